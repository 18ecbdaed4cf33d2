/-
What `simp` makes of functions on arrays: counting, erasing, zipping, ranges, permutations; options as arrays.
-/

namespace Array
variable {α : Type u}
/- `countP`, `count`. -/
@[simp] theorem countP_empty {p : α → Bool} : countP p #[] = 0 := rfl
@[simp] theorem countP_push_of_pos {p : α → Bool} {a : α} {xs : Array α} (pa : p a = true) :
    countP p (xs.push a) = countP p xs + 1 := by
  rcases xs with ⟨xs⟩; simp only [List.push_toArray, List.countP_toArray, List.countP_append, pa,
    List.countP_cons_of_pos, List.countP_nil, Nat.zero_add, Nat.add_left_cancel_iff]
@[simp] theorem countP_push_of_neg {p : α → Bool} {a : α} {xs : Array α} (pa : ¬p a = true) :
    countP p (xs.push a) = countP p xs := by
  rcases xs with ⟨xs⟩; simp only [List.push_toArray, List.countP_toArray, List.countP_append, pa, Bool.false_eq_true,
    not_false_eq_true, List.countP_cons_of_neg, List.countP_nil, Nat.add_zero]
@[simp] theorem countP_append {p : α → Bool} {xs ys : Array α} : countP p (xs ++ ys) = countP p xs + countP p ys := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, List.countP_toArray, List.countP_append,
    Nat.add_left_cancel_iff]
@[simp] theorem countP_pos_iff {xs : Array α} {p : α → Bool} : 0 < countP p xs ↔ ∃ (a : α), a ∈ xs ∧ p a = true := by
  rcases xs with ⟨xs⟩; simp only [List.countP_toArray, List.countP_pos_iff, List.mem_toArray]
@[simp] theorem one_le_countP_iff {xs : Array α} {p : α → Bool} : 1 ≤ countP p xs ↔ ∃ (a : α), a ∈ xs ∧ p a = true := by
  rcases xs with ⟨xs⟩; simp only [List.countP_toArray, List.one_le_countP_iff, List.mem_toArray]
@[simp] theorem countP_eq_zero {xs : Array α} {p : α → Bool} : countP p xs = 0 ↔ ∀ (a : α), a ∈ xs → ¬p a = true := by
  rcases xs with ⟨xs⟩; simp only [List.countP_toArray, List.countP_eq_zero, Bool.not_eq_true, List.mem_toArray]
@[simp] theorem countP_eq_size {xs : Array α} {p : α → Bool} :
    countP p xs = xs.size ↔ ∀ (a : α), a ∈ xs → p a = true := by
  rcases xs with ⟨xs⟩; simp only [List.countP_toArray, List.size_toArray, List.countP_eq_length, List.mem_toArray]
@[simp] theorem countP_true : (countP fun (_ : α) => true) = size := funext fun _ => by simp
@[simp] theorem countP_false : (countP fun (_ : α) => false) = Function.const (Array α) 0 := funext fun _ => by simp
@[simp] theorem countP_map {β : Type v} {p : β → Bool} {f : α → β} {xs : Array α} :
    countP p (map f xs) = countP (p ∘ f) xs := by
  rcases xs with ⟨xs⟩; simp only [List.map_toArray, List.countP_toArray, List.countP_map]
@[simp] theorem countP_flatten {p : α → Bool} {xss : Array (Array α)} :
    countP p xss.flatten = (map (countP p) xss).sum := by
  rewrite [← countP_toList, toList_flatten, List.countP_flatten, List.map_map, ← sum_toList, toList_map]
  exact congrArg List.sum (List.map_congr_left fun _ _ => countP_toList)
@[simp] theorem countP_reverse {p : α → Bool} {xs : Array α} : countP p xs.reverse = countP p xs := by
  rcases xs with ⟨xs⟩; simp only [List.reverse_toArray, List.countP_toArray, List.countP_reverse]
@[simp] theorem count_empty [BEq α] {a : α} : count a #[] = 0 := rfl
@[simp] theorem count_append [BEq α] {a : α} {xs ys : Array α} : count a (xs ++ ys) = count a xs + count a ys := by
  rcases xs with ⟨xs⟩; rcases ys with ⟨ys⟩; simp only [List.append_toArray, List.count_toArray, List.count_append,
    Nat.add_left_cancel_iff]
