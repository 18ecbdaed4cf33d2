/-
Rational numbers: the model, its arithmetic and order.
-/
class OfScientific (α : Type u) where
  ofScientific (mantissa : Nat) (exponentSign : Bool) (decimalExponent : Nat) : α

@[inline] protected def Nat.divExact (x y : Nat) (h : y ∣ x) : Nat := x / y
@[simp] theorem Nat.divExact_eq_div {x y : Nat} (h : y ∣ x) : x.divExact y h = x / y := rfl
@[inline] def Int.divExact (x y : Int) (h : y ∣ x) : Int := x / y
@[simp] theorem Int.divExact_eq_ediv {x y : Int} (h : y ∣ x) : x.divExact y h = x / y := rfl

structure Rat where
  mk' ::
  num : Int
  den : Nat := 1
  den_nz : den ≠ 0 := by decide
  reduced : num.natAbs.Coprime den := by decide
  deriving DecidableEq, Hashable

instance : Inhabited Rat := ⟨{ num := 0 }⟩
instance : ToString Rat where
  toString a := if a.den = 1 then toString a.num else s!"{a.num}/{a.den}"
instance : Repr Rat where
  reprPrec a _ := if a.den = 1 then repr a.num else s!"({a.num} : Rat)/{a.den}"
theorem Rat.den_pos (self : Rat) : 0 < self.den := Nat.pos_of_ne_zero self.den_nz

@[inline] def Rat.maybeNormalize (num : Int) (den g : Nat) (dvd_num : ↑g ∣ num) (dvd_den : g ∣ den)
    (den_nz : den / g ≠ 0) (reduced : (num / g).natAbs.Coprime (den / g)) : Rat :=
  if hg : g = 1 then
    { num, den
      den_nz := by rwa [hg, Nat.div_one] at den_nz
      reduced := by subst hg; rwa [Nat.div_one, Int.natCast_one, Int.ediv_one] at reduced }
  else { num := num.divExact g dvd_num, den := den.divExact g dvd_den, den_nz, reduced }
theorem Rat.normalize.dvd_num {num : Int} {den g : Nat} (e : g = num.natAbs.gcd den) : ↑g ∣ num :=
  Int.ofNat_dvd_left.mpr (e ▸ Nat.gcd_dvd_left _ _)
theorem Rat.normalize.dvd_den {num : Int} {den g : Nat} (e : g = num.natAbs.gcd den) : g ∣ den :=
  e ▸ Nat.gcd_dvd_right _ _
theorem Rat.normalize.den_nz {num : Int} {den g : Nat} (den_nz : den ≠ 0) (e : g = num.natAbs.gcd den) :
    den / g ≠ 0 := by
  subst e
  exact Nat.pos_iff_ne_zero.mp (Nat.div_gcd_pos_of_pos_right _ (Nat.pos_of_ne_zero den_nz))
theorem Rat.normalize.reduced {num : Int} {den g : Nat} (den_nz : den ≠ 0) (e : g = num.natAbs.gcd den) :
    (num / g).natAbs.Coprime (den / g) := by
  rw [Int.natAbs_ediv_of_dvd (dvd_num e), Int.natAbs_natCast, e]
  exact Nat.coprime_div_gcd_div_gcd (Nat.gcd_pos_of_pos_right _ (Nat.pos_of_ne_zero den_nz))
@[inline] def Rat.normalize (num : Int) (den : Nat := 1) (den_nz : den ≠ 0 := by decide) : Rat :=
  Rat.maybeNormalize num den (num.natAbs.gcd den) (normalize.dvd_num rfl) (normalize.dvd_den rfl)
    (normalize.den_nz den_nz rfl) (normalize.reduced den_nz rfl)
def mkRat (num : Int) (den : Nat) : Rat :=
  if den_nz : den = 0 then { num := 0 } else Rat.normalize num den den_nz

namespace Rat
def ofInt (num : Int) : Rat := { num, reduced := Nat.coprime_one_right _ }
instance : NatCast Rat where
  natCast n := ofInt n
instance : IntCast Rat := ⟨ofInt⟩
instance {n : Nat} : OfNat Rat n := ⟨n⟩
@[inline] protected def isInt (a : Rat) : Bool := a.den == 1
def divInt : Int → Int → Rat
  | n, .ofNat d => mkRat n d
  | n, .negSucc d => normalize (-n) d.succ nofun
