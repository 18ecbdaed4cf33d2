/-
Natural numbers: comparison, remainders of sums, powers of two.
-/
namespace Nat
/- Comparison. -/
theorem compare_eq_ite_lt (a b : Nat) : compare a b = if a < b then .lt else if b < a then .gt else .eq := by
  show compareOfLessAndEq a b = _
  unfold compareOfLessAndEq
  repeat' split
  all_goals first | rfl | omega
theorem compare_eq_ite_le (a b : Nat) : compare a b = if a ≤ b then if b ≤ a then .eq else .lt else .gt := by
  rw [compare_eq_ite_lt]
  repeat' split
  all_goals first | rfl | omega
protected theorem compare_swap (a b : Nat) : (compare a b).swap = compare b a := by
  rw [compare_eq_ite_lt, compare_eq_ite_lt]
  repeat' split
  all_goals first | rfl | omega
theorem compare_eq_eq {a b : Nat} : compare a b = .eq ↔ a = b := by
  rw [compare_eq_ite_lt]; split <;> (try split) <;> simp <;> omega
theorem compare_eq_lt {a b : Nat} : compare a b = .lt ↔ a < b := by
  rw [compare_eq_ite_lt]; split <;> (try split) <;> simp <;> omega
theorem compare_eq_gt {a b : Nat} : compare a b = .gt ↔ b < a := by
  rw [compare_eq_ite_lt]; split <;> (try split) <;> simp <;> omega
theorem compare_ne_gt {a b : Nat} : compare a b ≠ .gt ↔ a ≤ b := by rw [Ne, compare_eq_gt, Nat.not_lt]
theorem compare_ne_lt {a b : Nat} : compare a b ≠ .lt ↔ b ≤ a := by rw [Ne, compare_eq_lt, Nat.not_lt]
theorem isLE_compare {a b : Nat} : (compare a b).isLE ↔ a ≤ b := by
  rw [compare_eq_ite_lt]
  split <;> (try split) <;> first | exact iff_of_true rfl (by omega) | exact iff_of_false (by decide) (by omega)
theorem isGE_compare {a b : Nat} : (compare a b).isGE ↔ b ≤ a := by
  rw [compare_eq_ite_lt]
  split <;> (try split) <;> first | exact iff_of_true rfl (by omega) | exact iff_of_false (by decide) (by omega)

/- Division and remainder. -/
theorem div_eq_ite (x y : Nat) : x / y = if 0 < y ∧ y ≤ x then (x - y) / y + 1 else 0 := div_eq x y
theorem mod_eq_ite (x y : Nat) : x % y = if 0 < y ∧ y ≤ x then (x - y) % y else x := mod_eq x y
theorem mod_add_mod_lt (a b : Nat) {c : Nat} (h : 0 < c) : a % c + b % c < 2 * c - 1 := by
  have := mod_lt a h; have := mod_lt b h; omega
theorem mod_add_mod_eq {a b c : Nat} : a % c + b % c = (a + b) % c + if a % c + b % c < c then 0 else c := by
  by_cases z : c = 0
  · subst z; rw [mod_zero, mod_zero, mod_zero]; split <;> rfl
  · rw [add_mod]
    split
    · rw [mod_eq_of_lt (a := a % c + b % c) ‹_›]; rfl
    · have := mod_lt a (Nat.pos_of_ne_zero z); have := mod_lt b (Nat.pos_of_ne_zero z)
      rw [mod_eq_sub_mod (a := a % c + b % c) (by omega), mod_eq_of_lt (a := a % c + b % c - c) (by omega)]; omega
theorem add_mod_eq_sub {a b c : Nat} : (a + b) % c = a % c + b % c - if a % c + b % c < c then 0 else c := by
  have := mod_add_mod_eq (a := a) (b := b) (c := c); omega
theorem div_le_div {a b c d : Nat} (h1 : a ≤ b) (h2 : d ≤ c) (h3 : d ≠ 0) : a / c ≤ b / d :=
  Nat.le_trans (Nat.div_le_div_right h1) (Nat.div_le_div_left h2 (Nat.pos_of_ne_zero h3))
