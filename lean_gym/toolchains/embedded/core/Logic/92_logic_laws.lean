/-
More of logic, `Bool`, `Prod`, `Sum`, functions and quotients: laws of Lean's core library.
-/
section
universe x
/- Conjunction, disjunction, implication, equivalence. -/
theorem not_not_em (a : Prop) : ¬¬(a ∨ ¬a) := fun h => h (.inr fun x => h (.inl x))
theorem and_self_iff {a : Prop} : a ∧ a ↔ a := ⟨And.left, fun h => ⟨h, h⟩⟩
theorem and_not_self_iff (a : Prop) : a ∧ ¬a ↔ False := ⟨fun h => h.2 h.1, False.elim⟩
theorem and_iff_left {a b : Prop} (hb : b) : a ∧ b ↔ a := ⟨And.left, fun h => ⟨h, hb⟩⟩
theorem and_iff_right {a b : Prop} (ha : a) : a ∧ b ↔ b := ⟨And.right, fun h => ⟨ha, h⟩⟩
theorem and_iff_left_of_imp {a b : Prop} (h : a → b) : (a ∧ b) ↔ a := ⟨And.left, fun x => ⟨x, h x⟩⟩
theorem and_iff_right_of_imp {a b : Prop} (h : b → a) : (a ∧ b) ↔ b := ⟨And.right, fun x => ⟨h x, x⟩⟩
theorem and_rotate {a b c : Prop} : a ∧ b ∧ c ↔ b ∧ c ∧ a := ⟨fun ⟨x, y, z⟩ => ⟨y, z, x⟩, fun ⟨y, z, x⟩ => ⟨x, y, z⟩⟩
@[simp] theorem iff_self_and {p q : Prop} : (p ↔ p ∧ q) ↔ (p → q) :=
  ⟨fun h x => (h.mp x).2, fun h => ⟨fun x => ⟨x, h x⟩, And.left⟩⟩
@[simp] theorem iff_and_self {p q : Prop} : (p ↔ q ∧ p) ↔ (p → q) :=
  ⟨fun h x => (h.mp x).1, fun h => ⟨fun x => ⟨h x, x⟩, And.right⟩⟩
theorem or_self_iff {a : Prop} : a ∨ a ↔ a := ⟨fun h => h.elim id id, .inl⟩
theorem or_iff_left {a b : Prop} (hb : ¬b) : a ∨ b ↔ a := ⟨fun h => h.elim id fun x => (hb x).elim, .inl⟩
theorem or_iff_right {a b : Prop} (ha : ¬a) : a ∨ b ↔ b := ⟨fun h => h.elim (fun x => (ha x).elim) id, .inr⟩
theorem or_iff_right_of_imp {a b : Prop} (ha : a → b) : (a ∨ b) ↔ b := ⟨fun h => h.elim ha id, .inr⟩
theorem or_iff_left_of_imp {a b : Prop} (hb : b → a) : (a ∨ b) ↔ a := ⟨fun h => h.elim id hb, .inl⟩
theorem or_rotate {a b c : Prop} : a ∨ b ∨ c ↔ b ∨ c ∨ a :=
  ⟨fun h => h.elim (fun x => .inr (.inr x)) fun h => h.elim .inl fun z => .inr (.inl z),
    fun h => h.elim (fun y => .inr (.inl y)) fun h => h.elim (fun z => .inr (.inr z)) .inl⟩
theorem imp.swap {a b c : Prop} : a → b → c ↔ b → a → c := ⟨fun h y x => h x y, fun h x y => h y x⟩
theorem imp_iff_right {b a : Prop} (ha : a) : (a → b) ↔ b := ⟨fun h => h ha, fun h _ => h⟩
theorem imp_iff_not {a b : Prop} (hb : ¬b) : a → b ↔ ¬a := ⟨fun h x => hb (h x), fun h x => (h x).elim⟩
theorem imp_imp_imp {a b c d : Prop} (h₀ : c → a) (h₁ : b → d) : (a → b) → (c → d) := fun f x => h₁ (f (h₀ x))
theorem not_or_intro {a b : Prop} (ha : ¬a) (hb : ¬b) : ¬(a ∨ b) := fun h => h.elim ha hb
theorem not_and_of_not_or_not {a b : Prop} (h : ¬a ∨ ¬b) : ¬(a ∧ b) := fun ⟨x, y⟩ => h.elim (fun n => n x) fun n => n y
theorem iff_iff_implies_and_implies {a b : Prop} : (a ↔ b) ↔ (a → b) ∧ (b → a) :=
  ⟨fun h => ⟨h.mp, h.mpr⟩, fun h => ⟨h.1, h.2⟩⟩
