"""The unbiased estimate of pass@k, with and without error correction, and intervals by the bootstrap.

The estimate is that of Chen et al. 2021 (arXiv:2107.03374, equation 1): of ``n`` samples of a problem ``c`` are right;
the chance that none of ``k`` samples drawn without replacement is right is C(n-c, k) / C(n, k), and pass@k of the
problem is one minus that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

__all__ = [
    "Interval",
    "attempt_and_fix",
    "bootstrap_interval",
    "corrected_counts",
    "paired_bootstrap",
    "pass_at_k",
    "pass_at_ks",
    "report_ks",
]

Floats = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64] | Sequence[int]

RESAMPLES = 2000
"""Resamples of a bootstrap. The ends of a 95% interval then have a standard error of about 0.06 standard deviations."""

_CHUNK = 1 << 22
"""Indices drawn at a time, so that the memory of a bootstrap does not grow with the number of problems."""


def pass_at_k(samples: int, correct: int, k: int) -> float:
    """The chance that one of ``k`` samples is right, estimated without bias from ``samples`` of which some are right.

    Raises:
        ValueError: not 0 <= correct <= samples and 1 <= k <= samples.

    >>> pass_at_k(8, 2, 1), pass_at_k(4, 2, 2)
    (0.25, 0.8333333333333334)
    """
    if k > samples:
        raise ValueError(f"k={k} is more than the {samples} samples there are")
    return float(pass_at_ks([samples], [correct], [k])[0, 0])


def pass_at_ks(samples: Counts, correct: Counts, ks: Sequence[int]) -> Floats:
    """The estimates of many problems for many k at once.

    Args:
        samples: of each problem, shape ``[problems]``.
        correct: how many of them are right, shape ``[problems]``.
        ks: sizes, each at least 1.

    Returns:
        Shape ``[problems, len(ks)]``; NaN where a problem has fewer than k samples.

    Raises:
        ValueError: a number is out of range.

    >>> pass_at_ks([4, 2], [1, 2], [1, 2, 4]).tolist()
    [[0.25, 0.5, 1.0], [1.0, 1.0, nan]]
    """
    n, c = np.asarray(samples, dtype=np.int64), np.asarray(correct, dtype=np.int64)
    if n.shape != c.shape or n.ndim != 1:
        raise ValueError(f"samples and correct must be lists of one length, got shapes {n.shape} and {c.shape}")
    if np.any(c < 0) or np.any(c > n):
        at = int(np.argmax((c < 0) | (c > n)))
        raise ValueError(f"problem {at}: 0 <= correct <= samples does not hold for correct={c[at]}, samples={n[at]}")
    if not ks or min(ks) < 1:
        raise ValueError(f"each k must be at least 1, got {list(ks)}")
    result = np.empty((n.size, len(ks)))
    none_right = np.ones(n.size)
    order = sorted(range(len(ks)), key=lambda j: ks[j])
    done = 0
    with np.errstate(divide="ignore", invalid="ignore"):
        for j in order:
            while done < ks[j]:  # C(n-c, k) / C(n, k) is the product of (n-c-i) / (n-i) for i < k
                none_right = none_right * np.maximum(n - c - done, 0) / np.maximum(n - done, 1)
                done += 1
            result[:, j] = np.where(n >= ks[j], 1.0 - none_right, np.nan)
    return result


def corrected_counts(solved_at: Sequence[int | None], fixes: int) -> int:
    """How many of some chains of attempts are right within a number of fixes.

    Args:
        solved_at: for each chain (a first attempt and its corrections) the turn that solved it, from 0 (the first
            attempt); None where none did.
        fixes: corrections that are allowed after a first attempt.

    >>> corrected_counts([0, 1, None, 2], fixes=1)
    2
    """
    return sum(1 for turn in solved_at if turn is not None and turn <= fixes)


def attempt_and_fix(solved_at: Sequence[int | None], attempts: int, fixes: int) -> float:
    """The chance to solve a problem with a budget of ``attempts`` first attempts and ``fixes`` corrections of each.

    It is pass@k of chains: a chain is right when its first attempt or one of its first ``fixes`` corrections is.
    Unbiased for the same reason: the chains of a problem are independent samples.

    Raises:
        ValueError: there are fewer chains than attempts, or a number is out of range.

    >>> attempt_and_fix([None, 1], attempts=1, fixes=0), attempt_and_fix([None, 1], attempts=1, fixes=1)
    (0.0, 0.5)
    """
    if fixes < 0:
        raise ValueError(f"fixes must not be negative, got {fixes}")
    return pass_at_k(len(solved_at), corrected_counts(solved_at, fixes), attempts)


def report_ks(samples: int) -> list[int]:
    """The k that are worth a column: the powers of two up to the number of samples, and that number itself.

    >>> report_ks(12)
    [1, 2, 4, 8, 12]
    """
    if samples < 1:
        raise ValueError(f"there must be at least 1 sample, got {samples}")
    ks = [1 << i for i in range(samples.bit_length()) if 1 << i <= samples]
    return ks if ks[-1] == samples else [*ks, samples]


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean over problems with its confidence interval.

    Attributes:
        estimate: the mean.
        low: lower end.
        high: upper end.
        problems: over how many problems.
    """

    estimate: float
    low: float
    high: float
    problems: int


