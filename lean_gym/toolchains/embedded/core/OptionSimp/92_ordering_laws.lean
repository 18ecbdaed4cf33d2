/-
Laws of `Ordering`, comparisons built from others.
-/
namespace Ordering
@[inline] def isNe : Ordering → Bool
  | eq => false
  | _ => true
noncomputable def then' (a b : Ordering) : Ordering := Ordering.rec a b a a
protected theorem «forall» {p : Ordering → Prop} : (∀ (o : Ordering), p o) ↔ p lt ∧ p eq ∧ p gt :=
  ⟨fun h => ⟨h _, h _, h _⟩, fun ⟨h, k, l⟩ o => match o with | lt => h | eq => k | gt => l⟩
protected theorem «exists» {p : Ordering → Prop} : (∃ (o : Ordering), p o) ↔ p lt ∨ p eq ∨ p gt :=
  ⟨fun ⟨o, h⟩ => match o, h with | lt, h => .inl h | eq, h => .inr (.inl h) | gt, h => .inr (.inr h),
   fun h => h.elim (fun h => ⟨_, h⟩) fun h => h.elim (fun h => ⟨_, h⟩) fun h => ⟨_, h⟩⟩
instance instDecidableForallOfDecidablePred {p : Ordering → Prop} [DecidablePred p] : Decidable (∀ o, p o) :=
  decidable_of_decidable_of_iff Ordering.forall.symm
instance instDecidableExistsOfDecidablePred {p : Ordering → Prop} [DecidablePred p] : Decidable (∃ o, p o) :=
  decidable_of_decidable_of_iff Ordering.exists.symm

/- Values. -/
@[simp] theorem isLT_lt : lt.isLT = true := rfl
@[simp] theorem isLE_lt : lt.isLE = true := rfl
@[simp] theorem isEq_lt : lt.isEq = false := rfl
@[simp] theorem isNe_lt : lt.isNe = true := rfl
@[simp] theorem isGE_lt : lt.isGE = false := rfl
@[simp] theorem isGT_lt : lt.isGT = false := rfl
@[simp] theorem isLT_eq : eq.isLT = false := rfl
@[simp] theorem isLE_eq : eq.isLE = true := rfl
@[simp] theorem isEq_eq : eq.isEq = true := rfl
@[simp] theorem isNe_eq : eq.isNe = false := rfl
@[simp] theorem isGE_eq : eq.isGE = true := rfl
@[simp] theorem isGT_eq : eq.isGT = false := rfl
@[simp] theorem isLT_gt : gt.isLT = false := rfl
@[simp] theorem isLE_gt : gt.isLE = false := rfl
@[simp] theorem isEq_gt : gt.isEq = false := rfl
@[simp] theorem isNe_gt : gt.isNe = true := rfl
@[simp] theorem isGE_gt : gt.isGE = true := rfl
@[simp] theorem isGT_gt : gt.isGT = true := rfl
@[simp] theorem lt_beq_eq : (lt == eq) = false := rfl
@[simp] theorem lt_beq_gt : (lt == gt) = false := rfl
@[simp] theorem eq_beq_lt : (eq == lt) = false := rfl
@[simp] theorem eq_beq_gt : (eq == gt) = false := rfl
@[simp] theorem gt_beq_lt : (gt == lt) = false := rfl
@[simp] theorem gt_beq_eq : (gt == eq) = false := rfl
@[simp] theorem swap_lt : lt.swap = gt := rfl
@[simp] theorem swap_eq : eq.swap = eq := rfl
@[simp] theorem swap_gt : gt.swap = lt := rfl

