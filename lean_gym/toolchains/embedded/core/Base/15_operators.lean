/-
The natural numbers as a type, numerals, and the classes of the arithmetic, order and bit operators.
-/
/- What is generated for other types (constructor indices, injectivity, sizes) needs `Nat` itself: by hand, below. -/
set_option genCtorIdx false in
set_option genInjectivity false in
set_option genSizeOf false in
inductive Nat : Type where
  | zero : Nat
  | succ (n : Nat) : Nat

class OfNat (α : Type u) (n : Nat) where
  ofNat : α
@[instance 100] instance instOfNatNat (n : Nat) : OfNat Nat n := ⟨n⟩

class LE (α : Type u) where
  le : α → α → Prop
class LT (α : Type u) where
  lt : α → α → Prop
@[reducible] def GE.ge {α : Type u} [LE α] (a b : α) : Prop := LE.le b a
@[reducible] def GT.gt {α : Type u} [LT α] (a b : α) : Prop := LT.lt b a
class BEq (α : Type u) where
  beq : α → α → Bool
instance (priority := 500) instBEqOfDecidableEq {α : Type u} [DecidableEq α] : BEq α := ⟨fun a b => decide (Eq a b)⟩
@[inline] def bne {α : Type u} [BEq α] (a b : α) : Bool := Bool.not (BEq.beq a b)
class Max (α : Type u) where
  max : α → α → α
export Max (max)
class Min (α : Type u) where
  min : α → α → α
export Min (min)
class Trans.{i, j, k, a, b, c} {α : Sort a} {β : Sort b} {γ : Sort c} (r : α → β → Sort i) (s : β → γ → Sort j)
    (t : outParam (α → γ → Sort k)) where
  trans {a : α} {b : β} {c : γ} : r a b → s b c → t a c

class HAdd (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAdd : α → β → γ
class HSub (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hSub : α → β → γ
class HMul (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hMul : α → β → γ
class HDiv (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hDiv : α → β → γ
class HMod (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hMod : α → β → γ
class HPow (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hPow : α → β → γ
class HSMul (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hSMul : α → β → γ
class HAppend (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAppend : α → β → γ
class HOrElse (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hOrElse : α → (Unit → β) → γ
class HAndThen (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAndThen : α → (Unit → β) → γ
class HAnd (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hAnd : α → β → γ
class HXor (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hXor : α → β → γ
class HOr (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hOr : α → β → γ
class HShiftLeft (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hShiftLeft : α → β → γ
class HShiftRight (α : Type u) (β : Type v) (γ : outParam (Type w)) where
  hShiftRight : α → β → γ
class Zero (α : Type u) where
  zero : α
class One (α : Type u) where
  one : α
class Add (α : Type u) where
  add : α → α → α
class Sub (α : Type u) where
  sub : α → α → α
class Mul (α : Type u) where
  mul : α → α → α
class Neg (α : Type u) where
  neg : α → α
class Div (α : Type u) where
  div : α → α → α
class Inv (α : Type u) where
  inv : α → α
class Mod (α : Type u) where
  mod : α → α → α
class Dvd (α : Type u) where
  dvd : α → α → Prop
class Pow (α : Type u) (β : Type v) where
  pow : α → β → α
class NatPow (α : Type u) where
  pow : α → Nat → α
class SMul (M : Type u) (α : Type v) where
  smul : M → α → α
class Append (α : Type u) where
  append : α → α → α
class OrElse (α : Type u) where
  orElse : α → (Unit → α) → α
class AndThen (α : Type u) where
  andThen : α → (Unit → α) → α
class AndOp (α : Type u) where
  and : α → α → α
class XorOp (α : Type u) where
  xor : α → α → α
class OrOp (α : Type u) where
  or : α → α → α
class Complement (α : Type u) where
  complement : α → α
class ShiftLeft (α : Type u) where
  shiftLeft : α → α → α
class ShiftRight (α : Type u) where
  shiftRight : α → α → α
@[default_instance] instance instHAdd {α : Type u} [Add α] : HAdd α α α := ⟨Add.add⟩
@[default_instance] instance instHSub {α : Type u} [Sub α] : HSub α α α := ⟨Sub.sub⟩
@[default_instance] instance instHMul {α : Type u} [Mul α] : HMul α α α := ⟨Mul.mul⟩
@[default_instance] instance instHDiv {α : Type u} [Div α] : HDiv α α α := ⟨Div.div⟩
@[default_instance] instance instHMod {α : Type u} [Mod α] : HMod α α α := ⟨Mod.mod⟩
@[default_instance] instance instHPow {α : Type u} {β : Type v} [Pow α β] : HPow α β α := ⟨Pow.pow⟩
@[default_instance] instance instPowNat {α : Type u} [NatPow α] : Pow α Nat := ⟨NatPow.pow⟩
@[default_instance] instance instHSMul {α : Type u} {β : Type v} [SMul α β] : HSMul α β β := ⟨SMul.smul⟩
instance (priority := 910) instSMulOfMul {α : Type u} [Mul α] : SMul α α := ⟨Mul.mul⟩
@[default_instance] instance instHAppendOfAppend {α : Type u} [Append α] : HAppend α α α := ⟨Append.append⟩
@[default_instance] instance instHOrElseOfOrElse {α : Type u} [OrElse α] : HOrElse α α α := ⟨OrElse.orElse⟩
@[default_instance] instance instHAndThenOfAndThen {α : Type u} [AndThen α] : HAndThen α α α := ⟨AndThen.andThen⟩
@[default_instance] instance instHAndOfAndOp {α : Type u} [AndOp α] : HAnd α α α := ⟨AndOp.and⟩
@[default_instance] instance instHXorOfXorOp {α : Type u} [XorOp α] : HXor α α α := ⟨XorOp.xor⟩
@[default_instance] instance instHOrOfOrOp {α : Type u} [OrOp α] : HOr α α α := ⟨OrOp.or⟩
@[default_instance] instance instHShiftLeftOfShiftLeft {α : Type u} [ShiftLeft α] : HShiftLeft α α α :=
  ⟨ShiftLeft.shiftLeft⟩
@[default_instance] instance instHShiftRightOfShiftRight {α : Type u} [ShiftRight α] : HShiftRight α α α :=
  ⟨ShiftRight.shiftRight⟩

class Membership (α : outParam (Type u)) (γ : Type v) where
  mem : γ → α → Prop
class EmptyCollection (α : Type u) where
  emptyCollection : α
class Insert (α : outParam (Type u)) (γ : Type v) where
  insert : α → γ → γ
export Insert (insert)
class Singleton (α : outParam (Type u)) (β : Type v) where
  singleton : α → β
export Singleton (singleton)
class Union (α : Type u) where
  union : α → α → α
class Inter (α : Type u) where
  inter : α → α → α
class SDiff (α : Type u) where
  sdiff : α → α → α
class HasSubset (α : Type u) where
  Subset : α → α → Prop
export HasSubset (Subset)
class HasSSubset (α : Type u) where
  SSubset : α → α → Prop
export HasSSubset (SSubset)

/- `n + 1` is a pattern. -/
attribute [match_pattern] Add.add HAdd.hAdd
