/-
The opposite of an order; the smaller and the greater of two elements by a function (`minOn`, `maxOn`).
-/
section
variable {α : Type u}
set_option warn.classDefReducibility false in
def LE.opposite (le : LE α) : LE α where
  le a b := b ≤ a
theorem LE.opposite_def {le : LE α} : le.opposite = ⟨fun a b => b ≤ a⟩ := rfl
theorem LE.le_opposite_iff {le : LE α} {a b : α} : (haveI := le.opposite; a ≤ b) ↔ b ≤ a := Iff.rfl
set_option warn.classDefReducibility false in
def LT.opposite (lt : LT α) : LT α where
  lt a b := b < a
theorem LT.opposite_def {lt : LT α} : lt.opposite = ⟨fun a b => b < a⟩ := rfl
theorem LT.lt_opposite_iff {lt : LT α} {a b : α} : (haveI := lt.opposite; a < b) ↔ b < a := Iff.rfl
set_option warn.classDefReducibility false in
def Min.oppositeMax (min : Min α) : Max α where
  max a b := Min.min a b
theorem Min.oppositeMax_def {min : Min α} : min.oppositeMax = ⟨Min.min⟩ := rfl
theorem Min.max_oppositeMax {min : Min α} {a b : α} : (haveI := min.oppositeMax; Max.max a b) = Min.min a b := rfl
set_option warn.classDefReducibility false in
def Max.oppositeMin (max : Max α) : Min α where
  min a b := Max.max a b
theorem Max.oppositeMin_def {min : Max α} : min.oppositeMin = ⟨Max.max⟩ := rfl
theorem Max.min_oppositeMin {max : Max α} {a b : α} : (haveI := max.oppositeMin; Min.min a b) = Max.max a b := rfl
namespace Std.OppositeOrderInstances
scoped instance instDecidableLEOpposite {i : LE α} [id : DecidableLE α] : haveI := i.opposite; DecidableLE α :=
  fun a b => id b a
scoped instance instDecidableLTOpposite {i : LT α} [id : DecidableLT α] : haveI := i.opposite; DecidableLT α :=
  fun a b => id b a
scoped instance instLEReflOpposite {i : LE α} [Refl (α := α) (· ≤ ·)] :
    haveI := i.opposite; Refl (α := α) (· ≤ ·) :=
  @Refl.mk α _ fun a => Refl.refl (r := i.le) a
scoped instance instLESymmOpposite {i : LE α} [Symm (α := α) (· ≤ ·)] :
    haveI := i.opposite; Symm (α := α) (· ≤ ·) :=
  @Symm.mk α _ fun a b => Symm.symm (r := i.le) b a
scoped instance instLEAntisymmOpposite {i : LE α} [Antisymm (α := α) (· ≤ ·)] :
    haveI := i.opposite; Antisymm (α := α) (· ≤ ·) :=
  @Antisymm.mk α _ fun a b h k => Antisymm.antisymm (r := i.le) a b k h
scoped instance instLEAsymmOpposite {i : LE α} [Asymm (α := α) (· ≤ ·)] :
    haveI := i.opposite; Asymm (α := α) (· ≤ ·) :=
  @Asymm.mk α _ fun a b => Asymm.asymm (r := i.le) b a
scoped instance instLETransOpposite {i : LE α} [Trans (· ≤ ·) (· ≤ ·) (· ≤ · : α → α → Prop)] :
    haveI := i.opposite; Trans (· ≤ ·) (· ≤ ·) (· ≤ · : α → α → Prop) :=
  @Trans.mk _ _ _ _ _ _ fun h k => Trans.trans (r := i.le) (s := i.le) (t := i.le) k h
scoped instance instLETotalOpposite {i : LE α} [Total (α := α) (· ≤ ·)] :
    haveI := i.opposite; Total (α := α) (· ≤ ·) :=
  @Total.mk α _ fun a b => Total.total (r := i.le) b a
scoped instance instLEIrreflOpposite {i : LE α} [Irrefl (α := α) (· ≤ ·)] :
    haveI := i.opposite; Irrefl (α := α) (· ≤ ·) :=
  @Irrefl.mk α _ fun a => Irrefl.irrefl (r := i.le) a
scoped instance instIsPreorderOpposite {i : LE α} [IsPreorder α] : haveI := i.opposite; IsPreorder α :=
  @IsPreorder.mk α i.opposite (fun a => IsPreorder.le_refl a) fun a b c h k => IsPreorder.le_trans c b a k h
