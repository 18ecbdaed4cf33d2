/-
Laws of lists: counting, segments, several lists at once, replacing and inserting.
-/
namespace List
variable {α : Type u}

/- Counting. -/
section
variable {p : α → Bool} {l₁ l₂ : List α}
theorem IsPrefix.countP_le (s : l₁ <+: l₂) : countP p l₁ ≤ countP p l₂ := s.sublist.countP_le
theorem IsSuffix.countP_le (s : l₁ <:+ l₂) : countP p l₁ ≤ countP p l₂ := s.sublist.countP_le
theorem IsInfix.countP_le (s : l₁ <:+: l₂) : countP p l₁ ≤ countP p l₂ := s.sublist.countP_le
theorem countP_tail_le (l) : countP p l.tail ≤ countP p l := (tail_sublist l).countP_le
theorem boole_getElem_le_countP {p : α → Bool} {l : List α} {i : Nat} (h : i < l.length) :
    (if p l[i] then 1 else 0) ≤ l.countP p := by
  split
  · exact countP_pos_iff.mpr ⟨_, getElem_mem h, ‹_›⟩
  · exact Nat.zero_le _
theorem countP_filterMap {β : Type v} {p : β → Bool} {f : α → Option β} {l : List α} :
    countP p (filterMap f l) = countP (fun a => ((f a).map p).getD false) l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, countP_cons (l := l), ← ih]
    cases f a with
    | none => rfl
    | some b => exact countP_cons
end

section
variable {l₁ l₂ : List α} [BEq α]
theorem IsPrefix.count_le (a : α) (h : l₁ <+: l₂) : count a l₁ ≤ count a l₂ := h.sublist.count_le a
theorem IsSuffix.count_le (a : α) (h : l₁ <:+ l₂) : count a l₁ ≤ count a l₂ := h.sublist.count_le a
theorem IsInfix.count_le (a : α) (h : l₁ <:+: l₂) : count a l₁ ≤ count a l₂ := h.sublist.count_le a
theorem boole_getElem_le_count {a : α} {l : List α} {i : Nat} (h : i < l.length) :
    (if l[i] == a then 1 else 0) ≤ l.count a := boole_getElem_le_countP (p := (· == a)) h
theorem count_filterMap {β : Type v} [BEq β] {b : β} {f : α → Option β} {l : List α} :
    count b (filterMap f l) = countP (fun a => f a == some b) l := by
  rewrite [count, countP_filterMap]
  exact congrArg (countP · l) (funext fun a => by cases f a <;> rfl)
theorem count_flatMap {β : Type v} {α : Type u} [BEq β] {l : List α} {f : α → List β} {x : β} :
    count x (l.flatMap f) = sum (map (count x ∘ f) l) := countP_flatMap
end

/- Segments. -/
theorem take_cons {a : α} {i : Nat} {l : List α} (h : 0 < i) : (a :: l).take i = a :: l.take (i - 1) := by
  cases i with
  | zero => nomatch h
  | succ i => rfl
theorem drop_cons {a : α} {i : Nat} {l : List α} (h : 0 < i) : (a :: l).drop i = l.drop (i - 1) := by
  cases i with
  | zero => nomatch h
  | succ i => rfl
theorem drop_eq_nil_of_eq_nil : ∀ {as : List α} {i}, as = [] → as.drop i = [] := fun h => by rw [h, drop_nil]
theorem take_eq_nil_of_eq_nil : ∀ {as : List α} {i}, as = [] → as.take i = [] := fun h => by rw [h, take_nil]
theorem take_set {l : List α} {i j : Nat} {a : α} : (l.set j a).take i = (l.take i).set j a := by
  induction l generalizing i j with
  | nil => rw [set_nil, take_nil, set_nil]
  | cons b l ih => cases i with
    | zero => rfl
    | succ i => cases j with
      | zero => rfl
      | succ j => exact congrArg (b :: ·) ih
