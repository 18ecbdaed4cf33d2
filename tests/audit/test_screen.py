"""The screen: each rule on its word, and silence on everything that only looks like one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lean_gym.audit import AuditConfig, screen
from lean_gym.audit.corpus import load_cheats, load_honest
from lean_gym.audit.words import FORBIDDEN_WORDS
from lean_gym.verdict import Position

GOAL = "theorem goal : 1 = 1 := rfl"


def rules(code: str, **settings: object) -> list[str]:
    return [r.rule for r in screen(code, AuditConfig(**settings))]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("axiom a : False", "axiom"),
        ("private axiom a : False", "axiom"),
        ("@[simp] axiom a : 1 = 2", "axiom"),
        ("open Nat in axiom a : False", "axiom"),
        ("opaque x : Nat", "axiom"),
        ('notation "x" => 1', "syntax"),
        ('local notation "x" => 1', "syntax"),
        ('infixl:65 " +++ " => Nat.add', "syntax"),
        ("macro_rules | `($x + $y) => `($x)", "syntax"),
        ('syntax "x" : term', "syntax"),
        ("declare_syntax_cat c", "syntax"),
        ("unif_hint (a : Nat) where", "syntax"),
        ('elab "x" : term => pure default', "metaprogram"),
        ("run_cmd pure ()", "metaprogram"),
        ("example : True := by run_tac pure ()", "metaprogram"),
        ("example : True := by_elab pure default", "metaprogram"),
        ("simproc s (_) := fun e => pure default", "metaprogram"),
        ("initialize pure ()", "code"),
        ("unsafe def f := 1", "code"),
        ("partial def f (n : Nat) : Nat := f n", "code"),
        ('def s := include_str "x"', "code"),
        ("example : 1 = 1 := by native_decide", "native"),
        ("example : 1 = 1 := by decide +native", "native"),
        ("example : 1 = 1 := by decide +kernel +native", "native"),
        ("example : 1 = 1 := by decide (config := { native := true })", "native"),
        ("example : 1 = 1 := by decide (native := true)", "native"),
        ("example := Lean.ofReduceBool", "native"),
        ("open Lean in example := ofReduceBool", "native"),
        ("example := @Lean.«ofReduceBool»", "native"),
        ("example := env.addDeclWithoutChecking", "kernel"),
        ("#exit", "exit"),
        ("#eval 1", "command"),
        ("#eval! 1", "command"),
        ("#guard_msgs (drop all) in", "command"),
        ("def s : Lean.Syntax := .missing", "metaprogram"),
        ("open Lean in def s : Syntax := .missing", "metaprogram"),
        ("theorem t (h : autoParam False s) : False := h", "metaprogram"),
        ("def s := `(tactic| trivial)", "metaprogram"),
        ("@[aesop safe tactic] def s := x", "metaprogram"),
        ("example : 1 = 1 := by aesop (add norm tactic s)", "metaprogram"),
        ("namespace A\ndef _root_.Lean.x := 1", "system"),
        ("set_option debug.skipKernelTC true", "option"),
        ("set_option «debug».«skipKernelTC» true", "option"),
        ("set_option /- x -/ debug.skipKernelTC true", "option"),
        ("example : 1 = 1 := by set_option debug.skipKernelTC true in rfl", "option"),
        ("set_option warn.sorry false", "option"),
        ("set_option bootstrap.inductiveCheckResultingUniverse false in", "option"),
        ("set_option 3 true", "option"),
        ('set_option trace.profiler.output "x"', "option"),
        ("example := eval% 1 + 1", "metaprogram"),
        ("example := `(x)", "metaprogram"),
        ("def t := f (.ident .none x)", "metaprogram"),
        ("def t := f .ident", "metaprogram"),
        ("def t := ⟨.ident⟩", "metaprogram"),
        ("@[implemented_by f] def g := 1", "attribute"),
        ("@[simp, implemented_by f] def g := 1", "attribute"),
        ('@[extern "c"] def g := 1', "attribute"),
        ("@[«extern» x] def g := 1", "attribute"),
        ("@[local csimp] theorem g : 1 = 1 := rfl", "attribute"),
        ("attribute [-simp, export x] g", "attribute"),
        ("@[macro x] def g := 1", "attribute"),
        ("@[term_elab x] def g := 1", "attribute"),
        ("def IO.FS.removeFile := 1", "system"),
        ("namespace IO.FS def removeFile := 1", "system"),
        ("namespace Lean\nsection\ndef x := 1", "system"),
        ("def _root_.Lean.x := 1", "system"),
        ("def «IO».x := 1", "system"),
    ],
)
def test_refused(code: str, rule: str) -> None:
    assert rule in rules(code)
    assert rule in rules(f"{GOAL}\n{code}\n{GOAL}")


@pytest.mark.parametrize(
    "code",
    [
        "sorry",
        "theorem t : 1 = 1 := by admit",
        "@[simp, grind =, local ext] theorem t : 1 = 1 := rfl",
        "attribute [-simp, local simp] Nat.add_comm",
        "set_option maxHeartbeats 400000 in",
        "set_option pp.all true",
        "@[aesop unsafe 50% apply] theorem t : 1 = 1 := rfl",
        "example : True := by aesop (add unsafe 10% apply foo, safe bar)",
        "#check Nat\n#print axioms t\n#reduce 1",
        "theorem t (native : Prop) : native → native := fun x => x",
        "example := f (native := 3)",
        "example (a native : Nat) : a +native = native + a := Nat.add_comm ..",
        "namespace IO\nend IO\ndef x := 1",
        "namespace Lean\nnamespace A\nend A\nend Lean\ndef x := 1",
        "theorem Lean.x : 1 = 1 := rfl",
        "section\nmutual\nend\nend\ndef x := 1",
        "def lean.x := 1",
        "example := (f x).ident",
        "example := f.ident + x.ident",
        "example := identity .node",
        "example : (fun «axiom» => «axiom») 1 = 1 := rfl",
        "local instance : Add Nat := ⟨Nat.mul⟩",
        "open Nat hiding add_comm",
    ],
)
def test_not_refused(code: str) -> None:
    assert screen(code) == ()


@given(
    st.sampled_from(sorted(word for word in FORBIDDEN_WORDS if word[0] != "#")),
    st.sampled_from(["-- {}", "/- {} -/", "/- /- {} -/ -/", '"{}"', "«{}»", "x{}", "x.{}'"]),
)
def test_only_code_is_read(word: str, frame: str) -> None:
    assert screen(f"def note := 1 {frame.format(word)}\n{GOAL}") == ()


def test_the_place_is_the_words_own() -> None:
    [refusal] = screen(f"{GOAL}\n  /- é -/ axiom b : False")
    assert (refusal.start, refusal.end) == (Position(2, 10), Position(2, 15))
    assert refusal.text == "axiom"


def test_at_most_twenty_are_named() -> None:
    assert len(screen("axiom a : False\n" * 1000)) == 20


def test_users_make_exceptions() -> None:
    assert rules('notation "x" => 1', allow={"notation"}) == []
    assert rules("#eval 1", allow={"#eval"}) == []
    assert rules("set_option debug.x true", allow={"debug.*"}) == []
    assert rules("@[norm_num] def f := 1", allow={"norm_num"}) == []
    assert rules("example : 1 = 1 := by decide +native", allow={"native_decide"}) == []
    assert rules("example : 1 = 1 := by decide", ban={"decide"}) == ["banned"]
    assert rules("example : 1 = 1 := by sorry -- decide", ban={"sorry", "decide"}) == ["banned"]


@pytest.mark.parametrize("field", ["allow", "ban", "axioms"])
def test_a_single_word_is_no_set_of_words(field: str) -> None:
    with pytest.raises(ValueError, match=field):
        AuditConfig(**{field: "propext"})  # type: ignore[arg-type]


WORDS = [
    "axiom",
    "@[",
    "]",
    "simp",
    "attribute",
    "[",
    "set_option",
    "debug.x",
    "«",
    "»",
    '"',
    "/-",
    "-/",
    "namespace",
    "end",
]


@settings(max_examples=200)
@given(st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=4)), max_size=60))
def test_total(pieces: list[str]) -> None:
    code = " ".join(pieces)
    lines = code.count("\n") + 1
    for refusal in screen(code):
        assert 1 <= refusal.start.line <= lines
        assert refusal.start <= refusal.end


def test_no_honest_proof_is_refused() -> None:
    refused = {case.id: screen(case.code)[0] for case in load_honest() if screen(case.code)}
    assert refused == {}


def test_the_screen_sees_the_way_past_the_kernel() -> None:
    """Only the embedded Lean has it closed; with another one the screen alone catches it."""
    kernel = [case for case in load_cheats() if case.group == "kernel"]
    assert len(kernel) >= 16
    assert [case.id for case in kernel if not screen(case.code)] == []
