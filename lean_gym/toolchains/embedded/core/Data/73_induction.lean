/-
Accessibility and well-founded relations: the forms of recursion and induction that Lean's core library names.
-/
def emptyRelation {α : Sort u} (_ _ : α) : Prop := False
def Subrelation {α : Sort u} (q r : α → α → Prop) := ∀ {x y}, q x y → r x y
inductive Relation.TransGen {α : Sort u} (r : α → α → Prop) : α → α → Prop where
  | single {a b : α} : r a b → TransGen r a b
  | tail {a b c : α} : TransGen r a b → r b c → TransGen r a c
theorem Relation.TransGen.trans {α : Sort u} {r : α → α → Prop} {a b c : α} (h : Relation.TransGen r a b) :
    Relation.TransGen r b c → Relation.TransGen r a c := fun k => by
  induction k with
  | single k => exact .tail h k
  | tail _ k ih => exact .tail ih k
section
variable {α : Sort u} {r : α → α → Prop}
noncomputable abbrev Acc.ndrec {C : α → Sort v}
    (m : (x : α) → ((y : α) → r y x → Acc r y) → ((y : α) → r y x → C y) → C x)
    {a : α} (n : Acc r a) : C a := Acc.rec (motive := fun x _ => C x) m n
noncomputable abbrev Acc.ndrecOn {C : α → Sort v} {a : α} (n : Acc r a)
    (m : (x : α) → ((y : α) → r y x → Acc r y) → ((y : α) → r y x → C y) → C x) : C a := Acc.ndrec m n
@[elab_as_elim] protected noncomputable def WellFounded.recursion (hwf : WellFounded r) {C : α → Sort v} (a : α)
    (h : ∀ x, (∀ y, r y x → C y) → C x) : C a := hwf.fix h a
theorem Subrelation.accessible {q : α → α → Prop} {a : α} (h₁ : Subrelation q r) (ac : Acc r a) : Acc q a := by
  induction ac with
  | intro x _ ih => exact ⟨x, fun y k => ih y (h₁ k)⟩
theorem Subrelation.wf {q : α → α → Prop} (h₁ : Subrelation q r) (h₂ : WellFounded r) : WellFounded q :=
  ⟨fun a => Subrelation.accessible h₁ (h₂.apply a)⟩
theorem InvImage.accessible {β : Sort v} {r : β → β → Prop} {a : α} (f : α → β) (ac : Acc r (f a)) :
    Acc (InvImage r f) a := by
  generalize e : f a = b at ac
  induction ac generalizing a with
  | intro b _ ih => subst e; exact ⟨a, fun y k => ih (f y) k rfl⟩
@[reducible] def emptyWf {α : Sort u} : WellFoundedRelation α where
  rel := emptyRelation
  wf := ⟨fun a => ⟨a, fun _ k => k.elim⟩⟩
theorem Acc.transGen {a : α} (h : Acc r a) : Acc (Relation.TransGen r) a := by
  induction h with
  | intro x _ ih =>
    refine ⟨x, fun y k => ?_⟩
    cases k with
    | single k => exact ih y k
    | tail l k => exact (ih _ k).inv l
theorem acc_transGen_iff {a : α} : Acc (Relation.TransGen r) a ↔ Acc r a :=
  ⟨Subrelation.accessible fun k => .single k, Acc.transGen⟩
theorem WellFounded.transGen (h : WellFounded r) : WellFounded (Relation.TransGen r) := ⟨fun a => (h.apply a).transGen⟩
abbrev SizeOfRef (α : Sort u) [SizeOf α] : α → α → Prop :=
  (WellFoundedRelation.rel (self := sizeOfWFRel) : α → α → Prop)
end
namespace Prod
inductive RProd {α : Type u} {β : Type v} (ra : α → α → Prop) (rb : β → β → Prop) : α × β → α × β → Prop where
  | intro {a₁ : α} {b₁ : β} {a₂ : α} {b₂ : β} (h₁ : ra a₁ a₂) (h₂ : rb b₁ b₂) : RProd ra rb (a₁, b₁) (a₂, b₂)
section
variable {α : Type u} {β : Type v}
theorem Lex.right' (rb : β → β → Prop) {a₂ : Nat} {b₂ : β} {a₁ : Nat} {b₁ : β} (h₁ : a₁ ≤ a₂) (h₂ : rb b₁ b₂) :
    Prod.Lex Nat.lt rb (a₁, b₁) (a₂, b₂) :=
  match Nat.eq_or_lt_of_le h₁ with
  | .inl h => by subst h; exact .right a₁ h₂
  | .inr h => .left b₁ b₂ h
theorem RProdSubLex {ra : α → α → Prop} {rb : β → β → Prop} (a b : α × β) (h : RProd ra rb a b) :
    Prod.Lex ra rb a b := by
  cases h with
  | intro h₁ _ => exact .left _ _ h₁