@[simp] theorem count_flatten [BEq α] {a : α} {xss : Array (Array α)} : count a xss.flatten = (map (count a) xss).sum :=
  countP_flatten
@[simp] theorem count_reverse [BEq α] {a : α} {xs : Array α} : count a xs.reverse = count a xs := by
  rcases xs with ⟨xs⟩; simp only [List.reverse_toArray, List.count_toArray, List.count_reverse]
@[simp] theorem count_push_self [BEq α] [LawfulBEq α] {a : α} {xs : Array α} :
    count a (xs.push a) = count a xs + 1 := by
  rcases xs with ⟨xs⟩; simp only [List.push_toArray, List.count_toArray, List.count_append, List.count_cons_self,
    List.count_nil, Nat.zero_add, Nat.add_left_cancel_iff]
@[simp] theorem count_push_of_ne [BEq α] [LawfulBEq α] {b a : α} {xs : Array α} (h : b ≠ a) :
    count a (xs.push b) = count a xs := by
  rcases xs with ⟨xs⟩; simp only [List.push_toArray, List.count_toArray, List.count_append, ne_eq, h,
    not_false_eq_true, List.count_cons_of_ne, List.count_nil, Nat.add_zero]
@[simp] theorem count_pos_iff [BEq α] [LawfulBEq α] {a : α} {xs : Array α} : 0 < count a xs ↔ a ∈ xs := by
  rcases xs with ⟨xs⟩; simp only [List.count_toArray, List.count_pos_iff, List.mem_toArray]
@[simp] theorem one_le_count_iff [BEq α] [LawfulBEq α] {a : α} {xs : Array α} : 1 ≤ count a xs ↔ a ∈ xs := by
  rcases xs with ⟨xs⟩; simp only [List.count_toArray, List.one_le_count_iff, List.mem_toArray]
@[simp] theorem count_replicate_self [BEq α] [LawfulBEq α] {a : α} {n : Nat} : count a (replicate n a) = n :=
  count_toList.symm.trans List.count_replicate_self
