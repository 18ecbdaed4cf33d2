/-
Loops over ranges run as they should.
-/
namespace Std
open PRange Iterators
namespace Rxc.Iterator
private theorem loops {α : Type u} [UpwardEnumerable α] [LE α] [DecidableLE α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] {n : Type u → Type w} [Monad n] {γ : Type u} {Pl : α → γ → ForInStep γ → Prop}
    (wf : IteratorLoop.WellFounded (Rxc.Iterator α) Id Pl) {Q : α → Prop} {hl : ∀ a b, a ≤ b → Q a → Q b}
    {hi : α} {f : (b : α) → Q b → b ≤ hi → (c : γ) → n (Subtype (Pl b c))} :
    Walks.Loops (p := (· ≤ hi)) (fun a b h => hl a b (UpwardEnumerable.le_iff.mpr h)) f
      fun a k c => instIteratorLoop.loop γ Pl Q hl hi c a k f :=
  fun _ _ c => haveI : Nonempty γ := ⟨c⟩; WellFounded.extrinsicFix₃_eq_apply (InvImage.wf _ wf)
instance instLawfulIteratorLoop {α : Type u} [UpwardEnumerable α] [LE α] [DecidableLE α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLE α] {n : Type u → Type w} [Monad n] [LawfulMonad n] :
    LawfulIteratorLoop (Rxc.Iterator α) Id n where
  lawful _ _ _ it _ _ wf f :=
    match it with
    | ⟨⟨none, _⟩⟩ => (walks.forIn'_none wf).symm
    | ⟨⟨some _, _⟩⟩ => walks.loop_eq wf (loops wf) f (fun _ _ _ _ _ => rfl) _
end Rxc.Iterator
namespace Rxo.Iterator
private theorem loops {α : Type u} [UpwardEnumerable α] [LT α] [DecidableLT α] [LawfulUpwardEnumerable α]
    {n : Type u → Type w} [Monad n] {γ : Type u} {Pl : α → γ → ForInStep γ → Prop}
    (wf : IteratorLoop.WellFounded (Rxo.Iterator α) Id Pl) {Q : α → Prop}
    {hl : ∀ a b, UpwardEnumerable.LE a b → Q a → Q b} {hi : α}
    {f : (b : α) → Q b → b < hi → (c : γ) → n (Subtype (Pl b c))} :
    Walks.Loops (p := (· < hi)) hl f fun a k c => instIteratorLoop.loop γ Pl Q hl hi c a k f :=
  fun _ _ c => haveI : Nonempty γ := ⟨c⟩; WellFounded.extrinsicFix₃_eq_apply (InvImage.wf _ wf)
instance instLawfulIteratorLoop {α : Type u} [UpwardEnumerable α] [LT α] [DecidableLT α] [LawfulUpwardEnumerable α]
    [LawfulUpwardEnumerableLT α] {n : Type u → Type w} [Monad n] [LawfulMonad n] :
    LawfulIteratorLoop (Rxo.Iterator α) Id n where
  lawful _ _ _ it _ _ wf f :=
    match it with
    | ⟨⟨none, _⟩⟩ => (walks.forIn'_none wf).symm
    | ⟨⟨some _, _⟩⟩ => walks.loop_eq wf (loops wf) f (fun _ _ _ _ _ => rfl) _
end Rxo.Iterator
namespace Rxi.Iterator
private theorem loops {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    {n : Type u → Type w} [Monad n] {γ : Type u} {Pl : α → γ → ForInStep γ → Prop}
    (wf : IteratorLoop.WellFounded (Rxi.Iterator α) Id Pl) {Q : α → Prop}
    {hl : ∀ a b, UpwardEnumerable.LE a b → Q a → Q b} {f : (b : α) → Q b → (c : γ) → n (Subtype (Pl b c))} :
    Walks.Loops (p := fun _ => True) hl (fun b k _ c => f b k c)
      fun a k c => instIteratorLoop.loop γ Pl Q hl c a k f :=
  fun _ _ c => haveI : Nonempty γ := ⟨c⟩; WellFounded.extrinsicFix₃_eq_apply (InvImage.wf _ wf)
instance instLawfulIteratorLoop {α : Type u} [UpwardEnumerable α] [LawfulUpwardEnumerable α]
    {n : Type u → Type w} [Monad n] [LawfulMonad n] : LawfulIteratorLoop (Rxi.Iterator α) Id n where
  lawful _ _ _ it _ _ wf f :=
    match it with
    | ⟨⟨none⟩⟩ => (walks.forIn'_none wf).symm
    | ⟨⟨some _⟩⟩ => walks.loop_eq wf (loops wf (Q := UpwardEnumerable.LE _) (f := fun b h c => f b
        ((walks.reaches fun _ _ _ => id).mpr (h.imp fun _ e => ⟨e, trivial⟩)) c)) f (fun _ _ _ _ _ => rfl) _
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
