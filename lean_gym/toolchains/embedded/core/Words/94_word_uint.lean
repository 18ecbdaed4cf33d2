/-
Fixed-width unsigned integers: operations, conversions, printing, laws.
-/
namespace UInt8
@[inline] def ofFin (a : Fin UInt8.size) : UInt8 := ⟨⟨a⟩⟩
def ofInt (x : Int) : UInt8 := ofNat (x % 2 ^ 8).toNat
@[extern "lean_uint8_mul"] protected def mul (a b : UInt8) : UInt8 := ⟨a.toBitVec * b.toBitVec⟩
@[extern "lean_uint8_div"] protected def div (a b : UInt8) : UInt8 := ⟨a.toBitVec / b.toBitVec⟩
@[extern "lean_uint8_mod"] protected def mod (a b : UInt8) : UInt8 := ⟨a.toBitVec % b.toBitVec⟩
protected def pow (x : UInt8) (n : Nat) : UInt8 :=
  match n with
  | 0 => 1
  | n + 1 => UInt8.mul (UInt8.pow x n) x
@[extern "lean_uint8_land"] protected def land (a b : UInt8) : UInt8 := ⟨a.toBitVec &&& b.toBitVec⟩
@[extern "lean_uint8_lor"] protected def lor (a b : UInt8) : UInt8 := ⟨a.toBitVec ||| b.toBitVec⟩
@[extern "lean_uint8_xor"] protected def xor (a b : UInt8) : UInt8 := ⟨a.toBitVec ^^^ b.toBitVec⟩
@[extern "lean_uint8_shift_left"] protected def shiftLeft (a b : UInt8) : UInt8 :=
  ⟨a.toBitVec <<< (UInt8.mod b 8).toBitVec⟩
@[extern "lean_uint8_shift_right"] protected def shiftRight (a b : UInt8) : UInt8 :=
  ⟨a.toBitVec >>> (UInt8.mod b 8).toBitVec⟩
@[extern "lean_uint8_complement"] protected def complement (a : UInt8) : UInt8 := ⟨~~~a.toBitVec⟩
@[extern "lean_uint8_neg"] protected def neg (a : UInt8) : UInt8 := ⟨-a.toBitVec⟩
@[extern "lean_uint8_log2"] protected def log2 (a : UInt8) : UInt8 := ⟨⟨Fin.log2 a.toFin⟩⟩
end UInt8
instance instMulUInt8 : Mul UInt8 := ⟨UInt8.mul⟩
instance instModUInt8 : Mod UInt8 := ⟨UInt8.mod⟩
instance instDivUInt8 : Div UInt8 := ⟨UInt8.div⟩
instance instAndOpUInt8 : AndOp UInt8 := ⟨UInt8.land⟩
instance instOrOpUInt8 : OrOp UInt8 := ⟨UInt8.lor⟩
instance instXorOpUInt8 : XorOp UInt8 := ⟨UInt8.xor⟩
instance instShiftLeftUInt8 : ShiftLeft UInt8 := ⟨UInt8.shiftLeft⟩
instance instShiftRightUInt8 : ShiftRight UInt8 := ⟨UInt8.shiftRight⟩
instance instComplementUInt8 : Complement UInt8 := ⟨UInt8.complement⟩
instance instNegUInt8 : Neg UInt8 := ⟨UInt8.neg⟩
instance instPowUInt8Nat : Pow UInt8 Nat := ⟨UInt8.pow⟩
instance instMaxUInt8 : Max UInt8 := maxOfLe
instance instMinUInt8 : Min UInt8 := minOfLe
instance instReprUInt8 : Repr UInt8 := ⟨fun n prec => reprPrec n.toNat prec⟩
instance instReprAtomUInt8 : ReprAtom UInt8 := ⟨⟩
instance instToStringUInt8 : ToString UInt8 := ⟨fun n => toString n.toNat⟩
instance UInt8.instOrd : Ord UInt8 := ⟨fun a b => compareOfLessAndEq a b⟩
namespace UInt16
@[inline] def ofFin (a : Fin UInt16.size) : UInt16 := ⟨⟨a⟩⟩
def ofInt (x : Int) : UInt16 := ofNat (x % 2 ^ 16).toNat
@[extern "lean_uint16_mul"] protected def mul (a b : UInt16) : UInt16 := ⟨a.toBitVec * b.toBitVec⟩
@[extern "lean_uint16_div"] protected def div (a b : UInt16) : UInt16 := ⟨a.toBitVec / b.toBitVec⟩
@[extern "lean_uint16_mod"] protected def mod (a b : UInt16) : UInt16 := ⟨a.toBitVec % b.toBitVec⟩
protected def pow (x : UInt16) (n : Nat) : UInt16 :=
  match n with
  | 0 => 1
  | n + 1 => UInt16.mul (UInt16.pow x n) x
@[extern "lean_uint16_land"] protected def land (a b : UInt16) : UInt16 := ⟨a.toBitVec &&& b.toBitVec⟩
@[extern "lean_uint16_lor"] protected def lor (a b : UInt16) : UInt16 := ⟨a.toBitVec ||| b.toBitVec⟩
@[extern "lean_uint16_xor"] protected def xor (a b : UInt16) : UInt16 := ⟨a.toBitVec ^^^ b.toBitVec⟩
@[extern "lean_uint16_shift_left"] protected def shiftLeft (a b : UInt16) : UInt16 :=
  ⟨a.toBitVec <<< (UInt16.mod b 16).toBitVec⟩
@[extern "lean_uint16_shift_right"] protected def shiftRight (a b : UInt16) : UInt16 :=
  ⟨a.toBitVec >>> (UInt16.mod b 16).toBitVec⟩
@[extern "lean_uint16_complement"] protected def complement (a : UInt16) : UInt16 := ⟨~~~a.toBitVec⟩
@[extern "lean_uint16_neg"] protected def neg (a : UInt16) : UInt16 := ⟨-a.toBitVec⟩
@[extern "lean_uint16_log2"] protected def log2 (a : UInt16) : UInt16 := ⟨⟨Fin.log2 a.toFin⟩⟩
end UInt16
instance instMulUInt16 : Mul UInt16 := ⟨UInt16.mul⟩
instance instModUInt16 : Mod UInt16 := ⟨UInt16.mod⟩
instance instDivUInt16 : Div UInt16 := ⟨UInt16.div⟩
instance instAndOpUInt16 : AndOp UInt16 := ⟨UInt16.land⟩
instance instOrOpUInt16 : OrOp UInt16 := ⟨UInt16.lor⟩
instance instXorOpUInt16 : XorOp UInt16 := ⟨UInt16.xor⟩
instance instShiftLeftUInt16 : ShiftLeft UInt16 := ⟨UInt16.shiftLeft⟩
instance instShiftRightUInt16 : ShiftRight UInt16 := ⟨UInt16.shiftRight⟩
instance instComplementUInt16 : Complement UInt16 := ⟨UInt16.complement⟩
instance instNegUInt16 : Neg UInt16 := ⟨UInt16.neg⟩
instance instPowUInt16Nat : Pow UInt16 Nat := ⟨UInt16.pow⟩
instance instMaxUInt16 : Max UInt16 := maxOfLe
instance instMinUInt16 : Min UInt16 := minOfLe
instance instReprUInt16 : Repr UInt16 := ⟨fun n prec => reprPrec n.toNat prec⟩
instance instReprAtomUInt16 : ReprAtom UInt16 := ⟨⟩
instance instToStringUInt16 : ToString UInt16 := ⟨fun n => toString n.toNat⟩
instance UInt16.instOrd : Ord UInt16 := ⟨fun a b => compareOfLessAndEq a b⟩
namespace UInt32
@[inline] def ofFin (a : Fin UInt32.size) : UInt32 := ⟨⟨a⟩⟩
def ofInt (x : Int) : UInt32 := ofNat (x % 2 ^ 32).toNat
@[extern "lean_uint32_mul"] protected def mul (a b : UInt32) : UInt32 := ⟨a.toBitVec * b.toBitVec⟩
@[extern "lean_uint32_div"] protected def div (a b : UInt32) : UInt32 := ⟨a.toBitVec / b.toBitVec⟩
@[extern "lean_uint32_mod"] protected def mod (a b : UInt32) : UInt32 := ⟨a.toBitVec % b.toBitVec⟩
protected def pow (x : UInt32) (n : Nat) : UInt32 :=
  match n with
  | 0 => 1
  | n + 1 => UInt32.mul (UInt32.pow x n) x
@[extern "lean_uint32_land"] protected def land (a b : UInt32) : UInt32 := ⟨a.toBitVec &&& b.toBitVec⟩
@[extern "lean_uint32_lor"] protected def lor (a b : UInt32) : UInt32 := ⟨a.toBitVec ||| b.toBitVec⟩
@[extern "lean_uint32_xor"] protected def xor (a b : UInt32) : UInt32 := ⟨a.toBitVec ^^^ b.toBitVec⟩
@[extern "lean_uint32_shift_left"] protected def shiftLeft (a b : UInt32) : UInt32 :=
  ⟨a.toBitVec <<< (UInt32.mod b 32).toBitVec⟩
@[extern "lean_uint32_shift_right"] protected def shiftRight (a b : UInt32) : UInt32 :=
  ⟨a.toBitVec >>> (UInt32.mod b 32).toBitVec⟩
@[extern "lean_uint32_complement"] protected def complement (a : UInt32) : UInt32 := ⟨~~~a.toBitVec⟩
@[extern "lean_uint32_neg"] protected def neg (a : UInt32) : UInt32 := ⟨-a.toBitVec⟩
@[extern "lean_uint32_log2"] protected def log2 (a : UInt32) : UInt32 := ⟨⟨Fin.log2 a.toFin⟩⟩
end UInt32
instance instMulUInt32 : Mul UInt32 := ⟨UInt32.mul⟩
instance instModUInt32 : Mod UInt32 := ⟨UInt32.mod⟩
instance instDivUInt32 : Div UInt32 := ⟨UInt32.div⟩
instance instAndOpUInt32 : AndOp UInt32 := ⟨UInt32.land⟩
instance instOrOpUInt32 : OrOp UInt32 := ⟨UInt32.lor⟩
instance instXorOpUInt32 : XorOp UInt32 := ⟨UInt32.xor⟩
instance instShiftLeftUInt32 : ShiftLeft UInt32 := ⟨UInt32.shiftLeft⟩
instance instShiftRightUInt32 : ShiftRight UInt32 := ⟨UInt32.shiftRight⟩
instance instComplementUInt32 : Complement UInt32 := ⟨UInt32.complement⟩
instance instNegUInt32 : Neg UInt32 := ⟨UInt32.neg⟩
instance instPowUInt32Nat : Pow UInt32 Nat := ⟨UInt32.pow⟩
instance instMaxUInt32 : Max UInt32 := maxOfLe
instance instMinUInt32 : Min UInt32 := minOfLe
instance instReprUInt32 : Repr UInt32 := ⟨fun n prec => reprPrec n.toNat prec⟩
instance instReprAtomUInt32 : ReprAtom UInt32 := ⟨⟩
instance instToStringUInt32 : ToString UInt32 := ⟨fun n => toString n.toNat⟩
instance UInt32.instOrd : Ord UInt32 := ⟨fun a b => compareOfLessAndEq a b⟩
namespace UInt64
@[inline] def ofFin (a : Fin UInt64.size) : UInt64 := ⟨⟨a⟩⟩
def ofInt (x : Int) : UInt64 := ofNat (x % 2 ^ 64).toNat
@[extern "lean_uint64_mul"] protected def mul (a b : UInt64) : UInt64 := ⟨a.toBitVec * b.toBitVec⟩
@[extern "lean_uint64_div"] protected def div (a b : UInt64) : UInt64 := ⟨a.toBitVec / b.toBitVec⟩
@[extern "lean_uint64_mod"] protected def mod (a b : UInt64) : UInt64 := ⟨a.toBitVec % b.toBitVec⟩
protected def pow (x : UInt64) (n : Nat) : UInt64 :=
  match n with
  | 0 => 1
  | n + 1 => UInt64.mul (UInt64.pow x n) x
