/-
Integers: simp's normal forms, products, remainders, divisibility.
-/
attribute [simp] Int.le_refl Int.lt_irrefl Int.not_le Int.not_lt Int.neg_mul Int.mul_neg Int.natCast_nonneg
  Int.add_right_neg Int.add_left_neg Int.neg_sub Int.sub_add_cancel Int.add_sub_cancel Int.emod_neg Int.ediv_neg
namespace Int
@[simp] protected theorem add_left_inj {i j : Int} (k : Int) : i + k = j + k ↔ i = j :=
  ⟨fun h => (Int.add_sub_cancel i k).symm.trans ((congrArg (· - k) h).trans (Int.add_sub_cancel j k)), congrArg (· +
    k)⟩
@[simp] protected theorem add_right_inj {i j : Int} (k : Int) : k + i = k + j ↔ i = j :=
  ⟨Int.add_left_cancel, congrArg (k + ·)⟩
@[simp] protected theorem add_le_add_iff_left {b c : Int} (a : Int) : a + b ≤ a + c ↔ b ≤ c :=
  ⟨Int.le_of_add_le_add_left, fun h => Int.add_le_add_left h a⟩
@[simp] protected theorem add_le_add_iff_right {a b : Int} (c : Int) : a + c ≤ b + c ↔ a ≤ b :=
  ⟨Int.le_of_add_le_add_right, fun h => Int.add_le_add_right h c⟩
@[simp] protected theorem neg_inj {a b : Int} : -a = -b ↔ a = b :=
  ⟨fun h => (Int.neg_neg a).symm.trans ((congrArg (- ·) h).trans (Int.neg_neg b)), congrArg (- ·)⟩
@[simp] theorem natAbs_neg (a : Int) : (-a).natAbs = a.natAbs :=
  match a with
  | .ofNat 0 => rfl
  | .ofNat (.succ _) => rfl
  | .negSucc _ => rfl
@[simp] theorem natAbs_natCast (n : Nat) : (n : Int).natAbs = n := rfl
@[simp] theorem toNat_natCast (n : Nat) : (n : Int).toNat = n := rfl
protected theorem mul_eq_zero {a b : Int} : a * b = 0 ↔ a = 0 ∨ b = 0 := by
  constructor
  · intro h
    cases a with
    | ofNat m =>
      cases b with
      | ofNat n =>
        have e : m * n = 0 := ofNat_inj.mp h
        exact (Nat.mul_eq_zero.mp e).elim (fun e => .inl (e ▸ rfl)) fun e => .inr (e ▸ rfl)
      | negSucc n =>
        have e : (ofNat m * ofNat (Nat.succ n)) = 0 := by
          have k := congrArg (fun x : Int => -x) h
          exact (Int.mul_neg (ofNat m) (negSucc n)).trans k
        have e : m * Nat.succ n = 0 := ofNat_inj.mp e
        exact (Nat.mul_eq_zero.mp e).elim (fun e => .inl (e ▸ rfl)) fun e => absurd e (Nat.succ_ne_zero n)
    | negSucc m =>
      cases b with
      | ofNat n =>
        have e : (ofNat (Nat.succ m) * ofNat n) = 0 := by
          have k := congrArg (fun x : Int => -x) h
          exact (Int.neg_mul (negSucc m) (ofNat n)).trans k
        have e : Nat.succ m * n = 0 := ofNat_inj.mp e
        exact (Nat.mul_eq_zero.mp e).elim (fun e => absurd e (Nat.succ_ne_zero m)) fun e => .inr (e ▸ rfl)
      | negSucc n =>
        have e : Nat.succ m * Nat.succ n = 0 := ofNat_inj.mp h
        exact (Nat.mul_eq_zero.mp e).elim (fun e => absurd e (Nat.succ_ne_zero m)) fun e =>
            absurd e (Nat.succ_ne_zero n)
  · intro h
    cases h with
    | inl h => rw [h, Int.zero_mul]
    | inr h => rw [h, Int.mul_zero]
protected theorem eq_of_mul_eq_mul_left {a b c : Int} (ha : a ≠ 0) (h : a * b = a * c) : b = c := by
  have k : a * (b - c) = 0 := by rw [Int.mul_sub, h, Int.sub_self]
  exact (Int.mul_eq_zero.mp k).elim (fun x => absurd x ha) Int.eq_of_sub_eq_zero
