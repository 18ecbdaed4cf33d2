/-
Laws of loops and searches through iterators with effects.
-/
universe y
set_option linter.unusedSectionVars false
namespace Std
open Std.Iterators
namespace IterM
section
variable {m : Type w → Type y} {γ α β : Type w} [Monad m] [LawfulMonad m] [Iterator α Id β] [Finite α Id]
  [IteratorLoop α Id m] [LawfulIteratorLoop α Id m] {it : IterM (α := α) Id β}
section
variable {f : β → γ → m (ForInStep γ)} {init : γ}
theorem forIn_toList : ForIn.forIn it.toList.run init f = ForIn.forIn it init f :=
  (Iter.forIn_toList (it := it.toIter)).trans Iter.forIn_eq_forIn_toIterM
theorem forIn_toArray : ForIn.forIn it.toArray.run init f = ForIn.forIn it init f :=
  (Iter.forIn_toArray (it := it.toIter)).trans Iter.forIn_eq_forIn_toIterM
end
variable {f : γ → β → m γ} {init : γ}
theorem foldlM_toList : it.toList.run.foldlM f init = it.foldM f init :=
  (Iter.foldlM_toList (it := it.toIter)).trans Iter.foldM_eq_foldM_toIterM
theorem foldlM_toArray : it.toArray.run.foldlM f init = it.foldM f init :=
  (Iter.foldlM_toArray (it := it.toIter)).trans Iter.foldM_eq_foldM_toIterM
end
section
variable {α β : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] {n : Type w → Type w''} [Monad m]
  [Monad n] [LawfulMonad n] [IteratorLoop α m n] [LawfulIteratorLoop α m n] [MonadLiftT m n]
theorem forM_eq_forIn {it : IterM (α := α) m β} {f : β → n PUnit} :
    ForM.forM it f = ForIn.forIn it PUnit.unit (fun out _ => do f out; return .yield .unit) := rfl
theorem forM_eq_match_step [LawfulMonadLiftT m n] {it : IterM (α := α) m β} {f : β → n PUnit} :
    ForM.forM it f = (do
      match (← liftM it.step).inflate with
      | ⟨.yield it' out, _⟩ =>
        f out
        ForM.forM it' f
      | ⟨.skip it', _⟩ => ForM.forM it' f
      | ⟨.done, _⟩ => return) := by
  rw [forM_eq_forIn, forIn_eq_match_step]
  refine bind_congr fun s => ?_
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine (bind_assoc ..).trans (bind_congr fun _ => ?_)
    exact pure_bind ..
  · rfl
  · rfl
end
theorem foldM_eq_forIn {α β γ : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] {n : Type w → Type w''}
    [Monad n] [IteratorLoop α m n] [MonadLiftT m n] {f : γ → β → n γ} {init : γ} {it : IterM (α := α) m β} :
    it.foldM (init := init) f = ForIn.forIn it init (fun x acc => ForInStep.yield <$> f acc x) := rfl
theorem forIn_yield_eq_foldM {α β γ δ : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m]
    {n : Type w → Type w''} [Monad m] [Monad n] [LawfulMonad n] [IteratorLoop α m n] [LawfulIteratorLoop α m n]
    [MonadLiftT m n] {f : β → γ → n δ} {g : β → γ → δ → γ} {init : γ} {it : IterM (α := α) m β} :
    (ForIn.forIn it init fun c b => (fun d => .yield (g c b d)) <$> f c b) =
      it.foldM (fun b c => g c b <$> f c b) init := by
  simp only [foldM, Functor.map_map]
theorem foldM_eq_match_step {α β γ : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m]
    {n : Type w → Type w''} [Monad m] [Monad n] [LawfulMonad n] [IteratorLoop α m n] [LawfulIteratorLoop α m n]
    [MonadLiftT m n] [LawfulMonadLiftT m n] {f : γ → β → n γ} {init : γ} {it : IterM (α := α) m β} :
    it.foldM (init := init) f = (do
      match (← liftM it.step).inflate with
      | ⟨.yield it' out, _⟩ => it'.foldM (init := ← f init out) f
      | ⟨.skip it', _⟩ => it'.foldM (init := init) f
      | ⟨.done, _⟩ => return init) := by
  rw [foldM, forIn_eq_match_step]
  refine bind_congr fun s => ?_
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · exact bind_map_left ..
  · rfl
  · rfl
