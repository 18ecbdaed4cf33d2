/-
More about the bits of bit vectors; quantifiers over all bit vectors of a width.
-/
namespace BitVec
theorem getLsbD_cons (b : Bool) {n} (x : BitVec n) (i : Nat) :
    getLsbD (cons b x) i = if i = n then b else getLsbD x i := by
  rw [getLsbD, toNat_cons, Nat.testBit_or, Nat.testBit_shiftLeft, testBit_toNat]
  by_cases h : i = n
  · subst h
    rw [if_pos rfl, getLsbD_of_ge x i (Nat.le_refl i)]
    cases b <;> simp
  · rw [if_neg h]
    by_cases k : n ≤ i
    · obtain ⟨j, hj⟩ : ∃ j, i - n = j + 1 := ⟨i - n - 1, by omega⟩
      rw [hj, Nat.testBit_succ]
      cases b <;> simp
    · simp [k]
theorem getElem_cons {b : Bool} {n} {x : BitVec n} {i : Nat} (h : i < n + 1) :
    (cons b x)[i] = if h : i = n then b else x[i] := by
  rw [← getLsbD_eq_getElem, getLsbD_cons]; split <;> rfl
@[simp] theorem msb_cons {a : Bool} {w : Nat} {x : BitVec w} : (cons a x).msb = a := by
  rw [msb_eq_getLsbD_last, getLsbD_cons, if_pos (by omega)]
@[simp] theorem cons_msb_setWidth {w : Nat} (x : BitVec (w + 1)) : (cons x.msb (x.setWidth w)) = x := by
  apply eq_of_getLsbD_eq
  intro i h
  rw [getLsbD_cons]
  split
  · next e => rw [e, msb_eq_getLsbD_last]; rfl
  · next e => rw [getLsbD_setWidth, decide_eq_true (by omega), Bool.true_and]
theorem getLsbD_concat {w : Nat} (x : BitVec w) (b : Bool) (i : Nat) :
    (concat x b).getLsbD i = if i = 0 then b else x.getLsbD (i - 1) := by
  rw [getLsbD, toNat_concat]
  cases i with
  | zero =>
    rw [if_pos rfl, Nat.testBit_zero, Nat.mul_comm, Nat.mul_add_mod]
    cases b <;> rfl
  | succ i =>
    rw [Nat.testBit_succ, Nat.mul_comm, Nat.mul_add_div (by decide), Nat.div_eq_of_lt b.toNat_lt]
    rfl
theorem getElem_concat {w : Nat} (x : BitVec w) (b : Bool) (i : Nat) (h : i < w + 1) :
    (concat x b)[i] = if h : i = 0 then b else x[i - 1] := by
  rw [← getLsbD_eq_getElem, getLsbD_concat]; split <;> rfl
@[simp] theorem getLsbD_concat_zero {w : Nat} {x : BitVec w} {b : Bool} : (concat x b).getLsbD 0 = b :=
  by rw [getLsbD_concat, if_pos rfl]
@[simp] theorem getLsbD_concat_succ {w : Nat} {x : BitVec w} {b : Bool} {i : Nat} :
    (concat x b).getLsbD (i + 1) = x.getLsbD i := by
  rw [getLsbD_concat, if_neg (by omega)]; rfl
@[simp] theorem getElem_concat_zero {w : Nat} {b : Bool} {x : BitVec w} : (concat x b)[0] = b := getLsbD_concat_zero
@[simp] theorem getElem_concat_succ {w : Nat} {b : Bool} {x : BitVec w} {i : Nat} (h : i + 1 < w + 1) :
    (concat x b)[i + 1] = x[i] :=
  getLsbD_concat_succ
@[simp] theorem getLsbD_ofBool (b : Bool) (i : Nat) : (ofBool b).getLsbD i = ((i = 0) && b) := by
  cases b
  · simp
  · rw [ofBool_true, ofNat_eq_ofNat, getLsbD_one]; simp
@[simp] theorem getElem_ofBool {i : Nat} {b : Bool} {h : i < 1} : (ofBool b)[i] = b := by
  rw [← getLsbD_eq_getElem, getLsbD_ofBool, decide_eq_true (Nat.lt_one_iff.mp h), Bool.true_and]
