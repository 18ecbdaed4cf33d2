/-
Orders in which chains or all sets have least upper bounds, and least fixed points of monotone functions in them.
-/
namespace Lean.Order
/-- A reflexive, transitive and antisymmetric relation. -/
class PartialOrder (α : Sort u) where
  rel : α → α → Prop
  rel_refl : ∀ {x}, rel x x
  rel_trans : ∀ {x y z}, rel x y → rel y z → rel x z
  rel_antisymm : ∀ {x y}, rel x y → rel y x → x = y

section PartialOrder
variable {α : Sort u} [PartialOrder α]
theorem PartialOrder.rel_of_eq {x y : α} (h : x = y) : x ⊑ y := h ▸ rel_refl
def chain (c : α → Prop) : Prop := ∀ x y, c x → c y → x ⊑ y ∨ y ⊑ x
def is_sup (c : α → Prop) (s : α) : Prop := ∀ x, s ⊑ x ↔ ∀ y, c y → y ⊑ x
theorem is_sup_unique {α : Sort u} [PartialOrder α] {c : α → Prop} {s₁ s₂ : α} (h₁ : is_sup c s₁) (h₂ : is_sup c s₂) :
    s₁ = s₂ :=
  PartialOrder.rel_antisymm ((h₁ s₂).2 ((h₂ s₂).1 PartialOrder.rel_refl))
    ((h₂ s₁).2 ((h₁ s₁).1 PartialOrder.rel_refl))
end PartialOrder
/-- A partial order in which every chain has a least upper bound. -/
class CCPO (α : Sort u) extends PartialOrder α where
  has_csup {c : α → Prop} (hc : chain c) : Exists (is_sup c)
noncomputable def CCPO.csup {α : Sort u} [CCPO α] {c : α → Prop} (hc : chain c) : α := Classical.choose (has_csup hc)
theorem CCPO.csup_spec {α : Sort u} [CCPO α] {c : α → Prop} (hc : chain c) : is_sup c (csup hc) :=
  Classical.choose_spec (has_csup hc)

section CCPO
variable {α : Sort u} [CCPO α]
theorem csup_le {x : α} {c : α → Prop} (hc : chain c) : (∀ y, c y → y ⊑ x) → CCPO.csup hc ⊑ x :=
  (CCPO.csup_spec hc x).2
theorem le_csup {c : α → Prop} (hc : chain c) {y : α} (hy : c y) : y ⊑ CCPO.csup hc :=
  (CCPO.csup_spec hc _).1 PartialOrder.rel_refl y hy
def empty_chain (α : Sort u) : α → Prop := fun _ => False
theorem chain_empty (α : Sort u) [PartialOrder α] : chain (empty_chain α) := fun _ _ h => h.elim
noncomputable def bot : α := CCPO.csup (chain_empty α)
theorem bot_le (x : α) : bot ⊑ x := csup_le _ fun _ h => h.elim
end CCPO
/-- A partial order in which every set has a least upper bound. -/
class CompleteLattice (α : Sort u) extends PartialOrder α where
  has_sup (c : α → Prop) : Exists (is_sup c)
noncomputable def CompleteLattice.sup {α : Sort u} [CompleteLattice α] (c : α → Prop) : α :=
  Classical.choose (has_sup c)
theorem CompleteLattice.sup_spec {α : Sort u} [CompleteLattice α] (c : α → Prop) : is_sup c (sup c) :=
  Classical.choose_spec (has_sup c)

section CompleteLattice
variable {α : Sort u} [CompleteLattice α]
theorem sup_le {x : α} (c : α → Prop) : (∀ y, c y → y ⊑ x) → CompleteLattice.sup c ⊑ x :=
  (CompleteLattice.sup_spec c x).2
theorem le_sup (c : α → Prop) {y : α} (hy : c y) : y ⊑ CompleteLattice.sup c :=
  (CompleteLattice.sup_spec c _).1 PartialOrder.rel_refl y hy
