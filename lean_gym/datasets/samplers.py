"""Which problems a training step practises on.

A sampler draws places in a list of problems. It owns its randomness, so that the same seed draws the same places, and
its `state_dict` is plain JSON data from which `load_state_dict` continues as if nothing had happened.

Curriculum and prioritised sampling are those of the Kimi k1.5 report (2025, section 2.3.3 "Sampling Strategies"); the
correction cache is that of Kimina-Prover-RL (August 2025).

>>> sampler = UniformSampler(4, seed=1)
>>> sorted(sampler.draw(2) + sampler.draw(2))
[0, 1, 2, 3]
"""

from __future__ import annotations

import abc
import itertools
import math
from collections import Counter, deque
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import numpy as np

if TYPE_CHECKING:
    from lean_gym.attempt import Attempt

__all__ = [
    "Correction",
    "CorrectionCache",
    "CurriculumSampler",
    "MixtureSampler",
    "Sampler",
    "UniformSampler",
    "WeightedSampler",
    "WinRates",
    "learnable",
    "prioritized_sampler",
    "unsolved",
]


class WinRates:
    """The success rate of each problem over the groups of responses that were sampled for it.

    Args:
        smoothing: the weight of the newest group in a moving average, above 0 and up to 1; None for the plain mean over
            all groups.

    Raises:
        ValueError: the smoothing is out of range.

    >>> rates = WinRates(0.5)
    >>> rates.update("a", 1.0, step=0)
    >>> rates.update("a", 0.0, step=3)
    >>> rates.rate("a"), rates.rate("b"), rates.last("a")
    (0.5, None, 3)
    """

    def __init__(self, smoothing: float | None = None) -> None:
        if smoothing is not None and not 0.0 < smoothing <= 1.0:
            raise ValueError(f"smoothing {smoothing} is not above 0 and at most 1")
        self.smoothing = smoothing
        self._records: dict[str, tuple[float, int, int]] = {}

    def update(self, id: str, share: float, step: int = 0) -> None:
        """A group was sampled at this step, and this share of its scored responses succeeded.

        Raises:
            ValueError: the share is no number from 0 to 1.
        """
        if not 0.0 <= share <= 1.0:
            raise ValueError(f"problem {id!r}: the share of successes is {share}, not a number from 0 to 1")
        rate, groups, _ = self._records.get(id, (share, 0, step))
        weight = 1.0 / (groups + 1) if self.smoothing is None else self.smoothing
        self._records[id] = (rate + weight * (share - rate), groups + 1, step)

    def rate(self, id: str) -> float | None:
        """The success rate, from 0 to 1; None for a problem that was never sampled."""
        record = self._records.get(id)
        return None if record is None else record[0]

    def last(self, id: str) -> int | None:
        """The step at which the problem was sampled last."""
        record = self._records.get(id)
        return None if record is None else record[2]

    def state_dict(self) -> dict[str, list[float]]:
        """Plain data for a checkpoint: rate, groups and last step by problem."""
        return {id: list(record) for id, record in self._records.items()}

    def load_state_dict(self, state: Mapping[str, Sequence[float]]) -> None:
        """Continue from `state`."""
        self._records = {id: (float(rate), int(groups), int(step)) for id, (rate, groups, step) in state.items()}