theorem drop_set {l : List α} {i j : Nat} {a : α} :
    (l.set j a).drop i = if j < i then l.drop i else (l.drop i).set (j - i) a := by
  induction l generalizing i j with
  | nil => rw [set_nil, drop_nil, set_nil, ite_self]
  | cons b l ih => cases i with
    | zero => rfl
    | succ i => cases j with
      | zero => rfl
      | succ j =>
        rewrite [set_cons_succ, drop_succ_cons, ih, drop_succ_cons, Nat.add_sub_add_right]
        simp only [Nat.add_lt_add_iff_right]
theorem set_drop {l : List α} {i j : Nat} {a : α} : (l.drop i).set j a = (l.set (i + j) a).drop i := by
  rw [drop_set, if_neg (Nat.not_lt.mpr (Nat.le_add_right i j)), Nat.add_sub_cancel_left]
theorem take_succ_eq_append_getElem {i : Nat} {l : List α} (h : i < l.length) : l.take (i + 1) = l.take i ++ [l[i]] :=
  (take_append_getElem h).symm
theorem drop_eq_extract {l : List α} {k : Nat} : l.drop k = l.extract k := by
  rw [extract_eq_take_drop, take_of_length_le (Nat.le_of_eq length_drop)]
theorem head_takeWhile {p : α → Bool} {l : List α} (w) :
    (l.takeWhile p).head w = l.head (fun e => w (e.symm ▸ takeWhile_nil)) := by
  cases l with
  | nil => exact (w rfl).elim
  | cons a l =>
    cases h : p a with
    | false => exact (w (by rewrite [takeWhile_cons, h]; rfl)).elim
    | true => exact (head_eq_iff_head?_eq_some w).mpr (by rewrite [takeWhile_cons, if_pos h]; rfl)
theorem takeWhile_filterMap {β : Type v} {f : α → Option β} {p : β → Bool} {l : List α} :
    (l.filterMap f).takeWhile p = (l.takeWhile fun a => (f a).all p).filterMap f := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, takeWhile_cons]
    cases e : f a with
    | none => rewrite [Option.all_none, if_pos rfl, filterMap_cons, e]; exact ih
    | some b =>
      rewrite [Option.all_some]
      show takeWhile p (b :: filterMap f l) = _
      rewrite [takeWhile_cons, ih]
      cases p b with
      | false => rfl
      | true => rw [if_pos rfl, if_pos rfl, filterMap_cons, e]
theorem dropWhile_filterMap {β : Type v} {f : α → Option β} {p : β → Bool} {l : List α} :
    (l.filterMap f).dropWhile p = (l.dropWhile fun a => (f a).all p).filterMap f := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, dropWhile_cons]
    cases e : f a with
    | none => rewrite [Option.all_none, if_pos rfl]; exact ih
    | some b =>
      rewrite [Option.all_some]
      show dropWhile p (b :: filterMap f l) = _
      rewrite [dropWhile_cons, ih]
      cases p b with
      | true => rfl
      | false => rw [if_neg Bool.false_ne_true, if_neg Bool.false_ne_true, filterMap_cons, e]
theorem dropWhile_append {p : α → Bool} {xs ys : List α} : (xs ++ ys).dropWhile p =
    if (xs.dropWhile p).isEmpty then ys.dropWhile p else xs.dropWhile p ++ ys := by
  induction xs with
  | nil => rfl
  | cons a l ih => rewrite [cons_append, dropWhile_cons, dropWhile_cons]; cases p a <;> first | rfl | exact ih
theorem takeWhile_replicate {a : α} {n : Nat} {p : α → Bool} :
    (replicate n a).takeWhile p = if p a then replicate n a else [] := by
  induction n with
  | zero => exact (ite_self _).symm
  | succ n ih =>
    rewrite [replicate_succ, takeWhile_cons, ih]
    cases p a <;> rfl
theorem dropWhile_replicate {a : α} {n : Nat} {p : α → Bool} :
    (replicate n a).dropWhile p = if p a then [] else replicate n a := by
  induction n with
  | zero => exact (ite_self _).symm
  | succ n ih =>
    rewrite [replicate_succ, dropWhile_cons, ih]
    cases p a <;> rfl
