"""Commands of a file: kinds, names, attributes, and where a statement ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lean_gym.datasets.builtin import builtin_problems
from lean_gym.lean.declarations import COMMANDS, Command, parse, unused_name
from lean_gym.lean.lexer import TokenKind

PIECES = [
    "theorem", "lemma", "t", "A.b", ":", ":=", "by", "simp", "|", "=>", "fun", "let", "have", "match", "with", "where",
    "(", ")", "{", "}", "@[", "]", "simp", "open", "in", "namespace", "section", "end", "mutual", "private", "/-- d -/",
    "-- c\n", "\n", "\n", " ", '"', "/-", "import", "set_option", "#eval", "deriving", "instance", "_root_.x", "«a b»",
]  # fmt: skip
lean_like = st.lists(st.sampled_from(PIECES), max_size=40).map(" ".join)


def only(text: str, kind: str = "theorem") -> Command:
    [command] = [command for command in parse(text).commands if command.kind == kind]
    return command


@given(st.one_of(lean_like, st.text(max_size=40)))
@settings(max_examples=300, deadline=None)
def test_commands_are_the_whole_code_in_order(text: str) -> None:
    file = parse(text)
    position = 0
    for command in file.commands:
        assert command.first_token == position
        position = command.last_token
        assert command.start == file.code[command.first_token].start
        assert command.end == file.code[command.last_token - 1].end
        assert command.start <= command.keyword_start < command.end
        if command.name:
            assert text[command.name_start : command.name_end] == command.name
        if command.kind in COMMANDS:
            assert text.startswith(command.kind, command.keyword_start)
        if command.statement_end:
            assert command.keyword_start < command.statement_end <= command.proof_start <= command.end
        if command.assigned:
            assert text[: command.statement_end].endswith(":=")
    assert position == len(file.code)
    rest = [t for t in file.tokens if t not in set(file.code)]
    assert all(t.kind in (TokenKind.WHITESPACE, TokenKind.LINE_COMMENT, TokenKind.BLOCK_COMMENT) for t in rest)


SPLITS = [
    ("theorem t : p := by simp", "theorem t : p :=", "by simp"),
    ("theorem t (h : p := by simp) {n : T := 3} : q := rfl", "theorem t (h : p := by simp) {n : T := 3} : q :=", "rfl"),
    ("theorem t : let x := 1; x = 1 := rfl", "theorem t : let x := 1; x = 1 :=", "rfl"),
    ("theorem t : let x := 1\n  let y := 2\n  x < y := p", "theorem t : let x := 1\n  let y := 2\n  x < y :=", "p"),
    ("theorem t : have h : p := rfl; q h := rfl", "theorem t : have h : p := rfl; q h :=", "rfl"),
    ("theorem t : ∀ n, let ⟨a, b⟩ := f n; a = b := sorry", "theorem t : ∀ n, let ⟨a, b⟩ := f n; a = b :=", "sorry"),
    ("theorem t : (let x := 1; x) = 1 := rfl", "theorem t : (let x := 1; x) = 1 :=", "rfl"),
    ("theorem t : (fun x => x) = id := rfl", "theorem t : (fun x => x) = id :=", "rfl"),
    ("theorem t : f = fun x => x := rfl", "theorem t : f = fun x => x :=", "rfl"),
    ("theorem t : f = fun | 0 => 1 | n + 1 => n := rfl", "theorem t : f = fun | 0 => 1 | n + 1 => n :=", "rfl"),
    (
        "theorem t : match n with | 0 => True | _ => False := by trivial",
        "theorem t : match n with | 0 => True | _ => False :=",
        "by trivial",
    ),
    ("theorem t : if h : p then q else r := by simp", "theorem t : if h : p then q else r :=", "by simp"),
    ("theorem t : |a - b| ≤ |a| + |b| := abs_sub a b", "theorem t : |a - b| ≤ |a| + |b| :=", "abs_sub a b"),
    ("theorem t : {x | p x} = {x | q x} := rfl", "theorem t : {x | p x} = {x | q x} :=", "rfl"),
    ("theorem t : ∀ n, P n\n| 0 => a\n| n + 1 => b", "theorem t : ∀ n, P n", "| 0 => a\n| n + 1 => b"),
    ("theorem t : ∀ n, P n | 0 => a | n + 1 => b", "theorem t : ∀ n, P n", "| 0 => a | n + 1 => b"),
    ("theorem t : ∀ n, |n| ≥ 0\n  | 0 => a\n  | n + 1 => b", "theorem t : ∀ n, |n| ≥ 0", "| 0 => a\n  | n + 1 => b"),
    ("theorem t : S where\n  a := 1\n  b := 2", "theorem t : S", "where\n  a := 1\n  b := 2"),
    ("theorem t : p", "theorem t : p", ""),
    ("theorem t : p :=", "theorem t : p :=", ""),
    ("theorem t : p := by", "theorem t : p :=", "by"),
    ("theorem t.{u, v} {α : Type u} : α = α := rfl", "theorem t.{u, v} {α : Type u} : α = α :=", "rfl"),
    ("theorem t : p := by\n  let x := 1\n  exact x", "theorem t : p :=", "by\n  let x := 1\n  exact x"),
    ("theorem t : f n = 1 := foo n\ntermination_by n => n\ndecreasing_by simp", "theorem t : f n = 1 :=",
     "foo n\ntermination_by n => n\ndecreasing_by simp"),
    ("theorem t : p := a\nwhere\n  a := d\n  b : q := c", "theorem t : p :=", "a\nwhere\n  a := d\n  b : q := c"),
    ("theorem t /- := -/ : p -- := no\n := rfl", "theorem t /- := -/ : p -- := no\n :=", "rfl"),
    ('theorem t : s = ":=" := rfl', 'theorem t : s = ":=" :=', "rfl"),
    ("theorem t : f (x := 1) [y := 2] = 3 := rfl", "theorem t : f (x := 1) [y := 2] = 3 :=", "rfl"),
    ("theorem t : p := by\n  open Nat in\n  simp\n  set_option pp.all true in\n  rfl", "theorem t : p :=",
     "by\n  open Nat in\n  simp\n  set_option pp.all true in\n  rfl"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "statement", "proof"), SPLITS)
def test_where_a_statement_ends(text: str, statement: str, proof: str) -> None:
    for around in (text, f"def a := 1\n\n{text}\n\ntheorem_like\nend\n".replace("theorem_like\n", "")):
        command = only(around)
        assert around[command.statement_start : command.statement_end] == statement
        assert around[command.proof_start : command.end] == proof


def test_names_follow_namespaces_and_sections() -> None:
    text = """
