/- Rational numbers: values, order, literals, and what of them is true by definition; loops without a bound. -/
example : (3 : Rat) / 3 = 1 := by decide +kernel
example : (1 : Rat) / 3 + 1 / 6 = 1 / 2 := by decide +kernel
example : (1 : Rat) / 3 - 1 / 2 = -1 / 6 := by decide +kernel
example : (2 / 3 : Rat) * (9 / 4) = 3 / 2 := by decide +kernel
example : (1 : Rat) / 3 < 1 / 2 := by decide +kernel
example : ¬(-1 / 3 : Rat) ≤ -1 / 2 := by decide +kernel
example : (5 : Rat) / 0 = 0 := by decide +kernel
example : (2 / 3 : Rat)⁻¹ = 1.5 := by decide +kernel
example : (2 / 3 : Rat) ^ 3 = 8 / 27 ∧ (2 / 3 : Rat) ^ (-2 : Int) = 9 / 4 := by decide +kernel
example : (-7 / 2 : Rat).floor = -4 ∧ (-7 / 2 : Rat).ceil = -3 ∧ (7 / 2 : Rat).floor = 3 := by decide +kernel
example : max (1 / 2 : Rat) (2 / 3) = 2 / 3 ∧ min (1 / 2 : Rat) (2 / 3) = 1 / 2 := by decide +kernel
example : 12.5e1 = (125 : Rat) ∧ 12.5e-1 = (5 / 4 : Rat) := by decide +kernel
example : (mkRat 6 (-9 : Int).natAbs).num = 2 ∧ (mkRat (-6) 9).den = 3 := by decide +kernel
example : mkRat 6 0 = 0 := rfl
example : (3 : Rat) = ((3 : Int) : Rat) := rfl
example (q : Rat) : (-q).num = -q.num ∧ (-q).den = q.den := by simp
example (n : Int) : (n : Rat).num = n ∧ (n : Rat).den = 1 := by simp
example (a b : Rat) (h : ¬a ≤ b) : b < a := Rat.not_le.mp h
example (q : Rat) : q.den ≠ 0 := q.den_nz
example : (1 : Rat) / 3 = 1 / 4 := by decide +kernel -- FAIL
example : (1 : Rat) / 2 < 1 / 3 := by decide +kernel -- FAIL
example : (1 : Rat) / 3 + 1 / 6 = 1 / 2 := by rfl -- FAIL

#guard (1 / 3 + 1 / 6 : Rat) == 1 / 2
#guard toString (-1 / 4 : Rat) == "-1/4"
#eval (3 / 6 : Rat) -- SAYS: (1 : Rat)/2

def squareRoot (n : Nat) : Nat := Id.run do
  let mut i := 0
  while (i + 1) * (i + 1) ≤ n do
    i := i + 1
  return i
#guard squareRoot 1000 == 31

def firstMultiple (n k : Nat) : Option Nat := do
  let mut i := n
  repeat
    if i % k = 0 then return i
    i := i + 1
  until i > 100
  failure
#guard firstMultiple 50 7 == some 56
#guard firstMultiple 99 7 == none
