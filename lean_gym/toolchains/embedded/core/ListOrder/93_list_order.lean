/-
Lists: `take` and `drop`, sublists, prefixes, what holds pairwise, counting, erasing, permutations.
-/
namespace List
variable {α : Type u}
/- `take` and `drop`. -/
section
variable {l : List α} {i : Nat}
@[simp] theorem drop_one : drop 1 l = tail l := by cases l <;> rfl
@[simp] theorem take_eq_nil_iff {k : Nat} : l.take k = [] ↔ k = 0 ∨ l = [] := by cases l <;> cases k <;> simp
@[simp] theorem drop_eq_nil_iff : l.drop i = [] ↔ l.length ≤ i := by
  rw [← length_eq_zero_iff, length_drop, Nat.sub_eq_zero_iff_le]
theorem drop_of_length_le (h : l.length ≤ i) : drop i l = [] := drop_eq_nil_iff.mpr h
theorem length_take_le (i) (l : List α) : length (take i l) ≤ i := by rewrite [length_take]; exact Nat.min_le_left _ _
theorem length_take_le' (i) (l : List α) : length (take i l) ≤ l.length := by
  rewrite [length_take]; exact Nat.min_le_right _ _
theorem length_take_of_le (h : i ≤ length l) : length (take i l) = i := by rw [length_take, Nat.min_eq_left h]
theorem ne_nil_of_drop_ne_nil (h : l.drop i ≠ []) : l ≠ [] := fun e => by subst e; exact h drop_nil
theorem ne_nil_of_take_ne_nil (h : l.take i ≠ []) : l ≠ [] := fun e => by subst e; exact h take_nil
theorem lt_length_of_take_ne_self (h : l.take i ≠ l) : i < l.length :=
  Nat.lt_of_not_le fun k => h (take_of_length_le k)
theorem length_lt_of_drop_ne_nil (h : drop i l ≠ []) : i < l.length :=
  Nat.lt_of_not_le fun k => h (drop_eq_nil_of_le k)
theorem getElem?_take {j : Nat} : (l.take i)[j]? = if j < i then l[j]? else none := by
  induction l generalizing i j with
  | nil => simp
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => cases j with
      | zero => rfl
      | succ j => simp only [take_succ_cons, getElem?_cons_succ, ih, Nat.add_lt_add_iff_right]
@[simp] theorem getElem?_take_of_lt {j : Nat} (h : j < i) : (l.take i)[j]? = l[j]? := by rw [getElem?_take, if_pos h]
theorem getElem?_take_of_succ : (l.take (i + 1))[i]? = l[i]? := getElem?_take_of_lt (Nat.lt_succ_self i)
theorem getElem?_take_eq_none {j : Nat} (h : i ≤ j) : (l.take i)[j]? = none := by
  rw [getElem?_take, if_neg (Nat.not_lt.mpr h)]
@[simp] theorem getElem_take {j : Nat} {h : i < (l.take j).length} :
    (l.take j)[i] = l[i]'(Nat.lt_of_lt_of_le h (length_take_le' _ _)) := by
  have k : i < j := Nat.lt_of_lt_of_le h (length_take_le _ _)
  rw [getElem_eq_iff, getElem?_take_of_lt k, getElem?_eq_getElem]
theorem getElem_take' {j : Nat} (hi : i < l.length) (hj : i < j) :
    l[i] = (l.take j)[i]'(by rewrite [length_take]; exact Nat.lt_min.mpr ⟨hj, hi⟩) := getElem_take.symm
@[simp] theorem getElem?_drop {j : Nat} : (l.drop i)[j]? = l[i + j]? := by
  induction l generalizing i with
  | nil => simp
  | cons a l ih => cases i with
    | zero => rewrite [Nat.zero_add]; rfl
    | succ i => rewrite [drop_succ_cons, ih, Nat.add_right_comm i 1 j]; rfl
theorem lt_length_drop {j : Nat} (h : i + j < l.length) : j < (l.drop i).length := by
  rewrite [length_drop]; exact Nat.lt_sub_of_add_lt (Nat.lt_of_le_of_lt (Nat.le_of_eq (Nat.add_comm j i)) h)
@[simp] theorem getElem_drop {j : Nat} {h : j < (l.drop i).length} :
    (l.drop i)[j] = l[i + j]'(Nat.add_lt_of_lt_sub' (Nat.lt_of_lt_of_eq h length_drop)) := by
  rw [getElem_eq_iff, getElem?_drop, getElem?_eq_getElem]
theorem getElem_drop' {j : Nat} (h : i + j < l.length) : l[i + j] = (l.drop i)[j]'(lt_length_drop h) :=
  getElem_drop.symm
@[simp] theorem getElem_cons_drop {as : List α} {i : Nat} (h : i < as.length) :
    as[i] :: as.drop (i + 1) = as.drop i := by
  apply ext_getElem?
  intro j
  cases j with
  | zero => rewrite [getElem?_drop, getElem?_eq_getElem (i := i + 0) h]; rfl
  | succ j =>
    rw [getElem?_cons_succ, getElem?_drop, getElem?_drop, show i + 1 + j = i + (j + 1) from
      Nat.succ_add_eq_add_succ i j]
