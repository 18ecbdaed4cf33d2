/-
Natural numbers: simp's normal forms, multiplication, remainders, powers, induction principles. Most proofs are `omega`.
-/
attribute [simp] Nat.le_refl Nat.lt_irrefl Nat.zero_le Nat.not_le Nat.not_lt Nat.zero_lt_succ Nat.le_add_right
    Nat.le_add_left Nat.sub_le Nat.succ_eq_add_one
namespace Nat
@[simp high] protected theorem add_left_cancel_iff {m k n : Nat} : n + m = n + k ↔ m = k := ⟨by omega, by omega⟩
@[simp high] protected theorem add_right_cancel_iff {m k n : Nat} : m + n = k + n ↔ m = k := ⟨by omega, by omega⟩
@[simp] protected theorem add_le_add_iff_left {m k n : Nat} : n + m ≤ n + k ↔ m ≤ k := ⟨by omega, by omega⟩
@[simp] protected theorem add_le_add_iff_right {m k n : Nat} : m + n ≤ k + n ↔ m ≤ k := ⟨by omega, by omega⟩
@[simp] protected theorem add_lt_add_iff_left {k n m : Nat} : k + n < k + m ↔ n < m := ⟨by omega, by omega⟩
@[simp] protected theorem add_lt_add_iff_right {k n m : Nat} : n + k < m + k ↔ n < m := ⟨by omega, by omega⟩
@[simp high] protected theorem add_eq_zero_iff {n m : Nat} : n + m = 0 ↔ n = 0 ∧ m = 0 := ⟨by omega, by omega⟩
@[simp high] protected theorem add_eq_left {a b : Nat} : a + b = a ↔ b = 0 := ⟨by omega, by omega⟩
@[simp high] protected theorem add_eq_right {a b : Nat} : a + b = b ↔ a = 0 := ⟨by omega, by omega⟩
@[simp] protected theorem lt_add_right_iff_pos {n k : Nat} : n < n + k ↔ 0 < k := ⟨by omega, by omega⟩
@[simp] protected theorem lt_add_left_iff_pos {n k : Nat} : n < k + n ↔ 0 < k := ⟨by omega, by omega⟩
@[simp] theorem le_zero_eq (a : Nat) : (a ≤ 0) = (a = 0) := propext ⟨by omega, by omega⟩
@[simp] theorem not_lt_zero (n : Nat) : ¬ n < 0 := by omega
@[simp] protected theorem lt_add_one (n : Nat) : n < n + 1 := by omega
theorem add_one_ne_zero (n : Nat) : n + 1 ≠ 0 := nofun
theorem zero_ne_add_one (n : Nat) : 0 ≠ n + 1 := by omega
theorem add_one_le_iff {n m : Nat} : n + 1 ≤ m ↔ n < m := Iff.rfl
protected theorem lt_add_one_iff {m n : Nat} : m < n + 1 ↔ m ≤ n := ⟨le_of_lt_succ, lt_succ_of_le⟩
protected theorem lt_succ_iff {m n : Nat} : m < succ n ↔ m ≤ n := ⟨le_of_lt_succ, lt_succ_of_le⟩
theorem succ_le_iff {m n : Nat} : succ m ≤ n ↔ m < n := Iff.rfl
protected theorem add_sub_assoc {m k : Nat} (h : k ≤ m) (n : Nat) : n + m - k = n + (m - k) := by omega
protected theorem pos_iff_ne_zero {n : Nat} : 0 < n ↔ n ≠ 0 := ⟨by omega, by omega⟩
theorem le_of_lt_add_one {n m : Nat} : n < m + 1 → n ≤ m := fun h => Nat.le_of_succ_le_succ h
theorem eq_zero_or_pos : ∀ n : Nat, n = 0 ∨ n > 0
  | 0 => .inl rfl
  | n + 1 => .inr (Nat.zero_lt_succ n)
protected theorem add_sub_add_right (n k m : Nat) : (n + k) - (m + k) = n - m := by omega
protected theorem add_sub_add_left (k n m : Nat) : (k + n) - (k + m) = n - m := by omega
protected theorem sub_eq_zero_iff_le {n m : Nat} : n - m = 0 ↔ n ≤ m := ⟨by omega, by omega⟩
protected theorem sub_add_comm {n m k : Nat} (h : k ≤ n) : n + m - k = n - k + m := by omega

