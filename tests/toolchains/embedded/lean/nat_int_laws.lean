/-
Laws of natural numbers, integers, truth values and well-founded relations, used by name and by `simp`.
-/
/- Order, minimum and maximum. -/
theorem a1 (a b : Nat) (h : a ≤ b) : min a b = a := Nat.min_eq_left h
theorem a2 (a b c : Nat) : min a (min b c) = min (min a b) c := (Nat.min_assoc a b c).symm
theorem a3 (a b c : Nat) : max a b ≤ c ↔ a ≤ c ∧ b ≤ c := Nat.max_le
theorem a4 (a b c : Nat) : min (a + c) (b + c) = min a b + c := Nat.add_min_add_right a b c
theorem a5 (a b : Nat) (h : ¬a ≤ b) : b < a := by simpa using h
theorem a6 (a b c : Nat) : a + c ≤ b + c ↔ a ≤ b := by simp
theorem a7 (a b : Nat) : a < a + b ↔ 0 < b := by simp
theorem a8 (a b : Int) (h : a ≤ b) : max a b = b := Int.max_eq_right h
theorem a9 (a b : Int) : min a b ≤ b := Int.min_le_right a b
/- Division, divisibility, powers. -/
theorem b1 (a b c : Nat) (h : 0 < c) : a / c < b ↔ a < b * c := Nat.div_lt_iff_lt_mul h
theorem b2 (a b c : Nat) : a / b / c = a / (b * c) := Nat.div_div_eq_div_mul a b c
theorem b3 (m n : Nat) (h : 0 < n) : m * n / n = m := Nat.mul_div_cancel m h
theorem b4 (a b c : Nat) (h : a ≤ b) : a / c ≤ b / c := Nat.div_le_div_right h
theorem b5 (a n m : Nat) (h : m ≤ n) : a ^ m ∣ a ^ n := Nat.pow_dvd_pow a h
theorem b6 (n : Nat) : n < 2 ^ n := Nat.lt_two_pow_self
theorem b7 (a m n : Nat) : a ^ (m + n) = a ^ m * a ^ n := Nat.pow_add a m n
theorem b8 (a b n : Nat) : a ^ n % b = (a % b) ^ n % b := Nat.pow_mod a n b
/- Greatest common divisor, least common multiple. -/
theorem c1 (m n : Nat) : Nat.gcd m n * Nat.lcm m n = m * n := Nat.gcd_mul_lcm m n
theorem c2 (a b n : Nat) (h : Nat.Coprime a n) : Nat.gcd (a * b) n = Nat.gcd b n := h.gcd_mul_left_cancel b
theorem c3 (a b c : Nat) (h : Nat.Coprime a b) (k : a ∣ b * c) : a ∣ c := h.dvd_of_dvd_mul_left k
theorem c4 (a b n : Nat) (h : n ≠ 0) : a ^ n ∣ b ^ n ↔ a ∣ b := Nat.pow_dvd_pow_iff h
theorem c5 (a b : Nat) : Nat.lcm a b = Nat.lcm b a := Nat.lcm_comm a b
theorem c6 : Nat.gcd 84 36 = 12 := by decide
theorem c7 (a : Nat) : Nat.gcd a (a + 1) = 1 := by simp
/- Bits. -/
theorem d1 (x i : Nat) : (x <<< i) = x * 2 ^ i := Nat.shiftLeft_eq x i
theorem d2 (x y i : Nat) : (x &&& y).testBit i = (x.testBit i && y.testBit i) := by simp
theorem d3 (x y i : Nat) : (x ^^^ y).testBit i = (x.testBit i ^^ y.testBit i) := by simp
theorem d4 (x n : Nat) : x &&& 2 ^ n - 1 = x % 2 ^ n := by simp
theorem d5 (x y z : Nat) : x &&& (y ||| z) = (x &&& y) ||| (x &&& z) := Nat.and_or_distrib_left x y z
theorem d6 (x y : Nat) (h : ∀ i, x.testBit i = y.testBit i) : x = y := Nat.eq_of_testBit_eq h
theorem d7 : (12 ^^^ 10 = 6) ∧ (12 &&& 10 = 8) ∧ (12 ||| 10 = 14) := by decide
theorem d8 (n : Nat) (h : n ≠ 0) : 2 ^ n.log2 ≤ n := Nat.log2_self_le h
theorem d9 : Nat.log2 1023 = 9 := by decide +kernel
theorem d10 : (1 <<< 70) >>> 68 = 4 := by rfl
/- Integers. -/
theorem i1 (a b : Int) (h : a * b = 0) : a = 0 ∨ b = 0 := Int.mul_eq_zero.1 h
theorem i2 (a b : Int) : (a * b).natAbs = a.natAbs * b.natAbs := Int.natAbs_mul a b
theorem i3 (a : Int) : a.sign * a.natAbs = a := Int.sign_mul_natAbs a
theorem i4 (a b c : Int) (h : a ≤ b) : a + c ≤ b + c := Int.add_le_add_right h c
theorem i5 (a b c : Int) (h : a ≤ b) (k : 0 ≤ c) : a * c ≤ b * c := Int.mul_le_mul_of_nonneg_right h k
theorem j1 (a b c : Int) (h : 0 < c) : a / c ≤ b ↔ a < b * c + c := Int.ediv_le_iff_le_mul h
theorem j2 (a b c : Int) (h : c ∣ a) : (a + b) / c = a / c + b / c := Int.add_ediv_of_dvd_left h
theorem j3 (a b n : Int) : (a - b) % n = (a % n - b % n) % n := Int.sub_emod a b n
theorem j4 (a b : Int) : (a + b * 7) % 7 = a % 7 := by simp
theorem j5 (a b : Int) (h : 0 ≤ a) (k : 0 ≤ b) (l : a ∣ b) (m : b ∣ a) : a = b := Int.dvd_antisymm h k l m
theorem j6 (a b c : Int) (h : c ∣ a) (k : c ∣ b) : c ∣ (Int.gcd a b : Int) := Int.dvd_coe_gcd h k
theorem j7 (a b : Int) : Int.gcd (a + b) b = Int.gcd a b := by simp
theorem j8 : Int.gcd (-84) 36 = 12 ∧ Int.lcm (-4) 6 = 12 := by decide
theorem j9 : (-7 : Int).tdiv 2 = -3 ∧ (-7 : Int).tmod 2 = -1 ∧ (-7 : Int).fdiv 2 = -4 ∧ (-7 : Int).fmod (-2) = -1 := by decide
theorem j10 (a b : Int) : b * a.tdiv b + a.tmod b = a := Int.mul_tdiv_add_tmod a b
theorem j11 (a b : Int) : a ∣ b ↔ b.tmod a = 0 := Int.dvd_iff_tmod_eq_zero
theorem j12 (a : Int) : 0 ≤ a ^ 2 := Int.sq_nonneg a
/- Truth values and propositions. -/
theorem l1 (a b : Bool) : (a ^^ b) = (a != b) := rfl
theorem l2 (a b : Bool) : (a && (a && b)) = (a && b) := by simp
theorem l3 (p : Prop) [Decidable p] (a b : Nat) (f : Nat → Nat) : f (if p then a else b) = if p then f a else f b :=
  apply_ite f p a b
