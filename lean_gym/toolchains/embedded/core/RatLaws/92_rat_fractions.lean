/-
Rational numbers as fractions: `normalize`, `mkRat`, `divInt`. Two fractions are equal when their cross products are.
-/
namespace Rat
private theorem cross_trans {a b c d e f : Int} (hd : d ≠ 0) (h : a * d = c * b) (k : c * f = e * d) : a * f = e * b :=
  Int.eq_of_mul_eq_mul_right hd (by rw [Int.mul_right_comm, h, Int.mul_right_comm, k, Int.mul_right_comm])
private theorem mul_mul_mul_comm (a b c d : Int) : a * b * (c * d) = a * c * (b * d) := by
  rw [Int.mul_assoc, Int.mul_left_comm b, Int.mul_assoc]
private theorem den_ne (a : Rat) : (a.den : Int) ≠ 0 := Int.natCast_ne_zero.mpr a.den_nz
private theorem den_dvd {p q : Rat} (h : p.num * q.den = q.num * p.den) : p.den ∣ q.den := by
  refine p.reduced.symm.dvd_of_dvd_mul_left ⟨q.num.natAbs, ?_⟩
  have := congrArg Int.natAbs h
  rwa [Int.natAbs_mul, Int.natAbs_mul, Int.natAbs_natCast, Int.natAbs_natCast, Nat.mul_comm q.num.natAbs] at this
theorem eq_iff_mul_eq_mul {p q : Rat} : p = q ↔ p.num * q.den = q.num * p.den := by
  refine ⟨fun h => h ▸ rfl, fun h => ?_⟩
  have e := Nat.dvd_antisymm (den_dvd h) (den_dvd h.symm)
  exact ext (Int.eq_of_mul_eq_mul_right (den_ne q) (h.trans (by rw [e]))) e
@[simp] theorem maybeNormalize_eq {num : Int} {den g : Nat} (dvd_num : ↑g ∣ num) (dvd_den : g ∣ den)
    (den_nz : den / g ≠ 0) (reduced : (num / g).natAbs.Coprime (den / g)) :
    maybeNormalize num den g dvd_num dvd_den den_nz reduced = ⟨num.divExact g dvd_num, den / g, den_nz, reduced⟩ := by
  by_cases h : g = 1
  · refine (dif_pos h).trans (ext ?_ ?_)
    · show num = num / g
      rw [h, Int.natCast_one, Int.ediv_one]
    · show den = den / g
      rw [h, Nat.div_one]
  · exact dif_neg h
theorem normalize_eq {num : Int} {den : Nat} (den_nz : den ≠ 0) : normalize num den den_nz =
    ⟨num / (num.natAbs.gcd den : Nat), den / num.natAbs.gcd den, normalize.den_nz den_nz rfl,
      normalize.reduced den_nz rfl⟩ := maybeNormalize_eq ..
@[simp] theorem num_normalize {num : Int} {den : Nat} (den_nz : den ≠ 0) :
    (normalize num den den_nz).num = num / (num.natAbs.gcd den : Nat) := congrArg Rat.num (normalize_eq den_nz)
@[simp] theorem den_normalize {num : Int} {den : Nat} (den_nz : den ≠ 0) :
    (normalize num den den_nz).den = den / num.natAbs.gcd den := congrArg Rat.den (normalize_eq den_nz)
private theorem cross_normalize (n : Int) (d : Nat) (z : d ≠ 0) :
    (normalize n d z).num * d = n * (normalize n d z).den := by
  rw [num_normalize, den_normalize]
  have hn := Int.ediv_mul_cancel (normalize.dvd_num (num := n) (den := d) rfl)
  have hd := congrArg (Nat.cast (R := Int)) (Nat.div_mul_cancel (normalize.dvd_den (num := n) (den := d) rfl))
  rw [Int.natCast_mul] at hd
  generalize n / (n.natAbs.gcd d : Nat) = x at hn ⊢
  generalize d / n.natAbs.gcd d = y at hd ⊢
  rw [← hd, Int.mul_comm y, ← Int.mul_assoc, hn]
