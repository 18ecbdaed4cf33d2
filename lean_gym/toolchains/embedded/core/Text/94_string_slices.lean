/-
Strings: functions of slices, patterns, and the functions of strings that go by them.
DIFFERS: as in `94_string_positions.lean`; besides, what searches inside a string (`contains`, `find?`, `replace`) takes
a pattern that can be matched at one place, where a full Lean wants one that makes an iterator of matches. Compiled code
runs a copy of these.
-/
namespace String.Slice
variable {s : Slice}
namespace Pos
private def count (pos : s.Pos) : Nat := (s.sliceTo pos).copy.length
def get (pos : s.Pos) (h : pos ≠ s.endPos) : Char := (s.sliceFrom pos).copy.toList.headD default
def get? (pos : s.Pos) : Option Char := if h : pos = s.endPos then none else some (pos.get h)
def next (pos : s.Pos) (h : pos ≠ s.endPos) : s.Pos := s.posAt (pos.count + 1)
def next? (pos : s.Pos) : Option s.Pos := if h : pos = s.endPos then none else some (pos.next h)
def prev (pos : s.Pos) (h : pos ≠ s.startPos) : s.Pos := s.posAt (pos.count - 1)
def prev? (pos : s.Pos) : Option s.Pos := if h : pos = s.startPos then none else some (pos.prev h)
def nextn (p : s.Pos) (n : Nat) : s.Pos := s.posAt (p.count + n)
def prevn (p : s.Pos) (n : Nat) : s.Pos := s.posAt (p.count - n)
def ofSliceFrom {p₀ : s.Pos} (pos : (s.sliceFrom p₀).Pos) : s.Pos where
  offset := pos.offset.offsetBy p₀.offset
  isValidForSlice := by
    refine ⟨?_, ?_⟩
    · have h : pos.offset.byteIdx ≤ s.endExclusive.offset.byteIdx -
        (s.startInclusive.offset.byteIdx + p₀.offset.byteIdx) := pos.isValidForSlice.le_rawEndPos
      have k : p₀.offset.byteIdx ≤ s.endExclusive.offset.byteIdx - s.startInclusive.offset.byteIdx :=
        p₀.isValidForSlice.le_rawEndPos
      exact Nat.add_le_of_le_sub' k (Nat.le_trans h (Nat.le_of_eq (Nat.sub_add_eq ..)))
    · have h := pos.isValidForSlice.isValid_offsetBy
      rwa [show pos.offset.offsetBy (s.sliceFrom p₀).startInclusive.offset =
        (pos.offset.offsetBy p₀.offset).offsetBy s.startInclusive.offset from
        String.Pos.Raw.ext (Nat.add_assoc _ _ _)] at h
def ofSliceTo {p₀ : s.Pos} (pos : (s.sliceTo p₀).Pos) : s.Pos where
  offset := pos.offset
  isValidForSlice := by
    refine ⟨?_, pos.isValidForSlice.isValid_offsetBy⟩
    have h : pos.offset.byteIdx ≤ s.startInclusive.offset.byteIdx + p₀.offset.byteIdx -
      s.startInclusive.offset.byteIdx := pos.isValidForSlice.le_rawEndPos
    have k : p₀.offset.byteIdx ≤ s.endExclusive.offset.byteIdx - s.startInclusive.offset.byteIdx :=
      p₀.isValidForSlice.le_rawEndPos
    exact Nat.le_trans h (Nat.le_trans (Nat.le_of_eq (Nat.add_sub_cancel_left ..)) k)
@[simp] theorem offset_ofSliceFrom {p₀ : s.Pos} {pos : (s.sliceFrom p₀).Pos} :
    (ofSliceFrom pos).offset = pos.offset.offsetBy p₀.offset := rfl
@[simp] theorem offset_ofSliceTo {p₀ : s.Pos} {pos : (s.sliceTo p₀).Pos} : (ofSliceTo pos).offset = pos.offset := rfl
end Pos
private theorem count_startPos : s.startPos.count = 0 := by
  rewrite [Pos.count, show (s.sliceTo s.startPos).copy = "" from toByteArray_inj.mp (toByteArray_sliceTo _)]; rfl
private theorem count_endPos : s.endPos.count = s.copy.length := by
  refine congrArg String.length (toByteArray_inj.mp ((toByteArray_sliceTo _).trans ?_))
  rewrite [offset_endPos, byteIdx_rawEndPos, ← utf8ByteSize_copy]
  exact ByteArray.extract_zero_size
@[inline] def drop (s : Slice) (n : Nat) : Slice := s.sliceFrom (s.startPos.nextn n)
@[inline] def take (s : Slice) (n : Nat) : Slice := s.sliceTo (s.startPos.nextn n)
@[inline] def dropEnd (s : Slice) (n : Nat) : Slice := s.sliceTo (s.endPos.prevn n)
@[inline] def takeEnd (s : Slice) (n : Nat) : Slice := s.sliceFrom (s.endPos.prevn n)
theorem drop_eq_sliceFrom {n : Nat} : s.drop n = s.sliceFrom (s.startPos.nextn n) := rfl
theorem take_eq_sliceTo {n : Nat} : s.take n = s.sliceTo (s.startPos.nextn n) := rfl
theorem dropEnd_eq_sliceTo {n : Nat} : s.dropEnd n = s.sliceTo (s.endPos.prevn n) := rfl
theorem takeEnd_eq_sliceFrom {n : Nat} : s.takeEnd n = s.sliceFrom (s.endPos.prevn n) := rfl
@[simp] theorem toList_copy_drop {n : Nat} : (s.drop n).copy.toList = s.copy.toList.drop n := by
  rw [drop, Pos.nextn, count_startPos, Nat.zero_add, (toList_copy_posAt n).2]
@[simp] theorem toList_copy_take {n : Nat} : (s.take n).copy.toList = s.copy.toList.take n := by
  rw [take, Pos.nextn, count_startPos, Nat.zero_add, (toList_copy_posAt n).1]
@[simp] theorem toList_copy_dropEnd {n : Nat} :
    (s.dropEnd n).copy.toList = s.copy.toList.take (s.copy.toList.length - n) := by
  rewrite [dropEnd, Pos.prevn, count_endPos, (toList_copy_posAt _).1]; rfl
@[simp] theorem toList_copy_takeEnd {n : Nat} :
    (s.takeEnd n).copy.toList = s.copy.toList.drop (s.copy.toList.length - n) := by
  rewrite [takeEnd, Pos.prevn, count_endPos, (toList_copy_posAt _).2]; rfl
