/-
Searches in lists: where the results are, and in sublists, prefixes, suffixes and segments.
-/
namespace List
variable {α : Type u}

/- `findSome?` and `find?`. -/
section
variable {β : Type v}
theorem findSome?_eq_some_iff {f : α → Option β} {b : β} {l : List α} : l.findSome? f = some b ↔
    ∃ l₁ a l₂, l = l₁ ++ a :: l₂ ∧ f a = some b ∧ ∀ x, x ∈ l₁ → f x = none := by
  constructor
  · intro h
    induction l with
    | nil => nomatch h
    | cons a l ih =>
      rewrite [findSome?_cons] at h
      cases e : f a with
      | some c => rewrite [e] at h; exact ⟨[], a, l, rfl, e.trans h, nofun⟩
      | none =>
        rewrite [e] at h
        obtain ⟨l₁, c, l₂, h₁, h₂, h₃⟩ := ih h
        exact ⟨a :: l₁, c, l₂, congrArg (a :: ·) h₁, h₂, forall_mem_cons.mpr ⟨e, h₃⟩⟩
  · rintro ⟨l₁, a, l₂, rfl, h, k⟩
    rewrite [findSome?_append, findSome?_eq_none_iff.mpr k, findSome?_cons, h]; rfl
theorem findSome?_replicate {f : α → Option β} {a : α} {n : Nat} :
    findSome? f (replicate n a) = if n = 0 then none else f a := by
  cases n with
  | zero => rfl
  | succ n => exact findSome?_replicate_of_pos n.succ_pos
theorem Sublist.findSome?_isSome {f : α → Option β} {l₁ l₂ : List α} (h : l₁ <+ l₂) :
    (l₁.findSome? f).isSome → (l₂.findSome? f).isSome := by
  rewrite [findSome?_isSome_iff, findSome?_isSome_iff]
  exact fun ⟨x, m, k⟩ => ⟨x, h.subset m, k⟩
theorem Sublist.findSome?_eq_none {f : α → Option β} {l₁ l₂ : List α} (h : l₁ <+ l₂) :
    l₂.findSome? f = none → l₁.findSome? f = none := by
  rewrite [findSome?_eq_none_iff, findSome?_eq_none_iff]
  exact fun k x m => k x (h.subset m)
theorem IsPrefix.findSome?_eq_some {b : β} {l₁ l₂ : List α} {f : α → Option β} (h : l₁ <+: l₂) :
    List.findSome? f l₁ = some b → List.findSome? f l₂ = some b := by
  obtain ⟨t, rfl⟩ := h
  intro h
  rewrite [findSome?_append, h]; rfl
theorem IsPrefix.findSome?_eq_none {l₁ l₂ : List α} {f : α → Option β} (h : l₁ <+: l₂) :
    List.findSome? f l₂ = none → List.findSome? f l₁ = none := h.sublist.findSome?_eq_none
theorem IsSuffix.findSome?_eq_none {l₁ l₂ : List α} {f : α → Option β} (h : l₁ <:+ l₂) :
    List.findSome? f l₂ = none → List.findSome? f l₁ = none := h.sublist.findSome?_eq_none
theorem IsInfix.findSome?_eq_none {l₁ l₂ : List α} {f : α → Option β} (h : l₁ <:+: l₂) :
    List.findSome? f l₂ = none → List.findSome? f l₁ = none := h.sublist.findSome?_eq_none
theorem get_find?_mem {xs : List α} {p : α → Bool} (h) : (xs.find? p).get h ∈ xs :=
  mem_of_find?_eq_some (Option.some_get h).symm
