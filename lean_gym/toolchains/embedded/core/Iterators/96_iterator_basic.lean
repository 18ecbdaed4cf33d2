/-
Iterators, their steps, and which of them end.
-/
universe u' u''
namespace Std
private opaque Internal.idOpaque {α : Sort u} : { f : α → α // f = id } := ⟨id, rfl⟩
def Shrink (α : Type u) : Type u := Internal.idOpaque.1 α
namespace Shrink
variable {α : Type u}
private theorem eq_self : Shrink α = α := congrFun Internal.idOpaque.2 α
@[always_inline] def deflate (x : α) : Shrink α := cast eq_self.symm x
@[always_inline] def inflate (x : Shrink α) : α := cast eq_self x
@[simp, grind =] theorem deflate_inflate {x : Shrink α} : deflate x.inflate = x := cast_cast _ _ _
@[simp, grind =] theorem inflate_deflate {x : α} : (deflate x).inflate = x := cast_cast _ _ _
theorem inflate_inj {x y : Shrink α} : x.inflate = y.inflate ↔ x = y :=
  ⟨fun h => deflate_inflate.symm.trans ((congrArg deflate h).trans deflate_inflate), congrArg _⟩
theorem deflate_inj {x y : α} : deflate x = deflate y ↔ x = y :=
  ⟨fun h => inflate_deflate.symm.trans ((congrArg inflate h).trans inflate_deflate), congrArg _⟩
end Shrink

@[ext] structure IterM {α : Type w} (m : Type w → Type w') (β : Type w) where
  internalState : α
structure Iter {α : Type w} (β : Type w) where
  internalState : α
section
variable {α β : Type w}
@[implicit_reducible] def Iter.toIterM (it : Iter (α := α) β) : IterM (α := α) Id β := ⟨it.internalState⟩
@[implicit_reducible] def IterM.toIter (it : IterM (α := α) Id β) : Iter (α := α) β := ⟨it.internalState⟩
@[simp] theorem Iter.toIter_toIterM (it : Iter (α := α) β) : it.toIterM.toIter = it := rfl
@[simp] theorem Iter.toIter_comp_toIterM : IterM.toIter ∘ Iter.toIterM (α := α) (β := β) = id := rfl
@[simp] theorem Iter.toIterM_toIter (it : IterM (α := α) Id β) : it.toIter.toIterM = it := rfl
@[simp] theorem Iter.toIterM_comp_toIter : Iter.toIterM ∘ IterM.toIter (α := α) (β := β) = id := rfl
end

/- Steps. -/
inductive IterStep (α : Sort u) (β : Sort w) where
  | yield : (it : α) → (out : β) → IterStep α β
  | skip : (it : α) → IterStep α β
  | done : IterStep α β
section
variable {α : Type u} {β : Type w}
namespace IterStep
def successor : IterStep α β → Option α
  | .yield it _ => some it
  | .skip it => some it
  | .done => none
@[simp] theorem successor_yield {it : α} {out : β} : (yield it out).successor = some it := rfl
@[simp] theorem successor_skip {it : α} : (skip (β := β) it).successor = some it := rfl
@[simp] theorem successor_done : (done (α := α) (β := β)).successor = none := rfl
@[always_inline, inline] def mapIterator {α' : Type u'} (f : α → α') : IterStep α β → IterStep α' β
  | .yield it out => .yield (f it) out
  | .skip it => .skip (f it)
  | .done => .done
@[simp] theorem mapIterator_yield {α' : Type u'} {f : α → α'} {it : α} {out : β} :
    (yield it out).mapIterator f = yield (f it) out := rfl
@[simp] theorem mapIterator_skip {α' : Type u'} {f : α → α'} {it : α} :
    (skip (β := β) it).mapIterator f = skip (f it) := rfl
@[simp] theorem mapIterator_done {α' : Type u'} {f : α → α'} : (done (α := α) (β := β)).mapIterator f = done := rfl
@[simp] theorem mapIterator_mapIterator {α' : Type u'} {α'' : Type u''} {f : α → α'} {g : α' → α''}
    {step : IterStep α β} :
    (step.mapIterator f).mapIterator g = step.mapIterator (g ∘ f) := by cases step <;> rfl
@[simp] theorem mapIterator_id {step : IterStep α β} : step.mapIterator id = step := by cases step <;> rfl
@[simp] theorem mapIterator_id' {step : IterStep α β} : step.mapIterator (fun x => x) = step := mapIterator_id
end IterStep
abbrev PlausibleIterStep (IsPlausibleStep : IterStep α β → Prop) := Subtype IsPlausibleStep
namespace PlausibleIterStep
variable {IsPlausibleStep : IterStep α β → Prop}
@[match_pattern, simp] def yield (it' : α) (out : β) (h : IsPlausibleStep (.yield it' out)) :
    PlausibleIterStep IsPlausibleStep := ⟨.yield it' out, h⟩
@[match_pattern, simp] def skip (it' : α) (h : IsPlausibleStep (.skip it')) : PlausibleIterStep IsPlausibleStep :=
  ⟨.skip it', h⟩
@[match_pattern, simp] def done (h : IsPlausibleStep .done) : PlausibleIterStep IsPlausibleStep := ⟨.done, h⟩
@[elab_as_elim] abbrev casesOn {motive : PlausibleIterStep IsPlausibleStep → Sort x}
    (s : PlausibleIterStep IsPlausibleStep) (yield : ∀ it' out h, motive ⟨.yield it' out, h⟩)
    (skip : ∀ it' h, motive ⟨.skip it', h⟩) (done : ∀ h, motive ⟨.done, h⟩) : motive s :=
  match s with
  | .yield it' out h => yield it' out h
  | .skip it' h => skip it' h
  | .done h => done h
end PlausibleIterStep
end

/- Iterators with effects. -/
class Iterator (α : Type w) (m : Type w → Type w') (β : outParam (Type w)) where
  IsPlausibleStep : IterM (α := α) m β → IterStep (IterM (α := α) m β) β → Prop
  step : (it : IterM (α := α) m β) → m (Shrink <| PlausibleIterStep <| IsPlausibleStep it)
@[deprecated IterM.mk (since := "2025-01-19")] abbrev IterM.mk' {α : Type w} {m : Type w → Type w'} {β : Type w}
    (it : α) : IterM (α := α) m β := ⟨it⟩
@[deprecated IterM.mk (since := "2025-12-01"), inline] def Iterators.toIterM {α : Type w} {m : Type w → Type w'}
    {β : Type w} (internalState : α) : IterM (α := α) m β := ⟨internalState⟩
section
variable {α β : Type w}
@[simp] theorem IterM.internalState_mk {m : Type w → Type w'} {β : Type w} (it : α) :
    (⟨it⟩ : IterM m β).internalState = it := rfl
@[simp] theorem Iter.internalState_toIterM (it : Iter (α := α) β) : it.toIterM.internalState = it.internalState := rfl
@[simp] theorem Iter.toIterM_mk {it : α} : (⟨it⟩ : Iter (α := α) β).toIterM = ⟨it⟩ := rfl
@[simp] theorem IterM.toIter_mk {it : α} : (⟨it⟩ : IterM Id β).toIter = ⟨it⟩ := rfl
end
namespace IterM
section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β]
abbrev IsPlausibleStep : IterM (α := α) m β → IterStep (IterM (α := α) m β) β → Prop :=
  Iterator.IsPlausibleStep (α := α) (m := m)
abbrev Step (it : IterM (α := α) m β) := PlausibleIterStep it.IsPlausibleStep
@[always_inline, inline] def step (it : IterM (α := α) m β) : m (Shrink it.Step) := Iterator.step it
theorem step_mk (it : α) : (⟨it⟩ : IterM m β).step = Iterator.step ⟨it⟩ := rfl
end
theorem step_eq {α : Type w} {m : Type w → Type w'} {β : Type w}
    {IsPlausibleStep : IterM m β → IterStep (IterM m β) β → Prop}
    {step : (it : IterM (α := α) m β) → m (Shrink (PlausibleIterStep (IsPlausibleStep it)))}
    {it : IterM (α := α) m β} :
    letI : Iterator α m β := ⟨IsPlausibleStep, step⟩
    it.step = step it := rfl
section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β]
def IsPlausibleOutput (it : IterM (α := α) m β) (out : β) : Prop := ∃ it', it.IsPlausibleStep (.yield it' out)
def IsPlausibleSuccessorOf (it' it : IterM (α := α) m β) : Prop :=
  ∃ step, step.successor = some it' ∧ it.IsPlausibleStep step
def IsPlausibleSkipSuccessorOf (it' it : IterM (α := α) m β) : Prop := it.IsPlausibleStep (.skip it')
end
end IterM
abbrev Iter.IsPlausibleStep {α β : Type w} [Iterator α Id β] (it : Iter (α := α) β)
    (step : IterStep (Iter (α := α) β) β) : Prop := it.toIterM.IsPlausibleStep (step.mapIterator Iter.toIterM)
namespace IterM
variable {α β : Type w} {m : Type w → Type w'} [Iterator α m β]
inductive IsPlausibleIndirectOutput : IterM (α := α) m β → β → Prop where
  | direct {it : IterM (α := α) m β} {out : β} : it.IsPlausibleOutput out → it.IsPlausibleIndirectOutput out
  | indirect {it it' : IterM (α := α) m β} {out : β} : it'.IsPlausibleSuccessorOf it →
    it'.IsPlausibleIndirectOutput out → it.IsPlausibleIndirectOutput out
inductive IsPlausibleIndirectSuccessorOf : IterM (α := α) m β → IterM (α := α) m β → Prop where
  | refl (it : IterM (α := α) m β) : it.IsPlausibleIndirectSuccessorOf it
  | cons_right {it'' it' it : IterM (α := α) m β} (h' : it''.IsPlausibleIndirectSuccessorOf it')
      (h : it'.IsPlausibleSuccessorOf it) : it''.IsPlausibleIndirectSuccessorOf it
theorem IsPlausibleIndirectSuccessorOf.trans {it'' it' it : IterM (α := α) m β}
    (h' : it''.IsPlausibleIndirectSuccessorOf it') (h : it'.IsPlausibleIndirectSuccessorOf it) :
    it''.IsPlausibleIndirectSuccessorOf it := by
  induction h with
  | refl => exact h'
  | cons_right _ k ih => exact .cons_right ih k
theorem IsPlausibleIndirectSuccessorOf.single {it' it : IterM (α := α) m β} (h : it'.IsPlausibleSuccessorOf it) :
    it'.IsPlausibleIndirectSuccessorOf it := .cons_right (.refl _) h
theorem IsPlausibleIndirectOutput.trans {it' it : IterM (α := α) m β} {out : β}
    (h : it'.IsPlausibleIndirectSuccessorOf it) (h' : it'.IsPlausibleIndirectOutput out) :
    it.IsPlausibleIndirectOutput out := by
  induction h with
  | refl => exact h'
  | cons_right _ k ih => exact .indirect k ih
end IterM

/- Iterators without effects. -/
section
variable {α β : Type w} [Iterator α Id β]
abbrev Iter.Step (it : Iter (α := α) β) := PlausibleIterStep (Iter.IsPlausibleStep it)
@[always_inline, inline] def Iter.Step.toMonadic {it : Iter (α := α) β} (step : it.Step) : it.toIterM.Step :=
  ⟨step.val.mapIterator Iter.toIterM, step.property⟩
namespace IterM.Step
private theorem plausible {it : IterM (α := α) Id β} (step : it.Step) :
    it.toIter.IsPlausibleStep (step.val.mapIterator IterM.toIter) := by
  have h : (step.val.mapIterator IterM.toIter).mapIterator Iter.toIterM = step.val :=
    IterStep.mapIterator_mapIterator.trans IterStep.mapIterator_id
  exact cast (congrArg it.IsPlausibleStep h.symm) step.property
@[always_inline, inline] def toPure {it : IterM (α := α) Id β} (step : it.Step) : it.toIter.Step :=
  ⟨step.val.mapIterator IterM.toIter, plausible step⟩
@[simp] theorem val_toPure {it : IterM (α := α) Id β} {step : it.Step} :
    step.toPure.val = step.val.mapIterator IterM.toIter := rfl
@[simp] theorem toPure_yield {it it' : IterM (α := α) Id β} {out : β} {h : it.IsPlausibleStep (.yield it' out)} :
    toPure (⟨.yield it' out, h⟩ : it.Step) = .yield it'.toIter out h := rfl
@[simp] theorem toPure_skip {it it' : IterM (α := α) Id β} {h : it.IsPlausibleStep (.skip it')} :
    toPure (⟨.skip it', h⟩ : it.Step) = .skip it'.toIter h := rfl
@[simp] theorem toPure_done {it : IterM (α := α) Id β} {h : it.IsPlausibleStep .done} :
    toPure (⟨.done, h⟩ : it.Step) = .done h := rfl
end IterM.Step
namespace Iter
def IsPlausibleOutput (it : Iter (α := α) β) (out : β) : Prop := it.toIterM.IsPlausibleOutput out
theorem isPlausibleOutput_iff_exists {it : Iter (α := α) β} {out : β} :
    it.IsPlausibleOutput out ↔ ∃ it', it.IsPlausibleStep (.yield it' out) :=
  ⟨fun ⟨it', h⟩ => ⟨it'.toIter, h⟩, fun ⟨it', h⟩ => ⟨it'.toIterM, h⟩⟩
def IsPlausibleSuccessorOf (it' it : Iter (α := α) β) : Prop := it'.toIterM.IsPlausibleSuccessorOf it.toIterM
theorem isPlausibleSuccessorOf_iff_exists {it' it : Iter (α := α) β} :
    it'.IsPlausibleSuccessorOf it ↔ ∃ step, step.successor = some it' ∧ it.IsPlausibleStep step := by
  constructor
  · intro ⟨step, h, k⟩
    refine ⟨step.mapIterator IterM.toIter, ?_, (IterM.Step.toPure (it := it.toIterM) ⟨step, k⟩).property⟩
    cases step with
    | done => cases h
    | _ => exact congrArg (Option.map IterM.toIter) h
  · intro ⟨step, h, k⟩
    refine ⟨_, ?_, k⟩
    cases step with
    | done => cases h
    | _ => exact congrArg (Option.map Iter.toIterM) h
theorem IsPlausibleStep.isPlausibleSuccessor_of_yield {it' it : Iter (α := α) β} {out : β}
    (h : it.IsPlausibleStep (.yield it' out)) : it'.IsPlausibleSuccessorOf it := ⟨_, rfl, h⟩
theorem IsPlausibleStep.isPlausibleSuccessor_of_skip {it' it : Iter (α := α) β} (h : it.IsPlausibleStep (.skip it')) :
    it'.IsPlausibleSuccessorOf it := ⟨_, rfl, h⟩
inductive IsPlausibleIndirectOutput : Iter (α := α) β → β → Prop where
  | direct {it : Iter (α := α) β} {out : β} : it.IsPlausibleOutput out → it.IsPlausibleIndirectOutput out
  | indirect {it it' : Iter (α := α) β} {out : β} : it'.IsPlausibleSuccessorOf it →
    it'.IsPlausibleIndirectOutput out → it.IsPlausibleIndirectOutput out
theorem isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM {it : Iter (α := α) β} {out : β} :
    it.IsPlausibleIndirectOutput out ↔ it.toIterM.IsPlausibleIndirectOutput out := by
  constructor <;> intro h
  · induction h with
    | direct h => exact .direct h
    | indirect h _ ih => exact .indirect h ih
  · refine h.rec (motive := fun it out _ => it.toIter.IsPlausibleIndirectOutput out) (fun h => .direct h) ?_
    intro it it' _ h _ ih
    exact .indirect (it' := it'.toIter) h ih
inductive IsPlausibleIndirectSuccessorOf : Iter (α := α) β → Iter (α := α) β → Prop where
  | refl (it : Iter (α := α) β) : IsPlausibleIndirectSuccessorOf it it
  | cons_right {it'' it' it : Iter (α := α) β} (h' : it''.IsPlausibleIndirectSuccessorOf it')
      (h : it'.IsPlausibleSuccessorOf it) : it''.IsPlausibleIndirectSuccessorOf it
theorem IsPlausibleIndirectSuccessorOf.trans {it'' it' it : Iter (α := α) β}
    (h' : it''.IsPlausibleIndirectSuccessorOf it') (h : it'.IsPlausibleIndirectSuccessorOf it) :
    it''.IsPlausibleIndirectSuccessorOf it := by
  induction h with
  | refl => exact h'
  | cons_right _ k ih => exact .cons_right ih k
theorem IsPlausibleIndirectOutput.trans {it' it : Iter (α := α) β} {out : β}
    (h : it'.IsPlausibleIndirectSuccessorOf it) (h' : it'.IsPlausibleIndirectOutput out) :
    it.IsPlausibleIndirectOutput out := by
  induction h with
  | refl => exact h'
  | cons_right _ k ih => exact .indirect k ih
def IsPlausibleSkipSuccessorOf (it' it : Iter (α := α) β) : Prop := it'.toIterM.IsPlausibleSkipSuccessorOf it.toIterM
@[always_inline, inline] def step (it : Iter (α := α) β) : it.Step :=
  IterM.Step.toPure (it := it.toIterM) it.toIterM.step.run.inflate
end Iter
end
theorem Iter.step_eq {α β : Type w} {IsPlausibleStep : IterM Id β → IterStep (IterM Id β) β → Prop}
    {step : (it : IterM (α := α) Id β) → Id (Shrink (PlausibleIterStep (IsPlausibleStep it)))}
    {it : Iter (α := α) β} :
    letI : Iterator α Id β := ⟨IsPlausibleStep, step⟩
    it.step = IterM.Step.toPure (it := it.toIterM) (step it.toIterM).run.inflate := rfl

/- Those that end. -/
class Iterators.Finite (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β] : Prop where
  wf : WellFounded (IterM.IsPlausibleSuccessorOf (α := α) (m := m))
structure IterM.TerminationMeasures.Finite (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β] where
  it : IterM (α := α) m β
section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β]
namespace IterM
def TerminationMeasures.Finite.Rel : TerminationMeasures.Finite α m → TerminationMeasures.Finite α m → Prop :=
  Relation.TransGen <| InvImage IterM.IsPlausibleSuccessorOf IterM.TerminationMeasures.Finite.it
instance TerminationMeasures.instWellFoundedRelationFinite [Iterators.Finite α m] :
    WellFoundedRelation (IterM.TerminationMeasures.Finite α m) where
  rel := IterM.TerminationMeasures.Finite.Rel
  wf := (InvImage.wf _ Iterators.Finite.wf).transGen
def finitelyManySteps [Iterators.Finite α m] (it : IterM (α := α) m β) : IterM.TerminationMeasures.Finite α m := ⟨it⟩
def finitelyManySteps! (it : IterM (α := α) m β) : IterM.TerminationMeasures.Finite α m := ⟨it⟩
theorem TerminationMeasures.Finite.rel_of_yield {it it' : IterM (α := α) m β} {out : β}
    (h : it.IsPlausibleStep (.yield it' out)) : Rel ⟨it'⟩ ⟨it⟩ := .single ⟨_, rfl, h⟩
theorem TerminationMeasures.Finite.rel_of_skip {it it' : IterM (α := α) m β} (h : it.IsPlausibleStep (.skip it')) :
    Rel ⟨it'⟩ ⟨it⟩ := .single ⟨_, rfl, h⟩
end IterM
end
namespace Iter
variable {α β : Type w} [Iterator α Id β]
def finitelyManySteps [Iterators.Finite α Id] (it : Iter (α := α) β) : IterM.TerminationMeasures.Finite α Id :=
  it.toIterM.finitelyManySteps
def finitelyManySteps! (it : Iter (α := α) β) : IterM.TerminationMeasures.Finite α Id :=
  it.toIterM.finitelyManySteps!
theorem TerminationMeasures.Finite.rel_of_yield {it it' : Iter (α := α) β} {out : β}
    (h : it.IsPlausibleStep (.yield it' out)) :
    IterM.TerminationMeasures.Finite.Rel ⟨it'.toIterM⟩ ⟨it.toIterM⟩ := .single ⟨_, rfl, h⟩
theorem TerminationMeasures.Finite.rel_of_skip {it it' : Iter (α := α) β} (h : it.IsPlausibleStep (.skip it')) :
    IterM.TerminationMeasures.Finite.Rel ⟨it'.toIterM⟩ ⟨it.toIterM⟩ := .single ⟨_, rfl, h⟩
end Iter
section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β]
theorem IterM.isPlausibleSuccessorOf_of_yield {it' it : IterM (α := α) m β} {out : β}
    (h : it.IsPlausibleStep (.yield it' out)) : it'.IsPlausibleSuccessorOf it := ⟨_, rfl, h⟩
theorem IterM.isPlausibleSuccessorOf_of_skip {it it' : IterM (α := α) m β} (h : it.IsPlausibleStep (.skip it')) :
    it'.IsPlausibleSuccessorOf it := ⟨_, rfl, h⟩
end

/- Those that skip only finitely often in a row. -/
class Iterators.Productive (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β] : Prop where
  wf : WellFounded (IterM.IsPlausibleSkipSuccessorOf (α := α) (m := m))
structure IterM.TerminationMeasures.Productive (α : Type w) (m : Type w → Type w') {β : Type w}
    [Iterator α m β] where
  it : IterM (α := α) m β
section
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β]
namespace IterM
def TerminationMeasures.Productive.Rel :
    TerminationMeasures.Productive α m → TerminationMeasures.Productive α m → Prop :=
  Relation.TransGen <| InvImage IterM.IsPlausibleSkipSuccessorOf IterM.TerminationMeasures.Productive.it
theorem TerminationMeasures.Finite.Rel.of_productive {a b : Finite α m} :
    Productive.Rel ⟨a.it⟩ ⟨b.it⟩ → Finite.Rel a b := fun h =>
  h.rec (motive := fun c _ => Finite.Rel a ⟨c.it⟩) (fun k => rel_of_skip k) fun _ k ih => .trans ih (rel_of_skip k)
instance TerminationMeasures.instWellFoundedRelationProductive [Iterators.Productive α m] :
    WellFoundedRelation (IterM.TerminationMeasures.Productive α m) where
  rel := IterM.TerminationMeasures.Productive.Rel
  wf := (InvImage.wf _ Iterators.Productive.wf).transGen
def finitelyManySkips [Iterators.Productive α m] (it : IterM (α := α) m β) :
    IterM.TerminationMeasures.Productive α m := ⟨it⟩
def finitelyManySkips! (it : IterM (α := α) m β) : IterM.TerminationMeasures.Productive α m := ⟨it⟩
theorem TerminationMeasures.Productive.rel_of_skip {it it' : IterM (α := α) m β}
    (h : it.IsPlausibleStep (.skip it')) : Rel ⟨it'⟩ ⟨it⟩ := .single h
end IterM
instance Iterators.instProductiveOfFinte [Iterators.Finite α m] : Iterators.Productive α m :=
  ⟨Subrelation.wf (r := IterM.IsPlausibleSuccessorOf) IterM.isPlausibleSuccessorOf_of_skip Iterators.Finite.wf⟩
end
namespace Iter
variable {α β : Type w} [Iterator α Id β]
def finitelyManySkips [Iterators.Productive α Id] (it : Iter (α := α) β) :
    IterM.TerminationMeasures.Productive α Id := it.toIterM.finitelyManySkips
def finitelyManySkips! (it : Iter (α := α) β) : IterM.TerminationMeasures.Productive α Id :=
  it.toIterM.finitelyManySkips!
theorem TerminationMeasures.Productive.rel_of_skip {it it' : Iter (α := α) β} (h : it.IsPlausibleStep (.skip it')) :
    IterM.TerminationMeasures.Productive.Rel ⟨it'.toIterM⟩ ⟨it.toIterM⟩ := .single h
end Iter
class LawfulDeterministicIterator {β : Type w} (α : Type w) (m : Type w → Type w') [Iterator α m β] : Prop where
  isPlausibleStep_eq_eq : ∀ it : IterM (α := α) m β, ∃ step, it.IsPlausibleStep = (· = step)
namespace Iterators
structure FinitenessRelation (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β] where
  Rel (it' it : IterM (α := α) m β) : Prop
  wf : WellFounded Rel
  subrelation : ∀ {it it'}, it'.IsPlausibleSuccessorOf it → Rel it' it
structure ProductivenessRelation (α : Type w) (m : Type w → Type w') {β : Type w} [Iterator α m β] where
  Rel : IterM (α := α) m β → IterM (α := α) m β → Prop
  wf : WellFounded Rel
  subrelation : ∀ {it it'}, it'.IsPlausibleSkipSuccessorOf it → Rel it' it
variable {α : Type w} {m : Type w → Type w'} {β : Type w} [Iterator α m β]
theorem Finite.of_finitenessRelation (r : FinitenessRelation α m) : Finite α m := ⟨Subrelation.wf r.subrelation r.wf⟩
theorem Productive.of_productivenessRelation (r : ProductivenessRelation α m) : Productive α m :=
  ⟨Subrelation.wf r.subrelation r.wf⟩
end Iterators
end Std
