/-
Laws of sums, pairs, subtypes and of currying.
-/
namespace Sum
variable {α : Type u} {β : Type v}
def getLeft : (ab : α ⊕ β) → ab.isLeft → α
  | .inl a, _ => a
def getRight : (ab : α ⊕ β) → ab.isRight → β
  | .inr b, _ => b
def getLeft? : α ⊕ β → Option α
  | .inl a => some a
  | .inr _ => none
def getRight? : α ⊕ β → Option β
  | .inr b => some b
  | .inl _ => none
protected def map.{u₁, u₂} {α' : Type u₁} {β' : Type u₂} (f : α → α') (g : β → β') : α ⊕ β → α' ⊕ β' :=
  Sum.elim (inl ∘ f) (inr ∘ g)
def swap : α ⊕ β → β ⊕ α := Sum.elim inr inl
inductive LiftRel.{u₁, u₂} {γ : Type u₁} {δ : Type u₂} (r : α → γ → Prop) (s : β → δ → Prop) :
    α ⊕ β → γ ⊕ δ → Prop where
  | protected inl {a c} : r a c → LiftRel r s (inl a) (inl c)
  | protected inr {b d} : s b d → LiftRel r s (inr b) (inr d)
inductive Lex (r : α → α → Prop) (s : β → β → Prop) : α ⊕ β → α ⊕ β → Prop where
  | protected inl {a₁ a₂} (h : r a₁ a₂) : Lex r s (inl a₁) (inl a₂)
  | protected inr {b₁ b₂} (h : s b₁ b₂) : Lex r s (inr b₁) (inr b₂)
  | sep (a b) : Lex r s (inl a) (inr b)
attribute [simp] Lex.sep
@[simp] theorem isLeft_inl {x : α} : (inl x : α ⊕ β).isLeft = true := rfl
@[simp] theorem isLeft_inr {y : β} : (inr y : α ⊕ β).isLeft = false := rfl
@[simp] theorem isRight_inl {x : α} : (inl x : α ⊕ β).isRight = false := rfl
@[simp] theorem isRight_inr {y : β} : (inr y : α ⊕ β).isRight = true := rfl
@[simp] theorem getLeft_inl {x : α} (h : (inl x : α ⊕ β).isLeft) : (inl x).getLeft h = x := rfl
@[simp] theorem getRight_inr {y : β} (h : (inr y : α ⊕ β).isRight) : (inr y).getRight h = y := rfl
@[simp] theorem getLeft?_inl {x : α} : (inl x : α ⊕ β).getLeft? = some x := rfl
@[simp] theorem getLeft?_inr {y : β} : (inr y : α ⊕ β).getLeft? = none := rfl
@[simp] theorem getRight?_inl {x : α} : (inl x : α ⊕ β).getRight? = none := rfl
@[simp] theorem getRight?_inr {y : β} : (inr y : α ⊕ β).getRight? = some y := rfl
@[simp] theorem swap_inl {x : α} : swap (inl x : α ⊕ β) = inr x := rfl
@[simp] theorem swap_inr {y : β} : swap (inr y : α ⊕ β) = inl y := rfl
protected theorem «exists» {p : α ⊕ β → Prop} : (∃ x, p x) ↔ (∃ a, p (inl a)) ∨ ∃ b, p (inr b) :=
  ⟨fun ⟨x, h⟩ => match x, h with
    | inl a, h => .inl ⟨a, h⟩
    | inr b, h => .inr ⟨b, h⟩,
   fun h => h.elim (fun ⟨a, h⟩ => ⟨inl a, h⟩) fun ⟨b, h⟩ => ⟨inr b, h⟩⟩
@[simp] theorem inl_getLeft : ∀ (x : α ⊕ β) (h : x.isLeft), inl (x.getLeft h) = x
  | inl _, _ => rfl
@[simp] theorem inr_getRight : ∀ (x : α ⊕ β) (h : x.isRight), inr (x.getRight h) = x
  | inr _, _ => rfl
