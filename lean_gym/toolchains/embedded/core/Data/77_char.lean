/-
Characters: order, classes of ASCII characters, upper and lower case.
-/
namespace Char
@[inline] def toNat (c : Char) : Nat := c.val.toNat
instance instLT : LT Char := ⟨fun a b => a.val < b.val⟩
instance instLE : LE Char := ⟨fun a b => a.val ≤ b.val⟩
instance instDecidableLt (a b : Char) : Decidable (a < b) := UInt32.decLt _ _
instance instDecidableLe (a b : Char) : Decidable (a ≤ b) := UInt32.decLe _ _
@[inline] def isWhitespace (c : Char) : Bool := c = ' ' || c = '\t' || c = '\r' || c = '\n'
@[inline] def isUpper (c : Char) : Bool := c.val ≥ 'A'.val && c.val ≤ 'Z'.val
@[inline] def isLower (c : Char) : Bool := c.val ≥ 'a'.val && c.val ≤ 'z'.val
@[inline] def isAlpha (c : Char) : Bool := c.isUpper || c.isLower
@[inline] def isDigit (c : Char) : Bool := c.val ≥ '0'.val && c.val ≤ '9'.val
@[inline] def isHexDigit (c : Char) : Bool :=
  (c.val ≥ '0'.val && c.val ≤ '9'.val) || (c.val ≥ 'a'.val && c.val ≤ 'f'.val) || (c.val ≥ 'A'.val && c.val ≤ 'F'.val)
@[inline] def isAlphanum (c : Char) : Bool := c.isAlpha || c.isDigit
private theorem valid_of_lt {n : UInt32} (h : n.toNat < 0xd800) : n.isValidChar := .inl h
private theorem toLower_lt {c : Char} (h : c.val ≥ 'A'.val ∧ c.val ≤ 'Z'.val) :
    (c.val + ('a'.val - 'A'.val)).toNat < 0xd800 := by
  have h₁ : 65 ≤ c.val.toNat := h.1
  have h₂ : c.val.toNat ≤ 90 := h.2
  show (c.val.toNat + 32) % 2 ^ 32 < 0xd800
  omega
private theorem toUpper_lt {c : Char} (h : c.val ≥ 'a'.val ∧ c.val ≤ 'z'.val) :
    (c.val + ('A'.val - 'a'.val)).toNat < 0xd800 := by
  have h₁ : 97 ≤ c.val.toNat := h.1
  have h₂ : c.val.toNat ≤ 122 := h.2
  show (c.val.toNat + 4294967264) % 2 ^ 32 < 0xd800
  omega
def toLower (c : Char) : Char :=
  if h : c.val ≥ 'A'.val ∧ c.val ≤ 'Z'.val then ⟨c.val + ('a'.val - 'A'.val), valid_of_lt (toLower_lt h)⟩ else c
def toUpper (c : Char) : Char :=
  if h : c.val ≥ 'a'.val ∧ c.val ≤ 'z'.val then ⟨c.val + ('A'.val - 'a'.val), valid_of_lt (toUpper_lt h)⟩ else c
def utf8Size (c : Char) : Nat :=
  let v := c.val
  if v ≤ UInt32.ofNatLT 0x7F (by decide) then 1
  else if v ≤ UInt32.ofNatLT 0x7FF (by decide) then 2
  else if v ≤ UInt32.ofNatLT 0xFFFF (by decide) then 3
  else 4

/- Laws. -/
@[ext] protected theorem ext : {c d : Char} → c.val = d.val → c = d
  | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl
theorem le_def {a b : Char} : a ≤ b ↔ a.1 ≤ b.1 := .rfl
theorem lt_def {a b : Char} : a < b ↔ a.1 < b.1 := .rfl
theorem lt_iff_val_lt_val {a b : Char} : a < b ↔ a.val < b.val := Iff.rfl
@[simp] protected theorem not_le {a b : Char} : ¬ a ≤ b ↔ b < a := Nat.not_le
@[simp] protected theorem not_lt {a b : Char} : ¬ a < b ↔ b ≤ a := Nat.not_lt
@[simp] protected theorem le_refl (a : Char) : a ≤ a := Nat.le_refl a.toNat
@[simp] protected theorem lt_irrefl (a : Char) : ¬ a < a := Nat.lt_irrefl a.toNat
protected theorem le_trans {a b c : Char} : a ≤ b → b ≤ c → a ≤ c := Nat.le_trans
protected theorem lt_trans {a b c : Char} : a < b → b < c → a < c := Nat.lt_trans
protected theorem le_total (a b : Char) : a ≤ b ∨ b ≤ a := Nat.le_total a.toNat b.toNat
protected theorem lt_asymm {a b : Char} (h : a < b) : ¬ b < a := fun k => Nat.lt_irrefl _ (Nat.lt_trans h k)
protected theorem ne_of_lt {a b : Char} (h : a < b) : a ≠ b := fun e => Char.lt_irrefl b (e ▸ h)
protected theorem le_antisymm {a b : Char} : a ≤ b → b ≤ a → a = b :=
  fun h k => Char.ext (LeanGym.Internal.uint32_eq_of_toNat_eq (Nat.le_antisymm h k))
instance instIsLinearOrder : Std.IsLinearOrder Char where
  le_refl := Char.le_refl
  le_trans := fun _ _ _ => Char.le_trans
  le_antisymm := fun _ _ => Char.le_antisymm
  le_total := Char.le_total
instance instLawfulOrderLT : Std.LawfulOrderLT Char :=
  ⟨fun _ _ => ⟨fun h => ⟨Nat.le_of_lt h, Nat.not_le_of_lt h⟩, fun h => Nat.lt_of_not_le h.2⟩⟩
@[simp] theorem ofNat_toNat (c : Char) : Char.ofNat c.toNat = c := by
  show (if h : c.toNat.isValidChar then ofNatAux c.toNat h else _) = c
  rw [dif_pos (show c.toNat.isValidChar from c.valid)]; rfl
@[simp] theorem toNat_val {c : Char} : c.val.toNat = c.toNat := rfl
theorem toNat_inj {c d : Char} : c.toNat = d.toNat ↔ c = d :=
  ⟨fun h => Char.ext (LeanGym.Internal.uint32_eq_of_toNat_eq h), fun h => h ▸ rfl⟩
end Char
