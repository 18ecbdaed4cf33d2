/- What the library has for its own needs, and what it only models, is out of reach: a proof cannot use what a full Lean
   does not have. -/
set_option linter.unusedVariables false
example : Nat.reprFast 3 = "" := rfl -- FAIL: Type mismatch
example : Nat.reprFast 3 = "" := by decide -- FAIL: Tactic `decide` failed
example : Nat.reprFast 3 = "" := by simp [Nat.reprFast] -- FAIL
example : Nat.reprFast 3 = "" := by unfold Nat.reprFast; rfl -- FAIL
-- the functions below `quote` are opaque in a full Lean too
example : String.quote "a" = "" := rfl -- FAIL: Type mismatch
example : String.quote "a" = "\"a\"" := rfl -- FAIL: Type mismatch
example : Char.quote 'a' = "'a'" := by decide -- FAIL: Tactic `decide` failed
example (s : Lean.Syntax) : s.getArg 0 = .missing := rfl -- FAIL: Type mismatch
example (s : Lean.Syntax) (k : Lean.Name) : s.isOfKind k = false := rfl -- FAIL: Type mismatch
example : Lean.Parser.Tactic.exact = .const .anonymous := rfl -- FAIL: Type mismatch
#check String.decode -- FAIL: Unknown constant
#check String.irrefl -- FAIL: Unknown constant
#check Nat.divFuel -- FAIL: Unknown constant
#check Nat.beq_self -- FAIL: Unknown constant
#check Int.rep -- FAIL: Unknown constant
#check Classical.pick -- FAIL: Unknown identifier
#check Nat.div_mod_unique_of_eq -- FAIL: Unknown constant
theorem digits : Nat.repr 12 = "12" := by decide
theorem digits_simp : toString 305 = "305" := by decide

/- Nothing is known of floating-point numbers, not even how many there are. -/
theorem many_floats : ∃ f : Nat → Float, ∀ a b, f a = f b → a = b := by
  refine ⟨fun n => ?_, ?_⟩
  · constructor; exact n -- FAIL: LeanGym.Internal.floats.type
  · intro a b h; injection h -- FAIL
