/-
Arrays, more of their laws: by what they are made of, searched for and walked through.
-/
prelude
import Init.ArraySimp
import Init.ListSimp
import Init.ListMore
universe u v w x
