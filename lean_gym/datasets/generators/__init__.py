"""Random theorems, family by family: true ones with proofs, false ones with counterexamples.

Each family of `FAMILIES` is one endless stream of statements for each seed. The stream is the same for ever: its draws
come from SHA-256 (`lean_gym.datasets.generators.draws`), and a change that would alter it needs a new family. What is
asked of a stream (only true statements, only a level) chooses from it and changes nothing in it.

`scripted` makes theorems with tactic scripts line by line, for training a small policy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, TypeAlias
from urllib.parse import parse_qsl

from lean_gym.datasets.generators.arithmetic import divisibility, nat_linear, ring
from lean_gym.datasets.generators.draft import Draft
from lean_gym.datasets.generators.draws import Draws
from lean_gym.datasets.generators.inductive import inductive
from lean_gym.datasets.generators.lists import lists
from lean_gym.datasets.generators.logic import first_order, propositional
from lean_gym.problem import Problem, ProblemError

__all__ = ["FAMILIES", "Truth", "generate", "generate_named"]

Truth: TypeAlias = Literal["true", "false", "both"]

FAMILIES: Mapping[str, Callable[[Draws, bool], Draft | None]] = {
    "propositional": propositional,
    "first_order": first_order,
    "nat_linear": nat_linear,
    "divisibility": divisibility,
    "ring": ring,
    "lists": lists,
    "inductive": inductive,
}
"""Each makes a statement with the truth that is asked for, or None where its draws give none."""

EXAMPLE = "generate:nat_linear?n=200&seed=3&truth=both&level=2"

_PATIENCE = 20_000
"""Draws without a new statement after which there are taken to be no more."""


def generate(family: str, *, seed: int, n: int, truth: Truth = "true", level: int | None = None) -> tuple[Problem, ...]:
    """Random problems of a family, all different. The same arguments give the same problems for ever.

    More of them begin with the same ones. Half of a stream is true, half false.

    The ``metadata`` of a problem holds ``family``, ``seed``, ``index`` (its place in the stream), ``kind`` (the
    template), ``level``, ``truth`` (a bool) and ``tags``. A true problem's holds ``proof``; a false one's ``canary``
    (True: if it is ever judged proved, the checker has a hole), ``counterexample`` (values for the binders, as Lean
    text; empty where the statement binds nothing that could have one) and ``refutation``, a whole Lean text in which
    the theorem ``<id>_refuted`` is the statement's negation.

    Args:
        family: one of `FAMILIES`.
        seed: chooses the stream; not negative.
        n: how many.
        truth: true statements only, false ones only, or both.
        level: only those of this level, 1 (easy) to 5.

    Raises:
        ProblemError: there is no such family, truth or level, a number is out of range, or the family has not that
            many different statements.

    >>> problem = generate("nat_linear", seed=1, n=1)[0]
    >>> print(problem.source(problem.metadata["proof"]))
    theorem nat_linear_1_1 (n : Nat) : 4 * (n / 4) ≤ n := by
      omega
    """
    if family not in FAMILIES:
        raise ProblemError(f"there is no family {family!r}; the families are {', '.join(FAMILIES)}")
    if truth not in ("true", "false", "both"):
        raise ProblemError(f"truth {truth!r} is none of true, false, both")
    if seed < 0 or n < 0:
        raise ProblemError(f"seed and n must not be negative, got seed {seed} and n {n}")
    if level is not None and level not in range(1, 6):
        raise ProblemError(f"there is no level {level!r}; the levels are 1 (easy) to 5")
    found: list[Problem] = []
    for problem in _stream(family, seed, truth, level):
        if len(found) == n:
            break
        if problem is None:
            what = f"{'' if truth == 'both' else truth + ' '}statements{f' of level {level}' if level else ''}"
            raise ProblemError(
                f"the family {family} gave only {len(found)} different {what} for the seed {seed}, {n} wanted"
            )
        found.append(problem)
    return tuple(found)


def generate_named(name: str) -> tuple[Problem, ...]:
    """What a text like ``nat_linear?n=200&seed=3&truth=both&level=2`` asks of `generate`; n is 100, seed 0 by default.

    Raises:
        ProblemError: a name or value is unknown, twice there, or as for `generate`.

    >>> generate_named("ring?n=2&seed=7") == generate("ring", n=2, seed=7)
    True
    """
    family, _, query = name.partition("?")
    wanted: dict[str, Any] = {"n": 100, "seed": 0}
    try:
        given = parse_qsl(query, strict_parsing=True, keep_blank_values=True, max_num_fields=16) if query else []
        for key, value in given:
            if key not in ("n", "seed", "truth", "level"):
                raise ValueError(f"{key!r} is none of n, seed, truth, level")
            wanted[key] = value if key == "truth" else int(value)
        if len({key for key, _ in given}) < len(given):
            raise ValueError("a name stands there twice")
    except ValueError as error:
        raise ProblemError(f"{name!r} does not name generated problems: {error}. Write {EXAMPLE}") from error
    return generate(family, **wanted)


def _stream(family: str, seed: int, truth: Truth, level: int | None) -> Iterator[Problem | None]:
    """The problems; then None, once there seem to be no more."""
    seen: set[tuple[bool, str]] = set()
    index = fruitless = 0
    while fruitless < _PATIENCE:
        index += 1
        fruitless += 1
        draws = Draws(f"{family}/{seed}/{index}")
        wanted = draws.random() < 0.5
        if truth != "both" and wanted != (truth == "true"):
            continue
        draft = FAMILIES[family](draws, wanted)
        if draft is None or (wanted, draft.shape) in seen:
            continue
        seen.add((wanted, draft.shape))
        if level is not None and draft.level != level:
            continue
        fruitless = 0
        yield _problem(family, seed, index, draft)
    yield None


def _problem(family: str, seed: int, index: int, draft: Draft) -> Problem:
    id = f"{family}_{seed}_{index}"
    binders = f" {draft.binders}" if draft.binders else ""
    metadata: dict[str, object] = {
        "family": family,
        "seed": seed,
        "index": index,
        "kind": draft.kind,
        "level": draft.level,
        "truth": draft.truth,
        "tags": ("generated", family),
    }
    if draft.truth:
        metadata["proof"] = draft.proof
    else:
        negated = f"¬(∀ {draft.binders}, {draft.goal})" if draft.binders else f"¬({draft.goal})"
        metadata["canary"] = True
        metadata["counterexample"] = dict(draft.counterexample)
        metadata["refutation"] = f"{draft.header}theorem {id}_refuted : {negated} := {draft.refutation}"
    statement = f"theorem {id}{binders} : {draft.goal} :="
    return Problem(name=id, header=draft.header, statement=statement, id=id, metadata=metadata)