private theorem normalize_of_cross {r : Rat} {n : Int} {d : Nat} (z : d ≠ 0) (h : r.num * d = n * r.den) :
    normalize n d z = r :=
  eq_iff_mul_eq_mul.mpr (cross_trans (Int.natCast_ne_zero.mpr z) (cross_normalize n d z) h.symm)
theorem normalize_eq_iff {d₁ d₂ : Nat} {n₁ n₂ : Int} (z₁ : d₁ ≠ 0) (z₂ : d₂ ≠ 0) :
    normalize n₁ d₁ z₁ = normalize n₂ d₂ z₂ ↔ n₁ * d₂ = n₂ * d₁ := by
  have h₁ := cross_normalize n₁ d₁ z₁
  refine ⟨fun h => cross_trans (den_ne _) h₁.symm (h ▸ cross_normalize n₂ d₂ z₂), fun h => ?_⟩
  exact (normalize_of_cross z₂ (cross_trans (Int.natCast_ne_zero.mpr z₁) h₁ h)).symm
theorem mk_eq_normalize (num : Int) (den : Nat) (nz : den ≠ 0) (c : num.natAbs.Coprime den) :
    ⟨num, den, nz, c⟩ = normalize num den nz := (normalize_of_cross (r := ⟨num, den, nz, c⟩) nz rfl).symm
theorem normalize_eq_mk' (n : Int) (d : Nat) (h : d ≠ 0) (c : n.natAbs.gcd d = 1) : normalize n d h = ⟨n, d, h, c⟩ :=
  normalize_of_cross h rfl
theorem normalize_self (r : Rat) : normalize r.num r.den r.den_nz = r := normalize_of_cross r.den_nz rfl
@[simp] theorem normalize_zero {d : Nat} (nz : d ≠ 0) : normalize 0 d nz = 0 :=
  normalize_of_cross nz ((Int.zero_mul _).trans (Int.zero_mul _).symm)
theorem normalize_mul_left {d : Nat} {n : Int} {a : Nat} (d0 : d ≠ 0) (a0 : a ≠ 0) :
    normalize (↑a * n) (a * d) (Nat.mul_ne_zero a0 d0) = normalize n d d0 :=
  (normalize_eq_iff ..).mpr (by rw [Int.natCast_mul, Int.mul_right_comm, Int.mul_comm])
theorem normalize_mul_right {d : Nat} {n : Int} {a : Nat} (d0 : d ≠ 0) (a0 : a ≠ 0) :
    normalize (n * a) (d * a) (Nat.mul_ne_zero d0 a0) = normalize n d d0 :=
  (normalize_eq_iff ..).mpr (by rw [Int.natCast_mul, Int.mul_assoc, Int.mul_comm a])
theorem maybeNormalize_eq_normalize {num : Int} {den g : Nat} (dvd_num : ↑g ∣ num) (dvd_den : g ∣ den)
    (den_nz : den / g ≠ 0) (reduced : (num / g).natAbs.Coprime (den / g)) (hn : ↑g ∣ num) (hd : g ∣ den) :
    maybeNormalize num den g dvd_num dvd_den den_nz reduced =
      normalize num den (mt (fun h => by rw [h, Nat.zero_div]) den_nz) := by
  refine (normalize_of_cross _ ?_).symm
  rw [maybeNormalize_eq]
  show num / g * den = num * (den / g : Nat)
  have hn := Int.ediv_mul_cancel hn
  have hd := congrArg (Nat.cast (R := Int)) (Nat.div_mul_cancel hd)
  rw [Int.natCast_mul] at hd
  generalize num / g = x at hn ⊢
  generalize den / g = y at hd ⊢
  rw [← hd, Int.mul_comm y, ← Int.mul_assoc, hn]
@[simp] theorem normalize_eq_zero {d : Nat} {n : Int} (d0 : d ≠ 0) : normalize n d d0 = 0 ↔ n = 0 := by
  rw [← normalize_zero d0, normalize_eq_iff, Int.zero_mul]
  exact Int.mul_eq_zero.trans (or_iff_left (Int.natCast_ne_zero.mpr d0))