noncomputable def inf (c : α → Prop) : α := CompleteLattice.sup fun x => ∀ y, c y → x ⊑ y
theorem inf_spec {x : α} {c : α → Prop} : x ⊑ inf c ↔ ∀ y, c y → x ⊑ y :=
  ⟨fun h y hy => PartialOrder.rel_trans h (sup_le _ fun _ hz => hz y hy), fun h => le_sup (fun x => ∀ y, c y → x ⊑ y) h⟩
theorem le_inf {x : α} {c : α → Prop} : (∀ y, c y → x ⊑ y) → x ⊑ inf c := inf_spec.2
theorem inf_le {c : α → Prop} {y : α} (hy : c y) : inf c ⊑ y := inf_spec.1 PartialOrder.rel_refl y hy
end CompleteLattice
/-- A function that maps related elements to related ones. -/
def monotone {α : Sort u} [PartialOrder α] {β : Sort v} [PartialOrder β] (f : α → β) : Prop :=
  ∀ x y, x ⊑ y → f x ⊑ f y
theorem monotone_const {α : Sort u} [PartialOrder α] {β : Sort v} [PartialOrder β] (c : β) :
    monotone fun (_ : α) => c := fun _ _ _ => PartialOrder.rel_refl
theorem monotone_id {α : Sort u} [PartialOrder α] : monotone fun (x : α) => x := fun _ _ h => h
theorem monotone_compose {α : Sort u} [PartialOrder α] {β : Sort v} [PartialOrder β] {γ : Sort w} [PartialOrder γ]
    {f : α → β} {g : β → γ} (hf : monotone f) (hg : monotone g) : monotone fun x => g (f x) :=
  fun _ _ h => hg _ _ (hf _ _ h)

section Admissible
variable {α : Sort u} [CCPO α]
/-- A predicate that holds of the least upper bound of a chain when it holds of its elements. -/
def admissible (P : α → Prop) : Prop := ∀ (c : α → Prop) (hc : chain c), (∀ x, c x → P x) → P (CCPO.csup hc)
theorem admissible_const_true : admissible fun (_ : α) => True := fun _ _ _ => trivial
theorem admissible_and (P Q : α → Prop) (hadm₁ : admissible P) (hadm₂ : admissible Q) :
    admissible fun x => P x ∧ Q x :=
  fun c hc h => ⟨hadm₁ c hc fun x hx => (h x hx).1, hadm₂ c hc fun x hx => (h x hx).2⟩
theorem chain_conj (c P : α → Prop) (hchain : chain c) : chain fun x => c x ∧ P x :=
  fun x y hx hy => hchain x y hx.1 hy.1
theorem csup_conj (c P : α → Prop) (hchain : chain c) (h : ∀ x, c x → ∃ y, c y ∧ x ⊑ y ∧ P y) :
    CCPO.csup hchain = CCPO.csup (chain_conj c P hchain) :=
  PartialOrder.rel_antisymm
    (csup_le _ fun x hx =>
      have ⟨_, hy, hxy, hp⟩ := h x hx
      PartialOrder.rel_trans hxy (le_csup (chain_conj c P hchain) ⟨hy, hp⟩))
    (csup_le _ fun _ hx => le_csup hchain hx.1)
theorem admissible_or (P Q : α → Prop) (hadm₁ : admissible P) (hadm₂ : admissible Q) :
    admissible fun x => P x ∨ Q x := fun c hc h => by
  refine (Classical.em (∀ x, c x → ∃ y, c y ∧ x ⊑ y ∧ P y)).elim (fun hp => .inl ?_) (fun hp => .inr ?_)
  · rw [csup_conj c P hc hp]
    exact hadm₁ _ _ fun _ hx => hx.2
  · have ⟨x, hx⟩ := Classical.not_forall.1 hp
    have ⟨hcx, hx⟩ := Classical.not_imp.1 hx
    have hq : ∀ y, c y → x ⊑ y → Q y := fun y hy hxy => (h y hy).resolve_left fun hpy => hx ⟨y, hy, hxy, hpy⟩
    rw [csup_conj c Q hc fun y hy => (hc x y hcx hy).elim (fun hxy => ⟨y, hy, PartialOrder.rel_refl, hq y hy hxy⟩)
      fun hyx => ⟨x, hcx, hyx, hq x hcx PartialOrder.rel_refl⟩]
    exact hadm₂ _ _ fun _ hx => hx.2
