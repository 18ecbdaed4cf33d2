/-
Bitwise operators on words: laws, and the instances for `ac_rfl` and `ac_nf`.
-/
namespace BitVec
variable {w : Nat} {x y : BitVec w}
private theorem ones_and (h : y = allOnes w) : y &&& x = x := by rw [h, allOnes_and]
private theorem ones_or (h : y = allOnes w) : y ||| x = y := by rw [h, allOnes_or]
private theorem ones_xor (h : y = allOnes w) : y ^^^ x = ~~~x := by rw [h, allOnes_xor]
private theorem not_ones (h : y = allOnes w) : ~~~y = 0#w := by rw [h, not_allOnes]
end BitVec
namespace UInt8
private theorem toBitVec_neg_one : (-1 : UInt8).toBitVec = BitVec.allOnes 8 := BitVec.neg_one_eq_allOnes
@[simp] protected theorem zero_or {a : UInt8} : 0 ||| a = a := UInt8.eq_of_toBitVec_eq BitVec.zero_or
@[simp] theorem neg_one_or {a : UInt8} : -1 ||| a = -1 := UInt8.eq_of_toBitVec_eq (BitVec.ones_or toBitVec_neg_one)
@[simp] theorem or_neg_one {a : UInt8} : a ||| -1 = -1 := (UInt8.or_comm _ _).trans UInt8.neg_one_or
@[simp] theorem or_eq_zero_iff {a b : UInt8} : a ||| b = 0 ↔ a = 0 ∧ b = 0 :=
  UInt8.toBitVec_inj.symm.trans (BitVec.or_eq_zero_iff.trans (and_congr UInt8.toBitVec_inj UInt8.toBitVec_inj))
@[simp] protected theorem zero_and {a : UInt8} : 0 &&& a = 0 := UInt8.eq_of_toBitVec_eq BitVec.zero_and
@[simp] theorem neg_one_and {a : UInt8} : -1 &&& a = a := UInt8.eq_of_toBitVec_eq (BitVec.ones_and toBitVec_neg_one)
@[simp] theorem and_neg_one {a : UInt8} : a &&& -1 = a := (UInt8.and_comm _ _).trans UInt8.neg_one_and
protected theorem xor_assoc (a b c : UInt8) : a ^^^ b ^^^ c = a ^^^ (b ^^^ c) :=
  UInt8.eq_of_toBitVec_eq (BitVec.xor_assoc _ _ _)
@[simp] protected theorem zero_xor {a : UInt8} : 0 ^^^ a = a := UInt8.eq_of_toBitVec_eq BitVec.zero_xor
@[simp] theorem neg_one_xor {a : UInt8} : -1 ^^^ a = ~~~a := UInt8.eq_of_toBitVec_eq (BitVec.ones_xor toBitVec_neg_one)
@[simp] theorem xor_neg_one {a : UInt8} : a ^^^ -1 = ~~~a := (UInt8.xor_comm _ _).trans UInt8.neg_one_xor
@[simp] theorem xor_eq_zero_iff {a b : UInt8} : a ^^^ b = 0 ↔ a = b :=
  UInt8.toBitVec_inj.symm.trans (BitVec.xor_eq_zero_iff.trans UInt8.toBitVec_inj)
@[simp] theorem not_zero : ~~~(0 : UInt8) = -1 := UInt8.eq_of_toBitVec_eq (BitVec.not_zero.trans toBitVec_neg_one.symm)
@[simp] theorem not_neg_one : ~~~(-1 : UInt8) = 0 := UInt8.eq_of_toBitVec_eq (BitVec.not_ones toBitVec_neg_one)
@[simp] theorem and_not_self {a : UInt8} : a &&& ~~~a = 0 := UInt8.eq_of_toBitVec_eq (BitVec.and_not_self _)
@[simp] theorem not_and_self {a : UInt8} : ~~~a &&& a = 0 := (UInt8.and_comm _ _).trans UInt8.and_not_self
end UInt8
instance instAssociativeUInt8HOr : Std.Associative (α := UInt8) (· ||| ·) := ⟨UInt8.or_assoc⟩
instance instCommutativeUInt8HOr : Std.Commutative (α := UInt8) (· ||| ·) := ⟨UInt8.or_comm⟩
instance instIdempotentOpUInt8HOr : Std.IdempotentOp (α := UInt8) (· ||| ·) := ⟨fun _ => UInt8.or_self⟩
instance instLawfulCommIdentityUInt8HOrOfNat : Std.LawfulCommIdentity (α := UInt8) (· ||| ·) 0 where
  left_id _ := UInt8.zero_or
  right_id _ := UInt8.or_zero
instance instAssociativeUInt8HAnd : Std.Associative (α := UInt8) (· &&& ·) := ⟨UInt8.and_assoc⟩
instance instCommutativeUInt8HAnd : Std.Commutative (α := UInt8) (· &&& ·) := ⟨UInt8.and_comm⟩
instance instIdempotentOpUInt8HAnd : Std.IdempotentOp (α := UInt8) (· &&& ·) := ⟨fun _ => UInt8.and_self⟩
instance instLawfulCommIdentityUInt8HAndNegOfNat : Std.LawfulCommIdentity (α := UInt8) (· &&& ·) (-1) where
  left_id _ := UInt8.neg_one_and
  right_id _ := UInt8.and_neg_one
instance instAssociativeUInt8HXor : Std.Associative (α := UInt8) (· ^^^ ·) := ⟨UInt8.xor_assoc⟩
instance instCommutativeUInt8HXor : Std.Commutative (α := UInt8) (· ^^^ ·) := ⟨UInt8.xor_comm⟩
instance instLawfulCommIdentityUInt8HXorOfNat : Std.LawfulCommIdentity (α := UInt8) (· ^^^ ·) 0 where
  left_id _ := UInt8.zero_xor
  right_id _ := UInt8.xor_zero
instance instLawfulIdentityUInt8HAddOfNat : Std.LawfulIdentity (α := UInt8) (· + ·) 0 where
  left_id := UInt8.zero_add
  right_id := UInt8.add_zero
instance instLawfulCommIdentityUInt8HMulOfNat : Std.LawfulCommIdentity (α := UInt8) (· * ·) 1 where
  left_id := UInt8.one_mul
  right_id := UInt8.mul_one
namespace UInt16
private theorem toBitVec_neg_one : (-1 : UInt16).toBitVec = BitVec.allOnes 16 := BitVec.neg_one_eq_allOnes
@[simp] protected theorem zero_or {a : UInt16} : 0 ||| a = a := UInt16.eq_of_toBitVec_eq BitVec.zero_or
@[simp] theorem neg_one_or {a : UInt16} : -1 ||| a = -1 := UInt16.eq_of_toBitVec_eq (BitVec.ones_or toBitVec_neg_one)
@[simp] theorem or_neg_one {a : UInt16} : a ||| -1 = -1 := (UInt16.or_comm _ _).trans UInt16.neg_one_or
@[simp] theorem or_eq_zero_iff {a b : UInt16} : a ||| b = 0 ↔ a = 0 ∧ b = 0 :=
  UInt16.toBitVec_inj.symm.trans (BitVec.or_eq_zero_iff.trans (and_congr UInt16.toBitVec_inj UInt16.toBitVec_inj))
