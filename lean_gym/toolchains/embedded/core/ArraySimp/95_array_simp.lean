/-
What `simp` makes of functions on arrays: places, `any`, `map`, `filter`, `++`, `flatten`, `replicate`, `reverse`.
-/
namespace Array
variable {α : Type u}
instance instReflBEq [BEq α] [ReflBEq α] : ReflBEq (Array α) := ⟨fun {xs} => (beq_toList xs xs).symm.trans BEq.rfl⟩
instance instLawfulBEq [BEq α] [LawfulBEq α] : LawfulBEq (Array α) where
  eq_of_beq {xs ys} h := Array.ext' (eq_of_beq ((beq_toList xs ys).trans h))
instance instDecidableMemOfLawfulBEq [BEq α] [LawfulBEq α] (a : α) (as : Array α) : Decidable (a ∈ as) :=
  decidable_of_iff (as.toList.contains a = true) (List.contains_iff_mem.trans mem_def.symm)
instance instDecidableForallForallMemOfDecidablePred {xs : Array α} {p : α → Prop} [DecidablePred p] :
    Decidable (∀ x, x ∈ xs → p x) :=
  decidable_of_iff (∀ x, x ∈ xs.toList → p x) ⟨fun h x m => h x m.val, fun h x m => h x ⟨m⟩⟩
instance instDecidableExistsAndMemOfDecidablePred {xs : Array α} {p : α → Prop} [DecidablePred p] :
    Decidable (∃ x, x ∈ xs ∧ p x) :=
  decidable_of_iff (∃ x, x ∈ xs.toList ∧ p x) ⟨fun ⟨x, m, h⟩ => ⟨x, ⟨m⟩, h⟩, fun ⟨x, m, h⟩ => ⟨x, m.val, h⟩⟩
private theorem map_eq_toArray {β : Type v} {f : α → β} {xs : Array α} : xs.map f = (xs.toList.map f).toArray :=
  Array.ext' toList_map
private theorem flatten_cons {a : Array α} {l : List (Array α)} : (a :: l).toArray.flatten = a ++ l.toArray.flatten :=
  Array.ext' (by simp only [toList_append, toList_flatten]; rfl)
private theorem flatten_concat {a : Array α} {l : List (Array α)} :
    (l ++ [a]).toArray.flatten = l.toArray.flatten ++ a :=
  Array.ext' (by simp only [toList_append, toList_flatten, List.map_append, List.flatten_append, List.map_cons,
    List.map_nil, List.flatten_cons, List.flatten_nil, List.append_nil])
private theorem zipWithM_loop {β : Type v} {γ : Type w} {m : Type w → Type x} [Monad m] {f : α → β → m γ} :
    ∀ (as : List α) (bs : List β)
    (cs : Array γ) (ds : List γ), cs.toList = ds.reverse →
      List.zipWithM.loop f as bs cs = List.mapM.loop id (List.zipWith f as bs) ds
  | a :: as, b :: bs, cs, ds, h => congrArg (f a b >>= ·) (funext fun c => zipWithM_loop as bs (cs.push c) (c :: ds)
      (by rw [toList_push, h, List.reverse_cons]))
  | [], bs, cs, ds, h => congrArg pure h
  | a :: as, [], cs, ds, h => congrArg pure h
end Array
namespace Array
/- Permutations. -/
structure Perm {α : Type u} (as bs : Array α) : Prop where
  of_toList_perm ::
  toList : List.Perm as.toList bs.toList
end Array

namespace List
@[simp] theorem push_append_toArray {α : Type u} {as : Array α} {a : α} {bs : List α} :
    as.push a ++ bs.toArray = as ++ (a :: bs).toArray := by
  rcases as with ⟨as⟩; simp only [push_toArray, append_toArray, append_assoc, cons_append, nil_append]
end List
namespace Array
variable {α : Type u}
@[simp] theorem sizeOf_getElem [SizeOf α] (as : Array α) (i : Nat) (h : i < as.size) : sizeOf as[i] < sizeOf as := by
  rcases as with ⟨as⟩
  exact Nat.lt_of_lt_of_le (List.sizeOf_lt_of_mem (List.getElem_mem h)) (Nat.le_add_left _ _)

/- Places and ends. -/
@[simp] theorem getElem_pop {xs : Array α} {i : Nat} (h : i < xs.pop.size) :
    xs.pop[i] = xs[i]'(Nat.lt_of_lt_of_le (size_pop ▸ h) (Nat.sub_le _ _)) :=
  List.getElem_dropLast h
@[simp] theorem pop_append_of_ne_empty {xs ys : Array α} (h : ys ≠ #[]) : (xs ++ ys).pop = xs ++ ys.pop := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [ne_eq, mk.injEq] at h; simp only [List.append_toArray,
    List.pop_toArray, ne_eq, h, not_false_eq_true, List.dropLast_append_of_ne_nil]
@[simp] theorem push_empty {x : α} : #[].push x = #[x] := rfl
@[simp] theorem push_ne_self {a : α} {xs : Array α} : xs.push a ≠ xs := by
  rcases xs with ⟨xs⟩; simp only [List.push_toArray, ne_eq, mk.injEq, List.append_right_eq_self, List.cons_ne_self,
    not_false_eq_true]
