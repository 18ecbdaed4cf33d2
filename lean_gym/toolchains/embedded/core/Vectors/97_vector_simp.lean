/-
Vectors: the laws that `simp` uses, from those of arrays.
-/
namespace Vector
-- by computation
@[simp] theorem finRange_zero : Vector.finRange 0 = #v[] := rfl
@[simp] theorem toList_replicate {n : Nat} {α₀ : Type u} {a : α₀} : (replicate n a).toList = List.replicate n a := rfl
@[simp] theorem replicate_zero {α₀ : Type u} {a : α₀} : replicate 0 a = #v[] := rfl
@[simp] theorem setIfInBounds_empty {α : Type u} {i : Nat} {a : α} : #v[].setIfInBounds i a = #v[] := rfl
@[simp] theorem append_singleton {α : Type u} {n : Nat} {a : α} {xs : Vector α n} : xs ++ #v[a] = xs.push a := rfl
@[simp] theorem replicate_one {α₀ : Type u} {a : α₀} : replicate 1 a = #v[a] := rfl
@[simp] theorem mapFinIdx_empty {α : Type u} {β : Type v} {f : (i : Nat) → α → i < 0 → β} : #v[].mapFinIdx f = #v[] :=
  rfl
@[simp] theorem mapIdx_empty {α : Type u} {β : Type v} {f : Nat → α → β} : mapIdx f #v[] = #v[] := rfl
@[simp] theorem range'_one {s step : Nat} : range' s 1 step = #v[s] := rfl
@[simp] theorem zipIdx_singleton {α : Type u} {x : α} {k : Nat} : #v[x].zipIdx k = #v[(x, k)] := rfl
-- so that a law of vectors is matched with that of arrays without a look into the functions of arrays
attribute [local irreducible] Array.map Array.reverse Array.setIfInBounds Array.append Array.ofFn Array.zipIdx
  Array.mapIdx Array.extract Array.push Array.pop Array.zipWith Array.mapFinIdx Array.replicate Array.range'
