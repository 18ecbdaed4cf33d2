/-
Laws of arrays that `simp` does not use: those on loops that go through a whole array, permutations.
-/
namespace Array
variable {α : Type u}
theorem all_append {f : α → Bool} {xs ys : Array α} : (xs ++ ys).all f = (xs.all f && ys.all f) := all_append' rfl
theorem all_filter {xs : Array α} {p q : α → Bool} : (filter p xs).all q = xs.all fun a => !p a || q a :=
  all_filter' rfl
theorem all_filterMap {β : Type v} {xs : Array α} {f : α → Option β} {p : β → Bool} :
    (filterMap f xs).all p = xs.all fun a => match f a with | some b => p b | none => true :=
  all_filterMap' rfl
theorem all_flatMap {β : Type v} {xs : Array α} {f : α → Array β} {p : β → Bool} :
    (flatMap f xs).all p = xs.all fun a => (f a).all p :=
  all_flatMap' rfl
theorem all_flatten {f : α → Bool} {xss : Array (Array α)} : xss.flatten.all f = xss.all fun x => x.all f :=
  all_flatten' rfl
theorem any_append {f : α → Bool} {xs ys : Array α} : (xs ++ ys).any f = (xs.any f || ys.any f) := any_append' rfl
theorem any_filter {xs : Array α} {p q : α → Bool} : (filter p xs).any q = xs.any fun a => p a && q a := any_filter' rfl
theorem any_filterMap {β : Type v} {xs : Array α} {f : α → Option β} {p : β → Bool} :
    (filterMap f xs).any p = xs.any fun a => match f a with | some b => p b | none => false :=
  any_filterMap' rfl
theorem any_flatMap {β : Type v} {xs : Array α} {f : α → Array β} {p : β → Bool} :
    (flatMap f xs).any p = xs.any fun a => (f a).any p :=
  any_flatMap' rfl
theorem any_flatten {f : α → Bool} {xss : Array (Array α)} : xss.flatten.any f = xss.any fun x => x.any f :=
  any_flatten' rfl
theorem foldl_flatten {β : Type v} {α : Type u} {f : β → α → β} {b : β} {xss : Array (Array α)} :
    foldl f b xss.flatten = foldl (fun b xs => foldl f b xs) b xss :=
  foldl_flatten' rfl
theorem foldr_flatten {β : Type v} {f : α → β → β} {b : β} {xss : Array (Array α)} :
    foldr f b xss.flatten = foldr (fun xs b => foldr f b xs) b xss :=
  foldr_flatten' rfl
theorem all_map {β : Type v} {f : α → β} {xs : Array α} {p : β → Bool} : (map f xs).all p = xs.all (p ∘ f) :=
  all_map' size_map
theorem any_map {β : Type v} {f : α → β} {xs : Array α} {p : β → Bool} : (map f xs).any p = xs.any (p ∘ f) :=
  any_map' size_map
theorem all_push {xs : Array α} {a : α} {p : α → Bool} : (xs.push a).all p = (xs.all p && p a) :=
  all_push' (size_push a)
theorem any_push {xs : Array α} {a : α} {p : α → Bool} : (xs.push a).any p = (xs.any p || p a) :=
  any_push' (size_push a)
theorem foldlM_push {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m] {xs : Array α} {a : α}
    {f : β → α → m β} {b : β} : foldlM f b (xs.push a) = foldlM f b xs >>= fun b => f b a :=
  foldlM_push' (size_push a)
theorem foldl_push {β : Type v} {α : Type u} {f : β → α → β} {init : β} {xs : Array α} {a : α} :
    foldl f init (xs.push a) = f (foldl f init xs) a :=
  foldl_push' (size_push a)
