/-
Further facts about options and sums.
-/
namespace Option
variable {α : Type u}
theorem pure_apply {x : α} : pure x = some x := rfl
theorem bind_apply {x : Option α} {β : Type u} {f : α → Option β} : x >>= f = x.bind f := rfl
theorem map_apply {α β : Type u} {f : α → β} {x : Option α} : f <$> x = Option.map f x := rfl
theorem orElse_apply {o : Option α} {o' : Unit → Option α} : (o <|> o' ()) = o.orElse o' := rfl
theorem guard_apply {p : α → Bool} {x : α} : guard p x = if p x then some x else none := rfl
theorem filterM_some {m : Type → Type u} {α : Type} [Applicative m] (p : α → m Bool) (a : α) :
    Option.filterM p (some a) = (fun b => if b then some a else none) <$> p a := rfl
theorem length_toList {o : Option α} : o.toList.length = if o.isSome then 1 else 0 := by cases o <;> rfl
theorem isNone_choice_iff_not_nonempty : (choice α).isNone ↔ ¬ Nonempty α := by
  rw [← isSome_choice_iff_nonempty]; cases choice α <;> simp
theorem pelim_none' {β : Sort v} {b : β} {x : Option α} {f : ∀ a, x = some a → β} (h : x = none) :
    x.pelim b f = b := by subst h; rfl
theorem pelim_some' {β : Sort v} {b : β} {x : Option α} {a : α} {f : ∀ a, x = some a → β} (h : x = some a) :
    x.pelim b f = f a h := by subst h; rfl
theorem get_of_any_eq_true (p : α → Bool) (x : Option α) (h : x.any p = true) : p (x.get (isSome_of_any h)) := by
  cases x with
  | none => nomatch h
  | some _ => exact h
theorem eq_some_of_pfilter_eq_some {o : Option α} {p : ∀ a, o = some a → Bool} {a : α} (h : o.pfilter p = some a) :
    o = some a := (pfilter_eq_some_iff.1 h).1
/- `bind`, `filter`. -/
theorem filter_bind {β : Type v} {x : Option α} {p : β → Bool} {f : α → Option β} :
    Option.filter p (x.bind f) = (Option.filter (fun a => Option.any p (f a)) x).bind f := by
  cases x with
  | none => rfl
  | some a =>
    rw [bind_some, filter_some]
    cases h : f a with
    | none => rfl
    | some b =>
      rw [any_some, filter_some]
      cases p b with
      | false => rfl
      | true => exact h.symm
theorem elim_filter {β : Sort v} {p : α → Bool} {f : α → β} {o : Option α} {b : β} :
    (Option.filter p o).elim b f = o.elim b fun a => if p a then f a else b := by
  cases o with
  | none => rfl
  | some a => rw [filter_some, elim_some]; split <;> rfl
theorem pelim_filter {β : Sort v} {p : α → Bool} {o : Option α} {b : β} {f : ∀ a, a ∈ Option.filter p o → β} :
    (Option.filter p o).pelim b f =
      o.pelim b fun a h => if hp : p a then f a (mem_filter_iff.2 ⟨h, hp⟩) else b := by
  cases o with
  | none => rfl
  | some a =>
    rw [pelim_some]
    split
    · next h => exact pelim_some' (filter_some_pos h)
    · next h => exact pelim_none' (filter_some_neg (Bool.eq_false_iff.2 h))
/- Options of options. -/
theorem any_join {p : α → Bool} {x : Option (Option α)} : Option.any p x.join = Option.any (Option.any p) x := by
  cases x <;> rfl
theorem all_join {p : α → Bool} {x : Option (Option α)} : Option.all p x.join = Option.all (Option.all p) x := by
  cases x <;> rfl
