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
