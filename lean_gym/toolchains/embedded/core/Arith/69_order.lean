/-
Transitivity for `calc`, the classes of orders, properties of relations.
-/
instance instTransEq {α : Sort u} {β : Sort v} (r : α → β → Sort w) : Trans Eq r r := ⟨fun e h => e ▸ h⟩
instance instTransEq_1 {α : Sort u} {β : Sort v} (r : α → β → Sort w) : Trans r Eq r := ⟨fun h e => e ▸ h⟩
instance instTransIff : Trans Iff Iff Iff := ⟨Iff.trans⟩
namespace Nat
instance instTransLt : Trans (α := Nat) (· < ·) (· < ·) (· < ·) := ⟨Nat.lt_trans⟩
instance instTransLe : Trans (α := Nat) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Nat.le_trans⟩
instance instTransLtLe : Trans (α := Nat) (· < ·) (· ≤ ·) (· < ·) := ⟨Nat.lt_of_lt_of_le⟩
instance instTransLeLt : Trans (α := Nat) (· ≤ ·) (· < ·) (· < ·) := ⟨Nat.lt_of_le_of_lt⟩
end Nat
namespace Int
instance instTransLt : Trans (α := Int) (· < ·) (· < ·) (· < ·) := ⟨Int.lt_trans⟩
instance instTransLe : Trans (α := Int) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Int.le_trans⟩
instance instTransLtLe : Trans (α := Int) (· < ·) (· ≤ ·) (· < ·) := ⟨Int.lt_of_lt_of_le⟩
instance instTransLeLt : Trans (α := Int) (· ≤ ·) (· < ·) (· < ·) := ⟨Int.lt_of_le_of_lt⟩
end Int
namespace Std
class IsPreorder (α : Type u) [LE α] : Prop where
  le_refl : ∀ a : α, a ≤ a
  le_trans : ∀ a b c : α, a ≤ b → b ≤ c → a ≤ c
class IsPartialOrder (α : Type u) [LE α] : Prop extends IsPreorder α where
  le_antisymm : ∀ a b : α, a ≤ b → b ≤ a → a = b
class IsLinearPreorder (α : Type u) [LE α] : Prop extends IsPreorder α where
  le_total : ∀ a b : α, a ≤ b ∨ b ≤ a
class IsLinearOrder (α : Type u) [LE α] : Prop extends IsPartialOrder α, IsLinearPreorder α
class LawfulOrderLT (α : Type u) [LT α] [LE α] : Prop where
  lt_iff : ∀ a b : α, a < b ↔ a ≤ b ∧ ¬ b ≤ a

/- Properties of relations. -/
section
variable {α : Sort u}
class Refl (r : α → α → Prop) : Prop where
  refl : ∀ a, r a a
class Antisymm (r : α → α → Prop) : Prop where
  antisymm (a b : α) : r a b → r b a → a = b
class Asymm (r : α → α → Prop) : Prop where
  asymm : ∀ a b, r a b → ¬ r b a
class Symm (r : α → α → Prop) : Prop where
  symm (a b : α) : r a b → r b a
class Total (r : α → α → Prop) : Prop where
  total : ∀ a b, r a b ∨ r b a
class Irrefl (r : α → α → Prop) : Prop where
  irrefl : ∀ a, ¬ r a a
class Trichotomous (r : α → α → Prop) : Prop where
  trichotomous (a b : α) : ¬ r a b → ¬ r b a → a = b
end
section
universe u_1
variable {α : Sort u_1}
instance instIrreflOfAsymm (r : α → α → Prop) [Asymm r] : Irrefl r := ⟨fun a h => Asymm.asymm a a h h⟩
instance instReflOfTotal (r : α → α → Prop) [Total r] : Refl r := ⟨fun a => (Total.total a a).elim id id⟩
instance instAntisymmOfAsymm (r : α → α → Prop) [Asymm r] : Antisymm r := ⟨fun a b h k => (Asymm.asymm a b h k).elim⟩
instance instTrichotomousOfTotal (r : α → α → Prop) [Total r] : Trichotomous r :=
  ⟨fun a b h k => ((Total.total a b).elim h k).elim⟩
theorem Trichotomous.rel_or_eq_or_rel_swap {r : α → α → Prop} [i : Trichotomous r] {a b : α} :
    r a b ∨ a = b ∨ r b a :=
  (Classical.em (r a b)).elim .inl fun h =>
    .inr ((Classical.em (r b a)).elim .inr fun k => .inl (i.trichotomous a b h k))
theorem trichotomous_of_rel_or_eq_or_rel_swap {r : α → α → Prop} (h : ∀ {a b}, r a b ∨ a = b ∨ r b a) :
    Trichotomous r :=
  ⟨fun a b h₁ h₂ => h.elim (fun k => (h₁ k).elim) fun k => k.elim id fun k => (h₂ k).elim⟩
instance Antisymm.trichotomous_of_antisymm_not {r : α → α → Prop} [i : Antisymm (¬ r · ·)] : Trichotomous r :=
  ⟨i.antisymm⟩
