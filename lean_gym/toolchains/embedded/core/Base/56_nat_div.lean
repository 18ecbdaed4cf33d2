/-
Natural numbers: division, remainder, divisibility, powers, gcd (that it divides both).
-/
namespace Nat
private theorem divFuel_spec (f n m : Nat) (hm : 0 < m) (h : n < f) :
    m * divFuel f n m + modFuel f n m = n ∧ modFuel f n m < m := by
  induction f generalizing n with
  | zero => exact absurd h (not_succ_le_zero n)
  | succ f ih =>
    have ed : divFuel (succ f) n m = cond (Bool.and (Nat.ble 1 m) (Nat.ble m n))
      (Nat.succ (Nat.divFuel f (Nat.sub n m) m)) .zero := rfl
    have em : modFuel (succ f) n m = cond (Bool.and (Nat.ble 1 m) (Nat.ble m n)) (Nat.modFuel f (Nat.sub n m) m) n :=
      rfl
    cases hb : Bool.and (Nat.ble 1 m) (Nat.ble m n) with
    | false =>
      rw [ed, em, hb]
      refine ⟨Nat.zero_add n, Nat.lt_of_not_le fun (k : m ≤ n) => ?_⟩
      rw [Nat.ble_eq_true_of_le k, Nat.ble_eq_true_of_le hm] at hb
      exact Bool.noConfusion hb
    | true =>
      have hmn : m ≤ n := by
        rw [Nat.ble_eq_true_of_le hm] at hb
        exact Nat.le_of_ble_eq_true hb
      have hl : n - m < f :=
        Nat.lt_of_lt_of_le (sub_lt (Nat.lt_of_lt_of_le hm hmn) hm) (le_of_lt_succ h)
      have ⟨i1, i2⟩ := ih (n - m) hl
      rw [ed, em, hb]
      refine ⟨?_, i2⟩
      exact (Nat.add_right_comm ..).trans ((congrArg (· + m) i1).trans (Nat.sub_add_cancel hmn))
theorem div_add_mod (m n : Nat) : n * (m / n) + m % n = m := by
  cases n with
  | zero =>
    rw [Nat.zero_mul, Nat.zero_add]
    rfl
  | succ n => exact (divFuel_spec (succ m) m (succ n) (zero_lt_succ n) (lt_succ_self m)).1
theorem mod_add_div (m k : Nat) : m % k + k * (m / k) = m := by rw [Nat.add_comm, div_add_mod]
@[simp] protected theorem div_zero (n : Nat) : n / 0 = 0 := rfl
@[simp] theorem mod_zero (a : Nat) : a % 0 = a := rfl
theorem _root_.LeanGym.Internal.div_mod_unique_of_eq {m q r n : Nat} (h : m * q + r = n) (hr : r < m) :
    n / m = q ∧ n % m = r := by
  have hm : 0 < m := Nat.lt_of_le_of_lt (zero_le r) hr
  have e := div_add_mod n m
  have l := mod_lt n hm
  have key : ∀ {a b c d : Nat}, m * a + b = m * c + d → d < m → b < m → a ≤ c := by
    intro a b c d h hd _
    refine Nat.le_of_not_lt fun k => ?_
    have k1 := Nat.mul_le_mul_left m k
    rw [mul_succ] at k1
    have k2 : m * c + m ≤ m * c + d := Nat.le_trans k1 (h ▸ le_add_right (m * a) b)
    exact Nat.lt_irrefl _ (Nat.lt_of_lt_of_le hd (Nat.le_of_add_le_add_left k2))
  have hq : n / m = q := Nat.le_antisymm (key (e.trans h.symm) hr l) (key (h.trans e.symm) l hr)
  refine ⟨hq, ?_⟩
  rw [hq] at e
  exact Nat.add_left_cancel (e.trans h.symm)
theorem mod_eq_of_lt {a b : Nat} (h : a < b) : a % b = a :=
  (LeanGym.Internal.div_mod_unique_of_eq (m := b) (q := 0) (by rw [Nat.mul_zero, Nat.zero_add]) h).2
theorem div_eq_of_lt {a b : Nat} (h₀ : a < b) : a / b = 0 :=
  (LeanGym.Internal.div_mod_unique_of_eq (m := b) (q := 0) (r := a) (by rw [Nat.mul_zero, Nat.zero_add]) h₀).1
@[simp] theorem zero_mod (b : Nat) : 0 % b = 0 := by
  cases b with
  | zero => rfl
  | succ b => exact mod_eq_of_lt (zero_lt_succ b)
@[simp] protected theorem zero_div (b : Nat) : 0 / b = 0 := by
  cases b with
  | zero => rfl
  | succ b => exact div_eq_of_lt (zero_lt_succ b)
@[simp] theorem mul_mod_right (m n : Nat) : m * n % m = 0 := by
  cases m with
  | zero => rw [Nat.zero_mul, Nat.mod_zero]
  | succ m => exact (LeanGym.Internal.div_mod_unique_of_eq (r := 0) rfl (zero_lt_succ m)).2

