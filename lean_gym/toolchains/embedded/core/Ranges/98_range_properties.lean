/-
Laws of ranges of any type: their elements in ascending order, each by its place, sizes, successors.
-/
namespace Std
open PRange
section
variable {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
private theorem isSome_of_getElem?_filter {L : List α} {i : Nat} {o : Option α} {p : α → Bool}
    (h : L[i]? = o.filter p) (k : i < L.length) : o.isSome := by
  rw [List.getElem?_eq_getElem k] at h
  exact congrArg Option.isSome (Option.filter_eq_some_iff.mp h.symm).1
private theorem isSome_of_getElem?_eq {L : List α} {i : Nat} {o : Option α} (h : L[i]? = o) (k : i < L.length) :
    o.isSome := congrArg Option.isSome (h.symm.trans (List.getElem?_eq_getElem k))
private theorem getElem_of_filter {L : List α} {i : Nat} {o : Option α} {p : α → Bool} (h : L[i]? = o.filter p)
    {k : i < L.length} {l : o.isSome} : L[i] = o.get l := by
  rw [List.getElem?_eq_getElem k] at h
  exact Option.some.inj ((Option.filter_eq_some_iff.mp h.symm).1.symm.trans (Option.some_get l).symm)
private theorem getElem_of_eq {L : List α} {i : Nat} {o : Option α} (h : L[i]? = o) {k : i < L.length}
    {l : o.isSome} : L[i] = o.get l :=
  Option.some.inj ((List.getElem?_eq_getElem k).symm.trans (h.trans (Option.some_get l).symm))
private theorem bind_succ? {i : Nat} {a : α} : (succ? a).bind (succMany? i) = succMany? (i + 1) a :=
  succMany?_add_one_eq_succ?_bind_succMany?.symm
end
private theorem size_eq_ite {α : Type u} [UpwardEnumerable α] {p : α → Prop} [DecidablePred p] {f : α → Nat}
    (zero : ∀ a, ¬p a → f a = 0) (one : ∀ a, p a → succ? a = none → f a = 1)
    (next : ∀ a b, p a → succ? a = some b → f a = f b + 1) {a : α} :
    f a = if p a then (match succ? a with | none => 0 | some b => f b) + 1 else 0 := by
  by_cases h : p a
  · rw [if_pos h]
    match k : succ? a with
    | none => exact one a h k
    | some b => exact next a b h k
  · exact (zero a h).trans (if_neg h).symm
namespace Rcc
theorem toList_eq_ite_roc {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList = if r.lower ≤ r.upper then r.lower :: (r.lower<...=r.upper).toList else [] := Rxc.Iterator.toList_some
theorem toList_eq_nil_iff {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList = [] ↔ ¬r.lower ≤ r.upper := eq_nil_iff_of Rxc.Iterator.toList_some Iff.rfl
theorem mem_toList_iff_mem {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {a : α} : a ∈ r.toList ↔ a ∈ r :=
  Rxc.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem nodup_toList {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] {a b : α} : (a...=b).toList.Nodup :=
  Rxc.Iterator.walks.nodup_toList Rxc.Iterator.le_of
theorem pairwise_toList_lt {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a < b :=
  (Rxc.Iterator.walks.pairwise_toList Rxc.Iterator.le_of).imp UpwardEnumerable.lt_iff.mpr
theorem isEmpty_iff_forall_not_mem {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [Rxc.HasSize α] [Rxc.LawfulHasSize α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] : r.isEmpty = true ↔ ∀ (a : α), ¬a ∈ r :=
  decide_eq_true_iff.trans ⟨fun h a k => h (UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_trans
    (UpwardEnumerable.le_iff.mp k.1) (UpwardEnumerable.le_iff.mp k.2))), fun h k =>
      h r.lower ⟨UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl _), k⟩⟩
theorem size_eq_ite_roc {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] [Rxc.LawfulHasSize α] :
    r.size = if r.lower ≤ r.upper then (r.lower<...=r.upper).size + 1 else 0 :=
  size_eq_ite (Rxc.size_eq_zero_of_not_le · r.upper) (Rxc.size_eq_one_of_succ?_eq_none · r.upper)
    fun a b => Rxc.size_eq_succ_of_succ?_eq_some a r.upper b
theorem getElem?_toList_eq {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {r : Rcc α} {i : Nat} :
    r.toList[i]? = Option.filter (fun x => decide (x ≤ r.upper)) (succMany? i r.lower) := Rxc.Iterator.getElem?_toList
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? i r.lower).isSome = true := isSome_of_getElem?_filter getElem?_toList_eq h
theorem getElem_toList_eq {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? i r.lower).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_filter getElem?_toList_eq
end Rcc
namespace Roc
theorem toList_eq_match {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList =
      match succ? r.lower with
      | none => []
      | some next => if next ≤ r.upper then next :: (next<...=r.upper).toList else [] :=
  Rxc.Iterator.walks.toList_eq_match
theorem mem_toList_iff_mem {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α]
    {a : α} : a ∈ r.toList ↔ a ∈ r := Rxc.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem toList_eq_nil_iff {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α] :
    r.toList = [] ↔ ¬r.lower < r.upper :=
  List.eq_nil_iff_forall_not_mem.trans ⟨fun h k => h r.upper (mem_toList_iff_mem.mpr
    ⟨k, UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl _)⟩), fun h a k => h (UpwardEnumerable.lt_iff.mpr
    (UpwardEnumerable.lt_of_lt_of_le (UpwardEnumerable.lt_iff.mp (mem_toList_iff_mem.mp k).1)
      (UpwardEnumerable.le_iff.mp (mem_toList_iff_mem.mp k).2)))⟩
theorem nodup_toList {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] {a b : α} : (a<...=b).toList.Nodup :=
  Rxc.Iterator.walks.nodup_toList Rxc.Iterator.le_of
theorem pairwise_toList_lt {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a < b :=
  (Rxc.Iterator.walks.pairwise_toList Rxc.Iterator.le_of).imp UpwardEnumerable.lt_iff.mpr
theorem size_eq_match_rcc {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] [Rxc.LawfulHasSize α] :
    r.size =
      match succ? r.lower with
      | none => 0
      | some next => (next...=r.upper).size := rfl
theorem getElem?_toList_eq {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} :
    r.toList[i]? = Option.filter (fun x => decide (x ≤ r.upper)) (succMany? (i + 1) r.lower) :=
  Rxc.Iterator.getElem?_toList.trans (congrArg (Option.filter _) bind_succ?)
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? (i + 1) r.lower).isSome = true := isSome_of_getElem?_filter getElem?_toList_eq h
theorem getElem_toList_eq {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? (i + 1) r.lower).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_filter getElem?_toList_eq
end Roc
namespace Ric
theorem toList_eq_toList_rcc {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toList = ((UpwardEnumerable.least (hn := ⟨r.upper⟩))...=r.upper).toList :=
  congrArg (fun o => (⟨⟨o, r.upper⟩⟩ : Iter (α := Rxc.Iterator α) α).toList)
    (UpwardEnumerable.least?_eq_some (hn := ⟨r.upper⟩))
theorem toList_eq_ite_roc {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toList =
      have init := UpwardEnumerable.least (hn := ⟨r.upper⟩)
      if init ≤ r.upper then init :: (init<...=r.upper).toList else [] :=
  toList_eq_toList_rcc.trans Rxc.Iterator.toList_some
theorem mem_toList_iff_mem {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α]
    {a : α} : a ∈ r.toList ↔ a ∈ r := Rxc.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem toList_ne_nil {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toList ≠ [] :=
  List.ne_nil_of_mem (mem_toList_iff_mem.mpr (UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl r.upper)))
theorem nodup_toList {α : Type u} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α] [Rxc.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] {a : α} : (*...=a).toList.Nodup :=
  Rxc.Iterator.walks.nodup_toList Rxc.Iterator.le_of
theorem pairwise_toList_lt {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [LT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α]
    [LawfulUpwardEnumerableLeast? α] : r.toList.Pairwise fun a b => a < b :=
  (Rxc.Iterator.walks.pairwise_toList Rxc.Iterator.le_of).imp UpwardEnumerable.lt_iff.mpr
theorem isEmpty_iff_forall_not_mem {α : Type u} {r : Ric α} [LE α] [UpwardEnumerable α] [Rxc.HasSize α]
    [Rxc.LawfulHasSize α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] [LawfulUpwardEnumerable α] :
    r.isEmpty = true ↔ ∀ (a : α), ¬a ∈ r :=
  ⟨nofun, fun h => (h r.upper (UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl _))).elim⟩
theorem size_eq_match_rcc {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α]
    [Rxc.HasSize α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α]
    [Rxc.LawfulHasSize α] :
    r.size =
      match least? (α := α) with
      | none => 0
      | some next => (next...=r.upper).size := rfl
theorem getElem?_toList_eq {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α]
    {i : Nat} :
    r.toList[i]? = Option.filter (fun x => decide (x ≤ r.upper))
      (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))) :=
  Rxc.Iterator.getElem?_toList.trans (congrArg (fun o : Option α => (o.bind (succMany? i)).filter _)
    (UpwardEnumerable.least?_eq_some (hn := ⟨r.upper⟩)))
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α]
    [UpwardEnumerable α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α]
    [Rxc.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).isSome = true :=
  isSome_of_getElem?_filter getElem?_toList_eq h
theorem getElem_toList_eq {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α]
    {i : Nat} {h : i < r.toList.length} :
    r.toList[i] =
      (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).get
      (isSome_succMany?_of_lt_length_toList h) := getElem_of_filter getElem?_toList_eq
end Ric
namespace Rco
theorem toList_eq_ite_roo {α : Type u} {r : Rco α} [UpwardEnumerable α] [LT α] [DecidableLT α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerableLT α] :
    r.toList = if r.lower < r.upper then r.lower :: (r.lower<...r.upper).toList else [] := Rxo.Iterator.toList_some
theorem toList_eq_nil_iff {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList = [] ↔ ¬r.lower < r.upper := eq_nil_iff_of Rxo.Iterator.toList_some Iff.rfl
theorem mem_toList_iff_mem {α : Type u} {r : Rco α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLE α] [Rxo.IsAlwaysFinite α]
    {a : α} : a ∈ r.toList ↔ a ∈ r := Rxo.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem nodup_toList {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] {a b : α} : (a...b).toList.Nodup :=
  Rxo.Iterator.walks.nodup_toList Rxo.Iterator.lt_of
theorem pairwise_toList_lt {α : Type u} {r : Rco α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a < b :=
  (Rxo.Iterator.walks.pairwise_toList Rxo.Iterator.lt_of).imp UpwardEnumerable.lt_iff.mpr
theorem isEmpty_iff_forall_not_mem {α : Type u} {r : Rco α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [Rxo.HasSize α] [Rxo.LawfulHasSize α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α]
    [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α] : r.isEmpty = true ↔ ∀ (a : α), ¬a ∈ r :=
  decide_eq_true_iff.trans ⟨fun h a k => h (UpwardEnumerable.lt_iff.mpr (UpwardEnumerable.lt_of_le_of_lt
    (UpwardEnumerable.le_iff.mp k.1) (UpwardEnumerable.lt_iff.mp k.2))), fun h k =>
      h r.lower ⟨UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl _), k⟩⟩
theorem size_eq_ite_roo {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [Rxo.LawfulHasSize α] :
    r.size = if r.lower < r.upper then (r.lower<...r.upper).size + 1 else 0 :=
  size_eq_ite (Rxo.size_eq_zero_of_not_le · r.upper) (Rxo.size_eq_one_of_succ?_eq_none · r.upper)
    fun a b => Rxo.size_eq_succ_of_succ?_eq_some a r.upper b
theorem getElem?_toList_eq {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {r : Rco α} {i : Nat} :
    r.toList[i]? = Option.filter (fun x => decide (x < r.upper)) (succMany? i r.lower) := Rxo.Iterator.getElem?_toList
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? i r.lower).isSome = true := isSome_of_getElem?_filter getElem?_toList_eq h
theorem getElem_toList_eq {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? i r.lower).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_filter getElem?_toList_eq
end Rco
namespace Roo
theorem toList_eq_match {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList =
      match succ? r.lower with
      | none => []
      | some next => if next < r.upper then next :: (next<...r.upper).toList else [] :=
  Rxo.Iterator.walks.toList_eq_match
theorem toList_eq_nil_iff {α : Type u} {r : Roo α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList = [] ↔ ∀ (a : α), succ? r.lower = some a → ¬a < r.upper := by
  rw [toList_eq_match]
  match succ? r.lower with
  | none => exact iff_of_true rfl nofun
  | some a =>
    refine (eq_nil_iff_of (P := a < r.upper) rfl Iff.rfl).trans ?_
    exact ⟨fun h _ e => Option.some.inj e ▸ h, fun h => h a rfl⟩
theorem mem_toList_iff_mem {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {a : α} : a ∈ r.toList ↔ a ∈ r :=
  Rxo.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem nodup_toList {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] {a b : α} : (a<...b).toList.Nodup :=
  Rxo.Iterator.walks.nodup_toList Rxo.Iterator.lt_of
theorem pairwise_toList_lt {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a < b :=
  (Rxo.Iterator.walks.pairwise_toList Rxo.Iterator.lt_of).imp UpwardEnumerable.lt_iff.mpr
theorem size_eq_match_rcc {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [Rxo.LawfulHasSize α] :
    r.size =
      match succ? r.lower with
      | none => 0
      | some next => (next...r.upper).size := rfl
theorem getElem?_toList_eq {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} :
    r.toList[i]? = Option.filter (fun x => decide (x < r.upper)) (succMany? (i + 1) r.lower) :=
  Rxo.Iterator.getElem?_toList.trans (congrArg (Option.filter _) bind_succ?)
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? (i + 1) r.lower).isSome = true := isSome_of_getElem?_filter getElem?_toList_eq h
theorem getElem_toList_eq {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? (i + 1) r.lower).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_filter getElem?_toList_eq
end Roo
namespace Rio
theorem toList_eq_match_rco {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList =
      match least? (α := α) with
      | none => []
      | some least => (least...r.upper).toList := Rxo.Iterator.walks.toList_eq_match_some
theorem toList_eq_toList_rco {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toList = ((UpwardEnumerable.least (hn := ⟨r.upper⟩))...r.upper).toList :=
  congrArg (fun o => (⟨⟨o, r.upper⟩⟩ : Iter (α := Rxo.Iterator α) α).toList)
    (UpwardEnumerable.least?_eq_some (hn := ⟨r.upper⟩))
theorem toList_eq_ite_roo {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toList =
      have init := UpwardEnumerable.least (hn := ⟨r.upper⟩)
      if init < r.upper then init :: (init<...r.upper).toList else [] :=
  toList_eq_toList_rco.trans Rxo.Iterator.toList_some
theorem toList_eq_nil_iff {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toList = [] ↔ ¬UpwardEnumerable.least (hn := ⟨r.upper⟩) < r.upper := eq_nil_iff_of toList_eq_ite_roo Iff.rfl
theorem mem_toList_iff_mem {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α]
    {a : α} : a ∈ r.toList ↔ a ∈ r := Rxo.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem nodup_toList {α : Type u} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α] [Rxo.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] {a : α} : (*...a).toList.Nodup :=
  Rxo.Iterator.walks.nodup_toList Rxo.Iterator.lt_of
theorem pairwise_toList_lt {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α]
    [LawfulUpwardEnumerableLeast? α] : r.toList.Pairwise fun a b => a < b :=
  (Rxo.Iterator.walks.pairwise_toList Rxo.Iterator.lt_of).imp UpwardEnumerable.lt_iff.mpr
theorem size_eq_match_rcc {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [Rxo.HasSize α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α]
    [Rxo.LawfulHasSize α] :
    r.size =
      match least? (α := α) with
      | none => 0
      | some next => (next...r.upper).size := rfl
theorem getElem?_toList_eq {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α]
    {i : Nat} :
    r.toList[i]? = Option.filter (fun x => decide (x < r.upper))
      (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))) :=
  Rxo.Iterator.getElem?_toList.trans (congrArg (fun o : Option α => (o.bind (succMany? i)).filter _)
    (UpwardEnumerable.least?_eq_some (hn := ⟨r.upper⟩)))
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α]
    [UpwardEnumerable α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α]
    [Rxo.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).isSome = true :=
  isSome_of_getElem?_filter getElem?_toList_eq h
theorem getElem_toList_eq {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α]
    {i : Nat} {h : i < r.toList.length} :
    r.toList[i] =
      (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).get
      (isSome_succMany?_of_lt_length_toList h) := getElem_of_filter getElem?_toList_eq
end Rio
namespace Rci
theorem toList_eq_toList_roi {α : Type u} {r : Rci α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toList = r.lower :: (r.lower<...*).toList := Rxi.Iterator.toList_some
theorem toList_ne_nil {α : Type u} {r : Rci α} [UpwardEnumerable α] [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] :
    r.toList ≠ [] := fun h => nomatch toList_eq_toList_roi.symm.trans h
theorem mem_toList_iff_mem {α : Type u} {r : Rci α} [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [Rxi.IsAlwaysFinite α] {a : α} : a ∈ r.toList ↔ a ∈ r :=
  Rxi.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem nodup_toList {α : Type u} [UpwardEnumerable α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {a : α} :
    (a...*).toList.Nodup := Rxi.Iterator.walks.nodup_toList fun _ _ _ => id
theorem pairwise_toList_lt {α : Type u} {r : Rci α} [LE α] [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => a < b :=
  (Rxi.Iterator.walks.pairwise_toList (fun _ _ _ => id)).imp UpwardEnumerable.lt_iff.mpr
theorem isEmpty_iff_forall_not_mem {α : Type u} {r : Rci α} [LE α] [UpwardEnumerable α] [Rxi.HasSize α]
    [Rxi.LawfulHasSize α] [LawfulUpwardEnumerableLE α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] :
    r.isEmpty = true ↔ ∀ (a : α), ¬a ∈ r :=
  ⟨nofun, fun h => (h r.lower (UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl _))).elim⟩
theorem getElem?_toList_eq {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α]
    {r : Rci α} {i : Nat} : r.toList[i]? = succMany? i r.lower := Rxi.Iterator.getElem?_toList
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Rci α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? i r.lower).isSome = true := isSome_of_getElem?_eq getElem?_toList_eq h
theorem getElem_toList_eq {α : Type u} {r : Rci α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? i r.lower).get (isSome_succMany?_of_lt_length_toList h) := getElem_of_eq getElem?_toList_eq
end Rci
namespace Roi
theorem toList_eq_match {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] :
    r.toList =
      match succ? r.lower with
      | none => []
      | some next => next :: (next<...*).toList := Rxi.Iterator.walks.toList_eq_match
theorem toList_eq_nil_iff {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toList = [] ↔ (succ? r.lower).isNone = true := by
  rw [toList_eq_match]
  match succ? r.lower with
  | none => exact iff_of_true rfl rfl
  | some _ => exact iff_of_false nofun nofun
theorem mem_toList_iff_mem {α : Type u} {r : Roi α} [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerableLT α] {a : α} : a ∈ r.toList ↔ a ∈ r :=
  Rxi.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem nodup_toList {α : Type u} [UpwardEnumerable α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {a : α} :
    (a<...*).toList.Nodup := Rxi.Iterator.walks.nodup_toList fun _ _ _ => id
theorem pairwise_toList_lt {α : Type u} {r : Roi α} [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => a < b :=
  (Rxi.Iterator.walks.pairwise_toList (fun _ _ _ => id)).imp UpwardEnumerable.lt_iff.mpr
theorem size_eq_match_rci {α : Type u} {r : Roi α} [UpwardEnumerable α] [Rxi.HasSize α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] [Rxi.LawfulHasSize α] :
    r.size =
      match succ? r.lower with
      | none => 0
      | some next => (next...*).size := rfl
theorem getElem?_toList_eq {α : Type u} {r : Roi α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} :
    r.toList[i]? = succMany? (i + 1) r.lower := Rxi.Iterator.getElem?_toList.trans bind_succ?
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Roi α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? (i + 1) r.lower).isSome = true := isSome_of_getElem?_eq getElem?_toList_eq h
theorem getElem_toList_eq {α : Type u} {r : Roi α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? (i + 1) r.lower).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_eq getElem?_toList_eq
end Roi
namespace Rii
theorem toList_eq_match_rci {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] :
    r.toList =
      match least? (α := α) with
      | none => []
      | some init => (init...*).toList := Rxi.Iterator.walks.toList_eq_match_some
theorem toList_eq_match_roi {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] :
    r.toList =
      match least? (α := α) with
      | none => []
      | some init => init :: (init<...*).toList := Rxi.Iterator.walks.toList_eq_match
theorem mem_toList {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {a : α} : a ∈ r.toList :=
  Rxi.Iterator.mem_toList_iff.mpr (Internal.isPlausibleIndirectOutput_iter_iff.mpr trivial)
theorem toList_eq_nil_iff {α : Type u} {r : Rii α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] :
    r.toList = [] ↔ ¬Nonempty α :=
  List.eq_nil_iff_forall_not_mem.trans ⟨fun h ⟨a⟩ => h a mem_toList, fun h a => (h ⟨a⟩).elim⟩
theorem nodup_toList {α : Type u} [Least? α] [UpwardEnumerable α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] :
    (*...* : Rii α).toList.Nodup := Rxi.Iterator.walks.nodup_toList fun _ _ _ => id
theorem pairwise_toList_lt {α : Type u} {r : Rii α} [LT α] [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerableLeast? α] :
    r.toList.Pairwise fun a b => a < b :=
  (Rxi.Iterator.walks.pairwise_toList (fun _ _ _ => id)).imp UpwardEnumerable.lt_iff.mpr
theorem isEmpty_iff {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerableLeast? α] :
    r.isEmpty = true ↔ ¬Nonempty α := Option.isNone_iff_eq_none.trans (UpwardEnumerable.least?_eq_none_iff (α := α))
theorem isEmpty_iff_forall_not_mem {α : Type u} {r : Rii α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [LawfulUpwardEnumerable α] :
    r.isEmpty = true ↔ ∀ (a : α), ¬a ∈ r := isEmpty_iff.trans ⟨fun h a => (h ⟨a⟩).elim, fun h ⟨a⟩ => h a trivial⟩
theorem size_eq_match_rci {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [Rxi.HasSize α]
    [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] [Rxi.LawfulHasSize α] :
    r.size =
      match least? (α := α) with
      | none => 0
      | some next => (next...*).size := rfl
theorem getElem?_toList_eq {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {i : Nat} :
    r.toList[i]? = (least? (α := α)).bind (succMany? i) := Rxi.Iterator.getElem?_toList
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {i : Nat}
    (h : i < r.toList.length) : ((least? (α := α)).bind (succMany? i)).isSome = true :=
  isSome_of_getElem?_eq getElem?_toList_eq h
theorem getElem_toList_eq {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = ((least? (α := α)).bind (succMany? i)).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_eq getElem?_toList_eq
end Rii
end Std
