/-
More of `Int`: the laws of Lean's core library on order, subtraction, products, division, divisibility and powers.
-/
namespace Int
/- Order, addition and subtraction. -/
private theorem lt_iff_of_le_iff {a b c d : Int} (h : b ≤ a ↔ d ≤ c) : a < b ↔ c < d :=
  Int.not_le.symm.trans ((not_congr h).trans Int.not_le)
protected theorem le_rfl {a : Int} : a ≤ a := Int.le_refl a
protected theorem add_right_comm (a b c : Int) : a + b + c = a + c + b :=
  (Int.add_assoc a b c).trans ((congrArg (a + ·) (Int.add_comm b c)).trans (Int.add_assoc a c b).symm)
protected theorem add_neg_cancel_right (a b : Int) : a + b + -b = a := Int.add_sub_cancel a b
protected theorem neg_add_cancel_left (a b : Int) : -a + (a + b) = b :=
  (Int.add_assoc (-a) a b).symm.trans ((congrArg (· + b) (Int.add_left_neg a)).trans (Int.zero_add b))
protected theorem add_neg_cancel_left (a b : Int) : a + (-a + b) = b :=
  (Int.add_assoc a (-a) b).symm.trans ((congrArg (· + b) (Int.add_right_neg a)).trans (Int.zero_add b))
protected theorem neg_add_cancel_right (a b : Int) : a + -b + b = a := Int.sub_add_cancel a b
protected theorem add_sub_assoc (a b c : Int) : a + b - c = a + (b - c) := Int.add_assoc a b (-c)
protected theorem sub_sub (a b c : Int) : a - b - c = a - (b + c) :=
  (Int.add_assoc a (-b) (-c)).trans (congrArg (a + ·) Int.neg_add.symm)
@[simp] protected theorem sub_neg (a b : Int) : a - -b = a + b := congrArg (a + ·) (Int.neg_neg b)
@[simp] protected theorem sub_right_inj {i j : Int} (k : Int) : k - i = k - j ↔ i = j :=
  (Int.add_right_inj k).trans Int.neg_inj
@[simp] protected theorem sub_left_inj {i j : Int} (k : Int) : i - k = j - k ↔ i = j := Int.add_left_inj (-k)
protected theorem sub_eq_zero {a b : Int} : a - b = 0 ↔ a = b := ⟨Int.eq_of_sub_eq_zero, Int.sub_eq_zero_of_eq⟩
protected theorem sub_eq_iff_eq_add {b a c : Int} : a - b = c ↔ a = c + b :=
  ⟨fun h => h ▸ (Int.sub_add_cancel a b).symm, fun h => h ▸ Int.add_sub_cancel c b⟩
protected theorem sub_eq_iff_eq_add' {b a c : Int} : a - b = c ↔ a = b + c := Int.add_comm c b ▸ Int.sub_eq_iff_eq_add
protected theorem eq_sub_iff_add_eq {a b c : Int} : a = b - c ↔ a + c = b :=
  ⟨fun h => h ▸ Int.sub_add_cancel b c, fun h => h ▸ (Int.add_sub_cancel a c).symm⟩
protected theorem add_eq_zero_iff_eq_neg {a b : Int} : a + b = 0 ↔ a = -b := Int.sub_neg a b ▸ Int.sub_eq_zero
protected theorem eq_neg_of_add_eq_zero_left {a b : Int} (h : a + b = 0) : a = -b := Int.add_eq_zero_iff_eq_neg.mp h
protected theorem add_right_cancel {a b c : Int} (h : a + b = c + b) : a = c := (Int.add_left_inj b).mp h
protected theorem neg_eq_comm {a b : Int} : -a = b ↔ -b = a := ⟨fun h => h ▸ Int.neg_neg a, fun h => h ▸ Int.neg_neg b⟩
@[simp] protected theorem neg_eq_zero {a : Int} : -a = 0 ↔ a = 0 := Int.neg_inj (b := 0)
protected theorem neg_ne_zero {a : Int} : -a ≠ 0 ↔ a ≠ 0 := not_congr Int.neg_eq_zero
@[simp high] protected theorem sub_nonneg {a b : Int} : 0 ≤ a - b ↔ b ≤ a :=
  ⟨Int.le_of_sub_nonneg, Int.sub_nonneg_of_le⟩