/- Divisibility. -/
end Nat
instance Nat.instDvd : Dvd Nat := ⟨fun a b => ∃ c, b = a * c⟩
namespace Nat
theorem mod_eq_zero_of_dvd {m n : Nat} (H : m ∣ n) : n % m = 0 := by
  have ⟨c, hc⟩ := H
  rw [hc, mul_mod_right]
theorem dvd_of_mod_eq_zero {m n : Nat} (H : n % m = 0) : m ∣ n := by
  refine ⟨n / m, ?_⟩
  have e := div_add_mod n m
  rw [H] at e
  exact e.symm
theorem emod_pos_of_not_dvd {a b : Nat} (h : ¬ a ∣ b) : 0 < b % a :=
  Nat.pos_of_ne_zero fun e => h (dvd_of_mod_eq_zero e)
instance decidable_dvd : @DecidableRel Nat Nat (· ∣ ·) := fun a b =>
  decidable_of_decidable_of_iff (p := b % a = 0) ⟨dvd_of_mod_eq_zero, mod_eq_zero_of_dvd⟩
@[simp] protected theorem dvd_refl (a : Nat) : a ∣ a := ⟨1, (Nat.mul_one a).symm⟩
@[simp] protected theorem dvd_zero (a : Nat) : a ∣ 0 := ⟨0, rfl⟩
protected theorem dvd_trans {a b c : Nat} (h₁ : a ∣ b) (h₂ : b ∣ c) : a ∣ c := by
  have ⟨x, hx⟩ := h₁
  have ⟨y, hy⟩ := h₂
  exact ⟨x * y, by rw [hy, hx, Nat.mul_assoc]⟩
protected theorem dvd_add {a b c : Nat} (h₁ : a ∣ b) (h₂ : a ∣ c) : a ∣ b + c := by
  have ⟨x, hx⟩ := h₁
  have ⟨y, hy⟩ := h₂
  exact ⟨x + y, by rw [hx, hy, Nat.mul_add]⟩
protected theorem dvd_mul_right (a b : Nat) : a ∣ a * b := ⟨b, rfl⟩
protected theorem dvd_mul_left (a b : Nat) : a ∣ b * a := ⟨b, Nat.mul_comm b a⟩
protected theorem dvd_mul_right_of_dvd {a b : Nat} (h : a ∣ b) (c : Nat) : a ∣ b * c := by
  have ⟨x, hx⟩ := h
  exact ⟨x * c, by rw [hx, Nat.mul_assoc]⟩

/- Recursion equations. -/
private theorem divFuel_eq (f n m : Nat) (hf : n < f) : ∀ g, n < g → divFuel f n m = divFuel g n m := by
  induction f generalizing n with
  | zero => exact absurd hf (Nat.not_succ_le_zero n)
  | succ f ih =>
    intro g hg
    cases g with
    | zero => exact absurd hg (Nat.not_succ_le_zero n)
    | succ g =>
      show cond (Bool.and (Nat.ble 1 m) (Nat.ble m n)) _ _ = cond (Bool.and (Nat.ble 1 m) (Nat.ble m n)) _ _
      cases h1 : Nat.ble 1 m with
      | false => rfl
      | true =>
        cases h2 : Nat.ble m n with
        | false => rfl
        | true =>
          have hm := Nat.le_of_ble_eq_true h1
          have lt := Nat.sub_lt (Nat.lt_of_lt_of_le hm (Nat.le_of_ble_eq_true h2)) hm
          exact congrArg succ (ih _ (Nat.lt_of_lt_of_le lt (Nat.le_of_lt_succ hf)) g
              (Nat.lt_of_lt_of_le lt (Nat.le_of_lt_succ hg)))
private theorem modFuel_eq (f n m : Nat) (hf : n < f) : ∀ g, n < g → modFuel f n m = modFuel g n m := by
  induction f generalizing n with
  | zero => exact absurd hf (Nat.not_succ_le_zero n)
  | succ f ih =>
    intro g hg
    cases g with
    | zero => exact absurd hg (Nat.not_succ_le_zero n)
    | succ g =>
      show cond (Bool.and (Nat.ble 1 m) (Nat.ble m n)) _ _ = cond (Bool.and (Nat.ble 1 m) (Nat.ble m n)) _ _
      cases h1 : Nat.ble 1 m with
      | false => rfl
      | true =>
        cases h2 : Nat.ble m n with
        | false => rfl
        | true =>
          have hm := Nat.le_of_ble_eq_true h1
          have lt := Nat.sub_lt (Nat.lt_of_lt_of_le hm (Nat.le_of_ble_eq_true h2)) hm
          exact ih _ (Nat.lt_of_lt_of_le lt (Nat.le_of_lt_succ hf)) g (Nat.lt_of_lt_of_le lt (Nat.le_of_lt_succ hg))
