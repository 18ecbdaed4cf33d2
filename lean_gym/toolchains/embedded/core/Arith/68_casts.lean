/-
Casts `Nat → Int`: the lemmas of `norm_cast`, `push_cast` and `exact_mod_cast`.
-/
attribute [norm_cast] Int.ofNat_inj Int.ofNat_le Int.ofNat_lt Int.natCast_sub
attribute [simp, norm_cast] Int.natCast_add Int.natCast_mul Int.natCast_ediv Int.natCast_emod
attribute [simp] Int.ofNat_inj Int.ofNat_le Int.ofNat_lt
@[simp, norm_cast] theorem Nat.cast_ofNat_Int {n : Nat} : (Nat.cast (no_index (OfNat.ofNat n)) : Int) = OfNat.ofNat n :=
  rfl
@[simp, norm_cast] theorem Nat.cast_id (n : Nat) : (Nat.cast n : Nat) = n := rfl
namespace Int
@[simp, norm_cast] theorem natCast_zero : ((0 : Nat) : Int) = (0 : Int) := rfl
@[simp, norm_cast] theorem natCast_one : ((1 : Nat) : Int) = (1 : Int) := rfl
@[norm_cast] theorem natCast_inj {m n : Nat} : (m : Int) = (n : Int) ↔ m = n := ofNat_inj
@[simp, norm_cast] theorem natCast_pow (m n : Nat) : ((m ^ n : Nat) : Int) = (m : Int) ^ n :=
  Lean.Omega.Int.ofNat_pow m n
@[norm_cast] theorem natCast_dvd_natCast {m n : Nat} : (m : Int) ∣ (n : Int) ↔ m ∣ n := by
  constructor
  · intro h
    have e := Int.emod_eq_zero_of_dvd h
    exact Nat.dvd_of_mod_eq_zero (Int.ofNat_inj.mp e)
  · intro h
    have ⟨c, hc⟩ := h
    exact ⟨(c : Int), congrArg _ hc⟩
@[norm_cast] protected theorem natCast_min (m n : Nat) : ((min m n : Nat) : Int) = min (m : Int) (n : Int) :=
  Lean.Omega.Int.ofNat_min m n
@[norm_cast] protected theorem natCast_max (m n : Nat) : ((max m n : Nat) : Int) = max (m : Int) (n : Int) :=
  Lean.Omega.Int.ofNat_max m n
end Int
attribute [push_cast] Int.natCast_sub
