"""The symbol table of Lean's shared library: which Lean definitions it exports, and from which module each comes."""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.embedded.names import Name, demangle, dotted

__all__ = ["Entry", "EntryKind", "Symbol", "read_entries", "read_symbols"]

_ENTRY = struct.Struct("<IBBHQQ")
"""An ``Elf64_Sym``: name, info (binding and type), visibility, section, value, size."""
_LOCAL = 0

_MADE_BESIDE = re.compile(r"(?:_init_)?(l_.*?)(?:(?:_00|_)__closed__[0-9]+)?(?:_value\w*)?")
"""A local symbol that the compiler makes for an exported value: its initializer, its closed terms, its static data."""


class EntryKind(IntEnum):
    """The kinds of entries that matter here (``STT_OBJECT``, ``STT_FUNC``, ``STT_FILE`` of the ELF format)."""

    OBJECT = 1
    FUNCTION = 2
    FILE = 4


class Entry(NamedTuple):
    """An entry of the symbol table.

    Attributes:
        name: the symbol.
        kind: of what; None for kinds that do not matter here.
        is_local: whether its own object file alone sees it.
        is_defined: whether the library has it, and not another one.
        address: where it is when the library is loaded at 0.
        size: its bytes.
    """

    name: str
    kind: EntryKind | None
    is_local: bool
    is_defined: bool
    address: int
    size: int


@dataclass(frozen=True, slots=True)
class Symbol:
    """An exported Lean definition.

    Attributes:
        symbol: its symbol, ``l_`` and the mangled name.
        is_function: whether it is code; otherwise it is a pointer to a value.
        module: the Lean module that defines it, such as ``Init.Core``; empty where the table doesn't tell (most
            functions).
    """

    symbol: str
    is_function: bool
    module: str

    @property
    def name(self) -> Name:
        """Its Lean name."""
        return demangle(self.symbol.removeprefix("l_"))


def read_entries(library: Path) -> Iterator[Entry]:
    """All entries of the library's symbol table, in its order.

    Raises:
        ToolchainError: this is no ELF library with a full symbol table, or pyelftools is not there to read it.
    """
    try:
        from elftools.common.exceptions import ELFError
        from elftools.elf.elffile import ELFFile
    except ModuleNotFoundError as error:
        raise ToolchainError("the symbol table is read by pyelftools: pip install 'lean-gym[dev]'") from error
    if sys.platform != "linux":
        raise ToolchainError(f"{library}: its symbols are read from the Linux library, and this is {sys.platform}")
    try:
        with library.open("rb") as file:
            elf = ELFFile(file)
            table = elf.get_section_by_name(".symtab")
            if table is None or elf.elfclass != 64 or not elf.little_endian:
                raise ToolchainError(f"{library}: not a little-endian 64-bit library with a symbol table")
            entries, strings = table.data(), elf.get_section(table["sh_link"]).data()
    except ELFError as error:
        raise ToolchainError(f"{library}: not an ELF library ({error})") from error
    kinds = {kind.value: kind for kind in EntryKind}
    for offset, info, _, section, address, size in _ENTRY.iter_unpack(entries):
        name = strings[offset : strings.index(b"\0", offset)].decode()
        yield Entry(name, kinds.get(info & 15), info >> 4 == _LOCAL, bool(section), address, size)


def read_symbols(library: Path) -> list[Symbol]:
    """All Lean definitions that the library exports, sorted by symbol.

    The module of a value is told by the local symbols that the compiler makes beside it (its initializer and its
    closed terms): they stand behind the entry of their C file, and there is one C file with a ``_G_initialized`` for
    each exported ``initialize_MODULE`` function, both in link order.

    Raises:
        ToolchainError: this is no ELF library with a full symbol table, or pyelftools is not there to read it.
    """
    files: list[set[str]] = []
    initializers: dict[int, str] = {}
    exported: dict[str, bool] = {}
    for entry in read_entries(library):
        name = entry.name
        if entry.kind is EntryKind.FILE:
            files.append(set())
        elif entry.is_local:
            if files:
                files[-1].add(name)
        elif entry.is_defined and name.startswith("l_") and entry.kind is not None:
            exported[name] = entry.kind is EntryKind.FUNCTION
        elif name.startswith("initialize_") and entry.kind is EntryKind.FUNCTION:
            initializers[entry.address] = dotted(demangle(name.removeprefix("initialize_")))

    compiled = [names for names in files if "_G_initialized" in names]
    if len(compiled) != len(initializers):
        raise ToolchainError(f"{library}: {len(compiled)} C files of Lean modules, {len(initializers)} initializers")
    module_of: dict[str, str] = {}
    for (_, module), names in zip(sorted(initializers.items()), compiled, strict=True):
        for name in names:
            if owner := _MADE_BESIDE.fullmatch(name):
                module_of.setdefault(owner[1], module)
    return [Symbol(name, is_function, module_of.get(name, "")) for name, is_function in sorted(exported.items())]
