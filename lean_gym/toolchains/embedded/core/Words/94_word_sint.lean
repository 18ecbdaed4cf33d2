/-
Signed integers of a fixed width: operations, conversions, printing, laws.
-/
structure Int8 where
  private ofUInt8 ::
  toUInt8 : UInt8
namespace Int8
abbrev size : Nat := 256
@[inline] def toBitVec (x : Int8) : BitVec 8 := x.toUInt8.toBitVec
theorem toBitVec.inj : {x y : Int8} → x.toBitVec = y.toBitVec → x = y
  | ⟨⟨_⟩⟩, ⟨⟨_⟩⟩, rfl => rfl
@[inline] def _root_.UInt8.toInt8 (i : UInt8) : Int8 := Int8.ofUInt8 i
@[extern "lean_int8_of_int"] def ofInt (i : @& Int) : Int8 := ⟨⟨BitVec.ofInt 8 i⟩⟩
@[extern "lean_int8_of_nat"] def ofNat (n : @& Nat) : Int8 := ⟨⟨BitVec.ofNat 8 n⟩⟩
abbrev _root_.Int.toInt8 := Int8.ofInt
abbrev _root_.Nat.toInt8 := Int8.ofNat
@[extern "lean_int8_to_int"] def toInt (i : Int8) : Int := i.toBitVec.toInt
@[inline] def toNatClampNeg (i : Int8) : Nat := i.toInt.toNat
@[inline] def ofBitVec (b : BitVec 8) : Int8 := ⟨⟨b⟩⟩
@[extern "lean_int8_neg"] def neg (i : Int8) : Int8 := ⟨⟨-i.toBitVec⟩⟩
instance instOfNat {n : Nat} : OfNat Int8 n := ⟨Int8.ofNat n⟩
instance instNeg : Neg Int8 := ⟨Int8.neg⟩
abbrev maxValue : Int8 := 127
abbrev minValue : Int8 := -128
@[inline] def ofIntLE (i : Int) (_hl : Int8.minValue.toInt ≤ i) (_hr : i ≤ Int8.maxValue.toInt) : Int8 := Int8.ofInt i
def ofIntTruncate (i : Int) : Int8 :=
  if Int8.minValue.toInt ≤ i then if i ≤ Int8.maxValue.toInt then Int8.ofInt i else Int8.maxValue
  else Int8.minValue
def ofIntClamp (i : Int) : Int8 :=
  if Int8.minValue.toInt ≤ i then if i ≤ Int8.maxValue.toInt then Int8.ofInt i else Int8.maxValue
  else Int8.minValue
@[extern "lean_int8_add"] protected def add (a b : Int8) : Int8 := ⟨⟨a.toBitVec + b.toBitVec⟩⟩
@[extern "lean_int8_sub"] protected def sub (a b : Int8) : Int8 := ⟨⟨a.toBitVec - b.toBitVec⟩⟩
@[extern "lean_int8_mul"] protected def mul (a b : Int8) : Int8 := ⟨⟨a.toBitVec * b.toBitVec⟩⟩
@[extern "lean_int8_div"] protected def div (a b : Int8) : Int8 := ⟨⟨BitVec.sdiv a.toBitVec b.toBitVec⟩⟩
@[extern "lean_int8_mod"] protected def mod (a b : Int8) : Int8 := ⟨⟨BitVec.srem a.toBitVec b.toBitVec⟩⟩
protected def pow (x : Int8) (n : Nat) : Int8 :=
  match n with
  | 0 => 1
  | n + 1 => Int8.mul (Int8.pow x n) x
@[extern "lean_int8_land"] protected def land (a b : Int8) : Int8 := ⟨⟨a.toBitVec &&& b.toBitVec⟩⟩
@[extern "lean_int8_lor"] protected def lor (a b : Int8) : Int8 := ⟨⟨a.toBitVec ||| b.toBitVec⟩⟩
@[extern "lean_int8_xor"] protected def xor (a b : Int8) : Int8 := ⟨⟨a.toBitVec ^^^ b.toBitVec⟩⟩
@[extern "lean_int8_shift_left"] protected def shiftLeft (a b : Int8) : Int8 := ⟨⟨a.toBitVec <<< (b.toBitVec.smod 8)⟩⟩
@[extern "lean_int8_shift_right"] protected def shiftRight (a b : Int8) : Int8 :=
  ⟨⟨BitVec.sshiftRight' a.toBitVec (b.toBitVec.smod 8)⟩⟩
@[extern "lean_int8_complement"] protected def complement (a : Int8) : Int8 := ⟨⟨~~~a.toBitVec⟩⟩
@[extern "lean_int8_abs"] protected def abs (a : Int8) : Int8 := ⟨⟨a.toBitVec.abs⟩⟩
@[extern "lean_int8_dec_eq"] def decEq (a b : Int8) : Decidable (a = b) where
  decide := decide (a.toBitVec = b.toBitVec)
  reflects_decide := match instDecidableEqBitVec a.toBitVec b.toBitVec with
    | isTrue h => Int8.toBitVec.inj h
    | isFalse h => fun e => h (congrArg Int8.toBitVec e)
protected def lt (a b : Int8) : Prop := a.toBitVec.slt b.toBitVec
protected def le (a b : Int8) : Prop := a.toBitVec.sle b.toBitVec
end Int8
instance instAddInt8 : Add Int8 := ⟨Int8.add⟩
instance instSubInt8 : Sub Int8 := ⟨Int8.sub⟩
instance instMulInt8 : Mul Int8 := ⟨Int8.mul⟩
instance instModInt8 : Mod Int8 := ⟨Int8.mod⟩
instance instDivInt8 : Div Int8 := ⟨Int8.div⟩
instance instAndOpInt8 : AndOp Int8 := ⟨Int8.land⟩
instance instOrOpInt8 : OrOp Int8 := ⟨Int8.lor⟩
instance instXorOpInt8 : XorOp Int8 := ⟨Int8.xor⟩
instance instShiftLeftInt8 : ShiftLeft Int8 := ⟨Int8.shiftLeft⟩
instance instShiftRightInt8 : ShiftRight Int8 := ⟨Int8.shiftRight⟩
instance instComplementInt8 : Complement Int8 := ⟨Int8.complement⟩
instance instLTInt8 : LT Int8 := ⟨Int8.lt⟩
instance instLEInt8 : LE Int8 := ⟨Int8.le⟩
instance instPowInt8Nat : Pow Int8 Nat := ⟨Int8.pow⟩
instance instDecidableEqInt8 : DecidableEq Int8 := Int8.decEq
instance instInhabitedInt8 : Inhabited Int8 := ⟨0⟩
@[extern "lean_int8_dec_lt"] instance Int8.decLt (a b : Int8) : Decidable (a < b) :=
  inferInstanceAs (Decidable (a.toBitVec.slt b.toBitVec = true))
@[extern "lean_int8_dec_le"] instance Int8.decLe (a b : Int8) : Decidable (a ≤ b) :=
  inferInstanceAs (Decidable (a.toBitVec.sle b.toBitVec = true))
instance instMaxInt8 : Max Int8 := maxOfLe
instance instMinInt8 : Min Int8 := minOfLe
instance instReprInt8 : Repr Int8 := ⟨fun i prec => reprPrec i.toInt prec⟩
instance instReprAtomInt8 : ReprAtom Int8 := ⟨⟩
instance instToStringInt8 : ToString Int8 := ⟨fun i => toString i.toInt⟩
instance Int8.instOrd : Ord Int8 := ⟨fun a b => compareOfLessAndEq a b⟩
structure Int16 where
  private ofUInt16 ::
  toUInt16 : UInt16
