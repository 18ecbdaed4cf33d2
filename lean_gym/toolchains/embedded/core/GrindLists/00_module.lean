/-
Which facts about lists, options and sums `grind` uses, and what it makes of words and bit vectors.
-/
prelude
import Init.ArrayMore
import Init.IntMore
import Init.Words
universe u v w x
