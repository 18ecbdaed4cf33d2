"""The functions on lists of the embedded core library have the values that Python computes."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable, Sequence

from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Severity

Numbers = list[int]


def show(value: object) -> str:
    """A value of Python as Lean writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return "(" + ", ".join(show(v) for v in value) + ")"
    if isinstance(value, list):
        return "[" + ", ".join(show(v) for v in value) + "]"
    return str(value)


def some(value: int | None) -> str:
    return "none" if value is None else f"some {value}"


def runs(xs: Numbers) -> list[Numbers]:
    return [list(group) for _, group in itertools.groupby(xs)]


def without_first(xs: Numbers, x: int) -> Numbers:
    at = xs.index(x) if x in xs else len(xs)
    return xs[:at] + xs[at + 1 :]


def is_sublist(xs: Sequence[int], ys: Sequence[int]) -> bool:
    rest = iter(ys)
    return all(x in rest for x in xs)


def is_infix(xs: Numbers, ys: Numbers) -> bool:
    return any(ys[i : i + len(xs)] == xs for i in range(len(ys) - len(xs) + 1))


def rotated(xs: Numbers, n: int) -> Numbers:
    return xs if len(xs) <= 1 else xs[n % len(xs) :] + xs[: n % len(xs)]


def split(xs: Numbers, x: int) -> list[Numbers]:
    parts: list[Numbers] = [[]]
    for v in xs:
        if v == x:
            parts.append([])
        else:
            parts[-1].append(v)
    return parts


def facts(xs: Numbers, ys: Numbers, n: int, x: int) -> list[tuple[str, str]]:
    """Terms of Lean and the values that they must have."""
    a, b = (f"({show(zs)} : List Nat)" for zs in (xs, ys))
    even = [v for v in xs if v % 2 == 0]
    odd = [v for v in xs if v % 2 == 1]
    head = list(itertools.takewhile(lambda v: v < 3, xs))
    values = [
        (f"{a}.reverse ++ {b}", show(xs[::-1] + ys)),
        (f"({a}.take {n}, {a}.drop {n})", show((xs[:n], xs[n:]))),
        (f"{a}.splitAt {n}", show((xs[:n], xs[n:]))),
        (f"{a}.partition (· % 2 == 0)", show((even, odd))),
        (f"{a}.span (· < 3)", show((head, xs[len(head) :]))),
        (f"({a}.takeWhile (· < 3), {a}.dropWhile (· < 3))", show((head, xs[len(head) :]))),
        (f"{a}.rotateLeft {n}", show(rotated(xs, n))),
        (f"{a}.rotateRight {n}", show(rotated(xs, -n))),
        (f"{a}.eraseDups", show(list(dict.fromkeys(xs)))),
        (f"{a}.eraseReps", show([g[0] for g in runs(xs)])),
        (f"{a}.splitBy (· == ·)", show(runs(xs))),
        (f"{a}.erase {x}", show(without_first(xs, x))),
        (f"{a}.eraseIdx {n}", show(xs[:n] + xs[n + 1 :])),
        (f"{a}.insert {x}", show(xs if x in xs else [x, *xs])),
        (f"{a}.insertIdx {n} {x}", show([*xs[:n], x, *xs[n:]] if n <= len(xs) else xs)),
        (f"{a}.modify {n} (· + 7)", show([v + 7 * (i == n) for i, v in enumerate(xs)])),
        (f"{a}.set {n} {x}", show([x if i == n else v for i, v in enumerate(xs)])),
        (f"{a}.removeAll {b}", show([v for v in xs if v not in ys])),
        (f"({a}.count {x}, {a}.countP (· < {x}))", show((xs.count(x), sum(v < x for v in xs)))),
        (f"({a}.idxOf {x}, {a}.contains {x})", show((xs.index(x) if x in xs else len(xs), x in xs))),
        (f"{a}.idxOf? {x}", some(xs.index(x) if x in xs else None)),
        (f"{a}.find? (· > {x})", some(next((v for v in xs if v > x), None))),
        (f"{a}.findRev? (· > {x})", some(next((v for v in reversed(xs) if v > x), None))),
        (f"{a}.findIdx (· > {x})", show(next((i for i, v in enumerate(xs) if v > x), len(xs)))),
        (f"({a}.sum, {a}.prod)", show((sum(xs), _product(xs)))),
        (f"{a}.min?", some(min(xs, default=None))),
        (f"{a}.max?", some(max(xs, default=None))),
        (f"({a}.head?, {a}.getLast?)", f"({some(xs[0] if xs else None)}, {some(xs[-1] if xs else None)})"),
        (f"({a}.tail, {a}.dropLast)", show((xs[1:], xs[:-1]))),
        (f"{a}[{n}]?", some(xs[n] if n < len(xs) else None)),
        (f"{a}.zip {b}", show(list(zip(xs, ys, strict=False)))),
        (f"{a}.zipIdx {n}", show([(v, n + i) for i, v in enumerate(xs)])),
        (f"{a}.mapIdx fun i v => i * v", show([i * v for i, v in enumerate(xs)])),
        (f"{a}.mapFinIdx fun i v _ => i + v", show([i + v for i, v in enumerate(xs)])),
        (f"(List.ofFn fun i : Fin {n} => i.val * {x})", show([i * x for i in range(n)])),
        (f"(List.finRange {n}).map (·.val)", show(list(range(n)))),
        (f"{a}.modifyHead (· + 7)", show([v + 7 * (i == 0) for i, v in enumerate(xs)])),
        (f"{a}.scanl (fun s v => 2 * s + v) {x}", show(list(itertools.accumulate(xs, _step, initial=x)))),
        (f"{a}.scanr (fun v s => 2 * s + v) {x}", show([*itertools.accumulate(xs[::-1], _step, initial=x)][::-1])),
        (f"{a}.splitOn {x}", show(split(xs, x))),
        (f"[{x}].intercalate ({a}.splitOn {x})", show(xs)),
        (f"{a}.minOn? (· % 3)", some(min(xs, key=lambda v: v % 3, default=None))),
        (f"{a}.maxOn? (· % 3)", some(max(xs, key=lambda v: v % 3, default=None))),
        (f"{a}.minIdxOn? (· % 3)", some(min(range(len(xs)), key=lambda i: xs[i] % 3, default=None))),
        (f"{a}.maxIdxOn? (· % 3)", some(max(range(len(xs)), key=lambda i: xs[i] % 3, default=None))),
        (f"{a}.intersperse {x}", show([w for v in xs for w in (v, x)][:-1])),
        (f"{a}.leftpad 5 {x}", show([x] * (5 - len(xs)) + xs)),
        (f"{a}.flatMap fun v => [v, {x}]", show([w for v in xs for w in (v, x)])),
        (f"List.range' {n} {len(xs)} {x}", show([n + x * i for i in range(len(xs))])),
        (f"{a}.foldl (fun s v => 2 * s + v) 0", show(_horner(xs))),
    ]
    truths = [
        (f"{a} = {b}", xs == ys),
        (f"{a} < {b}", xs < ys),
        (f"{a} ≤ {b}", xs <= ys),
        (f"{a} <+: {b}", ys[: len(xs)] == xs),
        (f"{a} <:+ {b}", xs == [] or ys[-len(xs) :] == xs),
        (f"{a} <:+: {b}", is_infix(xs, ys)),
        (f"{a} <+ {b}", is_sublist(xs, ys)),
        (f"{a} ⊆ {b}", set(xs) <= set(ys)),
        (f"{a} ~ {b}", sorted(xs) == sorted(ys)),
        (f"{a}.Nodup", len(set(xs)) == len(xs)),
        (f"{a}.Pairwise (· ≤ ·)", sorted(xs) == xs),
        (f"{x} ∈ {a}", x in xs),
    ]
    return values + [(f"decide ({fact})", show(truth)) for fact, truth in truths]


