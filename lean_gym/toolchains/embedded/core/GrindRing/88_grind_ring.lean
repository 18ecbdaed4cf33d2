/-
The ring solver of `grind` (namespace `Lean.Grind.CommRing`): polynomials, and the rules of its certificates.
DIFFERS: one normal form of polynomials serves every rule; the types, the denotations and the statements of the rules
have a full Lean's shape, up to the name of the test that a rule's certificate has to pass. Rules for a known
characteristic other than 0 are missing.
-/
namespace Int
protected def beq' (a b : Int) : Bool := match a, b with
  | ofNat m, ofNat n => Nat.beq m n
  | negSucc m, negSucc n => Nat.beq m n
  | ofNat _, negSucc _ => false
  | negSucc _, ofNat _ => false
protected def ble' (a b : Int) : Bool := match a, b with
  | ofNat m, ofNat n => Nat.ble m n
  | negSucc m, negSucc n => Nat.ble n m
  | ofNat _, negSucc _ => false
  | negSucc _, ofNat _ => true
protected def blt' (a b : Int) : Bool := match a, b with
  | ofNat m, ofNat n => Nat.ble (Nat.succ m) n
  | negSucc m, negSucc n => Nat.ble (Nat.succ n) m
  | ofNat _, negSucc _ => false
  | negSucc _, ofNat _ => true
private theorem eq_of_beq' {a b : Int} (h : Int.beq' a b = true) : a = b := by
  cases a <;> cases b <;> first
    | exact congrArg _ (Nat.eq_of_beq_eq_true h)
    | exact Bool.noConfusion h
@[simp] theorem beq'_eq (a b : Int) : (Int.beq' a b = true) = (a = b) := propext ⟨eq_of_beq', fun h => by
  subst h; cases a <;> exact Nat.beq_refl _⟩
private theorem neg_bit (m : Nat) : Int.negSucc m = -((m : Int) + 1) := rfl
private theorem pos_bit (m : Nat) : Int.ofNat m = (m : Int) := rfl
@[simp] theorem beq'_ne (a b : Int) : (Int.beq' a b = false) = (a ≠ b) := by
  rw [← Bool.not_eq_true, beq'_eq]
@[simp] theorem ble'_eq_true (a b : Int) : (Int.ble' a b = true) = (a ≤ b) := by
  cases a <;> cases b <;> refine propext ⟨fun h => ?_, fun h => ?_⟩
  · have h := Nat.le_of_ble_eq_true h; rewrite [pos_bit, pos_bit]; omega
  · exact Nat.ble_eq_true_of_le (Int.ofNat_le.mp h)
  · exact Bool.noConfusion h
  · rewrite [neg_bit, pos_bit] at h; omega
  · rewrite [neg_bit, pos_bit]; omega
  · rfl
  · have h := Nat.le_of_ble_eq_true h; rewrite [neg_bit, neg_bit]; omega
  · rewrite [neg_bit, neg_bit] at h; exact Nat.ble_eq_true_of_le (by omega)
@[simp] theorem blt'_eq_true (a b : Int) : (Int.blt' a b = true) = (a < b) :=
  (show Int.blt' a b = Int.ble' (a + 1) b from match a, b with
    | ofNat _, ofNat _ | ofNat _, negSucc _ | negSucc 0, ofNat _ | negSucc 0, negSucc _ | negSucc (_ + 1), ofNat _
    | negSucc (_ + 1), negSucc _ => rfl) ▸ ble'_eq_true (a + 1) b
