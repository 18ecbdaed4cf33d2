/-
Further facts about lists.
-/
namespace List
/- `Pairwise` of lists that are made of others. -/
section
variable {α : Type u} {β : Type v}
theorem pairwise_filterMap {R : α → α → Prop} {f : β → Option α} {l : List β} :
    Pairwise R (filterMap f l) ↔
      Pairwise (fun a a' => ∀ b, f a = some b → ∀ b', f a' = some b' → R b b') l := by
  induction l with
  | nil => exact ⟨fun _ => .nil, fun _ => .nil⟩
  | cons a l ih =>
    cases h : f a with
    | none =>
      rw [filterMap_cons_none h, ih, pairwise_cons]
      exact ⟨fun w => ⟨fun _ _ b e => (nomatch h.symm.trans e), w⟩, And.right⟩
    | some b =>
      rw [filterMap_cons_some h, pairwise_cons, pairwise_cons, ih]
      exact and_congr_left' ⟨fun w y m b₁ e b' e' =>
        Option.some.inj (h.symm.trans e) ▸ w b' (mem_filterMap.2 ⟨y, m, e'⟩),
        fun w y m => let ⟨z, n, e⟩ := mem_filterMap.1 m; w z n b h y e⟩
theorem Pairwise.filterMap {R : α → α → Prop} {S : β → β → Prop} (f : α → Option β)
    (H : ∀ a a', R a a' → ∀ b, f a = some b → ∀ b', f a' = some b' → S b b') {l : List α} (p : Pairwise R l) :
    Pairwise S (List.filterMap f l) := pairwise_filterMap.2 (p.imp (H _ _))
theorem pairwise_flatten {R : α → α → Prop} {L : List (List α)} :
    Pairwise R L.flatten ↔
      (∀ l, l ∈ L → Pairwise R l) ∧ Pairwise (fun l₁ l₂ => ∀ x, x ∈ l₁ → ∀ y, y ∈ l₂ → R x y) L := by
  induction L with
  | nil => exact ⟨fun _ => ⟨nofun, .nil⟩, fun _ => .nil⟩
  | cons l L ih =>
    rw [flatten_cons, pairwise_append, ih, pairwise_cons, forall_mem_cons]
    exact ⟨fun ⟨a, ⟨b, c⟩, d⟩ => ⟨⟨a, b⟩, fun l' hl x hx y hy => d x hx y (mem_flatten_of_mem hl hy), c⟩,
      fun ⟨⟨a, b⟩, d, c⟩ => ⟨a, ⟨b, c⟩, fun x hx y hy =>
        let ⟨l', hl, h⟩ := mem_flatten.1 hy; d l' hl x hx y h⟩⟩
theorem pairwise_flatMap {R : β → β → Prop} {l : List α} {f : α → List β} :
    Pairwise R (flatMap f l) ↔
      (∀ a, a ∈ l → Pairwise R (f a)) ∧ Pairwise (fun a₁ a₂ => ∀ x, x ∈ f a₁ → ∀ y, y ∈ f a₂ → R x y) l := by
  rw [flatMap_def, pairwise_flatten, pairwise_map, forall_mem_map]
theorem pairwise_pmap {R : α → α → Prop} {p : β → Prop} {f : ∀ b, p b → α} {l : List β} (h : ∀ x, x ∈ l → p x) :
    Pairwise R (pmap f l h) ↔ Pairwise (fun b₁ b₂ => ∀ (h₁ : p b₁) (h₂ : p b₂), R (f b₁ h₁) (f b₂ h₂)) l := by
  induction l with
  | nil => exact ⟨fun _ => .nil, fun _ => .nil⟩
  | cons a l ih =>
    rw [pmap_cons, pairwise_cons, pairwise_cons, ih]
    refine and_congr_left' ⟨fun w b hb _ hb' => w _ (mem_pmap_of_mem hb), fun w y hy => ?_⟩
    obtain ⟨b, hb, rfl⟩ := mem_pmap.1 hy
    exact w b hb _ _