@[simp] protected theorem dvd_refl (n : Int) : n ∣ n := ⟨1, (Int.mul_one n).symm⟩
protected theorem dvd_trans {a b c : Int} : a ∣ b → b ∣ c → a ∣ c := fun h k => by
  have ⟨x, hx⟩ := h
  have ⟨y, hy⟩ := k
  exact ⟨x * y, by rw [hy, hx, Int.mul_assoc]⟩
protected theorem dvd_add {a b c : Int} : a ∣ b → a ∣ c → a ∣ b + c := fun h k => by
  have ⟨x, hx⟩ := h
  have ⟨y, hy⟩ := k
  exact ⟨x + y, by rw [hx, hy, Int.mul_add]⟩
@[simp] protected theorem dvd_mul_right (a b : Int) : a ∣ a * b := ⟨b, rfl⟩
@[simp] protected theorem dvd_mul_left (a b : Int) : b ∣ a * b := ⟨a, Int.mul_comm a b⟩
theorem dvd_iff_emod_eq_zero {a b : Int} : a ∣ b ↔ b % a = 0 := ⟨emod_eq_zero_of_dvd, dvd_of_emod_eq_zero⟩
@[simp] protected theorem dvd_neg {a b : Int} : a ∣ -b ↔ a ∣ b :=
  ⟨fun ⟨c, hc⟩ => ⟨-c, by rw [Int.mul_neg, ← hc, Int.neg_neg]⟩, fun ⟨c, hc⟩ => ⟨-c, by rw [Int.mul_neg, ← hc]⟩⟩
protected theorem dvd_sub {a b c : Int} : a ∣ b → a ∣ c → a ∣ b - c := fun h k => by
  rw [Int.sub_eq_add_neg]
  exact Int.dvd_add h (Int.dvd_neg.mpr k)

/- Two numbers have the same remainder iff their difference is a multiple. -/
private theorem emod_eq_of_dvd_sub {a b n : Int} (h : n ∣ a - b) : a % n = b % n := by
  by_cases hn : n = 0
  · subst hn
    have ⟨c, hc⟩ := h
    rw [Int.zero_mul] at hc
    rw [Int.eq_of_sub_eq_zero hc]
  · have d : n ∣ a % n - b % n := by
      have ⟨c, hc⟩ := h
      refine ⟨c - a / n + b / n, ?_⟩
      have ea := mul_ediv_add_emod a n
      have eb := mul_ediv_add_emod b n
      rw [Int.mul_add, Int.mul_sub, ← hc]
      omega
    have key : ∀ {n : Int}, 0 < n → n ∣ a % n - b % n → a % n = b % n := by
      intro n hn ⟨c, hc⟩
      have la := emod_lt_of_pos a hn
      have lb := emod_lt_of_pos b hn
      have pa := emod_nonneg a (Int.ne_of_gt hn)
      have pb := emod_nonneg b (Int.ne_of_gt hn)
      have c0 : c = 0 := by
        apply Int.le_antisymm
        · refine Int.not_lt.mp fun k => ?_
          have m := Int.mul_le_mul_of_nonneg_left (show 0 + 1 ≤ c from k) (Int.le_of_lt hn)
          rw [Int.zero_add, Int.mul_one] at m
          omega
        · refine Int.not_lt.mp fun k => ?_
          have m := Int.mul_le_mul_of_nonneg_left (show c + 1 ≤ 0 from k) (Int.le_of_lt hn)
          rw [Int.mul_add, Int.mul_one, Int.mul_zero] at m
          omega
      rw [c0, Int.mul_zero] at hc
      omega
    cases Int.lt_or_gt_of_ne hn with
    | inr p => exact key p d
    | inl p =>
      have q : 0 < -n := by omega
      have r := key q
      rw [emod_neg, emod_neg] at r
      refine r ?_
      have ⟨c, hc⟩ := d
      exact ⟨-c, by rw [Int.neg_mul, Int.mul_neg, Int.neg_neg, hc]⟩
private theorem dvd_sub_emod (a n : Int) : n ∣ a - a % n := ⟨a / n, by have := mul_ediv_add_emod a n; omega⟩
theorem emod_emod (a b : Int) : (a % b) % b = a % b :=
  (emod_eq_of_dvd_sub (dvd_sub_emod a b)).symm
