/-
Loops over ranges run as they should.
-/
namespace Std
open PRange Iterators
private theorem bind_congr' {m : Type u → Type v} [Monad m] {α β : Type u} {x y : m α} {f g : α → m β} (h : x = y)
    (k : ∀ a, f a = g a) : x >>= f = y >>= g := h ▸ congrArg (x >>= ·) (funext k)
namespace Rxc.Iterator
section
variable {α : Type u} [UpwardEnumerable α] [LE α] [DecidableLE α] {n : Type u → Type w} [Monad n] [LawfulMonad n]
  {lift : (γ : Type u) → (δ : Type u) → (γ → n δ) → Id γ → n δ}
  [i : Std.Internal.LawfulMonadLiftBindFunction (m := Id) (n := n) lift] {γ : Type u}
section
variable {Pl : α → γ → ForInStep γ → Prop} (wf : IteratorLoop.WellFounded (Rxc.Iterator α) Id Pl) {a hi : α} {acc : γ}
  {P : α → Prop} {g : (b : α) → P b → (c : γ) → n (Subtype (Pl b c))}
include wf
private theorem forIn'_none
    {hP : ∀ b, (⟨⟨none, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨none, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α) acc P hP g =
      pure acc := by
  rw [IterM.DefaultConsumers.forIn'_eq_match_step Pl wf]
  refine (i.liftBind_pure _ _).trans ?_
  rw [Shrink.inflate_deflate]
  rfl
private theorem forIn'_out (h : ¬a ≤ hi)
    {hP : ∀ b, (⟨⟨some a, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some a, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α) acc P hP g =
      pure acc := by
  rw [IterM.DefaultConsumers.forIn'_eq_match_step Pl wf]
  refine (i.liftBind_pure _ _).trans ?_
  rw [Shrink.inflate_deflate]
  split
  · next k _ => cases k.trans (if_neg h)
  · next k _ => cases k.trans (if_neg h)
  · rfl
private theorem forIn'_in (h : a ≤ hi)
    {hP : ∀ b, (⟨⟨some a, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some a, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α) acc P hP g = (do
      match ← g a (hP a (.direct ⟨_, (if_pos h).symm⟩)) acc with
      | ⟨.yield c, _⟩ =>
        IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨succ? a, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α) c P
          (fun b k => hP b (.indirect ⟨_, rfl, (if_pos h).symm⟩ k)) g
      | ⟨.done c, _⟩ => return c) := by
  rw [IterM.DefaultConsumers.forIn'_eq_match_step Pl wf]
  refine (i.liftBind_pure _ _).trans ?_
  rw [Shrink.inflate_deflate]
  split
  · next k _ =>
    cases k.trans (if_pos h)
    refine bind_congr fun r => ?_
    obtain ⟨c | c, _⟩ := r <;> rfl
  · next k _ => cases k.trans (if_pos h)
  · next k _ => cases k.trans (if_pos h)
end
variable [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLE α]
private theorem loop_eq {Pl : α → γ → ForInStep γ → Prop} (wf : IteratorLoop.WellFounded (Rxc.Iterator α) Id Pl)
    {Q : α → Prop} (hl : ∀ a b : α, a ≤ b → Q a → Q b) {hi : α}
    (f : (b : α) → Q b → b ≤ hi → (c : γ) → n (Subtype (Pl b c))) {P : α → Prop}
    (g : (b : α) → P b → (c : γ) → n (Subtype (Pl b c))) (fg : ∀ b k l m c, f b k l c = g b m c) {acc : γ} {next : α}
    (h : Q next) {hP : ∀ b, (⟨⟨some next, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    instIteratorLoop.loop γ Pl Q hl hi acc next h f =
      IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some next, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α) acc P hP g := by
  refine WellFounded.induction
    (InvImage.wf (fun x : α × γ => ((⟨⟨some x.1, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α), x.2)) wf)
    (C := fun x => ∀ (h : Q x.1) hP, instIteratorLoop.loop γ Pl Q hl hi x.2 x.1 h f =
      IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some x.1, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α) x.2 P hP g)
    (next, acc) (fun x ih h hP => ?_) h hP
  obtain ⟨a, acc⟩ := x
  haveI : Nonempty γ := ⟨acc⟩
  rw [instIteratorLoop.loop, WellFounded.extrinsicFix₃_eq_apply (InvImage.wf _ wf)]
  by_cases k : a ≤ hi
  · rw [dif_pos k, forIn'_in wf k]
    refine bind_congr' (fg ..) fun r => ?_
    obtain ⟨c | c, l⟩ := r
    · rfl
    · dsimp only
      split
      · next b e =>
        have key : ∀ (o : Option α) hP, o = some b → instIteratorLoop.loop γ Pl Q hl hi c b
            (hl _ _ (UpwardEnumerable.le_iff.mpr (UpwardEnumerable.le_of_succ?_eq e)) h) f =
            IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨o, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α) c P hP g := by
          rintro _ hP rfl
          exact ih (b, c) (.inl ⟨a, loop_step k e, l⟩) _ hP
        exact key _ _ e
      · next e =>
        have key : ∀ (o : Option α) hP, o = none → pure c =
            IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨o, hi⟩⟩ : IterM (α := Rxc.Iterator α) Id α) c P hP g := by
          rintro _ hP rfl
          exact (forIn'_none wf).symm
        exact key _ _ e
  · rw [dif_neg k, forIn'_out wf k]
end
instance instLawfulIteratorLoop {α : Type u} [UpwardEnumerable α] [LE α] [DecidableLE α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] {n : Type u → Type w} [Monad n] [LawfulMonad n] :
    LawfulIteratorLoop (Rxc.Iterator α) Id n where
  lawful _ _ _ it _ _ wf f :=
    match it with
    | ⟨⟨none, _⟩⟩ => (forIn'_none wf).symm
    | ⟨⟨some _, _⟩⟩ => loop_eq wf _ _ f (fun _ _ _ _ _ => rfl) _
end Rxc.Iterator
namespace Rxo.Iterator
section
variable {α : Type u} [UpwardEnumerable α] [LT α] [DecidableLT α] {n : Type u → Type w} [Monad n] [LawfulMonad n]
  {lift : (γ : Type u) → (δ : Type u) → (γ → n δ) → Id γ → n δ}
  [i : Std.Internal.LawfulMonadLiftBindFunction (m := Id) (n := n) lift] {γ : Type u}
section
variable {Pl : α → γ → ForInStep γ → Prop} (wf : IteratorLoop.WellFounded (Rxo.Iterator α) Id Pl) {a hi : α} {acc : γ}
  {P : α → Prop} {g : (b : α) → P b → (c : γ) → n (Subtype (Pl b c))}
include wf
private theorem forIn'_none
    {hP : ∀ b, (⟨⟨none, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨none, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α) acc P hP g =
      pure acc := by
  rw [IterM.DefaultConsumers.forIn'_eq_match_step Pl wf]
  refine (i.liftBind_pure _ _).trans ?_
  rw [Shrink.inflate_deflate]
  rfl
private theorem forIn'_out (h : ¬a < hi)
    {hP : ∀ b, (⟨⟨some a, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some a, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α) acc P hP g =
      pure acc := by
  rw [IterM.DefaultConsumers.forIn'_eq_match_step Pl wf]
  refine (i.liftBind_pure _ _).trans ?_
  rw [Shrink.inflate_deflate]
  split
  · next k _ => cases k.trans (if_neg h)
  · next k _ => cases k.trans (if_neg h)
  · rfl
private theorem forIn'_in (h : a < hi)
    {hP : ∀ b, (⟨⟨some a, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some a, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α) acc P hP g = (do
      match ← g a (hP a (.direct ⟨_, (if_pos h).symm⟩)) acc with
      | ⟨.yield c, _⟩ =>
        IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨succ? a, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α) c P
          (fun b k => hP b (.indirect ⟨_, rfl, (if_pos h).symm⟩ k)) g
      | ⟨.done c, _⟩ => return c) := by
  rw [IterM.DefaultConsumers.forIn'_eq_match_step Pl wf]
  refine (i.liftBind_pure _ _).trans ?_
  rw [Shrink.inflate_deflate]
  split
  · next k _ =>
    cases k.trans (if_pos h)
    refine bind_congr fun r => ?_
    obtain ⟨c | c, _⟩ := r <;> rfl
  · next k _ => cases k.trans (if_pos h)
  · next k _ => cases k.trans (if_pos h)
end
variable [LawfulUpwardEnumerable α]
private theorem loop_eq {Pl : α → γ → ForInStep γ → Prop} (wf : IteratorLoop.WellFounded (Rxo.Iterator α) Id Pl)
    {Q : α → Prop} (hl : ∀ a b : α, UpwardEnumerable.LE a b → Q a → Q b) {hi : α}
    (f : (b : α) → Q b → b < hi → (c : γ) → n (Subtype (Pl b c))) {P : α → Prop}
    (g : (b : α) → P b → (c : γ) → n (Subtype (Pl b c))) (fg : ∀ b k l m c, f b k l c = g b m c) {acc : γ} {next : α}
    (h : Q next) {hP : ∀ b, (⟨⟨some next, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    instIteratorLoop.loop γ Pl Q hl hi acc next h f =
      IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some next, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α) acc P hP g := by
  refine WellFounded.induction
    (InvImage.wf (fun x : α × γ => ((⟨⟨some x.1, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α), x.2)) wf)
    (C := fun x => ∀ (h : Q x.1) hP, instIteratorLoop.loop γ Pl Q hl hi x.2 x.1 h f =
      IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some x.1, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α) x.2 P hP g)
    (next, acc) (fun x ih h hP => ?_) h hP
  obtain ⟨a, acc⟩ := x
  haveI : Nonempty γ := ⟨acc⟩
  rw [instIteratorLoop.loop, WellFounded.extrinsicFix₃_eq_apply (InvImage.wf _ wf)]
  by_cases k : a < hi
  · rw [dif_pos k, forIn'_in wf k]
    refine bind_congr' (fg ..) fun r => ?_
    obtain ⟨c | c, l⟩ := r
    · rfl
    · dsimp only
      split
      · next b e =>
        have key : ∀ (o : Option α) hP, o = some b → instIteratorLoop.loop γ Pl Q hl hi c b
            (hl _ _ (UpwardEnumerable.le_of_succ?_eq e) h) f =
            IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨o, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α) c P hP g := by
          rintro _ hP rfl
          exact ih (b, c) (.inl ⟨a, loop_step k e, l⟩) _ hP
        exact key _ _ e
      · next e =>
        have key : ∀ (o : Option α) hP, o = none → pure c =
            IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨o, hi⟩⟩ : IterM (α := Rxo.Iterator α) Id α) c P hP g := by
          rintro _ hP rfl
          exact (forIn'_none wf).symm
        exact key _ _ e
  · rw [dif_neg k, forIn'_out wf k]
end
instance instLawfulIteratorLoop {α : Type u} [UpwardEnumerable α] [LT α] [DecidableLT α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] {n : Type u → Type w} [Monad n] [LawfulMonad n] :
    LawfulIteratorLoop (Rxo.Iterator α) Id n where
  lawful _ _ _ it _ _ wf f :=
    match it with
    | ⟨⟨none, _⟩⟩ => (forIn'_none wf).symm
    | ⟨⟨some _, _⟩⟩ => loop_eq wf _ _ f (fun _ _ _ _ _ => rfl) _
end Rxo.Iterator
namespace Rxi.Iterator
section
variable {α : Type u} [UpwardEnumerable α] {n : Type u → Type w} [Monad n] [LawfulMonad n]
  {lift : (γ : Type u) → (δ : Type u) → (γ → n δ) → Id γ → n δ}
  [i : Std.Internal.LawfulMonadLiftBindFunction (m := Id) (n := n) lift] {γ : Type u}
section
variable {Pl : α → γ → ForInStep γ → Prop} (wf : IteratorLoop.WellFounded (Rxi.Iterator α) Id Pl) {a : α} {acc : γ}
  {P : α → Prop} {g : (b : α) → P b → (c : γ) → n (Subtype (Pl b c))}
include wf
private theorem forIn'_none
    {hP : ∀ b, (⟨⟨none⟩⟩ : IterM (α := Rxi.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨none⟩⟩ : IterM (α := Rxi.Iterator α) Id α) acc P hP g = pure acc := by
  rw [IterM.DefaultConsumers.forIn'_eq_match_step Pl wf]
  refine (i.liftBind_pure _ _).trans ?_
  rw [Shrink.inflate_deflate]
  rfl
private theorem forIn'_in
    {hP : ∀ b, (⟨⟨some a⟩⟩ : IterM (α := Rxi.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some a⟩⟩ : IterM (α := Rxi.Iterator α) Id α) acc P hP g = (do
      match ← g a (hP a (.direct ⟨_, rfl⟩)) acc with
      | ⟨.yield c, _⟩ =>
        IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨succ? a⟩⟩ : IterM (α := Rxi.Iterator α) Id α) c P
          (fun b k => hP b (.indirect ⟨_, rfl, rfl⟩ k)) g
      | ⟨.done c, _⟩ => return c) := by
  rw [IterM.DefaultConsumers.forIn'_eq_match_step Pl wf]
  refine (i.liftBind_pure _ _).trans ?_
  rw [Shrink.inflate_deflate]
  refine bind_congr fun r => ?_
  obtain ⟨c | c, _⟩ := r <;> rfl
end
variable [LawfulUpwardEnumerable α]
private theorem loop_eq {Pl : α → γ → ForInStep γ → Prop} (wf : IteratorLoop.WellFounded (Rxi.Iterator α) Id Pl)
    {Q : α → Prop} (hl : ∀ a b : α, UpwardEnumerable.LE a b → Q a → Q b)
    (f : (b : α) → Q b → (c : γ) → n (Subtype (Pl b c))) {P : α → Prop}
    (g : (b : α) → P b → (c : γ) → n (Subtype (Pl b c))) (fg : ∀ b k m c, f b k c = g b m c) {acc : γ} {next : α}
    (h : Q next) {hP : ∀ b, (⟨⟨some next⟩⟩ : IterM (α := Rxi.Iterator α) Id α).IsPlausibleIndirectOutput b → P b} :
    instIteratorLoop.loop γ Pl Q hl acc next h f =
      IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some next⟩⟩ : IterM (α := Rxi.Iterator α) Id α) acc P hP g := by
  refine WellFounded.induction
    (InvImage.wf (fun x : α × γ => ((⟨⟨some x.1⟩⟩ : IterM (α := Rxi.Iterator α) Id α), x.2)) wf)
    (C := fun x => ∀ (h : Q x.1) hP, instIteratorLoop.loop γ Pl Q hl x.2 x.1 h f =
      IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨some x.1⟩⟩ : IterM (α := Rxi.Iterator α) Id α) x.2 P hP g)
    (next, acc) (fun x ih h hP => ?_) h hP
  obtain ⟨a, acc⟩ := x
  haveI : Nonempty γ := ⟨acc⟩
  rw [instIteratorLoop.loop, WellFounded.extrinsicFix₃_eq_apply (InvImage.wf _ wf)]
  rw [forIn'_in wf]
  refine bind_congr' (fg ..) fun r => ?_
  obtain ⟨c | c, l⟩ := r
  · rfl
  · dsimp only
    split
    · next b e =>
      have key : ∀ (o : Option α) hP, o = some b → instIteratorLoop.loop γ Pl Q hl c b
          (hl _ _ (UpwardEnumerable.le_of_succ?_eq e) h) f =
          IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨o⟩⟩ : IterM (α := Rxi.Iterator α) Id α) c P hP g := by
        rintro _ hP rfl
        exact ih (b, c) (.inl ⟨a, loop_step e, l⟩) _ hP
      exact key _ _ e
    · next e =>
      have key : ∀ (o : Option α) hP, o = none → pure c =
          IterM.DefaultConsumers.forIn' lift γ Pl (⟨⟨o⟩⟩ : IterM (α := Rxi.Iterator α) Id α) c P hP g := by
        rintro _ hP rfl
        exact (forIn'_none wf).symm
      exact key _ _ e
end
instance instLawfulIteratorLoop {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    {n : Type u → Type w} [Monad n] [LawfulMonad n] :
    LawfulIteratorLoop (Rxi.Iterator α) Id n where
  lawful _ _ _ it _ _ wf f :=
    match it with
    | ⟨⟨none⟩⟩ => (forIn'_none wf).symm
    | ⟨⟨some _⟩⟩ => loop_eq (Q := UpwardEnumerable.LE _) wf _
        (fun a h c => f a (Monadic.isPlausibleIndirectOutput_iff.mpr h) c) f (fun _ _ _ _ => rfl) _
end Rxi.Iterator

/- Loops that are equal. -/
@[congr] theorem Rcc.forIn'_congr {α : Type u} [LE α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [Rxc.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {m : Type u → Type w} [Monad m]
    {γ : Type u} {init init' : γ} {r r' : Rcc α} {f : (a : α) → a ∈ r → γ → m (ForInStep γ)}
    {f' : (a : α) → a ∈ r' → γ → m (ForInStep γ)} (hr : r = r') (hi : init = init')
    (h : ∀ (a : α) (k : a ∈ r') (b : γ), f a (hr.symm ▸ k) b = f' a k b) : forIn' r init f = forIn' r' init' f' := by
  subst hr hi
  exact congrArg (forIn' r init) (funext fun a => funext fun k => funext fun b => h a k b)
@[congr] theorem Roc.forIn'_congr {α : Type u} [LE α] [LT α] [DecidableLE α] [UpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxc.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
    {m : Type u → Type w} [Monad m] {γ : Type u} {init init' : γ} {r r' : Roc α}
    {f : (a : α) → a ∈ r → γ → m (ForInStep γ)} {f' : (a : α) → a ∈ r' → γ → m (ForInStep γ)} (hr : r = r')
    (hi : init = init') (h : ∀ (a : α) (k : a ∈ r') (b : γ), f a (hr.symm ▸ k) b = f' a k b) :
    forIn' r init f = forIn' r' init' f' := by
  subst hr hi
  exact congrArg (forIn' r init) (funext fun a => funext fun k => funext fun b => h a k b)
@[congr] theorem Ric.forIn'_congr {α : Type u} [LE α] [DecidableLE α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLeast? α] [Rxc.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
    {m : Type u → Type w} [Monad m] {γ : Type u} {init init' : γ} {r r' : Ric α}
    {f : (a : α) → a ∈ r → γ → m (ForInStep γ)} {f' : (a : α) → a ∈ r' → γ → m (ForInStep γ)} (hr : r = r')
    (hi : init = init') (h : ∀ (a : α) (k : a ∈ r') (b : γ), f a (hr.symm ▸ k) b = f' a k b) :
    forIn' r init f = forIn' r' init' f' := by
  subst hr hi
  exact congrArg (forIn' r init) (funext fun a => funext fun k => funext fun b => h a k b)
@[congr] theorem Rco.forIn'_congr {α : Type u} [LE α] [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
    {m : Type u → Type w} [Monad m] {γ : Type u} {init init' : γ} {r r' : Rco α}
    {f : (a : α) → a ∈ r → γ → m (ForInStep γ)} {f' : (a : α) → a ∈ r' → γ → m (ForInStep γ)} (hr : r = r')
    (hi : init = init') (h : ∀ (a : α) (k : a ∈ r') (b : γ), f a (hr.symm ▸ k) b = f' a k b) :
    forIn' r init f = forIn' r' init' f' := by
  subst hr hi
  exact congrArg (forIn' r init) (funext fun a => funext fun k => funext fun b => h a k b)
@[congr] theorem Roo.forIn'_congr {α : Type u} [LT α] [DecidableLT α] [UpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {m : Type u → Type w} [Monad m]
    {γ : Type u} {init init' : γ} {r r' : Roo α} {f : (a : α) → a ∈ r → γ → m (ForInStep γ)}
    {f' : (a : α) → a ∈ r' → γ → m (ForInStep γ)} (hr : r = r') (hi : init = init')
    (h : ∀ (a : α) (k : a ∈ r') (b : γ), f a (hr.symm ▸ k) b = f' a k b) : forIn' r init f = forIn' r' init' f' := by
  subst hr hi
  exact congrArg (forIn' r init) (funext fun a => funext fun k => funext fun b => h a k b)
@[congr] theorem Rio.forIn'_congr {α : Type u} [LT α] [DecidableLT α] [Least? α] [UpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] [LawfulUpwardEnumerableLeast? α] [Rxo.IsAlwaysFinite α] [LawfulUpwardEnumerable α]
    {m : Type u → Type w} [Monad m] {γ : Type u} {init init' : γ} {r r' : Rio α}
    {f : (a : α) → a ∈ r → γ → m (ForInStep γ)} {f' : (a : α) → a ∈ r' → γ → m (ForInStep γ)} (hr : r = r')
    (hi : init = init') (h : ∀ (a : α) (k : a ∈ r') (b : γ), f a (hr.symm ▸ k) b = f' a k b) :
    forIn' r init f = forIn' r' init' f' := by
  subst hr hi
  exact congrArg (forIn' r init) (funext fun a => funext fun k => funext fun b => h a k b)
@[congr] theorem Rci.forIn'_congr {α : Type u} [LE α] [UpwardEnumerable α] [LawfulUpwardEnumerableLE α]
    [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {m : Type u → Type w} [Monad m] {γ : Type u} {init init' : γ}
    {r r' : Rci α} {f : (a : α) → a ∈ r → γ → m (ForInStep γ)} {f' : (a : α) → a ∈ r' → γ → m (ForInStep γ)}
    (hr : r = r') (hi : init = init') (h : ∀ (a : α) (k : a ∈ r') (b : γ), f a (hr.symm ▸ k) b = f' a k b) :
    forIn' r init f = forIn' r' init' f' := by
  subst hr hi
  exact congrArg (forIn' r init) (funext fun a => funext fun k => funext fun b => h a k b)
@[congr] theorem Roi.forIn'_congr {α : Type u} [LT α] [UpwardEnumerable α] [LawfulUpwardEnumerableLT α]
    [Rxi.IsAlwaysFinite α] [LawfulUpwardEnumerable α] {m : Type u → Type w} [Monad m] {γ : Type u} {init init' : γ}
    {r r' : Roi α} {f : (a : α) → a ∈ r → γ → m (ForInStep γ)} {f' : (a : α) → a ∈ r' → γ → m (ForInStep γ)}
    (hr : r = r') (hi : init = init') (h : ∀ (a : α) (k : a ∈ r') (b : γ), f a (hr.symm ▸ k) b = f' a k b) :
    forIn' r init f = forIn' r' init' f' := by
  subst hr hi
  exact congrArg (forIn' r init) (funext fun a => funext fun k => funext fun b => h a k b)
@[congr] theorem Rii.forIn'_congr {α : Type u} [UpwardEnumerable α] [Least? α] [Rxi.IsAlwaysFinite α]
    [LawfulUpwardEnumerable α] [LawfulUpwardEnumerableLeast? α] {m : Type u → Type w} [Monad m] {γ : Type u}
    {init init' : γ} {r r' : Rii α} {f : (a : α) → a ∈ r → γ → m (ForInStep γ)}
    {f' : (a : α) → a ∈ r' → γ → m (ForInStep γ)} (hr : r = r') (hi : init = init')
    (h : ∀ (a : α) (k : a ∈ r') (b : γ), f a (hr.symm ▸ k) b = f' a k b) : forIn' r init f = forIn' r' init' f' := by
  subst hr hi
  exact congrArg (forIn' r init) (funext fun a => funext fun k => funext fun b => h a k b)
end Std
