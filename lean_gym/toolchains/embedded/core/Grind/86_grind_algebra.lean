/-
The algebra that `grind` reasons in (namespace `Lean.Grind`): modules, rings, fields and their orders. A type takes part
in its ring, linear and order solvers when it has instances of these classes.
-/
namespace Lean.Grind
class AddRightCancel (M : Type u) [Add M] where
  add_right_cancel : ∀ a b c : M, a + c = b + c → a = b
class AddCommMonoid (M : Type u) extends Zero M, Add M where
  add_zero : ∀ a : M, a + 0 = a
  add_comm : ∀ a b : M, a + b = b + a
  add_assoc : ∀ a b c : M, a + b + c = a + (b + c)
attribute [instance 100] AddCommMonoid.toZero AddCommMonoid.toAdd
class AddCommGroup (M : Type u) extends AddCommMonoid M, Neg M, Sub M where
  neg_add_cancel : ∀ a : M, -a + a = 0
  sub_eq_add_neg : ∀ a b : M, a - b = a + -b
attribute [instance 100] AddCommGroup.toNeg AddCommGroup.toSub
class NatModule (M : Type u) extends AddCommMonoid M where
  [nsmul : SMul Nat M]
  zero_nsmul : ∀ a : M, 0 • a = 0
  add_one_nsmul : ∀ n : _root_.Nat, ∀ a : M, (n + 1) • a = n • a + a
attribute [implicit_reducible] NatModule.nsmul
attribute [instance 100] NatModule.nsmul
class IntModule (M : Type u) extends AddCommGroup M where
  [nsmul : SMul Nat M]
  [zsmul : SMul Int M]
  zero_zsmul : ∀ a : M, (0 : Int) • a = 0
  one_zsmul : ∀ a : M, (1 : Int) • a = a
  add_zsmul : ∀ n m : Int, ∀ a : M, (n + m) • a = n • a + m • a
  zsmul_natCast_eq_nsmul : ∀ n : _root_.Nat, ∀ a : M, (n : Int) • a = n • a
attribute [implicit_reducible] IntModule.nsmul IntModule.zsmul
attribute [instance 100] IntModule.nsmul IntModule.zsmul

namespace AddCommMonoid
variable {M : Type u} [AddCommMonoid M]
theorem zero_add (a : M) : 0 + a = a := by rw [add_comm, add_zero]
theorem add_left_comm (a b c : M) : a + (b + c) = b + (a + c) := by rw [← add_assoc, add_comm a b, add_assoc]
private theorem add_add_comm (a b c d : M) : (a + b) + (c + d) = (a + c) + (b + d) := by
  rw [add_assoc, add_assoc, add_left_comm b c d]
end AddCommMonoid

namespace AddCommGroup
open AddCommMonoid
variable {M : Type u} [AddCommGroup M]
theorem add_neg_cancel (a : M) : a + -a = 0 := by rw [add_comm, neg_add_cancel]
private theorem add_neg_cancel_right (a b : M) : a + b + -b = a := by rw [add_assoc, add_neg_cancel, add_zero]
private theorem neg_add_cancel_right (a b : M) : a + -b + b = a := by rw [add_assoc, neg_add_cancel, add_zero]
theorem add_left_inj {a b : M} (c : M) : a + c = b + c ↔ a = b :=
  ⟨fun h => by rw [← add_neg_cancel_right a c, h, add_neg_cancel_right], fun h => by rw [h]⟩
theorem add_right_inj (a b c : M) : a + b = a + c ↔ b = c := by
  rw [add_comm a b, add_comm a c]; exact add_left_inj a
private theorem eq_neg_of_add {a b : M} (h : a + b = 0) : a = -b := by
  rw [← add_neg_cancel_right a b, h, zero_add]
