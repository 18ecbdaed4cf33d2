/-
Words of fixed width, signed and unsigned.
-/
prelude
import Init.Bits
universe u v w