@[simp] theorem count_filter [BEq α] [LawfulBEq α] {p : α → Bool} {a : α} {xs : Array α} (h : p a = true) :
    count a (filter p xs) = count a xs := by
  rcases xs with ⟨xs⟩; simp only [List.size_toArray, List.filter_toArray', List.count_toArray, h, List.count_filter]
@[simp] theorem count_erase_self [BEq α] [LawfulBEq α] (a : α) (xs : Array α) :
    count a (xs.erase a) = count a xs - 1 := by
  rcases xs with ⟨xs⟩; simp only [List.erase_toArray, List.count_toArray, List.count_erase_self]
@[simp] theorem count_erase_of_ne [BEq α] [LawfulBEq α] {a b : α} (ab : a ≠ b) (xs : Array α) :
    count a (xs.erase b) = count a xs := by
  rcases xs with ⟨xs⟩; simp only [List.erase_toArray, List.count_toArray, ne_eq, ab, not_false_eq_true,
    List.count_erase_of_ne]

/- `eraseP`, `erase`, `eraseIdx`. -/
@[simp] theorem eraseP_eq_empty_iff {xs : Array α} {p : α → Bool} :
    xs.eraseP p = #[] ↔ xs = #[] ∨ ∃ (x : α), p x = true ∧ xs = #[x] := by
  rcases xs with ⟨xs⟩; simp only [List.eraseP_toArray, mk.injEq, List.eraseP_eq_nil_iff]
@[simp] theorem size_eraseP_of_mem {a : α} {p : α → Bool} {xs : Array α} (al : a ∈ xs) (pa : p a = true) :
    (xs.eraseP p).size = xs.size - 1 :=
  (congrArg size List.eraseP_toArray).trans (List.length_eraseP_of_mem (mem_def.mp al) pa)
@[simp] theorem mem_eraseP_of_neg {p : α → Bool} {a : α} {xs : Array α} (pa : ¬p a = true) :
    a ∈ xs.eraseP p ↔ a ∈ xs := by
  rcases xs with ⟨xs⟩; simp only [List.eraseP_toArray, List.mem_toArray, pa, Bool.false_eq_true, not_false_eq_true,
    List.mem_eraseP_of_neg]
@[simp] theorem eraseP_eq_self_iff {p : α → Bool} {xs : Array α} :
    xs.eraseP p = xs ↔ ∀ (a : α), a ∈ xs → ¬p a = true := by
  rcases xs with ⟨xs⟩; simp only [List.eraseP_toArray, mk.injEq, List.eraseP_eq_self_iff, Bool.not_eq_true,
    List.mem_toArray]
@[simp] theorem eraseP_replicate_of_pos {p : α → Bool} {n : Nat} {a : α} (h : p a = true) :
    (replicate n a).eraseP p = replicate (n - 1) a :=
  List.eraseP_toArray.trans (congrArg List.toArray (List.eraseP_replicate_of_pos h))
@[simp] theorem eraseP_replicate_of_neg {p : α → Bool} {n : Nat} {a : α} (h : ¬p a = true) :
    (replicate n a).eraseP p = replicate n a :=
  List.eraseP_toArray.trans (congrArg List.toArray (List.eraseP_replicate_of_neg h))
@[simp] theorem erase_eq_empty_iff [BEq α] [LawfulBEq α] {xs : Array α} {a : α} :
    xs.erase a = #[] ↔ xs = #[] ∨ xs = #[a] := by
  rcases xs with ⟨xs⟩; simp only [List.erase_toArray, mk.injEq, List.erase_eq_nil_iff]
@[simp] theorem size_erase_of_mem [BEq α] [LawfulBEq α] {a : α} {xs : Array α} (h : a ∈ xs) :
    (xs.erase a).size = xs.size - 1 := by
  rcases xs with ⟨xs⟩; simp only [List.mem_toArray] at h; simp only [List.erase_toArray, List.size_toArray, h,
    List.length_erase_of_mem]
@[simp] theorem mem_erase_of_ne [BEq α] [LawfulBEq α] {a b : α} {xs : Array α} (ab : a ≠ b) :
    a ∈ xs.erase b ↔ a ∈ xs := by
  rcases xs with ⟨xs⟩; simp only [List.erase_toArray, List.mem_toArray, ne_eq, ab, not_false_eq_true,
    List.mem_erase_of_ne]
@[simp] theorem erase_eq_self_iff [BEq α] {a : α} [LawfulBEq α] {xs : Array α} : xs.erase a = xs ↔ ¬a ∈ xs := by
  rcases xs with ⟨xs⟩; simp only [List.erase_toArray, mk.injEq, List.erase_eq_self_iff, List.mem_toArray]
@[simp] theorem erase_replicate_self [BEq α] {n : Nat} [LawfulBEq α] {a : α} :
    (replicate n a).erase a = replicate (n - 1) a :=
  List.erase_toArray.trans (congrArg List.toArray List.erase_replicate_self)
@[simp] theorem erase_replicate_ne [BEq α] {n : Nat} [LawfulBEq α] {a b : α} (h : (!b == a) = true) :
    (replicate n a).erase b = replicate n a :=
  List.erase_toArray.trans (congrArg List.toArray (List.erase_replicate_ne h))
@[simp] theorem eraseIdx_eq_empty_iff {xs : Array α} {i : Nat} {h : i < xs.size} :
    xs.eraseIdx i h = #[] ↔ xs.size = 1 ∧ i = 0 := by
  rewrite [← size_eq_zero_iff, size_eraseIdx]
  refine ⟨fun e => ?_, fun ⟨e, _⟩ => by rw [e]⟩
  have k : xs.size ≤ 1 := Nat.le_of_sub_eq_zero e
  exact ⟨Nat.le_antisymm k (Nat.lt_of_le_of_lt (Nat.zero_le i) h), Nat.lt_one_iff.mp (Nat.lt_of_lt_of_le h k)⟩
@[simp] theorem set_getElem_succ_eraseIdx_succ {xs : Array α} {i : Nat} (h : i + 1 < xs.size) :
    (xs.eraseIdx (i + 1) h).set i xs[i + 1] (by rewrite [size_eraseIdx]; exact Nat.lt_sub_of_add_lt h) =
    xs.eraseIdx i (Nat.lt_of_succ_lt h) := Array.ext' (by
  rewrite [toList_set, toList_eraseIdx, toList_eraseIdx]; exact List.set_getElem_succ_eraseIdx_succ h)

/- `zipWith`, `zip`, `unzip`. -/
@[simp] theorem zipWith_self {δ : Type v} {f : α → α → δ} {xs : Array α} :
    zipWith f xs xs = map (fun a => f a a) xs := by
  rcases xs with ⟨xs⟩; simp only [List.zipWith_toArray, List.zipWith_self, List.map_toArray]
