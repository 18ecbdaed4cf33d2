/-
Laws of ranges: their elements one after the other, each by its place.
-/
namespace Std
open PRange Iterators
section
variable {α ι : Type u} [UpwardEnumerable α] [Iterator ι Id α] [Finite ι Id] {s : Option α → IterM (α := ι) Id α}
  {p : α → Prop} {o : Option α}
private theorem Walks.toList_eq_match [DecidablePred p] (H : Walks s p) :
    (s o).toIter.toList =
    match o with
    | none => []
    | some a => if p a then a :: (s (succ? a)).toIter.toList else [] :=
  match o with
  | none => H.toList_none
  | some _ => H.toList_some
private theorem Walks.toList_eq_match_some (H : Walks s p) : (s o).toIter.toList =
    match o with
    | none => []
    | some a => (s (some a)).toIter.toList :=
  match o with
  | none => H.toList_none
  | some _ => rfl
end
namespace Rxc.Iterator
variable {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
private theorem toList_some {a hi : α} : (⟨⟨some a, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList =
    if a ≤ hi then a :: (⟨⟨succ? a, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList else [] := walks.toList_some
private theorem length_toList [HasSize α] [LawfulHasSize α] {a hi : α} :
    (⟨⟨some a, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList.length = HasSize.size a hi :=
  walks.length_toList (fun _ => size_pos_iff_le) (size_eq_one_of_succ?_eq_none · hi)
    (fun a b => size_eq_succ_of_succ?_eq_some a hi b)
private theorem length_toList_of [HasSize α] [LawfulHasSize α] {o : Option α} {hi : α} :
    (⟨⟨o, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList.length =
      match o with
      | none => 0
      | some a => HasSize.size a hi :=
  match o with
  | none => congrArg List.length walks.toList_none
  | some _ => length_toList
private theorem getElem?_toList [LawfulUpwardEnumerableLE α] {i : Nat} {o : Option α} {hi : α} :
    (⟨⟨o, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList[i]? = (o.bind (succMany? i)).filter (decide <| · ≤ hi) :=
  walks.getElem?_toList le_of
private theorem mem_toList_iff [LawfulUpwardEnumerableLE α] {it : Iter (α := Rxc.Iterator α) α} {a : α} :
    a ∈ it.toList ↔ it.IsPlausibleIndirectOutput a := walks.mem_toList (o := it.internalState.next) le_of
end Rxc.Iterator
namespace Rxo.Iterator
variable {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
private theorem toList_some {a hi : α} : (⟨⟨some a, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList =
    if a < hi then a :: (⟨⟨succ? a, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList else [] := walks.toList_some
private theorem length_toList [HasSize α] [LawfulHasSize α] {a hi : α} :
    (⟨⟨some a, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList.length = HasSize.size a hi :=
  walks.length_toList (fun _ => size_pos_iff_lt) (size_eq_one_of_succ?_eq_none · hi)
    (fun a b => size_eq_succ_of_succ?_eq_some a hi b)
private theorem length_toList_of [HasSize α] [LawfulHasSize α] {o : Option α} {hi : α} :
    (⟨⟨o, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList.length =
      match o with
      | none => 0
      | some a => HasSize.size a hi :=
  match o with
  | none => congrArg List.length walks.toList_none
  | some _ => length_toList
private theorem getElem?_toList [LawfulUpwardEnumerableLT α] {i : Nat} {o : Option α} {hi : α} :
    (⟨⟨o, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList[i]? = (o.bind (succMany? i)).filter (decide <| · < hi) :=
  walks.getElem?_toList lt_of
private theorem mem_toList_iff [LawfulUpwardEnumerableLT α] {it : Iter (α := Rxo.Iterator α) α} {a : α} :
    a ∈ it.toList ↔ it.IsPlausibleIndirectOutput a := walks.mem_toList (o := it.internalState.next) lt_of
end Rxo.Iterator
namespace Rxi.Iterator
variable {α : Type u} [UpwardEnumerable α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
private theorem toList_some {a : α} : (⟨⟨some a⟩⟩ : Iter (α := Rxi.Iterator α) α).toList =
    a :: (⟨⟨succ? a⟩⟩ : Iter (α := Rxi.Iterator α) α).toList := walks.toList_inside trivial
private theorem length_toList [HasSize α] [LawfulHasSize α] {a : α} :
    (⟨⟨some a⟩⟩ : Iter (α := Rxi.Iterator α) α).toList.length = HasSize.size a :=
  walks.length_toList (fun _ => iff_true_intro size_pos) (fun a _ => size_eq_one_of_succ?_eq_none a)
    (fun a b _ => size_eq_succ_of_succ?_eq_some a b)
private theorem length_toList_of [HasSize α] [LawfulHasSize α] {o : Option α} :
    (⟨⟨o⟩⟩ : Iter (α := Rxi.Iterator α) α).toList.length =
      match o with
      | none => 0
      | some a => HasSize.size a :=
  match o with
  | none => congrArg List.length walks.toList_none
  | some _ => length_toList
private theorem getElem?_toList {i : Nat} {o : Option α} :
    (⟨⟨o⟩⟩ : Iter (α := Rxi.Iterator α) α).toList[i]? = o.bind (succMany? i) :=
  (walks.getElem?_toList (fun _ _ _ => id)).trans (by cases o.bind (succMany? i) <;> rfl)
private theorem mem_toList_iff {it : Iter (α := Rxi.Iterator α) α} {a : α} :
    a ∈ it.toList ↔ it.IsPlausibleIndirectOutput a := walks.mem_toList (o := it.internalState.next) (fun _ _ _ => id)
end Rxi.Iterator

/- Their number. -/
@[simp] theorem Rcc.toArray_toList {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxc.IsAlwaysFinite α] : r.toList.toArray = r.toArray := rfl
@[simp] theorem Rcc.toList_toArray {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxc.IsAlwaysFinite α] : r.toArray.toList = r.toList := rfl
@[simp] theorem Rcc.length_toList {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [Rxc.HasSize α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α]
    [Rxc.LawfulHasSize α] : r.toList.length = r.size := Rxc.Iterator.length_toList
@[simp] theorem Rcc.size_toArray {α : Type u} {r : Rcc α} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] [Rxc.LawfulHasSize α]
    : r.toArray.size = r.size := Rxc.Iterator.length_toList
@[simp] theorem Roc.toArray_toList {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxc.IsAlwaysFinite α] : r.toList.toArray = r.toArray := rfl
@[simp] theorem Roc.toList_toArray {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxc.IsAlwaysFinite α] : r.toArray.toList = r.toList := rfl
@[simp] theorem Roc.length_toList {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [Rxc.HasSize α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α]
    [Rxc.LawfulHasSize α] : r.toList.length = r.size := Rxc.Iterator.length_toList_of
@[simp] theorem Roc.size_toArray {α : Type u} {r : Roc α} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] [Rxc.LawfulHasSize α]
    : r.toArray.size = r.size := Rxc.Iterator.length_toList_of
@[simp] theorem Ric.toArray_toList {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxc.IsAlwaysFinite α] : r.toList.toArray = r.toArray := rfl
@[simp] theorem Ric.toList_toArray {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxc.IsAlwaysFinite α] : r.toArray.toList = r.toList := rfl
@[simp] theorem Ric.length_toList {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α]
    [Rxc.HasSize α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α]
    [Rxc.LawfulHasSize α] : r.toList.length = r.size := Rxc.Iterator.length_toList_of
@[simp] theorem Ric.size_toArray {α : Type u} {r : Ric α} [Least? α] [LE α] [DecidableLE α] [UpwardEnumerable α]
    [Rxc.HasSize α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α]
    [Rxc.LawfulHasSize α] : r.toArray.size = r.size := Rxc.Iterator.length_toList_of
@[simp] theorem Rco.toArray_toList {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] : r.toList.toArray = r.toArray := rfl
@[simp] theorem Rco.toList_toArray {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] : r.toArray.toList = r.toList := rfl
@[simp] theorem Rco.length_toList {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [Rxo.HasSize α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α]
    [Rxo.LawfulHasSize α] : r.toList.length = r.size := Rxo.Iterator.length_toList
@[simp] theorem Rco.size_toArray {α : Type u} {r : Rco α} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [Rxo.LawfulHasSize α]
    : r.toArray.size = r.size := Rxo.Iterator.length_toList
@[simp] theorem Roo.toArray_toList {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] : r.toList.toArray = r.toArray := rfl
@[simp] theorem Roo.toList_toArray {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] : r.toArray.toList = r.toList := rfl
@[simp] theorem Roo.length_toList {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [Rxo.HasSize α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α]
    [Rxo.LawfulHasSize α] : r.toList.length = r.size := Rxo.Iterator.length_toList_of
@[simp] theorem Roo.size_toArray {α : Type u} {r : Roo α} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.HasSize α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [Rxo.LawfulHasSize α]
    : r.toArray.size = r.size := Rxo.Iterator.length_toList_of
@[simp] theorem Rio.toArray_toList {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] : r.toList.toArray = r.toArray := rfl
@[simp] theorem Rio.toList_toArray {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxo.IsAlwaysFinite α] : r.toArray.toList = r.toList := rfl
@[simp] theorem Rio.length_toList {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [Rxo.HasSize α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α]
    [Rxo.LawfulHasSize α] : r.toList.length = r.size := Rxo.Iterator.length_toList_of
@[simp] theorem Rio.size_toArray {α : Type u} {r : Rio α} [Least? α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [Rxo.HasSize α] [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α]
    [Rxo.LawfulHasSize α] : r.toArray.size = r.size := Rxo.Iterator.length_toList_of
@[simp] theorem Rci.toArray_toList {α : Type u} {r : Rci α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toList.toArray = r.toArray := rfl
@[simp] theorem Rci.toList_toArray {α : Type u} {r : Rci α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toArray.toList = r.toList := rfl
@[simp] theorem Rci.length_toList {α : Type u} {r : Rci α} [UpwardEnumerable α] [Rxi.HasSize α]
    [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] [Rxi.LawfulHasSize α] : r.toList.length = r.size :=
  Rxi.Iterator.length_toList
@[simp] theorem Rci.size_toArray {α : Type u} {r : Rci α} [UpwardEnumerable α] [Rxi.HasSize α]
    [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] [Rxi.LawfulHasSize α] : r.toArray.size = r.size :=
  Rxi.Iterator.length_toList
@[simp] theorem Roi.toArray_toList {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toList.toArray = r.toArray := rfl
@[simp] theorem Roi.toList_toArray {α : Type u} {r : Roi α} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    [Rxi.IsAlwaysFinite α] : r.toArray.toList = r.toList := rfl
@[simp] theorem Roi.length_toList {α : Type u} {r : Roi α} [UpwardEnumerable α] [Rxi.HasSize α]
    [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] [Rxi.LawfulHasSize α] : r.toList.length = r.size :=
  Rxi.Iterator.length_toList_of
@[simp] theorem Roi.size_toArray {α : Type u} {r : Roi α} [UpwardEnumerable α] [Rxi.HasSize α]
    [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] [Rxi.LawfulHasSize α] : r.toArray.size = r.size :=
  Rxi.Iterator.length_toList_of
@[simp] theorem Rii.toArray_toList {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] : r.toList.toArray = r.toArray := rfl
@[simp] theorem Rii.toList_toArray {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] : r.toArray.toList = r.toList := rfl
@[simp] theorem Rii.length_toList {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [Rxi.HasSize α]
    [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] [Rxi.LawfulHasSize α] : r.toList.length = r.size :=
  Rxi.Iterator.length_toList_of
@[simp] theorem Rii.size_toArray {α : Type u} {r : Rii α} [Least? α] [UpwardEnumerable α] [Rxi.HasSize α]
    [LawfulUpwardEnumerable α] [Rxi.IsAlwaysFinite α] [Rxi.LawfulHasSize α] : r.toArray.size = r.size :=
  Rxi.Iterator.length_toList_of
end Std
