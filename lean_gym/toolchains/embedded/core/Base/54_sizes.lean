/-
What Lean generates for every inductive type, for the types declared before it could: injectivity of constructors
(`injEq`) and sizes (`sizeOf`), which termination proofs measure.
-/
gen_injective_theorems% Prod
gen_injective_theorems% PProd
gen_injective_theorems% MProd
gen_injective_theorems% Subtype
gen_injective_theorems% Sigma
gen_injective_theorems% PSigma
gen_injective_theorems% Sum
gen_injective_theorems% PSum
gen_injective_theorems% List
gen_injective_theorems% Option
gen_injective_theorems% Array
gen_injective_theorems% Fin
gen_injective_theorems% BitVec
gen_injective_theorems% UInt8
gen_injective_theorems% UInt16
gen_injective_theorems% UInt32
gen_injective_theorems% UInt64
gen_injective_theorems% USize
gen_injective_theorems% Char
gen_injective_theorems% ByteArray
gen_injective_theorems% String
gen_injective_theorems% String.Pos.Raw
gen_injective_theorems% Substring.Raw
gen_injective_theorems% PLift
gen_injective_theorems% ULift
theorem Nat.succ.inj {m n : Nat} : succ m = succ n → m = n := fun h => Nat.noConfusion h id
theorem Nat.succ.injEq (u v : Nat) : (succ u = succ v) = (u = v) :=
  Eq.propIntro Nat.succ.inj (fun h => h ▸ rfl)
@[simp] theorem Nat.succ_inj {a b : Nat} : succ a = succ b ↔ a = b := ⟨Nat.succ.inj, fun h => h ▸ rfl⟩

class SizeOf (α : Sort u) where
  sizeOf : α → Nat
export SizeOf (sizeOf)
protected def default.sizeOf (α : Sort u) : α → Nat := fun _ => 0
instance (priority := low) instSizeOfDefault (α : Sort u) : SizeOf α := ⟨default.sizeOf α⟩
@[simp] theorem sizeOf_default {α : Sort u} (n : α) : sizeOf n = 0 := rfl
instance instSizeOfNat : SizeOf Nat := ⟨fun n => n⟩
@[simp] theorem sizeOf_nat (n : Nat) : sizeOf n = n := rfl
instance instSizeOfForallUnit {α : Sort u} [SizeOf α] : SizeOf (Unit → α) := ⟨fun f => sizeOf (f .unit)⟩
@[simp] theorem sizeOf_thunk {α : Sort u} [SizeOf α] (f : Unit → α) : sizeOf f = sizeOf (f .unit) := rfl
deriving instance SizeOf for PUnit
deriving instance SizeOf for Bool
deriving instance SizeOf for Prod
deriving instance SizeOf for PProd
deriving instance SizeOf for MProd
deriving instance SizeOf for Sum
deriving instance SizeOf for PSum
deriving instance SizeOf for Sigma
deriving instance SizeOf for PSigma
deriving instance SizeOf for Subtype
deriving instance SizeOf for Option
deriving instance SizeOf for List
deriving instance SizeOf for Array
deriving instance SizeOf for Fin
deriving instance SizeOf for Decidable
deriving instance SizeOf for BitVec
deriving instance SizeOf for UInt8
deriving instance SizeOf for UInt16
deriving instance SizeOf for UInt32
deriving instance SizeOf for UInt64
deriving instance SizeOf for USize
deriving instance SizeOf for Char
deriving instance SizeOf for ByteArray
deriving instance SizeOf for String
deriving instance SizeOf for String.Pos.Raw
deriving instance SizeOf for Substring.Raw
