/-
More of `List`: functions and laws of Lean's core library.
-/
namespace List
variable {α : Type u} {β : Type v} {γ : Type w}
/- Membership. -/
theorem mem_singleton_self (a : α) : a ∈ [a] := .head _
theorem eq_of_mem_singleton {a b : α} (h : a ∈ [b]) : a = b := by simpa using h
theorem mem_of_mem_tail {a : α} {l : List α} (h : a ∈ tail l) : a ∈ l := by
  cases l with
  | nil => exact h
  | cons b l => exact .tail _ h
theorem eq_or_mem_of_mem_cons {a b : α} {l : List α} (h : a ∈ b :: l) : a = b ∨ a ∈ l := by simpa using h
theorem ne_of_not_mem_cons {a b : α} {l : List α} (h : a ∉ b :: l) : a ≠ b := fun e => h (e ▸ .head _)
theorem not_mem_of_not_mem_cons {a b : α} {l : List α} (h : a ∉ b :: l) : a ∉ l := fun k => h (.tail _ k)
theorem append_of_mem {a : α} {l : List α} (h : a ∈ l) : ∃ s t : List α, l = s ++ a :: t := by
  induction h with
  | head as => exact ⟨[], as, rfl⟩
  | tail b _ ih =>
    obtain ⟨s, t, rfl⟩ := ih
    exact ⟨b :: s, t, rfl⟩
@[simp] theorem forall_mem_append {p : α → Prop} {l₁ l₂ : List α} :
    (∀ (x) (_ : x ∈ l₁ ++ l₂), p x) ↔ (∀ (x) (_ : x ∈ l₁), p x) ∧ (∀ (x) (_ : x ∈ l₂), p x) := by
  simp only [mem_append]
  exact ⟨fun h => ⟨fun x k => h x (.inl k), fun x k => h x (.inr k)⟩, fun h x k => k.elim (h.1 x) (h.2 x)⟩
theorem mem_iff_getElem {a : α} {l : List α} : a ∈ l ↔ ∃ (i : Nat) (h : i < l.length), l[i]'h = a := by
  refine ⟨fun h => ?_, fun ⟨i, h, e⟩ => e ▸ getElem_mem h⟩
  induction h with
  | head as => exact ⟨0, Nat.succ_pos _, rfl⟩
  | tail b _ ih =>
    obtain ⟨i, h, e⟩ := ih
    exact ⟨i + 1, Nat.succ_lt_succ h, e⟩
theorem getElem_of_mem {a : α} {l : List α} (h : a ∈ l) : ∃ (i : Nat) (h : i < l.length), l[i]'h = a :=
  mem_iff_getElem.mp h
