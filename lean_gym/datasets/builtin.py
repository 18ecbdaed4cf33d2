"""The problems that come with the package: theorems in five levels, and false statements to catch unsound checks.

``problems.jsonl`` holds one object a line: ``id``, ``level`` (1, easy, to 5), ``tags``, ``informal``,
``formal_statement`` (a whole Lean text that ends in the theorem with ``sorry``), ``proof`` and ``wrong_proof`` (an
attempt that Lean rejects). ``canaries.jsonl`` holds false statements: ``refutation`` is a whole Lean text that proves
the negation, as the theorem ``<id>_refuted``. Both use names of Lean's own core library only.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from lean_gym.problem import Problem, ProblemError

__all__ = ["LEVELS", "builtin_problem", "builtin_problems", "builtin_tags", "canaries", "reference_proof"]

LEVELS = (1, 2, 3, 4, 5)
"""1: one or two steps; 2: a few steps; 3: a case distinction, a short induction or a classical argument; 4: an
induction that needs a lemma, or a witness that must be found; 5: own lemmas, a generalised hypothesis."""


def builtin_problems(level: int | None = None, tag: str | None = None) -> tuple[Problem, ...]:
    """The built-in theorems, from easy to hard.

    Their ``metadata`` holds ``level``, ``tags`` (a tuple), ``proof`` and ``wrong_proof``.

    Args:
        level: only those of this level, 1 (easy) to 5.
        tag: only those with this tag (see `builtin_tags`).

    Raises:
        ProblemError: there is no such level or tag.

    >>> len(builtin_problems()) >= 600
    True
    >>> {p.metadata["level"] for p in builtin_problems(level=3)}
    {3}
    """
    if level is not None and level not in LEVELS:
        raise ProblemError(f"there is no level {level!r}; the levels are 1 (easy) to 5")
    if tag is not None and tag not in builtin_tags():
        raise ProblemError(
            f"no built-in problem has the tag {tag!r}{_close(tag, builtin_tags())}; the tags are "
            + ", ".join(builtin_tags())
        )
    return tuple(
        problem
        for problem in _by_id().values()
        if (level is None or problem.metadata["level"] == level) and (tag is None or tag in problem.metadata["tags"])
    )


@cache
def builtin_tags() -> tuple[str, ...]:
    """The tags of the built-in theorems, in alphabetical order.

    >>> "propositional" in builtin_tags()
    True
    """
    return tuple(sorted({tag for problem in _by_id().values() for tag in problem.metadata["tags"]}))


def builtin_problem(id: str) -> Problem:
    """The built-in theorem with this id.

    Raises:
        ProblemError: there is none; the message names close matches.

    >>> builtin_problem("prop_and_swap").statement
    'theorem prop_and_swap (p q : Prop) (h : p ∧ q) : q ∧ p :='
    """
    problems = _by_id()
    try:
        return problems[id]
    except (KeyError, TypeError):
        raise ProblemError(
            f"there is no built-in problem {id!r}{_close(id, problems)}; `lean-gym problems` lists all "
            f"{len(problems)}, and so does lean_gym.datasets.builtin_problems()"
        ) from None


def reference_proof(problem: Problem) -> str:
    """The proof that comes with a problem, as it stands after the statement's ``:=``.

    Raises:
        ProblemError: the problem comes without one.

    >>> print(reference_proof(builtin_problem("prop_and_swap")))
    by
      exact ⟨h.2, h.1⟩
    """
    proof = problem.metadata.get("proof")
    if not isinstance(proof, str):
        raise ProblemError(f"the problem {problem.id!r} comes without a reference proof (metadata['proof'])")
    return proof


@cache
def canaries() -> tuple[Problem, ...]:
    """False statements: whatever proves one of them has found a hole in the checker.

    Their ``metadata`` holds ``canary`` (True), ``tags`` and ``refutation``: a whole Lean text in which the theorem
    ``<id>_refuted`` is the statement's negation.

    >>> canaries()[0].statement
    'theorem canary_one_eq_two : 1 = 2 :='
    """
    return tuple(_problem(row, canary=True) for row in _rows("canaries.jsonl"))


@cache
def _by_id() -> Mapping[str, Problem]:
    return MappingProxyType({row["id"]: _problem(row) for row in _rows("problems.jsonl")})


def _problem(row: dict[str, Any], **extra: Any) -> Problem:
    known = ("id", "informal", "formal_statement")
    metadata = {key: tuple(value) if key == "tags" else value for key, value in row.items() if key not in known}
    return Problem.from_lean(
        row["formal_statement"], id=row["id"], informal=row["informal"], metadata={**metadata, **extra}
    )


def _rows(name: str) -> list[dict[str, Any]]:
    text = resources.files("lean_gym.datasets").joinpath(name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.split("\n") if line]


def _close(word: object, known: Mapping[str, Any] | tuple[str, ...]) -> str:
    matches = difflib.get_close_matches(str(word)[:200], list(known), n=3, cutoff=0.5)
    return f"; did you mean {' or '.join(matches)}?" if matches else ""