theorem Pairwise.pmap {R : α → α → Prop} {l : List α} (hl : Pairwise R l) {p : α → Prop} {f : ∀ a, p a → β}
    (h : ∀ x, x ∈ l → p x) {S : β → β → Prop}
    (hS : ∀ ⦃x⦄ (hx : p x) ⦃y⦄ (hy : p y), R x y → S (f x hx) (f y hy)) : Pairwise S (List.pmap f l h) :=
  (pairwise_pmap h).2 (hl.imp fun r hx hy => hS hx hy r)
theorem Perm.pmap {p : α → Prop} (f : ∀ a, p a → β) {l₁ l₂ : List α} (h : l₁ ~ l₂) {H₁ : ∀ a, a ∈ l₁ → p a}
    {H₂ : ∀ a, a ∈ l₂ → p a} : List.pmap f l₁ H₁ ~ List.pmap f l₂ H₂ := by
  induction h with
  | nil => exact .nil
  | cons x _ ih => exact .cons _ ih
  | swap x y => exact .swap ..
  | trans _ h₂ ih₁ ih₂ => exact ih₁.trans (ih₂ (H₁ := fun a m => H₂ a (h₂.mem_iff.1 m)))
end
/- Erasing, counting, replacing, inserting. -/
section
variable {α : Type u}
theorem count_tail [BEq α] {l : List α} {a : α} :
    count a l.tail = count a l - if l.head? == some a then 1 else 0 := by
  cases l with
  | nil => exact (Nat.zero_sub _).symm
  | cons b l => rw [tail_cons, count_cons, head?_cons, Option.some_beq_some, Nat.add_sub_cancel]
theorem eraseP_comm {p q : α → Bool} {l : List α} (h : ∀ a, a ∈ l → ¬ p a ∨ ¬ q a) :
    eraseP q (eraseP p l) = eraseP p (eraseP q l) := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    have ⟨h₁, h₂⟩ := forall_mem_cons.1 h
    cases hp : p a <;> cases hq : q a <;>
      simp only [eraseP_cons, hp, hq, Bool.false_eq_true, if_false, if_true, ih h₂]
    exact (h₁.elim (· hp) (· hq)).elim
theorem erase_comm [BEq α] [LawfulBEq α] (a b : α) {l : List α} : (l.erase a).erase b = (l.erase b).erase a := by
  if h : a = b then subst h; rfl
  else
    simp only [erase_eq_eraseP]
    refine eraseP_comm fun x _ => ?_
    if k : a == x then exact .inr fun n => h ((eq_of_beq k).trans (eq_of_beq n).symm) else exact .inl k
theorem eraseP_filterMap {β : Type v} {p : β → Bool} {f : α → Option β} {l : List α} :
    eraseP p (filterMap f l) =
      filterMap f (eraseP (fun x => match f x with | some y => p y | none => false) l) := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    cases h : f a with
    | none =>
      rw [filterMap_cons_none h, ih, eraseP_cons_of_neg (by rewrite [h]; exact Bool.false_ne_true),
        filterMap_cons_none h]
    | some b => cases hp : p b with
      | true => rw [filterMap_cons_some h, eraseP_cons_of_pos hp, eraseP_cons_of_pos (by rewrite [h]; exact hp)]
      | false =>
        have k : ¬ p b := fun k => Bool.noConfusion (hp.symm.trans k)
        rw [filterMap_cons_some h, eraseP_cons_of_neg k, ih, eraseP_cons_of_neg (by rewrite [h]; exact k),
          filterMap_cons_some h]
theorem eraseP_filter {p f : α → Bool} {l : List α} :
    eraseP p (filter f l) = filter f (eraseP (fun x => p x && f x) l) := by
  induction l with
  | nil => rfl
  | cons a l ih =>
    cases hf : f a <;> cases hp : p a <;> simp [hf, hp, ih]
