/-
Inverses, powers and casts; the instances that `grind` needs for its ring solver.
-/
namespace Rat
private theorem eq_zero_of_num {a : Rat} (h : a.num = 0) : a = 0 := by rw [← mkRat_self a, h, zero_mkRat]
private theorem num_ne {a : Rat} (h : a ≠ 0) : a.num ≠ 0 := fun e => h (eq_zero_of_num e)
@[simp] theorem num_eq_zero {q : Rat} : q.num = 0 ↔ q = 0 := ⟨eq_zero_of_num, fun h => h ▸ rfl⟩
theorem inv_def (a : Rat) : a⁻¹ = divInt a.den a.num := by
  refine (Rat.inv.eq_1 a).trans ?_
  rcases Int.lt_trichotomy a.num 0 with h | h | h
  · refine (dif_pos h).trans (divInt_of_cross (Int.ne_of_lt h) ?_).symm
    show -↑a.den * a.num = a.den * (a.num.natAbs : Int)
    rw [Int.ofNat_natAbs_of_nonpos (Int.le_of_lt h), Int.neg_mul, Int.mul_neg]
  · have k := Int.not_lt.mpr (Int.le_of_eq h)
    refine (dif_neg (Int.not_lt.mpr (Int.le_of_eq h.symm))).trans ((dif_neg k).trans ?_)
    rw [h, divInt_zero, eq_zero_of_num h]
  · refine (dif_neg (Int.not_lt.mpr (Int.le_of_lt h))).trans ((dif_pos h).trans ?_)
    refine (divInt_of_cross (Int.ne_of_gt h) ?_).symm
    show ↑a.den * a.num = a.den * (a.num.natAbs : Int)
    rw [Int.natAbs_of_nonneg (Int.le_of_lt h)]
@[simp] theorem num_inv (a : Rat) : a⁻¹.num = a.num.sign * a.den := by
  rw [inv_def, num_divInt]
  exact (congrArg (fun g : Nat => a.num.sign * a.den / (g : Int)) a.reduced).trans (Int.ediv_one _)
@[simp] theorem den_inv (a : Rat) : a⁻¹.den = if a.num = 0 then 1 else a.num.natAbs := by
  rw [inv_def, den_divInt]
  exact congrArg (ite _ _) ((congrArg (a.num.natAbs / ·) a.reduced).trans (Nat.div_one _))
@[simp] protected theorem inv_zero : (0 : Rat)⁻¹ = 0 := by rw [inv_def, zero_num, divInt_zero]
@[simp] theorem inv_divInt (n d : Int) : (divInt n d)⁻¹ = divInt d n := by
  by_cases hd : d = 0
  · rw [hd, divInt_zero, zero_divInt, Rat.inv_zero]
  by_cases hn : n = 0
  · rw [hn, divInt_zero, zero_divInt, Rat.inv_zero]
  have e := cross_divInt n hd
  have k : (divInt n d).num ≠ 0 := fun z => by
    rw [z, Int.zero_mul] at e
    exact Int.mul_ne_zero hn (den_ne _) e.symm
  rw [inv_def, divInt_eq_divInt_iff k hn, Int.mul_comm, ← e, Int.mul_comm]