@[extern "lean_slice_hash"] protected def hash (s : @& Slice) : UInt64 := s.copy.hash
instance instHashable : Hashable Slice := ⟨Slice.hash⟩
def front? (s : Slice) : Option Char := s.copy.toList.head?
def front (s : Slice) : Char := s.front?.getD default
def back? (s : Slice) : Option Char := s.copy.toList.getLast?
def back (s : Slice) : Char := s.back?.getD default
def foldl {α : Type u} (f : α → Char → α) (init : α) (s : Slice) : α := s.copy.toList.foldl f init
def foldr {α : Type u} (f : Char → α → α) (init : α) (s : Slice) : α := s.copy.toList.foldr f init
instance instOrd : Ord Slice := ⟨fun x y => compare x.copy y.copy⟩
instance instDecidableLt (x y : Slice) : Decidable (x < y) := inferInstanceAs (Decidable (x.copy < y.copy))
instance instDecidableLE : DecidableLE Slice := fun x y => inferInstanceAs (Decidable (¬ x < y))

/- Patterns: a character, a test of characters, a string or a slice. -/
namespace Pattern
class ForwardPattern {ρ : Type} (pat : ρ) where
  skipPrefix? : (s : Slice) → Option s.Pos
  skipPrefixOfNonempty? : (s : Slice) → (h : s.isEmpty = false) → Option s.Pos
  startsWith : (s : Slice) → Bool
class BackwardPattern {ρ : Type} (pat : ρ) where
  skipSuffix? : (s : Slice) → Option s.Pos
  skipSuffixOfNonempty? : (s : Slice) → (h : s.isEmpty = false) → Option s.Pos
  endsWith : (s : Slice) → Bool
private def skipFirst (p : Char → Bool) (s : Slice) : Option s.Pos :=
  if (s.front?.map p).getD false then some (s.posAt 1) else none
private def skipLast (p : Char → Bool) (s : Slice) : Option s.Pos :=
  if (s.back?.map p).getD false then some (s.posAt (s.copy.length - 1)) else none
namespace CharPred
instance instForwardPatternForallCharBool {p : Char → Bool} : ForwardPattern p where
  skipPrefix? := skipFirst p
  skipPrefixOfNonempty? s _ := skipFirst p s
  startsWith s := (s.front?.map p).getD false
instance instBackwardPatternForallCharBool {p : Char → Bool} : BackwardPattern p where
  skipSuffix? := skipLast p
  skipSuffixOfNonempty? s _ := skipLast p s
  endsWith s := (s.back?.map p).getD false
namespace Decidable
instance instForwardPatternForallCharPropOfDecidablePred {p : Char → Prop} [DecidablePred p] :
    ForwardPattern p where
  skipPrefix? := skipFirst fun c => decide (p c)
  skipPrefixOfNonempty? s _ := skipFirst (fun c => decide (p c)) s
  startsWith s := (s.front?.map (fun c => decide (p c))).getD false
instance instBackwardPatternForallCharPropOfDecidablePred {p : Char → Prop} [DecidablePred p] :
    BackwardPattern p where
  skipSuffix? := skipLast fun c => decide (p c)
  skipSuffixOfNonempty? s _ := skipLast (fun c => decide (p c)) s
  endsWith s := (s.back?.map (fun c => decide (p c))).getD false
end Decidable
end CharPred
namespace Char
instance instForwardPatternChar {c : Char} : ForwardPattern c where
  skipPrefix? := skipFirst (· == c)
  skipPrefixOfNonempty? s _ := skipFirst (· == c) s
  startsWith s := (s.front?.map (· == c)).getD false
instance instBackwardPatternChar {c : Char} : BackwardPattern c where
  skipSuffix? := skipLast (· == c)
  skipSuffixOfNonempty? s _ := skipLast (· == c) s
  endsWith s := (s.back?.map (· == c)).getD false
end Char
private def skipString (pat s : Slice) : Option s.Pos :=
  if pat.copy.toList.isPrefixOf s.copy.toList then some (s.posAt pat.copy.length) else none
private def skipStringBack (pat s : Slice) : Option s.Pos :=
  if pat.copy.toList.reverse.isPrefixOf s.copy.toList.reverse then some (s.posAt (s.copy.length - pat.copy.length))
  else none
namespace ForwardSliceSearcher
instance instForwardPattern {pat : Slice} : ForwardPattern pat where
  skipPrefix? := skipString pat
  skipPrefixOfNonempty? s _ := skipString pat s
  startsWith s := pat.copy.toList.isPrefixOf s.copy.toList
instance instForwardPattern_1 {pat : String} : ForwardPattern pat where
  skipPrefix? := skipString pat
  skipPrefixOfNonempty? s _ := skipString pat s
  startsWith s := pat.toSlice.copy.toList.isPrefixOf s.copy.toList
end ForwardSliceSearcher
namespace BackwardSliceSearcher
instance instBackwardPattern {pat : Slice} : BackwardPattern pat where
  skipSuffix? := skipStringBack pat
  skipSuffixOfNonempty? s _ := skipStringBack pat s
  endsWith s := pat.copy.toList.reverse.isPrefixOf s.copy.toList.reverse
instance instBackwardPattern_1 {pat : String} : BackwardPattern pat where
  skipSuffix? := skipStringBack pat
  skipSuffixOfNonempty? s _ := skipStringBack pat s
  endsWith s := pat.toSlice.copy.toList.reverse.isPrefixOf s.copy.toList.reverse
end BackwardSliceSearcher
end Pattern

open Pattern
variable {ρ : Type}
@[inline] def startsWith (s : Slice) (pat : ρ) [ForwardPattern pat] : Bool := ForwardPattern.startsWith pat s
@[inline] def endsWith (s : Slice) (pat : ρ) [BackwardPattern pat] : Bool := BackwardPattern.endsWith pat s
@[inline] def skipPrefix? (s : Slice) (pat : ρ) [ForwardPattern pat] : Option s.Pos := ForwardPattern.skipPrefix? pat s
@[inline] def skipSuffix? (s : Slice) (pat : ρ) [BackwardPattern pat] : Option s.Pos :=
  BackwardPattern.skipSuffix? pat s
