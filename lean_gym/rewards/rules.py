"""Format rules: pure functions of a response (and its problem) that return a violation or None."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Violation"]


@dataclass(frozen=True, slots=True)
class Violation:
    """A broken format rule.

    Attributes:
        rule: the rule's name.
        message: one sentence for the policy and for people, with the value and the limit.
        value: what was measured.
        limit: what the rule allows.
        start: offset in the response of the part at fault.
        end: offset after it.
    """

    rule: str
    message: str
    value: float
    limit: float
    start: int
    end: int
