/-
Propositional and predicate logic: the connectives' lemmas and simp's normal forms.
-/
@[refl] theorem Iff.refl (a : Prop) : a ↔ a := ⟨id, id⟩
protected theorem Iff.rfl {a : Prop} : a ↔ a := Iff.refl a
theorem Iff.of_eq {a b : Prop} (h : a = b) : a ↔ b := h ▸ Iff.rfl
theorem iff_of_eq {a b : Prop} : a = b → (a ↔ b) := Iff.of_eq
@[symm] theorem Iff.symm {a b : Prop} (h : a ↔ b) : b ↔ a := ⟨h.mpr, h.mp⟩
theorem Iff.trans {a b c : Prop} (h₁ : a ↔ b) (h₂ : b ↔ c) : a ↔ c :=
  ⟨fun x => h₂.mp (h₁.mp x), fun x => h₁.mpr (h₂.mpr x)⟩
theorem Iff.comm {a b : Prop} : (a ↔ b) ↔ (b ↔ a) := ⟨Iff.symm, Iff.symm⟩
theorem iff_comm {a b : Prop} : (a ↔ b) ↔ (b ↔ a) := Iff.comm
theorem iff_of_true {a b : Prop} (ha : a) (hb : b) : a ↔ b := ⟨fun _ => hb, fun _ => ha⟩
theorem iff_of_false {a b : Prop} (ha : ¬ a) (hb : ¬ b) : a ↔ b := ⟨fun x => (ha x).elim, fun x => (hb x).elim⟩

/- Propositions as values. -/
theorem of_eq_true {p : Prop} (h : p = True) : p := h ▸ trivial
theorem of_eq_false {p : Prop} (h : p = False) : ¬ p := fun hp => False.elim (h ▸ hp)
theorem eq_true {p : Prop} (h : p) : p = True := propext ⟨fun _ => trivial, fun _ => h⟩
theorem eq_false {p : Prop} (h : ¬ p) : p = False := propext ⟨h, False.elim⟩
theorem eq_false' {p : Prop} (h : p → False) : p = False := eq_false h
@[simp] theorem eq_self {α : Sort u} (a : α) : (a = a) = True := eq_true rfl
theorem eq_self_iff_true {α : Sort u} (a : α) : a = a ↔ True := iff_of_true rfl trivial
@[simp] theorem heq_eq_eq {α : Sort u} (a b : α) : HEq a b = (a = b) := propext ⟨eq_of_heq, heq_of_eq⟩
attribute [simp] cast_heq
theorem heq_self_eq_true {α : Sort u} (a : α) : HEq a a = True := eq_true (HEq.refl a)
@[simp] theorem eq_iff_iff {p q : Prop} : (p = q) ↔ (p ↔ q) := ⟨Iff.of_eq, propext⟩
theorem iff_iff_eq {a b : Prop} : (a ↔ b) ↔ a = b := ⟨propext, Iff.of_eq⟩

/- Negation. -/
def Not.elim {a : Prop} {α : Sort u} (h₁ : ¬ a) (h₂ : a) : α := absurd h₂ h₁
theorem Not.intro {a : Prop} (h : a → False) : ¬ a := h
theorem mt {a b : Prop} (h₁ : a → b) (h₂ : ¬ b) : ¬ a := fun x => h₂ (h₁ x)
theorem not_false : ¬ False := id
theorem not_not_intro {p : Prop} (h : p) : ¬ ¬ p := fun n => n h
@[simp] theorem not_true_eq_false : (¬ True) = False := eq_false (fun h => h trivial)
@[simp] theorem not_false_eq_true : (¬ False) = True := eq_true id
theorem not_congr {a b : Prop} (h : a ↔ b) : ¬ a ↔ ¬ b := ⟨mt h.mpr, mt h.mp⟩
theorem not_not_not {a : Prop} : ¬ ¬ ¬ a ↔ ¬ a := ⟨fun h x => h (not_not_intro x), not_not_intro⟩
theorem iff_not_self {a : Prop} : ¬ (a ↔ ¬ a) := fun h =>
  have n : ¬ a := fun x => h.mp x x
  n (h.mpr n)
