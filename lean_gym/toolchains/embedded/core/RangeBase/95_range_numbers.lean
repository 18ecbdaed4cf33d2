/-
Ranges of natural numbers and of integers.
-/
namespace Std
namespace PRange
/- Natural numbers. -/
instance instUpwardEnumerableNat : UpwardEnumerable Nat where
  succ? n := some (n + 1)
  succMany? k n := some (n + k)
instance instLeast?Nat : Least? Nat := ⟨some 0⟩
instance instLawfulUpwardEnumerableLeast?Nat : LawfulUpwardEnumerableLeast? Nat :=
  ⟨fun a => ⟨0, rfl, a, congrArg some (Nat.zero_add a)⟩⟩
instance instLawfulUpwardEnumerableLENat : LawfulUpwardEnumerableLE Nat :=
  ⟨fun _ _ => ⟨fun h => ⟨_, congrArg some (Nat.add_sub_of_le h)⟩, fun ⟨_, e⟩ => Nat.le.intro (Option.some.inj e)⟩⟩
instance instLawfulUpwardEnumerableNat : LawfulUpwardEnumerable Nat where
  ne_of_lt _ _ := fun ⟨n, e⟩ h =>
    Nat.ne_of_lt (Nat.lt_add_of_pos_right (Nat.succ_pos n)) (h.trans (Option.some.inj e).symm)
  succMany?_zero _ := rfl
  succMany?_add_one _ _ := rfl
instance instLawfulUpwardEnumerableLTNat : LawfulUpwardEnumerableLT Nat := inferInstance
instance instInfinitelyUpwardEnumerableNat : InfinitelyUpwardEnumerable Nat := ⟨fun _ => rfl⟩
instance instHasSizeNat : Rxc.HasSize Nat := ⟨fun lo hi => hi + 1 - lo⟩
instance instHasSizeNat_1 : Rxo.HasSize Nat := .ofClosed
instance instLawfulHasSizeNat : Rxc.LawfulHasSize Nat where
  size_eq_zero_of_not_le _ _ h := Nat.sub_eq_zero_of_le (Nat.lt_of_not_le h)
  size_eq_one_of_succ?_eq_none _ _ _ e := nomatch e
  size_eq_succ_of_succ?_eq_some _ _ _ h e := Option.some.inj e ▸ (Nat.succ_sub h).trans
    (congrArg Nat.succ (Nat.succ_sub_succ ..).symm)
instance instIsAlwaysFiniteNat : Rxc.IsAlwaysFinite Nat := inferInstance
instance instLawfulHasSizeNat_1 : Rxo.LawfulHasSize Nat := inferInstance
instance instIsAlwaysFiniteNat_1 : Rxo.IsAlwaysFinite Nat := inferInstance
instance instLinearlyUpwardEnumerableNat : LinearlyUpwardEnumerable Nat := inferInstance

/- Integers. -/
instance instUpwardEnumerableInt : UpwardEnumerable Int where
  succ? x := some (x + 1)
  succMany? n x := some (x + n)
instance instLawfulUpwardEnumerableInt : LawfulUpwardEnumerable Int where
  ne_of_lt _ _ := fun ⟨_, e⟩ _ => by
    have := Option.some.inj e
    omega
  succMany?_zero a := congrArg some (Int.add_zero a)
  succMany?_add_one n a := congrArg some (Int.add_assoc a n 1).symm
instance instInfinitelyUpwardEnumerableInt : InfinitelyUpwardEnumerable Int := ⟨fun _ => rfl⟩
instance instLawfulUpwardEnumerableLEInt : LawfulUpwardEnumerableLE Int :=
  ⟨fun a b => ⟨fun _ => ⟨(b - a).toNat, congrArg some (show a + (b - a).toNat = b by omega)⟩,
    fun ⟨n, e⟩ => by
      have : a + n = b := Option.some.inj e
      omega⟩⟩
