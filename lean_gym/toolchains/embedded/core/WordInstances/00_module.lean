/-
Instances for words, and for types built of them.
-/
prelude
import Init.NatMore
import Init.Vectors
import Init.Text
universe u v w
