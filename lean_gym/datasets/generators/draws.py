"""Randomness that stays the same for ever.

Python promises the same numbers for the same seed for `random.Random.random` only; how `choice`, `shuffle`, `sample`
and the like use them may change with a version. `Draws` computes all of them from SHA-256 by algorithms of its own.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import MutableSequence, Sequence
from itertools import accumulate
from typing import Any, TypeVar

__all__ = ["Draws"]

T = TypeVar("T")


class Draws(random.Random):
    """A stream of random draws that is a function of its key.

    The n-th 64 bits are the first eight bytes (big-endian) of SHA-256 of the key, a zero byte and n in decimal.

    Args:
        key: any text.

    >>> draws = Draws("a")
    >>> [draws.randint(1, 6) for _ in range(4)]
    [5, 1, 5, 6]
    """

    def __init__(self, key: str) -> None:
        self._key = key.encode() + b"\0"
        self._count = 0
        super().__init__(0)

    def seed(self, a: Any = None, version: int = 2) -> None:
        """Does nothing: the key decides."""

    def bits(self) -> int:
        """The next 64 bits, as a number."""
        digest = hashlib.sha256(self._key + str(self._count).encode()).digest()
        self._count += 1
        return int.from_bytes(digest[:8], "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is positive and far below 2⁶⁴."""
        return self.bits() * n >> 64

    def random(self) -> float:
        """A number from 0 to 1, 1 left out: the upper 53 bits."""
        return float((self.bits() >> 11) / (1 << 53))

    def getrandbits(self, k: int, /) -> int:
        """A number of up to k bits."""
        value = 0
        for _ in range(-(-k // 64)):
            value = value << 64 | self.bits()
        return value >> -k % 64

    def randint(self, a: int, b: int) -> int:
        """A number from a to b, both included."""
        return a + self.below(b - a + 1)

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]  # a narrower type
        """One element."""
        return seq[self.below(len(seq))]

    def choices(  # type: ignore[override]
        self, population: Sequence[T], weights: Sequence[float] | None = None, *, k: int = 1
    ) -> list[T]:
        """Elements with these weights, with replacement."""
        sums = list(accumulate(weights if weights is not None else [1.0] * len(population)))
        found = []
        for _ in range(k):
            at = self.random() * sums[-1]
            found.append(population[next((i for i, s in enumerate(sums) if at < s), len(sums) - 1)])
        return found

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Fisher and Yates, from the end."""
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population: Sequence[T], k: int) -> list[T]:  # type: ignore[override]
        """Different places, in random order: the beginning of a shuffle."""
        pool = list(population)
        self.shuffle(pool)
        return pool[:k]