namespace A.B
section S
theorem one : p := a
end S
namespace C
theorem _root_.two : p := a
private theorem three : p := a
end C
theorem «four five» : p := a
end B
theorem five : p := a
end A
theorem A.six : p := a
example : p := a
"""
    goals = [c.full_name for c in parse(text).commands if c.kind in ("theorem", "example")]
    assert goals == ["A.B.one", "two", "A.B.C.three", "A.B.«four five»", "A.five", "A.six", ""]
    assert parse(text).scopes == ()
    assert [scope.name for scope in parse("namespace A\nsection\n").scopes] == ["A", ""]


def test_docstring_attributes_and_modifiers_belong_to_the_declaration() -> None:
    text = "def a := 1\n/-- Why. -/\n@[simp, grind =]\n@[ext] private noncomputable lemma t : p := rfl\ndef b := 2"
    lemma = only(text, "lemma")
    assert text[lemma.start :].startswith("/-- Why. -/")
    assert lemma.docstring == "Why."
    assert lemma.attributes == ("simp, grind =", "ext")
    assert lemma.modifiers == ("private", "noncomputable")
    assert text[lemma.keyword_start :].startswith("lemma t")


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("import A\nimport B\nopen C D\nset_option a 1\nuniverse u\nvariable (x : Nat)", ["import", "import", "open",
         "set_option", "universe", "variable"]),
        ("open A in\ntheorem t : p := a", ["theorem"]),
        ("set_option a 1 in\nopen A in\n/-- d -/ theorem t : p := a", ["theorem"]),
        ("attribute [local simp] a in theorem t : p := a", ["theorem"]),
        ("variable (n : Nat) in\nomit h in theorem t : p := a", ["theorem"]),
        ("#guard_msgs (drop all) in theorem t : p := a", ["theorem"]),
        ("theorem t : p := by\n  open A in simp\ntheorem u : p := a", ["theorem", "theorem"]),
        ("attribute [instance] a\nderiving instance Repr for B\ninstance : C := d",
         ["attribute", "deriving", "instance"]),
        ("structure S where\n  private x : Nat\n  /-- d -/ y : Nat := 1\n  deriving Repr\ninductive T | a | b",
         ["structure", "inductive"]),
        ("class inductive T | a\nclass C where x : Nat", ["class", "class"]),
        ("mutual\ntheorem a : p := b\ntheorem b : p := a\nend", ["mutual", "theorem", "theorem", "end"]),
        ("@[simp] theorem a : p := b @[ext] theorem b : p := a", ["theorem", "theorem"]),
        ("local notation \"x\" => 1\nscoped instance : A := b", ["notation", "instance"]),
        ("#eval 1\n#print axioms a\n#check #[1].size", ["#eval", "#print", "#check"]),
        ("/-! module -/\ndef a := 1", ["module_doc", "def"]),
        ("by simp\ntheorem t : p := a", ["text", "theorem"]),
        ("noncomputable section\nend", ["section", "end"]),
        ("theorem a : p := (b\ntheorem c : p := d", ["theorem", "theorem"]),
        ("theorem a : p := (b\n@[simp] private theorem c : p := d", ["theorem", "theorem"]),
        ("macro_rules | `(a) => `(theorem b : c := d)\ndef e := 1", ["macro_rules", "def"]),
        ("", []),
        ("-- nothing", []),
    ],
)  # fmt: skip
def test_kinds(text: str, kinds: list[str]) -> None:
    assert [command.kind for command in parse(text).commands] == kinds


def test_a_prefix_is_marked() -> None:
    assert only("open A in theorem t : p := a").prefix
    assert not only("@[simp] theorem t : p := a").prefix


def test_real_proofs_are_split_and_joined_without_a_change(shared_data: Path) -> None:
    count = 0
    for line in (shared_data / "mathlib_proofs.jsonl").read_text(encoding="utf-8").splitlines():
        text = json.loads(line)["source"]
        commands = parse(text).commands
        assert {c.kind for c in commands} <= {"import", "set_option", "open", "theorem"}
        theorem = commands[-1]
        assert theorem.kind == "theorem"
        assert theorem.assigned
        split, proof = theorem.statement_end, theorem.proof_start
        parts = text[:split], text[split:proof], text[proof:]
        assert "".join(parts) == text
        assert parts[0].rstrip().endswith(":=")
        assert parts[2].startswith("by")
        count += 1
    assert count == 51


def test_builtin_problems_have_one_theorem_last() -> None:
    for problem in builtin_problems():
        goal = parse(problem.source()).commands[-1]
        assert goal.kind == "theorem"
        assert goal.assigned
        text = problem.source()
        assert text[goal.proof_start : goal.end].split() == ["by", "sorry"]


@example(["p", "pp_2p_4"])
@given(
    st.lists(
        st.sampled_from(["p", "p_", "p_2", "p_3", "p_12", "p_2 ", "p_0", "p_²", "_", "2", "x", "pp_2p_4"]), max_size=30
    )
)
def test_an_unused_name_is_the_first_that_no_text_holds(parts: list[str]) -> None:
    text = "".join(parts)
    for base in ("p", "pp"):
        candidates = [base, *(f"{base}_{number}" for number in range(2, 60))]
        assert unused_name(base, text) == next(name for name in candidates if name not in text)
    name = unused_name("p", "", text[:3], text[2:])
    assert name not in text[:3]
    assert name not in text[2:]
