/-
More laws of `Int`: the roundings of division, greatest common divisors, comparison, shifts.
-/
prelude
import Init.IntLaws
import Init.NatMore
import Init.Bits
universe u v w
