"""Policies: a server that is slow, busy, broken or odd; files of responses; a model in this process."""

from __future__ import annotations

import dataclasses
import json
import socket
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lean_gym.evaluation.policies import (
    PolicyError,
    RecordedPolicy,
    ReferencePolicy,
    Request,
    Sampling,
    make_policy,
    request_seed,
)
from lean_gym.problem import Problem
from lean_gym.prompts.chat import first_messages
from lean_gym.response import Response
from tests.evaluation.chat_server import Reply, chat_server

pytest.importorskip("httpx")
pytest.importorskip("tenacity")

from lean_gym.evaluation.policies.openai import OpenAIPolicy

PROBLEM = Problem.from_lean(
    "theorem p : True := by sorry", metadata={"proof": "by trivial", "wrong_proof": "by exact no"}
)


def request(problem: Problem = PROBLEM, sample: int = 0, turn: int = 0) -> Request:
    return Request(problem, sample, turn, first_messages(problem), request_seed(0, problem.id, sample, turn))


def choice(content: Any, finish: str = "stop", **message: Any) -> Reply:
    return 200, {}, {"choices": [{"message": {"content": content, **message}, "finish_reason": finish}]}


class Script:
    """Replies in turn, then the server's own answers."""

    def __init__(self, *replies: Reply) -> None:
        self.replies = list(replies)

    def __call__(self, body: dict[str, Any]) -> Reply | None:
        return self.replies.pop(0) if self.replies else None


def ask(script: Script, **options: Any) -> tuple[Any, int]:
    """The completion of one request, and how many requests the server saw."""
    with chat_server(problems=[PROBLEM], before=script) as server:
        policy = OpenAIPolicy(server.url, "prover", first_wait=0.001, **{"tries": 4, **options})
        try:
            [completion] = policy.generate([request()])
        finally:
            policy.close()
        return completion, len(server.requests)


def test_what_is_asked_and_what_comes_back() -> None:
    sampling = Sampling(temperature=0.6, top_p=0.9, max_tokens=77, stop=("STOP",), extra={"top_k": 20})
    with chat_server(problems=[PROBLEM]) as server:
        policy = OpenAIPolicy(server.url + "/", sampling=sampling, api_key="k3y")
        [completion] = policy.generate([request(sample=2)])
        policy.close()
        [body], [headers] = server.requests, server.headers
    assert policy.name == "prover"
    assert Response.parse(completion.text).code == "theorem p : True := by trivial"
    assert completion.tokens == len(completion.text)
    assert completion.prompt_tokens == sum(len(m["content"]) for m in first_messages(PROBLEM))
    assert (completion.finish, completion.error) == ("stop", "")
    assert completion.seconds > 0
    assert body["messages"] == first_messages(PROBLEM)
    assert {k: v for k, v in body.items() if k != "messages"} == {
        "model": "prover",
        "temperature": 0.6,
        "top_p": 0.9,
        "max_tokens": 77,
        "stop": ["STOP"],
        "seed": request(sample=2).seed,
        "top_k": 20,
    }
    assert headers["Authorization"] == "Bearer k3y"
    assert "k3y" not in json.dumps(policy.describe())


@pytest.mark.parametrize("status", [408, 409, 425, 429, 500, 502, 503, 504])
def test_a_busy_server_is_asked_again(status: int) -> None:
    completion, seen = ask(Script((status, {"Retry-After": "0"}, "busy"), (status, {}, "busy")))
    assert completion.error == ""
    assert "trivial" in completion.text
    assert seen == 3


def test_a_server_that_stays_busy() -> None:
    completion, seen = ask(Script(*[(503, {}, "overloaded <b>")] * 9))
    assert seen == 4
    assert "503: overloaded <b>" in completion.error


@pytest.mark.parametrize("status", [401, 403, 404])
def test_what_will_never_work_stops_at_once(status: int) -> None:
    with pytest.raises(PolicyError, match=rf"{status}.*no way"):
        ask(Script((status, {}, "no way")))


@pytest.mark.parametrize("status", [400, 413, 422])
def test_a_request_that_cannot_be_served_fails_alone(status: int) -> None:
    completion, seen = ask(Script((status, {}, "prompt too long")))
    assert seen == 1
    assert "prompt too long" in completion.error


