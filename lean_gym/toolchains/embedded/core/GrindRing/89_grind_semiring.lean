/-
The ring solver of `grind` in semirings: equations by the normal form of both sides, whose coefficients are natural
numbers (`natAbs` of those in a `Poly`).
-/
namespace Lean.Grind.CommRing
attribute [local instance] Semiring.natCast
private def Poly.addNumN (c : _root_.Nat) : Poly → Poly
  | .num k => .num (c + k.natAbs : _root_.Nat)
  | .add k m p => .add k m (addNumN c p)
private def Poly.addTermN (k : _root_.Nat) (m : Mon) : Poly → Poly
  | .num c => .add k m (.num c)
  | .add c n p => match Mon.cmp m n with
    | .eq => .add (k + c.natAbs : _root_.Nat) n p
    | .gt => .add k m (.add c n p)
    | .lt => .add c n (addTermN k m p)
private def Poly.termN (k : _root_.Nat) (m : Mon) (p : Poly) : Poly :=
  cond (Nat.beq k 0) p (cond m.isUnit (p.addNumN k) (p.addTermN k m))
private def Poly.plusN : Poly → Poly → Poly
  | .num c, q => q.addNumN c.natAbs
  | .add k m p, q => termN k.natAbs m (plusN p q)
private def Poly.timesTermN (mm : Mon → Mon → Mon) (k : _root_.Nat) (m : Mon) : Poly → Poly
  | .num c => termN (k * c.natAbs) m (.num 0)
  | .add c n p => termN (k * c.natAbs) (mm m n) (timesTermN mm k m p)
private def Poly.timesN (mm : Mon → Mon → Mon) : Poly → Poly → Poly
  | .num k, q => timesTermN mm k.natAbs .unit q
  | .add k m p, q => plusN (timesTermN mm k.natAbs m q) (timesN mm p q)
private def Poly.powerN (mm : Mon → Mon → Mon) (p : Poly) : _root_.Nat → Poly
  | 0 => .num 1
  | n + 1 => timesN mm (powerN mm p n) p
private def Expr.polyN (mm : Mon → Mon → Mon) : Expr → Poly
  | .num k => .num (k.natAbs : _root_.Nat)
  | .natCast k => .num (k : _root_.Nat)
  | .var x => .add 1 (.mult ⟨x, 1⟩ .unit) (.num 0)
  | .add a b => Poly.plusN (polyN mm a) (polyN mm b)
  | .mul a b => Poly.timesN mm (polyN mm a) (polyN mm b)
  | .pow a k => match a with
    | .var x => cond (Nat.beq k 0) (.num 1) (.add 1 (.mult ⟨x, k⟩ .unit) (.num 0))
    | a => Poly.powerN mm (polyN mm a) k
  | .sub _ _ | .neg _ | .intCast _ => .num 0
private def Poly.sameN : Poly → Poly → _root_.Bool
  | .num k, .num l => Nat.beq k.natAbs l.natAbs
  | .add k m p, .add l n q => match Mon.cmp m n with
    | .eq => cond (Nat.beq k.natAbs l.natAbs) (sameN p q) false
    | _ => false
  | _, _ => false
section
open Semiring
variable {α : Type u} [Semiring α] (ctx : Context α)
private def Poly.denoteN : Poly → α
  | .num k => (k.natAbs : α)
  | .add k m p => (k.natAbs : α) * m.denote ctx + denoteN p
private theorem Mon.denoteN_isUnit {m : Mon} (h : m.isUnit = true) : m.denote ctx = (1 : α) := by
  cases m with
  | unit => rfl
  | mult p m => exact Bool.noConfusion h
private theorem Poly.denote_addNumN (c : _root_.Nat) (p : Poly) :
    (p.addNumN c).denoteN ctx = (c : α) + p.denoteN ctx := by
  induction p with
  | num k => exact natCast_add c k.natAbs
  | add k m p ih =>
    show (k.natAbs : α) * m.denote ctx + (p.addNumN c).denoteN ctx = _ + ((k.natAbs : α) * m.denote ctx + _)
    rw [ih, add_left_comm]