@[simp] protected theorem zero_and {a : UInt16} : 0 &&& a = 0 := UInt16.eq_of_toBitVec_eq BitVec.zero_and
@[simp] theorem neg_one_and {a : UInt16} : -1 &&& a = a := UInt16.eq_of_toBitVec_eq (BitVec.ones_and toBitVec_neg_one)
@[simp] theorem and_neg_one {a : UInt16} : a &&& -1 = a := (UInt16.and_comm _ _).trans UInt16.neg_one_and
protected theorem xor_assoc (a b c : UInt16) : a ^^^ b ^^^ c = a ^^^ (b ^^^ c) :=
  UInt16.eq_of_toBitVec_eq (BitVec.xor_assoc _ _ _)
@[simp] protected theorem zero_xor {a : UInt16} : 0 ^^^ a = a := UInt16.eq_of_toBitVec_eq BitVec.zero_xor
@[simp] theorem neg_one_xor {a : UInt16} : -1 ^^^ a = ~~~a :=
  UInt16.eq_of_toBitVec_eq (BitVec.ones_xor toBitVec_neg_one)
@[simp] theorem xor_neg_one {a : UInt16} : a ^^^ -1 = ~~~a := (UInt16.xor_comm _ _).trans UInt16.neg_one_xor
@[simp] theorem xor_eq_zero_iff {a b : UInt16} : a ^^^ b = 0 ↔ a = b :=
  UInt16.toBitVec_inj.symm.trans (BitVec.xor_eq_zero_iff.trans UInt16.toBitVec_inj)
@[simp] theorem not_zero : ~~~(0 : UInt16) = -1 :=
  UInt16.eq_of_toBitVec_eq (BitVec.not_zero.trans toBitVec_neg_one.symm)
@[simp] theorem not_neg_one : ~~~(-1 : UInt16) = 0 := UInt16.eq_of_toBitVec_eq (BitVec.not_ones toBitVec_neg_one)
@[simp] theorem and_not_self {a : UInt16} : a &&& ~~~a = 0 := UInt16.eq_of_toBitVec_eq (BitVec.and_not_self _)
@[simp] theorem not_and_self {a : UInt16} : ~~~a &&& a = 0 := (UInt16.and_comm _ _).trans UInt16.and_not_self
end UInt16
instance instAssociativeUInt16HOr : Std.Associative (α := UInt16) (· ||| ·) := ⟨UInt16.or_assoc⟩
instance instCommutativeUInt16HOr : Std.Commutative (α := UInt16) (· ||| ·) := ⟨UInt16.or_comm⟩
instance instIdempotentOpUInt16HOr : Std.IdempotentOp (α := UInt16) (· ||| ·) := ⟨fun _ => UInt16.or_self⟩
instance instLawfulCommIdentityUInt16HOrOfNat : Std.LawfulCommIdentity (α := UInt16) (· ||| ·) 0 where
  left_id _ := UInt16.zero_or
  right_id _ := UInt16.or_zero
instance instAssociativeUInt16HAnd : Std.Associative (α := UInt16) (· &&& ·) := ⟨UInt16.and_assoc⟩
instance instCommutativeUInt16HAnd : Std.Commutative (α := UInt16) (· &&& ·) := ⟨UInt16.and_comm⟩
instance instIdempotentOpUInt16HAnd : Std.IdempotentOp (α := UInt16) (· &&& ·) := ⟨fun _ => UInt16.and_self⟩
instance instLawfulCommIdentityUInt16HAndNegOfNat : Std.LawfulCommIdentity (α := UInt16) (· &&& ·) (-1) where
  left_id _ := UInt16.neg_one_and
  right_id _ := UInt16.and_neg_one
instance instAssociativeUInt16HXor : Std.Associative (α := UInt16) (· ^^^ ·) := ⟨UInt16.xor_assoc⟩
instance instCommutativeUInt16HXor : Std.Commutative (α := UInt16) (· ^^^ ·) := ⟨UInt16.xor_comm⟩
instance instLawfulCommIdentityUInt16HXorOfNat : Std.LawfulCommIdentity (α := UInt16) (· ^^^ ·) 0 where
  left_id _ := UInt16.zero_xor
  right_id _ := UInt16.xor_zero
instance instLawfulIdentityUInt16HAddOfNat : Std.LawfulIdentity (α := UInt16) (· + ·) 0 where
  left_id := UInt16.zero_add
  right_id := UInt16.add_zero
instance instLawfulCommIdentityUInt16HMulOfNat : Std.LawfulCommIdentity (α := UInt16) (· * ·) 1 where
  left_id := UInt16.one_mul
  right_id := UInt16.mul_one
namespace UInt32
private theorem toBitVec_neg_one : (-1 : UInt32).toBitVec = BitVec.allOnes 32 := BitVec.neg_one_eq_allOnes
@[simp] protected theorem zero_or {a : UInt32} : 0 ||| a = a := UInt32.eq_of_toBitVec_eq BitVec.zero_or
@[simp] theorem neg_one_or {a : UInt32} : -1 ||| a = -1 := UInt32.eq_of_toBitVec_eq (BitVec.ones_or toBitVec_neg_one)
@[simp] theorem or_neg_one {a : UInt32} : a ||| -1 = -1 := (UInt32.or_comm _ _).trans UInt32.neg_one_or
@[simp] theorem or_eq_zero_iff {a b : UInt32} : a ||| b = 0 ↔ a = 0 ∧ b = 0 :=
  UInt32.toBitVec_inj.symm.trans (BitVec.or_eq_zero_iff.trans (and_congr UInt32.toBitVec_inj UInt32.toBitVec_inj))
@[simp] protected theorem zero_and {a : UInt32} : 0 &&& a = 0 := UInt32.eq_of_toBitVec_eq BitVec.zero_and
@[simp] theorem neg_one_and {a : UInt32} : -1 &&& a = a := UInt32.eq_of_toBitVec_eq (BitVec.ones_and toBitVec_neg_one)
@[simp] theorem and_neg_one {a : UInt32} : a &&& -1 = a := (UInt32.and_comm _ _).trans UInt32.neg_one_and
protected theorem xor_assoc (a b c : UInt32) : a ^^^ b ^^^ c = a ^^^ (b ^^^ c) :=
  UInt32.eq_of_toBitVec_eq (BitVec.xor_assoc _ _ _)
@[simp] protected theorem zero_xor {a : UInt32} : 0 ^^^ a = a := UInt32.eq_of_toBitVec_eq BitVec.zero_xor
@[simp] theorem neg_one_xor {a : UInt32} : -1 ^^^ a = ~~~a :=
  UInt32.eq_of_toBitVec_eq (BitVec.ones_xor toBitVec_neg_one)
