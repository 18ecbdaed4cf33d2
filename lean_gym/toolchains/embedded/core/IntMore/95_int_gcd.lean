/-
Integers: greatest common divisors and least common multiples.
-/
namespace Int
/- Greatest common divisors of products, sums and differences. -/
theorem gcd_dvd_gcd_mul_left_left (a b c : Int) : gcd a b ∣ gcd (c * a) b :=
  gcd_dvd_gcd_of_dvd_left b (Int.dvd_mul_left c a)
theorem gcd_dvd_gcd_mul_right_left (a b c : Int) : gcd a b ∣ gcd (a * c) b :=
  gcd_dvd_gcd_of_dvd_left b (Int.dvd_mul_right a c)
theorem gcd_dvd_gcd_mul_left_right (a b c : Int) : gcd a b ∣ gcd a (c * b) :=
  gcd_dvd_gcd_of_dvd_right a (Int.dvd_mul_left c b)
theorem gcd_dvd_gcd_mul_right_right (a b c : Int) : gcd a b ∣ gcd a (b * c) :=
  gcd_dvd_gcd_of_dvd_right a (Int.dvd_mul_right b c)
@[simp] theorem gcd_gcd_self_right_left (m n : Int) : gcd m (gcd m n) = gcd m n := Nat.gcd_gcd_self_right_left _ _
@[simp] theorem gcd_gcd_self_right_right (m n : Int) : gcd m (gcd n m) = gcd n m := Nat.gcd_gcd_self_right_right _ _
@[simp] theorem gcd_gcd_self_left_right (m n : Int) : gcd (gcd n m) m = gcd n m := by
  rw [gcd_comm, gcd_gcd_self_right_right]
@[simp] theorem gcd_gcd_self_left_left (m n : Int) : gcd (gcd m n) m = gcd m n := by
  rw [gcd_comm, gcd_gcd_self_right_left]
@[simp] theorem gcd_add_left_left_of_dvd {m k : Int} (n : Int) : m ∣ k → gcd (k + n) m = gcd n m := by
  rintro ⟨c, rfl⟩; exact gcd_mul_left_add_left m n c
@[simp] theorem gcd_add_right_left_of_dvd {m k : Int} (n : Int) : m ∣ k → gcd (n + k) m = gcd n m := by
  rintro ⟨c, rfl⟩; exact gcd_add_mul_left_left m n c
@[simp] theorem gcd_add_left_right_of_dvd {n k : Int} (m : Int) : n ∣ k → gcd n (k + m) = gcd n m := by
  rintro ⟨c, rfl⟩; exact gcd_mul_left_add_right n m c
@[simp] theorem gcd_add_right_right_of_dvd {n k : Int} (m : Int) : n ∣ k → gcd n (m + k) = gcd n m := by
  rintro ⟨c, rfl⟩; exact gcd_add_mul_left_right n m c
@[simp] theorem gcd_sub_left_left_of_dvd {m k : Int} (n : Int) : m ∣ k → gcd (k - n) m = gcd n m := fun h => by
  rw [Int.sub_eq_add_neg, gcd_add_left_left_of_dvd _ h, neg_gcd]
@[simp] theorem gcd_sub_right_left_of_dvd {m k : Int} (n : Int) : m ∣ k → gcd (n - k) m = gcd n m := fun h => by
  rw [Int.sub_eq_add_neg, gcd_add_right_left_of_dvd _ (Int.dvd_neg.mpr h)]
@[simp] theorem gcd_sub_left_right_of_dvd {n k : Int} (m : Int) : n ∣ k → gcd n (k - m) = gcd n m := fun h => by
  rw [gcd_comm, gcd_sub_left_left_of_dvd m h, gcd_comm]
@[simp] theorem gcd_sub_right_right_of_dvd {n k : Int} (m : Int) : n ∣ k → gcd n (m - k) = gcd n m := fun h => by
  rw [gcd_comm, gcd_sub_right_left_of_dvd m h, gcd_comm]
@[simp] theorem gcd_sub_mul_right_right (m n k : Int) : gcd m (n - k * m) = gcd m n :=
  gcd_sub_right_right_of_dvd n (Int.dvd_mul_left k m)
