/-
Natural numbers: the laws of the operations on bits, and of the binary logarithm.
-/
namespace Nat
/- The binary logarithm. -/
theorem log2_def (n : Nat) : log2 n = if 2 ≤ n then log2 (n / 2) + 1 else 0 := by rw [log2]
@[simp] theorem log2_zero : log2 0 = 0 := by rw [log2_def]; rfl
theorem le_log2 {n k : Nat} (h : n ≠ 0) : k ≤ n.log2 ↔ 2 ^ k ≤ n := by
  induction n using Nat.strongRecOn generalizing k with
  | ind n ih =>
    rw [log2_def]
    cases k with
    | zero => exact iff_of_true (zero_le _) (Nat.pos_of_ne_zero h)
    | succ k =>
      split
      · next l =>
        rw [Nat.add_le_add_iff_right, ih (n / 2) (Nat.div_lt_self (Nat.pos_of_ne_zero h) (by decide))
          (Nat.ne_of_gt (Nat.div_pos l (by decide))), le_div_iff_mul_le (by decide), Nat.pow_succ]
      · next l =>
        exact iff_of_false (Nat.not_succ_le_zero k) fun e =>
          l (Nat.le_trans (Nat.mul_le_mul_right 2 (Nat.two_pow_pos k)) e)
theorem log2_lt {n k : Nat} (h : n ≠ 0) : n.log2 < k ↔ n < 2 ^ k := by rw [← Nat.not_le, ← Nat.not_le, le_log2 h]
theorem log2_eq_iff {n k : Nat} (h : n ≠ 0) : n.log2 = k ↔ 2 ^ k ≤ n ∧ n < 2 ^ (k + 1) := by
  rw [← le_log2 h, ← log2_lt h]; omega
theorem log2_two_mul {n : Nat} (h : n ≠ 0) : (2 * n).log2 = n.log2 + 1 := by
  rw [log2_def, if_pos (show 2 * n ≥ 2 by omega), mul_div_right n (by decide)]
@[simp] theorem log2_two_pow {n : Nat} : (2 ^ n).log2 = n :=
  (log2_eq_iff (Nat.ne_of_gt (Nat.two_pow_pos n))).2 ⟨Nat.le_refl _, Nat.pow_lt_pow_right (by decide) (lt_succ_self n)⟩
theorem log2_self_le {n : Nat} (h : n ≠ 0) : 2 ^ n.log2 ≤ n := (le_log2 h).1 (Nat.le_refl _)
theorem lt_log2_self {n : Nat} : n < 2 ^ (n.log2 + 1) :=
  if h : n = 0 then by subst h; exact Nat.two_pow_pos _ else (log2_lt h).1 (lt_succ_self _)
theorem log2_le_self (n : Nat) : Nat.log2 n ≤ n :=
  if h : n = 0 then by subst h; rw [log2_zero]; exact Nat.le_refl 0
  else Nat.le_trans (Nat.le_of_lt Nat.lt_two_pow_self) (log2_self_le h)

/- Shifts. -/
@[simp] theorem land_eq {m n : Nat} : m.land n = m &&& n := rfl
@[simp] theorem lor_eq {m n : Nat} : m.lor n = m ||| n := rfl
@[simp] theorem xor_eq {m n : Nat} : m.xor n = m ^^^ n := rfl
@[simp] theorem shiftLeft_eq' {m n : Nat} : m.shiftLeft n = m <<< n := rfl
@[simp] theorem shiftRight_eq' {m n : Nat} : m.shiftRight n = m >>> n := rfl
@[simp, grind =] theorem shiftRight_zero {n : Nat} : n >>> 0 = n := rfl
theorem shiftRight_succ (m n : Nat) : m >>> (n + 1) = (m >>> n) / 2 := rfl
theorem shiftRight_add (m n k : Nat) : m >>> (n + k) = (m >>> n) >>> k := by
  rw [shiftRight_eq_div_pow, shiftRight_eq_div_pow, shiftRight_eq_div_pow, Nat.div_div_eq_div_mul, Nat.pow_add]
theorem shiftRight_eq_zero (m n : Nat) (hn : m < 2 ^ n) : m >>> n = 0 := by rw [shiftRight_eq_div_pow, div_eq_of_lt hn]
theorem shiftRight_le (m n : Nat) : m >>> n ≤ m := by rw [shiftRight_eq_div_pow]; exact div_le_self m _
theorem one_shiftLeft (n : Nat) : 1 <<< n = 2 ^ n := by rw [shiftLeft_eq, Nat.one_mul]
@[simp, grind =] theorem shiftLeft_zero {n : Nat} : n <<< 0 = n := rfl
theorem shiftLeft_succ_inside (m n : Nat) : m <<< (n + 1) = (2 * m) <<< n := rfl
theorem shiftLeft_succ (m n : Nat) : m <<< (n + 1) = 2 * (m <<< n) := by
  rw [shiftLeft_eq, shiftLeft_eq, Nat.pow_succ, ← Nat.mul_assoc, Nat.mul_comm]
theorem shiftRight_succ_inside (m n : Nat) : m >>> (n + 1) = (m / 2) >>> n := by
  rw [Nat.add_comm, shiftRight_add]; rfl
@[simp, grind =] theorem zero_shiftLeft (n : Nat) : 0 <<< n = 0 := by rw [shiftLeft_eq, Nat.zero_mul]
@[simp, grind =] theorem zero_shiftRight (n : Nat) : 0 >>> n = 0 := by rw [shiftRight_eq_div_pow, Nat.zero_div]
theorem shiftLeft_add (m n k : Nat) : m <<< (n + k) = (m <<< n) <<< k := by
  rw [shiftLeft_eq, shiftLeft_eq, shiftLeft_eq, Nat.pow_add, Nat.mul_assoc]
@[simp] theorem shiftLeft_shiftRight (x n : Nat) : x <<< n >>> n = x := by
  rw [shiftLeft_eq, shiftRight_eq_div_pow, mul_div_left x (Nat.two_pow_pos n)]
