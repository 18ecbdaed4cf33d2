/- Rational numbers: values, order, literals, laws, and what `grind` and `simp` do with them; loops without a bound. -/
example : (3 : Rat) / 3 = 1 := by decide +kernel
example : (1 : Rat) / 3 + 1 / 6 = 1 / 2 := by decide +kernel
example : (1 : Rat) / 3 - 1 / 2 = -1 / 6 := by decide +kernel
example : (2 / 3 : Rat) * (9 / 4) = 3 / 2 := by decide +kernel
example : (1 : Rat) / 3 < 1 / 2 := by decide +kernel
example : ¬(-1 / 3 : Rat) ≤ -1 / 2 := by decide +kernel
example : (5 : Rat) / 0 = 0 := by decide +kernel
example : (2 / 3 : Rat)⁻¹ = 1.5 := by decide +kernel
example : (2 / 3 : Rat) ^ 3 = 8 / 27 ∧ (2 / 3 : Rat) ^ (-2 : Int) = 9 / 4 := by decide +kernel
example : (-7 / 2 : Rat).floor = -4 ∧ (-7 / 2 : Rat).ceil = -3 ∧ (7 / 2 : Rat).floor = 3 := by decide +kernel
example : max (1 / 2 : Rat) (2 / 3) = 2 / 3 ∧ min (1 / 2 : Rat) (2 / 3) = 1 / 2 := by decide +kernel
example : 12.5e1 = (125 : Rat) ∧ 12.5e-1 = (5 / 4 : Rat) := by decide +kernel
example : (mkRat 6 (-9 : Int).natAbs).num = 2 ∧ (mkRat (-6) 9).den = 3 := by decide +kernel
example : mkRat 6 0 = 0 := rfl
example : (3 : Rat) = ((3 : Int) : Rat) := rfl
example (q : Rat) : (-q).num = -q.num ∧ (-q).den = q.den := by simp
example (n : Int) : (n : Rat).num = n ∧ (n : Rat).den = 1 := by simp
example (a b : Rat) (h : ¬a ≤ b) : b < a := Rat.not_le.mp h
example (q : Rat) : q.den ≠ 0 := q.den_nz
example : (1 : Rat) / 3 = 1 / 4 := by decide +kernel -- FAIL
example : (1 : Rat) / 2 < 1 / 3 := by decide +kernel -- FAIL
example : (1 : Rat) / 3 + 1 / 6 = 1 / 2 := by rfl -- FAIL

/- Laws. -/
example (a b c : Rat) : a + b + c = c + (b + a) := by rw [Rat.add_comm a, Rat.add_comm]
example (a b c : Rat) : a + b + c = c + b := by rw [Rat.add_comm a, Rat.add_comm] -- FAIL
example (a b c : Rat) : a + b + c = c + (b + a) := by ac_rfl
example (a b c : Rat) : a * (b - c) + a * c = a * b := by rw [← Rat.mul_add, Rat.sub_add_cancel]
example (a : Rat) (h : a ≠ 0) : a / a = 1 := Rat.div_def a a ▸ Rat.mul_inv_cancel a h
example (a : Rat) : a / a = 1 := Rat.div_def a a ▸ Rat.mul_inv_cancel a (by assumption) -- FAIL
example (a b : Rat) (h : a * b = 0) (k : a ≠ 0) : b = 0 := (Rat.mul_eq_zero.mp h).resolve_left k
example (a b : Rat) : (a * b)⁻¹ = b⁻¹ * a⁻¹ := Rat.inv_mul_rev a b
example (a : Rat) (h : a ≠ 0) : a ^ (-1 : Int) * a = 1 := by rw [← Rat.zpow_add_one h]; exact Rat.zpow_zero a
example (a : Rat) : a ^ 3 = a * a * a := by rw [Rat.pow_succ, Rat.pow_succ, Rat.pow_one]
example (p q : Rat) : p = q ↔ p.num * q.den = q.num * p.den := Rat.eq_iff_mul_eq_mul
example (a b : Rat) : a + b = mkRat (a.num * b.den + b.num * a.den) (a.den * b.den) := Rat.add_def' a b
example (n : Int) (d : Nat) : mkRat n d = n / d := Rat.mkRat_eq_div n d
example (q : Rat) : mkRat q.num q.den = q ∧ q.num / (q.den : Rat) = q := ⟨by simp, by rw [← Rat.mkRat_eq_div]; simp⟩
open Rat in
example : (3 : Int) /. -6 = (-1 : Int) /. 2 := by rw [Rat.divInt_eq_divInt_iff (by decide) (by decide)]; rfl
example (a b c : Rat) (h : a ≤ b) (k : b ≤ c) : a ≤ c := Rat.le_trans h k
example (a b c : Rat) (h : a ≤ b) (k : 0 ≤ c) : c * a ≤ c * b := Rat.mul_le_mul_of_nonneg_left h k
example (a b c : Rat) (h : a ≤ b) (k : 0 ≤ c) : c * b ≤ c * a := Rat.mul_le_mul_of_nonneg_left h k -- FAIL
example (a b c : Rat) (h : 0 < c) : a / c < b ↔ a < b * c := Rat.div_lt_iff h
example (a : Rat) : 0 ≤ a ∨ 0 ≤ -a := Rat.nonneg_total a
example (x : Rat) (h : x < 7 / 2) (k : 3 ≤ x) : x.floor = 3 := by
  refine Int.le_antisymm (Int.le_of_lt_add_one (Rat.floor_lt_iff.mpr ?_)) (Rat.le_floor_iff.mpr k)
  exact Std.lt_trans h (show (7 / 2 : Rat) < ((3 + 1 : Int) : Rat) by decide +kernel)
