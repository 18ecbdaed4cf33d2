/-
The order of the rational numbers.
-/
namespace Rat
private theorem mul_pos_iff_left {a b : Int} (hb : 0 < b) : 0 < a * b ↔ 0 < a :=
  ⟨fun h => Int.not_le.mp fun k => Int.not_le.mpr h (Int.mul_nonpos_of_nonpos_of_nonneg k (Int.le_of_lt hb)),
    fun h => Int.mul_pos h hb⟩
private theorem den_pos' (a : Rat) : (0 : Int) < a.den := Int.natCast_pos.mpr a.den_pos
protected theorem lt_iff (a b : Rat) : a < b ↔ a.num * b.den < b.num * a.den := by
  show a.blt b = true ↔ _
  have ha := den_pos' a
  have hb := den_pos' b
  unfold Rat.blt
  split
  · next h =>
    rw [Bool.and_eq_true, decide_eq_true_eq, decide_eq_true_eq] at h
    exact iff_of_true rfl (Int.lt_of_lt_of_le (Int.mul_neg_of_neg_of_pos h.1 hb) (Int.mul_nonneg h.2 (Int.le_of_lt ha)))
  split
  · next h =>
    rw [h, Int.zero_mul, decide_eq_true_eq]
    exact (mul_pos_iff_left ha).symm
  split
  · next h =>
    rw [Bool.and_eq_true, decide_eq_true_eq, decide_eq_true_eq] at h
    refine iff_of_false nofun (Int.not_lt.mpr ?_)
    exact Int.le_trans (Int.mul_nonpos_of_nonpos_of_nonneg h.2 (Int.le_of_lt ha)) (Int.le_of_lt (Int.mul_pos h.1 hb))
  · rw [decide_eq_true_eq]
protected theorem le_iff (a b : Rat) : a ≤ b ↔ a.num * b.den ≤ b.num * a.den := by
  rw [← Rat.not_lt, Rat.lt_iff, Int.not_lt]
@[simp] theorem num_nonneg {q : Rat} : 0 ≤ q.num ↔ 0 ≤ q := by
  rw [Rat.le_iff, zero_num, zero_den, Int.zero_mul, Int.natCast_one, Int.mul_one]
private theorem num_pos' {q : Rat} : 0 < q.num ↔ 0 < q := by
  rw [Rat.lt_iff, zero_num, zero_den, Int.zero_mul, Int.natCast_one, Int.mul_one]
