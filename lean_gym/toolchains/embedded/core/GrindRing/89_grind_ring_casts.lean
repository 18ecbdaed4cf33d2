/-
Literals that come from integers.
-/
namespace Lean.Grind.Ring
attribute [local instance] Semiring.natCast Ring.intCast
variable {α : Type u} [Ring α]
theorem intCast_eq_ofNat_of_nonneg (x : Int) (h : Int.ble' 0 x = true) :
    (IntCast.intCast x : α) = OfNat.ofNat (α := α) x.toNat := by
  obtain ⟨n, rfl⟩ := Int.eq_ofNat_of_zero_le ((Int.ble'_eq_true 0 x).mp h)
  exact intCast_ofNat n
theorem intCast_eq_ofNat_of_nonpos (x : Int) (h : Int.ble' x 0 = true) :
    (IntCast.intCast x : α) = - OfNat.ofNat (α := α) x.natAbs := by
  obtain ⟨n, e⟩ := Int.eq_ofNat_of_zero_le (Int.neg_nonneg_of_nonpos ((Int.ble'_eq_true x 0).mp h))
  obtain rfl : x = -(n : Int) := by omega
  rw [Int.natAbs_neg]
  exact (intCast_neg _).trans (congrArg _ (intCast_ofNat n))
end Lean.Grind.Ring
