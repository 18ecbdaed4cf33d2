/-
`grind`: rings, fields, ordered and linear arithmetic.
-/
prelude
import Init.Data
import Init.Grind
universe u v w
