/-
Vectors made of an array and its size, and what is left of functions of their arrays and lists.
-/
namespace Vector
@[simp] theorem attachWith_mk {α : Type u} {n : Nat} {xs : Array α} {h : xs.size = n} {P : α → Prop}
    {H : ∀ (x : α), x ∈ mk xs h → P x} : (mk xs h).attachWith P H = mk (xs.attachWith P (by simp_all)) (by simp_all)
    := rfl
@[simp] theorem attach_mk {α : Type u} {n : Nat} {xs : Array α} {h : xs.size = n} : (mk xs h).attach = mk
    (xs.attachWith (fun (x : α) => x ∈ mk xs h) (by simp_all)) (by simp_all) := rfl
@[simp] theorem pmap_mk {α : Type u} {n : Nat} {β : Type v} {xs : Array α} {h : xs.size = n} {P : α → Prop}
    {f : (a : α) → P a → β} {H : ∀ (a : α), a ∈ mk xs h → P a} : pmap f (mk xs h) H = mk
    (Array.pmap f xs (by simp_all)) (by simp_all) := rfl
@[simp] theorem toArray_attachWith {α : Type u} {n : Nat} {xs : Vector α n} {P : α → Prop}
    {H : ∀ (x : α), x ∈ xs → P x} : (xs.attachWith P H).toArray = xs.toArray.attachWith P (by simp_all) := rfl
@[simp] theorem toArray_attach {α : Type u} {n : Nat} {xs : Vector α n} : xs.attach.toArray = xs.toArray.attachWith
    (fun (x : α) => x ∈ xs) (by simp_all) := rfl
@[simp] theorem toArray_pmap {α : Type u} {n : Nat} {β : Type v} {xs : Vector α n} {P : α → Prop}
    {f : (a : α) → P a → β} {H : ∀ (a : α), a ∈ xs → P a} : (pmap f xs H).toArray = Array.pmap f xs.toArray
    (by simp_all) := rfl
@[simp] theorem unattach_mk {α : Type u} {n : Nat} {p : α → Prop} {xs : Array { x : α // p x }} {h : xs.size = n} :
    (mk xs h).unattach = mk xs.unattach (by simp_all) := rfl
@[simp] theorem mk_toArray {α : Type u} {n : Nat} {xs : Vector α n} : mk xs.toArray xs.size_toArray = xs := rfl
@[simp] theorem push_mk {α : Type u} {n : Nat} {xs : Array α} {size : xs.size = n} : (mk xs size).push = fun (x : α)
    => mk (xs.push x) (by simp [*]) := rfl
@[simp] theorem pop_mk {α : Type u} {n : Nat} {xs : Array α} {size : xs.size = n} : (mk xs size).pop = mk xs.pop
    (by simp [*]) := rfl
@[simp] theorem mk_append_mk {α : Type u} {n m : Nat} {xs ys : Array α} (h : xs.size = n) (h' : ys.size = m) : mk xs
    h ++ mk ys h' = mk (xs ++ ys) (by simp [*]) := rfl
@[simp] theorem drop_mk {α : Type u} {n : Nat} {xs : Array α} {h : xs.size = n} {i : Nat} : (mk xs h).drop i = mk
    (xs.extract i) (by simp [*]) := rfl
@[simp] theorem eraseIdx_mk {α : Type u} {n : Nat} {xs : Array α} {h : xs.size = n} {i : Nat} (h' : i < n) :
    (mk xs h).eraseIdx i h' = mk (xs.eraseIdx i (by simp [*])) (by simp [*]) := rfl
@[simp] theorem insertIdx_mk {α : Type u} {n : Nat} {xs : Array α} {h : xs.size = n} {i : Nat} {x : α} (h' : i ≤ n) :
    (mk xs h).insertIdx i x h' = mk (xs.insertIdx i x (by simp [*])) (by simp [*]) := rfl
@[simp] theorem cast_mk {α : Type u} {n m : Nat} {xs : Array α} {h : xs.size = n} {h' : n = m} : Vector.cast h'
    (mk xs h) = mk xs (by simp [*]) := rfl
@[simp] theorem extract_mk {α : Type u} {n : Nat} {xs : Array α} {h : xs.size = n} {start stop : Nat} :
    (mk xs h).extract start stop = mk (xs.extract start stop) (by simp [*]) := rfl
@[simp] theorem map_mk {α : Type u} {β : Type v} {n : Nat} {f : α → β} {xs : Array α} (h : xs.size = n) : map f
    (mk xs h) = mk (Array.map f xs) (by simp [*]) := rfl
@[simp] theorem mapIdx_mk {α : Type u} {β : Type v} {n : Nat} {f : Nat → α → β} {xs : Array α} (h : xs.size = n) :
    mapIdx f (mk xs h) = mk (Array.mapIdx f xs) (by simp [*]) := rfl
@[simp] theorem mapFinIdx_mk {α : Type u} {n : Nat} {β : Type v} {f : (i : Nat) → α → i < n → β} {xs : Array α}
    (h : xs.size = n) : (mk xs h).mapFinIdx f = mk (xs.mapFinIdx fun (i : Nat) (a : α) (h' : i < xs.size) => f i a
    (by simp_all)) (by simp_all) := rfl
@[simp] theorem forIn'_mk {m : Type u → Type v} {α : Type w} {n : Nat} {β : Type u} [Monad m] {xs : Array α}
    (h : xs.size = n) {b : β} {f : (a : α) → a ∈ mk xs h → β → m (ForInStep β)} : forIn' (mk xs h) b f = forIn' xs b
    fun (a : α) (m : a ∈ xs) (b : β) => f a (by simp_all) b := rfl
@[simp] theorem reverse_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) : (mk xs h).reverse = mk
    xs.reverse (by simp [*]) := rfl
@[simp] theorem set_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) {i : Nat} {x : α} (w : i < n) :
    (mk xs h).set i x w = mk (xs.set i x (by simp [*])) (by simp [*]) := rfl
@[simp] theorem set!_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) {i : Nat} {x : α} : (mk xs h).set! i
    x = mk (xs.set! i x) (by simp_all) := rfl
@[simp] theorem setIfInBounds_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) {i : Nat} {x : α} :
    (mk xs h).setIfInBounds i x = mk (xs.setIfInBounds i x) (by simp [*]) := rfl
@[simp] theorem swap_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) {i j : Nat} (hi : i < n) (hj : j < n)
    : (mk xs h).swap i j hi hj = mk (xs.swap i j (by simp [*]) (by simp [*])) (by simp [*]) := rfl
@[simp] theorem swapIfInBounds_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) {i j : Nat} :
    (mk xs h).swapIfInBounds i j = mk (xs.swapIfInBounds i j) (by simp [*]) := rfl
@[simp] theorem swapAt_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) {i : Nat} {x : α} (hi : i < n) :
    (mk xs h).swapAt i x hi = ((xs.swapAt i x (by simp [*])).fst, mk (xs.swapAt i x (by simp [*])).snd (by simp [*]))
    := rfl