theorem drop_eq_getElem_cons (h : i < l.length) : drop i l = l[i] :: drop (i + 1) l := (getElem_cons_drop h).symm
theorem take_concat_get (h : i < l.length) : (l.take i).concat l[i] = l.take (i + 1) := by
  rewrite [concat_eq_append]
  apply ext_getElem?
  intro j
  rewrite [getElem?_append, length_take_of_le (Nat.le_of_lt h), getElem?_take, getElem?_take]
  by_cases e : j < i
  · rw [if_pos e, if_pos e, if_pos (Nat.lt_succ_of_lt e)]
  · rewrite [if_neg e]
    by_cases e' : j = i
    · subst e'; rewrite [Nat.sub_self, if_pos (Nat.lt_succ_self j), getElem?_eq_getElem h]; rfl
    · rw [if_neg fun c => (Nat.lt_succ_iff_lt_or_eq.mp c).elim e e',
        getElem?_eq_none (Nat.sub_pos_of_lt (Nat.lt_of_le_of_ne (Nat.not_lt.mp e) (Ne.symm e')))]
@[simp] theorem take_append_getElem (h : i < l.length) : (l.take i) ++ [l[i]] = l.take (i + 1) := by
  rw [← concat_eq_append, take_concat_get]
theorem take_succ : l.take (i + 1) = l.take i ++ l[i]?.toList := by
  by_cases h : i < l.length
  · rewrite [← take_append_getElem h, getElem?_eq_getElem h]; rfl
  · have h := Nat.le_of_not_lt h
    rewrite [getElem?_eq_none h, take_of_length_le (Nat.le_succ_of_le h), take_of_length_le h]
    exact (append_nil l).symm
theorem take_add_one : l.take (i + 1) = l.take i ++ l[i]?.toList := take_succ
@[simp] theorem drop_drop {j : Nat} : drop i (drop j l) = drop (j + i) l := by
  apply ext_getElem?
  intro k
  rw [getElem?_drop, getElem?_drop, getElem?_drop, Nat.add_assoc]
theorem drop_add_one_eq_tail_drop : l.drop (i + 1) = (l.drop i).tail := by rw [← drop_one, drop_drop]
@[simp] theorem drop_tail : l.tail.drop i = l.drop (i + 1) := by rw [← drop_one, drop_drop, Nat.add_comm]
@[simp] theorem tail_drop : (drop i l).tail = drop (i + 1) l := drop_add_one_eq_tail_drop.symm
theorem take_take {j : Nat} : take i (take j l) = take (min i j) l := by
  apply ext_getElem?
  intro k
  rewrite [getElem?_take, getElem?_take, getElem?_take]
  by_cases h : k < i <;> by_cases h' : k < j <;> simp [h, h', Nat.lt_min]
theorem take_drop {j : Nat} : take i (drop j l) = drop j (take (j + i) l) := by
  apply ext_getElem?
  intro k
  rewrite [getElem?_take, getElem?_drop, getElem?_drop, getElem?_take]
  simp only [Nat.add_lt_add_iff_left]
theorem drop_take {j : Nat} : drop i (take j l) = take (j - i) (drop i l) := by
  apply ext_getElem?
  intro k
  rewrite [getElem?_take, getElem?_drop, getElem?_drop, getElem?_take]
  by_cases h : i + k < j
  · rw [if_pos h, if_pos (Nat.lt_sub_of_add_lt (Nat.lt_of_le_of_lt (Nat.le_of_eq (Nat.add_comm k i)) h))]
  · rw [if_neg h, if_neg fun c => h (Nat.add_lt_of_lt_sub' c)]
@[simp] theorem take_eq_take_iff {i j : Nat} : l.take i = l.take j ↔ min i l.length = min j l.length := by
  refine ⟨fun h => by have := congrArg length h; rwa [length_take, length_take] at this, fun h => ?_⟩
  have aux (n : Nat) : l.take n = l.take (min n l.length) := by
    rewrite [Nat.min_def]; split
    · rfl
    · next h => rw [take_length, take_of_length_le (Nat.le_of_not_le h)]
  rw [aux i, aux j, h]
theorem take_add {j : Nat} : l.take (i + j) = l.take i ++ (l.drop i).take j := by
  have h := take_append_drop (i := i) (l := l.take (i + j))
  rewrite [take_take, Nat.min_eq_left (Nat.le_add_right i j)] at h
  rw [take_drop, h]
theorem take_append {l₁ l₂ : List α} {i : Nat} : take i (l₁ ++ l₂) = take i l₁ ++ take (i - l₁.length) l₂ := by
  induction l₁ generalizing i with
  | nil => rewrite [take_nil]; rfl
  | cons a l ih => cases i with
    | zero => rewrite [Nat.zero_sub]; rfl
    | succ i => rewrite [cons_append, take_succ_cons, ih, take_succ_cons, length_cons, Nat.add_sub_add_right]; rfl
theorem take_append_of_le_length {l₁ l₂ : List α} {i : Nat} (h : i ≤ l₁.length) : (l₁ ++ l₂).take i = l₁.take i := by
  rw [take_append, Nat.sub_eq_zero_of_le h, take_zero, append_nil]
theorem take_length_add_append {l₁ l₂ : List α} (i : Nat) : take (l₁.length + i) (l₁ ++ l₂) = l₁ ++ take i l₂ := by
  rw [take_append, take_of_length_le (Nat.le_add_right _ _), Nat.add_sub_cancel_left]
theorem drop_append {l₁ l₂ : List α} {i : Nat} : drop i (l₁ ++ l₂) = drop i l₁ ++ drop (i - l₁.length) l₂ := by
  induction l₁ generalizing i with
  | nil => rewrite [drop_nil]; rfl
  | cons a l ih => cases i with
    | zero => rewrite [Nat.zero_sub]; rfl
    | succ i => rw [cons_append, drop_succ_cons, ih, drop_succ_cons, length_cons, Nat.add_sub_add_right]
theorem drop_append_of_le_length {l₁ l₂ : List α} {i : Nat} (h : i ≤ l₁.length) :
    (l₁ ++ l₂).drop i = l₁.drop i ++ l₂ := by
  rw [drop_append, Nat.sub_eq_zero_of_le h, drop_zero]
@[simp] theorem drop_length_add_append {l₁ l₂ : List α} (i : Nat) : drop (l₁.length + i) (l₁ ++ l₂) = drop i l₂ := by
  rewrite [drop_append, drop_eq_nil_of_le (Nat.le_add_right _ _), Nat.add_sub_cancel_left]; rfl
theorem take_left {l₁ l₂ : List α} : take (length l₁) (l₁ ++ l₂) = l₁ := by
  rw [take_append, take_length, Nat.sub_self, take_zero, append_nil]
@[simp] theorem take_left' {l₁ l₂ : List α} {i : Nat} (h : length l₁ = i) : take i (l₁ ++ l₂) = l₁ := h ▸ take_left
theorem drop_left {l₁ l₂ : List α} : drop (length l₁) (l₁ ++ l₂) = l₂ := by
  rewrite [drop_append, drop_length, Nat.sub_self]; rfl
@[simp] theorem drop_left' {l₁ l₂ : List α} {i : Nat} (h : length l₁ = i) : drop i (l₁ ++ l₂) = l₂ := h ▸ drop_left
@[simp] theorem take_append_length_sub_one {l : List α} : l.take (l.length - 1) = l.dropLast := by
  apply ext_getElem?
  intro j
  rw [getElem?_take, getElem?_dropLast]
theorem dropLast_eq_take : l.dropLast = l.take (l.length - 1) := take_append_length_sub_one.symm
theorem dropLast_take (h : i ≤ l.length) : (l.take i).dropLast = l.take (i - 1) := by
  rewrite [dropLast_eq_take, length_take, take_take]
  rw [Nat.min_eq_left h, Nat.min_eq_left (Nat.sub_le i 1)]
@[simp] theorem map_take {β : Type v} {l : List α} {i : Nat} {f : α → β} : (l.take i).map f = (l.map f).take i := by
  induction l generalizing i with
  | nil => simp
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (f a :: ·) ih
@[simp] theorem map_drop {β : Type v} {l : List α} {i : Nat} {f : α → β} : (l.drop i).map f = (l.map f).drop i := by
  induction l generalizing i with
  | nil => simp
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih
@[simp] theorem take_replicate {a : α} {n : Nat} : take i (replicate n a) = replicate (min i n) a := by
  rewrite [eq_replicate_iff, length_take, length_replicate]
  refine ⟨rfl, fun b h => eq_of_mem_replicate (n := n) ?_⟩
  rewrite [← take_append_drop (i := i) (l := replicate n a)]
  exact mem_append_left _ h
@[simp] theorem drop_replicate {a : α} {n : Nat} : drop i (replicate n a) = replicate (n - i) a := by
  rewrite [eq_replicate_iff, length_drop, length_replicate]
  refine ⟨rfl, fun b h => eq_of_mem_replicate (n := n) ?_⟩
  rewrite [← take_append_drop (i := i) (l := replicate n a)]
  exact mem_append_right _ h
theorem take_set_of_le {j : Nat} {a : α} (h : j ≤ i) : (l.set i a).take j = l.take j := by
  apply ext_getElem?
  intro k
  rewrite [getElem?_take, getElem?_take]
  by_cases e : k < j
  · rw [if_pos e, if_pos e, getElem?_set_ne (Nat.ne_of_gt (Nat.lt_of_lt_of_le e h))]
  · rw [if_neg e, if_neg e]
theorem drop_set_of_lt {j : Nat} {a : α} (h : i < j) : drop j (l.set i a) = l.drop j := by
  apply ext_getElem?
  intro k
  rw [getElem?_drop, getElem?_drop, getElem?_set_ne (Nat.ne_of_lt (Nat.lt_of_lt_of_le h (Nat.le_add_right j k)))]
theorem set_eq_take_append_cons_drop {a : α} :
    l.set i a = if i < l.length then l.take i ++ a :: l.drop (i + 1) else l := by
  by_cases h : i < l.length
  · rewrite [if_pos h]
    induction l generalizing i with
    | nil => exact absurd h (Nat.not_lt_zero _)
    | cons b l ih => cases i with
      | zero => rfl
      | succ i => exact congrArg (b :: ·) (ih (Nat.lt_of_succ_lt_succ h))
  · rw [if_neg h, set_eq_of_length_le (Nat.le_of_not_lt h)]
theorem take_reverse : l.reverse.take i = (l.drop (l.length - i)).reverse := by
  rewrite [← take_append_drop (i := l.length - i) (l := l), reverse_append, take_append, take_append_drop]
  have e : (l.drop (l.length - i)).reverse.length = l.length - (l.length - i) := by rw [length_reverse, length_drop]
  rewrite [e]
  by_cases h : i ≤ l.length
  · rw [Nat.sub_sub_self h, Nat.sub_self, take_zero, append_nil,
      take_of_length_le (Nat.le_of_eq (e.trans (Nat.sub_sub_self h)))]
  · rw [Nat.sub_eq_zero_of_le (Nat.le_of_not_le h), take_zero, reverse_nil, take_nil, append_nil, drop_zero,
      take_of_length_le (by rewrite [length_reverse]; exact Nat.le_of_not_le h)]
theorem drop_reverse : l.reverse.drop i = (l.take (l.length - i)).reverse := by
  have h := take_append_drop (i := i) (l := l.reverse)
  rewrite [take_reverse] at h
  have k : (l.drop (l.length - i)).reverse ++ (l.take (l.length - i)).reverse = l.reverse := by
    rw [← reverse_append, take_append_drop]
  exact append_cancel_left (h.trans k.symm)
theorem reverse_take : (l.take i).reverse = l.reverse.drop (l.length - i) := by
  rewrite [drop_reverse]
  by_cases h : i ≤ l.length
  · rw [Nat.sub_sub_self h]
  · have h := Nat.le_of_not_le h
    rw [take_of_length_le h, Nat.sub_eq_zero_of_le h, Nat.sub_zero, take_length]
theorem head?_take : (l.take i).head? = if i = 0 then none else l.head? := by cases i <;> cases l <;> rfl
@[simp] theorem head?_drop : (l.drop i).head? = l[i]? := by rewrite [head?_eq_getElem?, getElem?_drop]; rfl
theorem getLast?_drop : (l.drop i).getLast? = if l.length ≤ i then none else l.getLast? := by
  rewrite [getLast?_eq_getElem?, getElem?_drop, length_drop]
  by_cases h : l.length ≤ i
  · rw [if_pos h, getElem?_eq_none (Nat.le_trans h (Nat.le_add_right ..))]
  · rw [if_neg h, getLast?_eq_getElem?, ← Nat.add_sub_assoc (Nat.sub_pos_of_lt (Nat.not_le.mp h)),
      Nat.add_sub_of_le (Nat.le_of_not_le h)]
theorem drop_length_cons (h : l ≠ []) (a : α) : (a :: l).drop l.length = [l.getLast h] := by
  induction l generalizing a with
  | nil => exact (h rfl).elim
  | cons b l ih => cases l with
    | nil => rfl
    | cons c l => exact ih (cons_ne_nil c l) b
@[simp] theorem splitAt_eq : splitAt i l = (l.take i, l.drop i) := by
  rewrite [splitAt, splitAt_go]
  by_cases h : i < l.length
  · rewrite [if_pos h]; rfl
  · rw [if_neg h, take_of_length_le (Nat.le_of_not_lt h), drop_eq_nil_of_le (Nat.le_of_not_lt h)]
@[simp] theorem rotateLeft_zero : rotateLeft l 0 = l := by
  rewrite [rotateLeft]; simp
theorem takeWhile_cons {a : α} {p : α → Bool} : (a :: l).takeWhile p = if p a then a :: l.takeWhile p else [] := by
  rewrite [takeWhile]; cases p a <;> rfl
@[simp] theorem takeWhile_cons_of_pos {a : α} {p : α → Bool} (h : p a) : (a :: l).takeWhile p = a :: l.takeWhile p := by
  rw [takeWhile_cons, if_pos h]
@[simp] theorem takeWhile_cons_of_neg {a : α} {p : α → Bool} (h : ¬ p a) : (a :: l).takeWhile p = [] := by
  rw [takeWhile_cons, if_neg h]
theorem dropWhile_cons {a : α} {p : α → Bool} : (a :: l).dropWhile p = if p a then l.dropWhile p else a :: l := by
  rewrite [dropWhile]; cases p a <;> rfl
@[simp] theorem dropWhile_cons_of_pos {a : α} {p : α → Bool} (h : p a) : (a :: l).dropWhile p = l.dropWhile p := by
  rw [dropWhile_cons, if_pos h]
@[simp] theorem dropWhile_cons_of_neg {a : α} {p : α → Bool} (h : ¬ p a) : (a :: l).dropWhile p = a :: l := by
  rw [dropWhile_cons, if_neg h]
@[simp] theorem takeWhile_append_dropWhile {p : α → Bool} : takeWhile p l ++ dropWhile p l = l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p a
    · rewrite [takeWhile_cons_of_pos h, dropWhile_cons_of_pos h]; exact congrArg (a :: ·) ih
    · rewrite [takeWhile_cons_of_neg h, dropWhile_cons_of_neg h]; rfl
theorem head?_takeWhile {p : α → Bool} : (l.takeWhile p).head? = l.head?.filter p := by
  cases l with
  | nil => rfl
  | cons a l => rewrite [takeWhile_cons, head?_cons, Option.filter_some]; split <;> rfl
theorem takeWhile_map {β : Type v} {p : α → Bool} {f : β → α} {l : List β} :
    (l.map f).takeWhile p = (l.takeWhile (p ∘ f)).map f := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p (f a)
    · rewrite [map_cons, takeWhile_cons_of_pos h, takeWhile_cons_of_pos (p := p ∘ f) h]; exact congrArg (f a :: ·) ih
    · rewrite [map_cons, takeWhile_cons_of_neg h, takeWhile_cons_of_neg (p := p ∘ f) h]; rfl
theorem dropWhile_map {β : Type v} {p : α → Bool} {f : β → α} {l : List β} :
    (l.map f).dropWhile p = (l.dropWhile (p ∘ f)).map f := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p (f a)
    · rewrite [map_cons, dropWhile_cons_of_pos h, dropWhile_cons_of_pos (p := p ∘ f) h]; exact ih
    · rewrite [map_cons, dropWhile_cons_of_neg h, dropWhile_cons_of_neg (p := p ∘ f) h]; rfl
theorem takeWhile_append {l₁ l₂ : List α} {p : α → Bool} : (l₁ ++ l₂).takeWhile p =
    if (l₁.takeWhile p).length = l₁.length then l₁ ++ l₂.takeWhile p else l₁.takeWhile p := by
  induction l₁ with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p a
    · rewrite [cons_append, takeWhile_cons_of_pos h, ih, takeWhile_cons_of_pos h]
      simp only [length_cons, Nat.add_right_cancel_iff]
      split <;> rfl
    · rw [cons_append, takeWhile_cons_of_neg h, takeWhile_cons_of_neg h, if_neg nofun]
@[simp] theorem takeWhile_append_of_pos {l₁ l₂ : List α} {p : α → Bool} (h : ∀ a ∈ l₁, p a) :
    (l₁ ++ l₂).takeWhile p = l₁ ++ l₂.takeWhile p := by
  induction l₁ with
  | nil => rfl
  | cons a l ih =>
    have ⟨h₁, h₂⟩ := forall_mem_cons.mp h
    rewrite [cons_append, takeWhile_cons_of_pos h₁, ih h₂]; rfl
@[simp] theorem dropWhile_append_of_pos {l₁ l₂ : List α} {p : α → Bool} (h : ∀ a ∈ l₁, p a) :
    (l₁ ++ l₂).dropWhile p = l₂.dropWhile p := by
  induction l₁ with
  | nil => rfl
  | cons a l ih =>
    have ⟨h₁, h₂⟩ := forall_mem_cons.mp h
    rw [cons_append, dropWhile_cons_of_pos h₁, ih h₂]
@[simp] theorem takeWhile_replicate_eq_filter {a : α} {p : α → Bool} {n : Nat} :
    (replicate n a).takeWhile p = (replicate n a).filter p := by
  induction n with
  | zero => rfl
  | succ n ih => by_cases h : p a <;> simp_all [replicate_succ]
@[simp] theorem takeWhile_takeWhile {p q : α → Bool} :
    (l.takeWhile q).takeWhile p = l.takeWhile fun a => p a && q a := by
  induction l with
  | nil => rfl
  | cons a l ih => by_cases h : q a <;> by_cases k : p a <;> simp [h, k, ih]
theorem mem_takeWhile_imp {a : α} {p : α → Bool} (h : a ∈ l.takeWhile p) : p a := by
  induction l with
  | nil => nomatch h
  | cons b l ih =>
    by_cases k : p b
    · rewrite [takeWhile_cons_of_pos k] at h
      exact (mem_cons.mp h).elim (fun e => e ▸ k) ih
    · rewrite [takeWhile_cons_of_neg k] at h; nomatch h
@[simp] theorem all_takeWhile {p : α → Bool} : (l.takeWhile p).all p = true :=
  all_eq_true.mpr fun _ h => mem_takeWhile_imp h
private theorem span_loop {p : α → Bool} {acc : List α} :
    span.loop p l acc = (acc.reverse ++ l.takeWhile p, l.dropWhile p) := by
  induction l generalizing acc with
  | nil => exact congrArg (·, []) (append_nil _).symm
  | cons a l ih =>
    show (match p a with
      | true => span.loop p l (a :: acc)
      | false => (acc.reverse, a :: l)) = _
    cases h : p a with
    | true =>
      rewrite [takeWhile_cons_of_pos h, dropWhile_cons_of_pos h]
      exact ih.trans (by rewrite [reverse_cons, append_assoc]; rfl)
    | false =>
      have h : ¬ p a := fun k => Bool.noConfusion (h.symm.trans k)
      rw [takeWhile_cons_of_neg h, dropWhile_cons_of_neg h, append_nil]
@[simp] theorem span_eq_takeWhile_dropWhile {p : α → Bool} : span p l = (l.takeWhile p, l.dropWhile p) := span_loop
end

/- Subsets. -/
theorem subset_def {l₁ l₂ : List α} : l₁ ⊆ l₂ ↔ ∀ {a : α}, a ∈ l₁ → a ∈ l₂ := Iff.rfl
@[simp] theorem nil_subset (l : List α) : [] ⊆ l := nofun
@[simp] theorem Subset.refl (l : List α) : l ⊆ l := fun _ h => h
theorem Subset.trans {l₁ l₂ l₃ : List α} (h₁ : l₁ ⊆ l₂) (h₂ : l₂ ⊆ l₃) : l₁ ⊆ l₃ := fun _ h => h₂ (h₁ h)
instance : Trans (Subset : List α → List α → Prop) Subset Subset := ⟨Subset.trans⟩
instance : Trans (fun l₁ l₂ => Subset l₂ l₁) (Membership.mem : List α → α → Prop) Membership.mem :=
  ⟨fun h₁ h₂ => h₁ h₂⟩
theorem subset_cons_self (a : α) (l : List α) : l ⊆ a :: l := fun _ => .tail _
theorem subset_of_cons_subset {l₁ l₂ : List α} {a : α} (s : a :: l₁ ⊆ l₂) : l₁ ⊆ l₂ := fun _ i => s (.tail _ i)
@[simp] theorem subset_cons_of_subset {l₁ l₂ : List α} (a : α) (s : l₁ ⊆ l₂) : l₁ ⊆ a :: l₂ := fun _ i => .tail _ (s i)
theorem cons_subset_cons {l₁ l₂ : List α} (a : α) (s : l₁ ⊆ l₂) : a :: l₁ ⊆ a :: l₂ := fun _ m =>
  (mem_cons.mp m).elim (fun e => e ▸ .head _) fun m => .tail _ (s m)
@[simp] theorem cons_subset {l m : List α} {a : α} : a :: l ⊆ m ↔ a ∈ m ∧ l ⊆ m := forall_mem_cons
@[simp] theorem subset_nil {l : List α} : l ⊆ [] ↔ l = [] :=
  ⟨fun h => eq_nil_iff_forall_not_mem.mpr fun _ m => (nomatch h m), fun h => h ▸ Subset.refl []⟩
theorem eq_nil_of_subset_nil {l : List α} : l ⊆ [] → l = [] := subset_nil.mp
theorem map_subset {β : Type v} {l₁ l₂ : List α} (f : α → β) (h : l₁ ⊆ l₂) : map f l₁ ⊆ map f l₂ := fun _ m =>
  have ⟨a, k, e⟩ := mem_map.mp m
  mem_map.mpr ⟨a, h k, e⟩
theorem filter_subset {l₁ l₂ : List α} (p : α → Bool) (H : l₁ ⊆ l₂) : filter p l₁ ⊆ filter p l₂ := fun _ m =>
  mem_filter.mpr ⟨H (mem_filter.mp m).1, (mem_filter.mp m).2⟩
theorem filterMap_subset {β : Type v} {l₁ l₂ : List α} (f : α → Option β) (H : l₁ ⊆ l₂) :
    filterMap f l₁ ⊆ filterMap f l₂ := fun _ m =>
  have ⟨a, k, e⟩ := mem_filterMap.mp m
  mem_filterMap.mpr ⟨a, H k, e⟩
theorem subset_append_left (l₁ l₂ : List α) : l₁ ⊆ l₁ ++ l₂ := fun _ => mem_append_left _
theorem subset_append_right (l₁ l₂ : List α) : l₂ ⊆ l₁ ++ l₂ := fun _ => mem_append_right _
@[simp] theorem subset_append_of_subset_left {l l₁ : List α} (l₂ : List α) (s : l ⊆ l₁) : l ⊆ l₁ ++ l₂ :=
  s.trans (subset_append_left _ _)
@[simp] theorem subset_append_of_subset_right {l l₂ : List α} (l₁ : List α) (s : l ⊆ l₂) : l ⊆ l₁ ++ l₂ :=
  s.trans (subset_append_right _ _)
@[simp] theorem append_subset {l l₁ l₂ : List α} : l₁ ++ l₂ ⊆ l ↔ l₁ ⊆ l ∧ l₂ ⊆ l := forall_mem_append
@[simp] theorem reverse_subset {l₁ l₂ : List α} : reverse l₁ ⊆ l₂ ↔ l₁ ⊆ l₂ := by simp [subset_def]
@[simp] theorem subset_reverse {l₁ l₂ : List α} : l₁ ⊆ reverse l₂ ↔ l₁ ⊆ l₂ := by simp [subset_def]

/- Sublists. -/
section
variable {l₁ l₂ : List α}
@[simp] theorem nil_sublist : ∀ l : List α, [] <+ l
  | [] => .slnil
  | a :: l => (nil_sublist l).cons a
@[simp] theorem Sublist.refl : ∀ l : List α, l <+ l
  | [] => .slnil
  | a :: l => (Sublist.refl l).cons_cons a
theorem Sublist.trans {l₃ : List α} (h₁ : l₁ <+ l₂) (h₂ : l₂ <+ l₃) : l₁ <+ l₃ := by
  induction h₂ generalizing l₁ with
  | slnil => exact h₁
  | cons a _ ih => exact (ih h₁).cons a
  | cons_cons a _ ih => cases h₁ with
    | cons _ h => exact (ih h).cons a
    | cons_cons _ h => exact (ih h).cons_cons a
instance : Trans (@Sublist α) Sublist Sublist := ⟨Sublist.trans⟩
attribute [simp] Sublist.cons
theorem sublist_cons_self (a : α) (l : List α) : l <+ a :: l := (Sublist.refl l).cons _
theorem sublist_of_cons_sublist {a : α} (h : a :: l₁ <+ l₂) : l₁ <+ l₂ := (sublist_cons_self a l₁).trans h
@[simp] theorem cons_sublist_cons {a : α} : a :: l₁ <+ a :: l₂ ↔ l₁ <+ l₂ :=
  ⟨fun h => by cases h with
    | cons _ s => exact sublist_of_cons_sublist s
    | cons_cons _ s => exact s, .cons_cons _⟩
theorem Sublist.subset (h : l₁ <+ l₂) : l₁ ⊆ l₂ := by
  induction h with
  | slnil => exact Subset.refl _
  | cons a _ ih => exact subset_cons_of_subset a ih
  | cons_cons a _ ih => exact cons_subset_cons a ih
protected theorem Sublist.mem {a : α} (hx : a ∈ l₁) (hl : l₁ <+ l₂) : a ∈ l₂ := hl.subset hx
theorem Sublist.head_mem (s : l₁ <+ l₂) (h) : l₁.head h ∈ l₂ := s.subset (List.head_mem h)
theorem Sublist.getLast_mem (s : l₁ <+ l₂) (h) : l₁.getLast h ∈ l₂ := s.subset (List.getLast_mem h)
instance : Trans (@Sublist α) Subset Subset := ⟨fun h₁ h₂ => h₁.subset.trans h₂⟩
instance : Trans Subset (@Sublist α) Subset := ⟨fun h₁ h₂ => Subset.trans h₁ h₂.subset⟩
theorem mem_of_cons_sublist {a : α} (s : a :: l₁ <+ l₂) : a ∈ l₂ := s.subset (.head _)
@[simp] theorem sublist_nil {l : List α} : l <+ [] ↔ l = [] :=
  ⟨fun s => subset_nil.mp s.subset, fun h => h ▸ Sublist.refl []⟩
theorem eq_nil_of_sublist_nil {l : List α} (s : l <+ []) : l = [] := sublist_nil.mp s
theorem Sublist.length_le (h : l₁ <+ l₂) : length l₁ ≤ length l₂ := by
  induction h with
  | slnil => exact Nat.le_refl 0
  | cons a _ ih => exact Nat.le_succ_of_le ih
  | cons_cons a _ ih => exact Nat.succ_le_succ ih
theorem Sublist.eq_of_length (h : l₁ <+ l₂) (k : length l₁ = length l₂) : l₁ = l₂ := by
  induction h with
  | slnil => rfl
  | cons a s _ => exact absurd (Nat.le_trans (Nat.le_of_eq k.symm) s.length_le) (Nat.not_succ_le_self _)
  | cons_cons a _ ih => rw [ih (Nat.succ.inj k)]
theorem Sublist.eq_of_length_le (s : l₁ <+ l₂) (h : length l₂ ≤ length l₁) : l₁ = l₂ :=
  s.eq_of_length (Nat.le_antisymm s.length_le h)
theorem Sublist.length_eq (s : l₁ <+ l₂) : length l₁ = length l₂ ↔ l₁ = l₂ := ⟨s.eq_of_length, fun h => h ▸ rfl⟩
theorem tail_sublist (l : List α) : tail l <+ l := by
  cases l with
  | nil => exact .slnil
  | cons a l => exact sublist_cons_self a l
protected theorem Sublist.tail (h : l₁ <+ l₂) : tail l₁ <+ tail l₂ := by
  cases h with
  | slnil => exact .slnil
  | cons _ h => exact (tail_sublist _).trans h
  | cons_cons _ h => exact h
theorem Sublist.of_cons_cons {a b : α} (h : a :: l₁ <+ b :: l₂) : l₁ <+ l₂ := h.tail
protected theorem Sublist.filterMap {β : Type v} {l₁ l₂ : List α} (f : α → Option β) (s : l₁ <+ l₂) :
    filterMap f l₁ <+ filterMap f l₂ := by
  induction s with
  | slnil => exact .slnil
  | cons a _ ih => cases h : f a with
    | none => rewrite [filterMap_cons_none h]; exact ih
    | some b => rewrite [filterMap_cons_some h]; exact .cons b ih
  | cons_cons a _ ih => cases h : f a with
    | none => rewrite [filterMap_cons_none h, filterMap_cons_none h]; exact ih
    | some b => rewrite [filterMap_cons_some h, filterMap_cons_some h]; exact ih.cons_cons b
protected theorem Sublist.map {β : Type v} (f : α → β) {l₁ l₂} (s : l₁ <+ l₂) : map f l₁ <+ map f l₂ := by
  rewrite [← filterMap_eq_map]; exact s.filterMap _
protected theorem Sublist.filter (p : α → Bool) {l₁ l₂} (s : l₁ <+ l₂) : filter p l₁ <+ filter p l₂ := by
  rewrite [← filterMap_eq_filter]; exact s.filterMap _
@[simp] theorem filter_sublist {l : List α} {p : α → Bool} : filter p l <+ l := by
  induction l with
  | nil => exact .slnil
  | cons a l ih =>
    by_cases h : p a
    · rewrite [filter_cons_of_pos h]; exact ih.cons_cons a
    · rewrite [filter_cons_of_neg h]; exact .cons a ih
theorem sublist_append_left (l₁ l₂ : List α) : l₁ <+ l₁ ++ l₂ := by
  induction l₁ with
  | nil => exact nil_sublist _
  | cons a l ih => exact ih.cons_cons a
theorem sublist_append_right (l₁ l₂ : List α) : l₂ <+ l₁ ++ l₂ := by
  induction l₁ with
  | nil => exact Sublist.refl _
  | cons a l ih => exact ih.cons a
@[simp] theorem singleton_sublist {a : α} {l} : [a] <+ l ↔ a ∈ l := by
  refine ⟨fun h => h.subset (.head _), fun h => ?_⟩
  obtain ⟨s, t, rfl⟩ := append_of_mem h
  exact ((nil_sublist t).cons_cons a).trans (sublist_append_right s _)
@[simp] theorem sublist_append_of_sublist_left {l l₁ l₂ : List α} (s : l <+ l₁) : l <+ l₁ ++ l₂ :=
  s.trans (sublist_append_left _ _)
@[simp] theorem sublist_append_of_sublist_right {l l₁ l₂ : List α} (s : l <+ l₂) : l <+ l₁ ++ l₂ :=
  s.trans (sublist_append_right _ _)
@[simp] theorem append_sublist_append_left : ∀ l, l ++ l₁ <+ l ++ l₂ ↔ l₁ <+ l₂
  | [] => Iff.rfl
  | _ :: l => cons_sublist_cons.trans (append_sublist_append_left l)
theorem Sublist.append_left (h : l₁ <+ l₂) (l) : l ++ l₁ <+ l ++ l₂ := (append_sublist_append_left l).mpr h
theorem Sublist.append_right (h : l₁ <+ l₂) (l) : l₁ ++ l <+ l₂ ++ l := by
  induction h with
  | slnil => exact Sublist.refl _
  | cons a _ ih => exact ih.cons a
  | cons_cons a _ ih => exact ih.cons_cons a
theorem Sublist.append {r₁ r₂ : List α} (hl : l₁ <+ l₂) (hr : r₁ <+ r₂) : l₁ ++ r₁ <+ l₂ ++ r₂ :=
  (hl.append_right _).trans (hr.append_left _)
theorem Sublist.reverse (h : l₁ <+ l₂) : l₁.reverse <+ l₂.reverse := by
  induction h with
  | slnil => exact Sublist.refl _
  | cons a _ ih => rewrite [reverse_cons]; exact sublist_append_of_sublist_left ih
  | cons_cons a _ ih => rewrite [reverse_cons, reverse_cons]; exact ih.append_right _
@[simp] theorem reverse_sublist : l₁.reverse <+ l₂.reverse ↔ l₁ <+ l₂ :=
  ⟨fun h => by have := h.reverse; rwa [reverse_reverse, reverse_reverse] at this, Sublist.reverse⟩
theorem sublist_reverse_iff : l₁ <+ l₂.reverse ↔ l₁.reverse <+ l₂ := by rw [← reverse_sublist, reverse_reverse]
@[simp] theorem append_sublist_append_right (l) : l₁ ++ l <+ l₂ ++ l ↔ l₁ <+ l₂ := by
  rw [← reverse_sublist, reverse_append, reverse_append, append_sublist_append_left, reverse_sublist]
@[simp] theorem replicate_sublist_replicate {m n} (a : α) : replicate m a <+ replicate n a ↔ m ≤ n := by
  refine ⟨fun h => by have := h.length_le; rwa [length_replicate, length_replicate] at this, fun h => ?_⟩
  rewrite [← Nat.add_sub_of_le h, ← replicate_append_replicate]
  exact sublist_append_left _ _
theorem sublist_flatten_of_mem {L : List (List α)} {l} (h : l ∈ L) : l <+ L.flatten := by
  induction h with
  | head L => exact sublist_append_left _ _
  | tail b _ ih => exact sublist_append_of_sublist_right ih
@[simp] theorem isSublist_iff_sublist [BEq α] [LawfulBEq α] : l₁.isSublist l₂ ↔ l₁ <+ l₂ := by
  induction l₂ generalizing l₁ with
  | nil => cases l₁ with
    | nil => exact ⟨fun _ => .slnil, fun _ => rfl⟩
    | cons a l₁ => exact ⟨Bool.noConfusion, nofun⟩
  | cons b l₂ ih => cases l₁ with
    | nil => exact ⟨fun _ => nil_sublist _, fun _ => rfl⟩
    | cons a l₁ =>
      show (if a == b then l₁.isSublist l₂ else (a :: l₁).isSublist l₂) = true ↔ _
      by_cases h : a = b
      · rw [if_pos (beq_iff_eq.mpr h), ih, h, cons_sublist_cons]
      · rewrite [if_neg (fun k => h (beq_iff_eq.mp k)), ih]
        exact ⟨.cons b, fun s => by cases s with
          | cons _ s => exact s
          | cons_cons _ _ => exact (h rfl).elim⟩
instance instDecidableSublistOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <+ l₂) :=
  decidable_of_decidable_of_iff (p := l₁.isSublist l₂ = true) isSublist_iff_sublist
protected theorem Sublist.drop (h : l₁ <+ l₂) (i) : l₁.drop i <+ l₂.drop i := by
  induction i generalizing l₁ l₂ with
  | zero => exact h
  | succ i ih => rewrite [← drop_tail, ← drop_tail]; exact ih h.tail
end

/- Prefixes, suffixes, infixes. -/
section
variable {l₁ l₂ : List α}
@[simp] theorem prefix_append (l₁ l₂ : List α) : l₁ <+: l₁ ++ l₂ := ⟨l₂, rfl⟩
@[simp] theorem suffix_append (l₁ l₂ : List α) : l₂ <:+ l₁ ++ l₂ := ⟨l₁, rfl⟩
theorem infix_append (l₁ l₂ l₃ : List α) : l₂ <:+: l₁ ++ l₂ ++ l₃ := ⟨l₁, l₃, rfl⟩
@[simp] theorem infix_append' (l₁ l₂ l₃ : List α) : l₂ <:+: l₁ ++ (l₂ ++ l₃) := ⟨l₁, l₃, append_assoc _ _ _⟩
theorem IsPrefix.isInfix : l₁ <+: l₂ → l₁ <:+: l₂ := fun ⟨t, h⟩ => ⟨[], t, h⟩
theorem IsSuffix.isInfix : l₁ <:+ l₂ → l₁ <:+: l₂ := fun ⟨t, h⟩ => ⟨t, [], by rw [h, append_nil]⟩
@[simp] theorem nil_prefix {l : List α} : [] <+: l := ⟨l, rfl⟩
@[simp] theorem nil_suffix {l : List α} : [] <:+ l := ⟨l, append_nil _⟩
@[simp] theorem nil_infix {l : List α} : [] <:+: l := nil_prefix.isInfix
theorem prefix_refl (l : List α) : l <+: l := ⟨[], append_nil _⟩
@[simp] theorem prefix_rfl {l : List α} : l <+: l := prefix_refl l
theorem suffix_refl (l : List α) : l <:+ l := ⟨[], rfl⟩
@[simp] theorem suffix_rfl {l : List α} : l <:+ l := suffix_refl l
theorem infix_refl (l : List α) : l <:+: l := prefix_rfl.isInfix
@[simp] theorem infix_rfl {l : List α} : l <:+: l := infix_refl l
@[simp] theorem suffix_cons (a : α) : ∀ l, l <:+ a :: l := suffix_append [a]
theorem infix_cons {a : α} : l₁ <:+: l₂ → l₁ <:+: a :: l₂ := fun ⟨s, t, h⟩ => ⟨a :: s, t, h ▸ rfl⟩
theorem infix_concat {a : α} : l₁ <:+: l₂ → l₁ <:+: concat l₂ a := fun ⟨s, t, h⟩ => ⟨s, concat t a, by simp [← h]⟩
theorem IsPrefix.trans {l₃ : List α} : l₁ <+: l₂ → l₂ <+: l₃ → l₁ <+: l₃
  | ⟨s, hs⟩, ⟨t, ht⟩ => ⟨s ++ t, by rw [← ht, ← hs, append_assoc]⟩
theorem IsSuffix.trans {l₃ : List α} : l₁ <:+ l₂ → l₂ <:+ l₃ → l₁ <:+ l₃
  | ⟨s, hs⟩, ⟨t, ht⟩ => ⟨t ++ s, by rw [← ht, ← hs, append_assoc]⟩
theorem IsInfix.trans {l₃ : List α} : l₁ <:+: l₂ → l₂ <:+: l₃ → l₁ <:+: l₃
  | ⟨s, t, h⟩, ⟨s', t', h'⟩ => ⟨s' ++ s, t ++ t', by rewrite [← h', ← h]; simp⟩
protected theorem IsInfix.sublist : l₁ <:+: l₂ → l₁ <+ l₂
  | ⟨_, _, h⟩ => h ▸ (sublist_append_right _ _).trans (sublist_append_left _ _)
protected theorem IsInfix.subset (hl : l₁ <:+: l₂) : l₁ ⊆ l₂ := hl.sublist.subset
protected theorem IsPrefix.sublist (h : l₁ <+: l₂) : l₁ <+ l₂ := h.isInfix.sublist
protected theorem IsPrefix.subset (hl : l₁ <+: l₂) : l₁ ⊆ l₂ := hl.sublist.subset
protected theorem IsSuffix.sublist (h : l₁ <:+ l₂) : l₁ <+ l₂ := h.isInfix.sublist
protected theorem IsSuffix.subset (hl : l₁ <:+ l₂) : l₁ ⊆ l₂ := hl.sublist.subset
@[simp] theorem infix_nil {l : List α} : l <:+: [] ↔ l = [] :=
  ⟨fun h => sublist_nil.mp h.sublist, fun h => h ▸ infix_rfl⟩
@[simp] theorem prefix_nil {l : List α} : l <+: [] ↔ l = [] :=
  ⟨fun h => sublist_nil.mp h.sublist, fun h => h ▸ prefix_rfl⟩
@[simp] theorem suffix_nil {l : List α} : l <:+ [] ↔ l = [] :=
  ⟨fun h => sublist_nil.mp h.sublist, fun h => h ▸ suffix_rfl⟩
theorem eq_nil_of_infix_nil {l : List α} (h : l <:+: []) : l = [] := infix_nil.mp h
theorem eq_nil_of_prefix_nil {l : List α} (h : l <+: []) : l = [] := prefix_nil.mp h
theorem eq_nil_of_suffix_nil {l : List α} (h : l <:+ []) : l = [] := suffix_nil.mp h
theorem IsPrefix.ne_nil (h : l₁ <+: l₂) (hx : l₁ ≠ []) : l₂ ≠ [] := fun e => hx (prefix_nil.mp (e ▸ h))
theorem IsSuffix.ne_nil (h : l₁ <:+ l₂) (hx : l₁ ≠ []) : l₂ ≠ [] := fun e => hx (suffix_nil.mp (e ▸ h))
theorem IsInfix.ne_nil (h : l₁ <:+: l₂) (hx : l₁ ≠ []) : l₂ ≠ [] := fun e => hx (infix_nil.mp (e ▸ h))
theorem IsInfix.length_le (h : l₁ <:+: l₂) : l₁.length ≤ l₂.length := h.sublist.length_le
theorem IsPrefix.length_le (h : l₁ <+: l₂) : l₁.length ≤ l₂.length := h.sublist.length_le
theorem IsSuffix.length_le (h : l₁ <:+ l₂) : l₁.length ≤ l₂.length := h.sublist.length_le
theorem IsPrefix.getElem (h : l₁ <+: l₂) {i} (hi : i < l₁.length) :
    l₁[i] = l₂[i]'(Nat.lt_of_lt_of_le hi h.length_le) := by
  obtain ⟨t, rfl⟩ := h
  exact (getElem_append_left hi).symm
theorem IsPrefix.mem {a : α} (hx : a ∈ l₁) (hl : l₁ <+: l₂) : a ∈ l₂ := hl.subset hx
theorem IsSuffix.mem {a : α} (hx : a ∈ l₁) (hl : l₁ <:+ l₂) : a ∈ l₂ := hl.subset hx
theorem IsInfix.mem {a : α} (hx : a ∈ l₁) (hl : l₁ <:+: l₂) : a ∈ l₂ := hl.subset hx
@[simp] theorem reverse_suffix : reverse l₁ <:+ reverse l₂ ↔ l₁ <+: l₂ :=
  ⟨fun ⟨r, e⟩ => ⟨reverse r, by rw [← reverse_inj, ← e]; simp⟩, fun ⟨r, e⟩ => ⟨reverse r, by rw [← reverse_append, e]⟩⟩
@[simp] theorem reverse_prefix : reverse l₁ <+: reverse l₂ ↔ l₁ <:+ l₂ := by
  rw [← reverse_suffix, reverse_reverse, reverse_reverse]
@[simp] theorem reverse_infix : reverse l₁ <:+: reverse l₂ ↔ l₁ <:+: l₂ :=
  ⟨fun ⟨s, t, e⟩ => ⟨reverse t, reverse s, by rewrite [← reverse_inj, ← e]; simp⟩,
   fun ⟨s, t, e⟩ => ⟨reverse t, reverse s, by rewrite [← e]; simp⟩⟩
theorem IsInfix.reverse : l₁ <:+: l₂ → l₁.reverse <:+: l₂.reverse := reverse_infix.mpr
theorem IsSuffix.reverse : l₁ <:+ l₂ → l₁.reverse <+: l₂.reverse := reverse_prefix.mpr
theorem IsPrefix.reverse : l₁ <+: l₂ → l₁.reverse <:+ l₂.reverse := reverse_suffix.mpr
theorem prefix_concat (a : α) (l) : l <+: concat l a := ⟨[a], concat_eq_append.symm⟩
theorem infix_iff_prefix_suffix : l₁ <:+: l₂ ↔ ∃ t, l₁ <+: t ∧ t <:+ l₂ :=
  ⟨fun ⟨s, t, e⟩ => ⟨l₁ ++ t, ⟨t, rfl⟩, s, by rw [← e, append_assoc]⟩,
   fun ⟨_, ⟨t, h⟩, s, e⟩ => ⟨s, t, by rw [append_assoc, h, e]⟩⟩
theorem infix_iff_suffix_prefix : l₁ <:+: l₂ ↔ ∃ t, l₁ <:+ t ∧ t <+: l₂ :=
  ⟨fun ⟨s, t, e⟩ => ⟨s ++ l₁, ⟨s, rfl⟩, t, e⟩, fun ⟨_, ⟨s, h⟩, t, e⟩ => ⟨s, t, by rw [h, e]⟩⟩
theorem IsInfix.eq_of_length (h : l₁ <:+: l₂) : l₁.length = l₂.length → l₁ = l₂ := h.sublist.eq_of_length
theorem IsPrefix.eq_of_length (h : l₁ <+: l₂) : l₁.length = l₂.length → l₁ = l₂ := h.sublist.eq_of_length
theorem IsSuffix.eq_of_length (h : l₁ <:+ l₂) : l₁.length = l₂.length → l₁ = l₂ := h.sublist.eq_of_length
theorem IsInfix.eq_of_length_le (h : l₁ <:+: l₂) : l₂.length ≤ l₁.length → l₁ = l₂ := h.sublist.eq_of_length_le
theorem IsPrefix.eq_of_length_le (h : l₁ <+: l₂) : l₂.length ≤ l₁.length → l₁ = l₂ := h.sublist.eq_of_length_le
theorem IsSuffix.eq_of_length_le (h : l₁ <:+ l₂) : l₂.length ≤ l₁.length → l₁ = l₂ := h.sublist.eq_of_length_le
theorem prefix_cons_iff {a : α} : l₁ <+: a :: l₂ ↔ l₁ = [] ∨ ∃ t, l₁ = a :: t ∧ t <+: l₂ := by
  cases l₁ with
  | nil => simp
  | cons b l₁ =>
    refine ⟨fun ⟨t, h⟩ => ?_, fun h => h.elim nofun fun ⟨t, e, s, k⟩ => ⟨s, by rw [e, cons_append, k]⟩⟩
    injection h with h₁ h₂
    exact .inr ⟨l₁, by rw [h₁], t, h₂⟩
@[simp] theorem cons_prefix_cons {a b : α} : a :: l₁ <+: b :: l₂ ↔ a = b ∧ l₁ <+: l₂ :=
  ⟨fun ⟨t, h⟩ => ⟨(cons.inj h).1, t, (cons.inj h).2⟩, fun ⟨e, t, h⟩ => ⟨t, by rw [cons_append, h, e]⟩⟩
theorem suffix_cons_iff {a : α} : l₁ <:+ a :: l₂ ↔ l₁ = a :: l₂ ∨ l₁ <:+ l₂ := by
  refine ⟨fun ⟨t, h⟩ => ?_, fun h => h.elim (fun e => e ▸ suffix_rfl) fun h => h.trans (suffix_cons a l₂)⟩
  cases t with
  | nil => exact .inl h
  | cons b t => exact .inr ⟨t, (cons.inj h).2⟩
theorem infix_cons_iff {a : α} : l₁ <:+: a :: l₂ ↔ l₁ <+: a :: l₂ ∨ l₁ <:+: l₂ := by
  refine ⟨fun ⟨s, t, h⟩ => ?_, fun h => h.elim IsPrefix.isInfix infix_cons⟩
  cases s with
  | nil => exact .inl ⟨t, h⟩
  | cons b s => exact .inr ⟨s, t, (cons.inj h).2⟩
theorem prefix_of_prefix_length_le {l₃ : List α} (h : l₁ <+: l₃) (k : l₂ <+: l₃) (hl : length l₁ ≤ length l₂) :
    l₁ <+: l₂ := by
  induction l₃ generalizing l₁ l₂ with
  | nil => rewrite [prefix_nil.mp h]; exact nil_prefix
  | cons c l₃ ih => cases l₁ with
    | nil => exact nil_prefix
    | cons a l₁ => cases l₂ with
      | nil => exact absurd hl (Nat.not_succ_le_zero _)
      | cons b l₂ =>
        have ⟨h₁, h₂⟩ := cons_prefix_cons.mp h
        have ⟨k₁, k₂⟩ := cons_prefix_cons.mp k
        exact cons_prefix_cons.mpr ⟨h₁.trans k₁.symm, ih h₂ k₂ (Nat.le_of_succ_le_succ hl)⟩
theorem prefix_or_prefix_of_prefix {l₃ : List α} (h₁ : l₁ <+: l₃) (h₂ : l₂ <+: l₃) : l₁ <+: l₂ ∨ l₂ <+: l₁ :=
  (Nat.le_total (length l₁) (length l₂)).imp (prefix_of_prefix_length_le h₁ h₂) (prefix_of_prefix_length_le h₂ h₁)
theorem suffix_of_suffix_length_le {l₃ : List α} (h₁ : l₁ <:+ l₃) (h₂ : l₂ <:+ l₃) (hl : length l₁ ≤ length l₂) :
    l₁ <:+ l₂ :=
  reverse_prefix.mp (prefix_of_prefix_length_le h₁.reverse h₂.reverse (by rwa [length_reverse, length_reverse]))
@[simp] theorem prefix_append_right_inj (l) : l ++ l₁ <+: l ++ l₂ ↔ l₁ <+: l₂ := by
  induction l with
  | nil => exact Iff.rfl
  | cons a l ih => rewrite [cons_append, cons_append, cons_prefix_cons, ih]; simp
theorem prefix_cons_inj (a) : a :: l₁ <+: a :: l₂ ↔ l₁ <+: l₂ := prefix_append_right_inj [a]
theorem take_prefix (i) (l : List α) : take i l <+: l := ⟨_, take_append_drop i l⟩
theorem drop_suffix (i) (l : List α) : drop i l <:+ l := ⟨_, take_append_drop i l⟩
theorem take_sublist (i) (l : List α) : take i l <+ l := (take_prefix i l).sublist
theorem drop_sublist (i) (l : List α) : drop i l <+ l := (drop_suffix i l).sublist
theorem take_subset (i) (l : List α) : take i l ⊆ l := (take_sublist i l).subset
theorem drop_subset (i) (l : List α) : drop i l ⊆ l := (drop_sublist i l).subset
theorem mem_of_mem_take {l : List α} {a : α} {i} (h : a ∈ l.take i) : a ∈ l := take_subset _ _ h
theorem takeWhile_prefix {l : List α} (p : α → Bool) : l.takeWhile p <+: l :=
  ⟨l.dropWhile p, takeWhile_append_dropWhile⟩
theorem dropWhile_suffix {l : List α} (p : α → Bool) : l.dropWhile p <:+ l :=
  ⟨l.takeWhile p, takeWhile_append_dropWhile⟩
theorem takeWhile_sublist {l : List α} (p : α → Bool) : l.takeWhile p <+ l := (takeWhile_prefix p).sublist
theorem dropWhile_sublist {l : List α} (p : α → Bool) : l.dropWhile p <+ l := (dropWhile_suffix p).sublist
theorem takeWhile_subset {l : List α} (p : α → Bool) : l.takeWhile p ⊆ l := (takeWhile_sublist p).subset
theorem dropWhile_subset {l : List α} (p : α → Bool) : l.dropWhile p ⊆ l := (dropWhile_sublist p).subset
theorem dropLast_prefix (l : List α) : l.dropLast <+: l := by
  cases l with
  | nil => exact nil_prefix
  | cons a l => exact ⟨_, dropLast_concat_getLast (cons_ne_nil a l)⟩
theorem dropLast_sublist (l : List α) : l.dropLast <+ l := (dropLast_prefix l).sublist
theorem dropLast_subset (l : List α) : l.dropLast ⊆ l := (dropLast_sublist l).subset
theorem tail_suffix (l : List α) : tail l <:+ l := by rewrite [← drop_one]; exact drop_suffix _ _
theorem IsPrefix.map {β : Type v} (f : α → β) ⦃l₁ l₂ : List α⦄ (h : l₁ <+: l₂) : l₁.map f <+: l₂.map f := by
  obtain ⟨t, rfl⟩ := h; exact ⟨t.map f, map_append.symm⟩
theorem IsSuffix.map {β : Type v} (f : α → β) ⦃l₁ l₂ : List α⦄ (h : l₁ <:+ l₂) : l₁.map f <:+ l₂.map f := by
  obtain ⟨t, rfl⟩ := h; exact ⟨t.map f, map_append.symm⟩
theorem IsPrefix.filter (p : α → Bool) ⦃l₁ l₂ : List α⦄ (h : l₁ <+: l₂) : l₁.filter p <+: l₂.filter p := by
  obtain ⟨t, rfl⟩ := h; exact ⟨t.filter p, (filter_append _ _).symm⟩
@[simp] theorem isPrefixOf_iff_prefix [BEq α] [LawfulBEq α] : l₁.isPrefixOf l₂ ↔ l₁ <+: l₂ := by
  induction l₁ generalizing l₂ with
  | nil => simp
  | cons a l₁ ih => cases l₂ with
    | nil => simp
    | cons b l₂ => rw [isPrefixOf_cons_cons, Bool.and_eq_true, ih, beq_iff_eq, cons_prefix_cons]
instance instDecidableIsPrefixOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <+: l₂) :=
  decidable_of_decidable_of_iff (p := l₁.isPrefixOf l₂ = true) isPrefixOf_iff_prefix
@[simp] theorem isSuffixOf_iff_suffix [BEq α] [LawfulBEq α] : l₁.isSuffixOf l₂ ↔ l₁ <:+ l₂ := by
  rw [isSuffixOf, isPrefixOf_iff_prefix, reverse_prefix]
instance instDecidableIsSuffixOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <:+ l₂) :=
  decidable_of_decidable_of_iff (p := l₁.isSuffixOf l₂ = true) isSuffixOf_iff_suffix
theorem isInfixOf_internal_iff_isInfix [BEq α] [LawfulBEq α] : l₁.isInfixOf_internal l₂ ↔ l₁ <:+: l₂ := by
  induction l₂ with
  | nil => rw [isInfixOf_internal, Bool.or_false, isPrefixOf_iff_prefix, prefix_nil, infix_nil]
  | cons b l₂ ih => rw [isInfixOf_internal, Bool.or_eq_true, isPrefixOf_iff_prefix, ih, infix_cons_iff]
instance instDecidableIsInfixOfDecidableEq [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ <:+: l₂) :=
  decidable_of_decidable_of_iff (p := l₁.isInfixOf_internal l₂ = true) isInfixOf_internal_iff_isInfix
theorem prefix_iff_eq_append : l₁ <+: l₂ ↔ l₁ ++ drop (length l₁) l₂ = l₂ :=
  ⟨fun ⟨r, h⟩ => by subst h; rw [drop_left], fun e => ⟨_, e⟩⟩
theorem prefix_iff_eq_take : l₁ <+: l₂ ↔ l₁ = take (length l₁) l₂ :=
  ⟨fun ⟨r, h⟩ => by subst h; rw [take_left], fun e => e ▸ take_prefix _ _⟩
end

/- What holds pairwise. -/
section
variable {R : α → α → Prop}
theorem Pairwise.sublist {l₁ l₂ : List α} (s : l₁ <+ l₂) (h : l₂.Pairwise R) : l₁.Pairwise R := by
  induction s with
  | slnil => exact h
  | cons a _ ih => exact ih (pairwise_cons.mp h).2
  | cons_cons a s ih => exact .cons (fun b m => (pairwise_cons.mp h).1 b (s.subset m)) (ih (pairwise_cons.mp h).2)
theorem Pairwise.imp_of_mem {l : List α} {S : α → α → Prop} (H : ∀ {a b}, a ∈ l → b ∈ l → R a b → S a b)
    (p : Pairwise R l) :
    Pairwise S l := by
  induction p with
  | nil => exact .nil
  | cons x _ ih => exact .cons (fun b m => H (.head _) (.tail _ m) (x b m)) (ih fun m k => H (.tail _ m) (.tail _ k))
theorem Pairwise.imp {α : Type u} {R S : α → α → Prop} (H : ∀ {a b}, R a b → S a b) {l : List α}
    (h : l.Pairwise R) : l.Pairwise S := h.imp_of_mem fun _ _ => H
theorem rel_of_pairwise_cons {l : List α} {a : α} (p : (a :: l).Pairwise R) {a'} (h : a' ∈ l) : R a a' :=
  (pairwise_cons.1 p).1 _ h
theorem Pairwise.of_cons {l : List α} {a : α} (p : (a :: l).Pairwise R) : Pairwise R l := (pairwise_cons.1 p).2
theorem Pairwise.tail {l : List α} (h : Pairwise R l) : Pairwise R l.tail := h.sublist (tail_sublist l)
theorem Pairwise.and {S : α → α → Prop} {l : List α} (hR : Pairwise R l) (hS : Pairwise S l) :
    l.Pairwise fun a b => R a b ∧ S a b := by
  induction hR with
  | nil => exact .nil
  | cons x _ ih => exact .cons (fun b m => ⟨x b m, (pairwise_cons.mp hS).1 b m⟩) (ih (pairwise_cons.mp hS).2)
theorem pairwise_and_iff {S : α → α → Prop} {l : List α} :
    l.Pairwise (fun a b => R a b ∧ S a b) ↔ Pairwise R l ∧ Pairwise S l :=
  ⟨fun h => ⟨h.imp And.left, h.imp And.right⟩, fun ⟨h, k⟩ => h.and k⟩
theorem Pairwise.imp₂ {S T : α → α → Prop} {l : List α} (H : ∀ a b, R a b → S a b → T a b) (hR : Pairwise R l)
    (hS : l.Pairwise S) : l.Pairwise T :=
  (hR.and hS).imp fun ⟨h, k⟩ => H _ _ h k
theorem Pairwise.iff_of_mem {S : α → α → Prop} {l : List α} (H : ∀ {a b}, a ∈ l → b ∈ l → (R a b ↔ S a b)) :
    Pairwise R l ↔ Pairwise S l :=
  ⟨.imp_of_mem fun m k => (H m k).1, .imp_of_mem fun m k => (H m k).2⟩
theorem Pairwise.iff {S : α → α → Prop} (H : ∀ a b, R a b ↔ S a b) {l : List α} : Pairwise R l ↔ Pairwise S l :=
  Pairwise.iff_of_mem fun _ _ => H _ _
theorem pairwise_of_forall {l : List α} (H : ∀ x y, R x y) : Pairwise R l := by
  induction l with
  | nil => exact .nil
  | cons a l ih => exact .cons (fun b _ => H a b) ih
theorem pairwise_singleton (R) (a : α) : Pairwise R [a] := .cons nofun .nil
theorem pairwise_pair {a b : α} : Pairwise R [a, b] ↔ R a b := by simp
theorem pairwise_map {β : Type v} {l : List α} {R : β → β → Prop} {f : α → β} :
    (l.map f).Pairwise R ↔ l.Pairwise fun a b => R (f a) (f b) := by
  induction l with
  | nil => exact ⟨fun _ => .nil, fun _ => .nil⟩
  | cons a l ih => rw [map_cons, pairwise_cons, pairwise_cons, ih, forall_mem_map]
theorem Pairwise.of_map {β : Type v} {R : α → α → Prop} {l : List α} {S : β → β → Prop} (f : α → β)
    (H : ∀ a b : α, S (f a) (f b) → R a b)
    (p : Pairwise S (map f l)) : Pairwise R l := (pairwise_map.1 p).imp (H _ _)
theorem Pairwise.map {β : Type v} {R : α → α → Prop} {l : List α} {S : β → β → Prop} (f : α → β)
    (H : ∀ a b : α, R a b → S (f a) (f b)) (p : Pairwise R l) :
    Pairwise S (map f l) := pairwise_map.2 (p.imp (H _ _))
theorem pairwise_filter {l : List α} {p : α → Bool} :
    Pairwise R (filter p l) ↔ Pairwise (fun x y => p x → p y → R x y) l := by
  induction l with
  | nil => exact ⟨fun _ => .nil, fun _ => .nil⟩
  | cons a l ih =>
    by_cases h : p a
    · rewrite [filter_cons_of_pos h, pairwise_cons, pairwise_cons, ih, forall_mem_filter]
      simp [h]
    · rewrite [filter_cons_of_neg h, pairwise_cons, ih]
      simp [h]
theorem Pairwise.filter {l : List α} (p : α → Bool) (h : Pairwise R l) : Pairwise R (filter p l) :=
  h.sublist filter_sublist
theorem pairwise_append {l₁ l₂ : List α} :
    (l₁ ++ l₂).Pairwise R ↔ l₁.Pairwise R ∧ l₂.Pairwise R ∧ ∀ a ∈ l₁, ∀ b ∈ l₂, R a b := by
  induction l₁ with
  | nil => simp
  | cons a l ih =>
    rewrite [cons_append, pairwise_cons, pairwise_cons, ih, forall_mem_append, forall_mem_cons]
    exact ⟨fun ⟨⟨h₁, h₂⟩, h₃, h₄, h₅⟩ => ⟨⟨h₁, h₃⟩, h₄, h₂, h₅⟩, fun ⟨⟨h₁, h₃⟩, h₄, h₂, h₅⟩ => ⟨⟨h₁, h₂⟩, h₃, h₄, h₅⟩⟩
theorem pairwise_append_comm {R : α → α → Prop} (s : ∀ {x y}, R x y → R y x) {l₁ l₂ : List α} :
    Pairwise R (l₁ ++ l₂) ↔ Pairwise R (l₂ ++ l₁) := by
  rewrite [pairwise_append, pairwise_append]
  exact ⟨fun ⟨h, k, e⟩ => ⟨k, h, fun a m b n => s (e b n a m)⟩, fun ⟨h, k, e⟩ => ⟨k, h, fun a m b n => s (e b n a m)⟩⟩
theorem pairwise_middle {R : α → α → Prop} (s : ∀ {x y}, R x y → R y x) {a : α} {l₁ l₂ : List α} :
    Pairwise R (l₁ ++ a :: l₂) ↔ Pairwise R (a :: (l₁ ++ l₂)) := by
  rewrite [pairwise_append, pairwise_cons, pairwise_cons, pairwise_append, forall_mem_append]
  constructor
  · intro ⟨h₁, ⟨h₂, h₃⟩, h₄⟩
    exact ⟨⟨fun x m => s (h₄ x m a (.head _)), h₂⟩, h₁, h₃, fun x m y n => h₄ x m y (.tail _ n)⟩
  · intro ⟨⟨h₁, h₂⟩, h₃, h₄, h₅⟩
    exact ⟨h₃, ⟨h₂, h₄⟩, fun x m y n => (mem_cons.mp n).elim (fun e => e ▸ s (h₁ x m)) (h₅ x m y)⟩
theorem pairwise_reverse {l : List α} : l.reverse.Pairwise R ↔ l.Pairwise (fun a b => R b a) := by
  induction l with
  | nil => exact ⟨fun _ => .nil, fun _ => .nil⟩
  | cons a l ih =>
    rewrite [reverse_cons, pairwise_append, ih]
    simp only [mem_reverse, mem_singleton, forall_eq]
    exact ⟨fun ⟨h, _, k⟩ => .cons k h, fun h =>
      ⟨(pairwise_cons.mp h).2, pairwise_singleton R a, (pairwise_cons.mp h).1⟩⟩
@[simp] theorem pairwise_replicate {a : α} {n : Nat} : (replicate n a).Pairwise R ↔ n ≤ 1 ∨ R a a := by
  induction n with
  | zero => exact ⟨fun _ => .inl (Nat.zero_le 1), fun _ => .nil⟩
  | succ n ih =>
    rewrite [replicate_succ, pairwise_cons, ih, forall_mem_replicate]
    exact ⟨fun ⟨h, _⟩ => h.imp_left fun e => Nat.le_of_eq (congrArg Nat.succ e), fun h =>
      ⟨h.imp_left fun k => Nat.le_zero.mp (Nat.le_of_succ_le_succ k), h.imp_left Nat.le_of_succ_le⟩⟩
theorem Pairwise.drop {l : List α} {i : Nat} (h : List.Pairwise R l) : List.Pairwise R (l.drop i) :=
  h.sublist (drop_sublist _ _)
theorem Pairwise.take {l : List α} {i : Nat} (h : List.Pairwise R l) : List.Pairwise R (l.take i) :=
  h.sublist (take_sublist _ _)
theorem Pairwise.rel_of_mem_append {l₁ l₂ : List α} {x y : α} (h : (l₁ ++ l₂).Pairwise R) (hx : x ∈ l₁) (hy : y ∈ l₂) :
    R x y :=
  (pairwise_append.mp h).2.2 x hx y hy
theorem nodup_iff_pairwise_ne {l : List α} : List.Nodup l ↔ List.Pairwise (· ≠ ·) l := Iff.rfl
@[simp] theorem nodup_nil : @Nodup α [] := .nil
@[simp] theorem nodup_cons {a : α} {l : List α} : Nodup (a :: l) ↔ a ∉ l ∧ Nodup l := by
  rewrite [nodup_iff_pairwise_ne, pairwise_cons, ← nodup_iff_pairwise_ne]
  exact and_congr_left fun _ => forall_mem_ne
theorem nodup_append {l₁ l₂ : List α} : (l₁ ++ l₂).Nodup ↔ l₁.Nodup ∧ l₂.Nodup ∧ ∀ a ∈ l₁, ∀ b ∈ l₂, a ≠ b :=
  pairwise_append
theorem Nodup.sublist {l₁ l₂ : List α} (s : l₁ <+ l₂) (h : Nodup l₂) : Nodup l₁ := Pairwise.sublist s h
theorem Sublist.nodup {l₁ l₂ : List α} (s : l₁ <+ l₂) (h : Nodup l₂) : Nodup l₁ := h.sublist s
@[simp] theorem nodup_replicate {n : Nat} {a : α} : (replicate n a).Nodup ↔ n ≤ 1 := by
  rewrite [nodup_iff_pairwise_ne, pairwise_replicate]; simp
end

/- `countP` and `count`. -/
section
variable {p : α → Bool}
private theorem countP_go {l : List α} {n : Nat} : countP.go p l n = n + countP.go p l 0 := by
  induction l generalizing n with
  | nil => rfl
  | cons a l ih =>
    show (bif p a then countP.go p l (n + 1) else countP.go p l n) =
      n + bif p a then countP.go p l (0 + 1) else countP.go p l 0
    cases p a with
    | true =>
      show countP.go p l (n + 1) = n + countP.go p l (0 + 1)
      rw [ih, ih (n := 0 + 1), Nat.zero_add, Nat.add_assoc]
    | false => exact ih
@[simp] theorem countP_nil : countP p [] = 0 := rfl
@[simp] theorem countP_cons_of_pos {a : α} {l} (pa : p a) : countP p (a :: l) = countP p l + 1 := by
  rw [countP, countP.go, pa, cond_true, countP_go, countP, Nat.zero_add, Nat.add_comm]
@[simp] theorem countP_cons_of_neg {a : α} {l} (pa : ¬p a) : countP p (a :: l) = countP p l := by
  rewrite [countP, countP.go, Bool.of_not_eq_true pa]; rfl
theorem countP_cons {l : List α} {a : α} : countP p (a :: l) = countP p l + if p a then 1 else 0 := by
  by_cases h : p a
  · rw [countP_cons_of_pos h, if_pos h]
  · rw [countP_cons_of_neg h, if_neg h, Nat.add_zero]
@[simp] theorem countP_singleton {a : α} : countP p [a] = if p a then 1 else 0 := by
  rw [countP_cons, countP_nil, Nat.zero_add]
theorem countP_eq_length_filter {l : List α} : countP p l = length (filter p l) := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p a
    · rw [countP_cons_of_pos h, filter_cons_of_pos h, ih, length_cons]
    · rw [countP_cons_of_neg h, filter_cons_of_neg h, ih]
theorem countP_eq_length_filter' : countP p = length ∘ filter p := funext fun _ => countP_eq_length_filter
theorem length_eq_countP_add_countP (p : α → Bool) {l : List α} :
    length l = countP p l + countP (fun a => ¬p a) l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    have e : (if p a then 1 else 0) + (if decide ¬p a then 1 else 0) = 1 := by cases p a <;> rfl
    rewrite [countP_cons, countP_cons, length_cons, ih]
    rw [Nat.add_add_add_comm, e]
theorem countP_le_length {l : List α} : countP p l ≤ l.length := by
  rewrite [countP_eq_length_filter]; exact length_filter_le p l
@[simp] theorem countP_append {l₁ l₂ : List α} : countP p (l₁ ++ l₂) = countP p l₁ + countP p l₂ := by
  rw [countP_eq_length_filter, filter_append, length_append, ← countP_eq_length_filter, ← countP_eq_length_filter]
@[simp] theorem countP_pos_iff {l : List α} {p} : 0 < countP p l ↔ ∃ a ∈ l, p a := by
  rewrite [countP_eq_length_filter, length_pos_iff_exists_mem]; simp
@[simp] theorem one_le_countP_iff {l : List α} {p} : 1 ≤ countP p l ↔ ∃ a ∈ l, p a := countP_pos_iff
@[simp] theorem countP_eq_zero {l : List α} {p} : countP p l = 0 ↔ ∀ a ∈ l, ¬p a := by
  rw [countP_eq_length_filter, length_eq_zero_iff, filter_eq_nil_iff]
@[simp] theorem countP_eq_length {l : List α} {p} : countP p l = l.length ↔ ∀ a ∈ l, p a := by
  rw [countP_eq_length_filter, length_filter_eq_length_iff]
theorem countP_replicate {a : α} {n : Nat} : countP p (replicate n a) = if p a then n else 0 := by
  rewrite [countP_eq_length_filter, filter_replicate]; split <;> simp
theorem Sublist.countP_le {l₁ l₂ : List α} (s : l₁ <+ l₂) : countP p l₁ ≤ countP p l₂ := by
  rewrite [countP_eq_length_filter, countP_eq_length_filter]; exact (s.filter p).length_le
theorem countP_filter {q : α → Bool} {l : List α} : countP p (filter q l) = countP (fun a => p a && q a) l := by
  rw [countP_eq_length_filter, filter_filter, countP_eq_length_filter]
@[simp] theorem countP_true : (countP fun (_ : α) => true) = length := funext fun l => by
  rewrite [countP_eq_length]; exact fun _ _ => rfl
@[simp] theorem countP_false : (countP fun (_ : α) => false) = Function.const _ 0 := funext fun l => by
  rewrite [Function.const_apply, countP_eq_zero]; exact fun _ _ => nofun
@[simp] theorem countP_map {β : Type v} {l : List α} {p : β → Bool} {f : α → β} :
    countP p (map f l) = countP (p ∘ f) l := by
  rw [countP_eq_length_filter, filter_map, length_map, countP_eq_length_filter]
theorem length_filterMap_eq_countP {β : Type v} {l : List α} {f : α → Option β} :
    (filterMap f l).length = countP (fun a => (f a).isSome) l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, countP_cons]
    cases f a with
    | none => exact ih
    | some b => exact congrArg (· + 1) ih
