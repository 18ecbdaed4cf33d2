/-
Digits of numbers, powers of two, and what is left of elementary laws.
-/
prelude
import Init.IntMore
import Init.OptionSimp
import Init.Words
import Init.Text
universe u v w