/- By cases. -/
theorem eq_eq_of_isLE_of_isLE_swap {o : Ordering} : o.isLE = true → o.swap.isLE = true → o = eq := by cases o <;> decide
theorem eq_eq_of_isGE_of_isGE_swap {o : Ordering} : o.isGE = true → o.swap.isGE = true → o = eq := by cases o <;> decide
theorem eq_eq_of_isLE_of_isGE {o : Ordering} : o.isLE = true → o.isGE = true → o = eq := by cases o <;> decide
theorem eq_eq_iff_isLE_and_isGE {o : Ordering} : o = eq ↔ o.isLE = true ∧ o.isGE = true := by cases o <;> decide
theorem eq_swap_iff_eq_eq {o : Ordering} : o = o.swap ↔ o = eq := by cases o <;> decide
theorem eq_eq_of_eq_swap {o : Ordering} : o = o.swap → o = eq := by cases o <;> decide
@[simp] theorem isLE_eq_false {o : Ordering} : o.isLE = false ↔ o = gt := by cases o <;> decide
@[simp] theorem isGE_eq_false {o : Ordering} : o.isGE = false ↔ o = lt := by cases o <;> decide
@[simp] theorem isNe_eq_false {o : Ordering} : o.isNe = false ↔ o = eq := by cases o <;> decide
@[simp] theorem isEq_eq_false {o : Ordering} : o.isEq = false ↔ ¬o = eq := by cases o <;> decide
@[simp] theorem swap_eq_gt {o : Ordering} : o.swap = gt ↔ o = lt := by cases o <;> decide
@[simp] theorem swap_eq_lt {o : Ordering} : o.swap = lt ↔ o = gt := by cases o <;> decide
@[simp] theorem swap_eq_eq {o : Ordering} : o.swap = eq ↔ o = eq := by cases o <;> decide
@[simp] theorem isLT_swap {o : Ordering} : o.swap.isLT = o.isGT := by cases o <;> decide
@[simp] theorem isLE_swap {o : Ordering} : o.swap.isLE = o.isGE := by cases o <;> decide
@[simp] theorem isEq_swap {o : Ordering} : o.swap.isEq = o.isEq := by cases o <;> decide
@[simp] theorem isNe_swap {o : Ordering} : o.swap.isNe = o.isNe := by cases o <;> decide
@[simp] theorem isGE_swap {o : Ordering} : o.swap.isGE = o.isLE := by cases o <;> decide
@[simp] theorem isGT_swap {o : Ordering} : o.swap.isGT = o.isLT := by cases o <;> decide
theorem isLE_of_eq_lt {o : Ordering} : o = lt → o.isLE = true := by cases o <;> decide
theorem isLE_of_eq_eq {o : Ordering} : o = eq → o.isLE = true := by cases o <;> decide
theorem isGE_of_eq_gt {o : Ordering} : o = gt → o.isGE = true := by cases o <;> decide
theorem isGE_of_eq_eq {o : Ordering} : o = eq → o.isGE = true := by cases o <;> decide
theorem ne_eq_of_eq_lt {o : Ordering} : o = lt → o ≠ eq := by cases o <;> decide
theorem ne_eq_of_eq_gt {o : Ordering} : o = gt → o ≠ eq := by cases o <;> decide
@[simp] theorem isLT_iff_eq_lt {o : Ordering} : o.isLT = true ↔ o = lt := by cases o <;> decide
@[simp] theorem isGT_iff_eq_gt {o : Ordering} : o.isGT = true ↔ o = gt := by cases o <;> decide
@[simp] theorem isEq_iff_eq_eq {o : Ordering} : o.isEq = true ↔ o = eq := by cases o <;> decide
@[simp] theorem isNe_iff_ne_eq {o : Ordering} : o.isNe = true ↔ ¬o = eq := by cases o <;> decide
theorem isLE_iff_ne_gt {o : Ordering} : o.isLE = true ↔ ¬o = gt := by cases o <;> decide
theorem isGE_iff_ne_lt {o : Ordering} : o.isGE = true ↔ ¬o = lt := by cases o <;> decide
theorem isLE_iff_eq_lt_or_eq_eq {o : Ordering} : o.isLE = true ↔ o = lt ∨ o = eq := by cases o <;> decide
theorem isGE_iff_eq_gt_or_eq_eq {o : Ordering} : o.isGE = true ↔ o = gt ∨ o = eq := by cases o <;> decide
theorem isLT_eq_beq_lt {o : Ordering} : o.isLT = (o == lt) := by cases o <;> decide
theorem isLE_eq_not_beq_gt {o : Ordering} : o.isLE = !o == gt := by cases o <;> decide
theorem isLE_eq_isLT_or_isEq {o : Ordering} : o.isLE = (o.isLT || o.isEq) := by cases o <;> decide
theorem isGT_eq_beq_gt {o : Ordering} : o.isGT = (o == gt) := by cases o <;> decide
theorem isGE_eq_not_beq_lt {o : Ordering} : o.isGE = !o == lt := by cases o <;> decide
theorem isGE_eq_isGT_or_isEq {o : Ordering} : o.isGE = (o.isGT || o.isEq) := by cases o <;> decide
theorem isEq_eq_beq_eq {o : Ordering} : o.isEq = (o == eq) := by cases o <;> decide
theorem isNe_eq_not_beq_eq {o : Ordering} : o.isNe = !o == eq := by cases o <;> decide
theorem isNe_eq_isLT_or_isGT {o : Ordering} : o.isNe = (o.isLT || o.isGT) := by cases o <;> decide
@[simp] theorem not_isLT_eq_isGE {o : Ordering} : (!o.isLT) = o.isGE := by cases o <;> decide
@[simp] theorem not_isLE_eq_isGT {o : Ordering} : (!o.isLE) = o.isGT := by cases o <;> decide
@[simp] theorem not_isGT_eq_isLE {o : Ordering} : (!o.isGT) = o.isLE := by cases o <;> decide
@[simp] theorem not_isGE_eq_isLT {o : Ordering} : (!o.isGE) = o.isLT := by cases o <;> decide
@[simp] theorem not_isNe_eq_isEq {o : Ordering} : (!o.isNe) = o.isEq := by cases o <;> decide
theorem not_isEq_eq_isNe {o : Ordering} : (!o.isEq) = o.isNe := by cases o <;> decide
theorem ne_lt_iff_isGE {o : Ordering} : ¬o = lt ↔ o.isGE = true := by cases o <;> decide
theorem ne_gt_iff_isLE {o : Ordering} : ¬o = gt ↔ o.isLE = true := by cases o <;> decide
@[simp] theorem swap_swap {o : Ordering} : o.swap.swap = o := by cases o <;> decide
@[simp] theorem swap_inj {o₁ o₂ : Ordering} : o₁.swap = o₂.swap ↔ o₁ = o₂ := by cases o₁ <;> cases o₂ <;> decide
theorem swap_then (o₁ o₂ : Ordering) : (o₁.then o₂).swap = o₁.swap.then o₂.swap := by cases o₁ <;> cases o₂ <;> decide
theorem then_eq_lt {o₁ o₂ : Ordering} : o₁.then o₂ = lt ↔ o₁ = lt ∨ o₁ = eq ∧ o₂ = lt := by
  cases o₁ <;> cases o₂ <;> decide