scoped instance instIsPartialOrderOpposite {i : LE α} [IsPartialOrder α] : haveI := i.opposite; IsPartialOrder α :=
  @IsPartialOrder.mk α i.opposite inferInstance fun a b h k => IsPartialOrder.le_antisymm a b k h
scoped instance instIsLinearPreorderOpposite {i : LE α} [IsLinearPreorder α] :
    haveI := i.opposite; IsLinearPreorder α :=
  @IsLinearPreorder.mk α i.opposite inferInstance fun a b => IsLinearPreorder.le_total b a
scoped instance instIsLinearOrderOpposite {i : LE α} [IsLinearOrder α] : haveI := i.opposite; IsLinearOrder α :=
  @IsLinearOrder.mk α i.opposite inferInstance fun a b => IsLinearPreorder.le_total b a
scoped instance instLawfulOrderLTOpposite {il : LE α} {it : LT α} [LawfulOrderLT α] :
    haveI := il.opposite; haveI := it.opposite; LawfulOrderLT α :=
  @LawfulOrderLT.mk α it.opposite il.opposite fun a b => LawfulOrderLT.lt_iff b a
scoped instance instLawfulOrderInfOpposite {il : LE α} {im : Min α} [LawfulOrderInf α] :
    haveI := il.opposite; haveI := im.oppositeMax; LawfulOrderSup α :=
  @LawfulOrderSup.mk α im.oppositeMax il.opposite fun a b c => LawfulOrderInf.le_min_iff c a b
scoped instance instLawfulOrderMinOpposite {il : LE α} {im : Min α} [LawfulOrderMin α] :
    haveI := il.opposite; haveI := im.oppositeMax; LawfulOrderMax α :=
  @LawfulOrderMax.mk α im.oppositeMax il.opposite (@MaxEqOr.mk α im.oppositeMax MinEqOr.min_eq_or) inferInstance
scoped instance instLawfulOrderSupOpposite {il : LE α} {im : Max α} [LawfulOrderSup α] :
    haveI := il.opposite; haveI := im.oppositeMin; LawfulOrderInf α :=
  @LawfulOrderInf.mk α im.oppositeMin il.opposite fun a b c => LawfulOrderSup.max_le_iff b c a
scoped instance instLawfulOrderMaxOpposite {il : LE α} {im : Max α} [LawfulOrderMax α] :
    haveI := il.opposite; haveI := im.oppositeMin; LawfulOrderMin α :=
  @LawfulOrderMin.mk α im.oppositeMin il.opposite (@MinEqOr.mk α im.oppositeMin MaxEqOr.max_eq_or) inferInstance
scoped instance instLawfulOrderLeftLeaningMinOpposite {il : LE α} {im : Min α} [LawfulOrderLeftLeaningMin α] :
    haveI := il.opposite; haveI := im.oppositeMax; LawfulOrderLeftLeaningMax α :=
  @LawfulOrderLeftLeaningMax.mk α im.oppositeMax il.opposite LawfulOrderLeftLeaningMin.min_eq_left
    LawfulOrderLeftLeaningMin.min_eq_right
scoped instance instLawfulOrderLeftLeaningMaxOpposite {il : LE α} {im : Max α} [LawfulOrderLeftLeaningMax α] :
    haveI := il.opposite; haveI := im.oppositeMin; LawfulOrderLeftLeaningMin α :=
  @LawfulOrderLeftLeaningMin.mk α im.oppositeMin il.opposite LawfulOrderLeftLeaningMax.max_eq_left
    LawfulOrderLeftLeaningMax.max_eq_right
end Std.OppositeOrderInstances
end

open scoped Std.OppositeOrderInstances
def minOn {β : Type u} {α : Sort v} [LE β] [DecidableLE β] (f : α → β) (x y : α) : α := if f x ≤ f y then x else y
def maxOn {β : Type u} {α : Sort v} [i : LE β] [DecidableLE β] (f : α → β) (x y : α) : α :=
  letI := i.opposite
  minOn f x y
section
variable {α : Type u} [LE α] [DecidableLE α] {x y : α}
theorem minOn_id [Min α] [Std.LawfulOrderLeftLeaningMin α] : minOn id x y = min x y := by
  rewrite [minOn]
  split
  · next h => exact (Std.LawfulOrderLeftLeaningMin.min_eq_left x y h).symm
  · next h => exact (Std.LawfulOrderLeftLeaningMin.min_eq_right x y h).symm
