/-
The lexicographic order of lists, minima and maxima.
-/
namespace List
variable {α : Type u}

/- The lexicographic order. -/
section
variable [LT α] {l₁ l₂ l₃ : List α}
@[simp] theorem lex_lt : Lex (· < ·) l₁ l₂ ↔ l₁ < l₂ := Iff.rfl
@[simp] theorem not_lex_lt : ¬ Lex (· < ·) l₁ l₂ ↔ l₂ ≤ l₁ := Iff.rfl
@[simp] protected theorem not_lt : ¬ l₁ < l₂ ↔ l₂ ≤ l₁ := Iff.rfl
@[simp] protected theorem not_le : ¬ l₁ ≤ l₂ ↔ l₂ < l₁ := Classical.not_not
end
section
variable {r : α → α → Prop} {a b : α} {l l₁ l₂ l₃ : List α}
theorem lex_irrefl (irrefl : ∀ x, ¬r x x) (l : List α) : ¬Lex r l l := by
  induction l with
  | nil => exact nofun
  | cons a l ih =>
    exact fun
      | .rel h => irrefl a h
      | .cons h => ih h
@[simp] theorem not_lex_nil : ¬Lex r l [] := nofun
@[simp] theorem not_nil_lex_iff : ¬Lex r [] l ↔ l = [] :=
  ⟨fun h => match l with
    | [] => rfl
    | _ :: _ => (h .nil).elim, fun h => h.symm ▸ not_lex_nil⟩
@[simp] theorem nil_lex_cons' : Lex r [] (a :: l) := .nil
theorem cons_lex_cons_iff : Lex r (a :: l₁) (b :: l₂) ↔ r a b ∨ a = b ∧ Lex r l₁ l₂ :=
  ⟨fun
    | .rel h => .inl h
    | .cons h => .inr ⟨rfl, h⟩, fun
    | .inl h => .rel h
    | .inr ⟨e, h⟩ => e ▸ .cons h⟩
theorem lex_trans (lt_trans : ∀ {x y z : α}, r x y → r y z → r x z) (h₁ : Lex r l₁ l₂) (h₂ : Lex r l₂ l₃) :
    Lex r l₁ l₃ := by
  induction h₁ generalizing l₃ with
  | nil => cases h₂ <;> exact .nil
  | rel h => cases h₂ with
    | rel k => exact .rel (lt_trans h k)
    | cons k => exact .rel h
  | cons h ih => cases h₂ with
    | rel k => exact .rel k
    | cons k => exact .cons (ih k)
theorem lex_asymm (h : ∀ {x y : α}, r x y → ¬ r y x) {l₁ l₂ : List α} : Lex r l₁ l₂ → ¬ Lex r l₂ l₁ := fun k => by
  induction k with
  | nil => exact nofun
  | rel k =>
    exact fun
      | .rel m => h k m
      | .cons _ => h k k
  | cons _ ih =>
    exact fun
      | .rel m => h m m
      | .cons m => ih m
end
section
variable [LT α] {a b : α} {l l₁ l₂ l₃ : List α}
@[simp] theorem not_lt_nil (l : List α) : ¬ l < [] := nofun
@[simp] theorem nil_le (l : List α) : [] ≤ l := not_lt_nil l
@[simp] theorem le_nil : l ≤ [] ↔ l = [] := not_nil_lex_iff
@[simp] theorem nil_lt_cons (a : α) (l : List α) : [] < a :: l := .nil
theorem cons_lt_cons_iff : (a :: l₁) < (b :: l₂) ↔ a < b ∨ a = b ∧ l₁ < l₂ := cons_lex_cons_iff
@[simp] theorem cons_lt_cons_self [i₀ : Std.Irrefl (· < · : α → α → Prop)] {l₁ l₂ : List α} :
    (a :: l₁) < (a :: l₂) ↔ l₁ < l₂ :=
  cons_lt_cons_iff.trans ⟨fun h => h.elim (fun h => (i₀.irrefl a h).elim) And.right, fun h => .inr ⟨rfl, h⟩⟩