@[simp] theorem xor_neg_one {a : UInt32} : a ^^^ -1 = ~~~a := (UInt32.xor_comm _ _).trans UInt32.neg_one_xor
@[simp] theorem xor_eq_zero_iff {a b : UInt32} : a ^^^ b = 0 ↔ a = b :=
  UInt32.toBitVec_inj.symm.trans (BitVec.xor_eq_zero_iff.trans UInt32.toBitVec_inj)
@[simp] theorem not_zero : ~~~(0 : UInt32) = -1 :=
  UInt32.eq_of_toBitVec_eq (BitVec.not_zero.trans toBitVec_neg_one.symm)
@[simp] theorem not_neg_one : ~~~(-1 : UInt32) = 0 := UInt32.eq_of_toBitVec_eq (BitVec.not_ones toBitVec_neg_one)
@[simp] theorem and_not_self {a : UInt32} : a &&& ~~~a = 0 := UInt32.eq_of_toBitVec_eq (BitVec.and_not_self _)
@[simp] theorem not_and_self {a : UInt32} : ~~~a &&& a = 0 := (UInt32.and_comm _ _).trans UInt32.and_not_self
end UInt32
instance instAssociativeUInt32HOr : Std.Associative (α := UInt32) (· ||| ·) := ⟨UInt32.or_assoc⟩
instance instCommutativeUInt32HOr : Std.Commutative (α := UInt32) (· ||| ·) := ⟨UInt32.or_comm⟩
instance instIdempotentOpUInt32HOr : Std.IdempotentOp (α := UInt32) (· ||| ·) := ⟨fun _ => UInt32.or_self⟩
instance instLawfulCommIdentityUInt32HOrOfNat : Std.LawfulCommIdentity (α := UInt32) (· ||| ·) 0 where
  left_id _ := UInt32.zero_or
  right_id _ := UInt32.or_zero
instance instAssociativeUInt32HAnd : Std.Associative (α := UInt32) (· &&& ·) := ⟨UInt32.and_assoc⟩
instance instCommutativeUInt32HAnd : Std.Commutative (α := UInt32) (· &&& ·) := ⟨UInt32.and_comm⟩
instance instIdempotentOpUInt32HAnd : Std.IdempotentOp (α := UInt32) (· &&& ·) := ⟨fun _ => UInt32.and_self⟩
instance instLawfulCommIdentityUInt32HAndNegOfNat : Std.LawfulCommIdentity (α := UInt32) (· &&& ·) (-1) where
  left_id _ := UInt32.neg_one_and
  right_id _ := UInt32.and_neg_one
instance instAssociativeUInt32HXor : Std.Associative (α := UInt32) (· ^^^ ·) := ⟨UInt32.xor_assoc⟩
instance instCommutativeUInt32HXor : Std.Commutative (α := UInt32) (· ^^^ ·) := ⟨UInt32.xor_comm⟩
instance instLawfulCommIdentityUInt32HXorOfNat : Std.LawfulCommIdentity (α := UInt32) (· ^^^ ·) 0 where
  left_id _ := UInt32.zero_xor
  right_id _ := UInt32.xor_zero
instance instLawfulIdentityUInt32HAddOfNat : Std.LawfulIdentity (α := UInt32) (· + ·) 0 where
  left_id := UInt32.zero_add
  right_id := UInt32.add_zero
instance instLawfulCommIdentityUInt32HMulOfNat : Std.LawfulCommIdentity (α := UInt32) (· * ·) 1 where
  left_id := UInt32.one_mul
  right_id := UInt32.mul_one
namespace UInt64
private theorem toBitVec_neg_one : (-1 : UInt64).toBitVec = BitVec.allOnes 64 := BitVec.neg_one_eq_allOnes
@[simp] protected theorem zero_or {a : UInt64} : 0 ||| a = a := UInt64.eq_of_toBitVec_eq BitVec.zero_or
@[simp] theorem neg_one_or {a : UInt64} : -1 ||| a = -1 := UInt64.eq_of_toBitVec_eq (BitVec.ones_or toBitVec_neg_one)
@[simp] theorem or_neg_one {a : UInt64} : a ||| -1 = -1 := (UInt64.or_comm _ _).trans UInt64.neg_one_or
@[simp] theorem or_eq_zero_iff {a b : UInt64} : a ||| b = 0 ↔ a = 0 ∧ b = 0 :=
  UInt64.toBitVec_inj.symm.trans (BitVec.or_eq_zero_iff.trans (and_congr UInt64.toBitVec_inj UInt64.toBitVec_inj))
@[simp] protected theorem zero_and {a : UInt64} : 0 &&& a = 0 := UInt64.eq_of_toBitVec_eq BitVec.zero_and
@[simp] theorem neg_one_and {a : UInt64} : -1 &&& a = a := UInt64.eq_of_toBitVec_eq (BitVec.ones_and toBitVec_neg_one)
@[simp] theorem and_neg_one {a : UInt64} : a &&& -1 = a := (UInt64.and_comm _ _).trans UInt64.neg_one_and
protected theorem xor_assoc (a b c : UInt64) : a ^^^ b ^^^ c = a ^^^ (b ^^^ c) :=
  UInt64.eq_of_toBitVec_eq (BitVec.xor_assoc _ _ _)
@[simp] protected theorem zero_xor {a : UInt64} : 0 ^^^ a = a := UInt64.eq_of_toBitVec_eq BitVec.zero_xor
@[simp] theorem neg_one_xor {a : UInt64} : -1 ^^^ a = ~~~a :=
  UInt64.eq_of_toBitVec_eq (BitVec.ones_xor toBitVec_neg_one)
@[simp] theorem xor_neg_one {a : UInt64} : a ^^^ -1 = ~~~a := (UInt64.xor_comm _ _).trans UInt64.neg_one_xor
@[simp] theorem xor_eq_zero_iff {a b : UInt64} : a ^^^ b = 0 ↔ a = b :=
  UInt64.toBitVec_inj.symm.trans (BitVec.xor_eq_zero_iff.trans UInt64.toBitVec_inj)
@[simp] theorem not_zero : ~~~(0 : UInt64) = -1 :=
  UInt64.eq_of_toBitVec_eq (BitVec.not_zero.trans toBitVec_neg_one.symm)
@[simp] theorem not_neg_one : ~~~(-1 : UInt64) = 0 := UInt64.eq_of_toBitVec_eq (BitVec.not_ones toBitVec_neg_one)
@[simp] theorem and_not_self {a : UInt64} : a &&& ~~~a = 0 := UInt64.eq_of_toBitVec_eq (BitVec.and_not_self _)
@[simp] theorem not_and_self {a : UInt64} : ~~~a &&& a = 0 := (UInt64.and_comm _ _).trans UInt64.and_not_self
end UInt64
instance instAssociativeUInt64HOr : Std.Associative (α := UInt64) (· ||| ·) := ⟨UInt64.or_assoc⟩
instance instCommutativeUInt64HOr : Std.Commutative (α := UInt64) (· ||| ·) := ⟨UInt64.or_comm⟩
instance instIdempotentOpUInt64HOr : Std.IdempotentOp (α := UInt64) (· ||| ·) := ⟨fun _ => UInt64.or_self⟩
instance instLawfulCommIdentityUInt64HOrOfNat : Std.LawfulCommIdentity (α := UInt64) (· ||| ·) 0 where
  left_id _ := UInt64.zero_or
  right_id _ := UInt64.or_zero
