/-
Monads, their transformers and laws.
-/
prelude
import Init.Data
import Init.Grind
universe u v w
