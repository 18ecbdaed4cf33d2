/-
Types whose elements have a successor, or none, one after the other.
-/
namespace Std.PRange
@[ext] class UpwardEnumerable (α : Type u) where
  succ? : α → Option α
  succMany? (n : Nat) (a : α) : Option α := Nat.repeat (· >>= succ?) n (some a)
export UpwardEnumerable (succ? succMany?)
protected def UpwardEnumerable.LE {α : Type u} [UpwardEnumerable α] (a b : α) : Prop := ∃ n, succMany? n a = some b
protected theorem UpwardEnumerable.le_iff_exists {α : Type u} {_ : UpwardEnumerable α} {a b : α} :
    UpwardEnumerable.LE a b ↔ ∃ n, succMany? n a = some b := Iff.rfl
protected def UpwardEnumerable.LT {α : Type u} [UpwardEnumerable α] (a b : α) : Prop :=
  ∃ n, succMany? (n + 1) a = some b
protected theorem UpwardEnumerable.lt_iff_exists {α : Type u} [UpwardEnumerable α] {a b : α} :
    UpwardEnumerable.LT a b ↔ ∃ n, succMany? (n + 1) a = some b := Iff.rfl
protected theorem UpwardEnumerable.le_of_lt {α : Type u} [UpwardEnumerable α] {a b : α}
    (h : UpwardEnumerable.LT a b) : UpwardEnumerable.LE a b := h.elim fun n e => ⟨n + 1, e⟩
class Least? (α : Type u) where
  least? : Option α
export Least? (least?)

/- Laws. -/
class LawfulUpwardEnumerable (α : Type u) [UpwardEnumerable α] : Prop where
  ne_of_lt (a b : α) : UpwardEnumerable.LT a b → a ≠ b
  succMany?_zero (a : α) : succMany? 0 a = some a
  succMany?_add_one (n : Nat) (a : α) : succMany? (n + 1) a = (succMany? n a).bind succ?