theorem take_takeWhile {i : Nat} {l : List α} {p : α → Bool} : (l.takeWhile p).take i = (l.take i).takeWhile p := by
  induction l generalizing i with
  | nil => rw [takeWhile_nil, take_nil, takeWhile_nil]
  | cons a l ih => cases i with
    | zero => rfl
    | succ i =>
      rewrite [take_succ_cons, takeWhile_cons, takeWhile_cons, ← ih]
      cases p a <;> rfl
theorem dropWhile_beq_eq_self_of_head?_ne [BEq α] [LawfulBEq α] {a : α} {l : List α} (h : l.head? ≠ some a) :
    l.dropWhile (· == a) = l := by
  cases l with
  | nil => rfl
  | cons b l =>
    rw [dropWhile_cons, if_neg fun k => h (congrArg some (eq_of_beq k))]
theorem head_dropWhile_not (p : α → Bool) {l : List α} (w) : p ((l.dropWhile p).head w) = false := by
  induction l with
  | nil => exact (w rfl).elim
  | cons a l ih =>
    have e : dropWhile p (a :: l) = if p a then dropWhile p l else a :: l := dropWhile_cons
    cases h : p a with
    | false =>
      rewrite [h] at e
      have : (dropWhile p (a :: l)).head? = some a := congrArg head? e
      rw [(head_eq_iff_head?_eq_some w).mpr this, h]
    | true =>
      rewrite [h] at e
      have k : dropWhile p l ≠ [] := fun f => w (e.trans f)
      have : (dropWhile p (a :: l)).head? = some ((dropWhile p l).head k) :=
        (congrArg head? e).trans (head?_eq_some_head k)
      rewrite [(head_eq_iff_head?_eq_some w).mpr this]
      exact ih k

/- Several lists at once. -/
section
variable {β : Type v}
theorem head_zipWith {γ : Type w} {as : List α} {bs : List β} {f : α → β → γ} (h) : (List.zipWith f as bs).head h =
    f (as.head fun e => h (zipWith_eq_nil_iff.mpr (.inl e)))
      (bs.head fun e => h (zipWith_eq_nil_iff.mpr (.inr e))) := by
  cases as with
  | nil => exact (h rfl).elim
  | cons a as => cases bs with
    | nil => exact (h rfl).elim
    | cons b bs => rfl
theorem zipWith_foldr_eq_zip_foldr {γ : Type w} {l₁ : List α} {l₂ : List β} {δ : Type x} {f : α → β → γ} {i : δ}
    {g : γ → δ → δ} :
    (zipWith f l₁ l₂).foldr g i = (zip l₁ l₂).foldr (fun p r => g (f p.1 p.2) r) i := by
  induction l₁ generalizing l₂ with
  | nil => rfl
  | cons a l ih => cases l₂ with
    | nil => rfl
    | cons b l₂ => exact congrArg (g _) ih
theorem zipWith_foldl_eq_zip_foldl {γ : Type w} {l₁ : List α} {l₂ : List β} {δ : Type x} {f : α → β → γ} {i : δ}
    {g : δ → γ → δ} :
    (zipWith f l₁ l₂).foldl g i = (zip l₁ l₂).foldl (fun r p => g r (f p.1 p.2)) i := by
  induction l₁ generalizing l₂ i with
  | nil => rfl
  | cons a l ih => cases l₂ with
    | nil => rfl
    | cons b l₂ => exact ih
theorem zipWith_eq_cons_iff {γ : Type w} {l₁ : List α} {l₂ : List β} {g : γ} {l : List γ} {f : α → β → γ} :
    zipWith f l₁ l₂ = g :: l ↔
    ∃ a l₁' b l₂', l₁ = a :: l₁' ∧ l₂ = b :: l₂' ∧ g = f a b ∧ l = zipWith f l₁' l₂' := by
  refine ⟨fun h => ?_, fun ⟨_, _, _, _, h₁, h₂, h₃, h₄⟩ => by rewrite [h₁, h₂, h₃, h₄]; rfl⟩
  cases l₁ with
  | nil => nomatch h
  | cons a l₁ => cases l₂ with
    | nil => nomatch h
    | cons b l₂ => exact ⟨a, l₁, b, l₂, rfl, rfl, (cons.inj h).1.symm, (cons.inj h).2.symm⟩
