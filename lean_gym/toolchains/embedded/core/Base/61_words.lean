/-
Bit vectors and fixed-width integers: numerals, comparison, and what characters and hashes need of them. The rest stands
in `94_word_bitvec.lean` and `94_word_uint.lean`.
-/
namespace BitVec
variable {n w : Nat}
instance instOfNat {n i : Nat} : OfNat (BitVec n) i := ⟨.ofNat n i⟩
theorem isLt (x : BitVec w) : x.toNat < 2 ^ w := x.toFin.isLt
protected def add (x y : BitVec n) : BitVec n := .ofNat n (x.toNat + y.toNat)
instance instAdd : Add (BitVec n) := ⟨BitVec.add⟩
protected def sub (x y : BitVec n) : BitVec n := .ofNat n ((2 ^ n - y.toNat) + x.toNat)
instance instSub : Sub (BitVec n) := ⟨BitVec.sub⟩
theorem eq_of_toNat_eq {n : Nat} : ∀ {x y : BitVec n}, x.toNat = y.toNat → x = y
  | ⟨⟨_, _⟩⟩, ⟨⟨_, _⟩⟩, rfl => rfl
protected def decEq {w : Nat} (x y : BitVec w) : Decidable (x = y) where
  decide := decide (x.toFin = y.toFin)
  reflects_decide := match instDecidableEqFin _ x.toFin y.toFin with
    | isTrue h => eq_of_toNat_eq (congrArg Fin.val h)
    | isFalse h => fun e => h (congrArg BitVec.toFin e)
end BitVec
instance instDecidableEqBitVec {w : Nat} : DecidableEq (BitVec w) := BitVec.decEq
instance instLTBitVec {w : Nat} : LT (BitVec w) := ⟨fun x y => x.toNat < y.toNat⟩
instance instLEBitVec {w : Nat} : LE (BitVec w) := ⟨fun x y => x.toNat ≤ y.toNat⟩
instance instDecidableLtBitVec {w : Nat} (x y : BitVec w) : Decidable (x < y) := Nat.decLt x.toNat y.toNat
instance instDecidableLeBitVec {w : Nat} (x y : BitVec w) : Decidable (x ≤ y) := Nat.decLe x.toNat y.toNat
@[reducible] def UInt8.size : Nat := 256
namespace UInt8
@[extern "lean_uint8_of_nat"] def ofNatLT (n : @& Nat) (h : n < UInt8.size) : UInt8 := ⟨BitVec.ofNatLT n h⟩
def ofNatTruncate (n : Nat) : UInt8 :=
  if h : n < UInt8.size then UInt8.ofNatLT n h else UInt8.ofNatLT (UInt8.size - 1) (by decide)
def ofNatClamp (n : Nat) : UInt8 :=
  if h : n < UInt8.size then UInt8.ofNatLT n h else UInt8.ofNatLT (UInt8.size - 1) (by decide)
@[extern "lean_uint8_to_nat"] def toNat (n : UInt8) : Nat := n.toBitVec.toNat
def toFin (x : UInt8) : Fin UInt8.size := x.toBitVec.toFin
@[extern "lean_uint8_dec_eq"] def decEq (a b : UInt8) : Decidable (a = b) where
  decide := decide (a.toBitVec = b.toBitVec)
  reflects_decide := match instDecidableEqBitVec a.toBitVec b.toBitVec with
    | isTrue h => congrArg UInt8.ofBitVec h
    | isFalse h => fun e => h (congrArg UInt8.toBitVec e)