theorem div_eq (x y : Nat) : x / y = if 0 < y ∧ y ≤ x then (x - y) / y + 1 else 0 := by
  show cond (Bool.and (Nat.ble 1 y) (Nat.ble y x)) (succ (divFuel x (x - y) y)) 0 = _
  by_cases h : 0 < y ∧ y ≤ x
  · rw [if_pos h, Nat.ble_eq_true_of_le h.1, Nat.ble_eq_true_of_le h.2]
    exact congrArg succ (divFuel_eq _ _ _ (Nat.sub_lt (Nat.lt_of_lt_of_le h.1 h.2) h.1) _ (Nat.le_refl _))
  · rw [if_neg h]
    cases h1 : Nat.ble 1 y with
    | false => rfl
    | true => cases h2 : Nat.ble y x with
      | false => rfl
      | true => exact absurd ⟨Nat.le_of_ble_eq_true h1, Nat.le_of_ble_eq_true h2⟩ h
theorem mod_eq (x y : Nat) : x % y = if 0 < y ∧ y ≤ x then (x - y) % y else x := by
  show cond (Bool.and (Nat.ble 1 y) (Nat.ble y x)) (modFuel x (x - y) y) x = _
  by_cases h : 0 < y ∧ y ≤ x
  · rw [if_pos h, Nat.ble_eq_true_of_le h.1, Nat.ble_eq_true_of_le h.2]
    exact modFuel_eq _ _ _ (Nat.sub_lt (Nat.lt_of_lt_of_le h.1 h.2) h.1) _ (Nat.le_refl _)
  · rw [if_neg h]
    cases h1 : Nat.ble 1 y with
    | false => rfl
    | true => cases h2 : Nat.ble y x with
      | false => rfl
      | true => exact absurd ⟨Nat.le_of_ble_eq_true h1, Nat.le_of_ble_eq_true h2⟩ h

/- Powers. -/
@[simp] protected theorem pow_zero (n : Nat) : n ^ 0 = 1 := rfl
protected theorem pow_succ (n m : Nat) : n ^ succ m = n ^ m * n := rfl
/- Shifts are products with powers of two, and quotients by them. -/
theorem shiftLeft_eq (a b : Nat) : a <<< b = a * 2 ^ b := by
  induction b generalizing a with
  | zero => exact (Nat.mul_one a).symm
  | succ b ih => exact (ih (2 * a)).trans (by rw [Nat.pow_succ, Nat.mul_comm 2 a, Nat.mul_assoc, Nat.mul_comm 2])
private theorem div_div_two (m : Nat) {a : Nat} (ha : 0 < a) : m / a / 2 = m / (a * 2) := by
  have e := div_add_mod m a
  have f := div_add_mod (m / a) 2
  refine ((LeanGym.Internal.div_mod_unique_of_eq (m := a * 2) (q := m / a / 2)
    (r := a * (m / a % 2) + m % a) ?_ ?_).1).symm
  · rw [Nat.mul_assoc, ← Nat.add_assoc, ← Nat.mul_add, f, e]
  · exact Nat.add_le_add (Nat.mul_le_mul_left a (le_of_lt_succ (mod_lt (m / a) (zero_lt_succ 1)))) (mod_lt m ha)
theorem shiftRight_eq_div_pow (m n : Nat) : m >>> n = m / 2 ^ n := by
  induction n with
  | zero =>
    have e : 1 * m + 0 = m := Nat.one_mul m
    exact ((LeanGym.Internal.div_mod_unique_of_eq e Nat.zero_lt_one).1).symm
  | succ n ih => exact (congrArg (· / 2) ih).trans (div_div_two m (Nat.pow_pos (zero_lt_succ 1)))

/- Greatest common divisor. -/
private theorem gcdFuel_dvd (f m n : Nat) (h : m < f) :
    LeanGym.Internal.gcdFuel f m n ∣ m ∧ LeanGym.Internal.gcdFuel f m n ∣ n := by
  induction f generalizing m n with
  | zero => exact absurd h (not_succ_le_zero m)
  | succ f ih =>
    cases m with
    | zero => exact ⟨Nat.dvd_zero _, Nat.dvd_refl n⟩
    | succ m =>
      have e : LeanGym.Internal.gcdFuel (succ f) (succ m) n = LeanGym.Internal.gcdFuel f (n % succ m) (succ m) := rfl
      have ⟨i1, i2⟩ := ih (n % succ m) (succ m) (Nat.lt_of_lt_of_le (mod_lt n (zero_lt_succ m)) (le_of_lt_succ h))
      rw [e]
      refine ⟨i2, ?_⟩
      have d := Nat.dvd_add (Nat.dvd_mul_right_of_dvd i2 (n / succ m)) i1
      rw [div_add_mod] at d
      exact d
theorem gcd_dvd_left (m n : Nat) : gcd m n ∣ m := (gcdFuel_dvd (succ m) m n (lt_succ_self m)).1
theorem gcd_dvd_right (m n : Nat) : gcd m n ∣ n := (gcdFuel_dvd (succ m) m n (lt_succ_self m)).2
end Nat