@pytest.mark.parametrize(
    "reply",
    [(200, {}, "not json"), (200, {}, "[]"), (200, {}, {"choices": []}), (200, {}, {"choices": [{}]}), (200, {}, {})],
)
def test_an_answer_that_is_none(reply: Reply) -> None:
    completion, _ = ask(Script(*[reply] * 9))
    assert completion.error != ""
    assert completion.text == ""


def test_a_server_that_is_not_there() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}/v1"
    policy = OpenAIPolicy(url, "m", tries=2, first_wait=0.001)
    [completion] = policy.generate([request()])
    policy.close()
    assert "ConnectError" in completion.error
    with pytest.raises(PolicyError, match="--model"):
        OpenAIPolicy(url, tries=1)


def test_a_server_that_does_not_answer_in_time() -> None:
    def sleep(_: dict[str, Any]) -> None:
        time.sleep(0.4)

    with chat_server(problems=[PROBLEM], before=sleep) as server:
        policy = OpenAIPolicy(server.url, "m", timeout=0.05, tries=2, first_wait=0.001)
        [completion] = policy.generate([request()])
        policy.close()
    assert "ReadTimeout" in completion.error


def test_several_models() -> None:
    with chat_server(models=("a", "b")) as server, pytest.raises(PolicyError, match="a, b"):
        OpenAIPolicy(server.url)


@pytest.mark.parametrize(
    ("reply", "text"),
    [
        (choice("the proof", reasoning_content=" hm \n"), "<think>\nhm\n</think>\n\nthe proof"),
        (choice("the proof", reasoning="hm"), "<think>\nhm\n</think>\n\nthe proof"),
        (choice("", "length", reasoning_content="hm, so"), "<think>\nhm, so"),
        (choice(None, "length", reasoning_content="hm"), "<think>\nhm"),
        (choice(None), ""),
        (choice([{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]), "ab"),
        (choice("x", reasoning_content=None), "x"),
    ],
)
def test_reasoning_is_put_back(reply: Reply, text: str) -> None:
    completion, _ = ask(Script(reply))
    assert completion.text == text
    assert completion.error == ""
    assert completion.tokens is None


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("nothing", "unknown policy 'nothing'"),
        ("ftp://x", "unknown policy"),
        ("/no/such/file.jsonl", "No such file"),
        ("py:tests.evaluation.fakes", "py:MODULE:NAME"),
        ("py:tests.evaluation.fakes:nobody", "no 'nobody'"),
        ("py:no_such_module:x", "no_such_module"),
    ],
)
def test_no_such_policy(spec: str, says: str) -> None:
    with pytest.raises(PolicyError, match=says):
        make_policy(spec)


def test_a_function_of_your_own() -> None:
    policy = make_policy("py:tests.evaluation.test_policies:make_own", Sampling(max_tokens=5))
    assert policy.name == "own, 5 tokens"


def make_own(sampling: Sampling) -> ReferencePolicy:
    policy = ReferencePolicy()
    policy.name = f"own, {sampling.max_tokens} tokens"
    return policy


@pytest.mark.parametrize("bad", [{"temperature": -1}, {"top_p": 0}, {"top_p": 1.1}, {"max_tokens": 0}])
def test_sampling_out_of_range(bad: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(bad))):
        Sampling(**bad)


# --- files --------------------------------------------------------------------------------------------------------


def recorded(tmp_path: Path, *rows: object) -> RecordedPolicy:
    file = tmp_path / "responses.jsonl"
    file.write_bytes(b"\n".join(r if isinstance(r, bytes) else json.dumps(r).encode() for r in rows))
    return RecordedPolicy(file)


