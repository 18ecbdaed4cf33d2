/-
Lists: `zip`, ranges, numbered elements, searches, elements with a proof, minima and maxima, sorting.
-/
namespace List
variable {α : Type u}
/- `zipWith`, `zip`, `unzip`. -/
section
variable {β : Type v}
@[simp] theorem length_zipWith {γ : Type w} {f : α → β → γ} {l₁ : List α} {l₂ : List β} :
    length (zipWith f l₁ l₂) = min (length l₁) (length l₂) := by
  induction l₁ generalizing l₂ with
  | nil => simp
  | cons a l ih =>
    cases l₂ with
    | nil => simp
    | cons b l' =>
      rewrite [zipWith_cons_cons, length_cons, length_cons, length_cons, ih]; exact (Nat.add_min_add_right ..).symm
@[simp] theorem length_zip {l₁ : List α} {l₂ : List β} : length (zip l₁ l₂) = min (length l₁) (length l₂) :=
  length_zipWith
theorem zipWith_comm {γ : Type w} {f : α → β → γ} {as : List α} {bs : List β} :
    zipWith f as bs = zipWith (fun b a => f a b) bs as := by
  induction as generalizing bs with
  | nil => simp
  | cons a as ih => cases bs with
    | nil => rfl
    | cons b bs => exact congrArg (f a b :: ·) ih
theorem zipWith_comm_of_comm {f : α → α → β} (comm : ∀ x y : α, f x y = f y x) {l l' : List α} :
    zipWith f l l' = zipWith f l' l := by
  rw [zipWith_comm, show (fun b a => f a b) = f from funext fun x => funext fun y => comm y x]
@[simp] theorem zipWith_self {f : α → α → β} {l : List α} : zipWith f l l = l.map fun a => f a a := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a a :: ·) ih
theorem getElem?_zipWith {γ : Type w} {f : α → β → γ} {as : List α} {bs : List β} {i : Nat} :
    (zipWith f as bs)[i]? = match as[i]?, bs[i]? with
    | some a, some b => some (f a b)
    | _, _ => none := by
  induction as generalizing bs i with
  | nil => rfl
  | cons a as ih => cases bs with
    | nil => rewrite [zipWith_nil_right, getElem?_nil, getElem?_nil]; cases (a :: as)[i]? <;> rfl
    | cons b bs => cases i with
      | zero => rfl
      | succ i => exact ih
theorem getElem?_zipWith' {γ : Type w} {f : α → β → γ} {l₁ : List α} {l₂ : List β} {i : Nat} :
    (zipWith f l₁ l₂)[i]? = (l₁[i]?.map f).bind fun g => l₂[i]?.map g := by
  rewrite [getElem?_zipWith]; cases l₁[i]? <;> cases l₂[i]? <;> rfl
theorem getElem?_zipWith_eq_some {γ : Type w} {f : α → β → γ} {l₁ : List α} {l₂ : List β} {i : Nat} {z : γ} :
    (zipWith f l₁ l₂)[i]? = some z ↔ ∃ x y, l₁[i]? = some x ∧ l₂[i]? = some y ∧ f x y = z := by
  rewrite [getElem?_zipWith]; cases l₁[i]? <;> cases l₂[i]? <;> simp
theorem getElem?_zip_eq_some {l₁ : List α} {l₂ : List β} {i : Nat} {z : α × β} :
    (zip l₁ l₂)[i]? = some z ↔ l₁[i]? = some z.1 ∧ l₂[i]? = some z.2 := by
  rewrite [zip, getElem?_zipWith_eq_some]
  exact ⟨fun ⟨x, y, h, k, e⟩ => e ▸ ⟨h, k⟩, fun ⟨h, k⟩ => ⟨z.1, z.2, h, k, rfl⟩⟩
