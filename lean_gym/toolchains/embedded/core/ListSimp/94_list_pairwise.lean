/-
Erasing from lists, and what holds pairwise.
-/
namespace List
variable {α : Type u}

/- The first element that satisfies a condition. -/
section
variable {p : α → Bool}
theorem eraseP_ne_nil_iff {xs : List α} : xs.eraseP p ≠ [] ↔ xs ≠ [] ∧ ∀ x, p x → xs ≠ [x] := by
  rewrite [Ne, eraseP_eq_nil_iff, not_or]
  exact and_congr_right fun _ => ⟨fun h x k e => h ⟨x, k, e⟩, fun h ⟨x, k, e⟩ => h x k e⟩
theorem length_eraseP {l : List α} : (l.eraseP p).length = if l.any p then l.length - 1 else l.length := by
  cases h : l.any p with
  | true => obtain ⟨_, m, k⟩ := any_eq_true.mp h; exact length_eraseP_of_mem m k
  | false => rewrite [eraseP_of_forall_not fun a m => any_eq_false.mp h a m]; rfl
theorem le_length_eraseP {l : List α} : l.length - 1 ≤ (l.eraseP p).length := by
  rewrite [length_eraseP]; cases l.any p
  · exact Nat.sub_le _ _
  · exact Nat.le_refl _
protected theorem Sublist.eraseP {l₁ l₂ : List α} : l₁ <+ l₂ → l₁.eraseP p <+ l₂.eraseP p := fun h => by
  induction h with
  | slnil => exact .slnil
  | cons a s ih =>
    cases h : p a with
    | true => rewrite [eraseP_cons_of_pos h]; exact eraseP_sublist.trans s
    | false => rewrite [eraseP_cons_of_neg (Bool.eq_false_iff.mp h)]; exact .cons a ih
  | cons_cons a s ih =>
    cases h : p a with
    | true => rewrite [eraseP_cons_of_pos h, eraseP_cons_of_pos h]; exact s
    | false =>
      rewrite [eraseP_cons_of_neg (Bool.eq_false_iff.mp h), eraseP_cons_of_neg (Bool.eq_false_iff.mp h)]
      exact .cons_cons a ih
theorem eraseP_append_left {a : α} (pa : p a) {l₁ : List α} (l₂) :
    a ∈ l₁ → (l₁ ++ l₂).eraseP p = l₁.eraseP p ++ l₂ := by
  intro m
  induction l₁ with
  | nil => nomatch m
  | cons b l ih =>
    cases h : p b with
    | true => rw [cons_append, eraseP_cons_of_pos h, eraseP_cons_of_pos h]
    | false =>
      have k := Bool.eq_false_iff.mp h
      rw [cons_append, eraseP_cons_of_neg k, eraseP_cons_of_neg k,
        ih ((mem_cons.mp m).resolve_left fun e => k (e ▸ pa)), cons_append]
theorem eraseP_append_right {l₁ : List α} (l₂) :
    (∀ b, b ∈ l₁ → ¬p b) → (l₁ ++ l₂).eraseP p = l₁ ++ l₂.eraseP p := by
  intro h
  induction l₁ with
  | nil => rfl
  | cons b l ih =>
    have ⟨k, h⟩ := forall_mem_cons.mp h
    rw [cons_append, eraseP_cons_of_neg k, ih h, cons_append]
theorem eraseP_append {l₁ l₂ : List α} :
    (l₁ ++ l₂).eraseP p = if l₁.any p then l₁.eraseP p ++ l₂ else l₁ ++ l₂.eraseP p := by
  cases h : l₁.any p with
  | true => obtain ⟨_, m, k⟩ := any_eq_true.mp h; exact eraseP_append_left k l₂ m
  | false => exact eraseP_append_right l₂ (any_eq_false.mp h)
theorem eraseP_replicate {a : α} {n : Nat} :
    (replicate n a).eraseP p = if p a then replicate (n - 1) a else replicate n a := by
  split
  · exact eraseP_replicate_of_pos ‹_›
  · exact eraseP_replicate_of_neg ‹_›