@[simp] theorem ne_push_self {a : α} {xs : Array α} : xs ≠ xs.push a := by
  rcases xs with ⟨xs⟩; simp only [List.push_toArray, ne_eq, mk.injEq, List.self_eq_append_right, List.cons_ne_self,
    not_false_eq_true]
@[simp] theorem mem_dite_empty_left {p : Prop} {x : α} [Decidable p] {xs : ¬p → Array α} :
    (x ∈ if h : p then #[] else xs h) ↔ ∃ (h : ¬p), x ∈ xs h := by
  by_cases h : p <;> simp only [h, ↓reduceDIte, List.mem_toArray, List.not_mem_nil, not_true_eq_false, false_iff,
    not_exists, forall_false, not_false_eq_true, exists_true_left]
@[simp] theorem mem_dite_empty_right {p : Prop} {x : α} [Decidable p] {xs : p → Array α} :
    (x ∈ if h : p then xs h else #[]) ↔ ∃ (h : p), x ∈ xs h := by
  by_cases h : p <;> simp only [h, ↓reduceDIte, exists_true_left, List.mem_toArray, List.not_mem_nil, false_iff,
    not_exists, forall_false]
@[simp] theorem mem_ite_empty_left {p : Prop} {x : α} [Decidable p] {xs : Array α} :
    (x ∈ if p then #[] else xs) ↔ ¬p ∧ x ∈ xs := by
  by_cases h : p <;> simp only [h, ↓reduceIte, List.mem_toArray, List.not_mem_nil, not_true_eq_false, false_and,
    not_false_eq_true, true_and]
@[simp] theorem mem_ite_empty_right {p : Prop} {x : α} [Decidable p] {xs : Array α} :
    (x ∈ if p then xs else #[]) ↔ p ∧ x ∈ xs := by
  by_cases h : p <;> simp only [h, ↓reduceIte, true_and, List.mem_toArray, List.not_mem_nil, false_and]

/- `any`, `all`, `contains`. -/
@[simp] theorem isEmpty_eq_false_iff {xs : Array α} : xs.isEmpty = false ↔ xs ≠ #[] := by
  rcases xs with ⟨xs⟩; simp only [List.isEmpty_toArray, List.isEmpty_eq_false_iff, ne_eq, mk.injEq]
@[simp] theorem any_eq_true {p : α → Bool} {as : Array α} :
    as.any p = true ↔ ∃ (i : Nat), ∃ (x : i < as.size), p as[i] = true := by
  rewrite [← any_toList, List.any_eq_true]
  refine ⟨fun ⟨x, m, h⟩ => ?_, fun ⟨i, k, h⟩ => ⟨_, List.getElem_mem k, h⟩⟩
  obtain ⟨i, k, rfl⟩ := List.getElem_of_mem m
  exact ⟨i, k, h⟩
@[simp] theorem any_eq_false {p : α → Bool} {as : Array α} :
    as.any p = false ↔ ∀ (i : Nat) (x : i < as.size), ¬p as[i] = true := by
  rewrite [Bool.eq_false_iff, ne_eq, any_eq_true]
  exact ⟨fun h i x k => h ⟨i, x, k⟩, fun h ⟨i, x, k⟩ => h i x k⟩
@[simp] theorem all_eq_true {p : α → Bool} {as : Array α} :
    as.all p = true ↔ ∀ (i : Nat) (x : i < as.size), p as[i] = true := by
  rewrite [← all_toList, List.all_eq_true]
  refine ⟨fun h i x => h _ (List.getElem_mem x), fun h x m => ?_⟩
  obtain ⟨i, k, rfl⟩ := List.getElem_of_mem m
  exact h i k
@[simp] theorem all_eq_false {p : α → Bool} {as : Array α} :
    as.all p = false ↔ ∃ (i : Nat), ∃ (x : i < as.size), ¬p as[i] = true := by
  rewrite [Bool.eq_false_iff, ne_eq, all_eq_true]; simp only [Classical.not_forall]
@[simp] theorem elem_eq_contains [BEq α] {a : α} {xs : Array α} : elem a xs = xs.contains a := rfl
@[simp] theorem contains_eq_mem [BEq α] [LawfulBEq α] {a : α} {xs : Array α} : xs.contains a = decide (a ∈ xs) := by
  rw [Bool.eq_iff_iff, decide_eq_true_iff, ← contains_toList, List.contains_iff_mem, mem_def]
@[simp] theorem any_push' {stop : Nat} {xs : Array α} {a : α} {p : α → Bool} (h : stop = xs.size + 1) :
    (xs.push a).any p 0 stop = (xs.any p || p a) := by
  cases h.trans (size_push a).symm
  simp only [← any_toList, toList_push, List.any_append, List.any_cons, List.any_nil, Bool.or_false]
@[simp] theorem all_push' {stop : Nat} {xs : Array α} {a : α} {p : α → Bool} (h : stop = xs.size + 1) :
    (xs.push a).all p 0 stop = (xs.all p && p a) := by
  cases h.trans (size_push a).symm
  simp only [← all_toList, toList_push, List.all_append, List.all_cons, List.all_nil, Bool.and_true]
@[simp] theorem contains_push [BEq α] {xs : Array α} {a b : α} :
    (xs.push a).contains b = (xs.contains b || b == a) := by
  rcases xs with ⟨xs⟩; simp only [List.push_toArray, List.contains_toArray, List.contains_append, List.contains_cons,
    List.elem_nil, Bool.or_false]

/- `set`, `==`. -/
@[simp] theorem set_eq_empty_iff {xs : Array α} {i : Nat} {a : α} {h : i < xs.size} :
    xs.set i a h = #[] ↔ xs = #[] := by
  rw [← size_eq_zero_iff, size_set, size_eq_zero_iff]
@[simp] theorem setIfInBounds_empty {i : Nat} {a : α} : #[].setIfInBounds i a = #[] := rfl
@[simp] theorem getElem?_setIfInBounds_self_of_lt {xs : Array α} {i : Nat} {a : α} (h : i < xs.size) :
    (xs.setIfInBounds i a)[i]? = some a := by
  simp only [size_setIfInBounds, h, getElem?_pos, getElem_setIfInBounds_self]
@[simp] theorem getElem?_setIfInBounds_ne {xs : Array α} {i j : Nat} (h : i ≠ j) {a : α} :
    (xs.setIfInBounds i a)[j]? = xs[j]? := by
  rw [← getElem?_toList, toList_setIfInBounds, List.getElem?_set_ne h, getElem?_toList]
@[simp] theorem setIfInBounds_eq_empty_iff {xs : Array α} {i : Nat} {a : α} :
    xs.setIfInBounds i a = #[] ↔ xs = #[] := by
  rw [← size_eq_zero_iff, size_setIfInBounds, size_eq_zero_iff]
@[simp] theorem setIfInBounds_setIfInBounds (a : α) {b : α} {xs : Array α} {i : Nat} :
    (xs.setIfInBounds i a).setIfInBounds i b = xs.setIfInBounds i b :=
  Array.ext' (by simp only [toList_setIfInBounds, List.set_set])
@[simp] theorem getD_getElem?_setIfInBounds {xs : Array α} {i : Nat} {v d : α} :
    (xs.setIfInBounds i v)[i]?.getD d = if i < xs.size then v else d := by
  by_cases h : i < xs.size
  · rewrite [getElem?_setIfInBounds_self_of_lt h, if_pos h]; rfl
  · rewrite [if_neg h, getElem?_eq_none (by rewrite [size_setIfInBounds]; exact Nat.le_of_not_lt h)]; rfl
@[simp] theorem beq_empty_eq [BEq α] {xs : Array α} : (xs == #[]) = xs.isEmpty := by
  rcases xs with ⟨xs⟩; simp only [List.beq_toArray, List.beq_nil_eq, List.isEmpty_toArray]
@[simp] theorem empty_beq_eq [BEq α] {xs : Array α} : (#[] == xs) = xs.isEmpty := by
  rcases xs with ⟨xs⟩; simp only [List.beq_toArray, List.nil_beq_eq, List.isEmpty_toArray]
@[simp] theorem push_beq_push [BEq α] {a b : α} {xs ys : Array α} :
    (xs.push a == ys.push b) = (xs == ys && a == b) := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.push_toArray, List.beq_toArray, List.concat_beq_concat]
@[simp] theorem replicate_beq_replicate [BEq α] {a b : α} {n : Nat} :
    (replicate n a == replicate n b) = (n == 0 || a == b) :=
  (beq_toList _ _).symm.trans List.replicate_beq_replicate
@[simp] theorem reflBEq_iff [BEq α] : ReflBEq (Array α) ↔ ReflBEq α := by
  refine ⟨fun _ => ⟨fun {a} => ?_⟩, fun _ => inferInstance⟩
  have := BEq.rfl (a := #[a])
  rewrite [← beq_toList] at this
  exact (Bool.and_eq_true_iff.mp this).1
@[simp] theorem lawfulBEq_iff [BEq α] : LawfulBEq (Array α) ↔ LawfulBEq α := by
  refine ⟨fun _ => { rfl := fun {a} => ?_, eq_of_beq := fun {a b} h => ?_ }, fun _ => inferInstance⟩
  · exact (reflBEq_iff.mp inferInstance).rfl
  · have k : (#[a] == #[b]) = true := by
      rewrite [← beq_toList]
      exact Bool.and_eq_true_iff.mpr ⟨h, rfl⟩
    exact (List.cons.inj (congrArg toList (eq_of_beq k))).1
@[simp] theorem isEqv_eq [BEq α] [LawfulBEq α] {xs ys : Array α} :
    ((xs.isEqv ys (α := α) (· == ·)) = true) = (xs = ys) := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.isEqv_toArray, List.isEqv_eq, mk.injEq]

/- `map`, `filter`, `filterMap`. -/
@[simp] theorem back_mem {xs : Array α} (h : 0 < xs.size) : xs.back h ∈ xs := by
  rcases xs with ⟨xs⟩; simp only [List.back_toArray, List.mem_toArray, List.getLast_mem]
@[simp] theorem mapM_empty {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] (f : α → m β) :
    mapM f #[] = pure #[] :=
  rfl
@[simp] theorem map_inj_left {β : Type v} {xs : Array α} {f g : α → β} :
    map f xs = map g xs ↔ ∀ (a : α), a ∈ xs → f a = g a := by
  rcases xs with ⟨xs⟩; simp only [List.map_toArray, mk.injEq, List.map_inj_left, List.mem_toArray]
@[simp] theorem map_eq_singleton_iff {β : Type v} {f : α → β} {xs : Array α} {b : β} :
    map f xs = #[b] ↔ ∃ (a : α), xs = #[a] ∧ f a = b := by
  rcases xs with ⟨xs⟩; simp only [List.map_toArray, mk.injEq, List.map_eq_singleton_iff]
@[simp] theorem map_set {β : Type v} {f : α → β} {xs : Array α} {i : Nat} {h : i < xs.size} {a : α} :
    map f (xs.set i a h) = (map f xs).set i (f a) (size_map.symm ▸ h) :=
  Array.ext' (by simp only [toList_map, toList_set, List.map_set])
@[simp] theorem map_setIfInBounds {β : Type v} {f : α → β} {xs : Array α} {i : Nat} {a : α} :
    map f (xs.setIfInBounds i a) = (map f xs).setIfInBounds i (f a) :=
  Array.ext' (by simp only [toList_map, toList_setIfInBounds, List.map_set])
@[simp] theorem map_pop {β : Type v} {f : α → β} {xs : Array α} : map f xs.pop = (map f xs).pop := by
  rcases xs with ⟨xs⟩; simp only [List.pop_toArray, List.map_toArray, List.map_dropLast]
@[simp] theorem back?_map {β : Type v} {f : α → β} {xs : Array α} : (map f xs).back? = Option.map f xs.back? := by
  rcases xs with ⟨xs⟩; simp only [List.map_toArray, List.back?_toArray, List.getLast?_map]
@[simp] theorem filter_push_of_pos {stop : Nat} {p : α → Bool} {a : α} {xs : Array α} (h : p a = true)
    (w : stop = xs.size + 1) : filter p (xs.push a) 0 stop = (filter p xs).push a := by
  cases w.trans (size_push a).symm
  exact Array.ext' (by simp only [toList_filter, toList_push, List.filter_append, List.filter_cons_of_pos h,
    List.filter_nil])
@[simp] theorem filter_push_of_neg {stop : Nat} {p : α → Bool} {a : α} {xs : Array α} (h : ¬p a = true)
    (w : stop = xs.size + 1) : filter p (xs.push a) 0 stop = filter p xs := by
  cases w.trans (size_push a).symm
  exact Array.ext' (by simp only [toList_filter, toList_push, List.filter_append, List.filter_cons_of_neg h,
    List.filter_nil, List.append_nil])
@[simp] theorem filter_eq_self {p : α → Bool} {xs : Array α} : filter p xs = xs ↔ ∀ (a : α), a ∈ xs → p a = true := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filter_toArray', mk.injEq, List.filter_eq_self,
    List.mem_toArray]
@[simp] theorem filter_size_eq_size {p : α → Bool} {xs : Array α} :
    (filter p xs).size = xs.size ↔ ∀ (a : α), a ∈ xs → p a = true := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filter_toArray', List.length_filter_eq_length_iff,
    List.mem_toArray]
