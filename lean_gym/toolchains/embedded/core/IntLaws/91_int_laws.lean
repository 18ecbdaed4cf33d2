/-
More of `Int`: the laws of Lean's core library on order, subtraction, products, division, divisibility and powers.
-/
namespace Int
/- Order, addition and subtraction. -/
protected theorem le_rfl {a : Int} : a ≤ a := Int.le_refl a
protected theorem add_right_comm (a b c : Int) : a + b + c = a + c + b := by omega
protected theorem add_neg_cancel_right (a b : Int) : a + b + -b = a := by omega
protected theorem neg_add_cancel_left (a b : Int) : -a + (a + b) = b := by omega
protected theorem add_neg_cancel_left (a b : Int) : a + (-a + b) = b := by omega
protected theorem neg_add_cancel_right (a b : Int) : a + -b + b = a := by omega
protected theorem add_sub_assoc (a b c : Int) : a + b - c = a + (b - c) := by omega
protected theorem sub_sub (a b c : Int) : a - b - c = a - (b + c) := by omega
@[simp] protected theorem sub_neg (a b : Int) : a - -b = a + b := by omega
@[simp] protected theorem sub_right_inj {i j : Int} (k : Int) : k - i = k - j ↔ i = j := by omega
@[simp] protected theorem sub_left_inj {i j : Int} (k : Int) : i - k = j - k ↔ i = j := by omega
protected theorem sub_eq_zero {a b : Int} : a - b = 0 ↔ a = b := by omega
protected theorem sub_eq_iff_eq_add {b a c : Int} : a - b = c ↔ a = c + b := by omega
protected theorem sub_eq_iff_eq_add' {b a c : Int} : a - b = c ↔ a = b + c := by omega
protected theorem eq_sub_iff_add_eq {a b c : Int} : a = b - c ↔ a + c = b := by omega
protected theorem add_eq_zero_iff_eq_neg {a b : Int} : a + b = 0 ↔ a = -b := by omega
protected theorem eq_neg_of_add_eq_zero_left {a b : Int} (h : a + b = 0) : a = -b := by omega
protected theorem add_right_cancel {a b c : Int} (h : a + b = c + b) : a = c := by omega
protected theorem neg_eq_comm {a b : Int} : -a = b ↔ -b = a := by omega
@[simp] protected theorem neg_eq_zero {a : Int} : -a = 0 ↔ a = 0 := by omega
protected theorem neg_ne_zero {a : Int} : -a ≠ 0 ↔ a ≠ 0 := by omega
@[simp high] protected theorem sub_nonneg {a b : Int} : 0 ≤ a - b ↔ b ≤ a := by omega
@[simp high] protected theorem sub_pos {a b : Int} : 0 < a - b ↔ b < a := by omega
protected theorem sub_neg_of_lt {a b : Int} (h : a < b) : a - b < 0 := by omega
protected theorem sub_nonpos_of_le {a b : Int} (h : a ≤ b) : a - b ≤ 0 := by omega
protected theorem le_of_sub_nonpos {a b : Int} (h : a - b ≤ 0) : a ≤ b := by omega
protected theorem lt_of_sub_neg {a b : Int} (h : a - b < 0) : a < b := by omega
protected theorem sub_le_self (a : Int) {b : Int} (h : 0 ≤ b) : a - b ≤ a := by omega
protected theorem sub_lt_self (a : Int) {b : Int} (h : 0 < b) : a - b < a := by omega
protected theorem sub_le_sub {a b c d : Int} (hab : a ≤ b) (hcd : c ≤ d) : a - d ≤ b - c := by omega
protected theorem sub_le_sub_left {a b : Int} (h : a ≤ b) (c : Int) : c - b ≤ c - a := by omega
protected theorem sub_le_sub_right {a b : Int} (h : a ≤ b) (c : Int) : a - c ≤ b - c := by omega
protected theorem sub_lt_sub_left {a b : Int} (h : a < b) (c : Int) : c - b < c - a := by omega
protected theorem sub_lt_sub_right {a b : Int} (h : a < b) (c : Int) : a - c < b - c := by omega
protected theorem sub_le_iff_le_add {a b c : Int} : a - c ≤ b ↔ a ≤ b + c := by omega
protected theorem le_sub_iff_add_le {a b c : Int} : a ≤ b - c ↔ a + c ≤ b := by omega
protected theorem sub_lt_iff_lt_add {a b c : Int} : a - b < c ↔ a < c + b := by omega
protected theorem lt_sub_iff_add_lt {a b c : Int} : a < b - c ↔ a + c < b := by omega
protected theorem le_sub_left_of_add_le {a b c : Int} (h : a + b ≤ c) : b ≤ c - a := by omega
protected theorem le_sub_right_of_add_le {a b c : Int} (h : a + b ≤ c) : a ≤ c - b := by omega
protected theorem add_le_of_le_sub_left {a b c : Int} (h : b ≤ c - a) : a + b ≤ c := by omega
@[simp] protected theorem add_lt_add_iff_left {b c : Int} (a : Int) : a + b < a + c ↔ b < c := by omega
@[simp] protected theorem add_lt_add_iff_right {a b : Int} (c : Int) : a + c < b + c ↔ a < b := by omega
protected theorem add_lt_add_of_le_of_lt {a b c d : Int} (h₁ : a ≤ b) (h₂ : c < d) : a + c < b + d := by omega
protected theorem add_lt_add_of_lt_of_le {a b c d : Int} (h₁ : a < b) (h₂ : c ≤ d) : a + c < b + d := by omega
protected theorem add_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a + b := by omega
protected theorem add_pos {a b : Int} (ha : 0 < a) (hb : 0 < b) : 0 < a + b := by omega
protected theorem add_pos_of_pos_of_nonneg {a b : Int} (ha : 0 < a) (hb : 0 ≤ b) : 0 < a + b := by omega
protected theorem add_pos_of_nonneg_of_pos {a b : Int} (ha : 0 ≤ a) (hb : 0 < b) : 0 < a + b := by omega
@[simp high] protected theorem neg_nonneg {a : Int} : 0 ≤ -a ↔ a ≤ 0 := by omega
@[simp high] protected theorem neg_pos {a : Int} : 0 < -a ↔ a < 0 := by omega
protected theorem neg_le_of_neg_le {a b : Int} (h : -a ≤ b) : -b ≤ a := by omega
protected theorem le_neg_of_le_neg {a b : Int} (h : a ≤ -b) : b ≤ -a := by omega
theorem le_add_one {a b : Int} (h : a ≤ b) : a ≤ b + 1 := by omega
theorem lt_add_one_of_le {a b : Int} (H : a ≤ b) : a < b + 1 := by omega
theorem lt_add_one_iff {a b : Int} : a < b + 1 ↔ a ≤ b := by omega
theorem add_one_le_iff {a b : Int} : a + 1 ≤ b ↔ a < b := by omega
theorem le_sub_one_of_lt {a b : Int} (H : a < b) : a ≤ b - 1 := by omega
theorem le_sub_one_iff {m n : Int} : m ≤ n - 1 ↔ m < n := by omega
protected theorem lt_succ (a : Int) : a < a + 1 := by omega
protected theorem le_iff_lt_or_eq {a b : Int} : a ≤ b ↔ a < b ∨ a = b := by omega
protected theorem lt_or_eq_of_le {n m : Int} (h : n ≤ m) : n < m ∨ n = m := by omega
protected theorem ne_zero_of_pos {a : Int} (h : 0 < a) : a ≠ 0 := by omega
protected theorem one_pos : 0 < (1 : Int) := by decide
protected theorem one_ne_zero : (1 : Int) ≠ 0 := by decide
protected theorem zero_ne_one : (0 : Int) ≠ 1 := by decide
@[simp] theorem negSucc_lt_zero (n : Nat) : negSucc n < 0 := by have : negSucc n = -((n : Int) + 1) := rfl; omega
@[simp] theorem negSucc_ne_zero (n : Nat) : negSucc n ≠ 0 := nofun
@[simp] theorem ofNat_eq_natCast (n : Nat) : ofNat n = (n : Int) := rfl
@[simp high] theorem natCast_eq_zero {n : Nat} : (n : Int) = 0 ↔ n = 0 := by omega
theorem natCast_ne_zero {n : Nat} : (n : Int) ≠ 0 ↔ n ≠ 0 := by omega
protected theorem subNatNat_eq_coe {m n : Nat} : subNatNat m n = (m : Int) - (n : Int) := by
  rw [subNatNat]
  cases h : n - m with
  | zero => show ((m - n : Nat) : Int) = _; omega
  | succ k => show -((k : Int) + 1) = _; omega