@[irreducible] protected def ofScientific (m : Nat) (s : Bool) (e : Nat) : Rat :=
  if s then
    Rat.normalize m (10 ^ e) (Nat.pos_iff_ne_zero.mp (Nat.pow_pos (by decide)))
  else
    (m * 10 ^ e : Nat)
instance : OfScientific Rat where
  ofScientific m s e := Rat.ofScientific (OfNat.ofNat m) s (OfNat.ofNat e)
protected def blt (a b : Rat) : Bool :=
  if a.num < 0 && 0 ≤ b.num then
    true
  else if a.num = 0 then
    0 < b.num
  else if 0 < a.num && b.num ≤ 0 then
    false
  else
    a.num * b.den < b.num * a.den
instance : LT Rat := ⟨(·.blt ·)⟩
instance (a b : Rat) : Decidable (a < b) := inferInstanceAs (Decidable (_ = true))
instance : LE Rat := ⟨fun a b => b.blt a = false⟩
instance (a b : Rat) : Decidable (a ≤ b) := inferInstanceAs (Decidable (_ = false))
instance : Min Rat := minOfLe
instance : Max Rat := maxOfLe
@[irreducible] protected def mul (a b : Rat) : Rat :=
  let g1 := Nat.gcd a.num.natAbs b.den
  let g2 := Nat.gcd b.num.natAbs a.den
  { num := a.num.divExact g1 (normalize.dvd_num rfl) * b.num.divExact g2 (normalize.dvd_num rfl)
    den := a.den.divExact g2 (normalize.dvd_den rfl) * b.den.divExact g1 (normalize.dvd_den rfl)
    den_nz := Nat.mul_ne_zero (normalize.den_nz a.den_nz rfl) (normalize.den_nz b.den_nz rfl)
    reduced := by
      have h1 : (a.num / (g1 : Int)).natAbs = a.num.natAbs / g1 := by
        rw [Int.natAbs_ediv_of_dvd (normalize.dvd_num (den := b.den) rfl), Int.natAbs_natCast]
      have h2 : (b.num / (g2 : Int)).natAbs = b.num.natAbs / g2 := by
        rw [Int.natAbs_ediv_of_dvd (normalize.dvd_num (den := a.den) rfl), Int.natAbs_natCast]
      have r1 := normalize.reduced (num := a.num) b.den_nz rfl
      have r2 := normalize.reduced (num := b.num) a.den_nz rfl
      have s1 : (a.num / (g1 : Int)).natAbs.Coprime (a.den / g2) := h1 ▸
        (a.reduced.coprime_div_left (Nat.gcd_dvd_left _ _)).coprime_div_right (Nat.gcd_dvd_right _ _)
      have s2 : (b.num / (g2 : Int)).natAbs.Coprime (b.den / g1) := h2 ▸
        (b.reduced.coprime_div_left (Nat.gcd_dvd_left _ _)).coprime_div_right (Nat.gcd_dvd_right _ _)
      delta Int.divExact Nat.divExact
      rw [Int.natAbs_mul]
      exact (s1.mul_right r1).mul_left (r2.mul_right s2) }
instance : Mul Rat := ⟨Rat.mul⟩
@[irreducible] protected def inv (a : Rat) : Rat :=
  if h : a.num < 0 then
    { num := -a.den, den := a.num.natAbs
      den_nz := by omega
      reduced := by rw [Int.natAbs_neg]; exact a.reduced.symm }
  else if h : a.num > 0 then
    { num := a.den, den := a.num.natAbs
      den_nz := by omega
      reduced := a.reduced.symm }
  else
    a
instance : Inv Rat := ⟨Rat.inv⟩
protected def pow (q : Rat) (n : Nat) : Rat :=
  ⟨q.num ^ n, q.den ^ n, Nat.pos_iff_ne_zero.mp (Nat.pow_pos q.den_pos), by
    rw [Int.natAbs_pow]; exact q.reduced.pow _ _⟩
instance : Pow Rat Nat where
  pow := Rat.pow
protected def zpow (q : Rat) (i : Int) : Rat :=
  match i with
  | .ofNat n => q ^ n
  | .negSucc n => (q ^ (n + 1))⁻¹
instance : Pow Rat Int where
  pow := Rat.zpow
