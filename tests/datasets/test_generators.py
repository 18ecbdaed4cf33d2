"""Random problems: Lean's word on proofs and refutations, Python's on truth; streams that stay the same for ever."""

from __future__ import annotations

import hashlib
import itertools
import json
import random
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from lean_gym.audit.canary import is_canary
from lean_gym.cli import app
from lean_gym.datasets import FAMILIES, generate, read_problems, reference_proof
from lean_gym.datasets.canonical import statement_key
from lean_gym.datasets.dedupe import Duplicate, find_duplicates
from lean_gym.datasets.difficulty import SOLVERS, measure_difficulty
from lean_gym.datasets.generators.draws import Draws
from lean_gym.datasets.generators.terms import counterexample, holds, value, write
from lean_gym.judge import Judge
from lean_gym.problem import Problem, ProblemError
from lean_gym.verdict import Status
from lean_gym.verifiers import Verifier

# Streams.


def digest(family: str, seed: int, n: int) -> str:
    rows = [
        [p.id, p.header, p.statement, {key: v for key, v in p.metadata.items() if key != "tags"}]
        for p in generate(family, seed=seed, n=n, truth="both")
    ]
    return hashlib.sha256(json.dumps(rows, sort_keys=True).encode()).hexdigest()[:16]


KNOWN = {
    "propositional": "bedd22067f59e2d6",
    "first_order": "6dcaa102306b6a5e",
    "nat_linear": "d274b0f23b48d47d",
    "divisibility": "6b6508c152be9aa5",
    "ring": "501724dda6dc86b0",
    "lists": "022b2257c05f699d",
    "inductive": "7dfde936ac3edf54",
}


@pytest.mark.parametrize("family", list(FAMILIES))
def test_the_same_problems_for_ever(family: str) -> None:
    """If this fails, a stream has changed under its users: restore it, or give the new one another name."""
    assert digest(family, 11, 60) == KNOWN[family]


def test_not_a_function_of_the_process() -> None:
    """Hashes of strings differ from process to process; the problems must not."""
    code = (
        "from lean_gym.datasets import FAMILIES, generate\n"
        "print([p.source() for f in FAMILIES for p in generate(f, seed=2, n=8, truth='both')])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert len(outputs.pop()) > 1000


@pytest.mark.parametrize("family", list(FAMILIES))
def test_one_stream_for_all_requests(family: str) -> None:
    both = generate(family, seed=4, n=60, truth="both")
    assert generate(family, seed=4, n=20, truth="both") == both[:20]
    true = [p for p in both if p.metadata["truth"]]
    assert list(generate(family, seed=4, n=len(true))) == true
    false = [p for p in both if not p.metadata["truth"]]
    assert list(generate(family, seed=4, n=len(false), truth="false")) == false
    assert min(len(true), len(false)) >= 10
    level = true[0].metadata["level"]
    chosen = [p for p in true if p.metadata["level"] == level]
    assert list(generate(family, seed=4, n=len(chosen), level=level)) == chosen
    assert [p.statement for p in generate(family, seed=5, n=20, truth="both")] != [p.statement for p in both[:20]]


@pytest.mark.parametrize("family", list(FAMILIES))
def test_what_a_problem_holds(family: str) -> None:
    problems = generate(family, seed=3, n=80, truth="both")
    assert len({p.id for p in problems}) == len({statement_key(p) for p in problems}) == 80
    assert len(Counter(p.metadata["level"] for p in problems)) >= 2
    for p in problems:
        assert Problem.from_lean(p.source(), id=p.id, informal="", metadata=p.metadata) == p
        assert p.metadata["family"] == family
        assert p.metadata["level"] in range(1, 6)
        assert p.id == p.full_name == f"{family}_3_{p.metadata['index']}"
        assert is_canary(p) == (not p.metadata["truth"])
        assert ("proof" in p.metadata) == p.metadata["truth"] != ("refutation" in p.metadata)
        assert "sorry" not in p.metadata.get("proof", "") + p.metadata.get("refutation", "")


@pytest.mark.parametrize("family", list(FAMILIES))
def test_few_are_nearly_the_same(family: str) -> None:
    found = list(find_duplicates(generate(family, seed=8, n=100, truth="both")))
    exact = [item for item in found if isinstance(item, Duplicate) and item.kind != "near"]
    near = [item for item in found if isinstance(item, Duplicate) and item.kind == "near"]
    assert exact == []
    assert len(near) <= 25


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"family": "sets"}, "no family 'sets'; the families are propositional"),
        ({"truth": "maybe"}, "truth 'maybe' is none of true, false, both"),
        ({"seed": -1}, "must not be negative"),
        ({"n": -1}, "must not be negative"),
        ({"level": 6}, "no level 6"),
        ({"level": 5}, "gave only 0 different true statements of level 5"),
    ],
)
def test_wrong_requests(arguments: dict, told: str) -> None:
    with pytest.raises(ProblemError, match=told):
        generate(**{"family": "lists", "seed": 0, "n": 3} | arguments)