theorem normalize_num_den' (num : Int) (den : Nat) (nz : den ≠ 0) :
    ∃ d : Nat, d ≠ 0 ∧ num = (normalize num den nz).num * d ∧ den = (normalize num den nz).den * d :=
  have hn := (congrArg (· * _) (num_normalize nz)).trans (Int.ediv_mul_cancel (normalize.dvd_num rfl))
  have hd := (congrArg (· * _) (den_normalize nz)).trans (Nat.div_mul_cancel (normalize.dvd_den rfl))
  ⟨_, Nat.gcd_ne_zero_right nz, hn.symm, hd.symm⟩
theorem normalize_num_den {n : Int} {d : Nat} {z : d ≠ 0} {n' : Int} {d' : Nat} {z' : d' ≠ 0} {c : n'.natAbs.Coprime d'}
    (h : normalize n d z = ⟨n', d', z', c⟩) : ∃ m : Nat, m ≠ 0 ∧ n = n' * m ∧ d = d' * m :=
  let ⟨m, k, hn, hd⟩ := normalize_num_den' n d z
  ⟨m, k, hn.trans (congrArg (fun r => r.num * (m : Int)) h), hd.trans (congrArg (fun r => r.den * m) h)⟩

theorem normalize_eq_mkRat {num : Int} {den : Nat} (den_nz : den ≠ 0) : normalize num den den_nz = mkRat num den :=
  (dif_neg den_nz).symm
theorem mkRat_num_den {d : Nat} {n n' : Int} {d' : Nat} {z' : d' ≠ 0} {c : n'.natAbs.Coprime d'} (z : d ≠ 0)
    (h : mkRat n d = ⟨n', d', z', c⟩) : ∃ m : Nat, m ≠ 0 ∧ n = n' * m ∧ d = d' * m :=
  normalize_num_den (z := z) (Eq.trans (dif_neg z).symm h)
theorem num_mkRat (n : Int) (d : Nat) : (mkRat n d).num = if d = 0 then 0 else n / (d.gcd n.natAbs : Nat) :=
  if h : d = 0 then by rw [if_pos h, h]; rfl else by
    rw [if_neg h, ← normalize_eq_mkRat h, num_normalize, Nat.gcd_comm]
theorem den_mkRat (n : Int) (d : Nat) : (mkRat n d).den = if d = 0 then 1 else d / d.gcd n.natAbs :=
  if h : d = 0 then by rw [if_pos h, h]; rfl else by
    rw [if_neg h, ← normalize_eq_mkRat h, den_normalize, Nat.gcd_comm]
@[simp] theorem mkRat_self (a : Rat) : mkRat a.num a.den = a :=
  (dif_neg a.den_nz).trans (normalize_of_cross a.den_nz rfl)
theorem mk_eq_mkRat (num : Int) (den : Nat) (nz : den ≠ 0) (c : num.natAbs.Coprime den) :
    ⟨num, den, nz, c⟩ = mkRat num den := (mkRat_self ⟨num, den, nz, c⟩).symm
theorem mkRat_one (x : Int) : mkRat x 1 = x := mkRat_self x
@[simp] theorem mkRat_zero (n : Int) : mkRat n 0 = 0 := rfl
@[simp] theorem zero_mkRat (n : Nat) : mkRat 0 n = 0 :=
  if h : n = 0 then h ▸ rfl else (normalize_eq_mkRat h).symm.trans (normalize_zero h)
theorem mkRat_eq_zero {d : Nat} {n : Int} (d0 : d ≠ 0) : mkRat n d = 0 ↔ n = 0 := by
  rw [← normalize_eq_mkRat d0, normalize_eq_zero]
theorem mkRat_ne_zero {d : Nat} {n : Int} (d0 : d ≠ 0) : mkRat n d ≠ 0 ↔ n ≠ 0 :=
  ⟨mt (mkRat_eq_zero d0).mpr, mt (mkRat_eq_zero d0).mp⟩
theorem mkRat_mul_left {n : Int} {d a : Nat} (a0 : a ≠ 0) : mkRat (↑a * n) (a * d) = mkRat n d :=
  if h : d = 0 then h ▸ rfl else
    (dif_neg (Nat.mul_ne_zero a0 h)).trans ((normalize_mul_left h a0).trans (dif_neg h).symm)
theorem mkRat_mul_right {n : Int} {d a : Nat} (a0 : a ≠ 0) : mkRat (n * a) (d * a) = mkRat n d := by
  rw [Int.mul_comm, Nat.mul_comm, mkRat_mul_left a0]
theorem mkRat_eq_iff {d₁ d₂ : Nat} {n₁ n₂ : Int} (z₁ : d₁ ≠ 0) (z₂ : d₂ ≠ 0) :
    mkRat n₁ d₁ = mkRat n₂ d₂ ↔ n₁ * d₂ = n₂ * d₁ := by
  rw [mkRat_def, mkRat_def, dif_neg z₁, dif_neg z₂]
  exact normalize_eq_iff z₁ z₂

@[simp] theorem divInt_ofNat (num : Int) (den : Nat) : divInt num den = mkRat num den := rfl
theorem mk_eq_divInt {num : Int} {den : Nat} {nz : den ≠ 0} {c : num.natAbs.Coprime den} :
    ⟨num, den, nz, c⟩ = divInt num den := mk_eq_mkRat ..
theorem num_divInt_den (a : Rat) : divInt a.num a.den = a := mkRat_self a
private theorem cross_divInt (n : Int) {d : Int} (h : d ≠ 0) : (divInt n d).num * d = n * (divInt n d).den := by
  cases d with
  | ofNat d =>
    have z : d ≠ 0 := fun e => h (e ▸ rfl)
    have := cross_normalize n d z
    rwa [normalize_eq_mkRat] at this
  | negSucc d =>
    have := congrArg Neg.neg (cross_normalize (-n) (d + 1) nofun)
    rwa [← Int.mul_neg, ← Int.neg_mul, Int.neg_neg] at this
private theorem divInt_of_cross {r : Rat} {n d : Int} (h : d ≠ 0) (e : r.num * d = n * r.den) : divInt n d = r :=
  eq_iff_mul_eq_mul.mpr (cross_trans h (cross_divInt n h) e.symm)
theorem divInt_eq_divInt_iff {d₁ d₂ n₁ n₂ : Int} (z₁ : d₁ ≠ 0) (z₂ : d₂ ≠ 0) :
    divInt n₁ d₁ = divInt n₂ d₂ ↔ n₁ * d₂ = n₂ * d₁ := by
  have h₁ := cross_divInt n₁ z₁
  refine ⟨fun h => cross_trans (den_ne _) h₁.symm (h ▸ cross_divInt n₂ z₂), fun h => ?_⟩
  exact (divInt_of_cross z₂ (cross_trans z₁ h₁ h)).symm
@[simp] theorem divInt_zero (n : Int) : divInt n 0 = 0 := rfl
@[simp] theorem zero_divInt (n : Int) : divInt 0 n = 0 :=
  if h : n = 0 then congrArg _ h else divInt_of_cross h (by rw [zero_num, Int.zero_mul, Int.zero_mul])
theorem neg_divInt_neg (num den : Int) : divInt (-num) (-den) = divInt num den :=
  if h : den = 0 then h ▸ rfl else
    (divInt_eq_divInt_iff (Int.neg_ne_zero.mpr h) h).mpr (by rw [Int.neg_mul, Int.mul_neg])
theorem divInt_neg' (num den : Int) : divInt num (-den) = divInt (-num) den :=
  (neg_divInt_neg num (-den)).symm.trans (congrArg (divInt (-num)) (Int.neg_neg den))
theorem divInt_mul_left {n d a : Int} (a0 : a ≠ 0) : divInt (a * n) (a * d) = divInt n d :=
  if h : d = 0 then by rw [h, Int.mul_zero, divInt_zero, divInt_zero] else
    divInt_of_cross (Int.mul_ne_zero a0 h) (by rw [Int.mul_left_comm, cross_divInt n h, ← Int.mul_assoc])
theorem divInt_mul_right {n d a : Int} (a0 : a ≠ 0) : divInt (n * a) (d * a) = divInt n d := by
  rw [Int.mul_comm, Int.mul_comm d, divInt_mul_left a0]
theorem divInt_self' {n : Int} (hn : n ≠ 0) : divInt n n = 1 :=
  divInt_of_cross hn (by rw [one_num, one_den, Int.natCast_one, Int.one_mul, Int.mul_one])
theorem divInt_num_den {d n n' : Int} {d' : Nat} {z' : d' ≠ 0} {c : n'.natAbs.Coprime d'} (z : d ≠ 0)
    (h : divInt n d = ⟨n', d', z', c⟩) : ∃ m : Int, m ≠ 0 ∧ n = n' * m ∧ d = d' * m := by
  cases d with
  | ofNat d =>
    obtain ⟨m, h₁, h₂, h₃⟩ := mkRat_num_den (fun e => z (congrArg Int.ofNat e)) h
    exact ⟨m, Int.natCast_ne_zero.mpr h₁, h₂, (congrArg Int.ofNat h₃).trans (Int.natCast_mul ..)⟩
  | negSucc d =>
    obtain ⟨m, h₁, h₂, h₃⟩ := normalize_num_den (z := d.succ_ne_zero) h
    refine ⟨-m, Int.neg_ne_zero.mpr (Int.natCast_ne_zero.mpr h₁), ?_, ?_⟩
    · rw [Int.mul_neg, ← h₂, Int.neg_neg]
    · rw [Int.mul_neg, ← Int.natCast_mul, ← h₃]; rfl
theorem num_divInt (a b : Int) : (divInt a b).num = b.sign * a / (b.gcd a : Nat) := by
  cases b with
  | ofNat b =>
    refine (num_mkRat a b).trans ?_
    cases b with
    | zero => rw [if_pos rfl]; exact (congrArg (· / _) (Int.zero_mul a)).trans (Int.zero_ediv _) |>.symm
    | succ b => rw [if_neg nofun]; exact congrArg (· / _) (Int.one_mul a).symm
  | negSucc b =>
    refine (num_normalize (num := -a) (den := b.succ) nofun).trans ?_
    rw [Int.natAbs_neg, Nat.gcd_comm, Int.sign_negSucc, Int.neg_mul, Int.one_mul]; rfl
theorem den_divInt (a b : Int) : (divInt a b).den = if b = 0 then 1 else b.natAbs / b.gcd a := by
  cases b with
  | ofNat b =>
    refine (den_mkRat a b).trans ?_
    cases b with
    | zero => rfl
    | succ b => rw [if_neg nofun, if_neg nofun]; rfl
  | negSucc b =>
    rw [if_neg nofun]
    refine (den_normalize (num := -a) (den := b.succ) nofun).trans ?_
    rw [Int.natAbs_neg, Nat.gcd_comm]; rfl
@[elab_as_elim] def numDenCasesOn {C : Rat → Sort u} (a : Rat) :
    (∀ (n : Int) (d : Nat), 0 < d → n.natAbs.Coprime d → C (divInt n d)) → C a :=
  fun H => num_divInt_den a ▸ H a.num a.den a.den_pos a.reduced
@[elab_as_elim] def numDenCasesOn' {C : Rat → Sort u} (a : Rat)
    (H : ∀ (n : Int) (d : Nat), d ≠ 0 → C (divInt n d)) : C a :=
  num_divInt_den a ▸ H a.num a.den a.den_nz
@[elab_as_elim] def numDenCasesOn'' {C : Rat → Sort u} (a : Rat)
    (H : ∀ (n : Int) (d : Nat) (nz : d ≠ 0) (red : n.natAbs.Coprime d), C ⟨n, d, nz, red⟩) : C a :=
  H a.num a.den a.den_nz a.reduced
@[simp] protected theorem ofInt_ofNat {n : Nat} : ofInt (OfNat.ofNat n) = OfNat.ofNat n := rfl
@[simp] theorem num_natCast (n : Nat) : (n : Rat).num = n := rfl
@[simp] theorem den_natCast (n : Nat) : (n : Rat).den = 1 := rfl
@[simp] protected theorem neg_zero : -(0 : Rat) = 0 := rfl
end Rat
