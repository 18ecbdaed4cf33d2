"""Which problems a step practises on: fresh ones, and some that were solved sometimes, but not always."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from agents.grpo.config import SamplingConfig
from lean_gym.datasets.samplers import (
    CurriculumSampler,
    Sampler,
    UniformSampler,
    WeightedSampler,
    WinRates,
    learnable,
    prioritized_sampler,
)

__all__ = ["Choice", "ProblemSampler"]


@dataclass(frozen=True, slots=True)
class Choice:
    """A problem of a step: its place in the list, and whether it is there because it was met before."""

    index: int
    kind: Literal["fresh", "revisit"]


class ProblemSampler:
    """Draws the problems of a step.

    Up to ``revisit_share`` of a step goes to problems that were solved sometimes, but not always, and not in the last
    steps: a group teaches most where both outcomes are likely. The rest is drawn by the strategy.

    Args:
        ids: of the problems.
        difficulties: of the problems, for the curriculum; larger is harder.
        config: how to draw.
        rates: the success rates.
        seed: the draws are a function of it, and of the rates.
    """

    def __init__(
        self, ids: Sequence[str], difficulties: Sequence[float], config: SamplingConfig, rates: WinRates, seed: int
    ) -> None:
        self.config, self.rates = config, rates
        self._step = 0
        self._learnable = learnable(rates)
        self._revisits = WeightedSampler(ids, self._weight, fill=False, seed=seed)
        self._fresh: Sampler
        if config.strategy == "curriculum":
            self._fresh = CurriculumSampler(difficulties, config.curriculum_steps, seed=seed + 1)
        elif config.strategy == "prioritized":
            self._fresh = prioritized_sampler(ids, rates, seed=seed + 1)
        else:
            self._fresh = UniformSampler(len(ids), seed=seed + 1)

    def _weight(self, id: str) -> float:
        last = self.rates.last(id)
        rested = last is not None and self._step - last >= self.config.revisit_after
        return self._learnable(id) if rested else 0.0

    def draw(self, count: int, step: int, without: Collection[int] = ()) -> list[Choice]:
        """The problems of a step, each at most once while there are enough.

        Args:
            count: how many.
            step: the number of the step.
            without: places that are taken.
        """
        self._step = step
        revisits = self._revisits.draw(int(count * self.config.revisit_share), without)
        fresh = self._fresh.draw(count - len(revisits), {*without, *revisits})
        return [*(Choice(i, "revisit") for i in revisits), *(Choice(i, "fresh") for i in fresh)]

    def state_dict(self) -> dict[str, Any]:
        """Plain data for a checkpoint."""
        return {"revisits": self._revisits.state_dict(), "fresh": self._fresh.state_dict()}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Continue from `state_dict`."""
        self._revisits.load_state_dict(state["revisits"])
        self._fresh.load_state_dict(state["fresh"])