@[extern "lean_uint64_land"] protected def land (a b : UInt64) : UInt64 := ⟨a.toBitVec &&& b.toBitVec⟩
@[extern "lean_uint64_lor"] protected def lor (a b : UInt64) : UInt64 := ⟨a.toBitVec ||| b.toBitVec⟩
@[extern "lean_uint64_xor"] protected def xor (a b : UInt64) : UInt64 := ⟨a.toBitVec ^^^ b.toBitVec⟩
@[extern "lean_uint64_shift_left"] protected def shiftLeft (a b : UInt64) : UInt64 :=
  ⟨a.toBitVec <<< (UInt64.mod b 64).toBitVec⟩
@[extern "lean_uint64_shift_right"] protected def shiftRight (a b : UInt64) : UInt64 :=
  ⟨a.toBitVec >>> (UInt64.mod b 64).toBitVec⟩
@[extern "lean_uint64_complement"] protected def complement (a : UInt64) : UInt64 := ⟨~~~a.toBitVec⟩
@[extern "lean_uint64_neg"] protected def neg (a : UInt64) : UInt64 := ⟨-a.toBitVec⟩
@[extern "lean_uint64_log2"] protected def log2 (a : UInt64) : UInt64 := ⟨⟨Fin.log2 a.toFin⟩⟩
end UInt64
instance instMulUInt64 : Mul UInt64 := ⟨UInt64.mul⟩
instance instModUInt64 : Mod UInt64 := ⟨UInt64.mod⟩
instance instDivUInt64 : Div UInt64 := ⟨UInt64.div⟩
instance instAndOpUInt64 : AndOp UInt64 := ⟨UInt64.land⟩
instance instOrOpUInt64 : OrOp UInt64 := ⟨UInt64.lor⟩
instance instXorOpUInt64 : XorOp UInt64 := ⟨UInt64.xor⟩
instance instShiftLeftUInt64 : ShiftLeft UInt64 := ⟨UInt64.shiftLeft⟩
instance instShiftRightUInt64 : ShiftRight UInt64 := ⟨UInt64.shiftRight⟩
instance instComplementUInt64 : Complement UInt64 := ⟨UInt64.complement⟩
instance instNegUInt64 : Neg UInt64 := ⟨UInt64.neg⟩
instance instPowUInt64Nat : Pow UInt64 Nat := ⟨UInt64.pow⟩
instance instMaxUInt64 : Max UInt64 := maxOfLe
instance instMinUInt64 : Min UInt64 := minOfLe
instance instReprUInt64 : Repr UInt64 := ⟨fun n prec => reprPrec n.toNat prec⟩
instance instReprAtomUInt64 : ReprAtom UInt64 := ⟨⟩
instance instToStringUInt64 : ToString UInt64 := ⟨fun n => toString n.toNat⟩
instance UInt64.instOrd : Ord UInt64 := ⟨fun a b => compareOfLessAndEq a b⟩
namespace USize
def ofNatTruncate (n : Nat) : USize :=
  if h : n < USize.size then USize.ofNatLT n h 
  else USize.ofNatLT (USize.size - 1) (Nat.sub_lt USize.size_pos (by decide))
def ofNatClamp (n : Nat) : USize :=
  if h : n < USize.size then USize.ofNatLT n h 
  else USize.ofNatLT (USize.size - 1) (Nat.sub_lt USize.size_pos (by decide))
@[inline] def ofFin (a : Fin USize.size) : USize := ⟨⟨a⟩⟩
def ofInt (x : Int) : USize := ofNat (x % 2 ^ System.Platform.numBits).toNat
@[extern "lean_usize_mul"] protected def mul (a b : USize) : USize := ⟨a.toBitVec * b.toBitVec⟩
@[extern "lean_usize_div"] protected def div (a b : USize) : USize := ⟨a.toBitVec / b.toBitVec⟩
@[extern "lean_usize_mod"] protected def mod (a b : USize) : USize := ⟨a.toBitVec % b.toBitVec⟩
protected def pow (x : USize) (n : Nat) : USize :=
  match n with
  | 0 => 1
  | n + 1 => USize.mul (USize.pow x n) x
@[extern "lean_usize_land"] protected def land (a b : USize) : USize := ⟨a.toBitVec &&& b.toBitVec⟩
@[extern "lean_usize_lor"] protected def lor (a b : USize) : USize := ⟨a.toBitVec ||| b.toBitVec⟩
@[extern "lean_usize_xor"] protected def xor (a b : USize) : USize := ⟨a.toBitVec ^^^ b.toBitVec⟩
@[extern "lean_usize_shift_left"] protected def shiftLeft (a b : USize) : USize :=
  ⟨a.toBitVec <<< (USize.mod b (USize.ofNat System.Platform.numBits)).toBitVec⟩
@[extern "lean_usize_shift_right"] protected def shiftRight (a b : USize) : USize :=
  ⟨a.toBitVec >>> (USize.mod b (USize.ofNat System.Platform.numBits)).toBitVec⟩
@[extern "lean_usize_complement"] protected def complement (a : USize) : USize := ⟨~~~a.toBitVec⟩
@[extern "lean_usize_neg"] protected def neg (a : USize) : USize := ⟨-a.toBitVec⟩
@[extern "lean_usize_log2"] protected def log2 (a : USize) : USize := ⟨⟨Fin.log2 a.toFin⟩⟩
end USize
instance instMulUSize : Mul USize := ⟨USize.mul⟩
instance instModUSize : Mod USize := ⟨USize.mod⟩
instance instDivUSize : Div USize := ⟨USize.div⟩
instance instAndOpUSize : AndOp USize := ⟨USize.land⟩
instance instOrOpUSize : OrOp USize := ⟨USize.lor⟩
instance instXorOpUSize : XorOp USize := ⟨USize.xor⟩
instance instShiftLeftUSize : ShiftLeft USize := ⟨USize.shiftLeft⟩
instance instShiftRightUSize : ShiftRight USize := ⟨USize.shiftRight⟩
instance instComplementUSize : Complement USize := ⟨USize.complement⟩
instance instNegUSize : Neg USize := ⟨USize.neg⟩
instance instPowUSizeNat : Pow USize Nat := ⟨USize.pow⟩
instance instMaxUSize : Max USize := maxOfLe
instance instMinUSize : Min USize := minOfLe
instance instReprUSize : Repr USize := ⟨fun n prec => reprPrec n.toNat prec⟩
instance instReprAtomUSize : ReprAtom USize := ⟨⟩
instance instToStringUSize : ToString USize := ⟨fun n => toString n.toNat⟩
instance USize.instOrd : Ord USize := ⟨fun a b => compareOfLessAndEq a b⟩

/- Conversions. -/
@[extern "lean_uint8_to_uint16"] def UInt8.toUInt16 (a : UInt8) : UInt16 :=
  ⟨⟨⟨a.toNat, Nat.lt_trans a.toBitVec.isLt (by decide)⟩⟩⟩
@[extern "lean_uint8_to_uint32"] def UInt8.toUInt32 (a : UInt8) : UInt32 :=
  ⟨⟨⟨a.toNat, Nat.lt_trans a.toBitVec.isLt (by decide)⟩⟩⟩
@[extern "lean_uint8_to_uint64"] def UInt8.toUInt64 (a : UInt8) : UInt64 :=
  ⟨⟨⟨a.toNat, Nat.lt_trans a.toBitVec.isLt (by decide)⟩⟩⟩
@[extern "lean_uint16_to_uint8"] def UInt16.toUInt8 (a : UInt16) : UInt8 := a.toNat.toUInt8
@[extern "lean_uint16_to_uint32"] def UInt16.toUInt32 (a : UInt16) : UInt32 :=
  ⟨⟨⟨a.toNat, Nat.lt_trans a.toBitVec.isLt (by decide)⟩⟩⟩
@[extern "lean_uint16_to_uint64"] def UInt16.toUInt64 (a : UInt16) : UInt64 :=
  ⟨⟨⟨a.toNat, Nat.lt_trans a.toBitVec.isLt (by decide)⟩⟩⟩
@[extern "lean_uint32_to_uint8"] def UInt32.toUInt8 (a : UInt32) : UInt8 := a.toNat.toUInt8
@[extern "lean_uint32_to_uint16"] def UInt32.toUInt16 (a : UInt32) : UInt16 := a.toNat.toUInt16
@[extern "lean_uint32_to_uint64"] def UInt32.toUInt64 (a : UInt32) : UInt64 :=
  ⟨⟨⟨a.toNat, Nat.lt_trans a.toBitVec.isLt (by decide)⟩⟩⟩
@[extern "lean_uint64_to_uint8"] def UInt64.toUInt8 (a : UInt64) : UInt8 := a.toNat.toUInt8
@[extern "lean_uint64_to_uint16"] def UInt64.toUInt16 (a : UInt64) : UInt16 := a.toNat.toUInt16
@[extern "lean_uint64_to_uint32"] def UInt64.toUInt32 (a : UInt64) : UInt32 := a.toNat.toUInt32
private theorem USize.le_size : 2 ^ 32 ≤ 2 ^ System.Platform.numBits := by
  rcases System.Platform.numBits_eq with h | h <;> rw [h] <;> decide
private theorem USize.size_le : 2 ^ System.Platform.numBits ≤ 2 ^ 64 := by
  rcases System.Platform.numBits_eq with h | h <;> rw [h] <;> decide
@[extern "lean_uint8_to_usize"] def UInt8.toUSize (a : UInt8) : USize :=
  ⟨⟨⟨a.toNat, Nat.lt_of_lt_of_le a.toBitVec.isLt (Nat.le_trans (by decide) USize.le_size)⟩⟩⟩
@[extern "lean_uint16_to_usize"] def UInt16.toUSize (a : UInt16) : USize :=
  ⟨⟨⟨a.toNat, Nat.lt_of_lt_of_le a.toBitVec.isLt (Nat.le_trans (by decide) USize.le_size)⟩⟩⟩
@[extern "lean_uint32_to_usize"] def UInt32.toUSize (a : UInt32) : USize :=
  ⟨⟨⟨a.toNat, Nat.lt_of_lt_of_le a.toBitVec.isLt USize.le_size⟩⟩⟩
@[extern "lean_uint64_to_usize"] def UInt64.toUSize (a : UInt64) : USize := a.toNat.toUSize
@[extern "lean_usize_to_uint8"] def USize.toUInt8 (a : USize) : UInt8 := a.toNat.toUInt8
@[extern "lean_usize_to_uint16"] def USize.toUInt16 (a : USize) : UInt16 := a.toNat.toUInt16
@[extern "lean_usize_to_uint32"] def USize.toUInt32 (a : USize) : UInt32 := a.toNat.toUInt32
@[extern "lean_usize_to_uint64"] def USize.toUInt64 (a : USize) : UInt64 :=
  ⟨⟨⟨a.toNat, Nat.lt_of_lt_of_le a.toBitVec.isLt USize.size_le⟩⟩⟩
@[extern "lean_bool_to_uint8"] def Bool.toUInt8 (b : Bool) : UInt8 := if b then 1 else 0
@[extern "lean_bool_to_uint16"] def Bool.toUInt16 (b : Bool) : UInt16 := if b then 1 else 0
@[extern "lean_bool_to_uint32"] def Bool.toUInt32 (b : Bool) : UInt32 := if b then 1 else 0
@[extern "lean_bool_to_uint64"] def Bool.toUInt64 (b : Bool) : UInt64 := if b then 1 else 0
@[extern "lean_bool_to_usize"] def Bool.toUSize (b : Bool) : USize := if b then 1 else 0

/- Laws. -/
namespace UInt8
@[simp] theorem _root_.Nat.toUInt8_eq {n : Nat} : n.toUInt8 = UInt8.ofNat n := rfl
protected theorem eq_of_toBitVec_eq {a b : UInt8} (h : a.toBitVec = b.toBitVec) : a = b := by
  cases a; cases b; cases h; rfl
protected theorem toBitVec_inj {a b : UInt8} : a.toBitVec = b.toBitVec ↔ a = b := ⟨UInt8.eq_of_toBitVec_eq, congrArg _⟩
protected theorem eq_iff_toBitVec_eq {a b : UInt8} : a = b ↔ a.toBitVec = b.toBitVec := UInt8.toBitVec_inj.symm
protected theorem ne_iff_toBitVec_ne {a b : UInt8} : a ≠ b ↔ a.toBitVec ≠ b.toBitVec :=
  not_congr UInt8.eq_iff_toBitVec_eq