@[simp] theorem gcd_sub_mul_left_right (m n k : Int) : gcd m (n - m * k) = gcd m n :=
  gcd_sub_right_right_of_dvd n (Int.dvd_mul_right m k)
@[simp] theorem gcd_mul_right_sub_right (m n k : Int) : gcd m (k * m - n) = gcd m n :=
  gcd_sub_left_right_of_dvd n (Int.dvd_mul_left k m)
@[simp] theorem gcd_mul_left_sub_right (m n k : Int) : gcd m (m * k - n) = gcd m n :=
  gcd_sub_left_right_of_dvd n (Int.dvd_mul_right m k)
@[simp] theorem gcd_sub_mul_right_left (m n k : Int) : gcd (n - k * m) m = gcd n m :=
  gcd_sub_right_left_of_dvd n (Int.dvd_mul_left k m)
@[simp] theorem gcd_sub_mul_left_left (m n k : Int) : gcd (n - m * k) m = gcd n m :=
  gcd_sub_right_left_of_dvd n (Int.dvd_mul_right m k)
@[simp] theorem gcd_mul_right_sub_left (m n k : Int) : gcd (k * m - n) m = gcd n m :=
  gcd_sub_left_left_of_dvd n (Int.dvd_mul_left k m)
@[simp] theorem gcd_mul_left_sub_left (m n k : Int) : gcd (m * k - n) m = gcd n m :=
  gcd_sub_left_left_of_dvd n (Int.dvd_mul_right m k)
@[simp] theorem gcd_pos_iff {a b : Int} : 0 < gcd a b ↔ a ≠ 0 ∨ b ≠ 0 := by
  rw [Nat.pos_iff_ne_zero, Ne, gcd_eq_zero_iff, Decidable.not_and_iff_or_not_not]
theorem gcd_mul_right_dvd_mul_gcd (k m n : Int) : gcd k (m * n) ∣ gcd k m * gcd k n := by
  simpa only [gcd, natAbs_mul] using Nat.gcd_mul_right_dvd_mul_gcd ..
theorem gcd_mul_left_dvd_mul_gcd (k m n : Int) : gcd (m * n) k ∣ gcd m k * gcd n k := by
  simpa only [gcd, natAbs_mul] using Nat.gcd_mul_left_dvd_mul_gcd ..
theorem dvd_gcd_mul_iff_dvd_mul {k n m : Int} : k ∣ gcd k n * m ↔ k ∣ n * m := by
  rw [← natAbs_dvd_natAbs, ← natAbs_dvd_natAbs, natAbs_mul, natAbs_mul]; exact Nat.dvd_gcd_mul_iff_dvd_mul
theorem dvd_mul_gcd_iff_dvd_mul {k n m : Int} : k ∣ n * gcd k m ↔ k ∣ n * m := by
  rw [Int.mul_comm, dvd_gcd_mul_iff_dvd_mul, Int.mul_comm]
theorem dvd_gcd_mul_gcd_iff_dvd_mul {k n m : Int} : k ∣ gcd k n * gcd k m ↔ k ∣ n * m := by
  rw [dvd_gcd_mul_iff_dvd_mul, dvd_mul_gcd_iff_dvd_mul]
theorem gcd_eq_one_iff {m n : Int} : gcd m n = 1 ↔ ∀ c, c ∣ m → c ∣ n → c ∣ 1 := by
  refine ⟨fun h c hm hn => ?_, fun h => ?_⟩
  · have := dvd_coe_gcd hm hn; rwa [h] at this
  · exact Nat.dvd_one.mp (ofNat_dvd.mp (h _ (gcd_dvd_left m n) (gcd_dvd_right m n)))
theorem gcd_mul_right_right_of_gcd_eq_one {n m k : Int} : gcd n m = 1 → gcd n (m * k) = gcd n k := fun h => by
  simpa only [gcd, natAbs_mul] using Nat.gcd_mul_right_right_of_gcd_eq_one (k := k.natAbs) h
theorem gcd_mul_left_right_of_gcd_eq_one {n m k : Int} : gcd n m = 1 → gcd n (k * m) = gcd n k := fun h => by
  rw [Int.mul_comm, gcd_mul_right_right_of_gcd_eq_one h]