@[simp] theorem countP_flatten {l : List (List α)} : countP p l.flatten = (l.map (countP p)).sum := by
  induction l <;> simp [*]
theorem countP_flatMap {β : Type v} {l : List α} {p : β → Bool} {f : α → List β} :
    countP p (l.flatMap f) = sum (map (countP p ∘ f) l) := by
  rw [flatMap_def, countP_flatten, map_map]
@[simp] theorem countP_reverse {l : List α} : countP p l.reverse = countP p l := by
  rw [countP_eq_length_filter, filter_reverse, length_reverse, countP_eq_length_filter]
theorem countP_mono_left {q : α → Bool} {l : List α} (h : ∀ x ∈ l, p x → q x) : countP p l ≤ countP q l := by
  induction l with
  | nil => exact Nat.le_refl 0
  | cons a l ih =>
    have ⟨h₁, h₂⟩ := forall_mem_cons.mp h
    have := ih h₂
    rewrite [countP_cons, countP_cons]
    by_cases k : p a
    · rewrite [if_pos k, if_pos (h₁ k)]; exact Nat.succ_le_succ this
    · rewrite [if_neg k]; exact Nat.le_trans this (Nat.le_add_right ..)
theorem countP_congr {q : α → Bool} {l : List α} (h : ∀ x ∈ l, p x ↔ q x) : countP p l = countP q l :=
  Nat.le_antisymm (countP_mono_left fun x m => (h x m).1) (countP_mono_left fun x m => (h x m).2)
