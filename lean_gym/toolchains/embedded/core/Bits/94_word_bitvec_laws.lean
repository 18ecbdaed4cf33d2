/-
The laws of bit vectors: bits, numerals, changes of the width, operations on bits, arithmetic, comparison.
-/
namespace BitVec
variable {w : Nat}

/- Equality. -/
theorem toNat_inj {n : Nat} {x y : BitVec n} : x.toNat = y.toNat ↔ x = y := ⟨eq_of_toNat_eq, congrArg BitVec.toNat⟩
@[bitvec_to_nat] theorem toNat_eq {n : Nat} {x y : BitVec n} : x = y ↔ x.toNat = y.toNat := toNat_inj.symm
theorem toNat_ne_iff_ne {n} {x y : BitVec n} : x.toNat ≠ y.toNat ↔ x ≠ y := not_congr toNat_inj
@[bitvec_to_nat] theorem toNat_ne {n : Nat} {x y : BitVec n} : x ≠ y ↔ x.toNat ≠ y.toNat := toNat_ne_iff_ne.symm
@[simp] theorem val_toFin (x : BitVec w) : x.toFin.val = x.toNat := rfl
theorem testBit_toNat {i : Nat} (x : BitVec w) : x.toNat.testBit i = x.getLsbD i := rfl
@[simp] theorem getLsbD_of_ge (x : BitVec w) (i : Nat) (ge : w ≤ i) : getLsbD x i = false :=
  Nat.testBit_lt_two_pow (Nat.lt_of_lt_of_le x.isLt (Nat.pow_le_pow_right (by decide) ge))
@[simp] theorem getLsbD_ge (x : BitVec w) (i : Nat) (ge : w ≤ i) : getLsbD x i = false := getLsbD_of_ge x i ge
@[simp] theorem getMsbD_ge (x : BitVec w) (i : Nat) (ge : w ≤ i) : getMsbD x i = false := by
  rw [getMsbD, decide_eq_false (Nat.not_lt.mpr ge), Bool.false_and]
theorem lt_of_getLsbD {x : BitVec w} {i : Nat} : getLsbD x i = true → i < w :=
  fun h => Decidable.byContradiction fun k => by rw [getLsbD_ge x i (by omega)] at h; exact absurd h (by decide)
theorem lt_of_getMsbD {x : BitVec w} {i : Nat} : getMsbD x i = true → i < w :=
  fun h => Decidable.byContradiction fun k => by rw [getMsbD_ge x i (by omega)] at h; exact absurd h (by decide)
theorem eq_of_getLsbD_eq {x y : BitVec w} (pred : ∀ i, i < w → x.getLsbD i = y.getLsbD i) : x = y :=
  eq_of_toNat_eq (Nat.eq_of_testBit_eq fun i => by
    by_cases h : i < w
    · exact pred i h
    · exact (getLsbD_of_ge x i (by omega)).trans (getLsbD_of_ge y i (by omega)).symm)
@[ext] theorem eq_of_getElem_eq {n : Nat} {x y : BitVec n} : (∀ i (hi : i < n), x[i] = y[i]) → x = y :=
  fun h => eq_of_getLsbD_eq h
theorem eq_of_getLsbD_eq_iff {w : Nat} {x y : BitVec w} : x = y ↔ ∀ (i : Nat), i < w → x.getLsbD i = y.getLsbD i :=
  ⟨fun h i _ => h ▸ rfl, eq_of_getLsbD_eq⟩
private theorem rev_lt {w i : Nat} (h : i < w) : w - 1 - i < w :=
  Nat.lt_of_le_of_lt (Nat.sub_le _ _) (Nat.sub_one_lt (Nat.ne_of_gt (Nat.lt_of_le_of_lt (Nat.zero_le i) h)))
private theorem rev_rev {w i : Nat} (h : i < w) : w - 1 - (w - 1 - i) = i := Nat.sub_sub_self (Nat.le_sub_one_of_lt h)
private theorem getLsbD_of_lt {w : Nat} (x : BitVec w) {i : Nat} (h : i < w) : x.getLsbD i = x.getMsbD (w - 1 - i) := by
  rw [getMsbD, decide_eq_true (rev_lt h), Bool.true_and, rev_rev h]
theorem eq_of_getMsbD_eq {w : Nat} {x y : BitVec w} (pred : ∀ i, i < w → x.getMsbD i = y.getMsbD i) : x = y :=
  eq_of_getLsbD_eq fun i h => by rw [getLsbD_of_lt x h, getLsbD_of_lt y h, pred _ (rev_lt h)]
theorem getMsbD_eq_getLsbD (x : BitVec w) (i : Nat) : x.getMsbD i = (decide (i < w) && x.getLsbD (w - 1 - i)) := rfl
theorem getLsbD_eq_getMsbD (x : BitVec w) (i : Nat) : x.getLsbD i = (decide (i < w) && x.getMsbD (w - 1 - i)) := by
  by_cases h : i < w
  · rw [decide_eq_true h, Bool.true_and, getLsbD_of_lt x h]
  · rw [decide_eq_false h, Bool.false_and, getLsbD_of_ge x i (Nat.le_of_not_lt h)]
theorem of_length_zero {x : BitVec 0} : x = 0#0 := Subsingleton.elim _ _
theorem toNat_zero_length (x : BitVec 0) : x.toNat = 0 := by rw [eq_nil x]; rfl
theorem toInt_zero_length (x : BitVec 0) : x.toInt = 0 := by rw [eq_nil x]; rfl
theorem getLsbD_zero_length {i : Nat} (x : BitVec 0) : x.getLsbD i = false := getLsbD_of_ge x i (Nat.zero_le i)
theorem msb_zero_length (x : BitVec 0) : x.msb = false := rfl
theorem toNat_of_zero_length (h : w = 0) (x : BitVec w) : x.toNat = 0 := by subst h; exact toNat_zero_length x
theorem eq_of_toFin_eq : ∀ {x y : BitVec w}, x.toFin = y.toFin → x = y
  | ⟨_⟩, ⟨_⟩, rfl => rfl
theorem toFin_inj {x y : BitVec w} : x.toFin = y.toFin ↔ x = y := ⟨eq_of_toFin_eq, congrArg BitVec.toFin⟩

/- Numerals. -/
@[simp, bitvec_to_nat] theorem toNat_ofFin {n : Nat} (x : Fin (2 ^ n)) : (BitVec.ofFin x).toNat = x.val := rfl
@[simp] theorem getLsbD_ofFin {n : Nat} (x : Fin (2 ^ n)) (i : Nat) : getLsbD (BitVec.ofFin x) i = x.val.testBit i :=
  rfl
@[simp] theorem getElem_ofFin {n : Nat} (x : Fin (2 ^ n)) (i : Nat) (h : i < n) :
    (BitVec.ofFin x)[i] = x.val.testBit i := rfl
@[simp] theorem toNat_ofNatLT (x : Nat) (p : x < 2 ^ w) : (BitVec.ofNatLT x p).toNat = x := rfl
@[simp] theorem getLsbD_ofNatLT {n : Nat} (x : Nat) (lt : x < 2 ^ n) (i : Nat) :
    getLsbD (BitVec.ofNatLT x lt) i = x.testBit i := rfl
@[simp, bitvec_to_nat] theorem toNat_ofNat (x w : Nat) : (BitVec.ofNat w x).toNat = x % 2 ^ w := rfl
theorem ofNatLT_eq_ofNat {w : Nat} {n : Nat} (hn) : BitVec.ofNatLT n hn = BitVec.ofNat w n :=
  eq_of_toNat_eq (Nat.mod_eq_of_lt hn).symm
@[simp] theorem toFin_ofNat (x : Nat) : toFin (BitVec.ofNat w x) = Fin.ofNat (2 ^ w) x := rfl
@[simp] theorem finMk_toNat (x : BitVec w) : Fin.mk x.toNat x.isLt = x.toFin := rfl
@[simp] theorem toFin_ofNatLT {n : Nat} (h : n < 2 ^ w) : (BitVec.ofNatLT n h).toFin = Fin.mk n h := rfl
@[simp] theorem toFin_ofFin (n : Fin (2 ^ w)) : (BitVec.ofFin n).toFin = n := rfl
@[simp] theorem ofFin_toFin (x : BitVec w) : BitVec.ofFin x.toFin = x := rfl
@[simp] theorem ofNatLT_finVal (n : Fin (2 ^ w)) : BitVec.ofNatLT n.val n.isLt = BitVec.ofFin n := rfl
@[simp] theorem ofNatLT_toNat (x : BitVec w) : BitVec.ofNatLT x.toNat x.isLt = x := rfl
@[simp] theorem ofNat_finVal (n : Fin (2 ^ w)) : BitVec.ofNat w n.val = BitVec.ofFin n :=
  eq_of_toNat_eq (Nat.mod_eq_of_lt n.isLt)
