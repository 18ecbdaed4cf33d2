/- Numbers of a fixed width: `Fin`, `BitVec`, `UIntN`, and characters. -/

/- `Fin`. -/
theorem fin_add : (3 : Fin 5) + 4 = 2 := by decide
theorem fin_neg : -(3 : Fin 5) = 2 := by decide
theorem fin_sub : (3 : Fin 5) - 4 = 4 := by simp
theorem fin_succ : (3 : Fin 5).succ = 4 := by simp
theorem fin_rev : (3 : Fin 5).rev = 1 := by simp
theorem fin_rev_last (n : Nat) : (Fin.last n).rev = 0 := by simp
theorem fin_mk : (⟨3, by decide⟩ : Fin 5) = 3 := by simp
theorem fin_lt (x : Fin 5) (h : x ≠ 4) : x < 4 := by omega
theorem fin_cases (i : Fin 3) : i = 0 ∨ i = 1 ∨ i = 2 := by omega
theorem fin_match (i : Fin 2) : i = 0 ∨ i = 1 := by
  match i with
  | 0 => simp
  | 1 => simp
theorem fin_comm (n : Nat) (x y : Fin n) : x * y = y * x := by ac_rfl
-- there are no instances for `+`
theorem fin_add_comm (n : Nat) (x y : Fin n) : x + y = y + x := by ac_rfl -- FAIL: Tactic `rfl` failed
theorem fin_not_le (n : Nat) (x y : Fin n) (h : x < y) : ¬ y ≤ x := by simp [h]
theorem fin_mul_one (n : Nat) (x : Fin (n + 1)) : x * 1 = x := by simp
theorem fin_ext (n : Nat) (x y : Fin n) (h : x.val = y.val) : x = y := by ext; exact h
theorem fin_all : ∀ a b : Fin 8, a + b = b + a := by decide
theorem fin_three (P : Fin 3 → Prop) (h0 : P 0) (h1 : P 1) (h2 : P 2) : ∀ i, P i := by
  intro i
  cases i using Fin.cases with
  | zero => exact h0
  | succ i => cases i using Fin.cases with
    | zero => exact h1
    | succ i => cases i using Fin.cases with
      | zero => exact h2
      | succ i => exact i.elim0
theorem fin_last (n : Nat) (P : Fin (n + 1) → Prop) (h : P (Fin.last n)) (k : ∀ i : Fin n, P i.castSucc) (i) : P i := by
  induction i using Fin.lastCases with
  | last => exact h
  | cast i => exact k i
theorem fin_induction (n : Nat) (i : Fin (n + 1)) : i.val ≤ n := by
  induction i using Fin.induction with
  | zero => simp
  | succ i ih => simp; omega
theorem fin_pow : (3 : Fin 7) ^ 4 = 4 := by decide
theorem fin_foldl : Fin.foldl 5 (fun s i => s + i.val) 0 = 10 := by simp [Fin.foldl_succ]
#eval Fin.foldr 5 (fun i s => i.val :: s) [] -- SAYS: [0, 1, 2, 3, 4]
#eval (7 : Fin 5) -- SAYS: 2
example : (3 : Fin 5) + 4 = 3 := by decide -- FAIL: is false

