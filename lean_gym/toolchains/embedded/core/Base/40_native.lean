/-
Functions that macros written with `macro` or `notation` call, and that Lean has as compiled code under the same names,
which is what runs. Those that compare names are opaque here (names have no equality yet).
-/
instance Array.instInhabited {α : Type u} : Inhabited (Array α) := ⟨⟨.nil⟩⟩
instance : Inhabited Bool := ⟨false⟩
instance : Inhabited Nat := ⟨.zero⟩
instance : Inhabited Substring.Raw := ⟨⟨default, ⟨.zero⟩, ⟨.zero⟩⟩⟩
namespace Array
variable {α : Type u}
@[extern "native"] def mkArray0 : Array α := emptyWithCapacity 0
@[extern "native"] def mkArray1 (a₁ : α) : Array α := push (emptyWithCapacity 1) a₁
@[extern "native"] def mkArray2 (a₁ a₂ : α) : Array α := push (push (emptyWithCapacity 2) a₁) a₂
@[extern "native"] def mkArray3 (a₁ a₂ a₃ : α) : Array α := push (push (push (emptyWithCapacity 3) a₁) a₂) a₃
@[extern "native"] def mkArray4 (a₁ a₂ a₃ a₄ : α) : Array α :=
  push (push (push (push (emptyWithCapacity 4) a₁) a₂) a₃) a₄
@[extern "native"] def mkArray5 (a₁ a₂ a₃ a₄ a₅ : α) : Array α :=
  push (push (push (push (push (emptyWithCapacity 5) a₁) a₂) a₃) a₄) a₅
@[extern "native"] def mkArray6 (a₁ a₂ a₃ a₄ a₅ a₆ : α) : Array α :=
  push (push (push (push (push (push (emptyWithCapacity 6) a₁) a₂) a₃) a₄) a₅) a₆
@[extern "native"] def mkArray7 (a₁ a₂ a₃ a₄ a₅ a₆ a₇ : α) : Array α :=
  push (push (push (push (push (push (push (emptyWithCapacity 7) a₁) a₂) a₃) a₄) a₅) a₆) a₇
@[extern "native"] def mkArray8 (a₁ a₂ a₃ a₄ a₅ a₆ a₇ a₈ : α) : Array α :=
  push (push (push (push (push (push (push (push (emptyWithCapacity 8) a₁) a₂) a₃) a₄) a₅) a₆) a₇) a₈
end Array
namespace Lean
@[extern "native"] def withRef {m : Type → Type} [Monad m] [MonadRef m] {α : Type} (ref : Syntax) (x : m α) : m α :=
  MonadRef.withRef ref x
namespace Syntax
@[extern "native"] opaque isOfKind (stx : Syntax) (k : SyntaxNodeKind) : Bool
@[extern "native"] def getArgs (stx : Syntax) : Array Syntax := match stx with
  | .node _ _ args => args
  | _ => Array.empty
private def nth : List Syntax → Nat → Syntax
  | .nil, _ => .missing
  | .cons a _, .zero => a
  | .cons _ as, .succ i => nth as i
@[extern "native"] def getArg (stx : Syntax) (i : Nat) : Syntax := match stx with
  | .node _ _ args => nth args.toList i
  | _ => Syntax.missing
@[extern "native"] def getNumArgs (stx : Syntax) : Nat := match stx with
  | .node _ _ args => args.size
  | _ => 0
@[extern "native"] def getId (stx : Syntax) : Name := match stx with
  | .ident _ _ val _ => val
  | _ => .anonymous
@[extern "native"] opaque matchesNull (stx : Syntax) (n : Nat) : Bool
@[extern "native"] opaque matchesIdent (stx : Syntax) (id : Name) : Bool
@[extern "native"] def node1 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ : Syntax) : Syntax :=
  .node info kind (Array.mkArray1 a₁)
@[extern "native"] def node2 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ : Syntax) : Syntax :=
  .node info kind (Array.mkArray2 a₁ a₂)
@[extern "native"] def node3 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ : Syntax) : Syntax :=
  .node info kind (Array.mkArray3 a₁ a₂ a₃)
@[extern "native"] def node4 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ : Syntax) : Syntax :=
  .node info kind (Array.mkArray4 a₁ a₂ a₃ a₄)
@[extern "native"] def node5 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ : Syntax) : Syntax :=
  .node info kind (Array.mkArray5 a₁ a₂ a₃ a₄ a₅)
@[extern "native"] def node6 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ a₆ : Syntax) : Syntax :=
  .node info kind (Array.mkArray6 a₁ a₂ a₃ a₄ a₅ a₆)
@[extern "native"] def node7 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ a₆ a₇ : Syntax) : Syntax :=
  .node info kind (Array.mkArray7 a₁ a₂ a₃ a₄ a₅ a₆ a₇)
@[extern "native"] def node8 (info : SourceInfo) (kind : SyntaxNodeKind) (a₁ a₂ a₃ a₄ a₅ a₆ a₇ a₈ : Syntax) : Syntax :=
  .node info kind (Array.mkArray8 a₁ a₂ a₃ a₄ a₅ a₆ a₇ a₈)
end Syntax
@[extern "native"] opaque SourceInfo.fromRef (ref : Syntax) (canonical : Bool := false) : SourceInfo
def MonadRef.mkInfoFromRefPos {m : Type → Type} [Monad m] [MonadRef m] : m SourceInfo :=
  bind getRef fun r => pure (SourceInfo.fromRef r)
@[extern "native"] opaque addMacroScope (mainModule n : Name) (scp : MacroScope) : Name
end Lean
@[inline] def String.toRawSubstring (s : String) : Substring.Raw := ⟨s, ⟨0⟩, s.rawEndPos⟩
def String.toRawSubstring' (s : String) : Substring.Raw := s.toRawSubstring
