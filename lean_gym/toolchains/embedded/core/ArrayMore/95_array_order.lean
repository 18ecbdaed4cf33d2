/-
Arrays: lexicographic order, and sorting.
-/
namespace Array
variable {α : Type u}
instance instDecidableLTOfDecidableEq [DecidableEq α] [LT α] [DecidableLT α] : DecidableLT (Array α) :=
  fun as bs => List.decidableLT as.toList bs.toList
instance instDecidableLEOfDecidableEqOfDecidableLT [DecidableEq α] [LT α] [DecidableLT α] : DecidableLE (Array α) :=
  fun as bs => List.decidableLE as.toList bs.toList
/- DIFFERS: the body goes through lists, where a full Lean's is a loop over `0...n`. -/
def lex [BEq α] (as bs : Array α) (lt : α → α → Bool := by exact (· < ·)) : Bool := as.toList.lex bs.toList lt
@[simp] theorem _root_.List.lt_toArray [LT α] {l₁ l₂ : List α} : l₁.toArray < l₂.toArray ↔ l₁ < l₂ := Iff.rfl
@[simp] theorem _root_.List.le_toArray [LT α] {l₁ l₂ : List α} : l₁.toArray ≤ l₂.toArray ↔ l₁ ≤ l₂ := Iff.rfl
@[simp] theorem lt_toList [LT α] {xs ys : Array α} : xs.toList < ys.toList ↔ xs < ys := Iff.rfl
@[simp] theorem le_toList [LT α] {xs ys : Array α} : xs.toList ≤ ys.toList ↔ xs ≤ ys := Iff.rfl
@[simp] protected theorem not_lt [LT α] {xs ys : Array α} : ¬xs < ys ↔ ys ≤ xs := Iff.rfl
@[simp] protected theorem not_le [LT α] {xs ys : Array α} : ¬xs ≤ ys ↔ ys < xs := Classical.not_not
@[simp] theorem _root_.List.lex_toArray [BEq α] {lt : α → α → Bool} {l₁ l₂ : List α} :
    l₁.toArray.lex l₂.toArray lt = l₁.lex l₂ lt := rfl
@[simp] theorem lex_toList [BEq α] {lt : α → α → Bool} {xs ys : Array α} :
    xs.toList.lex ys.toList lt = xs.lex ys lt := rfl
@[simp] theorem lex_empty [BEq α] {lt : α → α → Bool} {xs : Array α} : xs.lex #[] lt = false := List.lex_nil
theorem singleton_lex_singleton {a b : α} [BEq α] {lt : α → α → Bool} : #[a].lex #[b] lt = lt a b :=
  List.cons_lex_cons.trans (by rw [List.nil_lex_nil, Bool.and_false, Bool.or_false])
@[simp] theorem lex_eq_true_iff_lt [BEq α] [LawfulBEq α] [LT α] [DecidableLT α] {xs ys : Array α} :
    xs.lex ys = true ↔ xs < ys := List.lex_eq_true_iff_lt
@[simp] theorem lex_eq_false_iff_ge [BEq α] [LawfulBEq α] [LT α] [DecidableLT α] {xs ys : Array α} :
    xs.lex ys = false ↔ ys ≤ xs := List.lex_eq_false_iff_ge
private theorem not_lex_nil {r : α → α → Prop} : ∀ {l : List α}, ¬List.Lex r l .nil := nofun
@[simp] theorem not_lt_empty [LT α] (xs : Array α) : ¬xs < #[] := not_lex_nil
@[simp] theorem empty_le [LT α] (xs : Array α) : #[] ≤ xs := not_lt_empty xs
private theorem empty_lt_iff [LT α] {xs : Array α} : #[] < xs ↔ xs ≠ #[] :=
  match xs with
  | ⟨[]⟩ => ⟨fun h => absurd h (not_lt_empty _), fun h => absurd rfl h⟩
  | ⟨_ :: _⟩ => ⟨fun _ => nofun, fun _ => List.Lex.nil⟩
@[simp] theorem le_empty [LT α] {xs : Array α} : xs ≤ #[] ↔ xs = #[] := (not_congr empty_lt_iff).trans Classical.not_not
@[simp] theorem empty_lt_push [LT α] (xs : Array α) (a : α) : #[] < xs.push a := empty_lt_iff.mpr push_ne_empty

