/-
Laws of division, remainders, divisibility and powers that nothing else of the library needs.
-/
namespace Nat
theorem base_induction {P : Nat → Prop} {n : Nat} (b : Nat) (hb : 1 < b) (single : ∀ m, m < b → P m)
    (digit : ∀ m k, k < b → 0 < m → P m → P (b * m + k)) : P n := by
  induction n using Nat.strongRecOn with
  | ind n ih =>
    by_cases h : n < b
    · exact single n h
    · have p := Nat.not_lt.mp h
      have q := Nat.div_pos p (Nat.lt_of_succ_lt hb)
      rw [← Nat.div_add_mod n b]
      exact digit _ _ (Nat.mod_lt _ (Nat.lt_of_succ_lt hb)) q
        (ih _ (Nat.div_lt_self (Nat.lt_of_lt_of_le (Nat.lt_of_succ_lt hb) p) hb))
theorem or_two_pow_eq_add_of_lt {a n : Nat} (h : a < 2 ^ n) : a ||| 2 ^ n = a + 2 ^ n := by
  have := Nat.two_pow_add_eq_or_of_lt h 1
  rw [Nat.mul_one] at this
  rw [Nat.or_comm, ← this, Nat.add_comm]
end Nat

namespace Int
/- Representations. -/
theorem beq'_eq_beq (a b : Int) : a.beq' b = (a == b) := by
  rw [Bool.eq_iff_iff, beq_iff_eq]
  match a, b with
  | .ofNat m, .ofNat n =>
    exact ⟨fun h => congrArg _ (Nat.eq_of_beq_eq_true h), fun h => Nat.beq_eq_true_eq m n ▸ Int.ofNat.inj h⟩
  | .ofNat _, .negSucc _ => exact ⟨nofun, nofun⟩
  | .negSucc _, .ofNat _ => exact ⟨nofun, nofun⟩
  | .negSucc m, .negSucc n =>
    exact ⟨fun h => congrArg _ (Nat.eq_of_beq_eq_true h), fun h => Nat.beq_eq_true_eq m n ▸ Int.negSucc.inj h⟩
theorem negOfNat_mul_negSucc (m n : Nat) : negOfNat n * negSucc m = ofNat (n * m.succ) := by
  simp only [Int.negOfNat_eq, Int.negSucc_eq, Int.ofNat_eq_natCast, Int.natCast_mul, Int.natCast_succ]
  grind
theorem negSucc_mul_negOfNat (m n : Nat) : negSucc m * negOfNat n = ofNat (m.succ * n) := by
  rw [Int.mul_comm, negOfNat_mul_negSucc, Nat.mul_comm]
theorem ofNat_mul_subNatNat (m n k : Nat) : (m : Int) * subNatNat n k = subNatNat (m * n) (m * k) := by
  simp only [Int.subNatNat_eq_coe, Int.natCast_mul, Int.mul_sub]
theorem negSucc_mul_subNatNat (m n k : Nat) :
    negSucc m * subNatNat n k = subNatNat (m.succ * k) (m.succ * n) := by
  simp only [Int.subNatNat_eq_coe, Int.negSucc_eq, Int.natCast_mul, Int.natCast_succ]
  grind
theorem neg_pow {m : Int} {n : Nat} : (-m) ^ n = (-1) ^ (n % 2) * m ^ n := by
  induction n with
  | zero => rfl
  | succ n ih =>
    rw [Int.pow_succ, ih, Int.pow_succ]
    rcases Nat.mod_two_eq_zero_or_one n with h | h
    · rw [h, show (n + 1) % 2 = 1 by omega]; simp only [Int.pow_zero, Int.pow_one]; grind
    · rw [h, show (n + 1) % 2 = 0 by omega]; simp only [Int.pow_zero, Int.pow_one]; grind
theorem negSucc_pow (m n : Nat) :
    negSucc m ^ n = if n % 2 = 0 then ofNat (m.succ ^ n) else negOfNat (m.succ ^ n) := by
  rw [Int.negSucc_eq, neg_pow]
  split
  · next h => rw [h, Int.pow_zero, Int.one_mul, Int.ofNat_eq_natCast, Int.natCast_pow]; rfl
  · next h => rw [show n % 2 = 1 by omega, Int.pow_one, Int.negOfNat_eq, Int.ofNat_eq_natCast, Int.natCast_pow]; simp
theorem neg_mul_le_mul {x y : Int} {s t : Nat} (lbx : -s ≤ x) (ubx : x < s) (lby : -t ≤ y) (uby : y < t) :
    -(s * t) ≤ x * y := by
  have h := Nat.mul_le_mul (show x.natAbs ≤ s by omega) (show y.natAbs ≤ t by omega)
  rw [← Int.natAbs_mul] at h
  rw [← Int.natCast_mul]
  omega

