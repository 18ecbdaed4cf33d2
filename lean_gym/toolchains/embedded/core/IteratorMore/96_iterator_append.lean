/-
One iterator after the other.
-/
set_option linter.unusedSectionVars false
namespace Std
inductive Iterators.Types.Append (α₁ α₂ : Type w) (m : Type w → Type w') (β : Type w) where
  | fst : IterM (α := α₁) m β → IterM (α := α₂) m β → Append α₁ α₂ m β
  | snd : IterM (α := α₂) m β → Append α₁ α₂ m β
open Std.Iterators Std.Iterators.Types
@[inline] def IterM.append {m : Type w → Type w'} {β α₁ α₂ : Type w} [Iterator α₁ m β] [Iterator α₂ m β]
    (it₁ : IterM (α := α₁) m β) (it₂ : IterM (α := α₂) m β) : IterM (α := Append α₁ α₂ m β) m β := ⟨.fst it₁ it₂⟩
@[inline] def IterM.Intermediate.appendSnd {m : Type w → Type w'} {β α₂ : Type w} [Iterator α₂ m β] (α₁ : Type w)
    (it₂ : IterM (α := α₂) m β) : IterM (α := Append α₁ α₂ m β) m β := ⟨.snd it₂⟩
namespace Iterators.Types.Append
inductive PlausibleStep {m : Type w → Type w'} {β α₁ α₂ : Type w} [Iterator α₁ m β] [Iterator α₂ m β] :
    IterM (α := Append α₁ α₂ m β) m β → IterStep (IterM (α := Append α₁ α₂ m β) m β) β → Prop where
  | fstYield {it₁' : IterM (α := α₁) m β} {out : β} {it₁ : IterM (α := α₁) m β} {it₂ : IterM (α := α₂) m β} :
    it₁.IsPlausibleStep (.yield it₁' out) → PlausibleStep (it₁.append it₂) (.yield (it₁'.append it₂) out)
  | fstSkip {it₁' it₁ : IterM (α := α₁) m β} {it₂ : IterM (α := α₂) m β} :
    it₁.IsPlausibleStep (.skip it₁') → PlausibleStep (it₁.append it₂) (.skip (it₁'.append it₂))
  | fstDone {it₁ : IterM (α := α₁) m β} {it₂ : IterM (α := α₂) m β} :
    it₁.IsPlausibleStep .done → PlausibleStep (it₁.append it₂) (.skip (IterM.Intermediate.appendSnd α₁ it₂))
  | sndYield {it₂' : IterM (α := α₂) m β} {out : β} {it₂ : IterM (α := α₂) m β} :
    it₂.IsPlausibleStep (.yield it₂' out) →
      PlausibleStep (IterM.Intermediate.appendSnd α₁ it₂) (.yield (IterM.Intermediate.appendSnd α₁ it₂') out)
  | sndSkip {it₂' it₂ : IterM (α := α₂) m β} :
    it₂.IsPlausibleStep (.skip it₂') →
      PlausibleStep (IterM.Intermediate.appendSnd α₁ it₂) (.skip (IterM.Intermediate.appendSnd α₁ it₂'))
  | sndDone {it₂ : IterM (α := α₂) m β} :
    it₂.IsPlausibleStep .done → PlausibleStep (IterM.Intermediate.appendSnd α₁ it₂) .done
@[inline] instance instIterator {m : Type w → Type w'} {β α₁ α₂ : Type w} [Monad m] [Iterator α₁ m β]
    [Iterator α₂ m β] : Iterator (Append α₁ α₂ m β) m β where
  IsPlausibleStep := Append.PlausibleStep
  step
    | ⟨.fst it₁ it₂⟩ => do
      match (← it₁.step).inflate with
      | .yield it₁' out h => return .deflate <| .yield (it₁'.append it₂) out (.fstYield h)
      | .skip it₁' h => return .deflate <| .skip (it₁'.append it₂) (.fstSkip h)
      | .done h => return .deflate <| .skip (IterM.Intermediate.appendSnd α₁ it₂) (.fstDone h)
    | ⟨.snd it₂⟩ => do
      match (← it₂.step).inflate with
      | .yield it₂' out h => return .deflate <| .yield (IterM.Intermediate.appendSnd α₁ it₂') out (.sndYield h)
      | .skip it₂' h => return .deflate <| .skip (IterM.Intermediate.appendSnd α₁ it₂') (.sndSkip h)
      | .done h => return .deflate <| .done (.sndDone h)
instance instIteratorLoop {m : Type w → Type w'} {β α₁ α₂ : Type w} {n : Type x → Type x'} [Monad m] [Monad n]
    [Iterator α₁ m β] [Iterator α₂ m β] : IteratorLoop (Append α₁ α₂ m β) m n := .defaultImplementation

private theorem lt_wf {α : Type w} {r : α → α → Prop} (h : WellFounded r) : WellFounded (Option.lt r) := by
  have none : Acc (Option.lt r) none := ⟨_, fun b k => by cases b <;> exact k.elim⟩
  refine ⟨fun a => ?_⟩
  cases a with
  | none => exact none
  | some a =>
    refine h.induction (C := fun a => Acc (Option.lt r) (some a)) a fun a ih => ⟨_, fun b k => ?_⟩
    cases b with
    | none => exact none
    | some b => exact ih b k
def Rel (α₁ α₂ : Type w) (m : Type w → Type w') (β : Type w) [Monad m] [Iterator α₁ m β] [Iterator α₂ m β]
    [Finite α₁ m] [Finite α₂ m] :
    IterM (α := Append α₁ α₂ m β) m β → IterM (α := Append α₁ α₂ m β) m β → Prop :=
  InvImage
    (Prod.Lex (Option.lt (InvImage IterM.TerminationMeasures.Finite.Rel IterM.finitelyManySteps))
      (InvImage IterM.TerminationMeasures.Finite.Rel IterM.finitelyManySteps))
    (fun it => match it.internalState with
      | .fst it₁ it₂ => (some it₁, it₂)
      | .snd it₂ => (none, it₂))
section
variable {α₁ α₂ : Type w} {m : Type w → Type w'} {β : Type w} [Monad m] [Iterator α₁ m β] [Iterator α₂ m β]
  [Finite α₁ m] [Finite α₂ m]
theorem rel_of_fst {it₁ it₁' : IterM (α := α₁) m β} {it₂ : IterM (α := α₂) m β}
    (h : it₁'.finitelyManySteps.Rel it₁.finitelyManySteps) :
    Append.Rel α₁ α₂ m β (it₁'.append it₂) (it₁.append it₂) := Prod.Lex.left _ _ h
theorem rel_fstDone {it₁ : IterM (α := α₁) m β} {it₂ : IterM (α := α₂) m β} :
    Append.Rel α₁ α₂ m β (IterM.Intermediate.appendSnd α₁ it₂) (it₁.append it₂) := Prod.Lex.left _ _ trivial
theorem rel_of_snd {it₂ it₂' : IterM (α := α₂) m β} (h : it₂'.finitelyManySteps.Rel it₂.finitelyManySteps) :
    Append.Rel α₁ α₂ m β (IterM.Intermediate.appendSnd α₁ it₂') (IterM.Intermediate.appendSnd α₁ it₂) :=
  Prod.Lex.right _ h
def instFinitenessRelation : FinitenessRelation (Append α₁ α₂ m β) m where
  Rel := Append.Rel α₁ α₂ m β
  wf := InvImage.wf _ (Prod.lex ⟨_, lt_wf (InvImage.wf _ WellFoundedRelation.wf)⟩
    ⟨_, InvImage.wf _ WellFoundedRelation.wf⟩).wf
  subrelation {it it'} h := by
    obtain ⟨step, h, k⟩ := h
    cases k <;> cases h
    · exact rel_of_fst (IterM.TerminationMeasures.Finite.rel_of_yield ‹_›)
    · exact rel_of_fst (IterM.TerminationMeasures.Finite.rel_of_skip ‹_›)
    · exact rel_fstDone
    · exact rel_of_snd (IterM.TerminationMeasures.Finite.rel_of_yield ‹_›)
    · exact rel_of_snd (IterM.TerminationMeasures.Finite.rel_of_skip ‹_›)
instance instFinite : Finite (Append α₁ α₂ m β) m := .of_finitenessRelation instFinitenessRelation
end
def ProductiveRel (α₁ α₂ : Type w) (m : Type w → Type w') (β : Type w) [Monad m] [Iterator α₁ m β] [Iterator α₂ m β]
    [Productive α₁ m] [Productive α₂ m] :
    IterM (α := Append α₁ α₂ m β) m β → IterM (α := Append α₁ α₂ m β) m β → Prop :=
  InvImage
    (Prod.Lex (Option.lt (InvImage IterM.TerminationMeasures.Productive.Rel IterM.finitelyManySkips))
      (InvImage IterM.TerminationMeasures.Productive.Rel IterM.finitelyManySkips))
    (fun it => match it.internalState with
      | .fst it₁ it₂ => (some it₁, it₂)
      | .snd it₂ => (none, it₂))
section
variable {α₁ α₂ : Type w} {m : Type w → Type w'} {β : Type w} [Monad m] [Iterator α₁ m β] [Iterator α₂ m β]
  [Productive α₁ m] [Productive α₂ m]
theorem productiveRel_of_fst {it₁ it₁' : IterM (α := α₁) m β} {it₂ : IterM (α := α₂) m β}
    (h : it₁'.finitelyManySkips.Rel it₁.finitelyManySkips) :
    Append.ProductiveRel α₁ α₂ m β (it₁'.append it₂) (it₁.append it₂) := Prod.Lex.left _ _ h
theorem productiveRel_fstDone {it₁ : IterM (α := α₁) m β} {it₂ : IterM (α := α₂) m β} :
    Append.ProductiveRel α₁ α₂ m β (IterM.Intermediate.appendSnd α₁ it₂) (it₁.append it₂) :=
  Prod.Lex.left _ _ trivial
theorem productiveRel_of_snd {it₂ it₂' : IterM (α := α₂) m β}
    (h : it₂'.finitelyManySkips.Rel it₂.finitelyManySkips) :
    Append.ProductiveRel α₁ α₂ m β (IterM.Intermediate.appendSnd α₁ it₂') (IterM.Intermediate.appendSnd α₁ it₂) :=
  Prod.Lex.right _ h
instance instProductive : Productive (Append α₁ α₂ m β) m := by
  refine ⟨Subrelation.wf (r := ProductiveRel α₁ α₂ m β) ?_ (InvImage.wf _ (Prod.lex
    ⟨_, lt_wf (InvImage.wf _ WellFoundedRelation.wf)⟩ ⟨_, InvImage.wf _ WellFoundedRelation.wf⟩).wf)⟩
  intro it it' h
  cases h
  · exact productiveRel_of_fst (IterM.TerminationMeasures.Productive.rel_of_skip ‹_›)
  · exact productiveRel_fstDone
  · exact productiveRel_of_snd (IterM.TerminationMeasures.Productive.rel_of_skip ‹_›)
end
end Iterators.Types.Append
@[inline] def Iter.append {α₁ α₂ β : Type w} [Iterator α₁ Id β] [Iterator α₂ Id β] (it₁ : Iter (α := α₁) β)
    (it₂ : Iter (α := α₂) β) :
    Iter (α := Append α₁ α₂ Id β) β := (it₁.toIterM.append it₂.toIterM).toIter
@[inline] def Iter.Intermediate.appendSnd {α₂ β : Type w} [Iterator α₂ Id β] (α₁ : Type w) (it₂ : Iter (α := α₂) β) :
    Iter (α := Append α₁ α₂ Id β) β := (IterM.Intermediate.appendSnd α₁ it₂.toIterM).toIter

/- With effects. -/
namespace IterM
section
variable {α₁ α₂ β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α₁ m β] [Iterator α₂ m β]
  {it₂ : IterM (α := α₂) m β}
theorem step_append {it₁ : IterM (α := α₁) m β} {it₂ : IterM (α := α₂) m β} :
    (it₁.append it₂).step = (do
      match (← it₁.step).inflate with
      | .yield it₁' out h => return .deflate <| .yield (it₁'.append it₂) out (.fstYield h)
      | .skip it₁' h => return .deflate <| .skip (it₁'.append it₂) (.fstSkip h)
      | .done h => return .deflate <| .skip (IterM.Intermediate.appendSnd α₁ it₂) (.fstDone h)) := by
  refine bind_congr fun s => ?_
  obtain ⟨⟨_, _⟩ | _ | _, h⟩ := s.inflate <;> rfl
theorem Intermediate.step_appendSnd :
    (appendSnd α₁ it₂).step = (do
      match (← it₂.step).inflate with
      | .yield it₂' out h => return .deflate <| .yield (appendSnd α₁ it₂') out (.sndYield h)
      | .skip it₂' h => return .deflate <| .skip (appendSnd α₁ it₂') (.sndSkip h)
      | .done h => return .deflate <| .done (.sndDone h)) := by
  refine bind_congr fun s => ?_
  obtain ⟨⟨_, _⟩ | _ | _, h⟩ := s.inflate <;> rfl
end

section
variable {α₁ α₂ β : Type w} {m : Type w → Type w'} [Monad m] [LawfulMonad m] [Iterator α₁ m β] [Iterator α₂ m β]
  [Finite α₁ m] [Finite α₂ m]
@[simp] theorem toList_appendSnd {it₂ : IterM (α := α₂) m β} : (Intermediate.appendSnd α₁ it₂).toList = it₂.toList := by
  induction it₂ using IterM.inductSteps with | step it ihy ihs
  rw [toList_eq_match_step, toList_eq_match_step (it := it), Intermediate.step_appendSnd, bind_assoc]
  refine bind_congr fun s => ?_
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
    exact congrArg (· >>= _) (ihy h)
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
    exact ihs h
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
variable {it₁ : IterM (α := α₁) m β} {it₂ : IterM (α := α₂) m β}
@[simp] theorem toList_append :
    (it₁.append it₂).toList = (do
      let l₁ ← it₁.toList
      let l₂ ← it₂.toList
      return l₁ ++ l₂) := by
  induction it₁ using IterM.inductSteps with | step it ihy ihs
  rw [toList_eq_match_step, toList_eq_match_step (it := it), step_append, bind_assoc, bind_assoc]
  refine bind_congr fun s => ?_
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
    refine (congrArg (· >>= _) (ihy h)).trans ?_
    simp only [bind_assoc, pure_bind, List.cons_append]
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
    exact ihs h
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
    refine toList_appendSnd.trans ?_
    simp only [pure_bind, List.nil_append]
    exact (bind_pure _).symm
@[simp] theorem toListRev_append :
    (it₁.append it₂).toListRev = (do
      let l₁ ← it₁.toListRev
      let l₂ ← it₂.toListRev
      return l₂ ++ l₁) := by
  simp only [toListRev_eq, toList_append, map_bind, map_pure, bind_map_left, List.reverse_append]
@[simp] theorem toArray_append :
    (it₁.append it₂).toArray = (do
      let a₁ ← it₁.toArray
      let a₂ ← it₂.toArray
      return a₁ ++ a₂) := by
  simp only [← toArray_toList, toList_append, map_bind, map_pure, bind_map_left, List.append_toArray]
end
end IterM

/- Without effects. -/
namespace Iter
section
variable {α₁ α₂ β : Type w} [Iterator α₁ Id β] [Iterator α₂ Id β]
theorem append_eq_toIter_append_toIterM {it₁ : Iter (α := α₁) β} {it₂ : Iter (α := α₂) β} :
    it₁.append it₂ = (it₁.toIterM.append it₂.toIterM).toIter := rfl
theorem Intermediate.appendSnd_eq_toIter_appendSnd_toIterM {it₂ : Iter (α := α₂) β} :
    appendSnd α₁ it₂ = (IterM.Intermediate.appendSnd α₁ it₂.toIterM).toIter := rfl
variable [Finite α₁ Id] [Finite α₂ Id] {it₁ : Iter (α := α₁) β} {it₂ : Iter (α := α₂) β}
@[simp] theorem toList_append : (it₁.append it₂).toList = it₁.toList ++ it₂.toList :=
  IterM.toList_append (m := Id) (it₁ := it₁.toIterM) (it₂ := it₂.toIterM)
@[simp] theorem toListRev_append : (it₁.append it₂).toListRev = it₂.toListRev ++ it₁.toListRev :=
  IterM.toListRev_append (m := Id) (it₁ := it₁.toIterM) (it₂ := it₂.toIterM)
@[simp] theorem toArray_append : (it₁.append it₂).toArray = it₁.toArray ++ it₂.toArray :=
  IterM.toArray_append (m := Id) (it₁ := it₁.toIterM) (it₂ := it₂.toIterM)
end
end Iter
end Std
