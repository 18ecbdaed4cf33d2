/-
Coercions: `CoeT` is what the elaborator asks for; the other classes are the links of the chain
`CoeHead? CoeOut* Coe* CoeTail?`, or a single `CoeDep`.
-/
class Coe (α : semiOutParam (Sort u)) (β : Sort v) where
  coe : α → β
class CoeTC (α : Sort u) (β : Sort v) where
  coe : α → β
class CoeOut (α : Sort u) (β : semiOutParam (Sort v)) where
  coe : α → β
class CoeOTC (α : Sort u) (β : Sort v) where
  coe : α → β
class CoeHead (α : Sort u) (β : semiOutParam (Sort v)) where
  coe : α → β
class CoeHTC (α : Sort u) (β : Sort v) where
  coe : α → β
class CoeTail (α : semiOutParam (Sort u)) (β : Sort v) where
  coe : α → β
class CoeHTCT (α : Sort u) (β : Sort v) where
  coe : α → β
class CoeDep (α : Sort u) (_ : α) (β : Sort v) where
  coe : β
class CoeT (α : Sort u) (_ : α) (β : Sort v) where
  coe : β
class CoeFun (α : Sort u) (γ : outParam (α → Sort v)) where
  coe : (f : α) → γ f
class CoeSort (α : Sort u) (β : outParam (Sort v)) where
  coe : α → β
attribute [coe_decl] Coe.coe CoeTC.coe CoeOut.coe CoeOTC.coe CoeHead.coe CoeHTC.coe CoeTail.coe CoeHTCT.coe CoeDep.coe
  CoeT.coe CoeFun.coe CoeSort.coe
section
variable {α : Sort u} {β : Sort v} {γ : Sort w}
instance [Coe β γ] [CoeTC α β] : CoeTC α γ where
  coe a := Coe.coe (CoeTC.coe a : β)
instance [Coe α β] : CoeTC α β where
  coe a := Coe.coe a
instance : CoeTC α α where
  coe a := a
instance [CoeOut α β] [CoeOTC β γ] : CoeOTC α γ where
  coe a := CoeOTC.coe (CoeOut.coe a : β)
instance [CoeTC α β] : CoeOTC α β where
  coe a := CoeTC.coe a
instance : CoeOTC α α where
  coe a := a
instance [CoeHead α β] [CoeOTC β γ] : CoeHTC α γ where
  coe a := CoeOTC.coe (CoeHead.coe a : β)
instance [CoeOTC α β] : CoeHTC α β where
  coe a := CoeOTC.coe a
instance : CoeHTC α α where
  coe a := a
instance [CoeTail β γ] [CoeHTC α β] : CoeHTCT α γ where
  coe a := CoeTail.coe (CoeHTC.coe a : β)
instance [CoeHTC α β] : CoeHTCT α β where
  coe a := CoeHTC.coe a
instance : CoeHTCT α α where
  coe a := a
instance {a : α} [CoeHTCT α β] : CoeT α a β where
  coe := CoeHTCT.coe a
instance {a : α} [CoeDep α a β] : CoeT α a β where
  coe := CoeDep.coe a
instance {a : α} : CoeT α a α where
  coe := a
instance [CoeFun α fun _ => β] : CoeOut α β where
  coe a := CoeFun.coe a
instance [CoeSort α β] : CoeOut α β where
  coe a := CoeSort.coe a
end
instance boolToProp : Coe Bool Prop where
  coe b := Eq b true
instance boolToSort : CoeSort Bool Prop where
  coe b := Eq b true
instance decPropToBool (p : Prop) [Decidable p] : CoeDep Prop p Bool where
  coe := decide p
instance optionCoe {α : Type u} : Coe α (Option α) where
  coe := some
instance subtypeCoe {α : Sort v} {p : α → Prop} : CoeOut (Subtype p) α where
  coe v := v.val
namespace Lean
instance {ks : SyntaxNodeKinds} : CoeOut (TSyntax ks) Syntax where
  coe x := x.raw
instance (k : SyntaxNodeKind) : CoeDep Name k SyntaxNodeKinds where
  coe := List.cons k List.nil
end Lean
