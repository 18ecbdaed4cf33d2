"""Samplers against independent computations, and the same continuation from a checkpoint."""

from __future__ import annotations

import itertools
import json
import math
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.attempt import Attempt
from lean_gym.datasets.samplers import (
    Correction,
    CorrectionCache,
    CurriculumSampler,
    MixtureSampler,
    Sampler,
    UniformSampler,
    WeightedSampler,
    WinRates,
    learnable,
    prioritized_sampler,
    unsolved,
)
from lean_gym.problem import Problem
from lean_gym.response import Response
from lean_gym.rewards.rules import Violation
from lean_gym.verdict import Status, Verdict

IDS = [f"p{i}" for i in range(7)]


def rates(**known: float) -> WinRates:
    found = WinRates()
    for id, rate in known.items():
        found.update(id, rate)
    return found


MAKERS: dict[str, Callable[[int], Sampler]] = {
    "uniform": lambda seed: UniformSampler(7, seed),
    "curriculum": lambda seed: CurriculumSampler([3, 1, 2, 5, 4, 9, 0], 4, start=0.3, seed=seed),
    "prioritized": lambda seed: prioritized_sampler(IDS, rates(p0=1.0, p1=0.5, p2=0.9), seed),
    "learnable": lambda seed: WeightedSampler(IDS, learnable(rates(p0=1.0, p1=0.5, p2=0.9)), seed=seed),
    "mixture": lambda seed: MixtureSampler(
        [UniformSampler(3, seed), prioritized_sampler(IDS[:4], rates(p0=0.5), seed)], [1, 3], seed=seed
    ),
}


@pytest.mark.parametrize("kind", MAKERS)
def test_a_checkpoint_continues_as_if_nothing_had_happened(kind: str) -> None:
    for before, count in itertools.product((0, 1, 3, 10), (1, 3, 9)):
        whole, first = MAKERS[kind](5), MAKERS[kind](5)
        for _ in range(before):
            assert whole.draw(count, without={2}) == first.draw(count, without={2})
        state = json.loads(json.dumps(first.state_dict()))
        second = MAKERS[kind](999)
        second.load_state_dict(state)
        assert [whole.draw(count) for _ in range(12)] == [second.draw(count) for _ in range(12)]
    assert [MAKERS[kind](5).draw(3) for _ in range(3)] == [MAKERS[kind](5).draw(3)] * 3
    assert len({tuple(MAKERS[kind](seed).draw(7)) for seed in range(20)}) > 1


def test_a_wrong_checkpoint_is_refused() -> None:
    with pytest.raises(ValueError, match="UniformSampler for 3 problems, not of a UniformSampler for 4"):
        UniformSampler(4).load_state_dict(UniformSampler(3).state_dict())
    with pytest.raises(ValueError, match="not of a WeightedSampler"):
        prioritized_sampler(["a"], WinRates()).load_state_dict(UniformSampler(1).state_dict())


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *[("queue", queue) for queue in ([0, 0], [7], ["a"], None)],
        *[("rng", rng) for rng in (None, {}, {"bit_generator": "PCG64"}, {"bit_generator": "MT19937", "state": {}})],
        *[("open", 9), ("open", "all"), ("step", -1)],
    ],
)
def test_a_damaged_state_is_refused_and_changes_nothing(field: str, value: object) -> None:
    first, second = UniformSampler(5, seed=1), UniformSampler(5, seed=1)
    for sampler in (first, second):
        sampler.draw(2)
    with pytest.raises(ValueError, match=f"the state.*{field}"):
        first.load_state_dict({**UniformSampler(5, seed=2).state_dict(), field: value})
    assert first.draw(8) == second.draw(8)


@settings(max_examples=100, deadline=None)
@given(
    st.integers(1, 9),
    st.integers(0, 99),
    st.lists(st.tuples(st.integers(0, 12), st.sets(st.integers(0, 8), max_size=9)), max_size=8),
    st.sampled_from(["uniform", "curriculum", "weighted", "mixture"]),
)
def test_what_every_draw_keeps(size: int, seed: int, draws: list[tuple[int, set[int]]], kind: str) -> None:
    known = rates(**{f"p{i}": i / 9 for i in range(0, size, 2)})
    ids = [f"p{i}" for i in range(size)]
    sampler: Sampler
    if kind == "uniform":
        sampler = UniformSampler(size, seed)
    elif kind == "curriculum":
        sampler = CurriculumSampler([i % 3 for i in range(size)], 3, seed=seed)
    elif kind == "weighted":
        sampler = WeightedSampler(ids, learnable(known), seed=seed)
    else:
        sampler = MixtureSampler([UniformSampler(size, seed)], [2.0], seed=seed)
    for step, (count, asked) in enumerate(draws):
        without = {i for i in asked if i < size}
        open_ = set(range(size))
        if isinstance(sampler, CurriculumSampler) and kind == "curriculum":
            ranked = sorted(range(size), key=lambda i: (i % 3, i))
            open_ = set(ranked[: max(1, min(size, round((0.2 + 0.8 * min(1, step / 3)) * size)))])
        drawn = sampler.draw(count, without)
        assert len(drawn) == count
        assert set(drawn) <= open_
        free = open_ - without
        if count <= len(free):
            assert len(set(drawn)) == count
            assert not set(drawn) & without
        else:
            assert free <= set(drawn)


