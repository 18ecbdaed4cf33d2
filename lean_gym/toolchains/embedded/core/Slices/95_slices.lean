/-
Slices of anything, and what can be sliced by a range.
-/
namespace Std
structure Slice (γ : Type u) where
  internalRepresentation : γ
class Slice.Self (α : Type u) (β : outParam (Type u)) : Prop where
  eq : α = β := by rfl
class Rcc.Sliceable (α : Type u) (β : outParam (Type v)) (γ : outParam (Type w)) where
  mkSlice (carrier : α) (range : Rcc β) : γ
class Rco.Sliceable (α : Type u) (β : outParam (Type v)) (γ : outParam (Type w)) where
  mkSlice (carrier : α) (range : Rco β) : γ
class Rci.Sliceable (α : Type u) (β : outParam (Type v)) (γ : outParam (Type w)) where
  mkSlice (carrier : α) (range : Rci β) : γ
class Roc.Sliceable (α : Type u) (β : outParam (Type v)) (γ : outParam (Type w)) where
  mkSlice (carrier : α) (range : Roc β) : γ
class Roo.Sliceable (α : Type u) (β : outParam (Type v)) (γ : outParam (Type w)) where
  mkSlice (carrier : α) (range : Roo β) : γ
class Roi.Sliceable (α : Type u) (β : outParam (Type v)) (γ : outParam (Type w)) where
  mkSlice (carrier : α) (range : Roi β) : γ
class Ric.Sliceable (α : Type u) (β : outParam (Type v)) (γ : outParam (Type w)) where
  mkSlice (carrier : α) (range : Ric β) : γ
class Rio.Sliceable (α : Type u) (β : outParam (Type v)) (γ : outParam (Type w)) where
  mkSlice (carrier : α) (range : Rio β) : γ
class Rii.Sliceable (α : Type u) (β : outParam (Type v)) (γ : outParam (Type w)) where
  mkSlice (carrier : α) (range : Rii β) : γ

