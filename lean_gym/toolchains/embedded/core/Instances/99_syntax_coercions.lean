/-
Arrays of syntax of one kind may stand for arrays of another, if their elements may.
-/
namespace Lean.Syntax
instance instCoeTSyntaxArrayOfTSyntax {k k' : SyntaxNodeKinds} [Coe (TSyntax k) (TSyntax k')] :
    Coe (TSyntaxArray k) (TSyntaxArray k') where
  coe a := a.map Coe.coe
end Lean.Syntax