theorem neg_zero : (-0 : M) = 0 := (eq_neg_of_add (add_zero 0)).symm
theorem neg_neg (a : M) : -(-a) = a := (eq_neg_of_add (add_neg_cancel a)).symm
theorem neg_eq_zero (a : M) : -a = 0 ↔ a = 0 :=
  ⟨fun h => by rw [← neg_neg a, h, neg_zero], fun h => by rw [h, neg_zero]⟩
theorem neg_add (a b : M) : -(a + b) = -a + -b :=
  (eq_neg_of_add (by rw [add_add_comm, neg_add_cancel, neg_add_cancel, add_zero])).symm
theorem neg_sub (a b : M) : -(a - b) = b - a := by rw [sub_eq_add_neg, neg_add, neg_neg, sub_eq_add_neg, add_comm]
theorem sub_self (a : M) : a - a = 0 := by rw [sub_eq_add_neg, add_neg_cancel]
theorem sub_eq_iff {a b c : M} : a - b = c ↔ a = c + b := by
  rw [sub_eq_add_neg]
  exact ⟨fun h => by rw [← h, neg_add_cancel_right], fun h => by rw [h, add_neg_cancel_right]⟩
theorem sub_eq_zero_iff {a b : M} : a - b = 0 ↔ a = b := by rw [sub_eq_iff, zero_add]
theorem add_sub_cancel {a b : M} : a + b - b = a := by rw [sub_eq_iff]
theorem sub_add_cancel {a b : M} : a - b + b = a := by rw [sub_eq_add_neg, neg_add_cancel_right]
theorem neg_eq_iff (a b : M) : -a = b ↔ a = -b :=
  ⟨fun h => by rw [← h, neg_neg], fun h => by rw [h, neg_neg]⟩
end AddCommGroup

namespace NatModule
open AddCommMonoid
variable {M : Type u} [NatModule M]
theorem one_nsmul (a : M) : 1 • a = a := by
  have h := add_one_nsmul 0 a
  rw [zero_nsmul, zero_add] at h
  exact h
theorem add_nsmul (n m : _root_.Nat) (a : M) : (n + m) • a = n • a + m • a := by
  induction m with
  | zero => rw [zero_nsmul, add_zero]; rfl
  | succ m ih => rw [← Nat.add_assoc, add_one_nsmul, ih, add_one_nsmul, add_assoc]
theorem nsmul_zero (n : _root_.Nat) : n • (0 : M) = 0 := by
  induction n with
  | zero => exact zero_nsmul 0
  | succ n ih => rw [add_one_nsmul, ih, add_zero]
theorem nsmul_add (n : _root_.Nat) (a b : M) : n • (a + b) = n • a + n • b := by
  induction n with
  | zero => rw [zero_nsmul, zero_nsmul, zero_nsmul, add_zero]
  | succ n ih => rw [add_one_nsmul, add_one_nsmul, add_one_nsmul, ih, AddCommMonoid.add_add_comm]
theorem mul_nsmul (n m : _root_.Nat) (a : M) : (n * m) • a = n • (m • a) := by
  induction n with
  | zero => rw [Nat.zero_mul, zero_nsmul, zero_nsmul]
  | succ n ih => rw [Nat.succ_mul, add_nsmul, ih, add_one_nsmul]
end NatModule

namespace IntModule
open AddCommMonoid AddCommGroup
instance toNatModule (M : Type u) [i : IntModule M] : NatModule M :=
  { i with
    zero_nsmul := fun a => by rw [← zsmul_natCast_eq_nsmul]; exact zero_zsmul a
    add_one_nsmul := fun n a => by
      rw [← zsmul_natCast_eq_nsmul, ← zsmul_natCast_eq_nsmul, Int.natCast_add, add_zsmul]
      exact congrArg _ (one_zsmul a) }
variable {M : Type u} [IntModule M]
theorem neg_zsmul (n : Int) (a : M) : (-n) • a = - (n • a) :=
  eq_neg_of_add (by rw [← add_zsmul, Int.add_left_neg, zero_zsmul])