theorem admissible_pi {β : Sort v} (P : α → β → Prop) (hadm₁ : ∀ y, admissible fun x => P x y) :
    admissible fun x => ∀ y, P x y := fun c hc h y => hadm₁ y c hc fun x hx => h x hx y
end Admissible

section Lattice
variable {α : Sort u} [CompleteLattice α]
noncomputable def lfp (f : α → α) : α := inf fun c => f c ⊑ c
noncomputable def lfp_monotone (f : α → α) (_hm : monotone f) : α := lfp f
theorem lfp_prefixed {f : α → α} {hm : monotone f} : f (lfp f) ⊑ lfp f :=
  le_inf fun y hy => PartialOrder.rel_trans (hm _ _ (inf_le (c := fun c => f c ⊑ c) hy)) hy
theorem lfp_postfixed {f : α → α} {hm : monotone f} : lfp f ⊑ f (lfp f) :=
  inf_le (c := fun c => f c ⊑ c) (hm _ _ (lfp_prefixed (hm := hm)))
theorem lfp_fix {f : α → α} (hm : monotone f) : lfp f = f (lfp f) :=
  PartialOrder.rel_antisymm (lfp_postfixed (hm := hm)) (lfp_prefixed (hm := hm))
theorem lfp_monotone_fix {f : α → α} {hm : monotone f} : lfp_monotone f hm = f (lfp_monotone f hm) := lfp_fix hm
theorem lfp_le_of_le {x : α} {f : α → α} : f x ⊑ x → lfp f ⊑ x := fun h => inf_le (c := fun c => f c ⊑ c) h
theorem lfp_le_of_le_monotone (f : α → α) {hm : monotone f} (x : α) : f x ⊑ x → lfp_monotone f hm ⊑ x := lfp_le_of_le
end Lattice

section Fix
variable {α : Sort u} [CCPO α]
/-- What is reached from nothing by applying `f` and taking least upper bounds of chains. -/
inductive iterates (f : α → α) : α → Prop where
  | step {x} : iterates f x → iterates f (f x)
  | sup {c : α → Prop} (hc : chain c) (hi : ∀ x, c x → iterates f x) : iterates f (CCPO.csup hc)
private theorem csup_le_or {c : α → Prop} (hc : chain c) {y : α} (h : ∀ x, c x → x ⊑ y ∨ y ⊑ x) :
    CCPO.csup hc ⊑ y ∨ y ⊑ CCPO.csup hc :=
  (Classical.em (∀ x, c x → x ⊑ y)).elim (fun all => .inl (csup_le hc all)) fun some =>
    have ⟨x, hx⟩ := Classical.not_forall.1 some
    have ⟨hcx, hx⟩ := Classical.not_imp.1 hx
    .inr (PartialOrder.rel_trans ((h x hcx).resolve_left hx) (le_csup hc hcx))
theorem chain_iterates {f : α → α} (hf : monotone f) : chain (iterates f) := fun x y hx hy => by
  induction hx generalizing y with
  | sup hc _ ih => exact csup_le_or hc fun z hz => ih z hz y hy
  | step _ ih =>
    induction hy with
    | step hy _ => exact (ih _ hy).imp (hf _ _) (hf _ _)
    | sup hc _ ih' => exact (csup_le_or hc fun z hz => (ih' z hz).symm).symm
theorem rel_f_of_iterates {f : α → α} (hf : monotone f) {x : α} (hx : iterates f x) : x ⊑ f x := by
  induction hx with
  | step _ ih => exact hf _ _ ih
  | sup hc _ ih => exact csup_le hc fun y hy => PartialOrder.rel_trans (ih y hy) (hf _ _ (le_csup hc hy))