theorem then_eq_gt {o₁ o₂ : Ordering} : o₁.then o₂ = gt ↔ o₁ = gt ∨ o₁ = eq ∧ o₂ = gt := by
  cases o₁ <;> cases o₂ <;> decide
@[simp] theorem then_eq_eq {o₁ o₂ : Ordering} : o₁.then o₂ = eq ↔ o₁ = eq ∧ o₂ = eq := by
  cases o₁ <;> cases o₂ <;> decide
theorem isLT_then {o₁ o₂ : Ordering} : (o₁.then o₂).isLT = (o₁.isLT || o₁.isEq && o₂.isLT) := by
  cases o₁ <;> cases o₂ <;> decide
theorem isEq_then {o₁ o₂ : Ordering} : (o₁.then o₂).isEq = (o₁.isEq && o₂.isEq) := by cases o₁ <;> cases o₂ <;> decide
theorem isNe_then {o₁ o₂ : Ordering} : (o₁.then o₂).isNe = (o₁.isNe || o₂.isNe) := by cases o₁ <;> cases o₂ <;> decide
theorem isGT_then {o₁ o₂ : Ordering} : (o₁.then o₂).isGT = (o₁.isGT || o₁.isEq && o₂.isGT) := by
  cases o₁ <;> cases o₂ <;> decide