theorem zsmul_zero (n : Int) : n • (0 : M) = 0 := by
  cases n with
  | ofNat n => exact (zsmul_natCast_eq_nsmul n 0).trans (NatModule.nsmul_zero n)
  | negSucc n =>
    rw [show Int.negSucc n = -((n + 1 : _root_.Nat) : Int) from rfl, neg_zsmul, zsmul_natCast_eq_nsmul,
      NatModule.nsmul_zero, neg_zero]
theorem zsmul_add (n : Int) (a b : M) : n • (a + b) = n • a + n • b := by
  cases n with
  | ofNat n =>
    show ((n : Int)) • (a + b) = ((n : Int)) • a + ((n : Int)) • b
    rw [zsmul_natCast_eq_nsmul, zsmul_natCast_eq_nsmul, zsmul_natCast_eq_nsmul, NatModule.nsmul_add]
  | negSucc n =>
    rw [show Int.negSucc n = -((n + 1 : _root_.Nat) : Int) from rfl, neg_zsmul, neg_zsmul, neg_zsmul,
      zsmul_natCast_eq_nsmul, zsmul_natCast_eq_nsmul, zsmul_natCast_eq_nsmul, NatModule.nsmul_add, neg_add]
theorem zsmul_neg (n : Int) (a : M) : n • (-a) = - (n • a) :=
  eq_neg_of_add (by rw [← zsmul_add, neg_add_cancel, zsmul_zero])
theorem zsmul_sub (k : Int) (a b : M) : k • (a - b) = k • a - k • b := by
  rw [sub_eq_add_neg, zsmul_add, zsmul_neg, ← sub_eq_add_neg]
theorem sub_zsmul (k₁ k₂ : Int) (a : M) : (k₁ - k₂) • a = k₁ • a - k₂ • a := by
  rw [Int.sub_eq_add_neg, add_zsmul, neg_zsmul, ← sub_eq_add_neg]
private theorem mul_zsmul_nat (n : _root_.Nat) (m : Int) (a : M) : ((n : Int) * m) • a = (n : Int) • (m • a) := by
  induction n with
  | zero => rw [Int.natCast_zero, Int.zero_mul, zero_zsmul, zero_zsmul]
  | succ n ih => rw [Int.natCast_add, Int.add_mul, add_zsmul, ih, add_zsmul, Int.natCast_one, Int.one_mul, one_zsmul]
theorem mul_zsmul (n m : Int) (a : M) : (n * m) • a = n • (m • a) := by
  cases n with
  | ofNat n => exact mul_zsmul_nat n m a
  | negSucc n =>
    rw [show Int.negSucc n = -((n + 1 : _root_.Nat) : Int) from rfl, Int.neg_mul, neg_zsmul, mul_zsmul_nat, neg_zsmul]
end IntModule

class NoNatZeroDivisors (α : Type u) [NatModule α] where
  no_nat_zero_divisors : ∀ (k : _root_.Nat) (a b : α), k ≠ 0 → k • a = k • b → a = b
export NoNatZeroDivisors (no_nat_zero_divisors)
theorem NoNatZeroDivisors.eq_zero_of_mul_eq_zero {α : Type u} [NatModule α] [NoNatZeroDivisors α] {k : _root_.Nat}
    {a : α} (h : k ≠ 0) (e : k • a = 0) : a = 0 :=
  no_nat_zero_divisors k a 0 h (e.trans (NatModule.nsmul_zero k).symm)
theorem no_int_zero_divisors {α : Type u} [IntModule α] [NoNatZeroDivisors α] {k : Int} {a : α} (h : k ≠ 0)
    (e : k • a = 0) : a = 0 := by
  cases k with
  | ofNat n =>
    refine NoNatZeroDivisors.eq_zero_of_mul_eq_zero (k := n) (fun z => h (congrArg Int.ofNat z)) ?_
    rw [← IntModule.zsmul_natCast_eq_nsmul]; exact e
  | negSucc n =>
    refine NoNatZeroDivisors.eq_zero_of_mul_eq_zero (k := n + 1) (Nat.succ_ne_zero n) ?_
    rw [← IntModule.zsmul_natCast_eq_nsmul, ← AddCommGroup.neg_eq_zero, ← IntModule.neg_zsmul]; exact e