def dropPrefix? (s : Slice) (pat : ρ) [ForwardPattern pat] : Option Slice := (s.skipPrefix? pat).map s.sliceFrom
def dropPrefix (s : Slice) (pat : ρ) [ForwardPattern pat] : Slice := (s.dropPrefix? pat).getD s
def dropSuffix? (s : Slice) (pat : ρ) [BackwardPattern pat] : Option Slice := (s.skipSuffix? pat).map s.sliceTo
def dropSuffix (s : Slice) (pat : ρ) [BackwardPattern pat] : Slice := (s.dropSuffix? pat).getD s
private def skipLoop (s : Slice) (pat : ρ) [ForwardPattern pat] : Nat → s.Pos → s.Pos
  | 0, curr => curr
  | fuel + 1, curr => match (s.sliceFrom curr).skipPrefix? pat with
    | some p => if 0 < p.offset.byteIdx then skipLoop s pat fuel (Pos.ofSliceFrom p) else curr
    | none => curr
private def skipBackLoop (s : Slice) (pat : ρ) [BackwardPattern pat] : Nat → s.Pos → s.Pos
  | 0, curr => curr
  | fuel + 1, curr => match (s.sliceTo curr).skipSuffix? pat with
    | some p => if p.offset < curr.offset then skipBackLoop s pat fuel (Pos.ofSliceTo p) else curr
    | none => curr
def skipPrefixWhile (s : Slice) (pat : ρ) [ForwardPattern pat] : s.Pos := skipLoop s pat s.utf8ByteSize s.startPos
def skipSuffixWhile (s : Slice) (pat : ρ) [BackwardPattern pat] : s.Pos := skipBackLoop s pat s.utf8ByteSize s.endPos
@[inline] def all (s : Slice) (pat : ρ) [ForwardPattern pat] : Bool := s.skipPrefixWhile pat == s.endPos
private theorem eq_endPos_iff {pos : s.Pos} : pos = s.endPos ↔ (s.sliceFrom pos).copy = "" := by
  have h : pos.offset.byteIdx ≤ s.endExclusive.offset.byteIdx - s.startInclusive.offset.byteIdx :=
    pos.isValidForSlice.le_rawEndPos
  rewrite [← utf8ByteSize_eq_zero_iff, utf8ByteSize_copy, Pos.ext_iff, String.Pos.Raw.ext_iff]
  show _ ↔ s.endExclusive.offset.byteIdx - (s.startInclusive.offset.byteIdx + pos.offset.byteIdx) = 0
  rewrite [← Nat.sub_sub, Nat.sub_eq_zero_iff_le]
  exact ⟨fun e => Nat.le_of_eq e.symm, Nat.le_antisymm h⟩
private theorem byteIdx_posAt_one {c : Char} {l : List Char} (h : s.copy.toList = c :: l) :
    (s.posAt 1).offset.byteIdx = c.utf8Size := by
  show (ofList (s.copy.toList.take 1)).rawEndPos.byteIdx = _
  rw [h, List.take_succ_cons, List.take_zero, ← singleton_eq_ofList, String.byteIdx_rawEndPos, utf8ByteSize_singleton]
private theorem copy_sliceFrom_ofSliceFrom {p₀ : s.Pos} (pos : (s.sliceFrom p₀).Pos) :
    (s.sliceFrom (Pos.ofSliceFrom pos)).copy = ((s.sliceFrom p₀).sliceFrom pos).copy :=
  toByteArray_inj.mp <| congrArg (fun n => s.str.toByteArray.extract n s.endExclusive.offset.byteIdx)
    (Nat.add_assoc s.startInclusive.offset.byteIdx p₀.offset.byteIdx pos.offset.byteIdx).symm
private theorem skipLoop_none {pat : ρ} [ForwardPattern pat] {curr : s.Pos}
    (h : (s.sliceFrom curr).skipPrefix? pat = none) : ∀ fuel : Nat, skipLoop s pat fuel curr = curr
  | 0 => rfl
  | fuel + 1 => congrArg (fun o : Option (s.sliceFrom curr).Pos => match o with
    | some p => if 0 < p.offset.byteIdx then skipLoop s pat fuel (Pos.ofSliceFrom p) else curr
    | none => curr) h
private theorem skipLoop_some {pat : ρ} [ForwardPattern pat] {curr : s.Pos} {p : (s.sliceFrom curr).Pos} {fuel : Nat}
    (h : (s.sliceFrom curr).skipPrefix? pat = some p) (k : 0 < p.offset.byteIdx) :
    skipLoop s pat (fuel + 1) curr = skipLoop s pat fuel (Pos.ofSliceFrom p) :=
  (congrArg (fun o : Option (s.sliceFrom curr).Pos => match o with
    | some p => if 0 < p.offset.byteIdx then skipLoop s pat fuel (Pos.ofSliceFrom p) else curr
    | none => curr) h).trans (if_pos k)
private theorem skipPrefix?_bool (p : Char → Bool) : s.skipPrefix? p =
    if (s.copy.toList.head?.map p).getD false then some (s.posAt 1) else none := rfl
private theorem skipLoop_bool (p : Char → Bool) (l : List Char) : ∀ (fuel : Nat) (curr : s.Pos),
    (s.sliceFrom curr).copy.toList = l → (ofList l).utf8ByteSize ≤ fuel →
    (skipLoop s p fuel curr == s.endPos) = l.all p := by
  induction l with
  | nil =>
    intro fuel curr h _
    have k := skipPrefix?_bool (s := s.sliceFrom curr) p
    rewrite [h] at k
    rewrite [skipLoop_none k, List.all_nil, beq_iff_eq]
    exact eq_endPos_iff.mpr (toList_eq_nil_iff.mp h)
  | cons c l ih =>
    intro fuel curr h le
    have pos := c.utf8Size_pos
    have k := skipPrefix?_bool (s := s.sliceFrom curr) p
    rewrite [h, List.head?_cons, Option.map_some, Option.getD_some] at k
    rewrite [List.all_cons]
    cases e : p c with
    | false =>
      rewrite [e] at k
      rewrite [skipLoop_none k, Bool.false_and, beq_eq_false_iff_ne]
      exact fun e => List.cons_ne_nil c l (h.symm.trans (toList_eq_nil_iff.mpr (eq_endPos_iff.mp e)))
    | true =>
      rewrite [ofList_cons, utf8ByteSize_append, utf8ByteSize_singleton] at le
      rewrite [e, if_pos rfl] at k
      cases fuel with
      | zero => exact absurd (Nat.le_trans (Nat.le_add_right _ _) le) (Nat.not_le_of_gt pos)
      | succ fuel =>
        rewrite [skipLoop_some k (byteIdx_posAt_one h ▸ pos), Bool.true_and]
        refine ih fuel _ ?_ (Nat.le_of_lt_succ (Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_left pos) le))
        rw [copy_sliceFrom_ofSliceFrom, (toList_copy_posAt 1).2, h, List.drop_succ_cons, List.drop_zero]