protected theorem IsPrefix.eraseP {l₁ l₂ : List α} (h : l₁ <+: l₂) : l₁.eraseP p <+: l₂.eraseP p := by
  obtain ⟨t, rfl⟩ := h
  rewrite [eraseP_append]
  split
  · exact prefix_append _ _
  · rewrite [eraseP_of_forall_not fun a m k => ‹¬ _› (any_eq_true.mpr ⟨a, m, k⟩)]; exact prefix_append _ _
theorem Pairwise.eraseP {l : List α} {p : α → α → Prop} (q : α → Bool) : Pairwise p l → Pairwise p (l.eraseP q) :=
  Pairwise.sublist eraseP_sublist
theorem Nodup.eraseP {l : List α} (p : α → Bool) : l.Nodup → (l.eraseP p).Nodup := Pairwise.eraseP p
theorem head_eraseP_mem {xs : List α} {p : α → Bool} (h) : (xs.eraseP p).head h ∈ xs := eraseP_subset (head_mem h)
theorem getLast_eraseP_mem {xs : List α} {p : α → Bool} (h) : (xs.eraseP p).getLast h ∈ xs :=
  eraseP_subset (getLast_mem h)
theorem eraseP_eq_eraseIdx {xs : List α} : xs.eraseP p = match xs.findIdx? p with
    | none => xs
    | some i => xs.eraseIdx i := by
  induction xs with
  | nil => rfl
  | cons a l ih =>
    rewrite [findIdx?_cons]
    cases h : p a with
    | true => exact eraseP_cons_of_pos h
    | false =>
      rewrite [eraseP_cons_of_neg (Bool.eq_false_iff.mp h), ih, if_neg Bool.false_ne_true]
      cases l.findIdx? p <;> rfl
end

/- An element. -/
section
variable [BEq α]
theorem Sublist.erase (a : α) {l₁ l₂ : List α} (h : l₁ <+ l₂) : l₁.erase a <+ l₂.erase a := by
  rewrite [erase_eq_eraseP', erase_eq_eraseP']; exact h.eraseP
theorem IsPrefix.erase (a : α) {l₁ l₂ : List α} (h : l₁ <+: l₂) : l₁.erase a <+: l₂.erase a := by
  rewrite [erase_eq_eraseP', erase_eq_eraseP']; exact h.eraseP
