/-
Laws of slices of lists: what each kind of range makes, as a list, as an array, and how many elements.
-/
open Std Std.Slice Std.Iterators
namespace ListSlice
variable {α : Type u} {xs : ListSlice α}
instance instLawfulSliceSizeTakeListIteratorIdListSliceData : LawfulSliceSize (Internal.ListSliceData α) :=
  ⟨fun _ => rfl⟩
theorem toList_eq : xs.toList = match xs.internalRepresentation.stop with
    | some stop => xs.internalRepresentation.list.take stop
    | none => xs.internalRepresentation.list := by
  obtain ⟨⟨l, _ | n⟩⟩ := xs
  · exact Iter.toList_toTake.trans List.toList_iter
  · exact Iter.toList_take_of_finite.trans (congrArg (List.take n) List.toList_iter)
@[simp] theorem toArray_toList : xs.toList.toArray = xs.toArray := rfl
@[simp] theorem toList_toArray : xs.toArray.toList = xs.toList := rfl
theorem size_eq_length_toList : xs.size = xs.toList.length := Slice.length_toList_eq_size.symm
end ListSlice
namespace List
variable {α : Type u} {xs : List α} {lo hi : Nat}
private theorem toList_toSlice : (xs.toSlice lo hi).toList = (xs.take hi).drop lo := by
  by_cases h : lo < hi
  · rw [toSlice, if_pos h, ListSlice.toList_eq]
    exact drop_take.symm
  · rw [toSlice, if_neg h, ListSlice.toList_eq]
    exact (drop_eq_nil_of_le (Nat.le_trans (length_take_le _ _) (Nat.le_of_not_lt h))).symm
private theorem toArray_toSlice : (xs.toSlice lo hi).toArray = ((xs.take hi).drop lo).toArray :=
  congrArg toArray toList_toSlice
private theorem size_toSlice : (xs.toSlice lo hi).size = min hi xs.length - lo := by
  rw [ListSlice.size_eq_length_toList, toList_toSlice, length_drop, length_take]
private theorem toList_toUnboundedSlice : (xs.toUnboundedSlice lo).toList = xs.drop lo := ListSlice.toList_eq
private theorem toArray_toUnboundedSlice : (xs.toUnboundedSlice lo).toArray = (xs.drop lo).toArray :=
  congrArg toArray toList_toUnboundedSlice
private theorem size_toUnboundedSlice : (xs.toUnboundedSlice lo).size = xs.length - lo := by
  rw [ListSlice.size_eq_length_toList, toList_toUnboundedSlice, length_drop]

/- What ranges make of lists. -/
@[simp] theorem toList_mkSlice_rco : xs[lo...hi].toList = drop lo (take hi xs) := toList_toSlice
@[simp] theorem toArray_mkSlice_rco : xs[lo...hi].toArray = (drop lo (take hi xs)).toArray := toArray_toSlice
@[simp] theorem size_mkSlice_rco : xs[lo...hi].size = min hi xs.length - lo := size_toSlice
theorem mkSlice_rcc_eq_mkSlice_rco : xs[lo...=hi] = xs[lo...hi + 1] := rfl
@[simp] theorem toList_mkSlice_rcc : xs[lo...=hi].toList = drop lo (take (hi + 1) xs) := toList_toSlice
@[simp] theorem toArray_mkSlice_rcc : xs[lo...=hi].toArray = (drop lo (take (hi + 1) xs)).toArray := toArray_toSlice
@[simp] theorem size_mkSlice_rcc : xs[lo...=hi].size = min (hi + 1) xs.length - lo := size_toSlice
@[simp] theorem toList_mkSlice_rci : xs[lo...*].toList = drop lo xs := toList_toUnboundedSlice
@[simp] theorem toArray_mkSlice_rci : xs[lo...*].toArray = (drop lo xs).toArray := toArray_toUnboundedSlice
@[simp] theorem size_mkSlice_rci : xs[lo...*].size = xs.length - lo := size_toUnboundedSlice
theorem toList_mkSlice_rci_eq_toList_mkSlice_rco : xs[lo...*].toList = xs[lo...xs.length].toList := by
  rw [toList_mkSlice_rci, toList_mkSlice_rco, take_length]
theorem toArray_mkSlice_rci_eq_toArray_mkSlice_rco : xs[lo...*].toArray = xs[lo...xs.length].toArray := by
  rw [toArray_mkSlice_rci, toArray_mkSlice_rco, take_length]
