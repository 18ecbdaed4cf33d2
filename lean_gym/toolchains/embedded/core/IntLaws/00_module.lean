/-
Laws of `Int`.
-/
prelude
import Init.NatLaws
universe u v w
