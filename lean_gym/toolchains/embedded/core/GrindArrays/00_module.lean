/-
The lemmas that `grind` instantiates: arrays, numbers, bit vectors, monads.
-/
prelude
import Init.ArrayMore
import Init.Control
import Init.IntMore
import Init.Words
import Init.Text
import Init.Loops
universe u v w x