/- Order, sums and differences. -/
theorem le_succ_of_le {n m : Nat} (h : n ≤ m) : n ≤ succ m := by omega
theorem le_of_succ_le {n m : Nat} (h : succ n ≤ m) : n ≤ m := by omega
theorem lt_of_succ_lt {n m : Nat} : succ n < m → n < m := by omega
theorem lt_of_succ_le {n m : Nat} (h : succ n ≤ m) : n < m := h
theorem succ_le_of_lt {n m : Nat} (h : n < m) : succ n ≤ m := h
theorem zero_lt_of_lt {a b : Nat} : a < b → 0 < b := by omega
protected theorem lt_trichotomy (a b : Nat) : a < b ∨ a = b ∨ b < a := by omega
protected theorem lt_asymm {a b : Nat} (h : a < b) : ¬ b < a := Nat.not_lt.mpr (Nat.le_of_lt h)
protected theorem not_lt_of_le {a b : Nat} : a ≤ b → ¬ b < a := by omega
protected theorem eq_or_lt_of_le {n m : Nat} : n ≤ m → n = m ∨ n < m := by omega
protected theorem lt_or_eq_of_le {n m : Nat} (h : n ≤ m) : n < m ∨ n = m := by omega
protected theorem lt_iff_le_and_ne {m n : Nat} : m < n ↔ m ≤ n ∧ m ≠ n := ⟨by omega, by omega⟩
protected theorem le_iff_lt_or_eq {n m : Nat} : n ≤ m ↔ n < m ∨ n = m := ⟨by omega, by omega⟩
protected theorem add_lt_add_left {n m : Nat} (h : n < m) (k : Nat) : k + n < k + m := by omega
protected theorem add_lt_add_right {n m : Nat} (h : n < m) (k : Nat) : n + k < m + k := by omega
theorem add_lt_add {a b c d : Nat} (h₁ : a < b) (h₂ : c < d) : a + c < b + d := by omega
protected theorem add_lt_add_of_le_of_lt {a b c d : Nat} (hle : a ≤ b) (hlt : c < d) : a + c < b + d := by omega
protected theorem add_lt_add_of_lt_of_le {a b c d : Nat} (hlt : a < b) (hle : c ≤ d) : a + c < b + d := by omega
protected theorem lt_of_add_lt_add_left {k m n : Nat} : n + k < n + m → k < m := by omega
protected theorem lt_of_add_lt_add_right {k m n : Nat} : k + n < m + n → k < m := by omega
protected theorem sub_pos_of_lt {m n : Nat} (h : m < n) : 0 < n - m := by omega
protected theorem sub_le_sub_right {n m : Nat} (h : n ≤ m) (k : Nat) : n - k ≤ m - k := by omega
protected theorem sub_le_sub_left {n m : Nat} (h : n ≤ m) (k : Nat) : k - m ≤ k - n := by omega
protected theorem two_mul (n : Nat) : 2 * n = n + n := by omega
protected theorem mul_two (n : Nat) : n * 2 = n + n := by omega

/- Multiplication. -/
protected theorem mul_sub (n m k : Nat) : n * (m - k) = n * m - n * k := by
  cases Nat.le_total m k with
  | inl h =>
    have e : m - k = 0 := by omega
    have l := Nat.mul_le_mul_left n h
    rw [e, Nat.mul_zero]
    omega
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
      constructor
      · intro h
        rw [mul_succ] at h
        omega
      · intro h
        omega
protected theorem mul_le_mul {n₁ m₁ n₂ m₂ : Nat} (h₁ : n₁ ≤ n₂) (h₂ : m₁ ≤ m₂) : n₁ * m₁ ≤ n₂ * m₂ :=
  Nat.le_trans (Nat.mul_le_mul_right m₁ h₁) (Nat.mul_le_mul_left n₂ h₂)
protected theorem eq_of_mul_eq_mul_left {m k n : Nat} (hn : 0 < n) (h : n * m = n * k) : m = k := by
  have x := LeanGym.Internal.div_mod_unique_of_eq (m := n) (q := m) (r := 0) (n := n * k) (by rw [Nat.add_zero, h]) hn
  have y := LeanGym.Internal.div_mod_unique_of_eq (m := n) (q := k) (r := 0) (n := n * k) rfl hn
  rw [← x.1, y.1]
protected theorem le_of_mul_le_mul_left {a b c : Nat} (h : c * a ≤ c * b) (hc : 0 < c) : a ≤ b := by
  refine Nat.le_of_not_lt fun k => ?_
  have m := Nat.mul_le_mul_left c k
  rw [mul_succ] at m
  omega
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
@[simp] theorem mod_one (x : Nat) : x % 1 = 0 := by omega
@[simp] protected theorem div_one (n : Nat) : n / 1 = n := by omega
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
  have e : m + k = (m % n + k) + n * (m / n) := by
    have d := div_add_mod m n
    omega
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
theorem mod_two_eq_zero_or_one (n : Nat) : n % 2 = 0 ∨ n % 2 = 1 := by omega
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
  | zero => rw [Nat.mul_zero] at hc; omega
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
  rw [Nat.mul_add, Nat.mul_one] at this
  omega
protected theorem Nat.mul_lt_mul_of_pos_right {n m k : Nat} (h : n < m) (hk : k > 0) : n * k < m * k := by
  rw [Nat.mul_comm n, Nat.mul_comm m]; exact Nat.mul_lt_mul_of_pos_left h hk
