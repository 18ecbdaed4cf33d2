/-
Arrays: the least and the greatest element.
-/
namespace Array
variable {α : Type u}
private theorem foldlM_loop {β : Type v} {m : Type v → Type w} [Monad m] {f : β → α → m β} {xs : Array α} {s : Nat}
    {h : s ≤ xs.size} {i j : Nat} {b : β} :
    foldlM.loop f xs s h i j b = ((xs.toList.drop j).take (Min.min i (s - j))).foldlM f b := by
  induction i generalizing j b with
  | zero => unfold foldlM.loop; rewrite [Nat.zero_min]; exact ite_self _
  | succ i ih =>
    unfold foldlM.loop
    by_cases hj : j < s
    · have e : s - j = s - (j + 1) + 1 := (Nat.sub_add_cancel (Nat.sub_pos_of_lt hj)).symm
      rewrite [dif_pos hj, e, Nat.add_min_add_right,
        List.drop_eq_getElem_cons (Nat.lt_of_lt_of_le hj h)]
      exact congrArg (f b _ >>= ·) (funext fun _ => ih)
    · rewrite [dif_neg hj, Nat.sub_eq_zero_of_le (Nat.not_lt.mp hj), Nat.min_zero]; rfl
theorem foldlM_eq_foldlM_extract {β : Type v} {m : Type v → Type w} [Monad m] {start stop : Nat} {f : β → α → m β}
    {xs : Array α}
    {b : β} : xs.foldlM f b start stop = (xs.extract start stop).foldlM f b := by
  rewrite [← foldlM_toList, toList_extract, List.extract, foldlM]
  by_cases h : stop ≤ xs.size
  · rewrite [dif_pos h]; exact foldlM_loop.trans (by rw [Nat.min_self])
  · rewrite [dif_neg h]
    refine foldlM_loop.trans ?_
    have hl : (xs.toList.drop start).length = xs.size - start := List.length_drop
    rw [Nat.min_self, List.take_of_length_le (Nat.le_of_eq hl), List.take_of_length_le (Nat.le_trans (Nat.le_of_eq hl)
      (Nat.sub_le_sub_right (Nat.le_of_not_le h) start))]
theorem foldl_eq_foldl_extract {β : Type v} {start stop : Nat} {xs : Array α} {f : β → α → β} {init : β} :
    foldl f init xs start stop = foldl f init (xs.extract start stop) := congrArg Id.run foldlM_eq_foldlM_extract