# Lean's word.


def parts(problem: Problem) -> tuple[str, str]:
    """The binders and the goal of a statement."""
    rest = problem.statement.removeprefix(f"theorem {problem.id}").removesuffix(" :=")
    depth = 0
    for at, character in enumerate(rest):
        depth += (character == "(") - (character == ")")
        if depth == 0 and rest[at : at + 2] == ": ":
            return rest[:at].strip(), rest[at + 2 :]
    raise AssertionError(problem.statement)


@pytest.mark.parametrize("family", list(FAMILIES))
@pytest.mark.parametrize("n", [8, pytest.param(150, marks=pytest.mark.slow)])
def test_lean_accepts_every_proof(judge: Judge, family: str, n: int) -> None:
    problems = generate(family, seed=21, n=n)
    attempts = judge(problems, [f"```lean4\n{reference_proof(p)}\n```" for p in problems])
    assert [(a.problem.id, a.verdict) for a in attempts if not a.verdict.status.proved] == []


@pytest.mark.parametrize("family", list(FAMILIES))
@pytest.mark.parametrize("n", [8, pytest.param(150, marks=pytest.mark.slow)])
def test_lean_accepts_every_refutation(judge: Judge, family: str, n: int) -> None:
    problems = generate(family, seed=22, n=n, truth="false")
    negations = []
    for p in problems:
        negation = Problem.from_lean(p.metadata["refutation"], name=f"{p.id}_refuted")
        binders, goal = parts(p)
        said = f"∀ {binders}, {goal}" if binders else goal
        assert negation.header == p.header
        assert negation.statement == f"theorem {p.id}_refuted : ¬({said}) :="
        negations.append(negation)
    attempts = judge(negations, [f"```lean4\n{p.metadata['refutation']}\n```" for p in problems])
    assert [(a.problem.id, a.verdict) for a in attempts if not a.verdict.status.proved] == []


def test_every_statement_can_be_asked(judge: Judge) -> None:
    problems = [p for family in FAMILIES for p in generate(family, seed=23, n=4, truth="both")]
    attempts = judge(problems, ["```lean4\nby\n  sorry\n```"] * len(problems))
    assert {a.verdict.status for a in attempts} == {Status.INCOMPLETE}


# Python's word.

names = st.sampled_from(["a", "b"])
terms = st.recursive(
    st.one_of(names, st.integers(0, 5)),
    lambda t: st.one_of(
        st.tuples(st.sampled_from(["+", "-", "*", "min", "max"]), t, t),
        st.tuples(st.sampled_from(["/", "%"]), t, st.integers(1, 4)),
    ),
    max_leaves=5,
)


@given(st.lists(st.tuples(terms, st.integers(0, 6), st.integers(0, 6)), min_size=12, max_size=12))
@settings(max_examples=4, deadline=None)
def test_terms_mean_in_python_what_they_mean_in_lean(judge: Judge, cases: list) -> None:
    """Written and evaluated terms agree: Lean decides that each has the value that Python gives."""
    for natural, type in ((True, "Nat"), (False, "Int")):
        goals = []
        for term, a, b in cases:
            number = value(term, {"a": a, "b": b}, natural=natural)
            goals.append(f"(fun (a b : {type}) => {write(term)}) {a} {b} = ({number} : {type})")
        problem = Problem.from_lean(f"theorem t : {' ∧ '.join(goals)} := by sorry")
        [attempt] = judge([problem], ["```lean4\nby decide\n```"])
        assert attempt.verdict.status.proved, (goals, attempt.verdict)


@pytest.mark.parametrize(
    ("statement", "true"),
    [
        (("→", ("<", "a", "b"), ("∣", 2, "a")), True),
        (("∧", ("=", "a", 4), ("≠", "b", 5)), False),
        (("↔", ("¬", ("≤", "a", "b")), ("∨", ("<", "b", "a"), ("<", "b", "a"))), True),
    ],
)
def test_truth_of_statements(statement, true: bool) -> None:
    assert holds(statement, {"a": 4, "b": 5}, natural=True) is true


