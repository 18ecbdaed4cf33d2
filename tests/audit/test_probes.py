"""The probes, on a real Lean: statements of every make, and texts that try to get round the questions."""

from __future__ import annotations

import re

import pytest

from lean_gym.audit import AuditConfig, instrument
from lean_gym.audit.probes import probe_of
from lean_gym.audit.screen import screen
from lean_gym.judge import Judge
from lean_gym.problem import Problem
from lean_gym.response import render_response
from lean_gym.verdict import Status, Verdict
from lean_gym.verifiers import Verifier

SWAP = Problem.from_lean("theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry")


def unscreened(verifier: Verifier, problem: Problem | str, code: str, **options: object) -> Verdict:
    """The verdict with the screen left out."""
    goal = Problem.from_lean(problem) if isinstance(problem, str) else problem
    [verdict] = verifier.verify([instrument(goal, code, **options)])  # type: ignore[arg-type]
    return verdict


# Whatever stands before the proof, so that the reference is needed.
HELPER = "theorem a_helper_before : 1 = 1 := rfl\n\n"

STATEMENTS = {
    "plain": ("theorem t (p q : Prop) (h : p ∧ q) : q := by sorry", "h.2"),
    "universes": (
        "theorem t.{u, v} {α : Sort u} {β : Sort v} (f : α → β) (x y : α) (h : x = y) : f x = f y := by sorry",
        "h ▸ rfl",
    ),
    "automatic universes": ("theorem t {α : Type _} {β : Sort _} (f : α → β) (x : α) : f x = f x := by sorry", "rfl"),
    "instance binders": ("theorem t {α : Type} [Inhabited α] [DecidableEq α] (a : α) : a = a := by sorry", "rfl"),
    "strict implicit": ("theorem t ⦃p : Prop⦄ (h : p) : p := by sorry", "h"),
    "variables": (
        "section\nvariable {α : Type} (f : α → α)\ntheorem t (x : α) : f x = f x := by sorry",
        "rfl",
    ),
    "namespace": ("namespace A.B\ndef two := 2\ntheorem t : two = 2 := by sorry", "rfl"),
    "own namespace": ("theorem Nat.t (n : Nat) : Nat.succ n = n + 1 := by sorry", "rfl"),
    "root": ("namespace A\ntheorem _root_.t (n : Nat) : n = n := by sorry", "rfl"),
    "quoted": ("theorem «a.b c» (n : Nat) : n = n := by sorry", "rfl"),
    "quoted in namespace": ("namespace «x y»\ntheorem «a.b» (n : Nat) : n = n := by sorry", "rfl"),
    "private": ("private theorem t (n : Nat) : n = n := by sorry", "rfl"),
    "protected": ("protected theorem A.t (n : Nat) : n = n := by sorry", "rfl"),
    "example": ("example (n : Nat) : n = n := by sorry", "rfl"),
    "docstring": ("/-- About `n`: sorry. -/\ntheorem t (n : Nat) : n = n := by sorry", "rfl"),
    "open in": ("open Nat in\ntheorem t (n : Nat) : succ n = n + 1 := by sorry", "rfl"),
    "match in the type": (
        "theorem t (n : Nat) (h : n = 1) : (match n with | 0 => 5 | k + 1 => k) = 0 := by sorry",
        "by subst h; rfl",
    ),
    "let in the type": ("theorem t : let x := 2; x + x = 4 := by sorry", "rfl"),
    "function in the type": ("theorem t : (fun n : Nat => n + 0) = (fun n => n) := by sorry", "rfl"),
    "proof in the type": (
        "theorem t (xs : List Nat) (h : 0 < xs.length) : xs[0]'h = xs[0]'(by exact h) := by sorry",
        "rfl",
    ),
    "definition in the header": (
        "def double (n : Nat) := n + n\ntheorem t (n : Nat) : double n = n + n := by sorry",
        "rfl",
    ),
    "instance in the header": (
        "instance : Add Bool := ⟨fun a b => if a then true else b⟩\ntheorem t : true + false = true := by sorry",
        "rfl",
    ),
    "recursive definition": (
        "def f : Nat → Nat\n  | 0 => 1\n  | n + 1 => 2 * f n\ntheorem t : f 3 = 8 := by sorry",
        "rfl",
    ),
    "simp attribute": ("@[simp] theorem t (n : Nat) : n * 1 = n := by sorry", "Nat.mul_one n"),
    "autobound": ("theorem t (h : p ∧ q) : q ∧ p := by sorry", "⟨h.2, h.1⟩"),
}


@pytest.mark.parametrize("before", ["", HELPER], ids=["bare", "helper"])
@pytest.mark.parametrize("name", STATEMENTS)
def test_statements_of_every_make(verifier: Verifier, name: str, before: str) -> None:
    text, proof = STATEMENTS[name]
    problem = Problem.from_lean(text)
    code = f"{before}{problem.statement} {proof}" if before else proof
    verdict = unscreened(verifier, problem, code)
    assert verdict.status is Status.PROVED, verdict
    assert verdict.diagnostics == ()
    wrong = unscreened(
        verifier, problem, f"{before}{problem.statement} sorryAx _ true" if before else "by exact sorryAx _ true"
    )
    assert wrong.status is Status.INCOMPLETE, wrong


