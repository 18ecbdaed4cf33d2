/-
More laws of the order of the rational numbers.
-/
namespace Rat
open Lean.Grind (OrderedAdd OrderedRing AddCommGroup Field)
protected theorem nonneg_antisymm {q : Rat} : 0 ≤ q → 0 ≤ -q → q = 0 := fun h k =>
  Rat.le_antisymm (OrderedAdd.neg_nonneg_iff.mp k) h
protected theorem nonneg_total (a : Rat) : 0 ≤ a ∨ 0 ≤ -a := Rat.le_total.imp id OrderedAdd.neg_nonneg_iff.mpr
protected theorem le_antisymm_iff {a b : Rat} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => h ▸ ⟨Rat.le_refl, Rat.le_refl⟩, fun ⟨h, k⟩ => Rat.le_antisymm h k⟩
@[simp] protected theorem lt_irrefl {a : Rat} : ¬a < a := fun h => Int.lt_irrefl _ ((Rat.lt_iff a a).mp h)
protected theorem ne_of_lt {a b : Rat} (ha : a < b) : a ≠ b := fun e => Rat.lt_irrefl (e ▸ ha)
protected theorem ne_of_gt {a b : Rat} (ha : a < b) : b ≠ a := fun e => Rat.lt_irrefl (e ▸ ha)
protected theorem lt_of_le_of_ne {a b : Rat} (ha : a ≤ b) (hb : a ≠ b) : a < b :=
  Decidable.byContradiction fun h => hb (Rat.le_antisymm ha (Rat.not_lt.mp h))
protected theorem lt_iff_le_and_ne {a b : Rat} : a < b ↔ a ≤ b ∧ a ≠ b :=
  ⟨fun h => ⟨Rat.le_of_lt h, Rat.ne_of_lt h⟩, fun h => Rat.lt_of_le_of_ne h.1 h.2⟩
protected theorem le_iff_lt_or_eq {a b : Rat} : a ≤ b ↔ a < b ∨ a = b :=
  ⟨fun h => (Decidable.em (a = b)).elim .inr fun k => .inl (Rat.lt_of_le_of_ne h k),
    fun h => h.elim Rat.le_of_lt fun h => h ▸ Rat.le_refl⟩
protected theorem le_iff_eq_or_lt {a b : Rat} : a ≤ b ↔ a < b ∨ a = b := Rat.le_iff_lt_or_eq
protected theorem add_le_add_left {a b c : Rat} : c + a ≤ c + b ↔ a ≤ b :=
  Rat.add_comm a c ▸ Rat.add_comm b c ▸ Rat.add_le_add_right
protected theorem add_lt_add_right {a b c : Rat} : a + c < b + c ↔ a < b := (OrderedAdd.add_lt_left_iff c).symm
protected theorem add_lt_add_left {a b c : Rat} : c + a < c + b ↔ a < b := by
  rw [Rat.add_comm c, Rat.add_comm c, Rat.add_lt_add_right]
protected theorem neg_le_iff {a b : Rat} : -a ≤ b ↔ -b ≤ a := OrderedAdd.neg_le_iff
protected theorem le_neg_iff {a b : Rat} : a ≤ -b ↔ b ≤ -a := OrderedAdd.le_neg_iff
protected theorem neg_lt_iff {a b : Rat} : -a < b ↔ -b < a := OrderedAdd.neg_lt_iff
protected theorem lt_neg_iff {a b : Rat} : a < -b ↔ b < -a := OrderedAdd.lt_neg_iff
@[simp] protected theorem neg_le_neg_iff {a b : Rat} : -a ≤ -b ↔ b ≤ a := by rw [Rat.neg_le_iff, Rat.neg_neg]
protected theorem neg_le_neg {a b : Rat} (h : a ≤ b) : -b ≤ -a := Rat.neg_le_neg_iff.mpr h
@[simp] protected theorem neg_lt_neg_iff {a b : Rat} : -a < -b ↔ b < a := by rw [Rat.neg_lt_iff, Rat.neg_neg]
protected theorem neg_lt_neg {a b : Rat} (h : a < b) : -b < -a := Rat.neg_lt_neg_iff.mpr h
protected theorem mul_le_mul_of_nonneg_left {a b c : Rat} (ha : a ≤ b) (hc : 0 ≤ c) : c * a ≤ c * b :=
  OrderedRing.mul_le_mul_of_nonneg_left ha hc
protected theorem mul_le_mul_of_nonneg_right {a b c : Rat} (ha : a ≤ b) (hc : 0 ≤ c) : a * c ≤ b * c :=
  OrderedRing.mul_le_mul_of_nonneg_right ha hc
