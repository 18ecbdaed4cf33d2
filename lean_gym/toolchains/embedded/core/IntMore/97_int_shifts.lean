/-
Integers: complement and shifts.
-/
namespace Int
/- Complement and shifts. -/
protected def not : Int → Int
  | ofNat n => negSucc n
  | negSucc n => ofNat n
instance instComplement : Complement Int := ⟨.not⟩
protected def shiftLeft : Int → Nat → Int
  | ofNat n, s => ofNat (n <<< s)
  | negSucc n, s => negSucc (((n + 1) <<< s) - 1)
instance instHShiftLeftNat : HShiftLeft Int Nat Int := ⟨.shiftLeft⟩
theorem shiftRight_eq (n : Int) (s : Nat) : n >>> s = Int.shiftRight n s := rfl
@[simp, norm_cast] theorem natCast_shiftRight (n s : Nat) : n >>> s = (n : Int) >>> s := rfl
@[simp] theorem negSucc_shiftRight (m n : Nat) : negSucc m >>> n = negSucc (m >>> n) := rfl
@[simp] theorem zero_shiftRight (n : Nat) : (0 : Int) >>> n = 0 := congrArg ofNat (Nat.zero_shiftRight n)
@[simp] theorem shiftRight_zero (n : Int) : n >>> 0 = n := by cases n <;> rfl
theorem shiftRight_add (i : Int) (m n : Nat) : i >>> (m + n) = i >>> m >>> n := by
  cases i with
  | ofNat i => exact congrArg ofNat (Nat.shiftRight_add i m n)
  | negSucc i => exact congrArg negSucc (Nat.shiftRight_add i m n)
theorem le_shiftRight_of_nonpos {n : Int} {s : Nat} (h : n ≤ 0) : n ≤ n >>> s := by
  match n with
  | (n : Nat) => rw [show (n : Int) = 0 by omega, zero_shiftRight]; exact Int.le_refl 0
  | negSucc n => have := Nat.shiftRight_le n s; rw [negSucc_shiftRight]; omega
theorem shiftRight_le_of_nonneg {n : Int} {s : Nat} (h : 0 ≤ n) : n >>> s ≤ n := by
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le h
  exact ofNat_le.mpr (Nat.shiftRight_le n s)
theorem le_shiftRight_of_nonneg {n : Int} {s : Nat} (h : 0 ≤ n) : 0 ≤ n >>> s := by
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le h
  exact ofNat_le.mpr (Nat.zero_le _)
theorem shiftRight_le_of_nonpos {n : Int} {s : Nat} (h : n ≤ 0) : n >>> s ≤ 0 := by
  match n with
  | (n : Nat) => rw [show (n : Int) = 0 by omega, zero_shiftRight]; exact Int.le_refl 0
  | negSucc n => exact negSucc_le_zero _
@[simp, norm_cast] theorem natCast_shiftLeft (n s : Nat) : n <<< s = (n : Int) <<< s := rfl
@[simp] theorem zero_shiftLeft (n : Nat) : (0 : Int) <<< n = 0 := congrArg ofNat (Nat.zero_shiftLeft n)
@[simp] theorem shiftLeft_zero (n : Int) : n <<< 0 = n := by cases n <;> rfl
theorem shiftLeft_eq' (a : Int) (b : Nat) : a <<< b = a * (2 ^ b : Nat) := by
  cases a with
  | ofNat a => exact congrArg ofNat (Nat.shiftLeft_eq a b)
  | negSucc a =>
    show negSucc (((a + 1) <<< b) - 1) = _
    have : 0 < (a + 1) * 2 ^ b := Nat.mul_pos (Nat.succ_pos a) (Nat.two_pow_pos b)
    rw [Nat.shiftLeft_eq, negSucc_eq, negSucc_eq, Int.neg_mul]
    have e : ((a : Int) + 1) * (2 ^ b : Nat) = ((a + 1) * 2 ^ b : Nat) := rfl
    rw [e]; generalize (a + 1) * 2 ^ b = c at *; omega
