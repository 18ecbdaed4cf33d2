/-
Lists: `modifyHead`, `modifyTailIdx`, `modify`, `insertIdx`, `eraseIdx`.
-/
namespace List
variable {α : Type u}
/- `modifyHead`. -/
section
variable {f : α → α} {l : List α}
@[simp, grind =] theorem length_modifyHead : (l.modifyHead f).length = l.length := by cases l <;> rfl
theorem modifyHead_eq_set [Inhabited α] (f : α → α) (l : List α) :
    l.modifyHead f = l.set 0 (f (l[0]?.getD default)) := by cases l <;> rfl
@[simp] theorem modifyHead_eq_nil_iff : l.modifyHead f = [] ↔ l = [] := by
  cases l with
  | nil => exact Iff.rfl
  | cons a l => exact ⟨nofun, nofun⟩
@[simp, grind =] theorem modifyHead_modifyHead {g : α → α} {l : List α} :
    (l.modifyHead f).modifyHead g = l.modifyHead (g ∘ f) := by
  cases l <;> rfl
@[grind =] theorem getElem?_modifyHead {i : Nat} : (l.modifyHead f)[i]? = if i = 0 then l[i]?.map f else l[i]? := by
  cases l with
  | nil => cases i <;> rfl
  | cons a l => cases i <;> rfl
