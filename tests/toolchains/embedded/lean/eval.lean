/- `#eval` and `deriving`. -/
set_option linter.unusedVariables false
inductive Color | red | green | blue
deriving DecidableEq, Repr, Inhabited, BEq, Ord
inductive T (α : Type) | leaf | node : T α → α → T α → T α
deriving DecidableEq, Repr, Inhabited, BEq, Ord
structure P where
  x : Nat
  y : Bool
deriving Repr, DecidableEq, Inhabited, BEq, Ord
inductive E | num (n : Nat) | add (a b : E)
deriving ReflBEq, LawfulBEq -- FAIL
#eval 2 ^ 100
#eval true && false
#eval "abc" ++ "d"
#eval "abc".length
#eval [1, 2, 3].map (· + 1)
#eval (1, true, "x")
#eval some 3
#eval (Sum.inl 3 : Sum Nat Bool)
#eval Color.red
#eval (T.node .leaf 3 .leaf : T Nat)
#eval (P.mk 3 true)
#eval 'a'
#eval (-3 : Int)
#eval decide (3 < 4)
#eval ()
#eval compare 3 4
#eval compare Color.red Color.blue
#eval Color.red == Color.blue
#eval (default : Color)
#eval fun x : Nat => x -- FAIL
#eval IO.println "x" -- FAIL
example : (Color.red = Color.blue) → False := by decide
example : T.node (.leaf) 3 .leaf ≠ T.node .leaf 4 .leaf := by decide
example : (P.mk 3 true == P.mk 3 true) = true := by decide
example : (default : Color) = .red := rfl
example : (P.mk 3 true == P.mk 4 true) = true := by decide -- FAIL

/- Panics are the default value for the logic; evaluation says so on standard error and goes on. -/
def positive (n : Nat) : Nat := if n = 0 then panic! "zero" else n
#eval positive 0 -- SAYS: 0
#eval (unreachable! : Nat) + positive 4 -- SAYS: 4
#eval assert! 1 = 2; 5 -- SAYS: 0
#eval dbg_trace "seen"; 3 -- SAYS: 3
theorem positive_zero : positive 0 = default := rfl
theorem positive_succ (n : Nat) : positive (n + 1) = n + 1 := by simp [positive]

/- Recursors and recursion along a well-founded relation run; so do folds and quantifiers with large bounds. -/
def plus (n : Nat) := Nat.rec (motive := fun _ => Nat) n (fun _ soFar => .succ soFar)
#eval plus 3 4 -- SAYS: 7
theorem plus_zero (n : Nat) : plus n 0 = n := rfl
def listRec (l : List Nat) : Nat := l.rec (motive := fun _ => Nat) 0 (fun a _ s => a + s) -- FAIL: does not support recursor
def digits : Nat → Nat := WellFounded.fix Nat.lt_wfRel.wf fun n ih => if h : 0 < n then ih (n / 10) (by show n / 10 < n; omega) + 1 else 0
#eval digits (10 ^ 30) -- SAYS: 31
def digitsF (n : Nat) : Nat := WellFounded.fixF (r := (· < ·)) (fun n ih => if h : 0 < n then ih (n / 10) (by show n / 10 < n; omega) + 1 else 0) n (Nat.lt_wfRel.wf.apply n)
#eval digitsF 12345 -- SAYS: 5
def digitsAcc (n : Nat) : Nat := Acc.rec (r := (· < ·)) (motive := fun _ _ => Nat) (fun n _ ih => if h : 0 < n then ih (n / 10) (by show n / 10 < n; omega) + 1 else 0) (Nat.lt_wfRel.wf.apply n)
#eval digitsAcc 1234567 -- SAYS: 7
#eval Nat.fold 1500000 (fun i _ s => s + i) 0 -- SAYS: 1124999250000
#eval Nat.any 1500000 (fun i _ => i == 1499999) -- SAYS: true
#eval Nat.all 1500000 (fun i _ => i < 1499999) -- SAYS: false
#eval Nat.repeat (· + 2) 1500000 0 -- SAYS: 3000000
#eval decide (∀ k, k < 1500000 → 0 ≤ k) -- SAYS: true
#eval decide (∀ k, k ≤ 1500000 → k < 1500000) -- SAYS: false
#eval decide (∀ k : Fin 1500000, k.val < 1500000) -- SAYS: true
#eval ([0, 0].intercalate (List.replicate 1500000 [1])).length -- SAYS: 4499998
#eval ([0, 0].intercalate [[1], [2], [3]]) -- SAYS: [1, 0, 0, 2, 0, 0, 3]
#eval ([1, 2, 3].flatMap fun n => [n, n]) -- SAYS: [1, 1, 2, 2, 3, 3]
#eval ([1, 2, 3].filterMap fun n => if n = 2 then none else some (n + 1)) -- SAYS: [2, 4]
#eval [[1], [], [2, 3]].flatten -- SAYS: [1, 2, 3]
#eval (([1, 2, 1].erase 1, [1, 2, 1].replace 1 5)) -- SAYS: ([2, 1], [5, 2, 1])
