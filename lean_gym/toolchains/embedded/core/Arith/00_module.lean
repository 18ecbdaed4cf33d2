/-
`omega`, the lemmas on `Nat` and `Int` that tactics look up, `ac_rfl` and `simp +arith`.
-/
prelude
import Init.Base
universe u v w
