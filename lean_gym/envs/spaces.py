"""A space of Unicode text."""

from __future__ import annotations

import multiprocessing as mp
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any, overload

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.vector.utils.shared_memory import (
    create_shared_memory,
    read_from_shared_memory,
    write_to_shared_memory,
)

__all__ = ["UnicodeText"]

SAMPLE_LENGTH = 64
"""Code points of a random sample at most."""

_SAMPLE_RANGES = ((0x20, 0x7F), (0xA0, 0x250), (0x370, 0x400), (0x2070, 0x2300), (0x27C0, 0x2A00), (0x1F600, 0x1F650))
"""Where samples come from: letters, Greek, the symbols that Lean is written with, and a few beyond the first plane."""


class UnicodeText(gym.Space[str]):
    """All strings up to a length, of any characters.

    ``gymnasium.spaces.Text`` lists its alphabet; this space has none, since a policy may write anything.

    Args:
        max_length: most code points of a member.
        seed: seed for sampling.

    Raises:
        ValueError: the length is not positive.

    >>> space = UnicodeText(100)
    >>> "∀ n, n + 0 = n" in space, 3 in space
    (True, False)
    """

    def __init__(self, max_length: int, seed: int | np.random.Generator | None = None) -> None:
        if max_length < 1:
            raise ValueError(f"UnicodeText: max_length must be positive, got {max_length}")
        self.max_length = int(max_length)
        super().__init__(dtype=str, seed=seed)

    @property
    def is_np_flattenable(self) -> bool:
        """Text is not flattened to an array."""
        return False

    def sample(self, mask: None = None, probability: None = None) -> str:
        """A random text of at most ``SAMPLE_LENGTH`` characters; masks are not supported."""
        if mask is not None or probability is not None:
            raise ValueError("UnicodeText.sample takes neither mask nor probability")
        length = int(self.np_random.integers(min(SAMPLE_LENGTH, self.max_length) + 1))
        ranges = self.np_random.integers(len(_SAMPLE_RANGES), size=length)
        return "".join(chr(int(self.np_random.integers(*_SAMPLE_RANGES[int(r)]))) for r in ranges)

    def contains(self, x: Any) -> bool:
        """Whether ``x`` is a string of at most ``max_length`` code points."""
        return isinstance(x, str) and len(x) <= self.max_length

    def to_jsonable(self, sample_n: Iterable[str]) -> list[Any]:
        """Strings are JSON already."""
        return list(sample_n)

    def from_jsonable(self, sample_n: list[Any]) -> list[str]:
        """The inverse of :meth:`to_jsonable`."""
        return [str(s) for s in sample_n]

    def __repr__(self) -> str:
        return f"UnicodeText({self.max_length})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UnicodeText) and self.max_length == other.max_length

    def __hash__(self) -> int:
        return hash((UnicodeText, self.max_length))


# How `AsyncVectorEnv` hands observations over: each text as its length and its code points.


@create_shared_memory.register(UnicodeText)
def _create(space: UnicodeText, n: int = 1, ctx: ModuleType = mp) -> Any:
    return ctx.Array("i", n * (space.max_length + 1))


def _rows(space: UnicodeText, memory: Any) -> npt.NDArray[np.int32]:
    return np.frombuffer(memory.get_obj(), dtype=np.int32).reshape(-1, space.max_length + 1)


class _SharedTexts(Sequence[str]):
    """The texts that are in the shared memory now.

    ``AsyncVectorEnv`` reads the memory once, when it is made, and later hands out copies of what it read: right for
    arrays, which are views. So this is a view as well, and a copy of it is the tuple of strings of that moment.
    """

    def __init__(self, rows: npt.NDArray[np.int32]) -> None:
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...

    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return tuple(self)[index]
        row = self._rows[index]
        return str(row[1 : 1 + row[0]].tobytes(), "utf-32", "surrogatepass")

    def __deepcopy__(self, memo: dict[int, Any]) -> tuple[str, ...]:
        return tuple(self)


@read_from_shared_memory.register(UnicodeText)
def _read(space: UnicodeText, shared_memory: Any, n: int = 1) -> Sequence[str]:
    return _SharedTexts(_rows(space, shared_memory))


@write_to_shared_memory.register(UnicodeText)
def _write(space: UnicodeText, index: int, value: str, shared_memory: Any) -> None:
    points = np.frombuffer(value.encode("utf-32", "surrogatepass"), dtype=np.int32)[1:]  # without the byte-order mark
    row = _rows(space, shared_memory)[index]
    row[0] = len(points)
    row[1 : 1 + len(points)] = points
