/-
Lists, arrays, strings and characters; recursion and induction; how values are printed and compared.
-/
prelude
import Init.Arith
universe u v w
