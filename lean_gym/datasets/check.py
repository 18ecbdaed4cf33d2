"""Is a problem worth asking? Lean's answer for every statement of a data set.

For each problem Lean reads one file: the statement, the statement again with each of a few tactics for its proof, and
its negation with each of them::

    theorem lean_gym_statement (n : Nat) : n < n := by sorry
    theorem lean_gym_proof_0 (n : Nat) : n < n := by simp
    #print axioms lean_gym_proof_0
    theorem lean_gym_negation_0 : ¬ (type_of% @lean_gym_statement) := by simp
    #print axioms lean_gym_negation_0

A statement that Lean does not accept is no problem; one that a tactic proves teaches little; one whose negation is
provable is false. A tactic that this Lean does not have proves nothing.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from lean_gym.audit.config import STANDARD_AXIOMS
from lean_gym.audit.reading import parse_axioms
from lean_gym.datasets.journal import Journal
from lean_gym.lean.lexer import TokenKind
from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Severity
from lean_gym.verifiers.base import confirmed_run

if TYPE_CHECKING:
    from lean_gym.problem import Problem
    from lean_gym.verifiers.base import Verifier

__all__ = ["TACTICS", "CheckSettings", "Checked", "check_problems"]

TACTICS = ("trivial", "rfl", "decide", "simp", "simp_all", "omega", "grind", "norm_num", "linarith", "aesop")
"""What is tried by default: the tactics that prove without a hint, of Lean and of Mathlib."""

_STATEMENT = "lean_gym_statement"
_MISSING_IMPORT = re.compile(r"unknown module prefix|unknown package|object file '[^']*' (?:of module|does not exist)")


@dataclass(frozen=True, slots=True)
class CheckSettings:
    """What is asked about each problem.

    Attributes:
        tactics: what is tried on the statement, and on its negation.
        negation: whether the negation is tried.
        heartbeats: Lean's measure of effort, for each of them; 200,000 is what Lean gives a proof by default.
    """

    tactics: tuple[str, ...] = TACTICS
    negation: bool = True
    heartbeats: int = 40_000


@dataclass(frozen=True, slots=True)
class Checked:
    """What Lean says of a problem.

    Attributes:
        id: the problem's id.
        valid: whether Lean accepts header and statement; None where it could not be asked, or lacks an import.
        error: Lean's first error where it does not, or why it could not be asked.
        proved_by: the tactics that prove it.
        refuted_by: the tactics that prove its negation.
        undecided: the tactics that ran out of time or memory, with `not ` before those tried on the negation.
        seconds: of Lean's work.
    """

    id: str
    valid: bool | None
    error: str = ""
    proved_by: tuple[str, ...] = ()
    refuted_by: tuple[str, ...] = ()
    undecided: tuple[str, ...] = ()
    seconds: float = 0.0

    @property
    def kind(self) -> str:
        """In a word: `unavailable`, `invalid`, `false`, `easy` (a tactic proves it) or `open`."""
        if self.valid is None:
            return "unavailable"
        if not self.valid:
            return "invalid"
        return "false" if self.refuted_by else "easy" if self.proved_by else "open"


def check_problems(
    problems: Iterable[Problem],
    verifier: Verifier,
    settings: CheckSettings = CheckSettings(),
    *,
    log: str | os.PathLike[str] | None = None,
) -> Iterator[Checked]:
    """Asks Lean about each problem; the answers come in the problems' order, as soon as they are there.

    The problems are taken from their source only a little ahead of the answers.

    Args:
        problems: the problems; the stream may be long.
        verifier: a Lean; as many problems are asked about at the same time as it has workers.
        settings: what is asked.
        log: a file that keeps the answers. Problems that are in it are not asked about again, so that an interrupted
            check goes on where it stopped. What could not be asked is not kept.

    Raises:
        LogError: the log was made with other settings or another Lean, is damaged, or is in use.
    """
    lean = verifier.describe().partition(";")[0]  # not how it is confined on this machine
    meant = {**asdict(settings), "lean": lean}
    with Journal(log, meant) if log is not None else nullcontext() as journal:
        known = {} if journal is None else {row["key"]: _from_row(row) for row in journal.rows()}
        waiting: deque[tuple[str, str, Checked | Future[Checked]]] = deque()
        ahead = 4 * verifier.workers

        def next_answer() -> Checked:
            key, id, found = waiting.popleft()
            answer = found.result() if isinstance(found, Future) else found
            if journal is not None and answer.valid is not None and key not in known:
                known[key] = answer
                journal.append({"key": key, **asdict(answer)})
            return replace(answer, id=id)

        with ThreadPoolExecutor(verifier.workers, thread_name_prefix="lean-gym-check") as pool:
            try:
                for problem in problems:
                    key = _key(problem)
                    found = known.get(key) or pool.submit(_check, problem, verifier, settings)
                    waiting.append((key, problem.id, found))
                    if len(waiting) > ahead:
                        yield next_answer()
                while waiting:
                    yield next_answer()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def _key(problem: Problem) -> str:
    return hashlib.sha256(json.dumps([problem.header, problem.statement]).encode()).hexdigest()


def _from_row(row: dict[str, Any]) -> Checked:
    return Checked(
        id=row["id"],
        valid=row["valid"],
        error=row["error"],
        proved_by=tuple(row["proved_by"]),
        refuted_by=tuple(row["refuted_by"]),
        undecided=tuple(row["undecided"]),
        seconds=row["seconds"],
    )


@dataclass(frozen=True, slots=True)
class _Trial:
    """A theorem that is tried: its text up to `:=`, its full name, and what it stands for."""

    tactic: str
    negated: bool
    theorem: str
    name: str

    @property
    def label(self) -> str:
        return f"not {self.tactic}" if self.negated else self.tactic


def _check(problem: Problem, verifier: Verifier, settings: CheckSettings) -> Checked:
    trials = _trials(problem, settings)
    run, error, proved = _ask(problem, trials, settings, verifier)
    seconds = run.elapsed
    undecided: list[str] = []
    if trials and run.outcome not in (Outcome.FINISHED, Outcome.UNAVAILABLE):
        # One of them is too much for Lean: each gets a file of its own.
        run, error, proved = _ask(problem, [], settings, verifier)
        seconds += run.elapsed
        for trial in trials if run.outcome is Outcome.FINISHED and not error else ():
            alone, _, found = _ask(problem, [trial], settings, verifier)
            seconds += alone.elapsed
            proved += found
            if alone.outcome is not Outcome.FINISHED:
                undecided.append(trial.label)
    if run.outcome is Outcome.UNAVAILABLE:
        return Checked(problem.id, None, run.detail or "Lean gave no answer", seconds=seconds)
    if run.outcome is not Outcome.FINISHED:
        return Checked(problem.id, False, run.detail or run.outcome.value, seconds=seconds)
    if error and _MISSING_IMPORT.search(error):
        said = error.partition("\n")[0]
        return Checked(problem.id, None, f"this Lean lacks an import of the problem ({said})", seconds=seconds)
    if error:
        return Checked(problem.id, False, error, seconds=seconds)
    return Checked(
        problem.id,
        True,
        proved_by=tuple(t.tactic for t in proved if not t.negated),
        refuted_by=tuple(t.tactic for t in proved if t.negated),
        undecided=tuple(undecided),
        seconds=seconds,
    )


def _ask(
    problem: Problem, trials: Sequence[_Trial], settings: CheckSettings, verifier: Verifier
) -> tuple[LeanRun, str, list[_Trial]]:
    """Runs the statement and the trials in one file.

    Returns:
        The run, Lean's first error about header and statement, and the trials that Lean accepts with their axioms.
    """
    gap = "" if problem.header.endswith("\n") or not problem.header else "\n"
    parts = [f"{problem.header}{gap}{_restated(problem, _STATEMENT)} by sorry\n"]
    line = parts[0].count("\n") + 1
    last = line - 1
    places: list[tuple[_Trial, int, int]] = []
    for trial in trials:
        text = (
            f"set_option maxHeartbeats {settings.heartbeats} in\n{trial.theorem} by {trial.tactic}\n"
            f"#print axioms _root_.{trial.name}\n"
        )
        parts.append(text)
        places.append((trial, line, line + text.count("\n")))
        line += text.count("\n")
    run = confirmed_run(verifier.run, "".join(parts))
    found = []
    for trial, first, after in places:
        here = [m for m in run.messages if m.start is not None and first <= m.start.line < after]
        answers = [parse_axioms(m.text, trial.name) for m in here if m.severity is Severity.INFORMATION]
        axioms = [a for a in answers if a is not None]
        failed = any(m.severity is Severity.ERROR for m in here)
        if not failed and len(axioms) == 1 and set(axioms[0]) <= set(STANDARD_AXIOMS):
            found.append(trial)
    return run, _error(run, last), found


def _error(run: LeanRun, last: int) -> str:
    """Lean's first error up to this line."""
    for m in run.messages:
        if m.severity is Severity.ERROR and (m.start is None or m.start.line <= last):
            return m.text if m.start is None else f"line {m.start.line}: {m.text}"
    return ""


