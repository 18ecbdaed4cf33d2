/-
Comparisons.
-/
prelude
import Init.OptionSimp
universe u v
