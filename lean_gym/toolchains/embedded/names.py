"""Lean names: how the compiler mangles them into symbols, and how they are written in Lean text."""

from __future__ import annotations

import re

__all__ = ["Name", "demangle", "dotted", "written"]

Name = tuple[str | int, ...]
"""A Lean name by its components, outermost first. Numeric components are ints (private and generated names)."""

_ESCAPE = re.compile(r"x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8})")
_NUMBER = re.compile(r"(0|[1-9][0-9]*)_")
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_'!?]*")


def demangle(symbol: str) -> Name:
    """The name that Lean's compiler mangled to a symbol; the inverse of ``Lean.Name.mangle`` without its prefix.

    In a mangled name ``_`` separates components, ``__`` is an underscore, ``_xhh``, ``_uhhhh`` and ``_Uhhhhhhhh``
    are other characters, ``_5_`` is a numeric component, and ``_00`` is a separator where ``_`` alone would be read
    otherwise (before a component that looks like one of these, and after a component that ends in ``_``). So of an
    odd run of underscores exactly one is a separator or begins an escape, and what follows the run tells which.
    (The mangling loses empty components and those made of underscores only; Lean's own library has none.)

    >>> demangle("Lean_Parser_Tactic_tactic___x3c_x3b_x3e__")
    ('Lean', 'Parser', 'Tactic', 'tactic_<;>_')
    >>> demangle("__private_Init_Core_0__foo")
    ('_private', 'Init', 'Core', 0, 'foo')
    """
    parts: list[str | int] = []
    part: str | None = "" if symbol.startswith("00") else None
    at = 0 if part is None else 2
    while at < len(symbol):
        if part is None:  # at the beginning, or after a numeric component and before its separator, if there is one
            at += bool(parts) and symbol[at] == "_"
            if number := _NUMBER.match(symbol, at):
                parts.append(int(number[1]))
                at = number.end()
                continue
            part = ""
            if parts and symbol.startswith("00", at):
                at += 2
        end = at
        while end < len(symbol) and symbol[end] != "_":
            end += 1
        part += symbol[at:end]
        at = end
        while end < len(symbol) and symbol[end] == "_":
            end += 1
        underscores, odd = divmod(end - at, 2)
        at = end
        if not odd:
            part += "_" * underscores
        elif escape := _ESCAPE.match(symbol, at):
            part += "_" * underscores + chr(int(escape[escape.lastindex or 0], 16))
            at = escape.end()
        elif symbol.startswith("00", at):
            parts.append(part + "_" * underscores)
            part = ""
            at += 2
        elif number := _NUMBER.match(symbol, at):
            parts += [part + "_" * underscores, int(number[1])]
            part = None
            at = number.end()
        else:
            parts.append(part)
            part = "_" * underscores
    if part:
        parts.append(part)
    return tuple(parts)


def dotted(name: Name) -> str:
    """The name as Lean prints it without escapes, for sorting and for messages."""
    return ".".join(map(str, name))


def written(name: Name) -> str:
    """The name as Lean text, with ``«»`` around what is not a plain identifier.

    >>> written(("Lean", "term∃__,_"))
    'Lean.«term∃__,_»'
    """
    return ".".join(str(part) if _PLAIN.fullmatch(str(part)) else f"«{part}»" for part in name)
