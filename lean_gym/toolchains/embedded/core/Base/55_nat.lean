/-
Natural numbers: addition, multiplication, order, subtraction. What follows from `omega` stands in `64_nat_lemmas.lean`.
-/
namespace Nat
/- The named functions, in simp's normal form. -/
@[simp] theorem zero_eq : Nat.zero = 0 := rfl
@[simp] theorem add_eq {x y : Nat} : Nat.add x y = x + y := rfl
@[simp] theorem mul_eq {x y : Nat} : Nat.mul x y = x * y := rfl
@[simp] theorem sub_eq {x y : Nat} : Nat.sub x y = x - y := rfl
@[simp] theorem beq_refl (a : Nat) : Nat.beq a a = true := beq_self a
@[simp] theorem beq_eq {x y : Nat} : (Nat.beq x y = true) = (x = y) :=
  propext ⟨Nat.eq_of_beq_eq_true, fun h => h ▸ beq_self x⟩
@[simp] theorem ble_eq {x y : Nat} : (Nat.ble x y = true) = (x ≤ y) :=
  propext ⟨Nat.le_of_ble_eq_true, Nat.ble_eq_true_of_le⟩

/- Addition. -/
@[simp] protected theorem add_zero (n : Nat) : n + 0 = n := rfl
@[simp] protected theorem zero_add : (n : Nat) → 0 + n = n
  | .zero => rfl
  | .succ n => congrArg succ (Nat.zero_add n)
theorem add_succ (n m : Nat) : n + succ m = succ (n + m) := rfl
theorem add_one (n : Nat) : n + 1 = succ n := rfl
theorem succ_eq_add_one (n : Nat) : succ n = n + 1 := rfl
theorem succ_add : (n m : Nat) → succ n + m = succ (n + m)
  | _, .zero => rfl
  | n, .succ m => congrArg succ (succ_add n m)
protected theorem add_comm : (n m : Nat) → n + m = m + n
  | n, .zero => (Nat.zero_add n).symm
  | n, .succ m => by rw [succ_add]; exact congrArg succ (Nat.add_comm n m)
protected theorem add_assoc : (n m k : Nat) → (n + m) + k = n + (m + k)
  | _, _, .zero => rfl
  | n, m, .succ k => congrArg succ (Nat.add_assoc n m k)
protected theorem add_left_comm (n m k : Nat) : n + (m + k) = m + (n + k) := by
  rw [← Nat.add_assoc, Nat.add_comm n m, Nat.add_assoc]
protected theorem add_right_comm (n m k : Nat) : n + m + k = n + k + m := by
  rw [Nat.add_assoc, Nat.add_comm m k, ← Nat.add_assoc]
protected theorem add_left_cancel {n m k : Nat} : n + m = n + k → m = k := fun h => by
  induction n with
  | zero => rw [Nat.zero_add, Nat.zero_add] at h; exact h
  | succ n ih =>
    rw [Nat.succ_add, Nat.succ_add] at h
    injection h with h
    exact ih h
protected theorem add_right_cancel {n m k : Nat} (h : n + m = k + m) : n = k := by
  rw [Nat.add_comm n, Nat.add_comm k] at h
  exact Nat.add_left_cancel h

/- Multiplication. -/
@[simp] protected theorem mul_zero (n : Nat) : n * 0 = 0 := rfl
@[simp] protected theorem zero_mul (n : Nat) : 0 * n = 0 := by
  induction n with
  | zero => rfl
  | succ n ih => exact ih
theorem mul_succ (n m : Nat) : n * succ m = n * m + n := rfl
theorem succ_mul (n m : Nat) : succ n * m = n * m + m := by
  induction m with
  | zero => rfl
  | succ m ih => rw [Nat.mul_succ, ih, Nat.mul_succ, Nat.add_succ, Nat.add_succ, Nat.add_right_comm]
protected theorem mul_comm (n m : Nat) : n * m = m * n := by
  induction m with
  | zero => rw [Nat.mul_zero, Nat.zero_mul]
  | succ m ih => rw [Nat.mul_succ, Nat.succ_mul, ih]
protected theorem mul_add (n m k : Nat) : n * (m + k) = n * m + n * k := by
  induction k with
  | zero => rfl
  | succ k ih => rw [Nat.add_succ, Nat.mul_succ, ih, Nat.mul_succ, Nat.add_assoc]