example (x : Rat) : x.ceil < x.floor + 2 := by
  rw [← Rat.intCast_lt_intCast]
  have h := Rat.ceil_lt (x := x)
  have k := Rat.lt_floor_add_one x
  simp at *
  grind

/- Normal forms. -/
example (a : Rat) : a * 1 = a ∧ 1 * a = a ∧ a * 0 = 0 ∧ a ^ 0 = 1 ∧ - -a = a := by simp
example (a b : Rat) : -a ≤ -b ↔ b ≤ a := by simp
example (a b : Rat) : -a ≤ -b ↔ a ≤ b := by simp -- FAIL
example (n : Int) (h : (n : Rat) = 0) : n = 0 := by simpa using h
example : (2 : Rat) ≠ 3 ∧ ((3 : Nat) : Rat) = 3 ∧ ((3 : Int) : Rat) = 3 := by simp
example (n : Nat) : ((2 * n + 1 : Nat) : Rat) = 2 * n + 1 := by simp
example (n : Nat) : ((2 * n + 1 : Nat) : Rat) = 2 * n + 2 := by simp -- FAIL
example (m n : Nat) (h : (m : Rat) + 1 ≤ n) : m + 1 ≤ n := by exact_mod_cast h
example (m n : Nat) (h : (m : Rat) ≤ n + 1) : m + 1 ≤ n := by exact_mod_cast h -- FAIL
example (m n : Int) (h : m < n) : (m : Rat) < n := by norm_cast
example (q : Rat) (h : 0 ≤ q) : q.abs = q ∧ (-q).abs = q := by simp [Rat.abs_of_nonneg h]

/- What `grind` proves. -/
theorem square (a b : Rat) : (a + b) ^ 2 = a ^ 2 + 2 * a * b + b ^ 2 := by grind
theorem square' (a b : Rat) : (a + b) ^ 2 = a ^ 2 + a * b + b ^ 2 := by grind -- FAIL
theorem halves (a : Rat) : a / 2 + a / 2 = a := by grind
theorem halves' (a : Rat) : a / 2 + a / 3 = a := by grind -- FAIL
theorem mean (a b : Rat) (h : a < b) : a < (a + b) / 2 ∧ (a + b) / 2 < b := by grind
theorem mean' (a b : Rat) (h : a ≤ b) : a < (a + b) / 2 := by grind -- FAIL
theorem cancel (a b : Rat) (h : a ≠ 0) : b / a * a = b := by grind
theorem cancel' (a b : Rat) : b / a * a = b := by grind -- FAIL
theorem decimal (x : Rat) (h : x ≤ 0.67) : 3 * x < 2.02 := by grind
theorem decimal' (x : Rat) (h : x ≤ 0.67) : 3 * x < 2.01 := by grind -- FAIL
theorem negative_power (x : Rat) (h : (2 : Rat) ^ (-3 : Int) * x = 1) : x = 8 := by grind
theorem negative_power' (x : Rat) (h : (2 : Rat) ^ (-3 : Int) * x = 1) : x = -8 := by grind -- FAIL
theorem roots (x : Rat) (h : x ^ 2 - 5 / 6 * x + 1 / 6 = 0) (k : x ≠ 1 / 2) : x = 1 / 3 := by grind
theorem roots' (x : Rat) (h : x ^ 2 - 5 / 6 * x + 1 / 6 = 0) (k : x ≠ 1 / 2) : x = 1 / 4 := by grind -- FAIL
theorem maximum (a b c : Rat) (h : a ≤ c) (k : b < c) : max a b ≤ c ∧ min a b < c := by grind
theorem maximum' (a b c : Rat) (h : a ≤ c) (k : b < c) : max a b < c := by grind -- FAIL
theorem larger (x : Rat) (h : 1 / 3 < x) : 2 / 7 < x := by grind
theorem larger' (x : Rat) (h : 1 / 3 < x) : 3 / 7 < x := by grind -- FAIL

#guard (1 / 3 + 1 / 6 : Rat) == 1 / 2
#guard toString (-1 / 4 : Rat) == "-1/4"
#eval (3 / 6 : Rat) -- SAYS: (1 : Rat)/2

def squareRoot (n : Nat) : Nat := Id.run do
  let mut i := 0
  while (i + 1) * (i + 1) ≤ n do
    i := i + 1
  return i
#guard squareRoot 1000 == 31

def firstMultiple (n k : Nat) : Option Nat := do
  let mut i := n
  repeat
    if i % k = 0 then return i
    i := i + 1
  until i > 100
  failure
#guard firstMultiple 50 7 == some 56
#guard firstMultiple 99 7 == none
