"""The built-in problems: their form, their balance, and Lean's word on every one of them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib import resources
from typing import Any

import pytest

from lean_gym.attempt import Attempt
from lean_gym.audit.canary import CanaryProved, check_canary, is_canary
from lean_gym.datasets import (
    LEVELS,
    builtin_problem,
    builtin_problems,
    builtin_tags,
    canaries,
    reference_proof,
)
from lean_gym.datasets.dedupe import Duplicate, find_duplicates
from lean_gym.judge import Judge
from lean_gym.lean.lexer import TokenKind, code_tokens
from lean_gym.problem import Problem, ProblemError
from lean_gym.verdict import Status, Verdict

PROBLEMS = builtin_problems()
CANARIES = canaries()
TOPICS = [
    "propositional",
    "quantifiers",
    "equality",
    "nat",
    "int",
    "lists",
    "inductive-types",
    "recursion",
    "induction",
]
SORRY = re.compile(r"\b(sorry|admit|axiom|native_decide|unsafe|import)\b")


def rows(name: str) -> list[dict[str, Any]]:
    text = resources.files("lean_gym.datasets").joinpath(name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def answer(code: str) -> str:
    return f"```lean4\n{code}\n```"


def unlike(attempts: Iterable[Attempt], status: Status) -> list[str]:
    """What to print about the attempts whose verdict is another one."""
    return [
        f"{a.problem.id}: {a.verdict.status.value} {a.verdict.reason} {[d.text for d in a.verdict.diagnostics][:3]}"
        for a in attempts
        if a.verdict.status is not status
    ]


# Form.


@pytest.mark.parametrize("row", rows("problems.jsonl"), ids=lambda row: str(row["id"]))
def test_form_of_a_problem(row: dict[str, Any]) -> None:
    assert list(row) == ["id", "level", "tags", "informal", "formal_statement", "proof", "wrong_proof"]
    check_statement(row)
    assert row["level"] in LEVELS
    for key in ("proof", "wrong_proof"):
        assert row[key] == row[key].strip()
        assert not SORRY.search(row[key])
    assert row["proof"] != row["wrong_proof"]


@pytest.mark.parametrize("row", rows("canaries.jsonl"), ids=lambda row: str(row["id"]))
def test_form_of_a_canary(row: dict[str, Any]) -> None:
    assert list(row) == ["id", "tags", "informal", "formal_statement", "refutation"]
    check_statement(row)
    assert row["id"].startswith("canary_")
    assert not SORRY.search(row["refutation"])


def check_statement(row: dict[str, Any]) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)+", row["id"])
    assert row["tags"]
    assert len(row["tags"]) == len(set(row["tags"]))
    assert re.fullmatch(r"[A-Z\"].*\.", row["informal"]), "a whole sentence"
    text = row["formal_statement"]
    problem = Problem.from_lean(text)
    assert problem.full_name == row["id"]
    assert problem.source() == text
    assert text.endswith(" := by\n  sorry")
    assert not SORRY.search(problem.header + problem.statement)
    assert max(map(len, text.splitlines())) <= 120
    assert "\t" not in text


# The set as a whole.


def test_counts_and_balance() -> None:
    assert len(PROBLEMS) >= 600
    assert len(CANARIES) >= 20
    levels = Counter(problem.metadata["level"] for problem in PROBLEMS)
    assert set(levels) == set(LEVELS)
    assert min(levels.values()) >= 80
    topics = Counter(tag for problem in PROBLEMS for tag in problem.metadata["tags"])
    assert {topic: topics[topic] for topic in TOPICS if topics[topic] < 60} == {}
    automation = re.compile(r"\b(omega|grind|induction)\b")
    arithmetic = [p for p in PROBLEMS if {"nat", "int"} & set(p.metadata["tags"])]
    assert sum(bool(automation.search(reference_proof(p))) for p in arithmetic) >= 150
    own = re.compile(r"^(def|inductive|structure|mutual)\b", re.MULTILINE)
    defined = [p for p in PROBLEMS if {"lists", "recursion"} & set(p.metadata["tags"]) and own.search(p.header)]
    assert len(defined) >= 100


def test_proofs_get_longer_with_the_level() -> None:
    def words(level: int) -> float:
        counts = sorted(len(code_tokens(reference_proof(problem))) for problem in builtin_problems(level=level))
        return counts[len(counts) // 2]

    medians = [words(level) for level in LEVELS]
    assert medians == sorted(medians)
    assert medians[-1] > 5 * medians[0]


def test_wrong_proofs_and_proofs_are_varied() -> None:
    proofs = Counter(reference_proof(problem) for problem in PROBLEMS)
    assert max(proofs.values()) <= len(PROBLEMS) // 20
    words = {token.text for problem in PROBLEMS for token in code_tokens(reference_proof(problem))}
    expected = (
        "exact intro rintro obtain rcases cases induction omega simp decide rw calc have show refine apply constructor"
        " left right split unfold injection subst funext contradiction assumption exfalso by_cases generalizing rfl"
        " match fun suffices grind exists conv specialize simpa rwa rename_i absurd nofun"
    )
    assert set(expected.split()) - words == set()


def test_no_two_are_alike() -> None:
    """Neither under the same name nor up to renaming of everything that a statement and its header bind."""
    everything = [*PROBLEMS, *CANARIES]
    assert len({problem.id for problem in everything}) == len(everything)
    assert len({problem.informal for problem in everything}) == len(everything)
    seen: dict[tuple[str, ...], str] = {}
    for problem in everything:
        shape = skeleton(problem)
        assert shape not in seen, f"{problem.id} is {seen[shape]} renamed"
        seen[shape] = problem.id


KEPT = (
    "theorem def inductive structure where mutual end match with fun let if then else by from have show in "
    "Type Prop Nat Int Bool List Fin Option Empty true false True False some none HEq"
)
FIXED = frozenset(KEPT.split())


def skeleton(problem: Problem) -> tuple[str, ...]:
    """The tokens of the problem, each name that it binds replaced by the number of the name in order of appearance."""
    numbers: dict[str, str] = {}
    shape = []
    for token in code_tokens(problem.source("")):
        if token.kind is TokenKind.NAME and token.text not in FIXED:
            parts = token.text.split(".")
            shape += [p if p in FIXED else numbers.setdefault(p, f"#{len(numbers)}") for p in parts]
        else:
            shape.append(token.text)
    return tuple(shape)


def test_no_two_are_nearly_the_same() -> None:
    found = [item for item in find_duplicates([*PROBLEMS, *CANARIES]) if isinstance(item, Duplicate)]
    assert [(d.problem.id, d.of, d.kind, d.score) for d in found] == []


def test_skeleton_sees_renaming() -> None:
    one = Problem.from_lean("theorem a (p q : Prop) (h : p ∧ q) : q := by sorry")
    two = Problem.from_lean("theorem b (x y : Prop)\n    (both : x ∧ y) : y := by sorry")
    other = Problem.from_lean("theorem b (x y : Prop) (both : x ∧ y) : x := by sorry")
    assert skeleton(one) == skeleton(two) != skeleton(other)


# The functions.


def test_filters() -> None:
    assert builtin_problems() is not builtin_problems(level=1)
    assert sum(len(builtin_problems(level=level)) for level in LEVELS) == len(PROBLEMS)
    chosen = builtin_problems(level=2, tag="lists")
    assert chosen
    assert all(p.metadata["level"] == 2 and "lists" in p.metadata["tags"] for p in chosen)
    assert set(TOPICS) <= set(builtin_tags())
    assert [p.metadata["level"] for p in PROBLEMS] == sorted(p.metadata["level"] for p in PROBLEMS)


def test_one_object_for_each_problem() -> None:
    assert builtin_problem("prop_and_swap") is builtin_problem("prop_and_swap")
    assert builtin_problem("prop_and_swap") in PROBLEMS


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: builtin_problem("prop_and_swop"), "'prop_and_swop'; did you mean prop_and_swap"),
        (lambda: builtin_problem(""), "no built-in problem ''; `lean-gym problems` lists all"),
        (lambda: builtin_problem("x" * 10_000_000), "no built-in problem"),
        (lambda: builtin_problem(None), "no built-in problem None"),  # type: ignore[arg-type]
        (lambda: builtin_problem([]), "no built-in problem []"),  # type: ignore[arg-type]
        (lambda: builtin_problems(level=0), "no level 0; the levels are 1"),
        (lambda: builtin_problems(level=6), "no level 6"),
        (lambda: builtin_problems(tag="list"), "tag 'list'; did you mean lists"),
        (lambda: reference_proof(CANARIES[0]), "'canary_one_eq_two' comes without a reference proof"),
    ],
)
def test_wrong_requests(call: Any, told: str) -> None:
    with pytest.raises(ProblemError) as caught:
        call()
    assert told in str(caught.value)


def test_canaries_are_marked() -> None:
    assert all(is_canary(canary) for canary in CANARIES)
    assert not any(is_canary(problem) for problem in PROBLEMS)
    with pytest.raises(CanaryProved, match="canary_false"):
        check_canary(canary := CANARIES[1], "by trivial", Verdict(Status.PROVED, axioms=()))
    assert canary.id == "canary_false"


# What Lean says.


def judged(judge: Judge, problems: Sequence[Problem], codes: Iterable[str]) -> list[Attempt]:
    return judge(problems, [answer(code) for code in codes])


def test_every_reference_proof_is_proved(judge: Judge) -> None:
    attempts = judged(judge, PROBLEMS, map(reference_proof, PROBLEMS))
    assert unlike(attempts, Status.PROVED) == []
    assert all(set(a.verdict.axioms or ()) <= {"propext", "Classical.choice", "Quot.sound"} for a in attempts)


EVERY_FIFTH = pytest.param(5, id="every-fifth")
ALL_OF_THEM = pytest.param(1, id="all", marks=pytest.mark.slow)


@pytest.mark.parametrize("step", [EVERY_FIFTH, ALL_OF_THEM])
def test_every_statement_with_sorry_is_incomplete(judge: Judge, step: int) -> None:
    problems = [*PROBLEMS, *CANARIES][::step]
    assert unlike(judged(judge, problems, ["by\n  sorry"] * len(problems)), Status.INCOMPLETE) == []


@pytest.mark.parametrize("step", [EVERY_FIFTH, ALL_OF_THEM])
def test_every_wrong_proof_fails(judge: Judge, step: int) -> None:
    problems = PROBLEMS[::step]
    attempts = judged(judge, problems, (problem.metadata["wrong_proof"] for problem in problems))
    assert unlike(attempts, Status.FAILED) == []
    first = [re.sub(r"`[^`]*`", "`…`", a.verdict.diagnostics[0].text.splitlines()[0]) for a in attempts]
    assert len(set(first)) >= 20, "the errors are of many kinds"


def test_every_refutation_is_proved(judge: Judge) -> None:
    negations = []
    for canary in CANARIES:
        negation = Problem.from_lean(canary.metadata["refutation"], name=f"{canary.id}_refuted")
        assert negates(negation, canary), canary.id
        negations.append(negation)
    attempts = judged(judge, negations, (canary.metadata["refutation"] for canary in CANARIES))
    assert unlike(attempts, Status.PROVED) == []


def negates(negation: Problem, canary: Problem) -> bool:
    """Whether the text states ``¬(∀ binders, statement)`` for the canary's binders and statement."""
    if " ".join(negation.header.split()) != " ".join(canary.header.split()):
        return False
    said = re.sub(r"\s+", " ", negation.statement)
    match = re.fullmatch(r"theorem \w+_refuted : ¬(.*) :=", said)
    binders, goal = parts(re.sub(r"\s+", " ", canary.statement))
    if match is None:
        return False
    stated = match.group(1).strip()
    if not binders:
        return stated.strip("()") == goal.strip("()")
    bound = re.sub(r"\((\w+) :", lambda m: m.group(0) if used(m.group(1), canary) else "(_ :", binders)
    return any(stated == f"(∀ {form}, {goal})" for form in (bound, bound.removeprefix("(").removesuffix(")")))


def parts(statement: str) -> tuple[str, str]:
    """Binders and goal of a theorem without brackets other than round ones in its binders."""
    rest = re.sub(r"^theorem \w+ ", "", statement).removesuffix(" :=")
    depth = 0
    for at, character in enumerate(rest):
        depth += (character == "(") - (character == ")")
        if depth == 0 and rest[at : at + 2] == ": ":
            return rest[:at].strip(), rest[at + 2 :]
    raise AssertionError(f"no goal in {statement!r}")


def used(name: str, problem: Problem) -> bool:
    """Whether the statement names a binder again after binding it."""
    return [token.text for token in code_tokens(problem.statement)].count(name) > 1


@pytest.mark.slow
def test_whole_texts_are_proved_as_well(judge: Judge) -> None:
    """A policy may repeat header and statement."""
    attempts = judged(judge, PROBLEMS, (problem.source(reference_proof(problem)) for problem in PROBLEMS))
    assert unlike(attempts, Status.PROVED) == []


def test_whole_text_with_a_mutual_block_is_proved(judge: Judge) -> None:
    problem = builtin_problem("own_mutual_even_correct")
    assert unlike(judged(judge, [problem], [problem.source(reference_proof(problem))]), Status.PROVED) == []