protected theorem lt_irrefl [Std.Irrefl (· < · : α → α → Prop)] (l : List α) : ¬ l < l := lex_irrefl Std.Irrefl.irrefl l
instance ltIrrefl [Std.Irrefl (· < · : α → α → Prop)] : Std.Irrefl (α := List α) (· < ·) := ⟨List.lt_irrefl⟩
protected theorem le_refl [Std.Irrefl (· < · : α → α → Prop)] (l : List α) : l ≤ l := List.lt_irrefl l
instance instReflLeOfIrreflLt [Std.Irrefl (· < · : α → α → Prop)] : Std.Refl (· ≤ · : List α → List α → Prop) :=
  ⟨List.le_refl⟩
protected theorem lt_trans [i₁ : Trans (· < · : α → α → Prop) (· < ·) (· < ·)] {l₁ l₂ l₃ : List α} (h₁ : l₁ < l₂)
    (h₂ : l₂ < l₃) : l₁ < l₃ := lex_trans (fun h k => i₁.trans h k) h₁ h₂
instance instTransLt [Trans (· < · : α → α → Prop) (· < ·) (· < ·)] :
    Trans (· < · : List α → List α → Prop) (· < ·) (· < ·) := ⟨List.lt_trans⟩
protected theorem lt_asymm [i : Std.Asymm (· < · : α → α → Prop)] {l₁ l₂ : List α} (h : l₁ < l₂) : ¬ l₂ < l₁ :=
  lex_asymm (i.asymm _ _) h
instance instAsymmLt [Std.Asymm (· < · : α → α → Prop)] : Std.Asymm (· < · : List α → List α → Prop) :=
  ⟨fun _ _ => List.lt_asymm⟩
protected theorem le_total [i : Std.Asymm (· < · : α → α → Prop)] (l₁ l₂ : List α) : l₁ ≤ l₂ ∨ l₂ ≤ l₁ :=
  (Classical.em (l₂ < l₁)).elim (fun h => .inr (List.lt_asymm h)) .inl
instance instTotalLeOfAsymmLt [Std.Asymm (· < · : α → α → Prop)] : Std.Total (· ≤ · : List α → List α → Prop) :=
  ⟨List.le_total⟩
protected theorem le_of_lt [i : Std.Asymm (· < · : α → α → Prop)] {l₁ l₂ : List α} (h : l₁ < l₂) : l₁ ≤ l₂ :=
  List.lt_asymm h
protected theorem le_antisymm [i : Std.Trichotomous (· < · : α → α → Prop)] {as bs : List α} (h₁ : as ≤ bs)
    (h₂ : bs ≤ as) : as = bs := by
  induction as generalizing bs with
  | nil => exact (le_nil.mp h₂).symm
  | cons a as ih => cases bs with
    | nil => exact le_nil.mp h₁
    | cons b bs =>
      have e := i.trichotomous a b (fun h => h₂ (.rel h)) fun h => h₁ (.rel h)
      subst e
      rw [ih (fun h => h₁ (.cons h)) fun h => h₂ (.cons h)]
instance instAntisymmLeOfTrichotomousLt [s : Std.Trichotomous (· < · : α → α → Prop)] :
    Std.Antisymm (· ≤ · : List α → List α → Prop) := ⟨fun _ _ => List.le_antisymm⟩
end
section
variable {l₁ l₂ : List α} [BEq α] [LawfulBEq α]
@[simp] theorem lex_eq_true_iff_lex (lt : α → α → Bool) : lex l₁ l₂ lt = true ↔ Lex (fun x y => lt x y) l₁ l₂ := by
  induction l₁ generalizing l₂ with
  | nil => cases l₂ with
    | nil => rw [lex_nil]; exact ⟨nofun, nofun⟩
    | cons b l => rw [nil_lex_cons]; exact ⟨fun _ => .nil, fun _ => rfl⟩
  | cons a l ih => cases l₂ with
    | nil => rw [lex_nil]; exact ⟨nofun, nofun⟩
    | cons b l => rw [cons_lex_cons, cons_lex_cons_iff, Bool.or_eq_true, Bool.and_eq_true, beq_iff_eq, ih]
@[simp] theorem lex_eq_false_iff_not_lex (lt : α → α → Bool) :
    lex l₁ l₂ lt = false ↔ ¬ Lex (fun x y => lt x y) l₁ l₂ := by
  rw [← lex_eq_true_iff_lex, Bool.not_eq_true]
variable [LT α] [DecidableLT α]
private theorem lex_decide : Lex (fun x y : α => decide (x < y) = true) l₁ l₂ ↔ l₁ < l₂ := by
  simp only [decide_eq_true_eq]; rfl
