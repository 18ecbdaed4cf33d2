/-
The ring solver of `grind` in rings of a known characteristic, and for numerals that are units.
-/
namespace Lean.Grind
attribute [local instance] Semiring.natCast Ring.intCast Semiring.nsmul Ring.zsmul
section
variable {α : Type u} [Ring α] {c : _root_.Nat} [IsCharP α c]
theorem IsCharP.intCast_eq_zero_iff (p) {α : Type u} [Ring α] [IsCharP α p] (x : Int) : (x : α) = 0 ↔ x % p = 0 := by
  cases x with
  | ofNat n =>
    have e : ((Int.ofNat n : Int) : α) = (n : α) := Ring.intCast_natCast n
    rewrite [e, IsCharP.natCast_eq_zero_iff p n]
    exact ⟨fun h => congrArg Int.ofNat h, fun h => Int.ofNat_inj.mp h⟩
  | negSucc n =>
    have e : ((Int.negSucc n : Int) : α) = -((n + 1 : _root_.Nat) : α) :=
      (Ring.intCast_neg ((n + 1 : _root_.Nat) : Int)).trans (congrArg (- ·) (Ring.intCast_natCast (n + 1)))
    rewrite [e, AddCommGroup.neg_eq_zero, IsCharP.natCast_eq_zero_iff p (n + 1), ← Nat.dvd_iff_mod_eq_zero,
      ← Int.dvd_iff_emod_eq_zero, show Int.negSucc n = -((n + 1 : _root_.Nat) : Int) from rfl, Int.dvd_neg]
    exact Int.natCast_dvd_natCast.symm
