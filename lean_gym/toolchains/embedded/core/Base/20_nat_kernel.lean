/-
The functions on `Nat` that the kernel computes by itself, the order, and decidability of `=`, `≤` and `<`.

The kernel replaces closed applications of Nat.add, sub, mul, div, mod, gcd, beq, ble, land, lor, xor, shiftLeft,
shiftRight, pow and log2 by their values. Each must be defined, and agree with the kernel's value: a missing one could
be defined wrongly by a proof text, which would make `False` provable. A test compares them on a grid.
The last ones (log2, land, lor, xor) stand in `73_nat_bits.lean`: they recurse on halves.
-/
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_add", match_pattern] protected def Nat.add : (@& Nat) → (@& Nat) → Nat
  | n, .zero => n
  | n, .succ m => .succ (Nat.add n m)
instance instAddNat : Add Nat := ⟨Nat.add⟩
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_mul"] protected def Nat.mul : (@& Nat) → (@& Nat) → Nat
  | _, .zero => .zero
  | n, .succ m => Nat.add (Nat.mul n m) n
instance instMulNat : Mul Nat := ⟨Nat.mul⟩
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_pow"] protected def Nat.pow (m : Nat) : Nat → Nat
  | .zero => .succ .zero
  | .succ n => Nat.mul (Nat.pow m n) m
instance instNatPowNat : NatPow Nat := ⟨Nat.pow⟩
@[extern "lean_nat_pred"] def Nat.pred : Nat → Nat
  | .zero => .zero
  | .succ n => n
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_sub"] protected def Nat.sub : (@& Nat) → (@& Nat) → Nat
  | n, .zero => n
  | n, .succ m => Nat.pred (Nat.sub n m)
instance instSubNat : Sub Nat := ⟨Nat.sub⟩
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_dec_eq"] def Nat.beq : (@& Nat) → (@& Nat) → Bool
  | .zero, .zero => true
  | .zero, .succ _ => false
  | .succ _, .zero => false
  | .succ n, .succ m => Nat.beq n m
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_dec_le"] def Nat.ble : (@& Nat) → (@& Nat) → Bool
  | .zero, _ => true
  | .succ _, .zero => false
  | .succ n, .succ m => Nat.ble n m

/- Equality. -/
theorem Nat.eq_of_beq_eq_true : {n m : Nat} → Eq (Nat.beq n m) true → Eq n m
  | .zero, .zero, _ => rfl
  | .zero, .succ _, h => Bool.noConfusion h
  | .succ _, .zero, h => Bool.noConfusion h
  | .succ _, .succ _, h => congrArg Nat.succ (Nat.eq_of_beq_eq_true h)
private theorem Nat.beq_self : (n : Nat) → Eq (Nat.beq n n) true
  | .zero => rfl
  | .succ n => Nat.beq_self n
theorem Nat.ne_of_beq_eq_false {n m : Nat} : Eq (Nat.beq n m) false → Not (Eq n m) := fun h e =>
  have t : Eq (Nat.beq n m) true := Eq.subst (motive := fun k => Eq (Nat.beq n k) true) e (Nat.beq_self n)
  Bool.noConfusion (Eq.trans (Eq.symm h) t)
set_option bootstrap.genMatcherCode false in
@[extern "lean_nat_dec_eq"] protected def Nat.decEq (n m : Nat) : Decidable (Eq n m) where
  decide := Nat.beq n m
  reflects_decide := match h : Nat.beq n m with
    | true => Nat.eq_of_beq_eq_true h
    | false => Nat.ne_of_beq_eq_false h
instance instDecidableEqNat : DecidableEq Nat := Nat.decEq

/- What is generated for other types. -/
def Nat.ctorIdx : Nat → Nat
  | .zero => .zero
  | .succ _ => .succ .zero
def Bool.ctorIdx : Bool → Nat
  | false => 0
  | true => 1

theorem noConfusion_of_Nat {α : Sort u} (f : α → Nat) {a b : α} (h : Eq a b) :
    (Bool.rec (motive := fun _ => Prop) False True (Nat.beq (f a) (f b))) :=
  Eq.subst (motive := fun x => (Bool.rec (motive := fun _ => Prop) False True (Nat.beq (f a) (f x)))) h
    (Eq.subst (motive := fun x => (Bool.rec (motive := fun _ => Prop) False True x)) (Eq.symm (Nat.beq_self (f a)))
      True.intro)

/- Order. -/
protected inductive Nat.le (n : Nat) : Nat → Prop where
  | refl : Nat.le n n
  | step {m : Nat} : Nat.le n m → Nat.le n (succ m)