@[simp] theorem not_iff_self {a : Prop} : ¬ (¬ a ↔ a) := fun h => iff_not_self h.symm
attribute [simp] iff_not_self

/- Conjunction. -/
theorem And.symm {a b : Prop} : a ∧ b → b ∧ a := fun h => ⟨h.2, h.1⟩
theorem And.comm {a b : Prop} : a ∧ b ↔ b ∧ a := ⟨And.symm, And.symm⟩
theorem and_comm {a b : Prop} : a ∧ b ↔ b ∧ a := And.comm
theorem And.imp {a b c d : Prop} (f : a → c) (g : b → d) (h : a ∧ b) : c ∧ d := ⟨f h.1, g h.2⟩
theorem And.imp_left {a b c : Prop} (h : a → b) : a ∧ c → b ∧ c := And.imp h id
theorem And.imp_right {a b c : Prop} (h : a → b) : c ∧ a → c ∧ b := And.imp id h
@[simp] theorem and_true (p : Prop) : (p ∧ True) = p := propext ⟨And.left, fun h => ⟨h, trivial⟩⟩
@[simp] theorem true_and (p : Prop) : (True ∧ p) = p := propext ⟨And.right, fun h => ⟨trivial, h⟩⟩
@[simp] theorem and_false (p : Prop) : (p ∧ False) = False := propext ⟨And.right, False.elim⟩
@[simp] theorem false_and (p : Prop) : (False ∧ p) = False := propext ⟨And.left, False.elim⟩
@[simp] theorem and_self (p : Prop) : (p ∧ p) = p := propext ⟨And.left, fun h => ⟨h, h⟩⟩
@[simp] theorem and_not_self {a : Prop} : ¬ (a ∧ ¬ a) := fun h => h.2 h.1
@[simp] theorem not_and_self {a : Prop} : ¬ (¬ a ∧ a) := fun h => h.1 h.2
@[simp] theorem and_imp {a b c : Prop} : (a ∧ b → c) ↔ (a → b → c) := ⟨fun h x y => h ⟨x, y⟩, fun h k => h k.1 k.2⟩
@[simp] theorem not_and {a b : Prop} : ¬ (a ∧ b) ↔ (a → ¬ b) := and_imp
theorem and_assoc {a b c : Prop} : (a ∧ b) ∧ c ↔ a ∧ (b ∧ c) :=
  ⟨fun h => ⟨h.1.1, h.1.2, h.2⟩, fun h => ⟨⟨h.1, h.2.1⟩, h.2.2⟩⟩
theorem and_left_comm {a b c : Prop} : a ∧ b ∧ c ↔ b ∧ a ∧ c :=
  ⟨fun h => ⟨h.2.1, h.1, h.2.2⟩, fun h => ⟨h.2.1, h.1, h.2.2⟩⟩
theorem and_right_comm {a b c : Prop} : (a ∧ b) ∧ c ↔ (a ∧ c) ∧ b :=
  ⟨fun h => ⟨⟨h.1.1, h.2⟩, h.1.2⟩, fun h => ⟨⟨h.1.1, h.2⟩, h.1.2⟩⟩
theorem and_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : a ∧ b ↔ c ∧ d :=
  ⟨And.imp h₁.mp h₂.mp, And.imp h₁.mpr h₂.mpr⟩
theorem and_congr_right {a b c : Prop} (h : a → (b ↔ c)) : a ∧ b ↔ a ∧ c :=
  ⟨fun k => ⟨k.1, (h k.1).mp k.2⟩, fun k => ⟨k.1, (h k.1).mpr k.2⟩⟩
