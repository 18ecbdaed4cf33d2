/-
Integers: more of division and remainder (rounding down, towards zero and to negative infinity), divisibility, powers,
greatest common divisors and least common multiples.
-/
namespace Int
/- Remainder and quotient, put together. -/
protected theorem dvd_def (a b : Int) : (a ∣ b) = Exists (fun c => b = a * c) := rfl
protected theorem div_def (a b : Int) : a / b = Int.ediv a b := rfl
theorem mod_def' (m n : Int) : m % n = Int.emod m n := rfl
theorem emod_add_mul_ediv (a b : Int) : a % b + b * (a / b) = a := by rw [Int.add_comm, mul_ediv_add_emod]
theorem emod_add_ediv_mul (a b : Int) : a % b + a / b * b = a := by rw [Int.mul_comm, emod_add_mul_ediv]
theorem ediv_mul_add_emod (a b : Int) : a / b * b + a % b = a := by rw [Int.mul_comm, mul_ediv_add_emod]
theorem mul_ediv_self (a b : Int) : b * (a / b) = a - a % b := by have := mul_ediv_add_emod a b; omega
theorem ediv_mul_self (a b : Int) : a / b * b = a - a % b := by rw [Int.mul_comm, mul_ediv_self]
theorem bmod_def (x : Int) (m : Nat) : bmod x m = if (x % m) < (m + 1) / 2 then x % m else (x % m) - m := rfl

/- Divisibility. -/
theorem dvd_antisymm {a b : Int} (H1 : 0 ≤ a) (H2 : 0 ≤ b) : a ∣ b → b ∣ a → a = b := fun h k => by
  have := Nat.dvd_antisymm (natAbs_dvd_natAbs.2 h) (natAbs_dvd_natAbs.2 k)
  omega
@[norm_cast] theorem ofNat_dvd {m n : Nat} : (m : Int) ∣ (n : Int) ↔ m ∣ n := natCast_dvd_natCast
theorem ofNat_dvd_left {n : Nat} {z : Int} : (n : Int) ∣ z ↔ n ∣ z.natAbs := by rw [← dvd_natAbs, ofNat_dvd]
theorem ofNat_dvd_right {n : Nat} {z : Int} : z ∣ (n : Int) ↔ z.natAbs ∣ n := by rw [← natAbs_dvd, ofNat_dvd]
@[simp] protected theorem dvd_add_mul_self {a b c : Int} : a ∣ b + c * a ↔ a ∣ b :=
  Int.dvd_add_left ⟨c, Int.mul_comm c a⟩
@[simp] protected theorem dvd_add_self_mul {a b c : Int} : a ∣ b + a * c ↔ a ∣ b := Int.dvd_add_left ⟨c, rfl⟩
@[simp] protected theorem dvd_mul_self_add {a b c : Int} : a ∣ b * a + c ↔ a ∣ c :=
  Int.dvd_add_right ⟨b, Int.mul_comm b a⟩
@[simp] protected theorem dvd_self_mul_add {a b c : Int} : a ∣ a * b + c ↔ a ∣ c := Int.dvd_add_right ⟨b, rfl⟩
protected theorem dvd_iff_dvd_of_dvd_sub {a b c : Int} (H : a ∣ b - c) : a ∣ b ↔ a ∣ c := by
  have := Int.dvd_add_right (c := c) H
  rwa [Int.sub_add_cancel] at this
protected theorem dvd_iff_dvd_of_dvd_add {a b c : Int} (H : a ∣ b + c) : a ∣ b ↔ a ∣ c := by
  rw [show b + c = b - -c by omega] at H
  rw [Int.dvd_iff_dvd_of_dvd_sub H, Int.dvd_neg]
theorem natAbs_dvd_self {a : Int} : (a.natAbs : Int) ∣ a := natAbs_dvd.2 (Int.dvd_refl a)
theorem dvd_natAbs_self {a : Int} : a ∣ (a.natAbs : Int) := dvd_natAbs.2 (Int.dvd_refl a)
theorem natAbs_eq_of_dvd_dvd {m n : Int} (hmn : m ∣ n) (hnm : n ∣ m) : natAbs m = natAbs n :=
  Nat.dvd_antisymm (natAbs_dvd_natAbs.2 hmn) (natAbs_dvd_natAbs.2 hnm)
