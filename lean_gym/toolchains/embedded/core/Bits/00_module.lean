/-
Bits of natural numbers, `Fin` and `BitVec`.
-/
prelude
import Init.NatLaws
import Init.Logic
universe u v w