@[simp high] protected theorem sub_pos {a b : Int} : 0 < a - b ↔ b < a := ⟨Int.lt_of_sub_pos, Int.sub_pos_of_lt⟩
protected theorem sub_neg_of_lt {a b : Int} (h : a < b) : a - b < 0 :=
  Int.lt_of_lt_of_le (Int.add_lt_add_right h (-b)) (Int.le_of_eq (Int.add_right_neg b))
protected theorem sub_nonpos_of_le {a b : Int} (h : a ≤ b) : a - b ≤ 0 :=
  le_of_le_of_eq (Int.add_le_add_right h (-b)) (Int.add_right_neg b)
protected theorem le_of_sub_nonpos {a b : Int} (h : a - b ≤ 0) : a ≤ b :=
  Int.le_of_add_le_add_right (le_of_le_of_eq h (Int.add_right_neg b).symm)
protected theorem lt_of_sub_neg {a b : Int} (h : a - b < 0) : a < b :=
  Int.lt_of_sub_pos (lt_of_lt_of_eq (Int.neg_lt_neg h) (Int.neg_sub a b))
protected theorem sub_le_self (a : Int) {b : Int} (h : 0 ≤ b) : a - b ≤ a :=
  le_of_le_of_eq (Int.add_le_add_left (Int.neg_nonpos_of_nonneg h) a) (Int.add_zero a)
protected theorem sub_lt_self (a : Int) {b : Int} (h : 0 < b) : a - b < a :=
  Int.lt_of_lt_of_le (Int.add_lt_add_left (Int.neg_lt_neg h) a) (Int.le_of_eq (Int.add_zero a))
protected theorem sub_le_sub {a b c d : Int} (hab : a ≤ b) (hcd : c ≤ d) : a - d ≤ b - c :=
  Int.add_le_add hab (Int.neg_le_neg hcd)
protected theorem sub_le_sub_left {a b : Int} (h : a ≤ b) (c : Int) : c - b ≤ c - a :=
  Int.add_le_add_left (Int.neg_le_neg h) c
protected theorem sub_le_sub_right {a b : Int} (h : a ≤ b) (c : Int) : a - c ≤ b - c := Int.add_le_add_right h (-c)
protected theorem sub_lt_sub_left {a b : Int} (h : a < b) (c : Int) : c - b < c - a :=
  Int.add_lt_add_left (Int.neg_lt_neg h) c
protected theorem sub_lt_sub_right {a b : Int} (h : a < b) (c : Int) : a - c < b - c := Int.add_lt_add_right h (-c)
protected theorem sub_le_iff_le_add {a b c : Int} : a - c ≤ b ↔ a ≤ b + c :=
  ⟨fun h => le_of_eq_of_le (Int.sub_add_cancel a c).symm (Int.add_le_add_right h c), fun h => le_of_le_of_eq
    (Int.add_le_add_right h (-c)) (Int.add_sub_cancel b c)⟩
protected theorem le_sub_iff_add_le {a b c : Int} : a ≤ b - c ↔ a + c ≤ b :=
  ⟨fun h => le_of_le_of_eq (Int.add_le_add_right h c) (Int.sub_add_cancel b c), fun h => le_of_eq_of_le
    (Int.add_sub_cancel a c).symm (Int.add_le_add_right h (-c))⟩
protected theorem sub_lt_iff_lt_add {a b c : Int} : a - b < c ↔ a < c + b := lt_iff_of_le_iff Int.le_sub_iff_add_le
protected theorem lt_sub_iff_add_lt {a b c : Int} : a < b - c ↔ a + c < b := lt_iff_of_le_iff Int.sub_le_iff_le_add
protected theorem le_sub_left_of_add_le {a b c : Int} (h : a + b ≤ c) : b ≤ c - a :=
  Int.le_sub_iff_add_le.mpr (Int.add_comm a b ▸ h)