instance instDecidableEqEmp (xs : Array α) : Decidable (xs = #[]) :=
  match xs with
  | ⟨[]⟩ => isTrue rfl
  | ⟨_ :: _⟩ => isFalse nofun
instance instDecidableEmpEq (ys : Array α) : Decidable (#[] = ys) :=
  match ys with
  | ⟨[]⟩ => isTrue rfl
  | ⟨_ :: _⟩ => isFalse nofun
protected def min [Min α] (arr : Array α) (h : arr ≠ #[]) : α :=
  haveI : 0 < arr.size := size_pos_iff.mpr h
  arr.foldl Min.min arr[0] (start := 1)
def min? [Min α] (arr : Array α) : Option α := if h : arr ≠ #[] then some (arr.min h) else none
protected def max [Max α] (arr : Array α) (h : arr ≠ #[]) : α :=
  haveI : 0 < arr.size := size_pos_iff.mpr h
  arr.foldl Max.max arr[0] (start := 1)
def max? [Max α] (arr : Array α) : Option α := if h : arr ≠ #[] then some (arr.max h) else none

/- As lists. -/
private theorem foldl_tail {f : α → α → α} {a : α} {l : List α} :
    (a :: l).toArray.foldl f a (start := 1) = l.foldl f a := by
  rewrite [foldl_eq_foldl_extract, ← foldl_toList, toList_extract, List.extract, List.take_of_length_le]
  · rfl
  · exact Nat.le_refl _
@[simp, grind =] theorem _root_.List.min_toArray [Min α] {l : List α} {h : l.toArray ≠ #[]} :
    l.toArray.min h = l.min fun e => h (congrArg List.toArray e) := by
  cases l with
  | nil => exact absurd rfl h
  | cons a l => exact foldl_tail
@[simp, grind =] theorem _root_.List.max_toArray [Max α] {l : List α} {h : l.toArray ≠ #[]} :
    l.toArray.max h = l.max fun e => h (congrArg List.toArray e) := by
  cases l with
  | nil => exact absurd rfl h
  | cons a l => exact foldl_tail
@[simp, grind =] theorem min_toList [Min α] {xs : Array α} {h : xs.toList ≠ []} :
    xs.toList.min h = xs.min fun e => h (toList_eq_nil_iff.mpr e) := List.min_toArray.symm
@[simp, grind =] theorem max_toList [Max α] {xs : Array α} {h : xs.toList ≠ []} :
    xs.toList.max h = xs.max fun e => h (toList_eq_nil_iff.mpr e) := List.max_toArray.symm
theorem min_eq_min_toList [Min α] {xs : Array α} {h : xs ≠ #[]} :
    xs.min h = xs.toList.min fun e => h (toList_eq_nil_iff.mp e) := List.min_toArray
theorem max_eq_max_toList [Max α] {xs : Array α} {h : xs ≠ #[]} :
    xs.max h = xs.toList.max fun e => h (toList_eq_nil_iff.mp e) := List.max_toArray
@[simp, grind =] theorem _root_.List.min?_toArray [Min α] {l : List α} : l.toArray.min? = l.min? := by
  cases l with
  | nil => rfl
  | cons a l => exact congrArg some foldl_tail
@[simp, grind =] theorem _root_.List.max?_toArray [Max α] {l : List α} : l.toArray.max? = l.max? := by
  cases l with
  | nil => rfl
  | cons a l => exact congrArg some foldl_tail
@[simp, grind =] theorem min?_toList [Min α] {xs : Array α} : xs.toList.min? = xs.min? := List.min?_toArray.symm
@[simp, grind =] theorem max?_toList [Max α] {xs : Array α} : xs.toList.max? = xs.max? := List.max?_toArray.symm

@[simp] theorem min?_empty [Min α] : (#[] : Array α).min? = none := rfl
@[simp] theorem max?_empty [Max α] : (#[] : Array α).max? = none := rfl
@[simp] theorem min?_singleton [Min α] {x : α} : #[x].min? = some x := List.min?_toArray
@[simp] theorem max?_singleton [Max α] {x : α} : #[x].max? = some x := List.max?_toArray
@[simp] theorem min?_singleton_append {x : α} [Min α] [Std.Associative (Min.min : α → α → α)] {xs : Array α} :
    (#[x] ++ xs).min? = some (xs.min?.elim x (min x)) := by
  rewrite [← min?_toList, toList_append, ← min?_toList]; exact List.min?_cons
@[simp] theorem max?_singleton_append {x : α} [Max α] [Std.Associative (Max.max : α → α → α)] {xs : Array α} :
    (#[x] ++ xs).max? = some (xs.max?.elim x (max x)) := by
  rewrite [← max?_toList, toList_append, ← max?_toList]; exact List.max?_cons
@[simp] theorem min?_eq_none_iff {xs : Array α} [Min α] : xs.min? = none ↔ xs = #[] := by
  rw [← min?_toList, List.min?_eq_none_iff, toList_eq_nil_iff]
@[simp] theorem max?_eq_none_iff {xs : Array α} [Max α] : xs.max? = none ↔ xs = #[] := by
  rw [← max?_toList, List.max?_eq_none_iff, toList_eq_nil_iff]
@[simp] theorem isSome_min?_iff {xs : Array α} [Min α] : xs.min?.isSome ↔ xs ≠ #[] := by
  rw [← min?_toList, List.isSome_min?_iff, ne_eq, toList_eq_nil_iff]
@[simp] theorem isSome_max?_iff {xs : Array α} [Max α] : xs.max?.isSome ↔ xs ≠ #[] := by
  rw [← max?_toList, List.isSome_max?_iff, ne_eq, toList_eq_nil_iff]
theorem min?_eq_some_min [Min α] {xs : Array α} (h : xs ≠ #[]) : xs.min? = some (xs.min h) := dif_pos h
theorem max?_eq_some_max [Max α] {xs : Array α} (h : xs ≠ #[]) : xs.max? = some (xs.max h) := dif_pos h
theorem isSome_min?_of_ne_empty [Min α] (xs : Array α) (h : xs ≠ #[]) : xs.min?.isSome := isSome_min?_iff.mpr h
theorem isSome_max?_of_ne_empty [Max α] (xs : Array α) (h : xs ≠ #[]) : xs.max?.isSome := isSome_max?_iff.mpr h
private theorem _root_.Option.get_of_eq_some' {o : Option α} {a : α} (e : o = some a) (h : o.isSome) : o.get h = a := by
  subst e; rfl
@[simp] theorem get_min? [Min α] {xs : Array α} {h : xs.min?.isSome} : xs.min?.get h = xs.min (isSome_min?_iff.mp h) :=
  Option.get_of_eq_some' (min?_eq_some_min _) h
@[simp] theorem get_max? [Max α] {xs : Array α} {h : xs.max?.isSome} : xs.max?.get h = xs.max (isSome_max?_iff.mp h) :=
  Option.get_of_eq_some' (max?_eq_some_max _) h
theorem min_eq_get_min? [Min α] (xs : Array α) (h : xs ≠ #[]) :
    xs.min h = xs.min?.get (xs.isSome_min?_of_ne_empty h) := get_min?.symm
theorem max_eq_get_max? [Max α] (xs : Array α) (h : xs ≠ #[]) :
    xs.max h = xs.max?.get (xs.isSome_max?_of_ne_empty h) := get_max?.symm
private theorem foldl_replicate_self {f : α → α → α} {a : α} (h : f a a = a) :
    ∀ n, (List.replicate n a).foldl f a = a
  | 0 => rfl
  | n + 1 => (congrArg (fun b => (List.replicate n a).foldl f b) h).trans (foldl_replicate_self h n)
@[simp] theorem min?_replicate_of_pos [Min α] [Std.MinEqOr α] {n : Nat} {a : α} (h : 0 < n) :
    (replicate n a).min? = some a := by
  cases n with
  | zero => exact absurd h (Nat.lt_irrefl 0)
  | succ n =>
    exact List.min?_toArray.trans
      (congrArg some (foldl_replicate_self ((Std.MinEqOr.min_eq_or a a).elim id id) n))
@[simp] theorem max?_replicate_of_pos [Max α] [Std.MaxEqOr α] {n : Nat} {a : α} (h : 0 < n) :
    (replicate n a).max? = some a := by
  cases n with
  | zero => exact absurd h (Nat.lt_irrefl 0)
  | succ n =>
    exact List.max?_toArray.trans
      (congrArg some (foldl_replicate_self ((Std.MaxEqOr.max_eq_or a a).elim id id) n))
private theorem pos_of_replicate_ne {n : Nat} {a : α} (h : replicate n a ≠ #[]) : 0 < n :=
  Nat.pos_of_ne_zero fun e => h (e ▸ replicate_zero)
@[simp] theorem min_replicate [Min α] [Std.MinEqOr α] {n : Nat} {a : α} (h : replicate n a ≠ #[]) :
    (replicate n a).min h = a :=
  Option.some.inj ((min?_eq_some_min h).symm.trans (min?_replicate_of_pos (pos_of_replicate_ne h)))
@[simp] theorem max_replicate [Max α] [Std.MaxEqOr α] {n : Nat} {a : α} (h : replicate n a ≠ #[]) :
    (replicate n a).max h = a :=
  Option.some.inj ((max?_eq_some_max h).symm.trans (max?_replicate_of_pos (pos_of_replicate_ne h)))
end Array
