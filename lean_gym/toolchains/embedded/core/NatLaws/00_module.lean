/-
Laws of `Nat`.
-/
prelude
import Init.Arith
universe u v w
