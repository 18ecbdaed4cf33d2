"""How a Lean process is started: one record for every kind of Lean."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["Toolchain", "ToolchainError"]


class ToolchainError(RuntimeError):
    """A Lean is missing, broken or of the wrong version. The message says how to mend it."""


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A Lean that can check files.

    Attributes:
        kind: ``embedded``, ``system`` or ``lake``.
        version: Lean's version, such as ``4.35.0``.
        library: path of ``libleanshared``, whose ``lean_main`` is called (embedded); else None.
        program: absolute path of the program to run; else None. One of ``library`` and ``program`` is set.
        arguments: arguments before Lean's own ones (``env lean`` for ``lake``).
        environment: the whole environment of the process, beside a few variables of the locale.
        directory: working directory that the program needs (a Lake project); None for an empty one of its own.
        read_paths: what the process must be able to read.
        identity: what tells this toolchain from another one; part of :attr:`fingerprint`.
    """

    kind: str
    version: str
    library: str | None = None
    program: str | None = None
    arguments: tuple[str, ...] = ()
    environment: Mapping[str, str] = field(default_factory=dict)
    directory: str | None = None
    read_paths: tuple[str, ...] = ()
    identity: tuple[str, ...] = ()

    @property
    def fingerprint(self) -> str:
        """A hash of all that may change a verdict: for cache keys."""
        parts = [self.kind, self.version, *self.identity]
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]

    def describe(self) -> str:
        """One line for a person."""
        place = {"embedded": "from pip", "lake": f"in {self.directory}"}.get(self.kind, f"at {self.program}")
        return f"Lean {self.version} ({self.kind}, {place})"