theorem gcd_mul_right_left_of_gcd_eq_one {n m k : Int} : gcd n m = 1 → gcd (n * k) m = gcd k m := fun h => by
  rw [gcd_comm, gcd_mul_right_right_of_gcd_eq_one (gcd_comm n m ▸ h), gcd_comm]
theorem gcd_mul_left_left_of_gcd_eq_one {n m k : Int} : gcd n m = 1 → gcd (k * n) m = gcd k m := fun h => by
  rw [Int.mul_comm, gcd_mul_right_left_of_gcd_eq_one h]
theorem gcd_pow_left_of_gcd_eq_one {n m : Int} {k : Nat} : gcd n m = 1 → gcd (n ^ k) m = 1 := fun h => by
  rw [gcd, natAbs_pow]; exact Nat.gcd_pow_left_of_gcd_eq_one h
theorem gcd_pow_right_of_gcd_eq_one {n m : Int} {k : Nat} (h : gcd n m = 1) : gcd n (m ^ k) = 1 := by
  rw [gcd, natAbs_pow]; exact Nat.gcd_pow_right_of_gcd_eq_one h
theorem pow_gcd_pow_of_gcd_eq_one {n m : Int} {k l : Nat} (h : gcd n m = 1) : gcd (n ^ k) (m ^ l) = 1 :=
  gcd_pow_left_of_gcd_eq_one (gcd_pow_right_of_gcd_eq_one h)
theorem pow_gcd_pow {n m : Int} {k : Nat} : gcd (n ^ k) (m ^ k) = (gcd n m) ^ k := by
  rw [gcd, natAbs_pow, natAbs_pow]; exact Nat.pow_gcd_pow
theorem pow_dvd_pow_iff {a b : Int} {n : Nat} (h : n ≠ 0) : a ^ n ∣ b ^ n ↔ a ∣ b := by
  rw [← natAbs_dvd_natAbs, natAbs_pow, natAbs_pow, Nat.pow_dvd_pow_iff h, natAbs_dvd_natAbs]
theorem gcd_ediv {a b c : Int} (ha : c ∣ a) (hb : c ∣ b) : gcd (a / c) (b / c) = gcd a b / c.natAbs := by
  by_cases z : c = 0
  · subst z; rw [Int.ediv_zero, Int.ediv_zero]; exact (Nat.div_zero _).symm
  · obtain ⟨x, rfl⟩ := ha
    obtain ⟨y, rfl⟩ := hb
    rw [mul_ediv_cancel_left x z, mul_ediv_cancel_left y z, gcd_mul_left, Nat.mul_div_cancel_left _ (by omega)]
theorem gcd_ediv_gcd_ediv_gcd {i j : Int} (h : 0 < gcd i j) : gcd (i / gcd i j) (j / gcd i j) = 1 := by
  rw [gcd_ediv (gcd_dvd_left i j) (gcd_dvd_right i j), natAbs_natCast, Nat.div_self h]
theorem gcd_ediv_gcd_ediv_gcd_of_ne_zero_left {n m : Int} (h : n ≠ 0) : gcd (n / gcd n m) (m / gcd n m) = 1 :=
  gcd_ediv_gcd_ediv_gcd (gcd_pos_of_ne_zero_left m h)
theorem gcd_ediv_gcd_ediv_gcd_of_ne_zero_right {n m : Int} (h : m ≠ 0) : gcd (n / gcd n m) (m / gcd n m) = 1 :=
  gcd_ediv_gcd_ediv_gcd (gcd_pos_of_ne_zero_right n h)
theorem natAbs_div_gcd_pos_of_ne_zero_left {a : Int} (b : Int) (h : a ≠ 0) : 0 < a.natAbs / gcd a b :=
  Nat.div_gcd_pos_of_pos_left _ (natAbs_pos.mpr h)
theorem natAbs_div_gcd_pos_of_ne_zero_right {b : Int} (a : Int) (h : b ≠ 0) : 0 < b.natAbs / gcd a b :=
  Nat.div_gcd_pos_of_pos_right _ (natAbs_pos.mpr h)