theorem eq_one_of_dvd_one {a : Int} (H : 0 ≤ a) (H' : a ∣ 1) : a = 1 := dvd_antisymm H (by decide) H' (Int.one_dvd a)
theorem eq_one_of_mul_eq_one_right {a b : Int} (H : 0 ≤ a) (H' : a * b = 1) : a = 1 := eq_one_of_dvd_one H ⟨b, H'.symm⟩
theorem eq_one_of_mul_eq_one_left {a b : Int} (H : 0 ≤ b) (H' : a * b = 1) : b = 1 :=
  eq_one_of_dvd_one H ⟨a, by rw [Int.mul_comm]; exact H'.symm⟩
protected theorem mul_dvd_mul_right {b c : Int} (a : Int) (h : b ∣ c) : b * a ∣ c * a :=
  Int.mul_dvd_mul h (Int.dvd_refl a)
protected theorem mul_dvd_mul_iff_left {a b c : Int} (h : a ≠ 0) : (a * b) ∣ (a * c) ↔ b ∣ c :=
  ⟨dvd_of_mul_dvd_mul_left h, Int.mul_dvd_mul_left a⟩
protected theorem mul_dvd_mul_iff_right {a b c : Int} (h : a ≠ 0) : (b * a) ∣ (c * a) ↔ b ∣ c := by
  rw [Int.mul_comm b, Int.mul_comm c, Int.mul_dvd_mul_iff_left h]
theorem dvd_of_mul_dvd_mul_right {a m n : Int} (ha : a ≠ 0) (h : m * a ∣ n * a) : m ∣ n :=
  (Int.mul_dvd_mul_iff_right ha).1 h
theorem dvd_mul_of_dvd_right {a b c : Int} (h : a ∣ c) : a ∣ b * c := Int.dvd_trans h ⟨b, Int.mul_comm b c⟩
theorem dvd_mul_of_dvd_left {a b c : Int} (h : a ∣ b) : a ∣ b * c := Int.dvd_trans h ⟨c, rfl⟩
@[simp] theorem negSucc_dvd {a : Nat} {b : Int} : Int.negSucc a ∣ b ↔ ((a + 1 : Nat) : Int) ∣ b :=
  show -((a + 1 : Nat) : Int) ∣ b ↔ _ from Int.neg_dvd
@[simp] theorem dvd_negSucc {a : Int} {b : Nat} : a ∣ Int.negSucc b ↔ a ∣ ((b + 1 : Nat) : Int) :=
  show a ∣ -((b + 1 : Nat) : Int) ↔ _ from Int.dvd_neg
theorem toNat_emod {x y : Int} (hx : 0 ≤ x) (hy : 0 ≤ y) : (x % y).toNat = x.toNat % y.toNat := by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le hx
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le hy
  rfl

/- Remainders of sums, differences and products. -/
@[simp] theorem mul_add_emod_self_right (a b c : Int) : (a * b + c) % b = c % b := by
  rw [Int.add_comm, add_mul_emod_self_right]
@[simp] theorem mul_add_emod_self_left (a b c : Int) : (a * b + c) % a = c % a := by
  rw [Int.add_comm, add_mul_emod_self_left]
@[simp] theorem add_emod_emod (m n k : Int) : (m + n % k) % k = (m + n) % k := by
  rw [Int.add_comm, emod_add_emod, Int.add_comm]
theorem add_emod_eq_add_emod_right {m n k : Int} (i : Int) (H : m % n = k % n) : (m + i) % n = (k + i) % n := by
  rw [← emod_add_emod, H, emod_add_emod]
theorem add_emod_eq_add_emod_left {m n k : Int} (i : Int) (H : m % n = k % n) : (i + m) % n = (i + k) % n := by
  rw [← add_emod_emod, H, add_emod_emod]
theorem emod_add_cancel_right {m n k : Int} (i : Int) : (m + i) % n = (k + i) % n ↔ m % n = k % n := by
  refine ⟨fun h => ?_, add_emod_eq_add_emod_right i⟩
  have := add_emod_eq_add_emod_right (-i) h
  rwa [show m + i + -i = m by omega, show k + i + -i = k by omega] at this
theorem emod_add_cancel_left {m n k i : Int} : (i + m) % n = (i + k) % n ↔ m % n = k % n := by
  rw [Int.add_comm, Int.add_comm i, emod_add_cancel_right]
theorem emod_sub_cancel_right {m n k : Int} (i : Int) : (m - i) % n = (k - i) % n ↔ m % n = k % n :=
  emod_add_cancel_right (-i)
theorem emod_eq_emod_iff_emod_sub_eq_zero {m n k : Int} : m % n = k % n ↔ (m - k) % n = 0 := by
  rw [← emod_sub_cancel_right k, Int.sub_self, zero_emod]
theorem emod_sub_cancel_left {m n k : Int} (i : Int) : (i - m) % n = (i - k) % n ↔ m % n = k % n := by
  rw [emod_eq_emod_iff_emod_sub_eq_zero, emod_eq_emod_iff_emod_sub_eq_zero, ← dvd_iff_emod_eq_zero,
    ← dvd_iff_emod_eq_zero, show i - m - (i - k) = -(m - k) by omega, Int.dvd_neg]
@[simp] theorem emod_sub_emod (m n k : Int) : (m % n - k) % n = (m - k) % n := emod_add_emod m n (-k)
@[simp] theorem sub_emod_emod (m n k : Int) : (m - n % k) % k = (m - n) % k := by
  rw [emod_sub_cancel_left, emod_emod]
theorem sub_emod (a b n : Int) : (a - b) % n = (a % n - b % n) % n := by rw [sub_emod_emod, emod_sub_emod]
@[simp] theorem add_neg_mul_emod_self_right (a b c : Int) : (a + -(b * c)) % c = a % c := by
  rw [← Int.neg_mul, add_mul_emod_self_right]
@[simp] theorem add_neg_mul_emod_self_left (a b c : Int) : (a + -(b * c)) % b = a % b := by
  rw [← Int.mul_neg, add_mul_emod_self_left]
@[simp] theorem add_emod_right (a b : Int) : (a + b) % b = a % b := by
  have := add_mul_emod_self_left a b 1
  rwa [Int.mul_one] at this
@[simp] theorem add_emod_left (a b : Int) : (a + b) % a = b % a := by rw [Int.add_comm, add_emod_right]
@[simp] theorem sub_mul_emod_self_right (a b c : Int) : (a - b * c) % c = a % c := add_neg_mul_emod_self_right a b c
@[simp] theorem sub_mul_emod_self_left (a b c : Int) : (a - b * c) % b = a % b := add_neg_mul_emod_self_left a b c
@[simp] theorem mul_sub_emod_self_right (a b c : Int) : (a * b - c) % b = -c % b := mul_add_emod_self_right a b (-c)
@[simp] theorem mul_sub_emod_self_left (a b c : Int) : (a * b - c) % a = -c % a := mul_add_emod_self_left a b (-c)
@[simp] theorem sub_emod_right (a b : Int) : (a - b) % b = a % b := by
  have := sub_mul_emod_self_left a b 1
  rwa [Int.mul_one] at this
@[simp] theorem sub_emod_left (a b : Int) : (a - b) % a = -b % a := add_emod_left a (-b)
theorem neg_emod_eq_sub_emod {a b : Int} : -a % b = (b - a) % b := (sub_emod_left b a).symm
theorem emod_eq_add_self_emod {a b : Int} : a % b = (a + b) % b := (add_emod_right a b).symm
@[simp] theorem neg_emod_self (a : Int) : -a % a = 0 := emod_eq_zero_of_dvd (Int.dvd_neg.2 (Int.dvd_refl a))
@[simp] theorem add_neg_emod_self (a b : Int) : (a + -b) % b = a % b := sub_emod_right a b
@[simp] theorem neg_add_emod_self (a b : Int) : (-a + b) % a = b % a := by rw [Int.add_comm, add_neg_emod_self]
@[simp] theorem neg_mul_emod_left (a b : Int) : -(a * b) % b = 0 :=
  emod_eq_zero_of_dvd (Int.dvd_neg.2 ⟨a, Int.mul_comm a b⟩)
@[simp] theorem neg_mul_emod_right (a b : Int) : -(a * b) % a = 0 := emod_eq_zero_of_dvd (Int.dvd_neg.2 ⟨b, rfl⟩)
@[simp] theorem neg_emod_two (i : Int) : -i % 2 = i % 2 := by omega
theorem emod_lt_of_neg (a : Int) {b : Int} (h : b < 0) : a % b < -b := by
  have := emod_lt_of_pos a (show 0 < -b by omega)
  rwa [emod_neg] at this
theorem emod_lt (a : Int) {b : Int} (h : b ≠ 0) : a % b < b.natAbs := by
  rcases Int.lt_or_gt_of_ne h with k | k
  · have := emod_lt_of_neg a k; omega
  · have := emod_lt_of_pos a k; omega
@[simp] theorem emod_self_add_one {x : Int} (h : 0 ≤ x) : x % (x + 1) = x := emod_eq_of_lt h (by omega)
theorem dvd_emod_sub_self {x m : Int} : m ∣ x % m - x := ⟨-(x / m), by
  have := mul_ediv_add_emod x m
  rw [Int.mul_neg]; omega⟩
theorem dvd_self_sub_emod {x m : Int} : m ∣ x - x % m := ⟨x / m, (mul_ediv_self x m).symm⟩
theorem dvd_self_sub_of_emod_eq {a b c : Int} : a % b = c → b ∣ a - c := fun h => h ▸ dvd_self_sub_emod
theorem dvd_sub_self_of_emod_eq {a b c : Int} : a % b = c → b ∣ c - a := fun h => h ▸ dvd_emod_sub_self
theorem mul_ediv_cancel_of_emod_eq_zero {a b : Int} (H : a % b = 0) : b * (a / b) = a := by
  rw [mul_ediv_self, H, Int.sub_zero]
theorem ediv_mul_cancel_of_emod_eq_zero {a b : Int} (H : a % b = 0) : a / b * b = a := by
  rw [ediv_mul_self, H, Int.sub_zero]
theorem mul_ediv_cancel_of_dvd {a b : Int} (H : b ∣ a) : b * (a / b) = a := Int.mul_ediv_cancel' H
theorem ediv_mul_cancel_of_dvd {a b : Int} (H : b ∣ a) : a / b * b = a := Int.ediv_mul_cancel H
theorem emod_eq_iff {a b c : Int} (hb : b ≠ 0) : a % b = c ↔ 0 ≤ c ∧ c < b.natAbs ∧ b ∣ c - a := by
  constructor
  · rintro rfl
    exact ⟨emod_nonneg a hb, emod_lt a hb, dvd_emod_sub_self⟩
  · rintro ⟨h, k, l⟩
    have s : c % b = a % b := emod_eq_emod_iff_emod_sub_eq_zero.2 (emod_eq_zero_of_dvd l)
    rw [← s]
    rcases Int.lt_or_gt_of_ne hb with g | g
    · rw [← emod_neg]; exact emod_eq_of_lt h (by omega)
    · exact emod_eq_of_lt h (by omega)

/- Quotients of sums, differences and products. -/
theorem mul_add_ediv_right (a c : Int) {b : Int} (H : b ≠ 0) : (a * b + c) / b = a + c / b := by
  rw [Int.add_comm, add_mul_ediv_right _ _ H, Int.add_comm]
theorem mul_add_ediv_left (b : Int) {a : Int} (c : Int) (H : a ≠ 0) : (a * b + c) / a = b + c / a := by
  rw [Int.add_comm, add_mul_ediv_left _ _ H, Int.add_comm]
theorem sub_mul_ediv_right (a b : Int) {c : Int} (H : c ≠ 0) : (a - b * c) / c = a / c - b := by
  rw [Int.sub_eq_add_neg, ← Int.neg_mul, add_mul_ediv_right _ _ H]; rfl
theorem sub_mul_ediv_left (a : Int) {b : Int} (c : Int) (H : b ≠ 0) : (a - b * c) / b = a / b - c := by
  rw [Int.mul_comm, sub_mul_ediv_right a c H]
theorem mul_sub_ediv_right (a c : Int) {b : Int} (H : b ≠ 0) : (a * b - c) / b = a + -c / b :=
  mul_add_ediv_right a (-c) H
theorem mul_sub_ediv_left (b : Int) {a : Int} (c : Int) (H : a ≠ 0) : (a * b - c) / a = b + -c / a :=
  mul_add_ediv_left b (-c) H
theorem add_ediv_of_dvd_right {a b c : Int} (H : c ∣ b) : (a + b) / c = a / c + b / c := by
  by_cases z : c = 0
  · subst z; rw [Int.ediv_zero, Int.ediv_zero, Int.ediv_zero]; rfl
  · obtain ⟨k, rfl⟩ := H
    rw [add_mul_ediv_left a k z, mul_ediv_cancel_left k z]
theorem add_ediv_of_dvd_left {a b c : Int} (H : c ∣ a) : (a + b) / c = a / c + b / c := by
  rw [Int.add_comm, add_ediv_of_dvd_right H, Int.add_comm]
theorem neg_ediv_of_dvd {a b : Int} : b ∣ a → (-a) / b = -(a / b) := fun H => by
  by_cases z : b = 0
  · subst z; rw [Int.ediv_zero, Int.ediv_zero]; rfl
  · obtain ⟨k, rfl⟩ := H
    rw [← Int.mul_neg, mul_ediv_cancel_left _ z, mul_ediv_cancel_left _ z]
theorem sub_ediv_of_dvd (a : Int) {b c : Int} (hcb : c ∣ b) : (a - b) / c = a / c - b / c := by
  rw [Int.sub_eq_add_neg, add_ediv_of_dvd_right (Int.dvd_neg.2 hcb), neg_ediv_of_dvd hcb]; rfl
theorem sub_ediv_of_dvd_sub {a b c : Int} (hcab : c ∣ a - b) : (a - b) / c = a / c - b / c := by
  have := add_ediv_of_dvd_left (b := b) hcab
  rw [Int.sub_add_cancel] at this
  omega
protected theorem mul_ediv_assoc' (b : Int) {a c : Int} (h : c ∣ a) : (a * b) / c = a / c * b := by
  rw [Int.mul_comm, Int.mul_ediv_assoc b h, Int.mul_comm]
protected theorem ediv_eq_of_eq_mul_right {a b c : Int} (H1 : b ≠ 0) (H2 : a = b * c) : a / b = c := by
  rw [H2, mul_ediv_cancel_left c H1]
protected theorem eq_ediv_of_mul_eq_right {a b c : Int} (H1 : a ≠ 0) (H2 : a * b = c) : b = c / a :=
  (Int.ediv_eq_of_eq_mul_right H1 H2.symm).symm
protected theorem ediv_eq_of_eq_mul_left {a b c : Int} (H1 : b ≠ 0) (H2 : a = c * b) : a / b = c := by
  rw [H2, mul_ediv_cancel c H1]
protected theorem eq_ediv_of_mul_eq_left {a b c : Int} (H1 : b ≠ 0) (H2 : a * b = c) : a = c / b :=
  (Int.ediv_eq_of_eq_mul_left H1 H2.symm).symm
protected theorem eq_mul_of_ediv_eq_right {a b c : Int} (H1 : b ∣ a) (H2 : a / b = c) : a = b * c := by
  rw [← H2, Int.mul_ediv_cancel' H1]
protected theorem eq_mul_of_ediv_eq_left {a b c : Int} (H1 : b ∣ a) (H2 : a / b = c) : a = c * b := by
  rw [← H2, Int.ediv_mul_cancel H1]
protected theorem ediv_eq_iff_eq_mul_right {a b c : Int} (H : b ≠ 0) (H' : b ∣ a) : a / b = c ↔ a = b * c :=
  ⟨Int.eq_mul_of_ediv_eq_right H', Int.ediv_eq_of_eq_mul_right H⟩
protected theorem ediv_eq_iff_eq_mul_left {a b c : Int} (H : b ≠ 0) (H' : b ∣ a) : a / b = c ↔ a = c * b :=
  ⟨Int.eq_mul_of_ediv_eq_left H', Int.ediv_eq_of_eq_mul_left H⟩
protected theorem eq_zero_of_ediv_eq_zero {d n : Int} (h : d ∣ n) (H : n / d = 0) : n = 0 := by
  rw [← Int.mul_ediv_cancel' h, H, Int.mul_zero]
@[simp] protected theorem ediv_left_inj {a b d : Int} (hda : d ∣ a) (hdb : d ∣ b) : a / d = b / d ↔ a = b :=
  ⟨fun h => by rw [← Int.mul_ediv_cancel' hda, ← Int.mul_ediv_cancel' hdb, h], fun h => h ▸ rfl⟩
@[simp] protected theorem neg_ediv_self (a : Int) (h : a ≠ 0) : (-a) / a = -1 := by
  rw [neg_ediv_of_dvd (Int.dvd_refl a), Int.ediv_self h]
@[simp] theorem mul_ediv_mul_of_pos {a : Int} (b c : Int) (H : 0 < a) : (a * b) / (a * c) = b / c := by
  have pos : ∀ {d : Int}, 0 < d → (a * b) / (a * d) = b / d := fun {d} h => by
    have p := Int.mul_pos H h
    refine ((Int.ediv_emod_unique (r := a * (b % d)) p).2 ⟨?_, ?_, ?_⟩).1
    · rw [Int.mul_assoc, ← Int.mul_add, emod_add_mul_ediv]
    · exact Int.mul_nonneg (Int.le_of_lt H) (emod_nonneg b (by omega))
    · exact Int.mul_lt_mul_of_pos_left (emod_lt_of_pos b h) H
  rcases Int.lt_trichotomy c 0 with h | h | h
  · have := pos (show 0 < -c by omega)
    rw [Int.mul_neg, ediv_neg, ediv_neg] at this
    omega
  · subst h; rw [Int.mul_zero, Int.ediv_zero, Int.ediv_zero]
  · exact pos h
@[simp] theorem mul_ediv_mul_of_pos_left (a : Int) {b : Int} (c : Int) (H : 0 < b) : (a * b) / (c * b) = a / c := by
  rw [Int.mul_comm, Int.mul_comm c, mul_ediv_mul_of_pos a c H]
@[simp] theorem mul_emod_mul_of_pos {a : Int} (b c : Int) (H : 0 < a) : (a * b) % (a * c) = a * (b % c) := by
  rw [emod_def, emod_def, mul_ediv_mul_of_pos b c H, Int.mul_sub, Int.mul_assoc]
protected theorem ediv_emod_unique' {a b r q : Int} (h : b < 0) :
    a / b = q ∧ a % b = r ↔ r + b * q = a ∧ 0 ≤ r ∧ r < -b := by
  have := Int.ediv_emod_unique (a := a) (r := r) (q := -q) (show 0 < -b by omega)
  rw [ediv_neg, emod_neg, Int.neg_mul_neg, Int.neg_inj] at this
  exact this
theorem ediv_sign (a b : Int) : a / sign b = a * sign b := by
  rcases Int.lt_trichotomy b 0 with h | h | h
  · rw [sign_eq_neg_one_of_neg h, ediv_minus_one]; omega
  · subst h; rw [sign_zero, Int.ediv_zero, Int.mul_zero]
  · rw [sign_eq_one_of_pos h, ediv_one, Int.mul_one]
theorem dvd_mul_of_ediv_dvd {a b c : Int} (h : b ∣ a) (hdiv : a / b ∣ c) : a ∣ b * c := by
  have := Int.mul_dvd_mul_left b hdiv
  rwa [Int.mul_ediv_cancel' h] at this
theorem mul_dvd_of_dvd_ediv {a b c : Int} (hcb : c ∣ b) (h : a ∣ b / c) : c * a ∣ b := by
  have := Int.mul_dvd_mul_left c h
  rwa [Int.mul_ediv_cancel' hcb] at this
theorem dvd_ediv_of_mul_dvd {a b c : Int} (h : a * b ∣ c) : b ∣ c / a := by
  by_cases z : a = 0
  · subst z; rw [Int.ediv_zero]; exact Int.dvd_zero b
  · obtain ⟨d, rfl⟩ := h
    rw [Int.mul_assoc, mul_ediv_cancel_left _ z]
    exact Int.dvd_mul_right b d
@[simp] theorem dvd_ediv_iff_mul_dvd {a b c : Int} (hbc : c ∣ b) : a ∣ b / c ↔ c * a ∣ b :=
  ⟨mul_dvd_of_dvd_ediv hbc, dvd_ediv_of_mul_dvd⟩
@[simp] theorem ediv_dvd_iff_dvd_mul {a b c : Int} (h : b ∣ a) (hb : b ≠ 0) : a / b ∣ c ↔ a ∣ b * c :=
  ⟨dvd_mul_of_ediv_dvd h, fun k => dvd_of_mul_dvd_mul_left hb (by rwa [Int.mul_ediv_cancel' h])⟩
theorem ediv_dvd_ediv {a b c : Int} : a ∣ b → b ∣ c → b / a ∣ c / a :=
  fun h _ => dvd_ediv_of_mul_dvd (by rwa [Int.mul_ediv_cancel' h])
theorem ediv_dvd_of_dvd {m n : Int} (hmn : m ∣ n) : n / m ∣ n := ⟨m, (Int.ediv_mul_cancel hmn).symm⟩

/- Division and order. -/
protected theorem lt_ediv_mul (a : Int) {b : Int} (H : 0 < b) : a - b < a / b * b := by
  have := emod_lt_of_pos a H
  rw [ediv_mul_self]; omega
protected theorem ediv_le_of_le_mul {a b c : Int} (H : 0 < c) (H' : a ≤ b * c) : a / c ≤ b :=
  Int.le_of_lt_add_one ((Int.ediv_lt_iff_lt_mul H).2 (by rw [Int.add_mul, Int.one_mul]; omega))
protected theorem ediv_nonpos_of_nonpos_of_neg {n s : Int} (h : n ≤ 0) (h2 : 0 < s) : n / s ≤ 0 :=
  Int.ediv_le_of_le_mul h2 (by rw [Int.zero_mul]; exact h)
protected theorem mul_lt_of_lt_ediv {a b c : Int} (H : 0 < c) (H3 : a < b / c) : a * c < b :=
  Int.lt_of_not_ge (mt (Int.ediv_le_of_le_mul H) (Int.not_le_of_gt H3))
protected theorem mul_le_of_le_ediv {a b c : Int} (H1 : 0 < c) (H2 : a ≤ b / c) : a * c ≤ b :=
  (Int.le_ediv_iff_mul_le H1).1 H2
protected theorem le_ediv_of_mul_le {a b c : Int} (H1 : 0 < c) (H2 : a * c ≤ b) : a ≤ b / c :=
  (Int.le_ediv_iff_mul_le H1).2 H2
protected theorem lt_mul_of_ediv_lt {a b c : Int} (H1 : 0 < c) (H2 : a / c < b) : a < b * c :=
  (Int.ediv_lt_iff_lt_mul H1).1 H2
theorem ediv_le_iff_le_mul {k x y : Int} (h : 0 < k) : x / k ≤ y ↔ x < y * k + k := by
  rw [← Int.lt_add_one_iff, Int.ediv_lt_iff_lt_mul h, Int.add_mul, Int.one_mul]
theorem ediv_eq_iff_of_pos {k x y : Int} (h : 0 < k) : x / k = y ↔ y * k ≤ x ∧ x < y * k + k := by
  rw [← ediv_le_iff_le_mul h, ← Int.le_ediv_iff_mul_le h]; omega
theorem le_mul_iff_le_left {x y z : Int} (hz : 0 < z) : x ≤ y * z ↔ (x + z - 1) / z ≤ y := by
  rw [ediv_le_iff_le_mul hz]; omega
theorem le_mul_iff_le_right {x y z : Int} (hy : 0 < y) : x ≤ y * z ↔ (x + y - 1) / y ≤ z := by
  rw [← le_mul_iff_le_left hy, Int.mul_comm]
protected theorem le_mul_of_ediv_le {a b c : Int} (H1 : 0 ≤ b) (H2 : b ∣ a) (H3 : a / b ≤ c) : a ≤ c * b := by
  rw [← Int.ediv_mul_cancel H2]; exact Int.mul_le_mul_of_nonneg_right H3 H1
protected theorem lt_ediv_of_mul_lt {a b c : Int} (H1 : 0 ≤ b) (H2 : b ∣ c) (H3 : a * b < c) : a < c / b :=
  Int.lt_of_not_ge (mt (Int.le_mul_of_ediv_le H1 H2) (Int.not_le_of_gt H3))
protected theorem lt_ediv_iff_mul_lt {a b c : Int} (H : 0 < c) (H' : c ∣ b) : a < b / c ↔ a * c < b :=
  ⟨Int.mul_lt_of_lt_ediv H, Int.lt_ediv_of_mul_lt (Int.le_of_lt H) H'⟩
theorem ediv_pos_of_pos_of_dvd {a b : Int} (H1 : 0 < a) (H2 : 0 ≤ b) (H3 : b ∣ a) : 0 < a / b :=
  Int.lt_ediv_of_mul_lt H2 H3 (by rw [Int.zero_mul]; exact H1)
theorem ediv_eq_ediv_of_mul_eq_mul {a b c d : Int} (H2 : d ∣ c) (H3 : b ≠ 0) (H4 : d ≠ 0) (H5 : a * d = b * c) :
    a / b = c / d :=
  Int.ediv_eq_of_eq_mul_right H3 (by rw [← Int.mul_ediv_assoc b H2]; exact Int.eq_ediv_of_mul_eq_left H4 H5)
theorem ediv_nonneg_iff_of_pos {a b : Int} (h : 0 < b) : 0 ≤ a / b ↔ 0 ≤ a := by
  rw [Int.le_ediv_iff_mul_le h, Int.zero_mul]
theorem ediv_neg_of_neg_of_pos {a b : Int} (Ha : a < 0) (Hb : 0 < b) : a / b < 0 := by
  rw [Int.ediv_lt_iff_lt_mul Hb, Int.zero_mul]; exact Ha
theorem ediv_nonpos_of_nonneg_of_nonpos {a b : Int} (Ha : 0 ≤ a) (Hb : b ≤ 0) : a / b ≤ 0 := by
  have := Int.ediv_nonneg Ha (show 0 ≤ -b by omega)
  rw [ediv_neg] at this; omega
theorem ediv_nonneg_of_nonpos_of_nonpos {a b : Int} (Ha : a ≤ 0) (Hb : b ≤ 0) : 0 ≤ a / b := by
  by_cases z : b = 0
  · subst z; rw [Int.ediv_zero]; exact Int.le_refl 0
  · have := Int.ediv_nonpos_of_nonpos_of_neg Ha (show 0 < -b by omega)
    rw [ediv_neg] at this; omega
theorem ediv_pos_of_neg_of_neg {a b : Int} (ha : a < 0) (hb : b < 0) : 0 < a / b := by
  have := ediv_neg_of_neg_of_pos ha (show 0 < -b by omega)
  rw [ediv_neg] at this; omega
theorem ediv_eq_neg_one_of_neg_of_le {a b : Int} (H1 : a < 0) (H2 : -a ≤ b) : a / b = -1 :=
  (ediv_eq_iff_of_pos (by omega)).2 ⟨by omega, by omega⟩
theorem ediv_eq_one_of_neg_of_le {a b : Int} (H1 : a < 0) (H2 : b ≤ a) : a / b = 1 := by
  have := ediv_eq_neg_one_of_neg_of_le (b := -b) H1 (by omega)
  rw [ediv_neg] at this; omega
theorem one_ediv (b : Int) : 1 / b = if b.natAbs = 1 then b else 0 := by
  split
  · next h =>
    rcases Int.natAbs_eq b with e | e <;> rw [h] at e <;> subst e <;> rfl
  · next h =>
    by_cases z : b = 0
    · subst z; rfl
    rcases Int.lt_or_gt_of_ne z with k | k
    · have := ediv_eq_zero_of_lt (a := 1) (b := -b) (by omega) (by omega)
      rw [ediv_neg] at this; omega
    · exact ediv_eq_zero_of_lt (by omega) (by omega)
theorem one_emod {b : Int} : 1 % b = if b.natAbs = 1 then 0 else 1 := by
  rw [emod_def, one_ediv]
  split
  · next h => rcases Int.natAbs_eq b with e | e <;> rw [h] at e <;> subst e <;> rfl
  · rw [Int.mul_zero]; rfl
theorem neg_one_ediv (b : Int) : -1 / b = -b.sign := by
  rcases Int.lt_trichotomy b 0 with h | h | h
  · rw [sign_eq_neg_one_of_neg h, ediv_eq_one_of_neg_of_le (by decide) (by omega)]; rfl
  · subst h; rfl
  · rw [sign_eq_one_of_pos h, ediv_eq_neg_one_of_neg_of_le (by decide) (by omega)]
theorem add_ediv_of_pos {a b c : Int} (h : 0 < c) :
    (a + b) / c = a / c + b / c + if c ≤ a % c + b % c then 1 else 0 := by
  have e := mul_ediv_add_emod a c
  have f := mul_ediv_add_emod b c
  have := emod_lt_of_pos a h
  have := emod_lt_of_pos b h
  have := emod_nonneg a (show c ≠ 0 by omega)
  have := emod_nonneg b (show c ≠ 0 by omega)
  rw [Int.mul_comm] at e f
  rw [ediv_eq_iff_of_pos h]
  split <;> simp only [Int.add_mul, Int.one_mul, Int.zero_mul] <;> omega
theorem ediv_add_ediv_le_add_ediv {x y z : Int} (hz : 0 < z) : x / z + y / z ≤ (x + y) / z := by
  rw [add_ediv_of_pos hz]; split <;> omega
theorem ediv_ediv_of_nonneg {x y z : Int} (hy : 0 ≤ y) : x / y / z = x / (y * z) := by
  by_cases zy : y = 0
  · subst zy; rw [Int.zero_mul, Int.ediv_zero, zero_ediv]
  have py : 0 < y := by omega
  have pos : ∀ {w : Int}, 0 < w → x / y / w = x / (y * w) := fun {w} h => by
    refine (ediv_eq_iff_of_pos h).2 ⟨?_, ?_⟩
    · rw [Int.le_ediv_iff_mul_le py, Int.mul_assoc, Int.mul_comm w]
      exact Int.ediv_mul_le x (Int.ne_of_gt (Int.mul_pos py h))
    · rw [Int.ediv_lt_iff_lt_mul py, Int.add_mul, Int.mul_assoc, Int.mul_comm w]
      have := lt_ediv_add_one_mul_self x (Int.mul_pos py h)
      rwa [Int.add_mul, Int.one_mul] at this
  rcases Int.lt_trichotomy z 0 with h | h | h
  · have := pos (show 0 < -z by omega)
    rw [Int.mul_neg, ediv_neg, ediv_neg] at this
    omega
  · subst h; rw [Int.mul_zero, Int.ediv_zero, Int.ediv_zero]
  · exact pos h
theorem ediv_mul_of_nonneg {x y z : Int} (hy : 0 ≤ y) : x / (y * z) = x / y / z := (ediv_ediv_of_nonneg hy).symm
theorem natAbs_ediv_of_nonneg {a b : Int} (ha : 0 ≤ a) : (a / b).natAbs = a.natAbs / b.natAbs := by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le ha
  obtain ⟨n, e | e⟩ := Int.eq_nat_or_neg b
  · subst e; rfl
  · subst e; rw [ediv_neg, natAbs_neg, natAbs_neg]; rfl
theorem natAbs_ediv_of_dvd {a b : Int} (hab : b ∣ a) : (a / b).natAbs = a.natAbs / b.natAbs := by
  by_cases z : b = 0
  · subst z; rw [Int.ediv_zero, natAbs_zero, Nat.div_zero]
  · obtain ⟨k, rfl⟩ := hab
    rw [mul_ediv_cancel_left k z, natAbs_mul, Nat.mul_div_cancel_left _ (natAbs_pos.2 z)]
theorem natAbs_emod_of_nonneg {a : Int} (h : 0 ≤ a) (b : Int) : natAbs (a % b) = natAbs a % natAbs b := by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le h
  obtain ⟨n, e | e⟩ := Int.eq_nat_or_neg b
  · subst e; rfl
  · subst e; rw [emod_neg, natAbs_neg]; rfl
theorem ediv_le_self {a : Int} (b : Int) (Ha : 0 ≤ a) : a / b ≤ a := by
  have := natAbs_ediv_of_nonneg (b := b) Ha
  have := Nat.div_le_self a.natAbs b.natAbs
  omega
@[simp high] protected theorem mul_le_mul_left {a b c : Int} (ha : 0 < a) : a * b ≤ a * c ↔ b ≤ c :=
  ⟨fun h => Int.le_of_mul_le_mul_left h ha, fun h => Int.mul_le_mul_of_nonneg_left h (Int.le_of_lt ha)⟩
@[simp high] protected theorem mul_le_mul_right {a b c : Int} (ha : 0 < a) : b * a ≤ c * a ↔ b ≤ c := by
  rw [Int.mul_comm b, Int.mul_comm c, Int.mul_le_mul_left ha]
@[simp high] protected theorem mul_lt_mul_left {a b c : Int} (ha : 0 < a) : a * b < a * c ↔ b < c := by
  rw [← Int.not_le, ← Int.not_le, Int.mul_le_mul_left ha]
@[simp high] protected theorem mul_lt_mul_right {a b c : Int} (ha : 0 < a) : b * a < c * a ↔ b < c := by
  rw [← Int.not_le, ← Int.not_le, Int.mul_le_mul_right ha]
theorem not_dvd_iff_lt_mul_succ {n : Int} (m : Int) (hn : 0 < n) : ¬n ∣ m ↔ (∃ k, n * k < m ∧ m < n * (k + 1)) := by
  refine ⟨fun h => ⟨m / n, ?_, ?_⟩, ?_⟩
  · have := emod_pos_of_not_dvd h
    rw [mul_ediv_self]; omega
  · rw [Int.mul_comm]; exact lt_ediv_add_one_mul_self m hn
  · rintro ⟨k, h, l⟩ ⟨d, rfl⟩
    rw [Int.mul_lt_mul_left hn] at h l
    omega
/- Powers. -/
@[simp] protected theorem pow_one (a : Int) : a ^ 1 = a := by rw [Int.pow_succ, Int.pow_zero, Int.one_mul]
theorem pow_two (m : Int) : m ^ 2 = m * m := by rw [Int.pow_succ, Int.pow_one]
protected theorem pow_mul {a : Int} {n m : Nat} : a ^ (n * m) = (a ^ n) ^ m := by
  induction m with
  | zero => rfl
  | succ m ih => rw [Nat.mul_succ, Int.pow_add, ih, Int.pow_succ]
protected theorem pow_ne_zero {n : Int} {m : Nat} : n ≠ 0 → n ^ m ≠ 0 := fun h => by
  induction m with
  | zero => exact (by decide : (1 : Int) ≠ 0)
  | succ m ih => rw [Int.pow_succ]; exact Int.mul_ne_zero ih h
protected theorem sq_nonneg (m : Int) : 0 ≤ m ^ 2 := by
  rw [pow_two, ← Int.natAbs_mul_self]; exact Int.natCast_nonneg _
protected theorem pow_dvd_pow {m n : Nat} (a : Int) (h : m ≤ n) : a ^ m ∣ a ^ n := by
  obtain ⟨k, rfl⟩ := Nat.exists_eq_add_of_le h
  exact ⟨a ^ k, Int.pow_add a m k⟩
end Int
namespace Int
/- Greatest common divisor. -/
theorem gcd_eq_natAbs_gcd_natAbs (m n : Int) : gcd m n = Nat.gcd m.natAbs n.natAbs := rfl
theorem gcd_dvd_natAbs_left (a b : Int) : gcd a b ∣ a.natAbs := Nat.gcd_dvd_left _ _
theorem gcd_dvd_natAbs_right (a b : Int) : gcd a b ∣ b.natAbs := Nat.gcd_dvd_right _ _
theorem gcd_dvd_left (a b : Int) : (gcd a b : Int) ∣ a := ofNat_dvd_left.2 (gcd_dvd_natAbs_left a b)
theorem gcd_dvd_right (a b : Int) : (gcd a b : Int) ∣ b := ofNat_dvd_left.2 (gcd_dvd_natAbs_right a b)
@[simp] theorem one_gcd {a : Int} : gcd 1 a = 1 := Nat.gcd_one_left a.natAbs
@[simp] theorem gcd_one {a : Int} : gcd a 1 = 1 := Nat.gcd_one_right a.natAbs
@[simp] theorem zero_gcd {a : Int} : gcd 0 a = a.natAbs := Nat.gcd_zero_left a.natAbs
@[simp] theorem gcd_zero {a : Int} : gcd a 0 = a.natAbs := Nat.gcd_zero_right a.natAbs
theorem gcd_one_left (a : Int) : gcd 1 a = 1 := one_gcd
theorem gcd_one_right (a : Int) : gcd a 1 = 1 := gcd_one
theorem gcd_zero_left (a : Int) : gcd 0 a = a.natAbs := zero_gcd
theorem gcd_zero_right (a : Int) : gcd a 0 = a.natAbs := gcd_zero
@[simp] theorem gcd_self {a : Int} : gcd a a = a.natAbs := Nat.gcd_self a.natAbs
@[simp] theorem neg_gcd {a b : Int} : gcd (-a) b = gcd a b := congrArg (Nat.gcd · b.natAbs) (natAbs_neg a)
@[simp] theorem gcd_neg {a b : Int} : gcd a (-b) = gcd a b := congrArg (Nat.gcd a.natAbs) (natAbs_neg b)
@[simp, norm_cast] protected theorem gcd_natCast_natCast (a b : Nat) : gcd (a : Int) (b : Int) = Nat.gcd a b := rfl
theorem gcd_le_natAbs_left {a : Int} (b : Int) (ha : a ≠ 0) : gcd a b ≤ a.natAbs :=
  Nat.le_of_dvd (natAbs_pos.2 ha) (gcd_dvd_natAbs_left a b)
theorem gcd_le_natAbs_right {b : Int} (a : Int) (hb : b ≠ 0) : gcd a b ≤ b.natAbs :=
  Nat.le_of_dvd (natAbs_pos.2 hb) (gcd_dvd_natAbs_right a b)
theorem gcd_le_left {a : Int} (b : Int) (ha : 0 < a) : (gcd a b : Int) ≤ a := le_of_dvd ha (gcd_dvd_left a b)
theorem gcd_le_right {b : Int} (a : Int) (hb : 0 < b) : (gcd a b : Int) ≤ b := le_of_dvd hb (gcd_dvd_right a b)
theorem dvd_coe_gcd {a b c : Int} (ha : c ∣ a) (hb : c ∣ b) : c ∣ (gcd a b : Int) :=
  ofNat_dvd_right.2 (Nat.dvd_gcd (natAbs_dvd_natAbs.2 ha) (natAbs_dvd_natAbs.2 hb))
theorem dvd_gcd {a b : Int} {c : Nat} (ha : (c : Int) ∣ a) (hb : (c : Int) ∣ b) : c ∣ gcd a b :=
  ofNat_dvd.1 (dvd_coe_gcd ha hb)
theorem dvd_coe_gcd_iff {a b c : Int} : c ∣ (gcd a b : Int) ↔ c ∣ a ∧ c ∣ b :=
  ⟨fun h => ⟨Int.dvd_trans h (gcd_dvd_left a b), Int.dvd_trans h (gcd_dvd_right a b)⟩, fun h => dvd_coe_gcd h.1 h.2⟩
theorem dvd_gcd_iff {a b : Int} {c : Nat} : c ∣ gcd a b ↔ (c : Int) ∣ a ∧ (c : Int) ∣ b := by
  rw [← ofNat_dvd, dvd_coe_gcd_iff]
theorem gcd_comm (a b : Int) : gcd a b = gcd b a := Nat.gcd_comm _ _
theorem gcd_assoc (a b c : Int) : gcd (gcd a b) c = gcd a (gcd b c) := Nat.gcd_assoc _ _ _
theorem gcd_left_comm (a b c : Int) : gcd a (gcd b c) = gcd b (gcd a c) := Nat.gcd_left_comm _ _ _
theorem gcd_eq_natAbs_left_iff_dvd {a b : Int} : gcd a b = a.natAbs ↔ a ∣ b := by
  rw [gcd_eq_natAbs_gcd_natAbs, Nat.gcd_eq_left_iff_dvd, natAbs_dvd_natAbs]
theorem gcd_eq_natAbs_right_iff_dvd {a b : Int} : gcd a b = b.natAbs ↔ b ∣ a := by
  rw [gcd_comm, gcd_eq_natAbs_left_iff_dvd]
theorem gcd_eq_left_iff_dvd {a b : Int} (ha : 0 ≤ a) : gcd a b = a ↔ a ∣ b := by
  rw [← gcd_eq_natAbs_left_iff_dvd]; omega
theorem gcd_eq_right_iff_dvd {b a : Int} (hb : 0 ≤ b) : gcd a b = b ↔ b ∣ a := by rw [gcd_comm, gcd_eq_left_iff_dvd hb]
theorem gcd_eq_natAbs_left {a b : Int} (h : a ∣ b) : gcd a b = a.natAbs := gcd_eq_natAbs_left_iff_dvd.2 h
theorem gcd_eq_natAbs_right {b a : Int} (h : b ∣ a) : gcd a b = b.natAbs := gcd_eq_natAbs_right_iff_dvd.2 h
theorem gcd_eq_left {a b : Int} (ha : 0 ≤ a) (h : a ∣ b) : gcd a b = a := (gcd_eq_left_iff_dvd ha).2 h
theorem gcd_eq_right {b a : Int} (hb : 0 ≤ b) (h : b ∣ a) : gcd a b = b := (gcd_eq_right_iff_dvd hb).2 h
theorem gcd_mul_left (m n k : Int) : gcd (m * n) (m * k) = m.natAbs * gcd n k := by
  rw [gcd_eq_natAbs_gcd_natAbs, natAbs_mul, natAbs_mul, Nat.gcd_mul_left]; rfl
theorem gcd_mul_right (m n k : Int) : gcd (m * n) (k * n) = gcd m k * n.natAbs := by
  rw [gcd_eq_natAbs_gcd_natAbs, natAbs_mul, natAbs_mul, Nat.gcd_mul_right]; rfl
theorem gcd_pos_of_ne_zero_left {a : Int} (b : Int) (ha : a ≠ 0) : 0 < gcd a b :=
  Nat.gcd_pos_of_pos_left _ (natAbs_pos.2 ha)
theorem gcd_pos_of_ne_zero_right (a : Int) {b : Int} (hb : b ≠ 0) : 0 < gcd a b :=
  Nat.gcd_pos_of_pos_right _ (natAbs_pos.2 hb)
theorem gcd_ne_zero_left {a b : Int} (ha : a ≠ 0) : gcd a b ≠ 0 := Nat.ne_of_gt (gcd_pos_of_ne_zero_left b ha)
theorem gcd_ne_zero_right {b a : Int} (hb : b ≠ 0) : gcd a b ≠ 0 := Nat.ne_of_gt (gcd_pos_of_ne_zero_right a hb)
theorem eq_zero_of_gcd_eq_zero_left {a b : Int} (h : gcd a b = 0) : a = 0 :=
  natAbs_eq_zero.1 (Nat.eq_zero_of_gcd_eq_zero_left h)
theorem eq_zero_of_gcd_eq_zero_right {a b : Int} (h : gcd a b = 0) : b = 0 :=
  natAbs_eq_zero.1 (Nat.eq_zero_of_gcd_eq_zero_right h)
@[simp] theorem gcd_eq_zero_iff {a b : Int} : gcd a b = 0 ↔ a = 0 ∧ b = 0 :=
  ⟨fun h => ⟨eq_zero_of_gcd_eq_zero_left h, eq_zero_of_gcd_eq_zero_right h⟩, fun ⟨h, k⟩ => by subst h k; rfl⟩
theorem gcd_dvd_gcd_of_dvd_left {a b : Int} (c : Int) (h : a ∣ b) : gcd a c ∣ gcd b c :=
  dvd_gcd (Int.dvd_trans (gcd_dvd_left a c) h) (gcd_dvd_right a c)
theorem gcd_dvd_gcd_of_dvd_right {a b : Int} (c : Int) (h : a ∣ b) : gcd c a ∣ gcd c b :=
  dvd_gcd (gcd_dvd_left c a) (Int.dvd_trans (gcd_dvd_right c a) h)
theorem gcd_right_eq_iff {a b b' : Int} : gcd a b = gcd a b' ↔ ∀ c, c ∣ a → (c ∣ b ↔ c ∣ b') := by
  refine ⟨fun h c k => ⟨fun l => ?_, fun l => ?_⟩, fun h => Nat.dvd_antisymm (dvd_gcd (gcd_dvd_left a b) ?_)
    (dvd_gcd (gcd_dvd_left a b') ?_)⟩
  · exact (dvd_coe_gcd_iff.1 (h ▸ dvd_coe_gcd k l)).2
  · exact (dvd_coe_gcd_iff.1 (h.symm ▸ dvd_coe_gcd k l)).2
  · exact (h _ (gcd_dvd_left a b)).1 (gcd_dvd_right a b)
  · exact (h _ (gcd_dvd_left a b')).2 (gcd_dvd_right a b')
theorem gcd_left_eq_iff {a a' b : Int} : gcd a b = gcd a' b ↔ ∀ c, c ∣ b → (c ∣ a ↔ c ∣ a') := by
  rw [gcd_comm a, gcd_comm a', gcd_right_eq_iff]
@[simp] theorem gcd_mul_left_left (a b : Int) : gcd (a * b) b = b.natAbs := gcd_eq_natAbs_right ⟨a, Int.mul_comm a b⟩
@[simp] theorem gcd_mul_left_right (a b : Int) : gcd a (b * a) = a.natAbs := gcd_eq_natAbs_left ⟨b, Int.mul_comm b a⟩
@[simp] theorem gcd_mul_right_left (a b : Int) : gcd (b * a) b = b.natAbs := gcd_eq_natAbs_right ⟨a, rfl⟩
@[simp] theorem gcd_mul_right_right (a b : Int) : gcd a (a * b) = a.natAbs := gcd_eq_natAbs_left ⟨b, rfl⟩
@[simp] theorem gcd_add_mul_right_right (m n k : Int) : gcd m (n + k * m) = gcd m n :=
  gcd_right_eq_iff.2 fun _ h => Int.dvd_add_left (dvd_mul_of_dvd_right h)
@[simp] theorem gcd_add_mul_left_right (m n k : Int) : gcd m (n + m * k) = gcd m n := by
  rw [Int.mul_comm, gcd_add_mul_right_right]
@[simp] theorem gcd_mul_right_add_right (m n k : Int) : gcd m (k * m + n) = gcd m n := by
  rw [Int.add_comm, gcd_add_mul_right_right]
@[simp] theorem gcd_mul_left_add_right (m n k : Int) : gcd m (m * k + n) = gcd m n := by
  rw [Int.add_comm, gcd_add_mul_left_right]
@[simp] theorem gcd_add_mul_right_left (m n k : Int) : gcd (n + k * m) m = gcd n m := by
  rw [gcd_comm, gcd_add_mul_right_right, gcd_comm]
@[simp] theorem gcd_add_mul_left_left (m n k : Int) : gcd (n + m * k) m = gcd n m := by
  rw [Int.mul_comm, gcd_add_mul_right_left]
@[simp] theorem gcd_mul_right_add_left (m n k : Int) : gcd (k * m + n) m = gcd n m := by
  rw [Int.add_comm, gcd_add_mul_right_left]
@[simp] theorem gcd_mul_left_add_left (m n k : Int) : gcd (m * k + n) m = gcd n m := by
  rw [Int.add_comm, gcd_add_mul_left_left]
@[simp] theorem gcd_add_self_right (m n : Int) : gcd m (n + m) = gcd m n :=
  gcd_right_eq_iff.2 fun _ h => Int.dvd_add_left h
@[simp] theorem gcd_self_add_right (m n : Int) : gcd m (m + n) = gcd m n := by rw [Int.add_comm, gcd_add_self_right]
@[simp] theorem gcd_add_self_left (m n : Int) : gcd (n + m) m = gcd n m := by
  rw [gcd_comm, gcd_add_self_right, gcd_comm]
@[simp] theorem gcd_self_add_left (m n : Int) : gcd (m + n) m = gcd n m := by rw [Int.add_comm, gcd_add_self_left]
@[simp] theorem gcd_sub_self_right (m n : Int) : gcd m (n - m) = gcd m n := by
  rw [← gcd_add_self_right m (n - m), Int.sub_add_cancel]
@[simp] theorem gcd_self_sub_right (m n : Int) : gcd m (m - n) = gcd m n := by
  rw [← gcd_neg, Int.neg_sub, gcd_sub_self_right]
@[simp] theorem gcd_sub_self_left (m n : Int) : gcd (n - m) m = gcd n m := by
  rw [gcd_comm, gcd_sub_self_right, gcd_comm]
@[simp] theorem gcd_self_sub_left (m n : Int) : gcd (m - n) m = gcd n m := by
  rw [gcd_comm, gcd_self_sub_right, gcd_comm]
theorem gcd_eq_iff {a b : Int} {g : Nat} :
    gcd a b = g ↔ (g : Int) ∣ a ∧ (g : Int) ∣ b ∧ (∀ c, c ∣ a → c ∣ b → c ∣ g) := by
  constructor
  · rintro rfl
    exact ⟨gcd_dvd_left a b, gcd_dvd_right a b, fun c h k => dvd_coe_gcd h k⟩
  · rintro ⟨h, k, l⟩
    exact Nat.dvd_antisymm (ofNat_dvd.1 (l _ (gcd_dvd_left a b) (gcd_dvd_right a b))) (dvd_gcd h k)
/- Least common multiple. -/
def lcm (m n : Int) : Nat := m.natAbs.lcm n.natAbs
theorem lcm_eq_natAbs_lcm_natAbs (m n : Int) : lcm m n = Nat.lcm m.natAbs n.natAbs := rfl
theorem lcm_comm (a b : Int) : lcm a b = lcm b a := Nat.lcm_comm _ _
theorem dvd_lcm_left (a b : Int) : a ∣ lcm a b := ofNat_dvd_right.2 (Nat.dvd_lcm_left _ _)
theorem dvd_lcm_right (a b : Int) : b ∣ lcm a b := ofNat_dvd_right.2 (Nat.dvd_lcm_right _ _)
@[simp] theorem lcm_self {a : Int} : lcm a a = a.natAbs := Nat.lcm_self a.natAbs
@[simp] theorem gcd_mul_lcm (m n : Int) : gcd m n * lcm m n = m.natAbs * n.natAbs := Nat.gcd_mul_lcm _ _
theorem coe_lcm_dvd {a b c : Int} (ha : a ∣ c) (hb : b ∣ c) : (lcm a b : Int) ∣ c :=
  ofNat_dvd_left.2 (Nat.lcm_dvd (natAbs_dvd_natAbs.2 ha) (natAbs_dvd_natAbs.2 hb))
/- Division that rounds towards zero, and division that rounds down. -/
@[extern "lean_int_div"] def tdiv : (@& Int) → (@& Int) → Int
  | ofNat m, ofNat n => ofNat (m / n)
  | ofNat m, negSucc n => -ofNat (m / Nat.succ n)
  | negSucc m, ofNat n => -ofNat (Nat.succ m / n)
  | negSucc m, negSucc n => ofNat (Nat.succ m / Nat.succ n)
@[extern "lean_int_mod"] def tmod : (@& Int) → (@& Int) → Int
  | ofNat m, ofNat n => ofNat (m % n)
  | ofNat m, negSucc n => ofNat (m % Nat.succ n)
  | negSucc m, ofNat n => -ofNat (Nat.succ m % n)
  | negSucc m, negSucc n => -ofNat (Nat.succ m % Nat.succ n)
def fdiv : Int → Int → Int
  | 0, _ => 0
  | ofNat m, ofNat n => ofNat (m / n)
  | ofNat (Nat.succ m), negSucc n => negSucc (m / Nat.succ n)
  | negSucc _, 0 => 0
  | negSucc m, ofNat (Nat.succ n) => negSucc (m / Nat.succ n)
  | negSucc m, negSucc n => ofNat (Nat.succ m / Nat.succ n)
def fmod : Int → Int → Int
  | 0, _ => 0
  | ofNat m, ofNat n => ofNat (m % n)
  | ofNat (Nat.succ m), negSucc n => subNatNat (m % Nat.succ n) n
  | negSucc m, ofNat n => subNatNat n (Nat.succ (m % n))
  | negSucc m, negSucc n => -ofNat (Nat.succ m % Nat.succ n)
theorem ofNat_tdiv (m n : Nat) : ((m / n : Nat) : Int) = tdiv m n := rfl
theorem ofNat_tmod (m n : Nat) : ((m % n : Nat) : Int) = tmod m n := rfl
@[simp] protected theorem tdiv_neg (a b : Int) : a.tdiv (-b) = -(a.tdiv b) := by
  cases a with
  | ofNat m =>
    cases b with
    | ofNat n => cases n with
      | zero => exact (congrArg (fun x => -ofNat x) (Nat.div_zero m)).symm ▸ congrArg ofNat (Nat.div_zero m)
      | succ n => rfl
    | negSucc n => exact (Int.neg_neg _).symm
  | negSucc m =>
    cases b with
    | ofNat n => cases n with
      | zero =>
        exact (Int.neg_neg _).symm ▸
          (congrArg (fun x => -ofNat x) (Nat.div_zero _)).trans (congrArg ofNat (Nat.div_zero _)).symm
      | succ n => exact (Int.neg_neg _).symm
    | negSucc n => rfl
theorem tdiv_eq_ediv_of_nonneg {a b : Int} : 0 ≤ a → a.tdiv b = a / b := fun h => by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le h
  obtain ⟨n, e | e⟩ := Int.eq_nat_or_neg b
  · subst e; rfl
  · subst e; rw [Int.tdiv_neg, ediv_neg]; rfl
@[simp] protected theorem neg_tdiv (a b : Int) : (-a).tdiv b = -(a.tdiv b) := by
  have nat : ∀ (m n : Nat), (-(m : Int)).tdiv n = -((m : Int).tdiv n) := fun m n => by
    cases m with
    | zero => rw [← ofNat_tdiv, Nat.zero_div]; exact congrArg ofNat (Nat.zero_div n)
    | succ m => rfl
  have pos : ∀ (m : Nat) (b : Int), (-(m : Int)).tdiv b = -((m : Int).tdiv b) := fun m b => by
    obtain ⟨n, e | e⟩ := Int.eq_nat_or_neg b
    · subst e; exact nat m n
    · subst e; rw [Int.tdiv_neg, Int.tdiv_neg, nat]
  obtain ⟨m, e | e⟩ := Int.eq_nat_or_neg a
  · subst e; exact pos m b
  · subst e; rw [Int.neg_neg, pos, Int.neg_neg]
protected theorem neg_tdiv_neg (a b : Int) : (-a).tdiv (-b) = a.tdiv b := by
  rw [Int.tdiv_neg, Int.neg_tdiv, Int.neg_neg]
@[simp] theorem tmod_neg (a b : Int) : tmod a (-b) = tmod a b := by
  cases b with
  | ofNat n => cases n with
    | zero => rfl
    | succ n => cases a <;> rfl
  | negSucc n => cases a <;> rfl
@[simp] theorem neg_tmod (a b : Int) : tmod (-a) b = -tmod a b := by
  have nat : ∀ (m n : Nat), tmod (-(m : Int)) n = -tmod m n := fun m n => by
    cases m with
    | zero => rw [← ofNat_tmod, Nat.zero_mod]; exact congrArg ofNat (Nat.zero_mod n)
    | succ m => rfl
  have pos : ∀ (m : Nat) (b : Int), tmod (-(m : Int)) b = -tmod m b := fun m b => by
    obtain ⟨n, e | e⟩ := Int.eq_nat_or_neg b
    · subst e; exact nat m n
    · subst e; rw [tmod_neg, tmod_neg, nat]
  obtain ⟨m, e | e⟩ := Int.eq_nat_or_neg a
  · subst e; exact pos m b
  · subst e; rw [Int.neg_neg, pos, Int.neg_neg]
theorem tmod_eq_emod_of_nonneg {a b : Int} (ha : 0 ≤ a) : tmod a b = a % b := by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le ha
  obtain ⟨n, e | e⟩ := Int.eq_nat_or_neg b
  · subst e; rfl
  · subst e; rw [tmod_neg, emod_neg]; rfl
theorem tmod_add_mul_tdiv (a b : Int) : tmod a b + b * (a.tdiv b) = a := by
  rcases Int.le_total 0 a with h | h
  · rw [tmod_eq_emod_of_nonneg h, tdiv_eq_ediv_of_nonneg h, emod_add_mul_ediv]
  · have h : 0 ≤ -a := by omega
    have e := emod_add_mul_ediv (-a) b
    rw [← tmod_eq_emod_of_nonneg h, ← tdiv_eq_ediv_of_nonneg h, neg_tmod, Int.neg_tdiv, Int.mul_neg] at e
    omega
theorem mul_tdiv_add_tmod (a b : Int) : b * a.tdiv b + tmod a b = a := by rw [Int.add_comm, tmod_add_mul_tdiv]
theorem tmod_add_tdiv_mul (m k : Int) : tmod m k + m.tdiv k * k = m := by rw [Int.mul_comm, tmod_add_mul_tdiv]
theorem tdiv_mul_add_tmod (m k : Int) : m.tdiv k * k + tmod m k = m := by rw [Int.mul_comm, mul_tdiv_add_tmod]
theorem tmod_def (a b : Int) : tmod a b = a - b * a.tdiv b := by have := tmod_add_mul_tdiv a b; omega
@[simp] protected theorem zero_tdiv (b : Int) : tdiv 0 b = 0 := by
  rw [tdiv_eq_ediv_of_nonneg (Int.le_refl 0), zero_ediv]
@[simp] theorem zero_tmod (b : Int) : tmod 0 b = 0 := by rw [tmod_eq_emod_of_nonneg (Int.le_refl 0), zero_emod]
@[simp] theorem natAbs_tdiv (a b : Int) : natAbs (a.tdiv b) = (natAbs a).div (natAbs b) := by
  rcases Int.le_total 0 a with h | h
  · rw [tdiv_eq_ediv_of_nonneg h]; exact natAbs_ediv_of_nonneg h
  · rw [← natAbs_neg, ← Int.neg_tdiv, tdiv_eq_ediv_of_nonneg (show 0 ≤ -a by omega), ← natAbs_neg a]
    exact natAbs_ediv_of_nonneg (show 0 ≤ -a by omega)
@[simp] theorem natAbs_tmod (a b : Int) : natAbs (tmod a b) = natAbs a % natAbs b := by
  rcases Int.le_total 0 a with h | h
  · rw [tmod_eq_emod_of_nonneg h]; exact natAbs_emod_of_nonneg h b
  · rw [← natAbs_neg, ← neg_tmod, tmod_eq_emod_of_nonneg (show 0 ≤ -a by omega), ← natAbs_neg a]
    exact natAbs_emod_of_nonneg (show 0 ≤ -a by omega) b
@[simp] protected theorem tdiv_zero (a : Int) : tdiv a 0 = 0 :=
  natAbs_eq_zero.1 ((natAbs_tdiv a 0).trans (Nat.div_zero a.natAbs))
@[simp] theorem tmod_zero (a : Int) : tmod a 0 = a := by
  have := tmod_add_mul_tdiv a 0
  rwa [Int.zero_mul, Int.add_zero] at this
@[simp] protected theorem tdiv_one (a : Int) : a.tdiv 1 = a := by
  rcases Int.le_total 0 a with h | h
  · rw [tdiv_eq_ediv_of_nonneg h, ediv_one]
  · rw [← Int.neg_neg a, Int.neg_tdiv, tdiv_eq_ediv_of_nonneg (show 0 ≤ -a by omega), ediv_one]
@[simp] theorem tmod_one (a : Int) : tmod a 1 = 0 := by rw [tmod_def, Int.tdiv_one]; omega
protected theorem tdiv_nonneg {a b : Int} (Ha : 0 ≤ a) (Hb : 0 ≤ b) : 0 ≤ a.tdiv b := by
  rw [tdiv_eq_ediv_of_nonneg Ha]; exact Int.ediv_nonneg Ha Hb
theorem tmod_nonneg {a : Int} (b : Int) : 0 ≤ a → 0 ≤ tmod a b := fun h => by
  by_cases z : b = 0
  · subst z; rw [tmod_zero]; exact h
  · rw [tmod_eq_emod_of_nonneg h]; exact emod_nonneg a z
theorem tmod_lt_of_pos (a : Int) {b : Int} (H : 0 < b) : tmod a b < b := by
  have := Nat.mod_lt a.natAbs (natAbs_pos.2 (show b ≠ 0 by omega))
  have := natAbs_tmod a b
  omega
theorem lt_tmod_of_pos (a : Int) {b : Int} (H : 0 < b) : -b < tmod a b := by
  have := Nat.mod_lt a.natAbs (natAbs_pos.2 (show b ≠ 0 by omega))
  have := natAbs_tmod a b
  omega
@[simp] theorem mul_tmod_right (a b : Int) : (a * b).tmod a = 0 :=
  natAbs_eq_zero.1 (by rw [natAbs_tmod, natAbs_mul]; exact Nat.mul_mod_right _ _)
@[simp] theorem mul_tmod_left (a b : Int) : (a * b).tmod b = 0 := by rw [Int.mul_comm, mul_tmod_right]
@[simp] theorem mul_tdiv_cancel_left {a : Int} (b : Int) (H : a ≠ 0) : (a * b).tdiv a = b := by
  have := mul_tdiv_add_tmod (a * b) a
  rw [mul_tmod_right, Int.add_zero] at this
  exact Int.eq_of_mul_eq_mul_left H this
@[simp] theorem mul_tdiv_cancel (a : Int) {b : Int} (H : b ≠ 0) : (a * b).tdiv b = a := by
  rw [Int.mul_comm, mul_tdiv_cancel_left a H]
@[simp] protected theorem tdiv_self {a : Int} (H : a ≠ 0) : a.tdiv a = 1 := by
  have := mul_tdiv_cancel 1 H
  rwa [Int.one_mul] at this
@[simp] theorem tmod_self {a : Int} : a.tmod a = 0 := by
  have := mul_tmod_left 1 a
  rwa [Int.one_mul] at this
theorem tmod_eq_zero_of_dvd {a b : Int} : a ∣ b → tmod b a = 0 :=
  fun h => by obtain ⟨c, rfl⟩ := h; exact mul_tmod_right a c
theorem dvd_of_tmod_eq_zero {a b : Int} (H : tmod b a = 0) : a ∣ b := ⟨b.tdiv a, by
  have := mul_tdiv_add_tmod b a
  rw [H] at this; omega⟩
theorem dvd_iff_tmod_eq_zero {a b : Int} : a ∣ b ↔ tmod b a = 0 := ⟨tmod_eq_zero_of_dvd, dvd_of_tmod_eq_zero⟩
theorem tdiv_eq_ediv_of_dvd {a b : Int} (h : b ∣ a) : a.tdiv b = a / b := by
  by_cases z : b = 0
  · subst z; rw [Int.tdiv_zero, Int.ediv_zero]
  · obtain ⟨c, rfl⟩ := h
    rw [mul_tdiv_cancel_left c z, mul_ediv_cancel_left c z]
protected theorem mul_tdiv_cancel' {a b : Int} (H : a ∣ b) : a * b.tdiv a = b := by
  rw [tdiv_eq_ediv_of_dvd H, Int.mul_ediv_cancel' H]
protected theorem tdiv_mul_cancel {a b : Int} (H : b ∣ a) : a.tdiv b * b = a := by
  rw [tdiv_eq_ediv_of_dvd H, Int.ediv_mul_cancel H]
theorem tdiv_eq_zero_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : a.tdiv b = 0 := by
  rw [tdiv_eq_ediv_of_nonneg H1, ediv_eq_zero_of_lt H1 H2]
theorem tmod_eq_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : tmod a b = a := by
  rw [tmod_eq_emod_of_nonneg H1, emod_eq_of_lt H1 H2]
@[simp] theorem zero_fdiv (b : Int) : fdiv 0 b = 0 := by cases b <;> rfl
@[simp] theorem zero_fmod (b : Int) : fmod 0 b = 0 := by cases b <;> rfl
theorem fdiv_eq_ediv_of_nonneg (a : Int) {b : Int} : 0 ≤ b → fdiv a b = a / b := fun h => by
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le h
  cases a with
  | ofNat m => cases m with
    | zero => exact (zero_fdiv _).trans (zero_ediv _).symm
    | succ m => rfl
  | negSucc m => cases n with
    | zero => exact (Int.ediv_zero (negSucc m)).symm
    | succ n => rfl
end Int
