/- Slices of lists and arrays, and iterators. -/
set_option linter.unusedVariables false

/- Values. -/
#eval #[1, 2, 3, 4, 5][1...3] -- SAYS: #[2, 3].toSubarray
#eval #[1, 2, 3, 4, 5][1...=3].toArray -- SAYS: #[2, 3, 4]
#eval #[1, 2, 3, 4, 5][1<...3].toList -- SAYS: [3]
#eval #[1, 2, 3, 4, 5][1<...=3].toList -- SAYS: [3, 4]
#eval #[1, 2, 3, 4, 5][3...*].toList -- SAYS: [4, 5]
#eval #[1, 2, 3, 4, 5][3<...*].toList -- SAYS: [5]
#eval #[1, 2, 3, 4, 5][*...2].toList -- SAYS: [1, 2]
#eval #[1, 2, 3, 4, 5][*...=2].toList -- SAYS: [1, 2, 3]
#eval #[1, 2, 3, 4, 5][*...*].size -- SAYS: 5
#eval #[1, 2, 3, 4, 5][4...9].size -- SAYS: 1
#eval #[1, 2, 3, 4, 5][4...2].toList -- SAYS: []
#eval #[1, 2, 3, 4, 5][1...4][1...=2].toList -- SAYS: [3, 4]
#eval #[1, 2, 3, 4, 5][1:3] -- SAYS: #[2, 3].toSubarray
#eval #[1, 2, 3, 4, 5][3:].toArray -- SAYS: #[4, 5]
#eval #[1, 2, 3, 4, 5][:2].toArray -- SAYS: #[1, 2]
#eval [1, 2, 3, 4, 5][1...3] -- SAYS: [2, 3].toSlice 0 2
#eval [1, 2, 3, 4, 5][1<...=3].toArray -- SAYS: #[3, 4]
#eval [1, 2, 3, 4, 5][2...*].toList -- SAYS: [3, 4, 5]
#eval [1, 2, 3, 4, 5][*...=2].size -- SAYS: 3
#eval [1, 2, 3, 4, 5][1...*][*...2].toList -- SAYS: [2, 3]
#eval #[1, 2, 3, 4][1...*].foldl (fun s x => 10 * s + x) 0 -- SAYS: 234
#eval #[1, 2, 3, 4][1...3].foldr (fun x s => x :: s) [] -- SAYS: [2, 3]
#eval (#[1, 2, 3, 4][1...3].any (· = 3), #[1, 2, 3, 4][1...3].all (· < 3)) -- SAYS: (true, false)
#eval #[1, 2, 3, 4][*...*].findRev? (· < 4) -- SAYS: some 3
#eval #[1, 2, 3, 4][1...3] ++ #[7][*...*] -- SAYS: #[2, 3, 7].toSubarray
#eval #[1, 2, 3, 4][1...3][1]! -- SAYS: 3
#eval Id.run do -- SAYS: 23
  let mut s := 0
  for x in #[1, 2, 3, 4][1...3] do s := 10 * s + x
  return s
#eval Id.run do -- SAYS: 23
  let mut s := 0
  for x in [1, 2, 3, 4][1...3] do s := 10 * s + x
  return s
#eval [1, 2, 3].iter.toList -- SAYS: [1, 2, 3]
#eval [1, 2, 3].iter.toArray -- SAYS: #[1, 2, 3]
#eval [1, 2, 3].iter.toListRev -- SAYS: [3, 2, 1]
#eval ([1, 2, 3].iter.take 2).toList -- SAYS: [1, 2]
#eval [1, 2, 3].iter.fold (· - ·) 10 -- SAYS: 4
#eval ([1, 2, 3].iter.find? (· > 1), [1, 2, 3].iter.length, [1, 2, 3].iter.any (· = 4)) -- SAYS: (some 2, 3, false)
#eval ([7, 8].iter.first?, ([] : List Nat).iter.first?, [7].iter.isEmpty) -- SAYS: (some 7, none, false)
#eval Id.run do -- SAYS: 12
  let mut s := 0
  for x in [1, 2, 3, 4].iter do
    if x = 3 then break
    s := 10 * s + x
  return s