instance instOfNat {n : Nat} : OfNat UInt8 n := ⟨UInt8.ofNat n⟩
protected def lt (a b : UInt8) : Prop := a.toBitVec < b.toBitVec
protected def le (a b : UInt8) : Prop := a.toBitVec ≤ b.toBitVec
@[extern "lean_uint8_add"] protected def add (a b : UInt8) : UInt8 := ⟨a.toBitVec + b.toBitVec⟩
@[extern "lean_uint8_sub"] protected def sub (a b : UInt8) : UInt8 := ⟨a.toBitVec - b.toBitVec⟩
end UInt8
instance instAddUInt8 : Add UInt8 := ⟨UInt8.add⟩
instance instSubUInt8 : Sub UInt8 := ⟨UInt8.sub⟩
instance instDecidableEqUInt8 : DecidableEq UInt8 := UInt8.decEq
instance instInhabitedUInt8 : Inhabited UInt8 := ⟨UInt8.ofNatLT 0 (by decide)⟩
instance instLTUInt8 : LT UInt8 := ⟨UInt8.lt⟩
instance instLEUInt8 : LE UInt8 := ⟨UInt8.le⟩
@[extern "lean_uint8_dec_lt"] instance UInt8.decLt (a b : UInt8) : Decidable (a < b) :=
  inferInstanceAs (Decidable (a.toBitVec < b.toBitVec))
@[extern "lean_uint8_dec_le"] instance UInt8.decLe (a b : UInt8) : Decidable (a ≤ b) :=
  inferInstanceAs (Decidable (a.toBitVec ≤ b.toBitVec))
abbrev Nat.toUInt8 := UInt8.ofNat
@[reducible] def UInt16.size : Nat := 65536
namespace UInt16
@[extern "lean_uint16_of_nat"] def ofNatLT (n : @& Nat) (h : n < UInt16.size) : UInt16 := ⟨BitVec.ofNatLT n h⟩
@[extern "lean_uint16_of_nat"] def ofNat (n : @& Nat) : UInt16 := ⟨BitVec.ofNat 16 n⟩
def ofNatTruncate (n : Nat) : UInt16 :=
  if h : n < UInt16.size then UInt16.ofNatLT n h else UInt16.ofNatLT (UInt16.size - 1) (by decide)
def ofNatClamp (n : Nat) : UInt16 :=
  if h : n < UInt16.size then UInt16.ofNatLT n h else UInt16.ofNatLT (UInt16.size - 1) (by decide)
@[extern "lean_uint16_to_nat"] def toNat (n : UInt16) : Nat := n.toBitVec.toNat
def toFin (x : UInt16) : Fin UInt16.size := x.toBitVec.toFin
@[extern "lean_uint16_dec_eq"] def decEq (a b : UInt16) : Decidable (a = b) where
  decide := decide (a.toBitVec = b.toBitVec)
  reflects_decide := match instDecidableEqBitVec a.toBitVec b.toBitVec with
    | isTrue h => congrArg UInt16.ofBitVec h
    | isFalse h => fun e => h (congrArg UInt16.toBitVec e)
instance instOfNat {n : Nat} : OfNat UInt16 n := ⟨UInt16.ofNat n⟩
protected def lt (a b : UInt16) : Prop := a.toBitVec < b.toBitVec
protected def le (a b : UInt16) : Prop := a.toBitVec ≤ b.toBitVec
@[extern "lean_uint16_add"] protected def add (a b : UInt16) : UInt16 := ⟨a.toBitVec + b.toBitVec⟩
@[extern "lean_uint16_sub"] protected def sub (a b : UInt16) : UInt16 := ⟨a.toBitVec - b.toBitVec⟩
end UInt16
instance instAddUInt16 : Add UInt16 := ⟨UInt16.add⟩
instance instSubUInt16 : Sub UInt16 := ⟨UInt16.sub⟩
instance instDecidableEqUInt16 : DecidableEq UInt16 := UInt16.decEq
instance instInhabitedUInt16 : Inhabited UInt16 := ⟨UInt16.ofNatLT 0 (by decide)⟩
instance instLTUInt16 : LT UInt16 := ⟨UInt16.lt⟩
instance instLEUInt16 : LE UInt16 := ⟨UInt16.le⟩
@[extern "lean_uint16_dec_lt"] instance UInt16.decLt (a b : UInt16) : Decidable (a < b) :=
  inferInstanceAs (Decidable (a.toBitVec < b.toBitVec))
@[extern "lean_uint16_dec_le"] instance UInt16.decLe (a b : UInt16) : Decidable (a ≤ b) :=
  inferInstanceAs (Decidable (a.toBitVec ≤ b.toBitVec))
