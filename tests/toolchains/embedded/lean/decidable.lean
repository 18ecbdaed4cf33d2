/- Decidable propositions: a truth value with a proof that it agrees with the proposition. -/
set_option linter.unusedVariables false

namespace Bools
variable (a b : Bool) (p q : Prop)
theorem decide_eq : decide (a = true) = a := rfl
theorem decide_eq_false : decide (a = false) = !a := rfl
theorem decide_and : decide (a = true ∧ b = true) = (a && b) := rfl
theorem decide_or : decide (a = true ∨ b = true) = (a || b) := rfl
theorem decide_not : decide (¬a) = !a := rfl
theorem decide_iff : decide (a = true ↔ b = true) = (a == b) := rfl
theorem by_match [d : Decidable p] : p ∨ ¬p := match d with
  | isTrue h => .inl h
  | isFalse h => .inr h
theorem by_cases_names [d : Decidable p] (x y : Nat) : (if p then x else y) = x ∨ ¬p := by
  cases d with
  | isFalse h => exact .inr h
  | isTrue h => exact .inl (if_pos h)
theorem by_fields [d : Decidable p] : p ∨ ¬p := by
  obtain ⟨b, h⟩ := d
  cases b
  · exact .inr h
  · exact .inl h
instance own : Decidable (∃ n : Nat, n * n = 49) := isTrue ⟨7, rfl⟩
theorem own_value : ∃ n : Nat, n * n = 49 := by decide
end Bools
#print Decidable -- SAYS: Decidable.reflects_decide : (decide p).Reflects p

/- Evaluation of equations between literals. -/
def same : Bool := decide (3 = 3)
def other : Bool := 3 == 4
#eval same -- SAYS: true
#eval other -- SAYS: false
#eval 1 = 2 -- SAYS: false
#eval if 2 = 2 then "equal" else "different" -- SAYS: "equal"
#guard 1 + 1 = 2
#guard same && !other
#guard 1 + 1 = 3 -- FAIL: did not evaluate to `true`

/- A definition with `sorry` is compiled; it cannot be evaluated. -/
def hole : Nat := by sorry -- WARNING: declaration uses `sorry`
def partly (n : Nat) : Nat := if n = 0 then sorry else 1 -- WARNING: declaration uses `sorry`
instance : Inhabited (Nat → Nat) := sorry -- WARNING: declaration uses `sorry`
#eval partly 1 -- FAIL: depends on the 'sorry' axiom

/- Bounded quantifiers whose statement mentions the bound; powers of two. -/
theorem exists_below : ∃ m, ∃ _ : m < 10, m * m = 81 := by decide
theorem exists_index (xs : Vector Nat 3) (h : xs = #v[4, 6, 9]) : ∃ i, ∃ _ : i < 3, xs[i] = 6 := by subst h; decide
theorem exists_up_to : ∃ m, ∃ h : m ≤ 9, (⟨m, Nat.lt_succ_of_le h⟩ : Fin 10) = 9 := by decide
example : ∃ m, ∃ _ : m < 9, m * m = 81 := by decide -- FAIL: is false
#guard ∃ m, ∃ _ : m < 10, m * m = 81
theorem power : Nat.isPowerOfTwo 64 := by decide
theorem no_power : ¬Nat.isPowerOfTwo 65 ∧ ¬Nat.isPowerOfTwo 0 := by decide
example : Nat.isPowerOfTwo 12 := by decide -- FAIL: is false
theorem power_bits (n : Nat) (h : n ≠ 0) (k : n &&& n - 1 = 0) : ∃ i, n = 2 ^ i :=
  (Nat.and_sub_one_eq_zero_iff_isPowerOfTwo h).mp k
#guard Nat.isPowerOfTwo 1024
