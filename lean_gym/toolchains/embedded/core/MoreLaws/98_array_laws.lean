/-
Laws of arrays: elements, counting, folds, parts.
-/
namespace Array
theorem countP_push {α : Type u} {p : α → Bool} {a : α} {xs : Array α} : countP p (xs.push a) = countP p xs + if p a
    = true then 1 else 0 := by
  rcases xs with ⟨xs⟩; simp
theorem count_push {α : Type u} [BEq α] {a b : α} {xs : Array α} : count a (xs.push b) = count a xs + if (b == a) =
    true then 1 else 0 := countP_push
theorem count_eq_countP {α : Type u} [BEq α] {a : α} {xs : Array α} : count a xs = countP (fun (x : α) => x == a) xs :=
  rfl
theorem count_singleton_self {α : Type u} [BEq α] [LawfulBEq α] {a : α} : count a #[a] = 1 := by simp
theorem count_eq_zero {α : Type u} [BEq α] [LawfulBEq α] {a : α} {xs : Array α} : count a xs = 0 ↔ ¬a ∈ xs := by
  rcases xs with ⟨xs⟩; simp [List.count_eq_zero]
theorem count_replicate {α : Type u} [BEq α] [LawfulBEq α] {a b : α} {n : Nat} : count a (replicate n b) = if
    (b == a) = true then n else 0 := by simp [← List.toArray_replicate, List.count_replicate]
theorem getElem?_extract_of_succ {α : Type u} {as : Array α} {j : Nat} : (as.extract 0 (j + 1))[j]? = as[j]? := by
  rcases as with ⟨as⟩; simp
theorem eq_empty_iff_size_eq_zero {α : Type u} {xs : Array α} : xs = #[] ↔ xs.size = 0 := by simp
theorem getElem_of_getElem? {α : Type u} {i : Nat} {a : α} {xs : Array α} : xs[i]? = some a → ∃ (h : i < xs.size),
    xs[i] = a := fun h => getElem?_eq_some_iff.mp h
theorem getElem_eq_iff {α : Type u} {x : α} {xs : Array α} {i : Nat} {h : i < xs.size} : xs[i] = x ↔ xs[i]? = some x :=
  ⟨fun e => e ▸ getElem?_eq_getElem h, fun e => (getElem?_eq_some_iff.mp e).2⟩
theorem getElem_singleton {α : Type u} {a : α} {i : Nat} (h : i < 1) : #[a][i] = a := by
  obtain rfl : i = 0 := Nat.lt_one_iff.mp h
  rfl
