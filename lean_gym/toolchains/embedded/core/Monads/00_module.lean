/-
Monads: what is left of their instances and laws.
-/
prelude
import Init.OptionSimp
universe u v w
