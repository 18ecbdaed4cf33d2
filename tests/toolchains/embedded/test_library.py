"""The compiled core library: its axioms, its names, and that its arithmetic is what the kernel computes."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains.embedded import build
from lean_gym.verdict import Severity
from tests.toolchains.embedded.olean import Olean

CORE = Path(build.__file__).parent / "core"

AXIOMS = {"propext", "Classical.choice", "Quot.sound", "sorryAx"}
COMPILER = {"lcProof", "lcAny", "lcErased", "lcVoid", "lcUnreachable", "Quot.lcInv"}
"""Markers of the compiler, marked unsafe: no theorem or definition that is not unsafe itself can use them."""


@pytest.fixture(scope="module")
def mentioned(modules: list[Olean]) -> set[str]:
    return {name for module in modules for name in module.mentioned()}


def test_no_axiom_but_leans_own(modules: list[Olean]) -> None:
    axioms = {c.name: c for module in modules for c in module.constants if c.kind == "axiom"}
    assert axioms.keys() == AXIOMS | COMPILER
    assert {name for name, c in axioms.items() if c.unsafe} == COMPILER


def test_no_declaration_uses_sorry_or_a_marker(mentioned: set[str]) -> None:
    """No expression of the library mentions them, but for the statements of the axioms themselves."""
    forbidden = {"sorryAx", *COMPILER}
    assert not forbidden & mentioned


def test_the_reader_sees_what_is_mentioned(mentioned: set[str]) -> None:
    assert {"propext", "Classical.choice", "Quot.sound", "Nat.add", "instHAdd", "List.cons"} <= mentioned


def test_every_file_has_a_header_and_lines_of_a_readable_length() -> None:
    for file in sorted(CORE.rglob("*.lean")):
        lines = file.read_text(encoding="utf-8").split("\n")
        assert re.fullmatch(r"Init\.lean|[A-Z]\w+/\d\d_\w+\.lean", file.relative_to(CORE).as_posix())
        assert lines[0] == "/-", file.name
        if not file.name.endswith("_stubs.lean"):
            long = [f"{file.name}:{n}" for n, line in enumerate(lines, 1) if len(line) > 120]
            assert not long


# Arithmetic

BINARY: dict[str, Callable[[int, int], int | bool]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: max(0, a - b),
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a // b if b else 0,
    "mod": lambda a, b: a % b if b else a,
    "gcd": math.gcd,
    "beq": lambda a, b: a == b,
    "ble": lambda a, b: a <= b,
    "land": lambda a, b: a & b,
    "lor": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "shiftLeft": lambda a, b: a << b,
    "shiftRight": lambda a, b: a >> b,
    "pow": lambda a, b: a**b,
}
BITS = {"land", "lor", "xor"}
SMALL = range(8)
LARGE = [0, 1, 2, 3, 7, 64, 65, 12345678901234567890123, 2**64 - 1, 2**64, 2**80 + 17]


def lean_list(values: Iterable[object]) -> str:
    return "[" + ", ".join(str(v).lower() if isinstance(v, bool) else f"({v})" for v in values) + "]"


def grid(name: str, function: Callable[[int, int], int | bool], prefix: str, numbers: Iterable[int]) -> str:
    """One theorem: the function has these values at all pairs (at small ones where they grow fast)."""
    pairs = [
        (a, b)
        for a, b in itertools.product(numbers, repeat=2)
        if name not in ("pow", "shiftLeft") or (b <= 3 and (prefix == "Nat" or a <= 5))
    ]
    calls = ", ".join(f"{prefix}.{name} {a} {b}" for a, b in pairs)
    return f"example : [{calls}] = {lean_list(function(a, b) for a, b in pairs)} := by decide +kernel\n"


def copied_definitions() -> str:
    """The library's definitions of the functions that the kernel computes, under names that it does not know."""
    text = (CORE / "Base/20_nat_kernel.lean").read_text(encoding="utf-8")
    names = [*(BINARY.keys() - BITS), "pred", "divFuel", "modFuel", "gcdFuel"]
    copies = []
    for part in re.split(r"\n(?=\S)", text):
        found = re.match(r"(?:@\[[^\]]*\] )?(?:private |protected )*def (?:Nat|LeanGym\.Internal)\.(\w+)", part)
        if found and found[1] in names:
            body = re.sub(r"@\[[^\]]*\] |private |protected ", "", part)
            copies.append(re.sub(rf"\b(?:Nat|LeanGym\.Internal)\.({'|'.join(names)})\b", r"Copy.\1", body))
    assert len(copies) == len(names)
    _, bits = (CORE / "Data/73_nat_bits.lean").read_text(encoding="utf-8").split("\nnamespace Nat\n")
    bits = re.sub(r"^instance .*\n|@\[extern [^\]]*\] ", "", bits[: bits.index("end Nat")], flags=re.MULTILINE)
    assert set(re.findall(r"^def (\w+)", bits, flags=re.MULTILINE)) == BITS | {"bitwise", "log2", "testBit"}
    return "\n".join(copies) + f"\nnamespace Copy\n{bits}end Copy\n"


