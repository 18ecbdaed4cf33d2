/-
How many elements ranges have, whether they end; which elements are in them.
-/
namespace Std
open PRange
/- Ranges that end. -/
class Rxc.IsAlwaysFinite (α : Type u) [UpwardEnumerable α] [LE α] : Prop where
  finite (init : α) (hi : α) : ∃ n, (UpwardEnumerable.succMany? n init).elim True (¬ · ≤ hi)
class Rxo.IsAlwaysFinite (α : Type u) [UpwardEnumerable α] [LT α] : Prop where
  finite (init : α) (hi : α) : ∃ n, (UpwardEnumerable.succMany? n init).elim True (¬ · < hi)
class Rxi.IsAlwaysFinite (α : Type u) [UpwardEnumerable α] : Prop where
  finite (init : α) : ∃ n, UpwardEnumerable.succMany? n init = none

/- Sizes of ranges from a first element on: up to a last one, up to one behind, to the end. -/
namespace Rxc
class HasSize (α : Type u) where
  size (lo hi : α) : Nat
class LawfulHasSize (α : Type u) [LE α] [UpwardEnumerable α] [HasSize α] : Prop where
  size_eq_zero_of_not_le (lo hi : α) (h : ¬lo ≤ hi) : HasSize.size lo hi = 0
  size_eq_one_of_succ?_eq_none (lo hi : α) (h : lo ≤ hi) (h' : succ? lo = none) : HasSize.size lo hi = 1
  size_eq_succ_of_succ?_eq_some (lo hi lo' : α) (h : lo ≤ hi) (h' : succ? lo = some lo') :
    HasSize.size lo hi = HasSize.size lo' hi + 1
export LawfulHasSize (size_eq_zero_of_not_le size_eq_one_of_succ?_eq_none size_eq_succ_of_succ?_eq_some)
section
variable {α : Type u} [LE α] [UpwardEnumerable α] [HasSize α] [LawfulHasSize α] {lo hi : α}
theorem size_pos_iff_le : 0 < HasSize.size lo hi ↔ lo ≤ hi :=
  ⟨fun h => Classical.byContradiction fun k => Nat.ne_of_gt h (size_eq_zero_of_not_le lo hi k), fun h =>
    match e : succ? lo with
    | none => Nat.lt_of_lt_of_eq Nat.one_pos (size_eq_one_of_succ?_eq_none lo hi h e).symm
    | some lo' => Nat.lt_of_lt_of_eq (Nat.succ_pos _) (size_eq_succ_of_succ?_eq_some lo hi lo' h e).symm⟩
theorem size_eq_zero_iff_not_le : HasSize.size lo hi = 0 ↔ ¬lo ≤ hi :=
  ⟨fun e h => Nat.ne_of_gt (size_pos_iff_le.mpr h) e, size_eq_zero_of_not_le lo hi⟩
end
end Rxc
namespace Rxo
class HasSize (α : Type u) where
  size (lo hi : α) : Nat
class LawfulHasSize (α : Type u) [LT α] [UpwardEnumerable α] [HasSize α] : Prop where
  size_eq_zero_of_not_le (lo hi : α) (h : ¬lo < hi) : HasSize.size lo hi = 0
  size_eq_one_of_succ?_eq_none (lo hi : α) (h : lo < hi) (h' : succ? lo = none) : HasSize.size lo hi = 1
  size_eq_succ_of_succ?_eq_some (lo hi lo' : α) (h : lo < hi) (h' : succ? lo = some lo') :
    HasSize.size lo hi = HasSize.size lo' hi + 1
export LawfulHasSize (size_eq_zero_of_not_le size_eq_one_of_succ?_eq_none size_eq_succ_of_succ?_eq_some)
section
variable {α : Type u} [LT α] [UpwardEnumerable α] [HasSize α] [LawfulHasSize α] {lo hi : α}
theorem size_pos_iff_lt : 0 < HasSize.size lo hi ↔ lo < hi :=
  ⟨fun h => Classical.byContradiction fun k => Nat.ne_of_gt h (size_eq_zero_of_not_le lo hi k), fun h =>
    match e : succ? lo with
    | none => Nat.lt_of_lt_of_eq Nat.one_pos (size_eq_one_of_succ?_eq_none lo hi h e).symm
    | some lo' => Nat.lt_of_lt_of_eq (Nat.succ_pos _) (size_eq_succ_of_succ?_eq_some lo hi lo' h e).symm⟩
theorem size_eq_zero_iff_not_le : HasSize.size lo hi = 0 ↔ ¬lo < hi :=
  ⟨fun e h => Nat.ne_of_gt (size_pos_iff_lt.mpr h) e, size_eq_zero_of_not_le lo hi⟩
end
end Rxo
namespace Rxi
class HasSize (α : Type u) where
  size (lo : α) : Nat
class LawfulHasSize (α : Type u) [UpwardEnumerable α] [HasSize α] : Prop where
  size_eq_one_of_succ?_eq_none (lo : α) (h : succ? lo = none) : HasSize.size lo = 1
  size_eq_succ_of_succ?_eq_some (lo lo' : α) (h : succ? lo = some lo') : HasSize.size lo = HasSize.size lo' + 1
export LawfulHasSize (size_eq_one_of_succ?_eq_none size_eq_succ_of_succ?_eq_some)
theorem size_pos {α : Type u} [UpwardEnumerable α] [HasSize α] [LawfulHasSize α] {lo : α} : HasSize.size lo > 0 :=
  match e : succ? lo with
  | none => Nat.lt_of_lt_of_eq Nat.one_pos (size_eq_one_of_succ?_eq_none lo e).symm
  | some lo' => Nat.lt_of_lt_of_eq (Nat.succ_pos _) (size_eq_succ_of_succ?_eq_some lo lo' e).symm
end Rxi

/- Ranges without elements; the bounds of elements. -/
section
variable {α : Type u}
namespace Rcc
@[inline] def isEmpty [LE α] [DecidableLE α] [UpwardEnumerable α] (r : Rcc α) : Bool := ¬r.lower ≤ r.upper
theorem mem_iff [LE α] {r : Rcc α} {a : α} : a ∈ r ↔ r.lower ≤ a ∧ a ≤ r.upper := Iff.rfl
theorem lower_le_of_mem {r : Rcc α} {a : α} [LE α] (h : a ∈ r) : r.lower ≤ a := h.1
theorem le_upper_of_mem {r : Rcc α} {a : α} [LE α] (h : a ∈ r) : a ≤ r.upper := h.2
end Rcc
namespace Rco
@[inline] def isEmpty [LT α] [DecidableLT α] [UpwardEnumerable α] (r : Rco α) : Bool := ¬r.lower < r.upper
variable {r : Rco α} {hi a : α} [LE α] [LT α]
theorem mem_iff : a ∈ r ↔ r.lower ≤ a ∧ a < r.upper := Iff.rfl
theorem lower_le_of_mem (h : a ∈ r) : r.lower ≤ a := h.1
theorem lt_upper_of_mem (h : a ∈ r) : a < r.upper := h.2
theorem Internal.get_elem_helper_upper_open (h₁ : a ∈ r) (h₂ : r.upper = hi) : a < hi := h₂ ▸ h₁.2
end Rco
namespace Rci
@[inline] def isEmpty [UpwardEnumerable α] (_ : Rci α) : Bool := false
variable {r : Rci α} {a : α} [LE α]
theorem mem_iff : a ∈ r ↔ r.lower ≤ a := Iff.rfl
theorem lower_le_of_mem (h : a ∈ r) : r.lower ≤ a := h
end Rci
namespace Roc
@[inline] def isEmpty [LT α] [DecidableLT α] [UpwardEnumerable α] (r : Roc α) : Bool := ¬r.lower < r.upper
theorem mem_iff [LE α] [LT α] {r : Roc α} {a : α} : a ∈ r ↔ r.lower < a ∧ a ≤ r.upper := Iff.rfl
theorem lower_le_of_mem {r : Roc α} {a : α} [LE α] [LT α] (h : a ∈ r) : r.lower < a := h.1
theorem le_upper_of_mem {r : Roc α} {a : α} [LE α] [LT α] (h : a ∈ r) : a ≤ r.upper := h.2
end Roc
namespace Roo
@[inline] def isEmpty [LT α] [DecidableLT α] [UpwardEnumerable α] (r : Roo α) : Bool :=
  ∀ a, succ? r.lower = some a → ¬a < r.upper
section
variable {r : Roo α} {a : α} [LT α]
theorem mem_iff : a ∈ r ↔ r.lower < a ∧ a < r.upper := Iff.rfl
theorem lower_le_of_mem (h : a ∈ r) : r.lower < a := h.1
theorem lt_upper_of_mem (h : a ∈ r) : a < r.upper := h.2
end
theorem Internal.get_elem_helper_upper_open {r : Roo α} {hi a : α} [LE α] [LT α] (h₁ : a ∈ r) (h₂ : r.upper = hi) :
    a < hi := h₂ ▸ h₁.2
end Roo
namespace Roi
@[inline] def isEmpty [UpwardEnumerable α] (r : Roi α) : Bool := (succ? r.lower).isNone
variable {r : Roi α} {a : α} [LT α]
theorem mem_iff : a ∈ r ↔ r.lower < a := Iff.rfl
theorem lower_le_of_mem (h : a ∈ r) : r.lower < a := h
end Roi
namespace Ric
@[inline] def isEmpty [UpwardEnumerable α] (_ : Ric α) : Bool := false
variable {r : Ric α} {a : α} [LE α]
theorem mem_iff : a ∈ r ↔ a ≤ r.upper := Iff.rfl
theorem le_upper_of_mem [LT α] (h : a ∈ r) : a ≤ r.upper := h
end Ric
namespace Rio
@[inline] def isEmpty [LT α] [DecidableLT α] [UpwardEnumerable α] [Least? α] (r : Rio α) : Bool :=
  ∀ a, Least?.least? (α := α) = some a → ¬a < r.upper
section
variable {r : Rio α} {a : α} [LT α]
theorem mem_iff : a ∈ r ↔ a < r.upper := Iff.rfl
theorem lt_upper_of_mem (h : a ∈ r) : a < r.upper := h
end
theorem Internal.get_elem_helper_upper_open {r : Rio α} {hi a : α} [LE α] [LT α] (h₁ : a ∈ r) (h₂ : r.upper = hi) :
    a < hi := h₂ ▸ h₁
end Rio
namespace Rii
@[inline] def isEmpty [Least? α] (_ : Rii α) : Bool := (Least?.least? (α := α)).isNone
theorem mem {r : Rii α} {a : α} : a ∈ r := trivial
end Rii
end

/- What follows from what. -/
section
variable {α : Type u}
instance instLawfulUpwardEnumerableLTOfLawfulUpwardEnumerableOfLawfulUpwardEnumerableLEOfLawfulOrderLT [LE α] [LT α]
    [UpwardEnumerable α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulOrderLT α] :
    LawfulUpwardEnumerableLT α where
  lt_iff a b := (LawfulOrderLT.lt_iff a b).trans
    ⟨fun h => UpwardEnumerable.lt_of_le_of_ne (UpwardEnumerable.le_iff.mp h.1) fun e => h.2 (e ▸ h.1),
     fun h => ⟨UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h),
      fun k => UpwardEnumerable.not_ge_of_lt h (UpwardEnumerable.le_iff.mp k)⟩⟩
