/-
Functions that macros with repetition (`$xs,*`, `$xs*`, `$[…]?`) call, and those that macros written by hand call most.
As in `40_native.lean` their code is Lean's own. Nothing can be proved about those that are opaque.
-/
namespace Lean
instance {ks : SyntaxNodeKinds} : Inhabited (TSyntax ks) := ⟨⟨default⟩⟩
abbrev TSyntaxArray (ks : SyntaxNodeKinds) : Type := Array (TSyntax ks)
@[extern "native"] opaque mkNode (k : SyntaxNodeKind) (args : Array Syntax) : TSyntax (.cons k .nil)
@[extern "native"] opaque mkNullNode (args : Array Syntax := #[]) : Syntax
@[extern "native"] opaque mkSepArray (as : Array Syntax) (sep : Syntax) : Array Syntax
@[extern "native"] opaque mkIdent (val : Name) : Ident
@[extern "native"] opaque mkCIdent (c : Name) : Ident
@[extern "native"] opaque mkIdentFrom (src : Syntax) (val : Name) (canonical : Bool := false) : Ident
namespace Syntax
@[extern "native"] opaque isNone (stx : Syntax) : Bool
@[extern "native"] opaque getOptional? (stx : Syntax) : Option Syntax
@[extern "native"] opaque isIdent (stx : Syntax) : Bool
@[extern "native"] opaque isNatLit? (s : Syntax) : Option Nat
@[extern "native"] opaque mkNumLit (val : String) (info : SourceInfo := SourceInfo.none) : NumLit
@[extern "native"] opaque mkNatLit (val : Nat) (info : SourceInfo := SourceInfo.none) : NumLit
@[extern "native"] opaque mkStrLit (val : String) (info : SourceInfo := SourceInfo.none) : StrLit
@[extern "native"] opaque mkApp (fn : Term) (args : TSyntaxArray `term) : Term
@[extern "native"] opaque mkCApp (fn : Name) (args : TSyntaxArray `term) : Term
end Syntax
@[extern "native"] opaque TSyntaxArray.rawImpl {ks : SyntaxNodeKinds} (as : TSyntaxArray ks) : Array Syntax
@[extern "native"] opaque TSyntaxArray.mkImpl {ks : SyntaxNodeKinds} (as : Array Syntax) : TSyntaxArray ks
@[implemented_by TSyntaxArray.rawImpl] opaque TSyntaxArray.raw {ks : SyntaxNodeKinds} (as : TSyntaxArray ks) :
    Array Syntax
@[implemented_by TSyntaxArray.mkImpl] opaque TSyntaxArray.mk {ks : SyntaxNodeKinds} (as : Array Syntax) :
    TSyntaxArray ks
namespace TSyntax
@[extern "native"] opaque getId (s : Ident) : Name
@[extern "native"] opaque getNat (s : NumLit) : Nat
@[extern "native"] opaque getString (s : StrLit) : String
@[extern "native"] opaque getName (s : NameLit) : Name
instance {k : SyntaxNodeKind} {ks : List SyntaxNodeKind} : Coe (TSyntax k) (TSyntax (k :: ks)) := ⟨fun s => ⟨s.raw⟩⟩
instance {k' : SyntaxNodeKind} {ks : SyntaxNodeKinds} : Coe (TSyntax ks) (TSyntax (k' :: ks)) := ⟨fun s => ⟨s.raw⟩⟩
end TSyntax
instance {ks : SyntaxNodeKinds} : CoeOut (TSyntax ks) Syntax := ⟨fun s => s.raw⟩
instance Syntax.instCoeOutTSyntaxArrayArray {k : SyntaxNodeKinds} : CoeOut (TSyntaxArray k) (Array Syntax) :=
  ⟨fun a => a.raw⟩
end Lean
abbrev Array.getSepElems {α : Type u} (as : Array α) : Array α := as.getEvenElems
namespace Lean
namespace Syntax
instance {k : SyntaxNodeKinds} {sep : String} : Inhabited (TSepArray k sep) := ⟨⟨#[]⟩⟩
@[extern "native"] def TSepArray.getElems {k : SyntaxNodeKinds} {sep : String} (sa : TSepArray k sep) :
    TSyntaxArray k := .mk sa.elemsAndSeps.getSepElems
@[extern "native"] opaque TSepArray.ofElems {k : SyntaxNodeKinds} {sep : String} (elems : Array (TSyntax k)) :
    TSepArray k sep
instance {k : SyntaxNodeKinds} {sep : String} : CoeOut (TSepArray k sep) (TSyntaxArray k) := ⟨TSepArray.getElems⟩
instance {k : SyntaxNodeKinds} {sep : String} : Coe (TSyntaxArray k) (TSepArray k sep) := ⟨TSepArray.ofElems⟩
end Syntax
namespace Macro
def throwError {α : Type} (msg : String) : MacroM α := fun c s => .error (.error c.ref msg) s
@[extern "native"] def throwErrorAt {α : Type} (ref : Syntax) (msg : String) : MacroM α :=
  fun _ s => .error (.error ref msg) s
@[extern "native"] def throwUnsupported {α : Type} : MacroM α := fun _ s => .error .unsupportedSyntax s
end Macro
end Lean
