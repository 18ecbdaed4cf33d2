/-
Lists of elements with a proof: `pmap`, `attach`, `attachWith`, `unattach`.
-/
namespace List
variable {α : Type u} {β : Type v} {γ : Type w}

/- Other proofs. -/
@[simp] theorem pmap_eq_attachWith {p q : α → Prop} {f : ∀ a, p a → q a} {l : List α} (H : ∀ a, a ∈ l → p a) :
    pmap (fun a h => ⟨a, f a h⟩) l H = l.attachWith q (fun x h => f x (H x h)) := pmap_congr_left l fun _ _ _ _ => rfl
theorem attach_eq_attachWith {l : List α} : l.attach = l.attachWith (· ∈ l) fun _ => id := rfl
theorem attachWith_eq_map_attach {P : α → Prop} {l : List α} {H : ∀ a ∈ l, P a} :
    l.attachWith P H = l.attach.map fun ⟨x, h⟩ => ⟨x, H x h⟩ := pmap_eq_map_attach H
theorem map_attach_eq_pmap {l : List α} {f : { x // x ∈ l } → β} :
    l.attach.map f = l.pmap (fun a (h : a ∈ l) => f ⟨a, h⟩) fun _ => id := map_pmap _
@[simp] theorem map_attachWith {P : α → Prop} {l : List α} {H : ∀ a, a ∈ l → P a} {f : { x // P x } → β} :
    (l.attachWith P H).map f = l.attach.map fun ⟨x, h⟩ => f ⟨x, H _ h⟩ := by
  rewrite [attachWith_eq_map_attach, map_map]; rfl
theorem map_attachWith_eq_pmap {P : α → Prop} {l : List α} {H : ∀ a, a ∈ l → P a} {f : { x // P x } → β} :
    (l.attachWith P H).map f = l.pmap (fun a (h : a ∈ l ∧ P a) => f ⟨a, H _ h.1⟩) fun a h => ⟨h, H a h⟩ :=
  (map_pmap _).trans (pmap_congr_left l fun _ _ _ _ => rfl)
@[simp] theorem foldl_attachWith {l : List α} {q : α → Prop} (H : ∀ a, a ∈ l → q a) {f : β → { x // q x } → β} {b : β} :
    (l.attachWith q H).foldl f b = l.attach.foldl (fun b ⟨a, h⟩ => f b ⟨a, H _ h⟩) b := by
  rw [attachWith_eq_map_attach, foldl_map]
@[simp] theorem foldr_attachWith {l : List α} {q : α → Prop} (H : ∀ a, a ∈ l → q a) {f : { x // q x } → β → β} {b : β} :
    (l.attachWith q H).foldr f b = l.attach.foldr (fun a acc => f ⟨a.1, H _ a.2⟩ acc) b := by
  rw [attachWith_eq_map_attach, foldr_map]
@[simp] theorem filterMap_attachWith {l : List α} {q : α → Prop} {f : { x // q x } → Option β} (H : ∀ x, x ∈ l → q x) :
    (l.attachWith q H).filterMap f = l.attach.filterMap (fun ⟨x, h⟩ => f ⟨x, H _ h⟩) := by
  rewrite [attachWith_eq_map_attach, filterMap_map]; rfl
@[simp] theorem filter_attachWith {l : List α} {q : α → Prop} {p : { x // q x } → Bool} (H : ∀ x, x ∈ l → q x) :
    (l.attachWith q H).filter p =
      (l.attach.filter (fun ⟨x, h⟩ => p ⟨x, H _ h⟩)).map (fun ⟨x, h⟩ => ⟨x, H _ h⟩) := by
  rewrite [attachWith_eq_map_attach, filter_map]; rfl
private theorem pmap_pmap_mk {l : List α} {q : α → Prop} {p : { x // q x } → Prop} {f : ∀ a, p a → β}
    (H₁ : ∀ x ∈ l, q x)
    (H₂ : ∀ a ∈ pmap Subtype.mk l H₁, p a) : pmap f (pmap Subtype.mk l H₁) H₂ =
      pmap (fun a (h : ∃ h : q a, p ⟨a, h⟩) => f ⟨a, h.1⟩ h.2) l
        fun a h => ⟨H₁ _ h, H₂ ⟨a, H₁ _ h⟩ (mem_pmap_of_mem h)⟩ := by
  induction l with
  | nil => rfl
  | cons a l ih => exact congrArg (_ :: ·) (ih _ _)
@[simp] theorem pmap_attach {l : List α} {p : { x // x ∈ l } → Prop} {f : ∀ a, p a → β} (H) :
    pmap f l.attach H = l.pmap (P := fun a => ∃ h : a ∈ l, p ⟨a, h⟩)
      (fun a h => f ⟨a, h.1⟩ h.2) (fun a h => ⟨h, H ⟨a, h⟩ (mem_attach _ _)⟩) := pmap_pmap_mk _ H
@[simp] theorem pmap_attachWith {l : List α} {q : α → Prop} {p : { x // q x } → Prop} {f : ∀ a, p a → β} (H₁ H₂) :
    pmap f (l.attachWith q H₁) H₂ = l.pmap (P := fun a => ∃ h : q a, p ⟨a, h⟩)
      (fun a h => f ⟨a, h.1⟩ h.2) (fun a h => ⟨H₁ _ h, H₂ ⟨a, H₁ _ h⟩ ((mem_attachWith H₁ _).mpr h)⟩) :=
  pmap_pmap_mk _ H₂

/- Places and ends. -/
@[simp, grind =] theorem getElem?_attachWith {P : α → Prop} {xs : List α} {i : Nat} {H : ∀ a, a ∈ xs → P a} :
    (xs.attachWith P H)[i]? = xs[i]?.pmap Subtype.mk (fun _ a => H _ (mem_of_getElem? a)) := getElem?_pmap _ _
@[simp, grind =] theorem getElem?_attach {xs : List α} {i : Nat} :
    xs.attach[i]? = xs[i]?.pmap Subtype.mk (fun _ a => mem_of_getElem? a) := getElem?_pmap _ _
@[simp, grind =] theorem getElem_attachWith {P : α → Prop} {xs : List α} {H : ∀ a, a ∈ xs → P a} {i : Nat}
    (h : i < (xs.attachWith P H).length) :
    (xs.attachWith P H)[i] = ⟨xs[i]'(length_attachWith (H := H) ▸ h),
      H _ (getElem_mem (length_attachWith (H := H) ▸ h))⟩ := getElem_pmap _ _ h
@[simp] theorem head?_pmap {P : α → Prop} {xs : List α} {f : ∀ a : α, P a → β} (H : ∀ (a : α), a ∈ xs → P a) :
    (xs.pmap f H).head? = xs.attach.head?.map fun ⟨a, m⟩ => f a (H a m) := by
  cases xs with
  | nil => rfl
  | cons a l => rewrite [attach_cons]; rfl
@[simp] theorem head_pmap {P : α → Prop} {xs : List α} {f : ∀ a : α, P a → β} (H : ∀ (a : α), a ∈ xs → P a)
    (h : xs.pmap f H ≠ []) :
    (xs.pmap f H).head h = f (xs.head (fun e => h (pmap_eq_nil_iff.mpr e))) (H _ (head_mem _)) := by
  cases xs with
  | nil => exact (h rfl).elim
  | cons a l => rfl
private theorem pmap_mk_head? {P : α → Prop} {xs : List α} (H : ∀ a ∈ xs, P a) :
    (xs.pmap Subtype.mk H).head? = xs.head?.pbind fun a h => some ⟨a, H _ (mem_of_head? h)⟩ := by
  cases xs <;> rfl
@[simp, grind =] theorem head?_attachWith {P : α → Prop} {xs : List α} (H : ∀ (a : α), a ∈ xs → P a) :
    (xs.attachWith P H).head? = xs.head?.pbind (fun a h => some ⟨a, H _ (mem_of_head? h)⟩) := pmap_mk_head? H
@[simp, grind =] theorem head_attachWith {P : α → Prop} {xs : List α} {H : ∀ (a : α), a ∈ xs → P a}
    (h : xs.attachWith P H ≠ []) :
    (xs.attachWith P H).head h = ⟨xs.head (fun e => h (attachWith_eq_nil_iff.mpr e)), H _ (head_mem _)⟩ :=
  head_pmap H h
@[simp, grind =] theorem head?_attach {xs : List α} :
    xs.attach.head? = xs.head?.pbind (fun a h => some ⟨a, mem_of_head? h⟩) := pmap_mk_head? _
@[simp, grind =] theorem head_attach {xs : List α} (h : xs.attach ≠ []) :
    xs.attach.head h = ⟨xs.head (fun e => h (attach_eq_nil_iff.mpr e)), head_mem _⟩ := head_pmap _ h
@[simp, grind =] theorem tail_pmap {P : α → Prop} {xs : List α} {f : ∀ a : α, P a → β} (H : ∀ (a : α), a ∈ xs → P a) :
    (xs.pmap f H).tail = xs.tail.pmap f (fun a h => H a (mem_of_mem_tail h)) := by cases xs <;> rfl
@[simp, grind =] theorem tail_attachWith {P : α → Prop} {xs : List α} {H : ∀ (a : α), a ∈ xs → P a} :
    (xs.attachWith P H).tail = xs.tail.attachWith P (fun a h => H a (mem_of_mem_tail h)) := tail_pmap H
@[simp, grind =] theorem tail_attach {xs : List α} :
    xs.attach.tail = xs.tail.attach.map (fun ⟨x, h⟩ => ⟨x, mem_of_mem_tail h⟩) := by
  cases xs with
  | nil => rfl
  | cons a l => rewrite [attach_cons]; rfl
@[simp] theorem attachWith_append {P : α → Prop} {xs ys : List α} {H : ∀ (a : α), a ∈ xs ++ ys → P a} :
    (xs ++ ys).attachWith P H = xs.attachWith P (fun a h => H a (mem_append_left ys h)) ++
      ys.attachWith P (fun a h => H a (mem_append_right xs h)) := pmap_append H
private theorem pmap_of_eq {P : α → Prop} {xs ys : List α} {f : (a : α) → P a → β} (e : xs = ys) (H : ∀ a ∈ xs, P a) :
    xs.pmap f H = ys.pmap f (e ▸ H) := by subst e; rfl
@[simp] theorem pmap_reverse {P : α → Prop} {xs : List α} {f : (a : α) → P a → β}
    (H : ∀ (a : α), a ∈ xs.reverse → P a) :
    xs.reverse.pmap f H = (xs.pmap f (fun a h => H a (mem_reverse.mpr h))).reverse := by
  induction xs with
  | nil => rfl
  | cons a l ih =>
    rewrite [pmap_of_eq reverse_cons, pmap_append, ih]; exact reverse_cons.symm
theorem reverse_pmap {P : α → Prop} {xs : List α} {f : (a : α) → P a → β} (H : ∀ (a : α), a ∈ xs → P a) :
    (xs.pmap f H).reverse = xs.reverse.pmap f (fun a h => H a (mem_reverse.mp h)) := (pmap_reverse _).symm
@[simp] theorem attachWith_reverse {P : α → Prop} {xs : List α} {H : ∀ (a : α), a ∈ xs.reverse → P a} :
    xs.reverse.attachWith P H = (xs.attachWith P (fun a h => H a (mem_reverse.mpr h))).reverse := pmap_reverse _
theorem reverse_attachWith {P : α → Prop} {xs : List α} {H : ∀ (a : α), a ∈ xs → P a} :
    (xs.attachWith P H).reverse = xs.reverse.attachWith P (fun a h => H a (mem_reverse.mp h)) := reverse_pmap _
@[simp] theorem attach_reverse {xs : List α} :
    xs.reverse.attach = xs.attach.reverse.map fun ⟨x, h⟩ => ⟨x, mem_reverse.mpr h⟩ := by
  rw [attach_eq_attachWith, attachWith_reverse, attachWith_eq_map_attach, map_reverse]
theorem reverse_attach {xs : List α} :
    xs.attach.reverse = xs.reverse.attach.map fun ⟨x, h⟩ => ⟨x, mem_reverse.mp h⟩ := by
  rewrite [attach_reverse, map_map]; exact (map_id _).symm
@[simp] theorem getLast?_pmap {P : α → Prop} {xs : List α} {f : (a : α) → P a → β} (H : ∀ (a : α), a ∈ xs → P a) :
    (xs.pmap f H).getLast? = xs.attach.getLast?.map fun ⟨a, m⟩ => f a (H a m) := by
  rw [pmap_eq_map_attach, getLast?_map]
@[simp] theorem getLast_pmap {P : α → Prop} {xs : List α} {f : (a : α) → P a → β} (H : ∀ (a : α), a ∈ xs → P a)
    (h : xs.pmap f H ≠ []) :
    (xs.pmap f H).getLast h = f (xs.getLast (fun e => h (pmap_eq_nil_iff.mpr e))) (H _ (getLast_mem _)) := by
  induction xs with
  | nil => exact (h rfl).elim
  | cons a l ih => cases l with
    | nil => rfl
    | cons b l => exact ih (fun c m => H c (.tail a m)) nofun
@[simp, grind =] theorem getLast?_attachWith {P : α → Prop} {xs : List α} {H : ∀ (a : α), a ∈ xs → P a} :
    (xs.attachWith P H).getLast? = xs.getLast?.pbind (fun a h => some ⟨a, H _ (mem_of_getLast? h)⟩) := by
  cases xs with
  | nil => rfl
  | cons a l => exact congrArg some (getLast_pmap H nofun)
@[simp, grind =] theorem getLast_attachWith {P : α → Prop} {xs : List α} {H : ∀ (a : α), a ∈ xs → P a}
    (h : xs.attachWith P H ≠ []) :
    (xs.attachWith P H).getLast h = ⟨xs.getLast (fun e => h (attachWith_eq_nil_iff.mpr e)), H _ (getLast_mem _)⟩ :=
  getLast_pmap H h
@[simp, grind =] theorem getLast?_attach {xs : List α} :
    xs.attach.getLast? = xs.getLast?.pbind fun a h => some ⟨a, mem_of_getLast? h⟩ := getLast?_attachWith
@[simp, grind =] theorem getLast_attach {xs : List α} (h : xs.attach ≠ []) :
    xs.attach.getLast h = ⟨xs.getLast (fun e => h (attach_eq_nil_iff.mpr e)), getLast_mem _⟩ := getLast_pmap _ h

/- Counting. -/
@[simp] theorem countP_attachWith {p : α → Prop} {q : α → Bool} {l : List α} (H : ∀ a, a ∈ l → p a) :
    (l.attachWith p H).countP (fun a : { x // p x } => q a) = l.countP q := by
  have h := countP_map (p := q) (f := Subtype.val) (l := l.attachWith p H)
  rewrite [attachWith_map_subtype_val] at h
  exact h.symm
@[simp] theorem countP_attach {l : List α} {p : α → Bool} :
    l.attach.countP (fun a : { x // x ∈ l } => p a) = l.countP p :=
  countP_attachWith _
@[simp] theorem count_attachWith [BEq α] {p : α → Prop} {l : List α} (H : ∀ a, a ∈ l → p a) {a : { x // p x }} :
    (l.attachWith p H).count a = l.count ↑a := countP_attachWith (q := (· == a.1)) H
@[simp] theorem count_attach {l : List α} [BEq α] {a : { x // x ∈ l }} : l.attach.count a = l.count ↑a :=
  count_attachWith _
@[simp] theorem countP_pmap {p : α → Prop} {g : ∀ a, p a → β} {f : β → Bool} {l : List α}
    (H₁ : ∀ (a : α), a ∈ l → p a) :
    (l.pmap g H₁).countP f = l.attach.countP (fun ⟨a, m⟩ => f (g a (H₁ a m))) := by
  rewrite [pmap_eq_map_attach, countP_map]; rfl

/- Without the proofs. -/
section
variable {p : α → Prop} {l : List { x // p x }} {f : { x // p x } → Bool} {g : α → Bool}
@[simp] theorem getElem_unattach (i : Nat) (h : i < l.unattach.length) :
    l.unattach[i] = (l[i]'(length_unattach (l := l) ▸ h)).1 := getElem_map _
variable (hf : ∀ x h, f ⟨x, h⟩ = g x)
include hf
@[simp] theorem any_subtype : l.any f = l.unattach.any g := by
  rewrite [unattach, any_map]; exact congrArg l.any (funext fun ⟨x, h⟩ => hf x h)
@[simp] theorem all_subtype : l.all f = l.unattach.all g := by
  rewrite [unattach, all_map]; exact congrArg l.all (funext fun ⟨x, h⟩ => hf x h)
@[simp] theorem find?_subtype : (l.find? f).map Subtype.val = l.unattach.find? g := by
  rewrite [unattach, find?_map]; exact congrArg (fun k => (l.find? k).map Subtype.val) (funext fun ⟨x, h⟩ => hf x h)
end
end List
