/-
Natural numbers: simp's normal forms, multiplication, remainders, powers, induction principles.
-/
attribute [simp] Nat.le_refl Nat.lt_irrefl Nat.zero_le Nat.not_le Nat.not_lt Nat.zero_lt_succ Nat.le_add_right
    Nat.le_add_left Nat.sub_le Nat.succ_eq_add_one
namespace Nat
@[simp high] protected theorem add_left_cancel_iff {m k n : Nat} : n + m = n + k ↔ m = k :=
  ⟨Nat.add_left_cancel, congrArg (n + ·)⟩
@[simp high] protected theorem add_right_cancel_iff {m k n : Nat} : m + n = k + n ↔ m = k :=
  ⟨Nat.add_right_cancel, congrArg (· + n)⟩
@[simp] protected theorem add_le_add_iff_left {m k n : Nat} : n + m ≤ n + k ↔ m ≤ k :=
  ⟨Nat.le_of_add_le_add_left, fun h => Nat.add_le_add_left h n⟩
@[simp] protected theorem add_le_add_iff_right {m k n : Nat} : m + n ≤ k + n ↔ m ≤ k :=
  ⟨Nat.le_of_add_le_add_right, fun h => Nat.add_le_add_right h n⟩
@[simp] protected theorem add_lt_add_iff_left {k n m : Nat} : k + n < k + m ↔ n < m :=
  Nat.add_le_add_iff_left (m := n + 1)
@[simp] protected theorem add_lt_add_iff_right {k n m : Nat} : n + k < m + k ↔ n < m :=
  Nat.not_le.symm.trans ((not_congr Nat.add_le_add_iff_right).trans Nat.not_le)
@[simp high] protected theorem add_eq_zero_iff {n m : Nat} : n + m = 0 ↔ n = 0 ∧ m = 0 :=
  ⟨Nat.eq_zero_of_add_eq_zero, fun h => (congrArg (n + ·) h.2).trans h.1⟩
@[simp high] protected theorem add_eq_left {a b : Nat} : a + b = a ↔ b = 0 := Nat.add_left_cancel_iff (k := 0)
@[simp high] protected theorem add_eq_right {a b : Nat} : a + b = b ↔ a = 0 :=
  Nat.add_comm b a ▸ Nat.add_eq_left (a := b) (b := a)
@[simp] protected theorem lt_add_right_iff_pos {n k : Nat} : n < n + k ↔ 0 < k := Nat.add_lt_add_iff_left (n := 0)
@[simp] protected theorem lt_add_left_iff_pos {n k : Nat} : n < k + n ↔ 0 < k :=
  Nat.add_comm n k ▸ Nat.lt_add_right_iff_pos (n := n) (k := k)
@[simp] theorem le_zero_eq (a : Nat) : (a ≤ 0) = (a = 0) := propext ⟨Nat.eq_zero_of_le_zero, Nat.le_of_eq⟩
@[simp] theorem not_lt_zero (n : Nat) : ¬ n < 0 := Nat.not_succ_le_zero n
@[simp] protected theorem lt_add_one (n : Nat) : n < n + 1 := Nat.le_refl _
theorem add_one_ne_zero (n : Nat) : n + 1 ≠ 0 := nofun
theorem zero_ne_add_one (n : Nat) : 0 ≠ n + 1 := nofun
theorem add_one_le_iff {n m : Nat} : n + 1 ≤ m ↔ n < m := Iff.rfl
protected theorem lt_add_one_iff {m n : Nat} : m < n + 1 ↔ m ≤ n := ⟨le_of_lt_succ, lt_succ_of_le⟩
protected theorem lt_succ_iff {m n : Nat} : m < succ n ↔ m ≤ n := ⟨le_of_lt_succ, lt_succ_of_le⟩
theorem succ_le_iff {m n : Nat} : succ m ≤ n ↔ m < n := Iff.rfl
protected theorem add_sub_assoc {m k : Nat} (h : k ≤ m) (n : Nat) : n + m - k = n + (m - k) :=
  have ⟨d, e⟩ := Nat.exists_eq_add_of_le h; by rw [e, Nat.add_left_comm, Nat.add_sub_cancel_left,
    Nat.add_sub_cancel_left]
