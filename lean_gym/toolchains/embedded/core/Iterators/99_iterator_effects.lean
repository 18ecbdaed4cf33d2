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
end
variable {f : γ → β → m γ} {init : γ}
end
section
variable {α β : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] {n : Type w → Type w''} [Monad m]
  [Monad n] [LawfulMonad n] [IteratorLoop α m n] [LawfulIteratorLoop α m n] [MonadLiftT m n]
theorem forM_eq_forIn {it : IterM (α := α) m β} {f : β → n PUnit} :
    ForM.forM it f = ForIn.forIn it PUnit.unit (fun out _ => do f out; return .yield .unit) := rfl
end
theorem foldM_eq_forIn {α β γ : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] {n : Type w → Type w''}
    [Monad n] [IteratorLoop α m n] [MonadLiftT m n] {f : γ → β → n γ} {init : γ} {it : IterM (α := α) m β} :
    it.foldM (init := init) f = ForIn.forIn it init (fun x acc => ForInStep.yield <$> f acc x) := rfl
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
end
variable {p : β → Bool}
end
section
variable {α β γ : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β] [IteratorLoop α m m]
variable [LawfulMonad m] [Finite α m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β}
end
section
variable {α β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β] [IteratorLoop α m m]
variable [LawfulMonad m] [Finite α m]
variable [LawfulIteratorLoop α m m] {it : IterM (α := α) m β}
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
section
end
end Iter
end Std
