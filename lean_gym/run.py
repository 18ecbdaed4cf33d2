"""What a Lean process did with one text, before anyone judges it."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from lean_gym.verdict import Diagnostic

__all__ = ["LeanRun", "Outcome"]


class Outcome(enum.Enum):
    """How the run ended."""

    FINISHED = "finished"
    """Lean read the text to its end and said all that it had to say."""
    TIMEOUT = "timeout"
    """Killed at the wall-clock limit."""
    MEMORY = "memory"
    """Killed at the memory limit."""
    OUTPUT = "output"
    """Killed at the output limit."""
    CRASHED = "crashed"
    """Ended by a signal or an abort of its own."""
    UNAVAILABLE = "unavailable"
    """Lean did not run, or its answer was lost: no judgement is possible."""


@dataclass(frozen=True, slots=True)
class LeanRun:
    """The raw answer of Lean to one text.

    Attributes:
        outcome: how the run ended.
        exit_code: Lean's exit status (0: no error, 1: errors); None where there is none.
        messages: Lean's messages, in order, at positions in the text that was checked.
        elapsed: wall-clock seconds.
        detail: what to tell a person when the outcome is not ``FINISHED``.
    """

    outcome: Outcome
    exit_code: int | None = None
    messages: tuple[Diagnostic, ...] = ()
    elapsed: float = 0.0
    detail: str = ""