class Semiring (α : Type u) extends Add α, Mul α where
  [natCast : NatCast α]
  [ofNat : ∀ n, OfNat α n]
  [nsmul : SMul Nat α]
  [npow : HPow α Nat α]
  add_zero : ∀ a : α, a + 0 = a
  add_comm : ∀ a b : α, a + b = b + a
  add_assoc : ∀ a b c : α, a + b + c = a + (b + c)
  mul_assoc : ∀ a b c : α, a * b * c = a * (b * c)
  mul_one : ∀ a : α, a * 1 = a
  one_mul : ∀ a : α, 1 * a = a
  left_distrib : ∀ a b c : α, a * (b + c) = a * b + a * c
  right_distrib : ∀ a b c : α, (a + b) * c = a * c + b * c
  zero_mul : ∀ a : α, 0 * a = 0
  mul_zero : ∀ a : α, a * 0 = 0
  pow_zero : ∀ a : α, a ^ 0 = 1
  pow_succ : ∀ a : α, ∀ n : _root_.Nat, a ^ (n + 1) = (a ^ n) * a
  ofNat_succ : ∀ a : _root_.Nat, OfNat.ofNat (α := α) (a + 1) = OfNat.ofNat a + 1 := by intros; rfl
  ofNat_eq_natCast : ∀ n : _root_.Nat, OfNat.ofNat (α := α) n = Nat.cast n := by intros; rfl
  nsmul_eq_natCast_mul : ∀ n : _root_.Nat, ∀ a : α, n • a = Nat.cast n * a := by intros; rfl
attribute [implicit_reducible] Semiring.npow Semiring.ofNat Semiring.natCast Semiring.nsmul
class Ring (α : Type u) extends Semiring α, Neg α, Sub α where
  [intCast : IntCast α]
  [zsmul : SMul Int α]
  neg_add_cancel : ∀ a : α, -a + a = 0
  sub_eq_add_neg : ∀ a b : α, a - b = a + -b
  neg_zsmul : ∀ (i : Int) (a : α), (-i : Int) • a = -(i • a)
  zsmul_natCast_eq_nsmul : ∀ n : _root_.Nat, ∀ a : α, (n : Int) • a = n • a := by intros; rfl
  intCast_ofNat : ∀ n : _root_.Nat, Int.cast (OfNat.ofNat (α := Int) n) = OfNat.ofNat (α := α) n := by intros; rfl
  intCast_neg : ∀ i : Int, Int.cast (R := α) (-i) = -Int.cast i := by intros; rfl
attribute [implicit_reducible] Ring.intCast Ring.zsmul
class CommSemiring (α : Type u) extends Semiring α where
  mul_comm : ∀ a b : α, a * b = b * a
  one_mul := by intro a; rw [mul_comm, mul_one]
  mul_zero := by intro a; rw [mul_comm, zero_mul]
  right_distrib := by intro a b c; rw [mul_comm, left_distrib, mul_comm c, mul_comm c]
class CommRing (α : Type u) extends Ring α, CommSemiring α
attribute [instance 100] Semiring.toAdd Semiring.toMul Semiring.npow Ring.toNeg Ring.toSub
attribute [instance 100] Semiring.ofNat
attribute [local instance] Semiring.natCast Ring.intCast Semiring.nsmul Ring.zsmul

