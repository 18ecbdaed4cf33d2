"""Texts on their way through other people's REPLs, and what is believed of the replies."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lean_gym import Problem, Status
from lean_gym.audit.probes import instrument
from lean_gym.audit.reading import read_verdict
from lean_gym.repl import Session
from lean_gym.repl.framing import Framed, frame, read_reply
from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Position
from lean_gym.verifiers import Verifier

TEXTS = st.text(st.sampled_from("ab \n\t\r\x0b\x0c\x85\u2028-/\"'«»theormipt:=λ∀\x00{}!s"), max_size=60)


def through_a_repl(verifier: Verifier, source: str, *, added_lines: int = 0, **options: Any) -> LeanRun:
    framed = frame(source, **options)
    assert isinstance(framed, Framed)
    session = Session(verifier.run)
    session.answer({"cmd": framed.header})
    reply = session.answer({"cmd": framed.body, "env": 0})
    for message in reply.get("messages", []):
        for place in (message["pos"], message["endPos"]):
            if place is not None:
                place["line"] += added_lines
    return read_reply(framed, reply)


@pytest.mark.parametrize("added_lines", [0, 1, 7])
@pytest.mark.parametrize(
    "source",
    [
        "theorem t : True := trivial\n#print axioms t\n",
        "import Init\nimport Init -- twice\n\n/- c\n-/ theorem t : 1 = 2 := rfl\n\n#print axioms t",
        "\n\n  -- c\n#check Nat\n#check 1 +\n",
        "",
    ],
)
def test_messages_are_those_of_lean_itself(verifier: Verifier, source: str, added_lines: int) -> None:
    """Whether a server counts lines from the body or from the header."""
    run, same = through_a_repl(verifier, source, added_lines=added_lines), verifier.run(source)
    assert run.outcome is Outcome.FINISHED
    assert [(m.severity, m.start, m.end, m.text.strip()) for m in run.messages] == [
        (m.severity, m.start, m.end, m.text.strip()) for m in same.messages
    ]


@given(TEXTS)
def test_places_are_kept_and_nothing_is_split_on_the_way(source: str) -> None:
    framed = frame(source, "5b11", split_on_the_way=True)
    if not isinstance(framed, Framed):
        return
    assert framed.body.splitlines() == framed.body.split("\n")[: len(framed.body.splitlines())]
    assert framed.body.count("\n") == source.replace("\r\n", "\n").count("\n") + 1


@given(TEXTS)
def test_a_text_is_sent_as_it_is(source: str) -> None:
    framed = frame(source, "5b11")
    if isinstance(framed, Framed):
        body = framed.body.partition("\n")[2]
        assert body.strip(" \n") in source
        assert body.count("\n") == source.count("\n")


def test_an_import_in_the_text_is_no_header() -> None:
    framed = frame("theorem t : True := trivial\nimport Mathlib\n")
    assert isinstance(framed, Framed)
    assert framed.header == "import Init"
    for source in ("prelude\n", "\ud800"):
        run = frame(source)
        assert isinstance(run, LeanRun)
        assert run.outcome is Outcome.UNAVAILABLE


@pytest.mark.parametrize(
    ("code", "place"), [("theorem «a\u2028b» : True := trivial", (1, 10)), ('#check\r\n r"\x85"', (2, 3))]
)
def test_a_line_end_that_cannot_be_sent_is_the_fault_of_who_wrote_it(code: str, place: tuple[int, int]) -> None:
    problem = Problem.from_lean("theorem t : True := by sorry")
    submission = instrument(problem, f"{code}\n\ntheorem t : True := trivial")
    run = frame(submission.source, split_on_the_way=True)
    assert isinstance(run, LeanRun)
    verdict = read_verdict(submission, run)
    assert (verdict.status, verdict.errors[0].start) == (Status.FAILED, Position(*place))
    theirs = Problem.from_lean(f"{code}\n\ntheorem t : True := by sorry")
    submission = instrument(theirs, "by trivial")
    run = frame(submission.source, split_on_the_way=True)
    assert isinstance(run, LeanRun)
    assert read_verdict(submission, run).status is Status.UNAVAILABLE


@pytest.mark.parametrize(
    "reply",
    [
        None,
        [],
        {},
        {"env": 0},
        {"env": 0, "messages": None},
        {"env": 0, "messages": "x"},
        {"env": 0, "messages": [None]},
        {"env": 0, "messages": [{"severity": "error"}]},
        {"env": 0, "messages": [{"severity": "fatal", "pos": {"line": 1, "column": 0}, "data": ""}]},
        {"env": 0, "messages": [{"severity": "info", "pos": {"line": "1", "column": 0}, "data": '"5b11" : String'}]},
        {"env": 0, "messages": [{"severity": "info", "pos": {"line": 1, "column": 0}, "data": '"other" : String'}]},
        {"env": 0, "messages": [{"severity": "error", "pos": {"line": 1, "column": 0}, "data": '"5b11" : String'}]},
        {"message": "Unknown environment."},
        {"message": "Lean was stopped (unavailable): no"},
        {"message": "Lean was stopped (nonsense): no"},
    ],
)
def test_what_is_not_surely_an_answer_is_none(reply: object) -> None:
    framed = frame("theorem t : True := trivial", "5b11")
    assert isinstance(framed, Framed)
    run = read_reply(framed, reply)
    assert run.outcome is Outcome.UNAVAILABLE
    assert run.detail


@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(
                st.sampled_from(["message", "messages", "env", "severity", "pos", "endPos", "line", "column", "data"]),
                inner,
            )
        ),
    )
)
def test_any_reply_can_be_read(reply: object) -> None:
    framed = frame("", "5b11")
    assert isinstance(framed, Framed)
    assert read_reply(framed, reply).outcome is not Outcome.FINISHED


def test_a_good_reply_and_its_places() -> None:
    framed = frame("import A\ntheorem t : True := x", "5b11")
    assert isinstance(framed, Framed)
    marker = {"severity": "info", "pos": {"line": 3, "column": 0}, "endPos": None, "data": '"5b11" : String'}
    error = {"severity": "error", "pos": {"line": 5, "column": 20}, "endPos": {"line": 5, "column": 21}, "data": "no x"}
    run = read_reply(framed, {"env": 3, "messages": [error, marker]})
    assert run.outcome is Outcome.FINISHED
    [message] = run.messages
    assert (message.start, message.end, message.text) == (Position(2, 20), Position(2, 21), "no x")


def test_what_was_stopped() -> None:
    framed = frame("", "5b11")
    assert isinstance(framed, Framed)
    run = read_reply(framed, {"message": "Lean was stopped (timeout): no answer after 3 s"})
    assert (run.outcome, run.detail) == (Outcome.TIMEOUT, "no answer after 3 s")
