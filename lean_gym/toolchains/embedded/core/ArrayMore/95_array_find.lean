/-
Arrays: searching.
-/
namespace Array
variable {α : Type u}
private theorem forall_mem_toList {xs : Array α} {p : α → Prop} : (∀ x ∈ xs.toList, p x) ↔ ∀ x ∈ xs, p x :=
  ⟨fun h x m => h x (mem_def.mp m), fun h x m => h x (mem_def.mpr m)⟩
private theorem exists_mem_toList {xs : Array α} {p : α → Prop} : (∃ x, x ∈ xs.toList ∧ p x) ↔ ∃ x, x ∈ xs ∧ p x :=
  ⟨fun ⟨x, m, h⟩ => ⟨x, mem_def.mpr m, h⟩, fun ⟨x, m, h⟩ => ⟨x, mem_def.mp m, h⟩⟩
private theorem getElem?_zero_toList {xs : Array α} : xs[0]? = xs.toList.head? :=
  getElem?_toList.symm.trans List.head?_eq_getElem?.symm
private theorem isSome_of_zero {xs : Array α} {o : Option α} (e : xs[0]? = o) (h : 0 < xs.size) : o.isSome := by
  subst e; rewrite [getElem?_eq_getElem h]; rfl
private theorem getElem_zero_eq_get {xs : Array α} {o : Option α} (e : xs[0]? = o) (h : 0 < xs.size) :
    xs[0] = o.get (isSome_of_zero e h) :=
  Option.some.inj ((getElem?_eq_getElem h).symm.trans (e.trans (Option.some_get _).symm))
private theorem back!_eq [Inhabited α] {xs : Array α} : xs.back! = xs.back?.getD default := by
  unfold back! back?; rewrite [getElem!_def]; cases xs[xs.size - 1]? <;> rfl

