/-
What may be unfolded where.
-/
prelude
import Init.Numbers
import Init.Ranges
import Init.Instances
import Init.Orders
