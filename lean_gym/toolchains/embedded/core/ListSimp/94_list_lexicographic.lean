/-
The lexicographic order of lists, minima and maxima.
-/
namespace List
variable {α : Type u}

/- The lexicographic order. -/
section
variable [LT α] {l₁ l₂ : List α}
@[simp] theorem lex_lt : Lex (· < ·) l₁ l₂ ↔ l₁ < l₂ := Iff.rfl
@[simp] theorem not_lex_lt : ¬ Lex (· < ·) l₁ l₂ ↔ l₂ ≤ l₁ := Iff.rfl
@[simp] protected theorem not_lt : ¬ l₁ < l₂ ↔ l₂ ≤ l₁ := Iff.rfl
@[simp] protected theorem not_le : ¬ l₁ ≤ l₂ ↔ l₂ < l₁ := Classical.not_not
end

section
variable {r : α → α → Prop}
theorem lex_irrefl (irrefl : ∀ x, ¬r x x) (l : List α) : ¬Lex r l l := by
  induction l with
  | nil => exact nofun
  | cons a l ih =>
    exact fun
      | .rel h => irrefl a h
      | .cons h => ih h
@[simp] theorem not_lex_nil {l : List α} : ¬Lex r l [] := nofun
@[simp] theorem not_nil_lex_iff {l : List α} : ¬Lex r [] l ↔ l = [] :=
  ⟨fun h => match l with
    | [] => rfl
    | _ :: _ => (h .nil).elim, fun h => h.symm ▸ not_lex_nil⟩
@[simp] theorem nil_lex_cons' {a : α} {l : List α} : Lex r [] (a :: l) := .nil
theorem cons_lex_cons_iff {a b : α} {l₁ l₂ : List α} : Lex r (a :: l₁) (b :: l₂) ↔ r a b ∨ a = b ∧ Lex r l₁ l₂ :=
  ⟨fun
    | .rel h => .inl h
    | .cons h => .inr ⟨rfl, h⟩, fun
    | .inl h => .rel h
    | .inr ⟨e, h⟩ => e ▸ .cons h⟩
theorem lex_trans {l₁ l₂ l₃ : List α} (lt_trans : ∀ {x y z : α}, r x y → r y z → r x z) (h₁ : Lex r l₁ l₂)
    (h₂ : Lex r l₂ l₃) :
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
variable [LT α]
@[simp] theorem not_lt_nil (l : List α) : ¬ l < [] := nofun
@[simp] theorem nil_le (l : List α) : [] ≤ l := not_lt_nil l
@[simp] theorem le_nil {l : List α} : l ≤ [] ↔ l = [] := not_nil_lex_iff
@[simp] theorem nil_lt_cons (a : α) (l : List α) : [] < a :: l := .nil
theorem cons_lt_cons_iff {a b : α} {l₁ l₂ : List α} : (a :: l₁) < (b :: l₂) ↔ a < b ∨ a = b ∧ l₁ < l₂ :=
  cons_lex_cons_iff
@[simp] theorem cons_lt_cons_self {a : α} [i₀ : Std.Irrefl (· < · : α → α → Prop)] {l₁ l₂ : List α} :
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
    | nil => rewrite [lex_nil]; exact ⟨nofun, nofun⟩
    | cons b l => rewrite [nil_lex_cons]; exact ⟨fun _ => .nil, fun _ => rfl⟩
  | cons a l ih => cases l₂ with
    | nil => rewrite [lex_nil]; exact ⟨nofun, nofun⟩
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

section
variable {r : α → α → Prop}
theorem not_cons_lex_cons_iff [DecidableEq α] [DecidableRel r] {a b} {l₁ l₂ : List α} :
    ¬ Lex r (a :: l₁) (b :: l₂) ↔ (¬ r a b ∧ a ≠ b) ∨ (¬ r a b ∧ ¬ Lex r l₁ l₂) := by
  rw [cons_lex_cons_iff, not_or, Classical.not_and_iff_not_or_not, and_or_left]
