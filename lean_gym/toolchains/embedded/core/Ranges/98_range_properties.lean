/-
Laws of ranges of any type: their elements in ascending order, each by its place, sizes, successors.
-/
namespace Std
open PRange
section
variable {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
private theorem lt_of_succMany?_bind {o : Option α} {i j : Nat} {a b : α} (h : i < j)
    (k : (o.bind fun x => succMany? i x) = some a) (l : (o.bind fun x => succMany? j x) = some b) :
    UpwardEnumerable.LT a b := by
  obtain ⟨n, rfl⟩ : ∃ n, i + (n + 1) = j := ⟨j - i - 1, by omega⟩
  cases o with
  | none => cases k
  | some c =>
    have k : succMany? i c = some a := k
    have l : succMany? (i + (n + 1)) c = some b := l
    rw [succMany?_add, k] at l
    exact ⟨n, l⟩
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
namespace Rxc.Iterator
section
variable {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
  [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α]
private theorem mem_toList_iff {it : Iter (α := Rxc.Iterator α) α} {a : α} :
    a ∈ it.toList ↔ it.IsPlausibleIndirectOutput a := by
  rw [List.mem_iff_getElem?, isPlausibleIndirectOutput_iff]
  refine exists_congr fun i => ?_
  rw [show it.toList[i]? = _ from getElem?_toList, Option.filter_eq_some_iff, decide_eq_true_eq]
theorem pairwise_toList_upwardEnumerableLt (it : Iter (α := Rxc.Iterator α) α) :
    it.toList.Pairwise fun a b => UpwardEnumerable.LT a b := List.pairwise_iff_getElem.mpr fun i j hi hj h => by
  have k : ∀ (n : Nat) (l : n < it.toList.length),
      (it.internalState.next.bind fun x => succMany? n x) = some it.toList[n] := fun n l =>
    (Option.filter_eq_some_iff.mp (getElem?_toList.symm.trans (List.getElem?_eq_getElem l))).1
  exact lt_of_succMany?_bind h (k i hi) (k j hj)
theorem nodup_toList {it : Iter (α := Rxc.Iterator α) α} : it.toList.Nodup :=
  (pairwise_toList_upwardEnumerableLt it).imp UpwardEnumerable.ne_of_lt
private theorem toList_eq_match_some {o : Option α} {hi : α} : (⟨⟨o, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList =
    match o with
    | none => []
    | some a => (⟨⟨some a, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList :=
  match o with
  | none => toList_none
  | some _ => rfl
private theorem toArray_eq_match_some {o : Option α} {hi : α} : (⟨⟨o, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toArray =
    match o with
    | none => #[]
    | some a => (⟨⟨some a, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toArray :=
  match o with
  | none => toArray_eq_match
  | some _ => rfl
end
end Rxc.Iterator
private theorem Rxc.size_eq_ite {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [HasSize α] [LawfulHasSize α]
    {a hi : α} : HasSize.size a hi =
      if a ≤ hi then
        (match succ? a with
          | none => 0
          | some b => HasSize.size b hi) + 1
      else 0 := by
  by_cases h : a ≤ hi
  · rw [if_pos h]
    match k : succ? a with
    | none => exact size_eq_one_of_succ?_eq_none a hi h k
    | some b => exact size_eq_succ_of_succ?_eq_some a hi b h k
  · exact (size_eq_zero_of_not_le a hi h).trans (if_neg h).symm
namespace Rxo.Iterator
section
variable {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
  [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α]
private theorem mem_toList_iff {it : Iter (α := Rxo.Iterator α) α} {a : α} :
    a ∈ it.toList ↔ it.IsPlausibleIndirectOutput a := by
  rw [List.mem_iff_getElem?, isPlausibleIndirectOutput_iff]
  refine exists_congr fun i => ?_
  rw [show it.toList[i]? = _ from getElem?_toList, Option.filter_eq_some_iff, decide_eq_true_eq]
theorem pairwise_toList_upwardEnumerableLt (it : Iter (α := Rxo.Iterator α) α) :
    it.toList.Pairwise fun a b => UpwardEnumerable.LT a b := List.pairwise_iff_getElem.mpr fun i j hi hj h => by
  have k : ∀ (n : Nat) (l : n < it.toList.length),
      (it.internalState.next.bind fun x => succMany? n x) = some it.toList[n] := fun n l =>
    (Option.filter_eq_some_iff.mp (getElem?_toList.symm.trans (List.getElem?_eq_getElem l))).1
  exact lt_of_succMany?_bind h (k i hi) (k j hj)
theorem nodup_toList {it : Iter (α := Rxo.Iterator α) α} : it.toList.Nodup :=
  (pairwise_toList_upwardEnumerableLt it).imp UpwardEnumerable.ne_of_lt
private theorem toList_eq_match_some {o : Option α} {hi : α} : (⟨⟨o, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList =
    match o with
    | none => []
    | some a => (⟨⟨some a, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList :=
  match o with
  | none => toList_none
  | some _ => rfl
private theorem toArray_eq_match_some {o : Option α} {hi : α} : (⟨⟨o, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toArray =
    match o with
    | none => #[]
    | some a => (⟨⟨some a, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toArray :=
  match o with
  | none => toArray_eq_match
  | some _ => rfl
end
end Rxo.Iterator
private theorem Rxo.size_eq_ite {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [HasSize α] [LawfulHasSize α]
    {a hi : α} : HasSize.size a hi =
      if a < hi then
        (match succ? a with
          | none => 0
          | some b => HasSize.size b hi) + 1
      else 0 := by
  by_cases h : a < hi
  · rw [if_pos h]
    match k : succ? a with
    | none => exact size_eq_one_of_succ?_eq_none a hi h k
    | some b => exact size_eq_succ_of_succ?_eq_some a hi b h k
  · exact (size_eq_zero_of_not_le a hi h).trans (if_neg h).symm
namespace Rxi.Iterator
section
variable {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α]
private theorem mem_toList_iff {it : Iter (α := Rxi.Iterator α) α} {a : α} :
    a ∈ it.toList ↔ it.IsPlausibleIndirectOutput a := by
  rw [List.mem_iff_getElem?, isPlausibleIndirectOutput_iff]
  exact exists_congr fun i => iff_of_eq (congrArg (· = some a) getElem?_toList)
theorem pairwise_toList_upwardEnumerableLt (it : Iter (α := Rxi.Iterator α) α) :
    it.toList.Pairwise fun a b => UpwardEnumerable.LT a b := List.pairwise_iff_getElem.mpr fun _ _ hi hj h =>
  lt_of_succMany?_bind h (getElem?_toList.symm.trans (List.getElem?_eq_getElem hi))
    (getElem?_toList.symm.trans (List.getElem?_eq_getElem hj))
theorem nodup_toList {it : Iter (α := Rxi.Iterator α) α} : it.toList.Nodup :=
  (pairwise_toList_upwardEnumerableLt it).imp UpwardEnumerable.ne_of_lt
private theorem toList_eq_match_some {o : Option α} : (⟨⟨o⟩⟩ : Iter (α := Rxi.Iterator α) α).toList =
    match o with
    | none => []
    | some a => (⟨⟨some a⟩⟩ : Iter (α := Rxi.Iterator α) α).toList :=
  match o with
  | none => toList_none
  | some _ => rfl
private theorem toArray_eq_match_some {o : Option α} : (⟨⟨o⟩⟩ : Iter (α := Rxi.Iterator α) α).toArray =
    match o with
    | none => #[]
    | some a => (⟨⟨some a⟩⟩ : Iter (α := Rxi.Iterator α) α).toArray :=
  match o with
  | none => toArray_eq_match
  | some _ => rfl
end
end Rxi.Iterator
namespace Rcc
theorem toList_eq_ite_roc {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList = if r.lower ≤ r.upper then r.lower :: (r.lower<...=r.upper).toList else [] := Rxc.Iterator.toList_some
@[deprecated toList_eq_ite_roc (since := "2026-07-21")]
theorem toList_eq_if_roc {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList = if r.lower ≤ r.upper then r.lower :: (r.lower<...=r.upper).toList else [] := toList_eq_ite_roc
theorem toArray_eq_ite_roc {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toArray = if r.lower ≤ r.upper then #[r.lower] ++ (r.lower<...=r.upper).toArray else #[] :=
  array_ite_of toArray_toList Roc.toArray_toList toList_eq_ite_roc
@[deprecated toArray_eq_ite_roc (since := "2026-07-21")]
theorem toArray_eq_if_roc {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toArray = if r.lower ≤ r.upper then #[r.lower] ++ (r.lower<...=r.upper).toArray else #[] := toArray_eq_ite_roc
theorem toList_eq_nil_iff {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList = [] ↔ ¬r.lower ≤ r.upper := eq_nil_iff_of Rxc.Iterator.toList_some Iff.rfl
theorem toArray_eq_empty_iff {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toArray = #[] ↔ ¬r.lower ≤ r.upper := Array.toList_inj.symm.trans toList_eq_nil_iff
theorem mem_toList_iff_mem {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {a : α} : a ∈ r.toList ↔ a ∈ r :=
  Rxc.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem mem_toArray_iff_mem {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {a : α} : a ∈ r.toArray ↔ a ∈ r :=
  Array.mem_toList_iff.symm.trans mem_toList_iff_mem
theorem pairwise_toList_upwardEnumerableLt {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => UpwardEnumerable.LT a b := Rxc.Iterator.pairwise_toList_upwardEnumerableLt _
theorem nodup_toList {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] {a b : α} : (a...=b).toList.Nodup :=
  Rxc.Iterator.nodup_toList
theorem pairwise_toList_ne {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≠ b := Rxc.Iterator.nodup_toList
theorem pairwise_toList_lt {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a < b :=
  (Rxc.Iterator.pairwise_toList_upwardEnumerableLt _).imp UpwardEnumerable.lt_iff.mpr
theorem pairwise_toList_le {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≤ b :=
  (Rxc.Iterator.pairwise_toList_upwardEnumerableLt _).imp fun h =>
    UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h)
theorem succ_mem_succ_succ_iff {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [LinearlyUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [InfinitelyUpwardEnumerable α] [Rxc.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
    {lo hi a : α} : (succ a ∈ (succ lo)...=succ hi) ↔ a ∈ lo...=hi :=
  and_congr
    (UpwardEnumerable.le_iff.trans (UpwardEnumerable.succ_le_succ_iff.trans UpwardEnumerable.le_iff.symm))
    (UpwardEnumerable.le_iff.trans (UpwardEnumerable.succ_le_succ_iff.trans UpwardEnumerable.le_iff.symm))
theorem mem_of_mem_roc {α : Type u} {r : Rcc α} [LE α] [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerableLE α]
    [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {a b : α} (hrb : r.lower ≤ b)
    (hmem : a ∈ b<...=r.upper) : a ∈ r :=
  ⟨UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_trans (UpwardEnumerable.le_iff.mp hrb)
    (UpwardEnumerable.le_of_lt (UpwardEnumerable.lt_iff.mp hmem.1))), hmem.2⟩
theorem isEmpty_iff_forall_not_mem {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [Rxc.HasSize α] [Rxc.LawfulHasSize α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] : r.isEmpty = true ↔ ∀ (a : α), ¬a ∈ r :=
  decide_eq_true_iff.trans ⟨fun h a k => h (UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_trans
    (UpwardEnumerable.le_iff.mp k.1) (UpwardEnumerable.le_iff.mp k.2))), fun h k =>
      h r.lower ⟨UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl _), k⟩⟩
theorem size_eq_ite_roc {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] [Rxc.LawfulHasSize α] :
    r.size = if r.lower ≤ r.upper then (r.lower<...=r.upper).size + 1 else 0 := Rxc.size_eq_ite
@[deprecated size_eq_ite_roc (since := "2026-07-21")]
theorem size_eq_if_roc {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] [Rxc.LawfulHasSize α] :
    r.size = if r.lower ≤ r.upper then (r.lower<...=r.upper).size + 1 else 0 := size_eq_ite_roc
theorem size_eq_ite_rcc {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] [Rxc.LawfulHasSize α] :
    r.size =
      if r.lower ≤ r.upper then
        match succ? r.lower with
        | none => 1
        | some next => (next...=r.upper).size + 1
      else 0 := by
  rw [size_eq_ite_roc]
  refine ite_congr rfl (fun _ => ?_) fun _ => rfl
  show (match succ? r.lower with | none => 0 | some a => _) + 1 = _
  match succ? r.lower with
  | none => rfl
  | some _ => rfl
@[deprecated size_eq_ite_rcc (since := "2026-07-21")]
theorem size_eq_if_rcc {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] [Rxc.LawfulHasSize α] :
    r.size =
      if r.lower ≤ r.upper then
        match succ? r.lower with
        | none => 1
        | some next => (next...=r.upper).size + 1
      else 0 := size_eq_ite_rcc
theorem getElem?_toList_eq {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {r : Rcc α} {i : Nat} :
    r.toList[i]? = Option.filter (fun x => decide (x ≤ r.upper)) (succMany? i r.lower) := Rxc.Iterator.getElem?_toList
theorem getElem?_toArray_eq {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} :
    r.toArray[i]? = Option.filter (fun x => decide (x ≤ r.upper)) (succMany? i r.lower) :=
  Array.getElem?_toList.symm.trans getElem?_toList_eq
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? i r.lower).isSome = true := isSome_of_getElem?_filter getElem?_toList_eq h
theorem isSome_succMany?_of_lt_size_toArray {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} (h : i < r.toArray.size) :
    (succMany? i r.lower).isSome = true := isSome_succMany?_of_lt_length_toList h
theorem getElem_toList_eq {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? i r.lower).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_filter getElem?_toList_eq
theorem getElem_toArray_eq {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} {h : i < r.toArray.size} :
    r.toArray[i] = (succMany? i r.lower).get (isSome_succMany?_of_lt_size_toArray h) := getElem_toList_eq (h := h)
end Rcc
namespace Roc
theorem toList_eq_match {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList =
      match succ? r.lower with
      | none => []
      | some next => if next ≤ r.upper then next :: (next<...=r.upper).toList else [] :=
  Rxc.Iterator.toList_eq_match (it := Internal.iter r)
theorem toArray_eq_match {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toArray =
      match succ? r.lower with
      | none => #[]
      | some next => if next ≤ r.upper then #[next] ++ (next<...=r.upper).toArray else #[] :=
  Rxc.Iterator.toArray_eq_match (it := Internal.iter r)
theorem toList_eq_match_rcc {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList =
      match succ? r.lower with
      | none => []
      | some next => (next...=r.upper).toList := Rxc.Iterator.toList_eq_match_some
theorem toArray_eq_match_rcc {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toArray =
      match succ? r.lower with
      | none => #[]
      | some next => (next...=r.upper).toArray := Rxc.Iterator.toArray_eq_match_some
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
theorem toArray_eq_empty_iff {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α] :
    r.toArray = #[] ↔ ¬r.lower < r.upper := Array.toList_inj.symm.trans toList_eq_nil_iff
theorem mem_toArray_iff_mem {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α]
    {a : α} : a ∈ r.toArray ↔ a ∈ r := Array.mem_toList_iff.symm.trans mem_toList_iff_mem
theorem pairwise_toList_upwardEnumerableLt {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => UpwardEnumerable.LT a b := Rxc.Iterator.pairwise_toList_upwardEnumerableLt _
theorem nodup_toList {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] {a b : α} : (a<...=b).toList.Nodup :=
  Rxc.Iterator.nodup_toList
theorem pairwise_toList_ne {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≠ b := Rxc.Iterator.nodup_toList
theorem pairwise_toList_lt {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a < b :=
  (Rxc.Iterator.pairwise_toList_upwardEnumerableLt _).imp UpwardEnumerable.lt_iff.mpr
theorem pairwise_toList_le {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≤ b :=
  (Rxc.Iterator.pairwise_toList_upwardEnumerableLt _).imp fun h =>
    UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h)
theorem succ_mem_succ_succ_iff {α : Type u} [LE α] [DecidableLE α] [LT α] [UpwardEnumerable α]
    [LinearlyUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α]
    [InfinitelyUpwardEnumerable α] [Rxc.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {lo hi a : α} :
    (succ a ∈ (succ lo)<...=succ hi) ↔ a ∈ lo<...=hi :=
  and_congr
    (UpwardEnumerable.lt_iff.trans (UpwardEnumerable.succ_lt_succ_iff.trans UpwardEnumerable.lt_iff.symm))
    (UpwardEnumerable.le_iff.trans (UpwardEnumerable.succ_le_succ_iff.trans UpwardEnumerable.le_iff.symm))
theorem mem_of_mem_of_le {α : Type u} [LE α] [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] {lo lo' hi a : α} (h : lo ≤ lo') (hmem : a ∈ lo'<...=hi) :
    a ∈ lo<...=hi :=
  ⟨UpwardEnumerable.lt_iff.mpr (UpwardEnumerable.lt_of_le_of_lt (UpwardEnumerable.le_iff.mp h)
    (UpwardEnumerable.lt_iff.mp hmem.1)), hmem.2⟩
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
theorem getElem?_toArray_eq {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} :
    r.toArray[i]? = Option.filter (fun x => decide (x ≤ r.upper)) (succMany? (i + 1) r.lower) :=
  Array.getElem?_toList.symm.trans getElem?_toList_eq
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? (i + 1) r.lower).isSome = true := isSome_of_getElem?_filter getElem?_toList_eq h
theorem isSome_succMany?_of_lt_size_toArray {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} (h : i < r.toArray.size) :
    (succMany? (i + 1) r.lower).isSome = true := isSome_succMany?_of_lt_length_toList h
theorem getElem_toList_eq {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? (i + 1) r.lower).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_filter getElem?_toList_eq
theorem getElem_toArray_eq {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] {r : Roc α} {i : Nat} {h : i < r.toArray.size} :
    r.toArray[i] = (succMany? (i + 1) r.lower).get (isSome_succMany?_of_lt_size_toArray h) := getElem_toList_eq (h := h)
end Roc
namespace Ric
theorem toList_eq_match_rcc {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] :
    r.toList =
      match least? (α := α) with
      | none => []
      | some least => (least...=r.upper).toList := Rxc.Iterator.toList_eq_match_some
theorem toList_eq_toList_rcc {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toList = ((UpwardEnumerable.least (hn := ⟨r.upper⟩))...=r.upper).toList :=
  congrArg (fun o => (⟨⟨o, r.upper⟩⟩ : Iter (α := Rxc.Iterator α) α).toList)
    (UpwardEnumerable.least?_eq_some (hn := ⟨r.upper⟩))
theorem toArray_eq_toArray_rcc {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toArray = ((UpwardEnumerable.least (hn := ⟨r.upper⟩))...=r.upper).toArray :=
  congrArg (fun o => (⟨⟨o, r.upper⟩⟩ : Iter (α := Rxc.Iterator α) α).toArray)
    (UpwardEnumerable.least?_eq_some (hn := ⟨r.upper⟩))
theorem toList_eq_ite_roc {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toList =
      have init := UpwardEnumerable.least (hn := ⟨r.upper⟩)
      if init ≤ r.upper then init :: (init<...=r.upper).toList else [] :=
  toList_eq_toList_rcc.trans Rxc.Iterator.toList_some
@[deprecated toList_eq_ite_roc (since := "2026-07-21")]
theorem toList_eq_if_roc {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toList =
      have init := UpwardEnumerable.least (hn := ⟨r.upper⟩)
      if init ≤ r.upper then init :: (init<...=r.upper).toList else [] := toList_eq_ite_roc
theorem toArray_eq_ite_roc {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toArray =
      have init := UpwardEnumerable.least (hn := ⟨r.upper⟩)
      if init ≤ r.upper then #[init] ++ (init<...=r.upper).toArray else #[] :=
  array_ite_of toArray_toList Roc.toArray_toList toList_eq_ite_roc
@[deprecated toArray_eq_ite_roc (since := "2026-07-21")]
theorem toArray_eq_if_roc {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toArray =
      have init := UpwardEnumerable.least (hn := ⟨r.upper⟩)
      if init ≤ r.upper then #[init] ++ (init<...=r.upper).toArray else #[] := toArray_eq_ite_roc
theorem mem_toList_iff_mem {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α]
    {a : α} : a ∈ r.toList ↔ a ∈ r := Rxc.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem toList_ne_nil {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toList ≠ [] :=
  List.ne_nil_of_mem (mem_toList_iff_mem.mpr (UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl r.upper)))
theorem toArray_ne_empty {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toArray ≠ #[] := mt (congrArg Array.toList) toList_ne_nil
theorem mem_iff_mem_rcc {α : Type u} {r : Ric α} [LE α] [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] {a : α} :
    a ∈ r ↔ a ∈ (UpwardEnumerable.least (hn := ⟨r.upper⟩))...=r.upper :=
  ⟨fun h => ⟨UpwardEnumerable.le_iff.mpr UpwardEnumerable.least_le, h⟩, And.right⟩
theorem mem_toArray_iff_mem {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α]
    {a : α} : a ∈ r.toArray ↔ a ∈ r := Array.mem_toList_iff.symm.trans mem_toList_iff_mem
theorem pairwise_toList_upwardEnumerableLt {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α]
    [UpwardEnumerable α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α]
    [Rxc.IsAlwaysFinite α] : r.toList.Pairwise fun a b => UpwardEnumerable.LT a b :=
  Rxc.Iterator.pairwise_toList_upwardEnumerableLt _
theorem nodup_toList {α : Type u} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α] [Rxc.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] {a : α} : (*...=a).toList.Nodup := Rxc.Iterator.nodup_toList
theorem pairwise_toList_ne {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≠ b := Rxc.Iterator.nodup_toList
theorem pairwise_toList_lt {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [LT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α]
    [LawfulUpwardEnumerableLeast? α] : r.toList.Pairwise fun a b => a < b :=
  (Rxc.Iterator.pairwise_toList_upwardEnumerableLt _).imp UpwardEnumerable.lt_iff.mpr
theorem pairwise_toList_le {α : Type u} {r : Ric α} [LE α] [DecidableLE α] [LT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≤ b :=
  (Rxc.Iterator.pairwise_toList_upwardEnumerableLt _).imp fun h =>
    UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h)
theorem succ_mem_succ_iff {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [LinearlyUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [InfinitelyUpwardEnumerable α] [Rxc.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
    {hi a : α} : (succ a ∈ *...=succ hi) ↔ a ∈ *...=hi :=
  UpwardEnumerable.le_iff.trans (UpwardEnumerable.succ_le_succ_iff.trans UpwardEnumerable.le_iff.symm)
theorem mem_of_mem_rcc {α : Type u} [LE α] {lo hi a : α} (hmem : a ∈ lo...=hi) : a ∈ *...=hi := hmem.2
theorem mem_of_mem_roc {α : Type u} [LE α] [LT α] {lo hi a : α} (hmem : a ∈ lo<...=hi) : a ∈ *...=hi := hmem.2
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
theorem getElem?_toArray_eq {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α]
    {i : Nat} :
    r.toArray[i]? = Option.filter (fun x => decide (x ≤ r.upper))
      (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))) := Array.getElem?_toList.symm.trans getElem?_toList_eq
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α]
    [UpwardEnumerable α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α]
    [Rxc.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).isSome = true :=
  isSome_of_getElem?_filter getElem?_toList_eq h
theorem isSome_succMany?_of_lt_size_toArray {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α]
    [UpwardEnumerable α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α]
    [Rxc.IsAlwaysFinite α] {i : Nat} (h : i < r.toArray.size) :
    (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).isSome = true := isSome_succMany?_of_lt_length_toList h
theorem getElem_toList_eq {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α]
    {i : Nat} {h : i < r.toList.length} :
    r.toList[i] =
      (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).get
      (isSome_succMany?_of_lt_length_toList h) := getElem_of_filter getElem?_toList_eq
theorem getElem_toArray_eq {α : Type u} [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α]
    {r : Ric α} {i : Nat} {h : i < r.toArray.size} :
    r.toArray[i] =
      (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).get
      (isSome_succMany?_of_lt_size_toArray h) := getElem_toList_eq (h := h)
end Ric
namespace Rco
theorem toList_eq_ite_roo {α : Type u} {r : Rco α} [UpwardEnumerable α] [LT α] [DecidableLT α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerableLT α] :
    r.toList = if r.lower < r.upper then r.lower :: (r.lower<...r.upper).toList else [] := Rxo.Iterator.toList_some
@[deprecated toList_eq_ite_roo (since := "2026-07-21")]
theorem toList_eq_if_roo {α : Type u} {r : Rco α} [UpwardEnumerable α] [LT α] [DecidableLT α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerableLT α] :
    r.toList = if r.lower < r.upper then r.lower :: (r.lower<...r.upper).toList else [] := toList_eq_ite_roo
theorem toArray_eq_ite_roo {α : Type u} {r : Rco α} [UpwardEnumerable α] [LT α] [DecidableLT α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerableLT α] :
    r.toArray = if r.lower < r.upper then #[r.lower] ++ (r.lower<...r.upper).toArray else #[] :=
  array_ite_of toArray_toList Roo.toArray_toList toList_eq_ite_roo
@[deprecated toArray_eq_ite_roo (since := "2026-07-21")]
theorem toArray_eq_if_roo {α : Type u} {r : Rco α} [UpwardEnumerable α] [LT α] [DecidableLT α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerableLT α] :
    r.toArray = if r.lower < r.upper then #[r.lower] ++ (r.lower<...r.upper).toArray else #[] := toArray_eq_ite_roo
theorem toList_eq_nil_iff {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList = [] ↔ ¬r.lower < r.upper := eq_nil_iff_of Rxo.Iterator.toList_some Iff.rfl
theorem toArray_eq_empty_iff {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toArray = #[] ↔ ¬r.lower < r.upper := Array.toList_inj.symm.trans toList_eq_nil_iff
theorem mem_toList_iff_mem {α : Type u} {r : Rco α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLE α] [Rxo.IsAlwaysFinite α]
    {a : α} : a ∈ r.toList ↔ a ∈ r := Rxo.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem mem_toArray_iff_mem {α : Type u} {r : Rco α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLE α] [Rxo.IsAlwaysFinite α]
    {a : α} : a ∈ r.toArray ↔ a ∈ r := Array.mem_toList_iff.symm.trans mem_toList_iff_mem
theorem pairwise_toList_upwardEnumerableLt {α : Type u} {r : Rco α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => UpwardEnumerable.LT a b := Rxo.Iterator.pairwise_toList_upwardEnumerableLt _
theorem nodup_toList {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] {a b : α} : (a...b).toList.Nodup :=
  Rxo.Iterator.nodup_toList
theorem pairwise_toList_ne {α : Type u} {r : Rco α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≠ b := Rxo.Iterator.nodup_toList
theorem pairwise_toList_lt {α : Type u} {r : Rco α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a < b :=
  (Rxo.Iterator.pairwise_toList_upwardEnumerableLt _).imp UpwardEnumerable.lt_iff.mpr
theorem pairwise_toList_le {α : Type u} {r : Rco α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLE α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≤ b :=
  (Rxo.Iterator.pairwise_toList_upwardEnumerableLt _).imp fun h =>
    UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h)
theorem succ_mem_succ_succ_iff {α : Type u} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LinearlyUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α]
    [InfinitelyUpwardEnumerable α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {lo hi a : α} :
    (succ a ∈ (succ lo)...succ hi) ↔ a ∈ lo...hi :=
  and_congr
    (UpwardEnumerable.le_iff.trans (UpwardEnumerable.succ_le_succ_iff.trans UpwardEnumerable.le_iff.symm))
    (UpwardEnumerable.lt_iff.trans (UpwardEnumerable.succ_lt_succ_iff.trans UpwardEnumerable.lt_iff.symm))
theorem mem_of_mem_roo {α : Type u} {r : Rco α} [LE α] [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerableLE α]
    [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {a b : α} (hrb : r.lower ≤ b)
    (hmem : a ∈ b<...r.upper) : a ∈ r :=
  ⟨UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_trans (UpwardEnumerable.le_iff.mp hrb)
    (UpwardEnumerable.le_of_lt (UpwardEnumerable.lt_iff.mp hmem.1))), hmem.2⟩
theorem isEmpty_iff_forall_not_mem {α : Type u} {r : Rco α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [Rxo.HasSize α] [Rxo.LawfulHasSize α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α]
    [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α] : r.isEmpty = true ↔ ∀ (a : α), ¬a ∈ r :=
  decide_eq_true_iff.trans ⟨fun h a k => h (UpwardEnumerable.lt_iff.mpr (UpwardEnumerable.lt_of_le_of_lt
    (UpwardEnumerable.le_iff.mp k.1) (UpwardEnumerable.lt_iff.mp k.2))), fun h k =>
      h r.lower ⟨UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl _), k⟩⟩
theorem size_eq_ite_roo {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [Rxo.LawfulHasSize α] :
    r.size = if r.lower < r.upper then (r.lower<...r.upper).size + 1 else 0 := Rxo.size_eq_ite
@[deprecated size_eq_ite_roo (since := "2026-07-21")]
theorem size_eq_if_roo {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [Rxo.LawfulHasSize α] :
    r.size = if r.lower < r.upper then (r.lower<...r.upper).size + 1 else 0 := size_eq_ite_roo
theorem size_eq_ite_rcc {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [Rxo.LawfulHasSize α] :
    r.size =
      if r.lower < r.upper then
        match succ? r.lower with
        | none => 1
        | some next => (next...r.upper).size + 1
      else 0 := by
  rw [size_eq_ite_roo]
  refine ite_congr rfl (fun _ => ?_) fun _ => rfl
  show (match succ? r.lower with | none => 0 | some a => _) + 1 = _
  match succ? r.lower with
  | none => rfl
  | some _ => rfl
@[deprecated size_eq_ite_rcc (since := "2026-07-21")]
theorem size_eq_if_rcc {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [Rxo.LawfulHasSize α] :
    r.size =
      if r.lower < r.upper then
        match succ? r.lower with
        | none => 1
        | some next => (next...r.upper).size + 1
      else 0 := size_eq_ite_rcc
theorem getElem?_toList_eq {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {r : Rco α} {i : Nat} :
    r.toList[i]? = Option.filter (fun x => decide (x < r.upper)) (succMany? i r.lower) := Rxo.Iterator.getElem?_toList
theorem getElem?_toArray_eq {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} :
    r.toArray[i]? = Option.filter (fun x => decide (x < r.upper)) (succMany? i r.lower) :=
  Array.getElem?_toList.symm.trans getElem?_toList_eq
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? i r.lower).isSome = true := isSome_of_getElem?_filter getElem?_toList_eq h
theorem isSome_succMany?_of_lt_size_toArray {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} (h : i < r.toArray.size) :
    (succMany? i r.lower).isSome = true := isSome_succMany?_of_lt_length_toList h
theorem getElem_toList_eq {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? i r.lower).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_filter getElem?_toList_eq
theorem getElem_toArray_eq {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} {h : i < r.toArray.size} :
    r.toArray[i] = (succMany? i r.lower).get (isSome_succMany?_of_lt_size_toArray h) := getElem_toList_eq (h := h)
end Rco
namespace Roo
theorem toList_eq_match {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList =
      match succ? r.lower with
      | none => []
      | some next => if next < r.upper then next :: (next<...r.upper).toList else [] :=
  Rxo.Iterator.toList_eq_match (it := Internal.iter r)
theorem toArray_eq_match {α : Type u} {r : Roo α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toArray =
      match succ? r.lower with
      | none => #[]
      | some next => if next < r.upper then #[next] ++ (next<...r.upper).toArray else #[] :=
  Rxo.Iterator.toArray_eq_match (it := Internal.iter r)
theorem toList_eq_match_rco {α : Type u} {r : Roo α} [UpwardEnumerable α] [LT α] [DecidableLT α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList =
      match succ? r.lower with
      | none => []
      | some next => (next...r.upper).toList := Rxo.Iterator.toList_eq_match_some
theorem toArray_eq_match_rco {α : Type u} {r : Roo α} [UpwardEnumerable α] [LT α] [DecidableLT α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toArray =
      match succ? r.lower with
      | none => #[]
      | some next => (next...r.upper).toArray := Rxo.Iterator.toArray_eq_match_some
theorem toList_eq_nil_iff {α : Type u} {r : Roo α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList = [] ↔ ∀ (a : α), succ? r.lower = some a → ¬a < r.upper := by
  rw [toList_eq_match]
  match succ? r.lower with
  | none => exact iff_of_true rfl nofun
  | some a =>
    refine (eq_nil_iff_of (P := a < r.upper) rfl Iff.rfl).trans ?_
    exact ⟨fun h _ e => Option.some.inj e ▸ h, fun h => h a rfl⟩
theorem toArray_eq_empty_iff {α : Type u} {r : Roo α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toArray = #[] ↔ ∀ (a : α), succ? r.lower = some a → ¬a < r.upper := Array.toList_inj.symm.trans toList_eq_nil_iff
theorem mem_toList_iff_mem {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {a : α} : a ∈ r.toList ↔ a ∈ r :=
  Rxo.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem mem_toArray_iff_mem {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {a : α} : a ∈ r.toArray ↔ a ∈ r :=
  Array.mem_toList_iff.symm.trans mem_toList_iff_mem
theorem pairwise_toList_upwardEnumerableLt {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => UpwardEnumerable.LT a b := Rxo.Iterator.pairwise_toList_upwardEnumerableLt _
theorem nodup_toList {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] {a b : α} : (a<...b).toList.Nodup :=
  Rxo.Iterator.nodup_toList
theorem pairwise_toList_ne {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≠ b := Rxo.Iterator.nodup_toList
theorem pairwise_toList_lt {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a < b :=
  (Rxo.Iterator.pairwise_toList_upwardEnumerableLt _).imp UpwardEnumerable.lt_iff.mpr
theorem pairwise_toList_le {α : Type u} {r : Roo α} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLE α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≤ b :=
  (Rxo.Iterator.pairwise_toList_upwardEnumerableLt _).imp fun h =>
    UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h)
theorem succ_mem_succ_succ_iff {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [LinearlyUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [InfinitelyUpwardEnumerable α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
    {lo hi a : α} : (succ a ∈ (succ lo)<...succ hi) ↔ a ∈ lo<...hi :=
  and_congr
    (UpwardEnumerable.lt_iff.trans (UpwardEnumerable.succ_lt_succ_iff.trans UpwardEnumerable.lt_iff.symm))
    (UpwardEnumerable.lt_iff.trans (UpwardEnumerable.succ_lt_succ_iff.trans UpwardEnumerable.lt_iff.symm))
theorem mem_of_mem_of_le {α : Type u} {r : Roo α} [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerableLT α]
    [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {a b : α} (hrb : UpwardEnumerable.LE r.lower b)
    (hmem : a ∈ b<...r.upper) : a ∈ r :=
  ⟨UpwardEnumerable.lt_iff.mpr (UpwardEnumerable.lt_of_le_of_lt hrb
    (UpwardEnumerable.lt_iff.mp hmem.1)), hmem.2⟩
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
theorem getElem?_toArray_eq {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} :
    r.toArray[i]? = Option.filter (fun x => decide (x < r.upper)) (succMany? (i + 1) r.lower) :=
  Array.getElem?_toList.symm.trans getElem?_toList_eq
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? (i + 1) r.lower).isSome = true := isSome_of_getElem?_filter getElem?_toList_eq h
theorem isSome_succMany?_of_lt_size_toArray {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} (h : i < r.toArray.size) :
    (succMany? (i + 1) r.lower).isSome = true := isSome_succMany?_of_lt_length_toList h
theorem getElem_toList_eq {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? (i + 1) r.lower).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_filter getElem?_toList_eq
theorem getElem_toArray_eq {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] {r : Roo α} {i : Nat} {h : i < r.toArray.size} :
    r.toArray[i] = (succMany? (i + 1) r.lower).get (isSome_succMany?_of_lt_size_toArray h) := getElem_toList_eq (h := h)
end Roo
namespace Rio
theorem toList_eq_match_rco {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toList =
      match least? (α := α) with
      | none => []
      | some least => (least...r.upper).toList := Rxo.Iterator.toList_eq_match_some
theorem toArray_eq_match_rco {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] :
    r.toArray =
      match least? (α := α) with
      | none => #[]
      | some least => (least...r.upper).toArray := Rxo.Iterator.toArray_eq_match_some
theorem toList_eq_toList_rco {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toList = ((UpwardEnumerable.least (hn := ⟨r.upper⟩))...r.upper).toList :=
  congrArg (fun o => (⟨⟨o, r.upper⟩⟩ : Iter (α := Rxo.Iterator α) α).toList)
    (UpwardEnumerable.least?_eq_some (hn := ⟨r.upper⟩))
theorem toArray_eq_toArray_rco {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toArray = ((UpwardEnumerable.least (hn := ⟨r.upper⟩))...r.upper).toArray :=
  congrArg (fun o => (⟨⟨o, r.upper⟩⟩ : Iter (α := Rxo.Iterator α) α).toArray)
    (UpwardEnumerable.least?_eq_some (hn := ⟨r.upper⟩))
theorem toList_eq_ite_roo {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toList =
      have init := UpwardEnumerable.least (hn := ⟨r.upper⟩)
      if init < r.upper then init :: (init<...r.upper).toList else [] :=
  toList_eq_toList_rco.trans Rxo.Iterator.toList_some
@[deprecated toList_eq_ite_roo (since := "2026-07-21")]
theorem toList_eq_if_roo {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toList =
      have init := UpwardEnumerable.least (hn := ⟨r.upper⟩)
      if init < r.upper then init :: (init<...r.upper).toList else [] := toList_eq_ite_roo
theorem toArray_eq_ite_roo {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toArray =
      have init := UpwardEnumerable.least (hn := ⟨r.upper⟩)
      if init < r.upper then #[init] ++ (init<...r.upper).toArray else #[] :=
  array_ite_of toArray_toList Roo.toArray_toList toList_eq_ite_roo
@[deprecated toArray_eq_ite_roo (since := "2026-07-21")]
theorem toArray_eq_if_roo {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toArray =
      have init := UpwardEnumerable.least (hn := ⟨r.upper⟩)
      if init < r.upper then #[init] ++ (init<...r.upper).toArray else #[] := toArray_eq_ite_roo
theorem toList_eq_nil_iff {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toList = [] ↔ ¬UpwardEnumerable.least (hn := ⟨r.upper⟩) < r.upper := eq_nil_iff_of toList_eq_ite_roo Iff.rfl
theorem toArray_eq_nil_iff {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toArray = #[] ↔ ¬UpwardEnumerable.least (hn := ⟨r.upper⟩) < r.upper :=
  Array.toList_inj.symm.trans toList_eq_nil_iff
theorem mem_iff_mem_rco {α : Type u} {r : Rio α} [LE α] [LT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α]
    {a : α} : a ∈ r ↔ a ∈ (UpwardEnumerable.least (hn := ⟨r.upper⟩))...r.upper :=
  ⟨fun h => ⟨UpwardEnumerable.le_iff.mpr UpwardEnumerable.least_le, h⟩, And.right⟩
theorem mem_toList_iff_mem {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α]
    {a : α} : a ∈ r.toList ↔ a ∈ r := Rxo.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem mem_toArray_iff_mem {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α]
    {a : α} : a ∈ r.toArray ↔ a ∈ r := Array.mem_toList_iff.symm.trans mem_toList_iff_mem
theorem pairwise_toList_upwardEnumerableLt {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α]
    [UpwardEnumerable α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α]
    [Rxo.IsAlwaysFinite α] : r.toList.Pairwise fun a b => UpwardEnumerable.LT a b :=
  Rxo.Iterator.pairwise_toList_upwardEnumerableLt _
theorem nodup_toList {α : Type u} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α] [Rxo.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] {a : α} : (*...a).toList.Nodup := Rxo.Iterator.nodup_toList
theorem pairwise_toList_ne {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≠ b := Rxo.Iterator.nodup_toList
theorem pairwise_toList_lt {α : Type u} {r : Rio α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α]
    [LawfulUpwardEnumerableLeast? α] : r.toList.Pairwise fun a b => a < b :=
  (Rxo.Iterator.pairwise_toList_upwardEnumerableLt _).imp UpwardEnumerable.lt_iff.mpr
theorem pairwise_toList_le {α : Type u} {r : Rio α} [LE α] [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLE α]
    [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] : r.toList.Pairwise fun a b => a ≤ b :=
  (Rxo.Iterator.pairwise_toList_upwardEnumerableLt _).imp fun h =>
    UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h)
theorem succ_mem_succ_iff {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [LinearlyUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [InfinitelyUpwardEnumerable α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
    {hi a : α} : (succ a ∈ *...succ hi) ↔ a ∈ *...hi :=
  UpwardEnumerable.lt_iff.trans (UpwardEnumerable.succ_lt_succ_iff.trans UpwardEnumerable.lt_iff.symm)
theorem mem_of_mem_rco {α : Type u} [LE α] [LT α] {lo hi a : α} (hmem : a ∈ lo...hi) : a ∈ *...hi := hmem.2
theorem mem_of_mem_roo {α : Type u} [LT α] {lo hi a : α} (hmem : a ∈ lo<...hi) : a ∈ *...hi := hmem.2
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
theorem getElem?_toArray_eq {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α]
    {i : Nat} :
    r.toArray[i]? = Option.filter (fun x => decide (x < r.upper))
      (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))) := Array.getElem?_toList.symm.trans getElem?_toList_eq
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α]
    [UpwardEnumerable α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α]
    [Rxo.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).isSome = true :=
  isSome_of_getElem?_filter getElem?_toList_eq h
theorem isSome_succMany?_of_lt_size_toArray {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α]
    [UpwardEnumerable α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α]
    [Rxo.IsAlwaysFinite α] {i : Nat} (h : i < r.toArray.size) :
    (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).isSome = true := isSome_succMany?_of_lt_length_toList h
theorem getElem_toList_eq {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α]
    {i : Nat} {h : i < r.toList.length} :
    r.toList[i] =
      (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).get
      (isSome_succMany?_of_lt_length_toList h) := getElem_of_filter getElem?_toList_eq
theorem getElem_toArray_eq {α : Type u} [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α]
    {r : Rio α} {i : Nat} {h : i < r.toArray.size} :
    r.toArray[i] =
      (succMany? i (UpwardEnumerable.least (hn := ⟨r.upper⟩))).get
      (isSome_succMany?_of_lt_size_toArray h) := getElem_toList_eq (h := h)
end Rio
namespace Rci
theorem toList_eq_toList_roi {α : Type u} {r : Rci α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toList = r.lower :: (r.lower<...*).toList := Rxi.Iterator.toList_some
theorem toArray_eq_toArray_roi {α : Type u} {r : Rci α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toArray = #[r.lower] ++ (r.lower<...*).toArray :=
  array_cons_of toArray_toList Roi.toArray_toList toList_eq_toList_roi
theorem toList_ne_nil {α : Type u} {r : Rci α} [UpwardEnumerable α] [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] :
    r.toList ≠ [] := fun h => nomatch toList_eq_toList_roi.symm.trans h
theorem toArray_ne_nil {α : Type u} {r : Rci α} [UpwardEnumerable α] [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] :
    r.toArray ≠ #[] := mt (congrArg Array.toList) toList_ne_nil
theorem mem_toList_iff_mem {α : Type u} {r : Rci α} [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [Rxi.IsAlwaysFinite α] {a : α} : a ∈ r.toList ↔ a ∈ r :=
  Rxi.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem mem_toArray_iff_mem {α : Type u} {r : Rci α} [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [Rxi.IsAlwaysFinite α] {a : α} : a ∈ r.toArray ↔ a ∈ r :=
  Array.mem_toList_iff.symm.trans mem_toList_iff_mem
theorem pairwise_toList_upwardEnumerableLt {α : Type u} {r : Rci α} [LE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => UpwardEnumerable.LT a b :=
  Rxi.Iterator.pairwise_toList_upwardEnumerableLt _
theorem nodup_toList {α : Type u} [UpwardEnumerable α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {a : α} :
    (a...*).toList.Nodup := Rxi.Iterator.nodup_toList
theorem pairwise_toList_ne {α : Type u} {r : Rci α} [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => a ≠ b := Rxi.Iterator.nodup_toList
theorem pairwise_toList_lt {α : Type u} {r : Rci α} [LE α] [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => a < b :=
  (Rxi.Iterator.pairwise_toList_upwardEnumerableLt _).imp UpwardEnumerable.lt_iff.mpr
theorem pairwise_toList_le {α : Type u} {r : Rci α} [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => a ≤ b :=
  (Rxi.Iterator.pairwise_toList_upwardEnumerableLt _).imp fun h =>
    UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h)
theorem succ_mem_succ_succ_iff {α : Type u} [LE α] [UpwardEnumerable α] [LinearlyUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [InfinitelyUpwardEnumerable α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
    {lo a : α} : succ a ∈ (succ lo)...* ↔ a ∈ lo...* :=
  UpwardEnumerable.le_iff.trans (UpwardEnumerable.succ_le_succ_iff.trans UpwardEnumerable.le_iff.symm)
theorem mem_of_mem_roi {α : Type u} {r : Rci α} [LE α] [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerableLE α]
    [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {a b : α} (hrb : r.lower ≤ b)
    (hmem : a ∈ b<...*) : a ∈ r :=
  UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_trans (UpwardEnumerable.le_iff.mp hrb)
    (UpwardEnumerable.le_of_lt (UpwardEnumerable.lt_iff.mp hmem)))
theorem isEmpty_iff_forall_not_mem {α : Type u} {r : Rci α} [LE α] [UpwardEnumerable α] [Rxi.HasSize α]
    [Rxi.LawfulHasSize α] [LawfulUpwardEnumerableLE α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] :
    r.isEmpty = true ↔ ∀ (a : α), ¬a ∈ r :=
  ⟨nofun, fun h => (h r.lower (UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl _))).elim⟩
theorem getElem?_toList_eq {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α]
    {r : Rci α} {i : Nat} : r.toList[i]? = succMany? i r.lower := Rxi.Iterator.getElem?_toList
theorem getElem?_toArray_eq {α : Type u} {r : Rci α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} :
    r.toArray[i]? = succMany? i r.lower := Array.getElem?_toList.symm.trans getElem?_toList_eq
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Rci α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? i r.lower).isSome = true := isSome_of_getElem?_eq getElem?_toList_eq h
theorem isSome_succMany?_of_lt_size_toArray {α : Type u} {r : Rci α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} (h : i < r.toArray.size) :
    (succMany? i r.lower).isSome = true := isSome_succMany?_of_lt_length_toList h
theorem getElem_toList_eq {α : Type u} {r : Rci α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? i r.lower).get (isSome_succMany?_of_lt_length_toList h) := getElem_of_eq getElem?_toList_eq
theorem getElem_toArray_eq {α : Type u} {r : Rci α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} {h : i < r.toArray.size} :
    r.toArray[i] = (succMany? i r.lower).get (isSome_succMany?_of_lt_size_toArray h) := getElem_toList_eq (h := h)
end Rci
namespace Roi
theorem toList_eq_match {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] :
    r.toList =
      match succ? r.lower with
      | none => []
      | some next => next :: (next<...*).toList := Rxi.Iterator.toList_eq_match (it := Internal.iter r)
theorem toArray_eq_match {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] :
    r.toArray =
      match succ? r.lower with
      | none => #[]
      | some next => #[next] ++ (next<...*).toArray := Rxi.Iterator.toArray_eq_match (it := Internal.iter r)
theorem toArray_eq_match_rci {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] :
    r.toArray =
      match succ? r.lower with
      | none => #[]
      | some next => (next...*).toArray := Rxi.Iterator.toArray_eq_match_some
theorem toList_eq_match_rci {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] :
    r.toList =
      match succ? r.lower with
      | none => []
      | some next => (next...*).toList := Rxi.Iterator.toList_eq_match_some
theorem toList_eq_nil_iff {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toList = [] ↔ (succ? r.lower).isNone = true := by
  rw [toList_eq_match]
  match succ? r.lower with
  | none => exact iff_of_true rfl rfl
  | some _ => exact iff_of_false nofun nofun
theorem toArray_eq_empty_iff {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toArray = #[] ↔ (succ? r.lower).isNone = true :=
  Array.toList_inj.symm.trans toList_eq_nil_iff
theorem mem_toList_iff_mem {α : Type u} {r : Roi α} [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerableLT α] {a : α} : a ∈ r.toList ↔ a ∈ r :=
  Rxi.Iterator.mem_toList_iff.trans Internal.isPlausibleIndirectOutput_iter_iff
theorem mem_toArray_iff_mem {α : Type u} {r : Roi α} [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerableLT α] {a : α} : a ∈ r.toArray ↔ a ∈ r :=
  Array.mem_toList_iff.symm.trans mem_toList_iff_mem
theorem pairwise_toList_upwardEnumerableLt {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => UpwardEnumerable.LT a b :=
  Rxi.Iterator.pairwise_toList_upwardEnumerableLt _
theorem nodup_toList {α : Type u} [UpwardEnumerable α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {a : α} :
    (a<...*).toList.Nodup := Rxi.Iterator.nodup_toList
theorem pairwise_toList_ne {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => a ≠ b := Rxi.Iterator.nodup_toList
theorem pairwise_toList_lt {α : Type u} {r : Roi α} [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => a < b :=
  (Rxi.Iterator.pairwise_toList_upwardEnumerableLt _).imp UpwardEnumerable.lt_iff.mpr
theorem pairwise_toList_le {α : Type u} {r : Roi α} [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => a ≤ b :=
  (Rxi.Iterator.pairwise_toList_upwardEnumerableLt _).imp fun h =>
    UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h)
theorem succ_mem_succ_succ_iff {α : Type u} [LT α] [UpwardEnumerable α] [LinearlyUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [InfinitelyUpwardEnumerable α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
    {lo a : α} : succ a ∈ (succ lo)<...* ↔ a ∈ lo<...* :=
  UpwardEnumerable.lt_iff.trans (UpwardEnumerable.succ_lt_succ_iff.trans UpwardEnumerable.lt_iff.symm)
theorem mem_of_mem_of_le {α : Type u} {r : Roi α} [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerableLT α]
    [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {a b : α} (hrb : UpwardEnumerable.LE r.lower b)
    (hmem : a ∈ b<...*) : a ∈ r :=
  UpwardEnumerable.lt_iff.mpr (UpwardEnumerable.lt_of_le_of_lt hrb (UpwardEnumerable.lt_iff.mp hmem))
theorem size_eq_match_rci {α : Type u} {r : Roi α} [UpwardEnumerable α] [Rxi.HasSize α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] [Rxi.LawfulHasSize α] :
    r.size =
      match succ? r.lower with
      | none => 0
      | some next => (next...*).size := rfl
theorem getElem?_toList_eq {α : Type u} {r : Roi α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} :
    r.toList[i]? = succMany? (i + 1) r.lower := Rxi.Iterator.getElem?_toList.trans bind_succ?
theorem getElem?_toArray_eq {α : Type u} {r : Roi α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} :
    r.toArray[i]? = succMany? (i + 1) r.lower := Array.getElem?_toList.symm.trans getElem?_toList_eq
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Roi α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} (h : i < r.toList.length) :
    (succMany? (i + 1) r.lower).isSome = true := isSome_of_getElem?_eq getElem?_toList_eq h
theorem isSome_succMany?_of_lt_size_toArray {α : Type u} {r : Roi α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} (h : i < r.toArray.size) :
    (succMany? (i + 1) r.lower).isSome = true := isSome_succMany?_of_lt_length_toList h
theorem getElem_toList_eq {α : Type u} {r : Roi α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = (succMany? (i + 1) r.lower).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_eq getElem?_toList_eq
theorem getElem_toArray_eq {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] {r : Roi α} {i : Nat} {h : i < r.toArray.size} :
    r.toArray[i] = (succMany? (i + 1) r.lower).get (isSome_succMany?_of_lt_size_toArray h) := getElem_toList_eq (h := h)
end Roi
namespace Rii
theorem toList_eq_match_rci {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] :
    r.toList =
      match least? (α := α) with
      | none => []
      | some init => (init...*).toList := Rxi.Iterator.toList_eq_match_some
theorem toArray_eq_match_rci {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] :
    r.toArray =
      match least? (α := α) with
      | none => #[]
      | some init => (init...*).toArray := Rxi.Iterator.toArray_eq_match_some
theorem toList_eq_match_roi {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] :
    r.toList =
      match least? (α := α) with
      | none => []
      | some init => init :: (init<...*).toList := Rxi.Iterator.toList_eq_match (it := Internal.iter r)
theorem toArray_eq_match_roi {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] :
    r.toArray =
      match least? (α := α) with
      | none => #[]
      | some init => #[init] ++ (init<...*).toArray := Rxi.Iterator.toArray_eq_match (it := Internal.iter r)
theorem mem_toList {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {a : α} : a ∈ r.toList :=
  Rxi.Iterator.mem_toList_iff.mpr (Internal.isPlausibleIndirectOutput_iter_iff.mpr trivial)
theorem toList_eq_nil_iff {α : Type u} {r : Rii α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] :
    r.toList = [] ↔ ¬Nonempty α :=
  List.eq_nil_iff_forall_not_mem.trans ⟨fun h ⟨a⟩ => h a mem_toList, fun h a => (h ⟨a⟩).elim⟩
theorem toArray_eq_empty_iff {α : Type u} {r : Rii α} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] :
    r.toArray = #[] ↔ ¬Nonempty α := Array.toList_inj.symm.trans toList_eq_nil_iff
theorem mem_iff_mem_rci {α : Type u} {r : Rii α} [LE α] [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {a : α} :
    a ∈ r ↔ a ∈ (UpwardEnumerable.least (hn := ⟨a⟩))...* :=
  iff_of_true trivial (UpwardEnumerable.le_iff.mpr UpwardEnumerable.least_le)
theorem mem_toArray {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {a : α} : a ∈ r.toArray :=
  Array.mem_toList_iff.mp mem_toList
theorem pairwise_toList_upwardEnumerableLt {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => UpwardEnumerable.LT a b := Rxi.Iterator.pairwise_toList_upwardEnumerableLt _
theorem nodup_toList {α : Type u} [Least? α] [UpwardEnumerable α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] :
    (*...* : Rii α).toList.Nodup := Rxi.Iterator.nodup_toList
theorem pairwise_toList_ne {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] : r.toList.Pairwise fun a b => a ≠ b :=
  Rxi.Iterator.nodup_toList
theorem pairwise_toList_lt {α : Type u} {r : Rii α} [LT α] [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerableLeast? α] :
    r.toList.Pairwise fun a b => a < b :=
  (Rxi.Iterator.pairwise_toList_upwardEnumerableLt _).imp UpwardEnumerable.lt_iff.mpr
theorem pairwise_toList_le {α : Type u} {r : Rii α} [LE α] [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] :
    r.toList.Pairwise fun a b => a ≤ b :=
  (Rxi.Iterator.pairwise_toList_upwardEnumerableLt _).imp fun h =>
    UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_lt h)
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
theorem getElem?_toArray_eq {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {i : Nat} :
    r.toArray[i]? = (least? (α := α)).bind (succMany? i) := Array.getElem?_toList.symm.trans getElem?_toList_eq
theorem isSome_succMany?_of_lt_length_toList {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {i : Nat}
    (h : i < r.toList.length) : ((least? (α := α)).bind (succMany? i)).isSome = true :=
  isSome_of_getElem?_eq getElem?_toList_eq h
theorem isSome_succMany?_of_lt_size_toArray {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {i : Nat}
    (h : i < r.toArray.size) : ((least? (α := α)).bind (succMany? i)).isSome = true :=
  isSome_succMany?_of_lt_length_toList h
theorem getElem_toList_eq {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {i : Nat} {h : i < r.toList.length} :
    r.toList[i] = ((least? (α := α)).bind (succMany? i)).get (isSome_succMany?_of_lt_length_toList h) :=
  getElem_of_eq getElem?_toList_eq
theorem getElem_toArray_eq {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLeast? α] [Rxi.IsAlwaysFinite α] {i : Nat} {h : i < r.toArray.size} :
    r.toArray[i] = ((least? (α := α)).bind (succMany? i)).get (isSome_succMany?_of_lt_size_toArray h) :=
  getElem_toList_eq (h := h)
end Rii
end Std
