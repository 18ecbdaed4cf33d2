/-
Iterators whose values are lifted to a higher universe.
-/
namespace Std.Iterators
@[implicit_reducible] def ULiftT (n : Type (max u v) → Type v') (α : Type u) : Type v' := n (ULift.{v} α)
@[always_inline, inline] def ULiftT.run {n : Type (max u v) → Type v'} {α : Type u} (x : ULiftT n α) :
    n (ULift.{v} α) := x
instance instMonadULiftT {n : Type (max u v) → Type v'} [Monad n] : Monad.{u} (ULiftT n) where
  pure a := pure (f := n) (ULift.up a)
  bind x f := bind (m := n) (x : n _) fun a => f a.down
section
variable {n : Type (max u v) → Type v'} [Monad n] {α β : Type u}
instance instLawfulMonadULiftT [LawfulMonad n] : LawfulMonad.{u} (ULiftT n) :=
  LawfulMonad.mk' (m := ULiftT n) (id_map := fun x => bind_pure (m := n) x)
    (pure_bind := fun _ _ => pure_bind (m := n) ..) (bind_assoc := fun _ _ _ => bind_assoc (m := n) ..)
@[simp] theorem ULiftT.run_pure {a : α} : (pure a : ULiftT n α).run = pure (f := n) (ULift.up a) := rfl
@[simp] theorem ULiftT.run_bind {x : ULiftT n α} {f : α → ULiftT n β} :
    (x >>= f).run = x.run >>= (fun a => (f a.down).run) := rfl
@[simp] theorem ULiftT.run_map {x : ULiftT n α} {f : α → β} :
    (f <$> x).run = x.run >>= (fun a => pure <| .up (f a.down)) := rfl
end
namespace Types
@[unbox] structure ULiftIterator (α : Type u) (m : Type u → Type u') (n : Type (max u v) → Type v') (β : Type u)
    (lift : ∀ ⦃γ : Type u⦄, m γ → ULiftT n γ) : Type (max u v) where
  inner : IterM (α := α) m β
namespace ULiftIterator
section
variable {α : Type u} {m : Type u → Type u'} {n : Type (max u v) → Type v'} {β : Type u}
  {lift : ∀ ⦃γ : Type u⦄, m γ → ULiftT n γ}
@[always_inline, inline] def Monadic.modifyStep (step : IterStep (IterM (α := α) m β) β) :
    IterStep (IterM (α := ULiftIterator.{v} α m n β lift) n (ULift.{v} β)) (ULift.{v} β) :=
  match step with
  | .yield it' out => .yield ⟨⟨it'⟩⟩ (.up out)
  | .skip it' => .skip ⟨⟨it'⟩⟩
  | .done => .done
instance instIterator [Iterator α m β] [Monad n] : Iterator (ULiftIterator α m n β lift) n (ULift β) where
  IsPlausibleStep it step := ∃ step', it.internalState.inner.IsPlausibleStep step' ∧ step = Monadic.modifyStep step'
  step it := do
    let step := (← (lift it.internalState.inner.step).run).down.inflate
    return .deflate ⟨Monadic.modifyStep step.val, step.val, step.property, rfl⟩
def instFinitenessRelation [Iterator α m β] [Finite α m] [Monad n] :
    FinitenessRelation (ULiftIterator α m n β lift) n where
  Rel := InvImage WellFoundedRelation.rel fun it => it.internalState.inner.finitelyManySteps
  wf := InvImage.wf _ WellFoundedRelation.wf
  subrelation {it it'} h := by
    obtain ⟨_, h, ⟨it'', out⟩ | it'' | _, k, rfl⟩ := h
    · cases h; exact IterM.TerminationMeasures.Finite.rel_of_yield k
    · cases h; exact IterM.TerminationMeasures.Finite.rel_of_skip k
    · cases h
instance instFinite [Iterator α m β] [Finite α m] [Monad n] : Finite (ULiftIterator α m n β lift) n :=
  .of_finitenessRelation instFinitenessRelation
def instProductivenessRelation [Iterator α m β] [Productive α m] [Monad n] :
    ProductivenessRelation (ULiftIterator α m n β lift) n where
  Rel := InvImage WellFoundedRelation.rel fun it => it.internalState.inner.finitelyManySkips
  wf := InvImage.wf _ WellFoundedRelation.wf
  subrelation {it it'} h := by
    obtain ⟨⟨it'', out⟩ | it'' | _, k, h⟩ := h
    · cases h
    · cases h; exact IterM.TerminationMeasures.Productive.rel_of_skip k
    · cases h
instance instProductive [Iterator α m β] [Productive α m] [Monad n] : Productive (ULiftIterator α m n β lift) n :=
  .of_productivenessRelation instProductivenessRelation
instance instIteratorLoop {o : Type x → Type x'} [Monad n] [Monad o] [Iterator α m β] :
    IteratorLoop (ULiftIterator α m n β lift) n o := .defaultImplementation
end
end ULiftIterator
end Types
end Std.Iterators
namespace Std
open Std.Iterators Std.Iterators.Types
@[always_inline, inline] def IterM.uLift {α β : Type u} {m : Type u → Type u'} (it : IterM (α := α) m β)
    (n : Type (max u v) → Type v') [lift : MonadLiftT m (ULiftT n)] :
    IterM (α := ULiftIterator α m n β (fun _ => lift.monadLift)) n (ULift β) := ⟨⟨it⟩⟩
@[always_inline, inline] def Iterators.Types.ULiftIterator.modifyStep {α β : Type u}
    (step : IterStep (Iter (α := α) β) β) :
    IterStep (Iter (α := ULiftIterator.{v} α Id Id β (fun _ => monadLift)) (ULift.{v} β)) (ULift.{v} β) :=
  (Monadic.modifyStep (step.mapIterator Iter.toIterM)).mapIterator IterM.toIter
@[always_inline, inline] def Iter.uLift {α β : Type u} (it : Iter (α := α) β) :
    Iter (α := ULiftIterator.{v} α Id Id β (fun _ => monadLift)) (ULift β) := (it.toIterM.uLift Id).toIter
namespace IterM
section
variable {α : Type u} {m : Type u → Type u'} {n : Type (max u v) → Type v'} {β : Type u} [Iterator α m β] [Monad m]
  [Monad n] {it : IterM (α := α) m β} [MonadLiftT m (ULiftT n)] [Finite α m] [LawfulMonad m] [LawfulMonad n]
section
variable [LawfulMonadLiftT m (ULiftT n)]
@[simp] theorem toList_uLift :
    (it.uLift n).toList = (fun l => l.down.map ULift.up) <$> (monadLift it.toList : ULiftT n _).run := by
  induction it using IterM.inductSteps with | step it ihy ihs
  rw [toList_eq_match_step, toList_eq_match_step (it := it), monadLift_bind, ULiftT.run_bind, map_bind]
  refine (bind_assoc ..).trans (bind_congr fun s => (pure_bind ..).trans ?_)
  rw [Shrink.inflate_deflate]
  dsimp only [uLift] at s ⊢
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.down.inflate
  · refine (congrArg (· >>= _) (ihy h)).trans ?_
    simp only [monadLift_map, ULiftT.run_map, Functor.map_map, bind_pure_comp, List.map_cons]
  · exact ihs h
  · simp only [monadLift_pure, ULiftT.run_pure, map_pure, List.map_nil]
    rfl
@[simp] theorem toListRev_uLift :
    (it.uLift n).toListRev = (fun l => l.down.map ULift.up) <$> (monadLift it.toListRev : ULiftT n _).run := by
  simp only [toListRev_eq, toList_uLift, monadLift_map, ULiftT.run_map, Functor.map_map,
    bind_pure_comp, List.map_reverse]
@[simp] theorem toArray_uLift :
    (it.uLift n).toArray = (fun l => l.down.map ULift.up) <$> (monadLift it.toArray : ULiftT n _).run := by
  rw [← toArray_toList, ← toArray_toList, toList_uLift]
  simp only [monadLift_map, ULiftT.run_map, Functor.map_map, bind_pure_comp, List.map_toArray]
end
@[simp] theorem length_uLift [IteratorLoop α m m] [LawfulIteratorLoop α m m] [LawfulMonadLiftT m (ULiftT n)] :
    (it.uLift n).length = (.up ·.down.down) <$> (monadLift (n := ULiftT n) it.length).run := by
  rw [← up_length_toList_eq_length, ← up_length_toList_eq_length, toList_uLift]
  simp only [monadLift_map, ULiftT.run_map, Functor.map_map, bind_pure_comp, List.length_map]
end
end IterM
namespace Iter
section
variable {α β : Type u} {it : Iter (α := α) β}
theorem uLift_eq_toIter_uLift_toIterM : it.uLift = (it.toIterM.uLift Id).toIter := rfl
variable [Iterator α Id β]
variable [Finite α Id]
@[simp] theorem toList_uLift : it.uLift.toList = it.toList.map ULift.up :=
  IterM.toList_uLift (m := Id) (n := Id) (it := it.toIterM)
@[simp] theorem toListRev_uLift : it.uLift.toListRev = it.toListRev.map ULift.up :=
  LeanGym.Internal.toListRev_of_toList toList_uLift fun _ => List.map_reverse.symm
@[simp] theorem toArray_uLift : it.uLift.toArray = it.toArray.map ULift.up :=
  LeanGym.Internal.toArray_of_toList toList_uLift fun _ => List.map_toArray.symm
@[simp] theorem length_uLift [IteratorLoop α Id Id] [LawfulIteratorLoop α Id Id] : it.uLift.length = it.length := by
  rw [← length_toList_eq_length, ← length_toList_eq_length, toList_uLift, List.length_map]
end
end Iter
end Std