theorem maxOn_id [Max α] [Std.LawfulOrderLeftLeaningMax α] : maxOn id x y = max x y := by
  show ite (y ≤ x) x y = _
  split
  · next h => exact (Std.LawfulOrderLeftLeaningMax.max_eq_left x y h).symm
  · next h => exact (Std.LawfulOrderLeftLeaningMax.max_eq_right x y h).symm
end

section
variable {β : Type u} {α : Sort v}
theorem minOn_eq_or [LE β] [DecidableLE β] {f : α → β} {x y : α} : minOn f x y = x ∨ minOn f x y = y := by
  rewrite [minOn]
  split
  · exact .inl rfl
  · exact .inr rfl
@[simp, grind =] theorem minOn_self [LE β] [DecidableLE β] {f : α → β} {x : α} : minOn f x x = x := ite_self x
@[grind =] theorem minOn_eq_left [LE β] [DecidableLE β] {f : α → β} {x y : α} (h : f x ≤ f y) : minOn f x y = x :=
  if_pos h
@[grind =] theorem minOn_eq_right [LE β] [DecidableLE β] {f : α → β} {x y : α} (h : ¬ f x ≤ f y) :
    minOn f x y = y := if_neg h
theorem minOn_eq_right_of_lt [LE β] [DecidableLE β] [LT β] [Std.Total (α := β) (· ≤ ·)] [Std.LawfulOrderLT β]
    {f : α → β} {x y : α} (h : f y < f x) : minOn f x y = y := if_neg ((Std.LawfulOrderLT.lt_iff _ _).mp h).2
@[grind =>] theorem apply_minOn_le_left [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x y : α} :
    f (minOn f x y) ≤ f x := by
  rewrite [minOn]
  split
  · exact Std.IsPreorder.le_refl _
  · next h => exact (Std.IsLinearPreorder.le_total _ _).resolve_left h
@[grind =>] theorem apply_minOn_le_right [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x y : α} :
    f (minOn f x y) ≤ f y := by
  rewrite [minOn]
  split
  · next h => exact h
  · exact Std.IsPreorder.le_refl _
theorem le_apply_minOn_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x y : α} {b : β} :
    b ≤ f (minOn f x y) ↔ b ≤ f x ∧ b ≤ f y := by
  constructor
  · intro h
    exact ⟨Std.IsPreorder.le_trans _ _ _ h apply_minOn_le_left, Std.IsPreorder.le_trans _ _ _ h apply_minOn_le_right⟩
  · intro ⟨h, k⟩
    exact minOn_eq_or.elim (fun e => e.symm ▸ h) fun e => e.symm ▸ k
