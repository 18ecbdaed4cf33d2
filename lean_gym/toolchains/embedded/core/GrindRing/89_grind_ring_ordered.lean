/-
Facts about the ordered modules, ordered rings and fields of `grind`.
-/
namespace Std
variable {α : Type u} [LT α] [LE α] [LawfulOrderLT α]
theorem not_ge_of_lt {a b : α} (h : a < b) : ¬ b ≤ a := ((LawfulOrderLT.lt_iff a b).mp h).2
private theorem lt_or_eq_of_le [IsPartialOrder α] {a b : α} (h : a ≤ b) : a < b ∨ a = b :=
  (Classical.em (b ≤ a)).elim (fun k => .inr (le_antisymm h k)) fun k => .inl ((LawfulOrderLT.lt_iff a b).mpr ⟨h, k⟩)
private theorem trichotomy [IsLinearOrder α] (a b : α) : a < b ∨ a = b ∨ b < a :=
  (Classical.em (a ≤ b)).elim (fun h => (lt_or_eq_of_le h).imp id .inl) fun h => .inr (.inr (not_le.mp h))
end Std
namespace Lean.Grind
attribute [local instance] Semiring.natCast Ring.intCast Semiring.nsmul Ring.zsmul
namespace OrderedAdd
section
variable {M : Type u} [LE M] [Std.IsPreorder M] [AddCommGroup M] [OrderedAdd M]
open AddCommGroup (neg_neg neg_zero sub_eq_add_neg)
open AddCommMonoid (add_comm)
theorem neg_le_iff {a b : M} : -a ≤ b ↔ -b ≤ a := by
  rw [← sub_nonneg_iff, ← sub_nonneg_iff (b := -b), sub_eq_add_neg, sub_eq_add_neg, neg_neg, neg_neg, add_comm]
theorem le_neg_iff {a b : M} : a ≤ -b ↔ b ≤ -a := by rw [← neg_neg a, neg_le_iff, neg_neg, neg_neg]
theorem neg_nonneg_iff {a : M} : 0 ≤ -a ↔ a ≤ 0 := by rw [le_neg_iff, neg_zero]
variable [LT M] [Std.LawfulOrderLT M]
theorem neg_lt_iff {a b : M} : -a < b ↔ -b < a := by
  rw [← sub_pos_iff, ← sub_pos_iff (b := -b), sub_eq_add_neg, sub_eq_add_neg, neg_neg, neg_neg, add_comm]
theorem lt_neg_iff {a b : M} : a < -b ↔ b < -a := by rw [← neg_neg a, neg_lt_iff, neg_neg, neg_neg]
theorem neg_pos_iff {a : M} : 0 < -a ↔ a < 0 := by rw [lt_neg_iff, neg_zero]
end
end OrderedAdd
namespace OrderedRing
open OrderedAdd (neg_nonneg_iff neg_pos_iff)
section
variable {R : Type u} [Ring R] [LE R] [LT R] [Std.LawfulOrderLT R]
theorem zero_le_one [Std.IsPreorder R] [OrderedRing R] : (0 : R) ≤ 1 := Std.le_of_lt zero_lt_one
theorem not_one_lt_zero [Std.IsPreorder R] [OrderedRing R] : ¬ (1 : R) < 0 := fun h =>
  Std.lt_irrefl (Std.lt_trans zero_lt_one h)
private theorem natCast_lt [Std.IsPreorder R] [OrderedRing R] {m n : _root_.Nat} (h : m < n) : (m : R) < (n : R) := by
  have := cast_lt (R := R) (Int.ofNat_lt.mpr h)
  rewrite [Ring.intCast_natCast, Ring.intCast_natCast] at this
  exact this
instance [Std.IsPreorder R] [OrderedRing R] : IsCharP R 0 where
  ofNat_ext_iff := by
    intro m n
    rewrite [Nat.mod_zero, Nat.mod_zero, Semiring.ofNat_eq_natCast, Semiring.ofNat_eq_natCast]
    refine ⟨fun h => ?_, fun h => by rw [h]⟩
    cases Nat.lt_trichotomy m n with
    | inl l => exact absurd (h ▸ natCast_lt (R := R) l) Std.lt_irrefl
    | inr l => cases l with
      | inl l => exact l
      | inr l => exact absurd (h ▸ natCast_lt (R := R) l) Std.lt_irrefl
