/-
Laws of ranges: their elements one after the other, each by its place.
-/
namespace Std
open PRange
namespace Rxc.Iterator
section
variable {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α] [Rxc.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
private theorem toList_none {hi : α} : (⟨⟨none, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList = [] := by
  rw [Iter.toList_eq_match_step, step_eq_step]
  rfl
private theorem toList_some {a hi : α} : (⟨⟨some a, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList =
    if a ≤ hi then a :: (⟨⟨succ? a, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList else [] := by
  rw [Iter.toList_eq_match_step, step_eq_step]
  dsimp only
  by_cases h : a ≤ hi
  · rw [show Iterator.step ⟨⟨some a, hi⟩⟩ = .yield ⟨⟨succ? a, hi⟩⟩ a from if_pos h, if_pos h]
  · rw [show Iterator.step ⟨⟨some a, hi⟩⟩ = .done from if_neg h, if_neg h]
private theorem length_toList [HasSize α] [LawfulHasSize α] {a hi : α} :
    (⟨⟨some a, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList.length = HasSize.size a hi := by
  generalize e : HasSize.size a hi = n
  induction n generalizing a with
  | zero => rw [toList_some, if_neg (size_eq_zero_iff_not_le.mp e)]; rfl
  | succ n ih =>
    have h : a ≤ hi := size_pos_iff_le.mp (e ▸ Nat.succ_pos n)
    rw [toList_some, if_pos h]
    match k : succ? a with
    | none =>
      rw [toList_none]
      exact (size_eq_one_of_succ?_eq_none a hi h k).symm.trans e
    | some b => exact congrArg Nat.succ (ih (Nat.succ.inj ((size_eq_succ_of_succ?_eq_some a hi b h k).symm.trans e)))
private theorem length_toList_of [HasSize α] [LawfulHasSize α] {o : Option α} {hi : α} :
    (⟨⟨o, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList.length =
      match o with
      | none => 0
      | some a => HasSize.size a hi :=
  match o with
  | none => congrArg List.length toList_none
  | some _ => length_toList
variable [LawfulUpwardEnumerableLE α]
private theorem getElem?_toList {i : Nat} {o : Option α} {hi : α} :
    (⟨⟨o, hi⟩⟩ : Iter (α := Rxc.Iterator α) α).toList[i]? = (o.bind (succMany? i)).filter (decide <| · ≤ hi) := by
  induction i generalizing o with
  | zero =>
    match o with
    | none => rw [toList_none]; rfl
    | some a =>
      rw [toList_some, Option.bind_some, succMany?_zero, Option.filter_some]
      by_cases h : a ≤ hi
      · rw [if_pos h, if_pos (decide_eq_true h)]; rfl
      · rw [if_neg h, if_neg (mt of_decide_eq_true h)]; rfl
  | succ i ih =>
    match o with
    | none => rw [toList_none]; rfl
    | some a =>
      rw [toList_some, Option.bind_some]
      by_cases h : a ≤ hi
      · rw [if_pos h, succMany?_add_one_eq_succ?_bind_succMany?]
        exact ih
      · rw [if_neg h]
        match k : succMany? (i + 1) a with
        | none => rfl
        | some _ => exact (if_neg fun l => h (UpwardEnumerable.le_iff.mpr
            (UpwardEnumerable.le_trans ⟨_, k⟩ (UpwardEnumerable.le_iff.mp (of_decide_eq_true l))))).symm
theorem toList_eq_match {it : Iter (α := Rxc.Iterator α) α} :
    it.toList = match it.internalState.next with
      | none => []
      | some a =>
        if a ≤ it.internalState.upperBound then
          a :: (⟨⟨succ? a, it.internalState.upperBound⟩⟩ : Iter (α := Rxc.Iterator α) α).toList
        else [] :=
  match it with
  | ⟨⟨none, _⟩⟩ => toList_none
  | ⟨⟨some _, _⟩⟩ => toList_some
theorem toArray_eq_match {it : Iter (α := Rxc.Iterator α) α} :
    it.toArray = match it.internalState.next with
      | none => #[]
      | some a =>
        if a ≤ it.internalState.upperBound then
          #[a] ++ (⟨⟨succ? a, it.internalState.upperBound⟩⟩ : Iter (α := Rxc.Iterator α) α).toArray
        else #[] :=
  match it with
  | ⟨⟨none, _⟩⟩ => Iter.toArray_toList.symm.trans (congrArg List.toArray toList_none)
  | ⟨⟨some a, _⟩⟩ => Iter.toArray_toList.symm.trans ((congrArg List.toArray toList_some).trans
      ((apply_ite List.toArray ..).trans (ite_congr rfl (fun _ => (List.append_toArray [a] _).symm.trans
        (congrArg (#[a] ++ ·) Iter.toArray_toList)) fun _ => rfl)))
end
end Rxc.Iterator

namespace Rxo.Iterator
section
variable {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
private theorem toList_none {hi : α} : (⟨⟨none, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList = [] := by
  rw [Iter.toList_eq_match_step, step_eq_step]
  rfl
private theorem toList_some {a hi : α} : (⟨⟨some a, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList =
    if a < hi then a :: (⟨⟨succ? a, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList else [] := by
  rw [Iter.toList_eq_match_step, step_eq_step]
  dsimp only
  by_cases h : a < hi
  · rw [show Iterator.step ⟨⟨some a, hi⟩⟩ = .yield ⟨⟨succ? a, hi⟩⟩ a from if_pos h, if_pos h]
  · rw [show Iterator.step ⟨⟨some a, hi⟩⟩ = .done from if_neg h, if_neg h]
private theorem length_toList [HasSize α] [LawfulHasSize α] {a hi : α} :
    (⟨⟨some a, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList.length = HasSize.size a hi := by
  generalize e : HasSize.size a hi = n
  induction n generalizing a with
  | zero => rw [toList_some, if_neg (size_eq_zero_iff_not_le.mp e)]; rfl
  | succ n ih =>
    have h : a < hi := size_pos_iff_lt.mp (e ▸ Nat.succ_pos n)
    rw [toList_some, if_pos h]
    match k : succ? a with
    | none =>
      rw [toList_none]
      exact (size_eq_one_of_succ?_eq_none a hi h k).symm.trans e
    | some b => exact congrArg Nat.succ (ih (Nat.succ.inj ((size_eq_succ_of_succ?_eq_some a hi b h k).symm.trans e)))
private theorem length_toList_of [HasSize α] [LawfulHasSize α] {o : Option α} {hi : α} :
    (⟨⟨o, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList.length =
      match o with
      | none => 0
      | some a => HasSize.size a hi :=
  match o with
  | none => congrArg List.length toList_none
  | some _ => length_toList
variable [LawfulUpwardEnumerableLT α]
private theorem getElem?_toList {i : Nat} {o : Option α} {hi : α} :
    (⟨⟨o, hi⟩⟩ : Iter (α := Rxo.Iterator α) α).toList[i]? = (o.bind (succMany? i)).filter (decide <| · < hi) := by
  induction i generalizing o with
  | zero =>
    match o with
    | none => rw [toList_none]; rfl
    | some a =>
      rw [toList_some, Option.bind_some, succMany?_zero, Option.filter_some]
      by_cases h : a < hi
      · rw [if_pos h, if_pos (decide_eq_true h)]; rfl
      · rw [if_neg h, if_neg (mt of_decide_eq_true h)]; rfl
  | succ i ih =>
    match o with
    | none => rw [toList_none]; rfl
    | some a =>
      rw [toList_some, Option.bind_some]
      by_cases h : a < hi
      · rw [if_pos h, succMany?_add_one_eq_succ?_bind_succMany?]
        exact ih
      · rw [if_neg h]
        match k : succMany? (i + 1) a with
        | none => rfl
        | some _ => exact (if_neg fun l => h (UpwardEnumerable.lt_iff.mpr
            (UpwardEnumerable.lt_of_le_of_lt ⟨_, k⟩ (UpwardEnumerable.lt_iff.mp (of_decide_eq_true l))))).symm
theorem toList_eq_match {it : Iter (α := Rxo.Iterator α) α} :
    it.toList = match it.internalState.next with
      | none => []
      | some a =>
        if a < it.internalState.upperBound then
          a :: (⟨⟨succ? a, it.internalState.upperBound⟩⟩ : Iter (α := Rxo.Iterator α) α).toList
        else [] :=
  match it with
  | ⟨⟨none, _⟩⟩ => toList_none
  | ⟨⟨some _, _⟩⟩ => toList_some
theorem toArray_eq_match {it : Iter (α := Rxo.Iterator α) α} :
    it.toArray = match it.internalState.next with
      | none => #[]
      | some a =>
        if a < it.internalState.upperBound then
          #[a] ++ (⟨⟨succ? a, it.internalState.upperBound⟩⟩ : Iter (α := Rxo.Iterator α) α).toArray
        else #[] :=
  match it with
  | ⟨⟨none, _⟩⟩ => Iter.toArray_toList.symm.trans (congrArg List.toArray toList_none)
  | ⟨⟨some a, _⟩⟩ => Iter.toArray_toList.symm.trans ((congrArg List.toArray toList_some).trans
      ((apply_ite List.toArray ..).trans (ite_congr rfl (fun _ => (List.append_toArray [a] _).symm.trans
        (congrArg (#[a] ++ ·) Iter.toArray_toList)) fun _ => rfl)))
end
end Rxo.Iterator

namespace Rxi.Iterator
section
variable {α : Type u} [UpwardEnumerable α] [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
private theorem toList_none : (⟨⟨none⟩⟩ : Iter (α := Rxi.Iterator α) α).toList = [] := by
  rw [Iter.toList_eq_match_step, step_eq_step]
  rfl
private theorem toList_some {a : α} : (⟨⟨some a⟩⟩ : Iter (α := Rxi.Iterator α) α).toList =
    a :: (⟨⟨succ? a⟩⟩ : Iter (α := Rxi.Iterator α) α).toList := by
  rw [Iter.toList_eq_match_step, step_eq_step]
  rfl
private theorem length_toList [HasSize α] [LawfulHasSize α] {a : α} :
    (⟨⟨some a⟩⟩ : Iter (α := Rxi.Iterator α) α).toList.length = HasSize.size a := by
  generalize e : HasSize.size a = n
  induction n generalizing a with
  | zero => exact (Nat.ne_of_gt size_pos e).elim
  | succ n ih =>
    rw [toList_some]
    match k : succ? a with
    | none =>
      rw [toList_none]
      exact (size_eq_one_of_succ?_eq_none a k).symm.trans e
    | some b => exact congrArg Nat.succ (ih (Nat.succ.inj ((size_eq_succ_of_succ?_eq_some a b k).symm.trans e)))
private theorem length_toList_of [HasSize α] [LawfulHasSize α] {o : Option α} :
    (⟨⟨o⟩⟩ : Iter (α := Rxi.Iterator α) α).toList.length =
      match o with
      | none => 0
      | some a => HasSize.size a :=
  match o with
  | none => congrArg List.length toList_none
  | some _ => length_toList
private theorem getElem?_toList {i : Nat} {o : Option α} :
    (⟨⟨o⟩⟩ : Iter (α := Rxi.Iterator α) α).toList[i]? = o.bind (succMany? i) := by
  induction i generalizing o with
  | zero =>
    match o with
    | none => rw [toList_none]; rfl
    | some a =>
      rw [toList_some, Option.bind_some, succMany?_zero]
      rfl
  | succ i ih =>
    match o with
    | none => rw [toList_none]; rfl
    | some a =>
      rw [toList_some, Option.bind_some, succMany?_add_one_eq_succ?_bind_succMany?]
      exact ih
theorem toList_eq_match {it : Iter (α := Rxi.Iterator α) α} :
    it.toList = match it.internalState.next with
      | none => []
      | some a => a :: (⟨⟨succ? a⟩⟩ : Iter (α := Rxi.Iterator α) α).toList :=
  match it with
  | ⟨⟨none⟩⟩ => toList_none
  | ⟨⟨some _⟩⟩ => toList_some
theorem toArray_eq_match {it : Iter (α := Rxi.Iterator α) α} :
    it.toArray = match it.internalState.next with
      | none => #[]
      | some a => #[a] ++ (⟨⟨succ? a⟩⟩ : Iter (α := Rxi.Iterator α) α).toArray :=
  match it with
  | ⟨⟨none⟩⟩ => Iter.toArray_toList.symm.trans (congrArg List.toArray toList_none)
  | ⟨⟨some a⟩⟩ => Iter.toArray_toList.symm.trans ((congrArg List.toArray toList_some).trans
      ((List.append_toArray [a] _).symm.trans (congrArg (#[a] ++ ·) Iter.toArray_toList)))
end
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
