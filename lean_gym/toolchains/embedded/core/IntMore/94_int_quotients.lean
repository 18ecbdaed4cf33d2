/-
Integers: the order of quotients, their signs, and quotients of sums.
-/
namespace Int
/- The order of quotients of multiples. -/
private theorem mul_le_iff {a b c : Int} (h : 0 < a) : a * b ≤ a * c ↔ b ≤ c := by
  rw [Int.mul_comm a, Int.mul_comm a, Int.mul_le_mul_iff_of_pos_right h]
private theorem mul_lt_iff {a b c : Int} (h : 0 < a) : a * b < a * c ↔ b < c := by
  rw [← Int.not_le, mul_le_iff h, Int.not_le]
theorem ediv_le_iff_of_dvd_of_pos {a b c : Int} (hb : 0 < b) (hba : b ∣ a) : a / b ≤ c ↔ a ≤ b * c := by
  obtain ⟨x, rfl⟩ := hba
  rw [mul_ediv_cancel_left x (by omega), mul_le_iff hb]
theorem ediv_le_iff_of_dvd_of_neg {a b c : Int} (hb : b < 0) (hba : b ∣ a) : a / b ≤ c ↔ b * c ≤ a := by
  obtain ⟨x, rfl⟩ := hba
  rw [mul_ediv_cancel_left x (by omega), Int.mul_le_mul_left_of_neg hb]
theorem ediv_lt_iff_of_dvd_of_pos {a b c : Int} (hb : 0 < b) (hba : b ∣ a) : a / b < c ↔ a < b * c := by
  obtain ⟨x, rfl⟩ := hba
  rw [mul_ediv_cancel_left x (by omega), mul_lt_iff hb]
theorem ediv_lt_iff_of_dvd_of_neg {a b c : Int} (hb : b < 0) (hba : b ∣ a) : a / b < c ↔ b * c < a := by
  obtain ⟨x, rfl⟩ := hba
  rw [mul_ediv_cancel_left x (by omega), Int.mul_lt_mul_left_of_neg hb]
theorem le_ediv_iff_of_dvd_of_pos {a b c : Int} (hc : 0 < c) (hcb : c ∣ b) : a ≤ b / c ↔ c * a ≤ b := by
  obtain ⟨x, rfl⟩ := hcb
  rw [mul_ediv_cancel_left x (by omega), mul_le_iff hc]
theorem le_ediv_iff_of_dvd_of_neg {a b c : Int} (hc : c < 0) (hcb : c ∣ b) : a ≤ b / c ↔ b ≤ c * a := by
  obtain ⟨x, rfl⟩ := hcb
  rw [mul_ediv_cancel_left x (by omega), Int.mul_le_mul_left_of_neg hc]
theorem lt_ediv_iff_of_dvd_of_pos {a b c : Int} (hc : 0 < c) (hcb : c ∣ b) : a < b / c ↔ c * a < b := by
  obtain ⟨x, rfl⟩ := hcb
  rw [mul_ediv_cancel_left x (by omega), mul_lt_iff hc]
theorem lt_ediv_iff_of_dvd_of_neg {a b c : Int} (hc : c < 0) (hcb : c ∣ b) : a < b / c ↔ b < c * a := by
  obtain ⟨x, rfl⟩ := hcb
  rw [mul_ediv_cancel_left x (by omega), Int.mul_lt_mul_left_of_neg hc]
section
variable {a b c d : Int}
private theorem ediv_le_ediv_of_pos (h : 0 < d * b) (hba : b ∣ a) (hdc : d ∣ c) : a / b ≤ c / d ↔ d * a ≤ c * b := by
  obtain ⟨x, rfl⟩ := hba
  obtain ⟨y, rfl⟩ := hdc
  have hd : d ≠ 0 := by rintro rfl; rw [Int.zero_mul] at h; omega
  have hb : b ≠ 0 := by rintro rfl; rw [Int.mul_zero] at h; omega
  rw [mul_ediv_cancel_left x hb, mul_ediv_cancel_left y hd, ← Int.mul_assoc, Int.mul_right_comm d y, mul_le_iff h]
private theorem ediv_le_ediv_of_neg (h : d * b < 0) (hba : b ∣ a) (hdc : d ∣ c) : a / b ≤ c / d ↔ c * b ≤ d * a := by
  obtain ⟨x, rfl⟩ := hba
  obtain ⟨y, rfl⟩ := hdc
  have hd : d ≠ 0 := by rintro rfl; rw [Int.zero_mul] at h; omega
  have hb : b ≠ 0 := by rintro rfl; rw [Int.mul_zero] at h; omega
  rw [mul_ediv_cancel_left x hb, mul_ediv_cancel_left y hd, ← Int.mul_assoc, Int.mul_right_comm d y,
    Int.mul_le_mul_left_of_neg h]
