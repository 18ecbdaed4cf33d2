"""Joining a policy's code with the statement: what Lean then says, and the way back to the policy's own lines."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.datasets.builtin import builtin_problems
from lean_gym.lean.assemble import assemble
from lean_gym.lean.lexer import code_tokens, tokenize
from lean_gym.problem import Problem
from lean_gym.submission import Submission
from lean_gym.verdict import Position, Severity
from lean_gym.verifiers import Verifier

STATEMENT = "theorem t (n m : Nat) (h : n = m) : m + 0 = n"  # written § below
PLAIN = Problem.from_lean(f"{STATEMENT} := by sorry")
CONTEXT = Problem.from_lean(
    """
namespace Shop

def price : Nat := 2

section Stock
variable (k : Nat)

/-- Adding the price. -/
theorem total (n : Nat) (h : n = price) : n + k = k + price := by
  sorry
"""
)
REPEATED = CONTEXT.header.strip()
INDUCTIVE = Problem.from_lean(
    "inductive Tree | leaf | node (l r : Tree)\nopen Tree\n"
    "def Tree.size : Tree → Nat | leaf => 1 | node l r => l.size + r.size\n"
    "theorem Tree.pos (t : Tree) : 0 < t.size := sorry"
)
UNIVERSE = Problem.from_lean(
    "universe u\ntheorem eq_comm_of {α : Type u} [inst : Inhabited α] (a b : α) (h : a = b) : b = a := sorry"
)
RECURSIVE = Problem.from_lean("theorem all : ∀ n : Nat, n = n + 0 := sorry")
QUOTED = Problem.from_lean("theorem «my goal» (p q : Prop) : p ∧ q → q ∧ p := sorry")


@dataclass(frozen=True)
class Checked:
    submission: Submission
    errors: tuple[str, ...]
    axioms: str


def check(verifier: Verifier, problem: Problem, code: str, before: str = "") -> Checked:
    """The submission, Lean's errors, and its answer on the theorem's axioms at the very end."""
    code = code.replace("§", STATEMENT)
    submission = assemble(problem, code, before=before, after=f"#print axioms {problem.full_name}\n")
    run = verifier.run(submission.source)
    errors = tuple(m.text for m in run.messages if m.severity is Severity.ERROR)
    start = submission.source_position(submission.after[0])
    answers = [m.text for m in run.messages if m.severity is Severity.INFORMATION and m.start == start]
    return Checked(submission, errors, answers[-1] if answers else "")


PROVED = [
    # Whole files and theorems.
    (PLAIN, "§ := by\n  rw [h]\n  rfl"),
    (PLAIN, "lemma t (n m : Nat) (h : n = m) : m + 0 = n := by\n  rw [h]\n  rfl"),
    (PLAIN, "import Mathlib\nimport Aesop\n\n§ := h ▸ rfl"),
    (PLAIN, "theorem t (n m : Nat)\n    (h : n = m)   : m + 0 /- zero -/ = n :=\n  -- easy\n  h ▸ rfl"),
    (PLAIN, "theorem t (n m : Nat)\n  (h : n = m) : m + 0 = n := by rw [h]\n                                rfl"),
    (PLAIN, "theorem t (n m : Nat)\n(h : n = m) :\nm + 0 = n := by rw [h]\n                rfl\n"),
    (PLAIN, "theorem t (a b : Nat) (hab : a = b) : b + 0 = a := by\n  rw [hab]\n  rfl"),
    (PLAIN, "theorem t {a b : Nat} (hab : a = b) : b = a := by\n  rw [hab]"),
    (PLAIN, "theorem other (n m : Nat) (h : n = m) : m + 0 = n := by\n  rw [h]\n  rfl"),
    (PLAIN, "theorem t (m n : Nat) (h : n = m) : m + 0 = n := by\n  rw [h]\n  rfl"),
    (PLAIN, "theorem t : ∀ n m : Nat, n = m → m + 0 = n := by\n  intro n m h\n  rw [h]\n  rfl"),
    (PLAIN, "example (n m : Nat) (h : n = m) : m + 0 = n := h ▸ rfl"),
    (PLAIN, "example (a b : Nat) (h : a = b) : b + 0 = a := h ▸ rfl"),
    (PLAIN, "/-- Mine. -/\n@[simp] private § := h ▸ rfl"),
    (PLAIN, "theorem _root_.t (n m : Nat) (h : n = m) : m + 0 = n := h ▸ rfl"),
    (PLAIN, "theorem _root_.t (a b : Nat) (h : a = b) : b + 0 = a := h ▸ rfl"),
    # Helpers.
    (PLAIN, "lemma aux (n : Nat) : n + 0 = n := rfl\n§ := by\n  rw [aux, h]"),
    (PLAIN, "def z := 0\ntheorem aux (n : Nat) : n + z = n := rfl\n\n§ := by\n"
            "  have := aux m\n  rw [h]\n  exact this"),
    (PLAIN, "private theorem aux : 1 = 1 := rfl\n\n\n  § := by\n"
            "    have := aux\n    rw [h]\n    rfl"),
    # Scopes, options and opens of the policy's own.
    (PLAIN, "namespace Mine\ntheorem aux (n : Nat) : n + 0 = n := rfl\n"
            "§ := by\n  rw [aux, h]\nend Mine"),
    (PLAIN, "namespace A.B\nsection C\n§ := h ▸ rfl\nend C\nend A.B\n#check 1"),
    (PLAIN, "section\nvariable (n m : Nat)\ntheorem t (h : n = m) : m + 0 = n := h ▸ rfl\nend"),
    (PLAIN, "variable {n m : Nat} (h : n = m)\ninclude h\ntheorem t : m + 0 = n := h ▸ rfl"),
    (PLAIN, "open Nat\n§ := h ▸ rfl"),
    (PLAIN, "open Nat in\n§ := h ▸ rfl"),
    (PLAIN, "set_option maxRecDepth 1000 in\n/-- d -/\n§ := by\n  rw [h]\n  rfl"),
    (PLAIN, "section A\ntheorem aux : 1 = 1 := rfl\nend A\n§ := h ▸ rfl"),
    (PLAIN, "mutual\ntheorem u : True := trivial\n§ := h ▸ rfl\nend"),
    # Bare proofs.
    (PLAIN, "by\n  rw [h]\n  rfl"),
    (PLAIN, "by rw [h]\n   rfl"),
    (PLAIN, "by\nrw [h]\nrfl"),
    (PLAIN, "by rw [h]; rfl"),
    (PLAIN, "  by\n    rw [h]\n    rfl"),
    (PLAIN, ":= by\n  rw [h]\n  rfl"),
    (PLAIN, "rw [h]\nrfl"),
    (PLAIN, "rw [h]\n  rfl"),
    (PLAIN, "  rw [h]\n  rfl"),
    (PLAIN, "\n\n    rw [h]\n    rfl\n\n"),
    (PLAIN, "-- first\nrw [h] -- then\n-- last\nrfl"),
    (PLAIN, "have e : m + 0 = m := by\n  rfl\nrw [e, h]"),
    (PLAIN, "have e : m + 0 = m := by\n    rfl\n  rw [e, h]"),
    (PLAIN, "rw [h,\n  Nat.add_zero]"),
    (PLAIN, "induction m with\n| zero => exact h.symm\n| succ k _ => exact h.symm"),
    (PLAIN, "calc m + 0 = m := rfl\n  _ = n := h.symm"),
    (PLAIN, "h ▸ rfl"),
    (PLAIN, "h.symm"),
    (PLAIN, "Eq.symm h"),
    (PLAIN, "(h.symm)"),
    (PLAIN, "@Eq.symm _ _ _ h"),
    (PLAIN, "show m = n from h.symm"),
    (PLAIN, "show m = n\nexact h.symm"),
    (PLAIN, "(rw [h]; rfl)"),
    (PLAIN, "· rw [h]\n  rfl"),
    (PLAIN, ". rw [h]\n  rfl"),
    (PLAIN, "open Nat in\nrw [h]\nrfl"),
    (PLAIN, "import Mathlib\n\nby\n  rw [h]\n  rfl"),
    (PLAIN, "import Mathlib\nset_option maxRecDepth 1000\nopen Nat\n\nby\n  rw [h]\n  rfl"),
    (PLAIN, "import Mathlib\nrw [h]\nrfl"),
    (PLAIN, "first\n| exact h.symm\n| rfl"),
    # Line ends and tabs.
    (PLAIN, "§ := by\r\n  rw [h]\r\n  rfl\r\n"),
    (PLAIN, "§ := by\n\trw [h]\n\trfl"),
    (PLAIN, "by\r\n\trw [h]\r\n\trfl"),
    (PLAIN, "rw [h]\t-- a\ttab\n\trfl"),
    # A context of namespaces and variables.
    (CONTEXT, "by rw [h, Nat.add_comm]"),
    (CONTEXT, "theorem total (n : Nat) (h : n = price) : n + k = k + price := by\n  rw [h, Nat.add_comm]"),
    (CONTEXT, "theorem total (x : Nat) (hx : x = price) : x + k = k + price := by\n  rw [hx, Nat.add_comm]"),
    (CONTEXT, f"{REPEATED}\ntheorem total (n : Nat) (h : n = price) : n + k = k + price := by\n  rw [h, Nat.add_comm]"),
    (CONTEXT, f"{REPEATED}\ntheorem total (n : Nat) (h : n = price) : n + k = k + price := by\n  rw [h, Nat.add_comm]\n"
              "end Stock\nend Shop\n#print axioms Shop.total"),
    (CONTEXT, f"{REPEATED}\ntheorem total (x : Nat) (h : x = price) : x + k = k + price := by\n  rw [h, Nat.add_comm]"),
    (CONTEXT, "namespace Shop\ndef price : Nat := 2\n"
              "theorem total (n k : Nat) (h : n = price) : n + k = k + price := by\n  rw [h, Nat.add_comm]\nend Shop"),
    (CONTEXT, "def Shop.price : Nat := 2\n"
              "theorem Shop.total (k n : Nat) (h : n = price) : n + k = k + price := by\n  rw [h, Nat.add_comm]"),
    (CONTEXT, "theorem Shop.total (k n : Nat) (h : n = 2) : n + k = k + 2 := by\n  rw [h, Nat.add_comm]"),
    # Types of the file's own, recursion, universes, quoted names.
    (INDUCTIVE, "theorem Tree.pos (t : Tree) : 0 < t.size := by\n  induction t with\n  | leaf => decide\n"
                "  | node l r ihl ihr =>\n    rw [Tree.size]\n    omega"),
    (INDUCTIVE, "inductive Tree | leaf | node (l r : Tree)\nopen Tree\n"
                "def Tree.size : Tree → Nat | leaf => 1 | node l r => l.size + r.size\n"
                "theorem Tree.pos (u : Tree) : 0 < u.size := by\n  induction u with\n  | leaf => decide\n"
                "  | node l r ihl ihr =>\n    rw [Tree.size]\n    omega"),
    (UNIVERSE, "theorem eq_comm_of.{v} {β : Type v} [Inhabited β] (x y : β) (h : x = y) : y = x := h.symm"),
    (UNIVERSE, "theorem eq_comm_of {α : Type _} [Inhabited α] (a b : α) (h : a = b) : b = a := h.symm"),
    (UNIVERSE, "h.symm"),
    (RECURSIVE, "theorem all : ∀ n : Nat, n = n + 0\n  | 0 => rfl\n  | _ + 1 => rfl"),
    (RECURSIVE, "theorem mine : ∀ n : Nat, n = n + 0\n  | 0 => rfl\n  | n + 1 => congrArg Nat.succ (mine n)"),
    (RECURSIVE, "| 0 => rfl\n| _ + 1 => rfl"),
    (RECURSIVE, "theorem all (n : Nat) : n = n + 0 := rfl"),
    (RECURSIVE, "fun n => rfl"),
    (QUOTED, "theorem «my goal» (p q : Prop) : p ∧ q → q ∧ p := fun h => ⟨h.2, h.1⟩"),
    (QUOTED, "theorem «my goal» (a b : Prop) : a ∧ b → b ∧ a := fun h => ⟨h.2, h.1⟩"),
    (QUOTED, "intro ⟨a, b⟩\nexact ⟨b, a⟩"),
]  # fmt: skip


@pytest.mark.parametrize(("problem", "code"), PROVED)
def test_what_is_a_proof_is_accepted(verifier: Verifier, problem: Problem, code: str) -> None:
    checked = check(verifier, problem, code)
    assert checked.errors == (), checked.submission.source
    assert "does not depend on any axioms" in checked.axioms or "propext" in checked.axioms
    assert "sorryAx" not in checked.axioms
    assert checked.submission.errors == ()
    assert checked.submission.has_proof


FALSE = Problem.from_lean("theorem f (n : Nat) : n = n + 1 := sorry")
NOT_PROVED = [
    (FALSE, "theorem f (n : Nat) : n = n := rfl"),
    (FALSE, "theorem f (n : Nat) (h : False) : n = n + 1 := h.elim"),
    (FALSE, "variable (h : False)\ninclude h\ntheorem f (n : Nat) : n = n + 1 := h.elim"),
    (FALSE, "theorem g : True := trivial\ntheorem f : True := trivial"),
    (FALSE, "namespace A\ntheorem f (n : Nat) : n = n := rfl\nend A"),
    (FALSE, "-- theorem f (n : Nat) : n = n + 1 :=\ntheorem f (n : Nat) : n = n := rfl"),
    (FALSE, "theorem g : True := trivial /-\n-/"),
    (FALSE, "local instance : HAdd Nat Nat Nat := ⟨fun n _ => n⟩\ntheorem f (n : Nat) : n = n + 1 := rfl"),
    (FALSE, "open Nat in\ntheorem f (n : Nat) : n = n := rfl"),
    (FALSE, "def f := 1"),
    (FALSE, "theorem f (n : Nat) : n = n + 1 := rfl"),
    (FALSE, "theorem f (n : Nat) : n = n + 1 :="),
    (FALSE, "theorem f (n : Nat) : n = n + 1"),
    (FALSE, "theorem f (n : Nat) : n = n + 1 := by"),
    (FALSE, "by"),
    (FALSE, ":="),
    (FALSE, "by exact"),
    (FALSE, "rfl\n#exit"),
    (FALSE, "example : True := trivial"),
    (FALSE, "end\ntheorem f (n : Nat) : n = n := rfl"),
    (FALSE, "/-"), (FALSE, '"'), (FALSE, "by simp /-"), (FALSE, 'have := "'), (FALSE, "«"), (FALSE, 'r#"'),
    (FALSE, 's!"{'), (FALSE, ""), (FALSE, "   \n"), (FALSE, "-- nothing"), (FALSE, "Here is my proof: it is obvious."),
    (FALSE, "namespace A\nnamespace B"), (FALSE, "section"), (FALSE, "mutual"), (FALSE, "by\n  open Nat in"),
    (FALSE, "@[simp]"), (FALSE, "private"), (FALSE, "open Nat in"), (FALSE, "theorem"),
    (FALSE, "import"), (FALSE, "(((("),
]  # fmt: skip


@pytest.mark.parametrize(("problem", "code"), NOT_PROVED)
def test_what_is_no_proof_gives_an_error_and_never_swallows_the_end(
    verifier: Verifier, problem: Problem, code: str
) -> None:
    checked = check(verifier, problem, code, before="theorem first : True := trivial")
    assert checked.errors != () or "sorryAx" in checked.axioms, checked.submission.source
    after = checked.submission.after
    assert checked.submission.source[after[0] :].startswith("#print axioms f")
    # Whatever the policy wrote, Lean reads our own text at the end as code: it answers, or trips over its first word.
    assert checked.axioms or any("#print" in e or "nknown constant" in e for e in checked.errors), checked.errors


@pytest.mark.parametrize(
    ("code", "error", "place"),
    [
        ("by simp /- end", "unterminated block comment", (1, 8)),
        ('by\n  have := "a', "unterminated string", (2, 10)),
        ("by exact «a", "unterminated name", (1, 9)),
        ("by simp -- \ud800", "lone surrogate U+D800", (1, 11)),
        ("by\n  simp\nopen Nat in", "ends in the middle of a command", (3, 9)),
        ("by simp\n@[simp]", "ends in the middle of a command", (2, 6)),
        ("by simp\n/-- d -/", "ends in the middle of a command", (2, 0)),
        ("by simp\nprivate", "ends in the middle of a command", (2, 0)),
        ("theorem f (n : Nat) : n = n + 1 := by simp\nprivate", "ends in the middle of a command", (2, 0)),
        ("by simp +--c", "can be read in two ways", (1, 9)),
        ("section\n" * 40, "namespaces and sections inside each other", (33, 0)),
    ],
)
def test_what_cannot_be_checked_fairly_is_said(code: str, error: str, place: tuple[int, int]) -> None:
    found = assemble(FALSE, code).errors
    assert [(d.severity, d.start) for d in found if error in d.text] == [(Severity.ERROR, Position(*place))]


@pytest.mark.parametrize(
    "code",
    [
        "",
        "  \n",
        "-- nothing",
        "def f := 1",
        ":=",
        "theorem f (n : Nat) : n = n + 1 :=",
        "theorem f (n : Nat) : n = n + 1",
        "theorem other : 1 = 1",
        "example : 1 = 1 :=",
        "import Mathlib\nopen Nat",
    ],
)
def test_code_without_a_proof_is_known_as_such(code: str) -> None:
    submission = assemble(FALSE, code)
    assert not submission.has_proof
    assert submission.errors == ()
    assert any("no proof" in note for note in submission.notes)
    assert "by\n  done" in submission.source


def test_what_is_left_out_is_said() -> None:
    code = "import Mathlib\ntheorem f (n : Nat) : n = n + 1 := rfl\n#eval 1\ntheorem g : True := trivial"
    notes = assemble(FALSE, code).notes
    assert any("import Mathlib" in note and "line 1" in note for note in notes)
    assert any("#eval" in note and "line 3" in note for note in notes)
    assert any("theorem" in note and "line 4" in note for note in notes)


def test_header_and_statement_are_ours_word_for_word() -> None:
    same = "theorem total (n : Nat) (h : n = price) : n + k = k + price := by simp"
    for code in ("by simp", same, "theorem x : 1 = 1 := rfl"):
        submission = assemble(CONTEXT, code, before="def b := 1\n", after="def a := 1\n")
        source = submission.source
        assert source.startswith(CONTEXT.header)
        assert CONTEXT.statement in source
        assert source[slice(*submission.before)] == "def b := 1\n"
        assert source[slice(*submission.after)] == "def a := 1\n"
        assert source.index("def b") == len(CONTEXT.header)
        lines = source.splitlines()
        assert [lines[number - 1] for number in submission.before_lines] == ["def b := 1"]
        assert [lines[number - 1] for number in submission.after_lines] == ["def a := 1"]
        assert submission.theorem == "Shop.total"


def test_the_copy_of_the_statement_may_have_other_white_space_and_comments() -> None:
    code = "theorem  t (n m : Nat)\n  (h : n = m) /- so -/ : m + 0\n = n -- goal\n  := by simp"
    assert assemble(PLAIN, code).source == f"{STATEMENT} := by simp\n"


# The way back to the policy's own lines.

SCRIPTS = [
    "by\n  {}",
    "by {}",
    "{}",
    "  intro x\n  {}",
    "simp\n{}",
    "simp\n\t{}",
    "\t{}\n\tsimp",
    "have h : p := by\n  {}\nsimp",
    "fun x => {}",
    "exact ⟨{}, 1⟩",
    "by\r\n  simp\r\n  {}",
    "-- c\n{} -- d",
]
STATEMENTS = [
    "§ := {}",
    "lemma t (n m : Nat)\n\t(h : n = m) : m + 0 = n :=\n  {}",
    "theorem t (a b : Nat) (h : a = b) : b + 0 = a := {}",
    "example (a b : Nat) (h : a = b) : b + 0 = a := {}",
    "open Nat in\r\n§ := {}",
    "namespace A\n§ := {}\nend A\n#eval 1",
    "theorem _root_.t (a b : Nat) (h : a = b) : b + 0 = a := {}",
    "{}",
]
HELPERS = [
    "",
    "import Mathlib\n\n",
    "lemma aux : 1 = 1 := by\n\trfl\n",
    "open Nat\nset_option pp.all true\n",
    "def x := 1 ",
    "namespace B\ntheorem c : p := d\nend B\n\n-- comment\n",
    "\tlemma a : p := b lemma b : p := c\r\n",
]


@given(
    st.sampled_from(HELPERS), st.sampled_from(STATEMENTS), st.sampled_from(SCRIPTS), st.sampled_from(HELPERS),
    st.sampled_from(["marker", "«mark er»", "μαρκ₁", "marker.2"]), st.booleans(),
)  # fmt: skip
@settings(max_examples=250, deadline=None)
def test_a_marked_token_is_found_again(
    helper: str, statement: str, script: str, second: str, marker: str, in_statement: bool
) -> None:
    statement = statement.replace("§", STATEMENT)
    marked = statement.format(script.format("MARK"))
    if in_statement and "(h :" in statement:
        marked = statement.format(script.format("simp")).replace("(h :", "(MARK :")
    if statement == "{}":  # a bare proof may follow imports, but no declaration, which would go on in it
        helper, second = "", second if second.startswith("import") else ""
    code = helper + second + marked
    code = code.replace("§", STATEMENT).replace("MARK", marker)
    submission = assemble(PLAIN, code, before="theorem b : 1 = 1 := rfl\n\n", after="#print axioms t")
    places = [match.start() for match in re.finditer(re.escape(marker), code)]
    assert len(places) == 1
    line_start = code.rfind("\n", 0, places[0]) + 1
    expected = Position(code.count("\n", 0, places[0]) + 1, places[0] - line_start)
    found = [match.start() for match in re.finditer(re.escape(marker), submission.source)]
    assert len(found) >= 1, submission.source
    position = submission.source_position(found[0])
    assert submission.to_code_position(position) == expected
    # The end of the token is found too.
    end = submission.source_position(found[0] + len(marker))
    assert submission.to_code_position(end) == Position(expected.line, expected.column + len(marker))


PIECES = [
    "theorem t",
    "(n m : Nat) (h : n = m) : m + 0 = n",
    ":=",
    "by",
    "simp",
    "\n",
    "\n  ",
    "\t",
    "\r\n",
    "lemma a : p",
    "example",
    "namespace A",
    "end A",
    "end",
    "section",
    "open Nat",
    "open Nat in",
    "import X",
    "mutual",
    "-- c\n",
    "/- c -/",
    "/-",
    '"',
    "(",
    ")",
    "private",
    "@[simp]",
    "/-- d -/",
    "«x»",
    "é",
    "\ud800",
    "\0",
    "|",
    "=>",
    "variable (n : Nat)",
    "#eval 1",
    "_root_.t",
]
any_code = st.one_of(st.lists(st.sampled_from(PIECES), max_size=25).map(" ".join), st.text(max_size=50))


@given(any_code, st.sampled_from([PLAIN, CONTEXT, RECURSIVE]))
@settings(max_examples=400, deadline=None)
def test_any_code_is_joined_and_its_spans_are_true(code: str, problem: Problem) -> None:
    code = code.replace("§", STATEMENT)
    submission = assemble(problem, code, before="def b := 1", after="#print axioms t\n")
    source = submission.source
    source.encode("utf-8")
    assert source.startswith(problem.header)
    assert source.endswith("#print axioms t\n")
    assert source[slice(*submission.before)] == "def b := 1\n"
    assert submission.policy == (submission.before[1], submission.after[0])
    assert source[submission.after[0] - 1] == "\n"
    position = submission.policy[0]
    for span in submission.spans:
        assert position <= span.source_start < span.source_end <= submission.policy[1]
        assert 0 <= span.code_start <= span.code_end <= len(code)
        position = span.source_end
        if span.exact:
            ours = source[span.source_start : span.source_end]
            theirs = code[span.code_start : span.code_end]
            for mine, other in zip(ours, theirs, strict=True):
                assert mine == other or (mine, other) in ((" ", "\t"), (" ", "\n"), ("\ufffd", other))
    for offset in range(0, len(source), 7):
        place = submission.to_code_position(submission.source_position(offset))
        if place is not None:
            lines = code.split("\n")
            assert 1 <= place.line <= len(lines)
            assert 0 <= place.column <= len(lines[place.line - 1])
    if not submission.errors:
        # What follows the policy's text is code for the lexer as well.
        last = code_tokens(source)[-3:]
        assert [token.text for token in last] == ["#print", "axioms", "t"]
        assert all(token.closed for token in tokenize(source))


REAL = [
    (PLAIN, "§ := by\n\texact marker"),
    (PLAIN, "import Mathlib\nlemma aux : 1 = 1 := by\r\n\texact marker\r\n§ := h ▸ rfl"),
    (PLAIN, "theorem t (a b : Nat) (h : a = b) : b + 0 = a := by\n  have := h\n  exact  marker"),
    (PLAIN, "namespace Q\n\n§ :=\n  marker\nend Q"),
    (PLAIN, "exact marker"),
    (PLAIN, "rw [h]\n  exact marker"),
    (PLAIN, "by exact marker"),
    (PLAIN, "Eq.symm marker"),
    (PLAIN, "open Nat\n/-- é𝔸 -/ § := (fun (α𝔸 : Nat) => marker) 1"),
    (CONTEXT, "theorem total (n : Nat) (h : n = price) : n + k = k + price := marker"),
    (CONTEXT, f"{REPEATED}\n\n  theorem total (x : Nat) (h : x = price) : x + k = k + price := by\n    exact marker"),
]


@pytest.mark.parametrize(("problem", "code"), REAL)
def test_what_lean_complains_of_is_found_again(verifier: Verifier, problem: Problem, code: str) -> None:
    code = code.replace("§", STATEMENT)
    submission = assemble(problem, code, before="theorem b : 1 = 1 := rfl\n")
    messages = [m for m in verifier.run(submission.source).messages if re.search(r"nknown identifier `marker`", m.text)]
    assert messages, submission.source
    offset = code.index("marker")
    expected = Position(code.count("\n", 0, offset) + 1, offset - (code.rfind("\n", 0, offset) + 1))
    for message in messages:
        assert message.start is not None
        assert submission.to_code_position(message.start) == expected
        if message.end is not None:
            assert submission.to_code_position(message.end) == Position(expected.line, expected.column + len("marker"))


def test_an_error_of_our_own_proof_is_put_on_the_policys_statement(verifier: Verifier) -> None:
    code = "\n\ntheorem f (n : Nat) : n = n := rfl"
    submission = assemble(FALSE, code)
    errors = [m for m in verifier.run(submission.source).messages if m.severity is Severity.ERROR]
    assert errors
    for error in errors:
        assert error.start is not None
        place = submission.to_code_position(error.start)
        assert place is not None
        assert place.line == 3
        assert submission.glue[0] <= submission.source_offset(error.start) <= submission.glue[1]


def test_positions_outside_the_policys_text_have_no_place_in_it() -> None:
    submission = assemble(CONTEXT, "by simp", before="def b := 1\n", after="def a := 1\n")
    assert submission.to_code_position(Position(1, 0)) is None
    assert submission.to_code_position(submission.source_position(submission.before[0] + 3)) is None
    assert submission.to_code_position(submission.source_position(submission.after[0] + 3)) is None
    assert submission.to_code_position(Position(0, 0)) is None
    assert submission.to_code_position(Position(10**9, 10**9)) is None


# Real material.


@pytest.mark.slow
def test_builtin_proofs_in_every_shape(verifier: Verifier) -> None:
    """Each reference proof is accepted as a bare proof, a theorem, a whole file and a theorem with another name."""
    for problem in builtin_problems()[::15]:
        proof = str(problem.metadata["proof"])
        if not proof.startswith("by\n"):
            continue
        statement = problem.statement
        renamed = re.sub(rf"\b{re.escape(problem.name)}\b", "quite_another", statement, count=1)
        whole = problem.source(proof)
        bare = proof.removeprefix("by\n")
        shapes = [proof, bare, f"{statement} {proof}", whole, f"{renamed} {proof}", f"section\n{whole}\nend"]
        shapes.append(f"namespace Around\n{whole}\nend Around")
        for code in shapes:
            checked = check(verifier, problem, code)
            assert checked.errors == (), (problem.id, code, checked.submission.source)
            assert "sorryAx" not in checked.axioms
            assert checked.axioms
