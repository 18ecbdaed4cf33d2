/-
Searches in lists: `find?`, `findSome?`, `findIdx`, `findIdx?`, `findFinIdx?`, `idxOf?`, `finIdxOf?`, `lookup`.
-/
namespace List
variable {α : Type u} {β : Type v} {γ : Type w}

/- `findSome?` and `find?`. -/
@[simp] theorem findSome?_isSome_iff {f : α → Option β} {l : List α} :
    (l.findSome? f).isSome ↔ ∃ x, x ∈ l ∧ (f x).isSome := by
  rw [isSome_findSome?, any_eq_true]
@[simp] theorem findSome?_singleton {f : α → Option β} {a : α} : [a].findSome? f = f a := by
  rewrite [findSome?_cons]; cases f a <;> rfl
@[simp] theorem findSome?_replicate_of_pos {f : α → Option β} {a : α} {n : Nat} (h : 0 < n) :
    findSome? f (replicate n a) = f a := by
  cases n with
  | zero => nomatch h
  | succ n =>
    clear h
    rewrite [replicate_succ, findSome?_cons]
    cases e : f a with
    | some b => rfl
    | none => exact findSome?_eq_none_iff.mpr fun x m => (eq_of_mem_replicate m).symm ▸ e
@[simp] theorem findSome?_replicate_of_isSome {f : α → Option β} {a : α} {n : Nat} :
    (f a).isSome → findSome? f (replicate n a) = if n = 0 then none else f a := fun _ => by
  cases n with
  | zero => rfl
  | succ n => exact findSome?_replicate_of_pos n.succ_pos
@[simp] theorem findSome?_replicate_of_isNone {f : α → Option β} {a : α} {n : Nat} (h : (f a).isNone) :
    findSome? f (replicate n a) = none :=
  findSome?_eq_none_iff.mpr fun x m => (eq_of_mem_replicate m).symm ▸ Option.isNone_iff_eq_none.mp h
@[simp] theorem find?_cons_eq_some {p : α → Bool} {a b : α} {xs : List α} :
    (a :: xs).find? p = some b ↔ (p a ∧ a = b) ∨ (!p a ∧ xs.find? p = some b) := by
  rewrite [find?_cons]; cases p a <;> simp
@[simp] theorem find?_isSome {p : α → Bool} {xs : List α} : (xs.find? p).isSome ↔ ∃ x, x ∈ xs ∧ p x := by
  rw [isSome_find?, any_eq_true]
@[simp] theorem find?_filterMap {f : α → Option β} {xs : List α} {p : β → Bool} :
    (xs.filterMap f).find? p = (xs.find? (fun a => (f a).any p)).bind f := by
  induction xs with
  | nil => rfl
  | cons a l ih =>
    rewrite [filterMap_cons, find?_cons]
    cases e : f a with
    | none => exact ih
    | some b =>
      rewrite [find?_cons, Option.any_some]
      cases p b with
      | false => exact ih
      | true => exact e.symm
@[simp] theorem find?_replicate_of_length_pos {p : α → Bool} {a : α} {n : Nat} (h : 0 < n) :
    find? p (replicate n a) = if p a then some a else none := by
  rw [find?_replicate, if_neg (Nat.ne_of_gt h)]
@[simp] theorem find?_replicate_of_pos {p : α → Bool} {a : α} {n : Nat} (h : p a) :
    find? p (replicate n a) = if n = 0 then none else some a := by
  rw [find?_replicate, if_pos h]
@[simp] theorem find?_replicate_of_neg {p : α → Bool} {a : α} {n : Nat} (h : ¬p a) :
    find? p (replicate n a) = none := by
  rw [find?_replicate, if_neg h, ite_self]
@[simp] theorem find?_replicate_eq_some_iff {p : α → Bool} {a b : α} {n : Nat} :
    (replicate n a).find? p = some b ↔ n ≠ 0 ∧ p a ∧ a = b := by
  rewrite [find?_replicate]; by_cases h : n = 0 <;> by_cases k : p a <;> simp [h, k]
@[simp] theorem get_find?_replicate {p : α → Bool} {a : α} {n : Nat} (h) : ((replicate n a).find? p).get h = a := by
  have e := (Option.some_get h).symm
  exact (find?_replicate_eq_some_iff.mp e).2.2.symm
private theorem isSome_of_head? {l : List α} {o : Option α} (e : l.head? = o) (h : l ≠ []) : o.isSome = true :=
  e ▸ isSome_head?.mpr h