theorem l4 (p q : Prop) [Decidable p] : (if p then q else False) ↔ p ∧ q := by simp
theorem l5 (a b c d : Prop) : (a ∧ b) ∧ c ∧ d ↔ (a ∧ c) ∧ b ∧ d := and_and_and_comm
/- Recursion and induction. -/
theorem r1 (n : Nat) : n < 2 ^ n := by
  induction n using Nat.strongRecOn with
  | ind n ih =>
    cases n with
    | zero => decide
    | succ n => have := ih n (Nat.lt_succ_self n); rw [Nat.pow_succ]; omega
theorem r2 (x y : Nat) : y * (x / y) ≤ x := by
  induction x, y using Nat.div.inductionOn with
  | ind x y h ih =>
    rw [Nat.div_eq x y, if_pos h, Nat.mul_add, Nat.mul_one]
    omega
  | base x y h => rw [Nat.div_eq x y, if_neg h]; exact Nat.zero_le x
theorem r3 (P : Nat → Prop) (z : P 0) (s : ∀ n, (∀ m, m ≤ n → P m) → P (n + 1)) (n : Nat) : P n := by
  induction n using Nat.caseStrongRecOn with
  | zero => exact z
  | ind n ih => exact s n ih
theorem r4 (P : Nat → Prop) (s : ∀ n, (n > 0 → P (n / 2)) → P n) (n : Nat) : P n := by
  induction n using Nat.div2Induction with
  | ind n ih => exact s n ih
theorem r5 (r : Nat → Nat → Prop) (wf : WellFounded r) (P : Nat → Prop) (h : ∀ x, (∀ y, r y x → P y) → P x) (a : Nat) :
    P a := wf.induction a h
theorem r6 (r : Nat → Nat → Prop) (wf : WellFounded r) : WellFounded (Relation.TransGen r) := wf.transGen
theorem r7 (r : Nat → Nat → Prop) (a : Nat) (h : Acc r a) : Acc (InvImage r id) a := InvImage.accessible id h
def ack : Nat → Nat → Nat
  | 0, n => n + 1
  | m + 1, 0 => ack m 1
  | m + 1, n + 1 => ack m (ack (m + 1) n)
termination_by m n => (m, n)
theorem r8 : ack 1 1 = 3 := by simp [ack]
theorem int_quotient_of_quotient (x z : Int) : x / -2 / z = x / (-2 * z) - if (-2 : Int) < 0 ∧ ¬ z ∣ x / -2 then z.sign else 0 :=
  Int.ediv_ediv
theorem int_divisor_of_product (a b c : Int) (h : c ∣ a * b) : ∃ x y, x ∣ a ∧ y ∣ b ∧ x * y = c := Int.dvd_mul.mp h
#check @Int.natAbs_ediv -- SAYS: (a / b).natAbs = a.natAbs / b.natAbs + if 0 ≤ a ∨ b = 0 ∨ b ∣ a then 0 else 1
#check @Int.neg_pow -- SAYS: (-m) ^ n = (-1) ^ (n % 2) * m ^ n
