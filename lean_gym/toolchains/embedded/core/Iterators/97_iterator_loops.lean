/-
What consumes iterators: lists and arrays of their values, loops, searches.
-/
namespace Std.Internal
class LawfulMonadLiftBindFunction {m : Type u → Type v} {n : Type w → Type x} [Monad m] [Monad n]
    (liftBind : ∀ γ δ, (γ → n δ) → m γ → n δ) : Prop where
  liftBind_pure {γ : Type u} {δ : Type w} (f : γ → n δ) (a : γ) : liftBind γ δ f (pure a) = f a
  liftBind_bind {β γ : Type u} {δ : Type w} (f : γ → n δ) (x : m β) (g : β → m γ) :
    liftBind γ δ f (x >>= g) = liftBind β δ (fun b => liftBind γ δ f (g b)) x
class LawfulMonadLiftFunction {m : Type u → Type v} {n : Type u → Type w} [Monad m] [Monad n]
    (lift : ⦃α : Type u⦄ → m α → n α) : Prop where
  lift_pure {α : Type u} (a : α) : lift (pure a) = pure a
  lift_bind {α β : Type u} (ma : m α) (f : α → m β) : lift (ma >>= f) = lift ma >>= fun x => lift (f x)
instance instLawfulMonadLiftFunctionId {m : Type u → Type v} [Monad m] :
    LawfulMonadLiftFunction fun ⦃α : Type u⦄ => (id : m α → m α) := ⟨fun _ => rfl, fun _ _ => rfl⟩
abbrev idToMonad {m : Type u → Type v} [Monad m] ⦃α : Type u⦄ (x : Id α) : m α := pure x.run
instance instLawfulMonadLiftFunctionMonadLiftOfLawfulMonadLiftT {m : Type u → Type v} [Monad m] {n : Type u → Type w}
    [Monad n] [MonadLiftT m n] [LawfulMonadLiftT m n] :
    LawfulMonadLiftFunction fun ⦃α : Type u⦄ => (monadLift : m α → n α) := ⟨monadLift_pure, monadLift_bind⟩
namespace LawfulMonadLiftFunction
theorem lift_map {m : Type u → Type v} {n : Type u → Type w} [Monad m] [Monad n] {lift : ⦃α : Type u⦄ → m α → n α}
    {α β : Type u} [LawfulMonad m] [LawfulMonad n] [LawfulMonadLiftFunction lift] (f : α → β) (ma : m α) :
    lift (f <$> ma) = f <$> lift ma := by
  rw [← bind_pure_comp, ← bind_pure_comp, lift_bind (lift := lift)]
  exact bind_congr fun a => lift_pure (lift := lift) (f a)
theorem lift_seq {m : Type u → Type v} {n : Type u → Type w} [Monad m] [Monad n] {lift : ⦃α : Type u⦄ → m α → n α}
    {α β : Type u} [LawfulMonad m] [LawfulMonad n] [LawfulMonadLiftFunction lift] (mf : m (α → β)) (ma : m α) :
    lift (mf <*> ma) = lift mf <*> lift ma := by
  rw [seq_eq_bind_map, seq_eq_bind_map, lift_bind (lift := lift)]
  exact bind_congr fun f => lift_map (lift := lift) f ma
theorem idToMonad {m : Type u → Type v} [Monad m] [LawfulMonad m] :
    LawfulMonadLiftFunction (m := Id) (n := m) Internal.idToMonad :=
  ⟨fun _ => rfl, fun a f => (pure_bind a.run fun x => pure (f x).run).symm⟩
end LawfulMonadLiftFunction
instance instLawfulMonadLiftOfLawfulMonadLiftFunction {m : Type u → Type v} {n : Type u → Type w} [Monad m] [Monad n]
    {lift : ⦃α : Type u⦄ → m α → n α}
    [LawfulMonadLiftFunction lift] :
    letI : MonadLift m n := ⟨lift (α := _)⟩
    LawfulMonadLift m n :=
  letI : MonadLift m n := ⟨lift (α := _)⟩
  { monadLift_pure := LawfulMonadLiftFunction.lift_pure (lift := lift)
    monadLift_bind := LawfulMonadLiftFunction.lift_bind (lift := lift) }
instance instLawfulMonadLiftFunctionOfLawfulMonadLiftBindFunctionBindOfLawfulMonad {m : Type u → Type v}
    {n : Type u → Type w} [Monad m] [Monad n]
    {lift : ⦃α : Type u⦄ → m α → n α}
    [LawfulMonadLiftBindFunction (m := m) (n := n) fun _ _ f x => lift x >>= f] [LawfulMonad n] :
    LawfulMonadLiftFunction lift :=
  have i : LawfulMonadLiftBindFunction (m := m) (n := n) fun _ _ f x => lift x >>= f := inferInstance
  ⟨fun a => (bind_pure (lift (pure a))).symm.trans (i.liftBind_pure pure a), fun ma f =>
    (bind_pure (lift (ma >>= f))).symm.trans
      ((i.liftBind_bind pure ma f).trans (bind_congr fun a => bind_pure (lift (f a))))⟩
theorem LawfulMonadLiftBindFunction.id {m : Type u → Type v} [Monad m] [LawfulMonad m] :
    LawfulMonadLiftBindFunction (m := Id) (n := m) fun (_ : Type x) _ f x => f x.run :=
  ⟨fun _ _ => rfl, fun _ _ _ => rfl⟩
instance instLawfulMonadLiftBindFunctionBindMonadLiftOfLawfulMonadLiftTOfLawfulMonad {m : Type u → Type v} [Monad m]
    {n : Type u → Type w} [Monad n] [MonadLiftT m n] [LawfulMonadLiftT m n] [LawfulMonad n] :
    LawfulMonadLiftBindFunction fun γ δ (f : γ → n δ) (x : m γ) => monadLift x >>= f where
  liftBind_pure f a := by rw [monadLift_pure, pure_bind]
  liftBind_bind f x g := by rw [monadLift_bind, bind_assoc]
instance instLawfulMonadLiftBindFunctionIdRunOfLawfulMonad {n : Type u → Type w} [Monad n] [LawfulMonad n] :
    LawfulMonadLiftBindFunction fun (γ : Type x) (δ : Type u) (f : γ → n δ) (x : Id γ) => f x.run :=
  LawfulMonadLiftBindFunction.id