theorem div_add_div_le_add_div {x y z : Nat} : x / z + y / z ≤ (x + y) / z := by
  by_cases h : z = 0
  · subst h; rw [Nat.div_zero, Nat.div_zero]; exact Nat.zero_le _
  · rw [Nat.le_div_iff_mul_le (Nat.pos_of_ne_zero h), Nat.add_mul]
    exact Nat.add_le_add (div_mul_le_self x z) (div_mul_le_self y z)
theorem ext_div_mod {n a b : Nat} (h0 : a / n = b / n) (h1 : a % n = b % n) : a = b := by
  rw [← div_add_mod a n, ← div_add_mod b n, h0, h1]
theorem ext_div_mod_iff (n a b : Nat) : a = b ↔ a / n = b / n ∧ a % n = b % n :=
  ⟨fun h => h ▸ ⟨rfl, rfl⟩, fun h => ext_div_mod h.1 h.2⟩
theorem ble_self_eq_true (n : Nat) : Nat.ble n n = true := ble_eq_true_of_le (Nat.le_refl n)
theorem ble_succ_eq_true {n m : Nat} : Nat.ble n m = true → Nat.ble n (succ m) = true := fun h =>
  ble_eq_true_of_le (le_succ_of_le (le_of_ble_eq_true h))
theorem ctorIdx_zero : Nat.ctorIdx 0 = 0 := rfl
theorem ctorIdx_succ {n : Nat} : Nat.ctorIdx (succ n) = 1 := rfl
theorem div_rec_fuel_lemma {x y fuel : Nat} (hy : 0 < y) (hle : y ≤ x) (hfuel : x < fuel + 1) : x - y < fuel := by omega
theorem Simproc.le_add_le (a : Nat) {b c : Nat} (h : a ≤ c) : (a ≤ b + c) = True :=
  eq_true (Nat.le_trans h (Nat.le_add_left c b))
protected theorem le_of_mul_le_mul_right {a b c : Nat} (h : a * c ≤ b * c) (hc : 0 < c) : a ≤ b :=
  (Nat.mul_le_mul_right_iff hc).mp h
protected theorem ne_zero_of_lt {b a : Nat} (h : b < a) : a ≠ 0 := Nat.ne_of_gt (Nat.lt_of_le_of_lt (Nat.zero_le b) h)
@[simp] theorem gcd_pos_iff {m n : Nat} : 0 < gcd m n ↔ 0 < m ∨ 0 < n := by
  rw [Nat.pos_iff_ne_zero, Ne, gcd_eq_zero_iff]; omega
theorem le_mul_iff_le_left {z x y : Nat} (hz : 0 < z) : x ≤ y * z ↔ (x + z - 1) / z ≤ y := by
  rw [← Nat.lt_succ_iff (n := y), Nat.div_lt_iff_lt_mul hz, Nat.succ_mul]; omega
theorem le_mul_iff_le_right {y x z : Nat} (hy : 0 < y) : x ≤ y * z ↔ (x + y - 1) / y ≤ z := by
  rw [Nat.mul_comm, le_mul_iff_le_left hy]

/- Powers of two. -/
def isPowerOfTwo (n : Nat) := ∃ k, n = 2 ^ k
@[simp] theorem isPowerOfTwo_one : isPowerOfTwo 1 := ⟨0, rfl⟩
@[simp] theorem not_isPowerOfTwo_zero : ¬isPowerOfTwo 0 := fun ⟨k, h⟩ => Nat.ne_of_lt (Nat.two_pow_pos k) h
theorem isPowerOfTwo_mul_two_of_isPowerOfTwo {n : Nat} (h : n.isPowerOfTwo) : (n * 2).isPowerOfTwo :=
  have ⟨k, h⟩ := h
  ⟨k + 1, by rw [h, Nat.pow_succ]⟩
theorem pos_of_isPowerOfTwo {n : Nat} (h : n.isPowerOfTwo) : n > 0 := by
  obtain ⟨k, rfl⟩ := h; exact Nat.two_pow_pos k
end Nat
