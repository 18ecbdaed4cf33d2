/-
Further laws of arrays: each function as the one on lists, and what `simp` makes of their combinations.
-/
prelude
import Init.ListParts
import Init.ListSimp
import Init.ArrayLaws
universe u v w x y
