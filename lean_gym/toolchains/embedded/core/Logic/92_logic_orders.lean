/-
Orders with minima and maxima; equivalences decided by `==`.
-/
namespace Std
/- Minima and maxima. -/
class MinEqOr (α : Type u) [Min α] : Prop where
  min_eq_or : ∀ a b : α, min a b = a ∨ min a b = b
class LawfulOrderInf (α : Type u) [Min α] [LE α] : Prop where
  le_min_iff : ∀ a b c : α, a ≤ (min b c) ↔ a ≤ b ∧ a ≤ c
class LawfulOrderMin (α : Type u) [Min α] [LE α] : Prop extends MinEqOr α, LawfulOrderInf α
class LawfulOrderLeftLeaningMin (α : Type u) [Min α] [LE α] : Prop where
  min_eq_left : ∀ a b : α, a ≤ b → min a b = a
  min_eq_right : ∀ a b : α, ¬ a ≤ b → min a b = b
class MaxEqOr (α : Type u) [Max α] : Prop where
  max_eq_or : ∀ a b : α, max a b = a ∨ max a b = b
class LawfulOrderSup (α : Type u) [Max α] [LE α] : Prop where
  max_le_iff : ∀ a b c : α, (max a b) ≤ c ↔ a ≤ c ∧ b ≤ c
class LawfulOrderMax (α : Type u) [Max α] [LE α] : Prop extends MaxEqOr α, LawfulOrderSup α
class LawfulOrderLeftLeaningMax (α : Type u) [Max α] [LE α] : Prop where
  max_eq_left : ∀ a b : α, b ≤ a → max a b = a
  max_eq_right : ∀ a b : α, ¬ b ≤ a → max a b = b
section
variable {α : Type u}
theorem MinEqOr.elim [Min α] [MinEqOr α] {P : α → Prop} {a b : α} (ha : P a) (hb : P b) : P (min a b) :=
  (MinEqOr.min_eq_or a b).elim (fun e => e.symm ▸ ha) fun e => e.symm ▸ hb
theorem MaxEqOr.elim [Max α] [MaxEqOr α] {P : α → Prop} {a b : α} (ha : P a) (hb : P b) : P (max a b) :=
  (MaxEqOr.max_eq_or a b).elim (fun e => e.symm ▸ ha) fun e => e.symm ▸ hb
theorem min_eq_or [Min α] [MinEqOr α] {a b : α} : min a b = a ∨ min a b = b := MinEqOr.min_eq_or a b
theorem max_eq_or [Max α] [MaxEqOr α] {a b : α} : max a b = a ∨ max a b = b := MaxEqOr.max_eq_or a b
instance instIdempotentOpMinOfMinEqOr [Min α] [MinEqOr α] : IdempotentOp (min : α → α → α) :=
  ⟨fun a => (MinEqOr.min_eq_or a a).elim id id⟩
instance instIdempotentOpMaxOfMaxEqOr [Max α] [MaxEqOr α] : IdempotentOp (max : α → α → α) :=
  ⟨fun a => (MaxEqOr.max_eq_or a a).elim id id⟩
theorem min_self [Min α] [IdempotentOp (min : α → α → α)] {a : α} : min a a = a := IdempotentOp.idempotent a
theorem max_self [Max α] [IdempotentOp (max : α → α → α)] {a : α} : max a a = a := IdempotentOp.idempotent a
instance instMinEqOrOfLawfulOrderLeftLeaningMin [LE α] [Min α] [LawfulOrderLeftLeaningMin α] : MinEqOr α :=
  ⟨fun a b => (Classical.em (a ≤ b)).imp (LawfulOrderLeftLeaningMin.min_eq_left a b)
    (LawfulOrderLeftLeaningMin.min_eq_right a b)⟩
instance instMaxEqOrOfLawfulOrderLeftLeaningMax [LE α] [Max α] [LawfulOrderLeftLeaningMax α] : MaxEqOr α :=
  ⟨fun a b => (Classical.em (b ≤ a)).imp (LawfulOrderLeftLeaningMax.max_eq_left a b)
    (LawfulOrderLeftLeaningMax.max_eq_right a b)⟩
theorem le_min_iff [Min α] [LE α] [LawfulOrderInf α] {a b c : α} : a ≤ min b c ↔ a ≤ b ∧ a ≤ c :=
  LawfulOrderInf.le_min_iff a b c
theorem min_le_left [Min α] [LE α] [Refl (α := α) (· ≤ ·)] [LawfulOrderInf α] {a b : α} : min a b ≤ a :=
  (le_min_iff.mp (Refl.refl (min a b))).1