def _trials(problem: Problem, settings: CheckSettings) -> list[_Trial]:
    parent = problem.full_name.rpartition(".")[0]
    inside = f"{parent}." if parent else ""
    trials = []
    for number, tactic in enumerate(settings.tactics):
        name = f"lean_gym_proof_{number}"
        trials.append(_Trial(tactic, False, _restated(problem, name), inside + name))
    for number, tactic in enumerate(settings.tactics if settings.negation else ()):
        name = f"lean_gym_negation_{number}"
        theorem = f"theorem _root_.{name} : ¬ (type_of% @_root_.{inside}{_STATEMENT}) :="
        trials.append(_Trial(tactic, True, theorem, name))
    return trials


def _restated(problem: Problem, name: str) -> str:
    """The statement under another last name, with the `open … in` before it, up to its `:=`."""
    theorem = problem.parsed().theorem
    prefix = ""
    if theorem.prefix:
        for token in problem.parsed().file.code[theorem.first_token : theorem.last_token]:
            if token.start >= theorem.statement_start:
                break
            if token.kind is TokenKind.NAME and token.text == "in":
                prefix = (problem.header + problem.statement)[theorem.start : token.end] + "\n"
    parent = problem.name.rpartition(".")[0]
    return prefix + problem.restated(f"{parent}.{name}" if parent else name)
