/-
Logic and truth values: what else Lean's core library says of connectives, quantifiers, decidable propositions, `if`
and `Bool`.
-/
section
variable {a : Prop}
/- Casts. -/
@[simp] theorem eq_mp_eq_cast {α β : Sort u} (h : α = β) : Eq.mp h = cast h := rfl
@[simp] theorem eq_mpr_eq_cast {α β : Sort u} (h : α = β) : Eq.mpr h = cast h.symm := rfl
@[simp] theorem cast_cast {α β γ : Sort u} (ha : α = β) (hb : β = γ) (a : α) :
    cast hb (cast ha a) = cast (ha.trans hb) a := by subst ha; rfl
@[simp] theorem eq_true_eq_id : Eq True = id :=
  funext fun p => propext ⟨fun h => h ▸ trivial, fun h => (eq_true h).symm⟩
theorem proof_irrel_heq {p q : Prop} (hp : p) (hq : q) : HEq hp hq := by
  cases propext (iff_of_true hp hq); exact HEq.refl hp

/- Connectives. -/
theorem iff_true_intro (h : a) : a ↔ True := iff_of_true h trivial
theorem iff_false_intro (h : ¬a) : a ↔ False := iff_of_false h id
theorem not_and_self_iff (a : Prop) : ¬a ∧ a ↔ False := iff_false_intro not_and_self
theorem and_congr_left' {b c : Prop} (h : a ↔ b) : a ∧ c ↔ b ∧ c := and_congr h Iff.rfl
theorem and_congr_right' {b c : Prop} (h : b ↔ c) : a ∧ b ↔ a ∧ c := and_congr Iff.rfl h
theorem not_and_of_not_left (b : Prop) : ¬a → ¬(a ∧ b) := mt And.left
theorem not_and_of_not_right (a : Prop) {b : Prop} : ¬b → ¬(a ∧ b) := mt And.right
theorem and_congr_right_eq {b c : Prop} (h : a → b = c) : (a ∧ b) = (a ∧ c) :=
  propext (and_congr_right fun x => Iff.of_eq (h x))
theorem and_congr_left_eq {b c : Prop} (h : c → a = b) : (a ∧ c) = (b ∧ c) :=
  propext (and_congr_left fun x => Iff.of_eq (h x))
theorem and_and_and_comm {b c d : Prop} : (a ∧ b) ∧ c ∧ d ↔ (a ∧ c) ∧ b ∧ d :=
  ⟨fun ⟨⟨x, y⟩, z, w⟩ => ⟨⟨x, z⟩, y, w⟩, fun ⟨⟨x, z⟩, y, w⟩ => ⟨⟨x, y⟩, z, w⟩⟩
theorem and_and_left {b c : Prop} : a ∧ (b ∧ c) ↔ (a ∧ b) ∧ a ∧ c :=
  ⟨fun ⟨x, y, z⟩ => ⟨⟨x, y⟩, x, z⟩, fun ⟨⟨x, y⟩, _, z⟩ => ⟨x, y, z⟩⟩
theorem and_and_right {b c : Prop} : (a ∧ b) ∧ c ↔ (a ∧ c) ∧ b ∧ c :=
  ⟨fun ⟨⟨x, y⟩, z⟩ => ⟨⟨x, z⟩, y, z⟩, fun ⟨⟨x, z⟩, y, _⟩ => ⟨⟨x, y⟩, z⟩⟩
theorem or_congr_left {b c : Prop} (h : a ↔ b) : a ∨ c ↔ b ∨ c := or_congr h Iff.rfl
theorem or_congr_right {b c : Prop} (h : b ↔ c) : a ∨ b ↔ a ∨ c := or_congr Iff.rfl h
theorem or_or_or_comm {b c d : Prop} : (a ∨ b) ∨ c ∨ d ↔ (a ∨ c) ∨ b ∨ d := by
  rw [← or_assoc, @or_right_comm a, or_assoc]
theorem or_or_distrib_left {b c : Prop} : a ∨ b ∨ c ↔ (a ∨ b) ∨ a ∨ c := by rw [or_or_or_comm, or_self]
theorem or_or_distrib_right {b c : Prop} : (a ∨ b) ∨ c ↔ (a ∨ c) ∨ b ∨ c := by rw [or_or_or_comm, or_self]
theorem not_imp_of_and_not {b : Prop} : a ∧ ¬b → ¬(a → b) := fun h f => h.2 (f h.1)
theorem not_and' {b : Prop} : ¬(a ∧ b) ↔ b → ¬a := Iff.trans not_and imp_not_comm
theorem not_not_of_not_imp {b : Prop} : ¬(a → b) → ¬¬a := fun h x => h fun y => (x y).elim
theorem not_of_not_imp {b : Prop} : ¬(a → b) → ¬b := fun h y => h fun _ => y
@[simp] theorem imp_not_self : (a → ¬a) ↔ ¬a := ⟨fun h x => h x x, fun h _ => h⟩
theorem iff_def' {b : Prop} : (a ↔ b) ↔ (b → a) ∧ (a → b) := ⟨fun h => ⟨h.mpr, h.mp⟩, fun h => ⟨h.2, h.1⟩⟩
theorem iff_true_left {b : Prop} (ha : a) : (a ↔ b) ↔ b := ⟨fun h => h.mp ha, iff_of_true ha⟩
theorem iff_true_right {b : Prop} (ha : a) : (b ↔ a) ↔ b := ⟨fun h => h.mpr ha, fun h => iff_of_true h ha⟩
theorem iff_false_left {b : Prop} (ha : ¬a) : (a ↔ b) ↔ ¬b := ⟨fun h x => ha (h.mpr x), iff_of_false ha⟩
theorem iff_false_right {b : Prop} (ha : ¬a) : (b ↔ a) ↔ ¬b := ⟨fun h x => ha (h.mp x), fun h => iff_of_false h ha⟩
theorem Or.neg_resolve_left {b : Prop} (h : ¬a ∨ b) (ha : a) : b := h.elim (fun n => (n ha).elim) id
theorem Or.neg_resolve_right {b : Prop} (h : a ∨ ¬b) (nb : b) : a := h.elim id fun n => (n nb).elim
@[simp] theorem iff_self_or {a b : Prop} : (a ↔ a ∨ b) ↔ (b → a) :=
  ⟨fun h y => h.mpr (.inr y), fun h => ⟨.inl, fun k => k.elim id h⟩⟩
