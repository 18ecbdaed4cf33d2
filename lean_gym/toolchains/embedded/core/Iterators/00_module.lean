/-
Iterators, what consumes them, and those over lists.
-/
prelude
import Init.ArraySimp
import Init.OptionSimp
import Init.Loops
universe u v w w' w'' x x'
