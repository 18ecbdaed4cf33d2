"""Comments are made harmless: no position moves, code and strings stay, nothing is left to be freed by mistake."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.audit import defuse as module
from lean_gym.audit import instrument
from lean_gym.audit.corpus import load_cheats, load_honest
from lean_gym.audit.defuse import defused
from lean_gym.audit.words import FORBIDDEN_NAMES, FORBIDDEN_WORDS
from lean_gym.lean.lexer import Token, TokenKind, code_tokens, tokenize
from lean_gym.problem import Problem
from lean_gym.verdict import Status
from lean_gym.verifiers import Verifier

PIECES = [
    "axiom",
    "/-",
    "-/",
    "--",
    "\n",
    '"',
    '\\"',
    "/--",
    "s!",
    "{",
    "}",
    "«",
    "»",
    "#exit",
    "@[",
    "sorry",
    " ",
    "é",
    "'",
]


@settings(max_examples=200)
@given(st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=3)), max_size=40))
def test_nothing_moves_and_code_stays(pieces: list[str]) -> None:
    text = "".join(pieces)
    harmless = defused(text)
    assert len(harmless) == len(text)
    assert [i for i, c in enumerate(harmless) if c == "\n"] == [i for i, c in enumerate(text) if c == "\n"]
    assert defused(harmless) == harmless
    for old, new in zip(tokenize(text), tokenize(harmless), strict=True):
        assert (old.kind, old.start, old.end, old.closed) == (new.kind, new.start, new.end, new.closed)
        assert old.text == new.text or old.kind in module._COMMENTS


@given(
    st.sampled_from(sorted([*FORBIDDEN_WORDS, *FORBIDDEN_NAMES])),
    st.sampled_from(["-- {}", "/- a {} b -/", "/-- {} -/ def x := 1"]),
)
def test_forbidden_words_are_gone_from_comments(word: str, frame: str) -> None:
    assert word not in defused(frame.format(word))


def test_harmless_text_stays_as_it_is() -> None:
    for text in ("-- by sorry, as usual\ntheorem t : 1 = 1 := rfl", '/- a comment -/ def s := "text"'):
        assert defused(text) == text


def test_the_code_of_the_corpus_is_not_touched() -> None:
    for case in (*load_cheats(), *load_honest()):
        kinds = (TokenKind.DOC_COMMENT,)
        old, new = code_tokens(case.code), code_tokens(defused(case.code))
        assert [t for t in new if t.kind not in kinds] == [t for t in old if t.kind not in kinds], case.id


def test_code_that_a_lexer_took_for_a_comment_does_not_reach_lean(
    verifier: Verifier, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cheat that passes the kernel by, with a lexer that is wrong just there."""
    problem = Problem.from_lean("theorem t : (1 : Nat) = 2 := by sorry")
    cheat = "by\n  set_option debug.skipKernelTC true in\n  decide +kernel"
    hidden = "set_option debug.skipKernelTC true in"
    assert "skipKernelTC" in instrument(problem, cheat).source

    def wrong(text: str) -> list[Token]:
        start = text.index(hidden)
        end = start + len(hidden)
        return [
            *tokenize(text[:start]),
            Token(TokenKind.LINE_COMMENT, hidden, start, end),
            *tokenize(text[end:]),
        ]

    monkeypatch.setattr(module, "tokenize", wrong)
    submission = instrument(problem, cheat)
    assert "skipKernelTC" not in submission.source
    assert verifier.verify([submission])[0].status is Status.FAILED


@pytest.mark.parametrize("code", ["by rfl", 'theorem t : "axiom" = "xxxxx" := by rfl'])
def test_strings_keep_their_meaning(verifier: Verifier, code: str) -> None:
    wrong = Problem.from_lean('theorem t : "axiom" = "xxxxx" := by sorry')
    right = Problem.from_lean('theorem t : "axiom" = "axiom" := by sorry')
    verdicts = verifier.verify([instrument(wrong, code), instrument(right, code.replace("xxxxx", "axiom"))])
    assert [verdict.status for verdict in verdicts] == [Status.FAILED, Status.PROVED]
