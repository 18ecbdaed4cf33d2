/- `grind` over algebraic structures that a statement assumes, in `Fin`, and with injective functions. -/
set_option linter.unusedVariables false
set_option linter.unusedSectionVars false
open Lean.Grind

/- Linear arithmetic in ordered modules, rings and fields. -/
section
variable {α : Type} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α]
theorem module_lt [IntModule α] [OrderedAdd α] (a b c : α) (h : a < b) : a + c < b + c := by grind
theorem module_le [IntModule α] [OrderedAdd α] (a b c d : α) (h : a ≤ b) (k : c ≤ d) : a + c ≤ b + d := by grind
theorem module_eq [IntModule α] [OrderedAdd α] (a b : α) (h : a ≤ b) (k : b ≤ a) : a = b := by grind
theorem module_ne [IntModule α] [OrderedAdd α] (a b : α) (h : a ≠ b) (k : ¬ a < b) : b < a := by grind
theorem module_smul [IntModule α] [OrderedAdd α] (a b : α) (h : 3 • a < 3 • b) (k : b ≤ a) : False := by grind
theorem ring_lt [CommRing α] [OrderedRing α] (a b c : α) (h : a < b) (k : b < c) : 2 * a < b + c := by grind
theorem ring_one [CommRing α] [OrderedRing α] (a b : α) (h : a ≤ b) : a < b + 1 := by grind
theorem ring_false [CommRing α] [OrderedRing α] (a b : α) (h : a ≤ b) : a < b := by grind -- FAIL: `grind` failed
theorem ring_nonlinear [CommRing α] [OrderedRing α] (a b c : α) (h : a * b < c) (k : c < b * a) : False := by grind
theorem ring_smul [CommRing α] [OrderedRing α] (a b : α) (h : 2 * a * b ≤ 3) : b * 4 • a ≤ 6 := by grind
theorem ring_zsmul [CommRing α] [OrderedRing α] (a b : α) (h : a * b ≤ 1) : -1 ≤ (-1 : Int) • b * a := by grind
theorem ring_smul_atom [CommRing α] [OrderedRing α] (a b c : α) (h : 2 • a • b < c) (k : a • b ≥ 1) : 2 < c := by grind
theorem ring_smul_false [CommRing α] [OrderedRing α] (a b : α) (h : a * b ≤ 1) : b * 3 • a ≤ 2 := by grind -- FAIL: `grind` failed
theorem field_mean [Field α] [OrderedRing α] (a b : α) (h : a < b) : a < (a + b) / 2 := by grind
theorem field_third [Field α] [OrderedRing α] (a b : α) (h : a / 3 ≤ b) : a ≤ 3 * b := by grind
theorem field_thirds [Field α] [OrderedRing α] (a : α) (h : a < 1 / 3) (k : 2 / 7 < -a) : a < -1 / 4 := by grind
theorem field_thirds_false [Field α] [OrderedRing α] (a : α) (h : 2 / 7 < -a) : a < -1 / 3 := by grind -- FAIL: `grind` failed
theorem semimodule [NatModule α] [OrderedAdd α] (a b c : α) (h : a < b) (k : b ≤ c) : a + a < b + c := by grind
theorem semimodule_false [NatModule α] [OrderedAdd α] (a b c : α) (h : a ≤ b) : a + a < b + b := by grind -- FAIL: `grind` failed
end
section
variable {α : Type} [LE α] [Std.IsPreorder α]
theorem preorder_module [IntModule α] [OrderedAdd α] (a b c : α) (h : a ≤ b) (k : b ≤ c) : a ≤ c := by grind
end

