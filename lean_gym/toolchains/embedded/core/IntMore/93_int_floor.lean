/-
Integers: division that rounds down.
-/
namespace Int
/- Division that rounds down, from the one with a nonnegative remainder. -/
@[simp] theorem fdiv_zero (a : Int) : a.fdiv 0 = 0 := by rw [fdiv_eq_ediv_of_nonneg a (Int.le_refl 0), Int.ediv_zero]
@[simp] theorem neg_fdiv_neg (a b : Int) : (-a).fdiv (-b) = a.fdiv b := by
  match a, b with
  | 0, b => rw [Int.neg_zero, zero_fdiv, zero_fdiv]
  | a, 0 => rw [Int.neg_zero, fdiv_zero, fdiv_zero]
  | ofNat (.succ m), ofNat (.succ n) => rfl
  | ofNat (.succ m), negSucc n => rfl
  | negSucc m, ofNat (.succ n) => rfl
  | negSucc m, negSucc n => rfl
@[simp] theorem fmod_zero (a : Int) : a.fmod 0 = a := by
  match a with
  | 0 => rfl
  | ofNat (.succ m) => exact congrArg ofNat (Nat.mod_zero _)
  | negSucc m => show subNatNat 0 (Nat.succ (m % 0)) = negSucc m; rw [Nat.mod_zero]; rfl
theorem fmod_eq_emod_of_nonneg (a : Int) {b : Int} (hb : 0 ≤ b) : a.fmod b = a % b := by
  obtain ⟨n, rfl⟩ := eq_ofNat_of_zero_le hb
  match a with
  | 0 => rw [zero_fmod, zero_emod]
  | ofNat (.succ m) => rfl
  | negSucc m => rfl
@[simp] theorem neg_fmod_neg (a b : Int) : (-a).fmod (-b) = -a.fmod b := by
  match a, b with
  | 0, b => rw [Int.neg_zero, zero_fmod, zero_fmod]; rfl
  | a, 0 => rw [Int.neg_zero, fmod_zero, fmod_zero]
  | ofNat (.succ m), ofNat (.succ n) => rfl
  | ofNat (.succ m), negSucc n =>
    show subNatNat (.succ n) (Nat.succ (m % .succ n)) = -subNatNat (m % .succ n) n
    rw [Int.subNatNat_eq_coe, Int.subNatNat_eq_coe]; omega
  | negSucc m, ofNat (.succ n) =>
    show subNatNat (m % .succ n) n = -subNatNat (.succ n) (Nat.succ (m % .succ n))
    rw [Int.subNatNat_eq_coe, Int.subNatNat_eq_coe]; omega
  | negSucc m, negSucc n => exact (Int.neg_neg _).symm
theorem fmod_add_mul_fdiv (a b : Int) : a.fmod b + b * a.fdiv b = a := by
  rcases Int.le_total 0 b with h | h
  · rw [fmod_eq_emod_of_nonneg a h, fdiv_eq_ediv_of_nonneg a h, emod_add_mul_ediv]
  · have e := emod_add_mul_ediv (-a) (-b)
    rw [← fmod_eq_emod_of_nonneg (-a) (b := -b) (by omega), ← fdiv_eq_ediv_of_nonneg (-a) (b := -b) (by omega),
      neg_fmod_neg, neg_fdiv_neg, Int.neg_mul] at e
    omega
theorem fmod_add_fdiv_mul (a b : Int) : a.fmod b + a.fdiv b * b = a := by rw [Int.mul_comm, fmod_add_mul_fdiv]
theorem mul_fdiv_add_fmod (a b : Int) : b * a.fdiv b + a.fmod b = a := by rw [Int.add_comm, fmod_add_mul_fdiv]
theorem fdiv_mul_add_fmod (a b : Int) : a.fdiv b * b + a.fmod b = a := by rw [Int.mul_comm, mul_fdiv_add_fmod]
theorem fmod_def (a b : Int) : a.fmod b = a - b * a.fdiv b := by have := fmod_add_mul_fdiv a b; omega
theorem mul_fdiv_self (a b : Int) : b * a.fdiv b = a - a.fmod b := by have := fmod_add_mul_fdiv a b; omega
theorem fdiv_mul_self (a b : Int) : a.fdiv b * b = a - a.fmod b := by rw [Int.mul_comm, mul_fdiv_self]
theorem dvd_self_sub_fmod {x m : Int} : m ∣ x - x.fmod m := ⟨x.fdiv m, (mul_fdiv_self x m).symm⟩
theorem dvd_fmod_sub_self {x m : Int} : m ∣ x.fmod m - x := by
  have := Int.dvd_neg.mpr (@dvd_self_sub_fmod x m); rwa [Int.neg_sub] at this
