/-
Names and syntax: comparing, taking apart and making them, in macros. What is opaque here is Lean's own code, and often
opaque in a full Lean, too.
-/
namespace Lean
abbrev choiceKind : SyntaxNodeKind := `choice
abbrev nullKind : SyntaxNodeKind := `null
abbrev groupKind : SyntaxNodeKind := `group
abbrev identKind : SyntaxNodeKind := `ident
abbrev strLitKind : SyntaxNodeKind := `str
abbrev charLitKind : SyntaxNodeKind := `char
abbrev numLitKind : SyntaxNodeKind := `num
abbrev hexnumKind : SyntaxNodeKind := `hexnum
abbrev scientificLitKind : SyntaxNodeKind := `scientific
abbrev nameLitKind : SyntaxNodeKind := `name
abbrev fieldIdxKind : SyntaxNodeKind := `fieldIdx
abbrev hygieneInfoKind : SyntaxNodeKind := `hygieneInfo
abbrev interpolatedStrLitKind : SyntaxNodeKind := `interpolatedStrLitKind
abbrev interpolatedStrKind : SyntaxNodeKind := `interpolatedStrKind
instance instCoeSyntaxNodeKindSyntaxNodeKinds : Coe SyntaxNodeKind SyntaxNodeKinds := ⟨fun k => [k]⟩
namespace Syntax
abbrev Prec := TSyntax `prec
abbrev Prio := TSyntax `prio
abbrev HygieneInfo := TSyntax hygieneInfoKind
abbrev HexNum := TSyntax hexnumKind
end Syntax
export Syntax (Prec Prio HygieneInfo)

/- Names. -/
namespace Name
@[extern "lean_name_eq"] protected def beq : (@& Name) → (@& Name) → Bool
  | anonymous, anonymous => true
  | str p₁ s₁, str p₂ s₂ => s₁ == s₂ && p₁.beq p₂
  | num p₁ n₁, num p₂ n₂ => n₁ == n₂ && p₁.beq p₂
  | _, _ => false
instance instBEq : BEq Name := ⟨Name.beq⟩
private theorem eq_of_beq_eq_true : {m n : Name} → m.beq n = true → m = n
  | anonymous, anonymous, _ => rfl
  | str _ _, str _ _, h =>
    have ⟨hs, hp⟩ := (Bool.and_eq_true ..).mp h
    eq_of_beq hs ▸ eq_of_beq_eq_true hp ▸ rfl
  | num _ _, num _ _, h =>
    have ⟨hn, hp⟩ := (Bool.and_eq_true ..).mp h
    eq_of_beq hn ▸ eq_of_beq_eq_true hp ▸ rfl
private theorem beq_self : (n : Name) → n.beq n = true
  | anonymous => rfl
  | str p _ => (Bool.and_eq_true ..).mpr ⟨BEq.rfl, beq_self p⟩
  | num p _ => (Bool.and_eq_true ..).mpr ⟨BEq.rfl, beq_self p⟩
protected theorem beq_iff_eq {m n : Name} : (m == n) = true ↔ m = n := ⟨eq_of_beq_eq_true, fun h => h ▸ beq_self m⟩
instance instLawfulBEq : LawfulBEq Name where
  eq_of_beq := Name.beq_iff_eq.1
  rfl := Name.beq_iff_eq.2 rfl
instance instDecidableEq : DecidableEq Name := fun _ _ => decidable_of_iff _ Name.beq_iff_eq
def appendCore : Name → Name → Name
  | n, .anonymous => n
  | n, .str p s => .str (appendCore n p) s
  | n, .num p d => .num (appendCore n p) d
def hasMacroScopes : Name → Bool
  | str _ s => s == "_hyg"
  | num p _ => hasMacroScopes p
  | anonymous => false
@[extern "native"] opaque append (a b : Name) : Name
instance _root_.Lean.instAppendName : Append Name := ⟨Name.append⟩
def getRoot : Name → Name
  | anonymous => anonymous
  | str anonymous s => str anonymous s
  | num anonymous n => num anonymous n
  | str n _ => getRoot n
  | num n _ => getRoot n
def replacePrefix : Name → Name → Name → Name
  | anonymous, anonymous, newP => newP
  | anonymous, _, _ => anonymous
  | n@(str p s), queryP, newP => if n == queryP then newP else Name.mkStr (p.replacePrefix queryP newP) s
  | n@(num p s), queryP, newP => if n == queryP then newP else Name.mkNum (p.replacePrefix queryP newP) s
def eraseSuffix? : Name → Name → Option Name
  | n, anonymous => some n
  | str p s, str p' s' => if s == s' then eraseSuffix? p p' else none
  | num p s, num p' s' => if s == s' then eraseSuffix? p p' else none
  | _, _ => none