theorem ediv_gcd_ne_zero_of_ne_zero_left {a : Int} (b : Int) (h : a ≠ 0) : a / gcd a b ≠ 0 := fun e =>
  h (by rw [← Int.mul_ediv_cancel' (gcd_dvd_left a b), e, Int.mul_zero])
theorem ediv_gcd_ne_zero_of_ne_zero_right {b : Int} (a : Int) (h : b ≠ 0) : b / gcd a b ≠ 0 := fun e =>
  h (by rw [← Int.mul_ediv_cancel' (gcd_dvd_right a b), e, Int.mul_zero])
@[simp] theorem gcd_dvd_natAbs_mul (m n : Int) : gcd m n ∣ m.natAbs * n.natAbs := Nat.gcd_dvd_mul _ _
@[simp] theorem gcd_dvd_mul (m n : Int) : (gcd m n : Int) ∣ m * n := Int.dvd_mul_of_dvd_left (gcd_dvd_left m n)
theorem gcd_le_natAbs_mul {a b : Int} (ha : a ≠ 0) (hb : b ≠ 0) : gcd a b ≤ a.natAbs * b.natAbs :=
  Nat.gcd_le_mul (natAbs_pos.mpr ha) (natAbs_pos.mpr hb)

/- Least common multiples. -/
theorem lcm_eq_mul_div (m n : Int) : lcm m n = m.natAbs * n.natAbs / gcd m n := rfl
@[simp] theorem lcm_mul_gcd (m n : Int) : lcm m n * gcd m n = m.natAbs * n.natAbs := Nat.lcm_mul_gcd _ _
@[simp] theorem lcm_dvd_natAbs_mul (m n : Int) : lcm m n ∣ m.natAbs * n.natAbs := Nat.lcm_dvd_mul _ _
@[simp] theorem lcm_dvd_mul (m n : Int) : (lcm m n : Int) ∣ m * n :=
  coe_lcm_dvd (Int.dvd_mul_right m n) (Int.dvd_mul_left m n)
theorem natAbs_dvd_lcm_left (a b : Int) : a.natAbs ∣ lcm a b := Nat.dvd_lcm_left _ _
theorem natAbs_dvd_lcm_right (a b : Int) : b.natAbs ∣ lcm a b := Nat.dvd_lcm_right _ _
theorem lcm_le_natAbs_mul {a b : Int} (ha : a ≠ 0) (hb : b ≠ 0) : lcm a b ≤ a.natAbs * b.natAbs :=
  Nat.lcm_le_mul (natAbs_pos.mpr ha) (natAbs_pos.mpr hb)
@[simp] theorem one_lcm {a : Int} : lcm 1 a = a.natAbs := Nat.lcm_one_left _
@[simp] theorem lcm_one {a : Int} : lcm a 1 = a.natAbs := Nat.lcm_one_right _
@[simp] theorem zero_lcm {a : Int} : lcm 0 a = 0 := Nat.lcm_zero_left _
@[simp] theorem lcm_zero {a : Int} : lcm a 0 = 0 := Nat.lcm_zero_right _
theorem lcm_one_left (a : Int) : lcm 1 a = a.natAbs := one_lcm
theorem lcm_one_right (a : Int) : lcm a 1 = a.natAbs := lcm_one
theorem lcm_zero_left (a : Int) : lcm 0 a = 0 := zero_lcm
theorem lcm_zero_right (a : Int) : lcm a 0 = 0 := lcm_zero
@[simp] theorem neg_lcm {a b : Int} : lcm (-a) b = lcm a b := congrArg (Nat.lcm · b.natAbs) (natAbs_neg a)
@[simp] theorem lcm_neg {a b : Int} : lcm a (-b) = lcm a b := congrArg (Nat.lcm a.natAbs) (natAbs_neg b)
@[simp, norm_cast] protected theorem lcm_natCast_natCast (a b : Nat) : lcm (a : Int) (b : Int) = Nat.lcm a b := rfl
theorem lcm_ne_zero {m n : Int} (hm : m ≠ 0) (hn : n ≠ 0) : lcm m n ≠ 0 :=
  Nat.lcm_ne_zero (natAbs_ne_zero.mpr hm) (natAbs_ne_zero.mpr hn)
theorem lcm_pos {m n : Int} : m ≠ 0 → n ≠ 0 → 0 < lcm m n := fun hm hn => Nat.pos_of_ne_zero (lcm_ne_zero hm hn)
@[simp] theorem lcm_eq_zero_iff {m n : Int} : lcm m n = 0 ↔ m = 0 ∨ n = 0 := by
  rw [lcm, Nat.lcm_eq_zero_iff, natAbs_eq_zero, natAbs_eq_zero]
theorem eq_zero_of_lcm_eq_zero {m n : Int} (h : lcm m n = 0) : m = 0 ∨ n = 0 := lcm_eq_zero_iff.mp h
@[simp] theorem lcm_pos_iff {m n : Int} : 0 < lcm m n ↔ m ≠ 0 ∧ n ≠ 0 := by
  rw [lcm, Nat.lcm_pos_iff, natAbs_pos, natAbs_pos]
theorem natAbs_le_lcm_left {b : Int} (a : Int) (hb : b ≠ 0) : a.natAbs ≤ lcm a b :=
  Nat.le_lcm_left _ (natAbs_pos.mpr hb)
theorem natAbs_le_lcm_right {a : Int} (b : Int) (ha : a ≠ 0) : b.natAbs ≤ lcm a b :=
  Nat.le_lcm_right _ (natAbs_pos.mpr ha)
theorem le_lcm_left {b : Int} (a : Int) (hb : b ≠ 0) : a ≤ lcm a b := by
  have := natAbs_le_lcm_left a hb; omega
theorem le_lcm_right {a : Int} (b : Int) (ha : a ≠ 0) : b ≤ lcm a b := by
  have := natAbs_le_lcm_right b ha; omega
theorem coe_lcm_dvd_iff {a b c : Int} : (lcm a b : Int) ∣ c ↔ a ∣ c ∧ b ∣ c :=
  ⟨fun h => ⟨Int.dvd_trans (dvd_lcm_left a b) h, Int.dvd_trans (dvd_lcm_right a b) h⟩, fun h => coe_lcm_dvd h.1 h.2⟩
theorem lcm_dvd {a b : Int} {c : Nat} (ha : a ∣ c) (hb : b ∣ c) : lcm a b ∣ c := ofNat_dvd.mp (coe_lcm_dvd ha hb)
theorem lcm_dvd_iff {a b : Int} {c : Nat} : lcm a b ∣ c ↔ a ∣ c ∧ b ∣ c := ofNat_dvd.symm.trans coe_lcm_dvd_iff
theorem lcm_eq_natAbs_left_iff_dvd {a b : Int} : lcm a b = a.natAbs ↔ b ∣ a :=
  Nat.lcm_eq_left_iff_dvd.trans natAbs_dvd_natAbs
theorem lcm_eq_natAbs_right_iff_dvd {a b : Int} : lcm a b = b.natAbs ↔ a ∣ b :=
  Nat.lcm_eq_right_iff_dvd.trans natAbs_dvd_natAbs
theorem lcm_eq_left_iff_dvd {a b : Int} (ha : 0 ≤ a) : lcm a b = a ↔ b ∣ a := by
  rw [← lcm_eq_natAbs_left_iff_dvd, ← ofNat_inj, natAbs_of_nonneg ha]
theorem lcm_eq_right_iff_dvd {b a : Int} (hb : 0 ≤ b) : lcm a b = b ↔ a ∣ b := by
  rw [← lcm_eq_natAbs_right_iff_dvd, ← ofNat_inj, natAbs_of_nonneg hb]
theorem lcm_eq_natAbs_left {b a : Int} (h : b ∣ a) : lcm a b = a.natAbs := lcm_eq_natAbs_left_iff_dvd.mpr h
theorem lcm_eq_natAbs_right {a b : Int} (h : a ∣ b) : lcm a b = b.natAbs := lcm_eq_natAbs_right_iff_dvd.mpr h
theorem lcm_eq_left {a b : Int} (ha : 0 ≤ a) (h : b ∣ a) : lcm a b = a := (lcm_eq_left_iff_dvd ha).mpr h
theorem lcm_eq_right {b a : Int} (hb : 0 ≤ b) (h : a ∣ b) : lcm a b = b := (lcm_eq_right_iff_dvd hb).mpr h
theorem lcm_assoc (a b c : Int) : lcm (lcm a b) c = lcm a (lcm b c) := Nat.lcm_assoc _ _ _
theorem lcm_mul_left (m n k : Int) : lcm (m * n) (m * k) = m.natAbs * lcm n k := by
  rw [lcm, natAbs_mul, natAbs_mul]; exact Nat.lcm_mul_left _ _ _
theorem lcm_mul_right (m n k : Int) : lcm (m * n) (k * n) = lcm m k * n.natAbs := by
  rw [lcm, natAbs_mul, natAbs_mul]; exact Nat.lcm_mul_right _ _ _
theorem lcm_eq_iff {n m : Int} {l : Nat} : lcm n m = l ↔ n ∣ l ∧ m ∣ l ∧ (∀ c, n ∣ c → m ∣ c → (l : Int) ∣ c) := by
  refine ⟨?_, fun ⟨h, k, u⟩ =>
    Nat.dvd_antisymm (lcm_dvd h k) (ofNat_dvd.mp (u _ (dvd_lcm_left n m) (dvd_lcm_right n m)))⟩
  rintro rfl
  exact ⟨dvd_lcm_left n m, dvd_lcm_right n m, fun _ => coe_lcm_dvd⟩
theorem lcm_ediv {a b c : Int} (ha : c ∣ a) (hb : c ∣ b) : lcm (a / c) (b / c) = lcm a b / c.natAbs := by
  by_cases z : c = 0
  · subst z; rw [Int.ediv_zero, Int.ediv_zero]; exact (Nat.div_zero _).symm
  · obtain ⟨x, rfl⟩ := ha
    obtain ⟨y, rfl⟩ := hb
    rw [mul_ediv_cancel_left x z, mul_ediv_cancel_left y z, lcm_mul_left, Nat.mul_div_cancel_left _ (by omega)]
theorem lcm_dvd_lcm_of_dvd_left {a b : Int} (c : Int) (h : a ∣ b) : lcm a c ∣ lcm b c :=
  Nat.lcm_dvd_lcm_of_dvd_left _ (natAbs_dvd_natAbs.mpr h)
theorem lcm_dvd_lcm_of_dvd_right {a b : Int} (c : Int) (h : a ∣ b) : lcm c a ∣ lcm c b :=
  Nat.lcm_dvd_lcm_of_dvd_right _ (natAbs_dvd_natAbs.mpr h)
theorem lcm_dvd_lcm_mul_left_left (a b c : Int) : lcm a b ∣ lcm (c * a) b :=
  lcm_dvd_lcm_of_dvd_left b (Int.dvd_mul_left c a)
theorem lcm_dvd_lcm_mul_right_left (a b c : Int) : lcm a b ∣ lcm (a * c) b :=
  lcm_dvd_lcm_of_dvd_left b (Int.dvd_mul_right a c)
theorem lcm_dvd_lcm_mul_left_right (a b c : Int) : lcm a b ∣ lcm a (c * b) :=
  lcm_dvd_lcm_of_dvd_right a (Int.dvd_mul_left c b)
theorem lcm_dvd_lcm_mul_right_right (a b c : Int) : lcm a b ∣ lcm a (b * c) :=
  lcm_dvd_lcm_of_dvd_right a (Int.dvd_mul_right b c)
@[simp] theorem lcm_mul_left_left (a b : Int) : lcm (a * b) b = a.natAbs * b.natAbs := by
  rw [lcm_eq_natAbs_left (Int.dvd_mul_left a b), natAbs_mul]
@[simp] theorem lcm_mul_left_right (a b : Int) : lcm a (b * a) = b.natAbs * a.natAbs := by
  rw [lcm_eq_natAbs_right (Int.dvd_mul_left b a), natAbs_mul]
@[simp] theorem lcm_mul_right_left (a b : Int) : lcm (b * a) b = b.natAbs * a.natAbs := by
  rw [lcm_eq_natAbs_left (Int.dvd_mul_right b a), natAbs_mul]
@[simp] theorem lcm_mul_right_right (a b : Int) : lcm a (a * b) = a.natAbs * b.natAbs := by
  rw [lcm_eq_natAbs_right (Int.dvd_mul_right a b), natAbs_mul]
@[simp] theorem lcm_lcm_self_right_left (m n : Int) : lcm m (lcm m n) = lcm m n := Nat.lcm_lcm_self_right_left _ _
@[simp] theorem lcm_lcm_self_right_right (m n : Int) : lcm m (lcm n m) = lcm m n := Nat.lcm_lcm_self_right_right _ _
@[simp] theorem lcm_lcm_self_left_right (m n : Int) : lcm (lcm n m) m = lcm n m := Nat.lcm_lcm_self_left_right _ _
@[simp] theorem lcm_lcm_self_left_left (m n : Int) : lcm (lcm m n) m = lcm n m := Nat.lcm_lcm_self_left_left _ _
theorem lcm_eq_mul_iff {m n : Int} : lcm m n = m.natAbs * n.natAbs ↔ m = 0 ∨ n = 0 ∨ gcd m n = 1 := by
  rw [lcm, Nat.lcm_eq_mul_iff, natAbs_eq_zero, natAbs_eq_zero]; rfl
@[simp] theorem lcm_eq_one_iff {m n : Int} : lcm m n = 1 ↔ m ∣ 1 ∧ n ∣ 1 := Nat.dvd_one.symm.trans lcm_dvd_iff
theorem lcm_mul_right_dvd_mul_lcm (k m n : Nat) : lcm k (m * n) ∣ lcm k m * lcm k n :=
  Nat.lcm_mul_right_dvd_mul_lcm k m n
theorem lcm_mul_left_dvd_mul_lcm (k m n : Nat) : lcm (m * n) k ∣ lcm m k * lcm n k :=
  Nat.lcm_mul_left_dvd_mul_lcm k m n
theorem lcm_dvd_mul_self_left_iff_dvd_mul {k n m : Nat} : lcm k n ∣ k * m ↔ n ∣ k * m :=
  Nat.lcm_dvd_mul_self_left_iff_dvd_mul
theorem lcm_dvd_mul_self_right_iff_dvd_mul {k m n : Nat} : lcm n k ∣ m * k ↔ n ∣ m * k :=
  Nat.lcm_dvd_mul_self_right_iff_dvd_mul
theorem lcm_mul_right_right_eq_mul_of_lcm_eq_mul {n m k : Int} (h : lcm n m = n.natAbs * m.natAbs) :
    lcm n (m * k) = lcm n k * m.natAbs := by
  rw [lcm, natAbs_mul]; exact Nat.lcm_mul_right_right_eq_mul_of_lcm_eq_mul h
theorem lcm_mul_left_right_eq_mul_of_lcm_eq_mul {n m k : Int} (h : lcm n m = n.natAbs * m.natAbs) :
    lcm n (k * m) = lcm n k * m.natAbs := by
  rw [lcm, natAbs_mul]; exact Nat.lcm_mul_left_right_eq_mul_of_lcm_eq_mul h
theorem lcm_mul_right_left_eq_mul_of_lcm_eq_mul {n m k : Int} (h : lcm n m = n.natAbs * m.natAbs) :
    lcm (n * k) m = n.natAbs * lcm k m := by
  rw [lcm, natAbs_mul]; exact Nat.lcm_mul_right_left_eq_mul_of_lcm_eq_mul h
theorem lcm_mul_left_left_eq_mul_of_lcm_eq_mul {n m k : Int} (h : lcm n m = n.natAbs * m.natAbs) :
    lcm (k * n) m = n.natAbs * lcm k m := by
  rw [lcm, natAbs_mul]; exact Nat.lcm_mul_left_left_eq_mul_of_lcm_eq_mul h
theorem pow_lcm_pow {n m : Int} {k : Nat} : lcm (n ^ k) (m ^ k) = (lcm n m) ^ k := by
  rw [lcm, natAbs_pow, natAbs_pow]; exact Nat.pow_lcm_pow
end Int
