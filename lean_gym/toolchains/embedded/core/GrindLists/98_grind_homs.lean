/-
How `grind` carries bit vectors, words and `Fin` over to natural numbers and integers, and which of the library's
classes and structures it takes apart.
-/
attribute [grind hom] Fin.val_add Fin.val_mul Fin.val_sub Fin.val_mod Fin.val_succ Fin.val_neg' Fin.div_val
attribute [grind hom] Nat.shiftLeft_eq Nat.shiftRight_eq_div_pow Nat.mod_add_mod Nat.add_mod_mod Nat.mod_mul_mod
  Nat.mul_mod_mod Nat.zero_mod Nat.testBit_and Nat.testBit_or Nat.testBit_xor Nat.testBit_shiftLeft
  Nat.testBit_shiftRight Nat.zero_testBit Nat.testBit_one_eq_true_iff_self_eq_zero Nat.testBit_two_pow_sub_one
  Nat.testBit_mod_two_pow Nat.testBit_two_pow_mul
attribute [grind hom] Int.shiftLeft_eq Int.shiftRight_eq_div_pow Int.ofNat_toNat Int.toNat_sub' Int.emod_add_emod
  Int.add_emod_emod Int.emod_sub_emod Int.sub_emod_emod Int.emod_emod
@[grind hom] theorem Lean.Grind.Int.emod_mul_emod (m n k : Int) : m % n * k % n = m * k % n := by
  rw [Int.mul_emod, Int.emod_emod, ← Int.mul_emod]
@[grind hom] theorem Lean.Grind.Int.mul_emod_emod (m n k : Int) : m * (n % k) % k = m * n % k := by
  rw [Int.mul_emod, Int.emod_emod, ← Int.mul_emod]
@[grind hom] theorem Lean.Grind.Fin.val_OfNat_ofNat (n : Nat) [NeZero n] (a : Nat) :
    (OfNat.ofNat a : Fin n).val = a % n := rfl
/- Bit vectors. -/
attribute [grind hom] BitVec.toNat_add BitVec.toNat_sub BitVec.toNat_mul BitVec.toNat_udiv BitVec.toNat_umod
  BitVec.toNat_neg BitVec.toNat_and BitVec.toNat_or BitVec.toNat_xor BitVec.toNat_shiftLeft BitVec.toNat_ushiftRight
  BitVec.ofNat_toNat BitVec.toNat_setWidth BitVec.toNat_ofInt BitVec.toNat_eq BitVec.le_def BitVec.lt_def
  BitVec.sle_iff_toInt_le BitVec.slt_iff_toInt_lt BitVec.setWidth_eq BitVec.xor_allOnes BitVec.allOnes_and
  BitVec.and_allOnes BitVec.not_zero BitVec.zero_and BitVec.and_zero BitVec.zero_or BitVec.or_zero BitVec.zero_xor
  BitVec.xor_zero BitVec.xor_self
attribute [grind hom_pred] BitVec.isLt
@[grind hom] theorem Lean.Grind.BitVec.toNat_OfNat_ofNat (n a : Nat) : (OfNat.ofNat a : BitVec n).toNat = a % 2 ^ n :=
  BitVec.toNat_ofNat ..
/- Words. -/
attribute [grind hom] UInt8.toBitVec_add UInt8.toBitVec_sub UInt8.toBitVec_mul UInt8.toBitVec_div UInt8.toBitVec_mod
  UInt8.toBitVec_and UInt8.toBitVec_or UInt8.toBitVec_xor UInt8.toBitVec_not UInt8.toBitVec_neg
  UInt8.eq_iff_toBitVec_eq UInt8.le_iff_toBitVec_le UInt8.lt_iff_toBitVec_lt
attribute [grind hom] UInt16.toBitVec_add UInt16.toBitVec_sub UInt16.toBitVec_mul UInt16.toBitVec_div
  UInt16.toBitVec_mod UInt16.toBitVec_and UInt16.toBitVec_or UInt16.toBitVec_xor UInt16.toBitVec_not
  UInt16.toBitVec_neg UInt16.eq_iff_toBitVec_eq UInt16.le_iff_toBitVec_le UInt16.lt_iff_toBitVec_lt
attribute [grind hom] UInt32.toBitVec_add UInt32.toBitVec_sub UInt32.toBitVec_mul UInt32.toBitVec_div
  UInt32.toBitVec_mod UInt32.toBitVec_and UInt32.toBitVec_or UInt32.toBitVec_xor UInt32.toBitVec_not
  UInt32.toBitVec_neg UInt32.eq_iff_toBitVec_eq UInt32.le_iff_toBitVec_le UInt32.lt_iff_toBitVec_lt
attribute [grind hom] UInt64.toBitVec_add UInt64.toBitVec_sub UInt64.toBitVec_mul UInt64.toBitVec_div
  UInt64.toBitVec_mod UInt64.toBitVec_and UInt64.toBitVec_or UInt64.toBitVec_xor UInt64.toBitVec_not
  UInt64.toBitVec_neg UInt64.eq_iff_toBitVec_eq UInt64.le_iff_toBitVec_le UInt64.lt_iff_toBitVec_lt
attribute [grind hom] USize.toBitVec_add USize.toBitVec_sub USize.toBitVec_mul USize.toBitVec_div USize.toBitVec_mod
  USize.toBitVec_and USize.toBitVec_or USize.toBitVec_xor USize.toBitVec_not USize.toBitVec_neg
  USize.eq_iff_toBitVec_eq USize.le_iff_toBitVec_le USize.lt_iff_toBitVec_lt