@[simp] protected theorem max_self (a : Int) : max a a = a := by omega
@[simp] protected theorem min_self (a : Int) : min a a = a := by omega
protected theorem max_eq_left {a b : Int} (h : b ≤ a) : max a b = a := by omega
protected theorem max_eq_right {a b : Int} (h : a ≤ b) : max a b = b := by omega
protected theorem min_eq_left {a b : Int} (h : a ≤ b) : min a b = a := by omega
protected theorem min_eq_right {a b : Int} (h : b ≤ a) : min a b = b := by omega
protected theorem le_min {a b c : Int} : a ≤ min b c ↔ a ≤ b ∧ a ≤ c := by omega
protected theorem max_le {a b c : Int} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c := by omega

/- Absolute value, and the largest natural number below. -/
@[simp] theorem natAbs_zero : natAbs (0 : Int) = (0 : Nat) := rfl
@[simp] theorem natAbs_one : natAbs (1 : Int) = (1 : Nat) := rfl
theorem natAbs_eq (a : Int) : a = natAbs a ∨ a = -(natAbs a : Int) := by omega
@[simp] theorem natAbs_eq_zero {a : Int} : natAbs a = 0 ↔ a = 0 := by omega
@[simp] theorem natAbs_pos {a : Int} : 0 < natAbs a ↔ a ≠ 0 := by omega
theorem natAbs_add_le (a b : Int) : natAbs (a + b) ≤ natAbs a + natAbs b := by omega
theorem natAbs_sub_le (a b : Int) : natAbs (a - b) ≤ natAbs a + natAbs b := by omega
theorem natAbs_eq_natAbs_iff {a b : Int} : a.natAbs = b.natAbs ↔ a = b ∨ a = -b := by omega
theorem eq_natAbs_of_nonneg {a : Int} (h : 0 ≤ a) : a = natAbs a := by omega
protected theorem eq_nat_or_neg (a : Int) : ∃ n : Nat, a = n ∨ a = -(n : Int) := ⟨a.natAbs, by omega⟩
theorem natAbs_mul (a b : Int) : natAbs (a * b) = natAbs a * natAbs b := by
  obtain ⟨m, h⟩ := Int.eq_nat_or_neg a
  obtain ⟨n, k⟩ := Int.eq_nat_or_neg b
  rcases h with rfl | rfl <;> rcases k with rfl | rfl <;>
    simp only [Int.neg_mul, Int.mul_neg, Int.neg_neg, natAbs_neg, natAbs_natCast, ← Int.natCast_mul]
