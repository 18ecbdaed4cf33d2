/-
Ranges `a...b`: their types and notation, which elements they have, types whose elements have a successor.
-/
prelude
import Init.GrindRing
import Init.OptionSimp
universe u v w