@[simp] theorem filter_eq_empty_iff {p : α → Bool} {xs : Array α} :
    filter p xs = #[] ↔ ∀ (a : α), a ∈ xs → ¬p a = true := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filter_toArray', mk.injEq, List.filter_eq_nil_iff,
    Bool.not_eq_true, List.mem_toArray]
@[simp] theorem filter_filter {p q : α → Bool} {xs : Array α} :
    filter p (filter q xs) = filter (fun a => p a && q a) xs :=
  Array.ext' (by simp only [toList_filter', List.filter_filter])
@[simp] theorem size_filter_pos_iff {xs : Array α} {p : α → Bool} :
    0 < (filter p xs).size ↔ ∃ (x : α), x ∈ xs ∧ p x = true := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filter_toArray', List.length_filter_pos_iff, List.mem_toArray]
@[simp] theorem size_filter_lt_size_iff_exists {xs : Array α} {p : α → Bool} :
    (filter p xs).size < xs.size ↔ ∃ (x : α), x ∈ xs ∧ ¬p x = true := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filter_toArray', List.length_filter_lt_length_iff_exists,
    Bool.not_eq_true, List.mem_toArray]
@[simp] theorem filterMap_empty {β : Type v} {f : α → Option β} : filterMap f #[] = #[] := rfl
@[simp] theorem filterMap_push_none {β : Type v} {stop : Nat} {f : α → Option β} {a : α} {xs : Array α} (h : f a = none)
    (w : stop = xs.size + 1) : filterMap f (xs.push a) 0 stop = filterMap f xs := by
  cases w.trans (size_push a).symm
  exact Array.ext' (by simp only [toList_filterMap, toList_push, List.filterMap_append, List.filterMap_cons_none h,
    List.filterMap_nil, List.append_nil])