@[simp] theorem getLeft?_eq_none_iff {s : α ⊕ β} : s.getLeft? = none ↔ s.isRight := by cases s <;> simp
@[simp] theorem getRight?_eq_none_iff {s : α ⊕ β} : s.getRight? = none ↔ s.isLeft := by cases s <;> simp
theorem eq_left_getLeft_of_isLeft {s : α ⊕ β} (h : s.isLeft) : s = inl (s.getLeft h) := (inl_getLeft s h).symm
theorem eq_right_getRight_of_isRight {s : α ⊕ β} (h : s.isRight) : s = inr (s.getRight h) := (inr_getRight s h).symm
@[simp] theorem getLeft_eq_iff {a : α} {s : α ⊕ β} (h : s.isLeft) : s.getLeft h = a ↔ s = inl a := by
  cases s with
  | inl x => simp
  | inr y => nomatch h
@[simp] theorem getRight_eq_iff {b : β} {s : α ⊕ β} (h : s.isRight) : s.getRight h = b ↔ s = inr b := by
  cases s with
  | inl x => nomatch h
  | inr y => simp
@[simp] theorem getLeft?_eq_some_iff {a : α} {s : α ⊕ β} : s.getLeft? = some a ↔ s = inl a := by cases s <;> simp
@[simp] theorem getRight?_eq_some_iff {b : β} {s : α ⊕ β} : s.getRight? = some b ↔ s = inr b := by cases s <;> simp
@[simp] theorem bnot_isLeft (x : α ⊕ β) : (!x.isLeft) = x.isRight := by cases x <;> rfl
@[simp] theorem isLeft_eq_false {s : α ⊕ β} : s.isLeft = false ↔ s.isRight := by cases s <;> simp
theorem not_isLeft {s : α ⊕ β} : ¬s.isLeft ↔ s.isRight := by simp
@[simp] theorem bnot_isRight (x : α ⊕ β) : (!x.isRight) = x.isLeft := by cases x <;> rfl
@[simp] theorem isRight_eq_false {s : α ⊕ β} : s.isRight = false ↔ s.isLeft := by cases s <;> simp
theorem not_isRight {s : α ⊕ β} : ¬s.isRight ↔ s.isLeft := by simp
theorem isLeft_iff {s : α ⊕ β} : s.isLeft ↔ ∃ y, s = Sum.inl y := by cases s <;> simp
theorem isRight_iff {s : α ⊕ β} : s.isRight ↔ ∃ y, s = Sum.inr y := by cases s <;> simp
theorem inl.inj_iff {a b : α} : (inl a : α ⊕ β) = inl b ↔ a = b := by simp
theorem inr.inj_iff {a b : β} : (inr a : α ⊕ β) = inr b ↔ a = b := by simp
theorem inl_ne_inr {a : α} {b : β} : (inl a : α ⊕ β) ≠ inr b := nofun
theorem inr_ne_inl {a : α} {b : β} : (inr b : α ⊕ β) ≠ inl a := nofun
@[simp] theorem swap_swap (x : α ⊕ β) : swap (swap x) = x := by cases x <;> rfl
@[simp] theorem swap_swap_eq : swap ∘ swap = @id (α ⊕ β) := funext swap_swap
@[simp] theorem isLeft_swap (x : α ⊕ β) : x.swap.isLeft = x.isRight := by cases x <;> rfl
@[simp] theorem isRight_swap (x : α ⊕ β) : x.swap.isRight = x.isLeft := by cases x <;> rfl
@[simp] theorem getLeft?_swap (x : α ⊕ β) : x.swap.getLeft? = x.getRight? := by cases x <;> rfl
@[simp] theorem getRight?_swap (x : α ⊕ β) : x.swap.getRight? = x.getLeft? := by cases x <;> rfl
section
universe u₁ u₂ u₃ u₄
@[simp] theorem map_inl {γ : Type u₁} {δ : Type u₂} (f : α → γ) (g : β → δ) (x : α) :
    (inl x : α ⊕ β).map f g = inl (f x) := rfl
@[simp] theorem map_inr {γ : Type u₁} {δ : Type u₂} (f : α → γ) (g : β → δ) (x : β) :
    (inr x : α ⊕ β).map f g = inr (g x) := rfl
@[simp] theorem elim_comp_inl {γ : Sort u₁} (f : α → γ) (g : β → γ) : Sum.elim f g ∘ inl = f := rfl
@[simp] theorem elim_comp_inr {γ : Sort u₁} (f : α → γ) (g : β → γ) : Sum.elim f g ∘ inr = g := rfl
@[simp] theorem elim_inl_inr : @Sum.elim α β _ inl inr = id := funext fun x => by cases x <;> rfl
theorem comp_elim {γ : Sort u₁} {δ : Sort u₂} (f : γ → δ) (g : α → γ) (h : β → γ) :
    f ∘ Sum.elim g h = Sum.elim (f ∘ g) (f ∘ h) :=
  funext fun x => by cases x <;> rfl