instance instAssociativeUInt64HAnd : Std.Associative (α := UInt64) (· &&& ·) := ⟨UInt64.and_assoc⟩
instance instCommutativeUInt64HAnd : Std.Commutative (α := UInt64) (· &&& ·) := ⟨UInt64.and_comm⟩
instance instIdempotentOpUInt64HAnd : Std.IdempotentOp (α := UInt64) (· &&& ·) := ⟨fun _ => UInt64.and_self⟩
instance instLawfulCommIdentityUInt64HAndNegOfNat : Std.LawfulCommIdentity (α := UInt64) (· &&& ·) (-1) where
  left_id _ := UInt64.neg_one_and
  right_id _ := UInt64.and_neg_one
instance instAssociativeUInt64HXor : Std.Associative (α := UInt64) (· ^^^ ·) := ⟨UInt64.xor_assoc⟩
instance instCommutativeUInt64HXor : Std.Commutative (α := UInt64) (· ^^^ ·) := ⟨UInt64.xor_comm⟩
instance instLawfulCommIdentityUInt64HXorOfNat : Std.LawfulCommIdentity (α := UInt64) (· ^^^ ·) 0 where
  left_id _ := UInt64.zero_xor
  right_id _ := UInt64.xor_zero
instance instLawfulIdentityUInt64HAddOfNat : Std.LawfulIdentity (α := UInt64) (· + ·) 0 where
  left_id := UInt64.zero_add
  right_id := UInt64.add_zero
instance instLawfulCommIdentityUInt64HMulOfNat : Std.LawfulCommIdentity (α := UInt64) (· * ·) 1 where
  left_id := UInt64.one_mul
  right_id := UInt64.mul_one
namespace USize
private theorem toBitVec_neg_one : (-1 : USize).toBitVec = BitVec.allOnes System.Platform.numBits :=
  BitVec.neg_one_eq_allOnes
@[simp] protected theorem zero_or {a : USize} : 0 ||| a = a := USize.eq_of_toBitVec_eq BitVec.zero_or
@[simp] theorem neg_one_or {a : USize} : -1 ||| a = -1 := USize.eq_of_toBitVec_eq (BitVec.ones_or toBitVec_neg_one)
@[simp] theorem or_neg_one {a : USize} : a ||| -1 = -1 := (USize.or_comm _ _).trans USize.neg_one_or
@[simp] theorem or_eq_zero_iff {a b : USize} : a ||| b = 0 ↔ a = 0 ∧ b = 0 :=
  USize.toBitVec_inj.symm.trans (BitVec.or_eq_zero_iff.trans (and_congr USize.toBitVec_inj USize.toBitVec_inj))
@[simp] protected theorem zero_and {a : USize} : 0 &&& a = 0 := USize.eq_of_toBitVec_eq BitVec.zero_and
@[simp] theorem neg_one_and {a : USize} : -1 &&& a = a := USize.eq_of_toBitVec_eq (BitVec.ones_and toBitVec_neg_one)
@[simp] theorem and_neg_one {a : USize} : a &&& -1 = a := (USize.and_comm _ _).trans USize.neg_one_and
protected theorem xor_assoc (a b c : USize) : a ^^^ b ^^^ c = a ^^^ (b ^^^ c) :=
  USize.eq_of_toBitVec_eq (BitVec.xor_assoc _ _ _)
@[simp] protected theorem zero_xor {a : USize} : 0 ^^^ a = a := USize.eq_of_toBitVec_eq BitVec.zero_xor
@[simp] theorem neg_one_xor {a : USize} : -1 ^^^ a = ~~~a := USize.eq_of_toBitVec_eq (BitVec.ones_xor toBitVec_neg_one)
@[simp] theorem xor_neg_one {a : USize} : a ^^^ -1 = ~~~a := (USize.xor_comm _ _).trans USize.neg_one_xor
@[simp] theorem xor_eq_zero_iff {a b : USize} : a ^^^ b = 0 ↔ a = b :=
  USize.toBitVec_inj.symm.trans (BitVec.xor_eq_zero_iff.trans USize.toBitVec_inj)
@[simp] theorem not_zero : ~~~(0 : USize) = -1 := USize.eq_of_toBitVec_eq (BitVec.not_zero.trans toBitVec_neg_one.symm)
@[simp] theorem not_neg_one : ~~~(-1 : USize) = 0 := USize.eq_of_toBitVec_eq (BitVec.not_ones toBitVec_neg_one)
@[simp] theorem and_not_self {a : USize} : a &&& ~~~a = 0 := USize.eq_of_toBitVec_eq (BitVec.and_not_self _)
@[simp] theorem not_and_self {a : USize} : ~~~a &&& a = 0 := (USize.and_comm _ _).trans USize.and_not_self
end USize
instance instAssociativeUSizeHOr : Std.Associative (α := USize) (· ||| ·) := ⟨USize.or_assoc⟩
instance instCommutativeUSizeHOr : Std.Commutative (α := USize) (· ||| ·) := ⟨USize.or_comm⟩
instance instIdempotentOpUSizeHOr : Std.IdempotentOp (α := USize) (· ||| ·) := ⟨fun _ => USize.or_self⟩
instance instLawfulCommIdentityUSizeHOrOfNat : Std.LawfulCommIdentity (α := USize) (· ||| ·) 0 where
  left_id _ := USize.zero_or
  right_id _ := USize.or_zero
instance instAssociativeUSizeHAnd : Std.Associative (α := USize) (· &&& ·) := ⟨USize.and_assoc⟩
instance instCommutativeUSizeHAnd : Std.Commutative (α := USize) (· &&& ·) := ⟨USize.and_comm⟩
instance instIdempotentOpUSizeHAnd : Std.IdempotentOp (α := USize) (· &&& ·) := ⟨fun _ => USize.and_self⟩
instance instLawfulCommIdentityUSizeHAndNegOfNat : Std.LawfulCommIdentity (α := USize) (· &&& ·) (-1) where
  left_id _ := USize.neg_one_and
  right_id _ := USize.and_neg_one
instance instAssociativeUSizeHXor : Std.Associative (α := USize) (· ^^^ ·) := ⟨USize.xor_assoc⟩
instance instCommutativeUSizeHXor : Std.Commutative (α := USize) (· ^^^ ·) := ⟨USize.xor_comm⟩
instance instLawfulCommIdentityUSizeHXorOfNat : Std.LawfulCommIdentity (α := USize) (· ^^^ ·) 0 where
  left_id _ := USize.zero_xor
  right_id _ := USize.xor_zero
