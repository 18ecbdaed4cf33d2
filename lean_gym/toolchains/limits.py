"""Limits of one check."""

from __future__ import annotations

import math
from dataclasses import dataclass

__all__ = ["Limits"]


@dataclass(frozen=True, slots=True)
class Limits:
    """What one check may use. A check that goes beyond a limit is killed with all its children.

    Attributes:
        seconds: wall-clock seconds. Where the system says how long a check waited for a processor (Linux), that time
            does not count, up to three times the limit. In a REPL of a Lake project and on a server, it counts.
        memory_bytes: resident memory of the whole process tree.
        output_bytes: bytes that Lean may print.

    Raises:
        ValueError: a limit is not positive, not finite, or no whole number of bytes.
    """

    seconds: float = 60.0
    memory_bytes: int = 4 << 30
    output_bytes: int = 8 << 20

    def __post_init__(self) -> None:
        if not 0 < self.seconds < math.inf:
            raise ValueError(f"Limits: seconds must be positive and finite, got {self.seconds!r}")
        for name in ("memory_bytes", "output_bytes"):
            value = getattr(self, name)
            if type(value) is not int or value <= 0:
                raise ValueError(f"Limits: {name} must be a positive whole number of bytes (int), got {value!r}")
