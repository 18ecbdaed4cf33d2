/-
Functions that call another one in a monad, such as `mapM`, are monotone in it.
-/
namespace Lean.Order
section Monadic
variable {m : Type u → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α β : Type u}
variable {γ : Type w} [PartialOrder γ]
@[partial_fixpoint_monotone]
theorem Functor.monotone_map [LawfulMonad m] (f : γ → m α) (g : α → β) (hmono : monotone f) :
    monotone fun x => g <$> f x := by
  simp only [← LawfulMonad.bind_pure_comp]
  exact monotone_bind _ _ _ hmono (monotone_const _)
@[partial_fixpoint_monotone]
theorem Seq.monotone_seq [LawfulMonad m] (f : γ → m α) (g : γ → m (α → β)) (hmono₁ : monotone g)
    (hmono₂ : monotone f) : monotone fun x => g x <*> f x := by
  simp only [← LawfulMonad.bind_map]
  exact monotone_bind _ _ _ hmono₁ (monotone_of_monotone_apply _ fun _ => Functor.monotone_map _ _ hmono₂)
@[partial_fixpoint_monotone]
theorem SeqLeft.monotone_seqLeft [LawfulMonad m] (f : γ → m α) (g : γ → m β) (hmono₁ : monotone g)
    (hmono₂ : monotone f) : monotone fun x => g x <* f x := by
  simp only [seqLeft_eq]
  exact Seq.monotone_seq _ _ (Functor.monotone_map _ _ hmono₁) hmono₂
@[partial_fixpoint_monotone]
theorem SeqRight.monotone_seqRight [LawfulMonad m] (f : γ → m α) (g : γ → m β) (hmono₁ : monotone g)
    (hmono₂ : monotone f) : monotone fun x => g x *> f x := by
  simp only [seqRight_eq]
  exact Seq.monotone_seq _ _ (Functor.monotone_map _ _ hmono₁) hmono₂
omit [MonoBind m] in
@[partial_fixpoint_monotone]
theorem Option.monotone_bindM (f : γ → α → m (Option β)) (xs : Option α) (hmono : monotone f) :
    monotone fun x => xs.bindM (f x) := by
  cases xs with
  | none => exact monotone_const _
  | some a => exact monotone_apply a f hmono
@[partial_fixpoint_monotone]
theorem Option.monotone_mapM [LawfulMonad m] (f : γ → α → m β) (xs : Option α) (hmono : monotone f) :
    monotone fun x => xs.mapM (f x) := by
  cases xs
  · exact monotone_const _
  · exact Functor.monotone_map _ _ (monotone_apply _ _ hmono)
@[partial_fixpoint_monotone]
theorem Option.monotone_elimM (a : γ → m (Option α)) (n : γ → m β) (s : γ → α → m β) (hmono₁ : monotone a)
    (hmono₂ : monotone n) (hmono₃ : monotone s) : monotone fun x => Option.elimM (a x) (n x) (s x) := by
  refine monotone_bind _ _ _ hmono₁ (monotone_of_monotone_apply _ fun o => ?_)
  cases o with
  | none => exact hmono₂
  | some a => exact monotone_apply a s hmono₃
omit [MonoBind m] in
@[partial_fixpoint_monotone]
theorem Option.monotone_getDM (o : Option α) (y : γ → m α) (hmono : monotone y) : monotone fun x => o.getDM (y x) := by
  cases o
  · exact hmono
  · exact monotone_const _
end Monadic

namespace List
variable {m : Type u → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α β : Type u}
variable {γ : Type w} [PartialOrder γ]
private theorem monotone_mapM_loop (f : γ → α → m β) (xs : List α) (ys : List β) (hmono : monotone f) :
    monotone fun x => _root_.List.mapM.loop (f x) xs ys := by
  induction xs generalizing ys with
  | nil => exact monotone_const _
  | cons a xs ih => exact monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_of_monotone_apply _ fun _ => ih _)
@[partial_fixpoint_monotone]
theorem monotone_mapM (f : γ → α → m β) (xs : List α) (hmono : monotone f) : monotone fun x => xs.mapM (f x) :=
  monotone_mapM_loop f xs [] hmono
@[partial_fixpoint_monotone]
theorem monotone_forM (f : γ → α → m PUnit) (xs : List α) (hmono : monotone f) : monotone fun x => xs.forM (f x) := by
  induction xs with
  | nil => exact monotone_const _
  | cons a xs ih => exact monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_of_monotone_apply _ fun _ => ih)
