/-
Rational numbers.
-/
prelude
import Init.IntLaws
import Init.ArrayLaws
universe u v w