@[extern "native"] opaque eraseMacroScopes (n : Name) : Name
@[extern "native"] opaque simpMacroScopes (n : Name) : Name
@[extern "native"] opaque isInaccessibleUserName : Name → Bool
@[extern "native"] opaque capitalize : Name → Name
@[extern "native"] opaque appendAfter (n : Name) (suffix : String) : Name
@[extern "native"] opaque appendBefore (n : Name) (pre : String) : Name
@[extern "native"] opaque appendIndexAfter (n : Name) (idx : Nat) : Name
@[extern "native"] protected opaque toString (n : Name) (escape : Bool := true) : String
@[extern "native"] protected opaque reprPrec (n : Name) (prec : Nat) : Std.Format
instance instToString : ToString Name := ⟨fun n => n.toString⟩
instance instRepr : Repr Name := ⟨Name.reprPrec⟩
end Name
@[extern "native"] opaque _root_.String.toName (s : String) : Name
@[extern "native"] opaque _root_.Substring.Raw.toName (s : Substring.Raw) : Name
def reservedMacroScope : Nat := 0
def firstFrontendMacroScope : Nat := reservedMacroScope + 1
@[inline] def MonadQuotation.addMacroScope {m : Type → Type} [MonadQuotation m] [Monad m] (n : Name) : m Name := do
  return Lean.addMacroScope (← getContext) n (← getCurrMacroScope)

/- Where syntax was written, and its parts. -/
namespace Syntax
@[extern "native"] opaque getHeadInfo? : Syntax → Option SourceInfo
@[extern "native"] opaque getTailInfo? : Syntax → Option SourceInfo
def getHeadInfo (stx : Syntax) : SourceInfo := stx.getHeadInfo?.getD .none
def getTailInfo (stx : Syntax) : SourceInfo := stx.getTailInfo?.getD .none
def getInfo? : Syntax → Option SourceInfo
  | atom info _ => some info
  | ident info _ _ _ => some info
  | node info _ _ => some info
  | missing => none
def setInfo (info : SourceInfo) : Syntax → Syntax
  | atom _ val => atom info val
  | ident _ rawVal val pre => ident info rawVal val pre
  | node _ kind args => node info kind args
  | missing => missing
@[extern "native"] opaque setHeadInfo (stx : Syntax) (info : SourceInfo) : Syntax
@[extern "native"] opaque setTailInfo (stx : Syntax) (info : SourceInfo) : Syntax
@[extern "native"] opaque copyHeadTailInfoFrom (target source : Syntax) : Syntax
@[extern "native"] opaque mkSynthetic (stx : Syntax) : Syntax
@[extern "native"] opaque unsetTrailing (stx : Syntax) : Syntax
@[extern "native"] opaque getPos? (stx : Syntax) (canonicalOnly : Bool := false) : Option String.Pos.Raw
@[extern "native"] opaque getTailPos? (stx : Syntax) (canonicalOnly : Bool := false) : Option String.Pos.Raw
@[extern "native"] opaque getHead? : Syntax → Option Syntax
def isMissing : Syntax → Bool
  | missing => true
  | _ => false
def isAtom : Syntax → Bool
  | atom _ _ => true
  | _ => false
def hasArgs : Syntax → Bool
  | node _ _ args => args.size > 0
  | _ => false
def isNodeOf (stx : Syntax) (k : SyntaxNodeKind) (n : Nat) : Bool := stx.isOfKind k && stx.getNumArgs == n
@[extern "native"] opaque matchesLit (stx : Syntax) (k : SyntaxNodeKind) (val : String) : Bool
@[extern "native"] opaque isToken (token : String) : Syntax → Bool
@[extern "native"] opaque isLit? (litKind : SyntaxNodeKind) (stx : Syntax) : Option String
@[extern "native"] opaque isStrLit? (stx : Syntax) : Option String
@[extern "native"] opaque isCharLit? (stx : Syntax) : Option Char
@[extern "native"] opaque isNameLit? (stx : Syntax) : Option Name
@[extern "native"] opaque isFieldIdx? (s : Syntax) : Option Nat
@[extern "native"] opaque isScientificLit? (stx : Syntax) : Option (Nat × Bool × Nat)
@[extern "native"] opaque isIdOrAtom? : Syntax → Option String
@[extern "native"] opaque getOptionalIdent? (stx : Syntax) : Option Name
def getSepArgs (stx : Syntax) : Array Syntax := stx.getArgs.getSepElems
def toNat (stx : Syntax) : Nat := stx.isNatLit?.getD 0
@[extern "native"] opaque find? (stx : Syntax) (p : Syntax → Bool) : Option Syntax
@[extern "native"] opaque structEq : Syntax → Syntax → Bool
instance instBEq : BEq Syntax := ⟨structEq⟩
instance instBEqTSyntax {k : SyntaxNodeKinds} : BEq (TSyntax k) := ⟨fun a b => a.raw == b.raw⟩
@[extern "native"] protected opaque instRepr.repr : Syntax → Nat → Std.Format
instance instRepr : Repr Syntax := ⟨instRepr.repr⟩
@[extern "native"] opaque formatStx (stx : Syntax) (maxDepth : Option Nat := none) (showInfo : Bool := false) :
    Std.Format
