/-
Slices of arrays.
-/
structure Std.Slice.Internal.SubarrayData (α : Type u) where
  array : Array α
  start : Nat
  stop : Nat
  start_le_stop : start ≤ stop
  stop_le_array_size : stop ≤ array.size
open Std Std.Slice
abbrev Subarray (α : Type u) := Std.Slice (Internal.SubarrayData α)
instance instSelfSliceSubarrayDataSubarray {α : Type u} : Self (Std.Slice (Internal.SubarrayData α)) (Subarray α) where
namespace Subarray
section
variable {α : Type u}
@[always_inline, inline] def array (xs : Subarray α) : Array α := xs.internalRepresentation.array
@[always_inline, inline] def start (xs : Subarray α) : Nat := xs.internalRepresentation.start
@[always_inline, inline] def stop (xs : Subarray α) : Nat := xs.internalRepresentation.stop
theorem start_le_stop (xs : Subarray α) : xs.start ≤ xs.stop := xs.internalRepresentation.start_le_stop
theorem stop_le_array_size (xs : Subarray α) : xs.stop ≤ xs.array.size := xs.internalRepresentation.stop_le_array_size
instance instSliceSizeSubarrayData : SliceSize (Internal.SubarrayData α) :=
  ⟨fun s => s.internalRepresentation.stop - s.internalRepresentation.start⟩
theorem size_eq {xs : Subarray α} : xs.size = xs.stop - xs.start := rfl
theorem size_le_array_size {s : Subarray α} : s.size ≤ s.array.size :=
  Nat.le_trans (Nat.sub_le _ _) s.stop_le_array_size
private theorem start_add_lt {s : Subarray α} {i : Nat} (h : i < s.size) : s.start + i < s.array.size :=
  Nat.lt_of_lt_of_le (Nat.add_comm s.start i ▸ Nat.add_lt_of_lt_sub h) s.stop_le_array_size
def get (s : Subarray α) (i : Fin s.size) : α := s.array[s.start + i.val]'(start_add_lt i.isLt)
instance instGetElemNatLtSizeSubarrayData : GetElem (Subarray α) Nat α fun xs i => i < xs.size where
  getElem xs i h := xs.get ⟨i, h⟩
@[inline] def getD (s : Subarray α) (i : Nat) (v₀ : α) : α := if h : i < s.size then s[i] else v₀
abbrev get! [Inhabited α] (s : Subarray α) (i : Nat) : α := getD s i default
def popFront (s : Subarray α) : Subarray α :=
  if h : s.start < s.stop then
    ⟨{ s.internalRepresentation with
       start := s.start + 1
       start_le_stop := h }⟩
  else s
protected def empty : Subarray α := ⟨{
  array := #[]
  start := 0
  stop := 0
  start_le_stop := Nat.le_refl 0
  stop_le_array_size := Nat.le_refl 0 }⟩
