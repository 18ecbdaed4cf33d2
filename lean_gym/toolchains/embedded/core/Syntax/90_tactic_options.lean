/-
What options of tactics are made of, `simp (config := {decide := true})`, `rw (occs := .pos [2])`, and the tactics
that are others with an option: `simp!`, `simp_all!`, `dsimp!`, `erw`.

Lean reads a written configuration as an application of the constructor: number, order and types of the fields are
those of the records inside the shared library.
-/

namespace Lean.Meta

/-- What definitional equality may unfold. `erw` is `rw (transparency := .default)`. -/
inductive TransparencyMode where
  | all | default | reducible | instances | none | implicit
inductive EtaStructMode where
  | all | notClasses | none

structure DSimp.Config where
  zeta : Bool := true
  beta : Bool := true
  eta : Bool := true
  etaStruct : EtaStructMode := .all
  iota : Bool := true
  proj : Bool := true
  decide : Bool := false
  autoUnfold : Bool := false
  failIfUnchanged : Bool := true
  unfoldPartialApp : Bool := false
  zetaDelta : Bool := false
  index : Bool := true
  zetaUnused : Bool := true
  zetaHave : Bool := true
  locals : Bool := false
  instances : Bool := false

namespace Simp
def defaultMaxSteps := 100000

structure Config where
  maxSteps : Nat := defaultMaxSteps
  maxDischargeDepth : Nat := 2
  contextual : Bool := false
  memoize : Bool := true
  singlePass : Bool := false
  zeta : Bool := true
  beta : Bool := true
  eta : Bool := true
  etaStruct : EtaStructMode := .all
  iota : Bool := true
  proj : Bool := true
  decide : Bool := false
  arith : Bool := false
  autoUnfold : Bool := false
  dsimp : Bool := true
  failIfUnchanged : Bool := true
  ground : Bool := false
  unfoldPartialApp : Bool := false
  zetaDelta : Bool := false
  index : Bool := true
  implicitDefEqProofs : Bool := true
  zetaUnused : Bool := true
  catchRuntime : Bool := true
  zetaHave : Bool := true
  letToHave : Bool := true
  congrConsts : Bool := true
  bitVecOfNat : Bool := true
  warnExponents : Bool := true
  suggestions : Bool := false
  maxSuggestions : Option Nat := none
  locals : Bool := false
  instances : Bool := false

/-- The options of `simp_all`. -/
structure ConfigCtx extends Config where
  contextual := true

/-- The options of `norm_cast`. -/
structure NormCastConfig extends Config where
  zeta := false
  beta := false
  eta := false
  proj := false
  iota := false
end Simp

inductive Occurrences where
  | all
  | pos (idxs : List Nat)
  | neg (idxs : List Nat)

inductive ApplyNewGoals where
  | nonDependentFirst | nonDependentOnly | all
abbrev Rewrite.NewGoals := ApplyNewGoals

structure Rewrite.Config where
  transparency : TransparencyMode := .reducible
  offsetCnstrs : Bool := true
  occs : Occurrences := .all
  newGoals : Rewrite.NewGoals := .nonDependentFirst

structure Omega.OmegaConfig where
  splitDisjunctions : Bool := true
  splitNatSub : Bool := true
  splitNatAbs : Bool := true
  splitMinMax : Bool := true
end Lean.Meta

structure Lean.Parser.Tactic.DecideConfig where
  kernel : Bool := false
  native : Bool := false
  zetaReduce : Bool := false
  revert : Bool := false

/-
Lean's own macros for `simp!`, `simp_all!` and `dsimp!` have generated names that cannot be written in Lean text, so
that no declaration can connect them. These do the same.
-/
namespace Lean
@[extern "native"] opaque Syntax.getKind (stx : Syntax) : SyntaxNodeKind := .anonymous
@[extern "native"] opaque Syntax.setKind (stx : Syntax) (k : SyntaxNodeKind) : Syntax := stx
@[extern "native"] opaque Syntax.setArg (stx : Syntax) (i : Nat) (arg : Syntax) : Syntax := stx

namespace Parser.Tactic
@[extern "native"] opaque appendConfig (cfg cfg' : Syntax) : TSyntax [`Lean.Parser.Tactic.optConfig] := ⟨cfg⟩

/-- `stx` as a call of the tactic of `plain`, whose options come before those of `stx`. -/
private def asVariant (plain stx : Syntax) : Syntax :=
  ((stx.setKind plain.getKind).setArg 0 (plain.getArg 0)).setArg 1 (appendConfig (plain.getArg 1) (stx.getArg 1)).raw

@[macro simpAutoUnfold] private def expandSimpAutoUnfold : Macro := fun stx => do
  return asVariant (← `(tactic| simp +autoUnfold)).raw stx
@[macro simpAllAutoUnfold] private def expandSimpAllAutoUnfold : Macro := fun stx => do
  return asVariant (← `(tactic| simp_all +autoUnfold)).raw stx
@[macro dsimpAutoUnfold] private def expandDSimpAutoUnfold : Macro := fun stx => do
  return asVariant (← `(tactic| dsimp +autoUnfold)).raw stx
end Parser.Tactic
end Lean
