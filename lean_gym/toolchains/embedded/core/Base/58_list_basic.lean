/-
Lists: the functions and lemmas that the arithmetic files need; the rest stands in `76_list.lean`.
-/
inductive List.Mem {α : Type u} (a : α) : List α → Prop where
  | head (as : List α) : List.Mem a (a :: as)
  | tail (b : α) {as : List α} : List.Mem a as → List.Mem a (b :: as)
instance List.instMembership {α : Type u} : Membership α (List α) := ⟨fun l a => List.Mem a l⟩
instance List.instAppend {α : Type u} : Append (List α) := ⟨List.append⟩
def List.reverseAux {α : Type u} : List α → List α → List α
  | [], r => r
  | a :: l, r => List.reverseAux l (a :: r)
def List.reverse {α : Type u} (as : List α) : List α := List.reverseAux as []
protected def Option.map {α : Type u} {β : Type v} (f : α → β) : Option α → Option β
  | some a => some (f a)
  | none => none
@[simp] theorem List.nil_append {α : Type u} (as : List α) : [] ++ as = as := rfl
@[simp] theorem List.cons_append {α : Type u} {a : α} {as bs : List α} : (a :: as) ++ bs = a :: (as ++ bs) := rfl
@[simp] theorem List.append_nil {α : Type u} (as : List α) : as ++ [] = as := by
  induction as with
  | nil => rfl
  | cons a as ih => simp [ih]
@[simp] theorem List.append_assoc {α : Type u} (as bs cs : List α) : (as ++ bs) ++ cs = as ++ (bs ++ cs) := by
  induction as with
  | nil => rfl
  | cons a as ih => simp [ih]
@[simp] theorem List.length_append {α : Type u} {as bs : List α} : (as ++ bs).length = as.length + bs.length := by
  induction as with
  | nil => exact (Nat.zero_add _).symm
  | cons a as ih => exact (congrArg Nat.succ ih).trans (Nat.succ_add _ _).symm