@[simp] theorem iff_or_self {a b : Prop} : (b ↔ a ∨ b) ↔ (a → b) :=
  ⟨fun h y => h.mpr (.inl y), fun h => ⟨.inr, fun k => k.elim h id⟩⟩
theorem peirce' {a : Prop} (H : ∀ b : Prop, (a → b) → a) : a := H a id

/- Quantifiers. -/
section
variable {α : Sort u}
theorem Exists.imp' {p : α → Prop} {β : Sort v} {q : β → Prop} (f : α → β) (hpq : ∀ a, p a → q (f a)) :
    (∃ a, p a) → ∃ b, q b :=
  fun ⟨x, h⟩ => ⟨f x, hpq x h⟩
theorem exists₂_imp {b : Prop} {α : Sort u} {p : α → Prop} {P : (x : α) → p x → Prop} :
    (∃ x h, P x h) → b ↔ ∀ x h, P x h → b :=
  ⟨fun f x h k => f ⟨x, h, k⟩, fun f ⟨x, h, k⟩ => f x h k⟩
@[congr] theorem exists_prop_congr {p p' : Prop} {q q' : p → Prop} (hq : ∀ h, q h ↔ q' h) (hp : p ↔ p') :
    Exists q ↔ ∃ h : p', q' (hp.2 h) := ⟨fun ⟨h, k⟩ => ⟨hp.1 h, (hq h).1 k⟩, fun ⟨h, k⟩ => ⟨hp.2 h, (hq _).2 k⟩⟩
@[simp] theorem exists_true_left {p : True → Prop} : Exists p ↔ p True.intro := exists_prop_of_true trivial
theorem forall₂_congr {β : α → Sort v} {p q : ∀ a, β a → Prop} (h : ∀ a b, p a b ↔ q a b) :
    (∀ a b, p a b) ↔ ∀ a b, q a b := forall_congr' fun a => forall_congr' (h a)
theorem exists₂_congr {β : α → Sort v} {p q : ∀ a, β a → Prop} (h : ∀ a b, p a b ↔ q a b) :
    (∃ a b, p a b) ↔ ∃ a b, q a b := exists_congr fun a => exists_congr (h a)
theorem forall₃_congr {β : α → Sort v} {γ : ∀ a, β a → Sort w} {p q : ∀ a b, γ a b → Prop}
    (h : ∀ a b c, p a b c ↔ q a b c) : (∀ a b c, p a b c) ↔ ∀ a b c, q a b c :=
  forall_congr' fun a => forall₂_congr (h a)
theorem exists₃_congr {β : α → Sort v} {γ : ∀ a, β a → Sort w} {p q : ∀ a b, γ a b → Prop}
    (h : ∀ a b c, p a b c ↔ q a b c) : (∃ a b c, p a b c) ↔ ∃ a b c, q a b c :=
  exists_congr fun a => exists₂_congr (h a)
theorem Exists.nonempty {p : α → Prop} : (∃ x, p x) → Nonempty α := fun ⟨x, _⟩ => ⟨x⟩
@[simp] theorem exists_eq_right_right {p q : α → Prop} {a' : α} : (∃ (a : α), p a ∧ q a ∧ a = a') ↔ p a' ∧ q a' :=
  ⟨fun ⟨_, h, k, e⟩ => e ▸ ⟨h, k⟩, fun h => ⟨a', h.1, h.2, rfl⟩⟩