instance instLENat : LE Nat := ⟨Nat.le⟩
@[reducible] protected def Nat.lt (n m : Nat) : Prop := Nat.le (Nat.succ n) m
instance instLTNat : LT Nat := ⟨Nat.lt⟩
theorem Nat.zero_le : (n : Nat) → LE.le 0 n
  | .zero => .refl
  | .succ n => .step (Nat.zero_le n)
theorem Nat.succ_le_succ {n m : Nat} : LE.le n m → LE.le (succ n) (succ m)
  | .refl => .refl
  | .step h => .step (Nat.succ_le_succ h)
theorem Nat.not_succ_le_zero (n : Nat) : LE.le (succ n) 0 → False := fun h => nomatch h
protected theorem Nat.le_trans {n m k : Nat} : LE.le n m → LE.le m k → LE.le n k
  | h, .refl => h
  | h, .step k => .step (Nat.le_trans h k)
theorem Nat.le_of_succ_le_succ {n m : Nat} : LE.le (succ n) (succ m) → LE.le n m
  | .refl => .refl
  | .step h => Nat.le_trans (.step .refl) h
theorem Nat.le_of_ble_eq_true {n m : Nat} (h : Eq (Nat.ble n m) true) : LE.le n m :=
  match n, m, h with
  | .zero, _, _ => Nat.zero_le _
  | .succ _, .zero, h => Bool.noConfusion h
  | .succ _, .succ _, h => Nat.succ_le_succ (Nat.le_of_ble_eq_true h)
theorem Nat.ble_eq_true_of_le {n m : Nat} (h : LE.le n m) : Eq (Nat.ble n m) true :=
  match n, m, h with
  | .zero, _, _ => rfl
  | .succ _, .zero, h => (Nat.not_succ_le_zero _ h).elim
  | .succ n, .succ m, h => (Nat.ble_eq_true_of_le (Nat.le_of_succ_le_succ h) : Eq (Nat.ble n m) true)
theorem Nat.not_le_of_not_ble_eq_true {n m : Nat} (h : Not (Eq (Nat.ble n m) true)) : Not (LE.le n m) :=
  fun h' => h (Nat.ble_eq_true_of_le h')
@[extern "lean_nat_dec_le"] instance Nat.decLe (n m : Nat) : Decidable (LE.le n m) where
  decide := Nat.ble n m
  reflects_decide := match h : Nat.ble n m with
    | true => Nat.le_of_ble_eq_true h
    | false => Nat.not_le_of_not_ble_eq_true (fun e => Bool.noConfusion (Eq.trans (Eq.symm e) h))
@[extern "lean_nat_dec_lt"] instance Nat.decLt (n m : Nat) : Decidable (LT.lt n m) := Nat.decLe (succ n) m

/- Division and gcd: by recursion on a bound that is large enough. Shifts.
DIFFERS: a full Lean has other bodies (same values); proofs go through the usual equations (`Nat.div_eq`, …). -/
private def Nat.divFuel : Nat → Nat → Nat → Nat
  | .zero, _, _ => .zero
  | .succ f, n, m => cond (Bool.and (Nat.ble 1 m) (Nat.ble m n)) (Nat.succ (Nat.divFuel f (Nat.sub n m) m)) .zero
@[extern "lean_nat_div"] protected def Nat.div (x y : @& Nat) : Nat := Nat.divFuel (Nat.succ x) x y
private def Nat.modFuel : Nat → Nat → Nat → Nat
  | .zero, n, _ => n
  | .succ f, n, m => cond (Bool.and (Nat.ble 1 m) (Nat.ble m n)) (Nat.modFuel f (Nat.sub n m) m) n
@[extern "lean_nat_mod"] protected def Nat.mod : (@& Nat) → (@& Nat) → Nat
  | n, m => Nat.modFuel (Nat.succ n) n m
instance Nat.instDiv : Div Nat := ⟨Nat.div⟩
instance Nat.instMod : Mod Nat := ⟨Nat.mod⟩
def LeanGym.Internal.gcdFuel : Nat → Nat → Nat → Nat
  | .zero, _, n => n
  | .succ f, m, n => cond (Nat.beq m .zero) n (LeanGym.Internal.gcdFuel f (Nat.mod n m) m)
@[extern "lean_nat_gcd"] def Nat.gcd (m n : Nat) : Nat := LeanGym.Internal.gcdFuel (Nat.succ m) m n
@[extern "lean_nat_shiftl"] def Nat.shiftLeft : Nat → Nat → Nat
  | n, .zero => n
  | n, .succ m => Nat.shiftLeft (Nat.mul 2 n) m
@[extern "lean_nat_shiftr"] def Nat.shiftRight : Nat → Nat → Nat
  | n, .zero => n
  | n, .succ m => Nat.div (Nat.shiftRight n m) 2