instance instToFormat : Std.ToFormat Syntax := ⟨fun s => s.formatStx⟩
instance instToString : ToString Syntax := ⟨fun s => toString (Std.format s)⟩
instance instToFormatTSyntax {k : SyntaxNodeKinds} : Std.ToFormat (TSyntax k) := ⟨fun s => Std.format s.raw⟩
instance instToStringTSyntax {k : SyntaxNodeKinds} : ToString (TSyntax k) := ⟨fun s => toString s.raw⟩

/- Making syntax. -/
@[extern "native"] opaque mkLit (kind : SyntaxNodeKind) (val : String) (info : SourceInfo := SourceInfo.none) :
    TSyntax kind
@[extern "native"] opaque mkCharLit (val : Char) (info : SourceInfo := SourceInfo.none) : CharLit
@[extern "native"] opaque mkNameLit (val : String) (info : SourceInfo := SourceInfo.none) : NameLit
@[extern "native"] opaque mkScientificLit (val : String) (info : SourceInfo := SourceInfo.none) :
    TSyntax scientificLitKind
def mkSep (a : Array Syntax) (sep : Syntax) : Syntax := mkNullNode (mkSepArray a sep)
end Syntax
@[extern "native"] opaque mkAtomFrom (src : Syntax) (val : String) (canonical : Bool := false) : Syntax
@[extern "native"] opaque mkCIdentFrom (src : Syntax) (c : Name) (canonical : Bool := false) : Ident
def mkIdentFromRef {m : Type → Type} [Monad m] [MonadRef m] (val : Name) (canonical : Bool := false) : m Ident := do
  return mkIdentFrom (← getRef) val canonical
def mkCIdentFromRef {m : Type → Type} [Monad m] [MonadRef m] (c : Name) (canonical : Bool := false) : m Syntax := do
  return mkCIdentFrom (← getRef) c canonical