private theorem ediv_lt_ediv_of_pos (h : 0 < d * b) (hba : b ∣ a) (hdc : d ∣ c) : a / b < c / d ↔ d * a < c * b := by
  rw [← Int.not_le, ediv_le_ediv_of_pos (Int.mul_comm d b ▸ h) hdc hba, Int.not_le, Int.mul_comm a, Int.mul_comm b]
private theorem ediv_lt_ediv_of_neg (h : d * b < 0) (hba : b ∣ a) (hdc : d ∣ c) : a / b < c / d ↔ c * b < d * a := by
  rw [← Int.not_le, ediv_le_ediv_of_neg (Int.mul_comm d b ▸ h) hdc hba, Int.not_le, Int.mul_comm a, Int.mul_comm b]
theorem ediv_le_ediv_iff_of_dvd_of_pos_of_pos (hb : 0 < b) (hd : 0 < d) (hba : b ∣ a) (hdc : d ∣ c) :
    a / b ≤ c / d ↔ d * a ≤ c * b := ediv_le_ediv_of_pos (Int.mul_pos hd hb) hba hdc
theorem ediv_le_ediv_iff_of_dvd_of_pos_of_neg (hb : 0 < b) (hd : d < 0) (hba : b ∣ a) (hdc : d ∣ c) :
    a / b ≤ c / d ↔ c * b ≤ d * a := ediv_le_ediv_of_neg (Int.mul_neg_of_neg_of_pos hd hb) hba hdc
theorem ediv_le_ediv_iff_of_dvd_of_neg_of_pos (hb : b < 0) (hd : 0 < d) (hba : b ∣ a) (hdc : d ∣ c) :
    a / b ≤ c / d ↔ c * b ≤ d * a := ediv_le_ediv_of_neg (Int.mul_neg_of_pos_of_neg hd hb) hba hdc
theorem ediv_le_ediv_iff_of_dvd_of_neg_of_neg (hb : b < 0) (hd : d < 0) (hba : b ∣ a) (hdc : d ∣ c) :
    a / b ≤ c / d ↔ d * a ≤ c * b := ediv_le_ediv_of_pos (Int.mul_pos_of_neg_of_neg hd hb) hba hdc
theorem ediv_lt_ediv_iff_of_dvd_of_pos (hb : 0 < b) (hd : 0 < d) (hba : b ∣ a) (hdc : d ∣ c) :
    a / b < c / d ↔ d * a < c * b := ediv_lt_ediv_of_pos (Int.mul_pos hd hb) hba hdc
theorem ediv_lt_ediv_iff_of_dvd_of_pos_of_neg (hb : 0 < b) (hd : d < 0) (hba : b ∣ a) (hdc : d ∣ c) :
    a / b < c / d ↔ c * b < d * a := ediv_lt_ediv_of_neg (Int.mul_neg_of_neg_of_pos hd hb) hba hdc
theorem ediv_lt_ediv_iff_of_dvd_of_neg_of_pos (hb : b < 0) (hd : 0 < d) (hba : b ∣ a) (hdc : d ∣ c) :
    a / b < c / d ↔ c * b < d * a := ediv_lt_ediv_of_neg (Int.mul_neg_of_pos_of_neg hd hb) hba hdc
theorem ediv_lt_ediv_iff_of_dvd_of_neg_of_neg (hb : b < 0) (hd : d < 0) (hba : b ∣ a) (hdc : d ∣ c) :
    a / b < c / d ↔ d * a < c * b := ediv_lt_ediv_of_pos (Int.mul_pos_of_neg_of_neg hd hb) hba hdc
end
theorem ediv_lt_ediv_of_lt {a b c : Int} (h : a < b) (hcb : c ∣ b) (hc : 0 < c) : a / c < b / c := by
  rw [lt_ediv_iff_of_dvd_of_pos hc hcb]; exact Int.lt_of_le_of_lt (mul_ediv_self_le (by omega)) h
theorem ext_ediv_emod {n a b : Int} (h0 : a / n = b / n) (h1 : a % n = b % n) : a = b := by
  rw [← mul_ediv_add_emod a n, ← mul_ediv_add_emod b n, h0, h1]
theorem ext_ediv_emod_iff (n a b : Int) : a = b ↔ a / n = b / n ∧ a % n = b % n :=
  ⟨fun h => h ▸ ⟨rfl, rfl⟩, fun h => ext_ediv_emod h.1 h.2⟩