protected theorem toNat_inj {a b : UInt8} : a.toNat = b.toNat ↔ a = b :=
  ⟨fun h => UInt8.eq_of_toBitVec_eq (BitVec.eq_of_toNat_eq h), congrArg _⟩
protected theorem toNat.inj {a b : UInt8} : a.toNat = b.toNat → a = b := UInt8.toNat_inj.mp
@[ext] protected theorem ext {a b : UInt8} (h : a.toBitVec = b.toBitVec) : a = b := UInt8.eq_of_toBitVec_eq h
protected theorem le_def {a b : UInt8} : a ≤ b ↔ a.toBitVec ≤ b.toBitVec := .rfl
protected theorem lt_def {a b : UInt8} : a < b ↔ a.toBitVec < b.toBitVec := .rfl
theorem le_iff_toNat_le {a b : UInt8} : a ≤ b ↔ a.toNat ≤ b.toNat := .rfl
theorem lt_iff_toNat_lt {a b : UInt8} : a < b ↔ a.toNat < b.toNat := .rfl
protected theorem le_iff_toBitVec_le {a b : UInt8} : a ≤ b ↔ a.toBitVec ≤ b.toBitVec := .rfl
protected theorem lt_iff_toBitVec_lt {a b : UInt8} : a < b ↔ a.toBitVec < b.toBitVec := .rfl
@[simp] protected theorem not_le {a b : UInt8} : ¬ a ≤ b ↔ b < a := Nat.not_le
@[simp] protected theorem not_lt {a b : UInt8} : ¬ a < b ↔ b ≤ a := Nat.not_lt
@[simp] protected theorem le_refl (a : UInt8) : a ≤ a := Nat.le_refl a.toNat
@[simp] protected theorem lt_irrefl (a : UInt8) : ¬ a < a := Nat.lt_irrefl a.toNat
protected theorem le_rfl {a : UInt8} : a ≤ a := UInt8.le_refl a
protected theorem le_trans {a b c : UInt8} : a ≤ b → b ≤ c → a ≤ c := Nat.le_trans
protected theorem lt_trans {a b c : UInt8} : a < b → b < c → a < c := Nat.lt_trans
protected theorem le_total (a b : UInt8) : a ≤ b ∨ b ≤ a := Nat.le_total a.toNat b.toNat
protected theorem lt_asymm {a b : UInt8} : a < b → ¬ b < a := fun h k => Nat.lt_irrefl _ (Nat.lt_trans h k)
protected theorem le_antisymm {a b : UInt8} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b :=
  UInt8.toNat_inj.mp (Nat.le_antisymm h₁ h₂)
protected theorem le_antisymm_iff {a b : UInt8} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => h ▸ ⟨UInt8.le_refl a, UInt8.le_refl a⟩, fun h => UInt8.le_antisymm h.1 h.2⟩
protected theorem ne_of_lt {a b : UInt8} (h : a < b) : a ≠ b := fun e => UInt8.lt_irrefl b (e ▸ h)
protected theorem le_of_lt {a b : UInt8} : a < b → a ≤ b := Nat.le_of_lt
protected theorem lt_of_le_of_ne {a b : UInt8} : a ≤ b → a ≠ b → a < b :=
  fun h k => Nat.lt_of_le_of_ne h fun e => k (UInt8.toNat_inj.mp e)
instance instIsLinearOrder : Std.IsLinearOrder UInt8 where
  le_refl := UInt8.le_refl
  le_trans := fun _ _ _ => UInt8.le_trans
  le_antisymm := fun _ _ => UInt8.le_antisymm
  le_total := UInt8.le_total
instance instLawfulOrderLT : Std.LawfulOrderLT UInt8 :=
  ⟨fun a b => by simp only [lt_iff_toNat_lt, le_iff_toNat_le]; omega⟩
@[simp] theorem toNat_toBitVec (x : UInt8) : x.toBitVec.toNat = x.toNat := rfl
@[simp] theorem toNat_lt (n : UInt8) : n.toNat < 2 ^ 8 := n.toBitVec.isLt
@[simp] theorem toNat_ofBitVec {a : BitVec 8} : (ofBitVec a).toNat = a.toNat := rfl
@[simp] theorem ofBitVec_toBitVec (a : UInt8) : ofBitVec a.toBitVec = a := rfl
@[simp] theorem toBitVec_ofBitVec (n : BitVec 8) : (ofBitVec n).toBitVec = n := rfl
@[simp] theorem toFin_val (x : UInt8) : x.toFin.val = x.toNat := rfl
@[simp] theorem toNat_ofNatLT {n : Nat} {h : n < UInt8.size} : (ofNatLT n h).toNat = n := rfl
@[simp] theorem toNat_ofNat' {n : Nat} : (ofNat n).toNat = n % 2 ^ 8 := rfl
@[simp] theorem ofNat_toNat {x : UInt8} : ofNat x.toNat = x := UInt8.toNat_inj.mp (Nat.mod_eq_of_lt x.toNat_lt)
@[simp] theorem toNat_ofNat {n : Nat} : toNat (no_index (OfNat.ofNat n)) = n % 2 ^ 8 := rfl
theorem toNat_ofNat_of_lt {n : Nat} (h : n < UInt8.size) : toNat (OfNat.ofNat n) = n := Nat.mod_eq_of_lt h
@[simp, int_toBitVec] theorem toBitVec_ofNat (n : Nat) : toBitVec (no_index (OfNat.ofNat n)) = BitVec.ofNat 8 n := rfl
@[simp] theorem toNat_zero : (0 : UInt8).toNat = 0 := Nat.zero_mod _
@[simp, int_toBitVec] protected theorem toBitVec_add {a b : UInt8} : (a + b).toBitVec = a.toBitVec + b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_sub {a b : UInt8} : (a - b).toBitVec = a.toBitVec - b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mul {a b : UInt8} : (a * b).toBitVec = a.toBitVec * b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_div {a b : UInt8} : (a / b).toBitVec = a.toBitVec / b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mod {a b : UInt8} : (a % b).toBitVec = a.toBitVec % b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_neg {a : UInt8} : (-a).toBitVec = -a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_not {a : UInt8} : (~~~a).toBitVec = ~~~a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_and (a b : UInt8) : (a &&& b).toBitVec = a.toBitVec &&& b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_or (a b : UInt8) : (a ||| b).toBitVec = a.toBitVec ||| b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_xor (a b : UInt8) : (a ^^^ b).toBitVec = a.toBitVec ^^^ b.toBitVec :=
  rfl
@[simp] protected theorem toNat_add (a b : UInt8) : (a + b).toNat = (a.toNat + b.toNat) % 2 ^ 8 := rfl
protected theorem toNat_sub (a b : UInt8) : (a - b).toNat = (2 ^ 8 - b.toNat + a.toNat) % 2 ^ 8 := rfl
@[simp] protected theorem toNat_mul (a b : UInt8) : (a * b).toNat = (a.toNat * b.toNat) % 2 ^ 8 := rfl
@[simp] protected theorem toNat_div (a b : UInt8) : (a / b).toNat = a.toNat / b.toNat := rfl
@[simp] protected theorem toNat_mod (a b : UInt8) : (a % b).toNat = a.toNat % b.toNat := rfl
@[simp] protected theorem toNat_sub_of_le (a b : UInt8) : b ≤ a → (a - b).toNat = a.toNat - b.toNat :=
  fun h => BitVec.toNat_sub_of_le h
@[simp] protected theorem toNat_and (a b : UInt8) : (a &&& b).toNat = a.toNat &&& b.toNat := rfl
@[simp] protected theorem toNat_or (a b : UInt8) : (a ||| b).toNat = a.toNat ||| b.toNat := rfl
@[simp] protected theorem toNat_xor (a b : UInt8) : (a ^^^ b).toNat = a.toNat ^^^ b.toNat := rfl
@[simp] protected theorem toNat_not (a : UInt8) : (~~~a).toNat = UInt8.size - 1 - a.toNat := BitVec.toNat_not
protected theorem add_comm (a b : UInt8) : a + b = b + a := UInt8.eq_of_toBitVec_eq (BitVec.add_comm _ _)
protected theorem add_assoc (a b c : UInt8) : a + b + c = a + (b + c) :=
  UInt8.eq_of_toBitVec_eq (BitVec.add_assoc _ _ _)
protected theorem mul_comm (a b : UInt8) : a * b = b * a := UInt8.eq_of_toBitVec_eq (BitVec.mul_comm _ _)
protected theorem mul_assoc (a b c : UInt8) : a * b * c = a * (b * c) :=
  UInt8.eq_of_toBitVec_eq (BitVec.mul_assoc _ _ _)
instance _root_.instCommutativeUInt8HAdd : Std.Commutative (α := UInt8) (· + ·) := ⟨UInt8.add_comm⟩
instance _root_.instAssociativeUInt8HAdd : Std.Associative (α := UInt8) (· + ·) := ⟨UInt8.add_assoc⟩
instance _root_.instCommutativeUInt8HMul : Std.Commutative (α := UInt8) (· * ·) := ⟨UInt8.mul_comm⟩
instance _root_.instAssociativeUInt8HMul : Std.Associative (α := UInt8) (· * ·) := ⟨UInt8.mul_assoc⟩
@[simp] protected theorem add_zero (a : UInt8) : a + 0 = a := UInt8.eq_of_toBitVec_eq (BitVec.add_zero _)
@[simp] protected theorem zero_add (a : UInt8) : 0 + a = a := UInt8.eq_of_toBitVec_eq (BitVec.zero_add _)
@[simp] protected theorem sub_zero (a : UInt8) : a - 0 = a := UInt8.eq_of_toBitVec_eq (BitVec.sub_zero _)
@[simp] protected theorem sub_self (a : UInt8) : a - a = 0 := UInt8.eq_of_toBitVec_eq (BitVec.sub_self _)
@[simp] protected theorem zero_sub (a : UInt8) : 0 - a = -a := UInt8.eq_of_toBitVec_eq (BitVec.zero_sub _)
@[simp] protected theorem mul_one (a : UInt8) : a * 1 = a := UInt8.eq_of_toBitVec_eq (BitVec.mul_one _)
@[simp] protected theorem one_mul (a : UInt8) : 1 * a = a := UInt8.eq_of_toBitVec_eq (BitVec.one_mul _)
@[simp] protected theorem mul_zero {a : UInt8} : a * 0 = 0 := UInt8.eq_of_toBitVec_eq BitVec.mul_zero
@[simp] protected theorem zero_mul {a : UInt8} : 0 * a = 0 := UInt8.eq_of_toBitVec_eq BitVec.zero_mul
protected theorem mul_add {a b c : UInt8} : a * (b + c) = a * b + a * c := UInt8.eq_of_toBitVec_eq BitVec.mul_add
protected theorem add_mul {a b c : UInt8} : (a + b) * c = a * c + b * c := UInt8.eq_of_toBitVec_eq BitVec.add_mul
protected theorem sub_eq_add_neg (a b : UInt8) : a - b = a + -b := UInt8.eq_of_toBitVec_eq (BitVec.sub_eq_add_neg _ _)
@[simp] protected theorem sub_add_cancel (a b : UInt8) : a - b + b = a :=
  UInt8.eq_of_toBitVec_eq (BitVec.sub_add_cancel _ _)
@[simp] protected theorem add_sub_cancel (a b : UInt8) : a + b - b = a :=
  UInt8.eq_of_toBitVec_eq (BitVec.add_sub_cancel _ _)
