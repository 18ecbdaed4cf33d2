/-
Arrays: laws. Each function gives the list that the function of the same name on lists gives.
-/
namespace Array
variable {α : Type u}

/- Sizes and elements. -/
@[simp] theorem toList_inj {xs ys : Array α} : xs.toList = ys.toList ↔ xs = ys := ⟨Array.ext', fun h => h ▸ rfl⟩
@[simp] theorem toArray_toList {xs : Array α} : xs.toList.toArray = xs := rfl
@[simp] theorem _root_.List.size_toArray {as : List α} : as.toArray.size = as.length := by simp only [Array.size]
theorem _root_.List.toList_toArray {as : List α} : as.toArray.toList = as := rfl
theorem size_eq_length_toList {xs : Array α} : xs.size = xs.toList.length := rfl
@[simp] theorem getElem_toList {xs : Array α} {i : Nat} (h : i < xs.toList.length) : xs.toList[i]'h = xs[i]'h := rfl
@[simp] theorem _root_.List.getElem_toArray {xs : List α} {i : Nat} (h : i < xs.toArray.size) :
    xs.toArray[i]'h = xs[i]'h := rfl
theorem getElem?_eq_none_iff {i : Nat} {xs : Array α} : xs[i]? = none ↔ xs.size ≤ i := by
  by_cases h : i < xs.size
  · rewrite [getElem?_pos xs i h]; exact ⟨nofun, fun k => absurd h (Nat.not_lt.mpr k)⟩
  · rewrite [getElem?_neg xs i h]; exact ⟨fun _ => Nat.not_lt.mp h, fun _ => rfl⟩
theorem none_eq_getElem?_iff {xs : Array α} {i : Nat} : none = xs[i]? ↔ xs.size ≤ i := by
  rw [eq_comm, getElem?_eq_none_iff]
