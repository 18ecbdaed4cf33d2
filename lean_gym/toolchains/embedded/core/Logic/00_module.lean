/-
Laws of connectives, options, sums and pairs.
-/
prelude
import Init.Data
import Init.Grind
universe u v w
