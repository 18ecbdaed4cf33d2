/-
`Fin`, bit vectors and unsigned integers as commutative rings of a known characteristic, for `grind`.
-/
namespace BitVec
variable {w : Nat}
theorem ofInt_add {n} (x y : Int) : BitVec.ofInt n (x + y) = BitVec.ofInt n x + BitVec.ofInt n y := by
  have p : ((2 ^ n : Nat) : Int) ≠ 0 := by have := Nat.two_pow_pos n; omega
  apply eq_of_toNat_eq
  apply Int.ofNat_inj.mp
  rw [toNat_add, Int.natCast_emod, Int.natCast_add, toNat_ofInt, toNat_ofInt, toNat_ofInt,
    Int.toNat_of_nonneg (Int.emod_nonneg _ p), Int.toNat_of_nonneg (Int.emod_nonneg _ p),
    Int.toNat_of_nonneg (Int.emod_nonneg _ p), ← Int.add_emod]
theorem ofInt_neg {w : Nat} {n : Int} : BitVec.ofInt w (-n) = -BitVec.ofInt w n :=
  (BitVec.add_left_inj (BitVec.ofInt w n)).mp (by
    rw [← ofInt_add, Int.add_left_neg, BitVec.neg_add_cancel]; rfl)
end BitVec
namespace Fin
def npow {n : Nat} [NeZero n] (x : Fin n) (y : Nat) : Fin n :=
  match y with
  | 0 => 1
  | y + 1 => x.npow y * x
instance instNatPow {n : Nat} [NeZero n] : NatPow (Fin n) := ⟨Fin.npow⟩
@[simp] theorem pow_zero {n : Nat} [NeZero n] (a : Fin n) : a ^ 0 = 1 := rfl
@[simp] theorem pow_succ {n : Nat} [NeZero n] (a : Fin n) (k : Nat) : a ^ (k + 1) = a ^ k * a := rfl
namespace NatCast
@[implicit_reducible] def instNatCast (n : Nat) [NeZero n] : NatCast (Fin n) := ⟨fun a => Fin.ofNat n a⟩
attribute [scoped instance] instNatCast
end NatCast
@[implicit_reducible] def intCast {n : Nat} [NeZero n] (a : Int) : Fin n :=
  if 0 ≤ a then Fin.ofNat n a.natAbs else -Fin.ofNat n a.natAbs
namespace IntCast
@[implicit_reducible] def instIntCast (n : Nat) [NeZero n] : IntCast (Fin n) := ⟨Fin.intCast⟩
attribute [scoped instance] instIntCast
end IntCast
end Fin
namespace Lean.Grind
instance instCommRingBitVec {w : Nat} : CommRing (BitVec w) where
  nsmul := ⟨fun n x => BitVec.ofNat w n * x⟩
  zsmul := ⟨fun n x => BitVec.ofInt w n * x⟩
  add_zero := BitVec.add_zero
  add_comm := BitVec.add_comm
  add_assoc := BitVec.add_assoc
  mul_assoc := BitVec.mul_assoc
  mul_one := BitVec.mul_one
  one_mul := BitVec.one_mul
  mul_zero := fun _ => BitVec.mul_zero
  right_distrib := fun _ _ _ => BitVec.add_mul
  left_distrib := fun _ _ _ => BitVec.mul_add
  zero_mul := fun _ => BitVec.zero_mul
  pow_zero := fun _ => rfl
  pow_succ := fun _ _ => rfl
  ofNat_succ := fun a => BitVec.ofNat_add a 1
  neg_add_cancel := BitVec.neg_add_cancel
  sub_eq_add_neg := BitVec.sub_eq_add_neg
  neg_zsmul := fun i a => by
    show BitVec.ofInt w (-i) * a = -(BitVec.ofInt w i * a)
    rw [BitVec.ofInt_neg, BitVec.neg_mul]
  intCast_neg := fun _ => BitVec.ofInt_neg
  mul_comm := BitVec.mul_comm
instance instIsCharPBitVecHPowNatOfNat {w : Nat} : IsCharP (BitVec w) (2 ^ w) where
  ofNat_ext_iff := fun {_ _} => BitVec.toNat_eq

