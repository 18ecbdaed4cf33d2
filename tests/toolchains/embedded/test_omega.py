"""`omega` on random goals: whatever it proves is true, and whatever it says is its own message."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import pytest

from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Severity

NAT, INT = "Nat", "Int"
BOX = {NAT: range(9), INT: range(-8, 9)}


@dataclass(frozen=True)
class Term:
    """A term or a proposition: its text in Lean and its value for given variables."""

    text: str
    value: Callable[[Mapping[str, int]], int]


def variable(name: str) -> Term:
    return Term(name, lambda m: m[name])


def literal(value: int, sort: str) -> Term:
    return Term(f"({value} : {sort})", lambda m: value)


def join(symbol: str, a: Term, b: Term, f: Callable[[int, int], int]) -> Term:
    return Term(f"({a.text} {symbol} {b.text})", lambda m: f(a.value(m), b.value(m)))


def random_term(rng: random.Random, variables: Mapping[str, str], sort: str, depth: int) -> Term:
    own = [name for name, s in variables.items() if s == sort]
    if depth == 0 or rng.random() < 0.3:
        if own and rng.random() < 0.8:
            return variable(rng.choice(own))
        return literal(rng.randint(0, 7), sort)
    a, b = (random_term(rng, variables, sort, depth - 1) for _ in range(2))
    k = literal(rng.randint(1, 6), sort)
    n = random_term(rng, variables, NAT, depth - 1)
    i = random_term(rng, variables, INT, depth - 1)
    common = [
        lambda: join("+", a, b, lambda x, y: x + y),
        lambda: join("-", a, b, lambda x, y: max(0, x - y) if sort == NAT else x - y),
        lambda: join("*", k, a, lambda x, y: x * y),
        lambda: join("/", a, k, lambda x, y: x // y),
        lambda: join("%", a, k, lambda x, y: x % y),
        lambda: Term(f"(min {a.text} {b.text})", lambda m: min(a.value(m), b.value(m))),
        lambda: Term(f"(max {a.text} {b.text})", lambda m: max(a.value(m), b.value(m))),
    ]
    special = {
        NAT: [
            lambda: Term(f"(Int.natAbs {i.text})", lambda m: abs(i.value(m))),
            lambda: Term(f"(Int.toNat {i.text})", lambda m: max(0, i.value(m))),
        ],
        INT: [
            lambda: Term(f"(-{a.text})", lambda m: -a.value(m)),
            lambda: Term(f"(({n.text} : Nat) : Int)", n.value),
        ],
    }
    return rng.choice(common + special[sort])()


def random_proposition(rng: random.Random, variables: Mapping[str, str], depth: int) -> Term:
    if depth == 0 or rng.random() < 0.4:
        sort = rng.choice([NAT, INT])
        a, b = random_term(rng, variables, sort, 2), random_term(rng, variables, sort, 2)
        k = literal(rng.randint(1, 6), sort)
        return rng.choice(
            [
                join("<", a, b, lambda x, y: x < y),
                join("≤", a, b, lambda x, y: x <= y),
                join("=", a, b, lambda x, y: x == y),
                join("≠", a, b, lambda x, y: x != y),
                join("∣", k, a, lambda x, y: y % x == 0),
            ]
        )
    p, q = (random_proposition(rng, variables, depth - 1) for _ in range(2))
    return rng.choice(
        [
            join("∧", p, q, lambda x, y: x and y),
            join("∨", p, q, lambda x, y: x or y),
            join("→", p, q, lambda x, y: not x or y),
            join("↔", p, q, lambda x, y: bool(x) == bool(y)),
            Term(f"(¬ {p.text})", lambda m: not p.value(m)),
        ]
    )


def assignments(variables: Mapping[str, str]) -> Iterator[dict[str, int]]:
    for values in itertools.product(*(BOX[sort] for sort in variables.values())):
        yield dict(zip(variables, values, strict=True))


def random_goal(rng: random.Random) -> tuple[str, bool]:
    """A theorem's text after its name, and whether a counterexample is known."""
    variables = rng.choice([{"m": NAT, "n": NAT}, {"i": INT, "j": INT}, {"n": NAT, "i": INT}])
    hypotheses = [random_proposition(rng, variables, rng.randint(0, 1)) for _ in range(rng.randint(0, 3))]
    goal = random_proposition(rng, variables, rng.randint(0, 2))
    refuted = any(all(h.value(m) for h in hypotheses) and not goal.value(m) for m in assignments(variables))
    binders = " ".join(f"({name} : {sort})" for name, sort in variables.items())
    assumed = " ".join(f"(h{number} : {h.text})" for number, h in enumerate(hypotheses))
    return f"{binders} {assumed} : {goal.text} := by omega", refuted


@pytest.mark.parametrize("goals", [60, pytest.param(600, marks=pytest.mark.slow)])
def test_random_goals(run_lean: Callable[[str], LeanRun], goals: int) -> None:
    rng = random.Random(4)
    cases = [random_goal(rng) for _ in range(goals)]
    proved = 0
    for first in range(0, goals, 500):
        part = cases[first : first + 500]
        run = run_lean("".join(f"theorem t{number} {text}\n" for number, (text, _) in enumerate(part)))
        assert run.outcome is Outcome.FINISHED, run.detail
        errors = {m.start.line: m.text for m in run.messages if m.severity is Severity.ERROR and m.start}
        for line, (text, refuted) in enumerate(part, 1):
            if line in errors:
                assert errors[line].startswith("omega could not prove the goal"), f"{text}\n{errors[line]}"
            else:
                assert not refuted, text
                proved += 1
    assert goals / 10 < proved < goals
