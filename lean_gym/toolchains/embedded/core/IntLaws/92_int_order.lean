/-
Integers: what else Lean's core library says of signs, order, addition, products, minimum and maximum, absolute values.
-/
namespace Int
/- Representations. -/
theorem nonneg_def {a : Int} : NonNeg a ↔ ∃ n : Nat, a = n := ⟨fun ⟨n⟩ => ⟨n, rfl⟩, fun ⟨n, h⟩ => h ▸ ⟨n⟩⟩
theorem NonNeg.elim {a : Int} : NonNeg a → ∃ n : Nat, a = n := nonneg_def.1
theorem nonneg_or_nonneg_neg : ∀ (a : Int), NonNeg a ∨ NonNeg (-a)
  | .ofNat n => .inl ⟨n⟩
  | .negSucc n => .inr ⟨n + 1⟩
theorem le_def {a b : Int} : a ≤ b ↔ NonNeg (b - a) := Iff.rfl
theorem le.intro_sub {a b : Int} (n : Nat) (h : b - a = n) : a ≤ b := Int.le_of_sub_nonneg (h ▸ natCast_nonneg n)
theorem le.intro {a b : Int} (n : Nat) (h : a + n = b) : a ≤ b :=
  h ▸ le_of_eq_of_le (Int.add_zero a).symm (Int.add_le_add_left (natCast_nonneg n) a)
