/-
Recursion whose termination is proved afterwards.
-/
namespace WellFounded
section
variable {α : Sort u} {C : α → Sort v}
@[specialize] private partial def opaqueFix [∀ a, Nonempty (C a)] (R : α → α → Prop)
    (F : ∀ a, (∀ a', R a' a → C a') → C a) (a : α) : C a :=
  F a fun a _ => opaqueFix R F a
open scoped Classical in
@[implemented_by opaqueFix] def extrinsicFix [∀ a, Nonempty (C a)] (R : α → α → Prop)
    (F : ∀ a, (∀ a', R a' a → C a') → C a) (a : α) : C a :=
  if h : WellFounded R then h.fix F a else opaqueFix R F a
variable [∀ a, Nonempty (C a)] {R : α → α → Prop} {F : ∀ a, (∀ a', R a' a → C a') → C a}
theorem extrinsicFix_eq_fix (wf : WellFounded R) {a : α} :
    extrinsicFix R F a = wf.fix F a := dif_pos wf
theorem extrinsicFix_eq_apply (h : WellFounded R) {a : α} :
    extrinsicFix R F a = F a fun a _ => extrinsicFix R F a := by
  refine (extrinsicFix_eq_fix h).trans ((h.fix_eq F a).trans (congrArg (F a) ?_))
  funext b _
  exact (extrinsicFix_eq_fix h).symm
end

section
variable {α : Sort u} {β : α → Sort v} {C₂ : (a : α) → β a → Sort w}
@[specialize] private partial def opaqueFix₂ [∀ a b, Nonempty (C₂ a b)] (R : (a : α) ×' β a → (a : α) ×' β a → Prop)
    (F : (a : α) → (b : β a) → ((a' : α) → (b' : β a') → R ⟨a', b'⟩ ⟨a, b⟩ → C₂ a' b') → C₂ a b) (a : α) (b : β a) :
    C₂ a b := F a b fun a' b' _ => opaqueFix₂ R F a' b'
@[implemented_by opaqueFix₂] def extrinsicFix₂ [∀ a b, Nonempty (C₂ a b)] (R : (a : α) ×' β a → (a : α) ×' β a → Prop)
    (F : (a : α) → (b : β a) → ((a' : α) → (b' : β a') → R ⟨a', b'⟩ ⟨a, b⟩ → C₂ a' b') → C₂ a b) (a : α) (b : β a) :
    C₂ a b :=
  let F' (x : PSigma β) (G : (y : PSigma β) → R y x → C₂ y.1 y.2) : C₂ x.1 x.2 := F x.1 x.2 fun a b => G ⟨a, b⟩
  extrinsicFix (C := fun x : PSigma β => C₂ x.1 x.2) R F' ⟨a, b⟩
theorem extrinsicFix₂_eq_apply [∀ a b, Nonempty (C₂ a b)] {R : (a : α) ×' β a → (a : α) ×' β a → Prop}
    {F : (a : α) → (b : β a) → ((a' : α) → (b' : β a') → R ⟨a', b'⟩ ⟨a, b⟩ → C₂ a' b') → C₂ a b} (wf : WellFounded R)
    {a : α} {b : β a} :
    extrinsicFix₂ R F a b = F a b fun a' b' _ => extrinsicFix₂ R F a' b' := extrinsicFix_eq_apply wf
end

section
variable {α : Sort u} {β : α → Sort v} {γ : (a : α) → β a → Sort w} {C₃ : (a : α) → (b : β a) → γ a b → Sort x}
@[specialize] partial def opaqueFix₃ [∀ a b c, Nonempty (C₃ a b c)]
    (R : (a : α) ×' (b : β a) ×' γ a b → (a : α) ×' (b : β a) ×' γ a b → Prop)
    (F : (a : α) → (b : β a) → (c : γ a b) →
      ((a' : α) → (b' : β a') → (c' : γ a' b') → R ⟨a', b', c'⟩ ⟨a, b, c⟩ → C₃ a' b' c') → C₃ a b c)
    (a : α) (b : β a) (c : γ a b) : C₃ a b c := F a b c fun a b c _ => opaqueFix₃ R F a b c
@[implemented_by opaqueFix₃] def extrinsicFix₃ [∀ a b c, Nonempty (C₃ a b c)]
    (R : (a : α) ×' (b : β a) ×' γ a b → (a : α) ×' (b : β a) ×' γ a b → Prop)
    (F : (a : α) → (b : β a) → (c : γ a b) →
      ((a' : α) → (b' : β a') → (c' : γ a' b') → R ⟨a', b', c'⟩ ⟨a, b, c⟩ → C₃ a' b' c') → C₃ a b c)
    (a : α) (b : β a) (c : γ a b) : C₃ a b c :=
  let F' (x : (a : α) ×' (b : β a) ×' γ a b) (G : (y : (a : α) ×' (b : β a) ×' γ a b) → R y x → C₃ y.1 y.2.1 y.2.2) :
      C₃ x.1 x.2.1 x.2.2 := F x.1 x.2.1 x.2.2 fun a b c => G ⟨a, b, c⟩
  extrinsicFix (C := fun x : (a : α) ×' (b : β a) ×' γ a b => C₃ x.1 x.2.1 x.2.2) R F' ⟨a, b, c⟩
theorem extrinsicFix₃_eq_apply [∀ a b c, Nonempty (C₃ a b c)]
    {R : (a : α) ×' (b : β a) ×' γ a b → (a : α) ×' (b : β a) ×' γ a b → Prop} {F : (a : α) → (b : β a) → (c : γ a b) →
    ((a' : α) → (b' : β a') → (c' : γ a' b') → R ⟨a', b', c'⟩ ⟨a, b, c⟩ → C₃ a' b' c') → C₃ a b c}
    (wf : WellFounded R) {a : α} {b : β a} {c : γ a b} :
    extrinsicFix₃ R F a b c = F a b c fun a b c _ => extrinsicFix₃ R F a b c := extrinsicFix_eq_apply wf
end
end WellFounded