def test_rows_of_every_shape(tmp_path: Path) -> None:
    policy = recorded(
        tmp_path,
        {"problem": "p", "response": "one", "tokens": 7, "finish": "length"},
        {"id": "q", "completion": "a", "tokens": -1, "prompt_tokens": True},
        b"",
        {"problem_id": "p", "responses": ["two", "three ∀ \ud800"]},
        {"name": "q", "sample": 5, "turn": 0, "output": "six"},
        {"problem": "p", "sample": 1, "turn": 1, "text": "two, corrected"},
    )
    texts = [policy.generate([request(sample=s)])[0].text for s in range(3)]
    assert texts == ["one", "two", "three ∀ \ud800"]
    assert policy.samples("p") == 3
    assert policy.samples("q") == 6
    assert policy.samples("r") == 0
    [first, corrected, none] = policy.generate([request(), request(sample=1, turn=1), request(sample=2, turn=1)])
    assert (first.tokens, first.finish) == (7, "length")
    [unknown] = policy.generate([request(dataclasses.replace(PROBLEM, id="q"))])
    assert (unknown.tokens, unknown.prompt_tokens) == (None, None)
    assert corrected.text == "two, corrected"
    assert "sample 2, correction 1" in none.error
    policy.close()


@pytest.mark.parametrize(
    ("row", "says"),
    [
        (b"{", "line 2 is no JSON"),
        (b'{"a":' * 100_000, "line 2 is no JSON"),
        ([1], "no JSON object"),
        ({"response": "x"}, "does not name its problem"),
        ({"problem": "p"}, "has no response"),
        ({"problem": "p", "responses": ["a", 3]}, "has no response"),
        ({"problem": "p", "response": "x", "sample": -1}, "whole numbers"),
        ({"problem": "p", "response": "x", "turn": 1}, "which sample"),
        ({"problem": "p", "response": "x", "sample": 0}, "a second time"),
    ],
)
def test_rows_that_are_none(tmp_path: Path, row: object, says: str) -> None:
    with pytest.raises(PolicyError, match=says):
        recorded(tmp_path, {"problem": "p", "response": "one"}, row)


def test_an_empty_file(tmp_path: Path) -> None:
    with pytest.raises(PolicyError, match="no responses"):
        recorded(tmp_path)


def test_the_reference_proofs() -> None:
    policy = ReferencePolicy(wrong_first=True)
    first, second = policy.generate([request(), request(turn=1)])
    assert Response.parse(first.text).code == "theorem p : True := by exact no"
    assert Response.parse(second.text).code == "theorem p : True := by trivial"
    [none] = policy.generate([request(Problem.from_lean("theorem q : True := by sorry"))])
    assert "without a reference proof" in none.error


# --- in this process ----------------------------------------------------------------------------------------------


def tiny(tmp_path: Path, template: str) -> tuple[Any, Any]:
    """A model with random weights and a tokenizer of single words."""
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    tokenizers = pytest.importorskip("tokenizers")
    words = ["<pad>", "<end>", "user", "assistant", *(f"w{i}" for i in range(28))]
    inner = tokenizers.Tokenizer(tokenizers.models.WordLevel({w: i for i, w in enumerate(words)}, unk_token="w0"))
    inner.pre_tokenizer = tokenizers.pre_tokenizers.WhitespaceSplit()
    tokenizer = transformers.PreTrainedTokenizerFast(tokenizer_object=inner, pad_token="<pad>", eos_token="<end>")
    tokenizer.chat_template = template
    torch.manual_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=len(words),
        hidden_size=16,
        intermediate_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        eos_token_id=1,
        pad_token_id=0,
        bos_token_id=None,
    )
    return transformers.LlamaForCausalLM(config), tokenizer


TEMPLATE = "{% for m in messages %}{{ m['role'] }} {{ m['content'] }} {% endfor %}assistant "


@pytest.mark.slow
def test_a_model_in_this_process(tmp_path: Path) -> None:
    from lean_gym.evaluation.policies.local import TransformersPolicy

    model, tokenizer = tiny(tmp_path, TEMPLATE)
    policy = TransformersPolicy(model, Sampling(max_tokens=12), tokenizer=tokenizer)
    requests = [Request(PROBLEM, i, 0, [{"role": "user", "content": "w1 " * n}], 5) for i, n in enumerate((1, 9, 4))]
    one, again = policy.generate(requests), policy.generate(requests)
    assert [c.text for c in one] == [c.text for c in again]
    assert [c.prompt_tokens for c in one] == [3, 11, 6]
    for c in one:
        assert c.tokens is not None
        assert 1 <= c.tokens <= 12
        assert (c.finish == "length") == (c.tokens == 12 and len(c.text.split()) == 12)
    greedy = TransformersPolicy(model, Sampling(temperature=0, max_tokens=6), tokenizer=tokenizer)
    alone = [greedy.generate([r])[0].text for r in requests]
    assert [c.text for c in greedy.generate(requests)] == alone  # padding changes nothing