private theorem not_lt_of_succ?_eq [UpwardEnumerable α] [LawfulUpwardEnumerable α] {a b : α} (h : succ? a = succ? b) :
    ¬UpwardEnumerable.LT a b := fun ⟨n, e⟩ =>
  UpwardEnumerable.lt_irrefl (a := b) ⟨n, succMany?_add_one_eq_succ?_bind_succMany?.trans
    ((congrArg (Option.bind · _) h.symm).trans (succMany?_add_one_eq_succ?_bind_succMany?.symm.trans e))⟩
instance instLinearlyUpwardEnumerableOfTotalLeOfLawfulUpwardEnumerableOfLawfulUpwardEnumerableLE [LE α]
    [Total (α := α) (· ≤ ·)] [UpwardEnumerable α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] :
    LinearlyUpwardEnumerable α where
  eq_of_succ?_eq a b h := Classical.byContradiction fun n => (Total.total (r := (· ≤ ·)) a b).elim
    (fun k => not_lt_of_succ?_eq h (UpwardEnumerable.lt_of_le_of_ne (UpwardEnumerable.le_iff.mp k) n))
    fun k => not_lt_of_succ?_eq h.symm (UpwardEnumerable.lt_of_le_of_ne (UpwardEnumerable.le_iff.mp k) (Ne.symm n))