namespace Int16
abbrev size : Nat := 65536
@[inline] def toBitVec (x : Int16) : BitVec 16 := x.toUInt16.toBitVec
theorem toBitVec.inj : {x y : Int16} → x.toBitVec = y.toBitVec → x = y
  | ⟨⟨_⟩⟩, ⟨⟨_⟩⟩, rfl => rfl
@[inline] def _root_.UInt16.toInt16 (i : UInt16) : Int16 := Int16.ofUInt16 i
@[extern "lean_int16_of_int"] def ofInt (i : @& Int) : Int16 := ⟨⟨BitVec.ofInt 16 i⟩⟩
@[extern "lean_int16_of_nat"] def ofNat (n : @& Nat) : Int16 := ⟨⟨BitVec.ofNat 16 n⟩⟩
abbrev _root_.Int.toInt16 := Int16.ofInt
abbrev _root_.Nat.toInt16 := Int16.ofNat
@[extern "lean_int16_to_int"] def toInt (i : Int16) : Int := i.toBitVec.toInt
@[inline] def toNatClampNeg (i : Int16) : Nat := i.toInt.toNat
@[inline] def ofBitVec (b : BitVec 16) : Int16 := ⟨⟨b⟩⟩
@[extern "lean_int16_neg"] def neg (i : Int16) : Int16 := ⟨⟨-i.toBitVec⟩⟩
instance instOfNat {n : Nat} : OfNat Int16 n := ⟨Int16.ofNat n⟩
instance instNeg : Neg Int16 := ⟨Int16.neg⟩
abbrev maxValue : Int16 := 32767
abbrev minValue : Int16 := -32768
@[inline] def ofIntLE (i : Int) (_hl : Int16.minValue.toInt ≤ i) (_hr : i ≤ Int16.maxValue.toInt) : Int16 :=
  Int16.ofInt i
def ofIntTruncate (i : Int) : Int16 :=
  if Int16.minValue.toInt ≤ i then if i ≤ Int16.maxValue.toInt then Int16.ofInt i else Int16.maxValue
  else Int16.minValue
def ofIntClamp (i : Int) : Int16 :=
  if Int16.minValue.toInt ≤ i then if i ≤ Int16.maxValue.toInt then Int16.ofInt i else Int16.maxValue
  else Int16.minValue
@[extern "lean_int16_add"] protected def add (a b : Int16) : Int16 := ⟨⟨a.toBitVec + b.toBitVec⟩⟩
@[extern "lean_int16_sub"] protected def sub (a b : Int16) : Int16 := ⟨⟨a.toBitVec - b.toBitVec⟩⟩
@[extern "lean_int16_mul"] protected def mul (a b : Int16) : Int16 := ⟨⟨a.toBitVec * b.toBitVec⟩⟩
@[extern "lean_int16_div"] protected def div (a b : Int16) : Int16 := ⟨⟨BitVec.sdiv a.toBitVec b.toBitVec⟩⟩
@[extern "lean_int16_mod"] protected def mod (a b : Int16) : Int16 := ⟨⟨BitVec.srem a.toBitVec b.toBitVec⟩⟩
protected def pow (x : Int16) (n : Nat) : Int16 :=
  match n with
  | 0 => 1
  | n + 1 => Int16.mul (Int16.pow x n) x
@[extern "lean_int16_land"] protected def land (a b : Int16) : Int16 := ⟨⟨a.toBitVec &&& b.toBitVec⟩⟩
@[extern "lean_int16_lor"] protected def lor (a b : Int16) : Int16 := ⟨⟨a.toBitVec ||| b.toBitVec⟩⟩
@[extern "lean_int16_xor"] protected def xor (a b : Int16) : Int16 := ⟨⟨a.toBitVec ^^^ b.toBitVec⟩⟩
@[extern "lean_int16_shift_left"] protected def shiftLeft (a b : Int16) : Int16 :=
  ⟨⟨a.toBitVec <<< (b.toBitVec.smod 16)⟩⟩
@[extern "lean_int16_shift_right"] protected def shiftRight (a b : Int16) : Int16 :=
  ⟨⟨BitVec.sshiftRight' a.toBitVec (b.toBitVec.smod 16)⟩⟩
@[extern "lean_int16_complement"] protected def complement (a : Int16) : Int16 := ⟨⟨~~~a.toBitVec⟩⟩
@[extern "lean_int16_abs"] protected def abs (a : Int16) : Int16 := ⟨⟨a.toBitVec.abs⟩⟩
@[extern "lean_int16_dec_eq"] def decEq (a b : Int16) : Decidable (a = b) where
  decide := decide (a.toBitVec = b.toBitVec)
  reflects_decide := match instDecidableEqBitVec a.toBitVec b.toBitVec with
    | isTrue h => Int16.toBitVec.inj h
    | isFalse h => fun e => h (congrArg Int16.toBitVec e)
protected def lt (a b : Int16) : Prop := a.toBitVec.slt b.toBitVec
protected def le (a b : Int16) : Prop := a.toBitVec.sle b.toBitVec
end Int16
instance instAddInt16 : Add Int16 := ⟨Int16.add⟩
instance instSubInt16 : Sub Int16 := ⟨Int16.sub⟩
instance instMulInt16 : Mul Int16 := ⟨Int16.mul⟩
instance instModInt16 : Mod Int16 := ⟨Int16.mod⟩
instance instDivInt16 : Div Int16 := ⟨Int16.div⟩
instance instAndOpInt16 : AndOp Int16 := ⟨Int16.land⟩
instance instOrOpInt16 : OrOp Int16 := ⟨Int16.lor⟩
instance instXorOpInt16 : XorOp Int16 := ⟨Int16.xor⟩
instance instShiftLeftInt16 : ShiftLeft Int16 := ⟨Int16.shiftLeft⟩
instance instShiftRightInt16 : ShiftRight Int16 := ⟨Int16.shiftRight⟩
instance instComplementInt16 : Complement Int16 := ⟨Int16.complement⟩
instance instLTInt16 : LT Int16 := ⟨Int16.lt⟩
instance instLEInt16 : LE Int16 := ⟨Int16.le⟩
instance instPowInt16Nat : Pow Int16 Nat := ⟨Int16.pow⟩
instance instDecidableEqInt16 : DecidableEq Int16 := Int16.decEq
instance instInhabitedInt16 : Inhabited Int16 := ⟨0⟩
@[extern "lean_int16_dec_lt"] instance Int16.decLt (a b : Int16) : Decidable (a < b) :=
  inferInstanceAs (Decidable (a.toBitVec.slt b.toBitVec = true))
@[extern "lean_int16_dec_le"] instance Int16.decLe (a b : Int16) : Decidable (a ≤ b) :=
  inferInstanceAs (Decidable (a.toBitVec.sle b.toBitVec = true))
instance instMaxInt16 : Max Int16 := maxOfLe
instance instMinInt16 : Min Int16 := minOfLe
instance instReprInt16 : Repr Int16 := ⟨fun i prec => reprPrec i.toInt prec⟩
instance instReprAtomInt16 : ReprAtom Int16 := ⟨⟩
instance instToStringInt16 : ToString Int16 := ⟨fun i => toString i.toInt⟩
instance Int16.instOrd : Ord Int16 := ⟨fun a b => compareOfLessAndEq a b⟩
structure Int32 where
  private ofUInt32 ::
  toUInt32 : UInt32
