/-
Comparison of lists, element by element.
-/
namespace List
variable {α : Type u}
@[specialize] protected def compareLex (cmp : α → α → Ordering) : List α → List α → Ordering
  | [], [] => .eq
  | [], _ => .lt
  | _, [] => .gt
  | x :: xs, y :: ys => (cmp x y).then (List.compareLex cmp xs ys)
instance instOrd [Ord α] : Ord (List α) := ⟨List.compareLex compare⟩
protected theorem compare_eq_compareLex [Ord α] : compare (α := List α) = List.compareLex compare := rfl
protected theorem compareLex_cons_cons {cmp : α → α → Ordering} {x y : α} {xs ys : List α} :
    List.compareLex cmp (x :: xs) (y :: ys) = (cmp x y).then (List.compareLex cmp xs ys) := rfl
@[simp] protected theorem compare_cons_cons {x y : α} {xs ys : List α} [Ord α] :
    compare (x :: xs) (y :: ys) = (compare x y).then (compare xs ys) := rfl
protected theorem compareLex_nil_cons {cmp : α → α → Ordering} {x : α} {xs : List α} :
    List.compareLex cmp [] (x :: xs) = .lt := rfl
@[simp] protected theorem compare_nil_cons {x : α} {xs : List α} [Ord α] : compare [] (x :: xs) = .lt := rfl
protected theorem compareLex_cons_nil {cmp : α → α → Ordering} {x : α} {xs : List α} :
    List.compareLex cmp (x :: xs) [] = .gt := rfl
@[simp] protected theorem compare_cons_nil {x : α} {xs : List α} [Ord α] : compare (x :: xs) [] = .gt := rfl
protected theorem compareLex_nil_nil {cmp : α → α → Ordering} : List.compareLex cmp [] [] = .eq := rfl
@[simp] protected theorem compare_nil_nil [Ord α] : compare ([] : List α) [] = .eq := rfl
protected theorem isLE_compareLex_nil_left {cmp : α → α → Ordering} {xs : List α} :
    (List.compareLex cmp [] xs).isLE := by cases xs <;> rfl
protected theorem isLE_compare_nil_left {xs : List α} [Ord α] : (compare [] xs).isLE := List.isLE_compareLex_nil_left
protected theorem isLE_compareLex_nil_right {cmp : α → α → Ordering} {xs : List α} :
    (List.compareLex cmp xs []).isLE ↔ xs = [] := by
  cases xs with
  | nil => exact ⟨fun _ => rfl, fun _ => rfl⟩
  | cons => exact ⟨fun h => Bool.noConfusion h, fun h => by cases h⟩
@[simp] protected theorem isLE_compare_nil_right {xs : List α} [Ord α] : (compare xs []).isLE ↔ xs = [] :=
  List.isLE_compareLex_nil_right
protected theorem isGE_compareLex_nil_left {cmp : α → α → Ordering} {xs : List α} :
    (List.compareLex cmp [] xs).isGE ↔ xs = [] := by
  cases xs with
  | nil => exact ⟨fun _ => rfl, fun _ => rfl⟩
  | cons => exact ⟨fun h => Bool.noConfusion h, fun h => by cases h⟩
@[simp] protected theorem isGE_compare_nil_left {xs : List α} [Ord α] : (compare [] xs).isGE ↔ xs = [] :=
  List.isGE_compareLex_nil_left
protected theorem isGE_compareLex_nil_right {cmp : α → α → Ordering} {xs : List α} :
    (List.compareLex cmp xs []).isGE := by cases xs <;> rfl
protected theorem isGE_compare_nil_right {xs : List α} [Ord α] : (compare xs []).isGE := List.isGE_compareLex_nil_right
protected theorem compareLex_nil_left_eq_eq {cmp : α → α → Ordering} {xs : List α} :
    List.compareLex cmp [] xs = .eq ↔ xs = [] := by
  cases xs with
  | nil => exact ⟨fun _ => rfl, fun _ => rfl⟩
  | cons => exact ⟨nofun, nofun⟩
@[simp] protected theorem compare_nil_left_eq_eq {xs : List α} [Ord α] : compare [] xs = .eq ↔ xs = [] :=
  List.compareLex_nil_left_eq_eq
protected theorem compareLex_nil_right_eq_eq {cmp : α → α → Ordering} {xs : List α} :
    List.compareLex cmp xs [] = .eq ↔ xs = [] := by
  cases xs with
  | nil => exact ⟨fun _ => rfl, fun _ => rfl⟩
  | cons => exact ⟨nofun, nofun⟩
@[simp] protected theorem compare_nil_right_eq_eq {xs : List α} [Ord α] : compare xs [] = .eq ↔ xs = [] :=
  List.compareLex_nil_right_eq_eq
end List
