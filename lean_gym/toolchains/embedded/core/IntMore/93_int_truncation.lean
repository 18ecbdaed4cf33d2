/-
Integers: products with a factor of known sign, and division that rounds towards zero.
-/
namespace Int
/- Products with a factor of known sign. -/
protected theorem mul_le_mul_iff_of_pos_right {a b c : Int} (ha : 0 < a) : b * a ≤ c * a ↔ b ≤ c :=
  ⟨(Int.le_of_mul_le_mul_right · ha), (Int.mul_le_mul_of_nonneg_right · (Int.le_of_lt ha))⟩
protected theorem lt_of_mul_lt_mul_right {a b c : Int} (w : b * a < c * a) (h : 0 ≤ a) : b < c :=
  Int.lt_of_mul_lt_mul_left (by rwa [Int.mul_comm a, Int.mul_comm a]) h
protected theorem mul_nonneg_iff_of_pos_right {a b : Int} (hb : 0 < b) : 0 ≤ a * b ↔ 0 ≤ a := by
  have := Int.mul_le_mul_iff_of_pos_right (b := 0) (c := a) hb
  rwa [Int.zero_mul] at this
@[simp] protected theorem mul_le_mul_left_of_neg {a b c : Int} (ha : a < 0) : a * b ≤ a * c ↔ c ≤ b := by
  have := Int.mul_le_mul_iff_of_pos_right (a := -a) (b := c) (c := b) (by omega)
  rw [Int.mul_neg, Int.mul_neg, Int.mul_comm c, Int.mul_comm b] at this
  rw [← this]; omega
@[simp] protected theorem mul_le_mul_right_of_neg {a b c : Int} (ha : a < 0) : b * a ≤ c * a ↔ c ≤ b := by
  rw [Int.mul_comm b, Int.mul_comm c, Int.mul_le_mul_left_of_neg ha]
@[simp] protected theorem mul_lt_mul_left_of_neg {a b c : Int} (ha : a < 0) : a * b < a * c ↔ c < b := by
  rw [← Int.not_le, Int.mul_le_mul_left_of_neg ha, Int.not_le]
@[simp] protected theorem mul_lt_mul_right_of_neg {a b c : Int} (ha : a < 0) : b * a < c * a ↔ c < b := by
  rw [← Int.not_le, Int.mul_le_mul_right_of_neg ha, Int.not_le]

/- Division that rounds towards zero, from the one with a nonnegative remainder. -/
@[simp] theorem natCast_tdiv_eq_ediv {a : Nat} {b : Int} : (a : Int).tdiv b = a / b :=
  tdiv_eq_ediv_of_nonneg (natCast_nonneg a)
theorem tdiv_eq_ediv {a b : Int} : a.tdiv b = a / b + if 0 ≤ a ∨ b ∣ a then 0 else sign b := by
  rcases Int.le_total 0 a with h | h
  · rw [if_pos (.inl h), tdiv_eq_ediv_of_nonneg h, Int.add_zero]
  · have e : a.tdiv b = -(-a / b) := by rw [← tdiv_eq_ediv_of_nonneg (by omega), Int.neg_tdiv, Int.neg_neg]
    rw [e, neg_ediv]
    by_cases k : b ∣ a
    · rw [if_pos k, if_pos (.inr k)]; omega
    · have p : ¬ 0 ≤ a := fun q => k (by rw [Int.le_antisymm h q]; exact Int.dvd_zero b)
      rw [if_neg k, if_neg fun r => r.elim p k]; omega
theorem ediv_eq_tdiv {a b : Int} : a / b = a.tdiv b - if 0 ≤ a ∨ b ∣ a then 0 else sign b := by
  rw [tdiv_eq_ediv]; exact (Int.add_sub_cancel _ _).symm
theorem tmod_eq_emod {a b : Int} : tmod a b = a % b - (if 0 ≤ a ∨ b ∣ a then 0 else b.natAbs : Nat) := by
  rw [tmod_def, tdiv_eq_ediv, emod_def, Int.mul_add]
  split
  · rw [Int.mul_zero, Int.add_zero]; exact (Int.sub_zero _).symm
  · rw [Int.mul_sign_self]; exact (Int.sub_sub ..).symm
