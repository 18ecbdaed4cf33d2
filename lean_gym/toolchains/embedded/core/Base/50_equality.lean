/-
Equality: propositional extensionality, quotients, function extensionality, casts, heterogeneous equality, and the
congruence lemmas that `simp` and `congr` look up. The three axioms of Lean stand here.
-/
axiom propext {a b : Prop} : (a ↔ b) → a = b
axiom Quot.sound {α : Sort u} {r : α → α → Prop} {a b : α} : r a b → Quot.mk r a = Quot.mk r b
axiom Classical.choice {α : Sort u} : Nonempty α → α

/- A marker of the compiler, as those at the beginning. -/
unsafe axiom Quot.lcInv {α : Sort u} {r : α → α → Prop} (q : Quot r) : α

@[macro_inline] def Eq.mp {α β : Sort u} (h : α = β) (a : α) : β := h ▸ a
@[macro_inline] def Eq.mpr {α β : Sort u} (h : α = β) (b : β) : α := h ▸ b
attribute [symm] Eq.symm
theorem Eq.substr {α : Sort u} {p : α → Prop} {a b : α} (h₁ : b = a) (h₂ : p a) : p b := h₁ ▸ h₂
theorem Eq.propIntro {a b : Prop} (h₁ : a → b) (h₂ : b → a) : a = b := propext ⟨h₁, h₂⟩
theorem Eq.mpr_prop {p q : Prop} (h₁ : p = q) (h₂ : q) : p := h₁ ▸ h₂
theorem Eq.mpr_not {p q : Prop} (h₁ : p = q) (h₂ : ¬ q) : ¬ p := h₁ ▸ h₂
@[inline] def Eq.ndrec_symm.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α} (h : b = a) :
    motive b := h ▸ m
@[inline] def HEq.homo_ndrec.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α}
    (h : HEq a b) : motive b := (eq_of_heq h) ▸ m
@[inline] def HEq.homo_ndrec_symm.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α}
    (h : HEq b a) : motive b := (eq_of_heq h) ▸ m
theorem Lean.injEq_helper {P Q R : Prop} (h : P → Q → R) (h₂ : P ∧ Q) : R := h h₂.1 h₂.2
theorem eq_comm {α : Sort u} {a b : α} : a = b ↔ b = a := ⟨Eq.symm, Eq.symm⟩
protected theorem Eq.comm {α : Sort u} {a b : α} : a = b ↔ b = a := eq_comm

/- ≠ -/
theorem Ne.intro {α : Sort u} {a b : α} (h : a = b → False) : a ≠ b := h
theorem Ne.elim {α : Sort u} {a b : α} (h : a ≠ b) : a = b → False := h
theorem Ne.irrefl {α : Sort u} {a : α} (h : a ≠ a) : False := h rfl
@[symm] theorem Ne.symm {α : Sort u} {a b : α} (h : a ≠ b) : b ≠ a := fun e => h e.symm
theorem ne_comm {α : Sort u} {a b : α} : a ≠ b ↔ b ≠ a := ⟨Ne.symm, Ne.symm⟩
@[simp] theorem ne_eq {α : Sort u} (a b : α) : (a ≠ b) = ¬ (a = b) := rfl
theorem ne_of_apply_ne {α : Sort u} {β : Sort v} (f : α → β) {x y : α} : f x ≠ f y → x ≠ y := fun h e => h (e ▸ rfl)

/- Functions and quantifiers. -/
theorem funext {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : ∀ x, f x = g x) : f = g :=
  let eqv := fun (f g : (x : α) → β x) => ∀ x, f x = g x
  let app := fun (q : Quot eqv) (x : α) => Quot.lift (r := eqv) (fun (f : (x : α) → β x) => f x) (fun _ _ h => h x) q
  (congrArg app (Quot.sound (r := eqv) h) : app (Quot.mk eqv f) = app (Quot.mk eqv g))
attribute [ext] funext
theorem forall_congr {α : Sort u} {p q : α → Prop} (h : ∀ a, p a = q a) : (∀ a, p a) = (∀ a, q a) :=
  (funext h : p = q) ▸ rfl
theorem implies_congr {p₁ p₂ : Sort u} {q₁ q₂ : Sort v} (h₁ : p₁ = p₂) (h₂ : q₁ = q₂) : (p₁ → q₁) = (p₂ → q₂) :=
  h₁ ▸ h₂ ▸ rfl
theorem implies_congr_left {p₁ p₂ : Sort u} {q : Sort v} (h : p₁ = p₂) : (p₁ → q) = (p₂ → q) := h ▸ rfl
theorem implies_congr_right {p : Sort u} {q₁ q₂ : Sort v} (h : q₁ = q₂) : (p → q₁) = (p → q₂) := h ▸ rfl
theorem implies_dep_congr_ctx {p₁ p₂ q₁ : Prop} (h₁ : p₁ = p₂) {q₂ : p₂ → Prop} (h₂ : (h : p₂) → q₁ = q₂ h) :
    (p₁ → q₁) = ((h : p₂) → q₂ h) :=
  propext ⟨fun f h => (h₂ h).mp (f (h₁.mpr h)), fun f h => (h₂ (h₁.mp h)).mpr (f (h₁.mp h))⟩
theorem implies_congr_ctx {p₁ p₂ q₁ q₂ : Prop} (h₁ : p₁ = p₂) (h₂ : p₂ → q₁ = q₂) : (p₁ → q₁) = (p₂ → q₂) :=
  implies_dep_congr_ctx h₁ h₂
theorem forall_prop_domain_congr {p₁ p₂ : Prop} {q₁ : p₁ → Prop} {q₂ : p₂ → Prop} (h₁ : p₁ = p₂)
    (h₂ : ∀ a : p₂, q₁ (h₁.mpr_prop a) = q₂ a) : (∀ a : p₁, q₁ a) = (∀ a : p₂, q₂ a) := by
  subst h₁
  exact propext ⟨fun f a => (h₂ a).mp (f a), fun f a => (h₂ a).mpr (f a)⟩
