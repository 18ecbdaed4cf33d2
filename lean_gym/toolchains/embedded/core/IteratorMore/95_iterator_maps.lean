/-
Operations with what is known of their results; iterators mapped and filtered.
-/
namespace Std.Iterators
@[unbox] structure PostconditionT (m : Type w → Type w') (α : Type w) where
  Property : α → Prop
  operation : m (Subtype Property)
namespace PostconditionT
@[always_inline, inline] def lift {α : Type w} {m : Type w → Type w'} [Functor m] (x : m α) : PostconditionT m α :=
  ⟨fun _ => True, (⟨·, .intro⟩) <$> x⟩
@[always_inline, inline] protected def pure {m : Type w → Type w'} [Pure m] {α : Type w} (a : α) : PostconditionT m α :=
  ⟨fun y => a = y, pure <| ⟨a, rfl⟩⟩
@[always_inline, inline] def liftWithProperty {α : Type w} {m : Type w → Type w'} {P : α → Prop}
    (x : m {α : α // P α}) : PostconditionT m α := ⟨P, x⟩
@[always_inline, inline] protected def map {m : Type w → Type w'} [Functor m] {α β : Type w} (f : α → β)
    (x : PostconditionT m α) : PostconditionT m β :=
  ⟨fun b => ∃ a : Subtype x.Property, f a.1 = b, (fun a => ⟨f a.val, _, rfl⟩) <$> x.operation⟩
@[always_inline, inline] protected def bind {m : Type w → Type w'} [Monad m] {α β : Type w} (x : PostconditionT m α)
    (f : α → PostconditionT m β) : PostconditionT m β :=
  ⟨fun b => ∃ a, x.Property a ∧ (f a).Property b,
    x.operation >>= fun a => (fun b => ⟨b.val, a.val, a.property, b.property⟩) <$> (f a).operation⟩
@[always_inline, inline] protected def pbind {m : Type w → Type w'} [Monad m] {α β : Type w} (x : PostconditionT m α)
    (f : Subtype x.Property → PostconditionT m β) : PostconditionT m β :=
  ⟨fun b => ∃ a, (f a).Property b, x.operation >>= fun a => (fun b => ⟨b.val, a, b.property⟩) <$> (f a).operation⟩
@[always_inline, inline] protected def liftMap {m : Type w → Type w'} [Monad m] {α β : Type w} (f : α → β) (x : m α) :
    PostconditionT m β := ⟨fun b => ∃ a, f a = b, (fun a => ⟨f a, a, rfl⟩) <$> x⟩
@[always_inline, inline] def run {m : Type w → Type w'} [Monad m] {α : Type w} (x : PostconditionT m α) : m α :=
  (fun a => a.val) <$> x.operation
theorem run_eq_map {m : Type w → Type w'} [Monad m] {α : Type w} {x : PostconditionT m α} :
    x.run = Subtype.val <$> x.operation := rfl
end PostconditionT
instance instFunctorPostconditionT {m : Type w → Type w'} [Functor m] : Functor (PostconditionT m) where
  map := PostconditionT.map
instance instMonadPostconditionT {m : Type w → Type w'} [Monad m] : Monad (PostconditionT m) where
  pure := PostconditionT.pure
  bind := PostconditionT.bind
namespace PostconditionT
section
variable {m : Type w → Type w'} [Monad m] {α : Type w}
theorem pure_eq_pure {a : α} : pure a = PostconditionT.pure (m := m) a := rfl
@[simp] theorem property_pure {x : α} : (pure x : PostconditionT m α).Property = (x = ·) := rfl
@[simp] theorem operation_pure {x : α} : (pure x : PostconditionT m α).operation = pure ⟨x, rfl⟩ := rfl
end

section
variable {m : Type w → Type w'} [Monad m] {α : Type w} [LawfulMonad m]
theorem ext {x y : PostconditionT m α} (h : x.Property = y.Property)
    (h' : (fun p => ⟨p.1, h ▸ p.2⟩) <$> x.operation = y.operation) : x = y := by
  obtain ⟨P, a⟩ := x
  obtain ⟨Q, b⟩ := y
  cases h
  exact congrArg (PostconditionT.mk P) ((id_map a).symm.trans h')
@[simp] theorem run_pure {x : α} : (pure x : PostconditionT m α).run = pure x := map_pure ..
end

section
variable {m : Type w → Type w'} [Monad m] {α β : Type w} {x : PostconditionT m α} {f : α → PostconditionT m β}
@[simp] theorem operation_bind :
    (x.bind f).operation = (do
      let a ← x.operation
      (fun fa => ⟨fa.1, ⟨a.1, a.2, fa.2⟩⟩) <$> (f a.1).operation) := rfl
variable [LawfulMonad m]
@[simp] theorem run_bind : (x.bind f).run = x.run >>= (f · |>.run) := by
  simp only [run, PostconditionT.bind, map_bind, Functor.map_map, bind_map_left]
@[simp] theorem run_bind' : (x >>= f).run = x.run >>= (f · |>.run) := run_bind
end

section
variable {m : Type w → Type w'} [Functor m] {α β : Type w} {x : PostconditionT m α} {f : α → β} {b : β}
@[simp] theorem property_map : (x.map f).Property b ↔ (∃ a, f a = b ∧ x.Property a) :=
  ⟨fun ⟨⟨a, h⟩, k⟩ => ⟨a, k, h⟩, fun ⟨a, k, h⟩ => ⟨⟨a, h⟩, k⟩⟩
@[simp] theorem operation_map :
    (x.map f).operation = (fun a => ⟨_, (property_map (m := m)).mpr ⟨a.1, rfl, a.2⟩⟩) <$> x.operation := rfl
end

section
variable {m : Type w → Type w'} [Functor m] {α : Type w} {x : m α}
@[simp] theorem property_lift : (lift x : PostconditionT m α).Property = (fun _ => True) := rfl
@[simp] theorem operation_lift : (lift x : PostconditionT m α).operation = (⟨·, .intro⟩) <$> x := rfl
end
end PostconditionT

namespace Types
@[ext, unbox] structure FilterMap (α : Type w) {β γ : Type w} (m : Type w → Type w') (n : Type w → Type w'')
    (lift : ⦃α : Type w⦄ → m α → n α) (f : β → PostconditionT n (Option γ)) where
  inner : IterM (α := α) m β
def Map (α : Type w) {β γ : Type w} (m : Type w → Type w') (n : Type w → Type w'')
    (lift : ⦃α : Type w⦄ → m α → n α) [Functor n] (f : β → PostconditionT n γ) :=
  FilterMap α m n lift (fun b => PostconditionT.map some (f b))
end Types
end Std.Iterators
namespace Std
open Std.Iterators Std.Iterators.Types
namespace IterM
section
variable {α β γ : Type w} {m : Type w → Type w'} {n : Type w → Type w''}
@[always_inline, inline] def InternalCombinators.filterMap (lift : ⦃α : Type w⦄ → m α → n α) [Iterator α m β]
    (f : β → PostconditionT n (Option γ)) (it : IterM (α := α) m β) : IterM (α := FilterMap α m n lift f) n γ :=
  ⟨⟨it⟩⟩
@[always_inline, inline] def InternalCombinators.map [Monad n] (lift : ⦃α : Type w⦄ → m α → n α) [Iterator α m β]
    (f : β → PostconditionT n γ) (it : IterM (α := α) m β) : IterM (α := Map α m n lift f) n γ := ⟨⟨it⟩⟩
@[inline] def filterMapWithPostcondition [MonadLiftT m n] [Iterator α m β] (f : β → PostconditionT n (Option γ))
    (it : IterM (α := α) m β) : IterM (α := FilterMap α m n (fun ⦃_⦄ => monadLift) f) n γ :=
  InternalCombinators.filterMap (fun ⦃_⦄ => monadLift) f it
end
end IterM
namespace Iterators.Types
inductive FilterMap.PlausibleStep {α β γ : Type w} {m : Type w → Type w'} {n : Type w → Type w''}
    {lift : ⦃α : Type w⦄ → m α → n α} {f : β → PostconditionT n (Option γ)} [Iterator α m β]
    (it : IterM (α := FilterMap α m n lift f) n γ) :
    IterStep (IterM (α := FilterMap α m n lift f) n γ) γ → Prop where
  | yieldNone : ∀ {it' out}, it.internalState.inner.IsPlausibleStep (.yield it' out) → (f out).Property none →
    PlausibleStep it (.skip (IterM.InternalCombinators.filterMap lift f it'))
  | yieldSome : ∀ {it' out out'}, it.internalState.inner.IsPlausibleStep (.yield it' out) →
    (f out).Property (some out') → PlausibleStep it (.yield (IterM.InternalCombinators.filterMap lift f it') out')
  | skip : ∀ {it'}, it.internalState.inner.IsPlausibleStep (.skip it') →
    PlausibleStep it (.skip (IterM.InternalCombinators.filterMap lift f it'))
  | done : it.internalState.inner.IsPlausibleStep .done → PlausibleStep it .done
section
variable {α β γ : Type w} {m : Type w → Type w'} {n : Type w → Type w''}
instance FilterMap.instIterator {lift : ⦃α : Type w⦄ → m α → n α} {f : β → PostconditionT n (Option γ)}
    [Iterator α m β] [Monad n] : Iterator (FilterMap α m n lift f) n γ where
  IsPlausibleStep := FilterMap.PlausibleStep (m := m) (n := n)
  step it :=
    letI : MonadLift m n := ⟨lift (α := _)⟩
    do
      match (← it.internalState.inner.step).inflate with
      | .yield it' out h => do
        match ← (f out).operation with
        | ⟨none, h'⟩ =>
          pure <| .deflate <| .skip (IterM.InternalCombinators.filterMap lift f it') (.yieldNone h h')
        | ⟨some out', h'⟩ =>
          pure <| .deflate <| .yield (IterM.InternalCombinators.filterMap lift f it') out' (.yieldSome h h')
      | .skip it' h => pure <| .deflate <| .skip (IterM.InternalCombinators.filterMap lift f it') (.skip h)
      | .done h => pure <| .deflate <| .done (.done h)
variable [Monad n] [Iterator α m β] {lift : ⦃α : Type w⦄ → m α → n α}
instance Map.instIterator {f : β → PostconditionT n γ} : Iterator (Map α m n lift f) n γ :=
  inferInstanceAs <| Iterator (FilterMap α m n lift _) n γ
private theorem FilterMap.finite {f : β → PostconditionT n (Option γ)} [Finite α m] :
    Finite (FilterMap α m n lift f) n := by
  refine ⟨Subrelation.wf (r := InvImage IterM.IsPlausibleSuccessorOf fun it => it.internalState.inner) ?_
    (InvImage.wf _ Finite.wf)⟩
  intro it it' h
  obtain ⟨step, h, k⟩ := h
  cases k with
  | yieldNone k => cases h; exact ⟨_, rfl, k⟩
  | yieldSome k => cases h; exact ⟨_, rfl, k⟩
  | skip k => cases h; exact ⟨_, rfl, k⟩
  | done => cases h
instance FilterMap.instFinite {f : β → PostconditionT n (Option γ)} [Finite α m] :
    Finite (FilterMap α m n lift f) n := finite
instance Map.instFinite {f : β → PostconditionT n γ} [Finite α m] : Finite (Map α m n lift f) n := FilterMap.finite
instance Map.instProductive {f : β → PostconditionT n γ} [Productive α m] : Productive (Map α m n lift f) n := by
  refine ⟨Subrelation.wf (r := InvImage IterM.IsPlausibleSkipSuccessorOf fun it => it.internalState.inner) ?_
    (InvImage.wf _ Productive.wf)⟩
  intro it it' h
  cases h with
  | yieldNone _ k => exact nomatch k
  | skip k => exact k
end

section
variable {α β γ : Type w} {m : Type w → Type w'} {n : Type w → Type w''} {o : Type x → Type x'} [Monad n] [Monad o]
  [Iterator α m β] {lift : ⦃α : Type w⦄ → m α → n α}
instance FilterMap.instIteratorLoop {f : β → PostconditionT n (Option γ)} :
    IteratorLoop (FilterMap α m n lift f) n o := .defaultImplementation
instance Map.instIteratorLoop {f : β → PostconditionT n γ} : IteratorLoop (Map α m n lift f) n o :=
  .defaultImplementation
end
end Iterators.Types
namespace IterM
@[inline] def mapWithPostcondition {α β γ : Type w} {m : Type w → Type w'} {n : Type w → Type w''} [Monad n]
    [MonadLiftT m n] [Iterator α m β] (f : β → PostconditionT n γ) (it : IterM (α := α) m β) :
    IterM (α := Map α m n (fun ⦃_⦄ => monadLift) f) n γ := InternalCombinators.map (fun ⦃_⦄ => monadLift) f it
@[inline] def filterWithPostcondition {α β : Type w} {m : Type w → Type w'} {n : Type w → Type w''} [Monad n]
    [MonadLiftT m n] [Iterator α m β] (f : β → PostconditionT n (ULift Bool)) (it : IterM (α := α) m β) :=
  (it.filterMapWithPostcondition
    (fun b => (f b).map (fun x => if x.down = true then some b else none)) : IterM n β)
@[inline] def filterMap {α β γ : Type w} {m : Type w → Type w'} [Iterator α m β] [Monad m] (f : β → Option γ)
    (it : IterM (α := α) m β) := (it.filterMapWithPostcondition (fun b => pure (f b)) : IterM m γ)
@[inline] def map {α β γ : Type w} {m : Type w → Type w'} [Iterator α m β] [Monad m] (f : β → γ)
    (it : IterM (α := α) m β) := (it.mapWithPostcondition (fun b => pure (f b)) : IterM m γ)
@[inline] def filter {α β : Type w} {m : Type w → Type w'} [Iterator α m β] [Monad m] (f : β → Bool)
    (it : IterM (α := α) m β) := (it.filterMap (fun b => if f b then some b else none) : IterM m β)
end IterM
namespace Iter
section
variable {α β γ : Type w} [Iterator α Id β] {m : Type w → Type w'} [Monad m]
@[inline] def filterMapWithPostcondition (f : β → PostconditionT m (Option γ)) (it : Iter (α := α) β) :=
  (letI : MonadLift Id m := ⟨pure⟩; it.toIterM.filterMapWithPostcondition f : IterM m γ)
@[inline] def mapWithPostcondition (f : β → PostconditionT m γ) (it : Iter (α := α) β) :=
  (letI : MonadLift Id m := ⟨pure⟩; it.toIterM.mapWithPostcondition f : IterM m γ)
end
@[inline] def filterWithPostcondition {α β : Type w} [Iterator α Id β] {m : Type w → Type w'} [Monad m]
    (f : β → PostconditionT m (ULift Bool)) (it : Iter (α := α) β) :=
  (letI : MonadLift Id m := ⟨pure⟩; it.toIterM.filterWithPostcondition f : IterM m β)
@[inline] def filterMap {α β γ : Type w} [Iterator α Id β] (f : β → Option γ) (it : Iter (α := α) β) :=
  ((it.toIterM.filterMap f).toIter : Iter γ)
@[inline] def filter {α β : Type w} [Iterator α Id β] (f : β → Bool) (it : Iter (α := α) β) :=
  ((it.toIterM.filter f).toIter : Iter β)
@[inline] def map {α β γ : Type w} [Iterator α Id β] (f : β → γ) (it : Iter (α := α) β) :=
  ((it.toIterM.map f).toIter : Iter γ)
end Iter

/- Their values. -/
private theorem filterMap_ite {β : Type w} {f : β → Bool} :
    List.filterMap (fun b => if f b then some b else none) = List.filter f := by
  funext l
  induction l with
  | nil => rfl
  | cons a l ih =>
    rw [List.filterMap_cons, List.filter_cons, ih]
    cases f a <;> rfl
namespace IterM
section
variable {α α' β γ : Type w} {m : Type w → Type w'} [Monad m] [LawfulMonad m] [Iterator α m β] [Finite α m]
  [Iterator α' m γ] [Finite α' m] {it : IterM (α := α) m β} {it' : IterM (α := α') m γ}
private theorem toListRev_of_toList {g : List β → List γ} (h : it'.toList = g <$> it.toList)
    (k : ∀ l, (g l).reverse = g l.reverse) : it'.toListRev = g <$> it.toListRev := by
  rw [toListRev_eq, toListRev_eq, h, Functor.map_map, Functor.map_map]
  exact congrArg (· <$> it.toList) (funext k)
private theorem toArray_of_toList {g : List β → List γ} {g' : Array β → Array γ} (h : it'.toList = g <$> it.toList)
    (k : ∀ l : List β, (g l).toArray = g' l.toArray) : it'.toArray = g' <$> it.toArray := by
  rw [← toArray_toList, ← toArray_toList, h, Functor.map_map, Functor.map_map]
  exact congrArg (· <$> it.toList) (funext k)
end

section
variable {α β γ : Type w} {m : Type w → Type w'} [Monad m] [LawfulMonad m] [Iterator α m β] [Finite α m]
private theorem toList_filterMap_of_pure {f : β → PostconditionT m (Option γ)} {g : β → Option γ}
    (p : ∀ b, (f b).Property (g b)) (e : ∀ b, (f b).operation = pure ⟨g b, p b⟩) (it : IterM (α := α) m β) :
    (it.filterMapWithPostcondition f).toList = (List.filterMap g) <$> it.toList := by
  induction it using IterM.inductSteps with | step it ihy ihs
  rw [toList_eq_match_step, toList_eq_match_step (it := it), map_bind]
  refine (bind_assoc ..).trans (bind_congr fun s => ?_)
  dsimp only [filterMapWithPostcondition, InternalCombinators.filterMap] at s ⊢
  obtain ⟨⟨it', out⟩ | it' | _, h⟩ := s.inflate
  · dsimp only
    rw [e, map_bind]
    refine (bind_assoc ..).trans ((pure_bind ..).trans ?_)
    generalize p out = q
    revert q
    cases k : g out <;> intro q
    · refine (pure_bind ..).trans ?_
      rw [Shrink.inflate_deflate]
      refine (ihy h).trans ((map_eq_pure_bind ..).trans (bind_congr fun l => ?_))
      exact (congrArg pure (List.filterMap_cons_none k)).symm.trans (map_pure ..).symm
    · refine (pure_bind ..).trans ?_
      rw [Shrink.inflate_deflate]
      refine (congrArg (· >>= _) (ihy h)).trans ((bind_map_left ..).trans (bind_congr fun l => ?_))
      exact (congrArg pure (List.filterMap_cons_some k)).symm.trans (map_pure ..).symm
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
    exact ihs h
  · refine (pure_bind ..).trans ?_
    rw [Shrink.inflate_deflate]
    exact (map_pure (List.filterMap g) []).symm
@[simp] theorem toList_filterMap {f : β → Option γ} (it : IterM (α := α) m β) :
    (it.filterMap f).toList = (·.filterMap f) <$> it.toList :=
  toList_filterMap_of_pure (f := fun b => pure (f b)) (fun _ => rfl) (fun _ => rfl) it
@[simp] theorem toListRev_filterMap {f : β → Option γ} (it : IterM (α := α) m β) :
    (it.filterMap f).toListRev = (·.filterMap f) <$> it.toListRev :=
  toListRev_of_toList (toList_filterMap _) fun _ => List.filterMap_reverse.symm
@[simp] theorem toArray_filterMap {f : β → Option γ} (it : IterM (α := α) m β) :
    (it.filterMap f).toArray = (·.filterMap f) <$> it.toArray :=
  toArray_of_toList (toList_filterMap _) fun _ => List.filterMap_toArray.symm
@[simp] theorem toList_map {f : β → γ} (it : IterM (α := α) m β) :
    (it.map f).toList = (fun x => x.map f) <$> it.toList :=
  (toList_filterMap_of_pure (f := fun b => (pure (f b) : PostconditionT m γ).map some) (g := some ∘ f)
    (fun _ => ⟨⟨_, rfl⟩, rfl⟩) (fun _ => map_pure ..) it).trans
      (congrArg (· <$> it.toList) (funext fun l => congrFun List.filterMap_eq_map l))
@[simp] theorem toListRev_map {f : β → γ} (it : IterM (α := α) m β) :
    (it.map f).toListRev = (fun x => x.map f) <$> it.toListRev :=
  toListRev_of_toList (toList_map _) fun _ => List.map_reverse.symm
@[simp] theorem toArray_map {f : β → γ} (it : IterM (α := α) m β) :
    (it.map f).toArray = (fun x => x.map f) <$> it.toArray :=
  toArray_of_toList (toList_map _) fun _ => List.map_toArray.symm
end

section
variable {α : Type w} {m : Type w → Type w'} [Monad m] [LawfulMonad m] {β : Type w} [Iterator α m β] [Finite α m]
  {f : β → Bool} {it : IterM (α := α) m β}
@[simp] theorem toList_filter : (it.filter f).toList = List.filter f <$> it.toList := by
  refine (toList_filterMap (f := fun b => if f b then some b else none) it).trans ?_
  exact congrArg (· <$> it.toList) (funext fun l => congrFun filterMap_ite l)
@[simp] theorem toListRev_filter : (it.filter f).toListRev = List.filter f <$> it.toListRev :=
  toListRev_of_toList (toList_filter) fun _ => List.filter_reverse.symm
@[simp] theorem toArray_filter : (it.filter f).toArray = (fun as => as.filter f) <$> it.toArray :=
  toArray_of_toList (toList_filter) fun _ => List.filter_toArray.symm
end
@[simp] theorem length_map {α β β' : Type w} {m : Type w → Type w'} [Iterator α m β] [Monad m] [IteratorLoop α m m]
    [Finite α m] [LawfulMonad m] [LawfulIteratorLoop α m m] {it : IterM (α := α) m β} {f : β → β'} :
    (it.map f).length = it.length := by
  rw [← up_length_toList_eq_length, ← up_length_toList_eq_length, toList_map, Functor.map_map]
  simp only [List.length_map]
end IterM
namespace Iter
section
variable {α β : Type w} {α' γ : Type x} [Iterator α Id β] [Iterator α' Id γ] [Finite α Id] [Finite α' Id]
  {it : Iter (α := α) β} {it' : Iter (α := α') γ} {g : List β → List γ}
theorem _root_.LeanGym.Internal.toListRev_of_toList (h : it'.toList = g it.toList)
    (k : ∀ l, (g l).reverse = g l.reverse) : it'.toListRev = g it.toListRev :=
  toListRev_eq.trans ((congrArg _ h).trans ((k _).trans (congrArg g toListRev_eq.symm)))
theorem _root_.LeanGym.Internal.toArray_of_toList {g' : Array β → Array γ} (h : it'.toList = g it.toList)
    (k : ∀ l : List β, (g l).toArray = g' l.toArray) : it'.toArray = g' it.toArray :=
  toArray_toList.symm.trans ((congrArg _ h).trans ((k _).trans (congrArg g' toArray_toList)))
end
open LeanGym.Internal (toListRev_of_toList toArray_of_toList)
section
variable {α β γ : Type w} [Iterator α Id β] {it : Iter (α := α) β} [Finite α Id]
@[simp] theorem toList_filterMap {f : β → Option γ} : (it.filterMap f).toList = it.toList.filterMap f :=
  IterM.toList_filterMap (m := Id) it.toIterM
@[simp] theorem toList_map {f : β → γ} : (it.map f).toList = it.toList.map f := IterM.toList_map (m := Id) it.toIterM
@[simp] theorem toListRev_filterMap {f : β → Option γ} : (it.filterMap f).toListRev = it.toListRev.filterMap f :=
  toListRev_of_toList toList_filterMap fun _ => List.filterMap_reverse.symm
@[simp] theorem toListRev_map {f : β → γ} : (it.map f).toListRev = it.toListRev.map f :=
  toListRev_of_toList toList_map fun _ => List.map_reverse.symm
@[simp] theorem toArray_filterMap {f : β → Option γ} : (it.filterMap f).toArray = it.toArray.filterMap f :=
  toArray_of_toList (g' := (·.filterMap f)) toList_filterMap fun _ => List.filterMap_toArray.symm
@[simp] theorem toArray_map {f : β → γ} : (it.map f).toArray = it.toArray.map f :=
  toArray_of_toList toList_map fun _ => List.map_toArray.symm
end

section
variable {α β : Type w} [Iterator α Id β] {it : Iter (α := α) β} [Finite α Id] {f : β → Bool}
@[simp] theorem toList_filter : (it.filter f).toList = it.toList.filter f :=
  IterM.toList_filter (m := Id) (it := it.toIterM)
@[simp] theorem toListRev_filter : (it.filter f).toListRev = it.toListRev.filter f :=
  toListRev_of_toList toList_filter fun _ => List.filter_reverse.symm
@[simp] theorem toArray_filter : (it.filter f).toArray = it.toArray.filter f :=
  toArray_of_toList (g' := (·.filter f)) toList_filter fun _ => List.filter_toArray.symm
end
@[simp] theorem length_map {α β β' : Type w} [Iterator α Id β] [IteratorLoop α Id Id] [Finite α Id]
    [LawfulIteratorLoop α Id Id] {it : Iter (α := α) β} {f : β → β'} : (it.map f).length = it.length := by
  rw [← length_toList_eq_length, ← length_toList_eq_length, toList_map, List.length_map]
end Iter
end Std