@[simp] theorem exists_eq_right_right' {p q : α → Prop} {a' : α} : (∃ (a : α), p a ∧ q a ∧ a' = a) ↔ p a' ∧ q a' :=
  ⟨fun ⟨_, h, k, e⟩ => e ▸ ⟨h, k⟩, fun h => ⟨a', h.1, h.2, rfl⟩⟩
@[simp] theorem exists_or_eq_left (y : α) (p : α → Prop) : ∃ x : α, x = y ∨ p x := ⟨y, .inl rfl⟩
@[simp] theorem exists_or_eq_right (y : α) (p : α → Prop) : ∃ x : α, p x ∨ x = y := ⟨y, .inr rfl⟩
@[simp] theorem exists_or_eq_left' (y : α) (p : α → Prop) : ∃ x : α, y = x ∨ p x := ⟨y, .inl rfl⟩
@[simp] theorem exists_or_eq_right' (y : α) (p : α → Prop) : ∃ x : α, p x ∨ y = x := ⟨y, .inr rfl⟩
theorem forall_prop_of_false {p : Prop} {q : p → Prop} (hn : ¬p) : (∀ h' : p, q h') ↔ True :=
  iff_true_intro fun h => (hn h).elim
end

/- Decidable propositions. -/
attribute [simp] Decidable.not_not
abbrev Decidable.or_not_self := Decidable.em
theorem Decidable.not_or_self (p : Prop) [h : Decidable p] : ¬p ∨ p := (Decidable.em p).symm
theorem Decidable.by_contra {p : Prop} [Decidable p] : (¬p → False) → p := Decidable.of_not_not
protected def Or.by_cases {p q : Prop} [Decidable p] {α : Sort u} (h : p ∨ q) (h₁ : p → α) (h₂ : q → α) : α :=
  if hp : p then h₁ hp else h₂ (h.resolve_left hp)
protected def Or.by_cases' {q p : Prop} [Decidable q] {α : Sort u} (h : p ∨ q) (h₁ : p → α) (h₂ : q → α) : α :=
  if hq : q then h₂ hq else h₁ (h.resolve_right hq)
@[inline, reducible] def decidable_of_iff {b : Prop} (a : Prop) (h : a ↔ b) [Decidable a] : Decidable b :=
  decidable_of_decidable_of_iff h
@[inline, reducible] def decidable_of_iff' {a : Prop} (b : Prop) (h : a ↔ b) [Decidable b] : Decidable a :=
  decidable_of_decidable_of_iff h.symm
def decidable_of_bool {a : Prop} : ∀ b : Bool, (b ↔ a) → Decidable a
  | true, h => isTrue (h.1 rfl)
  | false, h => isFalse (mt h.2 fun e => Bool.noConfusion e)
instance exists_prop_decidable {p : Prop} (P : p → Prop) [Decidable p] [∀ h, Decidable (P h)] : Decidable (∃ h, P h) :=
  if h : p then decidable_of_decidable_of_iff (p := P h) ⟨fun k => ⟨h, k⟩, fun ⟨_, k⟩ => k⟩
  else isFalse fun ⟨k, _⟩ => h k
instance forall_prop_decidable {p : Prop} (P : p → Prop) [Decidable p] [∀ h, Decidable (P h)] : Decidable (∀ h, P h) :=
  if h : p then decidable_of_decidable_of_iff (p := P h) ⟨fun k _ => k, fun f => f h⟩
  else isTrue fun k => absurd k h
theorem decide_eq_true_iff {p : Prop} [Decidable p] : (decide p = true) ↔ p := ⟨of_decide_eq_true, decide_eq_true⟩
namespace Decidable
variable {b : Prop}
theorem not_imp_symm [Decidable a] (h : ¬a → b) (hb : ¬b) : a := byContradiction fun n => hb (h n)
theorem not_imp_comm [Decidable a] [Decidable b] : (¬a → b) ↔ (¬b → a) := ⟨not_imp_symm, not_imp_symm⟩
theorem not_imp_self [Decidable a] : (¬a → a) ↔ a := ⟨fun h => byContradiction fun n => n (h n), fun h _ => h⟩
theorem not_imp_not [Decidable a] : (¬a → ¬b) ↔ (b → a) := ⟨fun h y => byContradiction fun n => h n y, mt⟩
theorem imp_iff_or_not [Decidable b] : b → a ↔ a ∨ ¬b := Decidable.imp_iff_not_or.trans or_comm
theorem imp_or {c : Prop} [Decidable a] : (a → b ∨ c) ↔ (a → b) ∨ (a → c) :=
  ⟨fun h => if x : a then (h x).imp (fun y _ => y) fun z _ => z else .inl fun y => absurd y x, fun h x =>
    h.imp (fun f => f x) fun f => f x⟩
theorem imp_or' {c : Prop} {a : Sort u} [Decidable b] : (a → b ∨ c) ↔ (a → b) ∨ (a → c) :=
  ⟨fun h => if y : b then .inl fun _ => y else .inr fun x => (h x).resolve_left y, fun h x =>
    h.imp (fun f => f x) fun f => f x⟩
theorem peirce (a b : Prop) [Decidable a] : ((a → b) → a) → a := fun h =>
  byContradiction fun n => n (h fun x => absurd x n)
theorem not_iff_not [Decidable a] [Decidable b] : (¬a ↔ ¬b) ↔ (a ↔ b) :=
  ⟨fun h => ⟨not_imp_not.mp h.mpr, not_imp_not.mp h.mp⟩, fun h => ⟨mt h.mpr, mt h.mp⟩⟩
theorem not_iff_comm [Decidable a] [Decidable b] : (¬a ↔ b) ↔ (¬b ↔ a) :=
  ⟨fun h => ⟨not_imp_symm h.mp, fun x y => h.mpr y x⟩, fun h => ⟨not_imp_symm h.mp, fun x y => h.mpr y x⟩⟩
theorem iff_not_comm [Decidable a] [Decidable b] : (a ↔ ¬b) ↔ (b ↔ ¬a) :=
  ⟨fun h => ⟨fun y x => h.mp x y, not_imp_symm h.mpr⟩, fun h => ⟨fun y x => h.mp x y, not_imp_symm h.mpr⟩⟩
theorem not_iff [Decidable b] : ¬(a ↔ b) ↔ (¬a ↔ b) :=
  if h : b then by rw [iff_true_right h, iff_true_right h] else by rw [iff_false_right h, iff_false_right h]
theorem iff_iff_and_or_not_and_not {a b : Prop} [Decidable b] : (a ↔ b) ↔ (a ∧ b) ∨ (¬a ∧ ¬b) :=
  ⟨fun e => if h : b then .inl ⟨e.2 h, h⟩ else .inr ⟨mt e.1 h, h⟩, fun h =>
    h.elim (fun h => iff_of_true h.1 h.2) fun h => iff_of_false h.1 h.2⟩
theorem iff_iff_not_or_and_or_not [Decidable a] [Decidable b] : (a ↔ b) ↔ (¬a ∨ b) ∧ (a ∨ ¬b) :=
  ⟨fun h => ⟨imp_iff_not_or.1 h.mp, imp_iff_or_not.1 h.mpr⟩, fun h => ⟨imp_iff_not_or.2 h.1, imp_iff_or_not.2 h.2⟩⟩
theorem not_and_not_right [Decidable b] : ¬(a ∧ ¬b) ↔ (a → b) :=
  ⟨fun h x => byContradiction fun n => h ⟨x, n⟩, fun h k => k.2 (h k.1)⟩
theorem not_and_iff_not_or_not' [Decidable b] : ¬(a ∧ b) ↔ ¬a ∨ ¬b :=
  ⟨fun h => if y : b then .inl fun x => h ⟨x, y⟩ else .inr y, not_and_of_not_or_not⟩
theorem or_iff_not_not_and_not [Decidable a] [Decidable b] : a ∨ b ↔ ¬(¬a ∧ ¬b) := by rw [← not_or, Decidable.not_not]
theorem and_iff_not_not_or_not [Decidable a] [Decidable b] : a ∧ b ↔ ¬(¬a ∨ ¬b) := by
  rw [← not_and_iff_or_not_not, Decidable.not_not]
theorem imp_iff_right_iff [Decidable a] : (a → b ↔ b) ↔ a ∨ b :=
  ⟨fun h => if x : a then .inl x else .inr (h.mp fun y => absurd y x), fun h =>
    h.elim imp_iff_right fun y => iff_of_true (fun _ => y) y⟩
theorem imp_iff_left_iff [Decidable a] : (b ↔ a → b) ↔ a ∨ b := Iff.comm.trans imp_iff_right_iff
theorem and_or_imp {c : Prop} [Decidable a] : a ∧ b ∨ (a → c) ↔ a → b ∨ c :=
  ⟨fun h x => h.imp And.right fun f => f x, fun h =>
    if x : a then (h x).imp (fun y => ⟨x, y⟩) fun z _ => z else .inr fun y => absurd y x⟩
theorem or_congr_left' {c : Prop} [Decidable c] (h : ¬c → (a ↔ b)) : a ∨ c ↔ b ∨ c :=
  ⟨fun k => if z : c then .inr z else .inl ((h z).mp (k.resolve_right z)), fun k =>
    if z : c then .inr z else .inl ((h z).mpr (k.resolve_right z))⟩
theorem or_congr_right' {c : Prop} [Decidable a] (h : ¬a → (b ↔ c)) : a ∨ b ↔ a ∨ c :=
  ⟨fun k => if z : a then .inl z else .inr ((h z).mp (k.resolve_left z)), fun k =>
    if z : a then .inl z else .inr ((h z).mpr (k.resolve_left z))⟩
@[simp] theorem iff_congr_left {P Q R : Prop} [Decidable P] [Decidable Q] [Decidable R] :
    ((P ↔ R) ↔ (Q ↔ R)) ↔ (P ↔ Q) :=
  if h : R then by rw [iff_true_right h, iff_true_right h]
  else by rw [iff_false_right h, iff_false_right h, Decidable.not_iff_not]
@[simp] theorem iff_congr_right {P Q R : Prop} [Decidable P] [Decidable Q] [Decidable R] :
    ((P ↔ Q) ↔ (P ↔ R)) ↔ (Q ↔ R) :=
  if h : P then by rw [iff_true_left h, iff_true_left h]
  else by rw [iff_false_left h, iff_false_left h, Decidable.not_iff_not]
protected theorem not_forall {α : Sort u} {p : α → Prop} [Decidable (∃ x, ¬p x)] [∀ x, Decidable (p x)] :
    (¬∀ x, p x) ↔ ∃ x, ¬p x :=
  ⟨not_imp_symm fun h x => not_imp_symm (fun k => ⟨x, k⟩) h, not_forall_of_exists_not⟩
protected theorem not_forall_not {α : Sort u} {p : α → Prop} [Decidable (∃ x, p x)] : (¬∀ x, ¬p x) ↔ ∃ x, p x :=
  ⟨not_imp_symm fun h x k => h ⟨x, k⟩, fun ⟨x, k⟩ h => h x k⟩
protected theorem not_exists_not {α : Sort u} {p : α → Prop} [∀ x, Decidable (p x)] : (¬∃ x, ¬p x) ↔ ∀ x, p x :=
  ⟨fun h x => byContradiction fun k => h ⟨x, k⟩, fun h ⟨x, k⟩ => k (h x)⟩
end Decidable
end

/- `if`. -/
theorem if_true {α : Sort u} {_ : Decidable True} (t e : α) : ite True t e = t := if_pos trivial
theorem if_false {α : Sort u} {_ : Decidable False} (t e : α) : ite False t e = e := if_neg id
theorem ite_id {c : Prop} [Decidable c] {α : Sort u} (t : α) : (if c then t else t) = t := ite_self t
@[simp] theorem ite_false_left {p q : Prop} [h : Decidable p] : (if p then False else q) ↔ ¬p ∧ q := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_false_right {p q : Prop} [h : Decidable p] : (if p then q else False) ↔ p ∧ q := by
  cases h with | _ g => simp [g]
@[simp low] theorem ite_true_left {p q : Prop} [h : Decidable p] : (if p then True else q) ↔ ¬p → q := by
  cases h with | _ g => simp [g]
@[simp low] theorem ite_true_right {p q : Prop} [h : Decidable p] : (if p then q else True) ↔ p → q := by
  cases h with | _ g => simp [g]
@[simp] theorem dite_not {α : Sort u} {p : Prop} [hn : Decidable (¬p)] [h : Decidable p] (x : ¬p → α) (y : ¬¬p → α) :
    dite (¬p) x y = dite p (fun h => y (not_not_intro h)) x := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_self_left {p q : Prop} [h : Decidable p] : (if p then p else q) ↔ ¬p → q := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_self_right {p q : Prop} [h : Decidable p] : (if p then q else p) ↔ p ∧ q := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_not_self_left {p : Prop} [Decidable p] {q : Prop} : (if p then ¬p else q) ↔ ¬p ∧ q := by
  cases ‹Decidable p› with | _ g => simp [g]
@[simp] theorem ite_not_self_right {p : Prop} [Decidable p] {q : Prop} : (if p then q else ¬p) ↔ p → q := by
  cases ‹Decidable p› with | _ g => simp [g]
@[simp] theorem ite_iff_left_iff {p : Prop} [Decidable p] {x y : Prop} : ((if p then x else y) ↔ x) ↔ (¬p → y = x) := by
  cases ‹Decidable p› with | _ g => simp [g]
@[simp] theorem ite_iff_right_iff {p : Prop} [Decidable p] {x y : Prop} : ((if p then x else y) ↔ y) ↔ (p → x = y) := by
  cases ‹Decidable p› with | _ g => simp [g]
@[simp] theorem dite_eq_left_iff {α : Sort u} {p : Prop} {x : α} {y : ¬p → α} [h : Decidable p] :
    (if h : p then x else y h) = x ↔ ∀ h : ¬p, y h = x := by
  by_cases g : p
  · rw [dif_pos g]; exact ⟨fun _ k => absurd g k, fun _ => rfl⟩
  · rw [dif_neg g]; exact ⟨fun e _ => e, fun f => f g⟩
@[simp] theorem dite_eq_right_iff {α : Sort u} {p : Prop} {x : p → α} {y : α} [h : Decidable p] :
    (if h : p then x h else y) = y ↔ ∀ h : p, x h = y := by
  by_cases g : p
  · rw [dif_pos g]; exact ⟨fun e _ => e, fun f => f g⟩
  · rw [dif_neg g]; exact ⟨fun _ k => absurd k g, fun _ => rfl⟩
@[simp] theorem dite_false_left {p : Prop} [Decidable p] {x : ¬p → Prop} :
    (if h : p then False else x h) ↔ ∃ (h : ¬p), x h := by
  cases ‹Decidable p› with | _ g => simp [g]
@[simp] theorem dite_false_right {p : Prop} [Decidable p] {x : p → Prop} :
    (if h : p then x h else False) ↔ ∃ (h : p), x h := by
  cases ‹Decidable p› with | _ g => simp [g]
@[simp] theorem dite_true_left {p : Prop} [Decidable p] {x : ¬p → Prop} :
    (if h : p then True else x h) ↔ ∀ (h : ¬p), x h := by
  by_cases g : p
  · rw [dif_pos g]; exact ⟨fun _ k => absurd g k, fun _ => trivial⟩
  · rw [dif_neg g]; exact ⟨fun e _ => e, fun f => f g⟩
@[simp] theorem dite_true_right {p : Prop} [Decidable p] {x : p → Prop} :
    (if h : p then x h else True) ↔ ∀ (h : p), x h := by
  by_cases g : p
  · rw [dif_pos g]; exact ⟨fun e _ => e, fun f => f g⟩
  · rw [dif_neg g]; exact ⟨fun _ k => absurd k g, fun _ => trivial⟩
@[simp] theorem decide_implies (u v : Prop) [duv : Decidable (u → v)] [du : Decidable u] {dv : u → Decidable v} :
    decide (u → v) = dite u (fun h => @decide v (dv h)) (fun _ => true) := by
  by_cases h : u <;> simp [h]
@[simp] theorem decide_ite (u : Prop) [du : Decidable u] (p q : Prop) [dpq : Decidable (ite u p q)] [dp : Decidable p]
    [dq : Decidable q] : decide (ite u p q) = ite u (decide p) (decide q) := by
  cases du with | _ g => simp [g]
@[simp] theorem ite_decide_self_left (p : Prop) [h : Decidable p] {w : Decidable p} (q : Bool) :
    (if p then decide p else q) = (decide p || q) := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_decide_self_right (p : Prop) [h : Decidable p] {w : Decidable p} (q : Bool) :
    (if p then q else decide p) = (decide p && q) := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_decide_not_self_left (p : Prop) [h : Decidable p] {w : Decidable p} (q : Bool) :
    (if p then !decide p else q) = (!decide p && q) := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_decide_not_self_right (p : Prop) [h : Decidable p] {w : Decidable p} (q : Bool) :
    (if p then q else !decide p) = (!decide p || q) := by
  cases h with | _ g => simp [g]
@[simp] theorem false_eq_decide_iff {p : Prop} [h : Decidable p] : false = decide p ↔ ¬p := by
  cases h with | _ g => simp [g]
@[simp] theorem true_eq_decide_iff {p : Prop} [h : Decidable p] : true = decide p ↔ p := by
  cases h with | _ g => simp [g]
theorem not_decide_eq_true {p : Prop} [h : Decidable p] : ((!decide p) = true) = ¬p := by
  cases h with | _ g => simp [g]

/- Truth values. -/
namespace Bool
theorem false_ne_true : false ≠ true := Bool.noConfusion
@[simp] theorem default_bool : (default : Bool) = false := rfl
theorem eq_false_or_eq_true : (b : Bool) → b = true ∨ b = false := by decide
@[simp] theorem decide_eq_false {b : Bool} {_ : Decidable (b = false)} : decide (b = false) = !b := by cases b <;> simp
theorem decide_true_eq {b : Bool} [Decidable (true = b)] : decide (true = b) = b := by cases b <;> simp
theorem decide_false_eq {b : Bool} [Decidable (false = b)] : decide (false = b) = !b := by cases b <;> simp
@[simp] theorem eq_false_imp_eq_true_iff :
    ∀ (a b : Bool), ((a = false → b = true) ↔ (b = false → a = true)) = True := by
  intro a b; cases a <;> cases b <;> simp
@[simp] theorem eq_true_imp_eq_false_iff :
    ∀ (a b : Bool), ((a = true → b = false) ↔ (b = true → a = false)) = True := by
  intro a b; cases a <;> cases b <;> simp
@[simp] theorem and_self_left : ∀ (a b : Bool), (a && (a && b)) = (a && b) := by decide
@[simp] theorem and_self_right : ∀ (a b : Bool), ((a && b) && b) = (a && b) := by decide
@[simp] theorem eq_true_and_eq_false_self : ∀ (b : Bool), (b = true ∧ b = false) ↔ False := by decide
@[simp] theorem eq_false_and_eq_true_self : ∀ (b : Bool), (b = false ∧ b = true) ↔ False := by decide
theorem and_right_comm : ∀ (x y z : Bool), ((x && y) && z) = ((x && z) && y) := by decide
@[simp] theorem and_eq_left_iff_imp : ∀ {a b : Bool}, ((a && b) = a) ↔ (a → b) := by decide
@[simp] theorem and_eq_right_iff_imp : ∀ {a b : Bool}, ((a && b) = b) ↔ (b → a) := by decide
@[simp] theorem eq_self_and : ∀ {a b : Bool}, (a = (a && b)) ↔ (a → b) := by decide
@[simp] theorem eq_and_self : ∀ {a b : Bool}, (b = (a && b)) ↔ (b → a) := by decide
@[simp] theorem not_and_eq_left_iff_and : ∀ {a b : Bool}, ((!a && b) = a) ↔ !a ∧ !b := by decide
@[simp] theorem and_not_eq_right_iff_and : ∀ {a b : Bool}, ((a && !b) = b) ↔ !a ∧ !b := by decide
@[simp] theorem eq_not_self_and : ∀ {a b : Bool}, (a = (!a && b)) ↔ !a ∧ !b := by decide
@[simp] theorem eq_and_not_self : ∀ {a b : Bool}, (b = (a && !b)) ↔ !a ∧ !b := by decide
@[simp] theorem or_self_left : ∀ (a b : Bool), (a || (a || b)) = (a || b) := by decide
@[simp] theorem or_self_right : ∀ (a b : Bool), ((a || b) || b) = (a || b) := by decide
@[simp] theorem eq_true_or_eq_false_self : ∀ (b : Bool), (b = true ∨ b = false) ↔ True := by decide
@[simp] theorem eq_false_or_eq_true_self : ∀ (b : Bool), (b = false ∨ b = true) ↔ True := by decide
@[simp] theorem or_eq_left_iff_imp : ∀ {a b : Bool}, ((a || b) = a) ↔ (b → a) := by decide
@[simp] theorem or_eq_right_iff_imp : ∀ {a b : Bool}, ((a || b) = b) ↔ (a → b) := by decide
@[simp] theorem eq_self_or : ∀ {a b : Bool}, (a = (a || b)) ↔ (b → a) := by decide
@[simp] theorem eq_or_self : ∀ {a b : Bool}, (b = (a || b)) ↔ (a → b) := by decide
@[simp] theorem not_or_eq_left_iff_and : ∀ {a b : Bool}, ((!a || b) = a) ↔ a ∧ b := by decide
@[simp] theorem or_not_eq_right_iff_and : ∀ {a b : Bool}, ((a || !b) = b) ↔ a ∧ b := by decide
@[simp] theorem eq_not_self_or : ∀ {a b : Bool}, (a = (!a || b)) ↔ a ∧ b := by decide
@[simp] theorem eq_or_not_self : ∀ {a b : Bool}, (b = (a || !b)) ↔ a ∧ b := by decide
theorem or_right_comm : ∀ (x y z : Bool), ((x || y) || z) = ((x || z) || y) := by decide
theorem and_or_distrib_right : ∀ (x y z : Bool), ((x || y) && z) = (x && z || y && z) := by decide
theorem or_and_distrib_right : ∀ (x y z : Bool), (x && y || z) = ((x || z) && (y || z)) := by decide
theorem and_xor_distrib_left : ∀ (x y z : Bool), (x && (y ^^ z)) = ((x && y) ^^ (x && z)) := by decide
theorem and_xor_distrib_right : ∀ (x y z : Bool), ((x ^^ y) && z) = ((x && z) ^^ (y && z)) := by decide
@[simp] theorem and_eq_false_imp : ∀ {x y : Bool}, (x && y) = false ↔ (x = true → y = false) := by decide
@[simp low] theorem false_eq (b : Bool) : (false = b) = (b = false) := propext eq_comm
@[simp low] theorem true_eq (b : Bool) : (true = b) = (b = true) := propext eq_comm
@[simp] theorem true_beq : ∀ b, (true == b) = b := by decide
@[simp] theorem false_beq : ∀ b, (false == b) = !b := by decide
@[simp] theorem true_bne : ∀ b : Bool, (true != b) = !b := by decide
@[simp] theorem false_bne : ∀ b : Bool, (false != b) = b := by decide
@[simp] theorem bne_true : ∀ b : Bool, (b != true) = !b := by decide
@[simp] theorem bne_false : ∀ b : Bool, (b != false) = b := by decide
@[simp] theorem not_beq_self : ∀ x : Bool, ((!x) == x) = false := by decide
@[simp] theorem beq_not_self : ∀ x : Bool, (x == !x) = false := by decide
@[simp] theorem not_bne : ∀ a b : Bool, ((!a) != b) = !(a != b) := by decide
@[simp] theorem bne_not : ∀ a b : Bool, (a != !b) = !(a != b) := by decide
theorem not_bne_self : ∀ x : Bool, ((!x) != x) = true := by decide
theorem bne_not_self : ∀ x : Bool, (x != !x) = true := by decide
theorem not_eq_self : ∀ b : Bool, ((!b) = b) ↔ False := by decide
@[simp] theorem eq_not_self : ∀ b : Bool, (b = (!b)) ↔ False := by decide
@[simp] theorem beq_self_left : ∀ a b : Bool, (a == (a == b)) = b := by decide
@[simp] theorem beq_self_right : ∀ a b : Bool, ((a == b) == b) = a := by decide
@[simp] theorem bne_self_left : ∀ a b : Bool, (a != (a != b)) = b := by decide
@[simp] theorem bne_self_right : ∀ a b : Bool, ((a != b) != b) = a := by decide
theorem not_bne_not : ∀ x y : Bool, ((!x) != (!y)) = (x != y) := by decide
@[simp] theorem bne_assoc : ∀ x y z : Bool, ((x != y) != z) = (x != (y != z)) := by decide
@[simp] theorem bne_right_inj : ∀ {x y z : Bool}, (x != y) = (x != z) ↔ y = z := by decide
@[simp] theorem bne_left_inj : ∀ {x y z : Bool}, (x != z) = (y != z) ↔ x = y := by decide
theorem eq_not_of_ne : ∀ {x y : Bool}, x ≠ y → x = !y := by decide
theorem eq_not : ∀ {a b : Bool}, (a = (!b)) ↔ (a ≠ b) := by decide
theorem not_eq : ∀ {a b : Bool}, ((!a) = b) ↔ (a ≠ b) := by decide
@[simp] theorem coe_iff_coe : ∀ {a b : Bool}, (a ↔ b) ↔ a = b := by decide
@[simp] theorem coe_true_iff_false : ∀ {a b : Bool}, (a ↔ b = false) ↔ a = (!b) := by decide
@[simp] theorem coe_false_iff_true : ∀ {a b : Bool}, (a = false ↔ b) ↔ (!a) = b := by decide
@[simp] theorem coe_false_iff_false : ∀ {a b : Bool}, (a = false ↔ b = false) ↔ (!a) = (!b) := by decide
theorem beq_comm {α : Type u} [BEq α] [LawfulBEq α] {a b : α} : (a == b) = (b == a) :=
  coe_iff_coe.mp (beq_iff_eq.trans (eq_comm.trans beq_iff_eq.symm))
theorem false_xor : ∀ x : Bool, (false ^^ x) = x := false_bne
theorem xor_false : ∀ x : Bool, (x ^^ false) = x := bne_false
theorem true_xor : ∀ x : Bool, (true ^^ x) = !x := true_bne
theorem xor_true : ∀ x : Bool, (x ^^ true) = !x := bne_true
theorem not_xor_self : ∀ x : Bool, (!x ^^ x) = true := not_bne_self
theorem xor_not_self : ∀ x : Bool, (x ^^ !x) = true := bne_not_self
theorem not_xor : ∀ x y : Bool, (!x ^^ y) = !(x ^^ y) := by decide
theorem xor_not : ∀ x y : Bool, (x ^^ !y) = !(x ^^ y) := by decide
theorem not_xor_not : ∀ x y : Bool, (!x ^^ !y) = (x ^^ y) := not_bne_not
theorem xor_self : ∀ x : Bool, (x ^^ x) = false := by decide
theorem xor_comm : ∀ x y : Bool, (x ^^ y) = (y ^^ x) := by decide
theorem xor_left_comm : ∀ x y z : Bool, (x ^^ (y ^^ z)) = (y ^^ (x ^^ z)) := by decide
theorem xor_right_comm : ∀ x y z : Bool, ((x ^^ y) ^^ z) = ((x ^^ z) ^^ y) := by decide
theorem xor_assoc : ∀ x y z : Bool, ((x ^^ y) ^^ z) = (x ^^ (y ^^ z)) := bne_assoc
theorem xor_right_inj {x y z : Bool} : (x ^^ y) = (x ^^ z) ↔ y = z := bne_right_inj
theorem xor_left_inj {x y z : Bool} : (x ^^ z) = (y ^^ z) ↔ x = y := bne_left_inj
theorem not_inj_iff : ∀ {x y : Bool}, (!x) = (!y) ↔ x = y := by decide
theorem and_or_inj_right : ∀ {m x y : Bool}, (x && m) = (y && m) → (x || m) = (y || m) → x = y := by decide
theorem and_or_inj_right_iff : ∀ {m x y : Bool}, (x && m) = (y && m) ∧ (x || m) = (y || m) ↔ x = y := by decide
theorem and_or_inj_left : ∀ {m x y : Bool}, (m && x) = (m && y) → (m || x) = (m || y) → x = y := by decide
theorem and_or_inj_left_iff : ∀ {m x y : Bool}, (m && x) = (m && y) ∧ (m || x) = (m || y) ↔ x = y := by decide
theorem toNat_lt (b : Bool) : b.toNat < 2 := Nat.lt_succ_of_le (toNat_le b)
@[simp] theorem toNat_eq_zero {b : Bool} : b.toNat = 0 ↔ b = false := by cases b <;> decide
@[simp] theorem toNat_eq_one {b : Bool} : b.toNat = 1 ↔ b = true := by cases b <;> decide
def toInt (b : Bool) : Int := cond b 1 0
@[simp, grind =] theorem toInt_false : false.toInt = 0 := rfl
@[simp, grind =] theorem toInt_true : true.toInt = 1 := rfl
@[simp] theorem ite_true_left (p : Prop) [h : Decidable p] (f : Bool) : (if p then true else f) = (decide p || f) := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_false_left (p : Prop) [h : Decidable p] (f : Bool) :
    (if p then false else f) = (!decide p && f) := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_true_right (p : Prop) [h : Decidable p] (t : Bool) :
    (if p then t else true) = (!decide p || t) := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_false_right (p : Prop) [h : Decidable p] (t : Bool) :
    (if p then t else false) = (decide p && t) := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_eq_true_distrib (p : Prop) [h : Decidable p] (t f : Bool) :
    (ite p t f = true) = ite p (t = true) (f = true) := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_eq_false_distrib (p : Prop) [h : Decidable p] (t f : Bool) :
    (ite p t f = false) = ite p (t = false) (f = false) := by
  cases h with | _ g => simp [g]
@[simp] theorem ite_eq_false {b : Bool} {p q : Prop} : (if b = false then p else q) ↔ if b then q else p := by
  cases b <;> simp
@[simp] theorem ite_eq_false_right {b : Bool} {q : Prop} : (if b = true then q else b = false) ↔ b = true → q := by
  cases b <;> simp
@[simp] theorem not_ite_eq_true_eq_true {p : Prop} [h : Decidable p] {b c : Bool} :
    ¬(ite p (b = true) (c = true)) ↔ (ite p (b = false) (c = false)) := by
  cases h with | _ g => simp [g]
@[simp] theorem not_ite_eq_false_eq_false {p : Prop} [h : Decidable p] {b c : Bool} :
    ¬(ite p (b = false) (c = false)) ↔ (ite p (b = true) (c = true)) := by
  cases h with | _ g => simp [g]
@[simp] theorem not_ite_eq_true_eq_false {p : Prop} [h : Decidable p] {b c : Bool} :
    ¬(ite p (b = true) (c = false)) ↔ (ite p (b = false) (c = true)) := by
  cases h with | _ g => simp [g]
@[simp] theorem not_ite_eq_false_eq_true {p : Prop} [h : Decidable p] {b c : Bool} :
    ¬(ite p (b = false) (c = true)) ↔ (ite p (b = true) (c = false)) := by
  cases h with | _ g => simp [g]
theorem eq_false_imp_eq_true : ∀ {b : Bool}, (b = false → b = true) ↔ (b = true) := by decide
theorem eq_true_imp_eq_false : ∀ {b : Bool}, (b = true → b = false) ↔ (b = false) := by decide
theorem forall_bool' {p : Bool → Prop} (b : Bool) : (∀ x, p x) ↔ p b ∧ p !b :=
  ⟨fun h => ⟨h b, h !b⟩, fun h x => by cases b <;> cases x <;> first | exact h.1 | exact h.2⟩
@[simp] theorem forall_bool {p : Bool → Prop} : (∀ b, p b) ↔ p false ∧ p true := forall_bool' false
theorem exists_bool' {p : Bool → Prop} (b : Bool) : (∃ x, p x) ↔ p b ∨ p !b :=
  ⟨fun ⟨x, h⟩ => by cases b <;> cases x <;> first | exact .inl h | exact .inr h, fun h =>
    h.elim (fun h => ⟨b, h⟩) fun h => ⟨!b, h⟩⟩
@[simp] theorem exists_bool {p : Bool → Prop} : (∃ b, p b) ↔ p false ∨ p true := exists_bool' false
theorem cond_not {α : Sort u} (b : Bool) (t e : α) : cond (!b) t e = cond b e t := by cases b <;> rfl
theorem cond_self {α : Sort u} (c : Bool) (t : α) : cond c t t = t := by cases c <;> rfl
theorem cond_prop {b : Bool} {p q : Prop} : (cond b p q) ↔ if b then p else q := by cases b <;> simp
theorem cond_decide {α : Sort u} (p : Prop) [h : Decidable p] (t e : α) : cond (decide p) t e = if p then t else e := by
  cases h <;> rfl
theorem cond_eq_true_distrib : ∀ c t f : Bool,
    (cond c t f = true) = ite (c = true) (t = true) (f = true) := by intro c t f; cases c <;> simp
theorem cond_eq_false_distrib : ∀ c t f : Bool,
    (cond c t f = false) = ite (c = true) (t = false) (f = false) := by intro c t f; cases c <;> simp
theorem cond_true_left : ∀ c f : Bool, cond c true f = (c || f) := by decide
theorem cond_false_left : ∀ c f : Bool, cond c false f = (!c && f) := by decide
theorem cond_true_right : ∀ c t : Bool, cond c t true = (!c || t) := by decide
theorem cond_false_right : ∀ c t : Bool, cond c t false = (c && t) := by decide
theorem cond_not_self_left (c b : Bool) : (bif c then !c else b) = (!c && b) := by cases c <;> rfl
theorem cond_not_self_right (c b : Bool) : (bif c then b else !c) = (!c || b) := by cases c <;> rfl
theorem cond_self_left (c b : Bool) : (bif c then c else b) = (c || b) := by cases c <;> rfl
theorem cond_self_right (c b : Bool) : (bif c then b else c) = (c && b) := by cases c <;> rfl
theorem cond_pos {α : Sort u} {b : Bool} {a a' : α} (h : b = true) : (cond b a a') = a := by subst h; rfl
theorem cond_neg {α : Sort u} {b : Bool} {a a' : α} (h : b = false) : (cond b a a') = a' := by subst h; rfl
theorem apply_cond {α : Sort u} {β : Sort v} (f : α → β) {b : Bool} {a a' : α} :
    f (cond b a a') = cond b (f a) (f a') := by cases b <;> rfl
protected theorem decide_coe (b : Bool) [Decidable (b = true)] : decide (b = true) = b := Bool.decide_eq_true
@[simp] theorem decide_iff_dist (p q : Prop) [dpq : Decidable (p ↔ q)] [dp : Decidable p] [dq : Decidable q] :
    decide (p ↔ q) = (decide p == decide q) := by
  cases dp with | _ g => simp [g]
theorem and_eq_decide (p q : Bool) : (p && q) = decide (p ∧ q) := by simp
theorem or_eq_decide (p q : Bool) : (p || q) = decide (p ∨ q) := by simp
theorem decide_beq_decide (p q : Prop) [dpq : Decidable (p ↔ q)] [dp : Decidable p] [dq : Decidable q] :
    (decide p == decide q) = decide (p ↔ q) := (decide_iff_dist p q).symm
theorem beq_to_eq (a b : Bool) : (a == b) = (a = b) := by simp
theorem not_beq_to_not_eq (a b : Bool) : (!(a == b)) = ¬(a = b) := by simp
theorem rec_eq {α : Sort u} (b : Bool) {x y : α} : Bool.rec y x b = if b then x else y := by cases b <;> rfl

/- Former names. -/
theorem if_true_left (p : Prop) [h : Decidable p] (f : Bool) :
    (if p then true else f) = (decide p || f) := ite_true_left p f
theorem if_false_left (p : Prop) [h : Decidable p] (f : Bool) :
    (if p then false else f) = (!decide p && f) := ite_false_left p f
theorem if_true_right (p : Prop) [h : Decidable p] (t : Bool) :
    (if p then t else true) = (!decide p || t) := ite_true_right p t
theorem if_false_right (p : Prop) [h : Decidable p] (t : Bool) :
    (if p then t else false) = (decide p && t) := ite_false_right p t
theorem ite_eq_true_else_eq_false {b : Bool} {q : Prop} : (if b = true then q else b = false) ↔ b = true → q :=
    ite_eq_false_right
theorem cond_then_not_self (c b : Bool) : (bif c then !c else b) = (!c && b) := cond_not_self_left c b
theorem cond_else_not_self (c b : Bool) : (bif c then b else !c) = (!c || b) := cond_not_self_right c b
theorem cond_then_self (c b : Bool) : (bif c then c else b) = (c || b) := cond_self_left c b
theorem cond_else_self (c b : Bool) : (bif c then b else c) = (c && b) := cond_self_right c b
end Bool
theorem if_false_left {p q : Prop} [h : Decidable p] : (if p then False else q) ↔ ¬p ∧ q := ite_false_left
theorem if_false_right {p q : Prop} [h : Decidable p] : (if p then q else False) ↔ p ∧ q := ite_false_right
theorem if_true_left {p q : Prop} [h : Decidable p] : (if p then True else q) ↔ ¬p → q := ite_true_left
theorem if_true_right {p q : Prop} [h : Decidable p] : (if p then q else True) ↔ p → q := ite_true_right
theorem ite_then_self {p q : Prop} [h : Decidable p] : (if p then p else q) ↔ ¬p → q := ite_self_left
theorem ite_else_self {p q : Prop} [h : Decidable p] : (if p then q else p) ↔ p ∧ q := ite_self_right
theorem ite_then_not_self {p : Prop} [Decidable p] {q : Prop} : (if p then ¬p else q) ↔ ¬p ∧ q := ite_not_self_left
theorem ite_else_not_self {p : Prop} [Decidable p] {q : Prop} : (if p then q else ¬p) ↔ p → q := ite_not_self_right
theorem dite_then_false {p : Prop} [Decidable p] {x : ¬p → Prop} :
    (if h : p then False else x h) ↔ ∃ (h : ¬p), x h := dite_false_left
theorem dite_else_false {p : Prop} [Decidable p] {x : p → Prop} :
    (if h : p then x h else False) ↔ ∃ (h : p), x h := dite_false_right
theorem dite_then_true {p : Prop} [Decidable p] {x : ¬p → Prop} :
    (if h : p then True else x h) ↔ ∀ (h : ¬p), x h := dite_true_left
theorem dite_else_true {p : Prop} [Decidable p] {x : p → Prop} :
    (if h : p then x h else True) ↔ ∀ (h : p), x h := dite_true_right
theorem ite_then_decide_self (p : Prop) [h : Decidable p] {w : Decidable p} (q : Bool) :
    (if p then decide p else q) = (decide p || q) := ite_decide_self_left p q
theorem ite_else_decide_self (p : Prop) [h : Decidable p] {w : Decidable p} (q : Bool) :
    (if p then q else decide p) = (decide p && q) := ite_decide_self_right p q
theorem ite_then_decide_not_self (p : Prop) [h : Decidable p] {w : Decidable p} (q : Bool) :
    (if p then !decide p else q) = (!decide p && q) := ite_decide_not_self_left p q
theorem ite_else_decide_not_self (p : Prop) [h : Decidable p] {w : Decidable p} (q : Bool) :
    (if p then q else !decide p) = (!decide p || q) := ite_decide_not_self_right p q
instance Bool.instLawfulIdentityBeqTrue : Std.LawfulIdentity (fun a b : Bool => a == b) true where
  left_id := Bool.true_beq
  right_id := beq_true
instance Bool.instLawfulIdentityBneFalse : Std.LawfulIdentity (fun a b : Bool => a != b) false where
  left_id := Bool.false_bne
  right_id := Bool.bne_false
instance Bool.instAssociativeBne : Std.Associative (fun a b : Bool => a != b) := ⟨Bool.bne_assoc⟩
