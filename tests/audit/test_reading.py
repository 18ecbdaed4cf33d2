"""Verdicts from raw answers, each rule on an answer made up for it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lean_gym.audit import AuditConfig, instrument, read_verdict, refusal_verdict, screen
from lean_gym.audit.probes import probe_of
from lean_gym.audit.reading import is_sorry_warning, open_goals, parse_axioms
from lean_gym.problem import Problem
from lean_gym.run import LeanRun, Outcome
from lean_gym.submission import Submission
from lean_gym.verdict import Diagnostic, Position, Severity, Status, Verdict

PROBLEM = Problem.from_lean("open Nat\n\ntheorem goal (p q : Prop) (h : p ∧ q) : q := by sorry")
BARE = "by\n  exact h.2"
WITH_HELPER = (
    "theorem helper (p q : Prop) (h : p ∧ q) : q := h.2\n\ntheorem goal (p q : Prop) (h : p ∧ q) : q := helper p q h"
)
BOTH = pytest.mark.parametrize("code", [BARE, WITH_HELPER], ids=["bare", "helper"])


def message(
    submission: Submission, offset: int, text: str, severity: Severity = Severity.ERROR, kind: str = ""
) -> Diagnostic:
    start = submission.source_position(offset)
    return Diagnostic(severity, start, Position(start.line, start.column + 1), text, kind)


def answer(submission: Submission, text: str = "'{}' does not depend on any axioms") -> Diagnostic:
    probe = probe_of(submission)
    assert probe is not None
    return message(submission, probe.question, text.format(probe.name), Severity.INFORMATION)


def judged(
    submission: Submission, *messages: Diagnostic, exit_code: int | None = None, outcome: Outcome = Outcome.FINISHED
) -> Verdict:
    errors = any(m.severity is Severity.ERROR for m in messages)
    return read_verdict(
        submission, LeanRun(outcome, int(errors) if exit_code is None else exit_code, messages, 0.5, "detail")
    )


@BOTH
def test_proved(code: str) -> None:
    submission = instrument(PROBLEM, code)
    verdict = judged(submission, answer(submission))
    assert (verdict.status, verdict.axioms, verdict.elapsed, verdict.reason) == (Status.PROVED, (), 0.5, "")
    with_axioms = judged(
        submission, answer(submission, "'{}' depends on axioms: [propext,\n   Classical.choice,\n   Quot.sound]")
    )
    assert (with_axioms.status, with_axioms.axioms) == (Status.PROVED, ("propext", "Classical.choice", "Quot.sound"))


@BOTH
def test_a_repl_has_no_exit_code(code: str) -> None:
    submission = instrument(PROBLEM, code)
    run = LeanRun(Outcome.FINISHED, None, (answer(submission),))
    assert read_verdict(submission, run).status is Status.PROVED


@BOTH
@pytest.mark.parametrize(
    ("outcome", "status"),
    [
        (Outcome.UNAVAILABLE, Status.UNAVAILABLE),
        (Outcome.TIMEOUT, Status.TIMEOUT),
        (Outcome.MEMORY, Status.EXHAUSTED),
        (Outcome.OUTPUT, Status.EXHAUSTED),
        (Outcome.CRASHED, Status.EXHAUSTED),
    ],
)
def test_outcomes(code: str, outcome: Outcome, status: Status) -> None:
    submission = instrument(PROBLEM, code)
    verdict = judged(submission, answer(submission), outcome=outcome)
    assert (verdict.status, verdict.reason) == (status, "detail")


@BOTH
@pytest.mark.parametrize(
    "text",
    [
        "",
        "'goal2' does not depend on any axioms",
        "'{}' does not depend on any axioms\n",
        "'{}' depends on axioms: propext",
        "'{}' depends on axioms: [propext] and more",
        "'{}' depends on nothing",
        "checked: does not depend on any axioms",
    ],
)
def test_an_answer_that_cannot_be_read(code: str, text: str) -> None:
    submission = instrument(PROBLEM, code)
    verdict = judged(submission, answer(submission, text))
    expected = Status.PROVED if text.endswith("axioms\n") else Status.REFUSED
    assert verdict.status is expected


@BOTH
def test_no_answer(code: str) -> None:
    submission = instrument(PROBLEM, code)
    verdict = judged(submission)
    assert verdict.status is Status.REFUSED
    assert 'rule "answer"' in verdict.reason


@BOTH
def test_an_answer_elsewhere_is_none(code: str) -> None:
    submission = instrument(PROBLEM, code)
    right = answer(submission)
    for offset in (submission.policy[0], submission.after[0], len(submission.source)):
        assert judged(submission, replace(right, start=submission.source_position(offset))).status is not Status.PROVED


@BOTH
def test_two_answers(code: str) -> None:
    submission = instrument(PROBLEM, code)
    bad = answer(submission, "'{}' depends on axioms: [sorryAx]")
    for pair in ((answer(submission), bad), (bad, answer(submission)), (answer(submission), answer(submission))):
        assert judged(submission, *pair).status is Status.REFUSED


@BOTH
@pytest.mark.parametrize("severity", [Severity.WARNING, Severity.ERROR])
def test_an_answer_of_another_severity(code: str, severity: Severity) -> None:
    submission = instrument(PROBLEM, code)
    assert judged(submission, replace(answer(submission), severity=severity)).status is not Status.PROVED


@BOTH
def test_sorry(code: str) -> None:
    submission = instrument(PROBLEM, code)
    verdict = judged(submission, answer(submission, "'{}' depends on axioms: [propext, sorryAx, cheat]"))
    assert (verdict.status, verdict.axioms) == (Status.INCOMPLETE, ("propext", "sorryAx", "cheat"))


@BOTH
def test_other_axioms(code: str) -> None:
    text = "'{}' depends on axioms: [propext, My.propext]"
    submission = instrument(PROBLEM, code)
    verdict = judged(submission, answer(submission, text))
    assert verdict.status is Status.REFUSED
    assert "`My.propext`" in verdict.reason
    assert "`propext`;" not in verdict.reason
    wider = instrument(PROBLEM, code, config=AuditConfig(axioms=("propext", "My.propext")))
    assert judged(wider, answer(wider, text)).status is Status.PROVED
    narrower = instrument(PROBLEM, code, config=AuditConfig(axioms=("Quot.sound",)))
    assert judged(narrower, answer(narrower, text)).status is Status.REFUSED


@BOTH
def test_an_exit_status_that_contradicts_the_messages(code: str) -> None:
    submission = instrument(PROBLEM, code)
    verdict = judged(submission, answer(submission), exit_code=1)
    assert verdict.status is Status.REFUSED
    assert 'rule "exit"' in verdict.reason


@BOTH
def test_errors_in_the_policys_text(code: str) -> None:
    submission = instrument(PROBLEM, code)
    span = submission.spans[-1]
    verdict = judged(submission, message(submission, span.source_end - 3, "no"), answer(submission), exit_code=0)
    assert verdict.status is Status.FAILED
    [diagnostic] = verdict.diagnostics
    lines = code.split("\n")
    assert diagnostic.start == Position(len(lines), len(lines[-1]) - 3)


@BOTH
def test_errors_before_the_policys_text_are_not_its_fault(code: str) -> None:
    submission = instrument(PROBLEM, code)
    verdict = judged(submission, message(submission, 2, "unknown namespace"), outcome=Outcome.TIMEOUT)
    assert verdict.status is Status.UNAVAILABLE
    assert "'goal'" in verdict.reason
    assert "unknown namespace" in verdict.reason


def test_errors_in_the_statement_are_not_the_policys_fault() -> None:
    submission = instrument(PROBLEM, BARE)
    type_at = submission.source.index("(p q")
    assert judged(submission, message(submission, type_at, "no")).status is Status.UNAVAILABLE
    name_at = submission.source.index("goal")
    assert judged(submission, message(submission, name_at, "(kernel) no")).status is Status.FAILED
    helped = instrument(PROBLEM, WITH_HELPER)
    reference_at = helped.source.index("(p q")
    assert reference_at < helped.policy[0]
    assert judged(helped, message(helped, reference_at, "no")).status is Status.UNAVAILABLE
    own_at = helped.source.rindex("(p q")
    assert judged(helped, message(helped, own_at, "no")).status is Status.FAILED


def test_another_statement() -> None:
    submission = instrument(PROBLEM, WITH_HELPER)
    probe = probe_of(submission)
    assert probe is not None
    assert probe.check is not None
    wrong = message(submission, probe.check[1] - 1, "Type mismatch")
    alone = judged(submission, wrong)
    assert (alone.status, len(alone.diagnostics)) == (Status.REFUSED, 1)
    assert 'rule "statement"' in alone.reason
    earlier = message(submission, submission.spans[0].source_start, "no")
    both = judged(submission, earlier, wrong)
    assert (both.status, [d.text for d in both.diagnostics]) == (Status.FAILED, ["no"])


def test_messages_that_are_not_the_policys_are_left_out() -> None:
    submission = instrument(PROBLEM, WITH_HELPER)
    messages = [
        message(submission, submission.before[0] + 8, "declaration uses `sorry`", Severity.WARNING, "hasSorry"),
        message(submission, submission.spans[0].source_start, "unused variable", Severity.WARNING),
        answer(submission),
    ]
    verdict = judged(submission, *messages)
    assert verdict.status is Status.PROVED
    assert [d.text for d in verdict.diagnostics] == ["unused variable"]


def test_a_warning_of_sorry_that_the_axioms_deny() -> None:
    submission = instrument(PROBLEM, WITH_HELPER)
    warning = message(submission, submission.after[0] + 60, "declaration uses `sorry`", Severity.WARNING, "hasSorry")
    assert judged(submission, warning, answer(submission)).status is Status.REFUSED


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        ("declaration uses `sorry`", "hasSorry", True),
        ("declaration uses `sorry`", "", True),
        ("declaration uses 'sorry'", "", True),
        ("anything", "hasSorry", True),
        ("unused variable `sorry`", "linter.unusedVariables", False),
    ],
)
def test_both_wordings_of_the_warning(text: str, kind: str, expected: bool) -> None:
    assert is_sorry_warning(Diagnostic(Severity.WARNING, None, None, text, kind)) is expected


def test_no_probe_is_no_judgement() -> None:
    submission = instrument(PROBLEM, BARE)
    bare = replace(submission, source=submission.source[: submission.after[0]], after=(submission.after[0],) * 2)
    assert judged(bare).status is Status.UNAVAILABLE


NAMES = st.one_of(
    st.from_regex(r"[A-Za-z][A-Za-z0-9_']{0,8}(\.[A-Za-z]{1,5}){0,2}", fullmatch=True),
    st.text(st.characters(exclude_characters="«»"), min_size=1, max_size=12).map(lambda s: f"«{s}»"),
)


@given(st.lists(NAMES, min_size=1, max_size=6), st.sampled_from([", ", ",\n ", ",\n                "]))
def test_axiom_lists_are_read_name_by_name(names: list[str], comma: str) -> None:
    assert parse_axioms(f"'t' depends on axioms: [{comma.join(names)}]", "t") == tuple(name.strip() for name in names)


@given(st.text(max_size=60))
def test_reading_axioms_is_total(text: str) -> None:
    for whole in (text, f"'t' {text}", f"'t' depends on axioms: [{text}]"):
        axioms = parse_axioms(whole, "t")
        assert axioms is None or all(isinstance(a, str) for a in axioms)


def test_names_may_be_printed_with_fewer_quotation_marks() -> None:
    assert parse_axioms("'a.«b c»' does not depend on any axioms", "«a».«b c»") == ()
    assert parse_axioms("'a.b' depends on axioms: [propext]", "a.«b»") == ("propext",)


def test_open_goals() -> None:
    errors = [
        "unsolved goals\ncase left\np : Prop\n⊢ p\n\ncase right\np : Prop\n⊢ p ∨ p",
        "omega could not prove the goal:\na possible counterexample",
        "Tactic `rfl` failed: not equal\n\nn : Nat\n⊢ n = 0",
        "unsolved goals\ncase left\np : Prop\n⊢ p",
    ]
    found = open_goals([Diagnostic(Severity.ERROR, None, None, text) for text in errors])
    assert found == ("case left\np : Prop\n⊢ p", "case right\np : Prop\n⊢ p ∨ p", "n : Nat\n⊢ n = 0")
    assert open_goals([Diagnostic(Severity.INFORMATION, None, None, errors[0])]) == ()


def test_the_verdict_of_the_screen() -> None:
    verdict = refusal_verdict(screen("theorem a : 1 = 1 := rfl\n  axiom b : False"))
    assert verdict.status is Status.REFUSED
    assert 'rule "axiom"' in verdict.reason
    assert "line 2, column 2" in verdict.reason
    assert verdict.errors[0].start == Position(2, 2)