protected theorem mul_inv_cancel (a : Rat) : a ≠ 0 → a * a⁻¹ = 1 := fun h => by
  rw [← num_divInt_den a, inv_divInt, divInt_mul_divInt, Int.mul_comm,
    divInt_self' (Int.mul_ne_zero (den_ne a) (num_ne h))]
protected theorem inv_mul_cancel (a : Rat) (h : a ≠ 0) : a⁻¹ * a = 1 := by rw [Rat.mul_comm, Rat.mul_inv_cancel a h]
protected theorem inv_inv (a : Rat) : a⁻¹⁻¹ = a := by rw [← num_divInt_den a, inv_divInt, inv_divInt]
protected theorem inv_mul_rev (a b : Rat) : (a * b)⁻¹ = b⁻¹ * a⁻¹ := by
  rw [← num_divInt_den a, ← num_divInt_den b, divInt_mul_divInt, inv_divInt, inv_divInt, inv_divInt, divInt_mul_divInt,
    Int.mul_comm, Int.mul_comm b.num]
protected theorem neg_mul (a b : Rat) : -a * b = -(a * b) := by
  rw [mul_def', mul_def', neg_num, neg_den, Int.neg_mul, neg_mkRat]
theorem pow_def (q : Rat) (n : Nat) : q ^ n =
    ⟨q.num ^ n, q.den ^ n, Nat.pos_iff_ne_zero.mp (Nat.pow_pos q.den_pos),
      (congrArg (Nat.Coprime · (q.den ^ n)) (Int.natAbs_pow q.num n)).mpr (q.reduced.pow n n)⟩ := rfl
@[simp] theorem num_pow (q : Rat) (n : Nat) : (q ^ n).num = q.num ^ n := rfl
@[simp] theorem den_pow (q : Rat) (n : Nat) : (q ^ n).den = q.den ^ n := rfl
protected theorem pow_succ (q : Rat) (n : Nat) : q ^ (n + 1) = q ^ n * q := by
  rw [mul_def', num_pow, den_pow, ← Int.pow_succ, ← Nat.pow_succ, ← num_pow, ← den_pow, mkRat_self]
@[simp] protected theorem pow_one (q : Rat) : q ^ 1 = q := by rw [Rat.pow_succ, Rat.pow_zero, Rat.one_mul]
private theorem inv_one : (1 : Rat)⁻¹ = 1 := by rw [inv_def]; exact divInt_self' Int.one_ne_zero
protected theorem zpow_neg (q : Rat) (n : Int) : q ^ (-n) = (q ^ n)⁻¹ :=
  match n with
  | .ofNat 0 => inv_one.symm
  | .ofNat (_ + 1) => rfl
  | .negSucc n => (Rat.inv_inv (q ^ (n + 1))).symm

@[simp, norm_cast] protected theorem intCast_add (a b : Int) : ((a + b : Int) : Rat) = a + b := by
  rw [add_def', den_intCast, den_intCast, Int.natCast_one, Int.mul_one, Int.mul_one]
  exact mk_eq_mkRat ..
@[simp, norm_cast] protected theorem intCast_mul (a b : Int) : ((a * b : Int) : Rat) = a * b := by
  rw [mul_def']
  exact mk_eq_mkRat ..
@[simp, norm_cast] protected theorem intCast_neg (a : Int) : ((-a : Int) : Rat) = -a := rfl
@[simp, norm_cast] theorem intCast_inj {a b : Int} : (a : Rat) = (b : Rat) ↔ a = b := ⟨congrArg num, congrArg _⟩
@[simp, norm_cast] theorem natCast_inj {a b : Nat} : (a : Rat) = (b : Rat) ↔ a = b := intCast_inj.trans Int.ofNat_inj
@[simp, norm_cast] theorem natCast_add (a b : Nat) : ((a + b : Nat) : Rat) = a + b := Rat.intCast_add a b
@[simp, norm_cast] theorem natCast_mul (a b : Nat) : ((a * b : Nat) : Rat) = a * b :=
  (congrArg ofInt (Int.natCast_mul a b)).trans (Rat.intCast_mul a b)
end Rat

namespace Lean.Grind
instance instFieldRat : Field Rat where
  nsmul := ⟨fun n x => n * x⟩
  zsmul := ⟨fun n x => n * x⟩
  add_zero := Rat.add_zero
  add_comm := Rat.add_comm
  add_assoc := Rat.add_assoc
  mul_assoc := Rat.mul_assoc
  mul_one := Rat.mul_one
  one_mul := Rat.one_mul
  left_distrib := Rat.mul_add
  right_distrib := Rat.add_mul
  zero_mul := Rat.zero_mul
  mul_zero := Rat.mul_zero
  pow_zero := Rat.pow_zero
  pow_succ := Rat.pow_succ
  ofNat_succ := fun n => Rat.natCast_add n 1
  neg_add_cancel := Rat.neg_add_cancel
  sub_eq_add_neg := Rat.sub_eq_add_neg
  neg_zsmul := fun i a => Rat.neg_mul (i : Rat) a
  mul_comm := Rat.mul_comm
  div_eq_mul_inv := Rat.div_def
  zero_ne_one := fun e => Int.zero_ne_one (congrArg Rat.num e)
  inv_zero := Rat.inv_zero
  mul_inv_cancel := Rat.mul_inv_cancel _
  zpow_zero := Rat.zpow_zero
  zpow_succ := Rat.pow_succ
  zpow_neg := Rat.zpow_neg
instance instIsCharPRatOfNatNat : IsCharP Rat 0 where
  ofNat_ext_iff := by
    intro x y
    rw [Nat.mod_zero, Nat.mod_zero]
    exact Rat.natCast_inj
instance instNoNatZeroDivisorsRat : NoNatZeroDivisors Rat := inferInstance

attribute [local instance] Semiring.natCast Ring.intCast
class LawfulOfScientific (α : Type u) [Field α] [OfScientific α] : Prop where
  ofScientific_def {m : _root_.Nat} {s : _root_.Bool} {e : _root_.Nat} :
    OfScientific.ofScientific m s e = if s then (Nat.cast m : α) / 10^e else (Nat.cast m : α) * 10^e

namespace Field
variable {α : Type u} [Field α] {a b x y z : α}
theorem inv_eq_iff_eq_iff (a b : α) : a⁻¹ = b ↔ a = b⁻¹ :=
  ⟨fun h => (inv_inv a).symm.trans (congrArg _ h), fun h => (congrArg _ h).trans (inv_inv b)⟩
theorem of_mul_eq_zero : a * b = 0 → a = 0 ∨ b = 0 := fun h =>
  (Classical.em (a = 0)).imp id fun ha => (by
    rw [← Semiring.one_mul b, ← inv_mul_cancel ha, Semiring.mul_assoc, h, Semiring.mul_zero])
theorem inv_mul (a b : α) : (a * b)⁻¹ = a⁻¹ * b⁻¹ := by
  by_cases h : a * b = 0
  · rw [h, inv_zero]
    cases of_mul_eq_zero h with
    | inl h => rw [h, inv_zero, Semiring.zero_mul]
    | inr h => rw [h, inv_zero, Semiring.mul_zero]
  · have ha : a ≠ 0 := fun e => h (e ▸ Semiring.zero_mul b)
    have hb : b ≠ 0 := fun e => h (e ▸ Semiring.mul_zero a)
    have k : a * b * (a⁻¹ * b⁻¹) = 1 := by
      rw [CommSemiring.mul_comm a, Semiring.mul_assoc, ← Semiring.mul_assoc a, mul_inv_cancel ha, Semiring.one_mul,
        mul_inv_cancel hb]
    rw [← Semiring.mul_one (a * b)⁻¹, ← k, ← Semiring.mul_assoc, inv_mul_cancel h, Semiring.one_mul]
theorem of_pow_eq_zero (a : α) (n : _root_.Nat) : a ^ n = 0 → a = 0 := fun h =>
  Classical.byContradiction fun k => zero_ne_one (α := α) (by
    rw [← Semiring.one_pow n, ← mul_inv_cancel k, CommSemiring.mul_pow, h, Semiring.zero_mul])
theorem zpow_natCast (a : α) (n : _root_.Nat) : a ^ (n : Int) = a ^ n := by
  induction n with
  | zero => exact (zpow_zero a).trans (Semiring.pow_zero a).symm
  | succ n ih => exact (zpow_succ a n).trans ((congrArg (· * a) ih).trans (Semiring.pow_succ a n).symm)
theorem zpow_one (a : α) : a ^ (1 : Int) = a := (zpow_natCast a 1).trans (Semiring.pow_one a)
theorem zpow_neg_one (a : α) : a ^ (-1 : Int) = a⁻¹ := (zpow_neg a 1).trans (congrArg _ (zpow_one a))
private theorem zpow_negSucc (a : α) (n : _root_.Nat) : a ^ Int.negSucc n = (a ^ (n + 1))⁻¹ :=
  (zpow_neg a (n + 1 : _root_.Nat)).trans (congrArg _ (zpow_natCast a (n + 1)))
theorem zpow_add_one (h : a ≠ 0) (n : Int) : a ^ (n + 1) = a ^ n * a := by
  cases n with
  | ofNat n => exact zpow_succ a n
  | negSucc n =>
    rw [show Int.negSucc n + 1 = -(n : Int) by omega, zpow_negSucc, zpow_neg, zpow_natCast]
    refine (eq_inv_of_mul_eq_one ?_).symm
    rw [Semiring.mul_assoc, CommSemiring.mul_comm a, ← Semiring.pow_succ, inv_mul_cancel (mt (of_pow_eq_zero a _) h)]
theorem zpow_sub_one (h : a ≠ 0) (n : Int) : a ^ (n - 1) = a ^ n * a⁻¹ := by
  rw [← Int.sub_add_cancel n 1, zpow_add_one h, Semiring.mul_assoc, mul_inv_cancel h, Semiring.mul_one,
    Int.sub_add_cancel]
theorem zpow_add (h : a ≠ 0) (m n : Int) : a ^ (m + n) = a ^ m * a ^ n := by
  have k (m : Int) (n : _root_.Nat) : a ^ (m + n) = a ^ m * a ^ n := by
    induction n with
    | zero => exact (congrArg (a ^ ·) (Int.add_zero m)).trans (by rw [Semiring.pow_zero, Semiring.mul_one])
    | succ n ih =>
      refine (congrArg (a ^ ·) (Int.add_assoc m n 1).symm).trans ((zpow_add_one h _).trans ?_)
      exact (congrArg (· * a) ih).trans ((Semiring.mul_assoc ..).trans (congrArg _ (Semiring.pow_succ a n).symm))
  cases n with
  | ofNat n => exact (k m n).trans (congrArg _ (zpow_natCast a n).symm)
  | negSucc n =>
    have e := k (m + Int.negSucc n) (n + 1)
    have l : m + Int.negSucc n + (n + 1 : _root_.Nat) = m := Int.neg_add_cancel_right m (n + 1 : _root_.Nat)
    rw [l] at e
    rw [e, zpow_negSucc, Semiring.mul_assoc, mul_inv_cancel (mt (of_pow_eq_zero a _) h), Semiring.mul_one]
theorem div_zero : x / 0 = 0 :=
  (div_eq_mul_inv x 0).trans ((congrArg (x * ·) inv_zero).trans (Semiring.mul_zero x))
theorem mul_div : x * (y / z) = (x * y) / z := by rw [div_eq_mul_inv y, ← Semiring.mul_assoc, ← div_eq_mul_inv]
theorem div_mul : x / y * z = x * z / y := by rw [CommSemiring.mul_comm, mul_div, CommSemiring.mul_comm]
theorem div_mul_cancel (h : y ≠ 0) : x / y * y = x := by
  rw [div_mul, ← mul_div, div_eq_mul_inv y, mul_inv_cancel h, Semiring.mul_one]
private theorem mul_div_cancel (h : y ≠ 0) : x * y / y = x := by rw [← div_mul, div_mul_cancel h]
private theorem add_div_same : x / z + y / z = (x + y) / z := by
  rw [div_eq_mul_inv, div_eq_mul_inv, div_eq_mul_inv, Semiring.right_distrib]
theorem div_add (hy : y ≠ 0) : x / y + z = (x + y * z) / y := by
  rw [← add_div_same, CommSemiring.mul_comm, mul_div_cancel hy]
theorem add_div (hz : z ≠ 0) : x + y / z = (x * z + y) / z := by rw [← add_div_same, mul_div_cancel hz]
private theorem inv_div (x y : α) : (x / y)⁻¹ = y / x := by
  rw [div_eq_mul_inv, inv_mul, inv_inv, CommSemiring.mul_comm, ← div_eq_mul_inv]
theorem div_div_right : x / (y / z) = x * z / y := by rw [div_eq_mul_inv x, inv_div, mul_div]
theorem div_div_left : x / y / z = x / (y * z) := by
  rw [div_eq_mul_inv x (y * z), inv_mul, ← Semiring.mul_assoc, ← div_eq_mul_inv, ← div_eq_mul_inv]
theorem natCast_ne_zero [IsCharP α 0] {n : _root_.Nat} (h : n ≠ 0) : (n : α) ≠ 0 := fun e =>
  h ((Nat.mod_zero n).symm.trans ((IsCharP.natCast_eq_zero_iff 0 n).mp e))
@[implicit_reducible] def noNatZeroDivisors.ofIsCharPZero [IsCharP α 0] : NoNatZeroDivisors α := inferInstance
theorem intCast_div_of_dvd {x y : Int} (h : y ∣ x) (w : (y : α) ≠ 0) : ((x / y : Int) : α) = (x : α) / (y : α) := by
  conv => rhs; rw [← Int.ediv_mul_cancel h, Ring.intCast_mul, mul_div_cancel w]
theorem natCast_div_of_dvd {x y : _root_.Nat} (h : y ∣ x) (w : (y : α) ≠ 0) :
    ((x / y : _root_.Nat) : α) = (x : α) / (y : α) := by
  conv => rhs; rw [← Nat.div_mul_cancel h, Semiring.natCast_mul, mul_div_cancel w]
end Field
end Lean.Grind

namespace Rat
theorem sub_def' (a b : Rat) : a - b = mkRat (a.num * b.den - b.num * a.den) (a.den * b.den) := by
  rw [Rat.sub_eq_add_neg, add_def', neg_num, neg_den, Int.neg_mul, Int.sub_eq_add_neg]
theorem sub_def (a b : Rat) :
    a - b = normalize (a.num * b.den - b.num * a.den) (a.den * b.den) (Nat.mul_ne_zero a.den_nz b.den_nz) :=
  (sub_def' a b).trans (normalize_eq_mkRat _).symm
@[simp] theorem divInt_sub_divInt (n₁ n₂ : Int) {d₁ d₂ : Int} (z₁ : d₁ ≠ 0) (z₂ : d₂ ≠ 0) :
    divInt n₁ d₁ - divInt n₂ d₂ = divInt (n₁ * d₂ - n₂ * d₁) (d₁ * d₂) := by
  rw [Int.sub_eq_add_neg, ← Int.neg_mul, ← divInt_add_divInt n₁ (-n₂) z₁ z₂, ← neg_divInt]
  exact Rat.sub_eq_add_neg ..
protected theorem add_right_cancel {a b : Rat} (c : Rat) (h : a + c = b + c) : a = b :=
  (Lean.Grind.AddCommGroup.add_left_inj c).mp h
protected theorem add_left_cancel (a : Rat) {b c : Rat} (h : a + b = a + c) : b = c :=
  (Lean.Grind.AddCommGroup.add_right_inj a b c).mp h
protected theorem neg_add {a b : Rat} : -(a + b) = -a + -b := Lean.Grind.AddCommGroup.neg_add a b
protected theorem sub_self {a : Rat} : a - a = 0 := Lean.Grind.AddCommGroup.sub_self a
protected theorem add_sub_cancel {a b : Rat} : a + b - b = a := Lean.Grind.AddCommGroup.add_sub_cancel
protected theorem sub_add_cancel {a b : Rat} : a - b + b = a := Lean.Grind.AddCommGroup.sub_add_cancel
protected theorem neg_sub (a b : Rat) : -(a - b) = b - a := Lean.Grind.AddCommGroup.neg_sub a b
protected theorem mul_neg (a b : Rat) : a * -b = -(a * b) := Lean.Grind.Ring.mul_neg a b
protected theorem inv_eq_of_mul_eq_one {a b : Rat} (h : a * b = 1) : a⁻¹ = b :=
  (Lean.Grind.Field.inv_eq_iff_eq_iff a b).mpr (Lean.Grind.Field.eq_inv_of_mul_eq_one h)
protected theorem mul_eq_zero {a b : Rat} : a * b = 0 ↔ a = 0 ∨ b = 0 :=
  ⟨Lean.Grind.Field.of_mul_eq_zero, fun h => h.elim (fun h => h ▸ Rat.zero_mul b) fun h => h ▸ Rat.mul_zero a⟩
theorem divInt_eq_div (a b : Int) : divInt a b = a / b := by
  have h := divInt_mul_divInt a 1 (d₁ := 1) (d₂ := b)
  rw [Int.mul_one, Int.one_mul] at h
  have ha : divInt a 1 = a := mkRat_one a
  have hb : (b : Rat)⁻¹ = divInt 1 b := inv_def b
  rw [← h, ha, ← hb, div_def]
theorem mkRat_eq_div (a : Int) (b : Nat) : mkRat a b = a / b := divInt_eq_div a b
protected theorem div_mul_cancel {a b : Rat} (hb : b ≠ 0) : a / b * b = a := Lean.Grind.Field.div_mul_cancel hb
protected theorem mul_div_cancel {a b : Rat} (hb : b ≠ 0) : a * b / b = a := Lean.Grind.Field.mul_div_cancel hb
@[simp] protected theorem zpow_one (q : Rat) : q ^ (1 : Int) = q := Rat.pow_one q
protected theorem zpow_add_one {q : Rat} (hq : q ≠ 0) (m : Int) : q ^ (m + 1) = q ^ m * q :=
  Lean.Grind.Field.zpow_add_one hq m
protected theorem zpow_sub_one {q : Rat} (hq : q ≠ 0) (m : Int) : q ^ (m - 1) = q ^ m * q⁻¹ :=
  Lean.Grind.Field.zpow_sub_one hq m
protected theorem zpow_add {q : Rat} (hq : q ≠ 0) (m n : Int) : q ^ (m + n) = q ^ m * q ^ n :=
  Lean.Grind.Field.zpow_add hq m n
instance instAssociativeHAdd : Std.Associative fun x1 x2 : Rat => x1 + x2 := ⟨Rat.add_assoc⟩
instance instCommutativeHAdd : Std.Commutative fun x1 x2 : Rat => x1 + x2 := ⟨Rat.add_comm⟩
instance instLawfulIdentityHAddOfNat : Std.LawfulIdentity (fun x1 x2 : Rat => x1 + x2) 0 where
  left_id := Rat.zero_add
  right_id := Rat.add_zero
end Rat
