/-
Operations on the bits of natural numbers, and the binary logarithm.
-/
namespace Nat
theorem bitwise_rec_lemma {n : Nat} (hNe : n ≠ 0) : n / 2 < n := by omega
def bitwise (f : Bool → Bool → Bool) (n m : Nat) : Nat :=
  if n = 0 then
    if f false true then m else 0
  else if m = 0 then
    if f true false then n else 0
  else
    let n' := n / 2
    let m' := m / 2
    let b₁ := n % 2 = 1
    let b₂ := m % 2 = 1
    let r := bitwise f n' m'
    if f b₁ b₂ then
      r + r + 1
    else
      r + r
termination_by n
decreasing_by exact bitwise_rec_lemma ‹_›
@[extern "lean_nat_land"] def land : Nat → Nat → Nat := bitwise and
@[extern "lean_nat_lor"] def lor : Nat → Nat → Nat := bitwise or
@[extern "lean_nat_lxor"] def xor : Nat → Nat → Nat := bitwise bne
instance instAndOp : AndOp Nat := ⟨Nat.land⟩
instance instOrOp : OrOp Nat := ⟨Nat.lor⟩
instance instXorOp : XorOp Nat := ⟨Nat.xor⟩
theorem log2_terminates (n : Nat) : n ≥ 2 → n / 2 < n := fun h => by omega
@[extern "lean_nat_log2"] def log2 (n : Nat) : Nat :=
  if n ≥ 2 then log2 (n / 2) + 1 else 0
termination_by n
decreasing_by exact log2_terminates _ ‹_›
def testBit (m n : Nat) : Bool := 1 &&& (m >>> n) != 0
end Nat

/- The same operations on `Fin n`. -/
namespace Fin
variable {n : Nat}
@[implicit_reducible] def land : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨Nat.land a b % n, Nat.mod_lt _ (Nat.lt_of_le_of_lt (Nat.zero_le a) h)⟩
@[implicit_reducible] def lor : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨Nat.lor a b % n, Nat.mod_lt _ (Nat.lt_of_le_of_lt (Nat.zero_le a) h)⟩
@[implicit_reducible] def xor : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨Nat.xor a b % n, Nat.mod_lt _ (Nat.lt_of_le_of_lt (Nat.zero_le a) h)⟩
instance instAndOp : AndOp (Fin n) := ⟨Fin.land⟩
instance instOrOp : OrOp (Fin n) := ⟨Fin.lor⟩
instance instXorOp : XorOp (Fin n) := ⟨Fin.xor⟩
end Fin