instance instLawfulIdentityUSizeHAddOfNat : Std.LawfulIdentity (α := USize) (· + ·) 0 where
  left_id := USize.zero_add
  right_id := USize.add_zero
instance instLawfulCommIdentityUSizeHMulOfNat : Std.LawfulCommIdentity (α := USize) (· * ·) 1 where
  left_id := USize.one_mul
  right_id := USize.mul_one
namespace Int8
private theorem toBitVec_neg_one : (-1 : Int8).toBitVec = BitVec.allOnes 8 := BitVec.neg_one_eq_allOnes
protected theorem or_assoc (a b c : Int8) : a ||| b ||| c = a ||| (b ||| c) := toBitVec.inj (BitVec.or_assoc _ _ _)
protected theorem or_comm (a b : Int8) : a ||| b = b ||| a := toBitVec.inj (BitVec.or_comm _ _)
@[simp] protected theorem or_self {a : Int8} : a ||| a = a := toBitVec.inj BitVec.or_self
@[simp] protected theorem or_zero {a : Int8} : a ||| 0 = a := toBitVec.inj BitVec.or_zero
@[simp] protected theorem zero_or {a : Int8} : 0 ||| a = a := toBitVec.inj BitVec.zero_or
@[simp] theorem neg_one_or {a : Int8} : -1 ||| a = -1 := toBitVec.inj (BitVec.ones_or toBitVec_neg_one)
@[simp] theorem or_neg_one {a : Int8} : a ||| -1 = -1 := (Int8.or_comm _ _).trans Int8.neg_one_or
@[simp] theorem or_eq_zero_iff {a b : Int8} : a ||| b = 0 ↔ a = 0 ∧ b = 0 :=
  Int8.toBitVec_inj.symm.trans (BitVec.or_eq_zero_iff.trans
    (and_congr (@Int8.toBitVec_inj _ 0) (@Int8.toBitVec_inj _ 0)))
protected theorem and_assoc (a b c : Int8) : a &&& b &&& c = a &&& (b &&& c) := toBitVec.inj (BitVec.and_assoc _ _ _)
protected theorem and_comm (a b : Int8) : a &&& b = b &&& a := toBitVec.inj (BitVec.and_comm _ _)
@[simp] protected theorem and_self {a : Int8} : a &&& a = a := toBitVec.inj BitVec.and_self
@[simp] protected theorem and_zero {a : Int8} : a &&& 0 = 0 := toBitVec.inj BitVec.and_zero
@[simp] protected theorem zero_and {a : Int8} : 0 &&& a = 0 := toBitVec.inj BitVec.zero_and
@[simp] theorem neg_one_and {a : Int8} : -1 &&& a = a := toBitVec.inj (BitVec.ones_and toBitVec_neg_one)
@[simp] theorem and_neg_one {a : Int8} : a &&& -1 = a := (Int8.and_comm _ _).trans Int8.neg_one_and
protected theorem xor_assoc (a b c : Int8) : a ^^^ b ^^^ c = a ^^^ (b ^^^ c) := toBitVec.inj (BitVec.xor_assoc _ _ _)
protected theorem xor_comm (a b : Int8) : a ^^^ b = b ^^^ a := toBitVec.inj (BitVec.xor_comm _ _)
@[simp] protected theorem xor_self {a : Int8} : a ^^^ a = 0 := toBitVec.inj BitVec.xor_self
@[simp] protected theorem xor_zero {a : Int8} : a ^^^ 0 = a := toBitVec.inj BitVec.xor_zero
@[simp] protected theorem zero_xor {a : Int8} : 0 ^^^ a = a := toBitVec.inj BitVec.zero_xor
@[simp] theorem neg_one_xor {a : Int8} : -1 ^^^ a = ~~~a := toBitVec.inj (BitVec.ones_xor toBitVec_neg_one)
@[simp] theorem xor_neg_one {a : Int8} : a ^^^ -1 = ~~~a := (Int8.xor_comm _ _).trans Int8.neg_one_xor
@[simp] theorem xor_eq_zero_iff {a b : Int8} : a ^^^ b = 0 ↔ a = b :=
  Int8.toBitVec_inj.symm.trans (BitVec.xor_eq_zero_iff.trans Int8.toBitVec_inj)
@[simp] theorem not_zero : ~~~(0 : Int8) = -1 := toBitVec.inj (BitVec.not_zero.trans toBitVec_neg_one.symm)
@[simp] theorem not_neg_one : ~~~(-1 : Int8) = 0 := toBitVec.inj (BitVec.not_ones toBitVec_neg_one)
@[simp] theorem not_not {a : Int8} : ~~~(~~~a) = a := toBitVec.inj BitVec.not_not
@[simp] theorem and_not_self {a : Int8} : a &&& ~~~a = 0 := toBitVec.inj (BitVec.and_not_self _)
@[simp] theorem not_and_self {a : Int8} : ~~~a &&& a = 0 := (Int8.and_comm _ _).trans Int8.and_not_self
end Int8
instance instAssociativeInt8HOr : Std.Associative (α := Int8) (· ||| ·) := ⟨Int8.or_assoc⟩
instance instCommutativeInt8HOr : Std.Commutative (α := Int8) (· ||| ·) := ⟨Int8.or_comm⟩
instance instIdempotentOpInt8HOr : Std.IdempotentOp (α := Int8) (· ||| ·) := ⟨fun _ => Int8.or_self⟩
instance instLawfulCommIdentityInt8HOrOfNat : Std.LawfulCommIdentity (α := Int8) (· ||| ·) 0 where
  left_id _ := Int8.zero_or
  right_id _ := Int8.or_zero
instance instAssociativeInt8HAnd : Std.Associative (α := Int8) (· &&& ·) := ⟨Int8.and_assoc⟩
instance instCommutativeInt8HAnd : Std.Commutative (α := Int8) (· &&& ·) := ⟨Int8.and_comm⟩
instance instIdempotentOpInt8HAnd : Std.IdempotentOp (α := Int8) (· &&& ·) := ⟨fun _ => Int8.and_self⟩
instance instLawfulCommIdentityInt8HAndNegOfNat : Std.LawfulCommIdentity (α := Int8) (· &&& ·) (-1) where
  left_id _ := Int8.neg_one_and
  right_id _ := Int8.and_neg_one
instance instAssociativeInt8HXor : Std.Associative (α := Int8) (· ^^^ ·) := ⟨Int8.xor_assoc⟩
instance instCommutativeInt8HXor : Std.Commutative (α := Int8) (· ^^^ ·) := ⟨Int8.xor_comm⟩
instance instLawfulCommIdentityInt8HXorOfNat : Std.LawfulCommIdentity (α := Int8) (· ^^^ ·) 0 where
  left_id _ := Int8.zero_xor
  right_id _ := Int8.xor_zero