theorem shiftLeft_eq (a : Int) (b : Nat) : a <<< b = a * 2 ^ b := by rw [shiftLeft_eq', natCast_pow]; rfl
theorem shiftLeft_succ (m : Int) (n : Nat) : m <<< (n + 1) = (m <<< n) * 2 := by
  rw [shiftLeft_eq, shiftLeft_eq, Int.pow_succ, Int.mul_assoc]
theorem shiftLeft_succ' (m : Int) (n : Nat) : m <<< (n + 1) = 2 * (m <<< n) := by rw [shiftLeft_succ, Int.mul_comm]
theorem shiftLeft_add (a : Int) (b c : Nat) : a <<< (b + c) = a <<< b <<< c := by
  rw [shiftLeft_eq, shiftLeft_eq, shiftLeft_eq, Int.pow_add, Int.mul_assoc]
private theorem two_pow_ne_zero (n : Nat) : ((2 ^ n : Nat) : Int) ≠ 0 := by have := Nat.two_pow_pos n; omega
@[simp] theorem shiftLeft_shiftRight_cancel (a : Int) (b : Nat) : a <<< b >>> b = a := by
  rw [shiftRight_eq_div_pow, shiftLeft_eq', Int.mul_ediv_cancel a (two_pow_ne_zero b)]
theorem shiftLeft_shiftRight_eq_shiftLeft_of_le {b c : Nat} (h : c ≤ b) (a : Int) : a <<< b >>> c = a <<< (b - c) := by
  rw [← Nat.sub_add_cancel h, shiftLeft_add, shiftLeft_shiftRight_cancel, Nat.add_sub_cancel]
theorem shiftLeft_shiftRight_eq_shiftRight_of_le {b c : Nat} (h : b ≤ c) (a : Int) : a <<< b >>> c = a >>> (c - b) := by
  rw [← Nat.add_sub_cancel' h, shiftRight_add, shiftLeft_shiftRight_cancel, Nat.add_sub_cancel_left]
theorem shiftLeft_shiftRight_eq (a : Int) (b c : Nat) : a <<< b >>> c = a <<< (b - c) >>> (c - b) := by
  rcases Nat.le_total c b with h | h
  · rw [shiftLeft_shiftRight_eq_shiftLeft_of_le h, Nat.sub_eq_zero_of_le h, shiftRight_zero]
  · rw [shiftLeft_shiftRight_eq_shiftRight_of_le h, Nat.sub_eq_zero_of_le h, shiftLeft_zero]
@[simp] theorem shiftRight_shiftLeft_cancel {a : Int} {b : Nat} (h : 2 ^ b ∣ a) : a >>> b <<< b = a := by
  rw [shiftLeft_eq', shiftRight_eq_div_pow, Int.ediv_mul_cancel (by rw [natCast_pow]; exact h)]
theorem add_shiftLeft (a b : Int) (n : Nat) : (a + b) <<< n = a <<< n + b <<< n := by
  rw [shiftLeft_eq, shiftLeft_eq, shiftLeft_eq, Int.add_mul]
theorem neg_shiftLeft (a : Int) (n : Nat) : (-a) <<< n = -a <<< n := by
  rw [shiftLeft_eq, shiftLeft_eq, Int.neg_mul]
theorem shiftLeft_mul (a b : Int) (n : Nat) : a <<< n * b = (a * b) <<< n := by
  rw [shiftLeft_eq, shiftLeft_eq, Int.mul_right_comm]
theorem mul_shiftLeft (a b : Int) (n : Nat) : a * b <<< n = (a * b) <<< n := by
  rw [shiftLeft_eq, shiftLeft_eq, Int.mul_assoc]
theorem shiftLeft_mul_shiftLeft (a b : Int) (m n : Nat) : a <<< m * b <<< n = (a * b) <<< (m + n) := by
  rw [shiftLeft_mul, mul_shiftLeft, Nat.add_comm, shiftLeft_add]
@[simp] theorem shiftLeft_eq_zero_iff {a : Int} {n : Nat} : a <<< n = 0 ↔ a = 0 := by
  rw [shiftLeft_eq', Int.mul_eq_zero]
  exact ⟨fun h => h.resolve_right (two_pow_ne_zero n), .inl⟩
instance instNeZeroHShiftLeftNat {a : Int} {n : Nat} [NeZero a] : NeZero (a <<< n) :=
  ⟨fun h => NeZero.ne a (shiftLeft_eq_zero_iff.mp h)⟩
end Int
