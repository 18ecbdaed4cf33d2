"""How much of Lean's core library is declared: ``python -m lean_gym.toolchains.embedded.coverage``.

Of the names that Lean's own code mentions and that could be constants (``list_names``), it counts those that the
compiled core library declares, and lists those with another shape than Lean's own: a name that Lean has as compiled
code is a function there or a value, and so is its type here. More about types cannot be read from the shared library,
which has no declarations.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.embedded.build import shared_library
from lean_gym.toolchains.embedded.declared import signatures
from lean_gym.toolchains.embedded.list_names import candidates
from lean_gym.toolchains.embedded.names import dotted
from lean_gym.toolchains.embedded.objects import read_names
from lean_gym.toolchains.embedded.symbols import Symbol, read_symbols

__all__ = ["Coverage", "coverage", "main", "takes_arguments"]

_OPEN, _CLOSE = "([{⦃⟨", ")]}⦄⟩"


@dataclass(frozen=True, slots=True)
class Coverage:
    """The names that are declared, those that are missing, and those whose type has another shape than Lean's code."""

    declared: tuple[str, ...]
    missing: tuple[str, ...]
    other_shape: tuple[str, ...]


def takes_arguments(type_text: str) -> bool:
    """Whether a type, as Lean prints it, is one of functions: it has an arrow or a quantifier outside of brackets.

    >>> takes_arguments("Nat → Nat"), takes_arguments("∀ {n : Nat}, n = n"), takes_arguments("List (Nat → Nat)")
    (True, True, False)
    """
    if type_text.startswith(("∀", "{", "(", "[", "⦃")) and re.match(r"∀|[({\[⦃].* : ", type_text):
        return True
    depth = 0
    for character in type_text:
        depth += (character in _OPEN) - (character in _CLOSE)
        if character == "→" and depth == 0:
            return True
    return False


def coverage(names: Iterable[str], symbols: Iterable[Symbol], types: Mapping[str, str]) -> Coverage:
    """Compare the names with what is declared.

    Args:
        names: those that Lean's code mentions.
        symbols: of the shared library.
        types: of the declared constants, by name, as Lean prints them.
    """
    names = list(names)
    compiled = {dotted(symbol.name): symbol.is_function for symbol in symbols}
    other = (
        name
        for name in names
        # types in the namespace `Lean` may be abbreviations of functions, such as `Lean.Macro`
        if name in types and name in compiled and not name.startswith("Lean.") and compiled[name]
        if not takes_arguments(types[name])
    )
    return Coverage(
        tuple(name for name in names if name in types),
        tuple(name for name in names if name not in types),
        tuple(other),
    )


def main(arguments: list[str] | None = None) -> int:
    """Print the counts, or the names of one kind; the exit status."""
    parser = argparse.ArgumentParser(prog="coverage", description="How much of Lean's core library is declared.")
    parser.add_argument("--show", choices=["declared", "missing", "other_shape"], help="print these names")
    show = parser.parse_args(arguments).show
    try:
        library = shared_library()
        names = candidates(read_names(library))
        found = coverage(names, read_symbols(library), signatures(names))
    except ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if show:
        print("\n".join(getattr(found, show)))
    else:
        print(f"{len(found.declared)} of {len(names)} names declared, {len(found.other_shape)} with another shape")
    return 0


if __name__ == "__main__":
    sys.exit(main())
