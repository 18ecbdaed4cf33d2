/-
Propositions and choice; functions, pairs and sums.
-/
/- Propositions and choice. -/
namespace Classical
theorem exists_true_of_nonempty {α : Sort u} : Nonempty α → ∃ _ : α, True
  | ⟨x⟩ => ⟨x, trivial⟩
theorem not_imp_iff_and_not {a b : Prop} : ¬(a → b) ↔ a ∧ ¬b := Classical.not_imp
set_option warn.classDefReducibility false in
def decidable_of_decidable_not (p : Prop) [h : Decidable (¬ p)] : Decidable p :=
  match h with
  | .isFalse h => .isTrue (Classical.not_not.mp h)
  | .isTrue h => .isFalse h
@[simp] protected theorem ite_not {α : Sort u} (p : Prop) [Decidable ¬p] (x y : α) :
    (if ¬p then x else y) = @ite _ p (decidable_of_decidable_not p) y x := by
  by_cases h : p
  · rw [if_pos h, if_neg (not_not_intro h)]
  · rw [if_neg h, if_pos h]
@[simp] protected theorem dite_not {p : Prop} {α : Sort u} [hn : Decidable ¬p] (x : ¬p → α) (y : ¬¬p → α) :
    dite (¬p) x y = @dite _ p (decidable_of_decidable_not p) (fun h => y (not_not_intro h)) x := by
  by_cases h : p
  · rw [dif_pos h, dif_neg (not_not_intro h)]
  · rw [dif_neg h, dif_pos h]
@[simp] protected theorem decide_not (p : Prop) [Decidable ¬p] :
    decide (¬p) = !@decide p (decidable_of_decidable_not p) := by
  by_cases h : p
  · rw [decide_eq_false (not_not_intro h), @decide_eq_true p (_) h]; rfl
  · rw [decide_eq_true h, @decide_eq_false p (_) h]; rfl
@[simp] theorem imp_iff_left_iff {a b : Prop} : (b ↔ a → b) ↔ a ∨ b := by
  by_cases h : a
  · exact ⟨fun _ => .inl h, fun _ => ⟨fun k _ => k, fun k => k h⟩⟩
  · exact ⟨fun k => .inr (k.mpr fun ha => absurd ha h), fun k => ⟨fun k _ => k, fun _ => k.resolve_left h⟩⟩
@[simp] theorem imp_iff_right_iff {a b : Prop} : (a → b ↔ b) ↔ a ∨ b := iff_comm.trans imp_iff_left_iff
@[simp] theorem and_or_imp {a b c : Prop} : a ∧ b ∨ (a → c) ↔ a → b ∨ c := by
  by_cases h : a
  · exact ⟨fun k _ => k.imp And.right (· h), fun k => (k h).imp (⟨h, ·⟩) fun k _ => k⟩
  · exact ⟨fun _ k => absurd k h, fun _ => .inr fun k => absurd k h⟩
@[reducible] noncomputable def inhabited_of_nonempty {α : Sort u} (h : Nonempty α) : Inhabited α := ⟨choice h⟩
@[reducible] noncomputable def inhabited_of_exists {α : Sort u} {p : α → Prop} (h : ∃ x, p x) : Inhabited α :=
  inhabited_of_nonempty (Exists.elim h fun w _ => ⟨w⟩)
@[reducible] noncomputable def decidableInhabited (a : Prop) : Inhabited (Decidable a) := ⟨propDecidable a⟩
noncomputable def typeDecidableEq (α : Sort u) : DecidableEq α := fun _ _ => inferInstance
noncomputable def typeDecidable (α : Sort u) : PSum α (α → False) :=
  match propDecidable (Nonempty α) with
  | .isTrue hp => .inl (choice hp)
  | .isFalse hn => .inr fun a => hn ⟨a⟩
noncomputable def strongIndefiniteDescription {α : Sort u} (p : α → Prop) (h : Nonempty α) :
    { x // (∃ y : α, p y) → p x } :=
  @dite _ (∃ x : α, p x) (propDecidable _) (fun hp => ⟨choose hp, fun _ => choose_spec hp⟩)
    fun hp => ⟨choice h, fun k => absurd k hp⟩
private theorem nonempty_of_exists {α : Sort u} {p : α → Prop} : (∃ x, p x) → Nonempty α
  | ⟨w, _⟩ => ⟨w⟩
noncomputable def epsilon {α : Sort u} [h : Nonempty α] (p : α → Prop) : α := (strongIndefiniteDescription p h).val
theorem epsilon_spec_aux {α : Sort u} (h : Nonempty α) (p : α → Prop) : (∃ y, p y) → p (@epsilon α h p) :=
  (strongIndefiniteDescription p h).property
theorem epsilon_spec {α : Sort u} {p : α → Prop} (hex : ∃ y, p y) : p (@epsilon α (nonempty_of_exists hex) p) :=
  epsilon_spec_aux (nonempty_of_exists hex) p hex
theorem epsilon_singleton {α : Sort u} (x : α) : @epsilon α ⟨x⟩ (fun y => y = x) = x :=
  @epsilon_spec α (fun y => y = x) ⟨x, rfl⟩
end Classical
theorem Or.intro_left {a : Prop} (b : Prop) (h : a) : a ∨ b := .inl h
theorem Or.intro_right {b : Prop} (a : Prop) (h : b) : a ∨ b := .inr h
theorem of_decide_eq_self_eq_true {α : Sort u} [inst : DecidableEq α] (a : α) : decide (a = a) = true :=
  decide_eq_true rfl
theorem imp_or_left_iff_true {P Q : Prop} : P → P ∨ Q ↔ True := ⟨fun _ => ⟨⟩, fun _ => .inl⟩
theorem imp_or_right_iff_true {P Q : Prop} : Q → P ∨ Q ↔ True := ⟨fun _ => ⟨⟩, fun _ => .inr⟩
section
variable {α : Sort u} {P Q R : α → Prop}
theorem forall_or_eq_imp {a' : α} : (∀ a, (Q a ∨ a = a') → P a) ↔ (∀ a, Q a → P a) ∧ P a' :=
  ⟨fun h => ⟨fun a k => h a (.inl k), h a' (.inr rfl)⟩, fun h a k => k.elim (h.1 a) fun e => e ▸ h.2⟩
