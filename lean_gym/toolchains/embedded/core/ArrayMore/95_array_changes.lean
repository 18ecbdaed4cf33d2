/-
Arrays: one element more.
-/
namespace Array
variable {α : Type u}
@[simp] theorem toList_insertIdx {xs : Array α} {i : Nat} {x : α} (h : i ≤ xs.size) :
    (xs.insertIdx i x h).toList = xs.toList.insertIdx i x := congrArg toList (List.insertIdx_toArray xs.toList i x h)
@[simp] theorem insertIdx_zero {xs : Array α} {x : α} : xs.insertIdx 0 x (Nat.zero_le _) = #[x] ++ xs :=
  Array.ext' ((toList_insertIdx _).trans (List.insertIdx_zero.trans (toList_append (xs := #[x])).symm))
@[simp] theorem size_insertIdx {a : α} {i : Nat} {xs : Array α} (h : i ≤ xs.size) :
    (xs.insertIdx i a h).size = xs.size + 1 := by
  rewrite [size_eq_length_toList, toList_insertIdx]; exact List.length_insertIdx_of_le_length h a
private theorem lt_size_insertIdx {xs : Array α} {x : α} {i k : Nat} (w : i ≤ xs.size) (h : k ≤ xs.size) :
    k < (xs.insertIdx i x w).size := Nat.lt_of_lt_of_eq (Nat.lt_succ_of_le h) (size_insertIdx w).symm
private theorem lt_size_of_eraseIdx {xs : Array α} {i k : Nat} (w : i < xs.size) (h : k ≤ (xs.eraseIdx i w).size) :
    k < xs.size := Nat.lt_of_le_of_lt (Nat.le_trans h (Nat.le_of_eq (size_eraseIdx i w))) (Nat.sub_one_lt_of_lt w)
private theorem pred_lt {i k n : Nat} (h₁ : ¬k < i) (h₂ : ¬k = i) (h : k < n + 1) : k - 1 < n :=
  Nat.lt_of_lt_of_le (Nat.sub_one_lt_of_lt (Nat.lt_of_le_of_ne (Nat.not_lt.mp h₁) (Ne.symm h₂))) (Nat.le_of_lt_succ h)
@[simp] theorem insertIdx_size_self {xs : Array α} {x : α} :
    xs.insertIdx xs.size x (Nat.le_refl _) = xs.push x :=
  Array.ext' (by rewrite [toList_insertIdx, toList_push]; exact List.insertIdx_length_self)
theorem mem_insertIdx {a : α} {i : Nat} {b : α} {xs : Array α} {h : i ≤ xs.size} :
    a ∈ xs.insertIdx i b h ↔ a = b ∨ a ∈ xs := by
  rewrite [mem_def, toList_insertIdx, mem_def]; exact List.mem_insertIdx h
theorem getElem?_insertIdx {xs : Array α} {x : α} {i k : Nat} (h : i ≤ xs.size) : (xs.insertIdx i x h)[k]? =
    if k < i then xs[k]? else if k = i then if k ≤ xs.size then some x else none else xs[k - 1]? := by
  rewrite [← getElem?_toList, toList_insertIdx, List.getElem?_insertIdx, getElem?_toList, getElem?_toList]; rfl
theorem getElem?_insertIdx_of_lt {xs : Array α} {x : α} {i k : Nat} (w : i ≤ xs.size) (h : k < i) :
    (xs.insertIdx i x w)[k]? = xs[k]? := by rw [getElem?_insertIdx, if_pos h]
theorem getElem?_insertIdx_self {xs : Array α} {x : α} {i : Nat} (w : i ≤ xs.size) :
    (xs.insertIdx i x w)[i]? = some x := by
  rw [getElem?_insertIdx, if_neg (Nat.lt_irrefl i), if_pos rfl, if_pos w]
theorem getElem?_insertIdx_of_ge {xs : Array α} {x : α} {i k : Nat} (w : i < k) (h : k ≤ xs.size) :
    (xs.insertIdx i x (Nat.le_trans (Nat.le_of_lt w) h))[k]? = xs[k - 1]? := by
  rw [getElem?_insertIdx, if_neg (Nat.not_lt.mpr (Nat.le_of_lt w)), if_neg (Nat.ne_of_gt w)]
theorem getElem_insertIdx_of_lt {xs : Array α} {x : α} {i k : Nat} (w : i ≤ xs.size) (h : k < i) :
    (xs.insertIdx i x w)[k]'(lt_size_insertIdx w (Nat.le_of_lt (Nat.lt_of_lt_of_le h w))) =
      xs[k]'(Nat.lt_of_lt_of_le h w) :=
  Option.some.inj ((getElem?_eq_getElem _).symm.trans ((getElem?_insertIdx_of_lt w h).trans (getElem?_eq_getElem _)))
