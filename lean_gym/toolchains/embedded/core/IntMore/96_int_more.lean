/-
Integers: comparison, powers, and what else there is.
-/
namespace Int
/- Comparison. -/
theorem compare_eq_ite_lt (a b : Int) : compare a b = if a < b then .lt else if b < a then .gt else .eq := by
  show compareOfLessAndEq a b = _
  unfold compareOfLessAndEq
  repeat' split
  all_goals first | rfl | omega
theorem compare_eq_ite_le (a b : Int) : compare a b = if a ≤ b then if b ≤ a then .eq else .lt else .gt := by
  rw [compare_eq_ite_lt]
  repeat' split
  all_goals first | rfl | omega
protected theorem compare_swap (a b : Int) : (compare a b).swap = compare b a := by
  rw [compare_eq_ite_lt, compare_eq_ite_lt]
  repeat' split
  all_goals first | rfl | omega
theorem compare_eq_eq {a b : Int} : compare a b = .eq ↔ a = b := by
  rw [compare_eq_ite_lt]; split <;> (try split) <;> simp <;> omega
theorem compare_eq_lt {a b : Int} : compare a b = .lt ↔ a < b := by
  rw [compare_eq_ite_lt]; split <;> (try split) <;> simp <;> omega
theorem compare_eq_gt {a b : Int} : compare a b = .gt ↔ b < a := by
  rw [compare_eq_ite_lt]; split <;> (try split) <;> simp <;> omega
theorem compare_ne_gt {a b : Int} : compare a b ≠ .gt ↔ a ≤ b := by rw [Ne, compare_eq_gt, Int.not_lt]
theorem compare_ne_lt {a b : Int} : compare a b ≠ .lt ↔ b ≤ a := by rw [Ne, compare_eq_lt, Int.not_lt]
theorem isLE_compare {a b : Int} : (compare a b).isLE ↔ a ≤ b := by
  rw [compare_eq_ite_lt]
  split <;> (try split) <;> first | exact iff_of_true rfl (by omega) | exact iff_of_false (by decide) (by omega)
theorem isGE_compare {a b : Int} : (compare a b).isGE ↔ b ≤ a := by
  rw [compare_eq_ite_lt]
  split <;> (try split) <;> first | exact iff_of_true rfl (by omega) | exact iff_of_false (by decide) (by omega)

/- Remaining laws of sums, products and constructors. -/
@[simp] theorem default_eq_zero : default = (0 : Int) := rfl
@[simp] theorem ofNat_zero : ((0 : Nat) : Int) = 0 := rfl
@[simp] theorem ofNat_one : ((1 : Nat) : Int) = 1 := rfl
theorem ofNat_two : ((2 : Nat) : Int) = 2 := rfl
@[simp] theorem cast_eq (x : Int) : (Int.cast x : Int) = x := rfl
def toNat? : Int → Option Nat
  | (n : Nat) => some n
  | negSucc _ => none
theorem mem_toNat? {a : Int} {n : Nat} : toNat? a = some n ↔ a = n := by
  cases a with
  | ofNat m => exact ⟨fun h => congrArg ofNat (Option.some.inj h), fun h => congrArg some (Int.ofNat.inj h)⟩
  | negSucc m => exact ⟨fun h => (nomatch h), fun h => (nomatch h)⟩
theorem ofNat_add_negSucc_of_lt {m n : Nat} (h : m < n.succ) : ofNat m + negSucc n = negSucc (n - m) := by
  rw [negSucc_eq, negSucc_eq]; show (m : Int) + _ = _; omega
theorem ofNat_sub {m n : Nat} (h : m ≤ n) : ((n - m : Nat) : Int) = n - m := Int.natCast_sub h
theorem ofNat_mul_negOfNat (m n : Nat) : (m : Nat) * negOfNat n = negOfNat (m * n) := by
  rw [negOfNat_eq, negOfNat_eq, Int.mul_neg]; rfl
theorem negOfNat_mul_ofNat (m n : Nat) : negOfNat m * (n : Nat) = negOfNat (m * n) := by
  rw [negOfNat_eq, negOfNat_eq, Int.neg_mul]; rfl
theorem negOfNat_add (m n : Nat) : negOfNat m + negOfNat n = negOfNat (m + n) := by
  rw [negOfNat_eq, negOfNat_eq, negOfNat_eq]; show -(m : Int) + -(n : Int) = -((m + n : Nat) : Int); omega
theorem negOfNat_eq_subNatNat_zero (n : Nat) : negOfNat n = subNatNat 0 n := by cases n <;> rfl
protected theorem ofNat_add_one_out (n : Nat) : (n : Int) + 1 = n.succ := rfl

/- Powers. -/
theorem natAbs_pow_two (a : Int) : (natAbs a : Int) ^ 2 = a ^ 2 := by
  rw [Int.pow_succ, Int.pow_succ, Int.pow_zero, Int.pow_succ, Int.pow_succ, Int.pow_zero, Int.one_mul, Int.one_mul]
  exact natAbs_mul_self' a
theorem toNat_pow_of_nonneg {x : Int} (h : 0 ≤ x) (k : Nat) : (x ^ k).toNat = x.toNat ^ k := by
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le h
  rw [← natCast_pow]; rfl
protected theorem pow_nonneg_of_even {m : Int} {n : Nat} (h : n % 2 = 0) : 0 ≤ m ^ n := by
  obtain ⟨k, rfl⟩ := Nat.dvd_of_mod_eq_zero h
  rw [Int.pow_mul]
  refine Int.pow_nonneg ?_
  rw [← natAbs_pow_two]; exact Int.pow_nonneg (natCast_nonneg _)
instance instNeZeroHPowNat {n : Int} {m : Nat} [NeZero n] : NeZero (n ^ m) := ⟨Int.pow_ne_zero (NeZero.ne n)⟩
instance instNeZeroHPowOfNat {n : Int} : NeZero (n ^ 0) := ⟨by rw [Int.pow_zero]; decide⟩
theorem pow_lt_pow_of_lt {a : Int} {b c : Nat} (ha : 1 < a) (hbc : b < c) : a ^ b < a ^ c := by
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le (show 0 ≤ a by omega)
  rw [← natCast_pow, ← natCast_pow]
  exact ofNat_lt.mpr (Nat.pow_lt_pow_right (by omega) hbc)
end Int