theorem and_congr_left {a b c : Prop} (h : c → (a ↔ b)) : a ∧ c ↔ b ∧ c :=
  ⟨fun k => ⟨(h k.2).mp k.1, k.2⟩, fun k => ⟨(h k.2).mpr k.1, k.2⟩⟩
@[simp] theorem and_self_left {a b : Prop} : a ∧ (a ∧ b) ↔ a ∧ b := ⟨fun h => h.2, fun h => ⟨h.1, h⟩⟩
@[simp] theorem and_self_right {a b : Prop} : (a ∧ b) ∧ b ↔ a ∧ b := ⟨fun h => h.1, fun h => ⟨h, h.2⟩⟩
@[simp] theorem and_iff_left_iff_imp {a b : Prop} : ((a ∧ b) ↔ a) ↔ (a → b) :=
  ⟨fun h x => (h.mpr x).2, fun h => ⟨And.left, fun x => ⟨x, h x⟩⟩⟩
@[simp] theorem and_iff_right_iff_imp {a b : Prop} : ((a ∧ b) ↔ b) ↔ (b → a) :=
  ⟨fun h x => (h.mpr x).1, fun h => ⟨And.right, fun x => ⟨h x, x⟩⟩⟩
@[simp] theorem and_congr_right_iff {a b c : Prop} : (a ∧ b ↔ a ∧ c) ↔ (a → (b ↔ c)) :=
  ⟨fun h x => ⟨fun y => (h.mp ⟨x, y⟩).2, fun z => (h.mpr ⟨x, z⟩).2⟩, and_congr_right⟩
@[simp] theorem and_congr_left_iff {a b c : Prop} : (a ∧ c ↔ b ∧ c) ↔ (c → (a ↔ b)) :=
  ⟨fun h z => ⟨fun x => (h.mp ⟨x, z⟩).1, fun y => (h.mpr ⟨y, z⟩).1⟩, and_congr_left⟩

/- Disjunction. -/
theorem Or.symm {a b : Prop} : a ∨ b → b ∨ a := fun h => h.elim .inr .inl
theorem Or.comm {a b : Prop} : a ∨ b ↔ b ∨ a := ⟨Or.symm, Or.symm⟩
theorem or_comm {a b : Prop} : a ∨ b ↔ b ∨ a := Or.comm
theorem Or.imp {a b c d : Prop} (f : a → c) (g : b → d) (h : a ∨ b) : c ∨ d :=
  h.elim (fun x => .inl (f x)) (fun y => .inr (g y))
theorem Or.imp_left {a b c : Prop} (f : a → b) : a ∨ c → b ∨ c := Or.imp f id
theorem Or.imp_right {a b c : Prop} (f : b → c) : a ∨ b → a ∨ c := Or.imp id f
theorem Or.resolve_left {a b : Prop} (h : a ∨ b) (na : ¬ a) : b := h.elim (fun x => (na x).elim) id
theorem Or.resolve_right {a b : Prop} (h : a ∨ b) (nb : ¬ b) : a := h.elim id (fun x => (nb x).elim)
@[simp] theorem or_true (p : Prop) : (p ∨ True) = True := eq_true (Or.inr trivial)
@[simp] theorem true_or (p : Prop) : (True ∨ p) = True := eq_true (Or.inl trivial)
@[simp] theorem or_false (p : Prop) : (p ∨ False) = p := propext ⟨fun h => h.elim id False.elim, Or.inl⟩
@[simp] theorem false_or (p : Prop) : (False ∨ p) = p := propext ⟨fun h => h.elim False.elim id, Or.inr⟩
@[simp] theorem or_self (p : Prop) : (p ∨ p) = p := propext ⟨fun h => h.elim id id, Or.inl⟩
theorem or_imp {a b c : Prop} : (a ∨ b → c) ↔ (a → c) ∧ (b → c) :=
  ⟨fun h => ⟨fun x => h (.inl x), fun x => h (.inr x)⟩, fun h x => x.elim h.1 h.2⟩