protected theorem le_of_mul_le_mul_left {a b c : Rat} (ha : c * a ≤ c * b) (hc : 0 < c) : a ≤ b :=
  Rat.not_lt.mp fun h => Rat.not_lt.mpr ha (Rat.mul_lt_mul_of_pos_left h hc)
protected theorem le_of_mul_le_mul_right {a b c : Rat} (ha : a * c ≤ b * c) (hc : 0 < c) : a ≤ b :=
  Rat.not_lt.mp fun h => Rat.not_lt.mpr ha (Rat.mul_lt_mul_of_pos_right h hc)
protected theorem lt_of_mul_lt_mul_left {a b c : Rat} (h : c * a < c * b) (hc : 0 ≤ c) : a < b :=
  Rat.not_le.mp fun k => Rat.not_le.mpr h (Rat.mul_le_mul_of_nonneg_left k hc)
protected theorem lt_of_mul_lt_mul_right {a b c : Rat} (h : a * c < b * c) (hc : 0 ≤ c) : a < b :=
  Rat.not_le.mp fun k => Rat.not_le.mpr h (Rat.mul_le_mul_of_nonneg_right k hc)
protected theorem mul_lt_mul_left {a b c : Rat} (hc : 0 < c) : c * a < c * b ↔ a < b := by
  rw [← Rat.not_le, ← Rat.not_le]
  exact not_congr ⟨fun h => Rat.le_of_mul_le_mul_left h hc, fun h => Rat.mul_le_mul_of_nonneg_left h (Rat.le_of_lt hc)⟩
protected theorem mul_lt_mul_right {a b c : Rat} (hc : 0 < c) : a * c < b * c ↔ a < b :=
  Rat.mul_comm c a ▸ Rat.mul_comm c b ▸ Rat.mul_lt_mul_left hc
protected theorem mul_pos_iff_of_pos_left {a b : Rat} (ha : 0 < a) : 0 < a * b ↔ 0 < b := by
  have := Rat.mul_lt_mul_left (a := 0) (b := b) ha
  rwa [Rat.mul_zero] at this
protected theorem mul_pos_iff_of_pos_right {a b : Rat} (hb : 0 < b) : 0 < a * b ↔ 0 < a := by
  have := Rat.mul_lt_mul_right (a := 0) (b := a) hb
  rwa [Rat.zero_mul] at this
protected theorem mul_neg_iff_of_pos_left {a b : Rat} (ha : 0 < a) : a * b < 0 ↔ b < 0 := by
  have := Rat.mul_lt_mul_left (a := b) (b := 0) ha
  rwa [Rat.mul_zero] at this
protected theorem mul_neg_iff_of_pos_right {a b : Rat} (hb : 0 < b) : a * b < 0 ↔ a < 0 := by
  have := Rat.mul_lt_mul_right (a := a) (b := 0) hb
  rwa [Rat.zero_mul] at this
private theorem zero_lt_one : (0 : Rat) < 1 := rfl
private theorem inv_pos_of_pos {a : Rat} (h : 0 < a) : 0 < a⁻¹ := by
  rw [← Rat.mul_pos_iff_of_pos_left h, Rat.mul_inv_cancel a (Rat.ne_of_gt h)]; exact zero_lt_one
protected theorem inv_pos {a : Rat} : 0 < a⁻¹ ↔ 0 < a := by
  refine ⟨fun h => ?_, inv_pos_of_pos⟩
  have k := inv_pos_of_pos h
  rwa [Rat.inv_inv] at k
private theorem inv_nonneg {a : Rat} (h : 0 ≤ a) : 0 ≤ a⁻¹ :=
  (Rat.le_iff_lt_or_eq.mp h).elim (fun h => Rat.le_of_lt (inv_pos_of_pos h)) fun h => by
    rw [← h, Rat.inv_zero]; exact Rat.le_refl
protected theorem pow_pos {a : Rat} {n : Nat} (h : 0 < a) : 0 < a ^ n :=
  num_pos'.mp (Int.pow_pos (num_pos'.mpr h))
protected theorem pow_nonneg {a : Rat} {n : Nat} (h : 0 ≤ a) : 0 ≤ a ^ n :=
  num_nonneg.mp (Int.pow_nonneg (num_nonneg.mpr h))
protected theorem zpow_pos {a : Rat} {n : Int} (h : 0 < a) : 0 < a ^ n :=
  match n with
  | .ofNat _ => Rat.pow_pos h
  | .negSucc _ => inv_pos_of_pos (Rat.pow_pos h)
protected theorem zpow_nonneg {a : Rat} {n : Int} (h : 0 ≤ a) : 0 ≤ a ^ n :=
  match n with
  | .ofNat _ => Rat.pow_nonneg h
  | .negSucc _ => inv_nonneg (Rat.pow_nonneg h)
