"""Duplicates within a data set: the same statement, the same up to bound names, and nearly the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from lean_gym.datasets.canonical import canonical_tokens, definition_tokens, statement_key, statement_tokens
from lean_gym.datasets.ngrams import Numbers, jaccard, ngrams
from lean_gym.problem import Problem

__all__ = ["Duplicate", "MinHashIndex", "find_duplicates"]

NGRAM = 5
_HASHES = 128
_MISSED = 1e-3
"""The share of pairs right at the threshold that the index may miss."""


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A problem that is there already.

    Attributes:
        problem: the problem.
        of: the id of the earlier one.
        kind: `text` (the same but for white space and comments), `alpha` (but for bound names and spellings as well) or
            `near`.
        score: the Jaccard index of the two statements' runs of tokens, from 0 to 1.
    """

    problem: Problem
    of: str
    kind: str
    score: float = 1.0


def find_duplicates(problems: Iterable[Problem], *, near: float | None = 0.9) -> Iterator[Problem | Duplicate]:
    """Passes the problems on, in order, with a `Duplicate` in the place of each that an earlier one makes needless.

    The first of several is kept. Near duplicates are told by the Jaccard index of their runs of 5 canonical tokens
    (`canonical_tokens`, with those of the header's definitions); whoever is nearest is named. Candidates are found with
    MinHash and banding (Broder, 1997; Leskovec, Rajaraman, Ullman: Mining of Massive Datasets, chapter 3), and then
    compared exactly: none is removed below the threshold, and at most one in a thousand right at it is missed.

    Args:
        problems: the problems.
        near: the Jaccard index from which on a problem counts as a near duplicate; None for exact ones only.

    Raises:
        ValueError: `near` is not above 0 and at most 1.

    >>> def ask(text): return Problem.from_lean(f"theorem {text} := by sorry")
    >>> asked = [ask("a (x : Nat) : x = x"), ask("b (y : ℕ) : y = y"), ask("c : 1 = 1")]
    >>> [item.kind if isinstance(item, Duplicate) else item.id for item in find_duplicates(asked)]
    ['a', 'alpha', 'c']
    """
    index = None if near is None else MinHashIndex(near)
    seen: dict[bytes, tuple[str, bytes]] = {}
    kept: list[str] = []
    for problem in problems:
        key = bytes.fromhex(statement_key(problem))
        text = _text_key(problem)
        earlier = seen.get(key)
        if earlier is not None:
            yield Duplicate(problem, earlier[0], "text" if earlier[1] == text else "alpha")
            continue
        if index is not None:
            runs = ngrams([*definition_tokens(problem), *canonical_tokens(problem)], NGRAM)
            found = index.nearest(runs)
            if found is not None:
                yield Duplicate(problem, kept[found[0]], "near", found[1])
                continue
            index.add(runs)
            kept.append(problem.id)
        seen[key] = (problem.id, text)
        yield problem


def _text_key(problem: Problem) -> bytes:
    parsed = problem.parsed()
    tokens = [token.text for token in statement_tokens(parsed) if token.start >= parsed.theorem.name_end]
    return hashlib.blake2b("\n".join(tokens).encode("utf-8", "surrogatepass"), digest_size=16).digest()


class MinHashIndex:
    """Sets of numbers, and for a new one the most similar of them from a threshold on.

    Args:
        threshold: the Jaccard index from which on a set counts as similar.

    Raises:
        ValueError: the threshold is not above 0 and at most 1.
    """

    def __init__(self, threshold: float) -> None:
        if not 0.0 < threshold <= 1.0:
            raise ValueError(f"the threshold {threshold} of near duplicates is not above 0 and at most 1")
        self.threshold = threshold
        # The longest bands that miss few enough pairs: fewer false candidates.
        self._rows = next(r for r in (16, 8, 4, 2, 1) if r == 1 or (1 - threshold**r) ** (_HASHES // r) <= _MISSED)
        rng = np.random.default_rng(0)  # the hashes are fixed: the same data gives the same duplicates
        self._factors = rng.integers(0, 1 << 63, _HASHES, dtype=np.uint64) * np.uint64(2) + np.uint64(1)
        self._shifts = rng.integers(0, 1 << 63, _HASHES, dtype=np.uint64)
        self._sets: list[Numbers] = []
        self._band_factors = rng.integers(0, 1 << 63, (_HASHES // self._rows, self._rows), dtype=np.uint64)
        self._first: dict[int, int] = {}  # for each band the first set that has it
        self._others: dict[int, list[int]] = {}  # and the rest, which are few

    def add(self, numbers: Numbers) -> int:
        """Keep a set; gives its number, from 0."""
        number = len(self._sets)
        self._sets.append(numbers)
        for band in self._bands(numbers):
            if self._first.setdefault(band, number) != number:
                self._others.setdefault(band, []).append(number)
        return number

    def nearest(self, numbers: Numbers) -> tuple[int, float] | None:
        """The most similar set's number and Jaccard index, the earliest of several; None below the threshold."""
        candidates: set[int] = set()
        for band in self._bands(numbers):
            if (first := self._first.get(band)) is not None:
                candidates.add(first)
                candidates.update(self._others.get(band, ()))
        best: tuple[int, float] | None = None
        for number in sorted(candidates):
            other = self._sets[number]
            if min(len(numbers), len(other)) < self.threshold * max(len(numbers), len(other)):
                continue
            score = jaccard(numbers, other)
            if score >= self.threshold and (best is None or score > best[1]):
                best = number, score
        return best

    def _bands(self, numbers: Numbers) -> list[int]:
        """A number for each band of the signature; that two bands share one by chance only costs a comparison."""
        if not len(numbers):
            return [-1]
        with np.errstate(over="ignore"):
            hashes = (numbers[:, None] * self._factors + self._shifts) >> np.uint64(32)
            signature = hashes.min(axis=0).reshape(self._band_factors.shape)
            bands: list[int] = ((signature + np.uint64(1)) * self._band_factors).sum(axis=1, dtype=np.uint64).tolist()
        return bands