instance instEmptyCollection : EmptyCollection (Subarray α) := ⟨Subarray.empty⟩
instance instInhabited : Inhabited (Subarray α) := ⟨{}⟩
end
@[inline] def foldrM {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (f : α → β → m β) (init : β)
    (as : Subarray α) : m β :=
  as.array.foldrM f (init := init) (start := as.stop) (stop := as.start)
section
variable {α : Type u} {m : Type → Type w} [Monad m]
@[inline] def anyM (p : α → m Bool) (as : Subarray α) : m Bool :=
  as.array.anyM p (start := as.start) (stop := as.stop)
@[inline] def allM (p : α → m Bool) (as : Subarray α) : m Bool :=
  as.array.allM p (start := as.start) (stop := as.stop)
end

section
variable {α : Type u} {m : Type v → Type w} [Monad m]
@[inline] def forM (f : α → m PUnit) (as : Subarray α) : m PUnit :=
  as.array.forM f (start := as.start) (stop := as.stop)
@[inline] def forRevM (f : α → m PUnit) (as : Subarray α) : m PUnit :=
  as.array.forRevM f (start := as.stop) (stop := as.start)
end
@[inline] def foldr {α : Type u} {β : Type v} (f : α → β → β) (init : β) (as : Subarray α) : β :=
  Id.run <| as.foldrM (pure <| f · ·) (init := init)
@[inline] def any {α : Type u} (p : α → Bool) (as : Subarray α) : Bool := Id.run <| as.anyM (pure <| p ·)
@[inline] def all {α : Type u} (p : α → Bool) (as : Subarray α) : Bool := Id.run <| as.allM (pure <| p ·)
@[inline] def findSomeRevM? {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (as : Subarray α)
    (f : α → m (Option β)) : m (Option β) :=
  let rec @[specialize] find : (i : Nat) → i ≤ as.size → m (Option β)
    | 0, _ => pure none
    | i + 1, h => do
      match ← f as[i] with
      | some b => pure (some b)
      | none => find i (Nat.le_of_lt h)
  find as.size (Nat.le_refl _)
@[inline] def findRevM? {α : Type} {m : Type → Type w} [Monad m] (as : Subarray α) (p : α → m Bool) : m (Option α) :=
  as.findSomeRevM? fun a => return if (← p a) then some a else none
@[inline] def findRev? {α : Type} (as : Subarray α) (p : α → Bool) : Option α := Id.run <| as.findRevM? (pure <| p ·)
section
variable {α : Type u}
def drop (arr : Subarray α) (i : Nat) : Subarray α := ⟨{
  array := arr.array
  start := min (arr.start + i) arr.stop
  stop := arr.stop
  start_le_stop := Nat.min_le_right _ _
  stop_le_array_size := arr.stop_le_array_size }⟩
def take (arr : Subarray α) (i : Nat) : Subarray α := ⟨{
  array := arr.array
  start := arr.start
  stop := min (arr.start + i) arr.stop
  start_le_stop := Nat.le_min.2 ⟨Nat.le_add_right _ _, arr.start_le_stop⟩
  stop_le_array_size := Nat.le_trans (Nat.min_le_right _ _) arr.stop_le_array_size }⟩
def split (s : Subarray α) (i : Fin s.size.succ) : Subarray α × Subarray α := (s.take i, s.drop i)
end
end Subarray
def Array.toSubarray {α : Type u} (as : Array α) (start : Nat := 0) (stop : Nat := as.size) : Subarray α :=
  if h₂ : stop ≤ as.size then
    if h₁ : start ≤ stop then ⟨⟨as, start, stop, h₁, h₂⟩⟩
    else ⟨⟨as, stop, stop, Nat.le_refl _, h₂⟩⟩
  else
    if h₁ : start ≤ as.size then ⟨⟨as, start, as.size, h₁, Nat.le_refl _⟩⟩
    else ⟨⟨as, as.size, as.size, Nat.le_refl _, Nat.le_refl _⟩⟩

/- By ranges. -/
section
variable {α : Type u}
instance instSliceableArrayNatSubarray : Rcc.Sliceable (Array α) Nat (Subarray α) :=
  ⟨fun xs range => xs.toSubarray range.lower (range.upper + 1)⟩
instance instSliceableArrayNatSubarray_1 : Rco.Sliceable (Array α) Nat (Subarray α) :=
  ⟨fun xs range => xs.toSubarray range.lower range.upper⟩
instance instSliceableArrayNatSubarray_2 : Rci.Sliceable (Array α) Nat (Subarray α) where
  mkSlice xs range :=
    let halfOpenRange := Rci.HasRcoIntersection.intersection range (0...<xs.size)
    xs.toSubarray halfOpenRange.lower halfOpenRange.upper
instance instSliceableArrayNatSubarray_3 : Roc.Sliceable (Array α) Nat (Subarray α) :=
  ⟨fun xs range => xs.toSubarray (range.lower + 1) (range.upper + 1)⟩
instance instSliceableArrayNatSubarray_4 : Roo.Sliceable (Array α) Nat (Subarray α) :=
  ⟨fun xs range => xs.toSubarray (range.lower + 1) range.upper⟩
instance instSliceableArrayNatSubarray_5 : Roi.Sliceable (Array α) Nat (Subarray α) where
  mkSlice xs range :=
    let halfOpenRange := Roi.HasRcoIntersection.intersection range (0...<xs.size)
    xs.toSubarray halfOpenRange.lower halfOpenRange.upper
instance instSliceableArrayNatSubarray_6 : Ric.Sliceable (Array α) Nat (Subarray α) :=
  ⟨fun xs range => xs.toSubarray 0 (range.upper + 1)⟩
instance instSliceableArrayNatSubarray_7 : Rio.Sliceable (Array α) Nat (Subarray α) :=
  ⟨fun xs range => xs.toSubarray 0 range.upper⟩
instance instSliceableArrayNatSubarray_8 : Rii.Sliceable (Array α) Nat (Subarray α) :=
  ⟨fun xs _ => xs.toSubarray 0 xs.size⟩
instance instSliceableSubarrayNat : Rcc.Sliceable (Subarray α) Nat (Subarray α) where
  mkSlice xs range :=
    let halfOpenRange := Rcc.HasRcoIntersection.intersection range (0...<xs.size)
    xs.array[(halfOpenRange.lower + xs.start)...(halfOpenRange.upper + xs.start)]
instance instSliceableSubarrayNat_1 : Rco.Sliceable (Subarray α) Nat (Subarray α) where
  mkSlice xs range :=
    let halfOpenRange := Rco.HasRcoIntersection.intersection range (0...<xs.size)
    xs.array[(halfOpenRange.lower + xs.start)...(halfOpenRange.upper + xs.start)]
instance instSliceableSubarrayNat_2 : Rci.Sliceable (Subarray α) Nat (Subarray α) where
  mkSlice xs range :=
    let halfOpenRange := Rci.HasRcoIntersection.intersection range (0...<xs.size)
    xs.array[(halfOpenRange.lower + xs.start)...(halfOpenRange.upper + xs.start)]
instance instSliceableSubarrayNat_3 : Roc.Sliceable (Subarray α) Nat (Subarray α) where
  mkSlice xs range :=
    let halfOpenRange := Roc.HasRcoIntersection.intersection range (0...<xs.size)
    xs.array[(halfOpenRange.lower + xs.start)...(halfOpenRange.upper + xs.start)]
instance instSliceableSubarrayNat_4 : Roo.Sliceable (Subarray α) Nat (Subarray α) where
  mkSlice xs range :=
    let halfOpenRange := Roo.HasRcoIntersection.intersection range (0...<xs.size)
    xs.array[(halfOpenRange.lower + xs.start)...(halfOpenRange.upper + xs.start)]
instance instSliceableSubarrayNat_5 : Roi.Sliceable (Subarray α) Nat (Subarray α) where
  mkSlice xs range :=
    let halfOpenRange := Roi.HasRcoIntersection.intersection range (0...<xs.size)
    xs.array[(halfOpenRange.lower + xs.start)...(halfOpenRange.upper + xs.start)]
instance instSliceableSubarrayNat_6 : Ric.Sliceable (Subarray α) Nat (Subarray α) where
  mkSlice xs range :=
    let halfOpenRange := Ric.HasRcoIntersection.intersection range (0...<xs.size)
    xs.array[(halfOpenRange.lower + xs.start)...(halfOpenRange.upper + xs.start)]
instance instSliceableSubarrayNat_7 : Rio.Sliceable (Subarray α) Nat (Subarray α) where
  mkSlice xs range :=
    let halfOpenRange := Rio.HasRcoIntersection.intersection range (0...<xs.size)
    xs.array[(halfOpenRange.lower + xs.start)...(halfOpenRange.upper + xs.start)]
instance instSliceableSubarrayNat_8 : Rii.Sliceable (Subarray α) Nat (Subarray α) := ⟨fun xs _ => xs⟩
end

/- Their elements. -/
@[unbox] structure SubarrayIterator (α : Type u) where
  xs : Subarray α
open Std.Iterators
section
variable {α : Type u}
@[inline, implicit_reducible] def SubarrayIterator.step {m : Type u → Type v} :
    IterM (α := SubarrayIterator α) Id α → IterStep (IterM (α := SubarrayIterator α) m α) α
  | ⟨⟨xs⟩⟩ =>
    if h : xs.start < xs.stop then
      .yield ⟨⟨⟨xs.array, xs.start + 1, xs.stop, h, xs.stop_le_array_size⟩⟩⟩
        (xs.array[xs.start]'(Nat.lt_of_lt_of_le h xs.stop_le_array_size))
    else .done
instance instIteratorSubarrayIteratorId : Iterator (SubarrayIterator α) Id α where
  IsPlausibleStep it step := step = SubarrayIterator.step it
  step it := pure <| .deflate ⟨SubarrayIterator.step it, rfl⟩
private def SubarrayIterator.instFinitenessRelation : FinitenessRelation (SubarrayIterator α) Id where
  Rel it' it := it'.internalState.xs.stop - it'.internalState.xs.start <
    it.internalState.xs.stop - it.internalState.xs.start
  wf := (measure fun it : IterM (α := SubarrayIterator α) Id α =>
    it.internalState.xs.stop - it.internalState.xs.start).wf
  subrelation {it it'} h := by
    obtain ⟨step, h, k⟩ := h
    cases k
    rw [SubarrayIterator.step] at h
    split at h
    · cases h
      exact Nat.sub_succ_lt_self _ _ ‹_›
    · cases h
instance SubarrayIterator.instFinite : Finite (SubarrayIterator α) Id := .of_finitenessRelation instFinitenessRelation
instance instIteratorLoopSubarrayIteratorIdOfMonad {m : Type v → Type w} [Monad m] :
    IteratorLoop (SubarrayIterator α) Id m := .defaultImplementation
@[inline, instance] instance Subarray.instToIterator :
    ToIterator (Slice (Internal.SubarrayData α)) Id (SubarrayIterator α) α := ToIterator.of _ (⟨⟨·⟩⟩)
end
instance instForInSubarrayOfMonad {α : Type u} {m : Type v → Type w} [Monad m] : ForIn m (Subarray α) α := inferInstance
@[inline] def Subarray.forIn {α : Type u} {β : Type v} {m : Type v → Type w} [Monad m] (s : Subarray α) (b : β)
    (f : α → β → m (ForInStep β)) : m β := ForIn.forIn s b f
section
variable {α : Type u}
@[coe] def Subarray.copy (s : Subarray α) : Array α := Slice.toArray s
instance instCoeSubarrayArray : Coe (Subarray α) (Array α) := ⟨Subarray.copy⟩
@[simp] theorem Subarray.copy_eq_toArray {s : Subarray α} : s.copy = s.toArray := rfl
@[grind =] theorem Subarray.sliceToArray_eq_toArray {s : Subarray α} : Slice.toArray s = s.toArray := rfl
namespace Array
def ofSubarray (s : Subarray α) : Array α := Slice.toArray s
instance instAppendSubarray : Append (Subarray α) where
  append x y :=
    let a := x.toArray ++ y.toArray
    a.toSubarray 0 a.size
protected def Subarray.repr [Repr α] (s : Subarray α) : Std.Format := repr s.toArray ++ ".toSubarray"
instance instReprSubarray [Repr α] : Repr (Subarray α) := ⟨fun s _ => Subarray.repr s⟩
instance instToStringSubarray [ToString α] : ToString (Subarray α) := ⟨fun s => toString s.toArray⟩
end Array
end