@[partial_fixpoint_monotone]
theorem monotone_filterAuxM {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type}
    (f : γ → α → m Bool) (xs acc : List α) (hmono : monotone f) : monotone fun x => xs.filterAuxM (f x) acc := by
  induction xs generalizing acc with
  | nil => exact monotone_const _
  | cons a xs ih => exact monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_of_monotone_apply _ fun _ => ih _)
@[partial_fixpoint_monotone]
theorem monotone_filterM {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type}
    (f : γ → α → m Bool) (xs : List α) (hmono : monotone f) : monotone fun x => xs.filterM (f x) :=
  monotone_bind _ _ _ (monotone_filterAuxM f xs [] hmono) (monotone_const _)
@[partial_fixpoint_monotone]
theorem monotone_filterRevM {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type}
    (f : γ → α → m Bool) (xs : List α) (hmono : monotone f) : monotone fun x => xs.filterRevM (f x) :=
  monotone_filterAuxM f xs.reverse [] hmono
@[partial_fixpoint_monotone]
theorem monotone_foldlM (f : γ → β → α → m β) (init : β) (xs : List α) (hmono : monotone f) :
    monotone fun x => xs.foldlM (f x) init := by
  induction xs generalizing init with
  | nil => exact monotone_const _
  | cons a xs ih =>
    exact monotone_bind _ _ _ (monotone_apply a _ (monotone_apply init _ hmono))
      (monotone_of_monotone_apply _ fun _ => ih _)
@[partial_fixpoint_monotone]
theorem monotone_foldrM (f : γ → α → β → m β) (init : β) (xs : List α) (hmono : monotone f) :
    monotone fun x => xs.foldrM (f x) init :=
  monotone_foldlM (fun x s a => f x a s) init xs.reverse
    (monotone_of_monotone_apply _ fun s => monotone_of_monotone_apply _ fun a =>
      monotone_apply s _ (monotone_apply a _ hmono))
@[partial_fixpoint_monotone]
theorem monotone_anyM {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type}
    (f : γ → α → m Bool) (xs : List α) (hmono : monotone f) : monotone fun x => xs.anyM (f x) := by
  induction xs with
  | nil => exact monotone_const _
  | cons a xs ih =>
    refine monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_of_monotone_apply _ fun b => ?_)
    cases b
    · exact ih
    · exact monotone_const _
@[partial_fixpoint_monotone]
theorem monotone_allM {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type}
    (f : γ → α → m Bool) (xs : List α) (hmono : monotone f) : monotone fun x => xs.allM (f x) := by
  induction xs with
  | nil => exact monotone_const _
  | cons a xs ih =>
    refine monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_of_monotone_apply _ fun b => ?_)
    cases b
    · exact monotone_const _
    · exact ih
@[partial_fixpoint_monotone]
theorem monotone_findM? {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type}
    (f : γ → α → m Bool) (xs : List α) (hmono : monotone f) : monotone fun x => xs.findM? (f x) := by
  induction xs with
  | nil => exact monotone_const _
  | cons a xs ih =>
    refine monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_of_monotone_apply _ fun b => ?_)
    cases b
    · exact ih
    · exact monotone_const _
@[partial_fixpoint_monotone]
theorem monotone_findSomeM? (f : γ → α → m (Option β)) (xs : List α) (hmono : monotone f) :
    monotone fun x => xs.findSomeM? (f x) := by
  induction xs with
  | nil => exact monotone_const _
  | cons a xs ih =>
    refine monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_of_monotone_apply _ fun b => ?_)
    cases b
    · exact ih
    · exact monotone_const _
@[partial_fixpoint_monotone]
theorem monotone_forIn'_loop {α : Type uu} (as : List α) (f : γ → (a : α) → a ∈ as → β → m (ForInStep β))
    (as' : List α) (b : β) (p : ∃ bs, bs ++ as' = as) (hmono : monotone f) :
    monotone fun x => _root_.List.forIn'.loop as (f x) as' b p := by
  induction as' generalizing b with
  | nil => exact monotone_const _
  | cons a as' ih =>
    refine monotone_bind _ _ _ (monotone_apply b _ (monotone_apply _ _ (monotone_apply a _ hmono)))
      (monotone_of_monotone_apply _ fun s => ?_)
    cases s
    · exact monotone_const _
    · exact ih _ _
@[partial_fixpoint_monotone]
theorem monotone_forIn' {α : Type uu} (as : List α) (init : β) (f : γ → (a : α) → a ∈ as → β → m (ForInStep β))
    (hmono : monotone f) : monotone fun x => forIn' as init (f x) := monotone_forIn'_loop as f as init _ hmono
