/-
More laws of `Nat`.
-/
prelude
import Init.NatLaws
import Init.Logic
universe u v w