@[simp] theorem all_bool_eq {p : Char → Bool} {s : Slice} : s.all p = s.copy.toList.all p :=
  skipLoop_bool p _ _ _ rfl (by rewrite [ofList_toList, utf8ByteSize_copy]; exact Nat.le_refl _)
@[inline] def dropWhile (s : Slice) (pat : ρ) [ForwardPattern pat] : Slice := s.sliceFrom (s.skipPrefixWhile pat)
@[inline] def takeWhile (s : Slice) (pat : ρ) [ForwardPattern pat] : Slice := s.sliceTo (s.skipPrefixWhile pat)
@[inline] def dropEndWhile (s : Slice) (pat : ρ) [BackwardPattern pat] : Slice := s.sliceTo (s.skipSuffixWhile pat)
@[inline] def takeEndWhile (s : Slice) (pat : ρ) [BackwardPattern pat] : Slice := s.sliceFrom (s.skipSuffixWhile pat)
@[inline] def trimAsciiStart (s : Slice) : Slice := s.dropWhile Char.isWhitespace
@[inline] def trimAsciiEnd (s : Slice) : Slice := s.dropEndWhile Char.isWhitespace
@[inline] def trimAscii (s : Slice) : Slice := s.trimAsciiStart.trimAsciiEnd
end String.Slice

namespace String
open Slice.Pattern
variable {ρ : Type} {s : String}
@[inline] def Pos.toSlice (pos : s.Pos) : s.toSlice.Pos where
  offset := pos.offset
  isValidForSlice := ⟨pos.isValid.le_utf8ByteSize, by
    rewrite [show pos.offset.offsetBy s.toSlice.startInclusive.offset = pos.offset from Raw.ext (Nat.zero_add _)]
    exact pos.isValid⟩
@[inline] def Pos.ofToSlice (pos : s.toSlice.Pos) : s.Pos where
  offset := pos.offset
  isValid := by
    have e : pos.offset.offsetBy s.toSlice.startInclusive.offset = pos.offset := Raw.ext (Nat.zero_add _)
    exact e ▸ pos.isValidForSlice.isValid_offsetBy
@[simp] theorem Pos.offset_toSlice {pos : s.Pos} : pos.toSlice.offset = pos.offset := rfl
@[simp] theorem Pos.offset_ofToSlice {pos : s.toSlice.Pos} : (Pos.ofToSlice pos).offset = pos.offset := rfl
@[simp] theorem Pos.ofToSlice_toSlice (pos : s.Pos) : Pos.ofToSlice pos.toSlice = pos := rfl
@[simp] theorem Pos.toSlice_ofToSlice {pos : s.toSlice.Pos} : (Pos.ofToSlice pos).toSlice = pos := rfl
@[inline] def sliceFrom (s : String) (p : s.Pos) : Slice := s.toSlice.sliceFrom p.toSlice
@[inline] def sliceTo (s : String) (p : s.Pos) : Slice := s.toSlice.sliceTo p.toSlice
@[inline] def slice (s : String) (startInclusive endExclusive : s.Pos) (h : startInclusive ≤ endExclusive) :
    Slice :=
  s.toSlice.slice startInclusive.toSlice endExclusive.toSlice h
namespace Pos
private theorem toSlice_ne_endPos {pos : s.Pos} (h : pos ≠ s.endPos) : pos.toSlice ≠ s.toSlice.endPos := fun e =>
  h (Pos.ext (congrArg Slice.Pos.offset e))
private theorem toSlice_ne_startPos {pos : s.Pos} (h : pos ≠ s.startPos) : pos.toSlice ≠ s.toSlice.startPos := fun e =>
  h (Pos.ext (congrArg Slice.Pos.offset e))
@[inline] def get (pos : s.Pos) (h : pos ≠ s.endPos) : Char := pos.toSlice.get (toSlice_ne_endPos h)
@[inline] def get? (pos : s.Pos) : Option Char := pos.toSlice.get?
@[extern "lean_string_utf8_next_fast"] def next {s : @& String} (pos : @& s.Pos) (h : pos ≠ s.endPos) : s.Pos :=
  ofToSlice (pos.toSlice.next (toSlice_ne_endPos h))
@[inline] def next? (pos : s.Pos) : Option s.Pos := pos.toSlice.next?.map ofToSlice
@[inline] def prev (pos : s.Pos) (h : pos ≠ s.startPos) : s.Pos := ofToSlice (pos.toSlice.prev (toSlice_ne_startPos h))
@[inline] def prev? (pos : s.Pos) : Option s.Pos := pos.toSlice.prev?.map ofToSlice
@[inline] def nextn (p : s.Pos) (n : Nat) : s.Pos := ofToSlice (p.toSlice.nextn n)
@[inline] def prevn (p : s.Pos) (n : Nat) : s.Pos := ofToSlice (p.toSlice.prevn n)
end Pos
namespace Pos.Raw
def utf8GetAux : List Char → Pos.Raw → Pos.Raw → Char
  | [], _, _ => default
  | c :: cs, i, p => if i = p then c else utf8GetAux cs (i + c) p
@[extern "lean_string_utf8_get"] def get (s : @& String) (p : @& Pos.Raw) : Char := utf8GetAux s.toList 0 p
def utf8GetAux? : List Char → Pos.Raw → Pos.Raw → Option Char
  | [], _, _ => none
  | c :: cs, i, p => if i = p then some c else utf8GetAux? cs (i + c) p
@[extern "lean_string_utf8_get_opt"] def get? : (@& String) → (@& Pos.Raw) → Option Char
  | s, p => utf8GetAux? s.toList 0 p
@[extern "lean_string_utf8_next"] def next (s : @& String) (p : @& Pos.Raw) : Pos.Raw := p + p.get s
def utf8PrevAux : List Char → Pos.Raw → Pos.Raw → Pos.Raw
  | [], _, p => ⟨p.byteIdx - 1⟩
  | c :: cs, i, p => if p ≤ i + c then i else utf8PrevAux cs (i + c) p
