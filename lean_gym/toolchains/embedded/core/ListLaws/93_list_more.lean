/-
Laws of lists: `++`, `flatten`, `flatMap`, `replicate`, `reverse`, folds, `dropLast`, `any` and `all`,
`insert`, `replace`.
-/
namespace List
variable {α : Type u}
/- `append`. -/
@[simp] theorem nil_append_fun : (([] : List α) ++ ·) = id := rfl
@[simp] theorem cons_append_fun {a : α} {as : List α} : (fun bs => ((a :: as) ++ bs)) = fun bs => a :: (as ++ bs) := rfl
theorem not_mem_append {a : α} {s t : List α} (h₁ : a ∉ s) (h₂ : a ∉ t) : a ∉ s ++ t :=
  fun h => (mem_append.mp h).elim h₁ h₂
theorem append_of_mem {a : α} {l : List α} : a ∈ l → ∃ s t : List α, l = s ++ a :: t := mem_iff_append.mp
theorem forall_mem_append {l₁ l₂ : List α} {p : α → Prop} :
    (∀ (x) (_ : x ∈ l₁ ++ l₂), p x) ↔ (∀ (x) (_ : x ∈ l₁), p x) ∧ (∀ (x) (_ : x ∈ l₂), p x) := by
  simp only [mem_append]
  exact ⟨fun h => ⟨fun x k => h x (.inl k), fun x k => h x (.inr k)⟩, fun h x k => k.elim (h.1 x) (h.2 x)⟩
theorem getElem_append {l₁ l₂ : List α} {i : Nat} (h : i < (l₁ ++ l₂).length) : (l₁ ++ l₂)[i] =
    if h' : i < l₁.length then l₁[i] else
      l₂[i - l₁.length]'(Nat.sub_lt_left_of_lt_add (Nat.not_lt.mp h') (Nat.lt_of_lt_of_eq h length_append)) := by
  by_cases k : i < l₁.length
  · rw [dif_pos k, getElem_append_left k]
  · rw [dif_neg k, getElem_append_right (Nat.le_of_not_lt k)]
theorem getElem?_append {l₁ l₂ : List α} {i : Nat} :
    (l₁ ++ l₂)[i]? = if i < l₁.length then l₁[i]? else l₂[i - l₁.length]? := by
  induction l₁ generalizing i with
  | nil => rfl
  | cons c l ih => cases i with
    | zero => rfl
    | succ i => simp only [cons_append, getElem?_cons_succ, ih, length_cons, Nat.add_lt_add_iff_right,
      Nat.add_sub_add_right]
theorem getElem?_append_left {l₁ l₂ : List α} {i : Nat} (hn : i < l₁.length) : (l₁ ++ l₂)[i]? = l₁[i]? := by
  rw [getElem?_append, if_pos hn]
theorem getElem?_append_right {l₁ l₂ : List α} {i : Nat} (h : l₁.length ≤ i) : (l₁ ++ l₂)[i]? = l₂[i - l₁.length]? := by
  rw [getElem?_append, if_neg (Nat.not_lt.mpr h)]
theorem getElem_append_left' {l₁ : List α} {i : Nat} (hi : i < l₁.length) (l₂ : List α) :
    l₁[i] = (l₁ ++ l₂)[i]'(Nat.lt_of_lt_of_eq (Nat.lt_of_lt_of_le hi (Nat.le_add_right ..)) length_append.symm) :=
  (getElem_append_left hi).symm
theorem getElem_append_right' {l₂ : List α} {i : Nat} (l₁ : List α) (hi : i < l₂.length) :
    l₂[i] = (l₁ ++ l₂)[i + l₁.length]'(Nat.lt_of_lt_of_eq (Nat.add_lt_add_right hi _)
      ((Nat.add_comm ..).trans length_append.symm)) := by
  rewrite [getElem_append_right (Nat.le_add_left _ _)]; simp
theorem getElem_of_append {a : α} {l l₁ l₂ : List α} {i : Nat} (eq : l = l₁ ++ a :: l₂) (h : l₁.length = i) :
    l[i]'(by rewrite [eq, length_append, ← h]; exact Nat.lt_add_of_pos_right (Nat.succ_pos _)) = a := by
  subst eq; subst h
  rewrite [getElem_append_right (Nat.le_refl _)]
  simp
@[simp] theorem singleton_append {x : α} {l : List α} : [x] ++ l = x :: l := rfl
theorem append_inj {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length s₁ = length s₂) :
    s₁ = s₂ ∧ t₁ = t₂ := by
  induction s₁ generalizing s₂ with
  | nil => cases s₂ with
    | nil => exact ⟨rfl, h⟩
    | cons b s => nomatch hl
  | cons a s ih => cases s₂ with
    | nil => nomatch hl
    | cons b s' =>
      injection h with h₁ h₂
      have ⟨x, y⟩ := ih h₂ (Nat.succ.inj hl)
      exact ⟨by rw [h₁, x], y⟩
theorem append_inj_right {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length s₁ = length s₂) : t₁ = t₂ :=
  (append_inj h hl).2
theorem append_inj_left {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length s₁ = length s₂) : s₁ = s₂ :=
  (append_inj h hl).1
theorem append_inj' {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length t₁ = length t₂) : s₁ = s₂ ∧ t₁ = t₂ :=
  append_inj h (by
    have := congrArg length h
    rewrite [length_append, length_append, hl] at this
    exact Nat.add_right_cancel this)