end
@[simp] theorem count_nil {a : α} [BEq α] : count a [] = 0 := rfl
theorem count_cons {l : List α} {a b : α} [BEq α] : count a (b :: l) = count a l + if b == a then 1 else 0 :=
  countP_cons
theorem count_eq_countP {l : List α} {a : α} [BEq α] : count a l = countP (· == a) l := rfl
theorem count_eq_countP' {a : α} [BEq α] : count a = countP (· == a) := rfl
theorem count_eq_length_filter {l : List α} {a : α} [BEq α] : count a l = (filter (· == a) l).length :=
  countP_eq_length_filter
theorem count_le_length {l : List α} {a : α} [BEq α] : count a l ≤ l.length := countP_le_length
theorem Sublist.count_le {l₁ l₂ : List α} [BEq α] (a : α) (h : l₁ <+ l₂) : count a l₁ ≤ count a l₂ := h.countP_le
theorem count_tail_le {l : List α} {a : α} [BEq α] : count a l.tail ≤ count a l := (tail_sublist l).count_le a
theorem count_le_count_cons {l : List α} {a b : α} [BEq α] : count a l ≤ count a (b :: l) :=
  (sublist_cons_self b l).count_le a
theorem count_singleton {a b : α} [BEq α] : count a [b] = if b == a then 1 else 0 := countP_singleton
@[simp] theorem count_append {l₁ l₂ : List α} {a : α} [BEq α] : count a (l₁ ++ l₂) = count a l₁ + count a l₂ :=
  countP_append
