/-
Fixed points: what `partial_fixpoint`, `inductive_fixpoint`, `coinductive_fixpoint` and `coinductive` are made of.
-/
prelude
import Init.Monads
import Init.ArrayLaws
import Init.ListSimp
universe u v w uu
