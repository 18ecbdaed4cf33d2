/-
Iterators whose values carry a proof.
-/
namespace Std.Iterators.Types
@[unbox] structure Attach (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β] (P : β → Prop) where
  inner : IterM (α := α) m β
  invariant : ∀ out, inner.IsPlausibleIndirectOutput out → P out
namespace Attach
@[always_inline, inline] def Monadic.modifyStep {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β]
    {P : β → Prop} (it : IterM (α := Attach α m P) m {out : β // P out})
    (step : it.internalState.inner.Step (α := α) (m := m)) :
    IterStep (IterM (α := Attach α m P) m {out : β // P out}) {out : β // P out} :=
  match step with
  | .yield it' out h =>
    .yield ⟨it', fun out ho => it.internalState.invariant out (.indirect ⟨_, rfl, h⟩ ho)⟩
      ⟨out, it.internalState.invariant out (.direct ⟨_, h⟩)⟩
  | .skip it' h => .skip ⟨it', fun out ho => it.internalState.invariant out (.indirect ⟨_, rfl, h⟩ ho)⟩
  | .done _ => .done
section
variable {α β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β]
instance instIterator {P : β → Prop} : Iterator (Attach α m P) m {out : β // P out} where
  IsPlausibleStep it step := ∃ step', Monadic.modifyStep it step' = step
  step it := (fun step => .deflate ⟨Monadic.modifyStep it step.inflate, step.inflate, rfl⟩) <$>
    it.internalState.inner.step
def instFinitenessRelation [Finite α m] {P : β → Prop} : FinitenessRelation (Attach α m P) m where
  Rel := InvImage WellFoundedRelation.rel fun it => it.internalState.inner.finitelyManySteps
  wf := InvImage.wf _ WellFoundedRelation.wf
  subrelation {it it'} h := by
    obtain ⟨_, h, ⟨⟨it'', out⟩ | it'' | _, k⟩, rfl⟩ := h
    · cases h; exact IterM.TerminationMeasures.Finite.rel_of_yield k
    · cases h; exact IterM.TerminationMeasures.Finite.rel_of_skip k
    · cases h
instance instFinite [Finite α m] {P : β → Prop} : Finite (Attach α m P) m :=
  .of_finitenessRelation instFinitenessRelation
def instProductivenessRelation [Productive α m] {P : β → Prop} : ProductivenessRelation (Attach α m P) m where
  Rel := InvImage WellFoundedRelation.rel fun it => it.internalState.inner.finitelyManySkips
  wf := InvImage.wf _ WellFoundedRelation.wf
  subrelation {it it'} h := by
    obtain ⟨⟨⟨it'', out⟩ | it'' | _, k⟩, h⟩ := h
    · cases h
    · cases h; exact IterM.TerminationMeasures.Productive.rel_of_skip k
    · cases h
instance instProductive [Productive α m] {P : β → Prop} : Productive (Attach α m P) m :=
  .of_productivenessRelation instProductivenessRelation
end
instance instIteratorLoop {α β : Type w} {m : Type w → Type w'} [Monad m] {n : Type x → Type x'} [Monad n]
    {P : β → Prop} [Iterator α m β] : IteratorLoop (Attach α m P) m n := .defaultImplementation
end Attach
end Std.Iterators.Types
namespace Std
open Std.Iterators Std.Iterators.Types
@[always_inline, inline] def IterM.attachWith {α β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β]
    (it : IterM (α := α) m β) (P : β → Prop) (h : ∀ out, it.IsPlausibleIndirectOutput out → P out) :
    IterM (α := Attach α m P) m {out : β // P out} := ⟨⟨it, h⟩⟩
@[always_inline, inline] def Iter.attachWith {α β : Type w} [Iterator α Id β] (it : Iter (α := α) β) (P : β → Prop)
    (h : ∀ out, it.IsPlausibleIndirectOutput out → P out) : Iter (α := Attach α Id P) {out : β // P out} :=
  (it.toIterM.attachWith P fun out ho =>
    h out (Iter.isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM.mpr ho)).toIter
namespace IterM
section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} {P : β → Prop} [Iterator α m β] [Monad m]
  {it : IterM (α := α) m β} {hP : ∀ out, it.IsPlausibleIndirectOutput out → P out}
theorem step_attachWith :
    (it.attachWith P hP).step =
      (fun s => .deflate ⟨Attach.Monadic.modifyStep (it.attachWith P hP) s.inflate, s.inflate, rfl⟩) <$> it.step := rfl
@[simp] theorem map_unattach_toList_attachWith [Finite α m] [LawfulMonad m] :
    List.unattach <$> (it.attachWith P hP).toList = it.toList := by
  induction it using IterM.inductSteps with | step it ihy ihs
  rw [toList_eq_match_step, toList_eq_match_step (it := it), step_attachWith, bind_map_left, map_bind]
  refine bind_congr fun s => ?_
  rw [Shrink.inflate_deflate]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · have e := ihy h (hP := fun o k => hP o (.indirect ⟨_, rfl, h⟩ k))
    refine Eq.trans ?_ (congrArg (· >>= _) e)
    rw [bind_map_left]
    exact (map_bind ..).trans (bind_congr fun l => map_pure ..)
  · exact ihs h
  · exact map_pure List.unattach []
end

section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} {P : β → Prop} {n : Type u → Type v} [Iterator α m β]
  [Monad m] [Monad n] {it : IterM (α := α) m β} {hP : ∀ out, it.IsPlausibleIndirectOutput out → P out} [Finite α m]
include n
@[simp] theorem map_unattach_toListRev_attachWith [LawfulMonad m] :
    List.unattach <$> (it.attachWith P hP).toListRev = it.toListRev := by
  rw [toListRev_eq, toListRev_eq, ← map_unattach_toList_attachWith (hP := hP), Functor.map_map, Functor.map_map]
  exact congrArg (· <$> (it.attachWith P hP).toList) (funext fun l => List.map_reverse ..)
@[simp] theorem map_unattach_toArray_attachWith [LawfulMonad m] :
    (·.map Subtype.val) <$> (it.attachWith P hP).toArray = it.toArray := by
  rw [← toArray_toList, ← toArray_toList, ← map_unattach_toList_attachWith (hP := hP), Functor.map_map,
    Functor.map_map]
  exact congrArg (· <$> (it.attachWith P hP).toList) (funext fun l => List.map_toArray)
@[simp] theorem length_attachWith [IteratorLoop α m m] [LawfulMonad m] [LawfulIteratorLoop α m m] :
    (it.attachWith P hP).length = it.length := by
  rw [← up_length_toList_eq_length, ← up_length_toList_eq_length, ← map_unattach_toList_attachWith (hP := hP),
    Functor.map_map]
  exact congrArg (· <$> (it.attachWith P hP).toList) (funext fun l => congrArg ULift.up (List.length_map ..).symm)
set_option linter.defProp false in
@[deprecated length_attachWith (since := "2026-01-28")] def count_attachWith := @length_attachWith
end
end IterM
namespace Iter
variable {α β : Type w} {P : β → Prop} [Iterator α Id β] {it : Iter (α := α) β}
  {hP : ∀ out, it.IsPlausibleIndirectOutput out → P out}
theorem unattach_eq_toIter_unattach_toIterM :
    it.attachWith P hP = (it.toIterM.attachWith P (fun out h =>
      hP out (isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM.mpr h))).toIter := rfl
variable [Finite α Id]
theorem unattach_toList_attachWith : (it.attachWith P hP).toList.unattach = it.toList :=
  IterM.map_unattach_toList_attachWith (m := Id) (it := it.toIterM)
@[simp] theorem toList_attachWith :
    (it.attachWith P hP).toList =
      it.toList.attachWith P (fun out h => hP out (isPlausibleIndirectOutput_of_mem_toList h)) := by
  refine (List.map_inj_right fun x y => Subtype.ext).1 (unattach_toList_attachWith.trans ?_)
  exact List.unattach_attachWith.symm
theorem unattach_toListRev_attachWith : (it.attachWith P hP).toListRev.unattach = it.toListRev := by
  rw [toListRev_eq, toListRev_eq, ← unattach_toList_attachWith (hP := hP)]
  exact List.map_reverse ..
@[simp] theorem toListRev_attachWith :
    (it.attachWith P hP).toListRev =
      it.toListRev.attachWith P (fun out h => hP out (isPlausibleIndirectOutput_of_mem_toListRev h)) := by
  refine (List.map_inj_right fun x y => Subtype.ext).1 (unattach_toListRev_attachWith.trans ?_)
  exact List.unattach_attachWith.symm
@[simp] theorem unattach_toArray_attachWith : (it.attachWith P hP).toListRev.unattach = it.toListRev :=
  unattach_toListRev_attachWith
@[simp] theorem toArray_attachWith :
    (it.attachWith P hP).toArray =
      it.toArray.attachWith P (fun out h => hP out (isPlausibleIndirectOutput_of_mem_toArray h)) := by
  apply Array.ext'
  rw [toList_toArray, toList_attachWith, Array.toList_attachWith]
  rfl
@[simp] theorem length_attachWith [IteratorLoop α Id Id] [LawfulIteratorLoop α Id Id] :
    (it.attachWith P hP).length = it.length := by
  rw [← length_toList_eq_length, ← length_toList_eq_length, ← unattach_toList_attachWith (hP := hP)]
  exact (List.length_map ..).symm
set_option linter.defProp false in
@[deprecated length_attachWith (since := "2026-01-28")] def count_attachWith := @length_attachWith
end Iter
end Std
