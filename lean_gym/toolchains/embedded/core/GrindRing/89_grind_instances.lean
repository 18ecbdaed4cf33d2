/-
Integers and natural numbers as ordered commutative rings and semirings for `grind`.
-/
instance Int.instIsLinearOrder : Std.IsLinearOrder Int where
  le_refl := Int.le_refl
  le_trans := fun _ _ _ => Int.le_trans
  le_antisymm := fun _ _ => Int.le_antisymm
  le_total := Int.le_total
instance Int.instLawfulOrderLT : Std.LawfulOrderLT Int where
  lt_iff := fun a b => by omega
instance Nat.instIsLinearOrder : Std.IsLinearOrder Nat where
  le_refl := Nat.le_refl
  le_trans := fun _ _ _ => Nat.le_trans
  le_antisymm := fun _ _ => Nat.le_antisymm
  le_total := Nat.le_total
instance Nat.instLawfulOrderLT : Std.LawfulOrderLT Nat where
  lt_iff := fun a b => by omega
namespace Lean.Grind
instance instCommRingInt : CommRing Int where
  nsmul := ⟨fun n x => n * x⟩
  zsmul := ⟨fun n x => n * x⟩
  add_zero := Int.add_zero
  add_comm := Int.add_comm
  add_assoc := Int.add_assoc
  mul_assoc := Int.mul_assoc
  mul_one := Int.mul_one
  one_mul := Int.one_mul
  mul_zero := Int.mul_zero
  right_distrib := Int.add_mul
  left_distrib := Int.mul_add
  zero_mul := Int.zero_mul
  pow_zero := fun _ => rfl
  pow_succ := fun _ _ => rfl
  neg_add_cancel := Int.add_left_neg
  sub_eq_add_neg := fun _ _ => Int.sub_eq_add_neg
  neg_zsmul := Int.neg_mul
  mul_comm := Int.mul_comm
instance instIsCharPIntOfNatNat : IsCharP Int 0 where
  ofNat_ext_iff := by
    intro x y
    rewrite [Nat.mod_zero, Nat.mod_zero]
    exact ⟨fun h => Int.ofNat_inj.mp h, fun h => congrArg Int.ofNat h⟩
instance instNoNatZeroDivisorsInt : NoNatZeroDivisors Int where
  no_nat_zero_divisors := by
    intro k a b h e
    have e : (k : Int) * a = (k : Int) * b := e
    have z : (k : Int) * (a - b) = 0 := by rewrite [Int.mul_sub, e]; omega
    cases Int.mul_eq_zero.mp z with
    | inl z => omega
    | inr z => omega
instance instOrderedRingInt : OrderedRing Int where
  add_le_left_iff := by intros; omega
  zero_lt_one := by decide
  mul_lt_mul_of_pos_left := fun h k => Int.mul_lt_mul_of_pos_left h k
  mul_lt_mul_of_pos_right := fun h k => Int.mul_lt_mul_of_pos_right h k
instance instCommSemiringNat : CommSemiring Nat where
  nsmul := ⟨fun n x => n * x⟩
  add_zero := Nat.add_zero
  add_comm := Nat.add_comm
  add_assoc := Nat.add_assoc
  mul_assoc := Nat.mul_assoc
  mul_one := Nat.mul_one
  one_mul := Nat.one_mul
  mul_zero := Nat.mul_zero
  right_distrib := Nat.add_mul
  left_distrib := Nat.mul_add
  zero_mul := Nat.zero_mul
  pow_zero := fun _ => rfl
  pow_succ := fun _ _ => rfl
  mul_comm := Nat.mul_comm
instance instIsCharPNatOfNat : IsCharP Nat 0 where
  ofNat_ext_iff := by
    intro x y
    rewrite [Nat.mod_zero, Nat.mod_zero]
    exact Iff.rfl
instance instNoNatZeroDivisorsNat : NoNatZeroDivisors Nat where
  no_nat_zero_divisors := fun _ _ _ h e => Nat.eq_of_mul_eq_mul_left (Nat.pos_of_ne_zero h) e
instance instAddRightCancelNat : AddRightCancel Nat where
  add_right_cancel := by intros; omega
instance instOrderedRingNat : OrderedRing Nat where
  add_le_left_iff := by intros; omega
  zero_lt_one := by decide
  mul_lt_mul_of_pos_left := fun h k => Nat.mul_lt_mul_of_pos_left h k
  mul_lt_mul_of_pos_right := fun h k => Nat.mul_lt_mul_of_pos_right h k
end Lean.Grind
theorem Lean.Grind.CommRing.norm_int (ctx : Context Int) (e : Expr) (p : Poly) (h : p.isExpr e = true) :
    e.denote ctx = p.denote' ctx := ((Poly.denote'_eq_denote ctx p).trans (Poly.eq_expr ctx h)).symm
