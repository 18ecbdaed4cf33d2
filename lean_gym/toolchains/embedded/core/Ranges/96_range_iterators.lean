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
@[always_inline, inline] instance instIteratorIteratorIdOfUpwardEnumerableOfDecidableLE :
    Iterator (Rxc.Iterator α) Id α where
  IsPlausibleStep it step := step = Iterator.Monadic.step it
  step it := pure (.deflate ⟨Iterator.Monadic.step it, rfl⟩)
namespace Iterator
private theorem walks {hi : α} : Walks (fun o => (⟨⟨o, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α)) (· ≤ hi) where
  atEnd := Iff.rfl
  inside h := iff_of_eq (congrArg (_ = ·) (if_pos h))
  outside h := iff_of_eq (congrArg (_ = ·) (if_neg h))
instance instLawfulDeterministicIterator : LawfulDeterministicIterator (Rxc.Iterator α) Id :=
  ⟨fun it => ⟨Monadic.step it, rfl⟩⟩
end Iterator
end
section
variable {α : Type u} [UpwardEnumerable α] [LE α] [DecidableLE α] [LawfulUpwardEnumerable α]
namespace Iterator
instance instFinite [Rxc.IsAlwaysFinite α] : Finite (Rxc.Iterator α) Id :=
  ⟨⟨fun
    | ⟨⟨none, _⟩⟩ => walks.finite ⟨0, trivial⟩
    | ⟨⟨some a, b⟩⟩ => walks.finite (IsAlwaysFinite.finite a b)⟩⟩
instance instProductive [LawfulUpwardEnumerable α] : Productive (Rxc.Iterator α) Id :=
  ⟨⟨fun it => walks.productive (o := it.internalState.next)⟩⟩
section
variable [LawfulUpwardEnumerableLE α]
private theorem le_of {hi : α} (a b : α) (h : UpwardEnumerable.LE a b) (k : b ≤ hi) : a ≤ hi :=
  UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_trans h (UpwardEnumerable.le_iff.mp k))
theorem isPlausibleIndirectOutput_iff {it : Iter (α := Rxc.Iterator α) α} {out : α} :
    it.IsPlausibleIndirectOutput out ↔
      ∃ n, (it.internalState.next.bind fun x => succMany? n x) = some out ∧ out ≤ it.internalState.upperBound :=
  Iter.isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM.trans (walks.reaches le_of)
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
        f a ((walks.reaches le_of).mpr ((UpwardEnumerable.le_iff.mp h).elim fun n e => ⟨n, e, k⟩)) c
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
@[always_inline, inline] instance instIteratorIteratorIdOfUpwardEnumerableOfDecidableLT :
    Iterator (Rxo.Iterator α) Id α where
  IsPlausibleStep it step := step = Iterator.Monadic.step it
  step it := pure (.deflate ⟨Iterator.Monadic.step it, rfl⟩)
namespace Iterator
private theorem walks {hi : α} : Walks (fun o => (⟨⟨o, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α)) (· < hi) where
  atEnd := Iff.rfl
  inside h := iff_of_eq (congrArg (_ = ·) (if_pos h))
  outside h := iff_of_eq (congrArg (_ = ·) (if_neg h))
instance instLawfulDeterministicIterator : LawfulDeterministicIterator (Rxo.Iterator α) Id :=
  ⟨fun it => ⟨Monadic.step it, rfl⟩⟩
end Iterator
end
section
variable {α : Type u} [UpwardEnumerable α] [LT α] [DecidableLT α] [LawfulUpwardEnumerable α]
namespace Iterator
instance instFinite [Rxo.IsAlwaysFinite α] : Finite (Rxo.Iterator α) Id :=
  ⟨⟨fun
    | ⟨⟨none, _⟩⟩ => walks.finite ⟨0, trivial⟩
    | ⟨⟨some a, b⟩⟩ => walks.finite (IsAlwaysFinite.finite a b)⟩⟩
