/-
Strings: positions in bytes, and slices.
DIFFERS: functions that move a position or search (`next`, `drop`, `takeWhile`, …) count characters; a full Lean's
bodies look at bytes and have the same values.
-/
private theorem ByteArray.IsValidUTF8.right {a b : ByteArray} (h : a.IsValidUTF8) (k : (a ++ b).IsValidUTF8) :
    b.IsValidUTF8 := by
  cases h with | intro l h =>
  subst h
  induction l with
  | nil => exact k
  | cons c l ih =>
    refine ih (ByteArray.isValidUTF8_utf8Encode_singleton_append_iff (c := c) |>.mp ?_)
    rewrite [← ByteArray.append_assoc, ← List.utf8Encode_append]
    exact k

namespace String
attribute [ext] String.Pos.Raw
instance _root_.instDecidableEqRaw : DecidableEq String.Pos.Raw := fun a b =>
  decidable_of_iff (a.byteIdx = b.byteIdx) ⟨Pos.Raw.ext, fun h => h ▸ rfl⟩
instance instOfNatRaw : OfNat String.Pos.Raw (nat_lit 0) := ⟨⟨0⟩⟩
instance instHAddRaw : HAdd String String.Pos.Raw String.Pos.Raw := ⟨fun s p => ⟨s.utf8ByteSize + p.byteIdx⟩⟩
instance instHSubRaw : HSub String.Pos.Raw String String.Pos.Raw := ⟨fun p s => ⟨p.byteIdx - s.utf8ByteSize⟩⟩
instance instHSubRawChar : HSub String.Pos.Raw Char String.Pos.Raw := ⟨fun p c => ⟨p.byteIdx - c.utf8Size⟩⟩
instance instHAddCharRaw : HAdd Char String.Pos.Raw String.Pos.Raw := ⟨fun c p => ⟨c.utf8Size + p.byteIdx⟩⟩
instance instHAddRawChar : HAdd String.Pos.Raw Char String.Pos.Raw := ⟨fun p c => ⟨p.byteIdx + c.utf8Size⟩⟩
instance instHAddRaw_1 : HAdd String.Pos.Raw String String.Pos.Raw := ⟨fun p s => ⟨p.byteIdx + s.utf8ByteSize⟩⟩
instance instLERaw : LE String.Pos.Raw := ⟨fun p q => p.byteIdx ≤ q.byteIdx⟩
instance instLTRaw : LT String.Pos.Raw := ⟨fun p q => p.byteIdx < q.byteIdx⟩
instance instDecidableLeRaw (p₁ p₂ : String.Pos.Raw) : Decidable (p₁ ≤ p₂) :=
  inferInstanceAs (Decidable (p₁.byteIdx ≤ p₂.byteIdx))
instance instDecidableLtRaw (p₁ p₂ : String.Pos.Raw) : Decidable (p₁ < p₂) :=
  inferInstanceAs (Decidable (p₁.byteIdx < p₂.byteIdx))
