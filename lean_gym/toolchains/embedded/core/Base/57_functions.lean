/-
Functions: composition, injectivity, surjectivity, inverses; `≥` and `>` in simp's normal form.
-/
namespace Function
@[simp] theorem const_apply {α : Sort u} {β : Sort v} {y : β} {x : α} : const α y x = y := rfl
@[simp] theorem comp_apply {α : Sort u} {β : Sort v} {δ : Sort w} {f : β → δ} {g : α → β} {x : α} :
    comp f g x = f (g x) := rfl
theorem comp_def {α : Sort u} {β : Sort v} {δ : Sort w} (f : β → δ) (g : α → β) : f ∘ g = fun x => f (g x) := rfl
@[simp] theorem comp_id {α : Sort u} {β : Sort v} (f : α → β) : f ∘ id = f := rfl
@[simp] theorem id_comp {α : Sort u} {β : Sort v} (f : α → β) : id ∘ f = f := rfl
def Injective {α : Sort u} {β : Sort v} (f : α → β) : Prop := ∀ ⦃a₁ a₂⦄, f a₁ = f a₂ → a₁ = a₂
theorem Injective.comp {α : Sort u} {β : Sort v} {γ : Sort w} {g : β → γ} {f : α → β} (hg : Injective g)
    (hf : Injective f) : Injective (g ∘ f) := fun _ _ h => hf (hg h)
def Surjective {α : Sort u} {β : Sort v} (f : α → β) : Prop := ∀ b, ∃ a, f a = b
theorem Surjective.comp {α : Sort u} {β : Sort v} {γ : Sort w} {g : β → γ} {f : α → β} (hg : Surjective g)
    (hf : Surjective f) : Surjective (g ∘ f) :=
  fun c => (hg c).elim fun b hb => (hf b).elim fun a ha => ⟨a, by rw [comp_apply, ha, hb]⟩
def LeftInverse {α : Sort u} {β : Sort v} (g : β → α) (f : α → β) : Prop := ∀ x, g (f x) = x
def RightInverse {α : Sort u} {β : Sort v} (g : β → α) (f : α → β) : Prop := LeftInverse f g
theorem LeftInverse.injective {α : Sort u} {β : Sort v} {g : β → α} {f : α → β} : LeftInverse g f → Injective f :=
  fun h a b e => by rw [← h a, ← h b, e]
theorem injective_id {α : Sort u} : Injective (@id α) := fun _ _ h => h
theorem surjective_id {α : Sort u} : Surjective (@id α) := fun a => ⟨a, rfl⟩
end Function
@[simp] theorem ge_iff_le {α : Type u} [LE α] {x y : α} : x ≥ y ↔ y ≤ x := Iff.rfl
@[simp] theorem gt_iff_lt {α : Type u} [LT α] {x y : α} : x > y ↔ y < x := Iff.rfl
theorem le_of_le_of_eq {α : Type u} {a b c : α} [LE α] (h₁ : a ≤ b) (h₂ : b = c) : a ≤ c := h₂ ▸ h₁
theorem le_of_eq_of_le {α : Type u} {a b c : α} [LE α] (h₁ : a = b) (h₂ : b ≤ c) : a ≤ c := h₁ ▸ h₂
theorem lt_of_lt_of_eq {α : Type u} {a b c : α} [LT α] (h₁ : a < b) (h₂ : b = c) : a < c := h₂ ▸ h₁
theorem lt_of_eq_of_lt {α : Type u} {a b c : α} [LT α] (h₁ : a = b) (h₂ : b < c) : a < c := h₁ ▸ h₂

/- Minimum and maximum. -/
@[inline, instance_reducible] def minOfLe {α : Type u} [LE α] [DecidableRel (@LE.le α _)] : Min α :=
  ⟨fun x y => if x ≤ y then x else y⟩
@[inline, instance_reducible] def maxOfLe {α : Type u} [LE α] [DecidableRel (@LE.le α _)] : Max α :=
  ⟨fun x y => if x ≤ y then y else x⟩
instance instMinNat : Min Nat := minOfLe
protected abbrev Nat.max (n m : Nat) := if n ≤ m then m else n
instance Nat.instMax : Max Nat := ⟨Nat.max⟩
protected abbrev Nat.min (n m : Nat) := min n m
protected theorem Nat.min_def {n m : Nat} : min n m = if n ≤ m then n else m := rfl
protected theorem Nat.max_def {n m : Nat} : max n m = if n ≤ m then m else n := rfl