protected theorem lt_irrefl [LT α] [Std.Irrefl (· < · : α → α → Prop)] (xs : Array α) : ¬xs < xs :=
  List.lt_irrefl xs.toList
instance ltIrrefl [LT α] [Std.Irrefl (· < · : α → α → Prop)] : Std.Irrefl (α := Array α) (· < ·) := ⟨Array.lt_irrefl⟩
protected theorem le_refl [LT α] [i₀ : Std.Irrefl (· < · : α → α → Prop)] (xs : Array α) : xs ≤ xs :=
  List.le_refl xs.toList
instance instReflLeOfIrreflLt [LT α] [Std.Irrefl (· < · : α → α → Prop)] :
    Std.Refl (· ≤ · : Array α → Array α → Prop) :=
  ⟨Array.le_refl⟩
protected theorem lt_trans [LT α] [i₁ : Trans (· < · : α → α → Prop) (· < ·) (· < ·)] {xs ys zs : Array α}
    (h₁ : xs < ys) (h₂ : ys < zs) : xs < zs := List.lt_trans h₁ h₂
instance instTransLt [LT α] [Trans (· < · : α → α → Prop) (· < ·) (· < ·)] :
    Trans (· < · : Array α → Array α → Prop) (· < ·) (· < ·) := ⟨Array.lt_trans⟩
protected theorem lt_asymm [LT α] [i : Std.Asymm (· < · : α → α → Prop)] {xs ys : Array α} (h : xs < ys) :
    ¬ys < xs := List.lt_asymm h
instance instAsymmLt [LT α] [Std.Asymm (· < · : α → α → Prop)] : Std.Asymm (· < · : Array α → Array α → Prop) :=
  ⟨fun _ _ => Array.lt_asymm⟩
protected theorem le_total [LT α] [i : Std.Asymm (· < · : α → α → Prop)] (xs ys : Array α) : xs ≤ ys ∨ ys ≤ xs :=
  List.le_total xs.toList ys.toList
instance instTotalLeOfAsymmLt [LT α] [Std.Asymm (· < · : α → α → Prop)] :
    Std.Total (· ≤ · : Array α → Array α → Prop) := ⟨Array.le_total⟩
protected theorem le_of_lt [LT α] [i : Std.Asymm (· < · : α → α → Prop)] {xs ys : Array α} (h : xs < ys) : xs ≤ ys :=
  List.le_of_lt h

/- Sorting. DIFFERS: the body sorts the list, where a full Lean's sorts subarrays in place. -/
@[inline] def mergeSort (xs : Array α) (le : α → α → Bool := by exact (· ≤ ·)) : Array α :=
  (xs.toList.mergeSort le).toArray
theorem toList_mergeSort {xs : Array α} {le : α → α → Bool} : (xs.mergeSort le).toList = xs.toList.mergeSort le := rfl
theorem mergeSort_eq_toArray_mergeSort_toList {xs : Array α} {le : α → α → Bool} :
    xs.mergeSort le = (xs.toList.mergeSort le).toArray := rfl
@[simp] theorem mergeSort_empty {r : α → α → Bool} : #[].mergeSort r = #[] := congrArg List.toArray List.mergeSort_nil
@[simp] theorem mergeSort_singleton {r : α → α → Bool} {a : α} : #[a].mergeSort r = #[a] :=
  congrArg List.toArray (List.mergeSort_singleton a)
@[simp] theorem size_mergeSort {le : α → α → Bool} {xs : Array α} : (xs.mergeSort le).size = xs.size :=
  List.length_mergeSort _
@[simp] theorem mem_mergeSort {le : α → α → Bool} {a : α} {xs : Array α} : a ∈ xs.mergeSort le ↔ a ∈ xs :=
  mem_def.trans (List.mem_mergeSort.trans mem_def.symm)
theorem pairwise_mergeSort {le : α → α → Bool} (trans : ∀ (a b c : α), le a b → le b c → le a c)
    (total : ∀ (a b : α), le a b || le b a) {xs : Array α} : (xs.mergeSort le).toList.Pairwise (le · ·) :=
  List.pairwise_mergeSort trans total _
end Array
