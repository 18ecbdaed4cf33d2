/-
Iterators made of iterators: with proofs, one after the other, mapped and filtered.
-/
prelude
import Init.Iterators
import Init.ArrayMore
universe u v w w' w'' x x'
