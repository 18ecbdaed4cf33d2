"""The feedback: what it shows, and that it is never too long."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lean_gym.prompts.feedback import FeedbackStyle, feedback_text
from lean_gym.rewards.rules import Violation
from lean_gym.verdict import Diagnostic, Position, Severity, Status, Verdict

CODE = "\n".join(f"line {n}" for n in range(1, 13))


def error(line: int, column: int = 2, text: str = "unsolved goals\n⊢ p") -> Diagnostic:
    return Diagnostic(Severity.ERROR, Position(line, column), Position(line, column + 1), text)


def test_an_error_is_shown_with_its_lines_and_its_goal() -> None:
    shown = feedback_text(CODE, Verdict(Status.FAILED, (error(9),)))
    assert (
        "Error 1, line 9, column 3:\n   7 | line 7\n   8 | line 8\n>  9 | line 9\n  10 | line 10\n  11 | line 11\n"
        in shown
    )
    assert "unsolved goals\n⊢ p" in shown
    assert "line 12" not in shown


def test_three_errors_at_most_are_shown() -> None:
    shown = feedback_text(CODE, Verdict(Status.FAILED, tuple(error(n, text=f"wrong {n}") for n in range(1, 8))))
    assert [n for n in range(1, 8) if f"wrong {n}" in shown] == [1, 2, 3]
    assert "There are 7 errors; these are the first 3." in shown


def test_warnings_are_not_errors() -> None:
    warning = Diagnostic(Severity.WARNING, Position(1, 0), None, "unused variable")
    assert "unused" not in feedback_text(CODE, Verdict(Status.FAILED, (warning, error(2))))


def test_nothing_is_said_of_a_proof() -> None:
    assert feedback_text(CODE, Verdict(Status.PROVED)) == ""


def test_violations_are_told_even_of_a_proof() -> None:
    violation = Violation("one_think_block", "there must be one think block, not 0", 0, 1, 0, 0)
    assert "there must be one think block" in feedback_text(CODE, Verdict(Status.PROVED), (violation,))


@pytest.mark.parametrize("status", [s for s in Status if s is not Status.PROVED])
def test_every_status_says_something_of_its_own(status: Status) -> None:
    others = {feedback_text(None, Verdict(s)) for s in Status if s not in (status, Status.PROVED)}
    assert feedback_text(None, Verdict(status)) not in others


def test_the_reason_is_told_once() -> None:
    said = Diagnostic(Severity.ERROR, Position(1, 0), None, "`axiom` adds an assumption", "audit.axiom")
    refused = Verdict(Status.REFUSED, (said,), reason="rule: `axiom` adds an assumption")
    assert feedback_text(CODE, refused).count("`axiom` adds an assumption") == 1
    assert "Lean crashed." in feedback_text(CODE, Verdict(Status.EXHAUSTED, reason="lean crashed"))


diagnostics = st.builds(
    Diagnostic,
    st.sampled_from(Severity),
    st.one_of(st.none(), st.builds(Position, st.integers(0, 10**6), st.integers(0, 10**6))),
    st.none(),
    st.text(max_size=5000),
)


@given(
    st.one_of(st.none(), st.text(max_size=3000)),
    st.sampled_from(Status),
    st.lists(diagnostics, max_size=6),
    st.text(max_size=4000),
    st.integers(1, 5),
    st.integers(0, 5),
    st.integers(200, 4000),
)
def test_total_and_within_the_budget(
    code: str | None, status: Status, said: list[Diagnostic], reason: str, most: int, context: int, budget: int
) -> None:
    style = FeedbackStyle(max_errors=most, context=context, budget=budget)
    shown = feedback_text(code, Verdict(status, tuple(said), reason=reason), (), style)
    assert len(shown) <= budget
    assert bool(shown) == (status is not Status.PROVED)


def test_a_long_message_keeps_its_ends() -> None:
    shown = feedback_text(CODE, Verdict(Status.FAILED, (error(1, text="first " + "x" * 9000 + " last"),)))
    assert len(shown) <= 3000
    assert "first x" in shown
    assert "x last" in shown
    assert "characters left out" in shown


@pytest.mark.parametrize("bad", [{"max_errors": 0}, {"context": -1}, {"budget": 10}])
def test_a_style_that_says_nothing_is_refused(bad: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="at least"):
        FeedbackStyle(**bad)