theorem not_lex_total (h : ∀ x y : α, ¬ r x y ∨ ¬ r y x) (l₁ l₂ : List α) : ¬ Lex r l₁ l₂ ∨ ¬ Lex r l₂ l₁ :=
  (Classical.em (Lex r l₁ l₂)).elim
    (fun k => .inr (lex_asymm (fun {x y} m n => (h x y).elim (fun k => k m) fun k => k n) k)) .inl
theorem lex_eq_decide_lex {l₁ l₂ : List α} [BEq α] [LawfulBEq α] [DecidableEq α] (lt : α → α → Bool) :
    lex l₁ l₂ lt = decide (Lex (fun x y => lt x y) l₁ l₂) := by
  rw [Bool.eq_iff_iff, decide_eq_true_eq, lex_eq_true_iff_lex]
theorem lex_trichotomous [DecidableEq α] {r : α → α → Prop} [DecidableRel r]
    (trichotomous : ∀ x y : α, ¬ r x y → ¬ r y x → x = y) {as bs : List α} (h₁ : ¬ Lex r bs as)
    (h₂ : ¬ Lex r as bs) : as = bs := by
  induction as generalizing bs with
  | nil => exact (not_nil_lex_iff.mp h₂).symm
  | cons a as ih => cases bs with
    | nil => exact (h₁ .nil).elim
    | cons b bs =>
      have e := trichotomous a b (fun h => h₂ (.rel h)) fun h => h₁ (.rel h)
      subst e
      rw [ih (fun h => h₁ (.cons h)) fun h => h₂ (.cons h)]
end

section
variable [LT α]
theorem cons_le_cons_iff [i₁ : Std.Asymm (· < · : α → α → Prop)] [i₂ : Std.Trichotomous (· < · : α → α → Prop)]
    {a b} {l₁ l₂ : List α} : (a :: l₁) ≤ (b :: l₂) ↔ a < b ∨ a = b ∧ l₁ ≤ l₂ := by
  constructor
  · intro h
    refine (i₂.rel_or_eq_or_rel_swap (a := a) (b := b)).imp_right fun k =>
      k.elim (fun e => ⟨e, ?_⟩) fun k => (h (.rel k)).elim
    subst e
    exact fun k => h (.cons k)
  · rintro (h | ⟨rfl, h⟩) k
    · exact (cons_lt_cons_iff.mp k).elim (i₁.asymm a b h) fun k => i₁.asymm a b h (k.1 ▸ h)
    · exact (cons_lt_cons_iff.mp k).elim (fun k => i₁.asymm a a k k) fun k => h k.2
theorem not_lt_of_cons_le_cons [i₁ : Std.Asymm (· < · : α → α → Prop)] [i₂ : Std.Trichotomous (· < · : α → α → Prop)]
    {a b : α} {l₁ l₂ : List α} (h : a :: l₁ ≤ b :: l₂) : ¬ b < a := fun k => h (.rel k)
theorem le_of_cons_le_cons [i₀ : Std.Irrefl (· < · : α → α → Prop)] [i₁ : Std.Asymm (· < · : α → α → Prop)]
    [i₂ : Std.Trichotomous (· < · : α → α → Prop)] {a} {l₁ l₂ : List α} (h : a :: l₁ ≤ a :: l₂) : l₁ ≤ l₂ :=
  fun k => h (.cons k)
protected theorem le_total_of_asymm [i : Std.Asymm (· < · : α → α → Prop)] (l₁ l₂ : List α) : l₁ ≤ l₂ ∨ l₂ ≤ l₁ :=
  List.le_total l₁ l₂
protected theorem le_iff_lt_or_eq [Std.Irrefl (· < · : α → α → Prop)] [Std.Trichotomous (· < · : α → α → Prop)]
    [Std.Asymm (· < · : α → α → Prop)] {l₁ l₂ : List α} : l₁ ≤ l₂ ↔ l₁ < l₂ ∨ l₁ = l₂ :=
  ⟨fun h => (Classical.em (l₁ < l₂)).imp_right fun k => List.le_antisymm h k, fun h => h.elim List.le_of_lt fun e =>
    e ▸ List.le_refl l₁⟩
