/-
What `cbv`, `decide_cbv` and `sym` prove their steps with.
-/
prelude
import Init.Words
import Init.Text
import Init.Rational
universe u v