namespace Pos.Raw
theorem le_iff {i₁ i₂ : Pos.Raw} : i₁ ≤ i₂ ↔ i₁.byteIdx ≤ i₂.byteIdx := .rfl
theorem lt_iff {i₁ i₂ : Pos.Raw} : i₁ < i₂ ↔ i₁.byteIdx < i₂.byteIdx := .rfl
@[simp] theorem byteIdx_zero : (0 : Pos.Raw).byteIdx = 0 := rfl
@[simp] theorem byteIdx_sub_char {p : Pos.Raw} {c : Char} : (p - c).byteIdx = p.byteIdx - c.utf8Size := rfl
@[simp] theorem byteIdx_sub_string {p : Pos.Raw} {s : String} : (p - s).byteIdx = p.byteIdx - s.utf8ByteSize := rfl
@[simp] theorem byteIdx_add_char {p : Pos.Raw} {c : Char} : (p + c).byteIdx = p.byteIdx + c.utf8Size := rfl
@[simp] theorem byteIdx_add_string {p : Pos.Raw} {s : String} : (p + s).byteIdx = p.byteIdx + s.utf8ByteSize := rfl
@[inline] def inc (p : Pos.Raw) : Pos.Raw := ⟨p.byteIdx + 1⟩
@[inline] def dec (p : Pos.Raw) : Pos.Raw := ⟨p.byteIdx - 1⟩
@[inline] def increaseBy (p : Pos.Raw) (n : Nat) : Pos.Raw := ⟨p.byteIdx + n⟩
@[inline] def decreaseBy (p : Pos.Raw) (n : Nat) : Pos.Raw := ⟨p.byteIdx - n⟩
@[inline] def offsetBy (p offset : Pos.Raw) : Pos.Raw := ⟨offset.byteIdx + p.byteIdx⟩
@[inline] def unoffsetBy (p offset : Pos.Raw) : Pos.Raw := ⟨p.byteIdx - offset.byteIdx⟩
@[inline] def byteDistance (lo hi : Pos.Raw) : Nat := hi.byteIdx - lo.byteIdx
@[simp] theorem byteIdx_inc {p : Pos.Raw} : p.inc.byteIdx = p.byteIdx + 1 := rfl
@[simp] theorem byteIdx_dec {p : Pos.Raw} : p.dec.byteIdx = p.byteIdx - 1 := rfl
@[simp] theorem byteIdx_offsetBy {p offset : Pos.Raw} : (p.offsetBy offset).byteIdx = offset.byteIdx + p.byteIdx := rfl
@[simp] theorem byteIdx_unoffsetBy {p offset : Pos.Raw} : (p.unoffsetBy offset).byteIdx = p.byteIdx - offset.byteIdx :=
  rfl
theorem byteDistance_eq {lo hi : Pos.Raw} : lo.byteDistance hi = hi.byteIdx - lo.byteIdx := rfl
structure IsValid (s : String) (off : String.Pos.Raw) : Prop where
  private mk ::
  le_rawEndPos : off ≤ s.rawEndPos
  isValidUTF8_extract_zero : (s.toByteArray.extract 0 off.byteIdx).IsValidUTF8
end Pos.Raw
@[simp] theorem byteIdx_rawEndPos {s : String} : s.rawEndPos.byteIdx = s.utf8ByteSize := rfl
def rawStartPos (_s : String) : Pos.Raw := 0
@[simp] theorem rawStartPos_eq {s : String} : s.rawStartPos = 0 := rfl
namespace Pos.Raw
theorem isValid_iff_isValidUTF8_extract_zero {s : String} {p : Pos.Raw} :
    p.IsValid s ↔ p ≤ s.rawEndPos ∧ (s.toByteArray.extract 0 p.byteIdx).IsValidUTF8 :=
  ⟨fun ⟨h, k⟩ => ⟨h, k⟩, fun ⟨h, k⟩ => ⟨h, k⟩⟩
theorem IsValid.le_utf8ByteSize {s : String} {off : Pos.Raw} (h : off.IsValid s) : off.byteIdx ≤ s.utf8ByteSize :=
  h.le_rawEndPos
theorem isValid_iff_exists_append {s : String} {p : Pos.Raw} :
    p.IsValid s ↔ ∃ s₁ s₂ : String, s = s₁ ++ s₂ ∧ p = s₁.rawEndPos := by
  refine ⟨fun ⟨h, k⟩ => ?_, ?_⟩
  · have e := ByteArray.split s.toByteArray p.byteIdx
    exact ⟨⟨_, k⟩, ⟨_, k.right (e ▸ s.isValidUTF8)⟩, toByteArray_inj.mp e,
      Raw.ext (ByteArray.size_extract_zero s.toByteArray h).symm⟩
  · rintro ⟨s₁, s₂, rfl, rfl⟩
    refine ⟨Nat.le_trans (Nat.le_add_right _ _) (Nat.le_of_eq utf8ByteSize_append.symm), ?_⟩
    have e := ByteArray.extract_append_left' s₁.toByteArray s₂.toByteArray (Nat.le_refl s₁.toByteArray.size)
    rewrite [ByteArray.extract_zero_size] at e
    exact Eq.mpr (congrArg ByteArray.IsValidUTF8 e) s₁.isValidUTF8
@[simp] theorem isValid_zero {s : String} : (0 : Pos.Raw).IsValid s :=
  isValid_iff_exists_append.mpr ⟨"", s, empty_append.symm, rfl⟩