abbrev Nat.toUInt16 := UInt16.ofNat
@[reducible] def UInt32.size : Nat := 4294967296
namespace UInt32
@[extern "lean_uint32_of_nat"] def ofNatLT (n : @& Nat) (h : n < UInt32.size) : UInt32 := ⟨BitVec.ofNatLT n h⟩
@[extern "lean_uint32_of_nat"] def ofNat (n : @& Nat) : UInt32 := ⟨BitVec.ofNat 32 n⟩
def ofNatTruncate (n : Nat) : UInt32 :=
  if h : n < UInt32.size then UInt32.ofNatLT n h else UInt32.ofNatLT (UInt32.size - 1) (by decide)
def ofNatClamp (n : Nat) : UInt32 :=
  if h : n < UInt32.size then UInt32.ofNatLT n h else UInt32.ofNatLT (UInt32.size - 1) (by decide)
def toFin (x : UInt32) : Fin UInt32.size := x.toBitVec.toFin
instance instOfNat {n : Nat} : OfNat UInt32 n := ⟨UInt32.ofNat n⟩
@[extern "lean_uint32_add"] protected def add (a b : UInt32) : UInt32 := ⟨a.toBitVec + b.toBitVec⟩
@[extern "lean_uint32_sub"] protected def sub (a b : UInt32) : UInt32 := ⟨a.toBitVec - b.toBitVec⟩
end UInt32
instance instAddUInt32 : Add UInt32 := ⟨UInt32.add⟩
instance instSubUInt32 : Sub UInt32 := ⟨UInt32.sub⟩
instance instInhabitedUInt32 : Inhabited UInt32 := ⟨UInt32.ofNatLT 0 (by decide)⟩
instance instLTUInt32 : LT UInt32 := ⟨fun a b => a.toBitVec < b.toBitVec⟩
instance instLEUInt32 : LE UInt32 := ⟨fun a b => a.toBitVec ≤ b.toBitVec⟩
@[extern "lean_uint32_dec_lt"] instance UInt32.decLt (a b : UInt32) : Decidable (a < b) :=
  inferInstanceAs (Decidable (a.toBitVec < b.toBitVec))
@[extern "lean_uint32_dec_le"] instance UInt32.decLe (a b : UInt32) : Decidable (a ≤ b) :=
  inferInstanceAs (Decidable (a.toBitVec ≤ b.toBitVec))
abbrev Nat.toUInt32 := UInt32.ofNat
@[reducible] def UInt64.size : Nat := 18446744073709551616
namespace UInt64
@[extern "lean_uint64_of_nat"] def ofNatLT (n : @& Nat) (h : n < UInt64.size) : UInt64 := ⟨BitVec.ofNatLT n h⟩
@[extern "lean_uint64_of_nat"] def ofNat (n : @& Nat) : UInt64 := ⟨BitVec.ofNat 64 n⟩
def ofNatTruncate (n : Nat) : UInt64 :=
  if h : n < UInt64.size then UInt64.ofNatLT n h else UInt64.ofNatLT (UInt64.size - 1) (by decide)
def ofNatClamp (n : Nat) : UInt64 :=
  if h : n < UInt64.size then UInt64.ofNatLT n h else UInt64.ofNatLT (UInt64.size - 1) (by decide)
@[extern "lean_uint64_to_nat"] def toNat (n : UInt64) : Nat := n.toBitVec.toNat
def toFin (x : UInt64) : Fin UInt64.size := x.toBitVec.toFin
@[extern "lean_uint64_dec_eq"] def decEq (a b : UInt64) : Decidable (a = b) where
  decide := decide (a.toBitVec = b.toBitVec)
  reflects_decide := match instDecidableEqBitVec a.toBitVec b.toBitVec with
    | isTrue h => congrArg UInt64.ofBitVec h
    | isFalse h => fun e => h (congrArg UInt64.toBitVec e)
