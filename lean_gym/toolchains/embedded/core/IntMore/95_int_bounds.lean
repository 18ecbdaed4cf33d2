/-
Integers: bounds and signs of quotients and remainders; minimum and maximum as operators.
-/
namespace Int
/- Bounds of quotients and remainders. -/
theorem natAbs_fdiv_le_natAbs (a b : Int) : natAbs (a.fdiv b) ≤ natAbs a := by
  rcases Int.le_total 0 b with h | h
  · rw [fdiv_eq_ediv_of_nonneg a h]; exact natAbs_ediv_le_natAbs a b
  · rw [← neg_fdiv_neg, fdiv_eq_ediv_of_nonneg _ (by omega), ← natAbs_neg a]; exact natAbs_ediv_le_natAbs _ _
theorem fdiv_le_self {a : Int} (b : Int) (Ha : 0 ≤ a) : a.fdiv b ≤ a := by
  have := natAbs_fdiv_le_natAbs a b; omega
theorem self_le_ediv_of_nonpos_of_nonneg {x y : Int} (hx : x ≤ 0) (hy : 0 ≤ y) : x ≤ x / y := by
  have := natAbs_ediv_le_natAbs x y; omega
theorem neg_self_le_ediv_of_nonneg_of_nonpos (x y : Int) (hx : 0 ≤ x) (hy : y ≤ 0) : -x ≤ x / y := by
  have := natAbs_ediv_le_natAbs x y; omega
theorem ediv_lt_natAbs_self_of_lt_neg_one_of_lt_neg_one {x y : Int} (hx : x < -1) (hy : y < -1) : x / y < x.natAbs := by
  rw [← Int.neg_neg y, ediv_neg]
  have h : x < x / -y := by
    have := mul_ediv_add_emod x (-y)
    have l := emod_nonneg x (b := -y) (by omega)
    have u := emod_lt_of_pos x (b := -y) (by omega)
    refine Int.lt_of_not_ge fun k => ?_
    have := Int.mul_le_mul_of_nonneg_left k (show 0 ≤ -y - 1 by omega)
    rw [Int.sub_mul, Int.sub_mul, Int.one_mul, Int.one_mul] at this
    have m : (-y - 1 - 1) * x ≤ -(-y - 1 - 1) * 2 := by
      have := Int.mul_le_mul_of_nonneg_left (show x ≤ -2 by omega) (show 0 ≤ -y - 1 - 1 by omega)
      omega
    have n : -y * x = (-y - 1 - 1) * x + 2 * x := by rw [Int.sub_mul, Int.sub_mul, Int.one_mul]; omega
    omega
  omega
theorem tdiv_pos_of_pos_of_dvd {a b : Int} (H1 : 0 < a) (H2 : 0 ≤ b) (H3 : b ∣ a) : 0 < a.tdiv b := by
  rw [tdiv_eq_ediv_of_dvd H3]; exact ediv_pos_of_pos_of_dvd H1 H2 H3
theorem le_mul_of_tdiv_le {a b c : Int} (H1 : 0 ≤ b) (H2 : b ∣ a) (H3 : a.tdiv b ≤ c) : a ≤ c * b := by
  rw [← Int.tdiv_mul_cancel H2]; exact Int.mul_le_mul_of_nonneg_right H3 H1
theorem lt_tdiv_of_mul_lt {a b c : Int} (H1 : 0 ≤ b) (H2 : b ∣ c) (H3 : a * b < c) : a < c.tdiv b := by
  rw [← Int.tdiv_mul_cancel H2] at H3; exact Int.lt_of_mul_lt_mul_right H3 H1
theorem lt_mul_of_tdiv_lt {a b c : Int} (H1 : 0 < c) (H2 : a.tdiv c < b) : a < b * c :=
  Int.lt_of_lt_of_le (lt_tdiv_add_one_mul_self a H1) (Int.mul_le_mul_of_nonneg_right H2 (Int.le_of_lt H1))