/- Equations. -/
section
variable {α : Type} (a b c : α)
theorem group_eq [IntModule α] : a + b - c = b - c + a := by grind
theorem group_cancel [IntModule α] (h : a + b = a + c) : b = c := by grind
theorem group_false [IntModule α] : a + b - c = b - c := by grind -- FAIL: `grind` failed
theorem monoid_eq [NatModule α] : 2 • a + b = b + a + a := by grind
theorem monoid_cancel [NatModule α] [AddRightCancel α] (h : a + b = a + c) : b = c := by grind
theorem no_zero_divisors [CommRing α] [NoNatZeroDivisors α] (h : 2 * a = 2 * b) : a = b := by grind
theorem zero_divisors [CommRing α] (h : 2 * a = 2 * b) : a = b := by grind -- FAIL: `grind` failed
theorem semiring_eq [CommSemiring α] : (a + b) * (a + b) = a * a + 2 * a * b + b * b := by grind
theorem semiring_nc [Semiring α] : (a + b) * (a + b) = a * a + a * b + b * a + b * b := by grind
theorem semiring_nc_false [Semiring α] : (a + b) * (a + b) = a * a + 2 * a * b + b * b := by grind -- FAIL: `grind` failed
theorem semiring_one [Semiring α] (h : a = 1) : a * b = b := by grind
theorem semiring_zero [Semiring α] (h : b = 0) : a * b = 0 := by grind

/- A known characteristic. -/
theorem char_two [CommRing α] [IsCharP α 2] : (a + b) ^ 2 = a ^ 2 + b ^ 2 := by grind
theorem char_three [CommRing α] [IsCharP α 3] : (a + b) ^ 3 = a ^ 3 + b ^ 3 := by grind
theorem char_seven [CommRing α] [IsCharP α 7] (h : 3 * a = 1) : a = 5 := by grind
theorem char_unsat [CommRing α] [IsCharP α 7] (h : (3 : α) = 4) : False := by grind
theorem char_right [CommRing α] [IsCharP α 7] (h : (3 : α) = 10) : a = a + 7 := by grind
theorem char_false [CommRing α] [IsCharP α 3] : (a + b) ^ 2 = a ^ 2 + b ^ 2 := by grind -- FAIL: `grind` failed
theorem field_inverse [Field α] (h : a ≠ 0) : a * (b / a) = b := by grind
theorem field_numerals [Field α] [IsCharP α 0] (h : (1 + 1 / 2)⁻¹ * a = 2 / 3) : a = 1 := by grind
theorem field_numerals_false [Field α] [IsCharP α 0] (h : (1 + 1 / 2)⁻¹ * a = 2 / 3) : a = 2 := by grind -- FAIL: `grind` failed
theorem field_halves [Field α] [IsCharP α 0] : a / 2 + a / 2 = a := by grind
theorem field_halves_false [Field α] : a / 2 + a / 2 = a := by grind -- FAIL: `grind` failed
theorem field_inverses [Field α] : (-a)⁻¹⁻¹ = -a := by grind
theorem field_char [Field α] [IsCharP α 5] : a / 2 = 3 * a := by grind
end

/- `Fin` is taken for natural numbers below a bound. -/
theorem fin_lt (i j : Fin 5) (h : i < j) : i ≠ j := by grind
theorem fin_trans (i j k : Fin 5) (h : i ≤ j) (l : j < k) : i < k := by grind
theorem fin_antisymm (i j : Fin 5) (h : i ≤ j) (k : j ≤ i) : i = j := by grind
theorem fin_bound (i j : Fin 5) (h : i < j) : i.val < 4 := by grind
theorem fin_false (i j : Fin 5) (h : i ≤ j) : i < j := by grind -- FAIL: `grind` failed

/- Functions. -/
theorem by_ext (f g : Nat → Nat) (h : ∀ x, f x = g x) : f = g := by grind
theorem by_inverse (f : Nat → Nat) (hf : Function.Injective f) (h : f 3 = f n) : n = 3 := by grind

/- Evaluation. -/
theorem shift_eval (x y : Nat) (h : x = 8) (k : y = 2) : x >>> y = 2 := by grind
theorem bits_eval (x y : Nat) (h : x = 12) (k : y = 10) : x &&& y = 8 ∧ x ||| y = 14 ∧ x ^^^ y = 6 := by grind
theorem bool_eval (a b c : Bool) : ((!a) && (!c)) = !(a || c) := by grind

/- The ring of a semiring, as it stands in diagnostics. -/
#check Ring.OfSemiring.toQ 3 -- SAYS: ↑3 : Ring.OfSemiring.Q Nat
