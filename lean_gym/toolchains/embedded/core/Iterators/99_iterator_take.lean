/-
The first values of an iterator.
-/
namespace Std
open Std.Iterators
@[unbox] structure Iterators.Types.Take (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β] where
  countdown : Nat
  inner : IterM (α := α) m β
  finite : countdown > 0 ∨ Finite α m
open Std.Iterators.Types
section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β]
@[always_inline, inline] def IterM.take (n : Nat) (it : IterM (α := α) m β) : IterM (α := Take α m) m β :=
  ⟨⟨n + 1, it, .inl (Nat.zero_lt_succ _)⟩⟩
@[always_inline, inline] def IterM.toTake [Finite α m] (it : IterM (α := α) m β) : IterM (α := Take α m) m β :=
  ⟨⟨0, it, .inr inferInstance⟩⟩
theorem IterM.take.surjective_of_zero_lt (it : IterM (α := Take α m) m β) (h : 0 < it.internalState.countdown) :
    ∃ (it₀ : IterM (α := α) m β) (k : Nat), it = it₀.take k := by
  obtain ⟨⟨k, it, f⟩⟩ := it
  cases k with
  | zero => exact absurd h (Nat.lt_irrefl 0)
  | succ k => exact ⟨it, k, rfl⟩
namespace Iterators.Types.Take
private theorem finite_pred {c : Nat} (h : c > 0 ∨ Finite α m) (k : c ≠ 1) : c - 1 > 0 ∨ Finite α m := by
  cases c with
  | zero => exact .inr (h.resolve_left (Nat.lt_irrefl 0))
  | succ c => exact .inl (Nat.pos_of_ne_zero fun e => k (congrArg (· + 1) e))
inductive PlausibleStep (it : IterM (α := Take α m) m β) : (step : IterStep (IterM (α := Take α m) m β) β) → Prop where
  | yield : ∀ {it' out}, it.internalState.inner.IsPlausibleStep (.yield it' out) →
    (h : it.internalState.countdown ≠ 1) →
    PlausibleStep it (.yield ⟨it.internalState.countdown - 1, it', finite_pred it.internalState.finite h⟩ out)
  | skip : ∀ {it'}, it.internalState.inner.IsPlausibleStep (.skip it') → it.internalState.countdown ≠ 1 →
    PlausibleStep it (.skip ⟨it.internalState.countdown, it', it.internalState.finite⟩)
  | done : it.internalState.inner.IsPlausibleStep .done → PlausibleStep it .done
  | depleted : it.internalState.countdown = 1 → PlausibleStep it .done
end Iterators.Types.Take
end
namespace Iterators.Types.Take
@[always_inline, inline] instance instIterator {α : Type w} {m : Type w → Type w'} {β : Type w} [Monad m]
    [Iterator α m β] : Iterator (Take α m) m β where
  IsPlausibleStep := Take.PlausibleStep
  step it :=
    if h : it.internalState.countdown = 1 then
      pure <| .deflate <| .done (.depleted h)
    else do
      match (← it.internalState.inner.step).inflate with
      | .yield it' out h' =>
        pure <| .deflate <| .yield
          ⟨it.internalState.countdown - 1, it', finite_pred it.internalState.finite h⟩ out (.yield h' h)
      | .skip it' h' =>
        pure <| .deflate <| .skip ⟨it.internalState.countdown, it', it.internalState.finite⟩ (.skip h' h)
      | .done h' => pure <| .deflate <| .done (.done h')