instance instLawfulUpwardEnumerableLTInt : LawfulUpwardEnumerableLT Int := inferInstance
instance instHasSizeInt : Rxc.HasSize Int := ⟨fun lo hi => (hi + 1 - lo).toNat⟩
instance instLawfulHasSizeInt : Rxc.LawfulHasSize Int where
  size_eq_zero_of_not_le lo hi h := by
    show (hi + 1 - lo).toNat = 0
    omega
  size_eq_one_of_succ?_eq_none _ _ _ e := nomatch e
  size_eq_succ_of_succ?_eq_some lo hi lo' h e := by
    have := Option.some.inj e
    show (hi + 1 - lo).toNat = (hi + 1 - lo').toNat + 1
    omega
instance instIsAlwaysFiniteInt : Rxc.IsAlwaysFinite Int := inferInstance
instance instHasSizeInt_1 : Rxo.HasSize Int := .ofClosed
instance instLawfulHasSizeInt_1 : Rxo.LawfulHasSize Int := inferInstance
instance instIsAlwaysFiniteInt_1 : Rxo.IsAlwaysFinite Int := inferInstance
end PRange

/- Intersections. -/
instance instHasRcoIntersectionNat : Roo.HasRcoIntersection Nat :=
  ⟨fun r s => (max (r.lower + 1) s.lower)...(min r.upper s.upper)⟩
private theorem le_max {a b c : Nat} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c := Nat.max_le
private theorem lt_min {a b c : Nat} : c < min a b ↔ c < a ∧ c < b := Nat.lt_min
instance instLawfulRcoIntersectionNat : Roo.LawfulRcoIntersection Nat :=
  ⟨(and_congr le_max lt_min).trans and_and_and_comm⟩
instance instHasRcoIntersectionNat_1 : Roc.HasRcoIntersection Nat :=
  ⟨fun r s => (max (r.lower + 1) s.lower)...(min (r.upper + 1) s.upper)⟩
instance instLawfulRcoIntersectionNat_1 : Roc.LawfulRcoIntersection Nat :=
  ⟨(and_congr le_max (lt_min.trans (and_congr_left' Nat.lt_succ_iff))).trans and_and_and_comm⟩
instance instHasRcoIntersectionNat_2 : Roi.HasRcoIntersection Nat :=
  ⟨fun r s => (max (r.lower + 1) s.lower)...s.upper⟩
instance instLawfulRcoIntersectionNat_2 : Roi.LawfulRcoIntersection Nat :=
  ⟨(and_congr_left' le_max).trans and_assoc⟩
instance instHasRcoIntersectionNat_3 : Rco.HasRcoIntersection Nat :=
  ⟨fun r s => (max r.lower s.lower)...(min r.upper s.upper)⟩
instance instLawfulRcoIntersectionNat_3 : Rco.LawfulRcoIntersection Nat :=
  ⟨(and_congr le_max lt_min).trans and_and_and_comm⟩
instance instHasRcoIntersectionNat_4 : Rcc.HasRcoIntersection Nat :=
  ⟨fun r s => (max r.lower s.lower)...(min (r.upper + 1) s.upper)⟩
instance instLawfulRcoIntersectionNat_4 : Rcc.LawfulRcoIntersection Nat :=
  ⟨(and_congr le_max (lt_min.trans (and_congr_left' Nat.lt_succ_iff))).trans and_and_and_comm⟩
instance instHasRcoIntersectionNat_5 : Rci.HasRcoIntersection Nat := ⟨fun r s => (max r.lower s.lower)...s.upper⟩
instance instLawfulRcoIntersectionNat_5 : Rci.LawfulRcoIntersection Nat :=
  ⟨(and_congr_left' le_max).trans and_assoc⟩
instance instHasRcoIntersectionNat_6 : Rio.HasRcoIntersection Nat := ⟨fun r s => s.lower...(min r.upper s.upper)⟩
instance instLawfulRcoIntersectionNat_6 : Rio.LawfulRcoIntersection Nat :=
  ⟨(and_congr_right' lt_min).trans and_left_comm⟩
instance instHasRcoIntersectionNat_7 : Ric.HasRcoIntersection Nat := ⟨fun r s => s.lower...(min (r.upper + 1) s.upper)⟩
instance instLawfulRcoIntersectionNat_7 : Ric.LawfulRcoIntersection Nat :=
  ⟨(and_congr_right' (lt_min.trans (and_congr_left' Nat.lt_succ_iff))).trans and_left_comm⟩
end Std