/- `findSome?`. -/
@[simp, grind =] theorem findSome?_empty {β : Type v} {f : α → Option β} : (#[] : Array α).findSome? f = none := rfl
@[simp, grind =] theorem findSome?_push {α : Type u} {a : α} {β : Type v} {f : α → Option β} {xs : Array α} :
    findSome? f (xs.push a) = (findSome? f xs).or (f a) := by
  rw [← findSome?_toList, toList_push, List.findSome?_append, List.findSome?_singleton, findSome?_toList]
@[simp] theorem findSomeRev?_push_of_isSome {β : Type v} {f : α → Option β} {a : α} {xs : Array α} (h : (f a).isSome) :
    findSomeRev? f (xs.push a) = f a := by
  rewrite [findSomeRev?_eq_findSome?_reverse, ← findSome?_toList, toList_reverse, toList_push, List.reverse_append]
  exact List.findSome?_cons_of_isSome h
@[simp] theorem findSomeRev?_push_of_isNone {β : Type v} {f : α → Option β} {a : α} {xs : Array α} (h : (f a).isNone) :
    findSomeRev? f (xs.push a) = findSomeRev? f xs := by
  rewrite [findSomeRev?_eq_findSome?_reverse, findSomeRev?_eq_findSome?_reverse, ← findSome?_toList, ← findSome?_toList,
    toList_reverse, toList_push, toList_reverse, List.reverse_append]
  exact List.findSome?_cons_of_isNone h
@[simp] theorem findSome?_eq_none_iff {β : Type v} {p : α → Option β} {xs : Array α} :
    findSome? p xs = none ↔ ∀ x ∈ xs, p x = none := by
  rewrite [← findSome?_toList, List.findSome?_eq_none_iff]; exact forall_mem_toList
@[simp] theorem findSome?_isSome_iff {β : Type v} {f : α → Option β} {xs : Array α} :
    (findSome? f xs).isSome ↔ ∃ x, x ∈ xs ∧ (f x).isSome := by
  rewrite [← findSome?_toList, List.findSome?_isSome_iff]; exact exists_mem_toList
@[simp] theorem findSome?_guard {p : α → Bool} {xs : Array α} : findSome? (Option.guard p) xs = find? p xs := by
  rw [← findSome?_toList, List.findSome?_guard, find?_toList]
@[simp, grind =] theorem getElem?_zero_filterMap {β : Type v} {f : α → Option β} {xs : Array α} :
    (filterMap f xs)[0]? = findSome? f xs := by
  rw [getElem?_zero_toList, toList_filterMap, List.head?_filterMap, findSome?_toList]
@[simp, grind =] theorem getElem_zero_filterMap {β : Type v} {f : α → Option β} {xs : Array α}
    (h : 0 < (filterMap f xs).size) :
    (filterMap f xs)[0] = (findSome? f xs).get (isSome_of_zero getElem?_zero_filterMap h) :=
  getElem_zero_eq_get getElem?_zero_filterMap h
@[simp, grind =] theorem back?_filterMap {β : Type v} {f : α → Option β} {xs : Array α} :
    (filterMap f xs).back? = findSomeRev? f xs := by
  rw [← getLast?_toList, toList_filterMap, List.getLast?_filterMap, findSomeRev?_eq_findSome?_reverse,
    ← findSome?_toList, toList_reverse]
@[simp, grind =] theorem back!_filterMap {β : Type u} {α : Type v} [Inhabited β] {f : α → Option β} {xs : Array α} :
    (filterMap f xs).back! = (findSomeRev? f xs).getD default := by rw [back!_eq, back?_filterMap]
@[simp, grind _=_] theorem map_findSome? {β : Type v} {γ : Type w} {f : α → Option β} {g : β → γ} {xs : Array α} :
    (findSome? f xs).map g = findSome? (Option.map g ∘ f) xs := by
  rw [← findSome?_toList, List.map_findSome?, findSome?_toList]
@[simp] theorem findSome?_replicate_of_pos {n : Nat} {α : Type u} {β : Type v} {f : α → Option β} {a : α}
    (h : 0 < n) : findSome? f (replicate n a) = f a := by
  rewrite [← findSome?_toList]; exact List.findSome?_replicate_of_pos h
@[simp] theorem findSome?_replicate_of_isSome {β : Type v} {f : α → Option β} {n : Nat} {a : α} :
    (f a).isSome → findSome? f (replicate n a) = if n = 0 then none else f a := by
  rewrite [← findSome?_toList]; exact List.findSome?_replicate_of_isSome
@[simp] theorem findSome?_replicate_of_isNone {β : Type v} {f : α → Option β} {n : Nat} {a : α} (h : (f a).isNone) :
    findSome? f (replicate n a) = none := by
  rewrite [← findSome?_toList]; exact List.findSome?_replicate_of_isNone h

/- `find?`. -/
@[simp, grind =] theorem find?_empty {p : α → Bool} : (#[] : Array α).find? p = none := rfl
@[simp] theorem find?_eq_none {p : α → Bool} {xs : Array α} : find? p xs = none ↔ ∀ x ∈ xs, ¬p x := by
  rewrite [← find?_toList, List.find?_eq_none]; exact forall_mem_toList
@[simp] theorem find?_append {p : α → Bool} {xs ys : Array α} : find? p (xs ++ ys) = (find? p xs).or (find? p ys) := by
  rw [← find?_toList, toList_append, List.find?_append, find?_toList, find?_toList]
@[simp] theorem find?_push_eq_some {a : α} {p : α → Bool} {b : α} {xs : Array α} :
    find? p (xs.push a) = some b ↔ find? p xs = some b ∨ find? p xs = none ∧ p a ∧ a = b := by
  rewrite [push_eq_append, find?_append, Option.or_eq_some_iff]
  refine or_congr .rfl (and_congr .rfl ?_)
  rewrite [← find?_toList, List.find?_singleton]
  cases p a
  · exact ⟨nofun, nofun⟩
  · exact ⟨fun h => ⟨rfl, Option.some.inj h⟩, fun h => congrArg some h.2⟩
@[simp] theorem find?_isSome {xs : Array α} {p : α → Bool} : (find? p xs).isSome ↔ ∃ x, x ∈ xs ∧ p x := by
  rewrite [← find?_toList, List.find?_isSome]; exact exists_mem_toList
@[simp] theorem find?_filter {xs : Array α} (p q : α → Bool) :
    find? q (filter p xs) = find? (fun a => p a ∧ q a) xs := by
  rw [← find?_toList, toList_filter, List.find?_filter, ← find?_toList]
@[simp, grind =] theorem getElem?_zero_filter {p : α → Bool} {xs : Array α} : (filter p xs)[0]? = find? p xs := by
  rw [getElem?_zero_toList, toList_filter, List.head?_filter, find?_toList]
@[simp, grind =] theorem getElem_zero_filter {p : α → Bool} {xs : Array α} (h : 0 < (filter p xs).size) :
    (filter p xs)[0] = (find? p xs).get (isSome_of_zero getElem?_zero_filter h) :=
  getElem_zero_eq_get getElem?_zero_filter h
@[simp] theorem find?_filterMap {β : Type v} {xs : Array α} {f : α → Option β} {p : β → Bool} :
    find? p (filterMap f xs) = (find? (fun a => (f a).any p) xs).bind f := by
  rw [← find?_toList, toList_filterMap, List.find?_filterMap, find?_toList]
@[simp, grind =] theorem find?_map {β : Type u} {α : Type v} {p : α → Bool} {f : β → α} {xs : Array β} :
    find? p (xs.map f) = (find? (p ∘ f) xs).map f := by
  rw [← find?_toList, toList_map, List.find?_map, find?_toList]
@[simp] theorem find?_flatten {xss : Array (Array α)} {p : α → Bool} :
    find? p xss.flatten = xss.findSome? (find? p) := by
  rewrite [← find?_toList, toList_flatten, List.find?_flatten, List.findSome?_map, ← findSome?_toList]
  exact congrArg (List.findSome? · xss.toList) (funext fun _ => find?_toList)
@[simp, grind =] theorem find?_flatMap {β : Type v} {xs : Array α} {f : α → Array β} {p : β → Bool} :
    find? p (xs.flatMap f) = xs.findSome? fun x => find? p (f x) := by
  rewrite [← find?_toList, toList_flatMap, List.find?_flatMap, ← findSome?_toList]
  exact congrArg (List.findSome? · xs.toList) (funext fun _ => find?_toList)
@[simp] theorem find?_replicate_of_size_pos {n : Nat} {α : Type u} {p : α → Bool} {a : α} (h : 0 < n) :
    find? p (replicate n a) = if p a then some a else none := by
  rewrite [← find?_toList]; exact List.find?_replicate_of_length_pos h
@[simp] theorem find?_replicate_of_pos {p : α → Bool} {n : Nat} {a : α} (h : p a) :
    find? p (replicate n a) = if n = 0 then none else some a := by
  rewrite [← find?_toList]; exact List.find?_replicate_of_pos h
@[simp] theorem find?_replicate_of_neg {p : α → Bool} {n : Nat} {a : α} (h : ¬p a) :
    find? p (replicate n a) = none := by
  rewrite [← find?_toList]; exact List.find?_replicate_of_neg h
@[simp] theorem find?_replicate_eq_some_iff {n : Nat} {a b : α} {p : α → Bool} :
    find? p (replicate n a) = some b ↔ n ≠ 0 ∧ p a ∧ a = b := by
  rewrite [← find?_toList]; exact List.find?_replicate_eq_some_iff
@[simp] theorem get_find?_replicate {n : Nat} {a : α} {p : α → Bool} (h : (find? p (replicate n a)).isSome) :
    (find? p (replicate n a)).get h = a :=
  (find?_replicate_eq_some_iff.mp (Option.some_get h).symm).2.2.symm
@[simp] theorem findRev?_push_of_pos {α : Type} {p : α → Bool} {a : α} {xs : Array α} (h : p a) :
    findRev? p (xs.push a) = some a := by
  rewrite [findRev?_eq_find?_reverse, ← find?_toList, toList_reverse, toList_push, List.reverse_append]
  exact List.find?_cons_of_pos h
@[simp] theorem findRev?_push_of_neg {α : Type} {p : α → Bool} {a : α} {xs : Array α} (h : ¬p a) :
    findRev? p (xs.push a) = findRev? p xs := by
  rewrite [findRev?_eq_find?_reverse, findRev?_eq_find?_reverse, ← find?_toList, ← find?_toList, toList_reverse,
    toList_push, toList_reverse, List.reverse_append]
  exact List.find?_cons_of_neg h
@[simp, grind =] theorem back?_filter {α : Type} {p : α → Bool} {xs : Array α} :
    (filter p xs).back? = findRev? p xs := by
  rw [← getLast?_toList, toList_filter, List.getLast?_filter, findRev?_eq_find?_reverse, ← find?_toList, toList_reverse]
@[simp, grind =] theorem back!_filter {α : Type} [Inhabited α] {p : α → Bool} {xs : Array α} :
    (filter p xs).back! = (findRev? p xs).get! := by
  rewrite [back!_eq, back?_filter]; cases findRev? p xs <;> rfl

/- `findIdx` and `findIdx?`. -/
private theorem findIdx_toList' {p : α → Bool} {xs : Array α} : xs.toList.findIdx p = xs.findIdx p :=
  List.findIdx_toArray.symm
@[simp] theorem findIdx_eq_size {p : α → Bool} {xs : Array α} : findIdx p xs = xs.size ↔ ∀ x ∈ xs, p x = false := by
  rewrite [← findIdx_toList']; exact List.findIdx_eq_length.trans forall_mem_toList
@[simp] theorem findIdx_lt_size {p : α → Bool} {xs : Array α} : findIdx p xs < xs.size ↔ ∃ x, x ∈ xs ∧ p x := by
  rewrite [← findIdx_toList']; exact List.findIdx_lt_length.trans exists_mem_toList
@[simp] theorem findIdx_extract {xs : Array α} {i : Nat} {p : α → Bool} :
    findIdx p (xs.extract 0 i) = min i (findIdx p xs) := by
  rw [← findIdx_toList', ← findIdx_toList', toList_extract_zero, List.findIdx_take]
@[simp] theorem min_findIdx_findIdx {xs : Array α} {p q : α → Bool} :
    min (findIdx p xs) (findIdx q xs) = findIdx (fun a => p a || q a) xs := by
  rw [← findIdx_toList', ← findIdx_toList', ← findIdx_toList', List.min_findIdx_findIdx]
@[simp, grind =] theorem findIdx?_empty {p : α → Bool} : (#[] : Array α).findIdx? p = none := by
  rewrite [← findIdx?_toList]; rfl
@[simp] theorem findIdx?_eq_none_iff {xs : Array α} {p : α → Bool} : findIdx? p xs = none ↔ ∀ x ∈ xs, p x = false := by
  rewrite [← findIdx?_toList, List.findIdx?_eq_none_iff]; exact forall_mem_toList
@[simp, grind =] theorem findIdx?_isSome {xs : Array α} {p : α → Bool} : (findIdx? p xs).isSome = xs.any p := by
  rw [← findIdx?_toList, List.findIdx?_isSome, any_toList]
@[simp, grind =] theorem findIdx?_isNone {xs : Array α} {p : α → Bool} : (findIdx? p xs).isNone = xs.all (¬p ·) := by
  rw [← findIdx?_toList, List.findIdx?_isNone, all_toList]
@[simp, grind =] theorem findIdx?_map {β : Type u} {α : Type v} {f : β → α} {xs : Array β} {p : α → Bool} :
    findIdx? p (xs.map f) = xs.findIdx? (p ∘ f) := by
  rw [← findIdx?_toList, toList_map, List.findIdx?_map, findIdx?_toList]
@[simp, grind =] theorem findIdx?_append {xs ys : Array α} {p : α → Bool} :
    findIdx? p (xs ++ ys) = (findIdx? p xs).or ((findIdx? p ys).map fun i => i + xs.size) := by
  rewrite [← findIdx?_toList, toList_append, List.findIdx?_append, findIdx?_toList, findIdx?_toList]; rfl
@[simp, grind =] theorem findIdx?_replicate {n : Nat} {α : Type u} {a : α} {p : α → Bool} :
    findIdx? p (replicate n a) = if 0 < n ∧ p a then some 0 else none := by
  rewrite [← findIdx?_toList]; exact List.findIdx?_replicate
@[simp, grind =] theorem findIdx?_take {xs : Array α} {i : Nat} {p : α → Bool} :
    findIdx? p (xs.take i) = (findIdx? p xs).bind (Option.guard fun j => j < i) := by
  rw [take_eq_extract, ← findIdx?_toList, toList_extract_zero, List.findIdx?_take, findIdx?_toList]

/- `findFinIdx?`, `idxOf?` and `finIdxOf?`. -/
theorem findIdx?_eq_map_findFinIdx?_val {α : Type u} {xs : Array α} {p : α → Bool} :
    xs.findIdx? p = (xs.findFinIdx? p).map (·.val) := by
  cases xs
  rewrite [List.findIdx?_toArray, List.findFinIdx?_toArray]
  exact List.findIdx?_eq_map_findFinIdx?_val
@[simp, grind =] theorem findFinIdx?_eq_none_iff {xs : Array α} {p : α → Bool} :
    findFinIdx? p xs = none ↔ ∀ x ∈ xs, ¬p x := by
  cases xs
  rewrite [List.findFinIdx?_toArray]
  exact List.findFinIdx?_eq_none_iff.trans (forall_mem_toList (xs := ⟨_⟩))
@[simp] theorem findFinIdx?_eq_some_iff {xs : Array α} {p : α → Bool} {i : Fin xs.size} :
    findFinIdx? p xs = some i ↔ p xs[i] ∧ ∀ (j : Fin xs.size) (hji : j < i), ¬p (xs[j]'(Nat.lt_trans hji i.2)) := by
  cases xs
  rewrite [List.findFinIdx?_toArray]
  exact List.findFinIdx?_eq_some_iff
@[simp, grind =] theorem isSome_findFinIdx? {xs : Array α} {p : α → Bool} : (findFinIdx? p xs).isSome = xs.any p := by
  rw [← findIdx?_isSome, findIdx?_eq_map_findFinIdx?_val, Option.isSome_map]
@[simp, grind =] theorem isNone_findFinIdx? {xs : Array α} {p : α → Bool} :
    (findFinIdx? p xs).isNone = xs.all (¬p ·) := by
  rw [← findIdx?_isNone, findIdx?_eq_map_findFinIdx?_val, Option.isNone_map]
@[simp] theorem isSome_finIdxOf? [BEq α] [PartialEquivBEq α] {xs : Array α} {a : α} :
    (xs.finIdxOf? a).isSome = xs.contains a := by
  cases xs
  rewrite [List.finIdxOf?_toArray, List.contains_toArray]
  exact List.isSome_finIdxOf?
@[simp] theorem isNone_finIdxOf? [BEq α] [PartialEquivBEq α] {xs : Array α} {a : α} :
    (xs.finIdxOf? a).isNone = !xs.contains a := by
  rw [← Option.not_isSome, isSome_finIdxOf?]
@[simp, grind =] theorem idxOf?_eq_none_iff [BEq α] [LawfulBEq α] {xs : Array α} {a : α} :
    xs.idxOf? a = none ↔ ¬a ∈ xs := by
  cases xs
  rewrite [List.idxOf?_toArray]
  exact List.idxOf?_eq_none_iff.trans (not_congr mem_def.symm)
@[simp, grind =] theorem isSome_idxOf? [BEq α] [LawfulBEq α] {xs : Array α} {a : α} :
    (xs.idxOf? a).isSome ↔ a ∈ xs := by
  cases xs
  rewrite [List.idxOf?_toArray]
  exact List.isSome_idxOf?.trans mem_def.symm
@[simp] theorem finIdxOf?_eq_none_iff [BEq α] [LawfulBEq α] {xs : Array α} {a : α} :
    xs.finIdxOf? a = none ↔ ¬a ∈ xs := by
  cases xs
  rewrite [List.finIdxOf?_toArray]
  exact List.finIdxOf?_eq_none_iff.trans (not_congr mem_def.symm)
@[simp] theorem finIdxOf?_eq_some_iff [BEq α] [LawfulBEq α] {xs : Array α} {a : α} {i : Fin xs.size} :
    xs.finIdxOf? a = some i ↔ xs[i] = a ∧ ∀ (j : Fin xs.size), j < i → ¬xs[j] = a := by
  cases xs
  rewrite [List.finIdxOf?_toArray]
  exact List.finIdxOf?_eq_some_iff

/- Arrays of elements with a proof. -/
@[simp] theorem findIdx_subtype {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → Bool} {g : α → Bool}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : findIdx f xs = findIdx g xs.unattach := by
  rw [← findIdx_toList', ← findIdx_toList', toList_unattach, List.findIdx_subtype hf]
@[simp] theorem findIdx?_subtype {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → Bool} {g : α → Bool}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : findIdx? f xs = findIdx? g xs.unattach := by
  rw [← findIdx?_toList, ← findIdx?_toList, toList_unattach, List.findIdx?_subtype hf]
private theorem map_val_inj {n : Nat} : ∀ {o o' : Option (Fin n)}, o.map (·.val) = o'.map (·.val) → o = o'
  | none, none, _ => rfl
  | some _, some _, h => congrArg some (Fin.ext (Option.some.inj h))
@[simp] theorem findFinIdx?_subtype {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → Bool} {g : α → Bool}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) :
    findFinIdx? f xs = (findFinIdx? g xs.unattach).map fun i => i.cast size_unattach := by
  refine map_val_inj ?_
  rewrite [← findIdx?_eq_map_findFinIdx?_val, findIdx?_subtype hf, findIdx?_eq_map_findFinIdx?_val, Option.map_map]; rfl
@[simp] theorem findSome?_subtype {β : Type v} {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → Option β}
    {g : α → Option β} (hf : ∀ x h, f ⟨x, h⟩ = g x) : findSome? f xs = findSome? g xs.unattach := by
  rw [← findSome?_toList, ← findSome?_toList, toList_unattach, List.findSome?_subtype hf]
@[simp] theorem find?_subtype {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → Bool} {g : α → Bool}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) : (find? f xs).map Subtype.val = find? g xs.unattach := by
  rw [← find?_toList, ← find?_toList, toList_unattach, List.find?_subtype hf]
@[simp] theorem all_subtype {stop : Nat} {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → Bool} {g : α → Bool}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) (w : stop = xs.size) : xs.all f 0 stop = xs.unattach.all g := by
  subst w
  rw [← all_toList, ← all_toList, toList_unattach, List.all_subtype hf]
@[simp] theorem any_subtype {stop : Nat} {p : α → Prop} {xs : Array {x // p x}} {f : {x // p x} → Bool} {g : α → Bool}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) (w : stop = xs.size) : xs.any f 0 stop = xs.unattach.any g := by
  subst w
  rw [← any_toList, ← any_toList, toList_unattach, List.any_subtype hf]

/- Ends and counts of arrays of elements with a proof. -/
private theorem mem_of_back?' {xs : Array α} {a : α} (h : xs.back? = some a) : a ∈ xs := mem_of_getElem?' h
@[simp] theorem back?_pmap {β : Type v} {P : α → Prop} {f : (a : α) → P a → β} {xs : Array α} (H : ∀ a ∈ xs, P a) :
    (pmap f xs H).back? = xs.attach.back?.map fun ⟨a, m⟩ => f a (H a m) := by
  rewrite [pmap_eq_map_attach, back?, size_map, getElem?_map]; rfl
@[simp] theorem back?_attachWith {P : α → Prop} {xs : Array α} {H : ∀ a ∈ xs, P a} :
    (xs.attachWith P H).back? = xs.back?.pbind fun a h => some ⟨a, H _ (mem_of_back?' h)⟩ := by
  refine (congrArg (fun n => (xs.attachWith P H)[n - 1]?) size_attachWith).trans (getElem?_attachWith.trans ?_)
  have k {o : Option α} (H : ∀ a, o = some a → P a) :
      o.pmap Subtype.mk H = o.pbind fun a h => some ⟨a, H a h⟩ := by cases o <;> rfl
  exact k _
@[simp] theorem back?_attach {xs : Array α} :
    xs.attach.back? = xs.back?.pbind fun a h => some ⟨a, mem_of_back?' h⟩ := back?_attachWith
@[simp] theorem countP_attachWith {p : α → Prop} {q : α → Bool} {xs : Array α} {H : ∀ a ∈ xs, p a} :
    countP (fun a : {x // p x} => q a) (xs.attachWith p H) = countP q xs := by
  rewrite [← countP_toList, ← countP_toList]; exact List.countP_attachWith _
@[simp] theorem countP_attach {xs : Array α} {p : α → Bool} :
    countP (fun a : {x // x ∈ xs} => p a) xs.attach = countP p xs :=
  countP_attachWith
@[simp, grind =] theorem count_attachWith [BEq α] {p : α → Prop} {xs : Array α} (H : ∀ a ∈ xs, p a) {a : {x // p x}} :
    count a (xs.attachWith p H) = count a.val xs := countP_attachWith (q := (· == a.val))
@[simp, grind =] theorem count_attach [BEq α] {xs : Array α} {a : {x // x ∈ xs}} : count a xs.attach = count a.val xs :=
  count_attachWith _
@[simp, grind =] theorem countP_pmap {β : Type v} {p : α → Prop} {g : (a : α) → p a → β} {f : β → Bool} {xs : Array α}
    (H₁ : ∀ a ∈ xs, p a) : countP f (pmap g xs H₁) = countP (fun ⟨a, m⟩ => f (g a (H₁ a m))) xs.attach := by
  rewrite [pmap_eq_map_attach, ← countP_toList, toList_map, List.countP_map, countP_toList]; rfl

/- Further laws of searches. -/
theorem findSome?_singleton {β : Type v} {a : α} {f : α → Option β} : findSome? f #[a] = f a := by
  rewrite [← findSome?_toList]; exact List.findSome?_singleton
theorem findSomeRev?_push {β : Type v} {xs : Array α} {a : α} {f : α → Option β} :
    findSomeRev? f (xs.push a) = (f a).or (findSomeRev? f xs) := by
  cases h : f a with
  | none => exact findSomeRev?_push_of_isNone (by rewrite [h]; rfl)
  | some b => exact (findSomeRev?_push_of_isSome (by rewrite [h]; rfl)).trans h
theorem exists_of_findSome?_eq_some {β : Type v} {b : β} {f : α → Option β} {xs : Array α}
    (w : findSome? f xs = some b) :
    ∃ a, a ∈ xs ∧ f a = some b :=
  exists_mem_toList.mp (List.exists_of_findSome?_eq_some (findSome?_toList.trans w))
theorem isSome_findSome? {β : Type v} {xs : Array α} {f : α → Option β} :
    (findSome? f xs).isSome = xs.any fun x => (f x).isSome := by
  rw [← findSome?_toList, List.isSome_findSome?, any_toList]
theorem find?_eq_findSome?_guard {p : α → Bool} {xs : Array α} : find? p xs = findSome? (Option.guard p) xs :=
  findSome?_guard.symm
theorem findSome?_map {β : Type u} {γ : Type v} {α : Type w} {p : γ → Option α} {f : β → γ} {xs : Array β} :
    findSome? p (map f xs) = findSome? (p ∘ f) xs := by
  rw [← findSome?_toList, toList_map, List.findSome?_map, findSome?_toList]
theorem findSome?_append {β : Type v} {f : α → Option β} {xs ys : Array α} :
    findSome? f (xs ++ ys) = (findSome? f xs).or (findSome? f ys) := by
  rw [← findSome?_toList, toList_append, List.findSome?_append, findSome?_toList, findSome?_toList]
theorem find?_singleton {a : α} {p : α → Bool} : find? p #[a] = if p a then some a else none := by
  rewrite [← find?_toList]; exact List.find?_singleton
theorem isSome_find? {xs : Array α} {f : α → Bool} : (find? f xs).isSome = xs.any (f ·) := by
  rw [← find?_toList, List.isSome_find?, any_toList]
theorem find?_push {a : α} {p : α → Bool} {xs : Array α} :
    find? p (xs.push a) = (find? p xs).or (if p a then some a else none) := by
  rw [push_eq_append, find?_append, find?_singleton]
theorem find?_some {p : α → Bool} {a : α} {xs : Array α} (h : find? p xs = some a) : p a :=
  List.find?_some (find?_toList.trans h)
theorem mem_of_find?_eq_some {p : α → Bool} {a : α} {xs : Array α} (h : find? p xs = some a) : a ∈ xs :=
  mem_def.mpr (List.mem_of_find?_eq_some (find?_toList.trans h))
theorem get_find?_mem {p : α → Bool} {xs : Array α} (h : (find? p xs).isSome) : (find? p xs).get h ∈ xs :=
  mem_of_find?_eq_some (Option.some_get h).symm
theorem find?_replicate {p : α → Bool} {n : Nat} {a : α} :
    find? p (replicate n a) = if n = 0 then none else if p a then some a else none := by
  rewrite [← find?_toList]; exact List.find?_replicate
theorem findIdx_empty {p : α → Bool} : findIdx p #[] = 0 := by rewrite [← findIdx_toList']; rfl
theorem findIdx_singleton {a : α} {p : α → Bool} : findIdx p #[a] = if p a then 0 else 1 := by
  rewrite [← findIdx_toList']; exact List.findIdx_singleton
theorem findIdx_getElem {p : α → Bool} {xs : Array α} {w : findIdx p xs < xs.size} : p xs[findIdx p xs] := by
  have k : ∀ n (h : n < xs.size), n = xs.toList.findIdx p → p xs[n] := by
    intro n h e
    subst e
    exact List.findIdx_getElem (w := h)
  exact k _ w findIdx_toList'.symm
theorem findIdx_lt_size_of_exists {p : α → Bool} {xs : Array α} (h : ∃ x, x ∈ xs ∧ p x) :
    findIdx p xs < xs.size := findIdx_lt_size.mpr h
theorem findIdx_getElem?_eq_getElem_of_exists {p : α → Bool} {xs : Array α} (h : ∃ x, x ∈ xs ∧ p x) :
    xs[findIdx p xs]? = some (xs[findIdx p xs]'(findIdx_lt_size_of_exists h)) :=
  getElem?_eq_getElem (findIdx_lt_size_of_exists h)
theorem findIdx_eq_size_of_false {p : α → Bool} {xs : Array α} (h : ∀ x ∈ xs, p x = false) :
    findIdx p xs = xs.size := findIdx_eq_size.mpr h
theorem findIdx_le_size {p : α → Bool} {xs : Array α} : findIdx p xs ≤ xs.size := by
  rewrite [← findIdx_toList']; exact List.findIdx_le_length
theorem findIdx?_singleton {a : α} {p : α → Bool} : findIdx? p #[a] = if p a then some 0 else none := by
  rewrite [← findIdx?_toList]; exact List.findIdx?_singleton
theorem findIdx?_eq_some_iff_getElem {xs : Array α} {p : α → Bool} {i : Nat} : findIdx? p xs = some i ↔
    ∃ h : i < xs.size, p xs[i] ∧ ∀ (j : Nat) (hji : j < i), ¬p (xs[j]'(Nat.lt_trans hji h)) := by
  rewrite [← findIdx?_toList]; exact List.findIdx?_eq_some_iff_getElem
theorem findIdx?_push {xs : Array α} {a : α} {p : α → Bool} :
    findIdx? p (xs.push a) = (findIdx? p xs).or (if p a then some xs.size else none) := by
  rewrite [push_eq_append, findIdx?_append, findIdx?_singleton]
  cases p a
  · rfl
  · exact congrArg (fun n => (findIdx? p xs).or (some n)) (Nat.zero_add _)
theorem findIdx_eq_getD_findIdx? {xs : Array α} {p : α → Bool} : findIdx p xs = (findIdx? p xs).getD xs.size := rfl
theorem findFinIdx?_empty {p : α → Bool} : findFinIdx? p #[] = none := by rewrite [List.findFinIdx?_toArray]; rfl
theorem findFinIdx?_singleton {a : α} {p : α → Bool} :
    findFinIdx? p #[a] = if p a then some ⟨0, Nat.zero_lt_one⟩ else none := by rewrite [List.findFinIdx?_toArray]; rfl
theorem findFinIdx?_congr {p : α → Bool} {xs ys : Array α} (w : xs = ys) :
    findFinIdx? p xs = (findFinIdx? p ys).map fun i => i.cast (by rw [w]) := by
  subst w; exact Option.map_id_apply.symm
theorem idxOf_eq_size {a : α} [BEq α] [LawfulBEq α] {xs : Array α} (h : ¬a ∈ xs) : idxOf a xs = xs.size :=
  findIdx_eq_size_of_false fun _ m => beq_eq_false_iff_ne.mpr fun e => h (e ▸ m)
theorem idxOf_lt_length_of_mem {a : α} [BEq α] [LawfulBEq α] {xs : Array α} (h : a ∈ xs) : idxOf a xs < xs.size :=
  findIdx_lt_size_of_exists ⟨a, h, beq_self_eq_true a⟩
theorem idxOf_le_size [BEq α] [LawfulBEq α] {xs : Array α} {a : α} : idxOf a xs ≤ xs.size := findIdx_le_size
theorem idxOf_lt_size_iff [BEq α] [LawfulBEq α] {xs : Array α} {a : α} : idxOf a xs < xs.size ↔ a ∈ xs :=
  ⟨fun h => Classical.byContradiction fun n => Nat.ne_of_lt h (idxOf_eq_size n), idxOf_lt_length_of_mem⟩
theorem idxOf?_empty {a : α} [BEq α] : (#[] : Array α).idxOf? a = none := by rewrite [List.idxOf?_toArray]; rfl
theorem idxOf?_eq_map_finIdxOf?_val [BEq α] {xs : Array α} {a : α} :
    xs.idxOf? a = (xs.finIdxOf? a).map (·.val) := rfl
theorem finIdxOf?_empty {a : α} [BEq α] : (#[] : Array α).finIdxOf? a = none := by
  rewrite [List.finIdxOf?_toArray]; rfl
end Array