open Fin.NatCast Fin.IntCast in
private theorem fin_intCast_neg {n : Nat} [NeZero n] (i : Int) : (Fin.intCast (-i) : Fin n) = -Fin.intCast i := by
  have nn : ∀ x : Fin n, - -x = x := fun x => by
    have h := Fin.add_assoc (- -x) (-x) x
    rw [Fin.neg_add_cancel, Fin.neg_add_cancel, Fin.zero_add, Fin.add_zero] at h
    exact h.symm
  unfold Fin.intCast
  rw [Int.natAbs_neg]
  by_cases z : i = 0
  · subst z
    simp
    show (0 : Fin n) = -0
    refine Fin.ext ?_
    rw [Fin.val_neg', Fin.val_zero, Nat.sub_zero, Nat.mod_self]
  · by_cases h : 0 ≤ i
    · rw [if_pos h, if_neg (by omega)]
    · rw [if_neg h, if_pos (by omega), nn]
open Fin.NatCast Fin.IntCast in
private theorem fin_neg_mul {n : Nat} [NeZero n] (a b : Fin n) : -a * b = -(a * b) := by
  have h := Fin.add_assoc (-a * b) (a * b) (-(a * b))
  rw [← Fin.add_mul, Fin.neg_add_cancel, Fin.zero_mul, Fin.zero_add, Fin.add_comm (a * b), Fin.neg_add_cancel,
    Fin.add_zero] at h
  exact h.symm
open Fin.NatCast Fin.IntCast in
instance Fin.instCommRingFinOfNeZeroNat {n : Nat} [NeZero n] : CommRing (Fin n) where
  nsmul := ⟨fun k x => Fin.ofNat n k * x⟩
  zsmul := ⟨fun k x => Fin.intCast k * x⟩
  add_zero := Fin.add_zero
  add_comm := Fin.add_comm
  add_assoc := Fin.add_assoc
  mul_assoc := Fin.mul_assoc
  mul_one := Fin.mul_one
  one_mul := Fin.one_mul
  mul_zero := Fin.mul_zero
  right_distrib := Fin.add_mul
  left_distrib := Fin.mul_add
  zero_mul := Fin.zero_mul
  pow_zero := fun _ => rfl
  pow_succ := fun _ _ => rfl
  ofNat_succ := fun a => Fin.ext (by
    show (a + 1) % n = (a % n + 1 % n) % n
    rw [← Nat.add_mod])
  neg_add_cancel := Fin.neg_add_cancel
  sub_eq_add_neg := Fin.sub_eq_add_neg
  neg_zsmul := fun i a => by
    show Fin.intCast (-i) * a = -(Fin.intCast i * a)
    rw [fin_intCast_neg, fin_neg_mul]
  zsmul_natCast_eq_nsmul := fun k a => by
    show Fin.intCast (k : Int) * a = Fin.ofNat n k * a
    rw [Fin.intCast, if_pos (by omega), Int.natAbs_natCast]
  intCast_ofNat := fun k => by
    show Fin.intCast (k : Int) = Fin.ofNat n k
    rw [Fin.intCast, if_pos (by omega), Int.natAbs_natCast]
  intCast_neg := fin_intCast_neg
  mul_comm := Fin.mul_comm
instance Fin.instIsCharPFin {n : Nat} [NeZero n] : IsCharP (Fin n) n where
  ofNat_ext_iff := fun {_ _} => Fin.ext_iff
end Lean.Grind
namespace UInt8
@[implicit_reducible] def natCast : NatCast UInt8 := ⟨fun x => UInt8.ofNat x⟩
@[implicit_reducible] def intCast : IntCast UInt8 := ⟨fun x => UInt8.ofInt x⟩
private theorem toBitVec_ofInt (x : Int) : (UInt8.ofInt x).toBitVec = BitVec.ofInt 8 x := by
  refine BitVec.eq_of_toNat_eq (Nat.mod_eq_of_lt ?_)
  exact (BitVec.ofInt 8 x).isLt
@[simp] protected theorem ofInt_neg (x : Int) : UInt8.ofInt (-x) = -UInt8.ofInt x :=
  UInt8.eq_of_toBitVec_eq (by rw [toBitVec_ofInt, UInt8.toBitVec_neg, toBitVec_ofInt, BitVec.ofInt_neg])
@[simp] protected theorem neg_mul (a b : UInt8) : -a * b = -(a * b) := UInt8.eq_of_toBitVec_eq (BitVec.neg_mul _ _)
protected theorem neg_add_cancel (a : UInt8) : -a + a = 0 := UInt8.eq_of_toBitVec_eq (BitVec.neg_add_cancel _)
end UInt8
attribute [local instance] UInt8.natCast UInt8.intCast in
instance Lean.Grind.instCommRingUInt8 : Lean.Grind.CommRing UInt8 where
  nsmul := ⟨fun n x => UInt8.ofNat n * x⟩
  zsmul := ⟨fun n x => UInt8.ofInt n * x⟩
  add_zero := UInt8.add_zero
  add_comm := UInt8.add_comm
  add_assoc := UInt8.add_assoc
  mul_assoc := UInt8.mul_assoc
  mul_one := UInt8.mul_one
  one_mul := UInt8.one_mul
  mul_zero := fun _ => UInt8.mul_zero
  right_distrib := fun _ _ _ => UInt8.add_mul
  left_distrib := fun _ _ _ => UInt8.mul_add
  zero_mul := fun _ => UInt8.zero_mul
  pow_zero := fun _ => rfl
  pow_succ := fun _ _ => rfl
  ofNat_succ := fun a => UInt8.eq_of_toBitVec_eq (BitVec.ofNat_add a 1)
  neg_add_cancel := UInt8.neg_add_cancel
  sub_eq_add_neg := UInt8.sub_eq_add_neg
  neg_zsmul := fun i a => by
    show UInt8.ofInt (-i) * a = -(UInt8.ofInt i * a)
    rw [UInt8.ofInt_neg, UInt8.neg_mul]
  zsmul_natCast_eq_nsmul := fun n a => congrArg (· * a) (UInt8.eq_of_toBitVec_eq (UInt8.toBitVec_ofInt n))
  intCast_ofNat := fun n => UInt8.eq_of_toBitVec_eq (UInt8.toBitVec_ofInt n)
  intCast_neg := UInt8.ofInt_neg
  mul_comm := UInt8.mul_comm
instance Lean.Grind.instIsCharPUInt8OfNatNat : Lean.Grind.IsCharP UInt8 (2 ^ 8) where
  ofNat_ext_iff := fun {_ _} => UInt8.toNat_inj.symm
namespace UInt16
@[implicit_reducible] def natCast : NatCast UInt16 := ⟨fun x => UInt16.ofNat x⟩
@[implicit_reducible] def intCast : IntCast UInt16 := ⟨fun x => UInt16.ofInt x⟩
private theorem toBitVec_ofInt (x : Int) : (UInt16.ofInt x).toBitVec = BitVec.ofInt 16 x := by
  refine BitVec.eq_of_toNat_eq (Nat.mod_eq_of_lt ?_)
  exact (BitVec.ofInt 16 x).isLt
@[simp] protected theorem ofInt_neg (x : Int) : UInt16.ofInt (-x) = -UInt16.ofInt x :=
  UInt16.eq_of_toBitVec_eq (by rw [toBitVec_ofInt, UInt16.toBitVec_neg, toBitVec_ofInt, BitVec.ofInt_neg])
@[simp] protected theorem neg_mul (a b : UInt16) : -a * b = -(a * b) := UInt16.eq_of_toBitVec_eq (BitVec.neg_mul _ _)
protected theorem neg_add_cancel (a : UInt16) : -a + a = 0 := UInt16.eq_of_toBitVec_eq (BitVec.neg_add_cancel _)
end UInt16
attribute [local instance] UInt16.natCast UInt16.intCast in
instance Lean.Grind.instCommRingUInt16 : Lean.Grind.CommRing UInt16 where
  nsmul := ⟨fun n x => UInt16.ofNat n * x⟩
  zsmul := ⟨fun n x => UInt16.ofInt n * x⟩
  add_zero := UInt16.add_zero
  add_comm := UInt16.add_comm
  add_assoc := UInt16.add_assoc
  mul_assoc := UInt16.mul_assoc
  mul_one := UInt16.mul_one
  one_mul := UInt16.one_mul
  mul_zero := fun _ => UInt16.mul_zero
  right_distrib := fun _ _ _ => UInt16.add_mul
  left_distrib := fun _ _ _ => UInt16.mul_add
  zero_mul := fun _ => UInt16.zero_mul
  pow_zero := fun _ => rfl
  pow_succ := fun _ _ => rfl
  ofNat_succ := fun a => UInt16.eq_of_toBitVec_eq (BitVec.ofNat_add a 1)
  neg_add_cancel := UInt16.neg_add_cancel
  sub_eq_add_neg := UInt16.sub_eq_add_neg
  neg_zsmul := fun i a => by
    show UInt16.ofInt (-i) * a = -(UInt16.ofInt i * a)
    rw [UInt16.ofInt_neg, UInt16.neg_mul]
  zsmul_natCast_eq_nsmul := fun n a => congrArg (· * a) (UInt16.eq_of_toBitVec_eq (UInt16.toBitVec_ofInt n))
  intCast_ofNat := fun n => UInt16.eq_of_toBitVec_eq (UInt16.toBitVec_ofInt n)
  intCast_neg := UInt16.ofInt_neg
  mul_comm := UInt16.mul_comm
instance Lean.Grind.instIsCharPUInt16OfNatNat : Lean.Grind.IsCharP UInt16 (2 ^ 16) where
  ofNat_ext_iff := fun {_ _} => UInt16.toNat_inj.symm
namespace UInt32
@[implicit_reducible] def natCast : NatCast UInt32 := ⟨fun x => UInt32.ofNat x⟩
@[implicit_reducible] def intCast : IntCast UInt32 := ⟨fun x => UInt32.ofInt x⟩
private theorem toBitVec_ofInt (x : Int) : (UInt32.ofInt x).toBitVec = BitVec.ofInt 32 x := by
  refine BitVec.eq_of_toNat_eq (Nat.mod_eq_of_lt ?_)
  exact (BitVec.ofInt 32 x).isLt
@[simp] protected theorem ofInt_neg (x : Int) : UInt32.ofInt (-x) = -UInt32.ofInt x :=
  UInt32.eq_of_toBitVec_eq (by rw [toBitVec_ofInt, UInt32.toBitVec_neg, toBitVec_ofInt, BitVec.ofInt_neg])
@[simp] protected theorem neg_mul (a b : UInt32) : -a * b = -(a * b) := UInt32.eq_of_toBitVec_eq (BitVec.neg_mul _ _)
protected theorem neg_add_cancel (a : UInt32) : -a + a = 0 := UInt32.eq_of_toBitVec_eq (BitVec.neg_add_cancel _)
end UInt32
attribute [local instance] UInt32.natCast UInt32.intCast in
instance Lean.Grind.instCommRingUInt32 : Lean.Grind.CommRing UInt32 where
  nsmul := ⟨fun n x => UInt32.ofNat n * x⟩
  zsmul := ⟨fun n x => UInt32.ofInt n * x⟩
  add_zero := UInt32.add_zero
  add_comm := UInt32.add_comm
  add_assoc := UInt32.add_assoc
  mul_assoc := UInt32.mul_assoc
  mul_one := UInt32.mul_one
  one_mul := UInt32.one_mul
  mul_zero := fun _ => UInt32.mul_zero
  right_distrib := fun _ _ _ => UInt32.add_mul
  left_distrib := fun _ _ _ => UInt32.mul_add
  zero_mul := fun _ => UInt32.zero_mul
  pow_zero := fun _ => rfl
  pow_succ := fun _ _ => rfl
  ofNat_succ := fun a => UInt32.eq_of_toBitVec_eq (BitVec.ofNat_add a 1)
  neg_add_cancel := UInt32.neg_add_cancel
  sub_eq_add_neg := UInt32.sub_eq_add_neg
  neg_zsmul := fun i a => by
    show UInt32.ofInt (-i) * a = -(UInt32.ofInt i * a)
    rw [UInt32.ofInt_neg, UInt32.neg_mul]
  zsmul_natCast_eq_nsmul := fun n a => congrArg (· * a) (UInt32.eq_of_toBitVec_eq (UInt32.toBitVec_ofInt n))
  intCast_ofNat := fun n => UInt32.eq_of_toBitVec_eq (UInt32.toBitVec_ofInt n)
  intCast_neg := UInt32.ofInt_neg
  mul_comm := UInt32.mul_comm
instance Lean.Grind.instIsCharPUInt32OfNatNat : Lean.Grind.IsCharP UInt32 (2 ^ 32) where
  ofNat_ext_iff := fun {_ _} => UInt32.toNat_inj.symm
namespace UInt64
@[implicit_reducible] def natCast : NatCast UInt64 := ⟨fun x => UInt64.ofNat x⟩
@[implicit_reducible] def intCast : IntCast UInt64 := ⟨fun x => UInt64.ofInt x⟩
private theorem toBitVec_ofInt (x : Int) : (UInt64.ofInt x).toBitVec = BitVec.ofInt 64 x := by
  refine BitVec.eq_of_toNat_eq (Nat.mod_eq_of_lt ?_)
  exact (BitVec.ofInt 64 x).isLt
@[simp] protected theorem ofInt_neg (x : Int) : UInt64.ofInt (-x) = -UInt64.ofInt x :=
  UInt64.eq_of_toBitVec_eq (by rw [toBitVec_ofInt, UInt64.toBitVec_neg, toBitVec_ofInt, BitVec.ofInt_neg])
@[simp] protected theorem neg_mul (a b : UInt64) : -a * b = -(a * b) := UInt64.eq_of_toBitVec_eq (BitVec.neg_mul _ _)
protected theorem neg_add_cancel (a : UInt64) : -a + a = 0 := UInt64.eq_of_toBitVec_eq (BitVec.neg_add_cancel _)
end UInt64
attribute [local instance] UInt64.natCast UInt64.intCast in
instance Lean.Grind.instCommRingUInt64 : Lean.Grind.CommRing UInt64 where
  nsmul := ⟨fun n x => UInt64.ofNat n * x⟩
  zsmul := ⟨fun n x => UInt64.ofInt n * x⟩
  add_zero := UInt64.add_zero
  add_comm := UInt64.add_comm
  add_assoc := UInt64.add_assoc
  mul_assoc := UInt64.mul_assoc
  mul_one := UInt64.mul_one
  one_mul := UInt64.one_mul
  mul_zero := fun _ => UInt64.mul_zero
  right_distrib := fun _ _ _ => UInt64.add_mul
  left_distrib := fun _ _ _ => UInt64.mul_add
  zero_mul := fun _ => UInt64.zero_mul
  pow_zero := fun _ => rfl
  pow_succ := fun _ _ => rfl
  ofNat_succ := fun a => UInt64.eq_of_toBitVec_eq (BitVec.ofNat_add a 1)
  neg_add_cancel := UInt64.neg_add_cancel
  sub_eq_add_neg := UInt64.sub_eq_add_neg
  neg_zsmul := fun i a => by
    show UInt64.ofInt (-i) * a = -(UInt64.ofInt i * a)
    rw [UInt64.ofInt_neg, UInt64.neg_mul]
  zsmul_natCast_eq_nsmul := fun n a => congrArg (· * a) (UInt64.eq_of_toBitVec_eq (UInt64.toBitVec_ofInt n))
  intCast_ofNat := fun n => UInt64.eq_of_toBitVec_eq (UInt64.toBitVec_ofInt n)
  intCast_neg := UInt64.ofInt_neg
  mul_comm := UInt64.mul_comm
instance Lean.Grind.instIsCharPUInt64OfNatNat : Lean.Grind.IsCharP UInt64 (2 ^ 64) where
  ofNat_ext_iff := fun {_ _} => UInt64.toNat_inj.symm