theorem mkSlice_roo_eq_mkSlice_rco : xs[lo<...hi] = xs[(lo + 1)...hi] := rfl
@[simp] theorem toList_mkSlice_roo : xs[lo<...hi].toList = drop (lo + 1) (take hi xs) := toList_toSlice
@[simp] theorem toArray_mkSlice_roo : xs[lo<...hi].toArray = (drop (lo + 1) (take hi xs)).toArray := toArray_toSlice
@[simp] theorem size_mkSlice_roo : xs[lo<...hi].size = min hi xs.length - (lo + 1) := size_toSlice
theorem mkSlice_roc_eq_mkSlice_roo : xs[lo<...=hi] = xs[lo<...hi + 1] := rfl
theorem mkSlice_roc_eq_mkSlice_rco : xs[lo<...=hi] = xs[(lo + 1)...hi + 1] := rfl
@[simp] theorem toList_mkSlice_roc : xs[lo<...=hi].toList = drop (lo + 1) (take (hi + 1) xs) := toList_toSlice
@[simp] theorem toArray_mkSlice_roc : xs[lo<...=hi].toArray = (drop (lo + 1) (take (hi + 1) xs)).toArray :=
  toArray_toSlice
@[simp] theorem size_mkSlice_roc : xs[lo<...=hi].size = min (hi + 1) xs.length - (lo + 1) := size_toSlice
theorem mkSlice_roi_eq_mkSlice_rci : xs[lo<...*] = xs[(lo + 1)...*] := rfl
@[simp] theorem toList_mkSlice_roi : xs[lo<...*].toList = drop (lo + 1) xs := toList_toUnboundedSlice
@[simp] theorem toArray_mkSlice_roi : xs[lo<...*].toArray = (drop (lo + 1) xs).toArray := toArray_toUnboundedSlice
@[simp] theorem size_mkSlice_roi : xs[lo<...*].size = xs.length - (lo + 1) := size_toUnboundedSlice
theorem toList_mkSlice_roi_eq_toList_mkSlice_roo : xs[lo<...*].toList = xs[lo<...xs.length].toList := by
  rw [toList_mkSlice_roi, toList_mkSlice_roo, take_length]
theorem toArray_mkSlice_roi_eq_toArray_mkSlice_roo : xs[lo<...*].toArray = xs[lo<...xs.length].toArray := by
  rw [toArray_mkSlice_roi, toArray_mkSlice_roo, take_length]
theorem toList_mkSlice_roi_eq_toList_mkSlice_rco : xs[lo<...*].toList = xs[(lo + 1)...xs.length].toList := by
  rw [toList_mkSlice_roi, toList_mkSlice_rco, take_length]
theorem toArray_mkSlice_roi_eq_toArray_mkSlice_rco : xs[lo<...*].toArray = xs[(lo + 1)...xs.length].toArray := by
  rw [toArray_mkSlice_roi, toArray_mkSlice_rco, take_length]
theorem mkSlice_rio_eq_mkSlice_rco : xs[*...hi] = xs[0...hi] := rfl
@[simp] theorem toList_mkSlice_rio : xs[*...hi].toList = take hi xs := toList_toSlice
@[simp] theorem toArray_mkSlice_rio : xs[*...hi].toArray = (take hi xs).toArray := toArray_toSlice
@[simp] theorem size_mkSlice_rio : xs[*...hi].size = min hi xs.length := size_toSlice
theorem mkSlice_ric_eq_mkSlice_rio : xs[*...=hi] = xs[*...hi + 1] := rfl
theorem mkSlice_ric_eq_mkSlice_rco : xs[*...=hi] = xs[0...hi + 1] := rfl
@[simp] theorem toList_mkSlice_ric : xs[*...=hi].toList = take (hi + 1) xs := toList_toSlice
@[simp] theorem toArray_mkSlice_ric : xs[*...=hi].toArray = (take (hi + 1) xs).toArray := toArray_toSlice
@[simp] theorem size_mkSlice_ric : xs[*...=hi].size = min (hi + 1) xs.length := size_toSlice
theorem mkSlice_rii_eq_mkSlice_rci : xs[*...*] = xs[0...*] := rfl
@[simp] theorem toList_mkSlice_rii : xs[*...*].toList = xs := toList_toUnboundedSlice
@[simp] theorem toArray_mkSlice_rii : xs[*...*].toArray = xs.toArray := toArray_toUnboundedSlice
@[simp] theorem size_mkSlice_rii : xs[*...*].size = xs.length := size_toUnboundedSlice
theorem toList_mkSlice_rii_eq_toList_mkSlice_rco : xs[*...*].toList = xs[0...xs.length].toList := by
  rw [toList_mkSlice_rii, toList_mkSlice_rco, take_length]; rfl
theorem toArray_mkSlice_rii_eq_toArray_mkSlice_rco : xs[*...*].toArray = xs[0...xs.length].toArray := by
  rw [toArray_mkSlice_rii, toArray_mkSlice_rco, take_length]; rfl
end List

