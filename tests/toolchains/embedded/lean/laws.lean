/- Laws of the core library, by name and in `simp`. -/
namespace Laws
theorem n1 (a b c : Nat) (h : b ≤ a) : a - b = c ↔ a = c + b := Nat.sub_eq_iff_eq_add h
theorem n2 (n : Nat) : n < 2 ^ n := Nat.lt_two_pow_self
theorem n3 (x y k : Nat) (h : 0 < k) : x ≤ y / k ↔ x * k ≤ y := Nat.le_div_iff_mul_le h
theorem n4 (m n k : Nat) : m / n / k = m / (n * k) := Nat.div_div_eq_div_mul m n k
theorem n5 (m n : Nat) : Nat.gcd m n * Nat.lcm m n = m * n := Nat.gcd_mul_lcm m n
theorem n6 (k m n : Nat) (h : Nat.Coprime k m) (d : k ∣ m * n) : k ∣ n := h.dvd_of_dvd_mul_left d
theorem n7 : Nat.gcd 12 18 = 6 ∧ Nat.lcm 4 6 = 12 := by decide
theorem n8 (n : Nat) : n.gcd 0 = n ∧ Nat.gcd 1 n = 1 := by simp
theorem n9 (a b : Nat) (h : 0 < b) : (a + b) / b = a / b + 1 := by simp [h]
theorem n10 (n : Nat) (h : 0 < n) : 0 < n ^ 3 := Nat.pow_pos h
theorem i1 (a b : Int) (h : a - b = 0) : a = b := Int.sub_eq_zero.mp h
theorem i2 (a b : Int) (h : a ≠ 0) : a * b / a = b := by simp [h]
theorem i3 (a b : Int) : (a * b).natAbs = a.natAbs * b.natAbs := Int.natAbs_mul a b
theorem i4 (a b c : Int) (h : 0 < c) : a ≤ b / c ↔ a * c ≤ b := Int.le_ediv_iff_mul_le h
theorem i5 (a b : Int) (h : 0 < b) (d : a ∣ b) : a ≤ b := Int.le_of_dvd h d
theorem i6 (a : Int) : 0 ≤ a * a := Int.mul_self_nonneg a
theorem b1 (x y : Bool) : (x && y) = true ↔ x = true ∧ y = true := by simp
theorem b2 (p : Prop) [Decidable p] (x y : Nat) : (if ¬p then x else y) = if p then y else x := by simp
theorem c1 (p q : Prop) : (p → q) ∧ (¬p → q) ↔ q := Classical.imp_and_neg_imp_iff p
theorem c2 {α β : Type} (r : α → β → Prop) (h : ∀ x, ∃ y, r x y) : ∃ f : α → β, ∀ x, r x (f x) := Classical.axiomOfChoice h
theorem q1 {α : Type} (s : Setoid α) (a b : α) (h : Quotient.mk s a = Quotient.mk s b) : a ≈ b := Quotient.exact h
theorem l1 (xs ys : List Nat) (p : Nat → Bool) : (xs ++ ys).all p = (xs.all p && ys.all p) := by simp
theorem l2 (xs : List Nat) (n : Nat) : xs.drop n = [] ↔ xs.length ≤ n := by simp
theorem l3 (xs ys : List Nat) (h : xs ++ ys = xs ++ [1]) : ys = [1] := (List.append_right_inj xs).mp h
theorem l4 (xs : List Nat) (ys : List Nat) : (List.zipWith (· + ·) xs ys).length = min xs.length ys.length := by simp
theorem l5 : [1, 2, 3, 4].takeWhile (· < 3) = [1, 2] := by decide
theorem l6 (l : List Nat) (a : Nat) (h : a ∈ l) : ∃ s t, l = s ++ a :: t := List.append_of_mem h
theorem l7 (l : List Nat) : List.IsPrefix l (l ++ [1]) := by simp
theorem l8 (a : Nat) (l : List Nat) : (a :: l).Nodup ↔ a ∉ l ∧ l.Nodup := by simp
theorem bad1 (a b c : Nat) : a / b / c = a / (b * c) := Nat.div_mul_le_self a b -- FAIL: Type mismatch
theorem bad2 (xs : List Nat) (n : Nat) : xs.drop n = [] := by simp -- FAIL
end Laws