@[simp] protected theorem neg_neg {a : UInt8} : - -a = a := UInt8.eq_of_toBitVec_eq BitVec.neg_neg
@[simp] protected theorem and_self {a : UInt8} : a &&& a = a := UInt8.eq_of_toBitVec_eq BitVec.and_self
@[simp] protected theorem or_self {a : UInt8} : a ||| a = a := UInt8.eq_of_toBitVec_eq BitVec.or_self
@[simp] protected theorem xor_self {a : UInt8} : a ^^^ a = 0 := UInt8.eq_of_toBitVec_eq BitVec.xor_self
@[simp] protected theorem and_zero {a : UInt8} : a &&& 0 = 0 := UInt8.eq_of_toBitVec_eq BitVec.and_zero
@[simp] protected theorem or_zero {a : UInt8} : a ||| 0 = a := UInt8.eq_of_toBitVec_eq BitVec.or_zero
@[simp] protected theorem xor_zero {a : UInt8} : a ^^^ 0 = a := UInt8.eq_of_toBitVec_eq BitVec.xor_zero
@[simp] protected theorem not_not {a : UInt8} : ~~~(~~~a) = a := UInt8.eq_of_toBitVec_eq BitVec.not_not
protected theorem and_comm (a b : UInt8) : a &&& b = b &&& a := UInt8.eq_of_toBitVec_eq (BitVec.and_comm _ _)
protected theorem or_comm (a b : UInt8) : a ||| b = b ||| a := UInt8.eq_of_toBitVec_eq (BitVec.or_comm _ _)
protected theorem xor_comm (a b : UInt8) : a ^^^ b = b ^^^ a := UInt8.eq_of_toBitVec_eq (BitVec.xor_comm _ _)
protected theorem and_assoc (a b c : UInt8) : a &&& b &&& c = a &&& (b &&& c) :=
  UInt8.eq_of_toBitVec_eq (BitVec.and_assoc _ _ _)
protected theorem or_assoc (a b c : UInt8) : a ||| b ||| c = a ||| (b ||| c) :=
  UInt8.eq_of_toBitVec_eq (BitVec.or_assoc _ _ _)
end UInt8
attribute [int_toBitVec] UInt8.eq_iff_toBitVec_eq UInt8.ne_iff_toBitVec_ne
attribute [int_toBitVec] UInt8.le_iff_toBitVec_le UInt8.lt_iff_toBitVec_lt
namespace UInt16
@[simp] theorem _root_.Nat.toUInt16_eq {n : Nat} : n.toUInt16 = UInt16.ofNat n := rfl
protected theorem eq_of_toBitVec_eq {a b : UInt16} (h : a.toBitVec = b.toBitVec) : a = b := by
  cases a; cases b; cases h; rfl
protected theorem toBitVec_inj {a b : UInt16} : a.toBitVec = b.toBitVec ↔ a = b :=
  ⟨UInt16.eq_of_toBitVec_eq, congrArg _⟩
protected theorem eq_iff_toBitVec_eq {a b : UInt16} : a = b ↔ a.toBitVec = b.toBitVec := UInt16.toBitVec_inj.symm
protected theorem ne_iff_toBitVec_ne {a b : UInt16} : a ≠ b ↔ a.toBitVec ≠ b.toBitVec :=
  not_congr UInt16.eq_iff_toBitVec_eq
protected theorem toNat_inj {a b : UInt16} : a.toNat = b.toNat ↔ a = b :=
  ⟨fun h => UInt16.eq_of_toBitVec_eq (BitVec.eq_of_toNat_eq h), congrArg _⟩
protected theorem toNat.inj {a b : UInt16} : a.toNat = b.toNat → a = b := UInt16.toNat_inj.mp
@[ext] protected theorem ext {a b : UInt16} (h : a.toBitVec = b.toBitVec) : a = b := UInt16.eq_of_toBitVec_eq h
protected theorem le_def {a b : UInt16} : a ≤ b ↔ a.toBitVec ≤ b.toBitVec := .rfl
protected theorem lt_def {a b : UInt16} : a < b ↔ a.toBitVec < b.toBitVec := .rfl
theorem le_iff_toNat_le {a b : UInt16} : a ≤ b ↔ a.toNat ≤ b.toNat := .rfl
theorem lt_iff_toNat_lt {a b : UInt16} : a < b ↔ a.toNat < b.toNat := .rfl
protected theorem le_iff_toBitVec_le {a b : UInt16} : a ≤ b ↔ a.toBitVec ≤ b.toBitVec := .rfl
protected theorem lt_iff_toBitVec_lt {a b : UInt16} : a < b ↔ a.toBitVec < b.toBitVec := .rfl
@[simp] protected theorem not_le {a b : UInt16} : ¬ a ≤ b ↔ b < a := Nat.not_le
@[simp] protected theorem not_lt {a b : UInt16} : ¬ a < b ↔ b ≤ a := Nat.not_lt
@[simp] protected theorem le_refl (a : UInt16) : a ≤ a := Nat.le_refl a.toNat
@[simp] protected theorem lt_irrefl (a : UInt16) : ¬ a < a := Nat.lt_irrefl a.toNat
protected theorem le_rfl {a : UInt16} : a ≤ a := UInt16.le_refl a
protected theorem le_trans {a b c : UInt16} : a ≤ b → b ≤ c → a ≤ c := Nat.le_trans
protected theorem lt_trans {a b c : UInt16} : a < b → b < c → a < c := Nat.lt_trans
protected theorem le_total (a b : UInt16) : a ≤ b ∨ b ≤ a := Nat.le_total a.toNat b.toNat
protected theorem lt_asymm {a b : UInt16} : a < b → ¬ b < a := fun h k => Nat.lt_irrefl _ (Nat.lt_trans h k)
protected theorem le_antisymm {a b : UInt16} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b :=
  UInt16.toNat_inj.mp (Nat.le_antisymm h₁ h₂)
protected theorem le_antisymm_iff {a b : UInt16} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => h ▸ ⟨UInt16.le_refl a, UInt16.le_refl a⟩, fun h => UInt16.le_antisymm h.1 h.2⟩
protected theorem ne_of_lt {a b : UInt16} (h : a < b) : a ≠ b := fun e => UInt16.lt_irrefl b (e ▸ h)
protected theorem le_of_lt {a b : UInt16} : a < b → a ≤ b := Nat.le_of_lt
protected theorem lt_of_le_of_ne {a b : UInt16} : a ≤ b → a ≠ b → a < b :=
  fun h k => Nat.lt_of_le_of_ne h fun e => k (UInt16.toNat_inj.mp e)
instance instIsLinearOrder : Std.IsLinearOrder UInt16 where
  le_refl := UInt16.le_refl
  le_trans := fun _ _ _ => UInt16.le_trans
  le_antisymm := fun _ _ => UInt16.le_antisymm
  le_total := UInt16.le_total
instance instLawfulOrderLT : Std.LawfulOrderLT UInt16 :=
  ⟨fun a b => by simp only [lt_iff_toNat_lt, le_iff_toNat_le]; omega⟩
@[simp] theorem toNat_toBitVec (x : UInt16) : x.toBitVec.toNat = x.toNat := rfl
@[simp] theorem toNat_lt (n : UInt16) : n.toNat < 2 ^ 16 := n.toBitVec.isLt
@[simp] theorem toNat_ofBitVec {a : BitVec 16} : (ofBitVec a).toNat = a.toNat := rfl
@[simp] theorem ofBitVec_toBitVec (a : UInt16) : ofBitVec a.toBitVec = a := rfl
@[simp] theorem toBitVec_ofBitVec (n : BitVec 16) : (ofBitVec n).toBitVec = n := rfl
@[simp] theorem toFin_val (x : UInt16) : x.toFin.val = x.toNat := rfl
@[simp] theorem toNat_ofNatLT {n : Nat} {h : n < UInt16.size} : (ofNatLT n h).toNat = n := rfl
@[simp] theorem toNat_ofNat' {n : Nat} : (ofNat n).toNat = n % 2 ^ 16 := rfl
@[simp] theorem ofNat_toNat {x : UInt16} : ofNat x.toNat = x := UInt16.toNat_inj.mp (Nat.mod_eq_of_lt x.toNat_lt)
@[simp] theorem toNat_ofNat {n : Nat} : toNat (no_index (OfNat.ofNat n)) = n % 2 ^ 16 := rfl
theorem toNat_ofNat_of_lt {n : Nat} (h : n < UInt16.size) : toNat (OfNat.ofNat n) = n := Nat.mod_eq_of_lt h
@[simp, int_toBitVec] theorem toBitVec_ofNat (n : Nat) : toBitVec (no_index (OfNat.ofNat n)) = BitVec.ofNat 16 n := rfl
@[simp] theorem toNat_zero : (0 : UInt16).toNat = 0 := Nat.zero_mod _
@[simp, int_toBitVec] protected theorem toBitVec_add {a b : UInt16} : (a + b).toBitVec = a.toBitVec + b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_sub {a b : UInt16} : (a - b).toBitVec = a.toBitVec - b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mul {a b : UInt16} : (a * b).toBitVec = a.toBitVec * b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_div {a b : UInt16} : (a / b).toBitVec = a.toBitVec / b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mod {a b : UInt16} : (a % b).toBitVec = a.toBitVec % b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_neg {a : UInt16} : (-a).toBitVec = -a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_not {a : UInt16} : (~~~a).toBitVec = ~~~a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_and (a b : UInt16) : (a &&& b).toBitVec = a.toBitVec &&& b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_or (a b : UInt16) : (a ||| b).toBitVec = a.toBitVec ||| b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_xor (a b : UInt16) : (a ^^^ b).toBitVec = a.toBitVec ^^^ b.toBitVec :=
  rfl
@[simp] protected theorem toNat_add (a b : UInt16) : (a + b).toNat = (a.toNat + b.toNat) % 2 ^ 16 := rfl
protected theorem toNat_sub (a b : UInt16) : (a - b).toNat = (2 ^ 16 - b.toNat + a.toNat) % 2 ^ 16 := rfl
@[simp] protected theorem toNat_mul (a b : UInt16) : (a * b).toNat = (a.toNat * b.toNat) % 2 ^ 16 := rfl
@[simp] protected theorem toNat_div (a b : UInt16) : (a / b).toNat = a.toNat / b.toNat := rfl
@[simp] protected theorem toNat_mod (a b : UInt16) : (a % b).toNat = a.toNat % b.toNat := rfl
@[simp] protected theorem toNat_sub_of_le (a b : UInt16) : b ≤ a → (a - b).toNat = a.toNat - b.toNat :=
  fun h => BitVec.toNat_sub_of_le h
@[simp] protected theorem toNat_and (a b : UInt16) : (a &&& b).toNat = a.toNat &&& b.toNat := rfl
@[simp] protected theorem toNat_or (a b : UInt16) : (a ||| b).toNat = a.toNat ||| b.toNat := rfl
@[simp] protected theorem toNat_xor (a b : UInt16) : (a ^^^ b).toNat = a.toNat ^^^ b.toNat := rfl
@[simp] protected theorem toNat_not (a : UInt16) : (~~~a).toNat = UInt16.size - 1 - a.toNat := BitVec.toNat_not
protected theorem add_comm (a b : UInt16) : a + b = b + a := UInt16.eq_of_toBitVec_eq (BitVec.add_comm _ _)
protected theorem add_assoc (a b c : UInt16) : a + b + c = a + (b + c) :=
  UInt16.eq_of_toBitVec_eq (BitVec.add_assoc _ _ _)
protected theorem mul_comm (a b : UInt16) : a * b = b * a := UInt16.eq_of_toBitVec_eq (BitVec.mul_comm _ _)
protected theorem mul_assoc (a b c : UInt16) : a * b * c = a * (b * c) :=
  UInt16.eq_of_toBitVec_eq (BitVec.mul_assoc _ _ _)
