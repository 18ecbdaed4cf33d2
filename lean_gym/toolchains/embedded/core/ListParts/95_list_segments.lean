/-
Lists: more on lengths, `intersperse`, `take` and `drop`, prefixes and suffixes, ranges and numbered elements.
-/
namespace List
variable {α : Type u}
/- Ends, lengths, `intersperse`. -/
section
variable {l : List α}
theorem tail_dropLast : l.dropLast.tail = l.tail.dropLast := by
  cases l with
  | nil => rfl
  | cons a l => cases l <;> rfl
@[simp] theorem dropLast_reverse : l.reverse.dropLast = l.tail.reverse := by
  cases l with
  | nil => rfl
  | cons a l => rewrite [reverse_cons, dropLast_concat]; rfl
@[simp] theorem length_filter_pos_iff {p : α → Bool} : 0 < (filter p l).length ↔ ∃ x ∈ l, p x :=
  length_pos_iff_exists_mem.trans (exists_congr fun _ => mem_filter)
@[simp] theorem length_filter_lt_length_iff_exists {p : α → Bool} : (filter p l).length < l.length ↔ ∃ x ∈ l, ¬p x := by
  rewrite [Nat.lt_iff_le_and_ne, and_iff_right (length_filter_le p l), Ne, length_filter_eq_length_iff]
  simp only [Classical.not_forall, exists_prop]
@[simp] theorem length_filterMap_pos_iff {β : Type v} {xs : List α} {f : α → Option β} :
    0 < (filterMap f xs).length ↔ ∃ (x : α) (_ : x ∈ xs) (b : β), f x = some b := by
  rewrite [length_pos_iff_exists_mem]
  exact ⟨fun ⟨b, h⟩ => have ⟨a, m, e⟩ := mem_filterMap.mp h; ⟨a, m, b, e⟩,
    fun ⟨a, m, b, e⟩ => ⟨b, mem_filterMap.mpr ⟨a, m, e⟩⟩⟩
@[simp] theorem length_filterMap_lt_length_iff_exists {β : Type v} {xs : List α} {f : α → Option β} :
    (filterMap f xs).length < xs.length ↔ ∃ (x : α) (_ : x ∈ xs), f x = none := by
  rewrite [Nat.lt_iff_le_and_ne, and_iff_right (length_filterMap_le f xs), Ne, filterMap_length_eq_length]
  simp only [Classical.not_forall, Option.not_isSome_iff_eq_none]
theorem getElem_eq_getElem_reverse {i : Nat} (h : i < l.length) :
    l[i] = l.reverse[l.length - 1 - i]'(Nat.lt_of_lt_of_eq (Nat.sub_one_sub_lt_of_lt h) length_reverse.symm) := by
  rewrite [getElem_reverse]; congr 1; exact (Nat.sub_sub_self (Nat.le_sub_one_of_lt h)).symm
theorem length_leftpad {a : α} {n : Nat} {l : List α} : (leftpad n a l).length = max n l.length := by
  rw [leftpad, length_append, length_replicate, Nat.sub_add_eq_max]
theorem length_rightpad {a : α} {n : Nat} {l : List α} : (rightpad n a l).length = max n l.length := by
  rw [rightpad, length_append, length_replicate, Nat.add_comm, Nat.sub_add_eq_max]
@[simp] theorem length_intersperse {sep : α} : (intersperse sep l).length = 2 * l.length - 1 := by
  cases l with
  | nil => rfl
  | cons a l => induction l generalizing a with
    | nil => rfl
    | cons b l ih =>
      rewrite [intersperse_cons_cons]; exact congrArg (· + 1 + 1) (ih b)
@[simp] theorem getElem?_intersperse_two_mul {sep : α} {i : Nat} : (intersperse sep l)[2 * i]? = l[i]? := by
  cases l with
  | nil => rfl
  | cons a l => induction l generalizing a i with
    | nil => cases i <;> rfl
    | cons b l ih => cases i with
      | zero => rfl
      | succ i => exact ih b
theorem getElem?_intersperse_two_mul_add_one {sep : α} {i : Nat} (h : i + 1 < l.length) :
    (intersperse sep l)[2 * i + 1]? = some sep := by
  cases l with
  | nil => exact absurd h (Nat.not_lt_zero _)
  | cons a l => induction l generalizing a i with
    | nil => exact absurd (Nat.lt_of_succ_lt_succ h) (Nat.not_lt_zero _)
    | cons b l ih => cases i with
      | zero => rfl
      | succ i => exact ih b (Nat.lt_of_succ_lt_succ h)
