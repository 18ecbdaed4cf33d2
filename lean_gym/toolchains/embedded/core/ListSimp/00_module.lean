/-
Laws of lists: elements with a proof, lists in monads, searches, orders, more of the laws that simplification uses.
-/
prelude
import Init.ListOrder
universe u v w x