section
variable {α β γ : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] [Monad m]
theorem fold_eq_forIn [IteratorLoop α m m] {f : γ → β → γ} {init : γ} {it : IterM (α := α) m β} :
    it.fold (init := init) f = ForIn.forIn (m := m) it init (fun x acc => pure (.yield (f acc x))) := rfl
variable [LawfulMonad m] [IteratorLoop α m m]
theorem fold_eq_foldM {f : γ → β → γ} {init : γ} {it : IterM (α := α) m β} :
    it.fold (init := init) f = it.foldM (init := init) (pure <| f · ·) := by
  simp only [fold, foldM, map_pure]
@[simp] theorem forIn_pure_yield_eq_fold [LawfulIteratorLoop α m m] {f : β → γ → γ} {init : γ}
    {it : IterM (α := α) m β} :
    ForIn.forIn it init (fun c b => pure (.yield (f c b))) = it.fold (fun b c => f c b) init := rfl
theorem fold_eq_match_step [LawfulIteratorLoop α m m] {f : γ → β → γ} {init : γ} {it : IterM (α := α) m β} :
    it.fold (init := init) f = (do
      match (← it.step).inflate with
      | ⟨.yield it' out, _⟩ => it'.fold (init := f init out) f
      | ⟨.skip it', _⟩ => it'.fold (init := init) f
      | ⟨.done, _⟩ => return init) := by
  refine forIn_eq_match_step.trans (bind_congr fun s => ?_)
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · exact pure_bind ..
  · rfl
  · rfl
