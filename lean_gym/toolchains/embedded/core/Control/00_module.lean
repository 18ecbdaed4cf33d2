/-
Monads, their transformers and laws.
-/
prelude
import Init.Grind
universe u v w
