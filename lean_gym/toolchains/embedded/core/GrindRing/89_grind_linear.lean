/-
The linear solver of `grind` over ordered modules (namespace `Lean.Grind.Linarith`), and how it takes over facts of the
ring solver.
DIFFERS: as in the ring solver, one normal form serves every rule; the tests of certificates are our own.
-/
namespace Lean.Grind
attribute [local instance] Semiring.natCast Ring.intCast Semiring.nsmul Ring.zsmul
namespace OrderedAdd
section
variable {M : Type u} [IntModule M] [LE M] [Std.IsPreorder M] [OrderedAdd M]
open AddCommMonoid (add_zero)
private theorem add_nonpos {a b : M} (h : a ≤ 0) (k : b ≤ 0) : a + b ≤ 0 := by
  have := add_le_add h k
  rewrite [add_zero] at this
  exact this
private theorem nsmul_nonpos (n : _root_.Nat) {a : M} (h : a ≤ 0) : (n : Int) • a ≤ 0 := by
  induction n with
  | zero => rewrite [Int.natCast_zero, IntModule.zero_zsmul]; exact Std.le_refl _
  | succ n ih =>
    rewrite [Int.natCast_add, IntModule.add_zsmul, Int.natCast_one, IntModule.one_zsmul]
    exact add_nonpos ih h
theorem zsmul_nonpos {k : Int} {a : M} (hk : 0 ≤ k) (ha : a ≤ 0) : k • a ≤ 0 := by
  obtain ⟨n, rfl⟩ : ∃ n : _root_.Nat, k = (n : Int) := ⟨k.toNat, by omega⟩
  exact nsmul_nonpos n ha
variable [LT M] [Std.LawfulOrderLT M]
private theorem add_neg_of_nonpos {a b : M} (h : a ≤ 0) (k : b < 0) : a + b < 0 := by
  have := add_lt_right a k
  rewrite [add_zero] at this
  exact Std.lt_of_lt_of_le this h
private theorem zsmul_neg_of_pos {k : Int} {a : M} (hk : 0 < k) (ha : a < 0) : k • a < 0 := by
  obtain ⟨n, rfl⟩ : ∃ n : _root_.Nat, k = (n : Int) + 1 := ⟨(k - 1).toNat, by omega⟩
  rewrite [IntModule.add_zsmul, IntModule.one_zsmul]
  exact add_neg_of_nonpos (nsmul_nonpos n (Std.le_of_lt ha)) ha
end
end OrderedAdd

namespace Linarith
abbrev Var := _root_.Nat
inductive Expr where
  | zero
  | var (i : Var)
  | add (a b : Expr)
  | sub (a b : Expr)
  | neg (a : Expr)
  | natMul (k : _root_.Nat) (a : Expr)
  | intMul (k : Int) (a : Expr)
abbrev Context (α : Type u) := RArray α
def Var.denote {α : Type u} (ctx : Context α) (v : Var) : α := ctx.get v
inductive Poly where
  | nil
  | add (k : Int) (v : Var) (p : Poly)
section
variable {α : Type u} [IntModule α]
def Expr.denote (ctx : Context α) : Expr → α
  | .zero => 0
  | .var v => Var.denote ctx v
  | .add a b => denote ctx a + denote ctx b
  | .sub a b => denote ctx a - denote ctx b
  | .neg a => - denote ctx a
  | .natMul k a => k • denote ctx a
  | .intMul k a => k • denote ctx a
def Poly.denote (ctx : Context α) : Poly → α
  | .nil => 0
  | .add k v p => k • Var.denote ctx v + denote ctx p