theorem isNone_join {x : Option (Option α)} : x.join.isNone = Option.all isNone x := by cases x <;> rfl
theorem isSome_join {x : Option (Option α)} : x.join.isSome = Option.any isSome x := by cases x <;> rfl
theorem get_join {x : Option (Option α)} {h} : x.join.get h = (x.get (isSome_of_any (isSome_join ▸ h))).get
    (get_of_any_eq_true _ _ (isSome_join ▸ h)) := by
  cases x with
  | none => nomatch h
  | some _ => rfl
theorem getD_join {x : Option (Option α)} {default : α} :
    x.join.getD default = (x.getD (some default)).getD default := by cases x <;> rfl
theorem get!_join {x : Option (Option α)} [Inhabited α] : x.join.get! = x.get!.get! := by cases x <;> rfl
theorem elim_join {o : Option (Option α)} {β : Sort v} {b : β} {f : α → β} :
    o.join.elim b f = o.elim b fun x => x.elim b f := by
  cases o <;> rfl
theorem join_filter {o : Option (Option α)} {p : Option α → Bool} :
    (Option.filter p o).join = Option.filter (fun a => p (some a)) o.join := by
  match o with
  | none => rfl
  | some none => rw [filter_some]; split <;> rfl
  | some (some a) => rw [filter_some, join_some, filter_some]; split <;> rfl
theorem filter_join {p : α → Bool} {o : Option (Option α)} :
    Option.filter p o.join = (Option.filter (Option.any p) o).join := by
  match o with
  | none => rfl
  | some none => rfl
  | some (some a) => rw [join_some, filter_some, filter_some, any_some]; split <;> rfl
theorem pbind_join {β : Type v} {o : Option (Option α)} {f : ∀ a, o.join = some a → Option β} :
    o.join.pbind f = o.pbind fun o' ho' => o'.pbind fun a ha => f a (by rw [ho', ha]; rfl) := by
  match o with
  | none => rfl
  | some none => rfl
  | some (some _) => rfl
theorem pelim_join {o : Option (Option α)} {β : Sort v} {b : β} {f : ∀ a, a ∈ o.join → β} :
    o.join.pelim b f = o.pelim b fun o' ho' => o'.pelim b fun a ha => f a (by rw [ho', ha]; rfl) := by
  match o with
  | none => rfl
  | some none => rfl
  | some (some _) => rfl
theorem pfilter_join {o : Option (Option α)} {p : ∀ a, o.join = some a → Bool} :
    o.join.pfilter p = (o.pfilter fun o' h => o'.pelim false fun a ha => p a (by rw [h, ha]; rfl)).join := by
  match o with
  | none => rfl
  | some none => rfl
  | some (some a) => rw [pfilter_some, pelim_some]; exact (pfilter_some (x := a)).trans (by split <;> rfl)
theorem join_max [Max α] {o o' : Option (Option α)} : (max o o').join = max o.join o'.join := by
  rcases o with _ | _ | _ <;> rcases o' with _ | _ | _ <;> rfl
theorem join_min [Min α] {o o' : Option (Option α)} : (min o o').join = min o.join o'.join := by
  rcases o with _ | _ | _ <;> rcases o' with _ | _ | _ <;> rfl
theorem join_pfilter {o : Option (Option α)} {p : ∀ o', o = some o' → Bool} :
    (o.pfilter p).join = o.pbind fun o' ho' => if p o' ho' then o' else none := by
  cases o with
  | none => rfl
  | some _ => rw [pfilter_some, pbind_some]; split <;> rfl
/- Functions of a value and a proof. -/
theorem pbind_none' {β : Type v} {x : Option α} {f : ∀ a, x = some a → Option β} (h : x = none) : x.pbind f = none := by
  subst h; rfl
theorem pbind_some' {β : Type v} {x : Option α} {a : α} {f : ∀ a, x = some a → Option β} (h : x = some a) :
    x.pbind f = f a h := by
  subst h; rfl
theorem pmap_none' {β : Type v} {x : Option α} {p : α → Prop} {f : ∀ a, p a → β} (he : x = none)
    {h : ∀ a, x = some a → p a} :
    pmap f x h = none := by subst he; rfl
