"""Propositional and first-order logic: sequents with a proof, or with a valuation that refutes them."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

from lean_gym.datasets.generators.draft import Draft
from lean_gym.datasets.generators.draws import Draws
from lean_gym.datasets.generators.formulas import (
    FALSE,
    Formula,
    atoms,
    canonical,
    connectives,
    random_formula,
    render,
)
from lean_gym.datasets.generators.scripted import FAMILIES, SIZES, Size

__all__ = ["first_order", "propositional"]


def propositional(draws: Draws, truth: bool) -> Draft | None:
    """A sequent over two to four propositions."""
    size = SIZES[draws.choice(("small", "large"))]
    if truth:
        return _proved("propositional", draws, size)
    found = _refutable(draws, size)
    if found is None:
        return None
    hypotheses, goal, names, valuation = found
    binders = [f"({' '.join(names)} : Prop)"]
    binders += [f"(h{i} : {render(h)})" for i, h in enumerate(hypotheses, 1)]
    values = ["True" if valuation[name] else "False" for name in names]
    arguments = " ".join([*values, *["(by decide)"] * len(hypotheses)])
    return Draft(
        " ".join(binders),
        render(goal),
        level=_level(hypotheses, goal),
        kind="sequent",
        refutation=f"by\n  intro h\n  exact absurd (h {arguments}) (by decide)",
        counterexample=tuple(zip(names, values, strict=True)),
        shape=canonical(hypotheses, goal),
    )


def first_order(draws: Draws, truth: bool) -> Draft | None:
    """A sequent over predicates of one type: for all, or from one that exists to one that exists."""
    size = SIZES[draws.choice(("small", "large"))]
    if truth:
        return _proved("first_order", draws, size)
    found = _refutable(draws, size)
    if found is None:
        return None
    hypotheses, goal, names, valuation = found
    exists = bool(hypotheses) and draws.random() < 0.4
    witness = draws.below(len(hypotheses)) if exists else -1
    atom = {name: f"{name.upper()} x" for name in names}
    binders = [f"(α : Type) ({' '.join(name.upper() for name in names)} : α → Prop)"]
    arguments = ["Unit"]
    for name in names:
        arguments.append(f"(fun _ => {'True' if valuation[name] else 'False'})")
    for i, hypothesis in enumerate(hypotheses):
        binders.append(f"(h{i + 1} : {'∃' if i == witness else '∀'} x, {render(hypothesis, atom)})")
        arguments.append("⟨(), by decide⟩" if i == witness else "(fun _ => by decide)")
    used = " ".join(arguments)
    # In a type with one element, `for all` and `exists` say the same.
    last = (
        f"fun ⟨_, w⟩ => absurd w (by decide)) (h {used})"
        if exists
        else f"fun w => absurd (w ()) (by decide)) (h {used})"
    )
    marked = [("¬", ("¬", h)) if i == witness else h for i, h in enumerate(hypotheses)]
    return Draft(
        " ".join(binders),
        f"{'∃' if exists else '∀'} x, {render(goal, atom)}",
        level=min(_level(hypotheses, goal) + 1, 4),
        kind="exists" if exists else "for-all",
        refutation=f"by\n  intro h\n  exact ({last}",
        counterexample=(("α", "Unit"), *((n.upper(), f"fun _ => {valuation[n]}") for n in names)),
        shape=f"{exists} {canonical(marked, goal)}",
    )


def _proved(family: str, draws: Draws, size: Size) -> Draft | None:
    made = FAMILIES[family](draws, size)
    if made is None:
        return None
    binders, _, goal = made.statement.removeprefix("theorem t ").removesuffix(" :=").rpartition(" : ")
    lines = len(made.script)
    level = 1 if lines <= 2 else 2 if lines <= 4 else 3 if lines <= 6 else 4
    return Draft(binders, goal, level=level, kind="sequent", proof=made.proof, shape=made.shape)


def _level(hypotheses: list[Formula], goal: Formula) -> int:
    size = sum(map(connectives, [*hypotheses, goal]))
    return 1 if size <= 2 else 2 if size <= 4 else 3


def _refutable(draws: Draws, size: Size) -> tuple[list[Formula], Formula, list[str], Mapping[str, bool]] | None:
    """A sequent that does not hold, though it does for at least half of the valuations of its hypotheses."""
    letters = "pqrs"[: draws.choice(size.variables)]
    drawn = [
        random_formula(draws, draws.choice(size.hypothesis), letters) for _ in range(draws.choice(size.hypotheses))
    ]
    goal = random_formula(draws, draws.choice(size.goal), letters)
    hypotheses = list(dict.fromkeys(drawn))
    if not size.total[0] <= sum(map(connectives, [*hypotheses, goal])) <= size.total[1]:
        return None
    names = sorted(set().union(atoms(goal), *map(atoms, hypotheses)))
    valuations = [dict(zip(names, row, strict=True)) for row in itertools.product((True, False), repeat=len(names))]
    assumed = [v for v in valuations if all(_true(h, v) for h in hypotheses)]
    failing = [v for v in assumed if not _true(goal, v)]
    if not failing or 2 * len(failing) > len(assumed):
        return None
    return hypotheses, goal, names, draws.choice(failing)


def _true(formula: Formula, valuation: Mapping[str, bool]) -> bool:
    if isinstance(formula, str):
        return formula != FALSE and valuation[formula]
    if formula[0] == "¬":
        return not _true(formula[1], valuation)
    p, q = _true(formula[1], valuation), _true(formula[2], valuation)
    return {"→": not p or q, "∧": p and q, "∨": p or q, "↔": p == q}[str(formula[0])]