def test_uniform_rounds() -> None:
    sampler = UniformSampler(10, seed=3)
    stream = [place for _ in range(40) for place in sampler.draw(4)]
    rounds = [stream[i : i + 10] for i in range(0, 160, 10)]
    # Every problem comes once before any comes again, as draws of four cross the rounds' ends without doubling.
    counts = Counter(stream)
    assert set(counts.values()) == {16}
    assert sum(len(set(part)) == 10 for part in rounds) >= 8
    firsts = Counter(UniformSampler(5, seed).draw(1)[0] for seed in range(2000))
    assert all(abs(firsts[i] - 400) < 5 * math.sqrt(400 * 0.8) for i in range(5))


def test_curriculum_opens_the_easiest_first() -> None:
    difficulties = [5.0, 1.0, 4.0, 2.0, 3.0, 0.0, 6.0, 7.0, 9.0, 8.0]
    sampler = CurriculumSampler(difficulties, steps=5, start=0.2)
    seen: set[int] = set()
    for step in range(6):
        drawn = sampler.draw(6)
        allowed = max(1, round((0.2 + 0.8 * min(1.0, step / 5)) * 10))
        easiest = {i for i in range(10) if difficulties[i] < allowed}  # the difficulties are the ranks
        assert set(drawn) <= easiest
        seen |= set(drawn)
    assert sampler.open_at(5) == 10
    stream = [place for _ in range(10) for place in sampler.draw(10)]
    assert set(Counter(stream).values()) == {10}


def exact_probability(weights: list[float], order: tuple[int, ...]) -> float:
    """Successive sampling, from its definition."""
    left = sum(weights)
    probability = 1.0
    for place in order:
        probability *= weights[place] / left
        left -= weights[place]
    return probability


def test_prioritized_draws_in_proportion() -> None:
    known = rates(p0=0.9, p1=0.5, p2=0.0)  # p3 was never sampled: as if never solved
    sampler = prioritized_sampler(IDS[:4], known, seed=11)
    weights = [0.1, 0.5, 1.0, 1.0]
    assert [unsolved(known)(id) for id in IDS[:4]] == pytest.approx(weights)
    n = 20_000
    seen = Counter(tuple(sampler.draw(2)) for _ in range(n))
    for order in itertools.permutations(range(4), 2):
        p = exact_probability(weights, order)
        assert abs(seen[order] - n * p) < 5 * math.sqrt(n * p * (1 - p)) + 1, order
    known.update("p2", 1.0)
    assert known.rate("p2") == 0.5  # the change shows at the next draw


def test_weights() -> None:
    assert [learnable(rates(a=0.25, b=1.0))(id) for id in "abc"] == pytest.approx([0.1875, 0.0, 0.0])
    none_left = WeightedSampler(["a", "b", "c"], learnable(rates(a=0.5)), fill=False)
    assert none_left.draw(3) == [0]
    assert none_left.draw(3, without=[0]) == []
    assert sorted(WeightedSampler(["a", "b", "c"], learnable(rates(a=0.5))).draw(3)) == [0, 1, 2]
    assert WeightedSampler(["a", "b", "c"], learnable(rates(a=0.5))).draw(3)[0] == 0
    for wrong in (-1.0, math.nan, math.inf):
        with pytest.raises(ValueError, match="'b' has the weight"):
            WeightedSampler(["a", "b"], {"a": 1.0, "b": wrong}.__getitem__).draw(1)


