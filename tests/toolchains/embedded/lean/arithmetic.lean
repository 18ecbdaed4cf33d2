/- Integers, casts, congruences, divisibility, induction; `decide` and the procedures of `simp` on numbers. -/
set_option linter.unusedVariables false
theorem e1 (a b : Nat) (h : ((a + b : Nat) : Int) = 3) : (a : Int) + b = 3 := by push_cast at h; exact h
theorem e2 (a b : Nat) (h : (a : Int) + b = 3) : a + b = 3 := by norm_cast at h
theorem e3 (a b : Nat) (h : a + b = 3) : (a : Int) + b = 3 := by exact_mod_cast h
theorem e4 : (3 : Int) * 4 = 12 := by simp
theorem e5 (x : Int) : x + 0 = x := by simp
theorem e6 (x y : Nat) (h : x + 3 = y + 3) : x = y := by simp at h; exact h
theorem e7 (x y : Nat) (h : x + 3 ≤ y + 5) : x ≤ y + 2 := by simp at h; exact h
theorem e8 (x y : Nat) (h : ¬ x ≤ y) : y < x := by simp at h; exact h
theorem e11 : (-3 : Int) + 5 = 2 := by decide
theorem e12 : ∀ x : Fin 5, x.val < 5 := by decide
theorem e12' : ∀ x : Nat, x < 20 → x * x < 400 := by decide
theorem e12'' : ∃ x : Fin 30, x.val * x.val = 49 := by decide
theorem e14 (x y : Nat) (h : x ∣ y) : y % x = 0 := by exact Nat.mod_eq_zero_of_dvd h
theorem e15 (n : Nat) : n < 2 ^ n := by
  induction n with
  | zero => decide
  | succ n ih => rw [Nat.pow_succ]; omega
theorem e17 (f : Nat → Nat) (h0 : f 0 = 0) (h : ∀ n, f (n + 1) = f n + 2) (n : Nat) : f n = 2 * n := by
  induction n with
  | zero => simp [h0]
  | succ n ih => rw [h, ih]; omega
theorem e18 (n : Nat) (h : n > 0) : ∃ m, n = m + 1 := ⟨n - 1, by omega⟩
def fib : Nat → Nat
  | 0 => 0
  | 1 => 1
  | n + 2 => fib n + fib (n + 1)
theorem e19 (n : Nat) : fib n < 2 ^ n := by
  induction n using fib.induct with
  | case1 => decide
  | case2 => decide
  | case3 n h1 h2 => simp only [fib]; rw [Nat.pow_succ] at *; omega
theorem e20 (n : Nat) : fib n ≤ fib (n + 1) := by
  cases n with
  | zero => decide
  | succ n => simp only [fib]; omega
def sumTo : Nat → Nat
  | 0 => 0
  | n + 1 => sumTo n + (n + 1)
theorem e21 (n : Nat) : 2 * sumTo n = n * (n + 1) := by
  induction n with
  | zero => rfl
  | succ n ih => simp only [sumTo, Nat.mul_add, Nat.add_mul] at *; omega
theorem e22 (n : Nat) : n % 2 = 0 ∨ n % 2 = 1 := by
  induction n using Nat.strongRecOn with
  | ind n ih => omega
theorem Nat.le_induction {m : Nat} {P : (n : Nat) → m ≤ n → Prop} (base : P m (Nat.le_refl m))
    (succ : ∀ (n : Nat) (h : m ≤ n), P n h → P (n + 1) (Nat.le_trans h (Nat.le_succ n))) (n : Nat) (h : m ≤ n) : P n h := by
  induction h with
  | refl => exact base
  | step h ih => exact succ _ h ih
theorem Int.induction_on {P : Int → Prop} (i : Int) (zero : P 0) (succ : ∀ n : Nat, P (n : Int) → P ((n : Int) + 1))
    (pred : ∀ n : Nat, P (-(n : Int)) → P (-(n : Int) - 1)) : P i := by
  cases i with
  | ofNat n =>
    induction n with
    | zero => exact zero
    | succ n ih => exact succ n ih
  | negSucc n =>
    have key : ∀ n : Nat, P (-(n : Int)) := by
      intro n
      induction n with
      | zero => exact zero
      | succ n ih =>
        have e := pred n ih
        have k : -(n : Int) - 1 = -((n + 1 : Nat) : Int) := by omega
        rw [k] at e
        exact e
    exact key (n + 1)
theorem e23 (n : Nat) (h : 2 ≤ n) : 4 ≤ n * n := by
  induction n, h using Nat.le_induction with
  | base => decide
  | succ n hn ih => simp only [Nat.mul_add, Nat.add_mul]; omega
theorem e24 (i : Int) : i * i ≥ 0 := by
  induction i using Int.induction_on with
  | zero => decide
  | succ n ih => simp only [Int.mul_add, Int.add_mul]; omega
  | pred n ih => simp only [Int.mul_sub, Int.sub_mul]; omega
theorem e25 (a b c : Int) (h : a ≤ b) (k : b < c) : a < c := calc
  a ≤ b := h
  _ < c := k
theorem e26 (p q : Prop) : ¬ (p ∧ q) → (p → ¬ q) := by simp
theorem e27 (x : Int) (h : 0 ≤ x) (k : x ∣ 6) : x ≤ 6 := by
  have ⟨c, hc⟩ := k
  have ⟨n, hn⟩ := Int.eq_ofNat_of_zero_le h
  subst hn
  have h2 : (n : Int) ∣ ((6 : Nat) : Int) := k
  norm_cast at h2
  have := Nat.le_of_dvd (by decide) h2
  omega
theorem y1 (n : Int) : n % 12 % 4 = n % 4 := by rw [Int.emod_emod_of_dvd n (show (4 : Int) ∣ 12 by decide)]
theorem y2 (a b : Nat) (h : a % 5 = 3) (k : b % 5 = 4) : a * b % 5 = 2 := by rw [Nat.mul_mod, h, k]
theorem y3 (a b : Nat) : (a + b) % 7 = (a % 7 + b % 7) % 7 := Nat.add_mod a b 7
theorem y4 (x : Int) : x * x % 4 = 0 ∨ x * x % 4 = 1 := by
  have h : x % 4 = 0 ∨ x % 4 = 1 ∨ x % 4 = 2 ∨ x % 4 = 3 := by omega
  rcases h with h | h | h | h <;> rw [Int.mul_emod, h] <;> decide
theorem y5 (n : Nat) : 3 ∣ n * n * n + 2 * n := by
  induction n with
  | zero => decide
  | succ n ih => simp only [Nat.mul_add, Nat.add_mul, Nat.mul_one, Nat.one_mul]; omega
theorem y6 (a b : Int) (h : a ∣ b) (k : b ∣ a) (ha : 0 < a) (hb : 0 < b) : a = b := by
  have ⟨c, hc⟩ := h
  have ⟨d, hd⟩ := k
  have ⟨m, hm⟩ := Int.eq_ofNat_of_zero_le (Int.le_of_lt ha)
  have ⟨n, hn⟩ := Int.eq_ofNat_of_zero_le (Int.le_of_lt hb)
  rw [hm, hn] at h k
  norm_cast at h k
  rw [hm, hn, Nat.dvd_antisymm h k]
