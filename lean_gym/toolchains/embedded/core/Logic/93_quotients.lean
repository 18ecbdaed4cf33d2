/-
Quotients: dependent functions out of them, functions of several arguments, and `Squash`.
-/
theorem eqRec_heq {α : Sort u} {φ : α → Sort v} {a a' : α} (h : a = a') (p : φ a) :
    (Eq.recOn (motive := fun x _ => φ x) h p) ≍ p := by cases h; rfl
namespace Quot
variable {α : Sort u} {r : α → α → Prop} {motive : Quot r → Sort v}
protected theorem liftBeta {β : Sort v} (f : α → β) (c : (a b : α) → r a b → f a = f b) (a : α) :
    lift f c (Quot.mk r a) = f a := rfl
protected theorem indBeta {motive : Quot r → Prop} (p : (a : α) → motive (Quot.mk r a)) (a : α) :
    (ind p (Quot.mk r a) : motive (Quot.mk r a)) = p a := rfl
protected abbrev liftOn {α : Sort u} {β : Sort v} {r : α → α → Prop} (q : Quot r) (f : α → β)
    (c : (a b : α) → r a b → f a = f b) : β := lift f c q
protected theorem inductionOn {motive : Quot r → Prop} (q : Quot r) (h : (a : α) → motive (Quot.mk r a)) : motive q :=
  ind h q
@[reducible, macro_inline] protected def indep (f : (a : α) → motive (Quot.mk r a)) (a : α) : PSigma motive :=
  ⟨Quot.mk r a, f a⟩
protected theorem indepCoherent (f : (a : α) → motive (Quot.mk r a))
    (h : (a b : α) → (p : r a b) → Eq.ndrec (f a) (sound p) = f b) :
    (a b : α) → r a b → Quot.indep f a = Quot.indep f b := by
  intro a b p
  have k := h a b p
  show (⟨Quot.mk r a, f a⟩ : PSigma motive) = ⟨Quot.mk r b, f b⟩
  revert k
  generalize f b = y
  generalize f a = x
  revert x y
  generalize sound p = e
  revert e
  generalize Quot.mk r b = q
  intro e
  cases e
  intro x y k
  exact congrArg (PSigma.mk _) k
protected theorem liftIndepPr1 (f : (a : α) → motive (Quot.mk r a))
    (h : ∀ (a b : α) (p : r a b), Eq.ndrec (f a) (sound p) = f b) (q : Quot r) :
    (lift (Quot.indep f) (Quot.indepCoherent f h) q).1 = q := by
  induction q using Quot.ind
  rfl
protected abbrev rec (f : (a : α) → motive (Quot.mk r a))
    (h : (a b : α) → (p : r a b) → Eq.ndrec (f a) (sound p) = f b) (q : Quot r) : motive q :=
  Eq.ndrec ((lift (Quot.indep f) (Quot.indepCoherent f h) q).2) (Quot.liftIndepPr1 f h q)
protected abbrev recOn (q : Quot r) (f : (a : α) → motive (Quot.mk r a))
    (h : (a b : α) → (p : r a b) → Eq.ndrec (f a) (sound p) = f b) : motive q := q.rec f h
protected abbrev recOnSubsingleton [h : (a : α) → Subsingleton (motive (Quot.mk r a))] (q : Quot r)
    (f : (a : α) → motive (Quot.mk r a)) : motive q :=
  q.rec f fun _ b _ => (h b).elim _ _
protected abbrev hrecOn (q : Quot r) (f : (a : α) → motive (Quot.mk r a)) (c : (a b : α) → (p : r a b) → f a ≍ f b) :
    motive q :=
  Quot.recOn q f fun a b p => eq_of_heq ((eqRec_heq _ _).trans (c a b p))
