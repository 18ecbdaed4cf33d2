/-
Laws of lists: erasing, segments, prefixes and suffixes, several lists at once, equality.
-/
namespace List
variable {α : Type u}

/- Functions at `[]` and `a :: l`. -/
@[simp] theorem get?Internal_eq_getElem? {l : List α} {i : Nat} : l.get?Internal i = l[i]? := rfl
@[simp] theorem get!Internal_eq_getElem! [Inhabited α] {l : List α} {i : Nat} : l.get!Internal i = l[i]! := rfl
@[simp] theorem getD_nil {n : Nat} {d : α} : getD [] n d = d := rfl
@[simp] theorem tail!_cons {a : α} {l : List α} : (a :: l).tail! = l := rfl
@[simp, grind =] theorem range_one : range 1 = [0] := rfl
@[simp] theorem range_eq_nil {n : Nat} : range n = [] ↔ n = 0 := by
  rw [← length_eq_zero_iff, length_range]
section
variable {β : Type v} {b : β} {x : α} {l : List α}
@[simp] theorem foldlRecOn_nil {motive : β → Sort x} {op : β → α → β} (hb : motive b)
    (hl : ∀ (b : β) (_ : motive b) (a : α) (_ : a ∈ []), motive (op b a)) : foldlRecOn [] op hb hl = hb := rfl
@[simp] theorem foldlRecOn_cons {motive : β → Sort x} {op : β → α → β} (hb : motive b)
    (hl : ∀ (b : β) (_ : motive b) (a : α) (_ : a ∈ x :: l), motive (op b a)) : foldlRecOn (x :: l) op hb hl =
      foldlRecOn l op (hl b hb x mem_cons_self) (fun b c a m => hl b c a (mem_cons_of_mem x m)) := rfl
@[simp] theorem foldrRecOn_nil {motive : β → Sort x} {op : α → β → β} (hb : motive b)
    (hl : ∀ (b : β) (_ : motive b) (a : α) (_ : a ∈ []), motive (op a b)) : foldrRecOn [] op hb hl = hb := rfl
@[simp] theorem foldrRecOn_cons {motive : β → Sort x} {op : α → β → β} (hb : motive b)
    (hl : ∀ (b : β) (_ : motive b) (a : α) (_ : a ∈ x :: l), motive (op a b)) : foldrRecOn (x :: l) op hb hl =
      hl _ (foldrRecOn l op hb fun b c a m => hl b c a (mem_cons_of_mem x m)) x mem_cons_self := rfl
end

/- Equality. -/
@[simp] theorem reflBEq_iff [BEq α] : ReflBEq (List α) ↔ ReflBEq α :=
  ⟨fun h => ⟨fun {a} => by
    have e := h.rfl (a := [a])
    exact ((Bool.and_eq_true _ _).mp e).1⟩, fun _ => inferInstance⟩
@[simp] theorem lawfulBEq_iff [BEq α] : LawfulBEq (List α) ↔ LawfulBEq α := by
  refine ⟨fun h => ?_, fun _ => inferInstance⟩
  have := reflBEq_iff.mp h.toReflBEq
  exact ⟨fun {a b} e => (cons.inj (h.eq_of_beq (a := [a]) (b := [b]) ((Bool.and_eq_true _ _).mpr ⟨e, rfl⟩))).1⟩
@[simp] theorem contains_insert [BEq α] [PartialEquivBEq α] {l : List α} {a x : α} :
    (l.insert a).contains x = (x == a || l.contains x) := by
  rewrite [List.insert]
  cases h : l.contains a with
  | false => rw [if_neg Bool.false_ne_true, contains_cons]
  | true =>
    rewrite [if_pos rfl]
    cases k : x == a with
    | false => rfl
    | true =>
      obtain ⟨b, m, e⟩ := contains_iff_exists_mem_beq.mp h
      exact contains_iff_exists_mem_beq.mpr ⟨b, m, BEq.trans k e⟩
@[simp] theorem filter_removeAll_filter [BEq α] [LawfulBEq α] {p : α → Bool} {xs ys : List α} :
    (xs.filter p).removeAll (ys.filter p) = (xs.filter p).removeAll ys := by
  refine filter_congr fun x m => congrArg not (Bool.eq_iff_iff.mpr ?_)
  rewrite [elem_iff, elem_iff, mem_filter]
  exact ⟨And.left, fun h => ⟨h, (mem_filter.mp m).2⟩⟩
