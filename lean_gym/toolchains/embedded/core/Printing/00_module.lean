/-
How applications are printed with their notation.
-/
prelude
import Init.GrindRing
import Init.Words
import Init.Text
import Init.Loops
import Init.Rational
import Init.ArrayMore
import Init.Vectors
import Init.Fixpoints
universe u v w
