/-
Laws of iterators: induction by steps, the lists and arrays of their values.
-/
set_option linter.unusedSectionVars false
namespace Std
open Std.Iterators
section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β]
@[specialize] def IterM.inductSteps [Finite α m] (motive : IterM (α := α) m β → Sort x)
    (step : (it : IterM (α := α) m β) →
      (ih_yield : ∀ {it' : IterM (α := α) m β} {out : β}, it.IsPlausibleStep (.yield it' out) → motive it') →
      (ih_skip : ∀ {it' : IterM (α := α) m β}, it.IsPlausibleStep (.skip it') → motive it') → motive it)
    (it : IterM (α := α) m β) : motive it :=
  step it (fun {it' _} _ => inductSteps motive step it') (fun {it'} _ => inductSteps motive step it')
termination_by it.finitelyManySteps
@[specialize] def IterM.inductSkips [Productive α m] (motive : IterM (α := α) m β → Sort x)
    (step : (it : IterM (α := α) m β) →
      (ih_skip : ∀ {it' : IterM (α := α) m β}, it.IsPlausibleStep (.skip it') → motive it') → motive it)
    (it : IterM (α := α) m β) : motive it := step it fun {it'} _ => inductSkips motive step it'
termination_by it.finitelyManySkips
end

section
variable {α β : Type w} [Iterator α Id β]
@[specialize] def Iter.inductSteps [Finite α Id] (motive : Iter (α := α) β → Sort x)
    (step : (it : Iter (α := α) β) →
      (ih_yield : ∀ {it' : Iter (α := α) β} {out : β}, it.IsPlausibleStep (.yield it' out) → motive it') →
      (ih_skip : ∀ {it' : Iter (α := α) β}, it.IsPlausibleStep (.skip it') → motive it') → motive it)
    (it : Iter (α := α) β) : motive it :=
  step it (fun {it' _} _ => inductSteps motive step it') (fun {it'} _ => inductSteps motive step it')
termination_by it.finitelyManySteps
@[specialize] def Iter.inductSkips [Productive α Id] (motive : Iter (α := α) β → Sort x)
    (step : (it : Iter (α := α) β) →
      (ih_skip : ∀ {it' : Iter (α := α) β}, it.IsPlausibleStep (.skip it') → motive it') → motive it)
    (it : Iter (α := α) β) : motive it := step it fun {it'} _ => inductSkips motive step it'
termination_by it.finitelyManySkips
end

/- With effects. -/
namespace IterM
variable {α β : Type w} {m : Type w → Type w'}
private theorem toArray_go_eq [Monad m] [LawfulMonad m] [Iterator α m β] [Finite α m] (it : IterM (α := α) m β)
    (acc : Array β) :
    toArray.go it acc = do
      match (← it.step).inflate.val with
      | .yield it' out => toArray.go it' (acc.push out)
      | .skip it' => toArray.go it' acc
      | .done => return acc := by
  refine (WellFounded.extrinsicFix₂_eq_apply (InvImage.wf _ WellFoundedRelation.wf)).trans (bind_congr fun s => ?_)
  obtain ⟨s | s | _, h⟩ := s.inflate <;> rfl
private theorem toArray_go_acc [Monad m] [LawfulMonad m] [Iterator α m β] [Finite α m] (it : IterM (α := α) m β) :
    ∀ acc : Array β, toArray.go it acc = (acc ++ ·) <$> it.toArray := by
  induction it using IterM.inductSteps with | step it ihy ihs
  intro acc
  rw [toArray, toArray_go_eq, toArray_go_eq, map_bind]
  refine bind_congr fun s => ?_
  obtain ⟨s | s | _, h⟩ := s.inflate
  · simp only [ihy h, Functor.map_map, Array.push_eq_append, Array.append_assoc, Array.empty_append]
  · simp only [ihs h, Functor.map_map, Array.empty_append]
  · simp only [map_pure, Array.append_empty]
private theorem toListRev_go_eq [Monad m] [LawfulMonad m] [Iterator α m β] [Finite α m] (it : IterM (α := α) m β)
    (acc : List β) :
    toListRev.go it acc = do
      match (← it.step).inflate.val with
      | .yield it' out => toListRev.go it' (out :: acc)
      | .skip it' => toListRev.go it' acc
      | .done => return acc := by
  refine (WellFounded.extrinsicFix₂_eq_apply (InvImage.wf _ WellFoundedRelation.wf)).trans (bind_congr fun s => ?_)
  obtain ⟨s | s | _, h⟩ := s.inflate <;> rfl
private theorem toListRev_go_acc [Monad m] [LawfulMonad m] [Iterator α m β] [Finite α m] (it : IterM (α := α) m β) :
    ∀ acc : List β, toListRev.go it acc = (· ++ acc) <$> it.toListRev := by
  induction it using IterM.inductSteps with | step it ihy ihs
  intro acc
  rw [toListRev, toListRev_go_eq, toListRev_go_eq, map_bind]
  refine bind_congr fun s => ?_
  obtain ⟨s | s | _, h⟩ := s.inflate
  · simp only [ihy h, Functor.map_map, List.append_assoc, List.cons_append, List.nil_append]
  · simp only [ihs h, Functor.map_map, List.append_nil]
  · simp only [map_pure, List.nil_append]

theorem toArray_eq_match_step {it : IterM (α := α) m β} [Monad m] [LawfulMonad m] [Iterator α m β] [Finite α m] :
    it.toArray = do
      match (← it.step).inflate.val with
      | .yield it' out => return #[out] ++ (← it'.toArray)
      | .skip it' => it'.toArray
      | .done => return #[] := by
  refine (toArray_go_eq it #[]).trans (bind_congr fun s => ?_)
  obtain ⟨s | s | _, h⟩ := s.inflate
  · exact (toArray_go_acc ..).trans (map_eq_pure_bind ..)
  · rfl
  · rfl
@[simp] theorem toArray_ensureTermination [Monad m] [Iterator α m β] [Finite α m] {it : IterM (α := α) m β} :
    it.ensureTermination.toArray = it.toArray := rfl
section
variable [Monad m] [Iterator α m β] [Finite α m] {it : IterM (α := α) m β}
@[simp] theorem toList_ensureTermination : it.ensureTermination.toList = it.toList := rfl
@[simp] theorem toList_toArray : Array.toList <$> it.toArray = it.toList := rfl
@[simp] theorem toListRev_ensureTermination_eq_toListRev : it.ensureTermination.toListRev = it.toListRev := rfl
end
variable [Monad m] [LawfulMonad m] [Iterator α m β] [Finite α m] {it : IterM (α := α) m β}
@[simp] theorem toArray_toList : List.toArray <$> it.toList = it.toArray := (Functor.map_map ..).trans (id_map _)
theorem toList_eq_match_step :
    it.toList = do
      match (← it.step).inflate.val with
      | .yield it' out => return out :: (← it'.toList)
      | .skip it' => it'.toList
      | .done => return [] := by
  rw [toList, toArray_eq_match_step, map_bind]
  refine bind_congr fun s => ?_
  obtain ⟨s | s | _, h⟩ := s.inflate
  · simp only [toList, map_bind, map_pure, Array.toList_append, bind_map_left, List.cons_append, List.nil_append]
  · rfl
  · exact map_pure ..
theorem toListRev_eq_match_step :
    it.toListRev = do
      match (← it.step).inflate.val with
      | .yield it' out => return (← it'.toListRev) ++ [out]
      | .skip it' => it'.toListRev
      | .done => return [] := by
  refine (toListRev_go_eq it []).trans (bind_congr fun s => ?_)
  obtain ⟨s | s | _, h⟩ := s.inflate
  · exact (toListRev_go_acc ..).trans (map_eq_pure_bind ..)
  · rfl
  · rfl
@[simp] theorem reverse_toListRev : List.reverse <$> it.toListRev = it.toList := by
  induction it using IterM.inductSteps with | step it ihy ihs
  rw [toListRev_eq_match_step, toList_eq_match_step, map_bind]
  refine bind_congr fun s => ?_
  obtain ⟨s | s | _, h⟩ := s.inflate
  · simp only [← ihy h, map_bind, map_pure, bind_map_left, List.reverse_append, List.reverse_singleton,
      List.cons_append, List.nil_append]
  · exact ihs h
  · exact map_pure ..
@[simp] theorem reverse_toListRev_ensureTermination :
    List.reverse <$> it.ensureTermination.toListRev = it.toList := reverse_toListRev
theorem toListRev_eq : it.toListRev = List.reverse <$> it.toList := by
  rw [← reverse_toListRev, Functor.map_map]
  simp only [List.reverse_reverse, id_map']
end IterM

/- Without effects. -/
@[simp] theorem IterM.run_toList_mk' {α β : Type u} [Iterator α Id β] (a : α) :
    (⟨a⟩ : IterM (α := α) Id β).toList.run = (⟨a⟩ : Iter (α := α) β).toList := rfl
section
variable {α β : Type w} [Iterator α Id β] [Finite α Id]
namespace IterM
variable {it : IterM (α := α) Id β}
@[simp] theorem toArray_toIter : it.toIter.toArray = it.toArray.run := rfl
@[simp] theorem toList_toIter : it.toIter.toList = it.toList.run := rfl
@[simp] theorem toListRev_toIter : it.toIter.toListRev = it.toListRev.run := rfl
end IterM
namespace Iter
variable {it : Iter (α := α) β}
theorem toArray_eq_toArray_toIterM : it.toArray = it.toIterM.toArray.run := rfl
theorem toList_eq_toList_toIterM : it.toList = it.toIterM.toList.run := rfl
theorem toListRev_eq_toListRev_toIterM : it.toListRev = it.toIterM.toListRev.run := rfl
@[simp] theorem toArray_ensureTermination : it.ensureTermination.toArray = it.toArray := rfl
@[simp] theorem toList_ensureTermination : it.ensureTermination.toList = it.toList := rfl
@[simp] theorem toListRev_ensureTermination_eq_toListRev : it.ensureTermination.toListRev = it.toListRev := rfl
@[simp] theorem toList_toArray : it.toArray.toList = it.toList := rfl
@[simp] theorem toArray_toList : it.toList.toArray = it.toArray := rfl
@[simp] theorem reverse_toListRev : it.toListRev.reverse = it.toList := IterM.reverse_toListRev (it := it.toIterM)
theorem toListRev_eq : it.toListRev = it.toList.reverse := IterM.toListRev_eq (it := it.toIterM)
theorem toArray_eq_match_step :
    it.toArray =
      match it.step.val with
      | .yield it' out => #[out] ++ it'.toArray
      | .skip it' => it'.toArray
      | .done => #[] := by
  refine (IterM.toArray_eq_match_step (it := it.toIterM)).trans ?_
  rw [Iter.step]
  refine (pure_bind (m := Id) it.toIterM.step.run _).trans ?_
  obtain ⟨s | s | _, h⟩ := it.toIterM.step.run.inflate <;> rfl
theorem toList_eq_match_step :
    it.toList =
      match it.step.val with
      | .yield it' out => out :: it'.toList
      | .skip it' => it'.toList
      | .done => [] := by
  rw [← toList_toArray, toArray_eq_match_step]
  cases it.step.val with
  | yield => exact Array.toList_append
  | _ => rfl
theorem toListRev_eq_match_step :
    it.toListRev =
      match it.step.val with
      | .yield it' out => it'.toListRev ++ [out]
      | .skip it' => it'.toListRev
      | .done => [] := by
  rw [toListRev_eq, toList_eq_match_step]
  cases it.step.val with
  | yield it' out => exact List.reverse_cons.trans (congrArg (· ++ [out]) toListRev_eq.symm)
  | skip it' => exact (toListRev_eq (it := it')).symm
  | done => rfl
theorem isPlausibleIndirectOutput_of_mem_toList {b : β} : b ∈ it.toList → it.IsPlausibleIndirectOutput b := by
  induction it using Iter.inductSteps with | step it ihy ihs
  rw [toList_eq_match_step]
  obtain ⟨s | s | _, h⟩ := it.step
  · intro k
    cases k with
    | head => exact .direct (isPlausibleOutput_iff_exists.2 ⟨_, h⟩)
    | tail _ k => exact .indirect (IsPlausibleStep.isPlausibleSuccessor_of_yield h) (ihy h k)
  · exact fun k => .indirect (IsPlausibleStep.isPlausibleSuccessor_of_skip h) (ihs h k)
  · exact fun k => nomatch k
theorem isPlausibleIndirectOutput_of_mem_toListRev {b : β} : b ∈ it.toListRev → it.IsPlausibleIndirectOutput b :=
  fun h => isPlausibleIndirectOutput_of_mem_toList (List.mem_reverse.1 (toListRev_eq (it := it) ▸ h))
theorem isPlausibleIndirectOutput_of_mem_toArray {b : β} : b ∈ it.toArray → it.IsPlausibleIndirectOutput b :=
  fun h => isPlausibleIndirectOutput_of_mem_toList (it := it) (Array.mem_toList_iff.2 h)
end Iter
end
end Std

/- Over lists. -/
namespace List
open Std Std.Iterators
section
variable {m : Type w → Type w'} [Monad m] {β : Type w}
@[simp] theorem step_iterM_nil : (([] : List β).iterM m).step = pure (.deflate ⟨.done, rfl⟩) := rfl
@[simp] theorem step_iterM_cons {x : β} {xs : List β} :
    ((x :: xs).iterM m).step = pure (.deflate ⟨.yield (xs.iterM m) x, rfl⟩) := rfl
variable [LawfulMonad m] {l : List β}
@[simp] theorem toArray_iterM : (l.iterM m).toArray = pure l.toArray := by
  induction l with
  | nil => rw [IterM.toArray_eq_match_step, step_iterM_nil, pure_bind, Shrink.inflate_deflate]
  | cons x l ih =>
    rw [IterM.toArray_eq_match_step, step_iterM_cons, pure_bind, Shrink.inflate_deflate]
    refine (congrArg (· >>= _) ih).trans ((pure_bind ..).trans (congrArg pure ?_))
    exact List.append_toArray [x] l
@[simp] theorem toList_iterM : (l.iterM m).toList = pure l := by rw [IterM.toList, toArray_iterM, map_pure]
@[simp] theorem toListRev_iterM : (l.iterM m).toListRev = pure l.reverse := by
  rw [IterM.toListRev_eq, toList_iterM, map_pure]
end
variable {β : Type w}
@[simp] theorem step_iter_nil : ([] : List β).iter.step = ⟨.done, rfl⟩ :=
  congrArg IterM.Step.toPure (Shrink.inflate_deflate (x := (⟨.done, rfl⟩ : (([] : List β).iterM Id).Step)))
@[simp] theorem step_iter_cons {x : β} {xs : List β} : (x :: xs).iter.step = ⟨.yield xs.iter x, rfl⟩ :=
  congrArg IterM.Step.toPure
    (Shrink.inflate_deflate (x := (⟨.yield (xs.iterM Id) x, rfl⟩ : ((x :: xs).iterM Id).Step)))
@[simp] theorem toArray_iter {l : List β} : l.iter.toArray = l.toArray := toArray_iterM (m := Id)
@[simp] theorem toList_iter {l : List β} : l.iter.toList = l := toList_iterM (m := Id)
@[simp] theorem toListRev_iter {l : List β} : l.iter.toListRev = l.reverse := toListRev_iterM (m := Id)
end List
