/-
Normal forms of `grind`: the simp sets of its preprocessor, before and after its own procedures.
-/
theorem Int.Internal.Linear.sub_fold (a b : Int) : a.sub b = a - b := rfl
theorem Int.Internal.Linear.neg_fold (a : Int) : a.neg = -a := rfl
namespace Lean.Grind
theorem imp_eq (p q : Prop) : (p → q) = (¬p ∨ q) :=
  propext ⟨fun h => (Classical.em p).elim (fun x => .inr (h x)) .inl, fun h x => h.elim (absurd x) id⟩
theorem ite_true_false {p : Prop} {_ : Decidable p} : (if p then True else False) = p :=
  propext ⟨fun h => Decidable.by_contra fun n => (if_neg n).mp h, fun x => (if_pos x).mpr_prop trivial⟩
theorem ite_false_true {p : Prop} {_ : Decidable p} : (if p then False else True) = ¬p :=
  propext ⟨fun h x => (if_pos x).mp h, fun n => (if_neg n).mpr_prop trivial⟩
theorem cond_eq_ite {α : Sort u} (c : _root_.Bool) (a b : α) : (bif c then a else b) = if c = true then a else b := by
  cases c <;> rfl
theorem Nat.lt_eq (a b : _root_.Nat) : (a < b) = (a + 1 ≤ b) := rfl
theorem Int.lt_eq (a b : _root_.Int) : (a < b) = (a + 1 ≤ b) := rfl
theorem beq_eq_decide_eq {α : Type u} {_ : BEq α} [LawfulBEq α] [DecidableEq α] (a b : α) :
    (a == b) = decide (a = b) := Bool.eq_iff_iff.mpr (beq_iff_eq.trans decide_eq_true_iff.symm)
theorem bne_eq_decide_not_eq {α : Type u} {_ : BEq α} [LawfulBEq α] [DecidableEq α] (a b : α) :
    (a != b) = decide (¬a = b) := Bool.eq_iff_iff.mpr (bne_iff_ne.trans decide_eq_true_iff.symm)
theorem natCast_div (a b : _root_.Nat) :
    (NatCast.natCast (a / b) : _root_.Int) = NatCast.natCast a / NatCast.natCast b := rfl
theorem natCast_mod (a b : _root_.Nat) :
    (NatCast.natCast (a % b) : _root_.Int) = NatCast.natCast a % NatCast.natCast b := rfl
theorem natCast_add (a b : _root_.Nat) :
    (NatCast.natCast (a + b) : _root_.Int) = NatCast.natCast a + NatCast.natCast b := rfl
theorem natCast_mul (a b : _root_.Nat) :
    (NatCast.natCast (a * b) : _root_.Int) = NatCast.natCast a * NatCast.natCast b := rfl
theorem natCast_pow (a b : _root_.Nat) : (NatCast.natCast (a ^ b) : _root_.Int) = NatCast.natCast a ^ b :=
  _root_.Int.natCast_pow a b
theorem natCast_id (a : _root_.Nat) : (NatCast.natCast a : _root_.Nat) = a := rfl
theorem Nat.pow_one (a : _root_.Nat) : a ^ 1 = a := _root_.Nat.pow_one a
theorem Int.pow_one (a : _root_.Int) : a ^ 1 = a := _root_.Int.pow_one a
theorem zero_sub (a : _root_.Nat) : 0 - a = 0 := _root_.Nat.zero_sub a
attribute [local instance] Semiring.natCast in
theorem smul_nat_eq_mul {α : Type u} [Semiring α] (n : _root_.Nat) (a : α) : n • a = (n : α) * a :=
  Semiring.nsmul_eq_natCast_mul n a
attribute [local instance] Semiring.natCast Ring.intCast in
theorem smul_int_eq_mul {α : Type u} [Ring α] (i : _root_.Int) (a : α) : i • a = (i : α) * a :=
  Ring.zsmul_eq_intCast_mul
