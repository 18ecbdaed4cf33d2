/-
The order of truth values; characters; numbers below a bound.
-/
/- Order of truth values. -/
namespace Bool
variable {x y : Bool}
protected theorem le_trans {z : Bool} : x ≤ y → y ≤ z → x ≤ z := fun h k a => k (h a)
protected theorem le_total (x y : Bool) : x ≤ y ∨ y ≤ x := by cases x <;> cases y <;> decide
protected theorem le_antisymm : x ≤ y → y ≤ x → x = y := by cases x <;> cases y <;> decide
protected theorem lt_asymm : x < y → ¬ y < x := by cases x <;> cases y <;> decide
protected theorem lt_trans {z : Bool} : x < y → y < z → x < z := by cases x <;> cases y <;> cases z <;> decide
protected theorem lt_iff_le_not_le : x < y ↔ x ≤ y ∧ ¬ y ≤ x := by cases x <;> cases y <;> decide
protected theorem lt_of_le_of_lt {z : Bool} : x ≤ y → y < z → x < z := by cases x <;> cases y <;> cases z <;> decide
protected theorem lt_of_lt_of_le {z : Bool} : x < y → y ≤ z → x < z := by cases x <;> cases y <;> cases z <;> decide
protected theorem le_of_lt : x < y → x ≤ y := by cases x <;> cases y <;> decide
protected theorem le_of_eq : x = y → x ≤ y := fun h => h ▸ fun h => h
protected theorem ne_of_lt : x < y → x ≠ y := by cases x <;> cases y <;> decide
protected theorem lt_of_le_of_ne : x ≤ y → x ≠ y → x < y := by cases x <;> cases y <;> decide
protected theorem le_of_lt_or_eq : x < y ∨ x = y → x ≤ y := fun h => h.elim Bool.le_of_lt Bool.le_of_eq
theorem eq_true_of_true_le : true ≤ x → x = true := fun h => h rfl
theorem eq_false_of_le_false : x ≤ false → x = false := by cases x <;> decide
theorem eq_false_of_ne_true {b : Bool} : ¬b = true → b = false := by cases b <;> decide
theorem eq_true_of_ne_false {b : Bool} : ¬b = false → b = true := by cases b <;> decide
theorem ne_false_of_eq_true {b : Bool} : b = true → ¬b = false := by cases b <;> decide
theorem ne_true_of_eq_false {b : Bool} : b = false → ¬b = true := by cases b <;> decide
theorem not_not_eq {a b : Bool} : ¬(!a) = b ↔ a = b := by cases a <;> cases b <;> decide
@[macro_inline] def dcond {α : Sort u} (c : Bool) (x : c = true → α) (y : c = false → α) : α :=
  match c with
  | true => x rfl
  | false => y rfl
end Bool
namespace Internal.Bool
noncomputable def not' (a : Bool) : Bool := Bool.rec true false a
noncomputable def or' (a b : Bool) : Bool := Bool.rec b true a
noncomputable def and' (a b : Bool) : Bool := Bool.rec false b a
@[simp] theorem and'_eq_and (a b : Bool) : and' a b = (a && b) := by cases a <;> rfl
@[simp] theorem or'_eq_or (a b : Bool) : or' a b = (a || b) := by cases a <;> rfl
@[simp] theorem not'_eq_not (a : Bool) : not' a = !a := by cases a <;> rfl
end Internal.Bool

/- Characters. -/
namespace Char
@[inline] def toUInt8 (c : Char) : UInt8 := c.val.toUInt8
@[simp] theorem toUInt8_val {c : Char} : c.val.toUInt8 = c.toUInt8 := rfl
@[simp] theorem toString_eq_singleton {c : Char} : c.toString = String.singleton c := rfl
@[simp] theorem toNat_mk {val : UInt32} {h : val.isValidChar} : (Char.mk val h).toNat = val.toNat := rfl
theorem val_inj {c d : Char} : c.val = d.val ↔ c = d := ⟨Char.ext, congrArg Char.val⟩
theorem isDigit_iff_toNat {c : Char} : c.isDigit = true ↔ '0'.toNat ≤ c.toNat ∧ c.toNat ≤ '9'.toNat := by
  rw [Char.isDigit, Bool.and_eq_true, decide_eq_true_iff, decide_eq_true_iff]; rfl