@[partial_fixpoint_monotone]
theorem monotone_forIn {α : Type uu} (as : List α) (init : β) (f : γ → α → β → m (ForInStep β))
    (hmono : monotone f) : monotone fun x => forIn as init (f x) :=
  monotone_forIn' as init (fun x a _ => f x a)
    (monotone_of_monotone_apply _ fun a => monotone_of_monotone_apply _ fun _ => monotone_apply a _ hmono)
end List

namespace Array
variable {m : Type u → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α β : Type u}
variable {γ : Type w} [PartialOrder γ]
@[partial_fixpoint_monotone]
theorem monotone_modifyM (a : Array α) (i : Nat) (f : γ → α → m α) (hmono : monotone f) :
    monotone fun x => a.modifyM i (f x) := by
  by_cases h : i < a.size
  · simp only [_root_.Array.modifyM, h, ↓reduceDIte]
    exact monotone_bind _ _ _ (monotone_apply _ _ hmono) (monotone_const _)
  · simp only [_root_.Array.modifyM, h, ↓reduceDIte]
    exact monotone_const _
@[partial_fixpoint_monotone]
theorem monotone_forIn'_loop {α : Type uu} (as : Array α) (f : γ → (a : α) → a ∈ as → β → m (ForInStep β)) (i : Nat)
    (h : i ≤ as.size) (b : β) (hmono : monotone f) : monotone fun x => _root_.Array.forIn'.loop as (f x) i h b := by
  induction i generalizing b with
  | zero => exact monotone_const _
  | succ i ih =>
    refine monotone_bind _ _ _ (monotone_apply b _ (monotone_apply _ _ (monotone_apply _ _ hmono)))
      (monotone_of_monotone_apply _ fun s => ?_)
    cases s
    · exact monotone_const _
    · exact ih _ _
@[partial_fixpoint_monotone]
theorem monotone_forIn' {α : Type uu} (as : Array α) (init : β) (f : γ → (a : α) → a ∈ as → β → m (ForInStep β))
    (hmono : monotone f) : monotone fun x => forIn' as init (f x) := monotone_forIn'_loop as f _ _ init hmono
@[partial_fixpoint_monotone]
theorem monotone_forIn {α : Type uu} (as : Array α) (init : β) (f : γ → α → β → m (ForInStep β))
    (hmono : monotone f) : monotone fun x => forIn as init (f x) :=
  monotone_forIn' as init (fun x a _ => f x a)
    (monotone_of_monotone_apply _ fun a => monotone_of_monotone_apply _ fun _ => monotone_apply a _ hmono)
@[partial_fixpoint_monotone]
theorem monotone_foldlM_loop (f : γ → β → α → m β) (xs : Array α) (stop : Nat) (h : stop ≤ xs.size) (i j : Nat)
    (b : β) (hmono : monotone f) : monotone fun x => _root_.Array.foldlM.loop (f x) xs stop h i j b := by
  induction i generalizing j b with
  | zero =>
    unfold _root_.Array.foldlM.loop
    exact monotone_dite _ _ _ (monotone_of_monotone_apply _ fun _ => monotone_const _) (monotone_const _)
  | succ i ih =>
    unfold _root_.Array.foldlM.loop
    exact monotone_dite _ _ _
      (monotone_of_monotone_apply _ fun _ => monotone_bind _ _ _ (monotone_apply _ _ (monotone_apply b _ hmono))
        (monotone_of_monotone_apply _ fun _ => ih _ _))
      (monotone_const _)
@[partial_fixpoint_monotone]
theorem monotone_foldlM (f : γ → β → α → m β) (init : β) (xs : Array α) (start stop : Nat) (hmono : monotone f) :
    monotone fun x => xs.foldlM (f x) init start stop :=
  monotone_dite _ _ _ (monotone_of_monotone_apply _ fun _ => monotone_foldlM_loop _ _ _ _ _ _ _ hmono)
    (monotone_of_monotone_apply _ fun _ => monotone_foldlM_loop _ _ _ _ _ _ _ hmono)
@[partial_fixpoint_monotone]
theorem monotone_foldrM_fold (f : γ → α → β → m β) (xs : Array α) (stop i : Nat) (h : i ≤ xs.size) (b : β)
    (hmono : monotone f) : monotone fun x => _root_.Array.foldrM.fold (f x) xs stop i h b := by
  induction i generalizing b with
  | zero =>
    unfold _root_.Array.foldrM.fold
    exact monotone_ite _ _ _ (monotone_const _) (monotone_const _)
  | succ i ih =>
    unfold _root_.Array.foldrM.fold
    exact monotone_ite _ _ _ (monotone_const _)
      (monotone_bind _ _ _ (monotone_apply b _ (monotone_apply _ _ hmono))
        (monotone_of_monotone_apply _ fun _ => ih _ _))