@[extern "lean_string_utf8_prev"] def prev : (@& String) → (@& Pos.Raw) → Pos.Raw
  | s, p => utf8PrevAux s.toList 0 p
@[extern "lean_string_utf8_at_end"] def atEnd : (@& String) → (@& Pos.Raw) → Bool
  | s, p => decide (p.byteIdx ≥ utf8ByteSize s)
end Pos.Raw
@[inline] def drop (s : String) (n : Nat) : Slice := s.toSlice.drop n
@[inline] def dropEnd (s : String) (n : Nat) : Slice := s.toSlice.dropEnd n
@[inline] def take (s : String) (n : Nat) : Slice := s.toSlice.take n
@[inline] def takeEnd (s : String) (n : Nat) : Slice := s.toSlice.takeEnd n
@[simp] theorem drop_toSlice {n : Nat} : s.toSlice.drop n = s.drop n := rfl
@[simp] theorem take_toSlice {n : Nat} : s.toSlice.take n = s.take n := rfl
@[simp] theorem dropEnd_toSlice {n : Nat} : s.toSlice.dropEnd n = s.dropEnd n := rfl
@[simp] theorem takeEnd_toSlice {n : Nat} : s.toSlice.takeEnd n = s.takeEnd n := rfl
@[simp] theorem toList_copy_drop {n : Nat} : (s.drop n).copy.toList = s.toList.drop n := by
  rw [drop, Slice.toList_copy_drop, copy_toSlice]
@[simp] theorem toList_copy_take {n : Nat} : (s.take n).copy.toList = s.toList.take n := by
  rw [take, Slice.toList_copy_take, copy_toSlice]
@[simp] theorem toList_copy_dropEnd {n : Nat} : (s.dropEnd n).copy.toList = s.toList.take (s.toList.length - n) := by
  rw [dropEnd, Slice.toList_copy_dropEnd, copy_toSlice]
@[simp] theorem toList_copy_takeEnd {n : Nat} : (s.takeEnd n).copy.toList = s.toList.drop (s.toList.length - n) := by
  rw [takeEnd, Slice.toList_copy_takeEnd, copy_toSlice]
@[inline] def takeWhile (s : String) (pat : ρ) [ForwardPattern pat] : Slice := s.toSlice.takeWhile pat
@[inline] def dropWhile (s : String) (pat : ρ) [ForwardPattern pat] : Slice := s.toSlice.dropWhile pat
@[inline] def takeEndWhile (s : String) (pat : ρ) [BackwardPattern pat] : Slice := s.toSlice.takeEndWhile pat
@[inline] def dropEndWhile (s : String) (pat : ρ) [BackwardPattern pat] : Slice := s.toSlice.dropEndWhile pat
@[inline] def skipPrefix? (s : String) (pat : ρ) [ForwardPattern pat] : Option s.Pos :=
  (s.toSlice.skipPrefix? pat).map Pos.ofToSlice
@[inline] def skipPrefixWhile (s : String) (pat : ρ) [ForwardPattern pat] : s.Pos :=
  Pos.ofToSlice (s.toSlice.skipPrefixWhile pat)
@[inline] def skipSuffix? (s : String) (pat : ρ) [BackwardPattern pat] : Option s.Pos :=
  (s.toSlice.skipSuffix? pat).map Pos.ofToSlice
@[inline] def skipSuffixWhile (s : String) (pat : ρ) [BackwardPattern pat] : s.Pos :=
  Pos.ofToSlice (s.toSlice.skipSuffixWhile pat)
@[inline] def dropPrefix? (s : String) (pat : ρ) [ForwardPattern pat] : Option Slice := s.toSlice.dropPrefix? pat
@[inline] def dropPrefix (s : String) (pat : ρ) [ForwardPattern pat] : Slice := s.toSlice.dropPrefix pat
@[inline] def dropSuffix? (s : String) (pat : ρ) [BackwardPattern pat] : Option Slice := s.toSlice.dropSuffix? pat
@[inline] def dropSuffix (s : String) (pat : ρ) [BackwardPattern pat] : Slice := s.toSlice.dropSuffix pat
@[inline] def startsWith (s : String) (pat : ρ) [ForwardPattern pat] : Bool := s.toSlice.startsWith pat
@[inline] def endsWith (s : String) (pat : ρ) [BackwardPattern pat] : Bool := s.toSlice.endsWith pat
@[inline] def isPrefixOf (p : String) (s : String) : Bool := s.startsWith p
@[inline] def trimAsciiStart (s : String) : Slice := s.toSlice.trimAsciiStart
@[inline] def trimAsciiEnd (s : String) : Slice := s.toSlice.trimAsciiEnd
@[inline] def trimAscii (s : String) : Slice := s.toSlice.trimAscii
namespace Slice
variable {s : Slice}
private theorem map_getD (p : Char → Bool) : ∀ o : Option Char, (o.map p).getD false = o.any p
  | none => rfl
  | some _ => rfl
private theorem any_beq (c : Char) : ∀ o : Option Char, o.any (· == c) = (o == some c)
  | none => rfl
  | some _ => rfl
theorem startsWith_bool_eq_head? {p : Char → Bool} {s : Slice} : s.startsWith p = s.copy.toList.head?.any p :=
  map_getD p _
theorem startsWith_char_eq_head? {c : Char} {s : Slice} : s.startsWith c = (s.copy.toList.head? == some c) :=
  (map_getD _ _).trans (any_beq c _)
theorem startsWith_prop_eq_head? {P : Char → Prop} [DecidablePred P] {s : Slice} :
    s.startsWith P = s.copy.toList.head?.any (decide <| P ·) :=
  map_getD _ _
theorem endsWith_bool_eq_getLast? {p : Char → Bool} {s : Slice} : s.endsWith p = s.copy.toList.getLast?.any p :=
  map_getD p _
theorem endsWith_char_eq_getLast? {c : Char} {s : Slice} : s.endsWith c = (s.copy.toList.getLast? == some c) :=
  (map_getD _ _).trans (any_beq c _)
theorem endsWith_prop_eq_getLast? {P : Char → Prop} [DecidablePred P] {s : Slice} :
    s.endsWith P = s.copy.toList.getLast?.any (decide <| P ·) :=
  map_getD _ _
@[simp] theorem startsWith_slice_iff {pat s : Slice} : s.startsWith pat ↔ pat.copy.toList <+: s.copy.toList :=
  List.isPrefixOf_iff_prefix
