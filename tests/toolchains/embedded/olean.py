"""Read the constants of a compiled Lean module without Lean.

An `.olean` file is a memory image of Lean objects: a header (magic, version, commit, base address, address of the
root), then the objects. Pointers are absolute addresses relative to the base. Every object starts with 8 bytes:
reference count (4), size (2), number of pointer fields (1), tag (1); tags up to 244 are constructors, 246 is an array
of objects, 249 a string. Small values (odd "pointers") are boxed.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

_BASE = 80  # offset of the base address in the header of format 2
_ARRAY, _STRING = 246, 249
KINDS = ("axiom", "definition", "theorem", "opaque", "quot", "inductive", "constructor", "recursor")


@dataclass(frozen=True, slots=True)
class Constant:
    """One declaration: its name, its kind (see `KINDS`), and whether it is marked `unsafe`."""

    name: str
    kind: str
    unsafe: bool


class Olean:
    """The module data of one `.olean` file."""

    def __init__(self, path: Path) -> None:
        self.data = path.read_bytes()
        if self.data[:6] != b"olean\x02":
            raise ValueError(f"{path}: not an .olean file of format 2 (starts with {self.data[:6]!r})")
        self.base, self.root = struct.unpack_from("<QQ", self.data, _BASE)
        self._names: dict[int, str] = {}

    def pointer(self, offset: int) -> int:
        """The offset of the object that the field at `offset` points to, or minus (value + 1) of a boxed value."""
        (word,) = struct.unpack_from("<Q", self.data, offset)
        return -(word >> 1) - 1 if word & 1 else word - self.base

    def tag(self, obj: int) -> int:
        return self.data[obj + 7]

    def field(self, obj: int, index: int) -> int:
        return self.pointer(obj + 8 + 8 * index)

    def array(self, obj: int) -> list[int]:
        if self.tag(obj) != _ARRAY:
            raise ValueError(f"object at {obj} has tag {self.tag(obj)}, not an array")
        (size,) = struct.unpack_from("<Q", self.data, obj + 8)
        return [self.pointer(obj + 24 + 8 * i) for i in range(size)]

    def string(self, obj: int) -> str:
        if self.tag(obj) != _STRING:
            raise ValueError(f"object at {obj} has tag {self.tag(obj)}, not a string")
        (size,) = struct.unpack_from("<Q", self.data, obj + 8)
        return self.data[obj + 32 : obj + 32 + size - 1].decode()

    def name(self, obj: int) -> str:
        """A `Lean.Name` as dotted text (no «» quotes)."""
        if obj < 0:
            return ""
        if obj not in self._names:
            prefix = self.name(self.field(obj, 0))
            last = self.field(obj, 1)
            part = self.string(last) if self.tag(obj) == 1 else str(-last - 1)
            self._names[obj] = f"{prefix}.{part}" if prefix else part
        return self._names[obj]

    @cached_property
    def _constant_objects(self) -> list[int]:
        return self.array(self.field(self.root - self.base, 2))

    @cached_property
    def constants(self) -> list[Constant]:
        """All constants of the module, in the file's order."""
        result = []
        for info in self._constant_objects:
            kind = KINDS[self.tag(info)]
            value = self.field(info, 0)
            constant = self.field(value, 0)
            result.append(Constant(self.name(self.field(constant, 0)), kind, self._unsafe(kind, value)))
        return result

    def _unsafe(self, kind: str, value: int) -> bool:
        if kind != "axiom":  # only axioms are asked about
            return False
        pointers = self.data[value + 6]
        return bool(self.data[value + 8 + 8 * pointers])

    def objects(self) -> Iterator[int]:
        """Offsets of all objects, in the file's order."""
        at = _BASE + 16
        end = self.root - self.base
        while at <= end:
            yield at
            size, pointers, tag = struct.unpack_from("<HBB", self.data, at + 4)
            if tag == _ARRAY:
                size = 24 + 8 * struct.unpack_from("<Q", self.data, at + 8)[0]
            elif tag == _STRING:
                size = 32 + struct.unpack_from("<Q", self.data, at + 8)[0]
            elif tag == 248:
                size = 24 + struct.unpack_from("<Q", self.data, at + 8)[0]
            at += (size + 7) // 8 * 8
