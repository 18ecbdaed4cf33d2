"""Parts of a data set that share no statement."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping

from lean_gym.datasets.canonical import statement_key
from lean_gym.problem import Problem

__all__ = ["parse_shares", "part_of"]


def parse_shares(text: str) -> dict[str, float]:
    """The parts and their shares in a text such as `train=0.9,valid=0.1`.

    Raises:
        ValueError: it is no such text, or the shares do not add up to 1.

    >>> parse_shares("train=0.9,test=0.1")
    {'train': 0.9, 'test': 0.1}
    """
    shares: dict[str, float] = {}
    for part in text.split(","):
        name, equals, share = part.strip().partition("=")
        try:
            value = float(share)
        except ValueError:
            value = math.nan
        if not equals or not name.isidentifier() or not 0.0 < value <= 1.0:
            raise ValueError(f"{part.strip()!r} is no part with its share; write train=0.9,valid=0.1")
        if name in shares:
            raise ValueError(f"the part {name!r} is named twice")
        shares[name] = value
    if not math.isclose(sum(shares.values()), 1.0, abs_tol=1e-9):
        raise ValueError(f"the shares add up to {sum(shares.values()):g}, not to 1")
    return shares


def part_of(problem: Problem, shares: Mapping[str, float], seed: int = 0) -> str:
    """The part that a problem belongs to: a function of its statement (up to bound names) and the seed.

    So the same statement is never in two parts, and a problem stays in its part when others come and go. The parts'
    sizes are close to their shares, not exactly so: with n problems and share p, within about 2·√(n·p·(1 − p)).

    >>> part_of(Problem.from_lean("theorem t : True := by sorry"), {"all": 1.0})
    'all'
    """
    digest = hashlib.sha256(f"{seed}\n{statement_key(problem)}".encode()).digest()
    place = int.from_bytes(digest[:8], "big") / 2**64
    total = 0.0
    for name, share in shares.items():
        total += share
        if place < total:
            return name
    return list(shares)[-1]
