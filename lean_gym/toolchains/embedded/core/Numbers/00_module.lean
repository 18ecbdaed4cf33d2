/-
Digits of numbers, powers of two, and what is left of elementary laws.
-/
prelude
import Init.IntMore
import Init.Words
import Init.Text