theorem head_erase_mem (xs : List α) (a : α) (h) : (xs.erase a).head h ∈ xs := erase_subset (head_mem h)
theorem getLast_erase_mem (xs : List α) (a : α) (h) : (xs.erase a).getLast h ∈ xs := erase_subset (getLast_mem h)
theorem erase_eq_eraseIdx (l : List α) (a : α) : l.erase a = match l.idxOf? a with
    | none => l
    | some i => l.eraseIdx i := by
  rewrite [erase_eq_eraseP', eraseP_eq_eraseIdx]; rfl
end

section
variable [BEq α]
theorem erase_ne_nil_iff {a : α} {xs : List α} [LawfulBEq α] : xs.erase a ≠ [] ↔ xs ≠ [] ∧ xs ≠ [a] := by
  rw [Ne, erase_eq_nil_iff, not_or]
theorem le_length_erase {a : α} {l : List α} [LawfulBEq α] : l.length - 1 ≤ (l.erase a).length := by
  rewrite [erase_eq_eraseP']; exact le_length_eraseP
theorem erase_append {a : α} [LawfulBEq α] {l₁ l₂ : List α} :
    (l₁ ++ l₂).erase a = if a ∈ l₁ then l₁.erase a ++ l₂ else l₁ ++ l₂.erase a := by
  split
  · exact erase_append_left l₂ ‹_›
  · exact erase_append_right l₂ ‹_›
theorem erase_replicate [LawfulBEq α] {n : Nat} {a b : α} :
    (replicate n a).erase b = if b == a then replicate (n - 1) a else replicate n a := by
  rw [erase_eq_eraseP, eraseP_replicate]
theorem Nodup.erase_eq_filter [LawfulBEq α] {l : List α} (d : l.Nodup) (a : α) : l.erase a = l.filter (· != a) := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    have ⟨m, d⟩ := nodup_cons.mp d
    rewrite [erase_cons, filter_cons]
    cases h : b == a with
    | true =>
      have e := eq_of_beq h
      subst e
      rewrite [show (b != b) = false by rewrite [bne, h]; rfl]
      exact (filter_eq_self.mpr fun x k => bne_iff_ne.mpr fun (e : x = b) => m (e ▸ k)).symm
    | false =>
      rewrite [show (b != a) = true by rewrite [bne, h]; rfl]
      exact congrArg (b :: ·) (ih d)
theorem Pairwise.erase [LawfulBEq α] {p : α → α → Prop} {l : List α} (a : α) : Pairwise p l → Pairwise p (l.erase a) :=
  Pairwise.sublist erase_sublist
end

/- A place. -/
theorem eraseIdx_ne_nil_iff {l : List α} {i : Nat} : l.eraseIdx i ≠ [] ↔ 2 ≤ l.length ∨ (l.length = 1 ∧ i ≠ 0) := by
  cases l with
  | nil => exact ⟨fun h => absurd eraseIdx_nil h, fun | .inl h => nomatch h | .inr h => nomatch h.1⟩
  | cons a l => cases i with
    | zero =>
      exact ⟨fun (h : l ≠ []) => .inl (Nat.succ_le_succ (length_pos_iff.mpr h)), fun
        | .inl h => length_pos_iff.mp (Nat.le_of_succ_le_succ h)
        | .inr h => absurd rfl h.2⟩
    | succ i =>
      refine ⟨fun _ => ?_, fun _ => nofun⟩
      cases l with
      | nil => exact .inr ⟨rfl, nofun⟩
      | cons b l => exact .inl (Nat.succ_le_succ (Nat.succ_pos _))
theorem mem_of_mem_eraseIdx {a : α} {l : List α} {i : Nat} (h : a ∈ l.eraseIdx i) : a ∈ l :=
  (eraseIdx_sublist l i).subset h
theorem eraseIdx_subset {l : List α} {k : Nat} : l.eraseIdx k ⊆ l := (eraseIdx_sublist l k).subset
theorem length_eraseIdx_le (l : List α) (i : Nat) : (l.eraseIdx i).length ≤ l.length := (eraseIdx_sublist l i).length_le
theorem le_length_eraseIdx (l : List α) (i : Nat) : l.length - 1 ≤ (l.eraseIdx i).length := by
  rewrite [length_eraseIdx]; split
  · exact Nat.le_refl _
  · exact Nat.sub_le _ _
theorem eraseIdx_append_of_lt_length {l : List α} {k : Nat} (hk : k < l.length) (l' : List α) :
    eraseIdx (l ++ l') k = eraseIdx l k ++ l' := by
  induction l generalizing k with
  | nil => nomatch hk
  | cons a l ih => cases k with
    | zero => rfl
    | succ k => exact congrArg (a :: ·) (ih (Nat.lt_of_succ_lt_succ hk))
theorem eraseIdx_append_of_length_le {l : List α} {k : Nat} (hk : l.length ≤ k) (l' : List α) :
    eraseIdx (l ++ l') k = l ++ eraseIdx l' (k - l.length) := by
  induction l generalizing k with
  | nil => rfl
  | cons a l ih => cases k with
    | zero => nomatch hk
    | succ k => rewrite [length_cons, Nat.add_sub_add_right]; exact congrArg (a :: ·) (ih (Nat.le_of_succ_le_succ hk))
theorem eraseIdx_append {l l' : List α} {k : Nat} : (l ++ l').eraseIdx k =
    if k < length l then l.eraseIdx k ++ l' else l ++ l'.eraseIdx (k - length l) := by
  split
  · exact eraseIdx_append_of_lt_length ‹_› l'
  · exact eraseIdx_append_of_length_le (Nat.not_lt.mp ‹_›) l'
theorem eraseIdx_replicate {a : α} {k n : Nat} :
    (replicate n a).eraseIdx k = if k < n then replicate (n - 1) a else replicate n a := by
  split
  · refine (eq_replicate_of_mem fun b m => eq_of_mem_replicate (mem_of_mem_eraseIdx m)).trans ?_
    rw [length_eraseIdx, length_replicate, if_pos ‹_›]
  · exact eraseIdx_of_length_le (by rewrite [length_replicate]; exact Nat.not_lt.mp ‹_›)
theorem Pairwise.eraseIdx {p : α → α → Prop} {l : List α} (k) : Pairwise p l → Pairwise p (l.eraseIdx k) :=
  Pairwise.sublist (eraseIdx_sublist l k)
theorem Nodup.eraseIdx {l : List α} (k) : Nodup l → Nodup (l.eraseIdx k) := Pairwise.eraseIdx k
protected theorem IsPrefix.eraseIdx {l l' : List α} (h : l <+: l') (k : Nat) : eraseIdx l k <+: eraseIdx l' k := by
  obtain ⟨t, rfl⟩ := h
  rewrite [eraseIdx_append]
  split
  · exact prefix_append _ _
  · rewrite [eraseIdx_of_length_le (Nat.not_lt.mp ‹_›)]; exact prefix_append _ _
theorem erase_eq_eraseIdx_of_idxOf [BEq α] [LawfulBEq α] {l : List α} {a : α} {i : Nat} (w : l.idxOf a = i) :
    l.erase a = l.eraseIdx i := by
  subst w
  by_cases h : a ∈ l
  · rw [erase_eq_eraseIdx, show l.idxOf? a = some (l.idxOf a) from
      findIdx?_eq_some_of_exists ⟨a, h, BEq.rfl⟩]
  · rw [erase_of_not_mem h, eraseIdx_of_length_le (Nat.le_of_eq (idxOf_eq_length h).symm)]

/- What holds pairwise. -/
section
variable {R : α → α → Prop}
theorem pairwise_iff_getElem {l : List α} : Pairwise R l ↔
    ∀ (i j : Nat) (_hi : i < l.length) (_hj : j < l.length) (_hij : i < j), R l[i] l[j] := by
  induction l with
  | nil => exact ⟨fun _ _ _ h => (nomatch h), fun _ => .nil⟩
  | cons a l ih =>
    rewrite [pairwise_cons, ih]
    constructor
    · intro ⟨h, k⟩ i j hi hj m
      cases j with
      | zero => exact absurd m (Nat.not_lt_zero i)
      | succ j => cases i with
        | zero => exact h _ (getElem_mem (Nat.lt_of_succ_lt_succ hj))
        | succ i => exact k i j _ _ (Nat.lt_of_succ_lt_succ m)
    · intro h
      refine ⟨fun b m => ?_, fun i j hi hj m => h (i + 1) (j + 1) (Nat.succ_lt_succ hi) (Nat.succ_lt_succ hj)
        (Nat.succ_lt_succ m)⟩
      obtain ⟨j, hj, e⟩ := getElem_of_mem m
      exact e ▸ h 0 (j + 1) (Nat.succ_pos _) (Nat.succ_lt_succ hj) (Nat.succ_pos _)
theorem Pairwise.rel_getElem_of_lt {l : List α} {i j : Nat} (hi : i < l.length) (hj : j < l.length)
    (h : l.Pairwise R) : i < j → R l[i] l[j] := pairwise_iff_getElem.mp h i j hi hj
theorem Pairwise.imp_mem {l : List α} : Pairwise R l ↔ Pairwise (fun x y => x ∈ l → y ∈ l → R x y) l := by
  refine ⟨Pairwise.imp fun h _ _ => h, fun h => pairwise_iff_getElem.mpr fun i j hi hj m => ?_⟩
  exact pairwise_iff_getElem.mp h i j hi hj m (getElem_mem hi) (getElem_mem hj)
theorem Pairwise.and_mem {l : List α} : Pairwise R l ↔ Pairwise (fun x y => x ∈ l ∧ y ∈ l ∧ R x y) l := by
  refine ⟨fun h => pairwise_iff_getElem.mpr fun i j hi hj m => ?_, Pairwise.imp fun h => h.2.2⟩
  exact ⟨getElem_mem hi, getElem_mem hj, pairwise_iff_getElem.mp h i j hi hj m⟩
theorem pairwise_of_forall_mem_list {l : List α} {r : α → α → Prop} (h : ∀ a, a ∈ l → ∀ b, b ∈ l → r a b) :
    l.Pairwise r := pairwise_iff_getElem.mpr fun _ _ hi hj _ => h _ (getElem_mem hi) _ (getElem_mem hj)
theorem pairwise_iff_forall_sublist {l : List α} : l.Pairwise R ↔ (∀ {a b}, [a, b] <+ l → R a b) := by
  refine ⟨fun h _ _ s => (pairwise_cons.mp (h.sublist s)).1 _ (.head _), fun h => ?_⟩
  induction l with
  | nil => exact .nil
  | cons a l ih =>
    exact .cons (fun b m => h (.cons_cons a (singleton_sublist.mpr m))) (ih fun s => h (.cons a s))
theorem pairwise_of_forall_sublist {l : List α} (g : ∀ {a b}, [a, b] <+ l → R a b) : l.Pairwise R :=
  pairwise_iff_forall_sublist.mpr g
theorem Pairwise.forall_sublist {l : List α} (h : l.Pairwise R) {a b} : [a, b] <+ l → R a b :=
  pairwise_iff_forall_sublist.mp h
theorem Pairwise.rel_of_mem_take_of_mem_drop {i : Nat} {x y : α} {l : List α} (h : l.Pairwise R) (hx : x ∈ l.take i)
    (hy : y ∈ l.drop i) :
    R x y := rel_of_mem_append (by rwa [take_append_drop]) hx hy
theorem Nodup.eq_of_getElem_eq {i j : Nat} {xs : List α} (h : xs.Nodup) (hi : i < xs.length) (hj : j < xs.length) :
    xs[i] = xs[j] → i = j := h.getElem_inj.mp
theorem nodup_iff_eq_of_getElem_eq {l : List α} : Nodup l ↔ ∀ (i j : Nat) (_hi : i < l.length) (_hj : j < l.length),
    l[i] = l[j] → i = j :=
  ⟨fun h _ _ hi hj => h.eq_of_getElem_eq hi hj, fun h => pairwise_iff_getElem.mpr fun i j hi hj m e =>
    Nat.ne_of_lt m (h i j hi hj e)⟩
theorem Nodup.getElem?_inj {i j : Nat} {xs : List α} (h₀ : i < xs.length) (h₁ : xs.Nodup) :
    xs[i]? = xs[j]? ↔ i = j := by
  refine ⟨fun e => ?_, fun e => e ▸ rfl⟩
  rewrite [getElem?_eq_getElem h₀] at e
  have ⟨h, e⟩ := getElem?_eq_some_iff.mp e.symm
  exact (h₁.getElem_inj.mp e).symm
theorem Nodup.eq_of_getElem?_eq {i j : Nat} {xs : List α} (h : xs.Nodup) (hi : i < xs.length) (hij : xs[i]? = xs[j]?) :
    i = j :=
  (h.getElem?_inj hi).mp hij
end

section
variable [BEq α] [LawfulBEq α]
theorem Nodup.count_of_mem {a : α} {l : List α} (h : l.Nodup) (ha : a ∈ l) : List.count a l = 1 := by
  rw [h.count, if_pos ha]
theorem nodup_iff_count_eq_ite {l : List α} : l.Nodup ↔ ∀ a, count a l = if a ∈ l then 1 else 0 :=
  ⟨fun h _ => h.count, fun h => nodup_iff_count.mpr fun a => by
    rewrite [h]; split
    · exact Nat.le_refl 1
    · exact Nat.zero_le 1⟩
theorem nodup_iff_count_of_mem {l : List α} : l.Nodup ↔ ∀ a, a ∈ l → count a l = 1 :=
  ⟨fun h _ => h.count_of_mem, fun h => nodup_iff_count_eq_ite.mpr fun a => by
    split
    · exact h a ‹_›
    · exact count_eq_zero.mpr ‹_›⟩
end
end List