@[simp] theorem filterMap_push_some {β : Type v} {stop : Nat} {f : α → Option β} {a : α} {xs : Array α} {b : β}
    (h : f a = some b)
    (w : stop = xs.size + 1) : filterMap f (xs.push a) 0 stop = (filterMap f xs).push b := by
  cases w.trans (size_push a).symm
  exact Array.ext' (by simp only [toList_filterMap, toList_push, List.filterMap_append, List.filterMap_cons_some h,
    List.filterMap_nil])
@[simp] theorem filterMap_eq_map {β : Type v} {stop : Nat} {as : Array α} {f : α → β} (w : stop = as.size) :
    filterMap (some ∘ f) as 0 stop = map f as := by
  subst w; rcases as with ⟨as⟩; simp only [List.size_toArray, List.filterMap_toArray', List.filterMap_eq_map,
    List.map_toArray]
@[simp] theorem filterMap_eq_map' {β : Type v} {stop : Nat} {as : Array α} {f : α → β} (w : stop = as.size) :
    filterMap (fun x => some (f x)) as 0 stop = map f as := by
  subst w; rcases as with ⟨as⟩; simp only [List.size_toArray, List.filterMap_toArray', List.filterMap_eq_map',
    List.map_toArray]
@[simp] theorem filterMap_some {xs : Array α} : filterMap some xs = xs := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filterMap_toArray', List.filterMap_some]
@[simp] theorem filterMap_size_eq_size {β : Type v} {f : α → Option β} {xs : Array α} :
    (filterMap f xs).size = xs.size ↔ ∀ (a : α), a ∈ xs → (f a).isSome = true := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filterMap_toArray', List.filterMap_length_eq_length,
    List.mem_toArray]
