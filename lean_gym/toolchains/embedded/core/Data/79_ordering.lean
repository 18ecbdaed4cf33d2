/-
`Ordering` and `Ord`, for `compare` and `deriving Ord`.
-/
inductive Ordering where
  | lt | eq | gt
deriving Inhabited, DecidableEq, Repr
namespace Ordering
@[inline] def swap : Ordering → Ordering
  | lt => gt
  | eq => eq
  | gt => lt
@[macro_inline] def «then» (a b : Ordering) : Ordering :=
  match a with
  | eq => b
  | a => a
@[inline] def isEq : Ordering → Bool
  | eq => true
  | _ => false
@[inline] def isLT : Ordering → Bool
  | lt => true
  | _ => false
@[inline] def isGT : Ordering → Bool
  | gt => true
  | _ => false
@[inline] def isLE : Ordering → Bool
  | gt => false
  | _ => true
@[inline] def isGE : Ordering → Bool
  | lt => false
  | _ => true
end Ordering
class Ord (α : Type u) where
  compare : α → α → Ordering
export Ord (compare)
@[inline] def compareOfLessAndEq {α : Type u} (x y : α) [LT α] [Decidable (x < y)] [DecidableEq α] : Ordering :=
  if x < y then .lt else if x = y then .eq else .gt
instance instOrdNat : Ord Nat := ⟨fun a b => compareOfLessAndEq a b⟩
instance instOrdInt : Ord Int := ⟨fun a b => compareOfLessAndEq a b⟩
instance instOrdBool : Ord Bool := ⟨fun
  | false, true => .lt
  | true, false => .gt
  | _, _ => .eq⟩
instance instOrdFin (n : Nat) : Ord (Fin n) := ⟨fun a b => compare a.val b.val⟩
