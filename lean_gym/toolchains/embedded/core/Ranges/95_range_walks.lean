/-
Iterators that go from an element to its successor, as long as a condition holds.
-/
namespace Std
open PRange Iterators

section
variable {α ι : Type u} [UpwardEnumerable α] [Iterator ι Id α]
/-- The iterator `s (some a)` gives `a`, if `p a` holds, and goes on with what follows `a`; else it is at its end. -/
private structure Walks (s : Option α → IterM (α := ι) Id α) (p : α → Prop) : Prop where
  atEnd {t} : (s none).IsPlausibleStep t ↔ t = .done
  inside {a t} : p a → ((s (some a)).IsPlausibleStep t ↔ t = .yield (s (succ? a)) a)
  outside {a t} : ¬p a → ((s (some a)).IsPlausibleStep t ↔ t = .done)
namespace Walks
variable {s : Option α → IterM (α := ι) Id α} {p : α → Prop} (H : Walks s p) {o : Option α}
include H
private theorem successor {it : IterM (α := ι) Id α} :
    it.IsPlausibleSuccessorOf (s o) ↔ ∃ a, o = some a ∧ p a ∧ it = s (succ? a) := by
  refine ⟨fun ⟨t, e, h⟩ => ?_, fun ⟨a, e, k, l⟩ => ⟨_, rfl, e ▸ l ▸ (H.inside k).mpr rfl⟩⟩
  cases o with
  | none =>
    cases H.atEnd.mp h
    cases e
  | some a =>
    by_cases k : p a
    · cases (H.inside k).mp h
      cases e
      exact ⟨a, rfl, k, rfl⟩
    · cases (H.outside k).mp h
      cases e
private theorem output {a : α} : (s o).IsPlausibleOutput a → o = some a ∧ p a := fun ⟨_, h⟩ => by
  cases o with
  | none => cases H.atEnd.mp h
  | some a =>
    by_cases k : p a
    · cases (H.inside k).mp h
      exact ⟨rfl, k⟩
    · cases (H.outside k).mp h
private theorem productive : Acc IterM.IsPlausibleSkipSuccessorOf (s o) := by
  refine ⟨_, fun it h => ?_⟩
  cases o with
  | none => cases H.atEnd.mp h
  | some a =>
    by_cases k : p a
    · cases (H.inside k).mp h
    · cases (H.outside k).mp h
private theorem finite [LawfulUpwardEnumerable α] (h : ∃ n, (o.bind fun x => succMany? n x).elim True (¬p ·)) :
    Acc IterM.IsPlausibleSuccessorOf (s o) := by
  obtain ⟨n, h⟩ := h
  induction n generalizing o with
  | zero =>
    refine ⟨_, fun it k => ?_⟩
    obtain ⟨a, rfl, k, _⟩ := H.successor.mp k
    rw [Option.bind_some, succMany?_zero] at h
    exact (h k).elim
  | succ n ih =>
    refine ⟨_, fun it k => ?_⟩
    obtain ⟨a, rfl, _, rfl⟩ := H.successor.mp k
    rw [Option.bind_some, succMany?_add_one_eq_succ?_bind_succMany?] at h
    exact ih h
private theorem reaches [LawfulUpwardEnumerable α] (m : ∀ a b, UpwardEnumerable.LE a b → p b → p a) {a : α} :
    (s o).IsPlausibleIndirectOutput a ↔ ∃ n, (o.bind fun x => succMany? n x) = some a ∧ p a := by
  constructor
  · intro h
    generalize e : s o = it at h
    induction h generalizing o with
    | direct h =>
      subst e
      obtain ⟨rfl, k⟩ := H.output h
      exact ⟨0, succMany?_zero, k⟩
    | indirect h _ ih =>
      subst e
      obtain ⟨a, rfl, _, rfl⟩ := H.successor.mp h
      obtain ⟨n, e, k⟩ := ih rfl
      exact ⟨n + 1, succMany?_add_one_eq_succ?_bind_succMany?.trans e, k⟩
  · intro ⟨n, h, k⟩
    induction n generalizing o with
    | zero =>
      cases o with
      | none => cases h
      | some b =>
        cases succMany?_zero.symm.trans h
        exact .direct ⟨_, (H.inside k).mpr rfl⟩
    | succ n ih =>
      cases o with
      | none => cases h
      | some b =>
        exact .indirect (H.successor.mpr ⟨b, rfl, m _ _ ⟨_, h⟩ k, rfl⟩)
          (ih (succMany?_add_one_eq_succ?_bind_succMany?.symm.trans h))