@[reducible] def rprod (ha : WellFoundedRelation α) (hb : WellFoundedRelation β) : WellFoundedRelation (α × β) where
  rel := RProd ha.rel hb.rel
  wf := Subrelation.wf (fun {a b} k => RProdSubLex a b k) (lex ha hb).wf
end
end Prod
namespace PSigma
section
variable {α : Sort u} {β : Sort v}
@[reducible] def lexNdep (r : α → α → Prop) (s : β → β → Prop) : (_ : α) ×' β → (_ : α) ×' β → Prop :=
  Lex r (fun _ => s)
theorem lexNdepWf {r : α → α → Prop} {s : β → β → Prop} (ha : WellFounded r) (hb : WellFounded s) :
    WellFounded (lexNdep r s) := ⟨fun ⟨a, b⟩ => lexAccAux (ha.apply a) (fun _ => hb) b⟩
inductive RevLex (r : α → α → Prop) (s : β → β → Prop) : (_ : α) ×' β → (_ : α) ×' β → Prop where
  | left {a₁ a₂ : α} (b : β) (h : r a₁ a₂) : RevLex r s ⟨a₁, b⟩ ⟨a₂, b⟩
  | right (a₁ : α) {b₁ : β} (a₂ : α) {b₂ : β} (h : s b₁ b₂) : RevLex r s ⟨a₁, b₁⟩ ⟨a₂, b₂⟩
theorem revLexAccessible {r : α → α → Prop} {s : β → β → Prop} {b : β} (acb : Acc s b) (aca : ∀ a, Acc r a) :
    (a : α) → Acc (RevLex r s) ⟨a, b⟩ := by
  induction acb with
  | intro b _ ihb =>
    intro a
    have aca' := aca a
    induction aca' with
    | intro a _ iha =>
      refine ⟨_, fun p lt => ?_⟩
      cases lt with
      | left _ h => exact iha _ h
      | right a₁ _ h => exact ihb _ h a₁
theorem revLex {r : α → α → Prop} {s : β → β → Prop} (ha : WellFounded r) (hb : WellFounded s) :
    WellFounded (RevLex r s) := ⟨fun ⟨a, b⟩ => revLexAccessible (hb.apply b) ha.apply a⟩
end
def SkipLeft (α : Type u) {β : Type v} (s : β → β → Prop) : (_ : α) ×' β → (_ : α) ×' β → Prop := RevLex emptyRelation s
@[reducible] def skipLeft (α : Type u) {β : Type v} (hb : WellFoundedRelation β) :
    WellFoundedRelation ((_ : α) ×' β) where
  rel := SkipLeft α hb.rel
  wf := revLex emptyWf.wf hb.wf
theorem mkSkipLeft {α : Type u} {β : Type v} {b₁ b₂ : β} {s : β → β → Prop} (a₁ a₂ : α) (h : s b₁ b₂) :
    SkipLeft α s ⟨a₁, b₁⟩ ⟨a₂, b₂⟩ := .right _ _ h
end PSigma
namespace Nat
theorem div_rec_lemma {x y : Nat} : 0 < y ∧ y ≤ x → x - y < x :=
  fun ⟨p, h⟩ => Nat.sub_lt (Nat.lt_of_lt_of_le p h) p
@[elab_as_elim] def div.inductionOn {motive : Nat → Nat → Sort u} (x y : Nat)
    (ind : ∀ x y, 0 < y ∧ y ≤ x → motive (x - y) y → motive x y) (base : ∀ x y, ¬(0 < y ∧ y ≤ x) → motive x y) :
    motive x y :=
  if h : 0 < y ∧ y ≤ x then ind x y h (div.inductionOn (x - y) y ind base) else base x y h
termination_by x
decreasing_by exact div_rec_lemma h
@[elab_as_elim] def mod.inductionOn {motive : Nat → Nat → Sort u} (x y : Nat)
    (ind : ∀ x y, 0 < y ∧ y ≤ x → motive (x - y) y → motive x y) (base : ∀ x y, ¬(0 < y ∧ y ≤ x) → motive x y) :
    motive x y := div.inductionOn x y ind base
@[elab_as_elim] protected noncomputable def caseStrongRecOn {motive : Nat → Sort u} (a : Nat) (zero : motive 0)
    (ind : ∀ n, (∀ m, m ≤ n → motive m) → motive n.succ) : motive a :=
  Nat.strongRecOn a fun
    | 0, _ => zero
    | n + 1, h => ind n fun m k => h m (Nat.lt_succ_of_le k)
@[elab_as_elim] def div2Induction {motive : Nat → Sort u} (n : Nat) (ind : ∀ n, (n > 0 → motive (n / 2)) → motive n) :
    motive n :=
  ind n fun _ => div2Induction (n / 2) ind
termination_by n
decreasing_by omega
end Nat