protected theorem tdiv_eq_tdiv_of_mul_eq_mul {a b c d : Int} (H2 : d ∣ c) (H3 : b ≠ 0) (H4 : d ≠ 0)
    (H5 : a * d = b * c) : a.tdiv b = c.tdiv d := by
  refine Int.tdiv_eq_of_eq_mul_right H3 (Int.eq_of_mul_eq_mul_right H4 ?_)
  rw [H5, Int.mul_assoc, Int.tdiv_mul_cancel H2]
theorem sign_tdiv (a b : Int) : sign (a.tdiv b) = if natAbs a < natAbs b then 0 else sign a * sign b := by
  have key (a : Int) (h : 0 ≤ a) : sign (a.tdiv b) = if natAbs a < natAbs b then 0 else sign a * sign b := by
    rw [tdiv_eq_ediv_of_nonneg h, sign_ediv]
    by_cases k : natAbs a < natAbs b
    · rw [if_pos k, if_pos ⟨h, lt_of_eq_of_lt (natAbs_of_nonneg h).symm (ofNat_lt.mpr k)⟩]
    · rw [if_neg k, if_neg fun e => k (ofNat_lt.mp (lt_of_eq_of_lt (natAbs_of_nonneg h) e.2))]
  rcases Int.le_total 0 a with h | h
  · exact key a h
  · have := key (-a) (Int.neg_nonneg.mpr h)
    rw [Int.neg_tdiv, Int.sign_neg, Int.sign_neg, natAbs_neg, Int.neg_mul] at this
    split at this <;> rename_i k
    · rw [if_pos k]; exact Int.neg_eq_zero.mp this
    · rw [if_neg k]; exact Int.neg_inj.mp this
