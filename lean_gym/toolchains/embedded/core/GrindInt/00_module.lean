/-
`grind`: the integer solver and the solver for associative and commutative operators.
-/
prelude
import Init.Grind
universe u v w
