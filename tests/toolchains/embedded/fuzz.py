"""Random statements, true and false ones, on which the tactics have to agree with an evaluation in Python.

``python -m tests.toolchains.embedded.fuzz --count 500 --seed 1`` checks so many statements of each family in new Lean
processes and prints how many there were.
"""

from __future__ import annotations

import argparse
import collections
import itertools
import random
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains import Limits
from lean_gym.toolchains.embedded.toolchain import embedded_toolchain
from lean_gym.toolchains.process import LeanProcesses
from lean_gym.verdict import Severity

BATCH = 100


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement with a tactic, and whether the tactic has to prove it, must not, or may (None)."""

    text: str
    tactic: str
    proved: bool | None


# Linear arithmetic


def linear(rng: random.Random) -> Iterator[Statement]:
    """An implication between linear (in)equalities in three variables.

    True ones are sums of their hypotheses with positive factors, weakened; false ones have a counterexample in a box.
    """
    sort = rng.choice(["Int", "Nat"])
    low = 0 if sort == "Nat" else -6
    names = ("x", "y", "z")

    def affine() -> tuple[list[int], int]:
        return [rng.randint(-4, 4) for _ in names], rng.randint(-9, 9)

    def text(form: tuple[list[int], int]) -> str:
        """The inequality ``form ≤ 0`` with nonnegative coefficients on both sides, so that ``Nat`` needs no ``-``."""
        coefficients, constant = form
        left = [f"{c} * {n}" for c, n in zip(coefficients, names, strict=True) if c > 0]
        right = [f"{-c} * {n}" for c, n in zip(coefficients, names, strict=True) if c < 0]
        (left if constant > 0 else right).append(str(abs(constant)))
        return f"{' + '.join(left) or '0'} ≤ {' + '.join(right) or '0'}"

    def holds(form: tuple[list[int], int], values: tuple[int, ...]) -> bool:
        return sum(c * v for c, v in zip(form[0], values, strict=True)) + form[1] <= 0

    hypotheses = [affine() for _ in range(rng.randint(1, 3))]
    derived = rng.random() < 0.5
    goal = affine()
    if derived:
        factors = [rng.randint(0, 3) for _ in hypotheses]
        goal = (
            [sum(f * h[0][i] for f, h in zip(factors, hypotheses, strict=True)) for i in range(3)],
            sum(f * h[1] for f, h in zip(factors, hypotheses, strict=True)) - rng.randint(0, 3),
        )
    box = itertools.product(range(low, 7), repeat=3)
    refuted = any(all(holds(h, v) for h in hypotheses) and not holds(goal, v) for v in box)
    binders = " ".join(f"(h{i} : {text(h)})" for i, h in enumerate(hypotheses))
    statement = f"(x y z : {sort}) {binders} : {text(goal)}"
    for tactic in ("omega", "lia", "grind"):
        yield Statement(statement, tactic, True if derived else False if refuted else None)


# Ring identities

Polynomial = Mapping[tuple[int, int], int]


def times(p: Polynomial, q: Polynomial) -> dict[tuple[int, int], int]:
    product: dict[tuple[int, int], int] = collections.defaultdict(int)
    for (a, b), k in p.items():
        for (c, d), m in q.items():
            product[a + c, b + d] += k * m
    return {monomial: k for monomial, k in product.items() if k}


def plus(p: Polynomial, q: Polynomial, factor: int = 1) -> dict[tuple[int, int], int]:
    total = collections.defaultdict(int, p)
    for monomial, k in q.items():
        total[monomial] += factor * k
    return {monomial: k for monomial, k in total.items() if k}


def random_polynomial(rng: random.Random, depth: int, sort: str) -> tuple[str, dict[tuple[int, int], int]]:
    """A term in `x` and `y`, and its value as a polynomial."""
    if depth == 0 or rng.random() < 0.2:
        k = rng.randint(1, 5)
        return rng.choice([("x", {(1, 0): 1}), ("y", {(0, 1): 1}), (str(k), {(0, 0): k})])
    a, p = random_polynomial(rng, depth - 1, sort)
    b, q = random_polynomial(rng, depth - 1, sort)
    choices: list[tuple[str, dict[tuple[int, int], int]]] = [
        (f"({a} + {b})", plus(p, q)),
        (f"({a} * {b})", times(p, q)),
        (f"({a} ^ 2)", times(p, p)),
    ]
    if sort == "Int":
        choices.append((f"({a} - {b})", plus(p, q, -1)))
    return rng.choice(choices)


def written(p: Polynomial, sort: str) -> str:
    """The polynomial as a sum of monomials."""
    terms = [f"{f'({k})' if k < 0 else k} * x ^ {a} * y ^ {b}" for (a, b), k in sorted(p.items())]
    return " + ".join(terms) or "0"


def ring(rng: random.Random) -> Iterator[Statement]:
    """A term and its expansion, right or with one coefficient changed."""
    sort = rng.choice(["Int", "Nat"])
    term, value = random_polynomial(rng, 3, sort)
    right = rng.random() < 0.6
    shown = dict(value) if right else plus(value, {(rng.randint(0, 2), rng.randint(0, 1)): 1})
    yield Statement(f"(x y : {sort}) : {term} = {written(shown, sort)}", "grind", right)


# Lists


def random_list(rng: random.Random, depth: int) -> tuple[str, list[int]]:
    if depth == 0 or rng.random() < 0.2:
        values = [rng.randint(0, 5) for _ in range(rng.randint(0, 4))]
        return f"({values} : List Nat)", values
    a, p = random_list(rng, depth - 1)
    b, q = random_list(rng, depth - 1)
    k = rng.randint(0, 4)
    return rng.choice(
        [
            (f"({a} ++ {b})", p + q),
            (f"({a}).reverse", p[::-1]),
            (f"({a}).map (· + {k})", [x + k for x in p]),
            (f"({a}).filter (· < {k})", [x for x in p if x < k]),
            (f"({a}).take {k}", p[:k]),
            (f"({a}).drop {k}", p[k:]),
            (f"List.replicate {k} ({a}).length", [len(p)] * k),
            (f"({k} :: {a})", [k, *p]),
        ]
    )


def lists(rng: random.Random) -> Iterator[Statement]:
    """A closed list and its value, right or with one element changed."""
    term, value = random_list(rng, 3)
    right = rng.random() < 0.6
    shown = list(value)
    if not right:
        shown.insert(rng.randint(0, len(shown)), rng.randint(0, 5))
    for tactic in ("decide", "rfl", "simp"):
        yield Statement(f": {term} = {shown}", tactic, right)
    yield Statement(f": ¬ {term} = {shown}", "decide", not right)


# Propositions


Connective = tuple[str, Callable[[bool, bool], bool]]
"""How a connective is written, with places for both operands, and its value."""

PROP: tuple[Connective, ...] = (
    ("({0} ∧ {1})", lambda p, q: p and q),
    ("({0} ∨ {1})", lambda p, q: p or q),
    ("({0} → {1})", lambda p, q: not p or q),
    ("({0} ↔ {1})", lambda p, q: p == q),
    ("(¬ {0})", lambda p, _: not p),
)
BOOL: tuple[Connective, ...] = (
    ("({0} && {1})", lambda p, q: p and q),
    ("({0} || {1})", lambda p, q: p or q),
    ("(!{0})", lambda p, _: not p),
    ("({0} == {1})", lambda p, q: p == q),
    ("({0} != {1})", lambda p, q: p != q),
    ("(decide ({0} = true ∧ {1} = false))", lambda p, q: p and not q),
    ("(if {0} then {1} else !{1})", lambda p, q: p == q),
)


def random_formula(
    rng: random.Random, depth: int, names: str, connectives: Sequence[Connective]
) -> tuple[str, Callable[[Mapping[str, bool]], bool]]:
    """A formula of at most that depth, and its value at values of its variables."""
    if depth == 0 or rng.random() < 0.15:
        name = rng.choice(names)
        return name, lambda m: m[name]
    a, f = random_formula(rng, depth - 1, names, connectives)
    b, g = random_formula(rng, depth - 1, names, connectives)
    written, value = rng.choice(connectives)
    return written.format(a, b), lambda m: value(f(m), g(m))


def propositions(rng: random.Random) -> Iterator[Statement]:
    """A formula; about half of them are valid, by ``a → b`` with ``b`` weaker than ``a``."""
    text, value = random_formula(rng, 3, "pqr", PROP)
    if rng.random() < 0.5:
        other, also = random_formula(rng, 2, "pqr", PROP)
        text, value = (
            f"({text} → {other} ∨ {text})",
            lambda m, value=value, also=also: not value(m) or also(m) or value(m),
        )
    rows = [dict(zip("pqr", row, strict=True)) for row in itertools.product([False, True], repeat=3)]
    valid = all(value(row) for row in rows)
    yield Statement(f"(p q r : Prop) : {text}", "grind", valid)
    yield Statement(f"(p q r : Prop) : {text}", "simp_all", None if valid else False)
    bools = re.sub("[pqr]", lambda name: f"({name[0]} = true)", text)
    yield Statement(f": ∀ p q r : Bool, {bools}", "set_option synthInstance.maxSize 1000 in decide", valid)


# Terms with minimum, maximum, case distinction, division and shifts


def random_term(rng: random.Random, depth: int, sort: str, values: Mapping[str, int]) -> tuple[str, int]:
    """A term that is linear but for these functions, and its value."""
    if depth == 0 or rng.random() < 0.15:
        if rng.random() < 0.6:
            name = rng.choice(sorted(values))
            return name, values[name]
        k = rng.randint(0, 9)
        return str(k), k
    a, p = random_term(rng, depth - 1, sort, values)
    b, q = random_term(rng, depth - 1, sort, values)
    k = rng.randint(1, 4)
    choices = [
        (f"({a} + {b})", p + q),
        (f"({a} - {b})", p - q if sort == "Int" else max(p - q, 0)),
        (f"({k} * {a})", k * p),
        (f"(min {a} {b})", min(p, q)),
        (f"(max {a} {b})", max(p, q)),
        (f"({a} / {k})", p // k),
        (f"({a} % {k})", p % k),
    ]
    if sort == "Int":
        choices += [
            (f"(if {a} < {b} then {b} else {k})", q if p < q else k),
            (f"(-{a})", -p),
            (f"(({a} : Int).natAbs : Int)", abs(p)),
            (f"(({a} : Int).toNat : Int)", max(p, 0)),
        ]
    else:
        choices += [(f"({a} <<< {k})", p << k), (f"({a} >>> {k})", p >> k), (f"({a} + 2 ^ {k})", p + 2**k)]
    return rng.choice(choices)


def terms(rng: random.Random) -> Iterator[Statement]:
    """The value of a term, and bounds of it, where the values of its variables are given."""
    sort = rng.choice(["Int", "Nat"])
    values = {name: rng.randint(0 if sort == "Nat" else -9, 12) for name in "xy"}
    term, value = random_term(rng, 3, sort, values)
    given = " ".join(f"(h{name} : {name} = {k})" for name, k in values.items())
    other = value + rng.choice([0, 0, 1, -1, 7])
    relation = rng.choice(["=", "≤", "<", "≠"])
    holds = {"=": value == other, "≤": value <= other, "<": value < other, "≠": value != other}[relation]
    if sort == "Nat" and other < 0:
        return
    statement = f"(x y : {sort}) {given} : ({term} : {sort}) {relation} {other}"
    yield Statement(statement, "omega", holds)
    beyond = re.search("min|max|if|Nat|Abs|<<<|>>>" + ("|-" if sort == "Nat" else ""), term)
    for tactic in ("lia", "grind"):
        yield Statement(statement, tactic, None if holds and beyond else holds)


# Integers modulo n, and truth values


def random_residue(rng: random.Random, depth: int, n: int) -> tuple[str, Callable[[Mapping[str, int]], int]]:
    if depth == 0 or rng.random() < 0.15:
        if rng.random() < 0.6:
            name = rng.choice("xy")
            return name, lambda m: m[name]
        k = rng.randint(0, 2 * n)
        return str(k), lambda m: k % n
    a, f = random_residue(rng, depth - 1, n)
    b, g = random_residue(rng, depth - 1, n)
    return rng.choice(
        [
            (f"({a} + {b})", lambda m: (f(m) + g(m)) % n),
            (f"({a} * {b})", lambda m: f(m) * g(m) % n),
            (f"({a} - {b})", lambda m: (f(m) - g(m)) % n),
        ]
    )


def residues(rng: random.Random) -> Iterator[Statement]:
    """An equation or an inequality in ``Fin n``, half of them by rewriting a term in a way that keeps its value."""
    n = rng.randint(2, 5)
    left, f = random_residue(rng, 2, n)
    right, g = random_residue(rng, 2, n)
    if rng.random() < 0.5:
        right, g = f"({right} + {left} - {right})", f
    relation = rng.choice(["=", "=", "≤", "<"])
    compare = {"=": int.__eq__, "≤": int.__le__, "<": int.__lt__}[relation]
    rows = [{"x": x, "y": y} for x in range(n) for y in range(n)]
    valid = all(compare(f(row), g(row)) for row in rows)
    yield Statement(f": ∀ x y : Fin {n}, {left} {relation} {right}", "decide", valid)
    yield Statement(f"(x y : Fin {n}) : {left} {relation} {right}", "grind", None if valid else False)
    yield Statement(f": ¬ ∀ x y : Fin {n}, {left} {relation} {right}", "decide", not valid)


def truths(rng: random.Random) -> Iterator[Statement]:
    """An equation between terms of type ``Bool``; half of them hold."""
    left, f = random_formula(rng, 3, "abc", BOOL)
    right, g = random_formula(rng, 2, "abc", BOOL)
    if rng.random() < 0.5:
        right, g = f"({left} && ({right} || {left}))", f
    rows = [dict(zip("abc", row, strict=True)) for row in itertools.product([False, True], repeat=3)]
    valid = all(f(row) == g(row) for row in rows)
    yield Statement(f": ∀ a b c : Bool, {left} = {right}", "decide", valid)
    yield Statement(f"(a b c : Bool) : {left} = {right}", "cases a <;> cases b <;> cases c <;> rfl", valid)
    for tactic in ("grind", "simp", "cases a <;> cases b <;> cases c <;> simp"):
        yield Statement(f"(a b c : Bool) : {left} = {right}", tactic, None if valid else False)


FAMILIES: dict[str, Callable[[random.Random], Iterator[Statement]]] = {
    "linear": linear,
    "ring": ring,
    "lists": lists,
    "propositions": propositions,
    "terms": terms,
    "residues": residues,
    "truths": truths,
}


def statements(family: str, count: int, seed: int) -> list[Statement]:
    """The first statements of a family; the same seed gives the same ones."""
    rng = random.Random(f"{family} {seed}")
    made: list[Statement] = []
    while len(made) < count:
        made += FAMILIES[family](rng)
    return made[:count]


def disagreements(
    run_lean: Callable[[str], LeanRun], made: list[Statement]
) -> tuple[list[str], collections.Counter[str]]:
    """What Lean says otherwise, and counts of what was expected and what was proved."""
    wrong: list[str] = []
    counts: collections.Counter[str] = collections.Counter()
    for start in range(0, len(made), BATCH):
        batch = made[start : start + BATCH]
        run = run_lean("set_option linter.all false\n" + "".join(f"example {s.text} := by {s.tactic}\n" for s in batch))
        assert run.outcome is Outcome.FINISHED, run.detail
        errors: dict[int, str] = {}
        for message in run.messages:
            if message.severity is Severity.ERROR and message.start:
                errors.setdefault(message.start.line - 2, message.text)
        for number, statement in enumerate(batch):
            proved = number not in errors
            counts["proved" if proved else "not proved"] += 1
            said = "proved" if proved else errors[number][:300]
            broken = not proved and re.search("kernel|nknown constant|nknown identifier", errors[number])
            if broken or (statement.proved is not None and statement.proved is not proved):
                wrong.append(f"example {statement.text} := by {statement.tactic} -- {said}")
            counts[{True: "true", False: "false", None: "either"}[statement.proved]] += 1
    return wrong, counts


def main(arguments: list[str] | None = None) -> int:
    """Print the counts and what disagrees; the exit status."""
    parser = argparse.ArgumentParser(prog="fuzz", description="Random statements against the embedded Lean.")
    parser.add_argument("--count", type=int, default=500, help="statements of each family")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    lean = LeanProcesses(embedded_toolchain(), Limits(seconds=300.0), options=("-DmaxErrors=10000",))
    failed = 0
    for family in FAMILIES:
        wrong, counts = disagreements(lean.run, statements(family, options.count, options.seed))
        print(
            f"{family:13}",
            " ".join(f"{counts[key]} {key}" for key in ("true", "false", "either", "proved", "not proved")),
        )
        print("".join(f"  {line}\n" for line in wrong), end="")
        failed += len(wrong)
    lean.stop()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