theorem natAbs_mul_self {a : Int} : ((natAbs a * natAbs a : Nat) : Int) = a * a := by
  rw [Int.natCast_mul]
  rcases natAbs_eq a with h | h
  · rw [← h]
  · conv => rhs; rw [h, Int.neg_mul, Int.mul_neg, Int.neg_neg]
@[simp] theorem toNat_zero : (0 : Int).toNat = 0 := rfl
@[simp] theorem toNat_one : (1 : Int).toNat = 1 := rfl
@[simp] theorem toNat_sub (m n : Nat) : toNat ((m : Int) - n) = m - n := by omega
@[simp] theorem toNat_le {m : Int} {n : Nat} : toNat m ≤ n ↔ m ≤ n := by omega
@[simp] theorem lt_toNat {m : Nat} {n : Int} : m < toNat n ↔ (m : Int) < n := by omega
theorem self_le_toNat (a : Int) : a ≤ toNat a := by omega
@[simp] theorem toNat_eq_zero {n : Int} : n.toNat = 0 ↔ n ≤ 0 := by omega

/- Products and powers. -/
protected theorem neg_mul_neg (a b : Int) : -a * -b = a * b := by rw [Int.neg_mul, Int.mul_neg, Int.neg_neg]
protected theorem neg_mul_comm (a b : Int) : -a * b = a * -b := by rw [Int.neg_mul, Int.mul_neg]
protected theorem mul_two (n : Int) : n * 2 = n + n := by omega
protected theorem mul_ne_zero {a b : Int} (a0 : a ≠ 0) (b0 : b ≠ 0) : a * b ≠ 0 := fun h =>
  (Int.mul_eq_zero.mp h).elim a0 b0