namespace Int32
abbrev size : Nat := 4294967296
@[inline] def toBitVec (x : Int32) : BitVec 32 := x.toUInt32.toBitVec
theorem toBitVec.inj : {x y : Int32} → x.toBitVec = y.toBitVec → x = y
  | ⟨⟨_⟩⟩, ⟨⟨_⟩⟩, rfl => rfl
@[inline] def _root_.UInt32.toInt32 (i : UInt32) : Int32 := Int32.ofUInt32 i
@[extern "lean_int32_of_int"] def ofInt (i : @& Int) : Int32 := ⟨⟨BitVec.ofInt 32 i⟩⟩
@[extern "lean_int32_of_nat"] def ofNat (n : @& Nat) : Int32 := ⟨⟨BitVec.ofNat 32 n⟩⟩
abbrev _root_.Int.toInt32 := Int32.ofInt
abbrev _root_.Nat.toInt32 := Int32.ofNat
@[extern "lean_int32_to_int"] def toInt (i : Int32) : Int := i.toBitVec.toInt
@[inline] def toNatClampNeg (i : Int32) : Nat := i.toInt.toNat
@[inline] def ofBitVec (b : BitVec 32) : Int32 := ⟨⟨b⟩⟩
@[extern "lean_int32_neg"] def neg (i : Int32) : Int32 := ⟨⟨-i.toBitVec⟩⟩
instance instOfNat {n : Nat} : OfNat Int32 n := ⟨Int32.ofNat n⟩
instance instNeg : Neg Int32 := ⟨Int32.neg⟩
abbrev maxValue : Int32 := 2147483647
abbrev minValue : Int32 := -2147483648
@[inline] def ofIntLE (i : Int) (_hl : Int32.minValue.toInt ≤ i) (_hr : i ≤ Int32.maxValue.toInt) : Int32 :=
  Int32.ofInt i
def ofIntTruncate (i : Int) : Int32 :=
  if Int32.minValue.toInt ≤ i then if i ≤ Int32.maxValue.toInt then Int32.ofInt i else Int32.maxValue
  else Int32.minValue
def ofIntClamp (i : Int) : Int32 :=
  if Int32.minValue.toInt ≤ i then if i ≤ Int32.maxValue.toInt then Int32.ofInt i else Int32.maxValue
  else Int32.minValue
@[extern "lean_int32_add"] protected def add (a b : Int32) : Int32 := ⟨⟨a.toBitVec + b.toBitVec⟩⟩
@[extern "lean_int32_sub"] protected def sub (a b : Int32) : Int32 := ⟨⟨a.toBitVec - b.toBitVec⟩⟩
@[extern "lean_int32_mul"] protected def mul (a b : Int32) : Int32 := ⟨⟨a.toBitVec * b.toBitVec⟩⟩
@[extern "lean_int32_div"] protected def div (a b : Int32) : Int32 := ⟨⟨BitVec.sdiv a.toBitVec b.toBitVec⟩⟩
@[extern "lean_int32_mod"] protected def mod (a b : Int32) : Int32 := ⟨⟨BitVec.srem a.toBitVec b.toBitVec⟩⟩
protected def pow (x : Int32) (n : Nat) : Int32 :=
  match n with
  | 0 => 1
  | n + 1 => Int32.mul (Int32.pow x n) x
@[extern "lean_int32_land"] protected def land (a b : Int32) : Int32 := ⟨⟨a.toBitVec &&& b.toBitVec⟩⟩
@[extern "lean_int32_lor"] protected def lor (a b : Int32) : Int32 := ⟨⟨a.toBitVec ||| b.toBitVec⟩⟩
@[extern "lean_int32_xor"] protected def xor (a b : Int32) : Int32 := ⟨⟨a.toBitVec ^^^ b.toBitVec⟩⟩
@[extern "lean_int32_shift_left"] protected def shiftLeft (a b : Int32) : Int32 :=
  ⟨⟨a.toBitVec <<< (b.toBitVec.smod 32)⟩⟩
@[extern "lean_int32_shift_right"] protected def shiftRight (a b : Int32) : Int32 :=
  ⟨⟨BitVec.sshiftRight' a.toBitVec (b.toBitVec.smod 32)⟩⟩
@[extern "lean_int32_complement"] protected def complement (a : Int32) : Int32 := ⟨⟨~~~a.toBitVec⟩⟩
@[extern "lean_int32_abs"] protected def abs (a : Int32) : Int32 := ⟨⟨a.toBitVec.abs⟩⟩
@[extern "lean_int32_dec_eq"] def decEq (a b : Int32) : Decidable (a = b) where
  decide := decide (a.toBitVec = b.toBitVec)
  reflects_decide := match instDecidableEqBitVec a.toBitVec b.toBitVec with
    | isTrue h => Int32.toBitVec.inj h
    | isFalse h => fun e => h (congrArg Int32.toBitVec e)
protected def lt (a b : Int32) : Prop := a.toBitVec.slt b.toBitVec
protected def le (a b : Int32) : Prop := a.toBitVec.sle b.toBitVec
end Int32
instance instAddInt32 : Add Int32 := ⟨Int32.add⟩
instance instSubInt32 : Sub Int32 := ⟨Int32.sub⟩
instance instMulInt32 : Mul Int32 := ⟨Int32.mul⟩
instance instModInt32 : Mod Int32 := ⟨Int32.mod⟩
instance instDivInt32 : Div Int32 := ⟨Int32.div⟩
instance instAndOpInt32 : AndOp Int32 := ⟨Int32.land⟩
instance instOrOpInt32 : OrOp Int32 := ⟨Int32.lor⟩
instance instXorOpInt32 : XorOp Int32 := ⟨Int32.xor⟩
instance instShiftLeftInt32 : ShiftLeft Int32 := ⟨Int32.shiftLeft⟩
instance instShiftRightInt32 : ShiftRight Int32 := ⟨Int32.shiftRight⟩
instance instComplementInt32 : Complement Int32 := ⟨Int32.complement⟩
instance instLTInt32 : LT Int32 := ⟨Int32.lt⟩
instance instLEInt32 : LE Int32 := ⟨Int32.le⟩
instance instPowInt32Nat : Pow Int32 Nat := ⟨Int32.pow⟩
instance instDecidableEqInt32 : DecidableEq Int32 := Int32.decEq
instance instInhabitedInt32 : Inhabited Int32 := ⟨0⟩
@[extern "lean_int32_dec_lt"] instance Int32.decLt (a b : Int32) : Decidable (a < b) :=
  inferInstanceAs (Decidable (a.toBitVec.slt b.toBitVec = true))
@[extern "lean_int32_dec_le"] instance Int32.decLe (a b : Int32) : Decidable (a ≤ b) :=
  inferInstanceAs (Decidable (a.toBitVec.sle b.toBitVec = true))
instance instMaxInt32 : Max Int32 := maxOfLe
instance instMinInt32 : Min Int32 := minOfLe
instance instReprInt32 : Repr Int32 := ⟨fun i prec => reprPrec i.toInt prec⟩
instance instReprAtomInt32 : ReprAtom Int32 := ⟨⟩
instance instToStringInt32 : ToString Int32 := ⟨fun i => toString i.toInt⟩
instance Int32.instOrd : Ord Int32 := ⟨fun a b => compareOfLessAndEq a b⟩
structure Int64 where
  private ofUInt64 ::
  toUInt64 : UInt64
