/-
Laws of options.
-/
/- `(o?).getD`, `o.get!`, … that the basic file does not have. -/
namespace Option
variable {α : Type u}
section
theorem some_inj {a b : α} : some a = some b ↔ a = b := ⟨fun h => Option.some.inj h, fun h => h ▸ rfl⟩
@[simp] theorem some_get : ∀ {x : Option α} (h : isSome x), some (x.get h) = x
  | some _, _ => rfl
/- DIFFERS: evaluation does not report `none`. -/
def get! [Inhabited α] : Option α → α
  | some x => x
  | none => default
@[inline] def isEqSome [BEq α] : Option α → α → Bool
  | some a, b => a == b
  | none, _ => false
@[inline] protected def all (p : α → Bool) : Option α → Bool
  | some a => p a
  | none => true
@[inline] protected def any (p : α → Bool) : Option α → Bool
  | some a => p a
  | none => false
@[macro_inline] def or : Option α → Option α → Option α
  | some a, _ => some a
  | none, b => b
@[inline] protected def lt {β : Type v} (r : α → β → Prop) : Option α → Option β → Prop
  | none, some _ => True
  | some x, some y => r x y
  | _, _ => False
@[inline] protected def le {β : Type v} (r : α → β → Prop) : Option α → Option β → Prop
  | none, some _ => True
  | none, none => True
  | some _, none => False
  | some x, some y => r x y
instance instDecidableRelLt {β : Type v} (r : α → β → Prop) [s : DecidableRel r] : DecidableRel (Option.lt r)
  | none, some _ => isTrue trivial
  | some x, some y => s x y
  | some _, none => isFalse not_false
  | none, none => isFalse not_false
instance _root_.instLTOption [LT α] : LT (Option α) := ⟨Option.lt (· < ·)⟩
instance _root_.instLEOption [LE α] : LE (Option α) := ⟨Option.le (· ≤ ·)⟩
def merge (fn : α → α → α) : Option α → Option α → Option α
  | none, none => none
  | some x, none => some x
  | none, some y => some y
  | some x, some y => some <| fn x y
@[inline] def guard (p : α → Bool) (a : α) : Option α := if p a then some a else none
@[inline] def toList : Option α → List α
  | none => .nil
  | some a => .cons a .nil
inductive Rel {β : Type v} (r : α → β → Prop) : Option α → Option β → Prop where
  | some {a : α} {b : β} : r a b → Rel r (some a) (some b)
  | none : Rel r none none
@[simp, inline] def join (x : Option (Option α)) : Option α := x.bind id
protected def min [Min α] : Option α → Option α → Option α
  | some x, some y => some (Min.min x y)
  | some _, none => none
  | none, some _ => none
  | none, none => none
instance [Min α] : Min (Option α) := ⟨Option.min⟩
protected def max [Max α] : Option α → Option α → Option α
  | some x, some y => some (Max.max x y)
  | some x, none => some x
  | none, some y => some y
  | none, none => none
instance [Max α] : Max (Option α) := ⟨Option.max⟩
@[inline] def pbind {β : Type v} : (o : Option α) → (f : (a : α) → o = some a → Option β) → Option β
  | none, _ => none
  | some a, f => f a rfl
@[inline] def pmap {β : Type v} {p : α → Prop} (f : (a : α) → p a → β) :
    (o : Option α) → (∀ a, o = some a → p a) → Option β
  | none, _ => none
  | some a, H => some (f a (H a rfl))
@[inline] def pelim {β : Sort v} (o : Option α) (b : β) (f : (a : α) → o = some a → β) : β :=
  match o with
  | none => b
  | some a => f a rfl