theorem Trichotomous.antisymm_not {r : α → α → Prop} [i : Trichotomous r] : Antisymm (¬ r · ·) := ⟨i.trichotomous⟩
theorem Total.rel_of_not_rel_swap {r : α → α → Prop} [Total r] {a b} (h : ¬ r a b) : r b a :=
  (Total.total a b).resolve_left h
theorem total_of_not_rel_swap_imp_rel {r : α → α → Prop} (h : ∀ {a b}, ¬ r a b → r b a) : Total r :=
  ⟨fun a b => (Classical.em (r a b)).imp_right h⟩
theorem total_of_refl_of_trichotomous (r : α → α → Prop) [Refl r] [Trichotomous r] : Total r :=
  ⟨fun a b => Trichotomous.rel_or_eq_or_rel_swap.elim .inl fun k => k.elim (fun e => .inl (e ▸ Refl.refl a)) .inr⟩
theorem asymm_of_irrefl_of_antisymm (r : α → α → Prop) [Irrefl r] [Antisymm r] : Asymm r :=
  ⟨fun a b h k => Irrefl.irrefl (r := r) a ((Antisymm.antisymm a b h k).symm ▸ h)⟩
instance Total.asymm_of_total_not {r : α → α → Prop} [i : Total (¬ r · ·)] : Asymm r :=
  ⟨fun a b h => (i.total a b).resolve_left fun k => k h⟩
theorem Asymm.total_not {r : α → α → Prop} [i : Asymm r] : Total (¬ r · ·) :=
  ⟨fun a b => (Classical.em (r b a)).elim (fun h => .inl (i.asymm b a h)) .inr⟩
end

/- Orders. -/
section
variable {α : Type u}
instance instAntisymmLeOfIsPartialOrder [LE α] [IsPartialOrder α] : Antisymm (α := α) (· ≤ ·) :=
  ⟨IsPartialOrder.le_antisymm⟩
instance instTransLeOfIsPreorder [LE α] [IsPreorder α] : Trans (α := α) (· ≤ ·) (· ≤ ·) (· ≤ ·) :=
  ⟨IsPreorder.le_trans _ _ _⟩
instance instReflLeOfIsPreorder [LE α] [IsPreorder α] : Refl (α := α) (· ≤ ·) := ⟨IsPreorder.le_refl⟩
instance instTotalLeOfIsLinearPreorder [LE α] [IsLinearPreorder α] : Total (α := α) (· ≤ ·) :=
  ⟨IsLinearPreorder.le_total⟩
instance instAsymmLtOfLawfulOrderLT [LT α] [LE α] [LawfulOrderLT α] : Asymm (α := α) (· < ·) :=
  ⟨fun a b h k => ((LawfulOrderLT.lt_iff a b).mp h).2 ((LawfulOrderLT.lt_iff b a).mp k).1⟩
instance instAntisymmLtOfLawfulOrderLTOfLe {_ : LT α} [LE α] [LawfulOrderLT α] [Antisymm (α := α) (· ≤ ·)] :
    Antisymm (α := α) (· < ·) := inferInstance
instance instAntisymmLeOfLawfulOrderLTOfTrichotomousLt {_ : LE α} [LT α] [LawfulOrderLT α]
    [Trichotomous (α := α) (· < ·)] : Antisymm (α := α) (· ≤ ·) :=
  ⟨fun a b h k => Trichotomous.trichotomous (r := (· < ·)) a b (fun l => ((LawfulOrderLT.lt_iff a b).mp l).2 k)
    fun l => ((LawfulOrderLT.lt_iff b a).mp l).2 h⟩
instance instTransLtOfLeOfLawfulOrderLT [LT α] [LE α] [Trans (α := α) (· ≤ ·) (· ≤ ·) (· ≤ ·)] [LawfulOrderLT α] :
    Trans (α := α) (· < ·) (· < ·) (· < ·) where
  trans {a b c} h k :=
    have ⟨h₁, h₂⟩ := (LawfulOrderLT.lt_iff a b).mp h
    have ⟨k₁, _⟩ := (LawfulOrderLT.lt_iff b c).mp k
    (LawfulOrderLT.lt_iff a c).mpr ⟨Trans.trans h₁ k₁, fun l => h₂ (Trans.trans k₁ l)⟩
instance instTrichotomousLtOfLawfulOrderLTOfTotalOfAntisymmLe {_ : LT α} [LE α] [LawfulOrderLT α]
    [Total (α := α) (· ≤ ·)] [Antisymm (α := α) (· ≤ ·)] : Trichotomous (α := α) (· < ·) where
  trichotomous a b h k :=
    have aux {a b : α} (h : ¬ a < b) : b ≤ a := (Total.total (r := (· ≤ ·)) a b).elim
      (fun l => Classical.byContradiction fun m => h ((LawfulOrderLT.lt_iff a b).mpr ⟨l, m⟩)) id
    Antisymm.antisymm (r := (· ≤ ·)) a b (aux k) (aux h)
end
end Std