/- Divisibility, remainders and quotients. -/
theorem dvd_mul {a b c : Int} : c ∣ a * b ↔ ∃ c₁ c₂, c₁ ∣ a ∧ c₂ ∣ b ∧ c₁ * c₂ = c := by
  constructor
  · intro h
    have h := Int.natAbs_dvd_natAbs.mpr h
    rw [Int.natAbs_mul] at h
    obtain ⟨k, l, hk, hl, e⟩ := Nat.dvd_mul.mp h
    have hk := Int.ofNat_dvd_left.mpr hk
    have hl := Int.ofNat_dvd_left.mpr hl
    rcases Int.natAbs_eq c with p | p
    · exact ⟨k, l, hk, hl, by rw [p, ← e, Int.natCast_mul]⟩
    · exact ⟨-k, l, Int.neg_dvd.mpr hk, hl, by rw [p, ← e, Int.natCast_mul, Int.neg_mul]⟩
  · rintro ⟨k, l, hk, hl, rfl⟩
    exact Int.mul_dvd_mul hk hl
theorem negSucc_emod_negSucc_eq_zero_iff {a b : Nat} : negSucc a % negSucc b = 0 ↔ (a + 1) % (b + 1) = 0 := by
  rw [← Int.dvd_iff_emod_eq_zero, ← Nat.dvd_iff_mod_eq_zero]
  exact Int.natAbs_dvd_natAbs.symm
theorem negSucc_emod_ofNat_succ_eq_zero_iff {a b : Nat} : negSucc a % (b + 1) = 0 ↔ (a + 1) % (b + 1) = 0 := by
  rw [← Int.dvd_iff_emod_eq_zero, ← Nat.dvd_iff_mod_eq_zero]
  exact Int.natAbs_dvd_natAbs.symm
theorem emod_natAbs_of_neg {x : Int} (h : x < 0) {n : Nat} (w : n ≠ 0) :
    x.natAbs % n = if (n : Int) ∣ x then 0 else n - (x % n).toNat := by
  obtain ⟨m, rfl⟩ : ∃ m : Nat, x = -m := ⟨x.natAbs, by omega⟩
  simp only [Int.natAbs_neg, Int.natAbs_natCast, Int.dvd_neg, Int.natCast_dvd_natCast]
  split
  · next d => exact Nat.mod_eq_zero_of_dvd d
  · next d =>
    have := Nat.mod_lt m (Nat.pos_of_ne_zero w)
    rw [Int.neg_emod, if_neg (mt Int.natCast_dvd_natCast.mp d), Int.natAbs_natCast, ← Int.natCast_emod]
    omega
theorem natAbs_emod (a : Int) {b : Int} (hb : b ≠ 0) :
    (a % b).natAbs = if 0 ≤ a ∨ b ∣ a then a.natAbs % b.natAbs else b.natAbs - a.natAbs % b.natAbs := by
  obtain ⟨n, h⟩ : ∃ n : Nat, n = b.natAbs := ⟨_, rfl⟩
  have m : a % b = a % n := match Int.natAbs_eq b with
    | .inl e => by rw [h, ← e]
    | .inr e => by rw [e, ← h, Int.emod_neg]
  have d : b ∣ a ↔ (n : Int) ∣ a := by rw [h, Int.natAbs_dvd]
  have w : n ≠ 0 := by omega
  rw [m, ← h]
  simp only [d]
  by_cases k : 0 ≤ a
  · rw [if_pos (.inl k)]
    have e : a = a.natAbs := (Int.natAbs_of_nonneg k).symm
    rw [e, ← Int.natCast_emod]; rfl
  · rw [emod_natAbs_of_neg (Int.not_le.mp k) w]
    have p := Int.emod_nonneg a (Int.natCast_ne_zero.mpr w)
    have q := Int.emod_lt_of_pos a (show (0 : Int) < n by omega)
    by_cases c : (n : Int) ∣ a
    · rw [if_pos (.inr c), if_pos c, Int.emod_eq_zero_of_dvd c]; rfl
    · rw [if_neg (by simp only [k, c, or_self, not_false_eq_true]), if_neg c]; omega
