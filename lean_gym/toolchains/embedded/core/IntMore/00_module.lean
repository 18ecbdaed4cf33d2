/-
More laws of `Int`: the roundings of division, greatest common divisors.
-/
prelude
import Init.IntLaws
import Init.Logic
universe u v w