@[simp] theorem startsWith_string_iff {pat : String} {s : Slice} : s.startsWith pat ↔ pat.toList <+: s.copy.toList :=
  startsWith_slice_iff.trans (by rw [copy_toSlice])
@[simp] theorem endsWith_slice_iff {pat s : Slice} : s.endsWith pat ↔ pat.copy.toList <:+ s.copy.toList :=
  List.isPrefixOf_iff_prefix.trans List.reverse_prefix
@[simp] theorem endsWith_string_iff {pat : String} {s : Slice} : s.endsWith pat ↔ pat.toList <:+ s.copy.toList :=
  endsWith_slice_iff.trans (by rw [copy_toSlice])
end Slice
@[simp] theorem startsWith_toSlice {pat : ρ} [ForwardPattern pat] {s : String} :
    s.toSlice.startsWith pat = s.startsWith pat :=
  rfl
theorem startsWith_bool_eq_head? {p : Char → Bool} {s : String} : s.startsWith p = s.toList.head?.any p := by
  rw [← startsWith_toSlice, Slice.startsWith_bool_eq_head?, copy_toSlice]
theorem startsWith_char_eq_head? {c : Char} {s : String} : s.startsWith c = (s.toList.head? == some c) := by
  rw [← startsWith_toSlice, Slice.startsWith_char_eq_head?, copy_toSlice]
theorem startsWith_prop_eq_head? {P : Char → Prop} [DecidablePred P] {s : String} :
    s.startsWith P = s.toList.head?.any (decide <| P ·) := by
  rw [← startsWith_toSlice, Slice.startsWith_prop_eq_head?, copy_toSlice]
@[simp] theorem startsWith_string_iff {pat s : String} : s.startsWith pat ↔ pat.toList <+: s.toList := by
  rw [← startsWith_toSlice, Slice.startsWith_string_iff, copy_toSlice]
@[simp] theorem startsWith_slice_iff {pat : Slice} {s : String} : s.startsWith pat ↔ pat.copy.toList <+: s.toList := by
  rw [← startsWith_toSlice, Slice.startsWith_slice_iff, copy_toSlice]
theorem endsWith_eq_endsWith_toSlice {pat : ρ} [BackwardPattern pat] {s : String} :
    s.endsWith pat = s.toSlice.endsWith pat :=
  rfl
theorem endsWith_bool_eq_getLast? {p : Char → Bool} {s : String} : s.endsWith p = s.toList.getLast?.any p := by
  rw [endsWith_eq_endsWith_toSlice, Slice.endsWith_bool_eq_getLast?, copy_toSlice]
theorem endsWith_char_eq_getLast? {c : Char} {s : String} : s.endsWith c = (s.toList.getLast? == some c) := by
  rw [endsWith_eq_endsWith_toSlice, Slice.endsWith_char_eq_getLast?, copy_toSlice]
theorem endsWith_prop_eq_getLast? {P : Char → Prop} [DecidablePred P] {s : String} :
    s.endsWith P = s.toList.getLast?.any (decide <| P ·) := by
  rw [endsWith_eq_endsWith_toSlice, Slice.endsWith_prop_eq_getLast?, copy_toSlice]
theorem endsWith_string_iff {pat : String} : s.endsWith pat ↔ pat.toList <:+ s.toList := by
  rw [endsWith_eq_endsWith_toSlice, Slice.endsWith_string_iff, copy_toSlice]
theorem endsWith_slice_iff {pat : Slice} : s.endsWith pat ↔ pat.copy.toList <:+ s.toList := by
  rw [endsWith_eq_endsWith_toSlice, Slice.endsWith_slice_iff, copy_toSlice]

/- Searching. -/
/-- What stands behind a match of the pattern at the start. -/
private def skip (pat : ρ) [ForwardPattern pat] (cs : List Char) : Option (List Char) :=
  ((ofList cs).toSlice.dropPrefix? pat).map fun t => t.copy.toList
private theorem skip_bool (p : Char → Bool) (a : Char) (as : List Char) :
    skip p (a :: as) = if p a then some as else none := by
  rw [skip, Slice.dropPrefix?, Slice.skipPrefix?_bool]
  have h : ((ofList (a :: as)).toSlice.copy.toList.head?.map p).getD false = p a := by
    rewrite [copy_toSlice, toList_ofList]; rfl
  rewrite [h]
  cases p a with
  | false => rfl
  | true =>
    refine congrArg some ((Slice.toList_copy_posAt 1).2.trans ?_)
    rewrite [copy_toSlice, toList_ofList]; rfl
private def containsIn (pat : ρ) [ForwardPattern pat] : List Char → Bool
  | [] => (skip pat []).isSome
  | a :: as => (skip pat (a :: as)).isSome || containsIn pat as
private def findIn (pat : ρ) [ForwardPattern pat] : Nat → List Char → Option Nat
  | n, [] => (skip pat []).map fun _ => n
  | n, a :: as => if (skip pat (a :: as)).isSome then some n else findIn pat (n + 1) as
private def replaceIn (pat : ρ) [ForwardPattern pat] (new : List Char) : Nat → List Char → List Char
  | _, [] => if (skip pat []).isSome then new else []
  | 0, a :: as => a :: as
  | n + 1, a :: as =>
    match skip pat (a :: as) with
    | some cs => new ++ if cs.length ≤ as.length then replaceIn pat new n cs else a :: replaceIn pat new n as
    | none => a :: replaceIn pat new n as
private def containsImpl (s : String) (pat : ρ) [ForwardPattern pat] : Bool := containsIn pat s.toList
private def find?Impl (s : String) (pat : ρ) [ForwardPattern pat] : Option s.Pos :=
  (findIn pat 0 s.toList).map fun n => s.startPos.nextn n
private def replaceImpl {α : Type u} [ToSlice α] (s : String) (pattern : ρ) [ForwardPattern pattern] (replacement : α) :
    String := ofList (replaceIn pattern (ToSlice.toSlice replacement).copy.toList s.length s.toList)
@[implemented_by containsImpl] def contains (s : String) (pat : ρ) [ForwardPattern pat] : Bool :=
  containsIn pat s.toList
@[implemented_by containsImpl] def any (s : String) (pat : ρ) [ForwardPattern pat] : Bool := s.contains pat
@[implemented_by find?Impl] def find? (s : String) (pat : ρ) [ForwardPattern pat] : Option s.Pos :=
  (findIn pat 0 s.toList).map fun n => s.startPos.nextn n