namespace Int64
abbrev size : Nat := 18446744073709551616
@[inline] def toBitVec (x : Int64) : BitVec 64 := x.toUInt64.toBitVec
theorem toBitVec.inj : {x y : Int64} → x.toBitVec = y.toBitVec → x = y
  | ⟨⟨_⟩⟩, ⟨⟨_⟩⟩, rfl => rfl
@[inline] def _root_.UInt64.toInt64 (i : UInt64) : Int64 := Int64.ofUInt64 i
@[extern "lean_int64_of_int"] def ofInt (i : @& Int) : Int64 := ⟨⟨BitVec.ofInt 64 i⟩⟩
@[extern "lean_int64_of_nat"] def ofNat (n : @& Nat) : Int64 := ⟨⟨BitVec.ofNat 64 n⟩⟩
abbrev _root_.Int.toInt64 := Int64.ofInt
abbrev _root_.Nat.toInt64 := Int64.ofNat
@[extern "lean_int64_to_int"] def toInt (i : Int64) : Int := i.toBitVec.toInt
@[inline] def toNatClampNeg (i : Int64) : Nat := i.toInt.toNat
@[inline] def ofBitVec (b : BitVec 64) : Int64 := ⟨⟨b⟩⟩
@[extern "lean_int64_neg"] def neg (i : Int64) : Int64 := ⟨⟨-i.toBitVec⟩⟩
instance instOfNat {n : Nat} : OfNat Int64 n := ⟨Int64.ofNat n⟩
instance instNeg : Neg Int64 := ⟨Int64.neg⟩
abbrev maxValue : Int64 := 9223372036854775807
abbrev minValue : Int64 := -9223372036854775808
@[inline] def ofIntLE (i : Int) (_hl : Int64.minValue.toInt ≤ i) (_hr : i ≤ Int64.maxValue.toInt) : Int64 :=
  Int64.ofInt i
def ofIntTruncate (i : Int) : Int64 :=
  if Int64.minValue.toInt ≤ i then if i ≤ Int64.maxValue.toInt then Int64.ofInt i else Int64.maxValue
  else Int64.minValue
def ofIntClamp (i : Int) : Int64 :=
  if Int64.minValue.toInt ≤ i then if i ≤ Int64.maxValue.toInt then Int64.ofInt i else Int64.maxValue
  else Int64.minValue
@[extern "lean_int64_add"] protected def add (a b : Int64) : Int64 := ⟨⟨a.toBitVec + b.toBitVec⟩⟩
@[extern "lean_int64_sub"] protected def sub (a b : Int64) : Int64 := ⟨⟨a.toBitVec - b.toBitVec⟩⟩
@[extern "lean_int64_mul"] protected def mul (a b : Int64) : Int64 := ⟨⟨a.toBitVec * b.toBitVec⟩⟩
@[extern "lean_int64_div"] protected def div (a b : Int64) : Int64 := ⟨⟨BitVec.sdiv a.toBitVec b.toBitVec⟩⟩
@[extern "lean_int64_mod"] protected def mod (a b : Int64) : Int64 := ⟨⟨BitVec.srem a.toBitVec b.toBitVec⟩⟩
protected def pow (x : Int64) (n : Nat) : Int64 :=
  match n with
  | 0 => 1
  | n + 1 => Int64.mul (Int64.pow x n) x
@[extern "lean_int64_land"] protected def land (a b : Int64) : Int64 := ⟨⟨a.toBitVec &&& b.toBitVec⟩⟩
@[extern "lean_int64_lor"] protected def lor (a b : Int64) : Int64 := ⟨⟨a.toBitVec ||| b.toBitVec⟩⟩
@[extern "lean_int64_xor"] protected def xor (a b : Int64) : Int64 := ⟨⟨a.toBitVec ^^^ b.toBitVec⟩⟩
@[extern "lean_int64_shift_left"] protected def shiftLeft (a b : Int64) : Int64 :=
  ⟨⟨a.toBitVec <<< (b.toBitVec.smod 64)⟩⟩
@[extern "lean_int64_shift_right"] protected def shiftRight (a b : Int64) : Int64 :=
  ⟨⟨BitVec.sshiftRight' a.toBitVec (b.toBitVec.smod 64)⟩⟩
@[extern "lean_int64_complement"] protected def complement (a : Int64) : Int64 := ⟨⟨~~~a.toBitVec⟩⟩
@[extern "lean_int64_abs"] protected def abs (a : Int64) : Int64 := ⟨⟨a.toBitVec.abs⟩⟩
@[extern "lean_int64_dec_eq"] def decEq (a b : Int64) : Decidable (a = b) where
  decide := decide (a.toBitVec = b.toBitVec)
  reflects_decide := match instDecidableEqBitVec a.toBitVec b.toBitVec with
    | isTrue h => Int64.toBitVec.inj h
    | isFalse h => fun e => h (congrArg Int64.toBitVec e)
protected def lt (a b : Int64) : Prop := a.toBitVec.slt b.toBitVec
protected def le (a b : Int64) : Prop := a.toBitVec.sle b.toBitVec
end Int64
instance instAddInt64 : Add Int64 := ⟨Int64.add⟩
instance instSubInt64 : Sub Int64 := ⟨Int64.sub⟩
instance instMulInt64 : Mul Int64 := ⟨Int64.mul⟩
instance instModInt64 : Mod Int64 := ⟨Int64.mod⟩
instance instDivInt64 : Div Int64 := ⟨Int64.div⟩
instance instAndOpInt64 : AndOp Int64 := ⟨Int64.land⟩
instance instOrOpInt64 : OrOp Int64 := ⟨Int64.lor⟩
instance instXorOpInt64 : XorOp Int64 := ⟨Int64.xor⟩
instance instShiftLeftInt64 : ShiftLeft Int64 := ⟨Int64.shiftLeft⟩
instance instShiftRightInt64 : ShiftRight Int64 := ⟨Int64.shiftRight⟩
instance instComplementInt64 : Complement Int64 := ⟨Int64.complement⟩
instance instLTInt64 : LT Int64 := ⟨Int64.lt⟩
instance instLEInt64 : LE Int64 := ⟨Int64.le⟩
instance instPowInt64Nat : Pow Int64 Nat := ⟨Int64.pow⟩
instance instDecidableEqInt64 : DecidableEq Int64 := Int64.decEq
instance instInhabitedInt64 : Inhabited Int64 := ⟨0⟩
@[extern "lean_int64_dec_lt"] instance Int64.decLt (a b : Int64) : Decidable (a < b) :=
  inferInstanceAs (Decidable (a.toBitVec.slt b.toBitVec = true))
@[extern "lean_int64_dec_le"] instance Int64.decLe (a b : Int64) : Decidable (a ≤ b) :=
  inferInstanceAs (Decidable (a.toBitVec.sle b.toBitVec = true))
instance instMaxInt64 : Max Int64 := maxOfLe
instance instMinInt64 : Min Int64 := minOfLe
instance instReprInt64 : Repr Int64 := ⟨fun i prec => reprPrec i.toInt prec⟩
instance instReprAtomInt64 : ReprAtom Int64 := ⟨⟩
instance instToStringInt64 : ToString Int64 := ⟨fun i => toString i.toInt⟩
instance Int64.instOrd : Ord Int64 := ⟨fun a b => compareOfLessAndEq a b⟩