protected theorem eq_of_mul_eq_mul_right {a b c : Int} (ha : a ≠ 0) (h : b * a = c * a) : b = c :=
  Int.eq_of_mul_eq_mul_left ha (by rwa [Int.mul_comm a, Int.mul_comm a])
theorem mul_eq_mul_left_iff {a b c : Int} (h : c ≠ 0) : c * a = c * b ↔ a = b :=
  ⟨Int.eq_of_mul_eq_mul_left h, fun e => by rw [e]⟩
theorem mul_eq_mul_right_iff {a b c : Int} (h : c ≠ 0) : a * c = b * c ↔ a = b :=
  ⟨Int.eq_of_mul_eq_mul_right h, fun e => by rw [e]⟩
protected theorem mul_le_mul_of_nonneg_right {a b c : Int} (h₁ : a ≤ b) (h₂ : 0 ≤ c) : a * c ≤ b * c := by
  rw [Int.mul_comm a, Int.mul_comm b]; exact Int.mul_le_mul_of_nonneg_left h₁ h₂
protected theorem mul_le_mul {a b c d : Int} (hac : a ≤ c) (hbd : b ≤ d) (nn_b : 0 ≤ b)
    (nn_c : 0 ≤ c) : a * b ≤ c * d :=
  Int.le_trans (Int.mul_le_mul_of_nonneg_right hac nn_b) (Int.mul_le_mul_of_nonneg_left hbd nn_c)
protected theorem mul_neg_of_pos_of_neg {a b : Int} (ha : 0 < a) (hb : b < 0) : a * b < 0 := by
  have := Int.mul_pos ha (show 0 < -b by omega)
  rw [Int.mul_neg] at this
  omega
protected theorem lt_of_mul_lt_mul_left {a b c : Int} (w : a * b < a * c) (h : 0 ≤ a) : b < c :=
  (Int.lt_or_ge b c).elim id fun k => absurd (Int.mul_le_mul_of_nonneg_left k h) (by omega)
protected theorem le_of_mul_le_mul_left {a b c : Int} (w : a * b ≤ a * c) (h : 0 < a) : b ≤ c :=
  (Int.lt_or_ge c b).elim (fun k => absurd (Int.mul_lt_mul_of_pos_left k h) (by omega)) id
protected theorem le_of_mul_le_mul_right {a b c : Int} (w : b * a ≤ c * a) (h : 0 < a) : b ≤ c :=
  Int.le_of_mul_le_mul_left (by rwa [Int.mul_comm a, Int.mul_comm a]) h