private def findImpl (s : String) (pat : ρ) [ForwardPattern pat] : s.Pos := (find?Impl s pat).getD s.endPos
@[implemented_by findImpl] def find (s : String) (pat : ρ) [ForwardPattern pat] : s.Pos := (s.find? pat).getD s.endPos
@[implemented_by replaceImpl] def replace {α : Type u} [ToSlice α] (s : String) (pattern : ρ) [ForwardPattern pattern]
    (replacement : α) : String :=
  ofList (replaceIn pattern (ToSlice.toSlice replacement).copy.toList s.length s.toList)
@[inline] def all (s : String) (pat : ρ) [ForwardPattern pat] : Bool := s.toSlice.all pat
private def splitIn (p : Char → Bool) (cur : List Char) : List Char → List String
  | [] => [ofList cur.reverse]
  | c :: cs => if p c then ofList cur.reverse :: splitIn p [] cs else splitIn p (c :: cur) cs
def splitToList (s : String) (p : Char → Bool) : List String := splitIn p [] s.toList
@[simp] theorem any_eq_contains (s : String) (pat : ρ) [ForwardPattern pat] : s.any pat = s.contains pat := rfl
private theorem containsIn_bool (p : Char → Bool) : ∀ l : List Char, containsIn p l = l.any p
  | [] => rfl
  | a :: as => by
    rewrite [List.any_cons, ← containsIn_bool p as]
    show ((skip p (a :: as)).isSome || _) = _
    rewrite [skip_bool]
    cases p a <;> rfl
@[simp] theorem contains_bool_eq {p : Char → Bool} {s : String} : s.contains p = s.toList.any p :=
  containsIn_bool p s.toList
private theorem containsIn_char (c : Char) : ∀ l : List Char, containsIn c l = containsIn (· == c) l
  | [] => rfl
  | a :: as => by
    show ((skip c (a :: as)).isSome || containsIn c as) = ((skip (· == c) (a :: as)).isSome || containsIn (· == c) as)
    rewrite [containsIn_char c as]; rfl
