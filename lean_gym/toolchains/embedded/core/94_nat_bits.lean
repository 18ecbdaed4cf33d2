/-
The bits of natural numbers, and what `and`, `or`, `xor` and shifts do to them.
-/
namespace Nat
def testBit (m n : Nat) : Bool := (1 &&& (m >>> n)) != 0
theorem shiftLeft_eq (a b : Nat) : a <<< b = a * 2 ^ b := rfl
theorem shiftRight_eq_div_pow (m n : Nat) : m >>> n = m / 2 ^ n := rfl
@[simp] theorem shiftLeft_zero (n : Nat) : n <<< 0 = n := Nat.mul_one n
@[simp] theorem shiftRight_zero {n : Nat} : n >>> 0 = n := Nat.div_one n
@[simp] theorem zero_shiftLeft (n : Nat) : 0 <<< n = 0 := Nat.zero_mul _
@[simp] theorem zero_shiftRight (n : Nat) : 0 >>> n = 0 := Nat.zero_div _
private theorem bit_eq (n : Nat) : Nat.beq (n % 2) 1 = decide (n % 2 = 1) := by
  rcases Nat.mod_two_eq_zero_or_one n with h | h <;> rw [h] <;> rfl
private theorem bitFuel_succ (op : Bool → Bool → Bool) (f n m : Nat) : bitFuel op (f + 1) n m =
    2 * bitFuel op f (n / 2) (m / 2) + (if op (decide (n % 2 = 1)) (decide (m % 2 = 1)) then 1 else 0) := by
  rw [← bit_eq, ← bit_eq]
  show 2 * _ + cond _ 1 0 = _
  cases op (Nat.beq (n % 2) 1) (Nat.beq (m % 2) 1) <;> rfl
private theorem bitFuel_bit (op : Bool → Bool → Bool) (h₀ : op false false = false) (i : Nat) : ∀ (f n m : Nat),
    n + m ≤ f → decide (bitFuel op f n m / 2 ^ i % 2 = 1) =
      op (decide (n / 2 ^ i % 2 = 1)) (decide (m / 2 ^ i % 2 = 1)) := by
  induction i with
  | zero =>
    intro f n m h
    cases f with
    | zero =>
      obtain ⟨rfl, rfl⟩ : n = 0 ∧ m = 0 := by omega
      exact h₀.symm
    | succ f =>
      rw [bitFuel_succ, Nat.pow_zero, Nat.div_one, Nat.div_one, Nat.div_one]
      cases op (decide (n % 2 = 1)) (decide (m % 2 = 1)) <;> simp <;> omega
  | succ i ih =>
    intro f n m h
    cases f with
    | zero =>
      obtain ⟨rfl, rfl⟩ : n = 0 ∧ m = 0 := by omega
      simp [bitFuel, h₀]
    | succ f =>
      have e : ∀ k : Nat, k / 2 ^ (i + 1) = k / 2 / 2 ^ i := fun k => by
        rw [Nat.pow_succ, Nat.mul_comm, Nat.div_div_eq_div_mul]
      have g : bitFuel op (f + 1) n m / 2 = bitFuel op f (n / 2) (m / 2) := by
        rw [bitFuel_succ]; split <;> omega
      rw [e, e, e, g]
      exact ih f (n / 2) (m / 2) (by omega)
private theorem one_and (n : Nat) : 1 &&& n = n % 2 := by
  show bitFuel Bool.and (1 + n) 1 n = n % 2
  rw [Nat.add_comm, bitFuel_succ]
  have z : ∀ f m, bitFuel Bool.and f 0 m = 0 := by
    intro f
    induction f with
    | zero => intro m; rfl
    | succ f ih => intro m; rw [bitFuel_succ, ih]; rfl
  rw [show 1 / 2 = 0 from rfl, z]
  rcases Nat.mod_two_eq_zero_or_one n with h | h <;> simp [h]
theorem testBit_eq_decide_div_mod_eq {x i : Nat} : testBit x i = decide (x / 2 ^ i % 2 = 1) := by
  show ((1 &&& (x >>> i)) != 0) = _
  rw [one_and, shiftRight_eq_div_pow]
  rcases Nat.mod_two_eq_zero_or_one (x / 2 ^ i) with h | h <;> rw [h] <;> rfl