@[simp] theorem attachWith_empty {α : Type u} {P : α → Prop} (H : ∀ (x : α), x ∈ #v[] → P x) : #v[].attachWith P H =
    #v[] := rfl
@[simp] theorem unattach_push {α : Type u} {n : Nat} {p : α → Prop} {a : { x : α // p x }}
    {xs : Vector { x : α // p x } n} : (xs.push a).unattach = xs.unattach.push a.val :=
      toArray_inj.mp Array.unattach_push
@[simp] theorem toArray_unattach {α : Type u} {n : Nat} {p : α → Prop} {xs : Vector { x : α // p x } n} :
    xs.unattach.toArray = xs.toArray.unattach := rfl
@[simp] theorem toList_unattach {α : Type u} {n : Nat} {p : α → Prop} {xs : Vector { x : α // p x } n} :
    xs.unattach.toList = xs.toList.unattach := Array.toList_unattach ..
@[simp] theorem getElem_unattach {α : Type u} {n : Nat} {p : α → Prop} {xs : Vector { x : α // p x } n} (i : Nat)
    (h : i < n) : xs.unattach[i] = xs[i].val := Array.getElem_unattach ..
@[simp] theorem unattach_reverse {α : Type u} {n : Nat} {p : α → Prop} {xs : Vector { x : α // p x } n} :
    xs.reverse.unattach = xs.unattach.reverse := toArray_inj.mp Array.unattach_reverse
@[simp] theorem unattach_append {α : Type u} {n m : Nat} {p : α → Prop} {xs : Vector { x : α // p x } n}
    {ys : Vector { x : α // p x } m} : (xs ++ ys).unattach = xs.unattach ++ ys.unattach :=
      toArray_inj.mp Array.unattach_append
@[simp] theorem unattach_replicate {α : Type u} {p : α → Prop} {n : Nat} {x : { x : α // p x }} :
    (replicate n x).unattach = replicate n x.val := toArray_inj.mp Array.unattach_replicate
@[simp] theorem take_eq_extract {α : Type u} {n : Nat} (xs : Vector α n) (i : Nat) : xs.take i = xs.extract 0 i := rfl
@[simp] theorem shrink_eq_take {α : Type u} {n : Nat} (xs : Vector α n) (i : Nat) : xs.shrink i = xs.take i :=
  toArray_inj.mp Array.shrink_eq_take
@[simp] theorem forM_eq_forM {m : Type u → Type v} {α : Type w} {n₀ : Nat} {v : Vector α n₀} [Monad m]
    (f : α → m PUnit) : v.forM f = forM v f := rfl
@[simp] theorem countP_empty {α : Type u} {p : α → Bool} : countP p #v[] = 0 := rfl
@[simp] theorem countP_append {α : Type u} {p : α → Bool} {n m : Nat} {xs : Vector α n} {ys : Vector α m} : countP p
    (xs ++ ys) = countP p xs + countP p ys := Array.countP_append ..
@[simp] theorem countP_cast {α : Type u} {n a₀ : Nat} {h : n = a₀} (p : α → Bool) (xs : Vector α n) : countP p
    (Vector.cast h xs) = countP p xs := rfl
@[simp] theorem countP_map {α : Type v} {β : Type u} {n : Nat} {p : β → Bool} {f : α → β} {xs : Vector α n} : countP
    p (map f xs) = countP (p ∘ f) xs := Array.countP_map ..
@[simp] theorem countP_reverse {α : Type u} {p : α → Bool} {n : Nat} {xs : Vector α n} : countP p xs.reverse = countP
    p xs := Array.countP_reverse ..
@[simp] theorem count_empty {α : Type u} [BEq α] {a : α} : count a #v[] = 0 := rfl
@[simp] theorem count_append {α : Type u} [BEq α] {n m : Nat} {a : α} {xs : Vector α n} {ys : Vector α m} : count a
    (xs ++ ys) = count a xs + count a ys := Array.count_append ..
@[simp] theorem count_reverse {α : Type u} [BEq α] {n : Nat} {a : α} {xs : Vector α n} : count a xs.reverse = count a
    xs := Array.count_reverse ..
@[simp] theorem count_cast {α : Type u} [BEq α] {n a₀ : Nat} {h : n = a₀} {a : α} {xs : Vector α n} : count a
    (Vector.cast h xs) = count a xs := rfl
@[simp] theorem count_push_self {α : Type u} [BEq α] [LawfulBEq α] {n : Nat} {a : α} {xs : Vector α n} : count a
    (xs.push a) = count a xs + 1 := Array.count_push_self ..
@[simp] theorem map_extract {α : Type u} {n : Nat} {α₀ : Type v} {f : α → α₀} {xs : Vector α n} {i j : Nat} : map f
    (xs.extract i j) = (map f xs).extract i j := toArray_inj.mp Array.map_extract
@[simp] theorem extract_replicate {α : Type u} {a : α} {n i j : Nat} : (replicate n a).extract i j = replicate
    (min j n - i) a := toArray_inj.mp Array.extract_replicate
@[simp] theorem findSome?_empty {α : Type u} {α₀ : Type v} {f : α → Option α₀} : findSome? f #v[] = none := rfl
@[simp] theorem findSome?_push {α : Type u} {n : Nat} {a : α} {α₀ : Type v} {f : α → Option α₀} {xs : Vector α n} :
    findSome? f (xs.push a) = (findSome? f xs).or (f a) := Array.findSome?_push ..
@[simp] theorem findSome?_guard {α : Type} {n : Nat} {p : α → Bool} {xs : Vector α n} : findSome? (Option.guard p) xs
    = find? p xs := Array.findSome?_guard ..
@[simp] theorem map_findSome? {α : Type u} {β : Type v} {γ : Type w} {n : Nat} {f : α → Option β} {g : β → γ}
    {xs : Vector α n} : Option.map g (findSome? f xs) = findSome? (Option.map g ∘ f) xs := Array.map_findSome? ..
@[simp] theorem find?_empty {α₀ : Type} {p : α₀ → Bool} : find? p #v[] = none := rfl
@[simp] theorem find?_push_eq_some {α : Type} {n : Nat} {a : α} {p : α → Bool} {b : α} {xs : Vector α n} : find? p
    (xs.push a) = some b ↔ find? p xs = some b ∨ find? p xs = none ∧ p a = true ∧ a = b := Array.find?_push_eq_some ..
@[simp] theorem find?_map {β α : Type} {n : Nat} {p : α → Bool} {f : β → α} {xs : Vector β n} : find? p (map f xs) =
    Option.map f (find? (p ∘ f) xs) := Array.find?_map ..
@[simp] theorem find?_append {α : Type} {n₁ n₂ : Nat} {p : α → Bool} {xs : Vector α n₁} {ys : Vector α n₂} : find? p
    (xs ++ ys) = (find? p xs).or (find? p ys) := Array.find?_append ..
@[simp] theorem find?_flatMap {α : Type u} {n : Nat} {β : Type} {m : Nat} {xs : Vector α n} {f : α → Vector β m}
    {p : β → Bool} : find? p (xs.flatMap f) = findSome? (fun (x : α) => find? p (f x)) xs := Array.find?_flatMap ..
@[simp] theorem contains_mk {α : Type u} {n : Nat} [BEq α] {xs : Array α} {size : xs.size = n} {a : α} :
    (mk xs size).contains a = xs.contains a := rfl
@[simp] theorem back!_mk {α : Type u} {n : Nat} [Inhabited α] {xs : Array α} (h : xs.size = n) : (mk xs h).back! =
    xs.back! := rfl
@[simp] theorem back?_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) : (mk xs h).back? = xs.back? := rfl
@[simp] theorem foldlM_mk {m : Type u → Type v} {β : Type u} {α : Type w} {n : Nat} [Monad m] {f : β → α → m β}
    {b : β} {xs : Array α} (h : xs.size = n) : foldlM f b (mk xs h) = Array.foldlM f b xs := rfl
@[simp] theorem foldrM_mk {m : Type u → Type v} {α : Type w} {β : Type u} {n : Nat} [Monad m] {f : α → β → m β}
    {b : β} {xs : Array α} (h : xs.size = n) : foldrM f b (mk xs h) = Array.foldrM f b xs := rfl
@[simp] theorem foldl_mk {β : Type u} {α : Type v} {n : Nat} {f : β → α → β} {b : β} {xs : Array α} (h : xs.size = n) :
    foldl f b (mk xs h) = Array.foldl f b xs := rfl
@[simp] theorem foldr_mk {α : Type u} {β : Type v} {n : Nat} {f : α → β → β} {b : β} {xs : Array α} (h : xs.size = n) :
    foldr f b (mk xs h) = Array.foldr f b xs := rfl
@[simp] theorem foldlM_toArray {m : Type u → Type v} {β : Type u} {α : Type w} {n : Nat} [Monad m] {f : β → α → m β}
    {init : β} {xs : Vector α n} : Array.foldlM f init xs.toArray = foldlM f init xs := rfl
@[simp] theorem foldrM_toArray {m : Type u → Type v} {α : Type w} {β : Type u} {n : Nat} [Monad m] {f : α → β → m β}
    {init : β} {xs : Vector α n} : Array.foldrM f init xs.toArray = foldrM f init xs := rfl
@[simp] theorem foldl_toArray {β : Type u} {α : Type v} {n : Nat} (f : β → α → β) {init : β} {xs : Vector α n} :
    Array.foldl f init xs.toArray = foldl f init xs := rfl
@[simp] theorem finIdxOf?_mk {α : Type u} {n : Nat} [BEq α] {xs : Array α} (h : xs.size = n) (x : α) :
    (mk xs h).finIdxOf? x = Option.map (Fin.cast h) (xs.finIdxOf? x) := rfl
@[simp] theorem findFinIdx?_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) (f : α → Bool) : findFinIdx? f
    (mk xs h) = Option.map (Fin.cast h) (Array.findFinIdx? f xs) := rfl
@[simp] theorem findM?_mk {m : Type → Type} {α : Type} {n : Nat} [Monad m] {xs : Array α} (h : xs.size = n)
    (f : α → m Bool) : findM? f (mk xs h) = Array.findM? f xs := rfl
@[simp] theorem findSomeM?_mk {m : Type u → Type v} {α : Type w} {n : Nat} {β : Type u} [Monad m] {xs : Array α}
    (h : xs.size = n) (f : α → m (Option β)) : findSomeM? f (mk xs h) = Array.findSomeM? f xs := rfl
@[simp] theorem findRevM?_mk {m : Type → Type} {α : Type} {n : Nat} [Monad m] {xs : Array α} (h : xs.size = n)
    (f : α → m Bool) : findRevM? f (mk xs h) = Array.findRevM? f xs := rfl
@[simp] theorem findSomeRevM?_mk {m : Type u → Type v} {α : Type w} {n : Nat} {β : Type u} [Monad m] {xs : Array α}
    (h : xs.size = n) (f : α → m (Option β)) : findSomeRevM? f (mk xs h) = Array.findSomeRevM? f xs := rfl
@[simp] theorem find?_mk {α : Type} {n : Nat} {xs : Array α} (h : xs.size = n) (f : α → Bool) : find? f (mk xs h) =
    Array.find? f xs := rfl
@[simp] theorem findSome?_mk {α : Type u} {n : Nat} {β : Type v} {xs : Array α} (h : xs.size = n) (f : α → Option β) :
    findSome? f (mk xs h) = Array.findSome? f xs := rfl
@[simp] theorem findRev?_mk {α : Type} {n : Nat} {xs : Array α} (h : xs.size = n) (f : α → Bool) : findRev? f
    (mk xs h) = Array.findRev? f xs := rfl
@[simp] theorem findSomeRev?_mk {α : Type u} {n : Nat} {β : Type v} {xs : Array α} (h : xs.size = n)
    (f : α → Option β) : findSomeRev? f (mk xs h) = Array.findSomeRev? f xs := rfl
@[simp] theorem mk_isPrefixOf_mk {α : Type u} {n : Nat} [BEq α] {xs ys : Array α} (h : xs.size = n)
    (h' : ys.size = n) : (mk xs h).isPrefixOf (mk ys h') = xs.isPrefixOf ys := rfl
@[simp] theorem forM_mk {m : Type u → Type v} {α : Type w} {n : Nat} [Monad m] {f : α → m PUnit} {xs : Array α}
    (h : xs.size = n) : forM (mk xs h) f = forM xs f := rfl
@[simp] theorem forIn_mk {m : Type u → Type v} {α : Type w} {β : Type u} {n : Nat} [Monad m]
    {f : α → β → m (ForInStep β)} {xs : Array α} (h : xs.size = n) {b : β} : forIn (mk xs h) b f = forIn xs b f := rfl
@[simp] theorem firstM_mk {m : Type u → Type v} {α : Type w} {β : Type u} {n : Nat} [Alternative m] {f : α → m β}
    {xs : Array α} (h : xs.size = n) : firstM f (mk xs h) = Array.firstM f xs := rfl
@[simp] theorem anyM_mk {m : Type → Type u} {α : Type v} {n : Nat} [Monad m] {p : α → m Bool} {xs : Array α}
    (h : xs.size = n) : anyM p (mk xs h) = Array.anyM p xs := rfl
@[simp] theorem allM_mk {m : Type → Type u} {α : Type v} {n : Nat} [Monad m] {p : α → m Bool} {xs : Array α}
    (h : xs.size = n) : allM p (mk xs h) = Array.allM p xs := rfl
@[simp] theorem any_mk {α : Type u} {n : Nat} {p : α → Bool} {xs : Array α} (h : xs.size = n) : (mk xs h).any p =
    xs.any p := rfl
@[simp] theorem all_mk {α : Type u} {n : Nat} {p : α → Bool} {xs : Array α} (h : xs.size = n) : (mk xs h).all p =
    xs.all p := rfl
@[simp] theorem countP_mk {α : Type u} {n : Nat} {p : α → Bool} {xs : Array α} (h : xs.size = n) : countP p (mk xs h)
    = Array.countP p xs := rfl
@[simp] theorem count_mk {α : Type u} {n : Nat} [BEq α] {xs : Array α} (h : xs.size = n) {a : α} : count a (mk xs h)
    = Array.count a xs := rfl
@[simp] theorem sum_mk {α : Type u} {n : Nat} [Add α] [Zero α] {xs : Array α} (h : xs.size = n) : (mk xs h).sum =
    xs.sum := rfl
@[simp] theorem sum_toArray {α : Type u} {n : Nat} [Add α] [Zero α] {xs : Vector α n} : xs.toArray.sum = xs.sum := rfl
@[simp] theorem prod_mk {α : Type u} {n : Nat} [Mul α] [One α] {xs : Array α} (h : xs.size = n) : (mk xs h).prod =
    xs.prod := rfl
@[simp] theorem prod_toArray {α : Type u} {n : Nat} [Mul α] [One α] {xs : Vector α n} : xs.toArray.prod = xs.prod := rfl
@[simp] theorem eq_mk {α₀ : Type u} {n₀ : Nat} {xs : Vector α₀ n₀} {as : Array α₀} {h : as.size = n₀} : xs = mk as h
    ↔ xs.toArray = as := by rcases xs with ⟨xs, rfl⟩; simp
@[simp] theorem mk_eq {α₀ : Type u} {as : Array α₀} {a₀ : Nat} {h : as.size = a₀} {xs : Vector α₀ a₀} : mk as h = xs
    ↔ as = xs.toArray := by rcases xs with ⟨xs, rfl⟩; simp
@[simp] theorem toArray_append {α : Type u} {m n : Nat} {xs : Vector α m} {ys : Vector α n} : (xs ++ ys).toArray =
    xs.toArray ++ ys.toArray := rfl
@[simp] theorem toArray_cast {α : Type u} {n m : Nat} {xs : Vector α n} (h : n = m) : (Vector.cast h xs).toArray =
    xs.toArray := rfl
@[simp] theorem toArray_extract {α : Type u} {n : Nat} {xs : Vector α n} {start stop : Nat} :
    (xs.extract start stop).toArray = xs.toArray.extract start stop := rfl
@[simp] theorem toArray_map {α : Type u} {β : Type v} {n : Nat} {f : α → β} {xs : Vector α n} : (map f xs).toArray =
    Array.map f xs.toArray := rfl
@[simp] theorem toArray_mapIdx {α : Type u} {β : Type v} {n : Nat} {f : Nat → α → β} {xs : Vector α n} :
    (mapIdx f xs).toArray = Array.mapIdx f xs.toArray := rfl
@[simp] theorem toArray_ofFn {n : Nat} {α : Type u} {f : Fin n → α} : (ofFn f).toArray = Array.ofFn f := rfl
@[simp] theorem toArray_pop {α : Type u} {n : Nat} {xs : Vector α n} : xs.pop.toArray = xs.toArray.pop := rfl
@[simp] theorem toArray_push {α : Type u} {n : Nat} {xs : Vector α n} {x : α} : (xs.push x).toArray = xs.toArray.push
    x := rfl
@[simp] theorem toArray_beq_toArray {α : Type u} {n : Nat} [BEq α] {xs ys : Vector α n} : (xs.toArray == ys.toArray)
    = (xs == ys) := by rcases xs with ⟨xs, h0⟩; rcases ys with ⟨ys, h1⟩; simp
@[simp] theorem toArray_range {n : Nat} : (range n).toArray = Array.range n := rfl
@[simp] theorem toArray_reverse {α : Type u} {n : Nat} (xs : Vector α n) : xs.reverse.toArray = xs.toArray.reverse :=
  rfl
@[simp] theorem toArray_set! {α : Type u} {n : Nat} {xs : Vector α n} {i : Nat} {x : α} : (xs.set! i x).toArray =
    xs.toArray.set! i x := rfl
@[simp] theorem toArray_setIfInBounds {α : Type u} {n : Nat} {xs : Vector α n} {i : Nat} {x : α} :
    (xs.setIfInBounds i x).toArray = xs.toArray.setIfInBounds i x := rfl
@[simp] theorem toArray_singleton {α : Type u} {x : α} : (singleton x).toArray = #[x] := rfl
@[simp] theorem toArray_swapIfInBounds {α : Type u} {n : Nat} {xs : Vector α n} {i j : Nat} :
    (xs.swapIfInBounds i j).toArray = xs.toArray.swapIfInBounds i j := rfl
@[simp] theorem toArray_take {α : Type u} {n : Nat} {xs : Vector α n} {i : Nat} : (xs.take i).toArray =
    xs.toArray.take i := rfl
@[simp] theorem toArray_zipIdx {α : Type u} {n : Nat} {xs : Vector α n} (k : Nat := 0) : (xs.zipIdx k).toArray =
    xs.toArray.zipIdx k := rfl
@[simp] theorem toArray_zipWith {α : Type u} {β : Type v} {γ : Type w} {n : Nat} {f : α → β → γ} {as : Vector α n}
    {bs : Vector β n} : (zipWith f as bs).toArray = Array.zipWith f as.toArray bs.toArray := rfl
@[simp] theorem anyM_toArray {m : Type → Type u} {α : Type v} {n : Nat} [Monad m] {p : α → m Bool} {xs : Vector α n} :
    Array.anyM p xs.toArray = anyM p xs := rfl
@[simp] theorem allM_toArray {m : Type → Type u} {α : Type v} {n : Nat} [Monad m] {p : α → m Bool} {xs : Vector α n} :
    Array.allM p xs.toArray = allM p xs := rfl
@[simp] theorem any_toArray {α : Type u} {n : Nat} {p : α → Bool} {xs : Vector α n} : xs.toArray.any p = xs.any p := rfl
@[simp] theorem all_toArray {α : Type u} {n : Nat} {p : α → Bool} {xs : Vector α n} : xs.toArray.all p = xs.all p := rfl
@[simp] theorem countP_toArray {α : Type u} {n : Nat} {p : α → Bool} {xs : Vector α n} : Array.countP p xs.toArray =
    countP p xs := rfl
@[simp] theorem count_toArray {α : Type u} {n : Nat} [BEq α] {a : α} {xs : Vector α n} : Array.count a xs.toArray =
    count a xs := rfl
@[simp] theorem replace_toArray {α : Type u} {n : Nat} [BEq α] {xs : Vector α n} {a b : α} : xs.toArray.replace a b =
    (xs.replace a b).toArray := rfl
@[simp] theorem find?_toArray {α : Type} {n : Nat} {p : α → Bool} {xs : Vector α n} : Array.find? p xs.toArray =
    find? p xs := rfl
@[simp] theorem findSome?_toArray {α : Type u} {β : Type v} {n : Nat} {f : α → Option β} {xs : Vector α n} :
    Array.findSome? f xs.toArray = findSome? f xs := rfl
@[simp] theorem findRev?_toArray {α : Type} {n : Nat} {p : α → Bool} {xs : Vector α n} : Array.findRev? p xs.toArray
    = findRev? p xs := rfl
@[simp] theorem findSomeRev?_toArray {α : Type u} {β : Type v} {n : Nat} {f : α → Option β} {xs : Vector α n} :
    Array.findSomeRev? f xs.toArray = findSomeRev? f xs := rfl
@[simp] theorem findM?_toArray {m : Type → Type} {α : Type} {n : Nat} [Monad m] {p : α → m Bool} {xs : Vector α n} :
    Array.findM? p xs.toArray = findM? p xs := rfl
@[simp] theorem findSomeM?_toArray {m : Type u → Type v} {α : Type w} {β : Type u} {n : Nat} [Monad m]
    {f : α → m (Option β)} {xs : Vector α n} : Array.findSomeM? f xs.toArray = findSomeM? f xs := rfl
@[simp] theorem findRevM?_toArray {m : Type → Type} {α : Type} {n : Nat} [Monad m] {p : α → m Bool} {xs : Vector α n} :
    Array.findRevM? p xs.toArray = findRevM? p xs := rfl
@[simp] theorem findSomeRevM?_toArray {m : Type u → Type v} {α : Type w} {β : Type u} {n : Nat} [Monad m]
    {f : α → m (Option β)} {xs : Vector α n} : Array.findSomeRevM? f xs.toArray = findSomeRevM? f xs := rfl
@[simp] theorem toArray_replicate {n : Nat} {α₀ : Type u} {a : α₀} : (replicate n a).toArray = Array.replicate n a :=
  rfl
@[simp] theorem toArray_eq_empty_iff {α : Type u} {n : Nat} {xs : Vector α n} : xs.toArray = #[] ↔ n = 0 :=
  by rcases xs with ⟨xs, rfl⟩; simp
@[simp] theorem foldlM_toList {m : Type u → Type v} {β : Type u} {α : Type w} {n : Nat} [Monad m] {f : β → α → m β}
    {init : β} {xs : Vector α n} : List.foldlM f init xs.toList = foldlM f init xs := Array.foldlM_toList ..
@[simp] theorem foldl_toList {β : Type u} {α : Type v} {n : Nat} (f : β → α → β) {init : β} {xs : Vector α n} :
    List.foldl f init xs.toList = foldl f init xs := Array.foldl_toList ..
@[simp] theorem foldrM_toList {m : Type u → Type v} {α : Type w} {β : Type u} {n : Nat} [Monad m] {f : α → β → m β}
    {init : β} {xs : Vector α n} : List.foldrM f init xs.toList = foldrM f init xs := Array.foldrM_toList ..
@[simp] theorem foldr_toList {α : Type u} {β : Type v} {n : Nat} (f : α → β → β) {init : β} {xs : Vector α n} :
    List.foldr f init xs.toList = foldr f init xs := Array.foldr_toList ..
@[simp] theorem toList_mk {α₀ : Type u} {xs : Array α₀} {a₀ : Nat} {h : xs.size = a₀} : (mk xs h).toList = xs.toList :=
    rfl
@[simp] theorem sum_toList {α : Type u} {n : Nat} [Add α] [Zero α] {xs : Vector α n} : xs.toList.sum = xs.sum :=
  Array.sum_toList ..
@[simp] theorem prod_toList {α : Type u} {n : Nat} [Mul α] [One α] {xs : Vector α n} : xs.toList.prod = xs.prod :=
  Array.prod_toList ..
@[simp] theorem toList_append {α : Type u} {m n : Nat} {xs : Vector α m} {ys : Vector α n} : (xs ++ ys).toList =
    xs.toList ++ ys.toList := Array.toList_append ..
@[simp] theorem toList_reverse {α : Type u} {n : Nat} {xs : Vector α n} : xs.reverse.toList = xs.toList.reverse :=
  Array.toList_reverse ..
@[simp] theorem toList_setIfInBounds {α : Type u} {n : Nat} {xs : Vector α n} {i : Nat} {x : α} :
    (xs.setIfInBounds i x).toList = xs.toList.set i x := Array.toList_setIfInBounds ..
@[simp] theorem toList_zip {α : Type u} {n : Nat} {β : Type v} {as : Vector α n} {bs : Vector β n} :
    (as.zip bs).toList = as.toList.zip bs.toList := Array.toList_zip ..
@[simp] theorem toList_zipWith {α : Type u} {β : Type v} {γ : Type w} {n : Nat} {f : α → β → γ} {as : Vector α n}
    {bs : Vector β n} : (zipWith f as bs).toList = List.zipWith f as.toList bs.toList := Array.toList_zipWith ..
@[simp] theorem anyM_toList {m : Type → Type u} {α : Type v} {n : Nat} [Monad m] {p : α → m Bool} {xs : Vector α n} :
    List.anyM p xs.toList = anyM p xs := Array.anyM_toList ..
@[simp] theorem allM_toList {m : Type → Type u} {α : Type v} {n : Nat} [Monad m] [LawfulMonad m] {p : α → m Bool}
    {xs : Vector α n} : List.allM p xs.toList = allM p xs := Array.allM_toList ..
@[simp] theorem any_toList {α : Type u} {n : Nat} {p : α → Bool} {xs : Vector α n} : xs.toList.any p = xs.any p :=
  Array.any_toList ..
@[simp] theorem all_toList {α : Type u} {n : Nat} {p : α → Bool} {xs : Vector α n} : xs.toList.all p = xs.all p :=
  Array.all_toList ..
@[simp] theorem countP_toList {α : Type u} {n : Nat} {p : α → Bool} {xs : Vector α n} : List.countP p xs.toList =
    countP p xs := Array.countP_toList ..
@[simp] theorem count_toList {α : Type u} {n : Nat} [BEq α] {a : α} {xs : Vector α n} : List.count a xs.toList =
    count a xs := Array.count_toList ..
@[simp] theorem find?_toList {α : Type} {n : Nat} {p : α → Bool} {xs : Vector α n} : List.find? p xs.toList = find? p
    xs := Array.find?_toList ..
@[simp] theorem findSome?_toList {α : Type u} {β : Type v} {n : Nat} {f : α → Option β} {xs : Vector α n} :
    List.findSome? f xs.toList = findSome? f xs := Array.findSome?_toList ..
@[simp] theorem findM?_toList {m : Type → Type} {α : Type} {n : Nat} [Monad m] [LawfulMonad m] {p : α → m Bool}
    {xs : Vector α n} : List.findM? p xs.toList = findM? p xs := Array.findM?_toList ..
@[simp] theorem findSomeM?_toList {m : Type u → Type v} {α : Type w} {β : Type u} {n : Nat} [Monad m] [LawfulMonad m]
    {f : α → m (Option β)} {xs : Vector α n} : List.findSomeM? f xs.toList = findSomeM? f xs :=
      Array.findSomeM?_toList ..
@[simp] theorem getElem_cast {α : Type u} {n m : Nat} {xs : Vector α n} {h : n = m} {i : Nat} (hi : i < m) :
    (Vector.cast h xs)[i] = xs[i] := rfl
@[simp] theorem getElem_push_lt {α : Type u} {n : Nat} {xs : Vector α n} {x : α} {i : Nat} (h : i < n) :
    (xs.push x)[i] = xs[i] := Array.getElem_push_lt ..
@[simp] theorem getElem_mem {α : Type u} {n : Nat} {xs : Vector α n} {i : Nat} (h : i < n) : xs[i] ∈ xs :=
  by rcases xs with ⟨xs, rfl⟩; simp
@[simp] theorem contains_eq_mem {α : Type u} {n : Nat} [BEq α] [LawfulBEq α] {a : α} {as : Vector α n} : as.contains
    a = decide (a ∈ as) := Array.contains_eq_mem ..
@[simp] theorem any_push {α : Type u} {n : Nat} {as : Vector α n} {a : α} {p : α → Bool} : (as.push a).any p =
    (as.any p || p a) := Array.any_push ..
@[simp] theorem all_push {α : Type u} {n : Nat} {as : Vector α n} {a : α} {p : α → Bool} : (as.push a).all p =
    (as.all p && p a) := Array.all_push ..
@[simp] theorem contains_push {α : Type u} {n : Nat} [BEq α] {xs : Vector α n} {a b : α} : (xs.push a).contains b =
    (xs.contains b || b == a) := Array.contains_push ..
@[simp] theorem set_getElem_self {α : Type u} {n i : Nat} {xs : Vector α n} (hi : i < n) : xs.set i xs[i] hi = xs :=
  toArray_inj.mp (Array.set_getElem_self ..)
@[simp] theorem getElem_setIfInBounds_self {α : Type u} {n i : Nat} {xs : Vector α n} {x : α} (hi : i < n) :
    (xs.setIfInBounds i x)[i] = x := Array.getElem_setIfInBounds_self ..
@[simp] theorem setIfInBounds_setIfInBounds {α : Type u} {n i : Nat} (a : α) {b : α} {xs : Vector α n} :
    (xs.setIfInBounds i a).setIfInBounds i b = xs.setIfInBounds i b :=
      toArray_inj.mp (Array.setIfInBounds_setIfInBounds ..)
@[simp] theorem getElem_map {α : Type u} {β : Type v} {n i : Nat} (f : α → β) {xs : Vector α n} (hi : i < n) :
    (map f xs)[i] = f xs[i] := Array.getElem_map ..
@[simp] theorem map_push {α : Type u} {β : Type v} {n : Nat} {f : α → β} {as : Vector α n} {x : α} : map f
    (as.push x) = (map f as).push (f x) := toArray_inj.mp Array.map_push
@[simp] theorem map_setIfInBounds {α : Type u} {β : Type v} {n : Nat} {f : α → β} {xs : Vector α n} {i : Nat} {a : α} :
    map f (xs.setIfInBounds i a) = (map f xs).setIfInBounds i (f a) := toArray_inj.mp Array.map_setIfInBounds
@[simp] theorem map_pop {α : Type u} {β : Type v} {n : Nat} {f : α → β} {xs : Vector α n} : map f xs.pop =
    (map f xs).pop := toArray_inj.mp Array.map_pop
@[simp] theorem back?_map {α : Type u} {β : Type v} {n : Nat} {f : α → β} {xs : Vector α n} : (map f xs).back? =
    Option.map f xs.back? := Array.back?_map ..
@[simp] theorem map_map {α : Type u} {β : Type v} {γ : Type w} {n : Nat} {f : α → β} {g : β → γ} {as : Vector α n} :
    map g (map f as) = map (g ∘ f) as := toArray_inj.mp Array.map_map
@[simp] theorem singleton_def {α : Type u} {v : α} : singleton v = #v[v] := rfl
@[simp] theorem push_append {α : Type u} {n m : Nat} {as : Vector α n} {bs : Vector α m} {a : α} : (as ++ bs).push a
    = as ++ bs.push a := toArray_inj.mp Array.push_append
@[simp] theorem getElem_append_left {α : Type u} {n m i : Nat} {xs : Vector α n} {ys : Vector α m} (hi : i < n) :
    (xs ++ ys)[i] = xs[i] := Array.getElem_append_left ..
@[simp] theorem map_append {α : Type u} {β : Type v} {n m : Nat} {f : α → β} {xs : Vector α n} {ys : Vector α m} :
    map f (xs ++ ys) = map f xs ++ map f ys := toArray_inj.mp Array.map_append
@[simp] theorem flatMap_toArray {α : Type u} {n : Nat} {β : Type v} {m : Nat} {xs : Vector α n} {f : α → Vector β m} :
    Array.flatMap (fun (a : α) => (f a).toArray) xs.toArray = (xs.flatMap f).toArray := rfl
@[simp] theorem setIfInBounds_replicate_self {n : Nat} {α₀ : Type u} {a : α₀} {i : Nat} :
    (replicate n a).setIfInBounds i a = replicate n a := toArray_inj.mp Array.setIfInBounds_replicate_self
@[simp] theorem replicate_append_replicate {n : Nat} {α₀ : Type u} {a : α₀} {m : Nat} : replicate n a ++ replicate m
    a = replicate (n + m) a := toArray_inj.mp Array.replicate_append_replicate
@[simp] theorem map_replicate {n : Nat} {α₀ : Type u} {a : α₀} {α₁ : Type v} {f : α₀ → α₁} : map f (replicate n a) =
    replicate n (f a) := toArray_inj.mp Array.map_replicate
@[simp] theorem reverse_reverse {α : Type u} {n : Nat} (xs : Vector α n) : xs.reverse.reverse = xs :=
  toArray_inj.mp (Array.reverse_reverse ..)
@[simp] theorem map_reverse {α : Type u} {β : Type v} {n : Nat} {f : α → β} {xs : Vector α n} : map f xs.reverse =
    (map f xs).reverse := toArray_inj.mp Array.map_reverse
@[simp] theorem reverse_replicate {α : Type u} {n : Nat} {a : α} : (replicate n a).reverse = replicate n a :=
  toArray_inj.mp Array.reverse_replicate
@[simp] theorem getElem_extract {α : Type u} {n i : Nat} {as : Vector α n} {start stop : Nat}
    (h : i < min stop n - start) : (as.extract start stop)[i] = as[start + i] := Array.getElem_extract ..
@[simp] theorem idRun_foldlM {β : Type u} {α : Type v} {n : Nat} {f : β → α → Id β} {b : β} {xs : Vector α n} :
    (foldlM f b xs).run = foldl (fun (x1 : β) (x2 : α) => (f x1 x2).run) b xs := rfl
@[simp] theorem idRun_foldrM {α : Type u} {β : Type v} {n : Nat} {f : α → β → Id β} {b : β} {xs : Vector α n} :
    (foldrM f b xs).run = foldr (fun (x1 : α) (x2 : β) => (f x1 x2).run) b xs := rfl
@[simp] theorem foldlM_reverse {m : Type u → Type v} {α : Type w} {n : Nat} {β : Type u} [Monad m] {xs : Vector α n}
    {f : β → α → m β} {b : β} : foldlM f b xs.reverse = foldrM (fun (x : α) (y : β) => f y x) b xs :=
      Array.foldlM_reverse ..
@[simp] theorem foldrM_reverse {m : Type u → Type v} {α : Type w} {n : Nat} {β : Type u} [Monad m] {xs : Vector α n}
    {f : α → β → m β} {b : β} : foldrM f b xs.reverse = foldlM (fun (x : β) (y : α) => f y x) b xs :=
      Array.foldrM_reverse ..
@[simp] theorem foldl_push {β : Type u} {α : Type v} {n : Nat} {f : β → α → β} {init : β} {xs : Vector α n} {a : α} :
    foldl f init (xs.push a) = f (foldl f init xs) a := Array.foldl_push ..
@[simp] theorem foldr_push {α : Type u} {β : Type v} {n : Nat} {f : α → β → β} {init : β} {xs : Vector α n} {a : α} :
    foldr f init (xs.push a) = foldr f (f a init) xs := Array.foldr_push ..
@[simp] theorem foldl_append {α : Type u} {n k : Nat} {β : Type v} {f : β → α → β} {b : β} {xs : Vector α n}
    {ys : Vector α k} : foldl f b (xs ++ ys) = foldl f (foldl f b xs) ys := Array.foldl_append ..
@[simp] theorem foldr_append {α : Type u} {β : Type v} {n k : Nat} {f : α → β → β} {b : β} {xs : Vector α n}
    {ys : Vector α k} : foldr f b (xs ++ ys) = foldr f (foldr f b ys) xs := Array.foldr_append ..
@[simp] theorem foldl_reverse {α : Type u} {n : Nat} {β : Type v} {xs : Vector α n} {f : β → α → β} {b : β} : foldl f
    b xs.reverse = foldr (fun (x : α) (y : β) => f y x) b xs := Array.foldl_reverse ..
@[simp] theorem foldr_reverse {α : Type u} {n : Nat} {β : Type v} {xs : Vector α n} {f : α → β → β} {b : β} : foldr f
    b xs.reverse = foldl (fun (x : β) (y : α) => f y x) b xs := Array.foldr_reverse ..
@[simp] theorem back?_append {α : Type u} {n m : Nat} {xs : Vector α n} {ys : Vector α m} : (xs ++ ys).back? =
    ys.back?.or xs.back? := Array.back?_append ..
@[simp] theorem contains_toList {α : Type u} {n : Nat} [BEq α] {xs : Vector α n} {x : α} : xs.toList.contains x =
    xs.contains x := Array.contains_toList ..
@[simp] theorem contains_toArray {α : Type u} {n : Nat} [BEq α] {xs : Vector α n} {x : α} : xs.toArray.contains x =
    xs.contains x := rfl
@[simp] theorem contains_map {β : Type u} {α : Type v} {n : Nat} [BEq β] {xs : Vector α n} {x : β} {f : α → β} :
    (map f xs).contains x = xs.any fun (a : α) => x == f a := Array.contains_map ..
@[simp] theorem contains_append {α : Type u} {n m : Nat} [BEq α] {xs : Vector α n} {ys : Vector α m} {x : α} :
    (xs ++ ys).contains x = (xs.contains x || ys.contains x) := Array.contains_append ..
@[simp] theorem contains_reverse {α : Type u} {n : Nat} [BEq α] {xs : Vector α n} {x : α} : xs.reverse.contains x =
    xs.contains x := Array.contains_reverse ..
@[simp] theorem contains_flatMap {β : Type u} {α : Type v} {n m : Nat} [BEq β] {xs : Vector α n} {f : α → Vector β m}
    {x : β} : (xs.flatMap f).contains x = xs.any fun (a : α) => (f a).contains x := Array.contains_flatMap ..
@[simp] theorem pop_push {α : Type u} {n : Nat} {xs : Vector α n} {x : α} : (xs.push x).pop = xs :=
  toArray_inj.mp Array.pop_push
@[simp] theorem getElem_pop {α : Type u} {n : Nat} {xs : Vector α n} {i : Nat} (h : i < n - 1) : xs.pop[i] = xs[i] :=
  Array.getElem_pop ..
@[simp] theorem pop_replicate {α : Type u} {n : Nat} {a : α} : (replicate n a).pop = replicate (n - 1) a :=
  toArray_inj.mp Array.pop_replicate
@[simp] theorem any_map {α : Type u} {n : Nat} {β : Type v} {f : α → β} {xs : Vector α n} {p : β → Bool} :
    (map f xs).any p = xs.any (p ∘ f) := Array.any_map ..
@[simp] theorem all_map {α : Type u} {n : Nat} {β : Type v} {f : α → β} {xs : Vector α n} {p : β → Bool} :
    (map f xs).all p = xs.all (p ∘ f) := Array.all_map ..
@[simp] theorem any_append {α : Type u} {n m : Nat} {f : α → Bool} {xs : Vector α n} {ys : Vector α m} :
    (xs ++ ys).any f = (xs.any f || ys.any f) := Array.any_append ..
@[simp] theorem all_append {α : Type u} {n m : Nat} {f : α → Bool} {xs : Vector α n} {ys : Vector α m} :
    (xs ++ ys).all f = (xs.all f && ys.all f) := Array.all_append ..
@[simp] theorem any_flatMap {α : Type u} {n : Nat} {β : Type v} {m : Nat} {xs : Vector α n} {f : α → Vector β m}
    {p : β → Bool} : (xs.flatMap f).any p = xs.any fun (a : α) => (f a).any p := Array.any_flatMap ..
@[simp] theorem all_flatMap {α : Type u} {n : Nat} {β : Type v} {m : Nat} {xs : Vector α n} {f : α → Vector β m}
    {p : β → Bool} : (xs.flatMap f).all p = xs.all fun (a : α) => (f a).all p := Array.all_flatMap ..
@[simp] theorem any_reverse {α : Type u} {n : Nat} {f : α → Bool} {xs : Vector α n} : xs.reverse.any f = xs.any f :=
  Array.any_reverse ..
@[simp] theorem all_reverse {α : Type u} {n : Nat} {f : α → Bool} {xs : Vector α n} : xs.reverse.all f = xs.all f :=
  Array.all_reverse ..
@[simp] theorem any_cast {α : Type u} {n a₀ : Nat} {h : n = a₀} {f : α → Bool} {xs : Vector α n} :
    (Vector.cast h xs).any f = xs.any f := rfl
@[simp] theorem all_cast {α : Type u} {n a₀ : Nat} {h : n = a₀} {f : α → Bool} {xs : Vector α n} :
    (Vector.cast h xs).all f = xs.all f := rfl
@[simp] theorem replace_empty {α : Type u} [BEq α] {a b : α} : #v[].replace a b = #v[] := rfl
@[simp] theorem findRev?_eq_find?_reverse {α : Type} {n : Nat} {f : α → Bool} {xs : Vector α n} : findRev? f xs =
    find? f xs.reverse := Array.findRev?_eq_find?_reverse ..
@[simp] theorem findSomeRev?_eq_findSome?_reverse {α : Type u} {β : Type v} {n : Nat} {f : α → Option β}
    {xs : Vector α n} : findSomeRev? f xs = findSome? f xs.reverse := Array.findSomeRev?_eq_findSome?_reverse ..
@[simp] theorem getElem_zipWith {α : Type u} {β : Type v} {γ : Type w} {n : Nat} {f : α → β → γ} {as : Vector α n}
    {bs : Vector β n} {i : Nat} (hi : i < n) : (zipWith f as bs)[i] = f as[i] bs[i] := Array.getElem_zipWith ..
@[simp] theorem getElem_swap_right {α : Type u} {n : Nat} {xs : Vector α n} {i j : Nat} (hi : i < n) (hj : j < n) :
    (xs.swap i j hi hj)[j] = xs[i] := Array.getElem_swap_right ..
@[simp] theorem getElem_swap_left {α : Type u} {n : Nat} {xs : Vector α n} {i j : Nat} (hi : i < n) (hj : j < n) :
    (xs.swap i j hi hj)[i] = xs[j] := Array.getElem_swap_left ..
@[simp] theorem swap_swap {α : Type u} {n : Nat} {xs : Vector α n} {i j : Nat} (hi : i < n) (hj : j < n) :
    (xs.swap i j hi hj).swap i j hi hj = xs := toArray_inj.mp (Array.swap_swap ..)
@[simp] theorem sum_empty {α : Type u} [Add α] [Zero α] : #v[].sum = 0 := rfl
@[simp] theorem sum_append {α : Type u} {n m : Nat} [Zero α] [Add α] [Std.Associative fun (x1 x2 : α) => x1 + x2]
    [Std.LeftIdentity (fun (x1 x2 : α) => x1 + x2) 0] [Std.LawfulLeftIdentity (fun (x1 x2 : α) => x1 + x2) 0]
        {as₁ : Vector α n} {as₂ : Vector α m} : (as₁ ++ as₂).sum = as₁.sum + as₂.sum := Array.sum_append ..
@[simp] theorem sum_push {α : Type u} {n : Nat} [Add α] [Zero α] [Std.Associative fun (x1 x2 : α) => x1 + x2]
    [Std.LawfulIdentity (fun (x1 x2 : α) => x1 + x2) 0] {xs : Vector α n} {x : α} : (xs.push x).sum = xs.sum + x :=
      Array.sum_push ..
@[simp] theorem sum_reverse {α : Type u} {n : Nat} [Zero α] [Add α] [Std.Associative fun (x1 x2 : α) => x1 + x2]
    [Std.Commutative fun (x1 x2 : α) => x1 + x2] [Std.LawfulLeftIdentity (fun (x1 x2 : α) => x1 + x2) 0]
        (xs : Vector α n) : xs.reverse.sum = xs.sum := Array.sum_reverse ..
@[simp] theorem prod_empty {α : Type u} [Mul α] [One α] : #v[].prod = 1 := rfl
@[simp] theorem prod_append {α : Type u} {n m : Nat} [One α] [Mul α] [Std.Associative fun (x1 x2 : α) => x1 * x2]
    [Std.LeftIdentity (fun (x1 x2 : α) => x1 * x2) 1] [Std.LawfulLeftIdentity (fun (x1 x2 : α) => x1 * x2) 1]
        {as₁ : Vector α n} {as₂ : Vector α m} : (as₁ ++ as₂).prod = as₁.prod * as₂.prod := Array.prod_append ..
@[simp] theorem prod_push {α : Type u} {n : Nat} [Mul α] [One α] [Std.Associative fun (x1 x2 : α) => x1 * x2]
    [Std.LawfulIdentity (fun (x1 x2 : α) => x1 * x2) 1] {xs : Vector α n} {x : α} : (xs.push x).prod = xs.prod * x :=
      Array.prod_push ..
@[simp] theorem prod_reverse {α : Type u} {n : Nat} [One α] [Mul α] [Std.Associative fun (x1 x2 : α) => x1 * x2]
    [Std.Commutative fun (x1 x2 : α) => x1 * x2] [Std.LawfulLeftIdentity (fun (x1 x2 : α) => x1 * x2) 1]
        (xs : Vector α n) : xs.reverse.prod = xs.prod := Array.prod_reverse ..
@[simp] theorem toList_set! {α : Type u} {n : Nat} {xs : Vector α n} {i : Nat} {x : α} : (xs.set! i x).toList =
    xs.toList.set i x := Array.toList_set! ..
@[simp] theorem lt_toArray {α : Type u} {n : Nat} [LT α] {xs ys : Vector α n} : xs.toArray < ys.toArray ↔ xs < ys :=
  Iff.rfl
@[simp] theorem le_toArray {α : Type u} {n : Nat} [LT α] {xs ys : Vector α n} : xs.toArray ≤ ys.toArray ↔ xs ≤ ys :=
  Iff.rfl
@[simp] theorem lt_toList {α : Type u} {n : Nat} [LT α] {xs ys : Vector α n} : xs.toList < ys.toList ↔ xs < ys :=
  Iff.rfl
@[simp] theorem le_toList {α : Type u} {n : Nat} [LT α] {xs ys : Vector α n} : xs.toList ≤ ys.toList ↔ xs ≤ ys :=
  Iff.rfl
@[simp] theorem not_lt {α : Type u} {n : Nat} [LT α] {xs ys : Vector α n} : ¬xs < ys ↔ ys ≤ xs := Iff.rfl
@[simp] theorem not_le {α : Type u} {n : Nat} [LT α] {xs ys : Vector α n} : ¬xs ≤ ys ↔ ys < xs := Array.not_le ..
@[simp] theorem mk_lt_mk {α : Type u} {n : Nat} {data₁ : Array α} {size₁ : data₁.size = n} {data₂ : Array α}
    {size₂ : data₂.size = n} [LT α] : mk data₁ size₁ < mk data₂ size₂ ↔ data₁ < data₂ := Iff.rfl
@[simp] theorem mk_le_mk {α : Type u} {n : Nat} {data₁ : Array α} {size₁ : data₁.size = n} {data₂ : Array α}
    {size₂ : data₂.size = n} [LT α] : mk data₁ size₁ ≤ mk data₂ size₂ ↔ data₁ ≤ data₂ := Iff.rfl
@[simp] theorem mk_lex_mk {α : Type u} {n : Nat} [BEq α] {lt : α → α → Bool} {xs ys : Array α} {n₁ : xs.size = n}
    {n₂ : ys.size = n} : (mk xs n₁).lex (mk ys n₂) lt = xs.lex ys lt := rfl
@[simp] theorem lex_toArray {α : Type u} {n : Nat} [BEq α] {lt : α → α → Bool} {xs ys : Vector α n} : xs.toArray.lex
    ys.toArray lt = xs.lex ys lt := rfl
@[simp] theorem lex_toList {α : Type u} {n : Nat} [BEq α] {lt : α → α → Bool} {xs ys : Vector α n} : xs.toList.lex
    ys.toList lt = xs.lex ys lt := rfl
@[simp] theorem lex_empty {α : Type u} [BEq α] {lt : α → α → Bool} (xs : Vector α 0) : xs.lex #v[] lt = false :=
  Array.lex_empty ..
@[simp] theorem lex_eq_true_iff_lt {α : Type u} {n : Nat} [BEq α] [LawfulBEq α] [LT α] [DecidableLT α]
    {xs ys : Vector α n} : (xs.lex ys fun (x1 x2 : α) => decide (x1 < x2)) = true ↔ xs < ys :=
      Array.lex_eq_true_iff_lt ..
@[simp] theorem lex_eq_false_iff_ge {α : Type u} {n : Nat} [BEq α] [LawfulBEq α] [LT α] [DecidableLT α]
    {xs ys : Vector α n} : (xs.lex ys fun (x1 x2 : α) => decide (x1 < x2)) = false ↔ ys ≤ xs :=
      Array.lex_eq_false_iff_ge ..
@[simp] theorem getElem_mapFinIdx {α : Type u} {n : Nat} {β : Type v} {xs : Vector α n}
    {f : (i : Nat) → α → i < n → β} {i : Nat} (h : i < n) : (xs.mapFinIdx f)[i] = f i xs[i] h :=
      Array.getElem_mapFinIdx ..
@[simp] theorem getElem_mapIdx {α : Type u} {β : Type v} {n : Nat} {f : Nat → α → β} {xs : Vector α n} {i : Nat}
    (h : i < n) : (mapIdx f xs)[i] = f i xs[i] := Array.getElem_mapIdx ..
@[simp] theorem toList_zipIdx {α : Type u} {n : Nat} {xs : Vector α n} (k : Nat := 0) : (xs.zipIdx k).toList =
    xs.toList.zipIdx k := Array.toList_zipIdx ..
@[simp] theorem getElem_zipIdx {α : Type u} {n k : Nat} {xs : Vector α n} {i : Nat} {h : i < n} : (xs.zipIdx k)[i] =
    (xs[i], k + i) := Array.getElem_zipIdx ..
@[simp] theorem mapFinIdx_mapFinIdx {α : Type u} {n : Nat} {β : Type v} {γ : Type w} {xs : Vector α n}
    {f : (i : Nat) → α → i < n → β} {g : (i : Nat) → β → i < n → γ} : (xs.mapFinIdx f).mapFinIdx g = xs.mapFinIdx fun
        (i : Nat) (a : α) (h : i < n) => g i (f i a h) h := toArray_inj.mp Array.mapFinIdx_mapFinIdx
@[simp] theorem mapIdx_setIfInBounds {α : Type u} {n : Nat} {α₀ : Type v} {f : Nat → α → α₀} {xs : Vector α n}
    {i : Nat} {a : α} : mapIdx f (xs.setIfInBounds i a) = (mapIdx f xs).setIfInBounds i (f i a) :=
      toArray_inj.mp Array.mapIdx_setIfInBounds
@[simp] theorem mapIdx_mapIdx {α : Type u} {n : Nat} {β : Type v} {γ : Type w} {xs : Vector α n} {f : Nat → α → β}
    {g : Nat → β → γ} : mapIdx g (mapIdx f xs) = mapIdx (fun (i : Nat) => g i ∘ f i) xs :=
      toArray_inj.mp Array.mapIdx_mapIdx
@[simp] theorem forM_map {m : Type u → Type v} {α : Type w} {n : Nat} {β : Type x} [Monad m] [LawfulMonad m]
    {xs : Vector α n} {g : α → β} {f : β → m PUnit} : forM (map g xs) f = forM xs fun (a : α) => f (g a) :=
      Array.forM_map ..
@[simp] theorem forIn_yield_eq_foldlM {m : Type u → Type v} {α : Type w} {n : Nat} {β γ : Type u} [Monad m]
    [LawfulMonad m] {xs : Vector α n} (f : α → β → m γ) (g : α → β → γ → β) (init : β) :
        (forIn xs init fun (a : α) (b : β) => (fun (c : γ) => ForInStep.yield (g a b c)) <$> f a b) = foldlM
            (fun (b : β) (a : α) => g a b <$> f a b) init xs := Array.forIn_yield_eq_foldlM ..
@[simp] theorem forIn_map {m : Type u → Type v} {α : Type w} {n : Nat} {β : Type x} {γ : Type u} {init : γ} [Monad m]
    [LawfulMonad m] {xs : Vector α n} (g : α → β) (f : β → γ → m (ForInStep γ)) : forIn (map g xs) init f = forIn xs
        init fun (a : α) (y : γ) => f (g a) y := Array.forIn_map ..
@[simp] theorem map_ofFn {n : Nat} {α : Type u} {β : Type v} {f : Fin n → α} {g : α → β} : map g (ofFn f) = ofFn
    (g ∘ f) := toArray_inj.mp Array.map_ofFn
@[simp] theorem toArray_range' {start size step : Nat} : (range' start size step).toArray = Array.range' start size
    step := rfl
@[simp] theorem pop_range' {s n step : Nat} : (range' s n step).pop = range' s (n - 1) step :=
  toArray_inj.mp Array.pop_range'
@[simp] theorem range'_append_1 {s m n : Nat} : range' s m ++ range' (s + m) n = range' s (m + n) :=
  toArray_inj.mp Array.range'_append_1
@[simp] theorem take_range {n i : Nat} : (range n).take i = range (min i n) := toArray_inj.mp Array.take_range
@[simp] theorem zipIdx_map_fst {α : Type u} {n : Nat} (i : Nat) (xs : Vector α n) : map Prod.fst (xs.zipIdx i) = xs :=
  toArray_inj.mp (Array.zipIdx_map_fst ..)
@[simp] theorem zipWith_self {α : Type u} {δ : Type v} {n : Nat} {f : α → α → δ} {xs : Vector α n} : zipWith f xs xs
    = map (fun (a : α) => f a a) xs := toArray_inj.mp Array.zipWith_self
@[simp] theorem getElem_zip {α : Type u} {n : Nat} {β : Type v} {as : Vector α n} {bs : Vector β n} {i : Nat}
    {h : i < n} : (as.zip bs)[i] = (as[i], bs[i]) := Array.getElem_zip ..
@[simp] theorem _root_.Array.mapFinIdx_toVector {α : Type u} {β : Type v} {xs : Array α}
    {f : (i : Nat) → α → i < xs.size → β} :
    xs.toVector.mapFinIdx f = Vector.cast Array.size_mapFinIdx (xs.mapFinIdx f).toVector := rfl
@[simp] theorem _root_.Array.mapIdx_toVector {α : Type u} {β : Type v} {f : Nat → α → β} {xs : Array α} :
    mapIdx f xs.toVector = Vector.cast Array.size_mapIdx (Array.mapIdx f xs).toVector := rfl
@[simp] theorem _root_.Array.vector_mk_replicate {α : Type u} {a : α} {n : Nat} :
    Vector.mk (Array.replicate n a) Array.size_replicate = replicate n a := rfl
end Vector
