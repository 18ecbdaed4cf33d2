/-
Elementary facts on equality, heterogeneous equality, propositions and small types.
-/
/- Equality. -/
theorem id_def {α : Sort u} (a : α) : id a = a := rfl
theorem optParam_eq (α : Sort u) (default : α) : optParam α default = α := rfl
theorem ne_false_of_self {p : Prop} : p → p ≠ False := fun hp h => h ▸ hp
theorem ne_true_of_not {p : Prop} : ¬p → p ≠ True := fun hnp h => hnp (h ▸ trivial)
theorem true_ne_false : ¬True = False := ne_false_of_self trivial
theorem false_ne_true : False ≠ True := fun h => h.symm ▸ trivial
theorem true_eq_false_of_false : False → (True = False) := False.elim
theorem false_of_true_eq_false (h : True = False) : False := by rw [← h]; trivial
theorem false_of_ne {α : Sort u} {a : α} : a ≠ a → False := (· rfl)
theorem ne_self_iff_false {α : Sort u} (a : α) : a ≠ a ↔ False := ⟨false_of_ne, False.elim⟩
theorem eq_iff_true_of_subsingleton {α : Sort u} [Subsingleton α] (x y : α) : x = y ↔ True :=
  ⟨fun _ => ⟨⟩, fun _ => Subsingleton.elim x y⟩
theorem HEq.subst {α β : Sort u} {a : α} {b : β} {p : (T : Sort u) → T → Prop} (h₁ : a ≍ b) (h₂ : p α a) : p β b := by
  cases h₁; exact h₂
theorem heq_comm {α β : Sort u} {a : α} {b : β} : a ≍ b ↔ b ≍ a := ⟨HEq.symm, HEq.symm⟩
protected theorem HEq.comm {α β : Sort u} {a : α} {b : β} : a ≍ b ↔ b ≍ a := heq_comm
theorem heq_self_iff_true {α : Sort u} (a : α) : a ≍ a ↔ True := ⟨fun _ => ⟨⟩, fun _ => .rfl⟩
theorem heq_of_eqRec_eq {α β : Sort u} {a : α} {b : β} (h₁ : α = β) (h₂ : h₁ ▸ a = b) : a ≍ b := by
  cases h₁; cases h₂; rfl
noncomputable def HEq.ndrec.{u1, u2} {α : Sort u2} {a : α} {motive : {β : Sort u2} → β → Sort u1} (m : motive a)
    {β : Sort u2} {b : β} (h : a ≍ b) : motive b := h.rec m
noncomputable def HEq.ndrecOn.{u1, u2} {α : Sort u2} {a : α} {motive : {β : Sort u2} → β → Sort u1}
    {β : Sort u2} {b : β}
    (h : a ≍ b) (m : motive a) : motive b := h.rec m
noncomputable def HEq.elim {α : Sort u} {a : α} {p : α → Sort v} {b : α} (h₁ : a ≍ b) (h₂ : p a) : p b :=
  eq_of_heq h₁ ▸ h₂
theorem PUnit.ext (a b : PUnit) : a = b := rfl
theorem PUnit.eq_punit (a : PUnit) : a = ⟨⟩ := rfl
protected theorem PSigma.eta {α : Sort u} {β : α → Sort v} {a₁ a₂ : α} {b₁ : β a₁} {b₂ : β a₂} (h₁ : a₁ = a₂)
    (h₂ : Eq.ndrec b₁ h₁ = b₂) : PSigma.mk a₁ b₁ = PSigma.mk a₂ b₂ := by cases h₁; cases h₂; rfl

/- Propositions. -/
theorem imp_intro {α β : Prop} (h : α) : β → α := fun _ => h
theorem imp_congr_ctx {a b c d : Prop} (h₁ : a ↔ c) (h₂ : c → (b ↔ d)) : (a → b) ↔ (c → d) :=
  ⟨fun h k => (h₂ k).mp (h (h₁.mpr k)), fun h k => (h₂ (h₁.mp k)).mpr (h (h₁.mp k))⟩
