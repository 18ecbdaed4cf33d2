"""Which problems a step practises on, and how often each has been solved."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from agents.grpo.config import SamplingConfig

__all__ = ["Choice", "ProblemSampler", "WinRates"]


@dataclass(slots=True)
class _Record:
    rate: float
    groups: int
    step: int


class WinRates:
    """The success rate of each problem, as a moving average over its groups.

    Args:
        smoothing: weight of the newest group; 1 keeps nothing of the past.

    >>> rates = WinRates(0.5)
    >>> rates.update("a", 1.0, step=0)
    >>> rates.update("a", 0.0, step=3)
    >>> rates.rate("a"), rates.rate("b")
    (0.5, None)
    """

    def __init__(self, smoothing: float) -> None:
        self.smoothing = smoothing
        self._records: dict[str, _Record] = {}

    def update(self, id: str, share: float, step: int) -> None:
        """A group was sampled at this step, and this share of its scored responses succeeded."""
        record = self._records.get(id)
        if record is None:
            self._records[id] = _Record(share, 1, step)
        else:
            record.rate += self.smoothing * (share - record.rate)
            record.groups, record.step = record.groups + 1, step

    def rate(self, id: str) -> float | None:
        """The success rate, or None for a problem that was never sampled."""
        record = self._records.get(id)
        return None if record is None else record.rate

    def last(self, id: str) -> int | None:
        """The step at which it was sampled last."""
        record = self._records.get(id)
        return None if record is None else record.step

    def state(self) -> dict[str, list[float]]:
        """Plain data for a checkpoint."""
        return {id: [r.rate, r.groups, r.step] for id, r in self._records.items()}

    def load(self, state: Mapping[str, Sequence[float]]) -> None:
        """Continue from `state`."""
        self._records = {id: _Record(float(r), int(g), int(s)) for id, (r, g, s) in state.items()}


@dataclass(frozen=True, slots=True)
class Choice:
    """A problem of a step: its place in the list, and whether it is there because it was met before."""

    index: int
    kind: Literal["fresh", "revisit"]


class ProblemSampler:
    """Draws the problems of a step.

    Up to ``revisit_share`` of a step goes to problems that were solved sometimes, but not always, weighted by
    ``rate × (1 - rate)``: a group teaches most where both outcomes are likely. The rest is drawn by the strategy:
    ``uniform`` (every problem once before any comes again), ``curriculum`` (likewise, from the easiest problems on,
    with all of them in after ``curriculum_steps``), ``prioritized`` (with weight 1 - success rate, as in Kimi k1.5;
    problems that were never sampled count as unsolved).

    Args:
        ids: of the problems.
        difficulties: of the problems, for the curriculum; larger is harder.
        config: how to draw.
        rates: the success rates.
    """

    def __init__(
        self, ids: Sequence[str], difficulties: Sequence[float], config: SamplingConfig, rates: WinRates
    ) -> None:
        if not ids or len(ids) != len(difficulties):
            raise ValueError(f"there must be as many difficulties as problems, got {len(difficulties)} and {len(ids)}")
        self.ids, self.config, self.rates = list(ids), config, rates
        self._ranked = sorted(range(len(ids)), key=lambda i: (difficulties[i], i))
        self._queue: list[int] = []
        self._opened = 0  # problems of the curriculum that have been in the queue

    def draw(self, count: int, step: int, rng: random.Random, without: Collection[int] = ()) -> list[Choice]:
        """The problems of a step, each at most once while there are enough.

        Args:
            count: how many.
            step: the number of the step.
            rng: the source of randomness.
            without: places that are taken.
        """
        taken = set(without)
        chosen = [
            Choice(i, "revisit") for i in self._revisits(int(count * self.config.revisit_share), step, rng, taken)
        ]
        taken |= {c.index for c in chosen}
        while len(chosen) < count:
            index = self._fresh(step, rng, taken)
            taken.add(index)
            chosen.append(Choice(index, "fresh"))
        return chosen

    def _revisits(self, most: int, step: int, rng: random.Random, taken: set[int]) -> list[int]:
        if most == 0:
            return []
        open_ = []
        for i, id in enumerate(self.ids):
            rate, last = self.rates.rate(id) or 0.0, self.rates.last(id)
            rested = last is not None and step - last >= self.config.revisit_after
            if 0 < rate < 1 and rested and i not in taken:
                open_.append((i, rate * (1 - rate)))
        return _weighted(open_, most, rng)

    def _fresh(self, step: int, rng: random.Random, taken: set[int]) -> int:
        if self.config.strategy == "prioritized":
            weights = [(i, 1 - (self.rates.rate(id) or 0.0)) for i, id in enumerate(self.ids) if i not in taken]
            drawn = _weighted([w for w in weights if w[1] > 0], 1, rng)
            return drawn[0] if drawn else rng.randrange(len(self.ids))
        if self.config.strategy == "curriculum":
            share = min(1.0, (step + 1) / self.config.curriculum_steps)
            reach = max(1, round(share * len(self.ids)))
            if reach > self._opened:
                self._queue += self._ranked[self._opened : reach]
                rng.shuffle(self._queue)
                self._opened = reach
        pool = self._ranked[: self._opened] if self.config.strategy == "curriculum" else range(len(self.ids))
        for _ in range(2):
            for at in range(len(self._queue) - 1, -1, -1):
                if self._queue[at] not in taken:
                    return self._queue.pop(at)
            self._queue = list(pool)
            rng.shuffle(self._queue)
        return rng.choice(list(pool))

    def state(self) -> dict[str, Any]:
        """Plain data for a checkpoint."""
        return {"queue": self._queue, "opened": self._opened}

    def load(self, state: Mapping[str, Any]) -> None:
        """Continue from `state`."""
        self._queue, self._opened = list(state["queue"]), int(state["opened"])


def _weighted(items: Sequence[tuple[int, float]], count: int, rng: random.Random) -> list[int]:
    """Draw without putting back, with weights."""
    left = list(items)
    drawn = []
    while left and len(drawn) < count:
        at = rng.choices(range(len(left)), [w for _, w in left])[0]
        drawn.append(left.pop(at)[0])
    return drawn