@[simp] theorem filterMap_eq_filter {stop : Nat} {as : Array α} {p : α → Bool} (w : stop = as.size) :
    filterMap (Option.guard fun x => p x) as 0 stop = filter p as := by
  subst w; rcases as with ⟨as⟩; simp only [List.size_toArray, List.filterMap_toArray', List.filterMap_eq_filter,
    List.filter_toArray']
@[simp] theorem filterMap_map {β : Type v} {γ : Type w} {f : α → β} {g : β → Option γ} {xs : Array α} :
    filterMap g (map f xs) = filterMap (g ∘ f) xs :=
  Array.ext' (by simp only [size_map, toList_filterMap', toList_map, List.filterMap_map])
@[simp] theorem filterMap_append {β : Type v} {xs ys : Array α} {f : α → Option β} {stop : Nat}
    (w : stop = xs.size + ys.size) :
    filterMap f (xs ++ ys) 0 stop = filterMap f xs ++ filterMap f ys := by
  subst w; rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; apply Array.ext'; simp only [List.size_toArray,
    List.append_toArray, List.length_append, Nat.add_left_cancel_iff, toList_filterMap', List.filterMap_append,
    List.filterMap_toArray']
@[simp] theorem filterMap_eq_empty_iff {β : Type v} {f : α → Option β} {xs : Array α} :
    filterMap f xs = #[] ↔ ∀ (a : α), a ∈ xs → f a = none := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filterMap_toArray', mk.injEq, List.filterMap_eq_nil_iff,
    List.mem_toArray]
@[simp] theorem size_filterMap_pos_iff {β : Type v} {xs : Array α} {f : α → Option β} :
    0 < (filterMap f xs).size ↔ ∃ (x : α), ∃ (x_1 : x ∈ xs), ∃ (b : β), f x = some b := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filterMap_toArray', List.length_filterMap_pos_iff,
    exists_prop, List.mem_toArray]
@[simp] theorem size_filterMap_lt_size_iff_exists {β : Type v} {xs : Array α} {f : α → Option β} :
    (filterMap f xs).size < xs.size ↔ ∃ (x : α), ∃ (x_1 : x ∈ xs), f x = none := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filterMap_toArray',
    List.length_filterMap_lt_length_iff_exists, exists_prop, List.mem_toArray]

/- `++`, `flatten`, `flatMap`. -/
@[simp] theorem singleton_def {v : α} : Array.singleton v = #[v] := rfl
@[simp] theorem push_append {a : α} {xs ys : Array α} : (xs ++ ys).push a = xs ++ ys.push a := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, List.push_toArray, List.append_assoc]
@[simp] theorem toArray_eq_append_iff {xs : List α} {as bs : Array α} :
    xs.toArray = as ++ bs ↔ xs = as.toList ++ bs.toList := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩; simp only [List.append_toArray, mk.injEq]
@[simp] theorem append_eq_toArray_iff {xs ys : Array α} {as : List α} :
    xs ++ ys = as.toArray ↔ xs.toList ++ ys.toList = as := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, mk.injEq]
@[simp] theorem append_singleton {a : α} {as : Array α} : as ++ #[a] = as.push a := rfl
@[simp] theorem append_singleton_assoc {a : α} {xs ys : Array α} : xs ++ (#[a] ++ ys) = xs.push a ++ ys := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, List.cons_append, List.nil_append,
    List.push_toArray, List.append_assoc]