def test_the_reference_is_made_only_where_it_is_needed() -> None:
    helper = f"{HELPER}theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩"
    definition = helper.replace("theorem a_helper_before : 1 = 1 := rfl", "def a := 1")

    def has_reference(code: str, level: str) -> bool:
        probe = probe_of(instrument(SWAP, code, level=level))  # type: ignore[arg-type]
        assert probe is not None
        return probe.check is not None

    assert [has_reference("⟨h.2, h.1⟩", level) for level in ("fast", "strict", "external")] == [False, False, False]
    assert [has_reference(helper, level) for level in ("fast", "strict", "external")] == [False, True, True]
    assert [has_reference(definition, level) for level in ("fast", "strict", "external")] == [True, True, True]
    # Text that the screen would refuse is checked with everything that there is, should the screen be left out.
    assert has_reference("by native_decide", "fast")


def test_the_names_of_the_probes_are_new_each_time() -> None:
    code = f"{HELPER}theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩"
    names = {re.search(r"checked_(\w+)", instrument(SWAP, code).source)[1] for _ in range(50)}  # type: ignore[index]
    assert len(names) == 50
    source = instrument(SWAP, code).source
    reference = re.search(r"_reference_(\w+)", source)[1]  # type: ignore[index]
    final = re.search(r"checked_(\w+)", source)[1]  # type: ignore[index]
    assert reference != final
    assert instrument(SWAP, code, nonce="ab12").source == instrument(SWAP, code, nonce="ab12").source


@pytest.mark.parametrize("nonce", ["", "a", "a b", "a.b", "é1", "a\nb"])
def test_a_nonce_is_letters_and_digits(nonce: str) -> None:
    with pytest.raises(ValueError, match="nonce"):
        instrument(SWAP, "rfl", nonce=nonce)


def test_the_own_statement_is_known() -> None:
    copies = f"/-\n{SWAP.statement}\n-/\ntheorem helper : 1 = 1 := rfl\n{SWAP.statement} ⟨h.2, h.1⟩ -- {SWAP.statement}"
    for code in (copies, "⟨h.2, h.1⟩", "| _ => ⟨h.2, h.1⟩", "", "theorem other : 1 = 1 := rfl"):
        submission = instrument(SWAP, code)
        assert submission.source[slice(*submission.statement)] == SWAP.statement.removesuffix(" :=")
        assert submission.policy[0] <= submission.statement[0]
        assert submission.statement[1] <= submission.after[0]


def test_search_does_not_find_the_reference(verifier: Verifier) -> None:
    """A goal that only the reference would close stays open."""
    problem = Problem.from_lean(
        "structure Odd where\n  n : Nat\n\ntheorem t (f : Odd → Odd) (x : Odd) : f (f x) = f x := by sorry"
    )
    verdict = unscreened(verifier, problem, f"{HELPER}{problem.statement} by\n  exact?")
    assert verdict.status is Status.FAILED
    assert "_reference" not in str(verdict)


@pytest.mark.parametrize("before", ["", HELPER], ids=["bare", "helper"])
def test_a_problem_that_lean_does_not_accept_is_not_the_policys_fault(verifier: Verifier, before: str) -> None:
    for text, word in [
        ("theorem t (n : Nat) : unknownPredicate n := by sorry", "unknownPredicate"),
        ("open NoSuchNamespace\ntheorem t (n : Nat) : n = n := by sorry", "NoSuchNamespace"),
        ("import NoSuchModule\ntheorem t (n : Nat) : n = n := by sorry", "NoSuchModule"),
    ]:
        problem = Problem.from_lean(text, id="broken")
        verdict = unscreened(verifier, problem, f"{before}{problem.statement} sorry" if before else "rfl")
        assert verdict.status is Status.UNAVAILABLE, verdict
        assert "'broken'" in verdict.reason
        assert word in verdict.reason


def test_a_theorem_that_says_the_same_in_other_words_is_accepted(judge: Judge) -> None:
    problem = Problem.from_lean("theorem t (a b : Nat) (h : a ≤ b) : a < b + 1 := by sorry")
    code = "theorem t : ∀ x y : Nat, x ≤ y → Nat.lt x (Nat.succ y) := fun _ _ h => Nat.lt_succ_of_le h"
    [attempt] = judge([problem], [render_response("", code)])
    assert attempt.verdict.status is Status.PROVED


EITHER = "theorem helper (p : Prop) : p ∨ ¬ p := {}\n{}\n\ntheorem t (p : Prop) : p ∨ ¬ p := helper p"


