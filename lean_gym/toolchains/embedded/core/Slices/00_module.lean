/-
Slices: parts of lists and arrays, from a place to another.
-/
prelude
import Init.Iterators
import Init.RangeBase
universe u v w w' x
