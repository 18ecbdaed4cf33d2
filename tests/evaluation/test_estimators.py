"""The estimates against exact enumeration, and the bootstrap against what is known of it."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.evaluation.estimators import (
    attempt_and_fix,
    bootstrap_interval,
    paired_bootstrap,
    pass_at_k,
    pass_at_ks,
    report_ks,
)


def enumerated(outcomes: list[bool], k: int) -> Fraction:
    """The share of all subsets of size k that hold a success."""
    subsets = list(itertools.combinations(outcomes, k))
    return Fraction(sum(any(s) for s in subsets), len(subsets))


@pytest.mark.parametrize("n", range(1, 9))
def test_every_count_against_all_subsets(n: int) -> None:
    for correct in range(n + 1):
        outcomes = [i < correct for i in range(n)]
        for k in range(1, n + 1):
            assert pass_at_k(n, correct, k) == pytest.approx(float(enumerated(outcomes, k)), abs=1e-12)


@settings(max_examples=60)
@given(st.lists(st.sampled_from([None, 0, 1, 2]), min_size=1, max_size=7), st.integers(0, 3), st.data())
def test_attempt_and_fix_against_all_subsets(solved_at: list[int | None], fixes: int, data: st.DataObject) -> None:
    k = data.draw(st.integers(1, len(solved_at)))
    right = [turn is not None and turn <= fixes for turn in solved_at]
    assert attempt_and_fix(solved_at, k, fixes) == pytest.approx(float(enumerated(right, k)), abs=1e-12)


def test_it_is_unbiased() -> None:
    """The mean of the estimate over all outcomes, weighted by their chance, is the true pass@k."""
    n, k, p = 6, 3, 0.3
    mean = sum(
        np.prod([p if o else 1 - p for o in outcomes]) * pass_at_k(n, sum(outcomes), k)
        for outcomes in itertools.product([False, True], repeat=n)
    )
    assert mean == pytest.approx(1 - (1 - p) ** k, abs=1e-12)


@settings(max_examples=40)
@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), min_size=1, max_size=6))
def test_many_problems_at_once(pairs: list[tuple[int, int]]) -> None:
    samples, correct = [max(p) for p in pairs], [min(p) for p in pairs]
    ks = [1, 3, 2, 32]
    got = pass_at_ks(samples, correct, ks)
    for row, (n, c) in enumerate(zip(samples, correct, strict=True)):
        for column, k in enumerate(ks):
            if k > n:
                assert np.isnan(got[row, column])
            else:
                assert got[row, column] == pass_at_k(n, c, k)
                assert 0 <= got[row, column] <= 1


def test_it_grows_with_k() -> None:
    table = pass_at_ks([1000] * 3, [1, 10, 999], list(range(1, 1001)))
    assert np.all(np.diff(table, axis=1) >= -1e-15)
    assert np.all(table[:, -1] == 1.0)


@pytest.mark.parametrize(
    ("samples", "correct", "k", "says"),
    [(4, 5, 1, "correct=5"), (4, -1, 1, "correct=-1"), (4, 1, 5, "k=5"), (4, 1, 0, "at least 1")],
)
def test_numbers_out_of_range(samples: int, correct: int, k: int, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        pass_at_k(samples, correct, k)


def test_negative_fixes() -> None:
    with pytest.raises(ValueError, match="fixes"):
        attempt_and_fix([0], 1, -1)


@pytest.mark.parametrize(("n", "ks"), [(1, [1]), (2, [1, 2]), (31, [1, 2, 4, 8, 16, 31]), (32, [1, 2, 4, 8, 16, 32])])
def test_ks(n: int, ks: list[int]) -> None:
    assert report_ks(n) == ks


def exact_interval(values: list[float], confidence: float) -> tuple[float, float]:
    """The percentile interval over all resamples there are."""
    means = [np.mean(draw) for draw in itertools.product(values, repeat=len(values))]
    low, high = np.quantile(means, [(1 - confidence) / 2, (1 + confidence) / 2])
    return float(low), float(high)


def test_interval_against_all_resamples() -> None:
    values = [0.0, 0.25, 0.5, 0.75, 1.0, 1.0]
    low, high = exact_interval(values, 0.8)
    got = bootstrap_interval(values, confidence=0.8, resamples=40_000)
    assert got.estimate == pytest.approx(np.mean(values))
    assert got.low == pytest.approx(low, abs=0.02)
    assert got.high == pytest.approx(high, abs=0.02)


def test_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    rng = np.random.default_rng(5)
    hits = 0
    for trial in range(200):
        got = bootstrap_interval((rng.random(60) < 0.6).astype(float), resamples=400, seed=trial)
        hits += got.low <= 0.6 <= got.high
    assert 0.88 <= hits / 200 <= 0.99


def test_interval_is_reproducible_and_bounded_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    values = np.random.default_rng(0).random(500)
    whole = bootstrap_interval(values, seed=3)
    assert whole == bootstrap_interval(values, seed=3)
    assert whole != bootstrap_interval(values, seed=4)
    monkeypatch.setattr("lean_gym.evaluation.estimators._CHUNK", 1000)
    parts = bootstrap_interval(values, seed=3)
    assert (parts.low, parts.high) == pytest.approx((whole.low, whole.high), abs=0.01)


def test_no_values() -> None:
    got = bootstrap_interval([])
    assert got.problems == 0
    assert np.isnan(got.estimate)


@pytest.mark.parametrize("bad", [[np.nan], [np.inf, 0.0]])
def test_values_that_are_no_numbers(bad: list[float]) -> None:
    with pytest.raises(ValueError, match="value number 0"):
        bootstrap_interval(bad)


def test_pairs_see_a_difference_that_two_intervals_do_not() -> None:
    rng = np.random.default_rng(1)
    hard = rng.random(80)
    a, b = hard * 0.9, hard * 0.9 + 0.05
    difference, p = paired_bootstrap(a, b)
    assert difference.estimate == pytest.approx(0.05)
    assert difference.low > 0.049
    assert p < 0.01
    one, two = bootstrap_interval(a), bootstrap_interval(b)
    assert one.high > two.low


def test_p_values_under_no_difference_are_even() -> None:
    rng = np.random.default_rng(2)
    small = 0
    for trial in range(200):
        a, b = rng.random(50), rng.random(50)
        small += paired_bootstrap(a, b, resamples=400, seed=trial)[1] < 0.1
    assert 0.04 <= small / 200 <= 0.18


def test_pairs_of_different_length() -> None:
    with pytest.raises(ValueError, match="2 values on one side and 1"):
        paired_bootstrap([0.0, 1.0], [0.0])
