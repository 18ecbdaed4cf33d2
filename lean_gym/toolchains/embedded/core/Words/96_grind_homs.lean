/-
What `grind` knows of embeddings into the types that it has solvers for: `[grind hom]` rewrites a term of the other
type, `[grind hom_pred]` states a fact about each. Injective functions have left inverses.
-/
attribute [grind hom] Fin.le_def Fin.lt_def
@[grind hom] theorem Lean.Grind.Fin.eq_iff_val_eq {n : Nat} (a b : Fin n) : a = b ↔ a.val = b.val :=
  ⟨fun h => congrArg Fin.val h, fun h => Fin.eq_of_val_eq h⟩
@[grind hom] theorem Lean.Grind.Fin.val_ite {n : Nat} (c : Prop) [Decidable c] (x y : Fin n) :
    (if c then x else y).val = if c then x.val else y.val := by
  split <;> rfl
attribute [grind hom_pred] Fin.isLt
attribute [grind hom] Int.natCast_add Int.natCast_mul Int.natCast_pow
attribute [grind ext] funext
namespace Lean.Grind
open Function
theorem _root_.Function.Injective.leftInverse {α : Sort u} {β : Sort v} (f : α → β) (hf : Injective f)
    [hα : Nonempty α] : ∃ g : β → α, LeftInverse g f := by
  classical
  obtain ⟨a₀⟩ := hα
  refine ⟨fun b => if h : ∃ a, f a = b then Classical.choose h else a₀, fun a => ?_⟩
  have h : ∃ a', f a' = f a := ⟨a, rfl⟩
  show (if h : ∃ a', f a' = f a then Classical.choose h else a₀) = a
  rw [dif_pos h]
  exact hf (Classical.choose_spec h)
noncomputable def leftInv {α : Sort u} {β : Sort v} (f : α → β) (hf : Injective f) [Nonempty α] : β → α :=
  Classical.choose (hf.leftInverse f)
theorem leftInv_eq {α : Sort u} {β : Sort v} (f : α → β) (hf : Injective f) [Nonempty α] (a : α) :
    leftInv f hf (f a) = a := Classical.choose_spec (hf.leftInverse f) a
end Lean.Grind
