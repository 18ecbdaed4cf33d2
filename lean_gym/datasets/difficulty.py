"""How hard is a problem for Lean's own automation? The weakest single tactic that proves it within a budget."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lean_gym.datasets.check import CheckSettings, check_problems

if TYPE_CHECKING:
    from lean_gym.problem import Problem
    from lean_gym.verifiers.base import Verifier

__all__ = ["SOLVERS", "Difficulty", "measure_difficulty"]

SOLVERS = ("decide", "simp", "omega", "grind")
"""The tactics that are tried by default, from narrow to broad."""


@dataclass(frozen=True, slots=True)
class Difficulty:
    """What proves a problem at once.

    Attributes:
        problem: the problem.
        solved_by: the tactics that prove it, in the order in which they were named.
        unknown: why nothing is known, where Lean does not accept the statement or could not be asked; else empty.
    """

    problem: Problem
    solved_by: tuple[str, ...] = ()
    unknown: str = ""

    @property
    def solver(self) -> str:
        """The first tactic that proves it, `none`, or `unknown`."""
        return "unknown" if self.unknown else self.solved_by[0] if self.solved_by else "none"


def measure_difficulty(
    problems: Iterable[Problem],
    verifier: Verifier,
    *,
    solvers: tuple[str, ...] = SOLVERS,
    heartbeats: int = 40_000,
    log: str | os.PathLike[str] | None = None,
) -> Iterator[Difficulty]:
    """Tries single tactics on each problem; the answers come in the problems' order.

    Args:
        problems: the problems; the stream may be long.
        verifier: a Lean.
        solvers: the tactics, from narrow to broad.
        heartbeats: Lean's measure of effort, for each of them; 200,000 is what Lean gives a proof by default.
        log: a file that keeps the answers (see `check_problems`).

    Raises:
        LogError: the log was made with other settings or another Lean, is damaged, or is in use.
    """
    asked: deque[Problem] = deque()

    def noted() -> Iterator[Problem]:
        for problem in problems:
            asked.append(problem)
            yield problem

    settings = CheckSettings(solvers, negation=False, heartbeats=heartbeats)
    for answer in check_problems(noted(), verifier, settings, log=log):
        unknown = "" if answer.valid else answer.error or "Lean gave no answer"
        yield Difficulty(asked.popleft(), answer.proved_by, unknown)