theorem foldrM_push {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {f : α → β → m β} {init : β}
    {xs : Array α} {a : α} : foldrM f init (xs.push a) = f a init >>= fun init => foldrM f init xs :=
  foldrM_push' (size_push a)
theorem foldr_push {β : Type v} {f : α → β → β} {init : β} {xs : Array α} {a : α} :
    foldr f init (xs.push a) = foldr f (f a init) xs :=
  foldr_push' (size_push a)
theorem all_reverse {f : α → Bool} {xs : Array α} : xs.reverse.all f = xs.all f := all_reverse' size_reverse
theorem any_reverse {f : α → Bool} {xs : Array α} : xs.reverse.any f = xs.any f := any_reverse' size_reverse
theorem filterMap_reverse {β : Type v} {f : α → Option β} {xs : Array α} :
    filterMap f xs.reverse = (filterMap f xs).reverse :=
  filterMap_reverse' size_reverse
theorem filter_reverse {p : α → Bool} {xs : Array α} : filter p xs.reverse = (filter p xs).reverse :=
  filter_reverse' size_reverse
theorem foldlM_reverse {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {xs : Array α} {f : β → α → m β}
    {b : β} : foldlM f b xs.reverse = foldrM (fun x y => f y x) b xs :=
  foldlM_reverse' size_reverse
theorem foldl_reverse {β : Type v} {xs : Array α} {f : β → α → β} {b : β} :
    foldl f b xs.reverse = foldr (fun x y => f y x) b xs :=
  foldl_reverse' size_reverse
theorem foldrM_reverse {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] {xs : Array α} {f : α → β → m β}
    {b : β} : foldrM f b xs.reverse = foldlM (fun x y => f y x) b xs :=
  foldrM_reverse' size_reverse
theorem foldr_reverse {β : Type v} {xs : Array α} {f : α → β → β} {b : β} :
    foldr f b xs.reverse = foldl (fun x y => f y x) b xs :=
  foldr_reverse' size_reverse
theorem foldlM_append {m : Type v → Type w} {β : Type v} {α : Type u} [Monad m] [LawfulMonad m] {f : β → α → m β}
    {b : β} {xs xs' : Array α} : foldlM f b (xs ++ xs') = foldlM f b xs >>= fun init => foldlM f init xs' :=
  foldlM_append' size_append
theorem foldl_append {β : Type v} {f : β → α → β} {b : β} {xs ys : Array α} :
    foldl f b (xs ++ ys) = foldl f (foldl f b xs) ys :=
  foldl_append' size_append
theorem foldrM_append {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m] {f : α → β → m β}
    {b : β} {xs ys : Array α} : foldrM f b (xs ++ ys) = foldrM f b ys >>= fun init => foldrM f init xs :=
  foldrM_append' size_append
theorem foldr_append {β : Type v} {f : α → β → β} {b : β} {xs ys : Array α} :
    foldr f b (xs ++ ys) = foldr f (foldr f b ys) xs :=
  foldr_append' size_append
end Array
namespace List
theorem allM_toArray {m : Type → Type v} {α : Type u} [Monad m] [LawfulMonad m] {p : α → m Bool} {l : List α} :
    Array.allM p l.toArray = allM p l :=
  allM_toArray' rfl
theorem anyM_toArray {m : Type → Type v} {α : Type u} [Monad m] [LawfulMonad m] {p : α → m Bool} {l : List α} :
    Array.anyM p l.toArray = anyM p l :=
  anyM_toArray' rfl
end List
namespace Array
variable {α : Type u}
theorem flatMap_singleton {β : Type v} {f : α → Array β} {x : α} : flatMap f #[x] = f x := empty_append
theorem swap_def (xs : Array α) (i j : Nat) (hi : i < xs.size) (hj : j < xs.size) :
    xs.swap i j hi hj = (xs.set i xs[j] hi).set j xs[i] (size_set (xs := xs) hi ▸ hj) :=
  rfl
theorem replicate_eq_toArray_replicate {n : Nat} {α : Type u} {v : α} : replicate n v = (List.replicate n v).toArray :=
  rfl
theorem isEqv_self_beq [BEq α] [ReflBEq α] (xs : Array α) : (xs.isEqv xs (α := α) (· == ·)) = true := by
  rewrite [← isEqv_toList, ← List.beq_eq_isEqv']; exact BEq.rfl
theorem isEqv_self [DecidableEq α] (xs : Array α) : (xs.isEqv xs fun x1 x2 => decide (x1 = x2)) = true :=
  isEqv_self_beq xs
theorem eq_of_isEqv [DecidableEq α] (xs ys : Array α) (h : (xs.isEqv ys fun x y => decide (x = y)) = true) :
    xs = ys := by
  have k : (xs == ys) = true := h
  exact eq_of_beq k
end Array
namespace List
variable {α : Type u}
theorem eq_toArray_iff {as : Array α} {bs : List α} : as = bs.toArray ↔ as.toList = bs :=
  ⟨fun h => congrArg Array.toList h, fun h => Array.ext' h⟩
theorem toArray_eq_iff {as : List α} {bs : Array α} : as.toArray = bs ↔ as = bs.toList :=
  ⟨fun h => congrArg Array.toList h, fun h => Array.ext' h⟩
theorem toArray_inj {as bs : List α} (h : as.toArray = bs.toArray) : as = bs := congrArg Array.toList h
theorem toArray_cons (a : α) (l : List α) : (a :: l).toArray = #[a] ++ l.toArray := (append_toArray [a] l).symm
theorem findRevM?_toArray {m : Type → Type u} {α : Type} [Monad m] [LawfulMonad m] (f : α → m Bool) (l : List α) :
    Array.findRevM? f l.toArray = findM? f l.reverse := by
  rw [Array.findRevM?_eq_findM?_reverse, reverse_toArray, findM?_toArray]
theorem findSomeRevM?_toArray {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m]
    (f : α → m (Option β)) (l : List α) : Array.findSomeRevM? f l.toArray = findSomeM? f l.reverse := by
  rw [Array.findSomeRevM?_eq_findSomeM?_reverse, reverse_toArray, findSomeM?_toArray]
theorem flatMap_toArray_cons {β : Type v} (f : α → Array β) (a : α) (as : List α) :
    Array.flatMap f (a :: as).toArray = f a ++ Array.flatMap f as.toArray :=
  Array.ext' (by simp only [Array.toList_flatMap, Array.toList_append, flatMap_cons])
end List
namespace Array
variable {α : Type u}
theorem perm_iff_toList_perm {as bs : Array α} : as.Perm bs ↔ as.toList.Perm bs.toList :=
  ⟨Perm.toList, Perm.of_toList_perm⟩
protected theorem Perm.rfl {xs : Array α} : xs.Perm xs := .refl xs
theorem Perm.of_eq {xs ys : Array α} (h : xs = ys) : xs.Perm ys := h ▸ .rfl
@[symm] protected theorem Perm.symm {xs ys : Array α} (h : xs.Perm ys) : ys.Perm xs := ⟨h.toList.symm⟩
protected theorem Perm.trans {xs ys zs : Array α} (h₁ : xs.Perm ys) (h₂ : ys.Perm zs) : xs.Perm zs :=
  ⟨h₁.toList.trans h₂.toList⟩
instance instTransPerm : Trans (Perm (α := α)) (Perm (α := α)) (Perm (α := α)) := ⟨Perm.trans⟩
theorem perm_comm {xs ys : Array α} : xs.Perm ys ↔ ys.Perm xs := ⟨Perm.symm, Perm.symm⟩
theorem Perm.size_eq {xs ys : Array α} (p : xs.Perm ys) : xs.size = ys.size := p.toList.length_eq
theorem Perm.mem_iff {a : α} {xs ys : Array α} (p : xs.Perm ys) : a ∈ xs ↔ a ∈ ys :=
  mem_def.trans (p.toList.mem_iff.trans mem_def.symm)
theorem Perm.append {xs ys as bs : Array α} (p₁ : xs.Perm ys) (p₂ : as.Perm bs) : (xs ++ as).Perm (ys ++ bs) :=
  ⟨by rewrite [toList_append, toList_append]; exact p₁.toList.append p₂.toList⟩
theorem Perm.push (x : α) {xs ys : Array α} (p : xs.Perm ys) : (xs.push x).Perm (ys.push x) :=
  ⟨by rewrite [toList_push, toList_push]; exact p.toList.append (List.Perm.refl [x])⟩
theorem Perm.push_comm (x y : α) {xs ys : Array α} (p : xs.Perm ys) : ((xs.push x).push y).Perm ((ys.push y).push x) :=
  ⟨by
  simp only [toList_push, List.append_assoc]
  exact p.toList.append (List.Perm.swap y x [])⟩
theorem Perm.pairwise {R : α → α → Prop} {xs ys : Array α} (hp : xs.Perm ys) (hR : List.Pairwise R xs.toList)
    (hsymm : ∀ {x y : α}, R x y → R y x) : List.Pairwise R ys.toList :=
  hp.toList.pairwise hR hsymm
end Array
namespace List
variable {α : Type u}
theorem perm_iff_toArray_perm {as bs : List α} : as.Perm bs ↔ as.toArray.Perm bs.toArray :=
  ⟨fun h => ⟨h⟩, fun h => h.toList⟩
theorem Perm.of_toArray_perm {as bs : List α} : as.toArray.Perm bs.toArray → as.Perm bs := fun h => h.toList
theorem Perm.toArray {as bs : List α} : as.Perm bs → as.toArray.Perm bs.toArray := fun h => ⟨h⟩
end List
namespace Option
variable {α : Type u}
theorem size_toArray {o : Option α} : o.toArray.size = if o.isSome = true then 1 else 0 := by cases o <;> rfl
theorem size_toArray_eq_zero_iff {o : Option α} : o.toArray.size = 0 ↔ o = none := by
  cases o with
  | none => exact ⟨fun _ => rfl, fun _ => rfl⟩
  | some a => exact ⟨nofun, nofun⟩
theorem toArray_map {β : Type v} {o : Option α} {f : α → β} : (Option.map f o).toArray = Array.map f o.toArray := by
  cases o <;> rfl
theorem toArray_bind {β : Type v} {o : Option α} {f : α → Option β} :
    (o.bind f).toArray = Array.flatMap (toArray ∘ f) o.toArray := by
  cases o with
  | none => rfl
  | some a => exact Array.empty_append.symm
theorem toArray_join {o : Option (Option α)} : o.join.toArray = Array.flatMap toArray o.toArray := by
  cases o with
  | none => rfl
  | some a => exact Array.empty_append.symm
end Option