instance _root_.instCommutativeUInt16HAdd : Std.Commutative (α := UInt16) (· + ·) := ⟨UInt16.add_comm⟩
instance _root_.instAssociativeUInt16HAdd : Std.Associative (α := UInt16) (· + ·) := ⟨UInt16.add_assoc⟩
instance _root_.instCommutativeUInt16HMul : Std.Commutative (α := UInt16) (· * ·) := ⟨UInt16.mul_comm⟩
instance _root_.instAssociativeUInt16HMul : Std.Associative (α := UInt16) (· * ·) := ⟨UInt16.mul_assoc⟩
@[simp] protected theorem add_zero (a : UInt16) : a + 0 = a := UInt16.eq_of_toBitVec_eq (BitVec.add_zero _)
@[simp] protected theorem zero_add (a : UInt16) : 0 + a = a := UInt16.eq_of_toBitVec_eq (BitVec.zero_add _)
@[simp] protected theorem sub_zero (a : UInt16) : a - 0 = a := UInt16.eq_of_toBitVec_eq (BitVec.sub_zero _)
@[simp] protected theorem sub_self (a : UInt16) : a - a = 0 := UInt16.eq_of_toBitVec_eq (BitVec.sub_self _)
@[simp] protected theorem zero_sub (a : UInt16) : 0 - a = -a := UInt16.eq_of_toBitVec_eq (BitVec.zero_sub _)
@[simp] protected theorem mul_one (a : UInt16) : a * 1 = a := UInt16.eq_of_toBitVec_eq (BitVec.mul_one _)
@[simp] protected theorem one_mul (a : UInt16) : 1 * a = a := UInt16.eq_of_toBitVec_eq (BitVec.one_mul _)
@[simp] protected theorem mul_zero {a : UInt16} : a * 0 = 0 := UInt16.eq_of_toBitVec_eq BitVec.mul_zero
@[simp] protected theorem zero_mul {a : UInt16} : 0 * a = 0 := UInt16.eq_of_toBitVec_eq BitVec.zero_mul
protected theorem mul_add {a b c : UInt16} : a * (b + c) = a * b + a * c := UInt16.eq_of_toBitVec_eq BitVec.mul_add
protected theorem add_mul {a b c : UInt16} : (a + b) * c = a * c + b * c := UInt16.eq_of_toBitVec_eq BitVec.add_mul
protected theorem sub_eq_add_neg (a b : UInt16) : a - b = a + -b := UInt16.eq_of_toBitVec_eq (BitVec.sub_eq_add_neg _ _)
@[simp] protected theorem sub_add_cancel (a b : UInt16) : a - b + b = a :=
  UInt16.eq_of_toBitVec_eq (BitVec.sub_add_cancel _ _)
@[simp] protected theorem add_sub_cancel (a b : UInt16) : a + b - b = a :=
  UInt16.eq_of_toBitVec_eq (BitVec.add_sub_cancel _ _)
@[simp] protected theorem neg_neg {a : UInt16} : - -a = a := UInt16.eq_of_toBitVec_eq BitVec.neg_neg
@[simp] protected theorem and_self {a : UInt16} : a &&& a = a := UInt16.eq_of_toBitVec_eq BitVec.and_self
@[simp] protected theorem or_self {a : UInt16} : a ||| a = a := UInt16.eq_of_toBitVec_eq BitVec.or_self
@[simp] protected theorem xor_self {a : UInt16} : a ^^^ a = 0 := UInt16.eq_of_toBitVec_eq BitVec.xor_self
@[simp] protected theorem and_zero {a : UInt16} : a &&& 0 = 0 := UInt16.eq_of_toBitVec_eq BitVec.and_zero
@[simp] protected theorem or_zero {a : UInt16} : a ||| 0 = a := UInt16.eq_of_toBitVec_eq BitVec.or_zero
@[simp] protected theorem xor_zero {a : UInt16} : a ^^^ 0 = a := UInt16.eq_of_toBitVec_eq BitVec.xor_zero
@[simp] protected theorem not_not {a : UInt16} : ~~~(~~~a) = a := UInt16.eq_of_toBitVec_eq BitVec.not_not
protected theorem and_comm (a b : UInt16) : a &&& b = b &&& a := UInt16.eq_of_toBitVec_eq (BitVec.and_comm _ _)
protected theorem or_comm (a b : UInt16) : a ||| b = b ||| a := UInt16.eq_of_toBitVec_eq (BitVec.or_comm _ _)
protected theorem xor_comm (a b : UInt16) : a ^^^ b = b ^^^ a := UInt16.eq_of_toBitVec_eq (BitVec.xor_comm _ _)
protected theorem and_assoc (a b c : UInt16) : a &&& b &&& c = a &&& (b &&& c) :=
  UInt16.eq_of_toBitVec_eq (BitVec.and_assoc _ _ _)
protected theorem or_assoc (a b c : UInt16) : a ||| b ||| c = a ||| (b ||| c) :=
  UInt16.eq_of_toBitVec_eq (BitVec.or_assoc _ _ _)
end UInt16
attribute [int_toBitVec] UInt16.eq_iff_toBitVec_eq UInt16.ne_iff_toBitVec_ne
attribute [int_toBitVec] UInt16.le_iff_toBitVec_le UInt16.lt_iff_toBitVec_lt
namespace UInt32
@[simp] theorem _root_.Nat.toUInt32_eq {n : Nat} : n.toUInt32 = UInt32.ofNat n := rfl
protected theorem eq_of_toBitVec_eq {a b : UInt32} (h : a.toBitVec = b.toBitVec) : a = b := by
  cases a; cases b; cases h; rfl
protected theorem toBitVec_inj {a b : UInt32} : a.toBitVec = b.toBitVec ↔ a = b :=
  ⟨UInt32.eq_of_toBitVec_eq, congrArg _⟩
protected theorem eq_iff_toBitVec_eq {a b : UInt32} : a = b ↔ a.toBitVec = b.toBitVec := UInt32.toBitVec_inj.symm
protected theorem ne_iff_toBitVec_ne {a b : UInt32} : a ≠ b ↔ a.toBitVec ≠ b.toBitVec :=
  not_congr UInt32.eq_iff_toBitVec_eq
protected theorem toNat_inj {a b : UInt32} : a.toNat = b.toNat ↔ a = b :=
  ⟨fun h => UInt32.eq_of_toBitVec_eq (BitVec.eq_of_toNat_eq h), congrArg _⟩
protected theorem toNat.inj {a b : UInt32} : a.toNat = b.toNat → a = b := UInt32.toNat_inj.mp
@[ext] protected theorem ext {a b : UInt32} (h : a.toBitVec = b.toBitVec) : a = b := UInt32.eq_of_toBitVec_eq h
protected theorem le_def {a b : UInt32} : a ≤ b ↔ a.toBitVec ≤ b.toBitVec := .rfl
protected theorem lt_def {a b : UInt32} : a < b ↔ a.toBitVec < b.toBitVec := .rfl
theorem le_iff_toNat_le {a b : UInt32} : a ≤ b ↔ a.toNat ≤ b.toNat := .rfl
theorem lt_iff_toNat_lt {a b : UInt32} : a < b ↔ a.toNat < b.toNat := .rfl
protected theorem le_iff_toBitVec_le {a b : UInt32} : a ≤ b ↔ a.toBitVec ≤ b.toBitVec := .rfl
protected theorem lt_iff_toBitVec_lt {a b : UInt32} : a < b ↔ a.toBitVec < b.toBitVec := .rfl
@[simp] protected theorem not_le {a b : UInt32} : ¬ a ≤ b ↔ b < a := Nat.not_le
@[simp] protected theorem not_lt {a b : UInt32} : ¬ a < b ↔ b ≤ a := Nat.not_lt
@[simp] protected theorem le_refl (a : UInt32) : a ≤ a := Nat.le_refl a.toNat
@[simp] protected theorem lt_irrefl (a : UInt32) : ¬ a < a := Nat.lt_irrefl a.toNat
protected theorem le_rfl {a : UInt32} : a ≤ a := UInt32.le_refl a
protected theorem le_trans {a b c : UInt32} : a ≤ b → b ≤ c → a ≤ c := Nat.le_trans
protected theorem lt_trans {a b c : UInt32} : a < b → b < c → a < c := Nat.lt_trans
protected theorem le_total (a b : UInt32) : a ≤ b ∨ b ≤ a := Nat.le_total a.toNat b.toNat
protected theorem lt_asymm {a b : UInt32} : a < b → ¬ b < a := fun h k => Nat.lt_irrefl _ (Nat.lt_trans h k)
protected theorem le_antisymm {a b : UInt32} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b :=
  UInt32.toNat_inj.mp (Nat.le_antisymm h₁ h₂)
protected theorem le_antisymm_iff {a b : UInt32} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => h ▸ ⟨UInt32.le_refl a, UInt32.le_refl a⟩, fun h => UInt32.le_antisymm h.1 h.2⟩
protected theorem ne_of_lt {a b : UInt32} (h : a < b) : a ≠ b := fun e => UInt32.lt_irrefl b (e ▸ h)
protected theorem le_of_lt {a b : UInt32} : a < b → a ≤ b := Nat.le_of_lt
protected theorem lt_of_le_of_ne {a b : UInt32} : a ≤ b → a ≠ b → a < b :=
  fun h k => Nat.lt_of_le_of_ne h fun e => k (UInt32.toNat_inj.mp e)
instance instIsLinearOrder : Std.IsLinearOrder UInt32 where
  le_refl := UInt32.le_refl
  le_trans := fun _ _ _ => UInt32.le_trans
  le_antisymm := fun _ _ => UInt32.le_antisymm
  le_total := UInt32.le_total
instance instLawfulOrderLT : Std.LawfulOrderLT UInt32 :=
  ⟨fun a b => by simp only [lt_iff_toNat_lt, le_iff_toNat_le]; omega⟩
@[simp] theorem toNat_toBitVec (x : UInt32) : x.toBitVec.toNat = x.toNat := rfl
@[simp] theorem toNat_lt (n : UInt32) : n.toNat < 2 ^ 32 := n.toBitVec.isLt
@[simp] theorem toNat_ofBitVec {a : BitVec 32} : (ofBitVec a).toNat = a.toNat := rfl
@[simp] theorem ofBitVec_toBitVec (a : UInt32) : ofBitVec a.toBitVec = a := rfl
@[simp] theorem toBitVec_ofBitVec (n : BitVec 32) : (ofBitVec n).toBitVec = n := rfl
@[simp] theorem toFin_val (x : UInt32) : x.toFin.val = x.toNat := rfl
@[simp] theorem toNat_ofNatLT {n : Nat} {h : n < UInt32.size} : (ofNatLT n h).toNat = n := rfl
@[simp] theorem toNat_ofNat' {n : Nat} : (ofNat n).toNat = n % 2 ^ 32 := rfl
@[simp] theorem ofNat_toNat {x : UInt32} : ofNat x.toNat = x := UInt32.toNat_inj.mp (Nat.mod_eq_of_lt x.toNat_lt)
@[simp] theorem toNat_ofNat {n : Nat} : toNat (no_index (OfNat.ofNat n)) = n % 2 ^ 32 := rfl
theorem toNat_ofNat_of_lt {n : Nat} (h : n < UInt32.size) : toNat (OfNat.ofNat n) = n := Nat.mod_eq_of_lt h
@[simp, int_toBitVec] theorem toBitVec_ofNat (n : Nat) : toBitVec (no_index (OfNat.ofNat n)) = BitVec.ofNat 32 n := rfl
@[simp] theorem toNat_zero : (0 : UInt32).toNat = 0 := Nat.zero_mod _
@[simp, int_toBitVec] protected theorem toBitVec_add {a b : UInt32} : (a + b).toBitVec = a.toBitVec + b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_sub {a b : UInt32} : (a - b).toBitVec = a.toBitVec - b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mul {a b : UInt32} : (a * b).toBitVec = a.toBitVec * b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_div {a b : UInt32} : (a / b).toBitVec = a.toBitVec / b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mod {a b : UInt32} : (a % b).toBitVec = a.toBitVec % b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_neg {a : UInt32} : (-a).toBitVec = -a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_not {a : UInt32} : (~~~a).toBitVec = ~~~a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_and (a b : UInt32) : (a &&& b).toBitVec = a.toBitVec &&& b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_or (a b : UInt32) : (a ||| b).toBitVec = a.toBitVec ||| b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_xor (a b : UInt32) : (a ^^^ b).toBitVec = a.toBitVec ^^^ b.toBitVec :=
  rfl
@[simp] protected theorem toNat_add (a b : UInt32) : (a + b).toNat = (a.toNat + b.toNat) % 2 ^ 32 := rfl
protected theorem toNat_sub (a b : UInt32) : (a - b).toNat = (2 ^ 32 - b.toNat + a.toNat) % 2 ^ 32 := rfl
@[simp] protected theorem toNat_mul (a b : UInt32) : (a * b).toNat = (a.toNat * b.toNat) % 2 ^ 32 := rfl
@[simp] protected theorem toNat_div (a b : UInt32) : (a / b).toNat = a.toNat / b.toNat := rfl
@[simp] protected theorem toNat_mod (a b : UInt32) : (a % b).toNat = a.toNat % b.toNat := rfl
@[simp] protected theorem toNat_sub_of_le (a b : UInt32) : b ≤ a → (a - b).toNat = a.toNat - b.toNat :=
  fun h => BitVec.toNat_sub_of_le h
