/-
Options of tactics and coercions of syntax.
-/
prelude
import Init.Base
universe u v w
