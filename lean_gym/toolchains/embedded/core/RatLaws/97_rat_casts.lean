/-
Integers and natural numbers among the rational numbers; decimal literals; rounding.
-/
namespace Rat
@[norm_cast] theorem intCast_natCast (n : Nat) : ((n : Int) : Rat) = n := rfl
@[simp, norm_cast] theorem intCast_eq_zero_iff {a : Int} : (a : Rat) = 0 ↔ a = 0 := intCast_inj
@[simp, norm_cast] theorem natCast_eq_zero_iff {a : Nat} : (a : Rat) = 0 ↔ a = 0 := natCast_inj
@[simp] theorem ofNat_eq_ofNat {a b : Nat} :
    no_index (OfNat.ofNat a : Rat) = no_index (OfNat.ofNat b : Rat) ↔ a = b := natCast_inj
@[simp, norm_cast] theorem intCast_ofNat {a : Nat} : (no_index (OfNat.ofNat a : Int) : Rat) = OfNat.ofNat a := rfl
@[simp, norm_cast] theorem natCast_ofNat {a : Nat} : (no_index (OfNat.ofNat a : Nat) : Rat) = OfNat.ofNat a := rfl
protected theorem intCast_zero : ((0 : Int) : Rat) = 0 := rfl
protected theorem intCast_one : ((1 : Int) : Rat) = 1 := rfl
@[simp, norm_cast] protected theorem intCast_sub (a b : Int) : ((a - b : Int) : Rat) = a - b :=
  Lean.Grind.Ring.intCast_sub a b
@[simp, norm_cast] theorem intCast_pow (a : Int) (n : Nat) : ((a ^ n : Int) : Rat) = (a : Rat) ^ n :=
  Lean.Grind.Ring.intCast_pow a n
@[simp, norm_cast] theorem natCast_pow (a b : Nat) : ((a ^ b : Nat) : Rat) = (a : Rat) ^ b :=
  Lean.Grind.Semiring.natCast_pow a b
@[norm_cast] theorem intCast_le_intCast {a b : Int} : (a : Rat) ≤ (b : Rat) ↔ a ≤ b := by
  rw [Rat.le_iff, num_intCast, num_intCast, den_intCast, den_intCast, Int.natCast_one, Int.mul_one, Int.mul_one]
@[norm_cast] theorem intCast_lt_intCast {a b : Int} : (a : Rat) < (b : Rat) ↔ a < b := by
  rw [Rat.lt_iff, num_intCast, num_intCast, den_intCast, den_intCast, Int.natCast_one, Int.mul_one, Int.mul_one]
@[norm_cast] theorem natCast_le_natCast {a b : Nat} : (a : Rat) ≤ (b : Rat) ↔ a ≤ b :=
  intCast_le_intCast.trans Int.ofNat_le
@[norm_cast] theorem natCast_lt_natCast {a b : Nat} : (a : Rat) < (b : Rat) ↔ a < b :=
  intCast_lt_intCast.trans Int.ofNat_lt
theorem intCast_nonneg {a : Int} : 0 ≤ (a : Rat) ↔ 0 ≤ a := intCast_le_intCast (a := 0)
theorem natCast_nonneg {a : Nat} : 0 ≤ (a : Rat) := num_nonneg.mp (Int.natCast_nonneg a)
theorem intCast_pos {a : Int} : 0 < (a : Rat) ↔ 0 < a := intCast_lt_intCast (a := 0)
theorem natCast_pos {a : Nat} : 0 < (a : Rat) ↔ 0 < a := natCast_lt_natCast (a := 0)
theorem intCast_nonpos {a : Int} : (a : Rat) ≤ 0 ↔ a ≤ 0 := intCast_le_intCast (b := 0)
theorem intCast_neg_iff {a : Int} : (a : Rat) < 0 ↔ a < 0 := intCast_lt_intCast (b := 0)

theorem ofScientific_true_def {m e : Nat} : Rat.ofScientific m true e = mkRat m (10 ^ e) := by
  have h := Nat.pos_iff_ne_zero.mp (Nat.pow_pos (a := 10) (n := e) (by decide))
  rw [mkRat_def, dif_neg h]
  with_unfolding_all rfl
