/-
Inhabited types; pairs, sums, subtypes, options; decidable equality of data; element access (`xs[i]`).
-/
instance instInhabitedProp : Inhabited Prop := ⟨True⟩
instance instInhabitedSort : Inhabited (Sort u) := ⟨PUnit⟩
instance instInhabitedPUnit : Inhabited PUnit := ⟨.unit⟩
instance instInhabitedForall (α : Sort u) {β : Sort v} [Inhabited β] : Inhabited (α → β) := ⟨fun _ => default⟩
instance instInhabitedList {α : Type u} : Inhabited (List α) := ⟨[]⟩
instance instInhabitedOption {α : Type u} : Inhabited (Option α) := ⟨none⟩
instance instInhabitedProd {α : Type u} {β : Type v} [Inhabited α] [Inhabited β] : Inhabited (α × β) :=
  ⟨(default, default)⟩
@[reducible] def Sum.inhabitedLeft {α : Type u} {β : Type v} [Inhabited α] : Inhabited (Sum α β) := ⟨.inl default⟩
@[reducible] def Sum.inhabitedRight {α : Type u} {β : Type v} [Inhabited β] : Inhabited (Sum α β) := ⟨.inr default⟩
protected def List.hasDecEq {α : Type u} [DecidableEq α] : (as bs : List α) → Decidable (as = bs)
  | [], [] => isTrue rfl
  | _ :: _, [] => isFalse nofun
  | [], _ :: _ => isFalse nofun
  | a :: as, b :: bs => match decEq a b with
    | isTrue e => match List.hasDecEq as bs with
      | isTrue es => isTrue (e ▸ es ▸ rfl)
      | isFalse n => isFalse fun h => n (List.cons.inj h).2
    | isFalse n => isFalse fun h => n (List.cons.inj h).1
instance instDecidableEqList {α : Type u} [DecidableEq α] : DecidableEq (List α) := List.hasDecEq
instance List.instDecidableNilEq {α : Type u} (a : List α) : Decidable ([] = a) :=
  match a with
  | [] => isTrue rfl
  | _ :: _ => isFalse nofun
instance List.instDecidableEqNil {α : Type u} (a : List α) : Decidable (a = []) :=
  match a with
  | [] => isTrue rfl
  | _ :: _ => isFalse nofun
deriving instance DecidableEq for Option
deriving instance DecidableEq for Prod
deriving instance DecidableEq for Sum

/- Pairs. -/
namespace Prod
@[ext] protected theorem ext {α : Type u} {β : Type v} {x y : α × β} (fst : x.fst = y.fst) (snd : x.snd = y.snd) :
    x = y := match x, y, fst, snd with
  | (_, _), (_, _), rfl, rfl => rfl
protected theorem eta {α : Type u} {β : Type v} (p : α × β) : (p.fst, p.snd) = p := rfl
def swap {α : Type u} {β : Type v} : α × β → β × α := fun p => (p.2, p.1)
@[simp] theorem swap_swap {α : Type u} {β : Type v} (x : α × β) : swap (swap x) = x := rfl
def map.{u₁, u₂, v₁, v₂} {α₁ : Type u₁} {α₂ : Type u₂} {β₁ : Type v₁} {β₂ : Type v₂} (f : α₁ → α₂) (g : β₁ → β₂) :
    α₁ × β₁ → α₂ × β₂
  | (a, b) => (f a, g b)
@[simp] protected theorem «forall» {α : Type u} {β : Type v} {p : α × β → Prop} : (∀ x, p x) ↔ ∀ a b, p (a, b) :=
  ⟨fun h a b => h (a, b), fun h x => h x.1 x.2⟩
@[simp] protected theorem «exists» {α : Type u} {β : Type v} {p : α × β → Prop} : (∃ x, p x) ↔ ∃ a b, p (a, b) :=
  ⟨fun ⟨(a, b), h⟩ => ⟨a, b, h⟩, fun ⟨a, b, h⟩ => ⟨(a, b), h⟩⟩
