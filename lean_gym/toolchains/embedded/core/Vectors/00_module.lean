/-
Vectors: arrays of a given size.
-/
prelude
import Init.ArrayMore
import Init.Words
universe u v w x