variable [Std.IsPartialOrder R] [OrderedRing R]
theorem mul_le_mul_of_nonneg_left {a b c : R} (h : a ≤ b) (h' : 0 ≤ c) : c * a ≤ c * b := by
  cases Std.lt_or_eq_of_le h' with
  | inr e => rewrite [← e, Semiring.zero_mul, Semiring.zero_mul]; exact Std.le_refl _
  | inl p => cases Std.lt_or_eq_of_le h with
    | inl h => exact Std.le_of_lt (mul_lt_mul_of_pos_left h p)
    | inr e => rewrite [e]; exact Std.le_refl _
theorem mul_le_mul_of_nonneg_right {a b c : R} (h : a ≤ b) (h' : 0 ≤ c) : a * c ≤ b * c := by
  cases Std.lt_or_eq_of_le h' with
  | inr e => rewrite [← e, Semiring.mul_zero, Semiring.mul_zero]; exact Std.le_refl _
  | inl p => cases Std.lt_or_eq_of_le h with
    | inl h => exact Std.le_of_lt (mul_lt_mul_of_pos_right h p)
    | inr e => rewrite [e]; exact Std.le_refl _
theorem mul_nonneg {a b : R} (h₁ : 0 ≤ a) (h₂ : 0 ≤ b) : 0 ≤ a * b := by
  have := mul_le_mul_of_nonneg_right h₁ h₂
  rewrite [Semiring.zero_mul] at this
  exact this
omit [Std.LawfulOrderLT R] in
theorem mul_pos {a b : R} (h₁ : 0 < a) (h₂ : 0 < b) : 0 < a * b := by
  have := mul_lt_mul_of_pos_right h₁ h₂
  rewrite [Semiring.zero_mul] at this
  exact this
theorem mul_nonneg_of_nonpos_of_nonpos {a b : R} (h₁ : a ≤ 0) (h₂ : b ≤ 0) : 0 ≤ a * b := by
  have := mul_nonneg (neg_nonneg_iff.mpr h₁) (neg_nonneg_iff.mpr h₂)
  rewrite [Ring.neg_mul, Ring.mul_neg, AddCommGroup.neg_neg] at this
  exact this
theorem mul_nonpos_of_nonneg_of_nonpos {a b : R} (h₁ : 0 ≤ a) (h₂ : b ≤ 0) : a * b ≤ 0 := by
  rewrite [← neg_nonneg_iff, ← Ring.mul_neg]
  exact mul_nonneg h₁ (neg_nonneg_iff.mpr h₂)
theorem mul_nonpos_of_nonpos_of_nonneg {a b : R} (h₁ : a ≤ 0) (h₂ : 0 ≤ b) : a * b ≤ 0 := by
  rewrite [← neg_nonneg_iff, ← Ring.neg_mul]
  exact mul_nonneg (neg_nonneg_iff.mpr h₁) h₂
theorem mul_pos_of_neg_of_neg {a b : R} (h₁ : a < 0) (h₂ : b < 0) : 0 < a * b := by
  have := mul_pos (neg_pos_iff.mpr h₁) (neg_pos_iff.mpr h₂)
  rewrite [Ring.neg_mul, Ring.mul_neg, AddCommGroup.neg_neg] at this
  exact this
theorem mul_neg_of_pos_of_neg {a b : R} (h₁ : 0 < a) (h₂ : b < 0) : a * b < 0 := by
  rewrite [← neg_pos_iff, ← Ring.mul_neg]
  exact mul_pos h₁ (neg_pos_iff.mpr h₂)
theorem mul_neg_of_neg_of_pos {a b : R} (h₁ : a < 0) (h₂ : 0 < b) : a * b < 0 := by
  rewrite [← neg_pos_iff, ← Ring.neg_mul]
  exact mul_pos (neg_pos_iff.mpr h₁) h₂
end
section
variable {R : Type u} [Ring R] [LE R] [LT R] [Std.LawfulOrderLT R] [Std.IsLinearOrder R] [OrderedRing R]
theorem sq_nonneg {a : R} : 0 ≤ a^2 := by
  rewrite [Semiring.pow_two]
  exact (Std.le_total (a := 0) (b := a)).elim (fun h => mul_nonneg h h) fun h => mul_nonneg_of_nonpos_of_nonpos h h
theorem sq_pos {a : R} (h : a ≠ 0) : 0 < a^2 := by
  rewrite [Semiring.pow_two]
  cases Std.trichotomy 0 a with
  | inl k => exact mul_pos k k
  | inr k => cases k with
    | inl e => exact absurd e.symm h
    | inr k => exact mul_pos_of_neg_of_neg k k
theorem mul_nonneg_iff {a b : R} : 0 ≤ a * b ↔ 0 ≤ a ∧ 0 ≤ b ∨ a ≤ 0 ∧ b ≤ 0 := by
  refine ⟨fun h => ?_, fun h => h.elim (fun h => mul_nonneg h.1 h.2) fun h => mul_nonneg_of_nonpos_of_nonpos h.1 h.2⟩
  cases Std.trichotomy 0 a with
  | inl ka => cases Std.trichotomy 0 b with
    | inl kb => exact .inl ⟨Std.le_of_lt ka, Std.le_of_lt kb⟩
    | inr kb => cases kb with
      | inl e => exact .inl ⟨Std.le_of_lt ka, e ▸ Std.le_refl 0⟩
      | inr kb => exact absurd h (Std.not_ge_of_lt (mul_neg_of_pos_of_neg ka kb))
  | inr ka => cases ka with
    | inl e =>
      subst e
      exact (Std.le_total (a := 0) (b := b)).elim (fun k => .inl ⟨Std.le_refl 0, k⟩) fun k => .inr ⟨Std.le_refl 0, k⟩
    | inr ka => cases Std.trichotomy 0 b with
      | inl kb => exact absurd h (Std.not_ge_of_lt (mul_neg_of_neg_of_pos ka kb))
      | inr kb => exact .inr ⟨Std.le_of_lt ka, kb.elim (fun e => e ▸ Std.le_refl 0) Std.le_of_lt⟩
theorem mul_pos_iff {a b : R} : 0 < a * b ↔ 0 < a ∧ 0 < b ∨ a < 0 ∧ b < 0 := by
  refine ⟨fun h => ?_, fun h => h.elim (fun h => mul_pos h.1 h.2) fun h => mul_pos_of_neg_of_neg h.1 h.2⟩
  cases Std.trichotomy 0 a with
  | inl ka => cases Std.trichotomy 0 b with
    | inl kb => exact .inl ⟨ka, kb⟩
    | inr kb => cases kb with
      | inl e => rewrite [← e, Semiring.mul_zero] at h; exact absurd h Std.lt_irrefl
      | inr kb => exact absurd h (Std.not_gt_of_lt (mul_neg_of_pos_of_neg ka kb))
  | inr ka => cases ka with
    | inl e => rewrite [← e, Semiring.zero_mul] at h; exact absurd h Std.lt_irrefl
    | inr ka => cases Std.trichotomy 0 b with
      | inl kb => exact absurd h (Std.not_gt_of_lt (mul_neg_of_neg_of_pos ka kb))
      | inr kb => cases kb with
        | inl e => rewrite [← e, Semiring.mul_zero] at h; exact absurd h Std.lt_irrefl
        | inr kb => exact .inr ⟨ka, kb⟩
end
end OrderedRing
namespace Field
variable {α : Type u} [Field α] {a b : α}
theorem inv_mul_cancel (h : a ≠ 0) : a⁻¹ * a = 1 := by rw [CommSemiring.mul_comm, mul_inv_cancel h]
theorem eq_inv_of_mul_eq_one (h : a * b = 1) : a = b⁻¹ := by
  have n : b ≠ 0 := fun e => zero_ne_one (by rw [← h, e, Semiring.mul_zero])
  rw [← Semiring.mul_one a, ← mul_inv_cancel n, ← Semiring.mul_assoc, h, Semiring.one_mul]
theorem inv_one : (1 : α)⁻¹ = 1 := (eq_inv_of_mul_eq_one (Semiring.mul_one 1)).symm
theorem inv_inv (a : α) : a⁻¹⁻¹ = a := by
  by_cases h : a = 0
  · rw [h, inv_zero, inv_zero]
  · exact (eq_inv_of_mul_eq_one (mul_inv_cancel h)).symm
theorem inv_neg (a : α) : (-a)⁻¹ = -a⁻¹ := by
  by_cases h : a = 0
  · rw [h, AddCommGroup.neg_zero, inv_zero, AddCommGroup.neg_zero]
  · refine (eq_inv_of_mul_eq_one ?_).symm
    rw [Ring.neg_mul, Ring.mul_neg, AddCommGroup.neg_neg, inv_mul_cancel h]
theorem inv_eq_zero_iff {a : α} : a⁻¹ = 0 ↔ a = 0 :=
  ⟨fun h => by rw [← inv_inv a, h, inv_zero], fun h => by rw [h, inv_zero]⟩
theorem zero_eq_inv_iff {a : α} : 0 = a⁻¹ ↔ 0 = a := by rw [eq_comm, inv_eq_zero_iff, eq_comm]
instance [IsCharP α 0] : NoNatZeroDivisors α where
  no_nat_zero_divisors := by
    intro k a b h e
    have n : ((k : Int) : α) ≠ 0 := LeanGym.Internal.intCast_ne_zero (fun z => h (Int.ofNat_inj.mp z))
    rewrite [Ring.intCast_natCast] at n
    have e : (k : α) * a = (k : α) * b := by
      rewrite [← Semiring.nsmul_eq_natCast_mul, ← Semiring.nsmul_eq_natCast_mul]; exact e
    rw [← Semiring.one_mul a, ← inv_mul_cancel n, Semiring.mul_assoc, e, ← Semiring.mul_assoc, inv_mul_cancel n,
      Semiring.one_mul]
end Field
end Lean.Grind
