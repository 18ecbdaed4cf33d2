/-
Iterators made of iterators: with proofs, one after the other, mapped and filtered.
-/
prelude
import Init.Iterators
import Init.ArrayMore
universe v u v' u' w w' w'' x x'
