/-
Integers: comparison, powers, and what else there is.
-/
namespace Int
/- Comparison. -/
private theorem compare_lt {a b : Int} (h : a < b) : compare a b = .lt := if_pos h
private theorem compare_eq {a b : Int} (h : a = b) : compare a b = .eq :=
  (if_neg fun k => Int.ne_of_lt k h).trans (if_pos h)
private theorem compare_gt {a b : Int} (h : b < a) : compare a b = .gt :=
  (if_neg (Int.lt_asymm h)).trans (if_neg (Int.ne_of_gt h))
theorem compare_eq_ite_lt (a b : Int) : compare a b = if a < b then .lt else if b < a then .gt else .eq := by
  rcases Int.lt_trichotomy a b with h | h | h
  · rw [compare_lt h, if_pos h]
  · subst h; rw [compare_eq rfl, if_neg (Int.lt_irrefl a), if_neg (Int.lt_irrefl a)]
  · rw [compare_gt h, if_neg (Int.lt_asymm h), if_pos h]
theorem compare_eq_ite_le (a b : Int) : compare a b = if a ≤ b then if b ≤ a then .eq else .lt else .gt := by
  rcases Int.lt_trichotomy a b with h | h | h
  · rw [compare_lt h, if_pos (Int.le_of_lt h), if_neg (Int.not_le.mpr h)]
  · subst h; rw [compare_eq rfl, if_pos (Int.le_refl a), if_pos (Int.le_refl a)]
  · rw [compare_gt h, if_neg (Int.not_le.mpr h)]
protected theorem compare_swap (a b : Int) : (compare a b).swap = compare b a := by
  rcases Int.lt_trichotomy a b with h | h | h
  · rw [compare_lt h, compare_gt h]; rfl
  · rw [compare_eq h, compare_eq h.symm]; rfl
  · rw [compare_gt h, compare_lt h]; rfl
theorem compare_eq_eq {a b : Int} : compare a b = .eq ↔ a = b :=
  ⟨fun e => Int.le_antisymm (Int.not_lt.mp fun k => nomatch (compare_gt k).symm.trans e)
    (Int.not_lt.mp fun k => nomatch (compare_lt k).symm.trans e), compare_eq⟩
theorem compare_eq_lt {a b : Int} : compare a b = .lt ↔ a < b :=
  ⟨fun e => Int.not_le.mp fun k => (Int.lt_or_eq_of_le k).elim (fun k => nomatch (compare_gt k).symm.trans e)
    (fun k => nomatch (compare_eq k.symm).symm.trans e), compare_lt⟩
theorem compare_eq_gt {a b : Int} : compare a b = .gt ↔ b < a :=
  ⟨fun e => Int.not_le.mp fun k => (Int.lt_or_eq_of_le k).elim (fun k => nomatch (compare_lt k).symm.trans e)
    (fun k => nomatch (compare_eq k).symm.trans e), compare_gt⟩
theorem compare_ne_gt {a b : Int} : compare a b ≠ .gt ↔ a ≤ b := by rw [Ne, compare_eq_gt, Int.not_lt]
theorem compare_ne_lt {a b : Int} : compare a b ≠ .lt ↔ b ≤ a := by rw [Ne, compare_eq_lt, Int.not_lt]
theorem isLE_compare {a b : Int} : (compare a b).isLE ↔ a ≤ b := by
  rcases Int.lt_trichotomy a b with h | h | h
  · rw [compare_lt h]; exact iff_of_true rfl (Int.le_of_lt h)
  · rw [compare_eq h]; exact iff_of_true rfl (Int.le_of_eq h)
  · rw [compare_gt h]; exact iff_of_false Bool.noConfusion (Int.not_le.mpr h)
theorem isGE_compare {a b : Int} : (compare a b).isGE ↔ b ≤ a := by
  rcases Int.lt_trichotomy a b with h | h | h
  · rw [compare_lt h]; exact iff_of_false Bool.noConfusion (Int.not_le.mpr h)
  · rw [compare_eq h]; exact iff_of_true rfl (Int.le_of_eq h.symm)
  · rw [compare_gt h]; exact iff_of_true rfl (Int.le_of_lt h)

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
theorem ofNat_add_negSucc_of_lt {m n : Nat} (h : m < n.succ) : ofNat m + negSucc n = negSucc (n - m) :=
  (subNatNat_of_lt h).trans (congrArg negSucc (congrArg Nat.pred (Nat.succ_sub (Nat.le_of_lt_succ h))))
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
