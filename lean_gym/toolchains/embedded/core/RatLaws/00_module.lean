/-
Laws of rational numbers, and what `grind` uses of them.
-/
prelude
import Init.IntMore
import Init.Rational
import Init.GrindRing
universe u v w
