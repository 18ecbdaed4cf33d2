/-
What may be unfolded where.
-/
prelude
import Init.Words
import Init.Text
import Init.Rational
import Init.GrindRing
