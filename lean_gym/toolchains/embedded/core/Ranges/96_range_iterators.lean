/-
Iterators over ranges: up to a last element, up to one behind, to the end.
-/
namespace Std
open PRange Iterators
namespace Rxc
@[unbox] protected structure Iterator (α : Type u) where
  next : Option α
  upperBound : α
section
variable {α : Type u} [UpwardEnumerable α] [LE α] [DecidableLE α]
@[inline] def Iterator.Monadic.step (it : IterM (α := Rxc.Iterator α) Id α) :
    IterStep (IterM (α := Rxc.Iterator α) Id α) α :=
  match it.internalState.next with
  | none => .done
  | some next =>
    if next ≤ it.internalState.upperBound then
      .yield ⟨⟨succ? next, it.internalState.upperBound⟩⟩ next
    else
      .done
@[always_inline, inline] def Iterator.step (it : Iter (α := Rxc.Iterator α) α) :
    IterStep (Iter (α := Rxc.Iterator α) α) α :=
  match it.internalState.next with
  | none => .done
  | some next =>
    if next ≤ it.internalState.upperBound then
      .yield ⟨⟨succ? next, it.internalState.upperBound⟩⟩ next
    else
      .done
theorem Iterator.step_eq_monadicStep {it : Iter (α := Rxc.Iterator α) α} :
    Iterator.step it = (Iterator.Monadic.step it.toIterM).mapIterator IterM.toIter :=
  match it with
  | ⟨⟨none, _⟩⟩ => rfl
  | ⟨⟨some a, b⟩⟩ => by
    show (if a ≤ b then _ else _) = IterStep.mapIterator IterM.toIter (if a ≤ b then _ else _)
    split <;> rfl
@[always_inline, inline] instance instIteratorIteratorIdOfUpwardEnumerableOfDecidableLE :
    Iterator (Rxc.Iterator α) Id α where
  IsPlausibleStep it step := step = Iterator.Monadic.step it
  step it := pure (.deflate ⟨Iterator.Monadic.step it, rfl⟩)
namespace Iterator
theorem Monadic.isPlausibleStep_iff {it : IterM (α := Rxc.Iterator α) Id α} {step} :
    it.IsPlausibleStep step ↔ step = Monadic.step it := Iff.rfl
theorem Monadic.step_eq_step {it : IterM (α := Rxc.Iterator α) Id α} :
    Std.Iterator.step it = pure (.deflate ⟨Monadic.step it, isPlausibleStep_iff.mpr rfl⟩) := rfl
theorem isPlausibleStep_iff {it : Iter (α := Rxc.Iterator α) α} {step} :
    it.IsPlausibleStep step ↔ step = Iterator.step it := by
  rw [step_eq_monadicStep]
  constructor
  · intro h
    exact IterStep.mapIterator_id.symm.trans ((IterStep.mapIterator_mapIterator (f := Iter.toIterM)
      (g := IterM.toIter)).symm.trans (congrArg (IterStep.mapIterator IterM.toIter) h))
  · intro h
    exact (congrArg (IterStep.mapIterator Iter.toIterM) h).trans
      (IterStep.mapIterator_mapIterator.trans IterStep.mapIterator_id)
theorem step_eq_step {it : Iter (α := Rxc.Iterator α) α} :
    it.step = ⟨Iterator.step it, isPlausibleStep_iff.mpr rfl⟩ :=
  Subtype.ext ((congrArg (fun s : it.toIterM.Step => s.val.mapIterator IterM.toIter) Shrink.inflate_deflate).trans
    step_eq_monadicStep.symm)
theorem Monadic.isPlausibleOutput_iff {a : α} {it : IterM (α := Rxc.Iterator α) Id α} :
    it.IsPlausibleOutput a ↔ it.internalState.next = some a ∧ a ≤ it.internalState.upperBound := by
  match it with
  | ⟨⟨none, _⟩⟩ => exact ⟨fun ⟨_, h⟩ => (nomatch h), fun ⟨h, _⟩ => nomatch h⟩
  | ⟨⟨some b, c⟩⟩ =>
    refine ⟨fun ⟨it', h⟩ => ?_, fun ⟨h, k⟩ => ⟨⟨⟨succ? b, c⟩⟩, ?_⟩⟩
    · have h : IterStep.yield it' a = if b ≤ c then .yield ⟨⟨succ? b, c⟩⟩ b else .done := h
      split at h
      · next k =>
        cases h
        exact ⟨rfl, k⟩
      · cases h
    · cases h
      exact (if_pos k).symm
theorem Monadic.isPlausibleOutput_next {a : α} {it : IterM (α := Rxc.Iterator α) Id α}
    (h : it.internalState.next = some a) (hP : a ≤ it.internalState.upperBound) : it.IsPlausibleOutput a :=
  isPlausibleOutput_iff.mpr ⟨h, hP⟩
theorem isPlausibleOutput_next {a : α} {it : Iter (α := Rxc.Iterator α) α}
    (h : it.internalState.next = some a) (hP : a ≤ it.internalState.upperBound) : it.IsPlausibleOutput a :=
  Monadic.isPlausibleOutput_next h hP
theorem isPlausibleOutput_iff {a : α} {it : Iter (α := Rxc.Iterator α) α} :
    it.IsPlausibleOutput a ↔ it.internalState.next = some a ∧ a ≤ it.internalState.upperBound :=
  Monadic.isPlausibleOutput_iff