protected theorem pos_iff_ne_zero {n : Nat} : 0 < n ↔ n ≠ 0 := ⟨Nat.ne_of_gt, Nat.pos_of_ne_zero⟩
theorem le_of_lt_add_one {n m : Nat} : n < m + 1 → n ≤ m := fun h => Nat.le_of_succ_le_succ h
theorem eq_zero_or_pos : ∀ n : Nat, n = 0 ∨ n > 0
  | 0 => .inl rfl
  | n + 1 => .inr (Nat.zero_lt_succ n)
protected theorem add_sub_add_right (n k m : Nat) : (n + k) - (m + k) = n - m :=
  by rw [Nat.add_comm n, Nat.add_comm m, ← Nat.sub_sub, Nat.add_sub_cancel_left]
protected theorem add_sub_add_left (k n m : Nat) : (k + n) - (k + m) = n - m :=
  (Nat.sub_sub (k + n) k m).symm.trans (congrArg (· - m) (Nat.add_sub_cancel_left k n))
protected theorem sub_eq_zero_iff_le {n m : Nat} : n - m = 0 ↔ n ≤ m :=
  ⟨fun h => (Nat.le_total n m).elim id fun k => Nat.le_of_eq ((Nat.sub_add_cancel k).symm.trans ((congrArg (· + m)
    h).trans (Nat.zero_add m))), Nat.sub_eq_zero_of_le⟩
protected theorem sub_add_comm {n m k : Nat} (h : k ≤ n) : n + m - k = n - k + m :=
  by rw [Nat.add_comm n, Nat.add_sub_assoc h, Nat.add_comm]

/- Order, sums and differences. -/
theorem le_succ_of_le {n m : Nat} (h : n ≤ m) : n ≤ succ m := Nat.le_trans h (Nat.le_succ m)
theorem le_of_succ_le {n m : Nat} (h : succ n ≤ m) : n ≤ m := Nat.le_of_lt h
theorem lt_of_succ_lt {n m : Nat} : succ n < m → n < m := Nat.le_of_lt
theorem lt_of_succ_le {n m : Nat} (h : succ n ≤ m) : n < m := h
theorem succ_le_of_lt {n m : Nat} (h : n < m) : succ n ≤ m := h
theorem zero_lt_of_lt {a b : Nat} : a < b → 0 < b := Nat.lt_of_le_of_lt (Nat.zero_le a)
protected theorem lt_trichotomy (a b : Nat) : a < b ∨ a = b ∨ b < a :=
  (Nat.lt_or_ge a b).elim .inl fun h => .inr ((Nat.lt_or_ge b a).elim .inr fun k => .inl (Nat.le_antisymm k h))
protected theorem lt_asymm {a b : Nat} (h : a < b) : ¬ b < a := Nat.not_lt.mpr (Nat.le_of_lt h)
protected theorem not_lt_of_le {a b : Nat} : a ≤ b → ¬ b < a := fun h k => Nat.not_le_of_lt k h
protected theorem eq_or_lt_of_le {n m : Nat} : n ≤ m → n = m ∨ n < m :=
  fun h => (Nat.lt_or_ge n m).elim .inr fun k => .inl (Nat.le_antisymm h k)
protected theorem lt_or_eq_of_le {n m : Nat} (h : n ≤ m) : n < m ∨ n = m := (Nat.eq_or_lt_of_le h).symm
protected theorem lt_iff_le_and_ne {m n : Nat} : m < n ↔ m ≤ n ∧ m ≠ n :=
  ⟨fun h => ⟨Nat.le_of_lt h, Nat.ne_of_lt h⟩, fun h => Nat.lt_of_le_of_ne h.1 h.2⟩
protected theorem le_iff_lt_or_eq {n m : Nat} : n ≤ m ↔ n < m ∨ n = m :=
  ⟨Nat.lt_or_eq_of_le, fun h => h.elim Nat.le_of_lt Nat.le_of_eq⟩
