/-
Functions on arrays as functions on lists.
-/
namespace Array
variable {α : Type u}
/- A loop over places, from the last place backwards. -/
private theorem drop_rec {xs : Array α} {motive : Nat → List α → Prop} (stop : ∀ j, ¬ j < xs.size → motive j [])
    (step : ∀ j (h : j < xs.size), motive (j + 1) (xs.toList.drop (j + 1)) →
      motive j (xs[j] :: xs.toList.drop (j + 1))) (j : Nat) : motive j (xs.toList.drop j) := by
  have : ∀ k j, xs.size - j = k → motive j (xs.toList.drop j) := by
    intro k
    induction k with
    | zero =>
      intro j e
      have c := Nat.le_of_sub_eq_zero e
      rewrite [List.drop_eq_nil_of_le c]
      exact stop j (Nat.not_lt.mpr c)
    | succ k ih =>
      intro j e
      have c : j < xs.size := Nat.lt_of_sub_eq_succ e
      rewrite [List.drop_eq_getElem_cons c]
      exact step j c (ih (j + 1) (by rewrite [Nat.sub_add_eq, e]; rfl))
  exact this _ j rfl

/- Places, ends. -/
@[simp] theorem toArrayAux_eq {as : List α} {acc : Array α} : (as.toArrayAux acc).toList = acc.toList ++ as := by
  induction as generalizing acc with
  | nil => exact (List.append_nil _).symm
  | cons a as ih => exact ih.trans (by rewrite [toList_push, List.append_assoc]; rfl)
@[simp] theorem _root_.List.size_toArrayAux {as : List α} {xs : Array α} :
    (as.toArrayAux xs).size = xs.size + as.length := by
  rewrite [size_eq_length_toList, toArrayAux_eq, List.length_append]; rfl
@[simp] theorem _root_.List.getElem!_toArray [Inhabited α] {xs : List α} {i : Nat} : xs.toArray[i]! = xs[i]! := by
  rw [getElem!_def, getElem!_def, List.getElem?_toArray]
@[simp] theorem getElem!_toList [Inhabited α] {xs : Array α} {i : Nat} : xs.toList[i]! = xs[i]! :=
  List.getElem!_toArray.symm
@[simp] theorem toList_swap (xs : Array α) (i j : Nat) (hi : i < xs.size) (hj : j < xs.size) :
    (xs.swap i j hi hj).toList = (xs.toList.set i xs[j]).set j xs[i] := rfl
@[simp] theorem _root_.List.swap_toArray (l : List α) (i j : Nat) {hi : i < l.toArray.size} {hj : j < l.toArray.size} :
    l.toArray.swap i j hi hj = ((l.set i l[j]).set j l[i]).toArray := rfl
@[simp] theorem toList_setIfInBounds {xs : Array α} {i : Nat} {x : α} :
    (xs.setIfInBounds i x).toList = xs.toList.set i x := congrArg toList (List.setIfInBounds_toArray xs.toList i x)
@[simp] theorem toList_set! {xs : Array α} {i : Nat} {x : α} : (xs.set! i x).toList = xs.toList.set i x :=
  toList_setIfInBounds
@[simp] theorem _root_.List.back?_toArray (l : List α) : l.toArray.back? = l.getLast? := by
  rewrite [List.getLast?_eq_getElem?, back?, List.getElem?_toArray]; rfl
@[simp] theorem _root_.List.back!_toArray [Inhabited α] (l : List α) : l.toArray.back! = l.getLast! := by
  rewrite [List.getLast!_eq_getElem!, back!, List.getElem!_toArray]; rfl
@[simp] theorem _root_.List.back_toArray (l : List α) (h : 0 < l.toArray.size) :
    l.toArray.back h = l.getLast (List.ne_nil_of_length_pos h) := (List.getLast_eq_getElem _).symm
@[simp] theorem getLast!_toList [Inhabited α] (xs : Array α) : xs.toList.getLast! = xs.back! :=
  (List.back!_toArray _).symm
@[simp] theorem getLast?_toList (xs : Array α) : xs.toList.getLast? = xs.back? := (List.back?_toArray _).symm
@[simp] theorem getLast_toList (xs : Array α) (h : xs.toList ≠ []) :
    xs.toList.getLast h = xs.back (List.length_pos_iff.mpr h) := (List.back_toArray _ _).symm
@[simp] theorem _root_.List.isEmpty_toArray (l : List α) : l.toArray.isEmpty = l.isEmpty := isEmpty_toList.symm
@[simp] theorem _root_.List.toArray_singleton (a : α) : (List.singleton a).toArray = Array.singleton a := rfl
@[simp] theorem _root_.List.push_toArray_fun (l : List α) : l.toArray.push = fun a => (l ++ [a]).toArray :=
  funext fun a => List.push_toArray l a
@[simp] theorem _root_.List.toArray_appendList (l₁ l₂ : List α) : l₁.toArray ++ l₂ = (l₁ ++ l₂).toArray :=
  Array.ext' toList_appendList
@[simp] theorem _root_.List.toArray_replicate (n : Nat) (v : α) :
    (List.replicate n v).toArray = Array.replicate n v := rfl
@[simp] theorem toListAppend_eq {xs : Array α} {l : List α} : xs.toListAppend l = xs.toList ++ l := by
  rewrite [toListAppend, ← foldr_toList]
  induction xs.toList with
  | nil => rfl
  | cons a as ih => exact congrArg (a :: ·) ih
@[simp] theorem toListImpl_eq {xs : Array α} : xs.toListImpl = xs.toList :=
  toListAppend_eq.trans (List.append_nil _)
@[simp] theorem toListRev_eq {xs : Array α} : xs.toListRev = xs.toList.reverse := by
  rewrite [toListRev, ← foldl_toList]
  have : ∀ (l r : List α), l.foldl (fun l t => t :: l) r = l.reverse ++ r := by
    intro l
    induction l with
    | nil => intro r; rfl
    | cons a l ih => intro r; rewrite [List.foldl_cons, ih, List.reverse_cons, List.append_assoc]; rfl
  rw [this, List.append_nil]

/- Folds. -/
@[simp] theorem _root_.List.foldlM_toArray' {m : Type v → Type w} {β : Type v} {α : Type u} {stop : Nat} [Monad m]
    (f : β → α → m β) (init : β) (l : List α) (h : stop = l.toArray.size) :
    l.toArray.foldlM f init 0 stop = l.foldlM f init := by
  subst h; exact foldlM_toList.symm
theorem _root_.List.foldlM_toArray {m : Type v → Type w} {β : Type v} {α : Type u} [Monad m] (f : β → α → m β)
    (init : β) (l : List α) : l.toArray.foldlM f init = l.foldlM f init := foldlM_toList.symm
@[simp] theorem _root_.List.foldrM_toArray' {m : Type v → Type w} {α : Type u} {β : Type v} {start : Nat} [Monad m]
    (f : α → β → m β) (init : β) (l : List α) (h : start = l.toArray.size) :
    l.toArray.foldrM f init start = l.foldrM f init := by
  subst h; exact foldrM_toList.symm
theorem _root_.List.foldrM_toArray {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] (f : α → β → m β)
    (init : β) (l : List α) : l.toArray.foldrM f init = l.foldrM f init := foldrM_toList.symm