theorem ofScientific_false_def {m e : Nat} : Rat.ofScientific m false e = ((m * 10 ^ e : Nat) : Rat) := by
  delta Rat.ofScientific
  rfl
theorem ofScientific_def {m : Nat} {s : Bool} {e : Nat} :
    Rat.ofScientific m s e = if s then mkRat m (10 ^ e) else ((m * 10 ^ e : Nat) : Rat) :=
  match s with
  | true => ofScientific_true_def
  | false => ofScientific_false_def
@[simp] theorem ofScientific_ofNat_ofNat {m : Nat} {s : Bool} {e : Nat} :
    Rat.ofScientific (no_index (OfNat.ofNat m)) s (no_index (OfNat.ofNat e)) = OfScientific.ofScientific m s e := rfl
theorem ofScientific_def_eq_ite {m : Nat} {s : Bool} {e : Nat} :
    (OfScientific.ofScientific m s e : Rat) = if s then (m : Rat) / 10 ^ e else (m : Rat) * 10 ^ e :=
  match s with
  | true => ofScientific_true_def.trans ((mkRat_eq_div _ _).trans (congrArg ((m : Rat) / ·) (natCast_pow 10 e)))
  | false => ofScientific_false_def.trans ((natCast_mul _ _).trans (congrArg ((m : Rat) * ·) (natCast_pow 10 e)))
@[deprecated ofScientific_def_eq_ite (since := "2026-07-21")] theorem ofScientific_def_eq_if
    {m : Nat} {s : Bool} {e : Nat} :
    (OfScientific.ofScientific m s e : Rat) = if s then (m : Rat) / 10 ^ e else (m : Rat) * 10 ^ e :=
  ofScientific_def_eq_ite
theorem ofScientific_def' {m : Nat} {s : Bool} {e : Nat} :
    (OfScientific.ofScientific m s e : Rat) = (m : Rat) * (10 : Rat) ^ (if s then -(e : Int) else (e : Int)) :=
  match s with
  | true => ofScientific_def_eq_ite.trans (congrArg ((m : Rat) * ·) (Rat.zpow_neg 10 e).symm)
  | false => ofScientific_def_eq_ite
instance _root_.Lean.Grind.instLawfulOfScientificRat : Lean.Grind.LawfulOfScientific Rat := ⟨ofScientific_def_eq_ite⟩

theorem floor_def (a : Rat) : a.floor = a.num / a.den :=
  if h : a.den = 1 then (if_pos h).trans (by rw [h, Int.natCast_one, Int.ediv_one]) else if_neg h