/-- A number that gets smaller from each element of `p` to the next one: so many steps later we are outside. -/
private theorem finite_of_size [UpwardEnumerable α] [LawfulUpwardEnumerable α] {p : α → Prop} {f : α → Nat}
    (pos : ∀ a, 0 < f a ↔ p a) (step : ∀ a b, p a → succ? a = some b → f a = f b + 1) :
    ∀ (n : Nat) (a : α), f a = n → (succMany? n a).elim True (¬p ·)
  | 0, a, e => by
    rw [succMany?_zero]
    exact fun h => Nat.ne_of_gt ((pos a).mpr h) e
  | n + 1, a, e => by
    rw [succMany?_add_one_eq_succ?_bind_succMany?]
    match k : succ? a with
    | none => exact trivial
    | some b =>
      exact finite_of_size pos step n b (Nat.succ.inj ((step a b ((pos a).mp (e ▸ Nat.succ_pos n)) k).symm.trans e))
instance Rxc.instIsAlwaysFiniteOfLawfulHasSize [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α] [HasSize α]
    [LawfulHasSize α] : IsAlwaysFinite α where
  finite init hi := ⟨HasSize.size init hi, finite_of_size (f := (HasSize.size · hi)) (fun _ => size_pos_iff_le)
    (fun a b => size_eq_succ_of_succ?_eq_some a hi b) _ init rfl⟩