/- What ranges make of slices of lists. -/
namespace ListSlice
variable {α : Type u} {xs : ListSlice α} {lo hi : Nat}
private theorem toArray_eq_extract {s : ListSlice α} (h : s.toList = (xs.toList.take hi).drop lo) :
    s.toArray = xs.toArray.extract lo hi :=
  (congrArg List.toArray h).trans
    (Array.ext' ((Array.toList_extract (xs := xs.toArray)).trans List.extract_eq_drop_take').symm)
private theorem size_eq_min {s : ListSlice α} (h : s.toList = (xs.toList.take hi).drop lo) :
    s.size = min hi xs.size - lo := by
  rw [size_eq_length_toList, h, List.length_drop, List.length_take, size_eq_length_toList]
private theorem toList_rco : xs[lo...hi].toList = (xs.toList.take hi).drop lo := by
  obtain ⟨⟨l, _ | n⟩⟩ := xs
  · rw [toList_eq (xs := ⟨⟨l, none⟩⟩)]
    exact List.toList_mkSlice_rco
  · rw [toList_eq (xs := ⟨⟨l, some n⟩⟩), List.take_take, Nat.min_comm]
    exact List.toList_mkSlice_rco
private theorem toList_rci : xs[lo...*].toList = xs.toList.drop lo := by
  obtain ⟨⟨l, _ | n⟩⟩ := xs
  · rw [toList_eq (xs := ⟨⟨l, none⟩⟩)]
    exact List.toList_mkSlice_rci
  · rw [toList_eq (xs := ⟨⟨l, some n⟩⟩)]
    exact List.toList_mkSlice_rco
private theorem toArray_rci : xs[lo...*].toArray = xs.toArray.extract lo := by
  refine (toArray_eq_extract (hi := xs.toArray.size) ?_)
  exact toList_rci.trans (congrArg (List.drop lo) List.take_length.symm)
@[simp] theorem toList_mkSlice_rco : xs[lo...hi].toList = List.drop lo (List.take hi xs.toList) := toList_rco
@[simp] theorem toArray_mkSlice_rco : xs[lo...hi].toArray = xs.toArray.extract lo hi :=
  toArray_eq_extract toList_mkSlice_rco
@[simp] theorem size_mkSlice_rco : xs[lo...hi].size = min hi xs.size - lo := size_eq_min toList_mkSlice_rco
theorem mkSlice_rcc_eq_mkSlice_rco : xs[lo...=hi] = xs[lo...hi + 1] := rfl
@[simp] theorem toList_mkSlice_rcc : xs[lo...=hi].toList = List.drop lo (List.take (hi + 1) xs.toList) :=
  toList_mkSlice_rco (hi := hi + 1)
@[simp] theorem toArray_mkSlice_rcc : xs[lo...=hi].toArray = xs.toArray.extract lo (hi + 1) :=
  toArray_mkSlice_rco (hi := hi + 1)
@[simp] theorem size_mkSlice_rcc : xs[lo...=hi].size = min (hi + 1) xs.size - lo := size_mkSlice_rco (hi := hi + 1)
@[simp] theorem toList_mkSlice_rci : xs[lo...*].toList = List.drop lo xs.toList := toList_rci
@[simp] theorem toArray_mkSlice_rci : xs[lo...*].toArray = xs.toArray.extract lo := toArray_rci
@[simp] theorem size_mkSlice_rci : xs[lo...*].size = xs.size - lo := by
  rw [size_eq_length_toList, toList_mkSlice_rci, List.length_drop, ← size_eq_length_toList]
theorem toList_mkSlice_rci_eq_toList_mkSlice_rco : xs[lo...*].toList = xs[lo...Std.Slice.size xs].toList := by
  rw [toList_mkSlice_rci, toList_mkSlice_rco, size_eq_length_toList, List.take_length]
theorem toArray_mkSlice_rci_eq_toArray_mkSlice_rco : xs[lo...*].toArray = xs[lo...Std.Slice.size xs].toArray := by
  rw [← toArray_toList, ← toArray_toList, toList_mkSlice_rci_eq_toList_mkSlice_rco]
theorem mkSlice_roo_eq_mkSlice_rco : xs[lo<...hi] = xs[(lo + 1)...hi] := rfl
@[simp] theorem toList_mkSlice_roo : xs[lo<...hi].toList = List.drop (lo + 1) (List.take hi xs.toList) :=
  toList_mkSlice_rco (lo := lo + 1)
@[simp] theorem toArray_mkSlice_roo : xs[lo<...hi].toArray = xs.toArray.extract (lo + 1) hi :=
  toArray_mkSlice_rco (lo := lo + 1)
