/-
Transitivity for `calc`, and the classes of orders.
-/
instance instTransEq {α : Sort u} {β : Sort v} (r : α → β → Sort w) : Trans Eq r r := ⟨fun e h => e ▸ h⟩
instance instTransEq_1 {α : Sort u} {β : Sort v} (r : α → β → Sort w) : Trans r Eq r := ⟨fun h e => e ▸ h⟩
instance instTransIff : Trans Iff Iff Iff := ⟨Iff.trans⟩
namespace Nat
instance instTransLt : Trans (α := Nat) (· < ·) (· < ·) (· < ·) := ⟨Nat.lt_trans⟩
instance instTransLe : Trans (α := Nat) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Nat.le_trans⟩
instance instTransLtLe : Trans (α := Nat) (· < ·) (· ≤ ·) (· < ·) := ⟨Nat.lt_of_lt_of_le⟩
instance instTransLeLt : Trans (α := Nat) (· ≤ ·) (· < ·) (· < ·) := ⟨Nat.lt_of_le_of_lt⟩
end Nat
namespace Int
instance instTransLt : Trans (α := Int) (· < ·) (· < ·) (· < ·) := ⟨Int.lt_trans⟩
instance instTransLe : Trans (α := Int) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Int.le_trans⟩
instance instTransLtLe : Trans (α := Int) (· < ·) (· ≤ ·) (· < ·) := ⟨Int.lt_of_lt_of_le⟩
instance instTransLeLt : Trans (α := Int) (· ≤ ·) (· < ·) (· < ·) := ⟨Int.lt_of_le_of_lt⟩
end Int
namespace Std
class IsPreorder (α : Type u) [LE α] : Prop where
  le_refl : ∀ a : α, a ≤ a
  le_trans : ∀ a b c : α, a ≤ b → b ≤ c → a ≤ c
class IsPartialOrder (α : Type u) [LE α] : Prop extends IsPreorder α where
  le_antisymm : ∀ a b : α, a ≤ b → b ≤ a → a = b
class IsLinearPreorder (α : Type u) [LE α] : Prop extends IsPreorder α where
  le_total : ∀ a b : α, a ≤ b ∨ b ≤ a
class IsLinearOrder (α : Type u) [LE α] : Prop extends IsPartialOrder α, IsLinearPreorder α
class LawfulOrderLT (α : Type u) [LT α] [LE α] : Prop where
  lt_iff : ∀ a b : α, a < b ↔ a ≤ b ∧ ¬ b ≤ a
end Std