theorem forall_prop_congr_dom {p₁ p₂ : Prop} (h : p₁ = p₂) (q : p₁ → Prop) :
    (∀ a : p₁, q a) = (∀ a : p₂, q (h.mpr_prop a)) := h ▸ rfl
theorem let_congr {α : Sort u} {β : Sort v} {a a' : α} {b b' : α → β} (h₁ : a = a') (h₂ : ∀ x, b x = b' x) :
    (let x := a; b x) = (let x := a'; b' x) := h₁ ▸ (funext h₂ : b = b') ▸ rfl
theorem let_val_congr {α : Sort u} {β : Sort v} {a a' : α} (b : α → β) (h : a = a') :
    (let x := a; b x) = (let x := a'; b x) := h ▸ rfl
theorem let_body_congr {α : Sort u} {β : α → Sort v} {b b' : (a : α) → β a} (a : α) (h : ∀ x, b x = b' x) :
    (let x := a; b x) = (let x := a; b' x) := h a
@[simp] theorem id_eq {α : Sort u} (a : α) : id a = a := rfl
/-- Keeps the name of a binder through a rewriting step. -/
@[reducible] def binderNameHint.{u1, u2, u3} {α : Sort u1} {β : Sort u2} {γ : Sort u3} (v : α) (binder : β) (e : γ) :
    γ :=
  e

/- Casts and heterogeneous equality. -/
@[simp] theorem cast_eq {α : Sort u} (h : α = α) (a : α) : cast h a = a := rfl
theorem cast_heq {α β : Sort u} (h : α = β) (a : α) : HEq (cast h a) a := by subst h; exact HEq.refl a
@[symm] theorem HEq.symm {α β : Sort u} {a : α} {b : β} (h : HEq a b) : HEq b a := by cases h; exact HEq.refl a
theorem HEq.trans {α β φ : Sort u} {a : α} {b : β} {c : φ} (h₁ : HEq a b) (h₂ : HEq b c) : HEq a c := by
  cases h₁; exact h₂
theorem heq_of_heq_of_eq {α β : Sort u} {a : α} {b b' : β} (h₁ : HEq a b) (h₂ : b = b') : HEq a b' := h₂ ▸ h₁
theorem heq_of_eq_of_heq {α β : Sort u} {a a' : α} {b : β} (h₁ : a = a') (h₂ : HEq a' b) : HEq a b := h₁ ▸ h₂
theorem type_eq_of_heq {α β : Sort u} {a : α} {b : β} (h : HEq a b) : α = β := by cases h; exact Eq.refl _

/- Types with at most one element. -/
protected theorem Subsingleton.elim {α : Sort u} [h : Subsingleton α] : ∀ (a b : α), a = b := h.allEq
protected theorem Subsingleton.helim {α β : Sort u} [h₁ : Subsingleton α] (h₂ : α = β) (a : α) (b : β) : HEq a b := by
  subst h₂
  exact heq_of_eq (Subsingleton.elim a b)
instance (p : Prop) : Subsingleton p := ⟨fun _ _ => rfl⟩
instance : Subsingleton PUnit := ⟨fun _ _ => rfl⟩
instance : Subsingleton Empty := ⟨fun a _ => nomatch a⟩
instance : Subsingleton PEmpty := ⟨fun a _ => nomatch a⟩
instance {α : Type u} {β : Type v} [Subsingleton α] [Subsingleton β] : Subsingleton (α × β) := ⟨fun a b =>
  match a, b with
  | ⟨a, b⟩, ⟨c, d⟩ => Subsingleton.elim a c ▸ Subsingleton.elim b d ▸ rfl⟩
instance Pi.instSubsingleton {α : Sort u} {β : α → Sort v} [∀ a, Subsingleton (β a)] : Subsingleton (∀ a, β a) :=
  ⟨fun f g => funext fun a => Subsingleton.elim (f a) (g a)⟩

/- Equivalence relations and quotients. -/
structure Equivalence {α : Sort u} (r : α → α → Prop) : Prop where
  refl : ∀ x, r x x
  symm : ∀ {x y}, r x y → r y x
  trans : ∀ {x y z}, r x y → r y z → r x z
class HasEquiv (α : Sort u) where
  Equiv : α → α → Sort v
class Setoid (α : Sort u) where
  r : α → α → Prop
  iseqv : Equivalence r
instance instHasEquivOfSetoid {α : Sort u} [Setoid α] : HasEquiv α := ⟨Setoid.r⟩
def Quotient {α : Sort u} (s : Setoid α) := Quot s.r
namespace Quotient
@[inline] protected def mk {α : Sort u} (s : Setoid α) (a : α) : Quotient s := Quot.mk s.r a
protected theorem sound {α : Sort u} {s : Setoid α} {a b : α} :
    HasEquiv.Equiv a b → Quotient.mk s a = Quotient.mk s b := Quot.sound
protected abbrev lift {α : Sort u} {β : Sort v} {s : Setoid α} (f : α → β) :
    (∀ a b, HasEquiv.Equiv a b → f a = f b) → Quotient s → β := Quot.lift f
protected theorem ind {α : Sort u} {s : Setoid α} {motive : Quotient s → Prop} :
    ((a : α) → motive (Quotient.mk s a)) → (q : Quotient s) → motive q := Quot.ind
protected theorem inductionOn {α : Sort u} {s : Setoid α} {motive : Quotient s → Prop} (q : Quotient s)
    (h : (a : α) → motive (Quotient.mk s a)) : motive q := Quot.ind h q
end Quotient