@[simp] protected theorem toNat_and (a b : UInt32) : (a &&& b).toNat = a.toNat &&& b.toNat := rfl
@[simp] protected theorem toNat_or (a b : UInt32) : (a ||| b).toNat = a.toNat ||| b.toNat := rfl
@[simp] protected theorem toNat_xor (a b : UInt32) : (a ^^^ b).toNat = a.toNat ^^^ b.toNat := rfl
@[simp] protected theorem toNat_not (a : UInt32) : (~~~a).toNat = UInt32.size - 1 - a.toNat := BitVec.toNat_not
protected theorem add_comm (a b : UInt32) : a + b = b + a := UInt32.eq_of_toBitVec_eq (BitVec.add_comm _ _)
protected theorem add_assoc (a b c : UInt32) : a + b + c = a + (b + c) :=
  UInt32.eq_of_toBitVec_eq (BitVec.add_assoc _ _ _)
protected theorem mul_comm (a b : UInt32) : a * b = b * a := UInt32.eq_of_toBitVec_eq (BitVec.mul_comm _ _)
protected theorem mul_assoc (a b c : UInt32) : a * b * c = a * (b * c) :=
  UInt32.eq_of_toBitVec_eq (BitVec.mul_assoc _ _ _)
instance _root_.instCommutativeUInt32HAdd : Std.Commutative (α := UInt32) (· + ·) := ⟨UInt32.add_comm⟩
instance _root_.instAssociativeUInt32HAdd : Std.Associative (α := UInt32) (· + ·) := ⟨UInt32.add_assoc⟩
instance _root_.instCommutativeUInt32HMul : Std.Commutative (α := UInt32) (· * ·) := ⟨UInt32.mul_comm⟩
instance _root_.instAssociativeUInt32HMul : Std.Associative (α := UInt32) (· * ·) := ⟨UInt32.mul_assoc⟩
@[simp] protected theorem add_zero (a : UInt32) : a + 0 = a := UInt32.eq_of_toBitVec_eq (BitVec.add_zero _)
@[simp] protected theorem zero_add (a : UInt32) : 0 + a = a := UInt32.eq_of_toBitVec_eq (BitVec.zero_add _)
@[simp] protected theorem sub_zero (a : UInt32) : a - 0 = a := UInt32.eq_of_toBitVec_eq (BitVec.sub_zero _)
@[simp] protected theorem sub_self (a : UInt32) : a - a = 0 := UInt32.eq_of_toBitVec_eq (BitVec.sub_self _)
@[simp] protected theorem zero_sub (a : UInt32) : 0 - a = -a := UInt32.eq_of_toBitVec_eq (BitVec.zero_sub _)
@[simp] protected theorem mul_one (a : UInt32) : a * 1 = a := UInt32.eq_of_toBitVec_eq (BitVec.mul_one _)
@[simp] protected theorem one_mul (a : UInt32) : 1 * a = a := UInt32.eq_of_toBitVec_eq (BitVec.one_mul _)
@[simp] protected theorem mul_zero {a : UInt32} : a * 0 = 0 := UInt32.eq_of_toBitVec_eq BitVec.mul_zero
@[simp] protected theorem zero_mul {a : UInt32} : 0 * a = 0 := UInt32.eq_of_toBitVec_eq BitVec.zero_mul
protected theorem mul_add {a b c : UInt32} : a * (b + c) = a * b + a * c := UInt32.eq_of_toBitVec_eq BitVec.mul_add
protected theorem add_mul {a b c : UInt32} : (a + b) * c = a * c + b * c := UInt32.eq_of_toBitVec_eq BitVec.add_mul
protected theorem sub_eq_add_neg (a b : UInt32) : a - b = a + -b := UInt32.eq_of_toBitVec_eq (BitVec.sub_eq_add_neg _ _)
@[simp] protected theorem sub_add_cancel (a b : UInt32) : a - b + b = a :=
  UInt32.eq_of_toBitVec_eq (BitVec.sub_add_cancel _ _)
@[simp] protected theorem add_sub_cancel (a b : UInt32) : a + b - b = a :=
  UInt32.eq_of_toBitVec_eq (BitVec.add_sub_cancel _ _)
@[simp] protected theorem neg_neg {a : UInt32} : - -a = a := UInt32.eq_of_toBitVec_eq BitVec.neg_neg
@[simp] protected theorem and_self {a : UInt32} : a &&& a = a := UInt32.eq_of_toBitVec_eq BitVec.and_self
@[simp] protected theorem or_self {a : UInt32} : a ||| a = a := UInt32.eq_of_toBitVec_eq BitVec.or_self
@[simp] protected theorem xor_self {a : UInt32} : a ^^^ a = 0 := UInt32.eq_of_toBitVec_eq BitVec.xor_self
@[simp] protected theorem and_zero {a : UInt32} : a &&& 0 = 0 := UInt32.eq_of_toBitVec_eq BitVec.and_zero
@[simp] protected theorem or_zero {a : UInt32} : a ||| 0 = a := UInt32.eq_of_toBitVec_eq BitVec.or_zero
@[simp] protected theorem xor_zero {a : UInt32} : a ^^^ 0 = a := UInt32.eq_of_toBitVec_eq BitVec.xor_zero
@[simp] protected theorem not_not {a : UInt32} : ~~~(~~~a) = a := UInt32.eq_of_toBitVec_eq BitVec.not_not
protected theorem and_comm (a b : UInt32) : a &&& b = b &&& a := UInt32.eq_of_toBitVec_eq (BitVec.and_comm _ _)
protected theorem or_comm (a b : UInt32) : a ||| b = b ||| a := UInt32.eq_of_toBitVec_eq (BitVec.or_comm _ _)
protected theorem xor_comm (a b : UInt32) : a ^^^ b = b ^^^ a := UInt32.eq_of_toBitVec_eq (BitVec.xor_comm _ _)
protected theorem and_assoc (a b c : UInt32) : a &&& b &&& c = a &&& (b &&& c) :=
  UInt32.eq_of_toBitVec_eq (BitVec.and_assoc _ _ _)
protected theorem or_assoc (a b c : UInt32) : a ||| b ||| c = a ||| (b ||| c) :=
  UInt32.eq_of_toBitVec_eq (BitVec.or_assoc _ _ _)
end UInt32
attribute [int_toBitVec] UInt32.eq_iff_toBitVec_eq UInt32.ne_iff_toBitVec_ne
attribute [int_toBitVec] UInt32.le_iff_toBitVec_le UInt32.lt_iff_toBitVec_lt
namespace UInt64
@[simp] theorem _root_.Nat.toUInt64_eq {n : Nat} : n.toUInt64 = UInt64.ofNat n := rfl
protected theorem eq_of_toBitVec_eq {a b : UInt64} (h : a.toBitVec = b.toBitVec) : a = b := by
  cases a; cases b; cases h; rfl
protected theorem toBitVec_inj {a b : UInt64} : a.toBitVec = b.toBitVec ↔ a = b :=
  ⟨UInt64.eq_of_toBitVec_eq, congrArg _⟩
protected theorem eq_iff_toBitVec_eq {a b : UInt64} : a = b ↔ a.toBitVec = b.toBitVec := UInt64.toBitVec_inj.symm
protected theorem ne_iff_toBitVec_ne {a b : UInt64} : a ≠ b ↔ a.toBitVec ≠ b.toBitVec :=
  not_congr UInt64.eq_iff_toBitVec_eq
protected theorem toNat_inj {a b : UInt64} : a.toNat = b.toNat ↔ a = b :=
  ⟨fun h => UInt64.eq_of_toBitVec_eq (BitVec.eq_of_toNat_eq h), congrArg _⟩
protected theorem toNat.inj {a b : UInt64} : a.toNat = b.toNat → a = b := UInt64.toNat_inj.mp
@[ext] protected theorem ext {a b : UInt64} (h : a.toBitVec = b.toBitVec) : a = b := UInt64.eq_of_toBitVec_eq h
protected theorem le_def {a b : UInt64} : a ≤ b ↔ a.toBitVec ≤ b.toBitVec := .rfl
protected theorem lt_def {a b : UInt64} : a < b ↔ a.toBitVec < b.toBitVec := .rfl
theorem le_iff_toNat_le {a b : UInt64} : a ≤ b ↔ a.toNat ≤ b.toNat := .rfl
theorem lt_iff_toNat_lt {a b : UInt64} : a < b ↔ a.toNat < b.toNat := .rfl
protected theorem le_iff_toBitVec_le {a b : UInt64} : a ≤ b ↔ a.toBitVec ≤ b.toBitVec := .rfl
protected theorem lt_iff_toBitVec_lt {a b : UInt64} : a < b ↔ a.toBitVec < b.toBitVec := .rfl
@[simp] protected theorem not_le {a b : UInt64} : ¬ a ≤ b ↔ b < a := Nat.not_le
@[simp] protected theorem not_lt {a b : UInt64} : ¬ a < b ↔ b ≤ a := Nat.not_lt
@[simp] protected theorem le_refl (a : UInt64) : a ≤ a := Nat.le_refl a.toNat
@[simp] protected theorem lt_irrefl (a : UInt64) : ¬ a < a := Nat.lt_irrefl a.toNat
protected theorem le_rfl {a : UInt64} : a ≤ a := UInt64.le_refl a
protected theorem le_trans {a b c : UInt64} : a ≤ b → b ≤ c → a ≤ c := Nat.le_trans
protected theorem lt_trans {a b c : UInt64} : a < b → b < c → a < c := Nat.lt_trans
protected theorem le_total (a b : UInt64) : a ≤ b ∨ b ≤ a := Nat.le_total a.toNat b.toNat
protected theorem lt_asymm {a b : UInt64} : a < b → ¬ b < a := fun h k => Nat.lt_irrefl _ (Nat.lt_trans h k)
protected theorem le_antisymm {a b : UInt64} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b :=
  UInt64.toNat_inj.mp (Nat.le_antisymm h₁ h₂)
protected theorem le_antisymm_iff {a b : UInt64} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => h ▸ ⟨UInt64.le_refl a, UInt64.le_refl a⟩, fun h => UInt64.le_antisymm h.1 h.2⟩
protected theorem ne_of_lt {a b : UInt64} (h : a < b) : a ≠ b := fun e => UInt64.lt_irrefl b (e ▸ h)
protected theorem le_of_lt {a b : UInt64} : a < b → a ≤ b := Nat.le_of_lt
protected theorem lt_of_le_of_ne {a b : UInt64} : a ≤ b → a ≠ b → a < b :=
  fun h k => Nat.lt_of_le_of_ne h fun e => k (UInt64.toNat_inj.mp e)
instance instIsLinearOrder : Std.IsLinearOrder UInt64 where
  le_refl := UInt64.le_refl
  le_trans := fun _ _ _ => UInt64.le_trans
  le_antisymm := fun _ _ => UInt64.le_antisymm
  le_total := UInt64.le_total
instance instLawfulOrderLT : Std.LawfulOrderLT UInt64 :=
  ⟨fun a b => by simp only [lt_iff_toNat_lt, le_iff_toNat_le]; omega⟩
