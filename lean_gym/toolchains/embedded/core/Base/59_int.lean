/-
Integers: definitions, ring laws, order, absolute value, division with remainder (`Int.ediv`, `Int.emod`).
Every law is reduced to one of `Nat` by writing integers as differences `subNatNat m n`.
-/
set_option genCtorIdx false in
inductive Int : Type where
  | ofNat (n : Nat) : Int
  | negSucc (n : Nat) : Int
attribute [extern "lean_nat_to_int"] Int.ofNat
attribute [extern "lean_int_neg_succ_of_nat"] Int.negSucc
class NatCast (R : Type u) where
  natCast : Nat → R
@[coe, reducible, match_pattern] protected def Nat.cast {R : Type u} [NatCast R] : Nat → R := NatCast.natCast
class IntCast (R : Type u) where
  intCast : Int → R
@[coe, reducible, match_pattern] protected def Int.cast {R : Type u} [IntCast R] : Int → R := IntCast.intCast
instance instNatCastNat : NatCast Nat := ⟨id⟩
instance instNatCastInt : NatCast Int := ⟨Int.ofNat⟩
instance instIntCastInt : IntCast Int := ⟨id⟩
instance instCoeTailNatOfNatCast {R : Type u} [NatCast R] : CoeTail Nat R := ⟨Nat.cast⟩
instance instCoeHTCTNatOfNatCast {R : Type u} [NatCast R] : CoeHTCT Nat R := ⟨Nat.cast⟩
instance instCoeTailIntOfIntCast {R : Type u} [IntCast R] : CoeTail Int R := ⟨Int.cast⟩
instance instCoeHTCTIntOfIntCast {R : Type u} [IntCast R] : CoeHTCT Int R := ⟨Int.cast⟩
instance instOfNat {n : Nat} : OfNat Int n := ⟨Int.ofNat n⟩
namespace Int
instance instInhabited : Inhabited Int := ⟨ofNat 0⟩
def negOfNat : Nat → Int
  | .zero => ofNat 0
  | .succ m => negSucc m
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_neg"] protected def neg (n : Int) : Int :=
  match n with
  | ofNat n => negOfNat n
  | negSucc n => ofNat (Nat.succ n)
@[default_instance 500] instance instNegInt : Neg Int := ⟨Int.neg⟩
def subNatNat (m n : Nat) : Int :=
  match n - m with
  | .zero => ofNat (m - n)
  | .succ k => negSucc k
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_add"] protected def add (m n : Int) : Int :=
  match m, n with
  | ofNat m, ofNat n => ofNat (m + n)
  | ofNat m, negSucc n => subNatNat m (Nat.succ n)
  | negSucc m, ofNat n => subNatNat n (Nat.succ m)
  | negSucc m, negSucc n => negSucc (Nat.succ (m + n))
instance instAdd : Add Int := ⟨Int.add⟩
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_mul"] protected def mul (m n : Int) : Int :=
  match m, n with
  | ofNat m, ofNat n => ofNat (m * n)
  | ofNat m, negSucc n => negOfNat (m * Nat.succ n)
  | negSucc m, ofNat n => negOfNat (Nat.succ m * n)
  | negSucc m, negSucc n => ofNat (Nat.succ m * Nat.succ n)
instance instMul : Mul Int := ⟨Int.mul⟩
@[extern "lean_int_sub"] protected def sub (m n : Int) : Int := m + -n
instance instSub : Sub Int := ⟨Int.sub⟩
inductive NonNeg : Int → Prop where
  | mk (n : Nat) : NonNeg (ofNat n)
private theorem not_nonneg_negSucc (n : Nat) (h : NonNeg (negSucc n)) : False :=
  NonNeg.rec (motive := fun m _ => Int.rec (motive := fun _ => Prop) (fun _ => True) (fun _ => False) m)
      (fun _ => trivial) h
protected def le (a b : Int) : Prop := NonNeg (b - a)
instance instLEInt : LE Int := ⟨Int.le⟩
protected def lt (a b : Int) : Prop := (a + 1) ≤ b
instance instLTInt : LT Int := ⟨Int.lt⟩
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_dec_eq"] protected def decEq (a b : Int) : Decidable (a = b) :=
  match a, b with
  | ofNat a, ofNat b => match Nat.decEq a b with
    | isTrue h => isTrue (congrArg ofNat h)
    | isFalse h => isFalse fun e => Int.noConfusion e fun e => h e
  | ofNat _, negSucc _ => isFalse fun h => Int.noConfusion h
  | negSucc _, ofNat _ => isFalse fun h => Int.noConfusion h
  | negSucc a, negSucc b => match Nat.decEq a b with
    | isTrue h => isTrue (congrArg negSucc h)
    | isFalse h => isFalse fun e => Int.noConfusion e fun e => h e
instance instDecidableEq : DecidableEq Int := Int.decEq
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_dec_nonneg"] protected def decNonneg (m : Int) : Decidable (NonNeg m) :=
  match m with
  | ofNat m => isTrue (.mk m)
  | negSucc _ => isFalse (not_nonneg_negSucc _)
@[extern "lean_int_dec_le"] instance decLe (a b : Int) : Decidable (a ≤ b) := Int.decNonneg (b - a)
@[extern "lean_int_dec_lt"] instance decLt (a b : Int) : Decidable (a < b) := Int.decNonneg (b - (a + 1))
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_abs"] def natAbs (m : Int) : Nat :=
  match m with
  | ofNat m => m
  | negSucc m => Nat.succ m
def ctorIdx : Int → Nat
  | ofNat _ => 0
  | negSucc _ => 1
set_option bootstrap.genMatcherCode false in
def sign : Int → Int
  | ofNat .zero => ofNat 0
  | ofNat (.succ _) => ofNat 1
  | negSucc _ => negSucc 0