theorem pmap_some' {β : Type v} {x : Option α} {a : α} {p : α → Prop} {f : ∀ a, p a → β} (he : x = some a)
    {h : ∀ a, x = some a → p a} : pmap f x h = some (f a (h a he)) := by subst he; rfl
theorem filter_pbind {β : Type v} {o : Option α} {p : β → Bool} {f : ∀ a, o = some a → Option β} :
    Option.filter p (o.pbind f) =
      (o.pfilter fun a h => Option.any p (f a h)).pbind fun a h => f a (eq_some_of_pfilter_eq_some h) := by
  cases o with
  | none => rfl
  | some a =>
    rw [pbind_some]
    cases h : f a rfl with
    | none => exact (pbind_none' (by rw [pfilter_some, h]; rfl)).symm
    | some b =>
      rw [filter_some]
      split
      · next k => rw [pbind_some' (a := a) (by rw [pfilter_some, h, any_some, k]; rfl), h]
      · next k => exact (pbind_none' (by rw [pfilter_some, h, any_some, if_neg k])).symm
theorem filter_pmap {β : Type v} {o : Option α} {p : α → Prop} {f : ∀ a, p a → β} {h : ∀ a, o = some a → p a}
    {q : β → Bool} :
    Option.filter q (pmap f o h) =
      pmap f (o.pfilter fun a h' => q (f a (h _ h'))) fun _ h' => h _ (eq_some_of_pfilter_eq_some h') := by
  cases o with
  | none => rfl
  | some a =>
    rw [pmap_some, filter_some]
    split
    · next k => exact Eq.symm <| pmap_some' (by rw [pfilter_some, if_pos k])
    · next k => exact Eq.symm <| pmap_none' (by rw [pfilter_some, if_neg k])
theorem elim_pfilter {β : Sort v} {o : Option α} {b : β} {f : α → β} {p : ∀ a, o = some a → Bool} :
    (o.pfilter p).elim b f = o.pelim b fun a ha => if p a ha then f a else b := by
  cases o with
  | none => rfl
  | some _ => rw [pfilter_some, pelim_some]; split <;> rfl
theorem attach_map {β : Type v} {o : Option α} (f : α → β) :
    (Option.map f o).attach = o.attach.map fun ⟨x, h⟩ => ⟨f x, map_eq_some_iff.2 ⟨_, h, rfl⟩⟩ := by
  cases o <;> rfl
theorem attachWith_map {β : Type v} {o : Option α} (f : α → β) {P : β → Prop} {H : ∀ b, Option.map f o = some b → P b} :
    (Option.map f o).attachWith P H =
      (o.attachWith (P ∘ f) fun _ h => H _ (map_eq_some_iff.2 ⟨_, h, rfl⟩)).map fun ⟨x, h⟩ => ⟨f x, h⟩ := by
  cases o <;> rfl
theorem map_attach_eq_pmap {β : Type v} {o : Option α} (f : { x // o = some x } → β) :
    o.attach.map f = o.pmap (fun a (h : o = some a) => f ⟨a, h⟩) (fun _ h => h) := by
  cases o <;> rfl
theorem pelim_pfilter {β : Sort v} {b : β} {o : Option α} {p : ∀ a, o = some a → Bool}
    {f : ∀ a, o.pfilter p = some a → β} :
    (o.pfilter p).pelim b f =
      o.pelim b fun a ha => if hp : p a ha then f a (pfilter_eq_some_iff.2 ⟨_, hp⟩) else b := by
  cases o with
  | none => rfl
  | some a =>
    rw [pelim_some]
    split
    · next k => exact pelim_some' (by rw [pfilter_some, if_pos k])
    · next k => exact pelim_none' (by rw [pfilter_some, if_neg k])
end Option
namespace Sum
theorem elim_const_const {γ : Sort w} {α : Type u} {β : Type v} (c : γ) :
    Sum.elim (Function.const α c) (Function.const β c) = Function.const (α ⊕ β) c := by funext x; cases x <;> rfl
end Sum
