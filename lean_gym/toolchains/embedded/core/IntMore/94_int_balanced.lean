/-
Integers: the balanced quotient and remainder.
-/
namespace Int
/- The balanced remainder depends on the remainder only. -/
private theorem bmod_congr {x y : Int} {n : Nat} (h : x % n = y % n) : x.bmod n = y.bmod n := by
  rw [bmod_def, bmod_def, h]
@[simp] theorem bmod_emod {x : Int} {m : Nat} : x.bmod m % m = x % m := by
  rw [bmod_def]; split
  · exact emod_emod x m
  · rw [sub_emod_right]; exact emod_emod x m
private theorem bmod_inj {x y : Int} {n : Nat} : x.bmod n = y.bmod n ↔ x % n = y % n :=
  ⟨fun h => by rw [← bmod_emod (x := x), ← bmod_emod (x := y), h], bmod_congr⟩
@[simp] theorem zero_bmod {m : Nat} : bmod 0 m = 0 := by rw [bmod_def, zero_emod]; split <;> omega
@[simp] theorem bmod_zero {m : Int} : m.bmod 0 = m := by
  have e : m % ((0 : Nat) : Int) = m := emod_zero m
  rw [bmod_def, e]; split <;> omega
private theorem bmod_of_emod_eq_zero {x : Int} {n : Nat} (h : x % n = 0) : x.bmod n = 0 :=
  (bmod_congr (h.trans (zero_emod n).symm)).trans zero_bmod
def bdiv (x : Int) (m : Nat) : Int :=
  if m = 0 then
    0
  else
    let q := x / m
    let r := x % m
    if r < (m + 1) / 2 then
      q
    else
      q + 1
theorem bdiv_add_bmod (x : Int) (m : Nat) : m * bdiv x m + bmod x m = x := by
  unfold bdiv
  have := mul_ediv_add_emod x m
  rw [bmod_def]
  split
  · rename_i h; subst h; rw [show x % ((0 : Nat) : Int) = x from emod_zero x]; split <;> omega
  · dsimp only; split
    · exact this
    · rw [Int.mul_add, Int.mul_one]; omega

/- Its values. -/
theorem bmod_eq_emod_of_lt {x : Int} {m : Nat} (hx : x % m < (m + 1) / 2) : bmod x m = x % m := if_pos hx
theorem bmod_neg (x : Int) (m : Nat) (p : x % m ≥ (m + 1) / 2) : bmod x m = (x % m) - m :=
  if_neg (Int.not_lt.mpr p)
theorem bmod_eq_emod (x : Int) (m : Nat) : x.bmod m = x % m - (if x % m ≥ (m + 1) / 2 then m else 0 : Nat) := by
  rw [bmod_def]
  by_cases h : x % m < (m + 1) / 2
  · rw [if_pos h, if_neg (Int.not_le.mpr h)]; exact (Int.sub_zero _).symm
  · rw [if_neg h, if_pos (Int.not_lt.mp h)]
@[simp] theorem bmod_self {a : Nat} : bmod a a = 0 := (bmod_congr (by rw [emod_self, zero_emod])).trans zero_bmod
@[simp] theorem neg_bmod_self {a : Nat} : bmod (-a) a = 0 := bmod_of_emod_eq_zero (neg_emod_self ..)
theorem add_bmod_eq_add_bmod_right {x : Int} {n : Nat} {y : Int} (i : Int) (H : bmod x n = bmod y n) :
    bmod (x + i) n = bmod (y + i) n :=
  bmod_congr (add_emod_eq_add_emod_right i (bmod_inj.mp H))
theorem add_bmod_eq_add_bmod_left {x : Int} {n : Nat} {y : Int} (i : Int) (h : bmod x n = bmod y n) :
    bmod (i + x) n = bmod (i + y) n :=
  bmod_congr (add_emod_eq_add_emod_left i (bmod_inj.mp h))
theorem dvd_self_sub_bmod {x : Int} {m : Nat} : (m : Int) ∣ x - bmod x m :=
  ⟨bdiv x m, by have := bdiv_add_bmod x m; omega⟩
theorem dvd_bmod_sub_self {x : Int} {m : Nat} : (m : Int) ∣ bmod x m - x := by
  have := Int.dvd_neg.mpr (@dvd_self_sub_bmod x m); rwa [Int.neg_sub] at this
