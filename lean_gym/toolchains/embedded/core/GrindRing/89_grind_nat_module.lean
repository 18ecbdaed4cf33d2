/-
The linear solver of `grind` for modules over the natural numbers: their group of differences.
-/
namespace Classical.Order
scoped instance instLT {α : Type u} [LE α] : LT α := ⟨fun a b => a ≤ b ∧ ¬ b ≤ a⟩
instance instLawfulOrderLT {α : Type u} [LE α] : Std.LawfulOrderLT α := ⟨fun _ _ => Iff.rfl⟩
end Classical.Order
namespace Lean.Grind.IntModule.OfNatModule
section
variable {α : Type u} [NatModule α]
open AddCommMonoid NatModule
private theorem add_add_comm (a b c d : α) : (a + b) + (c + d) = (a + c) + (b + d) := by
  rw [add_assoc, add_assoc, add_left_comm b c d]
private theorem add_six (a b c d k l : α) : (a + b) + (c + d) + (k + l) = (a + c + k) + (b + d + l) :=
  (congrArg (· + (k + l)) (add_add_comm a b c d)).trans (add_add_comm _ _ _ _)
private theorem add_eq {a a' b b' : α} (h : a = a') (k : b = b') : a + b = a' + b' := h ▸ k ▸ rfl
variable (α) in
def r : α × α → α × α → Prop
  | (a, b), (c, d) => ∃ k, a + d + k = b + c + k
variable (α) in
def Q := Quot (r α)
private theorem r_refl (p : α × α) : r α p p := ⟨0, congrArg (· + 0) (add_comm p.1 p.2)⟩
private theorem r_symm {p q : α × α} : r α p q → r α q p := fun ⟨k, h⟩ =>
  ⟨k, (congrArg (· + k) (add_comm q.1 p.2)).trans (h.symm.trans (congrArg (· + k) (add_comm p.1 q.2)))⟩
private theorem r_trans {p q s : α × α} : r α p q → r α q s → r α p s := fun ⟨k, h⟩ ⟨l, j⟩ => ⟨q.2 + q.1 + (k + l), by
  have h : p.1 + q.2 + k = p.2 + q.1 + k := h
  have j : q.1 + s.2 + l = q.2 + s.1 + l := j
  show p.1 + s.2 + (q.2 + q.1 + (k + l)) = p.2 + s.1 + (q.2 + q.1 + (k + l))
  rw [← add_assoc (p.1 + _), ← add_assoc (p.2 + _), add_six, add_comm s.2, h, j, add_comm q.2 q.1, add_six,
    add_comm s.1]⟩
private theorem exact {p q : α × α} (h : Quot.mk (r α) p = Quot.mk (r α) q) : r α p q := by
  have t : (Quot.lift (r α p) (fun _ _ k => propext ⟨fun h => r_trans h k, fun h => r_trans h (r_symm k)⟩) :
      Quot (r α) → Prop) (Quot.mk (r α) q) := h ▸ r_refl p
  exact t
private def lift₂ (f : α × α → α × α → α × α)
    (h : ∀ {p p' q q'}, r α p p' → r α q q' → r α (f p q) (f p' q')) (x y : Q α) : Q α :=
  Quot.lift (fun p => Quot.lift (fun q => (Quot.mk (r α) (f p q) : Q α)) (fun _ _ k => Quot.sound (h (r_refl p) k)) y)
    (fun p p' k => by
      induction y using Quot.ind with
      | mk q => exact Quot.sound (h k (r_refl q))) x