@[inline] abbrev Rxo.HasSize.ofClosed [Rxc.HasSize α] : HasSize α := ⟨fun lo hi => Rxc.HasSize.size lo hi - 1⟩
private theorem lt_iff_of_succ?_eq [UpwardEnumerable α] [LawfulUpwardEnumerable α] {a b c : α} (h : succ? a = some b) :
    UpwardEnumerable.LT a c ↔ UpwardEnumerable.LE b c :=
  exists_congr fun _ => iff_of_eq (congrArg (· = some c)
    (succMany?_add_one_eq_succ?_bind_succMany?.trans (congrArg (Option.bind · _) h)))
private theorem not_lt_of_succ?_eq_none [UpwardEnumerable α] [LawfulUpwardEnumerable α] {a b : α} (h : succ? a = none) :
    ¬UpwardEnumerable.LT a b := fun ⟨_, e⟩ =>
  nomatch (congrArg (Option.bind · _) h).symm.trans (succMany?_add_one_eq_succ?_bind_succMany?.symm.trans e)
attribute [local instance] Rxo.HasSize.ofClosed in
instance Rxo.LawfulHasSize.of_closed [UpwardEnumerable α] [LE α] [DecidableLE α] [LT α] [DecidableLT α]
    [LawfulOrderLT α] [IsPartialOrder α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.HasSize α]
    [Rxc.LawfulHasSize α] : LawfulHasSize α where
  size_eq_zero_of_not_le lo hi h := (Classical.em (lo ≤ hi)).elim (fun k =>
      match e : succ? lo with
      | none => congrArg Nat.pred (Rxc.size_eq_one_of_succ?_eq_none lo hi k e)
      | some b => (congrArg Nat.pred (Rxc.size_eq_succ_of_succ?_eq_some lo hi b k e)).trans
        (Rxc.size_eq_zero_of_not_le b hi fun m => h (UpwardEnumerable.lt_iff.mpr
          ((lt_iff_of_succ?_eq e).mpr (UpwardEnumerable.le_iff.mp m)))))
    fun k => congrArg Nat.pred (Rxc.size_eq_zero_of_not_le lo hi k)
  size_eq_one_of_succ?_eq_none _ _ h e := (not_lt_of_succ?_eq_none e (UpwardEnumerable.lt_iff.mp h)).elim
  size_eq_succ_of_succ?_eq_some lo hi b h e :=
    (congrArg Nat.pred (Rxc.size_eq_succ_of_succ?_eq_some lo hi b ((LawfulOrderLT.lt_iff lo hi).mp h).1 e)).trans
      (Nat.succ_pred_eq_of_pos (Rxc.size_pos_iff_le.mpr (UpwardEnumerable.le_iff.mpr
        ((lt_iff_of_succ?_eq e).mp (UpwardEnumerable.lt_iff.mp h))))).symm
instance Rxo.instIsAlwaysFiniteOfLawfulHasSize [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α] [HasSize α]
    [LawfulHasSize α] : IsAlwaysFinite α where
  finite init hi := ⟨HasSize.size init hi, finite_of_size (f := (HasSize.size · hi)) (fun _ => size_pos_iff_lt)
    (fun a b => size_eq_succ_of_succ?_eq_some a hi b) _ init rfl⟩
instance Rxi.instIsAlwaysFiniteOfLawfulHasSize [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α] [HasSize α]
    [LawfulHasSize α] : IsAlwaysFinite α where
  finite init := ⟨HasSize.size init, by
    have h := finite_of_size (p := fun _ => True) (f := HasSize.size) (fun _ => iff_true_intro size_pos)
      (fun a b _ => size_eq_succ_of_succ?_eq_some a b) _ init rfl
    revert h
    match succMany? (HasSize.size init) init with
    | none => exact fun _ => rfl
    | some _ => exact fun h => (h trivial).elim⟩
end
end Std