noncomputable def fix (f : α → α) (hmono : monotone f) : α := CCPO.csup (chain_iterates hmono)
theorem fix_eq {f : α → α} (hf : monotone f) : fix f hf = f (fix f hf) :=
  have h : iterates f (fix f hf) := .sup _ fun _ h => h
  PartialOrder.rel_antisymm (rel_f_of_iterates hf h) (le_csup (chain_iterates hf) (.step h))
theorem fix_induct {f : α → α} (hf : monotone f) (motive : α → Prop) (hadm : admissible motive)
    (h : ∀ x, motive x → motive (f x)) : motive (fix f hf) :=
  hadm _ _ fun x hx => by
    induction hx with
    | step _ ih => exact h _ ih
    | sup hc _ ih => exact hadm _ hc ih
end Fix

section Function
variable {α : Sort u} {β : α → Sort v} {γ : Sort w}
instance instOrderPi [∀ x, PartialOrder (β x)] : PartialOrder (∀ x, β x) where
  rel f g := ∀ x, f x ⊑ g x
  rel_refl _ := PartialOrder.rel_refl
  rel_trans h₁ h₂ x := PartialOrder.rel_trans (h₁ x) (h₂ x)
  rel_antisymm h₁ h₂ := funext fun x => PartialOrder.rel_antisymm (h₁ x) (h₂ x)
theorem monotone_of_monotone_apply [PartialOrder γ] [∀ x, PartialOrder (β x)] (f : γ → ∀ x, β x)
    (h : ∀ y, monotone fun x => f x y) : monotone f := fun _ _ hxy y => h y _ _ hxy
theorem monotone_apply [PartialOrder γ] [∀ x, PartialOrder (β x)] (a : α) (f : γ → ∀ x, β x) (h : monotone f) :
    monotone fun x => f x a := fun _ _ hxy => h _ _ hxy a
theorem chain_apply [∀ x, PartialOrder (β x)] {c : (∀ x, β x) → Prop} (hc : chain c) (x : α) :
    chain fun y => ∃ f, c f ∧ f x = y := by
  rintro _ _ ⟨f, hf, rfl⟩ ⟨g, hg, rfl⟩
  exact (hc f g hf hg).imp (· x) (· x)
noncomputable def fun_csup [∀ x, CCPO (β x)] (c : (∀ x, β x) → Prop) (hc : chain c) (x : α) : β x :=
  CCPO.csup (chain_apply hc x)
theorem fun_csup_is_sup [∀ x, CCPO (β x)] (c : (∀ x, β x) → Prop) (hc : chain c) : is_sup c (fun_csup c hc) :=
  fun f => ⟨fun h g hg x => PartialOrder.rel_trans (le_csup (chain_apply hc x) ⟨g, hg, rfl⟩) (h x),
    fun h x => csup_le (chain_apply hc x) fun _ ⟨g, hg, e⟩ => e ▸ h g hg x⟩
instance instCCPOPi [∀ x, CCPO (β x)] : CCPO (∀ x, β x) where
  has_csup hc := ⟨_, fun_csup_is_sup _ hc⟩
theorem fun_csup_eq [∀ x, CCPO (β x)] (c : (∀ x, β x) → Prop) (hc : chain c) : fun_csup c hc = CCPO.csup hc :=
  is_sup_unique (fun_csup_is_sup c hc) (CCPO.csup_spec hc)
noncomputable def fun_sup [∀ x, CompleteLattice (β x)] (c : (∀ x, β x) → Prop) (x : α) : β x :=
  CompleteLattice.sup fun y => ∃ f, c f ∧ f x = y
theorem fun_sup_is_sup [∀ x, CompleteLattice (β x)] (c : (∀ x, β x) → Prop) : is_sup c (fun_sup c) :=
  fun f => ⟨fun h g hg x => PartialOrder.rel_trans (le_sup (fun y => ∃ f, c f ∧ f x = y) ⟨g, hg, rfl⟩) (h x),
    fun h x => sup_le _ fun _ ⟨g, hg, e⟩ => e ▸ h g hg x⟩
