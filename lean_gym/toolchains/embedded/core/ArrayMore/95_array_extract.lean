/-
Arrays: parts of them.
-/
namespace Array
variable {α : Type u}
private theorem toList_extract' {xs : Array α} {i j : Nat} : (xs.extract i j).toList = (xs.toList.take j).drop i :=
  toList_extract.trans List.drop_take.symm
private theorem extract_ext {xs ys : Array α} {i j k l : Nat}
    (h : (xs.toList.take j).drop i = (ys.toList.take l).drop k) : xs.extract i j = ys.extract k l :=
  Array.ext' (toList_extract'.trans (h.trans toList_extract'.symm))
private theorem toList_extract_zero {xs : Array α} {j : Nat} : (xs.extract 0 j).toList = xs.toList.take j :=
  toList_extract'.trans List.drop_zero
@[simp] theorem extract_of_size_lt {as : Array α} {i j : Nat} (h : as.size < j) : as.extract i j = as.extract i :=
  extract_ext (congrArg _
    ((List.take_of_length_le (Nat.le_of_lt h)).trans (List.take_of_length_le (Nat.le_refl _)).symm))
@[simp] theorem extract_push_of_le {as : Array α} {b : α} {start stop : Nat} (h : stop ≤ as.size) :
    (as.push b).extract start stop = as.extract start stop :=
  extract_ext (by rw [toList_push, List.take_append_of_le_length h])
@[simp] theorem extract_eq_pop {as : Array α} {stop : Nat} (h : stop = as.size - 1) : as.extract 0 stop = as.pop :=
  Array.ext' (toList_extract_zero.trans (h ▸ List.dropLast_eq_take.symm))
@[simp] theorem extract_append_extract {as : Array α} {i j k : Nat} :
    as.extract i j ++ as.extract j k = as.extract (min i j) (max j k) := by
  refine Array.ext' ?_
  rewrite [toList_append, toList_extract', toList_extract', toList_extract']
  have hz {m n} (h : n ≤ m) : (as.toList.take n).drop m = [] :=
    List.drop_eq_nil_of_le (Nat.le_trans (List.length_take_le _ _) h)
  by_cases h : i ≤ j
  · rewrite [Nat.min_eq_left h]
    by_cases hk : k ≤ j
    · rw [Nat.max_eq_left hk, hz hk, List.append_nil]
    · have hk : j ≤ k := Nat.le_of_not_le hk
      have e : as.toList.take k = as.toList.take j ++ (as.toList.take k).drop j := by
        refine (List.take_append_drop _ _).symm.trans (congrArg (· ++ _) ?_)
        rw [List.take_take, Nat.min_eq_left hk]
      rewrite [Nat.max_eq_right hk]
      refine Eq.trans ?_ (congrArg (List.drop i) e.symm)
      by_cases hi : i ≤ (as.toList.take j).length
      · rw [List.drop_append_of_le_length hi]
      · rewrite [List.length_take] at hi
        have hl := Nat.le_of_not_le fun c => hi (Nat.le_trans h (Nat.le_of_eq (Nat.min_eq_left c).symm))
        rw [List.take_of_length_le hl, List.take_of_length_le (Nat.le_trans hl hk), List.drop_eq_nil_of_le hl,
          List.append_nil, List.append_nil]
  · have h : j ≤ i := Nat.le_of_not_le h
    rewrite [Nat.min_eq_right h, hz h, List.nil_append]
    by_cases hk : k ≤ j
    · rw [Nat.max_eq_left hk, hz hk, hz (Nat.le_refl j)]
    · rw [Nat.max_eq_right (Nat.le_of_not_le hk)]
@[simp] theorem extract_eq_empty_iff {i j : Nat} {as : Array α} : as.extract i j = #[] ↔ min j as.size ≤ i := by
  rw [← size_eq_zero_iff, size_extract, Nat.sub_eq_zero_iff_le]
@[simp] theorem extract_eq_self_iff {i j : Nat} {as : Array α} :
    as.extract i j = as ↔ as.size = 0 ∨ i = 0 ∧ as.size ≤ j := by
  refine ⟨fun h => ?_, fun h => h.elim (fun e => ?_) fun ⟨hi, hj⟩ => ?_⟩
  · have e := congrArg size h
    rewrite [size_extract] at e
    cases i with
    | zero => exact .inr ⟨rfl, Nat.le_trans (Nat.le_of_eq e.symm) (Nat.min_le_left ..)⟩
    | succ i =>
      refine (Nat.eq_zero_or_pos as.size).imp id fun p => absurd e (Nat.ne_of_lt ?_)
      exact Nat.lt_of_le_of_lt (Nat.sub_le_sub_right (Nat.min_le_right ..) _) (Nat.sub_lt p (Nat.succ_pos i))
  · rw [size_eq_zero_iff.mp e]; exact extract_eq_empty_iff.mpr (Nat.le_trans (Nat.min_le_right _ _) (Nat.zero_le i))
  · subst hi; exact Array.ext' (toList_extract_zero.trans (List.take_of_length_le hj))
@[simp] theorem extract_size_left {j : Nat} {as : Array α} : as.extract as.size j = #[] :=
  extract_eq_empty_iff.mpr (Nat.min_le_right _ _)
@[simp] theorem push_extract_getElem {as : Array α} {i j : Nat} (h : j < as.size) :
    (as.extract i j).push as[j] = as.extract (min i j) (j + 1) := by
  refine Array.ext' ?_
  have hl : (as.toList.take j).length = j := List.length_take_of_le (Nat.le_of_lt h)
  rewrite [toList_push, toList_extract', toList_extract', ← List.take_append_getElem (l := as.toList) h,
    List.drop_append_of_le_length (by rewrite [hl]; exact Nat.min_le_right i j)]
  refine congrArg (fun t : List α => t ++ [as[j]]) ?_
  by_cases hi : i ≤ j
  · rw [Nat.min_eq_left hi]
  · rw [Nat.min_eq_right (Nat.le_of_not_le hi), List.drop_eq_nil_of_le (hl.symm ▸ Nat.le_of_not_le hi),
      List.drop_eq_nil_of_le (Nat.le_of_eq hl)]
@[simp] theorem getElem?_extract_of_lt {as : Array α} {i j k : Nat} (h : k < min j as.size - i) :
    (as.extract i j)[k]? =
      some (as[i + k]'(Nat.lt_of_lt_of_le (Nat.add_lt_of_lt_sub' h) (Nat.min_le_right ..))) := by
  rewrite [← getElem?_toList, toList_extract', List.getElem?_drop,
    List.getElem?_take_of_lt (Nat.lt_of_lt_of_le (Nat.add_lt_of_lt_sub' h) (Nat.min_le_left ..)), getElem?_toList]
  exact getElem?_eq_getElem _
@[simp] theorem extract_extract {as : Array α} {i j k l : Nat} :
    (as.extract i j).extract k l = as.extract (i + k) (min (i + l) j) :=
  extract_ext (by rw [toList_extract', List.take_drop, List.take_take, List.drop_drop])
@[simp] theorem extract_append {as bs : Array α} {i j : Nat} :
    (as ++ bs).extract i j = as.extract i j ++ bs.extract (i - as.size) (j - as.size) := by
  refine Array.ext' ?_
  rewrite [toList_append, toList_extract', toList_extract', toList_extract', toList_append, List.take_append,
    List.drop_append]
  refine congrArg (fun t : List α => (as.toList.take j).drop i ++ t) ?_
  show (bs.toList.take (j - as.size)).drop (i - (as.toList.take j).length) = _
  by_cases h : j ≤ as.size
  · rw [Nat.sub_eq_zero_of_le h, List.take_zero, List.drop_nil, List.drop_nil]
  · rw [List.take_of_length_le (l := as.toList) (Nat.le_of_not_le h), length_toList]
@[simp] theorem map_extract {β : Type v} {f : α → β} {as : Array α} {i j : Nat} :
    map f (as.extract i j) = (map f as).extract i j :=
  Array.ext' (by rw [toList_map, toList_extract', toList_extract', toList_map, List.map_drop, List.map_take])
@[simp] theorem extract_replicate {a : α} {n i j : Nat} :
    (replicate n a).extract i j = replicate (min j n - i) a :=
  Array.ext' (by rw [toList_extract', toList_replicate, toList_replicate, List.take_replicate, List.drop_replicate])
@[simp] theorem takeWhile_append_of_pos {p : α → Bool} {xs ys : Array α} (h : ∀ a ∈ xs, p a) :
    takeWhile p (xs ++ ys) = xs ++ takeWhile p ys :=
  Array.ext' (by
    rewrite [toList_takeWhile, toList_append, toList_append, toList_takeWhile]
    exact List.takeWhile_append_of_pos fun a m => h a (mem_def.mpr m))
private theorem toList_popWhile {p : α → Bool} {xs : Array α} :
    (popWhile p xs).toList = (xs.toList.reverse.dropWhile p).reverse :=
  congrArg toList (List.popWhile_toArray p xs.toList)
@[simp] theorem popWhile_append_of_pos {p : α → Bool} {xs ys : Array α} (h : ∀ a ∈ ys, p a) :
    popWhile p (xs ++ ys) = popWhile p xs :=
  Array.ext' (by
    rewrite [toList_popWhile, toList_append, List.reverse_append, toList_popWhile]
    refine congrArg List.reverse (List.dropWhile_append_of_pos fun a m => ?_)
    exact h a (mem_def.mpr (List.mem_reverse.mp m)))
@[simp] theorem takeWhile_replicate_eq_filter {n : Nat} {a : α} {p : α → Bool} :
    takeWhile p (replicate n a) = filter p (replicate n a) :=
  Array.ext' (by rewrite [toList_takeWhile, toList_filter]; exact List.takeWhile_replicate_eq_filter)
private theorem _root_.List.dropWhile_replicate' {p : α → Bool} {a : α} {n : Nat} :
    ((List.replicate n a).dropWhile p).reverse = (List.replicate n a).filter fun a => !p a := by
  cases h : p a
  · have e : (List.replicate n a).dropWhile p = List.replicate n a := by
      cases n with
      | zero => rfl
      | succ n => exact List.dropWhile_cons_of_neg (Bool.eq_false_iff.mp h)
    rewrite [e, List.reverse_replicate]
    exact (List.filter_replicate_of_pos (p := fun a => !p a) (congrArg not h)).symm
  · have e : (List.replicate n a).dropWhile p = [] := by
      induction n with
      | zero => rfl
      | succ n ih => exact (List.dropWhile_cons_of_pos h).trans ih
    exact (congrArg List.reverse e).trans
      (List.filter_replicate_of_neg (p := fun a => !p a) (Bool.eq_false_iff.mp (congrArg not h))).symm
@[simp] theorem popWhile_replicate_eq_filter_not {n : Nat} {a : α} {p : α → Bool} :
    popWhile p (replicate n a) = filter (fun a => !p a) (replicate n a) :=
  Array.ext' (by
    rewrite [toList_popWhile, toList_filter, toList_replicate, List.reverse_replicate]
    exact List.dropWhile_replicate')
@[simp] theorem all_takeWhile {p : α → Bool} {as : Array α} : (takeWhile p as).all p = true := by
  rewrite [← all_toList, toList_takeWhile]; exact List.all_takeWhile
private theorem _root_.List.any_dropWhile' {p : α → Bool} {l : List α} :
    (l.dropWhile p).any (fun a => !p a) = !l.all p := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [List.dropWhile_cons, List.all_cons]
    cases h : p a
    · exact (List.any_cons ..).trans (by rewrite [h]; rfl)
    · exact ih
@[simp] theorem any_popWhile {p : α → Bool} {as : Array α} : ((popWhile p as).any fun a => !p a) = !as.all p := by
  rw [← any_toList, toList_popWhile, List.any_reverse, List.any_dropWhile', List.all_reverse, all_toList]

/- Further laws. -/
theorem size_extract_le {as : Array α} {i j : Nat} : (as.extract i j).size ≤ j - i := by
  rewrite [size_extract]; exact Nat.sub_le_sub_right (Nat.min_le_left _ _) _
theorem size_extract_le' {as : Array α} {i j : Nat} : (as.extract i j).size ≤ as.size - i := by
  rewrite [size_extract]; exact Nat.sub_le_sub_right (Nat.min_le_right _ _) _
theorem size_extract_of_le {as : Array α} {i j : Nat} (h : j ≤ as.size) : (as.extract i j).size = j - i := by
  rw [size_extract, Nat.min_eq_left h]
theorem extract_eq_empty_of_le {j i : Nat} {as : Array α} (h : min j as.size ≤ i) : as.extract i j = #[] :=
  extract_eq_empty_iff.mpr h
theorem lt_of_extract_ne_empty {i j : Nat} {as : Array α} (h : as.extract i j ≠ #[]) : i < min j as.size :=
  Nat.lt_of_not_le fun k => h (extract_eq_empty_of_le k)
theorem extract_eq_self_of_le {j : Nat} {as : Array α} (h : as.size ≤ j) : as.extract 0 j = as :=
  extract_eq_self_iff.mpr (.inr ⟨rfl, h⟩)
theorem le_of_extract_eq_self {i j : Nat} {as : Array α} (h : as.extract i j = as) : as.size ≤ j := by
  rcases extract_eq_self_iff.mp h with h | h
  · rewrite [h]; exact Nat.zero_le j
  · exact h.2
theorem extract_succ_right {as : Array α} {i j : Nat} (w : i < j + 1) (h : j < as.size) :
    as.extract i (j + 1) = (as.extract i j).push as[j] := by
  rw [push_extract_getElem, Nat.min_eq_left (Nat.le_of_lt_succ w)]
theorem extract_eq_empty_of_eq_empty {as : Array α} {i j : Nat} (h : as = #[]) : as.extract i j = #[] := by
  subst h; exact extract_eq_empty_of_le (Nat.le_trans (Nat.min_le_right _ _) (Nat.zero_le i))
theorem ne_empty_of_extract_ne_empty {as : Array α} {i j : Nat} (h : as.extract i j ≠ #[]) : as ≠ #[] :=
  fun e => h (extract_eq_empty_of_eq_empty e)
theorem extract_append_left {as bs : Array α} : (as ++ bs).extract 0 as.size = as.extract 0 as.size := by
  rw [extract_append, Nat.sub_self,
    extract_eq_empty_of_le (as := bs) (Nat.le_trans (Nat.min_le_left _ _) (Nat.zero_le _)), append_empty]
theorem extract_append_right {i : Nat} {as bs : Array α} :
    (as ++ bs).extract as.size (as.size + i) = bs.extract 0 i := by
  rw [extract_append, extract_size_left, empty_append, Nat.sub_self, Nat.add_sub_cancel_left]
theorem takeWhile_map {β : Type v} {f : α → β} {p : β → Bool} {as : Array α} :
    takeWhile p (map f as) = map f (takeWhile (p ∘ f) as) :=
  Array.ext' (by rw [toList_takeWhile, toList_map, List.takeWhile_map, toList_map, toList_takeWhile])
end Array