/- Bit vectors. -/
theorem bv_zero (x : BitVec 8) : x + 0 = x := by simp
theorem bv_add : 250#8 + 10 = 4#8 := by decide
theorem bv_mul : 16#8 * 17#8 = 16#8 := by simp
theorem bv_shift : 5#8 <<< 2 = 20#8 := by simp
theorem bv_append : 5#4 ++ 3#4 = 0x53#8 := by simp
theorem bv_extract : (0xa5#8).extractLsb 7 4 = 0xa#4 := by simp
theorem bv_not : ~~~5#8 = 250#8 := by decide
theorem bv_signed : BitVec.slt 255#8 3#8 := by simp
theorem bv_toInt : (255#8).toInt = -1 := by simp
theorem bv_toNat (x y : BitVec 8) : (x + y).toNat = (x.toNat + y.toNat) % 2 ^ 8 := by simp
theorem bv_comm (x y : BitVec 8) : x + y = y + x := by bv_omega
theorem bv_lt (x y : BitVec 8) (h : x < y) : x ≤ y := by bv_omega
theorem bv_bound (x : BitVec 8) (h : x < 5#8) : x ≤ 10#8 := by bv_omega
theorem bv_sub (x : BitVec 8) : x + 1#8 - 1#8 = x := by bv_omega
theorem bv_no_overflow (x y : BitVec 8) (h : x.toNat + y.toNat < 256) : (x + y).toNat = x.toNat + y.toNat := by bv_omega
theorem bv_isLt (x : BitVec 8) : x.toNat < 256 := by omega
theorem bv_and (w : Nat) (x y : BitVec w) : x &&& y = y &&& x := by ext i h; simp [Bool.and_comm]
theorem bv_de_morgan (w : Nat) (x y : BitVec w) : ~~~(x &&& y) = ~~~x ||| ~~~y := by ext i h; simp
theorem bv_xor (w : Nat) (x : BitVec w) : x ^^^ x = 0#w := by simp
theorem bv_ac (w : Nat) (x y z : BitVec w) : x + y + z = z + (y + x) := by ac_rfl
theorem bv_all : ∀ x y : BitVec 3, x + y = y + x := by decide
theorem bv_none : ¬ ∃ x : BitVec 3, x * x = 2 := by decide
theorem bv_cons (w : Nat) (x : BitVec (w + 1)) : BitVec.cons x.msb (x.setWidth w) = x := by simp
theorem bv_getLsbD : (5#8).getLsbD 2 = true := by simp
#eval 5#8 + 3 -- SAYS: 0x08#8
#check 5#8 -- SAYS: 5#8 : BitVec 8
example : 5#8 = 6#8 := by decide -- FAIL: is false
example (x y : BitVec 8) : x + y = x := by bv_omega -- FAIL: omega could not prove the goal

/- Unsigned integers. -/
theorem u8_add : (250 : UInt8) + 10 = 4 := by decide
theorem u8_simp : (250 : UInt8) + 10 = 4 := by simp
theorem u8_lt : (3 : UInt8) < 5 := by simp
theorem u16_mul : (300 : UInt16) * 300 = 24464 := by decide
theorem u32_sub : (0 : UInt32) - 1 = 4294967295 := by decide
theorem u64_div : (1000000000000 : UInt64) / 7 = 142857142857 := by simp
theorem u8_toNat (x y : UInt8) : (x + y).toNat = (x.toNat + y.toNat) % 2 ^ 8 := by simp
theorem u8_comm (x y : UInt8) : x + y = y + x := by ac_rfl
theorem u8_not_lt (x : UInt8) : ¬ x < x := by simp
theorem u8_not (x : UInt8) : ~~~(~~~x) = x := by simp
theorem u8_bound (x : UInt8) : x.toNat < 256 := x.toNat_lt
theorem u8_wider (x : UInt8) : x.toUInt32.toNat = x.toNat := by simp
theorem usize_add (x : USize) : x + 0 = x := by simp
theorem usize_toNat (x y : USize) (h : y ≤ x) : (x - y).toNat = x.toNat - y.toNat := USize.toNat_sub_of_le x y h
#eval (200 : UInt8) + 100 -- SAYS: 44
#eval (1 : UInt64) <<< 63 -- SAYS: 9223372036854775808
#eval (5 : UInt16).toUInt8 -- SAYS: 5
#eval (7 : USize) * 6 -- SAYS: 42
example : (3 : UInt8) + 4 = 8 := by decide -- FAIL: is false
theorem u8_and_ac (x y z : UInt8) : x &&& (y &&& z) = z &&& y &&& x := by ac_rfl
theorem u16_or_idem (x y : UInt16) : x ||| y ||| x = y ||| x := by ac_rfl
theorem u32_xor_ac (x y z : UInt32) : z ^^^ y ^^^ x = 0 ↔ x ^^^ (y ^^^ z) = 0 := by ac_nf
theorem u64_neutral (x y : UInt64) : 1 * x * y = y * x := by ac_rfl
theorem usize_and_neutral (x y : USize) : x &&& -1 &&& y = y &&& x := by ac_rfl
theorem u8_ones (x : UInt8) : -1 ^^^ x = ~~~x := by simp
theorem usize_or_zero (x y : USize) : x ||| y = 0 ↔ x = 0 ∧ y = 0 := by simp
example (x y : UInt8) : x ^^^ y ^^^ x = y ^^^ x := by ac_rfl -- FAIL: Tactic `rfl` failed
example (x y : UInt8) : x - y = y - x := by ac_rfl -- FAIL: Tactic `rfl` failed

/- Signed integers. -/
theorem i8_add : (100 : Int8) + 100 = -56 := by decide
theorem i8_simp : (100 : Int8) + 100 = -56 := by simp
theorem i8_lt : (-3 : Int8) < 5 := by simp
theorem i8_div : (-7 : Int8) / 2 = -3 := by decide
theorem i8_mod : (-7 : Int8) % 2 = -1 := by decide
theorem i8_toInt : (-5 : Int8).toInt = -5 := by simp
theorem i64_comm (x y : Int64) : x * y = y * x := by ac_rfl
theorem i32_neg (x : Int32) : - -x = x := by simp
theorem i8_xor_ac (x y z : Int8) : x ^^^ (y ^^^ z) = z ^^^ y ^^^ x := by ac_rfl
theorem i16_or_neutral (x y : Int16) : x ||| 0 ||| y ||| x = y ||| x := by ac_rfl
theorem i32_and_neutral (x y : Int32) : x &&& -1 &&& y = y &&& x := by ac_rfl
theorem i64_xor_zero (x y : Int64) : x ^^^ y = 0 ↔ x = y := by simp
theorem i8_xor_self (x y : Int8) : (x ^^^ x) &&& y = 0 := by simp
example (x y : Int8) : x &&& y = x ||| y := by ac_rfl -- FAIL: Tactic `rfl` failed
#eval ((-128 : Int8) - 1, (-300 : Int16).toInt8) -- SAYS: (127, -44)

/- Characters. -/
theorem char_digit : '7'.isDigit = true := by decide
theorem char_alpha : 'é'.isAlpha = false := by decide
theorem char_upper : 'q'.toUpper = 'Q' := by decide
theorem char_simp : 'a'.isLower = true := by simp
theorem char_lt : 'a' < 'b' := by decide
theorem char_toNat : 'A'.toNat = 65 := by simp
theorem char_ne : 'a' ≠ 'b' := by simp
theorem char_order (a b c : Char) (h : a ≤ b) (k : b ≤ c) : a ≤ c := Char.le_trans h k
theorem char_not_lt (a b : Char) : ¬ a < b ↔ b ≤ a := by simp
#eval 'ß'.utf8Size -- SAYS: 2
#eval ('Z'.toLower, ' '.isWhitespace) -- SAYS: ('z', true)
theorem usize_literal : (3 : USize).toNat = 3 := by simp
theorem usize_index (a : Array Nat) (h : 3 < a.size) : a.uget 3 (by simpa using h) = a[3] := by simp