theorem mem_of_getElem {l : List α} {i : Nat} {h : i < l.length} {a : α} (e : l[i]'h = a) : a ∈ l := e ▸ getElem_mem h
theorem mem_filter_of_mem {p : α → Bool} {a : α} {l : List α} (h : a ∈ l) (k : p a = true) : a ∈ filter p l :=
  mem_filter.mpr ⟨h, k⟩
theorem exists_of_mem_map {f : α → β} {l : List α} {b : β} (h : b ∈ map f l) : ∃ a, a ∈ l ∧ f a = b := mem_map.mp h
@[simp] theorem forall_mem_map {f : α → β} {l : List α} {P : β → Prop} :
    (∀ (i) (_ : i ∈ l.map f), P i) ↔ ∀ (j) (_ : j ∈ l), P (f j) := by simp
/- `append`, `concat`, `reverse`. -/
theorem append_inj : ∀ {s₁ s₂ t₁ t₂ : List α}, s₁ ++ t₁ = s₂ ++ t₂ → length s₁ = length s₂ → s₁ = s₂ ∧ t₁ = t₂
  | [], [], _, _, h, _ => ⟨rfl, h⟩
  | _ :: _, _ :: _, _, _, h, hl => by
    injection h with h₁ h₂
    have ⟨x, y⟩ := append_inj h₂ (Nat.succ.inj hl)
    exact ⟨by rw [h₁, x], y⟩
theorem append_right_inj {t₁ t₂ : List α} (s) : s ++ t₁ = s ++ t₂ ↔ t₁ = t₂ :=
  ⟨fun h => (append_inj h rfl).2, fun h => h ▸ rfl⟩
theorem append_left_inj {s₁ s₂ : List α} (t) : s₁ ++ t = s₂ ++ t ↔ s₁ = s₂ :=
  ⟨fun h => (append_inj h (by have := congrArg length h; simp at this; omega)).1, fun h => h ▸ rfl⟩
@[simp] theorem singleton_append {x : α} {l : List α} : [x] ++ l = x :: l := rfl
theorem eq_nil_or_concat : ∀ l : List α, l = [] ∨ ∃ l' b, l = l' ++ [b] := fun l => by
  cases h : l.reverse with
  | nil => exact .inl (by simpa using h)
  | cons a as => exact .inr ⟨as.reverse, a, by rw [← reverse_reverse l, h, reverse_cons]⟩
theorem concat_ne_nil (a : α) (l : List α) : l ++ [a] ≠ [] := by cases l <;> exact nofun
@[simp] theorem reverse_concat {l : List α} {a : α} : (l ++ [a]).reverse = a :: l.reverse := by simp
@[simp] theorem reverse_singleton {a : α} : reverse [a] = [a] := rfl
theorem map_singleton {f : α → β} {a : α} : map f [a] = [f a] := rfl
theorem map_comp_map {f : α → β} {g : β → γ} : map g ∘ map f = map (g ∘ f) := by funext l; simp
/- `filter`, `filterMap`, `flatten`, `flatMap`. -/
@[simp] theorem filter_true (l : List α) : filter (fun _ => true) l = l := by
  induction l with
  | nil => rfl
  | cons a l ih => simp [ih]
@[simp] theorem filter_false (l : List α) : filter (fun _ => false) l = [] := by
  induction l with
  | nil => rfl
  | cons a l ih => simp [ih]
@[simp] theorem filter_eq_nil_iff {p : α → Bool} {l : List α} : l.filter p = [] ↔ ∀ a, a ∈ l → ¬p a := by
  induction l with
  | nil => simp
  | cons a l ih => by_cases h : p a <;> simp [h, ih]
theorem filter_eq_self {p : α → Bool} {l : List α} : filter p l = l ↔ ∀ a, a ∈ l → p a := by
  induction l with
  | nil => simp
  | cons a l ih =>
    by_cases h : p a
    · simp [h, ih]
    · have n : filter p (a :: l) ≠ a :: l := fun e => h (by
        have : a ∈ filter p (a :: l) := by rw [e]; exact .head _
        exact (mem_filter.mp this).2)
      exact ⟨fun e => (n e).elim, fun k => (h (k a (.head _))).elim⟩
@[simp] theorem filter_reverse {p : α → Bool} {l : List α} : filter p l.reverse = (filter p l).reverse := by
  induction l with
  | nil => rfl
  | cons a l ih => by_cases h : p a <;> simp [h, ih]
theorem filter_map {f : β → α} {p : α → Bool} {l : List β} : filter p (map f l) = map f (filter (p ∘ f) l) := by
  induction l with
  | nil => rfl
  | cons a l ih => by_cases h : p (f a) <;> simp [h, ih]
theorem filter_congr {p q : α → Bool} {l : List α} (h : ∀ x, x ∈ l → p x = q x) : filter p l = filter q l := by
  induction l with
  | nil => rfl
  | cons a l ih => rw [filter_cons, filter_cons, h a (.head _), ih fun x k => h x (.tail _ k)]
@[simp] theorem filterMap_nil {f : α → Option β} : filterMap f [] = [] := rfl
theorem filterMap_cons {f : α → Option β} {a : α} {l : List α} :
    filterMap f (a :: l) = match f a with | none => filterMap f l | some b => b :: filterMap f l := rfl
@[simp] theorem filterMap_append {l l' : List α} {f : α → Option β} :
    filterMap f (l ++ l') = filterMap f l ++ filterMap f l' := by
  induction l with
  | nil => rfl
  | cons a l ih => simp only [cons_append, filterMap_cons, ih]; split <;> rfl
@[simp] theorem filterMap_some {l : List α} : filterMap some l = l := by
  induction l with
  | nil => rfl
  | cons a l ih => simp only [filterMap_cons, ih]
@[simp] theorem mem_filterMap {f : α → Option β} {l : List α} {b : β} :
    b ∈ filterMap f l ↔ ∃ a, a ∈ l ∧ f a = some b := by
  induction l with
  | nil => simp
  | cons a l ih =>
    rw [filterMap_cons]
    cases h : f a with
    | none => simp [ih, h]
    | some c =>
      rw [mem_cons, ih]
      refine ⟨fun k => ?_, fun ⟨x, k, e⟩ => ?_⟩
      · rcases k with k | ⟨x, k, e⟩
        · exact ⟨a, .head _, by rw [h, k]⟩
        · exact ⟨x, .tail _ k, e⟩
      · cases k with
        | head => rw [h] at e; exact .inl (Option.some.inj e).symm
        | tail _ k => exact .inr ⟨x, k, e⟩
@[simp] theorem mem_flatten {a : α} {L : List (List α)} : a ∈ L.flatten ↔ ∃ l, l ∈ L ∧ a ∈ l := by
  induction L with
  | nil => simp
  | cons l L ih => simp [ih]
@[simp] theorem flatMap_nil {f : α → List β} : List.flatMap f [] = [] := rfl
@[simp] theorem flatMap_cons {x : α} {xs : List α} {f : α → List β} : List.flatMap f
    (x :: xs) = f x ++ List.flatMap f xs := rfl
@[simp] theorem flatMap_append {xs ys : List α} {f : α → List β} :
    (xs ++ ys).flatMap f = xs.flatMap f ++ ys.flatMap f := by
  induction xs with
  | nil => rfl
  | cons x xs ih => simp [ih]
@[simp] theorem mem_flatMap {f : α → List β} {b : β} {l : List α} : b ∈ l.flatMap f ↔ ∃ a, a ∈ l ∧ b ∈ f a := by
  induction l with
  | nil => simp
  | cons a l ih => simp [ih]
theorem length_flatten {L : List (List α)} : L.flatten.length = (L.map length).sum := by
  induction L with
  | nil => rfl
  | cons l L ih => simp [ih]
/- Sums and folds. -/
@[simp] theorem sum_reverse_nat (xs : List Nat) : xs.reverse.sum = xs.sum := by
  induction xs with
  | nil => rfl
  | cons a l ih => rw [reverse_cons, sum_append_nat, ih, sum_cons]; simp; omega
theorem foldr_eq_foldl_reverse {xs : List α} {f : α → β → β} {b : β} :
    xs.foldr f b = xs.reverse.foldl (fun x y => f y x) b := by
  induction xs with
  | nil => rfl
  | cons a l ih => rw [foldr_cons, ih, reverse_cons, foldl_append]; rfl
/- Ranges. -/
@[simp] theorem length_range' {s step : Nat} : ∀ {n : Nat}, length (range' s n step) = n
  | 0 => rfl
  | n + 1 => congrArg Nat.succ (length_range' (s := s + step) (n := n))
theorem range'_succ {s n step : Nat} : range' s (n + 1) step = s :: range' (s + step) n step := rfl
/- `take` and `drop`. -/
@[simp] theorem take_eq_nil_iff {l : List α} {k : Nat} : l.take k = [] ↔ k = 0 ∨ l = [] := by
  cases l <;> cases k <;> simp
@[simp] theorem drop_eq_nil_iff {l : List α} {i : Nat} : l.drop i = [] ↔ l.length ≤ i := by
  induction l generalizing i with
  | nil => simp
  | cons a l ih => cases i <;> simp [ih]
theorem drop_of_length_le {l : List α} {i : Nat} (h : l.length ≤ i) : drop i l = [] := drop_eq_nil_iff.mpr h
@[simp] theorem drop_drop {i : Nat} : ∀ {j} {l : List α}, drop i (drop j l) = drop (j + i) l
  | 0, l => by simp
  | j + 1, [] => by simp
  | j + 1, a :: l => by
    rw [show j + 1 + i = (j + i) + 1 by omega]
    exact drop_drop (j := j) (l := l)
@[simp] theorem drop_one : ∀ {l : List α}, drop 1 l = tail l
  | [] => rfl
  | _ :: _ => rfl
theorem take_append_of_le_length {l₁ l₂ : List α} {i : Nat} (h : i ≤ l₁.length) : (l₁ ++ l₂).take i = l₁.take i := by
  induction l₁ generalizing i with
  | nil => obtain rfl : i = 0 := by simpa using h
           rfl
  | cons a l ih =>
    cases i with
    | zero => rfl
    | succ i => simp [ih (show i ≤ l.length by simpa using h)]
theorem mem_of_mem_take {a : α} {l : List α} {i : Nat} (h : a ∈ l.take i) : a ∈ l := by
  rw [← take_append_drop (i := i) (l := l)]; exact mem_append.mpr (.inl h)
theorem mem_of_mem_drop {a : α} {l : List α} {i : Nat} (h : a ∈ l.drop i) : a ∈ l := by
  rw [← take_append_drop (i := i) (l := l)]; exact mem_append.mpr (.inr h)
theorem map_take {f : α → β} {l : List α} {i : Nat} : (l.take i).map f = (l.map f).take i := by
  induction l generalizing i with
  | nil => simp
  | cons a l ih => cases i <;> simp [ih]
theorem map_drop {f : α → β} {l : List α} {i : Nat} : (l.drop i).map f = (l.map f).drop i := by
  induction l generalizing i with
  | nil => simp
  | cons a l ih => cases i <;> simp [ih]
def takeWhile (p : α → Bool) : (xs : List α) → List α
  | [] => []
  | a :: l => match p a with
    | true => a :: takeWhile p l
    | false => []
def dropWhile (p : α → Bool) : List α → List α
  | [] => []
  | a :: l => match p a with
    | true => dropWhile p l
    | false => a :: l
@[simp] theorem takeWhile_append_dropWhile {p : α → Bool} : ∀ {l : List α}, takeWhile p l ++ dropWhile p l = l
  | [] => rfl
  | a :: l => by
    rw [takeWhile, dropWhile]
    cases p a with
    | true => exact congrArg (a :: ·) takeWhile_append_dropWhile
    | false => rfl
/- First and last elements. -/
@[simp] theorem length_tail {l : List α} : l.tail.length = l.length - 1 := by cases l <;> rfl
@[simp] theorem length_dropLast : ∀ {xs : List α}, xs.dropLast.length = xs.length - 1
  | [] => rfl
  | [_] => rfl
  | _ :: b :: l => by
    have := length_dropLast (xs := b :: l)
    simp only [dropLast, length_cons, this] at *
    omega
@[simp] theorem dropLast_concat {l₁ : List α} {b : α} : dropLast (l₁ ++ [b]) = l₁ := by
  induction l₁ with
  | nil => rfl
  | cons a l ih => cases l with
    | nil => rfl
    | cons c l => exact congrArg (a :: ·) ih
@[simp] theorem getLast_singleton {a : α} (h) : getLast [a] h = a := rfl
@[simp] theorem getLast?_nil : getLast? ([] : List α) = none := rfl
theorem head_mem : ∀ {l : List α} (h : l ≠ []), l.head h ∈ l
  | [], h => (h rfl).elim
  | _ :: _, _ => .head _
theorem cons_head_tail {l : List α} (h : l ≠ []) : l.head h :: l.tail = l := by
  cases l with
  | nil => exact (h rfl).elim
  | cons a l => rfl
/- `all`, `any`, `count`. -/
@[simp] theorem all_append {xs ys : List α} {f : α → Bool} : (xs ++ ys).all f = (xs.all f && ys.all f) := by
  induction xs with
  | nil => simp
  | cons a l ih => simp [ih, Bool.and_assoc]
@[simp] theorem any_append {xs ys : List α} {f : α → Bool} : (xs ++ ys).any f = (xs.any f || ys.any f) := by
  induction xs with
  | nil => simp
  | cons a l ih => simp [ih, Bool.or_assoc]
@[simp] theorem all_map {f : α → β} {l : List α} {p : β → Bool} : (l.map f).all p = l.all (p ∘ f) := by
  induction l with
  | nil => rfl
  | cons a l ih => simp [ih]
@[simp] theorem any_map {f : α → β} {l : List α} {p : β → Bool} : (l.map f).any p = l.any (p ∘ f) := by
  induction l with
  | nil => rfl
  | cons a l ih => simp [ih]
/- `zip` and `zipWith`. -/
@[simp] theorem zipWith_nil_left {l : List β} {f : α → β → γ} : zipWith f [] l = [] := rfl
@[simp] theorem zipWith_nil_right {l : List α} {f : α → β → γ} : zipWith f l [] = [] := by cases l <;> rfl
@[simp] theorem zipWith_cons_cons {a : α} {as : List α} {b : β} {bs : List β} {f : α → β → γ} :
    zipWith f (a :: as) (b :: bs) = f a b :: zipWith f as bs := rfl
@[simp] theorem zip_nil_left {l : List β} : zip ([] : List α) l = [] := rfl
@[simp] theorem zip_nil_right {l : List α} : zip l ([] : List β) = [] := by cases l <;> rfl
@[simp] theorem zip_cons_cons {a : α} {as : List α} {b : β} {bs : List β} :
    zip (a :: as) (b :: bs) = (a, b) :: zip as bs := rfl
@[simp] theorem length_zipWith {f : α → β → γ} {l₁ : List α} {l₂ : List β} :
    length (zipWith f l₁ l₂) = min (length l₁) (length l₂) := by
  induction l₁ generalizing l₂ with
  | nil => simp
  | cons a l ih =>
    cases l₂ with
    | nil => simp
    | cons b l' => simp [ih]; omega
/- Equality of the elements at a place. -/
@[simp] theorem getElem_append_left {as bs : List α} {i : Nat} (h : i < as.length) {h' : i < (as ++ bs).length} :
    (as ++ bs)[i]'h' = as[i]'h := by
  induction as generalizing i with
  | nil => exact absurd h (Nat.not_lt_zero i)
  | cons a as ih =>
    cases i with
    | zero => rfl
    | succ i => exact ih (Nat.lt_of_succ_lt_succ h)
@[simp] theorem getElem_append_right {as bs : List α} {i : Nat} (h₁ : as.length ≤ i) {h₂ : i < (as ++ bs).length} :
    (as ++ bs)[i]'h₂ = bs[i - as.length]'(by rw [length_append] at h₂; omega) := by
  induction as generalizing i with
  | nil => rfl
  | cons a as ih =>
    cases i with
    | zero => exact absurd h₁ (Nat.not_succ_le_zero _)
    | succ i =>
      have := ih (i := i) (by simpa using h₁) (h₂ := by simpa using h₂)
      simp only [length_cons, Nat.add_sub_add_right]
      exact this
@[simp] theorem getElem_replicate {a : α} {n i : Nat} (h : i < (replicate n a).length) : (replicate n a)[i]'h = a := by
  induction n generalizing i with
  | zero => exact absurd h (Nat.not_lt_zero i)
  | succ n ih =>
    cases i with
    | zero => rfl
    | succ i => exact ih (Nat.lt_of_succ_lt_succ h)
@[simp] theorem getElem?_map {f : α → β} {l : List α} {i : Nat} : (map f l)[i]? = Option.map f l[i]? := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih =>
    cases i with
    | zero => rfl
    | succ i => exact ih
theorem getElem?_eq_some_iff {l : List α} {i : Nat} {a : α} : l[i]? = some a ↔ ∃ h : i < l.length, l[i]'h = a := by
  by_cases h : i < l.length
  · rw [getElem?_eq_getElem h]
    exact ⟨fun e => ⟨h, Option.some.inj e⟩, fun ⟨_, e⟩ => e ▸ rfl⟩
  · rw [getElem?_eq_none_iff.mpr (by omega)]
    exact ⟨nofun, fun ⟨k, _⟩ => (h k).elim⟩
/- `set`. -/
@[simp] theorem set_nil {i : Nat} {a : α} : [].set i a = [] := by cases i <;> rfl
@[simp] theorem set_cons_zero {x : α} {xs : List α} {a : α} : (x :: xs).set 0 a = a :: xs := rfl
@[simp] theorem set_cons_succ {x : α} {xs : List α} {i : Nat} {a : α} :
    (x :: xs).set (i + 1) a = x :: xs.set i a := rfl
@[simp] theorem length_set {as : List α} {i : Nat} {a : α} : (as.set i a).length = as.length := by
  induction as generalizing i with
  | nil => simp
  | cons b l ih => cases i <;> simp [ih]
/- Sublists, prefixes, permutations, and what holds pairwise. -/
theorem nil_subset (l : List α) : [] ⊆ l := nofun
protected theorem Subset.refl (l : List α) : l ⊆ l := fun _ h => h
protected theorem Subset.trans {l₁ l₂ l₃ : List α} (h₁ : l₁ ⊆ l₂) (h₂ : l₂ ⊆ l₃) : l₁ ⊆ l₃ := fun _ h => h₂ (h₁ h)
theorem subset_append_left (l₁ l₂ : List α) : l₁ ⊆ l₁ ++ l₂ := fun _ h => mem_append.mpr (.inl h)
theorem subset_append_right (l₁ l₂ : List α) : l₂ ⊆ l₁ ++ l₂ := fun _ h => mem_append.mpr (.inr h)
@[simp] theorem nil_sublist : ∀ l : List α, Sublist [] l
  | [] => .slnil
  | _ :: l => (nil_sublist l).cons _
@[simp] theorem Sublist.refl : ∀ l : List α, Sublist l l
  | [] => .slnil
  | a :: l => (Sublist.refl l).cons₂ a
theorem Sublist.length_le {l₁ l₂ : List α} (h : Sublist l₁ l₂) : length l₁ ≤ length l₂ := by
  induction h with
  | slnil => exact Nat.le_refl 0
  | cons a _ ih => exact Nat.le_succ_of_le ih
  | cons₂ a _ ih => exact Nat.succ_le_succ ih
protected theorem Sublist.mem {a : α} {l₁ l₂ : List α} (hx : a ∈ l₁) (hl : Sublist l₁ l₂) : a ∈ l₂ := by
  induction hl with
  | slnil => exact hx
  | cons b _ ih => exact .tail _ (ih hx)
  | cons₂ b _ ih => cases hx with
    | head => exact .head _
    | tail _ h => exact .tail _ (ih h)
theorem filter_sublist {p : α → Bool} : ∀ {l : List α}, Sublist (filter p l) l
  | [] => .slnil
  | a :: l => by
    by_cases h : p a
    · rw [filter_cons_of_pos h]; exact filter_sublist.cons₂ a
    · rw [filter_cons_of_neg h]; exact filter_sublist.cons a
def IsPrefix (l₁ : List α) (l₂ : List α) : Prop := Exists fun t => l₁ ++ t = l₂
def IsSuffix (l₁ : List α) (l₂ : List α) : Prop := Exists fun t => t ++ l₁ = l₂
def IsInfix (l₁ : List α) (l₂ : List α) : Prop := Exists fun s => Exists fun t => s ++ l₁ ++ t = l₂
@[simp] theorem prefix_append (l₁ l₂ : List α) : IsPrefix l₁ (l₁ ++ l₂) := ⟨l₂, rfl⟩
@[simp] theorem suffix_append (l₁ l₂ : List α) : IsSuffix l₂ (l₁ ++ l₂) := ⟨l₁, rfl⟩
@[simp] theorem prefix_refl (l : List α) : IsPrefix l l := ⟨[], append_nil l⟩
@[simp] theorem nil_prefix {l : List α} : IsPrefix [] l := ⟨l, rfl⟩
theorem IsPrefix.trans {l₁ l₂ l₃ : List α} : IsPrefix l₁ l₂ → IsPrefix l₂ l₃ → IsPrefix l₁ l₃
  | ⟨s, hs⟩, ⟨t, ht⟩ => ⟨s ++ t, by rw [← ht, ← hs, append_assoc]⟩
theorem IsPrefix.length_le {l₁ l₂ : List α} (h : IsPrefix l₁ l₂) : l₁.length ≤ l₂.length := by
  obtain ⟨t, rfl⟩ := h
  rw [length_append]; omega
@[simp] theorem pairwise_cons {R : α → α → Prop} {a : α} {l : List α} :
    Pairwise R (a :: l) ↔ (∀ a', a' ∈ l → R a a') ∧ Pairwise R l :=
  ⟨fun h => by cases h with | cons x y => exact ⟨x, y⟩, fun h => .cons h.1 h.2⟩
@[simp] theorem nodup_nil : Nodup ([] : List α) := .nil
@[simp] theorem nodup_cons {a : α} {l : List α} : Nodup (a :: l) ↔ a ∉ l ∧ Nodup l := by
  unfold Nodup
  rw [pairwise_cons]
  exact ⟨fun h => ⟨fun k => h.1 a k rfl, h.2⟩, fun h => ⟨fun b k e => h.1 (e ▸ k), h.2⟩⟩
theorem Pairwise.imp {R S : α → α → Prop} (H : ∀ {a b}, R a b → S a b) {l : List α}
    (h : Pairwise R l) : Pairwise S l := by
  induction h with
  | nil => exact .nil
  | cons x _ ih => exact .cons (fun b k => H (x b k)) ih
private theorem concat_perm (a : α) (l : List α) : Perm (l ++ [a]) (a :: l) := by
  induction l with
  | nil => exact (Perm.nil).cons a
  | cons b l ih => exact (ih.cons b).trans (.swap _ _ _)
theorem reverse_perm (l : List α) : Perm l.reverse l := by
  induction l with
  | nil => exact .nil
  | cons a l ih =>
    rw [reverse_cons]
    exact (concat_perm a l.reverse).trans (ih.cons a)
/- Elements with the proof that they are in the list; for recursion through lists. -/
def attachWith (l : List α) (P : α → Prop) (H : ∀ x, x ∈ l → P x) : List {x // P x} := match l with
  | [] => []
  | a :: l => ⟨a, H a (.head _)⟩ :: attachWith l P fun x h => H x (.tail _ h)
def attach (l : List α) : List {x // x ∈ l} := attachWith l _ fun _ => id
@[simp] theorem length_attachWith {P : α → Prop} {l : List α} {H : ∀ x, x ∈ l → P x} :
    (l.attachWith P H).length = l.length := by
  induction l with
  | nil => rfl
  | cons a l ih => simp [attachWith, ih]
@[simp] theorem length_attach {l : List α} : l.attach.length = l.length := length_attachWith
end List
