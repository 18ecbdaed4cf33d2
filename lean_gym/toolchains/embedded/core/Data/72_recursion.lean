/-
Well-founded recursion: accessibility, well-founded relations, measures, lexicographic products.
-/
inductive Acc {α : Sort u} (r : α → α → Prop) : α → Prop where
  | intro (x : α) (h : (y : α) → r y x → Acc r y) : Acc r x
theorem Acc.inv {α : Sort u} {r : α → α → Prop} {x y : α} (h₁ : Acc r x) (h₂ : r y x) : Acc r y :=
  match h₁ with | .intro _ h => h y h₂
inductive WellFounded {α : Sort u} (r : α → α → Prop) : Prop where
  | intro (h : ∀ a, Acc r a) : WellFounded r
class WellFoundedRelation (α : Sort u) where
  rel : α → α → Prop
  wf : WellFounded rel
@[implicit_reducible] def wfParam {α : Sort u} (a : α) : α := a
namespace WellFounded
theorem apply {α : Sort u} {r : α → α → Prop} (wf : WellFounded r) (a : α) : Acc r a :=
  match wf with | .intro h => h a
noncomputable def fixF {α : Sort u} {r : α → α → Prop} {C : α → Sort v} (F : ∀ x, (∀ y, r y x → C y) → C x) (x : α)
    (a : Acc r x) : C x :=
  Acc.rec (motive := fun x _ => C x) (fun x _ ih => F x ih) a
theorem fixF_eq {α : Sort u} {r : α → α → Prop} {C : α → Sort v} (F : ∀ x, (∀ y, r y x → C y) → C x) (x : α)
    (a : Acc r x) :
    fixF F x a = F x (fun y h => fixF F y (a.inv h)) :=
  match a with | .intro _ _ => rfl
noncomputable def fix {α : Sort u} {C : α → Sort v} {r : α → α → Prop} (hwf : WellFounded r)
    (F : ∀ x, (∀ y, r y x → C y) → C x) (x : α) : C x :=
  fixF F x (hwf.apply x)
theorem fix_eq {α : Sort u} {C : α → Sort v} {r : α → α → Prop} (hwf : WellFounded r)
    (F : ∀ x, (∀ y, r y x → C y) → C x) (x : α) :
    fix hwf F x = F x (fun y _ => fix hwf F y) := fixF_eq F x (hwf.apply x)
theorem induction {α : Sort u} {r : α → α → Prop} (hwf : WellFounded r) {C : α → Prop} (a : α)
    (h : ∀ x, (∀ y, r y x → C y) → C x) : C a :=
  fix hwf h a
end WellFounded
def InvImage {α : Sort u} {β : Sort v} (r : β → β → Prop) (f : α → β) : α → α → Prop := fun a b => r (f a) (f b)
private theorem InvImage.accAux {α : Sort u} {β : Sort v} {r : β → β → Prop} (f : α → β) {b : β} (ac : Acc r b) :
    ∀ x, f x = b → Acc (InvImage r f) x := by
  induction ac with
  | intro b h ih =>
    intro x e
    subst e
    exact ⟨_, fun y hy => ih (f y) hy y rfl⟩
theorem InvImage.wf {α : Sort u} {β : Sort v} {r : β → β → Prop} (f : α → β) (h : WellFounded r) :
    WellFounded (InvImage r f) :=
  ⟨fun a => InvImage.accAux f (h.apply (f a)) a rfl⟩
@[reducible] def invImage {α : Sort u} {β : Sort v} (f : α → β) (h : WellFoundedRelation β) :
    WellFoundedRelation α where
  rel := InvImage h.rel f
  wf := InvImage.wf f h.wf
private theorem Nat.lt_acc : ∀ n k : Nat, k < n → Acc (fun a b : Nat => a < b) k := by
  intro n
  induction n with
  | zero => intro k h; exact absurd h (Nat.not_succ_le_zero k)
  | succ n ih => intro k h; exact ⟨_, fun y hy => ih y (Nat.lt_of_lt_of_le hy (Nat.le_of_succ_le_succ h))⟩
@[reducible] def Nat.lt_wfRel : WellFoundedRelation Nat where
  rel := (· < ·)
  wf := ⟨fun a => Nat.lt_acc (Nat.succ a) a (Nat.le_refl _)⟩
abbrev measure {α : Sort u} (f : α → Nat) : WellFoundedRelation α := invImage f Nat.lt_wfRel
abbrev sizeOfWFRel {α : Sort u} [SizeOf α] : WellFoundedRelation α := measure sizeOf
instance (priority := low) {α : Sort u} [SizeOf α] : WellFoundedRelation α := sizeOfWFRel
namespace WellFounded.Nat
def fix.go {α : Sort u} {motive : α → Sort v} (h : α → _root_.Nat)
    (F : (x : α) → ((y : α) → InvImage (· < ·) h y x → motive y) → motive x) :
    (fuel : _root_.Nat) → (x : α) → h x < fuel → motive x
  | .zero, x, hf => absurd hf (_root_.Nat.not_succ_le_zero _)
  | .succ n, x, hf => F x (fun y hy => fix.go h F n y (_root_.Nat.lt_of_lt_of_le hy (_root_.Nat.le_of_lt_succ hf)))
def fix {α : Sort u} {motive : α → Sort v} (h : α → _root_.Nat)
    (F : (x : α) → ((y : α) → InvImage (· < ·) h y x → motive y) → motive x) (x : α) : motive x :=
  fix.go h F (h x + 1) x (_root_.Nat.le_refl _)