@[simp] theorem toNat_toBitVec (x : UInt64) : x.toBitVec.toNat = x.toNat := rfl
@[simp] theorem toNat_lt (n : UInt64) : n.toNat < 2 ^ 64 := n.toBitVec.isLt
@[simp] theorem toNat_ofBitVec {a : BitVec 64} : (ofBitVec a).toNat = a.toNat := rfl
@[simp] theorem ofBitVec_toBitVec (a : UInt64) : ofBitVec a.toBitVec = a := rfl
@[simp] theorem toBitVec_ofBitVec (n : BitVec 64) : (ofBitVec n).toBitVec = n := rfl
@[simp] theorem toFin_val (x : UInt64) : x.toFin.val = x.toNat := rfl
@[simp] theorem toNat_ofNatLT {n : Nat} {h : n < UInt64.size} : (ofNatLT n h).toNat = n := rfl
@[simp] theorem toNat_ofNat' {n : Nat} : (ofNat n).toNat = n % 2 ^ 64 := rfl
@[simp] theorem ofNat_toNat {x : UInt64} : ofNat x.toNat = x := UInt64.toNat_inj.mp (Nat.mod_eq_of_lt x.toNat_lt)
@[simp] theorem toNat_ofNat {n : Nat} : toNat (no_index (OfNat.ofNat n)) = n % 2 ^ 64 := rfl
theorem toNat_ofNat_of_lt {n : Nat} (h : n < UInt64.size) : toNat (OfNat.ofNat n) = n := Nat.mod_eq_of_lt h
@[simp, int_toBitVec] theorem toBitVec_ofNat (n : Nat) : toBitVec (no_index (OfNat.ofNat n)) = BitVec.ofNat 64 n := rfl
@[simp] theorem toNat_zero : (0 : UInt64).toNat = 0 := Nat.zero_mod _
@[simp, int_toBitVec] protected theorem toBitVec_add {a b : UInt64} : (a + b).toBitVec = a.toBitVec + b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_sub {a b : UInt64} : (a - b).toBitVec = a.toBitVec - b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mul {a b : UInt64} : (a * b).toBitVec = a.toBitVec * b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_div {a b : UInt64} : (a / b).toBitVec = a.toBitVec / b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mod {a b : UInt64} : (a % b).toBitVec = a.toBitVec % b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_neg {a : UInt64} : (-a).toBitVec = -a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_not {a : UInt64} : (~~~a).toBitVec = ~~~a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_and (a b : UInt64) : (a &&& b).toBitVec = a.toBitVec &&& b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_or (a b : UInt64) : (a ||| b).toBitVec = a.toBitVec ||| b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_xor (a b : UInt64) : (a ^^^ b).toBitVec = a.toBitVec ^^^ b.toBitVec :=
  rfl
@[simp] protected theorem toNat_add (a b : UInt64) : (a + b).toNat = (a.toNat + b.toNat) % 2 ^ 64 := rfl
protected theorem toNat_sub (a b : UInt64) : (a - b).toNat = (2 ^ 64 - b.toNat + a.toNat) % 2 ^ 64 := rfl
@[simp] protected theorem toNat_mul (a b : UInt64) : (a * b).toNat = (a.toNat * b.toNat) % 2 ^ 64 := rfl
@[simp] protected theorem toNat_div (a b : UInt64) : (a / b).toNat = a.toNat / b.toNat := rfl
@[simp] protected theorem toNat_mod (a b : UInt64) : (a % b).toNat = a.toNat % b.toNat := rfl
@[simp] protected theorem toNat_sub_of_le (a b : UInt64) : b ≤ a → (a - b).toNat = a.toNat - b.toNat :=
  fun h => BitVec.toNat_sub_of_le h
@[simp] protected theorem toNat_and (a b : UInt64) : (a &&& b).toNat = a.toNat &&& b.toNat := rfl
@[simp] protected theorem toNat_or (a b : UInt64) : (a ||| b).toNat = a.toNat ||| b.toNat := rfl
@[simp] protected theorem toNat_xor (a b : UInt64) : (a ^^^ b).toNat = a.toNat ^^^ b.toNat := rfl
@[simp] protected theorem toNat_not (a : UInt64) : (~~~a).toNat = UInt64.size - 1 - a.toNat := BitVec.toNat_not
protected theorem add_comm (a b : UInt64) : a + b = b + a := UInt64.eq_of_toBitVec_eq (BitVec.add_comm _ _)
protected theorem add_assoc (a b c : UInt64) : a + b + c = a + (b + c) :=
  UInt64.eq_of_toBitVec_eq (BitVec.add_assoc _ _ _)
protected theorem mul_comm (a b : UInt64) : a * b = b * a := UInt64.eq_of_toBitVec_eq (BitVec.mul_comm _ _)
protected theorem mul_assoc (a b c : UInt64) : a * b * c = a * (b * c) :=
  UInt64.eq_of_toBitVec_eq (BitVec.mul_assoc _ _ _)
instance _root_.instCommutativeUInt64HAdd : Std.Commutative (α := UInt64) (· + ·) := ⟨UInt64.add_comm⟩
instance _root_.instAssociativeUInt64HAdd : Std.Associative (α := UInt64) (· + ·) := ⟨UInt64.add_assoc⟩
instance _root_.instCommutativeUInt64HMul : Std.Commutative (α := UInt64) (· * ·) := ⟨UInt64.mul_comm⟩
instance _root_.instAssociativeUInt64HMul : Std.Associative (α := UInt64) (· * ·) := ⟨UInt64.mul_assoc⟩
@[simp] protected theorem add_zero (a : UInt64) : a + 0 = a := UInt64.eq_of_toBitVec_eq (BitVec.add_zero _)
@[simp] protected theorem zero_add (a : UInt64) : 0 + a = a := UInt64.eq_of_toBitVec_eq (BitVec.zero_add _)
@[simp] protected theorem sub_zero (a : UInt64) : a - 0 = a := UInt64.eq_of_toBitVec_eq (BitVec.sub_zero _)
@[simp] protected theorem sub_self (a : UInt64) : a - a = 0 := UInt64.eq_of_toBitVec_eq (BitVec.sub_self _)
@[simp] protected theorem zero_sub (a : UInt64) : 0 - a = -a := UInt64.eq_of_toBitVec_eq (BitVec.zero_sub _)
@[simp] protected theorem mul_one (a : UInt64) : a * 1 = a := UInt64.eq_of_toBitVec_eq (BitVec.mul_one _)
@[simp] protected theorem one_mul (a : UInt64) : 1 * a = a := UInt64.eq_of_toBitVec_eq (BitVec.one_mul _)
@[simp] protected theorem mul_zero {a : UInt64} : a * 0 = 0 := UInt64.eq_of_toBitVec_eq BitVec.mul_zero
@[simp] protected theorem zero_mul {a : UInt64} : 0 * a = 0 := UInt64.eq_of_toBitVec_eq BitVec.zero_mul
protected theorem mul_add {a b c : UInt64} : a * (b + c) = a * b + a * c := UInt64.eq_of_toBitVec_eq BitVec.mul_add
protected theorem add_mul {a b c : UInt64} : (a + b) * c = a * c + b * c := UInt64.eq_of_toBitVec_eq BitVec.add_mul
protected theorem sub_eq_add_neg (a b : UInt64) : a - b = a + -b := UInt64.eq_of_toBitVec_eq (BitVec.sub_eq_add_neg _ _)
@[simp] protected theorem sub_add_cancel (a b : UInt64) : a - b + b = a :=
  UInt64.eq_of_toBitVec_eq (BitVec.sub_add_cancel _ _)
@[simp] protected theorem add_sub_cancel (a b : UInt64) : a + b - b = a :=
  UInt64.eq_of_toBitVec_eq (BitVec.add_sub_cancel _ _)
@[simp] protected theorem neg_neg {a : UInt64} : - -a = a := UInt64.eq_of_toBitVec_eq BitVec.neg_neg
@[simp] protected theorem and_self {a : UInt64} : a &&& a = a := UInt64.eq_of_toBitVec_eq BitVec.and_self
@[simp] protected theorem or_self {a : UInt64} : a ||| a = a := UInt64.eq_of_toBitVec_eq BitVec.or_self
@[simp] protected theorem xor_self {a : UInt64} : a ^^^ a = 0 := UInt64.eq_of_toBitVec_eq BitVec.xor_self
@[simp] protected theorem and_zero {a : UInt64} : a &&& 0 = 0 := UInt64.eq_of_toBitVec_eq BitVec.and_zero
@[simp] protected theorem or_zero {a : UInt64} : a ||| 0 = a := UInt64.eq_of_toBitVec_eq BitVec.or_zero
@[simp] protected theorem xor_zero {a : UInt64} : a ^^^ 0 = a := UInt64.eq_of_toBitVec_eq BitVec.xor_zero
@[simp] protected theorem not_not {a : UInt64} : ~~~(~~~a) = a := UInt64.eq_of_toBitVec_eq BitVec.not_not
protected theorem and_comm (a b : UInt64) : a &&& b = b &&& a := UInt64.eq_of_toBitVec_eq (BitVec.and_comm _ _)
protected theorem or_comm (a b : UInt64) : a ||| b = b ||| a := UInt64.eq_of_toBitVec_eq (BitVec.or_comm _ _)
protected theorem xor_comm (a b : UInt64) : a ^^^ b = b ^^^ a := UInt64.eq_of_toBitVec_eq (BitVec.xor_comm _ _)
protected theorem and_assoc (a b c : UInt64) : a &&& b &&& c = a &&& (b &&& c) :=
  UInt64.eq_of_toBitVec_eq (BitVec.and_assoc _ _ _)
protected theorem or_assoc (a b c : UInt64) : a ||| b ||| c = a ||| (b ||| c) :=
  UInt64.eq_of_toBitVec_eq (BitVec.or_assoc _ _ _)
end UInt64
attribute [int_toBitVec] UInt64.eq_iff_toBitVec_eq UInt64.ne_iff_toBitVec_ne
attribute [int_toBitVec] UInt64.le_iff_toBitVec_le UInt64.lt_iff_toBitVec_lt
namespace USize
@[simp] theorem _root_.Nat.toUSize_eq {n : Nat} : n.toUSize = USize.ofNat n := rfl
protected theorem eq_of_toBitVec_eq {a b : USize} (h : a.toBitVec = b.toBitVec) : a = b := by
  cases a; cases b; cases h; rfl
protected theorem toBitVec_inj {a b : USize} : a.toBitVec = b.toBitVec ↔ a = b := ⟨USize.eq_of_toBitVec_eq, congrArg _⟩
protected theorem eq_iff_toBitVec_eq {a b : USize} : a = b ↔ a.toBitVec = b.toBitVec := USize.toBitVec_inj.symm
protected theorem ne_iff_toBitVec_ne {a b : USize} : a ≠ b ↔ a.toBitVec ≠ b.toBitVec :=
  not_congr USize.eq_iff_toBitVec_eq
protected theorem toNat_inj {a b : USize} : a.toNat = b.toNat ↔ a = b :=
  ⟨fun h => USize.eq_of_toBitVec_eq (BitVec.eq_of_toNat_eq h), congrArg _⟩
protected theorem toNat.inj {a b : USize} : a.toNat = b.toNat → a = b := USize.toNat_inj.mp
@[ext] protected theorem ext {a b : USize} (h : a.toBitVec = b.toBitVec) : a = b := USize.eq_of_toBitVec_eq h
protected theorem le_def {a b : USize} : a ≤ b ↔ a.toBitVec ≤ b.toBitVec := .rfl
protected theorem lt_def {a b : USize} : a < b ↔ a.toBitVec < b.toBitVec := .rfl
theorem le_iff_toNat_le {a b : USize} : a ≤ b ↔ a.toNat ≤ b.toNat := .rfl
theorem lt_iff_toNat_lt {a b : USize} : a < b ↔ a.toNat < b.toNat := .rfl
protected theorem le_iff_toBitVec_le {a b : USize} : a ≤ b ↔ a.toBitVec ≤ b.toBitVec := .rfl
protected theorem lt_iff_toBitVec_lt {a b : USize} : a < b ↔ a.toBitVec < b.toBitVec := .rfl
@[simp] protected theorem not_le {a b : USize} : ¬ a ≤ b ↔ b < a := Nat.not_le
@[simp] protected theorem not_lt {a b : USize} : ¬ a < b ↔ b ≤ a := Nat.not_lt
@[simp] protected theorem le_refl (a : USize) : a ≤ a := Nat.le_refl a.toNat
@[simp] protected theorem lt_irrefl (a : USize) : ¬ a < a := Nat.lt_irrefl a.toNat
protected theorem le_rfl {a : USize} : a ≤ a := USize.le_refl a
protected theorem le_trans {a b c : USize} : a ≤ b → b ≤ c → a ≤ c := Nat.le_trans
protected theorem lt_trans {a b c : USize} : a < b → b < c → a < c := Nat.lt_trans
protected theorem le_total (a b : USize) : a ≤ b ∨ b ≤ a := Nat.le_total a.toNat b.toNat
protected theorem lt_asymm {a b : USize} : a < b → ¬ b < a := fun h k => Nat.lt_irrefl _ (Nat.lt_trans h k)
protected theorem le_antisymm {a b : USize} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b :=
  USize.toNat_inj.mp (Nat.le_antisymm h₁ h₂)
