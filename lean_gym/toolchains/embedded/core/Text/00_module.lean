/-
Strings, and functions on syntax.
-/
prelude
import Init.ListOrder
import Init.ArrayLaws
import Init.Syntax
universe u v w