theorem emod_eq_tmod {a b : Int} : a % b = tmod a b + (if 0 ≤ a ∨ b ∣ a then 0 else b.natAbs : Nat) := by
  rw [tmod_eq_emod]; exact (Int.sub_add_cancel _ _).symm
theorem mul_tdiv_self (a b : Int) : b * (a.tdiv b) = a - a.tmod b := by have := tmod_add_mul_tdiv a b; omega
theorem tdiv_mul_self (a b : Int) : a.tdiv b * b = a - a.tmod b := by rw [Int.mul_comm, mul_tdiv_self]
theorem dvd_self_sub_tmod {x m : Int} : m ∣ x - x.tmod m := ⟨x.tdiv m, (mul_tdiv_self x m).symm⟩
theorem dvd_tmod_sub_self {x m : Int} : m ∣ x.tmod m - x := by
  have := Int.dvd_neg.mpr (@dvd_self_sub_tmod x m); rwa [Int.neg_sub] at this
theorem dvd_self_sub_of_tmod_eq {a b c : Int} (h : a.tmod b = c) : b ∣ a - c := h ▸ dvd_self_sub_tmod
theorem dvd_sub_self_of_tmod_eq {a b c : Int} (h : a.tmod b = c) : b ∣ c - a := h ▸ dvd_tmod_sub_self
protected theorem tdiv_nonneg_of_nonpos_of_nonpos {a b : Int} (Ha : a ≤ 0) (Hb : b ≤ 0) : 0 ≤ a.tdiv b := by
  rw [← Int.neg_tdiv_neg]; exact Int.tdiv_nonneg (by omega) (by omega)
protected theorem tdiv_nonpos_of_nonneg_of_nonpos {a b : Int} (Ha : 0 ≤ a) (Hb : b ≤ 0) : a.tdiv b ≤ 0 := by
  have := Int.tdiv_nonneg (b := -b) Ha (by omega)
  rw [Int.tdiv_neg] at this; omega
@[simp] theorem mul_tdiv_mul_of_pos {a : Int} (b c : Int) (H : 0 < a) : (a * b).tdiv (a * c) = b.tdiv c := by
  have key (x : Int) (h : 0 ≤ x) : (a * x).tdiv (a * c) = x.tdiv c := by
    rw [tdiv_eq_ediv_of_nonneg h, tdiv_eq_ediv_of_nonneg (Int.mul_nonneg (by omega) h), mul_ediv_mul_of_pos _ _ H]
  rcases Int.le_total 0 b with h | h
  · exact key b h
  · have := key (-b) (by omega)
    rw [Int.mul_neg, Int.neg_tdiv, Int.neg_tdiv] at this; omega
@[simp] theorem mul_tdiv_mul_of_pos_left (a : Int) {b : Int} (c : Int) (H : 0 < b) :
    (a * b).tdiv (c * b) = a.tdiv c := by
  rw [Int.mul_comm a, Int.mul_comm c, mul_tdiv_mul_of_pos a c H]
@[simp] theorem mul_tmod_mul_of_pos {a : Int} (b c : Int) (H : 0 < a) : (a * b).tmod (a * c) = a * (b.tmod c) := by
  rw [tmod_def, tmod_def, mul_tdiv_mul_of_pos b c H, Int.mul_sub, Int.mul_assoc]
protected theorem tdiv_eq_of_eq_mul_right {a b c : Int} (H1 : b ≠ 0) (H2 : a = b * c) : a.tdiv b = c := by
  rw [H2, mul_tdiv_cancel_left c H1]
protected theorem eq_tdiv_of_mul_eq_right {a b c : Int} (H1 : a ≠ 0) (H2 : a * b = c) : b = c.tdiv a :=
  (Int.tdiv_eq_of_eq_mul_right H1 H2.symm).symm
