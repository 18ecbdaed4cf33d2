/-
More laws of lists: changes at a place, segments.
-/
prelude
import Init.ListOrder
universe u v w x