def test_mixture_shares() -> None:
    mixture = MixtureSampler([UniformSampler(5), UniformSampler(10), UniformSampler(3)], [1.0, 2.0, 0.0], seed=2)
    n = 6000
    stream = [place for _ in range(n // 3) for place in mixture.draw(3)]
    first = sum(place < 5 for place in stream)
    assert abs(first - n / 3) < 5 * math.sqrt(n * 2 / 9)
    assert max(stream) == 14
    assert mixture.size == 18


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: UniformSampler(0), "at least one"),
        (lambda: CurriculumSampler([1.0], 0), "steps must be"),
        (lambda: CurriculumSampler([1.0], 1, start=0.0), "start 0.0"),
        (lambda: CurriculumSampler([math.nan], 1), "finite"),
        (lambda: MixtureSampler([UniformSampler(1)], []), "1 samplers but 0 weights"),
        (lambda: MixtureSampler([UniformSampler(1)], [0.0]), "positive sum"),
        (lambda: MixtureSampler([UniformSampler(1)], [-1.0]), "numbers from 0"),
        (lambda: WinRates(0.0), "smoothing"),
        (lambda: WinRates().update("a", 1.5), "'a'.*1.5"),
        (lambda: CorrectionCache(0), "capacity"),
        (lambda: CorrectionCache(rate=1.5), "rate 1.5"),
    ],
)
def test_bad_arguments(make: Callable[[], Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        make()


@given(st.lists(st.floats(0, 1), min_size=1, max_size=20), st.none() | st.floats(0.01, 1))
def test_win_rates(shares: list[float], smoothing: float | None) -> None:
    known = WinRates(smoothing)
    for step, share in enumerate(shares):
        known.update("a", share, step)
    if smoothing is None:
        expected = math.fsum(shares) / len(shares)
    else:  # an exponential moving average, written out
        n = len(shares)
        weights = [smoothing * (1 - smoothing) ** (n - 1 - i) for i in range(n)]
        weights[0] = (1 - smoothing) ** (n - 1)
        expected = math.fsum(w * s for w, s in zip(weights, shares, strict=True))
    assert known.rate("a") == pytest.approx(expected, abs=1e-9)
    assert known.last("a") == len(shares) - 1
    again = WinRates(smoothing)
    again.load_state_dict(json.loads(json.dumps(known.state_dict())))
    again.update("a", 0.5)
    known.update("a", 0.5)
    assert again.rate("a") == known.rate("a")


def attempt(
    id: str = "a", status: Status = Status.FAILED, text: str = "```lean4\nby rfl\n```", feedback: str = "no",
    violations: tuple[Violation, ...] = (),
) -> Attempt:  # fmt: skip
    problem = Problem.from_lean("theorem t : True := by sorry", id=id)
    return Attempt(
        problem=problem,
        response=Response.parse(text),
        violations=violations,
        submission=None,
        verdict=Verdict(status),
        feedback=feedback,
        seconds=0.0,
    )


def test_what_the_correction_cache_keeps() -> None:
    cache: CorrectionCache[list[int]] = CorrectionCache(capacity=3, max_feedback=10, max_prompt=4)
    broken = Violation("think_once", "two thoughts", 2, 1, 0, 1)
    kept = [
        cache.add(attempt(), [1]),
        cache.add(attempt("proved"), [1, 2]),
        cache.add(attempt("malformed", Status.PROVED, violations=(broken,)), [1]),
        cache.add(attempt("incomplete", Status.INCOMPLETE, feedback="x" * 10), [1, 2, 3, 4]),
        cache.add(attempt("won", Status.PROVED), [1]),
        cache.add(attempt("unjudged", Status.UNAVAILABLE), [1]),
        cache.add(attempt("mute", text="I do not know."), [1]),
        cache.add(attempt("wordy", feedback="x" * 11), [1]),
        cache.add(attempt("long"), [1, 2, 3, 4, 5]),
    ]
    assert kept == [True] * 4 + [False] * 5
    assert cache.items == (  # the newest three
        Correction("proved", [1, 2]),
        Correction("malformed", [1]),
        Correction("incomplete", [1, 2, 3, 4]),
    )
    assert dict(cache.refused) == {
        "nothing to correct": 1, "not judged": 1, "no code": 1, "feedback too long": 1, "prompt too long": 1,
    }  # fmt: skip
    assert CorrectionCache[list[int]]().max_feedback == 3000


def test_how_often_the_correction_cache_is_drawn_from() -> None:
    cache: CorrectionCache[list[dict[str, str]]] = CorrectionCache(
        1000, 0.5, max_prompt=12, length=lambda messages: sum(len(m["content"]) for m in messages), seed=4
    )
    assert cache.draw(8) == []
    for i in range(1000):
        assert cache.add(attempt(f"p{i}"), [{"role": "user", "content": str(i)}])
    assert not cache.add(attempt("long"), [{"role": "user", "content": "x" * 13}])
    sizes = []
    seen: Counter[str] = Counter()
    for _ in range(1000):
        drawn = cache.draw(16)
        assert len({c.problem for c in drawn}) == len(drawn)
        sizes.append(len(drawn))
        seen.update(c.problem for c in drawn)
    assert abs(sum(sizes) - 8000) < 5 * math.sqrt(16_000 * 0.25)
    mean = sum(sizes) / 1000
    assert sum((s - mean) ** 2 for s in sizes) / 1000 == pytest.approx(4.0, rel=0.25)  # binomial, prompt by prompt
    assert len(seen) > 990
    assert len(cache) == 1000
    few: CorrectionCache[list[int]] = CorrectionCache(rate=1.0)
    few.add(attempt(), [1])
    assert few.draw(5) == [Correction("a", [1])]
    assert CorrectionCache[list[int]](rate=0.0).draw(5) == []


def test_the_correction_cache_continues() -> None:
    cache: CorrectionCache[list[int]] = CorrectionCache(5, seed=1)
    for i in range(9):
        cache.add(attempt(f"p{i}"), [i])
    cache.draw(3)
    again: CorrectionCache[list[int]] = CorrectionCache(5, seed=99)
    again.load_state_dict(json.loads(json.dumps(cache.state_dict())))
    assert again.items == cache.items
    assert [again.draw(4) for _ in range(10)] == [cache.draw(4) for _ in range(10)]