@[simp] theorem isValid_rawEndPos {s : String} : s.rawEndPos.IsValid s :=
  isValid_iff_exists_append.mpr ⟨s, "", append_empty.symm, rfl⟩
@[simp] theorem isValid_empty_iff {p : Pos.Raw} : p.IsValid "" ↔ p = 0 :=
  ⟨fun h => Raw.ext (Nat.le_zero.mp h.le_utf8ByteSize), fun h => h ▸ isValid_zero⟩
end Pos.Raw

/- Valid positions. -/
@[ext] structure Pos (s : String) where
  offset : Pos.Raw
  isValid : offset.IsValid s
instance instDecidableEqPos {s : String} : DecidableEq s.Pos := fun p q =>
  decidable_of_iff (p.offset = q.offset) ⟨Pos.ext, fun h => h ▸ rfl⟩
@[inline] def startPos (s : String) : s.Pos := ⟨0, Pos.Raw.isValid_zero⟩
@[inline] def endPos (s : String) : s.Pos := ⟨s.rawEndPos, Pos.Raw.isValid_rawEndPos⟩
@[simp] theorem offset_startPos {s : String} : s.startPos.offset = 0 := rfl
@[simp] theorem offset_endPos {s : String} : s.endPos.offset = s.rawEndPos := rfl
instance instInhabitedPos {s : String} : Inhabited s.Pos := ⟨s.startPos⟩
instance instLEPos {s : String} : LE s.Pos := ⟨fun l r => l.offset ≤ r.offset⟩
instance instLTPos {s : String} : LT s.Pos := ⟨fun l r => l.offset < r.offset⟩
theorem Pos.le_iff {s : String} {l r : s.Pos} : l ≤ r ↔ l.offset ≤ r.offset := .rfl
theorem Pos.lt_iff {s : String} {l r : s.Pos} : l < r ↔ l.offset < r.offset := .rfl
instance instDecidableLePos {s : String} (l r : s.Pos) : Decidable (l ≤ r) :=
  inferInstanceAs (Decidable (l.offset ≤ r.offset))
instance instDecidableLtPos {s : String} (l r : s.Pos) : Decidable (l < r) :=
  inferInstanceAs (Decidable (l.offset < r.offset))

/- Slices. -/
structure Slice where
  str : String
  startInclusive : str.Pos
  endExclusive : str.Pos
  startInclusive_le_endExclusive : startInclusive ≤ endExclusive
instance instInhabitedSlice : Inhabited Slice := ⟨⟨"", "".startPos, "".startPos, Nat.le_refl 0⟩⟩
@[inline] def toSlice (s : String) : Slice := ⟨s, s.startPos, s.endPos, Nat.zero_le _⟩
instance instCoeSlice : Coe String Slice := ⟨toSlice⟩
@[simp] theorem startInclusive_toSlice {s : String} : s.toSlice.startInclusive = s.startPos := rfl
@[simp] theorem endExclusive_toSlice {s : String} : s.toSlice.endExclusive = s.endPos := rfl
@[simp] theorem str_toSlice {s : String} : s.toSlice.str = s := rfl
class ToSlice (α : Type u) where
  toSlice : α → Slice
instance instToSlice : ToSlice String := ⟨toSlice⟩
instance instToSliceSlice : ToSlice Slice := ⟨id⟩
namespace Slice
@[inline] def utf8ByteSize (s : Slice) : Nat := s.startInclusive.offset.byteDistance s.endExclusive.offset
theorem utf8ByteSize_eq {s : Slice} :
    s.utf8ByteSize = s.endExclusive.offset.byteIdx - s.startInclusive.offset.byteIdx := rfl
