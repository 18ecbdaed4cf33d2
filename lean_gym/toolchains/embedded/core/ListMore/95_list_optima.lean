/-
Lists: elements, and their places, at which a function is least or greatest.
-/
private theorem lt_le_trans {β : Type u} [LE β] [LT β] [Std.IsPreorder β] [Std.LawfulOrderLT β] {a b c : β}
    (h : a < b) (k : b ≤ c) : a < c :=
  have ⟨h₁, h₂⟩ := (Std.LawfulOrderLT.lt_iff a b).mp h
  (Std.LawfulOrderLT.lt_iff a c).mpr ⟨Std.IsPreorder.le_trans _ _ _ h₁ k,
    fun l => h₂ (Std.IsPreorder.le_trans _ _ _ k l)⟩
private theorem le_lt_trans {β : Type u} [LE β] [LT β] [Std.IsPreorder β] [Std.LawfulOrderLT β] {a b c : β}
    (h : a ≤ b) (k : b < c) : a < c :=
  have ⟨k₁, k₂⟩ := (Std.LawfulOrderLT.lt_iff b c).mp k
  (Std.LawfulOrderLT.lt_iff a c).mpr ⟨Std.IsPreorder.le_trans _ _ _ h k₁,
    fun l => k₂ (Std.IsPreorder.le_trans _ _ _ l h)⟩
namespace List
variable {β : Type u} {α : Type v}
open scoped Std.OppositeOrderInstances
@[inline] protected def minOn [LE β] [DecidableLE β] (f : α → β) (l : List α) (h : l ≠ []) : α :=
  match l with
  | x :: xs => xs.foldl (init := x) (_root_.minOn f)
@[inline] protected def maxOn [i : LE β] [DecidableLE β] (f : α → β) (l : List α) (h : l ≠ []) : α :=
  letI : LE β := i.opposite
  l.minOn f h
@[inline] protected def minOn? [LE β] [DecidableLE β] (f : α → β) (l : List α) : Option α :=
  match l with
  | [] => none
  | x :: xs => some (xs.foldl (init := x) (_root_.minOn f))
@[inline] protected def maxOn? [i : LE β] [DecidableLE β] (f : α → β) (l : List α) : Option α :=
  match l with
  | [] => none
  | x :: xs => some (xs.foldl (init := x) (_root_.maxOn f))
@[inline] def minIdxOn [LE β] [DecidableLE β] (f : α → β) (xs : List α) (h : xs ≠ []) : Nat :=
  match xs with
  | y :: ys => go y 0 1 ys
where
  @[specialize] go (x : α) (i : Nat) (j : Nat) (xs : List α) : Nat :=
    match xs with
    | [] => i
    | y :: ys => if f x ≤ f y then go x i (j + 1) ys else go y j (j + 1) ys
@[inline] def minIdxOn? [LE β] [DecidableLE β] (f : α → β) (xs : List α) : Option Nat :=
  match xs with
  | [] => none
  | y :: ys => some ((y :: ys).minIdxOn f nofun)
@[inline] def maxIdxOn [LE β] [DecidableLE β] (f : α → β) (xs : List α) (h : xs ≠ []) : Nat :=
  letI : LE β := LE.opposite inferInstance
  xs.minIdxOn f h
@[inline] def maxIdxOn? [LE β] [DecidableLE β] (f : α → β) (xs : List α) : Option Nat :=
  letI : LE β := LE.opposite inferInstance
  xs.minIdxOn? f

/- `minOn` and `maxOn`. -/
section
@[simp] protected theorem minOn_singleton [LE β] [DecidableLE β] {x : α} {f : α → β} :
    [x].minOn f (cons_ne_nil x []) = x := rfl