private theorem fmod_emod (x n : Int) : x.fmod n % n = x % n :=
  emod_eq_emod_iff_emod_sub_eq_zero.mpr (emod_eq_zero_of_dvd dvd_fmod_sub_self)
private theorem fmod_of_emod (x n : Int) : x.fmod n = if 0 ≤ n then x % n else -(-x % n) := by
  split
  · exact fmod_eq_emod_of_nonneg x ‹_›
  · rw [← emod_neg, ← fmod_eq_emod_of_nonneg (-x) (b := -n) (by omega), neg_fmod_neg, Int.neg_neg]
private theorem fmod_congr {x y n : Int} (h : x % n = y % n) : x.fmod n = y.fmod n := by
  have k : -x % n = -y % n := by
    rw [emod_eq_emod_iff_emod_sub_eq_zero] at h ⊢
    have := emod_eq_zero_of_dvd (Int.dvd_neg.mpr (dvd_of_emod_eq_zero h))
    rwa [show -x - -y = -(x - y) by omega]
  rw [fmod_of_emod, fmod_of_emod, h, k]
private theorem fmod_of_emod_eq_zero {x n : Int} (h : x % n = 0) : x.fmod n = 0 :=
  (fmod_congr (h.trans (zero_emod n).symm)).trans (zero_fmod n)
private theorem fmod_inj {x y n : Int} : x.fmod n = y.fmod n ↔ x % n = y % n :=
  ⟨fun h => by rw [← fmod_emod x, ← fmod_emod y, h], fmod_congr⟩
