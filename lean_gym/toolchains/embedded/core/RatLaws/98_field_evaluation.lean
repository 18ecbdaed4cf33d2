/-
Evaluation of numerals in a field: what the ring solver of `grind` computes with rational numbers holds there.
-/
-- What `grind` rewrites beforehand, and with.
attribute [grind =] Rat.min_def Rat.max_def
attribute [grind norm] Lean.Grind.Field.inv_zero Lean.Grind.Field.inv_inv Lean.Grind.Field.inv_one
  Lean.Grind.Field.inv_neg Lean.Grind.LawfulOfScientific.ofScientific_def Rat.zpow_neg
namespace Lean.Grind.Field.NormNum
attribute [local instance] Semiring.natCast Ring.intCast
variable {α : Type u} [Field α]
abbrev ofRat (r : Rat) : α := (r.num : α) / (r.den : α)
private theorem ofRat_int {r : Rat} (h : r.den = 1) : (ofRat r : α) = (r.num : α) := by
  rw [ofRat, h, Semiring.natCast_one, div_eq_mul_inv, inv_one, Semiring.mul_one]
private theorem of_cross {n : Int} {d : _root_.Nat} {r : Rat} (hd : (d : α) ≠ 0) (hr : (r.den : α) ≠ 0)
    (h : r.num * d = n * r.den) : (ofRat r : α) = (n : α) / (d : α) := by
  have h := congrArg (IntCast.intCast (R := α)) h
  have h : ((r.num * d : Int) : α) = ((n * r.den : Int) : α) := h
  rw [Ring.intCast_mul, Ring.intCast_mul, Ring.intCast_natCast, Ring.intCast_natCast] at h
  rw [ofRat, ← mul_div_cancel hd (x := _ / _), div_mul, h, ← div_mul, div_mul_cancel hr]
private theorem den_of_dvd {d k : _root_.Nat} (h : k ∣ d) (hd : (d : α) ≠ 0) : (k : α) ≠ 0 := by
  obtain ⟨m, rfl⟩ := h
  exact fun e => hd (by rw [Semiring.natCast_mul, e, Semiring.zero_mul])
private theorem mul_div_mul_right {x y z : α} (h : z ≠ 0) : x * z / (y * z) = x / y := by
  rw [CommSemiring.mul_comm y, ← div_div_left, mul_div_cancel h]
private theorem neg_div (x y : α) : -x / y = -(x / y) := by rw [div_eq_mul_inv, Ring.neg_mul, ← div_eq_mul_inv]
private theorem div_neg (x y : α) : x / -y = -(x / y) := by rw [div_eq_mul_inv, inv_neg, Ring.mul_neg, ← div_eq_mul_inv]
private theorem inv_pow (x : α) (n : _root_.Nat) : (x ^ n)⁻¹ = x⁻¹ ^ n := by
  induction n with
  | zero => exact (congrArg _ (Semiring.pow_zero x)).trans (inv_one.trans (Semiring.pow_zero _).symm)
  | succ n ih =>
    refine (congrArg _ (Semiring.pow_succ x n)).trans ((inv_mul ..).trans ?_)
    exact (congrArg (· * x⁻¹) ih).trans (Semiring.pow_succ x⁻¹ n).symm
private theorem mul_ne {a b : α} (ha : a ≠ 0) (hb : b ≠ 0) : a * b ≠ 0 := fun e => (of_mul_eq_zero e).elim ha hb
private theorem ofRat_mkRat {n : Int} {d : _root_.Nat} (hd : (d : α) ≠ 0) :
    (ofRat (mkRat n d) : α) = (n : α) / (d : α) := by
  have z : d ≠ 0 := fun e => hd (e ▸ Semiring.natCast_zero)
  refine of_cross hd (den_of_dvd ?_ hd) (Rat.cross_divInt n (Int.natCast_ne_zero.mpr z))
  show (mkRat n d).den ∣ d
  rw [Rat.den_mkRat, if_neg z]
  exact Nat.div_dvd_of_dvd (Nat.gcd_dvd_left ..)
theorem ofRat_add' {a b : Rat} (ha : (a.den : α) ≠ 0) (hb : (b.den : α) ≠ 0) :
    (ofRat (a + b) : α) = ofRat a + ofRat b := by
  have hd : ((a.den * b.den : _root_.Nat) : α) ≠ 0 := by rw [Semiring.natCast_mul]; exact mul_ne ha hb
  rw [Rat.add_def', ofRat_mkRat hd, Semiring.natCast_mul, Ring.intCast_add, Ring.intCast_mul, Ring.intCast_mul,
    Ring.intCast_natCast, Ring.intCast_natCast, ← add_div_same, mul_div_mul_right hb,
    CommSemiring.mul_comm (a.den : α), mul_div_mul_right ha]