/- The list of what such an iterator gives. -/
section
variable [Finite ι Id]
omit H in
private theorem step_eq {t : IterStep (IterM (α := ι) Id α) α} (h : ∀ {t'}, (s o).IsPlausibleStep t' ↔ t' = t) :
    (s o).toIter.step.val = t.mapIterator IterM.toIter :=
  IterStep.mapIterator_id.symm.trans ((IterStep.mapIterator_mapIterator (f := Iter.toIterM)
    (g := IterM.toIter)).symm.trans (congrArg (IterStep.mapIterator IterM.toIter) (h.mp (s o).toIter.step.property)))
private theorem toList_none : (s none).toIter.toList = [] := by
  rw [Iter.toList_eq_match_step, step_eq H.atEnd]
  rfl
private theorem toList_inside {a : α} (h : p a) :
    (s (some a)).toIter.toList = a :: (s (succ? a)).toIter.toList := by
  rw [Iter.toList_eq_match_step, step_eq (H.inside h)]
  rfl
private theorem toList_outside {a : α} (h : ¬p a) : (s (some a)).toIter.toList = [] := by
  rw [Iter.toList_eq_match_step, step_eq (H.outside h)]
  rfl
private theorem toList_some [DecidablePred p] {a : α} :
    (s (some a)).toIter.toList = if p a then a :: (s (succ? a)).toIter.toList else [] :=
  if h : p a then (H.toList_inside h).trans (if_pos h).symm else (H.toList_outside h).trans (if_neg h).symm
private theorem length_toList {f : α → Nat} (pos : ∀ a, 0 < f a ↔ p a) (one : ∀ a, p a → succ? a = none → f a = 1)
    (next : ∀ a b, p a → succ? a = some b → f a = f b + 1) {a : α} : (s (some a)).toIter.toList.length = f a := by
  generalize e : f a = n
  induction n generalizing a with
  | zero => exact congrArg List.length (H.toList_outside fun h => Nat.ne_of_gt ((pos a).mpr h) e)
  | succ n ih =>
    have h : p a := (pos a).mp (e ▸ Nat.succ_pos n)
    rw [H.toList_inside h]
    cases k : succ? a with
    | none => exact (congrArg (List.length · + 1) H.toList_none).trans ((one a h k).symm.trans e)
    | some b => exact congrArg Nat.succ (ih (Nat.succ.inj ((next a b h k).symm.trans e)))
variable [LawfulUpwardEnumerable α] [DecidablePred p] (m : ∀ a b, UpwardEnumerable.LE a b → p b → p a)
include m
private theorem getElem?_toList {i : Nat} :
    (s o).toIter.toList[i]? = (o.bind (succMany? i)).filter (decide <| p ·) := by
  induction i generalizing o with
  | zero =>
    cases o with
    | none =>
      rw [H.toList_none]
      rfl
    | some a =>
      rw [H.toList_some, Option.bind_some, succMany?_zero, Option.filter_some]
      by_cases h : p a
      · rw [if_pos h, if_pos (decide_eq_true h)]
        rfl
      · rw [if_neg h, if_neg (mt of_decide_eq_true h)]
        rfl
  | succ i ih =>
    cases o with
    | none =>
      rw [H.toList_none]
      rfl
    | some a =>
      rw [Option.bind_some]
      by_cases h : p a
      · rw [H.toList_inside h, succMany?_add_one_eq_succ?_bind_succMany?]
        exact ih
      · rw [H.toList_outside h]
        match k : succMany? (i + 1) a with
        | none => rfl
        | some _ => exact (if_neg fun l => h (m _ _ ⟨_, k⟩ (of_decide_eq_true l))).symm
private theorem mem_toList {a : α} : a ∈ (s o).toIter.toList ↔ (s o).toIter.IsPlausibleIndirectOutput a := by
  rw [List.mem_iff_getElem?, Iter.isPlausibleIndirectOutput_iff_isPlausibleIndirectOutput_toIterM]
  refine (exists_congr fun i => ?_).trans (H.reaches m).symm
  rw [H.getElem?_toList m, Option.filter_eq_some_iff, decide_eq_true_eq]
private theorem pairwise_toList : (s o).toIter.toList.Pairwise UpwardEnumerable.LT :=
  List.pairwise_iff_getElem.mpr fun i j hi hj h => by
    obtain ⟨n, rfl⟩ := Nat.exists_eq_add_of_lt h
    have k := (Option.filter_eq_some_iff.mp ((H.getElem?_toList m).symm.trans (List.getElem?_eq_getElem hi))).1
    have l := (Option.filter_eq_some_iff.mp ((H.getElem?_toList m).symm.trans (List.getElem?_eq_getElem hj))).1
    cases o with
    | none => cases k
    | some a => exact ⟨n, (congrArg (Option.bind · (succMany? (n + 1))) k).symm.trans
        ((succMany?_add (m := i) (n := n + 1)).symm.trans l)⟩
private theorem nodup_toList : (s o).toIter.toList.Nodup := (H.pairwise_toList m).imp UpwardEnumerable.ne_of_lt
end

/- Loops. -/
section
/-- `F` does one step of a loop with the body `f`, and then the others. -/
private def Loops {n : Type u → Type w} [Monad n] [LawfulUpwardEnumerable α] [DecidablePred p] {Q : α → Prop}
    (q : ∀ a b : α, UpwardEnumerable.LE a b → Q a → Q b) {γ : Type u} {Pl : α → γ → ForInStep γ → Prop}
    (f : (b : α) → Q b → p b → (c : γ) → n (Subtype (Pl b c))) (F : (a : α) → Q a → γ → n γ) : Prop :=
  ∀ a k c, F a k c = if h : p a then f a k h c >>= fun
    | ⟨.yield c, _⟩ =>
      match e : succ? a with
      | some b => F b (q a b (UpwardEnumerable.le_of_succ?_eq e) k) c
      | none => pure c
    | ⟨.done c, _⟩ => pure c
    else pure c
variable [LawfulUpwardEnumerable α] {n : Type u → Type w} [Monad n] [LawfulMonad n]
  {lift : (γ : Type u) → (δ : Type u) → (γ → n δ) → Id γ → n δ}
  [i : Std.Internal.LawfulMonadLiftBindFunction (m := Id) (n := n) lift] {γ : Type u}
  {Pl : α → γ → ForInStep γ → Prop} (wf : IteratorLoop.WellFounded ι Id Pl) {acc : γ}
  {P : α → Prop} {hP : ∀ b, (s o).IsPlausibleIndirectOutput b → P b}
  {g : (b : α) → P b → (c : γ) → n (Subtype (Pl b c))}
variable [DecidablePred p]
include wf
omit H [DecidablePred p] wf in
private theorem inflate_step {t : IterStep (IterM (α := ι) Id α) α} (h : ∀ {t'}, (s o).IsPlausibleStep t' ↔ t' = t) :
    (s o).step.run.inflate = ⟨t, h.mpr rfl⟩ := Subtype.ext (h.mp (s o).step.run.inflate.property)
omit H [DecidablePred p] in
private theorem forIn'_end (h : ∀ {t}, (s o).IsPlausibleStep t ↔ t = .done) :
    IterM.DefaultConsumers.forIn' lift γ Pl (s o) acc P hP g = pure acc := by
  rw [IterM.DefaultConsumers.forIn'_eq_match_step Pl wf]
  refine (i.liftBind_pure _ (s o).step.run).trans ?_
  rw [inflate_step h]
private theorem forIn'_none {hP : ∀ b, (s none).IsPlausibleIndirectOutput b → P b} :
    IterM.DefaultConsumers.forIn' lift γ Pl (s none) acc P hP g = pure acc := forIn'_end wf H.atEnd
private theorem forIn'_inside {a : α} (h : p a) {hP : ∀ b, (s (some a)).IsPlausibleIndirectOutput b → P b} :
    IterM.DefaultConsumers.forIn' lift γ Pl (s (some a)) acc P hP g =
      g a (hP a (.direct ⟨_, (H.inside h).mpr rfl⟩)) acc >>= fun
        | ⟨.yield c, _⟩ => IterM.DefaultConsumers.forIn' lift γ Pl (s (succ? a)) c P
            (fun b k => hP b (.indirect ⟨_, rfl, (H.inside h).mpr rfl⟩ k)) g
        | ⟨.done c, _⟩ => pure c := by
  rw [IterM.DefaultConsumers.forIn'_eq_match_step Pl wf]
  refine (i.liftBind_pure _ (s (some a)).step.run).trans ?_
  rw [inflate_step (H.inside h)]
  exact bind_congr fun
    | ⟨.yield _, _⟩ => rfl
    | ⟨.done _, _⟩ => rfl
private theorem loop_eq {Q : α → Prop} {q : ∀ a b : α, UpwardEnumerable.LE a b → Q a → Q b}
    {f : (b : α) → Q b → p b → (c : γ) → n (Subtype (Pl b c))} {F : (a : α) → Q a → γ → n γ} (hF : Loops q f F)
    (g : (b : α) → P b → (c : γ) → n (Subtype (Pl b c))) (fg : ∀ b k l m c, f b k l c = g b m c)
    {a : α} (k : Q a) {hP : ∀ b, (s (some a)).IsPlausibleIndirectOutput b → P b} :
    F a k acc = IterM.DefaultConsumers.forIn' lift γ Pl (s (some a)) acc P hP g := by
  refine WellFounded.induction (InvImage.wf (fun x : α × γ => (s (some x.1), x.2)) wf)
    (C := fun x => ∀ (k : Q x.1) hP, F x.1 k x.2 = IterM.DefaultConsumers.forIn' lift γ Pl (s (some x.1)) x.2 P hP g)
    (a, acc) (fun x ih k hP => ?_) k hP
  obtain ⟨a, acc⟩ := x
  rw [hF]
  by_cases h : p a
  · rw [dif_pos h, H.forIn'_inside wf h, fg a k h (hP a (.direct ⟨_, (H.inside h).mpr rfl⟩))]
    refine bind_congr fun r => ?_
    obtain ⟨c | c, l⟩ := r
    · rfl
    · dsimp only
      split
      · next b e =>
        have key : ∀ (o : Option α) hP, o = some b →
            F b (q a b (UpwardEnumerable.le_of_succ?_eq e) k) c =
              IterM.DefaultConsumers.forIn' lift γ Pl (s o) c P hP g := by
          rintro _ hP rfl
          exact ih (b, c) (.inl ⟨a, (H.inside h).mpr (congrArg (fun o => IterStep.yield (s o) a) e.symm), l⟩) _ hP
        exact key _ _ e
      · next e =>
        have key : ∀ (o : Option α) hP, o = none →
            pure c = IterM.DefaultConsumers.forIn' lift γ Pl (s o) c P hP g := by
          rintro _ hP rfl
          exact (H.forIn'_none wf).symm
        exact key _ _ e
  · rw [dif_neg h, forIn'_end wf (H.outside h)]
end
end Walks
end
end Std
