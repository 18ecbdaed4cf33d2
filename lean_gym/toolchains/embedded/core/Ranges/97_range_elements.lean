/-
The elements of a range: as a list or an array, their number, loops over them.
-/
universe u_1
namespace Std
open PRange Iterators
section
variable {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
private theorem exists_succMany?_succ? [LT α] [LawfulUpwardEnumerableLT α] {a b : α} :
    (∃ n, ((succ? a).bind fun x => succMany? n x) = some b) ↔ a < b :=
  (exists_congr fun _ => iff_of_eq (congrArg (· = some b) succMany?_add_one_eq_succ?_bind_succMany?.symm)).trans
    UpwardEnumerable.lt_iff.symm
omit [LawfulUpwardEnumerable α] in
private theorem exists_succMany?_least? [Least? α] [LawfulUpwardEnumerableLeast? α] {a : α} :
    ∃ n, (least?.bind fun x => succMany? n x) = some a :=
  (UpwardEnumerable.least?_le (a := a)).elim fun _ h => h.2.elim fun n e =>
    ⟨n, (congrArg (Option.bind · _) h.1).trans e⟩
end
namespace Rcc
variable {α : Type u}
@[always_inline, inline] def Internal.iter [UpwardEnumerable α] (r : Rcc α) : Iter (α := Rxc.Iterator α) α :=
  ⟨⟨some r.lower, r.upper⟩⟩
@[always_inline, inline] def toList [LE α] [DecidableLE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxc.IsAlwaysFinite α] (r : Rcc α) : List α := (Internal.iter r).toList
@[always_inline, inline] def toArray [LE α] [DecidableLE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxc.IsAlwaysFinite α] (r : Rcc α) : Array α := (Internal.iter r).toArray
@[always_inline, inline] def size [Rxc.HasSize α] (r : Rcc α) : Nat := Rxc.HasSize.size r.lower r.upper
theorem Internal.isPlausibleIndirectOutput_iter_iff [UpwardEnumerable α] [LE α] [DecidableLE α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] {r : Rcc α} {a : α} :
    (iter r).IsPlausibleIndirectOutput a ↔ a ∈ r :=
  Rxc.Iterator.isPlausibleIndirectOutput_iff.trans
    (exists_and_right.trans (and_congr_left' UpwardEnumerable.le_iff.symm))
instance {m : Type u → Type u_1} [UpwardEnumerable α] [LE α] [DecidableLE α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [Monad m] [Finite (Rxc.Iterator α) Id] :
    ForIn' m (Rcc α) α inferInstance where
  forIn' r init f :=
    haveI := Iter.instForIn' (α := Rxc.Iterator α) (β := α) (n := m)
    ForIn'.forIn' (Internal.iter r) init fun a h acc => f a (Internal.isPlausibleIndirectOutput_iter_iff.mp h) acc
end Rcc
namespace Rco
variable {α : Type u}
@[always_inline, inline] def Internal.iter [UpwardEnumerable α] (r : Rco α) : Iter (α := Rxo.Iterator α) α :=
  ⟨⟨some r.lower, r.upper⟩⟩
@[always_inline, inline] def toList [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxo.IsAlwaysFinite α] (r : Rco α) : List α := (Internal.iter r).toList
@[always_inline, inline] def toArray [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxo.IsAlwaysFinite α] (r : Rco α) : Array α := (Internal.iter r).toArray
@[always_inline, inline] def size [Rxo.HasSize α] (r : Rco α) : Nat := Rxo.HasSize.size r.lower r.upper
theorem Internal.isPlausibleIndirectOutput_iter_iff [UpwardEnumerable α] [LE α] [LT α] [DecidableLT α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLE α] {r : Rco α} {a : α} :
    (iter r).IsPlausibleIndirectOutput a ↔ a ∈ r :=
  Rxo.Iterator.isPlausibleIndirectOutput_iff.trans
    (exists_and_right.trans (and_congr_left' UpwardEnumerable.le_iff.symm))
instance {m : Type u → Type u_1} [UpwardEnumerable α] [LE α] [LT α] [DecidableLT α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Monad m] [Finite (Rxo.Iterator α) Id] :
    ForIn' m (Rco α) α inferInstance where
  forIn' r init f :=
    haveI := Iter.instForIn' (α := Rxo.Iterator α) (β := α) (n := m)
    ForIn'.forIn' (Internal.iter r) init fun a h acc => f a (Internal.isPlausibleIndirectOutput_iter_iff.mp h) acc
end Rco
namespace Rci
variable {α : Type u}
@[always_inline, inline] def Internal.iter [UpwardEnumerable α] (r : Rci α) : Iter (α := Rxi.Iterator α) α :=
  ⟨⟨some r.lower⟩⟩
@[always_inline, inline] def toList [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] (r : Rci α) : List α := (Internal.iter r).toList
@[always_inline, inline] def toArray [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] (r : Rci α) : Array α := (Internal.iter r).toArray
@[always_inline, inline] def size [Rxi.HasSize α] (r : Rci α) : Nat := Rxi.HasSize.size r.lower
theorem Internal.isPlausibleIndirectOutput_iter_iff [UpwardEnumerable α] [LE α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] {r : Rci α} {a : α} :
    (iter r).IsPlausibleIndirectOutput a ↔ a ∈ r :=
  Rxi.Iterator.isPlausibleIndirectOutput_iff.trans UpwardEnumerable.le_iff.symm
instance {m : Type u → Type u_1} [UpwardEnumerable α] [LE α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α]
    [Monad m] [Finite (Rxi.Iterator α) Id] :
    ForIn' m (Rci α) α inferInstance where
  forIn' r init f :=
    haveI := Iter.instForIn' (α := Rxi.Iterator α) (β := α) (n := m)
    ForIn'.forIn' (Internal.iter r) init fun a h acc => f a (Internal.isPlausibleIndirectOutput_iter_iff.mp h) acc
end Rci
namespace Roc
variable {α : Type u}
@[always_inline, inline] def Internal.iter [UpwardEnumerable α] (r : Roc α) : Iter (α := Rxc.Iterator α) α :=
  ⟨⟨succ? r.lower, r.upper⟩⟩
@[always_inline, inline] def toList [LE α] [DecidableLE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxc.IsAlwaysFinite α] (r : Roc α) : List α := (Internal.iter r).toList
@[always_inline, inline] def toArray [LE α] [DecidableLE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxc.IsAlwaysFinite α] (r : Roc α) : Array α := (Internal.iter r).toArray
@[always_inline, inline] def size [Rxc.HasSize α] [UpwardEnumerable α] (r : Roc α) : Nat :=
  match succ? r.lower with
  | none => 0
  | some lower => Rxc.HasSize.size lower r.upper
theorem Internal.isPlausibleIndirectOutput_iter_iff [UpwardEnumerable α] [LE α] [DecidableLE α] [LT α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] {r : Roc α} {a : α} :
    (iter r).IsPlausibleIndirectOutput a ↔ a ∈ r :=
  Rxc.Iterator.isPlausibleIndirectOutput_iff.trans (exists_and_right.trans (and_congr_left' exists_succMany?_succ?))
instance {m : Type u → Type u_1} [UpwardEnumerable α] [LE α] [DecidableLE α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [LT α] [LawfulUpwardEnumerableLT α] [Monad m] [Finite (Rxc.Iterator α) Id] :
    ForIn' m (Roc α) α inferInstance where
  forIn' r init f :=
    haveI := Iter.instForIn' (α := Rxc.Iterator α) (β := α) (n := m)
    ForIn'.forIn' (Internal.iter r) init fun a h acc => f a (Internal.isPlausibleIndirectOutput_iter_iff.mp h) acc
end Roc
namespace Roo
variable {α : Type u}
@[always_inline, inline] def Internal.iter [UpwardEnumerable α] (r : Roo α) : Iter (α := Rxo.Iterator α) α :=
  ⟨⟨succ? r.lower, r.upper⟩⟩
@[always_inline, inline] def toList [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxo.IsAlwaysFinite α] (r : Roo α) : List α := (Internal.iter r).toList
@[always_inline, inline] def toArray [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxo.IsAlwaysFinite α] (r : Roo α) : Array α := (Internal.iter r).toArray
@[always_inline, inline] def size [Rxo.HasSize α] [UpwardEnumerable α] (r : Roo α) : Nat :=
  match succ? r.lower with
  | none => 0
  | some lower => Rxo.HasSize.size lower r.upper
theorem Internal.isPlausibleIndirectOutput_iter_iff [UpwardEnumerable α] [LT α] [DecidableLT α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] {r : Roo α} {a : α} :
    (iter r).IsPlausibleIndirectOutput a ↔ a ∈ r :=
  Rxo.Iterator.isPlausibleIndirectOutput_iff.trans (exists_and_right.trans (and_congr_left' exists_succMany?_succ?))
instance {m : Type u → Type u_1} [UpwardEnumerable α] [LT α] [DecidableLT α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Monad m] [Finite (Rxo.Iterator α) Id] :
    ForIn' m (Roo α) α inferInstance where
  forIn' r init f :=
    haveI := Iter.instForIn' (α := Rxo.Iterator α) (β := α) (n := m)
    ForIn'.forIn' (Internal.iter r) init fun a h acc => f a (Internal.isPlausibleIndirectOutput_iter_iff.mp h) acc
end Roo
namespace Roi
variable {α : Type u}
@[always_inline, inline] def Internal.iter [UpwardEnumerable α] (r : Roi α) : Iter (α := Rxi.Iterator α) α :=
  ⟨⟨succ? r.lower⟩⟩
@[always_inline, inline] def toList [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] (r : Roi α) : List α := (Internal.iter r).toList
@[always_inline, inline] def toArray [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] (r : Roi α) : Array α := (Internal.iter r).toArray
@[always_inline, inline] def size [Rxi.HasSize α] [UpwardEnumerable α] (r : Roi α) : Nat :=
  match succ? r.lower with
  | none => 0
  | some lower => Rxi.HasSize.size lower
theorem Internal.isPlausibleIndirectOutput_iter_iff [UpwardEnumerable α] [LT α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] {r : Roi α} {a : α} :
    (iter r).IsPlausibleIndirectOutput a ↔ a ∈ r :=
  Rxi.Iterator.isPlausibleIndirectOutput_iff.trans exists_succMany?_succ?
instance {m : Type u → Type u_1} [UpwardEnumerable α] [LT α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α]
    [Monad m] [Finite (Rxi.Iterator α) Id] :
    ForIn' m (Roi α) α inferInstance where
  forIn' r init f :=
    haveI := Iter.instForIn' (α := Rxi.Iterator α) (β := α) (n := m)
    ForIn'.forIn' (Internal.iter r) init fun a h acc => f a (Internal.isPlausibleIndirectOutput_iter_iff.mp h) acc
end Roi
namespace Ric
variable {α : Type u}
@[always_inline, inline] def Internal.iter [Least? α] (r : Ric α) : Iter (α := Rxc.Iterator α) α :=
  ⟨⟨Least?.least?, r.upper⟩⟩
@[always_inline, inline] def toList [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxc.IsAlwaysFinite α] (r : Ric α) : List α := (Internal.iter r).toList
@[always_inline, inline] def toArray [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxc.IsAlwaysFinite α] (r : Ric α) : Array α := (Internal.iter r).toArray
@[always_inline, inline] def size [Rxc.HasSize α] [Least? α] (r : Ric α) : Nat :=
  match Least?.least? (α := α) with
  | none => 0
  | some lower => Rxc.HasSize.size lower r.upper
theorem Internal.isPlausibleIndirectOutput_iter_iff [UpwardEnumerable α] [Least? α] [LE α] [DecidableLE α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] {r : Ric α} {a : α} :
    (iter r).IsPlausibleIndirectOutput a ↔ a ∈ r :=
  Rxc.Iterator.isPlausibleIndirectOutput_iff.trans (exists_and_right.trans (and_iff_right exists_succMany?_least?))
instance {m : Type u → Type u_1} [UpwardEnumerable α] [LE α] [DecidableLE α] [Least? α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Monad m] [Finite (Rxc.Iterator α) Id] :
    ForIn' m (Ric α) α inferInstance where
  forIn' r init f :=
    haveI := Iter.instForIn' (α := Rxc.Iterator α) (β := α) (n := m)
    ForIn'.forIn' (Internal.iter r) init fun a h acc => f a (Internal.isPlausibleIndirectOutput_iter_iff.mp h) acc
end Ric
namespace Rio
variable {α : Type u}
@[always_inline, inline] def Internal.iter [UpwardEnumerable α] [Least? α] (r : Rio α) : Iter (α := Rxo.Iterator α) α :=
  ⟨⟨Least?.least?, r.upper⟩⟩
@[always_inline, inline] def toList [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxo.IsAlwaysFinite α] (r : Rio α) : List α := (Internal.iter r).toList
@[always_inline, inline] def toArray [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxo.IsAlwaysFinite α] (r : Rio α) : Array α := (Internal.iter r).toArray
@[always_inline, inline] def size [Rxo.HasSize α] [Least? α] (r : Rio α) : Nat :=
  match Least?.least? (α := α) with
  | none => 0
  | some lower => Rxo.HasSize.size lower r.upper
theorem Internal.isPlausibleIndirectOutput_iter_iff [UpwardEnumerable α] [LT α] [DecidableLT α] [Least? α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] {r : Rio α} {a : α} :
    (iter r).IsPlausibleIndirectOutput a ↔ a ∈ r :=
  Rxo.Iterator.isPlausibleIndirectOutput_iff.trans (exists_and_right.trans (and_iff_right exists_succMany?_least?))
instance {m : Type u → Type u_1} [UpwardEnumerable α] [LT α] [DecidableLT α] [Least? α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Monad m] [Finite (Rxo.Iterator α) Id] :
    ForIn' m (Rio α) α inferInstance where
  forIn' r init f :=
    haveI := Iter.instForIn' (α := Rxo.Iterator α) (β := α) (n := m)
    ForIn'.forIn' (Internal.iter r) init fun a h acc => f a (Internal.isPlausibleIndirectOutput_iter_iff.mp h) acc
end Rio
namespace Rii
variable {α : Type u}
@[always_inline, inline] def Internal.iter [UpwardEnumerable α] [Least? α] (_ : Rii α) : Iter (α := Rxi.Iterator α) α :=
  ⟨⟨Least?.least?⟩⟩
@[always_inline, inline] def toList [UpwardEnumerable α] [Least? α] (r : Rii α)
    [Iterator (Rxi.Iterator α) Id α] [Finite (Rxi.Iterator α) Id] : List α :=
  (Internal.iter r).toList
@[always_inline, inline] def toArray [UpwardEnumerable α] [Least? α] (r : Rii α)
    [Iterator (Rxi.Iterator α) Id α] [Finite (Rxi.Iterator α) Id] : Array α :=
  (Internal.iter r).toArray
@[always_inline, inline] def size (_ : Rii α) [Least? α] [Rxi.HasSize α] : Nat :=
  match Least?.least? (α := α) with
  | none => 0
  | some lower => Rxi.HasSize.size lower
theorem Internal.isPlausibleIndirectOutput_iter_iff [UpwardEnumerable α] [Least? α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] {r : Rii α} {a : α} :
    (iter r).IsPlausibleIndirectOutput a ↔ a ∈ r :=
  Rxi.Iterator.isPlausibleIndirectOutput_iff.trans (iff_of_true exists_succMany?_least? trivial)
instance {m : Type u → Type u_1} [UpwardEnumerable α] [Least? α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Monad m] [Finite (Rxi.Iterator α) Id] :
    ForIn' m (Rii α) α inferInstance where
  forIn' r init f :=
    haveI := Iter.instForIn' (α := Rxi.Iterator α) (β := α) (n := m)
    ForIn'.forIn' (Internal.iter r) init fun a h acc => f a (Internal.isPlausibleIndirectOutput_iter_iff.mp h) acc
end Rii
end Std