instance instOfNat {n : Nat} : OfNat UInt64 n := ⟨UInt64.ofNat n⟩
protected def lt (a b : UInt64) : Prop := a.toBitVec < b.toBitVec
protected def le (a b : UInt64) : Prop := a.toBitVec ≤ b.toBitVec
@[extern "lean_uint64_add"] protected def add (a b : UInt64) : UInt64 := ⟨a.toBitVec + b.toBitVec⟩
@[extern "lean_uint64_sub"] protected def sub (a b : UInt64) : UInt64 := ⟨a.toBitVec - b.toBitVec⟩
end UInt64
instance instAddUInt64 : Add UInt64 := ⟨UInt64.add⟩
instance instSubUInt64 : Sub UInt64 := ⟨UInt64.sub⟩
instance instDecidableEqUInt64 : DecidableEq UInt64 := UInt64.decEq
instance instInhabitedUInt64 : Inhabited UInt64 := ⟨UInt64.ofNatLT 0 (by decide)⟩
instance instLTUInt64 : LT UInt64 := ⟨UInt64.lt⟩
instance instLEUInt64 : LE UInt64 := ⟨UInt64.le⟩
@[extern "lean_uint64_dec_lt"] instance UInt64.decLt (a b : UInt64) : Decidable (a < b) :=
  inferInstanceAs (Decidable (a.toBitVec < b.toBitVec))
@[extern "lean_uint64_dec_le"] instance UInt64.decLe (a b : UInt64) : Decidable (a ≤ b) :=
  inferInstanceAs (Decidable (a.toBitVec ≤ b.toBitVec))
abbrev Nat.toUInt64 := UInt64.ofNat
namespace USize
abbrev size : Nat := 2 ^ System.Platform.numBits
theorem size_eq : USize.size = 4294967296 ∨ USize.size = 18446744073709551616 :=
  System.Platform.numBits_eq.elim (fun h => .inl (congrArg (2 ^ ·) h)) (fun h => .inr (congrArg (2 ^ ·) h))
theorem size_pos : 0 < USize.size := Nat.pow_pos (Nat.succ_pos 1)
@[extern "lean_usize_of_nat"] def ofNatLT (n : @& Nat) (h : n < USize.size) : USize := ⟨BitVec.ofNatLT n h⟩
@[extern "lean_usize_of_nat"] def ofNat (n : @& Nat) : USize := ⟨BitVec.ofNat _ n⟩
@[extern "lean_usize_to_nat"] def toNat (n : USize) : Nat := n.toBitVec.toNat
def toFin (x : USize) : Fin USize.size := x.toBitVec.toFin
@[extern "lean_usize_dec_eq"] def decEq (a b : USize) : Decidable (a = b) where
  decide := decide (a.toBitVec = b.toBitVec)
  reflects_decide := match instDecidableEqBitVec a.toBitVec b.toBitVec with
    | isTrue h => congrArg USize.ofBitVec h
    | isFalse h => fun e => h (congrArg USize.toBitVec e)
instance instOfNat {n : Nat} : OfNat USize n := ⟨USize.ofNat n⟩
@[extern "lean_usize_add"] protected def add (a b : USize) : USize := ⟨a.toBitVec + b.toBitVec⟩
@[extern "lean_usize_sub"] protected def sub (a b : USize) : USize := ⟨a.toBitVec - b.toBitVec⟩
protected def lt (a b : USize) : Prop := a.toBitVec < b.toBitVec
protected def le (a b : USize) : Prop := a.toBitVec ≤ b.toBitVec
end USize
instance instDecidableEqUSize : DecidableEq USize := USize.decEq
instance instInhabitedUSize : Inhabited USize := ⟨USize.ofNatLT 0 USize.size_pos⟩
instance instAddUSize : Add USize := ⟨USize.add⟩
instance instSubUSize : Sub USize := ⟨USize.sub⟩
instance instLTUSize : LT USize := ⟨USize.lt⟩
instance instLEUSize : LE USize := ⟨USize.le⟩
@[extern "lean_usize_dec_lt"] instance USize.decLt (a b : USize) : Decidable (a < b) :=
  inferInstanceAs (Decidable (a.toBitVec < b.toBitVec))
@[extern "lean_usize_dec_le"] instance USize.decLe (a b : USize) : Decidable (a ≤ b) :=
  inferInstanceAs (Decidable (a.toBitVec ≤ b.toBitVec))
abbrev Nat.toUSize := USize.ofNat
