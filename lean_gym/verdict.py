"""What Lean and the audit said of a submission: messages, statuses and the verdict."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

__all__ = ["Diagnostic", "Position", "Severity", "Status", "Verdict"]


class Severity(enum.Enum):
    """The severity of a message, in Lean's own words."""

    INFORMATION = "information"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True, order=True)
class Position:
    """A place in a text, as Lean counts.

    Attributes:
        line: line number, from 1.
        column: code points before it on its line, from 0.
    """

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One message of Lean.

    Attributes:
        severity: information, warning or error.
        start: first position, or None where the message has no place in the policy's text.
        end: position after the last character, or None.
        text: the message, as Lean wrote it.
        kind: Lean's tag of the message (``hasSorry``, ``linter.unusedVariables`` …), or the empty string.
    """

    severity: Severity
    start: Position | None
    end: Position | None
    text: str
    kind: str = ""


class Status(enum.Enum):
    """What became of an attempt. Only ``PROVED`` earns a reward; ``UNAVAILABLE`` is no judgement at all."""

    PROVED = "proved"
    """Lean's kernel accepted this statement with allowed axioms only, and the audit saw its answer."""
    FAILED = "failed"
    """Lean reported an error."""
    INCOMPLETE = "incomplete"
    """The proof depends on ``sorry``."""
    REFUSED = "refused"
    """Lean had no objection, but the audit has: a cheat, a forbidden axiom, a missing answer."""
    TIMEOUT = "timeout"
    """The check ran into its wall-clock limit."""
    EXHAUSTED = "exhausted"
    """The submission ran out of memory, stack or output, or crashed Lean; seen twice."""
    MALFORMED = "malformed"
    """The response holds no Lean code to check."""
    UNAVAILABLE = "unavailable"
    """Our machinery failed. The policy was not judged; the sample must be masked, never scored 0."""

    @property
    def proved(self) -> bool:
        """Whether the theorem is proved."""
        return self is Status.PROVED

    @property
    def scored(self) -> bool:
        """Whether this is a judgement of the policy; False for ``UNAVAILABLE`` only."""
        return self is not Status.UNAVAILABLE


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement of one submission.

    Attributes:
        status: what became of it.
        diagnostics: Lean's messages about the policy's own code, at positions in that code.
        goals: goals that were left open, as Lean prints them.
        axioms: axioms that the theorem depends on; None where Lean did not say.
        elapsed: seconds of the check.
        reason: one sentence on why the status is not ``PROVED``; empty where the diagnostics say it all.
    """

    status: Status
    diagnostics: tuple[Diagnostic, ...] = ()
    goals: tuple[str, ...] = ()
    axioms: tuple[str, ...] | None = None
    elapsed: float = field(default=0.0, compare=False)
    reason: str = ""

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The diagnostics that are errors."""
        return tuple(d for d in self.diagnostics if d.severity is Severity.ERROR)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON: positions as ``{"line", "column"}``, enums by their values."""
        return {
            "status": self.status.value,
            "reason": self.reason,
            "axioms": None if self.axioms is None else list(self.axioms),
            "goals": list(self.goals),
            "elapsed": self.elapsed,
            "diagnostics": [
                {
                    "severity": d.severity.value,
                    "start": None if d.start is None else asdict(d.start),
                    "end": None if d.end is None else asdict(d.end),
                    "text": d.text,
                    "kind": d.kind,
                }
                for d in self.diagnostics
            ],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Verdict:
        """The inverse of :meth:`to_dict`.

        Raises:
            KeyError, TypeError, ValueError: the data is not a verdict's.
        """

        def position(of: Mapping[str, int] | None) -> Position | None:
            return None if of is None else Position(of["line"], of["column"])

        return cls(
            status=Status(data["status"]),
            diagnostics=tuple(
                Diagnostic(Severity(d["severity"]), position(d["start"]), position(d["end"]), d["text"], d["kind"])
                for d in data["diagnostics"]
            ),
            goals=tuple(data["goals"]),
            axioms=None if data["axioms"] is None else tuple(data["axioms"]),
            elapsed=float(data["elapsed"]),
            reason=data["reason"],
        )