@[simp] theorem msb_ofBool (b : Bool) : (ofBool b).msb = b := by cases b <;> rfl
@[simp] theorem getElem_one {i w : Nat} (h : i < w) : (1#w)[i] = decide (i = 0) := by
  rw [← getLsbD_eq_getElem, getLsbD_one, decide_eq_true (by omega), Bool.true_and]
@[simp] theorem getMsbD_allOnes {v i : Nat} : (allOnes v).getMsbD i = decide (i < v) := by
  rw [getMsbD_eq_getLsbD, getLsbD_allOnes]
  by_cases h : i < v
  · simp [h]; omega
  · simp [h]
theorem msb_allOnes {w : Nat} (hw : 0 < w) : (allOnes w).msb = true := by
  rw [msb_eq_getLsbD_last, getLsbD_allOnes]; exact decide_eq_true (by omega)
@[simp] theorem getMsbD_not {v i : Nat} {x : BitVec v} : (~~~x).getMsbD i = (decide (i < v) && !x.getMsbD i) := by
  rw [getMsbD_eq_getLsbD, getMsbD_eq_getLsbD, getLsbD_not]
  by_cases h : i < v
  · rw [decide_eq_true h, decide_eq_true (Nat.lt_of_le_of_lt (Nat.sub_le _ _)
      (Nat.sub_one_lt (Nat.ne_of_gt (Nat.lt_of_le_of_lt (Nat.zero_le i) h))))]
    rfl
  · rw [decide_eq_false h]; rfl
@[simp] theorem getMsbD_cast {w v i : Nat} (h : w = v) (x : BitVec w) : (x.cast h).getMsbD i = x.getMsbD i :=
  by subst h; rfl
@[simp] theorem setWidth_and {w k : Nat} {x y : BitVec w} : (x &&& y).setWidth k = x.setWidth k &&& y.setWidth k :=
  eq_of_toNat_eq (by rw [toNat_setWidth, toNat_and, toNat_and, toNat_setWidth, toNat_setWidth, Nat.and_mod_two_pow])
@[simp] theorem setWidth_or {w k : Nat} {x y : BitVec w} : (x ||| y).setWidth k = x.setWidth k ||| y.setWidth k :=
  eq_of_toNat_eq (by rw [toNat_setWidth, toNat_or, toNat_or, toNat_setWidth, toNat_setWidth, Nat.or_mod_two_pow])
@[simp] theorem setWidth_xor {w k : Nat} {x y : BitVec w} : (x ^^^ y).setWidth k = x.setWidth k ^^^ y.setWidth k :=
  eq_of_toNat_eq (by rw [toNat_setWidth, toNat_xor, toNat_xor, toNat_setWidth, toNat_setWidth, Nat.xor_mod_two_pow])
@[simp] theorem xor_eq_zero_iff {w : Nat} {x y : BitVec w} : (x ^^^ y = 0#w) ↔ x = y :=
  ⟨fun h => by rw [← xor_zero (x := x), ← xor_self (x := y), ← xor_assoc, h, zero_xor], fun h => by rw [h, xor_self]⟩
@[simp] theorem xor_left_inj {w : Nat} {x y : BitVec w} (z : BitVec w) : (x ^^^ z = y ^^^ z) ↔ x = y :=
  ⟨fun h => by rw [← xor_zero (x := x), ← xor_self (x :=
  z), ← xor_assoc, h, xor_assoc, xor_self, xor_zero], congrArg (· ^^^ z)⟩
@[simp] theorem xor_right_inj {w : Nat} {x y : BitVec w} (z : BitVec w) : (z ^^^ x = z ^^^ y) ↔ x = y := by
  rw [xor_comm z, xor_comm z, xor_left_inj]
@[simp] theorem or_eq_zero_iff {w : Nat} {x y : BitVec w} : (x ||| y) = 0#w ↔ x = 0#w ∧ y = 0#w := by
  rw [toNat_eq, toNat_eq, toNat_eq, toNat_or, toNat_zero]; exact Nat.or_eq_zero_iff
@[simp] theorem lt_of_msb_false_of_msb_true {w : Nat} {x y : BitVec w} (hx : x.msb = false) (hy : y.msb = true) :
    x < y := by
  rw [lt_def]
  have := msb_eq_false_iff_two_mul_lt.mp hx
  have := msb_eq_true_iff_two_mul_ge.mp hy
  omega
@[simp] theorem ofNat_lt_ofNat {n : Nat} {x y : Nat} : BitVec.ofNat n x < BitVec.ofNat n y ↔ x % 2 ^ n < y % 2 ^ n :=
  Iff.rfl
@[simp] theorem ofNat_le_ofNat {n : Nat} {x y : Nat} : BitVec.ofNat n x ≤ BitVec.ofNat n y ↔ x % 2 ^ n ≤ y % 2 ^ n :=
  Iff.rfl

/- Quantifiers over all bit vectors of a width are decidable. -/
theorem forall_zero_iff {P : BitVec 0 → Prop} : (∀ v, P v) ↔ P 0#0 := ⟨fun h => h _, fun h v => (eq_nil v).symm ▸ h⟩
theorem forall_cons_iff {n : Nat} {P : BitVec (n + 1) → Prop} :
    (∀ v : BitVec (n + 1), P v) ↔ (∀ (x : Bool) (v : BitVec n), P (v.cons x)) :=
  ⟨fun h _ _ => h _, fun h v => cons_msb_setWidth v ▸ h v.msb (v.setWidth n)⟩
instance instDecidableForallBitVecZero (P : BitVec 0 → Prop) [Decidable (P 0#0)] : Decidable (∀ v, P v) :=
  decidable_of_decidable_of_iff forall_zero_iff.symm
instance instDecidableForallBitVecSucc {n : Nat} (P : BitVec (n + 1) → Prop) [DecidablePred P]
    [Decidable (∀ (x : Bool) (v : BitVec n), P (v.cons x))] : Decidable (∀ v, P v) :=
  decidable_of_decidable_of_iff forall_cons_iff.symm
instance instDecidableExistsBitVecZero (P : BitVec 0 → Prop) [Decidable (P 0#0)] : Decidable (∃ v, P v) :=
  decidable_of_decidable_of_iff (p := P 0#0) ⟨fun h => ⟨_, h⟩, fun ⟨v, h⟩ => (eq_nil v ▸ h : P nil)⟩
instance instDecidableExistsBitVecSucc {n : Nat} (P : BitVec (n + 1) → Prop) [DecidablePred P]
    [Decidable (∀ (x : Bool) (v : BitVec n), ¬ P (v.cons x))] : Decidable (∃ v, P v) :=
  decidable_of_decidable_of_iff (p := ¬ ∀ v, ¬ P v) Classical.not_forall_not
instance instDecidableForallBitVec : ∀ (n : Nat) (P : BitVec n → Prop) [DecidablePred P], Decidable (∀ v, P v)
  | 0, _, _ => inferInstance
  | n + 1, _, _ =>
    have := instDecidableForallBitVec n
    inferInstance
instance instDecidableExistsBitVec (n : Nat) (P : BitVec n → Prop) [DecidablePred P] : Decidable (∃ v, P v) :=
  decidable_of_decidable_of_iff (p := ¬ ∀ v, ¬ P v) Classical.not_forall_not
end BitVec