theorem le.dest_sub {a b : Int} (h : a ≤ b) : ∃ n : Nat, b - a = n := nonneg_def.1 h
theorem le.dest {a b : Int} (h : a ≤ b) : ∃ n : Nat, a + n = b :=
  have ⟨n, e⟩ := eq_ofNat_of_zero_le (Int.sub_nonneg_of_le h)
  ⟨n, (Int.sub_eq_iff_eq_add'.mp e).symm⟩
theorem eq_succ_of_zero_lt {a : Int} (h : 0 < a) : ∃ n : Nat, a = n + 1 :=
  have ⟨n, e⟩ := eq_ofNat_of_zero_le (le_sub_one_of_lt h)
  ⟨n, Int.sub_eq_iff_eq_add.mp e⟩
theorem lt_add_succ (a : Int) (n : Nat) : a < a + (n + 1) :=
  Int.add_le_add_left (ofNat_le.mpr (Nat.succ_le_succ (Nat.zero_le n))) a
theorem lt.intro {a b : Int} {n : Nat} (h : a + (n + 1) = b) : a < b := h ▸ lt_add_succ a n
theorem lt.dest {a b : Int} (h : a < b) : ∃ n : Nat, a + Nat.succ n = b :=
  have ⟨n, e⟩ := le.dest (a := a + 1) h
  ⟨n, ((congrArg (a + ·) (Int.add_comm n 1)).trans (Int.add_assoc a 1 n).symm).trans e⟩
theorem ofNat_succ_pos (n : Nat) : 0 < (Nat.succ n : Int) := natCast_pos.2 (Nat.succ_pos n)
theorem eq_negSucc_of_lt_zero : ∀ {a : Int}, a < 0 → ∃ n : Nat, a = negSucc n
  | .ofNat _, h => absurd h (Int.not_lt.2 (natCast_nonneg _))
  | .negSucc n, _ => ⟨n, rfl⟩
theorem exists_eq_neg_ofNat {a : Int} (H : a ≤ 0) : ∃ n : Nat, a = -(n : Int) :=
  have ⟨n, e⟩ := eq_ofNat_of_zero_le (Int.neg_nonneg.mpr H)
  ⟨n, (Int.neg_eq_comm.mp e).symm⟩
protected theorem exists_add_of_le {a b : Int} (h : a ≤ b) : ∃ (c : Nat), b = a + c :=
  have ⟨n, e⟩ := le.dest h
  ⟨n, e.symm⟩
theorem negOfNat_eq {n : Nat} : negOfNat n = -ofNat n := rfl
theorem neg_ofNat_zero : -((0 : Nat) : Int) = 0 := rfl
theorem neg_ofNat_succ (n : Nat) : -(Nat.succ n : Int) = negSucc n := rfl
@[simp] theorem neg_negSucc (n : Nat) : -(negSucc n) = ((n + 1 : Nat) : Int) := rfl
@[simp] theorem add_def {a b : Int} : Int.add a b = a + b := rfl
@[simp] theorem mul_def {a b : Int} : Int.mul a b = a * b := rfl
theorem ofNat_add_ofNat (m n : Nat) : (m + n : Int) = (m + n : Nat) := rfl
theorem ofNat_add_negSucc (m n : Nat) : (m : Int) + negSucc n = subNatNat m (Nat.succ n) := rfl
theorem negSucc_add_ofNat (m n : Nat) : negSucc m + (n : Int) = subNatNat n (Nat.succ m) := rfl
theorem negSucc_add_negSucc (m n : Nat) : negSucc m + negSucc n = negSucc (Nat.succ (m + n)) := rfl
theorem ofNat_mul_ofNat (m n : Nat) : (m * n : Int) = (m * n : Nat) := rfl
theorem ofNat_mul_negSucc (m n : Nat) : (m : Int) * negSucc n = -((m * Nat.succ n : Nat) : Int) := rfl
theorem negSucc_mul_ofNat (m n : Nat) : negSucc m * (n : Int) = -((Nat.succ m * n : Nat) : Int) := rfl
theorem negSucc_mul_negSucc (m n : Nat) : negSucc m * negSucc n = (Nat.succ m : Int) * (Nat.succ n : Int) := rfl
theorem ofNat_eq_zero {n : Nat} : ((n : Nat) : Int) = 0 ↔ n = 0 := ofNat_inj
theorem ofNat_ne_zero {n : Nat} : ((n : Nat) : Int) ≠ 0 ↔ n ≠ 0 := not_congr ofNat_eq_zero
theorem negSucc_inj {m n : Nat} : negSucc m = negSucc n ↔ m = n := ⟨negSucc.inj, fun h => h ▸ rfl⟩
@[simp] theorem zero_ne_negSucc (n : Nat) : 0 ≠ negSucc n := nofun
theorem negSucc_le_zero (n : Nat) : negSucc n ≤ 0 := Int.le_of_lt (negSucc_lt_zero n)
@[simp] theorem negSucc_not_nonneg (n : Nat) : 0 ≤ negSucc n ↔ False :=
  iff_of_false (Int.not_le.2 (negSucc_lt_zero n)) id
@[simp] theorem negSucc_not_pos (n : Nat) : 0 < negSucc n ↔ False :=
  iff_of_false (Int.not_lt.2 (negSucc_le_zero n)) id
@[norm_cast] theorem natCast_add_one (n : Nat) : ((n + 1 : Nat) : Int) = n + 1 := rfl
protected theorem add_neg_eq_sub {a b : Int} : a + -b = a - b := rfl
theorem add_neg_one (i : Int) : i + -1 = i - 1 := rfl
@[simp] theorem negSucc_sub_one (n : Nat) : negSucc n - 1 = negSucc (n + 1) := rfl
theorem wlog_sign {P : Int → Prop} (inv : ∀ i, P i ↔ P (-i)) (w : ∀ n : Nat, P n) (i : Int) : P i :=
  match i with
  | .ofNat n => w n
  | .negSucc n => (inv _).2 (w (n + 1))
theorem subNatNat_of_le {m n : Nat} (h : n ≤ m) : subNatNat m n = ((m - n : Nat) : Int) := by
  rw [Int.subNatNat_eq_coe]; omega
theorem subNatNat_of_sub_eq_zero {m n : Nat} (h : n - m = 0) : subNatNat m n = ((m - n : Nat) : Int) :=
  subNatNat_of_le (Nat.le_of_sub_eq_zero h)
theorem subNatNat_of_sub_eq_succ {m n k : Nat} (h : n - m = Nat.succ k) : subNatNat m n = negSucc k := by
  rw [subNatNat, h]
theorem subNatNat_of_lt {m n : Nat} (h : m < n) : subNatNat m n = negSucc (Nat.pred (n - m)) :=
  subNatNat_of_sub_eq_succ (Nat.succ_pred_eq_of_pos (Nat.sub_pos_of_lt h)).symm
theorem subNatNat_add_left {m n : Nat} : subNatNat (m + n) m = n := by rw [Int.subNatNat_eq_coe]; omega
theorem subNatNat_add_right {m n : Nat} : subNatNat m (m + n + 1) = negSucc n := by
  rw [Int.subNatNat_eq_coe, negSucc_eq]; omega
theorem subNatNat_add_add (m n k : Nat) : subNatNat (m + k) (n + k) = subNatNat m n := by
  rw [Int.subNatNat_eq_coe, Int.subNatNat_eq_coe]; omega
theorem subNatNat_sub {n m : Nat} (h : n ≤ m) (k : Nat) : subNatNat (m - n) k = subNatNat m (k + n) := by
  rw [Int.subNatNat_eq_coe, Int.subNatNat_eq_coe]; omega
theorem subNatNat_add (m n k : Nat) : subNatNat (m + n) k = m + subNatNat n k := by
  rw [Int.subNatNat_eq_coe, Int.subNatNat_eq_coe]; omega
theorem subNatNat_add_negSucc (m n k : Nat) : subNatNat m n + negSucc k = subNatNat m (n + Nat.succ k) := by
  rw [Int.subNatNat_eq_coe, Int.subNatNat_eq_coe, negSucc_eq]; omega
theorem subNatNat_self (n : Nat) : subNatNat n n = 0 := by rw [Int.subNatNat_eq_coe, Int.sub_self]
@[simp] theorem subNat_eq_zero_iff {a b : Nat} : subNatNat a b = 0 ↔ a = b := by rw [Int.subNatNat_eq_coe]; omega
@[elab_as_elim] theorem subNatNat_elim (m n : Nat) (motive : Nat → Nat → Int → Prop)
    (hp : ∀ i n, motive (n + i) n i) (hn : ∀ i m, motive m (m + i + 1) (negSucc i)) : motive m n (subNatNat m n) :=
  (Nat.lt_or_ge m n).elim
    (fun h => by
      have ⟨k, e⟩ := Nat.exists_eq_add_of_lt h
      subst e
      rw [subNatNat_add_right]
      exact hn k m)
    fun h => by
      have ⟨k, e⟩ := Nat.exists_eq_add_of_le h
      subst e
      rw [subNatNat_add_left]
      exact hp k n

/- Negation, addition, subtraction. -/
private theorem sub_le_iff' {a b c : Int} : a - b ≤ c ↔ a ≤ b + c := Int.add_comm c b ▸ Int.sub_le_iff_le_add
private theorem le_sub_iff' {a b c : Int} : b ≤ c - a ↔ a + b ≤ c := Int.add_comm b a ▸ Int.le_sub_iff_add_le
private theorem neg_add_le_iff {a b c : Int} : -b + a ≤ c ↔ a ≤ b + c := Int.add_comm a (-b) ▸ sub_le_iff' (b := b)
private theorem le_neg_add_iff {a b c : Int} : b ≤ -a + c ↔ a + b ≤ c := Int.add_comm c (-a) ▸ le_sub_iff' (a := a)
private theorem sub_lt_iff' {a b c : Int} : a - b < c ↔ a < b + c := lt_iff_of_le_iff le_sub_iff'
private theorem lt_sub_iff' {a b c : Int} : b < c - a ↔ a + b < c := lt_iff_of_le_iff sub_le_iff'
private theorem neg_add_lt_iff {a b c : Int} : -b + a < c ↔ a < b + c := lt_iff_of_le_iff le_neg_add_iff
private theorem lt_neg_add_iff {a b c : Int} : b < -a + c ↔ a + b < c := lt_iff_of_le_iff neg_add_le_iff
protected theorem neg_eq_of_add_eq_zero {a b : Int} (h : a + b = 0) : -a = b :=
  Int.neg_eq_comm.mpr (Int.add_eq_zero_iff_eq_neg.mp h).symm
protected theorem eq_neg_of_eq_neg {a b : Int} (h : a = -b) : b = -a := h ▸ (Int.neg_neg b).symm
protected theorem eq_neg_comm {a b : Int} : a = -b ↔ b = -a := ⟨Int.eq_neg_of_eq_neg, Int.eq_neg_of_eq_neg⟩
protected theorem sub_sub_self (a b : Int) : a - (a - b) = b := Int.sub_eq_iff_eq_add'.mpr (Int.sub_add_cancel a b).symm
protected theorem add_sub_add_right (n k m : Int) : (n + k) - (m + k) = n - m :=
  Int.sub_eq_iff_eq_add.mpr ((Int.add_assoc (n - m) m k).symm.trans (congrArg (· + k) (Int.sub_add_cancel n m))).symm
protected theorem add_sub_add_left (k n m : Int) : (k + n) - (k + m) = n - m :=
  Int.sub_eq_iff_eq_add.mpr ((Int.add_left_comm (n - m) k m).trans (congrArg (k + ·) (Int.sub_add_cancel n m))).symm
theorem toNat_of_nonpos {z : Int} : z ≤ 0 → z.toNat = 0 := fun h => by omega
@[simp] theorem neg_ofNat_eq_negSucc_iff {a b : Nat} : - (a : Int) = negSucc b ↔ a = b + 1 := by rw [negSucc_eq]; omega
@[simp] theorem negSucc_eq_neg_ofNat_iff {a b : Nat} : negSucc a = - (b : Int) ↔ a + 1 = b := by rw [negSucc_eq]; omega
@[simp] theorem neg_ofNat_eq_negSucc_add_one_iff {a b : Nat} : - (a : Int) = negSucc b + 1 ↔ a = b := by
  rw [negSucc_eq]; omega
@[simp] theorem negSucc_add_one_eq_neg_ofNat_iff {a b : Nat} : negSucc a + 1 = - (b : Int) ↔ a = b := by
  rw [negSucc_eq]; omega

/- Order. -/
protected theorem ge_of_eq {a b : Int} (hab : a = b) : b ≤ a := Int.le_of_eq hab.symm
protected theorem one_nonneg : 0 ≤ (1 : Int) := by decide
protected theorem lt_iff_le_and_not_ge {a b : Int} : a < b ↔ a ≤ b ∧ ¬b ≤ a :=
  ⟨fun h => ⟨Int.le_of_lt h, Int.not_le_of_lt h⟩, fun h => Int.not_le.mp h.2⟩
protected theorem lt_or_le (a b : Int) : a < b ∨ b ≤ a := Int.lt_or_ge a b
protected theorem ne_iff_lt_or_gt {a b : Int} : a ≠ b ↔ a < b ∨ b < a :=
  ⟨Int.lt_or_gt_of_ne, fun h => h.elim Int.ne_of_lt Int.ne_of_gt⟩
protected theorem lt_or_lt_of_ne {a b : Int} : a ≠ b → a < b ∨ b < a := Int.ne_iff_lt_or_gt.1
protected theorem eq_iff_le_and_ge {x y : Int} : x = y ↔ x ≤ y ∧ y ≤ x := Int.le_antisymm_iff
protected theorem le_iff_eq_or_lt {a b : Int} : a ≤ b ↔ a = b ∨ a < b :=
  ⟨fun h => (Int.lt_or_eq_of_le h).symm, fun h => h.elim Int.le_of_eq Int.le_of_lt⟩
protected theorem le_of_not_le {a b : Int} : ¬ a ≤ b → b ≤ a := (Int.le_total a b).resolve_left
protected theorem le_add_of_nonneg_right {a b : Int} (h : 0 ≤ b) : a ≤ a + b :=
  le_of_eq_of_le (Int.add_zero a).symm (Int.add_le_add_left h a)
protected theorem le_add_of_nonneg_left {a b : Int} (h : 0 ≤ b) : a ≤ b + a :=
  le_of_eq_of_le (Int.zero_add a).symm (Int.add_le_add_right h a)
@[simp] protected theorem neg_le_zero_iff {a : Int} : -a ≤ 0 ↔ 0 ≤ a := Int.neg_le_neg_iff (b := 0)
@[simp] protected theorem zero_le_neg_iff {a : Int} : 0 ≤ -a ↔ a ≤ 0 := Int.neg_nonneg
protected theorem le_of_neg_le_neg {a b : Int} (h : -b ≤ -a) : a ≤ b := Int.neg_le_neg_iff.mp h
protected theorem neg_le_iff {x y : Int} : -x ≤ y ↔ -y ≤ x := ⟨Int.neg_le_of_neg_le, Int.neg_le_of_neg_le⟩
protected theorem le_neg_iff {x y : Int} : x ≤ -y ↔ y ≤ -x := ⟨Int.le_neg_of_le_neg, Int.le_neg_of_le_neg⟩
@[simp] protected theorem neg_lt_zero_iff {a : Int} : -a < 0 ↔ 0 < a := Int.neg_lt_neg_iff (b := 0)
@[simp] protected theorem zero_lt_neg_iff {a : Int} : 0 < -a ↔ a < 0 := Int.neg_pos
protected theorem neg_lt_iff {x y : Int} : -x < y ↔ -y < x := lt_iff_of_le_iff Int.le_neg_iff
protected theorem lt_neg_iff {x y : Int} : x < -y ↔ y < -x := lt_iff_of_le_iff Int.neg_le_iff
protected theorem neg_neg_of_pos {a : Int} (h : 0 < a) : -a < 0 := Int.neg_lt_zero_iff.mpr h
protected theorem neg_pos_of_neg {a : Int} (h : a < 0) : 0 < -a := Int.neg_pos.mpr h
protected theorem sub_left_le_of_le_add {a b c : Int} (h : a ≤ b + c) : a - b ≤ c := sub_le_iff'.mpr h
protected theorem le_iff_lt_add_one {a b : Int} : a ≤ b ↔ a < b + 1 := lt_add_one_iff.symm
protected theorem lt_of_add_lt_add_left {a b c : Int} (h : a + b < a + c) : b < c := (Int.add_lt_add_iff_left a).mp h
protected theorem lt_of_add_lt_add_right {a b c : Int} (h : a + b < c + b) : a < c := (Int.add_lt_add_iff_right b).mp h
protected theorem lt_add_of_pos_right (a : Int) {b : Int} (h : 0 < b) : a < a + b :=
  Int.lt_of_le_of_lt (Int.le_of_eq (Int.add_zero a).symm) (Int.add_lt_add_left h a)
protected theorem lt_add_of_pos_left (a : Int) {b : Int} (h : 0 < b) : a < b + a :=
  Int.lt_of_le_of_lt (Int.le_of_eq (Int.zero_add a).symm) (Int.add_lt_add_right h a)
protected theorem add_nonpos {a b : Int} (ha : a ≤ 0) (hb : b ≤ 0) : a + b ≤ 0 :=
  Int.le_trans (le_of_le_of_eq (Int.add_le_add_left hb a) (Int.add_zero a)) ha
protected theorem add_neg {a b : Int} (ha : a < 0) (hb : b < 0) : a + b < 0 :=
  Int.lt_trans (lt_of_lt_of_eq (Int.add_lt_add_left hb a) (Int.add_zero a)) ha
protected theorem add_neg_of_neg_of_nonpos {a b : Int} (ha : a < 0) (hb : b ≤ 0) : a + b < 0 :=
  Int.lt_of_le_of_lt (le_of_le_of_eq (Int.add_le_add_left hb a) (Int.add_zero a)) ha
protected theorem add_neg_of_nonpos_of_neg {a b : Int} (ha : a ≤ 0) (hb : b < 0) : a + b < 0 :=
  Int.lt_of_lt_of_le (lt_of_lt_of_eq (Int.add_lt_add_left hb a) (Int.add_zero a)) ha
protected theorem lt_add_of_le_of_pos {a b c : Int} (hbc : b ≤ c) (ha : 0 < a) : b < c + a :=
  Int.lt_of_le_of_lt hbc (Int.lt_add_of_pos_right c ha)
@[simp] theorem succ_ofNat_pos (n : Nat) : 0 < (n : Int) + 1 := ofNat_succ_pos n
theorem not_ofNat_neg (n : Nat) : ¬((n : Int) < 0) := Int.not_lt.2 (natCast_nonneg n)
protected theorem nonneg_of_neg_nonpos {a : Int} (h : -a ≤ 0) : 0 ≤ a := Int.neg_le_zero_iff.mp h
protected theorem nonpos_of_neg_nonneg {a : Int} (h : 0 ≤ -a) : a ≤ 0 := Int.neg_nonneg.mp h
protected theorem lt_of_neg_lt_neg {a b : Int} (h : -b < -a) : a < b := Int.neg_lt_neg_iff.mp h
protected theorem pos_of_neg_neg {a : Int} (h : -a < 0) : 0 < a := Int.neg_lt_zero_iff.mp h
protected theorem neg_of_neg_pos {a : Int} (h : 0 < -a) : a < 0 := Int.neg_pos.mp h
protected theorem lt_neg_of_lt_neg {a b : Int} (h : a < -b) : b < -a := Int.lt_neg_iff.mp h
protected theorem neg_lt_of_neg_lt {a b : Int} (h : -a < b) : -b < a := Int.neg_lt_iff.mp h
@[simp high] protected theorem neg_neg_iff_pos {a : Int} : -a < 0 ↔ 0 < a := Int.neg_lt_zero_iff
protected theorem add_le_of_le_neg_add {a b c : Int} (h : b ≤ -a + c) : a + b ≤ c := le_neg_add_iff.mp h
protected theorem le_neg_add_of_add_le {a b c : Int} (h : a + b ≤ c) : b ≤ -a + c := le_neg_add_iff.mpr h
protected theorem add_le_of_le_sub_right {a b c : Int} (h : a ≤ c - b) : a + b ≤ c := Int.le_sub_iff_add_le.mp h
protected theorem le_add_of_neg_add_le {a b c : Int} (h : -b + a ≤ c) : a ≤ b + c := neg_add_le_iff.mp h
protected theorem neg_add_le_of_le_add {a b c : Int} (h : a ≤ b + c) : -b + a ≤ c := neg_add_le_iff.mpr h
protected theorem le_add_of_sub_left_le {a b c : Int} (h : a - b ≤ c) : a ≤ b + c := sub_le_iff'.mp h
protected theorem le_add_of_sub_right_le {a b c : Int} (h : a - c ≤ b) : a ≤ b + c := Int.sub_le_iff_le_add.mp h
protected theorem sub_right_le_of_le_add {a b c : Int} (h : a ≤ b + c) : a - c ≤ b := Int.sub_le_iff_le_add.mpr h
protected theorem sub_right_le_iff_le_add {a b c : Int} : a - c ≤ b ↔ a ≤ b + c := Int.sub_le_iff_le_add
protected theorem le_add_of_neg_add_le_left {a b c : Int} (h : -b + a ≤ c) : a ≤ b + c := neg_add_le_iff.mp h
protected theorem neg_add_le_left_of_le_add {a b c : Int} (h : a ≤ b + c) : -b + a ≤ c := neg_add_le_iff.mpr h
protected theorem le_add_of_neg_add_le_right {a b c : Int} (h : -c + a ≤ b) : a ≤ b + c :=
  Int.add_comm c b ▸ neg_add_le_iff.mp h
protected theorem neg_add_le_right_of_le_add {a b c : Int} (h : a ≤ b + c) : -c + a ≤ b :=
  neg_add_le_iff.mpr (Int.add_comm b c ▸ h)
protected theorem le_add_of_neg_le_sub_left {a b c : Int} (h : -a ≤ b - c) : c ≤ a + b :=
  neg_add_le_iff.mp (Int.le_sub_iff_add_le.mp h)
protected theorem neg_le_sub_left_of_le_add {a b c : Int} (h : c ≤ a + b) : -a ≤ b - c :=
  Int.le_sub_iff_add_le.mpr (neg_add_le_iff.mpr h)
protected theorem le_add_of_neg_le_sub_right {a b c : Int} (h : -b ≤ a - c) : c ≤ a + b :=
  Int.add_comm b a ▸ neg_add_le_iff.mp (Int.le_sub_iff_add_le.mp h)
protected theorem neg_le_sub_right_of_le_add {a b c : Int} (h : c ≤ a + b) : -b ≤ a - c :=
  Int.le_sub_iff_add_le.mpr (neg_add_le_iff.mpr (Int.add_comm a b ▸ h))
protected theorem sub_le_of_sub_le {a b c : Int} (h : a - b ≤ c) : a - c ≤ b :=
  Int.sub_le_iff_le_add.mpr (sub_le_iff'.mp h)
protected theorem le_of_sub_le_sub_left {a b c : Int} (h : c - a ≤ c - b) : b ≤ a :=
  Int.neg_le_neg_iff.mp ((Int.add_le_add_iff_left c).mp h)
protected theorem le_of_sub_le_sub_right {a b c : Int} (h : a - c ≤ b - c) : a ≤ b :=
  (Int.add_le_add_iff_right (-c)).mp h
@[simp] protected theorem sub_le_sub_left_iff {a b c : Int} : c - a ≤ c - b ↔ b ≤ a :=
  (Int.add_le_add_iff_left c).trans Int.neg_le_neg_iff
@[simp] protected theorem sub_le_sub_right_iff {a b c : Int} : a - c ≤ b - c ↔ a ≤ b := Int.add_le_add_iff_right (-c)
protected theorem add_lt_of_lt_neg_add {a b c : Int} (h : b < -a + c) : a + b < c := lt_neg_add_iff.mp h
protected theorem lt_neg_add_of_add_lt {a b c : Int} (h : a + b < c) : b < -a + c := lt_neg_add_iff.mpr h
protected theorem add_lt_of_lt_sub_left {a b c : Int} (h : b < c - a) : a + b < c := lt_sub_iff'.mp h
protected theorem lt_sub_left_of_add_lt {a b c : Int} (h : a + b < c) : b < c - a := lt_sub_iff'.mpr h
protected theorem add_lt_of_lt_sub_right {a b c : Int} (h : a < c - b) : a + b < c := Int.lt_sub_iff_add_lt.mp h
protected theorem lt_sub_right_of_add_lt {a b c : Int} (h : a + b < c) : a < c - b := Int.lt_sub_iff_add_lt.mpr h
protected theorem lt_sub_right_iff_add_lt {a b c : Int} : a < c - b ↔ a + b < c := Int.lt_sub_iff_add_lt
protected theorem lt_add_of_neg_add_lt {a b c : Int} (h : -b + a < c) : a < b + c := neg_add_lt_iff.mp h
protected theorem neg_add_lt_of_lt_add {a b c : Int} (h : a < b + c) : -b + a < c := neg_add_lt_iff.mpr h
protected theorem lt_add_of_sub_left_lt {a b c : Int} (h : a - b < c) : a < b + c := sub_lt_iff'.mp h
protected theorem sub_left_lt_of_lt_add {a b c : Int} (h : a < b + c) : a - b < c := sub_lt_iff'.mpr h
protected theorem lt_add_of_sub_right_lt {a b c : Int} (h : a - c < b) : a < b + c := Int.sub_lt_iff_lt_add.mp h
protected theorem sub_right_lt_of_lt_add {a b c : Int} (h : a < b + c) : a - c < b := Int.sub_lt_iff_lt_add.mpr h
protected theorem lt_add_of_neg_add_lt_left {a b c : Int} (h : -b + a < c) : a < b + c := neg_add_lt_iff.mp h
protected theorem neg_add_lt_left_of_lt_add {a b c : Int} (h : a < b + c) : -b + a < c := neg_add_lt_iff.mpr h
protected theorem lt_add_of_neg_add_lt_right {a b c : Int} (h : -c + a < b) : a < b + c :=
  Int.add_comm c b ▸ neg_add_lt_iff.mp h
protected theorem neg_add_lt_right_of_lt_add {a b c : Int} (h : a < b + c) : -c + a < b :=
  neg_add_lt_iff.mpr (Int.add_comm b c ▸ h)
protected theorem lt_add_of_neg_lt_sub_left {a b c : Int} (h : -a < b - c) : c < a + b :=
  neg_add_lt_iff.mp (Int.lt_sub_iff_add_lt.mp h)
protected theorem neg_lt_sub_left_of_lt_add {a b c : Int} (h : c < a + b) : -a < b - c :=
  Int.lt_sub_iff_add_lt.mpr (neg_add_lt_iff.mpr h)
protected theorem lt_add_of_neg_lt_sub_right {a b c : Int} (h : -b < a - c) : c < a + b :=
  Int.add_comm b a ▸ neg_add_lt_iff.mp (Int.lt_sub_iff_add_lt.mp h)
protected theorem neg_lt_sub_right_of_lt_add {a b c : Int} (h : c < a + b) : -b < a - c :=
  Int.lt_sub_iff_add_lt.mpr (neg_add_lt_iff.mpr (Int.add_comm a b ▸ h))
protected theorem add_lt_iff {a b c : Int} : a + b < c ↔ a < -b + c := (Int.add_comm b a ▸ lt_neg_add_iff).symm
protected theorem sub_lt_iff {a b c : Int} : a - b < c ↔ a < c + b := Int.sub_lt_iff_lt_add
protected theorem sub_lt_of_sub_lt {a b c : Int} (h : a - b < c) : a - c < b :=
  Int.sub_lt_iff_lt_add.mpr (sub_lt_iff'.mp h)
protected theorem sub_lt_sub {a b c d : Int} (hab : a < b) (hcd : c < d) : a - d < b - c :=
  Int.add_lt_add hab (Int.neg_lt_neg hcd)
protected theorem lt_of_sub_lt_sub_left {a b c : Int} (h : c - a < c - b) : b < a :=
  Int.neg_lt_neg_iff.mp ((Int.add_lt_add_iff_left c).mp h)
protected theorem lt_of_sub_lt_sub_right {a b c : Int} (h : a - c < b - c) : a < b :=
  (Int.add_lt_add_iff_right (-c)).mp h
@[simp] protected theorem sub_lt_sub_left_iff {a b c : Int} : c - a < c - b ↔ b < a :=
  (Int.add_lt_add_iff_left c).trans Int.neg_lt_neg_iff
@[simp] protected theorem sub_lt_sub_right_iff {a b c : Int} : a - c < b - c ↔ a < b := Int.add_lt_add_iff_right (-c)
protected theorem sub_lt_sub_of_le_of_lt {a b c d : Int} (hab : a ≤ b) (hcd : c < d) : a - d < b - c :=
  Int.add_lt_add_of_le_of_lt hab (Int.neg_lt_neg hcd)
protected theorem sub_lt_sub_of_lt_of_le {a b c d : Int} (hab : a < b) (hcd : c ≤ d) : a - d < b - c :=
  Int.add_lt_add_of_lt_of_le hab (Int.neg_le_neg hcd)
protected theorem add_le_add_three {a b c d e f : Int} (h₁ : a ≤ d) (h₂ : b ≤ e) (h₃ : c ≤ f) :
    a + b + c ≤ d + e + f := Int.add_le_add (Int.add_le_add h₁ h₂) h₃
theorem le_of_lt_add_one {a b : Int} (H : a < b + 1) : a ≤ b := lt_add_one_iff.mp H
theorem sub_one_lt_of_le {a b : Int} (H : a ≤ b) : a - 1 < b := Int.sub_lt_iff_lt_add.mpr (lt_add_one_of_le H)
theorem le_of_sub_one_lt {a b : Int} (H : a - 1 < b) : a ≤ b := lt_add_one_iff.mp (Int.sub_lt_iff_lt_add.mp H)
theorem lt_of_le_sub_one {a b : Int} (H : a ≤ b - 1) : a < b := Int.le_sub_iff_add_le.mp H
theorem le_add_one_iff {m n : Int} : m ≤ n + 1 ↔ m ≤ n ∨ m = n + 1 :=
  ⟨fun h => (Int.lt_or_eq_of_le h).imp_left lt_add_one_iff.mp, fun h => h.elim le_add_one Int.le_of_eq⟩
theorem sub_one_lt_iff {m n : Int} : m - 1 < n ↔ m ≤ n := Int.sub_lt_iff_lt_add.trans lt_add_one_iff
protected theorem add_le_iff_le_sub {a b c : Int} : a + b ≤ c ↔ a ≤ c - b := Int.le_sub_iff_add_le.symm
protected theorem le_add_iff_sub_le {a b c : Int} : a ≤ b + c ↔ a - c ≤ b := Int.sub_le_iff_le_add.symm
protected theorem add_le_zero_iff_le_neg {a b : Int} : a + b ≤ 0 ↔ a ≤ -b := Int.zero_sub b ▸ Int.le_sub_iff_add_le.symm
protected theorem add_le_zero_iff_le_neg' {a b : Int} : a + b ≤ 0 ↔ b ≤ -a := Int.zero_sub a ▸ le_sub_iff'.symm
protected theorem add_nonneg_iff_neg_le {a b : Int} : 0 ≤ a + b ↔ -b ≤ a := Int.zero_sub b ▸ Int.sub_le_iff_le_add.symm
protected theorem add_nonneg_iff_neg_le' {a b : Int} : 0 ≤ a + b ↔ -a ≤ b := Int.zero_sub a ▸ sub_le_iff'.symm
theorem neg_lt_self_iff {n : Int} : -n < n ↔ 0 < n :=
  ⟨fun h => Int.lt_of_not_ge fun k => Int.not_le_of_lt h (Int.le_trans k (Int.neg_nonneg.mpr k)), fun h =>
    Int.lt_trans (Int.neg_lt_zero_iff.mpr h) h⟩
@[simp] protected theorem neg_nonpos_iff (i : Int) : -i ≤ 0 ↔ 0 ≤ i := Int.neg_le_zero_iff
@[simp] theorem natCast_le_zero {n : Nat} : (n : Int) ≤ 0 ↔ n = 0 := ofNat_le.trans Nat.le_zero
@[simp high] theorem natCast_nonpos_iff {n : Nat} : (n : Int) ≤ 0 ↔ n = 0 := natCast_le_zero
theorem natCast_ne_zero_iff_pos {n : Nat} : (n : Int) ≠ 0 ↔ 0 < n := natCast_ne_zero.trans Nat.pos_iff_ne_zero.symm
theorem natCast_succ_pos (n : Nat) : 0 < (n.succ : Int) := ofNat_succ_pos n
@[simp] theorem zero_le_ofNat (n : Nat) : 0 ≤ ((no_index (OfNat.ofNat n)) : Int) := natCast_nonneg n
@[simp] theorem neg_natCast_le_natCast (n m : Nat) : -(n : Int) ≤ (m : Int) :=
  Int.le_trans (Int.neg_nonpos_of_nonneg (natCast_nonneg n)) (natCast_nonneg m)
@[simp] theorem neg_natCast_le_ofNat (n m : Nat) : -(n : Int) ≤ (no_index (OfNat.ofNat m)) := neg_natCast_le_natCast n m
@[simp] theorem neg_ofNat_le_ofNat (n m : Nat) : -(no_index (OfNat.ofNat n)) ≤ ((no_index (OfNat.ofNat m)) : Int) :=
  neg_natCast_le_natCast n m
@[simp] theorem neg_ofNat_le_natCast (n m : Nat) : -(no_index (OfNat.ofNat n)) ≤ (m : Int) := neg_natCast_le_natCast n m
@[simp, norm_cast] theorem cast_id {n : Int} : Int.cast n = n := rfl

/- Minimum and maximum. -/
protected theorem lt_min {a b c : Int} : a < min b c ↔ a < b ∧ a < c := by
  rw [Int.min_def]; split <;> omega
protected theorem max_lt {a b c : Int} : max a b < c ↔ a < c ∧ b < c := by
  rw [Int.max_def]; split <;> omega
protected theorem max_eq_right_iff {a b : Int} : max a b = b ↔ a ≤ b :=
  ⟨fun h => h ▸ Int.le_max_left a b, Int.max_eq_right⟩
protected theorem max_eq_left_iff {a b : Int} : max a b = a ↔ b ≤ a :=
  ⟨fun h => h ▸ Int.le_max_right a b, Int.max_eq_left⟩
private theorem map_min {f : Int → Int} (hf : ∀ {x y}, x ≤ y → f x ≤ f y) (x y : Int) :
    min (f x) (f y) = f (min x y) :=
  (Int.le_total x y).elim (fun h => (Int.min_eq_left (hf h)).trans (congrArg f (Int.min_eq_left h).symm))
    fun h => (Int.min_eq_right (hf h)).trans (congrArg f (Int.min_eq_right h).symm)
private theorem map_max {f : Int → Int} (hf : ∀ {x y}, x ≤ y → f x ≤ f y) (x y : Int) :
    max (f x) (f y) = f (max x y) :=
  (Int.le_total x y).elim (fun h => (Int.max_eq_right (hf h)).trans (congrArg f (Int.max_eq_right h).symm))
    fun h => (Int.max_eq_left (hf h)).trans (congrArg f (Int.max_eq_left h).symm)
private theorem map_min_anti {f : Int → Int} (hf : ∀ {x y}, x ≤ y → f y ≤ f x) (x y : Int) :
    min (f x) (f y) = f (max x y) :=
  (Int.le_total x y).elim (fun h => (Int.min_eq_right (hf h)).trans (congrArg f (Int.max_eq_right h).symm))
    fun h => (Int.min_eq_left (hf h)).trans (congrArg f (Int.max_eq_left h).symm)
private theorem map_max_anti {f : Int → Int} (hf : ∀ {x y}, x ≤ y → f y ≤ f x) (x y : Int) :
    max (f x) (f y) = f (min x y) :=
  (Int.le_total x y).elim (fun h => (Int.max_eq_left (hf h)).trans (congrArg f (Int.min_eq_left h).symm))
    fun h => (Int.max_eq_right (hf h)).trans (congrArg f (Int.min_eq_right h).symm)
private theorem min_mono (a : Int) {b c : Int} (h : b ≤ c) : min a b ≤ min a c :=
  Int.le_min.mpr ⟨Int.min_le_left a b, Int.le_trans (Int.min_le_right a b) h⟩
private theorem max_mono (a : Int) {b c : Int} (h : b ≤ c) : max a b ≤ max a c :=
  Int.max_le.mpr ⟨Int.le_max_left a c, Int.le_trans h (Int.le_max_right a c)⟩
@[simp] protected theorem neg_min_neg (a b : Int) : min (-a) (-b) = -max a b := map_min_anti Int.neg_le_neg a b
@[simp] protected theorem neg_max_neg (a b : Int) : max (-a) (-b) = -min a b := map_max_anti Int.neg_le_neg a b
@[simp] protected theorem min_add_right (a b c : Int) : min (a + c) (b + c) = min a b + c :=
  map_min (fun h => Int.add_le_add_right h c) a b
@[simp] protected theorem min_add_left (a b c : Int) : min (a + b) (a + c) = a + min b c :=
  map_min (fun h => Int.add_le_add_left h a) b c
@[simp] protected theorem max_add_right (a b c : Int) : max (a + c) (b + c) = max a b + c :=
  map_max (fun h => Int.add_le_add_right h c) a b
@[simp] protected theorem max_add_left (a b c : Int) : max (a + b) (a + c) = a + max b c :=
  map_max (fun h => Int.add_le_add_left h a) b c
protected theorem max_min_distrib_left (a b c : Int) : max a (min b c) = min (max a b) (max a c) :=
  (map_min (max_mono a) b c).symm
protected theorem min_max_distrib_left (a b c : Int) : min a (max b c) = max (min a b) (min a c) :=
  (map_max (min_mono a) b c).symm
protected theorem max_min_distrib_right (a b c : Int) : max (min a b) c = min (max a c) (max b c) := by
  rw [Int.max_comm, Int.max_min_distrib_left, Int.max_comm c, Int.max_comm c]
protected theorem min_max_distrib_right (a b c : Int) : min (max a b) c = max (min a c) (min b c) := by
  rw [Int.min_comm, Int.min_max_distrib_left, Int.min_comm c, Int.min_comm c]
protected theorem sub_min_sub_right (a b c : Int) : min (a - c) (b - c) = min a b - c :=
  map_min (fun h => Int.sub_le_sub_right h c) a b
protected theorem sub_max_sub_right (a b c : Int) : max (a - c) (b - c) = max a b - c :=
  map_max (fun h => Int.sub_le_sub_right h c) a b
protected theorem sub_min_sub_left (a b c : Int) : min (a - b) (a - c) = a - max b c :=
  map_min_anti (fun h => Int.sub_le_sub_left h a) b c
protected theorem sub_max_sub_left (a b c : Int) : max (a - b) (a - c) = a - min b c :=
  map_max_anti (fun h => Int.sub_le_sub_left h a) b c
@[simp] protected theorem min_assoc (a b c : Int) : min (min a b) c = min a (min b c) :=
  Int.le_antisymm
    (Int.le_min.2 ⟨Int.le_trans (Int.min_le_left _ _) (Int.min_le_left a b),
      Int.le_min.2 ⟨Int.le_trans (Int.min_le_left _ _) (Int.min_le_right a b), Int.min_le_right _ _⟩⟩)
    (Int.le_min.2 ⟨Int.le_min.2 ⟨Int.min_le_left _ _, Int.le_trans (Int.min_le_right _ _) (Int.min_le_left b c)⟩,
      Int.le_trans (Int.min_le_right _ _) (Int.min_le_right b c)⟩)
@[simp] protected theorem max_assoc (a b c : Int) : max (max a b) c = max a (max b c) :=
  Int.le_antisymm
    (Int.max_le.2 ⟨Int.max_le.2 ⟨Int.le_max_left _ _, Int.le_trans (Int.le_max_left b c) (Int.le_max_right _ _)⟩,
      Int.le_trans (Int.le_max_right b c) (Int.le_max_right _ _)⟩)
    (Int.max_le.2 ⟨Int.le_trans (Int.le_max_left a b) (Int.le_max_left _ _),
      Int.max_le.2 ⟨Int.le_trans (Int.le_max_right a b) (Int.le_max_left _ _), Int.le_max_right _ _⟩⟩)
@[simp] protected theorem min_self_assoc {m n : Int} : min m (min m n) = min m n :=
  Int.min_eq_right (Int.min_le_left m n)
@[simp] protected theorem min_self_assoc' {m n : Int} : min n (min m n) = min n m :=
  (Int.min_eq_right (Int.min_le_right m n)).trans (Int.min_comm m n)
@[simp] protected theorem max_self_assoc {m n : Int} : max m (max m n) = max m n :=
  Int.max_eq_right (Int.le_max_left m n)
@[simp] protected theorem max_self_assoc' {m n : Int} : max n (max m n) = max n m :=
  (Int.max_eq_right (Int.le_max_right m n)).trans (Int.max_comm m n)
@[simp] theorem ofNat_max_zero (n : Nat) : (max (n : Int) 0) = n := Int.max_eq_left (natCast_nonneg n)
@[simp] theorem zero_max_ofNat (n : Nat) : (max 0 (n : Int)) = n := Int.max_eq_right (natCast_nonneg n)
@[simp] theorem negSucc_max_zero (n : Nat) : (max (Int.negSucc n) 0) = 0 := Int.max_eq_right (negSucc_le_zero n)
@[simp] theorem zero_max_negSucc (n : Nat) : (max 0 (Int.negSucc n)) = 0 := Int.max_eq_left (negSucc_le_zero n)

/- Products. -/
protected theorem mul_right_comm (a b c : Int) : a * b * c = a * c * b := by
  rw [Int.mul_assoc, Int.mul_comm b, ← Int.mul_assoc]
protected theorem neg_mul_eq_neg_mul (a b : Int) : -(a * b) = -a * b := (Int.neg_mul a b).symm
protected theorem neg_mul_eq_mul_neg (a b : Int) : -(a * b) = a * -b := (Int.mul_neg a b).symm
@[simp] protected theorem mul_neg_one (a : Int) : a * -1 = -a := by rw [Int.mul_neg, Int.mul_one]
@[simp] protected theorem neg_one_mul (a : Int) : -1 * a = -a := by rw [Int.neg_mul, Int.one_mul]
protected theorem neg_eq_neg_one_mul (a : Int) : -a = -1 * a := (Int.neg_one_mul a).symm
@[simp] protected theorem mul_ne_zero_iff {a b : Int} : a * b ≠ 0 ↔ a ≠ 0 ∧ b ≠ 0 := by
  rw [ne_eq, Int.mul_eq_zero, not_or]
instance {a b : Int} [h : NeZero a] [k : NeZero b] : NeZero (a * b) := ⟨Int.mul_ne_zero h.out k.out⟩
theorem eq_one_of_mul_eq_self_left {a b : Int} (Hpos : a ≠ 0) (H : b * a = a) : b = 1 :=
  Int.eq_of_mul_eq_mul_right Hpos (H.trans (Int.one_mul a).symm)
theorem eq_one_of_mul_eq_self_right {a b : Int} (Hpos : b ≠ 0) (H : b * a = b) : a = 1 :=
  Int.eq_of_mul_eq_mul_left Hpos (H.trans (Int.mul_one b).symm)
protected theorem mul_nonpos_of_nonneg_of_nonpos {a b : Int} (ha : 0 ≤ a) (hb : b ≤ 0) : a * b ≤ 0 := by
  have h := Int.mul_le_mul_of_nonneg_left hb ha
  rwa [Int.mul_zero] at h
protected theorem mul_nonpos_of_nonpos_of_nonneg {a b : Int} (ha : a ≤ 0) (hb : 0 ≤ b) : a * b ≤ 0 := by
  rw [Int.mul_comm]; exact Int.mul_nonpos_of_nonneg_of_nonpos hb ha
protected theorem mul_le_mul_of_nonpos_right {a b c : Int} (h : b ≤ a) (hc : c ≤ 0) : a * c ≤ b * c := by
  rw [Int.mul_comm a, Int.mul_comm b]; exact Int.mul_le_mul_of_nonpos_left hc h
protected theorem mul_lt_mul {a b c d : Int} (h₁ : a < c) (h₂ : b ≤ d) (h₃ : 0 < b) (h₄ : 0 ≤ c) : a * b < c * d :=
  Int.lt_of_lt_of_le (Int.mul_lt_mul_of_pos_right h₁ h₃) (Int.mul_le_mul_of_nonneg_left h₂ h₄)
protected theorem mul_lt_mul' {a b c d : Int} (h₁ : a ≤ c) (h₂ : b < d) (h₃ : 0 ≤ b) (h₄ : 0 < c) : a * b < c * d :=
  Int.lt_of_le_of_lt (Int.mul_le_mul_of_nonneg_right h₁ h₃) (Int.mul_lt_mul_of_pos_left h₂ h₄)
protected theorem mul_neg_of_neg_of_pos {a b : Int} (ha : a < 0) (hb : 0 < b) : a * b < 0 := by
  rw [Int.mul_comm]; exact Int.mul_neg_of_pos_of_neg hb ha
protected theorem mul_nonneg_of_nonpos_of_nonpos {a b : Int} (ha : a ≤ 0) (hb : b ≤ 0) : 0 ≤ a * b := by
  have h := Int.mul_le_mul_of_nonpos_right ha hb
  rwa [Int.zero_mul] at h
protected theorem mul_lt_mul_of_neg_left {a b c : Int} (h : b < a) (hc : c < 0) : c * a < c * b := by
  have k := Int.mul_lt_mul_of_pos_left h (Int.neg_pos_of_neg hc)
  rw [Int.neg_mul, Int.neg_mul] at k
  exact Int.lt_of_neg_lt_neg k
protected theorem mul_lt_mul_of_neg_right {a b c : Int} (h : b < a) (hc : c < 0) : a * c < b * c := by
  rw [Int.mul_comm a, Int.mul_comm b]; exact Int.mul_lt_mul_of_neg_left h hc
protected theorem mul_pos_of_neg_of_neg {a b : Int} (ha : a < 0) (hb : b < 0) : 0 < a * b := by
  have h := Int.mul_lt_mul_of_neg_right ha hb
  rwa [Int.zero_mul] at h
protected theorem mul_self_le_mul_self {a b : Int} (h1 : 0 ≤ a) (h2 : a ≤ b) : a * a ≤ b * b :=
  Int.mul_le_mul h2 h2 h1 (Int.le_trans h1 h2)
protected theorem mul_self_lt_mul_self {a b : Int} (h1 : 0 ≤ a) (h2 : a < b) : a * a < b * b :=
  Int.mul_lt_mul' (Int.le_of_lt h2) h2 h1 (Int.lt_of_le_of_lt h1 h2)
protected theorem nonneg_of_mul_nonneg_left {a b : Int} (h : 0 ≤ a * b) (hb : 0 < b) : 0 ≤ a :=
  Int.not_lt.1 fun k => Int.not_le_of_gt (Int.mul_neg_of_neg_of_pos k hb) h
protected theorem nonneg_of_mul_nonneg_right {a b : Int} (h : 0 ≤ a * b) (ha : 0 < a) : 0 ≤ b :=
  Int.not_lt.1 fun k => Int.not_le_of_gt (Int.mul_neg_of_pos_of_neg ha k) h
protected theorem nonpos_of_mul_nonpos_left {a b : Int} (h : a * b ≤ 0) (hb : 0 < b) : a ≤ 0 :=
  Int.not_lt.1 fun k => Int.not_le_of_gt (Int.mul_pos k hb) h
protected theorem nonpos_of_mul_nonpos_right {a b : Int} (h : a * b ≤ 0) (ha : 0 < a) : b ≤ 0 :=
  Int.not_lt.1 fun k => Int.not_le_of_gt (Int.mul_pos ha k) h
protected theorem nonneg_of_mul_nonpos_left {a b : Int} (h : a * b ≤ 0) (hb : b < 0) : 0 ≤ a :=
  Int.not_lt.1 fun k => Int.not_le_of_gt (Int.mul_pos_of_neg_of_neg k hb) h
protected theorem nonneg_of_mul_nonpos_right {a b : Int} (h : a * b ≤ 0) (ha : a < 0) : 0 ≤ b :=
  Int.not_lt.1 fun k => Int.not_le_of_gt (Int.mul_pos_of_neg_of_neg ha k) h
protected theorem nonpos_of_mul_nonneg_left {a b : Int} (h : 0 ≤ a * b) (hb : b < 0) : a ≤ 0 :=
  Int.not_lt.1 fun k => Int.not_le_of_gt (Int.mul_neg_of_pos_of_neg k hb) h
protected theorem nonpos_of_mul_nonneg_right {a b : Int} (h : 0 ≤ a * b) (ha : a < 0) : b ≤ 0 :=
  Int.not_lt.1 fun k => Int.not_le_of_gt (Int.mul_neg_of_neg_of_pos ha k) h
protected theorem pos_of_mul_pos_left {a b : Int} (h : 0 < a * b) (hb : 0 < b) : 0 < a :=
  Int.not_le.1 fun k => Int.not_lt_of_ge (Int.mul_nonpos_of_nonpos_of_nonneg k (Int.le_of_lt hb)) h
protected theorem pos_of_mul_pos_right {a b : Int} (h : 0 < a * b) (ha : 0 < a) : 0 < b :=
  Int.not_le.1 fun k => Int.not_lt_of_ge (Int.mul_nonpos_of_nonneg_of_nonpos (Int.le_of_lt ha) k) h
protected theorem neg_of_mul_neg_left {a b : Int} (h : a * b < 0) (hb : 0 < b) : a < 0 :=
  Int.not_le.1 fun k => Int.not_lt_of_ge (Int.mul_nonneg k (Int.le_of_lt hb)) h
protected theorem neg_of_mul_neg_right {a b : Int} (h : a * b < 0) (ha : 0 < a) : b < 0 :=
  Int.not_le.1 fun k => Int.not_lt_of_ge (Int.mul_nonneg (Int.le_of_lt ha) k) h
protected theorem pos_of_mul_neg_left {a b : Int} (h : a * b < 0) (hb : b < 0) : 0 < a :=
  Int.not_le.1 fun k => Int.not_lt_of_ge (Int.mul_nonneg_of_nonpos_of_nonpos k (Int.le_of_lt hb)) h
protected theorem pos_of_mul_neg_right {a b : Int} (h : a * b < 0) (ha : a < 0) : 0 < b :=
  Int.not_le.1 fun k => Int.not_lt_of_ge (Int.mul_nonneg_of_nonpos_of_nonpos (Int.le_of_lt ha) k) h
protected theorem neg_of_mul_pos_left {a b : Int} (h : 0 < a * b) (hb : b < 0) : a < 0 :=
  Int.not_le.1 fun k => Int.not_lt_of_ge (Int.mul_nonpos_of_nonneg_of_nonpos k (Int.le_of_lt hb)) h
protected theorem neg_of_mul_pos_right {a b : Int} (h : 0 < a * b) (ha : a < 0) : b < 0 :=
  Int.not_le.1 fun k => Int.not_lt_of_ge (Int.mul_nonpos_of_nonpos_of_nonneg (Int.le_of_lt ha) k) h
theorem mul_le_mul_of_le_of_le_of_nonneg_of_nonpos {a b c d : Int} (hac : a ≤ c) (hbd : d ≤ b) (hb : 0 ≤ b)
    (hc : c ≤ 0) : a * b ≤ c * d :=
  Int.le_trans (Int.mul_le_mul_of_nonneg_right hac hb) (Int.mul_le_mul_of_nonpos_left hc hbd)
theorem mul_le_mul_of_le_of_le_of_nonneg_of_nonneg {a b c d : Int} (hac : a ≤ c) (hbd : b ≤ d) (hb : 0 ≤ b)
    (hc : 0 ≤ c) : a * b ≤ c * d :=
  Int.le_trans (Int.mul_le_mul_of_nonneg_right hac hb) (Int.mul_le_mul_of_nonneg_left hbd hc)
theorem mul_le_mul_of_le_of_le_of_nonpos_of_nonpos {a b c d : Int} (hac : c ≤ a) (hbd : d ≤ b) (hb : b ≤ 0)
    (hc : c ≤ 0) : a * b ≤ c * d :=
  Int.le_trans (Int.mul_le_mul_of_nonpos_right hac hb) (Int.mul_le_mul_of_nonpos_left hc hbd)
theorem mul_le_mul_of_le_of_le_of_nonpos_of_nonneg {a b c d : Int} (hac : c ≤ a) (hbd : b ≤ d) (hb : b ≤ 0)
    (hc : 0 ≤ c) : a * b ≤ c * d :=
  Int.le_trans (Int.mul_le_mul_of_nonpos_right hac hb) (Int.mul_le_mul_of_nonneg_left hbd hc)

/- Sign. -/
@[simp] theorem sign_zero : sign 0 = 0 := rfl
@[simp] theorem sign_one : sign 1 = 1 := rfl
theorem sign_neg_one : sign (-1) = -1 := rfl
@[simp] theorem sign_natCast_add_one (n : Nat) : sign (n + 1) = 1 := rfl
@[simp] theorem sign_negSucc (x : Nat) : Int.sign (Int.negSucc x) = -1 := rfl
private theorem sign_cases {P : Int → Prop} (zero : P 0) (pos : ∀ n : Nat, P (ofNat (n + 1)))
    (neg : ∀ n : Nat, P (negSucc n)) : ∀ z, P z
  | .ofNat 0 => zero
  | .ofNat (n + 1) => pos n
  | .negSucc n => neg n
theorem natAbs_sign (z : Int) : z.sign.natAbs = if z = 0 then 0 else 1 :=
  sign_cases (P := fun z => z.sign.natAbs = if z = 0 then 0 else 1) rfl (fun _ => rfl) (fun _ => rfl) z
theorem natAbs_sign_of_ne_zero {z : Int} (hz : z ≠ 0) : z.sign.natAbs = 1 := by rw [natAbs_sign, if_neg hz]
theorem sign_natCast_of_ne_zero {n : Nat} (hn : n ≠ 0) : Int.sign n = 1 := by
  cases n with
  | zero => exact absurd rfl hn
  | succ n => rfl
@[simp] theorem sign_neg (z : Int) : Int.sign (-z) = -Int.sign z :=
  sign_cases (P := fun z => Int.sign (-z) = -Int.sign z) rfl (fun _ => rfl) (fun _ => rfl) z
theorem sign_mul_natAbs (a : Int) : sign a * natAbs a = a :=
  sign_cases (P := fun a => sign a * natAbs a = a) rfl (fun _ => Int.one_mul _)
    (fun n => Int.neg_one_mul (n + 1 : Nat)) a
@[simp] theorem sign_mul (a b : Int) : sign (a * b) = sign a * sign b :=
  sign_cases (P := fun a => sign (a * b) = sign a * sign b) (by rw [Int.zero_mul]; exact (Int.zero_mul _).symm)
    (fun n => sign_cases (P := fun b => sign (ofNat (n + 1) * b) = sign (ofNat (n + 1)) * sign b)
      (by rw [Int.mul_zero]; exact (Int.mul_zero _).symm) (fun _ => rfl) (fun _ => rfl) b)
    (fun n => sign_cases (P := fun b => sign (negSucc n * b) = sign (negSucc n) * sign b)
      (by rw [Int.mul_zero]; exact (Int.mul_zero _).symm) (fun _ => rfl) (fun _ => rfl) b) a
@[simp] theorem sign_eq_one_iff_pos {a : Int} : sign a = 1 ↔ 0 < a :=
  sign_cases (P := fun a => sign a = 1 ↔ 0 < a) (by decide) (fun n => iff_of_true rfl (ofNat_succ_pos n))
    (fun n => iff_of_false nofun (Int.not_lt.2 (negSucc_le_zero n))) a
@[simp] theorem sign_eq_neg_one_iff_neg {a : Int} : sign a = -1 ↔ a < 0 :=
  sign_cases (P := fun a => sign a = -1 ↔ a < 0) (by decide) (fun n => iff_of_false nofun (not_ofNat_neg (n + 1)))
    (fun n => iff_of_true rfl (negSucc_lt_zero n)) a
@[simp] theorem sign_eq_zero_iff_zero {a : Int} : sign a = 0 ↔ a = 0 :=
  sign_cases (P := fun a => sign a = 0 ↔ a = 0) (by decide) (fun _ => iff_of_false nofun nofun)
    (fun _ => iff_of_false nofun nofun) a
theorem sign_eq_one_of_pos {a : Int} (h : 0 < a) : sign a = 1 := sign_eq_one_iff_pos.2 h
theorem sign_eq_neg_one_of_neg {a : Int} (h : a < 0) : sign a = -1 := sign_eq_neg_one_iff_neg.2 h
theorem eq_zero_of_sign_eq_zero {a : Int} : sign a = 0 → a = 0 := fun h => sign_eq_zero_iff_zero.1 h
theorem pos_of_sign_eq_one {a : Int} : sign a = 1 → 0 < a := fun h => sign_eq_one_iff_pos.1 h
theorem neg_of_sign_eq_neg_one {a : Int} : sign a = -1 → a < 0 := fun h => sign_eq_neg_one_iff_neg.1 h
@[simp] theorem sign_sign {x : Int} : sign (sign x) = sign x :=
  sign_cases (P := fun x => sign (sign x) = sign x) rfl (fun _ => rfl) (fun _ => rfl) x
theorem sign_trichotomy (a : Int) : sign a = 1 ∨ sign a = 0 ∨ sign a = -1 :=
  sign_cases (P := fun a => sign a = 1 ∨ sign a = 0 ∨ sign a = -1) (.inr (.inl rfl)) (fun _ => .inl rfl)
    (fun _ => .inr (.inr rfl)) a
@[simp] theorem sign_nonneg_iff {x : Int} : 0 ≤ sign x ↔ 0 ≤ x :=
  sign_cases (P := fun x => 0 ≤ sign x ↔ 0 ≤ x) Iff.rfl (fun n => iff_of_true Int.one_nonneg (natCast_nonneg (n + 1)))
    (fun n => iff_of_false (show ¬ (0 : Int) ≤ -1 by decide) (Int.not_le.2 (negSucc_lt_zero n))) x
@[simp] theorem sign_pos_iff {x : Int} : 0 < sign x ↔ 0 < x :=
  sign_cases (P := fun x => 0 < sign x ↔ 0 < x) Iff.rfl (fun n => iff_of_true Int.one_pos (ofNat_succ_pos n))
    (fun n => iff_of_false (show ¬ (0 : Int) < -1 by decide) (Int.not_lt.2 (negSucc_le_zero n))) x
@[simp] theorem sign_nonpos_iff {x : Int} : sign x ≤ 0 ↔ x ≤ 0 := by rw [← Int.not_lt, sign_pos_iff, Int.not_lt]
@[simp] theorem sign_neg_iff {x : Int} : sign x < 0 ↔ x < 0 := by rw [← Int.not_le, sign_nonneg_iff, Int.not_le]
@[simp] theorem sign_mul_self (i : Int) : sign i * i = natAbs i :=
  sign_cases (P := fun i => sign i * i = natAbs i) rfl (fun _ => Int.one_mul _) (fun n => Int.neg_one_mul (negSucc n)) i
@[simp] theorem mul_sign_self (i : Int) : i * sign i = natAbs i := by rw [Int.mul_comm, sign_mul_self]

/- Absolute value and the largest natural number below. -/
@[simp] theorem natAbs_ofNat' (n : Nat) : natAbs (ofNat n) = n := rfl
@[simp] theorem natAbs_negSucc (n : Nat) : natAbs (negSucc n) = n.succ := rfl
theorem natAbs_negOfNat (n : Nat) : natAbs (negOfNat n) = n := by cases n <;> rfl
theorem ofNat_natAbs_of_nonneg {a : Int} (h : 0 ≤ a) : (natAbs a : Int) = a := natAbs_of_nonneg h
theorem eq_neg_natAbs_of_nonpos {a : Int} (h : a ≤ 0) : a = -natAbs a := Int.eq_neg_of_eq_neg (ofNat_natAbs_of_nonpos h)
theorem natAbs_sub_of_nonneg_of_le {a b : Int} (h₁ : 0 ≤ b) (h₂ : b ≤ a) : (a - b).natAbs = a.natAbs - b.natAbs := by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le h₁
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le (Int.le_trans h₁ h₂)
  exact congrArg natAbs (Int.natCast_sub (ofNat_le.mp h₂)).symm
theorem eq_zero_of_dvd_of_natAbs_lt_natAbs {d n : Int} (h : d ∣ n) (h₁ : n.natAbs < d.natAbs) : n = 0 := by
  obtain ⟨a, rfl⟩ := h
  rw [natAbs_mul] at h₁
  by_cases z : a = 0
  · subst z; exact Int.mul_zero d
  · exact absurd (Nat.le_mul_of_pos_right d.natAbs (natAbs_pos.2 z)) (Nat.not_le_of_lt h₁)
theorem natAbs_ne_zero {a : Int} : a.natAbs ≠ 0 ↔ a ≠ 0 := not_congr natAbs_eq_zero
theorem natAbs_mul_natAbs_eq {a b : Int} {c : Nat} (h : a * b = (c : Int)) : a.natAbs * b.natAbs = c := by
  rw [← natAbs_mul, h]; rfl
@[simp] theorem natAbs_mul_self' (a : Int) : (natAbs a * natAbs a : Int) = a * a := natAbs_mul_self
theorem natAbs_eq_iff {a : Int} {n : Nat} : a.natAbs = n ↔ a = n ∨ a = -(n : Int) := natAbs_eq_natAbs_iff (b := n)
theorem natAbs_add_of_nonneg {a b : Int} : 0 ≤ a → 0 ≤ b → natAbs (a + b) = natAbs a + natAbs b :=
  fun h k => match a, b, h, k with | ofNat _, ofNat _, _, _ => rfl
theorem natAbs_add_of_nonpos {a b : Int} (ha : a ≤ 0) (hb : b ≤ 0) : natAbs (a + b) = natAbs a + natAbs b := by
  rw [← natAbs_neg, Int.neg_add, natAbs_add_of_nonneg (Int.neg_nonneg.mpr ha) (Int.neg_nonneg.mpr hb), natAbs_neg,
    natAbs_neg]
theorem natAbs_lt_natAbs_of_nonneg_of_lt {a b : Int} (w₁ : 0 ≤ a) (w₂ : a < b) : a.natAbs < b.natAbs :=
  ofNat_lt.mp (by rw [natAbs_of_nonneg w₁, natAbs_of_nonneg (Int.le_trans w₁ (Int.le_of_lt w₂))]; exact w₂)
theorem natAbs_eq_iff_mul_eq_zero {a : Int} {n : Nat} : natAbs a = n ↔ (a - n) * (a + n) = 0 := by
  rw [natAbs_eq_iff, Int.mul_eq_zero]; omega
@[simp] theorem toNat_negSucc (n : Nat) : (Int.negSucc n).toNat = 0 := rfl
@[simp] theorem toNat_natCast_add_one {n : Nat} : ((n : Int) + 1).toNat = n + 1 := rfl
@[simp] theorem ofNat_toNat (a : Int) : (a.toNat : Int) = max a 0 := toNat_eq_max a
@[simp] theorem le_toNat {n : Nat} {z : Int} (h : 0 ≤ z) : n ≤ z.toNat ↔ (n : Int) ≤ z :=
  match z, h with
  | ofNat _, _ => ofNat_le.symm
@[simp] theorem toNat_lt {n : Nat} {z : Int} (h : 0 ≤ z) : z.toNat < n ↔ z < (n : Int) :=
  match z, h with
  | ofNat _, _ => ofNat_lt.symm
theorem toNat_add {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : (a + b).toNat = a.toNat + b.toNat := by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le ha
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le hb
  rfl
theorem toNat_mul {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : (a * b).toNat = a.toNat * b.toNat := by
  obtain ⟨m, rfl⟩ := eq_ofNat_of_zero_le ha
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le hb
  rfl
theorem toNat_sub'' {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : (a - b).toNat = a.toNat - b.toNat :=
  match a, b, ha, hb with
  | ofNat m, ofNat n, _, _ => toNat_sub m n
theorem toNat_add_nat {a : Int} (ha : 0 ≤ a) (n : Nat) : (a + n).toNat = a.toNat + n :=
  match a, ha with
  | ofNat _, _ => rfl
@[simp] theorem pred_toNat (i : Int) : (i - 1).toNat = i.toNat - 1 :=
  match i with
  | ofNat m => toNat_sub m 1
  | negSucc _ => rfl
theorem toNat_sub_toNat_neg (n : Int) : (n.toNat : Int) - ((-n).toNat : Int) = n :=
  match n with
  | 0 => rfl
  | ofNat (.succ _) => rfl
  | negSucc _ => rfl
@[simp] theorem toNat_add_toNat_neg_eq_natAbs (n : Int) : n.toNat + (-n).toNat = n.natAbs :=
  match n with
  | 0 => rfl
  | ofNat (.succ _) => rfl
  | negSucc n => Nat.zero_add _
@[simp] theorem toNat_neg_natCast (n : Nat) : (-(n : Int)).toNat = 0 := by cases n <;> rfl
theorem toNat_sub_eq_zero_iff (m n : Int) : toNat (m - n) = 0 ↔ m ≤ n :=
  toNat_eq_zero.trans ⟨Int.le_of_sub_nonpos, Int.sub_nonpos_of_le⟩
theorem zero_eq_toNat_sub_iff (m n : Int) : 0 = toNat (m - n) ↔ m ≤ n :=
  ⟨fun h => (toNat_sub_eq_zero_iff m n).mp h.symm, fun h => ((toNat_sub_eq_zero_iff m n).mpr h).symm⟩
@[simp] theorem toNat_sub' (a : Int) (b : Nat) : (a - b).toNat = a.toNat - b :=
  match a with
  | ofNat m => toNat_sub m b
  | negSucc m => (toNat_of_le_zero (Int.sub_nonpos_of_le (Int.le_trans (Int.le_of_lt (negSucc_lt_zero m))
      (natCast_nonneg b)))).trans (Nat.zero_sub b).symm
@[simp] theorem toNat_sub_max_self (a : Int) : (a - max a 0).toNat = 0 :=
  toNat_of_nonpos (Int.sub_nonpos_of_le (Int.le_max_left a 0))
@[simp] theorem toNat_sub_self_max (a : Int) : (a - max 0 a).toNat = 0 :=
  toNat_of_nonpos (Int.sub_nonpos_of_le (Int.le_max_right 0 a))
@[simp] theorem toNat_lt' {m : Int} {n : Nat} (hn : 0 < n) : m.toNat < n ↔ m < n :=
  match m with
  | ofNat _ => ofNat_lt.symm
  | negSucc k => iff_of_true hn (Int.lt_of_lt_of_le (negSucc_lt_zero k) (natCast_nonneg n))
theorem lt_of_toNat_lt {a b : Int} (h : toNat a < toNat b) : a < b :=
  Int.lt_of_le_of_lt (self_le_toNat a) (lt_toNat.mp h)
theorem toNat_sub_of_le {a b : Int} (h : b ≤ a) : (toNat (a - b) : Int) = a - b :=
  toNat_of_nonneg (Int.sub_nonneg_of_le h)
theorem pos_iff_toNat_pos {n : Int} : 0 < n ↔ 0 < n.toNat := lt_toNat.symm
theorem natCast_toNat_eq_self {a : Int} : a.toNat = a ↔ 0 ≤ a := ⟨fun h => h ▸ natCast_nonneg _, toNat_of_nonneg⟩
theorem eq_natCast_toNat {a : Int} : a = a.toNat ↔ 0 ≤ a :=
  ⟨fun h => natCast_toNat_eq_self.mp h.symm, fun h => (toNat_of_nonneg h).symm⟩
theorem toNat_le_toNat {n m : Int} (h : n ≤ m) : n.toNat ≤ m.toNat := toNat_le.mpr (Int.le_trans h (self_le_toNat m))
theorem toNat_lt_toNat {n m : Int} (hn : 0 < m) : n.toNat < m.toNat ↔ n < m :=
  ⟨lt_of_toNat_lt, fun h => lt_toNat.mpr (match n with | ofNat _ => h | negSucc _ => hn)⟩
theorem mul_le_mul_of_natAbs_le {x y : Int} {s t : Nat} (hx : x.natAbs ≤ s) (hy : y.natAbs ≤ t) : x * y ≤ s * t := by
  have h : ((x * y).natAbs : Int) ≤ ((s * t : Nat) : Int) := by
    rw [natAbs_mul]; exact ofNat_le.2 (Nat.mul_le_mul hx hy)
  exact Int.le_trans le_natAbs h
end Int