@[simp] theorem elim_comp_inl_inr {γ : Sort u₁} (f : α ⊕ β → γ) : Sum.elim (f ∘ inl) (f ∘ inr) = f :=
  funext fun x => by cases x <;> rfl
theorem elim_eq_iff {γ : Sort u₁} {u u' : α → γ} {v v' : β → γ} :
    Sum.elim u v = Sum.elim u' v' ↔ u = u' ∧ v = v' :=
  ⟨fun h => ⟨funext fun a => congrFun h (inl a), funext fun b => congrFun h (inr b)⟩, fun ⟨h, k⟩ => h ▸ k ▸ rfl⟩
@[simp] theorem map_map {γ : Type u₁} {δ : Type u₂} {α' : Type u₃} {β' : Type u₄} (f' : γ → α') (g' : δ → β')
    (f : α → γ) (g : β → δ) (x : α ⊕ β) :
    (x.map f g).map f' g' = x.map (f' ∘ f) (g' ∘ g) := by cases x <;> rfl
@[simp] theorem map_comp_map {γ : Type u₁} {δ : Type u₂} {α' : Type u₃} {β' : Type u₄} (f' : γ → α') (g' : δ → β')
    (f : α → γ) (g : β → δ) :
    Sum.map f' g' ∘ Sum.map f g = Sum.map (f' ∘ f) (g' ∘ g) := funext (map_map f' g' f g)
@[simp] theorem map_id_id : Sum.map (@id α) (@id β) = id := funext fun x => by cases x <;> rfl
theorem elim_map {γ : Type u₁} {δ : Type u₂} {ε : Sort u₃} {f₁ : α → γ} {f₂ : γ → ε} {g₁ : β → δ} {g₂ : δ → ε}
    {x : α ⊕ β} :
    Sum.elim f₂ g₂ (Sum.map f₁ g₁ x) = Sum.elim (f₂ ∘ f₁) (g₂ ∘ g₁) x := by cases x <;> rfl
@[simp] theorem isLeft_map {γ : Type u₁} {δ : Type u₂} (f : α → γ) (g : β → δ) (x : α ⊕ β) :
    isLeft (x.map f g) = isLeft x := by cases x <;> rfl
@[simp] theorem isRight_map {γ : Type u₁} {δ : Type u₂} (f : α → γ) (g : β → δ) (x : α ⊕ β) :
    isRight (x.map f g) = isRight x := by
  cases x <;> rfl
@[simp] theorem getLeft?_map {γ : Type u₁} {δ : Type u₂} (f : α → γ) (g : β → δ) (x : α ⊕ β) :
    (x.map f g).getLeft? = x.getLeft?.map f := by
  cases x <;> rfl
@[simp] theorem getRight?_map {γ : Type u₁} {δ : Type u₂} (f : α → γ) (g : β → δ) (x : α ⊕ β) :
    (x.map f g).getRight? = x.getRight?.map g := by
  cases x <;> rfl
section
variable {γ : Type u₁} {δ : Type u₂} {r : α → γ → Prop} {s : β → δ → Prop} {a : α} {b : β} {c : γ} {d : δ}
@[simp] theorem liftRel_inl_inl : LiftRel r s (inl a) (inl c) ↔ r a c := ⟨fun | .inl h => h, LiftRel.inl⟩
@[simp] theorem not_liftRel_inl_inr : ¬LiftRel r s (inl a) (inr d) := nofun
@[simp] theorem not_liftRel_inr_inl : ¬LiftRel r s (inr b) (inl c) := nofun
@[simp] theorem liftRel_inr_inr : LiftRel r s (inr b) (inr d) ↔ s b d := ⟨fun | .inr h => h, LiftRel.inr⟩
end