protected theorem add_mul (n m k : Nat) : (n + m) * k = n * k + m * k := by
  rw [Nat.mul_comm, Nat.mul_add, Nat.mul_comm k n, Nat.mul_comm k m]
protected theorem mul_assoc (n m k : Nat) : n * m * k = n * (m * k) := by
  induction k with
  | zero => rfl
  | succ k ih => rw [Nat.mul_succ, Nat.mul_succ, Nat.mul_add, ih]
@[simp] protected theorem mul_one (n : Nat) : n * 1 = n := Nat.zero_add n
@[simp] protected theorem one_mul (n : Nat) : 1 * n = n := by rw [Nat.mul_comm, Nat.mul_one]
protected theorem mul_left_comm (n m k : Nat) : n * (m * k) = m * (n * k) := by
  rw [← Nat.mul_assoc, Nat.mul_comm n m, Nat.mul_assoc]
protected theorem left_distrib (n m k : Nat) : n * (m + k) = n * m + n * k := Nat.mul_add n m k
protected theorem right_distrib (n m k : Nat) : (n + m) * k = n * k + m * k := Nat.add_mul n m k

/- Order. -/
@[simp] theorem lt_eq {x y : Nat} : Nat.lt x y = (x < y) := rfl
@[simp] theorem le_eq {x y : Nat} : Nat.le x y = (x ≤ y) := rfl
protected theorem le_refl (n : Nat) : n ≤ n := .refl
protected theorem le_succ (n : Nat) : n ≤ succ n := .step .refl
protected theorem lt_irrefl (n : Nat) : ¬ n < n := by
  induction n with
  | zero => intro h; cases h
  | succ n ih => intro h; exact ih (Nat.le_of_succ_le_succ h)
protected theorem le_antisymm {n m : Nat} (h₁ : n ≤ m) (h₂ : m ≤ n) : n = m :=
  match h₁ with
  | .refl => rfl
  | .step h => absurd (Nat.le_trans h₂ h) (Nat.lt_irrefl _)
protected theorem lt_of_lt_of_le {n m k : Nat} : n < m → m ≤ k → n < k := Nat.le_trans
protected theorem lt_trans {n m k : Nat} (h₁ : n < m) : m < k → n < k :=
  fun k => Nat.le_trans h₁ (Nat.le_trans (Nat.le_succ m) k)
protected theorem le_total (m n : Nat) : m ≤ n ∨ n ≤ m := by
  induction m with
  | zero => exact .inl (Nat.zero_le n)
  | succ m ih =>
    cases ih with
    | inr h => exact .inr (.step h)
    | inl h =>
      cases h with
      | refl => exact .inr (Nat.le_succ _)
      | step h => exact .inl (Nat.succ_le_succ h)
theorem le_add_right (n k : Nat) : n ≤ n + k := by
  induction k with
  | zero => exact .refl
  | succ k ih => exact .step ih
theorem le_add_left (n m : Nat) : n ≤ m + n := by rw [Nat.add_comm]; exact le_add_right n m
theorem zero_lt_succ (n : Nat) : 0 < succ n := succ_le_succ (zero_le n)
theorem succ_pos (n : Nat) : 0 < succ n := zero_lt_succ n
protected theorem zero_lt_one : 0 < (1 : Nat) := zero_lt_succ 0
protected theorem pos_of_ne_zero {n : Nat} : n ≠ 0 → 0 < n := fun h => by
  cases n with
  | zero => exact absurd rfl h
  | succ n => exact succ_le_succ (zero_le n)
theorem zero_lt_of_ne_zero {a : Nat} (h : a ≠ 0) : 0 < a := Nat.pos_of_ne_zero h
protected theorem le_of_lt {n m : Nat} : n < m → n ≤ m := fun h => Nat.le_trans (Nat.le_succ n) h
protected theorem lt_of_le_of_lt {n m k : Nat} (h₁ : n ≤ m) (h₂ : m < k) : n < k := Nat.le_trans (succ_le_succ h₁) h₂
protected theorem lt_of_lt_of_eq {n m k : Nat} : n < m → m = k → n < k := fun h k => k ▸ h
protected theorem not_le_of_lt {a b : Nat} : a < b → ¬ b ≤ a := fun h k => Nat.lt_irrefl _ (Nat.lt_of_lt_of_le h k)
protected theorem lt_or_ge (n m : Nat) : n < m ∨ n ≥ m := by
  cases Nat.le_total m n with
  | inl h => exact .inr h
  | inr h =>
    cases h with
    | refl => exact .inr (Nat.le_refl _)
    | step h => exact .inl (succ_le_succ h)
