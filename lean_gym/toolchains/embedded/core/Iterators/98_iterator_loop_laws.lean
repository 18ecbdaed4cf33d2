/-
Laws of loops over iterators: step by step, and as loops over the lists of their values.
-/
universe x₁ x₂ x''
set_option linter.unusedSectionVars false
namespace Std
open Std.Iterators
namespace IterM.DefaultConsumers
theorem forIn'_eq_match_step {α β : Type w} {m : Type w → Type w'} [Iterator α m β] {n : Type x → Type x'} [Monad n]
    [LawfulMonad n] {lift : (γ : Type w) → (δ : Type x) → (γ → n δ) → m γ → n δ} {γ : Type x} {it : IterM (α := α) m β}
    {init : γ} {P : β → Prop} {hP : ∀ b, it.IsPlausibleIndirectOutput b → P b}
    (PlausibleForInStep : β → γ → ForInStep γ → Prop)
    {f : (b : β) → P b → (c : γ) → n (Subtype (PlausibleForInStep b c))}
    (wf : IteratorLoop.WellFounded α m PlausibleForInStep) :
    forIn' lift γ PlausibleForInStep it init P hP f =
      (lift _ _ · it.step) fun s =>
        match s.inflate with
        | ⟨.yield it' out, h⟩ => do
          match ← f out (hP _ <| .direct ⟨_, h⟩) init with
          | ⟨.yield c, _⟩ =>
            forIn' lift γ PlausibleForInStep it' c P (fun _ h' => hP _ <| .indirect ⟨_, rfl, h⟩ h') f
          | ⟨.done c, _⟩ => return c
        | ⟨.skip it', h⟩ =>
          forIn' lift γ PlausibleForInStep it' init P (fun _ h' => hP _ <| .indirect ⟨_, rfl, h⟩ h') f
        | ⟨.done, _⟩ => return init := by
  have : Nonempty γ := ⟨init⟩
  refine (WellFounded.extrinsicFix₃_eq_apply (InvImage.wf _ wf)).trans
    (congrArg (lift _ _ · it.step) (funext fun s => ?_))
  obtain ⟨s | s | _, h⟩ := s.inflate
  · refine bind_congr fun s => ?_
    obtain ⟨s | s, k⟩ := s <;> rfl
  · rfl
  · rfl
theorem forIn'_eq_forIn' {m : Type w → Type w'} {α β : Type w} [Iterator α m β] {n : Type x → Type x'} [Monad n]
    [LawfulMonad n] {lift : (γ : Type w) → (δ : Type x) → (γ → n δ) → m γ → n δ} {γ : Type x} {it : IterM (α := α) m β}
    {init : γ} {P : β → Prop}
    {hP : ∀ b, it.IsPlausibleIndirectOutput b → P b} {Q : β → Prop} {hQ : ∀ b, it.IsPlausibleIndirectOutput b → Q b}
    (Pl : β → γ → ForInStep γ → Prop) {f : (b : β) → P b → (c : γ) → n (Subtype (Pl b c))}
    {g : (b : β) → Q b → (c : γ) → n (Subtype (Pl b c))} (wf : IteratorLoop.WellFounded α m Pl)
    (hfg : ∀ b c, (hPb : P b) → (hQb : Q b) → f b hPb c = g b hQb c) :
    forIn' lift γ Pl it init P hP f = forIn' lift γ Pl it init Q hQ g := by
  refine WellFounded.induction wf (C := fun p => ∀ hP hQ, forIn' lift γ Pl p.1 p.2 P hP f =
    forIn' lift γ Pl p.1 p.2 Q hQ g) (it, init) (fun p ih hP hQ => ?_) hP hQ
  rw [forIn'_eq_match_step Pl wf, forIn'_eq_match_step Pl wf]
  refine congrArg (lift _ _ · p.1.step) (funext fun s => ?_)
  obtain ⟨s | s | _, h⟩ := s.inflate
  · refine (congrArg (· >>= _) (hfg ..)).trans (bind_congr fun s => ?_)
    obtain ⟨s | s, k⟩ := s
    · rfl
    · exact ih (_, _) (.inl ⟨_, h, k⟩) _ _
  · exact ih (_, _) (.inr ⟨h, rfl⟩) _ _
  · rfl
end IterM.DefaultConsumers

/- With effects. -/
namespace IterM
section
variable {α β : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] {n : Type w → Type w''} [Monad m] [Monad n]
  [LawfulMonad n] [IteratorLoop α m n] [hl : LawfulIteratorLoop α m n] [MonadLiftT m n] [LawfulMonadLiftT m n]
  {γ : Type w} {it : IterM (α := α) m β} {init : γ}
theorem forIn'_eq {f : (b : β) → it.IsPlausibleIndirectOutput b → γ → n (ForInStep γ)} :
    letI : ForIn' n (IterM (α := α) m β) β _ := IterM.instForIn'
    ForIn'.forIn' (α := β) (m := n) it init f =
      DefaultConsumers.forIn' (n := n) (fun _ _ f x => monadLift x >>= f) γ (fun _ _ _ => True) it init
        it.IsPlausibleIndirectOutput (fun _ => id) (return ⟨← f · · ·, trivial⟩) :=
  hl.lawful _ γ it init _ IteratorLoop.wellFounded_of_finite _
theorem forIn_eq {f : β → γ → n (ForInStep γ)} :
    ForIn.forIn it init f =
      DefaultConsumers.forIn' (n := n) (fun _ _ f x => monadLift x >>= f) γ (fun _ _ _ => True) it init
        it.IsPlausibleIndirectOutput (fun _ => id) fun out _ acc => return ⟨← f out acc, trivial⟩ :=
  hl.lawful _ γ it init _ IteratorLoop.wellFounded_of_finite _
end
theorem forIn_eq_match_step {α β : Type w} {m : Type w → Type w'} [Iterator α m β] [Finite α m] {n : Type w → Type w''}
    [Monad m] [Monad n] [LawfulMonad n] [IteratorLoop α m n] [LawfulIteratorLoop α m n] [MonadLiftT m n]
    [LawfulMonadLiftT m n] {γ : Type w} {it : IterM (α := α) m β} {init : γ} {f : β → γ → n (ForInStep γ)} :
    forIn it init f = do
      match (← liftM it.step).inflate with
      | ⟨.yield it' out, _⟩ =>
        match ← f out init with
        | .yield c => forIn it' c f
        | .done c => return c
      | ⟨.skip it', _⟩ => forIn it' init f
      | ⟨.done, _⟩ => return init := by
  refine forIn_eq.trans ((DefaultConsumers.forIn'_eq_match_step _ IteratorLoop.wellFounded_of_finite).trans
    (bind_congr fun s => ?_))
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · refine (bind_assoc ..).trans (bind_congr fun s => (pure_bind ..).trans ?_)
    cases s with
    | done => rfl
    | yield c =>
      refine Eq.trans ?_ (forIn_eq (it := it') (init := c) (f := f)).symm
      exact DefaultConsumers.forIn'_eq_forIn' _ IteratorLoop.wellFounded_of_finite fun _ _ _ _ => rfl
  · refine Eq.trans ?_ (forIn_eq (it := it') (init := init) (f := f)).symm
    exact DefaultConsumers.forIn'_eq_forIn' _ IteratorLoop.wellFounded_of_finite fun _ _ _ _ => rfl
  · rfl
end IterM

/- Without effects. -/
namespace Iter
section
variable {α β : Type w} [Iterator α Id β] [Finite α Id] {m : Type x → Type x'} [Monad m] [LawfulMonad m]
  [IteratorLoop α Id m] [hl : LawfulIteratorLoop α Id m] {γ : Type x} {it : Iter (α := α) β} {init : γ}
theorem forIn'_eq {f : (b : β) → it.IsPlausibleIndirectOutput b → γ → m (ForInStep γ)} :
    letI : ForIn' m (Iter (α := α) β) β _ := Iter.instForIn'
    ForIn'.forIn' (α := β) (m := m) it init f =
      IterM.DefaultConsumers.forIn' (fun _ _ f x => f x.run) γ (fun _ _ _ => True) it.toIterM init
        it.toIterM.IsPlausibleIndirectOutput (fun _ => id) fun out h acc =>
          return ⟨← f out (isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM.mpr h) acc, trivial⟩ :=
  hl.lawful _ γ it.toIterM init _ IteratorLoop.wellFounded_of_finite _
theorem forIn_eq {f : β → γ → m (ForInStep γ)} :
    ForIn.forIn it init f =
      IterM.DefaultConsumers.forIn' (fun _ _ f c => f c.run) γ (fun _ _ _ => True) it.toIterM init
        it.toIterM.IsPlausibleIndirectOutput (fun _ => id) fun out _ acc => return ⟨← f out acc, trivial⟩ :=
  hl.lawful _ γ it.toIterM init _ IteratorLoop.wellFounded_of_finite _
end
theorem forIn_eq_forIn_toIterM {α β : Type w} [Iterator α Id β] [Finite α Id] {m : Type w → Type w''} [Monad m]
    [LawfulMonad m] [IteratorLoop α Id m] {γ : Type w} {it : Iter (α := α) β} {init : γ} {f : β → γ → m (ForInStep γ)} :
    forIn it init f = forIn it.toIterM init f := by
  simp only [forIn, ForIn'.forIn', monadLift, pure_bind]

section
variable {α β : Type w} [Iterator α Id β] [Finite α Id]
theorem forIn'_eq_match_step {m : Type x → Type x''} [Monad m] [LawfulMonad m] [IteratorLoop α Id m]
    [LawfulIteratorLoop α Id m] {γ : Type x} {it : Iter (α := α) β} {init : γ}
    {f : (out : β) → _ → γ → m (ForInStep γ)} :
    letI : ForIn' m (Iter (α := α) β) β _ := Iter.instForIn'
    ForIn'.forIn' it init f =
      match it.step with
      | ⟨.yield it' out, h⟩ => do
        match ← f out (.direct (isPlausibleOutput_iff_exists.mpr ⟨_, h⟩)) init with
        | .yield c =>
          ForIn'.forIn' it' c fun out h'' acc =>
            f out (.indirect (isPlausibleSuccessorOf_iff_exists.mpr ⟨_, rfl, h⟩) h'') acc
        | .done c => return c
      | ⟨.skip it', h⟩ => ForIn'.forIn' it' init fun out h' acc =>
        f out (.indirect (isPlausibleSuccessorOf_iff_exists.mpr ⟨_, rfl, h⟩) h') acc
      | ⟨.done, _⟩ => return init := by
  refine forIn'_eq.trans ((IterM.DefaultConsumers.forIn'_eq_match_step _ IteratorLoop.wellFounded_of_finite).trans ?_)
  rw [Iter.step]
  dsimp only
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.toIterM.step.run.inflate
  · refine (bind_assoc ..).trans (bind_congr fun s => (pure_bind ..).trans ?_)
    cases s with
    | done => rfl
    | yield c =>
      refine Eq.trans ?_ (forIn'_eq (it := it'.toIter) (init := c)
        (f := fun o k acc => f o (.indirect ⟨_, rfl, h⟩ k) acc)).symm
      exact IterM.DefaultConsumers.forIn'_eq_forIn' _ IteratorLoop.wellFounded_of_finite fun _ _ _ _ => rfl
  · refine Eq.trans ?_ (forIn'_eq (it := it'.toIter) (init := init)
        (f := fun o k acc => f o (.indirect ⟨_, rfl, h⟩ k) acc)).symm
    exact IterM.DefaultConsumers.forIn'_eq_forIn' _ IteratorLoop.wellFounded_of_finite fun _ _ _ _ => rfl
  · rfl
theorem forIn_eq_match_step {m : Type x → Type x'} [Monad m] [LawfulMonad m] [IteratorLoop α Id m]
    [LawfulIteratorLoop α Id m] {γ : Type x} {it : Iter (α := α) β} {init : γ} {f : β → γ → m (ForInStep γ)} :
    ForIn.forIn it init f =
      match it.step with
      | ⟨.yield it' out, _⟩ => do
        match ← f out init with
        | .yield c => ForIn.forIn it' c f
        | .done c => return c
      | ⟨.skip it', _⟩ => ForIn.forIn it' init f
      | ⟨.done, _⟩ => return init := forIn'_eq_match_step
theorem forIn_toList {m : Type x → Type x'} [Monad m] [LawfulMonad m] [IteratorLoop α Id m] [LawfulIteratorLoop α Id m]
    {γ : Type x} {it : Iter (α := α) β} {init : γ} {f : β → γ → m (ForInStep γ)} :
    ForIn.forIn it.toList init f = ForIn.forIn it init f := by
  induction it using Iter.inductSteps generalizing init with | step it ihy ihs
  rw [forIn_eq_match_step, toList_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · refine (List.forIn_cons ..).trans (bind_congr fun s => ?_)
    cases s with
    | done => rfl
    | yield c => exact ihy h
  · exact ihs h
  · exact List.forIn_nil
theorem forIn_toArray {m : Type x → Type x'} [Monad m] [LawfulMonad m] [IteratorLoop α Id m] [LawfulIteratorLoop α Id m]
    {γ : Type x} {it : Iter (α := α) β} {init : γ} {f : β → γ → m (ForInStep γ)} :
    ForIn.forIn it.toArray init f = ForIn.forIn it init f := by rw [← toArray_toList, List.forIn_toArray, forIn_toList]
end

section
variable {α β : Type w} {γ : Type x} [Iterator α Id β] [Finite α Id] {m : Type x → Type x'} [Monad m]
theorem foldM_eq_forIn [IteratorLoop α Id m] {f : γ → β → m γ} {init : γ} {it : Iter (α := α) β} :
    it.foldM (init := init) f = ForIn.forIn it init (fun x acc => ForInStep.yield <$> f acc x) := rfl
variable [LawfulMonad m] [IteratorLoop α Id m] [LawfulIteratorLoop α Id m] {f : γ → β → m γ} {init : γ}
  {it : Iter (α := α) β}
theorem foldM_eq_match_step :
    it.foldM (init := init) f =
      match it.step with
      | ⟨.yield it' out, _⟩ => do it'.foldM (init := ← f init out) f
      | ⟨.skip it', _⟩ => it'.foldM (init := init) f
      | ⟨.done, _⟩ => return init := by
  rw [foldM, forIn_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · exact bind_map_left ..
  · rfl
  · rfl
theorem foldlM_toList : it.toList.foldlM (init := init) f = it.foldM (init := init) f := by
  induction it using Iter.inductSteps generalizing init with | step it ihy ihs
  rw [foldM_eq_match_step, toList_eq_match_step]
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step
  · exact bind_congr fun c => ihy h
  · exact ihs h
  · rfl
theorem foldlM_toArray : it.toArray.foldlM (init := init) f = it.foldM (init := init) f := by
  rw [← foldlM_toList, ← toList_toArray, Array.foldlM_toList]
end

section
variable {α β : Type w} {γ : Type x} [Iterator α Id β] [Finite α Id] [IteratorLoop α Id Id]
theorem fold_eq_forIn {f : γ → β → γ} {init : γ} {it : Iter (α := α) β} :
    it.fold (init := init) f = (ForIn.forIn (m := Id) it init (fun x acc => pure (.yield (f acc x)))).run := rfl
theorem fold_eq_foldM {f : γ → β → γ} {init : γ} {it : Iter (α := α) β} :
    it.fold (init := init) f = (it.foldM (m := Id) (init := init) (pure <| f · ·)).run := rfl
theorem _root_.Std.Iter.fold_eq_fold_toIterM {α β γ : Type w} [Iterator α Id β] [Finite α Id] [IteratorLoop α Id Id]
    {f : γ → β → γ} {init : γ} {it : Iter (α := α) β} :
    it.fold (init := init) f = (it.toIterM.fold (init := init) f).run :=
  congrArg Id.run (forIn_eq_forIn_toIterM (m := Id))
end

section
variable {α β : Type w} {γ : Type x} [Iterator α Id β] [Finite α Id] [IteratorLoop α Id Id] [LawfulIteratorLoop α Id Id]
@[simp] theorem forIn_pure_yield_eq_fold {f : β → γ → γ} {init : γ} {it : Iter (α := α) β} :
    ForIn.forIn (m := Id) it init (fun c b => pure (.yield (f c b))) = pure (it.fold (fun b c => f c b) init) := rfl
variable {f : γ → β → γ} {init : γ} {it : Iter (α := α) β}
theorem fold_eq_match_step :
    it.fold (init := init) f =
      match it.step with
      | ⟨.yield it' out, _⟩ => it'.fold (init := f init out) f
      | ⟨.skip it', _⟩ => it'.fold (init := init) f
      | ⟨.done, _⟩ => init := by
  refine (foldM_eq_match_step (m := Id)).trans ?_
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := it.step <;> rfl
@[simp] theorem foldl_toList : it.toList.foldl (init := init) f = it.fold (init := init) f :=
  (List.foldl_eq_foldlM ..).trans (congrArg Id.run (foldlM_toList (m := Id)))
@[simp] theorem foldl_toArray : it.toArray.foldl (init := init) f = it.fold (init := init) f := by
  rw [← foldl_toList, ← toList_toArray, Array.foldl_toList]
end
theorem fold_hom {α β : Type w} {γ₁ : Type x₁} {γ₂ : Type x₂} [Iterator α Id β] [Finite α Id]
    [IteratorLoop α Id Id.{x₁}] [LawfulIteratorLoop α Id Id.{x₁}] [IteratorLoop α Id Id.{x₂}]
    [LawfulIteratorLoop α Id Id.{x₂}] {it : Iter (α := α) β} (f : γ₁ → γ₂) {g₁ : γ₁ → β → γ₁} {g₂ : γ₂ → β → γ₂}
    {init : γ₁} (H : ∀ x y, g₂ (f x) y = f (g₁ x y)) :
    it.fold g₂ (f init) = f (it.fold g₁ init) := by
  rw [← foldl_toList, ← foldl_toList, List.foldl_hom f H]
private theorem length_eq_foldl {α : Type w} (l : List α) : l.length = l.foldl (fun n _ => n + 1) 0 := by
  rw [List.foldl_add_const, Nat.one_mul, Nat.zero_add]
section
variable {α β : Type w} [Iterator α Id β] [Finite α Id] [IteratorLoop α Id Id]
theorem length_eq_length_toIterM {it : Iter (α := α) β} : it.length = it.toIterM.length.run.down := rfl
variable [LawfulIteratorLoop α Id Id]
@[simp] theorem length_toList_eq_length {it : Iter (α := α) β} : it.toList.length = it.length := by
  refine Eq.trans ?_ (congrArg ULift.down (foldl_toList.trans (fold_eq_fold_toIterM (it := it))))
  exact (length_eq_foldl _).trans (List.foldl_hom (init := ULift.up 0) ULift.down fun _ _ => rfl)
theorem length_eq_fold [IteratorLoop α Id Id.{0}] [LawfulIteratorLoop α Id Id.{0}] {it : Iter (α := α) β} :
    it.length = it.fold (init := 0) (fun acc _ => acc + 1) := by
  rw [← length_toList_eq_length, ← foldl_toList, length_eq_foldl]
theorem length_eq_forIn [IteratorLoop α Id Id.{0}] [LawfulIteratorLoop α Id Id.{0}] {it : Iter (α := α) β} :
    it.length = (ForIn.forIn (m := Id) it 0 (fun _ acc => return .yield (acc + 1))).run := length_eq_fold
end

section
variable {α β : Type w} [Iterator α Id β] [Finite α Id] [IteratorLoop α Id Id] [LawfulIteratorLoop α Id Id]
  {it : Iter (α := α) β}
theorem toList_eq_fold : it.toList = it.fold (init := []) (fun l out => l ++ [out]) := by
  rw [← foldl_toList, List.foldl_append_eq_append, List.nil_append]
  exact (List.flatMap_singleton' _).symm
theorem toArray_eq_fold : it.toArray = it.fold (init := #[]) (fun xs out => xs.push out) := by
  rw [← foldl_toArray, Array.foldl_push_eq_append rfl, Array.empty_append]
  exact (Array.map_id _).symm
@[simp] theorem size_toArray_eq_length : it.toArray.size = it.length := by
  rw [← length_toList_eq_length, ← toList_toArray, Array.length_toList]
@[simp] theorem length_toListRev_eq_length : it.toListRev.length = it.length := by
  rw [toListRev_eq, List.length_reverse, length_toList_eq_length]
theorem length_eq_match_step :
    it.length =
      match it.step.val with
      | .yield it' _ => it'.length + 1
      | .skip it' => it'.length
      | .done => 0 := by
  rw [← length_toList_eq_length, toList_eq_match_step]
  cases it.step.val with
  | yield it' => exact congrArg (· + 1) length_toList_eq_length
  | skip it' => exact length_toList_eq_length
  | done => rfl
end
end Iter
end Std
