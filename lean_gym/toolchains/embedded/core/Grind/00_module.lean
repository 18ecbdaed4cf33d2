/-
What `grind` and its annotations stand on.
-/
prelude
import Init.Arith
universe u v w