protected theorem lt_of_not_le {a b : Nat} (h : ¬ a ≤ b) : b < a := (Nat.lt_or_ge b a).elim id fun k => absurd k h
protected theorem le_of_not_lt {a b : Nat} : ¬ a < b → b ≤ a :=
  fun h => (Nat.lt_or_ge a b).elim (fun k => absurd k h) id
protected theorem lt_of_not_ge {a b : Nat} : ¬ b ≥ a → b < a := fun h => Nat.lt_of_not_le h
protected theorem le_of_not_le {a b : Nat} (h : ¬ b ≤ a) : a ≤ b := Nat.le_of_lt (Nat.lt_of_not_le h)
protected theorem not_le {a b : Nat} : ¬ a ≤ b ↔ b < a := ⟨Nat.lt_of_not_le, Nat.not_le_of_lt⟩
protected theorem not_lt {a b : Nat} : ¬ a < b ↔ b ≤ a := ⟨Nat.le_of_not_lt, fun h k => Nat.not_le_of_lt k h⟩
protected theorem le_of_eq {n m : Nat} (p : n = m) : n ≤ m := p ▸ Nat.le_refl n
theorem ne_of_lt {a b : Nat} (h : a < b) : a ≠ b := fun e => Nat.lt_irrefl _ (e ▸ h)
theorem ne_of_gt {a b : Nat} (h : b < a) : a ≠ b := fun e => Nat.lt_irrefl _ (e ▸ h)
protected theorem lt_of_le_of_ne {n m : Nat} (h₁ : n ≤ m) (h₂ : ¬ n = m) : n < m :=
  (Nat.lt_or_ge n m).elim id fun l => absurd (Nat.le_antisymm h₁ l) h₂
protected theorem lt_or_gt_of_ne {a b : Nat} (ne : a ≠ b) : a < b ∨ a > b :=
  (Nat.lt_or_ge a b).elim .inl fun k => .inr (Nat.lt_of_le_of_ne k fun e => ne e.symm)
protected theorem le_antisymm_iff {a b : Nat} : a = b ↔ a ≤ b ∧ b ≤ a :=
  ⟨fun h => ⟨Nat.le_of_eq h, Nat.le_of_eq h.symm⟩, fun h => Nat.le_antisymm h.1 h.2⟩
protected theorem not_le_of_gt {n m : Nat} (h : n > m) : ¬ n ≤ m := fun k => Nat.lt_irrefl _ (Nat.lt_of_lt_of_le h k)
protected theorem not_lt_of_ge {a b : Nat} : b ≥ a → ¬ b < a := fun h k => Nat.lt_irrefl _ (Nat.lt_of_lt_of_le k h)
protected theorem le_of_not_gt {a b : Nat} : ¬ b > a → b ≤ a :=
  fun h => (Nat.lt_or_ge a b).elim (fun k => absurd k h) id
theorem lt_succ_of_le {n m : Nat} : n ≤ m → n < succ m := fun h => succ_le_succ h
theorem le_of_lt_succ {m n : Nat} : m < succ n → m ≤ n := fun h => le_of_succ_le_succ h
theorem lt_succ_self (n : Nat) : n < succ n := Nat.le_refl _
theorem succ_lt_succ {n m : Nat} : n < m → succ n < succ m := succ_le_succ
theorem lt_of_succ_lt_succ {n m : Nat} : succ n < succ m → n < m := le_of_succ_le_succ
theorem succ_ne_zero (n : Nat) : succ n ≠ 0 := nofun
theorem eq_zero_of_le_zero {n : Nat} (h : n ≤ 0) : n = 0 := Nat.le_antisymm h (zero_le n)
theorem eq_zero_of_add_eq_zero {n m : Nat} : n + m = 0 → n = 0 ∧ m = 0 :=
  fun h => ⟨eq_zero_of_le_zero (h ▸ le_add_right n m), eq_zero_of_le_zero (h ▸ le_add_left m n)⟩
protected theorem exists_eq_add_of_le {m n : Nat} (h : m ≤ n) : ∃ k, n = m + k := by
  induction h with
  | refl => exact ⟨0, rfl⟩
  | step _ ih => exact ih.elim fun k hk => ⟨succ k, by rw [hk]; rfl⟩
