/-
The rational numbers are a commutative ring.
-/
namespace Rat
theorem add_def (a b : Rat) :
    a + b = normalize (a.num * b.den + b.num * a.den) (a.den * b.den) (Nat.mul_ne_zero a.den_nz b.den_nz) := by
  refine (Rat.add.eq_1 a b).trans ?_
  by_cases h : a.den.gcd b.den = 1
  · exact (dif_pos h).trans (mk_eq_normalize ..)
  · refine (dif_neg h).trans ((maybeNormalize_eq_normalize _ _ _ _ (normalize.dvd_num rfl) ?_).trans
      ((normalize_eq_iff ..).mpr ?_))
    · exact Nat.dvd_mul_left_of_dvd (Nat.dvd_trans (normalize.dvd_den rfl) (Nat.gcd_dvd_right ..)) _
    have ha := congrArg (Nat.cast (R := Int)) (Nat.div_mul_cancel (Nat.gcd_dvd_left a.den b.den))
    have hb := congrArg (Nat.cast (R := Int)) (Nat.div_mul_cancel (Nat.gcd_dvd_right a.den b.den))
    rw [Int.natCast_mul] at ha hb
    rw [Int.natCast_mul, Int.natCast_mul]
    generalize a.den / a.den.gcd b.den = x at ha ⊢
    generalize b.den / a.den.gcd b.den = y at hb ⊢
    generalize (a.den.gcd b.den : Int) = g at ha hb
    rw [← ha, ← hb, ← Int.mul_assoc a.num, ← Int.mul_assoc b.num, ← Int.add_mul, Int.mul_assoc (x : Int) g,
      Int.mul_assoc (_ + _) g, Int.mul_left_comm g x]
theorem add_def' (a b : Rat) : a + b = mkRat (a.num * b.den + b.num * a.den) (a.den * b.den) :=
  (add_def a b).trans (normalize_eq_mkRat _)