protected def div : Rat → Rat → Rat := (· * ·.inv)
instance : Div Rat := ⟨Rat.div⟩

private theorem coprime_sum {p q : Int} {x y : Nat} (hp : p.natAbs.Coprime x) (hy : y.Coprime x) :
    x.Coprime (p * y + q * x).natAbs := by
  have h : (x.gcd (p * y + q * x).natAbs : Int) ∣ p * y + q * x := Int.ofNat_dvd_left.mpr (Nat.gcd_dvd_right _ _)
  have hx : (x.gcd (p * y + q * x).natAbs : Int) ∣ q * x :=
    Int.dvd_trans (Int.natCast_dvd_natCast.mpr (Nat.gcd_dvd_left _ _)) (Int.dvd_mul_left _ _)
  have h := Int.ofNat_dvd_left.mp ((Int.dvd_iff_dvd_of_dvd_add h).mpr hx)
  rw [Int.natAbs_mul, Int.natAbs_natCast] at h
  exact Nat.eq_one_of_dvd_one (Nat.Coprime.gcd_eq_one (hp.mul_left hy) ▸ Nat.dvd_gcd h (Nat.gcd_dvd_left _ _))
theorem add.aux (a b : Rat) {g ad bd : Nat} (hg : g = a.den.gcd b.den) (had : ad = a.den / g)
    (hbd : bd = b.den / g) :
    let den := ad * b.den; let num := a.num * bd + b.num * ad
    num.natAbs.gcd g = num.natAbs.gcd den := by
  intro den num
  have ea : ad * g = a.den := by rw [had, Nat.div_mul_cancel (hg ▸ Nat.gcd_dvd_left _ _)]
  have eb : bd * g = b.den := by rw [hbd, Nat.div_mul_cancel (hg ▸ Nat.gcd_dvd_right _ _)]
  have cop : ad.Coprime bd := by
    subst hg had hbd
    exact Nat.coprime_div_gcd_div_gcd (Nat.gcd_pos_of_pos_left _ a.den_pos)
  have ca : ad.Coprime num.natAbs :=
    coprime_sum (a.reduced.coprime_dvd_right (ea ▸ Nat.dvd_mul_right _ _)) cop.symm
  have cb : bd.Coprime num.natAbs := by
    have := coprime_sum (q := a.num) (b.reduced.coprime_dvd_right (eb ▸ Nat.dvd_mul_right bd g)) cop
    rwa [Int.add_comm] at this
  show num.natAbs.gcd g = num.natAbs.gcd (ad * b.den)
  rw [← eb, ca.gcd_mul_left_cancel_right, cb.gcd_mul_left_cancel_right]
@[irreducible] protected def add (a b : Rat) : Rat :=
  let g := a.den.gcd b.den
  if hg : g = 1 then
    have den_nz := Nat.mul_ne_zero a.den_nz b.den_nz
    have reduced := (add.aux a b hg.symm (Nat.div_one _).symm (Nat.div_one _).symm).symm.trans (Nat.gcd_one_right _)
    { num := a.num * b.den + b.num * a.den, den := a.den * b.den, den_nz, reduced }
  else
    let den := (a.den / g) * b.den
    let num := a.num * ↑(b.den / g) + b.num * ↑(a.den / g)
    let g1 := num.natAbs.gcd g
    have den_nz := Nat.pos_iff_ne_zero.mp (Nat.mul_pos (Nat.div_gcd_pos_of_pos_left _ a.den_pos) b.den_pos)
    have e : g1 = num.natAbs.gcd den := add.aux a b (g := g) (ad := a.den / g) (bd := b.den / g) rfl rfl rfl
    Rat.maybeNormalize num den g1 (normalize.dvd_num e) (normalize.dvd_den e)
      (normalize.den_nz den_nz e) (normalize.reduced den_nz e)
instance : Add Rat := ⟨Rat.add⟩
protected def neg (a : Rat) : Rat := { a with num := -a.num, reduced := by rw [Int.natAbs_neg]; exact a.reduced }
instance : Neg Rat := ⟨Rat.neg⟩
theorem sub.aux (a b : Rat) {g ad bd : Nat} (hg : g = a.den.gcd b.den) (had : ad = a.den / g)
    (hbd : bd = b.den / g) :
    let den := ad * b.den; let num := a.num * bd - b.num * ad
    num.natAbs.gcd g = num.natAbs.gcd den := by
  intro den num
  have e : num = a.num * bd + (-b).num * ad :=
    (Int.sub_eq_add_neg).trans (congrArg (a.num * bd + ·) (Int.neg_mul b.num ad).symm)
  rw [e]
  exact add.aux a (-b) hg had hbd