protected theorem minOn_cons [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {x : α} {xs : List α} {f : α → β} :
    (x :: xs).minOn f (cons_ne_nil x xs) = if h : xs = [] then x else minOn f x (xs.minOn f h) := by
  cases xs with
  | nil => rfl
  | cons y ys => rewrite [dif_neg (cons_ne_nil y ys)]; exact foldl_assoc
protected theorem minOn_cons_cons [LE β] [DecidableLE β] {a b : α} {l : List α} {f : α → β} :
    (a :: b :: l).minOn f (cons_ne_nil _ _) = (minOn f a b :: l).minOn f (cons_ne_nil _ _) := rfl
@[simp] protected theorem minOn_cons_cons_nil [LE β] [DecidableLE β] {a b : α} {f : α → β} :
    [a, b].minOn f (cons_ne_nil _ _) = minOn f a b := rfl
@[simp] protected theorem minOn_id [Min α] [LE α] [DecidableLE α] [Std.LawfulOrderLeftLeaningMin α] {xs : List α}
    (h : xs ≠ []) : xs.minOn id h = xs.min h := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs =>
    exact congrArg (fun op : α → α → α => xs.foldl op x) (funext fun _ => funext fun _ => _root_.minOn_id)
private theorem foldl_minOn_mem [LE β] [DecidableLE β] {f : α → β} (xs : List α) (x : α) :
    xs.foldl (_root_.minOn f) x ∈ x :: xs := by
  induction xs generalizing x with
  | nil => exact .head _
  | cons y ys ih =>
    rcases mem_cons.mp (ih (_root_.minOn f x y)) with h | h
    · rewrite [foldl_cons, h]
      exact minOn_eq_or.elim (fun e => e.symm ▸ .head _) fun e => e.symm ▸ .tail _ (.head _)
    · exact .tail _ (.tail _ h)
@[simp] protected theorem minOn_mem [LE β] [DecidableLE β] {xs : List α} {f : α → β} {h : xs ≠ []} :
    xs.minOn f h ∈ xs := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs => exact foldl_minOn_mem xs x
private theorem le_foldl_minOn_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {b : β}
    (xs : List α) (x : α) : b ≤ f (xs.foldl (_root_.minOn f) x) ↔ ∀ y ∈ x :: xs, b ≤ f y := by
  induction xs generalizing x with
  | nil => exact ⟨fun h y m => mem_singleton.mp m ▸ h, fun h => h x (.head _)⟩
  | cons y ys ih =>
    rw [foldl_cons, ih, forall_mem_cons, forall_mem_cons, forall_mem_cons, _root_.le_apply_minOn_iff, and_assoc]
protected theorem le_apply_minOn_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    (h : xs ≠ []) {b : β} : b ≤ f (xs.minOn f h) ↔ ∀ x ∈ xs, b ≤ f x := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs => exact le_foldl_minOn_iff xs x
protected theorem apply_minOn_le_of_mem [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    {y : α} (hx : y ∈ xs) : f (xs.minOn f (ne_nil_of_mem hx)) ≤ f y :=
  (List.le_apply_minOn_iff (ne_nil_of_mem hx)).mp (Std.IsPreorder.le_refl _) y hx
protected theorem apply_minOn_le_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    (h : xs ≠ []) {b : β} : f (xs.minOn f h) ≤ b ↔ ∃ x ∈ xs, f x ≤ b :=
  ⟨fun k => ⟨_, List.minOn_mem, k⟩, fun ⟨_, m, k⟩ => Std.IsPreorder.le_trans _ _ _ (List.apply_minOn_le_of_mem m) k⟩
protected theorem lt_apply_minOn_iff [LE β] [DecidableLE β] [LT β] [Std.IsLinearPreorder β] [Std.LawfulOrderLT β]
    {xs : List α} {f : α → β} (h : xs ≠ []) {b : β} : b < f (xs.minOn f h) ↔ ∀ x ∈ xs, b < f x :=
  ⟨fun k _ m => lt_le_trans k (List.apply_minOn_le_of_mem m), fun k => k _ List.minOn_mem⟩
protected theorem apply_minOn_lt_iff [LE β] [DecidableLE β] [LT β] [Std.IsLinearPreorder β] [Std.LawfulOrderLT β]
    {xs : List α} {f : α → β} (h : xs ≠ []) {b : β} : f (xs.minOn f h) < b ↔ ∃ x ∈ xs, f x < b :=
  ⟨fun k => ⟨_, List.minOn_mem, k⟩, fun ⟨_, m, k⟩ => le_lt_trans (List.apply_minOn_le_of_mem m) k⟩
protected theorem apply_minOn_le_apply_minOn_of_subset [LE β] [DecidableLE β] [Std.IsLinearPreorder β]
    {xs ys : List α} {f : α → β} (hxs : ys ⊆ xs) (hys : ys ≠ []) :
    f (xs.minOn f fun e => hys (subset_nil.mp (e ▸ hxs))) ≤ f (ys.minOn f hys) :=
  List.apply_minOn_le_of_mem (hxs List.minOn_mem)
protected theorem le_apply_minOn_take [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    {i : Nat} (h : xs.take i ≠ []) : f (xs.minOn f (ne_nil_of_take_ne_nil h)) ≤ f ((xs.take i).minOn f h) :=
  List.apply_minOn_le_apply_minOn_of_subset (take_subset i xs) h
protected theorem apply_minOn_append_le_left [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs ys : List α}
    {f : α → β} (h : xs ≠ []) : f ((xs ++ ys).minOn f (append_ne_nil_of_left_ne_nil h ys)) ≤ f (xs.minOn f h) :=
  List.apply_minOn_le_apply_minOn_of_subset (subset_append_left xs ys) h
protected theorem apply_minOn_append_le_right [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs ys : List α}
    {f : α → β} (h : ys ≠ []) : f ((xs ++ ys).minOn f (append_ne_nil_of_right_ne_nil xs h)) ≤ f (ys.minOn f h) :=
  List.apply_minOn_le_apply_minOn_of_subset (subset_append_right xs ys) h
@[simp] protected theorem minOn_append [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs ys : List α} {f : α → β}
    (hxs : xs ≠ []) (hys : ys ≠ []) : (xs ++ ys).minOn f (append_ne_nil_of_left_ne_nil hxs ys) =
      minOn f (xs.minOn f hxs) (ys.minOn f hys) := by
  cases xs with
  | nil => exact absurd rfl hxs
  | cons x xs => cases ys with
    | nil => exact absurd rfl hys
    | cons y ys => exact foldl_append.trans foldl_assoc
protected theorem minOn_eq_head [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    (h : xs ≠ []) (h' : ∀ x ∈ xs, f (xs.head h) ≤ f x) : xs.minOn f h = xs.head h := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs =>
    rewrite [List.minOn_cons]
    split
    · rfl
    · exact _root_.minOn_eq_left (h' _ (.tail _ List.minOn_mem))
protected theorem min_map [LE β] [DecidableLE β] [Min β] [Std.IsLinearPreorder β] [Std.LawfulOrderLeftLeaningMin β]
    {xs : List α} {f : α → β} (h : xs ≠ []) : (xs.map f).min (mt map_eq_nil_iff.mp h) = f (xs.minOn f h) := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs =>
    show foldl min (f x) (xs.map f) = f (foldl (_root_.minOn f) x xs)
    clear h
    induction xs generalizing x with
    | nil => rfl
    | cons y ys ih => rw [map_cons, foldl_cons, foldl_cons, min_apply, ih]
protected theorem minOn_eq_min {α : Type u} {β : Type v} [Min α] [LE α] [DecidableLE α]
    [Std.LawfulOrderLeftLeaningMin α] [LE β] [DecidableLE β] {f : α → β} {l : List α} {h : l ≠ []}
    (hf : ∀ a b, f a ≤ f b ↔ a ≤ b) : l.minOn f h = l.min h := by
  cases l with
  | nil => exact absurd rfl h
  | cons x xs =>
    exact congrArg (fun op : α → α → α => xs.foldl op x)
      (funext fun a => funext fun b => _root_.minOn_eq_min (hf a b))
protected theorem min_map_eq_min {α : Type u} {β : Type v} [Min α] [LE α] [DecidableLE α]
    [Std.LawfulOrderLeftLeaningMin α] [Min β] [LE β] [DecidableLE β] [Std.IsLinearPreorder β]
    [Std.LawfulOrderLeftLeaningMin β] {f : α → β} (hf : ∀ a b, f a ≤ f b ↔ a ≤ b) {l : List α} {h : l ≠ []} :
    (l.map f).min (mt map_eq_nil_iff.mp h) = f (l.min h) := by rw [List.min_map h, List.minOn_eq_min hf]
@[simp] protected theorem minOn_replicate [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {n : Nat} {a : α}
    {f : α → β} (h : replicate n a ≠ []) : (replicate n a).minOn f h = a := eq_of_mem_replicate List.minOn_mem
protected theorem maxOn_eq_minOn {le : LE β} {dle : DecidableLE β} {xs : List α} {f : α → β} {h : xs ≠ []} :
    xs.maxOn f h = (letI := le.opposite; xs.minOn f h) := rfl
@[simp] protected theorem maxOn_singleton [LE β] [DecidableLE β] {x : α} {f : α → β} :
    [x].maxOn f (cons_ne_nil x []) = x := rfl
protected theorem maxOn_cons [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {x : α} {xs : List α} {f : α → β} :
    (x :: xs).maxOn f (cons_ne_nil x xs) = if h : xs = [] then x else maxOn f x (xs.maxOn f h) :=
  @List.minOn_cons _ _ (LE.opposite _) _ _ x xs f
protected theorem maxOn_cons_cons [LE β] [DecidableLE β] {a b : α} {l : List α} {f : α → β} :
    (a :: b :: l).maxOn f (cons_ne_nil _ _) = (maxOn f a b :: l).maxOn f (cons_ne_nil _ _) := rfl
@[simp] protected theorem maxOn_cons_cons_nil [LE β] [DecidableLE β] {a b : α} {f : α → β} :
    [a, b].maxOn f (cons_ne_nil _ _) = maxOn f a b := rfl
protected theorem min_eq_max {min : Min α} {xs : List α} {h : xs ≠ []} :
    xs.min h = (letI := min.oppositeMax; xs.max h) := by cases xs <;> rfl
protected theorem max_eq_min {max : Max α} {xs : List α} {h : xs ≠ []} :
    xs.max h = (letI := max.oppositeMin; xs.min h) := by cases xs <;> rfl
protected theorem max?_eq_min? {max : Max α} {xs : List α} :
    xs.max? = (letI := max.oppositeMin; xs.min?) := by cases xs <;> rfl
@[simp] protected theorem maxOn_id [Max α] [LE α] [DecidableLE α] [Std.LawfulOrderLeftLeaningMax α] {xs : List α}
    (h : xs ≠ []) : xs.maxOn id h = xs.max h := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs =>
    exact congrArg (fun op : α → α → α => xs.foldl op x) (funext fun _ => funext fun _ => _root_.maxOn_id)
@[simp] protected theorem maxOn_mem [LE β] [DecidableLE β] {xs : List α} {f : α → β} {h : xs ≠ []} :
    xs.maxOn f h ∈ xs := @List.minOn_mem _ _ (LE.opposite _) _ xs f h
protected theorem le_apply_maxOn_of_mem [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    {y : α} (hx : y ∈ xs) : f y ≤ f (xs.maxOn f (ne_nil_of_mem hx)) :=
  @List.apply_minOn_le_of_mem _ _ (LE.opposite _) _ _ xs f y hx
protected theorem apply_maxOn_le_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    (h : xs ≠ []) {b : β} : f (xs.maxOn f h) ≤ b ↔ ∀ x ∈ xs, f x ≤ b :=
  @List.le_apply_minOn_iff _ _ (LE.opposite _) _ _ xs f h b
protected theorem le_apply_maxOn_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    (h : xs ≠ []) {b : β} : b ≤ f (xs.maxOn f h) ↔ ∃ x ∈ xs, b ≤ f x :=
  @List.apply_minOn_le_iff _ _ (LE.opposite _) _ _ xs f h b
protected theorem apply_maxOn_lt_iff [LE β] [DecidableLE β] [LT β] [Std.IsLinearPreorder β] [Std.LawfulOrderLT β]
    {xs : List α} {f : α → β} (h : xs ≠ []) {b : β} : f (xs.maxOn f h) < b ↔ ∀ x ∈ xs, f x < b :=
  ⟨fun k _ m => le_lt_trans (List.le_apply_maxOn_of_mem m) k, fun k => k _ List.maxOn_mem⟩
protected theorem lt_apply_maxOn_iff [LE β] [DecidableLE β] [LT β] [Std.IsLinearPreorder β] [Std.LawfulOrderLT β]
    {xs : List α} {f : α → β} (h : xs ≠ []) {b : β} : b < f (xs.maxOn f h) ↔ ∃ x ∈ xs, b < f x :=
  ⟨fun k => ⟨_, List.maxOn_mem, k⟩, fun ⟨_, m, k⟩ => lt_le_trans k (List.le_apply_maxOn_of_mem m)⟩
protected theorem apply_maxOn_le_apply_maxOn_of_subset [LE β] [DecidableLE β] [Std.IsLinearPreorder β]
    {xs ys : List α} {f : α → β} (hxs : ys ⊆ xs) (hys : ys ≠ []) :
    f (ys.maxOn f hys) ≤ f (xs.maxOn f fun e => hys (subset_nil.mp (e ▸ hxs))) :=
  List.le_apply_maxOn_of_mem (hxs List.maxOn_mem)
protected theorem apply_maxOn_take_le [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    {i : Nat} (h : xs.take i ≠ []) : f ((xs.take i).maxOn f h) ≤ f (xs.maxOn f (ne_nil_of_take_ne_nil h)) :=
  List.apply_maxOn_le_apply_maxOn_of_subset (take_subset i xs) h
protected theorem le_apply_maxOn_append_left [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs ys : List α}
    {f : α → β} (h : xs ≠ []) : f (xs.maxOn f h) ≤ f ((xs ++ ys).maxOn f (append_ne_nil_of_left_ne_nil h ys)) :=
  List.apply_maxOn_le_apply_maxOn_of_subset (subset_append_left xs ys) h
protected theorem le_apply_maxOn_append_right [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs ys : List α}
    {f : α → β} (h : ys ≠ []) : f (ys.maxOn f h) ≤ f ((xs ++ ys).maxOn f (append_ne_nil_of_right_ne_nil xs h)) :=
  List.apply_maxOn_le_apply_maxOn_of_subset (subset_append_right xs ys) h
@[simp] protected theorem maxOn_append [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs ys : List α} {f : α → β}
    (hxs : xs ≠ []) (hys : ys ≠ []) : (xs ++ ys).maxOn f (append_ne_nil_of_left_ne_nil hxs ys) =
      maxOn f (xs.maxOn f hxs) (ys.maxOn f hys) := @List.minOn_append _ _ (LE.opposite _) _ _ xs ys f hxs hys
protected theorem maxOn_eq_head [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    (h : xs ≠ []) (h' : ∀ x ∈ xs, f x ≤ f (xs.head h)) : xs.maxOn f h = xs.head h :=
  @List.minOn_eq_head _ _ (LE.opposite _) _ _ xs f h h'
protected theorem max_map [LE β] [DecidableLE β] [Max β] [Std.IsLinearPreorder β] [Std.LawfulOrderLeftLeaningMax β]
    {xs : List α} {f : α → β} (h : xs ≠ []) : (xs.map f).max (mt map_eq_nil_iff.mp h) = f (xs.maxOn f h) :=
  List.max_eq_min.trans (@List.min_map _ _ (LE.opposite _) _ (Max.oppositeMin _) _ _ xs f h)
protected theorem maxOn_eq_max {α : Type u} {β : Type v} [Max α] [LE α] [DecidableLE α]
    [Std.LawfulOrderLeftLeaningMax α] [LE β] [DecidableLE β] {f : α → β} {l : List α} {h : l ≠ []}
    (hf : ∀ a b, f a ≤ f b ↔ a ≤ b) : l.maxOn f h = l.max h := by
  cases l with
  | nil => exact absurd rfl h
  | cons x xs =>
    exact congrArg (fun op : α → α → α => xs.foldl op x)
      (funext fun a => funext fun b => _root_.maxOn_eq_max (hf b a))
protected theorem max_map_eq_max {α : Type u} {β : Type v} [Max α] [LE α] [DecidableLE α]
    [Std.LawfulOrderLeftLeaningMax α] [Max β] [LE β] [DecidableLE β] [Std.IsLinearPreorder β]
    [Std.LawfulOrderLeftLeaningMax β] {f : α → β} (hf : ∀ a b, f a ≤ f b ↔ a ≤ b) {l : List α} {h : l ≠ []} :
    (l.map f).max (mt map_eq_nil_iff.mp h) = f (l.max h) := by rw [List.max_map h, List.maxOn_eq_max hf]
@[simp] protected theorem maxOn_replicate [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {n : Nat} {a : α}
    {f : α → β} (h : replicate n a ≠ []) : (replicate n a).maxOn f h = a := eq_of_mem_replicate List.maxOn_mem
end

/- `minOn?` and `maxOn?`. -/
section
@[simp] protected theorem minOn?_nil [LE β] [DecidableLE β] {f : α → β} : [].minOn? f = none := rfl
protected theorem minOn?_cons_eq_some_minOn [LE β] [DecidableLE β] {f : α → β} {x : α} {xs : List α} :
    (x :: xs).minOn? f = some ((x :: xs).minOn f (cons_ne_nil x xs)) := rfl
protected theorem minOn?_eq_some_minOn [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    xs.minOn? f = some (xs.minOn f h) := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs => rfl
protected theorem minOn?_cons [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x : α} {xs : List α} :
    (x :: xs).minOn? f = some ((xs.minOn? f).elim x (minOn f x)) := by
  cases xs with
  | nil => rfl
  | cons y ys => exact congrArg some foldl_assoc
@[simp] protected theorem minOn?_singleton [LE β] [DecidableLE β] {x : α} {f : α → β} : [x].minOn? f = some x := rfl
@[simp] protected theorem minOn?_id [Min α] [LE α] [DecidableLE α] [Std.LawfulOrderLeftLeaningMin α] {xs : List α} :
    xs.minOn? id = xs.min? := by
  cases xs with
  | nil => rfl
  | cons x xs => exact congrArg some (List.minOn_id (cons_ne_nil x xs))
protected theorem minOn?_eq_ite [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {xs : List α} :
    xs.minOn? f = if h : xs ≠ [] then some (xs.minOn f h) else none := by
  cases xs with
  | nil => rfl
  | cons x xs => rewrite [dif_pos (cons_ne_nil x xs)]; rfl
@[simp] protected theorem isSome_minOn?_iff [LE β] [DecidableLE β] {f : α → β} {xs : List α} :
    (xs.minOn? f).isSome ↔ xs ≠ [] := by
  cases xs with
  | nil => exact ⟨nofun, fun h => absurd rfl h⟩
  | cons x xs => exact ⟨fun _ => cons_ne_nil x xs, fun _ => rfl⟩
protected theorem minOn_eq_get_minOn? [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    xs.minOn f h = (xs.minOn? f).get (List.isSome_minOn?_iff.mpr h) := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs => rfl
@[simp] protected theorem get_minOn? [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    (xs.minOn? f).get (List.isSome_minOn?_iff.mpr h) = xs.minOn f h := (List.minOn_eq_get_minOn? h).symm
protected theorem minOn_eq_of_minOn?_eq_some [LE β] [DecidableLE β] {f : α → β} {xs : List α} {x : α}
    (h : xs.minOn? f = some x) : xs.minOn f (List.isSome_minOn?_iff.mp (Option.isSome_of_eq_some h)) = x :=
  Option.some.inj ((List.minOn?_eq_some_minOn _).symm.trans h)
protected theorem isSome_minOn?_of_mem [LE β] [DecidableLE β] {f : α → β} {xs : List α} {x : α} (h : x ∈ xs) :
    (xs.minOn? f).isSome := List.isSome_minOn?_iff.mpr (ne_nil_of_mem h)
protected theorem apply_get_minOn?_le_of_mem [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β}
    {xs : List α} {x : α} (h : x ∈ xs) : f ((xs.minOn? f).get (List.isSome_minOn?_of_mem h)) ≤ f x := by
  rewrite [List.get_minOn? (ne_nil_of_mem h)]; exact List.apply_minOn_le_of_mem h
protected theorem minOn?_mem {a : α} [LE β] [DecidableLE β] {xs : List α} {f : α → β} (h : xs.minOn? f = some a) :
    a ∈ xs := List.minOn_eq_of_minOn?_eq_some h ▸ List.minOn_mem
protected theorem minOn?_replicate [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {n : Nat} {a : α} {f : α → β} :
    (replicate n a).minOn? f = if n = 0 then none else some a := by
  cases n with
  | zero => rfl
  | succ n => exact (List.minOn?_eq_some_minOn replicate_succ_ne_nil).trans (congrArg some (List.minOn_replicate _))
@[simp] protected theorem minOn?_replicate_of_pos [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {n : Nat} {a : α}
    {f : α → β} (h : 0 < n) : (replicate n a).minOn? f = some a :=
  List.minOn?_replicate.trans (if_neg (Nat.ne_of_gt h))
@[simp] protected theorem minOn?_append [LE β] [DecidableLE β] [Std.IsLinearPreorder β] (xs ys : List α)
    (f : α → β) : (xs ++ ys).minOn? f = (xs.minOn? f).merge (minOn f) (ys.minOn? f) := by
  cases xs with
  | nil => exact Option.merge_none_left.symm
  | cons x xs => cases ys with
    | nil => rewrite [append_nil]; rfl
    | cons y ys => exact congrArg some (foldl_append.trans foldl_assoc)
protected theorem maxOn?_eq_minOn? {le : LE β} {dle : DecidableLE β} {xs : List α} {f : α → β} :
    xs.maxOn? f = (letI := le.opposite; xs.minOn? f) := by cases xs <;> rfl
@[simp] protected theorem maxOn?_nil [LE β] [DecidableLE β] {f : α → β} : [].maxOn? f = none := rfl
protected theorem maxOn?_cons_eq_some_maxOn [LE β] [DecidableLE β] {f : α → β} {x : α} {xs : List α} :
    (x :: xs).maxOn? f = some ((x :: xs).maxOn f (cons_ne_nil x xs)) := rfl
protected theorem maxOn?_eq_some_maxOn [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    xs.maxOn? f = some (xs.maxOn f h) := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs => rfl
protected theorem maxOn?_cons [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x : α} {xs : List α} :
    (x :: xs).maxOn? f = some ((xs.maxOn? f).elim x (maxOn f x)) := by
  cases xs with
  | nil => rfl
  | cons y ys => exact congrArg some foldl_assoc
@[simp] protected theorem maxOn?_singleton [LE β] [DecidableLE β] {x : α} {f : α → β} : [x].maxOn? f = some x := rfl
@[simp] protected theorem maxOn?_id [Max α] [LE α] [DecidableLE α] [Std.LawfulOrderLeftLeaningMax α] {xs : List α} :
    xs.maxOn? id = xs.max? := by
  cases xs with
  | nil => rfl
  | cons x xs => exact congrArg some (List.maxOn_id (cons_ne_nil x xs))
protected theorem maxOn?_eq_ite [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {xs : List α} :
    xs.maxOn? f = if h : xs ≠ [] then some (xs.maxOn f h) else none := by
  cases xs with
  | nil => rfl
  | cons x xs => rewrite [dif_pos (cons_ne_nil x xs)]; rfl
@[simp] protected theorem isSome_maxOn?_iff [LE β] [DecidableLE β] {f : α → β} {xs : List α} :
    (xs.maxOn? f).isSome ↔ xs ≠ [] := by
  cases xs with
  | nil => exact ⟨nofun, fun h => absurd rfl h⟩
  | cons x xs => exact ⟨fun _ => cons_ne_nil x xs, fun _ => rfl⟩
protected theorem maxOn_eq_get_maxOn? [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    xs.maxOn f h = (xs.maxOn? f).get (List.isSome_maxOn?_iff.mpr h) := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs => rfl
@[simp] protected theorem get_maxOn? [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    (xs.maxOn? f).get (List.isSome_maxOn?_iff.mpr h) = xs.maxOn f h := (List.maxOn_eq_get_maxOn? h).symm
protected theorem maxOn_eq_of_maxOn?_eq_some [LE β] [DecidableLE β] {f : α → β} {xs : List α} {x : α}
    (h : xs.maxOn? f = some x) : xs.maxOn f (List.isSome_maxOn?_iff.mp (Option.isSome_of_eq_some h)) = x :=
  Option.some.inj ((List.maxOn?_eq_some_maxOn _).symm.trans h)
protected theorem isSome_maxOn?_of_mem [LE β] [DecidableLE β] {f : α → β} {xs : List α} {x : α} (h : x ∈ xs) :
    (xs.maxOn? f).isSome := List.isSome_maxOn?_iff.mpr (ne_nil_of_mem h)
protected theorem le_apply_get_maxOn?_of_mem [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β}
    {xs : List α} {x : α} (h : x ∈ xs) : f x ≤ f ((xs.maxOn? f).get (List.isSome_maxOn?_of_mem h)) := by
  rewrite [List.get_maxOn? (ne_nil_of_mem h)]; exact List.le_apply_maxOn_of_mem h
protected theorem maxOn?_mem {a : α} [LE β] [DecidableLE β] {xs : List α} {f : α → β} (h : xs.maxOn? f = some a) :
    a ∈ xs := List.maxOn_eq_of_maxOn?_eq_some h ▸ List.maxOn_mem
protected theorem maxOn?_replicate [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {n : Nat} {a : α} {f : α → β} :
    (replicate n a).maxOn? f = if n = 0 then none else some a := by
  cases n with
  | zero => rfl
  | succ n => exact (List.maxOn?_eq_some_maxOn replicate_succ_ne_nil).trans (congrArg some (List.maxOn_replicate _))
@[simp] protected theorem maxOn?_replicate_of_pos [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {n : Nat} {a : α}
    {f : α → β} (h : 0 < n) : (replicate n a).maxOn? f = some a :=
  List.maxOn?_replicate.trans (if_neg (Nat.ne_of_gt h))
@[simp] protected theorem maxOn?_append [LE β] [DecidableLE β] [Std.IsLinearPreorder β] (xs ys : List α)
    (f : α → β) : (xs ++ ys).maxOn? f = (xs.maxOn? f).merge (maxOn f) (ys.maxOn? f) := by
  cases xs with
  | nil => exact Option.merge_none_left.symm
  | cons x xs => cases ys with
    | nil => rewrite [append_nil]; rfl
    | cons y ys => exact congrArg some (foldl_append.trans foldl_assoc)
end

/- `minIdxOn` and `maxIdxOn`. -/
section
protected theorem maxIdxOn_eq_minIdxOn {le : LE β} {_ : DecidableLE β} {f : α → β} {xs : List α} {h : xs ≠ []} :
    xs.maxIdxOn f h = (letI := le.opposite; xs.minIdxOn f h) := rfl
@[simp] protected theorem minIdxOn_nil_eq_iff_true [LE β] [DecidableLE β] {f : α → β} {x : Nat} (h : [] ≠ []) :
    ([] : List α).minIdxOn f h = x ↔ True := absurd rfl h
protected theorem minIdxOn_nil_eq_iff_false [LE β] [DecidableLE β] {f : α → β} {x : Nat} (h : [] ≠ []) :
    ([] : List α).minIdxOn f h = x ↔ False := absurd rfl h
@[simp] protected theorem minIdxOn_singleton [LE β] [DecidableLE β] {x : α} {f : α → β} :
    [x].minIdxOn f (cons_ne_nil x []) = 0 := rfl
/- The place that `go` finds holds the least value so far, if `i` is the place of `x` in what it has passed. -/
private theorem getElem?_go [LE β] [DecidableLE β] {f : α → β} {x : α} {i : Nat} (ps xs : List α)
    (h : ps[i]? = some x) :
    (ps ++ xs)[minIdxOn.go f x i ps.length xs]? = some (xs.foldl (_root_.minOn f) x) := by
  induction xs generalizing ps x i with
  | nil => rewrite [append_nil]; exact h
  | cons y ys ih =>
    have e : ps ++ y :: ys = (ps ++ [y]) ++ ys := (append_assoc ps [y] ys).symm
    have l : (ps ++ [y]).length = ps.length + 1 := length_append
    rewrite [minIdxOn.go, foldl_cons]
    split
    · next k =>
      have := ih (ps ++ [y]) ((getElem?_append_left (getElem?_eq_some_iff.mp h).1).trans h)
      rewrite [_root_.minOn_eq_left k]
      rwa [l, ← e] at this
    · next k =>
      have := ih (ps ++ [y]) (x := y) (i := ps.length) (by
        rewrite [getElem?_append_right (Nat.le_refl _), Nat.sub_self]; rfl)
      rewrite [_root_.minOn_eq_right k]
      rwa [l, ← e] at this
private theorem getElem?_minIdxOn [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    xs[xs.minIdxOn f h]? = some (xs.minOn f h) := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs => exact getElem?_go [x] xs rfl
@[simp, grind ←] protected theorem minIdxOn_lt_length [LE β] [DecidableLE β] {f : α → β} {xs : List α}
    (h : xs ≠ []) : xs.minIdxOn f h < xs.length := (getElem?_eq_some_iff.mp (getElem?_minIdxOn h)).1
@[simp] protected theorem getElem_minIdxOn [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β}
    {xs : List α} (h : xs ≠ []) : xs[xs.minIdxOn f h]'(List.minIdxOn_lt_length h) = xs.minOn f h :=
  (getElem?_eq_some_iff.mp (getElem?_minIdxOn h)).2
private theorem go_add [LE β] [DecidableLE β] {f : α → β} {x : α} {i j k : Nat} {xs : List α} :
    minIdxOn.go f x (i + k) (j + k) xs = minIdxOn.go f x i j xs + k := by
  induction xs generalizing x i j with
  | nil => rfl
  | cons y ys ih =>
    rewrite [minIdxOn.go, minIdxOn.go, Nat.add_right_comm]
    split
    · exact ih
    · exact ih
private theorem go_eq [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x : α} {i j : Nat}
    {xs : List α} : minIdxOn.go f x i j xs =
      if h : xs = [] then i else if f x ≤ f (xs.minOn f h) then i else xs.minIdxOn f h + j := by
  induction xs generalizing x i j with
  | nil => rfl
  | cons y ys ih =>
    rewrite [dif_neg (cons_ne_nil y ys), minIdxOn.go]
    by_cases h : f x ≤ f y
    · rewrite [if_pos h, ih]
      by_cases e : ys = []
      · subst e; rewrite [dif_pos rfl]; exact (if_pos h).symm
      · have e₁ : (y :: ys).minOn f (cons_ne_nil y ys) = _root_.minOn f y (ys.minOn f e) :=
          List.minOn_cons.trans (dif_neg e)
        rewrite [dif_neg e, e₁]
        by_cases k : f x ≤ f (ys.minOn f e)
        · rw [if_pos k, if_pos (_root_.le_apply_minOn_iff.mpr ⟨h, k⟩)]
        · have k' : ¬ f y ≤ f (ys.minOn f e) := fun l => k (Std.IsPreorder.le_trans _ _ _ h l)
          have e₂ : (y :: ys).minIdxOn f (cons_ne_nil y ys) = ys.minIdxOn f e + 1 :=
            (ih (x := y) (i := 0) (j := 1)).trans ((dif_neg e).trans (if_neg k'))
          rewrite [if_neg k, if_neg fun l => k (_root_.le_apply_minOn_iff.mp l).2, e₂, Nat.add_right_comm]; rfl
    · rewrite [if_neg h, if_neg fun l => h (Std.IsPreorder.le_trans _ _ _ l (List.apply_minOn_le_of_mem (.head _)))]
      have := go_add (f := f) (x := y) (i := 0) (j := 1) (k := j) (xs := ys)
      rewrite [Nat.zero_add, Nat.add_comm 1 j] at this
      exact this
protected theorem minIdxOn_cons [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {x : α} {xs : List α} {f : α → β} :
    (x :: xs).minIdxOn f (cons_ne_nil x xs) =
      if h : xs = [] then 0 else if f x ≤ f (xs.minOn f h) then 0 else xs.minIdxOn f h + 1 := go_eq
protected theorem minIdxOn_eq_zero_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    (h : xs ≠ []) : xs.minIdxOn f h = 0 ↔ ∀ x ∈ xs, f (xs.head h) ≤ f x := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs =>
    rewrite [List.minIdxOn_cons, head_cons, forall_mem_cons, and_iff_right (Std.IsPreorder.le_refl _)]
    split
    · next e => exact ⟨fun _ y m => absurd m (e ▸ not_mem_nil), fun _ => rfl⟩
    · next e =>
      rewrite [← List.le_apply_minOn_iff e]
      split
      · next k => exact ⟨fun _ => k, fun _ => rfl⟩
      · next k => exact ⟨nofun, fun l => absurd l k⟩
protected theorem minIdxOn_append [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs ys : List α} {f : α → β}
    (hxs : xs ≠ []) (hys : ys ≠ []) : (xs ++ ys).minIdxOn f (append_ne_nil_of_left_ne_nil hxs ys) =
      if f (xs.minOn f hxs) ≤ f (ys.minOn f hys) then xs.minIdxOn f hxs else xs.length + ys.minIdxOn f hys := by
  induction xs with
  | nil => exact absurd rfl hxs
  | cons x xs ih =>
    refine (List.minIdxOn_cons (xs := xs ++ ys)).trans ?_
    by_cases e : xs = []
    · subst e
      refine (dif_neg hys).trans ?_
      rewrite [Nat.add_comm]; rfl
    · have e' := append_ne_nil_of_left_ne_nil e ys
      rewrite [dif_neg e', ih e, List.minOn_append e hys, List.minIdxOn_cons, dif_neg e, List.minOn_cons, dif_neg e]
      by_cases h : f x ≤ f (xs.minOn f e)
      · rewrite [_root_.minOn_eq_left h, if_pos h]
        by_cases k : f x ≤ f (ys.minOn f hys)
        · rw [if_pos k, if_pos (_root_.le_apply_minOn_iff.mpr ⟨h, k⟩)]
        · rewrite [if_neg k, if_neg fun l => k (_root_.le_apply_minOn_iff.mp l).2,
            if_neg fun l => k (Std.IsPreorder.le_trans _ _ _ h l)]
          exact Nat.add_right_comm ..
      · rewrite [_root_.minOn_eq_right h, if_neg h, if_neg fun l => h (_root_.le_apply_minOn_iff.mp l).1]
        split
        · rfl
        · exact Nat.add_right_comm ..
protected theorem left_le_minIdxOn_append [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs ys : List α}
    {f : α → β} (h : xs ≠ []) :
    xs.minIdxOn f h ≤ (xs ++ ys).minIdxOn f (append_ne_nil_of_left_ne_nil h ys) := by
  by_cases e : ys = []
  · subst e
    simp only [append_nil]; exact Nat.le_refl _
  · rewrite [List.minIdxOn_append h e]
    split
    · exact Nat.le_refl _
    · exact Nat.le_trans (Nat.le_of_lt (List.minIdxOn_lt_length h)) (Nat.le_add_right _ _)
protected theorem minIdxOn_take_le [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    {i : Nat} (h : xs.take i ≠ []) :
    (xs.take i).minIdxOn f h ≤ xs.minIdxOn f (ne_nil_of_take_ne_nil h) := by
  have := List.left_le_minIdxOn_append (f := f) (ys := xs.drop i) h
  simpa only [take_append_drop] using this
private theorem go_replicate [LE β] [DecidableLE β] {f : α → β} {a : α} {i j n : Nat} (h : f a ≤ f a) :
    minIdxOn.go f a i j (replicate n a) = i := by
  induction n generalizing j with
  | zero => rfl
  | succ n ih => exact (if_pos h).trans ih
@[simp] protected theorem minIdxOn_replicate [LE β] [DecidableLE β] [Std.Refl (α := β) (· ≤ ·)] {n : Nat} {a : α}
    {f : α → β} (h : replicate n a ≠ []) : (replicate n a).minIdxOn f h = 0 := by
  cases n with
  | zero => exact absurd rfl h
  | succ n => exact go_replicate (Std.Refl.refl (r := (· ≤ ·)) (f a))
@[simp] protected theorem maxIdxOn_nil_eq_iff_true [LE β] [DecidableLE β] {f : α → β} {x : Nat} (h : [] ≠ []) :
    ([] : List α).maxIdxOn f h = x ↔ True := absurd rfl h
protected theorem maxIdxOn_nil_eq_iff_false [LE β] [DecidableLE β] {f : α → β} {x : Nat} (h : [] ≠ []) :
    ([] : List α).maxIdxOn f h = x ↔ False := absurd rfl h
@[simp] protected theorem maxIdxOn_singleton [LE β] [DecidableLE β] {x : α} {f : α → β} :
    [x].maxIdxOn f (cons_ne_nil x []) = 0 := rfl
@[simp, grind ←] protected theorem maxIdxOn_lt_length [LE β] [DecidableLE β] {f : α → β} {xs : List α}
    (h : xs ≠ []) : xs.maxIdxOn f h < xs.length := @List.minIdxOn_lt_length _ _ (LE.opposite _) _ f xs h
@[simp] protected theorem getElem_maxIdxOn [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β}
    {xs : List α} (h : xs ≠ []) : xs[xs.maxIdxOn f h]'(List.maxIdxOn_lt_length h) = xs.maxOn f h :=
  @List.getElem_minIdxOn _ _ (LE.opposite _) _ _ f xs h
protected theorem maxIdxOn_cons [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {x : α} {xs : List α} {f : α → β} :
    (x :: xs).maxIdxOn f (cons_ne_nil x xs) =
      if h : xs = [] then 0 else if f (xs.maxOn f h) ≤ f x then 0 else xs.maxIdxOn f h + 1 :=
  @List.minIdxOn_cons _ _ (LE.opposite _) _ _ x xs f
protected theorem maxIdxOn_eq_zero_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    (h : xs ≠ []) : xs.maxIdxOn f h = 0 ↔ ∀ x ∈ xs, f x ≤ f (xs.head h) :=
  @List.minIdxOn_eq_zero_iff _ _ (LE.opposite _) _ _ xs f h
protected theorem maxIdxOn_append [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs ys : List α} {f : α → β}
    (hxs : xs ≠ []) (hys : ys ≠ []) : (xs ++ ys).maxIdxOn f (append_ne_nil_of_left_ne_nil hxs ys) =
      if f (ys.maxOn f hys) ≤ f (xs.maxOn f hxs) then xs.maxIdxOn f hxs else xs.length + ys.maxIdxOn f hys :=
  @List.minIdxOn_append _ _ (LE.opposite _) _ _ xs ys f hxs hys
protected theorem left_le_maxIdxOn_append [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs ys : List α}
    {f : α → β} (h : xs ≠ []) :
    xs.maxIdxOn f h ≤ (xs ++ ys).maxIdxOn f (append_ne_nil_of_left_ne_nil h ys) :=
  @List.left_le_minIdxOn_append _ _ (LE.opposite _) _ _ xs ys f h
protected theorem maxIdxOn_take_le [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α} {f : α → β}
    {i : Nat} (h : xs.take i ≠ []) :
    (xs.take i).maxIdxOn f h ≤ xs.maxIdxOn f (ne_nil_of_take_ne_nil h) :=
  @List.minIdxOn_take_le _ _ (LE.opposite _) _ _ xs f i h
@[simp] protected theorem maxIdxOn_replicate [LE β] [DecidableLE β] [Std.Refl (α := β) (· ≤ ·)] {n : Nat} {a : α}
    {f : α → β} (h : replicate n a ≠ []) : (replicate n a).maxIdxOn f h = 0 :=
  @List.minIdxOn_replicate _ _ (LE.opposite _) _ Std.OppositeOrderInstances.instLEReflOpposite n a f h
end

/- `minIdxOn?` and `maxIdxOn?`. -/
section
@[simp] protected theorem minIdxOn?_nil [LE β] [DecidableLE β] {f : α → β} : ([] : List α).minIdxOn? f = none := rfl
@[simp] protected theorem minIdxOn?_singleton [LE β] [DecidableLE β] {x : α} {f : α → β} :
    [x].minIdxOn? f = some 0 := rfl
@[simp, grind =] protected theorem isSome_minIdxOn?_iff [LE β] [DecidableLE β] {f : α → β} {xs : List α} :
    (xs.minIdxOn? f).isSome ↔ xs ≠ [] := by
  cases xs with
  | nil => exact ⟨nofun, fun h => absurd rfl h⟩
  | cons x xs => exact ⟨fun _ => cons_ne_nil x xs, fun _ => rfl⟩
protected theorem minIdxOn?_eq_some_minIdxOn [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    xs.minIdxOn? f = some (xs.minIdxOn f h) := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs => rfl
protected theorem minIdxOn_eq_get_minIdxOn? [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    xs.minIdxOn f h = (xs.minIdxOn? f).get (List.isSome_minIdxOn?_iff.mpr h) := by
  cases xs with
  | nil => exact absurd rfl h
  | cons x xs => rfl
@[simp, grind =] protected theorem get_minIdxOn?_eq_minIdxOn [LE β] [DecidableLE β] {f : α → β} {xs : List α}
    (h : (xs.minIdxOn? f).isSome) : (xs.minIdxOn? f).get h = xs.minIdxOn f (List.isSome_minIdxOn?_iff.mp h) :=
  (List.minIdxOn_eq_get_minIdxOn? _).symm
protected theorem minIdxOn_eq_of_minIdxOn?_eq_some [LE β] [DecidableLE β] {f : α → β} {xs : List α} {i : Nat}
    (h : xs.minIdxOn? f = some i) :
    xs.minIdxOn f (List.isSome_minIdxOn?_iff.mp (Option.isSome_of_eq_some h)) = i :=
  Option.some.inj ((List.minIdxOn?_eq_some_minIdxOn _).symm.trans h)
protected theorem isSome_minIdxOn?_of_mem [LE β] [DecidableLE β] {f : α → β} {xs : List α} {x : α} (h : x ∈ xs) :
    (xs.minIdxOn? f).isSome := List.isSome_minIdxOn?_iff.mpr (ne_nil_of_mem h)
protected theorem minIdxOn?_cons_eq_some_minIdxOn [LE β] [DecidableLE β] {f : α → β} {x : α} {xs : List α} :
    (x :: xs).minIdxOn? f = some ((x :: xs).minIdxOn f (cons_ne_nil x xs)) := rfl
protected theorem minIdxOn?_eq_ite [LE β] [DecidableLE β] {f : α → β} {xs : List α} :
    xs.minIdxOn? f = if h : xs ≠ [] then some (xs.minIdxOn f h) else none := by
  cases xs with
  | nil => rfl
  | cons x xs => rewrite [dif_pos (cons_ne_nil x xs)]; rfl
protected theorem minIdxOn?_cons [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x : α} {xs : List α} :
    (x :: xs).minIdxOn? f =
      some (if h : xs = [] then 0 else if f x ≤ f (xs.minOn f h) then 0 else xs.minIdxOn f h + 1) :=
  congrArg some List.minIdxOn_cons
protected theorem ne_nil_of_minIdxOn?_eq_some [LE β] [DecidableLE β] {f : α → β} {k : Nat} {xs : List α}
    (h : xs.minIdxOn? f = some k) : xs ≠ [] := List.isSome_minIdxOn?_iff.mp (Option.isSome_of_eq_some h)
protected theorem lt_length_of_minIdxOn?_eq_some {i : Nat} [LE β] [DecidableLE β] {f : α → β} {xs : List α}
    (h : xs.minIdxOn? f = some i) : i < xs.length :=
  List.minIdxOn_eq_of_minIdxOn?_eq_some h ▸ List.minIdxOn_lt_length _
@[simp] protected theorem get_minIdxOn?_lt_length [LE β] [DecidableLE β] {f : α → β} {xs : List α}
    (h : (xs.minIdxOn? f).isSome) : (xs.minIdxOn? f).get h < xs.length := by
  rewrite [List.get_minIdxOn?_eq_minIdxOn]; exact List.minIdxOn_lt_length _
@[simp] protected theorem getElem_get_minIdxOn? [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β}
    {xs : List α} (h : (xs.minIdxOn? f).isSome) : xs[(xs.minIdxOn? f).get h]'(List.get_minIdxOn?_lt_length h) =
      xs.minOn f (List.isSome_minIdxOn?_iff.mp h) := by
  simp only [List.get_minIdxOn?_eq_minIdxOn, List.getElem_minIdxOn]
protected theorem minIdxOn?_eq_some_zero_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α}
    {f : α → β} : xs.minIdxOn? f = some 0 ↔ ∃ h : xs ≠ [], ∀ x ∈ xs, f (xs.head h) ≤ f x := by
  cases xs with
  | nil => exact ⟨nofun, fun ⟨h, _⟩ => absurd rfl h⟩
  | cons x xs =>
    have e := List.minIdxOn_eq_zero_iff (f := f) (cons_ne_nil x xs)
    exact ⟨fun h => ⟨_, e.mp (Option.some.inj h)⟩, fun ⟨_, h⟩ => congrArg some (e.mpr h)⟩
protected theorem minIdxOn?_replicate [LE β] [DecidableLE β] [Std.Refl (α := β) (· ≤ ·)] {n : Nat} {a : α}
    {f : α → β} : (replicate n a).minIdxOn? f = if n = 0 then none else some 0 := by
  cases n with
  | zero => rfl
  | succ n => exact congrArg some (List.minIdxOn_replicate (n := n + 1) replicate_succ_ne_nil)
@[simp] protected theorem minIdxOn?_replicate_of_pos [LE β] [DecidableLE β] [Std.Refl (α := β) (· ≤ ·)] {n : Nat}
    {a : α} {f : α → β} (h : 0 < n) : (replicate n a).minIdxOn? f = some 0 :=
  List.minIdxOn?_replicate.trans (if_neg (Nat.ne_of_gt h))
protected theorem maxIdxOn?_eq_minIdxOn? {le : LE β} {_ : DecidableLE β} {f : α → β} {xs : List α} :
    xs.maxIdxOn? f = (letI := le.opposite; xs.minIdxOn? f) := rfl
@[simp] protected theorem maxIdxOn?_nil [LE β] [DecidableLE β] {f : α → β} : ([] : List α).maxIdxOn? f = none := rfl
@[simp] protected theorem maxIdxOn?_singleton [LE β] [DecidableLE β] {x : α} {f : α → β} :
    [x].maxIdxOn? f = some 0 := rfl
@[simp, grind =] protected theorem isSome_maxIdxOn?_iff [LE β] [DecidableLE β] {f : α → β} {xs : List α} :
    (xs.maxIdxOn? f).isSome ↔ xs ≠ [] := @List.isSome_minIdxOn?_iff _ _ (LE.opposite _) _ f xs
protected theorem maxIdxOn?_eq_some_maxIdxOn [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    xs.maxIdxOn? f = some (xs.maxIdxOn f h) := @List.minIdxOn?_eq_some_minIdxOn _ _ (LE.opposite _) _ f xs h
protected theorem maxIdxOn_eq_get_maxIdxOn? [LE β] [DecidableLE β] {f : α → β} {xs : List α} (h : xs ≠ []) :
    xs.maxIdxOn f h = (xs.maxIdxOn? f).get (List.isSome_maxIdxOn?_iff.mpr h) :=
  @List.minIdxOn_eq_get_minIdxOn? _ _ (LE.opposite _) _ f xs h
@[simp, grind =] protected theorem get_maxIdxOn?_eq_maxIdxOn [LE β] [DecidableLE β] {f : α → β} {xs : List α}
    (h : (xs.maxIdxOn? f).isSome) : (xs.maxIdxOn? f).get h = xs.maxIdxOn f (List.isSome_maxIdxOn?_iff.mp h) :=
  (List.maxIdxOn_eq_get_maxIdxOn? _).symm
protected theorem maxIdxOn_eq_of_maxIdxOn?_eq_some [LE β] [DecidableLE β] {f : α → β} {xs : List α} {i : Nat}
    (h : xs.maxIdxOn? f = some i) :
    xs.maxIdxOn f (List.isSome_maxIdxOn?_iff.mp (Option.isSome_of_eq_some h)) = i :=
  Option.some.inj ((List.maxIdxOn?_eq_some_maxIdxOn _).symm.trans h)
protected theorem isSome_maxIdxOn?_of_mem [LE β] [DecidableLE β] {f : α → β} {xs : List α} {x : α} (h : x ∈ xs) :
    (xs.maxIdxOn? f).isSome := List.isSome_maxIdxOn?_iff.mpr (ne_nil_of_mem h)
protected theorem maxIdxOn?_cons_eq_some_maxIdxOn [LE β] [DecidableLE β] {f : α → β} {x : α} {xs : List α} :
    (x :: xs).maxIdxOn? f = some ((x :: xs).maxIdxOn f (cons_ne_nil x xs)) := rfl
protected theorem maxIdxOn?_eq_ite [LE β] [DecidableLE β] {f : α → β} {xs : List α} :
    xs.maxIdxOn? f = if h : xs ≠ [] then some (xs.maxIdxOn f h) else none :=
  @List.minIdxOn?_eq_ite _ _ (LE.opposite _) _ f xs
protected theorem maxIdxOn?_cons [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β} {x : α} {xs : List α} :
    (x :: xs).maxIdxOn? f =
      some (if h : xs = [] then 0 else if f (xs.maxOn f h) ≤ f x then 0 else xs.maxIdxOn f h + 1) :=
  congrArg some List.maxIdxOn_cons
protected theorem ne_nil_of_maxIdxOn?_eq_some [LE β] [DecidableLE β] {f : α → β} {k : Nat} {xs : List α}
    (h : xs.maxIdxOn? f = some k) : xs ≠ [] := List.isSome_maxIdxOn?_iff.mp (Option.isSome_of_eq_some h)
protected theorem lt_length_of_maxIdxOn?_eq_some {i : Nat} [LE β] [DecidableLE β] {f : α → β} {xs : List α}
    (h : xs.maxIdxOn? f = some i) : i < xs.length :=
  List.maxIdxOn_eq_of_maxIdxOn?_eq_some h ▸ List.maxIdxOn_lt_length _
@[simp] protected theorem get_maxIdxOn?_lt_length [LE β] [DecidableLE β] {f : α → β} {xs : List α}
    (h : (xs.maxIdxOn? f).isSome) : (xs.maxIdxOn? f).get h < xs.length :=
  @List.get_minIdxOn?_lt_length _ _ (LE.opposite _) _ f xs h
@[simp] protected theorem getElem_get_maxIdxOn? [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β}
    {xs : List α} (h : (xs.maxIdxOn? f).isSome) : xs[(xs.maxIdxOn? f).get h]'(List.get_maxIdxOn?_lt_length h) =
      xs.maxOn f (List.isSome_maxIdxOn?_iff.mp h) := @List.getElem_get_minIdxOn? _ _ (LE.opposite _) _ _ f xs h
protected theorem maxIdxOn?_eq_some_zero_iff [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {xs : List α}
    {f : α → β} : xs.maxIdxOn? f = some 0 ↔ ∃ h : xs ≠ [], ∀ x ∈ xs, f x ≤ f (xs.head h) :=
  @List.minIdxOn?_eq_some_zero_iff _ _ (LE.opposite _) _ _ xs f
protected theorem maxIdxOn?_replicate [LE β] [DecidableLE β] [Std.Refl (α := β) (· ≤ ·)] {n : Nat} {a : α}
    {f : α → β} : (replicate n a).maxIdxOn? f = if n = 0 then none else some 0 :=
  @List.minIdxOn?_replicate _ _ (LE.opposite _) _ Std.OppositeOrderInstances.instLEReflOpposite n a f
@[simp] protected theorem maxIdxOn?_replicate_of_pos [LE β] [DecidableLE β] [Std.Refl (α := β) (· ≤ ·)] {n : Nat}
    {a : α} {f : α → β} (h : 0 < n) : (replicate n a).maxIdxOn? f = some 0 :=
  List.maxIdxOn?_replicate.trans (if_neg (Nat.ne_of_gt h))
end

/- Characterisations of the places. -/
section
protected theorem minIdxOn_le_of_apply_getElem_le_apply_minOn [LE β] [DecidableLE β] [Std.IsLinearPreorder β]
    {f : α → β} {xs : List α} (h : xs ≠ []) {k : Nat} (hi : k < xs.length) (hle : f xs[k] ≤ f (xs.minOn f h)) :
    xs.minIdxOn f h ≤ k := by
  induction xs generalizing k with
  | nil => exact absurd rfl h
  | cons x xs ih =>
    rewrite [List.minIdxOn_cons]
    split
    · exact Nat.zero_le k
    · next e =>
      split
      · exact Nat.zero_le k
      · next n =>
        rewrite [List.minOn_cons, dif_neg e] at hle
        cases k with
        | zero => exact absurd (Std.IsPreorder.le_trans _ _ _ hle apply_minOn_le_right) n
        | succ k =>
          exact Nat.succ_le_succ (ih e (Nat.lt_of_succ_lt_succ hi)
            (Std.IsPreorder.le_trans _ _ _ hle apply_minOn_le_right))
protected theorem apply_minOn_lt_apply_getElem_of_lt_minIdxOn [LE β] [DecidableLE β] [LT β] [Std.IsLinearPreorder β]
    [Std.LawfulOrderLT β] {f : α → β} {xs : List α} (h : xs ≠ []) {k : Nat} (hk : k < xs.minIdxOn f h) :
    f (xs.minOn f h) < f (xs[k]'(Nat.lt_trans hk (List.minIdxOn_lt_length h))) :=
  (Std.LawfulOrderLT.lt_iff _ _).mpr ⟨List.apply_minOn_le_of_mem (getElem_mem _), fun l =>
    Nat.not_le_of_lt hk (List.minIdxOn_le_of_apply_getElem_le_apply_minOn h _ l)⟩
protected theorem le_minIdxOn_of_apply_getElem_lt_apply_getElem [LE β] [DecidableLE β] [LT β]
    [Std.IsLinearPreorder β] [Std.LawfulOrderLT β] {f : α → β} {xs : List α} (h : xs ≠ []) {i : Nat}
    (hi : i < xs.length) (hi' : ∀ (j : Nat) (_ : j < i), f xs[i] < f xs[j]) : i ≤ xs.minIdxOn f h := by
  refine Nat.le_of_not_lt fun k => ?_
  have := hi' _ k
  rewrite [List.getElem_minIdxOn] at this
  exact ((Std.LawfulOrderLT.lt_iff _ _).mp this).2 (List.apply_minOn_le_of_mem (getElem_mem hi))
protected theorem minIdxOn_le_of_apply_getElem_le_apply_getElem [LE β] [DecidableLE β] [Std.IsLinearPreorder β]
    {f : α → β} {xs : List α} (h : xs ≠ []) {i : Nat} (hi : i < xs.length)
    (hi' : ∀ (j : Nat) (_ : j < xs.length), f xs[i] ≤ f xs[j]) : xs.minIdxOn f h ≤ i :=
  List.minIdxOn_le_of_apply_getElem_le_apply_minOn h hi ((List.le_apply_minOn_iff h).mpr fun _ m =>
    have ⟨j, k, e⟩ := mem_iff_getElem.mp m
    e ▸ hi' j k)
protected theorem minIdxOn_eq_iff_eq_minOn [LE β] [DecidableLE β] [LT β] [Std.IsLinearPreorder β]
    [Std.LawfulOrderLT β] {f : α → β} {xs : List α} (h : xs ≠ []) {i : Nat} : xs.minIdxOn f h = i ↔
      ∃ hi : i < xs.length, xs[i] = xs.minOn f h ∧ ∀ (j : Nat) (hj : j < i), f (xs.minOn f h) < f xs[j] := by
  constructor
  · intro e
    subst e
    exact ⟨List.minIdxOn_lt_length h, List.getElem_minIdxOn h, fun j hj =>
      List.apply_minOn_lt_apply_getElem_of_lt_minIdxOn h hj⟩
  · intro ⟨hi, e, k⟩
    refine Nat.le_antisymm
      (List.minIdxOn_le_of_apply_getElem_le_apply_minOn h hi (e ▸ Std.IsPreorder.le_refl _)) ?_
    exact List.le_minIdxOn_of_apply_getElem_lt_apply_getElem h hi fun j hj => e ▸ k j hj
protected theorem minIdxOn_eq_iff [LE β] [DecidableLE β] [LT β] [Std.IsLinearPreorder β] [Std.LawfulOrderLT β]
    {f : α → β} {xs : List α} (h : xs ≠ []) {i : Nat} : xs.minIdxOn f h = i ↔ ∃ (h : i < xs.length),
      (∀ (j : Nat) (_ : j < xs.length), f xs[i] ≤ f xs[j]) ∧ ∀ (j : Nat) (_ : j < i), f xs[i] < f xs[j] := by
  constructor
  · intro e
    have ⟨hi, e, k⟩ := (List.minIdxOn_eq_iff_eq_minOn h).mp e
    exact ⟨hi, fun j hj => e ▸ List.apply_minOn_le_of_mem (getElem_mem hj), fun j hj => e ▸ k j hj⟩
  · intro ⟨hi, k, l⟩
    exact Nat.le_antisymm (List.minIdxOn_le_of_apply_getElem_le_apply_getElem h hi k)
      (List.le_minIdxOn_of_apply_getElem_lt_apply_getElem h hi l)
protected theorem maxIdxOn_le_of_apply_getElem_le_apply_maxOn [LE β] [DecidableLE β] [Std.IsLinearPreorder β]
    {f : α → β} {xs : List α} (h : xs ≠ []) {k : Nat} (hi : k < xs.length) (hle : f (xs.maxOn f h) ≤ f xs[k]) :
    xs.maxIdxOn f h ≤ k :=
  @List.minIdxOn_le_of_apply_getElem_le_apply_minOn _ _ (LE.opposite _) _ _ f xs h k hi hle
protected theorem apply_maxOn_lt_apply_getElem_of_lt_maxIdxOn [LE β] [DecidableLE β] [LT β] [Std.IsLinearPreorder β]
    [Std.LawfulOrderLT β] {f : α → β} {xs : List α} (h : xs ≠ []) {k : Nat} (hk : k < xs.maxIdxOn f h) :
    f (xs[k]'(Nat.lt_trans hk (List.maxIdxOn_lt_length h))) < f (xs.maxOn f h) :=
  @List.apply_minOn_lt_apply_getElem_of_lt_minIdxOn _ _ (LE.opposite _) _ (LT.opposite _) _ _ f xs h k hk
protected theorem le_maxIdxOn_of_apply_getElem_lt_apply_getElem [LE β] [DecidableLE β] [LT β]
    [Std.IsLinearPreorder β] [Std.LawfulOrderLT β] {f : α → β} {xs : List α} (h : xs ≠ []) {i : Nat}
    (hi : i < xs.length) (hi' : ∀ (j : Nat) (_ : j < i), f xs[j] < f xs[i]) : i ≤ xs.maxIdxOn f h :=
  @List.le_minIdxOn_of_apply_getElem_lt_apply_getElem _ _ (LE.opposite _) _ (LT.opposite _) _ _ f xs h i hi hi'
protected theorem maxIdxOn_le_of_apply_getElem_le_apply_getElem [LE β] [DecidableLE β] [Std.IsLinearPreorder β]
    {f : α → β} {xs : List α} (h : xs ≠ []) {i : Nat} (hi : i < xs.length)
    (hi' : ∀ (j : Nat) (_ : j < xs.length), f xs[j] ≤ f xs[i]) : xs.maxIdxOn f h ≤ i :=
  @List.minIdxOn_le_of_apply_getElem_le_apply_getElem _ _ (LE.opposite _) _ _ f xs h i hi hi'
protected theorem maxIdxOn_eq_iff [LE β] [DecidableLE β] [LT β] [Std.IsLinearPreorder β] [Std.LawfulOrderLT β]
    {f : α → β} {xs : List α} (h : xs ≠ []) {i : Nat} : xs.maxIdxOn f h = i ↔ ∃ (h : i < xs.length),
      (∀ (j : Nat) (_ : j < xs.length), f xs[j] ≤ f xs[i]) ∧ ∀ (j : Nat) (_ : j < i), f xs[j] < f xs[i] :=
  @List.minIdxOn_eq_iff _ _ (LE.opposite _) _ (LT.opposite _) _ _ f xs h i
protected theorem maxIdxOn_eq_iff_eq_maxOn [LE β] [DecidableLE β] [LT β] [Std.IsLinearPreorder β]
    [Std.LawfulOrderLT β] {f : α → β} {xs : List α} (h : xs ≠ []) {i : Nat} : xs.maxIdxOn f h = i ↔
      ∃ hi : i < xs.length, xs[i] = xs.maxOn f h ∧ ∀ (j : Nat) (hj : j < i), f xs[j] < f (xs.maxOn f h) :=
  @List.minIdxOn_eq_iff_eq_minOn _ _ (LE.opposite _) _ (LT.opposite _) _ _ f xs h i
end
end List
attribute [irreducible] LE.opposite LT.opposite Min.oppositeMax Max.oppositeMin
