/-
More laws of lists: changes at a place, segments, functions of places, scans, splitting, optima.
-/
prelude
import Init.ListOrder
import Init.ArrayLaws
import Init.Bits
import Init.OptionSimp
universe u v w x