@[simp] theorem size_mkSlice_roo : xs[lo<...hi].size = min hi xs.size - (lo + 1) := size_mkSlice_rco (lo := lo + 1)
theorem mkSlice_roc_eq_mkSlice_roo : xs[lo<...=hi] = xs[lo<...hi + 1] := rfl
theorem mkSlice_roc_eq_mkSlice_rcc : xs[lo<...=hi] = xs[(lo + 1)...=hi] := rfl
theorem mkSlice_roc_eq_mkSlice_rco : xs[lo<...=hi] = xs[(lo + 1)...hi + 1] := rfl
@[simp] theorem toList_mkSlice_roc : xs[lo<...=hi].toList = List.drop (lo + 1) (List.take (hi + 1) xs.toList) :=
  toList_mkSlice_rco (lo := lo + 1) (hi := hi + 1)
@[simp] theorem toArray_mkSlice_roc : xs[lo<...=hi].toArray = xs.toArray.extract (lo + 1) (hi + 1) :=
  toArray_mkSlice_rco (lo := lo + 1) (hi := hi + 1)
@[simp] theorem size_mkSlice_roc : xs[lo<...=hi].size = min (hi + 1) xs.size - (lo + 1) :=
  size_mkSlice_rco (lo := lo + 1) (hi := hi + 1)
theorem mkSlice_roi_eq_mkSlice_rci : xs[lo<...*] = xs[(lo + 1)...*] := rfl
@[simp] theorem toList_mkSlice_roi : xs[lo<...*].toList = List.drop (lo + 1) xs.toList :=
  toList_mkSlice_rci (lo := lo + 1)
@[simp] theorem toArray_mkSlice_roi : xs[lo<...*].toArray = xs.toArray.extract (lo + 1) :=
  toArray_mkSlice_rci (lo := lo + 1)
@[simp] theorem size_mkSlice_roi : xs[lo<...*].size = xs.size - (lo + 1) := size_mkSlice_rci (lo := lo + 1)
theorem toList_mkSlice_roi_eq_toList_mkSlice_roo : xs[lo<...*].toList = xs[lo<...Std.Slice.size xs].toList := by
  rw [toList_mkSlice_roi, toList_mkSlice_roo, size_eq_length_toList, List.take_length]
theorem toArray_mkSlice_roi_eq_toArray_mkSlice_roo : xs[lo<...*].toArray = xs[lo<...Std.Slice.size xs].toArray := by
  rw [← toArray_toList, ← toArray_toList, toList_mkSlice_roi_eq_toList_mkSlice_roo]
theorem toList_mkSlice_roi_eq_toList_mkSlice_rco : xs[lo<...*].toList = xs[(lo + 1)...Std.Slice.size xs].toList := by
  rw [toList_mkSlice_roi, toList_mkSlice_rco, size_eq_length_toList, List.take_length]
theorem toArray_mkSlice_roi_eq_toArray_mkSlice_rco :
    xs[lo<...*].toArray = xs[(lo + 1)...Std.Slice.size xs].toArray := by
  rw [← toArray_toList, ← toArray_toList, toList_mkSlice_roi_eq_toList_mkSlice_rco]
theorem mkSlice_rio_eq_mkSlice_rco : xs[*...hi] = xs[0...hi] := rfl
@[simp] theorem toList_mkSlice_rio : xs[*...hi].toList = List.take hi xs.toList := toList_mkSlice_rco (lo := 0)
@[simp] theorem toArray_mkSlice_rio : xs[*...hi].toArray = xs.toArray.extract 0 hi := toArray_mkSlice_rco (lo := 0)
@[simp] theorem size_mkSlice_rio : xs[*...hi].size = min hi xs.size := size_mkSlice_rco (lo := 0)
theorem mkSlice_ric_eq_mkSlice_rio : xs[*...=hi] = xs[*...hi + 1] := rfl
theorem mkSlice_ric_eq_mkSlice_rcc : xs[*...=hi] = xs[0...=hi] := rfl
theorem mkSlice_ric_eq_mkSlice_rco : xs[*...=hi] = xs[0...hi + 1] := rfl
@[simp] theorem toList_mkSlice_ric : xs[*...=hi].toList = List.take (hi + 1) xs.toList :=
  toList_mkSlice_rco (lo := 0) (hi := hi + 1)
@[simp] theorem toArray_mkSlice_ric : xs[*...=hi].toArray = xs.toArray.extract 0 (hi + 1) :=
  toArray_mkSlice_rco (lo := 0) (hi := hi + 1)
@[simp] theorem size_mkSlice_ric : xs[*...=hi].size = min (hi + 1) xs.size := size_mkSlice_rco (lo := 0) (hi := hi + 1)
@[simp] theorem mkSlice_rii : xs[*...*] = xs := rfl
end ListSlice
