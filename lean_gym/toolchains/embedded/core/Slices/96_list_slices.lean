/-
Slices of lists.
-/
structure Std.Slice.Internal.ListSliceData (α : Type u) where
  list : List α
  stop : Option Nat
open Std Std.Slice
abbrev ListSlice (α : Type u) := Slice (Internal.ListSliceData α)
section
variable {α : Type u}
def List.toSlice (as : List α) (start stop : Nat) : ListSlice α :=
  if start < stop then ⟨{ list := as.drop start, stop := some (stop - start) }⟩
  else ⟨{ list := [], stop := some 0 }⟩
def List.toUnboundedSlice (as : List α) (start : Nat) : ListSlice α := ⟨{ list := as.drop start, stop := none }⟩
instance instSliceableListNatListSlice : Rcc.Sliceable (List α) Nat (ListSlice α) :=
  ⟨fun xs range => xs.toSlice range.lower (range.upper + 1)⟩
instance instSliceableListNatListSlice_1 : Rco.Sliceable (List α) Nat (ListSlice α) :=
  ⟨fun xs range => xs.toSlice range.lower range.upper⟩
instance instSliceableListNatListSlice_2 : Rci.Sliceable (List α) Nat (ListSlice α) :=
  ⟨fun xs range => xs.toUnboundedSlice range.lower⟩
instance instSliceableListNatListSlice_3 : Roc.Sliceable (List α) Nat (ListSlice α) :=
  ⟨fun xs range => xs.toSlice (range.lower + 1) (range.upper + 1)⟩
instance instSliceableListNatListSlice_4 : Roo.Sliceable (List α) Nat (ListSlice α) :=
  ⟨fun xs range => xs.toSlice (range.lower + 1) range.upper⟩
instance instSliceableListNatListSlice_5 : Roi.Sliceable (List α) Nat (ListSlice α) :=
  ⟨fun xs range => xs.toUnboundedSlice (range.lower + 1)⟩
instance instSliceableListNatListSlice_6 : Ric.Sliceable (List α) Nat (ListSlice α) :=
  ⟨fun xs range => xs.toSlice 0 (range.upper + 1)⟩
instance instSliceableListNatListSlice_7 : Rio.Sliceable (List α) Nat (ListSlice α) :=
  ⟨fun xs range => xs.toSlice 0 range.upper⟩
instance instSliceableListNatListSlice_8 : Rii.Sliceable (List α) Nat (ListSlice α) :=
  ⟨fun xs _ => xs.toUnboundedSlice 0⟩
instance instSliceableListSliceNat : Rcc.Sliceable (ListSlice α) Nat (ListSlice α) where
  mkSlice xs range :=
    let stop := match xs.internalRepresentation.stop with
      | none => range.upper + 1
      | some stop => min stop (range.upper + 1)
    xs.internalRepresentation.list[range.lower...stop]
instance instSliceableListSliceNat_1 : Rco.Sliceable (ListSlice α) Nat (ListSlice α) where
  mkSlice xs range :=
    let stop := match xs.internalRepresentation.stop with
      | none => range.upper
      | some stop => min stop range.upper
    xs.internalRepresentation.list[range.lower...stop]
instance instSliceableListSliceNat_2 : Rci.Sliceable (ListSlice α) Nat (ListSlice α) where
  mkSlice xs range :=
    match xs.internalRepresentation.stop with
    | none => xs.internalRepresentation.list[range.lower...*]
    | some stop => xs.internalRepresentation.list[range.lower...stop]
instance instSliceableListSliceNat_3 : Roc.Sliceable (ListSlice α) Nat (ListSlice α) where
  mkSlice xs range :=
    let stop := match xs.internalRepresentation.stop with
      | none => range.upper + 1
      | some stop => min stop (range.upper + 1)
    xs.internalRepresentation.list[range.lower<...stop]
instance instSliceableListSliceNat_4 : Roo.Sliceable (ListSlice α) Nat (ListSlice α) where
  mkSlice xs range :=
    let stop := match xs.internalRepresentation.stop with
      | none => range.upper
      | some stop => min stop range.upper
    xs.internalRepresentation.list[range.lower<...stop]
instance instSliceableListSliceNat_5 : Roi.Sliceable (ListSlice α) Nat (ListSlice α) where
  mkSlice xs range :=
    match xs.internalRepresentation.stop with
    | none => xs.internalRepresentation.list[range.lower<...*]
    | some stop => xs.internalRepresentation.list[range.lower<...stop]
instance instSliceableListSliceNat_6 : Ric.Sliceable (ListSlice α) Nat (ListSlice α) where
  mkSlice xs range :=
    let stop := match xs.internalRepresentation.stop with
      | none => range.upper + 1
      | some stop => min stop (range.upper + 1)
    xs.internalRepresentation.list[*...stop]
instance instSliceableListSliceNat_7 : Rio.Sliceable (ListSlice α) Nat (ListSlice α) where
  mkSlice xs range :=
    let stop := match xs.internalRepresentation.stop with
      | none => range.upper
      | some stop => min stop range.upper
    xs.internalRepresentation.list[*...stop]
instance instSliceableListSliceNat_8 : Rii.Sliceable (ListSlice α) Nat (ListSlice α) := ⟨fun xs _ => xs⟩

/- Their elements. -/
open Std.Iterators Std.Iterators.Types
@[inline, instance] instance ListSlice.instToIterator :
    ToIterator (Slice (Internal.ListSliceData α)) Id (Take (ListIterator α) Id) α :=
  ToIterator.of _ fun s =>
    match s.internalRepresentation.stop with
    | some n => s.internalRepresentation.list.iter.take n
    | none => s.internalRepresentation.list.iter.toTake
instance instSliceSizeListSliceData : SliceSize (Internal.ListSliceData α) := ⟨fun s => (Internal.iter s).length⟩
instance instForInListSliceOfMonad {m : Type v → Type w} [Monad m] : ForIn m (ListSlice α) α where
  forIn xs init f := forIn (Internal.iter xs) init f
namespace List
instance instAppendListSlice : Append (ListSlice α) where
  append x y :=
    let a := x.toList ++ y.toList
    a.toSlice 0 a.length
protected def ListSlice.repr [Repr α] (s : ListSlice α) : Std.Format :=
  let xs := s.toList
  repr xs ++ ".toSlice 0 " ++ toString xs.length
instance instReprListSlice [Repr α] : Repr (ListSlice α) := ⟨fun s _ => ListSlice.repr s⟩
instance instToStringListSlice [ToString α] : ToString (ListSlice α) := ⟨fun s => toString s.toArray⟩
end List
end