def _product(xs: Numbers) -> int:
    product = 1
    for x in xs:
        product *= x
    return product


def _step(total: int, x: int) -> int:
    return 2 * total + x


def _horner(xs: Numbers) -> int:
    return functools.reduce(_step, xs, 0)


def test_functions_on_random_lists(run_lean: Callable[[str], LeanRun]) -> None:
    random_ = random.Random(7)
    source = "open List\n"
    for _ in range(12):
        xs = [random_.randrange(5) for _ in range(random_.randrange(6))]
        ys = random_.choice([xs[1:], xs[:-1], xs[::-1], [1, *xs], [random_.randrange(5) for _ in range(4)], xs[::2]])
        for term, value in facts(xs, ys, random_.randrange(7), random_.randrange(5)):
            source += f"example : ({term}) = {value} := by decide +kernel\n"
    run = run_lean(source)
    assert run.outcome is Outcome.FINISHED, run.detail
    lines = source.split("\n")
    wrong = [f"{lines[m.start.line - 1]}\n{m.text}" for m in run.messages if m.severity is Severity.ERROR and m.start]
    assert not wrong, "\n".join(wrong[:5])


def test_sorting_by_evaluation(run_lean: Callable[[str], LeanRun]) -> None:
    random_ = random.Random(8)
    lists = [[random_.randrange(50) for _ in range(n)] for n in range(20)]
    run = run_lean("".join(f"#eval ({show(xs)} : List Nat).mergeSort\n" for xs in lists))
    assert run.outcome is Outcome.FINISHED, run.detail
    assert [m.text.replace("\n", "").replace(" ", "") for m in run.messages] == [
        show(sorted(xs)).replace(" ", "") for xs in lists
    ]
