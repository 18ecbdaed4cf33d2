/-
Lemmas on arrays that `grind` uses and that follow from those on lists: counting, removal, changed elements, appending,
searching, ranges, arrays side by side; and the congruences of the functions that take a range.
-/

namespace Array
theorem countP_singleton {α : Type u} {p : α → Bool} {a : α} :
    countP p #[a] = if p a = true then 1 else 0 :=
  List.countP_toArray.trans List.countP_singleton
theorem countP_eq_size_filter {α : Type u} {p : α → Bool} {xs : Array α} :
    countP p xs = (filter p xs).size := by
  rcases xs with ⟨xs⟩; rw [List.countP_toArray, List.filter_toArray]; exact List.countP_eq_length_filter
end Array

namespace Std.Internal.Array
theorem countP_eq_zero_of_forall {α : Type u} {p : α → Bool} {xs : Array α} (h : ∀ (x : α), x ∈ xs → ¬p x = true) :
    Array.countP p xs = 0 :=
  Array.countP_eq_zero.2 h
theorem not_of_countP_eq_zero_of_mem {α : Type u} {p : α → Bool} {x : α} {xs : Array α} (h : Array.countP p xs = 0)
    (h' : x ∈ xs) :
    ¬p x = true :=
  Array.countP_eq_zero.1 h x h'
end Std.Internal.Array

namespace Array
theorem countP_set {α : Type u} {p : α → Bool} {xs : Array α} {i : Nat} {a : α} (h : i < xs.size) :
    countP p (xs.set i a h) = (countP p xs - if p xs[i] = true then 1 else 0) + if p a = true then 1 else 0 := by
  rcases xs with ⟨xs⟩; rw [List.set_toArray, List.countP_toArray, List.countP_toArray]; exact List.countP_set h
theorem countP_le_size {α : Type u} {p : α → Bool} {xs : Array α} : countP p xs ≤ xs.size := by
  rcases xs with ⟨xs⟩; rw [List.countP_toArray]; exact List.countP_le_length
theorem count_le_size {α : Type u} [BEq α] {a : α} {xs : Array α} :
    count a xs ≤ xs.size := by
  rcases xs with ⟨xs⟩; rw [List.count_toArray]; exact List.count_le_length
theorem count_eq_size_filter {α : Type u} [BEq α] {a : α} {xs : Array α} :
    count a xs = (filter (fun (x : α) => x == a) xs).size :=
  countP_eq_size_filter
theorem count_singleton {α : Type u} [BEq α] {a b : α} :
    count a #[b] = if (b == a) = true then 1 else 0 :=
  List.count_toArray.trans List.count_singleton
theorem count_set {α : Type u} [BEq α] {xs : Array α} {i : Nat} {a b : α} (h : i < xs.size) :
    count b (xs.set i a h) =
      (count b xs - if (xs[i] == b) = true then 1 else 0) + if (a == b) = true then 1 else 0 := by
  rcases xs with ⟨xs⟩; rw [List.set_toArray, List.count_toArray, List.count_toArray]; exact List.count_set h
theorem eraseP_empty {α : Type u} {p : α → Bool} : #[].eraseP p = #[] := rfl
theorem size_eraseP {α : Type u} {p : α → Bool} {xs : Array α} :
    (xs.eraseP p).size = if xs.any p = true then xs.size - 1 else xs.size := by
  rcases xs with ⟨xs⟩; rw [List.eraseP_toArray, List.any_toArray]; exact List.length_eraseP
theorem mem_of_mem_eraseP {α : Type u} {p : α → Bool} {a : α} {xs : Array α} :
    a ∈ xs.eraseP p → a ∈ xs :=
  fun h => by
    rcases xs with ⟨xs⟩; rw [List.eraseP_toArray, List.mem_toArray] at h
    exact List.mem_toArray.2 (List.mem_of_mem_eraseP h)
theorem eraseP_map {β : Type u} {α : Type v} {p : α → Bool} {f : β → α} {xs : Array β} :
    (map f xs).eraseP p = map f (xs.eraseP (p ∘ f)) := by
  rcases xs with ⟨xs⟩
  rw [List.map_toArray, List.eraseP_toArray, List.eraseP_toArray, List.map_toArray, List.eraseP_map]
theorem eraseP_append {α : Type u} {p : α → Bool} {xs ys : Array α} :
    (xs ++ ys).eraseP p = if xs.any p = true then xs.eraseP p ++ ys else xs ++ ys.eraseP p := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩
  simp only [List.append_toArray, List.eraseP_toArray, List.any_toArray, List.eraseP_append]; split <;> rfl
theorem size_erase {α : Type u} [BEq α] [LawfulBEq α] {a : α} {xs : Array α} :
    (xs.erase a).size = if a ∈ xs then xs.size - 1 else xs.size := by
  rcases xs with ⟨xs⟩; simp only [List.erase_toArray, List.mem_toArray]; exact List.length_erase
theorem erase_append {α : Type u} [BEq α] [LawfulBEq α] {a : α} {xs ys : Array α} :
    (xs ++ ys).erase a = if a ∈ xs then xs.erase a ++ ys else xs ++ ys.erase a := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩
  simp only [List.append_toArray, List.erase_toArray, List.mem_toArray, List.erase_append]; split <;> rfl
theorem eraseIdxIfInBounds_eq {α : Type u} {xs : Array α} {i : Nat} :
    xs.eraseIdxIfInBounds i = if h : i < xs.size then xs.eraseIdx i h else xs :=
  rfl
theorem getElem?_eraseIdx {α : Type u} {xs : Array α} {i : Nat} (h : i < xs.size) {j : Nat} :
    (xs.eraseIdx i h)[j]? = if j < i then xs[j]? else xs[j + 1]? := by
  rcases xs with ⟨xs⟩; simp only [List.eraseIdx_toArray, List.getElem?_toArray]; exact List.getElem?_eraseIdx
theorem mem_of_mem_eraseIdx {α : Type u} {xs : Array α} {i : Nat} {h : i < xs.size} {a : α} :
    a ∈ xs.eraseIdx i h → a ∈ xs :=
  fun h => by
    rcases xs with ⟨xs⟩; rw [List.eraseIdx_toArray, List.mem_toArray] at h
    exact List.mem_toArray.2 (List.mem_of_mem_eraseIdx h)
theorem eraseIdx_append {α : Type u} {k : Nat} {xs ys : Array α} (h : k < (xs ++ ys).size) :
    (xs ++ ys).eraseIdx k h =
      if h' : k < xs.size then xs.eraseIdx k h' ++ ys else xs ++ ys.eraseIdx (k - xs.size)
      (Nat.sub_lt_left_of_lt_add (Nat.le_of_not_lt h') (size_append ▸ h)) := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; 
  simp only [List.append_toArray, List.eraseIdx_toArray, List.size_toArray, List.eraseIdx_append]; split <;> rfl
theorem set_eraseIdx {α : Type u} {xs : Array α} {i : Nat} {w : i < xs.size} {j : Nat} {a : α}
    (hj : j < (xs.eraseIdx i w).size) :
    (xs.eraseIdx i w).set j a hj =
      if h' : i ≤ j then (xs.set (j + 1) a (by simp only [size_eraseIdx] at hj; omega)).eraseIdx i (by simpa using w)
      else (xs.set j a (by simp only [size_eraseIdx] at hj; omega)).eraseIdx i (by simpa using w) := by
  rcases xs with ⟨xs⟩; 
  simp only [List.set_toArray, List.eraseIdx_toArray, List.set_eraseIdx]; split <;> rfl
theorem findSome?_replicate {α : Type u} {β : Type v} {f : α → Option β} {n : Nat} {a : α} :
    findSome? f (replicate n a) = if n = 0 then none else f a := by
  cases n <;> simp
theorem findIdx_append {α : Type u} {p : α → Bool} {xs ys : Array α} :
    findIdx p (xs ++ ys) = if findIdx p xs < xs.size then findIdx p xs else findIdx p ys + xs.size := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩
  rw [List.append_toArray, List.findIdx_toArray, List.findIdx_toArray, List.findIdx_toArray]
  exact List.findIdx_append
theorem idxOf_append {α : Type u} [BEq α] [LawfulBEq α] {xs ys : Array α} {a : α} :
    idxOf a (xs ++ ys) = if a ∈ xs then idxOf a xs else idxOf a ys + xs.size := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, List.idxOf_toArray, List.mem_toArray]
  exact List.idxOf_append
theorem isNone_idxOf? {α : Type u} [BEq α] [LawfulBEq α] {xs : Array α} {a : α} :
    ((xs.idxOf? a).isNone = true) = ¬a ∈ xs :=
  propext (Option.isNone_iff_eq_none.trans idxOf?_eq_none_iff)
theorem getElem?_singleton {α : Type u} {a : α} {i : Nat} :
    #[a][i]? = if i = 0 then some a else none :=
  List.getElem?_toArray.trans List.getElem?_singleton
theorem getElem?_pop {α : Type u} {xs : Array α} {i : Nat} :
    xs.pop[i]? = if i < xs.size - 1 then xs[i]? else none := by
  rw [← getElem?_toList, toList_pop, ← getElem?_toList, ← length_toList]; exact List.getElem?_dropLast
theorem mem_or_eq_of_mem_push {α : Type u} {a b : α} {xs : Array α} : a ∈ xs.push b → a ∈ xs ∨ a = b := mem_push.1
theorem empty_of_isEmpty {α : Type u} {xs : Array α} (h : xs.isEmpty = true) : xs = #[] := isEmpty_iff.1 h
theorem contains_empty {α : Type u} {a : α} [BEq α] : #[].contains a = false := rfl
theorem contains_iff_mem {α : Type u} [BEq α] [LawfulBEq α] {a : α} {xs : Array α} :
    xs.contains a = true ↔ a ∈ xs := by
  rcases xs with ⟨xs⟩; rw [List.contains_toArray, List.mem_toArray]; exact List.contains_iff_mem
theorem any_empty {α : Type u} [BEq α] {p : α → Bool} : #[].any p = false := rfl
theorem all_empty {α : Type u} [BEq α] {p : α → Bool} : #[].all p = true := rfl
theorem getElem?_set {α : Type u} {xs : Array α} {i : Nat} (h : i < xs.size) {v : α} {j : Nat} :
    (xs.set i v h)[j]? = if i = j then some v else xs[j]? := by
  rcases xs with ⟨xs⟩; rw [List.set_toArray _ _ _ h, List.getElem?_toArray, List.getElem?_toArray, List.getElem?_set]
  split
  · exact if_pos h
  · rfl
theorem setIfInBounds_def {α : Type u} (xs : Array α) (i : Nat) (a : α) :
    xs.setIfInBounds i a = if h : i < xs.size then xs.set i a h else xs :=
  rfl
theorem getElem?_setIfInBounds {α : Type u} {xs : Array α} {i j : Nat} {a : α} :
    (xs.setIfInBounds i a)[j]? = if i = j then if i < xs.size then some a else none else xs[j]? := by
  rcases xs with ⟨xs⟩; rw [List.setIfInBounds_toArray, List.getElem?_toArray, List.getElem?_toArray]
  exact List.getElem?_set
theorem back_singleton {α : Type u} {a : α} : #[a].back Nat.zero_lt_one = a := rfl
theorem back_eq_getElem {α : Type u} {xs : Array α} (h : 0 < xs.size) :
    xs.back h = xs[xs.size - 1]'(Nat.sub_one_lt_of_lt h) :=
  rfl
theorem back?_eq_getElem? {α : Type u} {xs : Array α} : xs.back? = xs[xs.size - 1]? := rfl
theorem filter_empty {α : Type u} {p : α → Bool} : filter p #[] = #[] := rfl
theorem filter_congr {α : Type u} {xs ys : Array α} (h : xs = ys) {f g : α → Bool} (h' : f = g)
    {start stop start' stop' : Nat} (h₁ : start = start') (h₂ : stop = stop') :
    filter f xs start stop = filter g ys start' stop' := by
  subst_vars; rfl
theorem filter_push {α : Type u} {p : α → Bool} {a : α} {xs : Array α} :
    filter p (xs.push a) = if p a = true then (filter p xs).push a else filter p xs := by
  rcases xs with ⟨xs⟩; rw [List.push_toArray, List.filter_toArray, List.filter_toArray, List.filter_append,
    List.filter_cons]; split <;> simp
theorem getElem_filter {α : Type u} {xs : Array α} {p : α → Bool} {i : Nat} (h : i < (filter p xs).size) :
    p (filter p xs)[i] = true :=
  (mem_filter.1 (getElem_mem h)).2
theorem filterMap_congr {α : Type u} {β : Type v} {as bs : Array α} (h : as = bs) {f g : α → Option β} (h' : f = g)
    {start stop start' stop' : Nat} (h₁ : start = start') (h₂ : stop = stop') :
    filterMap f as start stop = filterMap g bs start' stop' := by
  subst_vars; rfl
theorem filterMap_push {α : Type u} {β : Type v} {stop : Nat} {f : α → Option β} {a : α} {xs : Array α}
    (w : stop = xs.size + 1) :
    filterMap f (xs.push a) 0 stop = match f a with | none => filterMap f xs | some b => (filterMap f xs).push b := by
  rcases xs with ⟨xs⟩; subst w; rw [List.push_toArray, List.filterMap_toArray' (by simp), List.filterMap_toArray,
    List.filterMap_append, List.filterMap_cons]
  cases f a <;> simp
theorem size_filterMap_le {α : Type u} {β : Type v} {f : α → Option β} {xs : Array α} :
    (filterMap f xs).size ≤ xs.size := by
  rcases xs with ⟨xs⟩; rw [List.filterMap_toArray]; exact List.length_filterMap_le ..
theorem map_filterMap {α : Type u} {β : Type v} {γ : Type w} {f : α → Option β} {g : β → γ} {xs : Array α} :
    map g (filterMap f xs) = filterMap (fun (x : α) => Option.map g (f x)) xs := by
  rcases xs with ⟨xs⟩; rw [List.filterMap_toArray, List.filterMap_toArray, List.map_toArray, List.map_filterMap]
theorem forall_none_of_filterMap_eq_empty {α : Type u} {β : Type v} {f : α → Option β} {xs : Array α}
    (h : filterMap f xs = #[]) (x : α) :
    x ∈ xs → f x = none := by
  simp_all
theorem getElem?_append {α : Type u} {xs ys : Array α} {i : Nat} :
    (xs ++ ys)[i]? = if i < xs.size then xs[i]? else ys[i - xs.size]? := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, List.getElem?_toArray, List.size_toArray]
  exact List.getElem?_append
theorem set_append {α : Type u} {xs ys : Array α} {i : Nat} {x : α} (h : i < (xs ++ ys).size) :
    (xs ++ ys).set i x h =
      if h' : i < xs.size then xs.set i x h' ++ ys else xs ++ ys.set (i - xs.size) x
      (Nat.sub_lt_left_of_lt_add (Nat.le_of_not_lt h') (size_append ▸ h)) := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; 
  simp only [List.append_toArray, List.set_toArray, List.size_toArray, List.set_append]; split <;> rfl
theorem setIfInBounds_append {α : Type u} {xs ys : Array α} {i : Nat} {x : α} :
    (xs ++ ys).setIfInBounds i x =
      if i < xs.size then xs.setIfInBounds i x ++ ys else xs ++ ys.setIfInBounds (i - xs.size) x := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; 
  simp only [List.append_toArray, List.setIfInBounds_toArray, List.size_toArray, List.set_append]; split <;> rfl
theorem flatten_map_toArray_toArray {α : Type u} {L : List (List α)} :
    (map List.toArray L.toArray).flatten = L.flatten.toArray := by
  apply toList_inj.1; rw [toList_flatten, toList_map, List.map_map]; exact congrArg _ (List.map_id L)
theorem flatten_push {α : Type u} {xss : Array (Array α)} {xs : Array α} :
    (xss.push xs).flatten = xss.flatten ++ xs := by
  apply toList_inj.1; rw [toList_flatten, toList_push, List.map_append, toList_append,
    toList_flatten]; exact List.flatten_concat
theorem eq_of_mem_replicate {α : Type u} {a b : α} {n : Nat} (h : b ∈ replicate n a) : b = a := (mem_replicate.1 h).2
theorem getElem?_swap {α : Type u} {xs : Array α} {i j : Nat} (hi : i < xs.size) (hj : j < xs.size) {k : Nat} :
    (xs.swap i j hi hj)[k]? = if j = k then some xs[i] else if i = k then some xs[j] else xs[k]? := by
  rw [← getElem?_toList, toList_swap, List.getElem?_set, List.getElem?_set, List.length_set, ← getElem?_toList]
  split
  · exact if_pos hj
  · split
    · exact if_pos hi
    · rfl
theorem extract_congr {α : Type u} {start start' stop stop' : Nat} {xs ys : Array α} (w : xs = ys) (h : start = start')
    (h' : stop = stop') :
    xs.extract start stop = ys.extract start' stop' := by
  subst_vars; rfl
theorem foldl_empty {β : Type u} {α : Type v} {f : β → α → β} {init : β} : foldl f init #[] = init := rfl
theorem foldr_empty {α : Type u} {β : Type v} {f : α → β → β} {init : β} : foldr f init #[] = init := rfl
theorem foldl_congr {α : Type u} {β : Type v} {as bs : Array α} (h₀ : as = bs) {f g : β → α → β} (h₁ : f = g) {a b : β}
    (h₂ : a = b) {start start' stop stop' : Nat} (h₃ : start = start') (h₄ : stop = stop') :
    foldl f a as start stop = foldl g b bs start' stop' := by
  subst_vars; rfl
theorem foldr_congr {α : Type u} {β : Type v} {as bs : Array α} (h₀ : as = bs) {f g : α → β → β} (h₁ : f = g) {a b : β}
    (h₂ : a = b) {start start' stop stop' : Nat} (h₃ : start = start') (h₄ : stop = stop') :
    foldr f a as start stop = foldr g b bs start' stop' := by
  subst_vars; rfl
theorem back_append {α : Type u} {ys xs : Array α} (h : 0 < (xs ++ ys).size) :
    (xs ++ ys).back h =
      if h' : ys.isEmpty = true then xs.back (by simp_all) else ys.back
      (by simp only [isEmpty_iff, ← size_eq_zero_iff] at h'; omega) := by
  rcases ys with ⟨ys⟩; rcases xs with ⟨xs⟩; simp [List.getLast_append]
theorem contains_iff_exists_mem_beq {α : Type u} [BEq α] {xs : Array α} {a : α} :
    xs.contains a = true ↔ ∃ (a' : α), a' ∈ xs ∧ (a == a') = true := by
  rcases xs with ⟨xs⟩; simp [List.contains_iff_exists_mem_beq]
theorem getElem?_modify {α : Type u} {xs : Array α} {i : Nat} {f : α → α} {j : Nat} :
    (xs.modify i f)[j]? = if i = j then Option.map f xs[j]? else xs[j]? := by
  rcases xs with ⟨xs⟩; rw [List.modify_toArray, List.getElem?_toArray, List.getElem?_toArray,
    List.getElem?_modify]; split <;> cases xs[j]? <;> rfl
theorem swapIfInBounds_def {α : Type u} {xs : Array α} {i j : Nat} :
    xs.swapIfInBounds i j = if h₁ : i < xs.size then if h₂ : j < xs.size then xs.swap i j h₁ h₂ else xs else xs :=
  rfl
theorem replace_append {α : Type u} [BEq α] [LawfulBEq α] {a b : α} {xs ys : Array α} :
    (xs ++ ys).replace a b = if a ∈ xs then xs.replace a b ++ ys else xs ++ ys.replace a b := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩
  simp only [List.append_toArray, List.replace_toArray, List.mem_toArray, List.replace_append]; split <;> rfl
theorem replace_push {α : Type u} [BEq α] [LawfulBEq α] {xs : Array α} {a b c : α} :
    (xs.push a).replace b c =
      if b ∈ xs then (xs.replace b c).push a else xs.push (if (b == a) = true then c else a) := by
  rw [push_eq_append, replace_append]; split
  · exact push_eq_append.symm
  · rw [push_eq_append, List.replace_toArray, List.replace_cons]; split <;> simp_all
end Array

namespace List
theorem take_toArray {α : Type u} {l : List α} {i : Nat} : l.toArray.take i = (take i l).toArray := by simp
end List

namespace Array
theorem forM_congr {m : Type u → Type v} {α : Type w} [Monad m] {as bs : Array α} (w : as = bs) {f : α → m PUnit} :
    forM as f = forM bs f := by
  subst_vars; rfl
theorem range_eq_range' {n : Nat} : range n = range' 0 n := by ext <;> simp
theorem zipIdx_append {α : Type u} {xs ys : Array α} {k : Nat} :
    (xs ++ ys).zipIdx k = xs.zipIdx k ++ ys.zipIdx (k + xs.size) := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp [List.zipIdx_append]
theorem getElem?_zipWith {α : Type u} {β : Type v} {γ : Type w} {as : Array α} {bs : Array β} {f : α → β → γ}
    {i : Nat} :
    (zipWith f as bs)[i]? = match as[i]?, bs[i]? with | some a, some b => some (f a b) | _, _ => none := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩
  rw [List.zipWith_toArray, List.getElem?_toArray, List.getElem?_toArray, List.getElem?_toArray]
  exact List.getElem?_zipWith
theorem zipWith_map_left {α : Type u} {β : Type v} {α' : Type w} {γ : Type x} {as : Array α} {bs : Array β} {f : α → α'}
    {g : α' → β → γ} :
    zipWith g (map f as) bs = zipWith (fun (a : α) (b : β) => g (f a) b) as bs := by
  apply toList_inj.1; rw [toList_zipWith, toList_map, toList_zipWith]; exact List.zipWith_map_left
theorem zipWith_map_right {α : Type u} {β : Type v} {β' : Type w} {γ : Type x} {as : Array α} {bs : Array β}
    {f : β → β'} {g : α → β' → γ} :
    zipWith g as (map f bs) = zipWith (fun (a : α) (b : β) => g a (f b)) as bs := by
  apply toList_inj.1; rw [toList_zipWith, toList_map, toList_zipWith]; exact List.zipWith_map_right
theorem take_zipWith {α : Type u} {β : Type v} {γ : Type w} {f : α → β → γ} {as : Array α} {bs : Array β} {i : Nat} :
    (zipWith f as bs).take i = zipWith f (as.take i) (bs.take i) := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩
  rw [List.zipWith_toArray, List.take_toArray, List.take_toArray, List.take_toArray, List.take_zipWith,
    List.zipWith_toArray]
theorem zipWith_append {α : Type u} {β : Type v} {γ : Type w} {f : α → β → γ} {as as' : Array α} {bs bs' : Array β}
    (h : as.size = bs.size) :
    zipWith f (as ++ as') (bs ++ bs') = zipWith f as bs ++ zipWith f as' bs' := by
  apply toList_inj.1; rw [toList_zipWith, toList_append, toList_append, toList_append, toList_zipWith,
    toList_zipWith]; exact List.zipWith_append h
theorem reverse_zipWith {α : Type u} {β : Type v} {γ : Type w} {f : α → β → γ} {as : Array α} {bs : Array β}
    (h : as.size = bs.size) :
    (zipWith f as bs).reverse = zipWith f as.reverse bs.reverse := by
  apply toList_inj.1; rw [toList_reverse, toList_zipWith, toList_zipWith, toList_reverse,
    toList_reverse]; exact List.reverse_zipWith h
theorem zip_map {α : Type u} {γ : Type v} {β : Type w} {δ : Type x} {f : α → γ} {g : β → δ} {as : Array α}
    {bs : Array β} :
    (map f as).zip (map g bs) = map (Prod.map f g) (as.zip bs) := by
  apply toList_inj.1; rw [toList_zip, toList_map, toList_map, toList_map, toList_zip]; exact List.zip_map
theorem zip_append {α : Type u} {β : Type v} {as bs : Array α} {cs ds : Array β} (_h : as.size = cs.size) :
    (as ++ bs).zip (cs ++ ds) = as.zip cs ++ bs.zip ds :=
  zipWith_append _h
theorem zip_map' {α : Type u} {β : Type v} {γ : Type w} {f : α → β} {g : α → γ} {xs : Array α} :
    (map f xs).zip (map g xs) = map (fun (a : α) => (f a, g a)) xs := by
  apply toList_inj.1; rw [toList_zip, toList_map, toList_map, toList_map]; exact List.zip_map'
theorem unzip_eq_map {α : Type u} {β : Type v} {xs : Array (α × β)} :
    xs.unzip = (map Prod.fst xs, map Prod.snd xs) := by
  rcases xs with ⟨xs⟩; simp [List.unzip_eq_map]

variable {α : Type u} {β : Type v} {γ : Type w}
theorem mem_of_mem_erase [BEq α] {a b : α} {xs : Array α} (h : a ∈ xs.erase b) : a ∈ xs := by
  rcases xs with ⟨xs⟩; rw [List.erase_toArray, List.mem_toArray] at h
  exact List.mem_toArray.2 (List.mem_of_mem_erase h)
theorem eraseP_replicate {n : Nat} {a : α} {p : α → Bool} :
    (replicate n a).eraseP p = if p a = true then replicate (n - 1) a else replicate n a := by
  simp only [← List.toArray_replicate, List.eraseP_toArray, List.eraseP_replicate]; split <;> rfl
theorem erase_replicate [BEq α] [LawfulBEq α] {n : Nat} {a b : α} :
    (replicate n a).erase b = if (b == a) = true then replicate (n - 1) a else replicate n a := by
  simp only [← List.toArray_replicate, List.erase_toArray, List.erase_replicate]; split <;> rfl
theorem eraseIdx_eq_take_drop_succ {xs : Array α} {i : Nat} (h : i < xs.size) :
    xs.eraseIdx i h = xs.take i ++ xs.drop (i + 1) := by
  rcases xs with ⟨xs⟩; rw [List.eraseIdx_toArray, List.eraseIdx_eq_take_drop_succ]; simp [List.take_of_length_le]
theorem getElem_eraseIdx {xs : Array α} {i : Nat} (h : i < xs.size) {j : Nat} (h' : j < (xs.eraseIdx i h).size) :

         (xs.eraseIdx i h)[j] =
      if h'' : j < i then xs[j] else xs[j + 1]'(Nat.add_lt_of_lt_sub (size_eraseIdx _ h ▸ h')) := by
  rcases xs with ⟨xs⟩; simp only [List.eraseIdx_toArray, List.getElem_toArray]; exact List.getElem_eraseIdx _
theorem eraseIdx_replicate {n : Nat} {a : α} {k : Nat} {h : k < (replicate n a).size} :
    (replicate n a).eraseIdx k h = replicate (n - 1) a := by
  apply toList_inj.1
  rw [toList_eraseIdx, toList_replicate, toList_replicate, List.eraseIdx_replicate, if_pos (by simpa using h)]
theorem getElem?_zero_flatten (xss : Array (Array α)) : xss.flatten[0]? = findSome? (fun xs => xs[0]?) xss := by
  have e := @List.head?_flatten α (xss.toList.map toList)
  rcases xss with ⟨xss⟩
  rw [← getElem?_toList, toList_flatten, ← List.head?_eq_getElem?, e, List.findSome?_toArray]
  rw [List.findSome?_map]; congr 1; funext xs; exact List.head?_eq_getElem?.trans getElem?_toList
theorem finRev?_push {α : Type} {p : α → Bool} {a : α} {xs : Array α} :
    findRev? p (xs.push a) = (Option.guard p a).or (findRev? p xs) := by
  rcases xs with ⟨xs⟩
  rw [findRev?_eq_find?_reverse, findRev?_eq_find?_reverse, List.push_toArray, List.reverse_toArray,
    List.reverse_toArray,
    List.find?_toArray, List.find?_toArray, List.reverse_append]
  show List.find? p (a :: xs.reverse) = _
  rw [List.find?_cons]; unfold Option.guard; cases p a <;> rfl
theorem not_of_lt_findIdx {p : α → Bool} {xs : Array α} {i : Nat} (h : i < findIdx p xs) :
    p (xs[i]'(Nat.lt_of_lt_of_le h findIdx_le_size)) = false := by
  rcases xs with ⟨xs⟩; exact List.not_of_lt_findIdx (by simpa using h)
theorem findIdx_push {xs : Array α} {a : α} {p : α → Bool} :
    findIdx p (xs.push a) =
      if findIdx p xs < xs.size then findIdx p xs else xs.size + if p a = true then 0 else 1 := by
  rcases xs with ⟨xs⟩
  simp only [List.push_toArray, List.findIdx_toArray, List.size_toArray, List.findIdx_append, List.findIdx_singleton,
    Nat.add_comm]
theorem size_empty : (#[] : Array α).size = 0 := rfl
theorem back?_empty : (#[] : Array α).back? = none := rfl
theorem replicate_succ {n : Nat} {a : α} : replicate (n + 1) a = (replicate n a).push a := by
  apply toList_inj.1; rw [toList_push, toList_replicate, toList_replicate]; exact List.replicate_succ'
theorem getElem?_replicate {n : Nat} {v : α} {i : Nat} : (replicate n v)[i]? = if i < n then some v else none := by
  rw [← getElem?_toList, toList_replicate]; exact List.getElem?_replicate
theorem all_eq {xs : Array α} {p : α → Bool} :
    xs.all p = decide (∀ (i : Nat) (_ : i < xs.size), p xs[i] = true) :=
  Bool.eq_iff_iff.2 (all_eq_true.trans decide_eq_true_iff.symm)
theorem set_pop {xs : Array α} {x : α} {i : Nat} (h : i < xs.pop.size) :
    xs.pop.set i x h = (xs.set i x (Nat.lt_of_lt_of_le h (by rw [size_pop]; exact Nat.sub_le _ _))).pop := by
  refine ext (by simp only [size_set, size_pop]) fun j h₁ h₂ => ?_
  rw [getElem_set, getElem_pop, getElem_pop, getElem_set]
theorem mem_or_eq_of_mem_set {xs : Array α} {i : Nat} {a b : α} {w : i < xs.size} (h : a ∈ xs.set i b w) :
    a ∈ xs ∨ a = b := by
  rcases xs with ⟨xs⟩; rw [List.set_toArray, List.mem_toArray] at h
  exact (List.mem_or_eq_of_mem_set h).imp_left List.mem_toArray.2
theorem getElem?_filter {a : α} {xs : Array α} {p : α → Bool} {i : Nat} (_h : i < (filter p xs).size)
    (w : (filter p xs)[i]? = some a) : p a = true :=
  by
  rw [← getElem?_toList] at w; exact (mem_filter.1 (mem_toList_iff.1 (List.mem_of_getElem? w))).2
theorem filterMap_filterMap {f : α → Option β} {g : β → Option γ} {xs : Array α} :
    filterMap g (filterMap f xs) = filterMap (fun x => (f x).bind g) xs := by
  rcases xs with ⟨xs⟩; rw [List.filterMap_toArray, List.filterMap_toArray' (by rfl),
    List.filterMap_toArray, List.filterMap_filterMap]
theorem getElem_append {i : Nat} {xs ys : Array α} (h : i < (xs ++ ys).size) :
    (xs ++ ys)[i] = if h' : i < xs.size then xs[i]
      else ys[i - xs.size]'(Nat.sub_lt_left_of_lt_add (Nat.le_of_not_lt h') (size_append ▸ h)) := by
  split
  · exact getElem_append_left ‹_›
  · exact getElem_append_right (Nat.le_of_not_lt ‹_›)
theorem filter_replicate {stop n : Nat} {a : α} {p : α → Bool} (w : stop = n) :
    filter p (replicate n a) 0 stop = if p a = true then replicate n a else #[] := by
  rw [← List.toArray_replicate, List.filter_toArray' (w.trans List.length_replicate.symm), List.filter_replicate]
  split <;> rfl
theorem reverse_flatMap {xs : Array α} {f : α → Array β} :
    (flatMap f xs).reverse = flatMap (reverse ∘ f) xs.reverse := by
  apply toList_inj.1; rw [toList_reverse, toList_flatMap, toList_flatMap, toList_reverse, List.reverse_flatMap]
  congr 1; funext x; exact toList_reverse.symm
theorem flatMap_reverse {xs : Array α} {f : α → Array β} :
    flatMap f xs.reverse = (flatMap (reverse ∘ f) xs).reverse := by
  rw [reverse_flatMap]; congr 1; funext x; simp
theorem foldlM_congr {start start' stop stop' : Nat} {m : Type v → Type w} [Monad m] {f g : β → α → m β} {b : β}
    {xs xs' : Array α} (w : xs = xs') (h : ∀ x y, f x y = g x y) (hstart : start = start') (hstop : stop = stop') :
    foldlM f b xs start stop = foldlM g b xs' start' stop' := by
  cases w; cases hstart; cases hstop; cases (funext fun x => funext (h x) : f = g); rfl
theorem foldrM_congr {start start' stop stop' : Nat} {m : Type v → Type w} [Monad m] {f g : α → β → m β} {b : β}
    {xs xs' : Array α} (w : xs = xs') (h : ∀ x y, f x y = g x y) (hstart : start = start') (hstop : stop = stop') :
    foldrM f b xs start stop = foldrM g b xs' start' stop' := by
  cases w; cases hstart; cases hstop; cases (funext fun x => funext (h x) : f = g); rfl
theorem anyM_congr {m : Type → Type w} {start₁ start₂ stop₁ stop₂ : Nat} [Monad m] {xs ys : Array α} (w : xs = ys)
    {p q : α → m Bool} (h : ∀ a, p a = q a) (wstart : start₁ = start₂) (wstop : stop₁ = stop₂) :
    anyM p xs start₁ stop₁ = anyM q ys start₂ stop₂ := by
  cases w; cases wstart; cases wstop; cases (funext h : p = q); rfl
theorem any_congr {start₁ start₂ stop₁ stop₂ : Nat} {xs ys : Array α} (w : xs = ys)
    {p q : α → Bool} (h : ∀ a, p a = q a) (wstart : start₁ = start₂) (wstop : stop₁ = stop₂) :
    xs.any p start₁ stop₁ = ys.any q start₂ stop₂ := by
  cases w; cases wstart; cases wstop; cases (funext h : p = q); rfl
theorem allM_congr {m : Type → Type w} {start₁ start₂ stop₁ stop₂ : Nat} [Monad m] {xs ys : Array α} (w : xs = ys)
    {p q : α → m Bool} (h : ∀ a, p a = q a) (wstart : start₁ = start₂) (wstop : stop₁ = stop₂) :
    allM p xs start₁ stop₁ = allM q ys start₂ stop₂ := by
  cases w; cases wstart; cases wstop; cases (funext h : p = q); rfl
theorem all_congr {start₁ start₂ stop₁ stop₂ : Nat} {xs ys : Array α} (w : xs = ys)
    {p q : α → Bool} (h : ∀ a, p a = q a) (wstart : start₁ = start₂) (wstop : stop₁ = stop₂) :
    xs.all p start₁ stop₁ = ys.all q start₂ stop₂ := by
  cases w; cases wstart; cases wstop; cases (funext h : p = q); rfl
theorem getElem_modify {f : α → α} {xs : Array α} {j i : Nat} (h : i < (xs.modify j f).size) :

         (xs.modify j f)[i] =
      if j = i then f (xs[i]'(by rwa [size_modify] at h)) else xs[i]'(by rwa [size_modify] at h) := by
  rcases xs with ⟨xs⟩; simp only [List.modify_toArray, List.getElem_toArray]; exact List.getElem_modify ..
theorem getElem?_range' {start size step i : Nat} :
    (range' start size step)[i]? = if i < size then some (start + step * i) else none := by
  rw [← getElem?_toList, toList_range']
  split
  · exact List.getElem?_range' ‹_›
  · exact List.getElem?_eq_none (by rw [List.length_range']; exact Nat.le_of_not_lt ‹_›)
theorem getElem?_range {n i : Nat} : (range n)[i]? = if i < n then some i else none := by
  rw [← getElem?_toList, toList_range]
  split
  · exact List.getElem?_range ‹_›
  · exact List.getElem?_eq_none (by rw [List.length_range]; exact Nat.le_of_not_lt ‹_›)
theorem forIn'_congr {m : Type v → Type w} [Monad m] {as bs : Array α} (w : as = bs) {b b' : β} (hb : b = b')
    {f : (a' : α) → a' ∈ as → β → m (ForInStep β)} {g : (a' : α) → a' ∈ bs → β → m (ForInStep β)}
    (h : ∀ (a : α) (m_1 : a ∈ bs) (b : β), f a (w ▸ m_1) b = g a m_1 b) : forIn' as b f = forIn' bs b' g := by
  cases w; cases hb; cases (funext fun a => funext fun m => funext (h a m) : f = g); rfl
theorem filterM_congr {m : Type → Type w} {α : Type} [Monad m] {as bs : Array α} (w : as = bs)
    {p q : α → m Bool} (h : ∀ a, p a = q a) : filterM p as = filterM q bs := by
  cases w; cases (funext h : p = q); rfl
theorem filterRevM_congr {m : Type → Type w} {α : Type} [Monad m] {as bs : Array α} (w : as = bs)
    {p q : α → m Bool} (h : ∀ a, p a = q a) : filterRevM p as = filterRevM q bs := by
  cases w; cases (funext h : p = q); rfl
theorem filterMapM_congr {m : Type v → Type w} [Monad m] {as bs : Array α} (w : as = bs)
    {f g : α → m (Option β)} (h : ∀ a, f a = g a) : filterMapM f as = filterMapM g bs := by
  cases w; cases (funext h : f = g); rfl
theorem flatMapM_congr {m : Type v → Type w} [Monad m] {as bs : Array α} (w : as = bs)
    {f g : α → m (Array β)} (h : ∀ a, f a = g a) : flatMapM f as = flatMapM g bs := by
  cases w; cases (funext h : f = g); rfl
theorem range'_succ {s n step : Nat} : range' s (n + 1) step = #[s] ++ range' (s + step) n step := by
  apply toList_inj.1; rw [toList_append, toList_range', toList_range']; exact List.range'_succ
theorem mem_range' {s step m n : Nat} : m ∈ range' s n step ↔ ∃ i, i < n ∧ m = s + step * i := by
  rw [← mem_toList_iff, toList_range']; exact List.mem_range'
theorem range'_append {s m n step : Nat} :
    range' s m step ++ range' (s + step * m) n step = range' s (m + n) step := by
  apply toList_inj.1; rw [toList_append, toList_range', toList_range', toList_range']; exact List.range'_append
theorem range_succ {n : Nat} : range n.succ = range n ++ #[n] := by
  apply toList_inj.1; rw [toList_append, toList_range, toList_range]; exact List.range_succ
theorem zipWith_foldr_eq_zip_foldr {δ : Type x} {as : Array α} {bs : Array β} {g : γ → δ → δ} {f : α → β → γ} {i : δ} :
    foldr g i (zipWith f as bs) = foldr (fun p r => g (f p.fst p.snd) r) i (as.zip bs) := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩
  rw [List.zipWith_toArray, List.zip_toArray, List.foldr_toArray, List.foldr_toArray]
  exact List.zipWith_foldr_eq_zip_foldr
theorem zipWith_foldl_eq_zip_foldl {δ : Type x} {as : Array α} {bs : Array β} {g : δ → γ → δ} {f : α → β → γ} {i : δ} :
    foldl g i (zipWith f as bs) = foldl (fun r p => g r (f p.fst p.snd)) i (as.zip bs) := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩
  rw [List.zipWith_toArray, List.zip_toArray, List.foldl_toArray, List.foldl_toArray]
  exact List.zipWith_foldl_eq_zip_foldl
theorem getElem_swapIfInBounds {xs : Array α} {i j k : Nat} (hk : k < (xs.swapIfInBounds i j).size) :
    (xs.swapIfInBounds i j)[k] =
      if h₁ : k = i ∧ j < xs.size then xs[j]
      else if h₂ : k = j ∧ i < xs.size then xs[i] else xs[k]'(by rwa [size_swapIfInBounds] at hk) := by
  by_cases hi : i < xs.size
  · by_cases hj : j < xs.size
    · have e : xs.swapIfInBounds i j = xs.swap i j hi hj := by rw [swapIfInBounds_def, dif_pos hi, dif_pos hj]
      simp only [e, getElem_swap, hi, hj, and_true]; split
      · rfl
      · split <;> rfl
    · have e : xs.swapIfInBounds i j = xs := by rw [swapIfInBounds_def, dif_pos hi, dif_neg hj]
      have n : ¬ (k = j ∧ i < xs.size) := fun h => hj (h.1 ▸ e ▸ hk)
      simp only [e, dif_neg n, dif_neg (fun h => hj h.2 : ¬ (k = i ∧ j < xs.size))]
  · have e : xs.swapIfInBounds i j = xs := by rw [swapIfInBounds_def, dif_neg hi]
    have n : ¬ (k = i ∧ j < xs.size) := fun h => hi (h.1 ▸ e ▸ hk)
    simp only [e, dif_neg n, dif_neg (fun h => hi h.2 : ¬ (k = j ∧ i < xs.size))]
theorem extract_zipWith {f : α → β → γ} {as : Array α} {bs : Array β} {i j : Nat} :
    (zipWith f as bs).extract i j = zipWith f (as.extract i j) (bs.extract i j) := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩
  rw [List.zipWith_toArray, List.extract_toArray, List.extract_toArray, List.extract_toArray, List.zipWith_toArray]
  show (List.take (j - i) (List.drop i (List.zipWith f as bs))).toArray = _
  rw [List.drop_zipWith, List.take_zipWith]
end Array

attribute [congr] Array.filter_congr Array.filterMap_congr Array.extract_congr Array.foldl_congr Array.foldr_congr
  Array.forM_congr Array.foldlM_congr Array.foldrM_congr Array.anyM_congr Array.any_congr Array.allM_congr
  Array.all_congr Array.forIn'_congr Array.filterM_congr Array.filterRevM_congr Array.filterMapM_congr
  Array.flatMapM_congr
