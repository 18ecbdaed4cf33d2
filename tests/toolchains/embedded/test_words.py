"""Numbers of a fixed width: `Fin`, `BitVec`, `UIntN`, `IntN`, `Char`. Their values are computed by Python.

Each table of values is checked twice: by the kernel, which unfolds the definitions (`decide +kernel`), and by
evaluation, which runs Lean's own compiled functions.
"""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

import pytest

from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Severity

Operation = Callable[[int, int, int], int | bool]
"""Of two numbers below 2 ** width, and the width."""

WIDTHS = (1, 3, 8)
EDGES = {1: range(2), 3: range(8), 8: (0, 1, 2, 7, 85, 127, 128, 129, 254, 255)}


def signed(x: int, w: int) -> int:
    return x - (1 << w) if w and x >> (w - 1) else x


def division(x: int, y: int, w: int) -> int:
    """Rounded towards 0; 0 when the divisor is."""
    a, b = signed(x, w), signed(y, w)
    return 0 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def remainder(x: int, y: int, w: int) -> int:
    return signed(x, w) - division(x, y, w) * signed(y, w)


def rotated(x: int, n: int, w: int) -> int:
    n %= w
    return x << n | x >> (w - n)


BITVEC: dict[str, Operation] = {
    "x + y": lambda x, y, w: x + y,
    "x - y": lambda x, y, w: x - y,
    "x * y": lambda x, y, w: x * y,
    "x / y": lambda x, y, w: x // y if y else 0,
    "x % y": lambda x, y, w: x % y if y else x,
    "-x": lambda x, y, w: -x,
    "~~~x": lambda x, y, w: ~x,
    "x &&& y": lambda x, y, w: x & y,
    "x ||| y": lambda x, y, w: x | y,
    "x ^^^ y": lambda x, y, w: x ^ y,
    "x <<< y": lambda x, y, w: x << y,
    "x <<< (2 : Nat)": lambda x, y, w: x << 2,
    "x >>> y": lambda x, y, w: x >> y,
    "x >>> (1 : Nat)": lambda x, y, w: x >> 1,
    "x.sshiftRight' y": lambda x, y, w: signed(x, w) >> y,
    "x.sshiftRight 2": lambda x, y, w: signed(x, w) >> 2,
    "x.sdiv y": lambda x, y, w: division(x, y, w),
    "x.srem y": lambda x, y, w: remainder(x, y, w),
    "x.smod y": lambda x, y, w: signed(x, w) % signed(y, w) if y else x,
    "x.smtUDiv y": lambda x, y, w: x // y if y else -1,
    "x.smtSDiv y": lambda x, y, w: division(x, y, w) if y else (1 if signed(x, w) < 0 else -1),
    "x.rotateLeft 2": lambda x, y, w: rotated(x, 2, w),
    "x.rotateRight 2": lambda x, y, w: rotated(x, -2, w),
    "x.abs": lambda x, y, w: abs(signed(x, w)),
    "x.reverse": lambda x, y, w: int(f"{x:0{w}b}"[::-1], 2),
    "x.clz": lambda x, y, w: w - x.bit_length(),
    "x.ctz": lambda x, y, w: (x & -x).bit_length() - 1 if x else w,
    "x.cpop": lambda x, y, w: x.bit_count(),
    "x ^ (3 : Nat)": lambda x, y, w: x**3,
    "BitVec.ofInt _ (x.toInt - 5)": lambda x, y, w: signed(x, w) - 5,
    "BitVec.twoPow _ y.toNat": lambda x, y, w: 1 << y,
    "BitVec.allOnes _ - x": lambda x, y, w: -1 - x,
    "BitVec.fill _ x.msb": lambda x, y, w: -(x >> (w - 1)),
    "x.shiftConcat y.msb": lambda x, y, w: x << 1 | y >> (w - 1),
}
"""Bit vectors of the width of their operands."""

NUMBER: dict[str, Operation] = {
    "x.toNat": lambda x, y, w: x,
    "x.toInt": lambda x, y, w: signed(x, w),
    "(x ++ y).toNat": lambda x, y, w: x << w | y,
    "(x.setWidth 2).toNat": lambda x, y, w: x % 4,
    "(x.zeroExtend 11).toNat": lambda x, y, w: x,
    "(x.signExtend 11).toNat": lambda x, y, w: signed(x, w) % 2**11,
    "(x.extractLsb 4 1).toNat": lambda x, y, w: (x >> 1) % 16,
    "(x.extractLsb' 1 2).toNat": lambda x, y, w: (x >> 1) % 4,
    "(x.replicate 3).toNat": lambda x, y, w: x << 2 * w | x << w | x,
    "(x.concat y.msb).toNat": lambda x, y, w: x << 1 | y >> (w - 1),
    "(x.cons y.msb).toNat": lambda x, y, w: x | (y >> (w - 1)) << w,
    "x.toFin.val": lambda x, y, w: x,
}
"""Numbers."""