theorem count_flatten {a : α} [BEq α] {l : List (List α)} : count a l.flatten = (l.map (count a)).sum := countP_flatten
@[simp] theorem count_reverse {l : List α} {a : α} [BEq α] : count a l.reverse = count a l := countP_reverse
section
variable {l : List α} {a : α} [BEq α] [LawfulBEq α]
@[simp] theorem count_cons_self : count a (a :: l) = count a l + 1 := by rw [count_cons, if_pos (beq_self_eq_true a)]
@[simp] theorem count_cons_of_ne {α : Type u} {l : List α} {a b : α} [BEq α] [LawfulBEq α] (h : b ≠ a) :
    count a (b :: l) = count a l := by
  rewrite [count_cons, if_neg (fun e => h (beq_iff_eq.mp e))]; rfl
theorem count_singleton_self : count a [a] = 1 := count_cons_self
theorem count_concat_self : count a (concat l a) = count a l + 1 := by simp
@[simp] theorem count_pos_iff : 0 < count a l ↔ a ∈ l := by
  rewrite [count, countP_pos_iff]; exact ⟨fun ⟨b, m, e⟩ => beq_iff_eq.mp e ▸ m, fun m => ⟨a, m, beq_self_eq_true a⟩⟩
@[simp] theorem one_le_count_iff : 1 ≤ count a l ↔ a ∈ l := count_pos_iff
theorem count_eq_zero : count a l = 0 ↔ a ∉ l :=
  ⟨fun h m => Nat.ne_of_gt (count_pos_iff.mpr m) h, fun h => Nat.eq_zero_of_not_pos fun k => h (count_pos_iff.mp k)⟩