theorem find?_flatten_eq_none_iff {xs : List (List α)} {p : α → Bool} :
    xs.flatten.find? p = none ↔ ∀ ys, ys ∈ xs → ∀ x, x ∈ ys → !p x := by
  rewrite [find?_eq_none]
  simp only [mem_flatten, Bool.not_eq_true', Bool.not_eq_true]
  exact ⟨fun h ys m x k => h x ⟨ys, m, k⟩, fun h x ⟨ys, m, k⟩ => h ys m x k⟩
theorem find?_flatMap_eq_none_iff {xs : List α} {f : α → List β} {p : β → Bool} :
    (xs.flatMap f).find? p = none ↔ ∀ x, x ∈ xs → ∀ y, y ∈ f x → !p y := by
  rewrite [find?_eq_none]
  simp only [mem_flatMap, Bool.not_eq_true', Bool.not_eq_true]
  exact ⟨fun h x m y k => h y ⟨x, m, k⟩, fun h y ⟨x, m, k⟩ => h x m y k⟩
theorem find?_replicate_eq_none_iff {p : α → Bool} {a : α} {n : Nat} :
    (replicate n a).find? p = none ↔ n = 0 ∨ !p a := by
  rewrite [find?_replicate]
  by_cases h : n = 0 <;> cases k : p a <;> simp [h]
theorem Sublist.find?_isSome {p : α → Bool} {l₁ l₂ : List α} (h : l₁ <+ l₂) :
    (l₁.find? p).isSome → (l₂.find? p).isSome := by
  rewrite [List.find?_isSome, List.find?_isSome]
  exact fun ⟨x, m, k⟩ => ⟨x, h.subset m, k⟩
theorem Sublist.find?_eq_none {p : α → Bool} {l₁ l₂ : List α} (h : l₁ <+ l₂) :
    l₂.find? p = none → l₁.find? p = none := by
  rewrite [List.find?_eq_none, List.find?_eq_none]
  exact fun k x m => k x (h.subset m)
theorem IsPrefix.find?_eq_some {b : α} {l₁ l₂ : List α} {p : α → Bool} (h : l₁ <+: l₂) :
    List.find? p l₁ = some b → List.find? p l₂ = some b := by
  obtain ⟨t, rfl⟩ := h
  intro h
  rewrite [find?_append, h]; rfl
theorem IsPrefix.find?_eq_none {l₁ l₂ : List α} {p : α → Bool} (h : l₁ <+: l₂) :
    List.find? p l₂ = none → List.find? p l₁ = none := h.sublist.find?_eq_none
theorem IsSuffix.find?_eq_none {l₁ l₂ : List α} {p : α → Bool} (h : l₁ <:+ l₂) :
    List.find? p l₂ = none → List.find? p l₁ = none := h.sublist.find?_eq_none
theorem IsInfix.find?_eq_none {l₁ l₂ : List α} {p : α → Bool} (h : l₁ <:+: l₂) :
    List.find? p l₂ = none → List.find? p l₁ = none := h.sublist.find?_eq_none
end

/- `findIdx` and `findIdx?`. -/
theorem findIdx_eq_length_of_false {p : α → Bool} {xs : List α} (h : ∀ x, x ∈ xs → p x = false) :
    xs.findIdx p = xs.length :=
  findIdx_eq_length.mpr h
theorem findIdx_getElem?_eq_getElem_of_exists {p : α → Bool} {xs : List α} (h : ∃ x, x ∈ xs ∧ p x) :
    xs[xs.findIdx p]? = some (xs[xs.findIdx p]'(findIdx_lt_length_of_exists h)) := getElem?_eq_getElem _
theorem not_of_lt_findIdx {p : α → Bool} {xs : List α} {i : Nat} (h : i < xs.findIdx p) :
    p (xs[i]'(Nat.lt_of_lt_of_le h findIdx_le_length)) = false :=
  have ⟨_, k⟩ := (lt_findIdx_iff xs p i).mp h
  k i (Nat.le_refl i)
theorem le_findIdx_of_not {p : α → Bool} {xs : List α} {i : Nat} (h : i < xs.length)
    (h2 : ∀ j (hji : j < i), p (xs[j]'(Nat.lt_trans hji h)) = false) : i ≤ xs.findIdx p :=
  Nat.not_lt.mp fun k => Bool.false_ne_true ((h2 _ k).symm.trans (findIdx_getElem (w := Nat.lt_trans k h)))
theorem lt_findIdx_of_not {p : α → Bool} {xs : List α} {i : Nat} (h : i < xs.length)
    (h2 : ∀ j (hji : j ≤ i), ¬p (xs[j]'(Nat.lt_of_le_of_lt hji h))) : i < xs.findIdx p :=
  (lt_findIdx_iff xs p i).mpr ⟨h, fun j hj => Bool.eq_false_iff.mpr (h2 j hj)⟩
theorem findIdx_eq {p : α → Bool} {xs : List α} {i : Nat} (h : i < xs.length) :
    xs.findIdx p = i ↔ p xs[i] ∧ ∀ j (hji : j < i), p (xs[j]'(Nat.lt_trans hji h)) = false :=
  ⟨fun e => by subst e; exact ⟨findIdx_getElem, fun _ hji => not_of_lt_findIdx hji⟩,
   fun ⟨k, m⟩ => Nat.le_antisymm (Nat.not_lt.mp fun n => Bool.false_ne_true ((not_of_lt_findIdx n).symm.trans k))
    (le_findIdx_of_not h m)⟩
theorem findIdx_append {p : α → Bool} {l₁ l₂ : List α} : (l₁ ++ l₂).findIdx p =
    if l₁.findIdx p < l₁.length then l₁.findIdx p else l₂.findIdx p + l₁.length := by
  induction l₁ with
  | nil => rfl
  | cons a l ih =>
    rewrite [cons_append, findIdx_cons, findIdx_cons, ih, length_cons]
    cases p a with
    | true => exact (if_pos (Nat.succ_pos _)).symm
    | false =>
      rewrite [if_neg Bool.false_ne_true, if_neg Bool.false_ne_true]
      by_cases h : findIdx p l < l.length
      · rw [if_pos h, if_pos (Nat.succ_lt_succ h)]
      · rewrite [if_neg h, if_neg fun k => h (Nat.lt_of_succ_lt_succ k)]; rfl
theorem IsPrefix.findIdx_le {l₁ l₂ : List α} {p : α → Bool} (h : l₁ <+: l₂) : l₁.findIdx p ≤ l₂.findIdx p := by
  obtain ⟨t, rfl⟩ := h
  rewrite [findIdx_append]
  split
  · exact Nat.le_refl _
  · exact Nat.le_trans findIdx_le_length (Nat.le_add_left _ _)
theorem IsPrefix.findIdx_eq_of_findIdx_lt_length {l₁ l₂ : List α} {p : α → Bool} (h : l₁ <+: l₂)
    (lt : l₁.findIdx p < l₁.length) : l₂.findIdx p = l₁.findIdx p := by
  obtain ⟨t, rfl⟩ := h
  rw [findIdx_append, if_pos lt]
theorem findIdx_le_findIdx {p q : α → Bool} {l : List α} (h : ∀ x, x ∈ l → p x → q x) : l.findIdx q ≤ l.findIdx p := by
  induction l with
  | nil => exact Nat.le_refl 0
  | cons a l ih =>
    have ⟨k, h⟩ := forall_mem_cons.mp h
    rewrite [findIdx_cons, findIdx_cons]
    cases e : p a with
    | true => rewrite [k e]; exact Nat.le_refl _
    | false =>
      cases q a with
      | true => exact Nat.zero_le _
      | false => exact Nat.succ_le_succ (ih h)
private theorem findIdx?_eq_ite {p : α → Bool} {xs : List α} :
    xs.findIdx? p = if xs.findIdx p < xs.length then some (xs.findIdx p) else none := by
  split
  · exact findIdx?_eq_some_of_exists (findIdx_lt_length.mp ‹_›)
  · exact findIdx?_eq_none_iff.mpr fun x m => Bool.eq_false_iff.mpr fun k => ‹¬ _› (findIdx_lt_length.mpr ⟨x, m, k⟩)
theorem findIdx?_eq_some_iff_findIdx_eq {xs : List α} {p : α → Bool} {i : Nat} :
    xs.findIdx? p = some i ↔ i < xs.length ∧ xs.findIdx p = i := by
  rewrite [findIdx?_eq_ite]
  split
  · exact ⟨fun h => Option.some.inj h ▸ ⟨‹_›, rfl⟩, fun h => congrArg some h.2⟩
  · exact ⟨nofun, fun ⟨h, e⟩ => (‹¬ _› (e ▸ h)).elim⟩
theorem findIdx?_eq_none_iff_findIdx_eq {xs : List α} {p : α → Bool} :
    xs.findIdx? p = none ↔ xs.findIdx p = xs.length := findIdx?_eq_none_iff.trans findIdx_eq_length.symm
theorem findIdx?_eq_guard_findIdx_lt {xs : List α} {p : α → Bool} :
    xs.findIdx? p = Option.guard (fun i => i < xs.length) (xs.findIdx p) := by
  rewrite [findIdx?_eq_ite, Option.guard]
  simp only [decide_eq_true_eq]
theorem findIdx_eq_getD_findIdx? {xs : List α} {p : α → Bool} : xs.findIdx p = (xs.findIdx? p).getD xs.length := by
  rewrite [findIdx?_eq_ite]
  split
  · rfl
  · exact Nat.le_antisymm findIdx_le_length (Nat.not_lt.mp ‹_›)
theorem findIdx?_eq_none_of_findIdx?_eq_none {xs : List α} {p q : α → Bool} (w : ∀ x ∈ xs, p x → q x) :
    xs.findIdx? q = none → xs.findIdx? p = none := by
  rewrite [findIdx?_eq_none_iff, findIdx?_eq_none_iff]
  exact fun h x m => Bool.eq_false_iff.mpr fun k => Bool.false_ne_true ((h x m).symm.trans (w x m k))
theorem Sublist.findIdx?_isSome {p : α → Bool} {l₁ l₂ : List α} (h : l₁ <+ l₂) :
    (l₁.findIdx? p).isSome → (l₂.findIdx? p).isSome := by
  rewrite [List.findIdx?_isSome, List.findIdx?_isSome, any_eq_true, any_eq_true]
  exact fun ⟨x, m, k⟩ => ⟨x, h.subset m, k⟩
theorem Sublist.findIdx?_eq_none {p : α → Bool} {l₁ l₂ : List α} (h : l₁ <+ l₂) :
    l₂.findIdx? p = none → l₁.findIdx? p = none := by
  rewrite [findIdx?_eq_none_iff, findIdx?_eq_none_iff]
  exact fun k x m => k x (h.subset m)
theorem IsPrefix.findIdx?_eq_some {i : Nat} {l₁ l₂ : List α} {p : α → Bool} (h : l₁ <+: l₂) :
    List.findIdx? p l₁ = some i → List.findIdx? p l₂ = some i := by
  obtain ⟨t, rfl⟩ := h
  intro h
  rewrite [findIdx?_append, h]; rfl
theorem IsPrefix.findIdx?_eq_none {l₁ l₂ : List α} {p : α → Bool} (h : l₁ <+: l₂) :
    List.findIdx? p l₂ = none → List.findIdx? p l₁ = none := h.sublist.findIdx?_eq_none
theorem IsSuffix.findIdx?_eq_none {l₁ l₂ : List α} {p : α → Bool} (h : l₁ <:+ l₂) :
    List.findIdx? p l₂ = none → List.findIdx? p l₁ = none := h.sublist.findIdx?_eq_none
theorem IsInfix.findIdx?_eq_none {l₁ l₂ : List α} {p : α → Bool} (h : l₁ <:+: l₂) :
    List.findIdx? p l₂ = none → List.findIdx? p l₁ = none := h.sublist.findIdx?_eq_none
theorem find?_eq_getElem?_findIdx {xs : List α} {p : α → Bool} : xs.find? p = xs[xs.findIdx p]? := by
  induction xs with
  | nil => rfl
  | cons a l ih =>
    rewrite [find?_cons, findIdx_cons]
    cases p a with
    | true => rfl
    | false => exact ih
theorem find?_eq_bind_findIdx?_getElem? {xs : List α} {p : α → Bool} : xs.find? p = (xs.findIdx? p).bind (xs[·]?) := by
  rewrite [find?_eq_getElem?_findIdx, findIdx?_eq_ite]
  split
  · rfl
  · exact getElem?_eq_none (Nat.not_lt.mp ‹_›)
theorem find?_eq_map_findFinIdx?_getElem {xs : List α} {p : α → Bool} :
    xs.find? p = (xs.findFinIdx? p).map (xs[·]) := by
  rewrite [find?_eq_bind_findIdx?_getElem?, findIdx?_eq_map_findFinIdx?_val]
  cases xs.findFinIdx? p with
  | none => rfl
  | some i => exact getElem?_eq_getElem i.isLt

/- `idxOf`, `idxOf?` and `lookup`. -/
theorem idxOf_append [BEq α] [LawfulBEq α] {l₁ l₂ : List α} {a : α} :
    (l₁ ++ l₂).idxOf a = if a ∈ l₁ then l₁.idxOf a else l₂.idxOf a + l₁.length := by
  rewrite [idxOf, findIdx_append]
  exact ite_congr (propext idxOf_lt_length_iff) (fun _ => rfl) fun _ => rfl
theorem idxOf?_eq_map_finIdxOf?_val [BEq α] {xs : List α} {a : α} : xs.idxOf? a = (xs.finIdxOf? a).map (·.val) :=
  findIdx?_eq_map_findFinIdx?_val
theorem idxOf?_cons [BEq α] {a : α} {xs : List α} {b : α} :
    (a :: xs).idxOf? b = if a == b then some 0 else (xs.idxOf? b).map (· + 1) := findIdx?_cons
theorem idxOf?_eq_some_iff [BEq α] [LawfulBEq α] {l : List α} {a : α} {i : Nat} :
    l.idxOf? a = some i ↔ ∃ (h : i < l.length), l[i] = a ∧ ∀ j (_ : j < i), ¬l[j] = a := by
  refine findIdx?_eq_some_iff_getElem.trans ?_
  simp only [beq_iff_eq]
theorem isNone_idxOf? [BEq α] [LawfulBEq α] {l : List α} {a : α} : (l.idxOf? a).isNone = ¬a ∈ l := by
  rw [← idxOf?_eq_none_iff, Option.isNone_iff_eq_none]
theorem lookup_eq_findSome? {β : Type v} [BEq α] {l : List (α × β)} {k : α} :
    l.lookup k = l.findSome? fun p => if k == p.1 then some p.2 else none := by
  induction l with
  | nil => rfl
  | cons x l ih => obtain ⟨a, b⟩ := x; rewrite [lookup_cons, findSome?_cons, ih]; cases k == a <;> rfl
theorem lookup_replicate {β : Type v} [BEq α] {n : Nat} {a : α} {b : β} {k : α} :
    (replicate n (a, b)).lookup k = if n = 0 then none else if k == a then some b else none := by
  rw [lookup_eq_findSome?, findSome?_replicate]
theorem lookup_replicate_of_pos {β : Type v} [BEq α] {n : Nat} {a : α} {b : β} {k : α} (h : 0 < n) :
    (replicate n (a, b)).lookup k = if k == a then some b else none := by
  rw [lookup_replicate, if_neg (Nat.ne_of_gt h)]
theorem lookup_replicate_self {β : Type v} [BEq α] {n : Nat} {b : β} [ReflBEq α] {a : α} :
    (replicate n (a, b)).lookup a = if n = 0 then none else some b := by
  rw [lookup_replicate, if_pos BEq.rfl]
section
variable {β : Type v} [BEq α] {k : α} {l₁ l₂ : List (α × β)}
theorem Sublist.lookup_isSome (h : l₁ <+ l₂) : (l₁.lookup k).isSome → (l₂.lookup k).isSome := by
  rewrite [lookup_eq_findSome?, lookup_eq_findSome?]; exact h.findSome?_isSome
theorem Sublist.lookup_eq_none (h : l₁ <+ l₂) : l₂.lookup k = none → l₁.lookup k = none := by
  rewrite [lookup_eq_findSome?, lookup_eq_findSome?]; exact h.findSome?_eq_none
theorem IsPrefix.lookup_eq_some {b : β} (h : l₁ <+: l₂) : List.lookup k l₁ = some b → List.lookup k l₂ = some b := by
  rewrite [lookup_eq_findSome?, lookup_eq_findSome?]; exact h.findSome?_eq_some
theorem IsPrefix.lookup_eq_none (h : l₁ <+: l₂) : List.lookup k l₂ = none → List.lookup k l₁ = none :=
  h.sublist.lookup_eq_none
theorem IsSuffix.lookup_eq_none (h : l₁ <:+ l₂) : List.lookup k l₂ = none → List.lookup k l₁ = none :=
  h.sublist.lookup_eq_none
theorem IsInfix.lookup_eq_none (h : l₁ <:+: l₂) : List.lookup k l₂ = none → List.lookup k l₁ = none :=
  h.sublist.lookup_eq_none
end
end List