private def map (f : α × α → α × α) (h : ∀ {p p'}, r α p p' → r α (f p) (f p')) (x : Q α) : Q α :=
  Quot.lift (fun p => (Quot.mk (r α) (f p) : Q α)) (fun _ _ k => Quot.sound (h k)) x
private theorem r_add {p p' q q' : α × α} : r α p p' → r α q q' →
    r α (p.1 + q.1, p.2 + q.2) (p'.1 + q'.1, p'.2 + q'.2) := fun ⟨k, h⟩ ⟨l, j⟩ =>
  ⟨k + l, (add_six ..).trans ((add_eq h j).trans (add_six ..).symm)⟩
private theorem r_neg {p p' : α × α} : r α p p' → r α (p.2, p.1) (p'.2, p'.1) := fun ⟨k, h⟩ => ⟨k, Eq.symm h⟩
private theorem r_nsmul (n : _root_.Nat) {p p' : α × α} : r α p p' → r α (n • p.1, n • p.2) (n • p'.1, n • p'.2) :=
  fun ⟨k, h⟩ => ⟨n • k, by
    have h : p.1 + p'.2 + k = p.2 + p'.1 + k := h
    show n • p.1 + n • p'.2 + n • k = n • p.2 + n • p'.1 + n • k
    rw [← nsmul_add, ← nsmul_add, h, nsmul_add, nsmul_add]⟩
def add (x y : Q α) : Q α := lift₂ (fun p q => (p.1 + q.1, p.2 + q.2)) r_add x y
def neg (x : Q α) : Q α := map (fun p => (p.2, p.1)) r_neg x
def sub (x y : Q α) : Q α := add x (neg y)
def nsmul (n : _root_.Nat) (x : Q α) : Q α := map (fun p => (n • p.1, n • p.2)) (r_nsmul n) x
def zsmul (i : Int) (x : Q α) : Q α := add (nsmul i.toNat x) (neg (nsmul (-i).toNat x))
def zero : Q α := Quot.mk (r α) (0, 0)
private theorem eq_of {p q : α × α} (h : p.1 + q.2 = p.2 + q.1) : (Quot.mk (r α) p : Q α) = Quot.mk (r α) q :=
  Quot.sound ⟨0, congrArg (· + 0) h⟩
private theorem mk_eq {a b c d : α} (h : a = c) (k : b = d) : (Quot.mk (r α) (a, b) : Q α) = Quot.mk (r α) (c, d) :=
  h ▸ k ▸ rfl
theorem add_comm (x y : Q α) : add x y = add y x := by
  induction x using Quot.ind
  induction y using Quot.ind
  exact mk_eq (AddCommMonoid.add_comm ..) (AddCommMonoid.add_comm ..)
theorem add_assoc (x y z : Q α) : add (add x y) z = add x (add y z) := by
  induction x using Quot.ind
  induction y using Quot.ind
  induction z using Quot.ind
  exact mk_eq (AddCommMonoid.add_assoc ..) (AddCommMonoid.add_assoc ..)
theorem add_zero (x : Q α) : add x zero = x := by
  induction x using Quot.ind
  exact mk_eq (AddCommMonoid.add_zero _) (AddCommMonoid.add_zero _)
theorem neg_add_cancel (x : Q α) : add (neg x) x = zero := by
  induction x using Quot.ind with | mk p =>
  exact eq_of (congrArg (· + 0) (AddCommMonoid.add_comm p.2 p.1))
private theorem zsmul_mk {i : Int} {n m : _root_.Nat} (hn : i.toNat = n) (hm : (-i).toNat = m) (p : α × α) :
    zsmul i (Quot.mk (r α) p) = Quot.mk (r α) (n • p.1 + m • p.2, n • p.2 + m • p.1) := by cases hn; cases hm; rfl
private theorem add_zero_nsmul (a : α) (n : _root_.Nat) (b : α) : n • a + (0 : _root_.Nat) • b = n • a := by
  rw [zero_nsmul, AddCommMonoid.add_zero]
theorem zero_zsmul (x : Q α) : zsmul 0 x = zero := by
  induction x using Quot.ind with | mk p =>
  have e (a b : α) : (0 : _root_.Nat) • a + (0 : _root_.Nat) • b = 0 := (add_zero_nsmul a 0 b).trans (zero_nsmul a)
  exact mk_eq (e ..) (e ..)
theorem one_zsmul (x : Q α) : zsmul 1 x = x := by
  induction x using Quot.ind with | mk p =>
  have e (a b : α) : (1 : _root_.Nat) • a + (0 : _root_.Nat) • b = a := (add_zero_nsmul a 1 b).trans (one_nsmul a)
  exact mk_eq (e ..) (e ..)
private theorem toNat_sub : ∀ i : Int, (i.toNat : Int) - ((-i).toNat : Int) = i
  | .ofNat 0 | .ofNat (_ + 1) | .negSucc _ => rfl
private theorem toNat_add {n n' m m' k k' : _root_.Nat} {i j : Int} (hi : (n : Int) - n' = i) (hj : (m : Int) - m' = j)
    (h : (k : Int) - k' = i + j) : k + (n' + m') = k' + (n + m) := by omega
private theorem add_six' (a b c d e f : α) : (a + b) + ((c + d) + (e + f)) = (a + (c + e)) + (b + (d + f)) :=
  (congrArg (a + b + ·) (add_add_comm c d e f)).trans (add_add_comm _ _ _ _)
private theorem add_nsmul_six {n n' m m' k k' : _root_.Nat} (h : k + (n' + m') = k' + (n + m)) (a : α) :
    k • a + (n' • a + m' • a) = k' • a + (n • a + m • a) := by
  rw [← add_nsmul, ← add_nsmul, h, add_nsmul, add_nsmul]
theorem add_zsmul (n m : Int) (x : Q α) : zsmul (n + m) x = add (zsmul n x) (zsmul m x) := by
  induction x using Quot.ind with | mk p =>
  obtain ⟨a, b⟩ := p
  refine eq_of ?_
  show ((n + m).toNat • a + (-(n + m)).toNat • b) +
      ((n.toNat • b + (-n).toNat • a) + (m.toNat • b + (-m).toNat • a)) =
    ((n + m).toNat • b + (-(n + m)).toNat • a) + ((n.toNat • a + (-n).toNat • b) + (m.toNat • a + (-m).toNat • b))
  have e := toNat_add (toNat_sub n) (toNat_sub m) (toNat_sub (n + m))
  exact (congrArg (_ + ·) (add_eq (AddCommMonoid.add_comm ..) (AddCommMonoid.add_comm ..))).trans
    ((add_six' ..).trans ((add_eq (add_nsmul_six e a) (add_nsmul_six e b).symm).trans
      ((add_six' ..).symm.trans (congrArg (· + _) (AddCommMonoid.add_comm ..)))))
theorem zsmul_natCast_eq_nsmul (n : _root_.Nat) (x : Q α) : zsmul (n : Int) x = nsmul n x := by
  induction x using Quot.ind with | mk p =>
  have z : (-(n : Int)).toNat = 0 := by cases n <;> rfl
  exact (zsmul_mk rfl z p).trans (mk_eq (add_zero_nsmul ..) (add_zero_nsmul ..))
instance ofNatModule : IntModule (Q α) where
  nsmul := ⟨nsmul⟩
  zsmul := ⟨zsmul⟩
  zero := zero
  add := add
  neg := neg
  sub := sub
  add_zero := add_zero
  add_comm := add_comm
  add_assoc := add_assoc
  neg_add_cancel := neg_add_cancel
  sub_eq_add_neg := fun _ _ => rfl
  zero_zsmul := zero_zsmul
  one_zsmul := one_zsmul
  add_zsmul := add_zsmul
  zsmul_natCast_eq_nsmul := zsmul_natCast_eq_nsmul
def toQ (a : α) : Q α := Quot.mk (r α) (a, 0)
theorem toQ_add (a b : α) : toQ (a + b) = toQ a + toQ b := mk_eq rfl (AddCommMonoid.add_zero 0).symm
theorem toQ_zero : toQ (0 : α) = 0 := rfl
theorem toQ_smul (n : _root_.Nat) (a : α) : toQ (n • a) = n • toQ a := mk_eq rfl (nsmul_zero n).symm
theorem toQ_inj [AddRightCancel α] {a b : α} (h : toQ a = toQ b) : a = b := by
  obtain ⟨k, h⟩ := exact h
  have h : a + 0 + k = 0 + b + k := h
  rewrite [AddCommMonoid.add_zero, AddCommMonoid.zero_add] at h
  exact AddRightCancel.add_right_cancel _ _ _ h
instance instNoNatZeroDivisorsQOfAddRightCancel [AddRightCancel α] [NoNatZeroDivisors α] : NoNatZeroDivisors (Q α) where
  no_nat_zero_divisors := by
    intro k x y n e
    induction x using Quot.ind with | mk p =>
    induction y using Quot.ind with | mk q =>
    have e : nsmul k (Quot.mk (r α) p) = nsmul k (Quot.mk (r α) q) := e
    obtain ⟨c, h⟩ := exact e
    have h : k • p.1 + k • q.2 + c = k • p.2 + k • q.1 + c := h
    have h := AddRightCancel.add_right_cancel _ _ _ h
    rewrite [← nsmul_add, ← nsmul_add] at h
    exact eq_of (no_nat_zero_divisors k _ _ n h)
theorem of_eq {a b : α} {a' b' : Q α} (h₁ : toQ a = a') (h₂ : toQ b = b') (h : a = b) : a' = b' := by
  rw [← h₁, ← h₂, h]
theorem of_diseq [AddRightCancel α] {a b : α} {a' b' : Q α} (h₁ : toQ a = a') (h₂ : toQ b = b') (h : a ≠ b) :
    a' ≠ b' := by rewrite [← h₁, ← h₂]; exact fun e => h (toQ_inj e)
theorem add_congr {a b : α} {a' b' : Q α} (h₁ : toQ a = a') (h₂ : toQ b = b') : toQ (a + b) = a' + b' := by
  rw [toQ_add, h₁, h₂]
theorem smul_congr (n : _root_.Nat) (a : α) (a' : Q α) (h : toQ a = a') : toQ (n • a) = n • a' := by rw [toQ_smul, h]
end
section
variable {α : Type u} [NatModule α] [LE α] [Std.IsPreorder α] [OrderedAdd α]
open AddCommMonoid
private theorem le_of_r {p p' q q' : α × α} : r α p p' → r α q q' → p.1 + q.2 ≤ p.2 + q.1 → p'.1 + q'.2 ≤ p'.2 + q'.1 :=
  fun ⟨k, h⟩ ⟨l, j⟩ le => by
    have h : p.1 + p'.2 + k = p.2 + p'.1 + k := h
    have j : q.1 + q'.2 + l = q.2 + q'.1 + l := j
    have a : p'.1 + q'.2 + (p.2 + q.1) + (k + l) = p.1 + q.2 + (p'.2 + q'.1) + (k + l) := by
      rw [add_six, AddCommMonoid.add_comm p'.1, AddCommMonoid.add_comm q'.2, ← h, j, ← add_six]
    refine (OrderedAdd.add_le_left_iff (p.2 + q.1)).mpr ((OrderedAdd.add_le_left_iff (k + l)).mpr ?_)
    rewrite [a, AddCommMonoid.add_comm (p'.2 + q'.1)]
    exact OrderedAdd.add_le_left (OrderedAdd.add_le_left le _) _
instance instLEQOfOrderedAdd : LE (Q α) where
  le x y := Quot.lift (fun p => Quot.lift (fun q => p.1 + q.2 ≤ p.2 + q.1)
      (fun _ _ k => propext ⟨le_of_r (r_refl p) k, le_of_r (r_refl p) (r_symm k)⟩) y)
    (fun p p' k => by
      induction y using Quot.ind with | mk q =>
      exact propext ⟨le_of_r k (r_refl q), le_of_r (r_symm k) (r_refl q)⟩) x
instance instLTQOfOrderedAdd : LT (Q α) := Classical.Order.instLT
instance instIsPreorderQ : Std.IsPreorder (Q α) where
  le_refl x := by
    induction x using Quot.ind with | mk p =>
    show p.1 + p.2 ≤ p.2 + p.1
    rewrite [AddCommMonoid.add_comm]; exact Std.le_refl _
  le_trans x y z := by
    induction x using Quot.ind with | mk p =>
    induction y using Quot.ind with | mk q =>
    induction z using Quot.ind with | mk s =>
    intro h k
    have h : p.1 + q.2 ≤ p.2 + q.1 := h
    have k : q.1 + s.2 ≤ q.2 + s.1 := k
    show p.1 + s.2 ≤ p.2 + s.1
    rewrite [OrderedAdd.add_le_left_iff (q.2 + q.1), add_add_comm, AddCommMonoid.add_comm s.2,
      AddCommMonoid.add_comm q.2, add_add_comm p.2, AddCommMonoid.add_comm s.1]
    exact OrderedAdd.add_le_add h k
instance instOrderedAddQ : OrderedAdd (Q α) where
  add_le_left_iff := by
    intro x y z
    induction x using Quot.ind with | mk p =>
    induction y using Quot.ind with | mk q =>
    induction z using Quot.ind with | mk s =>
    show p.1 + q.2 ≤ p.2 + q.1 ↔ (p.1 + s.1) + (q.2 + s.2) ≤ (p.2 + s.2) + (q.1 + s.1)
    rewrite [add_add_comm, add_add_comm p.2, AddCommMonoid.add_comm s.2]
    exact OrderedAdd.add_le_left_iff _
theorem toQ_le {a b : α} : toQ a ≤ toQ b ↔ a ≤ b := by
  show a + 0 ≤ 0 + b ↔ a ≤ b
  rw [AddCommMonoid.add_zero, AddCommMonoid.zero_add]
theorem toQ_lt [LT α] [Std.LawfulOrderLT α] {a b : α} : toQ a < toQ b ↔ a < b := by
  show toQ a ≤ toQ b ∧ ¬ toQ b ≤ toQ a ↔ a < b
  rw [toQ_le, toQ_le, Std.LawfulOrderLT.lt_iff]
theorem of_le {a b : α} {a' b' : Q α} (h₁ : toQ a = a') (h₂ : toQ b = b') (h : a ≤ b) : a' ≤ b' := by
  rewrite [← h₁, ← h₂]; exact toQ_le.mpr h
theorem of_not_le {a b : α} {a' b' : Q α} (h₁ : toQ a = a') (h₂ : toQ b = b') (h : ¬ a ≤ b) : ¬ a' ≤ b' := by
  rewrite [← h₁, ← h₂]; exact fun k => h (toQ_le.mp k)
end
section
variable {α : Type u} [NatModule α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [OrderedAdd α]
theorem of_lt {a b : α} {a' b' : Q α} (h₁ : toQ a = a') (h₂ : toQ b = b') (h : a < b) : a' < b' := by
  rewrite [← h₁, ← h₂]; exact toQ_lt.mpr h
theorem of_not_lt {a b : α} {a' b' : Q α} (h₁ : toQ a = a') (h₂ : toQ b = b') (h : ¬ a < b) : ¬ a' < b' := by
  rewrite [← h₁, ← h₂]; exact fun k => h (toQ_lt.mp k)
end
instance instIsLinearOrderQ {α : Type u} [NatModule α] [LE α] [Std.IsLinearOrder α] [OrderedAdd α] :
    Std.IsLinearOrder (Q α) where
  le_refl := Std.IsPreorder.le_refl
  le_trans := Std.IsPreorder.le_trans
  le_antisymm x y := by
    induction x using Quot.ind with | mk p =>
    induction y using Quot.ind with | mk q =>
    intro h k
    have h : p.1 + q.2 ≤ p.2 + q.1 := h
    have k : q.1 + p.2 ≤ q.2 + p.1 := k
    rewrite [AddCommMonoid.add_comm q.1, AddCommMonoid.add_comm q.2] at k
    exact eq_of (Std.le_antisymm h k)
  le_total x y := by
    induction x using Quot.ind with | mk p =>
    induction y using Quot.ind with | mk q =>
    show p.1 + q.2 ≤ p.2 + q.1 ∨ q.1 + p.2 ≤ q.2 + p.1
    rewrite [AddCommMonoid.add_comm q.1, AddCommMonoid.add_comm q.2]
    exact Std.le_total
end Lean.Grind.IntModule.OfNatModule

/- Equations in modules over the natural numbers, by the normal form of both sides. -/
namespace Lean.Grind.Linarith
section
variable {α : Type u} [NatModule α] (ctx : Context α)
open AddCommMonoid NatModule
def Expr.denoteN : Expr → α
  | .zero => 0
  | .var v => Var.denote ctx v
  | .add a b => denoteN a + denoteN b
  | .natMul k a => k • denoteN a
  | .sub _ _ | .neg _ | .intMul _ _ => 0
private def Poly.denoteN : Poly → α
  | .nil => 0
  | .add k v p => k.natAbs • Var.denote ctx v + denoteN p
private def Poly.addTermN (k : _root_.Nat) (v : Var) : Poly → Poly
  | .nil => .add k v .nil
  | .add c w p =>
    cond (Nat.beq v w) (.add (k + c.natAbs : _root_.Nat) w p)
      (cond (Nat.ble w v) (.add k v (.add c w p)) (.add c w (addTermN k v p)))
private def Expr.addMulN (n : _root_.Nat) : Expr → Poly → Poly
  | .var v, q => cond (Nat.beq n 0) q (q.addTermN n v)
  | .add a b, q => addMulN n a (addMulN n b q)
  | .natMul k a, q => addMulN (n * k) a q
  | _, q => q
private def Poly.same : Poly → Poly → _root_.Bool
  | .nil, .nil => true
  | .add k v p, .add l w q => cond (Nat.beq k.natAbs l.natAbs) (cond (Nat.beq v w) (same p q) false) false
  | _, _ => false
private theorem Poly.denote_addTermN (k : _root_.Nat) (v : Var) (p : Poly) :
    (p.addTermN k v).denoteN ctx = k • Var.denote ctx v + p.denoteN ctx := by
  induction p with
  | nil => rfl
  | add c w p ih =>
    show (cond (Nat.beq v w) (Poly.add (k + c.natAbs : _root_.Nat) w p)
      (cond (Nat.ble w v) (Poly.add k v (.add c w p)) (Poly.add c w (addTermN k v p)))).denoteN ctx =
        k • Var.denote ctx v + (c.natAbs • Var.denote ctx w + p.denoteN ctx)
    cases e : Nat.beq v w with
    | true =>
      have e : v = w := Nat.eq_of_beq_eq_true e
      subst e
      show (k + c.natAbs) • Var.denote ctx v + p.denoteN ctx = _
      rw [add_nsmul, add_assoc]
    | false =>
      cases Nat.ble w v with
      | true => rfl
      | false =>
        show c.natAbs • Var.denote ctx w + (addTermN k v p).denoteN ctx = _
        rw [ih, add_left_comm]
private theorem Expr.denote_addMulN (e : Expr) : ∀ (n : _root_.Nat) (q : Poly),
    (e.addMulN n q).denoteN ctx = n • e.denoteN ctx + q.denoteN ctx := by
  have z (n : _root_.Nat) (q : Poly) : q.denoteN ctx = n • (0 : α) + q.denoteN ctx := by rw [nsmul_zero, zero_add]
  induction e with
  | zero => exact z
  | sub | neg | intMul => exact z
  | var v =>
    intro n q
    show (cond (Nat.beq n 0) q (q.addTermN n v)).denoteN ctx = n • Var.denote ctx v + q.denoteN ctx
    cases e : Nat.beq n 0 with
    | true => rewrite [Nat.eq_of_beq_eq_true e, zero_nsmul, zero_add]; rfl
    | false => exact Poly.denote_addTermN ctx n v q
  | add a b iha ihb =>
    intro n q
    show (a.addMulN n (b.addMulN n q)).denoteN ctx = n • (a.denoteN ctx + b.denoteN ctx) + q.denoteN ctx
    rw [iha, ihb, nsmul_add, add_assoc]
  | natMul k a ih =>
    intro n q
    show (a.addMulN (n * k) q).denoteN ctx = n • (k • a.denoteN ctx) + q.denoteN ctx
    rw [ih, mul_nsmul]
private theorem Poly.eq_of_same (p : Poly) : ∀ q : Poly, same p q = true → p.denoteN ctx = q.denoteN ctx := by
  induction p with
  | nil => intro q h; cases q with
    | nil => rfl
    | add => exact Bool.noConfusion h
  | add k v p ih =>
    intro q h
    cases q with
    | nil => exact Bool.noConfusion h
    | add l w q =>
      have h : cond (Nat.beq k.natAbs l.natAbs) (cond (Nat.beq v w) (same p q) false) false = true := h
      cases e : Nat.beq k.natAbs l.natAbs with
      | false => rewrite [e] at h; exact Bool.noConfusion h
      | true =>
        cases d : Nat.beq v w with
        | false => rewrite [e, d] at h; exact Bool.noConfusion h
        | true =>
          rewrite [e, d] at h
          show k.natAbs • Var.denote ctx v + p.denoteN ctx = l.natAbs • Var.denote ctx w + q.denoteN ctx
          rw [Nat.eq_of_beq_eq_true e, Nat.eq_of_beq_eq_true d, ih q h]
theorem eq_normN {α} [NatModule α] (ctx : Context α) (lhs rhs : Expr)
    (h : (lhs.addMulN 1 .nil).same (rhs.addMulN 1 .nil) = true) : lhs.denoteN ctx = rhs.denoteN ctx := by
  have e := Poly.eq_of_same ctx _ _ h
  rewrite [Expr.denote_addMulN, Expr.denote_addMulN, one_nsmul, one_nsmul] at e
  exact (add_zero _).symm.trans (e.trans (add_zero _))
end
end Lean.Grind.Linarith