@[simp] theorem zipWith_map {γ : Type w} {δ : Type x} {α : Type u} {β : Type v} {μ : Type y} {f : γ → δ → μ} {g : α → γ}
    {h : β → δ} {as : Array α} {bs : Array β} :
    zipWith f (map g as) (map h bs) = zipWith (fun a b => f (g a) (h b)) as bs := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩; simp only [List.map_toArray, List.zipWith_toArray, List.zipWith_map]
@[simp] theorem zipWith_eq_empty_iff {β : Type v} {γ : Type w} {f : α → β → γ} {as : Array α} {bs : Array β} :
    zipWith f as bs = #[] ↔ as = #[] ∨ bs = #[] := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩; simp only [List.zipWith_toArray, mk.injEq, List.zipWith_eq_nil_iff]
@[simp] theorem map_zipWith {β : Type v} {γ : Type w} {δ : Type x} {f : α → β} {g : γ → δ → α} {cs : Array γ}
    {ds : Array δ} :
    map f (zipWith g cs ds) = zipWith (fun x y => f (g x y)) cs ds :=
  Array.ext' (by simp only [toList_map, toList_zipWith, List.map_zipWith])
@[simp] theorem zipWith_replicate {β : Type v} {γ : Type w} {f : α → β → γ} {a : α} {b : β} {m n : Nat} :
    zipWith f (replicate m a) (replicate n b) = replicate (min m n) (f a b) :=
  Array.ext' (by simp only [toList_zipWith, toList_replicate, List.zipWith_replicate])