namespace Semiring
variable {α : Type u} [Semiring α]
theorem natCast_eq_ofNat (n : _root_.Nat) : NatCast.natCast n = OfNat.ofNat (α := α) n := (ofNat_eq_natCast n).symm
theorem natCast_zero : ((0 : _root_.Nat) : α) = 0 := (ofNat_eq_natCast 0).symm
theorem natCast_one : ((1 : _root_.Nat) : α) = 1 := (ofNat_eq_natCast 1).symm
theorem zero_add (a : α) : 0 + a = a := by rw [add_comm, add_zero]
theorem add_left_comm (a b c : α) : a + (b + c) = b + (a + c) := by rw [← add_assoc, add_comm a b, add_assoc]
private theorem add_add_comm (a b c d : α) : (a + b) + (c + d) = (a + c) + (b + d) := by
  rw [add_assoc, add_assoc, add_left_comm b c d]
theorem natCast_succ (n : _root_.Nat) : ((n + 1 : _root_.Nat) : α) = ((n : α) + 1) := by
  rw [← ofNat_eq_natCast, ← ofNat_eq_natCast, ofNat_succ]
theorem natCast_add (a b : _root_.Nat) : ((a + b : _root_.Nat) : α) = ((a : α) + (b : α)) := by
  induction b with
  | zero => rw [natCast_zero, add_zero]; rfl
  | succ b ih => rw [← Nat.add_assoc, natCast_succ, ih, natCast_succ, add_assoc]
theorem ofNat_add (a b : _root_.Nat) : OfNat.ofNat (α := α) (a + b) = OfNat.ofNat a + OfNat.ofNat b := by
  rw [ofNat_eq_natCast, natCast_add, ← ofNat_eq_natCast, ← ofNat_eq_natCast]
theorem natCast_mul (a b : _root_.Nat) : ((a * b : _root_.Nat) : α) = ((a : α) * (b : α)) := by
  induction b with
  | zero => rw [natCast_zero, mul_zero]; exact natCast_zero
  | succ b ih => rw [Nat.mul_succ, natCast_add, ih, natCast_succ, left_distrib, mul_one]
theorem ofNat_mul (a b : _root_.Nat) : OfNat.ofNat (α := α) (a * b) = OfNat.ofNat a * OfNat.ofNat b := by
  rw [ofNat_eq_natCast, natCast_mul, ← ofNat_eq_natCast, ← ofNat_eq_natCast]
theorem natCast_mul_comm (a : _root_.Nat) (b : α) : a * b = b * a := by
  induction a with
  | zero => rw [natCast_zero, zero_mul, mul_zero]
  | succ a ih => rw [natCast_succ, right_distrib, left_distrib, ih, one_mul, mul_one]
theorem natCast_mul_left_comm (a : α) (b : _root_.Nat) (c : α) : a * (b * c) = b * (a * c) := by
  rw [← mul_assoc, ← natCast_mul_comm b a, mul_assoc]
theorem pow_one (a : α) : a ^ 1 = a := by rw [pow_succ, pow_zero, one_mul]
theorem pow_two (a : α) : a ^ 2 = a * a := by rw [pow_succ, pow_one]
theorem pow_add (a : α) (k₁ k₂ : _root_.Nat) : a ^ (k₁ + k₂) = a^k₁ * a^k₂ := by
  induction k₂ with
  | zero => rw [pow_zero, mul_one]; rfl
  | succ k ih => rw [← Nat.add_assoc, pow_succ, ih, pow_succ, mul_assoc]
theorem pow_add_congr (a r : α) (k k₁ k₂ : _root_.Nat) (h : k = k₁ + k₂) (e : a^k₁ * a^k₂ = r) : a ^ k = r := by
  rw [h, pow_add, e]
theorem one_pow (n : _root_.Nat) : (1 : α) ^ n = 1 := by
  induction n with
  | zero => exact pow_zero 1
  | succ n ih => rw [pow_succ, ih, mul_one]
theorem natCast_pow (x : _root_.Nat) (k : _root_.Nat) : ((x ^ k : _root_.Nat) : α) = (x : α) ^ k := by
  induction k with
  | zero => rw [pow_zero]; exact natCast_one
  | succ k ih => rw [Nat.pow_succ, natCast_mul, ih, pow_succ]