@[simp] theorem ble'_eq_false (a b : Int) : (Int.ble' a b = false) = ¬a ≤ b := by
  rw [← Bool.not_eq_true, ble'_eq_true]
@[simp] theorem blt'_eq_false (a b : Int) : (Int.blt' a b = false) = ¬a < b := by
  rw [← Bool.not_eq_true, blt'_eq_true]
end Int
namespace Lean.Grind.CommRing
attribute [local instance] Semiring.natCast Ring.intCast Semiring.nsmul Ring.zsmul
abbrev Var := _root_.Nat
inductive Expr where
  | num (k : Int)
  | natCast (k : _root_.Nat)
  | intCast (k : Int)
  | var (i : Var)
  | neg (a : Expr)
  | add (a b : Expr)
  | sub (a b : Expr)
  | mul (a b : Expr)
  | pow (a : Expr) (k : _root_.Nat)
abbrev Context (α : Type u) := RArray α
def Var.denote {α : Type u} (ctx : Context α) (v : Var) : α := ctx.get v
def denoteInt {α : Type u} [Ring α] (k : Int) : α :=
  cond (Int.blt' k 0) (- OfNat.ofNat (α := α) k.natAbs) (OfNat.ofNat (α := α) k.natAbs)
def Expr.denote {α : Type u} [Ring α] (ctx : Context α) : Expr → α
  | .num k => denoteInt k
  | .natCast k => NatCast.natCast (R := α) k
  | .intCast k => IntCast.intCast (R := α) k
  | .var v => Var.denote ctx v
  | .neg a => - denote ctx a
  | .add a b => denote ctx a + denote ctx b
  | .sub a b => denote ctx a - denote ctx b
  | .mul a b => denote ctx a * denote ctx b
  | .pow a k => denote ctx a ^ k
structure Power where
  x : Var
  k : _root_.Nat
def Power.denote {α : Type u} [Semiring α] (ctx : Context α) : Power → α
  | {x, k} => match k with
    | 0 => 1
    | 1 => Var.denote ctx x
    | k => Var.denote ctx x ^ k
inductive Mon where
  | unit
  | mult (p : Power) (m : Mon)
def Mon.denote {α : Type u} [Semiring α] (ctx : Context α) : Mon → α
  | .unit => 1
  | .mult p m => p.denote ctx * denote ctx m
def Mon.denote'.go {α : Type u} [Semiring α] (ctx : Context α) (m : Mon) (acc : α) : α := match m with
  | .unit => acc
  | .mult pw m => go ctx m (acc * (pw.denote ctx))
def Mon.denote' {α : Type u} [Semiring α] (ctx : Context α) (m : Mon) : α := match m with
  | .unit => 1
  | .mult pw m => denote'.go ctx m (pw.denote ctx)
inductive Poly where
  | num (k : Int)
  | add (k : Int) (v : Mon) (p : Poly)
def Poly.denote {α : Type u} [Ring α] (ctx : Context α) (p : Poly) : α := match p with
  | .num k => Int.cast k
  | .add k m p => k • (m.denote ctx) + denote ctx p
def denoteTerm {α : Type u} [Ring α] (ctx : Context α) (k : Int) (m : Mon) : α :=
  bif k == 1 then m.denote' ctx else k • m.denote' ctx
def Poly.denote'.go {α : Type u} [Ring α] (ctx : Context α) (p : Poly) (acc : α) : α := match p with
  | .num 0 => acc
  | .num k => acc + Int.cast k
  | .add k m p => go ctx p (acc + denoteTerm ctx k m)
def Poly.denote' {α : Type u} [Ring α] (ctx : Context α) (p : Poly) : α := match p with
  | .num k => Int.cast k
  | .add k m p => denote'.go ctx p (denoteTerm ctx k m)

/- The normal form. The product of monomials is a parameter: with one that keeps their order, the same functions
serve rings that are not commutative. -/
private def Mon.cmp : Mon → Mon → Ordering
  | .unit, .unit => .eq
  | .unit, .mult _ _ => .lt
  | .mult _ _, .unit => .gt
  | .mult p m, .mult q n =>
    cond (Nat.beq p.x q.x)
      (cond (Nat.beq p.k q.k) (cmp m n) (cond (Nat.ble p.k q.k) .lt .gt))
      (cond (Nat.ble p.x q.x) .lt .gt)
private def Mon.isUnit : Mon → _root_.Bool
  | .unit => true
  | .mult _ _ => false
private def Mon.insert (p : Power) : Mon → Mon
  | .unit => .mult p .unit
  | .mult q m =>
    cond (Nat.beq p.x q.x) (.mult ⟨p.x, p.k + q.k⟩ m)
      (cond (Nat.ble p.x q.x) (.mult p (.mult q m)) (.mult q (insert p m)))
private def Mon.times : Mon → Mon → Mon
  | .unit, n => n
  | .mult p m, n => insert p (times m n)
private def Mon.push (p : Power) : Mon → Mon
  | .unit => .mult p .unit
  | .mult q m => cond (Nat.beq p.x q.x) (.mult ⟨p.x, p.k + q.k⟩ m) (.mult p (.mult q m))
private def Mon.append : Mon → Mon → Mon
  | .unit, n => n
  | .mult p m, n => push p (append m n)
private def Poly.addNum (c : Int) : Poly → Poly
  | .num k => .num (c + k)
  | .add k m p => .add k m (addNum c p)
private def Poly.addTerm (k : Int) (m : Mon) : Poly → Poly
  | .num c => .add k m (.num c)
  | .add c n p => match Mon.cmp m n with
    | .eq => cond (Int.beq' (k + c) 0) p (.add (k + c) n p)
    | .gt => .add k m (.add c n p)
    | .lt => .add c n (addTerm k m p)
private def Poly.term (k : Int) (m : Mon) (p : Poly) : Poly :=
  cond (Int.beq' k 0) p (cond m.isUnit (p.addNum k) (p.addTerm k m))
private def Poly.plus : Poly → Poly → Poly
  | .num c, q => q.addNum c
  | .add k m p, q => term k m (plus p q)
private def Poly.timesTerm (mm : Mon → Mon → Mon) (k : Int) (m : Mon) : Poly → Poly
  | .num c => term (k * c) m (.num 0)
  | .add c n p => term (k * c) (mm m n) (timesTerm mm k m p)
private def Poly.times (mm : Mon → Mon → Mon) : Poly → Poly → Poly
  | .num k, q => timesTerm mm k .unit q
  | .add k m p, q => plus (timesTerm mm k m q) (times mm p q)
private def Poly.power (mm : Mon → Mon → Mon) (p : Poly) : _root_.Nat → Poly
  | 0 => .num 1
  | n + 1 => times mm (power mm p n) p
private def Expr.poly (mm : Mon → Mon → Mon) : Expr → Poly
  | .num k => .num k
  | .natCast k => .num (Int.ofNat k)
  | .intCast k => .num k
  | .var x => .add 1 (.mult ⟨x, 1⟩ .unit) (.num 0)
  | .neg a => Poly.timesTerm mm (-1) .unit (poly mm a)
  | .add a b => Poly.plus (poly mm a) (poly mm b)
  | .sub a b => Poly.plus (poly mm a) (Poly.timesTerm mm (-1) .unit (poly mm b))
  | .mul a b => Poly.times mm (poly mm a) (poly mm b)
  | .pow a k => match a with
    | .var x => cond (Nat.beq k 0) (.num 1) (.add 1 (.mult ⟨x, k⟩ .unit) (.num 0))
    | .num n => .num (n ^ k)
    | a => Poly.power mm (poly mm a) k
private def Poly.isNum (c : Int) : Poly → _root_.Bool
  | .num k => Int.beq' k c
  | .add _ _ _ => false
/-- Whether `p = k * m * q + l * n * r`. -/
private def Poly.isComb (p : Poly) (k : Int) (m : Mon) (q : Poly) (l : Int) (n : Mon) (r : Poly) : _root_.Bool :=
  isNum 0 (plus (timesTerm Mon.times (-1) .unit p) (plus (timesTerm Mon.times k m q) (timesTerm Mon.times l n r)))
/-- Whether `p = k * q`. -/
private def Poly.isMul (p : Poly) (k : Int) (q : Poly) : _root_.Bool := isComb p k .unit q 0 .unit (.num 0)
private def Poly.isExpr (p : Poly) (e : Expr) : _root_.Bool :=
  isNum 0 (plus (timesTerm Mon.times (-1) .unit p) (e.poly Mon.times))
private def Expr.same (mm : Mon → Mon → Mon) (a b : Expr) : _root_.Bool := Poly.isNum 0 (poly mm (.sub a b))

section
open Semiring
variable {α : Type u} [Ring α] (ctx : Context α)
private theorem add_eq {a a' b b' : α} (h : a = a') (k : b = b') : a + b = a' + b' := h ▸ k ▸ rfl
private theorem mul_eq {a a' b b' : α} (h : a = a') (k : b = b') : a * b = a' * b' := h ▸ k ▸ rfl
open AddCommGroup (add_neg_cancel neg_neg neg_zero neg_eq_zero neg_add sub_self sub_eq_zero_iff)
theorem denoteInt_eq (k : Int) : denoteInt (α := α) k = k := by
  cases k with
  | ofNat n => exact (ofNat_eq_natCast n).trans (Ring.intCast_natCast n).symm
  | negSucc n =>
    exact (congrArg (- ·) ((ofNat_eq_natCast (n + 1)).trans (Ring.intCast_natCast (n + 1)).symm)).trans
      (Ring.intCast_neg ((n + 1 : _root_.Nat) : Int)).symm
theorem Power.denote_eq {α : Type u} [Semiring α] (ctx : Context α) (p : Power) :
    p.denote ctx = Var.denote ctx p.x ^ p.k := by
  obtain ⟨x, k⟩ := p
  match k with
  | 0 => exact (pow_zero _).symm
  | 1 => exact (pow_one _).symm
  | _ + 2 => rfl
private theorem Mon.denote'_go_eq {α : Type u} [Semiring α] (ctx : Context α) (m : Mon) :
    ∀ a : α, denote'.go ctx m a = a * m.denote ctx := by
  induction m with
  | unit => intro a; exact (mul_one a).symm
  | mult p m ih => intro a; exact (ih _).trans (mul_assoc ..)
theorem Mon.denote'_eq_denote {α : Type u} [Semiring α] (ctx : Context α) (m : Mon) :
    m.denote' ctx = m.denote ctx := by
  cases m with
  | unit => rfl
  | mult p m => exact denote'_go_eq ctx m _
private theorem denoteTerm_eq (k : Int) (m : Mon) : denoteTerm ctx k m = (k : α) * m.denote ctx := by
  rewrite [denoteTerm, Mon.denote'_eq_denote]
  cases h : k == 1 with
  | true => rewrite [eq_of_beq h, Ring.intCast_one, one_mul]; rfl
  | false => exact Ring.zsmul_eq_intCast_mul
private theorem Poly.denote_add (k : Int) (m : Mon) (p : Poly) :
    (Poly.add k m p).denote ctx = (k : α) * m.denote ctx + p.denote ctx :=
  congrArg (· + p.denote ctx) Ring.zsmul_eq_intCast_mul
private theorem Poly.denote'_go_eq (p : Poly) : ∀ a : α, denote'.go ctx p a = a + p.denote ctx := by
  induction p with
  | num k =>
    intro a
    match k with
    | .ofNat 0 => exact ((congrArg (a + ·) Ring.intCast_zero).trans (add_zero a)).symm
    | .ofNat (_ + 1) => rfl
    | .negSucc _ => rfl
  | add k m p ih => intro a; refine (ih _).trans ?_; rw [denoteTerm_eq, denote_add, add_assoc]
theorem Poly.denote'_eq_denote (p : Poly) : p.denote' ctx = p.denote ctx := by
  cases p with
  | num k => rfl
  | add k m p =>
    exact (denote'_go_eq ctx p _).trans
      ((congrArg (· + p.denote ctx) (denoteTerm_eq ctx k m)).trans (denote_add ctx k m p).symm)

private theorem of_cond {b c : _root_.Bool} {o : Ordering} (h : cond b o (cond c .lt .gt) = .eq) :
    b = true ∧ o = .eq := by
  cases b with
  | true => exact ⟨rfl, h⟩
  | false => cases c <;> exact Ordering.noConfusion h
private theorem Mon.eq_of_cmp (m : Mon) : ∀ n : Mon, cmp m n = .eq → m = n := by
  induction m with
  | unit =>
    intro n h
    cases n with
    | unit => rfl
    | mult => exact Ordering.noConfusion h
  | mult p m ih =>
    intro n h
    cases n with
    | unit => exact Ordering.noConfusion h
    | mult q n =>
      have ⟨hx, h⟩ := of_cond h
      have ⟨hk, h⟩ := of_cond h
      have e : Power.mk p.x p.k = Power.mk q.x q.k :=
        congr (congrArg Power.mk (Nat.eq_of_beq_eq_true hx)) (Nat.eq_of_beq_eq_true hk)
      exact congr (congrArg Mon.mult e) (ih n h)
private theorem Mon.denote_isUnit {m : Mon} (h : m.isUnit = true) : m.denote ctx = (1 : α) := by
  cases m with
  | unit => rfl
  | mult p m => exact Bool.noConfusion h
private theorem Power.denote_merge {α : Type u} [Semiring α] (ctx : Context α) {p q : Power}
    (h : Nat.beq p.x q.x = true) :
    (Power.mk p.x (p.k + q.k)).denote ctx = p.denote ctx * q.denote ctx := by
  rw [denote_eq, denote_eq, denote_eq, pow_add, Nat.eq_of_beq_eq_true h]
private theorem Mon.denote_push {α : Type u} [Semiring α] (ctx : Context α) (p : Power) (m : Mon) :
    (push p m).denote ctx = p.denote ctx * m.denote ctx := by
  cases m with
  | unit => rfl
  | mult q m =>
    show (cond (Nat.beq p.x q.x) (Mon.mult ⟨p.x, p.k + q.k⟩ m) (.mult p (.mult q m))).denote ctx = _
    cases h : Nat.beq p.x q.x with
    | true => exact (congrArg (· * m.denote ctx) (Power.denote_merge ctx h)).trans (mul_assoc ..)
    | false => rfl
private theorem Mon.denote_append {α : Type u} [Semiring α] (ctx : Context α) (m n : Mon) :
    (append m n).denote ctx = m.denote ctx * n.denote ctx := by
  induction m with
  | unit => exact (one_mul _).symm
  | mult p m ih =>
    exact (denote_push ctx p _).trans ((congrArg (p.denote ctx * ·) ih).trans (mul_assoc ..).symm)
private theorem Mon.denote_insert {α : Type u} [CommSemiring α] (ctx : Context α) (p : Power) (m : Mon) :
    (insert p m).denote ctx = p.denote ctx * m.denote ctx := by
  induction m with
  | unit => rfl
  | mult q m ih =>
    show (cond (Nat.beq p.x q.x) (Mon.mult ⟨p.x, p.k + q.k⟩ m)
      (cond (Nat.ble p.x q.x) (.mult p (.mult q m)) (.mult q (insert p m)))).denote ctx = _
    cases h : Nat.beq p.x q.x with
    | true => exact (congrArg (· * m.denote ctx) (Power.denote_merge ctx h)).trans (mul_assoc ..)
    | false =>
      cases Nat.ble p.x q.x with
      | true => rfl
      | false => exact (congrArg (q.denote ctx * ·) ih).trans (CommSemiring.mul_left_comm ..)
private theorem Mon.denote_times {α : Type u} [CommSemiring α] (ctx : Context α) (m n : Mon) :
    (times m n).denote ctx = m.denote ctx * n.denote ctx := by
  induction m with
  | unit => exact (one_mul _).symm
  | mult p m ih =>
    exact (denote_insert ctx p _).trans ((congrArg (p.denote ctx * ·) ih).trans (mul_assoc ..).symm)

private theorem Poly.denote_addNum (c : Int) (p : Poly) : (p.addNum c).denote ctx = (c : α) + p.denote ctx := by
  induction p with
  | num k => exact Ring.intCast_add c k
  | add k m p ih => refine (denote_add ctx k m _).trans ?_; rw [ih, denote_add, add_left_comm]
private theorem Poly.denote_addTerm (k : Int) (m : Mon) (p : Poly) :
    (p.addTerm k m).denote ctx = (k : α) * m.denote ctx + p.denote ctx := by
  induction p with
  | num c => exact denote_add ctx k m _
  | add c n p ih =>
    show (match Mon.cmp m n with
      | .eq => cond (Int.beq' (k + c) 0) p (.add (k + c) n p)
      | .gt => .add k m (.add c n p)
      | .lt => .add c n (addTerm k m p)).denote ctx = _
    cases h : Mon.cmp m n with
    | gt => exact denote_add ctx k m _
    | lt => refine (denote_add ctx c n _).trans ?_; rw [ih, denote_add, add_left_comm]
    | eq =>
      show (cond (Int.beq' (k + c) 0) p (Poly.add (k + c) n p)).denote ctx = _
      have e : (k : α) * m.denote ctx + (Poly.add c n p).denote ctx =
      ((k + c : Int) : α) * n.denote ctx + p.denote ctx := by
        rw [denote_add, Mon.eq_of_cmp m n h, ← add_assoc, ← right_distrib, Ring.intCast_add]
      cases z : Int.beq' (k + c) 0 with
      | true => rewrite [e, Int.eq_of_beq' z, Ring.intCast_zero, zero_mul, zero_add]; rfl
      | false => rewrite [e]; exact denote_add ctx _ n p
private theorem Poly.denote_term (k : Int) (m : Mon) (p : Poly) :
    (p.term k m).denote ctx = (k : α) * m.denote ctx + p.denote ctx := by
  rewrite [term]
  cases z : Int.beq' k 0 with
  | true => rewrite [Int.eq_of_beq' z, Ring.intCast_zero, zero_mul, zero_add]; rfl
  | false =>
    cases u : m.isUnit with
    | true => rewrite [Mon.denote_isUnit ctx u, mul_one]; exact denote_addNum ctx k p
    | false => exact denote_addTerm ctx k m p
private theorem Poly.denote_plus (p q : Poly) : (plus p q).denote ctx = p.denote ctx + q.denote ctx := by
  induction p with
  | num k => exact denote_addNum ctx k q
  | add k m p ih => refine (denote_term ctx k m _).trans ?_; rw [ih, denote_add, add_assoc]
section
variable {mm : Mon → Mon → Mon} (hm : ∀ m n, (mm m n).denote ctx = m.denote ctx * n.denote ctx)
private theorem intCast_mul_mul (k c : Int) (a b : α) : ((k * c : Int) : α) * (a * b) = (k : α) * a *
    ((c : α) * b) := by
  rw [Ring.intCast_mul, mul_assoc, mul_assoc, Ring.intCast_mul_left_comm a c b]
include hm in
private theorem Poly.denote_timesTerm (k : Int) (m : Mon) (p : Poly) :
    (p.timesTerm mm k m).denote ctx = (k : α) * m.denote ctx * p.denote ctx := by
  induction p with
  | num c =>
    refine (denote_term ctx (k * c) m (.num 0)).trans
      ((congrArg (_ + ·) Ring.intCast_zero).trans ((add_zero _).trans ?_))
    rewrite [Ring.intCast_mul, mul_assoc, Ring.intCast_mul_comm c, ← mul_assoc]; rfl
  | add c n p ih =>
    refine (denote_term ctx (k * c) (mm m n) _).trans ?_
    rw [ih, hm, intCast_mul_mul, denote_add, left_distrib]
include hm in
private theorem Poly.denote_scale (k : Int) (p : Poly) :
    (p.timesTerm mm k .unit).denote ctx = (k : α) * p.denote ctx :=
  (denote_timesTerm ctx hm k .unit p).trans (congrArg (· * p.denote ctx) (mul_one (k : α)))
include hm in
private theorem Poly.denote_neg (p : Poly) : (p.timesTerm mm (-1) .unit).denote ctx = - p.denote ctx := by
  rw [denote_scale ctx hm, Ring.intCast_neg_one, ← Ring.neg_eq_neg_one_mul]
include hm in
private theorem Poly.denote_times (p q : Poly) : (times mm p q).denote ctx = p.denote ctx * q.denote ctx := by
  induction p with
  | num k => exact denote_scale ctx hm k q
  | add k m p ih =>
    refine (denote_plus ctx _ _).trans ?_
    rw [denote_timesTerm ctx hm, ih, denote_add, right_distrib]
include hm in
private theorem Poly.denote_power (p : Poly) (n : _root_.Nat) : (power mm p n).denote ctx = p.denote ctx ^ n := by
  induction n with
  | zero => exact Ring.intCast_one.trans (pow_zero _).symm
  | succ n ih => exact (denote_times ctx hm _ p).trans ((congrArg (· * p.denote ctx) ih).trans (pow_succ _ n).symm)
private theorem Poly.denote_var (x : Var) (k : _root_.Nat) :
    (Poly.add 1 (.mult ⟨x, k⟩ .unit) (.num 0)).denote ctx = Var.denote ctx x ^ k := by
  refine (denote_add ctx 1 (.mult ⟨x, k⟩ .unit) (.num 0)).trans ?_
  show ((1 : Int) : α) * (Power.denote ctx ⟨x, k⟩ * 1) + ((0 : Int) : α) = _
  rewrite [Ring.intCast_one, one_mul, mul_one, Ring.intCast_zero, add_zero]
  exact Power.denote_eq ctx ⟨x, k⟩
include hm in
private theorem Expr.denote_poly (e : Expr) : (e.poly mm).denote ctx = e.denote ctx := by
  induction e with
  | num k => exact (denoteInt_eq k).symm
  | natCast k => exact Ring.intCast_natCast k
  | intCast k => rfl
  | var x => exact (Poly.denote_var ctx x 1).trans (pow_one _)
  | neg a ih => exact (Poly.denote_neg ctx hm _).trans (congrArg (- ·) ih)
  | add a b iha ihb => exact (Poly.denote_plus ctx _ _).trans (add_eq iha ihb)
  | sub a b iha ihb =>
    exact (Poly.denote_plus ctx _ _).trans
      ((add_eq iha ((Poly.denote_neg ctx hm _).trans (congrArg (- ·) ihb))).trans (Ring.sub_eq_add_neg ..).symm)
  | mul a b iha ihb => exact (Poly.denote_times ctx hm _ _).trans (mul_eq iha ihb)
  | pow a k ih =>
    have general : (Poly.power mm (poly mm a) k).denote ctx = a.denote ctx ^ k :=
      (Poly.denote_power ctx hm _ k).trans (congrArg (· ^ k) ih)
    cases a with
    | var x =>
      show (cond (Nat.beq k 0) (Poly.num 1) (Poly.add 1 (.mult ⟨x, k⟩ .unit)
      (.num 0))).denote ctx = Var.denote ctx x ^ k
      cases z : Nat.beq k 0 with
      | true => exact Ring.intCast_one.trans (Nat.eq_of_beq_eq_true z ▸ (pow_zero _).symm)
      | false => exact Poly.denote_var ctx x k
    | num n =>
      exact (Ring.intCast_pow n k).trans (congrArg (· ^ k) (denoteInt_eq n).symm)
    | _ => exact general
private theorem Poly.denote_isNum {c : Int} {p : Poly} (h : p.isNum c = true) : p.denote ctx = (c : α) := by
  cases p with
  | num k => exact congrArg _ (Int.eq_of_beq' h)
  | add k m p => exact Bool.noConfusion h
private theorem Poly.denote_isZero {p : Poly} (h : p.isNum 0 = true) : p.denote ctx = 0 :=
  (denote_isNum ctx h).trans Ring.intCast_zero
include hm in
private theorem Expr.sub_of_same {a b : Expr} (h : same mm a b = true) : a.denote ctx = b.denote ctx := by
  exact sub_eq_zero_iff.mp ((denote_poly ctx hm (.sub a b)).symm.trans (Poly.denote_isZero ctx h))
end
end

section
open Semiring
variable {α : Type u} [CommRing α] (ctx : Context α)
open AddCommGroup (add_neg_cancel neg_neg neg_zero neg_eq_zero neg_add sub_self sub_eq_zero_iff)
private theorem eq_of_add_neg {a b : α} (h : b + -a = 0) : a = b :=
  (sub_eq_zero_iff.mp ((AddCommGroup.sub_eq_add_neg b a).trans h)).symm
private theorem Poly.eq_comb {p q r : Poly} {k l : Int} {m n : Mon} (h : isComb p k m q l n r = true) :
    p.denote ctx = (k : α) * m.denote ctx * q.denote ctx + (l : α) * n.denote ctx * r.denote ctx := by
  have e := Poly.denote_isZero ctx h
  have t := Mon.denote_times (α := α) ctx
  rewrite [denote_plus, denote_plus, denote_neg ctx t, denote_timesTerm ctx t, denote_timesTerm ctx t, add_comm] at e
  exact eq_of_add_neg e
private theorem Poly.eq_mul {p q : Poly} {k : Int} (h : isMul p k q = true) : p.denote ctx =
    (k : α) * q.denote ctx := by
  rewrite [eq_comb ctx h, Ring.intCast_zero, zero_mul, zero_mul, add_zero]
  exact congrArg (· * q.denote ctx) (mul_one (k : α))
private theorem Poly.eq_expr {p : Poly} {e : Expr} (h : isExpr p e = true) : p.denote ctx = e.denote ctx := by
  have z := Poly.denote_isZero ctx h
  have t := Mon.denote_times (α := α) ctx
  rewrite [denote_plus, denote_neg ctx t, Expr.denote_poly ctx t, add_comm] at z
  exact eq_of_add_neg z
end

/- The rules of the solver. -/
namespace Stepwise
section
variable {α : Type u}
private def mulNe (p₁ : Poly) (k : Int) (p : Poly) : _root_.Bool := cond (Int.beq' k 0) false (p.isMul k p₁)
private theorem mulNe_sound {p₁ p : Poly} {k : Int} (h : mulNe p₁ k p = true) : k ≠ 0 ∧ p.isMul k p₁ = true := by
  have h : cond (Int.beq' k 0) false (p.isMul k p₁) = true := h
  cases z : Int.beq' k 0 with
  | true => rewrite [z] at h; exact Bool.noConfusion h
  | false => rewrite [z] at h; exact ⟨fun e => Bool.noConfusion (z.symm.trans (congrArg (Int.beq' · 0) e)), h⟩
private theorem cast_mul_eq_zero [CommRing α] [NoNatZeroDivisors α] {k : Int} {a : α} (h : k ≠ 0)
    (e : (k : α) * a = 0) : a = 0 :=
  no_int_zero_divisors h (Ring.zsmul_eq_intCast_mul.trans e)
private def andB (a b : _root_.Bool) : _root_.Bool := cond a b false
private theorem andB_sound {a b : _root_.Bool} (h : andB a b = true) : a = true ∧ b = true := by
  cases a with
  | true => exact ⟨rfl, h⟩
  | false => exact Bool.noConfusion h
open AddCommGroup (sub_self sub_eq_zero_iff)
open Semiring (mul_zero add_zero one_mul)
theorem core {α} [CommRing α] (ctx : Context α) (lhs rhs : Expr) (p : Poly)
    (h : p.isExpr (.sub lhs rhs) = true) (e : lhs.denote ctx = rhs.denote ctx) : p.denote ctx = 0 :=
  (Poly.eq_expr ctx h).trans (sub_eq_zero_iff.mpr e)
theorem superpose {α} [CommRing α] (ctx : Context α) (k₁ : Int) (m₁ : Mon) (p₁ : Poly) (k₂ : Int) (m₂ : Mon) (p₂ : Poly)
    (p : Poly) (h : p.isComb k₁ m₁ p₁ k₂ m₂ p₂ = true) (h₁ : p₁.denote ctx = 0) (h₂ : p₂.denote ctx = 0) :
    p.denote ctx = 0 := by rw [Poly.eq_comb ctx h, h₁, h₂, mul_zero, mul_zero, add_zero]
theorem simp {α} [CommRing α] (ctx : Context α) (k₁ : Int) (p₁ : Poly) (k₂ : Int) (m₂ : Mon) (p₂ : Poly) (p : Poly)
    (h : p.isComb k₁ .unit p₁ k₂ m₂ p₂ = true) (h₁ : p₁.denote ctx = 0) (h₂ : p₂.denote ctx = 0) :
    p.denote ctx = 0 := superpose ctx k₁ .unit p₁ k₂ m₂ p₂ p h h₁ h₂
theorem mul {α} [CommRing α] (ctx : Context α) (p₁ : Poly) (k : Int) (p : Poly) (h : p.isMul k p₁ = true)
    (e : p₁.denote ctx = 0) : p.denote ctx = 0 := by rw [Poly.eq_mul ctx h, e, mul_zero]
theorem eq_mul {α} [CommRing α] (ctx : Context α) (p₁ : Poly) (k : Int) (p : Poly) (h : p.isMul k p₁ = true)
    (e : p₁.denote ctx = 0) : p.denote ctx = 0 := mul ctx p₁ k p h e
theorem diseq_mul {α} [CommRing α] [NoNatZeroDivisors α] (ctx : Context α) (p₁ : Poly) (k : Int) (p : Poly)
    (h : mulNe p₁ k p = true) (n : p₁.denote ctx ≠ 0) : p.denote ctx ≠ 0 := fun e =>
  n (cast_mul_eq_zero (mulNe_sound h).1 ((Poly.eq_mul ctx (mulNe_sound h).2).symm.trans e))
theorem inv {α} [CommRing α] (ctx : Context α) (p₁ : Poly) (p : Poly) (h : p.isMul (-1) p₁ = true)
    (e : p₁.denote ctx = 0) : p.denote ctx = 0 := mul ctx p₁ (-1) p h e
theorem div {α} [CommRing α] (ctx : Context α) [NoNatZeroDivisors α] (p₁ : Poly) (k : Int) (p : Poly)
    (h : mulNe p k p₁ = true) (e : p₁.denote ctx = 0) : p.denote ctx = 0 :=
  cast_mul_eq_zero (mulNe_sound h).1 ((Poly.eq_mul ctx (mulNe_sound h).2).symm.trans e)
theorem unsat_eq {α} [CommRing α] (ctx : Context α) [IsCharP α 0] (p : Poly) (k : Int)
    (h : cond (Int.beq' k 0) false (p.isNum k) = true) (e : p.denote ctx = 0) : False := by
  cases z : Int.beq' k 0 with
  | true => rewrite [z] at h; exact Bool.noConfusion h
  | false =>
    rewrite [z] at h
    refine LeanGym.Internal.intCast_ne_zero (α := α) (x := k) (fun c => ?_) ((Poly.denote_isNum ctx h).symm.trans e)
    rewrite [c] at z; exact Bool.noConfusion z
theorem d_init {α} [CommRing α] (ctx : Context α) (p : Poly) : (1:Int) * p.denote ctx = p.denote ctx := by
  rw [Ring.intCast_one, one_mul]
theorem d_step1 {α} [CommRing α] (ctx : Context α) (k : Int) (init : Poly) (p₁ : Poly) (k₂ : Int) (m₂ : Mon) (p₂ : Poly)
    (p : Poly) (h : p.isComb 1 .unit p₁ k₂ m₂ p₂ = true) (h₁ : k * init.denote ctx = p₁.denote ctx)
    (h₂ : p₂.denote ctx = 0) : k * init.denote ctx = p.denote ctx := by
  rewrite [Poly.eq_comb ctx h, h₂, mul_zero, add_zero, h₁, Ring.intCast_one, one_mul]
  exact (one_mul _).symm
theorem d_stepk {α} [CommRing α] (ctx : Context α) (k₁ : Int) (k : Int) (init : Poly) (p₁ : Poly) (k₂ : Int) (m₂ : Mon)
    (p₂ : Poly) (p : Poly) (h : p.isComb k₁ .unit p₁ k₂ m₂ p₂ = true) (h₁ : k * init.denote ctx = p₁.denote ctx)
    (h₂ : p₂.denote ctx = 0) : (k₁*k : Int) * init.denote ctx = p.denote ctx := by
  rewrite [Poly.eq_comb ctx h, h₂, mul_zero, add_zero, Ring.intCast_mul, Semiring.mul_assoc, h₁]
  exact congrArg (· * p₁.denote ctx) (Semiring.mul_one (k₁ : α)).symm
theorem imp_1eq {α} [CommRing α] (ctx : Context α) (lhs rhs : Expr) (p₁ p₂ : Poly)
    (h : andB (p₁.isExpr (.sub lhs rhs)) (p₂.isNum 0) = true) (e : (1:Int) * p₁.denote ctx = p₂.denote ctx) :
    lhs.denote ctx = rhs.denote ctx := by
  have ⟨h₁, h₂⟩ := andB_sound h
  rewrite [Poly.denote_isZero ctx h₂, Ring.intCast_one, one_mul, Poly.eq_expr ctx h₁] at e
  exact sub_eq_zero_iff.mp e
theorem imp_keq {α} [CommRing α] (ctx : Context α) [NoNatZeroDivisors α] (k : Int) (lhs rhs : Expr) (p₁ p₂ : Poly)
    (h : cond (Int.beq' k 0) false (andB (p₁.isExpr (.sub lhs rhs)) (p₂.isNum 0)) = true)
    (e : k * p₁.denote ctx = p₂.denote ctx) : lhs.denote ctx = rhs.denote ctx := by
  cases z : Int.beq' k 0 with
  | true => rewrite [z] at h; exact Bool.noConfusion h
  | false =>
    rewrite [z] at h
    have ⟨h₁, h₂⟩ := andB_sound h
    rewrite [Poly.denote_isZero ctx h₂] at e
    have e := cast_mul_eq_zero (fun c => by rewrite [c] at z; exact Bool.noConfusion z) e
    rewrite [Poly.eq_expr ctx h₁] at e
    exact sub_eq_zero_iff.mp e
end
end Stepwise

theorem Expr.eq_of_toPoly_eq {α} [CommRing α] (ctx : Context α) (a b : Expr) (h : same Mon.times a b = true) :
    a.denote ctx = b.denote ctx := sub_of_same ctx (Mon.denote_times ctx) h
theorem Expr.eq_of_toPoly_nc_eq {α} [Ring α] (ctx : Context α) (a b : Expr) (h : same Mon.append a b = true) :
    a.denote ctx = b.denote ctx := sub_of_same ctx (Mon.denote_append ctx) h
def Mon.denoteAsIntModule.go {α : Type u} [CommRing α] (ctx : Context α) (m : Mon) (acc : α) : α := match m with
  | .unit => acc
  | .mult pw m => go ctx m (acc * pw.denote ctx)
def Mon.denoteAsIntModule {α : Type u} [CommRing α] (ctx : Context α) (m : Mon) : α := match m with
  | .unit => OfNat.ofNat 1
  | .mult pw m => denoteAsIntModule.go ctx m (pw.denote ctx)
theorem eq_norm {α} [CommRing α] (ctx : Context α) (lhs rhs : Expr) (p : Poly) (h : p.isExpr (.sub lhs rhs) = true)
    (e : lhs.denote ctx = rhs.denote ctx) : p.denote ctx = 0 := Stepwise.core ctx lhs rhs p h e
theorem diseq_norm {α} [CommRing α] (ctx : Context α) (lhs rhs : Expr) (p : Poly)
    (h : p.isExpr (.sub lhs rhs) = true) (n : lhs.denote ctx ≠ rhs.denote ctx) : p.denote ctx ≠ 0 := fun e =>
  n (AddCommGroup.sub_eq_zero_iff.mp ((Poly.eq_expr ctx h).symm.trans e))
theorem eq_norm_expr {α} [CommRing α] (ctx : Context α) (lhs rhs : Expr) (lhs' rhs' : Expr)
    (h : Expr.same Mon.times (.sub lhs rhs) (.sub lhs' rhs') = true) :
    (lhs.denote ctx = rhs.denote ctx) = (lhs'.denote ctx = rhs'.denote ctx) := by
  have e : lhs.denote ctx - rhs.denote ctx = lhs'.denote ctx - rhs'.denote ctx := Expr.eq_of_toPoly_eq ctx _ _ h
  exact propext ⟨fun h => AddCommGroup.sub_eq_zero_iff.mp (e ▸ AddCommGroup.sub_eq_zero_iff.mpr h),
    fun h => AddCommGroup.sub_eq_zero_iff.mp (e.symm ▸ AddCommGroup.sub_eq_zero_iff.mpr h)⟩
theorem eq_norm_expr_nc {α} [Ring α] (ctx : Context α) (lhs rhs : Expr) (lhs' rhs' : Expr)
    (h : Expr.same Mon.append (.sub lhs rhs) (.sub lhs' rhs') = true) :
    (lhs.denote ctx = rhs.denote ctx) = (lhs'.denote ctx = rhs'.denote ctx) := by
  have e : lhs.denote ctx - rhs.denote ctx = lhs'.denote ctx - rhs'.denote ctx := Expr.eq_of_toPoly_nc_eq ctx _ _ h
  exact propext ⟨fun h => AddCommGroup.sub_eq_zero_iff.mp (e ▸ AddCommGroup.sub_eq_zero_iff.mpr h),
    fun h => AddCommGroup.sub_eq_zero_iff.mp (e.symm ▸ AddCommGroup.sub_eq_zero_iff.mpr h)⟩
theorem eq_norm0 {α} [Ring α] (lhs rhs : α) : (lhs = rhs) = (lhs = rhs + Int.cast (R := α) 0) := by
  rw [Ring.intCast_zero, Semiring.add_zero]
theorem le_norm0 {α} [Ring α] [LE α] (lhs rhs : α) : (lhs ≤ rhs) = (lhs ≤ rhs + Int.cast (R := α) 0) := by
  rw [Ring.intCast_zero, Semiring.add_zero]
theorem lt_norm0 {α} [Ring α] [LT α] (lhs rhs : α) : (lhs < rhs) = (lhs < rhs + Int.cast (R := α) 0) := by
  rw [Ring.intCast_zero, Semiring.add_zero]
private def gcdCert (a b : Int) : Poly → Poly → Poly → _root_.Bool
  | .num n, .num m, .num g => Int.beq' g (a * n + b * m)
  | _, _, _ => false
theorem eq_gcd {α} [CommRing α] (ctx : Context α) (a b : Int) (p₁ p₂ p : Poly) (h : gcdCert a b p₁ p₂ p = true)
    (h₁ : p₁.denote ctx = 0) (h₂ : p₂.denote ctx = 0) : p.denote ctx = 0 := by
  match p₁, p₂, p, h with
  | .num n, .num m, .num g, h =>
    have e : g = a * n + b * m := Int.eq_of_beq' h
    show (g : α) = 0
    have h₁ : (n : α) = 0 := h₁
    have h₂ : (m : α) = 0 := h₂
    rw [e, Ring.intCast_add, Ring.intCast_mul, Ring.intCast_mul, h₁, h₂, Semiring.mul_zero, Semiring.mul_zero,
      Semiring.add_zero]
def Poly.normEq0 (p : Poly) (c : _root_.Nat) : Poly := match p with
  | .num a => bif a % c == 0 then .num 0 else .num a
  | .add a m p => bif a % c == 0 then normEq0 p c else .add a m (normEq0 p c)
private theorem cast_of_mod {α} [CommRing α] {c : _root_.Nat} {a : Int} (z : ((c : Int) : α) = 0)
    (h : (a % (c : Int) == 0) = true) : (a : α) = 0 := by
  have e := Int.mul_ediv_add_emod a (c : Int)
  rewrite [eq_of_beq h, Int.add_zero] at e
  rw [← e, Ring.intCast_mul, z, Semiring.zero_mul]
theorem Poly.normEq0_eq {α} [CommRing α] (ctx : Context α) (p : Poly) (c : _root_.Nat) (z : ((c : Int) : α) = 0) :
    (p.normEq0 c).denote ctx = p.denote ctx := by
  induction p with
  | num a =>
    show (cond (a % (c : Int) == 0) (Poly.num 0) (.num a)).denote ctx = _
    cases h : a % (c : Int) == 0 with
    | true => exact Ring.intCast_zero.trans (cast_of_mod z h).symm
    | false => rfl
  | add a m p ih =>
    show (cond (a % (c : Int) == 0) (normEq0 p c) (.add a m (normEq0 p c))).denote ctx = _
    cases h : a % (c : Int) == 0 with
    | true => rewrite [denote_add, cast_of_mod z h, Semiring.zero_mul, Semiring.zero_add]; exact ih
    | false => exact congrArg (a • m.denote ctx + ·) ih
private def Poly.beq (p q : Poly) : _root_.Bool := isMul p 1 q
private theorem Poly.beq_sound {α} [CommRing α] (ctx : Context α) {p q : Poly} (h : beq p q = true) :
    p.denote ctx = q.denote ctx := by rw [eq_mul ctx h, Ring.intCast_one, Semiring.one_mul]
theorem eq_normEq0 {α} [CommRing α] (ctx : Context α) (c : _root_.Nat) (p₁ p₂ p : Poly)
    (h : Stepwise.andB (p₁.isNum c) (p.beq (p₂.normEq0 c)) = true) (h₁ : p₁.denote ctx = 0) (h₂ : p₂.denote ctx = 0) :
    p.denote ctx = 0 := by
  have ⟨a, b⟩ := Stepwise.andB_sound h
  rw [Poly.beq_sound ctx b, Poly.normEq0_eq ctx p₂ c ((Poly.denote_isNum ctx a).symm.trans h₁), h₂]
theorem d_normEq0 {α} [CommRing α] (ctx : Context α) (k : Int) (c : _root_.Nat) (init : Poly) (p₁ p₂ p : Poly)
    (h : Stepwise.andB (p₂.isNum c) (p.beq (p₁.normEq0 c)) = true) (h₁ : k * init.denote ctx = p₁.denote ctx)
    (h₂ : p₂.denote ctx = 0) : k * init.denote ctx = p.denote ctx := by
  have ⟨a, b⟩ := Stepwise.andB_sound h
  rw [Poly.beq_sound ctx b, Poly.normEq0_eq ctx p₁ c ((Poly.denote_isNum ctx a).symm.trans h₂), h₁]

/- Fields. -/
theorem diseq_to_eq {α} [Field α] (a b : α) (h : a ≠ b) : (a - b)*(a - b)⁻¹ = 1 :=
  Field.mul_inv_cancel fun e => h (AddCommGroup.sub_eq_zero_iff.mp e)
theorem diseq0_to_eq {α} [Field α] (a : α) (h : a ≠ 0) : a*a⁻¹ = 1 := Field.mul_inv_cancel h
theorem inv_int_eq {α : Type u} [Field α] [IsCharP α 0] (b : Int) (h : (b != 0) = true) :
    (denoteInt b : α) * (denoteInt b)⁻¹ = 1 := by
  refine Field.mul_inv_cancel fun e => ?_
  rewrite [denoteInt_eq] at e
  exact LeanGym.Internal.intCast_ne_zero (fun z => by rewrite [z] at h; exact Bool.noConfusion h) e
theorem inv_int_eq' {α : Type u} [Field α] [IsCharP α 0] (b : Int) (h : (b != 0) = true) :
    (IntCast.intCast b : α) * (denoteInt b)⁻¹ = 1 :=
  (congrArg (· * (denoteInt b : α)⁻¹) (denoteInt_eq b).symm).trans (inv_int_eq b h)
open Classical in
theorem inv_split {α} [Field α] (a : α) : if a = 0 then a⁻¹ = 0 else a * a⁻¹ = 1 := by
  split
  · next h => rewrite [h]; exact Field.inv_zero
  · next h => exact Field.mul_inv_cancel h
theorem one_eq_zero_unsat {α} [Field α] (ctx : Context α) (p : Poly)
    (h : cond (p.isNum 1) true (p.isNum (-1)) = true) (e : p.denote ctx = 0) : False := by
  cases k : p.isNum 1 with
  | true => exact Field.zero_ne_one ((e.symm.trans (Poly.denote_isNum ctx k)).trans Ring.intCast_one)
  | false =>
    rewrite [k] at h
    have z := (e.symm.trans (Poly.denote_isNum ctx h)).trans Ring.intCast_neg_one
    exact Field.zero_ne_one ((AddCommGroup.neg_eq_zero 1).mp z.symm).symm
end Lean.Grind.CommRing
