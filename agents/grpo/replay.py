"""Failed first attempts as new prompts: the published way to teach correction (Kimina-Prover-RL, August 2025)."""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from agents.grpo.config import CorrectionConfig
from lean_gym.attempt import Attempt

__all__ = ["Correction", "CorrectionCache"]


@dataclass(frozen=True, slots=True)
class Correction:
    """A failed attempt, ready to be corrected.

    Attributes:
        problem: the problem's id.
        prompt: token ids of the first prompt, the response as it was sampled, and the user's message with the feedback.
    """

    problem: str
    prompt: tuple[int, ...]


class CorrectionCache:
    """The newest failed attempts, from which a share of each step's prompts is drawn.

    Not kept are attempts that were proved and well-formed or not judged, those without code that could be corrected,
    those with more than ``max_feedback`` characters of feedback, and prompts of more than ``max_prompt`` tokens.

    Args:
        config: rate, capacity and filters.
    """

    def __init__(self, config: CorrectionConfig) -> None:
        self.config = config
        self._items: deque[Correction] = deque(maxlen=config.capacity)
        self.refused: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._items)

    def wants(self, attempt: Attempt) -> bool:
        """Whether an attempt passes the filters that do not need its tokens."""
        if not attempt.verdict.status.scored:
            reason = "not judged"
        elif attempt.verdict.status.proved and not attempt.violations:
            reason = "nothing to correct"
        elif attempt.response.code is None:
            reason = "no code"
        elif len(attempt.feedback) > self.config.max_feedback:
            reason = "feedback too long"
        else:
            return True
        self.refused[reason] += 1
        return False

    def add(self, attempt: Attempt, prompt: Sequence[int]) -> bool:
        """Keep a failed first attempt; says whether it was kept.

        Args:
            attempt: the attempt.
            prompt: the conversation's ids up to the place where the policy answers again.
        """
        if not self.wants(attempt):
            return False
        if len(prompt) > self.config.max_prompt:
            self.refused["prompt too long"] += 1
            return False
        self._items.append(Correction(attempt.problem.id, tuple(prompt)))
        return True

    def draw(self, prompts: int, rng: random.Random) -> list[Correction]:
        """For each of a step's prompts, with probability ``rate``, a failed attempt; all different."""
        if not self._items or self.config.rate == 0:
            return []
        count = sum(rng.random() < self.config.rate for _ in range(prompts))
        return rng.sample(list(self._items), min(count, len(self._items)))

    def state(self) -> list[list[Any]]:
        """Plain data for a checkpoint."""
        return [[c.problem, list(c.prompt)] for c in self._items]

    def load(self, state: Sequence[Sequence[Any]]) -> None:
        """Continue from `state`."""
        self._items.clear()
        self._items.extend(Correction(problem, tuple(prompt)) for problem, prompt in state)

    def counts(self) -> Mapping[str, int]:
        """How many attempts were refused, by reason."""
        return dict(self.refused)
