/-
Laws of slices of arrays: what each kind of range makes, as a list, as an array, and how many elements.
-/
open Std Std.Slice Std.Iterators
private theorem toArray_drop_take {α : Type u} {l : List α} {lo hi : Nat} :
    ((l.take hi).drop lo).toArray = l.toArray.extract lo hi :=
  Array.ext' ((Array.toList_extract (xs := l.toArray)).trans List.extract_eq_drop_take').symm
namespace Subarray
section
variable {α : Type u}
private theorem step_val {xs : Subarray α} : (⟨⟨xs⟩⟩ : Iter (α := SubarrayIterator α) α).step.val =
    (SubarrayIterator.step (m := Id) ⟨⟨xs⟩⟩).mapIterator IterM.toIter :=
  congrArg (fun s : IterM.Step _ => s.val.mapIterator IterM.toIter) Shrink.inflate_deflate
private theorem toList_iter : ∀ (n : Nat) (xs : Subarray α), xs.stop - xs.start = n →
    (⟨⟨xs⟩⟩ : Iter (α := SubarrayIterator α) α).toList = (xs.array.toList.take xs.stop).drop xs.start := by
  intro n
  induction n with
  | zero =>
    intro xs h
    have k : ¬ xs.start < xs.stop := Nat.not_lt.2 (Nat.le_of_sub_eq_zero h)
    rw [Iter.toList_eq_match_step, step_val, SubarrayIterator.step, dif_neg k, List.drop_eq_nil_of_le]
    · rfl
    · exact Nat.le_trans (List.length_take_le _ _) (Nat.not_lt.1 k)
  | succ n ih =>
    intro xs h
    have k : xs.start < xs.stop := Nat.lt_of_sub_pos (h ▸ Nat.zero_lt_succ n)
    have l : xs.start < (xs.array.toList.take xs.stop).length := by
      rw [List.length_take]
      exact Nat.lt_min.2 ⟨k, Nat.lt_of_lt_of_le k xs.stop_le_array_size⟩
    rw [Iter.toList_eq_match_step, step_val, SubarrayIterator.step, dif_pos k, List.drop_eq_getElem_cons l]
    refine congr (congrArg List.cons List.getElem_take.symm) (ih _ ?_)
    exact (Nat.sub_succ _ _).trans (congrArg Nat.pred h)
theorem toList_eq_drop_take {xs : Subarray α} : xs.toList = (xs.array.toList.take xs.stop).drop xs.start :=
  toList_iter _ xs rfl
