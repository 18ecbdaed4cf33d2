/-
Laws of lists: sublists, permutations, sorting, places.
-/
prelude
import Init.ListLaws
universe u v w
