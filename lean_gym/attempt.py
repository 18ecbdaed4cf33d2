"""The record of one step: what the policy wrote, what became of it, and what it is told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lean_gym.verdict import Verdict

if TYPE_CHECKING:
    from lean_gym.problem import Problem
    from lean_gym.response import Response
    from lean_gym.rewards.rules import Violation
    from lean_gym.submission import Submission

__all__ = ["Attempt"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """One response to one problem, judged.

    Attributes:
        problem: the theorem to prove.
        response: the policy's text, split into its parts.
        violations: the format rules that the response breaks.
        submission: what was checked; None where the response held no code.
        verdict: the judgement.
        reward_terms: named parts of the reward, filled in by reward wrappers and integrations.
        feedback: the text that tells the policy what to correct; empty when proved.
        seconds: wall-clock seconds from response to feedback, waiting included.
    """

    problem: Problem
    response: Response
    violations: tuple[Violation, ...]
    submission: Submission | None
    verdict: Verdict
    reward_terms: Mapping[str, float] = field(default_factory=dict)
    feedback: str = ""
    seconds: float = field(default=0.0, compare=False)