theorem toList_eq {xs : Subarray α} : xs.toList = (xs.array.extract xs.start xs.stop).toList :=
  toList_eq_drop_take.trans (Array.toList_extract.trans List.extract_eq_drop_take').symm
private theorem length_toList' {xs : Subarray α} : xs.toList.length = xs.size := by
  rw [toList_eq_drop_take, List.length_drop, List.length_take, size_eq]
  exact congrArg (· - xs.start) (Nat.min_eq_left xs.stop_le_array_size)
instance instLawfulSliceSizeSubarrayIteratorSubarrayData : LawfulSliceSize (Internal.SubarrayData α) where
  lawful s := length_toList'.symm.trans Iter.length_toList_eq_length
theorem toArray_eq_sliceToArray {s : Subarray α} : s.toArray = Slice.toArray s := rfl
end

section
variable {α : Type u} {s : Subarray α} {m : Type v → Type w} [Monad m] [LawfulMonad m] {γ : Type v} {init : γ}
  {f : α → γ → m (ForInStep γ)}
@[simp] theorem forIn_toList : ForIn.forIn s.toList init f = ForIn.forIn s init f := Slice.forIn_toList
theorem forIn_eq_forIn_toList : ForIn.forIn s init f = ForIn.forIn s.toList init f := forIn_toList.symm
@[simp] theorem forIn_toArray : ForIn.forIn s.toArray init f = ForIn.forIn s init f := Slice.forIn_toArray
end
theorem sliceFoldlM_eq_foldlM {β : Type v} {init : β} {m : Type v → Type w} [Monad m] {α : Type u} {s : Subarray α}
    {f : β → α → m β} : Slice.foldlM f init s = s.foldlM (init := init) f := rfl
theorem sliceFoldl_eq_foldl {β : Type v} {init : β} {α : Type u} {s : Subarray α} {f : β → α → β} :
    Slice.foldl f init s = s.foldl (init := init) f := rfl
theorem foldlM_toList {β : Type v} {init : β} {m : Type v → Type w} [Monad m] {α : Type u} {s : Subarray α}
    {f : β → α → m β} [LawfulMonad m] : s.toList.foldlM (init := init) f = s.foldlM (m := m) (init := init) f :=
  Slice.foldlM_toList
theorem foldl_toList {β : Type v} {init : β} {α : Type u} {s : Subarray α} {f : β → α → β} :
    s.toList.foldl (init := init) f = s.foldl (init := init) f := Slice.foldl_toList
end Subarray
namespace Array
variable {α : Type u} {xs : Array α}
private theorem slice_ext {s t : Subarray α} (h : s.array = t.array) (k : s.start = t.start) (l : s.stop = t.stop) :
    s = t := by
  obtain ⟨⟨_, _, _, _, _⟩⟩ := s
  obtain ⟨⟨_, _, _, _, _⟩⟩ := t
  cases h; cases k; cases l; rfl
variable {lo hi : Nat}
@[simp] theorem array_toSubarray : (xs.toSubarray lo hi).array = xs := by
  rw [toSubarray]
  split <;> split <;> rfl
@[simp] theorem start_toSubarray : (xs.toSubarray lo hi).start = min lo (min hi xs.size) := by
  rw [toSubarray]
  split <;> split <;> rename_i h k
  · exact ((congrArg (min lo) (Nat.min_eq_left h)).trans (Nat.min_eq_left k)).symm
  · exact ((congrArg (min lo) (Nat.min_eq_left h)).trans (Nat.min_eq_right (Nat.le_of_not_le k))).symm
  · exact ((congrArg (min lo) (Nat.min_eq_right (Nat.le_of_not_le h))).trans (Nat.min_eq_left k)).symm
  · exact ((congrArg (min lo) (Nat.min_eq_right (Nat.le_of_not_le h))).trans
      (Nat.min_eq_right (Nat.le_of_not_le k))).symm
@[simp] theorem stop_toSubarray : (xs.toSubarray lo hi).stop = min hi xs.size := by
  rw [toSubarray]
  split
  · rw [Nat.min_eq_left ‹_›]; split <;> rfl
  · rw [Nat.min_eq_right (Nat.le_of_not_le ‹_›)]; split <;> rfl
theorem toSubarray_eq_min :
    xs.toSubarray lo hi = ⟨⟨xs, min lo (min hi xs.size), min hi xs.size, Nat.min_le_right .., Nat.min_le_right ..⟩⟩ :=
  slice_ext array_toSubarray start_toSubarray stop_toSubarray
theorem toSubarray_eq_toSubarray_of_min_eq_min {start stop stop' : Nat} (h : min stop xs.size = min stop' xs.size) :
    xs.toSubarray start stop = xs.toSubarray start stop' := by
  refine slice_ext (array_toSubarray.trans array_toSubarray.symm) ?_ ?_
  · rw [start_toSubarray, start_toSubarray, h]
  · rw [stop_toSubarray, stop_toSubarray, h]
private theorem toSubarray_eq_toSubarray_min :
    xs.toSubarray lo hi = xs.toSubarray (min lo (min hi xs.size)) (min hi xs.size) := by
  refine slice_ext (array_toSubarray.trans array_toSubarray.symm) ?_ ?_
  · rw [start_toSubarray, start_toSubarray, Nat.min_eq_left (Nat.min_le_right hi xs.size),
      Nat.min_eq_left (Nat.min_le_right lo _)]
  · rw [stop_toSubarray, stop_toSubarray, Nat.min_assoc, Nat.min_self]
private theorem toList_toSubarray : (xs.toSubarray lo hi).toList = (xs.toList.take hi).drop lo := by
  rw [Subarray.toList_eq_drop_take, array_toSubarray, start_toSubarray, stop_toSubarray]
  by_cases h : hi ≤ xs.size
  · rw [Nat.min_eq_left h]
    by_cases k : lo ≤ hi
    · rw [Nat.min_eq_left k]
    · rw [Nat.min_eq_right (Nat.le_of_not_le k), List.drop_take_self, List.drop_eq_nil_of_le]
      exact Nat.le_trans (List.length_take_le _ _) (Nat.le_of_not_le k)
  · rw [Nat.min_eq_right (Nat.le_of_not_le h), List.take_of_length_le (Nat.le_refl xs.size),
      List.take_of_length_le (i := hi) (Nat.le_of_not_le h)]
    by_cases k : lo ≤ xs.size
    · rw [Nat.min_eq_left k]
    · rw [Nat.min_eq_right (Nat.le_of_not_le k), List.drop_eq_nil_of_le (Nat.le_refl xs.size),
        List.drop_eq_nil_of_le (i := lo) (Nat.le_of_not_le k)]
private theorem toArray_toSubarray : (xs.toSubarray lo hi).toArray = xs.extract lo hi :=
  (congrArg List.toArray toList_toSubarray).trans toArray_drop_take
private theorem size_toSubarray : (xs.toSubarray lo hi).size = min hi xs.size - lo := by
  rw [← Subarray.length_toList', toList_toSubarray, List.length_drop, List.length_take]; rfl
end Array

/- Places, taking and dropping. -/
namespace Subarray
variable {α : Type u} {xs : Subarray α}
@[simp] theorem toArray_toList : xs.toList.toArray = xs.toArray := rfl
@[simp] theorem toList_toArray : xs.toArray.toList = xs.toList := rfl
@[simp] theorem length_toList : xs.toList.length = xs.size := length_toList'
@[simp] theorem size_toArray : xs.toArray.size = xs.size := length_toList'
@[simp] theorem size_drop {i : Nat} {xs : Subarray α} : (xs.drop i).size = xs.size - i := by
  show xs.stop - min (xs.start + i) xs.stop = xs.stop - xs.start - i
  rw [Nat.sub_sub]
  cases Nat.le_total (xs.start + i) xs.stop with
  | inl h => rw [Nat.min_eq_left h]
  | inr h => rw [Nat.min_eq_right h, Nat.sub_self, Nat.sub_eq_zero_of_le h]
@[simp] theorem size_take {i : Nat} {xs : Subarray α} : (xs.take i).size = min i xs.size := by
  show min (xs.start + i) xs.stop - xs.start = min i (xs.stop - xs.start)
  rw [← Nat.sub_min_sub_right, Nat.add_sub_cancel_left]
theorem sliceSize_eq_size : Slice.size xs = xs.size := rfl
theorem getElem_eq_getElem_array {i : Nat} {xs : Subarray α} {h : i < xs.size} :
    xs[i] = xs.array[xs.start + i]'(start_add_lt h) := rfl
theorem getElem_toList {i : Nat} {xs : Subarray α} {h : i < xs.toList.length} :
    xs.toList[i] = xs[i]'(length_toList' ▸ h) := by
  refine (List.getElem_of_eq toList_eq_drop_take h).trans ?_
  rw [List.getElem_drop, List.getElem_take]
  rfl
theorem getElem_eq_getElem_toList {i : Nat} {xs : Subarray α} {h : i < xs.size} :
    xs[i] = xs.toList[i]'(length_toList'.symm ▸ h) :=
  getElem_toList.symm
