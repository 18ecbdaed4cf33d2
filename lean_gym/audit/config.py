"""What the audit allows: its level, the axioms, and the exceptions that a user makes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, get_args

__all__ = ["STANDARD_AXIOMS", "AuditConfig", "Level"]

Level = Literal["fast", "strict", "external"]

STANDARD_AXIOMS = ("propext", "Classical.choice", "Quot.sound")
"""The three axioms of Lean's own library, on which Mathlib rests."""


@dataclass(frozen=True, slots=True)
class AuditConfig:
    """The settings of the audit. The defaults suit provers that write Lean with or without Mathlib.

    Attributes:
        level: ``"strict"`` checks the proved theorem against a reference that was elaborated before any text of the
            policy; ``"fast"`` does so only where the policy's text holds a command that could change what the
            statement means; ``"external"`` is ``"strict"``, and the compiled file is replayed by a checker.
        axioms: the names of the axioms on which a proof may rest.
        allow: words that the screen lets pass although it knows them as forbidden: commands (``"notation"``,
            ``"#eval"``), options (``"trace.*"``) or attributes (``"norm_num"``).
        ban: further words that the screen refuses wherever they stand as code (``"sorry"``, ``"decide"``).

    Raises:
        ValueError: the level is not one of the three.

    >>> AuditConfig().axioms
    ('propext', 'Classical.choice', 'Quot.sound')
    >>> AuditConfig(level="lax")
    Traceback (most recent call last):
    ValueError: audit level 'lax' is not known: choose 'fast', 'strict' or 'external'
    """

    level: Level = "strict"
    axioms: tuple[str, ...] = STANDARD_AXIOMS
    allow: frozenset[str] = field(default_factory=frozenset)
    ban: frozenset[str] = field(default_factory=frozenset)

    def __post_init__(self) -> None:
        if self.level not in get_args(Level):
            raise ValueError(f"audit level {self.level!r} is not known: choose 'fast', 'strict' or 'external'")
        for name in ("allow", "ban"):
            value = getattr(self, name)
            if isinstance(value, str):
                raise ValueError(f"audit {name}={value!r} is one word: give a set of words, {{{value!r}}}")
            object.__setattr__(self, name, frozenset(value))
        if isinstance(self.axioms, str):
            raise ValueError(f"audit axioms={self.axioms!r} is one name: give a tuple of names, ({self.axioms!r},)")
        object.__setattr__(self, "axioms", tuple(self.axioms))