private theorem isSome_of_getLast? {l : List α} {o : Option α} (e : l.getLast? = o) (h : l ≠ []) : o.isSome = true :=
  e ▸ getLast?_isSome.mpr h
private theorem head_eq_get {l : List α} {o : Option α} (e : l.head? = o) (h : l ≠ []) :
    l.head h = o.get (isSome_of_head? e h) := by
  subst e; cases l with
  | nil => exact (h rfl).elim
  | cons a l => rfl
private theorem getLast_eq_get {l : List α} {o : Option α} (e : l.getLast? = o) (h : l ≠ []) :
    l.getLast h = o.get (isSome_of_getLast? e h) := by
  subst e; cases l with
  | nil => exact (h rfl).elim
  | cons a l => rfl
@[simp, grind =] theorem head_filter {p : α → Bool} {l : List α} (h) :
    (l.filter p).head h = (l.find? p).get (isSome_of_head? head?_filter h) := head_eq_get head?_filter h
@[simp, grind =] theorem getLast_filter {p : α → Bool} {l : List α} (h) : (l.filter p).getLast h =
    (l.reverse.find? p).get (isSome_of_getLast? getLast?_filter h) := getLast_eq_get getLast?_filter h
@[simp, grind =] theorem head_filterMap {f : α → Option β} {l : List α} (h) : (l.filterMap f).head h =
    (l.findSome? f).get (isSome_of_head? head?_filterMap h) := head_eq_get head?_filterMap h
@[simp, grind =] theorem getLast_filterMap {f : α → Option β} {l : List α} (h) : (l.filterMap f).getLast h =
    (l.reverse.findSome? f).get (isSome_of_getLast? getLast?_filterMap h) := getLast_eq_get getLast?_filterMap h
@[simp, grind =] theorem findRev?_eq_find?_reverse {p : α → Bool} {l : List α} : l.findRev? p = l.reverse.find? p := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [reverse_cons, find?_append, ← ih, find?_singleton]
    show (match findRev? p l with | some b => some b | none => if p a then some a else none) = _
    cases findRev? p l <;> rfl
@[simp, grind =] theorem findSomeRev?_eq_findSome?_reverse {f : α → Option β} {l : List α} :
    l.findSomeRev? f = l.reverse.findSome? f := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [reverse_cons, findSome?_append, ← ih, findSome?_singleton]
    show (match findSomeRev? f l with | some b => some b | none => f a) = _
    cases findSomeRev? f l <;> rfl

/- `findIdx` and `findIdx?`. -/
section
variable {p : α → Bool}
@[simp] theorem findIdx_singleton {a : α} : [a].findIdx p = if p a then 0 else 1 := by
  rewrite [findIdx_cons]; cases p a <;> rfl
@[simp] theorem findIdx_eq_length {xs : List α} : xs.findIdx p = xs.length ↔ ∀ x ∈ xs, p x = false := by
  refine ⟨fun h x m => Bool.eq_false_iff.mpr fun k => ?_, fun h => Nat.le_antisymm findIdx_le_length
    (Nat.not_lt.mp fun k => ?_)⟩
  · exact Nat.lt_irrefl _ (h ▸ findIdx_lt_length_of_exists ⟨x, m, k⟩)
  · obtain ⟨x, m, e⟩ := findIdx_lt_length.mp k
    exact Bool.false_ne_true ((h x m).symm.trans e)