@[simp] theorem toList_drop {n : Nat} : (xs.drop n).toList = xs.toList.drop n := by
  rw [toList_eq_drop_take, toList_eq_drop_take, List.drop_drop]
  show ((xs.array.toList.take xs.stop).drop (min (xs.start + n) xs.stop)) = _
  by_cases h : xs.start + n ≤ xs.stop
  · rw [Nat.min_eq_left h]
  · rw [Nat.min_eq_right (Nat.le_of_not_le h), List.drop_take_self, List.drop_eq_nil_of_le]
    exact Nat.le_trans (List.length_take_le _ _) (Nat.le_of_not_le h)
@[simp] theorem toList_take {n : Nat} : (xs.take n).toList = xs.toList.take n := by
  rw [toList_eq_drop_take, toList_eq_drop_take, List.take_drop, List.take_take]; rfl
variable {lo hi : Nat}
private theorem toList_mkSlice :
    (xs.array.toSubarray (max lo 0 + xs.start) (min hi xs.size + xs.start)).toList = (xs.toList.take hi).drop lo := by
  rw [Array.toList_toSubarray, toList_eq_drop_take, List.take_drop, List.take_take, List.drop_drop, Nat.max_zero,
    Nat.add_comm lo, Nat.add_comm _ xs.start, ← Nat.add_min_add_left, size_eq, Nat.add_sub_cancel' xs.start_le_stop]
private theorem toArray_eq_extract {s : Subarray α} (h : s.toList = (xs.toList.take hi).drop lo) :
    s.toArray = xs.toArray.extract lo hi := (congrArg List.toArray h).trans toArray_drop_take
private theorem size_eq_min {s : Subarray α} (h : s.toList = (xs.toList.take hi).drop lo) :
    s.size = min hi xs.size - lo := by
  rw [← length_toList, h, List.length_drop, List.length_take, length_toList]
end Subarray

/- What ranges make of arrays. -/
namespace Array
variable {α : Type u} {xs : Array α} {lo hi : Nat}
theorem mkSlice_rco_eq_mkSlice_rco_min : xs[lo...hi] = xs[(min lo (min hi xs.size))...min hi xs.size] :=
  toSubarray_eq_toSubarray_min
@[simp] theorem array_mkSlice_rco : xs[lo...hi].array = xs := array_toSubarray
@[simp] theorem start_mkSlice_rco : xs[lo...hi].start = min lo (min hi xs.size) := start_toSubarray
@[simp] theorem stop_mkSlice_rco : xs[lo...hi].stop = min hi xs.size := stop_toSubarray
@[simp] theorem toList_mkSlice_rco : xs[lo...hi].toList = List.drop lo (List.take hi xs.toList) := toList_toSubarray
@[simp] theorem toArray_mkSlice_rco : xs[lo...hi].toArray = xs.extract lo hi := toArray_toSubarray
@[simp] theorem size_mkSlice_rco : xs[lo...hi].size = min hi xs.size - lo := size_toSubarray
@[simp] theorem mkSlice_rcc_eq_mkSlice_rco : xs[lo...=hi] = xs[lo...hi + 1] := rfl
theorem mkSlice_rcc_eq_mkSlice_rco_min : xs[lo...=hi] = xs[(min lo (min (hi + 1) xs.size))...min (hi + 1) xs.size] :=
  toSubarray_eq_toSubarray_min
@[simp] theorem array_mkSlice_rcc : xs[lo...=hi].array = xs := array_toSubarray
@[simp] theorem start_mkSlice_rcc : xs[lo...=hi].start = min lo (min (hi + 1) xs.size) := start_toSubarray
@[simp] theorem stop_mkSlice_rcc : xs[lo...=hi].stop = min (hi + 1) xs.size := stop_toSubarray
@[simp] theorem toList_mkSlice_rcc : xs[lo...=hi].toList = List.drop lo (List.take (hi + 1) xs.toList) :=
  toList_toSubarray
@[simp] theorem toArray_mkSlice_rcc : xs[lo...=hi].toArray = xs.extract lo (hi + 1) := toArray_toSubarray
@[simp] theorem size_mkSlice_rcc : xs[lo...=hi].size = min (hi + 1) xs.size - lo := size_toSubarray
theorem mkSlice_rci_eq_mkSlice_rco : xs[lo...*] = xs[lo...xs.size] := congrArg (toSubarray xs · _) (Nat.max_zero _)
theorem mkSlice_rci_eq_mkSlice_rco_min : xs[lo...*] = xs[(min lo xs.size)...xs.size] := by
  rw [mkSlice_rci_eq_mkSlice_rco, mkSlice_rco_eq_mkSlice_rco_min, Nat.min_self]
@[simp] theorem array_mkSlice_rci : xs[lo...*].array = xs := by rw [mkSlice_rci_eq_mkSlice_rco, array_mkSlice_rco]
@[simp] theorem start_mkSlice_rci : xs[lo...*].start = min lo xs.size := by
  rw [mkSlice_rci_eq_mkSlice_rco, start_mkSlice_rco, Nat.min_self]
@[simp] theorem stop_mkSlice_rci : xs[lo...*].stop = xs.size := by
  rw [mkSlice_rci_eq_mkSlice_rco, stop_mkSlice_rco, Nat.min_self]
@[simp] theorem toList_mkSlice_rci : xs[lo...*].toList = List.drop lo xs.toList := by
  rw [mkSlice_rci_eq_mkSlice_rco, toList_mkSlice_rco]; exact congrArg _ List.take_length
@[simp] theorem toArray_mkSlice_rci : xs[lo...*].toArray = xs.extract lo := by
  rw [mkSlice_rci_eq_mkSlice_rco, toArray_mkSlice_rco]
@[simp] theorem size_mkSlice_rci : xs[lo...*].size = xs.size - lo := by
  rw [mkSlice_rci_eq_mkSlice_rco, size_mkSlice_rco, Nat.min_self]
theorem mkSlice_roo_eq_mkSlice_rco : xs[lo<...hi] = xs[(lo + 1)...hi] := rfl
theorem mkSlice_roo_eq_mkSlice_roo_min : xs[lo<...hi] = xs[(min (lo + 1) (min hi xs.size))...min hi xs.size] :=
  toSubarray_eq_toSubarray_min
@[simp] theorem array_mkSlice_roo : xs[lo<...hi].array = xs := array_toSubarray
@[simp] theorem start_mkSlice_roo : xs[lo<...hi].start = min (lo + 1) (min hi xs.size) := start_toSubarray
@[simp] theorem stop_mkSlice_roo : xs[lo<...hi].stop = min hi xs.size := stop_toSubarray
@[simp] theorem toList_mkSlice_roo : xs[lo<...hi].toList = List.drop (lo + 1) (List.take hi xs.toList) :=
  toList_toSubarray
@[simp] theorem toArray_mkSlice_roo : xs[lo<...hi].toArray = xs.extract (lo + 1) hi := toArray_toSubarray
@[simp] theorem size_mkSlice_roo : xs[lo<...hi].size = min hi xs.size - (lo + 1) := size_toSubarray
theorem mkSlice_roc_eq_mkSlice_roo : xs[lo<...=hi] = xs[lo<...hi + 1] := rfl
theorem mkSlice_roc_eq_mkSlice_rco : xs[lo<...=hi] = xs[(lo + 1)...hi + 1] := rfl
theorem mkSlice_roc_eq_mkSlice_roo_min :
    xs[lo<...=hi] = xs[(min (lo + 1) (min (hi + 1) xs.size))...min (hi + 1) xs.size] := toSubarray_eq_toSubarray_min
@[simp] theorem array_mkSlice_roc : xs[lo<...=hi].array = xs := array_toSubarray
@[simp] theorem start_mkSlice_roc : xs[lo<...=hi].start = min (lo + 1) (min (hi + 1) xs.size) := start_toSubarray
@[simp] theorem stop_mkSlice_roc : xs[lo<...=hi].stop = min (hi + 1) xs.size := stop_toSubarray
@[simp] theorem toList_mkSlice_roc : xs[lo<...=hi].toList = List.drop (lo + 1) (List.take (hi + 1) xs.toList) :=
  toList_toSubarray
@[simp] theorem toArray_mkSlice_roc : xs[lo<...=hi].toArray = xs.extract (lo + 1) (hi + 1) := toArray_toSubarray
@[simp] theorem size_mkSlice_roc : xs[lo<...=hi].size = min (hi + 1) xs.size - (lo + 1) := size_toSubarray
theorem mkSlice_roi_eq_mkSlice_rci : xs[lo<...*] = xs[(lo + 1)...*] := rfl
theorem mkSlice_roi_eq_mkSlice_roo : xs[lo<...*] = xs[lo<...xs.size] := congrArg (toSubarray xs · _) (Nat.max_zero _)
theorem mkSlice_roi_eq_mkSlice_rco : xs[lo<...*] = xs[(lo + 1)...xs.size] :=
  congrArg (toSubarray xs · _) (Nat.max_zero _)
theorem mkSlice_roi_eq_mkSlice_roo_min : xs[lo<...*] = xs[(min (lo + 1) xs.size)...xs.size] := by
  rw [mkSlice_roi_eq_mkSlice_rco, mkSlice_rco_eq_mkSlice_rco_min, Nat.min_self]
@[simp] theorem array_mkSlice_roi : xs[lo<...*].array = xs := by rw [mkSlice_roi_eq_mkSlice_rco, array_mkSlice_rco]
@[simp] theorem start_mkSlice_roi : xs[lo<...*].start = min (lo + 1) xs.size := by
  rw [mkSlice_roi_eq_mkSlice_rco, start_mkSlice_rco, Nat.min_self]
@[simp] theorem stop_mkSlice_roi : xs[lo<...*].stop = xs.size := by
  rw [mkSlice_roi_eq_mkSlice_rco, stop_mkSlice_rco, Nat.min_self]
@[simp] theorem toList_mkSlice_roi : xs[lo<...*].toList = List.drop (lo + 1) xs.toList := by
  rw [mkSlice_roi_eq_mkSlice_rco, toList_mkSlice_rco]; exact congrArg _ List.take_length
@[simp] theorem toArray_mkSlice_roi : xs[lo<...*].toArray = xs.drop (lo + 1) := by
  rw [mkSlice_roi_eq_mkSlice_rco, toArray_mkSlice_rco]
@[simp] theorem size_mkSlice_roi : xs[lo<...*].size = xs.size - (lo + 1) := by
  rw [mkSlice_roi_eq_mkSlice_rco, size_mkSlice_rco, Nat.min_self]
theorem mkSlice_rio_eq_mkSlice_rco : xs[*...hi] = xs[0...hi] := rfl
theorem mkSlice_rio_eq_mkSlice_rio_min : xs[*...hi] = xs[*...min hi xs.size] :=
  toSubarray_eq_toSubarray_of_min_eq_min (by rw [Nat.min_assoc, Nat.min_self])
@[simp] theorem array_mkSlice_rio : xs[*...hi].array = xs := array_toSubarray
@[simp] theorem start_mkSlice_rio : xs[*...hi].start = 0 := start_toSubarray.trans (Nat.zero_min _)
@[simp] theorem stop_mkSlice_rio : xs[*...hi].stop = min hi xs.size := stop_toSubarray
@[simp] theorem toList_mkSlice_rio : xs[*...hi].toList = List.take hi xs.toList := toList_toSubarray
@[simp] theorem toArray_mkSlice_rio : xs[*...hi].toArray = xs.extract 0 hi := toArray_toSubarray
@[simp] theorem size_mkSlice_rio : xs[*...hi].size = min hi xs.size := size_toSubarray
theorem mkSlice_ric_eq_mkSlice_rio : xs[*...=hi] = xs[*...hi + 1] := rfl
theorem mkSlice_ric_eq_mkSlice_rco : xs[*...=hi] = xs[0...hi + 1] := rfl
theorem mkSlice_ric_eq_mkSlice_rio_min : xs[*...=hi] = xs[*...min (hi + 1) xs.size] :=
  toSubarray_eq_toSubarray_of_min_eq_min (by rw [Nat.min_assoc, Nat.min_self])
@[simp] theorem array_mkSlice_ric : xs[*...=hi].array = xs := array_toSubarray
@[simp] theorem start_mkSlice_ric : xs[*...=hi].start = 0 := start_toSubarray.trans (Nat.zero_min _)
@[simp] theorem stop_mkSlice_ric : xs[*...=hi].stop = min (hi + 1) xs.size := stop_toSubarray
@[simp] theorem toList_mkSlice_ric : xs[*...=hi].toList = List.take (hi + 1) xs.toList := toList_toSubarray
@[simp] theorem toArray_mkSlice_ric : xs[*...=hi].toArray = xs.extract 0 (hi + 1) := toArray_toSubarray
@[simp] theorem size_mkSlice_ric : xs[*...=hi].size = min (hi + 1) xs.size := size_toSubarray
theorem mkSlice_rii_eq_mkSlice_rci : xs[*...*] = xs[0...*] := rfl
theorem mkSlice_rii_eq_mkSlice_rio : xs[*...*] = xs[*...xs.size] := rfl
theorem mkSlice_rii_eq_mkSlice_rco : xs[*...*] = xs[0...xs.size] := rfl
theorem mkSlice_rii_eq_mkSlice_rio_min : xs[*...*] = xs[*...xs.size] := rfl
@[simp] theorem toList_mkSlice_rii : xs[*...*].toList = xs.toList := toList_toSubarray.trans List.take_length
@[simp] theorem toArray_mkSlice_rii : xs[*...*].toArray = xs := toArray_toSubarray.trans extract_size
@[simp] theorem size_mkSlice_rii : xs[*...*].size = xs.size := size_toSubarray.trans (Nat.min_self _)
@[simp] theorem array_mkSlice_rii : xs[*...*].array = xs := array_toSubarray
@[simp] theorem start_mkSlice_rii : xs[*...*].start = 0 := start_toSubarray.trans (Nat.zero_min _)
@[simp] theorem stop_mkSlice_rii : xs[*...*].stop = xs.size := stop_toSubarray.trans (Nat.min_self _)
end Array

/- What ranges make of slices of arrays. -/
namespace Subarray
variable {α : Type u} {xs : Subarray α} {lo hi : Nat}
@[simp] theorem toList_mkSlice_rco : xs[lo...hi].toList = List.drop lo (List.take hi xs.toList) := toList_mkSlice
@[simp] theorem toArray_mkSlice_rco : xs[lo...hi].toArray = xs.toArray.extract lo hi :=
  toArray_eq_extract toList_mkSlice_rco
@[simp] theorem size_mkSlice_rco : xs[lo...hi].size = min hi xs.size - lo := size_eq_min toList_mkSlice_rco
theorem mkSlice_rcc_eq_mkSlice_rco : xs[lo...=hi] = xs[lo...hi + 1] := rfl
@[simp] theorem toList_mkSlice_rcc : xs[lo...=hi].toList = List.drop lo (List.take (hi + 1) xs.toList) :=
  toList_mkSlice_rco (hi := hi + 1)
@[simp] theorem toArray_mkSlice_rcc : xs[lo...=hi].toArray = xs.toArray.extract lo (hi + 1) :=
  toArray_mkSlice_rco (hi := hi + 1)
@[simp] theorem size_mkSlice_rcc : xs[lo...=hi].size = min (hi + 1) xs.size - lo := size_mkSlice_rco (hi := hi + 1)
theorem mkSlice_rci_eq_mkSlice_rco : xs[lo...*] = xs[lo...xs.size] :=
  congrArg (fun n => xs.array[_...(n + xs.start)]) (Nat.min_self _).symm
@[simp] theorem toList_mkSlice_rci : xs[lo...*].toList = List.drop lo xs.toList := by
  rw [mkSlice_rci_eq_mkSlice_rco, toList_mkSlice_rco, ← length_toList, List.take_length]
@[simp] theorem toArray_mkSlice_rci : xs[lo...*].toArray = xs.toArray.extract lo := by
  rw [mkSlice_rci_eq_mkSlice_rco, toArray_mkSlice_rco, ← size_toArray]
@[simp] theorem size_mkSlice_rci : xs[lo...*].size = xs.size - lo := by
  rw [mkSlice_rci_eq_mkSlice_rco, size_mkSlice_rco, Nat.min_self]
theorem mkSlice_roo_eq_mkSlice_rco : xs[lo<...hi] = xs[(lo + 1)...hi] := rfl
@[simp] theorem toList_mkSlice_roo : xs[lo<...hi].toList = List.drop (lo + 1) (List.take hi xs.toList) :=
  toList_mkSlice_rco (lo := lo + 1)
@[simp] theorem toArray_mkSlice_roo : xs[lo<...hi].toArray = xs.toArray.extract (lo + 1) hi :=
  toArray_mkSlice_rco (lo := lo + 1)
@[simp] theorem size_mkSlice_roo : xs[lo<...hi].size = min hi xs.size - (lo + 1) := size_mkSlice_rco (lo := lo + 1)
theorem mkSlice_roc_eq_mkSlice_roo : xs[lo<...=hi] = xs[lo<...hi + 1] := rfl
theorem mkSlice_roc_eq_mkSlice_rco : xs[lo<...=hi] = xs[(lo + 1)...hi + 1] := rfl
theorem mkSlice_roc_eq_mkSlice_rcc : xs[lo<...=hi] = xs[(lo + 1)...=hi] := rfl
@[simp] theorem toList_mkSlice_roc : xs[lo<...=hi].toList = List.drop (lo + 1) (List.take (hi + 1) xs.toList) :=
  toList_mkSlice_rco (lo := lo + 1) (hi := hi + 1)
@[simp] theorem toArray_mkSlice_roc : xs[lo<...=hi].toArray = xs.toArray.extract (lo + 1) (hi + 1) :=
  toArray_mkSlice_rco (lo := lo + 1) (hi := hi + 1)
@[simp] theorem size_mkSlice_roc : xs[lo<...=hi].size = min (hi + 1) xs.size - (lo + 1) :=
  size_mkSlice_rco (lo := lo + 1) (hi := hi + 1)
theorem mkSlice_roi_eq_mkSlice_rci : xs[lo<...*] = xs[(lo + 1)...*] := rfl
theorem mkSlice_roi_eq_mkSlice_rco : xs[lo<...*] = xs[(lo + 1)...xs.size] := mkSlice_rci_eq_mkSlice_rco
@[simp] theorem toList_mkSlice_roi : xs[lo<...*].toList = List.drop (lo + 1) xs.toList := by
  rw [mkSlice_roi_eq_mkSlice_rco, toList_mkSlice_rco, ← length_toList, List.take_length]
@[simp] theorem toArray_mkSlice_roi : xs[lo<...*].toArray = xs.toArray.extract (lo + 1) := by
  rw [mkSlice_roi_eq_mkSlice_rco, toArray_mkSlice_rco, ← size_toArray]
@[simp] theorem size_mkSlice_roi : xs[lo<...*].size = xs.size - (lo + 1) := by
  rw [mkSlice_roi_eq_mkSlice_rco, size_mkSlice_rco, Nat.min_self]
theorem mkSlice_rio_eq_mkSlice_rco : xs[*...hi] = xs[0...hi] := rfl
@[simp] theorem toList_mkSlice_rio : xs[*...hi].toList = List.take hi xs.toList := toList_mkSlice_rco (lo := 0)
@[simp] theorem toArray_mkSlice_rio : xs[*...hi].toArray = xs.toArray.extract 0 hi := toArray_mkSlice_rco (lo := 0)
@[simp] theorem size_mkSlice_rio : xs[*...hi].size = min hi xs.size := size_mkSlice_rco (lo := 0)
theorem mkSlice_ric_eq_mkSlice_rio : xs[*...=hi] = xs[*...hi + 1] := rfl
theorem mkSlice_ric_eq_mkSlice_rco : xs[*...=hi] = xs[0...hi + 1] := rfl
theorem mkSlice_ric_eq_mkSlice_rcc : xs[*...=hi] = xs[0...=hi] := rfl
@[simp] theorem toList_mkSlice_ric : xs[*...=hi].toList = List.take (hi + 1) xs.toList :=
  toList_mkSlice_rco (lo := 0) (hi := hi + 1)
@[simp] theorem toArray_mkSlice_ric : xs[*...=hi].toArray = xs.toArray.extract 0 (hi + 1) :=
  toArray_mkSlice_rco (lo := 0) (hi := hi + 1)
@[simp] theorem size_mkSlice_ric : xs[*...=hi].size = min (hi + 1) xs.size := size_mkSlice_rco (lo := 0) (hi := hi + 1)
@[simp] theorem mkSlice_rii : xs[*...*] = xs := rfl
end Subarray
