/-
The core library: all its modules.
-/
prelude
import Init.Base
import Init.Arith
import Init.Syntax
import Init.Data
import Init.Grind
import Init.GrindInt
import Init.GrindRing
import Init.NatLaws
import Init.IntLaws
import Init.NatMore
import Init.Logic
import Init.Control
import Init.ListLaws
import Init.ListOrder
import Init.OptionSimp
import Init.ListSimp
import Init.ArrayLaws
import Init.ArraySimp
import Init.RangeBase
import Init.Bits
import Init.IntMore
import Init.Words
import Init.ListParts
import Init.ListMore
import Init.ArrayMore
import Init.Iterators
import Init.Ranges
import Init.Slices
import Init.IteratorMore
import Init.Text
import Init.Loops
import Init.Rational
import Init.GrindArrays
import Init.GrindLists
import Init.Monads
import Init.Fixpoints
import Init.Sym
import Init.RatLaws
import Init.Instances
import Init.Numbers
import Init.Orders
import Init.Vectors
import Init.Reducibility
import Init.Printing