protected theorem add_lt_add_left {n m : Nat} (h : n < m) (k : Nat) : k + n < k + m := Nat.add_lt_add_iff_left.mpr h
protected theorem add_lt_add_right {n m : Nat} (h : n < m) (k : Nat) : n + k < m + k := Nat.add_lt_add_iff_right.mpr h
theorem add_lt_add {a b c d : Nat} (h₁ : a < b) (h₂ : c < d) : a + c < b + d :=
  Nat.lt_trans (Nat.add_lt_add_right h₁ c) (Nat.add_lt_add_left h₂ b)
protected theorem add_lt_add_of_le_of_lt {a b c d : Nat} (hle : a ≤ b) (hlt : c < d) : a + c < b + d :=
  Nat.lt_of_le_of_lt (Nat.add_le_add_right hle c) (Nat.add_lt_add_left hlt b)
protected theorem add_lt_add_of_lt_of_le {a b c d : Nat} (hlt : a < b) (hle : c ≤ d) : a + c < b + d :=
  Nat.lt_of_lt_of_le (Nat.add_lt_add_right hlt c) (Nat.add_le_add_left hle b)
protected theorem lt_of_add_lt_add_left {k m n : Nat} : n + k < n + m → k < m := Nat.add_lt_add_iff_left.mp
protected theorem lt_of_add_lt_add_right {k m n : Nat} : k + n < m + n → k < m := Nat.add_lt_add_iff_right.mp
protected theorem sub_pos_of_lt {m n : Nat} (h : m < n) : 0 < n - m :=
  Nat.pos_of_ne_zero fun e => Nat.not_le_of_lt h (Nat.sub_eq_zero_iff_le.mp e)
protected theorem sub_le_sub_right {n m : Nat} (h : n ≤ m) (k : Nat) : n - k ≤ m - k := by
  induction k with
  | zero => exact h
  | succ k ih => exact Nat.pred_le_pred ih
protected theorem sub_le_sub_left {n m : Nat} (h : n ≤ m) (k : Nat) : k - m ≤ k - n := by
  have ⟨d, e⟩ := Nat.exists_eq_add_of_le h
  rw [e, ← Nat.sub_sub]
  exact Nat.sub_le _ _
protected theorem two_mul (n : Nat) : 2 * n = n + n :=
  (Nat.succ_mul 1 n).trans (congrArg (· + n) (Nat.one_mul n))
protected theorem mul_two (n : Nat) : n * 2 = n + n := congrArg (· + n) (Nat.mul_one n)

/- Multiplication. -/
protected theorem mul_sub (n m k : Nat) : n * (m - k) = n * m - n * k := by
  cases Nat.le_total m k with
  | inl h =>
    rw [Nat.sub_eq_zero_of_le h, Nat.mul_zero, Nat.sub_eq_zero_of_le (Nat.mul_le_mul_left n h)]
  | inr h =>
    have ⟨c, hc⟩ := Nat.exists_eq_add_of_le h
    rw [hc, Nat.mul_add, Nat.add_sub_cancel_left, Nat.add_sub_cancel_left]
protected theorem sub_mul (n m k : Nat) : (n - m) * k = n * k - m * k := by
  rw [Nat.mul_comm, Nat.mul_sub, Nat.mul_comm, Nat.mul_comm k]
theorem mul_eq_zero {m n : Nat} : n * m = 0 ↔ n = 0 ∨ m = 0 := by
  cases n with
  | zero => simp
  | succ n =>
    cases m with
    | zero => simp
    | succ m =>
      exact ⟨fun h => absurd h (succ_ne_zero _), fun h => h.elim (fun h => nomatch h) (fun h => nomatch h)⟩
protected theorem mul_le_mul {n₁ m₁ n₂ m₂ : Nat} (h₁ : n₁ ≤ n₂) (h₂ : m₁ ≤ m₂) : n₁ * m₁ ≤ n₂ * m₂ :=
  Nat.le_trans (Nat.mul_le_mul_right m₁ h₁) (Nat.mul_le_mul_left n₂ h₂)
protected theorem eq_of_mul_eq_mul_left {m k n : Nat} (hn : 0 < n) (h : n * m = n * k) : m = k := by
  have x := LeanGym.Internal.div_mod_unique_of_eq (m := n) (q := m) (r := 0) (n := n * k) (by rw [Nat.add_zero, h]) hn
  have y := LeanGym.Internal.div_mod_unique_of_eq (m := n) (q := k) (r := 0) (n := n * k) rfl hn
  rw [← x.1, y.1]
