/-
Laws of lists, and loops over them.
-/
prelude
import Init.NatLaws
import Init.Logic
import Init.Control
universe u v w x