@[simp] theorem lex_eq_true_iff_lt : lex l₁ l₂ = true ↔ l₁ < l₂ := (lex_eq_true_iff_lex _).trans lex_decide
@[simp] theorem lex_eq_false_iff_ge : lex l₁ l₂ = false ↔ l₂ ≤ l₁ :=
  (lex_eq_false_iff_not_lex _).trans (not_congr lex_decide)
end

/- Minima and maxima. -/
section
variable [Min α] {a b x : α} {l : List α} {n : Nat}
@[simp, grind =] theorem min?_singleton : [x].min? = some x := rfl
private theorem foldl_min_replicate [Std.MinEqOr α] : (replicate n a).foldl min a = a := by
  induction n with
  | zero => rfl
  | succ n ih => rw [replicate_succ, foldl_cons, Std.min_self]; exact ih
@[simp] theorem min?_replicate_of_pos [Std.MinEqOr α] {n : Nat} {a : α} (h : 0 < n) : (replicate n a).min? = some a := by
  cases n with
  | zero => nomatch h
  | succ n => exact congrArg some foldl_min_replicate
@[simp, grind =] theorem min_singleton : [x].min (cons_ne_nil _ _) = x := rfl
@[simp] theorem min_cons_cons_nil : [a, b].min (cons_ne_nil _ _) = min a b := rfl
theorem min?_eq_some_min (hl : l ≠ []) : l.min? = some (l.min hl) := by
  cases l with
  | nil => exact (hl rfl).elim
  | cons a l => rfl
theorem isSome_min?_of_ne_nil (hl : l ≠ []) : l.min?.isSome := isSome_min?_iff.mpr hl
theorem min_eq_get_min? : (l : List α) → (hl : l ≠ []) → l.min hl = l.min?.get (isSome_min?_of_ne_nil hl)
  | _ :: _, _ => rfl
@[simp] theorem get_min? {h : l.min?.isSome} : l.min?.get h = l.min (isSome_min?_iff.mp h) :=
  (min_eq_get_min? l (isSome_min?_iff.mp h)).symm
@[simp] theorem min_replicate [Std.MinEqOr α] {n : Nat} {a : α} (h : replicate n a ≠ []) :
    (replicate n a).min h = a := by
  cases n with
  | zero => exact (h rfl).elim
  | succ n => exact foldl_min_replicate
end
section
variable [Max α] {a b x : α} {l : List α} {n : Nat}
@[simp, grind =] theorem max?_singleton : [x].max? = some x := rfl
private theorem foldl_max_replicate [Std.MaxEqOr α] : (replicate n a).foldl max a = a := by
  induction n with
  | zero => rfl
  | succ n ih => rw [replicate_succ, foldl_cons, Std.max_self]; exact ih
@[simp] theorem max?_replicate_of_pos [Std.MaxEqOr α] {n : Nat} {a : α} (h : 0 < n) : (replicate n a).max? = some a := by
  cases n with
  | zero => nomatch h
  | succ n => exact congrArg some foldl_max_replicate
@[simp, grind =] theorem max_singleton : [x].max (cons_ne_nil _ _) = x := rfl
@[simp] theorem max_cons_cons_nil : [a, b].max (cons_ne_nil _ _) = max a b := rfl
theorem max?_eq_some_max (hl : l ≠ []) : l.max? = some (l.max hl) := by
  cases l with
  | nil => exact (hl rfl).elim
  | cons a l => rfl
theorem isSome_max?_of_ne_nil (hl : l ≠ []) : l.max?.isSome := isSome_max?_iff.mpr hl
theorem max_eq_get_max? : (l : List α) → (hl : l ≠ []) → l.max hl = l.max?.get (isSome_max?_of_ne_nil hl)
  | _ :: _, _ => rfl
@[simp] theorem get_max? {h : l.max?.isSome} : l.max?.get h = l.max (isSome_max?_iff.mp h) :=
  (max_eq_get_max? l (isSome_max?_iff.mp h)).symm
@[simp] theorem max_replicate [Std.MaxEqOr α] {n : Nat} {a : α} (h : replicate n a ≠ []) :
    (replicate n a).max h = a := by
  cases n with
  | zero => exact (h rfl).elim
  | succ n => exact foldl_max_replicate
end
end List