section
variable {r : α → α → Prop} {s : β → β → Prop}
@[simp] theorem lex_inl_inl {a₁ a₂ : α} : Lex r s (inl a₁) (inl a₂) ↔ r a₁ a₂ := ⟨fun | .inl h => h, Lex.inl⟩
@[simp] theorem lex_inr_inr {b₁ b₂ : β} : Lex r s (inr b₁) (inr b₂) ↔ s b₁ b₂ := ⟨fun | .inr h => h, Lex.inr⟩
@[simp] theorem lex_inr_inl {a : α} {b : β} : ¬Lex r s (inr b) (inl a) := nofun
protected theorem LiftRel.lex {a b : α ⊕ β} (h : LiftRel r s a b) : Lex r s a b := by
  cases h with
  | inl h => exact .inl h
  | inr h => exact .inr h
theorem lex_acc_inl {a : α} (aca : Acc r a) : Acc (Lex r s) (inl a) := by
  induction aca with
  | intro a _ ih => exact ⟨_, fun y h => by cases h with | inl h => exact ih _ h⟩
theorem lex_acc_inr (aca : ∀ a, Acc (Lex r s) (inl a)) {b} (acb : Acc s b) : Acc (Lex r s) (inr b) := by
  induction acb with
  | intro b _ ih => exact ⟨_, fun y h => by cases h with | inr h => exact ih _ h | sep => exact aca _⟩
theorem lex_wf (ha : WellFounded r) (hb : WellFounded s) : WellFounded (Lex r s) :=
  ⟨fun x => match x with
    | inl a => lex_acc_inl (ha.apply a)
    | inr b => lex_acc_inr (fun a => lex_acc_inl (ha.apply a)) (hb.apply b)⟩
end
end
end Sum
namespace Function
variable {α : Type u} {β : Type v} {φ : Sort w}
@[simp] theorem curry_uncurry (f : α → β → φ) : curry (uncurry f) = f := rfl
@[simp] theorem uncurry_curry (f : α × β → φ) : uncurry (curry f) = f := rfl
@[simp] theorem uncurry_apply_pair (f : α → β → φ) (x : α) (y : β) : uncurry f (x, y) = f x y := rfl
@[simp] theorem curry_apply (f : α × β → φ) (x : α) (y : β) : curry f x y = f (x, y) := rfl
end Function
namespace Prod
variable {α : Type u} {β : Type v}
@[simp] theorem swap_prod_mk {a : α} {b : β} : swap (a, b) = (b, a) := rfl
@[simp] theorem snd_swap {p : α × β} : (swap p).2 = p.1 := rfl
@[simp] theorem swap_swap_eq : swap ∘ swap = @id (α × β) := rfl
@[simp] theorem swap_inj {p q : α × β} : swap p = swap q ↔ p = q :=
  ⟨fun h => Prod.ext (congrArg Prod.snd h) (congrArg Prod.fst h), fun h => h ▸ rfl⟩
@[simp] theorem map_apply.{u₁, u₂} {γ : Type u₁} {δ : Type u₂} (f : α → β) (g : γ → δ) (x) (y) :
    Prod.map f g (x, y) = (f x, g y) := rfl
@[simp] theorem map_id : Prod.map (@id α) (@id β) = id := rfl
@[simp] theorem map_id' : Prod.map (fun a : α => a) (fun b : β => b) = fun x => x := rfl
theorem map_comp_map.{u₁, u₂, u₃, u₄} {γ : Type u₁} {δ : Type u₂} {ε : Type u₃} {ζ : Type u₄} (f : α → β) (f' : γ → δ)
    (g : β → ε) (g' : δ → ζ) : Prod.map g g' ∘ Prod.map f f' = Prod.map (g ∘ f) (g' ∘ f') := rfl
theorem map_map.{u₁, u₂, u₃, u₄} {γ : Type u₁} {δ : Type u₂} {ε : Type u₃} {ζ : Type u₄} (f : α → β) (f' : γ → δ)
    (g : β → ε) (g' : δ → ζ) (x : α × γ) :
    Prod.map g g' (Prod.map f f' x) = Prod.map (g ∘ f) (g' ∘ f') x := rfl
end Prod
namespace Subtype
variable {α : Type u} {p : α → Prop} [BEq α]
instance instBEq : BEq { x : α // p x } := ⟨fun x y => x.1 == y.1⟩
instance instReflBEq [ReflBEq α] : ReflBEq { x : α // p x } := ⟨fun {x} => BEq.refl x.1⟩
instance instLawfulBEq [LawfulBEq α] : LawfulBEq { x : α // p x } := ⟨fun h => Subtype.ext (eq_of_beq h)⟩
end Subtype
