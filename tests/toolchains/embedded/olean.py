"""Read the constants of a compiled Lean module without Lean.

An `.olean` file is a memory image of Lean objects: a header (magic, version, commit, base address, address of the
root), then the objects. Pointers are absolute addresses relative to the base. Every object starts with 8 bytes:
reference count (4), size (2), number of pointer fields (1), tag (1); tags up to 244 are constructors, 246 is an array
of objects, 249 a string. Small values (odd "pointers") are boxed.
"""

import struct
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

_BASE = 80  # offset of the base address in the header of format 2
_CONSTRUCTORS, _ARRAY, _STRING = 244, 246, 249
_CONST = 4  # the constructor `Lean.Expr.const`: a name and a list of universe levels
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

    def entries(self, extension: str) -> list[int]:
        """What an environment extension has written about this module."""
        for pair in self.array(self.field(self.root - self.base, 4)):
            if self.name(self.field(pair, 0)) == extension:
                return self.array(self.field(pair, 1))
        return []

    @cached_property
    def functions(self) -> dict[str, int]:
        """The number of parameters of each compiled function; 0 of a value."""
        functions = self.entries("Lean.IR.declMapExt")
        return {self.name(self.field(f, 0)): len(self.array(self.field(f, 1))) for f in functions}

    @cached_property
    def inlined(self) -> set[str]:
        """The functions that are compiled in place wherever they are called."""
        return {self.name(self.field(pair, 0)) for pair in self.entries("Lean.Compiler.inlineAttrs")}

    def mentioned(self) -> set[str]:
        """The constants that the types and values of the module's constants refer to."""
        found: set[int] = set()
        seen: set[int] = set()
        left = list(self._constant_objects)
        while left:
            obj = left.pop()
            if obj < 0 or obj in seen:
                continue
            seen.add(obj)
            tag, pointers = self.data[obj + 7], self.data[obj + 6]
            if tag > _CONSTRUCTORS:
                continue  # strings and numbers; no array is in an expression
            fields = [self.field(obj, i) for i in range(pointers)]
            if tag == _CONST and pointers == 2 and fields[0] >= 0 and self._is_name(fields[0]):
                found.add(fields[0])
            left.extend(fields)
        return {self.name(obj) for obj in found}

    def _is_name(self, obj: int) -> bool:
        return self.tag(obj) in (1, 2) and self.data[obj + 6] == 2 and self.data[obj + 4] == 32
