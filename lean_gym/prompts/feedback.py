"""The text that tells the policy what to correct."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lean_gym.verdict import Diagnostic, Status, Verdict

if TYPE_CHECKING:
    from lean_gym.rewards.rules import Violation

__all__ = ["FeedbackStyle", "feedback_text"]


@dataclass(frozen=True, slots=True)
class FeedbackStyle:
    """How much the feedback shows. The figures are those of the published recipe (Kimina-Prover-RL, August 2025).

    Attributes:
        max_errors: errors shown, from the first.
        context: lines of the policy's code around the place of an error, before and after it.
        budget: characters of the whole text at most.

    Raises:
        ValueError: a figure is too small to say anything.
    """

    max_errors: int = 3
    context: int = 2
    budget: int = 3000

    def __post_init__(self) -> None:
        if self.max_errors < 1 or self.context < 0 or self.budget < 200:
            raise ValueError(
                f"FeedbackStyle: max_errors must be at least 1, context at least 0 and budget at least 200, got {self}"
            )


DEFAULT_STYLE = FeedbackStyle()

_OPENINGS = {
    Status.FAILED: "Lean did not accept the proof.",
    Status.INCOMPLETE: "The proof is not complete: it still depends on `sorry`.",
    Status.REFUSED: "The answer was refused.",
    Status.TIMEOUT: "Lean did not finish in time.",
    Status.EXHAUSTED: "Lean ran out of resources on this proof.",
    Status.MALFORMED: "There is no proof to check.",
    Status.UNAVAILABLE: "The proof could not be checked, for a reason that is not yours.",
}
_CLOSING = "Correct the answer, and give it whole, in the same format."
_LEFT_OUT = "\n[… {} characters left out …]\n"
_LONGEST_LINE = 200


def feedback_text(
    code: str | None,
    verdict: Verdict,
    violations: Sequence[Violation] = (),
    style: FeedbackStyle = DEFAULT_STYLE,
) -> str:
    """Tell the policy what is wrong with its answer; the empty string when it is proved and well-formed.

    Args:
        code: the policy's Lean code, to which the diagnostics' positions refer.
        verdict: the judgement.
        violations: format rules that the response breaks.
        style: how much to show; the text is never longer than its budget.
    """
    if verdict.status is Status.PROVED and not violations:
        return ""
    parts = []
    if verdict.status is not Status.PROVED:
        parts.append(_opening(verdict))
    parts += [f"Format: {violation.message}" for violation in violations]
    errors = verdict.errors[: style.max_errors]
    if errors:
        lines = (code or "").split("\n")
        total = len(verdict.errors)
        if total > len(errors):
            parts.append(f"There are {total} errors; these are the first {len(errors)}.")
        spent = sum(len(p) + 2 for p in parts) + len(_CLOSING)
        share = max(80, (style.budget - spent) // len(errors) - 2)
        parts += [_clip(_error(i, error, lines, style, share), share) for i, error in enumerate(errors, 1)]
    text = _clip("\n\n".join(parts), style.budget - len(_CLOSING) - 2)
    return f"{text}\n\n{_CLOSING}"


def _opening(verdict: Verdict) -> str:
    """What became of the answer, with the reason where the errors do not say it."""
    opening = _OPENINGS[verdict.status]
    told = verdict.status is Status.INCOMPLETE or any(d.kind.startswith("audit.") for d in verdict.errors)
    if not verdict.reason or told:
        return opening
    reason = verdict.reason[0].upper() + verdict.reason[1:]
    return f"{opening} {reason}" + ("" if reason.endswith((".", "!", "?")) else ".")


def _error(number: int, error: Diagnostic, lines: list[str], style: FeedbackStyle, share: int) -> str:
    """One error: its place, the numbered lines around it, and Lean's message with its goals."""
    if error.start is None:
        return f"Error {number}:\n{_clip(error.text, share)}"
    line = error.start.line
    first, last = max(1, line - style.context), min(len(lines), line + style.context)
    width = len(str(last))
    shown = [f"{'>' if n == line else ' '} {n:>{width}} | {_short(lines[n - 1])}" for n in range(first, last + 1)]
    place = "\n".join([f"Error {number}, line {line}, column {error.start.column + 1}:", *shown])
    return f"{place}\n{_clip(error.text, max(60, share - len(place) - 1))}"


def _short(line: str) -> str:
    line = line.rstrip("\r")
    return line if len(line) <= _LONGEST_LINE else line[:_LONGEST_LINE] + " …"


def _clip(text: str, most: int) -> str:
    """Leave out the middle of a text that is too long: its ends say the most."""
    if len(text) <= most:
        return text
    mark = _LEFT_OUT.format(len(text) - most + len(_LEFT_OUT) + 4)
    room = max(0, most - len(mark))
    head = room * 2 // 3
    tail = room - head
    return (text[:head] + mark + (text[-tail:] if tail else ""))[:most]
