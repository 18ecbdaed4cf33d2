/-
Hash values of words and of arrays of bytes; comparisons and orders of bit vectors, arrays and vectors; bounded
quantifiers whose statement mentions the bound; powers of two.
-/
instance instHashableUInt8 : Hashable UInt8 := ⟨fun n => n.toUInt64⟩
instance instHashableUInt16 : Hashable UInt16 := ⟨fun n => n.toUInt64⟩
instance instHashableUInt32 : Hashable UInt32 := ⟨fun n => n.toUInt64⟩
instance instHashableUSize : Hashable USize := ⟨fun n => n.toUInt64⟩
instance instHashableInt8 : Hashable Int8 := ⟨fun i => i.toUInt8.toUInt64⟩
instance instHashableInt16 : Hashable Int16 := ⟨fun i => i.toUInt16.toUInt64⟩
instance instHashableInt32 : Hashable Int32 := ⟨fun i => i.toUInt32.toUInt64⟩
instance instHashableInt64 : Hashable Int64 := ⟨fun i => i.toUInt64⟩
@[extern "lean_byte_array_hash"] protected opaque ByteArray.hash (a : @& ByteArray) : UInt64
instance ByteArray.instHashable : Hashable ByteArray := ⟨ByteArray.hash⟩

/- Comparisons. -/
instance instOrdBitVec {n : Nat} : Ord (BitVec n) := ⟨fun x y => compareOfLessAndEq x y⟩
instance instOrdOrdering : Ord Ordering := ⟨compareOn (·.ctorIdx)⟩
namespace Array
variable {α : Type u}
@[specialize] protected def compareLex (cmp : α → α → Ordering) (a₁ a₂ : Array α) : Ordering :=
  go 0
where
  go (i : Nat) : Ordering :=
    if h₁ : a₁.size ≤ i then
      if a₂.size ≤ i then .eq else .lt
    else if h₂ : a₂.size ≤ i then .gt
    else match cmp a₁[i] a₂[i] with
      | .lt => .lt
      | .eq => go (i + 1)
      | .gt => .gt
  termination_by a₁.size - i
  decreasing_by exact Nat.sub_succ_lt_self _ _ (Nat.not_le.mp ‹_›)
instance instOrd [Ord α] : Ord (Array α) := ⟨Array.compareLex compare⟩
protected theorem compare_eq_compareLex [Ord α] : compare (α := Array α) = Array.compareLex compare := rfl
private theorem compareLex_go {cmp : α → α → Ordering} {a₁ a₂ : Array α} (i : Nat) :
    compareLex.go cmp a₁ a₂ i = List.compareLex cmp (a₁.toList.drop i) (a₂.toList.drop i) := by
  rw [compareLex.go]
  split
  · next h₁ =>
    rw [List.drop_eq_nil_of_le h₁]
    split
    · next h₂ => rw [List.drop_eq_nil_of_le h₂]; rfl
    · next h₂ => rw [List.drop_eq_getElem_cons (Nat.not_le.mp h₂)]; rfl
  · next h₁ =>
    rw [List.drop_eq_getElem_cons (Nat.not_le.mp h₁)]
    split
    · next h₂ => rw [List.drop_eq_nil_of_le h₂]; rfl
    · next h₂ =>
      rw [List.drop_eq_getElem_cons (Nat.not_le.mp h₂), List.compareLex_cons_cons, compareLex_go (i + 1)]
      show _ = (cmp a₁[i] a₂[i]).then _
      cases cmp a₁[i] a₂[i] <;> rfl
termination_by a₁.size - i
decreasing_by exact Nat.sub_succ_lt_self _ _ (Nat.not_le.mp ‹_›)
protected theorem compareLex_eq_compareLex_toList {cmp : α → α → Ordering} {a₁ a₂ : Array α} :
    Array.compareLex cmp a₁ a₂ = List.compareLex cmp a₁.toList a₂.toList := compareLex_go 0
protected theorem compare_eq_compare_toList [Ord α] {a₁ a₂ : Array α} : compare a₁ a₂ = compare a₁.toList a₂.toList :=
  Array.compareLex_eq_compareLex_toList
protected theorem _root_.List.compareLex_eq_compareLex_toArray {cmp : α → α → Ordering} {l₁ l₂ : List α} :
    List.compareLex cmp l₁ l₂ = Array.compareLex cmp l₁.toArray l₂.toArray :=
  Array.compareLex_eq_compareLex_toList.symm
protected theorem _root_.List.compare_eq_compare_toArray [Ord α] {l₁ l₂ : List α} :
    compare l₁ l₂ = compare l₁.toArray l₂.toArray := Array.compare_eq_compare_toList.symm
end Array
namespace Vector
variable {α : Type u} {n : Nat}
protected def compareLex (cmp : α → α → Ordering) (a b : Vector α n) : Ordering :=
  Array.compareLex cmp a.toArray b.toArray
