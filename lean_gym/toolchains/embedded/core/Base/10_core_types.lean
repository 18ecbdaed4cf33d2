/-
Logical connectives, equality, Booleans, decidability, inhabited types.

No notation exists before `47_notation.lean`: the files up to there use constructors and functions by name.
The files of a folder are concatenated in the order of their names and compiled as one module, `Init.Base` here.
-/

/- Markers of the compiler; `unsafe`, so no proof can use them. -/
unsafe axiom lcProof {p : Prop} : p
unsafe axiom lcAny : Type
unsafe axiom lcErased : Type
unsafe axiom lcVoid : Type
unsafe axiom lcUnreachable {α : Sort u} : α

@[inline] def id {α : Sort u} (a : α) : α := a
@[inline] def Function.comp {α : Sort u} {β : Sort v} {δ : Sort w} (f : β → δ) (g : α → β) : α → δ := fun x => f (g x)
@[inline] def Function.const {α : Sort u} (β : Sort v) (a : α) : β → α := fun _ => a
set_option checkBinderAnnotations false in
abbrev inferInstance {α : Sort u} [i : α] : α := i
@[reducible] def outParam (α : Sort u) : Sort u := α
@[reducible] def optParam (α : Sort u) (default : α) : Sort u := α
@[reducible] def semiOutParam (α : Sort u) : Sort u := α

set_option bootstrap.inductiveCheckResultingUniverse false in
inductive PUnit : Sort u where
  | unit : PUnit
abbrev Unit : Type := PUnit
@[match_pattern] abbrev Unit.unit : Unit := PUnit.unit

/- Equality. `HEq` must precede the first structure with constructors (their `noConfusion` uses it). -/
inductive Eq {α : Sort u} : α → α → Prop where
  | refl (a : α) : Eq a a
init_quot
abbrev Eq.ndrec.{u1, u2} {α : Sort u2} {a : α} {motive : α → Sort u1} (m : motive a) {b : α} (h : Eq a b) : motive b :=
  Eq.rec (motive := fun x _ => motive x) m h
@[match_pattern] def rfl {α : Sort u} {a : α} : Eq a a := Eq.refl a
theorem Eq.subst {α : Sort u} {motive : α → Prop} {a b : α} (h₁ : Eq a b) (h₂ : motive a) : motive b :=
  Eq.ndrec h₂ h₁
theorem Eq.symm {α : Sort u} {a b : α} (h : Eq a b) : Eq b a :=
  Eq.subst (motive := fun x => Eq x a) h rfl
theorem Eq.trans {α : Sort u} {a b c : α} (h₁ : Eq a b) (h₂ : Eq b c) : Eq a c :=
  Eq.subst (motive := fun x => Eq a x) h₂ h₁
@[macro_inline] def cast {α β : Sort u} (h : Eq α β) (a : α) : β := Eq.rec (motive := fun x _ => x) a h
theorem congrArg {α : Sort u} {β : Sort v} {a₁ a₂ : α} (f : α → β) (h : Eq a₁ a₂) : Eq (f a₁) (f a₂) :=
  Eq.subst (motive := fun x => Eq (f a₁) (f x)) h (Eq.refl (f a₁))
theorem congr {α : Sort u} {β : Sort v} {f₁ f₂ : α → β} {a₁ a₂ : α} (h₁ : Eq f₁ f₂) (h₂ : Eq a₁ a₂) :
    Eq (f₁ a₁) (f₂ a₂) :=
  Eq.subst (motive := fun x => Eq (f₁ a₁) (f₂ x)) h₂
    (Eq.subst (motive := fun (k : α → β) => Eq (f₁ a₁) (k a₁)) h₁ (Eq.refl (f₁ a₁)))
theorem congrFun {α : Sort u} {β : α → Sort v} {f g : (x : α) → β x} (h : Eq f g) (a : α) : Eq (f a) (g a) :=
  Eq.subst (motive := fun (k : (x : α) → β x) => Eq (f a) (k a)) h (Eq.refl (f a))
theorem congrFun' {α : Sort u} {β : Sort v} {f g : α → β} (h : Eq f g) (a : α) : Eq (f a) (g a) := congrFun h a

inductive HEq {α : Sort u} : α → {β : Sort u} → β → Prop where
  | refl (a : α) : HEq a a
@[match_pattern] protected def HEq.rfl {α : Sort u} {a : α} : HEq a a := HEq.refl a
theorem heq_of_eq {α : Sort u} {a a' : α} (h : Eq a a') : HEq a a' :=
  Eq.subst (motive := fun x => HEq a x) h (HEq.refl a)
