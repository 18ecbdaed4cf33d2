/- Options of tactics, written as a configuration or one by one. For each field that changes an answer: with it, and
   without it. A declaration whose last line ends in the mark must be refused. -/

def double (n : Nat) : Nat := match n with | 0 => 0 | n + 1 => double n + 2
def same (n : Nat) : Nat := n

/- `simp` -/
example (p : Nat → Prop) (h : ∀ n, n = 2 → p n) (k : Nat) (e : k = 2) : p k := by simp (config := {}) [h, e]
example : (2 ^ 5 = 32) = True := by simp (config := {ground := true})
example : ¬ (∀ x : Fin 3, x.1 = 1) := by simp (config := {decide := true})
example : ¬ (∀ x : Fin 3, x.1 = 1) := by simp (config := {decide := false}) -- FAIL
example : ¬ (∀ x : Fin 3, x.1 = 1) := by simp +decide
example (p : Nat → Prop) (x y : Nat) : x = y → p x → p y := by simp (config := {contextual := true})
example (p : Nat → Prop) (x y : Nat) : x = y → p y → p x := by simp (config := {contextual := false}) -- FAIL
example (x y : Nat) : x + y + 1 = y + x + 1 := by simp (config := {arith := true})
example (x : Nat) : let y := x; y = x := by simp (config := {zeta := false, zetaUnused := false}) only -- FAIL
example (x : Nat) : let y := x; y = x := by simp (config := {zeta := true}) only
example (x : Nat) : (fun y : Nat => y) x = x := by simp (config := {beta := false}) only -- FAIL
example (x : Nat) : (fun y : Nat => y) x = x := by simp (config := {}) only
example (x : Nat) (h : x = 1) : x = 1 := by simp (config := {failIfUnchanged := false}) only; exact h
example (x : Nat) (h : x = 1) : x = 1 := by simp (config := {failIfUnchanged := true}) only; exact h -- FAIL
example (x : Nat) : x + 0 = x := by simp (config := {maxSteps := 0}) -- FAIL
example (x : Nat) : x + 0 = x := by simp (maxSteps := 0) -- FAIL
example (x : Nat) : x + 0 = x := by simp (maxSteps := 100)
example : double 2 = 4 := by simp (config := {autoUnfold := true})
example : double 2 = 4 := by simp -- FAIL
example : (fun n => same n) = same := by simp (config := {unfoldPartialApp := true}) only [same]
example (x : Nat) : True ∧ x = x := by
  let y := x
  have : y = x := by simp (config := {zetaDelta := true}) only [y]
  simp

/- `simp_all`, `dsimp`, `norm_cast` -/
example (x y : Nat) (h : x = 2) (g : y = x) : y = 2 := by simp_all (config := {})
example (x : Nat) : let y := x; y = x := by dsimp (config := {zeta := true})
example (x : Nat) : let y := x; y = x := by dsimp (config := {zeta := false, zetaUnused := false}) only; rfl -- FAIL
example (a b : Nat) (h : (a : Int) + b = 3) : a + b = 3 := by norm_cast at h

/- `simp!`, `simp_all!`, `dsimp!` -/
example : double 2 = 4 := by simp!
example : double 2 = 4 := by dsimp!
example (x : Nat) (h : x = 2) : double x = 4 := by simp! [h]
example (x : Nat) (h : x = 2) : double x = 4 := by simp! only [h]
example (x : Nat) (h : x = 2) : double x = 4 := by simp_all!
example (h : double 3 = 2) : False := by simp! at h
example (h : double 3 = 6) : False := by simp! at h -- FAIL
example (x : Nat) (h : x = 2) : double x = 4 := by simp! -autoUnfold [h] -- FAIL

/- `rw`, `erw`, `apply` -/
example (f : Nat → Nat) (h : ∀ x, f x = x) : f 1 + f 2 = 1 + f 2 := by rw (occs := .pos [1]) [h]
example (f : Nat → Nat) (h : ∀ x, f x = x) : f 1 + f 1 = 1 + f 1 := by rw (occs := .pos [2]) [h] -- FAIL
example (f : Nat → Nat) (h : ∀ x, f x = x) : f (f 1) = f 1 := by rw (config := {occs := .pos [1]}) [h]
example (a : Nat) (f : Nat → Nat) (h : ∀ x, f (same x) = x) (g : f a = 2) : f a = a := by erw [h a]
example (a : Nat) (f : Nat → Nat) (h : ∀ x, f (same x) = x) (g : f a = 2) : f a = a := by rw [h a] -- FAIL
example (a : Nat) (f : Nat → Nat) (h : ∀ x, f (same x) = x) : f a = a := by
  rw (transparency := .default) [h a]

/- `decide`, `omega` -/
example : 10 < 20 := by decide (config := {kernel := true})
example : 10 < 20 := by decide +kernel
example (n : Nat) (h : n < 3) : n < 5 := by decide (config := {revert := true})
example (n : Nat) (h : n < 3) : n < 5 := by decide (config := {revert := false}) -- FAIL
example (a b : Nat) (h : a < b) : a ≤ b := by omega (config := {})
example (a b : Nat) (h : a < b ∨ a < b + 1) : a ≤ b := by omega (config := {splitDisjunctions := false}) -- FAIL
example (a b : Nat) (h : a < b ∨ a < b + 1) : a ≤ b := by omega (config := {splitDisjunctions := true})
example (a b : Nat) (h : a - b = 0) (g : b ≤ a) : a = b := by omega (config := {splitNatSub := false}) -- FAIL
example (a b : Nat) (h : a - b = 0) (g : b ≤ a) : a = b := by omega