theorem Monadic.isPlausibleSuccessorOf_iff {it' it : IterM (α := Rxc.Iterator α) Id α} :
    it'.IsPlausibleSuccessorOf it ↔ ∃ a, it.internalState.next = some a ∧ a ≤ it.internalState.upperBound ∧
      succ? a = it'.internalState.next ∧ it'.internalState.upperBound = it.internalState.upperBound := by
  match it with
  | ⟨⟨none, _⟩⟩ =>
    refine ⟨fun ⟨s, h, k⟩ => ?_, fun ⟨_, h⟩ => nomatch h.1⟩
    cases k
    cases h
  | ⟨⟨some b, c⟩⟩ =>
    refine ⟨fun ⟨s, h, k⟩ => ?_, fun ⟨a, h, k, e, e'⟩ => ⟨.yield it' b, rfl, ?_⟩⟩
    · have k : s = if b ≤ c then .yield ⟨⟨succ? b, c⟩⟩ b else .done := k
      split at k
      · next l =>
        subst k
        cases h
        exact ⟨b, rfl, l, rfl, rfl⟩
      · subst k
        cases h
    · obtain ⟨⟨n, d⟩⟩ := it'
      cases h
      cases e
      cases e'
      exact (if_pos k).symm
theorem isPlausibleSuccessorOf_iff {it' it : Iter (α := Rxc.Iterator α) α} :
    it'.IsPlausibleSuccessorOf it ↔ ∃ a, it.internalState.next = some a ∧ a ≤ it.internalState.upperBound ∧
      succ? a = it'.internalState.next ∧ it'.internalState.upperBound = it.internalState.upperBound :=
  Monadic.isPlausibleSuccessorOf_iff
theorem isSome_next_of_isPlausibleIndirectOutput {it : Iter (α := Rxc.Iterator α) α} {out : α}
    (h : it.IsPlausibleIndirectOutput out) : it.internalState.next.isSome := by
  cases h with
  | direct h => exact congrArg Option.isSome (isPlausibleOutput_iff.mp h).1
  | indirect h _ =>
    obtain ⟨_, h, _⟩ := isPlausibleSuccessorOf_iff.mp h
    exact congrArg Option.isSome h
instance instLawfulDeterministicIterator : LawfulDeterministicIterator (Rxc.Iterator α) Id :=
  ⟨fun it => ⟨Monadic.step it, rfl⟩⟩
end Iterator
end
section
variable {α : Type u} [UpwardEnumerable α] [LE α] [DecidableLE α] [LawfulUpwardEnumerable α]
namespace Iterator
omit [LawfulUpwardEnumerable α] in
private theorem acc_none (b : α) :
    Acc (IterM.IsPlausibleSuccessorOf (α := Rxc.Iterator α) (m := Id) (β := α)) ⟨⟨none, b⟩⟩ :=
  ⟨_, fun _ h => let ⟨_, k, _⟩ := Monadic.isPlausibleSuccessorOf_iff.mp h; nomatch k⟩
private theorem acc_of_succMany? : ∀ (n : Nat) (a b : α), (succMany? n a).elim True (¬· ≤ b) →
    Acc (IterM.IsPlausibleSuccessorOf (α := Rxc.Iterator α) (m := Id) (β := α)) ⟨⟨some a, b⟩⟩
  | 0, a, b, e => by
    rw [succMany?_zero] at e
    refine ⟨_, fun it h => ?_⟩
    obtain ⟨_, h, k, _⟩ := Monadic.isPlausibleSuccessorOf_iff.mp h
    cases h
    exact (e k).elim
  | n + 1, a, b, e => by
    rw [succMany?_add_one_eq_succ?_bind_succMany?] at e
    refine ⟨_, fun it h => ?_⟩
    obtain ⟨⟨c, d⟩⟩ := it
    obtain ⟨_, h, _, k, l⟩ := Monadic.isPlausibleSuccessorOf_iff.mp h
    cases h
    cases l
    have k : succ? a = c := k
    rw [k] at e
    cases c with
    | none => exact acc_none _
    | some c => exact acc_of_succMany? n c _ e
instance instFinite [Rxc.IsAlwaysFinite α] : Finite (Rxc.Iterator α) Id :=
  ⟨⟨fun
    | ⟨⟨none, b⟩⟩ => acc_none b
    | ⟨⟨some a, b⟩⟩ => (IsAlwaysFinite.finite a b).elim fun n => acc_of_succMany? n a b⟩⟩
instance instProductive [LawfulUpwardEnumerable α] : Productive (Rxc.Iterator α) Id :=
  ⟨⟨fun it => ⟨it, fun it' h => by
    match it with
    | ⟨⟨none, _⟩⟩ => cases h
    | ⟨⟨some a, b⟩⟩ =>
      have h : IterStep.skip it' = if a ≤ b then .yield ⟨⟨succ? a, b⟩⟩ a else .done := h
      split at h <;> cases h⟩⟩⟩
section
variable [LawfulUpwardEnumerableLE α]
theorem Monadic.isPlausibleIndirectOutput_iff {it : IterM (α := Rxc.Iterator α) Id α} {out : α} :
    it.IsPlausibleIndirectOutput out ↔
      ∃ n, (it.internalState.next.bind fun x => succMany? n x) = some out ∧ out ≤ it.internalState.upperBound := by
  constructor
  · intro h
    induction h with
    | direct h =>
      obtain ⟨h, k⟩ := isPlausibleOutput_iff.mp h
      exact ⟨0, (congrArg (Option.bind · _) h).trans succMany?_zero, k⟩
    | indirect h _ ih =>
      obtain ⟨a, h, _, k, l⟩ := isPlausibleSuccessorOf_iff.mp h
      obtain ⟨n, e, m⟩ := ih
      refine ⟨n + 1, (congrArg (Option.bind · _) h).trans (succMany?_add_one_eq_succ?_bind_succMany?.trans ?_), l ▸ m⟩
      exact (congrArg (Option.bind · _) k).trans e
  · intro ⟨n, h, k⟩
    induction n generalizing it with
    | zero =>
      match it with
      | ⟨⟨none, _⟩⟩ => cases h
      | ⟨⟨some a, b⟩⟩ => exact .direct (isPlausibleOutput_iff.mpr ⟨succMany?_zero.symm.trans h, k⟩)
    | succ n ih =>
      match it with
      | ⟨⟨none, _⟩⟩ => cases h
      | ⟨⟨some a, b⟩⟩ =>
        refine .indirect (it' := ⟨⟨succ? a, b⟩⟩) (isPlausibleSuccessorOf_iff.mpr ⟨a, rfl, ?_, rfl, rfl⟩)
          (ih (succMany?_add_one_eq_succ?_bind_succMany?.symm.trans h) k)
        exact UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_trans ⟨_, h⟩ (UpwardEnumerable.le_iff.mp k))
theorem isPlausibleIndirectOutput_iff {it : Iter (α := Rxc.Iterator α) α} {out : α} :
    it.IsPlausibleIndirectOutput out ↔
      ∃ n, (it.internalState.next.bind fun x => succMany? n x) = some out ∧ out ≤ it.internalState.upperBound :=
  Iter.isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM.trans Monadic.isPlausibleIndirectOutput_iff
end
omit [LawfulUpwardEnumerable α] in
private theorem loop_step {a b c : α} (h : a ≤ c) (e : succ? a = some b) :
    (⟨⟨some a, c⟩⟩ : IterM (α := Rxc.Iterator α) Id α).IsPlausibleStep (.yield ⟨⟨some b, c⟩⟩ a) :=
  e ▸ (if_pos h).symm
@[always_inline, inline] instance instIteratorLoop [LawfulUpwardEnumerableLE α] {n : Type u → Type w} [Monad n] :
    IteratorLoop (Rxc.Iterator α) Id n where
  forIn _ γ Pl it init f :=
    match it with
    | ⟨⟨some next, upperBound⟩⟩ =>
      loop γ Pl (next ≤ ·) (fun _ _ h k =>
          UpwardEnumerable.le_iff.mpr
            (UpwardEnumerable.le_trans (UpwardEnumerable.le_iff.mp k) (UpwardEnumerable.le_iff.mp h)))
        upperBound init next (UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_refl _)) fun a h k c =>
        f a (Monadic.isPlausibleIndirectOutput_iff.mpr ((UpwardEnumerable.le_iff.mp h).elim fun n e => ⟨n, e, k⟩)) c
    | ⟨⟨none, _⟩⟩ => return init
where
  @[always_inline, inline] loop (γ : Type u) (Pl : α → γ → ForInStep γ → Prop) (LargeEnough : α → Prop)
      (hl : ∀ a b : α, a ≤ b → LargeEnough a → LargeEnough b) (upperBound : α) (acc : γ) (next : α)
      (h : LargeEnough next) (f : (out : α) → LargeEnough out → out ≤ upperBound → (c : γ) → n (Subtype (Pl out c))) :
      n γ :=
    haveI : Nonempty γ := ⟨acc⟩
    WellFounded.extrinsicFix₃ (C₃ := fun _ _ _ => n γ)
      (InvImage (IteratorLoop.rel _ Id Pl) fun x => (⟨Rxc.Iterator.mk (some x.1) upperBound⟩, x.2.1))
      (fun next acc (h : LargeEnough next) G => do
        if hu : next ≤ upperBound then
          match ← f next h hu acc with
          | ⟨.yield acc', h'⟩ =>
            match hs : succ? next with
            | some next' =>
              G next' acc' (hl _ _ (UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_succ?_eq hs)) h)
                (.inl ⟨next, loop_step hu hs, h'⟩)
            | none => return acc'
          | ⟨.done acc', _⟩ => return acc'
        else
          return acc) next acc h
end Iterator
end
end Rxc

namespace Rxo
@[unbox] protected structure Iterator (α : Type u) where
  next : Option α
  upperBound : α
section
variable {α : Type u} [UpwardEnumerable α] [LT α] [DecidableLT α]
@[implicit_reducible, inline] def Iterator.Monadic.step (it : IterM (α := Rxo.Iterator α) Id α) :
    IterStep (IterM (α := Rxo.Iterator α) Id α) α :=
  match it.internalState.next with
  | none => .done
  | some next =>
    if next < it.internalState.upperBound then
      .yield ⟨⟨succ? next, it.internalState.upperBound⟩⟩ next
    else
      .done
@[always_inline, inline] def Iterator.step (it : Iter (α := Rxo.Iterator α) α) :
    IterStep (Iter (α := Rxo.Iterator α) α) α :=
  match it.internalState.next with
  | none => .done
  | some next =>
    if next < it.internalState.upperBound then
      .yield ⟨⟨succ? next, it.internalState.upperBound⟩⟩ next
    else
      .done
theorem Iterator.step_eq_monadicStep {it : Iter (α := Rxo.Iterator α) α} :
    Iterator.step it = (Iterator.Monadic.step it.toIterM).mapIterator IterM.toIter :=
  match it with
  | ⟨⟨none, _⟩⟩ => rfl
  | ⟨⟨some a, b⟩⟩ => by
    show (if a < b then _ else _) = IterStep.mapIterator IterM.toIter (if a < b then _ else _)
    split <;> rfl
@[always_inline, inline] instance instIteratorIteratorIdOfUpwardEnumerableOfDecidableLT :
    Iterator (Rxo.Iterator α) Id α where
  IsPlausibleStep it step := step = Iterator.Monadic.step it
  step it := pure (.deflate ⟨Iterator.Monadic.step it, rfl⟩)
namespace Iterator
theorem Monadic.isPlausibleStep_iff {it : IterM (α := Rxo.Iterator α) Id α} {step} :
    it.IsPlausibleStep step ↔ step = Monadic.step it := Iff.rfl
theorem Monadic.step_eq_step {it : IterM (α := Rxo.Iterator α) Id α} :
    Std.Iterator.step it = pure (.deflate ⟨Monadic.step it, isPlausibleStep_iff.mpr rfl⟩) := rfl
theorem isPlausibleStep_iff {it : Iter (α := Rxo.Iterator α) α} {step} :
    it.IsPlausibleStep step ↔ step = Iterator.step it := by
  rw [step_eq_monadicStep]
  constructor
  · intro h
    exact IterStep.mapIterator_id.symm.trans ((IterStep.mapIterator_mapIterator (f := Iter.toIterM)
      (g := IterM.toIter)).symm.trans (congrArg (IterStep.mapIterator IterM.toIter) h))
  · intro h
    exact (congrArg (IterStep.mapIterator Iter.toIterM) h).trans
      (IterStep.mapIterator_mapIterator.trans IterStep.mapIterator_id)
theorem step_eq_step {it : Iter (α := Rxo.Iterator α) α} :
    it.step = ⟨Iterator.step it, isPlausibleStep_iff.mpr rfl⟩ :=
  Subtype.ext ((congrArg (fun s : it.toIterM.Step => s.val.mapIterator IterM.toIter) Shrink.inflate_deflate).trans
    step_eq_monadicStep.symm)
theorem Monadic.isPlausibleOutput_iff {a : α} {it : IterM (α := Rxo.Iterator α) Id α} :
    it.IsPlausibleOutput a ↔ it.internalState.next = some a ∧ a < it.internalState.upperBound := by
  match it with
  | ⟨⟨none, _⟩⟩ => exact ⟨fun ⟨_, h⟩ => (nomatch h), fun ⟨h, _⟩ => nomatch h⟩
  | ⟨⟨some b, c⟩⟩ =>
    refine ⟨fun ⟨it', h⟩ => ?_, fun ⟨h, k⟩ => ⟨⟨⟨succ? b, c⟩⟩, ?_⟩⟩
    · have h : IterStep.yield it' a = if b < c then .yield ⟨⟨succ? b, c⟩⟩ b else .done := h
      split at h
      · next k =>
        cases h
        exact ⟨rfl, k⟩
      · cases h
    · cases h
      exact (if_pos k).symm
theorem Monadic.isPlausibleOutput_next {a : α} {it : IterM (α := Rxo.Iterator α) Id α}
    (h : it.internalState.next = some a) (hP : a < it.internalState.upperBound) : it.IsPlausibleOutput a :=
  isPlausibleOutput_iff.mpr ⟨h, hP⟩
theorem isPlausibleOutput_next {a : α} {it : Iter (α := Rxo.Iterator α) α}
    (h : it.internalState.next = some a) (hP : a < it.internalState.upperBound) : it.IsPlausibleOutput a :=
  Monadic.isPlausibleOutput_next h hP
theorem isPlausibleOutput_iff {a : α} {it : Iter (α := Rxo.Iterator α) α} :
    it.IsPlausibleOutput a ↔ it.internalState.next = some a ∧ a < it.internalState.upperBound :=
  Monadic.isPlausibleOutput_iff
theorem Monadic.isPlausibleSuccessorOf_iff {it' it : IterM (α := Rxo.Iterator α) Id α} :
    it'.IsPlausibleSuccessorOf it ↔ ∃ a, it.internalState.next = some a ∧ a < it.internalState.upperBound ∧
      succ? a = it'.internalState.next ∧ it'.internalState.upperBound = it.internalState.upperBound := by
  match it with
  | ⟨⟨none, _⟩⟩ =>
    refine ⟨fun ⟨s, h, k⟩ => ?_, fun ⟨_, h⟩ => nomatch h.1⟩
    cases k
    cases h
  | ⟨⟨some b, c⟩⟩ =>
    refine ⟨fun ⟨s, h, k⟩ => ?_, fun ⟨a, h, k, e, e'⟩ => ⟨.yield it' b, rfl, ?_⟩⟩
    · have k : s = if b < c then .yield ⟨⟨succ? b, c⟩⟩ b else .done := k
      split at k
      · next l =>
        subst k
        cases h
        exact ⟨b, rfl, l, rfl, rfl⟩
      · subst k
        cases h
    · obtain ⟨⟨n, d⟩⟩ := it'
      cases h
      cases e
      cases e'
      exact (if_pos k).symm
theorem isPlausibleSuccessorOf_iff {it' it : Iter (α := Rxo.Iterator α) α} :
    it'.IsPlausibleSuccessorOf it ↔ ∃ a, it.internalState.next = some a ∧ a < it.internalState.upperBound ∧
      succ? a = it'.internalState.next ∧ it'.internalState.upperBound = it.internalState.upperBound :=
  Monadic.isPlausibleSuccessorOf_iff
theorem isSome_next_of_isPlausibleIndirectOutput {it : Iter (α := Rxo.Iterator α) α} {out : α}
    (h : it.IsPlausibleIndirectOutput out) : it.internalState.next.isSome := by
  cases h with
  | direct h => exact congrArg Option.isSome (isPlausibleOutput_iff.mp h).1
  | indirect h _ =>
    obtain ⟨_, h, _⟩ := isPlausibleSuccessorOf_iff.mp h
    exact congrArg Option.isSome h
instance instLawfulDeterministicIterator : LawfulDeterministicIterator (Rxo.Iterator α) Id :=
  ⟨fun it => ⟨Monadic.step it, rfl⟩⟩
end Iterator
end
section
variable {α : Type u} [UpwardEnumerable α] [LT α] [DecidableLT α] [LawfulUpwardEnumerable α]
namespace Iterator
omit [LawfulUpwardEnumerable α] in
private theorem acc_none (b : α) :
    Acc (IterM.IsPlausibleSuccessorOf (α := Rxo.Iterator α) (m := Id) (β := α)) ⟨⟨none, b⟩⟩ :=
  ⟨_, fun _ h => let ⟨_, k, _⟩ := Monadic.isPlausibleSuccessorOf_iff.mp h; nomatch k⟩
private theorem acc_of_succMany? : ∀ (n : Nat) (a b : α), (succMany? n a).elim True (¬· < b) →
    Acc (IterM.IsPlausibleSuccessorOf (α := Rxo.Iterator α) (m := Id) (β := α)) ⟨⟨some a, b⟩⟩
  | 0, a, b, e => by
    rw [succMany?_zero] at e
    refine ⟨_, fun it h => ?_⟩
    obtain ⟨_, h, k, _⟩ := Monadic.isPlausibleSuccessorOf_iff.mp h
    cases h
    exact (e k).elim
  | n + 1, a, b, e => by
    rw [succMany?_add_one_eq_succ?_bind_succMany?] at e
    refine ⟨_, fun it h => ?_⟩
    obtain ⟨⟨c, d⟩⟩ := it
    obtain ⟨_, h, _, k, l⟩ := Monadic.isPlausibleSuccessorOf_iff.mp h
    cases h
    cases l
    have k : succ? a = c := k
    rw [k] at e
    cases c with
    | none => exact acc_none _
    | some c => exact acc_of_succMany? n c _ e
instance instFinite [Rxo.IsAlwaysFinite α] : Finite (Rxo.Iterator α) Id :=
  ⟨⟨fun
    | ⟨⟨none, b⟩⟩ => acc_none b
    | ⟨⟨some a, b⟩⟩ => (IsAlwaysFinite.finite a b).elim fun n => acc_of_succMany? n a b⟩⟩
instance instProductive [LawfulUpwardEnumerable α] : Productive (Rxo.Iterator α) Id :=
  ⟨⟨fun it => ⟨it, fun it' h => by
    match it with
    | ⟨⟨none, _⟩⟩ => cases h
    | ⟨⟨some a, b⟩⟩ =>
      have h : IterStep.skip it' = if a < b then .yield ⟨⟨succ? a, b⟩⟩ a else .done := h
      split at h <;> cases h⟩⟩⟩
section
variable [LawfulUpwardEnumerableLT α]
theorem Monadic.isPlausibleIndirectOutput_iff {it : IterM (α := Rxo.Iterator α) Id α} {out : α} :
    it.IsPlausibleIndirectOutput out ↔
      ∃ n, (it.internalState.next.bind fun x => succMany? n x) = some out ∧ out < it.internalState.upperBound := by
  constructor
  · intro h
    induction h with
    | direct h =>
      obtain ⟨h, k⟩ := isPlausibleOutput_iff.mp h
      exact ⟨0, (congrArg (Option.bind · _) h).trans succMany?_zero, k⟩
    | indirect h _ ih =>
      obtain ⟨a, h, _, k, l⟩ := isPlausibleSuccessorOf_iff.mp h
      obtain ⟨n, e, m⟩ := ih
      refine ⟨n + 1, (congrArg (Option.bind · _) h).trans (succMany?_add_one_eq_succ?_bind_succMany?.trans ?_), l ▸ m⟩
      exact (congrArg (Option.bind · _) k).trans e
  · intro ⟨n, h, k⟩
    induction n generalizing it with
    | zero =>
      match it with
      | ⟨⟨none, _⟩⟩ => cases h
      | ⟨⟨some a, b⟩⟩ => exact .direct (isPlausibleOutput_iff.mpr ⟨succMany?_zero.symm.trans h, k⟩)
    | succ n ih =>
      match it with
      | ⟨⟨none, _⟩⟩ => cases h
      | ⟨⟨some a, b⟩⟩ =>
        refine .indirect (it' := ⟨⟨succ? a, b⟩⟩) (isPlausibleSuccessorOf_iff.mpr ⟨a, rfl, ?_, rfl, rfl⟩)
          (ih (succMany?_add_one_eq_succ?_bind_succMany?.symm.trans h) k)
        exact UpwardEnumerable.lt_iff.mpr (UpwardEnumerable.lt_of_le_of_lt ⟨_, h⟩ (UpwardEnumerable.lt_iff.mp k))
theorem isPlausibleIndirectOutput_iff {it : Iter (α := Rxo.Iterator α) α} {out : α} :
    it.IsPlausibleIndirectOutput out ↔
      ∃ n, (it.internalState.next.bind fun x => succMany? n x) = some out ∧ out < it.internalState.upperBound :=
  Iter.isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM.trans Monadic.isPlausibleIndirectOutput_iff
end
omit [LawfulUpwardEnumerable α] in
private theorem loop_step {a b c : α} (h : a < c) (e : succ? a = some b) :
    (⟨⟨some a, c⟩⟩ : IterM (α := Rxo.Iterator α) Id α).IsPlausibleStep (.yield ⟨⟨some b, c⟩⟩ a) :=
  e ▸ (if_pos h).symm
@[always_inline, inline] instance instIteratorLoop [LawfulUpwardEnumerableLT α] {n : Type u → Type w} [Monad n] :
    IteratorLoop (Rxo.Iterator α) Id n where
  forIn _ γ Pl it init f :=
    match it with
    | ⟨⟨some next, upperBound⟩⟩ =>
      loop γ Pl (UpwardEnumerable.LE next) (fun _ _ h k => UpwardEnumerable.le_trans k h)
        upperBound init next (UpwardEnumerable.le_refl _) fun a h k c =>
        f a (Monadic.isPlausibleIndirectOutput_iff.mpr (h.elim fun n e => ⟨n, e, k⟩)) c
    | ⟨⟨none, _⟩⟩ => return init
where
  @[always_inline, inline] loop (γ : Type u) (Pl : α → γ → ForInStep γ → Prop) (LargeEnough : α → Prop)
      (hl : ∀ a b : α, UpwardEnumerable.LE a b → LargeEnough a → LargeEnough b) (upperBound : α) (acc : γ) (next : α)
      (h : LargeEnough next) (f : (out : α) → LargeEnough out → out < upperBound → (c : γ) → n (Subtype (Pl out c))) :
      n γ :=
    haveI : Nonempty γ := ⟨acc⟩
    WellFounded.extrinsicFix₃ (C₃ := fun _ _ _ => n γ)
      (InvImage (IteratorLoop.rel _ Id Pl) fun x => (⟨Rxo.Iterator.mk (some x.1) upperBound⟩, x.2.1))
      (fun next acc (h : LargeEnough next) G => do
        if hu : next < upperBound then
          match ← f next h hu acc with
          | ⟨.yield acc', h'⟩ =>
            match hs : succ? next with
            | some next' =>
              G next' acc' (hl _ _ (UpwardEnumerable.le_of_succ?_eq hs) h) (.inl ⟨next, loop_step hu hs, h'⟩)
            | none => return acc'
          | ⟨.done acc', _⟩ => return acc'
        else
          return acc) next acc h
end Iterator
end
end Rxo

namespace Rxi
@[unbox] protected structure Iterator (α : Type u) where
  next : Option α
section
variable {α : Type u} [UpwardEnumerable α]
@[inline] def Iterator.Monadic.step (it : IterM (α := Rxi.Iterator α) Id α) :
    IterStep (IterM (α := Rxi.Iterator α) Id α) α :=
  match it.internalState.next with
  | none => .done
  | some next => .yield ⟨⟨succ? next⟩⟩ next
@[always_inline, inline] def Iterator.step (it : Iter (α := Rxi.Iterator α) α) :
    IterStep (Iter (α := Rxi.Iterator α) α) α :=
  match it.internalState.next with
  | none => .done
  | some next => .yield ⟨⟨succ? next⟩⟩ next
theorem Iterator.step_eq_monadicStep {it : Iter (α := Rxi.Iterator α) α} :
    Iterator.step it = (Iterator.Monadic.step it.toIterM).mapIterator IterM.toIter :=
  match it with
  | ⟨⟨none⟩⟩ => rfl
  | ⟨⟨some _⟩⟩ => rfl
@[always_inline, inline] instance instIteratorIteratorIdOfUpwardEnumerable : Iterator (Rxi.Iterator α) Id α where
  IsPlausibleStep it step := step = Iterator.Monadic.step it
  step it := pure (.deflate ⟨Iterator.Monadic.step it, rfl⟩)
namespace Iterator
theorem Monadic.isPlausibleStep_iff {it : IterM (α := Rxi.Iterator α) Id α} {step} :
    it.IsPlausibleStep step ↔ step = Monadic.step it := Iff.rfl
theorem Monadic.step_eq_step {it : IterM (α := Rxi.Iterator α) Id α} :
    it.step = pure (.deflate ⟨Monadic.step it, isPlausibleStep_iff.mpr rfl⟩) := rfl
theorem isPlausibleStep_iff {it : Iter (α := Rxi.Iterator α) α} {step} :
    it.IsPlausibleStep step ↔ step = Iterator.step it := by
  rw [step_eq_monadicStep]
  constructor
  · intro h
    exact IterStep.mapIterator_id.symm.trans ((IterStep.mapIterator_mapIterator (f := Iter.toIterM)
      (g := IterM.toIter)).symm.trans (congrArg (IterStep.mapIterator IterM.toIter) h))
  · intro h
    exact (congrArg (IterStep.mapIterator Iter.toIterM) h).trans
      (IterStep.mapIterator_mapIterator.trans IterStep.mapIterator_id)
theorem step_eq_step {it : Iter (α := Rxi.Iterator α) α} :
    it.step = ⟨Iterator.step it, isPlausibleStep_iff.mpr rfl⟩ :=
  Subtype.ext ((congrArg (fun s : it.toIterM.Step => s.val.mapIterator IterM.toIter) Shrink.inflate_deflate).trans
    step_eq_monadicStep.symm)
theorem Monadic.isPlausibleOutput_next {a : α} {it : IterM (α := Rxi.Iterator α) Id α}
    (h : it.internalState.next = some a) : it.IsPlausibleOutput a :=
  match it with
  | ⟨⟨some _⟩⟩ => ⟨⟨⟨succ? a⟩⟩, Option.some.inj h ▸ rfl⟩
theorem Monadic.isPlausibleOutput_iff {a : α} {it : IterM (α := Rxi.Iterator α) Id α} :
    it.IsPlausibleOutput a ↔ it.internalState.next = some a := by
  refine ⟨fun ⟨_, h⟩ => ?_, isPlausibleOutput_next⟩
  match it with
  | ⟨⟨none⟩⟩ => cases h
  | ⟨⟨some _⟩⟩ =>
    cases h
    rfl
theorem isPlausibleOutput_next {a : α} {it : Iter (α := Rxi.Iterator α) α} (h : it.internalState.next = some a) :
    it.IsPlausibleOutput a := Monadic.isPlausibleOutput_next h
theorem isPlausibleOutput_iff {a : α} {it : Iter (α := Rxi.Iterator α) α} :
    it.IsPlausibleOutput a ↔ it.internalState.next = some a := Monadic.isPlausibleOutput_iff
theorem Monadic.isPlausibleSuccessorOf_iff {it' it : IterM (α := Rxi.Iterator α) Id α} :
    it'.IsPlausibleSuccessorOf it ↔ ∃ a, it.internalState.next = some a ∧ succ? a = it'.internalState.next := by
  match it with
  | ⟨⟨none⟩⟩ =>
    refine ⟨fun ⟨s, h, k⟩ => ?_, fun ⟨_, h⟩ => nomatch h.1⟩
    cases k
    cases h
  | ⟨⟨some b⟩⟩ =>
    refine ⟨fun ⟨s, h, k⟩ => ?_, fun ⟨a, h, e⟩ => ⟨.yield it' b, rfl, ?_⟩⟩
    · cases k
      cases h
      exact ⟨b, rfl, rfl⟩
    · obtain ⟨⟨n⟩⟩ := it'
      cases h
      cases e
      rfl
theorem isPlausibleSuccessorOf_iff {it' it : Iter (α := Rxi.Iterator α) α} :
    it'.IsPlausibleSuccessorOf it ↔ ∃ a, it.internalState.next = some a ∧ succ? a = it'.internalState.next :=
  Monadic.isPlausibleSuccessorOf_iff
theorem isSome_next_of_isPlausibleIndirectOutput {it : Iter (α := Rxi.Iterator α) α} {out : α}
    (h : it.IsPlausibleIndirectOutput out) : it.internalState.next.isSome := by
  cases h with
  | direct h => exact congrArg Option.isSome (isPlausibleOutput_iff.mp h)
  | indirect h _ =>
    obtain ⟨_, h, _⟩ := isPlausibleSuccessorOf_iff.mp h
    exact congrArg Option.isSome h
instance instLawfulDeterministicIterator : LawfulDeterministicIterator (Rxi.Iterator α) Id :=
  ⟨fun it => ⟨Monadic.step it, rfl⟩⟩
end Iterator
end
section
variable {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
namespace Iterator
omit [LawfulUpwardEnumerable α] in
private theorem acc_none : Acc (IterM.IsPlausibleSuccessorOf (α := Rxi.Iterator α) (m := Id) (β := α)) ⟨⟨none⟩⟩ :=
  ⟨_, fun _ h => let ⟨_, k, _⟩ := Monadic.isPlausibleSuccessorOf_iff.mp h; nomatch k⟩
private theorem acc_of_succMany? : ∀ (n : Nat) (a : α), succMany? n a = none →
    Acc (IterM.IsPlausibleSuccessorOf (α := Rxi.Iterator α) (m := Id) (β := α)) ⟨⟨some a⟩⟩
  | 0, _, e => nomatch succMany?_zero.symm.trans e
  | n + 1, a, e => by
    rw [succMany?_add_one_eq_succ?_bind_succMany?] at e
    refine ⟨_, fun it h => ?_⟩
    obtain ⟨⟨c⟩⟩ := it
    obtain ⟨_, h, k⟩ := Monadic.isPlausibleSuccessorOf_iff.mp h
    cases h
    have k : succ? a = c := k
    rw [k] at e
    cases c with
    | none => exact acc_none
    | some c => exact acc_of_succMany? n c e
instance instFinite [Rxi.IsAlwaysFinite α] : Finite (Rxi.Iterator α) Id :=
  ⟨⟨fun
    | ⟨⟨none⟩⟩ => acc_none
    | ⟨⟨some a⟩⟩ => (IsAlwaysFinite.finite a).elim fun n => acc_of_succMany? n a⟩⟩
instance instProductive [LawfulUpwardEnumerable α] : Productive (Rxi.Iterator α) Id :=
  ⟨⟨fun it => ⟨it, fun it' h => by
    match it with
    | ⟨⟨none⟩⟩ => cases h
    | ⟨⟨some a⟩⟩ => cases h⟩⟩⟩
theorem Monadic.isPlausibleIndirectOutput_iff {it : IterM (α := Rxi.Iterator α) Id α} {out : α} :
    it.IsPlausibleIndirectOutput out ↔ ∃ n, (it.internalState.next.bind fun x => succMany? n x) = some out := by
  constructor
  · intro h
    induction h with
    | direct h => exact ⟨0, (congrArg (Option.bind · _) (isPlausibleOutput_iff.mp h)).trans succMany?_zero⟩
    | indirect h _ ih =>
      obtain ⟨a, h, k⟩ := isPlausibleSuccessorOf_iff.mp h
      obtain ⟨n, e⟩ := ih
      refine ⟨n + 1, (congrArg (Option.bind · _) h).trans (succMany?_add_one_eq_succ?_bind_succMany?.trans ?_)⟩
      exact (congrArg (Option.bind · _) k).trans e
  · intro ⟨n, h⟩
    induction n generalizing it with
    | zero =>
      match it with
      | ⟨⟨none⟩⟩ => cases h
      | ⟨⟨some a⟩⟩ => exact .direct (isPlausibleOutput_next (succMany?_zero.symm.trans h))
    | succ n ih =>
      match it with
      | ⟨⟨none⟩⟩ => cases h
      | ⟨⟨some a⟩⟩ =>
        exact .indirect (it' := ⟨⟨succ? a⟩⟩) (isPlausibleSuccessorOf_iff.mpr ⟨a, rfl, rfl⟩)
          (ih (succMany?_add_one_eq_succ?_bind_succMany?.symm.trans h))
theorem isPlausibleIndirectOutput_iff {it : Iter (α := Rxi.Iterator α) α} {out : α} :
    it.IsPlausibleIndirectOutput out ↔ ∃ n, (it.internalState.next.bind fun x => succMany? n x) = some out :=
  Iter.isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM.trans Monadic.isPlausibleIndirectOutput_iff
omit [LawfulUpwardEnumerable α] in
private theorem loop_step {a b : α} (e : succ? a = some b) :
    (⟨⟨some a⟩⟩ : IterM (α := Rxi.Iterator α) Id α).IsPlausibleStep (.yield ⟨⟨some b⟩⟩ a) := e ▸ rfl
@[always_inline, inline] instance instIteratorLoop {n : Type u → Type w} [Monad n] :
    IteratorLoop (Rxi.Iterator α) Id n where
  forIn _ γ Pl it init f :=
    match it with
    | ⟨⟨some next⟩⟩ =>
      loop γ Pl (UpwardEnumerable.LE next) (fun _ _ h k => UpwardEnumerable.le_trans k h) init next
        (UpwardEnumerable.le_refl _) fun a h c => f a (Monadic.isPlausibleIndirectOutput_iff.mpr h) c
    | ⟨⟨none⟩⟩ => return init
where
  @[always_inline, inline] loop (γ : Type u) (Pl : α → γ → ForInStep γ → Prop) (LargeEnough : α → Prop)
      (hl : ∀ a b : α, UpwardEnumerable.LE a b → LargeEnough a → LargeEnough b) (acc : γ) (next : α)
      (h : LargeEnough next) (f : (out : α) → LargeEnough out → (c : γ) → n (Subtype (Pl out c))) : n γ :=
    haveI : Nonempty γ := ⟨acc⟩
    WellFounded.extrinsicFix₃ (C₃ := fun _ _ _ => n γ)
      (InvImage (IteratorLoop.rel _ Id Pl) fun x => (⟨Rxi.Iterator.mk (some x.1)⟩, x.2.1))
      (fun next acc (h : LargeEnough next) G => do
        match ← f next h acc with
        | ⟨.yield acc', h'⟩ =>
          match hs : succ? next with
          | some next' =>
            G next' acc' (hl _ _ (UpwardEnumerable.le_of_succ?_eq hs) h) (.inl ⟨next, loop_step hs, h'⟩)
          | none => return acc'
        | ⟨.done acc', _⟩ => return acc') next acc h
end Iterator
end
end Rxi
end Std