theorem Int.subNatNat_eq (a b : _root_.Nat) : _root_.Int.subNatNat a b = NatCast.natCast a - NatCast.natCast b :=
  _root_.Int.subNatNat_eq_coe
theorem Int.sign_eq (x : _root_.Int) : x.sign = if x > 0 then 1 else if x < 0 then -1 else 0 := by
  match x with
  | .ofNat 0 => rfl
  | .ofNat (n + 1) => exact (if_pos (_root_.Int.natCast_pos.mpr n.succ_pos)).symm
  | .negSucc n =>
    exact ((if_neg (_root_.Int.not_lt.mpr (_root_.Int.le_of_lt (_root_.Int.negSucc_lt_zero n)))).trans
      (if_pos (_root_.Int.negSucc_lt_zero n))).symm

init_grind_norm
  -- Before: negations.
  not_and not_or not_ite not_forall not_exists
  _root_.Nat.not_ge_eq _root_.Nat.not_le_eq
  |
  -- Propositions.
  Classical.not_not ne_eq Lean.Grind.iff_eq eq_self heq_eq_eq
  forall_or_forall forall_forall_or eq_true_eq eq_false_eq not_eq_prop not_true not_false_eq_true
  true_imp_eq false_imp_eq imp_true_eq imp_false_eq imp_self_eq
  and_true true_and and_false false_and _root_.and_assoc
  or_true true_or or_false false_or or_assoc
  ite_true ite_false ite_true_false ite_false_true dite_eq_ite
  forall_and forall_false forall_true forall_imp_eq_or
  exists_const exists_or exists_prop exists_and_left exists_and_right
  -- Booleans.
  cond_eq_ite
  _root_.Bool.or_false _root_.Bool.or_true _root_.Bool.false_or _root_.Bool.true_or _root_.Bool.or_eq_true
  _root_.Bool.or_assoc
  _root_.Bool.and_false _root_.Bool.and_true _root_.Bool.false_and _root_.Bool.true_and _root_.Bool.and_eq_true
  _root_.Bool.and_assoc
  _root_.Bool.not_not
  beq_iff_eq beq_eq_decide_eq beq_self_eq_true bne_iff_ne bne_eq_decide_not_eq
  _root_.Bool.not_eq_true _root_.Bool.not_eq_false
  decide_eq_true_eq decide_not not_decide_eq_true
  -- Natural numbers and integers.
  _root_.Nat.le_zero_eq Nat.lt_eq _root_.Nat.succ_eq_add_one
  _root_.Nat.add_eq _root_.Nat.sub_eq _root_.Nat.mul_eq _root_.Nat.zero_eq _root_.Nat.le_eq
  _root_.Nat.div_zero _root_.Nat.mod_zero _root_.Nat.div_one _root_.Nat.mod_one
  _root_.Nat.sub_sub _root_.Nat.pow_zero Nat.pow_one _root_.Nat.sub_self zero_sub
  Int.lt_eq _root_.Int.emod_neg _root_.Int.ediv_neg
  _root_.Int.ediv_zero _root_.Int.emod_zero _root_.Int.ediv_one _root_.Int.emod_one _root_.Int.negSucc_eq
  natCast_div natCast_mod natCast_add natCast_mul natCast_pow natCast_id
  _root_.Int.pow_zero Int.pow_one
  ge_iff_le gt_iff_lt
  _root_.Int.add_def _root_.Int.mul_def _root_.Int.ofNat_eq_natCast
  _root_.Int.Internal.Linear.sub_fold _root_.Int.Internal.Linear.neg_fold
  _root_.Int.one_dvd _root_.Int.zero_dvd Int.subNatNat_eq Int.sign_eq
  -- Functions.
  Function.const_apply Function.comp_apply Function.const_comp Function.comp_const Function.true_comp
  Function.false_comp
  -- Rings and fields.
  smul_nat_eq_mul smul_int_eq_mul
  Field.div_eq_mul_inv Field.inv_zero Field.inv_inv Field.inv_one Field.inv_neg
end Lean.Grind
