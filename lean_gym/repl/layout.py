"""JSON in the layout that Lean prints: 80 columns, keys in reverse alphabetical order."""

from __future__ import annotations

import json
from typing import Any

__all__ = ["render"]

WIDTH = 80


def render(value: Any) -> str:
    """The text of plain JSON data as Lean's own ``Json.pretty`` lays it out.

    >>> print(render({"env": 0, "messages": [{"severity": "info", "pos": {"line": 1, "column": 0}, "data": "x" * 40}]}))
    {"messages":
     [{"severity": "info",
       "pos": {"line": 1, "column": 0},
       "data": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}],
     "env": 0}
    """
    parts: list[str] = []
    _put(_flat_sizes(value), 0, 0, parts)
    return "".join(parts)


class _Sized:
    """A value with the length of its text on one line, and the same of its parts."""

    __slots__ = ("items", "size", "text")

    def __init__(self, size: int, text: str = "", items: list[tuple[str, _Sized]] | None = None) -> None:
        self.size = size
        self.text = text
        self.items = items


def _flat_sizes(value: Any) -> _Sized:
    if isinstance(value, dict):
        items = [(f"{_scalar(key)}:", _flat_sizes(value[key])) for key in sorted(value, reverse=True)]
        size = sum(len(key) + 1 + item.size for key, item in items)
        return _Sized(2 + size + 2 * max(0, len(items) - 1), "{}", items)
    if isinstance(value, list | tuple):
        items = [("", _flat_sizes(item)) for item in value]
        return _Sized(2 + sum(item.size for _, item in items) + 2 * max(0, len(items) - 1), "[]", items)
    text = _scalar(value)
    return _Sized(len(text), text)


def _scalar(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _put(sized: _Sized, column: int, trailing: int, parts: list[str]) -> None:
    """Append a value that begins in a column and is followed by so many characters before a line may end."""
    items = sized.items
    if items is None:
        parts.append(sized.text)
        return
    fits = sized.size + trailing <= WIDTH - column
    separator = ", " if fits else ",\n" + " " * (column + 1)
    parts.append(sized.text[0])
    at = column + 1
    for index, (key, item) in enumerate(items):
        if index:
            parts.append(separator)
            at = at if fits else column + 1
        after = 1 if index + 1 < len(items) else 1 + trailing
        start = at
        if key:
            parts.append(key)
            if fits or len(key) + 1 + item.size + after <= WIDTH - at:
                parts.append(" ")
                start = at + len(key) + 1
            else:
                parts.append("\n" + " " * (column + 1))
                start = column + 1
        if fits:
            _put_flat(item, parts)
        else:
            _put(item, start, after, parts)
    parts.append(sized.text[1])


def _put_flat(sized: _Sized, parts: list[str]) -> None:
    if sized.items is None:
        parts.append(sized.text)
        return
    parts.append(sized.text[0])
    for index, (key, item) in enumerate(sized.items):
        parts.append(", " if index else "")
        parts.append(f"{key} " if key else "")
        _put_flat(item, parts)
    parts.append(sized.text[1])