private theorem Poly.denote_addTermN (k : _root_.Nat) (m : Mon) (p : Poly) :
    (p.addTermN k m).denoteN ctx = (k : α) * m.denote ctx + p.denoteN ctx := by
  induction p with
  | num c => rfl
  | add c n p ih =>
    show (match Mon.cmp m n with
      | .eq => Poly.add (k + c.natAbs : _root_.Nat) n p
      | .gt => .add k m (.add c n p)
      | .lt => .add c n (addTermN k m p)).denoteN ctx = _
    cases h : Mon.cmp m n with
    | gt => rfl
    | lt =>
      show (c.natAbs : α) * n.denote ctx + (p.addTermN k m).denoteN ctx = _ + ((c.natAbs : α) * n.denote ctx + _)
      rw [ih, add_left_comm]
    | eq =>
      show ((k + c.natAbs : _root_.Nat) : α) * n.denote ctx + p.denoteN ctx = _ + ((c.natAbs : α) * n.denote ctx + _)
      rw [natCast_add, right_distrib, Mon.eq_of_cmp m n h, add_assoc]
private theorem Poly.denote_termN (k : _root_.Nat) (m : Mon) (p : Poly) :
    (p.termN k m).denoteN ctx = (k : α) * m.denote ctx + p.denoteN ctx := by
  show (cond (Nat.beq k 0) p (cond m.isUnit (p.addNumN k) (p.addTermN k m))).denoteN ctx = _
  cases z : Nat.beq k 0 with
  | true => rewrite [Nat.eq_of_beq_eq_true z, natCast_zero, zero_mul, zero_add]; rfl
  | false =>
    cases u : m.isUnit with
    | true => rewrite [Mon.denoteN_isUnit ctx u, mul_one]; exact denote_addNumN ctx k p
    | false => exact denote_addTermN ctx k m p
private theorem Poly.denote_plusN (p q : Poly) : (plusN p q).denoteN ctx = p.denoteN ctx + q.denoteN ctx := by
  induction p with
  | num k => exact denote_addNumN ctx k.natAbs q
  | add k m p ih => exact (denote_termN ctx _ m _).trans ((congrArg (_ + ·) ih).trans (add_assoc ..).symm)
section
variable {mm : Mon → Mon → Mon} (hm : ∀ m n, (mm m n).denote ctx = m.denote ctx * n.denote ctx)
include hm
private theorem Poly.denote_timesTermN (k : _root_.Nat) (m : Mon) (p : Poly) :
    (p.timesTermN mm k m).denoteN ctx = (k : α) * m.denote ctx * p.denoteN ctx := by
  induction p with
  | num c =>
    refine (denote_termN ctx (k * c.natAbs) m (.num 0)).trans ((congrArg (_ + ·) natCast_zero).trans
      ((add_zero _).trans ?_))
    rewrite [natCast_mul, mul_assoc, natCast_mul_comm c.natAbs, ← mul_assoc]; rfl
  | add c n p ih =>
    show (termN (k * c.natAbs) (mm m n) (timesTermN mm k m p)).denoteN ctx = (k : α) * m.denote ctx *
      ((c.natAbs : α) * n.denote ctx + p.denoteN ctx)
    rw [denote_termN, ih, hm, left_distrib, natCast_mul, mul_assoc (k : α) (c.natAbs : α),
      mul_assoc (k : α) (m.denote ctx) ((c.natAbs : α) * n.denote ctx), natCast_mul_left_comm (m.denote ctx)]
private theorem Poly.denote_timesN (p q : Poly) : (timesN mm p q).denoteN ctx = p.denoteN ctx * q.denoteN ctx := by
  induction p with
  | num k =>
    exact (denote_timesTermN ctx hm k.natAbs .unit q).trans
      (congrArg (· * q.denoteN ctx) (mul_one (k.natAbs : α)))
  | add k m p ih =>
    show (plusN (timesTermN mm k.natAbs m q) (timesN mm p q)).denoteN ctx = ((k.natAbs : α) * m.denote ctx +
      p.denoteN ctx) * q.denoteN ctx
    rw [denote_plusN, denote_timesTermN ctx hm, ih, right_distrib]
private theorem Poly.denote_powerN (p : Poly) (n : _root_.Nat) : (powerN mm p n).denoteN ctx = p.denoteN ctx ^ n := by
  induction n with
  | zero => exact natCast_one.trans (pow_zero _).symm
  | succ n ih => exact (denote_timesN ctx hm _ p).trans ((congrArg (· * p.denoteN ctx) ih).trans (pow_succ _ n).symm)
