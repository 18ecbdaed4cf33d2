/- `#eval` and `deriving`. -/
set_option linter.unusedVariables false
inductive Color | red | green | blue
deriving DecidableEq, Repr, Inhabited, BEq, Ord
inductive T (α : Type) | leaf | node : T α → α → T α → T α
deriving DecidableEq, Repr, Inhabited, BEq, Ord
structure P where
  x : Nat
  y : Bool
deriving Repr, DecidableEq, Inhabited, BEq, Ord
inductive E | num (n : Nat) | add (a b : E)
deriving ReflBEq, LawfulBEq -- FAIL
#eval 2 ^ 100
#eval true && false
#eval "abc" ++ "d"
#eval "abc".length
#eval [1, 2, 3].map (· + 1)
#eval (1, true, "x")
#eval some 3
#eval (Sum.inl 3 : Sum Nat Bool)
#eval Color.red
#eval (T.node .leaf 3 .leaf : T Nat)
#eval (P.mk 3 true)
#eval 'a'
#eval (-3 : Int)
#eval decide (3 < 4)
#eval ()
#eval compare 3 4
#eval compare Color.red Color.blue
#eval Color.red == Color.blue
#eval (default : Color)
#eval fun x : Nat => x -- FAIL
#eval IO.println "x" -- FAIL
example : (Color.red = Color.blue) → False := by decide
example : T.node (.leaf) 3 .leaf ≠ T.node .leaf 4 .leaf := by decide
example : (P.mk 3 true == P.mk 3 true) = true := by decide
example : (default : Color) = .red := rfl
example : (P.mk 3 true == P.mk 4 true) = true := by decide -- FAIL

/- Panics are the default value for the logic; evaluation says so on standard error and goes on. -/
def positive (n : Nat) : Nat := if n = 0 then panic! "zero" else n
#eval positive 0 -- SAYS: 0
#eval (unreachable! : Nat) + positive 4 -- SAYS: 4
#eval assert! 1 = 2; 5 -- SAYS: 0
#eval dbg_trace "seen"; 3 -- SAYS: 3
theorem positive_zero : positive 0 = default := rfl
theorem positive_succ (n : Nat) : positive (n + 1) = n + 1 := by simp [positive]