@[simp] theorem not_or {p q : Prop} : ¬ (p ∨ q) ↔ ¬ p ∧ ¬ q := or_imp
theorem or_assoc {a b c : Prop} : (a ∨ b) ∨ c ↔ a ∨ (b ∨ c) :=
  ⟨fun h => h.elim (Or.imp_right .inl) (fun z => .inr (.inr z)),
   fun h => h.elim (fun x => .inl (.inl x)) (Or.imp_left .inr)⟩
theorem or_left_comm {a b c : Prop} : a ∨ (b ∨ c) ↔ b ∨ (a ∨ c) :=
  ⟨fun h => h.elim (fun x => .inr (.inl x)) (Or.imp_right .inr),
   fun h => h.elim (fun y => .inr (.inl y)) (Or.imp_right .inr)⟩
theorem or_right_comm {a b c : Prop} : (a ∨ b) ∨ c ↔ (a ∨ c) ∨ b :=
  ⟨fun h => h.elim (Or.imp_left .inl) (fun z => .inl (.inr z)),
   fun h => h.elim (Or.imp_left .inl) (fun y => .inl (.inr y))⟩
theorem or_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : (a ∨ b) ↔ (c ∨ d) :=
  ⟨Or.imp h₁.mp h₂.mp, Or.imp h₁.mpr h₂.mpr⟩
@[simp] theorem or_self_left {a b : Prop} : a ∨ (a ∨ b) ↔ a ∨ b := ⟨fun h => h.elim .inl id, .inr⟩
@[simp] theorem or_self_right {a b : Prop} : (a ∨ b) ∨ b ↔ a ∨ b := ⟨fun h => h.elim id .inr, .inl⟩
@[simp] theorem or_iff_left_iff_imp {a b : Prop} : (a ∨ b ↔ a) ↔ (b → a) :=
  ⟨fun h y => h.mp (.inr y), fun h => ⟨fun k => k.elim id h, .inl⟩⟩
@[simp] theorem or_iff_right_iff_imp {a b : Prop} : (a ∨ b ↔ b) ↔ (a → b) :=
  ⟨fun h x => h.mp (.inl x), fun h => ⟨fun k => k.elim h id, .inr⟩⟩
theorem and_or_left {a b c : Prop} : a ∧ (b ∨ c) ↔ (a ∧ b) ∨ (a ∧ c) :=
  ⟨fun ⟨x, y⟩ => y.imp (fun y => ⟨x, y⟩) (fun z => ⟨x, z⟩),
   fun h => h.elim (fun ⟨x, y⟩ => ⟨x, .inl y⟩) (fun ⟨x, y⟩ => ⟨x, .inr y⟩)⟩
theorem or_and_right {a b c : Prop} : (a ∨ b) ∧ c ↔ (a ∧ c) ∨ (b ∧ c) :=
  ⟨fun ⟨h, z⟩ => h.imp (fun x => ⟨x, z⟩) (fun y => ⟨y, z⟩),
   fun h => h.elim (fun ⟨x, z⟩ => ⟨.inl x, z⟩) (fun ⟨y, z⟩ => ⟨.inr y, z⟩)⟩
theorem or_and_left {a b c : Prop} : a ∨ (b ∧ c) ↔ (a ∨ b) ∧ (a ∨ c) :=
  ⟨fun h => h.elim (fun x => ⟨.inl x, .inl x⟩) (fun ⟨y, z⟩ => ⟨.inr y, .inr z⟩),
   fun ⟨h, k⟩ => h.elim .inl fun y => k.elim .inl fun z => .inr ⟨y, z⟩⟩
theorem and_or_right {a b c : Prop} : (a ∧ b) ∨ c ↔ (a ∨ c) ∧ (b ∨ c) :=
  ⟨fun h => h.elim (fun ⟨x, y⟩ => ⟨.inl x, .inl y⟩) (fun z => ⟨.inr z, .inr z⟩),
   fun ⟨h, k⟩ => h.elim (fun x => k.elim (fun y => .inl ⟨x, y⟩) .inr) .inr⟩