@[simp] theorem emod_emod_of_dvd (n : Int) {m k : Int} (h : m ∣ k) : (n % k) % m = n % m :=
  (emod_eq_of_dvd_sub (Int.dvd_trans h (dvd_sub_emod n k))).symm
@[simp] theorem emod_add_emod (m n k : Int) : (m % n + k) % n = (m + k) % n := by
  refine (emod_eq_of_dvd_sub ?_).symm
  have e : m + k - (m % n + k) = m - m % n := by omega
  rw [e]
  exact dvd_sub_emod m n
theorem add_emod (a b n : Int) : (a + b) % n = (a % n + b % n) % n := by
  rw [emod_add_emod, Int.add_comm a (b % n), emod_add_emod, Int.add_comm]
theorem mul_emod (a b n : Int) : (a * b) % n = (a % n) * (b % n) % n := by
  refine emod_eq_of_dvd_sub ?_
  have ⟨c, hc⟩ := dvd_sub_emod a n
  have ⟨d, hd⟩ := dvd_sub_emod b n
  have ea : a = n * c + a % n := by omega
  have eb : b = n * d + b % n := by omega
  refine ⟨c * b + (a % n) * d, ?_⟩
  have h1 : a * b = (n * c + a % n) * b := by rw [← ea]
  have h2 : (a % n) * b = (a % n) * (n * d + b % n) := by rw [← eb]
  rw [h1, Int.add_mul, h2, Int.mul_add, Int.mul_add, Int.mul_assoc, Int.mul_left_comm (a % n) n]
  omega
theorem emod_two_eq (x : Int) : x % 2 = 0 ∨ x % 2 = 1 := by omega
@[simp] theorem add_mul_emod_self_left (a b c : Int) : (a + b * c) % b = a % b := by
  exact emod_eq_of_dvd_sub ⟨c, (congrArg (· - a) (Int.add_comm a _)).trans (Int.add_sub_cancel _ a)⟩

/- Order, sums and differences. -/
@[simp] theorem ofNat_zero_le (n : Nat) : 0 ≤ (n : Int) := natCast_nonneg n
@[simp, norm_cast] theorem natCast_pos {n : Nat} : (0 : Int) < n ↔ 0 < n := ofNat_lt
protected theorem zero_lt_one : (0 : Int) < 1 := by decide
protected theorem lt_trichotomy (a b : Int) : a < b ∨ a = b ∨ b < a :=
  (Int.lt_or_ge a b).elim .inl fun h => .inr ((Int.lt_or_ge b a).elim .inr fun k => .inl (Int.le_antisymm k h))
protected theorem lt_asymm {a b : Int} : a < b → ¬ b < a := fun h k => Int.lt_irrefl a (Int.lt_trans h k)
protected theorem le_antisymm_iff {a b : Int} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => ⟨Int.le_of_eq h, Int.le_of_eq h.symm⟩, fun h => Int.le_antisymm h.1 h.2⟩
protected theorem lt_iff_le_and_ne {a b : Int} : a < b ↔ a ≤ b ∧ a ≠ b :=
  ⟨fun h => ⟨Int.le_of_lt h, Int.ne_of_lt h⟩, fun h => Int.lt_of_le_of_ne h.1 h.2⟩
protected theorem lt_of_not_ge {a b : Int} (h : ¬ a ≤ b) : b < a := Int.not_le.mp h
protected theorem le_of_not_gt {a b : Int} (h : ¬ a > b) : a ≤ b := Int.not_lt.mp h
protected theorem not_lt_of_ge {a b : Int} (h : b ≤ a) : ¬ a < b := Int.not_lt.mpr h
protected theorem add_lt_add_right {a b : Int} (h : a < b) (c : Int) : a + c < b + c :=
  Int.add_comm c b ▸ Int.add_comm c a ▸ Int.add_lt_add_left h c
protected theorem add_lt_add {a b c d : Int} (h₁ : a < b) (h₂ : c < d) : a + c < b + d :=
  Int.lt_trans (Int.add_lt_add_right h₁ c) (Int.add_lt_add_left h₂ b)
@[simp] protected theorem neg_le_neg_iff {a b : Int} : -a ≤ -b ↔ b ≤ a :=
  ⟨fun h => Int.neg_neg a ▸ Int.neg_neg b ▸ Int.neg_le_neg h, Int.neg_le_neg⟩
@[simp] protected theorem neg_lt_neg_iff {a b : Int} : -a < -b ↔ b < a :=
  Int.not_le.symm.trans ((not_congr Int.neg_le_neg_iff).trans Int.not_le)
