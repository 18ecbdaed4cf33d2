"""Generated theorems as an agent practises them: held-out shapes never occur in training, mistakes are mistakes."""

from __future__ import annotations

import itertools
import random
import re

import pytest

pytest.importorskip("torch", reason="the extra 'agents' is not installed")

from agents.grpo.config import ProblemsConfig
from agents.grpo.data import answer_text, collect_mistakes, spoil
from agents.grpo.problems import load_problem_sets
from lean_gym.datasets.generators.scripted import FAMILIES, LARGE, SMALL, Generated, stream
from lean_gym.judge import Judge
from lean_gym.response import Response

ALL = dict.fromkeys(FAMILIES, 1.0)


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