theorem min_le_right [Min α] [LE α] [Refl (α := α) (· ≤ ·)] [LawfulOrderInf α] {a b : α} : min a b ≤ b :=
  (le_min_iff.mp (Refl.refl (min a b))).2
theorem max_le_iff [Max α] [LE α] [LawfulOrderSup α] {a b c : α} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c :=
  LawfulOrderSup.max_le_iff a b c
theorem left_le_max [Max α] [LE α] [Refl (α := α) (· ≤ ·)] [LawfulOrderSup α] {a b : α} : a ≤ max a b :=
  (max_le_iff.mp (Refl.refl (max a b))).1
theorem right_le_max [Max α] [LE α] [Refl (α := α) (· ≤ ·)] [LawfulOrderSup α] {a b : α} : b ≤ max a b :=
  (max_le_iff.mp (Refl.refl (max a b))).2
instance instMinEqOrOfIsLinearOrderOfLawfulOrderInf [LE α] [Min α] [IsLinearOrder α] [LawfulOrderInf α] : MinEqOr α :=
  ⟨fun a b => (IsLinearPreorder.le_total a b).imp
    (fun h => IsPartialOrder.le_antisymm _ _ min_le_left (le_min_iff.mpr ⟨IsPreorder.le_refl a, h⟩))
    fun h => IsPartialOrder.le_antisymm _ _ min_le_right (le_min_iff.mpr ⟨h, IsPreorder.le_refl b⟩)⟩
instance instMaxEqOrOfIsLinearOrderOfLawfulOrderSup [LE α] [Max α] [IsLinearOrder α] [LawfulOrderSup α] : MaxEqOr α :=
  ⟨fun a b => (IsLinearPreorder.le_total b a).imp
    (fun h => IsPartialOrder.le_antisymm _ _ (max_le_iff.mpr ⟨IsPreorder.le_refl a, h⟩) left_le_max)
    fun h => IsPartialOrder.le_antisymm _ _ (max_le_iff.mpr ⟨h, IsPreorder.le_refl b⟩) right_le_max⟩
instance instAssociativeMinOfIsLinearOrderOfLawfulOrderMin [LE α] [Min α] [IsLinearOrder α] [LawfulOrderMin α] :
    Associative (min : α → α → α) where
  assoc a b c := IsPartialOrder.le_antisymm _ _
    (le_min_iff.mpr ⟨IsPreorder.le_trans _ _ _ min_le_left min_le_left,
      le_min_iff.mpr ⟨IsPreorder.le_trans _ _ _ min_le_left min_le_right, min_le_right⟩⟩)
    (le_min_iff.mpr ⟨le_min_iff.mpr ⟨min_le_left, IsPreorder.le_trans _ _ _ min_le_right min_le_left⟩,
      IsPreorder.le_trans _ _ _ min_le_right min_le_right⟩)
instance instAssociativeMaxOfIsLinearOrderOfLawfulOrderMax [LE α] [Max α] [IsLinearOrder α] [LawfulOrderMax α] :
    Associative (max : α → α → α) where
  assoc a b c := IsPartialOrder.le_antisymm _ _
    (max_le_iff.mpr ⟨max_le_iff.mpr ⟨left_le_max, IsPreorder.le_trans _ _ _ left_le_max right_le_max⟩,
      IsPreorder.le_trans _ _ _ right_le_max right_le_max⟩)
    (max_le_iff.mpr ⟨IsPreorder.le_trans _ _ _ left_le_max left_le_max,
      max_le_iff.mpr ⟨IsPreorder.le_trans _ _ _ right_le_max left_le_max, right_le_max⟩⟩)
instance instLawfulOrderMinOfIsLinearPreorderOfLawfulOrderLeftLeaningMin [LE α] [Min α] [IsLinearPreorder α]
    [LawfulOrderLeftLeaningMin α] : LawfulOrderMin α where
  le_min_iff a b c := (Classical.em (b ≤ c)).elim
    (fun h => (LawfulOrderLeftLeaningMin.min_eq_left b c h).symm ▸
      ⟨fun k => ⟨k, IsPreorder.le_trans _ _ _ k h⟩, And.left⟩)
    fun h => (LawfulOrderLeftLeaningMin.min_eq_right b c h).symm ▸
      ⟨fun k => ⟨IsPreorder.le_trans _ _ _ k ((IsLinearPreorder.le_total b c).resolve_left h), k⟩, And.right⟩
