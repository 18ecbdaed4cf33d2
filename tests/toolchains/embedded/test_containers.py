"""Functions of arrays, strings and loops: the kernel's value, the compiled code's value and Python's agree."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterable, Sequence

import pytest

from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Severity

Fact = tuple[str, object]
"""A term of Lean and its value."""

LISTS = [[], [0], [5], [1, 2], [2, 1], [3, 1, 2], [7, 7, 0, 3], [4, 1, 4, 1, 5, 9, 2]]
WORDS = ["", "a", "b", "ab", "ba", "aab", "abab", "a,b,,c", "é∀𝒫", " x  y "]
NUMBERS = ["", "0", "7", "007", "12", "1_000", "_1", "1_", "1__2", "-5", "-1_0", "--5", "-", "+5", " 5", "1a", "5 "]
NATURAL = re.compile("[0-9]+(_[0-9]+)*")
INTEGER = re.compile("-?[0-9]+(_[0-9]+)*")
PARTS = ["", "a", "ab", ",", " ", "aa", "∀"]


def lean(value: object) -> str:
    """A value of Python as a term of Lean."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return json.dumps(value, ensure_ascii=False)
        case None:
            return "none"
        case tuple() if value and value[0] is Some:
            return f"(some {lean(value[1])})"
        case tuple():
            return f"({', '.join(map(lean, value))})"
        case list():
            return f"#[{', '.join(map(lean, value))}]"
        case int() if value < 0:
            return f"({value})"
        case _:
            return str(value)


def array(values: list[int]) -> str:
    return f"({lean(values)} : Array Nat)"


class Some:
    """Marks ``(Some, value)``, Lean's ``some value``."""


def optional(values: Sequence[int], i: int) -> object:
    return (Some, values[i]) if i < len(values) else None


def items(value: Iterable[object]) -> str:
    return f"[{', '.join(map(lean, value))}]"


def check(run_lean: Callable[[str], LeanRun], groups: Iterable[Iterable[Fact]], prelude: str = "") -> int:
    """Checks each group (of one type) as one theorem and as one evaluation; returns the number of facts."""
    source = prelude
    count = 0
    evaluations = 0
    for group in groups:
        facts = list(group)
        equation = f"[{', '.join(term for term, _ in facts)}] = {items(value for _, value in facts)}"
        source += f"example : {equation} := by decide +kernel\n#eval decide ({equation})\n"
        count += len(facts)
        evaluations += 1
    run = run_lean(source)
    assert run.outcome is Outcome.FINISHED, run.detail
    errors = [m for m in run.messages if m.severity is Severity.ERROR]
    assert not errors, errors[0].text[:3000]
    assert [m.text.strip() for m in run.messages if m.severity is Severity.INFORMATION] == ["true"] * evaluations
    return count