TRUTH: dict[str, Operation] = {
    "x < y": lambda x, y, w: x < y,
    "x ≤ y": lambda x, y, w: x <= y,
    "x = y": lambda x, y, w: x == y,
    "x.ult y": lambda x, y, w: x < y,
    "x.ule y": lambda x, y, w: x <= y,
    "x.slt y": lambda x, y, w: signed(x, w) < signed(y, w),
    "x.sle y": lambda x, y, w: signed(x, w) <= signed(y, w),
    "x == y": lambda x, y, w: x == y,
    "x.msb": lambda x, y, w: bool(x >> (w - 1)),
    "x.getLsbD y.toNat": lambda x, y, w: bool(x >> y & 1),
    "x.getMsbD y.toNat": lambda x, y, w: y < w and bool(x >> (w - 1 - y) & 1),
    "x.uaddOverflow y": lambda x, y, w: x + y >= 1 << w,
    "x.saddOverflow y": lambda x, y, w: not -(1 << w - 1) <= signed(x, w) + signed(y, w) < 1 << w - 1,
    "x.ssubOverflow y": lambda x, y, w: not -(1 << w - 1) <= signed(x, w) - signed(y, w) < 1 << w - 1,
    "x.umulOverflow y": lambda x, y, w: x * y >= 1 << w,
    "x.smulOverflow y": lambda x, y, w: not -(1 << w - 1) <= signed(x, w) * signed(y, w) < 1 << w - 1,
}
"""Propositions and Booleans."""

UINT: dict[str, Operation] = {
    term: BITVEC[term]
    for term in ("x + y", "x - y", "x * y", "x / y", "x % y", "-x", "~~~x", "x &&& y", "x ||| y", "x ^^^ y")
} | {
    "x <<< y": lambda x, y, w: x << y % w,
    "x >>> y": lambda x, y, w: x >> y % w,
    "x.log2": lambda x, y, w: max(0, x.bit_length() - 1),
    "min x y": lambda x, y, w: min(x, y),
    "max x y": lambda x, y, w: max(x, y),
    "x ^ (3 : Nat)": lambda x, y, w: x**3,
}

INT: dict[str, Operation] = {
    term: BITVEC[term] for term in ("x + y", "x - y", "x * y", "-x", "~~~x", "x &&& y", "x ||| y", "x ^^^ y", "x.abs")
} | {
    "x / y": lambda x, y, w: division(x, y, w),
    "x % y": lambda x, y, w: remainder(x, y, w),
    "x <<< y": lambda x, y, w: x << signed(y, w) % w,
    "x >>> y": lambda x, y, w: signed(x, w) >> signed(y, w) % w,
    "min x y": lambda x, y, w: min(signed(x, w), signed(y, w)),
    "max x y": lambda x, y, w: max(signed(x, w), signed(y, w)),
    "x ^ (3 : Nat)": lambda x, y, w: x**3,
}
"""Their operands are given without their sign."""

FIN: dict[str, Operation] = {
    "x + y": lambda x, y, n: x + y,
    "x - y": lambda x, y, n: x - y,
    "x * y": lambda x, y, n: x * y,
    "-x": lambda x, y, n: -x,
    "x / y": lambda x, y, n: x // y if y else 0,
    "x % y": lambda x, y, n: x % y if y else x,
    "x &&& y": lambda x, y, n: x & y,
    "x ||| y": lambda x, y, n: x | y,
    "x ^^^ y": lambda x, y, n: x ^ y,
    "x <<< y": lambda x, y, n: x << y,
    "x >>> y": lambda x, y, n: x >> y,
    "x.rev": lambda x, y, n: n - 1 - x,
    "min x y": lambda x, y, n: min(x, y),
    "max x y": lambda x, y, n: max(x, y),
}
FIN_NUMBER: dict[str, Operation] = {
    "x.succ.val": lambda x, y, n: x + 1,
    "x.castSucc.val": lambda x, y, n: x,
    "(x.addNat 3).val": lambda x, y, n: x + 3,
    "(x.natAdd 3).val": lambda x, y, n: x + 3,
    "(Fin.castLE (m := 12) (by decide) x).val": lambda x, y, n: x,
}


def literals(values: Iterable[int | bool]) -> str:
    return "[" + ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in values) + "]"


@dataclass(frozen=True)
class Grid:
    """Values of terms in `x` and `y` at pairs of numbers of one type."""

    kind: str
    pairs: list[tuple[int, int]]
    terms: list[tuple[str, list[int | bool]]]

    def add(self, operations: Mapping[str, Operation], width: int, template: str, size: int = 0) -> None:
        """Add terms; their values are taken modulo `size`, if any."""
        for term, f in operations.items():
            values = [f(x, y, width) % size if size else f(x, y, width) for x, y in self.pairs]
            self.terms.append((template.format(term), values))