theorem Iff.subst {a b : Prop} {p : Prop → Prop} (h₁ : a ↔ b) (h₂ : p a) : p b := propext h₁ ▸ h₂
theorem Eq.to_iff {a b : Prop} : a = b → (a ↔ b) := Iff.of_eq
theorem neq_of_not_iff {a b : Prop} : ¬(a ↔ b) → a ≠ b := mt Iff.of_eq
theorem of_iff_true {a : Prop} (h : a ↔ True) : a := h.mpr trivial
theorem not_of_iff_false {p : Prop} : (p ↔ False) → ¬p := Iff.mp
theorem not_true : (¬ True) ↔ False := ⟨(· trivial), False.elim⟩
theorem not_false_iff : (¬ False) ↔ True := ⟨fun _ => ⟨⟩, fun _ => id⟩
theorem not_iff_false_intro {a : Prop} (h : a) : ¬a ↔ False := ⟨(· h), False.elim⟩
theorem true_iff_false : (True ↔ False) ↔ False := ⟨fun h => h.mp trivial, False.elim⟩
theorem false_iff_true : (False ↔ True) ↔ False := ⟨fun h => h.mpr trivial, False.elim⟩
theorem false_of_true_iff_false (h : True ↔ False) : False := h.mp trivial
abbrev And.elim {a b : Prop} {α : Sort u} (f : a → b → α) (h : a ∧ b) : α := f h.left h.right
def Iff.elim {a b : Prop} {α : Sort u} (f : (a → b) → (b → a) → α) (h : a ↔ b) : α := f h.mp h.mpr
theorem Decidable.not_and_iff_or_not {p q : Prop} [d₁ : Decidable p] [d₂ : Decidable q] : ¬ (p ∧ q) ↔ ¬ p ∨ ¬ q :=
  ⟨fun h => if k : p then .inr fun hq => h ⟨k, hq⟩ else .inl k, fun h k => h.elim (· k.1) (· k.2)⟩
theorem Exists.of_psigma_prop {α : Sort u} {p : α → Prop} : (PSigma fun x => p x) → ∃ x, p x
  | ⟨x, hx⟩ => ⟨x, hx⟩
theorem Subtype.exists_of_subtype {α : Type u} {p : α → Prop} : { x // p x } → ∃ x, p x
  | ⟨a, h⟩ => ⟨a, h⟩

/- Decisions, and data without content. -/
@[inline] def toBoolUsing {p : Prop} (d : Decidable p) : Bool := d.decide
theorem toBoolUsing_eq_true {p : Prop} (d : Decidable p) (h : p) : toBoolUsing d = true := @decide_eq_true p d h
theorem of_toBoolUsing_eq_true {p : Prop} {d : Decidable p} (h : toBoolUsing d = true) :
    p := @of_decide_eq_true p d h
theorem of_toBoolUsing_eq_false {p : Prop} {d : Decidable p} (h : toBoolUsing d = false) : ¬p :=
  @of_decide_eq_false p d h
def iteInduction {α : Sort u} {c : Prop} [inst : Decidable c] {motive : α → Sort v} {t e : α} (hpos : c → motive t)
    (hneg : ¬c → motive e) : motive (ite c t e) :=
  match inst with
  | isTrue h => hpos h
  | isFalse h => hneg h
theorem not_eq_of_beq_eq_false {α : Type u} [BEq α] [ReflBEq α] {a b : α} (h : (a == b) = false) : ¬a = b := by
  intro e; subst e; rw [BEq.rfl] at h; exact Bool.noConfusion h
def instDecidableEqOfLawfulBEq {α : Type u} [BEq α] [LawfulBEq α] : DecidableEq α := fun x y =>
  match h : x == y with
  | false => isFalse (not_eq_of_beq_eq_false h)
  | true => isTrue (eq_of_beq h)
@[extern "lean_strict_or"] def strictOr (b₁ b₂ : Bool) := b₁ || b₂
@[extern "lean_strict_and"] def strictAnd (b₁ b₂ : Bool) := b₁ && b₂
@[macro_inline] def Empty.elim {C : Sort u} : Empty → C := Empty.rec
@[macro_inline] def PEmpty.elim {C : Sort u} : PEmpty.{v} → C := fun a => nomatch a
@[reducible] def PSum.inhabitedLeft {α : Sort u} {β : Sort v} [Inhabited α] : Inhabited (PSum α β) := ⟨PSum.inl default⟩
@[reducible] def PSum.inhabitedRight {α : Sort u} {β : Sort v} [Inhabited β] : Inhabited (PSum α β) :=
  ⟨PSum.inr default⟩
abbrev Superset {α : Type u} [HasSubset α] (a b : α) : Prop := b ⊆ a
abbrev SSuperset {α : Type u} [HasSSubset α] (a b : α) : Prop := b ⊂ a
class LawfulSingleton (α : Type u) (β : Type v) [EmptyCollection β] [Insert α β] [Singleton α β] : Prop where
  insert_empty_eq (x : α) : (insert x ∅ : β) = singleton x
class Sep (α : outParam <| Type u) (γ : Type v) where
  sep : (α → Prop) → γ → γ
class Std.LawfulCommIdentity {α : Sort u} (op : α → α → α) (o : outParam α) [hc : Std.Commutative op] : Prop
    extends Std.LawfulIdentity op o where
  left_id a := Eq.trans (hc.comm o a) (right_id a)
  right_id a := Eq.trans (hc.comm a o) (left_id a)