@[simp] theorem floor_intCast (a : Int) : (a : Rat).floor = a := rfl
protected theorem le_floor_iff {x : Int} {a : Rat} : x ≤ a.floor ↔ (x : Rat) ≤ a := by
  rw [floor_def, Int.le_ediv_iff_mul_le (den_pos' a), Rat.le_iff, num_intCast, den_intCast, Int.natCast_one,
    Int.mul_one]
protected theorem floor_lt_iff {a : Rat} {x : Int} : a.floor < x ↔ a < (x : Rat) :=
  Int.not_le.symm.trans ((not_congr Rat.le_floor_iff).trans Rat.not_le)
theorem floor_le (a : Rat) : (a.floor : Rat) ≤ a := Rat.le_floor_iff.mp (Int.le_refl _)
theorem floor_monotone {a b : Rat} (h : a ≤ b) : a.floor ≤ b.floor :=
  Rat.le_floor_iff.mpr (Rat.le_trans (floor_le a) h)
theorem lt_floor_add_one (a : Rat) : a < ((a.floor + 1 : Int) : Rat) := Rat.floor_lt_iff.mp (Int.lt_succ a.floor)
theorem floor_add_intCast {x : Rat} {y : Int} : (x + y).floor = x.floor + y := by
  refine Int.le_antisymm ?_ ?_
  · refine Int.le_of_lt_add_one (Rat.floor_lt_iff.mpr ?_)
    rw [Int.add_right_comm, Rat.intCast_add, Rat.add_lt_add_right]
    exact lt_floor_add_one x
  · rw [Rat.le_floor_iff, Rat.intCast_add, Rat.add_le_add_right]
    exact floor_le x
theorem floor_add_le_floor_add_intCast {x : Rat} {y : Int} : x.floor + y ≤ (x + y).floor :=
  Int.le_of_eq floor_add_intCast.symm
theorem floor_add_one {x : Rat} : (x + 1).floor = x.floor + 1 := floor_add_intCast (y := 1)
theorem floor_sub_one {x : Rat} : (x - 1).floor = x.floor - 1 :=
  (congrArg Rat.floor (Rat.sub_eq_add_neg x 1)).trans (floor_add_intCast (y := -1))
theorem lt_floor {x : Rat} : x - 1 < (x.floor : Rat) := by
  rw [Rat.sub_lt_iff]
  exact (Rat.intCast_add x.floor 1) ▸ lt_floor_add_one x
theorem ceil_eq_neg_floor_neg (a : Rat) : a.ceil = -((-a).floor) := by
  by_cases h : a.den = 1
  · rw [floor_def, neg_num, neg_den, h, Int.natCast_one, Int.ediv_one, Int.neg_neg]
    exact if_pos h
  · have k : a.ceil = a.floor + 1 := (if_neg h).trans (congrArg (· + 1) (if_neg h).symm)
    have l : (a.floor : Rat) < a := Rat.lt_of_le_of_ne (floor_le a) fun e => h (congrArg den e).symm
    rw [k, Int.eq_neg_comm]
    refine Int.le_antisymm (Int.le_of_lt_add_one (Rat.floor_lt_iff.mpr ?_)) (Rat.le_floor_iff.mpr ?_)
    · rw [Int.neg_add, Int.neg_add_cancel_right, Rat.intCast_neg]
      exact Rat.neg_lt_neg l
    · rw [Rat.intCast_neg]
      exact Rat.neg_le_neg (Rat.le_of_lt (lt_floor_add_one a))
@[simp] theorem ceil_intCast (a : Int) : (a : Rat).ceil = a := rfl
theorem ceil_le_iff {x : Rat} {y : Int} : x.ceil ≤ y ↔ x ≤ (y : Rat) :=
  ceil_eq_neg_floor_neg x ▸ Int.neg_le_iff.trans (Rat.le_floor_iff.trans (Rat.neg_le_neg_iff (a := (y : Rat))))
theorem lt_ceil_iff {x : Rat} {y : Int} : y < x.ceil ↔ (y : Rat) < x := by rw [← Int.not_le, ceil_le_iff, Rat.not_le]
theorem le_ceil {x : Rat} : x ≤ (x.ceil : Rat) := ceil_le_iff.mp (Int.le_refl _)
theorem ceil_add_intCast {x : Rat} {y : Int} : (x + y).ceil = x.ceil + y := by
  refine Int.le_antisymm (ceil_le_iff.mpr ?_) (Int.add_le_of_le_sub_right (ceil_le_iff.mpr ?_))
  · rw [Rat.intCast_add, Rat.add_le_add_right]
    exact le_ceil
  · rw [Rat.intCast_sub, Rat.le_sub_iff]
    exact le_ceil
theorem ceil_add_intCast_le_ceil_add {x : Rat} {y : Int} : (x + y).ceil ≤ x.ceil + y := Int.le_of_eq ceil_add_intCast
theorem ceil_add_one {x : Rat} : (x + 1).ceil = x.ceil + 1 := ceil_add_intCast (y := 1)
theorem ceil_sub_one {x : Rat} : (x - 1).ceil = x.ceil - 1 := by
  rw [Rat.sub_eq_add_neg]; exact ceil_add_intCast (y := -1)
theorem ceil_lt {x : Rat} : (x.ceil : Rat) < x + 1 := by
  rw [← Rat.sub_lt_iff]
  exact Rat.intCast_sub x.ceil 1 ▸ lt_ceil_iff.mp (Int.sub_one_lt_of_le (Int.le_refl x.ceil))
end Rat