theorem erase_filter [BEq α] {a : α} [LawfulBEq α] {f : α → Bool} {l : List α} :
    (filter f l).erase a = filter f (l.erase a) := by
  induction l with
  | nil => rfl
  | cons b l ih =>
    if h : b = a then
      subst h
      cases hf : f b with
      | true => rw [filter_cons_of_pos hf, erase_cons_head, erase_cons_head]
      | false =>
        rw [filter_cons_of_neg (hf ▸ Bool.false_ne_true), erase_cons_head, erase_of_not_mem]
        exact fun m => Bool.false_ne_true (hf.symm.trans (mem_filter.1 m).2)
    else
      have h' : ¬ (b == a) := fun k => h (eq_of_beq k)
      rw [erase_cons_tail h']
      cases hf : f b with
      | true => rw [filter_cons_of_pos hf, filter_cons_of_pos hf, erase_cons_tail h', ih]
      | false => rw [filter_cons_of_neg (hf ▸ Bool.false_ne_true), filter_cons_of_neg (hf ▸ Bool.false_ne_true), ih]
theorem replace_take [BEq α] {a b : α} {l : List α} {i : Nat} : (take i l).replace a b = take i (l.replace a b) := by
  induction l generalizing i with
  | nil => rw [take_nil]; exact (take_nil (α := α)).symm
  | cons c l ih =>
    cases i with
    | zero => rfl
    | succ i => cases h : a == c <;> simp only [take_succ_cons, replace_cons, h, ih]
theorem getElem?_replace [BEq α] {a b : α} [LawfulBEq α] {l : List α} {i : Nat} :
    (l.replace a b)[i]? = if l[i]? == some a then if a ∈ take i l then some a else some b else l[i]? := by
  induction l generalizing i with
  | nil => rfl
  | cons c l ih =>
    cases i with
    | zero =>
      rw [getElem?_cons_zero, replace_cons, Option.some_beq_some, take_zero, if_neg not_mem_nil, BEq.comm]
      cases c == a <;> rfl
    | succ i =>
      rw [getElem?_cons_succ, replace_cons, take_succ_cons]
      cases h : a == c with
      | true =>
        cases eq_of_beq h
        simp only [mem_cons_self, if_true, getElem?_cons_succ]
        split
        · next k => exact eq_of_beq k
        · rfl
      | false => simp only [getElem?_cons_succ, mem_cons, ne_of_beq_false h, false_or, ih]
theorem getElem_replace [BEq α] {a b : α} [LawfulBEq α] {l : List α} {i : Nat} (h : i < l.length) :
    (l.replace a b)[i]'(by rwa [length_replace]) = if l[i] == a then if a ∈ take i l then a else b else l[i] := by
  have h' : i < (l.replace a b).length := by rwa [length_replace]
  apply Option.some.inj
  rw [← getElem?_eq_getElem h', getElem?_replace, getElem?_eq_getElem h, Option.some_beq_some]
  repeat' split
  all_goals rfl
theorem getElem_insert [BEq α] [LawfulBEq α] {l : List α} {a : α} {i : Nat} (h : i < l.length) :
    (l.insert a)[i]'(Nat.lt_of_lt_of_le h length_le_length_insert) =
      if a ∈ l then l[i] else if i = 0 then a else l[i - 1]'(Nat.lt_of_le_of_lt (Nat.pred_le _) h) := by
  have h' : i < (l.insert a).length := Nat.lt_of_lt_of_le h length_le_length_insert
  apply Option.some.inj
  rw [← getElem?_eq_getElem h', getElem?_insert, getElem?_eq_getElem h,
    getElem?_eq_getElem (show i - 1 < l.length from Nat.lt_of_le_of_lt (Nat.pred_le i) h)]
  repeat' split
  all_goals rfl
end
/- Duplicates. -/
section
variable {α : Type u}
private theorem eraseDupsBy_loop {r : α → α → Bool} (n : Nat) : ∀ (as bs : List α), as.length ≤ n →
    eraseDupsBy.loop r as bs = bs.reverse ++ eraseDupsBy.loop r (as.filter fun a => !bs.any (r a)) [] := by
  induction n with
  | zero =>
    intro as bs h
    rw [length_eq_zero_iff.1 (Nat.le_zero.1 h)]
    exact (append_nil _).symm
  | succ n ih =>
    intro as bs h
    match as with
    | [] => exact (append_nil _).symm
    | a :: as =>
      have h := Nat.le_of_succ_le_succ h
      cases k : bs.any (r a) with
      | true =>
        rw [filter_cons_of_neg (by rw [k]; exact Bool.false_ne_true), ← ih as bs h]
        simp only [eraseDupsBy.loop, k]
      | false =>
        rw [filter_cons_of_pos (by rw [k]; rfl)]
        simp only [eraseDupsBy.loop, k, any_nil]
        rw [ih as (a :: bs) h, ih _ [a] (Nat.le_trans (length_filter_le _ _) h), filter_filter, reverse_cons,
          append_assoc]
        simp only [any_cons, any_nil, Bool.or_false, Bool.not_or]; rfl
theorem eraseDupsBy_cons {a : α} {as : List α} {r : α → α → Bool} :
    eraseDupsBy r (a :: as) = a :: eraseDupsBy r (as.filter fun b => r b a = false) := by
  show eraseDupsBy.loop r (a :: as) [] = _
  simp only [eraseDupsBy.loop, any_nil]
  rw [eraseDupsBy_loop _ as [a] (Nat.le_refl _)]
  refine congrArg (fun p => a :: eraseDupsBy.loop r (filter p as) []) (funext fun b => ?_)
  cases h : r b a <;> simp [h]
theorem eraseDups_cons [BEq α] {a : α} {as : List α} :
    (a :: as).eraseDups = a :: (as.filter fun b => !b == a).eraseDups := by
  show eraseDupsBy _ _ = _
  rw [eraseDupsBy_cons]
  refine congrArg (fun p => a :: eraseDupsBy (· == ·) (filter p as)) (funext fun b => ?_)
  cases b == a <;> rfl
private theorem eraseDups_append_of_le [BEq α] [LawfulBEq α] (n : Nat) : ∀ {as bs : List α}, as.length ≤ n →
    (as ++ bs).eraseDups = as.eraseDups ++ (bs.removeAll as).eraseDups := by
  induction n with
  | zero =>
    intro as bs h
    rw [length_eq_zero_iff.1 (Nat.le_zero.1 h), removeAll_nil]; rfl
  | succ n ih =>
    intro as bs h
    match as with
    | [] => rw [removeAll_nil]; rfl
    | a :: as =>
      have h := Nat.le_of_succ_le_succ h
      rw [cons_append, eraseDups_cons, filter_append, ih (Nat.le_trans (length_filter_le _ _) h), eraseDups_cons,
        cons_append, removeAll_cons]
      congr 3
      simp only [removeAll, filter_filter]
      congr 1
      funext x
      cases h : x == a <;> simp [h]
theorem eraseDups_append [BEq α] [LawfulBEq α] {as bs : List α} :
    (as ++ bs).eraseDups = as.eraseDups ++ (bs.removeAll as).eraseDups := eraseDups_append_of_le _ (Nat.le_refl _)
end
/- Zippers. -/
section
variable {α : Type u} {β : Type v} {γ : Type w}
theorem getElem?_zipWithAll {as : List α} {bs : List β} {f : Option α → Option β → γ} {i : Nat} :
    (zipWithAll f as bs)[i]? = match as[i]?, bs[i]? with
      | none, none => none | a?, b? => some (f a? b?) := by
  induction as generalizing bs i with
  | nil =>
    rw [nil_zipWithAll, getElem?_map, getElem?_nil]
    cases bs[i]? <;> rfl
  | cons a as ih =>
    cases bs with
    | nil =>
      rw [zipWithAll_nil, getElem?_map, getElem?_nil]
      cases (a :: as)[i]? <;> rfl
    | cons b bs =>
      cases i with
      | zero => rfl
      | succ i => rw [zipWithAll_cons_cons, getElem?_cons_succ, getElem?_cons_succ, getElem?_cons_succ, ih]
theorem head?_zipWithAll {as : List α} {bs : List β} {f : Option α → Option β → γ} :
    (zipWithAll f as bs).head? = match as.head?, bs.head? with
      | none, none => none | a?, b? => some (f a? b?) := by
  cases as <;> cases bs <;> rfl
theorem zipWithAll_map {γ : Type u} {δ : Type v} {μ : Type w} {f : Option γ → Option δ → μ} {g : α → γ} {h : β → δ}
    {l₁ : List α} {l₂ : List β} :
    zipWithAll f (map g l₁) (map h l₂) = zipWithAll (fun a b => f (g <$> a) (h <$> b)) l₁ l₂ := by
  induction l₁ generalizing l₂ with
  | nil => exact map_map.trans rfl
  | cons a l₁ ih =>
    cases l₂ with
    | nil => exact congrArg (_ :: ·) map_map
    | cons b l₂ => exact congrArg (_ :: ·) ih
theorem zipWithAll_map_left {α' : Type u} {l₁ : List α} {l₂ : List β} {f : α → α'} {g : Option α' → Option β → γ} :
    zipWithAll g (map f l₁) l₂ = zipWithAll (fun a b => g (f <$> a) b) l₁ l₂ := by
  induction l₁ generalizing l₂ with
  | nil => rfl
  | cons a l₁ ih =>
    cases l₂ with
    | nil => exact congrArg (_ :: ·) map_map
    | cons b l₂ => exact congrArg (_ :: ·) ih
theorem zipWithAll_map_right {β' : Type v} {l₁ : List α} {l₂ : List β} {f : β → β'} {g : Option α → Option β' → γ} :
    zipWithAll g l₁ (map f l₂) = zipWithAll (fun a b => g a (f <$> b)) l₁ l₂ := by
  induction l₁ generalizing l₂ with
  | nil => exact map_map
  | cons a l₁ ih =>
    cases l₂ with
    | nil => rfl
    | cons b l₂ => exact congrArg (_ :: ·) ih
theorem map_zipWithAll {α : Type u} {β : Type v} {γ : Type w} {δ : Type x} {f : α → β}
    {g : Option γ → Option δ → α} {l : List γ} {l' : List δ} :
    map f (zipWithAll g l l') = zipWithAll (fun x y => f (g x y)) l l' := by
  induction l generalizing l' with
  | nil => exact map_map
  | cons a l ih =>
    cases l' with
    | nil => exact congrArg (_ :: ·) map_map
    | cons b l' => exact congrArg (_ :: ·) ih
end
/- Searching. -/
section
variable {α : Type u}
theorem head_flatten {L : List (List α)} (h : ∃ l, l ∈ L ∧ l ≠ []) :
    L.flatten.head (flatten_ne_nil_iff.2 h) =
      (findSome? head? L).get (by rw [← head?_flatten, isSome_head?]; exact flatten_ne_nil_iff.2 h) := by
  apply Option.some.inj
  rw [← head?_eq_some_head, Option.some_get, head?_flatten]
theorem getLast_flatten {L : List (List α)} (h : ∃ l, l ∈ L ∧ l ≠ []) :
    L.flatten.getLast (flatten_ne_nil_iff.2 h) =
      (findSome? getLast? L.reverse).get
        (by rw [← getLast?_flatten, getLast?_isSome]; exact flatten_ne_nil_iff.2 h) := by
  apply Option.some.inj
  rw [← getLast?_eq_some_getLast, Option.some_get, getLast?_flatten]
theorem find?_pmap {β : Type v} {P : α → Prop} {f : ∀ a, P a → β} {xs : List α} (H : ∀ a, a ∈ xs → P a) {p : β → Bool} :
    find? p (pmap f xs H) =
      (xs.attach.find? fun ⟨a, m⟩ => p (f a (H a m))).map fun ⟨a, m⟩ => f a (H a m) := by
  rw [pmap_eq_map_attach, find?_map]; rfl
theorem findFinIdx?_cons {p : α → Bool} {x : α} {xs : List α} :
    findFinIdx? p (x :: xs) = if p x then some 0 else (findFinIdx? p xs).map Fin.succ := by
  refine (Option.map_inj_right (f := Fin.val) fun _ _ => Fin.eq_of_val_eq).1 ?_
  rw [← findIdx?_eq_map_findFinIdx?_val, findIdx?_cons]
  split
  · rfl
  · rw [findIdx?_eq_map_findFinIdx?_val]; cases findFinIdx? p xs <;> rfl
theorem finIdxOf?_cons {b : α} [BEq α] {a : α} {xs : List α} :
    finIdxOf? b (a :: xs) = if a == b then some ⟨0, Nat.zero_lt_succ _⟩ else (finIdxOf? b xs).map (·.succ) :=
  findFinIdx?_cons
end
end List
namespace Std.Internal.List
variable {α : Type u} {p : α → Bool} {xs : List α}
theorem countP_eq_zero_of_forall (h : ∀ x, x ∈ xs → ¬ p x) : List.countP p xs = 0 := List.countP_eq_zero.2 h
theorem not_of_countP_eq_zero_of_mem {x : α} (h : List.countP p xs = 0) (h' : x ∈ xs) : ¬ p x :=
  List.countP_eq_zero.1 h x h'
end Std.Internal.List
namespace Fin
theorem foldlM_eq_foldlM_finRange {m : Type u → Type v} {α : Type u} {n : Nat} [Monad m] (f : α → Fin n → m α)
    (x : α) : foldlM n f x = List.foldlM f x (List.finRange n) := by
  induction n generalizing x with
  | zero => rw [foldlM_zero, List.finRange_zero, List.foldlM_nil]
  | succ n ih =>
    rw [foldlM_succ, List.finRange_succ, List.foldlM_cons]
    exact congrArg (f x 0 >>= ·) (funext fun y => (ih _ y).trans List.foldlM_map.symm)
theorem foldrM_eq_foldrM_finRange {m : Type u → Type v} {n : Nat} {α : Type u} [Monad m] [LawfulMonad m]
    (f : Fin n → α → m α) (x : α) : foldrM n f x = List.foldrM f x (List.finRange n) := by
  induction n generalizing x with
  | zero => rw [foldrM_zero, List.finRange_zero, List.foldrM_nil]
  | succ n ih =>
    rw [foldrM_succ, List.finRange_succ, List.foldrM_cons, List.foldrM_map]
    exact congrArg (· >>= f 0) (ih _ x)
theorem foldl_eq_finRange_foldl {α : Type u} {n : Nat} (f : α → Fin n → α) (x : α) :
    foldl n f x = List.foldl f x (List.finRange n) := by
  induction n generalizing x with
  | zero => rw [foldl_zero, List.finRange_zero, List.foldl_nil]
  | succ n ih => rw [foldl_succ, List.finRange_succ, List.foldl_cons, ih, List.foldl_map]
theorem foldr_eq_finRange_foldr {n : Nat} {α : Type u} (f : Fin n → α → α) (x : α) :
    foldr n f x = List.foldr f x (List.finRange n) := by
  induction n generalizing x with
  | zero => rw [foldr_zero, List.finRange_zero, List.foldr_nil]
  | succ n ih => rw [foldr_succ, List.finRange_succ, List.foldr_cons, ih, List.foldr_map]
end Fin
