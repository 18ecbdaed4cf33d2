"""Runs of n tokens as numbers: what near-duplicates and contamination are measured by."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

__all__ = ["Numbers", "jaccard", "ngrams", "words"]

Numbers = npt.NDArray[np.uint64]

_FACTOR = 0x9E3779B97F4A7C15  # odd, so that no token is lost; the golden ratio times 2^64
_WORD = re.compile(r"[^\W\d_]+|\d+|[^\w\s]")


def words(text: str) -> list[str]:
    """The words, numbers and signs of a text, in lower case.

    >>> words("Show that $x_1 + 2 = 12$.")
    ['show', 'that', '$', 'x', '1', '+', '2', '=', '12', '$', '.']
    """
    return _WORD.findall(text.casefold())


def ngrams(tokens: Sequence[str], n: int) -> Numbers:
    """The different runs of n tokens as 64-bit numbers, sorted; a shorter text is one run. The same in every process.

    >>> len(ngrams("a b a b a".split(), 2)), len(ngrams(["a"], 5)), len(ngrams([], 5))
    (2, 1, 0)
    """
    if not tokens:
        return np.empty(0, dtype=np.uint64)
    numbers = np.array([_number(token) for token in tokens], dtype=np.uint64)
    width = min(n, len(numbers))
    runs = np.zeros(len(numbers) - width + 1, dtype=np.uint64)
    with np.errstate(over="ignore"):
        for offset in range(width):
            runs = runs * np.uint64(_FACTOR) + numbers[offset : offset + len(runs)]
    return np.unique(runs)


def jaccard(a: Numbers, b: Numbers) -> float:
    """The share of the runs of either text that are in both; 1 for two empty texts."""
    both = len(np.intersect1d(a, b, assume_unique=True))
    either = len(a) + len(b) - both
    return both / either if either else 1.0


@lru_cache(maxsize=1 << 18)
def _number(token: str) -> int:
    return int.from_bytes(hashlib.blake2b(token.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "little")