instance instProductive [LawfulUpwardEnumerable α] : Productive (Rxo.Iterator α) Id :=
  ⟨⟨fun it => walks.productive (o := it.internalState.next)⟩⟩
section
variable [LawfulUpwardEnumerableLT α]
private theorem lt_of {hi : α} (a b : α) (h : UpwardEnumerable.LE a b) (k : b < hi) : a < hi :=
  UpwardEnumerable.lt_iff.mpr (UpwardEnumerable.lt_of_le_of_lt h (UpwardEnumerable.lt_iff.mp k))
theorem isPlausibleIndirectOutput_iff {it : Iter (α := Rxo.Iterator α) α} {out : α} :
    it.IsPlausibleIndirectOutput out ↔
      ∃ n, (it.internalState.next.bind fun x => succMany? n x) = some out ∧ out < it.internalState.upperBound :=
  Iter.isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM.trans (walks.reaches lt_of)
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
        f a ((walks.reaches lt_of).mpr (h.elim fun n e => ⟨n, e, k⟩)) c
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
@[always_inline, inline] instance instIteratorIteratorIdOfUpwardEnumerable : Iterator (Rxi.Iterator α) Id α where
  IsPlausibleStep it step := step = Iterator.Monadic.step it
  step it := pure (.deflate ⟨Iterator.Monadic.step it, rfl⟩)
namespace Iterator
private theorem walks : Walks (fun o => (⟨⟨o⟩⟩ : IterM (α := Rxi.Iterator α) Id α)) (fun _ => True) where
  atEnd := Iff.rfl
  inside _ := Iff.rfl
  outside h := (h trivial).elim
instance instLawfulDeterministicIterator : LawfulDeterministicIterator (Rxi.Iterator α) Id :=
  ⟨fun it => ⟨Monadic.step it, rfl⟩⟩
end Iterator
end
section
variable {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
namespace Iterator
instance instFinite [Rxi.IsAlwaysFinite α] : Finite (Rxi.Iterator α) Id :=
  ⟨⟨fun
    | ⟨⟨none⟩⟩ => walks.finite ⟨0, trivial⟩
    | ⟨⟨some a⟩⟩ => (IsAlwaysFinite.finite a).elim fun n h =>
      walks.finite ⟨n, Eq.mpr (congrArg (Option.elim · True fun _ => ¬True) h) trivial⟩⟩⟩
instance instProductive [LawfulUpwardEnumerable α] : Productive (Rxi.Iterator α) Id :=
  ⟨⟨fun it => walks.productive (o := it.internalState.next)⟩⟩
theorem isPlausibleIndirectOutput_iff {it : Iter (α := Rxi.Iterator α) α} {out : α} :
    it.IsPlausibleIndirectOutput out ↔ ∃ n, (it.internalState.next.bind fun x => succMany? n x) = some out :=
  Iter.isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM.trans
    ((walks.reaches (fun _ _ _ => id)).trans (exists_congr fun _ => and_iff_left trivial))
omit [LawfulUpwardEnumerable α] in
private theorem loop_step {a b : α} (e : succ? a = some b) :
    (⟨⟨some a⟩⟩ : IterM (α := Rxi.Iterator α) Id α).IsPlausibleStep (.yield ⟨⟨some b⟩⟩ a) := e ▸ rfl
@[always_inline, inline] instance instIteratorLoop {n : Type u → Type w} [Monad n] :
    IteratorLoop (Rxi.Iterator α) Id n where
  forIn _ γ Pl it init f :=
    match it with
    | ⟨⟨some next⟩⟩ =>
      loop γ Pl (UpwardEnumerable.LE next) (fun _ _ h k => UpwardEnumerable.le_trans k h) init next
        (UpwardEnumerable.le_refl _) fun a h c =>
        f a ((walks.reaches fun _ _ _ => id).mpr (h.imp fun _ e => ⟨e, trivial⟩)) c
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
