/-
Arrays, their laws, and hashes.
-/
prelude
import Init.ListLaws
universe u v w