/- Implication and equivalence. -/
@[simp] theorem true_implies (p : Prop) : (True → p) = p := propext ⟨fun h => h trivial, fun h _ => h⟩
@[simp] theorem false_implies (p : Prop) : (False → p) = True := eq_true False.elim
@[simp] theorem forall_false (p : False → Prop) : (∀ h : False, p h) = True := eq_true fun h => h.elim
@[simp] theorem implies_true (α : Sort u) : (α → True) = True := eq_true fun _ => trivial
@[simp] theorem imp_self {a : Prop} : (a → a) ↔ True := iff_of_true id trivial
@[simp] theorem imp_false {a : Prop} : (a → False) ↔ ¬ a := Iff.rfl
theorem imp_not_comm {a b : Prop} : (a → ¬ b) ↔ (b → ¬ a) := ⟨fun h y x => h x y, fun h x y => h y x⟩
theorem imp_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : (a → b) ↔ (c → d) :=
  ⟨fun f x => h₂.mp (f (h₁.mpr x)), fun f x => h₂.mpr (f (h₁.mp x))⟩
theorem imp_congr_left {a b c : Prop} (h : a ↔ b) : (a → c) ↔ (b → c) := imp_congr h Iff.rfl
theorem imp_congr_right {a b c : Prop} (h : a → (b ↔ c)) : (a → b) ↔ (a → c) :=
  ⟨fun f x => (h x).mp (f x), fun f x => (h x).mpr (f x)⟩
theorem imp_and {b c : Prop} {α : Sort u} : (α → b ∧ c) ↔ (α → b) ∧ (α → c) :=
  ⟨fun h => ⟨fun x => (h x).1, fun x => (h x).2⟩, fun h x => ⟨h.1 x, h.2 x⟩⟩
@[simp] theorem iff_self (p : Prop) : (p ↔ p) = True := eq_true Iff.rfl
@[simp] theorem iff_true (p : Prop) : (p ↔ True) = p :=
  propext ⟨fun h => h.mpr trivial, fun h => iff_of_true h trivial⟩
@[simp] theorem true_iff (p : Prop) : (True ↔ p) = p := propext ⟨fun h => h.mp trivial, fun h => iff_of_true trivial h⟩
@[simp] theorem iff_false (p : Prop) : (p ↔ False) = ¬ p := propext ⟨fun h => h.mp, fun h => iff_of_false h id⟩
@[simp] theorem false_iff (p : Prop) : (False ↔ p) = ¬ p := propext ⟨fun h => h.mpr, fun h => iff_of_false id h⟩
theorem iff_congr {a b c d : Prop} (h₁ : a ↔ c) (h₂ : b ↔ d) : (a ↔ b) ↔ (c ↔ d) :=
  ⟨fun h => h₁.symm.trans (h.trans h₂), fun h => h₁.trans (h.trans h₂.symm)⟩