omit hm in
private theorem Poly.denote_varN (x : Var) (k : _root_.Nat) :
    (Poly.add 1 (.mult ⟨x, k⟩ .unit) (.num 0)).denoteN ctx = Var.denote ctx x ^ k := by
  show ((1 : _root_.Nat) : α) * (Power.denote ctx ⟨x, k⟩ * 1) + ((0 : _root_.Nat) : α) = _
  rewrite [mul_one, natCast_one, one_mul, natCast_zero, add_zero]
  exact Power.denote_eq ctx ⟨x, k⟩
private theorem Expr.denote_polyN (e : Expr) : (e.polyN mm).denoteN ctx = e.denoteS ctx := by
  induction e with
  | num k => exact natCast_eq_ofNat k.natAbs
  | natCast k => exact natCast_eq_ofNat k
  | intCast | neg | sub => exact natCast_zero
  | var x => exact (Poly.denote_varN ctx x 1).trans (pow_one _)
  | add a b iha ihb => exact (Poly.denote_plusN ctx _ _).trans (Ring.OfSemiring.add_eq iha ihb)
  | mul a b iha ihb => exact (Poly.denote_timesN ctx hm _ _).trans (Ring.OfSemiring.mul_eq iha ihb)
  | pow a k ih =>
    have general : (Poly.powerN mm (polyN mm a) k).denoteN ctx = a.denoteS ctx ^ k :=
      (Poly.denote_powerN ctx hm _ k).trans (congrArg (· ^ k) ih)
    cases a with
    | var x =>
      show (cond (Nat.beq k 0) (Poly.num 1) (Poly.add 1 (.mult ⟨x, k⟩ .unit) (.num 0))).denoteN ctx =
        Var.denote ctx x ^ k
      cases z : Nat.beq k 0 with
      | true => exact natCast_one.trans (Nat.eq_of_beq_eq_true z ▸ (pow_zero _).symm)
      | false => exact Poly.denote_varN ctx x k
    | _ => exact general
omit hm in
private theorem Poly.eq_of_sameN (p : Poly) : ∀ q : Poly, sameN p q = true → p.denoteN ctx = q.denoteN ctx := by
  induction p with
  | num k =>
    intro q h
    cases q with
    | num l => exact congrArg (fun n : _root_.Nat => (n : α)) (Nat.eq_of_beq_eq_true h)
    | add => exact Bool.noConfusion h
  | add k m p ih =>
    intro q h
    cases q with
    | num => exact Bool.noConfusion h
    | add l n q =>
      have h : (match Mon.cmp m n with
        | .eq => cond (Nat.beq k.natAbs l.natAbs) (sameN p q) false
        | _ => false) = true := h
      cases e : Mon.cmp m n with
      | lt => rewrite [e] at h; exact Bool.noConfusion h
      | gt => rewrite [e] at h; exact Bool.noConfusion h
      | eq =>
        cases d : Nat.beq k.natAbs l.natAbs with
        | false => rewrite [e, d] at h; exact Bool.noConfusion h
        | true =>
          rewrite [e, d] at h
          show (k.natAbs : α) * m.denote ctx + p.denoteN ctx = (l.natAbs : α) * n.denote ctx + q.denoteN ctx
          rw [Nat.eq_of_beq_eq_true d, Mon.eq_of_cmp m n e, ih q h]
private theorem eq_of_normN {a b : Expr} (h : (a.polyN mm).sameN (b.polyN mm) = true) :
    a.denoteS ctx = b.denoteS ctx := by
  rw [← Expr.denote_polyN ctx hm, ← Expr.denote_polyN ctx hm, Poly.eq_of_sameN ctx _ _ h]
end
end
theorem eq_normS {α} [CommSemiring α] (ctx : Context α) (lhs rhs : Expr)
    (h : (lhs.polyN Mon.times).sameN (rhs.polyN Mon.times) = true) : lhs.denoteS ctx = rhs.denoteS ctx :=
  eq_of_normN ctx (Mon.denote_times ctx) h
theorem eq_normS_nc {α} [Semiring α] (ctx : Context α) (lhs rhs : Expr)
    (h : (lhs.polyN Mon.append).sameN (rhs.polyN Mon.append) = true) : lhs.denoteS ctx = rhs.denoteS ctx :=
  eq_of_normN ctx (Mon.denote_append ctx) h
end Lean.Grind.CommRing