protected theorem le_antisymm_iff {a b : USize} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => h ▸ ⟨USize.le_refl a, USize.le_refl a⟩, fun h => USize.le_antisymm h.1 h.2⟩
protected theorem ne_of_lt {a b : USize} (h : a < b) : a ≠ b := fun e => USize.lt_irrefl b (e ▸ h)
protected theorem le_of_lt {a b : USize} : a < b → a ≤ b := Nat.le_of_lt
protected theorem lt_of_le_of_ne {a b : USize} : a ≤ b → a ≠ b → a < b :=
  fun h k => Nat.lt_of_le_of_ne h fun e => k (USize.toNat_inj.mp e)
instance instIsLinearOrder : Std.IsLinearOrder USize where
  le_refl := USize.le_refl
  le_trans := fun _ _ _ => USize.le_trans
  le_antisymm := fun _ _ => USize.le_antisymm
  le_total := USize.le_total
instance instLawfulOrderLT : Std.LawfulOrderLT USize :=
  ⟨fun a b => by simp only [lt_iff_toNat_lt, le_iff_toNat_le]; omega⟩
@[simp] theorem toNat_toBitVec (x : USize) : x.toBitVec.toNat = x.toNat := rfl
theorem toNat_lt_two_pow_numBits (n : USize) : n.toNat < 2 ^ System.Platform.numBits := n.toBitVec.isLt
@[simp] theorem toNat_lt (n : USize) : n.toNat < 2 ^ 64 :=
  Nat.lt_of_lt_of_le n.toNat_lt_two_pow_numBits USize.size_le
@[simp] theorem toNat_ofBitVec {a : BitVec System.Platform.numBits} : (ofBitVec a).toNat = a.toNat := rfl
@[simp] theorem ofBitVec_toBitVec (a : USize) : ofBitVec a.toBitVec = a := rfl
@[simp] theorem toBitVec_ofBitVec (n : BitVec System.Platform.numBits) : (ofBitVec n).toBitVec = n := rfl
@[simp] theorem toFin_val (x : USize) : x.toFin.val = x.toNat := rfl
@[simp] theorem toNat_ofNatLT {n : Nat} {h : n < USize.size} : (ofNatLT n h).toNat = n := rfl
@[simp] theorem toNat_ofNat' {n : Nat} : (ofNat n).toNat = n % 2 ^ System.Platform.numBits := rfl
@[simp] theorem ofNat_toNat {x : USize} : ofNat x.toNat = x :=
  USize.toNat_inj.mp (Nat.mod_eq_of_lt x.toNat_lt_two_pow_numBits)
@[simp] theorem toNat_zero : (0 : USize).toNat = 0 := Nat.zero_mod _
@[simp, int_toBitVec] protected theorem toBitVec_add {a b : USize} : (a + b).toBitVec = a.toBitVec + b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_sub {a b : USize} : (a - b).toBitVec = a.toBitVec - b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mul {a b : USize} : (a * b).toBitVec = a.toBitVec * b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_div {a b : USize} : (a / b).toBitVec = a.toBitVec / b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mod {a b : USize} : (a % b).toBitVec = a.toBitVec % b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_neg {a : USize} : (-a).toBitVec = -a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_not {a : USize} : (~~~a).toBitVec = ~~~a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_and (a b : USize) : (a &&& b).toBitVec = a.toBitVec &&& b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_or (a b : USize) : (a ||| b).toBitVec = a.toBitVec ||| b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_xor (a b : USize) : (a ^^^ b).toBitVec = a.toBitVec ^^^ b.toBitVec :=
  rfl
@[simp] protected theorem toNat_add (a b : USize) : (a + b).toNat = (a.toNat + b.toNat) % 2 ^ System.Platform.numBits :=
  rfl
protected theorem toNat_sub (a b : USize) : (a - b).toNat =
    (2 ^ System.Platform.numBits - b.toNat + a.toNat) % 2 ^ System.Platform.numBits :=
  rfl
@[simp] protected theorem toNat_mul (a b : USize) : (a * b).toNat = (a.toNat * b.toNat) % 2 ^ System.Platform.numBits :=
  rfl
@[simp] protected theorem toNat_div (a b : USize) : (a / b).toNat = a.toNat / b.toNat := rfl
@[simp] protected theorem toNat_mod (a b : USize) : (a % b).toNat = a.toNat % b.toNat := rfl
@[simp] protected theorem toNat_sub_of_le (a b : USize) : b ≤ a → (a - b).toNat = a.toNat - b.toNat :=
  fun h => BitVec.toNat_sub_of_le h
@[simp] protected theorem toNat_and (a b : USize) : (a &&& b).toNat = a.toNat &&& b.toNat := rfl
@[simp] protected theorem toNat_or (a b : USize) : (a ||| b).toNat = a.toNat ||| b.toNat := rfl
@[simp] protected theorem toNat_xor (a b : USize) : (a ^^^ b).toNat = a.toNat ^^^ b.toNat := rfl
@[simp] protected theorem toNat_not (a : USize) : (~~~a).toNat = USize.size - 1 - a.toNat :=
  BitVec.toNat_not
protected theorem add_comm (a b : USize) : a + b = b + a := USize.eq_of_toBitVec_eq (BitVec.add_comm _ _)
protected theorem add_assoc (a b c : USize) : a + b + c = a + (b + c) :=
  USize.eq_of_toBitVec_eq (BitVec.add_assoc _ _ _)
protected theorem mul_comm (a b : USize) : a * b = b * a := USize.eq_of_toBitVec_eq (BitVec.mul_comm _ _)
protected theorem mul_assoc (a b c : USize) : a * b * c = a * (b * c) :=
  USize.eq_of_toBitVec_eq (BitVec.mul_assoc _ _ _)
instance _root_.instCommutativeUSizeHAdd : Std.Commutative (α := USize) (· + ·) := ⟨USize.add_comm⟩
instance _root_.instAssociativeUSizeHAdd : Std.Associative (α := USize) (· + ·) := ⟨USize.add_assoc⟩
instance _root_.instCommutativeUSizeHMul : Std.Commutative (α := USize) (· * ·) := ⟨USize.mul_comm⟩
instance _root_.instAssociativeUSizeHMul : Std.Associative (α := USize) (· * ·) := ⟨USize.mul_assoc⟩
@[simp] protected theorem add_zero (a : USize) : a + 0 = a := USize.eq_of_toBitVec_eq (BitVec.add_zero _)
@[simp] protected theorem zero_add (a : USize) : 0 + a = a := USize.eq_of_toBitVec_eq (BitVec.zero_add _)
@[simp] protected theorem sub_zero (a : USize) : a - 0 = a := USize.eq_of_toBitVec_eq (BitVec.sub_zero _)
@[simp] protected theorem sub_self (a : USize) : a - a = 0 := USize.eq_of_toBitVec_eq (BitVec.sub_self _)
@[simp] protected theorem zero_sub (a : USize) : 0 - a = -a := USize.eq_of_toBitVec_eq (BitVec.zero_sub _)
@[simp] protected theorem mul_one (a : USize) : a * 1 = a := USize.eq_of_toBitVec_eq (BitVec.mul_one _)
@[simp] protected theorem one_mul (a : USize) : 1 * a = a := USize.eq_of_toBitVec_eq (BitVec.one_mul _)
@[simp] protected theorem mul_zero {a : USize} : a * 0 = 0 := USize.eq_of_toBitVec_eq BitVec.mul_zero
@[simp] protected theorem zero_mul {a : USize} : 0 * a = 0 := USize.eq_of_toBitVec_eq BitVec.zero_mul
protected theorem mul_add {a b c : USize} : a * (b + c) = a * b + a * c := USize.eq_of_toBitVec_eq BitVec.mul_add
protected theorem add_mul {a b c : USize} : (a + b) * c = a * c + b * c := USize.eq_of_toBitVec_eq BitVec.add_mul
protected theorem sub_eq_add_neg (a b : USize) : a - b = a + -b := USize.eq_of_toBitVec_eq (BitVec.sub_eq_add_neg _ _)
@[simp] protected theorem sub_add_cancel (a b : USize) : a - b + b = a :=
  USize.eq_of_toBitVec_eq (BitVec.sub_add_cancel _ _)
@[simp] protected theorem add_sub_cancel (a b : USize) : a + b - b = a :=
  USize.eq_of_toBitVec_eq (BitVec.add_sub_cancel _ _)
@[simp] protected theorem neg_neg {a : USize} : - -a = a := USize.eq_of_toBitVec_eq BitVec.neg_neg
@[simp] protected theorem and_self {a : USize} : a &&& a = a := USize.eq_of_toBitVec_eq BitVec.and_self
@[simp] protected theorem or_self {a : USize} : a ||| a = a := USize.eq_of_toBitVec_eq BitVec.or_self
@[simp] protected theorem xor_self {a : USize} : a ^^^ a = 0 := USize.eq_of_toBitVec_eq BitVec.xor_self
@[simp] protected theorem and_zero {a : USize} : a &&& 0 = 0 := USize.eq_of_toBitVec_eq BitVec.and_zero
@[simp] protected theorem or_zero {a : USize} : a ||| 0 = a := USize.eq_of_toBitVec_eq BitVec.or_zero
@[simp] protected theorem xor_zero {a : USize} : a ^^^ 0 = a := USize.eq_of_toBitVec_eq BitVec.xor_zero
@[simp] protected theorem not_not {a : USize} : ~~~(~~~a) = a := USize.eq_of_toBitVec_eq BitVec.not_not
protected theorem and_comm (a b : USize) : a &&& b = b &&& a := USize.eq_of_toBitVec_eq (BitVec.and_comm _ _)
protected theorem or_comm (a b : USize) : a ||| b = b ||| a := USize.eq_of_toBitVec_eq (BitVec.or_comm _ _)
protected theorem xor_comm (a b : USize) : a ^^^ b = b ^^^ a := USize.eq_of_toBitVec_eq (BitVec.xor_comm _ _)
protected theorem and_assoc (a b c : USize) : a &&& b &&& c = a &&& (b &&& c) :=
  USize.eq_of_toBitVec_eq (BitVec.and_assoc _ _ _)
protected theorem or_assoc (a b c : USize) : a ||| b ||| c = a ||| (b ||| c) :=
  USize.eq_of_toBitVec_eq (BitVec.or_assoc _ _ _)
end USize
attribute [int_toBitVec] USize.eq_iff_toBitVec_eq USize.ne_iff_toBitVec_ne
attribute [int_toBitVec] USize.le_iff_toBitVec_le USize.lt_iff_toBitVec_lt
@[simp] theorem UInt8.toNat_toUInt16 (x : UInt8) : x.toUInt16.toNat = x.toNat := rfl
@[simp] theorem UInt8.toNat_toUInt32 (x : UInt8) : x.toUInt32.toNat = x.toNat := rfl
@[simp] theorem UInt8.toNat_toUInt64 (x : UInt8) : x.toUInt64.toNat = x.toNat := rfl
@[simp] theorem UInt16.toNat_toUInt8 (x : UInt16) : x.toUInt8.toNat = x.toNat % 2 ^ 8 := rfl
@[simp] theorem UInt16.toNat_toUInt32 (x : UInt16) : x.toUInt32.toNat = x.toNat := rfl
@[simp] theorem UInt16.toNat_toUInt64 (x : UInt16) : x.toUInt64.toNat = x.toNat := rfl
@[simp] theorem UInt32.toNat_toUInt8 (x : UInt32) : x.toUInt8.toNat = x.toNat % 2 ^ 8 := rfl
@[simp] theorem UInt32.toNat_toUInt16 (x : UInt32) : x.toUInt16.toNat = x.toNat % 2 ^ 16 := rfl
@[simp] theorem UInt32.toNat_toUInt64 (x : UInt32) : x.toUInt64.toNat = x.toNat := rfl
@[simp] theorem UInt64.toNat_toUInt8 (x : UInt64) : x.toUInt8.toNat = x.toNat % 2 ^ 8 := rfl
@[simp] theorem UInt64.toNat_toUInt16 (x : UInt64) : x.toUInt16.toNat = x.toNat % 2 ^ 16 := rfl
@[simp] theorem UInt64.toNat_toUInt32 (x : UInt64) : x.toUInt32.toNat = x.toNat % 2 ^ 32 := rfl
instance instToStringByteArray : ToString ByteArray := ⟨fun bs => bs.data.toList.toString⟩
