/-
Which facts about lists, options and sums `grind` uses.
-/
prelude
import Init.ArrayMore
universe u v w x