theorem append_left_lt {l₁ l₂ l₃ : List α} (h : l₂ < l₃) : l₁ ++ l₂ < l₁ ++ l₃ := by
  induction l₁ with
  | nil => exact h
  | cons a l ih => exact .cons ih
theorem append_left_le [Std.Asymm (· < · : α → α → Prop)] [Std.Trichotomous (· < · : α → α → Prop)]
    {l₁ l₂ l₃ : List α} (h : l₂ ≤ l₃) : l₁ ++ l₂ ≤ l₁ ++ l₃ :=
  (List.le_iff_lt_or_eq.mp h).elim (fun h => List.le_of_lt (append_left_lt h)) fun h => h ▸ List.le_refl _
theorem le_append_left [Std.Irrefl (· < · : α → α → Prop)] {l₁ l₂ : List α} : l₁ ≤ l₁ ++ l₂ := by
  induction l₁ with
  | nil => exact nil_le l₂
  | cons a l ih =>
    exact fun
      | .rel h => Std.Irrefl.irrefl (r := (· < ·)) a h
      | .cons h => ih h
theorem IsPrefix.le [Std.Irrefl (· < · : α → α → Prop)] {l₁ l₂ : List α} (h : l₁ <+: l₂) : l₁ ≤ l₂ := by
  obtain ⟨t, rfl⟩ := h; exact le_append_left
theorem map_lt {β : Type v} [LT β] {l₁ l₂ : List α} {f : α → β} (w : ∀ x y, x < y → f x < f y) (h : l₁ < l₂) :
    map f l₁ < map f l₂ := by
  induction h with
  | nil => exact .nil
  | rel h => exact .rel (w _ _ h)
  | cons _ ih => exact .cons ih
theorem map_le {β : Type v} [LT β] [Std.Asymm (· < · : α → α → Prop)] [Std.Trichotomous (· < · : α → α → Prop)]
    [Std.Asymm (· < · : β → β → Prop)] [Std.Trichotomous (· < · : β → β → Prop)] {l₁ l₂ : List α} {f : α → β}
    (w : ∀ x y, x < y → f x < f y) (h : l₁ ≤ l₂) : map f l₁ ≤ map f l₂ :=
  (List.le_iff_lt_or_eq.mp h).elim (fun h => List.le_of_lt (map_lt w h)) fun h => h ▸ List.le_refl _
end

section
variable [LT α] [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderLT α] {l₁ l₂ l₃ : List α}
theorem left_le_left_of_cons_le_cons {a b : α} {l₁ l₂ : List α} (h : a :: l₁ ≤ b :: l₂) : a ≤ b :=
  (Std.IsLinearPreorder.le_total a b).elim id fun k => Classical.byContradiction fun m =>
    not_lt_of_cons_le_cons h ((Std.LawfulOrderLT.lt_iff b a).mpr ⟨k, m⟩)
protected theorem le_trans (h₁ : l₁ ≤ l₂) (h₂ : l₂ ≤ l₃) : l₁ ≤ l₃ := by
  rcases List.le_iff_lt_or_eq.mp h₁ with h₁ | rfl
  · rcases List.le_iff_lt_or_eq.mp h₂ with h₂ | rfl
    · exact List.le_of_lt (List.lt_trans h₁ h₂)
    · exact List.le_of_lt h₁
  · exact h₂
protected theorem lt_of_le_of_lt (h₁ : l₁ ≤ l₂) (h₂ : l₂ < l₃) : l₁ < l₃ :=
  (List.le_iff_lt_or_eq.mp h₁).elim (fun h => List.lt_trans h h₂) fun h => h ▸ h₂
instance instTransLeOfIsLinearOrderOfLawfulOrderLT : Trans (· ≤ · : List α → List α → Prop) (· ≤ ·) (· ≤ ·) :=
  ⟨List.le_trans⟩
end
instance instLawfulOrderLTOfAsymmLt [LT α] [Std.Asymm (· < · : List α → List α → Prop)] :
    Std.LawfulOrderLT (List α) where
  lt_iff a b := ⟨fun h => ⟨Std.Asymm.asymm (r := (· < ·)) a b h, fun k => k h⟩, fun h => Classical.not_not.mp h.2⟩