end
theorem fold_hom {α β γ₁ γ₂ : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] [Monad m] [LawfulMonad m]
    [IteratorLoop α m m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β} (f : γ₁ → γ₂) {g₁ : γ₁ → β → γ₁}
    {g₂ : γ₂ → β → γ₂} {init : γ₁}
    (H : ∀ x y, g₂ (f x) y = f (g₁ x y)) : it.fold g₂ (f init) = f <$> it.fold g₁ init := by
  induction it using IterM.inductSteps generalizing init with | step it ihy ihs
  rw [fold_eq_match_step, fold_eq_match_step, map_bind]
  refine bind_congr fun s => ?_
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · exact (congrArg (it'.fold g₂) (H _ _)).trans (ihy h)
  · exact ihs h
  · exact (map_pure ..).symm
theorem foldl_toList {m : Type w → Type y} {γ α β : Type w} [Monad m] [LawfulMonad m] [Iterator α m β] [Finite α m]
    [IteratorLoop α m m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β} {f : γ → β → γ} {init : γ} :
    (·.foldl f init) <$> it.toList = it.fold f init := by
  induction it using IterM.inductSteps generalizing init with | step it ihy ihs
  rw [fold_eq_match_step, toList_eq_match_step, map_bind]
  refine bind_congr fun s => ?_
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine Eq.trans ?_ (ihy h)
    simp only [map_bind, map_pure, List.foldl_cons]
    exact (map_eq_pure_bind ..).symm
  · exact ihs h
  · exact map_pure ..
theorem foldl_toArray {m : Type w → Type y} {γ α β : Type w} [Monad m] [LawfulMonad m] [Iterator α m β] [Finite α m]
    [IteratorLoop α m m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β} {f : γ → β → γ} {init : γ} :
    (·.foldl f init) <$> it.toArray = it.fold f init := by
  rw [← foldl_toList, toList, Functor.map_map]
  exact congrArg (· <$> it.toArray) (funext fun xs => (Array.foldl_toList f).symm)
section
variable {α β : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] [Monad m] [LawfulMonad m]
  [IteratorLoop α m m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β}
theorem toList_eq_fold : it.toList = it.fold (init := []) (fun l out => l ++ [out]) := by
  rw [← foldl_toList]
  refine (id_map _).symm.trans (congrArg (· <$> it.toList) (funext fun l => ?_))
  rw [List.foldl_append_eq_append, List.nil_append]
  exact (List.flatMap_singleton' _).symm
theorem toArray_eq_fold : it.toArray = it.fold (init := #[]) (fun xs out => xs.push out) := by
  rw [← foldl_toArray]
  refine (id_map _).symm.trans (congrArg (· <$> it.toArray) (funext fun l => ?_))
  rw [Array.foldl_push_eq_append rfl, Array.empty_append]
  exact (Array.map_id _).symm
end
section
variable {α β : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] [Monad m]
theorem drain_eq_fold [IteratorLoop α m m] {it : IterM (α := α) m β} :
    it.drain = it.fold (init := PUnit.unit) (fun _ _ => .unit) := rfl
theorem drain_eq_foldM [LawfulMonad m] [IteratorLoop α m m] {it : IterM (α := α) m β} :
    it.drain = it.foldM (init := PUnit.unit) (fun _ _ => pure .unit) := fold_eq_foldM
theorem drain_eq_forIn [IteratorLoop α m m] {it : IterM (α := α) m β} :
    it.drain = ForIn.forIn (m := m) it PUnit.unit (fun _ _ => pure (ForInStep.yield .unit)) := rfl
variable [LawfulMonad m] [IteratorLoop α m m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β}
theorem drain_eq_match_step :
    it.drain = (do
      match (← it.step).inflate with
      | ⟨.yield it' _, _⟩ => it'.drain
      | ⟨.skip it', _⟩ => it'.drain
      | ⟨.done, _⟩ => return .unit) := fold_eq_match_step
theorem drain_eq_map_toList : it.drain = (fun _ => .unit) <$> it.toList := by
  rw [drain_eq_fold, ← foldl_toList]
theorem drain_eq_map_toListRev : it.drain = (fun _ => .unit) <$> it.toListRev := by
  rw [drain_eq_map_toList, ← reverse_toListRev, Functor.map_map]
theorem drain_eq_map_toArray : it.drain = (fun _ => .unit) <$> it.toList := drain_eq_map_toList
end
section
variable {α β : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] [Monad m] [LawfulMonad m]
  [IteratorLoop α m m]
theorem length_eq_fold {it : IterM (α := α) m β} :
    it.length = it.fold (init := .up 0) (fun acc _ => .up <| acc.down + 1) := rfl
theorem length_eq_forIn {it : IterM (α := α) m β} :
    it.length = ForIn.forIn (m := m) it (.up 0) (fun _ acc => return .yield (.up (acc.down + 1))) := rfl
variable [LawfulIteratorLoop α m m] {it : IterM (α := α) m β}
private theorem foldl_length (l : List β) :
    l.foldl (fun (acc : ULift.{w} Nat) _ => .up (acc.down + 1)) (.up 0) = .up l.length := by
  rw [show ULift.up l.length = .up (l.foldl (fun n _ => n + 1) 0) from congrArg _ (by
    rw [List.foldl_add_const, Nat.one_mul, Nat.zero_add])]
  exact List.foldl_hom ULift.up fun _ _ => rfl
theorem length_eq_match_step :
    it.length = (do
      match (← it.step).inflate.val with
      | .yield it' _ => return .up ((← it'.length).down + 1)
      | .skip it' => return .up (← it'.length).down
      | .done => return .up 0) := by
  refine fold_eq_match_step.trans (bind_congr fun s => ?_)
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · exact (fold_hom (it := it') (g₁ := fun acc _ => .up (acc.down + 1)) (g₂ := fun acc _ => .up (acc.down + 1))
      (init := .up 0) (fun n : ULift Nat => ULift.up (n.down + 1)) fun _ _ => rfl).trans (map_eq_pure_bind ..)
  · exact (bind_pure it'.length).symm
  · rfl
end
section
variable {m : Type w → Type y} {α β : Type w} [Iterator α m β] [Finite α m] [Monad m] [LawfulMonad m]
  [IteratorLoop α m m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β}
@[simp] theorem up_length_toList_eq_length : (.up <| ·.length) <$> it.toList = it.length := by
  rw [length_eq_fold, ← foldl_toList]
  exact congrArg (· <$> it.toList) (funext fun l => (foldl_length l).symm)
@[simp] theorem up_size_toArray_eq_length : (.up <| ·.size) <$> it.toArray = it.length := by
  rw [← up_length_toList_eq_length, toList, Functor.map_map]; rfl
@[simp] theorem up_length_toListRev_eq_length : (.up <| ·.length) <$> it.toListRev = it.length := by
  rw [← up_length_toList_eq_length, toListRev_eq, Functor.map_map]
  simp only [List.length_reverse]
end
section
variable {α β : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] [Monad m] [LawfulMonad m]
  [IteratorLoop α m m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β}
section
variable {p : β → m (ULift Bool)}
theorem anyM_eq_forIn :
    it.anyM p = ForIn.forIn it (ULift.up false) (fun x _ => do
      if (← p x).down then return .done (.up true)
      else return .yield (.up false)) := rfl
theorem anyM_eq_match_step :
    it.anyM p = (do
      match (← it.step).inflate.val with
      | .yield it' x =>
        if (← p x).down then return .up true
        else it'.anyM p
      | .skip it' => it'.anyM p
      | .done => return .up false) := by
  refine forIn_eq_match_step.trans (bind_congr fun s => ?_)
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine (bind_assoc ..).trans (bind_congr fun b => ?_)
    obtain ⟨_ | _⟩ := b <;> exact pure_bind ..
  · rfl
  · rfl
theorem allM_eq_forIn :
    it.allM p = ForIn.forIn it (ULift.up true) (fun x _ => do
      if (← p x).down then return .yield (.up true)
      else return .done (.up false)) := rfl
theorem allM_eq_match_step :
    it.allM p = (do
      match (← it.step).inflate.val with
      | .yield it' x =>
        if (← p x).down then it'.allM p
        else return .up false
      | .skip it' => it'.allM p
      | .done => return .up true) := by
  refine forIn_eq_match_step.trans (bind_congr fun s => ?_)
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine (bind_assoc ..).trans (bind_congr fun b => ?_)
    obtain ⟨_ | _⟩ := b <;> exact pure_bind ..
  · rfl
  · rfl
theorem allM_eq_not_anyM_not :
    it.allM p = (fun x => .up !x.down) <$> it.anyM ((fun x => .up !x.down) <$> p ·) := by
  induction it using IterM.inductSteps with | step it ihy ihs
  rw [allM_eq_match_step, anyM_eq_match_step, map_bind]
  refine bind_congr fun s => ?_
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · dsimp only
    rw [bind_map_left, map_bind]
    refine bind_congr fun b => ?_
    obtain ⟨_ | _⟩ := b
    · exact (map_pure (fun x : ULift Bool => ULift.up !x.down) (ULift.up true)).symm
    · exact ihy h
  · exact ihs h
  · exact (map_pure (fun x : ULift Bool => ULift.up !x.down) (ULift.up false)).symm
end
theorem anyM_pure {p : β → ULift Bool} : it.anyM (pure <| p ·) = it.any (fun x => (p x).down) := rfl
theorem allM_pure {p : β → ULift Bool} : it.allM (pure <| p ·) = it.all (fun x => (p x).down) := rfl
variable {p : β → Bool}
theorem any_eq_anyM : it.any p = it.anyM (pure <| .up <| p ·) := rfl
theorem any_eq_match_step :
    it.any p = (do
      match (← it.step).inflate.val with
      | .yield it' x => if p x then return .up true else it'.any p
      | .skip it' => it'.any p
      | .done => return .up false) := by
  refine anyM_eq_match_step.trans (bind_congr fun s => ?_)
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · exact pure_bind ..
  · rfl
  · rfl
theorem any_eq_forIn :
    it.any p = ForIn.forIn it (ULift.up false) (fun x _ => do
      if p x then return .done (.up true)
      else return .yield (.up false)) := by
  simp only [any, anyM, pure_bind]
theorem all_eq_allM : it.all p = it.allM (pure <| .up <| p ·) := rfl
theorem all_eq_match_step :
    it.all p = (do
      match (← it.step).inflate.val with
      | .yield it' x => if p x then it'.all p else return .up false
      | .skip it' => it'.all p
      | .done => return .up true) := by
  refine allM_eq_match_step.trans (bind_congr fun s => ?_)
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · exact pure_bind ..
  · rfl
  · rfl
theorem all_eq_forIn :
    it.all p = ForIn.forIn it (ULift.up true) (fun x _ => do
      if p x then return .yield (.up true)
      else return .done (.up false)) := by
  simp only [all, allM, pure_bind]
theorem all_eq_not_any_not : it.all p = (fun x => .up !x.down) <$> it.any (! p ·) := by
  rw [all_eq_allM, allM_eq_not_anyM_not]
  simp only [map_pure, any]
end
section
variable {α β γ : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β] [IteratorLoop α m m]
theorem findSome?_eq_findSomeM? {it : IterM (α := α) m β} {f : β → Option γ} :
    it.findSome? f = it.findSomeM? (pure <| f ·) := rfl
variable [LawfulMonad m] [Finite α m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β}
theorem findSomeM?_eq_match_step {f : β → m (Option γ)} :
    it.findSomeM? f = (do
      match (← it.step).inflate.val with
      | .yield it' out =>
        match ← f out with
        | none => it'.findSomeM? f
        | some fx => return some fx
      | .skip it' => it'.findSomeM? f
      | .done => return none) := by
  refine forIn_eq_match_step.trans (bind_congr fun s => ?_)
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine (bind_assoc ..).trans (bind_congr fun b => ?_)
    cases b <;> exact pure_bind ..
  · rfl
  · rfl
theorem findSome?_eq_match_step {f : β → Option γ} :
    it.findSome? f = (do
      match (← it.step).inflate.val with
      | .yield it' out =>
        match f out with
        | none => it'.findSome? f
        | some fx => return some fx
      | .skip it' => it'.findSome? f
      | .done => return none) := by
  refine findSomeM?_eq_match_step.trans (bind_congr fun s => ?_)
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · exact pure_bind ..
  · rfl
  · rfl
theorem findSomeM?_pure {f : β → Option γ} : it.findSomeM? (pure <| f ·) = it.findSome? f := rfl
end
section
variable {α β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β] [IteratorLoop α m m]
theorem findM?_eq_findSomeM? [Finite α m] {it : IterM (α := α) m β} {f : β → m (ULift Bool)} :
    it.findM? f = it.findSomeM? (fun x => return if (← f x).down then some x else none) := rfl
theorem find?_eq_findM? [Finite α m] {it : IterM (α := α) m β} {f : β → Bool} :
    it.find? f = it.findM? (pure <| .up <| f ·) := rfl
variable [LawfulMonad m] [Finite α m]
theorem find?_eq_findSome? {it : IterM (α := α) m β} {f : β → Bool} :
    it.find? f = it.findSome? (fun x => if f x then some x else none) := by
  simp only [find?, findM?, findSome?, pure_bind]
variable [LawfulIteratorLoop α m m] {it : IterM (α := α) m β}
theorem findM?_eq_match_step {f : β → m (ULift Bool)} :
    it.findM? f = (do
      match (← it.step).inflate.val with
      | .yield it' out =>
        if (← f out).down then return (some out)
        else it'.findM? f
      | .skip it' => it'.findM? f
      | .done => return none) := by
  refine findSomeM?_eq_match_step.trans (bind_congr fun s => ?_)
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine (bind_assoc ..).trans (bind_congr fun b => (pure_bind ..).trans ?_)
    obtain ⟨_ | _⟩ := b <;> rfl
  · rfl
  · rfl
theorem find?_eq_match_step {f : β → Bool} :
    it.find? f = (do
      match (← it.step).inflate.val with
      | .yield it' out =>
        if f out then return (some out)
        else it'.find? f
      | .skip it' => it'.find? f
      | .done => return none) := by
  refine findM?_eq_match_step.trans (bind_congr fun s => ?_)
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · exact pure_bind ..
  · rfl
  · rfl
theorem findM?_pure {f : β → ULift Bool} : it.findM? (pure <| f ·) = it.find? (fun x => (f x).down) := rfl
end
end IterM

/- Former names. -/
set_option linter.defProp false
namespace IterM
@[deprecated length_eq_fold (since := "2026-01-28")] def count_eq_fold := @length_eq_fold
@[deprecated length_eq_forIn (since := "2026-01-28")] def count_eq_forIn := @length_eq_forIn
@[deprecated length_eq_match_step (since := "2026-01-28")] def count_eq_match_step := @length_eq_match_step
@[deprecated up_size_toArray_eq_length (since := "2026-01-28")]
def up_size_toArray_eq_count := @up_size_toArray_eq_length
@[deprecated up_length_toList_eq_length (since := "2026-01-28")]
def up_length_toList_eq_count := @up_length_toList_eq_length
@[deprecated up_length_toListRev_eq_length (since := "2026-01-28")]
def up_length_toListRev_eq_count := @up_length_toListRev_eq_length
end IterM
namespace Iter
@[deprecated length_eq_length_toIterM (since := "2026-01-28")]
def count_eq_count_toIterM := @length_eq_length_toIterM
@[deprecated length_eq_fold (since := "2026-01-28")] def count_eq_fold := @length_eq_fold
@[deprecated length_eq_forIn (since := "2026-01-28")] def count_eq_forIn := @length_eq_forIn
@[deprecated length_eq_match_step (since := "2026-01-28")] def count_eq_match_step := @length_eq_match_step
@[deprecated size_toArray_eq_length (since := "2026-01-28")] def size_toArray_eq_count := @size_toArray_eq_length
@[deprecated length_toList_eq_length (since := "2026-01-28")] def length_toList_eq_count := @length_toList_eq_length
@[deprecated length_toListRev_eq_length (since := "2026-01-28")]
def length_toListRev_eq_count := @length_toListRev_eq_length
end Iter

/- Iterators with one plausible step. -/
namespace Iter
variable {α β : Type w} [Iterator α Id β] [Finite α Id] [LawfulDeterministicIterator α Id]
theorem isPlausibleStep_iff_step_eq {it : Iter (α := α) β} {step : IterStep (Iter (α := α) β) β} :
    it.IsPlausibleStep step ↔ it.step.val = step := by
  obtain ⟨s, hs⟩ := LawfulDeterministicIterator.isPlausibleStep_eq_eq (m := Id) it.toIterM
  have key (t : IterStep (Iter (α := α) β) β) : it.IsPlausibleStep t ↔ t.mapIterator toIterM = s := by
    rw [IsPlausibleStep, hs]
  have inj {t t' : IterStep (Iter (α := α) β) β} (h : t.mapIterator toIterM = t'.mapIterator toIterM) : t = t' := by
    have := congrArg (IterStep.mapIterator IterM.toIter) h
    rw [IterStep.mapIterator_mapIterator, IterStep.mapIterator_mapIterator, toIter_comp_toIterM,
      IterStep.mapIterator_id, IterStep.mapIterator_id] at this
    exact this
  refine ⟨fun h => ?_, fun h => h ▸ it.step.property⟩
  exact inj (((key _).1 it.step.property).trans ((key _).1 h).symm)
theorem mem_toList_iff_isPlausibleIndirectOutput {it : Iter (α := α) β} {out : β} :
    out ∈ it.toList ↔ it.IsPlausibleIndirectOutput out := by
  refine ⟨isPlausibleIndirectOutput_of_mem_toList, fun h => ?_⟩
  induction h with
  | @direct it out h =>
    obtain ⟨it', h⟩ := isPlausibleOutput_iff_exists.1 h
    rw [toList_eq_match_step, isPlausibleStep_iff_step_eq.1 h]
    exact .head _
  | @indirect it it' out h _ ih =>
    obtain ⟨s, h, k⟩ := isPlausibleSuccessorOf_iff_exists.1 h
    rw [toList_eq_match_step, isPlausibleStep_iff_step_eq.1 k]
    cases s with
    | yield it'' out' => cases h; exact .tail _ ih
    | skip it'' => cases h; exact ih
    | done => cases h
theorem mem_toArray_iff_isPlausibleIndirectOutput {it : Iter (α := α) β} {out : β} :
    out ∈ it.toArray ↔ it.IsPlausibleIndirectOutput out :=
  Array.mem_toList_iff.symm.trans (mem_toList_iff_isPlausibleIndirectOutput (it := it))
section
end
end Iter
end Std
