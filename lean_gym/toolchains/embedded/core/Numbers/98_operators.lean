/-
Neutral elements of operators, and the order of positions.
-/
instance String.instAssociativeHAppend : Std.Associative (α := String) (· ++ ·) := ⟨@String.append_assoc⟩
instance Nat.instLawfulCommIdentityHOrOfNat : Std.LawfulCommIdentity (α := Nat) (· ||| ·) 0 where
  left_id := Nat.zero_or
  right_id := Nat.or_zero
instance Nat.instLawfulCommIdentityHXorOfNat : Std.LawfulCommIdentity (α := Nat) (· ^^^ ·) 0 where
  left_id := Nat.zero_xor
  right_id := Nat.xor_zero
namespace BitVec
variable {n : Nat}
instance instLawfulCommIdentityHAndAllOnes : Std.LawfulCommIdentity (α := BitVec n) (· &&& ·) (allOnes n) where
  left_id _ := BitVec.allOnes_and
  right_id _ := BitVec.and_allOnes
instance instLawfulCommIdentityHOrOfNatOfNatNat : Std.LawfulCommIdentity (α := BitVec n) (· ||| ·) 0#n where
  left_id _ := BitVec.zero_or
  right_id _ := BitVec.or_zero
instance instLawfulCommIdentityHXorOfNatOfNatNat : Std.LawfulCommIdentity (α := BitVec n) (· ^^^ ·) 0#n where
  left_id _ := BitVec.zero_xor
  right_id _ := BitVec.xor_zero
instance instLawfulCommIdentityHMulOfNatOfNatNat : Std.LawfulCommIdentity (fun x y : BitVec n => x * y) 1#n where
  left_id := BitVec.one_mul
  right_id := BitVec.mul_one
instance instHashable : Hashable (BitVec n) := ⟨fun x => hash x.toFin⟩
end BitVec
instance String.Pos.Raw.instLawfulOrderLT : Std.LawfulOrderLT String.Pos.Raw :=
  ⟨fun _ _ => ⟨fun h => ⟨Nat.le_of_lt h, Nat.not_le_of_lt h⟩, fun h => Nat.lt_of_not_le h.2⟩⟩
instance String.Pos.Raw.instAntisymmLe : Std.Antisymm (α := String.Pos.Raw) (· ≤ ·) :=
  ⟨fun ⟨_⟩ ⟨_⟩ h k => congrArg _ (Nat.le_antisymm h k)⟩
instance String.Pos.Raw.instTotalLe : Std.Total (α := String.Pos.Raw) (· ≤ ·) := ⟨fun a b => Nat.le_total a.1 b.1⟩
instance String.Pos.Raw.instTransLe : Trans (α := String.Pos.Raw) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Nat.le_trans⟩
