"""Problems from what people have: data sets' statements, whole files, examples, and bad input."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.lean.lexer import code_tokens
from lean_gym.problem import Problem, ProblemError


def texts(lean: str) -> list[str]:
    return [token.text for token in code_tokens(lean)]


@pytest.mark.parametrize(
    "proof",
    [
        ":= by sorry",
        ":= sorry",
        ":= by\n  sorry",
        ":=\n  by\n    sorry",
        ":= by",
        ":=",
        "",
        " := by simp",
        ":= by -- todo\n",
    ],
)
def test_any_end_gives_the_same_problem(proof: str) -> None:
    problem = Problem.from_lean(f"import Mathlib\n\ntheorem t (n : Nat) : n = n {proof}")
    assert (problem.name, problem.header) == ("t", "import Mathlib\n\n")
    assert texts(problem.statement) == texts("theorem t (n : Nat) : n = n :=")
    assert problem.statement.endswith(":=")
    assert texts(problem.source("by rfl")) == texts("import Mathlib theorem t (n : Nat) : n = n := by rfl")
    assert problem.source().endswith(":= by\n  sorry")


def test_a_lemma_becomes_a_theorem() -> None:
    problem = Problem.from_lean("@[simp] lemma a.b (n : Nat) : n = n := sorry")
    assert problem.statement == "@[simp] theorem a.b (n : Nat) : n = n :="
    assert problem.name == problem.full_name == problem.id == "a.b"


def test_an_example_gets_a_name_that_is_not_in_the_text() -> None:
    problem = Problem.from_lean("def example_goal := 1\nnamespace A\nexample (n : Nat) : n = n := sorry")
    assert problem.name == "example_goal_2"
    assert problem.full_name == problem.id == "A.example_goal_2"
    assert problem.statement == "theorem example_goal_2 (n : Nat) : n = n :="
    assert Problem.from_lean("example : 1 = 1 := sorry").name == "example_goal"


def test_pattern_matching_is_a_proof_too() -> None:
    problem = Problem.from_lean("theorem t : ∀ n : Nat, n = n\n  | 0 => rfl\n  | _ + 1 => rfl")
    assert problem.statement == "theorem t : ∀ n : Nat, n = n :="


def test_of_several_theorems() -> None:
    done = "theorem a : 1 = 1 := rfl\n"
    todo = "theorem {} : 1 = 1 := by sorry\n"
    # The one without a proof; else the last.
    assert Problem.from_lean(todo.format("b") + done).name == "b"
    assert Problem.from_lean(done + todo.format("b")).name == "b"
    assert Problem.from_lean(done + "theorem c : 1 = 1 := rfl\n").name == "c"
    # What stands before it is its header, what follows is dropped.
    problem = Problem.from_lean(done + todo.format("b") + "theorem c : 1 = 1 := rfl\n")
    assert problem.header == done
    assert "theorem c" not in problem.source()
    # The named one, whatever its proof.
    text = "namespace N\n" + done + todo.format("b") + todo.format("c") + "end N\n" + "theorem a : 2 = 2 := rfl\n"
    assert Problem.from_lean(text, "N.b").header == "namespace N\n" + done
    assert Problem.from_lean(text, "c").full_name == "N.c"
    assert Problem.from_lean(text, "a").full_name == "a"
    assert Problem.from_lean(text, "N.a").statement == "theorem a : 1 = 1 :="


def test_a_sorry_inside_a_name_or_comment_is_none() -> None:
    text = "theorem a : 1 = 1 := not_sorry -- sorry\ntheorem b : 1 = 1 := rfl"
    assert Problem.from_lean(text).name == "b"


def test_informal_text_comes_from_the_docstring_or_the_comment_before() -> None:
    assert Problem.from_lean("/-- Easy: 1 = 1. -/\ntheorem t : 1 = 1 := sorry").informal == "Easy: 1 = 1."
    assert Problem.from_lean("def a := 1\n/- Easy. -/\n\ntheorem t : 1 = 1 := sorry").informal == "Easy."
    assert Problem.from_lean("/- Far. -/\ndef a := 1\ntheorem t : 1 = 1 := sorry").informal == ""
    assert Problem.from_lean("/-- Easy. -/ theorem t : 1 = 1 := sorry", informal="Mine.").informal == "Mine."


def test_id_and_metadata() -> None:
    metadata = {"level": 3}
    problem = Problem.from_lean("theorem t : 1 = 1 := sorry", id="set/7", metadata=metadata)
    assert (problem.id, problem.metadata["level"]) == ("set/7", 3)
    metadata["level"] = 4
    assert problem.metadata["level"] == 3
    assert pickle.loads(pickle.dumps(problem)) == problem
    assert hash(problem) == hash(Problem.from_lean("theorem t : 1 = 1 := sorry", id="set/7"))


@pytest.mark.parametrize(
    ("lean", "name", "restated"),
    [
        ("/-- d -/\n@[simp] private theorem t (n : Nat) : n = n := sorry", "r", "theorem r (n : Nat) : n = n :="),
        ("theorem a.b.{u} {α : Type u} : α = α := sorry", "r", "theorem r.{u} {α : Type u} : α = α :="),
        ("namespace N\ntheorem t : p\n| x => sorry", "_root_.r", "theorem _root_.r : p :="),
        ("theorem «a b» : p := sorry", "«c d»", "theorem «c d» : p :="),
        ("example : p := sorry", "r", "theorem r : p :="),
    ],
)
def test_a_statement_under_another_name(lean: str, name: str, restated: str) -> None:
    assert Problem.from_lean(lean).restated(name) == restated


def test_windows_line_ends_and_a_byte_order_mark() -> None:
    problem = Problem.from_lean("\ufeffimport Mathlib\r\n\r\ntheorem t : 1 = 1 := by\r\n  sorry\r\n")
    assert problem.header == "import Mathlib\n\n"
    assert "\r" not in problem.source()


@pytest.mark.parametrize(
    ("text", "name", "parts"),
    [
        ("", None, ["empty", "theorem t"]),
        (" \n\t", None, ["empty"]),
        ("def a := 1\nopen Nat", None, ["no theorem", "def, open"]),
        ("What is 1 + 1?", None, ["no theorem", "What is 1 + 1?"]),
        ("-- theorem t : 1 = 1 := sorry", None, ["no theorem"]),
        ('def s := "theorem t : 1 = 1 := sorry"', None, ["no theorem"]),
        ("theorem t : 1 = 1 := sorry", "u", ["'u'", "it has t"]),
        ("example : 1 = 1 := sorry", "u", ["'u'", "only examples"]),
        ("theorem a : p := sorry\ntheorem b : q := by sorry", None, ["2 theorems without a proof", "a, b", "name="]),
        ("theorem a : p :=\ntheorem b : q", None, ["2 theorems without a proof", "a, b"]),
        ("theorem t : 1 = 1 := sorry\n -- \0", None, ["NUL", "line 2, column 4"]),
        ("theorem t : 1 = 1 := \ud800", None, ["U+D800", "line 1, column 21"]),
        (b"theorem t : 1 = 1 := sorry", None, ["bytes", "decode"]),
        (None, None, ["NoneType"]),
    ],
)
def test_bad_input_gives_one_clear_error(text: str, name: str | None, parts: list[str]) -> None:
    with pytest.raises(ProblemError) as error:
        Problem.from_lean(text, name)
    assert isinstance(error.value, ValueError)
    for part in parts:
        assert part in str(error.value)


def test_a_problem_made_by_hand_without_a_theorem_is_found_out() -> None:
    with pytest.raises(ProblemError, match="holds no theorem"):
        _ = Problem("t", "", "def t := 1").full_name


@given(st.one_of(st.text(max_size=40), st.lists(st.sampled_from(["theorem t", ":=", ": p", "sorry", "\n", "lemma a"]))))
@settings(max_examples=200, deadline=None)
def test_any_text_gives_a_problem_or_a_problem_error(text: str | list[str]) -> None:
    lean = text if isinstance(text, str) else " ".join(text)
    try:
        problem = Problem.from_lean(lean)
    except ProblemError:
        return
    assert problem.statement.endswith(":=")
    assert problem.full_name or problem.name == ""


def test_every_statement_of_minif2f_is_read(shared_data: Path) -> None:
    rows = [json.loads(line) for line in (shared_data / "minif2f.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(rows) == 488
    for row in rows:
        source = row["source"]
        problem = Problem.from_lean(source)
        assert problem.name == problem.full_name == row["name"]
        assert texts(problem.source("by sorry")) == texts(source)
        assert source.startswith(problem.header + problem.statement)
        assert source[len(problem.header) + len(problem.statement) :].split() == ["by", "sorry"]


def test_every_real_proof_is_split_and_joined_without_a_change(shared_data: Path) -> None:
    rows = [
        json.loads(line) for line in (shared_data / "mathlib_proofs.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    assert len(rows) == 51
    for row in rows:
        source = row["source"]
        problem = Problem.from_lean(source)
        head = problem.header + problem.statement
        assert source.startswith(head)
        assert head + source[len(head) :] == source
        assert source[len(head) :].split()[0] == "by"
        assert texts(problem.source(source[len(head) :].strip())) == texts(source)