@pytest.mark.slow
def test_the_opening_tag_of_the_template_is_put_back(tmp_path: Path) -> None:
    from lean_gym.evaluation.policies.local import TransformersPolicy

    model, tokenizer = tiny(tmp_path, TEMPLATE + "<think>\n")
    policy = TransformersPolicy(model, Sampling(max_tokens=3), tokenizer=tokenizer)
    [completion] = policy.generate([Request(PROBLEM, 0, 0, [{"role": "user", "content": "w2"}], 1)])
    assert completion.text.startswith("<think>\n")


@pytest.mark.slow
def test_no_chat_template(tmp_path: Path) -> None:
    from lean_gym.evaluation.policies.local import TransformersPolicy

    model, tokenizer = tiny(tmp_path, "")
    with pytest.raises(PolicyError, match="no chat template"):
        TransformersPolicy(model, tokenizer=tokenizer)


@pytest.mark.slow
def test_no_such_model() -> None:
    pytest.importorskip("transformers")
    with pytest.raises(PolicyError, match="cannot be loaded"):
        make_policy("hf:/no/such/folder")


def test_calls_of_vllm(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stand-in for the library, which records how it is called; the library itself needs a GPU."""
    calls: list[Any] = []

    class LLM:
        def __init__(self, **options: Any) -> None:
            calls.append(options)

        def chat(self, chats: Any, parameters: Any, use_tqdm: bool) -> list[Any]:
            calls.append((chats, parameters, use_tqdm))
            output = SimpleNamespace(text="so", token_ids=[1, 2], finish_reason="length")
            return [SimpleNamespace(prompt="… <think>\n", prompt_token_ids=[1, 2, 3], outputs=[output])] * len(chats)

    monkeypatch.setitem(sys.modules, "vllm", SimpleNamespace(LLM=LLM, SamplingParams=lambda **p: p))
    policy = make_policy("vllm:some/model", Sampling(temperature=0.6, extra={"top_k": 5}), options={"dtype": "half"})
    one, two = policy.generate([request(), request(sample=1)])
    assert one == dataclasses.replace(two, seconds=one.seconds)
    assert (one.text, one.prompt_tokens, one.tokens, one.finish) == ("<think>\nso", 3, 2, "length")
    options, (chats, parameters, _) = calls
    assert options == {"model": "some/model", "dtype": "half"}
    assert chats == [first_messages(PROBLEM)] * 2
    assert [p["seed"] for p in parameters] == [request().seed, request(sample=1).seed]
    assert parameters[0]["top_k"] == 5


def test_without_vllm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "vllm", None)
    with pytest.raises(PolicyError, match="pip install vllm"):
        make_policy("vllm:some/model")


@pytest.mark.parametrize("missing", ["torch", "transformers"])
def test_without_transformers(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    for name in ("torch", "transformers"):
        monkeypatch.setitem(sys.modules, name, SimpleNamespace(AutoModelForCausalLM=None, AutoTokenizer=None))
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(PolicyError, match=rf"{missing} is not installed: pip install 'lean-gym\[agents\]'"):
        make_policy("hf:some/model")


@pytest.mark.slow
def test_a_policy_of_the_trainer() -> None:
    pytest.importorskip("torch")
    pytest.importorskip("safetensors")
    from agents.policies.evaluated import EvaluatedPolicy
    from agents.policies.tiny import Decoder, DecoderConfig, TinyPolicy, Tokenizer

    tokenizer = Tokenizer.train(["theorem t ( p : Prop ) : p := by exact"], 300)
    config = DecoderConfig(vocabulary=len(tokenizer), width=16, layers=1, heads=2, positions=600)
    policy = EvaluatedPolicy(TinyPolicy(tokenizer, Decoder(config)), Sampling(max_tokens=9), "small")
    long = Request(PROBLEM, 1, 0, [{"role": "user", "content": "p " * 600}], 1)
    one, none = policy.generate([request(), long])
    assert one.tokens is not None
    assert 1 <= one.tokens <= 9
    assert one == dataclasses.replace(policy.generate([request(), long])[0], seconds=one.seconds)
    assert "takes 600" in none.error