private theorem fix.go_congr {α : Sort u} {motive : α → Sort v} (h : α → _root_.Nat)
    (F : (x : α) → ((y : α) → InvImage (· < ·) h y x → motive y) → motive x) :
    ∀ (n m : _root_.Nat) (x : α) (hn : h x < n) (hm : h x < m), fix.go h F n x hn = fix.go h F m x hm := by
  intro n
  induction n with
  | zero => intro m x hn; exact absurd hn (_root_.Nat.not_succ_le_zero _)
  | succ n ih =>
    intro m x hn hm
    cases m with
    | zero => exact absurd hm (_root_.Nat.not_succ_le_zero _)
    | succ m => exact congrArg (F x) (funext fun y => funext fun hy => ih m y _ _)
theorem fix_eq {α : Sort u} {motive : α → Sort v} (h : α → _root_.Nat)
    (F : (x : α) → ((y : α) → InvImage (· < ·) h y x → motive y) → motive x) (x : α) :
    fix h F x = F x (fun y _ => fix h F y) :=
  congrArg (F x) (funext fun y => funext fun hy => fix.go_congr h F _ _ y _ _)
end WellFounded.Nat
namespace Prod
theorem lex_def {α : Type u} {β : Type v} {r : α → α → Prop} {s : β → β → Prop} {p q : α × β} :
    Prod.Lex r s p q ↔ r p.1 q.1 ∨ p.1 = q.1 ∧ s p.2 q.2 :=
  ⟨fun h => match h with
    | .left _ _ h => .inl h
    | .right _ h => .inr ⟨rfl, h⟩,
   fun h => match p, q, h with
    | (_, _), (_, _), .inl h => .left _ _ h
    | (_, _), (_, _), .inr ⟨e, h⟩ => by subst e; exact .right _ h⟩
theorem lexAcc {α : Type u} {β : Type v} {ra : α → α → Prop} {rb : β → β → Prop} {a : α} (ha : Acc ra a)
    (hb : ∀ b, Acc rb b) : ∀ b, Acc (Prod.Lex ra rb) (a, b) := by
  induction ha with
  | intro a _ iha =>
    intro b
    have acb := hb b
    induction acb with
    | intro b _ ihb =>
      refine ⟨_, fun p lt => ?_⟩
      cases lt with
      | left b₁ _ h => exact iha _ h _
      | right _ h => exact ihb _ h
@[reducible] def lex {α : Type u} {β : Type v} (ha : WellFoundedRelation α) (hb : WellFoundedRelation β) :
    WellFoundedRelation (α × β) where
  rel := Prod.Lex ha.rel hb.rel
  wf := ⟨fun (a, b) => lexAcc (ha.wf.apply a) hb.wf.apply b⟩
instance instWellFoundedRelation {α : Type u} {β : Type v} [ha : WellFoundedRelation α] [hb : WellFoundedRelation β] :
    WellFoundedRelation (α × β) := lex ha hb
end Prod
namespace PSigma
inductive Lex {α : Sort u} {β : α → Sort v} (r : α → α → Prop) (s : ∀ a, β a → β a → Prop) :
    PSigma β → PSigma β → Prop where
  | left {a₁ : α} (b₁ : β a₁) {a₂ : α} (b₂ : β a₂) (h : r a₁ a₂) : Lex r s ⟨a₁, b₁⟩ ⟨a₂, b₂⟩
  | right (a : α) {b₁ b₂ : β a} (h : s a b₁ b₂) : Lex r s ⟨a, b₁⟩ ⟨a, b₂⟩
theorem lexAccAux {α : Sort u} {β : α → Sort v} {r : α → α → Prop} {s : ∀ a, β a → β a → Prop} {a : α} (ha : Acc r a)
    (hb : ∀ a, WellFounded (s a)) : ∀ b : β a, Acc (Lex r s) ⟨a, b⟩ := by
  induction ha with
  | intro a _ iha =>
    intro b
    have acb := (hb a).apply b
    induction acb with
    | intro b _ ihb =>
      refine ⟨_, fun p lt => ?_⟩
      cases lt with
      | left b₁ _ h => exact iha _ h _
      | right _ h => exact ihb _ h
@[reducible] def lex {α : Sort u} {β : α → Sort v} (ha : WellFoundedRelation α)
    (hb : (a : α) → WellFoundedRelation (β a)) : WellFoundedRelation (PSigma β) where
  rel := Lex ha.rel (fun a => (hb a).rel)
  wf := ⟨fun ⟨a, b⟩ => lexAccAux (ha.wf.apply a) (fun a => (hb a).wf) b⟩
instance instWellFoundedRelation {α : Sort u} {β : α → Sort v} [ha : WellFoundedRelation α]
    [hb : (a : α) → WellFoundedRelation (β a)] : WellFoundedRelation (PSigma β) := lex ha hb
end PSigma

/- In a termination proof, the branches of `if c then _ else _` may use `c` and `¬ c`. -/
@[wf_preprocess] theorem ite_eq_dite {P : Prop} {α : Sort u} {a b : α} [Decidable P] :
    (if P then a else b) = (if h : P then binderNameHint h () a else binderNameHint h () b) := by
  by_cases h : P
  · rw [if_pos h, dif_pos h]
  · rw [if_neg h, dif_neg h]
opaque Lean.opaqueId {α : Sort u} (x : α) : α := x