@[simp] theorem append_left_eq_self {xs ys : Array α} : xs ++ ys = ys ↔ xs = #[] := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, mk.injEq, List.append_left_eq_self]
@[simp] theorem self_eq_append_left {xs ys : Array α} : ys = xs ++ ys ↔ xs = #[] := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, mk.injEq, List.self_eq_append_left]
@[simp] theorem append_right_eq_self {xs ys : Array α} : xs ++ ys = xs ↔ ys = #[] := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, mk.injEq, List.append_right_eq_self]
@[simp] theorem self_eq_append_right {xs ys : Array α} : xs = xs ++ ys ↔ ys = #[] := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, mk.injEq, List.self_eq_append_right]
@[simp] theorem append_eq_empty_iff {xs ys : Array α} : xs ++ ys = #[] ↔ xs = #[] ∧ ys = #[] := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, mk.injEq, List.append_eq_nil_iff]
@[simp] theorem set_append_left {xs ys : Array α} {i : Nat} {x : α} (h : i < xs.size) :
    (xs ++ ys).set i x (size_append.symm ▸ Nat.lt_add_right _ h) = xs.set i x h ++ ys :=
  Array.ext' (by simp only [toList_set, toList_append]; rewrite [List.set_append]; exact if_pos h)
@[simp] theorem set_append_right {xs ys : Array α} {i : Nat} {x : α} (h' : i < (xs ++ ys).size) (h : xs.size ≤ i) :
    (xs ++ ys).set i x h' =
    xs ++ ys.set (i - xs.size) x (Nat.sub_lt_left_of_lt_add h (size_append ▸ h')) :=
  Array.ext' (by simp only [toList_set, toList_append]; rewrite [List.set_append]; exact if_neg (Nat.not_lt.mpr h))
@[simp] theorem setIfInBounds_append_left {xs ys : Array α} {i : Nat} {x : α} (h : i < xs.size) :
    (xs ++ ys).setIfInBounds i x = xs.setIfInBounds i x ++ ys :=
  Array.ext' (by simp only [toList_setIfInBounds, toList_append]; rewrite [List.set_append]; exact if_pos h)
@[simp] theorem setIfInBounds_append_right {xs ys : Array α} {i : Nat} {x : α} (h : xs.size ≤ i) :
    (xs ++ ys).setIfInBounds i x = xs ++ ys.setIfInBounds (i - xs.size) x :=
  Array.ext' (by simp only [toList_setIfInBounds, toList_append]; rw [List.set_append]; exact if_neg (Nat.not_lt.mpr h))
@[simp] theorem flatten_empty : (#[] : Array (Array α)).flatten = #[] := rfl
@[simp] theorem flatten_toArray_map_toArray {L : List (List α)} :
    (List.map List.toArray L).toArray.flatten = L.flatten.toArray := by
  induction L <;> simp_all
@[simp] theorem size_flatten {xss : Array (Array α)} : xss.flatten.size = (map size xss).sum := by
  rewrite [size_eq_length_toList, toList_flatten, List.length_flatten, List.map_map, ← sum_toList, toList_map]; rfl
@[simp] theorem flatten_singleton {xs : Array α} : #[xs].flatten = xs := by
  simp only [flatten_toArray, List.map_cons, List.map_nil, List.flatten_cons, List.flatten_nil, List.append_nil,
    toArray_toList]
@[simp] theorem flatten_eq_empty_iff {xss : Array (Array α)} :
    xss.flatten = #[] ↔ ∀ (xs : Array α), xs ∈ xss → xs = #[] := by
  rcases xss with ⟨xss⟩; simp only [flatten_toArray, mk.injEq, List.flatten_eq_nil_iff, List.mem_map,
    forall_exists_index, and_imp, forall_apply_eq_imp_iff₂, toList_eq_nil_iff, List.mem_toArray]
@[simp] theorem map_flatten {β : Type v} {f : α → β} {xss : Array (Array α)} :
    map f xss.flatten = (map (map f) xss).flatten :=
  Array.ext' (by
  simp only [toList_map, toList_flatten, List.map_flatten, List.map_map]
  exact congrArg List.flatten (List.map_congr_left fun _ _ => toList_map.symm))
@[simp] theorem filterMap_flatten {β : Type v} {f : α → Option β} {xss : Array (Array α)} {stop : Nat}
    (w : stop = xss.flatten.size) : filterMap f xss.flatten 0 stop = (map (fun as => filterMap f as) xss).flatten := by
  subst w
  refine Array.ext' ?_
  simp only [toList_filterMap, toList_flatten, toList_map, List.filterMap_flatten, List.map_map]
  exact congrArg List.flatten (List.map_congr_left fun _ _ => toList_filterMap.symm)
@[simp] theorem filter_flatten {p : α → Bool} {xss : Array (Array α)} {stop : Nat} (w : stop = xss.flatten.size) :
    filter p xss.flatten 0 stop = (map (fun as => filter p as) xss).flatten := by
  subst w
  refine Array.ext' ?_
  simp only [toList_filter, toList_flatten, toList_map, List.filter_flatten, List.map_map]
  exact congrArg List.flatten (List.map_congr_left fun _ _ => toList_filter.symm)
@[simp] theorem flatten_append {xss₁ xss₂ : Array (Array α)} :
    (xss₁ ++ xss₂).flatten = xss₁.flatten ++ xss₂.flatten := by
  rcases xss₁ with ⟨xss₁⟩; rcases xss₂ with ⟨xss₂⟩; simp only [List.append_toArray, flatten_toArray, List.map_append,
    List.flatten_append]
@[simp] theorem flatMap_id {xss : Array (Array α)} : flatMap id xss = xss.flatten := rfl
@[simp] theorem flatMap_id' {xss : Array (Array α)} : flatMap (fun xs => xs) xss = xss.flatten := rfl
@[simp] theorem size_flatMap {β : Type v} {xs : Array α} {f : α → Array β} :
    (flatMap f xs).size = (map (fun a => (f a).size) xs).sum := by
  rcases xs with ⟨xs⟩; simp only [List.flatMap_toArray, List.size_toArray, List.length_flatMap, length_toList,
    List.map_toArray, List.sum_toArray]
@[simp] theorem flatMap_eq_empty_iff {β : Type v} {xs : Array α} {f : α → Array β} :
    flatMap f xs = #[] ↔ ∀ (x : α), x ∈ xs → f x = #[] := by
  rcases xs with ⟨xs⟩; simp only [List.flatMap_toArray, mk.injEq, List.flatMap_eq_nil_iff, toList_eq_nil_iff,
    List.mem_toArray]
@[simp] theorem flatMap_singleton' (xs : Array α) : flatMap (fun x => #[x]) xs = xs := by
  rcases xs with ⟨xs⟩; simp only [List.flatMap_toArray, List.flatMap_singleton']
@[simp] theorem flatMap_push {β : Type v} {xs : Array α} {x : α} {f : α → Array β} :
    flatMap f (xs.push x) = flatMap f xs ++ f x :=
  Array.ext' (by simp only [toList_flatMap, toList_push, List.flatMap_append, List.flatMap_cons, List.flatMap_nil,
    List.append_nil, toList_append])
@[simp] theorem flatMap_append {β : Type v} {xs ys : Array α} {f : α → Array β} :
    flatMap f (xs ++ ys) = flatMap f xs ++ flatMap f ys := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, List.flatMap_toArray, List.flatMap_append]

/- `replicate`, `reverse`. -/
@[simp] theorem replicate_one {a : α} : replicate 1 a = #[a] := rfl
@[simp] theorem mem_replicate {a b : α} {n : Nat} : b ∈ replicate n a ↔ n ≠ 0 ∧ b = a :=
  mem_def.trans List.mem_replicate
@[simp] theorem replicate_succ_ne_empty {n : Nat} {a : α} : replicate (n + 1) a ≠ #[] :=
  fun h => List.cons_ne_nil _ _ (congrArg toList h)
@[simp] theorem replicate_eq_empty_iff {n : Nat} {a : α} : replicate n a = #[] ↔ n = 0 := by
  rw [← size_eq_zero_iff, size_replicate]
@[simp] theorem replicate_inj {n : Nat} {α : Type u} {a : α} {m : Nat} {b : α} :
    replicate n a = replicate m b ↔ n = m ∧ (n = 0 ∨ a = b) :=
  toList_inj.symm.trans List.replicate_inj
@[simp] theorem map_const {β : Type v} {xs : Array α} {b : β} : map (Function.const α b) xs = replicate xs.size b := by
  rcases xs with ⟨xs⟩; simp only [List.map_toArray, List.map_const, List.toArray_replicate, List.size_toArray]
@[simp] theorem map_const_fun {β : Type v} {α : Type u} {x : β} :
    map (Function.const α x) = fun (xs : Array α) => replicate xs.size x :=
  funext fun _ => by simp only [map_const]
@[simp] theorem set_replicate_self {n : Nat} {α : Type u} {a : α} {i : Nat} {h : i < (replicate n a).size} :
    (replicate n a).set i a h = replicate n a :=
  Array.ext' List.set_replicate_self
@[simp] theorem setIfInBounds_replicate_self {n : Nat} {α : Type u} {a : α} {i : Nat} :
    (replicate n a).setIfInBounds i a = replicate n a :=
  Array.ext' (toList_setIfInBounds.trans List.set_replicate_self)
@[simp] theorem replicate_append_replicate {n : Nat} {α : Type u} {a : α} {m : Nat} :
    replicate n a ++ replicate m a = replicate (n + m) a :=
  Array.ext' (by simp only [toList_append, toList_replicate, List.replicate_append_replicate])
@[simp] theorem map_replicate {n : Nat} {α : Type u} {a : α} {β : Type v} {f : α → β} :
    map f (replicate n a) = replicate n (f a) :=
  Array.ext' (by simp only [toList_map, toList_replicate, List.map_replicate])
@[simp] theorem filter_replicate_of_pos {stop n : Nat} {α : Type u} {p : α → Bool} {a : α} (w : stop = n)
    (h : p a = true) : filter p (replicate n a) 0 stop = replicate n a :=
  Array.ext' ((toList_filter' (w.trans size_replicate.symm)).trans (List.filter_replicate_of_pos h))