theorem isLE_then_iff_or {o₁ o₂ : Ordering} : (o₁.then o₂).isLE = true ↔ o₁ = lt ∨ o₁ = eq ∧ o₂.isLE = true := by
  cases o₁ <;> cases o₂ <;> decide
theorem isLE_then_iff_and {o₁ o₂ : Ordering} : (o₁.then o₂).isLE = true ↔
    o₁.isLE = true ∧ (o₁ = lt ∨ o₂.isLE = true) := by
  cases o₁ <;> cases o₂ <;> decide
theorem isLE_left_of_isLE_then {o₁ o₂ : Ordering} : (o₁.then o₂).isLE = true → o₁.isLE = true := by
  cases o₁ <;> cases o₂ <;> decide
theorem isGE_left_of_isGE_then {o₁ o₂ : Ordering} : (o₁.then o₂).isGE = true → o₁.isGE = true := by
  cases o₁ <;> cases o₂ <;> decide
@[simp] theorem then_eq {o : Ordering} : o.then eq = o := by cases o <;> rfl
@[simp] theorem then_self {o : Ordering} : o.then o = o := by cases o <;> rfl
theorem then_assoc (o₁ o₂ o₃ : Ordering) : (o₁.then o₂).then o₃ = o₁.then (o₂.then o₃) := by cases o₁ <;> rfl
@[simp] theorem lt_then {o : Ordering} : lt.then o = lt := rfl
@[simp] theorem gt_then {o : Ordering} : gt.then o = gt := rfl
@[simp] theorem eq_then {o : Ordering} : eq.then o = o := rfl
theorem then'_eq_then (a b : Ordering) : a.then' b = a.then b := by cases a <;> rfl
instance instAssociativeThen : Std.Associative Ordering.then := ⟨then_assoc⟩
instance instIdempotentOpThen : Std.IdempotentOp Ordering.then := ⟨fun _ => then_self⟩
instance instLawfulIdentityThenEq : Std.LawfulIdentity Ordering.then eq where
  left_id _ := eq_then
  right_id _ := then_eq
end Ordering

/- Comparisons. -/
@[inline] def compareOfLessAndBEq {α : Type u} (x y : α) [LT α] [Decidable (x < y)] [BEq α] : Ordering :=
  if x < y then .lt else if x == y then .eq else .gt
@[inline] def compareLex {α : Sort u} {β : Sort v} (cmp₁ cmp₂ : α → β → Ordering) (a : α) (b : β) : Ordering :=
  (cmp₁ a b).then (cmp₂ a b)
@[inline] def compareOn {β : Type u} {α : Sort v} [ord : Ord β] (f : α → β) (x y : α) : Ordering :=
  compare (f x) (f y)
@[simp] theorem compareLex_eq_eq {α : Sort u} {cmp₁ cmp₂ : α → α → Ordering} {a b : α} :
    compareLex cmp₁ cmp₂ a b = Ordering.eq ↔ cmp₁ a b = Ordering.eq ∧ cmp₂ a b = Ordering.eq := Ordering.then_eq_eq
@[simp] theorem compareOfLessAndEq_eq_lt {α : Type u} [LT α] [LE α] [DecidableLT α] [DecidableEq α] {x y : α} :
    compareOfLessAndEq x y = Ordering.lt ↔ x < y := by
  unfold compareOfLessAndEq
  by_cases h : x < y
  · rewrite [if_pos h]; exact iff_of_true rfl h
  · rewrite [if_neg h]; by_cases k : x = y
    · rewrite [if_pos k]; exact iff_of_false nofun h
    · rewrite [if_neg k]; exact iff_of_false nofun h