@[grind =] theorem getElem_modifyHead {i : Nat} (h : i < (l.modifyHead f).length) : (l.modifyHead f)[i] =
    if h' : i = 0 then f (l[0]'(by rwa [length_modifyHead, h'] at h)) else l[i]'(by rwa [length_modifyHead] at h) := by
  cases l with
  | nil => exact absurd h (Nat.not_lt_zero _)
  | cons a l => cases i <;> rfl
@[simp] theorem getElem_modifyHead_zero {h : 0 < (l.modifyHead f).length} :
    (l.modifyHead f)[0] = f (l[0]'(by rwa [length_modifyHead] at h)) := by
  cases l with
  | nil => exact absurd h (Nat.not_lt_zero _)
  | cons a l => rfl
@[simp] theorem getElem_modifyHead_succ {n : Nat} (h : n + 1 < (l.modifyHead f).length) :
    (l.modifyHead f)[n + 1] = l[n + 1]'(by rwa [length_modifyHead] at h) := by
  cases l with
  | nil => exact absurd h (Nat.not_lt_zero _)
  | cons a l => rfl
@[simp] theorem getElem?_modifyHead_zero : (l.modifyHead f)[0]? = l[0]?.map f := by cases l <;> rfl
@[simp] theorem getElem?_modifyHead_succ {n : Nat} : (l.modifyHead f)[n + 1]? = l[n + 1]? := by cases l <;> rfl
@[simp, grind =] theorem head_modifyHead (f : α → α) (l : List α) (h) :
    (l.modifyHead f).head h = f (l.head (mt modifyHead_eq_nil_iff.mpr h)) := by
  cases l with
  | nil => exact absurd rfl h
  | cons a l => rfl
@[simp, grind =] theorem head?_modifyHead : (l.modifyHead f).head? = l.head?.map f := by cases l <;> rfl
@[simp] theorem tail_modifyHead : (l.modifyHead f).tail = l.tail := by cases l <;> rfl
@[simp] theorem take_modifyHead {i : Nat} : (l.modifyHead f).take i = (l.take i).modifyHead f := by
  cases l with
  | nil => cases i <;> rfl
  | cons a l => cases i <;> rfl
@[simp] theorem drop_modifyHead_of_pos {i : Nat} (h : 0 < i) : (l.modifyHead f).drop i = l.drop i := by
  cases l with
  | nil => rfl
  | cons a l => cases i with
    | zero => exact absurd h (Nat.lt_irrefl 0)
    | succ i => rfl
theorem eraseIdx_modifyHead_zero : (l.modifyHead f).eraseIdx 0 = l.eraseIdx 0 := by cases l <;> rfl
@[simp] theorem eraseIdx_modifyHead_of_pos {i : Nat} (h : 0 < i) :
    (l.modifyHead f).eraseIdx i = (l.eraseIdx i).modifyHead f := by
  cases i with
  | zero => exact absurd h (Nat.lt_irrefl 0)
  | succ i => cases l <;> rfl
@[simp] theorem modifyHead_id : modifyHead (id : α → α) = id := funext fun l => by cases l <;> rfl
@[simp] theorem modifyHead_dropLast : l.dropLast.modifyHead f = (l.modifyHead f).dropLast := by
  cases l with
  | nil => rfl
  | cons a l => cases l <;> rfl
end

/- `modifyTailIdx`. -/
@[simp] theorem modifyTailIdx_id : ∀ (i : Nat) (l : List α), l.modifyTailIdx i id = l
  | 0, _ => rfl
  | _ + 1, [] => rfl
  | i + 1, a :: l => congrArg (a :: ·) (modifyTailIdx_id i l)
theorem eraseIdx_eq_modifyTailIdx : ∀ (i : Nat) (l : List α), l.eraseIdx i = l.modifyTailIdx i tail
  | 0, [] => rfl
  | 0, _ :: _ => rfl
  | _ + 1, [] => rfl
  | i + 1, a :: l => congrArg (a :: ·) (eraseIdx_eq_modifyTailIdx i l)
@[simp] theorem length_modifyTailIdx (f : List α → List α) (H : ∀ l, (f l).length = l.length) :
    ∀ (l : List α) (i : Nat), (l.modifyTailIdx i f).length = l.length
  | l, 0 => H l
  | [], _ + 1 => rfl
  | _ :: l, i + 1 => congrArg (· + 1) (length_modifyTailIdx f H l i)
theorem modifyTailIdx_add (f : List α → List α) (i : Nat) (l₁ l₂ : List α) :
    (l₁ ++ l₂).modifyTailIdx (l₁.length + i) f = l₁ ++ l₂.modifyTailIdx i f := by
  induction l₁ with
  | nil => exact congrArg (l₂.modifyTailIdx · f) (Nat.zero_add i)
  | cons a l ih => rewrite [length_cons, Nat.succ_add]; exact congrArg (a :: ·) ih
theorem modifyTailIdx_eq_take_drop (f : List α → List α) (H : f [] = []) :
    ∀ (l : List α) (i : Nat), l.modifyTailIdx i f = l.take i ++ f (l.drop i)
  | _, 0 => rfl
  | [], _ + 1 => H.symm
  | a :: l, i + 1 => congrArg (a :: ·) (modifyTailIdx_eq_take_drop f H l i)
theorem exists_of_modifyTailIdx (f : List α → List α) {i : Nat} {l : List α} (h : i ≤ l.length) :
    ∃ l₁ l₂, l = l₁ ++ l₂ ∧ l₁.length = i ∧ l.modifyTailIdx i f = l₁ ++ f l₂ :=
  have e : (l.take i).length = i := length_take_of_le h
  have k := modifyTailIdx_add f 0 (l.take i) (l.drop i)
  ⟨l.take i, l.drop i, (take_append_drop _ _).symm, e, by rwa [take_append_drop, e] at k⟩
theorem modifyTailIdx_modifyTailIdx {f g : List α → List α} (i : Nat) : ∀ (j : Nat) (l : List α),
    (l.modifyTailIdx j f).modifyTailIdx (i + j) g = l.modifyTailIdx j fun l => (f l).modifyTailIdx i g
  | 0, _ => rfl
  | _ + 1, [] => rfl
  | j + 1, a :: l => congrArg (a :: ·) (modifyTailIdx_modifyTailIdx i j l)
theorem modifyTailIdx_modifyTailIdx_le {f g : List α → List α} (i j : Nat) (l : List α) (h : j ≤ i) :
    (l.modifyTailIdx j f).modifyTailIdx i g = l.modifyTailIdx j fun l => (f l).modifyTailIdx (i - j) g := by
  rw [← modifyTailIdx_modifyTailIdx, Nat.sub_add_cancel h]
theorem modifyTailIdx_modifyTailIdx_self {f g : List α → List α} (i : Nat) (l : List α) :
    (l.modifyTailIdx i f).modifyTailIdx i g = l.modifyTailIdx i (g ∘ f) := by
  rewrite [modifyTailIdx_modifyTailIdx_le i i l (Nat.le_refl i), Nat.sub_self]; rfl

/- `modify`. -/
@[simp] theorem modify_nil (f : α → α) (i : Nat) : [].modify i f = [] := by cases i <;> rfl
@[simp] theorem modify_zero_cons (f : α → α) (a : α) (l : List α) : (a :: l).modify 0 f = f a :: l := rfl
@[simp] theorem modify_succ_cons (f : α → α) (a : α) (l : List α) (i : Nat) :
    (a :: l).modify (i + 1) f = a :: l.modify i f := rfl
@[grind =] theorem modify_cons {f : α → α} {a : α} {i : Nat} {l : List α} :
    (a :: l).modify i f = if i = 0 then f a :: l else a :: l.modify (i - 1) f := by
  cases i <;> rfl
theorem modifyHead_eq_modify_zero (f : α → α) (l : List α) : l.modifyHead f = l.modify 0 f := rfl
@[simp] theorem modify_eq_nil_iff {f : α → α} {i : Nat} {l : List α} : l.modify i f = [] ↔ l = [] := by
  cases l with
  | nil => rw [modify_nil]
  | cons a l => cases i <;> exact ⟨nofun, nofun⟩
theorem getElem?_modify (f : α → α) : ∀ (i : Nat) (l : List α) (j : Nat),
    (l.modify i f)[j]? = (fun a => if i = j then f a else a) <$> l[j]?
  | 0, [], _ => rfl
  | _ + 1, [], _ => rfl
  | 0, _ :: _, 0 => rfl
  | 0, _ :: l, j + 1 => by
    rewrite [modify_zero_cons, getElem?_cons_succ, getElem?_cons_succ]; cases l[j]? <;> rfl
  | _ + 1, _ :: _, 0 => rfl
  | i + 1, _ :: l, j + 1 => by
    rewrite [modify_succ_cons, getElem?_cons_succ, getElem?_cons_succ, getElem?_modify f i l j]
    simp only [Nat.add_right_cancel_iff]
@[simp, grind =] theorem length_modify (f : α → α) (l : List α) (i : Nat) : (l.modify i f).length = l.length :=
  length_modifyTailIdx _ (fun _ => length_modifyHead) l i
@[simp] theorem getElem?_modify_eq (f : α → α) (i : Nat) (l : List α) : (l.modify i f)[i]? = f <$> l[i]? := by
  rewrite [getElem?_modify]; simp only [if_pos]
@[simp] theorem getElem?_modify_ne (f : α → α) {i j : Nat} (l : List α) (h : i ≠ j) :
    (l.modify i f)[j]? = l[j]? := by
  rewrite [getElem?_modify]; simp only [if_neg h]; exact id_map _
theorem getElem_modify (f : α → α) (i : Nat) (l : List α) (j : Nat) (h : j < (l.modify i f).length) :
    (l.modify i f)[j] = if i = j then f (l[j]'(length_modify f l i ▸ h)) else l[j]'(length_modify f l i ▸ h) := by
  rewrite [getElem_eq_iff, getElem?_modify, getElem?_eq_getElem (length_modify f l i ▸ h)]; rfl
@[simp] theorem getElem_modify_eq (f : α → α) (i : Nat) (l : List α) (h : i < (l.modify i f).length) :
    (l.modify i f)[i] = f (l[i]'(length_modify f l i ▸ h)) := (getElem_modify f i l i h).trans (if_pos rfl)
@[simp] theorem getElem_modify_ne (f : α → α) {i j : Nat} (l : List α) (h : i ≠ j) (h') :
    (l.modify i f)[j] = l[j]'(length_modify f l i ▸ h') := (getElem_modify f i l j h').trans (if_neg h)
theorem modify_eq_self {f : α → α} {i : Nat} {l : List α} (h : l.length ≤ i) : l.modify i f = l := by
  rewrite [modify, modifyTailIdx_eq_take_drop _ rfl, drop_eq_nil_of_le h, take_of_length_le h]; exact append_nil l
theorem modify_modify_eq (f g : α → α) (i : Nat) (l : List α) :
    (l.modify i f).modify i g = l.modify i (g ∘ f) := by
  rewrite [modify, modify, modifyTailIdx_modifyTailIdx_self]
  exact congrArg (l.modifyTailIdx i) (funext fun _ => modifyHead_modifyHead)
theorem modify_modify_ne (f g : α → α) {i j : Nat} (l : List α) (h : i ≠ j) :
    (l.modify i f).modify j g = (l.modify j g).modify i f := by
  induction l generalizing i j with
  | nil => rw [modify_nil, modify_nil, modify_nil]
  | cons a l ih => cases i with
    | zero => cases j with
      | zero => exact absurd rfl h
      | succ j => rfl
    | succ i => cases j with
      | zero => rfl
      | succ j => exact congrArg (a :: ·) (ih fun e => h (congrArg _ e))
theorem modify_eq_set [Inhabited α] (f : α → α) :
    ∀ (i : Nat) (l : List α), l.modify i f = l.set i (f (l[i]?.getD default))
  | 0, [] => rfl
  | _ + 1, [] => rfl
  | 0, _ :: _ => rfl
  | i + 1, a :: l => congrArg (a :: ·) (modify_eq_set f i l)
theorem modify_eq_take_drop (f : α → α) :
    ∀ (l : List α) (i : Nat), l.modify i f = l.take i ++ (l.drop i).modifyHead f :=
  modifyTailIdx_eq_take_drop _ rfl
theorem modify_eq_take_cons_drop {f : α → α} {i : Nat} {l : List α} (h : i < l.length) :
    l.modify i f = l.take i ++ f l[i] :: l.drop (i + 1) := by
  rewrite [modify_eq_take_drop, drop_eq_getElem_cons h]; rfl
theorem exists_of_modify (f : α → α) {i : Nat} {l : List α} (h : i < l.length) :
    ∃ l₁ a l₂, l = l₁ ++ a :: l₂ ∧ l₁.length = i ∧ l.modify i f = l₁ ++ f a :: l₂ :=
  ⟨l.take i, l[i], l.drop (i + 1), by rw [← drop_eq_getElem_cons h, take_append_drop],
    length_take_of_le (Nat.le_of_lt h), modify_eq_take_cons_drop h⟩
@[simp] theorem modify_id (i : Nat) (l : List α) : l.modify i id = l := by
  rw [modify, modifyHead_id, modifyTailIdx_id]
theorem take_modify (f : α → α) : ∀ (i j : Nat) (l : List α), (l.modify i f).take j = (l.take j).modify i f
  | i, 0, l => by rw [take_zero, take_zero, modify_nil]
  | i, j + 1, [] => by rw [modify_nil, take_nil, modify_nil]
  | 0, _ + 1, _ :: _ => rfl
  | i + 1, j + 1, a :: l => congrArg (a :: ·) (take_modify f i j l)
theorem drop_modify_of_lt (f : α → α) (i j : Nat) (l : List α) (h : i < j) : (l.modify i f).drop j = l.drop j := by
  induction l generalizing i j with
  | nil => rw [modify_nil]
  | cons a l ih => cases j with
    | zero => exact absurd h (Nat.not_lt_zero i)
    | succ j => cases i with
      | zero => rfl
      | succ i => exact ih i j (Nat.lt_of_succ_lt_succ h)
theorem drop_modify_of_ge (f : α → α) (i j : Nat) (l : List α) (h : i ≥ j) :
    (l.modify i f).drop j = (l.drop j).modify (i - j) f := by
  induction l generalizing i j with
  | nil => rw [modify_nil, drop_nil, modify_nil]
  | cons a l ih => cases j with
    | zero => rfl
    | succ j => cases i with
      | zero => exact absurd h (Nat.not_succ_le_zero j)
      | succ i => rewrite [Nat.succ_sub_succ]; exact ih i j (Nat.le_of_succ_le_succ h)
theorem eraseIdx_modify_of_eq (f : α → α) (i : Nat) (l : List α) : (l.modify i f).eraseIdx i = l.eraseIdx i := by
  rw [eraseIdx_eq_take_drop_succ, eraseIdx_eq_take_drop_succ, take_modify,
    modify_eq_self (length_take_le i l), drop_modify_of_lt f _ _ _ (Nat.lt_succ_self i)]
theorem eraseIdx_modify_of_lt (f : α → α) (i j : Nat) (l : List α) (h : j < i) :
    (l.modify i f).eraseIdx j = (l.eraseIdx j).modify (i - 1) f := by
  induction l generalizing i j with
  | nil => rw [modify_nil, eraseIdx_nil, modify_nil]
  | cons a l ih => cases i with
    | zero => exact absurd h (Nat.not_lt_zero j)
    | succ i => cases j with
      | zero => rfl
      | succ j => cases i with
        | zero => exact absurd (Nat.lt_of_succ_lt_succ h) (Nat.not_lt_zero j)
        | succ i => exact congrArg (a :: ·) (ih (i + 1) j (Nat.lt_of_succ_lt_succ h))
theorem eraseIdx_modify_of_gt (f : α → α) (i j : Nat) (l : List α) (h : j > i) :
    (l.modify i f).eraseIdx j = (l.eraseIdx j).modify i f := by
  induction l generalizing i j with
  | nil => rw [modify_nil, eraseIdx_nil, modify_nil]
  | cons a l ih => cases j with
    | zero => exact absurd h (Nat.not_lt_zero i)
    | succ j => cases i with
      | zero => rfl
      | succ i => exact congrArg (a :: ·) (ih i j (Nat.lt_of_succ_lt_succ h))
theorem modify_eraseIdx_of_lt (f : α → α) (i j : Nat) (l : List α) (h : j < i) :
    (l.eraseIdx i).modify j f = (l.modify j f).eraseIdx i := (eraseIdx_modify_of_gt f j i l h).symm
theorem modify_eraseIdx_of_ge (f : α → α) (i j : Nat) (l : List α) (h : j ≥ i) :
    (l.eraseIdx i).modify j f = (l.modify (j + 1) f).eraseIdx i :=
  (eraseIdx_modify_of_lt f (j + 1) i l (Nat.lt_succ_of_le h)).symm

/- `insertIdx`. -/
section
variable {l : List α} {x : α} {i : Nat}
@[simp, grind =] theorem insertIdx_zero {xs : List α} {x : α} : xs.insertIdx 0 x = x :: xs := rfl
@[simp, grind =] theorem insertIdx_succ_nil {a : α} {n : Nat} : [].insertIdx (n + 1) a = [] := rfl
@[simp, grind =] theorem insertIdx_succ_cons {xs : List α} {i : Nat} {hd x : α} :
    (hd :: xs).insertIdx (i + 1) x = hd :: xs.insertIdx i x := rfl
theorem length_insertIdx {a : α} {i : Nat} {as : List α} :
    (as.insertIdx i a).length = if i ≤ as.length then as.length + 1 else as.length := by
  induction as generalizing i with
  | nil => cases i <;> rfl
  | cons b as ih => cases i with
    | zero => rfl
    | succ i =>
      rewrite [insertIdx_succ_cons, length_cons, length_cons, ih]
      simp only [Nat.add_le_add_iff_right]
      split <;> rfl
theorem length_insertIdx_of_le_length {as : List α} (h : i ≤ as.length) (a : α) :
    (as.insertIdx i a).length = as.length + 1 :=
  length_insertIdx.trans (if_pos h)
theorem length_insertIdx_of_length_lt {as : List α} (h : as.length < i) (a : α) :
    (as.insertIdx i a).length = as.length :=
  length_insertIdx.trans (if_neg (Nat.not_le_of_lt h))
theorem insertIdx_of_length_lt (h : l.length < i) : l.insertIdx i x = l := by
  induction l generalizing i with
  | nil => cases i with
    | zero => exact absurd h (Nat.lt_irrefl 0)
    | succ i => rfl
  | cons b l ih => cases i with
    | zero => exact absurd h (Nat.not_lt_zero _)
    | succ i => exact congrArg (b :: ·) (ih (Nat.lt_of_succ_lt_succ h))
@[simp] theorem eraseIdx_insertIdx_self (a : α) : (l.insertIdx i a).eraseIdx i = l := by
  induction l generalizing i with
  | nil => cases i <;> rfl
  | cons b l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (b :: ·) ih
theorem insertIdx_eraseIdx_of_ge {a : α} {i j : Nat} {as : List α} (h : i < as.length) (k : i ≤ j) :
    (as.eraseIdx i).insertIdx j a = (as.insertIdx (j + 1) a).eraseIdx i := by
  induction as generalizing i j with
  | nil => exact absurd h (Nat.not_lt_zero i)
  | cons b as ih => cases i with
    | zero => rfl
    | succ i => cases j with
      | zero => exact absurd k (Nat.not_succ_le_zero i)
      | succ j => exact congrArg (b :: ·) (ih (Nat.lt_of_succ_lt_succ h) (Nat.le_of_succ_le_succ k))
theorem insertIdx_eraseIdx_of_le {a : α} {i j : Nat} {as : List α} (h : i < as.length) (k : j ≤ i) :
    (as.eraseIdx i).insertIdx j a = (as.insertIdx j a).eraseIdx (i + 1) := by
  induction as generalizing i j with
  | nil => exact absurd h (Nat.not_lt_zero i)
  | cons b as ih => cases j with
    | zero => rfl
    | succ j => cases i with
      | zero => exact absurd k (Nat.not_succ_le_zero j)
      | succ i => exact congrArg (b :: ·) (ih (Nat.lt_of_succ_lt_succ h) (Nat.le_of_succ_le_succ k))
theorem insertIdx_eraseIdx {a : α} {i j : Nat} {as : List α} (h : i < as.length) : (as.eraseIdx i).insertIdx j a =
    if i ≤ j then (as.insertIdx (j + 1) a).eraseIdx i else (as.insertIdx j a).eraseIdx (i + 1) := by
  split
  · next k => exact insertIdx_eraseIdx_of_ge h k
  · next k => exact insertIdx_eraseIdx_of_le h (Nat.le_of_not_le k)
theorem insertIdx_comm {j : Nat} (a b : α) (h : i ≤ j) (k : j ≤ l.length) :
    (l.insertIdx i a).insertIdx (j + 1) b = (l.insertIdx j b).insertIdx i a := by
  induction i generalizing j l with
  | zero => rfl
  | succ i ih => cases j with
    | zero => exact absurd h (Nat.not_succ_le_zero i)
    | succ j => cases l with
      | nil => exact absurd k (Nat.not_succ_le_zero j)
      | cons c l => exact congrArg (c :: ·) (ih (Nat.le_of_succ_le_succ h) (Nat.le_of_succ_le_succ k))
theorem mem_insertIdx {a b : α} {i : Nat} (h : i ≤ l.length) : a ∈ l.insertIdx i b ↔ a = b ∨ a ∈ l := by
  induction l generalizing i with
  | nil => cases i with
    | zero => exact mem_cons
    | succ i => exact absurd h (Nat.not_succ_le_zero i)
  | cons c l ih => cases i with
    | zero => exact mem_cons
    | succ i => rw [insertIdx_succ_cons, mem_cons, mem_cons, ih (Nat.le_of_succ_le_succ h), or_left_comm]
@[simp] theorem insertIdx_length_self : l.insertIdx l.length x = l ++ [x] := by
  induction l with
  | nil => rfl
  | cons b l ih => exact congrArg (b :: ·) ih
theorem length_le_length_insertIdx : l.length ≤ (l.insertIdx i x).length := by
  rewrite [length_insertIdx]
  split
  · exact Nat.le_succ _
  · exact Nat.le_refl _
theorem length_insertIdx_le_succ : (l.insertIdx i x).length ≤ l.length + 1 := by
  rewrite [length_insertIdx]
  split
  · exact Nat.le_refl _
  · exact Nat.le_succ _
@[grind =] theorem getElem?_insertIdx {j : Nat} : (l.insertIdx i x)[j]? =
    if j < i then l[j]? else if j = i then if j ≤ l.length then some x else none else l[j - 1]? := by
  induction l generalizing i j with
  | nil => cases i with
    | zero => cases j <;> rfl
    | succ i =>
      rewrite [insertIdx_succ_nil, getElem?_nil, getElem?_nil]
      split
      · rfl
      · split
        · next e => subst e; rfl
        · rfl
  | cons b l ih => cases i with
    | zero => cases j <;> rfl
    | succ i => cases j with
      | zero => rfl
      | succ j =>
        rewrite [insertIdx_succ_cons, getElem?_cons_succ, ih, getElem?_cons_succ, Nat.add_sub_cancel, length_cons]
        simp only [Nat.add_lt_add_iff_right, Nat.add_right_cancel_iff, Nat.add_le_add_iff_right]
        split
        · rfl
        · split
          · rfl
          · cases j with
            | zero => exact absurd (Nat.pos_of_ne_zero (Ne.symm ‹¬ 0 = i›)) ‹¬ 0 < i›
            | succ j => rfl
theorem getElem?_insertIdx_of_lt {j : Nat} (h : j < i) : (l.insertIdx i x)[j]? = l[j]? :=
  getElem?_insertIdx.trans (if_pos h)
theorem getElem?_insertIdx_self : (l.insertIdx i x)[i]? = if i ≤ l.length then some x else none := by
  rw [getElem?_insertIdx, if_neg (Nat.lt_irrefl i), if_pos rfl]
theorem getElem?_insertIdx_of_gt {j : Nat} (h : i < j) : (l.insertIdx i x)[j]? = l[j - 1]? := by
  rw [getElem?_insertIdx, if_neg (Nat.lt_asymm h), if_neg (Nat.ne_of_gt h)]
private theorem lt_length_of_lt_insertIdx {j : Nat} (h : j < i) (k : j < (l.insertIdx i x).length) : j < l.length := by
  by_cases c : i ≤ l.length
  · exact Nat.lt_of_lt_of_le h c
  · rewrite [length_insertIdx, if_neg c] at k; exact k
private theorem pred_lt_length_of_insertIdx {j : Nat} (h : i < j) (k : j < (l.insertIdx i x).length) :
    j - 1 < l.length := by
  by_cases c : i ≤ l.length
  · rewrite [length_insertIdx, if_pos c] at k
    exact Nat.lt_of_lt_of_le (Nat.sub_one_lt_of_lt h) (Nat.le_of_lt_succ k)
  · rewrite [length_insertIdx, if_neg c] at k; exact Nat.lt_of_le_of_lt (Nat.sub_le j 1) k
theorem getElem_insertIdx_of_lt {j : Nat} (hn : j < i) (hk : j < (l.insertIdx i x).length) :
    (l.insertIdx i x)[j] = l[j]'(lt_length_of_lt_insertIdx hn hk) := by
  rewrite [getElem_eq_iff, getElem?_insertIdx_of_lt hn]; exact getElem?_eq_getElem _
@[simp] theorem getElem_insertIdx_self (hi : i < (l.insertIdx i x).length) : (l.insertIdx i x)[i] = x :=
  (getElem_eq_iff _).mpr (getElem?_insertIdx_self.trans
    (if_pos (Nat.le_of_lt_succ (Nat.lt_of_lt_of_le hi length_insertIdx_le_succ))))
theorem getElem_insertIdx_of_gt {j : Nat} (hn : i < j) (hk : j < (l.insertIdx i x).length) :
    (l.insertIdx i x)[j] = l[j - 1]'(pred_lt_length_of_insertIdx hn hk) := by
  rewrite [getElem_eq_iff, getElem?_insertIdx_of_gt hn]; exact getElem?_eq_getElem _
@[grind =] theorem getElem_insertIdx {j : Nat} (h : j < (l.insertIdx i x).length) : (l.insertIdx i x)[j] =
    if h₁ : j < i then l[j]'(lt_length_of_lt_insertIdx h₁ h) else
      if h₂ : j = i then x else
        l[j - 1]'(pred_lt_length_of_insertIdx (Nat.lt_of_le_of_ne (Nat.not_lt.mp h₁) (Ne.symm h₂)) h) := by
  by_cases h₁ : j < i
  · rewrite [dif_pos h₁]; exact getElem_insertIdx_of_lt h₁ h
  · rewrite [dif_neg h₁]
    by_cases h₂ : j = i
    · subst h₂; rewrite [dif_pos rfl]; exact getElem_insertIdx_self h
    · rewrite [dif_neg h₂]
      exact getElem_insertIdx_of_gt (Nat.lt_of_le_of_ne (Nat.not_lt.mp h₁) (Ne.symm h₂)) h
end

/- `eraseIdx`. -/
section
variable {l : List α} {i j : Nat}
@[grind =] theorem getElem?_eraseIdx : (l.eraseIdx i)[j]? = if j < i then l[j]? else l[j + 1]? := by
  induction l generalizing i j with
  | nil => rw [eraseIdx_nil, getElem?_nil, getElem?_nil, ite_self]
  | cons b l ih => cases i with
    | zero => rfl
    | succ i => cases j with
      | zero => rfl
      | succ j =>
        rewrite [eraseIdx_cons_succ, getElem?_cons_succ, ih, getElem?_cons_succ, getElem?_cons_succ]
        simp only [Nat.add_lt_add_iff_right]
theorem getElem?_eraseIdx_of_lt (h : j < i) : (l.eraseIdx i)[j]? = l[j]? := getElem?_eraseIdx.trans (if_pos h)
theorem getElem?_eraseIdx_of_ge (h : i ≤ j) : (l.eraseIdx i)[j]? = l[j + 1]? :=
  getElem?_eraseIdx.trans (if_neg (Nat.not_lt_of_le h))
private theorem lt_length_of_eraseIdx (h : j < (l.eraseIdx i).length) : j < l.length :=
  Nat.lt_of_lt_of_le h (eraseIdx_sublist l i).length_le
private theorem succ_lt_length_of_eraseIdx (h : j < (l.eraseIdx i).length) (k : ¬ j < i) : j + 1 < l.length := by
  by_cases c : i < l.length
  · rewrite [length_eraseIdx, if_pos c] at h; exact Nat.add_lt_of_lt_sub h
  · rewrite [length_eraseIdx, if_neg c] at h; exact absurd (Nat.lt_of_le_of_lt (Nat.not_lt.mp k) h) c
@[grind =] theorem getElem_eraseIdx (h : j < (l.eraseIdx i).length) : (l.eraseIdx i)[j] =
    if h' : j < i then l[j]'(lt_length_of_eraseIdx h) else l[j + 1]'(succ_lt_length_of_eraseIdx h h') := by
  rewrite [getElem_eq_iff, getElem?_eraseIdx]
  split <;> exact getElem?_eq_getElem _
theorem getElem_eraseIdx_of_lt (h : j < (l.eraseIdx i).length) (h' : j < i) :
    (l.eraseIdx i)[j] = l[j]'(lt_length_of_eraseIdx h) := (getElem_eraseIdx h).trans (dif_pos h')
theorem getElem_eraseIdx_of_ge (h : j < (l.eraseIdx i).length) (h' : i ≤ j) :
    (l.eraseIdx i)[j] = l[j + 1]'(succ_lt_length_of_eraseIdx h (Nat.not_lt_of_le h')) :=
  (getElem_eraseIdx h).trans (dif_neg (Nat.not_lt_of_le h'))
theorem mem_eraseIdx_iff_getElem? {x : α} {l : List α} {k : Nat} : x ∈ l.eraseIdx k ↔ ∃ i, i ≠ k ∧ l[i]? = some x := by
  rewrite [mem_iff_getElem?]
  constructor
  · intro ⟨i, h⟩
    by_cases k : i < k
    · exact ⟨i, Nat.ne_of_lt k, by rwa [getElem?_eraseIdx_of_lt k] at h⟩
    · exact ⟨i + 1, fun e => k (e ▸ Nat.lt_succ_self i), by rwa [getElem?_eraseIdx_of_ge (Nat.le_of_not_lt k)] at h⟩
  · intro ⟨i, h, e⟩
    by_cases c : i < k
    · exact ⟨i, (getElem?_eraseIdx_of_lt c).trans e⟩
    · have c := Nat.lt_of_le_of_ne (Nat.not_lt.mp c) (Ne.symm h)
      exact ⟨i - 1, by rwa [getElem?_eraseIdx_of_ge (Nat.le_sub_one_of_lt c), Nat.sub_add_cancel (Nat.zero_lt_of_lt c)]⟩
theorem mem_eraseIdx_iff_getElem {x : α} {l : List α} {k : Nat} :
    x ∈ l.eraseIdx k ↔ ∃ (i : Nat) (h : i < l.length), i ≠ k ∧ l[i] = x := by
  rewrite [mem_eraseIdx_iff_getElem?]
  exact exists_congr fun i => by rw [getElem?_eq_some_iff, exists_and_left]
theorem eraseIdx_eq_dropLast (h : i + 1 = l.length) : l.eraseIdx i = l.dropLast := by
  rewrite [eraseIdx_eq_take_drop_succ, drop_eq_nil_of_le (Nat.le_of_eq h.symm), append_nil, dropLast_eq_take, ← h]; rfl
@[simp] theorem eraseIdx_length_sub_one : l.eraseIdx (l.length - 1) = l.dropLast := by
  cases l with
  | nil => rfl
  | cons a l => exact eraseIdx_eq_dropLast rfl
theorem eraseIdx_set_eq {a : α} : (l.set i a).eraseIdx i = l.eraseIdx i := by
  induction l generalizing i with
  | nil => rfl
  | cons b l ih => cases i with
    | zero => rfl
    | succ i => exact congrArg (b :: ·) ih
theorem eraseIdx_set_lt {a : α} (h : j < i) : (l.set i a).eraseIdx j = (l.eraseIdx j).set (i - 1) a := by
  induction l generalizing i j with
  | nil => rw [set_nil, eraseIdx_nil, set_nil]
  | cons b l ih => cases i with
    | zero => exact absurd h (Nat.not_lt_zero j)
    | succ i => cases j with
      | zero => rfl
      | succ j => cases i with
        | zero => exact absurd (Nat.lt_of_succ_lt_succ h) (Nat.not_lt_zero j)
        | succ i => exact congrArg (b :: ·) (ih (Nat.lt_of_succ_lt_succ h))
theorem eraseIdx_set_gt {a : α} (h : i < j) : (l.set i a).eraseIdx j = (l.eraseIdx j).set i a := by
  induction l generalizing i j with
  | nil => rw [set_nil, eraseIdx_nil, set_nil]
  | cons b l ih => cases j with
    | zero => exact absurd h (Nat.not_lt_zero i)
    | succ j => cases i with
      | zero => rfl
      | succ i => exact congrArg (b :: ·) (ih (Nat.lt_of_succ_lt_succ h))
@[grind =] theorem eraseIdx_set {xs : List α} {i j : Nat} {a : α} : (xs.set i a).eraseIdx j =
    if j < i then (xs.eraseIdx j).set (i - 1) a else if j = i then xs.eraseIdx i else (xs.eraseIdx j).set i a := by
  by_cases h : j < i
  · rewrite [if_pos h]; exact eraseIdx_set_lt h
  · rewrite [if_neg h]
    by_cases e : j = i
    · rewrite [if_pos e]; subst e; exact eraseIdx_set_eq
    · rewrite [if_neg e]; exact eraseIdx_set_gt (Nat.lt_of_le_of_ne (Nat.not_lt.mp h) (Ne.symm e))
theorem set_eraseIdx_le {xs : List α} {i j : Nat} {a : α} (h : i ≤ j) :
    (xs.eraseIdx i).set j a = (xs.set (j + 1) a).eraseIdx i :=
  (eraseIdx_set_lt (Nat.lt_succ_of_le h)).symm
theorem set_eraseIdx_gt {xs : List α} {i j : Nat} {a : α} (h : j < i) :
    (xs.eraseIdx i).set j a = (xs.set j a).eraseIdx i := (eraseIdx_set_gt h).symm
@[grind =] theorem set_eraseIdx {xs : List α} {i j : Nat} {a : α} : (xs.eraseIdx i).set j a =
    if i ≤ j then (xs.set (j + 1) a).eraseIdx i else (xs.set j a).eraseIdx i := by
  split
  · next h => exact set_eraseIdx_le h
  · next h => exact set_eraseIdx_gt (Nat.lt_of_not_le h)
@[simp] theorem set_getElem_succ_eraseIdx_succ (h : i + 1 < l.length) :
    (l.eraseIdx (i + 1)).set i l[i + 1] = l.eraseIdx i := by
  induction l generalizing i with
  | nil => exact absurd h (Nat.not_lt_zero _)
  | cons b l ih => cases i with
    | zero => cases l with
      | nil => exact absurd h (Nat.lt_irrefl 1)
      | cons c l => rfl
    | succ i => exact congrArg (b :: ·) (ih (Nat.lt_of_succ_lt_succ h))
end
end List
