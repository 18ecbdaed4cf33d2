/-
Arrays: one element more.
-/
namespace Array
variable {α : Type u}
@[simp] theorem toList_insertIdx {xs : Array α} {i : Nat} {x : α} (h : i ≤ xs.size) :
    (xs.insertIdx i x h).toList = xs.toList.insertIdx i x := congrArg toList (List.insertIdx_toArray xs.toList i x h)
@[simp, grind =] theorem insertIdx_zero {xs : Array α} {x : α} : xs.insertIdx 0 x (Nat.zero_le _) = #[x] ++ xs :=
  Array.ext' ((toList_insertIdx _).trans (List.insertIdx_zero.trans (toList_append (xs := #[x])).symm))
@[simp, grind =] theorem size_insertIdx {a : α} {i : Nat} {xs : Array α} (h : i ≤ xs.size) :
    (xs.insertIdx i a h).size = xs.size + 1 :=
  (congrArg List.length (toList_insertIdx h)).trans (List.length_insertIdx_of_le_length h a)
@[simp, grind =] theorem insertIdx_size_self {xs : Array α} {x : α} :
    xs.insertIdx xs.size x (Nat.le_refl _) = xs.push x :=
  Array.ext' (by rw [toList_insertIdx, toList_push]; exact List.insertIdx_length_self)
end Array