@[simp] theorem _root_.List.foldr_toArray' {β : Type v} {start : Nat} (f : α → β → β) (init : β) (l : List α)
    (h : start = l.toArray.size) : l.toArray.foldr f init start = l.foldr f init := by
  subst h; exact (foldr_toList f).symm
@[simp] theorem forM_eq_forM {m : Type v → Type w} {as : Array α} [Monad m] {f : α → m PUnit} :
    Array.forM f as = forM as f := rfl
private theorem foldlM_eq_forM {m : Type v → Type w} [Monad m] (f : α → m PUnit) (l : List α) :
    l.foldlM (fun _ => f) ⟨⟩ = l.forM f := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a >>= ·) (funext fun _ => ih)
@[simp] theorem _root_.List.forM_toArray' {m : Type v → Type w} {α : Type u} {stop : Nat} [Monad m] (l : List α)
    (f : α → m PUnit) (h : stop = l.toArray.size) : Array.forM f l.toArray 0 stop = l.forM f :=
  (List.foldlM_toArray' _ _ _ h).trans (foldlM_eq_forM f l)
@[simp] theorem _root_.List.forM_toArray {m : Type v → Type w} {α : Type u} [Monad m] (l : List α) (f : α → m PUnit) :
    forM l.toArray f = l.forM f := List.forM_toArray' l f rfl
@[simp] theorem _root_.List.prod_toArray [Mul α] [One α] (l : List α) : l.toArray.prod = l.prod := (foldr_toList _).symm
@[simp] theorem prod_toList [Mul α] [One α] {as : Array α} : as.toList.prod = as.prod := foldr_toList _

/- `any`, `all`. -/
@[simp] theorem anyM_toList {m : Type → Type v} {α : Type u} [Monad m] {p : α → m Bool} {as : Array α} :
    as.toList.anyM p = as.anyM p := by
  rewrite [anyM, dif_pos (Nat.le_refl _)]
  refine Eq.symm (drop_rec (xs := as) (motive := fun j t => anyM.loop p as as.size (Nat.le_refl _) j = t.anyM p)
    ?_ ?_ 0)
  · intro j h
    rewrite [anyM.loop.eq_def, dif_neg h]; rfl
  · intro j h ih
    rewrite [anyM.loop.eq_def, dif_pos h, ih]
    exact congrArg (p as[j] >>= ·) (funext fun b => by cases b <;> rfl)
@[simp] theorem allM_toList {m : Type → Type v} {α : Type u} [Monad m] [LawfulMonad m] {p : α → m Bool} {as : Array α} :
    as.toList.allM p = as.allM p := by
  rewrite [allM, ← anyM_toList]
  induction as.toList with
  | nil => exact (pure_bind false fun b => pure !b).symm
  | cons a l ih =>
    rewrite [List.allM, List.anyM, bind_assoc, bind_assoc]
    refine bind_congr fun b => ?_
    rewrite [pure_bind]
    cases b
    · exact (pure_bind true fun b => pure !b).symm
    · exact ih
private theorem _root_.List.anyM_eq_any {p : α → Bool} {l : List α} : (l.anyM (m := Id) (pure <| p ·)).run = l.any p :=
  by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [List.any_cons, ← ih]
    show Id.run (bind (pure (p a)) _) = _
    cases p a <;> rfl
@[simp] theorem any_toList {p : α → Bool} {as : Array α} : as.toList.any p = as.any p := by
  rw [any, ← anyM_toList, List.anyM_eq_any]
@[simp] theorem all_toList {p : α → Bool} {as : Array α} : as.toList.all p = as.all p := by
  rewrite [all, ← allM_toList (m := Id)]
  induction as.toList with
  | nil => rfl
  | cons a l ih =>
    rewrite [List.all_cons, ih]
    show _ = Id.run (bind (pure (p a)) _)
    cases p a <;> rfl
@[simp] theorem _root_.List.anyM_toArray' {m : Type → Type v} {α : Type u} [Monad m] [LawfulMonad m] {p : α → m Bool}
    {l : List α} {stop : Nat} (h : stop = l.toArray.size) :
    l.toArray.anyM p 0 stop = l.anyM p := by subst h; exact anyM_toList.symm
@[simp] theorem _root_.List.any_toArray' {p : α → Bool} {l : List α} {stop : Nat} (h : stop = l.toArray.size) :
    l.toArray.any p 0 stop = l.any p := by subst h; exact any_toList.symm
@[simp] theorem _root_.List.allM_toArray' {m : Type → Type v} {α : Type u} [Monad m] [LawfulMonad m] {p : α → m Bool}
    {l : List α} {stop : Nat} (h : stop = l.toArray.size) :
    l.toArray.allM p 0 stop = l.allM p := by subst h; exact allM_toList.symm
@[simp] theorem _root_.List.all_toArray' {p : α → Bool} {l : List α} {stop : Nat} (h : stop = l.toArray.size) :
    l.toArray.all p 0 stop = l.all p := by subst h; exact all_toList.symm
theorem _root_.List.any_toArray {p : α → Bool} {l : List α} : l.toArray.any p = l.any p := any_toList.symm
theorem _root_.List.all_toArray {p : α → Bool} {l : List α} : l.toArray.all p = l.all p := all_toList.symm
@[simp] theorem _root_.List.contains_toArray [BEq α] {l : List α} {a : α} : l.toArray.contains a = l.contains a := by
  rewrite [contains, List.any_toArray]
  induction l with
  | nil => rfl
  | cons b l ih => rewrite [List.any_cons, ih]; exact (List.contains_cons).symm
@[simp] theorem contains_toList [BEq α] {xs : Array α} {x : α} : xs.toList.contains x = xs.contains x :=
  List.contains_toArray.symm

/- Searching. -/
@[simp] theorem _root_.List.findSomeM?_toArray {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m]
    (f : α → m (Option β)) (l : List α) : l.toArray.findSomeM? f = l.findSomeM? f := by
  rewrite [findSomeM?, List.forIn_toArray]
  induction l with
  | nil => exact pure_bind _ _
  | cons a l ih =>
    rewrite [List.forIn_cons, bind_assoc, bind_assoc]
    refine bind_congr (x := f a) fun b => ?_
    cases b with
    | none => exact (pure_bind _ _).trans ih
    | some b => exact (pure_bind _ _).trans (pure_bind _ _)
@[simp] theorem findSomeM?_toList {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m]
    {p : α → m (Option β)} {xs : Array α} : xs.toList.findSomeM? p = xs.findSomeM? p :=
      (List.findSomeM?_toArray p xs.toList).symm
@[simp] theorem _root_.List.findM?_toArray {m : Type → Type u} {α : Type} [Monad m] [LawfulMonad m] (f : α → m Bool)
    (l : List α) : l.toArray.findM? f = l.findM? f := by
  rewrite [findM?, List.forIn_toArray]
  induction l with
  | nil => exact pure_bind _ _
  | cons a l ih =>
    rewrite [List.forIn_cons, bind_assoc, bind_assoc]
    refine bind_congr (x := f a) fun b => ?_
    cases b with
    | false => exact (pure_bind _ _).trans ih
    | true => exact (pure_bind _ _).trans (pure_bind _ _)
@[simp] theorem findM?_toList {m : Type → Type u} {α : Type} [Monad m] [LawfulMonad m] {p : α → m Bool} {xs : Array α} :
    xs.toList.findM? p = xs.findM? p := (List.findM?_toArray p xs.toList).symm
@[simp] theorem _root_.List.findSome?_toArray {β : Type v} (f : α → Option β) (l : List α) :
    l.toArray.findSome? f = l.findSome? f := by
  rewrite [findSome?, List.findSomeM?_toArray]
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [List.findSome?_cons, ← ih]
    show Id.run (bind (pure (f a)) _) = _
    cases f a <;> rfl
@[simp] theorem findSome?_toList {β : Type v} {p : α → Option β} {xs : Array α} :
    xs.toList.findSome? p = xs.findSome? p :=
  (List.findSome?_toArray p xs.toList).symm
@[simp] theorem _root_.List.find?_toArray (f : α → Bool) (l : List α) : l.toArray.find? f = l.find? f := by
  rewrite [find?, List.forIn_toArray]
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [List.forIn_cons, List.find?_cons, ← ih]
    cases f a <;> rfl
@[simp] theorem find?_toList {p : α → Bool} {xs : Array α} : xs.toList.find? p = xs.find? p :=
  (List.find?_toArray p xs.toList).symm
@[simp] theorem _root_.List.findIdx?_toArray (p : α → Bool) (l : List α) : l.toArray.findIdx? p = l.findIdx? p := by
  refine (drop_rec (xs := l.toArray) (motive := fun j t => findIdx?.loop p l.toArray j = List.findIdx?.go p t j)
    ?_ ?_ 0 :)
  · intro j h; rewrite [findIdx?.loop.eq_def, dif_neg h]; rfl
  · intro j h ih; rw [findIdx?.loop.eq_def, dif_pos h, ih]; rfl
@[simp] theorem findIdx?_toList {p : α → Bool} {xs : Array α} : xs.toList.findIdx? p = xs.findIdx? p :=
  (List.findIdx?_toArray p xs.toList).symm
@[simp] theorem _root_.List.findFinIdx?_toArray (p : α → Bool) (l : List α) :
    l.toArray.findFinIdx? p = l.findFinIdx? p := by
  refine (drop_rec (xs := l.toArray) (motive := fun j t => ∀ e : t.length + j = l.length,
    findFinIdx?.loop p l.toArray j = List.findFinIdx?.go p l t j e) ?_ ?_ 0 rfl :)
  · intro j h e; rewrite [findFinIdx?.loop.eq_def, dif_neg h]; rfl
  · intro j h ih e; rw [findFinIdx?.loop.eq_def, dif_pos h,
    ih ((Nat.succ_add_eq_add_succ _ _).symm.trans e)]; rfl
private theorem idxOfAux_eq [BEq α] {xs : Array α} {v : α} {j : Nat} :
    idxOfAux xs v j = findFinIdx?.loop (· == v) xs j := by
  refine drop_rec (xs := xs) (motive := fun j t => idxOfAux xs v j = findFinIdx?.loop (· == v) xs j) ?_ ?_ j
  · intro j h; rw [findFinIdx?.loop.eq_def, dif_neg h, idxOfAux.eq_def, dif_neg h]
  · intro j h ih; rw [findFinIdx?.loop.eq_def, dif_pos h, idxOfAux.eq_def, dif_pos h, ih]
theorem finIdxOf?_eq_findFinIdx? [BEq α] {xs : Array α} {a : α} : xs.finIdxOf? a = xs.findFinIdx? (· == a) :=
  idxOfAux_eq
@[simp] theorem _root_.List.finIdxOf?_toArray [BEq α] (a : α) (l : List α) : l.toArray.finIdxOf? a = l.finIdxOf? a :=
  idxOfAux_eq.trans (List.findFinIdx?_toArray _ _)
private theorem _root_.List.findFinIdx?_map {p : α → Bool} {l : List α} :
    (l.findFinIdx? p).map (·.val) = l.findIdx? p := by
  have : ∀ (t : List α) (j : Nat) (e : t.length + j = l.length),
      (List.findFinIdx?.go p l t j e).map (·.val) = List.findIdx?.go p t j := by
    intro t
    induction t with
    | nil => intro j e; rfl
    | cons a t ih =>
      intro j e
      rewrite [List.findFinIdx?.go, List.findIdx?.go, ← ih]
      cases p a <;> rfl
  exact this l 0 rfl
@[simp] theorem _root_.List.idxOf?_toArray [BEq α] (a : α) (l : List α) : l.toArray.idxOf? a = l.idxOf? a := by
  rewrite [idxOf?, List.finIdxOf?_toArray]; exact List.findFinIdx?_map
@[simp] theorem _root_.List.findIdx_toArray {as : List α} {p : α → Bool} : as.toArray.findIdx p = as.findIdx p := by
  rewrite [findIdx, List.findIdx?_toArray]
  induction as with
  | nil => rfl
  | cons a l ih =>
    rewrite [List.findIdx?_cons, List.findIdx_cons, ← ih]
    cases p a with
    | true => rfl
    | false => show Option.getD (Option.map _ (List.findIdx? p l)) _ = _; cases List.findIdx? p l <;> rfl
@[simp] theorem _root_.List.idxOf_toArray [BEq α] {as : List α} {a : α} : as.toArray.idxOf a = as.idxOf a :=
  List.findIdx_toArray
@[simp] theorem finIdxOf?_toList [BEq α] {a : α} {xs : Array α} :
    xs.toList.finIdxOf? a = (xs.finIdxOf? a).map (Fin.cast (by simp)) := by
  rewrite [← List.finIdxOf?_toArray]; exact (Option.map_id_apply).symm
@[simp] theorem findFinIdx?_toList {p : α → Bool} {xs : Array α} :
    xs.toList.findFinIdx? p = (xs.findFinIdx? p).map (Fin.cast (by simp)) := by
  rewrite [← List.findFinIdx?_toArray]; exact (Option.map_id_apply).symm
@[simp] theorem _root_.List.firstM_toArray {m : Type v → Type w} {α : Type u} {β : Type v} [Alternative m] {as : List α}
    {f : α → m β} : as.toArray.firstM f = as.firstM f := by
  refine (drop_rec (xs := as.toArray) (motive := fun j t => firstM.go f as.toArray j = t.firstM f) ?_ ?_ 0 :)
  · intro j h; rewrite [firstM.go.eq_def, dif_neg h]; rfl
  · intro j h ih; rewrite [firstM.go.eq_def, dif_pos h, ih]; rfl
private theorem findSomeRevM?_find {β : Type v} {m : Type v → Type w} [Monad m] [LawfulMonad m] {f : α → m (Option β)}
    {xs : Array α} :
    ∀ (i : Nat) (h : i ≤ xs.size), findSomeRevM?.find f xs i h = (xs.toList.take i).reverse.findSomeM? f := by
  intro i
  induction i with
  | zero => intro h; rfl
  | succ i ih =>
    intro h
    have e : xs.toList.take (i + 1) = xs.toList.take i ++ [xs[i]] := (List.take_append_getElem h).symm
    rewrite [e, List.reverse_append]
    refine bind_congr (x := f xs[i]) fun b => ?_
    cases b with
    | none => exact ih _
    | some b => rfl
@[simp] theorem findSomeRevM?_eq_findSomeM?_reverse {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m]
    [LawfulMonad m] {f : α → m (Option β)} {xs : Array α} : xs.findSomeRevM? f = xs.reverse.findSomeM? f := by
  rewrite [findSomeRevM?, findSomeRevM?_find, ← findSomeM?_toList, toList_reverse]
  exact congrArg (fun l : List α => l.reverse.findSomeM? f) (List.take_length)
private theorem findM?_eq_findSomeM? {α : Type} {m : Type → Type w} [Monad m] [LawfulMonad m] {p : α → m Bool}
    {l : List α} :
    l.findM? p = l.findSomeM? fun a => return if (← p a) then some a else none := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [List.findM?, List.findSomeM?, ih, bind_assoc]
    refine bind_congr fun b => ?_
    rewrite [pure_bind]
    cases b <;> rfl
@[simp] theorem findRevM?_eq_findM?_reverse {m : Type → Type u} {α : Type} [Monad m] [LawfulMonad m] {f : α → m Bool}
    {xs : Array α} : xs.findRevM? f = xs.reverse.findM? f := by
  rw [findRevM?, findSomeRevM?_eq_findSomeM?_reverse, ← findM?_toList, findM?_eq_findSomeM?, findSomeM?_toList]
@[simp] theorem findSomeRev?_eq_findSome?_reverse {β : Type v} {f : α → Option β} {xs : Array α} :
    xs.findSomeRev? f = xs.reverse.findSome? f :=
  congrArg Id.run (findSomeRevM?_eq_findSomeM?_reverse (m := Id) (f := fun a => pure (f a)) (xs := xs))
@[simp] theorem findRev?_eq_find?_reverse {α : Type} {f : α → Bool} {xs : Array α} :
    xs.findRev? f = xs.reverse.find? f := by
  rewrite [findRev?, findRevM?_eq_findM?_reverse (m := Id), ← findM?_toList, ← find?_toList]
  induction xs.reverse.toList with
  | nil => rfl
  | cons a l ih =>
    rewrite [List.find?_cons, ← ih]
    show Id.run (bind (pure (f a)) _) = _
    cases f a <;> rfl

/- Two arrays. -/
@[simp] theorem _root_.List.zipWith_toArray {β : Type v} {γ : Type w} (as : List α) (bs : List β) (f : α → β → γ) :
    Array.zipWith f as.toArray bs.toArray = (List.zipWith f as bs).toArray := by
  refine (drop_rec (xs := as.toArray) (motive := fun j t => ∀ cs : Array γ, zipWith.go f as.toArray bs.toArray j cs =
    cs ++ (List.zipWith f t (bs.drop j)).toArray) ?_ ?_ 0 #[]).trans empty_append
  · intro j h cs; rewrite [zipWith.go.eq_def, dif_neg h]; exact append_empty.symm
  · intro j h ih cs
    rewrite [zipWith.go.eq_def, dif_pos h]
    by_cases k : j < bs.toArray.size
    · rewrite [dif_pos k, ih, push_eq_append, append_assoc, List.drop_eq_getElem_cons k]
      exact congrArg (cs ++ ·) (List.append_toArray _ _)
    · rewrite [dif_neg k, List.drop_eq_nil_of_le (Nat.not_lt.mp k), List.zipWith_nil_right]; exact append_empty.symm
@[simp] theorem toList_zipWith {β : Type v} {γ : Type w} {f : α → β → γ} {xs : Array α} {ys : Array β} :
    (zipWith f xs ys).toList = List.zipWith f xs.toList ys.toList :=
  congrArg toList (List.zipWith_toArray xs.toList ys.toList f)
@[simp] theorem _root_.List.zip_toArray {β : Type v} (as : List α) (bs : List β) :
    as.toArray.zip bs.toArray = (as.zip bs).toArray := List.zipWith_toArray as bs Prod.mk
@[simp] theorem toList_zip {β : Type v} {xs : Array α} {ys : Array β} :
    (zip xs ys).toList = List.zip xs.toList ys.toList :=
  toList_zipWith
private theorem zipWithAll_go {β : Type v} {γ : Type w} (f : Option α → Option β → γ) (as : List α) (bs : List β) :
    ∀ (k i : Nat) (cs : Array γ),
    max as.length bs.length - i = k → zipWithAll.go f as.toArray bs.toArray i cs =
      cs ++ (List.zipWithAll f (as.drop i) (bs.drop i)).toArray := by
  intro k
  induction k with
  | zero =>
    intro i cs e
    have c := Nat.le_of_sub_eq_zero e
    rewrite [zipWithAll.go.eq_def, dif_neg (show ¬ i < max as.toArray.size bs.toArray.size from Nat.not_lt.mpr c),
      List.drop_eq_nil_of_le (Nat.le_trans (Nat.le_max_left _ _) c),
      List.drop_eq_nil_of_le (Nat.le_trans (Nat.le_max_right _ _) c)]
    exact append_empty.symm
  | succ k ih =>
    intro i cs e
    have c : i < max as.length bs.length := Nat.lt_of_sub_eq_succ e
    rewrite [zipWithAll.go.eq_def, dif_pos (show i < max as.toArray.size bs.toArray.size from c),
      ih _ _ (by rewrite [Nat.sub_add_eq, e]; rfl), push_eq_append, append_assoc,
      List.getElem?_toArray, List.getElem?_toArray]
    refine congrArg (cs ++ ·) ((List.append_toArray _ _).trans (congrArg List.toArray ?_))
    by_cases a : i < as.length
    · rewrite [List.getElem?_eq_getElem a, List.drop_eq_getElem_cons a]
      by_cases b : i < bs.length
      · rewrite [List.getElem?_eq_getElem b, List.drop_eq_getElem_cons b]; rfl
      · rewrite [List.getElem?_eq_none (Nat.not_lt.mp b), List.drop_eq_nil_of_le (Nat.not_lt.mp b),
          List.drop_eq_nil_of_le (Nat.le_succ_of_le (Nat.not_lt.mp b))]
        cases as.drop (i + 1) <;> rfl
    · have b : i < bs.length := by
        refine Nat.lt_of_lt_of_le c (Nat.max_le.mpr ⟨Nat.le_of_not_lt fun h => a ?_, Nat.le_refl _⟩)
        rwa [Nat.max_eq_left (Nat.le_of_lt h)] at c
      rewrite [List.getElem?_eq_getElem b, List.drop_eq_getElem_cons b, List.getElem?_eq_none (Nat.not_lt.mp a),
        List.drop_eq_nil_of_le (Nat.not_lt.mp a), List.drop_eq_nil_of_le (Nat.le_succ_of_le (Nat.not_lt.mp a))]
      cases bs.drop (i + 1) <;> rfl
@[simp] theorem _root_.List.zipWithAll_toArray {β : Type v} {γ : Type w} (f : Option α → Option β → γ) (as : List α)
    (bs : List β) :
    Array.zipWithAll f as.toArray bs.toArray = (List.zipWithAll f as bs).toArray :=
  (zipWithAll_go f as bs _ 0 #[] rfl).trans empty_append
@[simp] theorem toList_zipWithAll {β : Type v} {γ : Type w} {f : Option α → Option β → γ} {xs : Array α}
    {ys : Array β} :
    (zipWithAll f xs ys).toList = List.zipWithAll f xs.toList ys.toList :=
  congrArg toList (List.zipWithAll_toArray f xs.toList ys.toList)
@[simp] theorem _root_.List.zipWithM_toArray {α : Type x} {β : Type w} {γ : Type u} {m : Type u → Type v} [Monad m]
    [LawfulMonad m]
    (f : α → β → m γ) (as : List α) (bs : List β) :
    Array.zipWithM f as.toArray bs.toArray = (do return (← List.zipWithM f as bs).toArray) := by
  refine Eq.trans ?_ (bind_pure_comp List.toArray (List.zipWithM f as bs)).symm
  refine (drop_rec (xs := as.toArray) (motive := fun j t => ∀ cs : Array γ,
    zipWithMAux as.toArray bs.toArray f j cs = List.toArray <$> List.zipWithM.loop f t (bs.drop j) cs) ?_ ?_ 0 #[] :)
  · intro j h cs; rewrite [zipWithMAux.eq_def, dif_neg h]; exact (map_pure List.toArray cs.toList).symm
  · intro j h ih cs
    rewrite [zipWithMAux.eq_def, dif_pos h]
    by_cases k : j < bs.toArray.size
    · rewrite [dif_pos k, List.drop_eq_getElem_cons k]
      exact (bind_congr fun c => ih _).trans (map_bind _ (f _ _) _).symm
    · rewrite [dif_neg k, List.drop_eq_nil_of_le (Nat.not_lt.mp k)]; exact (map_pure List.toArray cs.toList).symm
private theorem isPrefixOfAux_eq [BEq α] {as bs : List α} (h : as.toArray.size ≤ bs.toArray.size) :
    isPrefixOfAux as.toArray bs.toArray h 0 = as.isPrefixOf bs := by
  refine (drop_rec (xs := as.toArray) (motive := fun j t => isPrefixOfAux as.toArray bs.toArray h j = t.isPrefixOf
    (bs.drop j))
    ?_ ?_ 0 :)
  · intro j c; rewrite [isPrefixOfAux.eq_def, dif_neg c]; rfl
  · intro j c ih
    rewrite [isPrefixOfAux.eq_def, dif_pos c, ih, List.drop_eq_getElem_cons (Nat.lt_of_lt_of_le c h)]
    show (if (as[j]'c == bs[j]'(Nat.lt_of_lt_of_le c h)) = true then _ else _) = (as[j]'c == _ && _)
    cases as[j]'c == bs[j]'(Nat.lt_of_lt_of_le c h) <;> rfl
@[simp] theorem _root_.List.isPrefixOf_toArray [BEq α] (l₁ l₂ : List α) :
    l₁.toArray.isPrefixOf l₂.toArray = l₁.isPrefixOf l₂ := by
  rewrite [isPrefixOf]
  split
  · exact isPrefixOfAux_eq _
  · next h =>
    refine (Bool.eq_false_iff.mpr fun k => h ?_).symm
    clear h
    induction l₁ generalizing l₂ with
    | nil => exact Nat.zero_le _
    | cons a l₁ ih =>
      cases l₂ with
      | nil => nomatch k
      | cons b l₂ => exact Nat.succ_le_succ (ih _ (Bool.and_eq_true_iff.mp k).2)
@[simp] theorem isPrefixOf_toList [BEq α] {xs ys : Array α} : xs.toList.isPrefixOf ys.toList = xs.isPrefixOf ys :=
  (List.isPrefixOf_toArray _ _).symm
private theorem isEqvAux_eq {as bs : Array α} {r : α → α → Bool} (h : as.size = bs.size) : ∀ i (hi : i ≤ as.size),
    isEqvAux as bs h r i hi = (as.toList.take i).isEqv (bs.toList.take i) r := by
  have app :
    ∀ (l₁ l₂ : List α) (a b : α), l₁.length = l₂.length → (l₁ ++ [a]).isEqv (l₂ ++ [b]) r = (r a b && l₁.isEqv l₂ r) :=
      by
    intro l₁
    induction l₁ with
    | nil => intro l₂ a b e; cases l₂ with
      | nil => rfl
      | cons => nomatch e
    | cons x l₁ ih => intro l₂ a b e; cases l₂ with
      | nil => nomatch e
      | cons y l₂ =>
        show (r x y && List.isEqv (l₁ ++ [a]) (l₂ ++ [b]) r) = (r a b && (r x y && l₁.isEqv l₂ r))
        rw [ih _ _ _ (Nat.succ.inj e), Bool.and_left_comm]
  intro i
  induction i with
  | zero => intro hi; rfl
  | succ i ih =>
    intro hi
    have hj : i + 1 ≤ bs.size := h ▸ hi
    rw [isEqvAux, ih, ← List.take_append_getElem (l := as.toList) hi, ← List.take_append_getElem (l := bs.toList) hj,
      app]
    · rfl
    · rewrite [List.length_take, List.length_take]; show min i as.size = min i bs.size; rw [h]
@[simp] theorem isEqv_toList {r : α → α → Bool} [BEq α] (xs ys : Array α) :
    xs.toList.isEqv ys.toList r = xs.isEqv ys r := by
  rewrite [isEqv]
  split
  · next h =>
    have e₁ : xs.toList.take xs.size = xs.toList := List.take_of_length_le (Nat.le_refl _)
    have e₂ : ys.toList.take xs.size = ys.toList := List.take_of_length_le (Nat.le_of_eq h.symm)
    rw [isEqvAux_eq h, e₁, e₂]
  · next h =>
    refine (Bool.eq_false_iff.mpr fun k => h ?_)
    rcases xs with ⟨l₁⟩
    rcases ys with ⟨l₂⟩
    clear h
    induction l₁ generalizing l₂ with
    | nil => cases l₂ with
      | nil => rfl
      | cons => nomatch k
    | cons a l₁ ih => cases l₂ with
      | nil => nomatch k
      | cons b l₂ => exact congrArg Nat.succ (ih _ (Bool.and_eq_true_iff.mp k).2)
private theorem _root_.List.beq_eq_isEqv' [BEq α] (as bs : List α) : (as == bs) = as.isEqv bs (· == ·) := by
  induction as generalizing bs with
  | nil => cases bs <;> rfl
  | cons a as ih => cases bs with
    | nil => rfl
    | cons b bs => exact congrArg ((a == b) && ·) (ih bs)
@[simp] theorem beq_toList [BEq α] (xs ys : Array α) : (xs.toList == ys.toList) = (xs == ys) :=
  (List.beq_eq_isEqv' _ _).trans (isEqv_toList xs ys)
@[simp] theorem _root_.List.isEqv_toArray {r : α → α → Bool} [BEq α] (as bs : List α) :
    as.toArray.isEqv bs.toArray r = as.isEqv bs r :=
  (isEqv_toList as.toArray bs.toArray).symm
@[simp] theorem _root_.List.beq_toArray [BEq α] (as bs : List α) : (as.toArray == bs.toArray) = (as == bs) :=
  (beq_toList as.toArray bs.toArray).symm

/- Parts. -/
@[simp] theorem _root_.List.extract_toArray {l : List α} {start stop : Nat} :
    l.toArray.extract start stop = (l.extract start stop).toArray := Array.ext' (toList_extract.trans rfl)
@[simp] theorem shrink_eq_take {xs : Array α} {i : Nat} : xs.shrink i = xs.take i := by
  have : ∀ n (xs : Array α), (shrink.loop n xs).toList = xs.toList.take (xs.size - n) := by
    intro n
    induction n with
    | zero => intro xs; exact (List.take_length).symm
    | succ n ih =>
      intro xs
      rw [shrink.loop, ih, toList_pop, List.dropLast_eq_take, List.take_take, size_pop, Nat.sub_sub, Nat.add_comm 1 n]
      exact congrArg (List.take · _) (Nat.min_eq_left (Nat.sub_le_sub_left (Nat.le_add_left 1 n) xs.size))
  refine Array.ext' ((this _ _).trans (Eq.trans ?_ toList_extract.symm))
  rewrite [List.extract, List.drop_zero, Nat.sub_zero]
  by_cases h : i ≤ xs.size
  · rw [Nat.sub_sub_self h]
  · rewrite [Nat.sub_eq_zero_of_le (Nat.le_of_not_le h), Nat.sub_zero]
    exact List.take_length.trans (List.take_of_length_le (Nat.le_of_not_le h)).symm
@[simp] theorem _root_.List.takeWhile_toArray (p : α → Bool) (l : List α) :
    l.toArray.takeWhile p = (l.takeWhile p).toArray := by
  refine (drop_rec (xs := l.toArray) (motive := fun j t => ∀ cs : Array α, takeWhile.go p l.toArray j cs =
    cs ++ (t.takeWhile p).toArray) ?_ ?_ 0 #[]).trans empty_append
  · intro j h cs; rewrite [takeWhile.go.eq_def, dif_neg h]; exact append_empty.symm
  · intro j h ih cs
    rewrite [takeWhile.go.eq_def, dif_pos h, List.takeWhile_cons]
    show (if p l.toArray[j] = true then _ else _) = _
    cases p l.toArray[j]
    · exact append_empty.symm
    · refine (ih _).trans ?_
      rewrite [push_eq_append, append_assoc]; exact congrArg (cs ++ ·) (List.append_toArray _ _)
@[simp] theorem toList_takeWhile {p : α → Bool} {as : Array α} : (as.takeWhile p).toList = as.toList.takeWhile p :=
  congrArg toList (List.takeWhile_toArray p as.toList)
@[simp] theorem popWhile_empty {p : α → Bool} : popWhile p #[] = #[] := by rewrite [popWhile.eq_def]; rfl
@[simp] theorem _root_.List.popWhile_toArray (p : α → Bool) (l : List α) :
    l.toArray.popWhile p = (l.reverse.dropWhile p).reverse.toArray := by
  have : ∀ l : List α, l.reverse.toArray.popWhile p = (l.dropWhile p).reverse.toArray := by
    intro l
    induction l with
    | nil => exact popWhile_empty
    | cons a l ih =>
      have e : (a :: l).reverse.toArray = l.reverse.toArray.push a := by rw [List.push_toArray, List.reverse_cons]
      rewrite [popWhile.eq_def, List.dropWhile_cons, e, dif_pos (by rewrite [size_push]; exact Nat.succ_pos _)]
      simp only [size_push, Nat.add_sub_cancel, getElem_push_eq, pop_push]
      rewrite [ih]
      cases p a
      · exact e.symm
      · rfl
  exact (congrArg (popWhile p ·.toArray) (List.reverse_reverse l).symm).trans (this l.reverse)
/- One element less, or more. -/
private theorem eraseIdx_swap : ∀ (l : List α) (i : Nat) (h : i + 1 < l.length),
    ((l.set (i + 1) l[i]).set i l[i + 1]).eraseIdx (i + 1) = l.eraseIdx i
  | _ :: _ :: _, 0, _ => rfl
  | a :: l, i + 1, h => congrArg (a :: ·) (eraseIdx_swap l i (Nat.lt_of_succ_lt_succ h))
private theorem eraseIdx_last : ∀ (l : List α) (i : Nat), i + 1 = l.length → l.eraseIdx i = l.dropLast
  | [_], 0, _ => rfl
  | a :: b :: l, i + 1, h => congrArg (a :: ·) (eraseIdx_last (b :: l) i (Nat.succ.inj h))
@[simp] theorem toList_eraseIdx {xs : Array α} {i : Nat} {h : i < xs.size} :
    (xs.eraseIdx i h).toList = xs.toList.eraseIdx i := by
  have : ∀ k (xs : Array α) (i : Nat) (h : i < xs.size), i + k + 1 = xs.size →
      (xs.eraseIdx i h).toList = xs.toList.eraseIdx i := by
    intro k
    induction k with
    | zero =>
      intro xs i h e
      rw [eraseIdx.eq_def, dif_neg (e ▸ Nat.lt_irrefl _)]
      exact (eraseIdx_last xs.toList i e).symm
    | succ k ih =>
      intro xs i h e
      have c : i + 1 < xs.size := Nat.lt_of_lt_of_eq (Nat.succ_lt_succ (Nat.lt_add_of_pos_right (Nat.succ_pos k))) e
      rewrite [eraseIdx.eq_def, dif_pos c, ih _ _ _ ((congrArg (· + 1) (Nat.succ_add_eq_add_succ i k)).trans
        (e.trans size_swap.symm)), toList_swap]
      exact eraseIdx_swap xs.toList i c
  exact this (xs.size - i - 1) xs i h ((congrArg (i + ·) (Nat.sub_add_cancel (Nat.sub_pos_of_lt h))).trans
    (Nat.add_sub_of_le (Nat.le_of_lt h)))
@[simp] theorem _root_.List.eraseIdx_toArray (l : List α) (i : Nat) (h : i < l.toArray.size) :
    l.toArray.eraseIdx i h = (l.eraseIdx i).toArray := Array.ext' toList_eraseIdx
@[simp] theorem toList_eraseIdxIfInBounds {xs : Array α} {i : Nat} :
    (xs.eraseIdxIfInBounds i).toList = xs.toList.eraseIdx i := by
  rewrite [eraseIdxIfInBounds]
  split
  · exact toList_eraseIdx
  · next h => exact (List.eraseIdx_of_length_le (Nat.le_of_not_lt h)).symm
@[simp] theorem _root_.List.eraseIdxIfInBounds_toArray (l : List α) (i : Nat) :
    l.toArray.eraseIdxIfInBounds i = (l.eraseIdx i).toArray := Array.ext' toList_eraseIdxIfInBounds
@[simp] theorem size_eraseIdx {xs : Array α} (i : Nat) (h : i < xs.size) : (xs.eraseIdx i h).size = xs.size - 1 := by
  rewrite [size_eq_length_toList, toList_eraseIdx, List.length_eraseIdx_of_lt h]; rfl
private theorem find_cases {xs : Array α} (p : α → Bool) :
    (xs.findFinIdx? p = none ∧ xs.toList.findIdx? p = none) ∨
      ∃ i : Fin xs.size, xs.findFinIdx? p = some i ∧ xs.toList.findIdx? p = some i.val := by
  rewrite [← List.findFinIdx?_map, ← List.findFinIdx?_toArray]
  cases xs.findFinIdx? p with
  | none => exact .inl ⟨rfl, rfl⟩
  | some i => exact .inr ⟨i, rfl, rfl⟩
private theorem eraseP_eq_match (p : α → Bool) (l : List α) :
    l.eraseP p = match l.findIdx? p with
      | none => l
      | some i => l.eraseIdx i := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [List.findIdx?_cons, List.eraseP_cons, ih]
    cases p a
    · cases List.findIdx? p l <;> rfl
    · rfl
@[simp] theorem _root_.List.eraseP_toArray {as : List α} {p : α → Bool} :
    as.toArray.eraseP p = (as.eraseP p).toArray := by
  rewrite [eraseP, eraseP_eq_match]
  rcases find_cases (xs := as.toArray) p with ⟨h, k⟩ | ⟨i, h, k⟩
  · rewrite [h]; dsimp only at k ⊢; rw [k]
  · rewrite [h]; dsimp only at k ⊢; rewrite [k]; exact List.eraseIdx_toArray _ _ _
@[simp] theorem _root_.List.erase_toArray [BEq α] {as : List α} {a : α} :
    as.toArray.erase a = (as.erase a).toArray := by
  rewrite [erase, finIdxOf?_eq_findFinIdx?, List.erase_eq_eraseP']; exact List.eraseP_toArray
private theorem insertIdx_loop (i : Nat) : ∀ (j : Nat) (l : List α) (h : j < l.length), i ≤ j →
    insertIdx.loop i l.toArray ⟨j, h⟩ = ((l.eraseIdx j).insertIdx i l[j]).toArray := by
  have step : ∀ (l : List α) (j : Nat) (h : j + 1 < l.length),
      ((l.set j l[j + 1]).set (j + 1) l[j]).eraseIdx j = l.eraseIdx (j + 1) := by
    intro l
    induction l with
    | nil => intro j h; nomatch h
    | cons a l ih => intro j h; cases j with
      | zero => cases l with
        | nil => nomatch Nat.lt_of_succ_lt_succ h
        | cons b l => rfl
      | succ j => exact congrArg (a :: ·) (ih j (Nat.lt_of_succ_lt_succ h))
  have base : ∀ (l : List α) (j : Nat) (h : j < l.length), (l.eraseIdx j).insertIdx j l[j] = l := by
    intro l
    induction l with
    | nil => intro j h; nomatch h
    | cons a l ih => intro j h; cases j with
      | zero => rfl
      | succ j => exact congrArg (a :: ·) (ih j (Nat.lt_of_succ_lt_succ h))
  intro j
  induction j with
  | zero => intro l h k; cases Nat.le_zero.mp k; rw [insertIdx.loop.eq_def, dif_neg (Nat.lt_irrefl _), base]
  | succ j ih =>
    intro l h k
    rewrite [insertIdx.loop.eq_def]
    by_cases c : i < j + 1
    · rewrite [dif_pos c]
      have h' : j < ((l.set j l[j + 1]).set (j + 1) l[j]).length := by
        rewrite [List.length_set, List.length_set]; exact Nat.lt_of_succ_lt h
      refine (ih ((l.set j l[j + 1]).set (j + 1) l[j]) h' (Nat.le_of_lt_succ c)).trans ?_
      rw [step, List.getElem_set_ne (Nat.succ_ne_self j), List.getElem_set_self]
    · cases Nat.le_antisymm k (Nat.not_lt.mp c)
      rw [dif_neg (Nat.lt_irrefl _), base]
@[simp] theorem _root_.List.insertIdx_toArray (l : List α) (i : Nat) (a : α) (h : i ≤ l.toArray.size) :
    l.toArray.insertIdx i a h = (l.insertIdx i a).toArray := by
  have e : ∀ l : List α, (l.concat a).eraseIdx l.length = l := by
    intro l
    induction l with
    | nil => rfl
    | cons b l ih => exact congrArg (b :: ·) ih
  have g : ∀ (l : List α) (h : l.length < (l.concat a).length), (l.concat a)[l.length]'h = a := by
    intro l
    induction l with
    | nil => intro h; rfl
    | cons b l ih => exact fun h => ih (Nat.lt_of_succ_lt_succ h)
  have k : l.length < (l.concat a).length := by rewrite [List.length_concat]; exact Nat.lt_succ_self _
  refine (insertIdx_loop i l.length (l.concat a) k h).trans ?_
  rw [e, g]
@[simp] theorem _root_.List.insertIdxIfInBounds_toArray (l : List α) (i : Nat) (a : α) :
    l.toArray.insertIdxIfInBounds i a = (l.insertIdx i a).toArray := by
  rewrite [insertIdxIfInBounds]
  split
  · exact List.insertIdx_toArray _ _ _ _
  · next h =>
    have : ∀ (l : List α) (i : Nat), l.length < i → l.insertIdx i a = l := by
      intro l
      induction l with
      | nil => intro i h; cases i with
        | zero => nomatch h
        | succ i => rfl
      | cons b l ih => intro i h; cases i with
        | zero => nomatch h
        | succ i => exact congrArg (b :: ·) (ih i (Nat.lt_of_succ_lt_succ h))
    rw [this l i (Nat.lt_of_not_le h)]
private theorem replace_eq_match [BEq α] [LawfulBEq α] (a b : α) (l : List α) :
    l.replace a b = match l.findIdx? (· == a) with
      | none => l
      | some i => l.set i b := by
  induction l with
  | nil => rfl
  | cons c l ih =>
    rewrite [List.findIdx?_cons, List.replace_cons, ih,
      show (a == c) = (c == a) by rw [Bool.eq_iff_iff, beq_iff_eq, beq_iff_eq, eq_comm]]
    cases c == a
    · cases List.findIdx? (· == a) l <;> rfl
    · rfl
@[simp] theorem _root_.List.replace_toArray [BEq α] [LawfulBEq α] (l : List α) (a b : α) :
    l.toArray.replace a b = (l.replace a b).toArray := by
  rewrite [replace, finIdxOf?_eq_findFinIdx?, replace_eq_match]
  rcases find_cases (xs := l.toArray) (· == a) with ⟨h, k⟩ | ⟨i, h, k⟩
  · rewrite [h]; dsimp only at k ⊢; rw [k]
  · rewrite [h]; dsimp only at k ⊢; rewrite [k]; rfl
@[simp] theorem _root_.List.leftpad_toArray (n : Nat) (a : α) (l : List α) :
    l.toArray.leftpad n a = (l.leftpad n a).toArray := List.append_toArray _ _
@[simp] theorem _root_.List.rightpad_toArray (n : Nat) (a : α) (l : List α) :
    l.toArray.rightpad n a = (l.rightpad n a).toArray := List.append_toArray _ _
@[simp] theorem _root_.List.modify_toArray {f : α → α} {l : List α} {i : Nat} :
    l.toArray.modify i f = (l.modify i f).toArray := by
  have : ∀ (l : List α) (i : Nat), (if h : i < l.length then l.set i (f l[i]) else l) = l.modify i f := by
    intro l
    induction l with
    | nil => intro i; cases i <;> rfl
    | cons a l ih => intro i; cases i with
      | zero => rfl
      | succ i =>
        refine Eq.trans ?_ (congrArg (a :: ·) (ih i))
        by_cases h : i < l.length
        · rewrite [dif_pos h]; exact dif_pos (Nat.succ_lt_succ h)
        · rewrite [dif_neg h]; exact dif_neg fun k => h (Nat.lt_of_succ_lt_succ k)
  rewrite [modify, modifyM, ← this]
  split
  · next h =>
    have h' : i < l.length := h
    rewrite [dif_pos h']; rfl
  · next h =>
    have h' : ¬ i < l.length := h
    rewrite [dif_neg h']; rfl
@[simp] theorem toList_modify {xs : Array α} {f : α → α} {i : Nat} : (xs.modify i f).toList = xs.toList.modify i f :=
  congrArg toList List.modify_toArray

/- `mapM`, `flatMap`, `unzip`. -/
@[simp] theorem toList_mapM {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m] {f : α → m β}
    {xs : Array α} : toList <$> xs.mapM f = xs.toList.mapM f := by
  rewrite [mapM_eq_foldlM, ← foldlM_toList]
  have : ∀ (l : List α) (acc : List β) (bs : Array β), bs.toList = acc.reverse →
      toList <$> l.foldlM (fun bs a => bs.push <$> f a) bs = List.mapM.loop f l acc := by
    intro l
    induction l with
    | nil => intro acc bs h; rewrite [List.foldlM, map_pure, h]; rfl
    | cons a l ih =>
      intro acc bs h
      rewrite [List.foldlM, List.mapM.loop, map_bind, bind_map_left]
      exact bind_congr fun b => ih _ _ (by rw [toList_push, h, List.reverse_cons])
  exact this _ _ _ rfl
@[simp] theorem _root_.List.mapM_toArray {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] [LawfulMonad m]
    {f : α → m β} {l : List α} : l.toArray.mapM f = List.toArray <$> l.mapM f := by
  rewrite [← toList_mapM, Functor.map_map]; exact (id_map _).symm
@[simp] theorem flatMap_empty {α : Type u} {β : Type v} (f : α → Array β) : (#[] : Array α).flatMap f = #[] := rfl
@[simp] theorem _root_.List.flatMap_toArray {α : Type u} {β : Type v} (f : α → Array β) (as : List α) :
    as.toArray.flatMap f = (as.flatMap fun a => (f a).toList).toArray := Array.ext' toList_flatMap
@[simp 500] theorem flatten_toArray {l : List (Array α)} : l.toArray.flatten = (l.map toList).flatten.toArray :=
  Array.ext' toList_flatten
private theorem unzip_eq {β : Type v} {xs : Array (α × β)} : xs.unzip = (xs.map Prod.fst, xs.map Prod.snd) := by
  have : ∀ (l : List (α × β)) (as : Array α) (bs : Array β),
      l.foldl (fun (as, bs) (a, b) => (as.push a, bs.push b)) (as, bs) =
        (as ++ (l.map Prod.fst).toArray, bs ++ (l.map Prod.snd).toArray) := by
    intro l
    induction l with
    | nil => intro as bs; exact Prod.ext append_empty.symm append_empty.symm
    | cons x l ih =>
      intro as bs
      refine (ih _ _).trans (Prod.ext ?_ ?_) <;>
      · dsimp only; rewrite [push_eq_append, append_assoc]; exact congrArg _ (List.append_toArray _ _)
  rw [unzip, ← foldl_toList, this, empty_append, empty_append, ← toList_map, ← toList_map]
@[simp] theorem fst_unzip {β : Type v} {xs : Array (α × β)} : xs.unzip.fst = xs.map Prod.fst :=
  congrArg Prod.fst unzip_eq
@[simp] theorem snd_unzip {β : Type v} {xs : Array (α × β)} : xs.unzip.snd = xs.map Prod.snd :=
  congrArg Prod.snd unzip_eq
@[simp] theorem _root_.List.unzip_toArray {β : Type v} {as : List (α × β)} :
    as.toArray.unzip = Prod.map List.toArray List.toArray as.unzip := by
  rewrite [unzip_eq, List.map_toArray, List.map_toArray, ← List.unzip_fst, ← List.unzip_snd]; rfl

/- `countP`, `range`, `filterMap`, `Option.toArray`. -/
@[simp] theorem _root_.List.countP_toArray {p : α → Bool} {l : List α} : l.toArray.countP p = l.countP p := by
  rewrite [countP, List.foldr_toArray]
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [List.foldr_cons, ih, List.countP_cons]
    cases p a <;> rfl
@[simp] theorem countP_toList {p : α → Bool} {xs : Array α} : xs.toList.countP p = xs.countP p :=
  List.countP_toArray.symm
@[simp] theorem _root_.List.count_toArray [BEq α] {l : List α} {a : α} : l.toArray.count a = l.count a :=
  List.countP_toArray
@[simp] theorem count_toList [BEq α] {xs : Array α} {a : α} : xs.toList.count a = xs.count a := countP_toList
@[simp] theorem getElem_range' {start size step i : Nat} (h : i < (range' start size step).size) :
    (range' start size step)[i] = start + step * i := getElem_ofFn h
@[simp] theorem toList_range' {start size step : Nat} :
    (range' start size step).toList = List.range' start size step := by
  refine List.ext_getElem (size_range'.trans List.length_range'.symm) fun i h₁ h₂ => ?_
  rewrite [List.getElem_range']; exact getElem_range' h₁
@[simp] theorem _root_.List.toArray_range' {start size step : Nat} :
    (List.range' start size step).toArray = Array.range' start size step := Array.ext' toList_range'.symm
@[simp] theorem toList_range {n : Nat} : (range n).toList = List.range n := by
  refine List.ext_getElem (size_range.trans List.length_range.symm) fun i h₁ h₂ => ?_
  rewrite [List.getElem_range]; exact getElem_range h₁
@[simp] theorem _root_.List.toArray_range {n : Nat} : (List.range n).toArray = Array.range n :=
  Array.ext' toList_range.symm
@[simp] theorem toList_filter' {p : α → Bool} {xs : Array α} {stop : Nat} (h : stop = xs.size) :
    (xs.filter p 0 stop).toList = xs.toList.filter p := by subst h; exact toList_filter
@[simp] theorem toList_filterMap' {β : Type v} {f : α → Option β} {xs : Array α} {stop : Nat} (w : stop = xs.size) :
    (xs.filterMap f 0 stop).toList = xs.toList.filterMap f := by subst w; exact toList_filterMap
@[simp] theorem _root_.List.filterMap_toArray' {β : Type v} {f : α → Option β} {l : List α} {stop : Nat}
    (h : stop = l.length) :
    l.toArray.filterMap f 0 stop = (l.filterMap f).toArray := by subst h; exact List.filterMap_toArray
@[simp] theorem _root_.Option.toList_toArray {o : Option α} : o.toArray.toList = o.toList := by cases o <;> rfl
@[simp] theorem _root_.Option.toArray_toList {o : Option α} : o.toList.toArray = o.toArray := by cases o <;> rfl
end Array