theorem forall_or_imp_or_self_right_right : (∀ a, P a ∨ Q a → R a ∨ Q a) ↔ ∀ a, P a → R a ∨ Q a :=
  ⟨fun h a k => h a (.inl k), fun h a k => k.elim (h a) .inr⟩
theorem forall_or_imp_or_self_right_left : (∀ a, P a ∨ Q a → Q a ∨ R a) ↔ ∀ a, P a → Q a ∨ R a :=
  ⟨fun h a k => h a (.inl k), fun h a k => k.elim (h a) .inl⟩
theorem forall_or_imp_or_self_left_right : (∀ a, Q a ∨ P a → R a ∨ Q a) ↔ ∀ a, P a → R a ∨ Q a :=
  ⟨fun h a k => h a (.inr k), fun h a k => k.elim .inr (h a)⟩
theorem forall_or_imp_or_self_left_left : (∀ a, Q a ∨ P a → Q a ∨ R a) ↔ ∀ a, P a → Q a ∨ R a :=
  ⟨fun h a k => h a (.inr k), fun h a k => k.elim .inl (h a)⟩
end
theorem ne_of_mem_of_not_mem {α : Type u} {β : Type v} [Membership α β] {s : β} {a b : α} (h : a ∈ s) : ¬b ∈ s → a ≠
    b :=
  fun k e => k (e ▸ h)

/- Functions, pairs, sums. -/
namespace Function
variable {α : Sort u} {β : Sort v} {f : α → β}
def HasLeftInverse (f : α → β) : Prop := ∃ finv : β → α, LeftInverse finv f
def HasRightInverse (f : α → β) : Prop := ∃ finv : β → α, RightInverse finv f
theorem Injective.eq_iff (I : Injective f) {a b : α} : f a = f b ↔ a = b := ⟨@I _ _, congrArg f⟩
theorem Injective.eq_iff' (I : Injective f) {a b : α} {c : β} (h : f b = c) : f a = c ↔ a = b := h ▸ I.eq_iff
theorem Injective.ne (hf : Injective f) {a₁ a₂ : α} : a₁ ≠ a₂ → f a₁ ≠ f a₂ := mt fun h => hf h
theorem Injective.ne_iff (hf : Injective f) {x y : α} : f x ≠ f y ↔ x ≠ y := not_congr hf.eq_iff
theorem Injective.ne_iff' (hf : Injective f) {x y : α} {z : β} (h : f y = z) : f x ≠ z ↔ x ≠ y := h ▸ hf.ne_iff
theorem HasLeftInverse.injective : HasLeftInverse f → Injective f
  | ⟨_, h⟩, a, b, e => (h a).symm.trans ((congrArg _ e).trans (h b))
theorem rightInverse_of_injective_of_leftInverse {g : β → α} (injf : Injective f) (lfg : LeftInverse f g) :
    RightInverse f g :=
  fun x => injf (lfg (f x))
theorem RightInverse.surjective {g : β → α} (h : RightInverse g f) : Surjective f := fun y => ⟨g y, h y⟩
theorem HasRightInverse.surjective : HasRightInverse f → Surjective f
  | ⟨g, h⟩, b => ⟨g b, h b⟩
theorem leftInverse_of_surjective_of_rightInverse {g : β → α} (surjf : Surjective f) (rfg : RightInverse f g) :
    LeftInverse f g :=
  fun y => have ⟨x, e⟩ := surjf y; e ▸ congrArg f (rfg x)
theorem LeftInverse.id {g : β → α} (h : LeftInverse g f) : g ∘ f = id := funext h
theorem RightInverse.id {g : β → α} (h : RightInverse g f) : f ∘ g = id := funext h
end Function
theorem Prod.map_comp_swap.{u₁, u₂, u₃, u₄} {α : Type u₁} {β : Type u₂} {γ : Type u₃} {δ : Type u₄} (f : α → β)
    (g : γ → δ) :
    Prod.map f g ∘ Prod.swap = Prod.swap ∘ Prod.map g f := rfl

/- Extensionality. -/
attribute [ext] propext PUnit.ext PProd Sigma PSigma
protected theorem Unit.ext (x y : Unit) : x = y := rfl
