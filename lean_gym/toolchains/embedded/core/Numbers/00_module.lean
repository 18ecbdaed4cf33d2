/-
Digits of numbers, powers of two, and what is left of elementary laws.
-/
prelude
import Init.IntMore
import Init.OptionSimp
import Init.Words
import Init.Text
import Init.Rational
import Init.GrindRing
import Init.GrindInt
universe u v w