instance instIsLinearOrder [LT α] [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderLT α] : Std.IsLinearOrder (List α) where
  le_refl := List.le_refl
  le_trans _ _ _ := List.le_trans
  le_antisymm _ _ := List.le_antisymm
  le_total := List.le_total

/- Minima and maxima. -/
section
variable [Min α]
@[simp, grind =] theorem min?_singleton {x : α} : [x].min? = some x := rfl
private theorem foldl_min_replicate {a : α} {n : Nat} [Std.MinEqOr α] : (replicate n a).foldl min a = a := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [replicate_succ, foldl_cons, Std.min_self]; exact ih
@[simp] theorem min?_replicate_of_pos [Std.MinEqOr α] {n : Nat} {a : α} (h : 0 < n) :
    (replicate n a).min? = some a := by
  cases n with
  | zero => nomatch h
  | succ n => exact congrArg some foldl_min_replicate
@[simp, grind =] theorem min_singleton {x : α} : [x].min (cons_ne_nil _ _) = x := rfl
@[simp] theorem min_cons_cons_nil {a b : α} : [a, b].min (cons_ne_nil _ _) = min a b := rfl
theorem min?_eq_some_min {l : List α} (hl : l ≠ []) : l.min? = some (l.min hl) := by
  cases l with
  | nil => exact (hl rfl).elim
  | cons a l => rfl
theorem isSome_min?_of_ne_nil {l : List α} (hl : l ≠ []) : l.min?.isSome := isSome_min?_iff.mpr hl
theorem min_eq_get_min? : (l : List α) → (hl : l ≠ []) → l.min hl = l.min?.get (isSome_min?_of_ne_nil hl)
  | _ :: _, _ => rfl
@[simp] theorem get_min? {l : List α} {h : l.min?.isSome} : l.min?.get h = l.min (isSome_min?_iff.mp h) :=
  (min_eq_get_min? l (isSome_min?_iff.mp h)).symm
@[simp] theorem min_replicate [Std.MinEqOr α] {n : Nat} {a : α} (h : replicate n a ≠ []) :
    (replicate n a).min h = a := by
  cases n with
  | zero => exact (h rfl).elim
  | succ n => exact foldl_min_replicate
end

section
variable [Max α]
@[simp, grind =] theorem max?_singleton {x : α} : [x].max? = some x := rfl
private theorem foldl_max_replicate {a : α} {n : Nat} [Std.MaxEqOr α] : (replicate n a).foldl max a = a := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [replicate_succ, foldl_cons, Std.max_self]; exact ih
@[simp] theorem max?_replicate_of_pos [Std.MaxEqOr α] {n : Nat} {a : α} (h : 0 < n) :
    (replicate n a).max? = some a := by
  cases n with
  | zero => nomatch h
  | succ n => exact congrArg some foldl_max_replicate
@[simp, grind =] theorem max_singleton {x : α} : [x].max (cons_ne_nil _ _) = x := rfl
@[simp] theorem max_cons_cons_nil {a b : α} : [a, b].max (cons_ne_nil _ _) = max a b := rfl
theorem max?_eq_some_max {l : List α} (hl : l ≠ []) : l.max? = some (l.max hl) := by
  cases l with
  | nil => exact (hl rfl).elim
  | cons a l => rfl
theorem isSome_max?_of_ne_nil {l : List α} (hl : l ≠ []) : l.max?.isSome := isSome_max?_iff.mpr hl
theorem max_eq_get_max? : (l : List α) → (hl : l ≠ []) → l.max hl = l.max?.get (isSome_max?_of_ne_nil hl)
  | _ :: _, _ => rfl
@[simp] theorem get_max? {l : List α} {h : l.max?.isSome} : l.max?.get h = l.max (isSome_max?_iff.mp h) :=
  (max_eq_get_max? l (isSome_max?_iff.mp h)).symm
@[simp] theorem max_replicate [Std.MaxEqOr α] {n : Nat} {a : α} (h : replicate n a ≠ []) :
    (replicate n a).max h = a := by
  cases n with
  | zero => exact (h rfl).elim
  | succ n => exact foldl_max_replicate