@[inline] def mkGroupNode (args : Array Syntax := #[]) : Syntax := (mkNode groupKind args).raw
@[extern "native"] opaque mkOptionalNode (arg : Option Syntax) : Syntax
@[extern "native"] opaque mkHole (ref : Syntax) (canonical : Bool := false) : Term
@[extern "native"] opaque replaceRef (ref oldRef : Syntax) : Syntax
@[inline] def withRef? {m : Type → Type} [Monad m] [MonadRef m] {α : Type} (ref? : Option Syntax) (x : m α) : m α :=
  match ref? with
  | some ref => withRef ref x
  | none => x
@[inline] def withHeadRefOnly {m : Type → Type} [Monad m] [MonadRef m] {α : Type} (x : m α) : m α := do
  match (← getRef).getHead? with
  | none => x
  | some ref => withRef ref x

/- Literals. -/
namespace TSyntax
@[extern "native"] opaque getChar (s : CharLit) : Char
@[extern "native"] opaque getScientific (s : ScientificLit) : Nat × Bool × Nat
@[extern "native"] opaque getHygieneInfo (s : HygieneInfo) : Name
@[extern "native"] opaque getDocString (stx : TSyntax `Lean.Parser.Command.docComment) : String

/- Coercions between kinds of syntax. -/
instance instCoeDepTermMkIdentIdent {info : SourceInfo} {ss : Substring.Raw} {n : Name}
    {res : List Syntax.Preresolved} : CoeDep Term ⟨Syntax.ident info ss n res⟩ Ident := ⟨⟨.ident info ss n res⟩⟩
namespace Compat
scoped instance instCoeTailSyntax {k : SyntaxNodeKinds} : CoeTail Syntax (TSyntax k) := ⟨fun s => ⟨s⟩⟩
scoped instance instCoeTailArraySyntaxTSyntaxArray {k : SyntaxNodeKinds} :
    CoeTail (Array Syntax) (TSyntaxArray k) := ⟨.mk⟩
scoped instance instCoeTailArraySyntaxTSepArray {k : SyntaxNodeKinds} {sep : String} :
    CoeTail (Array Syntax) (Syntax.TSepArray k sep) := ⟨fun a => .ofElems (.mk a : TSyntaxArray k)⟩
end Compat
end TSyntax
namespace Syntax
instance instCoeTermTSyntaxConsSyntaxNodeKindMkStr4Nil : Coe Term (TSyntax `Lean.Parser.Term.funBinder) :=
  ⟨fun s => ⟨s.raw⟩⟩
instance instCoeTSyntaxArrayOfTSyntax {k k' : SyntaxNodeKinds} [Coe (TSyntax k) (TSyntax k')] :
    Coe (TSyntaxArray k) (TSyntaxArray k') := ⟨Array.map Coe.coe⟩
namespace SepArray
variable {sep : String}
@[extern "native"] opaque ofElems (elems : Array Syntax) : SepArray sep := ⟨elems⟩
def getElems (sa : SepArray sep) : Array Syntax := sa.elemsAndSeps.getSepElems
end SepArray
instance instEmptyCollectionSepArray {sep : String} : EmptyCollection (SepArray sep) := ⟨⟨#[]⟩⟩
instance instEmptyCollectionTSepArray {sep : SyntaxNodeKinds} {k : String} : EmptyCollection (TSepArray sep k) :=
  ⟨⟨#[]⟩⟩
instance instCoeArraySepArray {sep : String} : Coe (Array Syntax) (SepArray sep) := ⟨SepArray.ofElems⟩
instance instCoeOutSepArrayArray {sep : String} : CoeOut (SepArray sep) (Array Syntax) := ⟨SepArray.getElems⟩
end Syntax

/- What macros may ask Lean. -/
namespace Macro
@[extern "native"] opaque expandMacro? (stx : Syntax) : MacroM (Option Syntax) := fun _ s => .error .unsupportedSyntax s
@[extern "native"] opaque hasDecl (declName : Name) : MacroM Bool := fun _ s => .error .unsupportedSyntax s
@[extern "native"] opaque getCurrNamespace : MacroM Name := fun _ s => .error .unsupportedSyntax s
@[extern "native"] opaque resolveNamespace (n : Name) : MacroM (List Name) := fun _ s => .error .unsupportedSyntax s
@[extern "native"] opaque resolveGlobalName (n : Name) : MacroM (List (Name × List String)) :=
  fun _ s => .error .unsupportedSyntax s
def addMacroScope (n : Name) : MacroM Name := fun c s => .ok (Lean.addMacroScope c.quotContext n c.currMacroScope) s
end Macro
@[extern "native"] opaque expandMacros (stx : Syntax)
    (p : SyntaxNodeKind → Bool := fun (k : SyntaxNodeKind) => k != `Lean.Parser.Term.byTactic) : MacroM Syntax :=
  fun _ s => .error .unsupportedSyntax s

/- Values as syntax. -/
class Quote (α : Type) (k : SyntaxNodeKind := `term) where
  quote : α → TSyntax k
export Quote (quote)
set_option synthInstance.checkSynthOrder false in
instance instQuoteOfCoeHTCTTSyntaxConsSyntaxNodeKindNil {α : Type} {k k' : SyntaxNodeKind} [Quote α k]
    [CoeHTCT (TSyntax k) (TSyntax k')] : Quote α k' := ⟨fun a => quote (k := k) a⟩
instance instQuoteTermMkStr1 : Quote Term := ⟨id⟩
instance instQuoteBoolMkStr1 : Quote Bool := ⟨fun
  | true => mkCIdent ``Bool.true
  | false => mkCIdent ``Bool.false⟩
instance instQuoteNatNumLitKind : Quote Nat numLitKind := ⟨fun n => Syntax.mkNatLit n⟩
instance instQuoteStringStrLitKind : Quote String strLitKind := ⟨fun s => Syntax.mkStrLit s⟩
instance instQuoteCharCharLitKind : Quote Char charLitKind := ⟨fun c => Syntax.mkCharLit c⟩
instance instQuoteRawMkStr1 : Quote Substring.Raw :=
  ⟨fun s => Syntax.mkCApp ``String.toRawSubstring' #[quote s.toString]⟩
@[extern "native"] opaque quoteNameMk : Name → Term
/- DIFFERS: Lean's own code, which is what runs, makes a quoted name where it can. -/
instance instQuoteNameMkStr1 : Quote Name := ⟨quoteNameMk⟩
instance instQuoteProdMkStr1 {α β : Type} [Quote α] [Quote β] : Quote (α × β) :=
  ⟨fun (a, b) => Syntax.mkCApp ``Prod.mk #[quote a, quote b]⟩
private def quoteList {α : Type} [Quote α] : List α → Term
  | [] => mkCIdent ``List.nil
  | x :: xs => Syntax.mkCApp ``List.cons #[quote x, quoteList xs]
instance instQuoteListMkStr1 {α : Type} [Quote α] : Quote (List α) := ⟨quoteList⟩
instance instQuoteArrayMkStr1 {α : Type} [Quote α] : Quote (Array α) :=
  ⟨fun xs => Syntax.mkCApp ``List.toArray #[quote xs.toList]⟩
instance Option.hasQuote {α : Type} [Quote α] : Quote (Option α) := ⟨fun
  | none => mkIdent ``none
  | some x => Syntax.mkCApp ``some #[quote x]⟩
end Lean