theorem count_eq_zero_of_not_mem (h : a ∉ l) : count a l = 0 := count_eq_zero.mpr h
theorem not_mem_of_count_eq_zero (h : count a l = 0) : a ∉ l := count_eq_zero.mp h
theorem count_eq_length : count a l = l.length ↔ ∀ b ∈ l, a = b := by
  rewrite [count, countP_eq_length]
  exact ⟨fun h b m => (beq_iff_eq.mp (h b m)).symm, fun h b m => beq_iff_eq.mpr (h b m).symm⟩
@[simp] theorem count_replicate_self {n : Nat} : count a (replicate n a) = n :=
  (count_eq_length.mpr fun _ m => (eq_of_mem_replicate m).symm).trans length_replicate
theorem count_replicate {α : Type u} {a b : α} [BEq α] [LawfulBEq α] {n : Nat} :
    count a (replicate n b) = if b == a then n else 0 := countP_replicate
theorem filter_beq (a : α) : l.filter (· == a) = replicate (count a l) a :=
  eq_replicate_iff.mpr ⟨countP_eq_length_filter.symm, fun _ m => beq_iff_eq.mp (mem_filter.mp m).2⟩
theorem replicate_sublist_iff {n : Nat} : replicate n a <+ l ↔ n ≤ count a l := by
  refine ⟨fun h => by have := h.count_le a; rwa [count_replicate_self] at this, fun h => ?_⟩
  exact ((replicate_sublist_replicate a).mpr h).trans (filter_beq (l := l) a ▸ filter_sublist)
@[simp] theorem count_filter {α : Type u} {p : α → Bool} {l : List α} {a : α} [BEq α] [LawfulBEq α] (h : p a) :
    count a (filter p l) = count a l := by
  show countP (· == a) (filter p l) = countP (· == a) l
  rewrite [countP_filter]
  exact countP_congr fun b _ => ⟨fun k => (Bool.and_eq_true _ _ ▸ k).1,
    fun k => Bool.and_eq_true _ _ ▸ ⟨k, beq_iff_eq.mp k ▸ h⟩⟩
theorem Nodup.count (h : Nodup l) : count a l = if a ∈ l then 1 else 0 := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    have ⟨h₁, h₂⟩ := nodup_cons.mp h
    by_cases e : b = a
    · subst e; rw [count_cons_self, count_eq_zero.mpr h₁, if_pos (.head _)]
    · rewrite [count_cons_of_ne e, ih h₂]
      by_cases m : a ∈ l
      · rw [if_pos m, if_pos (.tail _ m)]
      · rw [if_neg m, if_neg fun k => (mem_cons.mp k).elim (fun k => e k.symm) m]
theorem nodup_iff_count : l.Nodup ↔ ∀ a, count a l ≤ 1 := by
  refine ⟨fun h a => by rewrite [h.count]; split; exact Nat.le_refl 1; exact Nat.zero_le 1, fun h => ?_⟩
  induction l with
  | nil => exact nodup_nil
  | cons b l ih =>
    refine nodup_cons.mpr ⟨fun m => ?_, ih fun a => Nat.le_trans count_le_count_cons (h a)⟩
    exact Nat.not_lt_of_le (h b)
      (Nat.lt_of_lt_of_eq (Nat.succ_lt_succ (count_pos_iff.mpr m)) count_cons_self.symm)
end

/- Erasing. -/
@[simp] theorem eraseP_nil {p : α → Bool} : [].eraseP p = [] := rfl
theorem eraseP_cons {p : α → Bool} {l : List α} {a : α} : (a :: l).eraseP p = if p a then l else a :: l.eraseP p := by
  show (bif p a then l else a :: l.eraseP p) = _
  cases p a <;> rfl
@[simp] theorem eraseP_cons_of_pos {p : α → Bool} {l : List α} {a : α} (h : p a) : (a :: l).eraseP p = l := by
  rw [eraseP_cons, if_pos h]
@[simp] theorem eraseP_cons_of_neg {p : α → Bool} {l : List α} {a : α} (h : ¬p a) :
    (a :: l).eraseP p = a :: l.eraseP p := by
  rw [eraseP_cons, if_neg h]
theorem eraseP_of_forall_not {p : α → Bool} {l : List α} (h : ∀ a, a ∈ l → ¬p a) : l.eraseP p = l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    have ⟨h₁, h₂⟩ := forall_mem_cons.mp h
    rw [eraseP_cons_of_neg h₁, ih h₂]
theorem exists_of_eraseP {p : α → Bool} {l : List α} {a : α} (al : a ∈ l) (pa : p a) :
    ∃ a l₁ l₂, (∀ b ∈ l₁, ¬p b) ∧ p a ∧ l = l₁ ++ a :: l₂ ∧ l.eraseP p = l₁ ++ l₂ := by
  induction l with
  | nil => nomatch al
  | cons b l ih =>
    by_cases h : p b
    · exact ⟨b, [], l, nofun, h, rfl, eraseP_cons_of_pos h⟩
    · obtain ⟨c, l₁, l₂, h₁, h₂, h₃, h₄⟩ := ih ((mem_cons.mp al).resolve_left fun e => h (e ▸ pa))
      exact ⟨c, b :: l₁, l₂, forall_mem_cons.mpr ⟨h, h₁⟩, h₂, by rw [h₃]; rfl, by rw [eraseP_cons_of_neg h, h₄]; rfl⟩
theorem exists_or_eq_self_of_eraseP (p) (l : List α) : l.eraseP p = l ∨
    ∃ a l₁ l₂, (∀ b ∈ l₁, ¬p b) ∧ p a ∧ l = l₁ ++ a :: l₂ ∧ l.eraseP p = l₁ ++ l₂ := by
  by_cases h : ∃ a ∈ l, p a
  · obtain ⟨a, m, h⟩ := h; exact .inr (exists_of_eraseP m h)
  · exact .inl (eraseP_of_forall_not fun a m k => h ⟨a, m, k⟩)
theorem eraseP_sublist {p : α → Bool} {l : List α} : l.eraseP p <+ l := by
  induction l with
  | nil => exact .slnil
  | cons a l ih =>
    by_cases h : p a
    · rewrite [eraseP_cons_of_pos h]; exact sublist_cons_self a l
    · rewrite [eraseP_cons_of_neg h]; exact ih.cons_cons a
theorem eraseP_subset {p : α → Bool} {l : List α} : l.eraseP p ⊆ l := eraseP_sublist.subset
@[simp] theorem length_eraseP_of_mem {p : α → Bool} {l : List α} {a : α} (al : a ∈ l) (pa : p a) :
    length (l.eraseP p) = length l - 1 := by
  obtain ⟨_, l₁, l₂, _, _, e₁, e₂⟩ := exists_of_eraseP al pa
  rewrite [e₂, e₁, length_append, length_append, length_cons]; rfl
theorem length_eraseP_le {p : α → Bool} {l : List α} : (l.eraseP p).length ≤ l.length := eraseP_sublist.length_le
theorem mem_of_mem_eraseP {p : α → Bool} {l : List α} {a : α} (h : a ∈ l.eraseP p) : a ∈ l := eraseP_subset h
@[simp] theorem mem_eraseP_of_neg {p : α → Bool} {l : List α} {a : α} (pa : ¬p a) : a ∈ l.eraseP p ↔ a ∈ l := by
  induction l with
  | nil => exact Iff.rfl
  | cons b l ih =>
    by_cases h : p b
    · rewrite [eraseP_cons_of_pos h, mem_cons]
      exact ⟨.inr, fun k => k.resolve_left fun e => pa (e ▸ h)⟩
    · rw [eraseP_cons_of_neg h, mem_cons, mem_cons, ih]
theorem eraseP_map {β : Type v} {p : α → Bool} {f : β → α} {l : List β} :
    (map f l).eraseP p = map f (l.eraseP (p ∘ f)) := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p (f a)
    · rewrite [map_cons, eraseP_cons_of_pos h, eraseP_cons_of_pos (p := p ∘ f) h]; rfl
    · rewrite [map_cons, eraseP_cons_of_neg h, eraseP_cons_of_neg (p := p ∘ f) h]; exact congrArg (f a :: ·) ih
theorem erase_eq_eraseP' [BEq α] (a : α) (l : List α) : l.erase a = l.eraseP (· == a) := by
  induction l with
  | nil => rfl
  | cons b l ih => rw [erase_cons, eraseP_cons, ih]
@[simp] theorem erase_cons_tail {l : List α} {a b : α} [BEq α] (h : ¬(b == a)) : (b :: l).erase a = b :: l.erase a := by
  rw [erase_cons, if_neg h]
theorem erase_sublist {l : List α} {a : α} [BEq α] : l.erase a <+ l := erase_eq_eraseP' a l ▸ eraseP_sublist
theorem erase_subset {l : List α} {a : α} [BEq α] : l.erase a ⊆ l := erase_sublist.subset
theorem length_erase_le {l : List α} {a : α} [BEq α] : (l.erase a).length ≤ l.length := erase_sublist.length_le
theorem mem_of_mem_erase {l : List α} {a b : α} [BEq α] (h : a ∈ l.erase b) : a ∈ l := erase_subset h
@[simp] theorem erase_cons_head [BEq α] [LawfulBEq α] (a : α) (l : List α) : (a :: l).erase a = l := by
  rw [erase_cons, if_pos (beq_self_eq_true a)]
