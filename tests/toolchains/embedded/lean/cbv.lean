/-
Evaluation by value, with a proof of each step.
-/
def fib : Nat → Nat
  | 0 => 0
  | 1 => 1
  | n + 2 => fib n + fib (n + 1)
theorem fib_ten : fib 10 = 55 := by cbv
theorem fib_wrong : fib 10 = 54 := by cbv -- FAIL
theorem condition : (if 3 < 4 then 1 else 2) = 1 := by cbv
theorem depends : (if h : 1 < 2 then (⟨1, h⟩ : Fin 2) else 0) = 1 := by cbv
theorem decision : decide (10 < 20) = true := by cbv
theorem connectives : ((1, 2).fst = 1 ∧ True) ∧ (False ∨ ¬ 2 = 3) := by cbv
theorem implication : True → 2 + 2 = 4 := by intro; cbv
theorem sorted : [3, 1, 2].mergeSort = [1, 2, 3] := by cbv
theorem mapped : ([1, 2, 3].map (· + 1)).sum = 9 := by cbv
theorem divides : 3 ∣ 12 ∧ ¬ 5 ∣ 12 := by decide_cbv
theorem integers : (-7 : Int) / 2 = -4 ∧ (-7 : Int) < 2 ∧ (2 : Int) ∣ -4 := by decide_cbv
theorem rationals : (1 / 2 : Rat) < 2 / 3 := by cbv
theorem words : (200 : UInt8) + 100 = 44 ∧ (100 : Int8) + 100 < 0 := by cbv
theorem bits : (10 : BitVec 8) + 250 = 4 ∧ (3 : BitVec 4) ≤ 5 := by cbv
theorem places : (3 : Fin 5) + 4 = 2 ∧ (3 : Fin 5) < 4 := by cbv
theorem texts : "abc" ++ "d" = "abcd" ∧ "abc" < "abd" ∧ 'a' < 'b' ∧ "abc".length = 3 := by cbv
theorem boolean : (bif 2 == 3 then 1 else 5) = 5 := by cbv
theorem option : (some 3).map (· + 1) = some 4 := by decide_cbv
theorem wrong : 3 ∣ 13 := by decide_cbv -- FAIL
theorem hypothesis (f : Nat → Nat) (h : f 2 = 3) : f (1 + 1) = 3 := by
  cbv at h ⊢
  exact h
theorem in_conv (x : Nat) : x + fib 5 = x + 5 := by
  conv => lhs; rhs; cbv
#print axioms sorted -- SAYS: 'sorted' depends on axioms: [propext, Quot.sound]
