/- Arrays, loops, strings and hashes. -/
set_option linter.unusedVariables false

/- Arrays. -/
example (xs : Array Nat) (h : 0 < xs.size) : xs[0]! = xs[0] := by simp [h]
example (xs : Array Nat) (x : Nat) : (xs.push x).size = xs.size + 1 := by grind
example (xs ys : Array Nat) (f : Nat → Nat) : ((xs ++ ys).map f).size = xs.size + ys.size := by simp
example (xs : Array Nat) : (xs.push 1).pop = xs := by simp
def ends : Array Nat → Nat
  | #[] => 0
  | #[a] => a
  | #[a, b] => a + b
  | xs => xs[0]! + xs.back!
theorem ends_two : ends #[1, 2] = 3 := rfl
theorem ends_three : ends #[1, 2, 3] = 4 := by decide
theorem ends_literal : ends #[1, 2] = 3 := by simp [ends] -- FAIL: failed to generate equality theorems
#eval (ends #[], ends #[7], ends #[5, 6, 7]) -- SAYS: (0, 7, 12)
theorem ends_split (xs : Array Nat) (h : xs.size = 5) : ends xs = xs[0]! + xs.back! := by
  unfold ends
  split <;> simp_all -- FAIL: Tactic `split` failed
def named : Array String → List Nat → Nat
  | #["a", x], [] => x.length
  | #["b"], [n] => n
  | _, _ => 0
theorem named_two : named #["a", "bcd"] [] + named #["b"] [4] + named #["c"] [] = 7 := by decide
theorem literal (xs : Array Nat) (h : xs.size = 2) : xs = #[xs[0], xs[1]] := xs.toArrayLit_eq 2 h
example (xs : Array Nat) : xs.reverse.reverse = xs := by simp
example (xs : Array Nat) : xs.reverse.size = xs.size := by grind
example (xs : Array Nat) (i : Nat) (h : i < xs.size) : (xs.set i 7)[i]'(by simp [h]) = 7 := by simp
example (xs : Array Nat) (i j : Nat) (hi : i < xs.size) (hj : j < xs.size) (h : i ≠ j) :
    (xs.set i 7)[j]? = xs[j]? := by simp [h]
example (xs ys : Array Nat) (h : xs.size = ys.size) (k : ∀ (i : Nat) (hi : i < xs.size) (hj : i < ys.size), xs[i] = ys[i]) :
    xs = ys := by ext <;> simp_all