def check(run_lean: Callable[[str], LeanRun], source: str) -> None:
    run = run_lean(source)
    assert run.outcome is Outcome.FINISHED, run.detail
    errors = [m for m in run.messages if m.severity is Severity.ERROR]
    assert not errors, errors[0].text[:2000]


def test_the_kernel_computes_the_usual_functions(run_lean: Callable[[str], LeanRun]) -> None:
    """`Nat.add` and so on, at literals: the kernel's own arithmetic."""
    source = "".join(grid(n, f, "Nat", SMALL) + grid(n, f, "Nat", LARGE) for n, f in BINARY.items())
    logs = [0, *range(1, 40), 2**64 - 1, 2**64, 2**100 + 1]
    values = lean_list(max(0, n.bit_length() - 1) for n in logs)
    source += f"example : [{', '.join(f'Nat.log2 {n}' for n in logs)}] = {values} := by decide +kernel\n"
    check(run_lean, "set_option exponentiation.threshold 1000\n" + source)


def test_the_definitions_agree_with_the_kernel(run_lean: Callable[[str], LeanRun]) -> None:
    """The bodies that the library gives them, unfolded by the kernel: without this, `False` could be proved."""
    source = copied_definitions() + "".join(grid(n, f, "Copy", SMALL) for n, f in BINARY.items())
    values = lean_list(max(0, n.bit_length() - 1) for n in range(34))
    source += f"example : (List.range 34).map Copy.log2 = {values} := by decide +kernel\n"
    check(run_lean, source)


def test_a_wrong_definition_is_found(run_lean: Callable[[str], LeanRun]) -> None:
    wrong = copied_definitions().replace("(Copy.modFuel f (Copy.sub n m) m)", "(Copy.modFuel f (Copy.sub n m) f)")
    run = run_lean(wrong + grid("mod", BINARY["mod"], "Copy", SMALL))
    assert any(m.severity is Severity.ERROR and "decide" in m.text for m in run.messages)


INTEGER: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: 0 if b == 0 else (a - a % abs(b)) // b,
    "%": lambda a, b: a if b == 0 else a % abs(b),
}
RELATION: dict[str, Callable[[int, int], bool]] = {
    "<": lambda a, b: a < b,
    "≤": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    "∣": lambda a, b: b == 0 if a == 0 else b % a == 0,
}


def integer_facts() -> list[tuple[str, int | bool]]:
    """Terms of Lean and their values."""
    pairs = list(itertools.product(range(-5, 6), repeat=2))
    sums = [(f"({a} : Int) {sign} ({b})", f(a, b)) for sign, f in INTEGER.items() for a, b in pairs]
    return sums + [(f"({a} : Int) {sign} ({b})", f(a, b)) for sign, f in RELATION.items() for a, b in pairs]


def test_integers_by_evaluation(run_lean: Callable[[str], LeanRun]) -> None:
    facts = integer_facts()
    numbers = [(term, value) for term, value in facts if not isinstance(value, bool)]
    truths = [(f"decide ({term})", value) for term, value in facts if isinstance(value, bool)]
    source = ""
    for kind in (numbers, truths):
        for part in (kind[n : n + 121] for n in range(0, len(kind), 121)):
            terms, values = zip(*part, strict=True)
            source += f"example : [{', '.join(terms)}] = {lean_list(values)} := by decide +kernel\n"
    check(run_lean, source)


def test_integers_by_simp(run_lean: Callable[[str], LeanRun]) -> None:
    source = ""
    for term, value in integer_facts()[::5]:
        fact = ("" if value else "¬ ") + f"({term})" if isinstance(value, bool) else f"{term} = ({value})"
        source += f"example : {fact} := by simp\n"
    check(run_lean, source)
