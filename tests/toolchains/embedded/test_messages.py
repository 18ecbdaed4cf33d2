"""Goals and messages read as those of a full Lean."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Diagnostic

CASES: dict[str, tuple[str, list[str]]] = {
    "unsolved goals": (
        "example (p q : Prop) (hp : p) : p ∧ q := by\n  constructor\n  · exact hp",
        ["unsolved goals\ncase right\np q : Prop\nhp : p\n⊢ q"],
    ),
    "several goals": (
        "example (p q : Prop) (h : p ∨ q) : q ∨ p := by\n  cases h",
        ["unsolved goals\ncase inl\np q : Prop\nh✝ : p\n⊢ q ∨ p\n\ncase inr\np q : Prop\nh✝ : q\n⊢ q ∨ p"],
    ),
    "induction": (
        "example (a b : Nat) : a + b = b + a := by\n  induction a with\n  | zero => skip\n  | succ n ih => skip",
        [
            "unsolved goals\ncase zero\nb : Nat\n⊢ 0 + b = b + 0",
            "unsolved goals\ncase succ\nb n : Nat\nih : n + b = b + n\n⊢ n + 1 + b = b + (n + 1)",
        ],
    ),
    "notation in goals": (
        "example (s : { n : Nat // n < 3 }) (f : Nat × Nat → Bool) (h : f (1, 2) = true) (xs : List Nat)\n"
        "    (x : Int) (k : x ∣ 4 ∧ -x ≤ 3) (l : ∀ y ∈ xs, y ≠ 2) : ∃ y > 3, s.1 = 3 ∨ xs = [1, y] ++ xs := by\n  skip",
        [
            "unsolved goals\ns : { n // n < 3 }\nf : Nat × Nat → Bool\nh : f (1, 2) = true\nxs : List Nat\nx : Int\n"
            "k : x ∣ 4 ∧ -x ≤ 3\nl : ∀ (y : Nat), y ∈ xs → y ≠ 2\n⊢ ∃ y, y > 3 ∧ (s.val = 3 ∨ xs = [1, y] ++ xs)"
        ],
    ),
    "type mismatch": (
        "example (p q : Prop) (h : p) : q := h",
        ["Type mismatch\n  h\nhas type\n  p\nbut is expected to have type\n  q"],
    ),
    "application type mismatch": (
        "example (p q : Prop) (f : p → q) (h : q) : q := f h",
        [
            "Application type mismatch: The argument\n  h\nhas type\n  q\nbut is expected to have type\n  p\n"
            "in the application\n  f h"
        ],
    ),
    "unknown identifier": (
        "example (p : Prop) (h : p) : p := by\n  exact hp",
        ["Unknown identifier `hp`"],
    ),
    "unknown constant": ("example (n : Nat) : n < n + 1 := by apply Nat.foo", ["Unknown constant `Nat.foo`"]),
    "unknown tactic": (
        "example : True := by\n  linarith",
        ["unsolved goals\n⊢ True", "unknown tactic"],
    ),
    "rewrite": (
        "example (a b : Nat) (h : a + b = 3) : b * a = 0 := by rw [h]",
        [
            "Tactic `rewrite` failed: Did not find an occurrence of the pattern\n  a + b\nin the target expression\n"
            "  b * a = 0\n\na b : Nat\nh : a + b = 3\n⊢ b * a = 0"
        ],
    ),
    "omega": (
        "example (x y : Nat) (h : x ≤ 2 * y) : x < y := by omega",
        [
            "omega could not prove the goal:\na possible counterexample may satisfy the constraints\n  b ≥ 0\n  a ≥ 0\n"
            "  a - b ≤ 0\n  2*a - b ≥ 0\nwhere\n a := ↑y\n b := ↑x"
        ],
    ),
    "decide": (
        "example : 2 + 2 = 5 := by decide",
        ["Tactic `decide` proved that the proposition\n  2 + 2 = 5\nis false"],
    ),
    "rfl": (
        "example (a : Nat) : a + 1 = a := by rfl",
        [
            "Tactic `rfl` failed: The left-hand side\n  a + 1\nis not definitionally equal to the right-hand side\n"
            "  a\n\na : Nat\n⊢ a + 1 = a"
        ],
    ),
    "simp": ("example (a b : Nat) (h : a = b) : b = a := by simp at h", ["`simp` made no progress"]),
    "no goals": (
        "example (p : Prop) (h : p) : p := by\n  exact h\n  exact h",
        ["No goals to be solved"],
    ),
    "instance": (
        "theorem order (α : Type) (a : α) : a ≤ a := sorry",
        [
            "failed to synthesize instance of type class\n  LE α\n\nHint: Type class instance resolution "
            "failures can be inspected with the `set_option trace.Meta.synthInstance true` command."
        ],
    ),
    "sorry": ("theorem t : 1 = 2 := by sorry", ["declaration uses `sorry`"]),
    "axioms, sorry": ("#print axioms t", ["'t' depends on axioms: [sorryAx]"]),
    "axioms": (
        "#print axioms Classical.em",
        ["'Classical.em' depends on axioms: [propext, Classical.choice, Quot.sound]"],
    ),
    "no axioms": ("#print axioms Nat.add_comm", ["'Nat.add_comm' does not depend on any axioms"]),
    "linter": (
        "theorem unused (p q : Prop) (h : p) (k : q) : p := h",
        [
            "Variable name `k` is not explicitly referenced.\n\nHint: The binding can be removed (if unused) or named "
            "`_` (if used implicitly). Alternatively, prefix the name with `_` to silence this warning:\n"
            "  [apply] _k\n\nNote: This linter can be disabled with `set_option linter.unusedVariables false`"
        ],
    ),
    "termination": (
        "def loop (n : Nat) : Nat := loop (n + 1)",
        [
            "fail to show termination for\n  loop\nwith errors\nfailed to infer structural recursion:\n"
            "Cannot use parameter n:\n  failed to eliminate recursive application\n    loop (n + 1)\n\n\n"
            "failed to prove termination, possible solutions:\n"
            "  - Use `have`-expressions to prove the remaining goals\n"
            "  - Use `termination_by` to specify a different well-founded relation\n"
            "  - Use `decreasing_by` to specify your own tactic for discharging this kind of goal\nn : Nat\n⊢ n + 1 < n"
        ],
    ),
    "syntax": ("example : 1 = := rfl", ["unexpected token ':='; expected term"]),
    "declared twice": ("theorem Nat.add_comm : True := trivial", ["`Nat.add_comm` has already been declared"]),
}


@pytest.fixture(scope="module")
def messages(run_lean: Callable[[str], LeanRun]) -> dict[str, list[str]]:
    """What Lean says to each case; all are one text."""
    source, places, line = "", {}, 1
    for name, (text, _) in CASES.items():
        source += text + "\n\n"
        lines = text.count("\n") + 2
        places.update(dict.fromkeys(range(line, line + lines), name))
        line += lines
    run = run_lean(source)
    assert run.outcome is Outcome.FINISHED, run.detail
    said: dict[str, list[str]] = {name: [] for name in CASES}
    for message in sorted(run.messages, key=position):
        assert message.start
        said[places[message.start.line]].append(message.text)
    return said


def position(message: Diagnostic) -> tuple[int, int]:
    assert message.start
    return message.start.line, message.start.column


@pytest.mark.parametrize("name", CASES)
def test_message(name: str, messages: dict[str, list[str]]) -> None:
    assert messages[name] == CASES[name][1]


def test_unknown_module(run_lean: Callable[[str], LeanRun]) -> None:
    (message,) = run_lean("import Mathlib\n").messages
    assert "unknown module prefix 'Mathlib'" in message.text
