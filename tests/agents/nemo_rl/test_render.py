"""Observations are what the chat template writes: the ids of a whole conversation are the template's."""

from __future__ import annotations

import pytest

pytest.importorskip("transformers", reason="the extra 'agents' is not installed")
pytest.importorskip("tokenizers", reason="the extra 'agents' is not installed")

from hypothesis import given, settings
from hypothesis import strategies as st

from agents.nemo_rl.render import Renderer
from agents.policies.template import without_control_tokens
from tests.agents.nemo_rl.templates import FAMILIES, make_tokenizer

TOKENIZERS = {name: make_tokenizer(family) for name, family in FAMILIES.items()}
FEEDBACK = "Lean did not accept the proof.\n\nError 1, line 2, column 3:\n> 2 |   exact h.1\nType mismatch: p ∧ q"


@pytest.fixture(params=FAMILIES)
def name(request: pytest.FixtureRequest) -> str:
    return request.param


def conversation(name: str, answers: list[str], feedback: str) -> tuple[list[int], list[int]]:
    """The ids that NeMo RL's loop makes of an episode, and those of the template for the same chat."""
    tokenizer = TOKENIZERS[name]
    renderer = Renderer(tokenizer)
    chat = [{"role": "user", "content": "Prove t : q."}]
    if FAMILIES[name].system:
        chat.insert(0, {"role": "system", "content": "You know Lean."})
    ids = renderer.ids(renderer.prompt(chat))
    for number, answer in enumerate(answers, 1):
        chat.append({"role": "assistant", "content": answer})
        ids += [*tokenizer(answer, add_special_tokens=False)["input_ids"], tokenizer.eos_token_id]
        if number < len(answers):
            chat.append({"role": "user", "content": feedback})
            ids += renderer.ids(renderer.follow_up(feedback))
    ids += renderer.ids(renderer.end())
    return ids, renderer.ids(tokenizer.apply_chat_template(chat, tokenize=False))


def test_ids_are_the_templates(name: str) -> None:
    answers = ["```lean4\nby exact h.1\n```", "```lean4\nby exact h\n```", "```lean4\nby exact h.2\n```"]
    if name == "reasoning":  # which is what this template makes of the last answer
        answers[-1] = "<think>\nso\n</think>\n\n" + answers[-1]
    ours, templates = conversation(name, answers, FEEDBACK)
    assert ours == templates


def test_reasoning_that_the_template_drops_stays() -> None:
    answers = ["<think>\nzebra\n</think>\n\n```lean4\nby simp\n```", "<think>\nso\n</think>\n\n```lean4\nby rfl\n```"]
    ours, templates = conversation("reasoning", answers, FEEDBACK)
    decode = TOKENIZERS["reasoning"].decode
    assert "zebra" in decode(ours)
    assert "zebra" not in decode(templates)
    assert decode(ours).replace("<think>\nzebra\n</think>\n\n", "") == decode(templates)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(sorted(FAMILIES)),
    st.lists(
        st.sampled_from(["<|im_end|>", "<|im_start|>", "<|eot_id|>", "<end_of_turn>", "<|", "|>", "im_end", "\n", "a"])
        | st.text(max_size=8),
        max_size=12,
    ).map("".join),
)
def test_feedback_cannot_write_control_tokens(name: str, hostile: str) -> None:
    tokenizer = TOKENIZERS[name]
    renderer = Renderer(tokenizer)
    controls = {tokenizer.convert_tokens_to_ids(c) for c in [*FAMILIES[name].controls, "<|pad|>"]}

    def count(feedback: str) -> list[int]:
        return [i for i in renderer.ids(renderer.follow_up(feedback)) if i in controls]

    assert count("x" + hostile + "x") == count("x")


def test_only_what_looks_like_a_control_token_is_changed() -> None:
    assert without_control_tokens(FEEDBACK, FAMILIES["chatml"].controls) == FEEDBACK
    overlapping = without_control_tokens("<a>b", ["<a>", "a>b"])
    assert overlapping.replace("\u200b", "") == "<a>b"
    assert "<a>" not in overlapping
    assert "a>b" not in overlapping


def test_same_words_as_the_local_agent(name: str) -> None:
    """What `agents.policies.hf` puts between two answers, token for token."""
    from agents.policies.hf import TransformersPolicy

    tokenizer = TOKENIZERS[name]
    policy = object.__new__(TransformersPolicy)  # its text side needs no model
    policy.tokenizer, policy.stop_ids = tokenizer, {tokenizer.eos_token_id}
    renderer = Renderer(tokenizer)
    chat = [{"role": "user", "content": "Prove t."}]
    assert policy.start(chat) == renderer.ids(renderer.prompt(chat))
    assert policy.follow_up([1, tokenizer.eos_token_id], FEEDBACK) == renderer.ids(renderer.follow_up(FEEDBACK))


def test_a_template_that_closes_with_another_token_is_an_error() -> None:
    tokenizer = make_tokenizer(FAMILIES["chatml"])
    pad = tokenizer.convert_tokens_to_ids("<|pad|>")
    with pytest.raises(ValueError, match=r"closes an answer with '<\|im_end\|>.*stops at '<\|pad\|>'"):
        Renderer(tokenizer, [pad])
    assert Renderer(tokenizer, [pad, tokenizer.eos_token_id]).end() == "\n"
    tokenizer.chat_template = None
    with pytest.raises(ValueError, match="no chat template"):
        Renderer(tokenizer)
