/-
Strings, functions on syntax, and how applications are printed with their notation.
-/
prelude
import Init.ListLaws
import Init.Syntax
universe u v w