theorem neg_ediv {a b : Int} : (-a) / b = -(a / b) - if b ∣ a then 0 else b.sign := by
  split
  · rw [neg_ediv_of_dvd ‹_›, Int.sub_zero]
  · rename_i h
    have p : a % b ≠ 0 := fun e => h (dvd_of_emod_eq_zero e)
    have e := mul_ediv_add_emod a b
    rcases Int.lt_trichotomy b 0 with k | k | k
    · rw [sign_eq_neg_one_of_neg k]
      refine ((Int.ediv_emod_unique' (r := -b - a % b) k).mpr ⟨?_, ?_, ?_⟩).1
      · rw [Int.mul_sub, Int.mul_neg, Int.mul_neg, Int.mul_one]; omega
      · have := emod_lt_of_neg a k; omega
      · have := emod_nonneg a (b := b) (by omega); omega
    · subst k; rw [Int.ediv_zero, Int.ediv_zero]; rfl
    · rw [sign_eq_one_of_pos k]
      refine ((Int.ediv_emod_unique (r := b - a % b) k).mpr ⟨?_, ?_, ?_⟩).1
      · rw [Int.mul_sub, Int.mul_neg, Int.mul_one]; omega
      · have := emod_lt_of_pos a k; omega
      · have := emod_nonneg a (b := b) (by omega); omega
theorem fdiv_eq_ediv {a b : Int} : fdiv a b = a / b - if 0 ≤ b ∨ b ∣ a then 0 else 1 := by
  by_cases h : 0 ≤ b
  · rw [if_pos (.inl h), fdiv_eq_ediv_of_nonneg a h, Int.sub_zero]
  · rw [← neg_fdiv_neg, fdiv_eq_ediv_of_nonneg (-a) (by omega), ediv_neg, neg_ediv, sign_eq_neg_one_of_neg (by omega)]
    by_cases k : b ∣ a
    · rw [if_pos k, if_pos (.inr k)]; omega
    · rw [if_neg k, if_neg (fun e => e.elim h k)]; omega
theorem ediv_eq_fdiv {a b : Int} : a / b = fdiv a b + if 0 ≤ b ∨ b ∣ a then 0 else 1 := by
  rw [fdiv_eq_ediv]; exact (Int.sub_add_cancel _ _).symm
theorem fdiv_eq_ediv_of_dvd {a b : Int} (h : b ∣ a) : a.fdiv b = a / b := by
  rw [fdiv_eq_ediv, if_pos (.inr h), Int.sub_zero]
theorem fmod_eq_emod {a b : Int} : fmod a b = a % b + if 0 ≤ b ∨ b ∣ a then 0 else b := by
  rw [fmod_def, fdiv_eq_ediv, emod_def]
  split
  · rw [Int.sub_zero, Int.add_zero]
  · rw [Int.mul_sub, Int.mul_one]; omega
theorem emod_eq_fmod {a b : Int} : a % b = fmod a b - if 0 ≤ b ∨ b ∣ a then 0 else b := by
  rw [fmod_eq_emod]; exact (Int.add_sub_cancel _ _).symm
theorem fdiv_eq_tdiv_of_nonneg {a b : Int} (Ha : 0 ≤ a) (Hb : 0 ≤ b) : fdiv a b = a.tdiv b := by
  rw [fdiv_eq_ediv_of_nonneg a Hb, tdiv_eq_ediv_of_nonneg Ha]
theorem fmod_eq_tmod_of_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : fmod a b = a.tmod b := by
  rw [fmod_eq_emod_of_nonneg a hb, tmod_eq_emod_of_nonneg ha]
theorem ofNat_fdiv (m n : Nat) : ((m / n : Nat) : Int) = fdiv m n := (fdiv_eq_ediv_of_nonneg m (natCast_nonneg n)).symm
theorem ofNat_fmod (m n : Nat) : ((m % n : Nat) : Int) = fmod m n := (fmod_eq_emod_of_nonneg m (natCast_nonneg n)).symm

/- Its quotient, of sums and products. -/
theorem add_mul_fdiv_right (a b : Int) {c : Int} (H : c ≠ 0) : (a + b * c).fdiv c = a.fdiv c + b := by
  refine Int.eq_of_mul_eq_mul_left H ?_
  rw [mul_fdiv_self, fmod_congr (add_mul_emod_self_right a b c), Int.mul_add, mul_fdiv_self, Int.mul_comm c]; omega
theorem add_mul_fdiv_left (a : Int) {b : Int} (c : Int) (H : b ≠ 0) : (a + b * c).fdiv b = a.fdiv b + c := by
  rw [Int.mul_comm, add_mul_fdiv_right a c H]
theorem mul_add_fdiv_right (a c : Int) {b : Int} (H : b ≠ 0) : (a * b + c).fdiv b = c.fdiv b + a := by
  rw [Int.add_comm, add_mul_fdiv_right c a H]
theorem mul_add_fdiv_left (b : Int) {a : Int} (c : Int) (H : a ≠ 0) : (a * b + c).fdiv a = c.fdiv a + b := by
  rw [Int.add_comm, add_mul_fdiv_left c b H]
theorem sub_mul_fdiv_right (a b : Int) {c : Int} (H : c ≠ 0) : (a - b * c).fdiv c = a.fdiv c - b := by
  rw [Int.sub_eq_add_neg, ← Int.neg_mul, add_mul_fdiv_right a _ H]; rfl
theorem sub_mul_fdiv_left (a : Int) {b : Int} (c : Int) (H : b ≠ 0) : (a - b * c).fdiv b = a.fdiv b - c := by
  rw [Int.mul_comm, sub_mul_fdiv_right a c H]
theorem mul_sub_fdiv_right (a c : Int) {b : Int} (H : b ≠ 0) : (a * b - c).fdiv b = a + (-c).fdiv b := by
  rw [Int.sub_eq_add_neg, mul_add_fdiv_right a _ H, Int.add_comm]
theorem mul_sub_fdiv_left (b : Int) {a : Int} (c : Int) (H : a ≠ 0) : (a * b - c).fdiv a = b + (-c).fdiv a := by
  rw [Int.mul_comm, mul_sub_fdiv_right b c H]
@[simp] theorem mul_fdiv_cancel (a : Int) {b : Int} (H : b ≠ 0) : fdiv (a * b) b = a := by
  rw [fdiv_eq_ediv_of_dvd (Int.dvd_mul_left a b), Int.mul_ediv_cancel a H]
@[simp] theorem mul_fdiv_cancel_left {a : Int} (b : Int) (H : a ≠ 0) : fdiv (a * b) a = b := by
  rw [Int.mul_comm, mul_fdiv_cancel b H]
theorem add_fdiv_of_dvd_right {a b c : Int} (H : c ∣ b) : (a + b).fdiv c = a.fdiv c + b.fdiv c := by
  by_cases h : c = 0
  · subst h; rw [fdiv_zero, fdiv_zero, fdiv_zero]; rfl
  · obtain ⟨k, rfl⟩ := H
    rw [add_mul_fdiv_left a k h, mul_fdiv_cancel_left k h]
theorem add_fdiv_of_dvd_left {a b c : Int} (H : c ∣ a) : (a + b).fdiv c = a.fdiv c + b.fdiv c := by
  rw [Int.add_comm, add_fdiv_of_dvd_right H, Int.add_comm]
theorem neg_fdiv_of_dvd {a b : Int} : b ∣ a → (-a).fdiv b = -(a.fdiv b) := fun h => by
  rw [fdiv_eq_ediv_of_dvd h, fdiv_eq_ediv_of_dvd (Int.dvd_neg.mpr h), neg_ediv_of_dvd h]
theorem sub_fdiv_of_dvd (a : Int) {b c : Int} (hcb : c ∣ b) : (a - b).fdiv c = a.fdiv c - b.fdiv c := by
  rw [Int.sub_eq_add_neg, add_fdiv_of_dvd_right (Int.dvd_neg.mpr hcb), neg_fdiv_of_dvd hcb]; rfl
theorem fdiv_nonneg_of_nonpos_of_nonpos {a b : Int} (Ha : a ≤ 0) (Hb : b ≤ 0) : 0 ≤ a.fdiv b := by
  rw [← neg_fdiv_neg, fdiv_eq_ediv_of_nonneg _ (by omega)]; exact ediv_nonneg (by omega) (by omega)
theorem fdiv_nonpos_of_nonneg_of_nonpos {a b : Int} : 0 ≤ a → b ≤ 0 → a.fdiv b ≤ 0 := fun h k => by
  rw [← neg_fdiv_neg, fdiv_eq_ediv_of_nonneg _ (by omega)]
  by_cases z : b = 0
  · subst z; rw [Int.neg_zero, Int.ediv_zero]; decide
  · exact Int.le_of_lt_add_one ((Int.ediv_lt_iff_lt_mul (by omega)).mpr (by omega))
theorem fdiv_neg_of_neg_of_pos {a b : Int} : a < 0 → 0 < b → a.fdiv b < 0 := fun h k => by
  rw [fdiv_eq_ediv_of_nonneg _ (by omega)]; exact (Int.ediv_lt_iff_lt_mul k).mpr (by omega)
@[simp] theorem mul_fdiv_mul_of_pos {a : Int} (b c : Int) (H : 0 < a) : (a * b).fdiv (a * c) = b.fdiv c := by
  have key (x y : Int) (h : 0 ≤ y) : (a * x).fdiv (a * y) = x.fdiv y := by
    rw [fdiv_eq_ediv_of_nonneg _ h, fdiv_eq_ediv_of_nonneg _ (Int.mul_nonneg (by omega) h), mul_ediv_mul_of_pos _ _ H]
  rcases Int.le_total 0 c with h | h
  · exact key b c h
  · rw [← neg_fdiv_neg, ← neg_fdiv_neg b, ← Int.mul_neg, ← Int.mul_neg]; exact key _ _ (by omega)
@[simp] theorem mul_fdiv_mul_of_pos_left (a : Int) {b : Int} (c : Int) (H : 0 < b) :
    (a * b).fdiv (c * b) = a.fdiv c := by
  rw [Int.mul_comm a, Int.mul_comm c, mul_fdiv_mul_of_pos a c H]
@[simp] theorem mul_fmod_mul_of_pos {a : Int} (b c : Int) (H : 0 < a) : (a * b).fmod (a * c) = a * (b.fmod c) := by
  rw [fmod_def, fmod_def, mul_fdiv_mul_of_pos b c H, Int.mul_sub, Int.mul_assoc]
@[simp] theorem fdiv_one (a : Int) : a.fdiv 1 = a := by rw [fdiv_eq_ediv_of_nonneg a (by decide), Int.ediv_one]
@[simp] theorem fdiv_self {a : Int} (H : a ≠ 0) : a.fdiv a = 1 := by
  have := mul_fdiv_cancel 1 H; rwa [Int.one_mul] at this
theorem fdiv_eq_of_eq_mul_right {a b c : Int} (H1 : b ≠ 0) (H2 : a = b * c) : a.fdiv b = c := by
  rw [H2, mul_fdiv_cancel_left c H1]
theorem eq_fdiv_of_mul_eq_right {a b c : Int} (H1 : a ≠ 0) (H2 : a * b = c) : b = c.fdiv a :=
  (fdiv_eq_of_eq_mul_right H1 H2.symm).symm
theorem fdiv_eq_of_eq_mul_left {a b c : Int} (H1 : b ≠ 0) (H2 : a = c * b) : a.fdiv b = c :=
  fdiv_eq_of_eq_mul_right H1 (by rw [Int.mul_comm, H2])
theorem eq_fdiv_of_mul_eq_left {a b c : Int} (H1 : b ≠ 0) (H2 : a * b = c) : a = c.fdiv b :=
  (fdiv_eq_of_eq_mul_left H1 H2.symm).symm
theorem neg_fdiv {a b : Int} : (-a).fdiv b = -(a.fdiv b) - if b = 0 ∨ b ∣ a then 0 else 1 := by
  by_cases z : b = 0
  · subst z; rw [fdiv_zero, fdiv_zero, if_pos (.inl rfl)]; rfl
  · rw [fdiv_eq_ediv, fdiv_eq_ediv, neg_ediv]
    by_cases k : b ∣ a
    · simp only [k, Int.dvd_neg.mpr k, if_true, or_true]; omega
    · simp only [k, mt Int.dvd_neg.mp k, z, if_false, or_false]
      rcases Int.lt_or_ge b 0 with h | h
      · rw [sign_eq_neg_one_of_neg h, if_neg (by omega)]; omega
      · rw [sign_eq_one_of_pos (by omega), if_pos h]; omega
theorem fdiv_neg {a b : Int} (h : b ≠ 0) : a.fdiv (-b) = if b ∣ a then -(a.fdiv b) else -(a.fdiv b) - 1 := by
  rw [← neg_fdiv_neg, Int.neg_neg, neg_fdiv]
  split <;> rename_i k
  · rw [if_pos (k.resolve_left h), Int.sub_zero]
  · rw [if_neg fun e => k (.inr e)]

/- Its remainder. -/
theorem fmod_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a.fmod b := by
  rw [fmod_eq_tmod_of_nonneg ha hb]; exact tmod_nonneg b ha
theorem fmod_nonneg_of_pos (a : Int) {b : Int} (hb : 0 < b) : 0 ≤ a.fmod b := by
  rw [fmod_eq_emod_of_nonneg a (by omega)]; exact emod_nonneg a (by omega)
theorem add_fmod (a b n : Int) : (a + b).fmod n = (a.fmod n + b.fmod n).fmod n :=
  fmod_congr (by rw [add_emod, add_emod (a.fmod n), fmod_emod, fmod_emod])
theorem mul_fmod (a b n : Int) : (a * b).fmod n = (a.fmod n * b.fmod n).fmod n :=
  fmod_congr (by rw [mul_emod, mul_emod (a.fmod n), fmod_emod, fmod_emod])
theorem sub_fmod (a b n : Int) : (a - b).fmod n = (a.fmod n - b.fmod n).fmod n :=
  fmod_congr (by rw [sub_emod, sub_emod (a.fmod n), fmod_emod, fmod_emod])
theorem add_fmod_eq_add_fmod_right {m n k : Int} (i : Int) (H : m.fmod n = k.fmod n) :
    (m + i).fmod n = (k + i).fmod n :=
  fmod_congr (add_emod_eq_add_emod_right i (fmod_inj.mp H))
theorem add_fmod_eq_add_fmod_left {m n k : Int} (i : Int) (H : m.fmod n = k.fmod n) : (i + m).fmod n = (i + k).fmod n :=
  fmod_congr (add_emod_eq_add_emod_left i (fmod_inj.mp H))
theorem dvd_iff_fmod_eq_zero {a b : Int} : a ∣ b ↔ b.fmod a = 0 := by
  rw [dvd_iff_emod_eq_zero]
  exact ⟨fun h => (fmod_congr (h.trans (zero_emod a).symm)).trans (zero_fmod a),
    fun h => by rw [← fmod_emod, h, zero_emod]⟩
theorem fmod_eq_zero_of_dvd {a b : Int} : a ∣ b → b.fmod a = 0 := dvd_iff_fmod_eq_zero.mp
theorem dvd_of_fmod_eq_zero {a b : Int} (H : b.fmod a = 0) : a ∣ b := dvd_iff_fmod_eq_zero.mpr H
@[simp] theorem fmod_fmod_of_dvd (n : Int) {m k : Int} (h : m ∣ k) : (n.fmod k).fmod m = n.fmod m :=
  fmod_congr (emod_eq_emod_iff_emod_sub_eq_zero.mpr (emod_eq_zero_of_dvd (Int.dvd_trans h dvd_fmod_sub_self)))
theorem fmod_eq_fmod_iff_fmod_sub_eq_zero {m n k : Int} : m.fmod n = k.fmod n ↔ (m - k).fmod n = 0 := by
  rw [fmod_inj, emod_eq_emod_iff_emod_sub_eq_zero, ← dvd_iff_emod_eq_zero, dvd_iff_fmod_eq_zero]
theorem dvd_self_sub_of_fmod_eq {a b c : Int} (h : a.fmod b = c) : b ∣ a - c := h ▸ dvd_self_sub_fmod
theorem dvd_sub_self_of_fmod_eq {a b c : Int} (h : a.fmod b = c) : b ∣ c - a := h ▸ dvd_fmod_sub_self
theorem fmod_two_eq (x : Int) : x.fmod 2 = 0 ∨ x.fmod 2 = 1 := by
  rw [fmod_eq_emod_of_nonneg x (by decide)]; exact emod_two_eq x
protected theorem fdiv_fmod_unique {a b r q : Int} (h : 0 < b) :
    a.fdiv b = q ∧ a.fmod b = r ↔ r + b * q = a ∧ 0 ≤ r ∧ r < b := by
  rw [fdiv_eq_ediv_of_nonneg a (by omega), fmod_eq_emod_of_nonneg a (by omega), Int.ediv_emod_unique h]
protected theorem fdiv_fmod_unique' {a b r q : Int} (h : b < 0) :
    a.fdiv b = q ∧ a.fmod b = r ↔ r + b * q = a ∧ b < r ∧ r ≤ 0 := by
  have := Int.fdiv_fmod_unique (a := -a) (b := -b) (r := -r) (q := q) (Int.neg_pos.mpr h)
  rw [neg_fdiv_neg, neg_fmod_neg, Int.neg_inj, Int.neg_mul] at this
  rw [this, ← Int.neg_add, Int.neg_inj, Int.neg_nonneg, Int.neg_lt_neg_iff]
  exact and_congr_right fun _ => and_comm
protected theorem fdiv_mul_cancel_of_fmod_eq_zero {a b : Int} (H : a.fmod b = 0) : a.fdiv b * b = a := by
  have := fdiv_mul_add_fmod a b; omega
theorem fdiv_nonneg {a b : Int} (Ha : 0 ≤ a) (Hb : 0 ≤ b) : 0 ≤ a.fdiv b := by
  rw [fdiv_eq_ediv_of_nonneg _ (by omega)]; exact ediv_nonneg Ha Hb
theorem fdiv_eq_zero_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : a.fdiv b = 0 := by
  rw [fdiv_eq_ediv_of_nonneg _ (by omega)]; exact ediv_eq_zero_of_lt H1 H2
theorem fmod_lt_of_pos (a : Int) {b : Int} (H : 0 < b) : a.fmod b < b := by
  rw [fmod_eq_emod_of_nonneg _ (by omega)]; apply emod_lt_of_pos <;> assumption
@[simp] theorem add_mul_fmod_self_right (a b c : Int) : (a + b * c).fmod c = a.fmod c :=
  fmod_congr (add_mul_emod_self_right ..)
@[simp] theorem add_mul_fmod_self_left (a b c : Int) : (a + b * c).fmod b = a.fmod b :=
  fmod_congr (add_mul_emod_self_left ..)
@[simp] theorem mul_add_fmod_self_right (a b c : Int) : (a * b + c).fmod b = c.fmod b :=
  fmod_congr (mul_add_emod_self_right ..)
@[simp] theorem mul_add_fmod_self_left (a b c : Int) : (a * b + c).fmod a = c.fmod a :=
  fmod_congr (mul_add_emod_self_left ..)
@[simp] theorem add_neg_mul_fmod_self_right (a b c : Int) : (a + -(b * c)).fmod c = a.fmod c :=
  fmod_congr (add_neg_mul_emod_self_right ..)
@[simp] theorem add_neg_mul_fmod_self_left (a b c : Int) : (a + -(b * c)).fmod b = a.fmod b :=
  fmod_congr (add_neg_mul_emod_self_left ..)
@[simp] theorem add_fmod_right (a b : Int) : (a + b).fmod b = a.fmod b := fmod_congr (add_emod_right ..)
@[simp] theorem add_fmod_left (a b : Int) : (a + b).fmod a = b.fmod a := fmod_congr (add_emod_left ..)
@[simp] theorem sub_mul_fmod_self_right (a b c : Int) : (a - b * c).fmod c = a.fmod c :=
  fmod_congr (sub_mul_emod_self_right ..)
@[simp] theorem sub_mul_fmod_self_left (a b c : Int) : (a - b * c).fmod b = a.fmod b :=
  fmod_congr (sub_mul_emod_self_left ..)
@[simp] theorem mul_sub_fmod_self_right (a b c : Int) : (a * b - c).fmod b = (-c).fmod b :=
  fmod_congr (mul_sub_emod_self_right ..)
@[simp] theorem mul_sub_fmod_self_left (a b c : Int) : (a * b - c).fmod a = (-c).fmod a :=
  fmod_congr (mul_sub_emod_self_left ..)
@[simp] theorem sub_fmod_right (a b : Int) : (a - b).fmod b = a.fmod b := fmod_congr (sub_emod_right ..)
@[simp] theorem sub_fmod_left (a b : Int) : (a - b).fmod a = (-b).fmod a := fmod_congr (sub_emod_left ..)
@[simp] theorem fmod_add_fmod (m n k : Int) : (m.fmod n + k).fmod n = (m + k).fmod n :=
  fmod_congr (by simp [add_emod, sub_emod, mul_emod, fmod_emod])
@[simp] theorem add_fmod_fmod (m n k : Int) : (m + n.fmod k).fmod k = (m + n).fmod k :=
  fmod_congr (by simp [add_emod, sub_emod, mul_emod, fmod_emod])
theorem fmod_add_cancel_right {m n k : Int} (i : Int) : (m + i).fmod n = (k + i).fmod n ↔ m.fmod n = k.fmod n :=
  fmod_inj.trans ((emod_add_cancel_right ..).trans fmod_inj.symm)
@[simp] theorem mul_fmod_left (a b : Int) : (a * b).fmod b = 0 := fmod_of_emod_eq_zero (mul_emod_left ..)
@[simp] theorem mul_fmod_right (a b : Int) : (a * b).fmod a = 0 := fmod_of_emod_eq_zero (mul_emod_right ..)
@[simp] theorem fmod_self {a : Int} : a.fmod a = 0 := fmod_of_emod_eq_zero (emod_self ..)
theorem fmod_fmod (a b : Int) : (a.fmod b).fmod b = a.fmod b := fmod_congr (by simp [mul_emod, fmod_emod])
theorem fmod_eq_of_lt {a b : Int} (H1 : 0 ≤ a) (H2 : a < b) : a.fmod b = a := by
  rw [fmod_eq_emod_of_nonneg _ (by omega)]; exact emod_eq_of_lt H1 H2
theorem mul_fdiv_cancel_of_fmod_eq_zero {a b : Int} (H : a.fmod b = 0) : b * a.fdiv b = a := by
  have := fmod_add_mul_fdiv a b
  omega
@[simp] theorem neg_fmod_self (a : Int) : (-a).fmod a = 0 := fmod_of_emod_eq_zero (neg_emod_self ..)
theorem lt_fdiv_add_one_mul_self (a : Int) {b : Int} (H : 0 < b) : a < (a.fdiv b + 1) * b := by
  rw [fdiv_eq_ediv_of_nonneg _ (by omega)]; apply lt_ediv_add_one_mul_self <;> assumption
theorem fmod_add_cancel_left {m n k i : Int} : (i + m).fmod n = (i + k).fmod n ↔ m.fmod n = k.fmod n :=
  fmod_inj.trans ((emod_add_cancel_left ..).trans fmod_inj.symm)
theorem fmod_sub_cancel_right {m n k : Int} (i : Int) : (m - i).fmod n = (k - i).fmod n ↔ m.fmod n = k.fmod n :=
  fmod_inj.trans ((emod_sub_cancel_right ..).trans fmod_inj.symm)
theorem fmod_sub_cancel_left {m n k : Int} (i : Int) : (i - m).fmod n = (i - k).fmod n ↔ m.fmod n = k.fmod n :=
  fmod_inj.trans ((emod_sub_cancel_left ..).trans fmod_inj.symm)
@[simp] theorem neg_mul_fmod_right (a b : Int) : (-(a * b)).fmod a = 0 := fmod_of_emod_eq_zero (neg_mul_emod_right ..)
@[simp] theorem neg_mul_fmod_left (a b : Int) : (-(a * b)).fmod b = 0 := fmod_of_emod_eq_zero (neg_mul_emod_left ..)
@[simp] theorem fmod_one (a : Int) : a.fmod 1 = 0 := fmod_of_emod_eq_zero (emod_one ..)
@[simp] theorem add_neg_fmod_self (a b : Int) : (a + -b).fmod b = a.fmod b := fmod_congr (add_neg_emod_self ..)
@[simp] theorem neg_add_fmod_self (a b : Int) : (-a + b).fmod a = b.fmod a := fmod_congr (neg_add_emod_self ..)
theorem lt_mul_fdiv_self_add {x k : Int} (h : 0 < k) : x < k * x.fdiv k + k := by
  rw [fdiv_eq_ediv_of_nonneg _ (by omega)]; exact lt_mul_ediv_self_add h

/- Its quotient of a multiple. -/
protected theorem mul_fdiv_cancel_of_dvd {a b : Int} (H : b ∣ a) : b * a.fdiv b = a := by
  rw [fdiv_eq_ediv_of_dvd H, Int.mul_ediv_cancel' H]
protected theorem fdiv_mul_cancel_of_dvd {a b : Int} (H : b ∣ a) : a.fdiv b * b = a := by
  rw [Int.mul_comm, Int.mul_fdiv_cancel_of_dvd H]
protected theorem fdiv_mul_cancel {a b : Int} (H : b ∣ a) : a.fdiv b * b = a := Int.fdiv_mul_cancel_of_dvd H
protected theorem mul_fdiv_cancel' {a b : Int} (H : a ∣ b) : a * b.fdiv a = b := Int.mul_fdiv_cancel_of_dvd H
protected theorem eq_mul_of_fdiv_eq_right {a b c : Int} (H1 : b ∣ a) (H2 : a.fdiv b = c) : a = b * c := by
  rw [← H2, Int.mul_fdiv_cancel' H1]
protected theorem eq_mul_of_fdiv_eq_left {a b c : Int} (H1 : b ∣ a) (H2 : a.fdiv b = c) : a = c * b := by
  rw [← H2, Int.fdiv_mul_cancel H1]
protected theorem fdiv_eq_iff_eq_mul_right {a b c : Int} (H : b ≠ 0) (H' : b ∣ a) : a.fdiv b = c ↔ a = b * c :=
  ⟨Int.eq_mul_of_fdiv_eq_right H', fdiv_eq_of_eq_mul_right H⟩
protected theorem fdiv_eq_iff_eq_mul_left {a b c : Int} (H : b ≠ 0) (H' : b ∣ a) : a.fdiv b = c ↔ a = c * b :=
  ⟨Int.eq_mul_of_fdiv_eq_left H', fdiv_eq_of_eq_mul_left H⟩
protected theorem eq_zero_of_fdiv_eq_zero {d n : Int} (h : d ∣ n) (H : n.fdiv d = 0) : n = 0 := by
  rw [← Int.mul_fdiv_cancel' h, H, Int.mul_zero]
@[simp] protected theorem fdiv_left_inj {a b d : Int} (hda : d ∣ a) (hdb : d ∣ b) : a.fdiv d = b.fdiv d ↔ a = b :=
  ⟨fun h => by rw [← Int.mul_fdiv_cancel' hda, h, Int.mul_fdiv_cancel' hdb], fun h => h ▸ rfl⟩
protected theorem mul_fdiv_assoc (a : Int) {b c : Int} : c ∣ b → (a * b).fdiv c = a * (b.fdiv c) := fun h => by
  rw [fdiv_eq_ediv_of_dvd h, fdiv_eq_ediv_of_dvd (Int.dvd_mul_of_dvd_right h), Int.mul_ediv_assoc a h]
protected theorem mul_fdiv_assoc' (b : Int) {a c : Int} (h : c ∣ a) : (a * b).fdiv c = a.fdiv c * b := by
  rw [Int.mul_comm, Int.mul_fdiv_assoc b h, Int.mul_comm]
theorem fdiv_dvd_fdiv {a b c : Int} : a ∣ b → b ∣ c → b.fdiv a ∣ c.fdiv a := fun h k => by
  rw [fdiv_eq_ediv_of_dvd h, fdiv_eq_ediv_of_dvd (Int.dvd_trans h k)]; exact ediv_dvd_ediv h k
theorem mul_fdiv_self_le {x k : Int} (h : 0 < k) : k * (x.fdiv k) ≤ x := by
  have := fmod_nonneg_of_pos x h
  have := mul_fdiv_add_fmod x k
  omega
theorem fdiv_sign {a b : Int} : a.fdiv (sign b) = a * sign b := by
  rcases Int.lt_trichotomy b 0 with h | h | h
  · rw [sign_eq_neg_one_of_neg h, ← neg_fdiv_neg, Int.mul_neg, Int.mul_one]; exact fdiv_one _
  · subst h; exact (fdiv_zero a).trans (Int.mul_zero a).symm
  · rw [sign_eq_one_of_pos h, Int.mul_one]; exact fdiv_one a
protected theorem sign_eq_fdiv_abs (a : Int) : sign a = a.fdiv a.natAbs := by
  by_cases z : a = 0
  · subst z; rfl
  · refine (fdiv_eq_of_eq_mul_left (by omega) ?_).symm
    rw [Int.sign_mul_natAbs]
end Int