set_option bootstrap.genMatcherCode false in
def toNat : Int → Nat
  | ofNat m => m
  | negSucc _ => 0
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_ediv"] def ediv : (@& Int) → (@& Int) → Int
  | ofNat m, ofNat n => ofNat (m / n)
  | ofNat m, negSucc n => negOfNat (m / Nat.succ n)
  | negSucc _, ofNat .zero => ofNat 0
  | negSucc m, ofNat (.succ n) => negSucc (m / Nat.succ n)
  | negSucc m, negSucc n => ofNat (Nat.succ (m / Nat.succ n))
set_option bootstrap.genMatcherCode false in
@[extern "lean_int_emod"] def emod : (@& Int) → (@& Int) → Int
  | ofNat m, n => ofNat (m % natAbs n)
  | negSucc m, n => subNatNat (natAbs n) (Nat.succ (m % natAbs n))
instance instDiv : Div Int := ⟨Int.ediv⟩
instance instMod : Mod Int := ⟨Int.emod⟩
instance instDvd : Dvd Int := ⟨fun a b => ∃ c, b = a * c⟩
protected def pow : (@& Int) → (@& Nat) → Int
  | _, .zero => ofNat 1
  | m, .succ n => Int.pow m n * m
instance instNatPow : NatPow Int := ⟨Int.pow⟩
end Int
instance Int.instMin : Min Int := minOfLe
instance Int.instMax : Max Int := maxOfLe
namespace Int
def gcd (m n : Int) : Nat := Nat.gcd m.natAbs n.natAbs
def bmod (x : Int) (m : Nat) : Int :=
  let r := x % (m : Int)
  if r < ((m : Int) + 1) / 2 then r else r - (m : Int)
private theorem ofNat_eq_snn (n : Nat) : ofNat n = subNatNat n 0 := by
  cases n with
  | zero => rfl
  | succ n => unfold subNatNat; rw [Nat.zero_sub]; rfl
private theorem negSucc_eq_snn (n : Nat) : negSucc n = subNatNat 0 (Nat.succ n) := rfl
private theorem negOfNat_eq_snn (n : Nat) : negOfNat n = subNatNat 0 n := by cases n <;> rfl
private theorem snn_add_left (n k : Nat) : subNatNat (n + k) n = ofNat k := by
  unfold subNatNat
  rw [Nat.sub_self_add, Nat.add_sub_cancel_left]
private theorem snn_add_right (m k : Nat) : subNatNat m (m + Nat.succ k) = negSucc k := by
  unfold subNatNat
  rw [Nat.add_sub_cancel_left]
private theorem snn_elim (m n : Nat) : (∃ k, m = n + k ∧ subNatNat m n = ofNat k) ∨
    (∃ k, n = m + Nat.succ k ∧ subNatNat m n = negSucc k) := by
  cases Nat.lt_or_ge m n with
  | inl h =>
    have ⟨k, hk⟩ := Nat.exists_eq_add_of_lt h
    exact .inr ⟨k, hk, by rw [hk]; exact snn_add_right m k⟩
  | inr h =>
    have ⟨k, hk⟩ := Nat.exists_eq_add_of_le h
    exact .inl ⟨k, hk, by rw [hk, snn_add_left]⟩
private theorem snn_congr {m n p q : Nat} (h : m + q = p + n) : subNatNat m n = subNatNat p q := by
  cases snn_elim m n with
  | inl h1 =>
    have ⟨k, hk, e⟩ := h1
    rw [e]
    rw [hk, Nat.add_assoc, Nat.add_comm p n] at h
    have h := Nat.add_left_cancel h
    rw [← h, Nat.add_comm k q, snn_add_left]
  | inr h1 =>
    have ⟨k, hk, e⟩ := h1
    rw [e]
    rw [hk, Nat.add_left_comm p m] at h
    have h := Nat.add_left_cancel h
    rw [h, snn_add_right]
private theorem rep (a : Int) : ∃ m n, a = subNatNat m n := by
  cases a with
  | ofNat n => exact ⟨n, 0, ofNat_eq_snn n⟩
  | negSucc n => exact ⟨0, Nat.succ n, rfl⟩
private theorem add4 (a b c d : Nat) : a + b + (c + d) = a + c + (b + d) := by
  rw [Nat.add_assoc, Nat.add_left_comm b, ← Nat.add_assoc]