theorem iff_def {a b : Prop} : (a ↔ b) ↔ (a → b) ∧ (b → a) := iff_iff_implies_and_implies
theorem Not.imp {a b : Prop} (H2 : ¬b) (H1 : a → b) : ¬a := fun x => H2 (H1 x)
theorem Iff.not {a b : Prop} (h : a ↔ b) : ¬a ↔ ¬b := ⟨fun n x => n (h.mpr x), fun n x => n (h.mp x)⟩
theorem Iff.and {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : a ∧ b ↔ c ∧ d :=
  ⟨fun ⟨x, y⟩ => ⟨h₁.mp x, h₂.mp y⟩, fun ⟨x, y⟩ => ⟨h₁.mpr x, h₂.mpr y⟩⟩
theorem Iff.or {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : (a ∨ b) ↔ (c ∨ d) :=
  ⟨fun h => h.elim (fun x => .inl (h₁.mp x)) fun y => .inr (h₂.mp y),
    fun h => h.elim (fun x => .inl (h₁.mpr x)) fun y => .inr (h₂.mpr y)⟩
theorem Iff.imp {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : (a → b) ↔ (c → d) :=
  ⟨fun f x => h₂.mp (f (h₁.mpr x)), fun f x => h₂.mpr (f (h₁.mp x))⟩
theorem true_imp_iff {α : Prop} : (True → α) ↔ α := ⟨fun h => h trivial, fun h _ => h⟩
theorem false_imp_iff (a : Prop) : (False → a) ↔ True := ⟨fun _ => trivial, fun _ => False.elim⟩
theorem imp_true_iff (α : Sort u) : (α → True) ↔ True := ⟨fun _ => trivial, fun _ _ => trivial⟩
theorem propext_iff {a b : Prop} : a = b ↔ (a ↔ b) := ⟨fun h => h ▸ Iff.rfl, propext⟩
theorem proof_irrel {a : Prop} (h₁ h₂ : a) : h₁ = h₂ := rfl
/- Quantifiers. -/
theorem forall_prop_of_true {p : Prop} {q : p → Prop} (h : p) : (∀ h' : p, q h') ↔ q h := ⟨fun f => f h, fun x _ => x⟩
theorem exists_prop_of_true {p : Prop} {q : p → Prop} (h : p) : (Exists fun h' : p => q h') ↔ q h :=
  ⟨fun ⟨_, x⟩ => x, fun x => ⟨h, x⟩⟩
@[simp] theorem forall_self_imp (P : Prop) (Q : P → Prop) : (∀ p : P, P → Q p) ↔ ∀ p, Q p :=
  ⟨fun h p => h p p, fun h p _ => h p⟩
/- Classical logic. -/
namespace Classical
theorem not_iff {a b : Prop} : ¬(a ↔ b) ↔ (¬a ↔ b) := by by_cases x : a <;> by_cases y : b <;> simp [x, y]
theorem imp_or {a b c : Prop} : (a → b ∨ c) ↔ (a → b) ∨ (a → c) := by by_cases x : a <;> by_cases y : b <;> simp [x, y]
@[simp] theorem imp_and_neg_imp_iff (p : Prop) {q : Prop} : (p → q) ∧ (¬p → q) ↔ q := by by_cases x : p <;> simp [x]
theorem exists_or_forall_not {α : Sort u} (P : α → Prop) : (∃ a, P a) ∨ ∀ a, ¬P a :=
  (em (∃ a, P a)).elim .inl fun h => .inr fun x y => h ⟨x, y⟩
theorem exists_not_of_not_forall {α : Sort u} {p : α → Prop} (h : ¬∀ x, p x) : ∃ x, ¬p x := Classical.not_forall.mp h
theorem not_exists {α : Sort u} {p : α → Prop} : (¬∃ x, p x) ↔ ∀ x, ¬p x :=
  ⟨fun h x y => h ⟨x, y⟩, fun h ⟨x, y⟩ => h x y⟩
theorem forall_or_exists_not {α : Sort u} (P : α → Prop) : (∀ a, P a) ∨ ∃ a, ¬P a :=
  (em (∀ a, P a)).elim .inl fun h => .inr (exists_not_of_not_forall h)
theorem axiomOfChoice {α : Sort u} {β : α → Sort v} {r : ∀ x, β x → Prop} (h : ∀ x, ∃ y, r x y) :
    ∃ (f : ∀ x, β x), ∀ x, r x (f x) := ⟨fun x => choose (h x), fun x => choose_spec (h x)⟩
theorem skolem {α : Sort u} {b : α → Sort v} {p : ∀ x, b x → Prop} :
    (∀ x, ∃ y, p x y) ↔ ∃ (f : ∀ x, b x), ∀ x, p x (f x) := ⟨axiomOfChoice, fun ⟨f, h⟩ x => ⟨f x, h x⟩⟩
theorem propComplete (a : Prop) : a = True ∨ a = False := (em a).elim (fun h => .inl (eq_true h)) fun h => .inr
    (eq_false h)
end Classical
/- `if`. -/
theorem apply_ite {α : Sort u} {β : Sort v} (f : α → β) (P : Prop) [Decidable P] (x y : α) :
    f (ite P x y) = ite P (f x) (f y) := by split <;> rfl
theorem apply_dite {α : Sort u} {β : Sort v} (f : α → β) (P : Prop) [Decidable P] (x : P → α) (y : ¬P → α) :
    f (dite P x y) = dite P (fun h => f (x h)) (fun h => f (y h)) := by split <;> rfl
@[simp] theorem ite_not {α : Sort u} (p : Prop) [Decidable p] (x y : α) : ite (¬p) x y = ite p y x := by
  by_cases h : p <;> simp [h]
@[simp] theorem ite_eq_left_iff {α : Sort u} {a b : α} {p : Prop} [Decidable p] : (if p then a else b) = a ↔
    (¬p → b = a) := by
  by_cases h : p <;> simp [h]
@[simp] theorem ite_eq_right_iff {α : Sort u} {a b : α} {p : Prop} [Decidable p] : (if p then a else b) = b ↔
    (p → a = b) := by
  by_cases h : p <;> simp [h]
/- Decidable. -/
@[simp] theorem decide_not {p : Prop} [g : Decidable p] [h : Decidable (Not p)] : decide (Not p) = !decide p := by
  by_cases k : p <;> simp [k]
@[simp] theorem decide_eq_decide {p q : Prop} {_ : Decidable p} {_ : Decidable q} : decide p = decide q ↔ (p ↔ q) := by
  by_cases h : p <;> by_cases k : q <;> simp [h, k]
namespace Decidable
variable {a b : Prop}
theorem or_iff_not_imp_left [Decidable a] : a ∨ b ↔ (¬a → b) := by by_cases h : a <;> simp [h]
theorem or_iff_not_imp_right [Decidable b] : a ∨ b ↔ (¬b → a) := by by_cases h : b <;> simp [h]
theorem of_not_imp [Decidable a] (h : ¬(a → b)) : a := byContradiction fun n => h fun x => (n x).elim
theorem imp_iff_not_or [Decidable a] : (a → b) ↔ (¬a ∨ b) := by by_cases h : a <;> simp [h]
theorem not_and_iff_not_or_not [Decidable a] : ¬(a ∧ b) ↔ ¬a ∨ ¬b := by by_cases h : a <;> simp [h]
end Decidable
/- Truth values. -/
namespace Bool
@[simp] theorem decide_and (p q : Prop) [dpq : Decidable (p ∧ q)] [dp : Decidable p] [dq : Decidable q] :
    decide (p ∧ q) = (decide p && decide q) := by by_cases h : p <;> by_cases k : q <;> simp [h, k]
@[simp] theorem decide_or (p q : Prop) [dpq : Decidable (p ∨ q)] [dp : Decidable p] [dq : Decidable q] :
    decide (p ∨ q) = (decide p || decide q) := by by_cases h : p <;> by_cases k : q <;> simp [h, k]
@[simp] theorem false_eq_true : (false = true) = False := eq_false nofun
@[simp] theorem true_eq_false : (true = false) = False := eq_false nofun
theorem and_eq_true_iff {x y : Bool} : (x && y) = true ↔ x = true ∧ y = true := by cases x <;> cases y <;> simp
theorem or_eq_true_iff {x y : Bool} : (x || y) = true ↔ x = true ∨ y = true := by cases x <;> cases y <;> simp
theorem and_eq_false_iff {x y : Bool} : (x && y) = false ↔ x = false ∨ y = false := by
  cases x <;> cases y <;> simp
@[simp] theorem or_eq_false_iff {x y : Bool} : (x || y) = false ↔ x = false ∧ y = false := by
  cases x <;> cases y <;> simp
theorem and_left_comm (x y z : Bool) : (x && (y && z)) = (y && (x && z)) := by cases x <;> cases y <;> rfl
theorem or_left_comm (x y z : Bool) : (x || (y || z)) = (y || (x || z)) := by cases x <;> cases y <;> rfl
theorem eq_false_iff {b : Bool} : b = false ↔ b ≠ true := by cases b <;> simp
theorem ne_false_iff {b : Bool} : b ≠ false ↔ b = true := by cases b <;> simp
theorem eq_iff_iff {a b : Bool} : a = b ↔ (a = true ↔ b = true) := by cases a <;> cases b <;> simp
theorem not_inj {x y : Bool} : (!x) = !y → x = y := by cases x <;> cases y <;> simp
protected theorem cond_true {α : Sort u} {a b : α} : cond true a b = a := rfl
protected theorem cond_false {α : Sort u} {a b : α} : cond false a b = b := rfl
@[simp] theorem decide_eq_true {b : Bool} {_ : Decidable (b = true)} : decide (b = true) = b := by cases b <;> simp
theorem beq_eq_decide_eq {α : Type u} [BEq α] [LawfulBEq α] [DecidableEq α] (a b : α) : (a == b) = decide (a = b) := by
  by_cases h : a = b <;> simp [h]
def toNat (b : Bool) : Nat := cond b 1 0
@[simp] theorem toNat_true : true.toNat = 1 := rfl
@[simp] theorem toNat_false : false.toNat = 0 := rfl
theorem toNat_le (c : Bool) : c.toNat ≤ 1 := by cases c <;> decide
theorem eq_true_of_not_eq_false {b : Bool} (h : ¬b = false) : b = true := by revert h; cases b <;> simp
end Bool
/- Functions, pairs, sums. -/
namespace Function
@[inline] def curry {α : Type u} {β : Type v} {φ : Sort w} : (α × β → φ) → α → β → φ := fun f a b => f (a, b)
@[inline] def uncurry {α : Type u} {β : Type v} {φ : Sort w} : (α → β → φ) → α × β → φ := fun f a => f a.1 a.2
end Function
namespace Prod
variable {α : Type u} {β : Type v}
@[simp] theorem map_fst {γ : Type w} {δ : Type x} (f : α → β) (g : γ → δ) (x : α × γ) :
    (map f g x).1 = f x.1 := rfl
@[simp] theorem map_snd {γ : Type w} {δ : Type x} (f : α → β) (g : γ → δ) (x : α × γ) :
    (map f g x).2 = g x.2 := rfl
@[simp] theorem fst_swap {p : α × β} : (swap p).1 = p.2 := rfl
end Prod
namespace Sum
variable {α : Type u} {β : Type v} {γ : Sort w}
protected def elim (f : α → γ) (g : β → γ) : α ⊕ β → γ := fun x => match x with
  | .inl a => f a
  | .inr b => g b
@[simp] theorem elim_inl (f : α → γ) (g : β → γ) (x : α) : Sum.elim f g (.inl x) = f x := rfl
@[simp] theorem elim_inr (f : α → γ) (g : β → γ) (x : β) : Sum.elim f g (.inr x) = g x := rfl
def isLeft : α ⊕ β → Bool
  | .inl _ => true
  | .inr _ => false
def isRight : α ⊕ β → Bool
  | .inl _ => false
  | .inr _ => true
protected theorem «forall» {p : α ⊕ β → Prop} : (∀ x, p x) ↔ (∀ a, p (.inl a)) ∧ ∀ b, p (.inr b) :=
  ⟨fun h => ⟨fun _ => h _, fun _ => h _⟩, fun ⟨h₁, h₂⟩ x => match x with
    | .inl a => h₁ a
    | .inr b => h₂ b⟩
end Sum
/- Quotients. -/
section
variable {α : Sort u}
theorem Quot.exists_rep {r : α → α → Prop} (q : Quot r) : ∃ a : α, Quot.mk r a = q :=
  Quot.ind (β := fun q => ∃ a, Quot.mk r a = q) (fun a => ⟨a, rfl⟩) q
theorem Quotient.exists_rep {s : Setoid α} (q : Quotient s) : ∃ a : α, Quotient.mk s a = q := Quot.exists_rep q
theorem Setoid.refl [s : Setoid α] (a : α) : a ≈ a := s.iseqv.refl a
theorem Setoid.symm [s : Setoid α] {a b : α} (hab : a ≈ b) : b ≈ a := s.iseqv.symm hab
theorem Setoid.trans [s : Setoid α] {a b c : α} (hab : a ≈ b) (hbc : b ≈ c) : a ≈ c := s.iseqv.trans hab hbc
theorem Quotient.exact {s : Setoid α} {a b : α} : Quotient.mk s a = Quotient.mk s b → a ≈ b := by
  intro h
  have lift : Quot.lift (s.r a) (fun x y (k : s.r x y) => propext ⟨fun l => s.iseqv.trans l k,
    fun l => s.iseqv.trans l (s.iseqv.symm k)⟩) (Quot.mk s.r a) := s.iseqv.refl a
  rw [show Quot.mk s.r a = Quot.mk s.r b from h] at lift
  exact lift
end
end