protected theorem le_of_mul_le_mul_left {a b c : Nat} (h : c * a ≤ c * b) (hc : 0 < c) : a ≤ b := by
  refine Nat.le_of_not_lt fun k => ?_
  have m := Nat.mul_le_mul_left c k
  exact Nat.not_le_of_lt (Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_right hc) m) h
theorem eq_of_mul_eq_mul_right {n m k : Nat} (hm : 0 < m) (h : n * m = k * m) : n = k := by
  rw [Nat.mul_comm n, Nat.mul_comm k] at h
  exact Nat.eq_of_mul_eq_mul_left hm h

/- Minimum and maximum. -/
@[simp] protected theorem min_eq_left {a b : Nat} (h : a ≤ b) : min a b = a := if_pos h
@[simp] protected theorem min_eq_right {a b : Nat} (h : b ≤ a) : min a b = b :=
  if e : a ≤ b then (if_pos e).trans (Nat.le_antisymm e h) else if_neg e
@[simp] protected theorem max_eq_right {a b : Nat} (h : a ≤ b) : max a b = b := if_pos h
@[simp] protected theorem max_eq_left {a b : Nat} (h : b ≤ a) : max a b = a :=
  if e : a ≤ b then (if_pos e).trans (Nat.le_antisymm h e) else if_neg e
@[simp] protected theorem zero_min (a : Nat) : min 0 a = 0 := Nat.min_eq_left (zero_le a)
@[simp] protected theorem min_zero (a : Nat) : min a 0 = 0 := Nat.min_eq_right (zero_le a)
@[simp] protected theorem zero_max (a : Nat) : max 0 a = a := Nat.max_eq_right (zero_le a)
@[simp] protected theorem max_zero (a : Nat) : max a 0 = a := Nat.max_eq_left (zero_le a)
@[simp] protected theorem min_self (a : Nat) : min a a = a := Nat.min_eq_left (Nat.le_refl a)
@[simp] protected theorem max_self (a : Nat) : max a a = a := Nat.max_eq_left (Nat.le_refl a)
protected theorem min_comm (a b : Nat) : min a b = min b a :=
  (Nat.le_total a b).elim (fun h => (Nat.min_eq_left h).trans (Nat.min_eq_right h).symm)
    fun h => (Nat.min_eq_right h).trans (Nat.min_eq_left h).symm
protected theorem max_comm (a b : Nat) : max a b = max b a :=
  (Nat.le_total a b).elim (fun h => (Nat.max_eq_right h).trans (Nat.max_eq_left h).symm)
    fun h => (Nat.max_eq_left h).trans (Nat.max_eq_right h).symm
protected theorem min_le_left (a b : Nat) : min a b ≤ a :=
  (Nat.le_total a b).elim (fun h => Nat.le_of_eq (Nat.min_eq_left h)) fun h => (Nat.min_eq_right h).symm ▸ h
protected theorem min_le_right (a b : Nat) : min a b ≤ b := Nat.min_comm a b ▸ Nat.min_le_left b a
protected theorem le_max_left (a b : Nat) : a ≤ max a b :=
  (Nat.le_total a b).elim (fun h => (Nat.max_eq_right h).symm ▸ h) fun h => Nat.le_of_eq (Nat.max_eq_left h).symm
protected theorem le_max_right (a b : Nat) : b ≤ max a b := Nat.max_comm a b ▸ Nat.le_max_left b a
protected theorem le_min_of_le_of_le {a b c : Nat} : a ≤ b → a ≤ c → a ≤ min b c :=
  fun h k => (Nat.le_total b c).elim (fun l => (Nat.min_eq_left l).symm ▸ h) fun l => (Nat.min_eq_right l).symm ▸ k
protected theorem le_min {a b c : Nat} : a ≤ min b c ↔ a ≤ b ∧ a ≤ c :=
  ⟨fun h => ⟨Nat.le_trans h (Nat.min_le_left b c), Nat.le_trans h (Nat.min_le_right b c)⟩, fun h =>
    Nat.le_min_of_le_of_le h.1 h.2⟩
