/-
What everything else builds on: types, operators, syntax and its macros, logic, natural numbers and integers.
-/
prelude
universe u v w
