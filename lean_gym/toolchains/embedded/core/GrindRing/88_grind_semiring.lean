/-
Commutative semirings in `grind`: the ring that a semiring is embedded in (`Lean.Grind.Ring.OfSemiring.Q`, differences
of two elements).
-/
namespace Lean.Grind.Ring.OfSemiring
attribute [local instance] Semiring.natCast Ring.intCast Semiring.nsmul Ring.zsmul
section
variable (α : Type u) [Semiring α]
def r : (α × α) → (α × α) → Prop
  | (a, b), (c, d) => ∃ k, a + d + k = b + c + k
def Q := Quot (r α)
end
section
variable {α : Type u} [Semiring α]
local instance : Std.Associative (· + · : α → α → α) := ⟨Semiring.add_assoc⟩
local instance : Std.Commutative (· + · : α → α → α) := ⟨Semiring.add_comm⟩
open Semiring (add_comm add_assoc add_zero zero_add natCast_zero natCast_one left_distrib right_distrib)
private theorem add_add_comm (a b c d : α) : (a + b) + (c + d) = (a + c) + (b + d) := by
  rw [add_assoc, add_assoc, Semiring.add_left_comm b c d]
private theorem add_six (a b c d k l : α) : (a + b) + (c + d) + (k + l) = (a + c + k) + (b + d + l) :=
  (congrArg (· + (k + l)) (add_add_comm a b c d)).trans (add_add_comm _ _ _ _)
private theorem add_eq {a a' b b' : α} (h : a = a') (k : b = b') : a + b = a' + b' := h ▸ k ▸ rfl
private theorem mul_eq {a a' b b' : α} (h : a = a') (k : b = b') : a * b = a' * b' := h ▸ k ▸ rfl
private theorem r_refl (p : α × α) : r α p p := ⟨0, congrArg (· + 0) (add_comm p.1 p.2)⟩
private theorem r_symm {p q : α × α} : r α p q → r α q p := fun ⟨k, h⟩ =>
  ⟨k, (congrArg (· + k) (add_comm q.1 p.2)).trans (h.symm.trans (congrArg (· + k) (add_comm p.1 q.2)))⟩
private theorem r_trans {p q s : α × α} : r α p q → r α q s → r α p s := fun ⟨k, h⟩ ⟨l, j⟩ => ⟨q.2 + q.1 + (k + l), by
  have h : p.1 + q.2 + k = p.2 + q.1 + k := h
  have j : q.1 + s.2 + l = q.2 + s.1 + l := j
  show p.1 + s.2 + (q.2 + q.1 + (k + l)) = p.2 + s.1 + (q.2 + q.1 + (k + l))
  rw [← add_assoc (p.1 + _), ← add_assoc (p.2 + _), add_six, add_comm s.2, h, j, add_comm q.2 q.1, add_six,
    add_comm s.1]⟩
private theorem r_add {p p' q q' : α × α} : r α p p' → r α q q' →
    r α (p.1 + q.1, p.2 + q.2) (p'.1 + q'.1, p'.2 + q'.2) := fun ⟨k, h⟩ ⟨l, j⟩ =>
  ⟨k + l, (add_six ..).trans ((add_eq h j).trans (add_six ..).symm)⟩