def array_facts() -> list[list[Fact]]:
    indices = range(9)
    pairs = list(itertools.product(LISTS, repeat=2))
    at = [(xs, i) for xs in LISTS for i in indices]
    inside = [(xs, i) for xs, i in at if i < len(xs)]
    ranges = [(xs, i, j) for xs in LISTS for i in range(0, 9, 2) for j in range(0, 9, 3)]
    return [
        [(f"{array(xs)}.size", len(xs)) for xs in LISTS],
        [(f"{array(xs)}[{i}]?", optional(xs, i)) for xs, i in at],
        [(f"{array(xs)}[{i}]!", xs[i] if i < len(xs) else 0) for xs, i in inside],
        [(f"{array(xs)}.getD {i} 8", xs[i] if i < len(xs) else 8) for xs, i in at],
        [(f"{array(xs)}.push 6", [*xs, 6]) for xs in LISTS],
        [(f"{array(xs)}.pop", xs[:-1]) for xs in LISTS],
        [(f"{array(xs)}.back?", optional(xs[::-1], 0)) for xs in LISTS],
        [(f"{array(xs)}.setIfInBounds {i} 6", [6 if j == i else x for j, x in enumerate(xs)]) for xs, i in at],
        [(f"{array(xs)}.modify {i} (· + 9)", [x + 9 * (j == i) for j, x in enumerate(xs)]) for xs, i in at],
        [(f"{array(xs)}.eraseIdxIfInBounds {i}", xs[:i] + xs[i + 1 :]) for xs, i in at],
        [(f"{array(xs)}.insertIdxIfInBounds {i} 6", [*xs[:i], 6, *xs[i:]]) for xs, i in at if i <= len(xs)],
        [(f"{array(xs)}.swapIfInBounds {i} 1", swapped(xs, i, 1)) for xs, i in at],
        [(f"{array(xs)}.extract {i} {j}", xs[i:j]) for xs, i, j in ranges],
        [(f"{array(xs)}.take {i} ++ {array(xs)}.drop {i}", xs) for xs, i in at],
        [(f"{array(xs)} ++ {lean(ys)}", xs + ys) for xs, ys in pairs],
        [(f"{array(xs)}.isPrefixOf {lean(ys)}", ys[: len(xs)] == xs) for xs, ys in pairs],
        [(f"({array(xs)} == {lean(ys)})", xs == ys) for xs, ys in pairs],
        [(f"{array(xs)}.zip {array(ys)}", [*zip(xs, ys, strict=False)]) for xs, ys in pairs],
        [(f"{array(xs)}.map (· * 3)", [3 * x for x in xs]) for xs in LISTS],
        [(f"{array(xs)}.mapIdx (· * ·)", [i * x for i, x in enumerate(xs)]) for xs in LISTS],
        [(f"{array(xs)}.filter (· > {i})", [x for x in xs if x > i]) for xs, i in at],
        [
            (
                f"{array(xs)}.filterMap fun x => if x > 1 then some (x - 1) else none",
                [x - 1 for x in xs if x > 1],
            )
            for xs in LISTS
        ],
        [(f"{array(xs)}.flatMap fun x => #[x, x]", [x for y in xs for x in (y, y)]) for xs in LISTS],
        [(f"{array(xs)}.foldl (fun a b => 2 * a + b) 1", folded(xs)) for xs in LISTS],
        [(f"{array(xs)}.foldr (fun a b => 2 * b + a) 1", folded(xs[::-1])) for xs in LISTS],
        [(f"{array(xs)}.sum", sum(xs)) for xs in LISTS],
        [(f"{array(xs)}.count {i}", xs.count(i)) for xs, i in at],
        [(f"{array(xs)}.contains {i}", i in xs) for xs, i in at],
        [(f"{array(xs)}.any (· > {i})", any(x > i for x in xs)) for xs, i in at],
        [(f"{array(xs)}.all (· > {i})", all(x > i for x in xs)) for xs, i in at],
        [(f"{array(xs)}.find? (· > {i})", first([x for x in xs if x > i])) for xs, i in at],
        [(f"{array(xs)}.findIdx? (· > {i})", first([j for j, x in enumerate(xs) if x > i])) for xs, i in at],
        [(f"{array(xs)}.idxOf? {i}", first([j for j, x in enumerate(xs) if x == i])) for xs, i in at],
        [(f"{array(xs)}.erase {i}", without(xs, i)) for xs, i in at],
        [(f"{array(xs)}.reverse", xs[::-1]) for xs in LISTS],
        [(f"{array(xs)}.takeWhile (· > 0)", [*itertools.takewhile(bool, xs)]) for xs in LISTS],
        [(f"Array.range {i}", [*range(i)]) for i in indices],
        [(f"Array.range' {i} 3 2", [i, i + 2, i + 4]) for i in indices],
        [(f"Array.replicate {i} 7", [7] * i) for i in indices],
        [(f"Array.ofFn fun (j : Fin {i}) => j.val * j.val", [j * j for j in range(i)]) for i in indices],
        [(f"toString {array(xs)}", f"#{xs}") for xs in LISTS],
    ]


