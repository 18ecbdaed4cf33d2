/- `simp +arith` on `Nat`. -/
set_option linter.unusedVariables false
example (a b : Nat) : a < a + b + 1 := by simp +arith
example (a b : Nat) (h : 2 * a + 1 + b = 2 * a + b) : False := by simp +arith at h
example (a b c : Nat) (h : a + b ≤ c) : a + b + 3 ≤ c + 3 := by simp +arith [h]
example (a b c : Nat) (h : a + b + 1 ≤ c) : b + a < c := by simp +arith at *; exact h
example (a b c : Nat) : a + b + c = c + (b + a) := by simp +arith
example (a b c : Nat) : 2 * a + b + a = 3 * a + b := by simp +arith
example (a b c : Nat) : 2 * (a + b) + a = 3 * a + b + b := by simp +arith
example (a b c : Nat) : 2 * (a + b) + a = 3 * a + b := by simp +arith -- FAIL
example (a b : Nat) : a + b = a + a := by simp +arith -- FAIL
theorem s1 (x y : Nat) : x + y = y + x := by simp +arith
theorem s2 (x y : Nat) (h : x < y) : 2 * x < y + y := by simp +arith; omega
theorem s3 (x y : Nat) : x + y + 1 ≤ y + 3 + x := by simp +arith
theorem s4 (x y : Nat) : ¬ (x + y + 4 ≤ y + 3) := by simp +arith
theorem s5 (x y : Nat) (h : x + 3 + y ≤ 2 * y + 1) : x + 2 ≤ y := by simp +arith at h; exact h
theorem s6 (f : Nat → Nat) (x y : Nat) : f (x + y + 2) = f (2 + y + x) := by simp +arith
theorem s7 (x y : Nat) : x + 3 = 2 + x → False := by simp +arith