def check(run_lean: Callable[[str], LeanRun], grid: Grid) -> None:
    """The kernel and the compiled functions agree with Python."""
    operands = ", ".join(f"({x}, {y})" for x, y in grid.pairs)
    source = f"set_option linter.unusedVariables false\ndef grid : List ({grid.kind} × {grid.kind}) := [{operands}]\n"
    first = source.count("\n") + len(grid.terms) + 1
    for term, values in grid.terms:
        source += f"example : (grid.map fun (x, y) => {term}) = {literals(values)} := by decide +kernel\n"
    for term, _ in grid.terms:
        source += f"#eval grid.map fun (x, y) => {term}\n"
    run = run_lean(source)
    assert run.outcome is Outcome.FINISHED, run.detail
    lines = source.split("\n")
    for m in run.messages:
        assert m.severity is not Severity.ERROR, f"{lines[m.start.line - 1] if m.start else ''}\n{m.text[:2000]}"
    said = {m.start.line: m.text for m in run.messages if m.start}
    for number, (term, values) in enumerate(grid.terms, first):
        assert ast.literal_eval(said[number].replace("true", "True").replace("false", "False")) == values, term


@pytest.mark.parametrize("width", [pytest.param(w, marks=pytest.mark.slow if w == 8 else ()) for w in WIDTHS])
def test_bit_vectors(width: int, run_lean: Callable[[str], LeanRun]) -> None:
    kind = f"BitVec {width}"
    grid = Grid(kind, list(itertools.product(EDGES[width], repeat=2)), [])
    grid.add(BITVEC, width, f"({{}} : {kind}).toNat", 1 << width)
    grid.add(NUMBER, width, "({} : Int)")
    grid.add(TRUTH, width, "decide ({})")
    check(run_lean, grid)


@pytest.mark.parametrize("width", [8, 16, 32, 64])
def test_unsigned_integers(width: int, run_lean: Callable[[str], LeanRun]) -> None:
    top = 1 << width
    numbers = [0, 1, 3, 7, top // 2 - 1, top // 2, top - 2, top - 1]
    grid = Grid(f"UInt{width}", list(itertools.product(numbers, repeat=2)), [])
    grid.add(UINT, width, "({}).toNat", top)
    grid.add({term: f for term, f in TRUTH.items() if "." not in term}, width, "decide ({})")
    for other in (8, 16, 32, 64):
        if other != width:
            grid.add({f"x.toUInt{other}": lambda x, y, w: x}, width, "({}).toNat", 1 << other)
    check(run_lean, grid)


@pytest.mark.parametrize("width", [8, 64])
def test_signed_integers(width: int, run_lean: Callable[[str], LeanRun]) -> None:
    top = 1 << width
    numbers = [0, 1, 2, 7, top // 2 - 1, top // 2, top - 3, top - 1]
    grid = Grid(f"Int{width}", list(itertools.product(numbers, repeat=2)), [])
    grid.add(INT, width, "({}).toBitVec.toNat", top)
    grid.add({"x < y": TRUTH["x.slt y"], "x ≤ y": TRUTH["x.sle y"], "x = y": TRUTH["x = y"]}, width, "decide ({})")
    grid.add({"x.toInt": lambda x, y, w: signed(x, w)}, width, "{}")
    for other in (8, 16, 32, 64):
        if other != width:
            grid.add({f"x.toInt{other}": lambda x, y, w: signed(x, w)}, width, "({}).toBitVec.toNat", 1 << other)
    check(run_lean, grid)


@pytest.mark.parametrize("n", [1, 5, 8])
def test_fin(n: int, run_lean: Callable[[str], LeanRun]) -> None:
    grid = Grid(f"Fin {n}", list(itertools.product(range(n), repeat=2)), [])
    grid.add(FIN, n, "({}).val", n)
    grid.add(FIN_NUMBER, n, "({} : Nat)")
    check(run_lean, grid)


def test_characters(run_lean: Callable[[str], LeanRun]) -> None:
    codes = [*range(128), 160, 223, 0xD7FF, 0xE000, 0xFFFF, 0x10FFFF]

    def ascii_only(change: Callable[[str], str]) -> Operation:
        return lambda x, y, w: ord(change(chr(x))) if x < 128 else x

    def of(test: Callable[[str], bool]) -> Operation:
        return lambda x, y, w: x < 128 and test(chr(x))

    grid = Grid("Nat", [(code, 0) for code in codes], [])
    truths: dict[str, Operation] = {
        "isAlpha": of(str.isalpha),
        "isUpper": of(str.isupper),
        "isLower": of(str.islower),
        "isDigit": of(str.isdigit),
        "isAlphanum": of(str.isalnum),
        "isWhitespace": of(lambda c: c in " \t\r\n"),
        "toNat": lambda x, y, w: x,
        "toUpper.toNat": ascii_only(str.upper),
        "toLower.toNat": ascii_only(str.lower),
        "utf8Size": lambda x, y, w: len(chr(x).encode()),
    }
    grid.add(truths, 0, "(Char.ofNat x).{}")
    check(run_lean, grid)
    surrogates = Grid("Nat", [(0xD800, 0), (0xDFFF, 0), (0x110000, 0)], [("(Char.ofNat x).toNat", [0, 0, 0])])
    check(run_lean, surrogates)
