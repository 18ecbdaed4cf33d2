/-
Loops without a bound.
-/
prelude
import Init.Control
universe u v w