def bootstrap_interval(
    values: Sequence[float] | Floats, *, confidence: float = 0.95, resamples: int = RESAMPLES, seed: int = 0
) -> Interval:
    """The mean over problems, and the percentile interval of the bootstrap that draws problems with replacement.

    The same seed gives the same interval. Without any value all numbers are NaN.

    Raises:
        ValueError: a value is not finite, or an argument is out of range.

    >>> bootstrap_interval([1.0, 1.0, 1.0])
    Interval(estimate=1.0, low=1.0, high=1.0, problems=3)
    """
    v = _values(values, confidence, resamples)
    if v.size == 0:
        return Interval(np.nan, np.nan, np.nan, 0)
    means = _resampled(v.size, lambda index: v[index].mean(axis=1), resamples, seed)
    low, high = np.quantile(means, [(1 - confidence) / 2, (1 + confidence) / 2])
    return Interval(float(v.mean()), float(low), float(high), v.size)


def paired_bootstrap(
    first: Sequence[float] | Floats,
    second: Sequence[float] | Floats,
    *,
    confidence: float = 0.95,
    resamples: int = RESAMPLES,
    seed: int = 0,
) -> tuple[Interval, float]:
    """The mean difference ``second - first`` over the same problems, its interval, and a two-sided p-value.

    Problems are drawn in pairs, so that what makes a problem hard for both does not widen the interval. The p-value is
    twice the smaller share of resampled differences on one side of 0, ties counted, with one added to both counts
    (Davison and Hinkley 1997, section 4.2.3), and at most 1.

    Raises:
        ValueError: there are not as many values on both sides, or a value is not finite.

    >>> difference, p = paired_bootstrap([0.0, 0.5, 0.5], [0.0, 0.5, 0.5])
    >>> difference.estimate, p
    (0.0, 1.0)
    """
    a, b = _values(first, confidence, resamples), _values(second, confidence, resamples)
    if a.size != b.size:
        raise ValueError(f"there are {a.size} values on one side and {b.size} on the other")
    if a.size == 0:
        return Interval(np.nan, np.nan, np.nan, 0), np.nan
    d = b - a
    means = _resampled(d.size, lambda index: d[index].mean(axis=1), resamples, seed)
    low, high = np.quantile(means, [(1 - confidence) / 2, (1 + confidence) / 2])
    tail = min(int(np.sum(means <= 0)), int(np.sum(means >= 0)))
    p = min(1.0, 2 * (tail + 1) / (resamples + 1))
    return Interval(float(d.mean()), float(low), float(high), d.size), p


def _values(values: Sequence[float] | Floats, confidence: float, resamples: int) -> Floats:
    v = np.asarray(values, dtype=np.float64)
    if not np.all(np.isfinite(v)):
        at = int(np.argmin(np.isfinite(v)))
        raise ValueError(f"value number {at} is {v[at]}; leave out problems without an estimate")
    if not 0 < confidence < 1:
        raise ValueError(f"confidence must be between 0 and 1, got {confidence}")
    if resamples < 1:
        raise ValueError(f"resamples must be at least 1, got {resamples}")
    return v


def _resampled(size: int, statistic: Callable[[npt.NDArray[np.int64]], Floats], resamples: int, seed: int) -> Floats:
    rng = np.random.default_rng(seed)
    rows = max(1, _CHUNK // size)
    parts = [
        statistic(rng.integers(size, size=(min(rows, resamples - start), size))) for start in range(0, resamples, rows)
    ]
    return np.concatenate(parts)
