/-
More laws of options, of `Ordering`, of functions on them.
-/
prelude
import Init.ListLaws
universe u v w x