instance instLawfulIdentityInt8HAddOfNat : Std.LawfulIdentity (α := Int8) (· + ·) 0 where
  left_id := Int8.zero_add
  right_id := Int8.add_zero
instance instLawfulCommIdentityInt8HMulOfNat : Std.LawfulCommIdentity (α := Int8) (· * ·) 1 where
  left_id := Int8.one_mul
  right_id := Int8.mul_one
namespace Int16
private theorem toBitVec_neg_one : (-1 : Int16).toBitVec = BitVec.allOnes 16 := BitVec.neg_one_eq_allOnes
protected theorem or_assoc (a b c : Int16) : a ||| b ||| c = a ||| (b ||| c) := toBitVec.inj (BitVec.or_assoc _ _ _)
protected theorem or_comm (a b : Int16) : a ||| b = b ||| a := toBitVec.inj (BitVec.or_comm _ _)
@[simp] protected theorem or_self {a : Int16} : a ||| a = a := toBitVec.inj BitVec.or_self
@[simp] protected theorem or_zero {a : Int16} : a ||| 0 = a := toBitVec.inj BitVec.or_zero
@[simp] protected theorem zero_or {a : Int16} : 0 ||| a = a := toBitVec.inj BitVec.zero_or
@[simp] theorem neg_one_or {a : Int16} : -1 ||| a = -1 := toBitVec.inj (BitVec.ones_or toBitVec_neg_one)
@[simp] theorem or_neg_one {a : Int16} : a ||| -1 = -1 := (Int16.or_comm _ _).trans Int16.neg_one_or
@[simp] theorem or_eq_zero_iff {a b : Int16} : a ||| b = 0 ↔ a = 0 ∧ b = 0 :=
  Int16.toBitVec_inj.symm.trans (BitVec.or_eq_zero_iff.trans
    (and_congr (@Int16.toBitVec_inj _ 0) (@Int16.toBitVec_inj _ 0)))
protected theorem and_assoc (a b c : Int16) : a &&& b &&& c = a &&& (b &&& c) := toBitVec.inj (BitVec.and_assoc _ _ _)
protected theorem and_comm (a b : Int16) : a &&& b = b &&& a := toBitVec.inj (BitVec.and_comm _ _)
@[simp] protected theorem and_self {a : Int16} : a &&& a = a := toBitVec.inj BitVec.and_self
@[simp] protected theorem and_zero {a : Int16} : a &&& 0 = 0 := toBitVec.inj BitVec.and_zero
@[simp] protected theorem zero_and {a : Int16} : 0 &&& a = 0 := toBitVec.inj BitVec.zero_and
@[simp] theorem neg_one_and {a : Int16} : -1 &&& a = a := toBitVec.inj (BitVec.ones_and toBitVec_neg_one)
@[simp] theorem and_neg_one {a : Int16} : a &&& -1 = a := (Int16.and_comm _ _).trans Int16.neg_one_and
protected theorem xor_assoc (a b c : Int16) : a ^^^ b ^^^ c = a ^^^ (b ^^^ c) := toBitVec.inj (BitVec.xor_assoc _ _ _)
protected theorem xor_comm (a b : Int16) : a ^^^ b = b ^^^ a := toBitVec.inj (BitVec.xor_comm _ _)
@[simp] protected theorem xor_self {a : Int16} : a ^^^ a = 0 := toBitVec.inj BitVec.xor_self
@[simp] protected theorem xor_zero {a : Int16} : a ^^^ 0 = a := toBitVec.inj BitVec.xor_zero
@[simp] protected theorem zero_xor {a : Int16} : 0 ^^^ a = a := toBitVec.inj BitVec.zero_xor
@[simp] theorem neg_one_xor {a : Int16} : -1 ^^^ a = ~~~a := toBitVec.inj (BitVec.ones_xor toBitVec_neg_one)
@[simp] theorem xor_neg_one {a : Int16} : a ^^^ -1 = ~~~a := (Int16.xor_comm _ _).trans Int16.neg_one_xor
@[simp] theorem xor_eq_zero_iff {a b : Int16} : a ^^^ b = 0 ↔ a = b :=
  Int16.toBitVec_inj.symm.trans (BitVec.xor_eq_zero_iff.trans Int16.toBitVec_inj)
@[simp] theorem not_zero : ~~~(0 : Int16) = -1 := toBitVec.inj (BitVec.not_zero.trans toBitVec_neg_one.symm)
@[simp] theorem not_neg_one : ~~~(-1 : Int16) = 0 := toBitVec.inj (BitVec.not_ones toBitVec_neg_one)
@[simp] theorem not_not {a : Int16} : ~~~(~~~a) = a := toBitVec.inj BitVec.not_not
@[simp] theorem and_not_self {a : Int16} : a &&& ~~~a = 0 := toBitVec.inj (BitVec.and_not_self _)
@[simp] theorem not_and_self {a : Int16} : ~~~a &&& a = 0 := (Int16.and_comm _ _).trans Int16.and_not_self
end Int16
instance instAssociativeInt16HOr : Std.Associative (α := Int16) (· ||| ·) := ⟨Int16.or_assoc⟩
instance instCommutativeInt16HOr : Std.Commutative (α := Int16) (· ||| ·) := ⟨Int16.or_comm⟩
instance instIdempotentOpInt16HOr : Std.IdempotentOp (α := Int16) (· ||| ·) := ⟨fun _ => Int16.or_self⟩
instance instLawfulCommIdentityInt16HOrOfNat : Std.LawfulCommIdentity (α := Int16) (· ||| ·) 0 where
  left_id _ := Int16.zero_or
  right_id _ := Int16.or_zero
instance instAssociativeInt16HAnd : Std.Associative (α := Int16) (· &&& ·) := ⟨Int16.and_assoc⟩
instance instCommutativeInt16HAnd : Std.Commutative (α := Int16) (· &&& ·) := ⟨Int16.and_comm⟩
instance instIdempotentOpInt16HAnd : Std.IdempotentOp (α := Int16) (· &&& ·) := ⟨fun _ => Int16.and_self⟩
instance instLawfulCommIdentityInt16HAndNegOfNat : Std.LawfulCommIdentity (α := Int16) (· &&& ·) (-1) where
  left_id _ := Int16.neg_one_and
  right_id _ := Int16.and_neg_one
instance instAssociativeInt16HXor : Std.Associative (α := Int16) (· ^^^ ·) := ⟨Int16.xor_assoc⟩
instance instCommutativeInt16HXor : Std.Commutative (α := Int16) (· ^^^ ·) := ⟨Int16.xor_comm⟩
instance instLawfulCommIdentityInt16HXorOfNat : Std.LawfulCommIdentity (α := Int16) (· ^^^ ·) 0 where
  left_id _ := Int16.zero_xor
  right_id _ := Int16.xor_zero
instance instLawfulIdentityInt16HAddOfNat : Std.LawfulIdentity (α := Int16) (· + ·) 0 where
  left_id := Int16.zero_add
  right_id := Int16.add_zero
