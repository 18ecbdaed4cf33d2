/-
Instances that need words, vectors or strings: hash values, comparisons, orders, decisions, laws of operators.
-/
prelude
import Init.NatMore
import Init.Vectors
import Init.Text
universe u v w
