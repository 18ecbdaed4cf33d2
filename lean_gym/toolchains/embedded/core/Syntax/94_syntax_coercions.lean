/-
Coercions between kinds of syntax, which typed macro arguments need.
-/
namespace Lean
namespace Syntax
abbrev Term := TSyntax `term
abbrev Command := TSyntax `command
abbrev Level := TSyntax `level
abbrev Tactic := TSyntax `tactic
abbrev Ident := TSyntax `ident
abbrev StrLit := TSyntax `str
abbrev CharLit := TSyntax `char
abbrev NameLit := TSyntax `name
abbrev ScientificLit := TSyntax `scientific
abbrev NumLit := TSyntax `num
structure SepArray (sep : String) where
  elemsAndSeps : Array Syntax
structure TSepArray (ks : SyntaxNodeKinds) (sep : String) where
  elemsAndSeps : Array Syntax
end Syntax
export Syntax (Term Command Tactic Ident StrLit CharLit NameLit ScientificLit NumLit)
namespace TSyntax
instance : Coe (TSyntax `ident) (TSyntax `term) := ⟨fun s => ⟨s.raw⟩⟩
instance : Coe (TSyntax `num) (TSyntax `term) := ⟨fun s => ⟨s.raw⟩⟩
instance : Coe (TSyntax `str) (TSyntax `term) := ⟨fun s => ⟨s.raw⟩⟩
instance : Coe (TSyntax `char) (TSyntax `term) := ⟨fun s => ⟨s.raw⟩⟩
instance : Coe (TSyntax `name) (TSyntax `term) := ⟨fun s => ⟨s.raw⟩⟩
instance : Coe (TSyntax `scientific) (TSyntax `term) := ⟨fun s => ⟨s.raw⟩⟩
instance : Coe (TSyntax `ident) (TSyntax `level) := ⟨fun s => ⟨s.raw⟩⟩
instance : Coe (TSyntax `num) (TSyntax `prio) := ⟨fun s => ⟨s.raw⟩⟩
instance : Coe (TSyntax `num) (TSyntax `prec) := ⟨fun s => ⟨s.raw⟩⟩
instance : Coe (TSyntax `ident) (TSyntax `Lean.Parser.Command.declId) :=
  ⟨fun s => ⟨Syntax.node2 .none `Lean.Parser.Command.declId s.raw (.node .none `null Array.mkArray0)⟩⟩
instance : Coe (TSyntax `tactic) (TSyntax `Lean.Parser.Tactic.tacticSeq) := ⟨fun s =>
  ⟨Syntax.node1 .none `Lean.Parser.Tactic.tacticSeq
    (Syntax.node1 .none `Lean.Parser.Tactic.tacticSeq1Indented (Syntax.node1 .none `null s.raw))⟩⟩
end TSyntax
end Lean