end Prod

/- Subtypes. -/
namespace Subtype
variable {α : Sort u} {p : α → Prop}
@[ext] protected theorem ext : {a1 a2 : { x // p x }} → a1.val = a2.val → a1 = a2
  | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl
protected theorem eq : {a1 a2 : { x // p x }} → a1.val = a2.val → a1 = a2 := Subtype.ext
theorem eta (a : { x // p x }) (h : p a.val) : (⟨a.val, h⟩ : Subtype p) = a := rfl
@[simp] protected theorem «forall» {q : { a // p a } → Prop} : (∀ x, q x) ↔ ∀ a b, q ⟨a, b⟩ :=
  ⟨fun h a b => h ⟨a, b⟩, fun h x => h x.1 x.2⟩
@[simp] protected theorem «exists» {q : { a // p a } → Prop} : (∃ x, q x) ↔ ∃ a b, q ⟨a, b⟩ :=
  ⟨fun ⟨⟨a, b⟩, h⟩ => ⟨a, b, h⟩, fun ⟨a, b, h⟩ => ⟨⟨a, b⟩, h⟩⟩
instance {α : Sort u} {p : α → Prop} [DecidableEq α] : DecidableEq { x // p x } := fun a b =>
  if h : a.val = b.val then isTrue (Subtype.ext h) else isFalse fun e => h (congrArg Subtype.val e)
end Subtype

/- Options. -/
namespace Option
variable {α : Type u}
@[inline] protected def bind {β : Type v} : Option α → (α → Option β) → Option β
  | none, _ => none
  | some a, f => f a
@[macro_inline] def getD (opt : Option α) (dflt : α) : α :=
  match opt with
  | some a => a
  | none => dflt
@[inline] def isSome : Option α → Bool
  | some _ => true
  | none => false
@[inline] def isNone : Option α → Bool
  | some _ => false
  | none => true
def get : (o : Option α) → o.isSome = true → α
  | some a, _ => a
@[inline] protected def elim {β : Sort v} : Option α → β → (α → β) → β
  | some a, _, f => f a
  | none, b, _ => b
@[inline] protected def filter (p : α → Bool) : Option α → Option α
  | some a => if p a then some a else none
  | none => none
@[macro_inline] protected def orElse : Option α → (Unit → Option α) → Option α
  | some a, _ => some a
  | none, b => b ()
instance instOrElse : OrElse (Option α) := ⟨Option.orElse⟩
instance : Membership α (Option α) := ⟨fun b a => b = some a⟩
@[simp] theorem mem_def {a : α} {b : Option α} : a ∈ b ↔ b = some a := Iff.rfl
@[simp] theorem map_some {β : Type v} (a : α) (f : α → β) : (some a).map f = some (f a) := rfl
@[simp] theorem map_none {β : Type v} (f : α → β) : (none : Option α).map f = none := rfl
@[simp] theorem bind_some {β : Type v} (a : α) (f : α → Option β) : (some a).bind f = f a := rfl
@[simp] theorem bind_none {β : Type v} (f : α → Option β) : (none : Option α).bind f = none := rfl
@[simp] theorem getD_some {a d : α} : (some a).getD d = a := rfl
@[simp] theorem getD_none {d : α} : (none : Option α).getD d = d := rfl
@[simp] theorem get_some (x : α) (h : isSome (some x) = true) : (some x).get h = x := rfl
@[simp] theorem isSome_some {a : α} : (some a).isSome = true := rfl
@[simp] theorem isSome_none : (none : Option α).isSome = false := rfl
@[simp] theorem isNone_some {a : α} : (some a).isNone = false := rfl
@[simp] theorem isNone_none : (none : Option α).isNone = true := rfl
@[simp] theorem map_id : (Option.map id : Option α → Option α) = id := funext fun o => by cases o <;> rfl
theorem map_id_apply {o : Option α} : Option.map id o = o := by rw [map_id]; rfl
@[simp] theorem map_map.{w₁} {β : Type v} {γ : Type w₁} (h : β → γ) (g : α → β) (x : Option α) :
    (x.map g).map h = x.map (h ∘ g) := by cases x <;> rfl
@[simp] theorem map_eq_some_iff {β : Type v} {f : α → β} {b : β} {x : Option α} :
    x.map f = some b ↔ ∃ a, x = some a ∧ f a = b := by
  cases x <;> simp
@[simp] theorem map_eq_none_iff {β : Type v} {f : α → β} {x : Option α} : x.map f = none ↔ x = none := by
  cases x <;> simp
theorem some_ne_none (x : α) : some x ≠ none := nofun
theorem eq_none_or_eq_some (a : Option α) : a = none ∨ ∃ x, a = some x := by
  cases a with
  | none => exact .inl rfl
  | some a => exact .inr ⟨a, rfl⟩
theorem isSome_iff_exists {x : Option α} : x.isSome = true ↔ ∃ a, x = some a := by cases x <;> simp
theorem ne_none_iff_exists' {o : Option α} : o ≠ none ↔ ∃ x, o = some x := by cases o <;> simp
@[ext] theorem ext : {o₁ o₂ : Option α} → (∀ a, o₁ = some a ↔ o₂ = some a) → o₁ = o₂
  | none, none, _ => rfl
  | some a, none, h => nomatch (h a).mp rfl
  | none, some b, h => nomatch (h b).mpr rfl
  | some _, some b, h => (h b).mpr rfl
end Option
instance instMonadOption : Monad Option where
  pure := some
  bind := Option.bind
  map := Option.map

/- Elements. -/
abbrev DecidableLT (α : Type u) [LT α] := DecidableRel (LT.lt : α → α → Prop)
abbrev DecidableLE (α : Type u) [LE α] := DecidableRel (LE.le : α → α → Prop)
class GetElem (coll : Type u) (idx : Type v) (elem : outParam (Type w)) (valid : outParam (coll → idx → Prop)) where
  getElem (xs : coll) (i : idx) (h : valid xs i) : elem
export GetElem (getElem)
abbrev decidableGetElem? {coll : Type u} {idx : Type v} {elem : Type w} {valid : coll → idx → Prop}
    [GetElem coll idx elem valid] (xs : coll) (i : idx) [Decidable (valid xs i)] : Option elem :=
  if h : valid xs i then some (getElem xs i h) else none
/- DIFFERS: evaluation does not report that the index is out of bounds. -/
def outOfBounds {α : Sort u} [Inhabited α] : α := default
theorem outOfBounds_eq_default {α : Sort u} [Inhabited α] : (outOfBounds : α) = default := rfl
class GetElem? (coll : Type u) (idx : Type v) (elem : outParam (Type w)) (valid : outParam (coll → idx → Prop))
    extends GetElem coll idx elem valid where
  getElem? : coll → idx → Option elem
  getElem! [Inhabited elem] (xs : coll) (i : idx) : elem :=
    match getElem? xs i with
    | some e => e
    | none => outOfBounds
export GetElem? (getElem? getElem!)
section
variable {coll : Type u} {idx : Type v} {elem : Type w} {valid : coll → idx → Prop}
instance (priority := low) [GetElem coll idx elem valid] [∀ xs i, Decidable (valid xs i)] :
    GetElem? coll idx elem valid where
  getElem? xs i := decidableGetElem? xs i
theorem getElem_congr [GetElem coll idx elem valid] {c d : coll} (h : c = d) {i j : idx} (h' : i = j) (w : valid c i) :
    c[i]'w = d[j]'(h' ▸ h ▸ w) := by cases h; cases h'; rfl
theorem getElem_congr_coll [GetElem coll idx elem valid] {c d : coll} {i : idx} {w : valid c i} (h : c = d) :
    c[i]'w = d[i]'(h ▸ w) := by cases h; rfl
theorem getElem_congr_idx [GetElem coll idx elem valid] {c : coll} {i j : idx} {w : valid c i} (h' : i = j) :
    c[i]'w = c[j]'(h' ▸ w) := by cases h'; rfl
/- DIFFERS: in a full Lean the fields have a tactic as their default. -/
class LawfulGetElem (cont : Type u) (idx : Type v) (elem : outParam (Type w)) (dom : outParam (cont → idx → Prop))
    [ge : GetElem? cont idx elem dom] : Prop where
  getElem?_def (c : cont) (i : idx) [Decidable (dom c i)] : c[i]? = if h : dom c i then some (c[i]'h) else none
  getElem!_def [Inhabited elem] (c : cont) (i : idx) : c[i]! = match c[i]? with | some e => e | none => default
export LawfulGetElem (getElem?_def getElem!_def)
instance (priority := low) [GetElem coll idx elem valid] [dec : ∀ xs i, Decidable (valid xs i)] :
    LawfulGetElem coll idx elem valid where
  getElem?_def xs i d := by
    show @dite _ (valid xs i) (dec xs i) (fun h => some (getElem xs i h)) (fun _ => none) = _
    by_cases h : valid xs i
    · rw [dif_pos h, dif_pos h]
    · rw [dif_neg h, dif_neg h]
  getElem!_def _ _ := rfl
end

section
variable {coll : Type u} {idx : Type v} {elem : Type w} {valid : coll → idx → Prop} [GetElem? coll idx elem valid]
  [LawfulGetElem coll idx elem valid]
@[simp] theorem getElem?_pos (c : coll) (i : idx) (h : valid c i) : c[i]? = some (c[i]'h) :=
  (@getElem?_def _ _ _ _ _ _ c i (isTrue h)).trans rfl
@[simp] theorem getElem?_neg (c : coll) (i : idx) (h : ¬ valid c i) : c[i]? = none :=
  (@getElem?_def _ _ _ _ _ _ c i (isFalse h)).trans rfl
@[simp] theorem getElem!_pos [Inhabited elem] (c : coll) (i : idx) (h : valid c i) : c[i]! = c[i]'h := by
  rw [getElem!_def, getElem?_pos c i h]
@[simp] theorem getElem!_neg [Inhabited elem] (c : coll) (i : idx) (h : ¬ valid c i) : c[i]! = default := by
  rw [getElem!_def, getElem?_neg c i h]
private theorem valid_of_isSome (c : coll) (i : idx) [d : Decidable (valid c i)] (h : c[i]?.isSome = true) :
    valid c i :=
  match d with
  | isTrue v => v
  | isFalse n => by rw [getElem?_neg c i n] at h; nomatch h
@[simp] theorem get_getElem? (c : coll) (i : idx) [Decidable (valid c i)] (h) :
    c[i]?.get h = c[i]'(valid_of_isSome c i h) := by
  have get_of_eq (o : Option elem) (k : o.isSome = true) (x : elem) (e : o = some x) : o.get k = x := by
    subst e; rfl
  exact get_of_eq _ h _ (getElem?_pos c i (valid_of_isSome c i h))
@[simp] theorem getElem?_eq_none_iff (c : coll) (i : idx) [Decidable (valid c i)] : c[i]? = none ↔ ¬ valid c i :=
  ⟨fun h v => (nomatch (getElem?_pos c i v).symm.trans h), getElem?_neg c i⟩
@[simp] theorem isSome_getElem? (c : coll) (i : idx) [Decidable (valid c i)] : c[i]?.isSome = valid c i :=
  propext ⟨valid_of_isSome c i, fun h => by rw [getElem?_pos c i h]; rfl⟩
@[simp] theorem none_eq_getElem?_iff (c : coll) (i : idx) [Decidable (valid c i)] : none = c[i]? ↔ ¬ valid c i :=
  eq_comm.trans (getElem?_eq_none_iff c i)
theorem of_getElem?_eq_some {e : elem} {c : coll} {i : idx} [Decidable (valid c i)] (h : c[i]? = some e) :
    valid c i := valid_of_isSome c i (h ▸ rfl)
theorem getElem?_eq_some_iff {e : elem} {c : coll} {i : idx} [Decidable (valid c i)] :
    c[i]? = some e ↔ ∃ h : valid c i, c[i]'h = e :=
  ⟨fun h => ⟨of_getElem?_eq_some h, Option.some.inj ((getElem?_pos c i (of_getElem?_eq_some h)).symm.trans h)⟩,
    fun ⟨h, e⟩ => e ▸ getElem?_pos c i h⟩
theorem some_eq_getElem?_iff {e : elem} {c : coll} {i : idx} [Decidable (valid c i)] :
    some e = c[i]? ↔ ∃ h : valid c i, c[i]'h = e := eq_comm.trans getElem?_eq_some_iff
theorem getElem_of_getElem? {e : elem} {c : coll} {i : idx} [Decidable (valid c i)] (h : c[i]? = some e) :
    ∃ h : valid c i, c[i]'h = e := getElem?_eq_some_iff.mp h
theorem of_getElem_eq {e : elem} {c : coll} {i : idx} [Decidable (valid c i)] {h : valid c i} (_ : c[i]'h = e) :
    valid c i := h
@[simp] theorem some_getElem_eq_getElem?_iff {c : coll} {i : idx} [Decidable (valid c i)] (h : valid c i) :
    (some (c[i]'h) = c[i]?) ↔ True :=
  ⟨fun _ => trivial, fun _ => (getElem?_pos c i h).symm⟩
@[simp] theorem getElem?_eq_some_getElem_iff {c : coll} {i : idx} [Decidable (valid c i)] (h : valid c i) :
    (c[i]? = some (c[i]'h)) ↔ True :=
  ⟨fun _ => trivial, fun _ => getElem?_pos c i h⟩
end
namespace Fin
variable {cont : Type u} {elem : Type v} {dom : cont → Nat → Prop} {n : Nat}
instance instGetElemFinVal [GetElem cont Nat elem dom] : GetElem cont (Fin n) elem fun xs i => dom xs i where
  getElem xs i h := getElem xs i.1 h
instance instGetElem?FinVal [GetElem? cont Nat elem dom] : GetElem? cont (Fin n) elem fun xs i => dom xs i where
  getElem? xs i := getElem? xs i.val
  getElem! xs i := getElem! xs i.val
instance instLawfulGetElemValOfNat [GetElem? cont Nat elem dom] [h : LawfulGetElem cont Nat elem dom] :
    LawfulGetElem cont (Fin n) elem fun xs i => dom xs i where
  getElem?_def xs i _ := h.getElem?_def ..
  getElem!_def xs i := h.getElem!_def ..
@[simp] theorem getElem_fin {Cont : Type u} {Elem : Type v} {Dom : Cont → Nat → Prop} [GetElem Cont Nat Elem Dom]
    (a : Cont) (i : Fin n) (h : Dom a i) : a[i] = a[i.1] := rfl
@[simp] theorem getElem?_fin {Cont : Type u} {Elem : Type v} {Dom : Cont → Nat → Prop} [h : GetElem? Cont Nat Elem Dom]
    (a : Cont) (i : Fin n) : a[i]? = a[i.1]? := rfl
@[simp] theorem getElem!_fin {Cont : Type u} {Elem : Type v} {Dom : Cont → Nat → Prop} [GetElem? Cont Nat Elem Dom]
    (a : Cont) (i : Fin n) [Inhabited Elem] : a[i]! = a[i.1]! := rfl
end Fin
