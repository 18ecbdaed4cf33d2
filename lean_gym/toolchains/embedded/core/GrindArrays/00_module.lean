/-
The lemmas that `grind` instantiates: arrays, vectors, numbers, bit vectors, monads.
-/
prelude
import Init.ArrayMore
import Init.Control
import Init.IntMore
import Init.Words
import Init.Text
import Init.Loops
import Init.Vectors
universe u v w x