theorem dvd_iff_bmod_eq_zero {a : Nat} {b : Int} : (a : Int) ∣ b ↔ bmod b a = 0 := by
  refine ⟨fun h => (bmod_congr ((emod_eq_zero_of_dvd h).trans (zero_emod _).symm)).trans zero_bmod, fun h => ?_⟩
  have := @dvd_self_sub_bmod b a
  rwa [h, Int.sub_zero] at this
theorem dvd_of_bmod_eq_zero {a : Nat} {b : Int} (h : bmod b a = 0) : (a : Int) ∣ b := dvd_iff_bmod_eq_zero.mpr h
theorem bmod_eq_zero_of_dvd {a : Nat} {b : Int} (h : (a : Int) ∣ b) : bmod b a = 0 := dvd_iff_bmod_eq_zero.mp h
theorem bmod_eq_bmod_iff_bmod_sub_eq_zero {m : Int} {n : Nat} {k : Int} : bmod m n = bmod k n ↔ bmod (m - k) n = 0 := by
  rw [bmod_inj, emod_eq_emod_iff_emod_sub_eq_zero, ← dvd_iff_bmod_eq_zero, dvd_iff_emod_eq_zero]
theorem le_bmod {x : Int} {m : Nat} (h : 0 < m) : -(m / 2) ≤ bmod x m := by
  have := emod_nonneg x (b := m) (by omega)
  rw [bmod_def]; split <;> omega
theorem bmod_lt {x : Int} {m : Nat} (h : 0 < m) : bmod x m < (m + 1) / 2 := by
  have := emod_lt_of_pos x (b := m) (by omega)
  rw [bmod_def]; split <;> omega
theorem bmod_le {x : Int} {m : Nat} (h : 0 < m) : bmod x m ≤ (m - 1) / 2 := by
  have := bmod_lt (x := x) h; omega
private theorem eq_of_dvd_of_bounds {m c d : Int} (h : m ∣ c - d) (h₁ : c - d < m) (h₂ : d - c < m) : c = d := by
  have e := Int.eq_zero_of_dvd_of_natAbs_lt_natAbs h (by omega)
  omega
theorem bmod_eq_iff {a : Int} {b : Nat} {c : Int} (hb : 0 < b) :
    bmod a b = c ↔ -(b / 2) ≤ c ∧ c < (b + 1) / 2 ∧ (b : Int) ∣ c - a := by
  refine ⟨fun h => h ▸ ⟨le_bmod hb, bmod_lt hb, dvd_bmod_sub_self⟩, fun ⟨h₁, h₂, h₃⟩ => ?_⟩
  have l := le_bmod (x := a) hb
  have u := bmod_lt (x := a) hb
  have d := Int.dvd_sub (dvd_bmod_sub_self (x := a) (m := b)) h₃
  exact eq_of_dvd_of_bounds (m := b) (by rwa [show bmod a b - a - (c - a) = bmod a b - c by omega] at d)
    (by omega) (by omega)