theorem testBit_to_div_mod {x i : Nat} : testBit x i = decide (x / 2 ^ i % 2 = 1) := testBit_eq_decide_div_mod_eq
@[simp] theorem zero_testBit (i : Nat) : testBit 0 i = false := by rw [testBit_to_div_mod, Nat.zero_div]; rfl
@[simp] theorem testBit_zero (x : Nat) : testBit x 0 = decide (x % 2 = 1) := by
  rw [testBit_to_div_mod, Nat.pow_zero, Nat.div_one]
theorem testBit_succ (x i : Nat) : testBit x (i + 1) = testBit (x / 2) i := by
  rw [testBit_to_div_mod, testBit_to_div_mod, Nat.pow_succ, Nat.mul_comm, Nat.div_div_eq_div_mul]
theorem testBit_add_one (x i : Nat) : testBit x (i + 1) = testBit (x / 2) i := testBit_succ x i
theorem testBit_div_two (x i : Nat) : testBit (x / 2) i = testBit x (i + 1) := (testBit_succ x i).symm
theorem toNat_testBit (x i : Nat) : (testBit x i).toNat = x / 2 ^ i % 2 := by
  rw [testBit_to_div_mod]
  rcases Nat.mod_two_eq_zero_or_one (x / 2 ^ i) with h | h <;> rw [h] <;> rfl
theorem eq_of_testBit_eq {x y : Nat} (pred : ∀ i, testBit x i = testBit y i) : x = y := by
  induction x using Nat.strongRecOn generalizing y with
  | _ x ih =>
    have h0 := pred 0
    rw [testBit_zero, testBit_zero, decide_eq_decide] at h0
    have hs := fun i => pred (i + 1)
    simp only [testBit_succ] at hs
    by_cases hx : x = 0
    · subst hx
      clear ih h0 hs
      induction y using Nat.strongRecOn with
      | _ y ih =>
        by_cases hy : y = 0
        · exact hy.symm
        · have h1 := pred 0
          rw [testBit_zero, testBit_zero, decide_eq_decide] at h1
          have := ih (y / 2) (by omega) fun i => by rw [zero_testBit, ← testBit_succ, ← pred, zero_testBit]
          omega
    · have := ih (x / 2) (by omega) hs
      omega
theorem testBit_lt_two_pow {x i : Nat} (lt : x < 2 ^ i) : x.testBit i = false := by
  rw [testBit_to_div_mod, Nat.div_eq_of_lt lt]; rfl
theorem testBit_implies_ge {i x : Nat} (p : testBit x i = true) : x ≥ 2 ^ i :=
  Decidable.byContradiction fun h => by rw [testBit_lt_two_pow (Nat.lt_of_not_le h)] at p; exact absurd p (by decide)
theorem lt_pow_two_of_testBit {n : Nat} (x : Nat) (p : ∀ i, i ≥ n → testBit x i = false) : x < 2 ^ n := by
  induction n generalizing x with
  | zero =>
    have : x = 0 := eq_of_testBit_eq fun i => by rw [p i (Nat.zero_le i), zero_testBit]
    subst this; decide
  | succ n ih =>
    have := ih (x / 2) fun i hi => by rw [← testBit_succ]; exact p (i + 1) (by omega)
    rw [Nat.pow_succ]; omega
@[simp] theorem testBit_and (x y i : Nat) : (x &&& y).testBit i = (x.testBit i && y.testBit i) := by
  rw [testBit_to_div_mod, testBit_to_div_mod, testBit_to_div_mod]
  exact bitFuel_bit Bool.and rfl i (x + y) x y (Nat.le_refl _)
@[simp] theorem testBit_or (x y i : Nat) : (x ||| y).testBit i = (x.testBit i || y.testBit i) := by
  rw [testBit_to_div_mod, testBit_to_div_mod, testBit_to_div_mod]
  exact bitFuel_bit Bool.or rfl i (x + y) x y (Nat.le_refl _)