instance instCompleteLatticePi [∀ x, CompleteLattice (β x)] : CompleteLattice (∀ x, β x) where
  has_sup c := ⟨_, fun_sup_is_sup c⟩
theorem fun_sup_eq [∀ x, CompleteLattice (β x)] (c : (∀ x, β x) → Prop) : fun_sup c = CompleteLattice.sup c :=
  is_sup_unique (fun_sup_is_sup c) (CompleteLattice.sup_spec c)
theorem admissible_apply [∀ x, CCPO (β x)] (P : ∀ x, β x → Prop) (x : α) (hadm : admissible (P x)) :
    admissible fun (f : ∀ x, β x) => P x (f x) := fun c hc h => by
  rw [← fun_csup_eq c hc]
  exact hadm _ (chain_apply hc x) fun _ ⟨f, hf, e⟩ => e ▸ h f hf
theorem admissible_pi_apply [∀ x, CCPO (β x)] (P : ∀ x, β x → Prop) (hadm : ∀ x, admissible (P x)) :
    admissible fun (f : ∀ x, β x) => ∀ x, P x (f x) := admissible_pi _ fun x => admissible_apply _ _ (hadm x)
end Function
@[partial_fixpoint_monotone]
theorem monotone_ite {α : Sort u} {β : Sort v} [PartialOrder α] [PartialOrder β] (c : Prop) [Decidable c]
    (k₁ k₂ : α → β) (hmono₁ : monotone k₁) (hmono₂ : monotone k₂) : monotone fun x => if c then k₁ x else k₂ x := by
  split
  · exact hmono₁
  · exact hmono₂
@[partial_fixpoint_monotone]
theorem monotone_dite {α : Sort u} {β : Sort v} [PartialOrder α] [PartialOrder β] (c : Prop) [Decidable c]
    (k₁ : α → c → β) (k₂ : α → ¬ c → β) (hmono₁ : monotone k₁) (hmono₂ : monotone k₂) :
    monotone fun x => dite c (k₁ x) (k₂ x) := by
  split
  · exact monotone_apply _ _ hmono₁
  · exact monotone_apply _ _ hmono₂