def swapped(values: list[int], i: int, j: int) -> list[int]:
    if max(i, j) >= len(values):
        return values
    result = list(values)
    result[i], result[j] = result[j], result[i]
    return result


def folded(values: list[int]) -> int:
    result = 1
    for x in values:
        result = 2 * result + x
    return result


def first(values: list[int]) -> object:
    return optional(values, 0)


def without(values: list[int], x: int) -> list[int]:
    i = values.index(x) if x in values else len(values)
    return values[:i] + values[i + 1 :]


@pytest.mark.slow
def test_arrays(run_lean: Callable[[str], LeanRun]) -> None:
    assert check(run_lean, array_facts()) > 1000


def string_facts() -> list[list[Fact]]:
    pairs = list(itertools.product(WORDS, repeat=2))
    parts = list(itertools.product(WORDS, PARTS))
    return [
        [(f"{lean(s)}.length", len(s)) for s in WORDS],
        [(f"{lean(s)}.isEmpty", s == "") for s in WORDS],
        [(f"{lean(s)} ++ {lean(t)}", s + t) for s, t in pairs],
        [(f"decide ({lean(s)} = {lean(t)})", s == t) for s, t in pairs],
        [(f"{lean(s)}.push 'é'", s + "é") for s in WORDS],
        [(f"{lean(s)}.pushn 'é' 3", s + "ééé") for s in WORDS],
        [(f"String.ofList {lean(s)}.toList.reverse", s[::-1]) for s in WORDS],
        [(f"{lean(s)}.map fun c => if c = 'a' then '∀' else c", s.replace("a", "∀")) for s in WORDS],
        [(f'{lean(s)}.foldl (fun t c => t.push c ++ "-") ""', "".join(f"{c}-" for c in s)) for s in WORDS],
        [(f'{lean(s)}.foldr (fun c t => t.push c) ""', s[::-1]) for s in WORDS],
        [(f"String.singleton {lean(s)}.front", s[:1] or "A") for s in WORDS],
        [(f"String.singleton {lean(s)}.back", s[-1:] or "A") for s in WORDS],
        [(f"{lean(s)}.isPrefixOf {lean(t)}", t.startswith(s)) for s, t in pairs],
        [(f"{lean(s)}.startsWith {lean(t)}", s.startswith(t)) for s, t in parts],
        [(f"{lean(s)}.endsWith {lean(t)}", s.endswith(t)) for s, t in parts],
        [(f"{lean(s)}.contains {lean(t)}", t in s) for s, t in parts],
        [(f"{lean(s)}.contains 'a'", "a" in s) for s in WORDS],
        [(f'{lean(s)}.replace {lean(t)} "+-"', s.replace(t, "+-")) for s, t in parts],
        [(f"({lean(s)}.find? {lean(t)}).map (·.offset.byteIdx)", find(s, t)) for s, t in parts],
        [(f"{lean(s)}.all {lean(t)}", s == t * (len(s) // len(t)) if t else s == "") for s, t in parts],
        [(f"{lean(s)}.startsWith 'a'", s.startswith("a")) for s in WORDS],
        [(f"{lean(s)}.all fun c => c != 'b'", "b" not in s) for s in WORDS],
        [(f"{lean(s)}.any fun c => c == 'b'", "b" in s) for s in WORDS],
        [(f"({lean(s)}.splitOn {lean(t)}).toArray", s.split(t) if t else [s]) for s, t in parts],
        [(f"String.join [{lean(s)}, {lean(t)}, {lean(s)}]", s + t + s) for s, t in parts],
        [(f'{lean(t)}.intercalate [{lean(s)}, {lean(s)}, ""]', t.join([s, s, ""])) for s, t in parts],
        [(f"{lean(s)}.toUpper", "".join(c.upper() if c.isascii() else c for c in s)) for s in WORDS],
        [(f"{lean(s)}.capitalize.toList.length", len(s)) for s in WORDS],
        [(f"{lean(s)}.toNat?", (Some, int(s)) if NATURAL.fullmatch(s) else None) for s in NUMBERS],
        [(f"{lean(s)}.toInt?.map fun n => n + 0", (Some, int(s)) if INTEGER.fullmatch(s) else None) for s in NUMBERS],
        [(f"{lean(s)}.isNat", bool(NATURAL.fullmatch(s))) for s in NUMBERS],
        [(f"{lean(s)}.isInt", bool(INTEGER.fullmatch(s))) for s in NUMBERS],
        [(f"toString {n}", str(n)) for n in (0, 7, 10, 12345678901234567890)],
        [(f"toString ({n} : Int)", str(n)) for n in (0, 7, -10)],
        [(f's!"{{{n}}}, {{{n} + 1}}"', f"{n}, {n + 1}") for n in range(12)],
    ]


def find(s: str, t: str) -> object:
    """The place of the first ``t`` in ``s``, in bytes."""
    return (Some, len(s[: s.index(t)].encode())) if t in s else None


def without_prefix(s: str, t: str) -> object:
    """``s`` without ``t`` at its start."""
    return (Some, s.removeprefix(t)) if s.startswith(t) else None


def without_suffix(s: str, t: str) -> object:
    """``s`` without ``t`` at its end."""
    return (Some, s.removesuffix(t)) if s.endswith(t) else None


def slice_facts() -> list[list[Fact]]:
    pairs = list(itertools.product(WORDS, repeat=2))
    parts = list(itertools.product(WORDS, PARTS))
    places = [(s, n) for s in WORDS for n in range(len(s) + 2)]
    offsets = {s: [len(s[:n].encode()) for n in range(len(s) + 1)] for s in WORDS}
    return [
        [(f"{lean(s)}.utf8ByteSize", len(s.encode())) for s in WORDS],
        [(f"{lean(s)}.toByteArray.data.map UInt8.toNat", list(s.encode())) for s in WORDS],
        [(f"String.fromUTF8? {lean(s)}.toByteArray", (Some, s)) for s in WORDS],
        [
            (f"({lean(s)}.toByteArray.extract 0 {n}).validateUTF8", n in offsets[s])
            for s, n in places
            if s and n <= len(s)
        ],
        [(f"decide ({lean(s)} < {lean(t)})", s < t) for s, t in pairs],
        [(f"decide ({lean(s)} ≤ {lean(t)})", s <= t) for s, t in pairs],
        [(f"(compare {lean(s)} {lean(t)}).isLT", s < t) for s, t in pairs],
        [(f"({lean(s)}.drop {n}).copy", s[n:]) for s, n in places],
        [(f"({lean(s)}.take {n}).copy", s[:n]) for s, n in places],
        [(f"({lean(s)}.dropEnd {n}).copy", s[: max(len(s) - n, 0)]) for s, n in places],
        [(f"({lean(s)}.takeEnd {n}).copy", s[max(len(s) - n, 0) :]) for s, n in places],
        [(f"(({lean(s)}.drop {n}).take 2).copy", s[n : n + 2]) for s, n in places],
        [(f"({lean(s)}.startPos.nextn {n}).offset.byteIdx", offsets[s][min(n, len(s))]) for s, n in places],
        [(f"({lean(s)}.endPos.prevn {n}).offset.byteIdx", offsets[s][max(len(s) - n, 0)]) for s, n in places],
        [(f"({lean(s)}.startPos.nextn {n}).get?.map Char.toNat", optional([*map(ord, s)], n)) for s, n in places],
        [(f"({lean(s)}.trimAscii).copy", s.strip(" ")) for s in WORDS],
        [(f"({lean(s)}.dropWhile (· = 'a')).copy", s.lstrip("a")) for s in WORDS],
        [(f"({lean(s)}.takeWhile 'a').copy", s[: len(s) - len(s.lstrip("a"))]) for s in WORDS],
        [(f"({lean(s)}.dropEndWhile (· == 'b')).copy", s.rstrip("b")) for s in WORDS],
        [(f"({lean(s)}.dropPrefix? {lean(t)}).map (·.copy)", without_prefix(s, t)) for s, t in parts],
        [(f"({lean(s)}.dropSuffix? {lean(t)}).map (·.copy)", without_suffix(s, t)) for s, t in parts],
        [(f"({lean(s)}.splitToList (· = 'a')).toArray", s.split("a")) for s in WORDS],
        [(f"(({lean(s)}.drop 1).find? {lean(t)}).map (·.offset.byteIdx)", find(s[1:], t)) for s, t in parts],
        [(f"{lean(s)}.toByteArray.foldl (fun n b => n + b.toNat) 0", sum(s.encode())) for s in WORDS],
        [(f"({lean(s)}.toByteArray.extract 1 3).toList.toArray.map UInt8.toNat", [*s.encode()[1:3]]) for s in WORDS],
        [(f"({lean(s)}.toSlice == {lean(t)}.toSlice)", s == t) for s, t in pairs],
    ]


@pytest.mark.slow
def test_slices_of_strings(run_lean: Callable[[str], LeanRun]) -> None:
    assert check(run_lean, slice_facts()) > 800


@pytest.mark.slow
def test_strings(run_lean: Callable[[str], LeanRun]) -> None:
    assert check(run_lean, string_facts()) > 700


LOOPS = """
def sums (l : List Nat) : Nat := Id.run do
  let mut s := 0
  for a in l do
    if a = 3 then continue
    if a > 8 then break
    s := 2 * s + a
  return s
def firstLarge (xs : Array Nat) (n : Nat) : Option Nat := do
  for x in xs do
    if x > n then return x
  none
def numbers (i j k : Nat) : Array Nat := Id.run do
  let mut r := #[]
  for x in [i:j] do
    for y in [0:x:2] do
      if y > k then break
      r := r.push (x + y)
  return r
def counted (l : List Nat) : StateM Nat (Option Nat) := do
  for a in l do
    modify (· + a)
    if (← get) > 6 then return some a
  return none
def guarded (l : List Nat) : Except String Nat := do
  let mut s := 1
  for h : a in l do
    if a = 0 then throw "zero"
    s := s * a
  return s
def text (r : Except String Nat) : String := match r with
  | .ok n => toString n
  | .error e => e
"""


def sums(values: list[int]) -> int:
    s = 0
    for a in values:
        if a == 3:
            continue
        if a > 8:
            break
        s = 2 * s + a
    return s


def numbers(i: int, j: int, k: int) -> list[int]:
    return [x + y for x in range(i, j) for y in range(0, x, 2) if y <= k]


def counted(values: list[int]) -> tuple[object, int]:
    s = 0
    for a in values:
        s += a
        if s > 6:
            return (Some, a), s
    return None, s


def product(values: list[int]) -> str:
    s = 1
    for a in values:
        if a == 0:
            return "zero"
        s *= a
    return str(s)


def test_loops(run_lean: Callable[[str], LeanRun]) -> None:
    groups: list[list[Fact]] = [
        [(f"sums {lean(xs)[1:]}", sums(xs)) for xs in LISTS],
        [(f"firstLarge {lean(xs)} {n}", first([x for x in xs if x > n])) for xs in LISTS for n in range(8)],
        [
            (f"numbers {i} {j} {k}", numbers(i, j, k))
            for i, j, k in itertools.product(range(0, 6, 2), range(0, 7, 2), (0, 1, 4))
        ],
        [(f"((counted {lean(xs)[1:]}).run 0).run", counted(xs)) for xs in LISTS],
        [(f"text (guarded {lean(xs)[1:]})", product(xs)) for xs in LISTS],
    ]
    assert check(run_lean, groups, LOOPS) > 100
