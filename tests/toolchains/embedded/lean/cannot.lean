/- What a full Lean can do and the embedded one cannot yet, with Lean's own message. The list in docs/embedded_lean.md. -/
set_option linter.unusedVariables false

/- Bit vectors by a SAT solver, rational and floating-point numbers. -/
example (x y : BitVec 8) : x &&& y = y &&& x := by bv_decide -- FAIL: please include `import Std.Tactic.BVDecide`
example : (3 : Rat) / 3 = 1 := by decide -- FAIL: OfNat Rat 3
#eval (3.5 : Float) -- FAIL: Unknown constant `OfScientific`

/- Programs: input and output, loops, hashing, metaprograms. -/
#eval IO.println "x" -- FAIL: Unknown identifier `IO.println`
def total (l : List Nat) : Nat := Id.run do
  let mut s := 0
  for a in l do -- FAIL: Unknown constant `ForIn`
    s := s + a
  return s
inductive Color | red | green
  deriving Hashable -- FAIL: Unknown constant `Hashable`
run_cmd pure () -- FAIL: unexpected identifier; expected command
initialize x : Nat ← pure 3 -- FAIL: Unknown constant `IO`
elab "three" : term => pure 3 -- FAIL: Unknown constant `Lean.Elab.Term.TermElab`

/- Library facts that are missing. -/
example (s : String) : s ++ "" = s := by simp -- FAIL: `simp` made no progress
example (xs : Array Nat) (h : 0 < xs.size) : xs[0] = xs[0]! := by simp -- FAIL: failed to synthesize
#check List.mergeSort -- FAIL: Unknown constant `List.mergeSort`
#check Nat.sqrt -- FAIL: Unknown constant `Nat.sqrt`
#check Std.HashMap -- FAIL: Unknown identifier `Std.HashMap`