@pytest.mark.parametrize(
    "command",
    [
        "set_option maxHeartbeats 1",
        "set_option maxRecDepth 5",
        "set_option format.width 1",
        "set_option pp.all true\nset_option pp.explicit true",
        "set_option pp.privateNames false",
        "namespace Elsewhere",
        "section\nvariable (h : False)\ninclude h",
        "universe u v",
        "open Nat",
    ],
)
def test_state_that_the_policy_leaves_behind(verifier: Verifier, command: str) -> None:
    """The helper before the theorem changes the state in which the questions are asked: no right answer is lost to a
    printing option, and no wrong one is won by any."""
    problem = Problem.from_lean("theorem t (p : Prop) : p ∨ ¬ p := by sorry")
    true = unscreened(
        verifier,
        problem,
        EITHER.format("Classical.em p", command),
    )
    if command.startswith(("set_option pp", "set_option format", "universe", "open", "namespace")):
        assert true.status is Status.PROVED, true
        assert true.axioms is not None
        assert set(true.axioms) == {"propext", "Classical.choice", "Quot.sound"}
    false = unscreened(
        verifier,
        problem,
        EITHER.format("sorryAx _ true", command),
    )
    assert false.status in (Status.INCOMPLETE, Status.FAILED, Status.REFUSED), false


def test_private_axioms_do_not_pass_for_allowed_ones(verifier: Verifier) -> None:
    problem = Problem.from_lean("theorem t : (1 : Nat) = 2 := by sorry")
    cheat = "private axiom propext : (1 : Nat) = 2\ntheorem h : (1 : Nat) = 2 := A.propext"
    code = f"namespace A\n{cheat}\nend A\ntheorem t : (1 : Nat) = 2 := A.h"
    assert unscreened(verifier, problem, code).status is Status.REFUSED


def test_allowed_axioms_are_part_of_the_question(verifier: Verifier) -> None:
    problem = Problem.from_lean("theorem t (p : Prop) : p ∨ ¬ p := by sorry")
    strict = AuditConfig(axioms=("propext",))
    verdict = unscreened(verifier, problem, "Classical.em p", config=strict)
    assert verdict.status is Status.REFUSED
    assert "Classical.choice" in verdict.reason
    lenient = AuditConfig(axioms=("propext", "Classical.choice", "Quot.sound", "gift"))
    code = "axiom gift : ∀ p : Prop, p ∨ ¬ p\ntheorem t (p : Prop) : p ∨ ¬ p := gift p"
    assert unscreened(verifier, problem, code, config=lenient).status is Status.PROVED


@pytest.mark.parametrize(
    "helper", ["theorem f (_ : Nat) : True := trivial", "theorem _root_.A.«f» (_ : Nat) : True := trivial"]
)
def test_a_theorem_by_a_name_of_the_statement_brings_the_reference_at_level_fast(
    verifier: Verifier, helper: str
) -> None:
    """All proofs are equal: `f 3 = f 4` is true of a theorem `f`."""
    problem = Problem.from_lean("def f (n : Nat) : Nat := n\nnamespace A\ntheorem t : f 3 = f 4 := by sorry")
    code = f"```lean4\n{helper}\n\ntheorem t : f 3 = f 4 := rfl\n```"
    [attempt] = Judge(verifier, audit="fast")([problem], [code])
    assert attempt.verdict.status is Status.REFUSED
    assert 'audit rule "statement"' in attempt.verdict.reason


def test_alternatives_after_the_statement_bring_the_reference() -> None:
    """With no `:=` between, only Lean knows where the statement ends."""
    problem = Problem.from_lean("theorem t : ∀ n : Nat, n = n := by sorry")
    for code in ("| 0 => rfl\n| _ + 1 => rfl", "theorem t : ∀ n : Nat, n = n\n| 0 => rfl\n| _ + 1 => rfl"):
        for level in ("strict", "fast"):
            probe = probe_of(instrument(problem, code, level=level))  # type: ignore[arg-type]
            assert probe is not None
            assert probe.check is not None


def test_a_rule_of_simp_that_breaks_the_statement_is_the_policys_fault_at_level_fast(verifier: Verifier) -> None:
    """A policy must not come out unjudged by its own doing."""
    statement = "theorem t (xs : List Nat) (h : 0 < xs.length) : xs[0]'(by simp [h]) = xs[0]'h + 1 :="
    problem = Problem.from_lean(f"{statement} by sorry")
    helper = "@[simp] theorem longer (xs : List Nat) : xs.length = (xs ++ []).length := by simp"
    [attempt] = Judge(verifier, audit="fast")([problem], [f"```lean4\n{helper}\n\n{statement} rfl\n```"])
    assert attempt.verdict.status is Status.FAILED


def test_the_screen_is_asked_once_only_where_its_answer_is_the_same() -> None:
    problem = Problem.from_lean("theorem t : 1 = 1 := by sorry")
    harmless, notation = "by rfl", 'by rfl\nnotation "x" => 1'
    for code, config in (
        (harmless, AuditConfig()),
        (notation, AuditConfig()),
        (notation, AuditConfig(allow={"notation"})),
    ):
        passed = not screen(code, config)
        told = instrument(problem, code, config=config, nonce="ab", screened=passed)
        assert told.source == instrument(problem, code, config=config, nonce="ab").source
        assert ("_reference_" in told.source) == (code == notation)
