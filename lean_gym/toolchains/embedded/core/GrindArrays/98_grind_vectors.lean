/-
Elements of changed vectors, and what `grind` instantiates by itself about vectors.
-/
namespace Vector
variable {α : Type u} {n m i j : Nat}
theorem getElem_set {xs : Vector α n} {i : Nat} {x : α} (hi : i < n) {j : Nat} (hj : j < n) :
    (xs.set i x hi)[j] = if i = j then x else xs[j] := by
  rcases xs with ⟨xs, rfl⟩
  exact Array.getElem_set hi _
@[simp] theorem getElem_set_self {xs : Vector α n} {i : Nat} {x : α} (hi : i < n) : (xs.set i x hi)[i] = x :=
  (getElem_set hi hi).trans (if_pos rfl)
@[simp] theorem getElem_set_ne {xs : Vector α n} {x : α} (hi : i < n) (hj : j < n) (h : i ≠ j) :
    (xs.set i x hi)[j] = xs[j] := (getElem_set hi hj).trans (if_neg h)
theorem getElem_setIfInBounds {xs : Vector α n} {x : α} (hj : j < n) :
    (xs.setIfInBounds i x)[j] = if i = j then x else xs[j] := by
  rcases xs with ⟨xs, rfl⟩
  exact Array.getElem_setIfInBounds ..
theorem getElem_push {xs : Vector α n} {x : α} {i : Nat} (h : i < n + 1) :
    (xs.push x)[i] = if h : i < n then xs[i] else x := by
  rcases xs with ⟨xs, rfl⟩
  exact Array.getElem_push ..
theorem getElem_append {xs : Vector α n} {ys : Vector α m} (hi : i < n + m) :
    (xs ++ ys)[i] = if h : i < n then xs[i] else ys[i - n] := by
  rcases xs with ⟨xs, rfl⟩
  exact Array.getElem_append ..
@[simp] theorem getElem_reverse {xs : Vector α n} {i : Nat} (hi : i < n) : xs.reverse[i] = xs[n - 1 - i] := by
  rcases xs with ⟨xs, rfl⟩
  exact Array.getElem_reverse ..
theorem getElem_swap {xs : Vector α n} {i j : Nat} (hi : i < n) (hj : j < n) {k : Nat} (hk : k < n) :
    (xs.swap i j hi hj)[k] = if k = i then xs[j] else if k = j then xs[i] else xs[k] := by
  rcases xs with ⟨xs, rfl⟩
  exact Array.getElem_swap ..
end Vector
attribute [grind =] Vector.getElem_set Vector.getElem_setIfInBounds Vector.getElem_append Vector.getElem_map
  Vector.map_push Vector.map_append