example (xs : Array Nat) (a : Nat) : a ∈ xs.push a := by simp
example (xs : Array Nat) : xs.foldl (· + ·) 0 = xs.toList.foldl (· + ·) 0 := by simp
example (p : Nat → Bool) (xs : Array Nat) (h : a ∈ xs.filter p) : a ∈ xs := by simp_all
example : #[1, 2, 3].map (· + 1) = #[2, 3, 4] := by decide
example : #[1, 2, 3][1] = 2 := rfl
example : #[1, 2, 3].toList = [1, 2, 3] := rfl
example : #[3, 1, 2].size = 3 := by simp
example : #[1, 2] ≠ #[2, 1] := by decide
example : #[1, 2, 3].size = 4 := by decide -- FAIL
theorem size_of_twice (xs : Array Nat) : (xs ++ xs).size = 2 * xs.size := by simp; omega
#eval #[1, 2, 3].map (· * 2) -- SAYS: #[2, 4, 6]
#eval (#[] : Array Nat) -- SAYS: #[]
#eval #["a", "b"].zip #[1, 2] -- SAYS: #[("a", 1), ("b", 2)]
#check #[1, 2] -- SAYS: #[1, 2] : Array Nat
example (xs : Array Nat) : (xs.attach.map fun ⟨x, _⟩ => x + 1) = xs.map (· + 1) := by simp
example (xs : Array Nat) (p : Nat → Bool) : (xs.findIdx? p).isSome = xs.any p := by simp
example (xs ys : Array Nat) : (xs ++ ys).extract xs.size (xs.size + 2) = ys.extract 0 2 := by simp
example (xs : Array Nat) : xs.mapIdx (fun i x => i + x) = xs.mapFinIdx (fun i x _ => i + x) := by simp
example (xs : Array Nat) (p : Nat → Bool) : (xs.filter p)[0]? = xs.find? p := by simp
example (xs : Array Nat) (x : Nat) : (xs.insertIdx xs.size x) = xs.push x := by simp
example (xs : Array Nat) (x : Nat) : (#[x] ++ xs).min? = some (xs.min?.elim x (min x)) := by simp
example (xs : Array Nat) (f : Nat → Nat) : (xs.mapM fun x => some (f x)) = some (xs.map f) := Array.mapM_pure
example : Array.ofFn (fun i : Fin 3 => 2 * i.val) = #[0, 2, 4] := by decide
example (xs ys : Array Nat) : xs ≤ ys ∨ ys ≤ xs := Array.le_total xs ys
example (xs : Array Nat) (p : Nat → Bool) : (xs.push 2).any p = (xs.any p || p 2) := by simp
example {α : Type} [BEq α] (xs : Array Nat) (f : Nat → α) (k : α) : (xs.map f).contains k = xs.any (k == f ·) := by simp
example (xs ys : Array Nat) (n : Nat) (h : n = xs.size + ys.size) :
    (xs ++ ys).foldl (· + ·) 0 0 n = ys.foldl (· + ·) (xs.foldl (· + ·) 0) := by simp [h]
example (xs : Array Nat) (h : 3 ∈ xs) : (xs.erase 3).size + 1 = xs.size := by
  have : 0 < xs.size := Array.size_pos_of_mem h
  simp [h]; omega
example (xs ys : Array Nat) : (xs.zip ys).size = min xs.size ys.size := by simp
example (n : Nat) : (Array.replicate n 5).sum = n * 5 ∧ Array.count 3 (Array.range 7) = 1 := by simp
example (xs ys : Array Nat) (h : xs.Perm ys) : xs.size = ys.size := h.size_eq
example (l : List Nat) : l.toArray.reverse.takeWhile (· < 4) = (l.reverse.takeWhile (· < 4)).toArray := by simp
example (o : Option Nat) (h : o.toArray = #[2]) : o = some 2 := by simpa using h
example : (#[1, 2] == #[1, 3]) = false ∧ 2 ∈ #[1, 2] := by decide
example (xs : Array Nat) (p : Nat → Bool) : (xs.push 2).any p = xs.any p := by simp -- FAIL
example : #[1, 2] < #[1, 3] := by decide
example : #[1, 3] < #[1, 2] := by decide -- FAIL
example (xs : Array Nat) : xs.attach.map (·.1) = xs.reverse := by simp -- FAIL
#eval #[3, 1, 2].mergeSort -- SAYS: #[1, 2, 3]
#eval (#[3, 1, 2].min?, #[3, 1, 2].lex #[3, 2], Array.finRange 3) -- SAYS: (some 1, true, #[0, 1, 2])

/- Loops. -/
def total (l : List Nat) : Nat := Id.run do
  let mut s := 0
  for a in l do
    s := s + a
  return s
theorem total_eq_foldl (l : List Nat) : total l = l.foldl (· + ·) 0 := by simp [total]
theorem total_eq_sum (l : List Nat) : total l = l.sum := by
  have k : ∀ (l : List Nat) (n : Nat), l.foldl (· + ·) n = n + l.sum := by
    intro l
    induction l with
    | nil => simp
    | cons a l ih => intro n; simp [ih]; omega
  rw [total_eq_foldl, k]; omega
def twice (n : Nat) : Nat := Id.run do
  let mut s := 0
  for _ in [0:n] do
    s := s + 2
  return s
example : twice 5 = 10 := by decide +kernel
example : total [1, 2, 3] = 6 := by decide
example : total [1, 2, 3] = 6 := rfl
example : total [1, 2, 3] = 7 := by decide -- FAIL
def find (l : List Nat) : Option Nat := do
  for a in l do
    if a > 2 then return a
    if a = 0 then break
  none
example : find [1, 3, 5] = some 3 := by decide
example : find [1, 0, 5] = none := by decide
#eval find [1, 2, 7] -- SAYS: some 7
def counted : StateM Nat Unit := do
  for a in [1, 2, 3] do
    modify (· + a)
#eval (counted.run 4).2 -- SAYS: 10
example : (counted.run 4).2 = 10 := by decide
def upTo (n i : Nat) : Nat := if i < n then 1 + upTo n (i + 1) else 0

/- Strings. -/
example (s : String) : s ++ "" = s := by simp
example (s t : String) : (s ++ t).length = t.length + s.length := by simp; omega
example (s : String) (c : Char) : (s.push c).toList = s.toList ++ [c] := by simp
example (s t : String) (h : s.toList = t.toList) : s = t := by ext1; exact h
example (s t u : String) (h : s ++ t = s ++ u) : t = u := by simpa using h
example : "abc".length = 3 := by decide
example : "ab" ++ "c" = "abc" := by decide
example : "ab" ++ "c" = "abc" := rfl
example : "a,b".splitOn "," = ["a", "b"] := by decide
example : "hello".startsWith "he" = true := by decide
example : "hello".contains 'z' = false := by decide
example : "abc" = "abd" := by decide -- FAIL
#eval "12".toNat? -- SAYS: some 12
#eval s!"{1 + 1} and {[1, 2]}" -- SAYS: "2 and [1, 2]"
#eval "ab".toUpper -- SAYS: "AB"

/- Hashes. -/
inductive Shape | dot | pair (a b : Shape) (n : Nat)
  deriving Hashable, BEq
#eval hash (Shape.pair .dot .dot 3) == hash (Shape.pair .dot .dot 3) -- SAYS: true
example : hash 3 = 3 := rfl
theorem hash_congr (a b : List Nat) (h : a = b) : hash a = hash b := by rw [h]