protected theorem lt_min {a b c : Nat} : a < min b c ↔ a < b ∧ a < c := Nat.le_min
protected theorem max_le_of_le_of_le {a b c : Nat} : a ≤ c → b ≤ c → max a b ≤ c :=
  fun h k => (Nat.le_total a b).elim (fun l => (Nat.max_eq_right l).symm ▸ k) fun l => (Nat.max_eq_left l).symm ▸ h
protected theorem max_le {a b c : Nat} : max a b ≤ c ↔ a ≤ c ∧ b ≤ c :=
  ⟨fun h => ⟨Nat.le_trans (Nat.le_max_left a b) h, Nat.le_trans (Nat.le_max_right a b) h⟩, fun h =>
    Nat.max_le_of_le_of_le h.1 h.2⟩
protected theorem max_lt {a b c : Nat} : max a b < c ↔ a < c ∧ b < c :=
  ⟨fun h => ⟨Nat.lt_of_le_of_lt (Nat.le_max_left a b) h, Nat.lt_of_le_of_lt (Nat.le_max_right a b) h⟩, fun h =>
    (Nat.le_total a b).elim (fun l => (Nat.max_eq_right l).symm ▸ h.2) fun l => (Nat.max_eq_left l).symm ▸ h.1⟩
protected theorem max_assoc (a b c : Nat) : max (max a b) c = max a (max b c) :=
  Nat.le_antisymm
    (Nat.max_le.2 ⟨Nat.max_le.2 ⟨Nat.le_max_left _ _, Nat.le_trans (Nat.le_max_left b c) (Nat.le_max_right _ _)⟩,
      Nat.le_trans (Nat.le_max_right b c) (Nat.le_max_right _ _)⟩)
    (Nat.max_le.2 ⟨Nat.le_trans (Nat.le_max_left a b) (Nat.le_max_left _ _),
      Nat.max_le.2 ⟨Nat.le_trans (Nat.le_max_right a b) (Nat.le_max_left _ _), Nat.le_max_right _ _⟩⟩)
protected theorem min_assoc (a b c : Nat) : min (min a b) c = min a (min b c) :=
  Nat.le_antisymm
    (Nat.le_min.2 ⟨Nat.le_trans (Nat.min_le_left _ _) (Nat.min_le_left a b),
      Nat.le_min.2 ⟨Nat.le_trans (Nat.min_le_left _ _) (Nat.min_le_right a b), Nat.min_le_right _ _⟩⟩)
    (Nat.le_min.2 ⟨Nat.le_min.2 ⟨Nat.min_le_left _ _, Nat.le_trans (Nat.min_le_right _ _) (Nat.min_le_left b c)⟩,
      Nat.le_trans (Nat.min_le_right _ _) (Nat.min_le_right b c)⟩)
attribute [simp] Nat.min_assoc Nat.max_assoc

/- Remainder, division, powers. -/
@[simp] theorem mod_self (n : Nat) : n % n = 0 := by
  have e := mul_mod_right n 1
  rw [Nat.mul_one] at e
  exact e
@[simp] theorem mod_one (x : Nat) : x % 1 = 0 :=
  Nat.eq_zero_of_le_zero (Nat.le_of_lt_succ (mod_lt x Nat.zero_lt_one))
@[simp] protected theorem div_one (n : Nat) : n / 1 = n :=
  (LeanGym.Internal.div_mod_unique_of_eq (r := 0) (Nat.one_mul n) Nat.zero_lt_one).1
@[simp] protected theorem div_self {n : Nat} (H : 0 < n) : n / n = 1 :=
  (LeanGym.Internal.div_mod_unique_of_eq (q := 1) (r := 0) (by rw [Nat.mul_one, Nat.add_zero]) H).1
@[simp] theorem mod_mod (a n : Nat) : (a % n) % n = a % n := by
  cases n with
  | zero => rfl
  | succ n => exact mod_eq_of_lt (mod_lt a (zero_lt_succ n))