@[simp] theorem testBit_xor (x y i : Nat) : (x ^^^ y).testBit i = (x.testBit i != y.testBit i) := by
  have h := bitFuel_bit (fun a b => cond a (Bool.not b) b) rfl i (x + y) x y (Nat.le_refl _)
  rw [testBit_to_div_mod, testBit_to_div_mod, testBit_to_div_mod]
  refine h.trans ?_
  cases decide (x / 2 ^ i % 2 = 1) <;> cases decide (y / 2 ^ i % 2 = 1) <;> rfl
@[simp] theorem testBit_shiftRight {i j : Nat} (x : Nat) : testBit (x >>> i) j = testBit x (i + j) := by
  rw [testBit_to_div_mod, testBit_to_div_mod, shiftRight_eq_div_pow, Nat.div_div_eq_div_mul, Nat.pow_add]
theorem testBit_mul_two_pow {j : Nat} (x i : Nat) : testBit (x * 2 ^ i) j = (decide (i ≤ j) && testBit x (j - i)) := by
  rw [testBit_to_div_mod, testBit_to_div_mod]
  by_cases h : i ≤ j
  · have e : 2 ^ j = 2 ^ i * 2 ^ (j - i) := by rw [← Nat.pow_add, Nat.add_sub_of_le h]
    rw [e, ← Nat.div_div_eq_div_mul, Nat.mul_div_cancel _ (Nat.two_pow_pos i)]
    simp [h]
  · have e : 2 ^ i = 2 ^ j * (2 * 2 ^ (i - j - 1)) := by
      rw [← Nat.mul_comm (2 ^ (i - j - 1)), ← Nat.pow_succ, ← Nat.pow_add]; congr 1; omega
    rw [e, Nat.mul_left_comm, Nat.mul_div_cancel_left _ (Nat.two_pow_pos j), Nat.mul_left_comm, Nat.mul_mod_right]
    simp [h]
@[simp] theorem testBit_shiftLeft {j i : Nat} (x : Nat) : testBit (x <<< i) j = (decide (j ≥ i) && testBit x (j - i)) :=
  testBit_mul_two_pow x i
@[simp] theorem testBit_mod_two_pow (x j i : Nat) : testBit (x % 2 ^ j) i = (decide (i < j) && testBit x i) := by
  by_cases h : i < j
  · rw [testBit_to_div_mod, testBit_to_div_mod]
    have e : 2 ^ j = 2 ^ i * (2 * 2 ^ (j - i - 1)) := by
      rw [← Nat.mul_comm (2 ^ (j - i - 1)), ← Nat.pow_succ, ← Nat.pow_add]; congr 1; omega
    have g : x / 2 ^ i = x % (2 ^ i * (2 * 2 ^ (j - i - 1))) / 2 ^ i + 2 * (2 ^ (j - i - 1) *
        (x / (2 ^ i * (2 * 2 ^ (j - i - 1))))) := by
      have m := Nat.div_add_mod x (2 ^ i * (2 * 2 ^ (j - i - 1)))
      rw [Nat.mul_assoc, Nat.mul_assoc, Nat.add_comm] at m
      conv => lhs; rw [← m, Nat.add_mul_div_left _ _ (Nat.two_pow_pos i)]
    rw [e, g, Nat.add_mul_mod_self_left]
    simp [h]
  · rw [testBit_lt_two_pow (Nat.lt_of_lt_of_le (Nat.mod_lt x (Nat.two_pow_pos j))
      (Nat.pow_le_pow_right (by decide) (Nat.le_of_not_lt h)))]
    simp [h]