instance instLawfulCommIdentityInt16HMulOfNat : Std.LawfulCommIdentity (α := Int16) (· * ·) 1 where
  left_id := Int16.one_mul
  right_id := Int16.mul_one
namespace Int32
private theorem toBitVec_neg_one : (-1 : Int32).toBitVec = BitVec.allOnes 32 := BitVec.neg_one_eq_allOnes
protected theorem or_assoc (a b c : Int32) : a ||| b ||| c = a ||| (b ||| c) := toBitVec.inj (BitVec.or_assoc _ _ _)
protected theorem or_comm (a b : Int32) : a ||| b = b ||| a := toBitVec.inj (BitVec.or_comm _ _)
@[simp] protected theorem or_self {a : Int32} : a ||| a = a := toBitVec.inj BitVec.or_self
@[simp] protected theorem or_zero {a : Int32} : a ||| 0 = a := toBitVec.inj BitVec.or_zero
@[simp] protected theorem zero_or {a : Int32} : 0 ||| a = a := toBitVec.inj BitVec.zero_or
@[simp] theorem neg_one_or {a : Int32} : -1 ||| a = -1 := toBitVec.inj (BitVec.ones_or toBitVec_neg_one)
@[simp] theorem or_neg_one {a : Int32} : a ||| -1 = -1 := (Int32.or_comm _ _).trans Int32.neg_one_or
@[simp] theorem or_eq_zero_iff {a b : Int32} : a ||| b = 0 ↔ a = 0 ∧ b = 0 :=
  Int32.toBitVec_inj.symm.trans (BitVec.or_eq_zero_iff.trans
    (and_congr (@Int32.toBitVec_inj _ 0) (@Int32.toBitVec_inj _ 0)))
protected theorem and_assoc (a b c : Int32) : a &&& b &&& c = a &&& (b &&& c) := toBitVec.inj (BitVec.and_assoc _ _ _)
protected theorem and_comm (a b : Int32) : a &&& b = b &&& a := toBitVec.inj (BitVec.and_comm _ _)
@[simp] protected theorem and_self {a : Int32} : a &&& a = a := toBitVec.inj BitVec.and_self
@[simp] protected theorem and_zero {a : Int32} : a &&& 0 = 0 := toBitVec.inj BitVec.and_zero
@[simp] protected theorem zero_and {a : Int32} : 0 &&& a = 0 := toBitVec.inj BitVec.zero_and
@[simp] theorem neg_one_and {a : Int32} : -1 &&& a = a := toBitVec.inj (BitVec.ones_and toBitVec_neg_one)
@[simp] theorem and_neg_one {a : Int32} : a &&& -1 = a := (Int32.and_comm _ _).trans Int32.neg_one_and
protected theorem xor_assoc (a b c : Int32) : a ^^^ b ^^^ c = a ^^^ (b ^^^ c) := toBitVec.inj (BitVec.xor_assoc _ _ _)
protected theorem xor_comm (a b : Int32) : a ^^^ b = b ^^^ a := toBitVec.inj (BitVec.xor_comm _ _)
@[simp] protected theorem xor_self {a : Int32} : a ^^^ a = 0 := toBitVec.inj BitVec.xor_self
@[simp] protected theorem xor_zero {a : Int32} : a ^^^ 0 = a := toBitVec.inj BitVec.xor_zero
@[simp] protected theorem zero_xor {a : Int32} : 0 ^^^ a = a := toBitVec.inj BitVec.zero_xor
@[simp] theorem neg_one_xor {a : Int32} : -1 ^^^ a = ~~~a := toBitVec.inj (BitVec.ones_xor toBitVec_neg_one)
@[simp] theorem xor_neg_one {a : Int32} : a ^^^ -1 = ~~~a := (Int32.xor_comm _ _).trans Int32.neg_one_xor
@[simp] theorem xor_eq_zero_iff {a b : Int32} : a ^^^ b = 0 ↔ a = b :=
  Int32.toBitVec_inj.symm.trans (BitVec.xor_eq_zero_iff.trans Int32.toBitVec_inj)
@[simp] theorem not_zero : ~~~(0 : Int32) = -1 := toBitVec.inj (BitVec.not_zero.trans toBitVec_neg_one.symm)
@[simp] theorem not_neg_one : ~~~(-1 : Int32) = 0 := toBitVec.inj (BitVec.not_ones toBitVec_neg_one)
@[simp] theorem not_not {a : Int32} : ~~~(~~~a) = a := toBitVec.inj BitVec.not_not
@[simp] theorem and_not_self {a : Int32} : a &&& ~~~a = 0 := toBitVec.inj (BitVec.and_not_self _)
@[simp] theorem not_and_self {a : Int32} : ~~~a &&& a = 0 := (Int32.and_comm _ _).trans Int32.and_not_self
end Int32
instance instAssociativeInt32HOr : Std.Associative (α := Int32) (· ||| ·) := ⟨Int32.or_assoc⟩
instance instCommutativeInt32HOr : Std.Commutative (α := Int32) (· ||| ·) := ⟨Int32.or_comm⟩
instance instIdempotentOpInt32HOr : Std.IdempotentOp (α := Int32) (· ||| ·) := ⟨fun _ => Int32.or_self⟩
instance instLawfulCommIdentityInt32HOrOfNat : Std.LawfulCommIdentity (α := Int32) (· ||| ·) 0 where
  left_id _ := Int32.zero_or
  right_id _ := Int32.or_zero
instance instAssociativeInt32HAnd : Std.Associative (α := Int32) (· &&& ·) := ⟨Int32.and_assoc⟩
instance instCommutativeInt32HAnd : Std.Commutative (α := Int32) (· &&& ·) := ⟨Int32.and_comm⟩
instance instIdempotentOpInt32HAnd : Std.IdempotentOp (α := Int32) (· &&& ·) := ⟨fun _ => Int32.and_self⟩
instance instLawfulCommIdentityInt32HAndNegOfNat : Std.LawfulCommIdentity (α := Int32) (· &&& ·) (-1) where
  left_id _ := Int32.neg_one_and
  right_id _ := Int32.and_neg_one
instance instAssociativeInt32HXor : Std.Associative (α := Int32) (· ^^^ ·) := ⟨Int32.xor_assoc⟩
instance instCommutativeInt32HXor : Std.Commutative (α := Int32) (· ^^^ ·) := ⟨Int32.xor_comm⟩
instance instLawfulCommIdentityInt32HXorOfNat : Std.LawfulCommIdentity (α := Int32) (· ^^^ ·) 0 where
  left_id _ := Int32.zero_xor
  right_id _ := Int32.xor_zero
instance instLawfulIdentityInt32HAddOfNat : Std.LawfulIdentity (α := Int32) (· + ·) 0 where
  left_id := Int32.zero_add
  right_id := Int32.add_zero