#eval ([1, 2, 3].iter.map (· * 2)).toList -- SAYS: [2, 4, 6]
#eval ([1, 2, 3, 4].iter.filter (· % 2 = 0)).toArray -- SAYS: #[2, 4]
#eval ([1, 2, 3].iter.filterMap fun x => if x = 2 then none else some (x + 1)).toListRev -- SAYS: [4, 2]
#eval (([1, 2].iter.append [3].iter).map (10 - ·)).fold (fun s x => 10 * s + x) 0 -- SAYS: 987
#eval (do for x in [1, 2, 3].iterM Option do if x = 2 then failure else pure () : Option Unit) -- SAYS: none

/- Laws. -/
example (xs : Array Nat) (a b : Nat) : xs[a...b].toArray = xs.extract a b := by simp
example (xs : Array Nat) (a b : Nat) : xs[a...=b].toList = (xs.toList.take (b + 1)).drop a := by simp
example (xs : Array Nat) (a b : Nat) : xs[a...b].size = min b xs.size - a := by simp
example (xs : Array Nat) (a b : Nat) (h : a ≤ b) (k : b ≤ xs.size) : xs[a...b].size = b - a := by simp; omega
example (xs : Array Nat) (a : Nat) : xs[a<...*].start = min (a + 1) xs.size := by simp
example (xs : Array Nat) : xs[*...*].toArray = xs := by simp
example (xs : List Nat) (a b : Nat) : xs[a...b].toList = (xs.take b).drop a := by simp
example (xs : List Nat) (a : Nat) : xs[a...*].size = xs.length - a := by simp
example (xs : Subarray Nat) (a b : Nat) : xs[a...b].toList = (xs.toList.take b).drop a := by simp
example (xs : Subarray Nat) : xs[*...*] = xs := by simp
example (xs : ListSlice Nat) (a b : Nat) : xs[a...=b].size = min (b + 1) xs.size - a := by simp
example (xs : Subarray Nat) (n : Nat) : (xs.drop n).size = xs.size - n := by simp
example (xs : Subarray Nat) (n : Nat) : (xs.take n).toList = xs.toList.take n := by simp
example (xs : Subarray Nat) : xs.toList.length = xs.size := by simp
example (xs : Subarray Nat) : xs.foldl (· + ·) 0 = xs.toList.foldl (· + ·) 0 := Subarray.foldl_toList.symm
example (xs : Array Nat) (a b : Nat) : xs[a:b] = xs[a...b] := rfl
example (xs : List Nat) : xs.iter.toList = xs := by simp
example (xs : List Nat) : xs.iter.toArray = xs.toArray := by simp
example (xs : List Nat) (n : Nat) : (xs.iter.take n).toList = xs.take n := by simp
example (xs : List Nat) (f : Nat → Nat) : (xs.iter.map f).toList = xs.map f := by simp
example (xs : List Nat) : ((xs.iter.filter (· > 3)).map (· + 1)).toList = (xs.filter (· > 3)).map (· + 1) := by simp
example (xs ys : List Nat) : (xs.iter.append ys.iter).toList = xs ++ ys := by simp
example (xs : List Nat) (f : Nat → Option Nat) : (xs.iter.filterMap f).toArray = xs.toArray.filterMap f := by simp
example (x : Nat) (xs : List Nat) : (x :: xs).iter.step.val = .yield xs.iter x := by simp
example (xs : List Nat) : xs.iter.length = xs.length := by rw [← Std.Iter.length_toList_eq_length]; simp
example (xs : List Nat) : xs.iter.fold (· + ·) 0 = xs.foldl (· + ·) 0 := by rw [← Std.Iter.foldl_toList]; simp
example (xs : List Nat) (a : Nat) : xs[a...*].toList = xs[a...xs.length].toList := by simp
example (xs : Array Nat) (a b : Nat) : xs[a...b].size = b - a := by simp -- FAIL
example (xs : List Nat) : xs.iter.toListRev = xs := by simp -- FAIL
example (xs : List Nat) (a : Nat) : xs[a<...*].toList = xs.drop a := by simp -- FAIL

-- values lifted to a higher universe
#eval ([1, 2, 3].iter.uLift.{1}.toList).map ULift.down -- SAYS: [1, 2, 3]
example (xs : List Nat) : xs.iter.uLift.{1}.toList = xs.map ULift.up := by simp
example (xs : List Nat) : xs.iter.uLift.{1}.length = xs.iter.length := by simp