protected theorem le_sub_right_of_add_le {a b c : Int} (h : a + b ≤ c) : a ≤ c - b := Int.le_sub_iff_add_le.mpr h
protected theorem add_le_of_le_sub_left {a b c : Int} (h : b ≤ c - a) : a + b ≤ c :=
  Int.add_comm b a ▸ Int.le_sub_iff_add_le.mp h
@[simp] protected theorem add_lt_add_iff_left {b c : Int} (a : Int) : a + b < a + c ↔ b < c :=
  lt_iff_of_le_iff (Int.add_le_add_iff_left a)
@[simp] protected theorem add_lt_add_iff_right {a b : Int} (c : Int) : a + c < b + c ↔ a < b :=
  lt_iff_of_le_iff (Int.add_le_add_iff_right c)
protected theorem add_lt_add_of_le_of_lt {a b c d : Int} (h₁ : a ≤ b) (h₂ : c < d) : a + c < b + d :=
  Int.lt_of_le_of_lt (Int.add_le_add_right h₁ c) (Int.add_lt_add_left h₂ b)
protected theorem add_lt_add_of_lt_of_le {a b c d : Int} (h₁ : a < b) (h₂ : c ≤ d) : a + c < b + d :=
  Int.lt_of_lt_of_le (Int.add_lt_add_right h₁ c) (Int.add_le_add_left h₂ b)
protected theorem add_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a + b :=
  Int.le_trans ha (le_of_eq_of_le (Int.add_zero a).symm (Int.add_le_add_left hb a))
protected theorem add_pos {a b : Int} (ha : 0 < a) (hb : 0 < b) : 0 < a + b :=
  Int.lt_trans ha (lt_of_eq_of_lt (Int.add_zero a).symm (Int.add_lt_add_left hb a))
protected theorem add_pos_of_pos_of_nonneg {a b : Int} (ha : 0 < a) (hb : 0 ≤ b) : 0 < a + b :=
  Int.lt_of_lt_of_le ha (le_of_eq_of_le (Int.add_zero a).symm (Int.add_le_add_left hb a))
protected theorem add_pos_of_nonneg_of_pos {a b : Int} (ha : 0 ≤ a) (hb : 0 < b) : 0 < a + b :=
  Int.lt_of_le_of_lt ha (lt_of_eq_of_lt (Int.add_zero a).symm (Int.add_lt_add_left hb a))
@[simp high] protected theorem neg_nonneg {a : Int} : 0 ≤ -a ↔ a ≤ 0 := Int.neg_le_neg_iff (a := 0)
@[simp high] protected theorem neg_pos {a : Int} : 0 < -a ↔ a < 0 := Int.neg_lt_neg_iff (a := 0)
protected theorem neg_le_of_neg_le {a b : Int} (h : -a ≤ b) : -b ≤ a :=
  le_of_le_of_eq (Int.neg_le_neg h) (Int.neg_neg a)
protected theorem le_neg_of_le_neg {a b : Int} (h : a ≤ -b) : b ≤ -a :=
  le_of_eq_of_le (Int.neg_neg b).symm (Int.neg_le_neg h)
theorem le_add_one {a b : Int} (h : a ≤ b) : a ≤ b + 1 := Int.le_of_lt (Int.add_le_add_right h 1)
theorem lt_add_one_of_le {a b : Int} (H : a ≤ b) : a < b + 1 := Int.add_le_add_right H 1
theorem lt_add_one_iff {a b : Int} : a < b + 1 ↔ a ≤ b := Int.add_le_add_iff_right 1
theorem add_one_le_iff {a b : Int} : a + 1 ≤ b ↔ a < b := Iff.rfl
theorem le_sub_one_of_lt {a b : Int} (H : a < b) : a ≤ b - 1 := Int.le_sub_iff_add_le.mpr H
theorem le_sub_one_iff {m n : Int} : m ≤ n - 1 ↔ m < n := Int.le_sub_iff_add_le
protected theorem lt_succ (a : Int) : a < a + 1 := Int.le_refl (a + 1)
protected theorem le_iff_lt_or_eq {a b : Int} : a ≤ b ↔ a < b ∨ a = b :=
  ⟨fun h => (Int.lt_or_ge a b).elim .inl fun k => .inr (Int.le_antisymm h k), fun h => h.elim Int.le_of_lt
    Int.le_of_eq⟩