private theorem r_mul_left {p p' : α × α} (q : α × α) : r α p p' →
    r α (p.1 * q.1 + p.2 * q.2, p.1 * q.2 + p.2 * q.1) (p'.1 * q.1 + p'.2 * q.2, p'.1 * q.2 + p'.2 * q.1) :=
  fun ⟨k, h⟩ => ⟨k * q.1 + k * q.2, by
    have e (x : α) : p.1 * x + p'.2 * x + k * x = p.2 * x + p'.1 * x + k * x := by
      rewrite [← right_distrib, ← right_distrib, ← right_distrib, ← right_distrib]; exact congrArg (· * x) h
    show p.1 * q.1 + p.2 * q.2 + (p'.1 * q.2 + p'.2 * q.1) + (k * q.1 + k * q.2) =
      p.1 * q.2 + p.2 * q.1 + (p'.1 * q.1 + p'.2 * q.2) + (k * q.1 + k * q.2)
    rewrite [add_comm (p'.1 * q.2), add_six, e q.1, ← e q.2, add_comm (p'.1 * q.1), add_comm (k * q.1), add_six]
    exact add_comm _ _⟩
private theorem r_mul_right (p : α × α) {q q' : α × α} : r α q q' →
    r α (p.1 * q.1 + p.2 * q.2, p.1 * q.2 + p.2 * q.1) (p.1 * q'.1 + p.2 * q'.2, p.1 * q'.2 + p.2 * q'.1) :=
  fun ⟨k, h⟩ => ⟨p.1 * k + p.2 * k, by
    have e (x : α) : x * q.1 + x * q'.2 + x * k = x * q.2 + x * q'.1 + x * k := by
      rewrite [← left_distrib, ← left_distrib, ← left_distrib, ← left_distrib]; exact congrArg (x * ·) h
    show p.1 * q.1 + p.2 * q.2 + (p.1 * q'.2 + p.2 * q'.1) + (p.1 * k + p.2 * k) =
      p.1 * q.2 + p.2 * q.1 + (p.1 * q'.1 + p.2 * q'.2) + (p.1 * k + p.2 * k)
    rw [add_six, add_six, e, e]⟩
def Q.mk (p : α × α) : Q α := Quot.mk (r α) p
private theorem Q.mk_eq {a b c d : α} (h : a = c) (k : b = d) : Q.mk (a, b) = Q.mk (c, d) := h ▸ k ▸ rfl
private theorem Q.sound {a b c d : α} (h : a + d = b + c) : Q.mk (a, b) = Q.mk (c, d) :=
  Quot.sound ⟨0, congrArg (· + 0) h⟩
def natCast (n : _root_.Nat) : Q α := Q.mk (n, 0)
def intCast (n : Int) : Q α := if n < 0 then Q.mk (0, n.natAbs) else Q.mk (n.natAbs, 0)
def neg (q : Q α) : Q α := Quot.lift (fun p : α × α => Q.mk (p.2, p.1))
  (fun _ _ ⟨k, h⟩ => Quot.sound ⟨k, Eq.symm h⟩) q
private def add₁ (p : α × α) (q : Q α) : Q α := Quot.lift (fun s : α × α => Q.mk (p.1 + s.1, p.2 + s.2))
  (fun _ _ h => Quot.sound (r_add (r_refl p) h)) q
def add (p q : Q α) : Q α := Quot.lift (fun s => add₁ s q)
  (fun _ _ h => Quot.ind (β := fun q => add₁ _ q = add₁ _ q) (fun s => Quot.sound (r_add h (r_refl s))) q) p
def sub (p q : Q α) : Q α := add p (neg q)
private def mul₁ (p : α × α) (q : Q α) : Q α :=
  Quot.lift (fun s : α × α => Q.mk (p.1 * s.1 + p.2 * s.2, p.1 * s.2 + p.2 * s.1))
    (fun _ _ h => Quot.sound (r_mul_right p h)) q
def mul (p q : Q α) : Q α := Quot.lift (fun s => mul₁ s q)
  (fun _ _ h => Quot.ind (β := fun q => mul₁ _ q = mul₁ _ q) (fun s => Quot.sound (r_mul_left s h)) q) p
def npow (a : Q α) (n : _root_.Nat) : Q α := match n with
  | 0 => natCast 1
  | n + 1 => mul (npow a n) a
def nsmul (n : _root_.Nat) (a : Q α) : Q α := mul (natCast n) a
def zsmul (n : Int) (a : Q α) : Q α := mul (intCast n) a
private theorem intCast_ofNat (n : _root_.Nat) : intCast (α := α) (n : Int) = natCast n := rfl
private theorem intCast_negSucc (n : _root_.Nat) :
    intCast (α := α) (.negSucc n) = Q.mk (0, ((n + 1 : _root_.Nat) : α)) :=
  if_pos ((Int.blt'_eq_true (.negSucc n) 0).mp rfl)
private theorem intCast_neg : ∀ i : Int, intCast (α := α) (-i) = neg (intCast i)
  | .ofNat 0 => Q.mk_eq (α := α) natCast_zero natCast_zero.symm
  | .ofNat (n + 1) => intCast_negSucc n
  | .negSucc n => (congrArg neg (intCast_negSucc n)).symm
private theorem neg_mul (a b : Q α) : mul (neg a) b = neg (mul a b) := by
  induction a using Quot.ind
  induction b using Quot.ind
  exact Q.mk_eq (add_comm _ _) (add_comm _ _)
private theorem mul_assoc' (a b c d e f : α) : (a * c + b * d) * e + (a * d + b * c) * f =
    a * (c * e + d * f) + b * (c * f + d * e) := by
  rw [right_distrib, right_distrib, add_add_comm, left_distrib, left_distrib, add_comm (b * d * e),
    Semiring.mul_assoc, Semiring.mul_assoc, Semiring.mul_assoc, Semiring.mul_assoc]
private theorem left_distrib' (a b c d e f : α) : a * (c + e) + b * (d + f) = a * c + b * d + (a * e + b * f) := by
  rw [left_distrib, left_distrib, add_add_comm]
private theorem right_distrib' (a b c d e f : α) : (a + c) * e + (b + d) * f = a * e + b * f + (c * e + d * f) := by
  rw [right_distrib, right_distrib, add_add_comm]
instance ofSemiring : Ring (Q α) where
  add := add
  mul := mul
  neg := neg
  sub := sub
  natCast := ⟨natCast⟩
  ofNat n := ⟨natCast n⟩
  intCast := ⟨intCast⟩
  nsmul := ⟨nsmul⟩
  zsmul := ⟨zsmul⟩
  npow := ⟨npow⟩
  add_zero x := by
    induction x using Quot.ind with | mk p =>
    exact Q.mk_eq ((congrArg (p.1 + ·) natCast_zero).trans (add_zero _)) (add_zero _)
  add_comm x y := by
    induction x using Quot.ind
    induction y using Quot.ind
    exact Q.mk_eq (add_comm _ _) (add_comm _ _)
  add_assoc x y z := by
    induction x using Quot.ind
    induction y using Quot.ind
    induction z using Quot.ind
    exact Q.mk_eq (add_assoc _ _ _) (add_assoc _ _ _)
  mul_assoc x y z := by
    induction x using Quot.ind
    induction y using Quot.ind
    induction z using Quot.ind
    exact Q.mk_eq (mul_assoc' ..) (mul_assoc' ..)
  mul_one x := by
    induction x using Quot.ind with | mk p =>
    refine Q.mk_eq (?_ : p.1 * ((1 : _root_.Nat) : α) + p.2 * 0 = p.1)
      (?_ : p.1 * 0 + p.2 * ((1 : _root_.Nat) : α) = p.2)
    · rw [natCast_one, Semiring.mul_one, Semiring.mul_zero, add_zero]
    · rw [natCast_one, Semiring.mul_one, Semiring.mul_zero, zero_add]
  one_mul x := by
    induction x using Quot.ind with | mk p =>
    have e (a b : α) : ((1 : _root_.Nat) : α) * a + 0 * b = a := by
      rw [natCast_one, Semiring.one_mul, Semiring.zero_mul, add_zero]
    exact Q.mk_eq (e ..) (e ..)
  left_distrib x y z := by
    induction x using Quot.ind
    induction y using Quot.ind
    induction z using Quot.ind
    exact Q.mk_eq (left_distrib' ..) (left_distrib' ..)
  right_distrib x y z := by
    induction x using Quot.ind
    induction y using Quot.ind
    induction z using Quot.ind
    exact Q.mk_eq (right_distrib' ..) (right_distrib' ..)
  zero_mul x := by
    induction x using Quot.ind with | mk p =>
    have e (a b : α) : ((0 : _root_.Nat) : α) * a + 0 * b = 0 := by
      rw [natCast_zero, Semiring.zero_mul, Semiring.zero_mul, add_zero]
    exact Q.mk_eq ((e ..).trans natCast_zero.symm) (e ..)
  mul_zero x := by
    induction x using Quot.ind with | mk p =>
    refine Q.mk_eq (?_ : p.1 * ((0 : _root_.Nat) : α) + p.2 * 0 = _)
      (?_ : p.1 * 0 + p.2 * ((0 : _root_.Nat) : α) = 0)
    · rw [natCast_zero, Semiring.mul_zero, Semiring.mul_zero, add_zero]
    · rw [natCast_zero, Semiring.mul_zero, Semiring.mul_zero, add_zero]
  pow_zero _ := rfl
  pow_succ _ _ := rfl
  ofNat_succ n := Q.mk_eq ((Semiring.natCast_succ n).trans (congrArg (_ + ·) natCast_one.symm)) (add_zero 0).symm
  ofNat_eq_natCast _ := rfl
  nsmul_eq_natCast_mul _ _ := rfl
  neg_add_cancel x := by
    induction x using Quot.ind with | mk p =>
    exact Q.sound (add_eq (add_comm p.2 p.1) natCast_zero.symm)
  sub_eq_add_neg _ _ := rfl
  neg_zsmul i a := (congrArg (mul · a) (intCast_neg i)).trans (neg_mul _ a)
  zsmul_natCast_eq_nsmul n a := congrArg (mul · a) (intCast_ofNat n)
  intCast_ofNat n := intCast_ofNat n
  intCast_neg := intCast_neg
def toQ (a : α) : Q α := Q.mk (a, 0)
theorem toQ_add (a b : α) : toQ (a + b) = toQ a + toQ b := Q.mk_eq rfl (add_zero 0).symm
theorem toQ_mul (a b : α) : toQ (a * b) = toQ a * toQ b :=
  Q.mk_eq ((congrArg (_ + ·) (Semiring.zero_mul 0)).trans (add_zero _)).symm
    ((add_eq (Semiring.mul_zero a) (Semiring.zero_mul b)).trans (add_zero 0)).symm
theorem toQ_natCast (n : _root_.Nat) : toQ (α := α) (n : α) = ((n : _root_.Nat) : Q α) := rfl
theorem toQ_ofNat (n : _root_.Nat) : toQ (OfNat.ofNat (α := α) n) = OfNat.ofNat (α := Q α) n :=
  congrArg toQ (Semiring.ofNat_eq_natCast n)
theorem toQ_zero : toQ (0 : α) = (0 : Q α) := toQ_ofNat 0
theorem toQ_pow (a : α) (n : _root_.Nat) : toQ (a ^ n) = toQ a ^ n := by
  induction n with
  | zero => rewrite [Semiring.pow_zero, Semiring.pow_zero]; exact toQ_ofNat 1
  | succ n ih => rw [Semiring.pow_succ, toQ_mul, ih, ← Semiring.pow_succ]
private theorem exact_r {p q : α × α} (h : Q.mk p = Q.mk q) : r α p q := by
  have lift : Quot.lift (r α p) (fun _ _ h => propext ⟨fun k => r_trans k h, fun k => r_trans k (r_symm h)⟩)
    (Q.mk q) := h ▸ r_refl p
  exact lift
theorem toQ_inj [AddRightCancel α] {a b : α} (h : toQ a = toQ b) : a = b := by
  obtain ⟨k, h⟩ := exact_r h
  have h := AddRightCancel.add_right_cancel _ _ _ h
  rewrite [Semiring.add_zero, Semiring.zero_add] at h
  exact h
instance instIsCharPQOfAddRightCancel {α : Type u} {p : _root_.Nat} [Semiring α] [AddRightCancel α] [IsCharP α p] :
    IsCharP (Q α) p where
  ofNat_ext_iff := by
    intro x y
    rewrite [← IsCharP.ofNat_ext_iff (α := α) p]
    refine ⟨fun h => toQ_inj ?_, fun h => ?_⟩
    · rewrite [toQ_ofNat, toQ_ofNat]; exact h
    · rewrite [← toQ_ofNat, ← toQ_ofNat]; exact congrArg toQ h
instance instNoNatZeroDivisorsQOfAddRightCancel [AddRightCancel α] [NoNatZeroDivisors α] :
    NoNatZeroDivisors (Q α) where
  no_nat_zero_divisors k a b z := by
    intro h
    induction a using Quot.ind with | mk p =>
    induction b using Quot.ind with | mk q =>
    obtain ⟨e, h⟩ := exact_r (show Q.mk ((k : α) * p.1 + 0 * p.2, (k : α) * p.2 + 0 * p.1) =
      Q.mk ((k : α) * q.1 + 0 * q.2, (k : α) * q.2 + 0 * q.1) from h)
    have h := AddRightCancel.add_right_cancel _ _ _ h
    have e (a b : α) : (k : α) * a + 0 * b = (k : α) * a := (congrArg (_ + ·) (Semiring.zero_mul b)).trans (add_zero _)
    rewrite [e, e, e, e, ← left_distrib, ← left_distrib, ← Semiring.nsmul_eq_natCast_mul,
      ← Semiring.nsmul_eq_natCast_mul] at h
    exact Q.sound (no_nat_zero_divisors k _ _ z h)
end
end Lean.Grind.Ring.OfSemiring
namespace Lean.Grind.CommRing
@[instance_reducible] def OfCommSemiring.ofCommSemiring {α : Type u} [CommSemiring α] : CommRing
    (Ring.OfSemiring.Q α) :=
  { Ring.OfSemiring.ofSemiring with
    mul_comm := fun a b => by
      induction a using Quot.ind with | mk p =>
      induction b using Quot.ind with | mk q =>
      exact Ring.OfSemiring.Q.mk_eq (Ring.OfSemiring.add_eq (CommSemiring.mul_comm ..) (CommSemiring.mul_comm ..))
        ((Semiring.add_comm ..).trans (Ring.OfSemiring.add_eq (CommSemiring.mul_comm ..) (CommSemiring.mul_comm ..))) }
section
open Ring.OfSemiring
variable {α : Type u} [Semiring α] (ctx : Context α)
def Expr.denoteS : Expr → α
  | .num k => OfNat.ofNat (α := α) k.natAbs
  | .natCast k => OfNat.ofNat (α := α) k
  | .var v => Var.denote ctx v
  | .add a b => denoteS a + denoteS b
  | .mul a b => denoteS a * denoteS b
  | .pow a k => denoteS a ^ k
  | .sub _ _ => 0
  | .neg _ => 0
  | .intCast _ => 0
def Expr.denoteSAsRing : Expr → Ring.OfSemiring.Q α
  | .num k => OfNat.ofNat (α := Ring.OfSemiring.Q α) k.natAbs
  | .natCast k => OfNat.ofNat (α := Ring.OfSemiring.Q α) k
  | .var v => Ring.OfSemiring.toQ (Var.denote ctx v)
  | .add a b => denoteSAsRing a + denoteSAsRing b
  | .mul a b => denoteSAsRing a * denoteSAsRing b
  | .pow a k => denoteSAsRing a ^ k
  | .sub _ _ => 0
  | .neg _ => 0
  | .intCast _ => 0
theorem Expr.denoteAsRing_eq (e : Expr) : e.denoteSAsRing ctx = Ring.OfSemiring.toQ (e.denoteS ctx) := by
  induction e with
  | num k => exact (toQ_ofNat k.natAbs).symm
  | natCast k => exact (toQ_ofNat k).symm
  | intCast k => exact toQ_zero.symm
  | var x => rfl
  | neg a => exact toQ_zero.symm
  | sub a b => exact toQ_zero.symm
  | add a b iha ihb => exact (add_eq iha ihb).trans (toQ_add _ _).symm
  | mul a b iha ihb => exact (mul_eq iha ihb).trans (toQ_mul _ _).symm
  | pow a k ih => exact (congrArg (· ^ k) ih).trans (toQ_pow _ k).symm
end
end Lean.Grind.CommRing
namespace Lean.Grind.Ring.OfSemiring
open CommRing
theorem of_eq {α} [Semiring α] (ctx : Context α) (lhs rhs : Expr) (h : lhs.denoteS ctx = rhs.denoteS ctx) :
    lhs.denoteSAsRing ctx = rhs.denoteSAsRing ctx := by
  rw [Expr.denoteAsRing_eq, Expr.denoteAsRing_eq, h]
theorem of_diseq {α} [Semiring α] [AddRightCancel α] (ctx : Context α) (lhs rhs : Expr)
    (h : lhs.denoteS ctx ≠ rhs.denoteS ctx) : lhs.denoteSAsRing ctx ≠ rhs.denoteSAsRing ctx := by
  rewrite [Expr.denoteAsRing_eq, Expr.denoteAsRing_eq]
  exact fun e => h (toQ_inj e)
end Lean.Grind.Ring.OfSemiring
