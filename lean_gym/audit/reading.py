"""From Lean's answer to a verdict. Whatever is missing, late, torn or contradictory is not `PROVED`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from lean_gym.audit.probes import Probe, probe_of
from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Diagnostic, Position, Severity, Status, Verdict

if TYPE_CHECKING:
    from lean_gym.audit.screen import Refusal
    from lean_gym.submission import Submission

__all__ = ["is_sorry_warning", "open_goals", "parse_axioms", "read_verdict", "refusal_verdict"]

_EXHAUSTED = {
    Outcome.MEMORY: "the check ran into its memory limit",
    Outcome.OUTPUT: "the check ran into its output limit",
    Outcome.CRASHED: "Lean crashed on this submission",
}


_OTHER_STATEMENT = "the theorem that was proved is not the one asked for"


def read_verdict(submission: Submission, run: LeanRun) -> Verdict:
    """Judge what Lean answered to a submission made by `instrument`.

    Every verifier uses it, so that all judge alike. It raises nothing.

    The rules, in order: a run without judgement is `UNAVAILABLE`; a killed or crashed one `TIMEOUT` or `EXHAUSTED`;
    an error in the problem's own header or statement `UNAVAILABLE`, as no policy can mend it; any other error `FAILED`,
    except that a theorem which Lean accepts but which is not the one asked for is `REFUSED`; then `sorryAx` among the
    axioms `INCOMPLETE`; an axiom that is not allowed, an answer that is missing, double or contradictory, `REFUSED`.
    What is left is `PROVED`.
    """
    verdict = _read(submission, run)
    return replace(verdict, elapsed=run.elapsed)


def refusal_verdict(refusals: Sequence[Refusal], elapsed: float = 0.0) -> Verdict:
    """The verdict on code that the screen refuses; its reason names the rule and the place of the first refusal.

    >>> from lean_gym.audit.screen import screen
    >>> print(refusal_verdict(screen("axiom b : False")).reason)
    audit rule "axiom" at line 1, column 0: `axiom` would add an assumption; prove the theorem from what is there
    """
    first = refusals[0]
    reason = f'audit rule "{first.rule}" at line {first.start.line}, column {first.start.column}: {first.message}'
    diagnostics = tuple(
        Diagnostic(Severity.ERROR, r.start, r.end, f"{r.message} (audit rule {r.rule})", f"audit.{r.rule}")
        for r in refusals
    )
    return Verdict(Status.REFUSED, diagnostics, elapsed=elapsed, reason=reason)


def _read(submission: Submission, run: LeanRun) -> Verdict:
    if run.outcome is Outcome.UNAVAILABLE:
        return Verdict(Status.UNAVAILABLE, reason=run.detail or "Lean gave no answer")
    probe = probe_of(submission)
    if probe is None:
        reason = "the submission holds no probe of the audit; make it with lean_gym.audit.instrument"
        return Verdict(Status.UNAVAILABLE, reason=reason)
    placed = [(m, submission.source_offset(m.start) if m.start is not None else None) for m in run.messages]
    errors = [(m, offset) for m, offset in placed if m.severity is Severity.ERROR]
    for message, offset in errors:
        if offset is not None and _is_problems_fault(submission, probe, offset):
            return _problem_verdict(submission, message, offset)
    after = submission.after[0]
    if any(offset is None or offset < after for _, offset in errors):
        # What Lean says against the probes then follows from an error before them.
        placed = [(m, offset) for m, offset in placed if offset is None or offset < after]
    seen = (_for_policy(submission, message, offset) for message, offset in placed)
    diagnostics = (*submission.errors, *(d for d in seen if d is not None))
    goals = open_goals(diagnostics)
    if run.outcome is Outcome.TIMEOUT:
        return Verdict(Status.TIMEOUT, diagnostics, goals, reason=run.detail or "the check ran into its time limit")
    if run.outcome in _EXHAUSTED:
        return Verdict(Status.EXHAUSTED, diagnostics, goals, reason=run.detail or _EXHAUSTED[run.outcome])
    if errors:
        if probe.check is not None and _all_within(probe.check, errors):
            reason = f'audit rule "statement": {_OTHER_STATEMENT}. {errors[0][0].text}'
            return Verdict(Status.REFUSED, diagnostics, goals, reason=reason)
        own = [(m, offset) for m, offset in errors if offset is None or offset < after]
        reason = f"{_OTHER_STATEMENT}. {own[0][0].text}" if own and _all_within(submission.glue, own) else ""
        return Verdict(Status.FAILED, diagnostics, goals, reason=reason)
    if submission.errors:
        return Verdict(Status.FAILED, diagnostics, goals)
    return _audited(submission, run, probe, diagnostics, goals)


def _all_within(span: tuple[int, int], errors: Sequence[tuple[Diagnostic, int | None]]) -> bool:
    return all(offset is not None and span[0] <= offset <= span[1] and span[0] < span[1] for _, offset in errors)


def _audited(
    submission: Submission, run: LeanRun, probe: Probe, diagnostics: tuple[Diagnostic, ...], goals: tuple[str, ...]
) -> Verdict:
    """The verdict on a run without errors: what the answers to the probe say."""

    def refused(rule: str, reason: str, axioms: tuple[str, ...] | None = None) -> Verdict:
        return Verdict(Status.REFUSED, diagnostics, goals, axioms, reason=f'audit rule "{rule}": {reason}')

    question = submission.source_position(probe.question)
    answers = [m for m in run.messages if m.start == question]
    if len(answers) != 1:
        what = "did not answer" if not answers else f"gave {len(answers)} answers to"
        return refused("answer", f"Lean {what} the question for the theorem's axioms; something hides or imitates it")
    text = answers[0].text
    axioms = parse_axioms(text, probe.name) if answers[0].severity is Severity.INFORMATION else None
    if axioms is None:
        return refused("answer", f"Lean's answer on the theorem's axioms cannot be read: {text[:200]!r}")
    if run.exit_code not in (None, 0):
        return refused("exit", f"Lean reported no error but ended with status {run.exit_code}", axioms)
    if "sorryAx" in axioms:
        reason = "the proof depends on `sorry`"
        return Verdict(Status.INCOMPLETE, diagnostics, goals, axioms, reason=reason)
    forbidden = [a for a in axioms if a not in probe.axioms]
    if forbidden:
        return refused("axiom", f"the proof rests on {_listed(forbidden)}; allowed: {_listed(probe.axioms)}", axioms)
    after_policy = submission.source_position(submission.after[0])
    if any(m.start is not None and m.start >= after_policy and is_sorry_warning(m) for m in run.messages):
        return refused("answer", "Lean warns of `sorry` in the theorem, but its axioms do not name it", axioms)
    return Verdict(Status.PROVED, diagnostics, goals, axioms)


def _is_problems_fault(submission: Submission, probe: Probe, offset: int) -> bool:
    """Whether an error at this offset was there before any text of the policy.

    Without a reference the statement itself is that: an error in its type, after the theorem's name. An error at the
    name or before it may be the proof's.
    """
    if offset < submission.policy[0]:
        return True
    start, end = submission.statement
    problem = submission.problem
    name_end = start + problem.parsed().theorem.name_end - len(problem.header)
    return probe.check is None and name_end <= offset < end


def _problem_verdict(submission: Submission, error: Diagnostic, offset: int) -> Verdict:
    problem = submission.problem
    line = f", line {error.start.line}" if error.start is not None else ""
    place = f"its header{line}" if offset < submission.before[0] else "its statement"
    reason = f"problem {problem.id or problem.name!r} is not accepted by this Lean, in {place}: {error.text}"
    return Verdict(Status.UNAVAILABLE, reason=reason)


def _for_policy(submission: Submission, message: Diagnostic, offset: int | None) -> Diagnostic | None:
    """The message as the policy sees it, at its own positions; None where it is none of its business.

    Errors are always shown. One after the policy's text, where Lean stumbled over text that it did not expect, is put
    at the end of the policy's code.
    """
    if message.start is None or offset is None:
        return message if message.severity is Severity.ERROR else None
    start = submission.to_code_position(message.start)
    if offset >= submission.after[0]:
        if message.severity is not Severity.ERROR:
            return None
        end_of_code = _end_of(submission.code)
        return replace(message, start=end_of_code, end=end_of_code)
    if start is None:
        return replace(message, start=None, end=None) if message.severity is Severity.ERROR else None
    end = None if message.end is None else submission.to_code_position(message.end)
    return replace(message, start=start, end=end)


def _end_of(code: str) -> Position:
    return Position(code.count("\n") + 1, len(code) - (code.rfind("\n") + 1))


def _plain(name: str) -> str:
    """The name without its quotation marks, which Lean leaves out where they are not needed."""
    return name.replace("«", "").replace("»", "")


def parse_axioms(text: str, name: str) -> tuple[str, ...] | None:
    """The axioms in Lean's answer to `#print axioms name`; None where it is no such answer.

    A name that holds a comma, a bracket, a quote or white space stays one name that is on no list of allowed ones.

    >>> parse_axioms("'t' depends on axioms: [propext,\\n Quot.sound]", "t")
    ('propext', 'Quot.sound')
    >>> parse_axioms("'t' does not depend on any axioms", "t")
    ()
    >>> parse_axioms("'t2' does not depend on any axioms", "t")
    """
    text = text.strip()
    named, found, rest = text[1:].partition("' does not depend on any axioms")
    if text.startswith("'") and found and not rest and _plain(named) == _plain(name):
        return ()
    named, _, rest = text[1:].partition("' depends on axioms:")
    rest = rest.strip()
    if not text.startswith("'") or _plain(named) != _plain(name) or not (rest.startswith("[") and rest.endswith("]")):
        return None
    axioms: list[str] = []
    start = 0
    quoted = False
    body = rest[1:-1]
    for index, character in enumerate(body + ","):
        if character in "«»":
            quoted = character == "«"
        elif character == "," and (not quoted or index == len(body)):
            axioms.append(body[start:index].strip())
            start = index + 1
    return tuple(axioms)


_SORRY = re.compile(r"declaration uses ['`]sorry['`]")


def is_sorry_warning(message: Diagnostic) -> bool:
    """Whether Lean warns that a declaration uses `sorry`, in its new wording or its old one."""
    return message.severity is Severity.WARNING and (
        message.kind.endswith("hasSorry") or _SORRY.search(message.text) is not None
    )


def open_goals(diagnostics: Sequence[Diagnostic]) -> tuple[str, ...]:
    """The goals that error messages show as open, as Lean prints them, without doubles.

    >>> from lean_gym.verdict import Diagnostic, Severity
    >>> text = "unsolved goals\\ncase left\\np : Prop\\n⊢ p\\n\\ncase right\\n⊢ True"
    >>> open_goals([Diagnostic(Severity.ERROR, None, None, text)])
    ('case left\\np : Prop\\n⊢ p', 'case right\\n⊢ True')
    """
    goals: dict[str, None] = {}
    for diagnostic in diagnostics:
        if diagnostic.severity is not Severity.ERROR:
            continue
        for block in diagnostic.text.split("\n\n"):
            block = block.removeprefix("unsolved goals\n").strip("\n")
            if block.startswith("⊢ ") or "\n⊢ " in block:
                lines = block.split("\n")
                while lines and lines[0].endswith(("goal:", "goals:", "goal", "goals")):
                    del lines[0]
                goals["\n".join(lines)] = None
    return tuple(goals)


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"`{n}`" for n in names) or "none"
