/-
Byte arrays: functions and laws.
-/
namespace ByteArray
/-- DIFFERS: a full Lean's body copies a slice with `ByteArray.copySlice`; the value is the same. -/
def extract (a : ByteArray) (b e : Nat) : ByteArray :=
  ⟨⟨(a.data.toList.take e).drop b⟩⟩
instance instEmptyCollection : EmptyCollection ByteArray := ⟨ByteArray.empty⟩
@[extern "lean_byte_array_fget"] def get (a : @& ByteArray) (i : @& Nat) (h : i < a.size := by get_elem_tactic) :
    UInt8 :=
  match a with
  | ⟨bs⟩ => bs[i]
@[extern "lean_byte_array_get"] def get! : (@& ByteArray) → (@& Nat) → UInt8
  | ⟨bs⟩, i => bs[i]!
instance instGetElemNatUInt8LtSize : GetElem ByteArray Nat UInt8 fun xs i => i < xs.size :=
  ⟨fun xs i h => xs.get i h⟩
def isEmpty (s : ByteArray) : Bool := s.size == 0
instance instDecidableEq : DecidableEq ByteArray := fun a b =>
  decidable_of_iff (a.data = b.data) ⟨ByteArray.ext, fun h => h ▸ rfl⟩
@[simp] theorem size_empty : ByteArray.empty.size = 0 := rfl
@[simp] theorem size_append {a b : ByteArray} : (a ++ b).size = a.size + b.size := List.length_append
@[simp] theorem append_empty {b : ByteArray} : b ++ ByteArray.empty = b :=
  ByteArray.ext (Array.ext' (List.append_nil _))
@[simp] theorem empty_append {b : ByteArray} : ByteArray.empty ++ b = b := rfl
theorem append_assoc {a b c : ByteArray} : a ++ b ++ c = a ++ (b ++ c) :=
  ByteArray.ext (Array.ext' (List.append_assoc _ _ _))
@[simp] theorem size_push {bs : ByteArray} {b : UInt8} : (bs.push b).size = bs.size + 1 := Array.size_push b
@[simp] theorem extract_zero_size {b : ByteArray} : b.extract 0 b.size = b :=
  ByteArray.ext (Array.ext' (List.take_length))
private theorem extract_append_left' (a b : ByteArray) {n : Nat} (h : n ≤ a.size) :
    (a ++ b).extract 0 n = a.extract 0 n :=
  ByteArray.ext (Array.ext' (List.take_append_of_le_length h))
private theorem extract_append_right' (a b : ByteArray) {n : Nat} (h : a.size + b.size = n) :
    (a ++ b).extract a.size n = b := by
  refine ByteArray.ext (Array.ext' ?_)
  show ((a.data.toList ++ b.data.toList).take n).drop a.data.toList.length = b.data.toList
  rw [List.take_of_length_le (by rewrite [List.length_append]; exact Nat.le_of_eq h), List.drop_left]
private theorem split (a : ByteArray) (n : Nat) : a = a.extract 0 n ++ a.extract n a.size := by
  refine ByteArray.ext (Array.ext' ?_)
  show a.data.toList = a.data.toList.take n ++ (a.data.toList.take a.data.toList.length).drop n
  rw [List.take_length, List.take_append_drop]
private theorem size_extract_zero (a : ByteArray) {n : Nat} (h : n ≤ a.size) : (a.extract 0 n).size = n :=
  List.length_take_of_le h
end ByteArray

namespace ByteArray
def toList (bs : ByteArray) : List UInt8 := bs.data.toList
@[extern "lean_byte_array_set"] def set! : ByteArray → (@& Nat) → UInt8 → ByteArray
  | ⟨bs⟩, i, b => ⟨bs.set! i b⟩
@[extern "lean_byte_array_fset"] def set : (a : ByteArray) → (i : @& Nat) → UInt8 →
    (h : i < a.size := by get_elem_tactic) → ByteArray
  | ⟨bs⟩, i, b, h => ⟨bs.set i b h⟩
end ByteArray

/- Laws. -/
namespace ByteArray
private theorem eq {x y : ByteArray} (h : x.data.toList = y.data.toList) : x = y := ByteArray.ext (Array.ext' h)
private theorem inj {x y : ByteArray} : x = y ↔ x.data.toList = y.data.toList := ⟨fun h => h ▸ rfl, eq⟩
private theorem list_extract {a : ByteArray} {i j : Nat} :
    (a.extract i j).data.toList = (a.data.toList.take j).drop i := rfl
private theorem list_append {a b : ByteArray} : (a ++ b).data.toList = a.data.toList ++ b.data.toList := rfl
@[simp] theorem emptyc_eq_empty : (∅ : ByteArray) = ByteArray.empty := rfl
@[simp] theorem emptyWithCapacity_eq_empty : ByteArray.emptyWithCapacity 0 = ByteArray.empty := rfl
@[simp] theorem data_empty : ByteArray.empty.data = #[] := rfl
@[simp] theorem size_data {a : ByteArray} : a.data.size = a.size := rfl
@[simp] theorem toList_data_append {l l' : ByteArray} : (l ++ l').data.toList = l.data.toList ++ l'.data.toList := rfl
@[simp] theorem data_append {l l' : ByteArray} : (l ++ l').data = l.data ++ l'.data :=
  Array.ext' Array.toList_append.symm
@[simp] theorem data_push {a : ByteArray} {b : UInt8} : (a.push b).data = a.data.push b := rfl
@[simp] theorem extract_same {b : ByteArray} {i : Nat} : b.extract i i = ByteArray.empty :=
  eq (List.drop_eq_nil_of_le (List.length_take_le _ _))
@[simp] theorem _root_.List.size_toByteArray {l : List UInt8} : l.toByteArray.size = l.length :=
  congrArg List.length List.toList_data_toByteArray
@[simp] theorem _root_.List.getElem_toByteArray {l : List UInt8} {i : Nat} {h : i < l.toByteArray.size} :
    l.toByteArray[i] = l[i]'(List.size_toByteArray (l := l) ▸ h) := by
  show l.toByteArray.data.toList[i]'_ = _
  simp only [List.toList_data_toByteArray]
@[simp] theorem _root_.List.toByteArray_inj {l l' : List UInt8} : l.toByteArray = l'.toByteArray ↔ l = l' :=
  ⟨fun h => List.toList_data_toByteArray.symm.trans ((congrArg (·.data.toList) h).trans List.toList_data_toByteArray),
    congrArg _⟩
@[simp] theorem _root_.List.toByteArray_nil : List.toByteArray [] = ByteArray.empty := rfl
@[simp] theorem size_eq_zero_iff {a : ByteArray} : a.size = 0 ↔ a = ByteArray.empty := by
  rewrite [inj]; exact List.length_eq_zero_iff
theorem getElem_eq_getElem_data {a : ByteArray} {i : Nat} {h : i < a.size} : a[i] = a.data[i]'h := rfl
@[simp] theorem getElem_append_left {i : Nat} {a b : ByteArray} {h : i < (a ++ b).size} (hlt : i < a.size) :
    (a ++ b)[i] = a[i] :=
  List.getElem_append_left (as := a.data.toList) (bs := b.data.toList) hlt
theorem getElem_append_right {i : Nat} {a b : ByteArray} {h : i < (a ++ b).size} (hle : a.size ≤ i) :
    (a ++ b)[i] = b[i - a.size]'(Nat.sub_lt_left_of_lt_add hle (Nat.lt_of_lt_of_eq h size_append)) :=
  List.getElem_append_right (as := a.data.toList) (bs := b.data.toList) hle
@[simp] theorem size_extract {a : ByteArray} {b e : Nat} : (a.extract b e).size = min e a.size - b := by
  show ((a.data.toList.take e).drop b).length = _
  rewrite [List.length_drop, List.length_take]; rfl
@[simp] theorem extract_eq_empty_iff {b : ByteArray} {i j : Nat} :
    b.extract i j = ByteArray.empty ↔ min j b.size ≤ i := by
  rewrite [← size_eq_zero_iff, size_extract]
  exact Nat.sub_eq_zero_iff_le
@[simp] theorem extract_add_left {b : ByteArray} {i j : Nat} : b.extract (i + j) i = ByteArray.empty :=
  extract_eq_empty_iff.mpr (Nat.le_trans (Nat.min_le_left _ _) (Nat.le_add_right _ _))
@[simp] theorem append_eq_empty_iff {a b : ByteArray} :
    a ++ b = ByteArray.empty ↔ a = ByteArray.empty ∧ b = ByteArray.empty := by
  rewrite [inj, inj (x := a), inj (x := b)]
  exact List.append_eq_nil_iff
@[simp] theorem toByteArray_eq_empty {l : List UInt8} : l.toByteArray = ByteArray.empty ↔ l = [] := by
  rewrite [inj, List.toList_data_toByteArray]; exact .rfl
@[simp] theorem append_right_inj {ys₁ ys₂ : ByteArray} (xs : ByteArray) : xs ++ ys₁ = xs ++ ys₂ ↔ ys₁ = ys₂ := by
  rewrite [inj, inj (x := ys₁)]
  exact List.append_right_inj _
@[simp] theorem append_left_inj {xs₁ xs₂ : ByteArray} (ys : ByteArray) : xs₁ ++ ys = xs₂ ++ ys ↔ xs₁ = xs₂ := by
  rewrite [inj, inj (x := xs₁)]
  exact List.append_left_inj _
@[simp] theorem extract_zero_max_size {a : ByteArray} {i : Nat} : a.extract 0 (max i a.size) = a :=
  eq (List.take_of_length_le (Nat.le_max_right _ _))
theorem extract_append_eq_right {a b : ByteArray} {i j : Nat} (hi : i = a.size) (hj : j = a.size + b.size) :
    (a ++ b).extract i j = b := by
  subst hi
  exact extract_append_right' a b hj.symm
theorem extract_append_eq_left {a b : ByteArray} {i : Nat} (hi : i = a.size) : (a ++ b).extract 0 i = a := by
  subst hi
  exact (extract_append_left' a b (Nat.le_refl _)).trans extract_zero_size
theorem extract_extract {a : ByteArray} {i j k l : Nat} :
    (a.extract i j).extract k l = a.extract (i + k) (min (i + l) j) := by
  refine eq ?_
  show List.drop k (List.take l (List.drop i (List.take j a.data.toList))) =
    List.drop (i + k) (List.take (min (i + l) j) a.data.toList)
  rw [List.take_drop, List.take_take, List.drop_drop]
theorem getElem_extract_aux {i : Nat} {xs : ByteArray} {start stop : Nat} (h : i < (xs.extract start stop).size) :
    start + i < xs.size := by
  rewrite [size_extract] at h; exact Nat.lt_of_lt_of_le (Nat.add_lt_of_lt_sub' h) (Nat.min_le_right ..)
@[simp] theorem toList_empty : ByteArray.empty.toList = [] := rfl
@[simp] theorem append_toByteArray_singleton {as : ByteArray} {a : UInt8} : as ++ [a].toByteArray = as.push a :=
  eq (List.concat_eq_append (as := as.data.toList)).symm
end ByteArray
namespace ByteArray
@[inline] def foldl {β : Type v} (f : β → UInt8 → β) (init : β) (as : ByteArray) (start := 0) (stop := as.size) : β :=
  as.data.foldl f init start stop
instance instForInUInt8OfMonad {m : Type u → Type v} [Monad m] : ForIn m ByteArray UInt8 :=
  ⟨fun as b f => forIn as.data b f⟩
end ByteArray
