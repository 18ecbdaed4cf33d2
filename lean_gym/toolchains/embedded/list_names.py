"""What the core library still lacks: ``python -m lean_gym.toolchains.embedded.list_names``.

The tactics inside Lean's shared library look up lemmas, types and functions by name. Their names stand in the library
as data. This tool reads them, asks Lean which of them the compiled core library declares, and prints for each
namespace how many are declared and how many are missing; with ``--missing`` or ``--declared`` it prints the names
themselves. They come in the order of the library's modules, so that the neighbours of a tactic's own names are the
constants that this tactic mentions. Not every name is meant to be a constant: option names, attribute names and
syntax kinds are among the missing.
"""

from __future__ import annotations

import argparse
import collections
import re
import signal
import sys
from collections.abc import Iterable

from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.embedded.build import shared_library
from lean_gym.toolchains.embedded.declared import declared
from lean_gym.toolchains.embedded.objects import read_names

__all__ = ["candidates", "main", "table"]

_CONSTANT = re.compile(r"[^\W\d][\w'!?₀-₉]*(\.[^\W\d][\w'!?₀-₉]*)*")
"""A name that can stand in Lean text without escapes; generated names cannot."""


def candidates(names: Iterable[str], prefix: str = "") -> list[str]:
    """The names that could be constants, in their order.

    Args:
        names: dotted names.
        prefix: only names in this namespace (and the name itself).

    >>> candidates(["Nat.add", "_private.A.0.f", "term_∧_", "Nat", "Native.x"], "Nat")
    ['Nat.add', 'Nat']
    """
    return [
        name
        for name in names
        if _CONSTANT.fullmatch(name)
        and not any(part.startswith("_") or part.endswith("_") for part in name.split("."))
        and (not prefix or name == prefix or name.startswith(prefix + "."))
    ]


def table(names: Iterable[str], have: set[str], depth: int) -> str:
    """Counts by namespace, most missing names first.

    Args:
        names: all names.
        have: those that are declared.
        depth: how many components of a name make its namespace.

    >>> print(table(["Nat.a", "Nat.b", "Int.c"], {"Nat.a"}, 1))
    declared  missing  namespace
           0        1  Int
           1        1  Nat
           1        2  all
    """
    counts: dict[str, list[int]] = collections.defaultdict(lambda: [0, 0])
    for name in names:
        counts[".".join(name.split(".")[:-1][:depth]) or "(root)"][name not in have] += 1
    rows = sorted(counts.items(), key=lambda item: (-item[1][1], item[0]))
    rows.append(("all", [sum(count[i] for count in counts.values()) for i in (0, 1)]))
    lines = [f"{there:8}  {missing:7}  {namespace}" for namespace, (there, missing) in rows]
    return "\n".join(["declared  missing  namespace", *lines])


def main(arguments: list[str] | None = None) -> int:
    """Print the names or the table; the exit status."""
    parser = argparse.ArgumentParser(
        prog="list_names", description="Which constants Lean's own code mentions, and which the core library lacks."
    )
    parser.add_argument("--prefix", default="", help="only names in this namespace, such as Lean.Grind")
    parser.add_argument("--depth", type=int, default=2, help="components of a name that make a row of the table")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--missing", action="store_true", help="print the names that are missing")
    which.add_argument("--declared", action="store_true", help="print the names that are declared")
    options = parser.parse_args(arguments)
    try:
        names = candidates(read_names(shared_library()), options.prefix)
        have = declared(names)
    except ToolchainError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    if options.missing or options.declared:
        print("\n".join(name for name in names if (name in have) is options.declared))
    else:
        print(table(names, have, options.depth))
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # so that `| head` ends it quietly
    sys.exit(main())