section
variable {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
namespace UpwardEnumerable
theorem succMany?_zero {a : α} : succMany? 0 a = some a := LawfulUpwardEnumerable.succMany?_zero a
theorem succMany?_add_one {n : Nat} {a : α} : succMany? (n + 1) a = (succMany? n a).bind succ? :=
  LawfulUpwardEnumerable.succMany?_add_one n a
@[deprecated succMany?_add_one (since := "2025-09-03")]
theorem succMany?_succ? {n : Nat} {a : α} : succMany? (n + 1) a = (succMany? n a).bind succ? := succMany?_add_one
@[deprecated succMany?_add_one (since := "2025-09-03")]
theorem succMany?_succ {n : Nat} {a : α} : succMany? (n + 1) a = (succMany? n a).bind succ? := succMany?_add_one
theorem succMany?_one {a : α} : succMany? 1 a = succ? a :=
  (succMany?_add_one (n := 0)).trans (congrArg (Option.bind · succ?) succMany?_zero)
theorem succMany?_add {m n : Nat} {a : α} : succMany? (m + n) a = (succMany? m a).bind fun x => succMany? n x := by
  induction n with
  | zero => exact (Option.bind_fun_some _).symm.trans (congrArg _ (funext fun x => (succMany?_zero (a := x)).symm))
  | succ n ih =>
    refine ((succMany?_add_one (n := m + n)).trans (congrArg (Option.bind · succ?) ih)).trans ?_
    exact (Option.bind_assoc ..).trans (congrArg _ (funext fun x => (succMany?_add_one (a := x)).symm))
theorem succMany?_add_one_eq_succ?_bind_succMany? {n : Nat} {a : α} :
    succMany? (n + 1) a = (succ? a).bind fun x => succMany? n x :=
  (congrArg (succMany? · a) (Nat.add_comm n 1)).trans (succMany?_add.trans (congrArg (Option.bind · _) succMany?_one))
@[deprecated succMany?_add_one_eq_succ?_bind_succMany? (since := "2025-09-03")]
theorem succMany?_succ?_eq_succ?_bind_succMany? (n : Nat) (a : α) :
    succMany? (n + 1) a = (succ? a).bind fun x => succMany? n x := succMany?_add_one_eq_succ?_bind_succMany?
end UpwardEnumerable
@[deprecated UpwardEnumerable.succMany?_add_one_eq_succ?_bind_succMany? (since := "2025-09-03")]
theorem LawfulUpwardEnumerable.succMany?_succ_eq_succ?_bind_succMany? (n : Nat) (a : α) :
    succMany? (n + 1) a = (succ? a).bind fun x => succMany? n x :=
  UpwardEnumerable.succMany?_add_one_eq_succ?_bind_succMany?
end
export UpwardEnumerable (succMany?_zero succMany?_succ? succMany?_add_one succMany?_one succMany?_add
  succMany?_succ?_eq_succ?_bind_succMany? succMany?_add_one_eq_succ?_bind_succMany?)

/- The order that successors make. -/
section
variable {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α] {a b c : α}
namespace UpwardEnumerable
private theorem add_of_eq {m n : Nat} (h : succMany? m a = some b) : succMany? (m + n) a = succMany? n b :=
  succMany?_add.trans (congrArg (Option.bind · _) h)
protected theorem le_refl (a : α) : UpwardEnumerable.LE a a := ⟨0, succMany?_zero⟩
protected theorem lt_irrefl : ¬UpwardEnumerable.LT a a := fun h => LawfulUpwardEnumerable.ne_of_lt a a h rfl
protected theorem lt_succ? (h : succ? a = some b) : UpwardEnumerable.LT a b := ⟨0, succMany?_one.trans h⟩
protected theorem ne_of_lt (h : UpwardEnumerable.LT a b) : a ≠ b := LawfulUpwardEnumerable.ne_of_lt a b h
protected theorem le_trans (hab : UpwardEnumerable.LE a b) (hbc : UpwardEnumerable.LE b c) : UpwardEnumerable.LE a c :=
  hab.elim fun _ h => hbc.elim fun _ k => ⟨_, (add_of_eq h).trans k⟩
theorem le_of_succ?_eq (hab : succ? a = some b) : UpwardEnumerable.LE a b := ⟨1, succMany?_one.trans hab⟩
protected theorem lt_of_lt_of_le (hab : UpwardEnumerable.LT a b) (hbc : UpwardEnumerable.LE b c) :
    UpwardEnumerable.LT a c :=
  hab.elim fun m h => hbc.elim fun n k => ⟨m + n,
    (congrArg (succMany? · a) (Nat.succ_add m n).symm).trans ((add_of_eq h).trans k)⟩
protected theorem lt_of_le_of_lt (hab : UpwardEnumerable.LE a b) (hbc : UpwardEnumerable.LT b c) :
    UpwardEnumerable.LT a c := hab.elim fun m h => hbc.elim fun n k => ⟨m + n, (add_of_eq (n := n + 1) h).trans k⟩
protected theorem lt_trans (hab : UpwardEnumerable.LT a b) (hbc : UpwardEnumerable.LT b c) : UpwardEnumerable.LT a c :=
  UpwardEnumerable.lt_of_lt_of_le hab (UpwardEnumerable.le_of_lt hbc)
protected theorem lt_of_le_of_ne (hle : UpwardEnumerable.LE a b) (hne : a ≠ b) : UpwardEnumerable.LT a b :=
  hle.elim fun
    | 0, e => (hne (Option.some.inj (succMany?_zero.symm.trans e))).elim
    | n + 1, e => ⟨n, e⟩
protected theorem not_gt_of_le : UpwardEnumerable.LE a b → ¬UpwardEnumerable.LT b a :=
  fun h k => UpwardEnumerable.lt_irrefl (UpwardEnumerable.lt_of_le_of_lt h k)
protected theorem not_ge_of_lt : UpwardEnumerable.LT a b → ¬UpwardEnumerable.LE b a :=
  fun h k => UpwardEnumerable.not_gt_of_le k h
protected theorem not_gt_of_lt (h : UpwardEnumerable.LT a b) : ¬UpwardEnumerable.LT b a :=
  UpwardEnumerable.not_gt_of_le (UpwardEnumerable.le_of_lt h)
protected theorem le_iff_lt_or_eq : UpwardEnumerable.LE a b ↔ UpwardEnumerable.LT a b ∨ a = b :=
  ⟨fun h => (Classical.em (a = b)).elim .inr fun n => .inl (UpwardEnumerable.lt_of_le_of_ne h n),
   fun h => h.elim UpwardEnumerable.le_of_lt fun e => e ▸ UpwardEnumerable.le_refl a⟩
end UpwardEnumerable
instance instAsymmLTOfLawfulUpwardEnumerable : Asymm (α := α) UpwardEnumerable.LT :=
  ⟨fun _ _ => UpwardEnumerable.not_gt_of_lt⟩
end

/- Types where each element has a successor. -/
class InfinitelyUpwardEnumerable (α : Type u) [UpwardEnumerable α] : Prop where
  isSome_succ? : ∀ a : α, (UpwardEnumerable.succ? a).isSome
class LinearlyUpwardEnumerable (α : Type u) [UpwardEnumerable α] : Prop where
  eq_of_succ?_eq : ∀ a b : α, UpwardEnumerable.succ? a = UpwardEnumerable.succ? b → a = b
namespace UpwardEnumerable
section
variable {α : Type u} [UpwardEnumerable α]
theorem isSome_succ? [InfinitelyUpwardEnumerable α] {a : α} : (succ? a).isSome :=
  InfinitelyUpwardEnumerable.isSome_succ? a
theorem succ?_inj [LinearlyUpwardEnumerable α] {a b : α} : succ? a = succ? b ↔ a = b :=
  ⟨LinearlyUpwardEnumerable.eq_of_succ?_eq a b, congrArg succ?⟩
@[deprecated succ?_inj +typeChanged (since := "2025-09-03")]
theorem eq_of_succ?_eq [LinearlyUpwardEnumerable α] {a b : α} (h : succ? a = succ? b) : a = b := succ?_inj.mp h
@[inline] abbrev succ [InfinitelyUpwardEnumerable α] (a : α) : α := (succ? a).get isSome_succ?
theorem succ_eq_get [InfinitelyUpwardEnumerable α] {a : α} : succ a = (succ? a).get isSome_succ? := rfl
theorem succ?_eq_some [InfinitelyUpwardEnumerable α] {a : α} : succ? a = some (succ a) := (Option.some_get _).symm
theorem succ_inj [InfinitelyUpwardEnumerable α] [LinearlyUpwardEnumerable α] {a b : α} : succ a = succ b ↔ a = b :=
  ⟨fun e => succ?_inj.mp (succ?_eq_some.trans ((congrArg some e).trans succ?_eq_some.symm)), congrArg succ⟩
@[deprecated succ_inj +typeChanged (since := "2025-09-03")]
theorem eq_of_succ_eq [InfinitelyUpwardEnumerable α] [LinearlyUpwardEnumerable α] {a b : α} (h : succ a = succ b) :
    a = b := succ_inj.mp h
theorem succ_eq_succ_iff [InfinitelyUpwardEnumerable α] [LinearlyUpwardEnumerable α] {a b : α} :
    succ a = succ b ↔ a = b := succ_inj
end
section
variable {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α] [InfinitelyUpwardEnumerable α]
variable {m n : Nat} {a b : α}
theorem isSome_succMany? : (succMany? n a).isSome := by
  induction n with
  | zero => exact congrArg Option.isSome succMany?_zero
  | succ n ih =>
    exact (congrArg Option.isSome
      (succMany?_add_one.trans (congrArg (Option.bind · _) (Option.some_get ih).symm))).trans isSome_succ?
@[inline] def succMany (n : Nat) (a : α) : α := (succMany? n a).get isSome_succMany?
theorem succMany_eq_get : succMany n a = (succMany? n a).get isSome_succMany? := rfl
theorem succMany?_eq_some : succMany? n a = some (succMany n a) := (Option.some_get _).symm
theorem succMany?_eq_some_iff_succMany : succMany? n a = some b ↔ succMany n a = b :=
  ⟨fun e => Option.some.inj (succMany?_eq_some.symm.trans e), fun e => succMany?_eq_some.trans (congrArg some e)⟩
theorem succMany_zero : succMany 0 a = a := succMany?_eq_some_iff_succMany.mp succMany?_zero
theorem succMany_one : succMany 1 a = succ a :=
  succMany?_eq_some_iff_succMany.mp (succMany?_one.trans succ?_eq_some)
theorem succMany_succ : succMany (n + 1) a = succ (succMany n a) :=
  succMany?_eq_some_iff_succMany.mp
    (succMany?_add_one.trans ((congrArg (Option.bind · _) succMany?_eq_some).trans succ?_eq_some))
theorem succMany_add : succMany (m + n) a = succMany n (succMany m a) :=
  succMany?_eq_some_iff_succMany.mp
    (succMany?_add.trans ((congrArg (Option.bind · _) succMany?_eq_some).trans succMany?_eq_some))
theorem succMany_add_one_eq_succMany_succ : succMany (n + 1) a = succMany n (succ a) :=
  (congrArg (succMany · a) (Nat.add_comm n 1)).trans (succMany_add.trans (congrArg (succMany n) succMany_one))
theorem succMany_succ_eq_succ_succMany : succMany n (succ a) = succ (succMany n a) :=
  succMany_add_one_eq_succMany_succ.symm.trans succMany_succ
protected theorem lt_succ : UpwardEnumerable.LT a (succ a) := UpwardEnumerable.lt_succ? succ?_eq_some
theorem succ_le_succ (h : UpwardEnumerable.LE a b) : UpwardEnumerable.LE (succ a) (succ b) :=
  h.elim fun n e => ⟨n, succMany?_eq_some_iff_succMany.mpr
    (succMany_succ_eq_succ_succMany.trans (congrArg succ (succMany?_eq_some_iff_succMany.mp e)))⟩
theorem succ_le_succ_iff [LinearlyUpwardEnumerable α] {a b : α} :
    UpwardEnumerable.LE (succ a) (succ b) ↔ UpwardEnumerable.LE a b :=
  ⟨fun h => h.elim fun n e => ⟨n, succMany?_eq_some_iff_succMany.mpr
    (succ_inj.mp (succMany_succ_eq_succ_succMany.symm.trans (succMany?_eq_some_iff_succMany.mp e)))⟩, succ_le_succ⟩
theorem succ_lt_succ (h : UpwardEnumerable.LT a b) : UpwardEnumerable.LT (succ a) (succ b) :=
  h.elim fun n e => ⟨n, succMany?_eq_some_iff_succMany.mpr
    (succMany_succ_eq_succ_succMany.trans (congrArg succ (succMany?_eq_some_iff_succMany.mp e)))⟩
theorem succ_lt_succ_iff [LinearlyUpwardEnumerable α] {a b : α} :
    UpwardEnumerable.LT (succ a) (succ b) ↔ UpwardEnumerable.LT a b :=
  ⟨fun h => h.elim fun n e => ⟨n, succMany?_eq_some_iff_succMany.mpr
    (succ_inj.mp (succMany_succ_eq_succ_succMany.symm.trans (succMany?_eq_some_iff_succMany.mp e)))⟩, succ_lt_succ⟩
protected theorem succ_le_iff : UpwardEnumerable.LE (succ a) b ↔ UpwardEnumerable.LT a b :=
  exists_congr fun _ => succMany?_eq_some_iff_succMany.trans
    ((iff_of_eq (congrArg (· = b) succMany_add_one_eq_succMany_succ.symm)).trans succMany?_eq_some_iff_succMany.symm)
protected theorem lt_succ_iff [LinearlyUpwardEnumerable α] {a b : α} :
    UpwardEnumerable.LT a (succ b) ↔ UpwardEnumerable.LE a b :=
  exists_congr fun _ => succMany?_eq_some_iff_succMany.trans
    ((iff_of_eq (congrArg (· = succ b) succMany_succ)).trans (succ_inj.trans succMany?_eq_some_iff_succMany.symm))
end
end UpwardEnumerable
export UpwardEnumerable (isSome_succ? succ?_inj succ succ_eq_get succ?_eq_some succ_inj succ_eq_succ_iff
  isSome_succMany? succMany succMany_eq_get succMany?_eq_some succMany?_eq_some_iff_succMany succMany_one succMany_zero
  succMany_add)

/- Types with an order of their own. -/
class LawfulUpwardEnumerableLE (α : Type u) [UpwardEnumerable α] [LE α] : Prop where
  protected le_iff (a b : α) : a ≤ b ↔ UpwardEnumerable.LE a b
class LawfulUpwardEnumerableLT (α : Type u) [UpwardEnumerable α] [LT α] : Prop where
  lt_iff (a b : α) : a < b ↔ UpwardEnumerable.LT a b
namespace UpwardEnumerable
variable {α : Type u}
protected theorem le_iff [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerableLE α] {a b : α} :
    a ≤ b ↔ UpwardEnumerable.LE a b := LawfulUpwardEnumerableLE.le_iff a b
@[implicit_reducible] def instLETransOfLawfulUpwardEnumerableLE [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] : Trans (α := α) (· ≤ ·) (· ≤ ·) (· ≤ ·) :=
  ⟨fun h k => UpwardEnumerable.le_iff.mpr
    (UpwardEnumerable.le_trans (UpwardEnumerable.le_iff.mp h) (UpwardEnumerable.le_iff.mp k))⟩
protected theorem lt_iff [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerableLT α] {a b : α} :
    a < b ↔ UpwardEnumerable.LT a b := LawfulUpwardEnumerableLT.lt_iff a b
@[implicit_reducible] def instLTTransOfLawfulUpwardEnumerableLT [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] : Trans (α := α) (· < ·) (· < ·) (· < ·) :=
  ⟨fun h k => UpwardEnumerable.lt_iff.mpr
    (UpwardEnumerable.lt_trans (UpwardEnumerable.lt_iff.mp h) (UpwardEnumerable.lt_iff.mp k))⟩
theorem instLawfulOrderLTOfLawfulUpwardEnumerableLT [LT α] [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLE α] : LawfulOrderLT α where
  lt_iff _ _ := UpwardEnumerable.lt_iff.trans
    ⟨fun h => ⟨UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h),
      fun k => UpwardEnumerable.not_ge_of_lt h (UpwardEnumerable.le_iff.mp k)⟩,
     fun h => UpwardEnumerable.lt_of_le_of_ne (UpwardEnumerable.le_iff.mp h.1) fun e => h.2 (e ▸ h.1)⟩
