"""The usual naive checks of a proof, so that a user sees what each of them would have missed.

They judge the policy's file as it stands, as most scripts do: `naive_source` puts the problem's header before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from lean_gym.lean.declarations import parse
from lean_gym.problem import Problem
from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Severity

__all__ = ["NAIVE_CHECKS", "NaiveCheck", "naive_source"]

NaiveCheck = Callable[[str, LeanRun], bool]
"""A check of the policy's code and of Lean's run on it: whether it calls the theorem proved."""


def naive_source(problem: Problem, code: str) -> str:
    """The text that a simple script checks: the header, and the policy's file; a bare proof gets the statement.

    >>> problem = Problem.from_lean("theorem t : 1 = 1 := by sorry")
    >>> naive_source(problem, "by rfl")
    'theorem t : 1 = 1 := by rfl\\n'
    >>> naive_source(problem, "theorem t : True := trivial")
    'theorem t : True := trivial\\n'
    """
    declares = any(command.kind not in ("text", "module_doc") for command in parse(code).commands)
    header = problem.header if declares else f"{problem.header}{problem.statement} "
    body = code
    if "import " in header:
        body = re.sub(r"^import .*\n", "", code, flags=re.MULTILINE)
    elif header.strip():
        imports = "".join(re.findall(r"^import .*\n", code, flags=re.MULTILINE))
        body = re.sub(r"^import .*\n", "", code, flags=re.MULTILINE)
        header = imports + header
    return f"{header}{body}\n"


def _exit_status(code: str, run: LeanRun) -> bool:
    return run.outcome is Outcome.FINISHED and run.exit_code == 0


def _no_error(code: str, run: LeanRun) -> bool:
    return run.outcome is Outcome.FINISHED and not any(m.severity is Severity.ERROR for m in run.messages)


_WORD = re.compile(r"\bsorry\b")


def _no_word(code: str, run: LeanRun) -> bool:
    return _exit_status(code, run) and _WORD.search(code) is None


def _empty_sorries(code: str, run: LeanRun) -> bool:
    # A REPL lists the places where the word itself is elaborated; `sorryAx` and `admit` leave none.
    return _no_error(code, run) and _WORD.search(code) is None


def _old_wording(code: str, run: LeanRun) -> bool:
    return _no_error(code, run) and not any("declaration uses 'sorry'" in m.text for m in run.messages)


def _new_wording(code: str, run: LeanRun) -> bool:
    return _no_error(code, run) and not any("declaration uses `sorry`" in m.text for m in run.messages)


NAIVE_CHECKS: Mapping[str, NaiveCheck] = {
    "exit status": _exit_status,
    "no error": _no_error,
    "and no word sorry": _no_word,
    "empty sorries": _empty_sorries,
    "old warning": _old_wording,
    "new warning": _new_wording,
}
"""The naive checks by name: exit status 0; no error message; exit status 0 and no word `sorry` in it; no error and
an empty list of `sorries`, as a REPL reports them; no error and no warning of `sorry` in the old wording, with single
quotes; no error and none in the new wording, with backticks."""