private theorem add4' (a b c d : Nat) : a + b + (c + d) = a + d + (b + c) := by rw [Nat.add_comm c, add4]
-- A sum or product does not depend on the representation of the integers.
private theorem add_congr {m n k l p q r s : Nat} (h : m + l = k + n) (h' : p + s = r + q) :
    subNatNat (k + r) (l + s) = subNatNat (m + p) (n + q) :=
  snn_congr (by rw [add4 k, add4 m, h, h'])
private theorem mul_congr_left {m n k l : Nat} (h : m + l = k + n) (p q : Nat) :
    subNatNat (k * p + l * q) (k * q + l * p) = subNatNat (m * p + n * q) (m * q + n * p) :=
  snn_congr (by
    rw [add4' (k * p), add4' (m * p), ← Nat.add_mul, ← Nat.add_mul, ← Nat.add_mul, ← Nat.add_mul, Nat.add_comm l m,
      Nat.add_comm n k, h])
private theorem mul_congr_right {p q r s : Nat} (h : p + s = r + q) (m n : Nat) :
    subNatNat (m * r + n * s) (m * s + n * r) = subNatNat (m * p + n * q) (m * q + n * p) :=
  snn_congr (by
    rw [add4 (m * r), add4 (m * p), ← Nat.mul_add, ← Nat.mul_add, ← Nat.mul_add, ← Nat.mul_add, Nat.add_comm s p,
      Nat.add_comm q r, h])
private theorem snn_cases (m n : Nat) : (∃ k, m + 0 = k + n ∧ subNatNat m n = ofNat k) ∨
    (∃ k, m + Nat.succ k = 0 + n ∧ subNatNat m n = negSucc k) :=
  (snn_elim m n).imp (fun ⟨k, h, e⟩ => ⟨k, h.trans (Nat.add_comm n k), e⟩)
    (fun ⟨k, h, e⟩ => ⟨k, h.symm.trans (Nat.zero_add n).symm, e⟩)
private theorem add_snn (m n p q : Nat) : subNatNat m n + subNatNat p q = subNatNat (m + p) (n + q) := by
  cases snn_cases m n with
  | inl h =>
    have ⟨k, hk, e⟩ := h
    cases snn_cases p q with
    | inl h' =>
      have ⟨j, hj, e'⟩ := h'
      rw [e, e', ← add_congr hk hj]
      exact ofNat_eq_snn (k + j)
    | inr h' =>
      have ⟨j, hj, e'⟩ := h'
      rw [e, e', ← add_congr hk hj, Nat.zero_add]
      rfl
  | inr h =>
    have ⟨k, hk, e⟩ := h
    cases snn_cases p q with
    | inl h' =>
      have ⟨j, hj, e'⟩ := h'
      rw [e, e', ← add_congr hk hj, Nat.zero_add]
      rfl
    | inr h' =>
      have ⟨j, hj, e'⟩ := h'
      rw [e, e', ← add_congr hk hj, Nat.succ_add]
      rfl
private theorem mul_snn (m n p q : Nat) : subNatNat m n * subNatNat p q = subNatNat (m * p + n * q) (m * q + n * p) :=
  by
  cases snn_cases m n with
  | inl h =>
    have ⟨k, hk, e⟩ := h
    cases snn_cases p q with
    | inl h' =>
      have ⟨j, hj, e'⟩ := h'
      rw [e, e', ← mul_congr_left hk, ← mul_congr_right hj, Nat.zero_mul j]
      exact ofNat_eq_snn (k * j)
    | inr h' =>
      have ⟨j, hj, e'⟩ := h'
      rw [e, e', ← mul_congr_left hk, ← mul_congr_right hj, Nat.zero_mul]
      exact negOfNat_eq_snn (k * Nat.succ j)
  | inr h =>
    have ⟨k, hk, e⟩ := h
    cases snn_cases p q with
    | inl h' =>
      have ⟨j, hj, e'⟩ := h'
      rw [e, e', ← mul_congr_left hk, ← mul_congr_right hj, Nat.zero_mul, Nat.zero_mul, Nat.zero_add, Nat.zero_add]
      exact negOfNat_eq_snn (Nat.succ k * j)
    | inr h' =>
      have ⟨j, hj, e'⟩ := h'
      rw [e, e', ← mul_congr_left hk, ← mul_congr_right hj, Nat.zero_mul, Nat.zero_mul, Nat.zero_add]
      exact ofNat_eq_snn (Nat.succ k * Nat.succ j)
private theorem neg_snn (m n : Nat) : - subNatNat m n = subNatNat n m := by
  cases snn_elim m n with
  | inl h =>
    have ⟨k, hk, e⟩ := h
    rw [e]
    show negOfNat k = _
    rw [negOfNat_eq_snn, hk]
    apply snn_congr
    simp [Nat.add_comm]
  | inr h =>
    have ⟨k, hk, e⟩ := h
    rw [e]
    show ofNat (Nat.succ k) = _
    rw [ofNat_eq_snn, hk]
    apply snn_congr
    simp [Nat.add_comm]
private theorem sub_snn (m n p q : Nat) : subNatNat m n - subNatNat p q = subNatNat (m + q) (n + p) := by
  show subNatNat m n + - subNatNat p q = _
  rw [neg_snn, add_snn]
private theorem nonneg_snn {m n : Nat} : NonNeg (subNatNat m n) ↔ n ≤ m := by
  cases snn_elim m n with
  | inl h =>
    have ⟨k, hk, e⟩ := h
    rw [e, hk]
    exact ⟨fun _ => Nat.le_add_right _ _, fun _ => .mk k⟩
  | inr h =>
    have ⟨k, hk, e⟩ := h
    rw [e, hk]
    exact ⟨fun h => (not_nonneg_negSucc _ h).elim,
        fun h => absurd h (Nat.not_le_of_lt (Nat.succ_le_succ (Nat.le_add_right m k)))⟩
private theorem le_snn {m n p q : Nat} : subNatNat m n ≤ subNatNat p q ↔ m + q ≤ p + n := by
  show NonNeg (subNatNat p q - subNatNat m n) ↔ _
  rw [sub_snn, nonneg_snn, Nat.add_comm q m]
protected theorem add_comm (a b : Int) : a + b = b + a := by
  have ⟨m, n, h⟩ := rep a
  have ⟨p, q, k⟩ := rep b
  rw [h, k, add_snn, add_snn, Nat.add_comm m, Nat.add_comm n]
protected theorem add_assoc (a b c : Int) : a + b + c = a + (b + c) := by
  have ⟨m, n, h⟩ := rep a
  have ⟨p, q, k⟩ := rep b
  have ⟨r, s, l⟩ := rep c
  rw [h, k, l]
  rw [add_snn, add_snn, add_snn, add_snn, Nat.add_assoc, Nat.add_assoc]
protected theorem add_left_comm (a b c : Int) : a + (b + c) = b + (a + c) := by
  rw [← Int.add_assoc, Int.add_comm a b, Int.add_assoc]
@[simp] protected theorem add_zero (a : Int) : a + 0 = a := by
  have ⟨m, n, h⟩ := rep a
  rw [h]
  exact add_snn m n 0 0
@[simp] protected theorem zero_add (a : Int) : 0 + a = a := by rw [Int.add_comm, Int.add_zero]
protected theorem sub_eq_add_neg {a b : Int} : a - b = a + -b := rfl
protected theorem add_right_neg (a : Int) : a + -a = 0 := by
  have ⟨m, n, h⟩ := rep a
  rw [h, neg_snn, add_snn]
  exact snn_congr (q := 0) (p := 0) (by rw [Nat.add_zero, Nat.zero_add, Nat.add_comm])
protected theorem add_left_neg (a : Int) : -a + a = 0 := by rw [Int.add_comm, Int.add_right_neg]
@[simp] protected theorem neg_zero : -(0 : Int) = 0 := rfl
@[simp] protected theorem neg_neg (a : Int) : - -a = a := by
  have ⟨m, n, h⟩ := rep a
  rw [h, neg_snn, neg_snn]
protected theorem neg_add {a b : Int} : -(a + b) = -a + -b := by
  have ⟨m, n, h⟩ := rep a
  have ⟨p, q, k⟩ := rep b
  rw [h, k, add_snn, neg_snn, neg_snn, neg_snn, add_snn]
@[simp] protected theorem sub_self (a : Int) : a - a = 0 := Int.add_right_neg a
@[simp] protected theorem sub_zero (a : Int) : a - 0 = a := Int.add_zero a
@[simp] protected theorem zero_sub (a : Int) : 0 - a = -a := Int.zero_add (-a)
protected theorem mul_comm (a b : Int) : a * b = b * a := by
  have ⟨m, n, h⟩ := rep a
  have ⟨p, q, k⟩ := rep b
  rw [h, k, mul_snn, mul_snn, Nat.mul_comm m, Nat.mul_comm n, Nat.mul_comm m, Nat.mul_comm n, Nat.add_comm (q * m)]
protected theorem mul_assoc (a b c : Int) : a * b * c = a * (b * c) := by
  have ⟨m, n, h⟩ := rep a
  have ⟨p, q, k⟩ := rep b
  have ⟨r, s, l⟩ := rep c
  have e (r s : Nat) : (m * p + n * q) * r + (m * q + n * p) * s = m * (p * r + q * s) + n * (p * s + q * r) := by
    rw [Nat.add_mul, Nat.add_mul, Nat.mul_add, Nat.mul_add, Nat.mul_assoc, Nat.mul_assoc, Nat.mul_assoc, Nat.mul_assoc,
      add4, Nat.add_comm (n * (q * r))]
  rw [h, k, l, mul_snn, mul_snn, mul_snn, mul_snn, e, e]
protected theorem mul_add (a b c : Int) : a * (b + c) = a * b + a * c := by
  have ⟨m, n, h⟩ := rep a
  have ⟨p, q, k⟩ := rep b
  have ⟨r, s, l⟩ := rep c
  have e (p q r s : Nat) : m * (p + r) + n * (q + s) = m * p + n * q + (m * r + n * s) := by
    rw [Nat.mul_add, Nat.mul_add, add4]
  rw [h, k, l, add_snn, mul_snn, mul_snn, mul_snn, add_snn, e, e]
protected theorem add_mul (a b c : Int) : (a + b) * c = a * c + b * c := by
  rw [Int.mul_comm, Int.mul_add, Int.mul_comm c, Int.mul_comm c]
protected theorem mul_left_comm (a b c : Int) : a * (b * c) = b * (a * c) := by
  rw [← Int.mul_assoc, Int.mul_comm a b, Int.mul_assoc]
@[simp] protected theorem mul_zero (a : Int) : a * 0 = 0 := by
  have ⟨m, n, h⟩ := rep a
  rw [h]
  exact mul_snn m n 0 0
@[simp] protected theorem zero_mul (a : Int) : 0 * a = 0 := by rw [Int.mul_comm, Int.mul_zero]
@[simp] protected theorem mul_one (a : Int) : a * 1 = a := by
  have ⟨m, n, h⟩ := rep a
  rw [h]
  have e : subNatNat m n * 1 = subNatNat (m * 1 + n * 0) (m * 0 + n * 1) := mul_snn m n 1 0
  rw [e]
  simp
@[simp] protected theorem one_mul (a : Int) : 1 * a = a := by rw [Int.mul_comm, Int.mul_one]
protected theorem neg_mul (a b : Int) : -a * b = -(a * b) := by
  have ⟨m, n, h⟩ := rep a
  have ⟨p, q, k⟩ := rep b
  rw [h, k, neg_snn, mul_snn, mul_snn, neg_snn, Nat.add_comm (n * p), Nat.add_comm (n * q)]
protected theorem mul_neg (a b : Int) : a * -b = -(a * b) := by
  rw [Int.mul_comm, Int.neg_mul, Int.mul_comm]
protected theorem sub_mul (a b c : Int) : (a - b) * c = a * c - b * c := by
  rw [Int.sub_eq_add_neg, Int.add_mul, Int.neg_mul]; rfl
protected theorem mul_sub (a b c : Int) : a * (b - c) = a * b - a * c := by
  rw [Int.mul_comm, Int.sub_mul, Int.mul_comm b, Int.mul_comm c]
protected theorem neg_sub (a b : Int) : -(a - b) = b - a := by
  rw [Int.sub_eq_add_neg, Int.neg_add, Int.neg_neg, Int.add_comm]; rfl
protected theorem sub_add_cancel (a b : Int) : a - b + b = a := by
  rw [Int.sub_eq_add_neg, Int.add_assoc, Int.add_left_neg, Int.add_zero]
protected theorem add_sub_cancel (a b : Int) : a + b - b = a := by
  rw [Int.sub_eq_add_neg, Int.add_assoc, Int.add_right_neg, Int.add_zero]
protected theorem add_left_cancel {a b c : Int} (h : a + b = a + c) : b = c := by
  have e := congrArg (fun x => -a + x) h
  simp only [← Int.add_assoc, Int.add_left_neg, Int.zero_add] at e
  exact e
protected theorem sub_eq_zero_of_eq {a b : Int} (h : a = b) : a - b = 0 := by rw [h, Int.sub_self]
protected theorem eq_of_sub_eq_zero {a b : Int} (h : a - b = 0) : a = b := by
  rw [← Int.sub_add_cancel a b, h, Int.zero_add]
protected theorem le_refl (a : Int) : a ≤ a := by
  have ⟨m, n, h⟩ := rep a
  rw [h, le_snn]
  exact Nat.le_refl _
protected theorem le_of_eq {a b : Int} (hab : a = b) : a ≤ b := hab ▸ Int.le_refl a
protected theorem add_le_add_left {a b : Int} (h : a ≤ b) (c : Int) : c + a ≤ c + b := by
  have ⟨m, n, h1⟩ := rep a
  have ⟨p, q, h2⟩ := rep b
  have ⟨r, s, h3⟩ := rep c
  rw [h1, h2, le_snn] at h
  rw [h1, h2, h3, add_snn, add_snn, le_snn]
  have e1 : (r + m) + (s + q) = (r + s) + (m + q) := add4 ..
  have e2 : (r + p) + (s + n) = (r + s) + (p + n) := add4 ..
  rw [e1, e2]
  exact Nat.add_le_add_left h _
protected theorem add_le_add_right {a b : Int} (h : a ≤ b) (c : Int) : a + c ≤ b + c := by
  rw [Int.add_comm a, Int.add_comm b]
  exact Int.add_le_add_left h c
protected theorem le_trans {a b c : Int} (h₁ : a ≤ b) (h₂ : b ≤ c) : a ≤ c := by
  have ⟨m, n, h1⟩ := rep a
  have ⟨p, q, h2⟩ := rep b
  have ⟨r, s, h3⟩ := rep c
  rw [h1, h2, le_snn] at h₁
  rw [h2, h3, le_snn] at h₂
  rw [h1, h3, le_snn]
  apply Nat.le_of_add_le_add_left (a := p + q)
  have e1 : p + q + (m + s) = (m + q) + (p + s) := by rw [add4, add4 m, Nat.add_comm p]
  have e2 : p + q + (r + n) = (p + n) + (r + q) := by rw [add4', Nat.add_comm q]
  rw [e1, e2]
  exact Nat.add_le_add h₁ h₂
protected theorem le_antisymm {a b : Int} (h₁ : a ≤ b) (h₂ : b ≤ a) : a = b := by
  have ⟨m, n, h1⟩ := rep a
  have ⟨p, q, h2⟩ := rep b
  rw [h1, h2, le_snn] at h₁
  rw [h1, h2, le_snn] at h₂
  rw [h1, h2]
  exact snn_congr (Nat.le_antisymm h₁ h₂)
protected theorem le_total (a b : Int) : a ≤ b ∨ b ≤ a := by
  have ⟨m, n, h1⟩ := rep a
  have ⟨p, q, h2⟩ := rep b
  rw [h1, h2, le_snn, le_snn]
  exact Nat.le_total _ _
theorem lt_iff_add_one_le {a b : Int} : a < b ↔ a + 1 ≤ b := Iff.rfl
protected theorem lt_or_ge (a b : Int) : a < b ∨ b ≤ a := by
  have ⟨m, n, h1⟩ := rep a
  have ⟨p, q, h2⟩ := rep b
  rw [h1, h2]
  have e : subNatNat m n + 1 = subNatNat (m + 1) n := add_snn m n 1 0
  rw [lt_iff_add_one_le, e, le_snn, le_snn, Nat.succ_add]
  exact Nat.lt_or_ge _ _
protected theorem lt_irrefl (a : Int) : ¬ a < a := by
  have ⟨m, n, h1⟩ := rep a
  have e : subNatNat m n + 1 = subNatNat (m + 1) n := add_snn m n 1 0
  rw [h1, lt_iff_add_one_le, e, le_snn, Nat.succ_add]
  exact Nat.lt_irrefl _
protected theorem lt_of_lt_of_le {a b c : Int} (h₁ : a < b) (h₂ : b ≤ c) : a < c := Int.le_trans (a := a + 1) h₁ h₂
protected theorem lt_of_le_of_lt {a b c : Int} (h₁ : a ≤ b) (h₂ : b < c) : a < c :=
  Int.le_trans (a := a + 1) (Int.add_le_add_right h₁ 1) h₂
protected theorem le_of_lt {a b : Int} (h : a < b) : a ≤ b :=
  (Int.lt_or_ge b a).elim (fun k => by
    refine Int.le_trans ?_ h
    have z := Int.add_le_add_left (show (0 : Int) ≤ 1 from .mk 1) a
    rw [Int.add_zero] at z
    exact z) id
protected theorem lt_trans {a b c : Int} (h₁ : a < b) (h₂ : b < c) : a < c := Int.lt_of_lt_of_le h₁ (Int.le_of_lt h₂)
protected theorem not_le_of_lt {a b : Int} (h : a < b) : ¬ b ≤ a := fun k => Int.lt_irrefl _ (Int.lt_of_lt_of_le h k)
protected theorem not_le_of_gt {a b : Int} (h : b < a) : ¬ a ≤ b := Int.not_le_of_lt h
protected theorem not_le {a b : Int} : ¬ a ≤ b ↔ b < a :=
  ⟨fun h => (Int.lt_or_ge b a).elim id fun k => absurd k h, Int.not_le_of_lt⟩
protected theorem not_lt {a b : Int} : ¬ a < b ↔ b ≤ a :=
  ⟨fun h => (Int.lt_or_ge a b).elim (fun k => absurd k h) id, fun h k => Int.not_le_of_lt k h⟩
protected theorem ne_of_gt {a b : Int} (h : b < a) : a ≠ b := fun e => Int.lt_irrefl _ (e ▸ h)
protected theorem ne_of_lt {a b : Int} (h : a < b) : a ≠ b := fun e => Int.lt_irrefl _ (e ▸ h)
protected theorem lt_of_le_of_ne {a b : Int} (h : a ≤ b) (k : a ≠ b) : a < b :=
  (Int.lt_or_ge a b).elim id fun l => absurd (Int.le_antisymm h l) k
protected theorem lt_or_gt_of_ne {a b : Int} : a ≠ b → a < b ∨ b < a := fun h =>
  (Int.lt_or_ge a b).elim .inl fun k => .inr (Int.lt_of_le_of_ne k fun e => h e.symm)
protected theorem add_le_add {a b c d : Int} (h₁ : a ≤ b) (h₂ : c ≤ d) : a + c ≤ b + d :=
  Int.le_trans (Int.add_le_add_right h₁ c) (Int.add_le_add_left h₂ b)
protected theorem le_of_add_le_add_left {a b c : Int} (h : a + b ≤ a + c) : b ≤ c := by
  have e := Int.add_le_add_left h (-a)
  simp only [← Int.add_assoc, Int.add_left_neg, Int.zero_add] at e
  exact e
protected theorem le_of_add_le_add_right {a b c : Int} (h : a + b ≤ c + b) : a ≤ c := by
  rw [Int.add_comm a, Int.add_comm c] at h
  exact Int.le_of_add_le_add_left h
protected theorem add_lt_add_left {a b : Int} (h : a < b) (c : Int) : c + a < c + b := by
  have e := Int.add_le_add_left (a := a + 1) h c
  rw [← Int.add_assoc] at e
  exact e
protected theorem neg_le_neg {a b : Int} (h : a ≤ b) : -b ≤ -a := by
  have e := Int.add_le_add_left h (-a + -b)
  rw [Int.add_comm (-a), Int.add_assoc, Int.add_left_neg, Int.add_zero, Int.add_comm (-b), Int.add_assoc,
      Int.add_left_neg, Int.add_zero] at e
  exact e
protected theorem sub_nonneg_of_le {a b : Int} (h : b ≤ a) : 0 ≤ a - b := by
  have e := Int.add_le_add_right h (-b)
  rw [Int.add_right_neg] at e
  exact e
protected theorem le_of_sub_nonneg {a b : Int} (h : 0 ≤ a - b) : b ≤ a := by
  have e := Int.add_le_add_right h b
  rw [Int.sub_add_cancel, Int.zero_add] at e
  exact e
protected theorem mul_nonneg {a b : Int} (ha : 0 ≤ a) (hb : 0 ≤ b) : 0 ≤ a * b := by
  have ⟨m, h1⟩ : ∃ m, a = ofNat m := by
    cases a with
    | ofNat m => exact ⟨m, rfl⟩
    | negSucc m => exact absurd ha (not_nonneg_negSucc _)
  have ⟨n, h2⟩ : ∃ n, b = ofNat n := by
    cases b with
    | ofNat n => exact ⟨n, rfl⟩
    | negSucc m => exact absurd hb (not_nonneg_negSucc _)
  rw [h1, h2]
  have e : (0 : Int) ≤ ofNat (m * n) ↔ True := by
    refine ⟨fun _ => trivial, fun _ => ?_⟩
    show NonNeg (ofNat (m * n) - 0)
    rw [Int.sub_zero]
    exact .mk _
  exact e.mpr trivial
theorem ofNat_nonneg (n : Nat) : (0 : Int) ≤ n := by
  show NonNeg (ofNat n - 0)
  rw [Int.sub_zero]
  exact .mk _
theorem natCast_nonneg (n : Nat) : (0 : Int) ≤ (n : Int) := ofNat_nonneg n
theorem eq_ofNat_of_zero_le {a : Int} (h : 0 ≤ a) : ∃ n : Nat, a = (n : Int) := by
  cases a with
  | ofNat m => exact ⟨m, rfl⟩
  | negSucc m => exact absurd h (not_nonneg_negSucc _)
protected theorem mul_le_mul_of_nonneg_left {a b c : Int} (h₁ : a ≤ b) (h₂ : 0 ≤ c) : c * a ≤ c * b := by
  have e := Int.mul_nonneg h₂ (Int.sub_nonneg_of_le h₁)
  rw [Int.mul_sub] at e
  exact Int.le_of_sub_nonneg e
protected theorem mul_le_mul_of_nonpos_left {a b c : Int} (ha : a ≤ 0) (h : c ≤ b) : a * b ≤ a * c := by
  have k' := Int.neg_le_neg ha
  rw [Int.neg_zero] at k'
  have e := Int.neg_le_neg (Int.mul_le_mul_of_nonneg_left h k')
  simp only [Int.neg_mul, Int.neg_neg] at e
  exact e
theorem add_one_le_of_lt {a b : Int} (H : a < b) : a + 1 ≤ b := H
theorem lt_of_add_one_le {a b : Int} (H : a + 1 ≤ b) : a < b := H
theorem ofNat_inj {m n : Nat} : ((m : Int) = (n : Int)) ↔ m = n := ⟨fun h => Int.noConfusion h id, fun h => h ▸ rfl⟩
theorem ofNat_le {m n : Nat} : ((m : Int) ≤ (n : Int)) ↔ m ≤ n := by
  show ofNat m ≤ ofNat n ↔ _
  rw [ofNat_eq_snn, ofNat_eq_snn, le_snn, Nat.add_zero, Nat.add_zero]
theorem ofNat_lt {n m : Nat} : ((n : Int) < (m : Int)) ↔ n < m := ofNat_le (m := Nat.succ n)
theorem natCast_add (n m : Nat) : ((n + m : Nat) : Int) = (n : Int) + (m : Int) := rfl
theorem natCast_mul (n m : Nat) : ((n * m : Nat) : Int) = (n : Int) * (m : Int) := rfl
theorem natCast_succ (n : Nat) : ((Nat.succ n : Nat) : Int) = (n : Int) + 1 := rfl
protected theorem natCast_ediv (m n : Nat) : ((m / n : Nat) : Int) = (m : Int) / (n : Int) := rfl
protected theorem natCast_emod (m n : Nat) : ((m % n : Nat) : Int) = (m : Int) % (n : Int) := rfl
protected theorem natCast_sub {n m : Nat} : n ≤ m → ((m - n : Nat) : Int) = (m : Int) - (n : Int) := fun h => by
  have ⟨k, hk⟩ := Nat.exists_eq_add_of_le h
  rw [hk, Nat.add_sub_cancel_left, Int.natCast_add, Int.add_comm, Int.add_sub_cancel]
theorem negSucc_eq (n : Nat) : negSucc n = -((n : Int) + 1) := rfl
protected theorem pow_succ (m : Int) (n : Nat) : m ^ n.succ = m ^ n * m := rfl
@[simp] protected theorem pow_zero (m : Int) : m ^ 0 = 1 := rfl
protected theorem min_def (n m : Int) : min n m = if n ≤ m then n else m := rfl
protected theorem max_def (n m : Int) : max n m = if n ≤ m then m else n := rfl
protected theorem min_le_left (a b : Int) : min a b ≤ a := by
  rw [Int.min_def]
  by_cases h : a ≤ b
  · rw [if_pos h]; exact Int.le_refl a
  · rw [if_neg h]; exact Int.le_of_lt (Int.not_le.mp h)
protected theorem min_le_right (a b : Int) : min a b ≤ b := by
  rw [Int.min_def]
  by_cases h : a ≤ b
  · rw [if_pos h]; exact h
  · rw [if_neg h]; exact Int.le_refl b
protected theorem le_max_left (a b : Int) : a ≤ max a b := by
  rw [Int.max_def]
  by_cases h : a ≤ b
  · rw [if_pos h]; exact h
  · rw [if_neg h]; exact Int.le_refl a
protected theorem le_max_right (a b : Int) : b ≤ max a b := by
  rw [Int.max_def]
  by_cases h : a ≤ b
  · rw [if_pos h]; exact Int.le_refl b
  · rw [if_neg h]; exact Int.le_of_lt (Int.not_le.mp h)
theorem natAbs_of_nonneg {a : Int} (H : 0 ≤ a) : (a.natAbs : Int) = a := by
  have ⟨n, hn⟩ := eq_ofNat_of_zero_le H
  rw [hn]; rfl
theorem ofNat_natAbs_of_nonpos {a : Int} (H : a ≤ 0) : (a.natAbs : Int) = -a := by
  cases a with
  | negSucc n => rfl
  | ofNat n =>
    have e := Int.le_antisymm H (ofNat_nonneg n)
    rw [e]; rfl
theorem le_natAbs {a : Int} : a ≤ (a.natAbs : Int) := by
  cases Int.le_total 0 a with
  | inl h => rw [natAbs_of_nonneg h]; exact Int.le_refl a
  | inr h => exact Int.le_trans h (Int.natCast_nonneg _)
theorem toNat_eq_max (a : Int) : (a.toNat : Int) = max a 0 := by
  cases a with
  | ofNat n =>
    rw [Int.max_def]
    by_cases h : ofNat n ≤ 0
    · rw [if_pos h]
      exact Int.le_antisymm h (ofNat_nonneg n)
    · rw [if_neg h]; rfl
  | negSucc n => rfl
@[simp] protected theorem ediv_zero (a : Int) : a / 0 = 0 := by
  cases a with
  | ofNat n => rfl
  | negSucc n => rfl
@[simp] theorem emod_zero (a : Int) : a % 0 = a := by
  cases a with
  | ofNat n => rfl
  | negSucc n => rfl
@[simp] theorem ediv_neg (a b : Int) : a / -b = -(a / b) := by
  cases a with
  | ofNat m =>
    cases b with
    | ofNat n =>
      cases n with
      | zero => rfl
      | succ n => rfl
    | negSucc n =>
      show ofNat (m / Nat.succ n) = - negOfNat (m / Nat.succ n)
      rw [negOfNat_eq_snn, neg_snn, ofNat_eq_snn]
  | negSucc m =>
    cases b with
    | ofNat n =>
      cases n with
      | zero => rfl
      | succ n => rfl
    | negSucc n => rfl
theorem _root_.LeanGym.Internal.ofNat_natAbs_or (b : Int) : (b.natAbs : Int) = b ∨ (b.natAbs : Int) = -b := by
  cases b with
  | ofNat n => exact .inl rfl
  | negSucc n => exact .inr rfl
@[simp] theorem emod_neg (a b : Int) : a % -b = a % b := by
  have e : (-b).natAbs = b.natAbs := by
    cases b with
    | ofNat n => cases n <;> rfl
    | negSucc n => rfl
  have u : ∀ x y : Int, x % y = Int.emod x y := fun _ _ => rfl
  rw [u, u]
  cases a <;> simp only [Int.emod, e]
private theorem ediv_add_emod_nat (a : Int) (n : Nat) : (n : Int) * (a / (n : Int)) + a % (n : Int) = a := by
  cases a with
  | ofNat m =>
    show ofNat (n * (m / n) + m % n) = ofNat m
    rw [Nat.div_add_mod]
  | negSucc m =>
    cases n with
    | zero => exact (Int.ediv_zero _).symm ▸ rfl
    | succ n =>
      show ofNat (Nat.succ n) * negSucc (m / Nat.succ n) + subNatNat (Nat.succ n) (Nat.succ (m % Nat.succ n)) =
          negSucc m
      have e := Nat.div_add_mod m (Nat.succ n)
      generalize m / Nat.succ n = q at e ⊢
      generalize m % Nat.succ n = r at e ⊢
      generalize Nat.succ n = k at e ⊢
      show negOfNat (k * Nat.succ q) + _ = _
      rw [negOfNat_eq_snn, add_snn, negSucc_eq_snn]
      apply snn_congr
      rw [← e, Nat.mul_succ]
      simp only [Nat.add_succ, Nat.succ_add, Nat.zero_add]
      simp only [Nat.add_comm, Nat.add_left_comm]
theorem mul_ediv_add_emod (a b : Int) : b * (a / b) + a % b = a := by
  cases LeanGym.Internal.ofNat_natAbs_or b with
  | inl h => rw [← h]; exact ediv_add_emod_nat a _
  | inr h =>
    have e := ediv_add_emod_nat a b.natAbs
    rw [h, ediv_neg, emod_neg, Int.neg_mul, Int.mul_neg, Int.neg_neg] at e
    exact e
theorem emod_def (a b : Int) : a % b = a - b * (a / b) := by
  have e := mul_ediv_add_emod a b
  have e2 : b * (a / b) + a % b - b * (a / b) = a - b * (a / b) := by rw [e]
  rw [Int.add_comm, Int.add_sub_cancel] at e2
  exact e2
private theorem emod_bounds_nat (a : Int) (n : Nat) (h : 0 < n) : 0 ≤ a % (n : Int) ∧ a % (n : Int) < (n : Int) := by
  cases a with
  | ofNat m => exact ⟨ofNat_nonneg _, ofNat_lt.mpr (Nat.mod_lt m h)⟩
  | negSucc m =>
    show 0 ≤ subNatNat n (Nat.succ (m % n)) ∧ subNatNat n (Nat.succ (m % n)) < ofNat n
    have l := Nat.mod_lt m h
    generalize m % n = r at l ⊢
    have ⟨k, hk⟩ := Nat.exists_eq_add_of_le (show Nat.succ r ≤ n from l)
    rw [hk, snn_add_left]
    refine ⟨ofNat_nonneg k, ofNat_lt.mpr ?_⟩
    rw [Nat.succ_add]
    exact Nat.succ_le_succ (Nat.le_add_left k r)
theorem emod_nonneg (a : Int) {b : Int} : b ≠ 0 → 0 ≤ a % b := fun h => by
  have p : 0 < b.natAbs := Nat.pos_of_ne_zero fun e => h (by
    cases LeanGym.Internal.ofNat_natAbs_or b with
    | inl k => rw [e] at k; exact k.symm
    | inr k =>
      rw [e] at k
      have k := congrArg (fun x : Int => -x) k
      simp only [Int.neg_neg] at k
      exact k.symm)
  have q := (emod_bounds_nat a b.natAbs p).1
  cases LeanGym.Internal.ofNat_natAbs_or b with
  | inl k => rw [k] at q; exact q
  | inr k => rw [k, emod_neg] at q; exact q
theorem emod_lt_of_pos (a : Int) {b : Int} (H : 0 < b) : a % b < b := by
  have ⟨n, hn⟩ := eq_ofNat_of_zero_le (Int.le_of_lt H)
  rw [hn] at H ⊢
  exact (emod_bounds_nat a n (ofNat_lt.mp H)).2
theorem mul_ediv_self_le {x k : Int} (h : k ≠ 0) : k * (x / k) ≤ x := by
  have e := mul_ediv_add_emod x k
  have l := Int.add_le_add_left (emod_nonneg x h) (k * (x / k))
  rw [e, Int.add_zero] at l
  exact l
theorem lt_mul_ediv_self_add {x k : Int} (h : 0 < k) : x < k * (x / k) + k := by
  have e := mul_ediv_add_emod x k
  have l := Int.add_lt_add_left (emod_lt_of_pos x h) (k * (x / k))
  rw [e] at l
  exact l
private theorem multiple_emod {k b c : Int} (hk : 0 < k) (hb : b = k * c) : b % k = 0 := by
  have l1 := mul_ediv_self_le (x := b) (Int.ne_of_gt hk)
  have l2 := lt_mul_ediv_self_add (x := b) hk
  have e : b % k = b - k * (b / k) := emod_def b k
  have d : b - k * (b / k) = k * (c - b / k) := by rw [Int.mul_sub, ← hb]
  rw [e, d]
  generalize b / k = q at l1 l2 ⊢
  have hq : c - q = 0 := by
    apply Int.le_antisymm
    · refine Int.not_lt.mp fun h => ?_
      have m := Int.mul_le_mul_of_nonneg_left (show (0 + 1 : Int) ≤ c - q from h) (Int.le_of_lt hk)
      rw [Int.zero_add, Int.mul_one, Int.mul_sub, ← hb] at m
      have m := Int.add_le_add_left m (k * q)
      rw [Int.add_comm (k * q) (b - k * q), Int.sub_add_cancel] at m
      exact Int.not_le_of_lt l2 m
    · refine Int.not_lt.mp fun h => ?_
      have m := Int.mul_le_mul_of_nonneg_left (show (c - q) + 1 ≤ (0 : Int) from h) (Int.le_of_lt hk)
      rw [Int.mul_zero, Int.mul_add, Int.mul_one, Int.mul_sub, ← hb] at m
      have m2 := Int.add_le_add_right (Int.sub_nonneg_of_le l1) k
      rw [Int.zero_add] at m2
      exact Int.not_le_of_lt hk (Int.le_trans m2 m)
  rw [hq, Int.mul_zero]
theorem emod_eq_zero_of_dvd {a b : Int} : a ∣ b → b % a = 0 := fun h => by
  have ⟨c, hc⟩ := h
  cases a with
  | ofNat n =>
    cases n with
    | zero => rw [hc]; exact (Int.emod_zero _).trans (Int.zero_mul c)
    | succ n => exact multiple_emod (ofNat_lt.mpr (Nat.zero_lt_succ n)) hc
  | negSucc n =>
    have hc' : b = ofNat (Nat.succ n) * -c := by
      rw [hc, Int.mul_neg, ← Int.neg_mul]; rfl
    have r := multiple_emod (ofNat_lt.mpr (Nat.zero_lt_succ n)) hc'
    rw [← emod_neg] at r
    exact r
theorem dvd_of_emod_eq_zero {a b : Int} (H : b % a = 0) : a ∣ b := by
  have e := mul_ediv_add_emod b a
  rw [H, Int.add_zero] at e
  exact ⟨b / a, e.symm⟩
theorem emod_pos_of_not_dvd {a b : Int} (h : ¬ a ∣ b) : a = 0 ∨ 0 < b % a := by
  by_cases k : a = 0
  · exact .inl k
  · exact .inr (Int.lt_of_le_of_ne (emod_nonneg b k) fun e => h (dvd_of_emod_eq_zero e.symm))
instance decidableDvd : @DecidableRel Int Int (· ∣ ·) := fun a b =>
  decidable_of_decidable_of_iff (p := b % a = 0) ⟨dvd_of_emod_eq_zero, emod_eq_zero_of_dvd⟩
end Int