@[inline] def attachWith (xs : Option α) (P : α → Prop) (H : ∀ x, xs = some x → P x) : Option {x // P x} :=
  match xs with
  | none => none
  | some x => some ⟨x, H x rfl⟩
@[inline] def attach (xs : Option α) : Option {x // xs = some x} := xs.attachWith _ fun _ => id
def unattach {p : α → Prop} (o : Option { x // p x }) := o.map (·.val)
@[inline] protected def forM {m : Type u → Type v} [Pure m] {α : Type w} : Option α → (α → m PUnit) → m PUnit
  | none, _ => pure ⟨⟩
  | some a, f => f a
@[inline] protected def mapM {m : Type u → Type v} [Applicative m] {α : Type w} {β : Type u} (f : α → m β) :
    Option α → m (Option β)
  | none => pure none
  | some x => some <$> f x
deriving instance BEq for Option
instance (α : Type u) [BEq α] [ReflBEq α] : ReflBEq (Option α) where
  rfl {x} := match x with
    | some _ => BEq.rfl (α := α)
    | none => rfl
instance (α : Type u) [BEq α] [LawfulBEq α] : LawfulBEq (Option α) where
  eq_of_beq {x y h} := match x, y, h with
    | some _, some _, h => congrArg some (LawfulBEq.eq_of_beq (α := α) h)
    | none, none, _ => rfl

/- Values at the constructors. -/
@[simp] theorem all_none {p : α → Bool} : Option.all p none = true := rfl
@[simp] theorem all_some {a : α} {p : α → Bool} : Option.all p (some a) = p a := rfl
@[simp] theorem any_none {p : α → Bool} : Option.any p none = false := rfl
@[simp] theorem any_some {a : α} {p : α → Bool} : Option.any p (some a) = p a := rfl
@[simp] theorem orElse_some {a : α} {b : Unit → Option α} : (some a).orElse b = some a := rfl
@[simp] theorem orElse_none {b : Unit → Option α} : none.orElse b = b () := rfl
@[simp] theorem get!_none [Inhabited α] : (none : Option α).get! = default := rfl
@[simp] theorem get!_some [Inhabited α] {a : α} : (some a).get! = a := rfl
@[simp] theorem join_none : (none : Option (Option α)).join = none := rfl
@[simp] theorem join_some {o : Option α} : (some o).join = o := rfl
@[simp] theorem filter_none (p : α → Bool) : none.filter p = none := rfl
theorem filter_some {a : α} {p : α → Bool} : Option.filter p (some a) = if p a then some a else none := rfl
@[simp] theorem merge_none_left {f : α → α → α} {b : Option α} : merge f none b = b := by cases b <;> rfl
@[simp] theorem merge_none_right {f : α → α → α} {a : Option α} : merge f a none = a := by cases a <;> rfl
@[simp] theorem merge_some_some {f : α → α → α} {a b : α} : merge f (some a) (some b) = some (f a b) := rfl
@[simp] theorem elim_none {β : Sort v} (x : β) (f : α → β) : Option.elim none x f = x := rfl
@[simp] theorem elim_some {β : Sort v} (x : β) (f : α → β) (a : α) : Option.elim (some a) x f = f a := rfl
@[simp] theorem toList_some (a : α) : (some a).toList = [a] := rfl
@[simp] theorem toList_none (α : Type u) : (none : Option α).toList = [] := rfl
@[simp] theorem some_or {o : Option α} {a : α} : (some a).or o = some a := rfl
@[simp] theorem none_or {o : Option α} : none.or o = o := rfl
@[simp] theorem or_some {o : Option α} {a : α} : o.or (some a) = some (o.getD a) := by cases o <;> rfl
@[simp] theorem or_none {o : Option α} : or o none = o := by cases o <;> rfl
@[simp] theorem none_beq_none [BEq α] : ((none : Option α) == none) = true := rfl
@[simp] theorem none_beq_some [BEq α] (a : α) : ((none : Option α) == some a) = false := rfl
@[simp] theorem some_beq_none [BEq α] (a : α) : ((some a : Option α) == none) = false := rfl
@[simp] theorem some_beq_some [BEq α] {a b : α} : (some a == some b) = (a == b) := rfl
@[simp] theorem pbind_none {β : Type v} {f : (a : α) → none = some a → Option β} : pbind none f = none := rfl
@[simp] theorem pbind_some {β : Type v} {a : α} {f : (b : α) → some a = some b → Option β} :
    pbind (some a) f = f a rfl := rfl
@[simp] theorem pmap_none {β : Type v} {p : α → Prop} {f : ∀ (a : α), p a → β} {h} : pmap f none h = none := rfl
@[simp] theorem pmap_some {β : Type v} {a : α} {p : α → Prop} {f : ∀ (a : α), p a → β} {h} :
    pmap f (some a) h = some (f a (h a rfl)) := rfl
@[simp] theorem pelim_none {β : Sort v} {b : β} {f : (a : α) → none = some a → β} : pelim none b f = b := rfl
@[simp] theorem pelim_some {a : α} {β : Sort v} {b : β} {f : (c : α) → some a = some c → β} :
    pelim (some a) b f = f a rfl := rfl
@[simp] theorem attach_none : (none : Option α).attach = none := rfl
@[simp] theorem attachWith_none {P : α → Prop} {H : ∀ x, none = some x → P x} :
    (none : Option α).attachWith P H = none := rfl
@[simp] theorem attach_some {x : α} : (some x).attach = some ⟨x, rfl⟩ := rfl
@[simp] theorem attachWith_some {x : α} {P : α → Prop} (h : ∀ (b : α), some x = some b → P b) :
    (some x).attachWith P h = some ⟨x, by simpa using h⟩ := rfl
@[simp] theorem min_some_some [Min α] {a b : α} : min (some a) (some b) = some (min a b) := rfl
@[simp] theorem min_none_left [Min α] {o : Option α} : min none o = none := by cases o <;> rfl
@[simp] theorem min_none_right [Min α] {o : Option α} : min o none = none := by cases o <;> rfl
@[simp] theorem max_some_some [Max α] {a b : α} : max (some a) (some b) = some (max a b) := rfl
@[simp] theorem max_none_left [Max α] {o : Option α} : max none o = o := by cases o <;> rfl
@[simp] theorem max_none_right [Max α] {o : Option α} : max o none = o := by cases o <;> rfl
@[simp] theorem not_lt_none [LT α] {a : Option α} : ¬ a < none := by cases a <;> exact id
theorem none_lt_some [LT α] {a : α} : none < some a := trivial
@[simp] theorem some_lt_some [LT α] {a b : α} : some a < some b ↔ a < b := Iff.rfl
@[simp] theorem none_le [LE α] {a : Option α} : none ≤ a := by cases a <;> exact trivial
theorem not_some_le_none [LE α] {a : α} : ¬ some a ≤ none := id
@[simp] theorem some_le_some [LE α] {a b : α} : some a ≤ some b ↔ a ≤ b := Iff.rfl

/- Membership, `get`, `getD`. -/
theorem default_eq_none : (default : Option α) = none := rfl
theorem mem_some {a b : α} : a ∈ some b ↔ b = a := by simp
theorem mem_some_iff {a b : α} : a ∈ some b ↔ b = a := mem_some
theorem mem_some_self (a : α) : a ∈ some a := rfl
@[simp] theorem not_mem_none (a : α) : a ∉ (none : Option α) := nofun
protected theorem «forall» {p : Option α → Prop} : (∀ x, p x) ↔ p none ∧ ∀ x, p (some x) :=
  ⟨fun h => ⟨h _, fun _ => h _⟩, fun h x => match x with | none => h.1 | some _ => h.2 _⟩
protected theorem «exists» {p : Option α → Prop} : (∃ x, p x) ↔ p none ∨ ∃ x, p (some x) :=
  ⟨fun ⟨x, h⟩ => match x, h with | none, h => .inl h | some x, h => .inr ⟨x, h⟩,
   fun h => h.elim (fun h => ⟨_, h⟩) fun ⟨x, h⟩ => ⟨some x, h⟩⟩
theorem get_mem : ∀ {o : Option α} (h : isSome o), o.get h ∈ o
  | some _, _ => rfl
theorem get_of_mem {a : α} : ∀ {o : Option α} (h : isSome o), a ∈ o → o.get h = a
  | some _, _, h => Option.some.inj h
theorem get_of_eq_some {a : α} : ∀ {o : Option α} (h : isSome o), o = some a → o.get h = a
  | some _, _, h => Option.some.inj h
theorem getD_of_ne_none {x : Option α} (hx : x ≠ none) (y : α) : some (x.getD y) = x := by
  cases x with
  | none => exact (hx rfl).elim
  | some x => rfl
theorem getD_eq_iff {o : Option α} {a b : α} : o.getD a = b ↔ (o = some b ∨ o = none ∧ a = b) := by cases o <;> simp
theorem get_eq_get! [Inhabited α] : (o : Option α) → {h : o.isSome} → o.get h = o.get!
  | some _, _ => rfl
theorem get_eq_getD {fallback : α} : (o : Option α) → {h : o.isSome} → o.get h = o.getD fallback
  | some _, _ => rfl
theorem some_get! [Inhabited α] : (o : Option α) → o.isSome → some (o.get!) = o
  | some _, _ => rfl
theorem get!_eq_getD [Inhabited α] (o : Option α) : o.get! = o.getD default := by cases o <;> rfl
theorem get_congr {o o' : Option α} {ho : o.isSome} (h : o = o') : o.get ho = o'.get (h ▸ ho) := by cases h; rfl
theorem get_inj {o1 o2 : Option α} {h1} {h2} : o1.get h1 = o2.get h2 ↔ o1 = o2 := by
  match o1, o2, h1, h2 with
  | some a, some b, _, _ => simp
theorem mem_unique {o : Option α} {a b : α} (ha : a ∈ o) (hb : b ∈ o) : a = b :=
  some.inj <| (show o = some a from ha).symm.trans hb
theorem eq_some_unique {o : Option α} {a b : α} (ha : o = some a) (hb : o = some b) : a = b := mem_unique ha hb
theorem eq_none_iff_forall_ne_some {o : Option α} : o = none ↔ ∀ a, o ≠ some a := by cases o <;> simp
theorem eq_none_iff_forall_some_ne {o : Option α} : o = none ↔ ∀ a, some a ≠ o := by cases o <;> simp
theorem eq_none_iff_forall_not_mem {o : Option α} : o = none ↔ ∀ a, a ∉ o := eq_none_iff_forall_ne_some
theorem isSome_eq_isSome {β : Type v} {x : Option α} {y : Option β} :
    (isSome x = isSome y) ↔ (x = none ↔ y = none) := by
  cases x <;> cases y <;> simp
theorem isSome_of_mem {x : Option α} {y : α} (h : y ∈ x) : x.isSome := (show x = some y from h) ▸ rfl
theorem isSome_of_eq_some {x : Option α} {y : α} (h : x = some y) : x.isSome := h ▸ rfl
@[simp] theorem isSome_eq_false_iff {o : Option α} : isSome o = false ↔ o.isNone = true := by cases o <;> simp
@[simp] theorem isNone_eq_false_iff {o : Option α} : isNone o = false ↔ o.isSome = true := by cases o <;> simp
@[simp] theorem isNone_iff_eq_none {o : Option α} : o.isNone ↔ o = none := by cases o <;> simp
@[simp] theorem not_isSome (a : Option α) : (!a.isSome) = a.isNone := by cases a <;> rfl
@[simp] theorem not_comp_isSome : (! ·) ∘ @Option.isSome α = Option.isNone := funext fun o => not_isSome o
@[simp] theorem not_isNone (a : Option α) : (!a.isNone) = a.isSome := by cases a <;> rfl
@[simp] theorem not_comp_isNone : (!·) ∘ @Option.isNone α = Option.isSome := funext fun o => not_isNone o
theorem eq_some_of_isSome : ∀ {o : Option α} (h : o.isSome), o = some (o.get h)
  | some _, _ => rfl
theorem eq_some_iff_get_eq {o : Option α} {a : α} : o = some a ↔ ∃ h : o.isSome, o.get h = a :=
  ⟨fun h => ⟨h ▸ rfl, get_of_eq_some _ h⟩, fun ⟨h, e⟩ => e ▸ eq_some_of_isSome h⟩
theorem isSome_iff_ne_none {o : Option α} : o.isSome ↔ o ≠ none := by cases o <;> simp
theorem not_isSome_iff_eq_none {o : Option α} : ¬o.isSome ↔ o = none := by cases o <;> simp
theorem ne_none_iff_isSome {o : Option α} : o ≠ none ↔ o.isSome := by cases o <;> simp
@[simp] theorem any_true {o : Option α} : o.any (fun _ => true) = o.isSome := by cases o <;> rfl
@[simp] theorem any_false {o : Option α} : o.any (fun _ => false) = false := by cases o <;> rfl
@[simp] theorem all_true {o : Option α} : o.all (fun _ => true) = true := by cases o <;> rfl
@[simp] theorem all_false {o : Option α} : o.all (fun _ => false) = o.isNone := by cases o <;> rfl
theorem ne_none_iff_exists {o : Option α} : o ≠ none ↔ ∃ x, some x = o := by cases o <;> simp
theorem exists_ne_none {p : Option α → Prop} : (∃ x, x ≠ none ∧ p x) ↔ ∃ x, p (some x) :=
  ⟨fun ⟨x, hx, hp⟩ => by cases x with | none => exact (hx rfl).elim | some x => exact ⟨x, hp⟩,
   fun ⟨x, hx⟩ => ⟨some x, nofun, hx⟩⟩
theorem forall_ne_none {p : Option α → Prop} : (∀ x (_ : x ≠ none), p x) ↔ ∀ x, p (some x) :=
  ⟨fun h x => h (some x) nofun, fun h x hx => by cases x with | none => exact (hx rfl).elim | some x => exact h x⟩

/- `bind`, `join`, `map`. -/
@[simp] theorem pure_def : pure = @some α := rfl
@[simp] theorem bind_eq_bind {α β : Type u} : bind = @Option.bind α β := rfl
@[simp] theorem bind_fun_some (x : Option α) : x.bind some = x := by cases x <;> rfl
@[simp] theorem bind_fun_none {β : Type v} (x : Option α) : x.bind (fun _ => none (α := β)) = none := by cases x <;> rfl
theorem bind_eq_some_iff {β : Type v} {x : Option α} {f : α → Option β} {b : β} :
    x.bind f = some b ↔ ∃ a, x = some a ∧ f a = some b := by cases x <;> simp
@[simp] theorem bind_eq_none_iff {β : Type v} {o : Option α} {f : α → Option β} :
    o.bind f = none ↔ ∀ a, o = some a → f a = none := by cases o <;> simp
theorem bind_eq_none' {β : Type v} {o : Option α} {f : α → Option β} :
    o.bind f = none ↔ ∀ b a, o = some a → f a ≠ some b := by
  cases o <;> simp [eq_none_iff_forall_ne_some]
theorem mem_bind_iff {β : Type v} {o : Option α} {f : α → Option β} {b : β} : b ∈ o.bind f ↔ ∃ a, a ∈ o ∧ b ∈ f a :=
  bind_eq_some_iff
theorem bind_comm {β : Type v} {γ : Type w} {f : α → β → Option γ} (a : Option α) (b : Option β) :
    (a.bind fun x => b.bind (f x)) = b.bind fun y => a.bind fun x => f x y := by cases a <;> cases b <;> rfl
theorem bind_assoc {β : Type v} {γ : Type w} (x : Option α) (f : α → Option β) (g : β → Option γ) :
    (x.bind f).bind g = x.bind fun y => (f y).bind g := by cases x <;> rfl
theorem bind_congr {β : Type v} {o : Option α} {f g : α → Option β} (h : ∀ a, o = some a → f a = g a) :
    o.bind f = o.bind g := by
  cases o with
  | none => rfl
  | some a => exact h a rfl
theorem isSome_bind {β : Type v} (x : Option α) (f : α → Option β) :
    (x.bind f).isSome = x.any (fun x => (f x).isSome) := by
  cases x <;> rfl
theorem isNone_bind {β : Type v} (x : Option α) (f : α → Option β) :
    (x.bind f).isNone = x.all (fun x => (f x).isNone) := by
  cases x <;> rfl
theorem isSome_of_isSome_bind {β : Type v} {x : Option α} {f : α → Option β} (h : (x.bind f).isSome) : x.isSome := by
  cases x with
  | none => exact h
  | some _ => rfl
theorem isSome_apply_of_isSome_bind {β : Type v} {x : Option α} {f : α → Option β} (h : (x.bind f).isSome) :
    (f (x.get (isSome_of_isSome_bind h))).isSome := by
  cases x with
  | none => nomatch h
  | some _ => exact h
@[simp] theorem get_bind {β : Type v} {x : Option α} {f : α → Option β} (h : (x.bind f).isSome) :
    (x.bind f).get h = (f (x.get (isSome_of_isSome_bind h))).get (isSome_apply_of_isSome_bind h) := by
  cases x with
  | none => nomatch h
  | some _ => rfl
theorem any_bind {β : Type v} {p : β → Bool} {f : α → Option β} {o : Option α} :
    (o.bind f).any p = o.any (Option.any p ∘ f) := by
  cases o <;> rfl
theorem all_bind {β : Type v} {p : β → Bool} {f : α → Option β} {o : Option α} :
    (o.bind f).all p = o.all (Option.all p ∘ f) := by
  cases o <;> rfl
theorem bind_id_eq_join {x : Option (Option α)} : x.bind id = x.join := rfl
theorem join_eq_some_iff {a : α} {x : Option (Option α)} : x.join = some a ↔ x = some (some a) := by cases x <;> simp
theorem join_ne_none {x : Option (Option α)} : x.join ≠ none ↔ ∃ z, x = some (some z) := by
  simp only [ne_none_iff_exists', join_eq_some_iff]
theorem join_eq_none_iff {o : Option (Option α)} : o.join = none ↔ o = none ∨ o = some none := by cases o <;> simp
theorem bind_join {β : Type v} {f : α → Option β} {o : Option (Option α)} : o.join.bind f = o.bind (·.bind f) := by
  cases o <;> rfl
@[simp] theorem map_eq_map {α β : Type u} {f : α → β} : Functor.map f = Option.map f := rfl
@[simp] theorem isSome_map {β : Type v} {f : α → β} {x : Option α} : (x.map f).isSome = x.isSome := by cases x <;> rfl
@[simp] theorem isNone_map {β : Type v} {f : α → β} {x : Option α} : (x.map f).isNone = x.isNone := by cases x <;> rfl
theorem map_eq_bind {β : Type v} {f : α → β} {x : Option α} : x.map f = x.bind (some ∘ f) := by cases x <;> rfl
theorem map_congr {β : Type v} {f g : α → β} {x : Option α} (h : ∀ a, x = some a → f a = g a) : x.map f = x.map g := by
  cases x with
  | none => rfl
  | some a => exact congrArg some (h a rfl)
@[simp] theorem map_id_fun {α : Type u} : Option.map (id : α → α) = id := map_id
theorem map_id' {x : Option α} : (x.map fun a => a) = x := congrFun map_id x
@[simp] theorem map_id_fun' {α : Type u} : Option.map (fun (a : α) => a) = id := map_id
@[simp] theorem get_map {β : Type v} {f : α → β} {o : Option α} {h : (o.map f).isSome} :
    (o.map f).get h = f (o.get (isSome_map ▸ h)) := by
  cases o with
  | none => nomatch h
  | some _ => rfl
theorem comp_map {β : Type v} {γ : Type w} (h : β → γ) (g : α → β) (x : Option α) : x.map (h ∘ g) = (x.map g).map h :=
  (map_map ..).symm
@[simp] theorem map_comp_map {β : Type v} {γ : Type w} (f : α → β) (g : β → γ) :
    Option.map g ∘ Option.map f = Option.map (g ∘ f) :=
  funext fun x => map_map g f x
theorem mem_map_of_mem {β : Type v} {a : α} {x : Option α} (g : α → β) (h : a ∈ x) : g a ∈ Option.map g x :=
  (congrArg (Option.map g) h : _)
theorem map_inj_right {β : Type v} {f : α → β} {o o' : Option α} (w : ∀ x y, f x = f y → x = y) :
    o.map f = o'.map f ↔ o = o' := by
  cases o <;> cases o' <;> simp
  exact ⟨w _ _, fun h => h ▸ rfl⟩
theorem map_if {β : Type v} {a : α} {f : α → β} {c : Prop} {_ : Decidable c} :
    (if c then some a else none).map f = if c then some (f a) else none := by split <;> rfl
theorem map_dif {β : Type v} {f : α → β} {c : Prop} {_ : Decidable c} {a : c → α} :
    (if h : c then some (a h) else none).map f = if h : c then some (f (a h)) else none := by split <;> rfl
theorem any_map {β : Type v} {f : α → β} {x : Option α} {p : β → Bool} :
    (x.map f).any p = x.any (fun a => p (f a)) := by cases x <;> rfl
theorem all_map {β : Type v} {f : α → β} {x : Option α} {p : β → Bool} :
    (x.map f).all p = x.all (fun a => p (f a)) := by cases x <;> rfl
theorem bind_map_comm {β : Type v} {f : α → β} {x : Option (Option α)} :
    x.bind (Option.map f) = (x.map (Option.map f)).bind id := by
  cases x <;> rfl
theorem bind_map {β : Type v} {γ : Type w} {f : α → β} {g : β → Option γ} {x : Option α} :
    (x.map f).bind g = x.bind (g ∘ f) := by cases x <;> rfl
@[simp] theorem map_bind {β : Type v} {γ : Type w} {f : α → Option β} {g : β → γ} {x : Option α} :
    (x.bind f).map g = x.bind (Option.map g ∘ f) := by cases x <;> rfl
theorem join_map_eq_map_join {β : Type v} {f : α → β} {x : Option (Option α)} :
    (x.map (Option.map f)).join = x.join.map f := by cases x <;> rfl
theorem join_join {x : Option (Option (Option α))} : x.join.join = (x.map join).join := by cases x <;> rfl
theorem mem_of_mem_join {a : α} {x : Option (Option α)} (h : a ∈ x.join) : some a ∈ x := join_eq_some_iff.1 h
@[simp] theorem getD_map {β : Type v} (f : α → β) (x : α) (o : Option α) : (o.map f).getD (f x) = f (getD o x) := by
  cases o <;> rfl

/- `filter`, `guard`, `all`, `any`. -/
theorem filter_some_pos {a : α} {p : α → Bool} (h : p a) : Option.filter p (some a) = some a := by
  rw [filter_some, if_pos h]
theorem filter_some_neg {a : α} {p : α → Bool} (h : p a = false) : Option.filter p (some a) = none := by
  rw [filter_some, if_neg]; rw [h]; nofun
private theorem filter_eq (p : α → Bool) (o : Option α) :
    o.filter p = o.bind fun a => bif p a then some a else none := by
  cases o with
  | none => rfl
  | some a => rw [filter_some, bind_some]; cases p a <;> rfl
theorem isSome_of_isSome_filter (p : α → Bool) (o : Option α) (h : (o.filter p).isSome) : o.isSome := by
  cases o with
  | none => exact h
  | some _ => rfl
@[simp] theorem filter_eq_none_iff {o : Option α} {p : α → Bool} : o.filter p = none ↔ ∀ a, o = some a → ¬ p a := by
  cases o <;> simp [filter_some]
@[simp] theorem filter_eq_some_iff {o : Option α} {a : α} {p : α → Bool} : o.filter p = some a ↔ o = some a ∧ p a := by
  cases o with
  | none => simp
  | some b =>
    rw [filter_some]
    by_cases h : p b
    · rw [if_pos h]; exact ⟨fun e => ⟨e, Option.some.inj e ▸ h⟩, fun e => e.1⟩
    · rw [if_neg h]; exact ⟨nofun, fun ⟨e, k⟩ => absurd (Option.some.inj e ▸ k) h⟩
theorem filter_some_eq_some {a : α} {p : α → Bool} : Option.filter p (some a) = some a ↔ p a := by simp
theorem filter_some_eq_none {a : α} {p : α → Bool} : Option.filter p (some a) = none ↔ ¬p a := by simp
theorem mem_filter_iff {o : Option α} {a : α} {p : α → Bool} : a ∈ o.filter p ↔ a ∈ o ∧ p a := filter_eq_some_iff
theorem bind_guard (x : Option α) (p : α → Bool) : x.bind (Option.guard p) = x.filter p := by cases x <;> rfl
theorem eq_some_of_filter_eq_some {o : Option α} {a : α} {p : α → Bool} (h : o.filter p = some a) : o = some a :=
  (filter_eq_some_iff.1 h).1
@[simp] theorem any_filter {p q : α → Bool} (o : Option α) :
    (Option.filter p o).any q = Option.any (fun a => p a && q a) o := by
  cases o with
  | none => rfl
  | some a => rw [filter_eq, bind_some, any_some]; cases p a <;> rfl
@[simp] theorem all_filter {p q : α → Bool} (o : Option α) :
    (Option.filter p o).all q = Option.all (fun a => !p a || q a) o := by
  cases o with
  | none => rfl
  | some a => rw [filter_eq, bind_some, all_some]; cases p a <;> rfl
@[simp] theorem isNone_filter {o : Option α} {p : α → Bool} :
    Option.isNone (Option.filter p o) = Option.all (fun a => !p a) o := by
  cases o with
  | none => rfl
  | some a => rw [filter_eq, bind_some, all_some]; cases p a <;> rfl
@[simp] theorem isSome_filter {o : Option α} {p : α → Bool} : Option.isSome (Option.filter p o) = Option.any p o := by
  cases o with
  | none => rfl
  | some a => rw [filter_eq, bind_some, any_some]; cases p a <;> rfl
@[simp] theorem filter_filter {o : Option α} {p q : α → Bool} :
    Option.filter q (Option.filter p o) = Option.filter (fun x => p x && q x) o := by
  cases o with
  | none => rfl
  | some a => rw [filter_eq p, filter_eq (fun x => p x && q x), bind_some, bind_some]; cases h : p a with
    | false => rfl
    | true => rw [cond_true, filter_eq, bind_some, Bool.true_and]
theorem filter_map {β : Type v} {f : α → β} {p : β → Bool} {x : Option α} :
    (Option.map f x).filter p = (x.filter (p ∘ f)).map f := by
  cases x with
  | none => rfl
  | some a => rw [map_some, filter_some, filter_some, Function.comp_apply]; split <;> rfl
@[simp] theorem guard_eq_some_iff {a b : α} {p : α → Bool} : guard p a = some b ↔ a = b ∧ p a := by
  rw [guard]; split <;> rename_i h <;> simp [h]
@[simp] theorem isSome_guard {a : α} {p : α → Bool} : (Option.guard p a).isSome = p a := by
  rw [guard]; split <;> rename_i h <;> simp [h]
@[simp] theorem isNone_guard {a : α} {p : α → Bool} : (Option.guard p a).isNone = !p a := by
  rw [← not_isSome, isSome_guard]
@[simp] theorem guard_eq_none_iff {a : α} {p : α → Bool} : Option.guard p a = none ↔ p a = false := by
  rw [guard]; split <;> rename_i h <;> simp [h]
@[simp] theorem guard_pos {a : α} {p : α → Bool} (h : p a) : Option.guard p a = some a := if_pos h
@[congr] theorem guard_congr {f g : α → Bool} (h : ∀ a, f a = g a) : guard f = guard g := by rw [funext h]
@[simp] theorem guard_false : guard (fun (_ : α) => false) = fun _ => none := rfl
@[simp] theorem guard_true : guard (fun (_ : α) => true) = some := rfl
theorem get_none (a : α) {h} : none.get h = a := nomatch h
@[simp] theorem get_none_eq_iff_true {a : α} {h} : (none : Option α).get h = a ↔ True := nomatch h
@[simp] theorem get_guard {a : α} {p : α → Bool} {h} : (guard p a).get h = a := by
  have k : p a := (isSome_guard (p := p) (a := a)).symm.trans h
  exact get_of_eq_some h (if_pos k)
theorem getD_guard {a b : α} {p : α → Bool} : (guard p a).getD b = if p a then a else b := by rw [guard]; split <;> rfl
theorem guard_def (p : α → Bool) : Option.guard p = fun x => if p x then some x else none := rfl
theorem guard_eq_ite {p : α → Bool} {x : α} : Option.guard p x = if p x then some x else none := rfl
theorem guard_eq_filter {p : α → Bool} {x : α} : Option.guard p x = Option.filter p (some x) := rfl
@[simp] theorem all_guard {p q : α → Bool} (a : α) : Option.all q (guard p a) = (!p a || q a) := by
  rw [guard_eq_filter, all_filter, all_some]
@[simp] theorem any_guard {p q : α → Bool} (a : α) : Option.any q (guard p a) = (p a && q a) := by
  rw [guard_eq_filter, any_filter, any_some]
@[simp] theorem filter_guard {p q : α → Bool} {x : α} :
    (Option.guard p x).filter q = Option.guard (fun y => p y && q y) x := by
  rw [guard_eq_filter, filter_filter]; rfl
theorem all_eq_true (p : α → Bool) (x : Option α) : x.all p = true ↔ ∀ y, x = some y → p y := by cases x <;> simp
theorem all_eq_false (p : α → Bool) (x : Option α) : x.all p = false ↔ ∃ y, x = some y ∧ p y = false := by
  cases x <;> simp
theorem any_eq_true (p : α → Bool) (x : Option α) : x.any p = true ↔ ∃ y, x = some y ∧ p y := by cases x <;> simp
theorem any_eq_false (p : α → Bool) (x : Option α) : x.any p = false ↔ ∀ y, x = some y → p y = false := by
  cases x <;> simp
theorem isSome_of_any {p : α → Bool} {x : Option α} (h : x.any p) : x.isSome := by
  cases x with
  | none => exact h
  | some _ => rfl
@[simp] theorem get_filter {x : Option α} {f : α → Bool} (h : (x.filter f).isSome) :
    (x.filter f).get h = x.get (isSome_of_isSome_filter f x h) :=
  get_of_eq_some h (filter_eq_some_iff.mpr ⟨(some_get _).symm, by
    cases x with
    | none => nomatch h
    | some _ => rw [isSome_filter] at h; exact h⟩)

/- `merge`, `or`, `orElse`. -/
theorem merge_eq_or_eq {f : α → α → α} (h : ∀ a b, f a b = a ∨ f a b = b) :
    ∀ o₁ o₂, merge f o₁ o₂ = o₁ ∨ merge f o₁ o₂ = o₂
  | none, none => .inl rfl
  | some _, none => .inl rfl
  | none, some _ => .inr rfl
  | some a, some b => (h a b).imp (congrArg some) (congrArg some)
theorem merge_eq_some_iff {o o' : Option α} {a : α} {f : α → α → α} : o.merge f o' = some a ↔ (o = some a ∧ o' = none) ∨
    (o = none ∧ o' = some a) ∨ (∃ b c, o = some b ∧ o' = some c ∧ f b c = a) := by cases o <;> cases o' <;> simp
@[simp] theorem merge_eq_none_iff {o o' : Option α} {f : α → α → α} : o.merge f o' = none ↔ o = none ∧ o' = none := by
  cases o <;> cases o' <;> simp
@[simp] theorem isSome_merge {o o' : Option α} {f : α → α → α} : (o.merge f o').isSome = (o.isSome || o'.isSome) := by
  cases o <;> cases o' <;> rfl
@[simp] theorem isNone_merge {o o' : Option α} {f : α → α → α} : (o.merge f o').isNone = (o.isNone && o'.isNone) := by
  cases o <;> cases o' <;> rfl
theorem or_eq_right_of_none {o o' : Option α} (h : o = none) : o.or o' = o' := h ▸ rfl
theorem or_eq_left_of_none {o o' : Option α} (h : o' = none) : o.or o' = o := h ▸ or_none
theorem or_eq_bif {o o' : Option α} : or o o' = bif o.isSome then o else o' := by cases o <;> rfl
@[simp] theorem isSome_or {o o' : Option α} : (or o o').isSome = (o.isSome || o'.isSome) := by cases o <;> rfl
@[simp] theorem isNone_or {o o' : Option α} : (or o o').isNone = (o.isNone && o'.isNone) := by cases o <;> rfl
@[simp] theorem or_eq_none_iff {o o' : Option α} : or o o' = none ↔ o = none ∧ o' = none := by cases o <;> simp
@[simp] theorem or_eq_some_iff {o o' : Option α} {a : α} :
    or o o' = some a ↔ o = some a ∨ (o = none ∧ o' = some a) := by cases o <;> simp
theorem or_assoc {o₁ o₂ o₃ : Option α} : or (or o₁ o₂) o₃ = or o₁ (or o₂ o₃) := by cases o₁ <;> rfl
@[simp] theorem or_self {o : Option α} : or o o = o := by cases o <;> rfl
instance : Std.Associative (or (α := α)) := ⟨@or_assoc _⟩
instance : Std.LawfulIdentity (or (α := α)) none where
  left_id := @none_or _
  right_id := @or_none _
instance : Std.IdempotentOp (or (α := α)) := ⟨@or_self _⟩
theorem map_or {β : Type v} {o o' : Option α} {f : α → β} : (or o o').map f = (o.map f).or (o'.map f) := by
  cases o <;> rfl
theorem or_of_isSome {o o' : Option α} (h : o.isSome) : o.or o' = o := by
  cases o with
  | none => nomatch h
  | some _ => rfl
theorem or_of_isNone {o o' : Option α} (h : o.isNone) : o.or o' = o' := by
  cases o with
  | none => rfl
  | some _ => nomatch h
@[simp] theorem getD_or {o o' : Option α} {fallback : α} : (o.or o').getD fallback = o.getD (o'.getD fallback) := by
  cases o <;> rfl
@[simp] theorem get!_or {o o' : Option α} [Inhabited α] : (o.or o').get! = o.getD o'.get! := by cases o <;> rfl
@[simp] theorem orElse_eq_orElse : HOrElse.hOrElse = @Option.orElse α := rfl
theorem or_eq_orElse {o o' : Option α} : or o o' = o.orElse (fun _ => o') := by cases o <;> rfl
@[simp] theorem orElse_eq_or {o : Option α} {f : Unit → Option α} : o.orElse f = o.or (f ()) := by cases o <;> rfl
@[simp] theorem isEqSome_eq_beq_some {o : Option α} [BEq α] {y : α} : isEqSome o y = (o == some y) := by cases o <;> rfl
@[simp] theorem beq_none {o : Option α} [BEq α] : (o == none) = o.isNone := by cases o <;> rfl

/- `if`. -/
@[simp] theorem dite_none_left_eq_some {a : α} {p : Prop} {_ : Decidable p} {b : ¬p → Option α} :
    (if h : p then none else b h) = some a ↔ ∃ h, b h = some a := by
  by_cases h : p
  · rw [dif_pos h]; exact ⟨nofun, fun ⟨k, _⟩ => absurd h k⟩
  · rw [dif_neg h]; exact ⟨fun e => ⟨h, e⟩, fun ⟨_, e⟩ => e⟩
@[simp] theorem dite_none_right_eq_some {a : α} {p : Prop} {_ : Decidable p} {b : p → Option α} :
    (if h : p then b h else none) = some a ↔ ∃ h, b h = some a := by
  by_cases h : p
  · rw [dif_pos h]; exact ⟨fun e => ⟨h, e⟩, fun ⟨_, e⟩ => e⟩
  · rw [dif_neg h]; exact ⟨nofun, fun ⟨k, _⟩ => absurd k h⟩
@[simp] theorem some_eq_dite_none_left {a : α} {p : Prop} {_ : Decidable p} {b : ¬p → Option α} :
    some a = (if h : p then none else b h) ↔ ∃ h, some a = b h := by
  by_cases h : p
  · rw [dif_pos h]; exact ⟨nofun, fun ⟨k, _⟩ => absurd h k⟩
  · rw [dif_neg h]; exact ⟨fun e => ⟨h, e⟩, fun ⟨_, e⟩ => e⟩
@[simp] theorem some_eq_dite_none_right {a : α} {p : Prop} {_ : Decidable p} {b : p → Option α} :
    some a = (if h : p then b h else none) ↔ ∃ h, some a = b h := by
  by_cases h : p
  · rw [dif_pos h]; exact ⟨fun e => ⟨h, e⟩, fun ⟨_, e⟩ => e⟩
  · rw [dif_neg h]; exact ⟨nofun, fun ⟨k, _⟩ => absurd k h⟩
@[simp] theorem ite_none_left_eq_some {a : α} {p : Prop} {_ : Decidable p} {b : Option α} :
    (if p then none else b) = some a ↔ ¬ p ∧ b = some a := by
  by_cases h : p <;> simp [h]
@[simp] theorem ite_none_right_eq_some {a : α} {p : Prop} {_ : Decidable p} {b : Option α} :
    (if p then b else none) = some a ↔ p ∧ b = some a := by
  by_cases h : p <;> simp [h]
@[simp] theorem some_eq_ite_none_left {a : α} {p : Prop} {_ : Decidable p} {b : Option α} :
    some a = (if p then none else b) ↔ ¬ p ∧ some a = b := by
  by_cases h : p <;> simp [h]
@[simp] theorem some_eq_ite_none_right {a : α} {p : Prop} {_ : Decidable p} {b : Option α} :
    some a = (if p then b else none) ↔ p ∧ some a = b := by
  by_cases h : p <;> simp [h]
theorem ite_some_none_eq_some {p : Prop} {_ : Decidable p} {a b : α} :
    (if p then some a else none) = some b ↔ p ∧ a = b := by simp
@[simp] theorem isSome_dite {β : Type v} {p : Prop} {_ : Decidable p} {b : p → β} :
    (if h : p then some (b h) else none).isSome = true ↔ p := by
  split <;> simp [*]
@[simp] theorem isSome_ite {b : α} {p : Prop} {_ : Decidable p} : (if p then some b else none).isSome = true ↔ p := by
  split <;> simp [*]
@[simp] theorem isSome_dite' {β : Type v} {p : Prop} {_ : Decidable p} {b : ¬ p → β} :
    (if h : p then none else some (b h)).isSome = true ↔ ¬ p := by
  split <;> simp [*]
@[simp] theorem isSome_ite' {b : α} {p : Prop} {_ : Decidable p} :
    (if p then none else some b).isSome = true ↔ ¬ p := by split <;> simp [*]
@[simp] theorem get_dite {β : Type v} {p : Prop} {_ : Decidable p} (b : p → β) (w) :
    (if h : p then some (b h) else none).get w = b (isSome_dite.mp w) :=
  get_of_eq_some w (dif_pos (isSome_dite.mp w))
@[simp] theorem get_ite {b : α} {p : Prop} {_ : Decidable p} (h) : (if p then some b else none).get h = b :=
  get_of_eq_some h (if_pos (isSome_ite.mp h))
@[simp] theorem get_dite' {β : Type v} {p : Prop} {_ : Decidable p} (b : ¬ p → β) (w) :
    (if h : p then none else some (b h)).get w = b (isSome_dite'.mp w) :=
  get_of_eq_some w (dif_neg (isSome_dite'.mp w))
@[simp] theorem get_ite' {b : α} {p : Prop} {_ : Decidable p} (h) : (if p then none else some b).get h = b :=
  get_of_eq_some h (if_neg (isSome_ite'.mp h))

/- With proofs: `pbind`, `pmap`, `pelim`, `attach`. -/
@[simp] theorem map_pbind {β : Type v} {γ : Type w} {o : Option α} {f : (a : α) → o = some a → Option β} {g : β → γ} :
    (o.pbind f).map g = o.pbind (fun a h => (f a h).map g) := by cases o <;> rfl
@[simp] theorem pbind_map {α β γ : Type u} (o : Option α) (f : α → β) (g : (x : β) → o.map f = some x → Option γ) :
    (o.map f).pbind g = o.pbind (fun x h => g (f x) (h ▸ rfl)) := by cases o <;> rfl
@[simp] theorem pbind_eq_bind {β : Type v} (o : Option α) (f : α → Option β) : o.pbind (fun x _ => f x) = o.bind f := by
  cases o <;> rfl
theorem pbind_eq_none_iff {β : Type v} {o : Option α} {f : (a : α) → o = some a → Option β} :
    o.pbind f = none ↔ o = none ∨ ∃ a h, f a h = none := by
  cases o with
  | none => exact ⟨fun _ => .inl rfl, fun _ => rfl⟩
  | some a => exact ⟨fun h => .inr ⟨a, rfl, h⟩, fun h => h.elim nofun fun ⟨_, e, h⟩ => by cases e; exact h⟩
theorem isSome_pbind_iff {β : Type v} {o : Option α} {f : (a : α) → o = some a → Option β} :
    (o.pbind f).isSome ↔ ∃ a h, (f a h).isSome := by
  cases o with
  | none => exact ⟨nofun, fun ⟨_, e, _⟩ => nomatch e⟩
  | some a => exact ⟨fun h => ⟨a, rfl, h⟩, fun ⟨_, e, h⟩ => by cases e; exact h⟩
theorem pbind_eq_some_iff {β : Type v} {o : Option α} {f : (a : α) → o = some a → Option β} {b : β} :
    o.pbind f = some b ↔ ∃ a h, f a h = some b := by
  cases o with
  | none => exact ⟨nofun, fun ⟨_, e, _⟩ => nomatch e⟩
  | some a => exact ⟨fun h => ⟨a, rfl, h⟩, fun ⟨_, e, h⟩ => by cases e; exact h⟩
section
variable {β : Type v} {p : α → Prop} {f : ∀ (a : α), p a → β} {o : Option α} {h : ∀ a, o = some a → p a}
@[simp] theorem pmap_eq_none_iff : pmap f o h = none ↔ o = none := by cases o <;> simp
@[simp] theorem isSome_pmap : (pmap f o h).isSome = o.isSome := by cases o <;> rfl
@[simp] theorem isNone_pmap : (pmap f o h).isNone = o.isNone := by cases o <;> rfl
@[simp] theorem pmap_eq_some_iff {b : β} : pmap f o h = some b ↔ ∃ (a : α) (h : p a), o = some a ∧ b = f a h := by
  cases o with
  | none => simp
  | some a =>
    rw [pmap_some]
    exact ⟨fun e => ⟨a, h a rfl, rfl, (Option.some.inj e).symm⟩, fun ⟨c, k, e, l⟩ => by cases e; exact l ▸ rfl⟩
@[simp] theorem pmap_eq_map (p : α → Prop) (f : α → β) (o : Option α) (H) :
    @pmap _ _ p (fun a _ => f a) o H = Option.map f o := by cases o <;> rfl
theorem map_pmap {γ : Type w} {p : α → Prop} (g : β → γ) (f : ∀ a, p a → β) (o H) :
    Option.map g (pmap f o H) = pmap (fun a h => g (f a h)) o H := by cases o <;> rfl
theorem pmap_map {γ : Type w} (o : Option α) (f : α → β) {p : β → Prop} (g : ∀ b, p b → γ) (H) :
    pmap g (o.map f) H = pmap (fun a h => g (f a) h) o (fun a m => H (f a) (map_eq_some_iff.2 ⟨_, m, rfl⟩)) := by
  cases o <;> rfl
end
@[simp] theorem pelim_eq_elim {o : Option α} {β : Sort v} {b : β} {f : α → β} :
    pelim o b (fun a _ => f a) = o.elim b f := by
  cases o <;> rfl
theorem attach_map_val {β : Type v} (o : Option α) (f : α → β) :
    (o.attach.map fun (i : {i // o = some i}) => f i.val) = o.map f := by cases o <;> rfl
@[simp] theorem attach_map_subtype_val (o : Option α) : o.attach.map Subtype.val = o := by cases o <;> rfl
@[simp] theorem isNone_attach (o : Option α) : o.attach.isNone = o.isNone := by cases o <;> rfl
@[simp] theorem isSome_attach (o : Option α) : o.attach.isSome = o.isSome := by cases o <;> rfl
theorem mem_attach : ∀ (o : Option α) (x : {x // o = some x}), x ∈ o.attach
  | none, ⟨_, h⟩ => nomatch h
  | some _, ⟨_, h⟩ => by cases h; rfl
@[simp] theorem unattach_none {p : α → Prop} : (none : Option { x // p x }).unattach = none := rfl
@[simp] theorem unattach_some {p : α → Prop} {a : { x // p x }} : (some a).unattach = some a.val := rfl
end
@[simp] theorem mem_toList {a : α} {o : Option α} : a ∈ o.toList ↔ o = some a := by cases o <;> simp [eq_comm]
end Option