@[simp] theorem divInt_nonneg_iff_of_pos_right {a b : Int} (hb : 0 < b) : 0 ≤ divInt a b ↔ 0 ≤ a := by
  have e := cross_divInt a (Int.ne_of_gt hb)
  refine ⟨fun h => (Int.mul_nonneg_iff_of_pos_right (den_pos' (divInt a b))).mp ?_, fun h => num_nonneg.mp
    ((Int.mul_nonneg_iff_of_pos_right hb).mp (e ▸ Int.mul_nonneg h (Int.natCast_nonneg _)))⟩
  exact e ▸ Int.mul_nonneg (num_nonneg.mpr h) (Int.le_of_lt hb)
private theorem divInt_pos {a b : Int} (hb : 0 < b) : 0 < divInt a b ↔ 0 < a := by
  have e := cross_divInt a (Int.ne_of_gt hb)
  rw [← num_pos', ← mul_pos_iff_left hb, e, mul_pos_iff_left (den_pos' _)]
@[simp] theorem divInt_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ divInt a b :=
  if h : b = 0 then by rw [h, divInt_zero]; exact rfl else
    (divInt_nonneg_iff_of_pos_right (Int.lt_of_le_of_ne hb (Ne.symm h))).mpr ha
protected theorem le_iff_sub_nonneg (a b : Rat) : a ≤ b ↔ 0 ≤ b - a := by
  rw [sub_def', ← divInt_ofNat, divInt_nonneg_iff_of_pos_right (Int.natCast_pos.mpr (Nat.mul_pos b.den_pos a.den_pos)),
    Int.sub_nonneg, Rat.le_iff]
protected theorem lt_iff_sub_pos (a b : Rat) : a < b ↔ 0 < b - a := by
  rw [sub_def', ← divInt_ofNat, divInt_pos (Int.natCast_pos.mpr (Nat.mul_pos b.den_pos a.den_pos)), Int.sub_pos,
    Rat.lt_iff]
protected theorem add_nonneg {a b : Rat} : 0 ≤ a → 0 ≤ b → 0 ≤ a + b := by
  intro ha hb
  rw [add_divInt, divInt_nonneg_iff_of_pos_right (Int.mul_pos (den_pos' a) (den_pos' b))]
  exact Int.add_nonneg (Int.mul_nonneg (num_nonneg.mpr ha) (Int.le_of_lt (den_pos' b)))
    (Int.mul_nonneg (num_nonneg.mpr hb) (Int.le_of_lt (den_pos' a)))
protected theorem mul_nonneg {a b : Rat} : 0 ≤ a → 0 ≤ b → 0 ≤ a * b := by
  intro ha hb
  rw [mul_def', ← divInt_ofNat]
  exact divInt_nonneg (Int.mul_nonneg (num_nonneg.mpr ha) (num_nonneg.mpr hb)) (Int.natCast_nonneg _)
protected theorem mul_pos {a b : Rat} (ha : 0 < a) (hb : 0 < b) : 0 < a * b := by
  rw [mul_def', ← divInt_ofNat, divInt_pos (Int.natCast_pos.mpr (Nat.mul_pos a.den_pos b.den_pos))]
  exact Int.mul_pos (num_pos'.mpr ha) (num_pos'.mpr hb)
protected theorem le_refl {a : Rat} : a ≤ a := (Rat.le_iff a a).mpr (Int.le_refl _)
protected theorem le_total {a b : Rat} : a ≤ b ∨ b ≤ a := by
  rw [Rat.le_iff, Rat.le_iff]; exact Int.le_total ..
protected theorem le_antisymm {a b : Rat} (hab : a ≤ b) (hba : b ≤ a) : a = b :=
  eq_iff_mul_eq_mul.mpr (Int.le_antisymm ((Rat.le_iff a b).mp hab) ((Rat.le_iff b a).mp hba))
private theorem sub_add_sub (a b c : Rat) : (b - a) + (c - b) = c - a := by
  rw [Rat.add_comm, Rat.sub_eq_add_neg b, ← Rat.add_assoc, Rat.sub_add_cancel, ← Rat.sub_eq_add_neg]
protected theorem le_trans {a b c : Rat} (hab : a ≤ b) (hbc : b ≤ c) : a ≤ c := by
  rw [Rat.le_iff_sub_nonneg, ← sub_add_sub a b c]
  exact Rat.add_nonneg ((Rat.le_iff_sub_nonneg a b).mp hab) ((Rat.le_iff_sub_nonneg b c).mp hbc)
protected theorem le_of_lt {a b : Rat} (ha : a < b) : a ≤ b :=
  (Rat.le_iff a b).mpr (Int.le_of_lt ((Rat.lt_iff a b).mp ha))
protected theorem lt_iff_le_and_not_ge {a b : Rat} : a < b ↔ a ≤ b ∧ ¬b ≤ a := by
  rw [Rat.not_le]; exact ⟨fun h => ⟨Rat.le_of_lt h, h⟩, And.right⟩
private theorem add_sub_add (a b c : Rat) : (a + c) - (b + c) = a - b := by
  rw [Rat.sub_eq_add_neg, Rat.neg_add, Rat.add_comm (-b), ← Rat.add_assoc, ← Rat.sub_eq_add_neg (a + c),
    Rat.add_sub_cancel, ← Rat.sub_eq_add_neg]
protected theorem add_le_add_right {a b c : Rat} : a + c ≤ b + c ↔ a ≤ b := by
  rw [Rat.le_iff_sub_nonneg, add_sub_add, ← Rat.le_iff_sub_nonneg]
private theorem sub_mul (a b c : Rat) : (a - b) * c = a * c - b * c := by
  rw [Rat.sub_eq_add_neg, Rat.add_mul, Rat.neg_mul, ← Rat.sub_eq_add_neg]
protected theorem mul_lt_mul_of_pos_right {a b c : Rat} (ha : a < b) (hc : 0 < c) : a * c < b * c :=
  (Rat.lt_iff_sub_pos ..).mpr (sub_mul b a c ▸ Rat.mul_pos ((Rat.lt_iff_sub_pos a b).mp ha) hc)
protected theorem mul_lt_mul_of_pos_left {a b c : Rat} (ha : a < b) (hc : 0 < c) : c * a < c * b :=
  Rat.mul_comm a c ▸ Rat.mul_comm b c ▸ Rat.mul_lt_mul_of_pos_right ha hc
end Rat

namespace Lean.Grind
instance instIsLinearOrderRat : Std.IsLinearOrder Rat where
  le_refl := fun _ => Rat.le_refl
  le_trans := fun _ _ _ => Rat.le_trans
  le_antisymm := fun _ _ => Rat.le_antisymm
  le_total := fun _ _ => Rat.le_total
instance instLawfulOrderLTRat : Std.LawfulOrderLT Rat where
  lt_iff := fun _ _ => Rat.lt_iff_le_and_not_ge
instance instOrderedAddRat : OrderedAdd Rat where
  add_le_left_iff := fun _ => Rat.add_le_add_right.symm
instance instOrderedRingRat : OrderedRing Rat where
  zero_lt_one := rfl
  mul_lt_mul_of_pos_left := Rat.mul_lt_mul_of_pos_left
  mul_lt_mul_of_pos_right := Rat.mul_lt_mul_of_pos_right
end Lean.Grind