@[partial_fixpoint_monotone]
theorem monotone_foldrM (f : γ → α → β → m β) (init : β) (xs : Array α) (start stop : Nat) (hmono : monotone f) :
    monotone fun x => xs.foldrM (f x) init start stop :=
  monotone_dite _ _ _
    (monotone_of_monotone_apply _ fun _ =>
      monotone_ite _ _ _ (monotone_foldrM_fold _ _ _ _ _ _ hmono) (monotone_const _))
    (monotone_of_monotone_apply _ fun _ =>
      monotone_ite _ _ _ (monotone_foldrM_fold _ _ _ _ _ _ hmono) (monotone_const _))
private theorem monotone_mapM_map (xs : Array α) (f : γ → α → m β) (n i : Nat) (h : xs.size - i = n) (bs : Array β)
    (hmono : monotone f) : monotone fun x => _root_.Array.mapM.map (f x) xs i bs := by
  induction n generalizing i bs with
  | zero =>
    unfold _root_.Array.mapM.map
    simp only [show ¬ i < xs.size by omega, ↓reduceDIte]
    exact monotone_const _
  | succ n ih =>
    unfold _root_.Array.mapM.map
    exact monotone_dite _ _ _
      (monotone_of_monotone_apply _ fun _ => monotone_bind _ _ _ (monotone_apply _ _ hmono)
        (monotone_of_monotone_apply _ fun _ => ih (i + 1) (by omega) _))
      (monotone_const _)
@[partial_fixpoint_monotone]
theorem monotone_mapM (xs : Array α) (f : γ → α → m β) (hmono : monotone f) : monotone fun x => xs.mapM (f x) :=
  monotone_mapM_map xs f _ 0 rfl _ hmono
private theorem monotone_mapFinIdxM_map (xs : Array α) (f : γ → (i : Nat) → α → i < xs.size → m β) (i j : Nat)
    (inv : i + j = xs.size) (bs : Array β) (hmono : monotone f) :
    monotone fun x => _root_.Array.mapFinIdxM.map xs (f x) i j inv bs := by
  induction i generalizing j bs with
  | zero => exact monotone_const _
  | succ i ih =>
    exact monotone_bind _ _ _ (monotone_apply _ _ (monotone_apply _ _ (monotone_apply j _ hmono)))
      (monotone_of_monotone_apply _ fun _ => ih _ _ _)
@[partial_fixpoint_monotone]
theorem monotone_mapFinIdxM (xs : Array α) (f : γ → (i : Nat) → α → i < xs.size → m β) (hmono : monotone f) :
    monotone fun x => xs.mapFinIdxM (f x) := monotone_mapFinIdxM_map xs f _ _ _ _ hmono
@[partial_fixpoint_monotone]
theorem monotone_findSomeM? (f : γ → α → m (Option β)) (xs : Array α) (hmono : monotone f) :
    monotone fun x => xs.findSomeM? (f x) := by
  refine monotone_bind _ _ _ (monotone_forIn _ _ _ ?_) (monotone_const _)
  refine monotone_of_monotone_apply _ fun a => monotone_of_monotone_apply _ fun _ => ?_
  refine monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_const _)
@[partial_fixpoint_monotone]
theorem monotone_findM? {m : Type → Type} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type}
    (f : γ → α → m Bool) (xs : Array α) (hmono : monotone f) : monotone fun x => xs.findM? (f x) := by
  refine monotone_bind _ _ _ (monotone_forIn _ _ _ ?_) (monotone_const _)
  refine monotone_of_monotone_apply _ fun a => monotone_of_monotone_apply _ fun _ => ?_
  refine monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_const _)
@[partial_fixpoint_monotone]
theorem monotone_findIdxM? {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type u}
    (f : γ → α → m Bool) (xs : Array α) (hmono : monotone f) : monotone fun x => xs.findIdxM? (f x) := by
  refine monotone_bind _ _ _ (monotone_forIn _ _ _ ?_) (monotone_const _)
  refine monotone_of_monotone_apply _ fun a => monotone_of_monotone_apply _ fun _ => ?_
  refine monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_const _)
private theorem monotone_anyM_loop_aux {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m]
    {α : Type u} (f : γ → α → m Bool) (xs : Array α) (stop : Nat) (h : stop ≤ xs.size) (n j : Nat)
    (hn : stop - j = n) (hmono : monotone f) : monotone fun x => _root_.Array.anyM.loop (f x) xs stop h j := by
  induction n generalizing j with
  | zero =>
    unfold _root_.Array.anyM.loop
    simp only [show ¬ j < stop by omega, ↓reduceDIte]
    exact monotone_const _
  | succ n ih =>
    unfold _root_.Array.anyM.loop
    refine monotone_dite _ _ _ (monotone_of_monotone_apply _ fun _ => ?_) (monotone_const _)
    refine monotone_bind _ _ _ (monotone_apply _ _ hmono) (monotone_of_monotone_apply _ fun b => ?_)
    exact monotone_ite _ _ _ (monotone_const _) (ih (j + 1) (by omega))