section Pair
variable {α : Sort u} {β : Sort v} {γ : Sort w}
instance instPartialOrderPProd [PartialOrder α] [PartialOrder β] : PartialOrder (α ×' β) where
  rel a b := a.1 ⊑ b.1 ∧ a.2 ⊑ b.2
  rel_refl := ⟨PartialOrder.rel_refl, PartialOrder.rel_refl⟩
  rel_trans h₁ h₂ := ⟨PartialOrder.rel_trans h₁.1 h₂.1, PartialOrder.rel_trans h₁.2 h₂.2⟩
  rel_antisymm {a b} h₁ h₂ := by
    cases a
    cases b
    cases PartialOrder.rel_antisymm h₁.1 h₂.1
    cases PartialOrder.rel_antisymm h₁.2 h₂.2
    rfl
@[partial_fixpoint_monotone]
theorem PProd.monotone_mk [PartialOrder α] [PartialOrder β] [PartialOrder γ] {f : γ → α} {g : γ → β}
    (hf : monotone f) (hg : monotone g) : monotone fun x => PProd.mk (f x) (g x) :=
  fun _ _ h => ⟨hf _ _ h, hg _ _ h⟩
@[partial_fixpoint_monotone]
theorem PProd.monotone_fst [PartialOrder α] [PartialOrder β] [PartialOrder γ] {f : γ → α ×' β} (hf : monotone f) :
    monotone fun x => (f x).1 := fun _ _ h => (hf _ _ h).1
@[partial_fixpoint_monotone]
theorem PProd.monotone_snd [PartialOrder α] [PartialOrder β] [PartialOrder γ] {f : γ → α ×' β} (hf : monotone f) :
    monotone fun x => (f x).2 := fun _ _ h => (hf _ _ h).2
def PProd.chain.fst [CCPO α] [CCPO β] (c : α ×' β → Prop) : α → Prop := fun a => ∃ b, c ⟨a, b⟩
def PProd.chain.snd [CCPO α] [CCPO β] (c : α ×' β → Prop) : β → Prop := fun b => ∃ a, c ⟨a, b⟩
def PProd.fst [CompleteLattice α] [CompleteLattice β] (c : α ×' β → Prop) : α → Prop := fun a => ∃ b, c ⟨a, b⟩
def PProd.snd [CompleteLattice α] [CompleteLattice β] (c : α ×' β → Prop) : β → Prop := fun b => ∃ a, c ⟨a, b⟩
theorem PProd.chain.chain_fst [CCPO α] [CCPO β] {c : α ×' β → Prop} (hchain : chain c) : chain (fst c) :=
  fun _ _ ⟨_, h₁⟩ ⟨_, h₂⟩ => (hchain _ _ h₁ h₂).imp (·.1) (·.1)
theorem PProd.chain.chain_snd [CCPO α] [CCPO β] {c : α ×' β → Prop} (hchain : chain c) : chain (snd c) :=
  fun _ _ ⟨_, h₁⟩ ⟨_, h₂⟩ => (hchain _ _ h₁ h₂).imp (·.2) (·.2)
noncomputable def prod_csup [CCPO α] [CCPO β] (c : α ×' β → Prop) (hchain : chain c) : α ×' β :=
  ⟨CCPO.csup (PProd.chain.chain_fst hchain), CCPO.csup (PProd.chain.chain_snd hchain)⟩
theorem prod_csup_is_sup [CCPO α] [CCPO β] (c : α ×' β → Prop) (hchain : chain c) : is_sup c (prod_csup c hchain) :=
  fun _ => ⟨fun h y hy => ⟨PartialOrder.rel_trans (le_csup (PProd.chain.chain_fst hchain) ⟨y.2, hy⟩) h.1,
      PartialOrder.rel_trans (le_csup (PProd.chain.chain_snd hchain) ⟨y.1, hy⟩) h.2⟩,
    fun h => ⟨csup_le (PProd.chain.chain_fst hchain) fun _ ⟨_, hy⟩ => (h _ hy).1,
      csup_le (PProd.chain.chain_snd hchain) fun _ ⟨_, hy⟩ => (h _ hy).2⟩⟩
instance instCCPOPProd [CCPO α] [CCPO β] : CCPO (α ×' β) where
  has_csup hchain := ⟨_, prod_csup_is_sup _ hchain⟩
theorem prod_csup_eq [CCPO α] [CCPO β] (c : α ×' β → Prop) (hchain : chain c) :
    prod_csup c hchain = CCPO.csup hchain := is_sup_unique (prod_csup_is_sup c hchain) (CCPO.csup_spec hchain)
noncomputable def prod_sup [CompleteLattice α] [CompleteLattice β] (c : α ×' β → Prop) : α ×' β :=
  ⟨CompleteLattice.sup (PProd.fst c), CompleteLattice.sup (PProd.snd c)⟩
theorem prod_sup_is_sup [CompleteLattice α] [CompleteLattice β] (c : α ×' β → Prop) : is_sup c (prod_sup c) :=
  fun _ => ⟨fun h y hy => ⟨PartialOrder.rel_trans (le_sup (PProd.fst c) ⟨y.2, hy⟩) h.1,
      PartialOrder.rel_trans (le_sup (PProd.snd c) ⟨y.1, hy⟩) h.2⟩,
    fun h => ⟨sup_le _ fun _ ⟨_, hy⟩ => (h _ hy).1, sup_le _ fun _ ⟨_, hy⟩ => (h _ hy).2⟩⟩
instance instCompleteLatticePProd [CompleteLattice α] [CompleteLattice β] : CompleteLattice (α ×' β) where
  has_sup c := ⟨_, prod_sup_is_sup c⟩
theorem admissible_pprod_fst {α : Sort u} {β : Sort v} [CCPO α] [CCPO β] (P : α → Prop) (hadm : admissible P) :
    admissible fun (x : α ×' β) => P x.1 := fun c hc h => by
  rw [← prod_csup_eq c hc]
  exact hadm _ (PProd.chain.chain_fst hc) fun _ ⟨_, hx⟩ => h _ hx
theorem admissible_pprod_snd {α : Sort u} {β : Sort v} [CCPO α] [CCPO β] (P : β → Prop) (hadm : admissible P) :
    admissible fun (x : α ×' β) => P x.2 := fun c hc h => by
  rw [← prod_csup_eq c hc]
  exact hadm _ (PProd.chain.chain_snd hc) fun _ ⟨_, hx⟩ => h _ hx
end Pair

section Flat
variable {α : Sort u}
/-- `α` with the order in which `b` lies below everything, and nothing else below anything. -/
def FlatOrder {α : Sort u} (_b : α) : Sort u := α
variable {b : α}
def FlatOrder.mk (b x : α) : FlatOrder b := x
def FlatOrder.inner (x : FlatOrder b) : α := x
theorem FlatOrder.mk_inner {x : FlatOrder b} : mk b x.inner = x := rfl
theorem FlatOrder.inner_mk {x : α} : (mk b x).inner = x := rfl
@[simp] theorem FlatOrder.mk_inj {x y : α} : mk b x = mk b y ↔ x = y := .rfl
inductive FlatOrder.rel : (x y : FlatOrder b) → Prop where
  | bot {x} : rel (.mk b b) x
  | refl {x} : rel x x
instance FlatOrder.instOrder : PartialOrder (FlatOrder b) where
  rel := rel
  rel_refl := .refl
  rel_trans h₁ h₂ := by
    cases h₁
    · exact .bot
    · exact h₂
  rel_antisymm h₁ h₂ := by
    cases h₁
    · cases h₂ <;> rfl
    · rfl
open Classical in
noncomputable def flat_csup (c : FlatOrder b → Prop) : FlatOrder b :=
  if h : ∃ x, c x ∧ x ≠ .mk b b then choose h else .mk b b
theorem flat_csup_is_sup (c : FlatOrder b → Prop) (hc : chain c) : is_sup c (flat_csup c) := by
  have all : ∀ x, flat_csup c ⊑ x → ∀ y, c y → y ⊑ x := fun x hx y hy => by
    refine (Classical.em (y = .mk b b)).elim (fun e => e ▸ .bot) fun hb => ?_
    have h : ∃ x, c x ∧ x ≠ .mk b b := ⟨y, hy, hb⟩
    rw [flat_csup, dif_pos h] at hx
    have ⟨hz, hzb⟩ := Classical.choose_spec h
    refine PartialOrder.rel_trans ?_ hx
    generalize Classical.choose h = z at *
    cases hc y z hy hz with
    | inl h => exact h
    | inr h =>
      cases h
      · exact absurd rfl hzb
      · exact .refl
  refine fun x => ⟨all x, fun h => ?_⟩
  rw [flat_csup]
  split
  · next hx => exact h _ (Classical.choose_spec hx).1
  · exact .bot
instance FlatOrder.instCCPO : CCPO (FlatOrder b) where
  has_csup hc := ⟨_, flat_csup_is_sup _ hc⟩
theorem flat_csup_eq (c : FlatOrder b → Prop) (hchain : chain c) : flat_csup c = CCPO.csup hchain :=
  is_sup_unique (flat_csup_is_sup c hchain) (CCPO.csup_spec hchain)
theorem admissible_flatOrder (P : FlatOrder b → Prop) (hnot : P (.mk b b)) : admissible P := fun c hc h => by
  rw [← flat_csup_eq, flat_csup]
  split
  · next hx => exact h _ (Classical.choose_spec hx).1
  · exact hnot
end Flat
end Lean.Order