/- Conversions. -/
@[extern "lean_int8_to_int16"] def Int8.toInt16 (a : Int8) : Int16 := ⟨⟨a.toBitVec.signExtend 16⟩⟩
@[extern "lean_int8_to_int32"] def Int8.toInt32 (a : Int8) : Int32 := ⟨⟨a.toBitVec.signExtend 32⟩⟩
@[extern "lean_int8_to_int64"] def Int8.toInt64 (a : Int8) : Int64 := ⟨⟨a.toBitVec.signExtend 64⟩⟩
@[extern "lean_int16_to_int8"] def Int16.toInt8 (a : Int16) : Int8 := ⟨⟨a.toBitVec.signExtend 8⟩⟩
@[extern "lean_int16_to_int32"] def Int16.toInt32 (a : Int16) : Int32 := ⟨⟨a.toBitVec.signExtend 32⟩⟩
@[extern "lean_int16_to_int64"] def Int16.toInt64 (a : Int16) : Int64 := ⟨⟨a.toBitVec.signExtend 64⟩⟩
@[extern "lean_int32_to_int8"] def Int32.toInt8 (a : Int32) : Int8 := ⟨⟨a.toBitVec.signExtend 8⟩⟩
@[extern "lean_int32_to_int16"] def Int32.toInt16 (a : Int32) : Int16 := ⟨⟨a.toBitVec.signExtend 16⟩⟩
@[extern "lean_int32_to_int64"] def Int32.toInt64 (a : Int32) : Int64 := ⟨⟨a.toBitVec.signExtend 64⟩⟩
@[extern "lean_int64_to_int8"] def Int64.toInt8 (a : Int64) : Int8 := ⟨⟨a.toBitVec.signExtend 8⟩⟩
@[extern "lean_int64_to_int16"] def Int64.toInt16 (a : Int64) : Int16 := ⟨⟨a.toBitVec.signExtend 16⟩⟩
@[extern "lean_int64_to_int32"] def Int64.toInt32 (a : Int64) : Int32 := ⟨⟨a.toBitVec.signExtend 32⟩⟩
@[extern "lean_bool_to_int8"] def Bool.toInt8 (b : Bool) : Int8 := if b then 1 else 0
@[extern "lean_bool_to_int16"] def Bool.toInt16 (b : Bool) : Int16 := if b then 1 else 0
@[extern "lean_bool_to_int32"] def Bool.toInt32 (b : Bool) : Int32 := if b then 1 else 0
@[extern "lean_bool_to_int64"] def Bool.toInt64 (b : Bool) : Int64 := if b then 1 else 0

/- Laws. -/
namespace Int8
protected theorem toBitVec_inj {a b : Int8} : a.toBitVec = b.toBitVec ↔ a = b := ⟨toBitVec.inj, congrArg _⟩
protected theorem eq_iff_toBitVec_eq {a b : Int8} : a = b ↔ a.toBitVec = b.toBitVec := Int8.toBitVec_inj.symm
protected theorem toInt_inj {x y : Int8} : x.toInt = y.toInt ↔ x = y := BitVec.toInt_inj.trans Int8.toBitVec_inj
protected theorem toInt.inj {x y : Int8} (h : x.toInt = y.toInt) : x = y := Int8.toInt_inj.mp h
theorem le_iff_toInt_le {x y : Int8} : x ≤ y ↔ x.toInt ≤ y.toInt := BitVec.sle_iff_toInt_le
theorem lt_iff_toInt_lt {x y : Int8} : x < y ↔ x.toInt < y.toInt := BitVec.slt_iff_toInt_lt
@[simp] protected theorem not_le {n m : Int8} : ¬ n ≤ m ↔ m < n := by
  rw [le_iff_toInt_le, lt_iff_toInt_lt]; exact Int.not_le
@[simp] protected theorem not_lt {a b : Int8} : ¬ a < b ↔ b ≤ a := by
  rw [le_iff_toInt_le, lt_iff_toInt_lt]; exact Int.not_lt
@[simp] protected theorem le_refl (a : Int8) : a ≤ a := le_iff_toInt_le.mpr (Int.le_refl _)
@[simp] protected theorem lt_irrefl {a : Int8} : ¬ a < a := fun h => Int.lt_irrefl _ (lt_iff_toInt_lt.mp h)
protected theorem le_trans {a b c : Int8} : a ≤ b → b ≤ c → a ≤ c :=
  fun h k => le_iff_toInt_le.mpr (Int.le_trans (le_iff_toInt_le.mp h) (le_iff_toInt_le.mp k))
protected theorem lt_trans {a b c : Int8} : a < b → b < c → a < c :=
  fun h k => lt_iff_toInt_lt.mpr (Int.lt_trans (lt_iff_toInt_lt.mp h) (lt_iff_toInt_lt.mp k))
protected theorem le_total (a b : Int8) : a ≤ b ∨ b ≤ a := by
  rw [le_iff_toInt_le, le_iff_toInt_le]; exact Int.le_total _ _
protected theorem le_antisymm {a b : Int8} : a ≤ b → b ≤ a → a = b :=
  fun h k => Int8.toInt_inj.mp (Int.le_antisymm (le_iff_toInt_le.mp h) (le_iff_toInt_le.mp k))
@[simp] theorem toInt_toBitVec (x : Int8) : x.toBitVec.toInt = x.toInt := rfl
@[simp] theorem toBitVec_ofBitVec (b : BitVec 8) : (ofBitVec b).toBitVec = b := rfl
@[simp] theorem ofBitVec_toBitVec (x : Int8) : ofBitVec x.toBitVec = x := rfl
@[simp] theorem ofInt_toInt (x : Int8) : ofInt x.toInt = x := toBitVec.inj BitVec.ofInt_toInt
@[simp] theorem toInt_zero : (0 : Int8).toInt = 0 := BitVec.toInt_zero
@[simp, int_toBitVec] theorem toBitVec_ofNat {n : Nat} : toBitVec (no_index (OfNat.ofNat n)) = OfNat.ofNat n := rfl
@[simp, int_toBitVec] protected theorem toBitVec_add {a b : Int8} : (a + b).toBitVec = a.toBitVec + b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_sub {a b : Int8} : (a - b).toBitVec = a.toBitVec - b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mul {a b : Int8} : (a * b).toBitVec = a.toBitVec * b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_neg (x : Int8) : (-x).toBitVec = -x.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_not {a : Int8} : (~~~a).toBitVec = ~~~a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_and (a b : Int8) : (a &&& b).toBitVec = a.toBitVec &&& b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_or (a b : Int8) : (a ||| b).toBitVec = a.toBitVec ||| b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_xor (a b : Int8) : (a ^^^ b).toBitVec = a.toBitVec ^^^ b.toBitVec :=
  rfl