@[partial_fixpoint_monotone]
theorem monotone_anyM_loop {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type u}
    (f : γ → α → m Bool) (xs : Array α) (stop : Nat) (h : stop ≤ xs.size) (j : Nat) (hmono : monotone f) :
    monotone fun x => _root_.Array.anyM.loop (f x) xs stop h j := monotone_anyM_loop_aux f xs stop h _ j rfl hmono
@[partial_fixpoint_monotone]
theorem monotone_anyM {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type u}
    (f : γ → α → m Bool) (xs : Array α) (start stop : Nat) (hmono : monotone f) :
    monotone fun x => xs.anyM (f x) start stop :=
  monotone_dite _ _ _ (monotone_of_monotone_apply _ fun _ => monotone_anyM_loop _ _ _ _ _ hmono)
    (monotone_of_monotone_apply _ fun _ => monotone_anyM_loop _ _ _ _ _ hmono)
@[partial_fixpoint_monotone]
theorem monotone_allM {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type u}
    (f : γ → α → m Bool) (xs : Array α) (start stop : Nat) (hmono : monotone f) :
    monotone fun x => xs.allM (f x) start stop :=
  monotone_bind _ _ _
    (monotone_anyM _ _ _ _ (monotone_of_monotone_apply _ fun a =>
      monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_const _)))
    (monotone_const _)
private theorem monotone_findSomeRevM?_find (f : γ → α → m (Option β)) (xs : Array α) (i : Nat) (h : i ≤ xs.size)
    (hmono : monotone f) : monotone fun x => _root_.Array.findSomeRevM?.find (f x) xs i h := by
  induction i with
  | zero => exact monotone_const _
  | succ i ih =>
    refine monotone_bind _ _ _ (monotone_apply _ _ hmono) (monotone_of_monotone_apply _ fun r => ?_)
    cases r
    · exact ih _
    · exact monotone_const _
@[partial_fixpoint_monotone]
theorem monotone_findSomeRevM? (f : γ → α → m (Option β)) (xs : Array α) (hmono : monotone f) :
    monotone fun x => xs.findSomeRevM? (f x) := monotone_findSomeRevM?_find _ _ _ _ hmono
@[partial_fixpoint_monotone]
theorem monotone_findRevM? {m : Type → Type v} [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] {α : Type}
    (f : γ → α → m Bool) (xs : Array α) (hmono : monotone f) : monotone fun x => xs.findRevM? (f x) :=
  monotone_findSomeRevM? _ _ (monotone_of_monotone_apply _ fun a =>
    monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_const _))
@[partial_fixpoint_monotone]
theorem monotone_array_forM (f : γ → α → m PUnit) (xs : Array α) (start stop : Nat) (hmono : monotone f) :
    monotone fun x => xs.forM (f x) start stop :=
  monotone_foldlM _ _ _ _ _ (monotone_of_monotone_apply _ fun _ => hmono)
@[partial_fixpoint_monotone]
theorem monotone_array_forRevM (f : γ → α → m PUnit) (xs : Array α) (start stop : Nat) (hmono : monotone f) :
    monotone fun x => xs.forRevM (f x) start stop :=
  monotone_foldrM _ _ _ _ _ (monotone_of_monotone_apply _ fun a =>
    monotone_of_monotone_apply _ fun _ => monotone_apply a _ hmono)
@[partial_fixpoint_monotone]
theorem monotone_flatMapM (f : γ → α → m (Array β)) (xs : Array α) (hmono : monotone f) :
    monotone fun x => xs.flatMapM (f x) :=
  monotone_foldlM _ _ _ _ _ (monotone_of_monotone_apply _ fun _ => monotone_of_monotone_apply _ fun a =>
    monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_const _))
@[partial_fixpoint_monotone]
theorem monotone_array_filterMapM (f : γ → α → m (Option β)) (xs : Array α) (hmono : monotone f) :
    monotone fun x => xs.filterMapM (f x) :=
  monotone_foldlM _ _ _ _ _ (monotone_of_monotone_apply _ fun _ => monotone_of_monotone_apply _ fun a =>
    monotone_bind _ _ _ (monotone_apply a _ hmono) (monotone_const _))
end Array
end Lean.Order