theorem erase_of_not_mem {l : List α} {a : α} [BEq α] [LawfulBEq α] (h : a ∉ l) : l.erase a = l := by
  rewrite [erase_eq_eraseP']
  exact eraseP_of_forall_not fun b m k => h (beq_iff_eq.mp k ▸ m)
theorem erase_eq_eraseP [BEq α] [LawfulBEq α] (a : α) (l : List α) : l.erase a = l.eraseP (a == ·) := by
  rewrite [erase_eq_eraseP']
  congr 1
  funext b
  rw [Bool.eq_iff_iff, beq_iff_eq, beq_iff_eq, eq_comm]
theorem exists_erase_eq {l : List α} {a : α} [BEq α] [LawfulBEq α] (h : a ∈ l) :
    ∃ l₁ l₂, a ∉ l₁ ∧ l = l₁ ++ a :: l₂ ∧ l.erase a = l₁ ++ l₂ := by
  rewrite [erase_eq_eraseP']
  obtain ⟨c, l₁, l₂, h₁, h₂, h₃, h₄⟩ := exists_of_eraseP h (p := (· == a)) (beq_self_eq_true a)
  exact ⟨l₁, l₂, fun m => h₁ a m (beq_self_eq_true a), beq_iff_eq.mp h₂ ▸ h₃, h₄⟩
@[simp] theorem length_erase_of_mem {l : List α} {a : α} [BEq α] [LawfulBEq α] (h : a ∈ l) :
    length (l.erase a) = length l - 1 := by
  rewrite [erase_eq_eraseP']; exact length_eraseP_of_mem h (beq_self_eq_true a)
theorem length_erase {l : List α} {a : α} [BEq α] [LawfulBEq α] :
    length (l.erase a) = if a ∈ l then length l - 1 else length l := by
  by_cases h : a ∈ l
  · rw [if_pos h, length_erase_of_mem h]
  · rw [if_neg h, erase_of_not_mem h]
@[simp] theorem mem_erase_of_ne {l : List α} {a b : α} [BEq α] [LawfulBEq α] (ab : a ≠ b) : a ∈ l.erase b ↔ a ∈ l := by
  rewrite [erase_eq_eraseP']; exact mem_eraseP_of_neg fun k => ab (beq_iff_eq.mp k)
theorem erase_append_left {l₁ : List α} {a : α} [BEq α] [LawfulBEq α] (l₂) (h : a ∈ l₁) :
    (l₁ ++ l₂).erase a = l₁.erase a ++ l₂ := by
  induction l₁ with
  | nil => nomatch h
  | cons b l ih =>
    by_cases e : b = a
    · subst e; rw [cons_append, erase_cons_head, erase_cons_head]
    · have k : ¬ (b == a) := fun k => e (beq_iff_eq.mp k)
      rw [cons_append, erase_cons_tail k, ih ((mem_cons.mp h).resolve_left fun k => e k.symm), erase_cons_tail k]; rfl
theorem erase_append_right {l₁ : List α} {a : α} [BEq α] [LawfulBEq α] (l₂ : List α) (h : a ∉ l₁) :
    (l₁ ++ l₂).erase a = l₁ ++ l₂.erase a := by
  induction l₁ with
  | nil => rfl
  | cons b l ih =>
    rewrite [cons_append, erase_cons_tail fun k => ne_of_not_mem_cons h (beq_iff_eq.mp k).symm,
      ih (not_mem_of_not_mem_cons h)]; rfl
theorem count_erase {l : List α} {a b : α} [BEq α] [LawfulBEq α] :
    count a (l.erase b) = count a l - if b == a then 1 else 0 := by
  induction l with
  | nil => exact (Nat.zero_sub _).symm
  | cons c l ih =>
    by_cases h : c = b
    · subst h; rewrite [erase_cons_head, count_cons]; exact (Nat.add_sub_cancel ..).symm
    · rewrite [erase_cons_tail fun k => h (beq_iff_eq.mp k), count_cons, ih, count_cons]
      by_cases e : b = a
      · subst e; rewrite [if_neg (c := (c == b) = true) fun k => h (beq_iff_eq.mp k)]; rfl
      · rewrite [if_neg (c := (b == a) = true) fun k => e (beq_iff_eq.mp k)]; rfl
@[simp] theorem count_erase_self {l : List α} {a : α} [BEq α] [LawfulBEq α] :
    count a (List.erase l a) = count a l - 1 := by
  rw [count_erase, if_pos (beq_self_eq_true a)]
@[simp] theorem count_erase_of_ne {l : List α} {a b : α} [BEq α] [LawfulBEq α] (ab : a ≠ b) :
    count a (l.erase b) = count a l := by
  rewrite [count_erase, if_neg fun k => ab (beq_iff_eq.mp k).symm]; rfl
@[simp] theorem erase_eq_self_iff {l : List α} {a : α} [BEq α] [LawfulBEq α] : l.erase a = l ↔ a ∉ l :=
  ⟨fun h m => by
    have := congrArg length h
    have k := length_pos_of_mem m
    rewrite [length_erase_of_mem m] at this
    exact Nat.ne_of_lt (Nat.sub_one_lt_of_lt k) this, erase_of_not_mem⟩
theorem Nodup.erase {l : List α} [BEq α] (a : α) (h : Nodup l) : Nodup (l.erase a) := h.sublist erase_sublist
theorem Nodup.not_mem_erase {l : List α} {a : α} [BEq α] [LawfulBEq α] (h : Nodup l) : a ∉ l.erase a := fun m => by
  have k := count_pos_iff.mpr m
  rewrite [count_erase_self] at k
  exact Nat.not_lt_of_le (Nat.sub_le_sub_right (nodup_iff_count.mp h a) 1) k
theorem Nodup.mem_erase_iff {l : List α} {a b : α} [BEq α] [LawfulBEq α] (h : Nodup l) :
    a ∈ l.erase b ↔ a ≠ b ∧ a ∈ l := by
  by_cases e : a = b
  · subst e; exact ⟨fun m => absurd m h.not_mem_erase, fun k => (k.1 rfl).elim⟩
  · rewrite [mem_erase_of_ne e]; exact ⟨fun m => ⟨e, m⟩, And.right⟩
theorem length_eraseIdx {l : List α} {i : Nat} :
    (l.eraseIdx i).length = if i < l.length then l.length - 1 else l.length := by
  induction l generalizing i with
  | nil => simp
  | cons a l ih => cases i with
    | zero => rfl
    | succ i =>
      rewrite [eraseIdx_cons_succ, length_cons, ih, length_cons]
      by_cases h : i < l.length
      · rewrite [if_pos h, if_pos (Nat.succ_lt_succ h)]; exact Nat.sub_add_cancel (Nat.zero_lt_of_lt h)
      · rw [if_neg h, if_neg fun c => h (Nat.lt_of_succ_lt_succ c)]
theorem length_eraseIdx_of_lt {l : List α} {i : Nat} (h : i < l.length) : (l.eraseIdx i).length = l.length - 1 := by
  rw [length_eraseIdx, if_pos h]
theorem eraseIdx_eq_take_drop_succ (l : List α) (i : Nat) : l.eraseIdx i = l.take i ++ l.drop (i + 1) := by
  induction l generalizing i with
  | nil => simp
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (a :: ·) (ih i)
theorem eraseIdx_sublist (l : List α) (i : Nat) : eraseIdx l i <+ l := by
  induction l generalizing i with
  | nil => rewrite [eraseIdx_nil]; exact .slnil
  | cons a l ih => cases i with
    | zero => exact sublist_cons_self a l
    | succ i => exact (ih i).cons_cons a
theorem eraseIdx_of_length_le {l : List α} {i : Nat} (h : length l ≤ i) : eraseIdx l i = l := by
  rw [eraseIdx_eq_take_drop_succ, take_of_length_le h, drop_eq_nil_of_le (Nat.le_succ_of_le h), append_nil]

/- Permutations. -/
section
variable {l₁ l₂ : List α}
open Perm (swap)
protected theorem Perm.rfl {l : List α} : l ~ l := .refl _
theorem Perm.of_eq (h : l₁ = l₂) : l₁ ~ l₂ := h ▸ .refl _
instance : Trans (Perm (α := α)) (Perm (α := α)) (Perm (α := α)) := ⟨Perm.trans⟩
theorem perm_comm : l₁ ~ l₂ ↔ l₂ ~ l₁ := ⟨Perm.symm, Perm.symm⟩
protected theorem Perm.congr_left (h : l₁ ~ l₂) (l₃ : List α) : l₁ ~ l₃ ↔ l₂ ~ l₃ := ⟨h.symm.trans, h.trans⟩
protected theorem Perm.congr_right (h : l₁ ~ l₂) (l₃ : List α) : l₃ ~ l₁ ↔ l₃ ~ l₂ :=
  ⟨fun k => k.trans h, fun k => k.trans h.symm⟩
theorem Perm.swap' (x y : α) (p : l₁ ~ l₂) : y :: x :: l₁ ~ x :: y :: l₂ := (swap x y l₁).trans ((p.cons y).cons x)
theorem Perm.eqv (α : Type u) : Equivalence (@Perm α) := ⟨.refl, .symm, .trans⟩
instance isSetoid (α : Type u) : Setoid (List α) := .mk Perm (Perm.eqv α)
theorem Perm.subset (p : l₁ ~ l₂) : l₁ ⊆ l₂ := fun _ => p.mem_iff.mp
theorem Perm.append_right (t₁ : List α) (p : l₁ ~ l₂) : l₁ ++ t₁ ~ l₂ ++ t₁ := by
  induction p with
  | nil => exact .refl _
  | cons x _ ih => exact ih.cons x
  | swap x y l => exact .swap x y _
  | trans _ _ h k => exact h.trans k
theorem Perm.append_left {t₁ t₂ : List α} (l : List α) (p : t₁ ~ t₂) : l ++ t₁ ~ l ++ t₂ := by
  induction l with
  | nil => exact p
  | cons x l ih => exact ih.cons x
theorem Perm.append {t₁ t₂ : List α} (p₁ : l₁ ~ l₂) (p₂ : t₁ ~ t₂) : l₁ ++ t₁ ~ l₂ ++ t₂ :=
  (p₁.append_right t₁).trans (p₂.append_left l₂)
theorem Perm.append_cons (a : α) {r₁ r₂ : List α} (p₁ : l₁ ~ l₂) (p₂ : r₁ ~ r₂) : l₁ ++ a :: r₁ ~ l₂ ++ a :: r₂ :=
  p₁.append (p₂.cons a)
@[simp] theorem perm_middle {a : α} : l₁ ++ a :: l₂ ~ a :: (l₁ ++ l₂) := by
  induction l₁ with
  | nil => exact .refl _
  | cons b l ih => exact (ih.cons b).trans (swap a b _)
@[simp] theorem perm_append_singleton (a : α) (l : List α) : l ++ [a] ~ a :: l := by
  have := perm_middle (l₁ := l) (a := a) (l₂ := [])
  rwa [append_nil] at this
theorem perm_append_comm : l₁ ++ l₂ ~ l₂ ++ l₁ := by
  induction l₁ with
  | nil => rewrite [append_nil]; exact .refl _
  | cons a l ih => exact (ih.cons a).trans perm_middle.symm
theorem perm_append_comm_assoc (l₁ l₂ l₃ : List α) : (l₁ ++ (l₂ ++ l₃)) ~ (l₂ ++ (l₁ ++ l₃)) := by
  rewrite [← append_assoc, ← append_assoc]; exact perm_append_comm.append_right l₃
theorem concat_perm (l : List α) (a : α) : concat l a ~ a :: l := by
  rewrite [concat_eq_append]; exact perm_append_singleton a l
theorem Perm.contains_eq [BEq α] (h : l₁ ~ l₂) {a : α} : l₁.contains a = l₂.contains a := by
  induction h with
  | nil => rfl
  | cons x _ ih => rw [contains_cons, contains_cons, ih]
  | swap x y l => rw [contains_cons, contains_cons, contains_cons, contains_cons, ← Bool.or_assoc, ← Bool.or_assoc,
      Bool.or_comm (a == x)]
  | trans _ _ h k => exact h.trans k
theorem Perm.eq_nil {l : List α} (p : l ~ []) : l = [] := eq_nil_of_length_eq_zero p.length_eq
theorem Perm.nil_eq {l : List α} (p : [] ~ l) : [] = l := p.symm.eq_nil.symm
@[simp] theorem perm_nil : l₁ ~ [] ↔ l₁ = [] := ⟨Perm.eq_nil, Perm.of_eq⟩
@[simp] theorem nil_perm : [] ~ l₁ ↔ l₁ = [] := perm_comm.trans perm_nil
theorem not_perm_nil_cons (x : α) (l : List α) : ¬[] ~ x :: l := fun h => nomatch h.nil_eq
theorem not_perm_cons_nil {l : List α} {a : α} : ¬((a :: l) ~ []) := fun h => nomatch h.eq_nil
theorem Perm.isEmpty_eq {l l' : List α} (h : Perm l l') : l.isEmpty = l'.isEmpty := by
  rw [Bool.eq_iff_iff, isEmpty_iff, isEmpty_iff, ← length_eq_zero_iff, h.length_eq, length_eq_zero_iff]
@[simp] theorem reverse_perm (l : List α) : reverse l ~ l := by
  induction l with
  | nil => exact .nil
  | cons a l ih => rewrite [reverse_cons]; exact (perm_append_singleton a _).trans (ih.cons a)
theorem perm_cons_append_cons {l l₁ l₂ : List α} (a : α) (p : l ~ l₁ ++ l₂) : a :: l ~ l₁ ++ a :: l₂ :=
  (p.cons a).trans perm_middle.symm
@[simp] theorem perm_replicate {l : List α} {a : α} {n : Nat} : l ~ replicate n a ↔ l = replicate n a :=
  ⟨fun p => eq_replicate_iff.mpr ⟨p.length_eq.trans length_replicate, fun _ m => eq_of_mem_replicate (p.subset m)⟩,
   Perm.of_eq⟩
@[simp] theorem replicate_perm {l : List α} {a : α} {n : Nat} : replicate n a ~ l ↔ replicate n a = l :=
  (perm_comm.trans perm_replicate).trans eq_comm
@[simp] theorem perm_singleton {l : List α} {a : α} : l ~ [a] ↔ l = [a] := perm_replicate (n := 1)
@[simp] theorem singleton_perm {l : List α} {a : α} : [a] ~ l ↔ [a] = l := replicate_perm (n := 1)
theorem Perm.eq_singleton {l : List α} {a : α} (h : l ~ [a]) : l = [a] := perm_singleton.mp h
theorem Perm.singleton_eq {l : List α} {a : α} (h : [a] ~ l) : [a] = l := singleton_perm.mp h
theorem singleton_perm_singleton {a b : α} : [a] ~ [b] ↔ a = b := by simp
theorem perm_cons_erase {l : List α} {a : α} [BEq α] [LawfulBEq α] (h : a ∈ l) : l ~ a :: l.erase a := by
  obtain ⟨l₁, l₂, _, e₁, e₂⟩ := exists_erase_eq h
  rewrite [e₂, e₁]; exact perm_middle
theorem Perm.filterMap {β : Type v} {l₁ l₂ : List α} (f : α → Option β) (p : l₁ ~ l₂) :
    filterMap f l₁ ~ filterMap f l₂ := by
  induction p with
  | nil => exact .nil
  | cons x _ ih => cases h : f x with
    | none => rewrite [filterMap_cons_none h, filterMap_cons_none h]; exact ih
    | some b => rewrite [filterMap_cons_some h, filterMap_cons_some h]; exact .cons b ih
  | swap x y l => cases h : f x <;> cases k : f y <;> simp [h, k, Perm.swap]
  | trans _ _ h k => exact h.trans k
theorem Perm.map {β : Type v} {l₁ l₂ : List α} (f : α → β) (p : l₁ ~ l₂) : map f l₁ ~ map f l₂ := by
  rewrite [← filterMap_eq_map]; exact p.filterMap _
theorem Perm.filter (p : α → Bool) (s : l₁ ~ l₂) : filter p l₁ ~ filter p l₂ := by
  rewrite [← filterMap_eq_filter]; exact s.filterMap _
theorem filter_append_perm (p : α → Bool) (l : List α) : filter p l ++ filter (fun x => !p x) l ~ l := by
  induction l with
  | nil => exact .nil
  | cons a l ih =>
    by_cases h : p a
    · rewrite [filter_cons_of_pos h, filter_cons_of_neg (by rewrite [h]; nofun)]; exact ih.cons a
    · rewrite [filter_cons_of_neg h, filter_cons_of_pos (by rewrite [Bool.of_not_eq_true h]; rfl)]
      exact perm_middle.trans (ih.cons a)
theorem Sublist.exists_perm_append (h : l₁ <+ l₂) : ∃ l, l₂ ~ l₁ ++ l := by
  induction h with
  | slnil => exact ⟨[], .nil⟩
  | cons a _ ih => obtain ⟨l, p⟩ := ih; exact ⟨a :: l, (p.cons a).trans perm_middle.symm⟩
  | cons_cons a _ ih => obtain ⟨l, p⟩ := ih; exact ⟨l, p.cons a⟩
theorem Perm.countP_eq (p : α → Bool) (s : l₁ ~ l₂) : countP p l₁ = countP p l₂ := by
  rewrite [countP_eq_length_filter, countP_eq_length_filter]; exact (s.filter p).length_eq
theorem Perm.count_eq [BEq α] (p : l₁ ~ l₂) (a) : count a l₁ = count a l₂ := p.countP_eq _
private theorem perm_inv {a : α} {s₁ s₂ : List α} (p : s₁ ~ s₂) : ∀ {l₁ l₂ r₁ r₂ : List α},
    s₁ = l₁ ++ a :: r₁ → s₂ = l₂ ++ a :: r₂ → l₁ ++ r₁ ~ l₂ ++ r₂ := by
  have refl_case {s l₁ l₂ r₁ r₂ : List α} (e₁ : s = l₁ ++ a :: r₁) (e₂ : s = l₂ ++ a :: r₂) :
      l₁ ++ r₁ ~ l₂ ++ r₂ := by
    rcases append_eq_append_iff.mp (e₁.symm.trans e₂) with ⟨as, h, k⟩ | ⟨bs, h, k⟩
    · cases as with
      | nil => rewrite [append_nil] at h; rw [h, (cons.inj k).2]
      | cons c as =>
        have ⟨k₁, k₂⟩ := cons.inj k
        rewrite [h, k₂, append_assoc, ← k₁]; exact perm_middle.append_left l₁
    · cases bs with
      | nil => rewrite [append_nil] at h; rw [h, (cons.inj k).2]
      | cons c bs =>
        have ⟨k₁, k₂⟩ := cons.inj k
        rewrite [h, k₂, append_assoc, ← k₁]; exact (perm_middle.symm).append_left l₂
  induction p with
  | nil => intro l₁ _ _ _ e _; cases l₁ <;> nomatch e
  | cons x p ih =>
    intro l₁ l₂ r₁ r₂ e₁ e₂
    cases l₁ with
    | nil =>
      have ⟨x₁, y₁⟩ := cons.inj e₁
      cases l₂ with
      | nil => rewrite [← y₁, ← (cons.inj e₂).2]; exact p
      | cons c l₂ =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        rewrite [nil_append, ← y₁, cons_append, ← x₂, x₁]; exact (y₂ ▸ p).trans perm_middle
    | cons b l₁ =>
      have ⟨x₁, y₁⟩ := cons.inj e₁
      cases l₂ with
      | nil =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        rewrite [nil_append, ← y₂, cons_append, ← x₁, x₂]; exact perm_middle.symm.trans ((Perm.of_eq y₁.symm).trans p)
      | cons c l₂ =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        rewrite [cons_append, cons_append, ← x₁, ← x₂]; exact (ih y₁ y₂).cons x
  | swap x y l =>
    intro l₁ l₂ r₁ r₂ e₁ e₂
    match l₁, e₁ with
    | [], e₁ =>
      have ⟨x₁, y₁⟩ := cons.inj e₁
      match l₂, e₂ with
      | [], e₂ => rw [nil_append, nil_append, ← y₁, ← (cons.inj e₂).2, x₁, (cons.inj e₂).1]
      | [c], e₂ =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        rw [nil_append, ← y₁, singleton_append, ← x₂, ← (cons.inj y₂).2]
      | c :: d :: l₂, e₂ =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        have ⟨x₃, y₃⟩ := cons.inj y₂
        rewrite [nil_append, ← y₁, cons_append, cons_append, ← x₂, ← x₃, y₃, x₁]; exact perm_middle.cons x
    | [b], e₁ =>
      have ⟨x₁, y₁⟩ := cons.inj e₁
      have ⟨x₁', y₁'⟩ := cons.inj y₁
      match l₂, e₂ with
      | [], e₂ =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        rw [singleton_append, ← x₁, ← y₁', nil_append, ← y₂]
      | [c], e₂ =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        have ⟨x₃, y₃⟩ := cons.inj y₂
        rw [singleton_append, singleton_append, ← x₁, ← x₂, ← y₁', ← y₃, x₃, x₁']
      | c :: d :: l₂, e₂ =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        have ⟨x₃, y₃⟩ := cons.inj y₂
        rewrite [singleton_append, cons_append, cons_append, ← x₁, ← y₁', ← x₂, ← x₃, y₃, x₁']
        exact (perm_middle.cons y).trans (.swap a y _)
    | b :: c :: l₁, e₁ =>
      have ⟨x₁, y₁⟩ := cons.inj e₁
      have ⟨x₁', y₁'⟩ := cons.inj y₁
      match l₂, e₂ with
      | [], e₂ =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        rewrite [nil_append, ← y₂, cons_append, cons_append, ← x₁, ← x₁', y₁', x₂]; exact perm_middle.symm.cons y
      | [d], e₂ =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        have ⟨x₃, y₃⟩ := cons.inj y₂
        rewrite [singleton_append, cons_append, cons_append, ← x₁, ← x₁', ← x₂, ← y₃, y₁', x₃]
        exact (Perm.swap x a _).trans (perm_middle.symm.cons x)
      | d :: f :: l₂, e₂ =>
        have ⟨x₂, y₂⟩ := cons.inj e₂
        have ⟨x₃, y₃⟩ := cons.inj y₂
        rewrite [cons_append, cons_append, cons_append, cons_append, ← x₁, ← x₁', ← x₂, ← x₃]
        exact (refl_case y₁' y₃).swap' x y
  | trans p₁ p₂ ih₁ ih₂ =>
    intro l₁ l₂ r₁ r₂ e₁ e₂
    have m := p₁.subset (e₁ ▸ mem_append_cons_self : a ∈ _)
    obtain ⟨s, t, e⟩ := append_of_mem m
    exact (ih₁ e₁ e).trans (ih₂ e e₂)
theorem perm_inv_core {a : α} {l₁ l₂ r₁ r₂ : List α} (h : l₁ ++ a :: r₁ ~ l₂ ++ a :: r₂) : l₁ ++ r₁ ~ l₂ ++ r₂ :=
  perm_inv h rfl rfl
theorem Perm.cons_inv {a : α} (h : a :: l₁ ~ a :: l₂) : l₁ ~ l₂ := perm_inv_core (l₁ := []) (l₂ := []) h
@[simp] theorem perm_cons (a : α) : a :: l₁ ~ a :: l₂ ↔ l₁ ~ l₂ := ⟨.cons_inv, .cons a⟩
theorem perm_append_left_iff : ∀ l, l ++ l₁ ~ l ++ l₂ ↔ l₁ ~ l₂
  | [] => .rfl
  | a :: l => (perm_cons a).trans (perm_append_left_iff l)
theorem perm_append_right_iff (l) : l₁ ++ l ~ l₂ ++ l ↔ l₁ ~ l₂ :=
  ⟨fun p => (perm_append_left_iff l).mp (perm_append_comm.trans (p.trans perm_append_comm)), .append_right l⟩
section
variable [BEq α] [LawfulBEq α]
theorem Perm.erase (a : α) (p : l₁ ~ l₂) : l₁.erase a ~ l₂.erase a := by
  by_cases h : a ∈ l₁
  · exact ((perm_cons_erase h).symm.trans (p.trans (perm_cons_erase (p.subset h)))).cons_inv
  · rewrite [erase_of_not_mem h, erase_of_not_mem fun k => h (p.mem_iff.mpr k)]; exact p
theorem cons_perm_iff_perm_erase {α : Type u} {l₁ l₂ : List α} {a : α} [BEq α] [LawfulBEq α] :
    a :: l₁ ~ l₂ ↔ a ∈ l₂ ∧ l₁ ~ l₂.erase a :=
  ⟨fun h => have m := h.subset (.head _); ⟨m, (h.trans (perm_cons_erase m)).cons_inv⟩,
   fun ⟨m, h⟩ => (h.cons a).trans (perm_cons_erase m).symm⟩
theorem perm_iff_count : l₁ ~ l₂ ↔ ∀ a, count a l₁ = count a l₂ := by
  refine ⟨Perm.count_eq, fun H => ?_⟩
  induction l₁ generalizing l₂ with
  | nil =>
    have e : l₂ = [] := eq_nil_iff_forall_not_mem.mpr fun b => count_eq_zero.mp (H b).symm
    rw [e]
  | cons a l₁ ih =>
    have m : a ∈ l₂ := count_pos_iff.mp (by rewrite [← H, count_cons_self]; exact Nat.succ_pos _)
    refine ((ih fun b => ?_).cons a).trans (perm_cons_erase m).symm
    rw [count_erase, ← H, count_cons, Nat.add_sub_cancel]
theorem Perm.count (h : l₁ ~ l₂) (a : α) : count a l₁ = count a l₂ := h.count_eq a
theorem isPerm_iff : l₁.isPerm l₂ ↔ l₁ ~ l₂ := by
  induction l₁ generalizing l₂ with
  | nil => rw [isPerm, isEmpty_iff, nil_perm]
  | cons a l₁ ih => rw [isPerm, Bool.and_eq_true, ih, contains_iff_mem, cons_perm_iff_perm_erase]
protected theorem Perm.insert (a : α) (p : l₁ ~ l₂) : l₁.insert a ~ l₂.insert a := by
  by_cases h : a ∈ l₁
  · rewrite [insert_of_mem h, insert_of_mem (p.subset h)]; exact p
  · rewrite [insert_of_not_mem h, insert_of_not_mem fun k => h (p.mem_iff.mpr k)]; exact p.cons a
end
instance decidablePerm [DecidableEq α] (l₁ l₂ : List α) : Decidable (l₁ ~ l₂) :=
  decidable_of_decidable_of_iff (p := l₁.isPerm l₂ = true) isPerm_iff
theorem Perm.pairwise_iff {R : α → α → Prop} (S : ∀ {x y}, R x y → R y x) (p : l₁ ~ l₂) :
    Pairwise R l₁ ↔ Pairwise R l₂ := by
  induction p with
  | nil => exact Iff.rfl
  | cons x p ih =>
    rewrite [pairwise_cons, pairwise_cons, ih]
    exact and_congr_left fun _ => ⟨fun h y m => h y (p.mem_iff.mpr m), fun h y m => h y (p.mem_iff.mp m)⟩
  | swap x y l =>
    exact pairwise_middle (l₁ := [y]) S
  | trans _ _ h k => exact h.trans k
theorem Pairwise.perm {l l' : List α} {R : α → α → Prop} (hR : l.Pairwise R) (hl : l ~ l')
    (hsymm : ∀ {x y}, R x y → R y x) :
    l'.Pairwise R := (hl.pairwise_iff hsymm).mp hR
theorem Perm.pairwise {l l' : List α} {R : α → α → Prop} (hl : l ~ l') (hR : l.Pairwise R)
    (hsymm : ∀ {x y}, R x y → R y x) :
    l'.Pairwise R := hR.perm hl hsymm
theorem Perm.eq_of_pairwise {le : α → α → Prop} (w : ∀ a b, a ∈ l₁ → b ∈ l₂ → le a b → le b a → a = b)
    (h₁ : l₁.Pairwise le) (h₂ : l₂.Pairwise le) (h : l₁ ~ l₂) : l₁ = l₂ := by
  induction l₁ generalizing l₂ with
  | nil => exact h.nil_eq
  | cons a l₁ ih => cases l₂ with
    | nil => exact h.eq_nil
    | cons b l₂ =>
      have e : a = b := by
        rcases mem_cons.mp (h.subset (.head _)) with e | m
        · exact e
        · rcases mem_cons.mp (h.symm.subset (.head _)) with e | n
          · exact e.symm
          · exact w a b (.head _) (.head _) (rel_of_pairwise_cons h₁ n) (rel_of_pairwise_cons h₂ m)
      subst e
      rw [ih (fun x y m n => w x y (.tail _ m) (.tail _ n)) h₁.of_cons h₂.of_cons h.cons_inv]
theorem Perm.nodup_iff : l₁ ~ l₂ → (Nodup l₁ ↔ Nodup l₂) := Perm.pairwise_iff fun h => Ne.symm h
theorem Nodup.perm {l l' : List α} (hR : l.Nodup) (hl : l ~ l') : l'.Nodup := hl.nodup_iff.mp hR
theorem Perm.nodup {l l' : List α} (hl : l ~ l') (hR : l.Nodup) : l'.Nodup := hR.perm hl
theorem Perm.flatten {l₁ l₂ : List (List α)} (h : l₁ ~ l₂) : l₁.flatten ~ l₂.flatten := by
  induction h with
  | nil => exact .nil
  | cons x _ ih => exact ih.append_left x
  | swap x y l => exact perm_append_comm_assoc y x l.flatten
  | trans _ _ h k => exact h.trans k
theorem Perm.flatMap_right {β : Type v} {l₁ l₂ : List α} (f : α → List β) (p : l₁ ~ l₂) : l₁.flatMap f ~ l₂.flatMap f :=
  (p.map f).flatten
theorem Perm.sum_nat {l₁ l₂ : List Nat} (h : l₁ ~ l₂) : l₁.sum = l₂.sum := by
  induction h with
  | nil => rfl
  | cons x _ ih => rw [sum_cons, ih, sum_cons]
  | swap x y l => rewrite [sum_cons, sum_cons, sum_cons, sum_cons]; exact Nat.add_left_comm ..
  | trans _ _ h k => exact h.trans k
theorem Perm.prod_nat {l₁ l₂ : List Nat} (h : l₁ ~ l₂) : l₁.prod = l₂.prod := by
  induction h with
  | nil => rfl
  | cons x _ ih => rw [prod_cons, ih, prod_cons]
  | swap x y l => rewrite [prod_cons, prod_cons, prod_cons, prod_cons]; exact Nat.mul_left_comm _ _ _
  | trans _ _ h k => exact h.trans k
theorem Perm.all_eq {f : α → Bool} (hp : l₁.Perm l₂) : l₁.all f = l₂.all f := by
  rewrite [Bool.eq_iff_iff, all_eq_true, all_eq_true]
  exact ⟨fun h x m => h x (hp.mem_iff.mpr m), fun h x m => h x (hp.mem_iff.mp m)⟩
theorem Perm.any_eq {f : α → Bool} (hp : l₁.Perm l₂) : l₁.any f = l₂.any f := by
  rewrite [Bool.eq_iff_iff, any_eq_true, any_eq_true]
  exact ⟨fun ⟨x, m, h⟩ => ⟨x, hp.mem_iff.mp m, h⟩, fun ⟨x, m, h⟩ => ⟨x, hp.mem_iff.mpr m, h⟩⟩
end
end List