/- Their elements. -/
namespace Slice
instance instToIterator {γ : Type u} {m : Type w → Type w'} {α β : Type w} [ToIterator γ m α β] :
    ToIterator (Slice γ) m α β := ⟨fun x => ToIterator.iterMInternal x.internalRepresentation⟩
@[always_inline, inline] def Internal.iter {γ : Type u} {α β : Type v} [ToIterator (Slice γ) Id α β] (s : Slice γ) :
    Iter (α := α) β := ToIterator.iter s
class SliceSize (γ : Type u) where
  size (slice : Slice γ) : Nat
class LawfulSliceSize {α β : Type v} (γ : Type u) [SliceSize γ] [ToIterator (Slice γ) Id α β] [Iterator α Id β] :
    Prop where
  lawful :
    letI : IteratorLoop α Id Id := .defaultImplementation
    ∀ s : Slice γ, SliceSize.size s = (ToIterator.iter (γ := Slice γ) s).length
@[always_inline, inline] def size {γ : Type u} (s : Slice γ) [SliceSize γ] : Nat := SliceSize.size s
section
variable {γ : Type u} {α β : Type v} [ToIterator (Slice γ) Id α β] [Iterator α Id β]
@[always_inline, inline] def toArray (s : Slice γ) : Array β := (Internal.iter s).toArray
@[always_inline, inline] def toList (s : Slice γ) : List β := (Internal.iter s).toList
@[always_inline, inline] def toListRev (s : Slice γ) : List β := (Internal.iter s).toListRev
end
instance instForInOfMonadOfToIteratorOfIteratorLoopId {m : Type w → Type w'} {α : Type v} {γ : Type u} {β : Type v}
    [Monad m] [ToIterator (Slice γ) Id α β] [Iterator α Id β] [IteratorLoop α Id m] : ForIn m (Slice γ) β where
  forIn s init f := forIn (Internal.iter s) init f
@[always_inline, inline] def foldlM {α : Type v} {γ : Type u} {β : Type v} {δ : Type w} {m : Type w → Type w'}
    [Monad m] (f : δ → β → m δ) (init : δ) [ToIterator (Slice γ) Id α β] [Iterator α Id β] [IteratorLoop α Id m]
    (s : Slice γ) : m δ := (Internal.iter s).foldM f init
@[always_inline, inline] def foldl {α : Type v} {γ : Type u} {β : Type v} {δ : Type w} (f : δ → β → δ) (init : δ)
    [ToIterator (Slice γ) Id α β] [Iterator α Id β] [IteratorLoop α Id Id] (s : Slice γ) : δ :=
  (Internal.iter s).fold f init

/- Their laws. -/
set_option linter.unusedSectionVars false
namespace Internal
theorem iter_eq_toIteratorIter {α β : Type v} {γ : Type u} [ToIterator (Slice γ) Id α β] {s : Slice γ} :
    Internal.iter s = ToIterator.iter s := rfl
theorem forIn_iter {α : Type v} {γ : Type u} {β : Type v} {m : Type w → Type x} [Monad m] {δ : Type w}
    [ToIterator (Slice γ) Id α β] [Iterator α Id β] [IteratorLoop α Id m] {s : Slice γ} {init : δ}
    {f : β → δ → m (ForInStep δ)} : ForIn.forIn (Internal.iter s) init f = ForIn.forIn s init f := rfl
theorem size_eq_length_iter {γ : Type u} {α β : Type v} [ToIterator (Slice γ) Id α β] [Iterator α Id β]
    [Iterators.Finite α Id] [IteratorLoop α Id Id] [LawfulIteratorLoop α Id Id] {s : Slice γ} [SliceSize γ]
    [LawfulSliceSize γ] : s.size = (Internal.iter s).length :=
  (LawfulSliceSize.lawful s).trans
    ((@Iter.length_toList_eq_length α β _ _ .defaultImplementation _ (Internal.iter s)).symm.trans
      Iter.length_toList_eq_length)
section
variable {γ : Type u} {α β : Type v} {s : Slice γ} [ToIterator (Slice γ) Id α β] [Iterator α Id β]
  [Iterators.Finite α Id]
theorem toArray_eq_toArray_iter : s.toArray = (Internal.iter s).toArray := rfl
theorem toList_eq_toList_iter : s.toList = (Internal.iter s).toList := rfl
theorem toListRev_eq_toListRev_iter : s.toListRev = (Internal.iter s).toListRev := rfl
end
theorem fold_iter {γ : Type u} {α β : Type v} {δ : Type w} {f : δ → β → δ} {init : δ} [ToIterator (Slice γ) Id α β]
    [Iterator α Id β] [IteratorLoop α Id Id] [Iterators.Finite α Id] {s : Slice γ} :
    (Internal.iter s).fold (init := init) f = s.foldl (init := init) f := rfl
theorem foldM_iter {γ : Type u} {α β : Type v} {δ : Type w} {init : δ} {m : Type w → Type w'} [Monad m]
    [ToIterator (Slice γ) Id α β] [Iterator α Id β] [IteratorLoop α Id m] [Iterators.Finite α Id] {s : Slice γ}
    {f : δ → β → m δ} : (Internal.iter s).foldM (init := init) f = s.foldlM (init := init) f := rfl
theorem foldlM_iter {γ : Type u} {α β : Type v} {m : Type w → Type w'} {δ : Type w} [Monad m]
    [ToIterator (Slice γ) Id α β] [Iterator α Id β] [IteratorLoop α Id m] {s : Slice γ} {init : δ} {f : δ → β → m δ} :
    (Internal.iter s).foldM (init := init) f = s.foldlM (init := init) f := rfl
theorem foldl_iter {γ : Type u} {α β : Type v} {δ : Type w} [ToIterator (Slice γ) Id α β] [Iterator α Id β]
    [IteratorLoop α Id Id] {s : Slice γ} {init : δ} {f : δ → β → δ} :
    (Internal.iter s).fold (init := init) f = s.foldl (init := init) f := rfl
end Internal
section
variable {α : Type v} {γ : Type u} {β : Type v} {m : Type w → Type x} [Monad m] [LawfulMonad m] {δ : Type w}
  [ToIterator (Slice γ) Id α β] [Iterator α Id β] [IteratorLoop α Id m] [LawfulIteratorLoop α Id m]
  [Iterators.Finite α Id] {s : Slice γ} {init : δ} {f : β → δ → m (ForInStep δ)}
@[simp] theorem forIn_toList : ForIn.forIn s.toList init f = ForIn.forIn s init f := Iter.forIn_toList
@[simp] theorem forIn_toArray : ForIn.forIn s.toArray init f = ForIn.forIn s init f := Iter.forIn_toArray
end

section
variable {γ : Type u} {α β : Type v} {m : Type w → Type w'} {δ : Type w} [Monad m] [ToIterator (Slice γ) Id α β]
  [Iterator α Id β] [IteratorLoop α Id m] [LawfulIteratorLoop α Id m] [Iterators.Finite α Id] [LawfulMonad m]
  {s : Slice γ} {init : δ} {f : δ → β → m δ}
theorem foldlM_toList : s.toList.foldlM (init := init) f = s.foldlM (m := m) (init := init) f := Iter.foldlM_toList
theorem foldlM_toArray : s.toArray.foldlM (init := init) f = s.foldlM (m := m) (init := init) f := Iter.foldlM_toArray
end

section
variable {γ : Type u} {α β : Type v} {δ : Type w} [ToIterator (Slice γ) Id α β] [Iterator α Id β] [IteratorLoop α Id Id]
  [LawfulIteratorLoop α Id Id] [Iterators.Finite α Id] {s : Slice γ} {init : δ} {f : δ → β → δ}
theorem foldl_toList : s.toList.foldl (init := init) f = s.foldl (init := init) f := Iter.foldl_toList
theorem foldl_toArray : s.toArray.foldl (init := init) f = s.foldl (init := init) f := Iter.foldl_toArray
end
@[simp] theorem size_toArray_eq_size {γ : Type u} {α β : Type v} [ToIterator (Slice γ) Id α β] [Iterator α Id β]
    [SliceSize γ] [LawfulSliceSize γ] [Iterators.Finite α Id] {s : Slice γ} : s.toArray.size = s.size :=
  letI : IteratorLoop α Id Id := .defaultImplementation
  Iter.size_toArray_eq_length.trans Internal.size_eq_length_iter.symm
@[simp] theorem length_toList_eq_size {γ : Type u} {α β : Type v} [ToIterator (Slice γ) Id α β] [Iterator α Id β]
    {s : Slice γ} [SliceSize γ] [LawfulSliceSize γ] [Iterators.Finite α Id] : s.toList.length = s.size :=
  letI : IteratorLoop α Id Id := .defaultImplementation
  Iter.length_toList_eq_length.trans Internal.size_eq_length_iter.symm
@[simp] theorem length_toListRev_eq_size {γ : Type u} {α β : Type v} [ToIterator (Slice γ) Id α β] [Iterator α Id β]
    {s : Slice γ} [IteratorLoop α Id Id.{v}] [SliceSize γ] [LawfulSliceSize γ] [Iterators.Finite α Id]
    [LawfulIteratorLoop α Id Id.{v}] : s.toListRev.length = s.size :=
  Iter.length_toListRev_eq_length.trans Internal.size_eq_length_iter.symm
end Slice
end Std