attribute [grind hom] Int8.toBitVec_add Int8.toBitVec_sub Int8.toBitVec_mul Int8.toBitVec_and Int8.toBitVec_or
  Int8.toBitVec_xor Int8.toBitVec_not Int8.toBitVec_neg Int8.eq_iff_toBitVec_eq Int8.le_iff_toInt_le
  Int8.lt_iff_toInt_lt Int8.toBitVec_ofNat
attribute [grind hom] Int16.toBitVec_add Int16.toBitVec_sub Int16.toBitVec_mul Int16.toBitVec_and Int16.toBitVec_or
  Int16.toBitVec_xor Int16.toBitVec_not Int16.toBitVec_neg Int16.eq_iff_toBitVec_eq Int16.le_iff_toInt_le
  Int16.lt_iff_toInt_lt Int16.toBitVec_ofNat
attribute [grind hom] Int32.toBitVec_add Int32.toBitVec_sub Int32.toBitVec_mul Int32.toBitVec_and Int32.toBitVec_or
  Int32.toBitVec_xor Int32.toBitVec_not Int32.toBitVec_neg Int32.eq_iff_toBitVec_eq Int32.le_iff_toInt_le
  Int32.lt_iff_toInt_lt Int32.toBitVec_ofNat
attribute [grind hom] Int64.toBitVec_add Int64.toBitVec_sub Int64.toBitVec_mul Int64.toBitVec_and Int64.toBitVec_or
  Int64.toBitVec_xor Int64.toBitVec_not Int64.toBitVec_neg Int64.eq_iff_toBitVec_eq Int64.le_iff_toInt_le
  Int64.lt_iff_toInt_lt Int64.toBitVec_ofNat
@[grind hom] theorem Lean.Grind.UInt8.toBitVec_OfNat_ofNat (a : Nat) :
    (OfNat.ofNat a : UInt8).toBitVec = OfNat.ofNat a := rfl
@[grind hom] theorem Lean.Grind.UInt8.toBitVec_ofNat (a : Nat) : (UInt8.ofNat a).toBitVec = OfNat.ofNat a := rfl
@[grind hom] theorem Lean.Grind.UInt8.toNat_eq_toBitVec_toNat (x : UInt8) : x.toNat = x.toBitVec.toNat := rfl
@[grind hom] theorem Lean.Grind.UInt16.toBitVec_OfNat_ofNat (a : Nat) :
    (OfNat.ofNat a : UInt16).toBitVec = OfNat.ofNat a := rfl
@[grind hom] theorem Lean.Grind.UInt16.toBitVec_ofNat (a : Nat) : (UInt16.ofNat a).toBitVec = OfNat.ofNat a := rfl
@[grind hom] theorem Lean.Grind.UInt16.toNat_eq_toBitVec_toNat (x : UInt16) : x.toNat = x.toBitVec.toNat := rfl
@[grind hom] theorem Lean.Grind.UInt32.toBitVec_OfNat_ofNat (a : Nat) :
    (OfNat.ofNat a : UInt32).toBitVec = OfNat.ofNat a := rfl
@[grind hom] theorem Lean.Grind.UInt32.toBitVec_ofNat (a : Nat) : (UInt32.ofNat a).toBitVec = OfNat.ofNat a := rfl
@[grind hom] theorem Lean.Grind.UInt32.toNat_eq_toBitVec_toNat (x : UInt32) : x.toNat = x.toBitVec.toNat := rfl
@[grind hom] theorem Lean.Grind.UInt64.toBitVec_OfNat_ofNat (a : Nat) :
    (OfNat.ofNat a : UInt64).toBitVec = OfNat.ofNat a := rfl
@[grind hom] theorem Lean.Grind.UInt64.toBitVec_ofNat (a : Nat) : (UInt64.ofNat a).toBitVec = OfNat.ofNat a := rfl
@[grind hom] theorem Lean.Grind.UInt64.toNat_eq_toBitVec_toNat (x : UInt64) : x.toNat = x.toBitVec.toNat := rfl
@[grind hom] theorem Lean.Grind.USize.toBitVec_OfNat_ofNat (a : Nat) :
    (OfNat.ofNat a : USize).toBitVec = OfNat.ofNat a := rfl
@[grind hom] theorem Lean.Grind.USize.toBitVec_ofNat (a : Nat) : (USize.ofNat a).toBitVec = OfNat.ofNat a := rfl
@[grind hom] theorem Lean.Grind.USize.toNat_eq_toBitVec_toNat (x : USize) : x.toNat = x.toBitVec.toNat := rfl
@[grind hom] theorem Lean.Grind.Int8.toInt_eq_toBitVec_toInt (x : Int8) : x.toInt = x.toBitVec.toInt := rfl
@[grind hom] theorem Lean.Grind.Int16.toInt_eq_toBitVec_toInt (x : Int16) : x.toInt = x.toBitVec.toInt := rfl
@[grind hom] theorem Lean.Grind.Int32.toInt_eq_toBitVec_toInt (x : Int32) : x.toInt = x.toBitVec.toInt := rfl
@[grind hom] theorem Lean.Grind.Int64.toInt_eq_toBitVec_toInt (x : Int64) : x.toInt = x.toBitVec.toInt := rfl
/- Classes and structures. -/
attribute [grind cases] Std.Associative Std.Commutative Std.IdempotentOp Std.LawfulLeftIdentity
  Std.LawfulRightIdentity Std.LawfulIdentity Std.Refl Std.Antisymm Std.Asymm Std.Total Std.Irrefl
attribute [grind ext] Prod Subtype Sigma PSigma
