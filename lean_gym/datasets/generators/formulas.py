"""Propositional formulas and a small proof search for them that writes tactic scripts.

A formula is an atom (a string) or a tuple ``(connective, part …)`` with ``¬``, ``→``, ``∧``, ``∨`` or ``↔``.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

__all__ = ["Formula", "atoms", "canonical", "connectives", "entails", "prove", "random_formula", "rename", "render"]

Formula: TypeAlias = "str | tuple[str | Formula, ...]"

FALSE = "False"
_BINARY = ("→", "∧", "∨", "↔")
_WEIGHTS = (4, 3, 3, 0.8)


def render(formula: Formula, atom: Mapping[str, str] | None = None, *, top: bool = True) -> str:
    """Lean's notation, every binary part in brackets; ``atom`` says how an atom is written.

    >>> render(("→", ("∧", "p", "q"), ("¬", ("∨", "p", "q"))))
    '(p ∧ q) → ¬(p ∨ q)'
    """
    if isinstance(formula, str):
        text = (atom or {}).get(formula, formula)
        return f"({text})" if " " in text and not top else text
    if formula[0] == "¬":
        return f"¬{render(formula[1], atom, top=False)}"
    text = f"{_part(formula[1], atom)} {formula[0]} {_part(formula[2], atom)}"
    return text if top else f"({text})"


def _part(formula: Formula, atom: Mapping[str, str] | None) -> str:
    return render(formula, atom, top=isinstance(formula, str))


def random_formula(rng: random.Random, size: int, variables: Sequence[str]) -> Formula:
    """A random formula with ``size`` binary connectives."""
    if size == 0:
        atom = rng.choice(variables)
        return ("¬", atom) if rng.random() < 0.18 else atom
    left = rng.randint(0, size - 1)
    connective = rng.choices(_BINARY, _WEIGHTS)[0]
    first, second = random_formula(rng, left, variables), random_formula(rng, size - 1 - left, variables)
    while second == first:
        second = random_formula(rng, size - 1 - left, variables)
    formula = (connective, first, second)
    return ("¬", formula) if rng.random() < 0.06 else formula


def connectives(formula: Formula) -> int:
    """The number of binary connectives."""
    if isinstance(formula, str):
        return 0
    return (formula[0] != "¬") + sum(connectives(part) for part in formula[1:])


def atoms(formula: Formula) -> set[str]:
    """The atoms other than ``False``."""
    if isinstance(formula, str):
        return set() if formula == FALSE else {formula}
    return set().union(*(atoms(part) for part in formula[1:]))


def rename(formula: Formula, names: Mapping[str, str]) -> Formula:
    """The formula with other atoms."""
    if isinstance(formula, str):
        return names.get(formula, formula)
    return (formula[0], *(rename(part, names) for part in formula[1:]))


def canonical(hypotheses: Sequence[Formula], goal: Formula) -> str:
    """What remains of a sequent when the names of its atoms and the order of its hypotheses do not count.

    >>> canonical([("∧", "p", "q"), "r"], "q") == canonical(["p", ("∧", "q", "r")], "r")
    True
    >>> canonical([("∧", "p", "q")], "p") == canonical([("∧", "p", "q")], "q")
    False
    """
    names = sorted(set().union(atoms(goal), *(atoms(h) for h in hypotheses)))
    forms = []
    for order in itertools.permutations("abcdefgh"[: len(names)]):
        to = dict(zip(names, order, strict=True))
        parts = sorted(render(rename(h, to)) for h in hypotheses)
        forms.append(", ".join(parts) + " ⊢ " + render(rename(goal, to)))
    return min(forms)


# --- truth tables -----------------------------------------------------------------------------------------------


def _table(formula: Formula, tables: Mapping[str, int], full: int) -> int:
    """The truth table as bits, one for each valuation."""
    if isinstance(formula, str):
        return tables[formula]
    if formula[0] == "¬":
        return full ^ _table(formula[1], tables, full)
    left, right = _table(formula[1], tables, full), _table(formula[2], tables, full)
    match formula[0]:
        case "→":
            return (full ^ left) | right
        case "∧":
            return left & right
        case "∨":
            return left | right
    return full ^ (left ^ right)


def entails(hypotheses: Sequence[Formula], goal: Formula) -> tuple[bool, bool, bool]:
    """Whether the goal follows classically, whether the hypotheses are consistent, whether the goal needs them."""
    names = sorted(set().union(atoms(goal), *(atoms(h) for h in hypotheses)))
    count = 1 << len(names)
    full = (1 << count) - 1
    tables = {name: sum(1 << v for v in range(count) if v >> i & 1) for i, name in enumerate(names)}
    tables[FALSE] = 0
    assumed = full
    for hypothesis in hypotheses:
        assumed &= _table(hypothesis, tables, full)
    value = _table(goal, tables, full)
    return assumed & ~value & full == 0, assumed != 0, value != full


# --- proof search -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Step:
    """A node of a proof: the tactic, the hypotheses that it uses and makes (by number), and the proofs below it."""

    tactic: str
    uses: tuple[int, ...] = ()
    makes: tuple[int, ...] = ()
    below: tuple[_Step, ...] = ()


class _Search:
    """Backward search: rules that lose nothing first, then a bounded number of choices."""

    def __init__(self, rng: random.Random, noise: float, nodes: int) -> None:
        self.rng, self.noise, self.nodes = rng, noise, nodes
        self.formulas: dict[int, Formula] = {}

    def new(self, formula: Formula) -> int:
        number = len(self.formulas) + 1
        self.formulas[number] = formula
        return number

    def solve(
        self, known: dict[Formula, int], goal: Formula, budget: int, path: frozenset[object], depth: int = 0
    ) -> _Step | None:
        self.nodes -= 1
        if self.nodes < 0 or depth > 16:
            return None
        if goal in known:
            return _Step("exact", (known[goal],))
        key = (frozenset(known), goal)
        if key in path:
            return None
        path = path | {key}
        if FALSE in known:
            return _Step("contradiction", (known[FALSE],))
        for formula, number in known.items():
            if formula[0] == "¬" and formula[1] in known:
                return _Step("absurd", (known[formula[1]], number))
        safe = self._safe(known, goal)
        if safe:
            if self.rng.random() < self.noise:
                _, rule, formula = self.rng.choice(safe)
            else:
                _, rule, formula = min(safe, key=lambda s: s[0])
            return self._apply(rule, formula, known, goal, budget, path, depth)
        if budget <= 0:
            return None
        return self._choose(known, goal, budget - 1, path, depth)

    @staticmethod
    def _safe(known: Mapping[Formula, int], goal: Formula) -> list[tuple[int, str, Formula]]:
        found: list[tuple[int, str, Formula]] = []
        if goal[0] in ("→", "¬"):
            found.append((0, "intro", goal))
        found += [(1, "split", f) for f in known if f[0] in ("∧", "↔")]
        if goal[0] in ("∧", "↔"):
            found.append((2, "constructor", goal))
        found += [(3, "have", f) for f in known if f[0] == "→" and f[1] in known and f[2] not in known]
        found += [(4, "cases", f) for f in known if f[0] == "∨" and f[1] not in known and f[2] not in known]
        return found

    def _apply(
        self,
        rule: str,
        formula: Formula,
        known: dict[Formula, int],
        goal: Formula,
        budget: int,
        path: frozenset[object],
        depth: int,
    ) -> _Step | None:
        def solve(more: dict[Formula, int], toward: Formula) -> _Step | None:
            return self.solve(more, toward, budget, path, depth + 1)

        rest = dict(known)
        if rule == "intro":
            number = self.new(formula[1])
            below = solve({**known, formula[1]: number}, formula[2] if formula[0] == "→" else FALSE)
            return below and _Step("intro", (), (number,), (below,))
        if rule == "constructor":
            first = solve(known, _halves(formula)[0])
            second = first and solve(known, _halves(formula)[1])
            return _Step("constructor", (), (), (first, second)) if first and second else None
        if rule == "have":
            number = self.new(formula[2])
            below = solve({**known, formula[2]: number}, goal)
            return below and _Step("have", (known[formula], known[formula[1]]), (number,), (below,))
        used = rest.pop(formula)
        halves = _halves(formula) if rule == "split" else (formula[1], formula[2])
        made = (self.new(halves[0]), self.new(halves[1]))
        if rule == "split":
            below = solve({**rest, halves[0]: made[0], halves[1]: made[1]}, goal)
            return below and _Step("split", (used,), made, (below,))
        first = solve({**rest, halves[0]: made[0]}, goal)
        second = first and solve({**rest, halves[1]: made[1]}, goal)
        return _Step("cases", (used,), made, (first, second)) if first and second else None

    def _choose(
        self, known: dict[Formula, int], goal: Formula, budget: int, path: frozenset[object], depth: int
    ) -> _Step | None:
        choices: list[tuple[str, Formula, tuple[Formula, ...]]] = []
        if goal[0] == "∨":
            choices += [("left", goal[1], ()), ("right", goal[2], ())]
        for formula in known:
            head = formula
            wanted: tuple[Formula, ...] = ()
            while not isinstance(head, str) and (head[0] == "→" or (head[0] == "¬" and goal == FALSE)):
                wanted = (*wanted, head[1])
                head = head[2] if head[0] == "→" else FALSE
                if head == goal:
                    choices.append(("apply", formula, wanted))
        self.rng.shuffle(choices)
        if goal != FALSE and any(f[0] == "¬" for f in known):
            choices.append(("exfalso", FALSE, ()))
        for tactic, formula, wanted in choices:
            goals = wanted if tactic == "apply" else (formula,)
            below: list[_Step] = []
            for toward in goals:
                step = self.solve(known, toward, budget, path, depth + 1)
                if step is None:
                    break
                below.append(step)
            else:
                return _Step(tactic, (known[formula],) if tactic == "apply" else (), (), tuple(below))
        return None


def _halves(formula: Formula) -> tuple[Formula, Formula]:
    """The two parts of a conjunction or an equivalence."""
    if formula[0] == "∧":
        return formula[1], formula[2]
    return ("→", formula[1], formula[2]), ("→", formula[2], formula[1])


def _prune(step: _Step) -> tuple[_Step, set[int]]:
    """The proof without steps whose results nobody uses, and the hypotheses that it uses."""
    below = [_prune(s) for s in step.below]
    if step.tactic in ("have", "split") and not below[0][1] & set(step.makes):
        return below[0]
    if step.tactic == "cases":
        for branch, made in zip(below, step.makes, strict=True):
            if made not in branch[1]:
                return branch
    used = set(step.uses).union(*(b[1] for b in below))
    return _Step(step.tactic, step.uses, step.makes, tuple(b[0] for b in below)), used


class _Names:
    """Names of hypotheses that tell their type where it is short: ``hp : p``, ``hnq : ¬q``, else ``h1``, ``h2`` …"""

    def __init__(self) -> None:
        self.count = 0

    def of(self, formula: Formula) -> str:
        if formula == FALSE:
            return "hF"
        if isinstance(formula, str):
            return f"h{formula}"
        if formula[0] == "¬" and isinstance(formula[1], str):
            return f"hn{formula[1]}"
        self.count += 1
        return f"h{self.count}"


def prove(
    hypotheses: Sequence[Formula], goal: Formula, rng: random.Random, *, noise: float = 0.1, nodes: int = 400
) -> tuple[list[str], list[str], set[int]] | None:
    """A tactic script for a sequent, or None where the search finds none.

    Args:
        hypotheses: different formulas.
        goal: the formula to be proved.
        rng: breaks ties.
        noise: how often a rule other than the first that fits is tried.
        nodes: goals that are looked at at most.

    Returns:
        the script's lines, the names of the hypotheses that it expects, and the places of those that it uses.

    >>> script, names, used = prove([("∧", "p", "q")], "q", random.Random(0))
    >>> names, script
    (['h1'], ['rcases h1 with ⟨hp, hq⟩', 'exact hq'])
    """
    for budget in range(5):
        search = _Search(rng, noise, nodes)
        numbers = {formula: search.new(formula) for formula in hypotheses}
        step = search.solve(dict(numbers), goal, budget, frozenset())
        if step is not None:
            step, used = _prune(step)
            names = _Names()
            called = {number: names.of(formula) for formula, number in numbers.items()}
            lines: list[str] = []
            _write(step, called, names, search.formulas, lines)
            order = [numbers[formula] for formula in hypotheses]
            return lines, [called[n] for n in order], {i for i, n in enumerate(order) if n in used}
    return None


def _write(
    step: _Step, called: dict[int, str], names: _Names, formulas: Mapping[int, Formula], lines: list[str]
) -> None:
    uses = [called[n] for n in step.uses]
    for number in step.makes:
        called[number] = names.of(formulas[number])
    made = [called[n] for n in step.makes]
    match step.tactic:
        case "exact" | "apply":
            lines.append(f"{step.tactic} {uses[0]}")
        case "absurd":
            lines.append(f"exact absurd {uses[0]} {uses[1]}")
        case "intro":
            lines.append(f"intro {made[0]}")
        case "split":
            lines.append(f"rcases {uses[0]} with ⟨{made[0]}, {made[1]}⟩")
        case "cases":
            lines.append(f"rcases {uses[0]} with {made[0]} | {made[1]}")
        case "have":
            lines.append(f"have {made[0]} := {' '.join(uses)}")
        case tactic:
            lines.append(tactic)
    for below in step.below:
        _write(below, called, names, formulas, lines)