instance instLawfulMonadLiftBindFunctionFlipForallBindOfLawfulMonad {m : Type u → Type v} [Monad m]
    [LawfulMonad m] : LawfulMonadLiftBindFunction (m := m) (n := m) fun _ _ => flip bind where
  liftBind_pure f a := pure_bind a f
  liftBind_bind f x g := bind_assoc x g f
end Std.Internal

namespace Std
open Std.Internal Std.Iterators
structure Iter.Partial {α : Type w} (β : Type w) where
  it : Iter (α := α) β
structure Iter.Total {α : Type w} (β : Type w) where
  it : Iter (α := α) β
structure IterM.Partial {α : Type w} (m : Type w → Type w') (β : Type w) where
  it : IterM (α := α) m β
structure IterM.Total {α : Type w} (m : Type w → Type w') (β : Type w) where
  it : IterM (α := α) m β
@[always_inline, inline] def Iter.allowNontermination {α β : Type w} (it : Iter (α := α) β) :
    Iter.Partial (α := α) β := ⟨it⟩
@[always_inline, inline] def Iter.ensureTermination {α β : Type w} (it : Iter (α := α) β) :
    Iter.Total (α := α) β := ⟨it⟩
@[always_inline, inline] def IterM.allowNontermination {α : Type w} {m : Type w → Type w'} {β : Type w}
    (it : IterM (α := α) m β) : IterM.Partial (α := α) m β := ⟨it⟩
@[always_inline, inline] def IterM.ensureTermination {α β : Type w} {m : Type w → Type w'}
    (it : IterM (α := α) m β) : IterM.Total (α := α) m β := ⟨it⟩
attribute [deprecated "The consumers on iterators do not require proofs of termination anymore. \
  For example, use `it.toList` instead of `it.allowNontermination.toList`." (since := "2026-01-28")]
  Iter.allowNontermination IterM.allowNontermination

/- The list or array of an iterator's values. -/
def IterM.toArray.RecursionRel {α β : Type w} {m : Type w → Type w'} [Iterator α m β] {γ : Type w}
    (x' x : (_ : IterM (α := α) m β) ×' Array γ) : Prop :=
  (∃ out, x.1.IsPlausibleStep (.yield x'.1 out) ∧ ∃ a, x'.2 = x.2.push a) ∨
    (x.1.IsPlausibleStep (.skip x'.1) ∧ x'.2 = x.2)
section
variable {α β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β]
@[always_inline, inline] def IterM.toArray (it : IterM (α := α) m β) : m (Array β) := go it #[]
where
  @[always_inline] go (it : IterM (α := α) m β) (acc : Array β) : m (Array β) :=
    WellFounded.extrinsicFix₂ (C₂ := fun _ _ => m (Array β))
      (InvImage TerminationMeasures.Finite.Rel (α := (_ : IterM (α := α) m β) ×' Array β) (·.1.finitelyManySteps!))
      (fun (it : IterM (α := α) m β) acc recur => do
        match (← it.step).inflate with
        | .yield it' out h => recur it' (acc.push out) (TerminationMeasures.Finite.rel_of_yield h)
        | .skip it' h => recur it' acc (TerminationMeasures.Finite.rel_of_skip h)
        | .done _ => return acc) it acc
end
section
variable {α : Type w} {m : Type w → Type w'} [Monad m] {β : Type w} [Iterator α m β]
@[always_inline, inline] def IterM.toListRev (it : IterM (α := α) m β) : m (List β) := go it []
where
  @[always_inline, inline] go (it : IterM (α := α) m β) (acc : List β) : m (List β) :=
    WellFounded.extrinsicFix₂ (C₂ := fun _ _ => m (List β))
      (InvImage TerminationMeasures.Finite.Rel (α := (_ : IterM (α := α) m β) ×' List β) (·.1.finitelyManySteps!))
      (fun (it : IterM (α := α) m β) acc recur => do
        match (← it.step).inflate with
        | .yield it' out h => recur it' (out :: acc) (TerminationMeasures.Finite.rel_of_yield h)
        | .skip it' h => recur it' acc (TerminationMeasures.Finite.rel_of_skip h)
        | .done _ => return acc) it acc
@[always_inline, inline] def IterM.toList (it : IterM (α := α) m β) : m (List β) := Array.toList <$> it.toArray
@[always_inline, inline, deprecated IterM.toListRev +typeChanged (since := "2025-10-23")]
def IterM.Partial.toListRev (it : IterM.Partial (α := α) m β) : m (List β) := it.it.toListRev
@[always_inline, inline, deprecated IterM.toList +typeChanged (since := "2025-10-23")]
def IterM.Partial.toList (it : IterM.Partial (α := α) m β) : m (List β) := Array.toList <$> it.it.toArray
end

section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Monad m] [Iterator α m β]
@[always_inline, inline, deprecated IterM.toArray +typeChanged (since := "2025-10-23")]
def IterM.Partial.toArray (it : IterM.Partial (α := α) m β) : m (Array β) := it.it.toArray
@[always_inline, inline] def IterM.Total.toArray [Finite α m] (it : IterM.Total (α := α) m β) : m (Array β) :=
  it.it.toArray
@[always_inline, inline] def IterM.Total.toListRev [Finite α m] (it : IterM.Total (α := α) m β) : m (List β) :=
  it.it.toListRev
@[always_inline, inline] def IterM.Total.toList [Finite α m] (it : IterM.Total (α := α) m β) : m (List β) :=
  it.it.toList
end

section
variable {α β : Type w} [Iterator α Id β]
@[always_inline, inline] def Iter.toArray (it : Iter (α := α) β) : Array β := it.toIterM.toArray.run
@[always_inline, inline, deprecated Iter.toArray +typeChanged (since := "2025-12-04")]
def Iter.Partial.toArray (it : Iter.Partial (α := α) β) : Array β := it.it.toArray
@[always_inline, inline] def Iter.Total.toArray [Finite α Id] (it : Iter.Total (α := α) β) : Array β := it.it.toArray
@[always_inline, inline] def Iter.toListRev (it : Iter (α := α) β) : List β := it.toIterM.toListRev.run
@[always_inline, inline, deprecated Iter.toListRev +typeChanged (since := "2025-12-04")]
def Iter.Partial.toListRev (it : Iter.Partial (α := α) β) : List β := it.it.toListRev
@[always_inline, inline] def Iter.Total.toListRev [Finite α Id] (it : Iter.Total (α := α) β) : List β :=
  it.it.toListRev
@[always_inline, inline] def Iter.toList (it : Iter (α := α) β) : List β := it.toIterM.toList.run
@[always_inline, deprecated Iter.toList +typeChanged (since := "2025-12-04")]
def Iter.Partial.toList (it : Iter.Partial (α := α) β) : List β := it.it.toList
@[always_inline, inline] def Iter.Total.toList [Finite α Id] (it : Iter.Total (α := α) β) : List β := it.it.toList
end

/- Loops. -/
def IteratorLoop.rel (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β] {γ : Type x}
    (plausible_forInStep : β → γ → ForInStep γ → Prop) (p' p : IterM (α := α) m β × γ) : Prop :=
  (∃ b, p.1.IsPlausibleStep (.yield p'.1 b) ∧ plausible_forInStep b p.2 (.yield p'.2)) ∨
    (p.1.IsPlausibleStep (.skip p'.1) ∧ p'.2 = p.2)
def IteratorLoop.WellFounded (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β] {γ : Type x}
    (plausible_forInStep : β → γ → ForInStep γ → Prop) : Prop :=
  _root_.WellFounded (IteratorLoop.rel α m plausible_forInStep)
@[ext] class IteratorLoop (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β]
    (n : Type x → Type x') where
  forIn : ∀ (_liftBind : (γ : Type w) → (δ : Type x) → (γ → n δ) → m γ → n δ) (γ : Type x),
    (plausible_forInStep : β → γ → ForInStep γ → Prop) → (it : IterM (α := α) m β) → γ →
    ((b : β) → it.IsPlausibleIndirectOutput b → (c : γ) → n (Subtype (plausible_forInStep b c))) → n γ
structure IteratorLoop.WithWF (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β] {γ : Type x}
    (PlausibleForInStep : β → γ → ForInStep γ → Prop) (hwf : IteratorLoop.WellFounded α m PlausibleForInStep) where
  it : IterM (α := α) m β
  acc : γ
instance IteratorLoop.WithWF.instWellFoundedRelation (α : Type w) (m : Type w → Type w') {β : Type w}
    [Iterator α m β] {γ : Type x} (PlausibleForInStep : β → γ → ForInStep γ → Prop)
    (hwf : IteratorLoop.WellFounded α m PlausibleForInStep) :
    WellFoundedRelation (WithWF α m PlausibleForInStep hwf) where
  rel := InvImage (IteratorLoop.rel α m PlausibleForInStep) fun x => (x.it, x.acc)
  wf := InvImage.wf _ hwf
section
variable {m : Type w → Type w'} {α β : Type w} [Iterator α m β] {n : Type x → Type x'} [Monad n]
@[always_inline, inline] def IterM.DefaultConsumers.forIn' (lift : ∀ γ δ, (γ → n δ) → m γ → n δ) (γ : Type x)
    (PlausibleForInStep : β → γ → ForInStep γ → Prop) (it : IterM (α := α) m β) (init : γ) (P : β → Prop)
    (hP : ∀ b, it.IsPlausibleIndirectOutput b → P b)
    (f : (b : β) → P b → (c : γ) → n (Subtype (PlausibleForInStep b c))) : n γ :=
  haveI : Nonempty γ := ⟨init⟩
  WellFounded.extrinsicFix₃ (C₃ := fun _ _ _ => n γ)
    (InvImage (IteratorLoop.rel α m PlausibleForInStep) fun x => (x.1, x.2.1))
    (fun it acc (hP : ∀ b, it.IsPlausibleIndirectOutput b → P b) recur => (lift _ _ · it.step) fun s => do
      match s.inflate with
      | .yield it' out h =>
        match ← f out (hP out <| .direct ⟨_, h⟩) acc with
        | ⟨.yield c, h'⟩ => recur it' c (fun _ k => hP _ <| .indirect ⟨_, rfl, h⟩ k) (Or.inl ⟨out, h, h'⟩)
        | ⟨.done c, _⟩ => return c
      | .skip it' h => recur it' acc (fun _ k => hP _ <| .indirect ⟨_, rfl, h⟩ k) (Or.inr ⟨h, rfl⟩)
      | .done _ => return acc) it init hP
@[specialize] def IterM.DefaultConsumers.forIn'.wf (lift : ∀ γ δ, (γ → n δ) → m γ → n δ) (γ : Type x)
    (PlausibleForInStep : β → γ → ForInStep γ → Prop) (wf : IteratorLoop.WellFounded α m PlausibleForInStep)
    (it : IterM (α := α) m β) (init : γ) (P : β → Prop) (hP : ∀ b, it.IsPlausibleIndirectOutput b → P b)
    (f : (b : β) → P b → (c : γ) → n (Subtype (PlausibleForInStep b c))) : n γ :=
  haveI : WellFounded _ := wf
  (lift _ _ · it.step) fun s =>
    match s.inflate with
    | .yield it' out h => do
      match ← f out (hP _ <| .direct ⟨_, h⟩) init with
      | ⟨.yield c, _⟩ =>
        IterM.DefaultConsumers.forIn'.wf lift _ PlausibleForInStep wf it' c P
          (fun _ k => hP _ <| .indirect ⟨_, rfl, h⟩ k) f
      | ⟨.done c, _⟩ => return c
    | .skip it' h =>
      IterM.DefaultConsumers.forIn'.wf lift _ PlausibleForInStep wf it' init P
        (fun _ k => hP _ <| .indirect ⟨_, rfl, h⟩ k) f
    | .done _ => return init
termination_by IteratorLoop.WithWF.mk it init (hwf := wf)
decreasing_by
  · exact Or.inl ⟨out, ‹_›, ‹_›⟩
  · exact Or.inr ⟨‹_›, rfl⟩
end
@[always_inline, inline, instance_reducible] def IteratorLoop.defaultImplementation {β α : Type w}
    {m : Type w → Type w'} {n : Type x → Type x'} [Monad n] [Iterator α m β] : IteratorLoop α m n where
  forIn lift γ Pl it init := IterM.DefaultConsumers.forIn' lift γ Pl it init _ fun _ => id
class LawfulIteratorLoop {β : Type w} (α : Type w) (m : Type w → Type w') (n : Type x → Type x') [Monad m] [Monad n]
    [Iterator α m β] [i : IteratorLoop α m n] : Prop where
  lawful (lift : (γ : Type w) → (δ : Type x) → (γ → n δ) → m γ → n δ) [LawfulMonadLiftBindFunction lift] (γ : Type x)
    (it : IterM (α := α) m β) (init : γ) (Pl : β → γ → ForInStep γ → Prop) (wf : IteratorLoop.WellFounded α m Pl)
    (f : (b : β) → it.IsPlausibleIndirectOutput b → (c : γ) → n (Subtype (Pl b c))) :
    i.forIn lift γ Pl it init f = IteratorLoop.defaultImplementation.forIn lift γ Pl it init f
instance instLawfulIteratorLoopDefaultImplementation {β : Type w} (α : Type w) (m : Type w → Type w')
    (n : Type x → Type x') [Monad m] [Monad n] [Iterator α m β] [Finite α m] :
    letI : IteratorLoop α m n := .defaultImplementation
    LawfulIteratorLoop α m n :=
  letI : IteratorLoop α m n := .defaultImplementation
  ⟨fun _ _ _ _ _ _ _ _ => rfl⟩
theorem IteratorLoop.wellFounded_of_finite {m : Type w → Type w'} {α β : Type w} {γ : Type x} [Iterator α m β]
    [Finite α m] {P : β → γ → ForInStep γ → Prop} : WellFounded α m P := by
  refine Subrelation.wf (r := InvImage IterM.IsPlausibleSuccessorOf Prod.fst) ?_ (InvImage.wf _ Finite.wf)
  rintro p' p (⟨b, h, _⟩ | ⟨h, _⟩)
  · exact ⟨_, rfl, h⟩
  · exact ⟨_, rfl, h⟩
theorem IteratorLoop.wellFounded_of_productive {γ : Type x} {α β : Type w} {m : Type w → Type w'} [Iterator α m β]
    [IteratorLoop α m m] [Productive α m] {P : β → γ → ForInStep γ → Prop}
    (hp : ∀ {b g s}, P b g s → s matches ForInStep.done ..) : WellFounded α m P := by
  refine Subrelation.wf (r := InvImage IterM.IsPlausibleSkipSuccessorOf Prod.fst) ?_ (InvImage.wf _ Productive.wf)
  rintro p' p (⟨b, _, h⟩ | ⟨h, _⟩)
  · cases hp h
  · exact h
@[always_inline, inline, instance_reducible] def IteratorLoop.finiteForIn' {m : Type w → Type w'}
    {n : Type x → Type x'} {α β : Type w} [Iterator α m β] [IteratorLoop α m n] [Monad n]
    (lift : ∀ γ δ, (γ → n δ) → m γ → n δ) :
    ForIn' n (IterM (α := α) m β) β ⟨fun it out => it.IsPlausibleIndirectOutput out⟩ where
  forIn' {γ} it init f := IteratorLoop.forIn (α := α) (m := m) lift γ (fun _ _ _ => True) it init
    (return ⟨← f · · ·, trivial⟩)
section
variable {m : Type w → Type w'} {n : Type w → Type w''} {α β : Type w} [Iterator α m β] [IteratorLoop α m n]
@[always_inline, inline, instance_reducible] def IterM.instForIn' [Monad n] [MonadLiftT m n] :
    ForIn' n (IterM (α := α) m β) β ⟨fun it out => it.IsPlausibleIndirectOutput out⟩ :=
  IteratorLoop.finiteForIn' fun _ _ f x => monadLift x >>= f
instance IterM.instForInOfIteratorLoop [MonadLiftT m n] [Monad n] : ForIn n (IterM (α := α) m β) β :=
  haveI : ForIn' n (IterM (α := α) m β) β _ := IterM.instForIn'
  instForInOfForIn'
@[always_inline, inline, instance_reducible] def IterM.Partial.instForIn' [MonadLiftT m n] [Monad n] :
    ForIn' n (IterM.Partial (α := α) m β) β ⟨fun it out => it.it.IsPlausibleIndirectOutput out⟩ where
  forIn' it init f := haveI := @IterM.instForIn'; forIn' it.it init f
@[always_inline, inline, instance_reducible] def IterM.Total.instForIn' [MonadLiftT m n] [Monad n] [Finite α m] :
    ForIn' n (IterM.Total (α := α) m β) β ⟨fun it out => it.it.IsPlausibleIndirectOutput out⟩ where
  forIn' it init f := IterM.instForIn'.forIn' it.it init f
instance IterM.Partial.instForInOfIteratorLoop [MonadLiftT m n] [Monad n] :
    ForIn n (IterM.Partial (α := α) m β) β :=
  haveI : ForIn' n (IterM.Partial (α := α) m β) β _ := IterM.Partial.instForIn'
  instForInOfForIn'
instance instForInTotalOfIteratorLoopOfMonadLiftTOfMonadOfFinite [MonadLiftT m n] [Monad n] [Finite α m] :
    ForIn n (IterM.Total (α := α) m β) β :=
  haveI : ForIn' n (IterM.Total (α := α) m β) β _ := IterM.Total.instForIn'
  instForInOfForIn'
instance IterM.instForMOfIteratorLoop [Monad n] [MonadLiftT m n] : ForM n (IterM (α := α) m β) β where
  forM it f := forIn it PUnit.unit fun out _ => do f out; return .yield .unit
instance instForMTotalOfIteratorLoopOfMonadOfMonadLiftTOfFinite [Monad n] [MonadLiftT m n] [Finite α m] :
    ForM n (IterM.Total (α := α) m β) β where
  forM it f := forIn it PUnit.unit fun out _ => do f out; return .yield .unit
end
instance IterM.Partial.instForMOfItreratorLoop {m : Type w → Type w'} {n : Type w → Type w''} {α β : Type w}
    [Monad n] [Iterator α m β] [IteratorLoop α m n] [MonadLiftT m n] : ForM n (IterM.Partial (α := α) m β) β where
  forM it f := forIn it PUnit.unit fun out _ => do f out; return .yield .unit
@[always_inline, inline] def IterM.foldM {m : Type w → Type w'} {n : Type w → Type w''} [Monad n] {α β γ : Type w}
    [Iterator α m β] [IteratorLoop α m n] [MonadLiftT m n] (f : γ → β → n γ) (init : γ) (it : IterM (α := α) m β) :
    n γ := ForIn.forIn it init fun x acc => ForInStep.yield <$> f acc x
section
variable {m n : Type w → Type w'} [Monad n] {α β γ : Type w} [Iterator α m β] [IteratorLoop α m n] [MonadLiftT m n]
@[always_inline, inline, deprecated IterM.foldM +typeChanged (since := "2025-12-04")]
def IterM.Partial.foldM (f : γ → β → n γ) (init : γ) (it : IterM.Partial (α := α) m β) : n γ :=
  ForIn.forIn it init fun x acc => ForInStep.yield <$> f acc x
@[always_inline, inline] def IterM.Total.foldM [Finite α m] (f : γ → β → n γ) (init : γ)
    (it : IterM.Total (α := α) m β) : n γ := it.it.foldM (init := init) f
end

section
variable {m : Type w → Type w'} {α β γ : Type w} [Monad m] [Iterator α m β] [IteratorLoop α m m]
@[always_inline, inline] def IterM.fold (f : γ → β → γ) (init : γ) (it : IterM (α := α) m β) : m γ :=
  ForIn.forIn (m := m) it init fun x acc => pure (ForInStep.yield (f acc x))
@[always_inline, inline, deprecated IterM.fold +typeChanged (since := "2025-12-04")]
def IterM.Partial.fold (f : γ → β → γ) (init : γ) (it : IterM.Partial (α := α) m β) : m γ :=
  ForIn.forIn (m := m) it init fun x acc => pure (ForInStep.yield (f acc x))
@[always_inline, inline] def IterM.Total.fold [Finite α m] (f : γ → β → γ) (init : γ)
    (it : IterM.Total (α := α) m β) : m γ := it.it.fold (init := init) f
end

section
variable {α : Type w} {m : Type w → Type w'} [Monad m] {β : Type w} [Iterator α m β]
@[always_inline, inline] def IterM.drain (it : IterM (α := α) m β) [IteratorLoop α m m] : m PUnit :=
  it.fold (γ := PUnit) (fun _ _ => .unit) .unit
@[always_inline, inline, deprecated IterM.drain +typeChanged (since := "2025-12-04")]
def IterM.Partial.drain (it : IterM.Partial (α := α) m β) [IteratorLoop α m m] : m PUnit :=
  it.it.fold (γ := PUnit) (fun _ _ => .unit) .unit
@[always_inline, inline] def IterM.Total.drain [Finite α m] (it : IterM.Total (α := α) m β) [IteratorLoop α m m] :
    m PUnit := it.it.drain
end

/- Searches. -/
section
variable {α β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β] [IteratorLoop α m m]
@[specialize] def IterM.anyM (p : β → m (ULift Bool)) (it : IterM (α := α) m β) : m (ULift Bool) :=
  ForIn.forIn it (ULift.up false) fun x _ => do
    if (← p x).down then return .done (.up true) else return .yield (.up false)
@[always_inline, inline, deprecated IterM.anyM +typeChanged (since := "2025-12-04")]
def IterM.Partial.anyM (p : β → m (ULift Bool)) (it : IterM.Partial (α := α) m β) : m (ULift Bool) := it.it.anyM p
@[always_inline, inline] def IterM.Total.anyM [Finite α m] (p : β → m (ULift Bool)) (it : IterM.Total (α := α) m β) :
    m (ULift Bool) := it.it.anyM p
@[inline] def IterM.any (p : β → Bool) (it : IterM (α := α) m β) : m (ULift Bool) := it.anyM fun x => pure (.up (p x))
@[inline, deprecated IterM.any +typeChanged (since := "2025-12-04")]
def IterM.Partial.any (p : β → Bool) (it : IterM.Partial (α := α) m β) : m (ULift Bool) := it.it.any p
@[inline] def IterM.Total.any [Finite α m] (p : β → Bool) (it : IterM.Total (α := α) m β) : m (ULift Bool) :=
  it.it.any p
@[specialize] def IterM.allM (p : β → m (ULift Bool)) (it : IterM (α := α) m β) : m (ULift Bool) :=
  ForIn.forIn it (ULift.up true) fun x _ => do
    if (← p x).down then return .yield (.up true) else return .done (.up false)
@[always_inline, inline, deprecated IterM.allM +typeChanged (since := "2025-12-04")]
def IterM.Partial.allM (p : β → m (ULift Bool)) (it : IterM.Partial (α := α) m β) : m (ULift Bool) := it.it.allM p
@[always_inline, inline] def IterM.Total.allM [Finite α m] (p : β → m (ULift Bool)) (it : IterM.Total (α := α) m β) :
    m (ULift Bool) := it.it.allM p
@[inline] def IterM.all (p : β → Bool) (it : IterM (α := α) m β) : m (ULift Bool) := it.allM fun x => pure (.up (p x))
@[inline, deprecated IterM.all +typeChanged (since := "2025-12-04")]
def IterM.Partial.all (p : β → Bool) (it : IterM.Partial (α := α) m β) : m (ULift Bool) := it.it.all p
@[inline] def IterM.Total.all [Finite α m] (p : β → Bool) (it : IterM.Total (α := α) m β) : m (ULift Bool) :=
  it.it.all p
end

section
variable {α β γ : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β] [IteratorLoop α m m]
@[inline] def IterM.findSomeM? (it : IterM (α := α) m β) (f : β → m (Option γ)) : m (Option γ) :=
  ForIn.forIn it none fun x _ => do
    match ← f x with
    | none => return .yield none
    | some fx => return .done (some fx)
@[inline, deprecated IterM.findSomeM? +typeChanged (since := "2025-12-04")]
def IterM.Partial.findSomeM? (it : IterM.Partial (α := α) m β) (f : β → m (Option γ)) : m (Option γ) :=
  it.it.findSomeM? f
@[inline] def IterM.Total.findSomeM? [Finite α m] (it : IterM.Total (α := α) m β) (f : β → m (Option γ)) :
    m (Option γ) := it.it.findSomeM? f
@[inline] def IterM.findSome? (it : IterM (α := α) m β) (f : β → Option γ) : m (Option γ) :=
  it.findSomeM? (pure <| f ·)
set_option linter.deprecated false in
@[inline, deprecated IterM.findSome? +typeChanged (since := "2025-12-04")]
def IterM.Partial.findSome? (it : IterM.Partial (α := α) m β) (f : β → Option γ) : m (Option γ) := it.it.findSome? f
@[inline] def IterM.Total.findSome? [Finite α m] (it : IterM.Partial (α := α) m β) (f : β → Option γ) :
    m (Option γ) := it.it.findSome? f
end

section
variable {α β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α m β] [IteratorLoop α m m]
@[inline] def IterM.findM? (it : IterM (α := α) m β) (f : β → m (ULift Bool)) : m (Option β) :=
  it.findSomeM? fun x => return if (← f x).down then some x else none
@[inline, deprecated IterM.findM? +typeChanged (since := "2025-12-04")]
def IterM.Partial.findM? (it : IterM.Partial (α := α) m β) (f : β → m (ULift Bool)) : m (Option β) := it.it.findM? f
@[inline] def IterM.Total.findM? [Finite α m] (it : IterM.Total (α := α) m β) (f : β → m (ULift Bool)) :
    m (Option β) := it.it.findM? f
@[inline] def IterM.find? (it : IterM (α := α) m β) (f : β → Bool) : m (Option β) := it.findM? (pure <| .up <| f ·)
@[inline, deprecated IterM.find? +typeChanged (since := "2025-12-04")]
def IterM.Partial.find? (it : IterM.Partial (α := α) m β) (f : β → Bool) : m (Option β) := it.it.find? f
@[inline] def IterM.Total.find? [Finite α m] (it : IterM.Total (α := α) m β) (f : β → Bool) : m (Option β) :=
  it.it.find? f
@[inline] def IterM.first? (it : IterM (α := α) m β) : m (Option β) :=
  IteratorLoop.forIn (fun _ _ => flip bind) _ (fun b _ s => s = .done (some b)) it none
    fun b _ _ => pure ⟨.done (some b), rfl⟩
@[inline] def IterM.Total.first? [Productive α m] (it : IterM.Total (α := α) m β) : m (Option β) := it.it.first?
@[inline, always_inline] def IterM.isEmpty (it : IterM (α := α) m β) : m (ULift Bool) :=
  IteratorLoop.forIn (fun _ _ => flip bind) _ (fun _ _ s => s = .done (.up false)) it (.up true)
    fun _ _ _ => pure ⟨.done (.up false), rfl⟩
@[inline] def IterM.Total.isEmpty [Productive α m] (it : IterM.Total (α := α) m β) : m (ULift Bool) := it.it.isEmpty
end

section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β] [IteratorLoop α m m] [Monad m]
@[always_inline, inline] def IterM.length (it : IterM (α := α) m β) : m (ULift Nat) :=
  it.fold (init := .up 0) fun acc _ => .up (acc.down + 1)
@[inline, deprecated IterM.length (since := "2026-01-28")]
def IterM.count (it : IterM (α := α) m β) : m (ULift Nat) := it.length
@[inline, deprecated IterM.length (since := "2025-10-29")]
def IterM.size (it : IterM (α := α) m β) : m (ULift Nat) := it.length
@[always_inline, inline, deprecated IterM.length +typeChanged (since := "2025-12-04")]
def IterM.Partial.count (it : IterM.Partial (α := α) m β) : m (ULift Nat) :=
  it.it.fold (init := .up 0) fun acc _ => .up (acc.down + 1)
@[always_inline, inline, deprecated IterM.length +typeChanged (since := "2025-10-29")]
def IterM.Partial.size (it : IterM.Partial (α := α) m β) : m (ULift Nat) := it.it.length
end

/- The same without effects. -/
section
variable {α β : Type w} {n : Type x → Type x'} [Monad n] [Iterator α Id β] [IteratorLoop α Id n]
@[always_inline, inline, instance_reducible] def Iter.instForIn' :
    ForIn' n (Iter (α := α) β) β ⟨fun it out => it.IsPlausibleIndirectOutput out⟩ where
  forIn' it init f := IteratorLoop.finiteForIn' (fun _ _ f c => f c.run) |>.forIn' it.toIterM init
    fun out h acc => f out (Iter.isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM.mpr h) acc
@[always_inline, inline, instance_reducible] def Iter.Partial.instForIn' :
    ForIn' n (Iter.Partial (α := α) β) β ⟨fun it out => it.it.IsPlausibleIndirectOutput out⟩ where
  forIn' it init f := haveI := @Iter.instForIn'; forIn' it.it init f
@[always_inline, inline, instance_reducible] def Iter.Total.instForIn' [Finite α Id] :
    ForIn' n (Iter.Total (α := α) β) β ⟨fun it out => it.it.IsPlausibleIndirectOutput out⟩ where
  forIn' it init f := Iter.instForIn'.forIn' it.it init f
end

section
variable (α β : Type w) (n : Type x → Type x') [Monad n] [Iterator α Id β] [IteratorLoop α Id n]
instance instForInIterOfMonadOfIteratorLoopId : ForIn n (Iter (α := α) β) β :=
  haveI : ForIn' n (Iter (α := α) β) β _ := Iter.instForIn'
  instForInOfForIn'
instance instForInPartialOfMonadOfIteratorLoopId : ForIn n (Iter.Partial (α := α) β) β :=
  haveI : ForIn' n (Iter.Partial (α := α) β) β _ := Iter.Partial.instForIn'
  instForInOfForIn'
instance instForInTotalOfMonadOfIteratorLoopOfFiniteId [Finite α Id] : ForIn n (Iter.Total (α := α) β) β :=
  haveI : ForIn' n (Iter.Total (α := α) β) β _ := Iter.Total.instForIn'
  instForInOfForIn'
end

section
variable {m : Type x → Type x'} {α β : Type w} [Iterator α Id β] [IteratorLoop α Id m] [Monad m]
instance instForMIterOfIteratorLoopIdOfMonad : ForM m (Iter (α := α) β) β where
  forM it f := forIn it PUnit.unit fun out _ => do f out; return .yield .unit
instance instForMPartialOfIteratorLoopIdOfMonad : ForM m (Iter.Partial (α := α) β) β where
  forM it f := forIn it PUnit.unit fun out _ => do f out; return .yield .unit
end
instance instForMTotalOfMonadOfIteratorLoopOfFiniteId {m : Type x → Type x'} {α β : Type w} [Monad m]
    [Iterator α Id β] [IteratorLoop α Id m] [Finite α Id] : ForM m (Iter.Total (α := α) β) β where
  forM it f := forIn it PUnit.unit fun out _ => do f out; return .yield .unit
section
variable {m : Type x → Type x'} [Monad m] {α β : Type w} {γ : Type x} [Iterator α Id β] [IteratorLoop α Id m]
@[always_inline, inline] def Iter.foldM (f : γ → β → m γ) (init : γ) (it : Iter (α := α) β) : m γ :=
  ForIn.forIn it init fun x acc => ForInStep.yield <$> f acc x
@[always_inline, inline, deprecated Iter.foldM +typeChanged (since := "2025-12-04")]
def Iter.Partial.foldM (f : γ → β → m γ) (init : γ) (it : Iter.Partial (α := α) β) : m γ := it.it.foldM (init := init) f
@[always_inline, inline] def Iter.Total.foldM [Finite α Id] (f : γ → β → m γ) (init : γ)
    (it : Iter.Total (α := α) β) : m γ := it.it.foldM (init := init) f
end

section
variable {α β : Type w} {γ : Type x} [Iterator α Id β] [IteratorLoop α Id Id]
@[always_inline, inline] def Iter.fold (f : γ → β → γ) (init : γ) (it : Iter (α := α) β) : γ :=
  ForIn.forIn (m := Id) it init fun x acc => ForInStep.yield (f acc x)
@[always_inline, inline, deprecated Iter.fold +typeChanged (since := "2025-12-04")]
def Iter.Partial.fold (f : γ → β → γ) (init : γ) (it : Iter.Partial (α := α) β) : γ := it.it.fold (init := init) f
@[always_inline, inline] def Iter.Total.fold [Finite α Id] (f : γ → β → γ) (init : γ)
    (it : Iter.Total (α := α) β) : γ := it.it.fold (init := init) f
end

section
variable {α β : Type w} {m : Type → Type w'} [Monad m] [Iterator α Id β] [IteratorLoop α Id m]
@[always_inline] def Iter.anyM (p : β → m Bool) (it : Iter (α := α) β) : m Bool :=
  ForIn.forIn it false fun x _ => do
    if ← p x then return .done true else return .yield false
@[always_inline, inline] def Iter.Total.anyM [Finite α Id] (p : β → m Bool) (it : Iter.Total (α := α) β) : m Bool :=
  it.it.anyM p
@[always_inline, inline] def Iter.allM (p : β → m Bool) (it : Iter (α := α) β) : m Bool :=
  ForIn.forIn it true fun x _ => do
    if ← p x then return .yield true else return .done false
@[always_inline, inline] def Iter.Total.allM [Finite α Id] (p : β → m Bool) (it : Iter.Total (α := α) β) : m Bool :=
  it.it.allM p
end

section
variable {α β : Type w} [Iterator α Id β] [IteratorLoop α Id Id]
@[inline] def Iter.any (p : β → Bool) (it : Iter (α := α) β) : Bool := (it.anyM fun x => pure (f := Id) (p x)).run
@[inline] def Iter.Total.any [Finite α Id] (p : β → Bool) (it : Iter.Total (α := α) β) : Bool := it.it.any p
@[inline] def Iter.all (p : β → Bool) (it : Iter (α := α) β) : Bool := (it.allM fun x => pure (f := Id) (p x)).run
@[inline] def Iter.Total.all [Finite α Id] (p : β → Bool) (it : Iter.Total (α := α) β) : Bool := it.it.all p
end

section
variable {α β : Type w} {γ : Type x} {m : Type x → Type w'} [Monad m] [Iterator α Id β] [IteratorLoop α Id m]
@[inline] def Iter.findSomeM? (it : Iter (α := α) β) (f : β → m (Option γ)) : m (Option γ) :=
  ForIn.forIn it none fun x _ => do
    match ← f x with
    | none => return .yield none
    | some fx => return .done (some fx)
@[inline, deprecated Iter.findSomeM? +typeChanged (since := "2025-12-04")]
def Iter.Partial.findSomeM? (it : Iter.Partial (α := α) β) (f : β → m (Option γ)) : m (Option γ) := it.it.findSomeM? f
@[inline] def Iter.Total.findSomeM? [Finite α Id] (it : Iter.Total (α := α) β) (f : β → m (Option γ)) :
    m (Option γ) := it.it.findSomeM? f
end

section
variable {α β : Type w} {γ : Type x} [Iterator α Id β] [IteratorLoop α Id Id]
@[inline] def Iter.findSome? (it : Iter (α := α) β) (f : β → Option γ) : Option γ :=
  Id.run (it.findSomeM? (pure <| f ·))
@[inline, deprecated Iter.findSome? +typeChanged (since := "2025-12-04")]
def Iter.Partial.findSome? (it : Iter.Partial (α := α) β) (f : β → Option γ) : Option γ := it.it.findSome? f
@[inline] def Iter.Total.findSome? [Finite α Id] (it : Iter.Total (α := α) β) (f : β → Option γ) : Option γ :=
  it.it.findSome? f
end

section
variable {α β : Type w} {m : Type w → Type w'} [Monad m] [Iterator α Id β] [IteratorLoop α Id m]
@[inline] def Iter.findM? (it : Iter (α := α) β) (f : β → m (ULift Bool)) : m (Option β) :=
  it.findSomeM? fun x => return if (← f x).down then some x else none
@[inline, deprecated Iter.findM? +typeChanged (since := "2025-12-04")]
def Iter.Partial.findM? (it : Iter.Partial (α := α) β) (f : β → m (ULift Bool)) : m (Option β) := it.it.findM? f
@[inline] def Iter.Total.findM? [Finite α Id] (it : Iter.Total (α := α) β) (f : β → m (ULift Bool)) : m (Option β) :=
  it.it.findM? f
end

section
variable {α β : Type w} [Iterator α Id β] [IteratorLoop α Id Id]
@[inline] def Iter.find? (it : Iter (α := α) β) (f : β → Bool) : Option β := Id.run (it.findM? (pure <| .up <| f ·))
@[inline, deprecated Iter.find? +typeChanged (since := "2025-12-04")]
def Iter.Partial.find? (it : Iter.Partial (α := α) β) (f : β → Bool) : Option β := it.it.find? f
@[inline] def Iter.Total.find? [Finite α Id] (it : Iter.Total (α := α) β) (f : β → Bool) : Option β := it.it.find? f
@[inline] def Iter.first? (it : Iter (α := α) β) : Option β := it.toIterM.first?.run
@[inline] def Iter.Total.first? [Productive α Id] (it : Iter.Total (α := α) β) : Option β := it.it.first?
@[inline] def Iter.isEmpty (it : Iter (α := α) β) : Bool := it.toIterM.isEmpty.run.down
@[inline] def Iter.Total.isEmpty [Productive α Id] (it : Iter.Total (α := α) β) : Bool := it.it.isEmpty
@[always_inline, inline] def Iter.length (it : Iter (α := α) β) : Nat := it.toIterM.length.run.down
@[inline, deprecated Iter.length (since := "2026-01-28")] def Iter.count (it : Iter (α := α) β) : Nat := it.length
@[inline, deprecated Iter.length (since := "2025-10-29")] def Iter.size (it : Iter (α := α) β) : Nat := it.length
@[always_inline, inline, deprecated Iter.length +typeChanged (since := "2025-12-04")]
def Iter.Partial.count (it : Iter.Partial (α := α) β) : Nat := it.it.length
@[always_inline, inline, deprecated Iter.length +typeChanged (since := "2025-10-29")]
def Iter.Partial.size (it : Iter.Partial (α := α) β) : Nat := it.it.length
end

/- What an iterator can be made of. -/
class ToIterator (γ : Type u) (m : Type w → Type w') (α β : outParam (Type w)) where
  iterMInternal (x : γ) : IterM (α := α) m β
namespace ToIterator
section
variable {γ : Type u} {m : Type w → Type w'} {α β : Type w}
@[always_inline, inline] def iterM (x : γ) [ToIterator γ m α β] : IterM (α := α) m β := ToIterator.iterMInternal x
@[always_inline, inline] def iter [ToIterator γ Id α β] (x : γ) : Iter (α := α) β := (ToIterator.iterM x).toIter
end
@[always_inline, inline, instance_reducible] def ofM {γ : Type u} {m : Type w → Type w'} {β : Type w} (α : Type w)
    (iterM : γ → IterM (α := α) m β) : ToIterator γ m α β := ⟨iterM⟩
@[always_inline, inline, instance_reducible] def of {γ : Type u} {β : Type w} (α : Type w)
    (iter : γ → Iter (α := α) β) : ToIterator γ Id α β := ⟨fun x => (iter x).toIterM⟩
theorem iterM_eq {γ : Type u} {α β : Type v} {it : γ → IterM (α := α) Id β} {x : γ} :
    letI : ToIterator γ Id α β := .ofM α it
    ToIterator.iterM x = it x := rfl
theorem iter_eq {γ : Type u} {x : γ} {α β : Type v} {it : γ → IterM (α := α) Id β} :
    letI : ToIterator γ Id α β := .ofM α it
    ToIterator.iter x = (it x).toIter := rfl
end ToIterator
end Std

/- Iterators over lists. -/
namespace Std.Iterators.Types
@[ext] structure ListIterator (α : Type w) where
  list : List α
end Std.Iterators.Types
open Std Std.Iterators Std.Iterators.Types in
@[always_inline, inline] def List.iterM {α : Type w} (l : List α) (m : Type w → Type w') [Pure m] :
    IterM (α := ListIterator α) m α := ⟨⟨l⟩⟩
open Std Std.Iterators Std.Iterators.Types in
@[always_inline, inline] def List.iter {α : Type w} (l : List α) : Iter (α := ListIterator α) α := (l.iterM Id).toIter
namespace Std.Iterators.Types.ListIterator
@[always_inline, inline] instance instIterator {m : Type w → Type w'} {α : Type w} [Pure m] :
    Iterator (ListIterator α) m α where
  IsPlausibleStep it
    | .yield it' out => it.internalState.list = out :: it'.internalState.list
    | .skip _ => False
    | .done => it.internalState.list = []
  step it := pure (match it with
    | ⟨⟨[]⟩⟩ => .deflate ⟨.done, rfl⟩
    | ⟨⟨x :: xs⟩⟩ => .deflate ⟨.yield ⟨⟨xs⟩⟩ x, rfl⟩)
private def instFinitenessRelation {α : Type w} {m : Type w → Type w'} [Pure m] :
    FinitenessRelation (ListIterator α) m where
  Rel it' it := it'.internalState.list.length < it.internalState.list.length
  wf := (measure fun it : IterM (α := ListIterator α) m α => it.internalState.list.length).wf
  subrelation {it it'} h := by
    obtain ⟨step, h, k⟩ := h
    cases step with
    | yield it'' out =>
      cases h
      exact (congrArg List.length (show it.internalState.list = _ from k)) ▸ Nat.lt_succ_self _
    | skip => exact k.elim
    | done => cases h
instance instFinite {α : Type w} {m : Type w → Type w'} [Pure m] : Finite (ListIterator α) m :=
  .of_finitenessRelation instFinitenessRelation
@[always_inline, inline] instance instIteratorLoop {m : Type w → Type w'} {α : Type w} [Monad m]
    {n : Type x → Type x'} [Monad n] : IteratorLoop (ListIterator α) m n := .defaultImplementation
end Std.Iterators.Types.ListIterator
