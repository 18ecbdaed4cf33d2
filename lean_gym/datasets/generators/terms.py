"""Arithmetic terms and statements: written in Lean, and evaluated in Python with Lean's meaning.

A term is a number, a variable (a string) or a tuple ``(operation, part …)`` with ``+ - * / % ^ min max``; a statement
is a tuple with ``= ≠ < ≤ ∣`` over terms, or ``∧ ∨ → ↔ ¬`` over statements.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

__all__ = ["Term", "add", "counterexample", "holds", "renamed", "times", "value", "write"]

Term: TypeAlias = "int | str | tuple[str | Term, ...]"

_STRENGTH = {
    "↔": 20, "→": 25, "∨": 30, "∧": 35, "=": 50, "≠": 50, "<": 50, "≤": 50, "∣": 50,
    "+": 65, "-": 65, "*": 70, "/": 70, "%": 70, "^": 75,
}  # fmt: skip
_RIGHT = ("→", "∨", "∧", "^")


def write(term: Term, strength: int = 0) -> str:
    """Lean's notation, with brackets where they are needed.

    >>> write(("≤", ("*", 2, ("+", "a", "b")), ("-", "c", ("-", "b", 1))))
    '2 * (a + b) ≤ c - (b - 1)'
    """
    if isinstance(term, str):
        return term
    if isinstance(term, int):
        return str(term) if term >= 0 else f"({term})"
    head = term[0]
    if head in ("min", "max"):
        text = f"{head} {write(term[1], 1000)} {write(term[2], 1000)}"
        return f"({text})" if strength > 900 else text
    if head == "¬":
        text = f"¬{write(term[1], 1000)}"
        return f"({text})" if strength > 40 else text
    assert isinstance(head, str)
    own = _STRENGTH[head]
    left, right = (own + 1, own) if head in _RIGHT else (own, own + 1)
    if own in (20, 50):
        left = right = own + 1
    text = f"{write(term[1], left)} {head} {write(term[2], right)}"
    return f"({text})" if strength > own else text


def value(term: Term, env: Mapping[str, int], *, natural: bool) -> int:
    """The number that a term stands for; with ``natural``, subtraction stops at zero.

    >>> value(("-", "a", 5), {"a": 3}, natural=True), value(("%", "a", 5), {"a": -3}, natural=False)
    (0, 2)
    """
    if isinstance(term, int):
        return term
    if isinstance(term, str):
        return env[term]
    a, b = (value(part, env, natural=natural) for part in term[1:])
    match term[0]:
        case "+":
            return a + b
        case "-":
            return max(a - b, 0) if natural else a - b
        case "*":
            return a * b
        case "/":  # Lean's Int.ediv; the divisors here are positive
            return a // b if b else 0
        case "%":
            return a % b if b else a
        case "^":
            return int(a**b)
        case "min":
            return min(a, b)
        case "max":
            return max(a, b)
    raise ValueError(f"no operation {term[0]!r}")


def holds(statement: Term, env: Mapping[str, int], *, natural: bool) -> bool:
    """Whether a statement is true for these values.

    >>> holds(("→", ("<", "a", "b"), ("∣", 2, "a")), {"a": 4, "b": 5}, natural=True)
    True
    """
    assert isinstance(statement, tuple)
    head = statement[0]
    if head == "¬":
        return not holds(statement[1], env, natural=natural)
    if head in ("∧", "∨", "→", "↔"):
        p, q = (holds(part, env, natural=natural) for part in statement[1:])
        return {"∧": p and q, "∨": p or q, "→": not p or q, "↔": p == q}[str(head)]
    a, b = (value(part, env, natural=natural) for part in statement[1:])
    match head:
        case "=":
            return a == b
        case "≠":
            return a != b
        case "<":
            return a < b
        case "≤":
            return a <= b
        case "∣":
            return b % a == 0 if a else b == 0
    raise ValueError(f"no relation {head!r}")


def counterexample(
    names: Sequence[str], hypotheses: Iterable[Term], goal: Term, values: Sequence[int], *, natural: bool
) -> dict[str, int] | None:
    """The first values, in lexicographic order, for which the hypotheses hold and the goal does not."""
    given = list(hypotheses)
    for row in itertools.product(values, repeat=len(names)):
        env = dict(zip(names, row, strict=True))
        if all(holds(h, env, natural=natural) for h in given) and not holds(goal, env, natural=natural):
            return env
    return None


def renamed(term: Term, names: Mapping[str, str]) -> Term:
    """The term or statement with other variables."""
    if isinstance(term, int):
        return term
    if isinstance(term, str):
        return names.get(term, term)
    return (term[0], *(renamed(part, names) for part in term[1:]))


def times(factor: int, term: Term) -> Term:
    """``factor * term``, without a factor of one."""
    return term if factor == 1 else ("*", factor, term)


def add(parts: Sequence[Term]) -> Term:
    """The sum, from the left, without zeros.

    >>> write(add([("*", 2, "a"), 0, "b", 1]))
    '2 * a + b + 1'
    """
    kept = [part for part in parts if part != 0] or [0]
    total = kept[0]
    for part in kept[1:]:
        total = ("+", total, part)
    return total