theorem mul_self_nonneg (a : Int) : 0 ≤ a * a := by rw [← natAbs_mul_self]; exact Int.natCast_nonneg _
protected theorem pow_succ' (b : Int) (e : Nat) : b ^ (e + 1) = b * b ^ e := by rw [Int.pow_succ, Int.mul_comm]
protected theorem pow_add (a : Int) (m n : Nat) : a ^ (m + n) = a ^ m * a ^ n := by
  induction n with
  | zero => exact (Int.mul_one _).symm
  | succ n ih => rw [← Nat.add_assoc, Int.pow_succ, ih, Int.pow_succ, Int.mul_assoc]
protected theorem mul_pow {a b : Int} {n : Nat} : (a * b) ^ n = a ^ n * b ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Int.pow_succ, Int.pow_succ, Int.pow_succ, ih]; ac_rfl
protected theorem one_pow {n : Nat} : (1 : Int) ^ n = 1 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Int.pow_succ, ih]; rfl
protected theorem zero_pow {n : Nat} (h : n ≠ 0) : (0 : Int) ^ n = 0 := by
  cases n with
  | zero => exact (h rfl).elim
  | succ n => rw [Int.pow_succ, Int.mul_zero]
protected theorem pow_pos {n : Int} {m : Nat} : 0 < n → 0 < n ^ m := fun h => by
  induction m with
  | zero => exact (by decide : (0 : Int) < 1)
  | succ m ih => rw [Int.pow_succ]; exact Int.mul_pos ih h
@[simp] theorem natAbs_pow (n : Int) (k : Nat) : natAbs (n ^ k) = natAbs n ^ k := by
  induction k with
  | zero => rfl
  | succ k ih => rw [Int.pow_succ, natAbs_mul, ih, Nat.pow_succ]

/- Division and remainder. -/
protected theorem ediv_mul_le (a : Int) {b : Int} (H : b ≠ 0) : a / b * b ≤ a := by
  rw [Int.mul_comm]; exact mul_ediv_self_le H
theorem lt_ediv_add_one_mul_self (a : Int) {b : Int} (H : 0 < b) : a < (a / b + 1) * b := by
  rw [Int.add_mul, Int.one_mul, Int.mul_comm]; exact lt_mul_ediv_self_add H
protected theorem le_ediv_iff_mul_le {a b c : Int} (H : 0 < c) : a ≤ b / c ↔ a * c ≤ b := by
  refine ⟨fun h => ?_, fun h => ?_⟩
  · exact Int.le_trans (Int.mul_le_mul_of_nonneg_right h (by omega)) (Int.ediv_mul_le b (by omega))
  · apply lt_add_one_iff.mp
    have := lt_ediv_add_one_mul_self b H
    exact Int.lt_of_mul_lt_mul_left (a := c) (by rw [Int.mul_comm c, Int.mul_comm c]; omega) (by omega)
protected theorem ediv_lt_iff_lt_mul {a b c : Int} (H : 0 < c) : a / c < b ↔ a < b * c := by
  rw [← Int.not_le, Int.le_ediv_iff_mul_le H, Int.not_le]
