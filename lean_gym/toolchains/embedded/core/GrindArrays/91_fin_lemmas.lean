/-
Lemmas on numbers below a bound that `grind` uses: bounds changed twice, bounds that stay.
-/

namespace Fin
attribute [grind =] cast_cast
@[simp, grind =] theorem castLE_refl {n : Nat} (h : n ≤ n) (i : Fin n) : castLE h i = i := rfl
@[simp, grind =] theorem castSucc_castLE {n m : Nat} (h : n ≤ m) (i : Fin n) :
    (castLE h i).castSucc = castLE (Nat.le_succ_of_le h) i := rfl
end Fin