theorem testBit_two_pow_sub_succ {x n : Nat} (h₂ : x < 2 ^ n) (i : Nat) :
    testBit (2 ^ n - (x + 1)) i = (decide (i < n) && !testBit x i) := by
  induction i generalizing n x with
  | zero =>
    cases n with
    | zero => obtain rfl : x = 0 := by rw [Nat.pow_zero] at h₂; omega
              rfl
    | succ n =>
      rw [testBit_zero, testBit_zero, Nat.pow_succ]
      rw [Nat.pow_succ] at h₂
      rcases Nat.mod_two_eq_zero_or_one x with h | h <;> simp [h] <;> omega
  | succ i ih =>
    cases n with
    | zero => obtain rfl : x = 0 := by rw [Nat.pow_zero] at h₂; omega
              simp
    | succ n =>
      rw [Nat.pow_succ] at h₂
      rw [testBit_succ, testBit_succ,
        show (2 ^ (n + 1) - (x + 1)) / 2 = 2 ^ n - (x / 2 + 1) by rw [Nat.pow_succ]; omega,
        ih (by omega)]
      simp
@[simp] theorem testBit_two_pow_sub_one (n i : Nat) : testBit (2 ^ n - 1) i = decide (i < n) := by
  rw [testBit_two_pow_sub_succ (x := 0) (Nat.two_pow_pos n)]; simp
theorem and_lt_two_pow (x : Nat) {y n : Nat} (right : y < 2 ^ n) : (x &&& y) < 2 ^ n :=
  lt_pow_two_of_testBit _ fun i h => by
    rw [testBit_and, testBit_lt_two_pow (Nat.lt_of_lt_of_le right (Nat.pow_le_pow_right (by decide) h)), Bool.and_false]
theorem or_lt_two_pow {x y n : Nat} (left : x < 2 ^ n) (right : y < 2 ^ n) : x ||| y < 2 ^ n :=
  lt_pow_two_of_testBit _ fun i h => by
    rw [testBit_or, testBit_lt_two_pow (Nat.lt_of_lt_of_le right (Nat.pow_le_pow_right (by decide) h)),
      testBit_lt_two_pow (Nat.lt_of_lt_of_le left (Nat.pow_le_pow_right (by decide) h))]; rfl
theorem xor_lt_two_pow {x y n : Nat} (left : x < 2 ^ n) (right : y < 2 ^ n) : x ^^^ y < 2 ^ n :=
  lt_pow_two_of_testBit _ fun i h => by
    rw [testBit_xor, testBit_lt_two_pow (Nat.lt_of_lt_of_le right (Nat.pow_le_pow_right (by decide) h)),
      testBit_lt_two_pow (Nat.lt_of_lt_of_le left (Nat.pow_le_pow_right (by decide) h))]; rfl
@[simp] protected theorem and_self (x : Nat) : x &&& x = x := eq_of_testBit_eq fun i => by simp
@[simp] protected theorem or_self (x : Nat) : x ||| x = x := eq_of_testBit_eq fun i => by simp
@[simp] protected theorem xor_self (x : Nat) : x ^^^ x = 0 := eq_of_testBit_eq fun i => by simp
@[simp] protected theorem and_zero (x : Nat) : x &&& 0 = 0 := eq_of_testBit_eq fun i => by simp
@[simp] protected theorem zero_and (x : Nat) : 0 &&& x = 0 := eq_of_testBit_eq fun i => by simp
@[simp] protected theorem or_zero (x : Nat) : x ||| 0 = x := eq_of_testBit_eq fun i => by simp
@[simp] protected theorem zero_or (x : Nat) : 0 ||| x = x := eq_of_testBit_eq fun i => by simp
@[simp] protected theorem xor_zero (x : Nat) : x ^^^ 0 = x := eq_of_testBit_eq fun i => by
  rw [testBit_xor, zero_testBit]; cases testBit x i <;> rfl
@[simp] protected theorem zero_xor (x : Nat) : 0 ^^^ x = x := eq_of_testBit_eq fun i => by
  rw [testBit_xor, zero_testBit]; cases testBit x i <;> rfl
protected theorem and_comm (x y : Nat) : x &&& y = y &&& x := eq_of_testBit_eq fun i => by simp [Bool.and_comm]
protected theorem or_comm (x y : Nat) : x ||| y = y ||| x := eq_of_testBit_eq fun i => by simp [Bool.or_comm]
protected theorem xor_comm (x y : Nat) : x ^^^ y = y ^^^ x := eq_of_testBit_eq fun i => by
  rw [testBit_xor, testBit_xor]; cases testBit x i <;> cases testBit y i <;> rfl
