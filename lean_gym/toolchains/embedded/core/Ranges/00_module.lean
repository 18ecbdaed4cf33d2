/-
Ranges: iterators over them, lists and arrays of their elements, loops.
-/
prelude
import Init.RangeBase
import Init.Iterators
import Init.IntLaws
universe u v w
