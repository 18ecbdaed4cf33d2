/- What a full Lean can do and the embedded one cannot yet, with Lean's own message. The list in docs/embedded_lean.md. -/
set_option linter.unusedVariables false

/- Bit vectors by a SAT solver, floating-point numbers. -/
example (x y : BitVec 8) : x &&& y = y &&& x := by bv_decide -- FAIL: please include `import Std.Tactic.BVDecide`
#eval (3.5 : Float) -- FAIL: OfScientific Float
#eval ('a'...'e').toList -- FAIL: Std.PRange.UpwardEnumerable Char
def ranges : Nat := Id.run do
  let mut sum := 0
  for i in 0...3, j in 0...5 do -- FAIL: Std.ToStream (Std.Rco
    sum := sum + i * j
  return sum
inductive Sized -- FAIL: Unknown constant `unsafeCast`
  | leaf
  | node (a b : Sized)
with
  @[computed_field] size : Sized → Nat
    | .leaf => 1
    | .node a b => a.size + b.size

/- Programs: input and output, metaprograms. -/
run_cmd pure () -- FAIL: unexpected identifier; expected command
#eval IO.println "x" -- FAIL: Unknown identifier `IO.println`
simproc three (3) := fun _ => return .continue -- FAIL: unexpected identifier; expected command
example (a : Nat) : a = a := by run_tac pure () -- FAIL: unknown tactic
initialize x : Nat ← pure 3 -- FAIL: Unknown constant `IO`
elab "three" : term => pure 3 -- FAIL: Unknown constant `Lean.Elab.Term.TermElab`

/- Options of `grind` as a structure; one by one they are there. -/
example (a b : Nat) (h : a = b) : b = a := by grind (config := { splits := 3 }) -- FAIL: Unknown constant `Lean.Grind.Config`
example (a b : Nat) (h : a = b) : b = a := by grind (splits := 3) -ring

/- Library facts that are missing. -/
#check "a b".split ' ' -- FAIL: The environment does not contain `String.split`
#check Nat.sqrt -- FAIL: Unknown constant `Nat.sqrt`
#check Std.HashMap -- FAIL: Unknown identifier `Std.HashMap`