protected theorem add_comm (a b : Int8) : a + b = b + a := toBitVec.inj (BitVec.add_comm _ _)
protected theorem add_assoc (a b c : Int8) : a + b + c = a + (b + c) := toBitVec.inj (BitVec.add_assoc _ _ _)
protected theorem mul_comm (a b : Int8) : a * b = b * a := toBitVec.inj (BitVec.mul_comm _ _)
protected theorem mul_assoc (a b c : Int8) : a * b * c = a * (b * c) := toBitVec.inj (BitVec.mul_assoc _ _ _)
instance _root_.instCommutativeInt8HAdd : Std.Commutative (α := Int8) (· + ·) := ⟨Int8.add_comm⟩
instance _root_.instAssociativeInt8HAdd : Std.Associative (α := Int8) (· + ·) := ⟨Int8.add_assoc⟩
instance _root_.instCommutativeInt8HMul : Std.Commutative (α := Int8) (· * ·) := ⟨Int8.mul_comm⟩
instance _root_.instAssociativeInt8HMul : Std.Associative (α := Int8) (· * ·) := ⟨Int8.mul_assoc⟩
@[simp] protected theorem add_zero (a : Int8) : a + 0 = a := toBitVec.inj (BitVec.add_zero _)
@[simp] protected theorem zero_add (a : Int8) : 0 + a = a := toBitVec.inj (BitVec.zero_add _)
@[simp] protected theorem sub_zero (a : Int8) : a - 0 = a := toBitVec.inj (BitVec.sub_zero _)
@[simp] protected theorem sub_self (a : Int8) : a - a = 0 := toBitVec.inj (BitVec.sub_self _)
@[simp] protected theorem mul_one (a : Int8) : a * 1 = a := toBitVec.inj (BitVec.mul_one _)
@[simp] protected theorem one_mul (a : Int8) : 1 * a = a := toBitVec.inj (BitVec.one_mul _)
@[simp] protected theorem mul_zero {a : Int8} : a * 0 = 0 := toBitVec.inj BitVec.mul_zero
@[simp] protected theorem zero_mul {a : Int8} : 0 * a = 0 := toBitVec.inj BitVec.zero_mul
@[simp] protected theorem neg_neg {a : Int8} : - -a = a := toBitVec.inj BitVec.neg_neg
protected theorem sub_eq_add_neg (a b : Int8) : a - b = a + -b := toBitVec.inj (BitVec.sub_eq_add_neg _ _)
protected theorem mul_add {a b c : Int8} : a * (b + c) = a * b + a * c := toBitVec.inj BitVec.mul_add
protected theorem add_mul {a b c : Int8} : (a + b) * c = a * c + b * c := toBitVec.inj BitVec.add_mul
end Int8
namespace Int16
protected theorem toBitVec_inj {a b : Int16} : a.toBitVec = b.toBitVec ↔ a = b := ⟨toBitVec.inj, congrArg _⟩
protected theorem eq_iff_toBitVec_eq {a b : Int16} : a = b ↔ a.toBitVec = b.toBitVec := Int16.toBitVec_inj.symm
protected theorem toInt_inj {x y : Int16} : x.toInt = y.toInt ↔ x = y := BitVec.toInt_inj.trans Int16.toBitVec_inj
protected theorem toInt.inj {x y : Int16} (h : x.toInt = y.toInt) : x = y := Int16.toInt_inj.mp h
theorem le_iff_toInt_le {x y : Int16} : x ≤ y ↔ x.toInt ≤ y.toInt := BitVec.sle_iff_toInt_le
theorem lt_iff_toInt_lt {x y : Int16} : x < y ↔ x.toInt < y.toInt := BitVec.slt_iff_toInt_lt
@[simp] protected theorem not_le {n m : Int16} : ¬ n ≤ m ↔ m < n := by
  rw [le_iff_toInt_le, lt_iff_toInt_lt]; exact Int.not_le
@[simp] protected theorem not_lt {a b : Int16} : ¬ a < b ↔ b ≤ a := by
  rw [le_iff_toInt_le, lt_iff_toInt_lt]; exact Int.not_lt
@[simp] protected theorem le_refl (a : Int16) : a ≤ a := le_iff_toInt_le.mpr (Int.le_refl _)
@[simp] protected theorem lt_irrefl {a : Int16} : ¬ a < a := fun h => Int.lt_irrefl _ (lt_iff_toInt_lt.mp h)
protected theorem le_trans {a b c : Int16} : a ≤ b → b ≤ c → a ≤ c :=
  fun h k => le_iff_toInt_le.mpr (Int.le_trans (le_iff_toInt_le.mp h) (le_iff_toInt_le.mp k))
protected theorem lt_trans {a b c : Int16} : a < b → b < c → a < c :=
  fun h k => lt_iff_toInt_lt.mpr (Int.lt_trans (lt_iff_toInt_lt.mp h) (lt_iff_toInt_lt.mp k))
protected theorem le_total (a b : Int16) : a ≤ b ∨ b ≤ a := by
  rw [le_iff_toInt_le, le_iff_toInt_le]; exact Int.le_total _ _
protected theorem le_antisymm {a b : Int16} : a ≤ b → b ≤ a → a = b :=
  fun h k => Int16.toInt_inj.mp (Int.le_antisymm (le_iff_toInt_le.mp h) (le_iff_toInt_le.mp k))
@[simp] theorem toInt_toBitVec (x : Int16) : x.toBitVec.toInt = x.toInt := rfl
@[simp] theorem toBitVec_ofBitVec (b : BitVec 16) : (ofBitVec b).toBitVec = b := rfl
@[simp] theorem ofBitVec_toBitVec (x : Int16) : ofBitVec x.toBitVec = x := rfl
@[simp] theorem ofInt_toInt (x : Int16) : ofInt x.toInt = x := toBitVec.inj BitVec.ofInt_toInt
@[simp] theorem toInt_zero : (0 : Int16).toInt = 0 := BitVec.toInt_zero
@[simp, int_toBitVec] theorem toBitVec_ofNat {n : Nat} : toBitVec (no_index (OfNat.ofNat n)) = OfNat.ofNat n := rfl
@[simp, int_toBitVec] protected theorem toBitVec_add {a b : Int16} : (a + b).toBitVec = a.toBitVec + b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_sub {a b : Int16} : (a - b).toBitVec = a.toBitVec - b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mul {a b : Int16} : (a * b).toBitVec = a.toBitVec * b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_neg (x : Int16) : (-x).toBitVec = -x.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_not {a : Int16} : (~~~a).toBitVec = ~~~a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_and (a b : Int16) : (a &&& b).toBitVec = a.toBitVec &&& b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_or (a b : Int16) : (a ||| b).toBitVec = a.toBitVec ||| b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_xor (a b : Int16) : (a ^^^ b).toBitVec = a.toBitVec ^^^ b.toBitVec :=
  rfl
