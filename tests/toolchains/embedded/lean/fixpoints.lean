/-
Recursion that need not end, and predicates that are the least or the greatest of their kind.
-/
def collatz (x : Nat) : Option Nat := do
  if x = 1 then return 0
  let steps ← collatz (if x % 2 = 0 then x / 2 else 3 * x + 1)
  return steps + 1
partial_fixpoint
#check collatz.eq_1 -- SAYS: collatz.eq_1 (x : Nat) :
#check collatz.fixpoint_induct -- SAYS: (adm : Lean.Order.admissible motive)
#check collatz.partial_correctness -- SAYS: collatz x = some r → motive x r
theorem collatz_one : collatz 1 = some 0 := by rw [collatz]; rfl
theorem collatz_six : collatz 6 = some 8 := by simp [collatz]
theorem collatz_pos (x y : Nat) (h : collatz x = some y) : y = 0 → x = 1 := by
  apply collatz.partial_correctness (fun x y => y = 0 → x = 1) ?_ x y h
  intro f ih x r h
  split at h
  · simp_all
  · simp only [Option.bind_eq_bind, Option.pure_def, Option.bind_eq_some_iff, Option.some.injEq] at h
    obtain ⟨z, _, h⟩ := h
    omega
theorem not_by_rfl : collatz 1 = some 0 := by rfl -- FAIL
#print axioms collatz -- SAYS: 'collatz' depends on axioms: [propext, Classical.choice, Quot.sound]

/- No end at all, in tail position: the value is anything, and only the equation can be used. -/
def forever (x : Nat) : Nat := forever (x + 1)
partial_fixpoint
theorem forever_step : forever 3 = forever 4 := forever.eq_1 3
theorem forever_zero : forever 3 = 0 := by rw [forever] -- FAIL: unsolved goals
def notTail (x : Nat) : Nat := notTail (x + 1) + 1 -- FAIL: Could not prove 'notTail' to be monotone in its recursive calls
partial_fixpoint

/- Other monads, higher-order calls, mutual recursion. -/
def count (x : Nat) : StateT Nat Option Unit := do
  let s ← get
  if s = x then return ()
  set (s + 1)
  count x
partial_fixpoint
theorem count_two : (count 2).run 0 = some ((), 2) := by
  rw [count, count, count]
  rfl
def climb (x : Nat) : ExceptT String Option Nat := do
  if x > 3 then throw "high"
  climb (x + 1)
partial_fixpoint
theorem climb_two : (climb 2).run = some (.error "high") := by
  rw [climb, climb, climb]
  rfl
inductive Rose where
  | node (value : Nat) (kids : List Rose)
def Rose.add (n : Nat) : Rose → Option Rose
  | node v kids => do
    let kids ← kids.mapM (Rose.add n)
    let more ← #[1, 2].foldlM (fun a b => do return a + b) 0
    let mut sum := more
    for kid in kids do
      let node k _ ← kid.add n
      sum := sum + k
    return node (v + n + sum) kids
partial_fixpoint
mutual
def evenly (n : Nat) : Option Bool := if n = 0 then some true else oddly (n - 1)
partial_fixpoint
def oddly (n : Nat) : Option Bool := if n = 0 then some false else evenly (n - 1)
partial_fixpoint
end
theorem evenly_three : evenly 3 = some false := by simp [evenly, oddly]
#check evenly.mutual_partial_correctness -- SAYS: evenly n = some r → motive_1 n r

/- Least and greatest predicates. -/
coinductive Infinite (r : Nat → Nat → Prop) : Nat → Prop where
  | step (a b) : r a b → Infinite r b → Infinite r a
#check Infinite.coinduct -- SAYS: (hyp : ∀ (a : Nat), pred a → ∃ b, r a b ∧ pred b)
theorem infinite_lt (a : Nat) : Infinite (· < ·) a := by
  apply Infinite.coinduct (· < ·) (fun _ => True) _ a trivial
  exact fun x _ => ⟨x + 1, by omega, trivial⟩
theorem infinite_step (r : Nat → Nat → Prop) (a : Nat) (h : Infinite r a) : ∃ b, r a b ∧ Infinite r b := by
  cases h with
  | step _ b hab hb => exact ⟨b, hab, hb⟩
theorem infinite_gt (a : Nat) : ¬ Infinite (· > ·) a := by
  induction a using Nat.strongRecOn with
  | ind a ih =>
    intro h
    obtain ⟨b, hab, hb⟩ := infinite_step _ a h
    exact ih b hab hb
def safe (next : Nat → Nat) (p : Nat → Prop) (a : Nat) : Prop := p a ∧ safe next p (next a)
coinductive_fixpoint
theorem safe_all (a : Nat) : safe (· + 2) (0 ≤ ·) a := by
  apply safe.coinduct (· + 2) (0 ≤ ·) (fun _ => True) _ a trivial
  simp
def reaches (r : Nat → Nat → Prop) (b : Nat) (a : Nat) : Prop := a = b ∨ ∃ c, r a c ∧ reaches r b c
inductive_fixpoint
theorem reaches_le (a b : Nat) (h : reaches (fun a c => c = a + 1) b a) : a ≤ b := by
  apply reaches.induct (fun a c => c = a + 1) b (· ≤ b) _ a h
  rintro a (rfl | ⟨c, rfl, h⟩) <;> omega
theorem reaches_self (r : Nat → Nat → Prop) (a : Nat) : reaches r a a := by rw [reaches]; simp
mutual
def tick (p : Prop) : Prop := p ∧ ¬ tock p
inductive_fixpoint
def tock (p : Prop) : Prop := ¬ tick p
coinductive_fixpoint
end
theorem tick_tock (p : Prop) : tick p → ¬ tock p := by rw [tick]; exact And.right
def liar (n : Nat) : Prop := ¬ liar n -- FAIL: Could not prove 'liar' to be monotone in its recursive calls
inductive_fixpoint
theorem monotone_identity : Lean.Order.monotone (fun (x : Lean.Order.ImplicationOrder) => x) := Lean.Order.monotone_id