@[simp] theorem Nodup.getElem_inj {i j : Nat} {xs : List α} (h : Nodup xs) {hi : i < xs.length}
    {hj : j < xs.length} : xs[i] = xs[j] ↔ i = j := by
  refine ⟨fun e => ?_, fun e => by subst e; rfl⟩
  induction xs generalizing i j with
  | nil => nomatch hi
  | cons a l ih =>
    have ⟨m, k⟩ := nodup_cons.mp h
    match i, j with
    | 0, 0 => rfl
    | 0, j + 1 => exact (m ((show a = l[j]'(Nat.lt_of_succ_lt_succ hj) from e) ▸ getElem_mem _)).elim
    | i + 1, 0 => exact (m ((show l[i]'(Nat.lt_of_succ_lt_succ hi) = a from e) ▸ getElem_mem _)).elim
    | i + 1, j + 1 => exact congrArg Nat.succ (ih k e)

/- Erasing. -/
section
variable {p : α → Bool} {l : List α}
@[simp] theorem eraseP_eq_nil_iff {xs : List α} : xs.eraseP p = [] ↔ xs = [] ∨ ∃ x, p x ∧ xs = [x] := by
  cases xs with
  | nil => exact ⟨fun _ => .inl rfl, fun _ => rfl⟩
  | cons a l =>
    cases h : p a with
    | true =>
      rewrite [eraseP_cons_of_pos h]
      exact ⟨fun e => .inr ⟨a, h, e ▸ rfl⟩, fun | .inr ⟨_, _, e⟩ => (cons.inj e).2⟩
    | false =>
      rewrite [eraseP_cons_of_neg (Bool.eq_false_iff.mp h)]
      refine ⟨nofun, fun | .inr ⟨x, k, e⟩ => ?_⟩
      cases e
      exact Bool.noConfusion (h.symm.trans k)
@[simp] theorem eraseP_eq_self_iff : l.eraseP p = l ↔ ∀ a, a ∈ l → ¬ p a := by
  refine ⟨fun h a m k => ?_, eraseP_of_forall_not⟩
  have e := length_eraseP_of_mem m k
  rewrite [h] at e
  exact Nat.ne_of_lt (Nat.sub_lt (length_pos_of_mem m) Nat.one_pos) e.symm
@[simp] theorem eraseP_replicate_of_pos {a : α} {n : Nat} (h : p a) :
    (replicate n a).eraseP p = replicate (n - 1) a := by
  cases n with
  | zero => rfl
  | succ n => exact eraseP_cons_of_pos h
@[simp] theorem eraseP_replicate_of_neg {a : α} {n : Nat} (h : ¬p a) : (replicate n a).eraseP p = replicate n a :=
  eraseP_of_forall_not fun _ m => (eq_of_mem_replicate m).symm ▸ h
@[simp, grind =] theorem eraseIdx_zero : l.eraseIdx 0 = l.tail := by cases l <;> rfl
@[simp] theorem eraseIdx_eq_nil_iff {i : Nat} : l.eraseIdx i = [] ↔ l = [] ∨ (l.length = 1 ∧ i = 0) := by
  cases l with
  | nil => exact ⟨fun _ => .inl rfl, fun _ => eraseIdx_nil⟩
  | cons a l => cases i with
    | zero =>
      exact ⟨fun (e : l = []) => .inr ⟨congrArg (length · + 1) e, rfl⟩, fun
        | .inr ⟨h, _⟩ => length_eq_zero_iff.mp (Nat.succ.inj h)⟩
    | succ i => exact ⟨nofun, fun | .inr ⟨_, h⟩ => nomatch h⟩
@[simp] theorem eraseIdx_eq_self {k : Nat} : l.eraseIdx k = l ↔ l.length ≤ k := by
  refine ⟨fun h => Nat.not_lt.mp fun m => ?_, eraseIdx_of_length_le⟩
  have e := length_eraseIdx_of_lt m
  rewrite [h] at e
  exact Nat.ne_of_lt (Nat.sub_lt (Nat.zero_lt_of_lt m) Nat.one_pos) e.symm
end
@[simp] theorem erase_eq_nil_iff {a : α} {xs : List α} [BEq α] [LawfulBEq α] :
    xs.erase a = [] ↔ xs = [] ∨ xs = [a] := by
  rewrite [erase_eq_eraseP', eraseP_eq_nil_iff]
  exact or_congr_right ⟨fun ⟨_, h, e⟩ => eq_of_beq h ▸ e, fun e => ⟨a, BEq.rfl, e⟩⟩
@[simp] theorem erase_replicate_self {a : α} {n : Nat} [BEq α] [LawfulBEq α] :
    (replicate n a).erase a = replicate (n - 1) a := by
  rewrite [erase_eq_eraseP']; exact eraseP_replicate_of_pos BEq.rfl
@[simp] theorem erase_replicate_ne {a b : α} {n : Nat} [BEq α] [LawfulBEq α] (h : !b == a) :
    (replicate n a).erase b = replicate n a :=
  erase_of_not_mem fun m => by
    rewrite [eq_of_mem_replicate m, BEq.rfl] at h
    nomatch h

/- Segments. -/
@[simp] theorem take_append_getLast (l : List α) (h : l ≠ []) : (l.take (l.length - 1)) ++ [l.getLast h] = l := by
  rw [← dropLast_eq_take, dropLast_concat_getLast]
@[simp] theorem take_append_getLast? : (l : List α) → (l.take (l.length - 1)) ++ l.getLast?.toList = l
  | [] => rfl
  | a :: l => take_append_getLast (a :: l) nofun
@[simp] theorem dropWhile_replicate_eq_filter_not {p : α → Bool} {a : α} {n : Nat} :
    (replicate n a).dropWhile p = (replicate n a).filter (fun a => !p a) := by
  induction n with
  | zero => rfl
  | succ n ih =>
    rewrite [replicate_succ, dropWhile_cons, filter_cons]
    cases h : p a with
    | true => exact ih
    | false =>
      rewrite [filter_eq_self.mpr fun x m => (eq_of_mem_replicate m).symm ▸ (Bool.not_eq_true' _).mpr h]; rfl
@[simp] theorem any_dropWhile {p : α → Bool} {l : List α} : ((l.dropWhile p).any fun x => !p x) = !l.all p := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    rewrite [dropWhile_cons, all_cons]
    cases h : p a with
    | true => exact ih
    | false => rewrite [if_neg Bool.false_ne_true, any_cons, h]; rfl
@[simp] theorem rotateRight_zero {l : List α} : l.rotateRight 0 = l := by
  show (if l.length ≤ 1 then l else drop (l.length - 0 % l.length) l ++ take (l.length - 0 % l.length) l) = l
  rw [Nat.zero_mod, Nat.sub_zero, take_length, drop_length, nil_append, ite_self]
@[simp] theorem suffix_cons_append {a : α} {l₁ l₂ : List α} : l₂ <:+ a :: (l₁ ++ l₂) := ⟨a :: l₁, rfl⟩
@[simp] theorem singleton_suffix_append_singleton_iff {a b : α} {l : List α} : [a] <:+ l ++ [b] ↔ a = b :=
  ⟨fun ⟨_, h⟩ => (cons.inj (append_inj_right' h rfl)).1, fun h => h ▸ ⟨l, rfl⟩⟩
@[simp] theorem singleton_suffix_cons_append_singleton_iff {a b c : α} {l : List α} : [a] <:+ b :: (l ++ [c]) ↔ a = c :=
  singleton_suffix_append_singleton_iff (l := b :: l)
@[simp] theorem isPrefixOf_cons_cons_self {as bs : List α} [BEq α] [LawfulBEq α] {a : α} :
    isPrefixOf (a :: as) (a :: bs) = isPrefixOf as bs := by
  rw [isPrefixOf_cons_cons, BEq.rfl, Bool.true_and]
@[simp] theorem isPrefixOf_length_pos_nil {l : List α} [BEq α] (h : 0 < l.length) : isPrefixOf l [] = false := by
  cases l with
  | nil => nomatch h
  | cons a l => rfl
@[simp] theorem isPrefixOf_replicate {l : List α} {n : Nat} [BEq α] {a : α} :
    isPrefixOf l (replicate n a) = (decide (l.length ≤ n) && l.all (fun x => x == a)) := by
  induction l generalizing n with
  | nil => rewrite [isPrefixOf_nil_left]; rfl
  | cons b l ih => cases n with
    | zero => rfl
    | succ n =>
      rewrite [replicate_succ, isPrefixOf_cons_cons, ih, all_cons, length_cons, Bool.and_left_comm]
      simp only [Nat.add_le_add_iff_right]
@[simp] theorem isSuffixOf_cons_nil {a : α} {as : List α} [BEq α] : isSuffixOf (a :: as) ([] : List α) = false :=
  isPrefixOf_length_pos_nil (length_reverse (as := a :: as) ▸ Nat.succ_pos _)
@[simp] theorem isSuffixOf_replicate {l : List α} {n : Nat} [BEq α] {a : α} :
    isSuffixOf l (replicate n a) = (decide (l.length ≤ n) && l.all (fun x => x == a)) := by
  rw [isSuffixOf, reverse_replicate, isPrefixOf_replicate, length_reverse, all_reverse]

/- Several lists at once. -/
section
variable {β : Type v} {γ : Type w} {as : List α} {bs : List β} {f : Option α → Option β → γ}
@[simp] theorem head_zipWithAll (h) : (zipWithAll f as bs).head h = f as.head? bs.head? := by
  cases as <;> cases bs <;> first | rfl | exact (h rfl).elim
@[simp, grind =] theorem tail_zipWithAll : (zipWithAll f as bs).tail = zipWithAll f as.tail bs.tail := by
  cases as <;> cases bs <;> first | rfl | exact zipWithAll_nil.symm | exact nil_zipWithAll.symm
@[simp] theorem zipWithAll_replicate {a : α} {b : β} {n : Nat} :
    zipWithAll f (replicate n a) (replicate n b) = replicate n (f (some a) (some b)) := by
  induction n with
  | zero => rfl
  | succ n ih => exact congrArg (_ :: ·) ih
@[simp] theorem unzip_zipIdx_eq_prod {l : List α} {i : Nat} : (l.zipIdx i).unzip = (l, range' i l.length) := by
  induction l generalizing i with
  | nil => rfl
  | cons a l ih => rewrite [zipIdx_cons, unzip_cons, ih]; rfl
end
end List