@[simp] theorem lt_findIdx_iff (xs : List α) (p : α → Bool) (i : Nat) :
    i < xs.findIdx p ↔ ∃ h : i < xs.length, ∀ j, (hj : j ≤ i) → p (xs[j]'(Nat.lt_of_le_of_lt hj h)) = false := by
  induction xs generalizing i with
  | nil => exact ⟨nofun, fun ⟨h, _⟩ => nomatch h⟩
  | cons a l ih =>
    rewrite [findIdx_cons]
    cases h : p a with
    | true => exact ⟨nofun, fun ⟨_, k⟩ => Bool.noConfusion (h.symm.trans (k 0 (Nat.zero_le i)))⟩
    | false =>
      rewrite [if_neg Bool.false_ne_true]
      cases i with
      | zero =>
        refine ⟨fun _ => ⟨Nat.succ_pos _, fun j k => ?_⟩, fun _ => Nat.succ_pos _⟩
        cases Nat.le_zero.mp k
        exact h
      | succ i =>
        rewrite [Nat.add_lt_add_iff_right, ih]
        refine ⟨fun ⟨m, k⟩ => ⟨Nat.succ_lt_succ m, fun j hj => ?_⟩, fun ⟨m, k⟩ =>
          ⟨Nat.lt_of_succ_lt_succ m, fun j hj => k (j + 1) (Nat.succ_le_succ hj)⟩⟩
        cases j with
        | zero => exact h
        | succ j => exact k j (Nat.le_of_succ_le_succ hj)
@[simp, grind =] theorem findIdx_map (xs : List α) (f : α → β) (p : β → Bool) :
    (xs.map f).findIdx p = xs.findIdx (p ∘ f) := by
  induction xs with
  | nil => rfl
  | cons a l ih => rewrite [map_cons, findIdx_cons, findIdx_cons, ih]; rfl
@[simp] theorem findIdx?_isSome {xs : List α} : (xs.findIdx? p).isSome = xs.any p := isSome_findIdx?
@[simp] theorem findIdx?_isNone {xs : List α} : (xs.findIdx? p).isNone = xs.all fun x => decide (¬p x) := by
  rewrite [← Option.not_isSome, isSome_findIdx?, not_any_eq_all_not]
  exact congrArg xs.all (funext fun x => by cases p x <;> rfl)
@[simp] theorem findIdx?_singleton {a : α} : [a].findIdx? p = if p a then some 0 else none := rfl
@[simp] theorem findIdx?_map {f : β → α} {l : List β} : findIdx? p (l.map f) = l.findIdx? (p ∘ f) := by
  induction l with
  | nil => rfl
  | cons a l ih => rewrite [map_cons, findIdx?_cons, findIdx?_cons, ih]; rfl
@[simp, grind =] theorem findIdx?_append {xs ys : List α} : (xs ++ ys : List α).findIdx? p =
    (xs.findIdx? p).or ((ys.findIdx? p).map fun i => i + xs.length) := by
  induction xs with
  | nil => exact Option.map_id'.symm
  | cons a l ih =>
    rewrite [cons_append, findIdx?_cons, findIdx?_cons, ih]
    cases p a with
    | true => rfl
    | false =>
      cases findIdx? p l with
      | some i => rfl
      | none => exact Option.map_map _ _ _
@[simp, grind =] theorem findIdx?_replicate {a : α} {n : Nat} :
    (replicate n a).findIdx? p = if 0 < n ∧ p a then some 0 else none := by
  cases n with
  | zero => rfl
  | succ n =>
    rewrite [replicate_succ, findIdx?_cons]
    cases h : p a with
    | true => rfl
    | false =>
      rewrite [findIdx?_eq_none_iff.mpr fun x m => (eq_of_mem_replicate m).symm ▸ h]
      rfl
theorem findIdx?_eq_some_iff_getElem {xs : List α} {i : Nat} : xs.findIdx? p = some i ↔
    ∃ h : i < xs.length, p xs[i] ∧ ∀ j (hji : j < i), ¬p (xs[j]'(Nat.lt_trans hji h)) := by
  induction xs generalizing i with
  | nil => exact ⟨nofun, fun ⟨h, _⟩ => nomatch h⟩
  | cons a l ih =>
    rewrite [findIdx?_cons]
    cases h : p a with
    | true => cases i with
      | zero => exact ⟨fun _ => ⟨Nat.succ_pos _, h, nofun⟩, fun _ => rfl⟩
      | succ i =>
        exact ⟨fun e => absurd (Option.some.inj e) (Nat.succ_ne_zero i).symm,
          fun ⟨_, _, k⟩ => (k 0 (Nat.succ_pos i) h).elim⟩
    | false =>
      rewrite [if_neg Bool.false_ne_true, Option.map_eq_some_iff]
      cases i with
      | zero => exact ⟨nofun, fun ⟨_, k, _⟩ => Bool.noConfusion (h.symm.trans k)⟩
      | succ i =>
        refine ⟨fun ⟨j, e, k⟩ => ?_, fun ⟨m, e, k⟩ => ⟨i, ih.mpr ⟨Nat.lt_of_succ_lt_succ m, e, fun j hj =>
          k (j + 1) (Nat.succ_lt_succ hj)⟩, rfl⟩⟩
        have ⟨m, e, k⟩ := ih.mp (Nat.succ.inj k ▸ e)
        refine ⟨Nat.succ_lt_succ m, e, fun j hj => ?_⟩
        cases j with
        | zero => exact fun k => Bool.noConfusion (h.symm.trans k)
        | succ j => exact k j (Nat.lt_of_succ_lt_succ hj)
end

section
variable {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → Bool} {g : α → Bool} (hf : ∀ x h, f ⟨x, h⟩ = g x)
include hf
@[simp] theorem findIdx_subtype : l.findIdx f = l.unattach.findIdx g := by
  rewrite [unattach, findIdx_map]; exact congrArg (findIdx · l) (funext fun ⟨x, h⟩ => hf x h)
@[simp] theorem findIdx?_subtype : l.findIdx? f = l.unattach.findIdx? g := by
  rewrite [unattach, findIdx?_map]; exact congrArg (findIdx? · l) (funext fun ⟨x, h⟩ => hf x h)
end

/- `findFinIdx?`. -/
section
variable {p : α → Bool}
private theorem findFinIdx?_go {l l' : List α} {i : Nat} {h : l'.length + i = l.length} :
    (findFinIdx?.go p l l' i h).map (·.val) = findIdx?.go p l' i := by
  induction l' generalizing i with
  | nil => rfl
  | cons a l' ih =>
    show Option.map _ (if p a then _ else findFinIdx?.go p l l' (i + 1) _) = if p a then some i else _
    cases p a with
    | true => rfl
    | false => exact ih
theorem findIdx?_eq_map_findFinIdx?_val {xs : List α} : xs.findIdx? p = (xs.findFinIdx? p).map (·.val) :=
  findFinIdx?_go.symm
@[simp, grind =] theorem findFinIdx?_nil : findFinIdx? p [] = none := rfl
@[simp, grind =] theorem findFinIdx?_singleton {a : α} :
    [a].findFinIdx? p = if p a then some ⟨0, Nat.one_pos⟩ else none := rfl
@[simp, grind =] theorem findFinIdx?_eq_none_iff {l : List α} : l.findFinIdx? p = none ↔ ∀ x, x ∈ l → ¬ p x := by
  rewrite [← Option.map_eq_none_iff (f := (·.val)), ← findIdx?_eq_map_findFinIdx?_val, findIdx?_eq_none_iff]
  simp only [Bool.not_eq_true]
@[simp] theorem findFinIdx?_eq_some_iff {xs : List α} {i : Fin xs.length} :
    xs.findFinIdx? p = some i ↔ p xs[i] ∧ ∀ j (hji : j < i), ¬p xs[j] := by
  have h : xs.findFinIdx? p = some i ↔ xs.findIdx? p = some i.val := by
    rewrite [findIdx?_eq_map_findFinIdx?_val]
    cases xs.findFinIdx? p with
    | none => exact ⟨nofun, nofun⟩
    | some j => exact ⟨fun h => congrArg (Option.map (·.val)) h, fun h => congrArg some (Fin.ext (Option.some.inj h))⟩
  rewrite [h, findIdx?_eq_some_iff_getElem]
  exact ⟨fun ⟨_, h, k⟩ => ⟨h, fun j m => k j.val m⟩,
    fun ⟨h, k⟩ => ⟨i.isLt, h, fun j m => k ⟨j, Nat.lt_trans m i.isLt⟩ m⟩⟩
@[simp, grind =] theorem isSome_findFinIdx? {l : List α} : (l.findFinIdx? p).isSome = l.any p := by
  rw [← isSome_findIdx?, findIdx?_eq_map_findFinIdx?_val, Option.isSome_map]
@[simp, grind =] theorem isNone_findFinIdx? {l : List α} :
    (l.findFinIdx? p).isNone = l.all (fun x => decide (¬ p x)) := by
  rw [← findIdx?_isNone, findIdx?_eq_map_findFinIdx?_val, Option.isNone_map]
@[simp] theorem findFinIdx?_subtype {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → Bool} {g : α → Bool}
    (hf : ∀ x h, f ⟨x, h⟩ = g x) :
    l.findFinIdx? f = (l.unattach.findFinIdx? g).map (fun i => i.cast length_unattach) := by
  have h := findIdx?_subtype hf (l := l)
  rewrite [findIdx?_eq_map_findFinIdx?_val, findIdx?_eq_map_findFinIdx?_val] at h
  cases e : l.findFinIdx? f with
  | none =>
    rewrite [e] at h
    rewrite [Option.map_eq_none_iff.mp h.symm]; rfl
  | some i =>
    rewrite [e] at h
    obtain ⟨j, k, m⟩ := Option.map_eq_some_iff.mp h.symm
    rewrite [k]
    exact congrArg some (Fin.ext m.symm)
end

/- `idxOf?` and `finIdxOf?`. -/
section
variable [BEq α] {a : α} {l : List α}
@[simp, grind =] theorem idxOf?_nil : ([] : List α).idxOf? a = none := rfl
@[simp] theorem idxOf?_singleton {b : α} : [a].idxOf? b = if a == b then some 0 else none := rfl
private theorem any_beq_eq_contains [PartialEquivBEq α] : l.any (· == a) = l.contains a := by
  rewrite [contains_eq_any_beq]; exact congrArg l.any (funext fun _ => BEq.comm)
@[simp, grind =] theorem finIdxOf?_nil : ([] : List α).finIdxOf? a = none := rfl
@[simp] theorem isSome_finIdxOf? [PartialEquivBEq α] : (l.finIdxOf? a).isSome = l.contains a :=
  isSome_findFinIdx?.trans any_beq_eq_contains
@[simp] theorem isNone_finIdxOf? [PartialEquivBEq α] : (l.finIdxOf? a).isNone = !l.contains a := by
  rw [← Option.not_isSome, isSome_finIdxOf?]
end

section
variable [BEq α] {a : α} {l : List α} [LawfulBEq α]
private theorem forall_not_beq_iff : (∀ x ∈ l, ¬ (x == a) = true) ↔ ¬a ∈ l := by
  simp only [beq_iff_eq]
  exact ⟨fun h m => h a m rfl, fun h x m e => h (e ▸ m)⟩
@[simp, grind =] theorem idxOf?_eq_none_iff : l.idxOf? a = none ↔ ¬a ∈ l := by
  rewrite [← forall_not_beq_iff]
  simp only [Bool.not_eq_true]
  exact findIdx?_eq_none_iff
@[simp, grind =] theorem isSome_idxOf? : (l.idxOf? a).isSome ↔ a ∈ l := by
  rw [idxOf?, isSome_findIdx?, any_beq_eq_contains, contains_iff_mem]
@[simp, grind =] theorem finIdxOf?_eq_none_iff : l.finIdxOf? a = none ↔ ¬a ∈ l :=
  findFinIdx?_eq_none_iff.trans forall_not_beq_iff
@[simp] theorem finIdxOf?_eq_some_iff {i : Fin l.length} :
    l.finIdxOf? a = some i ↔ l[i] = a ∧ ∀ j (_ : j < i), ¬l[j] = a := by
  refine findFinIdx?_eq_some_iff.trans ?_
  simp only [beq_iff_eq]
end

/- `lookup`. -/
section
variable [BEq α]
@[simp] theorem lookup_singleton {c a b : α} : [(a, b)].lookup c = if c == a then some b else none := by
  rewrite [lookup_cons]; cases c == a <;> rfl
@[simp] theorem lookup_isSome_iff {l : List (α × β)} {k : α} : (l.lookup k).isSome ↔ ∃ p ∈ l, k == p.1 := by
  induction l with
  | nil => exact ⟨nofun, nofun⟩
  | cons x l ih =>
    obtain ⟨a, b⟩ := x
    rewrite [lookup_cons]
    cases h : k == a with
    | true => exact ⟨fun _ => ⟨_, .head l, h⟩, fun _ => rfl⟩
    | false =>
      refine ih.trans ⟨fun ⟨p, m, e⟩ => ⟨p, .tail _ m, e⟩, fun ⟨p, m, e⟩ => ?_⟩
      cases m with
      | head => exact Bool.noConfusion (h.symm.trans e)
      | tail _ m => exact ⟨p, m, e⟩
@[simp] theorem lookup_replicate_self_of_pos {n : Nat} {b : β} [ReflBEq α] {a : α} (h : 0 < n) :
    (replicate n (a, b)).lookup a = some b := by
  cases n with
  | zero => nomatch h
  | succ n => exact lookup_cons_self
@[simp] theorem lookup_replicate_ne {a : α} {n : Nat} {b : β} {k : α} (h : !k == a) :
    (replicate n (a, b)).lookup k = none := by
  induction n with
  | zero => rfl
  | succ n ih => rewrite [replicate_succ, lookup_cons, (Bool.not_eq_true' _).mp h]; exact ih
end
end List
