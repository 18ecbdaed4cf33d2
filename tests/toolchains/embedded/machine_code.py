"""How many arguments the functions of Lean's shared library take, read from their machine code.

The library's symbols have no types. But the compiler removes arguments that a function does not use, so a function
reads all of its arguments before it writes to their places: the registers (and places on the stack) that are read
first on some path from its entry are those in which arguments come (System V calling convention of x86-64).
"""

from pathlib import Path

import capstone
from capstone import x86_const as x86
from elftools.elf.elffile import ELFFile

from lean_gym.toolchains.embedded.symbols import EntryKind, read_entries

_ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
_IN_REGISTERS = frozenset(range(len(_ARGUMENTS)))
_MOST_ON_STACK = 40
_PARTS = {
    "rdi": ("rdi", "edi", "di", "dil"),
    "rsi": ("rsi", "esi", "si", "sil"),
    "rdx": ("rdx", "edx", "dx", "dl", "dh"),
    "rcx": ("rcx", "ecx", "cx", "cl", "ch"),
    "r8": ("r8", "r8d", "r8w", "r8b"),
    "r9": ("r9", "r9d", "r9w", "r9b"),
}
_PLACE = {
    getattr(x86, f"X86_REG_{part.upper()}"): _ARGUMENTS.index(register)
    for register, parts in _PARTS.items()
    for part in parts
}
_CLEARS = ("xor", "sub")  # of a register with itself: it reads nothing


class MachineCode:
    """The functions of one shared library (ELF, x86-64).

    Attributes:
        functions: address and size of each, by its symbol.
        values: the symbols of data.
    """

    def __init__(self, library: Path) -> None:
        with library.open("rb") as file:
            elf = ELFFile(file)
            text = elf.get_section_by_name(".text")
            self._code, self._start = text.data(), text["sh_addr"]
            self._jumps = self._jump_table(elf)
        self.functions: dict[str, tuple[int, int]] = {}
        self.values: set[str] = set()
        for entry in read_entries(library):
            if entry.is_defined and entry.size:
                if entry.kind is EntryKind.FUNCTION:
                    self.functions[entry.name] = (entry.address, entry.size)
                elif entry.kind is EntryKind.OBJECT:
                    self.values.add(entry.name)
        self._at = {address: name for name, (address, _) in self.functions.items()}
        self._reader = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
        self._reader.detail = True
        self._read: dict[tuple[str, bool], frozenset[int]] = {}

    def arguments(self, function: str) -> int:
        """The number of arguments up to the last one that the function reads; 0 if it reads none.

        Raises:
            KeyError: the library has no such function.
        """
        if function not in self.functions:
            raise KeyError(function)
        return max(self._reads(function, within=True), default=-1) + 1

    def _jump_table(self, elf: ELFFile) -> dict[int, str]:
        """The functions by the addresses at which other code finds theirs (the global offset table)."""
        symbols = elf.get_section_by_name(".dynsym")
        relocations = elf.get_section_by_name(".rela.plt").iter_relocations()
        self._stubs = [(s["sh_addr"], s.data()) for s in elf.iter_sections() if s.name.startswith(".plt")]
        return {r["r_offset"]: symbols.get_symbol(r["r_info_sym"]).name for r in relocations}

    def _target(self, address: int) -> str | None:
        """The function that a call to that address reaches, directly or by a stub of the linker."""
        if address in self._at:
            return self._at[address]
        for start, stubs in self._stubs:
            if start <= address < start + len(stubs):
                for i in self._reader.disasm(stubs[address - start :][:24], address):
                    operand = i.operands[0] if i.operands else None
                    if i.mnemonic.endswith("jmp") and operand is not None and operand.type == x86.X86_OP_MEM:
                        return self._jumps.get(i.address + i.size + operand.mem.disp)
        return None

    def _reads(self, function: str, within: bool) -> frozenset[int]:
        """Places of the arguments that are read, from 0; `within`: also by functions that are called with them."""
        key = function, within
        if key not in self._read:
            self._read[key] = frozenset()  # what calls itself reads no more than what it reads elsewhere
            self._read[key] = _Walk(self, function, within).found() if function in self.functions else frozenset()
        return self._read[key]


class _Walk:
    """One walk through a function's code, on all paths."""

    def __init__(self, code: MachineCode, function: str, within: bool) -> None:
        self.code, self.within = code, within
        self.entry, size = code.functions[function]
        offset = self.entry - code._start
        self.lines = {i.address: i for i in code._reader.disasm(code._code[offset : offset + size], self.entry)}
        self.reads: set[int] = set()
        self.seen: dict[int, frozenset[int]] = {}

    def found(self) -> frozenset[int]:
        """The places of arguments that are read while they still hold what the caller put there."""
        paths = [(self.entry, _IN_REGISTERS, 0)]
        while paths:
            paths.extend(self._follow(*paths.pop()))
        return frozenset(self.reads)

    def _follow(self, address: int, untouched: frozenset[int], depth: int) -> list[tuple[int, frozenset[int], int]]:
        """Walk on from an address to the end of the path; the other paths that branch off."""
        branches = []
        while (i := self.lines.get(address)) is not None:
            before = self.seen.get(address, frozenset())
            if address in self.seen and untouched <= before:
                break
            untouched = self.seen[address] = untouched | before
            operand = i.operands[0] if i.operands else None
            if i.mnemonic == "call":
                self._passes_on(operand, untouched)
                untouched = frozenset()
                address += i.size
                continue
            read, written = ({_PLACE[r] for r in registers if r in _PLACE} for registers in i.regs_access())
            clears = i.mnemonic in _CLEARS and i.operands[0].type == i.operands[1].type == x86.X86_OP_REG
            if i.mnemonic != "push" and not (clears and i.operands[0].reg == i.operands[1].reg):
                self.reads |= untouched & read
            self._stack(i, depth)
            depth += self._grows(i)
            untouched -= written
            if i.mnemonic in ("ret", "ud2"):
                break
            if i.mnemonic.startswith("j"):
                if operand.type == x86.X86_OP_IMM and operand.imm in self.lines:
                    branches.append((operand.imm, untouched, depth))
                else:
                    self._passes_on(operand, untouched)
                if i.mnemonic == "jmp":
                    break
            address += i.size
        return branches

    def _passes_on(self, operand: capstone.x86.X86Op, untouched: frozenset[int]) -> None:
        """What a called function reads of the arguments that it gets unchanged."""
        if self.within and operand.type == x86.X86_OP_IMM and (target := self.code._target(operand.imm)):
            self.reads |= untouched & self.code._reads(target, within=target.startswith("l_"))

    def _stack(self, i: capstone.CsInsn, depth: int) -> None:
        """Count a reading of the caller's part of the stack, above the return address."""
        for operand in i.operands:
            if operand.type == x86.X86_OP_MEM and operand.mem.base == x86.X86_REG_RSP and i.mnemonic != "lea":
                place = (operand.mem.disp - depth) // 8
                if operand.access & capstone.CS_AC_READ and 1 <= place <= _MOST_ON_STACK:
                    self.reads.add(len(_ARGUMENTS) - 1 + place)

    @staticmethod
    def _grows(i: capstone.CsInsn) -> int:
        """By how much the instruction lets the stack grow."""
        if i.mnemonic in ("push", "pop"):
            return 8 if i.mnemonic == "push" else -8
        if i.mnemonic in ("sub", "add"):
            changed, by = i.operands
            if changed.type == x86.X86_OP_REG and changed.reg == x86.X86_REG_RSP and by.type == x86.X86_OP_IMM:
                size: int = by.imm
                return size if i.mnemonic == "sub" else -size
        return 0