@[simp] theorem add_mul_mod_self_left (x y z : Nat) : (x + y * z) % y = x % y := by
  cases y with
  | zero => rw [Nat.zero_mul, Nat.add_zero]
  | succ y =>
    have e := div_add_mod x (succ y)
    refine (LeanGym.Internal.div_mod_unique_of_eq (q := x / succ y + z) (r := x % succ y) ?_
      (mod_lt x (zero_lt_succ y))).2
    rw [Nat.mul_add, Nat.add_right_comm, e]
@[simp] theorem add_mul_mod_self_right (x y z : Nat) : (x + y * z) % z = x % z := by
  rw [Nat.mul_comm, add_mul_mod_self_left]
@[simp] theorem add_mod_right (x z : Nat) : (x + z) % z = x % z := by
  have e := add_mul_mod_self_left x z 1
  rw [Nat.mul_one] at e
  exact e
@[simp] theorem add_mod_left (x z : Nat) : (x + z) % x = z % x := by rw [Nat.add_comm, add_mod_right]
@[simp] theorem mod_add_mod (m n k : Nat) : (m % n + k) % n = (m + k) % n := by
  have e : m + k = (m % n + k) + n * (m / n) :=
    (congrArg (· + k) (mod_add_div m n).symm).trans (Nat.add_right_comm _ _ _)
  rw [e, add_mul_mod_self_left]
@[simp] theorem add_mod_mod (m n k : Nat) : (m + n % k) % k = (m + n) % k := by
  rw [Nat.add_comm, mod_add_mod, Nat.add_comm]
theorem add_mod (a b n : Nat) : (a + b) % n = ((a % n) + (b % n)) % n := by rw [add_mod_mod, mod_add_mod]
theorem mul_mod (a b n : Nat) : a * b % n = (a % n) * (b % n) % n := by
  have ea := div_add_mod a n
  have eb := div_add_mod b n
  have e : a * b = (a % n) * (b % n) + n * ((a / n) * b + (a % n) * (b / n)) := by
    have h1 : a * b = (n * (a / n) + a % n) * b := by rw [ea]
    have h2 : (a % n) * b = (a % n) * (n * (b / n) + b % n) := by rw [eb]
    rw [h1, Nat.add_mul, h2, Nat.mul_add, Nat.mul_add, Nat.mul_assoc, Nat.mul_left_comm (a % n) n]
    omega
  rw [e, add_mul_mod_self_left]
theorem mod_two_eq_zero_or_one (n : Nat) : n % 2 = 0 ∨ n % 2 = 1 :=
  (Nat.lt_or_eq_of_le (Nat.le_of_lt_succ (mod_lt n (zero_lt_succ 1)))).imp_left fun h =>
    Nat.eq_zero_of_le_zero (Nat.le_of_lt_succ h)
protected theorem pow_le_pow_right {n : Nat} (hx : n > 0) {i j : Nat} : i ≤ j → n ^ i ≤ n ^ j := fun hk => by
  have ⟨c, hc⟩ := Nat.exists_eq_add_of_le hk
  rw [hc]
  clear hc hk
  induction c with
  | zero => exact Nat.le_refl _
  | succ c ih =>
    rw [add_succ]
    show _ ≤ n ^ (i + c) * n
    exact Nat.le_trans ih (Nat.le_trans (Nat.le_of_eq (Nat.mul_one _).symm) (Nat.mul_le_mul_left _ hx))
protected theorem pow_two (a : Nat) : a ^ 2 = a * a := by rw [Nat.pow_succ, Nat.pow_succ, Nat.pow_zero, Nat.one_mul]
@[simp] protected theorem pow_one (a : Nat) : a ^ 1 = a := by rw [Nat.pow_succ, Nat.pow_zero, Nat.one_mul]
@[simp] protected theorem one_pow (n : Nat) : 1 ^ n = 1 := by
  induction n with
  | zero => rfl
  | succ n ih => exact (Nat.mul_one _).trans ih
protected theorem pow_le_pow_left {n m : Nat} (h : n ≤ m) (i : Nat) : n ^ i ≤ m ^ i := by
  induction i with
  | zero => exact Nat.le_refl _
  | succ i ih => exact Nat.mul_le_mul ih h
