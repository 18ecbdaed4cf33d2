"""Random theorems with tactic scripts, in two sizes: what a small policy can learn from before it learns from Lean.

Four families: propositional tautologies, their first-order liftings (over predicates and one type), chains of
equalities, and linear arithmetic over ``Nat``. Each problem has a *shape*, which does not depend on the names of its
variables nor on the order of its hypotheses: training and held-out sets are kept apart by shape, so that no held-out
statement occurs in training under another name.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from lean_gym.datasets.generators.formulas import (
    Formula,
    atoms,
    canonical,
    connectives,
    entails,
    prove,
    random_formula,
    rename,
    render,
)
from lean_gym.problem import Problem

__all__ = ["FAMILIES", "LARGE", "SIZES", "SMALL", "Generated", "Size", "generate", "make_problems", "stream"]


@dataclass(frozen=True, slots=True)
class Size:
    """How large problems are.

    Attributes:
        variables: choices for the number of variables.
        hypotheses: choices for the number of hypotheses.
        hypothesis: choices for the connectives of a hypothesis.
        goal: choices for the connectives of the goal.
        total: least and most connectives of the whole problem.
        lines: least and most lines of its proof.
        chain: choices for the steps of a chain of equalities or inequalities.
    """

    variables: tuple[int, ...]
    hypotheses: tuple[int, ...]
    hypothesis: tuple[int, ...]
    goal: tuple[int, ...]
    total: tuple[int, int]
    lines: tuple[int, int]
    chain: tuple[int, ...]


SMALL = Size((2, 3, 3), (0, 1, 2, 2, 3), (0, 1, 1, 2), (0, 1, 1, 2), (1, 4), (1, 6), (1, 2, 3))
LARGE = Size((2, 3, 3, 4), (1, 2, 2, 3), (0, 1, 1, 2), (0, 1, 1, 2), (3, 6), (4, 8), (3, 4))
SIZES: Mapping[str, Size] = {"small": SMALL, "large": LARGE}

_MOST_HYPOTHESES = 16
"""Numbered hypotheses (``h1`` …) in a script at most."""


@dataclass(frozen=True, slots=True)
class Generated:
    """A theorem with a proof.

    Attributes:
        statement: Lean text up to and including ``:=``.
        script: the lines of its tactic proof.
        shape: what does not depend on names and on the order of hypotheses.
        family: which kind of problem it is.
    """

    statement: str
    script: tuple[str, ...]
    shape: str
    family: str

    @property
    def proof(self) -> str:
        """The proof, as it stands after the statement."""
        return "by\n" + "\n".join(f"  {line}" for line in self.script)

    @property
    def source(self) -> str:
        """The whole Lean text."""
        return f"{self.statement} {self.proof}"

    def problem(self, id: str) -> Problem:
        """The problem, with its proof and its shape in the metadata."""
        metadata = {"proof": self.proof, "shape": self.shape, "family": self.family, "lines": len(self.script)}
        return Problem.from_lean(f"{self.statement} by\n  sorry", id=id, metadata=metadata)


# --- propositional ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Sequent:
    hypotheses: list[Formula]
    names: list[str]
    goal: Formula
    script: list[str]
    used: set[int]


def _sequent(rng: random.Random, size: Size) -> _Sequent | None:
    """A random sequent with its proof, or None where this draw gives none."""
    variables = "pqrs"[: rng.choice(size.variables)]
    drawn = [random_formula(rng, rng.choice(size.hypothesis), variables) for _ in range(rng.choice(size.hypotheses))]
    goal = random_formula(rng, rng.choice(size.goal), variables)
    hypotheses = list(dict.fromkeys(drawn))
    if goal in hypotheses or not size.total[0] <= sum(map(connectives, [*hypotheses, goal])) <= size.total[1]:
        return None
    follows, consistent, needed = entails(hypotheses, goal)
    if not follows or (hypotheses and not needed) or (not consistent and rng.random() < 0.7):
        return None
    found = prove(hypotheses, goal, rng)
    if found is None:
        return None
    # A hypothesis that the proof does not use stays now and then: a policy has to choose.
    keep = [i for i in range(len(hypotheses)) if i in found[2] or rng.random() < 0.3]
    rng.shuffle(keep)
    kept = [hypotheses[i] for i in keep]
    names = sorted(set().union(atoms(goal), *map(atoms, kept)))
    to = dict(zip(names, rng.sample("pqrs"[: max(len(names), 3)], len(names)), strict=True))
    kept, goal = [rename(h, to) for h in kept], rename(goal, to)
    found = prove(kept, goal, rng)
    if found is None or not size.lines[0] <= len(found[0]) <= size.lines[1]:
        return None
    script, called, used = found
    return None if f"h{_MOST_HYPOTHESES + 1}" in " ".join(script) else _Sequent(kept, called, goal, script, used)


def _propositional(rng: random.Random, size: Size) -> Generated | None:
    sequent = _sequent(rng, size)
    if sequent is None:
        return None
    variables = sorted(set().union(atoms(sequent.goal), *map(atoms, sequent.hypotheses)))
    binders = [f"({' '.join(variables)} : Prop)"]
    binders += [f"({name} : {render(h)})" for name, h in zip(sequent.names, sequent.hypotheses, strict=True)]
    statement = f"theorem t {' '.join(binders)} : {render(sequent.goal)} :="
    shape = canonical(sequent.hypotheses, sequent.goal)
    return Generated(statement, tuple(sequent.script), f"propositional {shape}", "propositional")


# --- first order ------------------------------------------------------------------------------------------------


def _first_order(rng: random.Random, size: Size) -> Generated | None:
    """A propositional sequent with ``p`` read as ``P x``: for all ``x``, or from one that exists to one that exists."""
    sequent = _sequent(rng, size)
    if sequent is None:
        return None
    variables = sorted(set().union(atoms(sequent.goal), *map(atoms, sequent.hypotheses)))
    atom = {v: f"{v.upper()} x" for v in variables}
    exists = bool(sequent.used) and rng.random() < 0.4
    witness = rng.choice(sorted(sequent.used)) if exists else -1
    binders = [f"(α : Type) ({' '.join(v.upper() for v in variables)} : α → Prop)"]
    script, instances = [], []
    for place, (name, hypothesis) in enumerate(zip(sequent.names, sequent.hypotheses, strict=True)):
        binders.append(f"({name} : {'∃' if place == witness else '∀'} x, {render(hypothesis, atom)})")
        if place == witness:
            script.append(f"rcases {name} with ⟨x, {name}⟩")
        elif place in sequent.used:
            instances.append(f"have {name} := {name} x")
    script = [*script, *instances, "refine ⟨x, ?_⟩"] if exists else ["intro x", *instances]
    goal = f"{'∃' if exists else '∀'} x, {render(sequent.goal, atom)}"
    # A double negation, which no hypothesis has by itself, marks the one that says that something exists.
    marked = [("¬", ("¬", h)) if place == witness else h for place, h in enumerate(sequent.hypotheses)]
    shape = canonical(marked, sequent.goal)
    kind = "first-order-exists" if exists else "first-order"
    statement = f"theorem t {' '.join(binders)} : {goal} :="
    return Generated(statement, (*script, *sequent.script), f"{kind} {shape}", "first_order")


# --- chains -----------------------------------------------------------------------------------------------------


def _chain(rng: random.Random, size: Size) -> tuple[list[str], list[tuple[str, str]]]:
    """Variables in a random order, and edges between neighbours with a random direction; perhaps one edge more."""
    steps = rng.choice(size.chain)
    names = rng.sample("abcdeg"[: steps + 2], steps + 1)
    edges = [(a, b) if rng.random() < 0.5 else (b, a) for a, b in itertools.pairwise(names)]
    return names, edges


def _graph_shape(edges: Sequence[tuple[str | int, ...]], ends: tuple[str, ...]) -> str:
    """The edges without the names of their ends, in the least of all namings."""
    names = sorted({name for edge in edges for name in edge[:2]} | set(ends[:2]))
    forms = []
    for order in itertools.permutations(range(len(names))):
        to = dict(zip(names, order, strict=True))
        forms.append(repr((sorted((to[e[0]], to[e[1]], *e[2:]) for e in edges), (to[ends[0]], to[ends[1]], *ends[2:]))))
    return min(forms)


def _equality(rng: random.Random, size: Size) -> Generated | None:
    """From equations along a path to the equation of its ends, under a function or not, by rewriting."""
    names, edges = _chain(rng, size)
    script = []
    for here, edge in zip(names, edges, strict=False):
        arrow = "" if edge[0] == here else "← "
        script.append(f"rw [{arrow}h{edge[0]}{edge[1]}]")
    spare = sorted(set("abcdeg"[: len(names) + 1]) - set(names))
    given = list(edges)
    if spare and rng.random() < 0.3:
        given.append((rng.choice(names), spare[0]))
    rng.shuffle(given)
    function = rng.random() < 0.4
    variables = sorted({v for edge in given for v in edge})
    binders = [f"({' '.join(variables)} : Nat)"] + (["(f : Nat → Nat)"] if function else [])
    binders += [f"(h{a}{b} : {a} = {b})" for a, b in given]
    left, right = names[0], names[-1]
    goal = f"f {left} = f {right}" if function else f"{left} = {right}"
    shape = _graph_shape(given, (left, right, "f" if function else ""))
    return Generated(f"theorem t {' '.join(binders)} : {goal} :=", tuple(script), f"equality {shape}", "equality")


def _arithmetic(rng: random.Random, size: Size) -> Generated | None:
    """From inequalities with constants along a path to one of its ends."""
    names, _ = _chain(rng, size)
    given, gap = [], 0
    for a, b in itertools.pairwise(names):
        relation, constant = rng.choice(["<", "≤"]), rng.randint(0, 3)
        given.append((a, b, relation, constant))
        gap += constant + (relation == "<")
    slack = rng.randint(0, gap)
    rng.shuffle(given)
    binders = [f"({' '.join(sorted(names))} : Nat)"]
    binders += [f"(h{a}{b} : {a}{f' + {c}' if c else ''} {r} {b})" for a, b, r, c in given]
    goal = f"{names[0]}{f' + {slack}' if slack else ''} ≤ {names[-1]}"
    shape = _graph_shape(given, (names[0], names[-1], str(slack)))
    return Generated(f"theorem t {' '.join(binders)} : {goal} :=", ("omega",), f"arithmetic {shape}", "arithmetic")


# --- sets -------------------------------------------------------------------------------------------------------

FAMILIES: Mapping[str, Callable[[random.Random, Size], Generated | None]] = {
    "propositional": _propositional,
    "first_order": _first_order,
    "equality": _equality,
    "arithmetic": _arithmetic,
}
"""The families by name."""


_PATIENCE = 2000
"""Draws without a new shape after which there are taken to be no more."""


def generate(rng: random.Random, size: Size, families: Mapping[str, float]) -> Generated:
    """One random theorem.

    Args:
        rng: decides everything.
        size: how large it is.
        families: the weight of each family.

    Raises:
        ValueError: a family is unknown, or no weight is positive.
    """
    if unknown := set(families) - set(FAMILIES):
        raise ValueError(f"families: {sorted(unknown)[0]!r} is not known; choose from {', '.join(FAMILIES)}")
    if not any(weight > 0 for weight in families.values()) or min(families.values()) < 0:
        raise ValueError(f"families: weights must not be negative, and one must be positive, got {dict(families)}")
    family = FAMILIES[rng.choices(list(families), list(families.values()))[0]]
    while True:
        if (made := family(rng, size)) is not None:
            return made


def stream(seed: int, size: Size, families: Mapping[str, float], without: Collection[str] = ()) -> Iterator[Generated]:
    """An endless stream of theorems whose shapes are none of ``without``."""
    rng = random.Random(seed)
    while True:
        made = generate(rng, size, families)
        if made.shape not in without:
            yield made


def make_problems(
    count: int, seed: int, size: Size, families: Mapping[str, float], without: Collection[str] = ()
) -> list[Generated]:
    """``count`` theorems of different shapes, none of which is among ``without``.

    Raises:
        ValueError: this size has not that many shapes.

    >>> [p] = make_problems(1, 5, SMALL, {"equality": 1})
    >>> p.source.startswith("theorem t (a b"), p == make_problems(1, 5, SMALL, {"equality": 1})[0]
    (True, True)
    """
    found: dict[str, Generated] = {}
    fruitless = 0
    for made in stream(seed, size, families, without):
        fruitless = 0 if made.shape not in found else fruitless + 1
        found.setdefault(made.shape, made)
        if len(found) == count:
            return list(found.values())
        if fruitless == _PATIENCE:
            raise ValueError(
                f"only {len(found)} shapes were found, {count} wanted, none in the last {fruitless} draws; "
                "ask for fewer or larger ones"
            )
    raise AssertionError("the stream has no end")
