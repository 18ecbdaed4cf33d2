"""Lists: equations of `++`, `reverse` and `map`, lengths, and recursive functions of the problem's own."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from lean_gym.datasets.generators.draft import Draft, refuted_by
from lean_gym.datasets.generators.draws import Draws
from lean_gym.datasets.generators.terms import add, times, write

__all__ = ["lists"]

Atom: TypeAlias = "tuple[str, bool, int]"
"""A list variable, whether it is reversed, and how often the function is mapped over it."""
ListTerm: TypeAlias = "str | tuple[str | ListTerm, ...]"

_VALUES: Mapping[str, list[int]] = {"l": [0, 1], "m": [2, 3], "k": [4, 5]}
"""Lists without a common element: terms with different atoms differ on them."""
_FUNCTION = "(fun x => x + 7)"
_SAMPLES: Sequence[list[int]] = ([], [0], [1], [0, 1], [2, 0, 1])


def lists(draws: Draws, truth: bool) -> Draft | None:
    """A statement about lists."""
    return draws.choice((_equation, _equation, _length, _weights, _weights, _images, _images, _copies))(draws, truth)


# --- equations --------------------------------------------------------------------------------------------------


def _build(draws: Draws, atoms: Sequence[Atom], turned_before: bool = False) -> ListTerm:
    """A term that is the concatenation of the atoms, written in some way; no `reverse` right within another."""
    if len(atoms) > 1 and not turned_before and draws.random() < 0.4:
        return ("reverse", _build(draws, [(name, not turned, maps) for name, turned, maps in reversed(atoms)], True))
    if all(maps for _, _, maps in atoms) and draws.random() < 0.6:
        return ("map", _build(draws, [(name, turned, maps - 1) for name, turned, maps in atoms]))
    if len(atoms) > 1:
        at = draws.randint(1, len(atoms) - 1)
        return ("++", _build(draws, atoms[:at]), _build(draws, atoms[at:]))
    name, turned, maps = atoms[0]
    if turned and (not maps or draws.random() < 0.5):
        return ("reverse", _build(draws, [(name, False, maps)]))
    return ("map", _build(draws, [(name, turned, maps - 1)])) if maps else name


def _show(term: ListTerm, inner: bool = False) -> str:
    if isinstance(term, str):
        return term
    if term[0] == "++":
        # `++` groups to the left.
        text = f"{_show(term[1])} ++ {_show(term[2], term[2][0] == '++')}"
        return f"({text})" if inner else text
    if term[0] == "reverse":
        return f"{_show(term[1], True)}.reverse"
    text = f"{_show(term[1], True)}.map f"
    return f"({text})" if inner else text


def _renamed(text: str) -> str:
    """The lists renamed in the order of their first occurrence."""
    names: dict[str, str] = {}
    return re.sub(r"\b[lmk]\b", lambda found: names.setdefault(found[0], f"#{len(names)}"), text)


def _valued(term: ListTerm, env: Mapping[str, list[int]]) -> list[int]:
    if isinstance(term, str):
        return env[term]
    if term[0] == "++":
        return _valued(term[1], env) + _valued(term[2], env)
    inner = _valued(term[1], env)
    return inner[::-1] if term[0] == "reverse" else [x + 7 for x in inner]


def _atoms(draws: Draws, mapped: bool) -> list[Atom]:
    names = draws.sample("lmk"[: draws.randint(2, 3)], 2 + draws.below(2))
    return [(name, draws.random() < 0.4, draws.randint(0, 1) if mapped else 0) for name in names]


def _equation(draws: Draws, truth: bool) -> Draft | None:
    mapped = draws.random() < 0.4
    atoms = _atoms(draws, mapped)
    other = list(atoms)
    if not truth:
        if len(set(atoms)) > 1 and draws.random() < 0.5:
            other = other[1:] + other[:1]
        else:
            at = draws.below(len(other))
            other[at] = (other[at][0], not other[at][1], other[at][2])
    left, right = _build(draws, atoms), _build(draws, other)
    if left == right or (_valued(left, _VALUES) == _valued(right, _VALUES)) != truth:
        return None
    names = sorted({name for name, _, _ in atoms}, key="lmk".index)
    text = f"{_show(left)} = {_show(right)}"
    function = "map f" in text
    binders = f"(α : Type) {'(f : α → α) ' if function else ''}({' '.join(names)} : List α)"
    values = ["Nat", *([_FUNCTION] if function else []), *(str(_VALUES[name]) for name in names)]
    bound = ["α", *(["f"] if function else []), *names]
    return Draft(
        binders,
        text,
        level=1 if len(atoms) == 2 and not function else 2,
        kind="equation",
        proof=("by\n  simp [List.map_reverse]" if function else "by\n  simp") if truth else "",
        refutation="" if truth else refuted_by(values),
        counterexample=() if truth else tuple(zip(bound, values, strict=True)),
        shape=_renamed(text),
    )


def _length(draws: Draws, truth: bool) -> Draft | None:
    atoms = _atoms(draws, False)
    atoms += [draws.choice(atoms) for _ in range(draws.below(2))]
    term = _build(draws, atoms)
    if isinstance(term, str):
        return None
    counts = {name: sum(a[0] == name for a in atoms) for name in "lmk" if any(a[0] == name for a in atoms)}
    if not truth:
        changed = draws.choice(list(counts))
        counts[changed] += draws.choice((1, -1)) if counts[changed] > 1 else 1
    right = write(add([times(counts[name], f"{name}.length") for name in draws.sample(list(counts), len(counts))]))
    names = sorted(counts, key="lmk".index)
    text = f"{_show(term, True)}.length = {right}"
    values = ["Nat", *(str(_VALUES[name]) for name in names)]
    return Draft(
        f"(α : Type) ({' '.join(names)} : List α)",
        text,
        level=2,
        kind="length",
        proof="by\n  simp <;> omega" if truth else "",
        refutation="" if truth else refuted_by(values),
        counterexample=() if truth else tuple(zip(["α", *names], values, strict=True)),
        shape=_renamed(text),
    )


# --- recursive functions of the problem's own -------------------------------------------------------------------


def _checked(
    name: str,
    names: Sequence[str],
    holds: Callable[..., bool],
    truth: bool,
    goal: str,
    *,
    header: str,
    proof: str,
    level: int,
    kind: str,
) -> Draft | None:
    """The draft about the function `name`, or None where small lists do not bear out its truth."""
    failing = next((row for row in itertools.product(_SAMPLES, repeat=len(names)) if not holds(*row)), None)
    if truth != (failing is None):
        return None
    values = [str(row) for row in failing or ()]
    return Draft(
        f"({' '.join(names)} : List Nat)",
        goal,
        level=level,
        kind=kind,
        header=header,
        proof=proof if truth else "",
        refutation="" if truth else refuted_by(values),
        counterexample=() if truth else tuple(zip(names, values, strict=True)),
        shape=re.sub(rf"\b{name}\b", "f", header + goal),
    )


def _induction(nil: str, cons: str) -> str:
    indented = cons.replace("\n", "\n    ")
    return f"by\n  induction l with\n  | nil => {nil}\n  | cons x l ih =>\n    {indented}"


def _weights(draws: Draws, truth: bool) -> Draft | None:
    """A sum over a list with weights: over an appended list, over shifted elements, or in closed form."""
    name = draws.choice(("weigh", "score", "cost", "tally", "gauge"))
    a, b, c = draws.randint(1, 3), draws.randint(0, 3), draws.randint(0, 3)
    step = write(add([times(a, "x"), b, f"{name} l"]))
    header = f"def {name} : List Nat → Nat\n  | [] => {c}\n  | x :: l => {step}\n\n"
    off = 0 if truth else draws.choice((1, 2))

    def f(row: Sequence[int]) -> int:
        return c + sum(a * x + b for x in row)

    kind = draws.below(3)
    if kind == 0:
        left = write(add([f"{name} (l ++ m)", c + off]))
        return _checked(
            name,
            ["l", "m"],
            lambda u, v: f(u + v) + c + off == f(u) + f(v),
            truth,
            f"{left} = {name} l + {name} m",
            header=header,
            proof=_induction(
                f"simp [{name}]" if c == 0 else f"simp [{name}, Nat.add_comm]",
                f"simp only [List.cons_append, {name}]\nomega",
            ),
            level=3,
            kind="append",
        )
    if kind == 1:
        k = draws.randint(1, 4)
        added = a * k + off
        return _checked(
            name,
            ["l"],
            lambda u: f([x + k for x in u]) == f(u) + added * len(u),
            truth,
            f"{name} (l.map (fun x => x + {k})) = {name} l + {write(times(added, 'l.length'))}",
            header=header,
            proof=_induction("rfl", f"simp only [List.map_cons, {name}, List.length_cons]\nomega"),
            level=3,
            kind="shift",
        )
    closed = write(add([times(a, "l.sum"), *([times(b, "l.length")] if b else []), c + off]))
    return _checked(
        name,
        ["l"],
        lambda u: f(u) == a * sum(u) + b * len(u) + c + off,
        truth,
        f"{name} l = {closed}",
        header=header,
        proof=_induction("rfl", f"simp only [{name}, List.sum_cons, List.length_cons]\nomega"),
        level=4,
        kind="closed",
    )


def _images(draws: Draws, truth: bool) -> Draft | None:
    """A function applied to every element by recursion: its length, over an appended list, as a `map`, and twice."""
    name = draws.choice(("rescale", "adjust", "convert", "shiftAll", "grow"))
    a, b = draws.randint(1, 3), draws.randint(0, 4)
    if (a, b) == (1, 0):
        return None
    image = add([times(a, "x"), b])
    header = f"def {name} : List Nat → List Nat\n  | [] => []\n  | x :: l => ({write(image)}) :: {name} l\n\n"
    off = 0 if truth else 1

    def g(row: Sequence[int]) -> list[int]:
        return [a * x + b for x in row]

    kind = draws.below(3)
    if kind == 0:
        goal = f"{name} (l ++ m) = " + (f"{name} l ++ {name} m" if truth else f"{name} m ++ {name} l")
        return _checked(
            name,
            ["l", "m"],
            lambda u, v: g(u + v) == (g(u) + g(v) if truth else g(v) + g(u)),
            truth,
            goal,
            header=header,
            proof=_induction("rfl", f"rw [List.cons_append, {name}, ih, {name}, List.cons_append]"),
            level=3,
            kind="image-append",
        )
    if kind == 1:
        written = write(add([times(a, "x"), b + off]))
        return _checked(
            name,
            ["l"],
            lambda u: g(u) == [a * x + b + off for x in u],
            truth,
            f"{name} l = l.map (fun x => {written})",
            header=header,
            proof=_induction("rfl", f"rw [{name}, ih, List.map_cons]"),
            level=3,
            kind="image-map",
        )
    constant = a * b + b + off
    written = write(add([times(a * a, "x"), constant]))
    composed = write(("=", add([times(a, image), b]), add([times(a * a, "x"), constant])))
    return _checked(
        name,
        ["l"],
        lambda u: g(g(u)) == [a * a * x + constant for x in u],
        truth,
        f"{name} ({name} l) = l.map (fun x => {written})",
        header=header,
        proof=_induction("rfl", f"rw [{name}, {name}, ih, List.map_cons, show {composed} by omega]"),
        level=4,
        kind="image-twice",
    )


def _copies(draws: Draws, truth: bool) -> Draft | None:
    """Every element several times: length, sum, and over an appended list."""
    name = draws.choice(("repeatEach", "stutter", "spread"))
    r = draws.randint(2, 4)
    step = " :: ".join(["x"] * r + [f"{name} l"])
    header = f"def {name} : List Nat → List Nat\n  | [] => []\n  | x :: l => {step}\n\n"
    factor = r if truth else r + draws.choice((-1, 1))

    def g(row: Sequence[int]) -> list[int]:
        return [x for x in row for _ in range(r)]

    if draws.random() < 0.5:
        return _checked(
            name,
            ["l"],
            lambda u: len(g(u)) == factor * len(u),
            truth,
            f"({name} l).length = {write(times(factor, 'l.length'))}",
            header=header,
            proof=_induction("rfl", f"simp only [{name}, List.length_cons, ih]\nomega"),
            level=3,
            kind="copies-length",
        )
    return _checked(
        name,
        ["l"],
        lambda u: sum(g(u)) == factor * sum(u),
        truth,
        f"({name} l).sum = {write(times(factor, 'l.sum'))}",
        header=header,
        proof=_induction("rfl", f"simp only [{name}, List.sum_cons, ih]\nomega"),
        level=3,
        kind="copies-sum",
    )