instance instOrd [Ord α] : Ord (Vector α n) := ⟨Vector.compareLex compare⟩
protected theorem compareLex_eq_compareLex_toArray {cmp : α → α → Ordering} {a b : Vector α n} :
    Vector.compareLex cmp a b = Array.compareLex cmp a.toArray b.toArray := rfl
protected theorem compareLex_eq_compareLex_toList {cmp : α → α → Ordering} {a b : Vector α n} :
    Vector.compareLex cmp a b = List.compareLex cmp a.toList b.toList := Array.compareLex_eq_compareLex_toList
protected theorem compare_eq_compare_toArray [Ord α] {a b : Vector α n} :
    compare a b = compare a.toArray b.toArray := rfl
protected theorem compare_eq_compare_toList [Ord α] {a b : Vector α n} : compare a b = compare a.toList b.toList :=
  Array.compare_eq_compare_toList
end Vector

/- Linear orders on arrays. -/
namespace Array
variable {α : Type u}
protected theorem lt_of_le_of_lt [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] {xs ys zs : Array α}
    (h₁ : xs ≤ ys) (h₂ : ys < zs) : xs < zs := List.lt_of_le_of_lt h₁ h₂
protected theorem le_trans [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] {xs ys zs : Array α}
    (h₁ : xs ≤ ys) (h₂ : ys ≤ zs) : xs ≤ zs := List.le_trans h₁ h₂
instance instTransLeOfLawfulOrderLTOfIsLinearOrder [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] :
    Trans (· ≤ · : Array α → Array α → Prop) (· ≤ ·) (· ≤ ·) :=
  ⟨Array.le_trans⟩
protected theorem le_antisymm [LT α] [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderLT α] {xs ys : Array α} :
    xs ≤ ys → ys ≤ xs → xs = ys := fun h k => Array.ext' (List.le_antisymm h k)
instance instIsLinearOrderOfLawfulOrderLT [LT α] [LE α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] :
    Std.IsLinearOrder (Array α) where
  le_refl := Array.le_refl
  le_trans _ _ _ := Array.le_trans
  le_antisymm _ _ := Array.le_antisymm
  le_total := Array.le_total