theorem getElem_insertIdx_self {xs : Array α} {x : α} {i : Nat} (w : i ≤ xs.size) :
    (xs.insertIdx i x w)[i]'(lt_size_insertIdx w w) = x :=
  Option.some.inj ((getElem?_eq_getElem _).symm.trans (getElem?_insertIdx_self w))
theorem getElem_insertIdx_of_gt {xs : Array α} {x : α} {i k : Nat} (w : k ≤ xs.size) (h : k > i) :
    (xs.insertIdx i x (Nat.le_trans (Nat.le_of_lt h) w))[k]'(lt_size_insertIdx _ w) =
      xs[k - 1]'(Nat.lt_of_lt_of_le (Nat.sub_one_lt_of_lt h) w) :=
  Option.some.inj ((getElem?_eq_getElem _).symm.trans ((getElem?_insertIdx_of_ge h w).trans (getElem?_eq_getElem _)))
theorem getElem_insertIdx {xs : Array α} {x : α} {i k : Nat} (w : i ≤ xs.size)
    (h : k < (xs.insertIdx i x w).size) : (xs.insertIdx i x w)[k] =
      if h₁ : k < i then xs[k]'(Nat.lt_of_lt_of_le h₁ w) else
        if h₂ : k = i then x else xs[k - 1]'(pred_lt h₁ h₂ (Nat.lt_of_lt_of_eq h (size_insertIdx w))) := by
  by_cases h₁ : k < i
  · rewrite [dif_pos h₁]; exact getElem_insertIdx_of_lt w h₁
  · rewrite [dif_neg h₁]
    by_cases h₂ : k = i
    · subst h₂; rewrite [dif_pos rfl]; exact getElem_insertIdx_self w
    · rewrite [dif_neg h₂]
      exact getElem_insertIdx_of_gt (Nat.le_of_lt_succ (Nat.lt_of_lt_of_eq h (size_insertIdx w)))
        (Nat.lt_of_le_of_ne (Nat.not_lt.mp h₁) (Ne.symm h₂))
theorem eraseIdx_insertIdx_self {a : α} {i : Nat} {xs : Array α} (h : i ≤ xs.size) :
    (xs.insertIdx i a h).eraseIdx i (lt_size_insertIdx h h) = xs :=
  Array.ext' (by rw [toList_eraseIdx, toList_insertIdx, List.eraseIdx_insertIdx_self])
theorem insertIdx_eraseIdx_of_ge {a : α} {i j : Nat} {as : Array α} (w₁ : i < as.size)
    (w₂ : j ≤ (as.eraseIdx i w₁).size) (h : i ≤ j) : (as.eraseIdx i w₁).insertIdx j a w₂ =
      (as.insertIdx (j + 1) a (lt_size_of_eraseIdx w₁ w₂)).eraseIdx i (lt_size_insertIdx _ (Nat.le_of_lt w₁)) :=
  Array.ext' (by
    rewrite [toList_eraseIdx, toList_insertIdx, toList_insertIdx, toList_eraseIdx]
    exact List.insertIdx_eraseIdx_of_ge w₁ h)
theorem insertIdx_eraseIdx_of_le {a : α} {i j : Nat} {as : Array α} (w₁ : i < as.size)
    (w₂ : j ≤ (as.eraseIdx i w₁).size) (h : j ≤ i) : (as.eraseIdx i w₁).insertIdx j a w₂ =
      (as.insertIdx j a (Nat.le_trans h (Nat.le_of_lt w₁))).eraseIdx (i + 1) (lt_size_insertIdx _ w₁) :=
  Array.ext' (by
    rewrite [toList_eraseIdx, toList_insertIdx, toList_insertIdx, toList_eraseIdx]
    exact List.insertIdx_eraseIdx_of_le w₁ h)
theorem insertIdx_comm (a b : α) {i j : Nat} {xs : Array α} (_ : i ≤ j) (_ : j ≤ xs.size) :
    (xs.insertIdx i a (Nat.le_trans ‹i ≤ j› ‹_›)).insertIdx (j + 1) b (lt_size_insertIdx _ ‹_›) =
      (xs.insertIdx j b).insertIdx i a (Nat.le_of_lt (lt_size_insertIdx ‹_› (Nat.le_trans ‹i ≤ j› ‹_›))) :=
  Array.ext' (by
    rewrite [toList_insertIdx, toList_insertIdx, toList_insertIdx, toList_insertIdx]
    exact List.insertIdx_comm a b ‹_› ‹_›)
end Array