@[irreducible] protected def sub (a b : Rat) : Rat :=
  let g := a.den.gcd b.den
  if hg : g = 1 then
    have den_nz := Nat.mul_ne_zero a.den_nz b.den_nz
    have reduced := (sub.aux a b hg.symm (Nat.div_one _).symm (Nat.div_one _).symm).symm.trans (Nat.gcd_one_right _)
    { num := a.num * b.den - b.num * a.den, den := a.den * b.den, den_nz, reduced }
  else
    let den := (a.den / g) * b.den
    let num := a.num * ↑(b.den / g) - b.num * ↑(a.den / g)
    let g1 := num.natAbs.gcd g
    have den_nz := Nat.pos_iff_ne_zero.mp (Nat.mul_pos (Nat.div_gcd_pos_of_pos_left _ a.den_pos) b.den_pos)
    have e : g1 = num.natAbs.gcd den := sub.aux a b (g := g) (ad := a.den / g) (bd := b.den / g) rfl rfl rfl
    Rat.maybeNormalize num den g1 (normalize.dvd_num e) (normalize.dvd_den e)
      (normalize.den_nz den_nz e) (normalize.reduced den_nz e)
instance : Sub Rat := ⟨Rat.sub⟩
protected def floor (a : Rat) : Int := if a.den = 1 then a.num else a.num / a.den
protected def ceil (a : Rat) : Int := if a.den = 1 then a.num else a.num / a.den + 1
protected def abs (a : Rat) : Rat := if 0 ≤ a then a else -a

theorem ext : {p q : Rat} → p.num = q.num → p.den = q.den → p = q
  | ⟨_, _, _, _⟩, ⟨_, _, _, _⟩, rfl, rfl => rfl
@[simp] theorem mk_den_one {r : Int} : ⟨r, 1, Nat.one_ne_zero, Nat.coprime_one_right _⟩ = (r : Rat) := rfl
@[simp] theorem zero_num : (0 : Rat).num = 0 := rfl
@[simp] theorem zero_den : (0 : Rat).den = 1 := rfl
@[simp] theorem one_num : (1 : Rat).num = 1 := rfl
@[simp] theorem one_den : (1 : Rat).den = 1 := rfl
theorem mkRat_def (n : Int) (d : Nat) : mkRat n d = if d0 : d = 0 then 0 else normalize n d d0 := rfl
@[simp] theorem ofInt_num {n : Int} : (ofInt n : Rat).num = n := rfl
@[simp] theorem ofInt_den {n : Int} : (ofInt n : Rat).den = 1 := rfl
@[simp] theorem num_ofNat {n : Nat} : (OfNat.ofNat n : Rat).num = OfNat.ofNat n := rfl
@[simp] theorem den_ofNat {n : Nat} : (OfNat.ofNat n : Rat).den = 1 := rfl
@[simp] theorem num_intCast (a : Int) : (a : Rat).num = a := rfl
@[simp] theorem den_intCast (a : Int) : (a : Rat).den = 1 := rfl
@[simp] theorem neg_num (a : Rat) : (-a).num = -a.num := rfl
@[simp] theorem neg_den (a : Rat) : (-a).den = a.den := rfl
theorem div_def (a b : Rat) : a / b = a * b⁻¹ := rfl
@[simp] protected theorem pow_zero (q : Rat) : q ^ 0 = 1 := rfl
@[simp] protected theorem zpow_zero (q : Rat) : q ^ (0 : Int) = 1 := rfl
protected theorem zpow_natCast (q : Rat) (n : Nat) : q ^ (n : Int) = q ^ n := rfl
protected theorem not_le {a b : Rat} : ¬a ≤ b ↔ b < a := by
  show ¬b.blt a = false ↔ b.blt a = true
  rw [Bool.not_eq_false]
protected theorem not_lt {a b : Rat} : ¬a < b ↔ b ≤ a := by
  show ¬a.blt b = true ↔ a.blt b = false
  rw [Bool.not_eq_true]
end Rat