protected abbrev pliftOn {β : Sort w} {α : Sort u} {r : α → α → Prop} (q : Quot r) (f : (a : α) → q = Quot.mk r a → β)
    (h : ∀ (a b : α) (h : q = Quot.mk r a) (h' : q = Quot.mk r b), r a b → f a h = f b h') : β :=
  q.rec (motive := fun q' => q = q' → β) f (fun a b p => funext fun e => by
    have k : ∀ (q' : Quot r) (e' : Quot.mk r a = q') (e : q = q'),
        (Eq.ndrec (motive := fun q' => q = q' → β) (f a) e') e =
        f a (e.trans e'.symm) := by
      intro q' e'; cases e'; intro e; rfl
    exact (k _ (sound p) e).trans (h a b _ e p)) rfl
end Quot
namespace Quotient
variable {α : Sort u} {s : Setoid α} {motive : Quotient s → Sort v}
protected abbrev liftOn {α : Sort u} {β : Sort v} {s : Setoid α} (q : Quotient s) (f : α → β)
    (c : (a b : α) → a ≈ b → f a = f b) : β := Quot.liftOn q f c
@[inline, implicit_reducible] protected def mk' {α : Sort u} [s : Setoid α] (a : α) : Quotient s := Quotient.mk s a
@[inline] protected def rec (f : (a : α) → motive (Quotient.mk s a))
    (h : (a b : α) → (p : a ≈ b) → Eq.ndrec (f a) (Quotient.sound p) = f b) (q : Quotient s) : motive q :=
  Quot.rec f h q
protected abbrev recOn (q : Quotient s) (f : (a : α) → motive (Quotient.mk s a))
    (h : (a b : α) → (p : a ≈ b) → Eq.ndrec (f a) (Quotient.sound p) = f b) : motive q := Quot.recOn q f h
protected abbrev recOnSubsingleton [h : (a : α) → Subsingleton (motive (Quotient.mk s a))] (q : Quotient s)
    (f : (a : α) → motive (Quotient.mk s a)) : motive q := Quot.recOnSubsingleton (h := h) q f
protected abbrev hrecOn (q : Quotient s) (f : (a : α) → motive (Quotient.mk s a))
    (c : (a b : α) → (p : a ≈ b) → f a ≍ f b) : motive q := Quot.hrecOn q f c
protected abbrev pliftOn {β : Sort w} {α : Sort u} {s : Setoid α} (q : Quotient s)
    (f : (a : α) → q = Quotient.mk s a → β)
    (h : ∀ (a b : α) (h : q = Quotient.mk s a) (h' : q = Quotient.mk s b), a ≈ b → f a h = f b h') : β :=
  Quot.pliftOn q f h
end Quotient
namespace Quotient
universe uA uB uC
variable {α : Sort uA} {β : Sort uB} {φ : Sort uC} {s₁ : Setoid α} {s₂ : Setoid β}
protected abbrev lift₂ (f : α → β → φ) (c : (a₁ : α) → (b₁ : β) → (a₂ : α) → (b₂ : β) → a₁ ≈ a₂ → b₁ ≈ b₂ →
    f a₁ b₁ = f a₂ b₂) (q₁ : Quotient s₁) (q₂ : Quotient s₂) : φ :=
  Quotient.lift (fun a₁ => Quotient.lift (f a₁) (fun a b => c a₁ a a₁ b (s₁.iseqv.refl a₁)) q₂)
    (fun a b h => Quotient.ind (motive := fun q => Quotient.lift (f a) _ q = Quotient.lift (f b) _ q)
      (fun d => c a d b d h (s₂.iseqv.refl d)) q₂) q₁
protected abbrev liftOn₂ (q₁ : Quotient s₁) (q₂ : Quotient s₂) (f : α → β → φ) (c : (a₁ : α) → (b₁ : β) → (a₂ : α) →
    (b₂ : β) → a₁ ≈ a₂ → b₁ ≈ b₂ → f a₁ b₁ = f a₂ b₂) : φ := Quotient.lift₂ f c q₁ q₂
protected theorem ind₂ {motive : Quotient s₁ → Quotient s₂ → Prop}
    (h : (a : α) → (b : β) → motive (Quotient.mk s₁ a) (Quotient.mk s₂ b)) (q₁ : Quotient s₁) (q₂ : Quotient s₂) :
    motive q₁ q₂ :=
  Quotient.ind (motive := fun q => motive q q₂) (fun a => Quotient.ind (motive := motive _) (h a) q₂) q₁
protected theorem inductionOn₂ {motive : Quotient s₁ → Quotient s₂ → Prop} (q₁ : Quotient s₁) (q₂ : Quotient s₂)
    (h : (a : α) → (b : β) → motive (Quotient.mk s₁ a) (Quotient.mk s₂ b)) : motive q₁ q₂ := Quotient.ind₂ h q₁ q₂
protected theorem inductionOn₃ {s₃ : Setoid φ} {motive : Quotient s₁ → Quotient s₂ → Quotient s₃ → Prop}
    (q₁ : Quotient s₁) (q₂ : Quotient s₂) (q₃ : Quotient s₃)
    (h : (a : α) → (b : β) → (c : φ) → motive (Quotient.mk s₁ a) (Quotient.mk s₂ b) (Quotient.mk s₃ c)) :
    motive q₁ q₂ q₃ :=
  Quotient.ind (motive := fun q => motive q q₂ q₃)
    (fun a => Quotient.ind₂ (motive := motive _) (fun b c => h a b c) q₂ q₃) q₁
protected abbrev recOnSubsingleton₂ {motive : Quotient s₁ → Quotient s₂ → Sort uC}
    [s : (a : α) → (b : β) → Subsingleton (motive (Quotient.mk s₁ a) (Quotient.mk s₂ b))] (q₁ : Quotient s₁)
    (q₂ : Quotient s₂) (g : (a : α) → (b : β) → motive (Quotient.mk s₁ a) (Quotient.mk s₂ b)) : motive q₁ q₂ :=
  haveI (a : α) : Subsingleton (motive (Quotient.mk s₁ a) q₂) := ⟨fun x y =>
    Quotient.ind (motive := fun q => ∀ x y : motive (Quotient.mk s₁ a) q, x = y) (fun b x y => (s a b).elim x y) q₂ x y⟩
  Quotient.recOnSubsingleton (motive := fun q => motive q q₂) q₁ fun a =>
    Quotient.recOnSubsingleton (motive := motive _) (h := s a) q₂ fun b => g a b
end Quotient
def Setoid.trivial (α : Sort u) : Setoid α := ⟨fun _ _ => True, fun _ => ⟨⟩, fun _ => ⟨⟩, fun _ _ => ⟨⟩⟩
theorem equivalence_true (α : Sort u) : Equivalence fun _ _ : α => True := ⟨fun _ => ⟨⟩, fun _ => ⟨⟩, fun _ _ => ⟨⟩⟩

/- A type with all its elements made equal. -/
def Squash (α : Sort u) : Sort u := Quotient (Setoid.trivial α)
def Squash.mk {α : Sort u} (x : α) : Squash α := Quotient.mk _ x
theorem Squash.ind {α : Sort u} {motive : Squash α → Prop} (h : ∀ (a : α), motive (Squash.mk a)) :
    ∀ (q : Squash α), motive q := Quotient.ind h
@[inline] def Squash.lift {α : Sort u} {β : Sort v} [Subsingleton β] (s : Squash α) (f : α → β) : β :=
  Quotient.lift f (fun _ _ _ => Subsingleton.elim _ _) s
instance instSubsingletonSquash {α : Sort u} : Subsingleton (Squash α) :=
  ⟨fun a b => Squash.ind (motive := fun a => a = b)
    (fun x => Squash.ind (motive := fun b => Squash.mk x = b) (fun _ => Quot.sound ⟨⟩) b) a⟩