instance instLawfulOrderMaxOfIsLinearPreorderOfLawfulOrderLeftLeaningMax [LE α] [Max α] [IsLinearPreorder α]
    [LawfulOrderLeftLeaningMax α] : LawfulOrderMax α where
  max_le_iff a b c := (Classical.em (b ≤ a)).elim
    (fun h => (LawfulOrderLeftLeaningMax.max_eq_left a b h).symm ▸
      ⟨fun k => ⟨k, IsPreorder.le_trans _ _ _ h k⟩, And.left⟩)
    fun h => (LawfulOrderLeftLeaningMax.max_eq_right a b h).symm ▸
      ⟨fun k => ⟨IsPreorder.le_trans _ _ _ ((IsLinearPreorder.le_total b a).resolve_left h) k, k⟩, And.right⟩
end
end Std

namespace Nat
instance instAntisymmLe : Std.Antisymm (α := Nat) (· ≤ ·) := ⟨fun _ _ => Nat.le_antisymm⟩
instance instTrichotomousLt : Std.Trichotomous (α := Nat) (· < ·) :=
  ⟨fun _ _ h k => Nat.le_antisymm (Nat.not_lt.mp k) (Nat.not_lt.mp h)⟩
instance instLawfulOrderMin : Std.LawfulOrderMin Nat where
  le_min_iff _ _ _ := Nat.le_min
  min_eq_or a b := (Nat.le_total a b).imp Nat.min_eq_left Nat.min_eq_right
instance instLawfulOrderMax : Std.LawfulOrderMax Nat where
  max_le_iff _ _ _ := Nat.max_le
  max_eq_or a b := (Nat.le_total b a).imp Nat.max_eq_left Nat.max_eq_right
end Nat

/- Equality by `==`. -/
class PartialEquivBEq (α : Type u) [BEq α] : Prop where
  symm : {a b : α} → (a == b) = true → (b == a) = true
  trans : {a b c : α} → (a == b) = true → (b == c) = true → (a == c) = true
class EquivBEq (α : Type u) [BEq α] : Prop extends PartialEquivBEq α, ReflBEq α
section
variable {α : Type u} [BEq α]
instance (priority := 100) instEquivBEqOfLawfulBEq [LawfulBEq α] : EquivBEq α where
  symm h := eq_of_beq h ▸ h
  trans h k := eq_of_beq h ▸ k
instance instSymmEqBoolBeqTrueOfPartialEquivBEq [PartialEquivBEq α] : Std.Symm (α := α) (· == ·) :=
  ⟨fun _ _ => PartialEquivBEq.symm⟩
theorem BEq.symm [Std.Symm (α := α) (· == ·)] {a b : α} : a == b → b == a :=
  Std.Symm.symm (r := (fun x y : α => (x == y) = true)) a b
theorem bne_eq {a b : α} : (a != b) = !(a == b) := rfl
theorem equivBEq_of_iff_apply_eq {β : Sort v} (f : α → β) (hf : ∀ a b, a == b ↔ f a = f b) : EquivBEq α where
  symm h := (hf _ _).mpr ((hf _ _).mp h).symm
  trans h k := (hf _ _).mpr (((hf _ _).mp h).trans ((hf _ _).mp k))
  rfl := (hf _ _).mpr rfl
end

section
variable {α : Type u} [BEq α] [PartialEquivBEq α] {a b c : α}
theorem BEq.comm : (a == b) = (b == a) := Bool.eq_iff_iff.mpr ⟨PartialEquivBEq.symm, PartialEquivBEq.symm⟩
theorem bne_comm : (a != b) = (b != a) := congrArg not BEq.comm
theorem BEq.symm_false : (a == b) = false → (b == a) = false := BEq.comm.trans
theorem BEq.trans : a == b → b == c → a == c := PartialEquivBEq.trans
theorem BEq.congr_left (h : a == b) : (a == c) = (b == c) :=
  Bool.eq_iff_iff.mpr ⟨BEq.trans (PartialEquivBEq.symm h), BEq.trans h⟩
theorem BEq.congr_right (h : b == c) : (a == b) = (a == c) :=
  Bool.eq_iff_iff.mpr ⟨fun k => BEq.trans k h, fun k => BEq.trans k (PartialEquivBEq.symm h)⟩
theorem BEq.neq_of_neq_of_beq : (a == b) = false → b == c → (a == c) = false := fun h k => BEq.congr_right k ▸ h
theorem BEq.neq_of_beq_of_neq : a == b → (b == c) = false → (a == c) = false := fun h k => BEq.congr_left h ▸ k
end