theorem ofRat_mul' {a b : Rat} (ha : (a.den : α) ≠ 0) (hb : (b.den : α) ≠ 0) :
    (ofRat (a * b) : α) = ofRat a * ofRat b := by
  have hd : ((a.den * b.den : _root_.Nat) : α) ≠ 0 := by rw [Semiring.natCast_mul]; exact mul_ne ha hb
  rw [Rat.mul_def', ofRat_mkRat hd, Semiring.natCast_mul, Ring.intCast_mul, mul_div, div_mul, div_div_left]
theorem ofRat_add [IsCharP α 0] (a b : Rat) : (ofRat (a + b) : α) = ofRat a + ofRat b :=
  ofRat_add' (natCast_ne_zero a.den_nz) (natCast_ne_zero b.den_nz)
theorem ofRat_mul [IsCharP α 0] (a b : Rat) : (ofRat (a * b) : α) = ofRat a * ofRat b :=
  ofRat_mul' (natCast_ne_zero a.den_nz) (natCast_ne_zero b.den_nz)
theorem ofRat_inv (a : Rat) : (ofRat a⁻¹ : α) = (ofRat a)⁻¹ := by
  rw [ofRat, ofRat, inv_div, Rat.num_inv, Rat.den_inv]
  generalize a.num = n
  cases n with
  | ofNat k => cases k with
    | zero =>
      show ((0 * a.den : Int) : α) / ((1 : _root_.Nat) : α) = (a.den : α) / ((0 : Int) : α)
      rw [Int.zero_mul, Ring.intCast_zero, div_zero, div_eq_mul_inv, Semiring.zero_mul]
    | succ k =>
      rw [if_neg nofun]
      show ((1 * a.den : Int) : α) / ((k + 1 : _root_.Nat) : α) = (a.den : α) / (((k + 1 : _root_.Nat) : Int) : α)
      rw [Int.one_mul, Ring.intCast_natCast, Ring.intCast_natCast]
  | negSucc k =>
    rw [if_neg nofun]
    show ((-1 * a.den : Int) : α) / ((k + 1 : _root_.Nat) : α) =
      (a.den : α) / ((-((k + 1 : _root_.Nat) : Int) : Int) : α)
    rw [Int.neg_mul, Int.one_mul, Ring.intCast_neg, Ring.intCast_neg, Ring.intCast_natCast, Ring.intCast_natCast,
      neg_div, div_neg]
theorem ofRat_div' {a b : Rat} (ha : (a.den : α) ≠ 0) (hb : (b.num : α) ≠ 0) :
    (ofRat (a / b) : α) = ofRat a / ofRat b := by
  have z : b.num ≠ 0 := fun e => hb (e ▸ Ring.intCast_zero)
  have k : ((b⁻¹).den : α) ≠ 0 := fun e => hb (by
    rw [Rat.den_inv, if_neg z] at e
    cases Int.natAbs_eq b.num with
    | inl h => rw [h, Ring.intCast_natCast, e]
    | inr h => rw [h, Ring.intCast_neg, Ring.intCast_natCast, e, AddCommGroup.neg_zero])
  exact (ofRat_mul' ha k).trans ((congrArg (ofRat a * ·) (ofRat_inv b)).trans (div_eq_mul_inv ..).symm)
theorem ofRat_div [IsCharP α 0] (a b : Rat) : (ofRat (a / b) : α) = ofRat a / ofRat b :=
  (ofRat_mul a b⁻¹).trans ((congrArg (ofRat a * ·) (ofRat_inv b)).trans (div_eq_mul_inv ..).symm)
theorem ofRat_neg (a : Rat) : (ofRat (-a) : α) = -ofRat a := by
  rw [ofRat, Rat.neg_num, Rat.neg_den, Ring.intCast_neg, neg_div]
theorem ofRat_sub' {a b : Rat} (ha : (a.den : α) ≠ 0) (hb : (b.den : α) ≠ 0) :
    (ofRat (a - b) : α) = ofRat a - ofRat b := by
  rw [Ring.sub_eq_add_neg (ofRat a), ← ofRat_neg, ← ofRat_add' (b := -b) ha hb, ← Rat.sub_eq_add_neg]
theorem ofRat_sub [IsCharP α 0] (a b : Rat) : (ofRat (a - b) : α) = ofRat a - ofRat b :=
  ofRat_sub' (natCast_ne_zero a.den_nz) (natCast_ne_zero b.den_nz)
private theorem ofRat_pow (a : Rat) (n : _root_.Nat) : (ofRat (a ^ n) : α) = ofRat a ^ n := by
  rw [ofRat, ofRat, Rat.num_pow, Rat.den_pow, Ring.intCast_pow, Semiring.natCast_pow, div_eq_mul_inv, div_eq_mul_inv,
    CommSemiring.mul_pow, inv_pow]
private theorem ofRat_intPow (a : Rat) (n : Int) : (ofRat (a ^ n) : α) = ofRat a ^ n := by
  cases n with
  | ofNat n => exact (ofRat_pow a n).trans (zpow_natCast _ n).symm
  | negSucc n =>
    show ofRat (a ^ (n + 1))⁻¹ = _
    rw [ofRat_inv, ofRat_pow, show Int.negSucc n = -((n + 1 : _root_.Nat) : Int) from rfl, zpow_neg, zpow_natCast]
theorem ofRat_npow' {a : Rat} (ha : (a.den : α) ≠ 0) (n : _root_.Nat) : (ofRat (a ^ n) : α) = ofRat a ^ n :=
  ofRat_pow a n
theorem ofRat_npow [IsCharP α 0] (a : Rat) (n : _root_.Nat) : (ofRat (a ^ n) : α) = ofRat a ^ n := ofRat_pow a n
theorem ofRat_zpow' {a : Rat} (ha : (a.den : α) ≠ 0) (n : Int) : (ofRat (a ^ n) : α) = ofRat a ^ n :=
  ofRat_intPow a n
theorem ofRat_zpow [IsCharP α 0] (a : Rat) (n : Int) : (ofRat (a ^ n) : α) = ofRat a ^ n := ofRat_intPow a n
theorem natCast_eq (n : _root_.Nat) : (NatCast.natCast n : α) = ofRat n :=
  (Ring.intCast_natCast n).symm.trans (ofRat_int (r := n) rfl).symm
theorem ofNat_eq (n : _root_.Nat) : (OfNat.ofNat n : α) = ofRat n := (Semiring.ofNat_eq_natCast n).trans (natCast_eq n)
theorem intCast_eq (n : Int) : (IntCast.intCast n : α) = ofRat n := (ofRat_int (r := n) rfl).symm
theorem add_eq [IsCharP α 0] (a b : α) (v₁ v₂ v : Rat) :
    v == v₁ + v₂ → a = ofRat v₁ → b = ofRat v₂ → a + b = ofRat v :=
  fun h ha hb => by rw [eq_of_beq h, ofRat_add, ha, hb]
theorem sub_eq [IsCharP α 0] (a b : α) (v₁ v₂ v : Rat) :
    v == v₁ - v₂ → a = ofRat v₁ → b = ofRat v₂ → a - b = ofRat v :=
  fun h ha hb => by rw [eq_of_beq h, ofRat_sub, ha, hb]
theorem mul_eq [IsCharP α 0] (a b : α) (v₁ v₂ v : Rat) :
    v == v₁ * v₂ → a = ofRat v₁ → b = ofRat v₂ → a * b = ofRat v :=
  fun h ha hb => by rw [eq_of_beq h, ofRat_mul, ha, hb]
theorem div_eq [IsCharP α 0] (a b : α) (v₁ v₂ v : Rat) :
    v == v₁ / v₂ → a = ofRat v₁ → b = ofRat v₂ → a / b = ofRat v :=
  fun h ha hb => by rw [eq_of_beq h, ofRat_div, ha, hb]
theorem inv_eq (a : α) (v₁ v : Rat) : v == v₁⁻¹ → a = ofRat v₁ → a⁻¹ = ofRat v :=
  fun h ha => by rw [eq_of_beq h, ofRat_inv, ha]
theorem neg_eq (a : α) (v₁ v : Rat) : v == -v₁ → a = ofRat v₁ → -a = ofRat v :=
  fun h ha => by rw [eq_of_beq h, ofRat_neg, ha]
theorem npow_eq [IsCharP α 0] (a : α) (n : _root_.Nat) (v₁ v : Rat) :
    v == v₁ ^ n → a = ofRat v₁ → a ^ n = ofRat v :=
  fun h ha => by rw [eq_of_beq h, ofRat_pow, ha]
theorem zpow_eq [IsCharP α 0] (a : α) (n : Int) (v₁ v : Rat) :
    v == v₁ ^ n → a = ofRat v₁ → a ^ n = ofRat v :=
  fun h ha => by rw [eq_of_beq h, ofRat_intPow, ha]
theorem eq_int (a : α) (v : Rat) (n : Int) :
    n == v.num && v.den == 1 → a = ofRat v → a = IntCast.intCast n := by
  intro h ha
  rw [Bool.and_eq_true] at h
  rw [ha, eq_of_beq h.1]
  exact ofRat_int (eq_of_beq h.2)
theorem eq_inv (a : α) (v : Rat) (d : _root_.Nat) :
    v.num == 1 && v.den == d → a = ofRat v → a = (NatCast.natCast d : α)⁻¹ := by
  intro h ha
  rw [Bool.and_eq_true] at h
  rw [ha, ofRat, eq_of_beq h.1, eq_of_beq h.2, Ring.intCast_one, div_eq_mul_inv, Semiring.one_mul]
theorem eq_mul_inv (a : α) (v : Rat) (n : Int) (d : _root_.Nat) :
    v.num == n && v.den == d → a = ofRat v → a = (IntCast.intCast n : α) * (NatCast.natCast d : α)⁻¹ := by
  intro h ha
  rw [Bool.and_eq_true] at h
  rw [ha, ofRat, eq_of_beq h.1, eq_of_beq h.2, div_eq_mul_inv]
end Lean.Grind.Field.NormNum