instance instLawfulCommIdentityInt32HMulOfNat : Std.LawfulCommIdentity (α := Int32) (· * ·) 1 where
  left_id := Int32.one_mul
  right_id := Int32.mul_one
namespace Int64
private theorem toBitVec_neg_one : (-1 : Int64).toBitVec = BitVec.allOnes 64 := BitVec.neg_one_eq_allOnes
protected theorem or_assoc (a b c : Int64) : a ||| b ||| c = a ||| (b ||| c) := toBitVec.inj (BitVec.or_assoc _ _ _)
protected theorem or_comm (a b : Int64) : a ||| b = b ||| a := toBitVec.inj (BitVec.or_comm _ _)
@[simp] protected theorem or_self {a : Int64} : a ||| a = a := toBitVec.inj BitVec.or_self
@[simp] protected theorem or_zero {a : Int64} : a ||| 0 = a := toBitVec.inj BitVec.or_zero
@[simp] protected theorem zero_or {a : Int64} : 0 ||| a = a := toBitVec.inj BitVec.zero_or
@[simp] theorem neg_one_or {a : Int64} : -1 ||| a = -1 := toBitVec.inj (BitVec.ones_or toBitVec_neg_one)
@[simp] theorem or_neg_one {a : Int64} : a ||| -1 = -1 := (Int64.or_comm _ _).trans Int64.neg_one_or
@[simp] theorem or_eq_zero_iff {a b : Int64} : a ||| b = 0 ↔ a = 0 ∧ b = 0 :=
  Int64.toBitVec_inj.symm.trans (BitVec.or_eq_zero_iff.trans
    (and_congr (@Int64.toBitVec_inj _ 0) (@Int64.toBitVec_inj _ 0)))
protected theorem and_assoc (a b c : Int64) : a &&& b &&& c = a &&& (b &&& c) := toBitVec.inj (BitVec.and_assoc _ _ _)
protected theorem and_comm (a b : Int64) : a &&& b = b &&& a := toBitVec.inj (BitVec.and_comm _ _)
@[simp] protected theorem and_self {a : Int64} : a &&& a = a := toBitVec.inj BitVec.and_self
@[simp] protected theorem and_zero {a : Int64} : a &&& 0 = 0 := toBitVec.inj BitVec.and_zero
@[simp] protected theorem zero_and {a : Int64} : 0 &&& a = 0 := toBitVec.inj BitVec.zero_and
@[simp] theorem neg_one_and {a : Int64} : -1 &&& a = a := toBitVec.inj (BitVec.ones_and toBitVec_neg_one)
@[simp] theorem and_neg_one {a : Int64} : a &&& -1 = a := (Int64.and_comm _ _).trans Int64.neg_one_and
protected theorem xor_assoc (a b c : Int64) : a ^^^ b ^^^ c = a ^^^ (b ^^^ c) := toBitVec.inj (BitVec.xor_assoc _ _ _)
protected theorem xor_comm (a b : Int64) : a ^^^ b = b ^^^ a := toBitVec.inj (BitVec.xor_comm _ _)
@[simp] protected theorem xor_self {a : Int64} : a ^^^ a = 0 := toBitVec.inj BitVec.xor_self
@[simp] protected theorem xor_zero {a : Int64} : a ^^^ 0 = a := toBitVec.inj BitVec.xor_zero
@[simp] protected theorem zero_xor {a : Int64} : 0 ^^^ a = a := toBitVec.inj BitVec.zero_xor
@[simp] theorem neg_one_xor {a : Int64} : -1 ^^^ a = ~~~a := toBitVec.inj (BitVec.ones_xor toBitVec_neg_one)
@[simp] theorem xor_neg_one {a : Int64} : a ^^^ -1 = ~~~a := (Int64.xor_comm _ _).trans Int64.neg_one_xor
@[simp] theorem xor_eq_zero_iff {a b : Int64} : a ^^^ b = 0 ↔ a = b :=
  Int64.toBitVec_inj.symm.trans (BitVec.xor_eq_zero_iff.trans Int64.toBitVec_inj)
@[simp] theorem not_zero : ~~~(0 : Int64) = -1 := toBitVec.inj (BitVec.not_zero.trans toBitVec_neg_one.symm)
@[simp] theorem not_neg_one : ~~~(-1 : Int64) = 0 := toBitVec.inj (BitVec.not_ones toBitVec_neg_one)
@[simp] theorem not_not {a : Int64} : ~~~(~~~a) = a := toBitVec.inj BitVec.not_not
@[simp] theorem and_not_self {a : Int64} : a &&& ~~~a = 0 := toBitVec.inj (BitVec.and_not_self _)
@[simp] theorem not_and_self {a : Int64} : ~~~a &&& a = 0 := (Int64.and_comm _ _).trans Int64.and_not_self
end Int64
instance instAssociativeInt64HOr : Std.Associative (α := Int64) (· ||| ·) := ⟨Int64.or_assoc⟩
instance instCommutativeInt64HOr : Std.Commutative (α := Int64) (· ||| ·) := ⟨Int64.or_comm⟩
instance instIdempotentOpInt64HOr : Std.IdempotentOp (α := Int64) (· ||| ·) := ⟨fun _ => Int64.or_self⟩
instance instLawfulCommIdentityInt64HOrOfNat : Std.LawfulCommIdentity (α := Int64) (· ||| ·) 0 where
  left_id _ := Int64.zero_or
  right_id _ := Int64.or_zero
instance instAssociativeInt64HAnd : Std.Associative (α := Int64) (· &&& ·) := ⟨Int64.and_assoc⟩
instance instCommutativeInt64HAnd : Std.Commutative (α := Int64) (· &&& ·) := ⟨Int64.and_comm⟩
instance instIdempotentOpInt64HAnd : Std.IdempotentOp (α := Int64) (· &&& ·) := ⟨fun _ => Int64.and_self⟩
instance instLawfulCommIdentityInt64HAndNegOfNat : Std.LawfulCommIdentity (α := Int64) (· &&& ·) (-1) where
  left_id _ := Int64.neg_one_and
  right_id _ := Int64.and_neg_one
instance instAssociativeInt64HXor : Std.Associative (α := Int64) (· ^^^ ·) := ⟨Int64.xor_assoc⟩
instance instCommutativeInt64HXor : Std.Commutative (α := Int64) (· ^^^ ·) := ⟨Int64.xor_comm⟩
instance instLawfulCommIdentityInt64HXorOfNat : Std.LawfulCommIdentity (α := Int64) (· ^^^ ·) 0 where
  left_id _ := Int64.zero_xor
  right_id _ := Int64.xor_zero
instance instLawfulIdentityInt64HAddOfNat : Std.LawfulIdentity (α := Int64) (· + ·) 0 where
  left_id := Int64.zero_add
  right_id := Int64.add_zero
instance instLawfulCommIdentityInt64HMulOfNat : Std.LawfulCommIdentity (α := Int64) (· * ·) 1 where
  left_id := Int64.one_mul
  right_id := Int64.mul_one