protected theorem ediv_lt_of_lt_mul {a b c : Int} (H : 0 < c) (H' : a < b * c) : a / c < b :=
  (Int.ediv_lt_iff_lt_mul H).mpr H'
protected theorem ediv_le_ediv {a b c : Int} (H : 0 < c) (H' : a ≤ b) : a / c ≤ b / c :=
  (Int.le_ediv_iff_mul_le H).mpr (Int.le_trans (Int.ediv_mul_le a (by omega)) H')
theorem ediv_eq_zero_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : a / b = 0 := by
  have := (Int.le_ediv_iff_mul_le (show 0 < b by omega)).mpr (show 0 * b ≤ a by omega)
  have := (Int.ediv_lt_iff_lt_mul (show 0 < b by omega)).mpr (show a < 1 * b by omega)
  omega
theorem emod_eq_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : a % b = a := by
  rw [emod_def, ediv_eq_zero_of_lt H1 H2]; omega
@[simp] theorem emod_one (a : Int) : a % 1 = 0 := by omega
@[simp] theorem zero_ediv (b : Int) : 0 / b = 0 := by
  by_cases h : b = 0
  · subst h; rfl
  · have := mul_ediv_add_emod 0 b
    have l := emod_nonneg 0 h
    have := natAbs_pos.mpr h
    obtain ⟨n, e⟩ := Int.eq_nat_or_neg b
    rcases e with rfl | rfl
    · exact ediv_eq_zero_of_lt (Int.le_refl 0) (by omega)
    · rw [Int.ediv_neg, ediv_eq_zero_of_lt (Int.le_refl 0) (by omega)]; rfl
@[simp] theorem zero_emod (b : Int) : 0 % b = 0 := by rw [emod_def, Int.zero_ediv, Int.mul_zero]; rfl
@[simp] theorem add_mul_emod_self_right (a b c : Int) : (a + b * c) % c = a % c := by
  rw [Int.mul_comm]; exact add_mul_emod_self_left a c b
@[simp] theorem mul_emod_right (a b : Int) : (a * b) % a = 0 := emod_eq_zero_of_dvd ⟨b, rfl⟩
@[simp] theorem mul_emod_left (a b : Int) : (a * b) % b = 0 := emod_eq_zero_of_dvd ⟨a, Int.mul_comm a b⟩
@[simp] theorem emod_self {a : Int} : a % a = 0 := emod_eq_zero_of_dvd ⟨1, (Int.mul_one a).symm⟩
@[simp] theorem mul_ediv_cancel_left {a : Int} (b : Int) (H : a ≠ 0) : a * b / a = b := by
  have := mul_ediv_add_emod (a * b) a
  rw [mul_emod_right, Int.add_zero] at this
  exact Int.eq_of_mul_eq_mul_left H this
@[simp] theorem mul_ediv_cancel (a : Int) {b : Int} (H : b ≠ 0) : a * b / b = a := by
  rw [Int.mul_comm]; exact mul_ediv_cancel_left a H
@[simp] protected theorem ediv_self {a : Int} (H : a ≠ 0) : a / a = 1 := by
  have := mul_ediv_cancel_left 1 H
  rwa [Int.mul_one] at this
theorem add_mul_ediv_right (a b : Int) {c : Int} (H : c ≠ 0) : (a + b * c) / c = a / c + b := by
  have e := mul_ediv_add_emod (a + b * c) c
  have f := mul_ediv_add_emod a c
  rw [add_mul_emod_self_right] at e
  refine Int.eq_of_mul_eq_mul_left H ?_
  rw [Int.mul_add, Int.mul_comm c b]; omega
theorem add_mul_ediv_left (a : Int) {b : Int} (c : Int) (H : b ≠ 0) : (a + b * c) / b = a / b + c := by
  rw [Int.mul_comm]; exact add_mul_ediv_right a c H
protected theorem mul_ediv_cancel' {a b : Int} (H : a ∣ b) : a * (b / a) = b := by
  have := mul_ediv_add_emod b a
  rw [emod_eq_zero_of_dvd H] at this
  omega
protected theorem ediv_mul_cancel {a b : Int} (H : b ∣ a) : a / b * b = a := by
  rw [Int.mul_comm]; exact Int.mul_ediv_cancel' H
protected theorem mul_ediv_assoc (a : Int) {b c : Int} : c ∣ b → (a * b) / c = a * (b / c) := fun H => by
  by_cases z : c = 0
  · subst z; simp
  · obtain ⟨d, rfl⟩ := H
    rw [mul_ediv_cancel_left d z, Int.mul_left_comm, mul_ediv_cancel_left _ z]

/- Divisibility. -/
@[simp] protected theorem dvd_zero (n : Int) : n ∣ 0 := ⟨0, (Int.mul_zero n).symm⟩
@[simp] protected theorem zero_dvd {n : Int} : 0 ∣ n ↔ n = 0 :=
  ⟨fun ⟨c, h⟩ => by rw [h, Int.zero_mul], fun h => h ▸ Int.dvd_refl 0⟩
@[simp] protected theorem one_dvd (n : Int) : 1 ∣ n := ⟨n, (Int.one_mul n).symm⟩
@[simp] protected theorem neg_dvd {a b : Int} : -a ∣ b ↔ a ∣ b :=
  ⟨fun ⟨c, h⟩ => ⟨-c, by rw [h, Int.neg_mul, Int.mul_neg]⟩, fun ⟨c, h⟩ => ⟨-c, by rw [h, Int.neg_mul_neg]⟩⟩
theorem dvd_natAbs {a b : Int} : a ∣ b.natAbs ↔ a ∣ b := by
  rcases natAbs_eq b with h | h
  · rw [← h]
  · conv => rhs; rw [h]
    exact Int.dvd_neg.symm
theorem natAbs_dvd {a b : Int} : (a.natAbs : Int) ∣ b ↔ a ∣ b := by
  rcases natAbs_eq a with h | h
  · rw [← h]
  · conv => rhs; rw [h]
    exact Int.neg_dvd.symm
@[simp] theorem natAbs_dvd_natAbs {a b : Int} : natAbs a ∣ natAbs b ↔ a ∣ b := by
  rw [← Int.natCast_dvd_natCast, natAbs_dvd, dvd_natAbs]
protected theorem mul_dvd_mul {a b c d : Int} : a ∣ b → c ∣ d → a * c ∣ b * d := fun h k => by
  obtain ⟨x, rfl⟩ := h
  obtain ⟨y, rfl⟩ := k
  exact ⟨x * y, by ac_rfl⟩
protected theorem mul_dvd_mul_left {b c : Int} (a : Int) (h : b ∣ c) : a * b ∣ a * c := Int.mul_dvd_mul
    (Int.dvd_refl a) h
theorem dvd_of_mul_dvd_mul_left {a m n : Int} (ha : a ≠ 0) (h : a * m ∣ a * n) : m ∣ n := by
  obtain ⟨c, e⟩ := h
  exact ⟨c, Int.eq_of_mul_eq_mul_left ha (by rw [e, Int.mul_assoc])⟩
protected theorem dvd_add_right {a b c : Int} (H : a ∣ b) : a ∣ b + c ↔ a ∣ c := by
  refine ⟨fun h => ?_, Int.dvd_add H⟩
  have := Int.dvd_sub h H
  rwa [show b + c - b = c by omega] at this
protected theorem dvd_add_left {a b c : Int} (H : a ∣ c) : a ∣ b + c ↔ a ∣ b := by
  rw [Int.add_comm]; exact Int.dvd_add_right H
theorem le_of_dvd {a b : Int} (bpos : 0 < b) (H : a ∣ b) : a ≤ b := by
  have := Nat.le_of_dvd (natAbs_pos.mpr (by omega)) (natAbs_dvd_natAbs.mpr H)
  omega
protected theorem ediv_emod_unique {a b r q : Int} (h : 0 < b) :
    a / b = q ∧ a % b = r ↔ r + b * q = a ∧ 0 ≤ r ∧ r < b := by
  refine ⟨fun ⟨x, y⟩ => ?_, fun ⟨x, y, z⟩ => ?_⟩
  · subst x y
    have := mul_ediv_add_emod a b
    exact ⟨by omega, emod_nonneg a (by omega), emod_lt_of_pos a h⟩
  · subst x
    rw [add_mul_ediv_left _ _ (by omega), ediv_eq_zero_of_lt y z, add_mul_emod_self_left, emod_eq_of_lt y z]
    exact ⟨by omega, rfl⟩
theorem emod_minus_one (a : Int) : a % (-1) = 0 := (emod_neg a 1).trans (emod_one a)
theorem ediv_minus_one (a : Int) : a / (-1) = -a := by rw [ediv_neg, ediv_one]
end Int
