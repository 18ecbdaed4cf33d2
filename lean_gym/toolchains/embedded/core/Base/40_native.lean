/-
Functions that macros written with `macro` or `notation` call, and that Lean has as compiled code under the same names.
They are opaque here: their bodies are never run, and nothing can be proved about them.
-/
instance {α : Type u} : Inhabited (Array α) := ⟨⟨.nil⟩⟩
instance : Inhabited Bool := ⟨false⟩
instance : Inhabited Nat := ⟨.zero⟩
instance : Inhabited Substring.Raw := ⟨⟨default, ⟨.zero⟩, ⟨.zero⟩⟩⟩
namespace Lean
@[extern "native"] def withRef {m : Type → Type} [Monad m] [MonadRef m] {α : Type} (ref : Syntax) (x : m α) : m α :=
  MonadRef.withRef ref x
namespace Syntax
@[extern "native"] opaque isOfKind (stx : Syntax) (k : SyntaxNodeKind) : Bool
@[extern "native"] opaque getArg (stx : Syntax) (i : Nat) : Syntax
@[extern "native"] opaque getArgs (stx : Syntax) : Array Syntax
@[extern "native"] opaque getNumArgs (stx : Syntax) : Nat
@[extern "native"] opaque getId (stx : Syntax) : Name
@[extern "native"] opaque matchesNull (stx : Syntax) (n : Nat) : Bool
@[extern "native"] opaque matchesIdent (stx : Syntax) (id : Name) : Bool
@[extern "native"] opaque node1 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ : Syntax) : Syntax
@[extern "native"] opaque node2 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ : Syntax) : Syntax
@[extern "native"] opaque node3 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ : Syntax) : Syntax
@[extern "native"] opaque node4 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ : Syntax) : Syntax
@[extern "native"] opaque node5 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ : Syntax) : Syntax
@[extern "native"] opaque node6 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ a₆ : Syntax) : Syntax
@[extern "native"] opaque node7 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ a₆ a₇ : Syntax) : Syntax
@[extern "native"] opaque node8 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ a₆ a₇ a₈ : Syntax) : Syntax
end Syntax
@[extern "native"] opaque SourceInfo.fromRef (ref : Syntax) (canonical : Bool := false) : SourceInfo
def MonadRef.mkInfoFromRefPos {m : Type → Type} [Monad m] [MonadRef m] : m SourceInfo :=
  bind getRef fun r => pure (SourceInfo.fromRef r)
@[extern "native"] opaque addMacroScope (mainModule n : Name) (scp : MacroScope) : Name
end Lean
@[inline] def String.toRawSubstring (s : String) : Substring.Raw := ⟨s, ⟨0⟩, s.rawEndPos⟩
def String.toRawSubstring' (s : String) : Substring.Raw := s.toRawSubstring
namespace Array
variable {α : Type u}
@[extern "native"] opaque mkArray0 : Array α
@[extern "native"] opaque mkArray1 (a₁ : α) : Array α
@[extern "native"] opaque mkArray2 (a₁ a₂ : α) : Array α
@[extern "native"] opaque mkArray3 (a₁ a₂ a₃ : α) : Array α
@[extern "native"] opaque mkArray4 (a₁ a₂ a₃ a₄ : α) : Array α
@[extern "native"] opaque mkArray5 (a₁ a₂ a₃ a₄ a₅ : α) : Array α
@[extern "native"] opaque mkArray6 (a₁ a₂ a₃ a₄ a₅ a₆ : α) : Array α
@[extern "native"] opaque mkArray7 (a₁ a₂ a₃ a₄ a₅ a₆ a₇ : α) : Array α
@[extern "native"] opaque mkArray8 (a₁ a₂ a₃ a₄ a₅ a₆ a₇ a₈ : α) : Array α
end Array