/- Quantifiers. -/
section
variable {α : Sort u} {p q : α → Prop} {a' : α} {b : Prop}
theorem Exists.elim (h₁ : ∃ x, p x) (h₂ : ∀ a, p a → b) : b := match h₁ with | ⟨w, hw⟩ => h₂ w hw
theorem Exists.imp (h : ∀ a, p a → q a) : (∃ a, p a) → ∃ a, q a := fun ⟨a, k⟩ => ⟨a, h a k⟩
theorem forall_imp (h : ∀ a, p a → q a) : (∀ a, p a) → ∀ a, q a := fun f a => h a (f a)
theorem exists_congr (h : ∀ a, p a ↔ q a) : (∃ a, p a) ↔ ∃ a, q a :=
  ⟨Exists.imp fun a => (h a).mp, Exists.imp fun a => (h a).mpr⟩
theorem forall_congr' (h : ∀ a, p a ↔ q a) : (∀ a, p a) ↔ ∀ a, q a :=
  ⟨forall_imp fun a => (h a).mp, forall_imp fun a => (h a).mpr⟩
theorem exists_imp : ((∃ x, p x) → b) ↔ ∀ x, p x → b := ⟨fun h x k => h ⟨x, k⟩, fun h ⟨x, k⟩ => h x k⟩
@[simp] theorem forall_exists_index {q : (∃ x, p x) → Prop} : (∀ h, q h) ↔ ∀ x (h : p x), q ⟨x, h⟩ :=
  ⟨fun h x k => h ⟨x, k⟩, fun h ⟨x, k⟩ => h x k⟩
@[simp] theorem not_exists : (¬ ∃ x, p x) ↔ ∀ x, ¬ p x := exists_imp
theorem forall_not_of_not_exists (h : ¬ ∃ x, p x) : ∀ x, ¬ p x := not_exists.mp h
theorem not_exists_of_forall_not (h : ∀ x, ¬ p x) : ¬ ∃ x, p x := not_exists.mpr h
theorem not_forall_of_exists_not : (∃ x, ¬ p x) → ¬ ∀ x, p x := fun ⟨x, k⟩ h => k (h x)
theorem forall_and : (∀ x, p x ∧ q x) ↔ (∀ x, p x) ∧ (∀ x, q x) :=
  ⟨fun h => ⟨fun x => (h x).1, fun x => (h x).2⟩, fun h x => ⟨h.1 x, h.2 x⟩⟩
theorem exists_or : (∃ x, p x ∨ q x) ↔ (∃ x, p x) ∨ ∃ x, q x :=
  ⟨fun ⟨x, h⟩ => h.imp (fun h => ⟨x, h⟩) (fun h => ⟨x, h⟩),
   fun h => h.elim (fun ⟨x, h⟩ => ⟨x, .inl h⟩) (fun ⟨x, h⟩ => ⟨x, .inr h⟩)⟩
@[simp] theorem exists_false : ¬ (∃ _a : α, False) := fun ⟨_, h⟩ => h
@[simp] theorem exists_const (α : Sort u) [i : Nonempty α] : (∃ _ : α, b) ↔ b :=
  ⟨fun ⟨_, h⟩ => h, fun h => i.elim fun a => ⟨a, h⟩⟩
@[simp] theorem forall_const (α : Sort u) [i : Nonempty α] : (α → b) ↔ b := ⟨fun h => i.elim h, fun h _ => h⟩
@[simp] theorem exists_prop {a b : Prop} : (∃ _h : a, b) ↔ a ∧ b := ⟨fun ⟨x, y⟩ => ⟨x, y⟩, fun h => ⟨h.1, h.2⟩⟩
theorem exists_prop' {p : Prop} : (∃ _ : α, p) ↔ Nonempty α ∧ p :=
  ⟨fun ⟨a, h⟩ => ⟨⟨a⟩, h⟩, fun ⟨⟨a⟩, h⟩ => ⟨a, h⟩⟩
@[simp] theorem nonempty_prop {p : Prop} : Nonempty p ↔ p := ⟨fun ⟨h⟩ => h, fun h => ⟨h⟩⟩
@[simp] theorem forall_eq : (∀ a, a = a' → p a) ↔ p a' := ⟨fun h => h a' rfl, fun h _ e => e ▸ h⟩
@[simp] theorem forall_eq' : (∀ a, a' = a → p a) ↔ p a' := ⟨fun h => h a' rfl, fun h _ e => e ▸ h⟩
@[simp] theorem exists_eq : ∃ a, a = a' := ⟨_, rfl⟩
@[simp] theorem exists_eq' : ∃ a, a' = a := ⟨_, rfl⟩
@[simp] theorem exists_eq_left : (∃ a, a = a' ∧ p a) ↔ p a' := ⟨fun ⟨_, e, h⟩ => e ▸ h, fun h => ⟨_, rfl, h⟩⟩
@[simp] theorem exists_eq_right : (∃ a, p a ∧ a = a') ↔ p a' := ⟨fun ⟨_, h, e⟩ => e ▸ h, fun h => ⟨_, h, rfl⟩⟩
@[simp] theorem exists_eq_left' : (∃ a, a' = a ∧ p a) ↔ p a' := ⟨fun ⟨_, e, h⟩ => e ▸ h, fun h => ⟨_, rfl, h⟩⟩
@[simp] theorem exists_eq_right' : (∃ a, p a ∧ a' = a) ↔ p a' := ⟨fun ⟨_, h, e⟩ => e ▸ h, fun h => ⟨_, h, rfl⟩⟩
@[simp] theorem exists_and_left : (∃ x, b ∧ p x) ↔ b ∧ (∃ x, p x) :=
  ⟨fun ⟨x, h, k⟩ => ⟨h, x, k⟩, fun ⟨h, x, k⟩ => ⟨x, h, k⟩⟩
@[simp] theorem exists_and_right : (∃ x, p x ∧ b) ↔ (∃ x, p x) ∧ b :=
  ⟨fun ⟨x, h, k⟩ => ⟨⟨x, h⟩, k⟩, fun ⟨⟨x, h⟩, k⟩ => ⟨x, h, k⟩⟩
@[simp] theorem forall_eq_or_imp : (∀ a, a = a' ∨ q a → p a) ↔ p a' ∧ ∀ a, q a → p a :=
  ⟨fun h => ⟨h a' (.inl rfl), fun x k => h x (.inr k)⟩, fun h x k => k.elim (fun e => e ▸ h.1) (h.2 x)⟩
@[simp] theorem exists_eq_or_imp : (∃ a, (a = a' ∨ q a) ∧ p a) ↔ p a' ∨ ∃ a, q a ∧ p a :=
  ⟨fun ⟨x, h, k⟩ => h.elim (fun e => .inl (e ▸ k)) (fun h => .inr ⟨x, h, k⟩),
   fun h => h.elim (fun h => ⟨a', .inl rfl, h⟩) (fun ⟨x, h, k⟩ => ⟨x, .inr h, k⟩)⟩
theorem forall_comm {β : Sort v} {p : α → β → Prop} : (∀ a b, p a b) ↔ (∀ b a, p a b) :=
  ⟨fun h b a => h a b, fun h a b => h b a⟩
theorem exists_comm {β : Sort v} {p : α → β → Prop} : (∃ a b, p a b) ↔ (∃ b a, p a b) :=
  ⟨fun ⟨a, b, h⟩ => ⟨b, a, h⟩, fun ⟨b, a, h⟩ => ⟨a, b, h⟩⟩
@[simp] theorem forall_apply_eq_imp_iff {β : Sort v} {f : α → β} {p : β → Prop} :
    (∀ b a, f a = b → p b) ↔ ∀ a, p (f a) := ⟨fun h a => h _ a rfl, fun h _ a e => e ▸ h a⟩
@[simp] theorem forall_eq_apply_imp_iff {β : Sort v} {f : α → β} {p : β → Prop} :
    (∀ b a, b = f a → p b) ↔ ∀ a, p (f a) := ⟨fun h a => h _ a rfl, fun h _ a e => e ▸ h a⟩
@[simp] theorem forall_apply_eq_imp_iff₂ {β : Sort v} {f : α → β} {p : α → Prop} {q : β → Prop} :
    (∀ b a, p a → f a = b → q b) ↔ ∀ a, p a → q (f a) := ⟨fun h a k => h _ a k rfl, fun h _ a k e => e ▸ h a k⟩
@[simp] theorem exists_apply_eq_apply {β : Sort v} (f : α → β) (a' : α) : ∃ a, f a = f a' := ⟨a', rfl⟩
end