protected theorem neg_lt_neg {a b : Int} (h : a < b) : -b < -a := Int.neg_lt_neg_iff.mpr h
protected theorem neg_nonneg_of_nonpos {a : Int} (h : a ≤ 0) : 0 ≤ -a := Int.neg_le_neg h
protected theorem neg_nonpos_of_nonneg {a : Int} (h : 0 ≤ a) : -a ≤ 0 := Int.neg_le_neg h
protected theorem sub_pos_of_lt {a b : Int} (h : b < a) : 0 < a - b :=
  lt_of_eq_of_lt (Int.add_right_neg b).symm (Int.add_lt_add_right h (-b))
protected theorem lt_of_sub_pos {a b : Int} (h : 0 < a - b) : b < a :=
  Int.not_le.mp fun k => Int.not_le_of_lt h (le_of_le_of_eq (Int.add_le_add_right k (-b)) (Int.add_right_neg b))
protected theorem two_mul (n : Int) : 2 * n = n + n :=
  (Int.add_mul 1 1 n).trans (congrArg (fun x => x + x) (Int.one_mul n))
private theorem min_eq_of_ge {a b : Int} (h : b ≤ a) : min a b = b :=
  if e : a ≤ b then (if_pos e).trans (Int.le_antisymm e h) else if_neg e
private theorem max_eq_of_ge {a b : Int} (h : b ≤ a) : max a b = a :=
  if e : a ≤ b then (if_pos e).trans (Int.le_antisymm h e) else if_neg e
protected theorem min_comm (a b : Int) : min a b = min b a :=
  (Int.le_total a b).elim (fun h => (if_pos h).trans (min_eq_of_ge h).symm) fun h => (min_eq_of_ge h).trans (if_pos
    h).symm
protected theorem max_comm (a b : Int) : max a b = max b a :=
  (Int.le_total a b).elim (fun h => (if_pos h).trans (max_eq_of_ge h).symm) fun h => (max_eq_of_ge h).trans (if_pos
    h).symm
end Int
theorem Int.mul_pos {a b : Int} (ha : 0 < a) (hb : 0 < b) : 0 < a * b := by
  obtain ⟨m, rfl⟩ := Int.eq_ofNat_of_zero_le (Int.le_of_lt ha)
  obtain ⟨n, rfl⟩ := Int.eq_ofNat_of_zero_le (Int.le_of_lt hb)
  exact Int.ofNat_lt.mpr (Nat.mul_pos (Int.ofNat_lt.mp ha) (Int.ofNat_lt.mp hb))
protected theorem Int.mul_lt_mul_of_pos_left {a b c : Int} (h₁ : a < b) (h₂ : 0 < c) : c * a < c * b :=
  Int.lt_of_sub_pos (Int.mul_sub c b a ▸ Int.mul_pos h₂ (Int.sub_pos_of_lt h₁))
protected theorem Int.mul_lt_mul_of_pos_right {a b c : Int} (h₁ : a < b) (h₂ : 0 < c) : a * c < b * c := by
  rw [Int.mul_comm a, Int.mul_comm b]; exact Int.mul_lt_mul_of_pos_left h₁ h₂
@[simp] theorem Int.ediv_one (a : Int) : a / 1 = a :=
  match a with
  | .ofNat n => congrArg Int.ofNat (Nat.div_one n)
  | .negSucc n => congrArg Int.negSucc (Nat.div_one n)
theorem Int.ediv_nonneg {a b : Int} (Ha : 0 ≤ a) (Hb : 0 ≤ b) : 0 ≤ a / b := by
  obtain ⟨m, rfl⟩ := Int.eq_ofNat_of_zero_le Ha
  obtain ⟨n, rfl⟩ := Int.eq_ofNat_of_zero_le Hb
  exact Int.natCast_nonneg (m / n)
protected theorem Int.pow_nonneg {n : Int} {m : Nat} : 0 ≤ n → 0 ≤ n ^ m := fun h => by
  induction m with
  | zero => exact (by decide : (0 : Int) ≤ 1)
  | succ m ih => rw [Int.pow_succ]; exact Int.mul_nonneg ih h
theorem Int.toNat_of_nonneg {a : Int} (h : 0 ≤ a) : (toNat a : Int) = a := match a, h with | .ofNat _, _ => rfl