theorem natAbs_ediv (a b : Int) :
    (a / b).natAbs = a.natAbs / b.natAbs + if 0 ≤ a ∨ b = 0 ∨ b ∣ a then 0 else 1 := by
  by_cases h : 0 ≤ a
  · rw [if_pos (.inl h), Int.natAbs_ediv_of_nonneg h]; rfl
  by_cases k : b = 0
  · rw [if_pos (.inr (.inl k)), k, Int.ediv_zero, Int.natAbs_zero, Nat.div_zero]
  obtain ⟨m, rfl⟩ : ∃ m : Int, a = -m := ⟨-a, by omega⟩
  have p : 0 ≤ m := by omega
  have q := Int.natAbs_ediv_of_nonneg (b := b) p
  rw [Int.neg_ediv, Int.natAbs_neg, ← q]
  simp only [Int.dvd_neg]
  by_cases d : b ∣ m
  · rw [if_pos d, if_pos (.inr (.inr d)), Int.sub_zero, Int.natAbs_neg]; rfl
  · rw [if_neg d, if_neg (by simp only [h, k, d, or_self, not_false_eq_true])]
    rcases Int.lt_or_gt_of_ne k with l | l
    · have := Int.ediv_nonpos_of_nonneg_of_nonpos p (Int.le_of_lt l)
      rw [Int.sign_eq_neg_one_of_neg l]
      omega
    · have := Int.ediv_nonneg p (Int.le_of_lt l)
      rw [Int.sign_eq_one_of_pos l]
      omega
theorem ediv_ediv {x y z : Int} : x / y / z = x / (y * z) - if y < 0 ∧ ¬ z ∣ x / y then z.sign else 0 := by
  rcases Int.lt_or_ge y 0 with h | h
  · have e : x / y = -(x / -y) := by rw [Int.ediv_neg, Int.neg_neg]
    have f : x / (y * z) = -(x / -y / z) := by
      rw [Int.ediv_ediv_of_nonneg (Int.neg_nonneg_of_nonpos (Int.le_of_lt h)), Int.neg_mul, Int.ediv_neg, Int.neg_neg]
    simp only [f, e, Int.neg_ediv, Int.dvd_neg]
    by_cases d : z ∣ x / -y
    · rw [if_pos d, if_neg fun k => k.2 d]
    · rw [if_neg d, if_pos ⟨h, d⟩]
  · rw [if_neg fun k => Int.not_le.mpr k.1 h, Int.sub_zero, Int.ediv_ediv_of_nonneg h]
theorem ediv_mul {x y z : Int} : x / (y * z) = x / y / z + if y < 0 ∧ ¬ z ∣ x / y then z.sign else 0 := by
  rw [ediv_ediv, Int.sub_add_cancel]
theorem ediv_lt_ediv_of_lt_of_neg {a b c : Int} (h : b < a) (hca : c ∣ a) (hc : c < 0) : a / c < b / c := by
  obtain ⟨k, rfl⟩ := hca
  rw [Int.mul_ediv_cancel_left _ (Int.ne_of_lt hc)]
  refine Int.not_le.mp fun l => Int.not_le.mpr h ?_
  exact Int.le_trans (Int.mul_le_mul_of_nonpos_left (Int.le_of_lt hc) l) (Int.mul_ediv_self_le (Int.ne_of_lt hc))
theorem tdiv_mul_le (a : Int) {b : Int} (hb : b ≠ 0) :
    a.tdiv b * b ≤ a + (if 0 ≤ a then 0 else b.natAbs - 1 : Nat) := by
  have e := Int.mul_tdiv_add_tmod a b
  have l : (a.tmod b).natAbs < b.natAbs := by
    rw [Int.natAbs_tmod]
    exact Nat.mod_lt _ (Int.natAbs_pos.mpr hb)
  rw [Int.mul_comm] at e
  split
  · next h =>
    have := Int.tmod_nonneg b h
    omega
  · omega
theorem tdiv_le_of_le_mul {a b c : Int} (Hc : 0 < c) (H' : a ≤ b * c) :
    a.tdiv c ≤ b + if 0 ≤ a then 0 else 1 := by
  have h := Int.ediv_le_of_le_mul Hc H'
  rw [Int.tdiv_eq_ediv, Int.sign_eq_one_of_pos Hc]
  split <;> split <;> first | omega | (next k l => exact absurd (.inl l) k)
theorem divExact_eq_fdiv {a b : Int} (h : b ∣ a) : a.divExact b h = a.fdiv b := by
  rw [Int.divExact_eq_ediv, Int.fdiv_eq_ediv_of_dvd h]
theorem divExact_eq_tdiv {a b : Int} (h : b ∣ a) : a.divExact b h = a.tdiv b := by
  rw [Int.divExact_eq_ediv, Int.tdiv_eq_ediv_of_dvd h]
theorem divExact_eq_bdiv {a : Int} {b : Nat} (h : (b : Int) ∣ a) : a.divExact b h = a.bdiv b := by
  obtain ⟨k, rfl⟩ := h
  rw [Int.divExact_eq_ediv]
  cases b with
  | zero => simp [Int.bdiv]
  | succ b => rw [Int.bdiv, Int.mul_emod_right, if_neg (by simp)]; rw [if_pos (by omega)]
end Int