theorem nsmul_eq_ofNat_mul {α} [Semiring α] {k : _root_.Nat} {a : α} : k • a = OfNat.ofNat k * a := by
  rw [nsmul_eq_natCast_mul, ofNat_eq_natCast]
instance toNatModule [I : Semiring α] : NatModule α :=
  { I with
    zero_nsmul := fun a => by rw [nsmul_eq_natCast_mul, natCast_zero, zero_mul]
    add_one_nsmul := fun n a => by
      rw [nsmul_eq_natCast_mul, natCast_succ, right_distrib, one_mul, ← nsmul_eq_natCast_mul] }
theorem one_mul_congr {a b : α} (h : a = 1) : a * b = b := by rw [h, one_mul]
end Semiring

namespace Ring
open Semiring
variable {α : Type u} [Ring α]
instance toAddCommGroup [I : Ring α] : AddCommGroup α := { I with }
open AddCommGroup (add_neg_cancel neg_neg neg_zero neg_eq_zero neg_add sub_self sub_eq_zero_iff)
theorem intCast_natCast (n : _root_.Nat) : ((n : Int) : α) = (n : α) :=
  (intCast_ofNat n).trans (ofNat_eq_natCast n)
theorem intCast_zero : ((0 : Int) : α) = 0 := intCast_ofNat 0
theorem intCast_one : ((1 : Int) : α) = 1 := intCast_ofNat 1
theorem intCast_neg_one : ((-1 : Int) : α) = -1 := by rw [intCast_neg, intCast_one]
theorem intCast_natCast_add_one (n : _root_.Nat) : ((n + 1 : Int) : α) = (n : α) + 1 :=
  (intCast_natCast (n + 1)).trans (natCast_succ n)
private theorem intCast_natCast_sub (m n : _root_.Nat) : (((m : Int) - (n : Int) : Int) : α) = (m : α) - (n : α) := by
  by_cases h : n ≤ m
  · obtain ⟨k, rfl⟩ : ∃ k, m = n + k := ⟨m - n, by omega⟩
    rw [show ((n + k : _root_.Nat) : Int) - (n : Int) = (k : Int) by omega, intCast_natCast, natCast_add,
      sub_eq_add_neg, add_comm, ← add_assoc, neg_add_cancel, zero_add]
  · obtain ⟨k, rfl⟩ : ∃ k, n = m + k := ⟨n - m, by omega⟩
    rw [show (m : Int) - ((m + k : _root_.Nat) : Int) = -(k : Int) by omega, intCast_neg, intCast_natCast, natCast_add,
      sub_eq_add_neg, neg_add, ← add_assoc, add_neg_cancel, zero_add]
theorem intCast_add (x y : Int) : ((x + y : Int) : α) = ((x : α) + (y : α)) := by
  have e : ∀ z : Int, ∃ m n : _root_.Nat, z = (m : Int) - (n : Int) := fun z => ⟨z.toNat, (-z).toNat, by omega⟩
  obtain ⟨a, b, rfl⟩ := e x
  obtain ⟨c, d, rfl⟩ := e y
  rw [show ((a : Int) - b + (c - d)) = ((a + c : _root_.Nat) : Int) - ((b + d : _root_.Nat) : Int) by omega,
    intCast_natCast_sub, intCast_natCast_sub, intCast_natCast_sub, natCast_add, natCast_add, sub_eq_add_neg,
    sub_eq_add_neg, sub_eq_add_neg, neg_add, Semiring.add_add_comm]
theorem intCast_sub (x y : Int) : ((x - y : Int) : α) = ((x : α) - (y : α)) := by
  rw [Int.sub_eq_add_neg, intCast_add, intCast_neg, sub_eq_add_neg]