theorem getElem?_eq_none {i : Nat} {xs : Array α} (h : xs.size ≤ i) : xs[i]? = none := getElem?_eq_none_iff.mpr h
@[simp] theorem getElem?_eq_getElem {xs : Array α} {i : Nat} (h : i < xs.size) : xs[i]? = some (xs[i]'h) :=
  getElem?_pos xs i h
@[simp] theorem getElem?_toList {xs : Array α} {i : Nat} : xs.toList[i]? = xs[i]? := by
  by_cases h : i < xs.size
  · rewrite [getElem?_eq_getElem h, List.getElem?_eq_getElem h]; rfl
  · rw [getElem?_eq_none (Nat.not_lt.mp h), List.getElem?_eq_none_iff.mpr (Nat.not_lt.mp h)]
@[simp] theorem _root_.List.getElem?_toArray {xs : List α} {i : Nat} : xs.toArray[i]? = xs[i]? :=
  getElem?_toList.symm
theorem getElem?_eq_some_iff {i : Nat} {b : α} {xs : Array α} : xs[i]? = some b ↔ ∃ h : i < xs.size, xs[i]'h = b := by
  by_cases h : i < xs.size
  · rewrite [getElem?_eq_getElem h]
    exact ⟨fun e => ⟨h, Option.some.inj e⟩, fun ⟨_, e⟩ => e ▸ rfl⟩
  · rewrite [getElem?_eq_none (Nat.not_lt.mp h)]
    exact ⟨nofun, fun ⟨k, _⟩ => absurd k h⟩
@[ext] theorem ext {xs ys : Array α} (h₁ : xs.size = ys.size)
    (h₂ : (i : Nat) → (hi₁ : i < xs.size) → (hi₂ : i < ys.size) → xs[i]'hi₁ = ys[i]'hi₂) : xs = ys :=
  Array.ext' (List.ext_getElem h₁ h₂)
theorem getElem_eq_getElem?_get {xs : Array α} {i : Nat} (h : i < xs.size) :
    xs[i]'h = xs[i]?.get (by rewrite [getElem?_eq_getElem h]; rfl) := by
  have k : ∀ (o : Option α) (a : α) (e : o = some a) (h : o.isSome = true), a = o.get h := by
    intro o a e
    subst e
    exact fun _ => rfl
  exact k _ _ (getElem?_eq_getElem h) _
@[simp] theorem getD_eq_getD_getElem? {xs : Array α} {i : Nat} {d : α} : xs.getD i d = xs[i]?.getD d := by
  show (if h : i < xs.size then _ else _) = _
  by_cases h : i < xs.size
  · rewrite [dif_pos h, getElem?_eq_getElem h]; rfl
  · rewrite [dif_neg h, getElem?_eq_none (Nat.not_lt.mp h)]; rfl
theorem getElem!_eq_getD [Inhabited α] {xs : Array α} {i : Nat} : xs[i]! = xs.getD i default := rfl
theorem eq_empty_of_size_eq_zero {xs : Array α} (h : xs.size = 0) : xs = #[] :=
  Array.ext' (List.eq_nil_of_length_eq_zero h)
@[simp] theorem size_eq_zero_iff {xs : Array α} : xs.size = 0 ↔ xs = #[] :=
  ⟨eq_empty_of_size_eq_zero, fun h => h ▸ rfl⟩
theorem size_pos_iff {xs : Array α} : 0 < xs.size ↔ xs ≠ #[] :=
  Nat.pos_iff_ne_zero.trans (not_congr size_eq_zero_iff)
theorem size_pos_of_mem {a : α} {xs : Array α} (h : a ∈ xs) : 0 < xs.size := List.length_pos_of_mem h.val
@[simp] theorem empty_eq {xs : Array α} : #[] = xs ↔ xs = #[] := eq_comm
@[simp] theorem toList_eq_nil_iff {xs : Array α} : xs.toList = [] ↔ xs = #[] := toList_inj (ys := #[])
@[simp] theorem mem_toList_iff {a : α} {xs : Array α} : a ∈ xs.toList ↔ a ∈ xs := mem_def.symm
@[simp] theorem toList_empty : (#[] : Array α).toList = [] := rfl
@[simp] theorem getElem?_empty {i : Nat} : (#[] : Array α)[i]? = none := rfl
@[simp] theorem emptyWithCapacity_eq {n : Nat} : (emptyWithCapacity n : Array α) = #[] := rfl
@[simp] theorem mkEmpty_eq {n : Nat} : (mkEmpty n : Array α) = #[] := rfl

/- push, pop, set, swap. -/
@[simp] theorem _root_.List.push_toArray (l : List α) (a : α) : l.toArray.push a = (l ++ [a]).toArray :=
  Array.ext' List.concat_eq_append
theorem getElem_push_lt {xs : Array α} {x : α} {i : Nat} (h : i < xs.size) :
    have : i < (xs.push x).size := by rewrite [size_push]; exact Nat.lt_succ_of_lt h
    (xs.push x)[i] = xs[i] := by
  cases xs
  simp only [List.push_toArray, List.getElem_toArray]
  exact List.getElem_append_left h
@[simp] theorem getElem_push_eq {xs : Array α} {x : α} :
    (xs.push x)[xs.size]'(by rewrite [size_push]; exact Nat.lt_succ_self _) = x := by
  have k : ∀ (l : List α) (h : l.length < (l ++ [x]).length), (l ++ [x])[l.length]'h = x := by
    intro l
    induction l with
    | nil => intro h; rfl
    | cons a l ih => intro h; exact ih (Nat.lt_of_succ_lt_succ h)
  cases xs
  simp only [List.push_toArray, List.getElem_toArray]
  exact k _ _
theorem getElem_push {xs : Array α} {x : α} {i : Nat} (h : i < (xs.push x).size) :
    (xs.push x)[i]'h = if h : i < xs.size then xs[i]'h else x := by
  by_cases k : i < xs.size
  · rw [dif_pos k, getElem_push_lt k]
  · rewrite [dif_neg k]
    obtain rfl := Nat.le_antisymm (Nat.le_of_lt_succ (Nat.lt_of_lt_of_eq h (size_push x))) (Nat.not_lt.mp k)
    exact getElem_push_eq
theorem getElem?_push {i : Nat} {xs : Array α} {x : α} : (xs.push x)[i]? = if i = xs.size then some x else xs[i]? := by
  by_cases e : i = xs.size
  · subst e
    rw [if_pos rfl, getElem?_eq_getElem (by rewrite [size_push]; exact Nat.lt_succ_self _), getElem_push_eq]
  · rewrite [if_neg e]
    by_cases k : i < xs.size
    · rw [getElem?_eq_getElem k, getElem?_eq_getElem (Nat.lt_of_lt_of_eq (Nat.lt_succ_of_lt k) (size_push x).symm),
        getElem_push_lt k]
    · rw [getElem?_eq_none (Nat.not_lt.mp k), getElem?_eq_none (Nat.le_trans (Nat.le_of_eq (size_push x))
        (Nat.lt_of_le_of_ne (Nat.not_lt.mp k) (Ne.symm e)))]
theorem getElem?_push_size {xs : Array α} {x : α} : (xs.push x)[xs.size]? = some x := by
  rw [getElem?_push, if_pos rfl]
@[simp] theorem mem_push {xs : Array α} {x y : α} : x ∈ xs.push y ↔ x ∈ xs ∨ x = y := by
  rw [mem_def, mem_def, toList_push, List.mem_append, List.mem_singleton]
theorem mem_push_self {xs : Array α} {x : α} : x ∈ xs.push x := mem_push.mpr (.inr rfl)
theorem mem_push_of_mem {xs : Array α} {x : α} (y : α) (h : x ∈ xs) : x ∈ xs.push y := mem_push.mpr (.inl h)
@[simp] theorem push_ne_empty {a : α} {xs : Array α} : xs.push a ≠ #[] := fun h => by
  have e := congrArg size h
  rewrite [size_push] at e
  exact Nat.succ_ne_zero _ e
theorem push_eq_push {a b : α} {xs ys : Array α} : xs.push a = ys.push b ↔ a = b ∧ xs = ys := by
  rewrite [← toList_inj, toList_push, toList_push]
  refine ⟨fun h => ?_, fun ⟨h, k⟩ => by rw [h, k]⟩
  have k := List.append_inj' h rfl
  exact ⟨List.cons.inj k.2 |>.1, Array.ext' k.1⟩
theorem not_mem_empty (a : α) : ¬ a ∈ #[] := fun h => List.not_mem_nil h.val
theorem mem_singleton {a b : α} : a ∈ #[b] ↔ a = b := mem_def.trans List.mem_singleton
@[simp] theorem toList_pop {xs : Array α} : xs.pop.toList = xs.toList.dropLast := rfl
@[simp] theorem pop_empty : (#[] : Array α).pop = #[] := rfl
@[simp] theorem pop_push {xs : Array α} {x : α} : (xs.push x).pop = xs := by
  refine Array.ext' ?_
  rw [toList_pop, toList_push, List.dropLast_concat]
@[simp] theorem _root_.List.pop_toArray (l : List α) : l.toArray.pop = l.dropLast.toArray := rfl
@[simp] theorem toList_set (xs : Array α) (i : Nat) (x : α) (h : i < xs.size) :
    (xs.set i x h).toList = xs.toList.set i x := rfl
@[simp] theorem _root_.List.set_toArray (l : List α) (i : Nat) (a : α) (h : i < l.length) :
    l.toArray.set i a h = (l.set i a).toArray := rfl
private theorem _root_.List.getElem_set' {l : List α} {i j : Nat} {a : α} (h : j < (l.set i a).length) :
    (l.set i a)[j]'h = if i = j then a else l[j]'(List.length_set (as := l) ▸ h) := by
  induction l generalizing i j with
  | nil => exact absurd h (by rewrite [List.length_set]; exact Nat.not_lt_zero _)
  | cons b l ih =>
    cases i with
    | zero =>
      cases j with
      | zero => rfl
      | succ j => rfl
    | succ i =>
      cases j with
      | zero => rfl
      | succ j =>
        simp only [Nat.succ.injEq]
        exact ih (Nat.lt_of_succ_lt_succ h)
theorem getElem_set {xs : Array α} {i : Nat} (h' : i < xs.size) {v : α} {j : Nat} (h : j < (xs.set i v h').size) :
    (xs.set i v h')[j]'h = if i = j then v else xs[j]'(size_set h' ▸ h) := List.getElem_set' h
@[simp] theorem getElem_set_self {xs : Array α} {i : Nat} (h : i < xs.size) {v : α} :
    (xs.set i v h)[i]'((size_set h).symm ▸ h) = v := by rw [getElem_set, if_pos rfl]
@[simp] theorem getElem_set_ne {xs : Array α} {i : Nat} (h' : i < xs.size) {v : α} {j : Nat} (pj : j < xs.size)
    (h : i ≠ j) : (xs.set i v h')[j]'((size_set h').symm ▸ pj) = xs[j]'pj := by rw [getElem_set, if_neg h]
@[simp] theorem getElem?_set_self {xs : Array α} {i : Nat} (h : i < xs.size) {v : α} : (xs.set i v h)[i]? = some v := by
  rw [getElem?_eq_getElem ((size_set h).symm ▸ h), getElem_set_self]
@[simp] theorem getElem?_set_ne {xs : Array α} {i : Nat} (h : i < xs.size) {v : α} {j : Nat} (ne : i ≠ j) :
    (xs.set i v h)[j]? = xs[j]? := by
  by_cases k : j < xs.size
  · rw [getElem?_eq_getElem k, getElem?_eq_getElem ((size_set h).symm ▸ k), getElem_set_ne h k ne]
  · rw [getElem?_eq_none (Nat.not_lt.mp k), getElem?_eq_none ((size_set h).symm ▸ Nat.not_lt.mp k)]
@[simp] theorem set_getElem_self {xs : Array α} {i : Nat} (h : i < xs.size) : xs.set i (xs[i]'h) h = xs := by
  refine ext (size_set h) fun j h₁ h₂ => ?_
  rewrite [getElem_set]
  by_cases e : i = j
  · subst e; rw [if_pos rfl]
  · rw [if_neg e]
@[simp] theorem set_set (a : α) {b : α} {xs : Array α} {i : Nat} (h : i < xs.size) :
    (xs.set i a h).set i b ((size_set h).symm ▸ h) = xs.set i b h := by
  refine ext ((size_set _).trans ((size_set _).trans (size_set _).symm)) fun j h₁ h₂ => ?_
  rewrite [getElem_set, getElem_set, getElem_set]
  by_cases e : i = j
  · rw [if_pos e, if_pos e]
  · rw [if_neg e, if_neg e, if_neg e]
@[simp] theorem set!_eq_setIfInBounds {xs : Array α} {i : Nat} {v : α} : xs.set! i v = xs.setIfInBounds i v := rfl
@[simp] theorem size_setIfInBounds {xs : Array α} {i : Nat} {a : α} : (xs.setIfInBounds i a).size = xs.size := by
  unfold setIfInBounds
  by_cases h : i < xs.size
  · rw [dif_pos h, size_set]
  · rw [dif_neg h]
theorem getElem_setIfInBounds {xs : Array α} {i : Nat} {a : α} {j : Nat} (hj : j < xs.size) :
    (xs.setIfInBounds i a)[j]'(size_setIfInBounds.symm ▸ hj) = if i = j then a else xs[j]'hj := by
  by_cases h : i < xs.size
  · simp only [setIfInBounds, dif_pos h]
    exact getElem_set h _
  · simp only [setIfInBounds, dif_neg h]
    exact (if_neg fun e : i = j => h (e ▸ hj)).symm
@[simp] theorem getElem_setIfInBounds_self {xs : Array α} {i : Nat} {a : α} (h : i < (xs.setIfInBounds i a).size) :
    (xs.setIfInBounds i a)[i]'h = a := by
  rw [getElem_setIfInBounds (size_setIfInBounds ▸ h), if_pos rfl]
@[simp] theorem getElem_setIfInBounds_ne {xs : Array α} {i : Nat} {a : α} {j : Nat} (hj : j < xs.size) (h : i ≠ j) :
    (xs.setIfInBounds i a)[j]'(size_setIfInBounds.symm ▸ hj) = xs[j]'hj := by
  rw [getElem_setIfInBounds hj, if_neg h]
@[simp] theorem _root_.List.setIfInBounds_toArray (l : List α) (i : Nat) (a : α) :
    l.toArray.setIfInBounds i a = (l.set i a).toArray := by
  by_cases h : i < l.length
  · exact dif_pos h
  · refine (dif_neg h).trans (Array.ext' ?_)
    have e : ∀ (l : List α) (i : Nat), ¬ i < l.length → l = l.set i a := by
      intro l
      induction l with
      | nil => intro i _; rw [List.set_nil]
      | cons b l ih =>
        intro i k
        cases i with
        | zero => exact absurd (Nat.succ_pos _) k
        | succ i => exact congrArg (b :: ·) (ih i fun k' => k (Nat.succ_lt_succ k'))
    exact e l i h
theorem getElem_swap_right {xs : Array α} {i j : Nat} {hi hj} :
    (xs.swap i j hi hj)[j]'(size_swap.symm ▸ hj) = xs[i]'hi :=
  getElem_set_self (xs := xs.set i (xs[j]'hj) hi) (Nat.lt_of_lt_of_eq hj (size_set hi).symm)
theorem getElem_swap {xs : Array α} {i j : Nat} (hi hj) {k : Nat} (hk : k < (xs.swap i j hi hj).size) :
    (xs.swap i j hi hj)[k]'hk = if k = i then xs[j]'hj else if k = j then xs[i]'hi else xs[k]'(size_swap ▸ hk) := by
  refine (getElem_set (xs := xs.set i (xs[j]'hj) hi) (Nat.lt_of_lt_of_eq hj (size_set hi).symm) hk).trans ?_
  rewrite [getElem_set]
  by_cases e : k = i
  · subst e
    rewrite [if_pos rfl, if_pos rfl]
    by_cases f : j = k
    · subst f; rw [if_pos rfl]
    · rw [if_neg f]
  · rewrite [if_neg e, if_neg (Ne.symm e)]
    by_cases f : k = j
    · rw [if_pos f, if_pos f.symm]
    · rw [if_neg f, if_neg (Ne.symm f)]
@[simp] theorem getElem_swap_left {xs : Array α} {i j : Nat} {hi hj} :
    (xs.swap i j hi hj)[i]'(size_swap.symm ▸ hi) = xs[j]'hj := by rw [getElem_swap, if_pos rfl]
attribute [simp] getElem_swap_right
@[simp] theorem swap_swap {xs : Array α} {i j : Nat} (hi hj) :
    (xs.swap i j hi hj).swap i j (size_swap.symm ▸ hi) (size_swap.symm ▸ hj) = xs := by
  refine ext (size_swap.trans size_swap) fun k h₁ h₂ => ?_
  rewrite [getElem_swap, getElem_swap_left, getElem_swap_right]
  by_cases e : k = i
  · subst e; rw [if_pos rfl]
  · rewrite [if_neg e]
    by_cases f : k = j
    · subst f; rw [if_pos rfl]
    · rw [if_neg f, getElem_swap, if_neg e, if_neg f]
@[simp] theorem size_replicate {n : Nat} {v : α} : (replicate n v).size = n := List.length_replicate
@[simp] theorem toList_replicate {n : Nat} {α : Type u} {a : α} : (replicate n a).toList = List.replicate n a := rfl
@[simp] theorem replicate_zero {a : α} : replicate 0 a = #[] := rfl
@[simp] theorem getElem_replicate {n : Nat} {v : α} {i : Nat} (h : i < (replicate n v).size) :
    (replicate n v)[i]'h = v := List.getElem_replicate h
@[simp] theorem isEmpty_toList {xs : Array α} : xs.toList.isEmpty = xs.isEmpty := by
  cases xs with
  | mk l => cases l <;> rfl
@[simp] theorem isEmpty_iff {xs : Array α} : xs.isEmpty ↔ xs = #[] := by
  exact (⟨of_decide_eq_true, decide_eq_true⟩ : decide (xs.size = 0) = true ↔ xs.size = 0).trans size_eq_zero_iff
theorem isEmpty_empty : (#[] : Array α).isEmpty = true := rfl
@[simp] theorem isEmpty_push {x : α} {xs : Array α} : (xs.push x).isEmpty = false := by
  show decide ((xs.push x).size = 0) = false
  rewrite [size_push]; rfl

/- Folds. -/
private theorem drop_eq_cons (l : List α) : ∀ (j : Nat) (h : j < l.length), l.drop j = l[j]'h :: l.drop (j + 1) := by
  induction l with
  | nil => exact fun j h => absurd h (Nat.not_lt_zero j)
  | cons a l ih =>
    intro j h
    cases j with
    | zero => rfl
    | succ j => exact ih j (Nat.lt_of_succ_lt_succ h)
theorem foldlM_toList.aux {m : Type v → Type w} {β : Type v} {α : Type u} [Monad m] {f : β → α → m β} {xs : Array α}
    {i j : Nat} (H : xs.size ≤ i + j) {b : β} :
    foldlM.loop f xs xs.size (Nat.le_refl _) i j b = (xs.toList.drop j).foldlM f b := by
  induction i generalizing j b with
  | zero =>
    have e : xs.toList.drop j = [] := List.drop_eq_nil_of_le (by rewrite [Nat.zero_add] at H; exact H)
    rewrite [e]
    unfold foldlM.loop
    by_cases h : j < xs.size
    · rewrite [dif_pos h]; rfl
    · rewrite [dif_neg h]; rfl
  | succ i ih =>
    unfold foldlM.loop
    by_cases h : j < xs.size
    · rewrite [dif_pos h]
      have e : xs.toList.drop j = xs[j]'h :: xs.toList.drop (j + 1) := drop_eq_cons xs.toList j h
      rewrite [e, List.foldlM]
      show f b _ >>= _ = f b _ >>= _
      exact congrArg (f b _ >>= ·) (funext fun b => ih (Nat.le_trans H (Nat.le_of_eq (Nat.succ_add_eq_add_succ i j))))
    · have e : xs.toList.drop j = [] := List.drop_eq_nil_of_le (Nat.not_lt.mp h)
      rewrite [dif_neg h, e]; rfl
@[simp] theorem foldlM_toList {m : Type v → Type w} {β : Type v} {α : Type u} [Monad m] {f : β → α → m β} {init : β}
    {xs : Array α} : xs.toList.foldlM f init = xs.foldlM f init := by
  unfold foldlM
  rewrite [dif_pos (Nat.le_refl _)]
  exact (foldlM_toList.aux (j := 0) (Nat.le_refl xs.size)).symm
theorem _root_.List.foldl_eq_foldlM {β : Type v} {f : β → α → β} {b : β} {l : List α} :
    l.foldl f b = (l.foldlM (m := Id) (pure <| f · ·) b).run := by
  induction l generalizing b with
  | nil => rfl
  | cons a l ih => exact ih
@[simp] theorem foldl_toList {β : Type v} {α : Type u} (f : β → α → β) {init : β} {xs : Array α} :
    xs.toList.foldl f init = xs.foldl f init := by
  rewrite [List.foldl_eq_foldlM, foldlM_toList]; rfl
theorem foldrM_eq_reverse_foldlM_toList.aux {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {f : α → β → m β}
    {xs : Array α} {init : β} {i : Nat} (h : i ≤ xs.size) :
    (xs.toList.take i).reverse.foldlM (fun x y => f y x) init = foldrM.fold f xs 0 i h init := by
  induction i generalizing init with
  | zero => unfold foldrM.fold; rfl
  | succ i ih =>
    have e : xs.toList.take (i + 1) = xs.toList.take i ++ [xs[i]'h] := by
      have k : ∀ (l : List α) (i : Nat) (h : i < l.length), l.take (i + 1) = l.take i ++ [l[i]'h] := by
        intro l
        induction l with
        | nil => intro i h; exact absurd h (Nat.not_lt_zero _)
        | cons a l ih =>
          intro i h
          cases i with
          | zero => rfl
          | succ i => exact congrArg (a :: ·) (ih i (Nat.lt_of_succ_lt_succ h))
      exact k xs.toList i h
    unfold foldrM.fold
    rewrite [e, List.reverse_append]
    show f (xs[i]'h) init >>= _ = _
    rewrite [if_neg (by simp)]
    refine congrArg (f (xs[i]'h) init >>= ·) (funext fun b => ?_)
    exact ih _
theorem foldrM_eq_reverse_foldlM_toList {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {f : α → β → m β}
    {init : β} {xs : Array α} : xs.foldrM f init = xs.toList.reverse.foldlM (fun x y => f y x) init := by
  have e := foldrM_eq_reverse_foldlM_toList.aux (f := f) (xs := xs) (init := init) (h := Nat.le_refl _)
  rewrite [show xs.toList.take xs.size = xs.toList from List.take_length] at e
  rewrite [e]
  unfold foldrM
  rewrite [dif_pos (Nat.le_refl _)]
  by_cases h : 0 < xs.size
  · rw [if_pos h]
  · rewrite [if_neg h]
    have z : xs.size = 0 := Nat.eq_zero_of_not_pos h
    have k : ∀ i (h : i ≤ xs.size), i = 0 → pure init = foldrM.fold f xs 0 i h init := by
      intro i h z
      subst z
      unfold foldrM.fold
      rfl
    exact k xs.size _ z
@[simp] theorem foldrM_toList {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {f : α → β → m β} {init : β}
    {xs : Array α} : xs.toList.foldrM f init = xs.foldrM f init := foldrM_eq_reverse_foldlM_toList.symm
@[simp] theorem foldr_toList {β : Type v} (f : α → β → β) {init : β} {xs : Array α} :
    xs.toList.foldr f init = xs.foldr f init := by
  show _ = Id.run (xs.foldrM (fun a b => pure (f a b)) init)
  rw [foldrM_eq_reverse_foldlM_toList, ← List.foldl_reverse (g := fun x y => f y x), List.foldl_eq_foldlM]
theorem _root_.List.foldl_toArray {β : Type v} {α : Type u} (f : β → α → β) (init : β) (l : List α) :
    l.toArray.foldl f init = l.foldl f init := (foldl_toList f).symm
theorem _root_.List.foldr_toArray {β : Type v} (f : α → β → β) (init : β) (l : List α) :
    l.toArray.foldr f init = l.foldr f init :=
  (foldr_toList f).symm
@[simp] theorem _root_.List.foldl_toArray' {β : Type v} {α : Type u} {stop : Nat} (f : β → α → β) (init : β)
    (l : List α) (h : stop = l.toArray.size) :
    l.toArray.foldl f init 0 stop = l.foldl f init := by subst h; exact List.foldl_toArray f init l

/- Append. -/
@[simp] theorem append_eq_append {xs ys : Array α} : xs.append ys = xs ++ ys := rfl
@[simp] theorem toList_append {xs ys : Array α} : (xs ++ ys).toList = xs.toList ++ ys.toList := by
  show (ys.foldl (fun xs v => xs.push v) xs).toList = _
  rewrite [← foldl_toList]
  generalize ys.toList = l
  induction l generalizing xs with
  | nil => rewrite [List.append_nil]; rfl
  | cons a l ih => rewrite [List.foldl_cons, ih, toList_push, List.append_assoc]; rfl
@[simp] theorem size_append {xs ys : Array α} : (xs ++ ys).size = xs.size + ys.size := by
  rewrite [size_eq_length_toList, toList_append, List.length_append]; rfl
@[simp] theorem append_empty {xs : Array α} : xs ++ #[] = xs := Array.ext' (by rw [toList_append, List.append_nil])
@[simp] theorem empty_append {xs : Array α} : #[] ++ xs = xs := Array.ext' (by rewrite [toList_append]; rfl)
@[simp] theorem append_assoc {xs ys zs : Array α} : xs ++ ys ++ zs = xs ++ (ys ++ zs) :=
  Array.ext' (by simp only [toList_append, List.append_assoc])
@[simp] theorem mem_append {a : α} {xs ys : Array α} : a ∈ xs ++ ys ↔ a ∈ xs ∨ a ∈ ys := by
  simp only [mem_def, toList_append, List.mem_append]
theorem push_eq_append {a : α} {as : Array α} : as.push a = as ++ #[a] :=
  Array.ext' (by rw [toList_push, toList_append])
@[simp] theorem _root_.List.append_toArray (l₁ l₂ : List α) : l₁.toArray ++ l₂.toArray = (l₁ ++ l₂).toArray :=
  Array.ext' toList_append
@[simp] theorem appendList_eq_append {xs : Array α} {l : List α} : xs.appendList l = xs ++ l := rfl
@[simp] theorem toList_appendList {xs : Array α} {l : List α} : (xs ++ l).toList = xs.toList ++ l := by
  show (l.foldl (fun xs v => xs.push v) xs).toList = _
  induction l generalizing xs with
  | nil => rewrite [List.append_nil]; rfl
  | cons a l ih => rewrite [List.foldl_cons, ih, toList_push, List.append_assoc]; rfl
theorem getElem_append_left {i : Nat} {xs ys : Array α} {h : i < (xs ++ ys).size} (hlt : i < xs.size) :
    (xs ++ ys)[i]'h = xs[i]'hlt := by
  cases xs; cases ys
  simp only [List.append_toArray, List.getElem_toArray]
  exact List.getElem_append_left hlt
theorem getElem_append_right {i : Nat} {xs ys : Array α} {h : i < (xs ++ ys).size} (hle : xs.size ≤ i) :
    (xs ++ ys)[i]'h = ys[i - xs.size]'(Nat.sub_lt_left_of_lt_add hle (Nat.lt_of_lt_of_eq h size_append)) := by
  cases xs; cases ys
  simp only [List.append_toArray, List.getElem_toArray]
  exact List.getElem_append_right hle
attribute [simp] getElem_append_left getElem_append_right

/- map, filter, filterMap, flatMap, reverse. -/
theorem mapM_eq_foldlM {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m] {f : α → m β}
    {xs : Array α} : xs.mapM f = xs.foldlM (fun bs a => bs.push <$> f a) #[] := by
  rewrite [← foldlM_toList]
  have k : ∀ (n i : Nat) (bs : Array β), xs.size - i = n →
      mapM.map f xs i bs = (xs.toList.drop i).foldlM (fun bs a => bs.push <$> f a) bs := by
    intro n
    induction n with
    | zero =>
      intro i bs h
      have e : xs.toList.drop i = [] := List.drop_eq_nil_of_le (Nat.sub_eq_zero_iff_le.mp h)
      rewrite [mapM.map, dif_neg (Nat.not_lt.mpr (Nat.sub_eq_zero_iff_le.mp h)), e]; rfl
    | succ n ih =>
      intro i bs h
      have hi : i < xs.size := Nat.lt_of_sub_eq_succ h
      have e : xs.toList.drop i = xs[i]'hi :: xs.toList.drop (i + 1) := drop_eq_cons xs.toList i hi
      rewrite [mapM.map, dif_pos hi, e, List.foldlM, bind_map_left]
      exact bind_congr fun b => ih (i + 1) (bs.push b) (congrArg (· - 1) h)
  exact k _ 0 _ rfl
@[simp] theorem toList_map {β : Type v} {f : α → β} {xs : Array α} : (xs.map f).toList = xs.toList.map f := by
  show (Id.run (xs.mapM (fun a => pure (f a)))).toList = _
  rewrite [mapM_eq_foldlM, ← foldlM_toList]
  have k : ∀ (l : List α) (bs : Array β),
      (Id.run (l.foldlM (fun bs a => bs.push <$> (pure (f a) : Id β)) bs)).toList = bs.toList ++ l.map f := by
    intro l
    induction l with
    | nil => intro bs; exact (List.append_nil _).symm
    | cons a l ih =>
      intro bs
      refine (ih (bs.push (f a))).trans ?_
      rewrite [toList_push, List.append_assoc]; rfl
  exact k _ _
@[simp] theorem size_map {β : Type v} {f : α → β} {xs : Array α} : (xs.map f).size = xs.size := by
  rewrite [size_eq_length_toList, toList_map, List.length_map]; rfl
@[simp] theorem _root_.List.map_toArray {β : Type v} {f : α → β} {l : List α} : l.toArray.map f = (l.map f).toArray :=
  Array.ext' toList_map
theorem map_empty {β : Type v} {f : α → β} : map f #[] = #[] := List.map_toArray
@[simp] theorem map_push {β : Type v} {f : α → β} {as : Array α} {x : α} : (as.push x).map f = (as.map f).push (f x) :=
  Array.ext' (by simp only [toList_map, toList_push, List.map_append, List.map_cons, List.map_nil])
@[simp] theorem map_append {β : Type v} {f : α → β} {xs ys : Array α} : map f (xs ++ ys) = map f xs ++ map f ys :=
  Array.ext' (by simp only [toList_map, toList_append, List.map_append])
@[simp] theorem getElem_map {β : Type v} (f : α → β) {xs : Array α} {i : Nat} (hi : i < (map f xs).size) :
    (xs.map f)[i]'hi = f (xs[i]'(size_map (f := f) ▸ hi)) := by
  cases xs
  simp only [List.map_toArray, List.getElem_toArray]
  exact List.getElem_map _
@[simp] theorem getElem?_map {β : Type v} {f : α → β} {xs : Array α} {i : Nat} : (xs.map f)[i]? = xs[i]?.map f := by
  rw [← getElem?_toList, ← getElem?_toList, toList_map, List.getElem?_map]
@[simp 500] theorem mem_map {β : Type v} {b : β} {f : α → β} {xs : Array α} : b ∈ xs.map f ↔ ∃ a, a ∈ xs ∧ f a = b := by
  simp only [mem_def, toList_map, List.mem_map]
theorem mem_map_of_mem {β : Type v} {l : Array α} {a : α} {f : α → β} (h : a ∈ l) : f a ∈ map f l :=
  mem_map.mpr ⟨a, h, rfl⟩
@[simp] theorem map_map {β : Type v} {γ : Type w} {f : α → β} {g : β → γ} {as : Array α} :
    (as.map f).map g = as.map (g ∘ f) :=
  Array.ext' (by simp only [toList_map, List.map_map])
@[simp] theorem map_id_fun : map (id : α → α) = id := funext fun xs => Array.ext' (by rw [toList_map, List.map_id]; rfl)
@[simp] theorem map_id_fun' : map (fun (a : α) => a) = id := map_id_fun
theorem map_id (xs : Array α) : map (id : α → α) xs = xs := by rewrite [map_id_fun]; rfl
@[simp] theorem map_eq_empty_iff {β : Type v} {f : α → β} {xs : Array α} : map f xs = #[] ↔ xs = #[] := by
  rewrite [← toList_inj, toList_map, ← toList_inj]
  exact List.map_eq_nil_iff
theorem toList_filter {p : α → Bool} {xs : Array α} : (xs.filter p).toList = xs.toList.filter p := by
  show (xs.foldl (fun acc a => if p a then acc.push a else acc) #[]).toList = _
  rewrite [← foldl_toList]
  have k : ∀ (l : List α) (bs : Array α),
      (l.foldl (fun acc a => if p a then acc.push a else acc) bs).toList = bs.toList ++ l.filter p := by
    intro l
    induction l with
    | nil => intro bs; exact (List.append_nil _).symm
    | cons a l ih =>
      intro bs
      rewrite [List.foldl_cons, ih]
      by_cases h : p a
      · rewrite [if_pos h, List.filter_cons_of_pos h, toList_push, List.append_assoc]; rfl
      · rw [if_neg h, List.filter_cons_of_neg h]
  exact k _ _
theorem _root_.List.filter_toArray {p : α → Bool} {l : List α} :
    l.toArray.filter p = (l.filter p).toArray := Array.ext' toList_filter
@[simp] theorem _root_.List.filter_toArray' {p : α → Bool} {l : List α} {stop : Nat} (h : stop = l.length) :
    l.toArray.filter p 0 stop = (l.filter p).toArray := by subst h; exact List.filter_toArray
@[simp] theorem mem_filter {p : α → Bool} {xs : Array α} {a : α} : a ∈ xs.filter p ↔ a ∈ xs ∧ p a := by
  simp only [mem_def, toList_filter, List.mem_filter]
@[simp] theorem filter_append {p : α → Bool} {xs ys : Array α} {stop : Nat} (w : stop = xs.size + ys.size) :
    filter p (xs ++ ys) 0 stop = filter p xs ++ filter p ys := by
  cases w.trans size_append.symm
  exact Array.ext' (by simp only [toList_filter, toList_append, List.filter_append])
theorem size_filter_le {p : α → Bool} {xs : Array α} : (xs.filter p).size ≤ xs.size := by
  rewrite [size_eq_length_toList, toList_filter]
  exact List.length_filter_le p _
theorem toList_filterMap {β : Type v} {f : α → Option β} {xs : Array α} :
    (xs.filterMap f).toList = xs.toList.filterMap f := by
  show (Id.run (xs.foldlM (fun bs a => do match ← (pure (f a) : Id (Option β)) with
    | some b => pure (bs.push b)
    | none => pure bs) #[])).toList = _
  rewrite [← foldlM_toList]
  have k : ∀ (l : List α) (bs : Array β),
      (Id.run (l.foldlM (fun bs a => do match ← (pure (f a) : Id (Option β)) with
        | some b => pure (bs.push b)
        | none => pure bs) bs)).toList = bs.toList ++ l.filterMap f := by
    intro l
    induction l with
    | nil => intro bs; exact (List.append_nil _).symm
    | cons a l ih =>
      intro bs
      rewrite [List.filterMap_cons]
      cases h : f a with
      | none => refine Eq.trans ?_ (ih bs); rewrite [List.foldlM, h]; rfl
      | some b =>
        refine Eq.trans ?_ ((ih (bs.push b)).trans ?_)
        · rewrite [List.foldlM, h]; rfl
        · rewrite [toList_push, List.append_assoc]; rfl
  exact k _ _
theorem _root_.List.filterMap_toArray {β : Type v} {f : α → Option β} {l : List α} :
    l.toArray.filterMap f = (l.filterMap f).toArray := Array.ext' toList_filterMap
@[simp] theorem mem_filterMap {β : Type v} {f : α → Option β} {xs : Array α} {b : β} :
    b ∈ filterMap f xs ↔ ∃ a, a ∈ xs ∧ f a = some b := by
  simp only [mem_def, toList_filterMap, List.mem_filterMap]
@[simp] theorem toList_flatten {xss : Array (Array α)} : xss.flatten.toList = (xss.toList.map toList).flatten := by
  show (xss.foldl (fun acc xs => acc ++ xs) empty).toList = _
  rewrite [← foldl_toList]
  have k : ∀ (l : List (Array α)) (bs : Array α),
      (l.foldl (fun acc xs => acc ++ xs) bs).toList = bs.toList ++ (l.map toList).flatten := by
    intro l
    induction l with
    | nil => intro bs; exact (List.append_nil _).symm
    | cons a l ih => intro bs; rewrite [List.foldl_cons, ih, toList_append, List.append_assoc]; rfl
  exact k _ _
@[simp] theorem toList_flatMap {β : Type v} {xs : Array α} {f : α → Array β} :
    (xs.flatMap f).toList = xs.toList.flatMap fun a => (f a).toList := by
  show (xs.foldl (fun bs a => bs ++ f a) empty).toList = _
  rewrite [← foldl_toList]
  have k : ∀ (l : List α) (bs : Array β),
      (l.foldl (fun bs a => bs ++ f a) bs).toList = bs.toList ++ l.flatMap fun a => (f a).toList := by
    intro l
    induction l with
    | nil => intro bs; exact (List.append_nil _).symm
    | cons a l ih => intro bs; rewrite [List.foldl_cons, ih, toList_append, List.append_assoc]; rfl
  exact k _ _
@[simp] theorem mem_flatMap {β : Type v} {f : α → Array β} {b : β} {xs : Array α} :
    b ∈ xs.flatMap f ↔ ∃ a, a ∈ xs ∧ b ∈ f a := by
  simp only [mem_def, toList_flatMap, List.mem_flatMap]
private theorem reverse_index_le {i j k : Nat} (h : i ≤ k) : i + j - k ≤ j :=
  Nat.sub_le_of_le_add (Nat.le_trans (Nat.le_of_eq (Nat.add_comm i j)) (Nat.add_le_add_left h j))
private theorem reverse_index_ne {i j k : Nat} (h : i < k) (h' : k < j) : i + j - k ≠ i ∧ i + j - k ≠ j :=
  ⟨Nat.ne_of_gt (Nat.lt_of_lt_of_eq (Nat.lt_add_of_pos_right (Nat.sub_pos_of_lt h'))
    (Nat.add_sub_assoc (Nat.le_of_lt h') i).symm),
   Nat.ne_of_lt (Nat.sub_lt_right_of_lt_add (Nat.le_trans (Nat.le_of_lt h') (Nat.le_add_left j i))
    (Nat.lt_of_le_of_lt (Nat.le_of_eq (Nat.add_comm i j)) (Nat.add_lt_add_left h j)))⟩
private theorem reverse_index_eq {i j : Nat} (h : i < j) (k : Nat) : i + 1 + (j - 1) - k = i + j - k :=
  congrArg (· - k) ((Nat.succ_add_eq_add_succ i (j - 1)).trans
    (congrArg (i + ·) (Nat.sub_add_cancel (Nat.zero_lt_of_lt h))))
private theorem reverse_measure {i j n : Nat} (hn : j - i = n) (h : i < j) : j - 1 - (i + 1) < n :=
  hn ▸ Nat.lt_of_le_of_lt (Nat.sub_le_sub_right (Nat.sub_le j 1) _) (Nat.sub_lt_sub_left h (Nat.lt_succ_self i))
private theorem toList_reverse.aux : ∀ (n : Nat) (as : Array α) (i : Nat) (j : Fin as.size), j.val - i = n →
    ∀ k (hk : k < (reverse.loop as i j).size) (hk' : k < as.size), (reverse.loop as i j)[k]'hk =
      if h : i ≤ k ∧ k ≤ j.val then as[i + j.val - k]'(Nat.lt_of_le_of_lt (reverse_index_le h.1) j.2)
      else as[k]'hk' := by
  intro n
  induction n using Nat.strongRecOn with
  | ind n ih =>
    intro as i j hn k hk hk'
    by_cases h : i < j.val
    · have hj : j.val - 1 < (as.swap i j.val (Nat.lt_trans h j.2) j.2).size :=
        Nat.lt_of_lt_of_eq (Nat.lt_of_le_of_lt (Nat.sub_le _ 1) j.2) size_swap.symm
      have e : reverse.loop as i j = reverse.loop (as.swap i j.val (Nat.lt_trans h j.2) j.2) (i + 1)
          ⟨j.val - 1, hj⟩ := by rw [reverse.loop, dif_pos h]
      have t := ih (j.val - 1 - (i + 1)) (reverse_measure hn h) (as.swap i j.val (Nat.lt_trans h j.2) j.2) (i + 1)
        ⟨j.val - 1, hj⟩ rfl k (e ▸ hk) (Nat.lt_of_lt_of_eq hk' size_swap.symm)
      refine Eq.trans (by simp only [e]) (t.trans ?_)
      by_cases a : i + 1 ≤ k ∧ k ≤ j.val - 1
      · have hkj := Nat.lt_of_le_of_lt a.2 (Nat.sub_one_lt_of_lt h)
        have ne := reverse_index_ne a.1 hkj
        have e := reverse_index_eq h k
        rewrite [dif_pos a, dif_pos ⟨Nat.le_of_lt a.1, Nat.le_of_lt hkj⟩, getElem_swap,
          if_neg fun c => ne.1 (e.symm.trans c), if_neg fun c => ne.2 (e.symm.trans c)]
        congr 1
      · rewrite [dif_neg a, getElem_swap]
        by_cases b : k = i
        · subst b
          rewrite [if_pos rfl, dif_pos ⟨Nat.le_refl _, Nat.le_of_lt h⟩]
          congr 1
          exact (Nat.add_sub_cancel_left ..).symm
        · rewrite [if_neg b]
          by_cases c : k = j.val
          · subst c
            rewrite [if_pos rfl, dif_pos ⟨Nat.le_of_lt h, Nat.le_refl _⟩]
            congr 1
            exact (Nat.add_sub_cancel ..).symm
          · rw [if_neg c, dif_neg fun ⟨x, y⟩ =>
              a ⟨Nat.lt_of_le_of_ne x (Ne.symm b), Nat.le_sub_one_of_lt (Nat.lt_of_le_of_ne y c)⟩]
    · have e : reverse.loop as i j = as := by rw [reverse.loop, dif_neg h]
      simp only [e]
      by_cases a : i ≤ k ∧ k ≤ j.val
      · rewrite [dif_pos a]
        congr 1
        have e := Nat.le_antisymm a.2 (Nat.le_trans (Nat.not_lt.mp h) a.1)
        obtain rfl := Nat.le_antisymm a.1 (Nat.le_trans a.2 (Nat.not_lt.mp h))
        exact e.trans (Nat.add_sub_cancel_left ..).symm
      · rw [dif_neg a]
private theorem size_reverse_loop : ∀ (n : Nat) (as : Array α) (i : Nat) (j : Fin as.size), j.val - i = n →
    (reverse.loop as i j).size = as.size := by
  intro n
  induction n using Nat.strongRecOn with
  | ind n ih =>
    intro as i j hn
    by_cases h : i < j.val
    · rewrite [reverse.loop, dif_pos h]
      exact (ih (j.val - 1 - (i + 1)) (reverse_measure hn h) _ _ _ rfl).trans size_swap
    · rw [reverse.loop, dif_neg h]
@[simp] theorem size_reverse {xs : Array α} : xs.reverse.size = xs.size := by
  unfold reverse
  by_cases h : xs.size ≤ 1
  · rw [dif_pos h]
  · rewrite [dif_neg h]; exact size_reverse_loop _ _ _ _ rfl
@[simp] theorem getElem_reverse {xs : Array α} {i : Nat} (hi : i < xs.reverse.size) :
    xs.reverse[i]'hi = xs[xs.size - 1 - i]'(Nat.sub_one_sub_lt_of_lt (Nat.lt_of_lt_of_eq hi size_reverse)) := by
  have hs : i < xs.size := size_reverse ▸ hi
  by_cases h : xs.size ≤ 1
  · have e : xs.reverse = xs := by unfold reverse; rw [dif_pos h]
    simp only [e]
    congr 1
    obtain rfl := Nat.lt_one_iff.mp (Nat.lt_of_lt_of_le hs h)
    exact (Nat.sub_eq_zero_of_le h).symm
  · have hj := Nat.sub_one_lt_of_lt hs
    have e : xs.reverse = reverse.loop xs 0 ⟨xs.size - 1, hj⟩ := by unfold reverse; rw [dif_neg h]
    refine Eq.trans (by simp only [e]) ((toList_reverse.aux _ xs 0 ⟨xs.size - 1, hj⟩ rfl i (e ▸ hi) hs).trans ?_)
    rewrite [dif_pos ⟨Nat.zero_le _, Nat.le_sub_one_of_lt hs⟩]
    congr 1
    exact congrArg (· - i) (Nat.zero_add _)
private theorem _root_.List.getElem_reverse' {l : List α} : ∀ {i : Nat} (h : i < l.reverse.length),
    l.reverse[i]'h = l[l.length - 1 - i]'(Nat.sub_one_sub_lt_of_lt (Nat.lt_of_lt_of_eq h List.length_reverse)) := by
  induction l with
  | nil => intro i h; exact absurd h (Nat.not_lt_zero _)
  | cons a l ih =>
    intro i h
    have hl : i < l.length + 1 := Nat.lt_of_lt_of_eq h List.length_reverse
    simp only [List.reverse_cons]
    by_cases k : i < l.length
    · rewrite [List.getElem_append_left (by rewrite [List.length_reverse]; exact k), ih]
      have e : (a :: l).length - 1 - i = (l.length - 1 - i) + 1 :=
        ((congrArg (· + 1) (Nat.sub_right_comm l.length 1 i)).trans (Nat.sub_add_cancel (Nat.sub_pos_of_lt k))).symm
      simp only [e]
      rfl
    · rewrite [List.getElem_append_right (Nat.le_trans (Nat.le_of_eq List.length_reverse) (Nat.not_lt.mp k))]
      have e : (a :: l).length - 1 - i = 0 := Nat.sub_eq_zero_of_le (Nat.not_lt.mp k)
      have f : i - l.reverse.length = 0 :=
        Nat.sub_eq_zero_of_le (Nat.le_trans (Nat.le_of_lt_succ hl) (Nat.le_of_eq List.length_reverse.symm))
      simp only [e, f]
      rfl
@[simp] theorem toList_reverse {xs : Array α} : xs.reverse.toList = xs.toList.reverse := by
  refine List.ext_getElem ?_ fun i h₁ h₂ => ?_
  · rewrite [List.length_reverse]; exact size_reverse
  · rewrite [List.getElem_reverse']
    exact getElem_reverse (xs := xs) h₁
@[simp] theorem _root_.List.reverse_toArray {l : List α} : l.toArray.reverse = l.reverse.toArray :=
  Array.ext' toList_reverse
@[simp] theorem reverse_empty : (#[] : Array α).reverse = #[] := List.reverse_toArray
@[simp] theorem reverse_reverse (xs : Array α) : xs.reverse.reverse = xs :=
  Array.ext' (by rw [toList_reverse, toList_reverse, List.reverse_reverse])
@[simp] theorem reverse_append {xs ys : Array α} : (xs ++ ys).reverse = ys.reverse ++ xs.reverse :=
  Array.ext' (by simp only [toList_reverse, toList_append, List.reverse_append])
@[simp] theorem mem_reverse {x : α} {xs : Array α} : x ∈ xs.reverse ↔ x ∈ xs := by
  simp only [mem_def, toList_reverse, List.mem_reverse]
theorem map_reverse {β : Type v} {f : α → β} {xs : Array α} : xs.reverse.map f = (xs.map f).reverse :=
  Array.ext' (by simp only [toList_map, toList_reverse, List.map_reverse])
attribute [simp] map_reverse

/- extract, ofFn, range, sums. -/
private theorem toList_extract.aux {as : Array α} : ∀ (i j : Nat) (bs : Array α),
    (extract.loop as i j bs).toList = bs.toList ++ (as.toList.drop j).take i := by
  intro i
  induction i with
  | zero =>
    intro j bs
    unfold extract.loop
    rewrite [List.take_zero, List.append_nil]
    by_cases h : j < as.size
    · rw [dif_pos h]
    · rw [dif_neg h]
  | succ i ih =>
    intro j bs
    unfold extract.loop
    by_cases h : j < as.size
    · have d : ∀ (l : List α) (j : Nat) (h : j < l.length), l.drop j = l[j]'h :: l.drop (j + 1) := by
        intro l
        induction l with
        | nil => intro j h; exact absurd h (Nat.not_lt_zero _)
        | cons a l ih =>
          intro j h
          cases j with
          | zero => rfl
          | succ j => exact ih j (Nat.lt_of_succ_lt_succ h)
      rewrite [dif_pos h]
      show (extract.loop as i (j + 1) _).toList = _
      rewrite [ih, toList_push, d as.toList j h, List.take_succ_cons, List.append_assoc]; rfl
    · rw [dif_neg h, List.drop_eq_nil_of_le (Nat.not_lt.mp h), List.take_nil, List.append_nil]
@[simp] theorem toList_extract {xs : Array α} {start stop : Nat} :
    (xs.extract start stop).toList = xs.toList.extract start stop := by
  refine (toList_extract.aux _ _ _).trans ?_
  show [] ++ _ = (xs.toList.drop start).take (stop - start)
  rewrite [List.nil_append]
  by_cases h : stop ≤ xs.size
  · rw [Nat.min_eq_left h]
  · have hl : (xs.toList.drop start).length = xs.size - start := List.length_drop
    rw [Nat.min_eq_right (Nat.le_of_not_le h), List.take_of_length_le (Nat.le_of_eq hl), List.take_of_length_le
      (Nat.le_trans (Nat.le_of_eq hl) (Nat.sub_le_sub_right (Nat.le_of_not_le h) start))]
@[simp] theorem size_extract {xs : Array α} {start stop : Nat} :
    (xs.extract start stop).size = min stop xs.size - start := by
  rewrite [size_eq_length_toList, toList_extract, List.extract, List.length_take, List.length_drop]
  exact Nat.sub_min_sub_right ..
private theorem ofFn_go {n : Nat} {f : Fin n → α} : ∀ (k i : Nat) (acc : Array α), n - i = k → acc.size = i →
    (hi : i ≤ n) → (ofFn.go f i acc).size = n ∧ ∀ j (h : j < n) (h' : j < (ofFn.go f i acc).size),
      (∀ l (hl : l < i) (hl' : l < acc.size), acc[l]'hl' = f ⟨l, Nat.lt_of_lt_of_le hl hi⟩) →
      (ofFn.go f i acc)[j]'h' = f ⟨j, h⟩ := by
  intro k
  induction k with
  | zero =>
    intro i acc hk hs hi
    have hn := Nat.le_of_sub_eq_zero hk
    have e : ofFn.go f i acc = acc := by rw [ofFn.go, dif_neg (Nat.not_lt.mpr hn)]
    simp only [e]
    exact ⟨hs.trans (Nat.le_antisymm hi hn), fun j h h' w => w j (Nat.lt_of_lt_of_le h hn) h'⟩
  | succ k ih =>
    intro i acc hk hs hi
    have hlt : i < n := Nat.lt_of_sub_eq_succ hk
    have e : ofFn.go f i acc = ofFn.go f (i + 1) (acc.push (f ⟨i, hlt⟩)) := by rw [ofFn.go, dif_pos hlt]
    simp only [e]
    have t := ih (i + 1) (acc.push (f ⟨i, hlt⟩)) (congrArg (· - 1) hk) (by rw [size_push, hs]) hlt
    refine ⟨t.1, fun j h h' w => t.2 j h h' fun l hl hl' => ?_⟩
    rewrite [getElem_push]
    by_cases c : l < acc.size
    · rewrite [dif_pos c]; exact w l (hs ▸ c) c
    · rewrite [dif_neg c]
      congr
      exact Nat.le_antisymm (hs ▸ Nat.not_lt.mp c) (Nat.le_of_lt_succ hl)
@[simp] theorem size_ofFn {n : Nat} {f : Fin n → α} : (ofFn f).size = n :=
  (ofFn_go n 0 #[] rfl rfl (Nat.zero_le n)).1
@[simp] theorem getElem_ofFn {n : Nat} {α : Type u} {f : Fin n → α} {i : Nat} (h : i < (ofFn f).size) :
    (ofFn f)[i]'h = f ⟨i, size_ofFn (f := f) ▸ h⟩ :=
  (ofFn_go n 0 #[] rfl rfl (Nat.zero_le n)).2 i _ h fun _ hl => absurd hl (Nat.not_lt_zero _)
@[simp] theorem size_range {n : Nat} : (range n).size = n := size_ofFn
@[simp] theorem getElem_range {n i : Nat} (h : i < (range n).size) : (range n)[i]'h = i := getElem_ofFn h
@[simp] theorem size_range' {start size step : Nat} : (range' start size step).size = size := size_ofFn
@[simp] theorem sum_empty [Add α] [Zero α] : (#[] : Array α).sum = 0 := rfl
theorem sum_eq_foldr [Add α] [Zero α] {xs : Array α} : xs.sum = xs.foldr (init := 0) (· + ·) := rfl
@[simp] theorem sum_toList [Add α] [Zero α] {as : Array α} : as.toList.sum = as.sum := foldr_toList (· + ·)
@[simp] theorem _root_.List.sum_toArray [Add α] [Zero α] (l : List α) : l.toArray.sum = l.sum := sum_toList.symm

/- Loops. -/
@[simp] theorem _root_.List.forIn'_loop_toArray {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] (l : List α)
    (f : (a : α) → a ∈ l.toArray → β → m (ForInStep β)) (i : Nat) (h : i ≤ l.length) (b : β) :
    Array.forIn'.loop l.toArray f i h b = forIn' (l.drop (l.length - i)) b fun a m b =>
      f a (List.mem_toArray.mpr (List.mem_of_mem_drop m)) b := by
  induction i generalizing b with
  | zero =>
    have e : ∀ t : List α, t = [] → ∀ (g : (a : α) → a ∈ t → β → m (ForInStep β)), pure b = forIn' t b g := by
      intro t e
      subst e
      exact fun _ => rfl
    exact e _ (List.drop_eq_nil_of_le (Nat.le_refl _)) _
  | succ i ih =>
    have k : l.length - 1 - i < l.length := Nat.sub_one_sub_lt_of_lt h
    have s : l.length - (i + 1) = l.length - 1 - i := Nat.sub_right_comm l.length i 1
    have t : l.length - 1 - i + 1 = l.length - i :=
      (congrArg (· + 1) s.symm).trans (Nat.sub_add_cancel (Nat.sub_pos_of_lt h))
    have e : l.drop (l.length - (i + 1)) = l[l.length - 1 - i]'k :: l.drop (l.length - i) := by
      rw [s, drop_eq_cons l _ k, t]
    refine Eq.trans ?_ (List.forIn'_congr e.symm rfl (fun _ _ _ => rfl) :
    forIn' (l[l.length - 1 - i]'k :: l.drop (l.length - i)) b
        (fun a m b => f a (List.mem_toArray.mpr (List.mem_of_mem_drop (e ▸ m))) b) = _)
    rewrite [List.forIn'_cons]
    show f _ _ b >>= _ = _
    congr
    funext r
    cases r with
    | done => rfl
    | yield b => exact ih _ b
@[simp] theorem _root_.List.forIn'_toArray {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] (l : List α)
    (b : β) (f : (a : α) → a ∈ l.toArray → β → m (ForInStep β)) :
    forIn' l.toArray b f = forIn' l b (fun a m b => f a (List.mem_toArray.mpr m) b) := by
  refine (List.forIn'_loop_toArray l f l.length (Nat.le_refl _) b).trans (List.forIn'_congr ?_ rfl fun _ _ _ => rfl)
  rewrite [Nat.sub_self]; rfl
@[simp] theorem forIn'_toList {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {xs : Array α} {b : β}
    {f : (a : α) → a ∈ xs.toList → β → m (ForInStep β)} :
    forIn' xs.toList b f = forIn' xs b (fun a m b => f a (mem_toList_iff.mpr m) b) :=
  (List.forIn'_toArray xs.toList b fun a m b => f a (mem_toList_iff.mpr m) b).symm
@[simp] theorem forIn_toList {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {xs : Array α} {b : β}
    {f : α → β → m (ForInStep β)} : forIn xs.toList b f = forIn xs b f := forIn'_toList
@[simp] theorem _root_.List.forIn_toArray {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] (l : List α) (b : β)
    (f : α → β → m (ForInStep β)) : forIn l.toArray b f = forIn l b f := forIn_toList.symm
@[simp] theorem forIn_pure_yield_eq_foldl {β : Type v} {m : Type v → Type w} [Monad m] [LawfulMonad m] {xs : Array α}
    (f : α → β → β)
    (init : β) :
    forIn xs init (fun a b => pure (.yield (f a b))) = pure (f := m) (xs.foldl (fun b a => f a b) init) := by
  rw [← forIn_toList, List.forIn_pure_yield_eq_foldl, foldl_toList]
theorem idRun_forIn_yield_eq_foldl {β : Type v} {xs : Array α} (f : α → β → Id β) (init : β) :
    (forIn xs init (fun a b => .yield <$> f a b)).run = xs.foldl (fun b a => f a b |>.run) init := by
  rw [← forIn_toList, List.idRun_forIn_yield_eq_foldl, foldl_toList]
attribute [grind =] size_push size_pop size_set size_setIfInBounds size_swap size_replicate size_append size_map
  size_reverse size_extract size_range size_range' List.size_toArray length_toList
attribute [grind =] getElem_push getElem?_push getElem_set getElem_setIfInBounds getElem_swap getElem_replicate
  getElem_map getElem?_map getElem_reverse getElem_range List.getElem_toArray List.getElem?_toArray
attribute [grind =] mem_push mem_append mem_map mem_filter mem_reverse toList_push toList_append toList_filter
  toList_filterMap append_empty empty_append append_assoc map_push map_append reverse_append reverse_reverse
end Array
