"""Reads values inside Lean's shared library: syntax descriptors and the names that its code mentions.

Lean is loaded and initialized in a child process, and its objects are read from that process's own memory, so that a
wrong guess about a pointer is an error of the operating system and not a crash of the caller. The layout of objects
is that of ``lean.h``: a header of 8 bytes (reference count, size, number of fields, tag), then the fields; a boxed
scalar ``n`` is the pointer ``2 n + 1``.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import struct
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lean_gym.toolchains.base import ToolchainError

__all__ = ["Descriptor", "read_descriptors", "read_names"]

Descriptor = tuple[Any, ...]
"""A ``Lean.ParserDescr``: its constructor, then its fields (names as dotted text, numbers, nested descriptors)."""

_STRING_TAG = 249
_NAME_HEADER = struct.pack("<iHBB", 0, 32, 2, 1)
"""The header of a static ``Lean.Name.str``: 32 bytes, two fields, tag 1."""

_CONSTRUCTORS: tuple[tuple[str, str], ...] = (
    ("const", "n"),
    ("unary", "nd"),
    ("binary", "ndd"),
    ("node", "nid"),
    ("trailingNode", "niid"),
    ("symbol", "s"),
    ("nonReservedSymbol", "sb"),
    ("cat", "ni"),
    ("parser", "n"),
    ("nodeWithAntiquot", "snd"),
    ("sepBy", "dsdb"),
    ("sepBy1", "dsdb"),
    ("unicodeSymbol", "ssb"),
)
"""The constructors of ``Lean.ParserDescr`` by tag, with their fields: n name, i natural number, s string,
d descriptor, b Boolean. Booleans lie behind the other fields, one byte each."""

_KINDS = ("node", "trailingNode", "nodeWithAntiquot")


def read_descriptors(library: Path, symbols: Iterable[str]) -> dict[str, Descriptor]:
    """The syntax descriptors among exported values: those that make a node of a kind (not mere aliases).

    Args:
        library: path of ``libleanshared``.
        symbols: exported values (not functions) to look at.

    Returns:
        Symbol to descriptor, for the symbols whose value is one.

    Raises:
        ToolchainError: the library cannot be read in this way on this system.
    """
    read: dict[str, Any] = _in_child(library, "descriptors", sorted(symbols))
    return {symbol: _as_tuple(descriptor) for symbol, descriptor in read.items()}


def read_names(library: Path) -> list[str]:
    """The names that the library's code mentions as literals, in the order in which they lie there, without repeats.

    That is the order of the modules, and within a module about the order of the code: the neighbours of a tactic's
    own names are the constants that the tactic looks up.

    Raises:
        ToolchainError: the library cannot be read in this way on this system.
    """
    names: list[str] = _in_child(library, "names", [])
    return names


def _as_tuple(value: Any) -> Any:
    return tuple(map(_as_tuple, value)) if isinstance(value, list) else value


def _in_child(library: Path, what: str, request: list[str]) -> Any:
    if sys.platform != "linux":
        raise ToolchainError(f"{library}: its values are read from the Linux library, and this is {sys.platform}")
    child = subprocess.run(
        [sys.executable, "-m", __name__, str(library), what],
        input=json.dumps(request).encode(),
        capture_output=True,
        check=False,
    )
    if child.returncode != 0:
        said = child.stderr.decode("utf-8", "replace").strip()
        raise ToolchainError(f"{library}: cannot read its {what} (exit status {child.returncode}): {said[-2000:]}")
    return json.loads(child.stdout)


class _Memory:
    """This process's memory; reading where nothing is mapped raises OSError."""

    def __init__(self) -> None:
        self._file = os.open("/proc/self/mem", os.O_RDONLY)

    def read(self, address: int, size: int) -> bytes:
        try:
            data = os.pread(self._file, size, address)
        except OverflowError as error:
            raise OSError(f"no address: {address:#x}") from error
        if len(data) != size:
            raise OSError(f"nothing at {address:#x}")
        return data

    def word(self, address: int) -> int:
        return int.from_bytes(self.read(address, 8), "little")

    def tag(self, pointer: int) -> int:
        """The tag of the object; -1 where the pointer is none (null, a boxed scalar, unaligned)."""
        return self.read(pointer, 8)[7] if pointer and pointer % 8 == 0 else -1

    def string(self, pointer: int) -> str:
        if self.tag(pointer) != _STRING_TAG:
            raise ValueError(f"no string at {pointer:#x}")
        return self.read(pointer + 32, self.word(pointer + 8) - 1).decode()

    def name(self, pointer: int) -> str:
        if pointer == 1:
            return ""
        tag = self.tag(pointer)
        if tag not in (1, 2):
            raise ValueError(f"no name at {pointer:#x}")
        prefix, last = self.name(self.word(pointer + 8)), self.word(pointer + 16)
        part = self.string(last) if tag == 1 else str(last >> 1)
        return f"{prefix}.{part}" if prefix else part

    def descriptor(self, pointer: int) -> Descriptor:
        tag = self.tag(pointer)
        if not 0 <= tag < len(_CONSTRUCTORS):
            raise ValueError(f"no descriptor at {pointer:#x}")
        constructor, fields = _CONSTRUCTORS[tag]
        flags = pointer + 8 + 8 * len(fields.rstrip("b"))
        values: list[Any] = [constructor]
        for index, field in enumerate(fields):
            if field == "b":
                values.append(bool(self.read(flags, 1)[0]))
            else:
                values.append(self._field(field, self.word(pointer + 8 + 8 * index)))
        return tuple(values)

    def _field(self, field: str, value: int) -> Any:
        if field == "n":
            return self.name(value)
        if field == "s":
            return self.string(value)
        if field == "d":
            return self.descriptor(value)
        if not value & 1:
            raise ValueError(f"no small natural number: {value:#x}")
        return value >> 1


def _descriptors(lean: ctypes.CDLL, symbols: list[str]) -> dict[str, Descriptor]:
    memory = _Memory()
    found: dict[str, Descriptor] = {}
    for symbol in symbols:
        try:
            pointer = memory.word(ctypes.addressof(ctypes.c_char.in_dll(lean, symbol)))
            tag = memory.tag(pointer)
            if 0 <= tag < len(_CONSTRUCTORS) and _CONSTRUCTORS[tag][0] in _KINDS:
                found[symbol] = memory.descriptor(pointer)
        except (OSError, ValueError):  # a value of another type
            continue
    return found


def _names(library: str) -> list[str]:
    memory = _Memory()
    found: dict[str, None] = {}
    with open("/proc/self/maps") as maps:
        regions = [line.split() for line in maps if line.rstrip().endswith(library) and "x" not in line.split()[1]]
    for region in regions:
        start, end = (int(address, 16) for address in region[0].split("-"))
        data = memory.read(start, end - start)
        at = data.find(_NAME_HEADER)
        while at >= 0:
            if at % 8 == 0:
                with contextlib.suppress(OSError, ValueError):  # other data may look like the header
                    found[memory.name(start + at)] = None
            at = data.find(_NAME_HEADER, at + 1)
    return list(found)


def _main(library: str, what: str) -> None:
    lean = ctypes.CDLL(library, ctypes.RTLD_GLOBAL)
    lean.lean_initialize()
    symbols: list[str] = json.load(sys.stdin)
    json.dump(_descriptors(lean, symbols) if what == "descriptors" else _names(library), sys.stdout)
    sys.stdout.flush()
    os._exit(0)  # Lean's threads do not end by themselves


if __name__ == "__main__":
    _main(*sys.argv[1:])