protected theorem lt_or_eq_of_le {n m : Int} (h : n ≤ m) : n < m ∨ n = m := Int.le_iff_lt_or_eq.mp h
protected theorem ne_zero_of_pos {a : Int} (h : 0 < a) : a ≠ 0 := Int.ne_of_gt h
protected theorem one_pos : 0 < (1 : Int) := by decide
protected theorem one_ne_zero : (1 : Int) ≠ 0 := by decide
protected theorem zero_ne_one : (0 : Int) ≠ 1 := by decide
@[simp] theorem negSucc_lt_zero (n : Nat) : negSucc n < 0 := Int.neg_lt_neg (ofNat_lt.mpr (Nat.succ_pos n))
@[simp] theorem negSucc_ne_zero (n : Nat) : negSucc n ≠ 0 := nofun
@[simp] theorem ofNat_eq_natCast (n : Nat) : ofNat n = (n : Int) := rfl
@[simp high] theorem natCast_eq_zero {n : Nat} : (n : Int) = 0 ↔ n = 0 := ofNat_inj (n := 0)
theorem natCast_ne_zero {n : Nat} : (n : Int) ≠ 0 ↔ n ≠ 0 := not_congr natCast_eq_zero
protected theorem subNatNat_eq_coe {m n : Nat} : subNatNat m n = (m : Int) - (n : Int) := by
  cases n with
  | zero => unfold subNatNat; rw [Nat.zero_sub]; rfl
  | succ n => rfl
@[simp] protected theorem max_self (a : Int) : max a a = a := if_pos (Int.le_refl a)
@[simp] protected theorem min_self (a : Int) : min a a = a := if_pos (Int.le_refl a)
protected theorem max_eq_left {a b : Int} (h : b ≤ a) : max a b = a := (Int.max_comm a b).trans (if_pos h)
protected theorem max_eq_right {a b : Int} (h : a ≤ b) : max a b = b := if_pos h
protected theorem min_eq_left {a b : Int} (h : a ≤ b) : min a b = a := if_pos h
protected theorem min_eq_right {a b : Int} (h : b ≤ a) : min a b = b := (Int.min_comm a b).trans (if_pos h)
protected theorem le_min {a b c : Int} : a ≤ min b c ↔ a ≤ b ∧ a ≤ c :=
  ⟨fun h => ⟨Int.le_trans h (Int.min_le_left b c), Int.le_trans h (Int.min_le_right b c)⟩, fun h => (Int.le_total b
    c).elim (fun l => le_of_le_of_eq h.1 (Int.min_eq_left l).symm) fun l => le_of_le_of_eq h.2 (Int.min_eq_right
    l).symm⟩
protected theorem max_le {a b c : Int} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c :=
  ⟨fun h => ⟨Int.le_trans (Int.le_max_left a b) h, Int.le_trans (Int.le_max_right a b) h⟩, fun h => (Int.le_total a
    b).elim (fun l => le_of_eq_of_le (Int.max_eq_right l) h.2) fun l => le_of_eq_of_le (Int.max_eq_left l) h.1⟩

/- Absolute value, and the largest natural number below. -/
@[simp] theorem natAbs_zero : natAbs (0 : Int) = (0 : Nat) := rfl
@[simp] theorem natAbs_one : natAbs (1 : Int) = (1 : Nat) := rfl
theorem natAbs_eq (a : Int) : a = natAbs a ∨ a = -(natAbs a : Int) := a.casesOn (fun _ => .inl rfl) fun _ => .inr rfl
@[simp] theorem natAbs_eq_zero {a : Int} : natAbs a = 0 ↔ a = 0 :=
  ⟨fun h => (natAbs_eq a).elim (fun k => k.trans (congrArg ofNat h)) fun k => k.trans (congrArg (fun n => -ofNat n)
    h), fun h => h ▸ rfl⟩