private theorem add_divInt (a b : Rat) : a + b = divInt (a.num * b.den + b.num * a.den) (a.den * b.den) :=
  (add_def' a b).trans (congrArg (divInt _) (Int.natCast_mul ..))
theorem num_add (a b : Rat) : (a + b).num = (a.num * b.den + b.num * a.den) /
    ((a.num * b.den + b.num * a.den).natAbs.gcd (a.den * b.den) : Nat) :=
  (congrArg num (add_def a b)).trans (num_normalize _)
theorem den_add (a b : Rat) : (a + b).den =
    a.den * b.den / (a.num * b.den + b.num * a.den).natAbs.gcd (a.den * b.den) :=
  (congrArg den (add_def a b)).trans (den_normalize _)
@[simp] theorem divInt_add_divInt (n₁ n₂ : Int) {d₁ d₂ : Int} (z₁ : d₁ ≠ 0) (z₂ : d₂ ≠ 0) :
    divInt n₁ d₁ + divInt n₂ d₂ = divInt (n₁ * d₂ + n₂ * d₁) (d₁ * d₂) := by
  have h₁ := cross_divInt n₁ z₁
  have h₂ := cross_divInt n₂ z₂
  have k := Int.mul_ne_zero (den_ne (divInt n₁ d₁)) (den_ne (divInt n₂ d₂))
  rw [add_divInt, divInt_eq_divInt_iff k (Int.mul_ne_zero z₁ z₂), Int.add_mul, Int.add_mul]
  generalize divInt n₁ d₁ = a at *
  generalize divInt n₂ d₂ = b at *
  rw [mul_mul_mul_comm, h₁, Int.mul_comm d₁, mul_mul_mul_comm b.num, h₂,
    Int.mul_comm (b.den : Int) d₂, mul_mul_mul_comm n₁, Int.mul_comm (a.den : Int) d₁, mul_mul_mul_comm n₂,
    Int.mul_comm (b.den : Int) a.den]
theorem mkRat_add_mkRat (n₁ n₂ : Int) {d₁ d₂ : Nat} (z₁ : d₁ ≠ 0) (z₂ : d₂ ≠ 0) :
    mkRat n₁ d₁ + mkRat n₂ d₂ = mkRat (n₁ * d₂ + n₂ * d₁) (d₁ * d₂) :=
  (divInt_add_divInt n₁ n₂ (Int.natCast_ne_zero.mpr z₁) (Int.natCast_ne_zero.mpr z₂)).trans
    (congrArg (divInt _) (Int.natCast_mul ..).symm)
theorem normalize_add_normalize (n₁ n₂ : Int) {d₁ d₂ : Nat} (z₁ : d₁ ≠ 0) (z₂ : d₂ ≠ 0) :
    normalize n₁ d₁ z₁ + normalize n₂ d₂ z₂ = normalize (n₁ * d₂ + n₂ * d₁) (d₁ * d₂) (Nat.mul_ne_zero z₁ z₂) := by
  rw [normalize_eq_mkRat, normalize_eq_mkRat, normalize_eq_mkRat, mkRat_add_mkRat _ _ z₁ z₂]
protected theorem add_comm (a b : Rat) : a + b = b + a := by rw [add_def', add_def', Int.add_comm, Nat.mul_comm]
protected theorem add_zero (a : Rat) : a + 0 = a := by
  rw [add_def', zero_num, zero_den, Int.zero_mul, Int.add_zero, Int.natCast_one, Int.mul_one, Nat.mul_one, mkRat_self]
protected theorem zero_add (a : Rat) : 0 + a = a := by rw [Rat.add_comm, Rat.add_zero]
protected theorem add_assoc (a b c : Rat) : a + b + c = a + (b + c) := by
  have ha := den_ne a
  have hb := den_ne b
  have hc := den_ne c
  rw [← num_divInt_den a, ← num_divInt_den b, ← num_divInt_den c, divInt_add_divInt _ _ ha hb,
    divInt_add_divInt _ _ (Int.mul_ne_zero ha hb) hc, divInt_add_divInt _ _ hb hc,
    divInt_add_divInt _ _ ha (Int.mul_ne_zero hb hc), Int.mul_assoc, Int.add_mul, Int.add_mul, Int.add_assoc,
    Int.mul_assoc, Int.mul_right_comm, Int.mul_comm (a.den : Int), Int.mul_assoc c.num, Int.mul_comm (a.den : Int)]
protected theorem add_left_comm (a b c : Rat) : a + (b + c) = b + (a + c) := by
  rw [Rat.add_comm b (a + c), Rat.add_assoc, Rat.add_comm c b]
@[simp] theorem neg_divInt (n d : Int) : -divInt n d = divInt (-n) d :=
  if h : d = 0 then h ▸ rfl else
    (divInt_of_cross h (by rw [neg_num, neg_den, Int.neg_mul, cross_divInt n h, Int.neg_mul])).symm
theorem neg_mkRat (n : Int) (d : Nat) : -mkRat n d = mkRat (-n) d := neg_divInt n d
theorem neg_normalize (n : Int) (d : Nat) (z : d ≠ 0) : -normalize n d z = normalize (-n) d z := by
  rw [normalize_eq_mkRat, normalize_eq_mkRat, neg_mkRat]
@[simp] protected theorem neg_neg (a : Rat) : - -a = a := ext (Int.neg_neg a.num) rfl
protected theorem neg_add_cancel (a : Rat) : -a + a = 0 := by
  rw [add_def', neg_num, neg_den, Int.neg_mul, Int.add_left_neg, zero_mkRat]
protected theorem add_neg_cancel (a : Rat) : a + -a = 0 := by
  have h := Rat.neg_add_cancel (-a)
  rwa [Rat.neg_neg] at h
protected theorem sub_eq_add_neg (a b : Rat) : a - b = a + -b := by
  show Rat.sub a b = Rat.add a (-b)
  delta Rat.sub Rat.add
  simp only [neg_num, neg_den, Int.neg_mul, ← Int.sub_eq_add_neg]

theorem mul_def (a b : Rat) :
    a * b = normalize (a.num * b.num) (a.den * b.den) (Nat.mul_ne_zero a.den_nz b.den_nz) := by
  refine (normalize_of_cross _ ?_).symm
  show (Rat.mul a b).num * _ = _ * ((Rat.mul a b).den : Int)
  delta Rat.mul
  show (a.num / _ * (b.num / _)) * _ = _ * (((a.den / _) * (b.den / _) : Nat) : Int)
  have h₁ := Int.ediv_mul_cancel (normalize.dvd_num (num := a.num) (den := b.den) rfl)
  have h₂ := congrArg (Nat.cast (R := Int)) (Nat.div_mul_cancel (Nat.gcd_dvd_right a.num.natAbs b.den))
  have h₃ := Int.ediv_mul_cancel (normalize.dvd_num (num := b.num) (den := a.den) rfl)
  have h₄ := congrArg (Nat.cast (R := Int)) (Nat.div_mul_cancel (Nat.gcd_dvd_right b.num.natAbs a.den))
  rw [Int.natCast_mul] at h₂ h₄
  rw [Int.natCast_mul, Int.natCast_mul]
  generalize a.num / (a.num.natAbs.gcd b.den : Nat) = x at h₁ ⊢
  generalize b.den / a.num.natAbs.gcd b.den = y at h₂ ⊢
  generalize b.num / (b.num.natAbs.gcd a.den : Nat) = z at h₃ ⊢
  generalize a.den / b.num.natAbs.gcd a.den = w at h₄ ⊢
  rw [← h₂, ← h₄]
  conv => rhs; rw [← h₁, ← h₃]
  rw [mul_mul_mul_comm (w : Int), mul_mul_mul_comm x _ z, Int.mul_assoc (x * z), Int.mul_comm ((w : Int) * y),
    Int.mul_comm ((b.num.natAbs.gcd a.den : Nat) : Int)]
theorem mul_def' (a b : Rat) : a * b = mkRat (a.num * b.num) (a.den * b.den) :=
  (mul_def a b).trans (normalize_eq_mkRat _)
theorem num_mul (a b : Rat) :
    (a * b).num = a.num * b.num / ((a.num * b.num).natAbs.gcd (a.den * b.den) : Nat) :=
  (congrArg num (mul_def a b)).trans (num_normalize _)
theorem den_mul (a b : Rat) :
    (a * b).den = a.den * b.den / (a.num * b.num).natAbs.gcd (a.den * b.den) :=
  (congrArg den (mul_def a b)).trans (den_normalize _)
protected theorem mul_comm (a b : Rat) : a * b = b * a := by rw [mul_def', mul_def', Int.mul_comm, Nat.mul_comm]
@[simp] protected theorem zero_mul (a : Rat) : 0 * a = 0 := by rw [mul_def', zero_num, Int.zero_mul, zero_mkRat]
@[simp] protected theorem mul_zero (a : Rat) : a * 0 = 0 := by rw [Rat.mul_comm, Rat.zero_mul]
@[simp] protected theorem mul_one (a : Rat) : a * 1 = a := by
  rw [mul_def', one_num, one_den, Int.mul_one, Nat.mul_one, mkRat_self]
@[simp] protected theorem one_mul (a : Rat) : 1 * a = a := by rw [Rat.mul_comm, Rat.mul_one]
theorem divInt_mul_divInt (n₁ n₂ : Int) {d₁ d₂ : Int} : divInt n₁ d₁ * divInt n₂ d₂ = divInt (n₁ * n₂) (d₁ * d₂) := by
  by_cases z₁ : d₁ = 0
  · rw [z₁, Int.zero_mul, divInt_zero, divInt_zero, Rat.zero_mul]
  by_cases z₂ : d₂ = 0
  · rw [z₂, Int.mul_zero, divInt_zero, divInt_zero, Rat.mul_zero]
  have k := Int.mul_ne_zero (den_ne (divInt n₁ d₁)) (den_ne (divInt n₂ d₂))
  rw [mul_def', ← divInt_ofNat, Int.natCast_mul, divInt_eq_divInt_iff k (Int.mul_ne_zero z₁ z₂),
    mul_mul_mul_comm, cross_divInt n₁ z₁, cross_divInt n₂ z₂, mul_mul_mul_comm]
@[simp] theorem mkRat_mul_mkRat (n₁ n₂ : Int) (d₁ d₂ : Nat) : mkRat n₁ d₁ * mkRat n₂ d₂ = mkRat (n₁ * n₂) (d₁ * d₂) :=
  (divInt_mul_divInt n₁ n₂).trans (congrArg (divInt _) (Int.natCast_mul ..).symm)
theorem normalize_mul_normalize (n₁ n₂ : Int) {d₁ d₂ : Nat} (z₁ : d₁ ≠ 0) (z₂ : d₂ ≠ 0) :
    normalize n₁ d₁ z₁ * normalize n₂ d₂ z₂ = normalize (n₁ * n₂) (d₁ * d₂) (Nat.mul_ne_zero z₁ z₂) := by
  rw [normalize_eq_mkRat, normalize_eq_mkRat, normalize_eq_mkRat, mkRat_mul_mkRat]
protected theorem mul_assoc (a b c : Rat) : a * b * c = a * (b * c) := by
  rw [← mkRat_self a, ← mkRat_self b, ← mkRat_self c, mkRat_mul_mkRat, mkRat_mul_mkRat, mkRat_mul_mkRat,
    mkRat_mul_mkRat, Int.mul_assoc, Nat.mul_assoc]
protected theorem add_mul (a b c : Rat) : (a + b) * c = a * c + b * c := by
  have ha := den_ne a
  have hb := den_ne b
  have hc := den_ne c
  rw [← num_divInt_den a, ← num_divInt_den b, ← num_divInt_den c, divInt_add_divInt _ _ ha hb, divInt_mul_divInt,
    divInt_mul_divInt, divInt_mul_divInt, divInt_add_divInt _ _ (Int.mul_ne_zero ha hc) (Int.mul_ne_zero hb hc),
    mul_mul_mul_comm, mul_mul_mul_comm b.num, ← Int.add_mul, ← Int.mul_assoc,
    mul_mul_mul_comm (a.den : Int), ← Int.mul_assoc, divInt_mul_right hc]
protected theorem mul_add (a b c : Rat) : a * (b + c) = a * b + a * c := by
  rw [Rat.mul_comm a b, Rat.mul_comm a c, ← Rat.add_mul, Rat.mul_comm]
end Rat