theorem ediv_nonneg_of_nonneg_of_nonneg {x y : Int} (hx : 0 ≤ x) (hy : 0 ≤ y) : 0 ≤ x / y := ediv_nonneg hx hy

/- Signs and absolute values. -/
theorem neg_emod {a b : Int} : (-a) % b = if b ∣ a then 0 else b.natAbs - (a % b) := by
  split
  · exact emod_eq_zero_of_dvd (Int.dvd_neg.mpr ‹_›)
  · rename_i h
    rw [emod_def, neg_ediv, if_neg h, emod_def, Int.mul_sub, Int.mul_neg, Int.mul_sign_self]; omega
theorem sign_emod (a : Int) {b : Int} (h : b ≠ 0) : sign (a % b) = if b ∣ a then 0 else 1 := by
  split
  · rw [emod_eq_zero_of_dvd ‹_›]; rfl
  · rename_i k
    have p : a % b ≠ 0 := fun e => k (dvd_of_emod_eq_zero e)
    have := emod_nonneg a h
    exact sign_eq_one_of_pos (by omega)
protected theorem sign_eq_ediv_natAbs (a : Int) : sign a = a / a.natAbs := by
  rw [Int.sign_eq_tdiv_abs]
  by_cases z : a = 0
  · subst z; rfl
  · exact tdiv_eq_ediv_of_dvd natAbs_dvd_self
theorem ofNat_mod_ofNat (m n : Nat) : (m % n : Int) = ↑(m % n) := rfl
theorem emod_negSucc (m : Nat) (n : Int) : (negSucc m) % n = subNatNat (natAbs n) (Nat.succ (m % natAbs n)) := rfl
theorem negSucc_ediv (m : Nat) {b : Int} (H : 0 < b) : (negSucc m) / b = -(ediv m b + 1) := by
  obtain ⟨n, rfl⟩ := eq_succ_of_zero_lt H
  rfl
theorem ofNat_ediv_ofNat {a b : Nat} : (a / b : Int) = (a / b : Nat) := rfl
theorem negSucc_ediv_ofNat_succ {a b : Nat} : negSucc a / ((b + 1 : Nat) : Int) = negSucc (a / Nat.succ b) := rfl
theorem negSucc_ediv_negSucc {a b : Nat} : negSucc a / negSucc b = ((a / (b + 1)) + 1 : Nat) := rfl
theorem ofNat_ediv_negSucc {a b : Nat} : ofNat a / negSucc b = -(a / (b + 1) : Nat) := by
  show negOfNat (a / (b + 1)) = _; exact negOfNat_eq
theorem negSucc_emod_ofNat {a b : Nat} : negSucc a % (b : Int) = subNatNat b (Nat.succ (a % b)) := rfl
theorem negSucc_emod_negSucc {a b : Nat} : negSucc a % negSucc b = subNatNat (b + 1) (Nat.succ (a % (b + 1))) := rfl

