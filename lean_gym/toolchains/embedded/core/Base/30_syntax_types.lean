/-
Names, syntax trees, parser descriptions and the monads of macros: the types that `syntax`, `notation` and `macro` and
the stubs mention. The order of constructors and fields is the memory layout that Lean's compiled code expects.
-/
namespace Lean
inductive Name where
  | anonymous : Name
  | str (pre : Name) (s : String) : Name
  | num (pre : Name) (i : Nat) : Name

/- A name in memory has a hash besides its parts, which Lean's own constructors compute. -/
instance : Inhabited Name := ⟨.anonymous⟩
@[extern "native"] opaque Name.str._override (pre : Name) (s : String) : Name
@[extern "native"] opaque Name.num._override (pre : Name) (i : Nat) : Name
attribute [implemented_by Name.str._override] Name.str
attribute [implemented_by Name.num._override] Name.num

/- Without `mkStr1` … `mkStr8` every elaboration error would end in an internal exception. -/
namespace Name
@[reducible] def mkStr (p : Name) (s : String) : Name := str p s
@[reducible] def mkNum (p : Name) (n : Nat) : Name := num p n
@[reducible] def mkSimple (s : String) : Name := str anonymous s
@[reducible] def mkStr1 (s₁ : String) : Name := str anonymous s₁
@[reducible] def mkStr2 (s₁ s₂ : String) : Name := str (mkStr1 s₁) s₂
@[reducible] def mkStr3 (s₁ s₂ s₃ : String) : Name := str (mkStr2 s₁ s₂) s₃
@[reducible] def mkStr4 (s₁ s₂ s₃ s₄ : String) : Name := str (mkStr3 s₁ s₂ s₃) s₄
@[reducible] def mkStr5 (s₁ s₂ s₃ s₄ s₅ : String) : Name := str (mkStr4 s₁ s₂ s₃ s₄) s₅
@[reducible] def mkStr6 (s₁ s₂ s₃ s₄ s₅ s₆ : String) : Name := str (mkStr5 s₁ s₂ s₃ s₄ s₅) s₆
@[reducible] def mkStr7 (s₁ s₂ s₃ s₄ s₅ s₆ s₇ : String) : Name := str (mkStr6 s₁ s₂ s₃ s₄ s₅ s₆) s₇
@[reducible] def mkStr8 (s₁ s₂ s₃ s₄ s₅ s₆ s₇ s₈ : String) : Name := str (mkStr7 s₁ s₂ s₃ s₄ s₅ s₆ s₇) s₈
end Name

inductive SourceInfo where
  | original (leading : Substring.Raw) (pos : String.Pos.Raw) (trailing : Substring.Raw) (endPos : String.Pos.Raw) :
      SourceInfo
  | synthetic (pos endPos : String.Pos.Raw) (canonical : Bool := false) : SourceInfo
  | none : SourceInfo
abbrev SyntaxNodeKind := Name
inductive Syntax.Preresolved where
  | namespace (ns : Name) : Syntax.Preresolved
  | decl (n : Name) (fields : List String) : Syntax.Preresolved
inductive Syntax where
  | missing : Syntax
  | node (info : SourceInfo) (kind : SyntaxNodeKind) (args : Array Syntax) : Syntax
  | atom (info : SourceInfo) (val : String) : Syntax
  | ident (info : SourceInfo) (rawVal : Substring.Raw) (val : Name) (preresolved : List Syntax.Preresolved) : Syntax
instance : Inhabited SourceInfo := ⟨.none⟩
instance : Inhabited Syntax := ⟨.missing⟩
abbrev SyntaxNodeKinds := List SyntaxNodeKind
structure TSyntax (ks : SyntaxNodeKinds) where
  raw : Syntax
inductive ParserDescr where
  | const (name : Name)
  | unary (name : Name) (p : ParserDescr)
  | binary (name : Name) (p₁ p₂ : ParserDescr)
  | node (kind : SyntaxNodeKind) (prec : Nat) (p : ParserDescr)
  | trailingNode (kind : SyntaxNodeKind) (prec lhsPrec : Nat) (p : ParserDescr)
  | symbol (val : String)
  | nonReservedSymbol (val : String) (includeIdent : Bool)
  | cat (catName : Name) (rbp : Nat)
  | parser (declName : Name)
  | nodeWithAntiquot (name : String) (kind : SyntaxNodeKind) (p : ParserDescr)
  | sepBy (p : ParserDescr) (sep : String) (psep : ParserDescr) (allowTrailingSep : Bool := false)
  | sepBy1 (p : ParserDescr) (sep : String) (psep : ParserDescr) (allowTrailingSep : Bool := false)
  | unicodeSymbol (val asciiVal : String) (preserveForPP : Bool)
abbrev TrailingParserDescr := ParserDescr
structure Parser.Category where
abbrev MacroScope := Nat
class MonadRef (m : Type → Type) where
  getRef : m Syntax
  withRef {α : Type} : Syntax → m α → m α
export MonadRef (getRef)
class MonadQuotation (m : Type → Type) extends MonadRef m where
  getCurrMacroScope : m MacroScope
  getContext : m Name
  withFreshMacroScope {α : Type} : m α → m α
export MonadQuotation (getCurrMacroScope withFreshMacroScope)

namespace Macro
inductive Exception where
  | error (ref : Syntax) (msg : String) : Exception
  | unsupportedSyntax : Exception

/- DIFFERS: `methods` is an opaque reference in a full Lean. -/
structure Context where
  private mk ::
  methods : Nat
  quotContext : Name
  currMacroScope : MacroScope
  currRecDepth : Nat := 0
  maxRecDepth : Nat := 512
  ref : Syntax
structure State where
  macroScope : MacroScope
  expandedMacroDecls : List Name := List.nil
  traceMsgs : List (Prod Name String) := List.nil
end Macro
abbrev MacroM := ReaderT Macro.Context (EStateM Macro.Exception Macro.State)
abbrev Macro := Syntax → MacroM Syntax
namespace PrettyPrinter
abbrev UnexpandM := ReaderT Syntax (EStateM Unit Unit)
abbrev Unexpander := Syntax → UnexpandM Syntax
end PrettyPrinter
namespace Macro
instance : MonadQuotation MacroM where
  getRef := fun c s => .ok c.ref s
  withRef := fun ref x c => x { c with ref := ref }
  getCurrMacroScope := fun c s => .ok c.currMacroScope s
  getContext := fun c s => .ok c.quotContext s
  withFreshMacroScope := fun x c s =>
    x { c with currMacroScope := s.macroScope } { s with macroScope := Nat.succ s.macroScope }
end Macro
instance : MonadQuotation PrettyPrinter.UnexpandM where
  getRef := fun c s => .ok c s
  withRef := fun ref x _ => x ref
  getCurrMacroScope := fun _ s => .ok .zero s
  getContext := fun _ s => .ok .anonymous s
  withFreshMacroScope := fun x => x
end Lean

@[inline] def Lean.mkAtom (val : String) : Lean.Syntax := .atom .none val

/-- A binder `(h : p := by tac)`. -/
@[reducible] def autoParam (α : Sort u) (tactic : Lean.Syntax) : Sort u := α

/- The body of every stub: Lean runs the compiled code of the stub's name instead. -/
namespace LeanGym.Internal
@[noinline] def macroStub : Lean.MacroM Lean.Syntax := fun _ s => .error .unsupportedSyntax s
@[noinline] def unexpanderStub : Lean.PrettyPrinter.UnexpandM Lean.Syntax := fun _ s => .error .unit s
end LeanGym.Internal
