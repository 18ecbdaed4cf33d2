/-
Laws of searches through iterators: step by step, and as searches through the lists of their values.
-/
set_option linter.unusedSectionVars false
namespace Std
open Std.Iterators
namespace Iter
section
variable {α β : Type w} {m : Type → Type w'} [Iterator α Id β] [Finite α Id] [Monad m] [LawfulMonad m]
  [IteratorLoop α Id m] [LawfulIteratorLoop α Id m] {it : Iter (α := α) β} {p : β → m Bool}
theorem anyM_eq_forIn :
    it.anyM p = ForIn.forIn it false fun x _ => do
      if ← p x then return .done true
      else return .yield false := rfl
theorem anyM_eq_match_step :
    it.anyM p =
      match it.step.val with
      | .yield it' x => do
        if ← p x then return true
        else it'.anyM p
      | .skip it' => it'.anyM p
      | .done => pure false := by
  rw [anyM_eq_forIn, forIn_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · refine (bind_assoc ..).trans (bind_congr fun b => ?_)
    cases b <;> exact pure_bind ..
  · rfl
  · rfl
theorem anyM_toList : it.toList.anyM p = it.anyM p := by
  induction it using Iter.inductSteps with | step it ihy ihs
  rw [anyM_eq_match_step, toList_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · refine List.anyM_cons.trans (bind_congr fun b => ?_)
    cases b
    · exact ihy h
    · rfl
  · exact ihs h
  · rfl
theorem anyM_toArray : it.toArray.anyM p = it.anyM p := by rw [← Array.anyM_toList, toList_toArray, anyM_toList]
theorem allM_eq_forIn :
    it.allM p = ForIn.forIn it true fun x _ => do
      if ← p x then return .yield true
      else return .done false := rfl
theorem allM_eq_match_step :
    it.allM p =
      match it.step.val with
      | .yield it' x => do
        if ← p x then it'.allM p
        else return false
      | .skip it' => it'.allM p
      | .done => pure true := by
  rw [allM_eq_forIn, forIn_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · refine (bind_assoc ..).trans (bind_congr fun b => ?_)
    cases b <;> exact pure_bind ..
  · rfl
  · rfl
private theorem allM_toList : it.toList.allM p = it.allM p := by
  induction it using Iter.inductSteps with | step it ihy ihs
  rw [allM_eq_match_step, toList_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · refine List.allM_cons.trans (bind_congr fun b => ?_)
    cases b
    · rfl
    · exact ihy h
  · exact ihs h
  · rfl
end

section
variable {α β : Type w} [Iterator α Id β] [Finite α Id] [IteratorLoop α Id Id] [LawfulIteratorLoop α Id Id]
  {it : Iter (α := α) β} {p : β → Bool}
theorem any_eq_anyM : it.any p = (it.anyM (pure <| p ·) (m := Id)).run := rfl
theorem any_eq_match_step :
    it.any p =
      match it.step.val with
      | .yield it' x => if p x then true else it'.any p
      | .skip it' => it'.any p
      | .done => false := by
  refine (congrArg Id.run (anyM_eq_match_step (m := Id))).trans ?_
  cases it.step.val with
  | yield it' x =>
    refine (congrArg Id.run (pure_bind (m := Id) (p x) _)).trans ?_
    dsimp only
    cases p x <;> rfl
  | _ => rfl
theorem any_toList : it.toList.any p = it.any p := by
  induction it using Iter.inductSteps with | step it ihy ihs
  rw [any_eq_match_step, toList_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · refine (congrArg (p out || ·) (ihy h)).trans ?_
    dsimp only
    cases p out <;> rfl
  · exact ihs h
  · rfl
theorem any_toArray : it.toArray.any p = it.any p := by rw [← Array.any_toList, toList_toArray, any_toList]
theorem all_eq_allM : it.all p = (it.allM (pure <| p ·) (m := Id)).run := rfl
theorem all_eq_match_step :
    it.all p =
      match it.step.val with
      | .yield it' x => if p x then it'.all p else false
      | .skip it' => it'.all p
      | .done => true := by
  refine (congrArg Id.run (allM_eq_match_step (m := Id))).trans ?_
  cases it.step.val with
  | yield it' x =>
    refine (congrArg Id.run (pure_bind (m := Id) (p x) _)).trans ?_
    dsimp only
    cases p x <;> rfl
  | _ => rfl
theorem all_toList : it.toList.all p = it.all p := by
  induction it using Iter.inductSteps with | step it ihy ihs
  rw [all_eq_match_step, toList_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · refine (congrArg (p out && ·) (ihy h)).trans ?_
    dsimp only
    cases p out <;> rfl
  · exact ihs h
  · rfl
theorem all_toArray : it.toArray.all p = it.all p := by rw [← Array.all_toList, toList_toArray, all_toList]
end
theorem all_eq_not_any_not {m : Type u → Type v} {α β : Type w} [Iterator α Id β] [Finite α Id] [Monad m]
    [LawfulMonad m] [IteratorLoop α Id Id] [LawfulIteratorLoop α Id Id] {it : Iter (α := α) β} {p : β → Bool} :
    it.all p = !it.any (! p ·) := by rw [← all_toList, ← any_toList, List.all_eq_not_any_not]
section
variable {α β : Type w} {γ : Type x} {m : Type x → Type w'} [Monad m] [Iterator α Id β] [IteratorLoop α Id m]
  [LawfulMonad m] [Finite α Id] [LawfulIteratorLoop α Id m] {it : Iter (α := α) β} {f : β → m (Option γ)}
theorem findSomeM?_eq_match_step :
    it.findSomeM? f = (match it.step.val with
      | .yield it' out => do
        match ← f out with
        | none => it'.findSomeM? f
        | some fx => return some fx
      | .skip it' => it'.findSomeM? f
      | .done => return none) := by
  rw [findSomeM?, forIn_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · refine (bind_assoc ..).trans (bind_congr fun b => ?_)
    cases b <;> exact pure_bind ..
  · rfl
  · rfl
theorem findSomeM?_toList : it.toList.findSomeM? f = it.findSomeM? f := by
  induction it using Iter.inductSteps with | step it ihy ihs
  rw [findSomeM?_eq_match_step, toList_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · refine List.findSomeM?_cons.trans (bind_congr fun b => ?_)
    cases b
    · exact ihy h
    · rfl
  · exact ihs h
  · rfl
end

section
variable {α β : Type w} {γ : Type x} [Iterator α Id β] [IteratorLoop α Id Id] [Finite α Id]
theorem findSome?_eq_findSomeM? {it : Iter (α := α) β} {f : β → Option γ} :
    it.findSome? f = Id.run (it.findSomeM? (pure <| f ·)) := rfl
variable [LawfulIteratorLoop α Id Id] {it : Iter (α := α) β} {f : β → Option γ}
theorem findSome?_eq_match_step :
    it.findSome? f = (match it.step.val with
      | .yield it' out =>
        match f out with
        | none => it'.findSome? f
        | some fx => some fx
      | .skip it' => it'.findSome? f
      | .done => none) := by
  refine (congrArg Id.run (findSomeM?_eq_match_step (m := Id))).trans ?_
  cases it.step.val with
  | yield it' x =>
    refine (congrArg Id.run (pure_bind (m := Id) (f x) _)).trans ?_
    dsimp only
    cases f x <;> rfl
  | _ => rfl
theorem findSome?_toList : it.toList.findSome? f = it.findSome? f := by
  induction it using Iter.inductSteps with | step it ihy ihs
  rw [findSome?_eq_match_step, toList_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · refine List.findSome?_cons.trans ?_
    dsimp only
    cases f out
    · exact ihy h
    · rfl
  · exact ihs h
  · rfl
end
theorem findM?_eq_findSomeM? {α β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α Id β] [IteratorLoop α Id m]
    [Finite α Id] {it : Iter (α := α) β} {f : β → m (ULift Bool)} :
    it.findM? f = it.findSomeM? (fun x => return if (← f x).down then some x else none) := rfl

section
variable {α β : Type w} [Iterator α Id β] [IteratorLoop α Id Id] [Finite α Id]
theorem find?_eq_findM? {it : Iter (α := α) β} {f : β → Bool} :
    it.find? f = Id.run (it.findM? (pure <| .up <| f ·)) := rfl
theorem find?_eq_findSome? {it : Iter (α := α) β} {f : β → Bool} :
    it.find? f = it.findSome? (fun x => if f x then some x else none) := rfl
variable [LawfulIteratorLoop α Id Id] {it : Iter (α := α) β} {f : β → Bool}
theorem find?_eq_match_step :
    it.find? f = (match it.step.val with
      | .yield it' out => if f out then some out else it'.find? f
      | .skip it' => it'.find? f
      | .done => none) := by
  rw [find?_eq_findSome?, findSome?_eq_match_step]
  cases it.step.val with
  | yield it' out =>
    dsimp only
    cases f out <;> rfl
  | _ => rfl
theorem find?_toList : it.toList.find? f = it.find? f := by
  rw [find?_eq_findSome?, ← findSome?_toList]
  induction it.toList with
  | nil => rfl
  | cons a l ih =>
    rw [List.find?_cons, List.findSome?_cons]
    cases f a
    · exact ih
    · rfl
end
end Iter

/- The first value. -/
section
variable {α β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β] [IteratorLoop α m m] [LawfulMonad m]
  [Productive α m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β}
theorem IterM.first?_eq_match_step :
    it.first? = (do
      match (← it.step).inflate.val with
      | .yield _ out => return some out
      | .skip it' => it'.first?
      | .done => return none) := by
  have wf : IteratorLoop.WellFounded α m (fun (b : β) (_ : Option β) s => s = .done (some b)) :=
    IteratorLoop.wellFounded_of_productive fun h => h ▸ rfl
  refine (LawfulIteratorLoop.lawful (fun _ _ => flip bind) _ it none _ wf _).trans
    ((IterM.DefaultConsumers.forIn'_eq_match_step _ wf).trans (bind_congr fun s => ?_))
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · exact pure_bind ..
  · refine Eq.trans ?_ (LawfulIteratorLoop.lawful (fun _ _ => flip bind) _ it' none _ wf _).symm
    exact IterM.DefaultConsumers.forIn'_eq_forIn' _ wf fun _ _ _ _ => rfl
  · rfl
theorem IterM.isEmpty_eq_match_step :
    it.isEmpty = (do
      match (← it.step).inflate.val with
      | .yield _ _ => return .up false
      | .skip it' => it'.isEmpty
      | .done => return .up true) := by
  have wf : IteratorLoop.WellFounded α m (fun (_ : β) (_ : ULift Bool) s => s = .done (.up false)) :=
    IteratorLoop.wellFounded_of_productive fun h => h ▸ rfl
  refine (LawfulIteratorLoop.lawful (fun _ _ => flip bind) _ it _ _ wf _).trans
    ((IterM.DefaultConsumers.forIn'_eq_match_step _ wf).trans (bind_congr fun s => ?_))
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · exact pure_bind ..
  · refine Eq.trans ?_ (LawfulIteratorLoop.lawful (fun _ _ => flip bind) _ it' _ _ wf _).symm
    exact IterM.DefaultConsumers.forIn'_eq_forIn' _ wf fun _ _ _ _ => rfl
  · rfl
end
namespace Iter
variable {α β : Type w} [Iterator α Id β] [IteratorLoop α Id Id]
theorem first?_eq_first?_toIterM {it : Iter (α := α) β} : it.first? = it.toIterM.first?.run := rfl
theorem first?_eq_match_step [Productive α Id] [LawfulIteratorLoop α Id Id] {it : Iter (α := α) β} :
    it.first? = (match it.step.val with
      | .yield _ out => some out
      | .skip it' => it'.first?
      | .done => none) := by
  refine (congrArg Id.run (IterM.first?_eq_match_step (it := it.toIterM))).trans ?_
  refine (congrArg Id.run (pure_bind (m := Id) it.toIterM.step.run _)).trans ?_
  rw [Iter.step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.toIterM.step.run.inflate <;> rfl
@[simp] theorem head?_toList [Finite α Id] [LawfulIteratorLoop α Id Id] {it : Iter (α := α) β} :
    it.toList.head? = it.first? := by
  induction it using Iter.inductSteps with | step it ihy ihs
  rw [first?_eq_match_step, toList_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · rfl
  · exact ihs h
  · rfl
theorem isEmpty_eq_isEmpty_toIterM {it : Iter (α := α) β} : it.isEmpty = it.toIterM.isEmpty.run.down := rfl
theorem isEmpty_eq_match_step [Productive α Id] [LawfulIteratorLoop α Id Id] {it : Iter (α := α) β} :
    it.isEmpty = (match it.step.val with
      | .yield _ _ => false
      | .skip it' => it'.isEmpty
      | .done => true) := by
  refine (congrArg (fun x : Id _ => x.run.down) (IterM.isEmpty_eq_match_step (it := it.toIterM))).trans ?_
  refine (congrArg (fun x : Id (ULift Bool) => x.run.down) (pure_bind (m := Id) it.toIterM.step.run _)).trans ?_
  rw [Iter.step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.toIterM.step.run.inflate <;> rfl
@[simp] theorem isEmpty_toList [Finite α Id] [LawfulIteratorLoop α Id Id] {it : Iter (α := α) β} :
    it.toList.isEmpty = it.isEmpty := by
  induction it using Iter.inductSteps with | step it ihy ihs
  rw [isEmpty_eq_match_step, toList_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · rfl
  · exact ihs h
  · rfl
end Iter
end Std
