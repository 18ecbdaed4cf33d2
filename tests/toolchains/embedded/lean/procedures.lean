/- The procedures of `simp` on numerals and offsets: each lemma that they use, in both directions. -/
set_option linter.unusedVariables false
namespace Procedures
theorem eq_add_gt (x : Nat) : ¬ 2 = x + 5 := by simp
theorem eq_add_le (x : Nat) (h : 5 = x + 2) : 3 = x := by simp at h; exact h
theorem add_eq_gt (x : Nat) : ¬ x + 5 = 2 := by simp
theorem add_eq_le (x : Nat) (h : x + 2 = 5) : x = 3 := by simp at h; exact h
theorem add_eq_add_le (x y : Nat) (h : x + 2 = y + 5) : x = y + 3 := by simp at h; exact h
theorem add_eq_add_ge (x y : Nat) (h : x + 5 = y + 2) : x + 3 = y := by simp at h; exact h
theorem le_add_le (x : Nat) : 2 ≤ x + 5 := by simp
theorem le_add_ge (x : Nat) (h : 5 ≤ x + 2) : 3 ≤ x := by simp at h; exact h
theorem add_le_gt (x : Nat) : ¬ x + 5 ≤ 2 := by simp
theorem add_le_le (x : Nat) (h : x + 2 ≤ 5) : x ≤ 3 := by simp at h; exact h
theorem add_le_add_le (x y : Nat) (h : x + 2 ≤ y + 5) : x ≤ y + 3 := by simp at h; exact h
theorem add_le_add_ge (x y : Nat) (h : x + 5 ≤ y + 2) : x + 3 ≤ y := by simp at h; exact h
theorem add_sub_le (x : Nat) (h : x + 2 - 5 = 1) : x - 3 = 1 := by simp at h; exact h
theorem add_sub_ge (x : Nat) (h : x + 5 - 2 = 4) : x = 1 := by simp at h; exact h
theorem add_sub_add_le (x y : Nat) (h : x + 2 - (y + 5) = 1) : x - (y + 3) = 1 := by simp at h; exact h
theorem add_sub_add_ge (x y : Nat) (h : x + 5 - (y + 2) = 1) : x + 3 - y = 1 := by simp at h; exact h
theorem beq_false (x : Nat) : (x + 5 == 2) = false := by simp
theorem beq_diff (x y : Nat) : (x + 5 == y + 2) = (x + 3 == y) := by simp
theorem bne_true (x : Nat) : (x + 5 != 2) = true := by simp
theorem bne_diff (x y : Nat) : (x + 5 != y + 2) = (x + 3 != y) := by simp
theorem dvd_nat : 3 ∣ 12 ∧ ¬ 5 ∣ 12 ∧ ¬ 0 ∣ 12 ∧ 5 ∣ 0 := by simp
theorem dvd_int : (3 : Int) ∣ -12 ∧ ¬ (5 : Int) ∣ 12 ∧ ¬ (0 : Int) ∣ 12 := by simp
theorem literals : 2 + 3 = 5 ∧ 7 * 8 = 56 ∧ 9 - 12 = 0 ∧ 17 / 5 = 3 ∧ 17 % 5 = 2 ∧ 2 ^ 10 = 1024 := by simp
theorem order : 2 < 3 ∧ ¬ 3 < 2 ∧ 3 ≥ 2 ∧ 3 > 2 ∧ ¬ 3 ≤ 2 ∧ 2 ≠ 3 := by simp
theorem bits : Nat.gcd 12 18 = 6 ∧ 5 &&& 3 = 1 ∧ 5 ||| 3 = 7 ∧ 5 ^^^ 3 = 6 ∧ 1 <<< 4 = 16 ∧ 64 >>> 2 = 16 := by simp
theorem int_literals : (2 : Int) - 5 = -3 ∧ (-7 : Int) / 2 = -4 ∧ (-7 : Int) % 2 = 1 ∧ (-2 : Int) ^ 3 = -8 := by simp
theorem int_order : (-3 : Int) < 2 ∧ (-3 : Int) ≤ -3 ∧ ¬ (2 : Int) < -3 ∧ (-3 : Int) ≠ 3 := by simp
theorem int_functions : (-3 : Int).natAbs = 3 ∧ (-3 : Int).toNat = 0 ∧ ((5 : Nat) : Int) = 5 ∧ - -(3 : Int) = 3 := by simp
theorem fin_literals : (2 : Fin 5) + 4 = 1 ∧ (3 : Fin 5) * 3 = 4 ∧ (2 : Fin 5) < 3 := by decide
theorem succ (n : Nat) : Nat.succ n = n + 1 := by simp
theorem wrong₁ : 2 + 3 = 6 := by simp -- FAIL
theorem wrong₂ (x : Nat) : x + 5 = 2 := by simp -- FAIL: False
theorem wrong₃ : ¬ (3 : Int) ∣ 12 := by simp -- FAIL
theorem wrong₄ : (5 : Int) ∣ 12 := by simp -- FAIL

/- Negations of inequalities. -/
theorem not_le (a b : Nat) (h : ¬ a ≤ b) : b < a := by simp at h; exact h
theorem not_lt (a b : Int) (h : ¬ a < b) : b ≤ a := by simp at h; exact h
theorem ge_gt (a b : Nat) (h : a ≥ b) (k : b > a) : False := by simp at h k; omega
end Procedures