theorem getElem?_intersperse {sep : α} {i : Nat} : (intersperse sep l)[i]? =
    if i % 2 = 0 then l[i / 2]? else if i < 2 * l.length - 1 then some sep else none := by
  by_cases h : i % 2 = 0
  · rw [if_pos h, ← getElem?_intersperse_two_mul (l := l) (sep := sep), Nat.mul_div_cancel' (Nat.dvd_of_mod_eq_zero h)]
  · rewrite [if_neg h]
    by_cases k : i < 2 * l.length - 1
    · have e : 2 * (i / 2) + 1 = i :=
        (congrArg (2 * (i / 2) + ·) ((Nat.mod_two_eq_zero_or_one i).resolve_left h)).symm.trans (Nat.div_add_mod i 2)
      have k' : 2 * (i / 2 + 1) < 2 * l.length :=
        Nat.lt_of_le_of_lt (Nat.le_of_eq (congrArg (· + 1) e)) (Nat.add_lt_of_lt_sub k)
      rewrite [if_pos k, ← getElem?_intersperse_two_mul_add_one (l := l) (sep := sep) (i := i / 2)
        (Nat.lt_of_mul_lt_mul_left k'), e]
      rfl
    · rewrite [if_neg k]
      exact getElem?_eq_none (Nat.le_trans (Nat.le_of_eq length_intersperse) (Nat.not_lt.mp k))
private theorem lt_two_mul_of_intersperse {sep : α} {i : Nat} (h : i < (intersperse sep l).length) : i < 2 * l.length :=
  Nat.lt_of_lt_of_le (Nat.lt_of_lt_of_eq h length_intersperse) (Nat.sub_le _ 1)
private theorem half_lt_of_intersperse {sep : α} {i : Nat} (h : i < (intersperse sep l).length) : i / 2 < l.length :=
  Nat.div_lt_of_lt_mul (lt_two_mul_of_intersperse h)
@[simp] theorem getElem_intersperse_two_mul {sep : α} {i : Nat} (h : 2 * i < (intersperse sep l).length) :
    (intersperse sep l)[2 * i] = l[i]'(Nat.lt_of_mul_lt_mul_left (lt_two_mul_of_intersperse h)) :=
  (getElem_eq_iff _).mpr (getElem?_intersperse_two_mul.trans (getElem?_eq_getElem _))
@[simp] theorem getElem_intersperse_two_mul_add_one {sep : α} {i : Nat} (h : 2 * i + 1 < (intersperse sep l).length) :
    (intersperse sep l)[2 * i + 1] = sep :=
  (getElem_eq_iff _).mpr (getElem?_intersperse_two_mul_add_one (Nat.lt_of_mul_lt_mul_left (a := 2)
    (Nat.add_lt_of_lt_sub (b := 1) (Nat.lt_of_lt_of_eq h length_intersperse))))
theorem getElem_intersperse {sep : α} {i : Nat} (h : i < (intersperse sep l).length) : (intersperse sep l)[i] =
    if i % 2 = 0 then l[i / 2]'(half_lt_of_intersperse h) else sep := by
  rewrite [getElem_eq_iff, getElem?_intersperse]
  rewrite [length_intersperse] at h
  by_cases k : i % 2 = 0
  · rewrite [if_pos k, if_pos k]; exact getElem?_eq_getElem _
  · rw [if_neg k, if_neg k, if_pos h]
theorem getElem_eq_getElem_intersperse_two_mul {sep : α} {i : Nat} (h : i < l.length) :
    l[i] = (intersperse sep l)[2 * i]'(Nat.lt_of_lt_of_eq (Nat.lt_sub_of_add_lt
      (Nat.lt_of_lt_of_le (Nat.lt_succ_self (2 * i + 1)) (Nat.mul_le_mul_left 2 h))) length_intersperse.symm) :=
  (getElem_intersperse_two_mul _).symm
theorem append_eq_append_iff_of_size_eq_left {ws xs ys zs : List α} (h : ws.length = xs.length) :
    ws ++ ys = xs ++ zs ↔ ws = xs ∧ ys = zs := ⟨fun e => append_inj e h, fun ⟨a, b⟩ => a ▸ b ▸ rfl⟩
theorem append_eq_append_iff_of_size_eq_right {ws xs ys zs : List α} (h : ys.length = zs.length) :
    ws ++ ys = xs ++ zs ↔ ws = xs ∧ ys = zs := ⟨fun e => append_inj' e h, fun ⟨a, b⟩ => a ▸ b ▸ rfl⟩
theorem min?_getD_le_of_mem {l : List Nat} {a k : Nat} (h : a ∈ l) : l.min?.getD k ≤ a := by
  cases e : l.min? with
  | none => exact absurd h (min?_eq_none_iff.mp e ▸ not_mem_nil)
  | some m => exact (min?_eq_some_iff'.mp e).2 a h
theorem min?_get_le_of_mem {l : List Nat} {a : Nat} (h : a ∈ l) : l.min?.get (isSome_min?_of_mem h) ≤ a := by
  rewrite [Option.get_eq_getD (fallback := 0)]; exact min?_getD_le_of_mem h
theorem le_max?_getD_of_mem {l : List Nat} {a k : Nat} (h : a ∈ l) : a ≤ l.max?.getD k := by
  cases e : l.max? with
  | none => exact absurd h (max?_eq_none_iff.mp e ▸ not_mem_nil)
  | some m => exact (max?_eq_some_iff'.mp e).2 a h
theorem le_max?_get_of_mem {l : List Nat} {a : Nat} (h : a ∈ l) : a ≤ l.max?.get (isSome_max?_of_mem h) := by
  rewrite [Option.get_eq_getD (fallback := 0)]; exact le_max?_getD_of_mem h
end

/- `take` and `drop`. -/
section
variable {l : List α} {i : Nat}
theorem head_take (h : l.take i ≠ []) : (l.take i).head h = l.head (ne_nil_of_take_ne_nil h) := by
  cases l with
  | nil => exact absurd take_nil h
  | cons a l => cases i with
    | zero => exact absurd rfl h
    | succ i => rfl
theorem getLast?_take : (l.take i).getLast? = if i = 0 then none else l[i - 1]?.or l.getLast? := by
  rewrite [getLast?_eq_getElem?, getElem?_take, length_take]
  by_cases h : i = 0
  · subst h; rfl
  · rewrite [if_neg h,
      if_pos (Nat.lt_of_le_of_lt (Nat.sub_le_sub_right (Nat.min_le_left i l.length) 1) (Nat.sub_one_lt h))]
    by_cases k : i ≤ l.length
    · rewrite [Nat.min_eq_left k, getElem?_eq_getElem (Nat.lt_of_lt_of_le (Nat.sub_one_lt h) k)]; rfl
    · rewrite [Nat.min_eq_right (Nat.le_of_not_le k),
        getElem?_eq_none (i := i - 1) (Nat.le_sub_one_of_lt (Nat.not_le.mp k)), getLast?_eq_getElem?]
      rfl
theorem take_append_length {l₁ l₂ : List α} : take l₁.length (l₁ ++ l₂) = l₁ := take_left
theorem take_eq_take_min : l.take i = l.take (min i l.length) :=
  take_eq_take_iff.mpr (by rw [Nat.min_assoc, Nat.min_self])
theorem take_one : l.take 1 = l.head?.toList := by cases l <;> rfl
theorem take_eq_append_getElem_of_pos (h₁ : 0 < i) (h₂ : i < l.length) :
    l.take i = l.take (i - 1) ++ [l[i - 1]'(Nat.lt_of_le_of_lt (Nat.sub_le i 1) h₂)] := by
  rw [take_append_getElem, Nat.sub_add_cancel h₁]
theorem take_eq_dropLast (h : i + 1 = l.length) : l.take i = l.dropLast := by
  rw [dropLast_eq_take, ← h, Nat.add_sub_cancel]
theorem take_prefix_take_left {j : Nat} (h : i ≤ j) : l.take i <+: l.take j := by
  rewrite [← Nat.min_eq_left h, ← take_take]; exact take_prefix _ _
theorem take_sublist_take_left {j : Nat} (h : i ≤ j) : l.take i <+ l.take j := (take_prefix_take_left h).sublist
theorem take_subset_take_left {j : Nat} (l : List α) (h : i ≤ j) : l.take i ⊆ l.take j :=
  (take_sublist_take_left h).subset
theorem mem_take_iff_getElem {a : α} :
    a ∈ l.take i ↔ ∃ (j : Nat) (hm : j < min i l.length), l[j]'(Nat.lt_of_lt_of_le hm (Nat.min_le_right _ _)) = a := by
  rewrite [mem_iff_getElem]
  simp only [length_take, getElem_take]
theorem mem_drop_iff_getElem {a : α} :
    a ∈ l.drop i ↔ ∃ (j : Nat) (hm : j + i < l.length), l[i + j]'(Nat.add_comm j i ▸ hm) = a := by
  rewrite [mem_iff_getElem]
  simp only [length_drop, getElem_drop, Nat.lt_sub_iff_add_lt]
@[simp] theorem head_drop (h : l.drop i ≠ []) : (l.drop i).head h = l[i]'(length_lt_of_drop_ne_nil h) := by
  rewrite [head_eq_getElem, getElem_drop]; rfl
@[simp] theorem getLast_drop (h : l.drop i ≠ []) : (l.drop i).getLast h = l.getLast (ne_nil_of_drop_ne_nil h) := by
  rewrite [getLast_eq_iff_getLast?_eq_some, getLast?_drop, if_neg (Nat.not_le_of_lt (length_lt_of_drop_ne_nil h))]
  exact getLast?_eq_some_getLast _
theorem drop_append_length {l₁ l₂ : List α} : drop l₁.length (l₁ ++ l₂) = l₂ := drop_left
@[simp] theorem drop_take_self : drop i (take i l) = [] := drop_eq_nil_of_le (length_take_le i l)
theorem extract_eq_drop_take' {start stop : Nat} : l.extract start stop = drop start (take stop l) := drop_take.symm
theorem drop_eq_drop_min : l.drop i = l.drop (min i l.length) := by
  by_cases h : i ≤ l.length
  · rw [Nat.min_eq_left h]
  · have h := Nat.le_of_not_le h
    rw [Nat.min_eq_right h, drop_length, drop_eq_nil_of_le h]
private theorem min_eq_sub_sub (i n : Nat) : min i n = n - (n - i) := by
  cases Nat.le_total i n with
  | inl h => rw [Nat.min_eq_left h, Nat.sub_sub_self h]
  | inr h => rw [Nat.min_eq_right h, Nat.sub_eq_zero_of_le h, Nat.sub_zero]
@[simp] theorem drop_eq_drop_iff {j : Nat} : l.drop i = l.drop j ↔ min i l.length = min j l.length := by
  constructor
  · intro h
    have := congrArg length h
    rewrite [length_drop, length_drop] at this
    rw [min_eq_sub_sub, min_eq_sub_sub, this]
  · intro h
    rw [drop_eq_drop_min, h, ← drop_eq_drop_min]
theorem reverse_drop : (l.drop i).reverse = l.reverse.take (l.length - i) := by
  rewrite [take_reverse]
  by_cases h : i ≤ l.length
  · rw [Nat.sub_sub_self h]
  · have h := Nat.le_of_not_le h
    rw [drop_eq_nil_of_le h, Nat.sub_eq_zero_of_le h, Nat.sub_zero, drop_length]
theorem drop_eq_getElem?_toList_append : l.drop i = l[i]?.toList ++ l.drop (i + 1) := by
  by_cases h : i < l.length
  · rewrite [drop_eq_getElem_cons h, getElem?_eq_getElem h]; rfl
  · have h := Nat.le_of_not_lt h
    rewrite [getElem?_eq_none h, drop_eq_nil_of_le h, drop_eq_nil_of_le (Nat.le_succ_of_le h)]; rfl
theorem drop_sub_one (h : 0 < i) : l.drop (i - 1) = l[i - 1]?.toList ++ l.drop i := by
  rw [drop_eq_getElem?_toList_append, Nat.sub_add_cancel h]
@[simp] theorem findIdx_take {xs : List α} {i : Nat} {p : α → Bool} : (xs.take i).findIdx p = min i (xs.findIdx p) := by
  induction xs generalizing i with
  | nil => rw [take_nil, findIdx_nil, Nat.min_zero]
  | cons b l ih => cases i with
    | zero => exact (Nat.zero_min _).symm
    | succ i =>
      rewrite [take_succ_cons, findIdx_cons, findIdx_cons, ih]
      cases p b with
      | true => exact (Nat.min_zero _).symm
      | false => exact (Nat.add_min_add_right i _ 1).symm
theorem false_of_mem_take_findIdx {xs : List α} {p : α → Bool} {x : α} (h : x ∈ xs.take (xs.findIdx p)) :
    p x = false := by
  induction xs with
  | nil => nomatch h
  | cons b l ih =>
    rewrite [findIdx_cons] at h
    cases k : p b with
    | true => rewrite [k] at h; nomatch h
    | false => rewrite [k] at h; exact (mem_cons.mp h).elim (fun e => e ▸ k) ih
@[simp] theorem min_findIdx_findIdx {xs : List α} {p q : α → Bool} :
    min (xs.findIdx p) (xs.findIdx q) = xs.findIdx (fun a => p a || q a) := by
  induction xs with
  | nil => rfl
  | cons b l ih =>
    rewrite [findIdx_cons, findIdx_cons, findIdx_cons, ← ih]
    cases p b with
    | true => exact Nat.zero_min _
    | false => cases q b with
      | true => exact Nat.min_zero _
      | false => exact Nat.add_min_add_right _ _ 1
@[simp] theorem findIdx?_take {xs : List α} {i : Nat} {p : α → Bool} :
    (xs.take i).findIdx? p = (xs.findIdx? p).bind (Option.guard (fun j => j < i)) := by
  induction xs generalizing i with
  | nil => rewrite [take_nil]; rfl
  | cons b l ih => cases i with
    | zero =>
      rewrite [take_zero, findIdx?_nil, Option.bind_guard]
      cases (b :: l).findIdx? p <;> rfl
    | succ i =>
      rewrite [take_succ_cons, findIdx?_cons, findIdx?_cons, ih]
      by_cases h : p b
      · rewrite [if_pos h, if_pos h]; rfl
      · rewrite [if_neg h, if_neg h]
        cases l.findIdx? p with
        | none => rfl
        | some j =>
          simp only [Option.bind_some, Option.map_some, Option.guard, Nat.add_lt_add_iff_right]
          split <;> rfl
theorem takeWhile_eq_take_findIdx_not {xs : List α} {p : α → Bool} :
    takeWhile p xs = take (xs.findIdx (fun a => !p a)) xs := by
  induction xs with
  | nil => rfl
  | cons b l ih => rewrite [takeWhile_cons, findIdx_cons, ih]; cases p b <;> rfl
theorem dropWhile_eq_drop_findIdx_not {xs : List α} {p : α → Bool} :
    dropWhile p xs = drop (xs.findIdx (fun a => !p a)) xs := by
  induction xs with
  | nil => rfl
  | cons b l ih => rewrite [dropWhile_cons, findIdx_cons, ih]; cases p b <;> rfl
@[simp] theorem rotateLeft_replicate {m n : Nat} {a : α} : rotateLeft (replicate m a) n = replicate m a := by
  rewrite [rotateLeft]
  split
  · rfl
  · next h =>
    rewrite [length_replicate] at h ⊢
    have k : n % m ≤ m := Nat.le_of_lt (Nat.mod_lt n (Nat.lt_of_succ_lt (Nat.lt_of_not_le h)))
    show drop (n % m) _ ++ take (n % m) _ = _
    rw [drop_replicate, take_replicate, replicate_append_replicate, Nat.min_eq_left k, Nat.sub_add_cancel k]
@[simp] theorem rotateRight_replicate {m n : Nat} {a : α} : rotateRight (replicate m a) n = replicate m a := by
  rewrite [rotateRight]
  split
  · rfl
  · next h =>
    rewrite [length_replicate]
    have k : m - n % m ≤ m := Nat.sub_le _ _
    show drop (m - n % m) _ ++ take (m - n % m) _ = _
    rw [drop_replicate, take_replicate, replicate_append_replicate, Nat.min_eq_left k, Nat.sub_add_cancel k]
end

/- `zipWith` and `zip`. -/
section
variable {β : Type v} {γ : Type w} {f : α → β → γ}
theorem lt_length_left_of_zipWith {i : Nat} {l : List α} {l' : List β} (h : i < (zipWith f l l').length) :
    i < l.length := by
  rewrite [length_zipWith] at h; exact Nat.lt_of_lt_of_le h (Nat.min_le_left _ _)
theorem lt_length_right_of_zipWith {i : Nat} {l : List α} {l' : List β} (h : i < (zipWith f l l').length) :
    i < l'.length := by
  rewrite [length_zipWith] at h; exact Nat.lt_of_lt_of_le h (Nat.min_le_right _ _)
theorem lt_length_left_of_zip {i : Nat} {l : List α} {l' : List β} (h : i < (zip l l').length) : i < l.length :=
  lt_length_left_of_zipWith h
theorem lt_length_right_of_zip {i : Nat} {l : List α} {l' : List β} (h : i < (zip l l').length) : i < l'.length :=
  lt_length_right_of_zipWith h