@[simp] theorem getElem_zip {β : Type v} {as : Array α} {bs : Array β} {i : Nat} {h : i < (as.zip bs).size} :
    (as.zip bs)[i] =
    (as[i]'(Nat.lt_of_lt_of_le (size_zip ▸ h) (Nat.min_le_left _ _)),
      bs[i]'(Nat.lt_of_lt_of_le (size_zip ▸ h) (Nat.min_le_right _ _))) := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩; simp only [List.zip_toArray, List.getElem_toArray, List.getElem_zip]
@[simp] theorem zip_eq_empty_iff {β : Type v} {as : Array α} {bs : Array β} :
    as.zip bs = #[] ↔ as = #[] ∨ bs = #[] := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩; simp only [List.zip_toArray, mk.injEq, List.zip_eq_nil_iff]
@[simp] theorem zip_replicate {β : Type v} {a : α} {b : β} {m n : Nat} :
    (replicate m a).zip (replicate n b) = replicate (min m n) (a, b) :=
  Array.ext' (by simp only [toList_zip, toList_replicate, List.zip_replicate])
@[simp] theorem zipWithAll_replicate {β : Type v} {γ : Type w} {f : Option α → Option β → γ} {a : α} {b : β} {n : Nat} :
    zipWithAll f (replicate n a) (replicate n b) = replicate n (f (some a) (some b)) :=
  Array.ext' (by simp only [toList_zipWithAll, toList_replicate, List.zipWithAll_replicate])
@[simp] theorem zipWithM_eq_mapM_id_zipWith {β : Type v} {γ : Type w} {m : Type w → Type x} [Monad m] [LawfulMonad m]
    {f : α → β → m γ}
    {as : Array α} {bs : Array β} : zipWithM f as bs = mapM id (zipWith f as bs) := by
  rcases as with ⟨as⟩; rcases bs with ⟨bs⟩
  simp only [List.zipWith_toArray, List.mapM_toArray, List.zipWithM_toArray, bind_pure_comp]
  exact congrArg (List.toArray <$> ·) (zipWithM_loop as bs #[] [] rfl)
@[simp] theorem unzip_replicate {β : Type v} {n : Nat} {a : α} {b : β} :
    (replicate n (a, b)).unzip = (replicate n a, replicate n b) :=
  Prod.ext (fst_unzip.trans map_replicate) (snd_unzip.trans map_replicate)

/- `range`, `zipIdx`. -/
@[simp] theorem range'_eq_empty_iff {s n step : Nat} : range' s n step = #[] ↔ n = 0 := by
  rw [← size_eq_zero_iff, size_range']
@[simp] theorem range'_zero {s step : Nat} : range' s 0 step = #[] := rfl
@[simp] theorem range'_one {s step : Nat} : range' s 1 step = #[s] := rfl
@[simp] theorem range'_inj {s n s' n' : Nat} : range' s n = range' s' n' ↔ n = n' ∧ (n = 0 ∨ s = s') :=
  toList_inj.symm.trans (by rewrite [toList_range', toList_range']; exact List.range'_inj)
@[simp] theorem pop_range' {s n step : Nat} : (range' s n step).pop = range' s (n - 1) step := by
  refine Array.ext' ?_
  rewrite [toList_pop, toList_range', toList_range']
  cases n with
  | zero => rfl
  | succ n => rewrite [List.range'_concat, List.dropLast_concat]; rfl
@[simp] theorem range'_append_1 {s m n : Nat} : range' s m ++ range' (s + m) n = range' s (m + n) :=
  Array.ext' (by simp only [toList_append, toList_range', List.range'_append_1])
@[simp] theorem mem_range'_1 {s n m : Nat} : m ∈ range' s n ↔ s ≤ m ∧ m < s + n :=
  mem_def.trans (by rewrite [toList_range']; exact List.mem_range'_1)
@[simp] theorem range'_eq_singleton_iff {s n a : Nat} : range' s n = #[a] ↔ s = a ∧ n = 1 :=
  toList_inj.symm.trans (by rewrite [toList_range']; exact List.range'_eq_singleton_iff)
@[simp] theorem find?_range'_eq_some {s n i : Nat} {p : Nat → Bool} :
    find? p (range' s n) = some i ↔ p i = true ∧ i ∈ range' s n ∧ ∀ (j : Nat), s ≤ j → j < i → (!p j) = true := by
  rw [← find?_toList, toList_range', List.find?_range'_eq_some, mem_def, toList_range']
@[simp] theorem find?_range'_eq_none {s n : Nat} {p : Nat → Bool} :
    find? p (range' s n) = none ↔ ∀ (i : Nat), s ≤ i → i < s + n → (!p i) = true := by
  rewrite [← find?_toList, toList_range']; exact List.find?_range'_eq_none
@[simp] theorem count_range' {a s n step : Nat} (h : 0 < step := by simp) :
    count a (range' s n step) = if ∃ (i : Nat), i < n ∧ a = s + step * i then 1 else 0 := by
  rewrite [← count_toList, toList_range']; exact List.count_range' h
@[simp] theorem count_range_1' {a s n : Nat} : count a (range' s n) = if s ≤ a ∧ a < s + n then 1 else 0 := by
  rewrite [← count_toList, toList_range']; exact List.count_range_1'
@[simp] theorem range_eq_empty_iff {n : Nat} : range n = #[] ↔ n = 0 := by rw [← size_eq_zero_iff, size_range]
@[simp] theorem mem_range {m n : Nat} : m ∈ range n ↔ m < n :=
  mem_def.trans (by rewrite [toList_range]; exact List.mem_range)
@[simp] theorem take_range {i n : Nat} : (range n).take i = range (min i n) :=
  Array.ext' (by simp only [take_eq_extract, toList_extract, List.extract_eq_take_drop, Nat.sub_zero, toList_range,
    List.drop_zero, List.take_range])
@[simp] theorem find?_range_eq_some {n i : Nat} {p : Nat → Bool} :
    find? p (range n) = some i ↔ p i = true ∧ i ∈ range n ∧ ∀ (j : Nat), j < i → (!p j) = true := by
  rw [← find?_toList, toList_range, List.find?_range_eq_some, mem_def, toList_range]
@[simp] theorem find?_range_eq_none {n : Nat} {p : Nat → Bool} :
    find? p (range n) = none ↔ ∀ (i : Nat), i < n → (!p i) = true := by
  rewrite [← find?_toList, toList_range]; exact List.find?_range_eq_none
@[simp] theorem count_range {a n : Nat} : count a (range n) = if a < n then 1 else 0 := by
  rewrite [← count_toList, toList_range]; exact List.count_range

/- Permutations. -/
@[simp, refl] protected theorem Perm.refl (xs : Array α) : xs.Perm xs := ⟨List.Perm.refl xs.toList⟩

/- Sums and products of numbers. -/
@[simp] theorem sum_replicate_nat {n a : Nat} : (replicate n a).sum = n * a :=
  sum_toList.symm.trans List.sum_replicate_nat
@[simp] theorem prod_replicate_nat {n a : Nat} : (replicate n a).prod = a ^ n :=
  prod_toList.symm.trans List.prod_replicate_nat
@[simp] theorem sum_replicate_int {n : Nat} {a : Int} : (replicate n a).sum = ↑n * a :=
  sum_toList.symm.trans List.sum_replicate_int
@[simp] theorem prod_replicate_int {n : Nat} {a : Int} : (replicate n a).prod = a ^ n := by
  rewrite [← prod_toList]
  induction n with
  | zero => rfl
  | succ n ih => exact (congrArg (a * ·) ih).trans ((Int.mul_comm _ _).trans (Int.pow_succ a n).symm)
end Array
namespace Option
/- Options as arrays. -/
@[simp] theorem toArray_none (α : Type u) : (none : Option α).toArray = #[] := rfl
@[simp] theorem toArray_some {α : Type u} (a : α) : (some a).toArray = #[a] := rfl
@[simp] theorem mem_toArray {α : Type u} {a : α} {o : Option α} : a ∈ o.toArray ↔ o = some a := by
  cases o <;> simp only [toArray, List.mem_toArray, List.not_mem_nil, reduceCtorEq, List.mem_cons, or_false, eq_comm,
    some.injEq]
@[simp] theorem forIn'_toArray {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] (o : Option α) (b : β)
    (f : (a : α) → a ∈ o.toArray → β → m (ForInStep β)) :
    forIn' o.toArray b f = forIn' o b fun a m b => f a (mem_toArray.mpr m) b := by
  cases o <;> rfl
@[simp] theorem forIn_toArray {m : Type v → Type w} {α : Type u} {β : Type v} [Monad m] (o : Option α) (b : β)
    (f : α → β → m (ForInStep β)) : forIn o.toArray b f = forIn o b f := by
  cases o <;> rfl
@[simp] theorem foldlM_toArray {m : Type u → Type w} {β : Type v} {α : Type u} [Monad m] [LawfulMonad m] (o : Option β)
    (a : α) (f : α → β → m α) : Array.foldlM f a o.toArray = o.elim (pure a) fun b => f a b := by
  cases o with
  | none => rfl
  | some b => rewrite [← Array.foldlM_toList]; exact bind_pure (f a b)
@[simp] theorem foldrM_toArray {m : Type u → Type w} {β : Type v} {α : Type u} [Monad m] [LawfulMonad m] (o : Option β)
    (a : α) (f : β → α → m α) : Array.foldrM f a o.toArray = o.elim (pure a) fun b => f b a := by
  cases o with
  | none => rfl
  | some b => rewrite [← Array.foldrM_toList]; exact bind_pure (f b a)
@[simp] theorem foldl_toArray {β : Type v} {α : Type u} (o : Option β) (a : α) (f : α → β → α) :
    Array.foldl f a o.toArray = o.elim a fun b => f a b := by
  cases o <;> rfl
@[simp] theorem foldr_toArray {β : Type v} {α : Type u} (o : Option β) (a : α) (f : β → α → α) :
    Array.foldr f a o.toArray = o.elim a fun b => f b a := by
  cases o <;> rfl
@[simp] theorem size_toArray_le {α : Type u} {o : Option α} : o.toArray.size ≤ 1 := by
  cases o with
  | none => exact Nat.zero_le 1
  | some a => exact Nat.le_refl 1
@[simp] theorem toArray_eq_empty_iff {α : Type u} {o : Option α} : o.toArray = #[] ↔ o = none := by
  cases o with
  | none => exact ⟨fun _ => rfl, fun _ => rfl⟩
  | some a => exact ⟨fun h => absurd (congrArg Array.toList h) (List.cons_ne_nil _ _), nofun⟩
@[simp] theorem toArray_eq_singleton_iff {α : Type u} {a : α} {o : Option α} : o.toArray = #[a] ↔ o = some a := by
  cases o with
  | none => exact ⟨fun h => absurd (congrArg Array.toList h).symm (List.cons_ne_nil _ _), nofun⟩
  | some b => exact ⟨fun h => congrArg some (List.cons.inj (congrArg Array.toList h)).1,
    fun h => Option.some.inj h ▸ rfl⟩
@[simp] theorem size_toArray_eq_one_iff {α : Type u} {o : Option α} : o.toArray.size = 1 ↔ o.isSome = true := by
  cases o with
  | none => exact ⟨nofun, nofun⟩
  | some a => exact ⟨fun _ => rfl, fun _ => rfl⟩
end Option