class Sampler(abc.ABC):
    """Draws places in a list of `size` problems.

    Args:
        size: how many problems there are.
        seed: the draws are a function of it.

    Raises:
        ValueError: there are no problems.
    """

    def __init__(self, size: int, seed: int) -> None:
        if size < 1:
            raise ValueError("a sampler needs at least one problem")
        self.size = size
        self._rng = np.random.default_rng(seed)

    @abc.abstractmethod
    def draw(self, count: int, without: Collection[int] = ()) -> list[int]:
        """Places of `count` problems, each at most once while there are enough.

        Args:
            count: how many.
            without: places that are taken already; drawn only when no others are left.
        """

    def state_dict(self) -> dict[str, Any]:
        """Plain data for a checkpoint."""
        return {"kind": type(self).__name__, "size": self.size, "rng": self._rng.bit_generator.state}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Continue from the state of a sampler that was made in the same way.

        Raises:
            ValueError: the state is that of another kind of sampler, or of another number of problems, or damaged;
                the sampler stays as it is.
        """
        self._check_state(state)
        self._rng.bit_generator.state = state["rng"]

    def _check_state(self, state: Mapping[str, Any]) -> None:
        mine = (type(self).__name__, self.size)
        if (state.get("kind"), state.get("size")) != mine:
            raise ValueError(
                f"the state is that of a {state.get('kind')} for {state.get('size')} problems, "
                f"not of a {mine[0]} for {mine[1]}"
            )
        try:
            np.random.default_rng().bit_generator.state = state.get("rng", {})
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            raise ValueError(f"the state's rng is not that of NumPy's generator: {error!r}") from error


class CurriculumSampler(Sampler):
    """From easy to hard: every problem that is open comes once before any comes again, and harder ones open with time.

    At the n-th draw (`step`, from 0), the easiest ``start + (1 - start) · n / steps`` of all problems are open, and all
    of them from draw `steps` on. Problems that open join the round under way.

    Args:
        difficulties: of the problems; larger is harder.
        steps: draws until all problems are open.
        start: the share of problems that is open at first, above 0 and up to 1.
        seed: the draws are a function of it.

    Raises:
        ValueError: there are no problems, a difficulty is not a number, or `steps` or `start` is out of range.

    >>> sampler = CurriculumSampler([3.0, 1.0, 2.0, 4.0], steps=2, start=0.25)
    >>> sampler.draw(1), sampler.draw(1), sorted(sampler.draw(2))
    ([1], [2], [0, 3])
    """

    def __init__(self, difficulties: Sequence[float], steps: int, *, start: float = 0.2, seed: int = 0) -> None:
        super().__init__(len(difficulties), seed)
        if steps < 1:
            raise ValueError(f"steps must be at least 1, got {steps}")
        if not 0.0 < start <= 1.0:
            raise ValueError(f"start {start} is not a share above 0 and at most 1")
        if not all(math.isfinite(d) for d in difficulties):
            raise ValueError("a difficulty is not a finite number")
        self.steps, self.start = steps, start
        self._ranked = sorted(range(self.size), key=lambda i: (difficulties[i], i))
        self._queue: list[int] = []  # what is left of the round, last first
        self._open = 0
        self.step = 0

    def open_at(self, step: int) -> int:
        """How many of the easiest problems are open at a draw, from 0."""
        share = self.start + (1.0 - self.start) * min(1.0, step / self.steps)
        return max(1, min(self.size, round(share * self.size)))

    def draw(self, count: int, without: Collection[int] = ()) -> list[int]:
        now = self.open_at(self.step)
        if now > self._open:
            self._queue = self._shuffled([*self._queue, *self._ranked[self._open : now]])
            self._open = now
        self.step += 1
        drawn: list[int] = []
        taken = set(without)
        while len(drawn) < count:
            if not self._queue:
                self._queue = self._shuffled(self._ranked[: self._open])
            passed: list[int] = []  # taken already: they keep their places in the round
            while self._queue and len(drawn) < count:
                place = self._queue.pop()
                if place in taken:
                    passed.append(place)
                else:
                    drawn.append(place)
                    taken.add(place)
            self._queue += reversed(passed)
            if len(drawn) < count and all(place in taken for place in self._ranked[: self._open]):
                taken = set()  # there are not enough
            elif len(drawn) < count:
                # All that is left of the round is taken: begin the next one, with these as its last.
                left = set(passed)
                self._queue = [*passed[::-1], *(p for p in self._shuffled(self._ranked[: self._open]) if p not in left)]
        return drawn

    def _shuffled(self, places: Sequence[int]) -> list[int]:
        return [places[i] for i in self._rng.permutation(len(places)).tolist()]

    def state_dict(self) -> dict[str, Any]:
        return super().state_dict() | {"queue": list(self._queue), "open": self._open, "step": self.step}

    def _check_state(self, state: Mapping[str, Any]) -> None:
        super()._check_state(state)
        queue, opened, step = state.get("queue"), state.get("open"), state.get("step")
        if not isinstance(opened, int) or not 0 <= opened <= self.size:
            raise ValueError(f"the state has open = {opened!r}, not a number from 0 to {self.size}")
        if not isinstance(step, int) or step < 0:
            raise ValueError(f"the state has step = {step!r}, not a number of draws")
        known = set(self._ranked[:opened])
        if not isinstance(queue, list) or len({p for p in queue if isinstance(p, int) and p in known}) < len(queue):
            raise ValueError(f"the state's queue is not a list of different places of the {opened} easiest problems")

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        super().load_state_dict(state)
        self._queue, self._open, self.step = list(state["queue"]), state["open"], state["step"]


class UniformSampler(CurriculumSampler):
    """Every problem once, in random order, before any comes again.

    Args:
        size: how many problems there are.
        seed: the draws are a function of it.

    Raises:
        ValueError: there are no problems.
    """

    def __init__(self, size: int, seed: int = 0) -> None:
        super().__init__([0.0] * size, 1, start=1.0, seed=seed)


class WeightedSampler(Sampler):
    """Draws in proportion to weights, which may change from draw to draw.

    Within one draw nothing is put back: the first problem is drawn in proportion to the weights, the next in proportion
    to the weights of the others, and so on (successive sampling, by the smallest of exponential times: Efraimidis and
    Spirakis, 2006). Problems of weight 0 come only when `fill` is set and no others are left, all alike.

    Args:
        ids: of the problems.
        weight: from a problem's id to its weight, a number of at least 0.
        fill: whether a draw is filled with problems of weight 0; else it may be short.
        seed: the draws are a function of it.

    Raises:
        ValueError: there are no problems.
    """

    def __init__(self, ids: Sequence[str], weight: Callable[[str], float], *, fill: bool = True, seed: int = 0) -> None:
        super().__init__(len(ids), seed)
        self.ids, self.weight, self.fill = list(ids), weight, fill

    def draw(self, count: int, without: Collection[int] = ()) -> list[int]:
        """As for every sampler; shorter than `count` where the weights are 0 and `fill` is not set.

        Raises:
            ValueError: a weight is negative or not a number.
        """
        weights = np.fromiter((self.weight(id) for id in self.ids), dtype=np.float64, count=self.size)
        if not np.all(weights >= 0.0) or not np.all(np.isfinite(weights)):
            wrong = int(np.argmin((weights >= 0.0) & np.isfinite(weights)))
            raise ValueError(
                f"problem {self.ids[wrong]!r} has the weight {weights[wrong]}; expected a number from 0 on"
            )
        free = np.ones(self.size, dtype=bool)
        free[list(without)] = False
        drawn: list[int] = []
        while True:
            once = self._smallest(np.where(free, weights, 0.0), count - len(drawn))
            if self.fill:
                free[once] = False
                once += self._smallest(free.astype(np.float64), count - len(drawn) - len(once))
            drawn += once
            if len(drawn) == count or not self.fill:
                return drawn
            free = np.ones(self.size, dtype=bool)  # there are not enough problems: they come again

    def _smallest(self, weights: np.ndarray[Any, np.dtype[np.float64]], count: int) -> list[int]:
        """The places with the smallest of exponential times with these rates, the smallest first."""
        places = np.flatnonzero(weights)
        if count == 0 or not len(places):
            return []
        times = self._rng.exponential(size=self.size)
        times = times[places] / weights[places]
        count = min(count, len(places))
        nearest = np.argpartition(times, count - 1)[:count] if count < len(places) else np.arange(len(places))
        found: list[int] = places[nearest[np.argsort(times[nearest], kind="stable")]].tolist()
        return found


def unsolved(rates: WinRates) -> Callable[[str], float]:
    """The weight of prioritised sampling, 1 − success rate; problems that were never sampled count as unsolved."""
    return lambda id: 1.0 - (rates.rate(id) or 0.0)


def learnable(rates: WinRates) -> Callable[[str], float]:
    """The weight s·(1 − s) for a success rate s: largest where both outcomes are likely, 0 where nothing is known."""

    def weight(id: str) -> float:
        rate = rates.rate(id) or 0.0
        return rate * (1.0 - rate)

    return weight


def prioritized_sampler(ids: Sequence[str], rates: WinRates, seed: int = 0) -> WeightedSampler:
    """Prioritised sampling: problem i with probability proportional to 1 − s_i, its success rate.

    The rates are read at each draw, and are the caller's to update and to checkpoint.

    >>> rates = WinRates()
    >>> rates.update("solved", 1.0)
    >>> prioritized_sampler(["solved", "open"], rates).draw(1)
    [1]
    """
    return WeightedSampler(ids, unsolved(rates), seed=seed)


class MixtureSampler(Sampler):
    """Draws from several sets of problems, each of its problems from a set chosen with the sets' weights.

    Places are those in the sets' concatenation, in their order.

    Args:
        samplers: one for each set.
        weights: of the sets; they need not add up to 1.
        seed: the choice of sets is a function of it.

    Raises:
        ValueError: there are not as many weights as samplers, or they are no weights.

    >>> mixture = MixtureSampler([UniformSampler(2), UniformSampler(3)], [0.0, 1.0])
    >>> sorted(mixture.draw(3))
    [2, 3, 4]
    """

    def __init__(self, samplers: Sequence[Sampler], weights: Sequence[float], *, seed: int = 0) -> None:
        super().__init__(sum(s.size for s in samplers), seed)
        if len(samplers) != len(weights):
            raise ValueError(f"there are {len(samplers)} samplers but {len(weights)} weights; give one for each")
        if not all(math.isfinite(w) and w >= 0.0 for w in weights) or sum(weights) <= 0.0:
            raise ValueError(f"weights {list(weights)} are not numbers from 0 on with a positive sum")
        self.samplers = list(samplers)
        self._shares = np.asarray(weights, dtype=np.float64) / sum(weights)
        self._offsets = [0, *itertools.accumulate(s.size for s in samplers)]

    def draw(self, count: int, without: Collection[int] = ()) -> list[int]:
        sets = self._rng.choice(len(self.samplers), size=count, p=self._shares).tolist()
        drawn: list[list[int]] = []
        for number, sampler in enumerate(self.samplers):
            low, high = self._offsets[number], self._offsets[number + 1]
            taken = [place - low for place in without if low <= place < high]
            drawn.append([low + place for place in sampler.draw(sets.count(number), taken)][::-1])
        return [drawn[number].pop() for number in sets if drawn[number]]

    def state_dict(self) -> dict[str, Any]:
        return super().state_dict() | {"samplers": [s.state_dict() for s in self.samplers]}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        super().load_state_dict(state)
        for sampler, own in zip(self.samplers, state["samplers"], strict=True):
            sampler.load_state_dict(own)


Prompt = TypeVar("Prompt", bound=Sequence[Any])


@dataclass(frozen=True, slots=True)
class Correction(Generic[Prompt]):
    """A failed attempt, ready to be corrected.

    Attributes:
        problem: the problem's id.
        prompt: the first prompt, the response, and the user's message with the feedback: messages, or token ids.
    """

    problem: str
    prompt: Prompt


class CorrectionCache(Generic[Prompt]):
    """The newest failed attempts, from which a share of each step's prompts is drawn.

    Not kept are attempts that were proved and well-formed or not judged at all, those without code that could be
    corrected, those with too long a feedback, and prompts that are too long. The defaults are those of
    Kimina-Prover-RL.

    Args:
        capacity: how many are kept; the oldest go first.
        rate: the probability that a prompt of a step is drawn from the cache.
        max_feedback: characters of feedback at most.
        max_prompt: the longest prompt, in units of `length`; None for any.
        length: the length of a prompt; by default its number of items, which suits token ids.
        seed: the draws are a function of it.

    Raises:
        ValueError: the capacity or the rate is out of range.
    """

    def __init__(
        self,
        capacity: int = 5000,
        rate: float = 0.5,
        *,
        max_feedback: int = 3000,
        max_prompt: int | None = None,
        length: Callable[[Prompt], int] = len,
        seed: int = 0,
    ) -> None:
        if capacity < 1:
            raise ValueError(f"capacity must be at least 1, got {capacity}")
        if not 0.0 <= rate <= 1.0:
            raise ValueError(f"rate {rate} is not a probability from 0 to 1")
        self.rate, self.max_feedback, self.max_prompt, self.length = rate, max_feedback, max_prompt, length
        self.refused: Counter[str] = Counter()
        """How many attempts were not kept, by reason."""
        self._items: deque[Correction[Prompt]] = deque(maxlen=capacity)
        self._rng = np.random.default_rng(seed)

    def __len__(self) -> int:
        return len(self._items)

    @property
    def items(self) -> tuple[Correction[Prompt], ...]:
        """What is kept, oldest first."""
        return tuple(self._items)

    def wants(self, attempt: Attempt) -> bool:
        """Whether an attempt passes the filters that do not need its prompt; a refusal is counted."""
        if not attempt.verdict.status.scored:
            reason = "not judged"
        elif attempt.verdict.status.proved and not attempt.violations:
            reason = "nothing to correct"
        elif attempt.response.code is None:
            reason = "no code"
        elif len(attempt.feedback) > self.max_feedback:
            reason = "feedback too long"
        else:
            return True
        self.refused[reason] += 1
        return False

    def add(self, attempt: Attempt, prompt: Prompt) -> bool:
        """Keep a failed attempt; says whether it was kept.

        Args:
            attempt: the attempt.
            prompt: the conversation up to the place where the policy answers again.
        """
        return self.wants(attempt) and self.keep(attempt.problem.id, prompt)

    def keep(self, problem: str, prompt: Prompt) -> bool:
        """Keep a failed attempt that passed `wants` elsewhere; says whether its prompt is short enough.

        Args:
            problem: the problem's id.
            prompt: as for `add`.
        """
        if self.max_prompt is not None and self.length(prompt) > self.max_prompt:
            self.refused["prompt too long"] += 1
            return False
        self._items.append(Correction(problem, prompt))
        return True

    def draw(self, prompts: int) -> list[Correction[Prompt]]:
        """For each of a step's prompts, with probability `rate`, a failed attempt; all different. They stay kept."""
        count = min(int(self._rng.binomial(prompts, self.rate)), len(self._items))
        return [self._items[i] for i in self._rng.permutation(len(self._items))[:count].tolist()]

    def state_dict(self) -> dict[str, Any]:
        """Plain data for a checkpoint, as far as the prompts are."""
        return {
            "items": [[c.problem, c.prompt] for c in self._items],
            "refused": dict(self.refused),
            "rng": self._rng.bit_generator.state,
        }

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Continue from `state`."""
        self._items.clear()
        self._items.extend(Correction(problem, prompt) for problem, prompt in state["items"])
        self.refused = Counter(state["refused"])
        self._rng.bit_generator.state = state["rng"]