theorem ofNat_sub {x y : _root_.Nat} (h : y ≤ x) : OfNat.ofNat (α := α) (x - y) = OfNat.ofNat x - OfNat.ofNat y := by
  rw [ofNat_eq_natCast, ofNat_eq_natCast, ofNat_eq_natCast, ← intCast_natCast, Int.natCast_sub h, intCast_sub,
    intCast_natCast, intCast_natCast]
private theorem eq_neg_of_add {a b : α} (h : a + b = 0) : a = -b := AddCommGroup.eq_neg_of_add h
theorem neg_mul (a b : α) : (-a) * b = -(a * b) := eq_neg_of_add (by
  rw [← right_distrib, neg_add_cancel, zero_mul])
theorem mul_neg (a b : α) : a * (-b) = -(a * b) := eq_neg_of_add (by
  rw [← left_distrib, neg_add_cancel, mul_zero])
theorem neg_eq_neg_one_mul (a : α) : -a = (-1) * a := by rw [neg_mul, one_mul]
theorem neg_eq_mul_neg_one (a : α) : -a = a * (-1) := by rw [mul_neg, mul_one]
theorem zsmul_eq_intCast_mul {k : Int} {a : α} : (k • a : α) = (k : α) * a := by
  cases k with
  | ofNat n => exact (zsmul_natCast_eq_nsmul n a).trans ((nsmul_eq_natCast_mul n a).trans
      (congrArg (· * a) (intCast_natCast n).symm))
  | negSucc n =>
    show (-((n + 1 : _root_.Nat) : Int)) • a = ((-((n + 1 : _root_.Nat) : Int) : Int) : α) * a
    rw [neg_zsmul, zsmul_natCast_eq_nsmul, nsmul_eq_natCast_mul, intCast_neg, intCast_natCast, neg_mul]
instance toIntModule [I : Ring α] : IntModule α :=
  { I, Semiring.toNatModule (α := α) with
    zero_zsmul := fun a => by rw [zsmul_eq_intCast_mul, intCast_zero, zero_mul]
    one_zsmul := fun a => by rw [zsmul_eq_intCast_mul, intCast_one, one_mul]
    add_zsmul := fun n m a => by
      rw [zsmul_eq_intCast_mul, intCast_add, right_distrib, zsmul_eq_intCast_mul, zsmul_eq_intCast_mul] }
theorem intCast_mul (x y : Int) : ((x * y : Int) : α) = ((x : α) * (y : α)) := by
  have h := IntModule.mul_zsmul x y (1 : α)
  have k : ((x * y : Int) : α) * 1 = (x : α) * ((y : α) * 1) := by
    rw [← zsmul_eq_intCast_mul, ← zsmul_eq_intCast_mul, ← zsmul_eq_intCast_mul]; exact h
  rw [mul_one, mul_one] at k
  exact k
theorem intCast_mul_comm (a : Int) (b : α) : a * b = b * a := by
  cases a with
  | ofNat n => exact (congrArg (· * b) (intCast_natCast n)).trans ((natCast_mul_comm n b).trans
      (congrArg (b * ·) (intCast_natCast n).symm))
  | negSucc n =>
    show ((-((n + 1 : _root_.Nat) : Int) : Int) : α) * b = b * ((-((n + 1 : _root_.Nat) : Int) : Int) : α)
    rw [intCast_neg, intCast_natCast, neg_mul, mul_neg, natCast_mul_comm]
theorem intCast_mul_left_comm (a : α) (b : Int) (c : α) : a * (b * c) = b * (a * c) := by
  rw [← mul_assoc, ← intCast_mul_comm b a, mul_assoc]
theorem intCast_pow (x : Int) (k : _root_.Nat) : ((x ^ k : Int) : α) = (x : α) ^ k := by
  induction k with
  | zero => rw [pow_zero]; exact intCast_one
  | succ k ih => rw [pow_succ, ← ih, ← intCast_mul]; rfl
end Ring

