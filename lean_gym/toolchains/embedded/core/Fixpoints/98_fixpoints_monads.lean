/-
Monads in which a recursion may be written that need not end, and predicates.
-/
namespace Lean.Order
/-- A monad whose `bind` is monotone in both arguments. -/
class MonoBind (m : Type u → Type v) [Bind m] [∀ α, PartialOrder (m α)] : Prop where
  bind_mono_left {α β : Type u} {a₁ a₂ : m α} {f : α → m β} (h : a₁ ⊑ a₂) : a₁ >>= f ⊑ a₂ >>= f
  bind_mono_right {α β : Type u} {a : m α} {f₁ f₂ : α → m β} (h : ∀ x, f₁ x ⊑ f₂ x) : a >>= f₁ ⊑ a >>= f₂
@[partial_fixpoint_monotone]
theorem monotone_bind (m : Type u → Type v) [Bind m] [∀ α, PartialOrder (m α)] [MonoBind m] {α β : Type u}
    {γ : Sort w} [PartialOrder γ] (f : γ → m α) (g : γ → α → m β) (hmono₁ : monotone f) (hmono₂ : monotone g) :
    monotone fun x => f x >>= g x :=
  fun _ _ h => PartialOrder.rel_trans (MonoBind.bind_mono_left (hmono₁ _ _ h))
    (MonoBind.bind_mono_right fun y => monotone_apply y _ hmono₂ _ _ h)

section Monads
variable {α : Type u}
instance instPartialOrderOption : PartialOrder (Option α) := inferInstanceAs (PartialOrder (FlatOrder none))
instance instCCPOOption : CCPO (Option α) := inferInstanceAs (CCPO (FlatOrder none))
instance instMonoBindOption : MonoBind Option where
  bind_mono_left h := by
    cases h
    · exact FlatOrder.rel.bot
    · exact FlatOrder.rel.refl
  bind_mono_right {_ _ a _ _} h := by
    cases a
    · exact FlatOrder.rel.refl
    · exact h _
theorem Option.admissible_eq_some (P : Prop) (y : α) : admissible fun (x : Option α) => x = some y → P :=
  admissible_flatOrder (fun (x : Option α) => x = some y → P) fun h => nomatch h
variable {m : Type u → Type v} {ε ρ σ : Type u}
instance instPartialOrderExceptT [inst : ∀ α, PartialOrder (m α)] : PartialOrder (ExceptT ε m α) := inst _
instance instCCPOExceptT [inst : ∀ α, CCPO (m α)] : CCPO (ExceptT ε m α) := inst _
instance instMonoBindExceptT [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] : MonoBind (ExceptT ε m) where
  bind_mono_left h := MonoBind.bind_mono_left (m := m) h
  bind_mono_right h := MonoBind.bind_mono_right (m := m) fun x => by
    cases x
    · exact PartialOrder.rel_refl
    · exact h _
@[partial_fixpoint_monotone]
theorem monotone_exceptTRun {γ : Sort w} [PartialOrder γ] [Monad m]
    [∀ α, PartialOrder (m α)] (f : γ → ExceptT ε m α) (hmono : monotone f) : monotone fun x => (f x).run := hmono
instance instPartialOrderOptionT [inst : ∀ α, PartialOrder (m α)] : PartialOrder (OptionT m α) := inst _
instance instCCPOOptionT [inst : ∀ α, CCPO (m α)] : CCPO (OptionT m α) := inst _
instance instMonoBindOptionT [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] : MonoBind (OptionT m) where
  bind_mono_left h := MonoBind.bind_mono_left (m := m) h
  bind_mono_right h := MonoBind.bind_mono_right (m := m) fun x => by
    cases x
    · exact PartialOrder.rel_refl
    · exact h _
@[partial_fixpoint_monotone]
theorem monotone_optionTRun {γ : Sort w} [PartialOrder γ] [Monad m]
    [∀ α, PartialOrder (m α)] (f : γ → OptionT m α) (hmono : monotone f) : monotone fun x => (f x).run := hmono
instance instPartialOrderReaderT [inst : PartialOrder (m α)] :
    PartialOrder (ReaderT ρ m α) := instOrderPi