theorem bmod_eq_of_le {n : Int} {m : Nat} (hn' : -(m / 2) ≤ n) (hn : n < (m + 1) / 2) : n.bmod m = n := by
  by_cases h : m = 0
  · subst h; exact bmod_zero
  · exact (bmod_eq_iff (by omega)).mpr ⟨hn', hn, by rw [Int.sub_self]; exact Int.dvd_zero _⟩
theorem bmod_eq_of_le_mul_two {x : Int} {y : Nat} (hle : -y ≤ x * 2) (hlt : x * 2 < y) : x.bmod y = x :=
  bmod_eq_of_le (by omega) (by omega)
theorem bmod_eq_neg {n : Nat} {m : Int} (hm : 0 ≤ m) (hn : n = 2 * m) : m.bmod n = -m := by
  by_cases h : m = 0
  · subst h; rw [zero_bmod]; rfl
  · exact (bmod_eq_iff (by omega)).mpr ⟨by omega, by omega, ⟨-1, by omega⟩⟩
theorem bmod_two_eq (x : Int) : x.bmod 2 = -1 ∨ x.bmod 2 = 0 := by
  have := le_bmod (x := x) (m := 2) (by decide)
  have := bmod_lt (x := x) (m := 2) (by decide)
  omega
theorem one_bmod {b : Nat} (h : 3 ≤ b) : bmod 1 b = 1 := bmod_eq_of_le (by omega) (by omega)
theorem bmod_self_add_one {x : Nat} : bmod (x : Int) (x + 1) = if x = 0 then 0 else -1 := by
  split
  · subst x; rfl
  · exact (bmod_eq_iff (by omega)).mpr ⟨by omega, by omega, ⟨-1, by omega⟩⟩
theorem bmod_natAbs_add_one (x : Int) (w : x ≠ -1) : x.bmod (x.natAbs + 1) = -x.sign := by
  refine (bmod_eq_iff (by omega)).mpr ?_
  rcases Int.lt_trichotomy x 0 with h | h | h
  · rw [sign_eq_neg_one_of_neg h]; exact ⟨by omega, by omega, ⟨1, by omega⟩⟩
  · subst h; exact ⟨by decide, by decide, by decide⟩
  · rw [sign_eq_one_of_pos h]; exact ⟨by omega, by omega, ⟨-1, by omega⟩⟩
@[simp] theorem bmod_neg_bmod {x : Int} {n : Nat} : bmod (-(bmod x n)) n = bmod (-x) n := by
  refine bmod_congr (emod_eq_emod_iff_emod_sub_eq_zero.mpr (emod_eq_zero_of_dvd ?_))
  rw [show -bmod x n - -x = x - bmod x n by omega]; exact dvd_self_sub_bmod
theorem dvd_self_sub_of_bmod_eq {a : Int} {b : Nat} {c : Int} (h : a.bmod b = c) : (b : Int) ∣ a - c :=
  h ▸ dvd_self_sub_bmod
theorem dvd_sub_self_of_bmod_eq {a : Int} {b : Nat} {c : Int} (h : a.bmod b = c) : (b : Int) ∣ c - a :=
  h ▸ dvd_bmod_sub_self
theorem neg_bmod {a : Int} {b : Nat} : (-a).bmod b = if (b : Int) ∣ 2 * a then a.bmod b else -(a.bmod b) := by
  by_cases hb : b = 0
  · subst hb; rw [bmod_zero, bmod_zero]; split
    · have := Int.zero_dvd.mp (show (0 : Int) ∣ 2 * a from ‹_›); omega
    · rfl
  split
  · rename_i h
    refine bmod_congr (emod_eq_emod_iff_emod_sub_eq_zero.mpr (emod_eq_zero_of_dvd ?_))
    rw [show -a - a = -(2 * a) by omega]; exact Int.dvd_neg.mpr h
  · rename_i h
    have l := le_bmod (x := a) (m := b) (by omega)
    have u := bmod_lt (x := a) (m := b) (by omega)
    have d := dvd_bmod_sub_self (x := a) (m := b)
    refine (bmod_eq_iff (by omega)).mpr ⟨by omega, ?_, ?_⟩
    · refine Decidable.byContradiction fun k => h ?_
      have e : 2 * bmod a b = -b := by omega
      rw [show 2 * a = -b - 2 * (bmod a b - a) by omega]
      exact Int.dvd_sub (Int.dvd_neg.mpr (Int.dvd_refl _)) (Int.dvd_mul_of_dvd_right d)
    · rw [show -bmod a b - -a = -(bmod a b - a) by omega]; exact Int.dvd_neg.mpr d
theorem bmod_bmod_of_dvd {a : Int} {n m : Nat} (hnm : n ∣ m) : (a.bmod m).bmod n = a.bmod n := by
  refine bmod_congr (emod_eq_emod_iff_emod_sub_eq_zero.mpr (emod_eq_zero_of_dvd ?_))
  exact Int.dvd_trans (ofNat_dvd.mpr hnm) dvd_bmod_sub_self
theorem bmod_neg_iff {m : Nat} {x : Int} (h2 : -m ≤ x) (h1 : x < m) :
    (x.bmod m) < 0 ↔ (-(m / 2) ≤ x ∧ x < 0) ∨ ((m + 1) / 2 ≤ x) := by
  rw [bmod_def]
  rcases Int.lt_or_ge x 0 with h | h
  · rw [show x % m = x + m by rw [← add_emod_right, emod_eq_of_lt (by omega) (by omega)]]; split <;> omega
  · rw [emod_eq_of_lt h h1]; split <;> omega

/- Sums, differences and products modulo a number. -/
@[simp] theorem emod_bmod (x : Int) (n : Nat) : (x % n).bmod n = x.bmod n := bmod_congr (emod_emod ..)
theorem bmod_add_bdiv (x : Int) (m : Nat) : x.bmod m + m * x.bdiv m = x := by have := bdiv_add_bmod x m; omega
theorem bdiv_add_bmod' (x : Int) (m : Nat) : x.bdiv m * m + x.bmod m = x := by
  rw [Int.mul_comm]; have := bdiv_add_bmod x m; omega
theorem bmod_add_bdiv' (x : Int) (m : Nat) : x.bmod m + x.bdiv m * m = x := by
  rw [Int.mul_comm]; have := bdiv_add_bmod x m; omega
theorem bmod_eq_self_sub_mul_bdiv (x : Int) (m : Nat) : x.bmod m = x - m * x.bdiv m := by
  have := bdiv_add_bmod x m; omega
theorem bmod_eq_self_sub_bdiv_mul (x : Int) (m : Nat) : x.bmod m = x - x.bdiv m * m := by
  rw [Int.mul_comm]; have := bdiv_add_bmod x m; omega
@[simp] theorem bmod_one (x : Int) : x.bmod 1 = 0 := bmod_of_emod_eq_zero (emod_one ..)
@[simp] theorem add_bmod_right (a : Int) (b : Nat) : (a + b).bmod b = a.bmod b := bmod_congr (add_emod_right ..)
@[simp] theorem add_bmod_left (a : Nat) (b : Int) : (↑a + b).bmod a = b.bmod a := bmod_congr (add_emod_left ..)
@[simp] theorem add_mul_bmod_self_right (a b : Int) (c : Nat) : (a + b * c).bmod c = a.bmod c :=
  bmod_congr (add_mul_emod_self_right ..)
@[simp] theorem add_mul_bmod_self_left (a : Int) (b : Nat) (c : Int) : (a + b * c).bmod b = a.bmod b :=
  bmod_congr (add_mul_emod_self_left ..)
@[simp] theorem mul_add_bmod_self_right (a : Int) (b : Nat) (c : Int) : (a * b + c).bmod b = c.bmod b :=
  bmod_congr (mul_add_emod_self_right ..)
@[simp] theorem mul_add_bmod_self_left (a : Nat) (b c : Int) : (↑a * b + c).bmod a = c.bmod a :=
  bmod_congr (mul_add_emod_self_left ..)
@[simp] theorem sub_bmod_right (a : Int) (b : Nat) : (a - b).bmod b = a.bmod b := bmod_congr (sub_emod_right ..)
@[simp] theorem sub_bmod_left (a : Nat) (b : Int) : (↑a - b).bmod a = (-b).bmod a := bmod_congr (sub_emod_left ..)
@[simp] theorem sub_mul_bmod_self_right (a b : Int) (c : Nat) : (a - b * c).bmod c = a.bmod c :=
  bmod_congr (sub_mul_emod_self_right ..)
@[simp] theorem sub_mul_bmod_self_left (a : Int) (b : Nat) (c : Int) : (a - b * c).bmod b = a.bmod b :=
  bmod_congr (sub_mul_emod_self_left ..)
@[simp] theorem mul_sub_bmod_self_right (a : Int) (b : Nat) (c : Int) : (a * b - c).bmod b = (-c).bmod b :=
  bmod_congr (mul_sub_emod_self_right ..)
@[simp] theorem mul_sub_bmod_self_left (a : Nat) (b c : Int) : (↑a * b - c).bmod a = (-c).bmod a :=
  bmod_congr (mul_sub_emod_self_left ..)
@[simp] theorem add_neg_mul_bmod_self_right (a b : Int) (c : Nat) : (a + -(b * c)).bmod c = a.bmod c :=
  bmod_congr (add_neg_mul_emod_self_right ..)
@[simp] theorem add_neg_mul_bmod_self_left (a : Int) (b : Nat) (c : Int) : (a + -(↑b * c)).bmod b = a.bmod b :=
  bmod_congr (add_neg_mul_emod_self_left ..)
@[simp] theorem emod_add_bmod {y : Int} (x : Int) (n : Nat) : (x % n + y).bmod n = (x + y).bmod n :=
  bmod_congr (emod_add_emod ..)
@[simp] theorem emod_sub_bmod {y : Int} (x : Int) (n : Nat) : (x % n - y).bmod n = (x - y).bmod n :=
  bmod_congr (emod_sub_emod ..)
@[simp] theorem sub_emod_bmod {y : Int} (x : Int) (n : Nat) : (x - y % n).bmod n = (x - y).bmod n :=
  bmod_congr (sub_emod_emod ..)
@[simp] theorem emod_mul_bmod {y : Int} (x : Int) (n : Nat) : (x % n * y).bmod n = (x * y).bmod n :=
  bmod_congr (by simp [mul_emod])
@[simp] theorem bmod_add_bmod {x : Int} {n : Nat} {y : Int} : (x.bmod n + y).bmod n = (x + y).bmod n :=
  bmod_congr (by simp [add_emod, sub_emod, mul_emod])
@[simp] theorem bmod_sub_bmod {x : Int} {n : Nat} {y : Int} : (x.bmod n - y).bmod n = (x - y).bmod n :=
  bmod_congr (by simp [sub_emod])
theorem bmod_add_cancel_right {x : Int} {n : Nat} {y : Int} (i : Int) :
    (x + i).bmod n = (y + i).bmod n ↔ x.bmod n = y.bmod n :=
  bmod_inj.trans ((emod_add_cancel_right ..).trans bmod_inj.symm)
theorem bmod_add_cancel_left {x : Int} {n : Nat} {y : Int} (i : Int) :
    (i + x).bmod n = (i + y).bmod n ↔ x.bmod n = y.bmod n :=
  bmod_inj.trans ((emod_add_cancel_left ..).trans bmod_inj.symm)
@[simp] theorem add_bmod_bmod {x y : Int} {n : Nat} : (x + y.bmod n).bmod n = (x + y).bmod n :=
  bmod_congr (by simp [add_emod, sub_emod, mul_emod])
@[simp] theorem sub_bmod_bmod {x y : Int} {n : Nat} : (x - y.bmod n).bmod n = (x - y).bmod n :=
  bmod_congr (by simp [sub_emod])
@[simp] theorem bmod_mul_bmod {x : Int} {n : Nat} {y : Int} : (x.bmod n * y).bmod n = (x * y).bmod n :=
  bmod_congr (by simp [mul_emod])
@[simp] theorem mul_bmod_bmod {x y : Int} {n : Nat} : (x * y.bmod n).bmod n = (x * y).bmod n :=
  bmod_congr (by simp [mul_emod])
@[simp] theorem add_emod_bmod {y : Int} (x : Int) (n : Nat) : (y + x % n).bmod n = (y + x).bmod n :=
  bmod_congr (add_emod_emod ..)
@[simp] theorem mul_emod_bmod {y : Int} (x : Int) (n : Nat) : (y * (x % n)).bmod n = (y * x).bmod n :=
  bmod_congr (by simp [mul_emod])
@[simp] theorem mul_bmod_left (a : Int) (b : Nat) : (a * b).bmod b = 0 := bmod_of_emod_eq_zero (mul_emod_left ..)
@[simp] theorem mul_bmod_right (a : Nat) (b : Int) : (↑a * b).bmod a = 0 := bmod_of_emod_eq_zero (mul_emod_right ..)
theorem mul_bmod (a b : Int) (n : Nat) : (a * b).bmod n = (a.bmod n * b.bmod n).bmod n :=
  bmod_congr (by simp [mul_emod])
theorem add_bmod (a b : Int) (n : Nat) : (a + b).bmod n = (a.bmod n + b.bmod n).bmod n :=
  bmod_congr (by simp [add_emod, sub_emod, mul_emod])
theorem sub_bmod (a b : Int) (n : Nat) : (a - b).bmod n = (a.bmod n - b.bmod n).bmod n :=
  bmod_congr (by simp [sub_emod])
@[simp] theorem bmod_bmod {x : Int} {m : Nat} : (x.bmod m).bmod m = x.bmod m := bmod_congr bmod_emod
theorem one_bmod_two : bmod 1 2 = -1 := rfl
theorem bmod_sub_cancel_right {x : Int} {n : Nat} {y : Int} (i : Int) :
    (x - i).bmod n = (y - i).bmod n ↔ x.bmod n = y.bmod n :=
  bmod_inj.trans ((emod_sub_cancel_right ..).trans bmod_inj.symm)
theorem bmod_sub_cancel_left {x : Int} {n : Nat} {y : Int} (i : Int) :
    (i - x).bmod n = (i - y).bmod n ↔ x.bmod n = y.bmod n :=
  bmod_inj.trans ((emod_sub_cancel_left ..).trans bmod_inj.symm)
@[simp] theorem neg_mul_bmod_left (a : Int) (b : Nat) : (-(a * b)).bmod b = 0 :=
  bmod_of_emod_eq_zero (neg_mul_emod_left ..)
@[simp] theorem neg_mul_bmod_right (a : Nat) (b : Int) : (-(↑a * b)).bmod a = 0 :=
  bmod_of_emod_eq_zero (neg_mul_emod_right ..)
@[simp] theorem add_neg_bmod_self (a : Int) (b : Nat) : (a + -↑b).bmod b = a.bmod b := bmod_congr (add_neg_emod_self ..)
@[simp] theorem neg_add_bmod_self (a : Nat) (b : Int) : (-↑a + b).bmod a = b.bmod a := bmod_congr (neg_add_emod_self ..)
end Int