protected theorem tdiv_eq_of_eq_mul_left {a b c : Int} (H1 : b ≠ 0) (H2 : a = c * b) : a.tdiv b = c :=
  Int.tdiv_eq_of_eq_mul_right H1 (by rw [Int.mul_comm, H2])
protected theorem eq_tdiv_of_mul_eq_left {a b c : Int} (H1 : b ≠ 0) (H2 : a * b = c) : a = c.tdiv b :=
  (Int.tdiv_eq_of_eq_mul_left H1 H2.symm).symm
protected theorem mul_tdiv_cancel_of_tmod_eq_zero {a b : Int} (H : a.tmod b = 0) : b * a.tdiv b = a := by
  have := mul_tdiv_add_tmod a b; omega
protected theorem tdiv_mul_cancel_of_tmod_eq_zero {a b : Int} (H : a.tmod b = 0) : a.tdiv b * b = a := by
  rw [Int.mul_comm, Int.mul_tdiv_cancel_of_tmod_eq_zero H]
protected theorem mul_tdiv_cancel_of_dvd {a b : Int} (H : b ∣ a) : b * a.tdiv b = a := Int.mul_tdiv_cancel' H
protected theorem tdiv_mul_cancel_of_dvd {a b : Int} (H : b ∣ a) : a.tdiv b * b = a := Int.tdiv_mul_cancel H
theorem neg_tmod_self (a : Int) : (-a).tmod a = 0 := by rw [neg_tmod, tmod_self]; rfl
theorem neg_mul_tmod_right (a b : Int) : (-(a * b)).tmod a = 0 := by rw [neg_tmod, mul_tmod_right]; rfl
theorem neg_mul_tmod_left (a b : Int) : (-(a * b)).tmod b = 0 := by rw [neg_tmod, mul_tmod_left]; rfl
theorem lt_tdiv_add_one_mul_self (a : Int) {b : Int} (H : 0 < b) : a < (a.tdiv b + 1) * b := by
  rw [Int.add_mul, Int.one_mul, tdiv_mul_self]; have := tmod_lt_of_pos a H; omega
theorem lt_mul_tdiv_self_add {x k : Int} (h : 0 < k) : x < k * x.tdiv k + k := by
  rw [mul_tdiv_self]; have := tmod_lt_of_pos x h; omega
theorem mul_tdiv_self_le {x k : Int} (h : 0 ≤ x) : k * (x.tdiv k) ≤ x := by
  rw [mul_tdiv_self]; have := tmod_nonneg k h; omega
protected theorem mul_tdiv_assoc (a : Int) {b c : Int} : c ∣ b → (a * b).tdiv c = a * (b.tdiv c) := fun h => by
  rw [tdiv_eq_ediv_of_dvd h, tdiv_eq_ediv_of_dvd (Int.dvd_mul_of_dvd_right h), Int.mul_ediv_assoc a h]
protected theorem mul_tdiv_assoc' (b : Int) {a c : Int} (h : c ∣ a) : (a * b).tdiv c = a.tdiv c * b := by
  rw [Int.mul_comm, Int.mul_tdiv_assoc b h, Int.mul_comm]
theorem neg_tdiv_of_dvd {a b : Int} : b ∣ a → (-a).tdiv b = -(a.tdiv b) := fun _ => Int.neg_tdiv a b
theorem tdiv_dvd_tdiv {a b c : Int} : a ∣ b → b ∣ c → b.tdiv a ∣ c.tdiv a := fun h k => by
  rw [tdiv_eq_ediv_of_dvd h, tdiv_eq_ediv_of_dvd (Int.dvd_trans h k)]; exact ediv_dvd_ediv h k
theorem tmod_two_eq (x : Int) : x.tmod 2 = -1 ∨ x.tmod 2 = 0 ∨ x.tmod 2 = 1 := by
  have := tmod_lt_of_pos x (b := 2) (by decide)
  have := lt_tmod_of_pos x (b := 2) (by decide)
  omega