instance instCCPOReaderT [inst : CCPO (m α)] : CCPO (ReaderT ρ m α) :=
  instCCPOPi
instance instMonoBindReaderT [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] : MonoBind (ReaderT ρ m) where
  bind_mono_left h := fun s => MonoBind.bind_mono_left (h s)
  bind_mono_right h := fun s => MonoBind.bind_mono_right fun x => h x s
@[partial_fixpoint_monotone]
theorem monotone_readerTRun {γ : Sort w} [PartialOrder γ] [Monad m]
    [PartialOrder (m α)] (f : γ → ReaderT σ m α) (hmono : monotone f) (s : σ) : monotone fun x => (f x).run s :=
  monotone_apply s _ hmono
instance instPartialOrderStateT [inst : ∀ α, PartialOrder (m α)] : PartialOrder (StateT σ m α) := instOrderPi
instance instCCPOStateT [inst : ∀ α, CCPO (m α)] : CCPO (StateT σ m α) := instCCPOPi
instance instMonoBindStateT [Monad m] [∀ α, PartialOrder (m α)] [MonoBind m] : MonoBind (StateT ρ m) where
  bind_mono_left h := fun s => MonoBind.bind_mono_left (h s)
  bind_mono_right h := fun _ => MonoBind.bind_mono_right fun x => h x.1 x.2
@[partial_fixpoint_monotone]
theorem monotone_stateTRun {γ : Sort w} [PartialOrder γ] [Monad m]
    [∀ α, PartialOrder (m α)] (f : γ → StateT σ m α) (hmono : monotone f) (s : σ) : monotone fun x => (f x).run s :=
  monotone_apply s _ hmono
end Monads

section Propositions
variable {α : Sort u}
/-- Propositions, ordered by implication: its least fixed points are the inductive predicates. -/
def ImplicationOrder := Prop
instance ImplicationOrder.instOrder : PartialOrder ImplicationOrder where
  rel x y := x → y
  rel_refl := id
  rel_trans h₁ h₂ := h₂ ∘ h₁
  rel_antisymm h₁ h₂ := propext ⟨h₁, h₂⟩
instance ImplicationOrder.instCompleteLattice : CompleteLattice ImplicationOrder where
  has_sup c := ⟨∃ p, c p ∧ p, fun _ => ⟨fun h y hy hp => h ⟨y, hy, hp⟩, fun h ⟨y, hy, hp⟩ => h y hy hp⟩⟩
@[partial_fixpoint_monotone]
theorem implication_order_monotone_exists [PartialOrder α] {β : Sort v} (f : α → β → ImplicationOrder)
    (h : monotone f) : @monotone α _ ImplicationOrder _ fun x => Exists (f x) :=
  fun _ _ hxy ⟨z, hz⟩ => ⟨z, h _ _ hxy z hz⟩
@[partial_fixpoint_monotone]
theorem implication_order_monotone_forall [PartialOrder α] {β : Sort v} (f : α → β → ImplicationOrder)
    (h : monotone f) : @monotone α _ ImplicationOrder _ fun x => ∀ y, f x y := fun _ _ hxy hx z => h _ _ hxy z (hx z)
@[partial_fixpoint_monotone]
theorem implication_order_monotone_and [PartialOrder α] (f₁ f₂ : α → ImplicationOrder) (h₁ : monotone f₁)
    (h₂ : monotone f₂) : @monotone α _ ImplicationOrder _ fun x => f₁ x ∧ f₂ x :=
  fun _ _ hxy h => ⟨h₁ _ _ hxy h.1, h₂ _ _ hxy h.2⟩
@[partial_fixpoint_monotone]
theorem implication_order_monotone_or [PartialOrder α] (f₁ f₂ : α → ImplicationOrder) (h₁ : monotone f₁)
    (h₂ : monotone f₂) : @monotone α _ ImplicationOrder _ fun x => f₁ x ∨ f₂ x :=
  fun _ _ hxy h => h.imp (h₁ _ _ hxy) (h₂ _ _ hxy)