protected theorem tdiv_tmod_unique {a b r q : Int} (ha : 0 ≤ a) (hb : b ≠ 0) :
    a.tdiv b = q ∧ a.tmod b = r ↔ r + b * q = a ∧ 0 ≤ r ∧ r < natAbs b := by
  rw [tdiv_eq_ediv_of_nonneg ha, tmod_eq_emod_of_nonneg ha]
  rcases Int.lt_or_ge b 0 with h | h
  · rw [Int.ediv_emod_unique' h, ofNat_natAbs_of_nonpos (Int.le_of_lt h)]
  · rw [Int.ediv_emod_unique (Int.lt_of_le_of_ne h (Ne.symm hb)), natAbs_of_nonneg h]
protected theorem tdiv_tmod_unique' {a b r q : Int} (ha : a ≤ 0) (hb : b ≠ 0) :
    a.tdiv b = q ∧ a.tmod b = r ↔ r + b * q = a ∧ -natAbs b < r ∧ r ≤ 0 := by
  have := Int.tdiv_tmod_unique (a := -a) (r := -r) (q := -q) (Int.neg_nonneg.mpr ha) hb
  rw [Int.neg_tdiv, neg_tmod, Int.neg_inj, Int.neg_inj, Int.mul_neg] at this
  rw [this, ← Int.neg_add, Int.neg_inj, Int.neg_nonneg, Int.neg_lt_iff]
  exact and_congr_right fun _ => and_comm
theorem le_emod_self_add_one_iff {a b : Int} (h : 0 < b) : b ≤ a % b + 1 ↔ b ∣ a + 1 := by
  have := emod_nonneg a (b := b) (by omega)
  have := emod_lt_of_pos a h
  have e := mul_ediv_add_emod a b
  refine ⟨fun k => ⟨a / b + 1, by rw [Int.mul_add, Int.mul_one]; omega⟩, fun k => ?_⟩
  have d : b ∣ a % b + 1 := by
    rw [show a % b + 1 = a + 1 - b * (a / b) by omega]; exact Int.dvd_sub k (Int.dvd_mul_right _ _)
  exact le_of_dvd (by omega) d
theorem negSucc_emod (m : Nat) {b : Int} (bpos : 0 < b) : negSucc m % b = b - 1 - m % b := by
  rw [← Int.neg_inj, show negSucc m = -(m + 1 : Int) from negSucc_eq m]
  have e := mul_ediv_add_emod m b
  have := emod_nonneg m (b := b) (by omega)
  have := emod_lt_of_pos m bpos
  have := ((Int.ediv_emod_unique (a := -(m + 1 : Int)) (r := b - 1 - m % b) (q := -(m / b) - 1) bpos).mpr
    ⟨by rw [Int.mul_sub, Int.mul_neg, Int.mul_one]; omega, by omega, by omega⟩).2
  omega
theorem emod_natAbs_of_nonneg {x : Int} (h : 0 ≤ x) {n : Nat} : x.natAbs % n = (x % n).toNat := by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le h
  rfl
protected theorem mod_bmod_mul_of_pos {a : Nat} (b : Int) (c : Nat) (h : 0 < a) (hce : 2 ∣ c) :
    (a * b : Int).bmod (a * c) = a * (b.bmod c) := by
  obtain ⟨d, rfl⟩ := hce
  have e : (a * b : Int) % ((a * (2 * d) : Nat) : Int) = a * (b % ((2 * d : Nat) : Int)) :=
    mul_emod_mul_of_pos (a := (a : Int)) b ((2 * d : Nat) : Int) (by omega)
  have f : (((a * (2 * d) : Nat) : Int) + 1) / 2 = a * d := by
    have : ((a * (2 * d) : Nat) : Int) = 2 * (a * d : Nat) := by rw [Nat.mul_left_comm]; rfl
    have : ((a * d : Nat) : Int) = a * d := rfl
    omega
  rw [bmod_def, bmod_def, e, f, show (((2 * d : Nat) : Int) + 1) / 2 = d by omega]
  have : (a : Int) * (b % ((2 * d : Nat) : Int)) < a * d ↔ b % ((2 * d : Nat) : Int) < d := by
    have p : (0 : Int) < a := by omega
    rw [Int.mul_comm (a : Int), Int.mul_comm (a : Int), ← Int.not_le, Int.mul_le_mul_iff_of_pos_right p, Int.not_le]
  by_cases k : b % ((2 * d : Nat) : Int) < d
  · rw [if_pos k, if_pos (this.mpr k)]
  · rw [if_neg k, if_neg (mt this.mp k), Int.mul_sub]; rfl
@[simp] theorem cast_ofNat_Int {n : Nat} : ((no_index (OfNat.ofNat n) : Nat) : Int) = OfNat.ofNat n := rfl
@[simp] protected theorem two_pow_pred_sub_two_pow {w : Nat} (h : 0 < w) :
    ((2 ^ (w - 1) : Nat) : Int) - ((2 ^ w : Nat) : Int) = -((2 ^ (w - 1) : Nat) : Int) := by
  obtain ⟨k, rfl⟩ := Nat.exists_eq_add_one_of_ne_zero (Nat.ne_of_gt h)
  rw [Nat.add_sub_cancel, Nat.pow_succ]; omega
@[simp] protected theorem two_pow_pred_sub_two_pow' {w : Nat} (h : 0 < w) :
    (2 : Int) ^ (w - 1) - 2 ^ w = -2 ^ (w - 1) := by
  obtain ⟨k, rfl⟩ := Nat.exists_eq_add_one_of_ne_zero (Nat.ne_of_gt h)
  rw [Nat.add_sub_cancel, Int.pow_succ]; omega

/- Minimum and maximum as operators. -/
instance instCommutativeMin : Std.Commutative (α := Int) min := ⟨Int.min_comm⟩
instance instCommutativeMax : Std.Commutative (α := Int) max := ⟨Int.max_comm⟩
instance instIdempotentOpMin : Std.IdempotentOp (α := Int) min := ⟨Int.min_self⟩
instance instIdempotentOpMax : Std.IdempotentOp (α := Int) max := ⟨Int.max_self⟩
instance instAssociativeMin : Std.Associative (α := Int) min := ⟨Int.min_assoc⟩
instance instAssociativeMax : Std.Associative (α := Int) max := ⟨Int.max_assoc⟩
end Int