end

section
variable [Min α] {a : α}
theorem min_cons_cons {b : α} {l : List α} :
    (a :: b :: l).min (cons_ne_nil _ _) = (min a b :: l).min (cons_ne_nil _ _) := rfl
private theorem foldl_min_assoc {b : α} {l : List α} [Std.Associative (min : α → α → α)] :
    l.foldl min (min a b) = min a (l.foldl min b) := by
  induction l generalizing b with
  | nil => rfl
  | cons c l ih => rewrite [foldl_cons, Std.Associative.assoc (op := min) a b c]; exact ih
theorem min_cons {l : List α} [Std.Associative (min : α → α → α)] {h} : (a :: l).min h = l.min?.elim a (min a ·) := by
  cases l with
  | nil => rfl
  | cons b l => exact foldl_min_assoc
theorem foldl_min [Std.IdempotentOp (min : α → α → α)] [Std.Associative (min : α → α → α)] {l : List α} {a : α} :
    l.foldl (init := a) min = min a (l.min?.getD a) := by
  cases l with
  | nil => exact (Std.min_self (a := a)).symm
  | cons b l => exact foldl_min_assoc
theorem foldl_min_eq_min [Std.IdempotentOp (min : α → α → α)] [Std.Associative (min : α → α → α)] {l : List α}
    (hl : l ≠ []) {a : α} : l.foldl min a = min a (l.min hl) := by
  cases l with
  | nil => exact (hl rfl).elim
  | cons b l => exact foldl_min_assoc
theorem min?_replicate [Std.IdempotentOp (min : α → α → α)] {n : Nat} {a : α} :
    (replicate n a).min? = if n = 0 then none else some a := by
  cases n with
  | zero => rfl
  | succ n =>
    refine congrArg some ?_
    induction n with
    | zero => rfl
    | succ n ih => rewrite [replicate_succ, foldl_cons, Std.min_self]; exact ih
private theorem foldl_min_mem {l : List α} [Std.MinEqOr α] : l.foldl min a ∈ a :: l := by
  induction l generalizing a with
  | nil => exact .head []
  | cons b l ih =>
    rcases Std.min_eq_or (a := a) (b := b) with e | e
    · rewrite [foldl_cons, e]; exact (mem_cons.mp ih).elim (fun h => h ▸ .head _) fun h => .tail _ (.tail _ h)
    · rewrite [foldl_cons, e]; exact .tail _ ih
theorem min?_mem {xs : List α} [Std.MinEqOr α] : xs.min? = some a → a ∈ xs := fun h => by
  cases xs with
  | nil => nomatch h
  | cons b l => exact Option.some.inj h ▸ foldl_min_mem
theorem min_mem {l : List α} [Std.MinEqOr α] (hl : l ≠ []) : l.min hl ∈ l := min?_mem (min?_eq_some_min hl)
private theorem le_foldl_min {x : α} {l : List α} [LE α] [Std.LawfulOrderInf α] :
    x ≤ l.foldl min a ↔ ∀ b, b ∈ a :: l → x ≤ b := by
  induction l generalizing a with
  | nil => exact ⟨fun h b m => mem_singleton.mp m ▸ h, fun h => h _ (.head _)⟩
  | cons c l ih =>
    rw [foldl_cons, ih, forall_mem_cons, forall_mem_cons, forall_mem_cons, Std.le_min_iff, and_assoc]
theorem le_min?_iff {xs : List α} [LE α] [Std.LawfulOrderInf α] :
    xs.min? = some a → ∀ {x}, x ≤ a ↔ ∀ b, b ∈ xs → x ≤ b := fun h x => by
  cases xs with
  | nil => nomatch h
  | cons b l => exact Option.some.inj h ▸ le_foldl_min
protected theorem le_min_iff {l : List α} [LE α] [Std.LawfulOrderInf α] (hl : l ≠ []) :
    ∀ {x}, x ≤ l.min hl ↔ ∀ b, b ∈ l → x ≤ b :=
  le_min?_iff (min?_eq_some_min hl)