protected theorem and_assoc (x y z : Nat) : (x &&& y) &&& z = x &&& (y &&& z) :=
  eq_of_testBit_eq fun i => by simp [Bool.and_assoc]
protected theorem or_assoc (x y z : Nat) : (x ||| y) ||| z = x ||| (y ||| z) :=
  eq_of_testBit_eq fun i => by simp [Bool.or_assoc]
protected theorem xor_assoc (x y z : Nat) : (x ^^^ y) ^^^ z = x ^^^ (y ^^^ z) := eq_of_testBit_eq fun i => by
  simp only [testBit_xor]; cases testBit x i <;> cases testBit y i <;> cases testBit z i <;> rfl
@[simp] theorem and_two_pow_sub_one_eq_mod (x n : Nat) : x &&& 2 ^ n - 1 = x % 2 ^ n :=
  eq_of_testBit_eq fun i => by simp [Bool.and_comm]
theorem and_two_pow_sub_one_of_lt_two_pow {x n : Nat} (lt : x < 2 ^ n) : x &&& 2 ^ n - 1 = x := by
  rw [and_two_pow_sub_one_eq_mod, Nat.mod_eq_of_lt lt]
theorem and_le_left {n m : Nat} : n &&& m ≤ n := by
  induction n using Nat.strongRecOn generalizing m with
  | _ n ih =>
    by_cases h : n = 0
    · subst h; rw [Nat.zero_and]; exact Nat.le_refl 0
    · have d : (n &&& m) / 2 = n / 2 &&& m / 2 := eq_of_testBit_eq fun i => by simp [testBit_div_two]
      have l : n / 2 &&& m / 2 ≤ n / 2 := ih (n / 2) (by omega)
      have b := testBit_and n m 0
      rw [testBit_zero, testBit_zero] at b
      rcases Nat.mod_two_eq_zero_or_one n with e | e
      · simp [e] at b; omega
      · omega
theorem and_le_right {n m : Nat} : n &&& m ≤ m := by rw [Nat.and_comm]; exact and_le_left
theorem shiftRight_add (m n : Nat) : ∀ k, m >>> (n + k) = (m >>> n) >>> k := fun k => by
  rw [shiftRight_eq_div_pow, shiftRight_eq_div_pow, shiftRight_eq_div_pow, Nat.div_div_eq_div_mul, Nat.pow_add]
theorem shiftLeft_add (m n : Nat) : ∀ k, m <<< (n + k) = (m <<< n) <<< k := fun k => by
  rw [shiftLeft_eq, shiftLeft_eq, shiftLeft_eq, Nat.mul_assoc, Nat.pow_add]
theorem shiftRight_succ (m n : Nat) : m >>> (n + 1) = (m >>> n) / 2 := by rw [shiftRight_add]; rfl
theorem shiftLeft_succ (m n : Nat) : m <<< (n + 1) = 2 * (m <<< n) := by
  rw [shiftLeft_eq, shiftLeft_eq, Nat.pow_succ, ← Nat.mul_assoc, Nat.mul_comm]
theorem shiftRight_le (m n : Nat) : m >>> n ≤ m := Nat.div_le_self _ _
instance : Std.Associative (α := Nat) (· &&& ·) := ⟨Nat.and_assoc⟩
instance : Std.Commutative (α := Nat) (· &&& ·) := ⟨Nat.and_comm⟩
instance : Std.IdempotentOp (α := Nat) (· &&& ·) := ⟨Nat.and_self⟩
instance : Std.Associative (α := Nat) (· ||| ·) := ⟨Nat.or_assoc⟩
instance : Std.Commutative (α := Nat) (· ||| ·) := ⟨Nat.or_comm⟩
instance : Std.IdempotentOp (α := Nat) (· ||| ·) := ⟨Nat.or_self⟩
instance : Std.Associative (α := Nat) (· ^^^ ·) := ⟨Nat.xor_assoc⟩
instance : Std.Commutative (α := Nat) (· ^^^ ·) := ⟨Nat.xor_comm⟩
end Nat
