/-
Options: more laws.
-/
namespace Option
variable {α : Type u}

/- `get` and `elim` of compound options. -/
@[simp] theorem get_merge {o o' : Option α} {f : α → α → α} {i : α} [Std.LawfulIdentity f i]
    {h : (merge f o o').isSome = true} : (merge f o o').get h = f (o.getD i) (o'.getD i) := by
  cases o <;> cases o'
  · exact Bool.noConfusion h
  · exact (Std.LawfulLeftIdentity.left_id (op := f) _).symm
  · exact (Std.LawfulRightIdentity.right_id (op := f) _).symm
  · rfl
theorem isSome_of_isSome_pbind {β : Type v} {o : Option α} {f : (a : α) → o = some a → Option β} :
    (o.pbind f).isSome = true → o.isSome = true := by
  cases o with
  | none => exact id
  | some _ => exact fun _ => rfl
theorem isSome_get_of_isSome_pbind {β : Type v} {o : Option α} {f : (a : α) → o = some a → Option β}
    (h : (o.pbind f).isSome = true)
    : (f (o.get (isSome_of_isSome_pbind h)) (eq_some_of_isSome _)).isSome = true := by
  cases o with
  | none => nomatch h
  | some _ => exact h
@[simp] theorem get_pbind {β : Type v} {o : Option α} {f : (a : α) → o = some a → Option β}
    {h : (o.pbind f).isSome = true} :
    (o.pbind f).get h = (f (o.get (isSome_of_isSome_pbind h)) (eq_some_of_isSome _)).get (isSome_get_of_isSome_pbind h)
    := by
  cases o with
  | none => nomatch h
  | some _ => rfl
@[simp] theorem get_pmap {β : Type v} {p : α → Bool} {f : (x : α) → p x = true → β} {o : Option α}
    {h : ∀ (a : α), o = some a → p a = true} {h' : (pmap f o h).isSome = true} :
    (pmap f o h).get h' = f (o.get (isSome_pmap ▸ h')) (h _ (eq_some_of_isSome _)) := by
  cases o with
  | none => nomatch h'
  | some _ => rfl
@[simp] theorem elim_pmap {β : Type v} {γ : Sort w} {p : α → Prop} (f : (a : α) → p a → β) (o : Option α)
    (H : ∀ (a : α), o = some a → p a) (g : γ) (g' : β → γ) : (pmap f o H).elim g g' =
    o.pelim g fun (a : α) (h : o = some a) => g' (f a (H a h)) := by cases o <;> rfl
@[simp] theorem elim_map {β : Type v} {γ : Sort w} {f : α → β} {g' : γ} {g : β → γ} (o : Option α) :
    (Option.map f o).elim g' g = o.elim g' (g ∘ f) := by cases o <;> rfl
@[simp] theorem filter_or_filter {o o' : Option α} {f : α → Bool} :
    Option.filter f (o.or (Option.filter f o')) = Option.filter f (o.or o') := by cases o <;> cases o' <;> simp
@[simp] theorem any_merge {p : α → Bool} {f : α → α → α} (hpf : ∀ (a b : α), p (f a b) = (p a || p b)) {o o' : Option α}
    : Option.any p (merge f o o') = (Option.any p o || Option.any p o') := by cases o <;> cases o' <;> simp [hpf]
@[simp] theorem all_merge {p : α → Bool} {f : α → α → α} (hpf : ∀ (a b : α), p (f a b) = (p a && p b)) {o o' : Option α}
    : Option.all p (merge f o o') = (Option.all p o && Option.all p o') := by cases o <;> cases o' <;> simp [hpf]
@[simp] theorem map_ite {β : Type v} {c : Prop} {a : α} {f : α → β} {x : Decidable c} :
    Option.map f (if c then some a else none) = if c then some (f a) else none := by split <;> rfl
@[simp] theorem map_dite {β : Type v} {c : Prop} {f : α → β} {x : Decidable c} {a : c → α} :
    Option.map f (if h : c then some (a h) else none) = if h : c then some (f (a h)) else none := by split <;> rfl

/- `attach`, `unattach`. -/
@[simp] theorem attach_eq_some_iff {o : Option α} {x : { x : α // o = some x }} :
    o.attach = some x ↔ o = some x.val := by
  cases o <;> cases x <;> simp
@[simp] theorem attachWith_eq_some_iff {p : α → Prop} {o : Option α} (H : ∀ (a : α), o = some a → p a)
    {x : { x : α // p x }} : o.attachWith p H = some x ↔ o = some x.val := by
  cases o <;> cases x <;> simp
@[simp] theorem attachWith_map_subtype_val {p : α → Prop} (o : Option α) (H : ∀ (a : α), o = some a → p a) :
    Option.map Subtype.val (o.attachWith p H) = o := by cases o <;> rfl
@[simp] theorem isNone_attachWith {p : α → Prop} (o : Option α) (H : ∀ (a : α), o = some a → p a) :
    (o.attachWith p H).isNone = o.isNone := by cases o <;> rfl
@[simp] theorem isSome_attachWith {p : α → Prop} (o : Option α) (H : ∀ (a : α), o = some a → p a) :
    (o.attachWith p H).isSome = o.isSome := by cases o <;> rfl
@[simp] theorem attach_eq_none_iff {o : Option α} : o.attach = none ↔ o = none := by cases o <;> simp
@[simp] theorem attachWith_eq_none_iff {p : α → Prop} {o : Option α} (H : ∀ (a : α), o = some a → p a) :
    o.attachWith p H = none ↔ o = none := by cases o <;> simp
@[simp] theorem get_attach {o : Option α} (h : o.attach.isSome = true) :
    o.attach.get h = ⟨o.get (isSome_attach o ▸ h), eq_some_of_isSome _⟩ := by
  cases o with
  | none => nomatch h
  | some _ => rfl
@[simp] theorem getD_attach {o : Option α} {fallback : { x : α // o = some x }} : o.attach.getD fallback = fallback :=
  Subsingleton.elim ..
@[simp] theorem get!_attach {o : Option α} [Inhabited { x : α // o = some x }] : o.attach.get! = default :=
  Subsingleton.elim ..
@[simp] theorem get_attachWith {p : α → Prop} {o : Option α} (H : ∀ (a : α), o = some a → p a)
    (h : (o.attachWith p H).isSome = true) : (o.attachWith p H).get h =
    ⟨o.get (isSome_attachWith o H ▸ h), H _ (eq_some_of_isSome _)⟩ := by
  cases o with
  | none => nomatch h
  | some _ => rfl
@[simp] theorem getD_attachWith {p : α → Prop} {o : Option α} {h : ∀ (x : α), o = some x → p x}
    {fallback : { x : α // p x }} : (o.attachWith p h).getD fallback =
    ⟨o.getD fallback.val, by cases o; exact fallback.property; exact h _ rfl⟩ := by cases o <;> rfl
@[simp] theorem attach_toList (o : Option α) : o.toList.attach =
    (Option.map (fun (x : { x : α // o = some x }) => match x with | ⟨a, h⟩ => ⟨a, mem_toList.2 h⟩)
      o.attach).toList := by
  cases o <;> rfl
@[simp] theorem map_attachWith {β : Type v} {l : Option α} {P : α → Prop} {H : ∀ (a : α), l = some a → P a}
    (f : { x : α // P x } → β) : Option.map f (l.attachWith P H) =
    Option.map (fun (x : { x : α // l = some x }) => match x with | ⟨x, h⟩ => f ⟨x, H x h⟩) l.attach := by
  cases l <;> rfl
@[simp] theorem map_attach_eq_attachWith {o : Option α} {p : α → Prop} (f : ∀ (a : α), o = some a → p a) :
    Option.map (fun (x : { x : α // o = some x }) => ⟨x.val, f x.val x.property⟩) o.attach = o.attachWith p f := by
  cases o <;> rfl
@[simp] theorem isSome_unattach {p : α → Prop} {o : Option { x : α // p x }} : o.unattach.isSome = o.isSome := by
  cases o <;> rfl
@[simp] theorem isNone_unattach {p : α → Prop} {o : Option { x : α // p x }} : o.unattach.isNone = o.isNone := by
  cases o <;> rfl
@[simp] theorem unattach_attach (o : Option α) : o.attach.unattach = o := by cases o <;> rfl
@[simp] theorem unattach_attachWith {p : α → Prop} {o : Option α} {H : ∀ (a : α), o = some a → p a} :
    (o.attachWith p H).unattach = o := by cases o <;> rfl
@[simp] theorem unattach_eq_none_iff {p : α → Prop} {o : Option { x : α // p x }} : o.unattach = none ↔ o = none := by
  cases o <;> simp
@[simp] theorem map_subtype {β : Type v} {p : α → Prop} {o : Option { x : α // p x }} {f : { x : α // p x } → β}
    {g : α → β}
    (hf : ∀ (x : α) (h : p x), f ⟨x, h⟩ = g x) : Option.map f o = Option.map g o.unattach := by
  cases o with
  | none => rfl
  | some a => exact congrArg some (hf a.1 a.2)
@[simp] theorem bind_subtype {β : Type v} {p : α → Prop} {o : Option { x : α // p x }} {f : { x : α // p x } → Option β}
    {g : α → Option β} (hf : ∀ (x : α) (h : p x), f ⟨x, h⟩ = g x) : o.bind f = o.unattach.bind g := by
  cases o with
  | none => rfl
  | some a => exact hf a.1 a.2
@[simp] theorem unattach_filter {p : α → Prop} {o : Option { x : α // p x }} {f : { x : α // p x } → Bool}
    {g : α → Bool} (hf : ∀ (x : α) (h : p x), f ⟨x, h⟩ = g x) :
    (Option.filter f o).unattach = Option.filter g o.unattach := by
  cases o with
  | none => rfl
  | some a => simp only [filter_some, unattach_some, ← hf a.1 a.2]; split <;> rfl
@[simp] theorem unattach_guard {p : α → Prop} {q : { x : α // p x } → Bool} {r : α → Bool}
    (hq : ∀ (x : α) (h : p x), q ⟨x, h⟩ = r x) {x : { x : α // p x }} : (guard q x).unattach = guard r x.val := by
  simp only [guard, ← hq x.1 x.2]; split <;> rfl
@[simp] theorem unattach_merge {p : α → Prop} {f : { x : α // p x } → { x : α // p x } → { x : α // p x }}
    {g : α → α → α} (hf : ∀ (x : α) (h : p x) (y : α) (h' : p y), (f ⟨x, h⟩ ⟨y, h'⟩).val = g x y)
    {o o' : Option { x : α // p x }} : (merge f o o').unattach = merge g o.unattach o'.unattach := by
  cases o <;> cases o' <;> first | rfl | exact congrArg some (hf _ _ _ _)

/- `pfilter`. -/
@[simp] theorem pfilter_none {p : (a : α) → none = some a → Bool} : none.pfilter p = none := rfl
@[simp] theorem pfilter_some {x : α} {p : (a : α) → some x = some a → Bool} :
    (some x).pfilter p = if p x rfl = true then some x else none := by
  rewrite [pfilter]; cases p x rfl <;> rfl
private theorem pfilter_of_some {o : Option α} {a : α} (e : o = some a) {p : (a : α) → o = some a → Bool} :
    o.pfilter p = if p a e = true then some a else none := by subst e; exact pfilter_some
private theorem pfilter_of_none {o : Option α} (e : o = none) {p : (a : α) → o = some a → Bool} :
    o.pfilter p = none := by subst e; rfl
theorem isSome_of_isSome_pfilter {o : Option α} {p : (a : α) → o = some a → Bool} (h : (o.pfilter p).isSome = true) :
    o.isSome = true := by
  cases o with
  | none => nomatch h
  | some _ => rfl
@[simp] theorem get_pfilter {o : Option α} {p : (a : α) → o = some a → Bool} (h : (o.pfilter p).isSome = true) :
    (o.pfilter p).get h = o.get (isSome_of_isSome_pfilter h) := by
  cases o with
  | none => nomatch h
  | some a =>
    cases k : p a rfl with
    | true => simp [k]
    | false => simp [k] at h
@[simp] theorem pfilter_eq_filter {o : Option α} {p : α → Bool} :
    (o.pfilter fun (a : α) (x : o = some a) => p a) = Option.filter p o := by cases o <;> simp [filter_some]
@[simp] theorem pfilter_filter {o : Option α} {p : α → Bool} {q : (a : α) → Option.filter p o = some a → Bool} :
    (Option.filter p o).pfilter q = o.pfilter fun (a : α) (h : o = some a) => if h' :
    p a = true then q a (filter_eq_some_iff.2 ⟨h, h'⟩) else false := by
  cases o with
  | none => rfl
  | some a =>
    by_cases h : p a = true
    · rw [pfilter_of_some (filter_some_pos h), pfilter_some, dif_pos h]
    · rewrite [pfilter_of_none (filter_some_neg (Bool.of_not_eq_true h)), pfilter_some, dif_neg h]; rfl
@[simp] theorem filter_pfilter {o : Option α} {p : (a : α) → o = some a → Bool} {q : α → Bool} :
    Option.filter q (o.pfilter p) = o.pfilter fun (a : α) (h : o = some a) => p a h && q a := by
  cases o with
  | none => rfl
  | some a => cases h : p a rfl <;> simp [filter_some, h]
theorem pfilter_eq_some_iff {o : Option α} {p : (a : α) → o = some a → Bool} {a : α} :
    o.pfilter p = some a ↔ ∃ (ha : o = some a), p a ha = true := by
  cases o with
  | none => simp
  | some b =>
    cases h : p b rfl
    · simp only [pfilter_some, h]
      simp only [Bool.false_eq_true, if_false, reduceCtorEq, false_iff]
      rintro ⟨k, e⟩
      cases k
      exact Bool.noConfusion (h.symm.trans e)
    · simp only [pfilter_some, h, if_true, Option.some.injEq]
      exact ⟨fun k => by cases k; exact ⟨rfl, h⟩, fun ⟨k, _⟩ => k⟩
@[simp] theorem pfilter_pfilter {o : Option α} {p : (a : α) → o = some a → Bool}
    {q : (a : α) → o.pfilter p = some a → Bool} : (o.pfilter p).pfilter q =
    o.pfilter fun (a : α) (h : o = some a) => if h' : p a h =
    true then q a (pfilter_eq_some_iff.2 ⟨h, h'⟩) else false := by
  cases o with
  | none => rfl
  | some a =>
    by_cases h : p a rfl = true
    · exact (pfilter_of_some (pfilter_some.trans (if_pos h))).trans (pfilter_some.trans (by rw [dif_pos h])).symm
    · rewrite [pfilter_of_none (pfilter_some.trans (if_neg h)), pfilter_some, dif_neg h]; rfl
@[simp] theorem unattach_pfilter {p : α → Prop} {o : Option { x : α // p x }}
    {f : (a : { x : α // p x }) → o = some a → Bool} {g : (a : α) → o.unattach = some a → Bool}
    (hf : ∀ (x : α) (h : p x) (h' : o = some ⟨x, h⟩), f ⟨x, h⟩ h' = g x (congrArg unattach h')) :
    (o.pfilter f).unattach = o.unattach.pfilter g := by
  cases o with
  | none => rfl
  | some a =>
    rewrite [pfilter_some, hf a.1 a.2 rfl]
    exact (apply_ite unattach ..).trans pfilter_some.symm

/- Order. -/
@[simp] theorem none_lt [LT α] {a : Option α} : none < a ↔ a.isSome = true := by
  cases a
  · exact iff_of_false id nofun
  · exact iff_of_true trivial rfl
@[simp] theorem le_none [LE α] {a : Option α} : a ≤ none ↔ a = none := by
  cases a
  · exact iff_of_true trivial rfl
  · exact iff_of_false id nofun
@[simp] theorem filter_le [LE α] (le_refl : ∀ (x : α), x ≤ x) {o : Option α} {p : α → Bool} :
    Option.filter p o ≤ o := by
  cases o with
  | none => exact none_le
  | some a => rewrite [filter_some]; split; exact some_le_some.2 (le_refl a); exact none_le
@[simp] theorem filter_lt [LT α] (lt_irrefl : ∀ (x : α), ¬x < x) {o : Option α} {p : α → Bool} :
    Option.filter p o < o ↔ Option.any (fun (a : α) => !p a) o = true := by
  cases o with
  | none => simp
  | some a => cases h : p a <;> simp [filter_some, h, lt_irrefl]
@[simp] theorem le_filter [LE α] (le_refl : ∀ (x : α), x ≤ x) {o : Option α} {p : α → Bool} :
    o ≤ Option.filter p o ↔ Option.all p o = true := by
  cases o with
  | none => simp
  | some a => cases h : p a <;> simp [filter_some, h, le_refl]
@[simp] theorem not_lt_filter [LT α] (lt_irrefl : ∀ (x : α), ¬x < x) {o : Option α} {p : α → Bool} :
    ¬o < Option.filter p o := by
  cases o with
  | none => exact not_lt_none
  | some a => cases h : p a <;> simp [filter_some, h, lt_irrefl]
@[simp] theorem pfilter_le [LE α] (le_refl : ∀ (x : α), x ≤ x) {o : Option α} {p : (a : α) → o = some a → Bool} :
    o.pfilter p ≤ o := by
  cases o with
  | none => exact none_le
  | some a => cases h : p a rfl <;> simp [h, le_refl]
@[simp] theorem not_lt_pfilter [LT α] (lt_irrefl : ∀ (x : α), ¬x < x) {o : Option α} {p : (a : α) → o = some a → Bool} :
    ¬o < o.pfilter p := by
  cases o with
  | none => exact not_lt_none
  | some a => cases h : p a rfl <;> simp [h, lt_irrefl]
@[simp] theorem merge_le_iff [LE α] {f : α → α → α} {o₁ o₂ o₃ : Option α}
    (hf : ∀ (a b c : α), f a b ≤ c ↔ a ≤ c ∧ b ≤ c) : merge f o₁ o₂ ≤ o₃ ↔ o₁ ≤ o₃ ∧ o₂ ≤ o₃ := by
  cases o₁ <;> cases o₂ <;> cases o₃ <;> simp [hf]
@[simp] theorem merge_lt_iff [LT α] {f : α → α → α} {o₁ o₂ o₃ : Option α}
    (hf : ∀ (a b c : α), f a b < c ↔ a < c ∧ b < c) : merge f o₁ o₂ < o₃ ↔ o₁ < o₃ ∧ o₂ < o₃ := by
  cases o₁ <;> cases o₂ <;> cases o₃ <;> simp [hf]
@[simp] theorem guard_le_some [LE α] (le_refl : ∀ (x : α), x ≤ x) {x : α} {p : α → Bool} : guard p x ≤ some x := by
  cases h : p x <;> simp [guard, h, le_refl]
@[simp] theorem guard_lt_some [LT α] (lt_irrefl : ∀ (x : α), ¬x < x) {x : α} {p : α → Bool} :
    guard p x < some x ↔ p x = false := by
  cases h : p x <;> simp [guard, h, lt_irrefl]
@[simp] theorem rel_some_some {β : Type v} {a : α} {b : β} {r : α → β → Prop} : Rel r (some a) (some b) ↔ r a b :=
  ⟨fun | .some h => h, .some⟩
@[simp] theorem rel_none_none {β : Type v} {r : α → β → Prop} : Rel r none none := .none
@[simp] theorem not_rel_some_none {β : Type v} {a : α} {r : α → β → Prop} : ¬Rel r (some a) none := nofun
@[simp] theorem not_rel_none_some {β : Type v} {a : β} {r : α → β → Prop} : ¬Rel r none (some a) := nofun

/- Minimum and maximum. -/
@[simp] theorem merge_max [Max α] : merge (max : α → α → α) = max := by
  funext o o'; cases o <;> cases o' <;> rfl
@[simp] theorem isSome_max [Max α] {o o' : Option α} : (max o o').isSome = (o.isSome || o'.isSome) := by
  cases o <;> cases o' <;> rfl
@[simp] theorem isNone_max [Max α] {o o' : Option α} : (max o o').isNone = (o.isNone && o'.isNone) := by
  cases o <;> cases o' <;> rfl
@[simp] theorem isSome_min [Min α] {o o' : Option α} : (min o o').isSome = (o.isSome && o'.isSome) := by
  cases o <;> cases o' <;> rfl
@[simp] theorem isNone_min [Min α] {o o' : Option α} : (min o o').isNone = (o.isNone || o'.isNone) := by
  cases o <;> cases o' <;> rfl
@[simp] theorem max_eq_none_iff [Max α] {o o' : Option α} : max o o' = none ↔ o = none ∧ o' = none := by
  cases o <;> cases o' <;> simp
@[simp] theorem min_eq_some_iff [Min α] {o o' : Option α} {a : α} :
    min o o' = some a ↔ ∃ (b : α), ∃ (c : α), o = some b ∧ o' = some c ∧ min b c = a := by cases o <;> cases o' <;> simp
@[simp] theorem min_eq_none_iff [Min α] {o o' : Option α} : min o o' = none ↔ o = none ∨ o' = none := by
  cases o <;> cases o' <;> simp
@[simp] theorem any_max [Max α] {o o' : Option α} {p : α → Bool} (hp : ∀ (a b : α), p (max a b) = (p a || p b)) :
    Option.any p (max o o') = (Option.any p o || Option.any p o') := by cases o <;> cases o' <;> simp [hp]
@[simp] theorem all_min [Min α] {o o' : Option α} {p : α → Bool} (hp : ∀ (a b : α), p (min a b) = (p a || p b)) :
    Option.all p (min o o') = (Option.all p o || Option.all p o') := by cases o <;> cases o' <;> simp [hp]
theorem isSome_left_of_isSome_min [Min α] {o o' : Option α} : (min o o').isSome = true → o.isSome = true := by
  cases o <;> cases o' <;> simp
theorem isSome_right_of_isSome_min [Min α] {o o' : Option α} : (min o o').isSome = true → o'.isSome = true := by
  cases o <;> cases o' <;> simp
@[simp] theorem get_min [Min α] {o o' : Option α} {h : (min o o').isSome = true} :
    (min o o').get h = min (o.get (isSome_left_of_isSome_min h)) (o'.get (isSome_right_of_isSome_min h)) := by
  cases o <;> cases o' <;> first | rfl | nomatch h
@[simp] theorem max_filter_left [Max α] [Std.IdempotentOp (max (α := α))] {p : α → Bool} {o : Option α} :
    max (Option.filter p o) o = o := by
  cases o with
  | none => rfl
  | some a => rewrite [filter_some]; split; exact congrArg some (Std.IdempotentOp.idempotent a); rfl
@[simp] theorem max_filter_right [Max α] [Std.IdempotentOp (max (α := α))] {p : α → Bool} {o : Option α} :
    max o (Option.filter p o) = o := by
  cases o with
  | none => rfl
  | some a => rewrite [filter_some]; split; exact congrArg some (Std.IdempotentOp.idempotent a); rfl
@[simp] theorem min_filter_left [Min α] [Std.IdempotentOp (min (α := α))] {p : α → Bool} {o : Option α} :
    min (Option.filter p o) o = Option.filter p o := by
  cases o with
  | none => rfl
  | some a => rewrite [filter_some]; split; exact congrArg some (Std.IdempotentOp.idempotent a); rfl
@[simp] theorem min_filter_right [Min α] [Std.IdempotentOp (min (α := α))] {p : α → Bool} {o : Option α} :
    min o (Option.filter p o) = Option.filter p o := by
  cases o with
  | none => rfl
  | some a => rewrite [filter_some]; split; exact congrArg some (Std.IdempotentOp.idempotent a); rfl
@[simp] theorem max_pfilter_left [Max α] [Std.IdempotentOp (max (α := α))] {o : Option α}
    {p : (a : α) → o = some a → Bool} : max (o.pfilter p) o = o := by
  cases o with
  | none => rfl
  | some a => rewrite [pfilter_some]; split; exact congrArg some (Std.IdempotentOp.idempotent a); rfl
@[simp] theorem max_pfilter_right [Max α] [Std.IdempotentOp (max (α := α))] {o : Option α}
    {p : (a : α) → o = some a → Bool} : max o (o.pfilter p) = o := by
  cases o with
  | none => rfl
  | some a => rewrite [pfilter_some]; split; exact congrArg some (Std.IdempotentOp.idempotent a); rfl
@[simp] theorem min_pfilter_left [Min α] [Std.IdempotentOp (min (α := α))] {o : Option α}
    {p : (a : α) → o = some a → Bool} : min (o.pfilter p) o = o.pfilter p := by
  cases o with
  | none => rfl
  | some a => rewrite [pfilter_some]; split; exact congrArg some (Std.IdempotentOp.idempotent a); rfl
@[simp] theorem min_pfilter_right [Min α] [Std.IdempotentOp (min (α := α))] {o : Option α}
    {p : (a : α) → o = some a → Bool} : min o (o.pfilter p) = o.pfilter p := by
  cases o with
  | none => rfl
  | some a => rewrite [pfilter_some]; split; exact congrArg some (Std.IdempotentOp.idempotent a); rfl
@[simp] theorem min_guard_some [Min α] [Std.IdempotentOp (min (α := α))] {x : α} {p : α → Bool} :
    min (guard p x) (some x) = guard p x := by
  rewrite [guard]; split; exact congrArg some (Std.IdempotentOp.idempotent x); rfl
@[simp] theorem min_some_guard [Min α] [Std.IdempotentOp (min (α := α))] {x : α} {p : α → Bool} :
    min (some x) (guard p x) = guard p x := by
  rewrite [guard]; split; exact congrArg some (Std.IdempotentOp.idempotent x); rfl
@[simp] theorem max_guard_some [Max α] [Std.IdempotentOp (max (α := α))] {x : α} {p : α → Bool} :
    max (guard p x) (some x) = some x := by
  rewrite [guard]; split; exact congrArg some (Std.IdempotentOp.idempotent x); rfl
@[simp] theorem max_some_guard [Max α] [Std.IdempotentOp (max (α := α))] {x : α} {p : α → Bool} :
    max (some x) (guard p x) = some x := by
  rewrite [guard]; split; exact congrArg some (Std.IdempotentOp.idempotent x); rfl

/- Lists. -/
@[simp] theorem forIn'_toList {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] (o : Option α) (b : β)
    (f : (a : α) → a ∈ o.toList → β → m (ForInStep β)) : forIn' o.toList b f =
    forIn' o b fun (a : α) (m : a ∈ o) (b : β) => f a (mem_toList.2 m) b := by cases o <;> rfl
@[simp] theorem forIn_toList {m : Type u → Type v} {α : Type w} {β : Type u} [Monad m] (o : Option α) (b : β)
    (f : α → β → m (ForInStep β)) : forIn o.toList b f = forIn o b f := by cases o <;> rfl
@[simp] theorem foldlM_toList {m : Type u → Type v} {β : Type w} {α : Type u} [Monad m] [LawfulMonad m] (o : Option β)
    (a : α) (f : α → β → m α) : List.foldlM f a o.toList = o.elim (pure a) fun (b : β) => f a b := by
  cases o; rfl; exact bind_pure _
@[simp] theorem foldrM_toList {m : Type u → Type v} {β : Type w} {α : Type u} [Monad m] [LawfulMonad m] (o : Option β)
    (a : α) (f : β → α → m α) : List.foldrM f a o.toList = o.elim (pure a) fun (b : β) => f b a := by
  cases o; rfl; exact bind_pure _
@[simp] theorem foldl_toList {β : Type u} {α : Type v} (o : Option β) (a : α) (f : α → β → α) :
    List.foldl f a o.toList = o.elim a fun (b : β) => f a b := by cases o <;> rfl
@[simp] theorem foldr_toList {β : Type u} {α : Type v} (o : Option β) (a : α) (f : β → α → α) :
    List.foldr f a o.toList = o.elim a fun (b : β) => f b a := by cases o <;> rfl
@[simp] theorem pairwise_toList {P : α → α → Prop} {o : Option α} : List.Pairwise P o.toList := by cases o <;> simp
@[simp] theorem head?_toList {o : Option α} : o.toList.head? = o := by cases o <;> rfl
@[simp] theorem length_toList_le {o : Option α} : o.toList.length ≤ 1 := by cases o <;> simp
@[simp] theorem toList_eq_nil_iff {o : Option α} : o.toList = [] ↔ o = none := by cases o <;> simp
@[simp] theorem toList_eq_singleton_iff {a : α} {o : Option α} : o.toList = [a] ↔ o = some a := by cases o <;> simp
@[simp] theorem length_toList_eq_one_iff {o : Option α} : o.toList.length = 1 ↔ o.isSome = true := by cases o <;> simp
end Option