theorem append_inj_right' {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length t₁ = length t₂) : t₁ = t₂ :=
  (append_inj' h hl).2
theorem append_inj_left' {s₁ s₂ t₁ t₂ : List α} (h : s₁ ++ t₁ = s₂ ++ t₂) (hl : length t₁ = length t₂) : s₁ = s₂ :=
  (append_inj' h hl).1
theorem append_right_inj {t₁ t₂ : List α} (s) : s ++ t₁ = s ++ t₂ ↔ t₁ = t₂ :=
  ⟨fun h => append_inj_right h rfl, fun h => h ▸ rfl⟩
theorem append_left_inj {s₁ s₂ : List α} (t) : s₁ ++ t = s₂ ++ t ↔ s₁ = s₂ :=
  ⟨fun h => append_inj_left' h rfl, fun h => h ▸ rfl⟩
@[simp] theorem append_left_eq_self {xs ys : List α} : xs ++ ys = ys ↔ xs = [] := append_left_inj (s₂ := []) ys
@[simp] theorem self_eq_append_left {xs ys : List α} : ys = xs ++ ys ↔ xs = [] := eq_comm.trans append_left_eq_self
@[simp] theorem append_right_eq_self {xs ys : List α} : xs ++ ys = xs ↔ ys = [] := by
  refine ⟨fun h => append_cancel_left (as := xs) (h.trans (append_nil xs).symm), fun h => ?_⟩
  rw [h, append_nil]
@[simp] theorem self_eq_append_right {xs ys : List α} : xs = xs ++ ys ↔ ys = [] := eq_comm.trans append_right_eq_self
theorem getLast_concat {a : α} {l : List α} : getLast (l ++ [a]) (concat_ne_nil a l) = a :=
  (getLast_eq_iff_getLast?_eq_some _).mpr getLast?_concat
theorem nil_eq_append_iff {s t : List α} : [] = s ++ t ↔ s = [] ∧ t = [] := eq_comm.trans append_eq_nil_iff
theorem eq_nil_of_append_eq_nil {l₁ l₂ : List α} (h : l₁ ++ l₂ = []) : l₁ = [] ∧ l₂ = [] := append_eq_nil_iff.mp h
theorem append_ne_nil_of_left_ne_nil {s : List α} (h : s ≠ []) (t : List α) : s ++ t ≠ [] := fun e =>
  h (append_eq_nil_iff.mp e).1
theorem append_ne_nil_of_right_ne_nil {t : List α} (s : List α) (h : t ≠ []) : s ++ t ≠ [] :=
  fun e => h (append_eq_nil_iff.mp e).2
theorem append_eq_cons_iff {x : α} {as bs cs : List α} :
    as ++ bs = x :: cs ↔ (as = [] ∧ bs = x :: cs) ∨ (∃ as', as = x :: as' ∧ cs = as' ++ bs) := by
  cases as with
  | nil => exact ⟨fun h => .inl ⟨rfl, h⟩, fun h => h.elim And.right fun ⟨_, e, _⟩ => nomatch e⟩
  | cons a as =>
    rewrite [cons_append, cons_eq_cons]
    exact ⟨fun ⟨h, k⟩ => .inr ⟨as, h ▸ rfl, k.symm⟩,
      fun h => h.elim nofun fun ⟨_, e, k⟩ => by cases e; exact ⟨rfl, k.symm⟩⟩
theorem cons_eq_append_iff {x : α} {as bs cs : List α} :
    x :: cs = as ++ bs ↔ (as = [] ∧ bs = x :: cs) ∨ (∃ as', as = x :: as' ∧ cs = as' ++ bs) :=
  eq_comm.trans append_eq_cons_iff
theorem append_eq_singleton_iff {x : α} {s t : List α} : s ++ t = [x] ↔ (s = [] ∧ t = [x]) ∨ (s = [x] ∧ t = []) := by
  cases s <;> cases t <;> simp
theorem singleton_eq_append_iff {x : α} {s t : List α} : [x] = s ++ t ↔ (s = [] ∧ t = [x]) ∨ (s = [x] ∧ t = []) :=
  eq_comm.trans append_eq_singleton_iff
theorem append_eq_append_iff {ws xs ys zs : List α} :
    ws ++ xs = ys ++ zs ↔ (∃ as, ys = ws ++ as ∧ xs = as ++ zs) ∨ ∃ bs, ws = ys ++ bs ∧ zs = bs ++ xs := by
  constructor
  · intro h
    induction ws generalizing ys with
    | nil => exact .inl ⟨ys, rfl, h⟩
    | cons a ws ih => cases ys with
      | nil => exact .inr ⟨a :: ws, rfl, h.symm⟩
      | cons b ys =>
        injection h with h₁ h₂
        subst h₁
        rcases ih h₂ with ⟨as, k, e⟩ | ⟨bs, k, e⟩
        · exact .inl ⟨as, k ▸ rfl, e⟩
        · exact .inr ⟨bs, k ▸ rfl, e⟩
  · rintro (⟨as, rfl, rfl⟩ | ⟨bs, rfl, rfl⟩)
    · exact (append_assoc ws as zs).symm
    · exact append_assoc ys bs xs
@[simp] theorem head_append_of_ne_nil {l l' : List α} {w₁} (w₂) : head (l ++ l') w₁ = head l w₂ := by
  cases l with
  | nil => exact (w₂ rfl).elim
  | cons a l => rfl
private theorem right_ne_nil {l₁ l₂ : List α} (w : l₁ ++ l₂ ≠ []) (h : l₁.isEmpty) : l₂ ≠ [] := by
  rewrite [isEmpty_iff.mp h, nil_append] at w; exact w
private theorem left_ne_nil {l₁ : List α} (h : ¬ l₁.isEmpty) : l₁ ≠ [] := fun e => h (isEmpty_iff.mpr e)
theorem head_append {l₁ l₂ : List α} (w : l₁ ++ l₂ ≠ []) : head (l₁ ++ l₂) w =
    if h : l₁.isEmpty then head l₂ (right_ne_nil w h) else head l₁ (left_ne_nil h) := by
  cases l₁ <;> rfl
theorem head_append_left {l₁ l₂ : List α} (h : l₁ ≠ []) :
    head (l₁ ++ l₂) (append_ne_nil_of_left_ne_nil h l₂) = head l₁ h :=
  head_append_of_ne_nil h
theorem head_append_right {l₁ l₂ : List α} (w : l₁ ++ l₂ ≠ []) (h : l₁ = []) :
    head (l₁ ++ l₂) w = head l₂ (right_ne_nil w (isEmpty_iff.mpr h)) := by subst h; rfl
@[simp] theorem head?_append {l l' : List α} : (l ++ l').head? = l.head?.or l'.head? := by cases l <;> rfl
theorem tail?_append {l l' : List α} : (l ++ l').tail? = (l.tail?.map (· ++ l')).or l'.tail? := by cases l <;> rfl
theorem tail?_append_of_ne_nil {l l' : List α} (h : l ≠ []) : (l ++ l').tail? = some (l.tail ++ l') := by
  cases l with
  | nil => exact (h rfl).elim
  | cons a l => rfl
theorem tail_append {l l' : List α} : (l ++ l').tail = if l.isEmpty then l'.tail else l.tail ++ l' := by cases l <;> rfl
@[simp] theorem tail_append_of_ne_nil {xs ys : List α} (h : xs ≠ []) : (xs ++ ys).tail = xs.tail ++ ys := by
  cases xs with
  | nil => exact (h rfl).elim
  | cons a l => rfl
theorem set_append {x : α} {s t : List α} {i : Nat} :
    (s ++ t).set i x = if i < s.length then s.set i x ++ t else s ++ t.set (i - s.length) x := by
  induction s generalizing i with
  | nil => rfl
  | cons a s ih => cases i with
    | zero => rfl
    | succ i =>
      simp only [cons_append, set_cons_succ, ih, length_cons, Nat.add_lt_add_iff_right, Nat.add_sub_add_right]
      split <;> rfl
@[simp] theorem set_append_left {s t : List α} (i : Nat) (x : α) (h : i < s.length) :
    (s ++ t).set i x = s.set i x ++ t := by
  rw [set_append, if_pos h]
@[simp] theorem set_append_right {s t : List α} (i : Nat) (x : α) (h : s.length ≤ i) :
    (s ++ t).set i x = s ++ t.set (i - s.length) x := by
  rw [set_append, if_neg (Nat.not_lt.mpr h)]
theorem filterMap_eq_append_iff {β : Type v} {l : List α} {f : α → Option β} {L₁ L₂ : List β} :
    filterMap f l = L₁ ++ L₂ ↔ ∃ l₁ l₂, l = l₁ ++ l₂ ∧ filterMap f l₁ = L₁ ∧ filterMap f l₂ = L₂ := by
  constructor
  · intro h
    induction l generalizing L₁ with
    | nil =>
      have ⟨h₁, h₂⟩ := append_eq_nil_iff.mp h.symm
      exact ⟨[], [], rfl, h₁.symm, h₂.symm⟩
    | cons a l ih => cases k : f a with
      | none =>
        rewrite [filterMap_cons_none k] at h
        obtain ⟨l₁, l₂, rfl, e₁, e₂⟩ := ih h
        exact ⟨a :: l₁, l₂, rfl, by rw [filterMap_cons_none k, e₁], e₂⟩
      | some b =>
        rewrite [filterMap_cons_some k, cons_eq_append_iff] at h
        rcases h with ⟨rfl, h⟩ | ⟨L, rfl, h⟩
        · exact ⟨[], a :: l, rfl, rfl, by rw [filterMap_cons_some k, h]⟩
        · obtain ⟨l₁, l₂, rfl, e₁, e₂⟩ := ih h
          exact ⟨a :: l₁, l₂, rfl, by rw [filterMap_cons_some k, e₁], e₂⟩
  · rintro ⟨l₁, l₂, rfl, rfl, rfl⟩
    exact filterMap_append
theorem append_eq_filterMap_iff {β : Type v} {l : List α} {f : α → Option β} {L₁ L₂ : List β} :
    L₁ ++ L₂ = filterMap f l ↔ ∃ l₁ l₂, l = l₁ ++ l₂ ∧ filterMap f l₁ = L₁ ∧ filterMap f l₂ = L₂ :=
  eq_comm.trans filterMap_eq_append_iff
theorem filter_eq_append_iff {l : List α} {p : α → Bool} {L₁ L₂ : List α} :
    filter p l = L₁ ++ L₂ ↔ ∃ l₁ l₂, l = l₁ ++ l₂ ∧ filter p l₁ = L₁ ∧ filter p l₂ = L₂ := by
  rw [← filterMap_eq_filter, filterMap_eq_append_iff]
theorem append_eq_filter_iff {l : List α} {p : α → Bool} {L₁ L₂ : List α} :
    L₁ ++ L₂ = filter p l ↔ ∃ l₁ l₂, l = l₁ ++ l₂ ∧ filter p l₁ = L₁ ∧ filter p l₂ = L₂ :=
  eq_comm.trans filter_eq_append_iff
theorem map_eq_append_iff {β : Type v} {l : List α} {f : α → β} {L₁ L₂ : List β} :
    map f l = L₁ ++ L₂ ↔ ∃ l₁ l₂, l = l₁ ++ l₂ ∧ map f l₁ = L₁ ∧ map f l₂ = L₂ := by
  rw [← filterMap_eq_map, filterMap_eq_append_iff]
theorem append_eq_map_iff {β : Type v} {l : List α} {f : α → β} {L₁ L₂ : List β} :
    L₁ ++ L₂ = map f l ↔ ∃ l₁ l₂, l = l₁ ++ l₂ ∧ map f l₁ = L₁ ∧ map f l₂ = L₂ := eq_comm.trans map_eq_append_iff

/- Sums and products. -/
@[simp] theorem sum_append [Add α] [Zero α] [Std.LawfulLeftIdentity (α := α) (· + ·) 0]
    [Std.Associative (α := α) (· + ·)] {l₁ l₂ : List α} : (l₁ ++ l₂).sum = l₁.sum + l₂.sum := by
  induction l₁ with
  | nil => exact (Std.LawfulLeftIdentity.left_id (op := (· + · : α → α → α)) _).symm
  | cons a l ih =>
    rewrite [cons_append, sum_cons, sum_cons, ih]
    exact (Std.Associative.assoc (op := (· + · : α → α → α)) _ _ _).symm
@[simp] theorem sum_singleton [Add α] [Zero α] [Std.LawfulRightIdentity (· + ·) (0 : α)] {x : α} : [x].sum = x :=
  Std.LawfulRightIdentity.right_id (op := (· + · : α → α → α)) x
@[simp] theorem sum_reverse [Zero α] [Add α] [Std.Associative (α := α) (· + ·)] [Std.Commutative (α := α) (· + ·)]
    [Std.LawfulLeftIdentity (α := α) (· + ·) 0] (xs : List α) : xs.reverse.sum = xs.sum := by
  induction xs with
  | nil => rfl
  | cons a l ih =>
    have comm (x y : α) : x + y = y + x := Std.Commutative.comm (op := (· + · : α → α → α)) x y
    have zero (x : α) : 0 + x = x := Std.LawfulLeftIdentity.left_id (op := (· + · : α → α → α)) x
    rw [reverse_cons, sum_append, ih, sum_cons, sum_cons, sum_nil, comm a 0, zero, comm]
@[simp] theorem prod_append [Mul α] [One α] [Std.LawfulLeftIdentity (α := α) (· * ·) 1]
    [Std.Associative (α := α) (· * ·)] {l₁ l₂ : List α} : (l₁ ++ l₂).prod = l₁.prod * l₂.prod := by
  induction l₁ with
  | nil => exact (Std.LawfulLeftIdentity.left_id (op := (· * · : α → α → α)) _).symm
  | cons a l ih =>
    rewrite [cons_append, prod_cons, prod_cons, ih]
    exact (Std.Associative.assoc (op := (· * · : α → α → α)) _ _ _).symm
@[simp] theorem prod_singleton [Mul α] [One α] [Std.LawfulRightIdentity (· * ·) (1 : α)] {x : α} : [x].prod = x :=
  Std.LawfulRightIdentity.right_id (op := (· * · : α → α → α)) x
@[simp] theorem prod_reverse [One α] [Mul α] [Std.Associative (α := α) (· * ·)] [Std.Commutative (α := α) (· * ·)]
    [Std.LawfulLeftIdentity (α := α) (· * ·) 1] (xs : List α) : xs.reverse.prod = xs.prod := by
  induction xs with
  | nil => rfl
  | cons a l ih =>
    have comm (x y : α) : x * y = y * x := Std.Commutative.comm (op := (· * · : α → α → α)) x y
    have one (x : α) : 1 * x = x := Std.LawfulLeftIdentity.left_id (op := (· * · : α → α → α)) x
    rw [reverse_cons, prod_append, ih, prod_cons, prod_cons, prod_nil, comm a 1, one, comm]
theorem sum_reverse_nat (xs : List Nat) : xs.reverse.sum = xs.sum := sum_reverse xs
theorem sum_append_int {l₁ l₂ : List Int} : (l₁ ++ l₂).sum = l₁.sum + l₂.sum := sum_append
theorem sum_reverse_int (xs : List Int) : xs.reverse.sum = xs.sum := sum_reverse xs
@[simp] theorem sum_replicate_nat {n : Nat} {a : Nat} : (replicate n a).sum = n * a := by
  induction n with
  | zero => exact (Nat.zero_mul a).symm
  | succ n ih => rw [replicate_succ, sum_cons, ih, Nat.succ_mul, Nat.add_comm]
@[simp] theorem sum_replicate_int {n : Nat} {a : Int} : (replicate n a).sum = n * a := by
  induction n with
  | zero => exact (Int.zero_mul a).symm
  | succ n ih => rewrite [replicate_succ, sum_cons, ih, Int.natCast_add, Int.add_mul, Int.add_comm]; simp
protected theorem sum_pos_iff_exists_pos_nat {l : List Nat} : 0 < l.sum ↔ ∃ x ∈ l, 0 < x := by
  induction l with
  | nil => simp
  | cons a l ih =>
    rewrite [sum_cons]
    refine ⟨fun h => ?_, fun ⟨x, m, h⟩ => ?_⟩
    · by_cases k : 0 < a
      · exact ⟨a, .head _, k⟩
      · obtain ⟨x, m, h⟩ := ih.mp (Nat.lt_of_lt_of_eq h
          ((congrArg (· + _) (Nat.eq_zero_of_not_pos k)).trans (Nat.zero_add _)))
        exact ⟨x, .tail _ m, h⟩
    · cases m with
      | head => exact Nat.lt_of_lt_of_le h (Nat.le_add_right ..)
      | tail _ m => exact Nat.lt_of_lt_of_le (ih.mpr ⟨x, m, h⟩) (Nat.le_add_left ..)
protected theorem sum_eq_zero_iff_forall_eq_nat {l : List Nat} : l.sum = 0 ↔ ∀ x ∈ l, x = 0 := by
  induction l <;> simp [*]
protected theorem prod_eq_zero_iff_exists_zero_nat {l : List Nat} : l.prod = 0 ↔ ∃ x ∈ l, x = 0 := by
  induction l with
  | nil => simp
  | cons a l ih => rewrite [prod_cons, Nat.mul_eq_zero, ih]; simp [eq_comm]
@[simp] theorem prod_replicate_nat {n : Nat} {a : Nat} : (replicate n a).prod = a ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [replicate_succ, prod_cons, ih, Nat.pow_succ, Nat.mul_comm]
theorem prod_append_nat {l₁ l₂ : List Nat} : (l₁ ++ l₂).prod = l₁.prod * l₂.prod := prod_append
theorem prod_reverse_nat (xs : List Nat) : xs.reverse.prod = xs.prod := prod_reverse xs

/- `concat`. -/
section
variable {a : α}
theorem concat_nil : concat [] a = [a] := rfl
theorem concat_cons {b : α} {l : List α} : concat (a :: l) b = a :: concat l b := rfl
theorem of_concat_eq_concat {b : α} {as bs : List α} (h : as.concat a = bs.concat b) : as = bs ∧ a = b := by
  rewrite [concat_eq_append, concat_eq_append] at h
  have ⟨x, y⟩ := append_inj' h rfl
  exact ⟨x, (cons.inj y).1⟩
theorem init_eq_of_concat_eq {b : α} {l₁ l₂ : List α} (h : concat l₁ a = concat l₂ b) : l₁ = l₂ :=
  (of_concat_eq_concat h).1
theorem last_eq_of_concat_eq {b : α} {l₁ l₂ : List α} (h : concat l₁ a = concat l₂ b) : a = b :=
  (of_concat_eq_concat h).2
theorem concat_inj {b : α} {l l' : List α} : concat l a = concat l' b ↔ l = l' ∧ a = b :=
  ⟨of_concat_eq_concat, fun ⟨h, k⟩ => h ▸ k ▸ rfl⟩
theorem concat_inj_left {l l' : List α} (a : α) : concat l a = concat l' a ↔ l = l' :=
  ⟨init_eq_of_concat_eq, fun h => h ▸ rfl⟩
theorem concat_inj_right {l : List α} {a a' : α} : concat l a = concat l a' ↔ a = a' :=
  ⟨last_eq_of_concat_eq, fun h => h ▸ rfl⟩
theorem concat_append {l₁ l₂ : List α} : concat l₁ a ++ l₂ = l₁ ++ a :: l₂ := by simp
theorem append_concat {l₁ l₂ : List α} : l₁ ++ concat l₂ a = concat (l₁ ++ l₂) a := by simp
theorem map_concat {β : Type v} {a : α} {l : List α} {f : α → β} : map f (concat l a) = concat (map f l) (f a) := by
  simp
theorem eq_nil_or_concat (l : List α) : l = [] ∨ ∃ l' b, l = concat l' b := by
  induction l with
  | nil => exact .inl rfl
  | cons a l ih =>
    rcases ih with rfl | ⟨l', b, rfl⟩
    · exact .inr ⟨[], a, rfl⟩
    · exact .inr ⟨a :: l', b, rfl⟩
@[simp] theorem append_singleton_inj {b : α} {as bs : List α} : as ++ [a] = bs ++ [b] ↔ as = bs ∧ a = b := by
  rw [← concat_eq_append, ← concat_eq_append, concat_inj]
end

/- `flatten` and `flatMap`. -/
@[simp] theorem length_flatten {L : List (List α)} : L.flatten.length = (L.map length).sum := by
  induction L with
  | nil => rfl
  | cons l L ih => rewrite [flatten_cons, length_append, ih]; rfl
theorem flatten_singleton {l : List α} : [l].flatten = l := append_nil l
@[simp] theorem mem_flatten {L : List (List α)} {a : α} : a ∈ L.flatten ↔ ∃ l, l ∈ L ∧ a ∈ l := by
  induction L <;> simp [*]
@[simp] theorem flatten_eq_nil_iff {L : List (List α)} : L.flatten = [] ↔ ∀ l ∈ L, l = [] := by induction L <;> simp [*]
theorem nil_eq_flatten_iff {L : List (List α)} : [] = L.flatten ↔ ∀ l ∈ L, l = [] := eq_comm.trans flatten_eq_nil_iff
theorem flatten_ne_nil_iff {L : List (List α)} : L.flatten ≠ [] ↔ ∃ xs, xs ∈ L ∧ xs ≠ [] := by simp
theorem exists_of_mem_flatten {L : List (List α)} {a : α} : a ∈ flatten L → ∃ l, l ∈ L ∧ a ∈ l := mem_flatten.1
theorem mem_flatten_of_mem {L : List (List α)} {l : List α} {a : α} (lL : l ∈ L) (al : a ∈ l) : a ∈ flatten L :=
  mem_flatten.2 ⟨l, lL, al⟩
theorem forall_mem_flatten {L : List (List α)} {p : α → Prop} :
    (∀ (x) (_ : x ∈ flatten L), p x) ↔ ∀ (l) (_ : l ∈ L) (x) (_ : x ∈ l), p x :=
  ⟨fun h _ m x k => h x (mem_flatten_of_mem m k), fun h x k => have ⟨l, m, k⟩ := mem_flatten.mp k; h l m x k⟩
theorem flatten_eq_flatMap {L : List (List α)} : flatten L = L.flatMap id := by rw [List.flatMap, map_id]
theorem head?_flatten {L : List (List α)} : (flatten L).head? = L.findSome? fun l => l.head? := by
  induction L with
  | nil => rfl
  | cons l L ih => rewrite [flatten_cons, head?_append, ih, findSome?_cons]; cases l.head? <;> rfl
@[simp] theorem map_flatten {β : Type v} {L : List (List α)} {f : α → β} :
    (flatten L).map f = (map (map f) L).flatten := by
  induction L with
  | nil => rfl
  | cons l L ih => exact map_append.trans (congrArg _ ih)
@[simp] theorem filterMap_flatten {β : Type v} {L : List (List α)} {f : α → Option β} :
    filterMap f (flatten L) = flatten (map (filterMap f) L) := by induction L <;> simp [*]
@[simp] theorem filter_flatten {L : List (List α)} {p : α → Bool} :
    filter p (flatten L) = flatten (map (filter p) L) := by
  induction L <;> simp [*]
theorem flatten_filter_not_isEmpty {L : List (List α)} : flatten (L.filter fun l => !l.isEmpty) = L.flatten := by
  induction L with
  | nil => rfl
  | cons l L ih => cases l with
    | nil => exact ih
    | cons a l => exact congrArg ((a :: l) ++ ·) ih
theorem flatten_filter_ne_nil {L : List (List α)} [DecidablePred fun l : List α => l ≠ []] :
    flatten (L.filter fun l => l ≠ []) = L.flatten := by
  induction L with
  | nil => rfl
  | cons l L ih => cases l with
    | nil => rewrite [filter_cons, if_neg (by simp), ih]; rfl
    | cons a l => rewrite [filter_cons, if_pos (by simp), flatten_cons, ih]; rfl
theorem flatten_concat {L : List (List α)} {l : List α} : flatten (L ++ [l]) = flatten L ++ l := by simp
theorem flatten_flatten {L : List (List (List α))} : flatten (flatten L) = flatten (map flatten L) := by
  induction L <;> simp [*]
theorem flatten_eq_cons_iff {xss : List (List α)} {y : α} {ys : List α} : xss.flatten = y :: ys ↔
    ∃ as bs cs, xss = as ++ (y :: bs) :: cs ∧ (∀ l, l ∈ as → l = []) ∧ ys = bs ++ cs.flatten := by
  constructor
  · intro h
    induction xss with
    | nil => nomatch h
    | cons xs xss ih => cases xs with
      | nil =>
        obtain ⟨as, bs, cs, rfl, k, e⟩ := ih h
        exact ⟨[] :: as, bs, cs, rfl, forall_mem_cons.mpr ⟨rfl, k⟩, e⟩
      | cons x xs =>
        rewrite [flatten_cons, cons_append] at h
        injection h with h₁ h₂
        exact ⟨[], xs, xss, h₁ ▸ rfl, nofun, h₂.symm⟩
  · rintro ⟨as, bs, cs, rfl, h, rfl⟩
    rewrite [flatten_append, flatten_eq_nil_iff.mpr h]; rfl
theorem cons_eq_flatten_iff {xs : List (List α)} {y : α} {ys : List α} : y :: ys = xs.flatten ↔
    ∃ as bs cs, xs = as ++ (y :: bs) :: cs ∧ (∀ l, l ∈ as → l = []) ∧ ys = bs ++ cs.flatten :=
  eq_comm.trans flatten_eq_cons_iff
theorem flatten_eq_singleton_iff {xs : List (List α)} {y : α} : xs.flatten = [y] ↔
    ∃ as bs, xs = as ++ [y] :: bs ∧ (∀ l, l ∈ as → l = []) ∧ (∀ l, l ∈ bs → l = []) := by
  rewrite [flatten_eq_cons_iff]
  constructor
  · rintro ⟨as, bs, cs, rfl, h, k⟩
    have ⟨h₁, h₂⟩ := append_eq_nil_iff.mp k.symm
    subst h₁
    exact ⟨as, cs, rfl, h, flatten_eq_nil_iff.mp h₂⟩
  · rintro ⟨as, bs, rfl, h, k⟩
    exact ⟨as, [], bs, rfl, h, (flatten_eq_nil_iff.mpr k).symm⟩
theorem eq_iff_flatten_eq {L L' : List (List α)} : L = L' ↔ L.flatten = L'.flatten ∧ map length L = map length L' := by
  refine ⟨fun h => h ▸ ⟨rfl, rfl⟩, fun h => ?_⟩
  induction L generalizing L' with
  | nil => exact (map_eq_nil_iff.mp h.2.symm).symm
  | cons l L ih => cases L' with
    | nil => nomatch h.2
    | cons l' L' =>
      have ⟨h, k⟩ := h
      injection k with k₁ k₂
      have ⟨x, y⟩ := append_inj h k₁
      rw [x, ih ⟨y, k₂⟩]
theorem flatMap_def {β : Type v} {l : List α} {f : α → List β} : l.flatMap f = flatten (map f l) := rfl
@[simp] theorem flatMap_id {L : List (List α)} : L.flatMap id = L.flatten := flatten_eq_flatMap.symm
@[simp] theorem flatMap_id' {L : List (List α)} : L.flatMap (fun as => as) = L.flatten := flatten_eq_flatMap.symm
@[simp] theorem length_flatMap {β : Type v} {l : List α} {f : α → List β} :
    length (l.flatMap f) = sum (map (fun a => (f a).length) l) := by
  rewrite [flatMap_def, length_flatten, map_map]; rfl
@[simp] theorem mem_flatMap {β : Type v} {f : α → List β} {b : β} {l : List α} :
    b ∈ l.flatMap f ↔ ∃ a, a ∈ l ∧ b ∈ f a := by induction l <;> simp [*]
theorem exists_of_mem_flatMap {β : Type v} {l : List α} {f : α → List β} {b : β} :
    b ∈ l.flatMap f → ∃ a, a ∈ l ∧ b ∈ f a := mem_flatMap.1
theorem mem_flatMap_of_mem {β : Type v} {l : List α} {f : α → List β} {b : β} {a} (al : a ∈ l) (h : b ∈ f a) :
    b ∈ l.flatMap f := mem_flatMap.2 ⟨a, al, h⟩
@[simp] theorem flatMap_eq_nil_iff {β : Type v} {l : List α} {f : α → List β} :
    l.flatMap f = [] ↔ ∀ x ∈ l, f x = [] := by induction l <;> simp [*]
theorem forall_mem_flatMap {β : Type v} {l : List α} {f : α → List β} {p : β → Prop} :
    (∀ (x) (_ : x ∈ l.flatMap f), p x) ↔ ∀ (a) (_ : a ∈ l) (b) (_ : b ∈ f a), p b :=
  ⟨fun h _ m b k => h b (mem_flatMap_of_mem m k), fun h b k => have ⟨a, m, k⟩ := mem_flatMap.mp k; h a m b k⟩
theorem flatMap_singleton {β : Type v} (f : α → List β) (x : α) : [x].flatMap f = f x := append_nil (f x)
@[simp] theorem flatMap_singleton' (l : List α) : (l.flatMap fun x => [x]) = l := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (a :: ·) ih
theorem head?_flatMap {β : Type v} {l : List α} {f : α → List β} :
    (l.flatMap f).head? = l.findSome? fun a => (f a).head? := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [flatMap_cons, head?_append, ih, findSome?_cons]; cases (f a).head? <;> rfl
theorem flatMap_assoc {β : Type v} {γ : Type w} {l : List α} {f : α → List β} {g : β → List γ} :
    (l.flatMap f).flatMap g = l.flatMap fun x => (f x).flatMap g := by
  induction l <;> simp [*]
theorem map_flatMap {β : Type v} {γ : Type w} {l : List α} {f : β → γ} {g : α → List β} :
    (l.flatMap g).map f = l.flatMap fun a => (g a).map f := by
  induction l with
  | nil => rfl
  | cons a l ih => exact map_append.trans (congrArg _ ih)
theorem flatMap_map {β : Type v} {γ : Type w} (f : α → β) (g : β → List γ) (l : List α) :
    (map f l).flatMap g = l.flatMap (fun a => g (f a)) := by induction l <;> simp [*]
theorem map_eq_flatMap {β : Type v} {l : List α} {f : α → β} : map f l = l.flatMap fun x => [f x] := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a :: ·) ih
theorem filterMap_flatMap {β : Type v} {γ : Type w} {l : List α} {g : α → List β} {f : β → Option γ} :
    (l.flatMap g).filterMap f = l.flatMap fun a => (g a).filterMap f := by induction l <;> simp [*]
theorem filter_flatMap {β : Type v} {l : List α} {g : α → List β} {f : β → Bool} :
    (l.flatMap g).filter f = l.flatMap fun a => (g a).filter f := by induction l <;> simp [*]
theorem flatMap_eq_foldl {β : Type v} {l : List α} {f : α → List β} :
    l.flatMap f = l.foldl (fun acc a => acc ++ f a) [] := by
  have go (l' : List β) : l.foldl (fun acc a => acc ++ f a) l' = l' ++ l.flatMap f := by
    induction l generalizing l' with
    | nil => exact (append_nil l').symm
    | cons a l ih => rw [foldl_cons, ih, flatMap_cons, append_assoc]
  exact (go []).symm

/- `replicate`. -/
section
variable {n : Nat} {a : α}
@[simp] theorem replicate_one : replicate 1 a = [a] := rfl
theorem replicate_succ' : replicate (n + 1) a = replicate n a ++ [a] := by
  induction n with
  | zero => rfl
  | succ n ih => exact congrArg (a :: ·) ih
@[simp] theorem contains_replicate {b : α} [BEq α] : (replicate n b).contains a = (a == b && !n == 0) := by
  induction n with
  | zero => simp
  | succ n ih => rewrite [replicate_succ, contains_cons, ih]; cases a == b <;> rfl
theorem eq_of_mem_replicate {b : α} {n} (h : b ∈ replicate n a) : b = a := (mem_replicate.1 h).2
theorem forall_mem_replicate {p : α → Prop} {n} : (∀ b, b ∈ replicate n a → p b) ↔ n = 0 ∨ p a := by
  cases n <;> simp
@[simp] theorem replicate_succ_ne_nil : replicate (n + 1) a ≠ [] := nofun
@[simp] theorem replicate_eq_nil_iff {n : Nat} (a : α) : replicate n a = [] ↔ n = 0 := by
  rw [← length_eq_zero_iff, length_replicate]
@[simp] theorem getElem_replicate {i : Nat} {a : α} (h : i < (replicate n a).length) : (replicate n a)[i] = a :=
  eq_of_mem_replicate (getElem_mem _)
theorem getElem?_replicate {i : Nat} {a : α} : (replicate n a)[i]? = if i < n then some a else none := by
  by_cases h : i < n
  · rw [if_pos h, getElem?_eq_getElem (length_replicate.symm ▸ h), getElem_replicate]
  · rw [if_neg h, getElem?_eq_none (Nat.le_trans (Nat.le_of_eq length_replicate) (Nat.not_lt.mp h))]
@[simp] theorem getElem?_replicate_of_lt {i : Nat} {a : α} (h : i < n) : (replicate n a)[i]? = some a := by
  rw [getElem?_replicate, if_pos h]
theorem head?_replicate : (replicate n a).head? = if n = 0 then none else some a := by cases n <;> rfl
@[simp] theorem head_replicate (w : replicate n a ≠ []) : (replicate n a).head w = a :=
  eq_of_mem_replicate (head_mem w)
@[simp] theorem tail_replicate : (replicate n a).tail = replicate (n - 1) a := by cases n <;> rfl
theorem eq_replicate_of_mem {l : List α} (h : ∀ (b) (_ : b ∈ l), b = a) : l = replicate l.length a := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    have ⟨h₁, h₂⟩ := forall_mem_cons.mp h
    rw [length_cons, replicate_succ, ← ih h₂, h₁]
theorem eq_replicate_iff {l : List α} {n} : l = replicate n a ↔ length l = n ∧ ∀ (b) (_ : b ∈ l), b = a :=
  ⟨fun h => h ▸ ⟨length_replicate, fun _ => eq_of_mem_replicate⟩, fun ⟨e, h⟩ => e ▸ eq_replicate_of_mem h⟩
@[simp] theorem replicate_inj {m : Nat} {a b : α} : replicate n a = replicate m b ↔ n = m ∧ (n = 0 ∨ a = b) := by
  rw [eq_replicate_iff, length_replicate, forall_mem_replicate]
theorem map_eq_replicate_iff {β : Type v} {l : List α} {f : α → β} {b : β} :
    l.map f = replicate l.length b ↔ ∀ x ∈ l, f x = b := by
  rewrite [eq_replicate_iff]; simp
@[simp] theorem map_const {β : Type v} {l : List α} {b : β} : map (Function.const α b) l = replicate l.length b :=
  map_eq_replicate_iff.mpr fun _ _ => rfl
@[simp] theorem map_const_fun {β : Type v} {x : β} : map (Function.const α x) = (replicate ·.length x) :=
  funext fun _ => map_const
theorem map_const' {β : Type v} {l : List α} {b : β} : map (fun _ => b) l = replicate l.length b := map_const
@[simp] theorem set_replicate_self {i : Nat} {a : α} : (replicate n a).set i a = replicate n a := by
  apply ext_getElem?
  intro j
  rewrite [getElem?_set]
  by_cases h : i = j
  · subst h; rw [if_pos rfl, length_replicate, getElem?_replicate]
  · rw [if_neg h]
@[simp] theorem replicate_append_replicate {m : Nat} {a : α} :
    replicate n a ++ replicate m a = replicate (n + m) a := by
  induction n with
  | zero => rewrite [Nat.zero_add]; rfl
  | succ n ih => rw [Nat.succ_add, replicate_succ, replicate_succ, cons_append, ih]
theorem append_eq_replicate_iff {l₁ l₂ : List α} : l₁ ++ l₂ = replicate n a ↔
    l₁.length + l₂.length = n ∧ l₁ = replicate l₁.length a ∧ l₂ = replicate l₂.length a := by
  rewrite [eq_replicate_iff, length_append, forall_mem_append, eq_replicate_iff, eq_replicate_iff]
  simp
theorem replicate_eq_append_iff {l₁ l₂ : List α} : replicate n a = l₁ ++ l₂ ↔
    l₁.length + l₂.length = n ∧ l₁ = replicate l₁.length a ∧ l₂ = replicate l₂.length a :=
  eq_comm.trans append_eq_replicate_iff
@[simp] theorem map_replicate {β : Type v} {n : Nat} {a : α} {f : α → β} :
    (replicate n a).map f = replicate n (f a) := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [replicate_succ, map_cons, ih]; rfl
@[simp] theorem filter_replicate_of_pos {p : α → Bool} (h : p a) : (replicate n a).filter p = replicate n a :=
  filter_eq_self.mpr fun _ m => eq_of_mem_replicate m ▸ h
@[simp] theorem filter_replicate_of_neg {p : α → Bool} (h : ¬ p a) : (replicate n a).filter p = [] :=
  filter_eq_nil_iff.mpr fun _ m => eq_of_mem_replicate m ▸ h
theorem filter_replicate {p : α → Bool} : (replicate n a).filter p = if p a then replicate n a else [] := by
  by_cases h : p a <;> simp [h]
theorem filterMap_replicate {β : Type v} {n : Nat} {a : α} {f : α → Option β} :
    (replicate n a).filterMap f = match f a with | none => [] | .some b => replicate n b := by
  induction n with
  | zero => cases f a <;> rfl
  | succ n ih => rewrite [replicate_succ, filterMap_cons, ih]; cases f a <;> rfl
theorem filterMap_replicate_of_some {β : Type v} {n : Nat} {a : α} {f : α → Option β} {b : β} (h : f a = some b) :
    (replicate n a).filterMap f = replicate n b := by
  rw [filterMap_replicate, h]
@[simp] theorem filterMap_replicate_of_isSome {β : Type v} {n : Nat} {a : α} {f : α → Option β} (h : (f a).isSome) :
    (replicate n a).filterMap f = replicate n (Option.get _ h) := filterMap_replicate_of_some (Option.some_get h).symm
@[simp] theorem filterMap_replicate_of_none {β : Type v} {n : Nat} {a : α} {f : α → Option β} (h : f a = none) :
    (replicate n a).filterMap f = [] := by
  rw [filterMap_replicate, h]
@[simp] theorem flatten_replicate_nil : (replicate n ([] : List α)).flatten = [] := by
  induction n with
  | zero => rfl
  | succ n ih => exact ih
@[simp] theorem flatten_replicate_singleton : (replicate n [a]).flatten = replicate n a := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [replicate_succ, flatten_cons, ih]; rfl
@[simp] theorem flatten_replicate_replicate {m : Nat} {a : α} :
    (replicate n (replicate m a)).flatten = replicate (n * m) a := by
  induction n with
  | zero => rewrite [Nat.zero_mul]; rfl
  | succ n ih => rw [replicate_succ, flatten_cons, ih, replicate_append_replicate, Nat.succ_mul, Nat.add_comm]
theorem flatMap_replicate {β : Type v} {n : Nat} {a : α} {f : α → List β} :
    (replicate n a).flatMap f = (replicate n (f a)).flatten := by
  rw [flatMap_def, map_replicate]
@[simp] theorem isEmpty_replicate : (replicate n a).isEmpty = decide (n = 0) := by cases n <;> rfl
@[simp] theorem replicate_beq_replicate {b : α} [BEq α] : (replicate n a == replicate n b) = (n == 0 || a == b) := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [replicate_succ, replicate_succ, cons_beq_cons, ih]; cases a == b <;> simp
end

/- `reverse`. -/
theorem mem_reverseAux {as bs : List α} {x : α} : x ∈ reverseAux as bs ↔ x ∈ as ∨ x ∈ bs := by simp
theorem reverse_ne_nil_iff {xs : List α} : xs.reverse ≠ [] ↔ xs ≠ [] := not_congr reverse_eq_nil_iff
@[simp] theorem isEmpty_reverse {xs : List α} : xs.reverse.isEmpty = xs.isEmpty := by rewrite [Bool.eq_iff_iff]; simp
theorem getElem?_reverse' {l : List α} {i j} (h : i + j + 1 = length l) : l.reverse[i]? = l[j]? := by
  induction l generalizing j with
  | nil => rfl
  | cons a l ih =>
    rewrite [length_cons] at h
    rewrite [reverse_cons]
    cases j with
    | zero =>
      have e : i = l.length := Nat.succ.inj h
      rewrite [getElem?_append_right (Nat.le_of_eq (length_reverse.trans e.symm)), length_reverse, e, Nat.sub_self]; rfl
    | succ j =>
      have h : i + (j + 1) = l.length := Nat.succ.inj h
      rewrite [getElem?_append_left (Nat.lt_of_lt_of_eq (Nat.lt_add_of_pos_right (Nat.succ_pos j))
        (h.trans length_reverse.symm)), ih (j := j) h]
      rfl
@[simp] theorem getElem?_reverse {l : List α} {i : Nat} (h : i < length l) : l.reverse[i]? = l[l.length - 1 - i]? :=
  getElem?_reverse' (j := l.length - 1 - i) ((congrArg (· + 1) (Nat.add_sub_of_le (Nat.le_sub_one_of_lt h))).trans
    (Nat.sub_add_cancel (Nat.zero_lt_of_lt h)))
@[simp] theorem getElem_reverse {l : List α} {i : Nat} (h : i < l.reverse.length) :
    l.reverse[i] = l[l.length - 1 - i]'(Nat.sub_one_sub_lt_of_lt (Nat.lt_of_lt_of_eq h length_reverse)) := by
  rw [getElem_eq_iff, getElem?_reverse (length_reverse (as := l) ▸ h), getElem?_eq_getElem]
theorem reverseAux_reverseAux_nil {as bs : List α} : reverseAux (reverseAux as bs) [] = reverseAux bs as := by simp
theorem reverseAux_reverseAux {as bs cs : List α} :
    reverseAux (reverseAux as bs) cs = reverseAux bs (reverseAux (reverseAux as []) cs) := by simp
theorem reverse_eq_iff {as bs : List α} : as.reverse = bs ↔ as = bs.reverse :=
  ⟨fun h => h ▸ (reverse_reverse as).symm, fun h => h ▸ reverse_reverse bs⟩
@[simp] theorem reverse_eq_cons_iff {xs ys : List α} {a : α} : xs.reverse = a :: ys ↔ xs = ys.reverse ++ [a] := by
  rw [reverse_eq_iff, reverse_cons]
@[simp] theorem getLast?_reverse {l : List α} : l.reverse.getLast? = l.head? := by
  cases l with
  | nil => rfl
  | cons a l => rewrite [reverse_cons, getLast?_concat]; rfl
@[simp] theorem head?_reverse {l : List α} : l.reverse.head? = l.getLast? := by rw [← getLast?_reverse, reverse_reverse]
theorem getLast?_eq_head?_reverse {xs : List α} : xs.getLast? = xs.reverse.head? := head?_reverse.symm
theorem head?_eq_getLast?_reverse {xs : List α} : xs.head? = xs.reverse.getLast? := getLast?_reverse.symm
theorem mem_of_getLast? {l : List α} {a : α} (h : getLast? l = some a) : a ∈ l :=
  mem_of_getElem? (getLast?_eq_getElem?.symm.trans h)
theorem mem_of_mem_getLast? {l : List α} {a : α} (h : a ∈ getLast? l) : a ∈ l := mem_of_getLast? h
theorem getLast_of_getLast?_eq_some {l : List α} {x : α} (hx : l.getLast? = some x) :
    l.getLast (ne_nil_of_mem (mem_of_getLast? hx)) = x :=
  (getLast_eq_iff_getLast?_eq_some _).mpr hx
theorem getLast_of_mem_getLast? {l : List α} {x : α} (hx : x ∈ l.getLast?) :
    l.getLast (ne_nil_of_mem (mem_of_mem_getLast? hx)) = x :=
  getLast_of_getLast?_eq_some hx
@[simp] theorem filter_reverse {l : List α} {p : α → Bool} : (l.reverse.filter p) = (l.filter p).reverse := by
  induction l with
  | nil => rfl
  | cons a l ih => by_cases h : p a <;> simp [h, ih]
@[simp] theorem filterMap_reverse {β : Type v} {l : List α} {f : α → Option β} :
    (l.reverse.filterMap f) = (l.filterMap f).reverse := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [reverse_cons, filterMap_append, ih, filterMap_cons, filterMap_cons]
    cases f a with
    | none => exact append_nil _
    | some b => exact reverse_cons.symm
@[simp] theorem reverse_eq_append_iff {xs ys zs : List α} : xs.reverse = ys ++ zs ↔ xs = zs.reverse ++ ys.reverse := by
  rw [reverse_eq_iff, reverse_append]
theorem reverse_concat {l : List α} {a : α} : (l ++ [a]).reverse = a :: l.reverse := by simp
theorem reverse_eq_concat {xs ys : List α} {a : α} : xs.reverse = ys ++ [a] ↔ xs = a :: ys.reverse := by
  rw [reverse_eq_iff, reverse_concat]
theorem reverse_flatten {L : List (List α)} : L.flatten.reverse = (L.map reverse).reverse.flatten := by
  induction L <;> simp [*]
theorem flatten_reverse {L : List (List α)} : L.reverse.flatten = (L.map reverse).flatten.reverse := by
  induction L <;> simp [*]
theorem reverse_flatMap {β : Type v} {l : List α} {f : α → List β} :
    (l.flatMap f).reverse = l.reverse.flatMap (reverse ∘ f) := by
  induction l <;> simp [*]
theorem flatMap_reverse {β : Type v} {l : List α} {f : α → List β} :
    l.reverse.flatMap f = (l.flatMap (reverse ∘ f)).reverse := by
  induction l <;> simp [*]
@[simp] theorem reverse_replicate {a : α} {n : Nat} : (replicate n a).reverse = replicate n a :=
  eq_replicate_iff.mpr ⟨length_reverse.trans length_replicate, fun _ h => eq_of_mem_replicate (mem_reverse.mp h)⟩
theorem reverse_singleton {a : α} : [a].reverse = [a] := rfl

/- Folds. -/
section
variable {β : Type v} {l : List α}
@[simp] theorem foldr_cons_eq_append {f : α → β} {l' : List β} :
    l.foldr (fun x ys => f x :: ys) l' = l.map f ++ l' := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (f a :: ·) ih
@[simp] theorem foldr_cons_eq_append' {l l' : List β} : l.foldr cons l' = l ++ l' := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (a :: ·) ih
@[simp] theorem foldl_flip_cons_eq_append {f : α → β} {l' : List β} :
    l.foldl (fun xs y => f y :: xs) l' = (l.map f).reverse ++ l' := by
  induction l generalizing l' with
  | nil => rfl
  | cons a l ih => rewrite [foldl_cons, ih, map_cons, reverse_cons, append_assoc]; rfl
theorem foldl_flip_cons_eq_append' {l' : List α} : l.foldl (fun xs y => y :: xs) l' = l.reverse ++ l' := by simp
@[simp] theorem foldr_append_eq_append {f : α → List β} {l' : List β} :
    l.foldr (f · ++ ·) l' = (l.map f).flatten ++ l' := by
  induction l with
  | nil => rfl
  | cons a l ih => exact (congrArg (f a ++ ·) ih).trans (append_assoc ..).symm
@[simp] theorem foldl_append_eq_append {f : α → List β} {l' : List β} :
    l.foldl (· ++ f ·) l' = l' ++ (l.map f).flatten := by
  induction l generalizing l' with
  | nil => exact (append_nil _).symm
  | cons a l ih => exact ih.trans (append_assoc ..)
@[simp] theorem foldr_flip_append_eq_append {f : α → List β} {l' : List β} :
    l.foldr (fun x ys => ys ++ f x) l' = l' ++ (l.map f).reverse.flatten := by
  induction l generalizing l' <;> simp [*]
@[simp] theorem foldl_flip_append_eq_append {f : α → List β} {l' : List β} :
    l.foldl (fun xs y => f y ++ xs) l' = (l.map f).reverse.flatten ++ l' := by
  induction l generalizing l' <;> simp [*]
theorem foldl_filterMap {γ : Type w} {l : List α} {f : α → Option β} {g : γ → β → γ} {init : γ} :
    (l.filterMap f).foldl g init = l.foldl (fun x y => match f y with | some b => g x b | none => x) init := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, foldl_cons]
    cases f a with
    | none => exact ih
    | some b => exact ih
theorem foldr_filterMap {γ : Type w} {l : List α} {f : α → Option β} {g : β → γ → γ} {init : γ} :
    (l.filterMap f).foldr g init = l.foldr (fun x y => match f x with | some b => g b y | none => y) init := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, foldr_cons]
    cases f a with
    | none => exact ih
    | some b => exact congrArg (g b) ih
theorem foldl_map_hom {g : α → β} {f : α → α → α} {f' : β → β → β} {a : α}
    (h : ∀ x y, f' (g x) (g y) = g (f x y)) : (l.map g).foldl f' (g a) = g (l.foldl f a) := by
  induction l generalizing a with
  | nil => rfl
  | cons a l ih => rewrite [map_cons, foldl_cons, h, ih]; rfl
theorem foldr_map_hom {g : α → β} {f : α → α → α} {f' : β → β → β} {a : α}
    (h : ∀ x y, f' (g x) (g y) = g (f x y)) : (l.map g).foldr f' (g a) = g (l.foldr f a) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact (congrArg (f' (g a)) ih).trans (h ..)
theorem foldl_flatMap {γ : Type w} {l : List α} {f : α → List β} {g : γ → β → γ} {init : γ} :
    (l.flatMap f).foldl g init = l.foldl (fun acc x => (f x).foldl g acc) init := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih => exact (foldl_append ..).trans ih
theorem foldr_flatMap {γ : Type w} {l : List α} {f : α → List β} {g : β → γ → γ} {init : γ} :
    (l.flatMap f).foldr g init = l.foldr (fun x acc => (f x).foldr g acc) init := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [flatMap_cons, foldr_append, ih]; rfl
theorem foldl_flatten {b : β} {f : β → α → β} {L : List (List α)} :
    (flatten L).foldl f b = L.foldl (fun b l => l.foldl f b) b := by
  induction L generalizing b with
  | nil => rfl
  | cons l L ih => exact (foldl_append ..).trans ih
theorem foldr_flatten {b : β} {f : α → β → β} {L : List (List α)} :
    (flatten L).foldr f b = L.foldr (fun l b => l.foldr f b) b := by
  induction L with
  | nil => rfl
  | cons l L ih => rewrite [flatten_cons, foldr_append, ih]; rfl
theorem foldl_eq_foldr_reverse {b : β} {f : β → α → β} : l.foldl f b = l.reverse.foldr (fun x y => f y x) b := by simp
theorem foldr_eq_foldl_reverse {b : β} {f : α → β → β} : l.foldr f b = l.reverse.foldl (fun x y => f y x) b := by simp
theorem foldl_assoc {op : α → α → α} [ha : Std.Associative op] {a₁ a₂ : α} :
    l.foldl op (op a₁ a₂) = op a₁ (l.foldl op a₂) := by
  induction l generalizing a₂ with
  | nil => rfl
  | cons a l ih => rewrite [foldl_cons, ha.assoc, ih]; rfl
theorem foldr_assoc {op : α → α → α} [ha : Std.Associative op] {a₁ a₂ : α} :
    l.foldr op (op a₁ a₂) = op (l.foldr op a₁) a₂ := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [foldr_cons, ih, ← ha.assoc]; rfl
theorem foldl_eq_apply_foldr {f : α → α → α} {x init : α} [Std.Associative f] [Std.LawfulRightIdentity f init] :
    l.foldl f x = f x (l.foldr f init) := by
  induction l generalizing x with
  | nil => exact (Std.LawfulRightIdentity.right_id x).symm
  | cons a l ih => rw [foldl_cons, ih, foldr_cons, Std.Associative.assoc (op := f)]
theorem foldr_eq_apply_foldl {f : α → α → α} {x init : α} [Std.Associative f] [Std.LawfulLeftIdentity f init] :
    l.foldr f x = f (l.foldl f init) x := by
  have go (a : α) : f (l.foldl f a) x = f a (l.foldr f x) := by
    induction l generalizing a with
    | nil => rfl
    | cons b l ih => rw [foldl_cons, ih, foldr_cons, Std.Associative.assoc (op := f)]
  exact ((go init).trans (Std.LawfulLeftIdentity.left_id _)).symm
theorem sum_eq_foldl [Zero α] [Add α] [Std.Associative (α := α) (· + ·)] [Std.LawfulIdentity (· + ·) (0 : α)] :
    l.sum = l.foldl (init := 0) (· + ·) := by
  rewrite [foldl_eq_apply_foldr (init := 0)]
  exact (Std.LawfulLeftIdentity.left_id (op := (· + · : α → α → α)) _).symm
theorem prod_eq_foldl [One α] [Mul α] [Std.Associative (α := α) (· * ·)] [Std.LawfulIdentity (· * ·) (1 : α)] :
    l.prod = l.foldl (init := 1) (· * ·) := by
  rewrite [foldl_eq_apply_foldr (init := 1)]
  exact (Std.LawfulLeftIdentity.left_id (op := (· * · : α → α → α)) _).symm
theorem sum_eq_foldl_nat {xs : List Nat} : xs.sum = xs.foldl (init := 0) (· + ·) := sum_eq_foldl
theorem prod_eq_foldl_nat {xs : List Nat} : xs.prod = xs.foldl (init := 1) (· * ·) := prod_eq_foldl
end
theorem foldl_hom.{u₅, u₆} {β : Type v} {α₁ : Type u₅} {α₂ : Type u₆} (f : α₁ → α₂) {g₁ : α₁ → β → α₁}
    {g₂ : α₂ → β → α₂}
    {l : List β} {init : α₁} (H : ∀ x y, g₂ (f x) y = f (g₁ x y)) : l.foldl g₂ (f init) = f (l.foldl g₁ init) := by
  induction l generalizing init with
  | nil => rfl
  | cons a l ih => rw [foldl_cons, foldl_cons, H, ih]
theorem foldr_hom.{u₅, u₆} {β₁ : Type u₅} {β₂ : Type u₆} (f : β₁ → β₂) {g₁ : α → β₁ → β₁} {g₂ : α → β₂ → β₂}
    {l : List α} {init : β₁} (H : ∀ x y, g₂ x (f y) = f (g₁ x y)) : l.foldr g₂ (f init) = f (l.foldr g₁ init) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact (congrArg (g₂ a) ih).trans (H ..)
def foldlRecOn {β : Type v} {motive : β → Sort _} : ∀ (l : List α) (op : β → α → β) {b : β} (_ : motive b)
    (_ : ∀ (b : β) (_ : motive b) (a : α) (_ : a ∈ l), motive (op b a)), motive (List.foldl op b l)
  | [], _, _, hb, _ => hb
  | hd :: tl, op, b, hb, hl =>
    foldlRecOn tl op (hl b hb hd mem_cons_self) fun y hy x hx => hl y hy x (mem_cons_of_mem hd hx)
def foldrRecOn {β : Type v} {motive : β → Sort _} : ∀ (l : List α) (op : α → β → β) {b : β} (_ : motive b)
    (_ : ∀ (b : β) (_ : motive b) (a : α) (_ : a ∈ l), motive (op a b)), motive (List.foldr op b l)
  | nil, _, _, hb, _ => hb
  | x :: l, op, b, hb, hl =>
    hl (foldr op b l) (foldrRecOn l op hb fun b c a m => hl b c a (mem_cons_of_mem x m)) x mem_cons_self
theorem foldl_rel {β : Type v} {γ : Type w} {l : List α} {f : β → α → β} {g : γ → α → γ} {a : β} {b : γ}
    {r : β → γ → Prop} (h : r a b)
    (h' : ∀ (a : α), a ∈ l → ∀ (c : β) (c' : γ), r c c' → r (f c a) (g c' a)) :
    r (l.foldl (fun acc a => f acc a) a) (l.foldl (fun acc a => g acc a) b) := by
  induction l generalizing a b with
  | nil => exact h
  | cons x l ih => exact ih (h' x (.head _) _ _ h) fun y m => h' y (.tail _ m)
theorem foldr_rel {β : Type v} {γ : Type w} {l : List α} {f : α → β → β} {g : α → γ → γ} {a : β} {b : γ}
    {r : β → γ → Prop} (h : r a b)
    (h' : ∀ (a : α), a ∈ l → ∀ (c : β) (c' : γ), r c c' → r (f a c) (g a c')) :
    r (l.foldr (fun a acc => f a acc) a) (l.foldr (fun a acc => g a acc) b) := by
  induction l with
  | nil => exact h
  | cons x l ih => exact h' x (.head _) _ _ (ih fun y m => h' y (.tail _ m))
@[simp] theorem foldl_add_const {l : List α} {a b : Nat} : l.foldl (fun x _ => x + a) b = b + a * l.length := by
  induction l generalizing b with
  | nil => rfl
  | cons x l ih =>
    rewrite [foldl_cons, ih, length_cons, Nat.mul_succ]
    exact (Nat.add_assoc ..).trans (congrArg (b + ·) (Nat.add_comm ..))
@[simp] theorem foldr_add_const {l : List α} {a b : Nat} : l.foldr (fun _ x => x + a) b = b + a * l.length := by
  induction l with
  | nil => rfl
  | cons x l ih => rewrite [foldr_cons, ih, length_cons, Nat.mul_succ]; exact Nat.add_assoc ..

/- The last element again. -/
section
variable {l : List α}
@[simp] theorem head_reverse (h : l.reverse ≠ []) : l.reverse.head h = getLast l (reverse_ne_nil_iff.mp h) := by
  rw [head_eq_iff_head?_eq_some, head?_reverse, getLast?_eq_some_getLast]
theorem getLast_eq_head_reverse (h : l ≠ []) : l.getLast h = l.reverse.head (reverse_ne_nil_iff.mpr h) :=
  (head_reverse _).symm
@[simp] theorem getLast?_eq_none_iff {xs : List α} : xs.getLast? = none ↔ xs = [] := by
  rw [← head?_reverse, head?_eq_none_iff, reverse_eq_nil_iff]
theorem getLast?_eq_some_iff {a : α} {xs : List α} : xs.getLast? = some a ↔ ∃ ys, xs = ys ++ [a] := by
  rewrite [← head?_reverse, head?_eq_some_iff]
  exact ⟨fun ⟨ys, h⟩ => ⟨ys.reverse, reverse_eq_cons_iff.mp h⟩,
    fun ⟨ys, h⟩ => ⟨ys.reverse, reverse_eq_cons_iff.mpr ((reverse_reverse ys).symm ▸ h)⟩⟩
@[simp] theorem getLast?_isSome : l.getLast?.isSome ↔ l ≠ [] := by
  rw [← head?_reverse, isSome_head?, reverse_ne_nil_iff]
@[simp] theorem getLast_reverse (h : l.reverse ≠ []) : l.reverse.getLast h = l.head (reverse_ne_nil_iff.mp h) := by
  rw [getLast_eq_iff_getLast?_eq_some, getLast?_reverse, head?_eq_some_head]
theorem head_eq_getLast_reverse (h : l ≠ []) : l.head h = l.reverse.getLast (reverse_ne_nil_iff.mpr h) :=
  (getLast_reverse _).symm
@[simp] theorem getLast?_append {l' : List α} : (l ++ l').getLast? = l'.getLast?.or l.getLast? := by
  rw [← head?_reverse, reverse_append, head?_append, head?_reverse, head?_reverse]
@[simp] theorem getLast_append_of_ne_nil {l' : List α} (h₁) (h₂ : l' ≠ []) : (l ++ l').getLast h₁ = l'.getLast h₂ := by
  rewrite [getLast_eq_iff_getLast?_eq_some, getLast?_append, getLast?_eq_some_getLast h₂]; rfl
private theorem left_ne_nil' {l' : List α} (w : l ++ l' ≠ []) (h : l'.isEmpty) : l ≠ [] := by
  rewrite [isEmpty_iff.mp h, append_nil] at w; exact w
theorem getLast_append {l' : List α} (h : l ++ l' ≠ []) : (l ++ l').getLast h =
    if h' : l'.isEmpty then l.getLast (left_ne_nil' h h') else l'.getLast (left_ne_nil h') := by
  cases l' with
  | nil => rewrite [getLast_eq_iff_getLast?_eq_some, append_nil]; exact getLast?_eq_some_getLast _
  | cons b l' => exact getLast_append_of_ne_nil h (cons_ne_nil b l')
theorem getLast_append_right {l' : List α} (h : l' ≠ []) :
    (l ++ l').getLast (append_ne_nil_of_right_ne_nil l h) = l'.getLast h := getLast_append_of_ne_nil _ h
theorem getLast_append_left {l' : List α} (w : l ++ l' ≠ []) (h : l' = []) :
    (l ++ l').getLast w = l.getLast (left_ne_nil' w (isEmpty_iff.mpr h)) := by
  rw [getLast_append, dif_pos (isEmpty_iff.mpr h)]
theorem getLast?_flatMap {β : Type v} {l : List α} {f : α → List β} :
    (l.flatMap f).getLast? = l.reverse.findSome? fun a => (f a).getLast? := by
  rewrite [← head?_reverse, reverse_flatMap, head?_flatMap]
  simp only [Function.comp_apply, head?_reverse]
theorem getLast?_flatten {L : List (List α)} : (flatten L).getLast? = L.reverse.findSome? fun l => l.getLast? := by
  rewrite [← flatMap_id, getLast?_flatMap]; rfl
theorem getLast?_replicate {a : α} {n : Nat} : (replicate n a).getLast? = if n = 0 then none else some a := by
  rw [← head?_reverse, reverse_replicate, head?_replicate]
@[simp] theorem getLast_replicate {a : α} {n : Nat} (w : replicate n a ≠ []) : (replicate n a).getLast w = a :=
  eq_of_mem_replicate (getLast_mem w)
theorem leftpad_prefix {a : α} {n : Nat} : IsPrefix (replicate (n - length l) a) (leftpad n a l) := ⟨l, rfl⟩
theorem leftpad_suffix {a : α} {n : Nat} : IsSuffix l (leftpad n a l) := ⟨replicate (n - length l) a, rfl⟩
end

/- `contains`. -/
theorem elem_cons_self [BEq α] {a : α} [LawfulBEq α] {as : List α} : (a :: as).elem a = true := by simp
theorem contains_eq_any_beq [BEq α] {l : List α} {a : α} : l.contains a = l.any (a == ·) := any_beq.symm
theorem contains_iff_exists_mem_beq [BEq α] {l : List α} {a : α} : l.contains a ↔ ∃ a' ∈ l, a == a' := by
  rw [contains_eq_any_beq, any_eq_true]
@[simp] theorem contains_append [BEq α] {l₁ l₂ : List α} {x : α} :
    (l₁ ++ l₂).contains x = (l₁.contains x || l₂.contains x) := by
  induction l₁ with
  | nil => rfl
  | cons b l ih => rw [cons_append, contains_cons, ih, contains_cons, Bool.or_assoc]
@[simp] theorem contains_reverse [BEq α] {l : List α} {x : α} : (l.reverse).contains x = l.contains x := by
  induction l with
  | nil => rfl
  | cons b l ih => rewrite [reverse_cons, contains_append, ih, contains_cons, contains_cons, Bool.or_comm]; simp
@[simp] theorem contains_flatten [BEq α] {x : α} {l : List (List α)} :
    l.flatten.contains x = l.any fun l => l.contains x := by
  induction l with
  | nil => rfl
  | cons b l ih => rw [flatten_cons, contains_append, ih, any_cons]
@[simp] theorem contains_map {β : Type v} [BEq α] {x : α} {l : List β} {f : β → α} :
    (l.map f).contains x = l.any (fun a => x == f a) := by
  induction l with
  | nil => rfl
  | cons b l ih => rw [map_cons, contains_cons, ih, any_cons]
@[simp] theorem contains_filter [BEq α] {l : List α} {x : α} {p : α → Bool} :
    (l.filter p).contains x = l.any (fun a => x == a && p a) := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    by_cases h : p b
    · rw [filter_cons_of_pos h, contains_cons, ih, any_cons, h, Bool.and_true]
    · rw [filter_cons_of_neg h, ih, any_cons, Bool.of_not_eq_true h, Bool.and_false, Bool.false_or]
@[simp] theorem contains_filterMap {β : Type v} [BEq α] {x : α} {l : List β} {f : β → Option α} :
    (l.filterMap f).contains x = l.any (fun a => (f a).any fun b => x == b) := by
  induction l with
  | nil => rfl
  | cons b l ih => cases h : f b with
    | none => rewrite [filterMap_cons_none h, ih, any_cons, h]; rfl
    | some c => rewrite [filterMap_cons_some h, contains_cons, ih, any_cons, h]; rfl
@[simp] theorem contains_flatMap {β : Type v} [BEq α] {x : α} {l : List β} {f : β → List α} :
    (l.flatMap f).contains x = l.any fun a => (f a).contains x := by
  induction l with
  | nil => rfl
  | cons b l ih => rw [flatMap_cons, contains_append, ih, any_cons]

/- `partition`, `dropLast`, `splitAt`. -/
private theorem reverse_append_cons (a : α) (as l : List α) : (a :: as).reverse ++ l = as.reverse ++ a :: l := by
  rewrite [reverse_cons, append_assoc]; rfl
private theorem partition_loop {l : List α} {p : α → Bool} {as bs : List α} :
    partition.loop p l (as, bs) = (as.reverse ++ filter p l, bs.reverse ++ filter (not ∘ p) l) := by
  induction l generalizing as bs with
  | nil => exact congr (congrArg Prod.mk (append_nil _).symm) (append_nil _).symm
  | cons a l ih =>
    show (match p a with
      | true => partition.loop p l (a :: as, bs)
      | false => partition.loop p l (as, a :: bs)) = _
    cases h : p a with
    | true =>
      have k : ¬ (not ∘ p) a := fun k => Bool.noConfusion (show false = true from (congrArg not h).symm.trans k)
      rewrite [filter_cons_of_pos h, filter_cons_of_neg k]
      exact ih.trans (congrArg (·, _) (reverse_append_cons ..))
    | false =>
      have k : ¬ p a := fun k => Bool.noConfusion (h.symm.trans k)
      rewrite [filter_cons_of_neg k, filter_cons_of_pos (p := not ∘ p) (congrArg not h)]
      exact ih.trans (congrArg (_, ·) (reverse_append_cons ..))
@[simp] theorem partition_eq_filter_filter {l : List α} {p : α → Bool} :
    partition p l = (filter p l, filter (not ∘ p) l) := partition_loop
theorem mem_partition {l : List α} {a : α} {p : α → Bool} : a ∈ l ↔ a ∈ (partition p l).1 ∨ a ∈ (partition p l).2 := by
  by_cases h : p a <;> simp [h]
@[simp] theorem length_dropLast {xs : List α} : xs.dropLast.length = xs.length - 1 := by
  cases xs with
  | nil => rfl
  | cons a l => exact length_dropLast_cons
theorem getElem?_dropLast {i : Nat} {xs : List α} : xs.dropLast[i]? = if i < xs.length - 1 then xs[i]? else none := by
  induction xs generalizing i with
  | nil => rfl
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l => cases i with
      | zero => rfl
      | succ i =>
        rewrite [dropLast_cons_cons, getElem?_cons_succ, ih, getElem?_cons_succ]
        simp only [length_cons, Nat.add_sub_cancel, Nat.add_lt_add_iff_right]
@[simp] theorem getElem_dropLast {i : Nat} {xs : List α} (h : i < xs.dropLast.length) :
    xs.dropLast[i] = xs[i]'(Nat.lt_of_lt_of_le (Nat.lt_of_lt_of_eq h length_dropLast) (Nat.sub_le _ 1)) := by
  rw [getElem_eq_iff, getElem?_dropLast, if_pos (length_dropLast (xs := xs) ▸ h), getElem?_eq_getElem]
private theorem ne_nil_of_dropLast_ne_nil {xs : List α} (h : xs.dropLast ≠ []) : xs ≠ [] := fun e => by
  subst e; exact h rfl
theorem head_dropLast {xs : List α} (h) : xs.dropLast.head h = xs.head (ne_nil_of_dropLast_ne_nil h) := by
  rw [head_eq_getElem, head_eq_getElem, getElem_dropLast]
theorem head?_dropLast {xs : List α} : xs.dropLast.head? = if 1 < xs.length then xs.head? else none := by
  match xs with
  | [] => rfl
  | [_] => rfl
  | a :: b :: l => exact (if_pos (Nat.succ_lt_succ (Nat.succ_pos _))).symm
theorem dropLast_cons_of_ne_nil {x : α} {l : List α} (h : l ≠ []) : (x :: l).dropLast = x :: l.dropLast := by
  cases l with
  | nil => exact (h rfl).elim
  | cons b l => rfl
theorem dropLast_concat_getLast {l : List α} (h : l ≠ []) : dropLast l ++ [getLast l h] = l := by
  induction l with
  | nil => exact (h rfl).elim
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l => exact congrArg (a :: ·) (ih (cons_ne_nil b l))
@[simp] theorem map_dropLast {β : Type v} {l : List α} {f : α → β} : l.dropLast.map f = (l.map f).dropLast := by
  induction l with
  | nil => rfl
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l => exact congrArg (f a :: ·) ih
@[simp] theorem dropLast_append_of_ne_nil {l l' : List α} (h : l ≠ []) : (l' ++ l).dropLast = l' ++ l.dropLast := by
  induction l' with
  | nil => rfl
  | cons a l' ih => rewrite [cons_append, dropLast_cons_of_ne_nil (append_ne_nil_of_right_ne_nil _ h), ih]; rfl
theorem dropLast_append {l₁ l₂ : List α} :
    (l₁ ++ l₂).dropLast = if l₂.isEmpty then l₁.dropLast else l₁ ++ l₂.dropLast := by
  cases l₂ with
  | nil => simp
  | cons b l => exact dropLast_append_of_ne_nil (cons_ne_nil b l)
theorem dropLast_append_cons {l₁ l₂ : List α} {b : α} : dropLast (l₁ ++ b :: l₂) = l₁ ++ dropLast (b :: l₂) :=
  dropLast_append_of_ne_nil (cons_ne_nil b l₂)
@[simp] theorem dropLast_concat {l₁ : List α} {b : α} : dropLast (l₁ ++ [b]) = l₁ := by
  rw [dropLast_append_cons, dropLast_singleton, append_nil]
@[simp] theorem dropLast_replicate {a : α} {n : Nat} : dropLast (replicate n a) = replicate (n - 1) a := by
  cases n with
  | zero => rfl
  | succ n => rw [replicate_succ', dropLast_concat, Nat.add_sub_cancel]
@[simp] theorem dropLast_cons_self_replicate {a : α} {n : Nat} : dropLast (a :: replicate n a) = replicate n a :=
  dropLast_replicate (n := n + 1)
@[simp] theorem tail_reverse {l : List α} : l.reverse.tail = l.dropLast.reverse := by
  induction l with
  | nil => rfl
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l =>
      rw [reverse_cons, tail_append_of_ne_nil (reverse_ne_nil_iff.mpr (cons_ne_nil b l)), ih, dropLast_cons_cons,
        reverse_cons]
theorem splitAt_go {i : Nat} {l acc xs : List α} : splitAt.go l xs i acc =
    if i < xs.length then (acc.reverse ++ xs.take i, xs.drop i) else (l, []) := by
  induction xs generalizing i acc with
  | nil => rfl
  | cons x xs ih => cases i with
    | zero => exact congrArg (·, x :: xs) (append_nil _).symm
    | succ i =>
      refine (ih (i := i) (acc := x :: acc)).trans ?_
      simp only [reverse_append_cons, take_succ_cons, drop_succ_cons, length_cons, Nat.add_lt_add_iff_right]

/- `any` and `all`. -/
section
variable {l : List α} {p : α → Bool}
theorem not_any_eq_all_not : (!l.any p) = l.all fun a => !p a := by
  induction l with
  | nil => rfl
  | cons a l ih => exact (Bool.not_or ..).trans (congrArg (!p a && ·) ih)
theorem not_all_eq_any_not : (!l.all p) = l.any fun a => !p a := by
  induction l with
  | nil => rfl
  | cons a l ih => exact (Bool.not_and ..).trans (congrArg (!p a || ·) ih)
theorem and_any_distrib_left {q : Bool} : (q && l.any p) = l.any fun a => q && p a := by cases q <;> simp [any_eq]
theorem and_any_distrib_right {q : Bool} : (l.any p && q) = l.any fun a => p a && q := by cases q <;> simp [any_eq]
theorem or_all_distrib_left {q : Bool} : (q || l.all p) = l.all fun a => q || p a := by cases q <;> simp [all_eq]
theorem or_all_distrib_right {q : Bool} : (l.all p || q) = l.all fun a => p a || q := by cases q <;> simp [all_eq]
theorem any_eq_not_all_not : l.any p = !l.all (!p .) := by rewrite [not_all_eq_any_not]; simp
theorem all_eq_not_any_not : l.all p = !l.any (!p .) := by rewrite [not_any_eq_all_not]; simp
@[simp] theorem any_map {β : Type v} {l : List α} {f : α → β} {p : β → Bool} : (l.map f).any p = l.any (p ∘ f) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (p (f a) || ·) ih
@[simp] theorem all_map {β : Type v} {l : List α} {f : α → β} {p : β → Bool} : (l.map f).all p = l.all (p ∘ f) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (p (f a) && ·) ih
@[simp] theorem any_filter {q : α → Bool} : (filter p l).any q = l.any fun a => p a && q a := by
  induction l with
  | nil => rfl
  | cons a l ih => cases h : p a <;> simp [h, ih]
@[simp] theorem all_filter {q : α → Bool} : (filter p l).all q = l.all fun a => !(p a) || q a := by
  induction l with
  | nil => rfl
  | cons a l ih => cases h : p a <;> simp [h, ih]
@[simp] theorem any_filterMap {β : Type v} {l : List α} {f : α → Option β} {p : β → Bool} :
    (filterMap f l).any p = l.any fun a => match f a with | some b => p b | none => false := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, any_cons]
    cases f a with
    | none => exact ih
    | some b => exact congrArg (p b || ·) ih
@[simp] theorem all_filterMap {β : Type v} {l : List α} {f : α → Option β} {p : β → Bool} :
    (filterMap f l).all p = l.all fun a => match f a with | some b => p b | none => true := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, all_cons]
    cases f a with
    | none => exact ih
    | some b => exact congrArg (p b && ·) ih
@[simp] theorem any_append {xs ys : List α} {p : α → Bool} : (xs ++ ys).any p = (xs.any p || ys.any p) := by
  induction xs with
  | nil => rfl
  | cons x xs ih => exact (congrArg (p x || ·) ih).trans (Bool.or_assoc ..).symm
@[simp] theorem all_append {xs ys : List α} {p : α → Bool} : (xs ++ ys).all p = (xs.all p && ys.all p) := by
  induction xs with
  | nil => rfl
  | cons x xs ih => exact (congrArg (p x && ·) ih).trans (Bool.and_assoc ..).symm
@[simp] theorem any_flatten {l : List (List α)} : l.flatten.any p = l.any (any · p) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact (any_append ..).trans (congrArg _ ih)
@[simp] theorem all_flatten {l : List (List α)} : l.flatten.all p = l.all (all · p) := by
  induction l with
  | nil => rfl
  | cons a l ih => exact all_append.trans (congrArg _ ih)
@[simp] theorem any_flatMap {β : Type v} {l : List α} {f : α → List β} {p : β → Bool} :
    (l.flatMap f).any p = l.any fun a => (f a).any p := by
  induction l with
  | nil => rfl
  | cons a l ih => exact (any_append ..).trans (congrArg _ ih)
@[simp] theorem all_flatMap {β : Type v} {l : List α} {f : α → List β} {p : β → Bool} :
    (l.flatMap f).all p = l.all fun a => (f a).all p := by
  induction l with
  | nil => rfl
  | cons a l ih => exact all_append.trans (congrArg _ ih)
@[simp] theorem any_reverse : l.reverse.any p = l.any p := by induction l <;> simp [*, Bool.or_comm]
@[simp] theorem all_reverse : l.reverse.all p = l.all p := by induction l <;> simp [*, Bool.and_comm]
@[simp] theorem any_replicate {a : α} {n : Nat} : (replicate n a).any p = if n = 0 then false else p a := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [replicate_succ, any_cons, ih, if_neg (Nat.succ_ne_zero n)]; split <;> simp
@[simp] theorem all_replicate {a : α} {n : Nat} : (replicate n a).all p = if n = 0 then true else p a := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [replicate_succ, all_cons, ih, if_neg (Nat.succ_ne_zero n)]; split <;> simp
theorem any_congr {l₁ l₂ : List α} {p q : α → Bool} (w : l₁ = l₂) (h : ∀ a, p a = q a) : l₁.any p = l₂.any q := by
  rw [w, funext h]
theorem all_congr {l₁ l₂ : List α} {p q : α → Bool} (w : l₁ = l₂) (h : ∀ a, p a = q a) : l₁.all p = l₂.all q := by
  rw [w, funext h]
end

/- `replace`, `insert`, `removeAll`, `eraseDups`. -/
section
variable [BEq α] {a : α}
@[simp] theorem replace_cons_self {b : α} {as : List α} [LawfulBEq α] : (a :: as).replace a b = b :: as := by
  rw [replace_cons, beq_self_eq_true]
@[simp] theorem replace_singleton {b c : α} : [a].replace b c = [if b == a then c else a] := by
  rewrite [replace_cons]; cases b == a <;> rfl
@[simp] theorem replace_of_not_mem {b : α} {l : List α} [LawfulBEq α] (h : a ∉ l) : l.replace a b = l := by
  induction l with
  | nil => rfl
  | cons x l ih =>
    rw [replace_cons, beq_false_of_ne (ne_of_not_mem_cons h), ih (not_mem_of_not_mem_cons h)]
@[simp] theorem length_replace {b : α} {l : List α} : (l.replace a b).length = l.length := by
  induction l with
  | nil => rfl
  | cons x l ih =>
    rewrite [replace_cons]
    cases a == x
    · exact congrArg (· + 1) ih
    · rfl
theorem replace_append_left {b : α} {l₁ l₂ : List α} [LawfulBEq α] (h : a ∈ l₁) :
    (l₁ ++ l₂).replace a b = l₁.replace a b ++ l₂ := by
  induction l₁ with
  | nil => nomatch h
  | cons x l ih =>
    rewrite [cons_append, replace_cons, replace_cons]
    by_cases e : a = x
    · rewrite [beq_iff_eq.mpr e]; rfl
    · rewrite [beq_false_of_ne e, ih ((mem_cons.mp h).resolve_left e)]; rfl
theorem replace_append_right {b : α} {l₁ l₂ : List α} [LawfulBEq α] (h : ¬ a ∈ l₁) :
    (l₁ ++ l₂).replace a b = l₁ ++ l₂.replace a b := by
  induction l₁ with
  | nil => rfl
  | cons x l ih =>
    rewrite [cons_append, replace_cons, beq_false_of_ne (ne_of_not_mem_cons h), ih (not_mem_of_not_mem_cons h)]; rfl
theorem replace_append {b : α} {l₁ l₂ : List α} [LawfulBEq α] :
    (l₁ ++ l₂).replace a b = if a ∈ l₁ then l₁.replace a b ++ l₂ else l₁ ++ l₂.replace a b := by
  by_cases h : a ∈ l₁
  · rw [if_pos h, replace_append_left h]
  · rw [if_neg h, replace_append_right h]
@[simp] theorem replace_replicate_self {b : α} {n : Nat} [LawfulBEq α] (h : 0 < n) :
    (replicate n a).replace a b = b :: replicate (n - 1) a := by
  cases n with
  | zero => exact absurd h (Nat.lt_irrefl 0)
  | succ n => exact replace_cons_self
@[simp] theorem replace_replicate_ne {b c : α} {n : Nat} [LawfulBEq α] (h : !b == a) :
    (replicate n a).replace b c = replicate n a :=
  replace_of_not_mem fun m => by rewrite [eq_of_mem_replicate m, beq_self_eq_true] at h; nomatch h
@[simp] theorem insert_nil (a : α) : [].insert a = [a] := rfl
section
variable {l : List α}
@[simp] theorem insert_of_mem [LawfulBEq α] (h : a ∈ l) : l.insert a = l := if_pos (contains_iff_mem.mpr h)
@[simp] theorem insert_of_not_mem [LawfulBEq α] (h : a ∉ l) : l.insert a = a :: l :=
  if_neg fun k => h (contains_iff_mem.mp k)
@[simp] theorem mem_insert_iff {b : α} {l : List α} [LawfulBEq α] : a ∈ l.insert b ↔ a = b ∨ a ∈ l := by
  by_cases h : b ∈ l
  · rewrite [insert_of_mem h]; exact ⟨.inr, fun k => k.elim (fun e => e ▸ h) id⟩
  · rw [insert_of_not_mem h, mem_cons]
theorem mem_insert_self [LawfulBEq α] : a ∈ l.insert a := mem_insert_iff.mpr (.inl rfl)
theorem mem_insert_of_mem {b : α} {l : List α} [LawfulBEq α] (h : a ∈ l) : a ∈ l.insert b := mem_insert_iff.mpr (.inr h)
theorem eq_or_mem_of_mem_insert {b : α} {l : List α} [LawfulBEq α] (h : a ∈ l.insert b) : a = b ∨ a ∈ l :=
  mem_insert_iff.mp h
@[simp] theorem length_insert_of_mem [LawfulBEq α] (h : a ∈ l) : length (l.insert a) = length l := by
  rw [insert_of_mem h]
@[simp] theorem length_insert_of_not_mem [LawfulBEq α] (h : a ∉ l) : length (l.insert a) = length l + 1 := by
  rewrite [insert_of_not_mem h]; rfl
theorem length_insert [LawfulBEq α] : (l.insert a).length = l.length + if a ∈ l then 0 else 1 := by
  by_cases h : a ∈ l <;> simp [h]
theorem length_le_length_insert [LawfulBEq α] : l.length ≤ (l.insert a).length := by
  rw [length_insert]; exact Nat.le_add_right _ _
theorem length_insert_pos [LawfulBEq α] : 0 < (l.insert a).length := length_pos_of_mem mem_insert_self
theorem insert_eq [LawfulBEq α] : l.insert a = if a ∈ l then l else a :: l := by by_cases h : a ∈ l <;> simp [h]
theorem insert_append_of_mem_left {l₁ l₂ : List α} [LawfulBEq α] (h : a ∈ l₂) : (l₁ ++ l₂).insert a = l₁ ++ l₂ :=
  insert_of_mem (mem_append_right _ h)
theorem insert_append_of_not_mem_left {l₁ l₂ : List α} [LawfulBEq α] (h : ¬ a ∈ l₂) :
    (l₁ ++ l₂).insert a = l₁.insert a ++ l₂ := by
  by_cases k : a ∈ l₁
  · rw [insert_of_mem k, insert_of_mem (mem_append_left _ k)]
  · rewrite [insert_of_not_mem k, insert_of_not_mem (not_mem_append k h)]; rfl
theorem insert_append {l₁ l₂ : List α} [LawfulBEq α] :
    (l₁ ++ l₂).insert a = if a ∈ l₂ then l₁ ++ l₂ else l₁.insert a ++ l₂ := by
  by_cases h : a ∈ l₂
  · rw [if_pos h, insert_append_of_mem_left h]
  · rw [if_neg h, insert_append_of_not_mem_left h]
@[simp] theorem insert_replicate_self {n : Nat} [LawfulBEq α] (h : 0 < n) : (replicate n a).insert a = replicate n a :=
  insert_of_mem (mem_replicate.mpr ⟨Nat.ne_of_gt h, rfl⟩)
@[simp] theorem insert_replicate_ne {b : α} {n : Nat} [LawfulBEq α] (h : !b == a) :
    (replicate n a).insert b = b :: replicate n a :=
  insert_of_not_mem fun m => by rewrite [eq_of_mem_replicate m, beq_self_eq_true] at h; nomatch h
@[simp] theorem any_insert [LawfulBEq α] {f : α → Bool} : (l.insert a).any f = (f a || l.any f) := by
  by_cases h : a ∈ l
  · rewrite [insert_of_mem h]; cases k : f a with
    | false => rfl
    | true => exact any_eq_true.mpr ⟨a, h, k⟩
  · rewrite [insert_of_not_mem h]; rfl
@[simp] theorem all_insert [LawfulBEq α] {f : α → Bool} : (l.insert a).all f = (f a && l.all f) := by
  by_cases h : a ∈ l
  · rewrite [insert_of_mem h]; cases k : f a with
    | false => exact all_eq_false.mpr ⟨a, h, by rewrite [k]; nofun⟩
    | true => rfl
  · rewrite [insert_of_not_mem h]; rfl
end
@[simp] theorem removeAll_nil {xs : List α} : xs.removeAll [] = xs := by simp [removeAll]
theorem cons_removeAll {x : α} {xs ys : List α} : (x :: xs).removeAll ys =
    if ys.contains x = false then x :: xs.removeAll ys else xs.removeAll ys := by
  rewrite [removeAll, filter_cons, elem_eq_contains]; cases ys.contains x <;> rfl
theorem removeAll_cons {xs ys : List α} {y : α} :
    xs.removeAll (y :: ys) = (xs.filter fun x => !x == y).removeAll ys := by
  rewrite [removeAll, removeAll, filter_filter]
  exact filter_congr fun x _ => by rw [elem_eq_contains, contains_cons, Bool.not_or, Bool.and_comm]
omit [BEq α] in
@[simp] theorem eraseDupsBy_nil {r : α → α → Bool} : ([] : List α).eraseDupsBy r = [] := rfl
@[simp] theorem eraseDups_nil : ([] : List α).eraseDups = [] := rfl
private theorem mem_eraseDupsBy_loop [LawfulBEq α] {l acc : List α} :
    a ∈ eraseDupsBy.loop (· == ·) l acc ↔ a ∈ l ∨ a ∈ acc := by
  induction l generalizing acc with
  | nil => exact mem_reverse.trans (or_iff_right not_mem_nil).symm
  | cons x l ih =>
    show a ∈ (match acc.any (x == ·) with
      | true => eraseDupsBy.loop (· == ·) l acc
      | false => eraseDupsBy.loop (· == ·) l (x :: acc)) ↔ _
    rewrite [any_beq]
    cases h : acc.contains x with
    | true =>
      simp only [ih, mem_cons]
      exact ⟨fun k => k.elim (fun k => .inl (.inr k)) .inr, fun k => k.elim (fun k => k.elim
        (fun e => .inr (e ▸ contains_iff_mem.mp h)) .inl) .inr⟩
    | false => simp only [ih, mem_cons, or_assoc, or_left_comm]
@[simp] theorem mem_eraseDups {l : List α} [LawfulBEq α] : a ∈ l.eraseDups ↔ a ∈ l := by
  exact mem_eraseDupsBy_loop.trans (or_iff_left not_mem_nil)
end

/- `get`, `intercalate`. -/
theorem get_cons_succ {a : α} {as : List α} {i : Nat} {h : i + 1 < (a :: as).length} :
    (a :: as).get ⟨i + 1, h⟩ = as.get ⟨i, Nat.lt_of_succ_lt_succ h⟩ := rfl
theorem get_mk_zero {l : List α} (h : 0 < l.length) : l.get ⟨0, h⟩ = l.head (length_pos_iff.mp h) := getElem_zero h
theorem get_of_eq {l l' : List α} (h : l = l') (i : Fin l.length) : get l i = get l' ⟨i, h ▸ i.2⟩ := by subst h; rfl
theorem getElem!_nil [Inhabited α] {n : Nat} : ([] : List α)[n]! = default := by cases n <;> rfl
theorem getElem!_cons_zero {l : List α} {a : α} [Inhabited α] : (a :: l)[0]! = a := rfl
theorem getElem!_cons_succ {l : List α} {a : α} [Inhabited α] {i : Nat} : (a :: l)[i + 1]! = l[i]! := rfl
theorem getElem!_of_getElem? {l : List α} {a : α} [Inhabited α] {i : Nat} (h : l[i]? = some a) : l[i]! = a := by
  rewrite [getElem!_eq_getElem?_getD, h]; rfl
theorem ext_get {l₁ l₂ : List α} (hl : length l₁ = length l₂)
    (h : ∀ n h₁ h₂, get l₁ ⟨n, h₁⟩ = get l₂ ⟨n, h₂⟩) : l₁ = l₂ := ext_getElem hl h
theorem get_of_mem {l : List α} {a : α} (h : a ∈ l) : ∃ n, get l n = a :=
  have ⟨n, h, e⟩ := getElem_of_mem h; ⟨⟨n, h⟩, e⟩
theorem get_mem (l : List α) (n) : get l n ∈ l := getElem_mem n.2
theorem mem_iff_get {l : List α} {a : α} : a ∈ l ↔ ∃ n, get l n = a := ⟨get_of_mem, fun ⟨_, e⟩ => e ▸ get_mem _ _⟩
@[simp] theorem intercalate_nil {ys : List α} : ys.intercalate [] = [] := rfl
@[simp] theorem intercalate_singleton {ys xs : List α} : ys.intercalate [xs] = xs := append_nil xs
@[simp] theorem intercalate_cons_cons {ys l l' : List α} {zs : List (List α)} :
    ys.intercalate (l :: l' :: zs) = l ++ ys ++ ys.intercalate (l' :: zs) := by simp [intercalate]
@[simp] theorem intercalate_cons_cons_left {ys l : List α} {x : α} {zs : List (List α)} :
    ys.intercalate ((x :: l) :: zs) = x :: ys.intercalate (l :: zs) := by cases zs <;> rfl
theorem intercalate_cons_of_ne_nil {ys l : List α} {zs : List (List α)} (h : zs ≠ []) :
    ys.intercalate (l :: zs) = l ++ ys ++ ys.intercalate zs := by
  cases zs with
  | nil => exact (h rfl).elim
  | cons l' zs => exact intercalate_cons_cons
theorem mem_of_mem_drop {α : Type u} {a : α} {l : List α} {i} (h : a ∈ l.drop i) : a ∈ l := by
  rewrite [← take_append_drop (i := i) (l := l)]; exact mem_append_right _ h
end List