def test_counterexamples_are_searched_in_order() -> None:
    goal = ("≤", "a", ("*", 2, "b"))
    assert counterexample(["a", "b"], [("<", 0, "b")], goal, range(5), natural=True) == {"a": 3, "b": 1}
    assert counterexample(["a"], [], ("≤", 0, "a"), range(5), natural=True) is None


# Randomness.


@given(st.text(max_size=8), st.integers(1, 50))
@settings(max_examples=50, deadline=None)
def test_draws_are_in_range(key: str, n: int) -> None:
    draws = Draws(key)
    assert 0 <= draws.below(n) < n
    assert 0 <= draws.random() < 1
    assert -3 <= draws.randint(-3, n) <= n
    assert draws.getrandbits(n) < 2**n
    pool = list(range(n))
    assert sorted(draws.sample(pool, n)) == pool
    assert draws.choice(pool) in pool
    assert set(draws.choices(["x", "y"], [0, 1], k=5)) == {"y"}
    assert Draws(key).random() == Draws(key).random()


def test_draws_are_even() -> None:
    draws = Draws("even")
    counts = Counter(draws.below(6) for _ in range(6000))
    assert all(850 < counts[i] < 1150 for i in range(6))
    orders = Counter(tuple(draws.sample("abc", 3)) for _ in range(3000))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())
    assert issubclass(Draws, random.Random)


# Difficulty.


def test_difficulty_is_the_first_tactic_that_proves(verifier: Verifier) -> None:
    texts = {
        "decide": "theorem t : 2 + 2 = 4 := by sorry",
        "simp": "theorem t (α : Type) (l : List α) : l ++ [] = l := by sorry",
        "omega": "theorem t (x y : Nat) (h : 2 * x = 2 * y + 2) : x = y + 1 := by sorry",
        "grind": "theorem t (α : Type) (f : α → α) (a b : α) (h : f a = b) (g : f b = a) : f (f a) = a := by sorry",
        "none": "theorem t (n : Nat) : n < 2 ^ n := by sorry",
        "unknown": 'theorem t (n : Nat) : n = "text" := by sorry',
    }
    problems = [Problem.from_lean(text, id=solver) for solver, text in texts.items()]
    found = list(measure_difficulty(problems, verifier))
    assert [d.solver for d in found] == list(texts)
    assert [d.problem for d in found] == problems
    assert set(found[0].solved_by) <= set(SOLVERS)
    assert found[-1].unknown


# The command line.


def test_generate_on_the_command_line(tmp_path) -> None:
    path = tmp_path / "made.jsonl"
    made = CliRunner().invoke(
        app, ["data", "generate", "lists", "-n", "6", "--seed", "3", "--truth", "both", "--out", str(path)]
    )
    assert made.exit_code == 0, made.output
    read = read_problems(str(path)).problems
    expected = generate("lists", seed=3, n=6, truth="both")
    assert [(p.id, p.header, p.statement) for p in read] == [(p.id, p.header, p.statement) for p in expected]
    assert [p.metadata["level"] for p in read] == [p.metadata["level"] for p in expected]
    shown = CliRunner().invoke(app, ["data", "generate", "inductive", "-n", "2", "--proof"])
    assert shown.exit_code == 0
    assert all(p.id in shown.output for p in generate("inductive", seed=0, n=2))
    wrong = CliRunner().invoke(app, ["data", "generate", "sets"])
    assert wrong.exit_code == 2
    assert "no family" in wrong.output


def test_difficulty_on_the_command_line(tmp_path, verifier: Verifier) -> None:
    source, out = tmp_path / "made.jsonl", tmp_path / "measured.jsonl"
    CliRunner().invoke(app, ["data", "generate", "nat_linear", "-n", "4", "--out", str(source)])
    found = CliRunner().invoke(app, ["data", "difficulty", str(source), "-t", "omega", "--out", str(out), "--json"])
    assert found.exit_code == 0, found.output
    rows = [json.loads(line) for line in found.output.splitlines() if line.startswith("{")]
    assert [row["solver"] for row in rows] == ["omega"] * 4
    assert [p.metadata["solved_by"] for p in itertools.islice(read_problems(str(out)).problems, 4)] == [["omega"]] * 4