protected theorem le_iff_lt_or_eq [LT α] [Std.Irrefl (· < · : α → α → Prop)]
    [Std.Trichotomous (· < · : α → α → Prop)] [Std.Asymm (· < · : α → α → Prop)] {xs ys : Array α} :
    xs ≤ ys ↔ xs < ys ∨ xs = ys :=
  List.le_iff_lt_or_eq.trans (or_congr_right ⟨Array.ext', congrArg _⟩)
end Array

/- Linear orders on vectors. -/
namespace Vector
variable {α : Type u} {n : Nat}
protected theorem lt_irrefl [LT α] [Std.Irrefl (· < · : α → α → Prop)] (xs : Vector α n) : ¬xs < xs :=
  Array.lt_irrefl xs.toArray
protected theorem le_refl [LT α] [i₀ : Std.Irrefl (· < · : α → α → Prop)] (xs : Vector α n) : xs ≤ xs :=
  Array.le_refl xs.toArray
protected theorem lt_trans [LT α] [i₁ : Trans (· < · : α → α → Prop) (· < ·) (· < ·)] {xs ys zs : Vector α n}
    (h₁ : xs < ys) (h₂ : ys < zs) : xs < zs := Array.lt_trans h₁ h₂
protected theorem lt_asymm [LT α] [i : Std.Asymm (· < · : α → α → Prop)] {xs ys : Vector α n} (h : xs < ys) :
    ¬ys < xs := Array.lt_asymm h
protected theorem le_total [LT α] [i : Std.Asymm (· < · : α → α → Prop)] (xs ys : Vector α n) : xs ≤ ys ∨ ys ≤ xs :=
  Array.le_total xs.toArray ys.toArray
instance instAsymmLt [LT α] [Std.Asymm (· < · : α → α → Prop)] : Std.Asymm (· < · : Vector α n → Vector α n → Prop) :=
  ⟨fun _ _ => Vector.lt_asymm⟩
instance instTotalLeOfAsymmLt [LT α] [Std.Asymm (· < · : α → α → Prop)] :
    Std.Total (· ≤ · : Vector α n → Vector α n → Prop) := ⟨Vector.le_total⟩
instance instLawfulOrderLTOfAsymmLt [LT α] [Std.Asymm (· < · : α → α → Prop)] : Std.LawfulOrderLT (Vector α n) where
  lt_iff _ _ := ⟨fun h => ⟨Vector.lt_asymm h, fun k => k h⟩, fun h => Classical.not_not.mp h.2⟩
protected theorem lt_of_le_of_lt [LT α] [LE α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] {xs ys zs : Vector α n}
    (h₁ : xs ≤ ys) (h₂ : ys < zs) : xs < zs := Array.lt_of_le_of_lt h₁ h₂
protected theorem le_trans [LT α] [LE α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] {xs ys zs : Vector α n}
    (h₁ : xs ≤ ys) (h₂ : ys ≤ zs) : xs ≤ zs := Array.le_trans h₁ h₂
instance instTransLeOfLawfulOrderLTOfIsLinearOrder [LT α] [LE α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] :
    Trans (· ≤ · : Vector α n → Vector α n → Prop) (· ≤ ·) (· ≤ ·) := ⟨Vector.le_trans⟩
protected theorem le_antisymm [LT α] [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderLT α] {xs ys : Vector α n}
    (h₁ : xs ≤ ys) (h₂ : ys ≤ xs) : xs = ys := toArray_inj.mp (Array.le_antisymm h₁ h₂)
instance instIsLinearOrderOfLawfulOrderLT [LT α] [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderLT α] :
    Std.IsLinearOrder (Vector α n) where
  le_refl := Vector.le_refl
  le_trans _ _ _ := Vector.le_trans
  le_antisymm _ _ := Vector.le_antisymm
  le_total := Vector.le_total
end Vector

/- Decisions. DIFFERS: through `Fin`, where a full Lean has a recursion of its own; the values are the same. -/
namespace Nat
instance decidableExistsLT' {k : Nat} {p : (m : Nat) → m < k → Prop} [I : ∀ m h, Decidable (p m h)] :
    Decidable (∃ m : Nat, ∃ h : m < k, p m h) :=
  decidable_of_decidable_of_iff (p := ∃ i : Fin k, p i.val i.isLt)
    ⟨fun ⟨i, h⟩ => ⟨i.val, i.isLt, h⟩, fun ⟨m, h, w⟩ => ⟨⟨m, h⟩, w⟩⟩
instance decidableExistsLE' {k : Nat} {p : (m : Nat) → m ≤ k → Prop} [I : ∀ m h, Decidable (p m h)] :
    Decidable (∃ m : Nat, ∃ h : m ≤ k, p m h) :=
  decidable_of_decidable_of_iff (p := ∃ m, ∃ h : m < k + 1, p m (Nat.le_of_lt_succ h))
    ⟨fun ⟨m, h, w⟩ => ⟨m, Nat.le_of_lt_succ h, w⟩, fun ⟨m, h, w⟩ => ⟨m, Nat.lt_succ_of_le h, w⟩⟩
theorem and_sub_one_eq_zero_iff_isPowerOfTwo {n : Nat} (h : n ≠ 0) : (n &&& n - 1) = 0 ↔ n.isPowerOfTwo := by
  refine ⟨fun e => ⟨n.log2, Nat.le_antisymm ?_ (log2_self_le h)⟩, fun ⟨k, e⟩ => ?_⟩
  · refine Nat.not_lt.mp fun l => ?_
    have t := congrArg (testBit · n.log2) e
    rw [testBit_and, testBit_log2 h, testBit_of_two_pow_le_and_two_pow_add_one_gt (Nat.le_sub_one_of_lt l)
      (Nat.lt_of_le_of_lt (Nat.sub_le n 1) lt_log2_self), zero_testBit] at t
    cases t
  · rw [e, and_two_pow_sub_one_eq_mod, Nat.mod_self]
theorem ne_zero_and_sub_one_eq_zero_iff_isPowerOfTwo {n : Nat} : (n ≠ 0 ∧ (n &&& n - 1) = 0) ↔ n.isPowerOfTwo :=
  ⟨fun ⟨h, e⟩ => (and_sub_one_eq_zero_iff_isPowerOfTwo h).mp e, fun h =>
    have k := Nat.ne_of_gt (pos_of_isPowerOfTwo h)
    ⟨k, (and_sub_one_eq_zero_iff_isPowerOfTwo k).mpr h⟩⟩
@[inline] instance instDecidableIsPowerOfTwo {n : Nat} : Decidable n.isPowerOfTwo :=
  decidable_of_iff _ ne_zero_and_sub_one_eq_zero_iff_isPowerOfTwo
end Nat
instance Int.instLawfulOrderLeftLeaningMin : Std.LawfulOrderLeftLeaningMin Int :=
  ⟨fun _ _ h => if_pos h, fun _ _ h => if_neg h⟩
instance Int.instLawfulOrderLeftLeaningMax : Std.LawfulOrderLeftLeaningMax Int :=
  ⟨fun _ _ h => if k : _ then (if_pos k).trans (Int.le_antisymm h k) else if_neg k,
    fun _ _ h => if_pos (Int.le_of_lt (Int.not_le.mp h))⟩
instance BitVec.instToString {n : Nat} : ToString (BitVec n) := ⟨fun a => toString (repr a)⟩
