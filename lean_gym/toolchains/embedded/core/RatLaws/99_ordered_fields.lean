/-
Inequalities in ordered fields.
-/
namespace Lean.Grind.Field.IsOrdered
private theorem ne_of_lt {R : Type u} [LE R] [LT R] [Std.LawfulOrderLT R] [Std.IsPreorder R] {a b : R} (h : a < b) :
    a ≠ b := fun e => Std.lt_irrefl (e ▸ h)
private theorem mul_inv_mul {R : Type u} [Field R] {a c : R} (h : c ≠ 0) : a * c⁻¹ * c = a := by
  rw [Semiring.mul_assoc, inv_mul_cancel h, Semiring.mul_one]
variable {R : Type u} [Field R] [LE R] [LT R] [Std.LawfulOrderLT R] [Std.IsLinearOrder R] [OrderedRing R]
open OrderedAdd (neg_pos_iff neg_nonneg_iff)
private theorem inv_pos_of_pos {a : R} (h : 0 < a) : 0 < a⁻¹ := by
  have k : 0 < a * a⁻¹ := by rw [mul_inv_cancel (ne_of_lt h).symm]; exact OrderedRing.zero_lt_one
  exact (OrderedRing.mul_pos_iff.mp k).elim And.right fun k => absurd k.1 (Std.not_gt_of_lt h)
theorem pos_of_inv_pos {a : R} (h : 0 < a⁻¹) : 0 < a := inv_inv a ▸ inv_pos_of_pos h
theorem inv_pos_iff {a : R} : 0 < a⁻¹ ↔ 0 < a := ⟨pos_of_inv_pos, inv_pos_of_pos⟩
theorem inv_neg_iff {a : R} : a⁻¹ < 0 ↔ a < 0 := by
  rw [← neg_pos_iff, ← inv_neg, inv_pos_iff, neg_pos_iff]
theorem inv_nonneg_iff {a : R} : 0 ≤ a⁻¹ ↔ 0 ≤ a := by rw [← Std.not_lt, inv_neg_iff, Std.not_lt]
theorem inv_nonpos_iff {a : R} : a⁻¹ ≤ 0 ↔ a ≤ 0 := by rw [← Std.not_lt, inv_pos_iff, Std.not_lt]
theorem mul_le_mul_iff_of_pos_right {a b c : R} (h : 0 < c) : a * c ≤ b * c ↔ a ≤ b :=
  ⟨fun k => Std.not_lt.mp fun l => Std.not_ge_of_lt (OrderedRing.mul_lt_mul_of_pos_right l h) k,
    fun k => OrderedRing.mul_le_mul_of_nonneg_right k (Std.le_of_lt h)⟩
theorem mul_le_mul_iff_of_pos_left {a b c : R} (h : 0 < c) : c * a ≤ c * b ↔ a ≤ b := by
  rw [CommSemiring.mul_comm c, CommSemiring.mul_comm c, mul_le_mul_iff_of_pos_right h]
theorem mul_lt_mul_iff_of_pos_right {a b c : R} (h : 0 < c) : a * c < b * c ↔ a < b := by
  rw [← Std.not_le, mul_le_mul_iff_of_pos_right h, Std.not_le]
theorem mul_lt_mul_iff_of_pos_left {a b c : R} (h : 0 < c) : c * a < c * b ↔ a < b := by
  rw [← Std.not_le, mul_le_mul_iff_of_pos_left h, Std.not_le]
theorem mul_le_mul_iff_of_neg_right {a b c : R} (h : c < 0) : a * c ≤ b * c ↔ b ≤ a := by
  have := mul_le_mul_iff_of_pos_right (a := b) (b := a) (neg_pos_iff.mpr h)
  rwa [Ring.mul_neg, Ring.mul_neg, OrderedAdd.neg_le_iff, AddCommGroup.neg_neg] at this
theorem mul_le_mul_iff_of_neg_left {a b c : R} (h : c < 0) : c * a ≤ c * b ↔ b ≤ a := by
  rw [CommSemiring.mul_comm c, CommSemiring.mul_comm c, mul_le_mul_iff_of_neg_right h]
theorem mul_lt_mul_iff_of_neg_right {a b c : R} (h : c < 0) : a * c < b * c ↔ b < a := by
  rw [← Std.not_le, mul_le_mul_iff_of_neg_right h, Std.not_le]
theorem mul_lt_mul_iff_of_neg_left {a b c : R} (h : c < 0) : c * a < c * b ↔ b < a := by
  rw [← Std.not_le, mul_le_mul_iff_of_neg_left h, Std.not_le]
theorem le_mul_inv_iff_mul_le (a b : R) {c : R} (h : 0 < c) : a ≤ b * c⁻¹ ↔ a * c ≤ b := by
  rw [← mul_le_mul_iff_of_pos_right h, mul_inv_mul (ne_of_lt h).symm]
theorem lt_mul_inv_iff_mul_lt (a b : R) {c : R} (h : 0 < c) : a < b * c⁻¹ ↔ a * c < b := by
  rw [← mul_lt_mul_iff_of_pos_right h, mul_inv_mul (ne_of_lt h).symm]
theorem mul_inv_lt_iff_lt_mul (a c : R) {b : R} (h : 0 < b) : a * b⁻¹ < c ↔ a < c * b := by
  rw [← mul_lt_mul_iff_of_pos_right h, mul_inv_mul (ne_of_lt h).symm]
theorem le_mul_inv_iff_le_mul_of_neg (a b : R) {c : R} (h : c < 0) : a ≤ b * c⁻¹ ↔ b ≤ a * c := by
  rw [← mul_le_mul_iff_of_neg_right h, mul_inv_mul (ne_of_lt h)]
theorem mul_inv_le_iff_mul_le_of_neg (a c : R) {b : R} (h : b < 0) : a * b⁻¹ ≤ c ↔ c * b ≤ a := by
  rw [← mul_le_mul_iff_of_neg_right h, mul_inv_mul (ne_of_lt h)]
theorem lt_mul_inv_iff_lt_mul_of_neg (a b : R) {c : R} (h : c < 0) : a < b * c⁻¹ ↔ b < a * c := by
  rw [← mul_lt_mul_iff_of_neg_right h, mul_inv_mul (ne_of_lt h)]
theorem mul_inv_lt_iff_mul_lt_of_neg (a c : R) {b : R} (h : b < 0) : a * b⁻¹ < c ↔ c * b < a := by
  rw [← mul_lt_mul_iff_of_neg_right h, mul_inv_mul (ne_of_lt h)]
end Lean.Grind.Field.IsOrdered