theorem min?_eq_some_iff {xs : List α} [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderMin α] :
    xs.min? = some a ↔ a ∈ xs ∧ ∀ b, b ∈ xs → a ≤ b := by
  refine ⟨fun h => ⟨min?_mem h, (le_min?_iff h).mp (Std.Refl.refl a)⟩, fun ⟨m, h⟩ => ?_⟩
  have e := min?_eq_some_min (ne_nil_of_mem m)
  rewrite [e]
  exact congrArg some (Std.Antisymm.antisymm (r := (· ≤ ·)) _ _ ((le_min?_iff e).mp (Std.Refl.refl _) a m)
    ((le_min?_iff e).mpr h))
theorem min_eq_iff {l : List α} [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderMin α] (hl : l ≠ []) :
    l.min hl = a ↔ a ∈ l ∧ ∀ b, b ∈ l → a ≤ b := by
  rw [← min?_eq_some_iff, min?_eq_some_min hl, Option.some_inj]
theorem min_le_of_mem {l : List α} [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderMin α] (ha : a ∈ l) :
    l.min (ne_nil_of_mem ha) ≤ a := (List.le_min_iff _).mp (Std.Refl.refl _) a ha
theorem min?_eq_head? {l : List α} (h : l.Pairwise (fun a b => min a b = a)) : l.min? = l.head? := by
  cases l with
  | nil => rfl
  | cons a l =>
    refine congrArg some ?_
    induction l with
    | nil => rfl
    | cons b l ih =>
      have ⟨h, k⟩ := pairwise_cons.mp h
      rewrite [foldl_cons, h b (.head _)]
      exact ih (.cons (fun c m => h c (.tail b m)) (pairwise_cons.mp k).2)
theorem min_eq_head {l : List α} (hl : l ≠ []) (h : l.Pairwise (fun a b => min a b = a)) : l.min hl = l.head hl :=
  Option.some.inj ((min?_eq_some_min hl).symm.trans ((min?_eq_head? h).trans (head?_eq_some_head hl)))
end

section
variable [Max α] {a : α}
theorem max_cons_cons {b : α} {l : List α} :
    (a :: b :: l).max (cons_ne_nil _ _) = (max a b :: l).max (cons_ne_nil _ _) := rfl
private theorem foldl_max_assoc {b : α} {l : List α} [Std.Associative (max : α → α → α)] :
    l.foldl max (max a b) = max a (l.foldl max b) := by
  induction l generalizing b with
  | nil => rfl
  | cons c l ih => rewrite [foldl_cons, Std.Associative.assoc (op := max) a b c]; exact ih
theorem max_cons {l : List α} [Std.Associative (max : α → α → α)] {h} : (a :: l).max h = l.max?.elim a (max a ·) := by
  cases l with
  | nil => rfl
  | cons b l => exact foldl_max_assoc
theorem foldl_max [Std.IdempotentOp (max : α → α → α)] [Std.Associative (max : α → α → α)] {l : List α} {a : α} :
    l.foldl (init := a) max = max a (l.max?.getD a) := by
  cases l with
  | nil => exact (Std.max_self (a := a)).symm
  | cons b l => exact foldl_max_assoc
theorem foldl_max_eq_max [Std.IdempotentOp (max : α → α → α)] [Std.Associative (max : α → α → α)] {l : List α}
    (hl : l ≠ []) {a : α} : l.foldl max a = max a (l.max hl) := by
  cases l with
  | nil => exact (hl rfl).elim
  | cons b l => exact foldl_max_assoc
theorem max?_replicate [Std.IdempotentOp (max : α → α → α)] {n : Nat} {a : α} :
    (replicate n a).max? = if n = 0 then none else some a := by
  cases n with
  | zero => rfl
  | succ n =>
    refine congrArg some ?_
    induction n with
    | zero => rfl
    | succ n ih => rewrite [replicate_succ, foldl_cons, Std.max_self]; exact ih