theorem eq_of_heq {α : Sort u} {a a' : α} (h : HEq a a') : Eq a a' :=
  (HEq.rec (motive := fun {β} b _ => (e : Eq α β) → Eq (cast e a) b) (fun (_ : Eq α α) => Eq.refl a) h :
    (e : Eq α α) → Eq (cast e a) a') (Eq.refl α)
@[reducible] def namedPattern {α : Sort u} (x a : α) (h : Eq x a) : α := a

/- Connectives. -/
inductive True : Prop where
  | intro : True
inductive False : Prop
@[macro_inline] def False.elim {C : Sort u} (h : False) : C := False.rec (fun _ => C) h
def Not (a : Prop) : Prop := a → False
@[macro_inline] def absurd {a : Prop} {b : Sort v} (h₁ : a) (h₂ : Not a) : b := (h₂ h₁).rec
theorem trivial : True := True.intro
@[pp_using_anonymous_constructor] structure And (a b : Prop) : Prop where
  intro ::
  left : a
  right : b
inductive Or (a b : Prop) : Prop where
  | inl (h : a) : Or a b
  | inr (h : b) : Or a b
theorem Or.elim {a b c : Prop} (h : Or a b) (left : a → c) (right : b → c) : c :=
  Or.rec (motive := fun _ => c) left right h
structure Iff (a b : Prop) : Prop where
  intro ::
  mp : a → b
  mpr : b → a
inductive Exists {α : Sort u} (p : α → Prop) : Prop where
  | intro (w : α) (h : p w) : Exists p
@[reducible] def Ne {α : Sort u} (a b : α) : Prop := Not (Eq a b)

/- Pairs that the elaborator uses, liftings, Booleans. -/
set_option bootstrap.inductiveCheckResultingUniverse false in
@[pp_using_anonymous_constructor] structure PProd (α : Sort u) (β : Sort v) where
  fst : α
  snd : β
structure MProd (α β : Type u) where
  fst : α
  snd : β
structure Prod (α : Type u) (β : Type v) where
  fst : α
  snd : β
structure PLift (α : Sort u) : Type u where
  up ::
  down : α
structure PULift.{r, s} (α : Sort s) : Sort (max s r 1) where
  up ::
  down : α
structure ULift.{r, s} (α : Type s) : Type (max s r) where
  up ::
  down : α
inductive Empty : Type
set_option bootstrap.inductiveCheckResultingUniverse false in
inductive PEmpty : Sort u
inductive Bool : Type where
  | false : Bool
  | true : Bool
export Bool (false true)
/-- What `sorry` stands for. -/
@[extern "lean_sorry", never_extract] axiom sorryAx (α : Sort u) (synthetic : Bool) : α
@[macro_inline] def cond {α : Sort u} (c : Bool) (x y : α) : α :=
  match c with
  | true => x
  | false => y
@[macro_inline] def Bool.or (x y : Bool) : Bool :=
  match x with
  | true => true
  | false => y
@[macro_inline] def Bool.and (x y : Bool) : Bool :=
  match x with
  | false => false
  | true => y
@[inline] def Bool.not : Bool → Bool
  | true => false
  | false => true
export Bool (or and not)

/- Decidability. -/
/-- A truth value agrees with a proposition. -/
def Bool.Reflects (b : Bool) (p : Prop) : Prop :=
  match b with
  | true => p
  | false => Not p
class Decidable (p : Prop) where
  intro ::
  decide : Bool
  reflects_decide : decide.Reflects p
@[match_pattern, inline] def Decidable.isTrue {p : Prop} (h : p) : Decidable p := ⟨true, h⟩
@[match_pattern, inline] def Decidable.isFalse {p : Prop} (h : Not p) : Decidable p := ⟨false, h⟩
export Decidable (isTrue isFalse decide)
@[elab_as_elim, cases_eliminator, induction_eliminator]
def Decidable.falseTrueCases {p : Prop} {motive : Decidable p → Sort u} (isFalse : (h : Not p) → motive (isFalse h))
    (isTrue : (h : p) → motive (isTrue h)) (t : Decidable p) : motive t :=
  match t with
  | .isFalse h => isFalse h
  | .isTrue h => isTrue h
abbrev DecidablePred {α : Sort u} (r : α → Prop) := (a : α) → Decidable (r a)
abbrev DecidableRel {α : Sort u} {β : Sort v} (r : α → β → Prop) := (a : α) → (b : β) → Decidable (r a b)
abbrev DecidableEq (α : Sort u) := (a b : α) → Decidable (Eq a b)
def decEq {α : Sort u} [inst : DecidableEq α] (a b : α) : Decidable (Eq a b) := inst a b
@[macro_inline] def ite {α : Sort u} (c : Prop) [h : Decidable c] (t e : α) : α :=
  match h with
  | isTrue _ => t
  | isFalse _ => e
@[macro_inline] def dite {α : Sort u} (c : Prop) [h : Decidable c] (t : c → α) (e : Not c → α) : α :=
  match h with
  | isTrue h => t h
  | isFalse h => e h
def Bool.decEq (a b : Bool) : Decidable (Eq a b) where
  decide := match b with
    | true => a
    | false => a.not
  reflects_decide := match a, b with
    | false, false => rfl
    | false, true => fun h => Bool.noConfusion h
    | true, false => fun h => Bool.noConfusion h
    | true, true => rfl
instance instDecidableEqBool : DecidableEq Bool := Bool.decEq
instance instDecidableAnd {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (And p q) where
  decide := (decide p).and (decide q)
  reflects_decide := match dp, dq with
    | isTrue a, isTrue b => ⟨a, b⟩
    | isTrue _, isFalse b => fun h => b h.right
    | isFalse a, _ => fun h => a h.left
instance instDecidableOr {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (Or p q) where
  decide := (decide p).or (decide q)
  reflects_decide := match dp, dq with
    | isTrue a, _ => .inl a
    | isFalse _, isTrue b => .inr b
    | isFalse a, isFalse b => fun h => h.elim a b
instance instDecidableNot {p : Prop} [dp : Decidable p] : Decidable (Not p) where
  decide := (decide p).not
  reflects_decide := match dp with
    | isTrue a => fun h => h a
    | isFalse a => a

/- Inhabited types. -/
class Inhabited (α : Sort u) where
  default : α
export Inhabited (default)
class inductive Nonempty (α : Sort u) : Prop where
  | intro (val : α) : Nonempty α
instance instNonemptyOfInhabited {α : Sort u} [Inhabited α] : Nonempty α := ⟨default⟩
class Subsingleton (α : Sort u) : Prop where
  intro ::
  allEq : (a b : α) → Eq a b
protected theorem Nonempty.elim {α : Sort u} {p : Prop} (h₁ : Nonempty α) (h₂ : α → p) : p :=
  match h₁ with
  | ⟨a⟩ => h₂ a