@[inline] def rawEndPos (s : Slice) : Pos.Raw := ⟨s.utf8ByteSize⟩
@[simp] theorem byteIdx_rawEndPos {s : Slice} : s.rawEndPos.byteIdx = s.utf8ByteSize := rfl
@[inline] def isEmpty (s : Slice) : Bool := s.utf8ByteSize == 0
private theorem isValid_left {t x c : String} {p : Pos.Raw} (e : t = x ++ c) (h : p.IsValid t)
    (l : p.byteIdx ≤ x.toByteArray.size) : p.IsValid x := by
  subst e
  refine Pos.Raw.isValid_iff_isValidUTF8_extract_zero.mpr ⟨l, ?_⟩
  exact Eq.mp (congrArg ByteArray.IsValidUTF8 (ByteArray.extract_append_left' x.toByteArray c.toByteArray l))
    h.isValidUTF8_extract_zero
private theorem exists_append (s : Slice) : ∃ a b c : String, s.str = a ++ b ++ c ∧
    s.startInclusive.offset = a.rawEndPos ∧ s.endExclusive.offset = (a ++ b).rawEndPos := by
  obtain ⟨x, c, e, h⟩ := Pos.Raw.isValid_iff_exists_append.mp s.endExclusive.isValid
  have l : s.startInclusive.offset.byteIdx ≤ x.toByteArray.size :=
    Nat.le_trans s.startInclusive_le_endExclusive (Nat.le_of_eq (congrArg Pos.Raw.byteIdx h))
  obtain ⟨a, b, rfl, k⟩ := Pos.Raw.isValid_iff_exists_append.mp (isValid_left e s.startInclusive.isValid l)
  exact ⟨a, b, c, e, k, h⟩
private theorem extract_eq {t a b c : String} {p q : Pos.Raw} (e : t = a ++ b ++ c) (h : p = a.rawEndPos)
    (k : q = (a ++ b).rawEndPos) : t.toByteArray.extract p.byteIdx q.byteIdx = b.toByteArray := by
  subst e h k
  refine (ByteArray.ext (Array.ext' ?_)).trans
    (ByteArray.extract_append_right' a.toByteArray b.toByteArray ByteArray.size_append.symm)
  exact congrArg (List.drop a.toByteArray.size) <|
    (List.take_append_of_le_length (Nat.le_refl _)).trans (congrArg (List.take · _) rfl)
private theorem isValidUTF8_extract (s : Slice) : (s.str.toByteArray.extract s.startInclusive.offset.byteIdx
    s.endExclusive.offset.byteIdx).IsValidUTF8 := by
  obtain ⟨a, b, c, e, h, k⟩ := s.exists_append
  rewrite [extract_eq e h k]
  exact b.isValidUTF8
def copy (s : Slice) : String where
  toByteArray := s.str.toByteArray.extract s.startInclusive.offset.byteIdx s.endExclusive.offset.byteIdx
  isValidUTF8 := s.isValidUTF8_extract
@[simp] theorem _root_.String.copy_toSlice {s : String} : s.toSlice.copy = s :=
  toByteArray_inj.mp ByteArray.extract_zero_size
theorem toByteArray_copy {s : Slice} : s.copy.toByteArray =
    s.str.toByteArray.extract s.startInclusive.offset.byteIdx s.endExclusive.offset.byteIdx := rfl
private theorem str_eq (s : Slice) : ∃ a c : String, s.str = a ++ s.copy ++ c ∧
    s.startInclusive.offset = a.rawEndPos ∧ s.endExclusive.offset = (a ++ s.copy).rawEndPos := by
  obtain ⟨a, b, c, e, h, k⟩ := s.exists_append
  have f : s.copy = b := toByteArray_inj.mp (extract_eq e h k)
  exact ⟨a, c, by rw [f, e], h, by rw [f, k]⟩
@[simp] theorem utf8ByteSize_copy {s : Slice} : s.copy.utf8ByteSize = s.utf8ByteSize := by
  obtain ⟨a, c, _, h, k⟩ := s.str_eq
  rw [utf8ByteSize_eq, h, k, String.byteIdx_rawEndPos, String.byteIdx_rawEndPos, utf8ByteSize_append,
    Nat.add_sub_cancel_left]
@[inline] def length (s : Slice) : Nat := s.copy.length
protected def toString (s : Slice) : String := s.copy
instance instToString : ToString Slice := ⟨Slice.toString⟩
instance instHAppend : HAppend String Slice String := ⟨fun s t => s ++ t.copy⟩
def beq (s1 s2 : Slice) : Bool := s1.copy == s2.copy
instance instBEq : BEq Slice := ⟨beq⟩
@[simp] theorem beq_eq_decide {s t : Slice} : (s == t) = decide (s.copy = t.copy) := rfl
instance instLT : LT Slice := ⟨fun x y => x.copy < y.copy⟩
instance instLE : LE Slice := ⟨fun x y => ¬ x < y⟩  -- a full Lean's, the wrong way round
end Slice

/- Positions in a slice. -/
structure Pos.Raw.IsValidForSlice (s : Slice) (p : Pos.Raw) : Prop where
  le_rawEndPos : p ≤ s.rawEndPos
  isValid_offsetBy : (p.offsetBy s.startInclusive.offset).IsValid s.str
@[ext] structure Slice.Pos (s : Slice) where
  offset : String.Pos.Raw
  isValidForSlice : offset.IsValidForSlice s
namespace Slice
variable {s : Slice}
instance instDecidableEqPos : DecidableEq s.Pos := fun p q =>
  decidable_of_iff (p.offset = q.offset) ⟨Pos.ext, fun h => h ▸ rfl⟩
instance _root_.String.instLEPos_1 : LE s.Pos := ⟨fun l r => l.offset ≤ r.offset⟩
instance _root_.String.instLTPos_1 : LT s.Pos := ⟨fun l r => l.offset < r.offset⟩
theorem Pos.le_iff {l r : s.Pos} : l ≤ r ↔ l.offset ≤ r.offset := .rfl
theorem Pos.lt_iff {l r : s.Pos} : l < r ↔ l.offset < r.offset := .rfl
instance _root_.String.instDecidableLePos_1 (l r : s.Pos) : Decidable (l ≤ r) :=
  inferInstanceAs (Decidable (l.offset ≤ r.offset))
instance _root_.String.instDecidableLtPos_1 (l r : s.Pos) : Decidable (l < r) :=
  inferInstanceAs (Decidable (l.offset < r.offset))
private theorem isValidForSlice_of_append {x y : String} (h : s.copy = x ++ y) : x.rawEndPos.IsValidForSlice s := by
  obtain ⟨a, c, e, k, _⟩ := s.str_eq
  refine ⟨?_, Pos.Raw.isValid_iff_exists_append.mpr ⟨a ++ x, y ++ c, ?_, ?_⟩⟩
  · show x.utf8ByteSize ≤ s.utf8ByteSize
    rewrite [← utf8ByteSize_copy, h, utf8ByteSize_append]
    exact Nat.le_add_right _ _
  · rw [e, h, append_assoc, append_assoc, append_assoc]
  · rewrite [k]
    exact String.Pos.Raw.ext utf8ByteSize_append.symm
@[inline] def startPos (s : Slice) : s.Pos := ⟨0, isValidForSlice_of_append empty_append.symm⟩
@[inline] def endPos (s : Slice) : s.Pos :=
  ⟨s.rawEndPos, by
    have h := isValidForSlice_of_append (s := s) (y := "") append_empty.symm
    rwa [show s.copy.rawEndPos = s.rawEndPos from String.Pos.Raw.ext utf8ByteSize_copy] at h⟩
instance _root_.String.instInhabitedPos_1 : Inhabited s.Pos := ⟨s.startPos⟩
@[simp] theorem offset_startPos : s.startPos.offset = 0 := rfl
@[simp] theorem offset_endPos : s.endPos.offset = s.rawEndPos := rfl
/-- The position in front of which `n` characters stand. -/
private def posAt (s : Slice) (n : Nat) : s.Pos where
  offset := (ofList (s.copy.toList.take n)).rawEndPos
  isValidForSlice := isValidForSlice_of_append (y := ofList (s.copy.toList.drop n)) (by
    rw [← ofList_append, List.take_append_drop, ofList_toList])
@[inline] def Pos.str (pos : s.Pos) : s.str.Pos := ⟨pos.offset.offsetBy s.startInclusive.offset,
  pos.isValidForSlice.isValid_offsetBy⟩
@[simp] theorem Pos.offset_str {pos : s.Pos} : pos.str.offset = pos.offset.offsetBy s.startInclusive.offset := rfl
private theorem Pos.str_le (pos : s.Pos) : pos.str ≤ s.endExclusive := by
  have h : pos.offset.byteIdx ≤ s.endExclusive.offset.byteIdx - s.startInclusive.offset.byteIdx :=
    pos.isValidForSlice.le_rawEndPos
  have k : s.startInclusive.offset.byteIdx ≤ s.endExclusive.offset.byteIdx := s.startInclusive_le_endExclusive
  exact Nat.add_le_of_le_sub' k h
@[inline] def sliceFrom (s : Slice) (pos : s.Pos) : Slice := ⟨s.str, pos.str, s.endExclusive, pos.str_le⟩
@[inline] def sliceTo (s : Slice) (pos : s.Pos) : Slice := ⟨s.str, s.startInclusive, pos.str, Nat.le_add_right _ _⟩
@[inline] def slice (s : Slice) (newStart newEnd : s.Pos) (h : newStart ≤ newEnd) : Slice :=
  ⟨s.str, newStart.str, newEnd.str, Nat.add_le_add_left h _⟩
private theorem toByteArray_sliceTo (pos : s.Pos) :
    (s.sliceTo pos).copy.toByteArray = s.copy.toByteArray.extract 0 pos.offset.byteIdx := by
  refine ByteArray.ext (Array.ext' ?_)
  have h := pos.str_le
  have h : s.startInclusive.offset.byteIdx + pos.offset.byteIdx ≤ s.endExclusive.offset.byteIdx := h
  show List.drop s.startInclusive.offset.byteIdx (List.take (s.startInclusive.offset.byteIdx + pos.offset.byteIdx)
    s.str.toByteArray.data.toList) = List.take pos.offset.byteIdx (List.drop s.startInclusive.offset.byteIdx
    (List.take s.endExclusive.offset.byteIdx s.str.toByteArray.data.toList))
  rw [List.take_drop, List.take_take, Nat.min_eq_left h]
private theorem toByteArray_sliceFrom (pos : s.Pos) :
    (s.sliceFrom pos).copy.toByteArray = s.copy.toByteArray.extract pos.offset.byteIdx s.copy.toByteArray.size := by
  refine ByteArray.ext (Array.ext' ?_)
  show List.drop (s.startInclusive.offset.byteIdx + pos.offset.byteIdx) (List.take s.endExclusive.offset.byteIdx
    s.str.toByteArray.data.toList) = List.drop pos.offset.byteIdx (List.take s.copy.toByteArray.data.toList.length
      s.copy.toByteArray.data.toList)
  rewrite [List.take_length]
  exact List.drop_drop.symm
theorem copy_eq_copy_sliceTo {pos : s.Pos} : s.copy = (s.sliceTo pos).copy ++ (s.sliceFrom pos).copy :=
  toByteArray_inj.mp (by
    rewrite [String.toByteArray_append, toByteArray_sliceTo, toByteArray_sliceFrom]
    exact ByteArray.split _ _)
private theorem toList_copy_posAt (n : Nat) : (s.sliceTo (s.posAt n)).copy.toList = s.copy.toList.take n ∧
    (s.sliceFrom (s.posAt n)).copy.toList = s.copy.toList.drop n := by
  have e : s.copy = ofList (s.copy.toList.take n) ++ ofList (s.copy.toList.drop n) := by
    rw [← ofList_append, List.take_append_drop, ofList_toList]
  have h : (s.sliceTo (s.posAt n)).copy = ofList (s.copy.toList.take n) := by
    refine toByteArray_inj.mp ((toByteArray_sliceTo _).trans ?_)
    have k := ByteArray.extract_append_left' (ofList (s.copy.toList.take n)).toByteArray
      (ofList (s.copy.toList.drop n)).toByteArray (Nat.le_refl _)
    rewrite [ByteArray.extract_zero_size, ← String.toByteArray_append, ← e] at k
    exact k
  have k := copy_eq_copy_sliceTo (s := s) (pos := s.posAt n)
  rewrite [h] at k
  have l := (append_right_inj _).mp (k.symm.trans e)
  exact ⟨(congrArg toList h).trans toList_ofList, (congrArg toList l).trans toList_ofList⟩

end Slice
end String
