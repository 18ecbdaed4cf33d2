/-
Conditionals, quantifiers and Boolean conditions.
-/

/- `if`. -/
@[simp] theorem ite_eq_ite {α : Sort u} (p : Prop) {h h' : Decidable p} (x y : α) :
    ((if p then x else y) = if p then x else y) ↔ True := iff_true_intro (by cases Subsingleton.elim h h'; rfl)
@[simp] theorem ite_iff_ite (p : Prop) {h h' : Decidable p} (x y : Prop) :
    ((if p then x else y) ↔ if p then x else y) ↔ True := iff_true_intro (by cases Subsingleton.elim h h'; exact .rfl)
@[simp] theorem left_eq_ite_iff {α : Sort u} {p : Prop} [Decidable p] {x y : α} :
    (x = if p then x else y) ↔ ¬p → x = y := eq_comm.trans (ite_eq_left_iff.trans (imp_congr_right fun _ => eq_comm))
@[simp] theorem right_eq_ite_iff {α : Sort u} {p : Prop} [Decidable p] {x y : α} :
    (y = if p then x else y) ↔ p → y = x := eq_comm.trans (ite_eq_right_iff.trans (imp_congr_right fun _ => eq_comm))
@[simp] theorem left_eq_dite_iff {α : Sort u} {p : Prop} [Decidable p] {x : α} {y : ¬p → α} :
    (x = if h : p then x else y h) ↔ ∀ (h : ¬p), x = y h :=
  eq_comm.trans (dite_eq_left_iff.trans (forall_congr' fun _ => eq_comm))
@[simp] theorem right_eq_dite_iff {α : Sort u} {p : Prop} [Decidable p] {x : p → α} {y : α} :
    (y = if h : p then x h else y) ↔ ∀ (h : p), y = x h :=
  eq_comm.trans (dite_eq_right_iff.trans (forall_congr' fun _ => eq_comm))
@[simp] theorem left_iff_ite_iff {p : Prop} [Decidable p] {x y : Prop} : (x ↔ if p then x else y) ↔ ¬p → x = y := by
  by_cases h : p
  · exact iff_of_true (by rw [if_pos h]) fun k => absurd h k
  · rewrite [if_neg h]; exact ⟨fun e _ => propext e, fun e => Iff.of_eq (e h)⟩
@[simp] theorem right_iff_ite_iff {p : Prop} [Decidable p] {x y : Prop} : (y ↔ if p then x else y) ↔ p → y = x := by
  by_cases h : p
  · rewrite [if_pos h]; exact ⟨fun e _ => propext e, fun e => Iff.of_eq (e h)⟩
  · exact iff_of_true (by rw [if_neg h]) fun k => absurd k h
@[simp] theorem dite_iff_left_iff {p : Prop} [Decidable p] {x : Prop} {y : ¬p → Prop} :
    ((if h : p then x else y h) ↔ x) ↔ ∀ (h : ¬p), y h ↔ x := by
  by_cases h : p
  · exact iff_of_true (by rw [dif_pos h]) fun k => absurd h k
  · rewrite [dif_neg h]; exact ⟨fun e _ => e, fun e => e h⟩
@[simp] theorem dite_iff_right_iff {p : Prop} [Decidable p] {x : p → Prop} {y : Prop} :
    ((if h : p then x h else y) ↔ y) ↔ ∀ (h : p), x h ↔ y := by
  by_cases h : p
  · rewrite [dif_pos h]; exact ⟨fun e _ => e, fun e => e h⟩
  · exact iff_of_true (by rw [dif_neg h]) fun k => absurd k h
@[simp] theorem left_iff_dite_iff {p : Prop} [Decidable p] {x : Prop} {y : ¬p → Prop} :
    (x ↔ if h : p then x else y h) ↔ ∀ (h : ¬p), x ↔ y h :=
  Iff.comm.trans (dite_iff_left_iff.trans (forall_congr' fun _ => Iff.comm))
@[simp] theorem right_iff_dite_iff {p : Prop} [Decidable p] {x : p → Prop} {y : Prop} :
    (y ↔ if h : p then x h else y) ↔ ∀ (h : p), y ↔ x h :=
  Iff.comm.trans (dite_iff_right_iff.trans (forall_congr' fun _ => Iff.comm))

/- Connectives and quantifiers. -/
@[simp] theorem and_imp_left_iff_true {P Q : Prop} : P ∧ Q → P ↔ True := iff_true_intro And.left
@[simp] theorem and_imp_right_iff_true {P Q : Prop} : P ∧ Q → Q ↔ True := iff_true_intro And.right
@[simp] theorem and_exists_self (P : Prop) (Q : P → Prop) : (P ∧ ∃ (p : P), Q p) ↔ ∃ (p : P), Q p :=
  ⟨And.right, fun ⟨p, q⟩ => ⟨p, p, q⟩⟩
@[simp] theorem exists_and_self (P : Prop) (Q : P → Prop) : (∃ (p : P), Q p) ∧ P ↔ ∃ (p : P), Q p :=
  ⟨And.left, fun ⟨p, q⟩ => ⟨⟨p, q⟩, p⟩⟩
@[simp] theorem exists_idem {P : Prop} (f : P → P → Prop) : (∃ (p₁ : P), ∃ (p₂ : P), f p₁ p₂) ↔ ∃ (p : P), f p p :=
  ⟨fun ⟨p, _, h⟩ => ⟨p, h⟩, fun ⟨p, h⟩ => ⟨p, p, h⟩⟩
@[simp] theorem exists_prop_eq {α : Sort u} {a' : α} {p : (a : α) → a = a' → Prop} :
    (∃ (a : α), ∃ (h : a = a'), p a h) ↔ p a' rfl := ⟨fun ⟨_, e, h⟩ => by cases e; exact h, fun h => ⟨_, rfl, h⟩⟩
@[simp] theorem exists_prop_eq' {α : Sort u} {a' : α} {p : (a : α) → a' = a → Prop} :
    (∃ (a : α), ∃ (h : a' = a), p a h) ↔ p a' rfl := ⟨fun ⟨_, e, h⟩ => by cases e; exact h, fun h => ⟨_, rfl, h⟩⟩
@[simp] theorem exists_eq_or_imp' {α : Sort u} {p q : α → Prop} {a' : α} :
    (∃ (a : α), (a' = a ∨ q a) ∧ p a) ↔ p a' ∨ ∃ (a : α), q a ∧ p a :=
  ⟨fun ⟨a, h, k⟩ => h.elim (fun e => .inl (e ▸ k)) fun h => .inr ⟨a, h, k⟩,
   fun h => h.elim (fun h => ⟨_, .inl rfl, h⟩) fun ⟨a, h, k⟩ => ⟨a, .inr h, k⟩⟩
@[simp] theorem exists_or_eq_imp {α : Sort u} {p q : α → Prop} {a' : α} :
    (∃ (a : α), (q a ∨ a = a') ∧ p a) ↔ (∃ (a : α), q a ∧ p a) ∨ p a' :=
  ⟨fun ⟨a, h, k⟩ => h.elim (fun h => .inl ⟨a, h, k⟩) fun e => .inr (e ▸ k),
   fun h => h.elim (fun ⟨a, h, k⟩ => ⟨a, .inl h, k⟩) fun h => ⟨_, .inr rfl, h⟩⟩
@[simp] theorem exists_or_eq_imp' {α : Sort u} {p q : α → Prop} {a' : α} :
    (∃ (a : α), (q a ∨ a' = a) ∧ p a) ↔ (∃ (a : α), q a ∧ p a) ∨ p a' :=
  ⟨fun ⟨a, h, k⟩ => h.elim (fun h => .inl ⟨a, h, k⟩) fun e => .inr (e ▸ k),
   fun h => h.elim (fun ⟨a, h, k⟩ => ⟨a, .inl h, k⟩) fun h => ⟨_, .inr rfl, h⟩⟩
@[simp] theorem heq_eqRec_iff {β : Sort v} {α : Sort u} {a : α} {motive : (b : α) → a = b → Sort v} {b : α}
    {refl : motive a rfl} {h : a = b} {c : β} : c ≍ (h ▸ refl : motive b h) ↔ c ≍ refl := by subst h; exact .rfl
@[simp] theorem eqRec_heq_iff {β : Sort v} {α : Sort u} {a : α} {motive : (b : α) → a = b → Sort v} {b : α}
    {refl : motive a rfl} {h : a = b} {c : β} : (h ▸ refl : motive b h) ≍ c ↔ refl ≍ c := by subst h; exact .rfl
@[simp] theorem neZero_zero_iff_false {α : Type u} [Zero α] : NeZero (0 : α) ↔ False := ⟨fun h => h.out rfl, False.elim⟩

/- Boolean conditions. -/
namespace Bool
@[simp] theorem not_eq_not {a b : Bool} : ¬a = !b ↔ a = b := by cases a <;> cases b <;> decide
@[simp] theorem sizeOf_eq_one (b : Bool) : sizeOf b = 1 := by cases b <;> rfl
@[simp] theorem dite_false_left_eq_false {p : Prop} [Decidable p] {x : ¬p → Bool} :
    (if h : p then false else x h) = false ↔ ∀ (h : ¬p), x h = false := dite_eq_left_iff
@[simp] theorem dite_false_left_eq_true {p : Prop} [Decidable p] {x : ¬p → Bool} :
    (if h : p then false else x h) = true ↔ ∃ (h : ¬p), x h = true := by
  by_cases h : p <;> simp [h]
@[simp] theorem dite_false_right_eq_false {p : Prop} [Decidable p] {x : p → Bool} :
    (if h : p then x h else false) = false ↔ ∀ (h : p), x h = false := dite_eq_right_iff
@[simp] theorem dite_false_right_eq_true {p : Prop} [Decidable p] {x : p → Bool} :
    (if h : p then x h else false) = true ↔ ∃ (h : p), x h = true := by
  by_cases h : p <;> simp [h]
@[simp] theorem dite_true_left_eq_false {p : Prop} [Decidable p] {x : ¬p → Bool} :
    (if h : p then true else x h) = false ↔ ∃ (h : ¬p), x h = false := by
  by_cases h : p <;> simp [h]
@[simp] theorem dite_true_left_eq_true {p : Prop} [Decidable p] {x : ¬p → Bool} :
    (if h : p then true else x h) = true ↔ ∀ (h : ¬p), x h = true := dite_eq_left_iff
@[simp] theorem dite_true_right_eq_false {p : Prop} [Decidable p] {x : p → Bool} :
    (if h : p then x h else true) = false ↔ ∃ (h : p), x h = false := by
  by_cases h : p <;> simp [h]
@[simp] theorem dite_true_right_eq_true {p : Prop} [Decidable p] {x : p → Bool} :
    (if h : p then x h else true) = true ↔ ∀ (h : p), x h = true := dite_eq_right_iff
@[simp] theorem ite_false_left_eq_false {p : Prop} [Decidable p] {x : Bool} :
    (if p then false else x) = false ↔ p ∨ x = false := by
  by_cases h : p <;> simp [h]
@[simp] theorem ite_false_left_eq_true {p : Prop} [Decidable p] {x : Bool} :
    (if p then false else x) = true ↔ ¬p ∧ x = true := by
  by_cases h : p <;> simp [h]
@[simp] theorem ite_false_right_eq_false {p : Prop} [Decidable p] {x : Bool} :
    (if p then x else false) = false ↔ ¬p ∨ x = false := by
  by_cases h : p <;> simp [h]
@[simp] theorem ite_false_right_eq_true {p : Prop} [Decidable p] {x : Bool} :
    (if p then x else false) = true ↔ p ∧ x = true := by
  by_cases h : p <;> simp [h]
@[simp] theorem ite_true_left_eq_false {p : Prop} [Decidable p] {x : Bool} :
    (if p then true else x) = false ↔ ¬p ∧ x = false := by
  by_cases h : p <;> simp [h]
@[simp] theorem ite_true_left_eq_true {p : Prop} [Decidable p] {x : Bool} :
    (if p then true else x) = true ↔ p ∨ x = true := by
  by_cases h : p <;> simp [h]
@[simp] theorem ite_true_right_eq_false {p : Prop} [Decidable p] {x : Bool} :
    (if p then x else true) = false ↔ p ∧ x = false := by
  by_cases h : p <;> simp [h]
@[simp] theorem ite_true_right_eq_true {p : Prop} [Decidable p] {x : Bool} :
    (if p then x else true) = true ↔ ¬p ∨ x = true := by
  by_cases h : p <;> simp [h]
instance instLE : LE Bool := ⟨(· → ·)⟩
instance instLT : LT Bool := ⟨fun x y => (!x && y) = true⟩
instance instDecidableLe (x y : Bool) : Decidable (x ≤ y) := inferInstanceAs (Decidable (x = true → y = true))
instance instDecidableLt (x y : Bool) : Decidable (x < y) := inferInstanceAs (Decidable ((!x && y) = true))
instance instMax : Max Bool := ⟨or⟩
instance instMin : Min Bool := ⟨and⟩
@[simp] protected theorem le_refl (x : Bool) : x ≤ x := id
@[simp] protected theorem le_true (x : Bool) : x ≤ true := fun _ => rfl
@[simp] protected theorem false_le (x : Bool) : false ≤ x := nofun
@[simp] protected theorem lt_irrefl (x : Bool) : ¬x < x := by cases x <;> decide
@[simp] protected theorem max_eq_or : max = or := rfl
@[simp] protected theorem min_eq_and : min = and := rfl
abbrev atLeastTwo (a b c : Bool) : Bool := a && b || a && c || b && c
@[simp] theorem atLeastTwo_false_left {b c : Bool} : false.atLeastTwo b c = (b && c) := by cases b <;> cases c <;> rfl
@[simp] theorem atLeastTwo_false_mid {a c : Bool} : a.atLeastTwo false c = (a && c) := by cases a <;> cases c <;> rfl
@[simp] theorem atLeastTwo_false_right {a b : Bool} : a.atLeastTwo b false = (a && b) := by cases a <;> cases b <;> rfl
@[simp] theorem atLeastTwo_true_left {b c : Bool} : true.atLeastTwo b c = (b || c) := by cases b <;> cases c <;> rfl
@[simp] theorem atLeastTwo_true_mid {a c : Bool} : a.atLeastTwo true c = (a || c) := by cases a <;> cases c <;> rfl
@[simp] theorem atLeastTwo_true_right {a b : Bool} : a.atLeastTwo b true = (a || b) := by cases a <;> cases b <;> rfl
end Bool

/- Subtypes and sums. -/
namespace Subtype
@[simp] theorem beq_iff {α : Type u} [BEq α] {p : α → Prop} {x y : { a : α // p a }} : (x == y) = (x.val == y.val) :=
  rfl
@[simp] theorem sizeOf {α : Sort u} {p : α → Prop} (s : Subtype p) : sizeOf s = sizeOf s.val + 1 := by cases s; rfl
end Subtype
namespace Sum
@[simp] theorem elim_lam_const_lam_const {γ : Sort u} {α : Type v} {β : Type w} (c : γ) :
    (Sum.elim (fun (x : α) => c) fun (x : β) => c) = fun (x : α ⊕ β) => c := funext fun x => by cases x <;> rfl
protected theorem LiftRel.swap {α : Type u} {α₁ : Type v} {r : α → α₁ → Prop} {β : Type w} {β₁ : Type x}
    {s : β → β₁ → Prop}
    {x : α ⊕ β} {y : α₁ ⊕ β₁} (h : LiftRel r s x y) : LiftRel s r x.swap y.swap := match h with
  | .inl h => .inr h
  | .inr h => .inl h
@[simp] theorem liftRel_swap_iff {β : Type u} {β₁ : Type v} {s : β → β₁ → Prop} {α : Type w} {α₁ : Type x}
    {r : α → α₁ → Prop} {x : α ⊕ β} {y : α₁ ⊕ β₁} : LiftRel s r x.swap y.swap ↔ LiftRel r s x y :=
  ⟨fun h => by rewrite [← swap_swap x, ← swap_swap y]; exact h.swap, LiftRel.swap⟩
end Sum
