/-
What `grind` and its annotations stand on.
-/
prelude
import Init.Data
universe u v w