/-- Propositions, ordered by reverse implication: its least fixed points are the coinductive predicates. -/
def ReverseImplicationOrder := Prop
instance ReverseImplicationOrder.instOrder : PartialOrder ReverseImplicationOrder where
  rel x y := y → x
  rel_refl := id
  rel_trans h₁ h₂ := h₁ ∘ h₂
  rel_antisymm h₁ h₂ := propext ⟨h₂, h₁⟩
instance ReverseImplicationOrder.instCompleteLattice : CompleteLattice ReverseImplicationOrder where
  has_sup c := ⟨∀ p, c p → p, fun _ => ⟨fun h y hy hx => h hx y hy, fun h hx y hy => h y hy hx⟩⟩
@[partial_fixpoint_monotone]
theorem coind_monotone_exists [PartialOrder α] {β : Sort v} (f : α → β → ReverseImplicationOrder) (h : monotone f) :
    @monotone α _ ReverseImplicationOrder _ fun x => Exists (f x) := fun _ _ hxy ⟨z, hz⟩ => ⟨z, h _ _ hxy z hz⟩
@[partial_fixpoint_monotone]
theorem coind_monotone_forall [PartialOrder α] {β : Sort v} (f : α → β → ReverseImplicationOrder) (h : monotone f) :
    @monotone α _ ReverseImplicationOrder _ fun x => ∀ y, f x y := fun _ _ hxy hx z => h _ _ hxy z (hx z)
@[partial_fixpoint_monotone]
theorem coind_monotone_and [PartialOrder α] (f₁ f₂ : α → Prop)
    (h₁ : @monotone α _ ReverseImplicationOrder _ f₁) (h₂ : @monotone α _ ReverseImplicationOrder _ f₂) :
    @monotone α _ ReverseImplicationOrder _ fun x => f₁ x ∧ f₂ x := fun _ _ hxy h => ⟨h₁ _ _ hxy h.1, h₂ _ _ hxy h.2⟩
@[partial_fixpoint_monotone]
theorem coind_monotone_or [PartialOrder α] (f₁ f₂ : α → Prop)
    (h₁ : @monotone α _ ReverseImplicationOrder _ f₁) (h₂ : @monotone α _ ReverseImplicationOrder _ f₂) :
    @monotone α _ ReverseImplicationOrder _ fun x => f₁ x ∨ f₂ x := fun _ _ hxy h => h.imp (h₁ _ _ hxy) (h₂ _ _ hxy)
@[partial_fixpoint_monotone]
theorem coind_not [PartialOrder α] (f₁ : α → Prop) (h₁ : @monotone α _ ImplicationOrder _ f₁) :
    @monotone α _ ReverseImplicationOrder _ fun x => ¬ f₁ x := fun _ _ hxy h hx => h (h₁ _ _ hxy hx)
@[partial_fixpoint_monotone]
theorem ind_not [PartialOrder α] (f₁ : α → Prop) (h₁ : @monotone α _ ReverseImplicationOrder _ f₁) :
    @monotone α _ ImplicationOrder _ fun x => ¬ f₁ x := fun _ _ hxy h hx => h (h₁ _ _ hxy hx)
@[partial_fixpoint_monotone]
theorem ind_impl [PartialOrder α] (f₁ f₂ : α → Prop) (h₁ : @monotone α _ ReverseImplicationOrder _ f₁)
    (h₂ : @monotone α _ ImplicationOrder _ f₂) : @monotone α _ ImplicationOrder _ fun x => f₁ x → f₂ x :=
  fun _ _ hxy h hx => h₂ _ _ hxy (h (h₁ _ _ hxy hx))
@[partial_fixpoint_monotone]
theorem coind_impl [PartialOrder α] (f₁ f₂ : α → Prop) (h₁ : @monotone α _ ImplicationOrder _ f₁)
    (h₂ : @monotone α _ ReverseImplicationOrder _ f₂) : @monotone α _ ReverseImplicationOrder _ fun x => f₁ x → f₂ x :=
  fun _ _ hxy h hx => h₂ _ _ hxy (h (h₁ _ _ hxy hx))
end Propositions
end Lean.Order
