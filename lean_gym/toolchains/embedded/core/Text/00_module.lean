/-
Strings, functions on syntax, and how applications are printed with their notation.
-/
prelude
import Init.ListOrder
import Init.ArrayLaws
import Init.Syntax
universe u v w