protected theorem add_comm (a b : Int16) : a + b = b + a := toBitVec.inj (BitVec.add_comm _ _)
protected theorem add_assoc (a b c : Int16) : a + b + c = a + (b + c) := toBitVec.inj (BitVec.add_assoc _ _ _)
protected theorem mul_comm (a b : Int16) : a * b = b * a := toBitVec.inj (BitVec.mul_comm _ _)
protected theorem mul_assoc (a b c : Int16) : a * b * c = a * (b * c) := toBitVec.inj (BitVec.mul_assoc _ _ _)
instance _root_.instCommutativeInt16HAdd : Std.Commutative (α := Int16) (· + ·) := ⟨Int16.add_comm⟩
instance _root_.instAssociativeInt16HAdd : Std.Associative (α := Int16) (· + ·) := ⟨Int16.add_assoc⟩
instance _root_.instCommutativeInt16HMul : Std.Commutative (α := Int16) (· * ·) := ⟨Int16.mul_comm⟩
instance _root_.instAssociativeInt16HMul : Std.Associative (α := Int16) (· * ·) := ⟨Int16.mul_assoc⟩
@[simp] protected theorem add_zero (a : Int16) : a + 0 = a := toBitVec.inj (BitVec.add_zero _)
@[simp] protected theorem zero_add (a : Int16) : 0 + a = a := toBitVec.inj (BitVec.zero_add _)
@[simp] protected theorem sub_zero (a : Int16) : a - 0 = a := toBitVec.inj (BitVec.sub_zero _)
@[simp] protected theorem sub_self (a : Int16) : a - a = 0 := toBitVec.inj (BitVec.sub_self _)
@[simp] protected theorem mul_one (a : Int16) : a * 1 = a := toBitVec.inj (BitVec.mul_one _)
@[simp] protected theorem one_mul (a : Int16) : 1 * a = a := toBitVec.inj (BitVec.one_mul _)
@[simp] protected theorem mul_zero {a : Int16} : a * 0 = 0 := toBitVec.inj BitVec.mul_zero
@[simp] protected theorem zero_mul {a : Int16} : 0 * a = 0 := toBitVec.inj BitVec.zero_mul
@[simp] protected theorem neg_neg {a : Int16} : - -a = a := toBitVec.inj BitVec.neg_neg
protected theorem sub_eq_add_neg (a b : Int16) : a - b = a + -b := toBitVec.inj (BitVec.sub_eq_add_neg _ _)
protected theorem mul_add {a b c : Int16} : a * (b + c) = a * b + a * c := toBitVec.inj BitVec.mul_add
protected theorem add_mul {a b c : Int16} : (a + b) * c = a * c + b * c := toBitVec.inj BitVec.add_mul
end Int16
namespace Int32
protected theorem toBitVec_inj {a b : Int32} : a.toBitVec = b.toBitVec ↔ a = b := ⟨toBitVec.inj, congrArg _⟩
protected theorem eq_iff_toBitVec_eq {a b : Int32} : a = b ↔ a.toBitVec = b.toBitVec := Int32.toBitVec_inj.symm
protected theorem toInt_inj {x y : Int32} : x.toInt = y.toInt ↔ x = y := BitVec.toInt_inj.trans Int32.toBitVec_inj
protected theorem toInt.inj {x y : Int32} (h : x.toInt = y.toInt) : x = y := Int32.toInt_inj.mp h
theorem le_iff_toInt_le {x y : Int32} : x ≤ y ↔ x.toInt ≤ y.toInt := BitVec.sle_iff_toInt_le
theorem lt_iff_toInt_lt {x y : Int32} : x < y ↔ x.toInt < y.toInt := BitVec.slt_iff_toInt_lt
@[simp] protected theorem not_le {n m : Int32} : ¬ n ≤ m ↔ m < n := by
  rw [le_iff_toInt_le, lt_iff_toInt_lt]; exact Int.not_le
@[simp] protected theorem not_lt {a b : Int32} : ¬ a < b ↔ b ≤ a := by
  rw [le_iff_toInt_le, lt_iff_toInt_lt]; exact Int.not_lt
@[simp] protected theorem le_refl (a : Int32) : a ≤ a := le_iff_toInt_le.mpr (Int.le_refl _)
@[simp] protected theorem lt_irrefl {a : Int32} : ¬ a < a := fun h => Int.lt_irrefl _ (lt_iff_toInt_lt.mp h)
protected theorem le_trans {a b c : Int32} : a ≤ b → b ≤ c → a ≤ c :=
  fun h k => le_iff_toInt_le.mpr (Int.le_trans (le_iff_toInt_le.mp h) (le_iff_toInt_le.mp k))
protected theorem lt_trans {a b c : Int32} : a < b → b < c → a < c :=
  fun h k => lt_iff_toInt_lt.mpr (Int.lt_trans (lt_iff_toInt_lt.mp h) (lt_iff_toInt_lt.mp k))
protected theorem le_total (a b : Int32) : a ≤ b ∨ b ≤ a := by
  rw [le_iff_toInt_le, le_iff_toInt_le]; exact Int.le_total _ _
protected theorem le_antisymm {a b : Int32} : a ≤ b → b ≤ a → a = b :=
  fun h k => Int32.toInt_inj.mp (Int.le_antisymm (le_iff_toInt_le.mp h) (le_iff_toInt_le.mp k))
@[simp] theorem toInt_toBitVec (x : Int32) : x.toBitVec.toInt = x.toInt := rfl
@[simp] theorem toBitVec_ofBitVec (b : BitVec 32) : (ofBitVec b).toBitVec = b := rfl
@[simp] theorem ofBitVec_toBitVec (x : Int32) : ofBitVec x.toBitVec = x := rfl
@[simp] theorem ofInt_toInt (x : Int32) : ofInt x.toInt = x := toBitVec.inj BitVec.ofInt_toInt
@[simp] theorem toInt_zero : (0 : Int32).toInt = 0 := BitVec.toInt_zero
@[simp, int_toBitVec] theorem toBitVec_ofNat {n : Nat} : toBitVec (no_index (OfNat.ofNat n)) = OfNat.ofNat n := rfl
@[simp, int_toBitVec] protected theorem toBitVec_add {a b : Int32} : (a + b).toBitVec = a.toBitVec + b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_sub {a b : Int32} : (a - b).toBitVec = a.toBitVec - b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mul {a b : Int32} : (a * b).toBitVec = a.toBitVec * b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_neg (x : Int32) : (-x).toBitVec = -x.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_not {a : Int32} : (~~~a).toBitVec = ~~~a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_and (a b : Int32) : (a &&& b).toBitVec = a.toBitVec &&& b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_or (a b : Int32) : (a ||| b).toBitVec = a.toBitVec ||| b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_xor (a b : Int32) : (a ^^^ b).toBitVec = a.toBitVec ^^^ b.toBitVec :=
  rfl
protected theorem add_comm (a b : Int32) : a + b = b + a := toBitVec.inj (BitVec.add_comm _ _)
protected theorem add_assoc (a b c : Int32) : a + b + c = a + (b + c) := toBitVec.inj (BitVec.add_assoc _ _ _)
protected theorem mul_comm (a b : Int32) : a * b = b * a := toBitVec.inj (BitVec.mul_comm _ _)
protected theorem mul_assoc (a b c : Int32) : a * b * c = a * (b * c) := toBitVec.inj (BitVec.mul_assoc _ _ _)
instance _root_.instCommutativeInt32HAdd : Std.Commutative (α := Int32) (· + ·) := ⟨Int32.add_comm⟩
instance _root_.instAssociativeInt32HAdd : Std.Associative (α := Int32) (· + ·) := ⟨Int32.add_assoc⟩
instance _root_.instCommutativeInt32HMul : Std.Commutative (α := Int32) (· * ·) := ⟨Int32.mul_comm⟩
instance _root_.instAssociativeInt32HMul : Std.Associative (α := Int32) (· * ·) := ⟨Int32.mul_assoc⟩
@[simp] protected theorem add_zero (a : Int32) : a + 0 = a := toBitVec.inj (BitVec.add_zero _)
@[simp] protected theorem zero_add (a : Int32) : 0 + a = a := toBitVec.inj (BitVec.zero_add _)
@[simp] protected theorem sub_zero (a : Int32) : a - 0 = a := toBitVec.inj (BitVec.sub_zero _)
@[simp] protected theorem sub_self (a : Int32) : a - a = 0 := toBitVec.inj (BitVec.sub_self _)
@[simp] protected theorem mul_one (a : Int32) : a * 1 = a := toBitVec.inj (BitVec.mul_one _)
@[simp] protected theorem one_mul (a : Int32) : 1 * a = a := toBitVec.inj (BitVec.one_mul _)
@[simp] protected theorem mul_zero {a : Int32} : a * 0 = 0 := toBitVec.inj BitVec.mul_zero
@[simp] protected theorem zero_mul {a : Int32} : 0 * a = 0 := toBitVec.inj BitVec.zero_mul
@[simp] protected theorem neg_neg {a : Int32} : - -a = a := toBitVec.inj BitVec.neg_neg
protected theorem sub_eq_add_neg (a b : Int32) : a - b = a + -b := toBitVec.inj (BitVec.sub_eq_add_neg _ _)
protected theorem mul_add {a b c : Int32} : a * (b + c) = a * b + a * c := toBitVec.inj BitVec.mul_add
protected theorem add_mul {a b c : Int32} : (a + b) * c = a * c + b * c := toBitVec.inj BitVec.add_mul
end Int32
namespace Int64
protected theorem toBitVec_inj {a b : Int64} : a.toBitVec = b.toBitVec ↔ a = b := ⟨toBitVec.inj, congrArg _⟩
protected theorem eq_iff_toBitVec_eq {a b : Int64} : a = b ↔ a.toBitVec = b.toBitVec := Int64.toBitVec_inj.symm
protected theorem toInt_inj {x y : Int64} : x.toInt = y.toInt ↔ x = y := BitVec.toInt_inj.trans Int64.toBitVec_inj
protected theorem toInt.inj {x y : Int64} (h : x.toInt = y.toInt) : x = y := Int64.toInt_inj.mp h
theorem le_iff_toInt_le {x y : Int64} : x ≤ y ↔ x.toInt ≤ y.toInt := BitVec.sle_iff_toInt_le
theorem lt_iff_toInt_lt {x y : Int64} : x < y ↔ x.toInt < y.toInt := BitVec.slt_iff_toInt_lt
@[simp] protected theorem not_le {n m : Int64} : ¬ n ≤ m ↔ m < n := by
  rw [le_iff_toInt_le, lt_iff_toInt_lt]; exact Int.not_le