@[simp] theorem getElem_zipWith {γ : Type w} {f : α → β → γ} {l₁ : List α} {l₂ : List β} {i : Nat}
    {h : i < (zipWith f l₁ l₂).length} : (zipWith f l₁ l₂)[i] =
    f (l₁[i]'(Nat.lt_of_lt_of_le (Nat.lt_of_lt_of_eq h length_zipWith) (Nat.min_le_left ..)))
      (l₂[i]'(Nat.lt_of_lt_of_le (Nat.lt_of_lt_of_eq h length_zipWith) (Nat.min_le_right ..))) := by
  rewrite [getElem_eq_iff, getElem?_zipWith_eq_some]
  exact ⟨_, _, getElem?_eq_getElem _, getElem?_eq_getElem _, rfl⟩
@[simp] theorem getElem_zip {l₁ : List α} {l₂ : List β} {i : Nat} {h : i < (zip l₁ l₂).length} : (zip l₁ l₂)[i] =
    (l₁[i]'(Nat.lt_of_lt_of_le (Nat.lt_of_lt_of_eq h length_zip) (Nat.min_le_left ..)),
      l₂[i]'(Nat.lt_of_lt_of_le (Nat.lt_of_lt_of_eq h length_zip) (Nat.min_le_right ..))) :=
  getElem_zipWith (f := Prod.mk)
theorem head?_zipWith {γ : Type w} {f : α → β → γ} {as : List α} {bs : List β} :
    (List.zipWith f as bs).head? = match as.head?, bs.head? with
    | some a, some b => some (f a b)
    | _, _ => none := by
  rw [head?_eq_getElem?, getElem?_zipWith, head?_eq_getElem?, head?_eq_getElem?]
@[simp] theorem zipWith_map.{u₅, u₆} {γ : Type w} {l₁ : List α} {l₂ : List β} {δ : Type u₅} {μ : Type u₆}
    {f : γ → δ → μ} {g : α → γ} {h : β → δ} :
    zipWith f (l₁.map g) (l₂.map h) = zipWith (fun a b => f (g a) (h b)) l₁ l₂ := by
  induction l₁ generalizing l₂ with
  | nil => rfl
  | cons a l ih => cases l₂ with
    | nil => rfl
    | cons b l₂ => exact congrArg (f (g a) (h b) :: ·) ih
theorem zipWith_map_left.{u₅} {γ : Type w} {l₁ : List α} {l₂ : List β} {α' : Type u₅} {f : α → α'} {g : α' → β → γ} :
    zipWith g (l₁.map f) l₂ = zipWith (fun a b => g (f a) b) l₁ l₂ := by
  have := zipWith_map (f := g) (g := f) (h := id) (l₁ := l₁) (l₂ := l₂)
  rwa [map_id] at this
theorem zipWith_map_right.{u₅} {γ : Type w} {l₁ : List α} {l₂ : List β} {β' : Type u₅} {f : β → β'} {g : α → β' → γ} :
    zipWith g l₁ (l₂.map f) = zipWith (fun a b => g a (f b)) l₁ l₂ := by
  have := zipWith_map (f := g) (g := id) (h := f) (l₁ := l₁) (l₂ := l₂)
  rwa [map_id] at this
@[simp] theorem zipWith_eq_nil_iff {γ : Type w} {f : α → β → γ} {l l'} : zipWith f l l' = [] ↔ l = [] ∨ l' = [] := by
  cases l <;> cases l' <;> simp
@[simp] theorem map_zipWith.{u₅} {γ : Type w} {f : α → β → γ} {l : List α} {l' : List β} {δ : Type u₅} {g : γ → δ} :
    map g (zipWith f l l') = zipWith (fun x y => g (f x y)) l l' := by
  induction l generalizing l' with
  | nil => rfl
  | cons a l ih => cases l' with
    | nil => rfl
    | cons b l' => exact congrArg (g (f a b) :: ·) ih
theorem take_zipWith {γ : Type w} {f : α → β → γ} {l : List α} {l' : List β} {i : Nat} :
    (zipWith f l l').take i = zipWith f (l.take i) (l'.take i) := by
  induction l generalizing l' i <;> cases l' <;> cases i <;> simp [*]
theorem drop_zipWith {γ : Type w} {f : α → β → γ} {l : List α} {l' : List β} {i : Nat} :
    (zipWith f l l').drop i = zipWith f (l.drop i) (l'.drop i) := by
  induction l generalizing l' i <;> cases l' <;> cases i <;> simp [*]
@[simp] theorem tail_zipWith {γ : Type w} {f : α → β → γ} {l : List α} {l' : List β} :
    (zipWith f l l').tail = zipWith f l.tail l'.tail := by
  rw [← drop_one, drop_zipWith, drop_one, drop_one]
theorem zipWith_append {γ : Type w} {f : α → β → γ} {l₁ l₁' : List α} {l₂ l₂' : List β} (h : l₁.length = l₂.length) :
    zipWith f (l₁ ++ l₁') (l₂ ++ l₂') = zipWith f l₁ l₂ ++ zipWith f l₁' l₂' := by
  induction l₁ generalizing l₂ with
  | nil => rewrite [eq_nil_of_length_eq_zero h.symm]; rfl
  | cons a l ih => cases l₂ with
    | nil => nomatch h
    | cons b l' => exact congrArg (f a b :: ·) (ih (Nat.succ.inj h))
@[simp] theorem zipWith_replicate' {γ : Type w} {f : α → β → γ} {n : Nat} {a : α} {b : β} :
    zipWith f (replicate n a) (replicate n b) = replicate n (f a b) := by
  induction n with
  | zero => rfl
  | succ n ih => exact congrArg (f a b :: ·) ih
theorem zip_eq_zipWith {l₁ : List α} {l₂ : List β} : zip l₁ l₂ = zipWith Prod.mk l₁ l₂ := rfl
theorem zip_map.{u₅, u₆} {l₁ : List α} {l₂ : List β} {γ : Type u₅} {δ : Type u₆} {f : α → γ} {g : β → δ} :
    zip (l₁.map f) (l₂.map g) = (zip l₁ l₂).map (Prod.map f g) := by
  rewrite [zip, zipWith_map, zip, map_zipWith]; rfl
theorem zip_map_left {γ : Type w} {l₁ : List α} {l₂ : List β} {f : α → γ} :
    zip (l₁.map f) l₂ = (zip l₁ l₂).map (Prod.map f id) := by rw [← zip_map, map_id]
theorem zip_map_right {γ : Type w} {l₁ : List α} {l₂ : List β} {f : β → γ} :
    zip l₁ (l₂.map f) = (zip l₁ l₂).map (Prod.map id f) := by rw [← zip_map, map_id]
@[simp] theorem tail_zip {l₁ : List α} {l₂ : List β} : (zip l₁ l₂).tail = zip l₁.tail l₂.tail := tail_zipWith
theorem zip_append {l₁ : List α} {l₂ : List β} {r₁ : List α} {r₂ : List β} (h : length l₁ = length l₂) :
    zip (l₁ ++ r₁) (l₂ ++ r₂) = zip l₁ l₂ ++ zip r₁ r₂ := zipWith_append h
theorem zip_map' {γ : Type w} {l : List α} {f : α → β} {g : α → γ} :
    zip (l.map f) (l.map g) = l.map fun a => (f a, g a) := by
  rw [zip, zipWith_map, zipWith_self]
theorem of_mem_zip {l₁ : List α} {l₂ : List β} {a b} (h : (a, b) ∈ zip l₁ l₂) : a ∈ l₁ ∧ b ∈ l₂ := by
  obtain ⟨i, h⟩ := getElem?_of_mem h
  have ⟨h, k⟩ := getElem?_zip_eq_some.mp h
  exact ⟨mem_of_getElem? h, mem_of_getElem? k⟩
theorem map_fst_zip {l₁ : List α} {l₂ : List β} (h : l₁.length ≤ l₂.length) : map Prod.fst (zip l₁ l₂) = l₁ := by
  induction l₁ generalizing l₂ with
  | nil => rfl
  | cons a l ih => cases l₂ with
    | nil => exact absurd h (Nat.not_succ_le_zero _)
    | cons b l' => exact congrArg (a :: ·) (ih (Nat.le_of_succ_le_succ h))
theorem map_snd_zip {l₁ : List α} {l₂ : List β} (h : l₂.length ≤ l₁.length) : map Prod.snd (zip l₁ l₂) = l₂ := by
  induction l₂ generalizing l₁ with
  | nil => rewrite [zip_nil_right]; rfl
  | cons b l ih => cases l₁ with
    | nil => exact absurd h (Nat.not_succ_le_zero _)
    | cons a l' => exact congrArg (b :: ·) (ih (Nat.le_of_succ_le_succ h))
@[simp] theorem zip_eq_nil_iff {l₁ : List α} {l₂ : List β} : zip l₁ l₂ = [] ↔ l₁ = [] ∨ l₂ = [] := zipWith_eq_nil_iff
@[simp] theorem zip_replicate' {n : Nat} {a : α} {b : β} : zip (replicate n a) (replicate n b) = replicate n (a, b) :=
  zipWith_replicate'
@[simp] theorem unzip_fst {l : List (α × β)} : (unzip l).fst = l.map Prod.fst := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [unzip_cons, map_cons, ← ih]
@[simp] theorem unzip_snd {l : List (α × β)} : (unzip l).snd = l.map Prod.snd := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [unzip_cons, map_cons, ← ih]
theorem unzip_eq_map {l : List (α × β)} : unzip l = (l.map Prod.fst, l.map Prod.snd) := Prod.ext unzip_fst unzip_snd
theorem zip_unzip (l : List (α × β)) : zip (unzip l).1 (unzip l).2 = l := by
  rewrite [unzip_fst, unzip_snd, zip_map']; exact map_id l
theorem unzip_zip {l₁ : List α} {l₂ : List β} (h : l₁.length = l₂.length) : unzip (zip l₁ l₂) = (l₁, l₂) := by
  rw [unzip_eq_map, map_fst_zip (Nat.le_of_eq h), map_snd_zip (Nat.le_of_eq h.symm)]
theorem zip_of_prod {l : List α} {l' : List β} {xs : List (α × β)} (hl : xs.map Prod.fst = l)
    (hr : xs.map Prod.snd = l') : xs = l.zip l' := by
  rewrite [← hl, ← hr, zip_map']; exact (map_id xs).symm
@[simp] theorem unzip_replicate {n : Nat} {a : α} {b : β} :
    unzip (replicate n (a, b)) = (replicate n a, replicate n b) := by
  rw [unzip_eq_map, map_replicate, map_replicate]
end

/- Ranges. -/
section
variable {n : Nat}
@[simp] theorem length_range' {s n step : Nat} : length (range' s n step) = n := by
  induction n generalizing s with
  | zero => rfl
  | succ n ih => exact congrArg Nat.succ ih
@[simp] theorem range'_eq_nil_iff {s n step : Nat} : range' s n step = [] ↔ n = 0 := by
  rw [← length_eq_zero_iff, length_range']
theorem range'_ne_nil_iff (s : Nat) {n step : Nat} : range' s n step ≠ [] ↔ n ≠ 0 := not_congr range'_eq_nil_iff
@[simp] theorem tail_range' {s n step : Nat} : (range' s n step).tail = range' (s + step) (n - 1) step := by
  cases n <;> rfl
@[simp] theorem range'_inj {s n s' n' : Nat} : range' s n = range' s' n' ↔ n = n' ∧ (n = 0 ∨ s = s') := by
  constructor
  · intro h
    have e : n = n' := by have := congrArg length h; rwa [length_range', length_range'] at this
    subst e
    refine ⟨rfl, ?_⟩
    cases n with
    | zero => exact .inl rfl
    | succ n => exact .inr (cons.inj h).1
  · rintro ⟨rfl, rfl | rfl⟩ <;> rfl
theorem getElem?_range' {s n i step : Nat} (h : i < n) : (range' s n step)[i]? = some (s + step * i) := by
  induction n generalizing s i with
  | zero => exact absurd h (Nat.not_lt_zero _)
  | succ n ih => cases i with
    | zero => rfl
    | succ i =>
      rewrite [range'_succ, getElem?_cons_succ, ih (Nat.lt_of_succ_lt_succ h), Nat.mul_succ]
      exact congrArg some ((Nat.add_assoc ..).trans (congrArg (s + ·) (Nat.add_comm ..)))
@[simp] theorem getElem_range' {s n i step : Nat} (h : i < (range' s n step).length) :
    (range' s n step)[i] = s + step * i := by
  rw [getElem_eq_iff, getElem?_range' (by rwa [length_range'] at h)]
theorem mem_range' {s n m step : Nat} : m ∈ range' s n step ↔ ∃ i < n, m = s + step * i := by
  rewrite [mem_iff_getElem]
  exact ⟨fun ⟨i, h, e⟩ => ⟨i, by rwa [length_range'] at h, by rw [← e, getElem_range']⟩,
    fun ⟨i, h, e⟩ => ⟨i, length_range'.symm ▸ h, by rw [e, getElem_range']⟩⟩
@[simp] theorem mem_range'_1 {s n m : Nat} : m ∈ range' s n ↔ s ≤ m ∧ m < s + n := by
  rewrite [mem_range']
  exact ⟨fun ⟨i, h, e⟩ => by
      rewrite [e, Nat.one_mul]; exact ⟨Nat.le_add_right s i, Nat.add_lt_add_left h s⟩,
    fun ⟨h, k⟩ => ⟨m - s, Nat.sub_lt_left_of_lt_add h k, by rw [Nat.one_mul, Nat.add_sub_of_le h]⟩⟩
theorem head?_range' {s n : Nat} : (range' s n).head? = if n = 0 then none else some s := by cases n <;> rfl
@[simp] theorem head_range' {s n : Nat} (h) : (range' s n).head h = s := by
  cases n with
  | zero => exact (h rfl).elim
  | succ n => rfl
theorem map_add_range' {a} (s n step) : map (a + ·) (range' s n step) = range' (a + s) n step := by
  induction n generalizing s with
  | zero => rfl
  | succ n ih => rw [range'_succ, map_cons, ih, range'_succ, Nat.add_assoc]
theorem range'_append {s n m step : Nat} : range' s m step ++ range' (s + step * m) n step = range' s (m + n) step := by
  induction m generalizing s with
  | zero => rewrite [Nat.mul_zero, Nat.zero_add]; rfl
  | succ m ih =>
    rw [Nat.succ_add, range'_succ, range'_succ, cons_append, ← ih, Nat.mul_succ,
      ← Nat.add_assoc, Nat.add_right_comm]
@[simp] theorem range'_append_1 {s n m : Nat} : range' s m ++ range' (s + m) n = range' s (m + n) := by
  have := range'_append (s := s) (m := m) (n := n) (step := 1)
  rwa [Nat.one_mul] at this
theorem range'_concat {s n step : Nat} : range' s (n + 1) step = range' s n step ++ [s + step * n] := range'_append.symm
theorem range'_1_concat {s n : Nat} : range' s (n + 1) = range' s n ++ [s + n] := range'_append_1.symm
theorem range'_sublist_right {s n m step : Nat} : range' s m step <+ range' s n step ↔ m ≤ n := by
  refine ⟨fun h => by have := h.length_le; rwa [length_range', length_range'] at this, fun h => ?_⟩
  rewrite [← Nat.add_sub_of_le h, ← range'_append]
  exact sublist_append_left _ _
theorem getLast?_range' {s n : Nat} : (range' s n).getLast? = if n = 0 then none else some (s + n - 1) := by
  cases n with
  | zero => rfl
  | succ n => rewrite [range'_1_concat, getLast?_concat]; rfl
@[simp] theorem getLast_range' {s n : Nat} (h) : (range' s n).getLast h = s + n - 1 := by
  rw [getLast_eq_iff_getLast?_eq_some, getLast?_range', if_neg ((range'_ne_nil_iff s).mp h)]
theorem pairwise_lt_range' {s n : Nat} (step := 1) (pos : 0 < step := by simp) :
    Pairwise (· < ·) (range' s n step) := by
  induction n generalizing s with
  | zero => exact .nil
  | succ n ih =>
    refine .cons (fun x m => ?_) ih
    have ⟨i, _, e⟩ := mem_range'.mp m
    show s < x
    rewrite [e]
    exact Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_right pos) (Nat.le_add_right _ _)
theorem nodup_range' {s n : Nat} (step := 1) (h : 0 < step := by simp) : Nodup (range' s n step) :=
  (pairwise_lt_range' step h).imp Nat.ne_of_lt
theorem range_loop_range' (s n : Nat) : range.loop s (range' s n) = range' 0 (n + s) := by
  induction s generalizing n with
  | zero => rfl
  | succ s ih =>
    have e : s :: range' (s + 1) n = range' s (n + 1) := rfl
    rewrite [range.loop, e, ih, Nat.succ_add]; rfl
theorem range_eq_range' : range n = range' 0 n := (range_loop_range' n 0).trans (by rw [Nat.zero_add])
theorem getElem?_range {i : Nat} (h : i < n) : (range n)[i]? = some i := by
  rw [range_eq_range', getElem?_range' h, Nat.one_mul, Nat.zero_add]
@[simp] theorem length_range : (range n).length = n := by rw [range_eq_range', length_range']
@[simp] theorem getElem_range {j : Nat} (h : j < (range n).length) : (range n)[j] = j := by
  rw [getElem_eq_iff, getElem?_range (length_range (n := n) ▸ h)]
theorem range_succ_eq_map : range (n + 1) = 0 :: map Nat.succ (range n) := by
  have := map_add_range' (a := 1) 0 n 1
  rewrite [range_eq_range', range_eq_range', range'_succ, Nat.zero_add, ← this]
  exact congrArg (fun f => 0 :: map f (range' 0 n)) (funext fun x => Nat.add_comm 1 x)
theorem range'_eq_map_range {s n : Nat} : range' s n = map (s + ·) (range n) := by
  rewrite [range_eq_range', map_add_range']; rfl
@[simp] theorem range_eq_nil_iff : range n = [] ↔ n = 0 := by rw [← length_eq_zero_iff, length_range]
theorem range_ne_nil : range n ≠ [] ↔ n ≠ 0 := not_congr range_eq_nil_iff
@[simp] theorem tail_range : (range n).tail = range' 1 (n - 1) := by rw [range_eq_range', tail_range']
@[simp] theorem range_sublist {m : Nat} : range m <+ range n ↔ m ≤ n := by
  rw [range_eq_range', range_eq_range', range'_sublist_right]
theorem range_succ : range (Nat.succ n) = range n ++ [n] := by
  rw [range_eq_range', range'_1_concat, ← range_eq_range', Nat.zero_add]
theorem range_add {m : Nat} : range (n + m) = range n ++ (range m).map (n + ·) := by
  rw [← range'_eq_map_range, range_eq_range', range_eq_range', ← range'_append_1, Nat.zero_add]
theorem head?_range : (range n).head? = if n = 0 then none else some 0 := by rw [range_eq_range', head?_range']
@[simp] theorem head_range (h) : (range n).head h = 0 := by
  rw [head_eq_iff_head?_eq_some, head?_range, if_neg (range_ne_nil.mp h)]
theorem getLast?_range : (range n).getLast? = if n = 0 then none else some (n - 1) := by
  rw [range_eq_range', getLast?_range', Nat.zero_add]
@[simp] theorem getLast_range (h) : (range n).getLast h = n - 1 := by
  rw [getLast_eq_iff_getLast?_eq_some, getLast?_range, if_neg (range_ne_nil.mp h)]
@[simp] theorem mem_range {m : Nat} : m ∈ range n ↔ m < n := by
  rewrite [range_eq_range', mem_range'_1, Nat.zero_add]; exact and_iff_right (Nat.zero_le m)
@[simp] theorem range_subset {m : Nat} : range m ⊆ range n ↔ m ≤ n := by
  refine ⟨fun h => Nat.le_of_not_lt fun k => ?_, fun h x k => mem_range.mpr (Nat.lt_of_lt_of_le (mem_range.mp k) h)⟩
  exact absurd (mem_range.mp (h (mem_range.mpr k))) (Nat.lt_irrefl n)
theorem not_mem_range_self : n ∉ range n := fun h => absurd (mem_range.mp h) (Nat.lt_irrefl n)
theorem self_mem_range_succ : n ∈ range (n + 1) := mem_range.mpr (Nat.lt_succ_self n)
theorem pairwise_lt_range : Pairwise (· < ·) (range n) := by
  rewrite [range_eq_range']; exact pairwise_lt_range' 1 Nat.one_pos
theorem pairwise_le_range : Pairwise (· ≤ ·) (range n) := pairwise_lt_range.imp Nat.le_of_lt
theorem nodup_range : Nodup (range n) := by rewrite [range_eq_range']; exact nodup_range' 1 Nat.one_pos
@[simp] theorem take_range {i : Nat} : take i (range n) = range (min i n) := by
  apply ext_getElem (by simp)
  intro k h₁ h₂
  rw [getElem_take, getElem_range, getElem_range]
end

/- `zipIdx`, `mapIdx`. -/
@[simp] theorem zipIdx_eq_nil_iff {l : List α} {n : Nat} : List.zipIdx l n = [] ↔ l = [] := by cases l <;> simp
@[simp] theorem length_zipIdx {l : List α} {n : Nat} : (zipIdx l n).length = l.length := by
  induction l generalizing n with
  | nil => rfl
  | cons a l ih => exact congrArg Nat.succ ih
@[simp] theorem getElem?_zipIdx {l : List α} {i j : Nat} : (zipIdx l i)[j]? = l[j]?.map fun a => (a, i + j) := by
  induction l generalizing i j with
  | nil => rfl
  | cons a l ih => cases j with
    | zero => rfl
    | succ j =>
      rw [zipIdx_cons, getElem?_cons_succ, ih, getElem?_cons_succ, show i + 1 + j = i + (j + 1) from
        Nat.succ_add_eq_add_succ i j]
@[simp] theorem getElem_zipIdx {l : List α} {n i : Nat} (h : i < (l.zipIdx n).length) :
    (l.zipIdx n)[i] = (l[i]'(length_zipIdx (l := l) ▸ h), n + i) := by
  rewrite [getElem_eq_iff, getElem?_zipIdx, getElem?_eq_getElem (length_zipIdx (l := l) ▸ h)]; rfl
@[simp] theorem tail_zipIdx {l : List α} {n : Nat} : (zipIdx l n).tail = zipIdx l.tail (n + 1) := by cases l <;> rfl
@[simp] theorem zipIdx_singleton {k : Nat} {x : α} : zipIdx [x] k = [(x, k)] := rfl
@[simp] theorem zipIdx_map_fst (n) (l : List α) : map Prod.fst (zipIdx l n) = l := by
  induction l generalizing n with
  | nil => rfl
  | cons a l ih => exact congrArg (a :: ·) (ih (n + 1))
@[simp] theorem zipIdx_map_snd (n) (l : List α) : map Prod.snd (zipIdx l n) = range' n l.length := by
  induction l generalizing n with
  | nil => rfl
  | cons a l ih => exact congrArg (n :: ·) (ih (n + 1))
theorem zipIdx_eq_zip_range' {l : List α} {n : Nat} : l.zipIdx n = l.zip (range' n l.length) :=
  zip_of_prod (zipIdx_map_fst n l) (zipIdx_map_snd n l)
theorem mk_mem_zipIdx_iff_getElem? {l : List α} {i : Nat} {x : α} : (x, i) ∈ zipIdx l ↔ l[i]? = some x := by
  rewrite [mem_iff_getElem?]
  simp only [getElem?_zipIdx, Option.map_eq_some_iff, Prod.mk.injEq, Nat.zero_add]
  exact ⟨fun ⟨j, a, h, e, k⟩ => e ▸ k ▸ h, fun h => ⟨i, x, h, rfl, rfl⟩⟩
theorem zipIdx_append {k : Nat} {xs ys : List α} : zipIdx (xs ++ ys) k = zipIdx xs k ++ zipIdx ys (k + xs.length) := by
  induction xs generalizing k with
  | nil => rfl
  | cons a l ih => rewrite [cons_append, zipIdx_cons, ih, zipIdx_cons, length_cons,
    show k + 1 + l.length = k + (l.length + 1) from Nat.succ_add_eq_add_succ k l.length]; rfl
private theorem mapIdx_go {β : Type v} {l : List α} {f : Nat → α → β} {acc : Array β} : mapIdx.go f l acc =
    acc.toList ++ (zipIdx l acc.size).map fun x => f x.2 x.1 := by
  induction l generalizing acc with
  | nil => exact (append_nil _).symm
  | cons a l ih =>
    refine (ih (acc := acc.push (f acc.size a))).trans ?_
    rewrite [Array.toList_push, Array.size_push, append_assoc]; rfl
theorem mapIdx_eq_zipIdx_map {β : Type v} {l : List α} {f : Nat → α → β} :
    l.mapIdx f = l.zipIdx.map (fun ⟨a, i⟩ => f i a) := mapIdx_go
@[simp] theorem mapIdx_nil {β : Type v} {f : Nat → α → β} : mapIdx f [] = [] := rfl
@[simp] theorem length_mapIdx {β : Type v} {l : List α} {f : Nat → α → β} : (l.mapIdx f).length = l.length := by
  rw [mapIdx_eq_zipIdx_map, length_map, length_zipIdx]
@[simp] theorem getElem?_mapIdx {β : Type v} {l : List α} {i : Nat} {f : Nat → α → β} :
    (l.mapIdx f)[i]? = Option.map (f i) l[i]? := by
  rewrite [mapIdx_eq_zipIdx_map, getElem?_map, getElem?_zipIdx, Nat.zero_add]; cases l[i]? <;> rfl
@[simp] theorem getElem_mapIdx {β : Type v} {l : List α} {i : Nat} {f : Nat → α → β} {h : i < (l.mapIdx f).length} :
    (l.mapIdx f)[i] = f i (l[i]'(length_mapIdx (f := f) ▸ h)) := by
  rewrite [getElem_eq_iff, getElem?_mapIdx, getElem?_eq_getElem (length_mapIdx (f := f) ▸ h)]; rfl
@[simp] theorem mapIdx_cons {β : Type v} {l : List α} {f : Nat → α → β} {a : α} :
    mapIdx f (a :: l) = f 0 a :: mapIdx (fun i => f (i + 1)) l := by
  apply ext_getElem?
  intro i
  cases i with
  | zero => rewrite [getElem?_mapIdx]; rfl
  | succ i => rw [getElem?_mapIdx, getElem?_cons_succ, getElem?_cons_succ, getElem?_mapIdx]
theorem mapIdx_append {β : Type v} {f : Nat → α → β} {K L : List α} :
    (K ++ L).mapIdx f = K.mapIdx f ++ L.mapIdx fun i => f (i + K.length) := by
  induction K generalizing f with
  | nil => rfl
  | cons a l ih =>
    rewrite [cons_append, mapIdx_cons, ih, mapIdx_cons, length_cons]
    simp only [cons_append, Nat.add_assoc]
theorem mapIdx_singleton {β : Type v} {f : Nat → α → β} {a : α} : mapIdx f [a] = [f 0 a] := rfl
@[simp] theorem mapIdx_eq_nil_iff {β : Type v} {l : List α} {f : Nat → α → β} : List.mapIdx f l = [] ↔ l = [] := by
  rw [← length_eq_zero_iff, length_mapIdx, length_eq_zero_iff]

/- Searching. -/
section
@[simp] theorem findSome?_cons_of_isSome {β : Type v} {a : α} {f : α → Option β} {l} (h : (f a).isSome) :
    findSome? f (a :: l) = f a := by
  rewrite [findSome?_cons]; split <;> simp_all
@[simp] theorem findSome?_cons_of_isNone {β : Type v} {a : α} {f : α → Option β} {l} (h : (f a).isNone) :
    findSome? f (a :: l) = findSome? f l := by
  rw [findSome?_cons, Option.isNone_iff_eq_none.mp h]
theorem exists_of_findSome?_eq_some {β : Type v} {l : List α} {f : α → Option β} {b : β} (w : l.findSome? f = some b) :
    ∃ a, a ∈ l ∧ f a = some b := by
  induction l with
  | nil => nomatch w
  | cons a l ih =>
    rewrite [findSome?_cons] at w
    split at w
    · exact ⟨a, .head _, w ▸ ‹_›⟩
    · obtain ⟨x, m, h⟩ := ih w; exact ⟨x, .tail _ m, h⟩
@[simp] theorem findSome?_eq_none_iff {β : Type v} {l : List α} {f : α → Option β} :
    findSome? f l = none ↔ ∀ x ∈ l, f x = none := by
  induction l with
  | nil => exact ⟨fun _ => nofun, fun _ => rfl⟩
  | cons a l ih =>
    rewrite [findSome?_cons, forall_mem_cons]
    cases f a with
    | none => exact ih.trans (and_iff_right rfl).symm
    | some b => exact ⟨nofun, fun h => nomatch h.1⟩
theorem isSome_findSome? {β : Type v} {l : List α} {f : α → Option β} :
    (l.findSome? f).isSome = l.any (f · |>.isSome) := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [findSome?_cons, any_cons, ← ih]; cases h : f a <;> rfl
@[simp] theorem findSome?_guard {l : List α} {p : α → Bool} : findSome? (Option.guard p) l = find? p l := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p a
    · rw [findSome?_cons, Option.guard_pos h, find?_cons, h]
    · rw [findSome?_cons, Option.guard_eq_none_iff.mpr (Bool.of_not_eq_true h), ih, find?_cons, Bool.of_not_eq_true h]
theorem find?_eq_findSome?_guard {l : List α} {p : α → Bool} : find? p l = findSome? (Option.guard p) l :=
  findSome?_guard.symm
@[simp] theorem head?_filterMap {β : Type v} {l : List α} {f : α → Option β} :
    (l.filterMap f).head? = l.findSome? f := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [filterMap_cons, findSome?_cons, ← ih]; cases f a <;> rfl
@[simp] theorem map_findSome? {β : Type v} {γ : Type w} {l : List α} {f : α → Option β} {g : β → γ} :
    (l.findSome? f).map g = l.findSome? (Option.map g ∘ f) := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [findSome?_cons, findSome?_cons, ← ih, Function.comp_apply]; cases f a <;> rfl
theorem findSome?_map {β : Type v} {γ : Type w} {f : α → Option β} {l : List γ} {g : γ → α} :
    findSome? f (l.map g) = l.findSome? (f ∘ g) := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [map_cons, findSome?_cons, findSome?_cons, ih]; rfl
@[simp] theorem findSome?_append {β : Type v} {l₁ l₂ : List α} {f : α → Option β} :
    (l₁ ++ l₂).findSome? f = (l₁.findSome? f).or (l₂.findSome? f) := by
  induction l₁ with
  | nil => rfl
  | cons a l ih => rewrite [cons_append, findSome?_cons, findSome?_cons, ih]; cases f a <;> rfl
@[simp] theorem find?_singleton {a : α} {p : α → Bool} : [a].find? p = if p a then some a else none := by
  rw [find?_cons]; cases p a <;> rfl
@[simp] theorem find?_cons_of_pos {a : α} {p : α → Bool} {l} (h : p a) : find? p (a :: l) = some a := by
  rw [find?_cons, h]
@[simp] theorem find?_cons_of_neg {a : α} {p : α → Bool} {l} (h : ¬p a) : find? p (a :: l) = find? p l := by
  rw [find?_cons, Bool.of_not_eq_true h]
@[simp] theorem find?_eq_none {l : List α} {p : α → Bool} : find? p l = none ↔ ∀ x ∈ l, ¬ p x := by
  induction l with
  | nil => exact ⟨fun _ => nofun, fun _ => rfl⟩
  | cons a l ih =>
    by_cases h : p a
    · rewrite [find?_cons_of_pos h]; exact ⟨nofun, fun k => absurd h (k a (.head _))⟩
    · rewrite [find?_cons_of_neg h, forall_mem_cons]; exact ih.trans (and_iff_right h).symm
theorem find?_some {a : α} {p : α → Bool} {l} (H : find? p l = some a) : p a := by
  induction l with
  | nil => nomatch H
  | cons b l ih =>
    by_cases h : p b
    · rewrite [find?_cons_of_pos h] at H; exact Option.some.inj H ▸ h
    · rewrite [find?_cons_of_neg h] at H; exact ih H
theorem mem_of_find?_eq_some {a : α} {p : α → Bool} {l} (H : find? p l = some a) : a ∈ l := by
  induction l with
  | nil => nomatch H
  | cons b l ih =>
    by_cases h : p b
    · rewrite [find?_cons_of_pos h] at H; exact Option.some.inj H ▸ .head _
    · rewrite [find?_cons_of_neg h] at H; exact .tail _ (ih H)
theorem find?_eq_some_iff_append {xs : List α} {b : α} {p : α → Bool} :
    xs.find? p = some b ↔ p b ∧ ∃ as bs, xs = as ++ b :: bs ∧ ∀ a ∈ as, !p a := by
  constructor
  · intro h
    refine ⟨find?_some h, ?_⟩
    induction xs with
    | nil => nomatch h
    | cons a l ih =>
      by_cases k : p a
      · rewrite [find?_cons_of_pos k] at h; exact ⟨[], l, Option.some.inj h ▸ rfl, nofun⟩
      · rewrite [find?_cons_of_neg k] at h
        obtain ⟨as, bs, e, m⟩ := ih h
        exact ⟨a :: as, bs, by rewrite [e]; rfl, forall_mem_cons.mpr ⟨by rewrite [Bool.of_not_eq_true k]; rfl, m⟩⟩
  · rintro ⟨h, as, bs, rfl, m⟩
    induction as with
    | nil => exact find?_cons_of_pos h
    | cons a as ih =>
      have ⟨m₁, m₂⟩ := forall_mem_cons.mp m
      exact (find?_cons_of_neg fun k => by rewrite [k] at m₁; nomatch m₁).trans (ih m₂)
theorem isSome_find? {xs : List α} {p : α → Bool} : (xs.find? p).isSome = xs.any (p ·) := by
  induction xs with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p a
    · rewrite [find?_cons_of_pos h, any_cons, h]; rfl
    · rewrite [find?_cons_of_neg h, any_cons, Bool.of_not_eq_true h]; exact ih
@[simp] theorem find?_filter {xs : List α} {p q : α → Bool} :
    (xs.filter p).find? q = xs.find? (fun a => decide (p a ∧ q a)) := by
  induction xs with
  | nil => rfl
  | cons a l ih => by_cases h : p a <;> by_cases k : q a <;> simp [h, k, ih]
@[simp] theorem head?_filter {l : List α} {p : α → Bool} : (l.filter p).head? = l.find? p := by
  rw [← filterMap_eq_filter, head?_filterMap, ← findSome?_guard]
@[simp] theorem getLast?_filter {l : List α} {p : α → Bool} : (l.filter p).getLast? = l.reverse.find? p := by
  rw [← head?_reverse, ← filter_reverse, head?_filter]
@[simp] theorem getLast?_filterMap {β : Type v} {l : List α} {f : α → Option β} :
    (l.filterMap f).getLast? = l.reverse.findSome? f := by
  rw [← head?_reverse, ← filterMap_reverse, head?_filterMap]
@[simp] theorem find?_map {β : Type v} {p : α → Bool} {f : β → α} {l : List β} :
    find? p (l.map f) = (l.find? (p ∘ f)).map f := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p (f a)
    · rewrite [map_cons, find?_cons_of_pos h, find?_cons_of_pos (p := p ∘ f) h]; rfl
    · rewrite [map_cons, find?_cons_of_neg h, find?_cons_of_neg (p := p ∘ f) h]; exact ih
@[simp] theorem find?_append {l₁ l₂ : List α} {p : α → Bool} : (l₁ ++ l₂).find? p = (l₁.find? p).or (l₂.find? p) := by
  induction l₁ with
  | nil => rfl
  | cons a l ih =>
    by_cases h : p a
    · rewrite [cons_append, find?_cons_of_pos h, find?_cons_of_pos h]; rfl
    · rewrite [cons_append, find?_cons_of_neg h, find?_cons_of_neg h]; exact ih
@[simp] theorem find?_flatten {p : α → Bool} {xs : List (List α)} : xs.flatten.find? p = xs.findSome? (find? p) := by
  induction xs with
  | nil => rfl
  | cons a l ih => rewrite [flatten_cons, find?_append, ih, findSome?_cons]; cases find? p a <;> rfl
@[simp] theorem find?_flatMap {β : Type v} {p : α → Bool} {xs : List β} {f : β → List α} :
    (xs.flatMap f).find? p = xs.findSome? (fun x => (f x).find? p) := by
  rewrite [flatMap_def, find?_flatten, findSome?_map]; rfl
theorem find?_replicate {a : α} {p : α → Bool} {n : Nat} :
    find? p (replicate n a) = if n = 0 then none else if p a then some a else none := by
  induction n with
  | zero => rfl
  | succ n ih => by_cases h : p a <;> simp_all [replicate_succ]
private theorem findIdx_go {l : List α} {p : α → Bool} {n : Nat} : findIdx.go p l n = findIdx.go p l 0 + n := by
  induction l generalizing n with
  | nil => exact (Nat.zero_add n).symm
  | cons a l ih =>
    show (bif p a then n else findIdx.go p l (n + 1)) = (bif p a then 0 else findIdx.go p l (0 + 1)) + n
    cases p a with
    | true => exact (Nat.zero_add n).symm
    | false =>
      show findIdx.go p l (n + 1) = findIdx.go p l (0 + 1) + n
      rw [ih, ih (n := 0 + 1), Nat.zero_add, Nat.add_assoc, Nat.add_comm 1 n]
theorem findIdx_cons {l : List α} {a : α} {p : α → Bool} :
    (a :: l).findIdx p = if p a then 0 else (l.findIdx p) + 1 := by
  show (bif p a then 0 else findIdx.go p l (0 + 1)) = _
  rewrite [findIdx_go (n := 0 + 1)]; cases p a <;> rfl
theorem findIdx_of_getElem?_eq_some {xs : List α} {p : α → Bool} {y : α} (w : xs[xs.findIdx p]? = some y) : p y := by
  induction xs with
  | nil => nomatch w
  | cons a l ih =>
    rewrite [findIdx_cons] at w
    cases h : p a with
    | true => rewrite [h] at w; exact Option.some.inj w ▸ h
    | false => rewrite [h] at w; exact ih w
theorem findIdx_getElem {xs : List α} {p : α → Bool} {w : xs.findIdx p < xs.length} : p xs[xs.findIdx p] :=
  findIdx_of_getElem?_eq_some (getElem?_eq_getElem w)
theorem findIdx_lt_length_of_exists {xs : List α} {p : α → Bool} (h : ∃ x ∈ xs, p x) : xs.findIdx p < xs.length := by
  induction xs with
  | nil => obtain ⟨_, m, _⟩ := h; nomatch m
  | cons a l ih =>
    rewrite [findIdx_cons]
    cases k : p a with
    | true => exact Nat.succ_pos _
    | false =>
      obtain ⟨x, m, h⟩ := h
      exact Nat.succ_lt_succ (ih ⟨x, (mem_cons.mp m).resolve_left (fun e => by rewrite [e, k] at h; nomatch h), h⟩)
theorem findIdx_le_length {xs : List α} {p : α → Bool} : xs.findIdx p ≤ xs.length := by
  induction xs with
  | nil => exact Nat.le_refl 0
  | cons a l ih => rewrite [findIdx_cons]; cases p a <;> simp [ih]
@[simp] theorem findIdx_lt_length {xs : List α} {p : α → Bool} : xs.findIdx p < xs.length ↔ ∃ x ∈ xs, p x :=
  ⟨fun h => ⟨_, getElem_mem h, findIdx_getElem⟩, findIdx_lt_length_of_exists⟩
private theorem findIdx?_go {l : List α} {p : α → Bool} {i : Nat} :
    findIdx?.go p l i = (findIdx?.go p l 0).map (· + i) := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih =>
    rewrite [findIdx?.go, findIdx?.go]
    by_cases h : p a
    · rw [if_pos h, if_pos h, Option.map_some, Nat.zero_add]
    · rewrite [if_neg h, if_neg h, ih, ih (i := 0 + 1), Option.map_map]
      congr 1
      funext x
      exact (congrArg (x + ·) (Nat.add_comm i 1)).trans (Nat.add_assoc x 1 i).symm
@[simp] theorem findIdx?_nil {p : α → Bool} : ([] : List α).findIdx? p = none := rfl
theorem findIdx?_cons {xs : List α} {a : α} {p : α → Bool} :
    (a :: xs).findIdx? p = if p a then some 0 else Option.map (· + 1) (xs.findIdx? p) := by
  rewrite [findIdx?, findIdx?.go, findIdx?_go (i := 0 + 1)]; rfl
@[simp] theorem findIdx?_eq_none_iff {xs : List α} {p : α → Bool} :
    xs.findIdx? p = none ↔ ∀ x, x ∈ xs → p x = false := by
  induction xs with
  | nil => simp
  | cons a l ih => rewrite [findIdx?_cons]; by_cases h : p a <;> simp [h, ih]
@[simp] theorem isSome_findIdx? {xs : List α} {p : α → Bool} : (xs.findIdx? p).isSome = xs.any p := by
  induction xs with
  | nil => rfl
  | cons a l ih => rewrite [findIdx?_cons]; by_cases h : p a <;> simp [h, ih]
theorem findIdx?_eq_some_of_exists {xs : List α} {p : α → Bool} (h : ∃ x, x ∈ xs ∧ p x) :
    xs.findIdx? p = some (xs.findIdx p) := by
  induction xs with
  | nil => obtain ⟨_, m, _⟩ := h; nomatch m
  | cons a l ih =>
    rewrite [findIdx?_cons, findIdx_cons]
    by_cases k : p a
    · rewrite [if_pos k, k]; rfl
    · obtain ⟨x, m, h⟩ := h
      rewrite [if_neg k, Bool.of_not_eq_true k, ih ⟨x, (mem_cons.mp m).resolve_left (fun e => k (e ▸ h)), h⟩]; rfl
section
variable {l : List α} {a : α}
theorem idxOf_eq_findIdx [BEq α] : l.idxOf a = l.findIdx (· == a) := rfl
theorem idxOf_cons {b : α} [BEq α] : (b :: l).idxOf a = if b == a then 0 else l.idxOf a + 1 := findIdx_cons
@[simp] theorem idxOf_cons_self [BEq α] [ReflBEq α] : (a :: l).idxOf a = 0 := by rewrite [idxOf_cons, BEq.rfl]; rfl
theorem idxOf_eq_length [BEq α] [LawfulBEq α] (h : a ∉ l) : l.idxOf a = l.length := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    rewrite [idxOf_cons, beq_false_of_ne fun e => h (mem_cons.mpr (.inl e.symm)), ih (not_mem_of_not_mem_cons h)]; rfl
theorem idxOf_lt_length_of_mem [BEq α] [EquivBEq α] (h : a ∈ l) : l.idxOf a < l.length :=
  findIdx_lt_length_of_exists ⟨a, h, BEq.refl a⟩
theorem idxOf_le_length [BEq α] [LawfulBEq α] : l.idxOf a ≤ l.length := findIdx_le_length
theorem idxOf_lt_length_iff [BEq α] [LawfulBEq α] : l.idxOf a < l.length ↔ a ∈ l :=
  ⟨fun h => Classical.byContradiction fun k => by rewrite [idxOf_eq_length k] at h; exact Nat.lt_irrefl _ h,
   idxOf_lt_length_of_mem⟩
@[simp] theorem getElem_idxOf [BEq α] [LawfulBEq α] (h : l.idxOf a < l.length) : l[l.idxOf a] = a :=
  beq_iff_eq.mp (findIdx_getElem (p := (· == a)) (w := h))
@[simp] theorem lookup_eq_none_iff {β : Type v} {a : α} [BEq α] {l : List (α × β)} :
    l.lookup a = none ↔ ∀ p, p ∈ l → a != p.1 := by
  induction l with
  | nil => exact ⟨fun _ => nofun, fun _ => rfl⟩
  | cons x l ih =>
    obtain ⟨k, b⟩ := x
    rewrite [lookup_cons, forall_mem_cons, bne]
    cases h : a == k with
    | true => exact ⟨nofun, fun h => Bool.noConfusion h.1⟩
    | false => exact ih.trans ⟨fun h => ⟨rfl, h⟩, And.right⟩
@[simp] theorem lookup_cons_self {β : Type v} {a : α} [BEq α] [ReflBEq α] {b : β} {es : List (α × β)} :
    ((a, b) :: es).lookup a = some b := by
  rw [lookup_cons, BEq.rfl]
theorem lookup_append {β : Type v} {a : α} [BEq α] {l₁ l₂ : List (α × β)} :
    (l₁ ++ l₂).lookup a = (l₁.lookup a).or (l₂.lookup a) := by
  induction l₁ with
  | nil => rfl
  | cons x l ih => obtain ⟨k, b⟩ := x; rewrite [cons_append, lookup_cons, lookup_cons, ih]; cases a == k <;> rfl
end
end

/- Elements with a proof. -/
section
variable {β : Type v}
@[simp] theorem pmap_nil {P : α → Prop} {f : ∀ a, P a → β} : pmap f [] nofun = [] := rfl
@[simp] theorem pmap_cons {P : α → Prop} {f : ∀ a, P a → β} {a : α} {l : List α} (h : ∀ b ∈ a :: l, P b) :
    pmap f (a :: l) h = f a (forall_mem_cons.1 h).1 :: pmap f l (forall_mem_cons.1 h).2 := rfl
@[simp] theorem attach_nil : ([] : List α).attach = [] := rfl
@[simp] theorem attachWith_nil {P : α → Prop} {H : ∀ x ∈ [], P x} : ([] : List α).attachWith P H = [] := rfl
@[simp] theorem pmap_eq_map {p : α → Prop} {f : α → β} {l : List α} (H) :
    @pmap _ _ p (fun a _ => f a) l H = map f l := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a :: ·) (ih _)
theorem pmap_congr_left {p q : α → Prop} {f : ∀ a, p a → β} {g : ∀ a, q a → β} (l : List α) {H₁ H₂}
    (h : ∀ a ∈ l, ∀ (h₁ h₂), f a h₁ = g a h₂) : pmap f l H₁ = pmap g l H₂ := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [pmap_cons, pmap_cons, h a (.head _) _ (forall_mem_cons.1 H₂).1, ih fun b m => h b (.tail _ m)]
theorem map_pmap {γ : Type w} {p : α → Prop} {g : β → γ} {f : ∀ a, p a → β} {l} (H) :
    map g (pmap f l H) = pmap (fun a h => g (f a h)) l H := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (_ :: ·) (ih _)
theorem pmap_map {γ : Type w} {p : β → Prop} {g : ∀ b, p b → γ} {f : α → β} {l} (H) :
    pmap g (map f l) H = pmap (fun a h => g (f a) h) l fun _ h => H _ (mem_map_of_mem h) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (_ :: ·) (ih _)
@[simp] theorem length_pmap {p : α → Prop} {f : ∀ a, p a → β} {l H} : (pmap f l H).length = l.length := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg Nat.succ ih
@[simp] theorem length_attach {l : List α} : l.attach.length = l.length := length_pmap
@[simp] theorem length_attachWith {p : α → Prop} {l H} : length (l.attachWith p H) = length l := length_pmap
@[simp] theorem attach_cons {x : α} {xs : List α} :
    (x :: xs).attach = ⟨x, mem_cons_self⟩ :: xs.attach.map fun ⟨y, h⟩ => ⟨y, mem_cons_of_mem x h⟩ := by
  rewrite [attach, attachWith, pmap_cons, attach, attachWith, map_pmap]
  congr 1
  exact pmap_congr_left _ fun _ _ _ _ => rfl
@[simp] theorem attachWith_cons {x : α} {xs : List α} {p : α → Prop} (h : ∀ a ∈ x :: xs, p a) :
    (x :: xs).attachWith p h = ⟨x, h x mem_cons_self⟩ :: xs.attachWith p (fun a ha => h a (mem_cons_of_mem x ha)) := rfl
theorem pmap_eq_map_attach {p : α → Prop} {f : ∀ a, p a → β} {l} (H) :
    pmap f l H = l.attach.map fun x => f x.1 (H _ x.2) := by
  rewrite [attach, attachWith, map_pmap]; exact pmap_congr_left l fun _ _ _ _ => rfl
theorem attach_map_val {l : List α} {f : α → β} : (l.attach.map fun (i : {i // i ∈ l}) => f i.val) = l.map f := by
  rewrite [attach, attachWith, map_pmap]; exact pmap_eq_map _
theorem attach_map_subtype_val (l : List α) : l.attach.map Subtype.val = l :=
  (attach_map_val (f := id)).trans (map_id l)
theorem attachWith_map_val {p : α → Prop} {f : α → β} {l : List α} (H : ∀ a ∈ l, p a) :
    ((l.attachWith p H).map fun (i : { i // p i}) => f i.val) = l.map f := by
  rewrite [attachWith, map_pmap]; exact pmap_eq_map _
theorem attachWith_map_subtype_val {p : α → Prop} {l : List α} (H : ∀ a ∈ l, p a) :
    (l.attachWith p H).map Subtype.val = l := (attachWith_map_val (f := id) H).trans (map_id l)
@[simp] theorem mem_attach (l : List α) (x) : x ∈ l.attach := by
  obtain ⟨a, h⟩ := x
  have m : a ∈ l.attach.map Subtype.val := by rewrite [attach_map_subtype_val]; exact h
  obtain ⟨⟨b, k⟩, n, e⟩ := mem_map.mp m
  cases e
  exact n
@[simp] theorem mem_attachWith {l : List α} {q : α → Prop} (H) (x : {x // q x}) : x ∈ l.attachWith q H ↔ x.1 ∈ l := by
  induction l with
  | nil => exact ⟨nofun, nofun⟩
  | cons a l ih =>
    rewrite [attachWith_cons, mem_cons, mem_cons, ih]
    exact ⟨fun h => h.imp_left fun h => congrArg Subtype.val h, fun h => h.imp_left fun h => Subtype.ext h⟩
@[simp] theorem mem_pmap {p : α → Prop} {f : ∀ a, p a → β} {l H b} :
    b ∈ pmap f l H ↔ ∃ (a : α) (h : a ∈ l), f a (H a h) = b := by
  rewrite [pmap_eq_map_attach, mem_map]
  exact ⟨fun ⟨⟨a, h⟩, _, e⟩ => ⟨a, h, e⟩, fun ⟨a, h, e⟩ => ⟨⟨a, h⟩, mem_attach _ _, e⟩⟩
theorem mem_pmap_of_mem {p : α → Prop} {f : ∀ a, p a → β} {l H} {a} (h : a ∈ l) : f a (H a h) ∈ pmap f l H :=
  mem_pmap.mpr ⟨a, h, rfl⟩
@[simp] theorem pmap_eq_nil_iff {p : α → Prop} {f : ∀ a, p a → β} {l H} : pmap f l H = [] ↔ l = [] := by
  rw [← length_eq_zero_iff, length_pmap, length_eq_zero_iff]
@[simp] theorem attach_eq_nil_iff {l : List α} : l.attach = [] ↔ l = [] := pmap_eq_nil_iff
@[simp] theorem attachWith_eq_nil_iff {P : α → Prop} {l : List α} {H : ∀ a ∈ l, P a} : l.attachWith P H = [] ↔ l = [] :=
  pmap_eq_nil_iff
@[simp] theorem getElem?_pmap {p : α → Prop} {f : ∀ a, p a → β} {l : List α} (h : ∀ a ∈ l, p a) (i : Nat) :
    (pmap f l h)[i]? = Option.pmap f l[i]? fun x H => h x (mem_of_getElem? H) := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih _ i
@[simp] theorem getElem_pmap {p : α → Prop} (f : ∀ a, p a → β) {l : List α} (h : ∀ a ∈ l, p a) {i : Nat}
    (hn : i < (pmap f l h).length) : (pmap f l h)[i] =
      f (l[i]'(length_pmap (f := f) ▸ hn)) (h _ (getElem_mem (length_pmap (f := f) ▸ hn))) := by
  induction l generalizing i with
  | nil => exact absurd hn (Nat.not_lt_zero _)
  | cons a l ih => cases i with
    | zero => rfl
    | succ i => exact ih _ (Nat.lt_of_succ_lt_succ hn)
@[simp] theorem getElem_attach {xs : List α} {i : Nat} (h : i < xs.attach.length) :
    xs.attach[i] = ⟨xs[i]'(length_attach (l := xs) ▸ h), getElem_mem (length_attach (l := xs) ▸ h)⟩ :=
  getElem_pmap _ _ h
theorem foldl_attach {l : List α} {f : β → α → β} {b : β} :
    l.attach.foldl (fun acc t => f acc t.1) b = l.foldl f b := by
  have := foldl_map (f := Subtype.val) (g := f) (l := l.attach) (init := b)
  rewrite [attach_map_subtype_val] at this
  exact this.symm
theorem foldr_attach {l : List α} {f : α → β → β} {b : β} :
    l.attach.foldr (fun t acc => f t.1 acc) b = l.foldr f b := by
  have := foldr_map (f := Subtype.val) (g := f) (l := l.attach) (init := b)
  rewrite [attach_map_subtype_val] at this
  exact this.symm
@[simp] theorem pmap_append {p : α → Prop} {f : ∀ a : α, p a → β} {l₁ l₂ : List α} (h : ∀ a ∈ l₁ ++ l₂, p a) :
    (l₁ ++ l₂).pmap f h = (l₁.pmap f fun a ha => h a (mem_append_left l₂ ha)) ++
      l₂.pmap f fun a ha => h a (mem_append_right l₁ ha) := by
  induction l₁ with
  | nil => rfl
  | cons a l ih => exact congrArg (_ :: ·) (ih _)
@[simp] theorem attach_append {xs ys : List α} :
    (xs ++ ys).attach = xs.attach.map (fun ⟨x, h⟩ => ⟨x, mem_append_left ys h⟩) ++
      ys.attach.map fun ⟨x, h⟩ => ⟨x, mem_append_right xs h⟩ := by
  rewrite [attach, attachWith, pmap_append, attach, attachWith, map_pmap, attach, attachWith, map_pmap]
  congr 1 <;> exact pmap_congr_left _ fun _ _ _ _ => rfl
end

section
variable {p : α → Prop}
@[simp] theorem unattach_nil : ([] : List { x // p x }).unattach = [] := rfl
@[simp] theorem unattach_cons {l : List { x // p x }} {a : { x // p x }} : (a :: l).unattach = a.val :: l.unattach :=
  rfl
@[simp] theorem mem_unattach {l : List { x // p x }} {a : α} : a ∈ l.unattach ↔ ∃ h : p a, ⟨a, h⟩ ∈ l := by
  rewrite [unattach, mem_map]
  exact ⟨fun ⟨⟨_, h⟩, m, e⟩ => e ▸ ⟨h, m⟩, fun ⟨h, m⟩ => ⟨⟨a, h⟩, m, rfl⟩⟩
@[simp] theorem length_unattach {l : List { x // p x }} : l.unattach.length = l.length := length_map _
@[simp] theorem unattach_attach {l : List α} : l.attach.unattach = l := attach_map_subtype_val l
@[simp] theorem unattach_attachWith {l : List α} {H : ∀ a ∈ l, p a} : (l.attachWith p H).unattach = l :=
  attachWith_map_subtype_val H
@[simp] theorem getElem?_unattach {l : List { x // p x }} (i : Nat) : l.unattach[i]? = l[i]?.map Subtype.val :=
  getElem?_map
@[simp] theorem foldl_subtype {β : Type v} {p : α → Prop} {l : List { x // p x }} {f : β → { x // p x } → β}
    {g : β → α → β} {x : β} (hf : ∀ b x h, f b ⟨x, h⟩ = g b x) :
    l.foldl f x = l.unattach.foldl g x := by
  rewrite [unattach, foldl_map]
  exact congrArg (fun k => foldl k x l) (funext fun b => funext fun ⟨y, h⟩ => hf b y h)
@[simp] theorem foldr_subtype {β : Type v} {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → β → β}
    {g : α → β → β} {x : β} (hf : ∀ x h b, f ⟨x, h⟩ b = g x b) :
    l.foldr f x = l.unattach.foldr g x := by
  rewrite [unattach, foldr_map]
  exact congrArg (fun k => foldr k x l) (funext fun ⟨y, h⟩ => funext fun b => hf y h b)
@[simp] theorem map_subtype {β : Type v} {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → β} {g : α → β}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) :
    l.map f = l.unattach.map g := by
  rewrite [unattach, map_map]; exact map_congr_left fun ⟨x, h⟩ _ => hf x h
@[simp] theorem filterMap_subtype {β : Type v} {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → Option β}
    {g : α → Option β} (hf : ∀ x h, f ⟨x, h⟩ = g x) :
    l.filterMap f = l.unattach.filterMap g := by
  rewrite [unattach, filterMap_map]
  exact congrArg (fun k => filterMap k l) (funext fun ⟨x, h⟩ => hf x h)
@[simp] theorem flatMap_subtype {β : Type v} {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → List β}
    {g : α → List β} (hf : ∀ x h, f ⟨x, h⟩ = g x) :
    (l.flatMap f) = l.unattach.flatMap g := by
  rewrite [unattach, flatMap_map]
  exact congrArg (fun k => List.flatMap k l) (funext fun ⟨x, h⟩ => hf x h)
@[simp] theorem findSome?_subtype {β : Type v} {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → Option β}
    {g : α → Option β} (hf : ∀ x h, f ⟨x, h⟩ = g x) :
    l.findSome? f = l.unattach.findSome? g := by
  rewrite [unattach, findSome?_map]
  exact congrArg (fun k => findSome? k l) (funext fun ⟨x, h⟩ => hf x h)
@[simp] theorem unattach_filter {l : List { x // p x }} {f : { x // p x } → Bool} {g : α → Bool}
    {hf : ∀ x h, f ⟨x, h⟩ = g x} :
    (l.filter f).unattach = l.unattach.filter g := by
  rewrite [unattach, unattach, filter_map]
  exact congrArg (fun k => map Subtype.val (filter k l)) (funext fun ⟨x, h⟩ => hf x h)
@[simp] theorem unattach_reverse {l : List { x // p x }} : l.reverse.unattach = l.unattach.reverse := map_reverse
@[simp] theorem unattach_append {l₁ l₂ : List { x // p x }} : (l₁ ++ l₂).unattach = l₁.unattach ++ l₂.unattach :=
  map_append
@[simp] theorem unattach_flatten {l : List (List { x // p x })} : l.flatten.unattach = (l.map unattach).flatten :=
  map_flatten
@[simp] theorem unattach_replicate {n : Nat} {x : { x // p x }} :
    (List.replicate n x).unattach = List.replicate n x.1 := map_replicate
end

/- What a definition by well-founded recursion through a list is turned into. -/
section
variable {β : Type v} {P : α → Prop} {xs : List α} {ys : List (Subtype P)}
@[wf_preprocess] theorem map_wfParam {f : α → β} : (wfParam xs).map f = xs.attach.unattach.map f := by
  rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem map_unattach {f : α → β} :
    ys.unattach.map f = ys.map fun ⟨x, h⟩ => binderNameHint x f <| binderNameHint h () <| f (wfParam x) := map_map
@[wf_preprocess] theorem foldl_wfParam {f : β → α → β} {x : β} :
    (wfParam xs).foldl f x = xs.attach.unattach.foldl f x := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem foldl_unattach {f : β → α → β} {x : β} :
    ys.unattach.foldl f x = ys.foldl (fun s ⟨x, h⟩ =>
      binderNameHint s f <| binderNameHint x (f s) <| binderNameHint h () <| f s (wfParam x)) x := foldl_map
@[wf_preprocess] theorem foldr_wfParam {f : α → β → β} {x : β} :
    (wfParam xs).foldr f x = xs.attach.unattach.foldr f x := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem foldr_unattach {f : α → β → β} {x : β} :
    ys.unattach.foldr f x = ys.foldr (fun ⟨x, h⟩ s =>
      binderNameHint x f <| binderNameHint s (f x) <| binderNameHint h () <| f (wfParam x) s) x := foldr_map
@[wf_preprocess] theorem filter_wfParam {f : α → Bool} : (wfParam xs).filter f = xs.attach.unattach.filter f := by
  rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem filter_unattach {f : α → Bool} :
    ys.unattach.filter f = (ys.filter (fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x))).unattach := filter_map
@[wf_preprocess] theorem reverse_wfParam : (wfParam xs).reverse = xs.attach.unattach.reverse := by
  rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem reverse_unattach : ys.unattach.reverse = ys.reverse.unattach := map_reverse.symm
@[wf_preprocess] theorem filterMap_wfParam {f : α → Option β} :
    (wfParam xs).filterMap f = xs.attach.unattach.filterMap f := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem filterMap_unattach {f : α → Option β} :
    ys.unattach.filterMap f = ys.filterMap fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) := filterMap_map
@[wf_preprocess] theorem flatMap_wfParam {f : α → List β} :
    (wfParam xs).flatMap f = xs.attach.unattach.flatMap f := by rewrite [unattach_attach]; rfl
@[wf_preprocess] theorem flatMap_unattach {f : α → List β} :
    ys.unattach.flatMap f = ys.flatMap fun ⟨x, h⟩ =>
      binderNameHint x f <| binderNameHint h () <| f (wfParam x) := flatMap_map _ _ _
end

/- Minima and maxima. -/
@[simp] theorem min?_nil [Min α] : ([] : List α).min? = none := rfl
theorem min?_cons' {x : α} {xs : List α} [Min α] : (x :: xs).min? = some (foldl min x xs) := rfl
@[simp] theorem min?_cons {x : α} {xs : List α} [Min α] [Std.Associative (min : α → α → α)] :
    (x :: xs).min? = some (xs.min?.elim x (min x)) := by
  cases xs with
  | nil => rfl
  | cons y ys => exact congrArg some foldl_assoc
@[simp] theorem min?_eq_none_iff {xs : List α} [Min α] : xs.min? = none ↔ xs = [] := by cases xs <;> simp [min?]
@[simp] theorem isSome_min?_iff {xs : List α} [Min α] : xs.min?.isSome ↔ xs ≠ [] := by cases xs <;> simp [min?]
theorem isSome_min?_of_mem {a : α} {xs : List α} [Min α] (h : a ∈ xs) : xs.min?.isSome :=
  isSome_min?_iff.mpr (ne_nil_of_mem h)
@[simp] theorem max?_nil [Max α] : ([] : List α).max? = none := rfl
theorem max?_cons' {x : α} {xs : List α} [Max α] : (x :: xs).max? = some (foldl max x xs) := rfl
@[simp] theorem max?_cons {x : α} {xs : List α} [Max α] [Std.Associative (max : α → α → α)] :
    (x :: xs).max? = some (xs.max?.elim x (max x)) := by
  cases xs with
  | nil => rfl
  | cons y ys => exact congrArg some foldl_assoc
@[simp] theorem max?_eq_none_iff {xs : List α} [Max α] : xs.max? = none ↔ xs = [] := by cases xs <;> simp [max?]
@[simp] theorem isSome_max?_iff {xs : List α} [Max α] : xs.max?.isSome ↔ xs ≠ [] := by cases xs <;> simp [max?]
theorem isSome_max?_of_mem {a : α} {xs : List α} [Max α] (h : a ∈ xs) : xs.max?.isSome :=
  isSome_max?_iff.mpr (ne_nil_of_mem h)
private theorem foldl_min_nat {l : List Nat} {m : Nat} :
    (l.foldl min m = m ∨ l.foldl min m ∈ l) ∧ l.foldl min m ≤ m ∧ ∀ b ∈ l, l.foldl min m ≤ b := by
  induction l generalizing m with
  | nil => exact ⟨.inl rfl, Nat.le_refl m, nofun⟩
  | cons c l ih =>
    have ⟨h₁, h₂, h₃⟩ := ih (m := min m c)
    rewrite [foldl_cons]
    refine ⟨?_, Nat.le_trans h₂ (Nat.min_le_left ..),
      forall_mem_cons.mpr ⟨Nat.le_trans h₂ (Nat.min_le_right ..), h₃⟩⟩
    rcases h₁ with h | h
    · by_cases k : m ≤ c
      · rewrite [Nat.min_eq_left k] at h ⊢; exact .inl h
      · rewrite [Nat.min_eq_right (Nat.le_of_not_le k)] at h ⊢; exact .inr (mem_cons.mpr (.inl h))
    · exact .inr (.tail _ h)
private theorem foldl_max_nat {l : List Nat} {m : Nat} :
    (l.foldl max m = m ∨ l.foldl max m ∈ l) ∧ m ≤ l.foldl max m ∧ ∀ b ∈ l, b ≤ l.foldl max m := by
  induction l generalizing m with
  | nil => exact ⟨.inl rfl, Nat.le_refl m, nofun⟩
  | cons c l ih =>
    have ⟨h₁, h₂, h₃⟩ := ih (m := max m c)
    rewrite [foldl_cons]
    refine ⟨?_, Nat.le_trans (Nat.le_max_left ..) h₂,
      forall_mem_cons.mpr ⟨Nat.le_trans (Nat.le_max_right ..) h₂, h₃⟩⟩
    rcases h₁ with h | h
    · by_cases k : c ≤ m
      · rewrite [Nat.max_eq_left k] at h ⊢; exact .inl h
      · rewrite [Nat.max_eq_right (Nat.le_of_not_le k)] at h ⊢; exact .inr (mem_cons.mpr (.inl h))
    · exact .inr (.tail _ h)
theorem min?_eq_some_iff' {a : Nat} {xs : List Nat} : xs.min? = some a ↔ (a ∈ xs ∧ ∀ b ∈ xs, a ≤ b) := by
  cases xs with
  | nil => simp
  | cons x xs =>
    have ⟨h₁, h₂, h₃⟩ := foldl_min_nat (l := xs) (m := x)
    rewrite [min?_cons', Option.some_inj]
    refine ⟨fun e => e ▸ ⟨mem_cons.mpr h₁, forall_mem_cons.mpr ⟨h₂, h₃⟩⟩, fun ⟨m, h⟩ => ?_⟩
    have ⟨k₁, k₂⟩ := forall_mem_cons.mp h
    refine Nat.le_antisymm ((mem_cons.mp m).elim (fun e => e ▸ h₂) (h₃ a)) ?_
    exact h₁.elim (fun e => e.symm ▸ k₁) (k₂ _)
theorem max?_eq_some_iff' {a : Nat} {xs : List Nat} : xs.max? = some a ↔ (a ∈ xs ∧ ∀ b ∈ xs, b ≤ a) := by
  cases xs with
  | nil => simp
  | cons x xs =>
    have ⟨h₁, h₂, h₃⟩ := foldl_max_nat (l := xs) (m := x)
    rewrite [max?_cons', Option.some_inj]
    refine ⟨fun e => e ▸ ⟨mem_cons.mpr h₁, forall_mem_cons.mpr ⟨h₂, h₃⟩⟩, fun ⟨m, h⟩ => ?_⟩
    have ⟨k₁, k₂⟩ := forall_mem_cons.mp h
    refine Nat.le_antisymm ?_ ((mem_cons.mp m).elim (fun e => e ▸ h₂) (h₃ a))
    exact h₁.elim (fun e => e.symm ▸ k₁) (k₂ _)

/- Sorting. -/
section
theorem cons_merge_cons (s : α → α → Bool) (a b l r) :
    merge (a :: l) (b :: r) s = if s a b then a :: merge l (b :: r) s else b :: merge (a :: l) r s := by rw [merge]
@[simp] theorem cons_merge_cons_pos (s : α → α → Bool) (l r) {a b} (h : s a b) :
    merge (a :: l) (b :: r) s = a :: merge l (b :: r) s := by rw [cons_merge_cons, if_pos h]
@[simp] theorem cons_merge_cons_neg (s : α → α → Bool) (l r) {a b} (h : ¬ s a b) :
    merge (a :: l) (b :: r) s = b :: merge (a :: l) r s := by rw [cons_merge_cons, if_neg h]
theorem merge_perm_append (le : α → α → Bool) {xs ys : List α} : merge xs ys le ~ xs ++ ys := by
  induction xs generalizing ys with
  | nil => rewrite [nil_merge]; exact .refl _
  | cons x xs ih => induction ys with
    | nil => rw [merge_right, append_nil]
    | cons y ys ihy =>
      rewrite [cons_merge_cons]
      by_cases h : le x y
      · rewrite [if_pos h]; exact ih.cons x
      · rewrite [if_neg h]; exact (ihy.cons y).trans perm_middle.symm
@[simp] theorem length_merge (s : α → α → Bool) (l r) : (merge l r s).length = l.length + r.length :=
  (merge_perm_append s).length_eq.trans length_append
theorem mem_merge {le : α → α → Bool} {xs ys : List α} {a : α} : a ∈ merge xs ys le ↔ a ∈ xs ∨ a ∈ ys := by
  rw [(merge_perm_append le).mem_iff, mem_append]
theorem pairwise_merge {le : α → α → Bool} (trans : ∀ (a b c : α), le a b → le b c → le a c)
    (total : ∀ (a b : α), le a b || le b a)
    (l₁ l₂ : List α) (h₁ : l₁.Pairwise fun a b => le a b) (h₂ : l₂.Pairwise fun a b => le a b) :
    (merge l₁ l₂ le).Pairwise fun a b => le a b := by
  induction l₁ generalizing l₂ with
  | nil => rewrite [nil_merge]; exact h₂
  | cons x l₁ ih => induction l₂ with
    | nil => rewrite [merge_right]; exact h₁
    | cons y l₂ ihy =>
      rewrite [cons_merge_cons]
      by_cases h : le x y
      · rewrite [if_pos h]
        refine .cons (fun z m => ?_) (ih _ h₁.of_cons h₂)
        rcases mem_merge.mp m with m | m
        · exact rel_of_pairwise_cons h₁ m
        · exact (mem_cons.mp m).elim (fun e => e ▸ h) fun m => trans x y z h (rel_of_pairwise_cons h₂ m)
      · rewrite [if_neg h]
        have k : le y x := by have := total x y; rewrite [Bool.of_not_eq_true h, Bool.false_or] at this; exact this
        refine .cons (fun z m => ?_) (ihy h₂.of_cons)
        rcases mem_merge.mp m with m | m
        · exact (mem_cons.mp m).elim (fun e => e ▸ k) fun m => trans y x z k (rel_of_pairwise_cons h₁ m)
        · exact rel_of_pairwise_cons h₂ m
private theorem half_add_half (n : Nat) : n / 2 + (n + 1) / 2 = n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Nat.add_div_right n (Nat.succ_pos 1), Nat.add_succ, Nat.add_comm, ih]
theorem _root_.LeanGym.Internal.min_half (n : Nat) : min ((n + 1) / 2) n = (n + 1) / 2 :=
  Nat.min_eq_left (Nat.le_trans (Nat.le_add_left _ _) (Nat.le_of_eq (half_add_half n)))
theorem _root_.LeanGym.Internal.sub_half (n : Nat) : n - (n + 1) / 2 = n / 2 :=
  Nat.sub_eq_of_eq_add (half_add_half n).symm
open LeanGym.Internal
private theorem half_lt (n : Nat) : (n + 1 + 1 + 1) / 2 < n + 1 + 1 := by
  rewrite [Nat.add_div_right (n + 1) (Nat.succ_pos 1)]
  exact Nat.succ_lt_succ (Nat.div_lt_self (Nat.succ_pos n) (Nat.lt_succ_self 1))
private theorem half_pos (n : Nat) : 0 < (n + 1 + 1 + 1) / 2 := Nat.div_pos (Nat.le_add_left 2 (n + 1)) (Nat.succ_pos 1)
def MergeSort.Internal.splitInTwo {n : Nat} (l : { l : List α // l.length = n }) :
    { l : List α // l.length = (n + 1) / 2 } × { l : List α // l.length = n / 2 } :=
  let r := splitAt ((n + 1) / 2) l.1
  (⟨r.1, by show (splitAt _ _).1.length = _; rewrite [splitAt_eq, length_take, l.2]; exact min_half n⟩,
   ⟨r.2, by show (splitAt _ _).2.length = _; rewrite [splitAt_eq, length_drop, l.2]; exact sub_half n⟩)
open MergeSort.Internal in
def mergeSort : ∀ (xs : List α) (le : α → α → Bool := by exact fun a b => a ≤ b), List α
  | [], _ => []
  | [a], _ => [a]
  | a :: b :: xs, le =>
    let lr := splitInTwo ⟨a :: b :: xs, rfl⟩
    merge (mergeSort lr.1 le) (mergeSort lr.2 le) le
termination_by xs => xs.length
decreasing_by
  · exact lt_of_eq_of_lt (splitInTwo ⟨a :: b :: xs, rfl⟩).1.2 (half_lt xs.length)
  · exact lt_of_eq_of_lt (splitInTwo ⟨a :: b :: xs, rfl⟩).2.2 (Nat.div_lt_self (Nat.succ_pos _) (Nat.lt_succ_self 1))
@[simp] theorem mergeSort_nil {le : α → α → Bool} : [].mergeSort le = [] := by rw [mergeSort]
@[simp] theorem mergeSort_singleton {le : α → α → Bool} (a : α) : [a].mergeSort le = [a] := by rw [mergeSort]
theorem _root_.LeanGym.Internal.mergeSort_cons_cons {le : α → α → Bool} {xs : List α} {a b : α} :
    (a :: b :: xs).mergeSort le =
    merge (((a :: b :: xs).take ((xs.length + 1 + 1 + 1) / 2)).mergeSort le)
      (((a :: b :: xs).drop ((xs.length + 1 + 1 + 1) / 2)).mergeSort le) le := by
  rewrite [mergeSort]
  simp only [MergeSort.Internal.splitInTwo, splitAt_eq]
  rfl
theorem _root_.LeanGym.Internal.induction_of_mergeSort {P : List α → Prop} (nil : P []) (one : ∀ a, P [a])
    (more : ∀ a b xs, P ((a :: b :: xs).take ((xs.length + 1 + 1 + 1) / 2)) →
      P ((a :: b :: xs).drop ((xs.length + 1 + 1 + 1) / 2)) → P (a :: b :: xs)) : ∀ l, P l
  | [] => nil
  | [a] => one a
  | a :: b :: xs => more a b xs (induction_of_mergeSort nil one more _) (induction_of_mergeSort nil one more _)
termination_by l => l.length
decreasing_by
  · rewrite [length_take]; exact Nat.lt_of_le_of_lt (Nat.min_le_left ..) (half_lt xs.length)
  · rewrite [length_drop]; exact Nat.sub_lt (Nat.succ_pos _) (half_pos xs.length)
theorem mergeSort_perm (l : List α) (le) : mergeSort l le ~ l :=
  induction_of_mergeSort (P := fun l => mergeSort l le ~ l) (.of_eq mergeSort_nil)
    (fun a => .of_eq (mergeSort_singleton a)) (fun a b xs h k => by
      have := (merge_perm_append le).trans (h.append k)
      rewrite [take_append_drop] at this
      exact mergeSort_cons_cons ▸ this) l
@[simp] theorem length_mergeSort {le : α → α → Bool} (l : List α) : (mergeSort l le).length = l.length :=
  (mergeSort_perm l le).length_eq
@[simp] theorem mem_mergeSort {le : α → α → Bool} {l : List α} {a : α} : a ∈ mergeSort l le ↔ a ∈ l :=
  (mergeSort_perm l le).mem_iff
theorem pairwise_mergeSort {le : α → α → Bool} (trans : ∀ (a b c : α), le a b → le b c → le a c)
    (total : ∀ (a b : α), le a b || le b a)
    (l : List α) : (mergeSort l le).Pairwise fun a b => le a b :=
  induction_of_mergeSort (P := fun l => (mergeSort l le).Pairwise fun a b => le a b)
    (by rewrite [mergeSort_nil]; exact .nil)
    (fun a => by rewrite [mergeSort_singleton]; exact pairwise_singleton _ a)
    (fun _ _ _ h k => mergeSort_cons_cons ▸ pairwise_merge trans total _ _ h k) l
end
end List