protected theorem div_lt_iff {a b c : Rat} (hb : 0 < b) : a / b < c ↔ a < c * b := by
  rw [← Rat.mul_lt_mul_right (Rat.inv_pos.mpr hb) (a := a), ← div_def, ← div_def, Rat.mul_div_cancel (Rat.ne_of_gt hb)]
protected theorem div_lt_iff' {a b c : Rat} (hb : 0 < b) : a / b < c ↔ a < b * c :=
  Rat.mul_comm c b ▸ Rat.div_lt_iff hb
protected theorem lt_div_iff {a b c : Rat} (hc : 0 < c) : a < b / c ↔ a * c < b := by
  rw [← Rat.mul_lt_mul_right (Rat.inv_pos.mpr hc) (b := b), ← div_def, ← div_def, Rat.mul_div_cancel (Rat.ne_of_gt hc)]
protected theorem lt_div_iff' {a b c : Rat} (hc : 0 < c) : a < b / c ↔ c * a < b :=
  Rat.mul_comm a c ▸ Rat.lt_div_iff hc
protected theorem add_le_iff_le_sub {a b c : Rat} : a + b ≤ c ↔ a ≤ c - b := by
  rw [Rat.sub_eq_add_neg, ← Rat.add_le_add_right (c := -b) (a := a + b), ← Rat.sub_eq_add_neg (a + b),
    Rat.add_sub_cancel]
protected theorem le_sub_iff {a b c : Rat} : a ≤ c - b ↔ a + b ≤ c := Rat.add_le_iff_le_sub.symm
protected theorem le_add_iff_sub_le {a b c : Rat} : a ≤ b + c ↔ a - c ≤ b := by
  rw [Rat.sub_eq_add_neg, ← Rat.add_le_add_right (c := -c) (b := b + c), ← Rat.sub_eq_add_neg (b + c),
    Rat.add_sub_cancel]
protected theorem sub_right_le_iff_le_add {a b c : Rat} : a - c ≤ b ↔ a ≤ b + c := Rat.le_add_iff_sub_le.symm
protected theorem lt_sub_right_iff_add_lt {a b c : Rat} : a < c - b ↔ a + b < c := by
  rw [Rat.sub_eq_add_neg, ← Rat.add_lt_add_right (c := -b) (a := a + b), ← Rat.sub_eq_add_neg (a + b),
    Rat.add_sub_cancel]
protected theorem sub_lt_iff {a b c : Rat} : a - c < b ↔ a < b + c := by
  rw [Rat.sub_eq_add_neg, ← Rat.add_lt_add_right (c := -c) (b := b + c), ← Rat.sub_eq_add_neg (b + c),
    Rat.add_sub_cancel]
protected theorem max_def {n m : Rat} : max n m = if n ≤ m then m else n := rfl
protected theorem min_def {n m : Rat} : min n m = if n ≤ m then n else m := rfl
@[simp] protected theorem abs_zero : Rat.abs 0 = 0 := rfl
theorem abs_of_nonneg {x : Rat} (h : 0 ≤ x) : x.abs = x := if_pos h
theorem abs_of_nonpos {x : Rat} (h : x ≤ 0) : x.abs = -x :=
  if k : 0 ≤ x then by rw [Rat.le_antisymm h k]; rfl else if_neg k
@[simp] theorem abs_nonneg {x : Rat} : 0 ≤ x.abs :=
  if h : 0 ≤ x then (abs_of_nonneg h).symm ▸ h else
    Eq.mpr (congrArg (0 ≤ ·) (if_neg h)) ((Rat.nonneg_total x).resolve_left h)
@[simp] protected theorem abs_neg {x : Rat} : (-x).abs = x.abs := by
  cases Rat.nonneg_total x with
  | inl h => rw [abs_of_nonneg h, abs_of_nonpos (Rat.neg_le_neg h), Rat.neg_neg]
  | inr h => rw [abs_of_nonneg h, abs_of_nonpos (OrderedAdd.neg_nonneg_iff.mp h)]
protected theorem abs_sub_comm {x y : Rat} : (x - y).abs = (y - x).abs :=
  (congrArg Rat.abs (Rat.neg_sub y x)).symm.trans Rat.abs_neg
@[simp] protected theorem abs_eq_zero_iff {x : Rat} : x.abs = 0 ↔ x = 0 := by
  cases Rat.nonneg_total x with
  | inl h => rw [abs_of_nonneg h]
  | inr h => rw [← Rat.abs_neg, abs_of_nonneg h, AddCommGroup.neg_eq_zero]
protected theorem abs_pos_iff {x : Rat} : 0 < x.abs ↔ x ≠ 0 := by
  rw [Rat.lt_iff_le_and_ne, and_iff_right abs_nonneg, ne_comm]
  exact not_congr Rat.abs_eq_zero_iff
end Rat