end Char

/- Numbers below a bound. -/
namespace Fin
variable {n : Nat}
@[simp] theorem and_val (a b : Fin n) : (a &&& b).val = a.val &&& b.val :=
  Nat.mod_eq_of_lt (Nat.lt_of_le_of_lt Nat.and_le_left a.2)
theorem or_val (a b : Fin n) : (a ||| b).val = (a.val ||| b.val) % n := rfl
@[simp] theorem or_val_of_two_pow {w : Nat} (a b : Fin (2 ^ w)) : (a ||| b).val = a.val ||| b.val :=
  Nat.mod_eq_of_lt (Nat.or_lt_two_pow a.2 b.2)
@[simp] theorem or_val_of_uInt8Size (a b : Fin UInt8.size) : (a ||| b).val = a.val ||| b.val :=
  or_val_of_two_pow (w := 8) a b
@[simp] theorem or_val_of_uInt16Size (a b : Fin UInt16.size) : (a ||| b).val = a.val ||| b.val :=
  or_val_of_two_pow (w := 16) a b
@[simp] theorem or_val_of_uInt32Size (a b : Fin UInt32.size) : (a ||| b).val = a.val ||| b.val :=
  or_val_of_two_pow (w := 32) a b
@[simp] theorem or_val_of_uInt64Size (a b : Fin UInt64.size) : (a ||| b).val = a.val ||| b.val :=
  or_val_of_two_pow (w := 64) a b
@[simp] theorem or_val_of_uSizeSize (a b : Fin USize.size) : (a ||| b).val = a.val ||| b.val :=
  or_val_of_two_pow (w := System.Platform.numBits) a b
theorem xor_val (a b : Fin n) : (a ^^^ b).val = (a.val ^^^ b.val) % n := rfl
@[simp] theorem xor_val_of_two_pow {w : Nat} (a b : Fin (2 ^ w)) : (a ^^^ b).val = a.val ^^^ b.val :=
  Nat.mod_eq_of_lt (Nat.xor_lt_two_pow a.2 b.2)
@[simp] theorem xor_val_of_uInt8Size (a b : Fin UInt8.size) : (a ^^^ b).val = a.val ^^^ b.val :=
  xor_val_of_two_pow (w := 8) a b
@[simp] theorem xor_val_of_uInt16Size (a b : Fin UInt16.size) : (a ^^^ b).val = a.val ^^^ b.val :=
  xor_val_of_two_pow (w := 16) a b
@[simp] theorem xor_val_of_uInt32Size (a b : Fin UInt32.size) : (a ^^^ b).val = a.val ^^^ b.val :=
  xor_val_of_two_pow (w := 32) a b
@[simp] theorem xor_val_of_uInt64Size (a b : Fin UInt64.size) : (a ^^^ b).val = a.val ^^^ b.val :=
  xor_val_of_two_pow (w := 64) a b
@[simp] theorem xor_val_of_uSizeSize (a b : Fin USize.size) : (a ^^^ b).val = a.val ^^^ b.val :=
  xor_val_of_two_pow (w := System.Platform.numBits) a b
@[simp] theorem shiftLeft_val (a b : Fin n) : (a <<< b).val = (a.val <<< b.val) % n := rfl
@[simp] theorem shiftRight_val (a b : Fin n) : (a >>> b).val = a.val >>> b.val :=
  Nat.mod_eq_of_lt (Nat.lt_of_le_of_lt (Nat.shiftRight_le ..) a.2)