protected theorem mul_pow (a b n : Nat) : (a * b) ^ n = a ^ n * b ^ n := by
  induction n with
  | zero => rfl
  | succ n ih =>
    show (a * b) ^ n * (a * b) = a ^ n * a * (b ^ n * b)
    rw [ih, Nat.mul_assoc, Nat.mul_left_comm (b ^ n), Nat.mul_assoc]
protected theorem pow_add (a m n : Nat) : a ^ (m + n) = a ^ m * a ^ n := by
  induction n with
  | zero => rw [Nat.add_zero, Nat.pow_zero, Nat.mul_one]
  | succ n ih =>
    show a ^ (m + n) * a = a ^ m * (a ^ n * a)
    rw [ih, Nat.mul_assoc]

/- Divisibility. -/
theorem le_of_dvd {m n : Nat} (h : 0 < n) : m ∣ n → m ≤ n := fun k => by
  have ⟨c, hc⟩ := k
  cases c with
  | zero => exact absurd hc (Nat.ne_of_gt h)
  | succ c => rw [hc, mul_succ]; exact le_add_left _ _
protected theorem dvd_antisymm {m n : Nat} : m ∣ n → n ∣ m → m = n := fun h k => by
  cases m with
  | zero =>
    have ⟨c, hc⟩ := h
    rw [hc, Nat.zero_mul]
  | succ m =>
    cases n with
    | zero =>
      have ⟨c, hc⟩ := k
      rw [Nat.zero_mul] at hc
      exact absurd hc (succ_ne_zero m)
    | succ n => exact Nat.le_antisymm (le_of_dvd (zero_lt_succ n) h) (le_of_dvd (zero_lt_succ m) k)
theorem dvd_iff_mod_eq_zero {m n : Nat} : m ∣ n ↔ n % m = 0 := ⟨mod_eq_zero_of_dvd, dvd_of_mod_eq_zero⟩
protected theorem mul_dvd_mul {a b c d : Nat} : a ∣ b → c ∣ d → a * c ∣ b * d := fun ⟨x, hx⟩ ⟨y, hy⟩ =>
  ⟨x * y, by rw [hx, hy, Nat.mul_assoc, Nat.mul_left_comm x, ← Nat.mul_assoc]⟩

/- Induction. `induction n` and `cases n` use the last two, which show `n + 1`. -/
end Nat
private noncomputable def Nat.strongRecTable {motive : Nat → Sort u} (ind : ∀ n, (∀ m, m < n → motive m) → motive n) :
    (k : Nat) → ∀ m, m < k → motive m
  | 0 => fun m h => absurd h (Nat.not_succ_le_zero m)
  | k + 1 => fun m h => ind m fun j hj => Nat.strongRecTable ind k j (Nat.lt_of_lt_of_le hj (Nat.le_of_succ_le_succ h))
@[elab_as_elim] protected noncomputable def Nat.strongRecOn {motive : Nat → Sort u} (n : Nat)
    (ind : ∀ n, (∀ m, m < n → motive m) → motive n) : motive n :=
  Nat.strongRecTable ind (n + 1) n (Nat.lt_succ_self n)
@[elab_as_elim, induction_eliminator] protected def Nat.recAux {motive : Nat → Sort u} (zero : motive 0)
    (succ : ∀ n, motive n → motive (n + 1)) (t : Nat) : motive t :=
  match t with
  | 0 => zero
  | n + 1 => succ n (Nat.recAux zero succ n)
@[elab_as_elim, cases_eliminator] protected abbrev Nat.casesAuxOn {motive : Nat → Sort u} (t : Nat) (zero : motive 0)
    (succ : ∀ n, motive (n + 1)) : motive t :=
  match t with
  | 0 => zero
  | n + 1 => succ n
protected theorem Nat.mul_lt_mul_of_pos_left {n m k : Nat} (h : n < m) (hk : k > 0) : k * n < k * m := by
  have := Nat.mul_le_mul_left k (show n + 1 ≤ m from h)
  exact Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_right hk) this
protected theorem Nat.mul_lt_mul_of_pos_right {n m k : Nat} (h : n < m) (hk : k > 0) : n * k < m * k := by
  rw [Nat.mul_comm n, Nat.mul_comm m]; exact Nat.mul_lt_mul_of_pos_left h hk
