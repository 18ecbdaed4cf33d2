/-
Laws of loops and searches through iterators with effects.
-/
universe y
set_option linter.unusedSectionVars false
namespace Std
open Std.Iterators
namespace IterM
section
variable {α β γ : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] [Monad m] [LawfulMonad m]
  [IteratorLoop α m m]
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
end Iter
end Std