theorem le_shiftLeft {a b : Nat} : a ≤ a <<< b := by
  rw [shiftLeft_eq]; exact Nat.le_mul_of_pos_right a (Nat.two_pow_pos b)
theorem lt_of_shiftLeft_lt {a b c : Nat} (h : a <<< b < c) : a < c := Nat.lt_of_le_of_lt le_shiftLeft h
@[simp] theorem shiftLeft_eq_zero_iff {a n : Nat} : a <<< n = 0 ↔ a = 0 := by
  rw [shiftLeft_eq, Nat.mul_eq_zero]
  exact ⟨fun h => h.resolve_right (Nat.ne_of_gt (Nat.two_pow_pos n)), .inl⟩
instance {a n : Nat} [h : NeZero a] : NeZero (a <<< n) := ⟨fun e => h.out (shiftLeft_eq_zero_iff.1 e)⟩

/- Single bits. -/
private theorem bitwise_zero_left (f : Bool → Bool → Bool) (m : Nat) :
    bitwise f 0 m = if f false true then m else 0 := by rw [bitwise, if_pos rfl]
private theorem bitwise_zero_right (f : Bool → Bool → Bool) (n : Nat) :
    bitwise f n 0 = if f true false then n else 0 := by
  by_cases h : n = 0
  · subst h; rw [bitwise_zero_left, ite_self, ite_self]
  · rw [bitwise, if_neg h, if_pos rfl]
private theorem bitwise_of_ne_zero (f : Bool → Bool → Bool) {n m : Nat} (hn : n ≠ 0) (hm : m ≠ 0) :
    bitwise f n m = if f (n % 2 = 1) (m % 2 = 1) then bitwise f (n / 2) (m / 2) + bitwise f (n / 2) (m / 2) + 1
      else bitwise f (n / 2) (m / 2) + bitwise f (n / 2) (m / 2) := by rw [bitwise, if_neg hn, if_neg hm]
private theorem bitwise_div_two' (f : Bool → Bool → Bool) (x y : Nat) :
    bitwise f x y / 2 = bitwise f (x / 2) (y / 2) := by
  by_cases hx : x = 0
  · subst hx; rw [bitwise_zero_left, Nat.zero_div, bitwise_zero_left]; split <;> rfl
  by_cases hy : y = 0
  · subst hy; rw [bitwise_zero_right, Nat.zero_div, bitwise_zero_right]; split <;> rfl
  rw [bitwise_of_ne_zero f hx hy]
  generalize bitwise f (x / 2) (y / 2) = r
  split <;> omega
private theorem bitwise_mod_two {f : Bool → Bool → Bool} (h : f false false = false) (x y : Nat) :
    decide (bitwise f x y % 2 = 1) = f (decide (x % 2 = 1)) (decide (y % 2 = 1)) := by
  have ite (b : Bool) (z : Nat) : decide ((if b then z else 0) % 2 = 1) = (b && decide (z % 2 = 1)) := by
    cases b <;> rfl
  by_cases hx : x = 0
  · subst hx
    rw [bitwise_zero_left, ite]
    show _ = f false _
    cases decide (y % 2 = 1)
    · rw [h, Bool.and_false]
    · exact Bool.and_true _
  by_cases hy : y = 0
  · subst hy
    rw [bitwise_zero_right, ite]
    show _ = f _ false
    cases decide (x % 2 = 1)
    · rw [h, Bool.and_false]
    · exact Bool.and_true _
  rw [bitwise_of_ne_zero f hx hy]
  generalize bitwise f (x / 2) (y / 2) = r
  generalize f (decide (x % 2 = 1)) (decide (y % 2 = 1)) = b
  cases b
  · exact decide_eq_false (by rw [if_neg Bool.false_ne_true]; omega)
  · exact decide_eq_true (by rw [if_pos rfl]; omega)
@[simp, grind =] theorem zero_and (x : Nat) : 0 &&& x = 0 := (bitwise_zero_left and x).trans rfl
@[simp, grind =] theorem and_zero (x : Nat) : x &&& 0 = 0 := (bitwise_zero_right and x).trans rfl
@[simp, grind =] theorem zero_or (x : Nat) : 0 ||| x = x := (bitwise_zero_left or x).trans rfl
@[simp, grind =] theorem or_zero (x : Nat) : x ||| 0 = x := (bitwise_zero_right or x).trans rfl
@[simp, grind =] theorem zero_xor (x : Nat) : 0 ^^^ x = x := (bitwise_zero_left bne x).trans rfl
@[simp, grind =] theorem xor_zero (x : Nat) : x ^^^ 0 = x := (bitwise_zero_right bne x).trans rfl
private theorem mod_two_eq_of_iff {x y : Nat} (h : x % 2 = 1 ↔ y % 2 = 1) : x % 2 = y % 2 :=
  (mod_two_eq_zero_or_one x).elim (fun a => (mod_two_eq_zero_or_one y).elim (fun b => a.trans b.symm)
    fun b => (h.mpr b).trans b.symm) fun a => a.trans (h.mp a).symm