protected theorem exists_eq_add_of_lt {m n : Nat} (h : m < n) : ∃ k, n = m + k + 1 :=
  (Nat.exists_eq_add_of_le h).elim fun k hk => ⟨k, by rw [hk, succ_add]⟩
protected theorem add_le_add_left {n m : Nat} (h : n ≤ m) (k : Nat) : k + n ≤ k + m := by
  have ⟨k', hk⟩ := Nat.exists_eq_add_of_le h
  rw [hk, ← Nat.add_assoc]
  exact le_add_right _ _
protected theorem add_le_add_right {n m : Nat} (h : n ≤ m) (k : Nat) : n + k ≤ m + k := by
  rw [Nat.add_comm n, Nat.add_comm m]
  exact Nat.add_le_add_left h k
theorem add_le_add {a b c d : Nat} (h₁ : a ≤ b) (h₂ : c ≤ d) : a + c ≤ b + d :=
  Nat.le_trans (Nat.add_le_add_right h₁ c) (Nat.add_le_add_left h₂ b)
protected theorem le_of_add_le_add_left {a b c : Nat} (h : a + b ≤ a + c) : b ≤ c := by
  have ⟨k, hk⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_assoc] at hk
  rw [Nat.add_left_cancel hk]
  exact le_add_right _ _
protected theorem le_of_add_le_add_right {a b c : Nat} : a + b ≤ c + b → a ≤ c := fun h => by
  rw [Nat.add_comm a, Nat.add_comm c] at h
  exact Nat.le_of_add_le_add_left h
theorem mul_le_mul_left {n m : Nat} (k : Nat) (h : n ≤ m) : k * n ≤ k * m := by
  have ⟨k', hk⟩ := Nat.exists_eq_add_of_le h
  rw [hk, Nat.mul_add]
  exact le_add_right _ _
theorem mul_le_mul_right {n m : Nat} (k : Nat) (h : n ≤ m) : n * k ≤ m * k := by
  rw [Nat.mul_comm n, Nat.mul_comm m]
  exact Nat.mul_le_mul_left k h
protected theorem mul_pos {n m : Nat} (hn : 0 < n) (hm : 0 < m) : 0 < n * m := by
  cases m with
  | zero => exact absurd hm (Nat.lt_irrefl 0)
  | succ m => exact Nat.lt_of_lt_of_le hn (le_add_left _ _)
protected theorem lt_add_right {a b : Nat} (c : Nat) (h : a < b) : a < b + c :=
  Nat.lt_of_lt_of_le h (Nat.le_add_right b c)
protected theorem lt_add_left {a b : Nat} (c : Nat) (h : a < b) : a < c + b :=
  Nat.lt_of_lt_of_le h (Nat.le_add_left b c)
private theorem lt_one_add_self (n : Nat) : n < 1 + n := Nat.add_comm 1 n ▸ Nat.lt_succ_self n
protected theorem lt_add_of_pos_left {k n : Nat} (h : 0 < k) : n < k + n := by
  have := Nat.lt_of_lt_of_le (Nat.lt_one_add_self n) (k := k + n)
  apply this
  rw [Nat.add_comm 1 n, Nat.add_comm k n]
  cases k with
  | zero => exact absurd h (Nat.lt_irrefl 0)
  | succ k => exact Nat.succ_le_succ (Nat.le_add_right n k)
protected theorem lt_add_of_pos_right {k n : Nat} (h : 0 < k) : n < n + k :=
  Nat.add_comm k n ▸ Nat.lt_add_of_pos_left h
protected theorem add_pos_left {m : Nat} (h : 0 < m) (n : Nat) : 0 < m + n := Nat.lt_add_right n h
protected theorem add_pos_right {b : Nat} (a : Nat) (hb : 0 < b) : 0 < a + b := Nat.lt_add_left a hb

/- Subtraction. -/
protected theorem pred_zero : Nat.pred 0 = 0 := rfl
protected theorem pred_succ (n : Nat) : Nat.pred (succ n) = n := rfl
@[simp] theorem pred_eq_sub_one {n : Nat} : pred n = n - 1 := rfl
theorem pred_le (n : Nat) : Nat.pred n ≤ n := by
  cases n with
  | zero => exact Nat.le_refl _
  | succ n => exact Nat.le_succ n
theorem pred_le_pred : {n m : Nat} → n ≤ m → pred n ≤ pred m
  | _, _, .refl => .refl
  | 0, .succ _, .step h => h
  | .succ _, .succ _, .step h => Nat.le_trans (Nat.le_succ _) h