end UpwardEnumerable

/- Types with a least element, unless they are empty. -/
class LawfulUpwardEnumerableLeast? (α : Type u) [UpwardEnumerable α] [Least? α] : Prop where
  least?_le (a : α) : ∃ init, Least?.least? = some init ∧ UpwardEnumerable.LE init a
namespace UpwardEnumerable
variable {α : Type u} [UpwardEnumerable α] [Least? α] [LawfulUpwardEnumerableLeast? α]
theorem least?_le {a : α} : ∃ init, least? = some init ∧ UpwardEnumerable.LE init a :=
  LawfulUpwardEnumerableLeast?.least?_le a
theorem isSome_least? [hn : Nonempty α] : (least? (α := α)).isSome :=
  hn.elim fun a => (least?_le (a := a)).elim fun _ h => congrArg Option.isSome h.1
def least [hn : Nonempty α] : α := least?.get isSome_least?
theorem least?_eq_some [hn : Nonempty α] : least? (α := α) = some least := (Option.some_get _).symm
theorem least_le {a : α} : UpwardEnumerable.LE (least (hn := ⟨a⟩)) a :=
  (least?_le (a := a)).elim fun _ h => Option.some.inj ((least?_eq_some (hn := ⟨a⟩)).symm.trans h.1) ▸ h.2
theorem isSome_least?_iff : (least? (α := α)).isSome ↔ Nonempty α :=
  ⟨fun h => ⟨least?.get h⟩, fun _ => isSome_least?⟩
theorem least?_eq_none_iff : least? (α := α) = none ↔ ¬Nonempty α :=
  Option.not_isSome_iff_eq_none.symm.trans (not_congr isSome_least?_iff)
end UpwardEnumerable
end Std.PRange