theorem zip_eq_cons_iff {l₁ : List α} {l₂ : List β} {a : α} {b : β} {l : List (α × β)} : zip l₁ l₂ = (a, b) :: l ↔
    ∃ l₁' l₂', l₁ = a :: l₁' ∧ l₂ = b :: l₂' ∧ l = zip l₁' l₂' := by
  refine zipWith_eq_cons_iff.trans ⟨fun ⟨c, l₁', d, l₂', h₁, h₂, h₃, h₄⟩ => ?_, fun ⟨l₁', l₂', h₁, h₂, h₃⟩ =>
    ⟨a, l₁', b, l₂', h₁, h₂, rfl, h₃⟩⟩
  cases h₃
  exact ⟨l₁', l₂', h₁, h₂, h₄⟩
theorem map_uncurry_zip_eq_zipWith {γ : Type w} {f : α → β → γ} {l : List α} {l' : List β} :
    map (Function.uncurry f) (l.zip l') = zipWith f l l' := by rewrite [zip, map_zipWith]; rfl
theorem map_zip_eq_zipWith {γ : Type w} {f : α × β → γ} {l : List α} {l' : List β} :
    map f (l.zip l') = zipWith (Function.curry f) l l' := by rewrite [zip, map_zipWith]; rfl
theorem map_prod_left_eq_zip {l : List α} {f : α → β} : (l.map fun x => (x, f x)) = l.zip (l.map f) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (_ :: ·) ih
theorem map_prod_right_eq_zip {l : List α} {f : α → β} : (l.map fun x => (f x, x)) = (l.map f).zip l := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (_ :: ·) ih
theorem unzip_zip_left : ∀ {l₁ : List α} {l₂ : List β}, length l₁ ≤ length l₂ → (unzip (zip l₁ l₂)).1 = l₁ :=
  fun h => unzip_fst.trans (map_fst_zip h)
theorem unzip_zip_right : ∀ {l₁ : List α} {l₂ : List β}, length l₂ ≤ length l₁ → (unzip (zip l₁ l₂)).2 = l₂ :=
  fun h => unzip_snd.trans (map_snd_zip h)
theorem tail_zip_fst {l : List (α × β)} : l.unzip.1.tail = l.tail.unzip.1 := by
  rw [unzip_fst, unzip_fst, map_tail]
theorem tail_zip_snd {l : List (α × β)} : l.unzip.2.tail = l.tail.unzip.2 := by
  rw [unzip_snd, unzip_snd, map_tail]
end
theorem map_snd_add_zipIdx_eq_zipIdx {l : List α} {n k : Nat} :
    map (Prod.map id (· + n)) (zipIdx l k) = zipIdx l (n + k) := by
  induction l generalizing k with
  | nil => rfl
  | cons a l ih =>
    rewrite [zipIdx_cons, map_cons, zipIdx_cons, ih]
    exact congr (congrArg (fun m => (cons (a, m))) (Nat.add_comm k n)) rfl
theorem zipIdx_cons' {i : Nat} {x : α} {xs : List α} :
    zipIdx (x :: xs) i = (x, i) :: (zipIdx xs i).map (Prod.map id (· + 1)) := by
  rw [map_snd_add_zipIdx_eq_zipIdx, zipIdx_cons, Nat.add_comm]
theorem zipIdx_succ {l : List α} {i : Nat} : l.zipIdx (i + 1) = (l.zipIdx i).map (fun ⟨a, i⟩ => (a, i + 1)) := by
  rewrite [Nat.add_comm, ← map_snd_add_zipIdx_eq_zipIdx]; rfl
theorem zipIdx_eq_map_add {l : List α} {i : Nat} : l.zipIdx i = l.zipIdx.map (fun ⟨a, j⟩ => (a, i + j)) := by
  have h := map_snd_add_zipIdx_eq_zipIdx (l := l) (n := i) (k := 0)
  rewrite [Nat.add_zero] at h
  rewrite [← h]
  exact map_congr_left fun ⟨a, j⟩ _ => congrArg (a, ·) (Nat.add_comm j i)
theorem range'_subset_right {s m n step : Nat} (step0 : 0 < step) : range' s m step ⊆ range' s n step ↔ m ≤ n := by
  refine ⟨fun h => Nat.not_lt.mp fun k => ?_, fun h => (range'_sublist_right.mpr h).subset⟩
  have ⟨i, hi, e⟩ := mem_range'.mp (h (mem_range'.mpr ⟨n, k, rfl⟩))
  exact Nat.ne_of_lt hi (Nat.eq_of_mul_eq_mul_left step0 (Nat.add_left_cancel e)).symm
theorem range'_subset_right_1 {s m n : Nat} : range' s m ⊆ range' s n ↔ m ≤ n := range'_subset_right Nat.one_pos
theorem range'_succ_left {s n step : Nat} : range' (s + 1) n step = (range' s n step).map (· + 1) := by
  induction n generalizing s with
  | zero => rfl
  | succ n ih => rw [range'_succ, range'_succ, map_cons, ← ih, Nat.add_right_comm]

/- Elements, replacing and inserting. -/
theorem eq_getElem_of_length_eq_one : (l : List α) → (hl : l.length = 1) → l = [l[0]'(hl ▸ by decide)]
  | [_], _ => rfl
theorem eq_getElem_of_length_eq_two : (l : List α) → (hl : l.length = 2) →
    l = [l[0]'(hl ▸ by decide), l[1]'(hl ▸ by decide)]
  | [_, _], _ => rfl
theorem eq_getElem_of_length_eq_three : (l : List α) → (hl : l.length = 3) →
    l = [l[0]'(hl ▸ by decide), l[1]'(hl ▸ by decide), l[2]'(hl ▸ by decide)]
  | [_, _, _], _ => rfl
theorem eq_getElem_of_length_eq_four : (l : List α) → (hl : l.length = 4) →
    l = [l[0]'(hl ▸ by decide), l[1]'(hl ▸ by decide), l[2]'(hl ▸ by decide), l[3]'(hl ▸ by decide)]
  | [_, _, _, _], _ => rfl
theorem getLast!_cons_eq_getLastD {a : α} {l : List α} [Inhabited α] : (a :: l).getLast! = l.getLastD a := by
  cases l <;> rfl
theorem get_cons_zero {a : α} {l : List α} : get (a :: l) (0 : Fin (l.length + 1)) = a := rfl
theorem get_cons_succ' {a : α} {as : List α} {i : Fin as.length} : (a :: as).get i.succ = as.get i := rfl
section
variable [BEq α] {a : α}
theorem any_beq' [PartialEquivBEq α] {l : List α} : (l.any fun x => x == a) = l.contains a := by
  rewrite [contains_eq_any_beq]; exact congrArg l.any (funext fun _ => BEq.comm)
theorem all_bne' [PartialEquivBEq α] {l : List α} : (l.all fun x => x != a) = !l.contains a := by
  rewrite [← any_beq', not_any_eq_all_not]; rfl
theorem contains_congr [PartialEquivBEq α] {l : List α} {x y : α} (h : x == y) : l.contains x = l.contains y := by
  rewrite [contains_eq_any_beq, contains_eq_any_beq]
  exact congrArg l.any (funext fun _ => BEq.congr_left h)
theorem head?_replace {l : List α} {a b : α} : (l.replace a b).head? = match l.head? with
    | none => none
    | some x => some (if a == x then b else x) := by
  cases l with
  | nil => rfl
  | cons x l => rewrite [replace_cons]; cases h : a == x <;> simp [h]
end

section
variable [BEq α] [LawfulBEq α]
theorem getElem?_insert_zero {l : List α} {a : α} : (l.insert a)[0]? = if a ∈ l then l[0]? else some a := by
  rewrite [insert_eq]; split <;> rfl
theorem getElem?_insert_succ {l : List α} {a : α} {i : Nat} :
    (l.insert a)[i + 1]? = if a ∈ l then l[i + 1]? else l[i]? := by
  rewrite [insert_eq]; split <;> rfl
theorem getElem?_insert {l : List α} {a : α} {i : Nat} :
    (l.insert a)[i]? = if a ∈ l then l[i]? else if i = 0 then some a else l[i - 1]? := by
  cases i with
  | zero => exact getElem?_insert_zero
  | succ i => exact getElem?_insert_succ
end
end List