theorem zipWith_eq_zipWith_take_min {l₁ : List α} {l₂ : List β} : zipWith f l₁ l₂ =
    zipWith f (l₁.take (min l₁.length l₂.length)) (l₂.take (min l₁.length l₂.length)) := by
  rw [← take_zipWith, ← length_zipWith (f := f), take_length]
theorem zip_eq_zip_take_min {l₁ : List α} {l₂ : List β} : zip l₁ l₂ =
    zip (l₁.take (min l₁.length l₂.length)) (l₂.take (min l₁.length l₂.length)) := zipWith_eq_zipWith_take_min
theorem reverse_zipWith {l : List α} {l' : List β} (h : l.length = l'.length) :
    (zipWith f l l').reverse = zipWith f l.reverse l'.reverse := by
  induction l generalizing l' with
  | nil => rfl
  | cons a l ih => cases l' with
    | nil => nomatch h
    | cons b l' =>
      have h := Nat.succ.inj h
      rewrite [zipWith_cons_cons, reverse_cons, reverse_cons, reverse_cons, ih h,
        zipWith_append (by rw [length_reverse, length_reverse, h])]; rfl
@[simp] theorem zipWith_replicate {a : α} {b : β} {m n : Nat} :
    zipWith f (replicate m a) (replicate n b) = replicate (min m n) (f a b) := by
  rw [zipWith_eq_zipWith_take_min, length_replicate, length_replicate, take_replicate, take_replicate,
    Nat.min_eq_left (Nat.min_le_left m n), Nat.min_eq_left (Nat.min_le_right m n), zipWith_replicate']
@[simp] theorem zip_replicate {a : α} {b : β} {m n : Nat} :
    zip (replicate m a) (replicate n b) = replicate (min m n) (a, b) := zipWith_replicate
end

/- Sublists, prefixes, suffixes. -/
section
variable {xs : List α}
private theorem eq_nil_of_append_sublist_left {ys : List α} (h : xs ++ ys <+ xs) : ys = [] :=
  eq_nil_of_length_eq_zero (Nat.eq_zero_of_le_zero (Nat.le_of_add_le_add_left (a := xs.length)
    (Nat.le_trans (Nat.le_of_eq length_append.symm) h.length_le)))
private theorem eq_nil_of_append_sublist_right {ys : List α} (h : xs ++ ys <+ ys) : xs = [] :=
  eq_nil_of_length_eq_zero (Nat.eq_zero_of_le_zero (Nat.le_of_add_le_add_left (a := ys.length)
    (Nat.le_trans (Nat.le_of_eq ((Nat.add_comm ..).trans length_append.symm)) h.length_le)))
@[simp] theorem append_left_sublist_self (ys : List α) : xs ++ ys <+ ys ↔ xs = [] :=
  ⟨eq_nil_of_append_sublist_right, fun h => h ▸ Sublist.refl ys⟩
@[simp] theorem append_right_sublist_self (xs : List α) {ys : List α} : xs ++ ys <+ xs ↔ ys = [] :=
  ⟨eq_nil_of_append_sublist_left, fun h => by rewrite [h, append_nil]; exact Sublist.refl xs⟩
theorem append_sublist_of_sublist_left {ys zs : List α} (h : zs <+ xs) : xs ++ ys <+ zs ↔ ys = [] ∧ xs = zs := by
  constructor
  · intro k
    have e := eq_nil_of_append_sublist_left (k.trans h)
    subst e
    rewrite [append_nil] at k
    exact ⟨rfl, k.eq_of_length_le h.length_le⟩
  · intro ⟨e, k⟩
    rewrite [e, k, append_nil]; exact Sublist.refl zs
theorem append_sublist_of_sublist_right {ys zs : List α} (h : zs <+ ys) : xs ++ ys <+ zs ↔ xs = [] ∧ ys = zs := by
  constructor
  · intro k
    have e := eq_nil_of_append_sublist_right (k.trans h)
    subst e
    exact ⟨rfl, Sublist.eq_of_length_le k h.length_le⟩
  · intro ⟨e, k⟩
    rewrite [e, k]; exact Sublist.refl zs
theorem suffix_iff_eq_append {l₁ l₂ : List α} : l₁ <:+ l₂ ↔ take (length l₂ - length l₁) l₂ ++ l₁ = l₂ := by
  constructor
  · intro ⟨t, h⟩
    rw [← h, length_append, Nat.add_sub_cancel, take_left]
  · intro h
    exact ⟨_, h⟩
theorem suffix_iff_eq_drop {l₁ l₂ : List α} : l₁ <:+ l₂ ↔ l₁ = drop (length l₂ - length l₁) l₂ := by
  constructor
  · intro ⟨t, h⟩
    rw [← h, length_append, Nat.add_sub_cancel, drop_left]
  · intro h
    rewrite [h]; exact drop_suffix _ l₂
theorem prefix_take_iff {ys : List α} {i : Nat} : xs <+: ys.take i ↔ xs <+: ys ∧ xs.length ≤ i := by
  constructor
  · intro h
    exact ⟨h.trans (take_prefix i ys), Nat.le_trans h.length_le (length_take_le i ys)⟩
  · intro ⟨⟨t, e⟩, h⟩
    rewrite [← e, take_append, take_of_length_le h]; exact prefix_append _ _
theorem prefix_take_le_iff {i j : Nat} (hm : i < xs.length) : xs.take i <+: xs.take j ↔ i ≤ j := by
  rw [prefix_take_iff, and_iff_right (take_prefix i xs), length_take_of_le (Nat.le_of_lt hm)]
theorem IsSuffix.getElem {ys : List α} (h : xs <:+ ys) {i} (hn : i < xs.length) :
    xs[i] = ys[ys.length - xs.length + i]'(Nat.lt_of_lt_of_eq (Nat.add_lt_add_left hn _)
      (Nat.sub_add_cancel h.length_le)) := by
  obtain ⟨t, e⟩ := h
  subst e
  have e : (t ++ xs).length - xs.length = t.length :=
    (congrArg (· - xs.length) length_append).trans (Nat.add_sub_cancel ..)
  rewrite [getElem_append_right (Nat.le_trans (Nat.le_of_eq e.symm) (Nat.le_add_right _ i))]
  congr 1
  rw [e, Nat.add_sub_cancel_left]
theorem suffix_iff_getElem? {l₁ l₂ : List α} : l₁ <:+ l₂ ↔ l₁.length ≤ l₂.length ∧
    ∀ i (h : i < l₁.length), l₂[i + l₂.length - l₁.length]? = some l₁[i] := by
  constructor
  · intro h
    refine ⟨h.length_le, fun i k => ?_⟩
    rewrite [Nat.add_sub_assoc h.length_le, Nat.add_comm, ← getElem?_drop, ← suffix_iff_eq_drop.mp h]
    exact getElem?_eq_getElem k
  · intro ⟨h, k⟩
    rewrite [suffix_iff_eq_drop]
    apply ext_getElem?
    intro i
    rewrite [getElem?_drop, Nat.add_comm, ← Nat.add_sub_assoc h]
    by_cases m : i < l₁.length
    · rewrite [k i m]; exact getElem?_eq_getElem m
    · rw [getElem?_eq_none (Nat.le_of_not_lt m), getElem?_eq_none (Nat.le_sub_of_add_le
        (Nat.le_trans (Nat.le_of_eq (Nat.add_comm ..)) (Nat.add_le_add_right (Nat.not_lt.mp m) _)))]
theorem suffix_iff_getElem {l₁ l₂ : List α} : l₁ <:+ l₂ ↔ ∃ (_ : l₁.length ≤ l₂.length),
    ∀ i (_ : i < l₁.length), l₂[i + l₂.length - l₁.length] = l₁[i] := by
  rewrite [suffix_iff_getElem?]
  constructor
  · intro ⟨h, k⟩
    exact ⟨h, fun i m => by rewrite [getElem_eq_iff]; exact k i m⟩
  · intro ⟨h, k⟩
    exact ⟨h, fun i m => by rw [getElem?_eq_getElem (Nat.sub_lt_left_of_lt_add
      (Nat.le_trans h (Nat.le_add_left ..)) (Nat.add_lt_add_right m _)), k i m]⟩
theorem infix_iff_getElem? {l₁ l₂ : List α} : l₁ <:+: l₂ ↔ ∃ k, l₁.length + k ≤ l₂.length ∧
    ∀ i (h : i < l₁.length), l₂[i + k]? = some l₁[i] := by
  constructor
  · intro ⟨s, t, e⟩
    subst e
    rewrite [length_append, length_append, Nat.add_comm s.length]
    refine ⟨s.length, Nat.le_add_right _ _, fun i h => ?_⟩
    rewrite [append_assoc, getElem?_append_right (Nat.le_add_left _ _), Nat.add_sub_cancel, getElem?_append_left h]
    exact getElem?_eq_getElem h
  · intro ⟨k, h, m⟩
    rewrite [infix_iff_prefix_suffix]
    refine ⟨l₂.drop k, ?_, drop_suffix k l₂⟩
    rewrite [prefix_iff_eq_take]
    apply ext_getElem?
    intro i
    rewrite [getElem?_take, getElem?_drop, Nat.add_comm]
    split
    · next n => rewrite [m i n]; exact getElem?_eq_getElem n
    · next n => exact getElem?_eq_none (Nat.le_of_not_lt n)
theorem prefix_map_iff_of_injective {β : Type v} {l₁ l₂ : List α} {f : α → β} (hf : Function.Injective f) :
    l₁.map f <+: l₂.map f ↔ l₁ <+: l₂ := by
  rw [prefix_iff_eq_take, prefix_iff_eq_take, ← map_take, length_map, map_inj_right hf]
theorem suffix_map_iff_of_injective {β : Type v} {l₁ l₂ : List α} {f : α → β} (hf : Function.Injective f) :
    l₁.map f <:+ l₂.map f ↔ l₁ <:+ l₂ := by
  rw [suffix_iff_eq_drop, suffix_iff_eq_drop, ← map_drop, length_map, length_map, map_inj_right hf]
end

/- Searching by places. -/
theorem find?_eq_some_iff_getElem {xs : List α} {p : α → Bool} {b : α} :
    xs.find? p = some b ↔ p b ∧ ∃ (i : Nat) (h : i < xs.length), xs[i] = b ∧
    ∀ (j : Nat) (hj : j < i), !p (xs[j]'(Nat.lt_trans hj h)) := by
  rewrite [find?_eq_some_iff_append]
  refine and_congr_right fun _ => ⟨fun ⟨as, bs, e, h⟩ => ?_, fun ⟨i, h, e, k⟩ => ?_⟩
  · subst e
    refine ⟨as.length, by rewrite [length_append]; exact Nat.lt_add_of_pos_right (Nat.succ_pos _), ?_, fun j k => ?_⟩
    · rewrite [getElem_append_right (Nat.le_refl _)]; simp only [Nat.sub_self]; rfl
    · rewrite [getElem_append_left k]; exact h _ (getElem_mem k)
  · refine ⟨xs.take i, xs.drop (i + 1), ?_, fun a m => ?_⟩
    · rw [← e, ← drop_eq_getElem_cons h, take_append_drop]
    · obtain ⟨j, k', e⟩ := mem_take_iff_getElem.mp m
      exact e ▸ k j (Nat.lt_of_lt_of_le k' (Nat.min_le_left _ _))
theorem findIdx?_eq_some_le_of_findIdx?_eq_some {xs : List α} {p q : α → Bool} (w : ∀ x ∈ xs, p x → q x) {i : Nat}
    (h : xs.findIdx? p = some i) : ∃ j, j ≤ i ∧ xs.findIdx? q = some j := by
  induction xs generalizing i with
  | nil => nomatch h
  | cons a l ih =>
    rewrite [findIdx?_cons] at h ⊢
    by_cases k : q a
    · exact ⟨0, Nat.zero_le i, if_pos k⟩
    · rewrite [if_neg fun k' => k (w a (.head l) k')] at h
      obtain ⟨i', h, e⟩ := Option.map_eq_some_iff.mp h
      obtain ⟨j, m, e'⟩ := ih (fun x m => w x (.tail a m)) h
      exact ⟨j + 1, e ▸ Nat.succ_le_succ m, by rewrite [if_neg k, e']; rfl⟩
@[simp] theorem Nodup.idxOf_getElem [BEq α] [LawfulBEq α] {xs : List α} (H : Nodup xs) (i : Nat) (h : i < xs.length) :
    idxOf xs[i] xs = i := by
  induction xs generalizing i with
  | nil => exact absurd h (Nat.not_lt_zero i)
  | cons a l ih =>
    have ⟨m, H⟩ := nodup_cons.mp H
    cases i with
    | zero => exact idxOf_cons_self
    | succ i =>
      have h := Nat.lt_of_succ_lt_succ h
      have e : (a == l[i]) = false := beq_false_of_ne fun e => m (e ▸ getElem_mem h)
      rewrite [getElem_cons_succ, idxOf_cons, e, ih H i h]; rfl
theorem isEqv_eq_decide {as bs : List α} {r : α → α → Bool} : isEqv as bs r =
    if h : as.length = bs.length then decide (∀ (i : Nat) (h' : i < as.length), r as[i] (bs[i]'(h ▸ h')))
    else false := by
  induction as generalizing bs with
  | nil => cases bs with
    | nil => exact (decide_eq_true fun i h => absurd h (Nat.not_lt_zero i)).symm
    | cons b bs => rfl
  | cons a as ih => cases bs with
    | nil => rfl
    | cons b bs =>
      rewrite [isEqv_cons_cons, ih]
      by_cases h : as.length = bs.length
      · have k : (a :: as).length = (b :: bs).length := congrArg Nat.succ h
        rewrite [dif_pos h, dif_pos k, Bool.eq_iff_iff, Bool.and_eq_true, decide_eq_true_iff, decide_eq_true_iff]
        refine ⟨fun ⟨x, y⟩ i k => match i with
          | 0 => x
          | i + 1 => y i (Nat.lt_of_succ_lt_succ k), fun x => ⟨x 0 (Nat.succ_pos _), fun i k => ?_⟩⟩
        exact x (i + 1) (Nat.succ_lt_succ k)
      · have k : ¬ (a :: as).length = (b :: bs).length := fun e => h (Nat.succ.inj e)
        rw [dif_neg h, dif_neg k, Bool.and_false]
theorem beq_eq_isEqv [BEq α] {as bs : List α} : as.beq bs = isEqv as bs (· == ·) := by
  induction as generalizing bs with
  | nil => cases bs <;> rfl
  | cons a as ih => cases bs with
    | nil => rfl
    | cons b bs => exact congrArg (a == b && ·) ih
theorem beq_eq_decide [BEq α] {as bs : List α} : (as == bs) =
    if h : as.length = bs.length then decide (∀ (i : Nat) (h' : i < as.length), as[i] == bs[i]'(h ▸ h')) else false :=
  beq_eq_isEqv.trans isEqv_eq_decide

/- Ranges. -/
theorem pairwise_le_range' {s n : Nat} (step := 1) : Pairwise (· ≤ ·) (range' s n step) := by
  induction n generalizing s with
  | zero => exact .nil
  | succ n ih =>
    refine .cons (fun b h => ?_) ih
    obtain ⟨i, _, e⟩ := mem_range'.mp h
    exact e ▸ Nat.le_trans (Nat.le_add_right s step) (Nat.le_add_right ..)
theorem map_sub_range' {a s step : Nat} (h : a ≤ s) (n : Nat) :
    map (· - a) (range' s n step) = range' (s - a) n step := by
  induction n generalizing s with
  | zero => rfl
  | succ n ih =>
    rw [range'_succ, range'_succ, map_cons, ih (Nat.le_add_right_of_le h), Nat.sub_add_comm h]
@[simp] theorem range'_eq_singleton_iff {a s n : Nat} : range' s n = [a] ↔ s = a ∧ n = 1 := by
  match n with
  | 0 => exact ⟨nofun, nofun⟩
  | 1 => exact ⟨fun h => ⟨(cons.inj h).1, rfl⟩, fun h => h.1 ▸ rfl⟩
  | _ + 2 => exact ⟨fun h => (nomatch (cons.inj h).2), nofun⟩
@[simp] theorem drop_range' {start n step k : Nat} :
    (range' start n step).drop k = range' (start + k * step) (n - k) step := by
  induction k generalizing start n with
  | zero => rewrite [Nat.zero_mul]; rfl
  | succ k ih => cases n with
    | zero => rewrite [Nat.zero_sub]; rfl
    | succ n => rw [range'_succ, drop_succ_cons, ih, Nat.succ_mul, Nat.succ_sub_succ, Nat.add_assoc, Nat.add_comm step]
@[simp] theorem take_range'_of_length_le {start n step k : Nat} (h : n ≤ k) :
    (range' start n step).take k = range' start n step :=
  take_of_length_le (by rwa [length_range'])
@[simp] theorem take_range'_of_length_ge {start n step k : Nat} (h : n ≥ k) :
    (range' start n step).take k = range' start k step := by
  induction k generalizing start n with
  | zero => rfl
  | succ k ih => cases n with
    | zero => exact absurd h (Nat.not_succ_le_zero k)
    | succ n => exact congrArg (start :: ·) (ih (Nat.le_of_succ_le_succ h))
theorem range'_eq_append_iff {s n step : Nat} {xs ys : List Nat} : range' s n step = xs ++ ys ↔
    ∃ k, k ≤ n ∧ xs = range' s k step ∧ ys = range' (s + k * step) (n - k) step := by
  constructor
  · intro h
    have e := congrArg length h
    rewrite [length_range', length_append] at e
    have k := Nat.le_trans (Nat.le_add_right ..) (Nat.le_of_eq e.symm)
    refine ⟨xs.length, k, ?_, ?_⟩
    · rw [← take_range'_of_length_ge (n := n) k, h, take_left]
    · rw [← drop_range', h, drop_left]
  · intro ⟨k, h, e, e'⟩
    rw [e, e', Nat.mul_comm k step, range'_append, Nat.add_sub_cancel' h]
@[simp] theorem find?_range'_eq_some {s n i : Nat} {p : Nat → Bool} : (range' s n).find? p = some i ↔
    p i ∧ i ∈ range' s n ∧ ∀ j, s ≤ j → j < i → !p j := by
  rewrite [find?_eq_some_iff_getElem, mem_range'_1]
  refine and_congr_right fun _ => ⟨fun ⟨x, h, e, k⟩ => ?_, fun ⟨⟨x, y⟩, k⟩ => ?_⟩
  · rewrite [length_range'] at h
    rewrite [getElem_range', Nat.one_mul] at e
    refine ⟨e ▸ ⟨Nat.le_add_right s x, Nat.add_lt_add_left h s⟩, fun j a b => ?_⟩
    have := k (j - s) (Nat.sub_lt_left_of_lt_add a (e ▸ b))
    rwa [getElem_range', Nat.one_mul, Nat.add_sub_cancel' a] at this
  · refine ⟨i - s, by rewrite [length_range']; exact Nat.sub_lt_left_of_lt_add x y,
      by rw [getElem_range', Nat.one_mul, Nat.add_sub_cancel' x], fun j h => ?_⟩
    rewrite [getElem_range', Nat.one_mul]
    exact k _ (Nat.le_add_right s j) (Nat.add_lt_of_lt_sub' h)
theorem find?_range'_eq_none {s n : Nat} {p : Nat → Bool} :
    (range' s n).find? p = none ↔ ∀ i, s ≤ i → i < s + n → !p i := by
  simp only [find?_eq_none, mem_range'_1, and_imp, Bool.not_eq_true, Bool.not_eq_eq_eq_not, Bool.not_true]
@[simp] theorem find?_range_eq_some {n i : Nat} {p : Nat → Bool} :
    (range n).find? p = some i ↔ p i ∧ i ∈ range n ∧ ∀ j, j < i → !p j := by
  rewrite [range_eq_range', find?_range'_eq_some]
  simp only [Nat.zero_le, true_imp_iff]
theorem find?_range_eq_none {n : Nat} {p : Nat → Bool} : (range n).find? p = none ↔ ∀ i, i < n → !p i := by
  rewrite [range_eq_range', find?_range'_eq_none]
  simp only [Nat.zero_le, true_imp_iff, Nat.zero_add]
@[simp] theorem count_range' {a s n step : Nat} (h : 0 < step := by simp) :
    count a (range' s n step) = if ∃ i, i < n ∧ a = s + step * i then 1 else 0 := by
  rewrite [(nodup_range' step h).count]
  exact ite_congr (propext mem_range') (fun _ => rfl) fun _ => rfl
@[simp] theorem count_range_1' {a s n : Nat} : count a (range' s n) = if s ≤ a ∧ a < s + n then 1 else 0 := by
  rewrite [(nodup_range' 1 Nat.one_pos).count]
  exact ite_congr (propext mem_range'_1) (fun _ => rfl) fun _ => rfl
@[simp] theorem count_range {a n : Nat} : count a (range n) = if a < n then 1 else 0 := by
  rewrite [nodup_range.count]
  exact ite_congr (propext mem_range) (fun _ => rfl) fun _ => rfl
private theorem two_mul_sum_range' {start n step : Nat} :
    2 * (range' start n step).sum = 2 * (n * start) + n * (n - 1) * step := by
  induction n with
  | zero => rewrite [Nat.zero_mul, Nat.zero_mul]; rfl
  | succ n ih =>
    rewrite [range'_concat, sum_append_nat, Nat.mul_add, ih, sum_cons, sum_nil, Nat.add_zero, Nat.succ_mul n start,
      Nat.add_sub_cancel]
    have : (n + 1) * n * step = n * (n - 1) * step + 2 * (step * n) := by
      cases n with
      | zero => rw [Nat.mul_zero, Nat.mul_zero, Nat.zero_mul]
      | succ n =>
        rw [Nat.add_sub_cancel, Nat.mul_comm step, ← Nat.mul_assoc, ← Nat.add_mul, Nat.mul_comm (n + 1) n,
          ← Nat.add_mul, Nat.add_comm]
    omega
@[simp] theorem sum_range' {start n step : Nat} : (range' start n step).sum = n * start + n * (n - 1) * step / 2 := by
  have := two_mul_sum_range' (start := start) (n := n) (step := step)
  omega
theorem reverse_range' {s n : Nat} : reverse (range' s n) = map (s + n - 1 - ·) (range n) := by
  apply ext_getElem
  · rw [length_reverse, length_range', length_map, length_range]
  · intro i h h'
    rewrite [length_reverse, length_range'] at h
    rewrite [getElem_reverse, getElem_range', getElem_map, getElem_range, length_range']
    omega

/- `zipIdx`. -/
@[simp] theorem head?_zipIdx {l : List α} {k : Nat} : (zipIdx l k).head? = l.head?.map fun a => (a, k) := by
  cases l <;> rfl
@[simp] theorem getLast?_zipIdx {l : List α} {k : Nat} :
    (zipIdx l k).getLast? = l.getLast?.map fun a => (a, k + l.length - 1) := by
  rewrite [getLast?_eq_getElem?, getElem?_zipIdx, length_zipIdx, getLast?_eq_getElem?]
  cases l with
  | nil => rfl
  | cons a l => rfl
theorem mk_add_mem_zipIdx_iff_getElem? {l : List α} {i k : Nat} {x : α} : (x, k + i) ∈ zipIdx l k ↔ l[i]? = some x := by
  rewrite [mem_iff_getElem?]
  constructor
  · intro ⟨j, e⟩
    rewrite [getElem?_zipIdx] at e
    obtain ⟨a, h, e⟩ := Option.map_eq_some_iff.mp e
    have k := Prod.mk.inj e
    rewrite [← Nat.add_left_cancel k.2, ← k.1]; exact h
  · intro h
    exact ⟨i, by rewrite [getElem?_zipIdx, h]; rfl⟩
theorem mk_mem_zipIdx_iff_le_and_getElem?_sub {l : List α} {i k : Nat} {x : α} :
    (x, i) ∈ zipIdx l k ↔ k ≤ i ∧ l[i - k]? = some x := by
  by_cases h : k ≤ i
  · rw [and_iff_right h, ← mk_add_mem_zipIdx_iff_getElem? (k := k), Nat.add_sub_cancel' h]
  · refine ⟨fun m => absurd ?_ h, fun m => absurd m.1 h⟩
    obtain ⟨j, e⟩ := mem_iff_getElem?.mp m
    rewrite [getElem?_zipIdx] at e
    obtain ⟨_, _, e⟩ := Option.map_eq_some_iff.mp e
    exact (Prod.mk.inj e).2 ▸ Nat.le_add_right k j
theorem mem_zipIdx_iff_le_and_getElem?_sub {x : α × Nat} {l : List α} {k : Nat} :
    x ∈ zipIdx l k ↔ k ≤ x.2 ∧ l[x.2 - k]? = some x.1 := mk_mem_zipIdx_iff_le_and_getElem?_sub
theorem mem_zipIdx_iff_getElem? {x : α × Nat} {l : List α} : x ∈ zipIdx l ↔ l[x.2]? = some x.1 :=
  mk_mem_zipIdx_iff_getElem?
theorem le_snd_of_mem_zipIdx {x : α × Nat} {k : Nat} {l : List α} (h : x ∈ zipIdx l k) : k ≤ x.2 :=
  (mk_mem_zipIdx_iff_le_and_getElem?_sub.mp h).1
theorem snd_lt_add_of_mem_zipIdx {x : α × Nat} {l : List α} {k : Nat} (h : x ∈ zipIdx l k) : x.2 < k + length l := by
  have ⟨h, k⟩ := mk_mem_zipIdx_iff_le_and_getElem?_sub.mp h
  exact Nat.lt_of_le_of_lt (Nat.le_of_eq (Nat.add_sub_cancel' h).symm)
    (Nat.add_lt_add_left (getElem?_eq_some_iff.mp k).1 _)
theorem snd_lt_of_mem_zipIdx {x : α × Nat} {l : List α} {k : Nat} (h : x ∈ l.zipIdx k) : x.2 < l.length + k :=
  Nat.add_comm k _ ▸ snd_lt_add_of_mem_zipIdx h
theorem map_zipIdx {β : Type v} {f : α → β} {l : List α} {k : Nat} :
    map (Prod.map f id) (zipIdx l k) = zipIdx (l.map f) k := by
  induction l generalizing k with
  | nil => rfl
  | cons a l ih => exact congrArg ((f a, k) :: ·) ih
theorem zipIdx_map {β : Type v} {l : List α} {k : Nat} {f : α → β} :
    zipIdx (l.map f) k = (zipIdx l k).map (Prod.map f id) :=
  map_zipIdx.symm
theorem fst_mem_of_mem_zipIdx {x : α × Nat} {l : List α} {k : Nat} (h : x ∈ zipIdx l k) : x.1 ∈ l :=
  mem_of_getElem? (mk_mem_zipIdx_iff_le_and_getElem?_sub.mp h).2
theorem mem_zipIdx {x : α} {i : Nat} {xs : List α} {k : Nat} (h : (x, i) ∈ xs.zipIdx k) : k ≤ i ∧ i < k + xs.length ∧
    x = xs[i - k]'(getElem?_eq_some_iff.mp (mk_mem_zipIdx_iff_le_and_getElem?_sub.mp h).2).1 := by
  refine ⟨le_snd_of_mem_zipIdx h, snd_lt_add_of_mem_zipIdx h, ?_⟩
  have := (mk_mem_zipIdx_iff_le_and_getElem?_sub.mp h).2
  exact (getElem?_eq_some_iff.mp this).2.symm
theorem mem_zipIdx' {x : α} {i : Nat} {xs : List α} (h : (x, i) ∈ xs.zipIdx) :
    i < xs.length ∧ x = xs[i]'(by have := snd_lt_of_mem_zipIdx h; exact this) :=
  have := getElem?_eq_some_iff.mp (mk_mem_zipIdx_iff_getElem?.mp h)
  ⟨this.1, this.2.symm⟩
theorem fst_eq_of_mem_zipIdx {x : α × Nat} {l : List α} {k : Nat} (h : x ∈ zipIdx l k) :
    x.1 = l[x.2 - k]'(getElem?_eq_some_iff.mp (mk_mem_zipIdx_iff_le_and_getElem?_sub.mp h).2).1 :=
  (mem_zipIdx h).2.2
theorem zipIdx_eq_cons_iff {x : α × Nat} {l' : List (α × Nat)} {l : List α} {k : Nat} :
    zipIdx l k = x :: l' ↔ ∃ a as, l = a :: as ∧ x = (a, k) ∧ l' = zipIdx as (k + 1) := by
  cases l with
  | nil => exact ⟨nofun, nofun⟩
  | cons a l =>
    constructor
    · intro h
      exact ⟨a, l, rfl, (cons.inj h).1.symm, (cons.inj h).2.symm⟩
    · intro ⟨b, as, e, e₁, e₂⟩
      obtain ⟨rfl, rfl⟩ := cons.inj e
      rewrite [e₁, e₂]; rfl
theorem zipIdx_eq_append_iff {l₁ l₂ : List (α × Nat)} {l : List α} {k : Nat} : zipIdx l k = l₁ ++ l₂ ↔
    ∃ l₁' l₂', l = l₁' ++ l₂' ∧ l₁ = zipIdx l₁' k ∧ l₂ = zipIdx l₂' (k + l₁'.length) := by
  constructor
  · intro h
    have e := congrArg length h
    rewrite [length_zipIdx, length_append] at e
    have k' : (l.take l₁.length).length = l₁.length :=
      length_take_of_le (Nat.le_trans (Nat.le_add_right ..) (Nat.le_of_eq e.symm))
    have h' := h
    rewrite [← take_append_drop (i := l₁.length) (l := l), zipIdx_append] at h'
    have := append_inj h' (by rw [length_zipIdx, k'])
    exact ⟨_, _, (take_append_drop _ _).symm, this.1.symm, this.2.symm⟩
  · intro ⟨a, b, e, e₁, e₂⟩
    rw [e, e₁, e₂, zipIdx_append]

/- Counting. -/
section
variable {p : α → Bool} {l₁ l₂ : List α}
theorem countP_set {l : List α} {i : Nat} {a : α} (h : i < l.length) :
    countP p (l.set i a) = countP p l - (if p l[i] then 1 else 0) + (if p a then 1 else 0) := by
  induction l generalizing i with
  | nil => exact absurd h (Nat.not_lt_zero i)
  | cons b l ih => cases i with
    | zero => rewrite [set_cons_zero, countP_cons, countP_cons]; exact congrArg (· + _) (Nat.add_sub_cancel _ _).symm
    | succ i =>
      have h := Nat.lt_of_succ_lt_succ h
      have k : (if p l[i] then 1 else 0) ≤ countP p l := by
        split
        · next k => exact countP_pos_iff.mpr ⟨_, getElem_mem h, k⟩
        · exact Nat.zero_le _
      rw [set_cons_succ, countP_cons, countP_cons, ih h, getElem_cons_succ, Nat.sub_add_comm k, Nat.add_right_comm]
theorem count_set {l : List α} {i : Nat} [BEq α] {a b : α} (h : i < l.length) :
    count b (l.set i a) = count b l - (if l[i] == b then 1 else 0) + (if a == b then 1 else 0) := countP_set h
private theorem ite_le_one {c : Prop} [Decidable c] : (if c then 1 else 0) ≤ 1 := by
  split
  · exact Nat.le_refl 1
  · exact Nat.zero_le 1
theorem Sublist.le_countP (s : l₁ <+ l₂) (p : α → Bool) : countP p l₂ - (l₂.length - l₁.length) ≤ countP p l₁ := by
  induction s with
  | slnil => exact Nat.le_refl 0
  | cons a s ih =>
    rewrite [countP_cons, length_cons, Nat.succ_sub s.length_le]
    exact Nat.le_trans (Nat.sub_le_sub_right (Nat.add_le_add_left ite_le_one _) _)
      (Nat.le_trans (Nat.le_of_eq (Nat.add_sub_add_right ..)) ih)
  | cons_cons a s ih =>
    rewrite [countP_cons, countP_cons, length_cons, length_cons, Nat.succ_sub_succ]
    exact Nat.sub_le_iff_le_add.mpr (Nat.le_trans (Nat.add_le_add_right (Nat.sub_le_iff_le_add.mp ih) _)
      (Nat.le_of_eq (Nat.add_right_comm ..)))
theorem IsPrefix.le_countP (s : l₁ <+: l₂) : countP p l₂ - (l₂.length - l₁.length) ≤ countP p l₁ :=
  s.sublist.le_countP p
theorem IsSuffix.le_countP (s : l₁ <:+ l₂) : countP p l₂ - (l₂.length - l₁.length) ≤ countP p l₁ :=
  s.sublist.le_countP p
theorem IsInfix.le_countP (s : l₁ <:+: l₂) : countP p l₂ - (l₂.length - l₁.length) ≤ countP p l₁ :=
  s.sublist.le_countP p
theorem le_countP_tail {l : List α} : countP p l - 1 ≤ countP p l.tail := by
  cases l with
  | nil => exact Nat.le_refl 0
  | cons a l => rewrite [countP_cons]; exact Nat.sub_le_iff_le_add.mpr (Nat.add_le_add_left ite_le_one _)
end

section
variable {l₁ l₂ : List α} [BEq α]
theorem Sublist.le_count (s : l₁ <+ l₂) (a : α) : count a l₂ - (l₂.length - l₁.length) ≤ count a l₁ := s.le_countP _
theorem IsPrefix.le_count (s : l₁ <+: l₂) (a : α) : count a l₂ - (l₂.length - l₁.length) ≤ count a l₁ := s.le_countP
theorem IsSuffix.le_count (s : l₁ <:+ l₂) (a : α) : count a l₂ - (l₂.length - l₁.length) ≤ count a l₁ := s.le_countP
theorem IsInfix.le_count (s : l₁ <:+: l₂) (a : α) : count a l₂ - (l₂.length - l₁.length) ≤ count a l₁ := s.le_countP
theorem le_count_tail {α : Type u} {l : List α} {a : α} [BEq α] : count a l - 1 ≤ count a l.tail := le_countP_tail
end

/- Products of integers. -/
@[simp] theorem prod_replicate_int {n : Nat} {a : Int} : (replicate n a).prod = a ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [replicate_succ, prod_cons, ih, Int.mul_comm]; rfl
theorem prod_append_int {l₁ l₂ : List Int} : (l₁ ++ l₂).prod = l₁.prod * l₂.prod := prod_append
theorem prod_reverse_int (xs : List Int) : xs.reverse.prod = xs.prod := prod_reverse xs
end List