instance Nat.instShiftLeft : ShiftLeft Nat := ⟨Nat.shiftLeft⟩
instance Nat.instShiftRight : ShiftRight Nat := ⟨Nat.shiftRight⟩

/- Bounds that the types of words need. -/
private theorem Nat.add_pos' : {p : Nat} → (n : Nat) → LT.lt 0 p → LT.lt 0 (Nat.add n p)
  | .zero, _, h => (Nat.not_succ_le_zero _ h).elim
  | .succ q, n, _ => Nat.succ_le_succ (Nat.zero_le (Nat.add n q))
private theorem Nat.mul_pos' : {p m : Nat} → LT.lt 0 p → LT.lt 0 m → LT.lt 0 (Nat.mul p m)
  | _, .zero, _, h => (Nat.not_succ_le_zero _ h).elim
  | p, .succ m, h, _ => Nat.add_pos' (Nat.mul p m) h
private theorem Nat.pow_pos' {a : Nat} (h : LT.lt 0 a) : (n : Nat) → LT.lt 0 (Nat.pow a n)
  | .zero => Nat.succ_le_succ (Nat.zero_le 0)
  | .succ n => Nat.mul_pos' (Nat.pow_pos' h n) h
protected theorem Nat.pow_pos {a n : Nat} (h : LT.lt 0 a) : LT.lt 0 (HPow.hPow a n) := Nat.pow_pos' h n
private theorem Nat.pred_le' : (n : Nat) → LE.le (Nat.pred n) n
  | .zero => .refl
  | .succ _ => .step .refl
private theorem Nat.pred_le_pred' : {n m : Nat} → LE.le n m → LE.le (Nat.pred n) (Nat.pred m)
  | _, _, .refl => .refl
  | n, _, .step h => Nat.le_trans (Nat.pred_le' n) h
private theorem Nat.sub_le' (n : Nat) : (m : Nat) → LE.le (Nat.sub n m) n
  | .zero => .refl
  | .succ m => Nat.le_trans (Nat.pred_le' _) (Nat.sub_le' n m)
private theorem Nat.sub_lt' : {n m : Nat} → LT.lt 0 n → LT.lt 0 m → LT.lt (Nat.sub n m) n
  | .zero, _, h, _ => (Nat.not_succ_le_zero _ h).elim
  | _, .zero, _, h => (Nat.not_succ_le_zero _ h).elim
  | .succ n, .succ m, _, _ => Nat.succ_le_succ (Nat.pred_le_pred' (Nat.sub_le' (.succ n) m))
private theorem Nat.lt_of_ble_false : {n m : Nat} → Eq (Nat.ble m n) false → LT.lt n m
  | _, .zero, h => Bool.noConfusion h
  | .zero, .succ m, _ => Nat.succ_le_succ (Nat.zero_le m)
  | .succ n, .succ m, h => Nat.succ_le_succ (Nat.lt_of_ble_false (n := n) (m := m) h)
private theorem Nat.cond_lt {x y m : Nat} : {b : Bool} → (Eq b true → LT.lt x m) → (Eq b false → LT.lt y m) →
    LT.lt (cond b x y) m
  | true, h, _ => h rfl
  | false, _, h => h rfl
private theorem Nat.and_true : {a b : Bool} → Eq (Bool.and a b) true → Eq b true
  | true, _, h => h
  | false, _, h => Bool.noConfusion h
private theorem Nat.and_false : {a b : Bool} → Eq a true → Eq (Bool.and a b) false → Eq b false
  | true, _, _, h => h
  | false, _, h, _ => Bool.noConfusion h
private theorem Nat.modFuel_lt : (f n m : Nat) → LT.lt 0 m → LT.lt n f → LT.lt (Nat.modFuel f n m) m
  | .zero, _, _, _, h => (Nat.not_succ_le_zero _ h).elim
  | .succ f, n, m, hm, h => Nat.cond_lt
      (fun e =>
        have l : LE.le m n := Nat.le_of_ble_eq_true (Nat.and_true e)
        Nat.modFuel_lt f (Nat.sub n m) m hm
          (Nat.le_trans (Nat.sub_lt' (Nat.le_trans hm l) hm) (Nat.le_of_succ_le_succ h)))
      (fun e => Nat.lt_of_ble_false (Nat.and_false (Nat.ble_eq_true_of_le hm) e))
theorem Nat.mod_lt (x : Nat) {y : Nat} (hy : LT.lt 0 y) : LT.lt (HMod.hMod x y) y :=
  Nat.modFuel_lt (Nat.succ x) x y hy .refl
