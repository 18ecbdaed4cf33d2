/-
What `simp` makes of functions on arrays: parts, folds, ends, searches, exchanges, sums.
-/

namespace Array
/- Parts. -/
@[simp] theorem getElem_extract {α : Type u} {i : Nat} {xs : Array α} {start stop : Nat}
    (h : i < (xs.extract start stop).size) :
    (xs.extract start stop)[i] =
    xs[start + i]'(Nat.lt_of_lt_of_le (Nat.add_lt_of_lt_sub' (size_extract ▸ h)) (Nat.min_le_right _ _)) := by
  rcases xs with ⟨xs⟩; simp only [List.extract_toArray, List.extract_eq_take_drop, List.getElem_toArray,
    List.getElem_take, List.getElem_drop]
@[simp] theorem extract_size {α : Type u} {xs : Array α} : xs.extract = xs := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.extract_toArray, List.extract_eq_take_drop, Nat.sub_zero,
    List.drop_zero, List.take_length]
@[simp] theorem extract_empty {α : Type u} {start stop : Nat} : (#[] : Array α).extract start stop = #[] := by
  simp only [List.extract_toArray, List.extract_eq_take_drop, List.drop_nil, List.take_nil]
@[simp] theorem extract_zero {α : Type u} {start : Nat} {xs : Array α} : xs.extract start 0 = #[] := by
  rcases xs with ⟨xs⟩; simp only [List.extract_toArray, List.extract_eq_take_drop, Nat.zero_le, Nat.sub_eq_zero_of_le,
    List.take_zero]

/- Folds. -/
@[simp] theorem foldlM_append' {m : Type v → Type w} {β : Type v} {α : Type u} [Monad m] [LawfulMonad m]
    {f : β → α → m β} {b : β} {xs xs' : Array α} {stop : Nat} (w : stop = xs.size + xs'.size) :
    foldlM f b (xs ++ xs') 0 stop = foldlM f b xs >>= fun init => foldlM f init xs' := by
  cases w.trans size_append.symm
  rewrite [← foldlM_toList, toList_append, List.foldlM_append]; simp only [foldlM_toList]
@[simp] theorem foldlM_loop_empty {m : Type v → Type w} {β : Type v} {α : Type u} {s : Nat} {h : s ≤ #[].size} [Monad m]
    {f : β → α → m β} {init : β} {i j : Nat} : foldlM.loop f #[] s h i j init = pure init := by
  unfold foldlM.loop
  exact dif_neg fun k => absurd (Nat.lt_of_lt_of_le k h) (Nat.not_lt_zero _)
@[simp] theorem foldlM_empty {m : Type v → Type w} {β : Type v} {α : Type u} {start stop : Nat} [Monad m]
    {f : β → α → m β} {init : β} : foldlM f init #[] start stop = pure init := by
  rewrite [foldlM]; split <;> exact foldlM_loop_empty
@[simp] theorem foldrM_fold_empty {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {f : α → β → m β} {init : β}
    {i j : Nat} (h : j ≤ #[].size) : foldrM.fold f #[] i j h init = pure init := by
  cases Nat.le_zero.mp h; unfold foldrM.fold; split <;> rfl
@[simp] theorem foldrM_empty {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {f : α → β → m β} {init : β}
    {start stop : Nat} : foldrM f init #[] start stop = pure init := by
  rewrite [foldrM]
  split <;> split
  · exact foldrM_fold_empty _
  · rfl
  · exact foldrM_fold_empty _
  · rfl
@[simp] theorem foldlM_push' {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m] {xs : Array α}
    {a : α} {f : β → α → m β} {b : β} {stop : Nat} (w : stop = xs.size + 1) :
    foldlM f b (xs.push a) 0 stop = foldlM f b xs >>= fun b => f b a := by
  cases w.trans (size_push a).symm
  rewrite [← foldlM_toList, toList_push, List.foldlM_append, foldlM_toList]
  exact bind_congr fun b => bind_pure (f b a)
@[simp] theorem foldlM_pure {m : Type v → Type w} {β : Type v} {α : Type u} [Monad m] [LawfulMonad m] {f : β → α → β}
    {b : β} {xs : Array α} {start stop : Nat} :
    foldlM (m := m) (fun x1 x2 => pure (f x1 x2)) b xs start stop = pure (foldl f b xs start stop) := by
  have : ∀ s h i j b, foldlM.loop (m := m) (fun x y => pure (f x y)) xs s h i j b =
      pure (foldlM.loop (m := Id) (fun x y => pure (f x y)) xs s h i j b).run := by
    intro s h i
    induction i with
    | zero => intro j b; unfold foldlM.loop; split <;> rfl
    | succ i ih =>
      intro j b
      unfold foldlM.loop
      split
      · exact (pure_bind _ _).trans (ih _ _)
      · rfl
  rewrite [foldlM, foldl, foldlM]
  split <;> exact this ..
@[simp] theorem foldrM_pure {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m] {f : α → β → β}
    {b : β} {xs : Array α} {start stop : Nat} :
    foldrM (m := m) (fun x1 x2 => pure (f x1 x2)) b xs start stop = pure (foldr f b xs start stop) := by
  have : ∀ s i h b, foldrM.fold (m := m) (fun x y => pure (f x y)) xs s i h b =
      pure (foldrM.fold (m := Id) (fun x y => pure (f x y)) xs s i h b).run := by
    intro s i
    induction i with
    | zero => intro h b; unfold foldrM.fold; split <;> rfl
    | succ i ih =>
      intro h b
      unfold foldrM.fold
      split
      · rfl
      · exact (pure_bind _ _).trans (ih _ _)
  rewrite [foldrM, foldr, foldrM]
  split <;> split
  · exact this ..
  · rfl
  · exact this ..
  · rfl
@[simp] theorem id_run_foldlM {β : Type v} {α : Type u} {f : β → α → Id β} {b : β} {xs : Array α} {start stop : Nat} :
    (foldlM f b xs start stop).run = foldl (fun x1 x2 => (f x1 x2).run) b xs start stop :=
  rfl
@[simp] theorem id_run_foldrM {α : Type u} {β : Type v} {f : α → β → Id β} {b : β} {xs : Array α} {start stop : Nat} :
    (foldrM f b xs start stop).run = foldr (fun x1 x2 => (f x1 x2).run) b xs start stop :=
  rfl
@[simp] theorem foldlM_reverse' {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {xs : Array α}
    {f : β → α → m β} {b : β} {stop : Nat} (w : stop = xs.size) :
    foldlM f b xs.reverse 0 stop = foldrM (fun x y => f y x) b xs := by
  cases w.trans size_reverse.symm
  rw [← foldlM_toList, toList_reverse, foldrM_eq_reverse_foldlM_toList]
@[simp] theorem foldrM_reverse' {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {xs : Array α}
    {f : α → β → m β} {b : β} {start : Nat} (w : start = xs.size) :
    foldrM f b xs.reverse start = foldlM (fun x y => f y x) b xs := by
  cases w.trans size_reverse.symm
  rw [foldrM_eq_reverse_foldlM_toList, toList_reverse, List.reverse_reverse, foldlM_toList]
@[simp] theorem foldrM_push' {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {f : α → β → m β} {init : β}
    {xs : Array α} {a : α} {start : Nat} (h : start = xs.size + 1) :
    foldrM f init (xs.push a) start = f a init >>= fun init => foldrM f init xs := by
  cases h.trans (size_push a).symm
  rewrite [foldrM_eq_reverse_foldlM_toList, toList_push, List.reverse_append]
  simp only [foldrM_eq_reverse_foldlM_toList]; rfl
end Array
namespace List
@[simp] theorem foldlM_push_eq_append {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m]
    {l : List α} {f : α → m β} {xs : Array β} :
    foldlM (fun xs x => xs.push <$> f x) xs l = (do return xs ++ (← mapM f l).toArray) := by
  induction l generalizing xs with
  | nil => simp only [foldlM_nil, mapM_nil, bind_pure_comp, map_pure, Array.append_empty]
  | cons a l ih =>
    simp only [foldlM_cons, ih, mapM_cons, bind_map_left, bind_assoc, pure_bind]
    refine bind_congr fun b => bind_congr fun bs => congrArg pure ?_
    exact Array.ext' (by simp only [push_append_toArray, Array.toList_append])
@[simp] theorem foldrM_push_eq_append {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m]
    {l : List α} {f : α → m β} {xs : Array β} :
    foldrM (fun x xs => xs.push <$> f x) xs l = (do return xs ++ (← mapM f l.reverse).toArray) :=
  foldlM_push_eq_append
end List
namespace Array
variable {α : Type u} {β : Type v}
@[simp] theorem foldl_push' {β : Type v} {α : Type u} {f : β → α → β} {init : β} {xs : Array α} {a : α} {stop : Nat}
    (h : stop = xs.size + 1) : foldl f init (xs.push a) 0 stop = f (foldl f init xs) a := by
  cases h.trans (size_push a).symm
  refine (foldl_toList f).symm.trans ?_
  rewrite [toList_push, List.foldl_append]
  exact congrArg (f · a) (foldl_toList f)
@[simp] theorem foldr_push' {f : α → β → β} {init : β} {xs : Array α} {a : α} {start : Nat} (h : start = xs.size + 1) :
    foldr f init (xs.push a) start = foldr f (f a init) xs := by
  cases h.trans (size_push a).symm
  rewrite [← foldr_toList, toList_push, List.foldr_append, foldr_toList]; rfl
end Array
namespace List
@[simp] theorem foldl_push_eq_append {α : Type u} {β : Type v} {l : List α} {f : α → β} {xs : Array β} :
    foldl (fun xs x => xs.push (f x)) xs l = xs ++ (map f l).toArray := by
  induction l generalizing xs with
  | nil => exact Array.append_empty.symm
  | cons a l ih =>
    rewrite [foldl_cons, ih, Array.push_eq_append, Array.append_assoc]
    exact congrArg (xs ++ ·) (append_toArray _ _)
end List
namespace Array
variable {α : Type u} {β : Type v}
@[simp] theorem foldl_push_eq_append {stop : Nat} {as : Array α} {bs : Array β} {f : α → β} (w : stop = as.size) :
    foldl (fun acc a => acc.push (f a)) bs as 0 stop = bs ++ map f as := by
  subst w
  rewrite [← foldl_toList, List.foldl_push_eq_append]
  exact congrArg (bs ++ ·) (Array.ext' toList_map.symm)
@[simp] theorem foldl_cons_eq_append {stop : Nat} {as : Array α} {bs : List β} {f : α → β} (w : stop = as.size) :
    foldl (fun acc a => f a :: acc) bs as 0 stop = (map f as).reverse.toList ++ bs := by
  subst w; rcases as with ⟨as⟩; simp only [List.size_toArray, List.foldl_toArray', List.foldl_flip_cons_eq_append,
    List.map_toArray, List.reverse_toArray]
@[simp] theorem foldr_cons_eq_append {start : Nat} {as : Array α} {bs : List β} {f : α → β} (w : start = as.size) :
    foldr (fun a acc => f a :: acc) bs as start = (map f as).toList ++ bs := by
  subst w; rcases as with ⟨as⟩; simp only [List.size_toArray, List.foldr_toArray', List.foldr_cons_eq_append,
    List.map_toArray]
@[simp] theorem foldr_cons_eq_append' {start : Nat} {as : Array α} {bs : List α} (w : start = as.size) :
    foldr List.cons bs as start = as.toList ++ bs := by
  subst w; rcases as with ⟨as⟩; simp only [List.size_toArray, List.foldr_toArray', List.foldr_cons_eq_append']
end Array
namespace List
variable {α : Type u}
@[simp] theorem foldr_push_eq_append {β : Type v} {l : List α} {f : α → β} {xs : Array β} :
    foldr (fun x xs => xs.push (f x)) xs l = xs ++ (map f l.reverse).toArray := by
  induction l <;> simp_all
@[simp] theorem foldr_push_eq_append' {l : List α} {xs : Array α} :
    foldr (fun x xs => xs.push x) xs l = xs ++ l.reverse.toArray := by
  induction l <;> simp_all
@[simp] theorem foldl_push_eq_append' {l : List α} {xs : Array α} :
    foldl (fun xs x => xs.push x) xs l = xs ++ l.toArray :=
  (foldl_push_eq_append (f := id)).trans (by rw [map_id])
end List
namespace Array
variable {α : Type u}
@[simp] theorem foldr_append_eq_append {β : Type v} {xs : Array α} {f : α → Array β} {ys : Array β} :
    foldr (fun x1 x2 => f x1 ++ x2) ys xs = (map f xs).flatten ++ ys := by
  rewrite [← foldr_toList, map_eq_toArray]
  induction xs.toList with
  | nil => exact empty_append.symm
  | cons a l ih => rw [List.foldr_cons, ih, List.map_cons, flatten_cons, append_assoc]
@[simp] theorem foldl_append_eq_append {β : Type v} {xs : Array α} {f : α → Array β} {ys : Array β} :
    foldl (fun x1 x2 => x1 ++ f x2) ys xs = ys ++ (map f xs).flatten := by
  rewrite [← foldl_toList, map_eq_toArray]
  induction xs.toList generalizing ys with
  | nil => exact append_empty.symm
  | cons a l ih => rw [List.foldl_cons, ih, List.map_cons, flatten_cons, append_assoc]
@[simp] theorem foldr_flip_append_eq_append {β : Type v} {xs : Array α} {f : α → Array β} {ys : Array β} :
    foldr (fun x acc => acc ++ f x) ys xs = ys ++ (map f xs).reverse.flatten := by
  rewrite [← foldr_toList, map_eq_toArray, List.reverse_toArray]
  induction xs.toList with
  | nil => exact append_empty.symm
  | cons a l ih => rw [List.foldr_cons, ih, List.map_cons, List.reverse_cons, flatten_concat, append_assoc]
@[simp] theorem foldl_flip_append_eq_append {β : Type v} {xs : Array α} {f : α → Array β} {ys : Array β} :
    foldl (fun acc y => f y ++ acc) ys xs = (map f xs).reverse.flatten ++ ys := by
  rewrite [← foldl_toList, map_eq_toArray, List.reverse_toArray]
  induction xs.toList generalizing ys with
  | nil => exact empty_append.symm
  | cons a l ih => rw [List.foldl_cons, ih, List.map_cons, List.reverse_cons, flatten_concat, append_assoc]
@[simp] theorem foldrM_append' {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m]
    {f : α → β → m β} {b : β} {xs ys : Array α} {start : Nat} (w : start = xs.size + ys.size) :
    foldrM f b (xs ++ ys) start = foldrM f b ys >>= fun init => foldrM f init xs := by
  cases w.trans size_append.symm
  rewrite [← foldrM_toList, toList_append, List.foldrM_append]; simp only [foldrM_toList]
@[simp] theorem foldl_append' {β : Type v} {f : β → α → β} {b : β} {xs ys : Array α} {stop : Nat}
    (w : stop = xs.size + ys.size) :
    foldl f b (xs ++ ys) 0 stop = foldl f (foldl f b xs) ys := by
  cases w.trans size_append.symm
  rw [← foldl_toList, toList_append, List.foldl_append, foldl_toList, foldl_toList]
@[simp] theorem foldr_append' {β : Type v} {f : α → β → β} {b : β} {xs ys : Array α} {start : Nat}
    (w : start = xs.size + ys.size) :
    foldr f b (xs ++ ys) start = foldr f (foldr f b ys) xs := by
  cases w.trans size_append.symm
  rw [← foldr_toList, toList_append, List.foldr_append, foldr_toList, foldr_toList]
@[simp] theorem foldl_flatten' {β : Type v} {α : Type u} {f : β → α → β} {b : β} {xss : Array (Array α)} {stop : Nat}
    (w : stop = xss.flatten.size) : foldl f b xss.flatten 0 stop = foldl (fun b xs => foldl f b xs) b xss := by
  subst w
  rewrite [← foldl_toList, toList_flatten, List.foldl_flatten, List.foldl_map, ← foldl_toList]
  simp only [foldl_toList]
@[simp] theorem foldr_flatten' {β : Type v} {f : α → β → β} {b : β} {xss : Array (Array α)} {start : Nat}
    (w : start = xss.flatten.size) : foldr f b xss.flatten start = foldr (fun xs b => foldr f b xs) b xss := by
  subst w
  rewrite [← foldr_toList, toList_flatten, List.foldr_flatten, List.foldr_map, ← foldr_toList]
  simp only [foldr_toList]
@[simp] theorem foldl_reverse' {β : Type v} {xs : Array α} {f : β → α → β} {b : β} {stop : Nat} (w : stop = xs.size) :
    foldl f b xs.reverse 0 stop = foldr (fun x y => f y x) b xs := by
  cases w.trans size_reverse.symm
  rw [← foldl_toList, toList_reverse, List.foldl_reverse, foldr_toList]
@[simp] theorem foldr_reverse' {β : Type v} {xs : Array α} {f : α → β → β} {b : β} {start : Nat} (w : start = xs.size) :
    foldr f b xs.reverse start = foldl (fun x y => f y x) b xs := by
  cases w.trans size_reverse.symm
  rw [← foldr_toList, toList_reverse, List.foldr_reverse, foldl_toList]
@[simp] theorem foldr_push_eq_append {β : Type v} {start : Nat} {as : Array α} {bs : Array β} {f : α → β}
    (w : start = as.size) :
    foldr (fun a xs => xs.push (f a)) bs as start = bs ++ (map f as).reverse := by
  subst w; rcases as with ⟨as⟩; rcases bs with ⟨bs⟩; simp only [List.size_toArray, List.foldr_toArray',
    List.foldr_push_eq_append, List.map_reverse, List.append_toArray, List.map_toArray, List.reverse_toArray]
@[simp] theorem foldl_add_const {xs : Array α} {a b : Nat} : foldl (fun x x_1 => x + a) b xs = b + a * xs.size := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.foldl_toArray', List.foldl_add_const, Nat.add_left_cancel_iff]
@[simp] theorem foldr_add_const {xs : Array α} {a b : Nat} : foldr (fun x x_1 => x_1 + a) b xs = b + a * xs.size := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.foldr_toArray', List.foldr_add_const, Nat.add_left_cancel_iff]

/- `back`, `contains`. -/
@[simp] theorem back?_eq_none_iff {xs : Array α} : xs.back? = none ↔ xs = #[] := by
  rcases xs with ⟨xs⟩; simp only [List.back?_toArray, List.getLast?_eq_none_iff, mk.injEq]
@[simp] theorem back?_isSome {xs : Array α} : xs.back?.isSome = true ↔ xs ≠ #[] := by
  rcases xs with ⟨xs⟩; simp only [List.back?_toArray, List.getLast?_isSome, ne_eq, mk.injEq]
@[simp] theorem back_append_of_size_pos {xs ys : Array α} {h₁ : 0 < (xs ++ ys).size} (h₂ : 0 < ys.size) :
    (xs ++ ys).back h₁ = ys.back h₂ := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩
  simp only [List.append_toArray, List.back_toArray]
  exact List.getLast_append_of_ne_nil _ _
@[simp] theorem back?_append {xs ys : Array α} : (xs ++ ys).back? = ys.back?.or xs.back? := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, List.back?_toArray, List.getLast?_append]
@[simp] theorem back_replicate {n : Nat} {xs : Array α} (w : 0 < n) :
    (replicate n xs).back (size_replicate.symm ▸ w) = xs := by
  unfold back; exact getElem_replicate _
@[simp] theorem contains_map {β : Type v} {α : Type u} [BEq β] {xs : Array α} {x : β} {f : α → β} :
    (map f xs).contains x = xs.any fun a => x == f a := by
  rw [← contains_toList, toList_map, List.contains_map, any_toList]
@[simp] theorem contains_filter [BEq α] {xs : Array α} {x : α} {p : α → Bool} :
    (filter p xs).contains x = xs.any fun a => x == a && p a := by
  rw [← contains_toList, toList_filter, List.contains_filter, any_toList]
@[simp] theorem contains_filterMap {β : Type v} {α : Type u} [BEq β] {xs : Array α} {x : β} {f : α → Option β} :
    (filterMap f xs).contains x = xs.any fun a => Option.any (fun b => x == b) (f a) := by
  rw [← contains_toList, toList_filterMap, List.contains_filterMap, any_toList]
@[simp] theorem contains_append [BEq α] {xs ys : Array α} {x : α} :
    (xs ++ ys).contains x = (xs.contains x || ys.contains x) := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, List.contains_toArray, List.contains_append]
@[simp] theorem contains_flatten [BEq α] {xs : Array (Array α)} {x : α} :
    xs.flatten.contains x = xs.any fun xs => xs.contains x := by
  rewrite [← contains_toList, toList_flatten, List.contains_flatten, List.any_map, ← any_toList]
  exact congrArg (xs.toList.any ·) (funext fun _ => contains_toList)
@[simp] theorem contains_reverse [BEq α] {xs : Array α} {x : α} : xs.reverse.contains x = xs.contains x := by
  rcases xs with ⟨xs⟩; simp only [List.reverse_toArray, List.contains_toArray, List.contains_reverse]
@[simp] theorem contains_flatMap {β : Type v} {α : Type u} [BEq β] {xs : Array α} {f : α → Array β} {x : β} :
    (flatMap f xs).contains x = xs.any fun a => (f a).contains x := by
  rcases xs with ⟨xs⟩; simp only [List.flatMap_toArray, List.contains_toArray, List.contains_flatMap, contains_toList,
    List.size_toArray, List.any_toArray']

/- `any` and `all` of combinations. -/
@[simp] theorem pop_replicate {n : Nat} {a : α} : (replicate n a).pop = replicate (n - 1) a :=
  Array.ext' (by simp only [toList_pop, toList_replicate, List.dropLast_replicate])
@[simp] theorem any_map' {β : Type v} {stop : Nat} {f : α → β} {xs : Array α} {p : β → Bool} (w : stop = xs.size) :
    (map f xs).any p 0 stop = xs.any (p ∘ f) := by
  cases w.trans (size_map (f := f)).symm
  rw [← any_toList, toList_map, List.any_map, any_toList]
@[simp] theorem all_map' {β : Type v} {stop : Nat} {f : α → β} {xs : Array α} {p : β → Bool} (w : stop = xs.size) :
    (map f xs).all p 0 stop = xs.all (p ∘ f) := by
  cases w.trans (size_map (f := f)).symm
  rw [← all_toList, toList_map, List.all_map, all_toList]
@[simp] theorem any_filter' {stop : Nat} {xs : Array α} {p q : α → Bool} (w : stop = (filter p xs).size) :
    (filter p xs).any q 0 stop = xs.any fun a => p a && q a := by
  subst w; rw [← any_toList, toList_filter, List.any_filter, any_toList]
@[simp] theorem all_filter' {stop : Nat} {xs : Array α} {p q : α → Bool} (w : stop = (filter p xs).size) :
    (filter p xs).all q 0 stop = xs.all fun a => !p a || q a := by
  subst w; rw [← all_toList, toList_filter, List.all_filter, all_toList]
@[simp] theorem any_filterMap' {β : Type v} {stop : Nat} {xs : Array α} {f : α → Option β} {p : β → Bool}
    (w : stop = (filterMap f xs).size) :
    (filterMap f xs).any p 0 stop = xs.any fun a => match f a with | some b => p b | none => false := by
  subst w; rewrite [← any_toList, toList_filterMap, List.any_filterMap, any_toList]; rfl
@[simp] theorem all_filterMap' {β : Type v} {stop : Nat} {xs : Array α} {f : α → Option β} {p : β → Bool}
    (w : stop = (filterMap f xs).size) :
    (filterMap f xs).all p 0 stop = xs.all fun a => match f a with | some b => p b | none => true := by
  subst w; rewrite [← all_toList, toList_filterMap, List.all_filterMap, all_toList]; rfl
@[simp] theorem any_append' {stop : Nat} {f : α → Bool} {xs ys : Array α} (w : stop = (xs ++ ys).size) :
    (xs ++ ys).any f 0 stop = (xs.any f || ys.any f) := by
  subst w; rw [← any_toList, toList_append, List.any_append, any_toList, any_toList]
@[simp] theorem all_append' {stop : Nat} {f : α → Bool} {xs ys : Array α} (w : stop = (xs ++ ys).size) :
    (xs ++ ys).all f 0 stop = (xs.all f && ys.all f) := by
  subst w; rw [← all_toList, toList_append, List.all_append, all_toList, all_toList]
@[simp] theorem any_flatten' {stop : Nat} {f : α → Bool} {xss : Array (Array α)} (w : stop = xss.flatten.size) :
    xss.flatten.any f 0 stop = xss.any fun x => x.any f := by
  subst w
  rewrite [← any_toList, toList_flatten, List.any_flatten, List.any_map, ← any_toList]
  exact congrArg (xss.toList.any ·) (funext fun _ => any_toList)
@[simp] theorem all_flatten' {stop : Nat} {f : α → Bool} {xss : Array (Array α)} (w : stop = xss.flatten.size) :
    xss.flatten.all f 0 stop = xss.all fun x => x.all f := by
  subst w
  rewrite [← all_toList, toList_flatten, List.all_flatten, List.all_map, ← all_toList]
  exact congrArg (xss.toList.all ·) (funext fun _ => all_toList)
@[simp] theorem any_flatMap' {β : Type v} {stop : Nat} {xs : Array α} {f : α → Array β} {p : β → Bool}
    (w : stop = (flatMap f xs).size) : (flatMap f xs).any p 0 stop = xs.any fun a => (f a).any p := by
  subst w
  rewrite [← any_toList, toList_flatMap, List.any_flatMap, ← any_toList]
  exact congrArg (xs.toList.any ·) (funext fun _ => any_toList)
@[simp] theorem all_flatMap' {β : Type v} {stop : Nat} {xs : Array α} {f : α → Array β} {p : β → Bool}
    (w : stop = (flatMap f xs).size) : (flatMap f xs).all p 0 stop = xs.all fun a => (f a).all p := by
  subst w
  rewrite [← all_toList, toList_flatMap, List.all_flatMap, ← all_toList]
  exact congrArg (xs.toList.all ·) (funext fun _ => all_toList)
@[simp] theorem any_reverse' {stop : Nat} {f : α → Bool} {xs : Array α} (w : stop = xs.size) :
    xs.reverse.any f 0 stop = xs.any f := by
  cases w.trans size_reverse.symm
  rw [← any_toList, toList_reverse, List.any_reverse, any_toList]
@[simp] theorem all_reverse' {stop : Nat} {f : α → Bool} {xs : Array α} (w : stop = xs.size) :
    xs.reverse.all f 0 stop = xs.all f := by
  cases w.trans size_reverse.symm
  rw [← all_toList, toList_reverse, List.all_reverse, all_toList]
@[simp] theorem any_replicate {f : α → Bool} {n : Nat} {a : α} : (replicate n a).any f = if n = 0 then false else f a :=
  any_toList.symm.trans List.any_replicate
@[simp] theorem all_replicate {f : α → Bool} {n : Nat} {a : α} : (replicate n a).all f = if n = 0 then true else f a :=
  all_toList.symm.trans List.all_replicate

/- `modify`, `swap`, `replace`. -/
@[simp] theorem size_modify {xs : Array α} {i : Nat} {f : α → α} : (xs.modify i f).size = xs.size := by
  rcases xs with ⟨xs⟩; simp only [List.modify_toArray, List.size_toArray, List.length_modify]
@[simp] theorem getElem_swap_of_ne {k : Nat} {xs : Array α} {i j : Nat} {hi : i < xs.size} {hj : j < xs.size}
    {h : k < (xs.swap i j hi hj).size} (hi' : k ≠ i) (hj' : k ≠ j) :
    (xs.swap i j hi hj)[k] = xs[k]'(size_swap ▸ h) := by
  rw [getElem_swap, if_neg hi', if_neg hj']
@[simp] theorem size_swapIfInBounds {xs : Array α} {i j : Nat} : (xs.swapIfInBounds i j).size = xs.size := by
  unfold swapIfInBounds
  split
  · split
    · exact size_swap
    · rfl
  · rfl
@[simp] theorem getElem_swapIfInBounds_of_size_le_left {xs : Array α} {i j k : Nat} (hi : xs.size ≤ i)
    (hk : k < (xs.swapIfInBounds i j).size) : (xs.swapIfInBounds i j)[k] = xs[k]'(size_swapIfInBounds ▸ hk) := by
  have e : xs.swapIfInBounds i j = xs := dif_neg (Nat.not_lt.mpr hi)
  simp only [e]
@[simp] theorem getElem_swapIfInBounds_of_size_le_right {xs : Array α} {i j k : Nat} (hj : xs.size ≤ j)
    (hk : k < (xs.swapIfInBounds i j).size) : (xs.swapIfInBounds i j)[k] = xs[k]'(size_swapIfInBounds ▸ hk) := by
  have e : xs.swapIfInBounds i j = xs := by
    by_cases h : i < xs.size
    · exact (dif_pos h).trans (dif_neg (Nat.not_lt.mpr hj))
    · exact dif_neg h
  simp only [e]
@[simp] theorem getElem_swapIfInBounds_left {xs : Array α} {i j : Nat} (hj : j < xs.size)
    (hi : i < (xs.swapIfInBounds i j).size) : (xs.swapIfInBounds i j)[i] = xs[j] := by
  have k : i < xs.size := size_swapIfInBounds ▸ hi
  have e : xs.swapIfInBounds i j = xs.swap i j k hj := (dif_pos k).trans (dif_pos hj)
  simp only [e, getElem_swap_left]
@[simp] theorem getElem_swapIfInBounds_right {xs : Array α} {i j : Nat} (hi : i < xs.size)
    (hj : j < (xs.swapIfInBounds i j).size) : (xs.swapIfInBounds i j)[j] = xs[i] := by
  have k : j < xs.size := size_swapIfInBounds ▸ hj
  have e : xs.swapIfInBounds i j = xs.swap i j hi k := (dif_pos hi).trans (dif_pos k)
  simp only [e, getElem_swap_right]
@[simp] theorem getElem_swapIfInBounds_of_ne_of_ne {xs : Array α} {i j k : Nat} (hi : k ≠ i) (hj : k ≠ j)
    (hk : k < (xs.swapIfInBounds i j).size) : (xs.swapIfInBounds i j)[k] = xs[k]'(size_swapIfInBounds ▸ hk) := by
  by_cases h : i < xs.size
  · by_cases k : j < xs.size
    · have e : xs.swapIfInBounds i j = xs.swap i j h k := (dif_pos h).trans (dif_pos k)
      simp only [e, getElem_swap_of_ne hi hj]
    · exact getElem_swapIfInBounds_of_size_le_right (Nat.le_of_not_lt k) hk
  · exact getElem_swapIfInBounds_of_size_le_left (Nat.le_of_not_lt h) hk
@[simp] theorem swapAt_def {xs : Array α} {i : Nat} {v : α} (hi : i < xs.size) :
    xs.swapAt i v hi = (xs[i], xs.set i v hi) :=
  rfl
@[simp] theorem swapAt!_def {xs : Array α} {i : Nat} {v : α} (h : i < xs.size) :
    xs.swapAt! i v = (xs[i], xs.set i v h) :=
  dif_pos h
@[simp] theorem size_swapAt! {xs : Array α} {i : Nat} {v : α} : (xs.swapAt! i v).snd.size = xs.size := by
  unfold swapAt!
  split
  · next h => exact size_set h
  · rfl
@[simp] theorem replace_empty [BEq α] {a b : α} : #[].replace a b = #[] := rfl
@[simp] theorem replace_singleton [BEq α] {a b c : α} : #[a].replace b c = #[if (a == b) = true then c else a] := by
  have e : idxOfAux #[a] b 1 = none := by rewrite [idxOfAux.eq_def]; exact dif_neg (Nat.lt_irrefl 1)
  have k : idxOfAux #[a] b 0 = if (a == b) = true then some ⟨0, Nat.zero_lt_one⟩ else none := by
    rewrite [idxOfAux.eq_def]; exact (dif_pos Nat.zero_lt_one).trans (congrArg (ite _ _ ·) e)
  rewrite [replace, finIdxOf?, k]
  cases a == b <;> rfl
@[simp] theorem size_replace [BEq α] {a b : α} {xs : Array α} : (xs.replace a b).size = xs.size := by
  unfold replace
  split
  · rfl
  · exact size_set _
@[simp] theorem replace_of_not_mem [BEq α] [LawfulBEq α] {a b : α} {xs : Array α} (h : ¬a ∈ xs) :
    xs.replace a b = xs := by
  rcases xs with ⟨xs⟩; simp only [List.mem_toArray] at h; simp only [List.replace_toArray, h, not_false_eq_true,
    List.replace_of_not_mem]
@[simp] theorem replace_replicate_self [BEq α] [LawfulBEq α] {n : Nat} {b a : α} (h : 0 < n) :
    (replicate n a).replace a b = #[b] ++ replicate (n - 1) a := (List.replace_toArray (List.replicate n a) a b).trans
  (Array.ext' ((List.replace_replicate_self h).trans (toList_append (xs := #[b]) (ys := replicate (n - 1) a)).symm))
@[simp] theorem replace_replicate_ne [BEq α] [LawfulBEq α] {n : Nat} {a b c : α} (h : (!b == a) = true) :
    (replicate n a).replace b c = replicate n a := (List.replace_toArray (List.replicate n a) b c).trans
  (congrArg List.toArray (List.replace_replicate_ne h))

/- Lists of arrays, ranges, sums. -/
@[simp] theorem appendList_nil {xs : Array α} : xs ++ ([] : List α) = xs := rfl
@[simp] theorem appendList_cons {xs : Array α} {a : α} {l : List α} : xs ++ a :: l = xs.push a ++ l := rfl
@[simp] theorem sum_append [Zero α] [Add α] [Std.Associative (α := α) (· + ·)]
    [Std.LawfulLeftIdentity (α := α) (· + ·) 0] {as₁ as₂ : Array α} : (as₁ ++ as₂).sum = as₁.sum + as₂.sum := by
  rcases as₁ with ⟨as₁⟩; rcases as₂ with ⟨as₂⟩; simp only [List.append_toArray, List.sum_toArray, List.sum_append]
@[simp] theorem sum_singleton [Add α] [Zero α] [Std.LawfulRightIdentity (α := α) (· + ·) 0] {x : α} : #[x].sum = x :=
  Std.LawfulRightIdentity.right_id (op := fun x y : α => x + y) x
@[simp] theorem sum_push [Add α] [Zero α] [Std.Associative (α := α) (· + ·)] [Std.LawfulIdentity (α := α) (· + ·) 0]
    {xs : Array α} {x : α} : (xs.push x).sum = xs.sum + x := by
  rw [push_eq_append, sum_append, sum_singleton]
@[simp] theorem sum_reverse [Zero α] [Add α] [Std.Associative (α := α) (· + ·)] [Std.Commutative (α := α) (· + ·)]
    [Std.LawfulLeftIdentity (α := α) (· + ·) 0] (xs : Array α) : xs.reverse.sum = xs.sum := by
  rcases xs with ⟨xs⟩; simp only [List.reverse_toArray, List.sum_toArray, List.sum_reverse]
@[simp] theorem prod_empty [Mul α] [One α] : (#[] : Array α).prod = 1 := rfl
@[simp] theorem prod_append [One α] [Mul α] [Std.Associative (α := α) (· * ·)]
    [Std.LawfulLeftIdentity (α := α) (· * ·) 1] {as₁ as₂ : Array α} : (as₁ ++ as₂).prod = as₁.prod * as₂.prod := by
  rcases as₁ with ⟨as₁⟩; rcases as₂ with ⟨as₂⟩; simp only [List.append_toArray, List.prod_toArray, List.prod_append]
@[simp] theorem prod_singleton [Mul α] [One α] [Std.LawfulRightIdentity (α := α) (· * ·) 1] {x : α} : #[x].prod = x :=
  Std.LawfulRightIdentity.right_id (op := fun x y : α => x * y) x
@[simp] theorem prod_push [Mul α] [One α] [Std.Associative (α := α) (· * ·)] [Std.LawfulIdentity (α := α) (· * ·) 1]
    {xs : Array α} {x : α} : (xs.push x).prod = xs.prod * x := by
  rw [push_eq_append, prod_append, prod_singleton]
@[simp] theorem prod_reverse [One α] [Mul α] [Std.Associative (α := α) (· * ·)] [Std.Commutative (α := α) (· * ·)]
    [Std.LawfulLeftIdentity (α := α) (· * ·) 1] (xs : Array α) : xs.reverse.prod = xs.prod := by
  rcases xs with ⟨xs⟩; simp only [List.reverse_toArray, List.prod_toArray, List.prod_reverse]

/- Functions as on lists. -/
@[simp] theorem uset_eq_set {xs : Array α} {v : α} {i : USize} (h : i.toNat < xs.size) :
    xs.uset i v h = xs.set i.toNat v h :=
  rfl
@[simp] theorem ugetElem_eq_getElem {xs : Array α} {i : USize} (h : i.toNat < xs.size) : xs[i] = xs[i.toNat] := rfl
@[simp] theorem back?_push {xs : Array α} {x : α} : (xs.push x).back? = some x := by
  rcases xs with ⟨xs⟩; simp only [List.push_toArray, List.back?_toArray, List.getLast?_append,
    List.getLast?_singleton, Option.some_or]
@[simp] theorem back!_push [Inhabited α] {xs : Array α} {x : α} : (xs.push x).back! = x := by
  rcases xs with ⟨xs⟩; simp only [List.push_toArray, List.back!_toArray, List.getLast!_eq_getLast?_getD,
    List.getLast?_append, List.getLast?_singleton, Option.some_or, Option.getD_some]
@[simp] theorem getElem?_size {xs : Array α} : xs[xs.size]? = none := by
  simp only [Nat.lt_irrefl, not_false_eq_true, getElem?_neg]
@[simp] theorem size_zipWith {β : Type v} {γ : Type w} {xs : Array α} {ys : Array β} {f : α → β → γ} :
    (zipWith f xs ys).size = min xs.size ys.size := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.zipWith_toArray, List.size_toArray, List.length_zipWith]
@[simp] theorem size_zip {β : Type v} {xs : Array α} {ys : Array β} : (xs.zip ys).size = min xs.size ys.size := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.zip_toArray, List.size_toArray, List.length_zip]
@[simp] theorem getElem_zipWith {β : Type v} {γ : Type w} {xs : Array α} {ys : Array β} {f : α → β → γ} {i : Nat}
    (hi : i < (zipWith f xs ys).size) : (zipWith f xs ys)[i] =
    f (xs[i]'(Nat.lt_of_lt_of_le (size_zipWith ▸ hi) (Nat.min_le_left _ _)))
      (ys[i]'(Nat.lt_of_lt_of_le (size_zipWith ▸ hi) (Nat.min_le_right _ _))) := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.zipWith_toArray, List.getElem_toArray, List.getElem_zipWith]
end Array