@[simp] theorem swapAt!_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) {i : Nat} {x : α} :
    (mk xs h).swapAt! i x = ((xs.swapAt! i x).fst, mk (xs.swapAt! i x).snd (by simp [*])) := rfl
@[simp] theorem take_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) {i : Nat} : (mk xs h).take i = mk
    (xs.take i) (by simp [*]) := rfl
@[simp] theorem zipIdx_mk {α : Type u} {n : Nat} {xs : Array α} (h : xs.size = n) (k : Nat := 0) : (mk xs h).zipIdx k
    = mk (xs.zipIdx k) (by simp [*]) := rfl
@[simp] theorem mk_zipWith_mk {α : Type u} {β : Type v} {γ : Type w} {n : Nat} {f : α → β → γ} {as : Array α}
    {bs : Array β} (h : as.size = n) (h' : bs.size = n) : zipWith f (mk as h) (mk bs h') = mk (Array.zipWith f as bs)
    (by simp [*]) := rfl
@[simp] theorem mk_zip_mk {α : Type u} {β : Type v} {n : Nat} {as : Array α} {bs : Array β} (h : as.size = n)
    (h' : bs.size = n) : (mk as h).zip (mk bs h') = mk (as.zip bs) (by simp [*]) := rfl
@[simp] theorem unzip_mk {α : Type u} {β : Type v} {n : Nat} {xs : Array (α × β)} (h : xs.size = n) : (mk xs h).unzip
    = (mk xs.unzip.fst (by simp_all), mk xs.unzip.snd (by simp_all)) := rfl
@[simp] theorem replace_mk {α : Type u} {n : Nat} [BEq α] {xs : Array α} (h : xs.size = n) {a : α} {b : α} :
    (mk xs h).replace a b = mk (xs.replace a b) (by simp [*]) := rfl
@[simp] theorem toArray_eraseIdx {α : Type u} {n : Nat} {xs : Vector α n} {i : Nat} (h : i < n) :
    (xs.eraseIdx i h).toArray = xs.toArray.eraseIdx i (by simp [*]) := rfl
@[simp] theorem toArray_insertIdx {α : Type u} {n : Nat} {xs : Vector α n} {i : Nat} {x : α} (h : i ≤ n) :
    (xs.insertIdx i x h).toArray = xs.toArray.insertIdx i x (by simp [*]) := rfl
@[simp] theorem toArray_mapFinIdx {α : Type u} {n : Nat} {β : Type v} {f : (i : Nat) → α → i < n → β}
    {xs : Vector α n} : (xs.mapFinIdx f).toArray = xs.toArray.mapFinIdx fun (i : Nat) (a : α)
    (h : i < xs.toArray.size) => f i a (by simp_all) := rfl
@[simp] theorem toArray_set {α : Type u} {n : Nat} {xs : Vector α n} {i : Nat} {x : α} (h : i < n) :
    (xs.set i x h).toArray = xs.toArray.set i x (by simp [*]) := rfl
@[simp] theorem toArray_swap {α : Type u} {n : Nat} {xs : Vector α n} {i j : Nat} (hi : i < n) (hj : j < n) :
    (xs.swap i j hi hj).toArray = xs.toArray.swap i j (by simp [*]) (by simp [*]) := rfl
end Vector