theorem ext_getElem? {α : Type u} {xs ys : Array α} (h : ∀ (i : Nat), xs[i]? = ys[i]?) : xs = ys := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simpa using List.ext_getElem? (by simpa using h)
theorem exists_mem_of_ne_empty {α : Type u} (xs : Array α) (h : xs ≠ #[]) : ∃ (x : α), x ∈ xs := by
  rcases xs with ⟨xs⟩; simpa using List.exists_mem_of_ne_nil xs (by simpa using h)
theorem eq_empty_iff_forall_not_mem {α : Type u} {xs : Array α} : xs = #[] ↔ ∀ (a : α), ¬a ∈ xs := by
  rcases xs with ⟨xs⟩; simp [List.eq_nil_iff_forall_not_mem]
theorem eq_of_mem_singleton {α : Type u} {b a : α} (h : a ∈ #[b]) : a = b := by simp_all
theorem forall_mem_push {α : Type u} {p : α → Prop} {xs : Array α} {a : α} : (∀ (x : α), x ∈ xs.push a → p x) ↔ p a ∧
    ∀ (x : α), x ∈ xs → p x := by simp [or_imp, forall_and, and_comm]
theorem exists_mem_empty {α : Type u} (p : α → Prop) : ¬∃ x, ∃ (_ : x ∈ #[]), p x := by simp
theorem forall_mem_empty {α : Type u} (p : α → Prop) (x : α) : x ∈ #[] → p x := by simp
theorem exists_mem_push {α : Type u} {p : α → Prop} {a : α} {xs : Array α} : (∃ x, ∃ (_ : x ∈ xs.push a), p x) ↔ p a
    ∨ ∃ x, ∃ (_ : x ∈ xs), p x := by simp [or_and_right, exists_or, or_comm]
theorem forall_mem_singleton {α : Type u} {p : α → Prop} {a : α} : (∀ (x : α), x ∈ #[a] → p x) ↔ p a := by simp
theorem getElem_of_mem {α : Type u} {a : α} {xs : Array α} (h : a ∈ xs) : ∃ (i : Nat), ∃ (h : i < xs.size), xs[i] = a
    := by
  rcases xs with ⟨xs⟩; simpa using List.getElem_of_mem (by simpa using h)
theorem getElem?_of_mem {α : Type u} {a : α} {xs : Array α} (h : a ∈ xs) : ∃ (i : Nat), xs[i]? = some a := by
  rcases xs with ⟨xs⟩; simpa using List.getElem?_of_mem (by simpa using h)
theorem isEmpty_iff_size_eq_zero {α : Type u} {xs : Array α} : xs.isEmpty = true ↔ xs.size = 0 := by simp
theorem contains_eq_true_of_mem {α : Type u} [BEq α] [ReflBEq α] {a : α} {as : Array α} (h : a ∈ as) : as.contains a
    = true := by
  rcases as with ⟨as⟩; simpa using List.elem_eq_true_of_mem (by simpa using h)
theorem exists_of_mem_map {α : Type u} {β : Type v} {f : α → β} {l : Array α} {b : β} (h : b ∈ map f l) : ∃ (a : α),
    a ∈ l ∧ f a = b := mem_map.mp h
theorem forall_mem_map {α : Type u} {β : Type v} {f : α → β} {xs : Array α} {P : β → Prop} :
    (∀ (i : β), i ∈ map f xs → P i) ↔ ∀ (j : α), j ∈ xs → P (f j) := by
  simp
theorem forall_mem_filter {α : Type u} {p : α → Bool} {xs : Array α} {P : α → Prop} :
    (∀ (i : α), i ∈ filter p xs → P i) ↔ ∀ (j : α), j ∈ xs → p j = true → P j := by
  simp
theorem foldl_filter {α : Type u} {β : Type v} {p : α → Bool} {f : β → α → β} {xs : Array α} {init : β} : foldl f
    init (filter p xs) = foldl (fun (x : β) (y : α) => if p y = true then f x y else x) init xs := by
  rcases xs with ⟨xs⟩; simp [List.foldl_filter]
theorem foldr_filter {α : Type u} {β : Type v} {p : α → Bool} {f : α → β → β} {xs : Array α} {init : β} : foldr f
    init (filter p xs) = foldr (fun (x : α) (y : β) => if p x = true then f x y else y) init xs := by
  rcases xs with ⟨xs⟩; simp [List.foldr_filter]
theorem filter_map {β : Type u} {α : Type v} {p : α → Bool} {f : β → α} {xs : Array β} : filter p (map f xs) = map f
    (filter (p ∘ f) xs) := by rcases xs with ⟨xs⟩; simp [List.filter_map]
theorem filter_filterMap {α : Type u} {β : Type v} {f : α → Option β} {p : β → Bool} {xs : Array α} : filter p
    (filterMap f xs) = filterMap (fun (x : α) => Option.filter p (f x)) xs := by
  rcases xs with ⟨xs⟩; simp [List.filter_filterMap]
theorem append_push {α : Type u} {xs ys : Array α} {a : α} : xs ++ ys.push a = (xs ++ ys).push a := by simp
theorem forall_mem_append {α : Type u} {p : α → Prop} {xs ys : Array α} : (∀ (x : α), x ∈ xs ++ ys → p x) ↔
    (∀ (x : α), x ∈ xs → p x) ∧ ∀ (x : α), x ∈ ys → p x := by simp [or_imp, forall_and]
theorem getElem?_append_left {α : Type u} {xs ys : Array α} {i : Nat} (hn : i < xs.size) : (xs ++ ys)[i]? = xs[i]? := by
  simp [getElem?_append, hn]
theorem getElem?_append_right {α : Type u} {xs ys : Array α} {i : Nat} (h : xs.size ≤ i) : (xs ++ ys)[i]? =
    ys[i - xs.size]? := by simp [getElem?_append, Nat.not_lt.mpr h]
theorem append_inj {α : Type u} {xs₁ xs₂ ys₁ ys₂ : Array α} (h : xs₁ ++ ys₁ = xs₂ ++ ys₂) (hl : xs₁.size = xs₂.size)
    : xs₁ = xs₂ ∧ ys₁ = ys₂ := by
  rcases xs₁ with ⟨xs₁⟩; rcases xs₂ with ⟨xs₂⟩; rcases ys₁ with ⟨ys₁⟩; rcases ys₂ with ⟨ys₂⟩
  simpa using List.append_inj (by simpa using h) (by simpa using hl)
theorem append_right_inj {α : Type u} {ys₁ ys₂ : Array α} (xs : Array α) : xs ++ ys₁ = xs ++ ys₂ ↔ ys₁ = ys₂ := by
  rcases ys₁ with ⟨ys₁⟩; rcases ys₂ with ⟨ys₂⟩; rcases xs with ⟨xs⟩; simp
theorem append_left_inj {α : Type u} {xs₁ xs₂ : Array α} (ys : Array α) : xs₁ ++ ys = xs₂ ++ ys ↔ xs₁ = xs₂ := by
  rcases xs₁ with ⟨xs₁⟩; rcases xs₂ with ⟨xs₂⟩; rcases ys with ⟨ys⟩; simp
theorem getElem?_extract {α : Type u} {i : Nat} {xs : Array α} {start stop : Nat} : (xs.extract start stop)[i]? = if
    i < min stop xs.size - start then xs[start + i]? else none := by
  rcases xs with ⟨xs⟩; grind
theorem foldl_map {β₁ : Type u} {β₂ : Type v} {α : Type w} {f : β₁ → β₂} {g : α → β₂ → α} {xs : Array β₁} {init : α}
    : foldl g init (map f xs) = foldl (fun (x : α) (y : β₁) => g x (f y)) init xs := by
  rcases xs with ⟨xs⟩; simp [List.foldl_map]
theorem foldr_map {α₁ : Type u} {α₂ : Type v} {β : Type w} {f : α₁ → α₂} {g : α₂ → β → β} {xs : Array α₁} {init : β}
    : foldr g init (map f xs) = foldr (fun (x : α₁) (y : β) => g (f x) y) init xs := by
  rcases xs with ⟨xs⟩; simp [List.foldr_map]
theorem foldl_eq_foldr_reverse {α : Type u} {β : Type v} {xs : Array α} {f : β → α → β} {b : β} : foldl f b xs =
    foldr (fun (x : α) (y : β) => f y x) b xs.reverse := by
  simp
theorem foldr_eq_foldl_reverse {α : Type u} {β : Type v} {xs : Array α} {f : α → β → β} {b : β} : foldr f b xs =
    foldl (fun (x : β) (y : α) => f y x) b xs.reverse := by
  simp
theorem getElem_eq_getD {α : Type u} {xs : Array α} {i : Nat} {h : i < xs.size} (fallback : α) : xs[i] = xs.getD i
    fallback := by
  simp [*]
theorem getElem?_push_lt {α : Type u} {xs : Array α} {x : α} {i : Nat} (h : i < xs.size) : (xs.push x)[i]? = some
    xs[i] := by simp [getElem?_push, Nat.ne_of_lt h, h]
end Array
namespace Option
theorem map_id_apply' {α : Type u} {x : Option α} : Option.map (fun (a : α) => a) x = x := by simp
theorem toList_filter {α : Type u} {o : Option α} {p : α → Bool} : (Option.filter p o).toList = List.filter p
    o.toList := by
  cases o with
  | none => rfl
  | some a => cases h : p a <;> simp [Option.filter, h]
theorem toList_map {α : Type u} {β : Type v} {o : Option α} {f : α → β} : (Option.map f o).toList = List.map f
    o.toList := by
  cases o <;> rfl
end Option
