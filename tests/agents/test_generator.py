"""Generated theorems: Lean accepts every proof, and held-out shapes never occur in training."""

from __future__ import annotations

import itertools
import random
import re
from dataclasses import replace

import pytest

pytest.importorskip("torch", reason="the extra 'agents' is not installed")

from hypothesis import given, settings
from hypothesis import strategies as st

from agents.grpo.config import ProblemsConfig
from agents.grpo.data import answer_text, collect_mistakes, spoil
from agents.grpo.formulas import canonical, entails, prove, rename, render
from agents.grpo.generator import FAMILIES, LARGE, SMALL, Generated, make_problems, stream
from agents.grpo.problems import load_problem_sets
from lean_gym.judge import Judge
from lean_gym.response import Response

ALL = dict.fromkeys(FAMILIES, 1.0)

atoms = st.sampled_from("pqr")
formulas = st.recursive(
    atoms,
    lambda part: st.one_of(st.tuples(st.just("¬"), part), st.tuples(st.sampled_from(["→", "∧", "∨", "↔"]), part, part)),
    max_leaves=5,
)


def holds(formula, values: dict[str, bool]) -> bool:
    """The meaning, straight from the definition."""
    if isinstance(formula, str):
        return values[formula]
    if formula[0] == "¬":
        return not holds(formula[1], values)
    a, b = holds(formula[1], values), holds(formula[2], values)
    return {"→": not a or b, "∧": a and b, "∨": a or b, "↔": a == b}[formula[0]]


@given(st.lists(formulas, max_size=2), formulas)
@settings(max_examples=80, deadline=None)
def test_entailment_is_that_of_the_truth_tables(hypotheses: list, goal) -> None:
    rows = [dict(zip("pqr", v, strict=True)) for v in itertools.product([False, True], repeat=3)]
    assumed = [r for r in rows if all(holds(h, r) for h in hypotheses)]
    assert entails(hypotheses, goal) == (
        all(holds(goal, r) for r in assumed),
        bool(assumed),
        not all(holds(goal, r) for r in rows),
    )


@given(st.lists(formulas, max_size=3), formulas, st.permutations("pqr"), st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_shape_ignores_names_and_order(hypotheses: list, goal, names: list[str], rng: random.Random) -> None:
    to = dict(zip("pqr", names, strict=True))
    other = [rename(h, to) for h in hypotheses]
    rng.shuffle(other)
    assert canonical(other, rename(goal, to)) == canonical(hypotheses, goal)


def test_different_sequents_have_different_shapes() -> None:
    """Exactly the renamings and reorderings of a sequent share its shape: counted by brute force."""
    small = ["p", "q", ("¬", "p"), ("→", "p", "q"), ("→", "q", "p"), ("∧", "p", "q")]
    sequents = [([a, b], goal) for a, b in itertools.permutations(small, 2) for goal in small]

    def same(x, y) -> bool:
        return any(
            sorted(render(rename(h, to)) for h in x[0]) == sorted(map(render, y[0])) and rename(x[1], to) == y[1]
            for to in ({"p": "p", "q": "q"}, {"p": "q", "q": "p"}, {"p": "r", "q": "p"}, {"p": "r", "q": "q"},
                       {"p": "p", "q": "r"}, {"p": "q", "q": "r"})
        )  # fmt: skip

    rng = random.Random(1)
    for x, y in (rng.sample(sequents, 2) for _ in range(300)):
        if canonical(*x) == canonical(*y):
            assert same(x, y)
        else:
            assert not same(x, y)


def test_no_proof_of_what_is_false() -> None:
    assert prove(["p"], "q", random.Random(0)) is None


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("family", list(FAMILIES))
def test_lean_accepts_every_proof(judge: Judge, family: str, size) -> None:
    made = list(itertools.islice(stream(11, size, {family: 1.0}), 12))
    attempts = judge([m.problem(f"p{i}") for i, m in enumerate(made)], [answer_text(m) for m in made])
    for m, attempt in zip(made, attempts, strict=True):
        assert attempt.verdict.status.proved, (m.source, attempt.feedback)


def statement_without_names(statement: str) -> str:
    """The statement with every variable, predicate and hypothesis renamed in the order of its first occurrence, after
    its hypotheses have been sorted by what they look like: an independent, weaker notion of shape."""
    names: dict[str, str] = {}

    def new(match: re.Match[str]) -> str:
        word = match[0]
        return (
            word
            if word in ("theorem", "t", "Prop", "Type", "Nat", "x", "α")
            else names.setdefault(word, f"v{len(names)}")
        )

    return re.sub(r"[A-Za-zα]\w*", new, statement)


def test_held_out_shapes_do_not_occur_in_training() -> None:
    config = ProblemsConfig(families=ALL, train=150, held_out=40)
    sets = load_problem_sets(config, seed=3)
    held = {p.metadata["shape"] for p in sets.held_out}
    assert held == set(sets.shapes)
    assert len(held) == 40
    practised = {p.metadata["shape"] for p in sets.train}
    assert not held & practised
    taught = [m for size in (SMALL, LARGE) for m in itertools.islice(stream(5, size, ALL, sets.shapes), 200)]
    assert not held & {m.shape for m in taught}
    renamed = {statement_without_names(p.statement) for p in sets.held_out}
    assert not renamed & {statement_without_names(p.statement) for p in sets.train}
    assert not renamed & {statement_without_names(m.statement) for m in taught}


def test_held_out_problems_are_the_same_for_all_seeds() -> None:
    config = ProblemsConfig(train=20, held_out=10)
    a, b = load_problem_sets(config, 0), load_problem_sets(config, 1)
    assert [p.statement for p in a.held_out] == [p.statement for p in b.held_out]
    assert [p.statement for p in a.train] != [p.statement for p in b.train]


def test_streams_are_reproducible() -> None:
    first, second = (list(itertools.islice(stream(9, SMALL, ALL), 20)) for _ in range(2))
    assert first == second


def test_too_many_shapes_are_an_error() -> None:
    with pytest.raises(ValueError, match="ask for fewer"):
        make_problems(50, 0, replace(SMALL, chain=(1,)), {"equality": 1.0})


@pytest.mark.parametrize("families", [{"sets": 1.0}, {"equality": 0.0}, {"equality": -1.0, "propositional": 1.0}])
def test_bad_families(families: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="families"):
        next(stream(0, SMALL, families))


def test_answers_are_in_the_full_format() -> None:
    made = Generated("theorem t (p : Prop) (hp : p) : p ∧ p :=", ("constructor", "exact hp", "exact hp"), "", "")
    for drafts in (0, 3):
        response = Response.parse(answer_text(made, random.Random(1), drafts))
        assert len(response.thinks) == 1
        assert response.tactics_blocks[-1].text.split("\n") == list(made.script)
        assert 1 <= len(response.tactics_blocks) <= 1 + drafts
        assert response.code == made.source


def test_mistakes_are_what_lean_refuses(judge: Judge) -> None:
    mistakes = collect_mistakes(judge, 24, 2, {"propositional": 1.0}, frozenset())
    assert len(mistakes) > 6
    for mistake in mistakes:
        assert mistake.feedback
        assert mistake.spoilt.script != mistake.made.script
    again = judge([m.made.problem("x") for m in mistakes], [answer_text(m.spoilt) for m in mistakes])
    assert not any(a.verdict.status.proved for a in again)


def test_spoiling_keeps_the_statement() -> None:
    rng = random.Random(0)
    for made in itertools.islice(stream(1, LARGE, ALL), 60):
        spoilt = spoil(made, rng)
        assert spoilt.statement == made.statement
        assert all(line for line in spoilt.script)