open scoped Classical in
def Rel {α β : Type w} (m : Type w → Type w') [Monad m] [Iterator α m β] [Productive α m] :
    IterM (α := Take α m) m β → IterM (α := Take α m) m β → Prop :=
  if _ : Finite α m then
    InvImage (Prod.Lex Nat.lt_wfRel.rel IterM.TerminationMeasures.Finite.Rel)
      (fun it => (it.internalState.countdown, it.internalState.inner.finitelyManySteps))
  else
    InvImage (Prod.Lex Nat.lt_wfRel.rel IterM.TerminationMeasures.Productive.Rel)
      (fun it => (it.internalState.countdown, it.internalState.inner.finitelyManySkips))
section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Monad m] [Iterator α m β]
theorem rel_of_countdown [Productive α m] {it it' : IterM (α := Take α m) m β}
    (h : it'.internalState.countdown < it.internalState.countdown) : Take.Rel m it' it := by
  rw [Rel]
  split <;> exact Prod.Lex.left _ _ h
theorem rel_of_inner [Productive α m] {remaining : Nat} {it it' : IterM (α := α) m β}
    (h : it'.finitelyManySkips.Rel it.finitelyManySkips) :
    Take.Rel m (it'.take remaining) (it.take remaining) := by
  rw [Rel]
  split
  · exact Prod.Lex.right _ (.of_productive h)
  · exact Prod.Lex.right _ h
private theorem finite_of_zero {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β]
    {it : IterM (α := Take α m) m β} (h : it.internalState.countdown = 0) : Finite α m :=
  it.internalState.finite.resolve_left (h ▸ Nat.lt_irrefl 0)
theorem rel_of_zero_of_inner {it it' : IterM (α := Take α m) m β} (h : it.internalState.countdown = 0)
    (h' : it'.internalState.countdown = 0)
    (h'' : haveI := finite_of_zero h
      it'.internalState.inner.finitelyManySteps.Rel it.internalState.inner.finitelyManySteps) :
    haveI := finite_of_zero h
    Take.Rel m it' it := by
  have := finite_of_zero h
  rw [Rel, dif_pos this]
  show Prod.Lex _ _ (_, _) (_, _)
  rw [h, h']
  exact Prod.Lex.right _ h''
private theorem rel_wf [Productive α m] : WellFounded (Take.Rel m (α := α) (β := β)) := by
  rw [Rel]
  split
  · exact InvImage.wf _ (Prod.lex Nat.lt_wfRel IterM.TerminationMeasures.instWellFoundedRelationFinite).wf
  · exact InvImage.wf _ (Prod.lex Nat.lt_wfRel IterM.TerminationMeasures.instWellFoundedRelationProductive).wf
private theorem rel_of_successor [Productive α m] {it it' : IterM (α := Take α m) m β}
    (h : it'.IsPlausibleSuccessorOf it) : Take.Rel m it' it := by
  obtain ⟨step, h, k⟩ := h
  cases k with
  | yield k l =>
    cases h
    rcases Nat.eq_zero_or_pos it.internalState.countdown with e | e
    · exact rel_of_zero_of_inner e (congrArg (· - 1) e) (.single ⟨_, rfl, k⟩)
    · exact rel_of_countdown (Nat.sub_lt e Nat.zero_lt_one)
  | skip k l =>
    cases h
    rcases Nat.eq_zero_or_pos it.internalState.countdown with e | e
    · exact rel_of_zero_of_inner e e (.single ⟨_, rfl, k⟩)
    · obtain ⟨it, c, rfl⟩ := IterM.take.surjective_of_zero_lt it e
      exact rel_of_inner (IterM.TerminationMeasures.Productive.rel_of_skip k)
  | done => cases h
  | depleted => cases h
instance instFinite [Productive α m] : Finite (Take α m) m := ⟨Subrelation.wf rel_of_successor rel_wf⟩
end
instance instIteratorLoop {α : Type w} {m : Type w → Type w'} {β : Type w} {n : Type x → Type x'} [Monad m] [Monad n]
    [Iterator α m β] : IteratorLoop (Take α m) m n := .defaultImplementation
end Iterators.Types.Take
section
variable {α β : Type w} [Iterator α Id β]
@[always_inline, inline] def Iter.take (n : Nat) (it : Iter (α := α) β) : Iter (α := Take α Id) β :=
  (it.toIterM.take n).toIter
@[always_inline, inline] def Iter.toTake [Finite α Id] (it : Iter (α := α) β) : Iter (α := Take α Id) β :=
  it.toIterM.toTake.toIter
end

/- With effects. -/
namespace IterM
section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Monad m] [LawfulMonad m] [Iterator α m β]
theorem toList_take_zero [Finite (Take α m) m] {it : IterM (α := α) m β} : (it.take 0).toList = pure [] := by
  rw [toList_eq_match_step]
  refine (pure_bind ..).trans ?_
  rw [Shrink.inflate_deflate]
@[simp] theorem toList_toTake [Finite α m] {it : IterM (α := α) m β} : it.toTake.toList = it.toList := by
  induction it using IterM.inductSteps with | step it ihy ihs
  rw [toList_eq_match_step, toList_eq_match_step (it := it)]
  refine (bind_assoc ..).trans (bind_congr fun s => ?_)
  dsimp only [toTake] at s ⊢
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
    exact congrArg (· >>= _) (ihy h)
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
    exact ihs h
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
private theorem toList_take_succ [Finite α m] {n : Nat} {it : IterM (α := α) m β} :
    (it.take (n + 1)).toList = it.step >>= fun s => match s.inflate.val with
      | .yield it' out => (out :: ·) <$> (it'.take n).toList
      | .skip it' => (it'.take (n + 1)).toList
      | .done => pure [] := by
  rw [toList_eq_match_step]
  refine (bind_assoc ..).trans (bind_congr fun s => ?_)
  dsimp only [take] at s ⊢
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
    exact bind_pure_comp ..
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
end
private theorem toList_take {α β : Type w} [Iterator α Id β] [Finite α Id] {n : Nat} {it : IterM (α := α) Id β} :
    (it.take n).toList = List.take n <$> it.toList := by
  induction it using IterM.inductSteps generalizing n with | step it ihy ihs
  cases n with
  | zero => exact toList_take_zero
  | succ n =>
    rw [toList_take_succ, toList_eq_match_step (it := it), map_bind]
    refine bind_congr fun s => ?_
    obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
    · exact congrArg (List.cons out) (ihy h)
    · exact ihs h
    · rfl
end IterM

/- Without effects. -/
namespace Iter
variable {α β : Type w} [Iterator α Id β]
theorem take_eq_toIter_take_toIterM {n : Nat} {it : Iter (α := α) β} : it.take n = (it.toIterM.take n).toIter := rfl
theorem toTake_eq_toIter_toTake_toIterM [Finite α Id] {it : Iter (α := α) β} :
    it.toTake = it.toIterM.toTake.toIter := rfl
@[simp] theorem toList_take_of_finite {n : Nat} [Finite α Id] {it : Iter (α := α) β} :
    (it.take n).toList = it.toList.take n := IterM.toList_take (it := it.toIterM)
@[simp] theorem toListRev_take_of_finite {n : Nat} [Finite α Id] {it : Iter (α := α) β} :
    (it.take n).toListRev = it.toListRev.drop (it.toList.length - n) := by
  rw [toListRev_eq, toListRev_eq, toList_take_of_finite, List.reverse_take]
@[simp] theorem toArray_take_of_finite {n : Nat} [Finite α Id] {it : Iter (α := α) β} :
    (it.take n).toArray = it.toArray.take n := by
  apply Array.ext'
  rw [Array.take_eq_extract, Array.toList_extract, toList_toArray, toList_toArray, toList_take_of_finite]
  rfl
@[simp] theorem toList_take_zero [Finite (Take α Id) Id] {it : Iter (α := α) β} : (it.take 0).toList = [] :=
  IterM.toList_take_zero (m := Id) (it := it.toIterM)
@[simp] theorem toList_toTake [Finite α Id] {it : Iter (α := α) β} : it.toTake.toList = it.toList :=
  IterM.toList_toTake (m := Id) (it := it.toIterM)
end Iter
end Std