@[simp, grind =] theorem one_and_eq_mod_two (n : Nat) : 1 &&& n = n % 2 := by
  have e : (1 &&& n) / 2 = 0 := (bitwise_div_two' and 1 n).trans (zero_and (n / 2))
  have d : decide ((1 &&& n) % 2 = 1) = (true && decide (n % 2 = 1)) := bitwise_mod_two (f := and) rfl 1 n
  rw [Bool.true_and, decide_eq_decide] at d
  rw [← div_add_mod (1 &&& n) 2, e, mod_two_eq_of_iff d]
  exact Nat.zero_add _
@[simp, grind =] theorem zero_testBit (i : Nat) : testBit 0 i = false := by
  rw [testBit, zero_shiftRight, and_zero]; rfl
@[grind =] theorem testBit_eq_decide_div_mod_eq {i x : Nat} : testBit x i = decide (x / 2 ^ i % 2 = 1) := by
  rw [testBit, one_and_eq_mod_two, shiftRight_eq_div_pow]
  cases mod_two_eq_zero_or_one (x / 2 ^ i) with | _ h => rw [h]; rfl
@[simp, grind =] theorem testBit_zero (x : Nat) : testBit x 0 = decide (x % 2 = 1) := by
  rw [testBit_eq_decide_div_mod_eq, Nat.pow_zero, Nat.div_one]
theorem mod_two_eq_one_iff_testBit_zero {x : Nat} : (x % 2 = 1) ↔ x.testBit 0 = true := by
  rw [testBit_zero, decide_eq_true_eq]
theorem mod_two_eq_zero_iff_testBit_zero {x : Nat} : (x % 2 = 0) ↔ x.testBit 0 = false := by
  rw [testBit_zero, decide_eq_false_iff_not]; exact mod_two_not_eq_one.symm
@[grind _=_] theorem testBit_add_one (x i : Nat) : testBit x (i + 1) = testBit (x / 2) i := by
  rw [testBit, shiftRight_succ_inside]; rfl
theorem testBit_succ (x i : Nat) : testBit x (succ i) = testBit (x / 2) i := testBit_add_one x i
@[grind _=_] theorem testBit_add (x i n : Nat) : testBit x (i + n) = testBit (x / 2 ^ n) i := by
  rw [testBit, testBit, Nat.add_comm, shiftRight_add, shiftRight_eq_div_pow x n]
theorem testBit_div_two (x i : Nat) : testBit (x / 2) i = testBit x (i + 1) := (testBit_add_one x i).symm
theorem testBit_div_two_pow {n : Nat} (x i : Nat) : testBit (x / 2 ^ n) i = testBit x (i + n) :=
  (testBit_add x i n).symm
theorem toNat_testBit (x i : Nat) : (x.testBit i).toNat = x / 2 ^ i % 2 := by
  rw [testBit_eq_decide_div_mod_eq]
  cases mod_two_eq_zero_or_one (x / 2 ^ i) with | _ h => rw [h]; rfl
private theorem half_lt {x n : Nat} (h : x < 2 ^ (n + 1)) : x / 2 < 2 ^ n :=
  Nat.div_lt_of_lt_mul (Nat.lt_of_lt_of_eq h Nat.pow_succ')
private theorem eq_zero_of_lt_two_pow_zero {x : Nat} (h : x < 2 ^ 0) : x = 0 := Nat.lt_one_iff.mp h
private theorem eq_of_testBit_eq_of_lt (n : Nat) : ∀ {x y : Nat}, x < 2 ^ n → y < 2 ^ n →
    (∀ i, testBit x i = testBit y i) → x = y := by
  induction n with
  | zero => exact fun h k _ => (eq_zero_of_lt_two_pow_zero h).trans (eq_zero_of_lt_two_pow_zero k).symm
  | succ n ih =>
    intro x y h k pred
    have e := ih (half_lt h) (half_lt k) fun i =>
      (testBit_add_one x i).symm.trans ((pred (i + 1)).trans (testBit_add_one y i))
    have h0 := pred 0
    rw [testBit_zero, testBit_zero, decide_eq_decide] at h0
    rw [← div_add_mod x 2, e, mod_two_eq_of_iff h0, div_add_mod]
private theorem lt_two_pow_add (x y : Nat) : x < 2 ^ (x + y) :=
  Nat.lt_of_lt_of_le Nat.lt_two_pow_self (Nat.pow_le_pow_right (by decide) (Nat.le_add_right x y))
theorem eq_of_testBit_eq {x y : Nat} (pred : ∀ i, testBit x i = testBit y i) : x = y :=
  eq_of_testBit_eq_of_lt (x + y) (lt_two_pow_add x y) (Nat.add_comm x y ▸ lt_two_pow_add y x) pred
theorem exists_testBit_ne_of_ne {x y : Nat} (p : x ≠ y) : ∃ i, testBit x i ≠ testBit y i :=
  Classical.byContradiction fun h => p (eq_of_testBit_eq fun i => Classical.byContradiction fun k => h ⟨i, k⟩)
theorem exists_testBit_of_ne_zero {x : Nat} (xnz : x ≠ 0) : ∃ i, testBit x i :=
  have ⟨i, h⟩ := exists_testBit_ne_of_ne xnz
  ⟨i, by rw [zero_testBit] at h; exact Bool.eq_true_of_not_eq_false h⟩
theorem testBit_lt_two_pow {x i : Nat} (lt : x < 2 ^ i) : x.testBit i = false := by
  rw [testBit_eq_decide_div_mod_eq, div_eq_of_lt lt]; rfl
theorem ge_two_pow_of_testBit {i x : Nat} (p : testBit x i = true) : x ≥ 2 ^ i :=
  Nat.le_of_not_lt fun h => by rw [testBit_lt_two_pow h] at p; exact Bool.noConfusion p
theorem exists_ge_and_testBit_of_ge_two_pow {n x : Nat} (p : x ≥ 2 ^ n) : ∃ i, i ≥ n ∧ testBit x i := by
  have ⟨i, h⟩ := exists_testBit_of_ne_zero (x := x / 2 ^ n) (Nat.ne_of_gt (div_pos p (Nat.two_pow_pos n)))
  exact ⟨i + n, le_add_left n i, by rw [testBit_add]; exact h⟩
theorem testBit_of_two_pow_le_and_two_pow_add_one_gt {n i : Nat} (hle : 2 ^ i ≤ n) (hgt : n < 2 ^ (i + 1)) :
    n.testBit i = true := by
  rw [testBit_eq_decide_div_mod_eq,
    show n / 2 ^ i = 1 from Nat.div_eq_of_lt_le (by omega) (by rw [Nat.pow_succ] at hgt; omega)]
  rfl
theorem lt_pow_two_of_testBit {n : Nat} (x : Nat) (p : ∀ i, i ≥ n → testBit x i = false) : x < 2 ^ n :=
  Nat.lt_of_not_le fun h => by
    have ⟨i, k, t⟩ := exists_ge_and_testBit_of_ge_two_pow h
    rw [p i k] at t
    exact Bool.noConfusion t
theorem testBit_log2 {n : Nat} (h : n ≠ 0) : n.testBit n.log2 = true :=
  testBit_of_two_pow_le_and_two_pow_add_one_gt (log2_self_le h) lt_log2_self
theorem testBit_bitwise {f : Bool → Bool → Bool} (of_false_false : f false false = false) (x y i : Nat) :
    (bitwise f x y).testBit i = f (x.testBit i) (y.testBit i) := by
  induction i generalizing x y with
  | zero => rw [testBit_zero, testBit_zero, testBit_zero, bitwise_mod_two of_false_false]
  | succ i ih => rw [testBit_add_one, testBit_add_one, testBit_add_one, bitwise_div_two', ih]
@[simp, grind =] theorem testBit_and (x y i : Nat) : (x &&& y).testBit i = (x.testBit i && y.testBit i) :=
  testBit_bitwise rfl x y i
@[simp, grind =] theorem testBit_or (x y i : Nat) : (x ||| y).testBit i = (x.testBit i || y.testBit i) :=
  testBit_bitwise rfl x y i
@[simp, grind =] theorem testBit_xor (x y i : Nat) : (x ^^^ y).testBit i = ((x.testBit i) ^^ (y.testBit i)) :=
  testBit_bitwise (f := bne) rfl x y i
@[simp, grind =] theorem testBit_mod_two_pow (x j i : Nat) :
    testBit (x % 2 ^ j) i = (decide (i < j) && testBit x i) := by
  by_cases h : i < j
  · have ⟨d, e⟩ := Nat.exists_eq_add_of_lt h
    rw [decide_eq_true h, Bool.true_and, testBit_eq_decide_div_mod_eq, testBit_eq_decide_div_mod_eq, e,
      show 2 ^ (i + d + 1) = 2 ^ i * (2 ^ d * 2) by rw [Nat.pow_succ, Nat.pow_add, Nat.mul_assoc],
      mod_mul_right_div_self, mod_mul_left_mod]
  · rw [decide_eq_false h, Bool.false_and]
    exact testBit_lt_two_pow (Nat.lt_of_lt_of_le (mod_lt x (Nat.two_pow_pos j))
      (Nat.pow_le_pow_right (by decide) (Nat.le_of_not_lt h)))
theorem testBit_one_zero : testBit 1 0 = true := by rw [testBit_zero]; rfl
theorem not_decide_mod_two_eq_one (x : Nat) : (!decide (x % 2 = 1)) = decide (x % 2 = 0) := by
  cases mod_two_eq_zero_or_one x with | _ h => rw [h]; rfl
theorem testBit_two_pow_add_eq (x i : Nat) : testBit (2 ^ i + x) i = !(testBit x i) := by
  rw [testBit_eq_decide_div_mod_eq, testBit_eq_decide_div_mod_eq, add_div_left x (Nat.two_pow_pos i),
    ← decide_not, decide_eq_decide]
  generalize x / 2 ^ i = y
  omega
theorem testBit_two_pow_add_gt {i j : Nat} (j_lt_i : j < i) (x : Nat) : testBit (2 ^ i + x) j = testBit x j := by
  have ⟨d, e⟩ := Nat.exists_eq_add_of_lt j_lt_i
  rw [testBit_eq_decide_div_mod_eq, testBit_eq_decide_div_mod_eq, e,
    show 2 ^ (j + d + 1) = 2 ^ j * (2 ^ d * 2) by rw [Nat.pow_succ, Nat.pow_add, Nat.mul_assoc],
    mul_add_div (Nat.two_pow_pos j), Nat.add_comm (2 ^ d * 2), add_mul_mod_self_right]
private theorem testBit_mul_two_pow_add (a : Nat) {b i : Nat} (b_lt : b < 2 ^ i) (j : Nat) (h : i ≤ j) :
    testBit (2 ^ i * a + b) j = testBit a (j - i) := by
  have ⟨d, e⟩ := Nat.exists_eq_add_of_le' h
  rw [e, testBit_add, mul_add_div (Nat.two_pow_pos i), div_eq_of_lt b_lt, Nat.add_sub_cancel]; rfl
theorem testBit_two_pow_mul_add (a : Nat) {b i : Nat} (b_lt : b < 2 ^ i) (j : Nat) :
    testBit (2 ^ i * a + b) j = if j < i then testBit b j else testBit a (j - i) := by
  split
  · next h =>
    have e := testBit_mod_two_pow (2 ^ i * a + b) i j
    rw [mul_add_mod, mod_eq_of_lt b_lt, decide_eq_true h, Bool.true_and] at e
    exact e.symm
  · next h => exact testBit_mul_two_pow_add a b_lt j (Nat.le_of_not_lt h)
theorem testBit_mul_two_pow_add_eq (a b i : Nat) : testBit (2 ^ i * a + b) i = (a % 2 = 1 ^^ testBit b i) := by
  rw [testBit_eq_decide_div_mod_eq, testBit_eq_decide_div_mod_eq, mul_add_div (Nat.two_pow_pos i)]
  generalize b / 2 ^ i = c
  rcases mod_two_eq_zero_or_one a with h | h <;> rcases mod_two_eq_zero_or_one c with k | k <;>
    simp [add_mod, h, k]
@[grind =] theorem testBit_two_pow_mul {i a j : Nat} :
    testBit (2 ^ i * a) j = (decide (j ≥ i) && testBit a (j - i)) := by
  have e := testBit_two_pow_mul_add a (Nat.two_pow_pos i) j
  rw [Nat.add_zero, zero_testBit] at e
  rw [e]
  split
  · next h => rw [decide_eq_false (Nat.not_le_of_lt h)]; rfl
  · next h => rw [decide_eq_true (Nat.le_of_not_lt h)]; rfl
@[grind =] theorem testBit_mul_two_pow (x j i : Nat) :
    (x * 2 ^ i).testBit j = (decide (i ≤ j) && x.testBit (j - i)) := by rw [Nat.mul_comm, testBit_two_pow_mul]
@[grind =] theorem testBit_two_pow {n m : Nat} : testBit (2 ^ n) m = decide (n = m) := by
  have e := testBit_two_pow_mul (i := n) (a := 1) (j := m)
  rw [Nat.mul_one] at e
  rw [e]
  by_cases h : n = m
  · subst h; rw [Nat.sub_self, testBit_one_zero, decide_eq_true (Nat.le_refl n), decide_eq_true rfl]; rfl
  · rw [decide_eq_false h]
    by_cases k : m ≥ n
    · rw [testBit_lt_two_pow (Nat.one_lt_two_pow (by omega)), Bool.and_false]
    · rw [decide_eq_false k, Bool.false_and]
@[simp] theorem testBit_two_pow_self {n : Nat} : testBit (2 ^ n) n = true := by
  rw [testBit_two_pow]; exact decide_eq_true rfl
@[simp] theorem testBit_two_pow_of_ne {n m : Nat} (hm : n ≠ m) : testBit (2 ^ n) m = false := by
  rw [testBit_two_pow]; exact decide_eq_false hm
theorem testBit_one_eq_true_iff_self_eq_zero {i : Nat} : Nat.testBit 1 i = true ↔ i = 0 := by
  have e := testBit_two_pow (n := 0) (m := i)
  rw [Nat.pow_zero] at e
  rw [e, decide_eq_true_eq]
  exact eq_comm
@[grind =] theorem testBit_bool_toNat (b : Bool) (i : Nat) : testBit (Bool.toNat b) i = (decide (i = 0) && b) := by
  cases b
  · rw [Bool.and_false]; exact zero_testBit i
  · rw [Bool.and_true, Bool.eq_iff_iff, decide_eq_true_eq]; exact testBit_one_eq_true_iff_self_eq_zero
private theorem two_mul_sub_succ_mod_two {p x : Nat} (h : x < 2 * p) : (2 * p - (x + 1)) % 2 = 1 ↔ ¬ x % 2 = 1 := by
  omega
@[grind =] theorem testBit_two_pow_sub_succ {x n : Nat} (h₂ : x < 2 ^ n) (i : Nat) :
    testBit (2 ^ n - (x + 1)) i = (decide (i < n) && ! testBit x i) := by
  induction i generalizing n x with
  | zero =>
    cases n with
    | zero => rw [eq_zero_of_lt_two_pow_zero h₂]; exact zero_testBit 0
    | succ n =>
      rw [testBit_zero, testBit_zero, decide_eq_true (zero_lt_succ n), Bool.true_and, ← decide_not, decide_eq_decide]
      rw [Nat.pow_succ'] at h₂ ⊢
      exact two_mul_sub_succ_mod_two h₂
  | succ i ih =>
    cases n with
    | zero => rw [eq_zero_of_lt_two_pow_zero h₂]; exact zero_testBit (i + 1)
    | succ n =>
      have e := ih (half_lt h₂)
      rw [testBit_add_one, testBit_add_one x, show (2 ^ (n + 1) - (x + 1)) / 2 = 2 ^ n - (x / 2 + 1) from
        Nat.pow_succ' ▸ mul_sub_div x 2 (2 ^ n) (Nat.lt_of_lt_of_eq h₂ Nat.pow_succ'), e]
      exact congrArg (· && !testBit (x / 2) i) (decide_eq_decide.2 succ_lt_succ_iff.symm)
@[simp] theorem testBit_two_pow_sub_one (n i : Nat) : testBit (2 ^ n - 1) i = decide (i < n) := by
  have e := testBit_two_pow_sub_succ (Nat.two_pow_pos n) i
  rw [zero_testBit, Bool.not_false, Bool.and_true] at e
  exact e
@[simp] theorem two_pow_sub_one_mod_two {n : Nat} : (2 ^ n - 1) % 2 = 1 % 2 ^ n := by
  cases n with
  | zero => rfl
  | succ n =>
    have := Nat.two_pow_pos n
    rw [one_mod_two_pow (zero_lt_succ n), Nat.pow_succ]
    generalize 2 ^ n = p at this
    omega
@[simp] theorem mod_two_pos_mod_two_eq_one {x j : Nat} : x % 2 ^ j % 2 = 1 ↔ (0 < j) ∧ x % 2 = 1 := by
  rw [mod_two_eq_one_iff_testBit_zero, testBit_mod_two_pow, Bool.and_eq_true, decide_eq_true_eq,
    ← mod_two_eq_one_iff_testBit_zero]

/- Laws of the operations, bit by bit. -/
theorem bitwise_lt_two_pow {x n y : Nat} {f : Bool → Bool → Bool} (left : x < 2 ^ n) (right : y < 2 ^ n) :
    (Nat.bitwise f x y) < 2 ^ n := by
  induction n generalizing x y with
  | zero =>
    rw [eq_zero_of_lt_two_pow_zero left, bitwise_zero_left]
    split
    · exact right
    · decide
  | succ n ih =>
    by_cases hx : x = 0
    · subst hx; rw [bitwise_zero_left]; split
      · exact right
      · exact left
    by_cases hy : y = 0
    · subst hy; rw [bitwise_zero_right]; split
      · exact left
      · exact right
    have h := ih (half_lt left) (half_lt right)
    rw [bitwise_of_ne_zero f hx hy, Nat.pow_succ]
    generalize bitwise f (x / 2) (y / 2) = r at h
    have h : r + r + 1 < 2 ^ n * 2 := by omega
    split
    · exact h
    · exact Nat.lt_of_succ_lt h
theorem bitwise_div_two_pow {f : Bool → Bool → Bool} {x y n : Nat} (of_false_false : f false false = false := by rfl) :
    (bitwise f x y) / 2 ^ n = bitwise f (x / 2 ^ n) (y / 2 ^ n) :=
  eq_of_testBit_eq fun i => by
    rw [testBit_div_two_pow, testBit_bitwise of_false_false, testBit_bitwise of_false_false, testBit_div_two_pow,
      testBit_div_two_pow]
theorem bitwise_mod_two_pow {f : Bool → Bool → Bool} {x y n : Nat} (of_false_false : f false false = false := by rfl) :
    (bitwise f x y) % 2 ^ n = bitwise f (x % 2 ^ n) (y % 2 ^ n) :=
  eq_of_testBit_eq fun i => by
    rw [testBit_mod_two_pow, testBit_bitwise of_false_false, testBit_bitwise of_false_false, testBit_mod_two_pow,
      testBit_mod_two_pow]
    cases decide (i < n)
    · exact of_false_false.symm
    · rfl
theorem bitwise_mul_two_pow {f : Bool → Bool → Bool} {x y n : Nat} (of_false_false : f false false = false := by rfl) :
    (bitwise f x y) * 2 ^ n = bitwise f (x * 2 ^ n) (y * 2 ^ n) :=
  eq_of_testBit_eq fun i => by
    rw [testBit_mul_two_pow, testBit_bitwise of_false_false, testBit_bitwise of_false_false, testBit_mul_two_pow,
      testBit_mul_two_pow]
    cases decide (n ≤ i)
    · exact of_false_false.symm
    · rfl
@[simp, grind =] protected theorem and_self (x : Nat) : x &&& x = x := eq_of_testBit_eq fun i => by
  rw [testBit_and, Bool.and_self]
@[grind =] protected theorem and_comm (x y : Nat) : x &&& y = y &&& x := eq_of_testBit_eq fun i => by
  rw [testBit_and, testBit_and, Bool.and_comm]
protected theorem and_assoc (x y z : Nat) : (x &&& y) &&& z = x &&& (y &&& z) := eq_of_testBit_eq fun i => by
  rw [testBit_and, testBit_and, testBit_and, testBit_and, Bool.and_assoc]
@[simp, grind =] protected theorem or_self (x : Nat) : x ||| x = x := eq_of_testBit_eq fun i => by
  rw [testBit_or, Bool.or_self]
@[grind =] protected theorem or_comm (x y : Nat) : x ||| y = y ||| x := eq_of_testBit_eq fun i => by
  rw [testBit_or, testBit_or, Bool.or_comm]
@[grind _=_] protected theorem or_assoc (x y z : Nat) : (x ||| y) ||| z = x ||| (y ||| z) :=
  eq_of_testBit_eq fun i => by
  rw [testBit_or, testBit_or, testBit_or, testBit_or, Bool.or_assoc]
@[simp, grind =] protected theorem xor_self (x : Nat) : x ^^^ x = 0 := eq_of_testBit_eq fun i => by
  rw [testBit_xor, zero_testBit]; cases testBit x i <;> rfl
@[grind =] protected theorem xor_comm (x y : Nat) : x ^^^ y = y ^^^ x := eq_of_testBit_eq fun i => by
  rw [testBit_xor, testBit_xor]; cases testBit x i <;> cases testBit y i <;> rfl
@[grind _=_] protected theorem xor_assoc (x y z : Nat) : (x ^^^ y) ^^^ z = x ^^^ (y ^^^ z) :=
  eq_of_testBit_eq fun i => by
  rw [testBit_xor, testBit_xor, testBit_xor, testBit_xor]
  cases testBit x i <;> cases testBit y i <;> cases testBit z i <;> rfl
instance : Std.Associative (α := Nat) (· &&& ·) := ⟨Nat.and_assoc⟩
instance : Std.Commutative (α := Nat) (· &&& ·) := ⟨Nat.and_comm⟩
instance : Std.IdempotentOp (α := Nat) (· &&& ·) := ⟨Nat.and_self⟩
instance : Std.Associative (α := Nat) (· ||| ·) := ⟨Nat.or_assoc⟩
instance : Std.Commutative (α := Nat) (· ||| ·) := ⟨Nat.or_comm⟩
instance : Std.IdempotentOp (α := Nat) (· ||| ·) := ⟨Nat.or_self⟩
instance : Std.LawfulIdentity (α := Nat) (· ||| ·) 0 where
  left_id := zero_or
  right_id := or_zero
instance : Std.Associative (α := Nat) (· ^^^ ·) := ⟨Nat.xor_assoc⟩
instance : Std.Commutative (α := Nat) (· ^^^ ·) := ⟨Nat.xor_comm⟩
instance : Std.LawfulIdentity (α := Nat) (· ^^^ ·) 0 where
  left_id := zero_xor
  right_id := xor_zero
@[simp, grind =] theorem and_one_is_mod (x : Nat) : x &&& 1 = x % 2 := by rw [Nat.and_comm, one_and_eq_mod_two]
theorem and_lt_two_pow (x : Nat) {y n : Nat} (right : y < 2 ^ n) : (x &&& y) < 2 ^ n :=
  lt_pow_two_of_testBit _ fun i h => by
    rw [testBit_and, testBit_lt_two_pow (Nat.lt_of_lt_of_le right (Nat.pow_le_pow_right (by decide) h)), Bool.and_false]
@[simp] theorem and_two_pow_sub_one_eq_mod (x n : Nat) : x &&& 2 ^ n - 1 = x % 2 ^ n := eq_of_testBit_eq fun i => by
  rw [testBit_and, testBit_two_pow_sub_one, testBit_mod_two_pow, Bool.and_comm]
theorem and_two_pow_sub_one_of_lt_two_pow {n x : Nat} (lt : x < 2 ^ n) : x &&& 2 ^ n - 1 = x := by
  rw [and_two_pow_sub_one_eq_mod, mod_eq_of_lt lt]
@[simp] theorem and_mod_two_eq_one {a b : Nat} : (a &&& b) % 2 = 1 ↔ a % 2 = 1 ∧ b % 2 = 1 := by
  rw [mod_two_eq_one_iff_testBit_zero, testBit_and, Bool.and_eq_true, ← mod_two_eq_one_iff_testBit_zero,
    ← mod_two_eq_one_iff_testBit_zero]
theorem and_div_two_pow {a b n : Nat} : (a &&& b) / 2 ^ n = a / 2 ^ n &&& b / 2 ^ n := bitwise_div_two_pow
theorem and_div_two {a b : Nat} : (a &&& b) / 2 = a / 2 &&& b / 2 := bitwise_div_two' and a b
theorem and_mod_two_pow {a b n : Nat} : (a &&& b) % 2 ^ n = (a % 2 ^ n) &&& (b % 2 ^ n) := bitwise_mod_two_pow
@[grind =] theorem and_or_distrib_left (x y z : Nat) : x &&& (y ||| z) = (x &&& y) ||| (x &&& z) :=
  eq_of_testBit_eq fun i => by
    rw [testBit_and, testBit_or, testBit_or, testBit_and, testBit_and, Bool.and_or_distrib_left]
@[grind =] theorem and_or_distrib_right (x y z : Nat) : (x ||| y) &&& z = (x &&& z) ||| (y &&& z) := by
  rw [Nat.and_comm, and_or_distrib_left, Nat.and_comm z, Nat.and_comm z]
theorem or_and_distrib_left (x y z : Nat) : x ||| (y &&& z) = (x ||| y) &&& (x ||| z) :=
  eq_of_testBit_eq fun i => by
    rw [testBit_or, testBit_and, testBit_and, testBit_or, testBit_or, Bool.or_and_distrib_left]
theorem or_and_distrib_right (x y z : Nat) : (x &&& y) ||| z = (x ||| z) &&& (y ||| z) := by
  rw [Nat.or_comm, or_and_distrib_left, Nat.or_comm z, Nat.or_comm z]
theorem or_lt_two_pow {x y n : Nat} (left : x < 2 ^ n) (right : y < 2 ^ n) : x ||| y < 2 ^ n :=
  bitwise_lt_two_pow left right
@[simp] theorem or_mod_two_eq_one {a b : Nat} : (a ||| b) % 2 = 1 ↔ a % 2 = 1 ∨ b % 2 = 1 := by
  rw [mod_two_eq_one_iff_testBit_zero, testBit_or, Bool.or_eq_true, ← mod_two_eq_one_iff_testBit_zero,
    ← mod_two_eq_one_iff_testBit_zero]
theorem or_div_two_pow {a b n : Nat} : (a ||| b) / 2 ^ n = a / 2 ^ n ||| b / 2 ^ n := bitwise_div_two_pow
theorem or_div_two {a b : Nat} : (a ||| b) / 2 = a / 2 ||| b / 2 := bitwise_div_two' or a b
theorem or_mod_two_pow {a b n : Nat} : (a ||| b) % 2 ^ n = a % 2 ^ n ||| b % 2 ^ n := bitwise_mod_two_pow
theorem xor_lt_two_pow {x y n : Nat} (left : x < 2 ^ n) (right : y < 2 ^ n) : x ^^^ y < 2 ^ n :=
  bitwise_lt_two_pow left right
@[grind =] theorem and_xor_distrib_left {a b c : Nat} : a &&& (b ^^^ c) = (a &&& b) ^^^ (a &&& c) :=
  eq_of_testBit_eq fun i => by
    rw [testBit_and, testBit_xor, testBit_xor, testBit_and, testBit_and]; cases testBit a i <;> rfl
@[grind =] theorem and_xor_distrib_right {a b c : Nat} : (a ^^^ b) &&& c = (a &&& c) ^^^ (b &&& c) := by
  rw [Nat.and_comm, and_xor_distrib_left, Nat.and_comm c, Nat.and_comm c]
@[simp] theorem xor_mod_two_eq_one {a b : Nat} : ((a ^^^ b) % 2 = 1) ↔ ¬ ((a % 2 = 1) ↔ (b % 2 = 1)) := by
  rw [mod_two_eq_one_iff_testBit_zero, testBit_xor, mod_two_eq_one_iff_testBit_zero (x := a),
    mod_two_eq_one_iff_testBit_zero (x := b)]
  cases testBit a 0 <;> cases testBit b 0 <;> decide
theorem xor_div_two_pow {a b n : Nat} : (a ^^^ b) / 2 ^ n = a / 2 ^ n ^^^ b / 2 ^ n := bitwise_div_two_pow
theorem xor_div_two {a b : Nat} : (a ^^^ b) / 2 = a / 2 ^^^ b / 2 := bitwise_div_two' bne a b
theorem xor_mod_two_pow {a b n : Nat} : (a ^^^ b) % 2 ^ n = a % 2 ^ n ^^^ b % 2 ^ n := bitwise_mod_two_pow
theorem two_pow_add_eq_or_of_lt {i b : Nat} (b_lt : b < 2 ^ i) (a : Nat) : 2 ^ i * a + b = 2 ^ i * a ||| b :=
  eq_of_testBit_eq fun j => by
    rw [testBit_two_pow_mul_add a b_lt, testBit_or, testBit_two_pow_mul]
    split
    · next h => rw [decide_eq_false (Nat.not_le_of_lt h), Bool.false_and, Bool.false_or]
    · next h =>
      have h := Nat.le_of_not_lt h
      rw [decide_eq_true h, Bool.true_and, testBit_lt_two_pow (Nat.lt_of_lt_of_le b_lt
        (Nat.pow_le_pow_right (by decide) h)), Bool.or_false]
@[simp, grind =] theorem testBit_shiftLeft {i j : Nat} (x : Nat) :
    testBit (x <<< i) j = (decide (j ≥ i) && testBit x (j - i)) := by
  rw [shiftLeft_eq, testBit_mul_two_pow]
@[simp, grind =] theorem testBit_shiftRight {i j : Nat} (x : Nat) : testBit (x >>> i) j = testBit x (i + j) := by
  rw [shiftRight_eq_div_pow, testBit_div_two_pow, Nat.add_comm]
@[simp] theorem shiftLeft_mod_two_eq_one {x i : Nat} : x <<< i % 2 = 1 ↔ i = 0 ∧ x % 2 = 1 := by
  rw [mod_two_eq_one_iff_testBit_zero, testBit_shiftLeft, Bool.and_eq_true, decide_eq_true_eq, Nat.zero_sub,
    ← mod_two_eq_one_iff_testBit_zero]
  exact and_congr_left' Nat.le_zero
@[grind _=_] theorem shiftLeft_bitwise_distrib {f : Bool → Bool → Bool} {i a b : Nat}
    (of_false_false : f false false = false := by rfl) :
    (bitwise f a b) <<< i = bitwise f (a <<< i) (b <<< i) := by
  rw [shiftLeft_eq, shiftLeft_eq, shiftLeft_eq, bitwise_mul_two_pow of_false_false]
@[grind _=_] theorem shiftLeft_and_distrib {i a b : Nat} : (a &&& b) <<< i = a <<< i &&& b <<< i :=
  shiftLeft_bitwise_distrib
@[grind _=_] theorem shiftLeft_or_distrib {i a b : Nat} : (a ||| b) <<< i = a <<< i ||| b <<< i :=
  shiftLeft_bitwise_distrib
@[grind _=_] theorem shiftLeft_xor_distrib {i a b : Nat} : (a ^^^ b) <<< i = a <<< i ^^^ b <<< i :=
  shiftLeft_bitwise_distrib
@[simp] theorem decide_shiftRight_mod_two_eq_one {x i : Nat} : decide (x >>> i % 2 = 1) = x.testBit i := by
  rw [shiftRight_eq_div_pow, testBit_eq_decide_div_mod_eq]
@[grind _=_] theorem shiftRight_bitwise_distrib {f : Bool → Bool → Bool} {i a b : Nat}
    (of_false_false : f false false = false := by rfl) :
    (bitwise f a b) >>> i = bitwise f (a >>> i) (b >>> i) := by
  rw [shiftRight_eq_div_pow, shiftRight_eq_div_pow, shiftRight_eq_div_pow, bitwise_div_two_pow of_false_false]
@[grind _=_] theorem shiftRight_and_distrib {i a b : Nat} : (a &&& b) >>> i = a >>> i &&& b >>> i :=
  shiftRight_bitwise_distrib
@[grind _=_] theorem shiftRight_or_distrib {i a b : Nat} : (a ||| b) >>> i = a >>> i ||| b >>> i :=
  shiftRight_bitwise_distrib
@[grind _=_] theorem shiftRight_xor_distrib {i a b : Nat} : (a ^^^ b) >>> i = a >>> i ^^^ b >>> i :=
  shiftRight_bitwise_distrib
theorem mod_two_pow_shiftLeft_mod_two_pow {a b c : Nat} : ((a % 2 ^ c) <<< b) % 2 ^ c = (a <<< b) % 2 ^ c := by
  rw [shiftLeft_eq, shiftLeft_eq, mod_mul_mod]
theorem shiftLeft_add_eq_or_of_lt {i b : Nat} (b_lt : b < 2 ^ i) (a : Nat) : a <<< i + b = a <<< i ||| b := by
  rw [shiftLeft_eq, Nat.mul_comm, two_pow_add_eq_or_of_lt b_lt]
private theorem le_of_testBit_of_lt (k : Nat) : ∀ {n m : Nat}, n < 2 ^ k →
    (∀ i, n.testBit i = true → m.testBit i = true) → n ≤ m := by
  induction k with
  | zero => exact fun h _ => eq_zero_of_lt_two_pow_zero h ▸ Nat.zero_le _
  | succ k ih =>
    intro n m h t
    have k := @ih (n / 2) (m / 2) (half_lt h) fun i => by
      rw [← testBit_add_one, ← testBit_add_one]; exact t (i + 1)
    have l := t 0
    rw [testBit_zero, testBit_zero, decide_eq_true_eq, decide_eq_true_eq] at l
    clear h t ih
    omega
theorem le_of_testBit {n m : Nat} (h : ∀ i, n.testBit i = true → m.testBit i = true) : n ≤ m :=
  le_of_testBit_of_lt n Nat.lt_two_pow_self h
theorem and_le_left {n m : Nat} : n &&& m ≤ n := le_of_testBit fun i h => by
  rw [testBit_and, Bool.and_eq_true] at h; exact h.1
theorem and_le_right {n m : Nat} : n &&& m ≤ m := le_of_testBit fun i h => by
  rw [testBit_and, Bool.and_eq_true] at h; exact h.2
theorem left_le_or {n m : Nat} : n ≤ n ||| m := le_of_testBit fun i h => by rw [testBit_or, h]; rfl
theorem right_le_or {n m : Nat} : m ≤ n ||| m := le_of_testBit fun i h => by rw [testBit_or, h, Bool.or_true]
theorem eq_iff_testBit_eq {n m : Nat} : n = m ↔ ∀ i, testBit n i = testBit m i :=
  ⟨fun h _ => h ▸ rfl, eq_of_testBit_eq⟩
@[simp] theorem or_eq_zero_iff {n m : Nat} : n ||| m = 0 ↔ n = 0 ∧ m = 0 :=
  ⟨fun h => ⟨Nat.eq_zero_of_le_zero (h ▸ left_le_or), Nat.eq_zero_of_le_zero (h ▸ right_le_or)⟩,
    fun ⟨h, k⟩ => by subst h k; rfl⟩
@[simp] theorem or_pos_iff {n m : Nat} : 0 < n ||| m ↔ 0 < n ∨ 0 < m :=
  Nat.pos_iff_ne_zero.trans ((not_congr or_eq_zero_iff).trans (Decidable.not_and_iff_not_or_not.trans
    (or_congr Nat.pos_iff_ne_zero.symm Nat.pos_iff_ne_zero.symm)))
@[simp] theorem shiftLeft_pos_iff {n m : Nat} : 0 < n <<< m ↔ 0 < n := by
  rw [Nat.pos_iff_ne_zero, Ne, shiftLeft_eq_zero_iff, Nat.pos_iff_ne_zero]
end Nat

/- Simplification rules behind the laws of lists. -/
attribute [simp] Nat.add_min_add_right Nat.add_min_add_left Nat.add_max_add_right Nat.add_max_add_left
  Nat.mul_min_mul_right Nat.mul_min_mul_left Nat.mul_max_mul_right Nat.mul_max_mul_left