@[simp] theorem natAbs_pos {a : Int} : 0 < natAbs a ↔ a ≠ 0 := Nat.pos_iff_ne_zero.trans (not_congr natAbs_eq_zero)
theorem natAbs_add_le (a b : Int) : natAbs (a + b) ≤ natAbs a + natAbs b :=
  ofNat_le.mp ((LeanGym.Internal.ofNat_natAbs_or (a + b)).elim (fun h => le_of_eq_of_le h (Int.add_le_add le_natAbs
    le_natAbs)) fun h => le_of_eq_of_le (h.trans Int.neg_add) (Int.add_le_add Lean.Omega.Int.neg_le_natAbs
    Lean.Omega.Int.neg_le_natAbs))
theorem natAbs_sub_le (a b : Int) : natAbs (a - b) ≤ natAbs a + natAbs b := natAbs_neg b ▸ natAbs_add_le a (-b)
private theorem eq_or_of_natAbs_eq : ∀ {a b : Int}, a.natAbs = b.natAbs → a = b ∨ a = -b
  | ofNat _, ofNat _, h => .inl (congrArg ofNat h)
  | ofNat _, negSucc _, h => .inr (congrArg ofNat h)
  | negSucc _, ofNat _, h => .inr (congrArg (fun k => -ofNat k) h)
  | negSucc _, negSucc _, h => .inl (congrArg (fun k => -ofNat k) h)
theorem natAbs_eq_natAbs_iff {a b : Int} : a.natAbs = b.natAbs ↔ a = b ∨ a = -b :=
  ⟨eq_or_of_natAbs_eq, fun h => h.elim (congrArg natAbs) fun e => e ▸ natAbs_neg b⟩
theorem eq_natAbs_of_nonneg {a : Int} (h : 0 ≤ a) : a = natAbs a := (natAbs_of_nonneg h).symm
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
private theorem toNat_of_le_zero {a : Int} (h : a ≤ 0) : toNat a = 0 :=
  match a, h with
  | ofNat _, h => Nat.eq_zero_of_le_zero (ofNat_le.mp h)
  | negSucc _, _ => rfl
@[simp] theorem toNat_sub (m n : Nat) : toNat ((m : Int) - n) = m - n :=
  (Nat.le_total n m).elim (fun h => (congrArg toNat (Int.natCast_sub h)).symm) fun h => (toNat_of_le_zero
    (Int.sub_nonpos_of_le (ofNat_le.mpr h))).trans (Nat.sub_eq_zero_of_le h).symm
@[simp] theorem toNat_le {m : Int} {n : Nat} : toNat m ≤ n ↔ m ≤ n :=
  match m with
  | ofNat _ => ofNat_le.symm
  | negSucc k => iff_of_true (Nat.zero_le n) (Int.le_trans (Int.le_of_lt (negSucc_lt_zero k)) (natCast_nonneg n))
@[simp] theorem lt_toNat {m : Nat} {n : Int} : m < toNat n ↔ (m : Int) < n :=
  Nat.not_le.symm.trans ((not_congr toNat_le).trans Int.not_le)
theorem self_le_toNat (a : Int) : a ≤ toNat a := toNat_le.mp (Nat.le_refl _)
@[simp] theorem toNat_eq_zero {n : Int} : n.toNat = 0 ↔ n ≤ 0 := Nat.le_zero.symm.trans toNat_le

/- Products and powers. -/
protected theorem neg_mul_neg (a b : Int) : -a * -b = a * b := by rw [Int.neg_mul, Int.mul_neg, Int.neg_neg]
protected theorem neg_mul_comm (a b : Int) : -a * b = a * -b := by rw [Int.neg_mul, Int.mul_neg]
protected theorem mul_two (n : Int) : n * 2 = n + n := (Int.mul_comm n 2).trans (Int.two_mul n)
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
@[simp] theorem emod_one (a : Int) : a % 1 = 0 := emod_eq_zero_of_dvd ⟨a, (Int.one_mul a).symm⟩
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