protected theorem lt_or_lt_of_ne {a b : Fin n} (h : a ≠ b) : a < b ∨ b < a := Nat.lt_or_gt_of_ne fun e => h (Fin.ext e)
protected theorem lt_or_le (a b : Fin n) : a < b ∨ b ≤ a := Nat.lt_or_ge a.val b.val
protected theorem le_or_lt (a b : Fin n) : a ≤ b ∨ b < a := (Nat.lt_or_ge b.val a.val).symm
protected theorem ge_of_eq {a b : Fin n} (hab : a = b) : b ≤ a := hab ▸ Nat.le_refl _
protected theorem eq_or_lt_of_le {a b : Fin n} (h : a ≤ b) : a = b ∨ a < b := (Nat.eq_or_lt_of_le h).imp_left Fin.ext
@[simp] theorem cast_castLE {m k : Nat} (km : k ≤ m) (mn : m = n) (i : Fin k) :
    Fin.cast mn (castLE km i) = castLE (mn ▸ km) i :=
  rfl
@[simp] theorem cast_castLT {m k : Nat} (i : Fin k) (h : i.val < m) (mn : m = n) :
    Fin.cast mn (i.castLT h) = i.castLT (mn ▸ h) :=
  rfl
@[simp] theorem val_eq_zero_iff [NeZero n] {a : Fin n} : a.val = 0 ↔ a = 0 := by
  rw [Fin.ext_iff, Fin.val_zero]
theorem val_ne_zero_iff [NeZero n] {a : Fin n} : a.val ≠ 0 ↔ a ≠ 0 := not_congr val_eq_zero_iff
@[simp] theorem Internal.ofNat_eq_ofNat {hn : 0 < n} {a : Nat} :
    Fin.Internal.ofNat n hn a = @Fin.ofNat n ⟨Nat.ne_of_gt hn⟩ a := rfl
@[inline] protected def addNat? (i : Fin n) (m : Nat) : Option (Fin n) :=
  if h : i + m < n then some ⟨i + m, h⟩ else none
theorem addNat?_eq_dite {m : Nat} {i : Fin n} : i.addNat? m = if h : i + m < n then some ⟨i + m, h⟩ else none := rfl
theorem addNat?_eq_some {m : Nat} {i : Fin n} (h : i + m < n) : i.addNat? m = some ⟨i + m, h⟩ := dif_pos h
@[simp] theorem addNat?_eq_none_iff {m : Nat} {i : Fin n} : i.addNat? m = none ↔ n ≤ i + m := by
  rw [addNat?_eq_dite]
  split
  · exact ⟨nofun, fun k => absurd k (Nat.not_le_of_lt ‹_›)⟩
  · exact ⟨fun _ => Nat.le_of_not_lt ‹_›, fun _ => rfl⟩
theorem addNat?_eq_some_iff {m : Nat} {j i : Fin n} : i.addNat? m = some j ↔ i + m < n ∧ j.val = i + m := by
  rw [addNat?_eq_dite]
  split
  · next h => exact
      ⟨fun e => ⟨h, (congrArg Fin.val (Option.some.inj e)).symm⟩, fun k => congrArg some (Fin.ext k.2.symm)⟩
  · next h => exact ⟨nofun, fun k => absurd k.1 h⟩
@[simp] theorem addNat?_zero {i : Fin n} : i.addNat? 0 = some i := addNat?_eq_some i.2
end Fin


/- What `simp` takes for literals of `USize`. -/
theorem USize.toNat_ofNat_of_lt_32 {n : Nat} (h : n < 4294967296) : (USize.ofNat n).toNat = n :=
  have size : 4294967296 ≤ USize.size := match USize.size_eq with
    | .inl e => Nat.le_of_eq e.symm
    | .inr e => e ▸ (by decide)
  show n % USize.size = n from Nat.mod_eq_of_lt (Nat.lt_of_lt_of_le h size)