@[simp] theorem filter_replicate_of_neg {stop n : Nat} {α : Type u} {p : α → Bool} {a : α} (w : stop = n)
    (h : ¬p a = true) : filter p (replicate n a) 0 stop = #[] :=
  Array.ext' ((toList_filter' (w.trans size_replicate.symm)).trans (List.filter_replicate_of_neg h))
@[simp] theorem filterMap_replicate_of_isSome {β : Type v} {a : α} {n : Nat} {f : α → Option β}
    (h : (f a).isSome = true) :
    filterMap f (replicate n a) = replicate n ((f a).get h) :=
  Array.ext' (toList_filterMap.trans (List.filterMap_replicate_of_isSome h))
@[simp] theorem filterMap_replicate_of_none {β : Type v} {a : α} {n : Nat} {f : α → Option β} (h : f a = none) :
    filterMap f (replicate n a) = #[] :=
  Array.ext' (toList_filterMap.trans (List.filterMap_replicate_of_none h))
@[simp] theorem flatten_replicate_empty {n : Nat} {α : Type u} : (replicate n (#[] : Array α)).flatten = #[] :=
  Array.ext' (by simp only [toList_flatten, toList_replicate, List.map_replicate, List.flatten_replicate_nil])
@[simp] theorem flatten_replicate_singleton {n : Nat} {α : Type u} {a : α} :
    (replicate n #[a]).flatten = replicate n a :=
  Array.ext' (by simp only [toList_flatten, toList_replicate, List.map_replicate, List.flatten_replicate_singleton])
@[simp] theorem flatten_replicate_replicate {n m : Nat} {α : Type u} {a : α} :
    (replicate n (replicate m a)).flatten = replicate (n * m) a :=
  Array.ext' (by simp only [toList_flatten, toList_replicate, List.map_replicate, List.flatten_replicate_replicate])
@[simp] theorem isEmpty_replicate {n : Nat} {α : Type u} {a : α} : (replicate n a).isEmpty = decide (n = 0) :=
  isEmpty_toList.symm.trans List.isEmpty_replicate
@[simp] theorem reverse_push {xs : Array α} {a : α} : (xs.push a).reverse = #[a] ++ xs.reverse := by
  rcases xs with ⟨xs⟩; simp only [List.push_toArray, List.reverse_toArray, List.reverse_append, List.reverse_cons,
    List.reverse_nil, List.nil_append, List.cons_append, List.append_toArray]
@[simp] theorem reverse_eq_empty_iff {xs : Array α} : xs.reverse = #[] ↔ xs = #[] := by
  rcases xs with ⟨xs⟩; simp only [List.reverse_toArray, mk.injEq, List.reverse_eq_nil_iff]
@[simp] theorem isEmpty_reverse {xs : Array α} : xs.reverse.isEmpty = xs.isEmpty := by
  rcases xs with ⟨xs⟩; simp only [List.reverse_toArray, List.isEmpty_toArray, List.isEmpty_reverse]
@[simp] theorem getElem?_reverse {xs : Array α} {i : Nat} (h : i < xs.size) :
    xs.reverse[i]? = xs[xs.size - 1 - i]? := by
  rewrite [← getElem?_toList, toList_reverse]; exact (List.getElem?_reverse h).trans getElem?_toList
@[simp] theorem reverse_inj {xs ys : Array α} : xs.reverse = ys.reverse ↔ xs = ys := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.reverse_toArray, mk.injEq, List.reverse_inj]
@[simp] theorem reverse_eq_push_iff {xs ys : Array α} {a : α} : xs.reverse = ys.push a ↔ xs = #[a] ++ ys.reverse := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.reverse_toArray, List.push_toArray, mk.injEq,
    List.reverse_eq_append_iff, List.reverse_cons, List.reverse_nil, List.nil_append, List.cons_append,
    List.append_toArray]
@[simp] theorem filter_reverse' {p : α → Bool} {xs : Array α} {stop : Nat} (w : stop = xs.size) :
    filter p xs.reverse 0 stop = (filter p xs).reverse := by
  subst w; rcases xs with ⟨xs⟩; apply Array.ext'; simp only [List.size_toArray, List.reverse_toArray,
    List.length_reverse, toList_filter', List.filter_reverse, List.filter_toArray']
@[simp] theorem filterMap_reverse' {β : Type v} {f : α → Option β} {xs : Array α} {stop : Nat} (w : stop = xs.size) :
    filterMap f xs.reverse 0 stop = (filterMap f xs).reverse := by
  subst w; rcases xs with ⟨xs⟩; apply Array.ext'; simp only [List.size_toArray, List.reverse_toArray,
    List.length_reverse, toList_filterMap', List.filterMap_reverse, List.filterMap_toArray']
@[simp] theorem reverse_eq_append_iff {xs ys zs : Array α} : xs.reverse = ys ++ zs ↔ xs = zs.reverse ++ ys.reverse := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; rcases zs with ⟨zs⟩; simp only [List.reverse_toArray, List.append_toArray,
    mk.injEq, List.reverse_eq_append_iff]
@[simp] theorem reverse_replicate {n : Nat} {a : α} : (replicate n a).reverse = replicate n a :=
  Array.ext' (by simp only [toList_reverse, toList_replicate, List.reverse_replicate])
end Array