namespace CommSemiring
open Semiring
variable {α : Type u} [CommSemiring α]
theorem mul_left_comm (a b c : α) : a * (b * c) = b * (a * c) := by rw [← mul_assoc, mul_comm a b, mul_assoc]
private theorem mul_mul_comm (a b c d : α) : (a * b) * (c * d) = (a * c) * (b * d) := by
  rw [mul_assoc, mul_assoc, mul_left_comm b c d]
theorem mul_pow (a b : α) (n : _root_.Nat) : (a*b)^n = a^n * b^n := by
  induction n with
  | zero => rw [pow_zero, pow_zero, pow_zero, mul_one]
  | succ n ih => rw [pow_succ, pow_succ, pow_succ, ih, mul_mul_comm]
end CommSemiring

class IsCharP (α : Type u) [Semiring α] (p : outParam _root_.Nat) where
  ofNat_ext_iff (p) : ∀ {x y : _root_.Nat},
    OfNat.ofNat (α := α) x = OfNat.ofNat (α := α) y ↔ x % p = y % p
theorem IsCharP.natCast_eq_zero_iff (p) {α : Type u} [Semiring α] [IsCharP α p] (x : _root_.Nat) :
    (x : α) = 0 ↔ x % p = 0 := by
  rw [← Semiring.ofNat_eq_natCast, ofNat_ext_iff p, Nat.zero_mod]
theorem _root_.LeanGym.Internal.intCast_ne_zero {α : Type u} [Ring α] [IsCharP α 0] {x : Int} (h : x ≠ 0) :
    (x : α) ≠ 0 := by
  intro e
  cases x with
  | ofNat n =>
    have z := (IsCharP.natCast_eq_zero_iff 0 n).mp ((Ring.intCast_natCast n).symm.trans e)
    rw [Nat.mod_zero] at z
    exact h (congrArg Int.ofNat z)
  | negSucc n =>
    have e : ((-((n + 1 : _root_.Nat) : Int) : Int) : α) = 0 := e
    rw [Ring.intCast_neg, Ring.intCast_natCast, AddCommGroup.neg_eq_zero] at e
    have z := (IsCharP.natCast_eq_zero_iff 0 (n + 1)).mp e
    rw [Nat.mod_zero] at z
    exact Nat.succ_ne_zero n z
class PowIdentity (α : Type u) [CommSemiring α] (p : outParam _root_.Nat) : Prop where
  pow_eq (x : α) : x ^ p = x
class Field (α : Type u) extends CommRing α, Inv α, Div α where
  [zpow : HPow α Int α]
  div_eq_mul_inv : ∀ a b : α, a / b = a * b⁻¹
  zero_ne_one : (0 : α) ≠ 1
  inv_zero : (0 : α)⁻¹ = 0
  mul_inv_cancel : ∀ {a : α}, a ≠ 0 → a * a⁻¹ = 1
  zpow_zero : ∀ a : α, a ^ (0 : Int) = 1
  zpow_succ : ∀ (a : α) (n : _root_.Nat), a ^ (n + 1 : Int) = a ^ (n : Int) * a
  zpow_neg : ∀ (a : α) (n : Int), a ^ (-n) = (a ^ n)⁻¹
attribute [implicit_reducible] Field.zpow
attribute [instance 100] Field.toInv Field.toDiv Field.zpow

class OrderedAdd (M : Type u) [HAdd M M M] [LE M] [Std.IsPreorder M] where
  add_le_left_iff : ∀ {a b : M} (c : M), a ≤ b ↔ a + c ≤ b + c
class OrderedRing (R : Type u) [Semiring R] [LE R] [LT R] [Std.IsPreorder R] extends OrderedAdd R where
  zero_lt_one : (0 : R) < 1
  mul_lt_mul_of_pos_left : ∀ {a b c : R}, a < b → 0 < c → c * a < c * b
  mul_lt_mul_of_pos_right : ∀ {a b c : R}, a < b → 0 < c → a * c < b * c
end Lean.Grind