protected theorem eq_mul_of_tdiv_eq_right {a b c : Int} (H1 : b ∣ a) (H2 : a.tdiv b = c) : a = b * c := by
  rw [← H2, Int.mul_tdiv_cancel' H1]
protected theorem eq_mul_of_tdiv_eq_left {a b c : Int} (H1 : b ∣ a) (H2 : a.tdiv b = c) : a = c * b := by
  rw [← H2, Int.tdiv_mul_cancel H1]
protected theorem tdiv_eq_iff_eq_mul_right {a b c : Int} (H : b ≠ 0) (H' : b ∣ a) : a.tdiv b = c ↔ a = b * c :=
  ⟨Int.eq_mul_of_tdiv_eq_right H', Int.tdiv_eq_of_eq_mul_right H⟩
protected theorem tdiv_eq_iff_eq_mul_left {a b c : Int} (H : b ≠ 0) (H' : b ∣ a) : a.tdiv b = c ↔ a = c * b :=
  ⟨Int.eq_mul_of_tdiv_eq_left H', Int.tdiv_eq_of_eq_mul_left H⟩
protected theorem eq_zero_of_tdiv_eq_zero {d n : Int} (h : d ∣ n) (H : n.tdiv d = 0) : n = 0 := by
  rw [← Int.mul_tdiv_cancel' h, H, Int.mul_zero]
@[simp] protected theorem tdiv_left_inj {a b d : Int} (hda : d ∣ a) (hdb : d ∣ b) : a.tdiv d = b.tdiv d ↔ a = b :=
  ⟨fun h => by rw [← Int.mul_tdiv_cancel' hda, h, Int.mul_tdiv_cancel' hdb], fun h => h ▸ rfl⟩
theorem tdiv_sign (a b : Int) : a.tdiv (sign b) = a * sign b := by
  rcases Int.lt_trichotomy b 0 with h | h | h
  · rw [sign_eq_neg_one_of_neg h, Int.tdiv_neg, Int.tdiv_one, Int.mul_neg, Int.mul_one]
  · subst h; exact (Int.tdiv_zero a).trans (Int.mul_zero a).symm
  · rw [sign_eq_one_of_pos h, Int.mul_one, Int.tdiv_one]
protected theorem sign_eq_tdiv_abs (a : Int) : sign a = a.tdiv a.natAbs := by
  by_cases z : a = 0
  · subst z; rfl
  · exact (Int.tdiv_eq_of_eq_mul_left (by omega) (Int.sign_mul_natAbs a).symm).symm
theorem natAbs_tdiv_le_natAbs (a b : Int) : natAbs (a.tdiv b) ≤ natAbs a := by
  rw [natAbs_tdiv]; exact Nat.div_le_self _ _
theorem tdiv_le_self {a : Int} (b : Int) (Ha : 0 ≤ a) : a.tdiv b ≤ a := by
  have := natAbs_tdiv_le_natAbs a b; omega
protected theorem le_tdiv_of_mul_le {a b c : Int} (H1 : 0 < c) (H2 : a * c ≤ b) : a ≤ b.tdiv c := by
  refine Int.le_of_lt_add_one (Int.lt_of_mul_lt_mul_right (a := c) ?_ (Int.le_of_lt H1))
  exact Int.lt_of_le_of_lt H2 (lt_tdiv_add_one_mul_self b H1)
@[simp] theorem tmod_tmod_of_dvd (n : Int) {m k : Int} (h : m ∣ k) : (n.tmod k).tmod m = n.tmod m := by
  have key (x : Int) (p : 0 ≤ x) : (x.tmod k).tmod m = x.tmod m := by
    rw [tmod_eq_emod_of_nonneg (tmod_nonneg k p), tmod_eq_emod_of_nonneg p, tmod_eq_emod_of_nonneg p,
      emod_emod_of_dvd x h]
  rcases Int.le_total 0 n with p | p
  · exact key n p
  · have := key (-n) (by omega)
    rw [neg_tmod, neg_tmod, neg_tmod] at this; omega
theorem tmod_tmod (a b : Int) : (a.tmod b).tmod b = a.tmod b := tmod_tmod_of_dvd a (Int.dvd_refl b)
theorem mul_tmod (a b n : Int) : (a * b).tmod n = (a.tmod n * b.tmod n).tmod n := by
  have key (x y : Int) (p : 0 ≤ x) (q : 0 ≤ y) : (x * y).tmod n = (x.tmod n * y.tmod n).tmod n := by
    rw [tmod_eq_emod_of_nonneg (Int.mul_nonneg p q),
      tmod_eq_emod_of_nonneg (Int.mul_nonneg (tmod_nonneg n p) (tmod_nonneg n q)), tmod_eq_emod_of_nonneg p,
      tmod_eq_emod_of_nonneg q, mul_emod]
  rcases Int.le_total 0 a with p | p <;> rcases Int.le_total 0 b with q | q
  · exact key a b p q
  · have := key a (-b) p (by omega)
    simp only [Int.mul_neg, neg_tmod] at this; omega
  · have := key (-a) b (by omega) q
    simp only [Int.neg_mul, neg_tmod] at this; omega
  · have := key (-a) (-b) (by omega) (by omega)
    simpa only [Int.neg_mul, Int.mul_neg, neg_tmod, Int.neg_neg] using this
theorem sign_tmod (a b : Int) : sign (tmod a b) = if b ∣ a then 0 else sign a := by
  split
  · rw [tmod_eq_zero_of_dvd ‹_›]; rfl
  · rename_i h
    have p : a.tmod b ≠ 0 := fun e => h (dvd_of_tmod_eq_zero e)
    rcases Int.lt_trichotomy a 0 with k | k | k
    · have := tmod_nonneg b (a := -a) (by omega)
      rw [neg_tmod] at this
      rw [sign_eq_neg_one_of_neg k, sign_eq_neg_one_of_neg (by omega)]
    · subst k; exact absurd (Int.dvd_zero b) h
    · have := tmod_nonneg b (a := a) (by omega)
      rw [sign_eq_one_of_pos k, sign_eq_one_of_pos (by omega)]
theorem fdiv_eq_tdiv {a b : Int} : a.fdiv b = a.tdiv b - if b ∣ a then 0 else
    if 0 ≤ a then if 0 ≤ b then 0 else 1 else if 0 ≤ b then b.sign else 1 + b.sign := by
  rw [fdiv_eq_ediv, tdiv_eq_ediv]
  by_cases h : b ∣ a
  · rw [if_pos (.inr h), if_pos (.inr h), if_pos h, Int.add_zero]
  by_cases p : 0 ≤ a <;> by_cases q : 0 ≤ b <;> simp only [h, p, q, if_true, if_false, or_false] <;> omega
theorem tdiv_eq_fdiv {a b : Int} : a.tdiv b = a.fdiv b + if b ∣ a then 0 else
    if 0 ≤ a then if 0 ≤ b then 0 else 1 else if 0 ≤ b then b.sign else 1 + b.sign := by
  rw [fdiv_eq_tdiv]; exact (Int.sub_add_cancel _ _).symm
theorem fmod_eq_tmod {a b : Int} : fmod a b = tmod a b + if b ∣ a then 0 else
    if 0 ≤ a then if 0 ≤ b then 0 else b else if 0 ≤ b then b.natAbs else 2 * b.toNat := by
  rw [fmod_eq_emod, tmod_eq_emod]
  by_cases h : b ∣ a
  · rw [if_pos (.inr h), if_pos (.inr h), if_pos h]; exact (congrArg (· + 0) (Int.sub_zero _)).symm
  by_cases p : 0 ≤ a <;> by_cases q : 0 ≤ b <;> simp only [h, p, q, if_true, if_false, or_false] <;> omega
theorem tmod_eq_fmod {a b : Int} : tmod a b = fmod a b - if b ∣ a then 0 else
    if 0 ≤ a then if 0 ≤ b then 0 else b else if 0 ≤ b then b.natAbs else 2 * b.toNat := by
  rw [fmod_eq_tmod]; exact (Int.add_sub_cancel _ _).symm
end Int