private theorem foldl_max_mem {l : List α} [Std.MaxEqOr α] : l.foldl max a ∈ a :: l := by
  induction l generalizing a with
  | nil => exact .head []
  | cons b l ih =>
    rcases Std.max_eq_or (a := a) (b := b) with e | e
    · rewrite [foldl_cons, e]; exact (mem_cons.mp ih).elim (fun h => h ▸ .head _) fun h => .tail _ (.tail _ h)
    · rewrite [foldl_cons, e]; exact .tail _ ih
theorem max?_mem {xs : List α} [Std.MaxEqOr α] : xs.max? = some a → a ∈ xs := fun h => by
  cases xs with
  | nil => nomatch h
  | cons b l => exact Option.some.inj h ▸ foldl_max_mem
theorem max_mem {l : List α} [Std.MaxEqOr α] (hl : l ≠ []) : l.max hl ∈ l := max?_mem (max?_eq_some_max hl)
private theorem foldl_max_le {x : α} {l : List α} [LE α] [Std.LawfulOrderSup α] :
    l.foldl max a ≤ x ↔ ∀ b, b ∈ a :: l → b ≤ x := by
  induction l generalizing a with
  | nil => exact ⟨fun h b m => mem_singleton.mp m ▸ h, fun h => h _ (.head _)⟩
  | cons c l ih =>
    rw [foldl_cons, ih, forall_mem_cons, forall_mem_cons, forall_mem_cons, Std.max_le_iff, and_assoc]
theorem max?_le_iff {xs : List α} [LE α] [Std.LawfulOrderSup α] :
    xs.max? = some a → ∀ {x}, a ≤ x ↔ ∀ b, b ∈ xs → b ≤ x := fun h x => by
  cases xs with
  | nil => nomatch h
  | cons b l => exact Option.some.inj h ▸ foldl_max_le
protected theorem max_le_iff {l : List α} [LE α] [Std.LawfulOrderSup α] (hl : l ≠ []) :
    ∀ {x}, l.max hl ≤ x ↔ ∀ b, b ∈ l → b ≤ x :=
  max?_le_iff (max?_eq_some_max hl)
theorem max?_eq_some_iff {xs : List α} [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderMax α] :
    xs.max? = some a ↔ a ∈ xs ∧ ∀ b, b ∈ xs → b ≤ a := by
  refine ⟨fun h => ⟨max?_mem h, (max?_le_iff h).mp (Std.Refl.refl a)⟩, fun ⟨m, h⟩ => ?_⟩
  have e := max?_eq_some_max (ne_nil_of_mem m)
  rewrite [e]
  exact congrArg some (Std.Antisymm.antisymm (r := (· ≤ ·)) _ _ ((max?_le_iff e).mpr h)
    ((max?_le_iff e).mp (Std.Refl.refl _) a m))
theorem max_eq_iff {l : List α} [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderMax α] (hl : l ≠ []) :
    l.max hl = a ↔ a ∈ l ∧ ∀ b, b ∈ l → b ≤ a := by
  rw [← max?_eq_some_iff, max?_eq_some_max hl, Option.some_inj]
theorem le_max_of_mem {l : List α} [LE α] [Std.IsLinearOrder α] [Std.LawfulOrderMax α] (ha : a ∈ l) :
    a ≤ l.max (ne_nil_of_mem ha) := (List.max_le_iff _).mp (Std.Refl.refl _) a ha
theorem max?_eq_head? {l : List α} (h : l.Pairwise (fun a b => max a b = a)) : l.max? = l.head? := by
  cases l with
  | nil => rfl
  | cons a l =>
    refine congrArg some ?_
    induction l with
    | nil => rfl
    | cons b l ih =>
      have ⟨h, k⟩ := pairwise_cons.mp h
      rewrite [foldl_cons, h b (.head _)]
      exact ih (.cons (fun c m => h c (.tail b m)) (pairwise_cons.mp k).2)
theorem max_eq_head {l : List α} (hl : l ≠ []) (h : l.Pairwise (fun a b => max a b = a)) : l.max hl = l.head hl :=
  Option.some.inj ((max?_eq_some_max hl).symm.trans ((max?_eq_head? h).trans (head?_eq_some_head hl)))
end
end List
