/-
Older names, and what is left of elementary laws of arrays.
-/
prelude
import Init.Vectors
import Init.Text
import Init.IntMore
import Init.Numbers
import Init.GrindArrays
universe u v w x