theorem pred_lt {n : Nat} : n ≠ 0 → Nat.pred n < n := fun h => by
  cases n with
  | zero => exact absurd rfl h
  | succ n => exact Nat.le_refl _
theorem pred_lt_of_lt {n m : Nat} (h : m < n) : Nat.pred n < n :=
  pred_lt (Nat.ne_of_gt (Nat.lt_of_le_of_lt (Nat.zero_le m) h))
@[simp] protected theorem sub_zero (n : Nat) : n - 0 = n := rfl
theorem sub_succ (n m : Nat) : n - succ m = Nat.pred (n - m) := rfl
theorem succ_sub_succ (n m : Nat) : succ n - succ m = n - m := by
  induction m with
  | zero => rfl
  | succ m ih => rw [sub_succ, ih, sub_succ]
theorem succ_sub_succ_eq_sub (n m : Nat) : succ n - succ m = n - m := by
  induction m with
  | zero => rfl
  | succ m ih => exact congrArg Nat.pred ih
@[simp] protected theorem sub_self (n : Nat) : n - n = 0 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [succ_sub_succ, ih]
@[simp] protected theorem zero_sub (n : Nat) : 0 - n = 0 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [sub_succ, ih]; rfl
@[simp] protected theorem add_sub_cancel_left (n m : Nat) : n + m - n = m := by
  induction n with
  | zero => rw [Nat.zero_add]; rfl
  | succ n ih => rw [succ_add, succ_sub_succ, ih]
@[simp] protected theorem add_sub_cancel (n m : Nat) : n + m - m = n := by rw [Nat.add_comm, Nat.add_sub_cancel_left]
protected theorem sub_self_add (n m : Nat) : n - (n + m) = 0 := by
  induction n with
  | zero => exact Nat.zero_sub _
  | succ n ih => rw [succ_add, succ_sub_succ, ih]
@[simp] protected theorem sub_eq_zero_of_le {n m : Nat} (h : n ≤ m) : n - m = 0 := by
  have ⟨k, hk⟩ := Nat.exists_eq_add_of_le h
  rw [hk, Nat.sub_self_add]
theorem add_sub_of_le {a b : Nat} (h : a ≤ b) : a + (b - a) = b := by
  have ⟨k, hk⟩ := Nat.exists_eq_add_of_le h
  rw [hk, Nat.add_sub_cancel_left]
@[simp] protected theorem sub_add_cancel {n m : Nat} (h : m ≤ n) : n - m + m = n := by
  rw [Nat.add_comm, Nat.add_sub_of_le h]
theorem sub_le (n m : Nat) : n - m ≤ n := by
  induction m with
  | zero => exact Nat.le_refl _
  | succ m ih => exact Nat.le_trans (pred_le _) ih
protected theorem sub_sub (n m k : Nat) : n - m - k = n - (m + k) := by
  induction k with
  | zero => rfl
  | succ k ih => rw [sub_succ, ih]; rfl
theorem sub_add_eq (a b c : Nat) : a - (b + c) = a - b - c := by
  induction c with
  | zero => rfl
  | succ c ih => rw [Nat.add_succ, Nat.sub_succ, ih, ← Nat.sub_succ]
theorem sub_lt {n m : Nat} : 0 < n → 0 < m → n - m < n := fun h k => by
  cases n with
  | zero => exact absurd h (Nat.lt_irrefl 0)
  | succ n =>
    cases m with
    | zero => exact absurd k (Nat.lt_irrefl 0)
    | succ m => rw [succ_sub_succ]; exact succ_le_succ (sub_le n m)
protected theorem sub_lt_of_pos_le {a b : Nat} (h₀ : 0 < a) (h₁ : a ≤ b) : b - a < b :=
  Nat.sub_lt (Nat.lt_of_lt_of_le h₀ h₁) h₀
theorem sub_succ_lt_self (a i : Nat) (h : i < a) : a - (i + 1) < a - i := by
  induction a generalizing i with
  | zero => exact absurd h (Nat.not_succ_le_zero i)
  | succ a ih =>
    rw [Nat.succ_sub_succ_eq_sub]
    cases i with
    | zero => exact Nat.le_refl _
    | succ i => rw [Nat.succ_sub_succ_eq_sub]; exact ih i (Nat.le_of_succ_le_succ h)
end Nat
