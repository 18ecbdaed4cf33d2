/-
Sublists, prefixes, suffixes and segments: what they are of `++`, `map`, `filter`, `filterMap` and `replicate`.
-/
namespace List
variable {α : Type u}

/- Sublists. -/
section
variable {l : List α}
theorem replicate_subset {a : α} {n : Nat} : replicate n a ⊆ l ↔ n = 0 ∨ a ∈ l := by
  cases n with
  | zero => exact ⟨fun _ => .inl rfl, fun _ => nofun⟩
  | succ n => exact ⟨fun h => .inr (h (.head _)), fun h x m => eq_of_mem_replicate m ▸ h.resolve_left nofun⟩
theorem subset_replicate {a : α} {n : Nat} (h : n ≠ 0) : l ⊆ replicate n a ↔ ∀ x, x ∈ l → x = a :=
  ⟨fun k _ m => eq_of_mem_replicate (k m), fun k x m => mem_replicate.mpr ⟨h, k x m⟩⟩
theorem sublist_cons_iff {l' : List α} {a : α} : l <+ a :: l' ↔ l <+ l' ∨ ∃ r, l = a :: r ∧ r <+ l' :=
  ⟨fun
    | .cons _ h => .inl h
    | .cons_cons _ h => .inr ⟨_, rfl, h⟩, fun
    | .inl h => .cons _ h
    | .inr ⟨_, e, h⟩ => e ▸ .cons_cons _ h⟩
theorem cons_sublist_iff {l' : List α} {a : α} : a :: l <+ l' ↔ ∃ r₁ r₂, l' = r₁ ++ r₂ ∧ a ∈ r₁ ∧ l <+ r₂ := by
  refine ⟨fun h => ?_, fun ⟨r₁, r₂, e, m, h⟩ => e ▸ (singleton_sublist.mpr m).append h⟩
  induction l' with
  | nil => nomatch h
  | cons b l' ih => cases h with
    | cons _ h =>
      obtain ⟨r₁, r₂, e, m, h⟩ := ih h
      exact ⟨b :: r₁, r₂, congrArg (b :: ·) e, .tail b m, h⟩
    | cons_cons _ h => exact ⟨[a], l', rfl, .head _, h⟩
theorem sublist_append_iff {r₁ r₂ : List α} : l <+ r₁ ++ r₂ ↔ ∃ l₁ l₂, l = l₁ ++ l₂ ∧ l₁ <+ r₁ ∧ l₂ <+ r₂ := by
  refine ⟨fun h => ?_, fun ⟨_, _, e, h, k⟩ => e ▸ h.append k⟩
  induction r₁ generalizing l with
  | nil => exact ⟨[], l, rfl, .slnil, h⟩
  | cons b r₁ ih => cases h with
    | cons _ h =>
      obtain ⟨l₁, l₂, e, h, k⟩ := ih h
      exact ⟨l₁, l₂, e, .cons b h, k⟩
    | cons_cons _ h =>
      obtain ⟨l₁, l₂, e, h, k⟩ := ih h
      exact ⟨b :: l₁, l₂, congrArg (b :: ·) e, .cons_cons b h, k⟩
theorem append_sublist_iff {l₁ l₂ r : List α} : l₁ ++ l₂ <+ r ↔ ∃ r₁ r₂, r = r₁ ++ r₂ ∧ l₁ <+ r₁ ∧ l₂ <+ r₂ := by
  refine ⟨fun h => ?_, fun ⟨_, _, e, h, k⟩ => e ▸ h.append k⟩
  induction l₁ generalizing r with
  | nil => exact ⟨[], r, rfl, .slnil, h⟩
  | cons a l₁ ih =>
    obtain ⟨r₁, r₂, e, m, h⟩ := cons_sublist_iff.mp h
    obtain ⟨s₁, s₂, e', h, k⟩ := ih h
    exact ⟨r₁ ++ s₁, s₂, by rw [e, e', append_assoc], (singleton_sublist.mpr m).append h, k⟩
theorem Sublist.of_sublist_append_left {l₁ l₂ : List α} (w : ∀ a, a ∈ l → a ∉ l₂) (h : l <+ l₁ ++ l₂) : l <+ l₁ := by
  obtain ⟨s, t, e, h, k⟩ := sublist_append_iff.mp h
  have : t = [] := eq_nil_iff_forall_not_mem.mpr fun x m => w x (e ▸ mem_append_right s m) (k.subset m)
  rwa [e, this, append_nil]
theorem Sublist.of_sublist_append_right {l₁ l₂ : List α} (w : ∀ a, a ∈ l → a ∉ l₁) (h : l <+ l₁ ++ l₂) : l <+ l₂ := by
  obtain ⟨s, t, e, h, k⟩ := sublist_append_iff.mp h
  have : s = [] := eq_nil_iff_forall_not_mem.mpr fun x m => w x (e ▸ mem_append_left t m) (h.subset m)
  rwa [e, this, nil_append]
theorem Sublist.middle {l₁ l₂ l : List α} (h : l <+ l₁ ++ l₂) (a : α) : l <+ l₁ ++ a :: l₂ :=
  h.trans ((Sublist.refl l₁).append (sublist_cons_self a l₂))
theorem sublist_or_mem_of_sublist {l₁ l₂ : List α} {a : α} (h : l <+ l₁ ++ a :: l₂) : l <+ l₁ ++ l₂ ∨ a ∈ l := by
  obtain ⟨s, t, e, h, k⟩ := sublist_append_iff.mp h
  cases sublist_cons_iff.mp k with
  | inl k => exact .inl (e ▸ h.append k)
  | inr k =>
    obtain ⟨r, e', _⟩ := k
    exact .inr (e ▸ e' ▸ mem_append_right s (.head r))
theorem sublist_replicate_iff {a : α} {m : Nat} : l <+ replicate m a ↔ ∃ n, n ≤ m ∧ l = replicate n a := by
  refine ⟨fun h => ?_, fun ⟨n, h, e⟩ => ?_⟩
  rotate_left
  · rewrite [e, ← Nat.add_sub_cancel' h, ← replicate_append_replicate]; exact sublist_append_left _ _
  induction m generalizing l with
  | zero => exact ⟨0, Nat.le_refl 0, sublist_nil.mp h⟩
  | succ m ih => cases h with
    | cons _ h => obtain ⟨n, h, e⟩ := ih h; exact ⟨n, Nat.le_succ_of_le h, e⟩
    | cons_cons _ h => obtain ⟨n, h, e⟩ := ih h; exact ⟨n + 1, Nat.succ_le_succ h, e ▸ rfl⟩
theorem sublist_filterMap_iff {β : Type v} {l₂ : List α} {l₁ : List β} {f : α → Option β} :
    l₁ <+ l₂.filterMap f ↔ ∃ l', l' <+ l₂ ∧ l₁ = l'.filterMap f := by
  refine ⟨fun h => ?_, fun ⟨l', h, e⟩ => e ▸ h.filterMap f⟩
  induction l₂ generalizing l₁ with
  | nil => exact ⟨[], .slnil, sublist_nil.mp h⟩
  | cons a l₂ ih =>
    rewrite [filterMap_cons] at h
    cases k : f a with
    | none => rewrite [k] at h; obtain ⟨l', h, e⟩ := ih h; exact ⟨l', .cons a h, e⟩
    | some b =>
      rewrite [k] at h
      cases h with
      | cons _ h => obtain ⟨l', h, e⟩ := ih h; exact ⟨l', .cons a h, e⟩
      | cons_cons _ h =>
        obtain ⟨l', h, e⟩ := ih h
        exact ⟨a :: l', .cons_cons a h, by rw [filterMap_cons, k, e]⟩
theorem sublist_map_iff {β : Type v} {l₂ : List α} {l₁ : List β} {f : α → β} :
    l₁ <+ l₂.map f ↔ ∃ l', l' <+ l₂ ∧ l₁ = l'.map f := by
  rewrite [← filterMap_eq_map]; exact sublist_filterMap_iff
theorem sublist_filter_iff {l₂ l₁ : List α} {p : α → Bool} : l₁ <+ l₂.filter p ↔ ∃ l', l' <+ l₂ ∧ l₁ = l'.filter p := by
  rewrite [← filterMap_eq_filter]; exact sublist_filterMap_iff
theorem head_filter_mem (xs : List α) (p : α → Bool) (h : xs.filter p ≠ []) : (xs.filter p).head h ∈ xs :=
  (mem_filter.mp (head_mem h)).1
theorem getLast_filter_mem (xs : List α) (p : α → Bool) (h : xs.filter p ≠ []) : (xs.filter p).getLast h ∈ xs :=
  (mem_filter.mp (getLast_mem h)).1
end

/- Prefixes, suffixes, segments. -/
section
variable {l₁ l₂ : List α}
theorem infix_append_left : l₁ <:+: l₁ ++ l₂ := ⟨[], l₂, rfl⟩
theorem infix_append_right : l₂ <:+: l₁ ++ l₂ := ⟨l₁, [], append_nil _⟩
theorem prefix_append_of_prefix {l₃ : List α} (h : l₁ <+: l₂) : l₁ <+: l₂ ++ l₃ := h.trans (prefix_append _ _)
theorem suffix_append_of_suffix {l₃ : List α} (h : l₁ <:+ l₃) : l₁ <:+ l₂ ++ l₃ := h.trans (suffix_append _ _)
theorem infix_append_of_infix_left {l₃ : List α} (h : l₁ <:+: l₂) : l₁ <:+: l₂ ++ l₃ := h.trans infix_append_left
theorem infix_append_of_infix_right {l₃ : List α} (h : l₁ <:+: l₃) : l₁ <:+: l₂ ++ l₃ := h.trans infix_append_right
theorem IsPrefix.head {l₁ l₂ : List α} (h : l₁ <+: l₂) (hx : l₁ ≠ []) :
    l₁.head hx = l₂.head fun e => hx (prefix_nil.mp (e ▸ h)) := by
  cases l₁ with
  | nil => exact (hx rfl).elim
  | cons a l => obtain ⟨t, rfl⟩ := h; rfl
theorem IsSuffix.getLast {l₁ l₂ : List α} (h : l₁ <:+ l₂) (hx : l₁ ≠ []) :
    l₁.getLast hx = l₂.getLast fun e => hx (suffix_nil.mp (e ▸ h)) := by
  obtain ⟨t, rfl⟩ := h
  exact (getLast_append_of_ne_nil _ hx).symm
theorem prefix_iff_exists_append_eq : l₁ <+: l₂ ↔ ∃ l₃, l₁ ++ l₃ = l₂ := Iff.rfl
theorem prefix_iff_exists_eq_append : l₁ <+: l₂ ↔ ∃ l₃, l₂ = l₁ ++ l₃ := exists_congr fun _ => eq_comm
theorem suffix_iff_exists_append_eq : l₁ <:+ l₂ ↔ ∃ l₃, l₃ ++ l₁ = l₂ := Iff.rfl
theorem suffix_iff_exists_eq_append : l₁ <:+ l₂ ↔ ∃ l₃, l₂ = l₃ ++ l₁ := exists_congr fun _ => eq_comm
theorem suffix_append_self_iff {l₃ : List α} : l₁ ++ l₃ <:+ l₂ ++ l₃ ↔ l₁ <:+ l₂ :=
  exists_congr fun t => by rw [← append_assoc, append_left_inj]
theorem prefix_self_append_iff {l₃ : List α} : l₃ ++ l₁ <+: l₃ ++ l₂ ↔ l₁ <+: l₂ :=
  exists_congr fun t => by rw [append_assoc, append_right_inj]
theorem prefix_append_inj_of_length_eq {s₁ s₂ : List α} (hs : s₁.length = s₂.length) :
    s₁ ++ l₁ <+: s₂ ++ l₂ ↔ s₁ = s₂ ∧ l₁ <+: l₂ :=
  ⟨fun ⟨t, h⟩ => have ⟨h, k⟩ := append_inj ((append_assoc _ _ _).symm.trans h) hs
    ⟨h, t, k⟩, fun ⟨h, k⟩ => h ▸ prefix_self_append_iff.mpr k⟩
theorem suffix_append_inj_of_length_eq {s₁ s₂ : List α} (hs : s₁.length = s₂.length) :
    l₁ ++ s₁ <:+ l₂ ++ s₂ ↔ l₁ <:+ l₂ ∧ s₁ = s₂ :=
  ⟨fun ⟨t, h⟩ => have ⟨h, k⟩ := append_inj' ((append_assoc _ _ _).trans h) hs
    ⟨⟨t, h⟩, k⟩, fun ⟨h, k⟩ => k ▸ suffix_append_self_iff.mpr h⟩
theorem singleton_prefix_cons_iff {l : List α} {a b : α} : [a] <+: b :: l ↔ a = b :=
  ⟨fun ⟨_, h⟩ => (cons.inj h).1, fun h => h ▸ ⟨l, rfl⟩⟩
theorem singleton_prefix_iff_head?_eq_some {l : List α} {a : α} : [a] <+: l ↔ l.head? = some a := by
  cases l with
  | nil => exact ⟨fun ⟨_, h⟩ => (nomatch h), nofun⟩
  | cons b l => exact singleton_prefix_cons_iff.trans ⟨fun h => h ▸ rfl, fun h => (Option.some.inj h).symm⟩
theorem singleton_suffix_iff_getLast?_eq_some {l : List α} {a : α} : [a] <:+ l ↔ l.getLast? = some a := by
  rw [← reverse_prefix, reverse_singleton, singleton_prefix_iff_head?_eq_some, head?_reverse]
theorem suffix_or_suffix_of_suffix {l₃ : List α} (h₁ : l₁ <:+ l₃) (h₂ : l₂ <:+ l₃) : l₁ <:+ l₂ ∨ l₂ <:+ l₁ :=
  (prefix_or_prefix_of_prefix (reverse_prefix.mpr h₁) (reverse_prefix.mpr h₂)).imp reverse_prefix.mp reverse_prefix.mp
theorem cons_prefix_iff {a : α} : a :: l₁ <+: l₂ ↔ ∃ l', l₂ = a :: l' ∧ l₁ <+: l' :=
  ⟨fun ⟨t, e⟩ => ⟨l₁ ++ t, e.symm, t, rfl⟩, fun ⟨_, e, t, k⟩ => ⟨t, e ▸ congrArg (a :: ·) k⟩⟩
theorem suffix_concat_iff {a : α} : l₁ <:+ l₂ ++ [a] ↔ l₁ = [] ∨ ∃ t, l₁ = t ++ [a] ∧ t <:+ l₂ := by
  refine ⟨fun ⟨s, h⟩ => ?_, fun
    | .inl h => h ▸ nil_suffix
    | .inr ⟨t, e, h⟩ => e ▸ suffix_append_self_iff.mpr h⟩
  rcases eq_nil_or_concat l₁ with e | ⟨t, b, e⟩
  · exact .inl e
  · rewrite [concat_eq_append] at e
    subst e
    have ⟨k, m⟩ := append_inj' ((append_assoc _ _ _).trans h) rfl
    exact .inr ⟨t, (cons.inj m).1 ▸ rfl, s, k⟩
theorem prefix_concat_iff {a : α} : l₁ <+: l₂ ++ [a] ↔ l₁ = l₂ ++ [a] ∨ l₁ <+: l₂ := by
  refine ⟨fun ⟨s, h⟩ => ?_, fun h => h.elim (fun h => h ▸ prefix_refl _) prefix_append_of_prefix⟩
  rcases eq_nil_or_concat s with e | ⟨t, b, e⟩
  · exact .inl (by rw [← h, e, append_nil])
  · rewrite [concat_eq_append] at e
    subst e
    exact .inr ⟨t, (append_inj' ((append_assoc _ _ _).trans h) rfl).1⟩
theorem infix_concat_iff {a : α} : l₁ <:+: l₂ ++ [a] ↔ l₁ <:+ l₂ ++ [a] ∨ l₁ <:+: l₂ := by
  refine ⟨fun ⟨s, t, h⟩ => ?_, fun h => h.elim IsSuffix.isInfix infix_append_of_infix_left⟩
  rcases eq_nil_or_concat t with e | ⟨t, b, e⟩
  · exact .inl ⟨s, by rw [← h, e, append_nil]⟩
  · rewrite [concat_eq_append] at e
    subst e
    exact .inr ⟨s, t, (append_inj' ((append_assoc _ _ _).trans h) rfl).1⟩
theorem prefix_iff_getElem? : l₁ <+: l₂ ↔ ∀ i (h : i < l₁.length), l₂[i]? = some l₁[i] := by
  induction l₁ generalizing l₂ with
  | nil => exact ⟨fun _ => nofun, fun _ => nil_prefix⟩
  | cons a l ih =>
    rewrite [cons_prefix_iff]
    constructor
    · rintro ⟨l', rfl, h⟩ i k
      cases i with
      | zero => rfl
      | succ i => exact ih.mp h i (Nat.lt_of_succ_lt_succ k)
    · intro h
      cases l₂ with
      | nil => nomatch h 0 (Nat.succ_pos _)
      | cons b l' =>
        have e : b = a := Option.some.inj (h 0 (Nat.succ_pos _))
        exact ⟨l', e ▸ rfl, ih.mpr fun i k => h (i + 1) (Nat.succ_lt_succ k)⟩
theorem prefix_iff_getElem : l₁ <+: l₂ ↔
    ∃ h : l₁.length ≤ l₂.length, ∀ i (hx : i < l₁.length), l₁[i] = l₂[i]'(Nat.lt_of_lt_of_le hx h) := by
  refine ⟨fun h => ⟨h.length_le, fun i hx => ?_⟩, fun ⟨h, k⟩ => prefix_iff_getElem?.mpr fun i hx => ?_⟩
  · have e := prefix_iff_getElem?.mp h i hx
    rewrite [getElem?_eq_getElem (Nat.lt_of_lt_of_le hx h.length_le)] at e
    exact (Option.some.inj e).symm
  · rw [getElem?_eq_getElem (Nat.lt_of_lt_of_le hx h), k i hx]
theorem prefix_replicate_iff {l : List α} {a : α} {n : Nat} :
    l <+: replicate n a ↔ l.length ≤ n ∧ l = replicate l.length a := by
  refine ⟨fun h => ?_, fun ⟨h, e⟩ => ⟨replicate (n - l.length) a, ?_⟩⟩
  · have ⟨k, e⟩ := sublist_replicate_iff.mp h.sublist
    have m := h.length_le
    rewrite [length_replicate] at m
    exact ⟨m, by rw [e.2, length_replicate]⟩
  · rw [e, length_replicate, replicate_append_replicate, Nat.add_sub_cancel' h]
theorem suffix_replicate_iff {l : List α} {a : α} {n : Nat} :
    l <:+ replicate n a ↔ l.length ≤ n ∧ l = replicate l.length a := by
  rewrite [← reverse_prefix, reverse_replicate, prefix_replicate_iff, length_reverse]
  exact and_congr_right fun _ => ⟨fun h => reverse_inj.mp (h.trans reverse_replicate.symm),
    fun h => (congrArg reverse h).trans reverse_replicate⟩
theorem infix_replicate_iff {l : List α} {a : α} {n : Nat} :
    l <:+: replicate n a ↔ l.length ≤ n ∧ l = replicate l.length a :=
  ⟨fun ⟨s, t, h⟩ => have ⟨k, e⟩ := prefix_replicate_iff.mp ⟨t, h⟩
    have ⟨m, e⟩ := suffix_replicate_iff.mp ⟨s, e⟩
    ⟨Nat.le_trans m k, e⟩, fun h => (prefix_replicate_iff.mpr h).isInfix⟩
theorem infix_of_mem_flatten {l : List α} {L : List (List α)} : l ∈ L → l <:+: L.flatten := fun h =>
  have ⟨s, t, e⟩ := append_of_mem h
  ⟨s.flatten, t.flatten, by rw [e, flatten_append, flatten_cons, append_assoc]⟩
theorem drop_suffix_drop_left (l : List α) {i j : Nat} (h : i ≤ j) : drop j l <:+ drop i l := by
  rewrite [← Nat.sub_add_cancel h, Nat.add_comm, ← drop_drop]; exact drop_suffix _ _
theorem drop_sublist_drop_left (l : List α) {i j : Nat} (h : i ≤ j) : drop j l <+ drop i l :=
  (drop_suffix_drop_left l h).sublist
theorem drop_subset_drop_left (l : List α) {i j : Nat} (h : i ≤ j) : drop j l ⊆ drop i l :=
  (drop_sublist_drop_left l h).subset
theorem IsInfix.map {β : Type v} (f : α → β) ⦃l₁ l₂ : List α⦄ (h : l₁ <:+: l₂) : l₁.map f <:+: l₂.map f := by
  obtain ⟨s, t, rfl⟩ := h; exact ⟨s.map f, t.map f, by rw [map_append, map_append]⟩
theorem IsSuffix.filter (p : α → Bool) ⦃l₁ l₂ : List α⦄ (h : l₁ <:+ l₂) : l₁.filter p <:+ l₂.filter p := by
  obtain ⟨s, rfl⟩ := h; exact ⟨s.filter p, (filter_append ..).symm⟩
theorem IsInfix.filter (p : α → Bool) ⦃l₁ l₂ : List α⦄ (h : l₁ <:+: l₂) : l₁.filter p <:+: l₂.filter p := by
  obtain ⟨s, t, rfl⟩ := h; exact ⟨s.filter p, t.filter p, by rw [filter_append, filter_append]⟩
theorem IsPrefix.filterMap {β : Type v} (f : α → Option β) ⦃l₁ l₂ : List α⦄ (h : l₁ <+: l₂) :
    l₁.filterMap f <+: l₂.filterMap f := by
  obtain ⟨t, rfl⟩ := h; exact ⟨t.filterMap f, filterMap_append.symm⟩
theorem IsSuffix.filterMap {β : Type v} (f : α → Option β) ⦃l₁ l₂ : List α⦄ (h : l₁ <:+ l₂) :
    l₁.filterMap f <:+ l₂.filterMap f := by
  obtain ⟨s, rfl⟩ := h; exact ⟨s.filterMap f, filterMap_append.symm⟩
theorem IsInfix.filterMap {β : Type v} (f : α → Option β) ⦃l₁ l₂ : List α⦄ (h : l₁ <:+: l₂) :
    l₁.filterMap f <:+: l₂.filterMap f := by
  obtain ⟨s, t, rfl⟩ := h; exact ⟨s.filterMap f, t.filterMap f, by rw [filterMap_append, filterMap_append]⟩
end

section
variable {β : Type v}
theorem prefix_filterMap_iff {f : α → Option β} {l₁ : List α} {l₂ : List β} :
    l₂ <+: filterMap f l₁ ↔ ∃ l, l <+: l₁ ∧ l₂ = filterMap f l := by
  refine ⟨fun ⟨t, h⟩ => ?_, fun ⟨l, h, e⟩ => e ▸ h.filterMap f⟩
  obtain ⟨s, u, e, h, _⟩ := filterMap_eq_append_iff.mp h.symm
  exact ⟨s, ⟨u, e.symm⟩, h.symm⟩
theorem suffix_filterMap_iff {f : α → Option β} {l₁ : List α} {l₂ : List β} :
    l₂ <:+ filterMap f l₁ ↔ ∃ l, l <:+ l₁ ∧ l₂ = filterMap f l := by
  refine ⟨fun ⟨t, h⟩ => ?_, fun ⟨l, h, e⟩ => e ▸ h.filterMap f⟩
  obtain ⟨s, u, e, _, h⟩ := filterMap_eq_append_iff.mp h.symm
  exact ⟨u, ⟨s, e.symm⟩, h.symm⟩
theorem infix_filterMap_iff {f : α → Option β} {l₁ : List α} {l₂ : List β} :
    l₂ <:+: filterMap f l₁ ↔ ∃ l, l <:+: l₁ ∧ l₂ = filterMap f l := by
  refine ⟨fun ⟨t, v, h⟩ => ?_, fun ⟨l, h, e⟩ => e ▸ h.filterMap f⟩
  obtain ⟨s, u, e, h, _⟩ := filterMap_eq_append_iff.mp h.symm
  obtain ⟨x, y, e', _, h⟩ := filterMap_eq_append_iff.mp h
  exact ⟨y, ⟨x, u, by rw [e, e']⟩, h.symm⟩
theorem prefix_map_iff {g : α → β} {l₁ : List α} {l₂ : List β} : l₂ <+: l₁.map g ↔ ∃ l, l <+: l₁ ∧ l₂ = l.map g := by
  rewrite [← filterMap_eq_map]; exact prefix_filterMap_iff
theorem suffix_map_iff {g : α → β} {l₁ : List α} {l₂ : List β} : l₂ <:+ l₁.map g ↔ ∃ l, l <:+ l₁ ∧ l₂ = l.map g := by
  rewrite [← filterMap_eq_map]; exact suffix_filterMap_iff
theorem infix_map_iff {g : α → β} {l₁ : List α} {l₂ : List β} : l₂ <:+: l₁.map g ↔ ∃ l, l <:+: l₁ ∧ l₂ = l.map g := by
  rewrite [← filterMap_eq_map]; exact infix_filterMap_iff
theorem prefix_filter_iff {p : α → Bool} {l₁ l₂ : List α} : l₂ <+: l₁.filter p ↔ ∃ l, l <+: l₁ ∧ l₂ = l.filter p := by
  rewrite [← filterMap_eq_filter]; exact prefix_filterMap_iff
theorem suffix_filter_iff {p : α → Bool} {l₁ l₂ : List α} : l₂ <:+ l₁.filter p ↔ ∃ l, l <:+ l₁ ∧ l₂ = l.filter p := by
  rewrite [← filterMap_eq_filter]; exact suffix_filterMap_iff
theorem infix_filter_iff {p : α → Bool} {l₁ l₂ : List α} : l₂ <:+: l₁.filter p ↔ ∃ l, l <:+: l₁ ∧ l₂ = l.filter p := by
  rewrite [← filterMap_eq_filter]; exact infix_filterMap_iff
end
end List
