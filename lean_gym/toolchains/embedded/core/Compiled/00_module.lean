/-
What compiled code runs in place of definitions: for recursors, for recursions that would need a deep stack.
-/
prelude
import Init.NatMore
import Init.ArraySimp
universe u v w u₁ u₂