/- Quotients of sums and of quotients. -/
private theorem add_ediv_of_lt {p q d : Int} (hp : 0 ≤ p) (hq : 0 ≤ q) (hp' : p < d) (hq' : q < d) :
    (p + q) / d = if d ≤ p + q then 1 else 0 := by
  split
  · exact ((Int.ediv_emod_unique (r := p + q - d) (Int.lt_of_le_of_lt hp hp')).mpr
      ⟨by omega, Int.sub_nonneg.mpr ‹_›, by omega⟩).1
  · exact ediv_eq_zero_of_lt (Int.add_nonneg hp hq) (Int.not_le.mp ‹_›)
theorem add_ediv {a b c : Int} (h : c ≠ 0) :
    (a + b) / c = a / c + b / c + if c.natAbs ≤ a % c + b % c then c.sign else 0 := by
  have key := add_ediv_of_lt (emod_nonneg a h) (emod_nonneg b h) (emod_lt a h) (emod_lt b h)
  have d : a + b = a % c + b % c + c * (a / c + b / c) := by
    have := mul_ediv_add_emod a c
    have := mul_ediv_add_emod b c
    rw [Int.mul_add]; omega
  rw [d, add_mul_ediv_left _ _ h, Int.add_comm]
  refine congrArg _ ?_
  rcases Int.lt_or_ge c 0 with k | k
  · rw [← Int.neg_inj, ← Int.ediv_neg, sign_eq_neg_one_of_neg k]
    rw [ofNat_natAbs_of_nonpos (Int.le_of_lt k)] at key ⊢
    rw [key]; split <;> rfl
  · rw [natAbs_of_nonneg k] at key ⊢
    rw [key, sign_eq_one_of_pos (Int.lt_iff_le_and_ne.mpr ⟨k, h.symm⟩)]
theorem natAbs_ediv_le_natAbs (a b : Int) : natAbs (a / b) ≤ natAbs a := by
  by_cases z : b = 0
  · subst z; rw [Int.ediv_zero]; exact Nat.zero_le _
  match a, b with
  | (m : Nat), (n : Nat) => exact Nat.div_le_self m n
  | (m : Nat), negSucc n =>
    show natAbs (negOfNat (m / n.succ)) ≤ m
    rw [negOfNat_eq, natAbs_neg]; exact Nat.div_le_self m _
  | negSucc m, ofNat (.succ n) => exact Nat.succ_le_succ (Nat.div_le_self m _)
  | negSucc m, negSucc n => exact Nat.succ_le_succ (Nat.div_le_self m _)
private theorem sign_ediv_of_pos {a b : Int} (hb : 0 < b) (h : ¬ (0 ≤ a ∧ a < b)) : sign (a / b) = sign a := by
  rcases Int.lt_or_ge a 0 with k | k
  · rw [sign_eq_neg_one_of_neg k]
    exact sign_eq_neg_one_of_neg ((Int.ediv_lt_iff_lt_mul hb).mpr (by omega))
  · have : 1 ≤ a / b := (Int.le_ediv_iff_mul_le hb).mpr (by omega)
    rw [sign_eq_one_of_pos (show 0 < a by omega), sign_eq_one_of_pos (by omega)]
theorem sign_ediv (a b : Int) : sign (a / b) = if 0 ≤ a ∧ a < b.natAbs then 0 else sign a * sign b := by
  by_cases z : b = 0
  · subst z; rw [Int.ediv_zero, show sign 0 = 0 from rfl, Int.mul_zero]; split <;> rfl
  split
  · rename_i h
    rcases Int.lt_or_ge b 0 with k | k
    · rw [← Int.neg_neg b, ediv_neg, ediv_eq_zero_of_lt h.1 (by omega)]; rfl
    · rw [ediv_eq_zero_of_lt h.1 (by omega)]; rfl
  · rename_i h
    rcases Int.lt_or_ge b 0 with k | k
    · have := sign_ediv_of_pos (a := a) (b := -b) (by omega) (by omega)
      rw [ediv_neg, Int.sign_neg] at this
      rw [sign_eq_neg_one_of_neg k]; omega
    · rw [sign_ediv_of_pos (by omega) (by omega), sign_eq_one_of_pos (show 0 < b by omega), Int.mul_one]
theorem ediv_lt_self_of_pos_of_ne_one {x y : Int} (hx : 0 < x) (hy : y ≠ 1) : x / y < x := by
  rcases Int.lt_or_ge y 1 with h | h
  · have := Int.ediv_nonpos_of_nonneg_of_nonpos (a := x) (b := y) (by omega) (by omega); omega
  · rw [Int.ediv_lt_iff_lt_mul (by omega)]
    have := Int.mul_lt_mul_of_pos_left (show 1 < y by omega) hx
    rwa [Int.mul_one] at this
theorem tdiv_cases (n m : Int) : n.tdiv m =
    if 0 ≤ n then if 0 ≤ m then n / m else -(n / (-m)) else if 0 ≤ m then -((-n) / m) else (-n) / (-m) := by
  have key (a : Int) (h : 0 ≤ a) : a.tdiv m = if 0 ≤ m then a / m else -(a / (-m)) := by
    rw [tdiv_eq_ediv_of_nonneg h, ediv_neg, Int.neg_neg]; split <;> rfl
  split
  · exact key n ‹_›
  · have := key (-n) (by omega)
    rw [Int.neg_tdiv] at this
    split <;> rename_i k
    · rw [if_pos k] at this; omega
    · rw [if_neg k] at this; omega
theorem tdiv_le_tdiv {a b c : Int} (H : 0 < c) (H' : a ≤ b) : a.tdiv c ≤ b.tdiv c := by
  rcases Int.le_total 0 a with h | h
  · rw [tdiv_eq_ediv_of_nonneg h, tdiv_eq_ediv_of_nonneg (by omega)]; exact Int.ediv_le_ediv H H'
  · rcases Int.le_total 0 b with k | k
    · have := Int.tdiv_nonneg (a := -a) (b := c) (by omega) (by omega)
      have := Int.tdiv_nonneg k (Int.le_of_lt H)
      rw [Int.neg_tdiv] at *; omega
    · have := Int.ediv_le_ediv H (Int.neg_le_neg H')
      rw [← tdiv_eq_ediv_of_nonneg (by omega), ← tdiv_eq_ediv_of_nonneg (by omega), Int.neg_tdiv, Int.neg_tdiv] at this
      omega
end Int