private def Poly.term (ctx : Context α) (k : Int) (v : Var) : α :=
  cond (Int.beq' k 1) (Var.denote ctx v) (k • Var.denote ctx v)
def Poly.denote'.go (ctx : Context α) (r : α) : Poly → α
  | .nil => r
  | .add k v p => go ctx (r + Poly.term ctx k v) p
def Poly.denote' (ctx : Context α) : Poly → α
  | .nil => 0
  | .add k v p => denote'.go ctx (Poly.term ctx k v) p
end

/- The normal form: by falling variables, without zeros. -/
private def Poly.addTerm (k : Int) (v : Var) : Poly → Poly
  | .nil => .add k v .nil
  | .add c w p =>
    cond (Nat.beq v w) (cond (Int.beq' (k + c) 0) p (.add (k + c) w p))
      (cond (Nat.ble w v) (.add k v (.add c w p)) (.add c w (addTerm k v p)))
private def Poly.addMul (k : Int) : Poly → Poly → Poly
  | .nil, q => q
  | .add c v p, q => addMul k p (q.addTerm (k * c) v)
private def Expr.addMul (k : Int) : Expr → Poly → Poly
  | .zero, q => q
  | .var v, q => q.addTerm k v
  | .add a b, q => addMul k a (addMul k b q)
  | .sub a b, q => addMul k a (addMul (-k) b q)
  | .neg a, q => addMul (-k) a q
  | .natMul n a, q => addMul (k * n) a q
  | .intMul i a, q => addMul (k * i) a q
private def Poly.isZero : Poly → _root_.Bool
  | .nil => true
  | .add k _ p => cond (Int.beq' k 0) (isZero p) false
private def Poly.isExpr (p : Poly) (e : Expr) : _root_.Bool := (p.addMul (-1) (e.addMul 1 .nil)).isZero
private def Poly.isSum (p : Poly) (k₁ : Int) (p₁ : Poly) (k₂ : Int) (p₂ : Poly) : _root_.Bool :=
  (p.addMul (-1) (p₁.addMul k₁ (p₂.addMul k₂ .nil))).isZero
def Poly.leadCoeff : Poly → Int
  | .add k _ _ => k
  | .nil => 1
def Poly.coeff (x : Var) : Poly → Int
  | .add k v p => cond (Nat.beq x v) k (coeff x p)
  | .nil => 0

section
variable {α : Type u} [IntModule α] (ctx : Context α)
open AddCommMonoid AddCommGroup IntModule
private theorem Poly.term_eq (k : Int) (v : Var) : Poly.term ctx k v = k • Var.denote ctx v := by
  show cond (Int.beq' k 1) (Var.denote ctx v) (k • Var.denote ctx v) = _
  cases h : Int.beq' k 1 with
  | true =>
    have h : k = 1 := (Int.beq'_eq k 1).mp h
    rewrite [h, one_zsmul]; rfl
  | false => rfl
private theorem Poly.denote'_go (p : Poly) : ∀ r : α, Poly.denote'.go ctx r p = r + p.denote ctx := by
  induction p with
  | nil => exact fun r => (add_zero r).symm
  | add k v p ih =>
    intro r
    show Poly.denote'.go ctx (r + Poly.term ctx k v) p = r + (k • Var.denote ctx v + p.denote ctx)
    rw [ih, Poly.term_eq, add_assoc]
private theorem Poly.denote'_eq (p : Poly) : p.denote' ctx = p.denote ctx := by
  cases p with
  | nil => rfl
  | add k v p => exact (Poly.denote'_go ctx p _).trans (congrArg (· + p.denote ctx) (Poly.term_eq ctx k v))
private theorem Poly.denote_addTerm (k : Int) (v : Var) (p : Poly) :
    (p.addTerm k v).denote ctx = k • Var.denote ctx v + p.denote ctx := by
  induction p with
  | nil => rfl
  | add c w p ih =>
    show (cond (Nat.beq v w) (cond (Int.beq' (k + c) 0) p (.add (k + c) w p))
      (cond (Nat.ble w v) (.add k v (.add c w p)) (.add c w (addTerm k v p)))).denote ctx =
        k • Var.denote ctx v + (c • Var.denote ctx w + p.denote ctx)
    cases e : Nat.beq v w with
    | true =>
      have e : v = w := Nat.eq_of_beq_eq_true e
      subst e
      cases z : Int.beq' (k + c) 0 with
      | true =>
        have z : k + c = 0 := (Int.beq'_eq (k + c) 0).mp z
        show p.denote ctx = _
        rw [← add_assoc, ← add_zsmul, z, zero_zsmul, zero_add]
      | false =>
        show (k + c) • Var.denote ctx v + p.denote ctx = _
        rw [add_zsmul, add_assoc]
    | false =>
      cases Nat.ble w v with
      | true => rfl
      | false =>
        show c • Var.denote ctx w + (addTerm k v p).denote ctx = _
        rw [ih, add_left_comm]
private theorem Poly.denote_addMul (k : Int) (p : Poly) : ∀ q : Poly,
    (p.addMul k q).denote ctx = k • p.denote ctx + q.denote ctx := by
  induction p with
  | nil => intro q; show q.denote ctx = k • (0 : α) + q.denote ctx; rw [zsmul_zero, zero_add]
  | add c v p ih =>
    intro q
    show (p.addMul k (q.addTerm (k * c) v)).denote ctx = k • (c • Var.denote ctx v + p.denote ctx) + q.denote ctx
    rw [ih, Poly.denote_addTerm, zsmul_add, mul_zsmul, ← add_assoc, add_comm (k • p.denote ctx)]
private theorem Expr.denote_addMul (e : Expr) : ∀ (k : Int) (q : Poly),
    (e.addMul k q).denote ctx = k • e.denote ctx + q.denote ctx := by
  induction e with
  | zero => intro k q; show q.denote ctx = k • (0 : α) + q.denote ctx; rw [zsmul_zero, zero_add]
  | var v => exact fun k q => Poly.denote_addTerm ctx k v q
  | add a b iha ihb =>
    intro k q
    show (a.addMul k (b.addMul k q)).denote ctx = k • (a.denote ctx + b.denote ctx) + q.denote ctx
    rw [iha, ihb, zsmul_add, add_assoc]
  | sub a b iha ihb =>
    intro k q
    show (a.addMul k (b.addMul (-k) q)).denote ctx = k • (a.denote ctx - b.denote ctx) + q.denote ctx
    rw [iha, ihb, zsmul_sub, sub_eq_add_neg, neg_zsmul, add_assoc]
  | neg a ih =>
    intro k q
    show (a.addMul (-k) q).denote ctx = k • (-a.denote ctx) + q.denote ctx
    rw [ih, neg_zsmul, zsmul_neg]
  | natMul n a ih =>
    intro k q
    show (a.addMul (k * n) q).denote ctx = k • (n • a.denote ctx) + q.denote ctx
    rw [ih, mul_zsmul, zsmul_natCast_eq_nsmul]
  | intMul i a ih =>
    intro k q
    show (a.addMul (k * i) q).denote ctx = k • (i • a.denote ctx) + q.denote ctx
    rw [ih, mul_zsmul]
private theorem Poly.eq_zero (p : Poly) : p.isZero = true → p.denote ctx = 0 := by
  induction p with
  | nil => exact fun _ => rfl
  | add k v p ih =>
    intro h
    show k • Var.denote ctx v + p.denote ctx = 0
    have h : cond (Int.beq' k 0) p.isZero false = true := h
    cases e : Int.beq' k 0 with
    | true =>
      have z : k = 0 := (Int.beq'_eq k 0).mp e
      rewrite [e] at h
      rw [z, zero_zsmul, ih h, add_zero]
    | false => rewrite [e] at h; exact Bool.noConfusion h
private theorem eq_of_sub {a b : α} (h : (-1 : Int) • a + b = 0) : a = b := by
  rewrite [neg_zsmul, one_zsmul, add_comm, ← sub_eq_add_neg] at h
  exact (sub_eq_zero_iff.mp h).symm
private theorem Poly.eq_expr {p : Poly} {e : Expr} (h : p.isExpr e = true) : p.denote' ctx = e.denote ctx := by
  rewrite [Poly.denote'_eq]
  refine eq_of_sub ?_
  have h := Poly.eq_zero ctx _ h
  rewrite [Poly.denote_addMul, Expr.denote_addMul, one_zsmul] at h
  rewrite [← h]
  exact congrArg _ (add_zero _).symm
private theorem Poly.eq_sum {p p₁ p₂ : Poly} {k₁ k₂ : Int} (h : p.isSum k₁ p₁ k₂ p₂ = true) :
    p.denote' ctx = k₁ • p₁.denote' ctx + k₂ • p₂.denote' ctx := by
  rewrite [Poly.denote'_eq, Poly.denote'_eq, Poly.denote'_eq]
  refine eq_of_sub ?_
  have h := Poly.eq_zero ctx _ h
  rewrite [Poly.denote_addMul, Poly.denote_addMul, Poly.denote_addMul] at h
  rewrite [← h]
  exact congrArg _ (congrArg _ (add_zero _).symm)
end

/- Facts that come in. -/
theorem eq_norm {α} [IntModule α] (ctx : Context α) (lhs rhs : Expr) (p : Poly)
    (h : p.isExpr (.sub lhs rhs) = true) (k : lhs.denote ctx = rhs.denote ctx) : p.denote' ctx = 0 := by
  rewrite [Poly.eq_expr ctx h]; exact AddCommGroup.sub_eq_zero_iff.mpr k
theorem diseq_norm {α} [IntModule α] (ctx : Context α) (lhs rhs : Expr) (p : Poly)
    (h : p.isExpr (.sub lhs rhs) = true) (k : lhs.denote ctx ≠ rhs.denote ctx) : p.denote' ctx ≠ 0 := by
  rewrite [Poly.eq_expr ctx h]; exact fun e => k (AddCommGroup.sub_eq_zero_iff.mp e)
theorem le_norm {α} [IntModule α] [LE α] [Std.IsPreorder α] [OrderedAdd α] (ctx : Context α) (lhs rhs : Expr)
    (p : Poly) (h : p.isExpr (.sub lhs rhs) = true) (k : lhs.denote ctx ≤ rhs.denote ctx) : p.denote' ctx ≤ 0 := by
  rewrite [Poly.eq_expr ctx h]; exact OrderedAdd.sub_nonpos_iff.mpr k
theorem lt_norm {α} [IntModule α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [OrderedAdd α]
    (ctx : Context α) (lhs rhs : Expr) (p : Poly) (h : p.isExpr (.sub lhs rhs) = true)
    (k : lhs.denote ctx < rhs.denote ctx) : p.denote' ctx < 0 := by
  rewrite [Poly.eq_expr ctx h]; exact OrderedAdd.sub_neg_iff.mpr k
theorem not_le_norm {α} [IntModule α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] [OrderedAdd α]
    (ctx : Context α) (lhs rhs : Expr) (p : Poly) (h : p.isExpr (.sub rhs lhs) = true)
    (k : ¬ lhs.denote ctx ≤ rhs.denote ctx) : p.denote' ctx < 0 := by
  rewrite [Poly.eq_expr ctx h]; exact OrderedAdd.sub_neg_iff.mpr (Std.not_le.mp k)
theorem not_lt_norm {α} [IntModule α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] [OrderedAdd α]
    (ctx : Context α) (lhs rhs : Expr) (p : Poly) (h : p.isExpr (.sub rhs lhs) = true)
    (k : ¬ lhs.denote ctx < rhs.denote ctx) : p.denote' ctx ≤ 0 := by
  rewrite [Poly.eq_expr ctx h]; exact OrderedAdd.sub_nonpos_iff.mpr (Std.not_lt.mp k)
theorem le_of_eq {α} [IntModule α] [LE α] [Std.IsPreorder α] [OrderedAdd α] (ctx : Context α) (lhs rhs : Expr)
    (p : Poly) (h : p.isExpr (.sub lhs rhs) = true) (k : lhs.denote ctx = rhs.denote ctx) : p.denote' ctx ≤ 0 := by
  rewrite [eq_norm ctx lhs rhs p h k]; exact Std.le_refl _
private theorem neg_lt_zero {α} [Ring α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [OrderedRing α] :
    ((-1 : Int) • (One.one : α)) < 0 := by
  rewrite [IntModule.neg_zsmul, IntModule.one_zsmul]
  have h := OrderedAdd.add_lt_left (OrderedRing.zero_lt_one (R := α)) (-(1 : α))
  rewrite [AddCommMonoid.zero_add, AddCommGroup.add_neg_cancel] at h
  exact h
theorem zero_lt_one {α} [Ring α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [OrderedRing α]
    (ctx : Context α) (p : Poly) (h : p.isExpr (.intMul (-1) (.var 0)) = true)
    (k : (0 : Var).denote ctx = One.one) : p.denote' ctx < 0 := by
  rewrite [Poly.eq_expr ctx h]
  show (-1 : Int) • Var.denote ctx 0 < 0
  rewrite [k]; exact neg_lt_zero

/- Combinations. -/
private theorem both : {a b : _root_.Bool} → (a && b) = true → a = true ∧ b = true
  | true, true, _ => ⟨rfl, rfl⟩
section
variable {α : Type u} [IntModule α]
theorem le_le_combine [LE α] [Std.IsPreorder α] [OrderedAdd α] (ctx : Context α) (p₁ p₂ p₃ : Poly)
    (h : p₃.isSum p₂.leadCoeff.natAbs p₁ p₁.leadCoeff.natAbs p₂ = true) (h₁ : p₁.denote' ctx ≤ 0)
    (h₂ : p₂.denote' ctx ≤ 0) : p₃.denote' ctx ≤ 0 := by
  rewrite [Poly.eq_sum ctx h]
  exact OrderedAdd.add_nonpos (OrderedAdd.nsmul_nonpos _ h₁) (OrderedAdd.nsmul_nonpos _ h₂)
variable [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [OrderedAdd α]
theorem le_lt_combine (ctx : Context α) (p₁ p₂ p₃ : Poly)
    (h : (Nat.ble 1 p₁.leadCoeff.natAbs && p₃.isSum p₂.leadCoeff.natAbs p₁ p₁.leadCoeff.natAbs p₂) = true)
    (h₁ : p₁.denote' ctx ≤ 0) (h₂ : p₂.denote' ctx < 0) : p₃.denote' ctx < 0 := by
  have ⟨c, h⟩ := both h
  rewrite [Poly.eq_sum ctx h]
  exact OrderedAdd.add_neg_of_nonpos (OrderedAdd.nsmul_nonpos _ h₁)
    (OrderedAdd.zsmul_neg_of_pos (Int.ofNat_lt.mpr (Nat.le_of_ble_eq_true c)) h₂)
theorem lt_lt_combine (ctx : Context α) (p₁ p₂ p₃ : Poly)
    (h : (Nat.ble 1 p₁.leadCoeff.natAbs && p₃.isSum p₂.leadCoeff.natAbs p₁ p₁.leadCoeff.natAbs p₂) = true)
    (h₁ : p₁.denote' ctx < 0) (h₂ : p₂.denote' ctx < 0) : p₃.denote' ctx < 0 :=
  le_lt_combine ctx p₁ p₂ p₃ h (Std.le_of_lt h₁) h₂
end
theorem diseq_split_resolve {α} [IntModule α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] [OrderedAdd α]
    (ctx : Context α) (p₁ p₂ : Poly) (h : p₂.isSum (-1) p₁ 0 .nil = true) (h₁ : p₁.denote' ctx ≠ 0)
    (h₂ : ¬ p₁.denote' ctx < 0) : p₂.denote' ctx < 0 := by
  rewrite [Poly.eq_sum ctx h, IntModule.zero_zsmul, AddCommMonoid.add_zero, IntModule.neg_zsmul, IntModule.one_zsmul]
  have k : (0 : α) < p₁.denote' ctx := by
    refine Std.not_le.mp fun n => ?_
    exact h₁ (Std.le_antisymm n (Std.not_lt.mp h₂))
  have := OrderedAdd.add_lt_left k (-(p₁.denote' ctx))
  rewrite [AddCommMonoid.zero_add, AddCommGroup.add_neg_cancel] at this
  exact this

/- Equations. -/
section
variable {α : Type u} [IntModule α]
theorem eq_neg (ctx : Context α) (p₁ p₂ : Poly) (h : p₂.isSum (-1) p₁ 0 .nil = true) (k : p₁.denote' ctx = 0) :
    p₂.denote' ctx = 0 := by
  rw [Poly.eq_sum ctx h, k, IntModule.zsmul_zero, IntModule.zero_zsmul, AddCommMonoid.add_zero]
theorem diseq_neg (ctx : Context α) (p p' : Poly) (h : p'.isSum (-1) p 0 .nil = true) (k : p.denote' ctx ≠ 0) :
    p'.denote' ctx ≠ 0 := by
  rewrite [Poly.eq_sum ctx h, IntModule.zero_zsmul, AddCommMonoid.add_zero, IntModule.neg_zsmul, IntModule.one_zsmul]
  exact fun e => k ((AddCommGroup.neg_eq_zero _).mp e)
theorem eq_coeff [NoNatZeroDivisors α] (ctx : Context α) (p₁ p₂ : Poly) (k : _root_.Nat)
    (h : (Nat.ble 1 k && p₁.isSum k p₂ 0 .nil) = true) (e : p₁.denote' ctx = 0) : p₂.denote' ctx = 0 := by
  have ⟨c, h⟩ := both h
  rewrite [Poly.eq_sum ctx h, IntModule.zero_zsmul, AddCommMonoid.add_zero] at e
  have c := Nat.le_of_ble_eq_true c
  exact no_int_zero_divisors (by omega) e
theorem eq_eq_subst (ctx : Context α) (x : Var) (p₁ p₂ p₃ : Poly)
    (h : p₃.isSum (p₁.coeff x) p₂ (-(p₂.coeff x)) p₁ = true) (h₁ : p₁.denote' ctx = 0) (h₂ : p₂.denote' ctx = 0) :
    p₃.denote' ctx = 0 := by
  rw [Poly.eq_sum ctx h, h₁, h₂, IntModule.zsmul_zero, IntModule.zsmul_zero, AddCommMonoid.add_zero]
theorem eq_diseq_subst [NoNatZeroDivisors α] (ctx : Context α) (k₁ k₂ : Int) (p₁ p₂ p₃ : Poly)
    (h : (!Int.beq' k₁ 0 && p₃.isSum k₂ p₁ k₁ p₂) = true) (h₁ : p₁.denote' ctx = 0) (h₂ : p₂.denote' ctx ≠ 0) :
    p₃.denote' ctx ≠ 0 := by
  have ⟨c, h⟩ := both h
  rewrite [Poly.eq_sum ctx h, h₁, IntModule.zsmul_zero, AddCommMonoid.zero_add]
  refine fun e => h₂ (no_int_zero_divisors (k := k₁) (fun z => ?_) e)
  rewrite [z] at c; exact Bool.noConfusion c
theorem eq_diseq_subst1 (ctx : Context α) (k : Int) (p₁ p₂ p₃ : Poly) (h : p₃.isSum k p₁ 1 p₂ = true)
    (h₁ : p₁.denote' ctx = 0) (h₂ : p₂.denote' ctx ≠ 0) : p₃.denote' ctx ≠ 0 := by
  rewrite [Poly.eq_sum ctx h, h₁, IntModule.zsmul_zero, AddCommMonoid.zero_add, IntModule.one_zsmul]
  exact h₂
theorem imp_eq (ctx : Context α) (p : Poly) (x y : Var) (h : p.isExpr (.sub (.var x) (.var y)) = true)
    (k : p.denote' ctx = 0) : x.denote ctx = y.denote ctx := by
  rewrite [Poly.eq_expr ctx h] at k; exact AddCommGroup.sub_eq_zero_iff.mp k
theorem diseq_unsat (ctx : Context α) (h : Poly.nil.denote ctx ≠ 0) : False := h rfl
theorem lt_unsat [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] (ctx : Context α)
    (h : Poly.nil.denote ctx < 0) : False := Std.lt_irrefl h
end
end Linarith

/- From the ring solver. -/
namespace CommRing
def Poly.denoteAsIntModule {α : Type u} [CommRing α] (ctx : Context α) (p : Poly) : α := match p with
  | .num k => k • (One.one : α)
  | .add k m p => k • (m.denoteAsIntModule ctx) + denoteAsIntModule ctx p
section
variable {α : Type u} [CommRing α] (ctx : Context α)
theorem Mon.denoteAsIntModule_go_eq_denote (m : Mon) (acc : α) :
    Mon.denoteAsIntModule.go ctx m acc = acc * m.denote ctx := by
  induction m generalizing acc with
  | unit => exact (Semiring.mul_one acc).symm
  | mult p m ih => exact (ih (acc * p.denote ctx)).trans (Semiring.mul_assoc acc (p.denote ctx) (m.denote ctx))
theorem Mon.denoteAsIntModule_eq_denote (m : Mon) : m.denoteAsIntModule ctx = m.denote ctx := by
  cases m with
  | unit => rfl
  | mult p m => exact Mon.denoteAsIntModule_go_eq_denote ctx m (p.denote ctx)
theorem Poly.denoteAsIntModule_eq_denote (p : Poly) : p.denoteAsIntModule ctx = p.denote ctx := by
  induction p with
  | num k => exact Ring.zsmul_eq_intCast_mul.trans (Semiring.mul_one (k : α))
  | add k m p ih =>
    show k • (m.denoteAsIntModule ctx) + p.denoteAsIntModule ctx = k • (m.denote ctx) + p.denote ctx
    rw [Mon.denoteAsIntModule_eq_denote, ih]
end
theorem eq_int_module {α} [CommRing α] (ctx : Context α) (p : Poly) (h : p.denote ctx = 0) :
    p.denoteAsIntModule ctx = 0 := (Poly.denoteAsIntModule_eq_denote ctx p).trans h
theorem diseq_int_module {α} [CommRing α] (ctx : Context α) (p : Poly) (h : p.denote ctx ≠ 0) :
    p.denoteAsIntModule ctx ≠ 0 := Poly.denoteAsIntModule_eq_denote ctx p ▸ h
theorem le_int_module {α} [CommRing α] [LE α] (ctx : Context α) (p : Poly) (h : p.denote ctx ≤ 0) :
    p.denoteAsIntModule ctx ≤ 0 := Poly.denoteAsIntModule_eq_denote ctx p ▸ h
theorem lt_int_module {α} [CommRing α] [LT α] (ctx : Context α) (p : Poly) (h : p.denote ctx < 0) :
    p.denoteAsIntModule ctx < 0 := Poly.denoteAsIntModule_eq_denote ctx p ▸ h
end CommRing
end Lean.Grind