@[grind =] theorem minOn_assoc [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x y z : α} :
    minOn f (minOn f x y) z = minOn f x (minOn f y z) := by
  by_cases h : f x ≤ f y
  · rewrite [minOn_eq_left h]
    by_cases k : f y ≤ f z
    · rw [minOn_eq_left k, minOn_eq_left h, minOn_eq_left (Std.IsPreorder.le_trans _ _ _ h k)]
    · rw [minOn_eq_right k]
  · rewrite [minOn_eq_right h]
    by_cases k : f y ≤ f z
    · rw [minOn_eq_left k, minOn_eq_right h]
    · have k' : f z ≤ f y := (Std.IsLinearPreorder.le_total _ _).resolve_left k
      rw [minOn_eq_right k, minOn_eq_right fun l => h (Std.IsPreorder.le_trans _ _ _ l k')]
instance instAssociativeMinOnOfIsLinearPreorder [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} :
    Std.Associative (minOn f) := ⟨fun _ _ _ => minOn_assoc⟩
theorem min_apply [LE β] [DecidableLE β] [Min β] [Std.LawfulOrderLeftLeaningMin β] {f : α → β} {x y : α} :
    min (f x) (f y) = f (minOn f x y) := by
  rewrite [minOn]
  split
  · next h => exact Std.LawfulOrderLeftLeaningMin.min_eq_left _ _ h
  · next h => exact Std.LawfulOrderLeftLeaningMin.min_eq_right _ _ h
theorem minOn_eq_ite [LE β] [DecidableLE β] {f : α → β} {a b : α} : minOn f a b = if f a ≤ f b then a else b := rfl
theorem maxOn_eq_minOn [le : LE β] [DecidableLE β] {f : α → β} {x y : α} :
    maxOn f x y = (letI := le.opposite; minOn f x y) := rfl
theorem maxOn_eq_or [LE β] [DecidableLE β] {f : α → β} {x y : α} : maxOn f x y = x ∨ maxOn f x y = y :=
  @minOn_eq_or _ _ (LE.opposite _) _ f x y
@[simp, grind =] theorem maxOn_self [LE β] [DecidableLE β] {f : α → β} {x : α} : maxOn f x x = x := ite_self x
@[grind =] theorem maxOn_eq_left [le : LE β] [DecidableLE β] {f : α → β} {x y : α} (h : f y ≤ f x) :
    maxOn f x y = x := if_pos h
@[grind =] theorem maxOn_eq_right [LE β] [DecidableLE β] {f : α → β} {x y : α} (h : ¬ f y ≤ f x) :
    maxOn f x y = y := if_neg h
theorem maxOn_eq_right_of_lt [LE β] [DecidableLE β] [LT β] [Std.Total (α := β) (· ≤ ·)] [Std.LawfulOrderLT β]
    {f : α → β} {x y : α} (h : f x < f y) : maxOn f x y = y :=
  maxOn_eq_right ((Std.LawfulOrderLT.lt_iff _ _).mp h).2
@[grind =>] theorem left_le_apply_maxOn [le : LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x y : α} :
    f x ≤ f (maxOn f x y) := @apply_minOn_le_left _ _ le.opposite _ _ f x y
@[grind =>] theorem right_le_apply_maxOn [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x y : α} :
    f y ≤ f (maxOn f x y) := @apply_minOn_le_right _ _ (LE.opposite _) _ _ f x y
theorem apply_maxOn_le_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x y : α} {b : β} :
    f (maxOn f x y) ≤ b ↔ f x ≤ b ∧ f y ≤ b := @le_apply_minOn_iff _ _ (LE.opposite _) _ _ f x y b
@[grind =] theorem maxOn_assoc [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x y z : α} :
    maxOn f (maxOn f x y) z = maxOn f x (maxOn f y z) := @minOn_assoc _ _ (LE.opposite _) _ _ f x y z
instance instAssociativeMaxOnOfIsLinearPreorder [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} :
    Std.Associative (maxOn f) := ⟨fun _ _ _ => maxOn_assoc⟩
theorem maxOn_eq_ite [LE β] [DecidableLE β] {f : α → β} {a b : α} : maxOn f a b = if f b ≤ f a then a else b := rfl
theorem max_apply [LE β] [DecidableLE β] [Max β] [Std.LawfulOrderLeftLeaningMax β] {f : α → β} {x y : α} :
    max (f x) (f y) = f (maxOn f x y) := by
  rewrite [maxOn_eq_ite]
  split
  · next h => exact Std.LawfulOrderLeftLeaningMax.max_eq_left _ _ h
  · next h => exact Std.LawfulOrderLeftLeaningMax.max_eq_right _ _ h
theorem apply_maxOn [LE β] [DecidableLE β] [Max β] [Std.LawfulOrderLeftLeaningMax β] {f : α → β} {x y : α} :
    f (maxOn f x y) = max (f x) (f y) := max_apply.symm
end

section
variable {α : Type u} {β : Type v} [LE α] [DecidableLE α] [LE β] [DecidableLE β] {f : α → β} {a b : α}
theorem minOn_eq_min [Min α] [Std.LawfulOrderLeftLeaningMin α] (hf : f a ≤ f b ↔ a ≤ b) : minOn f a b = min a b :=
  (ite_congr (propext hf) (fun _ => rfl) fun _ => rfl).trans minOn_id
theorem min_apply_eq_min [Min α] [Std.LawfulOrderLeftLeaningMin α] [Min β] [Std.LawfulOrderLeftLeaningMin β]
    (f : α → β) {a b : α} (hf : f a ≤ f b ↔ a ≤ b) : min (f a) (f b) = f (min a b) := by
  rw [min_apply, minOn_eq_min hf]
theorem maxOn_eq_max [Max α] [Std.LawfulOrderLeftLeaningMax α] (hf : f b ≤ f a ↔ b ≤ a) : maxOn f a b = max a b :=
  (ite_congr (propext hf) (fun _ => rfl) fun _ => rfl).trans maxOn_id
theorem max_apply_eq_max [Max α] [Std.LawfulOrderLeftLeaningMax α] [Max β] [Std.LawfulOrderLeftLeaningMax β]
    (f : α → β) {a b : α} (hf : f b ≤ f a ↔ b ≤ a) : max (f a) (f b) = f (max a b) := by
  rw [max_apply, maxOn_eq_max hf]
end
