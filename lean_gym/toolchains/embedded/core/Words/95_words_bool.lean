/-
Words and truth values; sizes of words modulo each other.
-/
@[simp] theorem Bool.toBitVec_toUInt8 {b : Bool} : b.toUInt8.toBitVec = (BitVec.ofBool b).setWidth 8 := by
  cases b <;> rfl
@[simp] theorem Bool.toBitVec_toUInt16 {b : Bool} : b.toUInt16.toBitVec = (BitVec.ofBool b).setWidth 16 := by
  cases b <;> rfl
@[simp] theorem Bool.toBitVec_toUInt32 {b : Bool} : b.toUInt32.toBitVec = (BitVec.ofBool b).setWidth 32 := by
  cases b <;> rfl
@[simp] theorem Bool.toBitVec_toUInt64 {b : Bool} : b.toUInt64.toBitVec = (BitVec.ofBool b).setWidth 64 := by
  cases b <;> rfl
@[simp] theorem Bool.toBitVec_toUSize {b : Bool} :
    b.toUSize.toBitVec = (BitVec.ofBool b).setWidth System.Platform.numBits := by
  cases b <;> apply BitVec.eq_of_toNat_eq <;> rw [BitVec.toNat_setWidth] <;> rfl
@[simp] theorem Bool.toBitVec_toInt8 {b : Bool} : b.toInt8.toBitVec = (BitVec.ofBool b).setWidth 8 := by cases b <;> rfl
@[simp] theorem Bool.toBitVec_toInt16 {b : Bool} : b.toInt16.toBitVec = (BitVec.ofBool b).setWidth 16 := by
  cases b <;> rfl
@[simp] theorem Bool.toBitVec_toInt32 {b : Bool} : b.toInt32.toBitVec = (BitVec.ofBool b).setWidth 32 := by
  cases b <;> rfl
@[simp] theorem Bool.toBitVec_toInt64 {b : Bool} : b.toInt64.toBitVec = (BitVec.ofBool b).setWidth 64 := by
  cases b <;> rfl
@[simp] theorem mod_usizeSize_uInt8Size (n : Nat) : n % USize.size % UInt8.size = n % UInt8.size := by
  cases USize.size_eq with | _ h => rw [h]; exact Nat.mod_mod_of_dvd _ (by decide)
@[simp] theorem mod_usizeSize_uInt16Size (n : Nat) : n % USize.size % UInt16.size = n % UInt16.size := by
  cases USize.size_eq with | _ h => rw [h]; exact Nat.mod_mod_of_dvd _ (by decide)
@[simp] theorem mod_usizeSize_uInt32Size (n : Nat) : n % USize.size % UInt32.size = n % UInt32.size := by
  cases USize.size_eq with | _ h => rw [h]; exact Nat.mod_mod_of_dvd _ (by decide)
@[simp] theorem mod_uInt64Size_uSizeSize (n : Nat) : n % UInt64.size % USize.size = n % USize.size := by
  cases USize.size_eq with | _ h => rw [h]; exact Nat.mod_mod_of_dvd _ (by decide)