@[simp] protected theorem not_lt {a b : Int64} : ¬ a < b ↔ b ≤ a := by
  rw [le_iff_toInt_le, lt_iff_toInt_lt]; exact Int.not_lt
@[simp] protected theorem le_refl (a : Int64) : a ≤ a := le_iff_toInt_le.mpr (Int.le_refl _)
@[simp] protected theorem lt_irrefl {a : Int64} : ¬ a < a := fun h => Int.lt_irrefl _ (lt_iff_toInt_lt.mp h)
protected theorem le_trans {a b c : Int64} : a ≤ b → b ≤ c → a ≤ c :=
  fun h k => le_iff_toInt_le.mpr (Int.le_trans (le_iff_toInt_le.mp h) (le_iff_toInt_le.mp k))
protected theorem lt_trans {a b c : Int64} : a < b → b < c → a < c :=
  fun h k => lt_iff_toInt_lt.mpr (Int.lt_trans (lt_iff_toInt_lt.mp h) (lt_iff_toInt_lt.mp k))
protected theorem le_total (a b : Int64) : a ≤ b ∨ b ≤ a := by
  rw [le_iff_toInt_le, le_iff_toInt_le]; exact Int.le_total _ _
protected theorem le_antisymm {a b : Int64} : a ≤ b → b ≤ a → a = b :=
  fun h k => Int64.toInt_inj.mp (Int.le_antisymm (le_iff_toInt_le.mp h) (le_iff_toInt_le.mp k))
@[simp] theorem toInt_toBitVec (x : Int64) : x.toBitVec.toInt = x.toInt := rfl
@[simp] theorem toBitVec_ofBitVec (b : BitVec 64) : (ofBitVec b).toBitVec = b := rfl
@[simp] theorem ofBitVec_toBitVec (x : Int64) : ofBitVec x.toBitVec = x := rfl
@[simp] theorem ofInt_toInt (x : Int64) : ofInt x.toInt = x := toBitVec.inj BitVec.ofInt_toInt
@[simp] theorem toInt_zero : (0 : Int64).toInt = 0 := BitVec.toInt_zero
@[simp, int_toBitVec] theorem toBitVec_ofNat {n : Nat} : toBitVec (no_index (OfNat.ofNat n)) = OfNat.ofNat n := rfl
@[simp, int_toBitVec] protected theorem toBitVec_add {a b : Int64} : (a + b).toBitVec = a.toBitVec + b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_sub {a b : Int64} : (a - b).toBitVec = a.toBitVec - b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_mul {a b : Int64} : (a * b).toBitVec = a.toBitVec * b.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_neg (x : Int64) : (-x).toBitVec = -x.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_not {a : Int64} : (~~~a).toBitVec = ~~~a.toBitVec := rfl
@[simp, int_toBitVec] protected theorem toBitVec_and (a b : Int64) : (a &&& b).toBitVec = a.toBitVec &&& b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_or (a b : Int64) : (a ||| b).toBitVec = a.toBitVec ||| b.toBitVec :=
  rfl
@[simp, int_toBitVec] protected theorem toBitVec_xor (a b : Int64) : (a ^^^ b).toBitVec = a.toBitVec ^^^ b.toBitVec :=
  rfl
protected theorem add_comm (a b : Int64) : a + b = b + a := toBitVec.inj (BitVec.add_comm _ _)
protected theorem add_assoc (a b c : Int64) : a + b + c = a + (b + c) := toBitVec.inj (BitVec.add_assoc _ _ _)
protected theorem mul_comm (a b : Int64) : a * b = b * a := toBitVec.inj (BitVec.mul_comm _ _)
protected theorem mul_assoc (a b c : Int64) : a * b * c = a * (b * c) := toBitVec.inj (BitVec.mul_assoc _ _ _)
instance _root_.instCommutativeInt64HAdd : Std.Commutative (α := Int64) (· + ·) := ⟨Int64.add_comm⟩
instance _root_.instAssociativeInt64HAdd : Std.Associative (α := Int64) (· + ·) := ⟨Int64.add_assoc⟩
instance _root_.instCommutativeInt64HMul : Std.Commutative (α := Int64) (· * ·) := ⟨Int64.mul_comm⟩
instance _root_.instAssociativeInt64HMul : Std.Associative (α := Int64) (· * ·) := ⟨Int64.mul_assoc⟩
@[simp] protected theorem add_zero (a : Int64) : a + 0 = a := toBitVec.inj (BitVec.add_zero _)
@[simp] protected theorem zero_add (a : Int64) : 0 + a = a := toBitVec.inj (BitVec.zero_add _)
@[simp] protected theorem sub_zero (a : Int64) : a - 0 = a := toBitVec.inj (BitVec.sub_zero _)
@[simp] protected theorem sub_self (a : Int64) : a - a = 0 := toBitVec.inj (BitVec.sub_self _)
@[simp] protected theorem mul_one (a : Int64) : a * 1 = a := toBitVec.inj (BitVec.mul_one _)
@[simp] protected theorem one_mul (a : Int64) : 1 * a = a := toBitVec.inj (BitVec.one_mul _)
@[simp] protected theorem mul_zero {a : Int64} : a * 0 = 0 := toBitVec.inj BitVec.mul_zero
@[simp] protected theorem zero_mul {a : Int64} : 0 * a = 0 := toBitVec.inj BitVec.zero_mul
@[simp] protected theorem neg_neg {a : Int64} : - -a = a := toBitVec.inj BitVec.neg_neg
protected theorem sub_eq_add_neg (a b : Int64) : a - b = a + -b := toBitVec.inj (BitVec.sub_eq_add_neg _ _)
protected theorem mul_add {a b c : Int64} : a * (b + c) = a * b + a * c := toBitVec.inj BitVec.mul_add
protected theorem add_mul {a b c : Int64} : (a + b) * c = a * c + b * c := toBitVec.inj BitVec.add_mul
end Int64