private theorem any_beq' (c : Char) : ∀ l : List Char, l.any (· == c) = decide (c ∈ l)
  | [] => rfl
  | a :: as => by
    rewrite [List.any_cons, any_beq' c as]
    exact Bool.eq_iff_iff.mpr (by
      rw [Bool.or_eq_true, beq_iff_eq, decide_eq_true_iff, decide_eq_true_iff, List.mem_cons, eq_comm])
@[simp] theorem contains_char_eq {c : Char} {s : String} : s.contains c = decide (c ∈ s.toList) :=
  (containsIn_char c s.toList).trans ((containsIn_bool _ _).trans (any_beq' c _))
private theorem skip_slice (t : Slice) (cs : List Char) : (skip t cs).isSome = true ↔ t.copy.toList <+: cs := by
  show (Option.map _ (Option.map _ (if t.copy.toList.isPrefixOf (ofList cs).toSlice.copy.toList then
    some (Slice.posAt _ _) else none))).isSome = true ↔ _
  by_cases h : t.copy.toList.isPrefixOf (ofList cs).toSlice.copy.toList = true
  · rewrite [if_pos h]
    rewrite [copy_toSlice, toList_ofList, List.isPrefixOf_iff_prefix] at h
    exact ⟨fun _ => h, fun _ => rfl⟩
  · rewrite [if_neg h]
    rewrite [copy_toSlice, toList_ofList, List.isPrefixOf_iff_prefix] at h
    exact ⟨fun k => Bool.noConfusion k, fun k => absurd k h⟩
private theorem containsIn_slice (t : Slice) : ∀ l : List Char, containsIn t l = true ↔ t.copy.toList <:+: l
  | [] => (skip_slice t []).trans (by rw [List.prefix_nil, List.infix_nil])
  | a :: as => by
    show ((skip t (a :: as)).isSome || containsIn t as) = true ↔ _
    rw [Bool.or_eq_true, skip_slice, containsIn_slice t as, List.infix_cons_iff]
private theorem containsIn_string (t : String) : ∀ l : List Char, containsIn t l = containsIn t.toSlice l
  | [] => rfl
  | a :: as => by
    show ((skip t (a :: as)).isSome || containsIn t as) = ((skip t.toSlice (a :: as)).isSome || containsIn t.toSlice as)
    rewrite [containsIn_string t as]; rfl
@[simp] theorem contains_slice_iff {t : Slice} {s : String} : s.contains t ↔ t.copy.toList <:+: s.toList :=
  containsIn_slice t s.toList
@[simp] theorem contains_string_iff {t s : String} : s.contains t ↔ t.toList <:+: s.toList := by
  show containsIn t s.toList = true ↔ _
  rw [containsIn_string, containsIn_slice, copy_toSlice]
@[simp] theorem contains_slice_eq_false_iff {t : Slice} {s : String} :
    s.contains t = false ↔ ¬(t.copy.toList <:+: s.toList) := Bool.eq_false_iff.trans (not_congr contains_slice_iff)
@[simp] theorem contains_string_eq_false_iff {t s : String} : s.contains t = false ↔ ¬(t.toList <:+: s.toList) :=
  Bool.eq_false_iff.trans (not_congr contains_string_iff)
@[simp] theorem all_bool_eq {p : Char → Bool} {s : String} : s.all p = s.toList.all p :=
  Slice.all_bool_eq.trans (congrArg (fun t => t.toList.all p) copy_toSlice)
namespace Slice
private def containsImpl (s : Slice) (pat : ρ) [ForwardPattern pat] : Bool := s.copy.contains pat
@[implemented_by containsImpl] def contains (s : Slice) (pat : ρ) [ForwardPattern pat] : Bool := s.copy.contains pat
@[implemented_by containsImpl] def any (s : Slice) (pat : ρ) [ForwardPattern pat] : Bool := s.contains pat
private def find?Impl (s : Slice) (pat : ρ) [ForwardPattern pat] : Option s.Pos :=
  (s.copy.find? pat).map fun p => s.startPos.nextn (s.copy.sliceTo p).copy.length
@[implemented_by find?Impl] def find? (s : Slice) (pat : ρ) [ForwardPattern pat] : Option s.Pos :=
  (s.copy.find? pat).map fun p => s.startPos.nextn (s.copy.sliceTo p).copy.length
@[simp] theorem contains_slice_iff {t s : Slice} : s.contains t ↔ t.copy.toList <:+: s.copy.toList :=
  String.contains_slice_iff
@[simp] theorem contains_string_iff {t : String} {s : Slice} : s.contains t ↔ t.toList <:+: s.copy.toList :=
  String.contains_string_iff
@[simp] theorem contains_slice_eq_false_iff {t s : Slice} :
    s.contains t = false ↔ ¬(t.copy.toList <:+: s.copy.toList) := String.contains_slice_eq_false_iff
@[simp] theorem contains_string_eq_false_iff {t : String} {s : Slice} :
    s.contains t = false ↔ ¬(t.toList <:+: s.copy.toList) := String.contains_string_eq_false_iff
def join (l : List Slice) : String := l.foldl (fun (r : String) (s : Slice) => r ++ s) ""
def toNat? (s : Slice) : Option Nat := s.copy.toNat?
def isNat (s : Slice) : Bool := s.toNat?.isSome
def toInt? (s : Slice) : Option Int := s.copy.toInt?
def isInt (s : Slice) : Bool := s.toInt?.isSome
end Slice
end String

namespace String
/- Decidable validity, and cutting at positions. -/
instance instDecidableIsValid {s : String} {p : Pos.Raw} : Decidable (p.IsValid s) :=
  decidable_of_iff _ Pos.Raw.isValid_iff_isValidUTF8_extract_zero.symm
@[extern "lean_string_is_valid_pos"] def Pos.Raw.isValid (s : @& String) (p : @& Pos.Raw) : Bool := decide (p.IsValid s)
@[simp] theorem Pos.Raw.isValid_eq_true_iff {s : String} {p : Pos.Raw} : p.isValid s = true ↔ p.IsValid s :=
  decide_eq_true_iff
instance instDecidableIsValidForSlice {s : Slice} {p : Pos.Raw} : Decidable (p.IsValidForSlice s) :=
  decidable_of_iff (p ≤ s.rawEndPos ∧ (p.offsetBy s.startInclusive.offset).IsValid s.str)
    ⟨fun ⟨h, k⟩ => ⟨h, k⟩, fun ⟨h, k⟩ => ⟨h, k⟩⟩
@[inline] def pos (s : String) (off : Pos.Raw) (h : off.IsValid s) : s.Pos := ⟨off, h⟩
@[inline] def pos? (s : String) (off : Pos.Raw) : Option s.Pos := if h : off.IsValid s then some (s.pos off h) else none
@[inline] def Slice.pos (s : Slice) (off : Pos.Raw) (h : off.IsValidForSlice s) : s.Pos := ⟨off, h⟩
@[inline] def Slice.pos? (s : Slice) (off : Pos.Raw) : Option s.Pos :=
  if h : off.IsValidForSlice s then some (s.pos off h) else none
@[simp] theorem offset_pos {s : String} {off : Pos.Raw} {h} : (s.pos off h).offset = off := rfl
@[simp] theorem Slice.offset_pos {s : Slice} {off : Pos.Raw} {h} : (s.pos off h).offset = off := rfl
@[extern "lean_string_utf8_extract"] def Pos.Raw.extract : (@& String) → (@& Pos.Raw) → (@& Pos.Raw) → String
  | s, b, e => if b.byteIdx ≥ e.byteIdx then "" else ofList (go₁ s.toList 0 b e)
where
  go₁ : List Char → Pos.Raw → Pos.Raw → Pos.Raw → List Char
    | [], _, _, _ => []
    | s@(c :: cs), i, b, e => if i = b then go₂ s i e else go₁ cs (i + c) b e
  go₂ : List Char → Pos.Raw → Pos.Raw → List Char
    | [], _, _ => []
    | c :: cs, i, e => if i = e then [] else c :: go₂ cs (i + c) e
@[simp] theorem Pos.startPos_le {s : String} (p : s.Pos) : s.startPos ≤ p := Nat.zero_le _
@[simp] theorem Pos.le_endPos {s : String} (p : s.Pos) : p ≤ s.endPos := p.isValid.le_rawEndPos
@[simp] theorem Slice.Pos.startPos_le {s : Slice} (p : s.Pos) : s.startPos ≤ p := Nat.zero_le _
@[simp] theorem Slice.Pos.le_endPos {s : Slice} (p : s.Pos) : p ≤ s.endPos := p.isValidForSlice.le_rawEndPos
@[simp] theorem Slice.isEmpty_copy {s : Slice} : s.copy.isEmpty = s.isEmpty :=
  congrArg (· == 0) utf8ByteSize_copy
@[simp] theorem Slice.copy_eq_empty_iff {s : Slice} : s.copy = "" ↔ s.isEmpty := by
  rw [← isEmpty_iff, Slice.isEmpty_copy]
end String
namespace Substring.Raw
@[inline] def bsize : Substring.Raw → Nat
  | ⟨_, b, e⟩ => e.byteIdx - b.byteIdx
@[inline] def isEmpty (ss : Substring.Raw) : Bool := ss.bsize == 0
protected def toString : Substring.Raw → String
  | ⟨s, b, e⟩ => b.extract s e
end Substring.Raw
namespace String
@[extern "lean_string_get_byte_fast"] def getUTF8Byte (s : @& String) (p : @& Pos.Raw) (h : p < s.rawEndPos) : UInt8 :=
  s.toByteArray[p.byteIdx]'h
@[simp] theorem startPos_eq_endPos_iff {b : String} : b.startPos = b.endPos ↔ b = "" := by
  refine ⟨fun h => utf8ByteSize_eq_zero_iff.mp (congrArg (fun p => p.offset.byteIdx) h).symm, fun h => by subst h; rfl⟩
end String
namespace List
@[simp] theorem utf8Encode_eq_empty {l : List Char} : l.utf8Encode = ByteArray.empty ↔ l = [] := by
  refine ⟨fun h => ?_, fun h => h ▸ rfl⟩
  cases l with
  | nil => rfl
  | cons c l =>
    rewrite [utf8Encode_cons, ByteArray.append_eq_empty_iff, utf8Encode_singleton, ByteArray.toByteArray_eq_empty] at h
    exact absurd h.1 String.utf8EncodeChar_ne_nil
end List
@[simp] theorem ByteArray.isValidUTF8_empty : IsValidUTF8 ByteArray.empty := .intro [] rfl
