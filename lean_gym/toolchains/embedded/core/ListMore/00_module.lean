/-
More laws of lists: functions of places, scans, splitting, optima, comparison.
-/
prelude
import Init.ListParts
import Init.ArrayLaws
import Init.Bits
import Init.OptionSimp
universe u v w x