end
namespace CommRing
open Semiring
private def Poly.isZeroC (c : _root_.Nat) : Poly → _root_.Bool
  | .num k => Int.beq' (k % c) 0
  | .add k _ p => cond (Int.beq' (k % c) 0) (isZeroC c p) false
/-- `isComb` up to multiples of `c`. -/
private def Poly.isCombC (c : _root_.Nat) (p : Poly) (k : Int) (m : Mon) (q : Poly) (l : Int) (n : Mon)
    (r : Poly) : _root_.Bool :=
  isZeroC c (plus (timesTerm Mon.times (-1) .unit p) (plus (timesTerm Mon.times k m q) (timesTerm Mon.times l n r)))
private def Poly.isMulC (c : _root_.Nat) (p : Poly) (k : Int) (q : Poly) : _root_.Bool :=
  isCombC c p k .unit q 0 .unit (.num 0)
private def Poly.isExprC (c : _root_.Nat) (p : Poly) (e : Expr) : _root_.Bool :=
  isZeroC c (plus (timesTerm Mon.times (-1) .unit p) (e.poly Mon.times))
private def Expr.sameC (c : _root_.Nat) (mm : Mon → Mon → Mon) (a b : Expr) : _root_.Bool :=
  Poly.isZeroC c (poly mm (.sub a b))
private theorem Poly.denote_isZeroC {α : Type u} [Ring α] {c : _root_.Nat} [IsCharP α c] (ctx : Context α) {p : Poly} :
    p.isZeroC c = true → p.denote ctx = 0 := by
  induction p with
  | num k => exact fun h => (IsCharP.intCast_eq_zero_iff c k).mpr (Int.eq_of_beq' h)
  | add k m p ih =>
    intro h
    have h : cond (Int.beq' (k % c) 0) (p.isZeroC c) false = true := h
    cases e : Int.beq' (k % c) 0 with
    | true =>
      rewrite [e] at h
      rewrite [denote_add, (IsCharP.intCast_eq_zero_iff c k).mpr (Int.eq_of_beq' e), zero_mul, zero_add]
      exact ih h
    | false => rewrite [e] at h; exact Bool.noConfusion h
section
variable {α : Type u} {c : _root_.Nat} [CommRing α] [IsCharP α c] (ctx : Context α)
private theorem Poly.eq_combC {p q r : Poly} {k l : Int} {m n : Mon} (h : isCombC c p k m q l n r = true) :
    p.denote ctx = (k : α) * m.denote ctx * q.denote ctx + (l : α) * n.denote ctx * r.denote ctx := by
  have e := Poly.denote_isZeroC ctx h
  have t := Mon.denote_times (α := α) ctx
  rewrite [denote_plus, denote_plus, denote_neg ctx t, denote_timesTerm ctx t, denote_timesTerm ctx t, add_comm] at e
  exact eq_of_add_neg e
private theorem Poly.eq_mulC {p q : Poly} {k : Int} (h : isMulC c p k q = true) :
    p.denote ctx = (k : α) * q.denote ctx := by
  rewrite [eq_combC ctx h, Ring.intCast_zero, zero_mul, zero_mul, add_zero]
  exact congrArg (· * q.denote ctx) (mul_one (k : α))
private theorem Poly.eq_exprC {p : Poly} {e : Expr} (h : isExprC c p e = true) : p.denote ctx = e.denote ctx := by
  have z := Poly.denote_isZeroC ctx h
  have t := Mon.denote_times (α := α) ctx
  rewrite [denote_plus, denote_neg ctx t, Expr.denote_poly ctx t, add_comm] at z
  exact eq_of_add_neg z
end
private theorem sub_of_sameC {α : Type u} {c : _root_.Nat} [Ring α] [IsCharP α c] (ctx : Context α)
    {mm : Mon → Mon → Mon} (hm : ∀ m n, (mm m n).denote ctx = m.denote ctx * n.denote ctx) {a b : Expr}
    (h : Expr.sameC c mm a b = true) : a.denote ctx = b.denote ctx := by
  have e := Poly.denote_isZeroC ctx h
  rewrite [Expr.denote_poly ctx hm] at e
  exact AddCommGroup.sub_eq_zero_iff.mp e
theorem Expr.eq_of_toPolyC_eq {α c} [CommRing α] [IsCharP α c] (ctx : Context α) (a b : Expr)
    (h : sameC c Mon.times a b = true) : a.denote ctx = b.denote ctx := sub_of_sameC ctx (Mon.denote_times ctx) h
theorem Expr.eq_of_toPolyC_nc_eq {α c} [Ring α] [IsCharP α c] (ctx : Context α) (a b : Expr)
    (h : sameC c Mon.append a b = true) : a.denote ctx = b.denote ctx := sub_of_sameC ctx (Mon.denote_append ctx) h

namespace Stepwise
open AddCommGroup (sub_eq_zero_iff)
theorem coreC {α c} [CommRing α] [IsCharP α c] (ctx : Context α) (lhs rhs : Expr) (p : Poly)
    (h : p.isExprC c (.sub lhs rhs) = true) (e : lhs.denote ctx = rhs.denote ctx) : p.denote ctx = 0 :=
  (Poly.eq_exprC ctx h).trans (sub_eq_zero_iff.mpr e)
theorem superposeC {α c} [CommRing α] [IsCharP α c] (ctx : Context α) (k₁ : Int) (m₁ : Mon) (p₁ : Poly) (k₂ : Int)
    (m₂ : Mon) (p₂ : Poly) (p : Poly) (h : p.isCombC c k₁ m₁ p₁ k₂ m₂ p₂ = true) (h₁ : p₁.denote ctx = 0)
    (h₂ : p₂.denote ctx = 0) : p.denote ctx = 0 := by
  rw [Poly.eq_combC ctx h, h₁, h₂, mul_zero, mul_zero, add_zero]
theorem simpC {α c} [CommRing α] [IsCharP α c] (ctx : Context α) (k₁ : Int) (p₁ : Poly) (k₂ : Int) (m₂ : Mon)
    (p₂ : Poly) (p : Poly) (h : p.isCombC c k₁ .unit p₁ k₂ m₂ p₂ = true) (h₁ : p₁.denote ctx = 0)
    (h₂ : p₂.denote ctx = 0) : p.denote ctx = 0 := superposeC ctx k₁ .unit p₁ k₂ m₂ p₂ p h h₁ h₂
theorem mulC {α c} [CommRing α] [IsCharP α c] (ctx : Context α) (p₁ : Poly) (k : Int) (p : Poly)
    (h : p.isMulC c k p₁ = true) (e : p₁.denote ctx = 0) : p.denote ctx = 0 := by
  rw [Poly.eq_mulC ctx h, e, mul_zero]
theorem divC {α c} [CommRing α] [IsCharP α c] (ctx : Context α) [NoNatZeroDivisors α] (p₁ : Poly) (k : Int) (p : Poly)
    (h : andB (!Int.beq' k 0) (p₁.isMulC c k p) = true) (e : p₁.denote ctx = 0) : p.denote ctx = 0 := by
  have ⟨z, h⟩ := andB_sound h
  refine cast_mul_eq_zero (fun (y : k = 0) => ?_) ((Poly.eq_mulC ctx h).symm.trans e)
  rewrite [y] at z; exact Bool.noConfusion z
theorem unsat_eqC {α c} [CommRing α] [IsCharP α c] (ctx : Context α) (p : Poly) (k : Int)
    (h : andB (!Int.beq' (k % c) 0) (p.isNum k) = true) (e : p.denote ctx = 0) : False := by
  have ⟨z, h⟩ := andB_sound h
  have y := (IsCharP.intCast_eq_zero_iff c k).mp ((Poly.denote_isNum ctx h).symm.trans e)
  rewrite [y] at z; exact Bool.noConfusion z
theorem d_step1C {α c} [CommRing α] [IsCharP α c] (ctx : Context α) (k : Int) (init : Poly) (p₁ : Poly) (k₂ : Int)
    (m₂ : Mon) (p₂ : Poly) (p : Poly) (h : p.isCombC c 1 .unit p₁ k₂ m₂ p₂ = true)
    (h₁ : k * init.denote ctx = p₁.denote ctx) (h₂ : p₂.denote ctx = 0) : k * init.denote ctx = p.denote ctx := by
  rewrite [Poly.eq_combC ctx h, h₂, mul_zero, add_zero, h₁, Ring.intCast_one, one_mul]
  exact (one_mul _).symm
theorem d_stepkC {α c} [CommRing α] [IsCharP α c] (ctx : Context α) (k₁ : Int) (k : Int) (init : Poly) (p₁ : Poly)
    (k₂ : Int) (m₂ : Mon) (p₂ : Poly) (p : Poly) (h : p.isCombC c k₁ .unit p₁ k₂ m₂ p₂ = true)
    (h₁ : k * init.denote ctx = p₁.denote ctx) (h₂ : p₂.denote ctx = 0) :
    (k₁*k : Int) * init.denote ctx = p.denote ctx := by
  rewrite [Poly.eq_combC ctx h, h₂, mul_zero, add_zero, Ring.intCast_mul, Semiring.mul_assoc, h₁]
  exact congrArg (· * p₁.denote ctx) (Semiring.mul_one (k₁ : α)).symm
theorem imp_1eqC {α c} [CommRing α] [IsCharP α c] (ctx : Context α) (lhs rhs : Expr) (p₁ p₂ : Poly)
    (h : andB (p₁.isExprC c (.sub lhs rhs)) (p₂.isNum 0) = true) (e : (1:Int) * p₁.denote ctx = p₂.denote ctx) :
    lhs.denote ctx = rhs.denote ctx := by
  have ⟨h₁, h₂⟩ := andB_sound h
  rewrite [Poly.denote_isZero ctx h₂, Ring.intCast_one, one_mul, Poly.eq_exprC ctx h₁] at e
  exact sub_eq_zero_iff.mp e
theorem imp_keqC {α c} [CommRing α] [IsCharP α c] (ctx : Context α) [NoNatZeroDivisors α] (k : Int) (lhs rhs : Expr)
    (p₁ p₂ : Poly) (h : andB (!Int.beq' k 0) (andB (p₁.isExprC c (.sub lhs rhs)) (p₂.isNum 0)) = true)
    (e : k * p₁.denote ctx = p₂.denote ctx) : lhs.denote ctx = rhs.denote ctx := by
  have ⟨z, h⟩ := andB_sound h
  have ⟨h₁, h₂⟩ := andB_sound h
  rewrite [Poly.denote_isZero ctx h₂] at e
  have e := cast_mul_eq_zero (fun y => by rewrite [y] at z; exact Bool.noConfusion z) e
  rewrite [Poly.eq_exprC ctx h₁] at e
  exact sub_eq_zero_iff.mp e
end Stepwise
theorem inv_int_eqC {α : Type u} {c : _root_.Nat} [Field α] [IsCharP α c] (b : Int) (h : (b % c != 0) = true) :
    (denoteInt b : α) * (denoteInt b)⁻¹ = 1 := by
  refine Field.mul_inv_cancel fun e => ?_
  rewrite [denoteInt_eq] at e
  rewrite [(IsCharP.intCast_eq_zero_iff c b).mp e] at h
  exact Bool.noConfusion h
theorem inv_zero_eqC {α : Type u} {c : _root_.Nat} [Field α] [IsCharP α c] (b : Int) (h : (b % c == 0) = true) :
    (denoteInt b : α)⁻¹ = 0 := by
  rewrite [denoteInt_eq, (IsCharP.intCast_eq_zero_iff c b).mpr (eq_of_beq h)]
  exact Field.inv_zero

/- A variable that is the inverse of a numeral is cancelled. -/
private def Mon.degreeOf (x : Var) : Mon → _root_.Nat
  | .unit => 0
  | .mult p m => cond (Nat.beq p.x x) (p.k + degreeOf x m) (degreeOf x m)
private def Mon.cancelVar (x : Var) : Mon → Mon
  | .unit => .unit
  | .mult p m => cond (Nat.beq p.x x) (cancelVar x m) (.mult p (cancelVar x m))
private def Poly.cancelVar (c : Int) (x : Var) : Poly → Poly
  | .num k => .num k
  | .add k m p =>
    let d := c ^ m.degreeOf x
    let q := k / d
    cond (Int.beq' (q * d) k) (term q (m.cancelVar x) (cancelVar c x p)) (term k m (cancelVar c x p))
private theorem Mon.denote_cancelVar {α : Type u} [CommRing α] (ctx : Context α) (x : Var) (m : Mon) :
    m.denote ctx = x.denote ctx ^ m.degreeOf x * (m.cancelVar x).denote ctx := by
  induction m with
  | unit => exact (pow_zero (x.denote ctx)).symm.trans (mul_one _).symm
  | mult p m ih =>
    show p.denote ctx * m.denote ctx = x.denote ctx ^ (cond (Nat.beq p.x x) (p.k + degreeOf x m) (degreeOf x m)) *
      (cond (Nat.beq p.x x) (cancelVar x m) (.mult p (cancelVar x m))).denote ctx
    cases h : Nat.beq p.x x with
    | true =>
      show p.denote ctx * m.denote ctx = x.denote ctx ^ (p.k + degreeOf x m) * (cancelVar x m).denote ctx
      rw [ih, Power.denote_eq, Nat.eq_of_beq_eq_true h, pow_add, mul_assoc]
    | false =>
      show p.denote ctx * m.denote ctx = x.denote ctx ^ (degreeOf x m) * (p.denote ctx * (cancelVar x m).denote ctx)
      rw [ih, CommSemiring.mul_left_comm]
private theorem cancel_pow {α : Type u} [CommRing α] {c : Int} {a : α} (h : (c : α) * a = 1) (q : Int)
    (n : _root_.Nat) (b : α) : ((q * c ^ n : Int) : α) * (a ^ n * b) = (q : α) * b := by
  rw [Ring.intCast_mul, Ring.intCast_pow, mul_assoc, ← mul_assoc ((c : α) ^ n), ← CommSemiring.mul_pow, h, one_pow,
    one_mul]
private theorem Poly.denote_cancelVar {α : Type u} [CommRing α] (ctx : Context α) (c : Int) (x : Var) (p : Poly)
    (h : (c : α) * x.denote ctx = 1) : (p.cancelVar c x).denote ctx = p.denote ctx := by
  induction p with
  | num k => rfl
  | add k m p ih =>
    show (cond (Int.beq' (k / c ^ m.degreeOf x * c ^ m.degreeOf x) k)
      (term (k / c ^ m.degreeOf x) (m.cancelVar x) (cancelVar c x p)) (term k m (cancelVar c x p))).denote ctx = _
    cases e : Int.beq' (k / c ^ m.degreeOf x * c ^ m.degreeOf x) k with
    | true =>
      have e := Int.eq_of_beq' e
      show (term (k / c ^ m.degreeOf x) (m.cancelVar x) (cancelVar c x p)).denote ctx = _
      rw [denote_term, denote_add, ih, Mon.denote_cancelVar ctx x m,
        show (k : α) = ((k / c ^ m.degreeOf x * c ^ m.degreeOf x : Int) : α) from congrArg _ e.symm, cancel_pow h]
    | false =>
      show (term k m (cancelVar c x p)).denote ctx = _
      rw [denote_term, denote_add, ih]
private theorem Poly.eq_cancel {α : Type u} [CommRing α] (ctx : Context α) {c : Int} {x : Var} {p₁ p₂ : Poly}
    (h : p₂.beq (p₁.cancelVar c x) = true) (e : (c : α) * x.denote ctx = 1) : p₂.denote ctx = p₁.denote ctx :=
  (Poly.beq_sound ctx h).trans (Poly.denote_cancelVar ctx c x p₁ e)
theorem eq_cancel_var {α} [CommRing α] (ctx : Context α) (c : Int) (x : Var) (p₁ p₂ : Poly)
    (h : p₂.beq (p₁.cancelVar c x) = true) (e : c * x.denote ctx = 1) (k : p₁.denote ctx = 0) : p₂.denote ctx = 0 :=
  (Poly.eq_cancel ctx h e).trans k
theorem diseq_cancel_var {α} [CommRing α] (ctx : Context α) (c : Int) (x : Var) (p₁ p₂ : Poly)
    (h : p₂.beq (p₁.cancelVar c x) = true) (e : c * x.denote ctx = 1) (k : p₁.denote ctx ≠ 0) : p₂.denote ctx ≠ 0 :=
  (Poly.eq_cancel ctx h e).symm ▸ k
theorem le_cancel_var {α} [CommRing α] [LE α] (ctx : Context α) (c : Int) (x : Var) (p₁ p₂ : Poly)
    (h : p₂.beq (p₁.cancelVar c x) = true) (e : c * x.denote ctx = 1) (k : p₁.denote ctx ≤ 0) : p₂.denote ctx ≤ 0 :=
  (Poly.eq_cancel ctx h e).symm ▸ k
theorem lt_cancel_var {α} [CommRing α] [LT α] (ctx : Context α) (c : Int) (x : Var) (p₁ p₂ : Poly)
    (h : p₂.beq (p₁.cancelVar c x) = true) (e : c * x.denote ctx = 1) (k : p₁.denote ctx < 0) : p₂.denote ctx < 0 :=
  (Poly.eq_cancel ctx h e).symm ▸ k
private theorem mul_pos_sound {p₁ p : Poly} {k : Int} (h : Stepwise.andB (Int.blt' 0 k) (p.isMul k p₁) = true) :
    0 < k ∧ p.isMul k p₁ = true :=
  have ⟨a, b⟩ := Stepwise.andB_sound h
  ⟨(Int.blt'_eq_true 0 k).mp a, b⟩
theorem le_mul {α} [CommRing α] [LE α] [LT α] [Std.IsPreorder α] [OrderedRing α] (ctx : Context α) (p₁ : Poly) (k : Int)
    (p : Poly) (h : Stepwise.andB (Int.blt' 0 k) (p.isMul k p₁) = true) (e : p₁.denote ctx ≤ 0) :
    p.denote ctx ≤ 0 := by
  have ⟨z, h⟩ := mul_pos_sound h
  rewrite [Poly.eq_mul ctx h, ← Ring.zsmul_eq_intCast_mul]
  exact OrderedAdd.zsmul_nonpos (Int.le_of_lt z) e
theorem lt_mul {α} [CommRing α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [OrderedRing α] (ctx : Context α)
    (p₁ : Poly) (k : Int) (p : Poly) (h : Stepwise.andB (Int.blt' 0 k) (p.isMul k p₁) = true)
    (e : p₁.denote ctx < 0) : p.denote ctx < 0 := by
  have ⟨z, h⟩ := mul_pos_sound h
  rewrite [Poly.eq_mul ctx h, ← Ring.zsmul_eq_intCast_mul]
  exact OrderedAdd.zsmul_neg_of_pos z e
end CommRing
end Lean.Grind
