"""The small policy's tokenizer: nothing is lost, and control tokens never come out of a text."""

from __future__ import annotations

import pytest

pytest.importorskip("torch", reason="the extra 'agents' is not installed")

from hypothesis import given, settings
from hypothesis import strategies as st

from agents.policies.tiny.tokenizer import Tokenizer

CORPUS = [
    "<think>\n```tactics\nrcases h1 with ⟨hp, hq⟩\n```\n</think>\n\n```lean4\n",
    "theorem t (p q : Prop) (h1 : p ∧ ¬q) : p ↔ (q → p) := by\n  exact absurd hp hq\n    simp [foo.bar] 0 1 2",
]
TOKENIZER = Tokenizer.train(CORPUS, 400)
PIECES = [*TOKENIZER.words, " ", "  ", "\t", "zz", "é", "𝔽", "<|end|>", "<|glue|>", "12", "\r\n", "\u0000", "``"]


@given(st.one_of(st.text(max_size=60), st.lists(st.sampled_from(PIECES), max_size=25).map("".join)))
@settings(max_examples=300, deadline=None)
def test_every_text_comes_back(text: str) -> None:
    ids = TOKENIZER.encode(text)
    assert TOKENIZER.decode(ids) == text
    assert all(5 <= i < len(TOKENIZER) for i in ids), "a control token came out of a text"


@given(st.lists(st.integers(0, len(TOKENIZER) - 1), max_size=40))
@settings(max_examples=200, deadline=None)
def test_any_ids_have_a_text(ids: list[int]) -> None:
    assert isinstance(TOKENIZER.decode(ids), str)


def test_lone_surrogate_is_total() -> None:
    assert "h1" in TOKENIZER.decode(TOKENIZER.encode("h1 \ud800 h1"))


def test_lean_layout_costs_no_tokens() -> None:
    text = "rcases h1 with ⟨hp, hq⟩"
    assert [TOKENIZER.word(i) for i in TOKENIZER.encode(text)] == ["rcases", "h1", "with", "⟨", "hp", ",", "hq", "⟩"]


def test_unknown_words_are_bytes() -> None:
    assert len(TOKENIZER.encode("zz")) == 2


def test_round_trip_of_the_vocabulary() -> None:
    again = Tokenizer.from_json(TOKENIZER.to_json())
    assert again.words == TOKENIZER.words
    assert again.encode(CORPUS[1]) == TOKENIZER.encode(CORPUS[1])


def test_training_keeps_the_most_frequent_words() -> None:
    made = Tokenizer.train(["b b b a a c"], 265)
    assert made.words == ("b", "a")


@pytest.mark.parametrize(("words", "message"), [(["a", "a"], "'a' occurs twice"), (["a b"], "'a b' is no single")])
def test_bad_vocabulary(words: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Tokenizer(words)


def test_size_has_room_for_bytes() -> None:
    with pytest.raises(ValueError, match="at least 263"):
        Tokenizer.train(CORPUS, 100)