theorem getLsbD_ofNat (n : Nat) (x : Nat) (i : Nat) : getLsbD (BitVec.ofNat n x) i = (i < n && x.testBit i) :=
  Nat.testBit_mod_two_pow x n i
@[simp] theorem getLsbD_zero {i : Nat} : (0#w).getLsbD i = false := by simp [getLsbD]
@[simp] theorem getElem_zero {i w : Nat} (h : i < w) : (0#w)[i] = false := getLsbD_zero
@[simp] theorem getMsbD_zero {i : Nat} : (0#w).getMsbD i = false := by simp [getMsbD]
@[simp] theorem toNat_mod_cancel {n : Nat} (x : BitVec n) : x.toNat % (2 ^ n) = x.toNat := Nat.mod_eq_of_lt x.isLt
@[simp] theorem toNat_mod_cancel' {n : Nat} {x : BitVec n} : (x.toNat : Int) % (((2 ^ n) : Nat) : Int) = x.toNat := by
  rw [← Int.natCast_emod, toNat_mod_cancel]
theorem toNat_zero {w : Nat} : (0#w).toNat = 0 := Nat.zero_mod _
theorem ofFin_eq_ofNat {x : Nat} {lt : x < 2 ^ w} : @BitVec.ofFin w (Fin.mk x lt) = BitVec.ofNat w x :=
  eq_of_toNat_eq (Nat.mod_eq_of_lt lt).symm
@[simp] theorem ofNat_self_eq_zero : BitVec.ofNat w (2 ^ w) = 0#w := eq_of_toNat_eq (by simp)
@[simp] theorem toNat_ofBool (b : Bool) : (ofBool b).toNat = b.toNat := by cases b <;> rfl
theorem ofBool_eq_iff_eq : ∀ {b b' : Bool}, BitVec.ofBool b = BitVec.ofBool b' ↔ b = b' := by decide
@[simp] theorem not_ofBool {b : Bool} : ~~~(ofBool b) = ofBool (!b) := by cases b <;> rfl
@[simp] theorem ofBool_and_ofBool {b b' : Bool} : ofBool b &&& ofBool b' = ofBool (b && b') := by
  cases b <;> cases b' <;> rfl
@[simp] theorem ofBool_or_ofBool {b b' : Bool} : ofBool b ||| ofBool b' = ofBool (b || b') := by
  cases b <;> cases b' <;> rfl
theorem eq_zero_or_eq_one (a : BitVec 1) : a = 0#1 ∨ a = 1#1 := by
  have := a.isLt
  rw [toNat_eq, toNat_eq, toNat_ofNat, toNat_ofNat]
  omega
@[simp] theorem getLsbD_one {i : Nat} : (1#w).getLsbD i = (decide (0 < w) && decide (i = 0)) := by
  rw [getLsbD_ofNat]
  cases i with
  | zero => simp
  | succ i => simp [Nat.testBit_succ]

/- The most significant bit. -/
@[simp] theorem msb_zero : (0#w).msb = false := getMsbD_zero
theorem msb_eq_getLsbD_last (x : BitVec w) : x.msb = x.getLsbD (w - 1) := by
  cases w with
  | zero => exact (getLsbD_zero_length x).symm
  | succ w => simp [BitVec.msb, getMsbD]
@[bitvec_to_nat] theorem msb_eq_decide (x : BitVec w) : BitVec.msb x = decide (2 ^ (w - 1) ≤ x.toNat) := by
  rw [msb_eq_getLsbD_last]
  cases w with
  | zero => rw [toNat_zero_length, getLsbD_zero_length]; rfl
  | succ w =>
    show x.toNat.testBit w = decide (2 ^ w ≤ x.toNat)
    by_cases k : 2 ^ w ≤ x.toNat
    · rw [decide_eq_true k, Nat.testBit_of_two_pow_le_and_two_pow_add_one_gt k x.isLt]
    · rw [decide_eq_false k, Nat.testBit_lt_two_pow (Nat.lt_of_not_le k)]
theorem getLsbD_last (x : BitVec w) : x.getLsbD (w - 1) = decide (2 ^ (w - 1) ≤ x.toNat) := by
  rw [← msb_eq_getLsbD_last, msb_eq_decide]
theorem msb_eq_false_iff_two_mul_lt {x : BitVec w} : x.msb = false ↔ 2 * x.toNat < 2 ^ w := by
  cases w with
  | zero => rw [toNat_zero_length]; simp [msb_zero_length]
  | succ w => rw [msb_eq_decide, decide_eq_false_iff_not, show w + 1 - 1 = w by omega, Nat.pow_succ]; omega
theorem msb_eq_true_iff_two_mul_ge {x : BitVec w} : x.msb = true ↔ 2 * x.toNat ≥ 2 ^ w := by
  rw [← Bool.not_eq_false, msb_eq_false_iff_two_mul_lt]; omega
theorem toNat_ge_of_msb_true {n : Nat} {x : BitVec n} (p : BitVec.msb x = true) : x.toNat ≥ 2 ^ (n - 1) := by
  rw [msb_eq_decide] at p; exact of_decide_eq_true p

/- Integers. -/
theorem toInt_eq_toNat_cond {n : Nat} (x : BitVec n) :
    x.toInt = if 2 * x.toNat < 2 ^ n then (x.toNat : Int) else (x.toNat : Int) - (2 ^ n : Nat) := rfl
theorem toInt_eq_toNat_of_lt {n : Nat} {x : BitVec n} (h : 2 * x.toNat < 2 ^ n) : x.toInt = x.toNat := by
  rw [toInt_eq_toNat_cond, if_pos h]
theorem toInt_eq_msb_cond (x : BitVec w) :
    x.toInt = if x.msb then (x.toNat : Int) - (2 ^ w : Nat) else (x.toNat : Int) := by
  rw [toInt_eq_toNat_cond]
  cases h : x.msb with
  | false => rw [if_pos (msb_eq_false_iff_two_mul_lt.mp h)]; rfl
  | true => rw [if_neg (Nat.not_lt.mpr (msb_eq_true_iff_two_mul_ge.mp h))]; rfl
theorem toInt_eq_toNat_of_msb {x : BitVec w} (h : x.msb = false) : x.toInt = x.toNat :=
  toInt_eq_toNat_of_lt (msb_eq_false_iff_two_mul_lt.mp h)
@[simp, bitvec_to_nat] theorem toNat_ofInt {n : Nat} (i : Int) : (BitVec.ofInt n i).toNat = (i % (2 ^ n :
    Nat)).toNat := rfl
@[simp] theorem ofInt_natCast (w n : Nat) : BitVec.ofInt w (n : Int) = BitVec.ofNat w n := rfl
@[simp] theorem ofInt_ofNat (w n : Nat) :
    BitVec.ofInt w (no_index (OfNat.ofNat n)) = BitVec.ofNat w (OfNat.ofNat n) := rfl
theorem toInt_pos_iff {w : Nat} {x : BitVec w} : 0 ≤ BitVec.toInt x ↔ 2 * x.toNat < 2 ^ w := by
  rw [toInt_eq_toNat_cond]
  by_cases h : 2 * x.toNat < 2 ^ w
  · rw [if_pos h]; exact iff_of_true (Int.natCast_nonneg _) h
  · rw [if_neg h]
    refine iff_of_false (Int.not_le.mpr ?_) h
    have := Int.add_lt_add_right (Int.ofNat_lt.mpr x.isLt) (-((2 ^ w : Nat) : Int))
    rwa [Int.add_right_neg] at this
theorem toInt_neg_iff {w : Nat} {x : BitVec w} : BitVec.toInt x < 0 ↔ 2 ^ w ≤ 2 * x.toNat :=
  Int.not_le.symm.trans ((not_congr toInt_pos_iff).trans Nat.not_lt)
@[simp] theorem toInt_zero {w : Nat} : (0#w).toInt = 0 := by
  rw [toInt_eq_toNat_of_lt (by rw [toNat_zero]; exact Nat.two_pow_pos w), toNat_zero]; rfl
@[simp] theorem ofInt_toInt {x : BitVec w} : BitVec.ofInt w x.toInt = x := by
  have h := x.isLt
  apply eq_of_toNat_eq
  rw [toNat_ofInt, toInt_eq_toNat_cond]
  split
  · rw [← Int.natCast_emod, toNat_mod_cancel]; rfl
  · rw [show (x.toNat : Int) - (2 ^ w : Nat) = x.toNat + (2 ^ w : Nat) * (-1) by omega, Int.add_mul_emod_self_left,
      ← Int.natCast_emod, toNat_mod_cancel]
    rfl
theorem eq_of_toInt_eq {n : Nat} {x y : BitVec n} : x.toInt = y.toInt → x = y :=
  fun h => ofInt_toInt.symm.trans ((congrArg (BitVec.ofInt _) h).trans ofInt_toInt)
theorem toInt_inj {n : Nat} {x y : BitVec n} : x.toInt = y.toInt ↔ x = y := ⟨eq_of_toInt_eq, congrArg BitVec.toInt⟩
theorem toInt_ne {n : Nat} {x y : BitVec n} : x.toInt ≠ y.toInt ↔ x ≠ y := not_congr toInt_inj

/- Widths. -/
@[simp, bitvec_to_nat] theorem toNat_cast {v : Nat} (h : w = v) (x : BitVec w) : (x.cast h).toNat = x.toNat := rfl
@[simp] theorem toFin_cast {v : Nat} (h : w = v) (x : BitVec w) : (x.cast h).toFin = x.toFin.cast (by rw [h]) := rfl
@[simp] theorem getLsbD_cast {v i : Nat} (h : w = v) (x : BitVec w) : (x.cast h).getLsbD i = x.getLsbD i := rfl
@[simp] theorem getElem_cast {v i : Nat} (h : w = v) (x : BitVec w) (p : i < v) : (x.cast h)[i] = x[i] := rfl
@[simp] theorem msb_cast {v : Nat} (h : w = v) (x : BitVec w) : (x.cast h).msb = x.msb := by subst h; rfl
@[simp] theorem truncate_eq_setWidth {v : Nat} {x : BitVec w} : truncate v x = setWidth v x := rfl
@[simp] theorem zeroExtend_eq_setWidth {v : Nat} {x : BitVec w} : zeroExtend v x = setWidth v x := rfl
@[simp, bitvec_to_nat] theorem toNat_setWidth' {m n : Nat} (p : m ≤ n) (x : BitVec m) :
    (setWidth' p x).toNat = x.toNat := rfl
@[simp, bitvec_to_nat] theorem toNat_setWidth {n : Nat} (i : Nat) (x : BitVec n) :
    BitVec.toNat (setWidth i x) = x.toNat % 2 ^ i := by
  rw [setWidth]
  split
  · next h =>
    rw [toNat_setWidth', Nat.mod_eq_of_lt (Nat.lt_of_lt_of_le x.isLt (Nat.pow_le_pow_right (by decide) h))]
  · rfl
@[simp] theorem setWidth'_eq {v : Nat} {x : BitVec w} (h : w ≤ v) : x.setWidth' h = x.setWidth v := by
  rw [setWidth, dif_pos h]
@[simp] theorem setWidth_eq {n : Nat} (x : BitVec n) : setWidth n x = x :=
  eq_of_toNat_eq (by rw [toNat_setWidth, toNat_mod_cancel])
@[simp] theorem setWidth_zero (m n : Nat) : setWidth m 0#n = 0#m := eq_of_toNat_eq (by simp)
@[simp] theorem ofNat_toNat {n : Nat} (m : Nat) (x : BitVec n) : BitVec.ofNat m x.toNat = setWidth m x :=
  eq_of_toNat_eq (by rw [toNat_ofNat, toNat_setWidth])
@[simp] theorem getLsbD_setWidth {n : Nat} (m : Nat) (x : BitVec n) (i : Nat) :
    getLsbD (setWidth m x) i = (decide (i < m) && getLsbD x i) := by
  rw [getLsbD, toNat_setWidth, Nat.testBit_mod_two_pow, getLsbD]
@[simp] theorem getElem_setWidth {n : Nat} (m : Nat) (x : BitVec n) (i : Nat) (h : i < m) :
    (setWidth m x)[i] = x.getLsbD i := by
  rw [← getLsbD_eq_getElem, getLsbD_setWidth, decide_eq_true h, Bool.true_and]
@[simp] theorem cast_setWidth {v v' w : Nat} (h : v = v') (x : BitVec w) : (x.setWidth v).cast h = x.setWidth v' := by
  subst h; rfl
@[simp] theorem setWidth_setWidth_of_le {k l : Nat} (x : BitVec w) (h : k ≤ l) :
    (x.setWidth l).setWidth k = x.setWidth k :=
  eq_of_toNat_eq (by simp only [toNat_setWidth]; exact Nat.mod_mod_of_dvd _ (Nat.pow_dvd_pow 2 h))
@[simp] theorem setWidth_cast {v k : Nat} {x : BitVec w} {h : w = v} : (x.cast h).setWidth k = x.setWidth k := by
  subst h; rfl
@[simp] theorem setWidth_ofNat_of_le {v w : Nat} (h : v ≤ w) (x : Nat) :
    setWidth v (BitVec.ofNat w x) = BitVec.ofNat v x :=
  eq_of_toNat_eq (by rw [toNat_setWidth, toNat_ofNat, toNat_ofNat]; exact Nat.mod_mod_of_dvd _ (Nat.pow_dvd_pow 2 h))
theorem toNat_eq_nat {x : BitVec w} {y : Nat} : (x.toNat = y) ↔ (y < 2 ^ w ∧ (x = BitVec.ofNat w y)) := by
  rw [toNat_eq, toNat_ofNat]
  exact ⟨fun h => h ▸ ⟨x.isLt, x.toNat_mod_cancel.symm⟩, fun h => by rw [h.2, Nat.mod_eq_of_lt h.1]⟩
@[simp] theorem extractLsb'_toNat {n : Nat} (s m : Nat) (x : BitVec n) :
    (extractLsb' s m x).toNat = (x.toNat >>> s) % 2 ^ m :=
  rfl
@[simp] theorem extractLsb_toNat {n : Nat} (hi lo : Nat) (x : BitVec n) :
    (extractLsb hi lo x).toNat = (x.toNat >>> lo) % 2 ^ (hi - lo + 1) := rfl
@[simp] theorem getLsbD_extractLsb' {n : Nat} (start len : Nat) (x : BitVec n) (i : Nat) :
    (extractLsb' start len x).getLsbD i = (i < len && x.getLsbD (start + i)) := by
  rw [getLsbD, extractLsb'_toNat, Nat.testBit_mod_two_pow, Nat.testBit_shiftRight, getLsbD]
@[simp] theorem getElem_extractLsb' {n start len : Nat} {x : BitVec n} {i : Nat} (h : i < len) :
    (extractLsb' start len x)[i] = x.getLsbD (start + i) := by
  rw [← getLsbD_eq_getElem, getLsbD_extractLsb', decide_eq_true h, Bool.true_and]
@[simp] theorem getLsbD_extractLsb {n hi lo : Nat} {x : BitVec n} {i : Nat} :
    (extractLsb hi lo x).getLsbD i = (decide (i < hi - lo + 1) && x.getLsbD (lo + i)) := getLsbD_extractLsb' ..
@[simp] theorem getElem_extractLsb {n hi lo : Nat} {x : BitVec n} {i : Nat} (h : i < hi - lo + 1) :
    (extractLsb hi lo x)[i] = getLsbD x (lo + i) := getElem_extractLsb' h
@[simp] theorem extractLsb'_eq_self {x : BitVec w} : x.extractLsb' 0 w = x :=
  eq_of_toNat_eq (by rw [extractLsb'_toNat, Nat.shiftRight_zero, toNat_mod_cancel])
@[simp] theorem extractLsb'_zero {w start len : Nat} : (0#w).extractLsb' start len = 0#len := eq_of_toNat_eq (by simp)

/- Operations on bits. -/
@[simp, bitvec_to_nat] theorem toNat_allOnes {v : Nat} : (allOnes v).toNat = 2 ^ v - 1 := rfl
@[simp] theorem getLsbD_allOnes {v i : Nat} : (allOnes v).getLsbD i = decide (i < v) := Nat.testBit_two_pow_sub_one v i
@[simp] theorem getElem_allOnes {v : Nat} (i : Nat) (h : i < v) : (allOnes v)[i] = true := by
  rw [← getLsbD_eq_getElem, getLsbD_allOnes, decide_eq_true h]
@[simp] theorem toNat_and {v : Nat} (x y : BitVec v) : BitVec.toNat (x &&& y) = BitVec.toNat x &&& BitVec.toNat y := rfl
@[simp] theorem toNat_or {v : Nat} (x y : BitVec v) : BitVec.toNat (x ||| y) = BitVec.toNat x ||| BitVec.toNat y := rfl
@[simp] theorem toNat_xor {v : Nat} (x y : BitVec v) : BitVec.toNat (x ^^^ y) = BitVec.toNat x ^^^ BitVec.toNat y := rfl
@[simp] theorem toFin_and {v : Nat} (x y : BitVec v) : BitVec.toFin (x &&& y) = BitVec.toFin x &&& BitVec.toFin y :=
  Fin.ext (Nat.mod_eq_of_lt (Nat.and_lt_two_pow _ y.isLt)).symm
@[simp] theorem toFin_or {v : Nat} (x y : BitVec v) : BitVec.toFin (x ||| y) = BitVec.toFin x ||| BitVec.toFin y :=
  Fin.ext (Nat.mod_eq_of_lt (Nat.or_lt_two_pow x.isLt y.isLt)).symm
@[simp] theorem toFin_xor {v : Nat} (x y : BitVec v) : BitVec.toFin (x ^^^ y) = BitVec.toFin x ^^^ BitVec.toFin y :=
  Fin.ext (Nat.mod_eq_of_lt (Nat.xor_lt_two_pow x.isLt y.isLt)).symm
@[simp] theorem getLsbD_and {v i : Nat} {x y : BitVec v} : (x &&& y).getLsbD i = (x.getLsbD i && y.getLsbD i) :=
  Nat.testBit_and ..
@[simp] theorem getLsbD_or {v i : Nat} {x y : BitVec v} : (x ||| y).getLsbD i = (x.getLsbD i || y.getLsbD i) :=
  Nat.testBit_or ..
@[simp] theorem getLsbD_xor {v i : Nat} {x y : BitVec v} : (x ^^^ y).getLsbD i = (x.getLsbD i ^^ y.getLsbD i) :=
  Nat.testBit_xor ..
@[simp] theorem getElem_and {x y : BitVec w} {i : Nat} (h : i < w) : (x &&& y)[i] = (x[i] && y[i]) := Nat.testBit_and ..
@[simp] theorem getElem_or {x y : BitVec w} {i : Nat} (h : i < w) : (x ||| y)[i] = (x[i] || y[i]) := Nat.testBit_or ..
@[simp] theorem getElem_xor {x y : BitVec w} {i : Nat} (h : i < w) : (x ^^^ y)[i] = (x[i] ^^ y[i]) := Nat.testBit_xor ..
private theorem and_op {f : Bool → Bool → Bool} (h : f false false = false) (b p q : Bool) :
    (b && f p q) = f (b && p) (b && q) := by
  cases b
  · exact h.symm
  · rfl
@[simp] theorem getMsbD_and {w i : Nat} {x y : BitVec w} : (x &&& y).getMsbD i = (x.getMsbD i && y.getMsbD i) :=
  (congrArg _ getLsbD_and).trans (and_op rfl ..)
@[simp] theorem getMsbD_or {i : Nat} {x y : BitVec w} : (x ||| y).getMsbD i = (x.getMsbD i || y.getMsbD i) :=
  (congrArg _ getLsbD_or).trans (and_op (f := or) rfl ..)
@[simp] theorem getMsbD_xor {i : Nat} {x y : BitVec w} : (x ^^^ y).getMsbD i = (x.getMsbD i ^^ y.getMsbD i) :=
  (congrArg _ getLsbD_xor).trans (and_op (f := Bool.xor) rfl ..)
@[simp] theorem msb_and {x y : BitVec w} : (x &&& y).msb = (x.msb && y.msb) := getMsbD_and
@[simp] theorem msb_or {x y : BitVec w} : (x ||| y).msb = (x.msb || y.msb) := getMsbD_or
@[simp] theorem msb_xor {x y : BitVec w} : (x ^^^ y).msb = (x.msb ^^ y.msb) := getMsbD_xor
theorem or_assoc (x y z : BitVec w) : x ||| y ||| z = x ||| (y ||| z) := eq_of_toNat_eq (Nat.or_assoc ..)
theorem or_comm (x y : BitVec w) : x ||| y = y ||| x := eq_of_toNat_eq (Nat.or_comm ..)
theorem and_assoc (x y z : BitVec w) : x &&& y &&& z = x &&& (y &&& z) := eq_of_toNat_eq (Nat.and_assoc ..)
theorem and_comm (x y : BitVec w) : x &&& y = y &&& x := eq_of_toNat_eq (Nat.and_comm ..)
theorem xor_assoc (x y z : BitVec w) : x ^^^ y ^^^ z = x ^^^ (y ^^^ z) := eq_of_toNat_eq (Nat.xor_assoc ..)
theorem xor_comm (x y : BitVec w) : x ^^^ y = y ^^^ x := eq_of_toNat_eq (Nat.xor_comm ..)
@[simp] theorem or_self {x : BitVec w} : x ||| x = x := eq_of_toNat_eq (Nat.or_self _)
@[simp] theorem and_self {x : BitVec w} : x &&& x = x := eq_of_toNat_eq (Nat.and_self _)
@[simp] theorem xor_self {x : BitVec w} : x ^^^ x = 0#w := eq_of_toNat_eq (by simp)
@[simp] theorem or_zero {x : BitVec w} : x ||| 0#w = x := eq_of_toNat_eq (by simp)
@[simp] theorem zero_or {x : BitVec w} : 0#w ||| x = x := eq_of_toNat_eq (by simp)
@[simp] theorem and_zero {x : BitVec w} : x &&& 0#w = 0#w := eq_of_toNat_eq (by simp)
@[simp] theorem zero_and {x : BitVec w} : 0#w &&& x = 0#w := eq_of_toNat_eq (by simp)
@[simp] theorem xor_zero {x : BitVec w} : x ^^^ 0#w = x := eq_of_toNat_eq (by simp)
@[simp] theorem zero_xor {x : BitVec w} : 0#w ^^^ x = x := eq_of_toNat_eq (by simp)
instance instAssociativeHAnd {n : Nat} : Std.Associative (α := BitVec n) (· &&& ·) := ⟨BitVec.and_assoc⟩
instance instCommutativeHAnd {n : Nat} : Std.Commutative (α := BitVec n) (· &&& ·) := ⟨BitVec.and_comm⟩
instance instIdempotentOpHAnd {n : Nat} : Std.IdempotentOp (α := BitVec n) (· &&& ·) := ⟨fun _ => BitVec.and_self⟩
instance instAssociativeHOr {n : Nat} : Std.Associative (α := BitVec n) (· ||| ·) := ⟨BitVec.or_assoc⟩
instance instCommutativeHOr {n : Nat} : Std.Commutative (α := BitVec n) (· ||| ·) := ⟨BitVec.or_comm⟩
instance instIdempotentOpHOr {n : Nat} : Std.IdempotentOp (α := BitVec n) (· ||| ·) := ⟨fun _ => BitVec.or_self⟩
instance instAssociativeHXor {n : Nat} : Std.Associative (α := BitVec n) (· ^^^ ·) := ⟨BitVec.xor_assoc⟩
instance instCommutativeHXor {n : Nat} : Std.Commutative (α := BitVec n) (· ^^^ ·) := ⟨BitVec.xor_comm⟩
@[simp] theorem or_allOnes {x : BitVec w} : x ||| allOnes w = allOnes w :=
  eq_of_getLsbD_eq fun i h => by rw [getLsbD_or, getLsbD_allOnes, decide_eq_true h, Bool.or_true]
@[simp] theorem allOnes_or {x : BitVec w} : allOnes w ||| x = allOnes w := (or_comm ..).trans or_allOnes
@[simp] theorem and_allOnes {x : BitVec w} : x &&& allOnes w = x :=
  eq_of_toNat_eq (Nat.and_two_pow_sub_one_of_lt_two_pow x.isLt)
@[simp] theorem allOnes_and {x : BitVec w} : allOnes w &&& x = x := (and_comm ..).trans and_allOnes
theorem not_def {v : Nat} {x : BitVec v} : ~~~x = allOnes v ^^^ x := rfl
@[simp] theorem getLsbD_not {v i : Nat} {x : BitVec v} : (~~~x).getLsbD i = (decide (i < v) && !x.getLsbD i) := by
  rw [not_def, getLsbD_xor, getLsbD_allOnes]
  by_cases h : i < v
  · rw [decide_eq_true h]; cases x.getLsbD i <;> rfl
  · rw [decide_eq_false h, getLsbD_of_ge x i (by omega)]; rfl
@[simp] theorem getElem_not {x : BitVec w} {i : Nat} (h : i < w) : (~~~x)[i] = !x[i] := by
  rw [← getLsbD_eq_getElem, getLsbD_not, decide_eq_true h, Bool.true_and]; rfl
@[simp, bitvec_to_nat] theorem toNat_not {v : Nat} {x : BitVec v} : (~~~x).toNat = 2 ^ v - 1 - x.toNat := by
  rw [Nat.sub_sub, Nat.add_comm]
  exact Nat.eq_of_testBit_eq fun i => (getLsbD_not (x := x)).trans (Nat.testBit_two_pow_sub_succ x.isLt i).symm
@[simp] theorem toFin_not (x : BitVec w) : (~~~x).toFin = x.toFin.rev :=
  Fin.ext (by rw [val_toFin, toNat_not, Fin.val_rev, val_toFin, Nat.sub_sub, Nat.add_comm])
@[simp] theorem msb_not {x : BitVec w} : (~~~x).msb = (decide (0 < w) && !x.msb) := by
  rw [msb_eq_getLsbD_last, msb_eq_getLsbD_last, getLsbD_not]
  cases w with
  | zero => rfl
  | succ w => simp
@[simp] theorem not_zero {n : Nat} : ~~~(0#n) = allOnes n := eq_of_toNat_eq (by simp)
@[simp] theorem not_allOnes : ~~~allOnes w = 0#w := eq_of_toNat_eq (by simp)
@[simp] theorem xor_allOnes {x : BitVec w} : x ^^^ allOnes w = ~~~x := xor_comm ..
@[simp] theorem allOnes_xor {x : BitVec w} : allOnes w ^^^ x = ~~~x := rfl
@[simp] theorem not_not {b : BitVec w} : ~~~(~~~b) = b :=
  (xor_assoc ..).symm.trans ((congrArg (· ^^^ b) xor_self).trans zero_xor)
@[simp] protected theorem not_inj {x y : BitVec w} : ~~~x = ~~~y ↔ x = y :=
  ⟨fun h => by rw [← @not_not w x, h, not_not], congrArg _⟩
@[simp] theorem and_not_self {w : Nat} (x : BitVec w) : x &&& ~~~x = 0 := by ext i h; simp
theorem not_eq_comm {x y : BitVec w} : ~~~x = y ↔ x = ~~~y :=
  ⟨fun h => by rw [← h, not_not], fun h => by rw [h, not_not]⟩
theorem not_and {x y : BitVec w} : ~~~(x &&& y) = ~~~x ||| ~~~y := by ext i h; simp
theorem not_or {x y : BitVec w} : ~~~(x ||| y) = ~~~x &&& ~~~y := by ext i h; simp
theorem and_or_distrib_left {x y z : BitVec w} : x &&& (y ||| z) = (x &&& y) ||| (x &&& z) :=
  eq_of_toNat_eq (Nat.and_or_distrib_left ..)
theorem or_and_distrib_left {x y z : BitVec w} : x ||| (y &&& z) = (x ||| y) &&& (x ||| z) :=
  eq_of_toNat_eq (Nat.or_and_distrib_left ..)
@[simp, bitvec_to_nat] theorem toNat_shiftLeft {v n : Nat} {x : BitVec v} : (x <<< n).toNat = x.toNat <<< n % 2 ^ v :=
  rfl
@[simp] theorem toFin_shiftLeft {n : Nat} (x : BitVec w) : (x <<< n).toFin = Fin.ofNat (2 ^ w) (x.toNat <<< n) := rfl
@[simp] theorem shiftLeft_zero (x : BitVec w) : x <<< 0 = x := eq_of_toNat_eq (by simp)
@[simp] theorem zero_shiftLeft (n : Nat) : 0#w <<< n = 0#w := eq_of_toNat_eq (by simp)
@[simp] theorem getLsbD_shiftLeft {m i : Nat} (x : BitVec m) (n) :
    getLsbD (x <<< n) i = (decide (i < m) && !decide (i < n) && getLsbD x (i - n)) := by
  rw [getLsbD, toNat_shiftLeft, Nat.testBit_mod_two_pow, Nat.testBit_shiftLeft, getLsbD]
  by_cases h : i < n
  · simp [h, Nat.not_le_of_lt h]
  · have k : n ≤ i := by omega
    simp [h, k]
@[simp] theorem getElem_shiftLeft {m i : Nat} {x : BitVec m} {n : Nat} (h : i < m) :
    (x <<< n)[i] = (!decide (i < n) && x[i - n]) := by
  rw [← getLsbD_eq_getElem, getLsbD_shiftLeft, decide_eq_true h, Bool.true_and]; rfl
theorem shiftLeft_xor_distrib (x y : BitVec w) (n : Nat) : (x ^^^ y) <<< n = (x <<< n) ^^^ (y <<< n) :=
  eq_of_toNat_eq ((congrArg (· % _) Nat.shiftLeft_xor_distrib).trans Nat.xor_mod_two_pow)
theorem shiftLeft_and_distrib (x y : BitVec w) (n : Nat) : (x &&& y) <<< n = (x <<< n) &&& (y <<< n) :=
  eq_of_toNat_eq ((congrArg (· % _) Nat.shiftLeft_and_distrib).trans Nat.and_mod_two_pow)
theorem shiftLeft_or_distrib (x y : BitVec w) (n : Nat) : (x ||| y) <<< n = (x <<< n) ||| (y <<< n) :=
  eq_of_toNat_eq ((congrArg (· % _) Nat.shiftLeft_or_distrib).trans Nat.or_mod_two_pow)
theorem shiftLeft_add {w : Nat} (x : BitVec w) (n m : Nat) : x <<< (n + m) = (x <<< n) <<< m :=
  eq_of_toNat_eq (by
    rw [toNat_shiftLeft, toNat_shiftLeft, toNat_shiftLeft, Nat.shiftLeft_add, Nat.shiftLeft_eq _ m,
      Nat.shiftLeft_eq _ m, Nat.mod_mul_mod])
@[simp] theorem shiftLeft_eq' {w₁ w₂ : Nat} {x : BitVec w₁} {y : BitVec w₂} : x <<< y = x <<< y.toNat := rfl
@[simp] theorem shiftLeft_eq_zero {x : BitVec w} {n : Nat} (hn : w ≤ n) : x <<< n = 0#w := by
  ext i h; simp [show i < n by omega]
theorem shiftLeft_ofNat_eq {x : BitVec w} {k : Nat} : x <<< (BitVec.ofNat w k) = x <<< (k % 2 ^ w) := rfl
@[simp, bitvec_to_nat] theorem toNat_ushiftRight {n : Nat} (x : BitVec n) (i : Nat) : (x >>> i).toNat = x.toNat >>> i :=
  rfl
@[simp] theorem getLsbD_ushiftRight {n : Nat} (x : BitVec n) (i j : Nat) : getLsbD (x >>> i) j = getLsbD x (i + j) :=
  Nat.testBit_shiftRight ..
@[simp] theorem getElem_ushiftRight (x : BitVec w) (i n : Nat) (h : i < w) : (x >>> n)[i] = x.getLsbD (n + i) :=
  Nat.testBit_shiftRight ..
theorem ushiftRight_xor_distrib (x y : BitVec w) (n : Nat) : (x ^^^ y) >>> n = (x >>> n) ^^^ (y >>> n) :=
  eq_of_toNat_eq Nat.shiftRight_xor_distrib
theorem ushiftRight_and_distrib (x y : BitVec w) (n : Nat) : (x &&& y) >>> n = (x >>> n) &&& (y >>> n) :=
  eq_of_toNat_eq Nat.shiftRight_and_distrib
theorem ushiftRight_or_distrib (x y : BitVec w) (n : Nat) : (x ||| y) >>> n = (x >>> n) ||| (y >>> n) :=
  eq_of_toNat_eq Nat.shiftRight_or_distrib
@[simp] theorem ushiftRight_zero (x : BitVec w) : x >>> 0 = x := eq_of_toNat_eq (by simp)
@[simp] theorem zero_ushiftRight {n : Nat} : 0#w >>> n = 0#w := eq_of_toNat_eq (by simp)
theorem ushiftRight_eq_zero {x : BitVec w} {n : Nat} (hn : w ≤ n) : x >>> n = 0#w := by
  ext i h; rw [getElem_ushiftRight, getLsbD_of_ge x _ (by omega), getElem_zero]
@[simp] theorem ushiftRight_eq' {w₁ w₂ : Nat} (x : BitVec w₁) (y : BitVec w₂) : x >>> y = x >>> y.toNat := rfl
theorem ushiftRight_ofNat_eq {x : BitVec w} {k : Nat} : x >>> (BitVec.ofNat w k) = x >>> (k % 2 ^ w) := rfl
theorem shiftRight_add {w : Nat} (x : BitVec w) (n m : Nat) : x >>> (n + m) = (x >>> n) >>> m :=
  eq_of_toNat_eq (Nat.shiftRight_add ..)
@[simp] theorem sshiftRight_eq' {v : Nat} {y : BitVec v} (x : BitVec w) : x.sshiftRight' y = x.sshiftRight y.toNat :=
  rfl
theorem sshiftRight'_ofNat_eq_sshiftRight {x : BitVec w} {k : Nat} :
    x.sshiftRight' (BitVec.ofNat w k) = x.sshiftRight (k % 2 ^ w) := rfl
@[simp] theorem sshiftRight_zero {x : BitVec w} : x.sshiftRight 0 = x := by
  rw [sshiftRight, Int.shiftRight_eq_div_pow, show ((2 ^ 0 : Nat) : Int) = 1 from rfl, Int.ediv_one, ofInt_toInt]

/- Concatenation. -/
@[simp] theorem toNat_append {m n : Nat} (x : BitVec m) (y : BitVec n) : (x ++ y).toNat = x.toNat <<< n ||| y.toNat :=
  rfl
theorem getLsbD_append {n m i : Nat} {x : BitVec n} {y : BitVec m} :
    getLsbD (x ++ y) i = if i < m then getLsbD y i else getLsbD x (i - m) := by
  rw [getLsbD, toNat_append, Nat.testBit_or, Nat.testBit_shiftLeft]
  split
  · next h =>
    have k : ¬ m ≤ i := by omega
    simp [k, testBit_toNat]
  · next h =>
    have k : m ≤ i := by omega
    simp only [testBit_toNat, getLsbD_of_ge y i k, Bool.or_false]
    simp [k]
theorem getElem_append {n m i : Nat} {x : BitVec n} {y : BitVec m} (h : i < n + m) :
    (x ++ y)[i] = if h : i < m then y[i] else x[i - m] := by
  rw [← getLsbD_eq_getElem, getLsbD_append]; split <;> rfl
@[simp] theorem append_zero_width (x : BitVec w) (y : BitVec 0) : x ++ y = x :=
  eq_of_toNat_eq (by rw [toNat_append, toNat_zero_length, Nat.shiftLeft_zero, Nat.or_zero]; rfl)
@[simp] theorem zero_width_append {v : Nat} (x : BitVec 0) (y : BitVec v) : x ++ y = y.cast (by omega) :=
  eq_of_toNat_eq (by rw [toNat_append, toNat_zero_length, Nat.zero_shiftLeft, Nat.zero_or]; rfl)
@[simp] theorem toNat_cons (b : Bool) (x : BitVec w) : (cons b x).toNat = (b.toNat <<< w) ||| x.toNat := by
  rw [← toNat_ofBool]; rfl
@[simp] theorem toNat_concat (x : BitVec w) (b : Bool) : (concat x b).toNat = x.toNat * 2 + b.toNat := by
  show x.toNat <<< 1 ||| (ofBool b).toNat = _
  rw [toNat_ofBool, ← Nat.shiftLeft_add_eq_or_of_lt (i := 1) b.toNat_lt, Nat.shiftLeft_eq]

/- Arithmetic. -/
theorem add_def {n} (x y : BitVec n) : x + y = .ofNat n (x.toNat + y.toNat) := rfl
@[simp, bitvec_to_nat] theorem toNat_add (x y : BitVec w) : (x + y).toNat = (x.toNat + y.toNat) % 2 ^ w := rfl
@[simp] theorem toFin_add (x y : BitVec w) : (x + y).toFin = toFin x + toFin y := rfl
@[simp] theorem ofFin_add {n : Nat} (x : Fin (2 ^ n)) (y : BitVec n) : .ofFin x + y = .ofFin (x + y.toFin) := rfl
@[simp] theorem add_ofFin {n : Nat} (x : BitVec n) (y : Fin (2 ^ n)) : x + .ofFin y = .ofFin (x.toFin + y) := rfl
theorem ofNat_add {n} (x y : Nat) : BitVec.ofNat n (x + y) = BitVec.ofNat n x + BitVec.ofNat n y :=
  eq_of_toNat_eq (by simp only [toNat_ofNat, toNat_add, Nat.mod_add_mod, Nat.add_mod_mod])
theorem ofNat_add_ofNat {n} (x y : Nat) : BitVec.ofNat n x + BitVec.ofNat n y = BitVec.ofNat n (x + y) :=
  (ofNat_add x y).symm
protected theorem add_assoc {n : Nat} (x y z : BitVec n) : x + y + z = x + (y + z) :=
  eq_of_toNat_eq (by simp only [toNat_add, Nat.mod_add_mod, Nat.add_mod_mod, Nat.add_assoc])
protected theorem add_comm {n : Nat} (x y : BitVec n) : x + y = y + x :=
  eq_of_toNat_eq (by rw [toNat_add, toNat_add, Nat.add_comm])
instance instAssociativeHAdd {n : Nat} : Std.Associative (α := BitVec n) (· + ·) := ⟨BitVec.add_assoc⟩
instance instCommutativeHAdd {n : Nat} : Std.Commutative (α := BitVec n) (· + ·) := ⟨BitVec.add_comm⟩
@[simp] protected theorem add_zero {n : Nat} (x : BitVec n) : x + 0#n = x := eq_of_toNat_eq (by simp)
@[simp] protected theorem zero_add {n : Nat} (x : BitVec n) : 0#n + x = x := by rw [BitVec.add_comm, BitVec.add_zero]
instance instLawfulIdentityHAddOfNatOfNatNat {n : Nat} : Std.LawfulIdentity (α := BitVec n) (· + ·) 0#n where
  left_id := BitVec.zero_add
  right_id := BitVec.add_zero
theorem setWidth_add {i : Nat} (x y : BitVec w) (h : i ≤ w) : (x + y).setWidth i = x.setWidth i + y.setWidth i :=
  eq_of_toNat_eq (by
    simp only [toNat_setWidth, toNat_add, Nat.mod_add_mod, Nat.add_mod_mod]
    exact Nat.mod_mod_of_dvd _ (Nat.pow_dvd_pow 2 h))
theorem sub_def {n} (x y : BitVec n) : x - y = .ofNat n ((2 ^ n - y.toNat) + x.toNat) := rfl
@[simp] theorem toNat_sub {n} (x y : BitVec n) : (x - y).toNat = (((2 ^ n - y.toNat) + x.toNat) % 2 ^ n) := rfl
@[bitvec_to_nat] theorem toNat_sub' {n} (x y : BitVec n) : (x - y).toNat = ((x.toNat + (2 ^ n - y.toNat)) % 2 ^ n) := by
  rw [toNat_sub, Nat.add_comm]
theorem toNat_sub_of_le {n : Nat} {x y : BitVec n} (h : y ≤ x) : (x - y).toNat = x.toNat - y.toNat := by
  have h : y.toNat ≤ x.toNat := h
  rw [toNat_sub, ← Nat.sub_add_comm (Nat.le_of_lt y.isLt), Nat.add_sub_assoc h, Nat.add_mod_left,
    Nat.mod_eq_of_lt (Nat.lt_of_le_of_lt (Nat.sub_le _ _) x.isLt)]
@[simp] theorem toFin_sub {n : Nat} (x y : BitVec n) : (x - y).toFin = toFin x - toFin y := rfl
@[simp] protected theorem sub_zero {n : Nat} (x : BitVec n) : x - 0#n = x := eq_of_toNat_eq (by simp)
@[simp] protected theorem zero_sub {n : Nat} (x : BitVec n) : 0#n - x = -x :=
  eq_of_toNat_eq (by rw [toNat_sub, toNat_zero, Nat.add_zero]; rfl)
@[simp] protected theorem sub_self {n : Nat} (x : BitVec n) : x - x = 0#n :=
  eq_of_toNat_eq (by rw [toNat_sub, Nat.sub_add_cancel (Nat.le_of_lt x.isLt), Nat.mod_self, toNat_zero])
@[simp, bitvec_to_nat] theorem toNat_neg {n : Nat} (x : BitVec n) : (-x).toNat = (2 ^ n - x.toNat) % 2 ^ n := rfl
theorem toNat_neg_of_pos {n : Nat} {x : BitVec n} (h : 0#n < x) : (-x).toNat = 2 ^ n - x.toNat := by
  have h : (0#n).toNat < x.toNat := h
  rw [toNat_zero] at h
  rw [toNat_neg, Nat.mod_eq_of_lt (by omega)]
theorem sub_eq_add_neg {n} (x y : BitVec n) : x - y = x + -y :=
  eq_of_toNat_eq (by rw [toNat_sub', toNat_add, toNat_neg, Nat.add_mod_mod])
@[simp] theorem neg_zero (n : Nat) : -BitVec.ofNat n 0 = BitVec.ofNat n 0 := eq_of_toNat_eq (by simp)
theorem add_sub_cancel (x y : BitVec w) : x + y - y = x :=
  eq_of_toNat_eq (by
    rw [toNat_sub, toNat_add, Nat.add_mod_mod, Nat.add_left_comm, Nat.sub_add_cancel (Nat.le_of_lt y.isLt),
      Nat.add_mod_right, toNat_mod_cancel])
theorem sub_add_cancel (x y : BitVec w) : x - y + y = x :=
  eq_of_toNat_eq (by
    rw [toNat_add, toNat_sub, Nat.mod_add_mod, Nat.add_right_comm, Nat.sub_add_cancel (Nat.le_of_lt y.isLt),
      Nat.add_mod_left, toNat_mod_cancel])
theorem eq_sub_iff_add_eq {x y z : BitVec w} : x = z - y ↔ x + y = z :=
  ⟨fun h => by rw [h, sub_add_cancel], fun h => by rw [← h, add_sub_cancel]⟩
theorem sub_eq_iff_eq_add {x y z : BitVec w} : x - y = z ↔ x = z + y :=
  ⟨fun h => by rw [← h, sub_add_cancel], fun h => by rw [h, add_sub_cancel]⟩
theorem neg_one_eq_allOnes : -1#w = allOnes w :=
  eq_of_toNat_eq (by
    rw [toNat_neg, toNat_ofNat, toNat_allOnes]
    cases w with
    | zero => rfl
    | succ w =>
      have : 1 < 2 ^ (w + 1) := by have := Nat.two_pow_pos w; rw [Nat.pow_succ]; omega
      rw [Nat.mod_eq_of_lt this, Nat.mod_eq_of_lt (by omega)])
theorem neg_eq_not_add (x : BitVec w) : -x = ~~~x + 1#w :=
  eq_of_toNat_eq (by
    rw [toNat_neg, toNat_add, toNat_not, toNat_ofNat, Nat.add_mod_mod, Nat.sub_right_comm,
      Nat.sub_one_add_one (Nat.sub_ne_zero_of_lt x.isLt)])
theorem not_eq_neg_add (x : BitVec w) : ~~~x = -x - 1#w := by rw [eq_sub_iff_add_eq, neg_eq_not_add]
protected theorem add_neg_cancel (x : BitVec w) : x + -x = 0#w := by rw [← sub_eq_add_neg, BitVec.sub_self]
protected theorem neg_add_cancel (x : BitVec w) : -x + x = 0#w := by rw [BitVec.add_comm, BitVec.add_neg_cancel]
@[simp] protected theorem add_left_inj {x y : BitVec w} (z : BitVec w) : (x + z = y + z) ↔ x = y :=
  ⟨fun h => by rw [← add_sub_cancel x z, h, add_sub_cancel], congrArg (· + z)⟩
@[simp] protected theorem add_right_inj {x y : BitVec w} (z : BitVec w) : (z + x = z + y) ↔ x = y := by
  rw [BitVec.add_comm z, BitVec.add_comm z, BitVec.add_left_inj]
@[simp] theorem neg_neg {x : BitVec w} : - -x = x :=
  (BitVec.add_left_inj (-x)).mp (by rw [BitVec.neg_add_cancel, BitVec.add_neg_cancel])
@[simp] protected theorem neg_inj {x y : BitVec w} : -x = -y ↔ x = y :=
  ⟨fun h => by rw [← @neg_neg w x, h, neg_neg], congrArg _⟩
@[simp] theorem neg_eq_zero_iff {x : BitVec w} : -x = 0#w ↔ x = 0#w := by
  rw [← BitVec.neg_inj, neg_neg, neg_zero]
@[simp] protected theorem sub_left_inj {x y : BitVec w} (z : BitVec w) : (x - z = y - z) ↔ x = y := by
  rw [sub_eq_add_neg, sub_eq_add_neg, BitVec.add_left_inj]
@[simp] protected theorem sub_right_inj {x y : BitVec w} (z : BitVec w) : (z - x = z - y) ↔ x = y := by
  rw [sub_eq_add_neg, sub_eq_add_neg, BitVec.add_right_inj, BitVec.neg_inj]
@[simp] protected theorem add_eq_right {x y : BitVec w} : x + y = y ↔ x = 0#w := by
  have := BitVec.add_left_inj (x := x) (y := 0#w) y
  rwa [BitVec.zero_add] at this
@[simp] protected theorem add_eq_left {x y : BitVec w} : x + y = x ↔ y = 0#w := by
  rw [BitVec.add_comm, BitVec.add_eq_right]
theorem add_neg_eq_sub {x y : BitVec w} : x + -y = (x - y) := (sub_eq_add_neg x y).symm
@[simp] theorem sub_neg {x y : BitVec w} : x - -y = x + y := by rw [sub_eq_add_neg, neg_neg]
theorem neg_add {x y : BitVec w} : -(x + y) = -x - y :=
  (BitVec.add_left_inj (x + y)).mp (by
    rw [BitVec.neg_add_cancel, sub_eq_add_neg, BitVec.add_comm x y, ← BitVec.add_assoc, BitVec.add_assoc (-x),
      BitVec.neg_add_cancel y, BitVec.add_zero, BitVec.neg_add_cancel])
theorem neg_sub {x y : BitVec w} : -(x - y) = -x + y := by rw [sub_eq_add_neg, neg_add, sub_neg]
theorem mul_def {n} {x y : BitVec n} : x * y = (ofFin (x.toFin * y.toFin)) := rfl
@[simp, bitvec_to_nat] theorem toNat_mul {n : Nat} (x y : BitVec n) : (x * y).toNat = (x.toNat * y.toNat) % 2 ^ n := rfl
@[simp] theorem toFin_mul {n : Nat} (x y : BitVec n) : (x * y).toFin = (x.toFin * y.toFin) := rfl
protected theorem mul_comm (x y : BitVec w) : x * y = y * x :=
  eq_of_toNat_eq (by rw [toNat_mul, toNat_mul, Nat.mul_comm])
protected theorem mul_assoc (x y z : BitVec w) : x * y * z = x * (y * z) :=
  eq_of_toNat_eq (by simp only [toNat_mul, Nat.mod_mul_mod, Nat.mul_mod_mod, Nat.mul_assoc])
instance instCommutativeHMul : Std.Commutative (fun (x y : BitVec w) => x * y) := ⟨BitVec.mul_comm⟩
instance instAssociativeHMul : Std.Associative (fun (x y : BitVec w) => x * y) := ⟨BitVec.mul_assoc⟩
@[simp] protected theorem mul_one (x : BitVec w) : x * 1#w = x :=
  eq_of_toNat_eq (by rw [toNat_mul, toNat_ofNat, Nat.mul_mod_mod, Nat.mul_one, toNat_mod_cancel])
@[simp] protected theorem one_mul (x : BitVec w) : 1#w * x = x := by rw [BitVec.mul_comm, BitVec.mul_one]
@[simp] theorem mul_zero {x : BitVec w} : x * 0#w = 0#w := eq_of_toNat_eq (by simp)
@[simp] theorem zero_mul {x : BitVec w} : 0#w * x = 0#w := eq_of_toNat_eq (by simp)
theorem mul_add {x y z : BitVec w} : x * (y + z) = x * y + x * z :=
  eq_of_toNat_eq (by simp only [toNat_mul, toNat_add, Nat.mul_mod_mod, Nat.mod_add_mod, Nat.add_mod_mod, Nat.mul_add])
theorem add_mul {x y z : BitVec w} : (x + y) * z = x * z + y * z := by
  rw [BitVec.mul_comm, mul_add, BitVec.mul_comm z, BitVec.mul_comm z]
theorem mul_succ {x y : BitVec w} : x * (y + 1#w) = x * y + x := by rw [mul_add, BitVec.mul_one]
theorem succ_mul {x y : BitVec w} : (x + 1#w) * y = x * y + y := by rw [add_mul, BitVec.one_mul]
@[simp] protected theorem neg_mul (x y : BitVec w) : -x * y = -(x * y) :=
  (BitVec.add_left_inj (x * y)).mp (by
    rw [← add_mul, BitVec.neg_add_cancel, BitVec.neg_add_cancel, zero_mul])
@[simp] protected theorem mul_neg (x y : BitVec w) : x * -y = -(x * y) := by
  rw [BitVec.mul_comm, BitVec.neg_mul, BitVec.mul_comm]
theorem mul_sub {x y z : BitVec w} : x * (y - z) = x * y - x * z := by
  rw [sub_eq_add_neg, sub_eq_add_neg, mul_add, BitVec.mul_neg]
theorem mul_two {x : BitVec w} : x * 2#w = x + x := by
  have : 2#w = 1#w + 1#w := by rw [ofNat_add_ofNat]
  rw [this, mul_succ, BitVec.mul_one]
theorem two_mul {x : BitVec w} : 2#w * x = x + x := by rw [BitVec.mul_comm, mul_two]
theorem udiv_def {n : Nat} {x y : BitVec n} : x / y = BitVec.ofNat n (x.toNat / y.toNat) := ofNatLT_eq_ofNat _
@[simp, bitvec_to_nat] theorem toNat_udiv {n : Nat} {x y : BitVec n} : (x / y).toNat = x.toNat / y.toNat := rfl
@[simp] theorem zero_udiv {x : BitVec w} : (0#w) / x = 0#w := eq_of_toNat_eq (by simp)
@[simp] theorem udiv_zero {n : Nat} {x : BitVec n} : x / 0#n = 0#n := eq_of_toNat_eq (by simp)
theorem umod_def {n : Nat} {x y : BitVec n} : x % y = BitVec.ofNat n (x.toNat % y.toNat) := ofNatLT_eq_ofNat _
@[simp, bitvec_to_nat] theorem toNat_umod {n : Nat} {x y : BitVec n} : (x % y).toNat = x.toNat % y.toNat := rfl
@[simp] theorem umod_zero {n : Nat} {x : BitVec n} : x % 0#n = x := eq_of_toNat_eq (by simp)
@[simp] theorem zero_umod {x : BitVec w} : (0#w) % x = 0#w := eq_of_toNat_eq (by simp)
@[simp] theorem umod_self {x : BitVec w} : x % x = 0#w := eq_of_toNat_eq (by simp)
protected theorem umod_lt {n : Nat} (x : BitVec n) {y : BitVec n} : 0 < y → x % y < y := fun h => by
  have h : (0 : BitVec n).toNat < y.toNat := h
  exact Nat.mod_lt _ (Nat.lt_of_le_of_lt (Nat.zero_le _) h)

/- Comparison. -/
@[bitvec_to_nat] theorem le_def {n : Nat} {x y : BitVec n} : x ≤ y ↔ x.toNat ≤ y.toNat := Iff.rfl
@[bitvec_to_nat] theorem lt_def {n : Nat} {x y : BitVec n} : x < y ↔ x.toNat < y.toNat := Iff.rfl
@[simp] theorem le_ofNat_iff {n : Nat} {x : BitVec n} {y : Nat} : x ≤ BitVec.ofNat n y ↔ x.toNat ≤ y % 2 ^ n := Iff.rfl
@[simp] protected theorem not_le {n : Nat} {x y : BitVec n} : ¬ x ≤ y ↔ y < x := Nat.not_le
@[simp] protected theorem not_lt {n : Nat} {x y : BitVec n} : ¬ x < y ↔ y ≤ x := Nat.not_lt
@[simp] protected theorem le_refl {n : Nat} (x : BitVec n) : x ≤ x := Nat.le_refl x.toNat
@[simp] protected theorem lt_irrefl {n : Nat} (x : BitVec n) : ¬ x < x := Nat.lt_irrefl x.toNat
protected theorem le_trans {n : Nat} {x y z : BitVec n} : x ≤ y → y ≤ z → x ≤ z := Nat.le_trans
protected theorem lt_trans {n : Nat} {x y z : BitVec n} : x < y → y < z → x < z := Nat.lt_trans
protected theorem lt_of_lt_of_le {n : Nat} {x y z : BitVec n} : x < y → y ≤ z → x < z := Nat.lt_of_lt_of_le
protected theorem lt_of_le_of_lt {n : Nat} {x y z : BitVec n} : x ≤ y → y < z → x < z := Nat.lt_of_le_of_lt
protected theorem le_total {n : Nat} (x y : BitVec n) : x ≤ y ∨ y ≤ x := Nat.le_total x.toNat y.toNat
protected theorem le_antisymm {n : Nat} {x y : BitVec n} : x ≤ y → y ≤ x → x = y :=
  fun h k => eq_of_toNat_eq (Nat.le_antisymm h k)
protected theorem lt_asymm {n : Nat} {x y : BitVec n} : x < y → ¬ y < x := fun h k => Nat.lt_irrefl _ (Nat.lt_trans h k)
protected theorem le_of_lt {w : Nat} {x y : BitVec w} (h : x < y) : x ≤ y := Nat.le_of_lt h
protected theorem ne_of_lt {n : Nat} {x y : BitVec n} : x < y → x ≠ y := fun h e => BitVec.lt_irrefl y (e ▸ h)
protected theorem lt_of_le_ne {n : Nat} {x y : BitVec n} : x ≤ y → ¬ x = y → x < y := fun h k =>
  Nat.lt_of_le_of_ne h fun e => k (eq_of_toNat_eq e)
protected theorem lt_or_ge {n : Nat} (x y : BitVec n) : x < y ∨ y ≤ x := Nat.lt_or_ge x.toNat y.toNat
@[simp] theorem not_lt_zero {x : BitVec w} : ¬ x < 0#w := by rw [BitVec.not_lt]; show (0#w).toNat ≤ _; simp
@[simp] protected theorem zero_le (x : BitVec w) : 0#w ≤ x := BitVec.not_lt.mp not_lt_zero
@[simp] theorem le_zero_iff {x : BitVec w} : x ≤ 0#w ↔ x = 0#w := by
  rw [le_def, toNat_eq, toNat_zero]; omega
@[simp] theorem le_allOnes {x : BitVec w} : x ≤ allOnes w := Nat.le_sub_one_of_lt x.isLt
instance instIsLinearOrder {n : Nat} : Std.IsLinearOrder (BitVec n) where
  le_refl := BitVec.le_refl
  le_trans := fun _ _ _ => BitVec.le_trans
  le_antisymm := fun _ _ => BitVec.le_antisymm
  le_total := BitVec.le_total
instance instLawfulOrderLT {n : Nat} : Std.LawfulOrderLT (BitVec n) := ⟨fun _ _ => Nat.lt_iff_le_and_not_ge⟩
instance instMin {n : Nat} : Min (BitVec n) := minOfLe
instance instMax {n : Nat} : Max (BitVec n) := maxOfLe
theorem min_def {n : Nat} (x y : BitVec n) : min x y = if x ≤ y then x else y := rfl
theorem max_def {n : Nat} (x y : BitVec n) : max x y = if x ≤ y then y else x := rfl
theorem ult_eq_decide {x y : BitVec w} : x.ult y = decide (x.toNat < y.toNat) := rfl
theorem ule_eq_decide {x y : BitVec w} : x.ule y = decide (x.toNat ≤ y.toNat) := rfl
@[bitvec_to_nat] theorem ult_eq_decide_lt {x y : BitVec w} : x.ult y = decide (x < y) := rfl
theorem slt_eq_decide {w : Nat} {x y : BitVec w} : x.slt y = decide (x.toInt < y.toInt) := rfl
theorem sle_eq_decide {w : Nat} {x y : BitVec w} : x.sle y = decide (x.toInt ≤ y.toInt) := rfl
theorem ult_iff_lt {w : Nat} {x y : BitVec w} : x.ult y ↔ x < y := ⟨of_decide_eq_true, decide_eq_true⟩
theorem ule_iff_le {w : Nat} {x y : BitVec w} : x.ule y ↔ x ≤ y := ⟨of_decide_eq_true, decide_eq_true⟩
theorem slt_iff_toInt_lt {x y : BitVec w} : x.slt y ↔ x.toInt < y.toInt := ⟨of_decide_eq_true, decide_eq_true⟩
theorem sle_iff_toInt_le {x y : BitVec w} : x.sle y ↔ x.toInt ≤ y.toInt := ⟨of_decide_eq_true, decide_eq_true⟩
theorem twoPow_eq (w : Nat) (i : Nat) : twoPow w i = 1#w <<< i := rfl
@[simp, bitvec_to_nat] theorem toNat_twoPow (w : Nat) (i : Nat) : (twoPow w i).toNat = 2 ^ i % 2 ^ w := by
  rw [twoPow, toNat_shiftLeft, toNat_ofNat, Nat.shiftLeft_eq, Nat.mod_mul_mod, Nat.one_mul]
end BitVec
