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
def Q.mk (p : α × α) : Q α := Quot.mk (r α) p
private theorem Q.rep (q : Q α) : ∃ a b, Q.mk (a, b) = q := by
  induction q using Quot.ind with
  | mk p => exact ⟨p.1, p.2, rfl⟩
private theorem Q.sound {a b c d : α} (h : a + d = b + c) : Q.mk (a, b) = Q.mk (c, d) :=
  Quot.sound ⟨0, congrArg (· + 0) h⟩
private theorem Q.sound' {a b c d : α} (k : α) (h : a + d + k = b + c + k) : Q.mk (a, b) = Q.mk (c, d) :=
  Quot.sound ⟨k, h⟩
def natCast (n : _root_.Nat) : Q α := Q.mk (n, 0)
def intCast (n : Int) : Q α := if n < 0 then Q.mk (0, n.natAbs) else Q.mk (n.natAbs, 0)
def neg (q : Q α) : Q α := Quot.lift (fun p : α × α => Q.mk (p.2, p.1)) (by
  intro (a, b) (c, d) ⟨k, h⟩
  exact Q.sound' k h.symm) q
private def add₁ (p : α × α) (q : Q α) : Q α := Quot.lift (fun s : α × α => Q.mk (p.1 + s.1, p.2 + s.2)) (by
  intro (a, b) (c, d) ⟨k, h⟩
  refine Q.sound' (k + p.1 + p.2) ?_
  show p.1 + a + (p.2 + d) + (k + p.1 + p.2) = p.2 + b + (p.1 + c) + (k + p.1 + p.2)
  rw [show p.1 + a + (p.2 + d) + (k + p.1 + p.2) = (a + d + k) + (p.1 + p.2 + p.1 + p.2) by ac_rfl, h]
  ac_rfl) q
def add (p q : Q α) : Q α := Quot.lift (fun s => add₁ s q) (by
  intro (a, b) (c, d) ⟨k, h⟩
  obtain ⟨x, y, rfl⟩ := Q.rep q
  refine Q.sound' (k + x + y) ?_
  show a + x + (d + y) + (k + x + y) = b + y + (c + x) + (k + x + y)
  rw [show a + x + (d + y) + (k + x + y) = (a + d + k) + (x + y + x + y) by ac_rfl, h]
  ac_rfl) p
def sub (p q : Q α) : Q α := add p (neg q)
private def mul₁ (p : α × α) (q : Q α) : Q α :=
  Quot.lift (fun s : α × α => Q.mk (p.1 * s.1 + p.2 * s.2, p.1 * s.2 + p.2 * s.1)) (by
  intro (a, b) (c, d) ⟨k, h⟩
  obtain ⟨x, y⟩ := p
  refine Q.sound' (x * k + y * k) ?_
  show x * a + y * b + (x * d + y * c) + (x * k + y * k) = x * b + y * a + (x * c + y * d) + (x * k + y * k)
  have e := congrArg (x * ·) h
  have f := congrArg (y * ·) h
  simp only [Semiring.left_distrib] at e f
  rw [show x * a + y * b + (x * d + y * c) + (x * k + y * k) = (x * a + x * d + x * k) + (y * b + y * c + y * k)
    by ac_rfl, e, ← f]
  ac_rfl) q
def mul (p q : Q α) : Q α := Quot.lift (fun s => mul₁ s q) (by
  intro (a, b) (c, d) ⟨k, h⟩
  obtain ⟨x, y, rfl⟩ := Q.rep q
  refine Q.sound' (k * x + k * y) ?_
  show a * x + b * y + (c * y + d * x) + (k * x + k * y) = a * y + b * x + (c * x + d * y) + (k * x + k * y)
  have e := congrArg (· * x) h
  have f := congrArg (· * y) h
  simp only [Semiring.right_distrib] at e f
  rw [show a * x + b * y + (c * y + d * x) + (k * x + k * y) = (a * x + d * x + k * x) + (b * y + c * y + k * y)
    by ac_rfl, e, ← f]
  ac_rfl) p
def npow (a : Q α) (n : _root_.Nat) : Q α := match n with
  | 0 => natCast 1
  | n + 1 => mul (npow a n) a
def nsmul (n : _root_.Nat) (a : Q α) : Q α := mul (natCast n) a
def zsmul (n : Int) (a : Q α) : Q α := mul (intCast n) a
private theorem intCast_ofNat (n : _root_.Nat) : intCast (α := α) (n : Int) = natCast n := if_neg (by omega)
private theorem intCast_neg (i : Int) : intCast (α := α) (-i) = neg (intCast i) := by
  by_cases h : i < 0
  · rw [intCast, intCast, if_pos h, if_neg (by omega), Int.natAbs_neg]; rfl
  · by_cases z : i = 0
    · subst z; exact Q.sound (by
        show ((0 : _root_.Nat) : α) + ((0 : _root_.Nat) : α) = 0 + 0
        rw [Semiring.natCast_zero])
    · rw [intCast, intCast, if_neg h, if_pos (by omega), Int.natAbs_neg]; rfl
private theorem neg_mul (a b : Q α) : mul (neg a) b = neg (mul a b) := by
  obtain ⟨c, d, rfl⟩ := Q.rep b
  obtain ⟨a, b, rfl⟩ := Q.rep a
  apply Q.sound
  show b * c + a * d + (a * c + b * d) = b * d + a * c + (a * d + b * c)
  ac_rfl
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
    obtain ⟨a, b, rfl⟩ := Q.rep x
    apply Q.sound
    show a + ((0 : _root_.Nat) : α) + b = b + 0 + a
    rw [Semiring.natCast_zero]; ac_rfl
  add_comm x y := by
    obtain ⟨a, b, rfl⟩ := Q.rep x
    obtain ⟨c, d, rfl⟩ := Q.rep y
    apply Q.sound
    show a + c + (d + b) = b + d + (c + a); ac_rfl
  add_assoc x y z := by
    obtain ⟨a, b, rfl⟩ := Q.rep x
    obtain ⟨c, d, rfl⟩ := Q.rep y
    obtain ⟨e, f, rfl⟩ := Q.rep z
    apply Q.sound
    show a + c + e + (b + (d + f)) = b + d + f + (a + (c + e)); ac_rfl
  mul_assoc x y z := by
    obtain ⟨a, b, rfl⟩ := Q.rep x
    obtain ⟨c, d, rfl⟩ := Q.rep y
    obtain ⟨e, f, rfl⟩ := Q.rep z
    apply Q.sound
    show (a * c + b * d) * e + (a * d + b * c) * f + (a * (c * f + d * e) + b * (c * e + d * f)) =
      (a * c + b * d) * f + (a * d + b * c) * e + (a * (c * e + d * f) + b * (c * f + d * e))
    simp only [Semiring.left_distrib, Semiring.right_distrib, Semiring.mul_assoc]; ac_rfl
  mul_one x := by
    obtain ⟨a, b, rfl⟩ := Q.rep x
    apply Q.sound
    show a * ((1 : _root_.Nat) : α) + b * 0 + b = a * 0 + b * ((1 : _root_.Nat) : α) + a
    rw [Semiring.natCast_one, Semiring.mul_one, Semiring.mul_one, Semiring.mul_zero, Semiring.mul_zero]; ac_rfl
  one_mul x := by
    obtain ⟨a, b, rfl⟩ := Q.rep x
    apply Q.sound
    show ((1 : _root_.Nat) : α) * a + 0 * b + b = ((1 : _root_.Nat) : α) * b + 0 * a + a
    rw [Semiring.natCast_one, Semiring.one_mul, Semiring.one_mul, Semiring.zero_mul, Semiring.zero_mul]; ac_rfl
  left_distrib x y z := by
    obtain ⟨a, b, rfl⟩ := Q.rep x
    obtain ⟨c, d, rfl⟩ := Q.rep y
    obtain ⟨e, f, rfl⟩ := Q.rep z
    apply Q.sound
    show a * (c + e) + b * (d + f) + (a * d + b * c + (a * f + b * e)) =
      a * (d + f) + b * (c + e) + (a * c + b * d + (a * e + b * f))
    simp only [Semiring.left_distrib]; ac_rfl
  right_distrib x y z := by
    obtain ⟨a, b, rfl⟩ := Q.rep x
    obtain ⟨c, d, rfl⟩ := Q.rep y
    obtain ⟨e, f, rfl⟩ := Q.rep z
    apply Q.sound
    show (a + c) * e + (b + d) * f + (a * f + b * e + (c * f + d * e)) =
      (a + c) * f + (b + d) * e + (a * e + b * f + (c * e + d * f))
    simp only [Semiring.right_distrib]; ac_rfl
  zero_mul x := by
    obtain ⟨a, b, rfl⟩ := Q.rep x
    apply Q.sound
    show ((0 : _root_.Nat) : α) * a + 0 * b + 0 = ((0 : _root_.Nat) : α) * b + 0 * a + ((0 : _root_.Nat) : α)
    rw [Semiring.natCast_zero, Semiring.zero_mul, Semiring.zero_mul]
  mul_zero x := by
    obtain ⟨a, b, rfl⟩ := Q.rep x
    apply Q.sound
    show a * ((0 : _root_.Nat) : α) + b * 0 + 0 = a * 0 + b * ((0 : _root_.Nat) : α) + ((0 : _root_.Nat) : α)
    rw [Semiring.natCast_zero, Semiring.mul_zero, Semiring.mul_zero]
  pow_zero _ := rfl
  pow_succ _ _ := rfl
  ofNat_succ n := Q.sound (by
    show ((n + 1 : _root_.Nat) : α) + (0 + 0) = 0 + (((n : _root_.Nat) : α) + ((1 : _root_.Nat) : α))
    rw [Semiring.natCast_succ, Semiring.natCast_one, Semiring.zero_add, Semiring.add_zero, Semiring.zero_add])
  ofNat_eq_natCast _ := rfl
  nsmul_eq_natCast_mul _ _ := rfl
  neg_add_cancel x := by
    obtain ⟨a, b, rfl⟩ := Q.rep x
    apply Q.sound
    show b + a + 0 = a + b + ((0 : _root_.Nat) : α)
    rw [Semiring.natCast_zero]; ac_rfl
  sub_eq_add_neg _ _ := rfl
  neg_zsmul i a := (congrArg (mul · a) (intCast_neg i)).trans (neg_mul _ a)
  zsmul_natCast_eq_nsmul n a := congrArg (mul · a) (intCast_ofNat n)
  intCast_ofNat n := intCast_ofNat n
  intCast_neg := intCast_neg
def toQ (a : α) : Q α := Q.mk (a, 0)
theorem toQ_add (a b : α) : toQ (a + b) = toQ a + toQ b := Q.sound (by
  show a + b + (0 + 0) = 0 + (a + b)
  rw [Semiring.add_zero]; ac_rfl)
theorem toQ_mul (a b : α) : toQ (a * b) = toQ a * toQ b := Q.sound (by
  show a * b + (a * 0 + 0 * b) = 0 + (a * b + 0 * 0)
  simp only [Semiring.mul_zero, Semiring.zero_mul, Semiring.add_zero]; rw [Semiring.zero_add])
theorem toQ_natCast (n : _root_.Nat) : toQ (α := α) (n : α) = ((n : _root_.Nat) : Q α) := rfl
theorem toQ_ofNat (n : _root_.Nat) : toQ (OfNat.ofNat (α := α) n) = OfNat.ofNat (α := Q α) n :=
  congrArg toQ (Semiring.ofNat_eq_natCast n)
theorem toQ_zero : toQ (0 : α) = (0 : Q α) := toQ_ofNat 0
theorem toQ_pow (a : α) (n : _root_.Nat) : toQ (a ^ n) = toQ a ^ n := by
  induction n with
  | zero => rw [Semiring.pow_zero, Semiring.pow_zero]; exact toQ_ofNat 1
  | succ n ih => rw [Semiring.pow_succ, toQ_mul, ih, ← Semiring.pow_succ]
private theorem r_trans {a b c : α × α} (h : r α a b) (k : r α b c) : r α a c := by
  obtain ⟨x, h⟩ := h
  obtain ⟨y, k⟩ := k
  refine ⟨b.1 + b.2 + x + y, ?_⟩
  rw [show a.1 + c.2 + (b.1 + b.2 + x + y) = (a.1 + b.2 + x) + (b.1 + c.2 + y) by ac_rfl, h, k]
  ac_rfl
private theorem r_symm {a b : α × α} (h : r α a b) : r α b a := by
  obtain ⟨k, h⟩ := h
  refine ⟨k, ?_⟩
  rw [show b.1 + a.2 + k = a.2 + b.1 + k by ac_rfl, ← h]
  ac_rfl
private theorem exact_r {p q : α × α} (h : Q.mk p = Q.mk q) : r α p q := by
  have lift : Quot.lift (r α p) (fun _ _ h => propext ⟨fun k => r_trans k h, fun k => r_trans k (r_symm h)⟩) (Q.mk p) :=
    ⟨0, by ac_rfl⟩
  rw [h] at lift
  exact lift
theorem toQ_inj [AddRightCancel α] {a b : α} (h : toQ a = toQ b) : a = b := by
  obtain ⟨k, h⟩ := exact_r h
  have h := AddRightCancel.add_right_cancel _ _ _ h
  rw [Semiring.add_zero, Semiring.zero_add] at h
  exact h
instance instIsCharPQOfAddRightCancel {α : Type u} {p : _root_.Nat} [Semiring α] [AddRightCancel α] [IsCharP α p] :
    IsCharP (Q α) p where
  ofNat_ext_iff := by
    intro x y
    rw [← IsCharP.ofNat_ext_iff (α := α) p]
    refine ⟨fun h => toQ_inj ?_, fun h => ?_⟩
    · rw [toQ_ofNat, toQ_ofNat]; exact h
    · rw [← toQ_ofNat, ← toQ_ofNat]; exact congrArg toQ h
instance instNoNatZeroDivisorsQOfAddRightCancel [AddRightCancel α] [NoNatZeroDivisors α] :
    NoNatZeroDivisors (Q α) where
  no_nat_zero_divisors k a b z := by
    intro h
    obtain ⟨c, d, rfl⟩ := Q.rep b
    obtain ⟨a, b, rfl⟩ := Q.rep a
    apply Q.sound
    obtain ⟨e, h⟩ := exact_r (show Q.mk ((k : α) * a + 0 * b, (k : α) * b + 0 * a) =
      Q.mk ((k : α) * c + 0 * d, (k : α) * d + 0 * c) from h)
    have h := AddRightCancel.add_right_cancel _ _ _ h
    simp only [Semiring.zero_mul, Semiring.add_zero, ← Semiring.left_distrib] at h
    exact no_nat_zero_divisors k _ _ z (by rw [Semiring.nsmul_eq_natCast_mul, Semiring.nsmul_eq_natCast_mul]; exact h)
end
end Lean.Grind.Ring.OfSemiring
namespace Lean.Grind.CommRing
@[instance_reducible] def OfCommSemiring.ofCommSemiring {α : Type u} [CommSemiring α] : CommRing
    (Ring.OfSemiring.Q α) :=
  { Ring.OfSemiring.ofSemiring with
    mul_comm := fun a b => by
      obtain ⟨c, d, rfl⟩ := Ring.OfSemiring.Q.rep b
      obtain ⟨a, b, rfl⟩ := Ring.OfSemiring.Q.rep a
      apply Ring.OfSemiring.Q.sound
      show a * c + b * d + (c * b + d * a) = a * d + b * c + (c * a + d * b)
      rw [CommSemiring.mul_comm c, CommSemiring.mul_comm c, CommSemiring.mul_comm d, CommSemiring.mul_comm d,
        Semiring.add_comm (b * c)]
      exact Semiring.add_comm _ _ }
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
  | add a b iha ihb => rw [denoteSAsRing, iha, ihb, denoteS, toQ_add]
  | mul a b iha ihb => rw [denoteSAsRing, iha, ihb, denoteS, toQ_mul]
  | pow a k ih => rw [denoteSAsRing, ih, denoteS, toQ_pow]
end
end Lean.Grind.CommRing
namespace Lean.Grind.Ring.OfSemiring
open CommRing
theorem of_eq {α} [Semiring α] (ctx : Context α) (lhs rhs : Expr) (h : lhs.denoteS ctx = rhs.denoteS ctx) :
    lhs.denoteSAsRing ctx = rhs.denoteSAsRing ctx := by
  rw [Expr.denoteAsRing_eq, Expr.denoteAsRing_eq, h]
theorem of_diseq {α} [Semiring α] [AddRightCancel α] (ctx : Context α) (lhs rhs : Expr)
    (h : lhs.denoteS ctx ≠ rhs.denoteS ctx) : lhs.denoteSAsRing ctx ≠ rhs.denoteSAsRing ctx := by
  rw [Expr.denoteAsRing_eq, Expr.denoteAsRing_eq]
  exact fun e => h (toQ_inj e)
end Lean.Grind.Ring.OfSemiring
