/- Ranges `a...b` and their like: elements, lists, arrays, loops. -/
set_option linter.unusedVariables false

/- Notation. -/
#check 1...5 -- SAYS: 1...5 : Std.Rco Nat
#check (1...=5 : Std.Rcc Int) -- SAYS: 1...=5 : Std.Rcc Int
#check fun n : Nat => (n + 1)<...=n * 2 -- SAYS: Std.Roc Nat
#check 1<...5 -- SAYS: Std.Roo Nat
#check *...5 -- SAYS: Std.Rio Nat
#check *...=5 -- SAYS: Std.Ric Nat
#check 1...* -- SAYS: Std.Rci Nat
#check 1<...* -- SAYS: Std.Roi Nat
#check (*...* : Std.Rii Nat) -- SAYS: Std.Rii Nat
example : (1...5).lower = 1 ∧ (1...5).upper = 5 := ⟨rfl, rfl⟩
example : 1...<5 = 1...5 := rfl
example : 1...5 ≠ 1...6 := by decide
example : 1...=5 = 1...=4 := by decide -- FAIL

/- Elements. -/
example : 3 ∈ 1...5 := by decide
example : 5 ∈ 1...5 := by decide -- FAIL
example : 5 ∈ 1...=5 := by decide
example : 1 ∉ 1<...5 := by decide
example : 3 ∈ *...5 := by decide
example : 3 ∈ 2...* := by decide
example : (-3 : Int) ∈ (-4 : Int)...(0 : Int) := by decide
example : 3 ∈ 1...5 := by simp [Std.Rco.mem_iff]
example : 3 ∈ 1...=5 := Std.Rcc.mem_iff.mpr ⟨by decide, by decide⟩
theorem lower {a b i : Nat} (h : i ∈ a...b) : a ≤ i := h.1
theorem upper {a b i : Int} (h : i ∈ a<...=b) : i ≤ b := Std.Roc.le_upper_of_mem h
theorem between {a b i : Nat} : i ∈ a...b ↔ i ∈ a...=b ∧ i ≠ b := by
  simp only [Std.Rco.mem_iff, Std.Rcc.mem_iff]
  omega
example (xs : Array Nat) (i : Nat) (h : i ∈ 0...xs.size) : xs[i] ∈ xs := xs.getElem_mem _
example (xs : List Nat) (i : Nat) (h : i ∈ *...xs.length) : xs[i] ∈ xs := xs.getElem_mem _
example (xs : List Nat) (i : Nat) (h : i ∈ *...=xs.length) : xs[i] ∈ xs := xs.getElem_mem _ -- FAIL

/- Values. -/
#eval (1...5).toList -- SAYS: [1, 2, 3, 4]
#eval (1...=5).toArray -- SAYS: #[1, 2, 3, 4, 5]
#eval (1<...=5).toList -- SAYS: [2, 3, 4, 5]
#eval (1<...5).toList -- SAYS: [2, 3, 4]
#eval (*...3).toList -- SAYS: [0, 1, 2]
#eval (*...=3).toArray -- SAYS: #[0, 1, 2, 3]
#eval (5...3).toList -- SAYS: []
#eval ((-2 : Int)...2).toList -- SAYS: [-2, -1, 0, 1]
#eval ((-2 : Int)<...=1).size -- SAYS: 3
#eval (3...10).size -- SAYS: 7
#eval (3...=10).isEmpty -- SAYS: false
#eval (3...3).isEmpty -- SAYS: true
#eval (3...* : Std.Rci Nat).toList -- FAIL: failed to synthesize

/- Loops. -/
def sum (n : Nat) : Nat := Id.run do
  let mut s := 0
  for i in 0...n do
    s := s + i
  return s
#eval sum 10 -- SAYS: 45
#eval sum 100000 -- SAYS: 4999950000
def total (xs : Array Nat) : Nat := Id.run do
  let mut s := 0
  for h : i in *...xs.size do
    s := s + xs[i]
  return s
#eval total #[1, 2, 3] -- SAYS: 6
def find (p : Int → Bool) (a b : Int) : Option Int := do
  for i in a...=b do
    if p i then return i
  none
#eval find (· > 3) (-5) 10 -- SAYS: some 4
#eval find (· > 30) (-5) 10 -- SAYS: none
def first (p : Nat → Bool) : Nat := Id.run do
  for i in 2<...100 do
    if i % 2 = 0 then continue
    if p i then return i
    if 50 < i then break
  return 0
#eval first fun n => 25 ≤ n * n -- SAYS: 5

/- Lists and arrays. -/
example : (1...4).toList = [1, 2, 3] := by simp
example : ((-1 : Int)<...1).toList = [0] := by simp
example (n : Nat) : (0...n).toList.length = n := by simp
example (a b : Nat) : (a...=b).toArray.size = b + 1 - a := by simp
example (a b : Int) : (a<...=b).toList.length = (b - a).toNat := by simp
example (a b : Nat) (h : b ≤ a) : (a...b).toList = [] := by simp [h]
example (a b i : Nat) (h : i < b - a) : (a...b).toList[i]? = some (a + i) := by simp [h]
example (a b i : Nat) (h : i < (a<...=b).toArray.size) : (a<...=b).toArray[i] = a + 1 + i := by simp
example (a b k : Int) (i : Nat) : (a...b).toList[i]? = some k ↔ i < (b - a).toNat ∧ a + i = k := by simp
example (n : Nat) : (*...n).toArray.toList = (*...n).toList := by simp
example (a b : Nat) : (a...b).toList = [3] ↔ b = a + 1 ∧ a = 3 := Nat.toList_rco_eq_singleton_iff
example (a b : Nat) (h : a ≤ b) : (a...b + 1).toList = (a...b).toList ++ [b] :=
  Nat.toList_rco_succ_right_eq_append h
example (a b c : Int) (h : a ≤ b) (k : b ≤ c) : (a...b).toList ++ (b...c).toList = (a...c).toList := by
  rw [Int.toList_rco_append_toList_rco h k]
example (a b : Nat) : (a...b).toList = [] := by simp -- FAIL
theorem last {a b : Nat} (h : a < b) : (a...b).toList.getLast? = some (b - 1) := by
  rw [Nat.toList_rco_eq_append h]
  simp
example (a b : Nat) : (a...b).size = b - a := by simp
theorem by_left (p : Nat → Nat → Prop) (h : ∀ a b, b ≤ a → p a b) (k : ∀ a b, a < b → p (a + 1) b → p a b) (a b : Nat) :
    p a b := Nat.induct_rco_left p h k a b

/- Successors. -/
example (n : Nat) : Std.PRange.succ? n = some (n + 1) := by simp
example (n : Int) : Std.PRange.succMany? 3 n = some (n + 3) := by simp
example (a b : Nat) : Std.PRange.UpwardEnumerable.LT a b ↔ a < b := Std.PRange.UpwardEnumerable.lt_iff.symm
example (n : Nat) : Std.PRange.least? = some n := by simp -- FAIL
