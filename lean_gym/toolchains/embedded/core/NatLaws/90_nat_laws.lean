/-
More of `Nat`: the laws of Lean's core library on order, subtraction, products, division, divisibility, gcd and powers.
-/
namespace Nat
/- Order and subtraction. -/
private theorem lt_iff_of_le_iff {a b c d : Nat} (h : b ≤ a ↔ d ≤ c) : a < b ↔ c < d :=
  Nat.not_le.symm.trans ((not_congr h).trans Nat.not_le)
private theorem le_sub_iff {k m n : Nat} (h : k ≤ m) : n ≤ m - k ↔ n + k ≤ m :=
  ⟨fun l => le_of_le_of_eq (Nat.add_le_add_right l k) (Nat.sub_add_cancel h),
    fun l => le_of_eq_of_le (Nat.add_sub_cancel n k).symm (Nat.sub_le_sub_right l k)⟩
protected theorem add_add_add_comm (a b c d : Nat) : (a + b) + (c + d) = (a + c) + (b + d) :=
  (Nat.add_assoc a b (c + d)).trans ((congrArg (a + ·) (Nat.add_left_comm b c d)).trans (Nat.add_assoc a c (b +
    d)).symm)
protected theorem add_left_inj {m k n : Nat} : m + n = k + n ↔ m = k := Nat.add_right_cancel_iff
protected theorem add_right_inj {m k n : Nat} : n + m = n + k ↔ m = k := Nat.add_left_cancel_iff
theorem add_one_pos (n : Nat) : 0 < n + 1 := Nat.succ_pos n
theorem one_add (n : Nat) : 1 + n = succ n := Nat.add_comm 1 n
theorem succ_eq_one_add (n : Nat) : succ n = 1 + n := Nat.add_comm n 1
@[simp] theorem succ_ne_self (n : Nat) : succ n ≠ n := Nat.ne_of_gt (Nat.lt_succ_self n)
theorem succ_pred {a : Nat} (h : a ≠ 0) : a.pred.succ = a := by
  cases a with
  | zero => exact (h rfl).elim
  | succ n => rfl
theorem succ_pred_eq_of_pos {n : Nat} : 0 < n → succ (pred n) = n := fun _ => succ_pred (by omega)
theorem succ_sub {m n : Nat} (h : n ≤ m) : succ m - n = succ (m - n) := Nat.sub_add_comm (m := 1) h
theorem sub_one_add_one {a : Nat} (h : a ≠ 0) : a - 1 + 1 = a := succ_pred h
theorem sub_one_lt {n : Nat} : n ≠ 0 → n - 1 < n := Nat.pred_lt
theorem sub_one_lt_of_lt {n m : Nat} (h : m < n) : n - 1 < n := Nat.pred_lt_of_lt h
theorem sub_ne_zero_of_lt {a b : Nat} : a < b → b - a ≠ 0 := fun h => Nat.ne_of_gt (Nat.sub_pos_of_lt h)
protected theorem lt_of_sub_ne_zero {n m : Nat} (h : n - m ≠ 0) : m < n :=
  Nat.lt_of_not_le fun k => h (Nat.sub_eq_zero_of_le k)
protected theorem le_of_sub_eq_zero {n m : Nat} : n - m = 0 → n ≤ m := Nat.sub_eq_zero_iff_le.mp
protected theorem sub_sub_self {n m : Nat} (h : m ≤ n) : n - (n - m) = m :=
  have ⟨d, e⟩ := Nat.exists_eq_add_of_le h; by rw [e, Nat.add_sub_cancel_left, Nat.add_sub_cancel]
protected theorem sub_eq_iff_eq_add {b a c : Nat} (h : b ≤ a) : a - b = c ↔ a = c + b :=
  ⟨fun e => (Nat.sub_add_cancel h).symm.trans (congrArg (· + b) e), fun e => (congrArg (· - b) e).trans
    (Nat.add_sub_cancel c b)⟩
protected theorem sub_eq_iff_eq_add' {b a c : Nat} (h : b ≤ a) : a - b = c ↔ a = b + c :=
  Nat.add_comm c b ▸ Nat.sub_eq_iff_eq_add h
@[simp] protected theorem sub_le_iff_le_add {a b c : Nat} : a - b ≤ c ↔ a ≤ c + b :=
  ⟨fun h => (Nat.le_total a b).elim (fun k => Nat.le_trans k (Nat.le_add_left b c)) fun k => le_of_eq_of_le
    (Nat.sub_add_cancel k).symm (Nat.add_le_add_right h b), fun h => le_of_le_of_eq (Nat.sub_le_sub_right h b)
    (Nat.add_sub_cancel c b)⟩
protected theorem sub_le_iff_le_add' {a b c : Nat} : a - b ≤ c ↔ a ≤ b + c := Nat.add_comm c b ▸ Nat.sub_le_iff_le_add
protected theorem sub_lt_iff_lt_add {a b c : Nat} (hba : b ≤ a) : a - b < c ↔ a < c + b :=
  lt_iff_of_le_iff (le_sub_iff hba)
protected theorem sub_lt_iff_lt_add' {a b c : Nat} (hba : b ≤ a) : a - b < c ↔ a < b + c :=
  Nat.add_comm c b ▸ Nat.sub_lt_iff_lt_add hba
protected theorem le_sub_iff_add_le {k m n : Nat} (h : k ≤ m) : n ≤ m - k ↔ n + k ≤ m := le_sub_iff h
protected theorem lt_sub_iff_add_lt {a b c : Nat} : a < c - b ↔ a + b < c := lt_iff_of_le_iff Nat.sub_le_iff_le_add
protected theorem lt_sub_iff_add_lt' {a b c : Nat} : a < c - b ↔ b + a < c := Nat.add_comm a b ▸ Nat.lt_sub_iff_add_lt
protected theorem sub_lt_sub_left {k m n : Nat} : k < m → k < n → m - n < m - k := fun h₁ _h₂ => by omega
protected theorem sub_lt_sub_right {a b c : Nat} : c ≤ a → a < b → a - c < b - c :=
  fun h₁ h₂ => Nat.lt_sub_iff_add_lt.mpr (lt_of_eq_of_lt (Nat.sub_add_cancel h₁) h₂)
protected theorem sub_right_comm (m n k : Nat) : m - n - k = m - k - n :=
  (Nat.sub_sub m n k).trans ((congrArg (m - ·) (Nat.add_comm n k)).trans (Nat.sub_sub m k n).symm)
protected theorem sub_add_sub_cancel {a b c : Nat} (hab : b ≤ a) (hcb : c ≤ b) : a - b + (b - c) = a - c :=
  (Nat.add_sub_assoc hcb (a - b)).symm.trans (congrArg (· - c) (Nat.sub_add_cancel hab))
protected theorem add_sub_sub_cancel {a b c : Nat} (h : c ≤ a) : a + b - (a - c) = b + c := by omega
theorem le_step {n m : Nat} (h : n ≤ m) : n ≤ succ m := Nat.le_succ_of_le h
theorem lt_succ_of_lt {a b : Nat} (h : a < b) : a < succ b := Nat.le_succ_of_le h
protected theorem le_rfl {n : Nat} : n ≤ n := Nat.le_refl n
protected theorem ne_of_lt' {a b : Nat} : a < b → b ≠ a := fun h => Nat.ne_of_gt h
protected theorem ne_zero_iff_zero_lt {n : Nat} : n ≠ 0 ↔ 0 < n := Nat.pos_iff_ne_zero.symm
theorem one_le_iff_ne_zero {n : Nat} : 1 ≤ n ↔ n ≠ 0 := Nat.pos_iff_ne_zero
@[simp] theorem lt_one_iff {n : Nat} : n < 1 ↔ n = 0 :=
  ⟨fun h => Nat.eq_zero_of_le_zero (Nat.le_of_lt_succ h), fun h => h ▸ Nat.zero_lt_one⟩
theorem le_zero {i : Nat} : i ≤ 0 ↔ i = 0 := ⟨Nat.eq_zero_of_le_zero, Nat.le_of_eq⟩
theorem not_succ_le_self (n : Nat) : ¬ succ n ≤ n := Nat.lt_irrefl n
theorem succ_le_succ_iff {a b : Nat} : succ a ≤ succ b ↔ a ≤ b := ⟨Nat.le_of_succ_le_succ, Nat.succ_le_succ⟩
theorem succ_lt_succ_iff {a b : Nat} : succ a < succ b ↔ a < b := ⟨Nat.lt_of_succ_lt_succ, Nat.succ_lt_succ⟩
protected abbrev one_pos := @Nat.zero_lt_one
protected theorem two_pos : 0 < 2 := by decide
protected theorem one_ne_zero : 1 ≠ (0 : Nat) := by decide
@[simp] protected theorem zero_ne_one : 0 ≠ (1 : Nat) := by decide
protected theorem eq_of_le_of_lt_succ {n m : Nat} (h₁ : n ≤ m) (h₂ : m < n + 1) : m = n :=
  Nat.le_antisymm (Nat.le_of_lt_succ h₂) h₁
protected theorem eq_of_lt_succ_of_not_lt {m n : Nat} (hmn : m < n + 1) (h : ¬ m < n) : m = n :=
  Nat.le_antisymm (Nat.le_of_lt_succ hmn) (Nat.le_of_not_lt h)
protected theorem exists_eq_add_of_le' {m n : Nat} (h : m ≤ n) : ∃ k, n = k + m := ⟨n - m, (Nat.sub_add_cancel h).symm⟩
theorem exists_eq_add_one_of_ne_zero {n : Nat} : n ≠ 0 → ∃ k, n = k + 1 := fun h => ⟨n - 1, (succ_pred h).symm⟩
theorem exists_eq_succ_of_ne_zero {n : Nat} : n ≠ 0 → ∃ k, n = succ k := fun h => ⟨n - 1, (succ_pred h).symm⟩
theorem le.dest {n m : Nat} : n ≤ m → ∃ k, n + k = m := fun h => ⟨m - n, Nat.add_sub_of_le h⟩
theorem le.intro {n m k : Nat} (h : n + k = m) : n ≤ m := h ▸ Nat.le_add_right n k
theorem forall_lt_succ_right {n : Nat} {p : Nat → Prop} : (∀ m, m < n + 1 → p m) ↔ (∀ m, m < n → p m) ∧ p n :=
  ⟨fun h => ⟨fun m k => h m (by omega), h n (by omega)⟩, fun h m k =>
    (Nat.lt_or_ge m n).elim (h.1 m) fun l => (show m = n by omega) ▸ h.2⟩
theorem exists_lt_succ_right {n : Nat} {p : Nat → Prop} : (∃ m, m < n + 1 ∧ p m) ↔ (∃ m, m < n ∧ p m) ∨ p n :=
  ⟨fun ⟨m, h, k⟩ => (Nat.lt_or_ge m n).elim (fun l => .inl ⟨m, l, k⟩) fun l => .inr ((show m = n by omega) ▸ k),
    fun h => h.elim (fun ⟨m, l, k⟩ => ⟨m, by omega, k⟩) fun k => ⟨n, by omega, k⟩⟩

protected theorem eq_zero_of_not_pos {n : Nat} (h : ¬ 0 < n) : n = 0 := Nat.eq_zero_of_le_zero (Nat.le_of_not_lt h)

/- Products. -/
protected theorem mul_right_comm (n m k : Nat) : n * m * k = n * k * m := by
  rw [Nat.mul_assoc, Nat.mul_comm m, Nat.mul_assoc]
protected theorem mul_mul_mul_comm (a b c d : Nat) : (a * b) * (c * d) = (a * c) * (b * d) := by ac_rfl
protected theorem mul_left_cancel {n m k : Nat} (np : 0 < n) (h : n * m = n * k) : m = k :=
  Nat.eq_of_mul_eq_mul_left np h
protected theorem mul_right_cancel {n m k : Nat} (mp : 0 < m) (h : n * m = k * m) : n = k :=
  Nat.eq_of_mul_eq_mul_right mp h
protected theorem mul_left_cancel_iff {n : Nat} (p : 0 < n) {m k : Nat} : n * m = n * k ↔ m = k :=
  ⟨Nat.mul_left_cancel p, fun h => by rw [h]⟩
protected theorem mul_right_cancel_iff {m : Nat} (p : 0 < m) {n k : Nat} : n * m = k * m ↔ n = k :=
  ⟨Nat.mul_right_cancel p, fun h => by rw [h]⟩
protected theorem mul_ne_zero {n m : Nat} : n ≠ 0 → m ≠ 0 → n * m ≠ 0 := fun h k => fun e =>
  (Nat.mul_eq_zero.mp e).elim h k
protected theorem lt_of_mul_lt_mul_left {a b c : Nat} (h : a * b < a * c) : b < c :=
  (Nat.lt_or_ge b c).elim id fun k => absurd (Nat.mul_le_mul_left a k) (by omega)
protected theorem lt_of_mul_lt_mul_right {a b c : Nat} (h : b * a < c * a) : b < c :=
  Nat.lt_of_mul_lt_mul_left (a := a) (by rwa [Nat.mul_comm a, Nat.mul_comm a])
@[simp] protected theorem mul_lt_mul_left {a b c : Nat} (a0 : 0 < a) : a * b < a * c ↔ b < c :=
  ⟨Nat.lt_of_mul_lt_mul_left, fun h => Nat.mul_lt_mul_of_pos_left h a0⟩
@[simp] protected theorem mul_lt_mul_right {a b c : Nat} (a0 : 0 < a) : b * a < c * a ↔ b < c :=
  ⟨Nat.lt_of_mul_lt_mul_right, fun h => Nat.mul_lt_mul_of_pos_right h a0⟩
protected theorem mul_le_mul_left_iff {n m k : Nat} (w : 0 < k) : k * n ≤ k * m ↔ n ≤ m :=
  ⟨fun h => Nat.le_of_mul_le_mul_left h w, Nat.mul_le_mul_left k⟩
protected theorem mul_le_mul_right_iff {n m k : Nat} (w : 0 < k) : n * k ≤ m * k ↔ n ≤ m := by
  rw [Nat.mul_comm n, Nat.mul_comm m]; exact Nat.mul_le_mul_left_iff w
protected theorem mul_lt_mul_of_lt_of_le {a c b d : Nat} (hac : a < c) (hbd : b ≤ d) (hd : 0 < d) : a * b < c * d :=
  Nat.lt_of_le_of_lt (Nat.mul_le_mul_left a hbd) (Nat.mul_lt_mul_of_pos_right hac hd)
protected theorem mul_lt_mul_of_le_of_lt {a c b d : Nat} (hac : a ≤ c) (hbd : b < d) (hc : 0 < c) : a * b < c * d :=
  Nat.lt_of_le_of_lt (Nat.mul_le_mul_right b hac) (Nat.mul_lt_mul_of_pos_left hbd hc)
theorem mul_self_le_mul_self {m n : Nat} (h : m ≤ n) : m * m ≤ n * n := Nat.mul_le_mul h h
theorem mul_self_lt_mul_self {m n : Nat} (h : m < n) : m * m < n * n :=
  Nat.mul_lt_mul_of_lt_of_le h (Nat.le_of_lt h) (by omega)
theorem mul_self_inj {m n : Nat} : m * m = n * n ↔ m = n :=
  ⟨fun h => by
    rcases Nat.lt_trichotomy m n with k | k | k
    · have := mul_self_lt_mul_self k; omega
    · exact k
    · have := mul_self_lt_mul_self k; omega, fun h => by rw [h]⟩
protected theorem le_mul_of_pos_left {n : Nat} (m : Nat) (h : 0 < n) : m ≤ n * m := by
  have := Nat.mul_le_mul_right m (show 1 ≤ n from h); omega
protected theorem le_mul_of_pos_right {m : Nat} (n : Nat) (h : 0 < m) : n ≤ n * m := by
  rw [Nat.mul_comm]; exact Nat.le_mul_of_pos_left n h
private theorem lt_mul_of_pos_right {m n : Nat} (h : 1 < m) (k : 0 < n) : n < n * m := by
  have := Nat.mul_lt_mul_of_pos_left h k; omega
private theorem pos_of_mul_pos' {a b : Nat} (h : 0 < a * b) : 0 < a ∧ 0 < b := by
  refine ⟨Nat.pos_of_ne_zero fun e => ?_, Nat.pos_of_ne_zero fun e => ?_⟩ <;> subst e <;> simp at h
protected theorem mul_eq_one_iff {m n : Nat} : m * n = 1 ↔ m = 1 ∧ n = 1 := by
  refine ⟨fun h => ?_, fun ⟨h, k⟩ => by rw [h, k]⟩
  have ⟨a, b⟩ := Nat.pos_of_mul_pos' (show 0 < m * n by omega)
  have := Nat.le_mul_of_pos_right m b
  have := Nat.le_mul_of_pos_left n a
  omega

/- Powers. -/
protected theorem pow_add_one (n m : Nat) : n ^ (m + 1) = n ^ m * n := rfl
theorem pow_succ' {m n : Nat} : m ^ n.succ = m * m ^ n := by rw [Nat.pow_succ, Nat.mul_comm]
theorem pow_add_one' {m n : Nat} : m ^ (n + 1) = m * m ^ n := Nat.pow_succ'
protected theorem zero_pow {n : Nat} (H : 0 < n) : 0 ^ n = 0 := by
  cases n with
  | zero => omega
  | succ n => rfl
protected theorem pow_mul (a m n : Nat) : a ^ (m * n) = (a ^ m) ^ n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [Nat.mul_succ, Nat.pow_add, ih, Nat.pow_succ]
protected theorem pow_mul' (a m n : Nat) : a ^ (m * n) = (a ^ n) ^ m := by rw [Nat.mul_comm, Nat.pow_mul]
protected theorem pow_right_comm (a m n : Nat) : (a ^ m) ^ n = (a ^ n) ^ m := by rw [← Nat.pow_mul, Nat.pow_mul']
protected theorem two_pow_pos (w : Nat) : 0 < 2 ^ w := Nat.pow_pos (by decide)
protected theorem one_le_two_pow {n : Nat} : 1 ≤ 2 ^ n := Nat.two_pow_pos n
protected theorem lt_two_pow_self {n : Nat} : n < 2 ^ n := by
  induction n with
  | zero => decide
  | succ n ih => rw [Nat.pow_succ]; omega
protected theorem one_lt_two_pow {n : Nat} (h : n ≠ 0) : 1 < 2 ^ n := by
  have := Nat.lt_two_pow_self (n := n); omega
theorem two_pow_succ (n : Nat) : 2 ^ (n + 1) = 2 ^ n + 2 ^ n := by rw [Nat.pow_succ]; omega
protected theorem pow_lt_pow_left {a b n : Nat} (hab : a < b) (h : n ≠ 0) : a ^ n < b ^ n := by
  cases n with
  | zero => exact (h rfl).elim
  | succ n =>
    rw [Nat.pow_succ, Nat.pow_succ]
    exact Nat.mul_lt_mul_of_le_of_lt (Nat.pow_le_pow_left (Nat.le_of_lt hab) n) hab (Nat.pow_pos (by omega))
protected theorem pow_lt_pow_right {a m n : Nat} (ha : 1 < a) (h : m < n) : a ^ m < a ^ n := by
  have := Nat.pow_le_pow_right (show 0 < a by omega) (show m + 1 ≤ n from h)
  rw [Nat.pow_succ] at this
  have := Nat.lt_mul_of_pos_right ha (Nat.pow_pos (n := m) (show 0 < a by omega))
  omega
protected theorem pow_le_pow_iff_right {a n m : Nat} (h : 1 < a) : a ^ n ≤ a ^ m ↔ n ≤ m :=
  ⟨fun k => (Nat.lt_or_ge m n).elim (fun l => absurd (Nat.pow_lt_pow_right h l) (by omega)) id,
    Nat.pow_le_pow_right (by omega)⟩
protected theorem pow_lt_pow_iff_right {a n m : Nat} (h : 1 < a) : a ^ n < a ^ m ↔ n < m :=
  ⟨fun k => (Nat.lt_or_ge n m).elim id fun l => absurd (Nat.pow_le_pow_right (show 0 < a by omega) l) (by omega),
    Nat.pow_lt_pow_right h⟩
@[simp high] protected theorem pow_eq_zero {a n : Nat} : a ^ n = 0 ↔ a = 0 ∧ n ≠ 0 := by
  refine ⟨fun h => ⟨?_, fun e => ?_⟩, fun ⟨h, k⟩ => by rw [h, Nat.zero_pow (by omega)]⟩
  · exact Nat.eq_zero_of_not_pos fun k => by have := Nat.pow_pos (n := n) k; omega
  · subst e; simp at h
protected theorem pow_sub_mul_pow (a : Nat) {m n : Nat} (h : m ≤ n) : a ^ (n - m) * a ^ m = a ^ n := by
  rw [← Nat.pow_add, Nat.sub_add_cancel h]

/- Division. -/
theorem mod_le (x y : Nat) : x % y ≤ x := by
  by_cases h : x < y
  · rw [Nat.mod_eq_of_lt h]; exact Nat.le_refl x
  · by_cases z : y = 0
    · subst z; rw [Nat.mod_zero]; exact Nat.le_refl x
    · have := Nat.mod_lt x (show 0 < y by omega); omega
theorem div_mul_le_self (m n : Nat) : m / n * n ≤ m := by
  have := Nat.div_add_mod m n
  rw [Nat.mul_comm] at this
  omega
theorem mul_div_le (m n : Nat) : n * (m / n) ≤ m := by
  have := Nat.div_add_mod m n
  omega
theorem le_div_iff_mul_le {k x y : Nat} (k0 : 0 < k) : x ≤ y / k ↔ x * k ≤ y := by
  have e := Nat.div_add_mod y k
  have l := Nat.mod_lt y k0
  refine ⟨fun h => ?_, fun h => ?_⟩
  · have := Nat.mul_le_mul_left k h
    rw [Nat.mul_comm x]; omega
  · apply Nat.le_of_lt_succ
    apply Nat.lt_of_mul_lt_mul_left (a := k)
    rw [Nat.mul_succ, Nat.mul_comm k x]
    omega
theorem div_lt_iff_lt_mul {k x y : Nat} (Hk : 0 < k) : x / k < y ↔ x < y * k := by
  rw [← Nat.not_le, le_div_iff_mul_le Hk, Nat.not_le]
theorem lt_div_iff_mul_lt {k x y : Nat} (h : 0 < k) : x < y / k ↔ x * k < y - (k - 1) := by
  rw [show x < y / k ↔ x + 1 ≤ y / k from Iff.rfl, le_div_iff_mul_le h, Nat.add_mul, Nat.one_mul,
    Nat.lt_sub_iff_add_lt]
  show _ ↔ x * k + (k - 1 + 1) ≤ y
  rw [Nat.sub_one_add_one (Nat.ne_of_gt h)]
theorem div_le_self (n k : Nat) : n / k ≤ n := by
  by_cases z : k = 0
  · subst z; rw [Nat.div_zero]; exact Nat.zero_le n
  · have := div_mul_le_self n k
    have := Nat.le_mul_of_pos_right (n / k) (show 0 < k by omega)
    omega
theorem div_lt_self {n k : Nat} (hLtN : 0 < n) (hLtK : 1 < k) : n / k < n := by
  rw [div_lt_iff_lt_mul (by omega)]
  exact Nat.lt_mul_of_pos_right hLtK hLtN
@[simp] protected theorem div_pos_iff {a b : Nat} : 0 < a / b ↔ 0 < b ∧ b ≤ a := by
  by_cases h : b = 0
  · subst h; rw [Nat.div_zero]; omega
  · rw [show 0 < a / b ↔ 1 ≤ a / b from Iff.rfl, le_div_iff_mul_le (by omega), Nat.one_mul]
    omega
theorem div_pos {b a : Nat} (hba : b ≤ a) (hb : 0 < b) : 0 < a / b := Nat.div_pos_iff.mpr ⟨hb, hba⟩
protected theorem mul_div_cancel (m : Nat) {n : Nat} (H : 0 < n) : m * n / n = m :=
  Nat.le_antisymm (Nat.le_of_lt_succ ((div_lt_iff_lt_mul H).mpr (Nat.mul_lt_mul_of_pos_right (by omega) H)))
    ((le_div_iff_mul_le H).mpr (Nat.le_refl _))
protected theorem mul_div_cancel_left (m : Nat) {n : Nat} (H : 0 < n) : n * m / n = m := by
  rw [Nat.mul_comm]; exact Nat.mul_div_cancel m H
protected theorem div_mul_cancel {n m : Nat} (H : n ∣ m) : m / n * n = m := by
  have := Nat.div_add_mod m n
  rw [Nat.mod_eq_zero_of_dvd H, Nat.mul_comm] at this
  exact this
protected theorem mul_div_cancel' {n m : Nat} (H : n ∣ m) : n * (m / n) = m := by
  rw [Nat.mul_comm]; exact Nat.div_mul_cancel H
theorem add_mul_div_right (x y : Nat) {z : Nat} (H : 0 < z) : (x + y * z) / z = x / z + y := by
  apply Nat.le_antisymm
  · apply Nat.le_of_lt_succ
    rw [div_lt_iff_lt_mul H, Nat.succ_mul, Nat.add_mul]
    have := Nat.div_add_mod x z
    have := Nat.mod_lt x H
    rw [Nat.mul_comm (x / z)]
    omega
  · rw [le_div_iff_mul_le H, Nat.add_mul]
    have := div_mul_le_self x z
    omega
theorem add_mul_div_left (x z : Nat) {y : Nat} (H : 0 < y) : (x + y * z) / y = x / y + z := by
  rw [Nat.mul_comm, add_mul_div_right _ _ H]
@[simp] theorem add_div_right (x : Nat) {z : Nat} (H : 0 < z) : (x + z) / z = x / z + 1 := by
  have := add_mul_div_right x 1 H
  rwa [Nat.one_mul] at this
@[simp] theorem add_div_left (x : Nat) {z : Nat} (H : 0 < z) : (z + x) / z = x / z + 1 := by
  rw [Nat.add_comm, add_div_right x H]
protected theorem div_div_eq_div_mul (m n k : Nat) : m / n / k = m / (n * k) := by
  by_cases a : n = 0
  · subst a; rw [Nat.div_zero, Nat.zero_mul, Nat.div_zero, Nat.zero_div]
  by_cases b : k = 0
  · subst b; rw [Nat.mul_zero, Nat.div_zero, Nat.div_zero]
  have a : 0 < n := by omega
  have b : 0 < k := by omega
  apply Nat.le_antisymm
  · rw [le_div_iff_mul_le (Nat.mul_pos a b), Nat.mul_comm n, ← Nat.mul_assoc, ← le_div_iff_mul_le a,
      ← le_div_iff_mul_le b]
    exact Nat.le_refl _
  · rw [le_div_iff_mul_le b, le_div_iff_mul_le a, Nat.mul_assoc, Nat.mul_comm k, ← le_div_iff_mul_le (Nat.mul_pos a b)]
    exact Nat.le_refl _
protected theorem div_le_div_right {a b c : Nat} (h : a ≤ b) : a / c ≤ b / c := by
  by_cases z : c = 0
  · subst z; rw [Nat.div_zero, Nat.div_zero]; exact Nat.le_refl 0
  · rw [le_div_iff_mul_le (by omega)]
    exact Nat.le_trans (div_mul_le_self a c) h
theorem div_le_div_left {c b a : Nat} (hcb : c ≤ b) (hc : 0 < c) : a / b ≤ a / c := by
  rw [le_div_iff_mul_le hc]
  exact Nat.le_trans (Nat.mul_le_mul_left _ hcb) (div_mul_le_self a b)
protected theorem mul_div_mul_left {m : Nat} (n k : Nat) (H : 0 < m) : m * n / (m * k) = n / k := by
  rw [← Nat.div_div_eq_div_mul, Nat.mul_div_cancel_left n H]
protected theorem mul_div_mul_right {m : Nat} (n k : Nat) (H : 0 < m) : n * m / (k * m) = n / k := by
  rw [Nat.mul_comm n, Nat.mul_comm k, Nat.mul_div_mul_left n k H]
protected theorem mul_div_assoc {k n : Nat} (m : Nat) (H : k ∣ n) : m * n / k = m * (n / k) := by
  by_cases z : k = 0
  · subst z; rw [Nat.div_zero, Nat.div_zero, Nat.mul_zero]
  · obtain ⟨c, rfl⟩ := H
    rw [Nat.mul_div_cancel_left c (by omega), ← Nat.mul_assoc, Nat.mul_comm m, Nat.mul_assoc, Nat.mul_div_cancel_left _
    (by omega)]
protected theorem eq_mul_of_div_eq_right {a b c : Nat} (H1 : b ∣ a) (H2 : a / b = c) : a = b * c := by
  rw [← H2, Nat.mul_div_cancel' H1]
protected theorem div_eq_iff_eq_mul_right {a b c : Nat} (H : 0 < b) (H' : b ∣ a) : a / b = c ↔ a = b * c :=
  ⟨Nat.eq_mul_of_div_eq_right H', fun h => by rw [h, Nat.mul_div_cancel_left c H]⟩
protected theorem div_eq_iff_eq_mul_left {a b c : Nat} (H : 0 < b) (H' : b ∣ a) : a / b = c ↔ a = c * b := by
  rw [Nat.mul_comm]; exact Nat.div_eq_iff_eq_mul_right H H'
theorem div_eq_sub_div {b a : Nat} (h₁ : 0 < b) (h₂ : b ≤ a) : a / b = (a - b) / b + 1 := by
  rw [← add_div_right _ h₁, Nat.sub_add_cancel h₂]
protected theorem div_eq_iff {k x y : Nat} (h : 0 < k) : x / k = y ↔ y * k ≤ x ∧ x ≤ y * k + k - 1 := by
  rw [Nat.le_antisymm_iff, and_comm, le_div_iff_mul_le h, ← Nat.lt_succ_iff (m := x / k), div_lt_iff_lt_mul h, succ_mul]
  omega
protected theorem div_mod_unique {b a d c : Nat} (h : 0 < b) : a / b = d ∧ a % b = c ↔ c + b * d = a ∧ c < b := by
  refine ⟨fun ⟨e, f⟩ => ?_, fun ⟨e, f⟩ => ?_⟩
  · subst e f
    have := Nat.div_add_mod a b
    exact ⟨by omega, Nat.mod_lt a h⟩
  · subst e
    rw [add_mul_div_left _ _ h, Nat.div_eq_of_lt f, Nat.add_mul_mod_self_left, Nat.mod_eq_of_lt f]
    exact ⟨by omega, rfl⟩
theorem mod_eq_sub_mod {a b : Nat} (h : a ≥ b) : a % b = (a - b) % b := by
  have := Nat.add_mod_right (a - b) b
  rwa [Nat.sub_add_cancel h] at this
@[simp] theorem mul_mod_left (m n : Nat) : (m * n) % n = 0 := by rw [Nat.mul_comm]; exact Nat.mul_mod_right n m
@[simp] theorem mod_two_not_eq_zero {n : Nat} : ¬ n % 2 = 0 ↔ n % 2 = 1 := by omega
@[simp] theorem mod_two_not_eq_one {n : Nat} : ¬ n % 2 = 1 ↔ n % 2 = 0 := by omega
theorem mul_mod_mul_left (z x y : Nat) : (z * x) % (z * y) = z * (x % y) := by
  by_cases h : z = 0
  · subst h; simp
  by_cases k : y = 0
  · subst k; simp
  · have e := Nat.div_add_mod x y
    have a := Nat.mod_lt x (show 0 < y by omega)
    have b : z * x = z * (x % y) + (z * y) * (x / y) := by
      rw [Nat.mul_assoc, ← Nat.mul_add, Nat.add_comm, e]
    rw [b, Nat.add_mul_mod_self_left, Nat.mod_eq_of_lt (Nat.mul_lt_mul_of_pos_left a (by omega))]
theorem mul_mod_mul_right (z x y : Nat) : (x * z) % (y * z) = (x % y) * z := by
  rw [Nat.mul_comm x, Nat.mul_comm y, Nat.mul_comm (x % y), mul_mod_mul_left]
@[simp] theorem mod_mod_of_dvd {c b : Nat} (a : Nat) (h : c ∣ b) : a % b % c = a % c := by
  obtain ⟨k, rfl⟩ := h
  have e := Nat.div_add_mod a (c * k)
  conv => rhs; rw [← e, Nat.add_comm, Nat.mul_assoc, Nat.add_mul_mod_self_left]
@[simp] theorem mod_mul_mod (m n l : Nat) : (m % l * n) % l = (m * n) % l := by
  rw [Nat.mul_mod, Nat.mod_mod, ← Nat.mul_mod]
@[simp] theorem mul_mod_mod (m n l : Nat) : (m * (n % l)) % l = (m * n) % l := by
  rw [Nat.mul_mod, Nat.mod_mod, ← Nat.mul_mod]
theorem pow_mod (a b n : Nat) : a ^ b % n = (a % n) ^ b % n := by
  induction b with
  | zero => rfl
  | succ b ih => rw [Nat.pow_succ, Nat.mul_mod, ih, Nat.pow_succ, ← Nat.mul_mod, Nat.mul_mod_mod]
end Nat
namespace Nat
/- Divisibility. -/
@[simp] protected theorem one_dvd (n : Nat) : 1 ∣ n := ⟨n, (Nat.one_mul n).symm⟩
@[simp] protected theorem zero_dvd {n : Nat} : 0 ∣ n ↔ n = 0 :=
  ⟨fun ⟨c, h⟩ => by rw [h, Nat.zero_mul], fun h => h ▸ Nat.dvd_refl 0⟩
@[simp] theorem dvd_one {n : Nat} : n ∣ 1 ↔ n = 1 :=
  ⟨fun ⟨_, h⟩ => (Nat.mul_eq_one_iff.mp h.symm).1, fun h => h ▸ Nat.dvd_refl 1⟩
theorem eq_one_of_dvd_one {n : Nat} (H : n ∣ 1) : n = 1 := dvd_one.mp H
protected theorem dvd_mul_left_of_dvd {a b : Nat} (h : a ∣ b) (c : Nat) : a ∣ c * b := Nat.dvd_trans h
    (Nat.dvd_mul_left b c)
protected theorem dvd_add_right {a b c : Nat} (h : a ∣ b) : a ∣ b + c ↔ a ∣ c := by
  refine ⟨fun h' => ?_, Nat.dvd_add h⟩
  obtain ⟨c', rfl⟩ := h
  obtain ⟨d, e⟩ := h'
  refine ⟨d - c', ?_⟩
  rw [Nat.mul_sub]; omega
protected theorem dvd_add_left {a b c : Nat} (h : a ∣ c) : a ∣ b + c ↔ a ∣ b := by
  rw [Nat.add_comm]; exact Nat.dvd_add_right h
protected theorem dvd_add_iff_right {k m n : Nat} (h : k ∣ m) : k ∣ n ↔ k ∣ m + n := (Nat.dvd_add_right h).symm
protected theorem dvd_add_iff_left {k m n : Nat} (h : k ∣ n) : k ∣ m ↔ k ∣ m + n := (Nat.dvd_add_left h).symm
theorem dvd_sub {k m n : Nat} (h₁ : k ∣ m) (h₂ : k ∣ n) : k ∣ m - n := by
  obtain ⟨c, rfl⟩ := h₁
  obtain ⟨d, rfl⟩ := h₂
  exact ⟨c - d, (Nat.mul_sub k c d).symm⟩
theorem dvd_mod_iff {k m n : Nat} (h : k ∣ n) : k ∣ m % n ↔ k ∣ m := by
  have e := Nat.div_add_mod m n
  have := Nat.dvd_add_right (Nat.dvd_mul_right_of_dvd h (m / n)) (c := m % n)
  rw [e] at this
  exact this.symm
theorem pos_of_dvd_of_pos {m n : Nat} (H1 : m ∣ n) (H2 : 0 < n) : 0 < m :=
  Nat.pos_of_ne_zero fun e => by subst e; have := Nat.zero_dvd.mp H1; omega
theorem eq_zero_of_dvd_of_lt {a b : Nat} (w : a ∣ b) (h : b < a) : b = 0 :=
  Nat.eq_zero_of_not_pos fun k => by have := Nat.le_of_dvd k w; omega
protected theorem mul_dvd_mul_left {b c : Nat} (a : Nat) (h : b ∣ c) : a * b ∣ a * c := Nat.mul_dvd_mul
    (Nat.dvd_refl a) h
protected theorem mul_dvd_mul_right {a b : Nat} (h : a ∣ b) (c : Nat) : a * c ∣ b * c := Nat.mul_dvd_mul h
    (Nat.dvd_refl c)
protected theorem dvd_of_mul_dvd_mul_left {k m n : Nat} (kpos : 0 < k) (H : k * m ∣ k * n) : m ∣ n := by
  obtain ⟨c, h⟩ := H
  exact ⟨c, Nat.mul_left_cancel kpos (by rw [h, Nat.mul_assoc])⟩
protected theorem dvd_of_mul_dvd_mul_right {k m n : Nat} (kpos : 0 < k) (H : m * k ∣ n * k) : m ∣ n :=
  Nat.dvd_of_mul_dvd_mul_left kpos (by rwa [Nat.mul_comm k, Nat.mul_comm k])
protected theorem mul_dvd_mul_iff_left {a b c : Nat} (h : 0 < a) : a * b ∣ a * c ↔ b ∣ c :=
  ⟨Nat.dvd_of_mul_dvd_mul_left h, Nat.mul_dvd_mul_left a⟩
theorem div_dvd_of_dvd {n m : Nat} (h : n ∣ m) : m / n ∣ m := ⟨n, (Nat.div_mul_cancel h).symm⟩
theorem dvd_div_of_mul_dvd {a b c : Nat} (h : a * b ∣ c) : b ∣ c / a := by
  by_cases z : a = 0
  · subst z; rw [Nat.div_zero]; exact Nat.dvd_zero b
  · obtain ⟨d, rfl⟩ := h
    rw [Nat.mul_assoc, Nat.mul_div_cancel_left _ (by omega)]
    exact Nat.dvd_mul_right b d
protected theorem pow_dvd_pow {m n : Nat} (a : Nat) (h : m ≤ n) : a ^ m ∣ a ^ n :=
  ⟨a ^ (n - m), by rw [Nat.mul_comm, Nat.pow_sub_mul_pow a h]⟩
theorem dvd_of_pow_dvd {p k m : Nat} (hk : 1 ≤ k) (hpk : p ^ k ∣ m) : p ∣ m := by
  have := Nat.pow_dvd_pow p hk
  rw [Nat.pow_one] at this
  exact Nat.dvd_trans this hpk

/- Greatest common divisor and least common multiple. -/
private theorem dvd_gcdFuel (k : Nat) : ∀ f m n : Nat, k ∣ m → k ∣ n → k ∣ LeanGym.Internal.gcdFuel f m n
  | 0, _, _, _, h => h
  | f + 1, 0, _, _, h => h
  | f + 1, m + 1, n, hm, hn => dvd_gcdFuel k f (n % (m + 1)) (m + 1) ((dvd_mod_iff hm).mpr hn) hm
theorem dvd_gcd {k m n : Nat} : k ∣ m → k ∣ n → k ∣ gcd m n := fun h h' => dvd_gcdFuel k _ m n h h'
theorem dvd_gcd_iff {k m n : Nat} : k ∣ gcd m n ↔ k ∣ m ∧ k ∣ n :=
  ⟨fun h => ⟨Nat.dvd_trans h (gcd_dvd_left m n), Nat.dvd_trans h (gcd_dvd_right m n)⟩, fun h => dvd_gcd h.1 h.2⟩
theorem gcd_dvd (m n : Nat) : gcd m n ∣ m ∧ gcd m n ∣ n := ⟨gcd_dvd_left m n, gcd_dvd_right m n⟩
theorem gcd_comm (m n : Nat) : gcd m n = gcd n m :=
  Nat.dvd_antisymm (dvd_gcd (gcd_dvd_right m n) (gcd_dvd_left m n)) (dvd_gcd (gcd_dvd_right n m) (gcd_dvd_left n m))
theorem gcd_assoc (m n k : Nat) : gcd (gcd m n) k = gcd m (gcd n k) := by
  apply Nat.dvd_antisymm
  · have h := dvd_gcd_iff.mp (Nat.dvd_refl (gcd (gcd m n) k))
    have g := dvd_gcd_iff.mp h.1
    exact dvd_gcd g.1 (dvd_gcd g.2 h.2)
  · have h := dvd_gcd_iff.mp (Nat.dvd_refl (gcd m (gcd n k)))
    have g := dvd_gcd_iff.mp h.2
    exact dvd_gcd (dvd_gcd h.1 g.1) g.2
theorem gcd_eq_left {m n : Nat} (H : m ∣ n) : gcd m n = m :=
  Nat.dvd_antisymm (gcd_dvd_left m n) (dvd_gcd (Nat.dvd_refl m) H)
theorem gcd_eq_right {m n : Nat} (H : n ∣ m) : gcd m n = n := by rw [gcd_comm, gcd_eq_left H]
@[simp] theorem gcd_self (n : Nat) : gcd n n = n := gcd_eq_left (Nat.dvd_refl n)
@[simp] theorem gcd_zero_left (y : Nat) : gcd 0 y = y := gcd_eq_right (Nat.dvd_zero y)
@[simp] theorem gcd_zero_right (n : Nat) : gcd n 0 = n := gcd_eq_left (Nat.dvd_zero n)
@[simp] theorem gcd_one_left (n : Nat) : gcd 1 n = 1 := gcd_eq_left (Nat.one_dvd n)
@[simp] theorem gcd_one_right (n : Nat) : gcd n 1 = 1 := gcd_eq_right (Nat.one_dvd n)
theorem gcd_rec (m n : Nat) : gcd m n = gcd (n % m) m := Nat.dvd_antisymm
  (dvd_gcd ((dvd_mod_iff (gcd_dvd_left m n)).mpr (gcd_dvd_right m n)) (gcd_dvd_left m n))
  (dvd_gcd (gcd_dvd_right _ _) ((dvd_mod_iff (gcd_dvd_right (n % m) m)).mp (gcd_dvd_left _ _)))
theorem gcd_succ (x y : Nat) : gcd (succ x) y = gcd (y % succ x) (succ x) := gcd_rec (succ x) y
theorem gcd_le_left {m : Nat} (n : Nat) (h : 0 < m) : gcd m n ≤ m := le_of_dvd h (gcd_dvd_left m n)
theorem gcd_le_right {n : Nat} (m : Nat) (h : 0 < n) : gcd m n ≤ n := le_of_dvd h (gcd_dvd_right m n)
theorem gcd_pos_of_pos_left {m : Nat} (n : Nat) (mpos : 0 < m) : 0 < gcd m n :=
  pos_of_dvd_of_pos (gcd_dvd_left m n) mpos
theorem gcd_pos_of_pos_right (m : Nat) {n : Nat} (npos : 0 < n) : 0 < gcd m n :=
  pos_of_dvd_of_pos (gcd_dvd_right m n) npos
@[simp] theorem gcd_eq_zero_iff {i j : Nat} : gcd i j = 0 ↔ i = 0 ∧ j = 0 := by
  refine ⟨fun h => ⟨?_, ?_⟩, fun ⟨h, k⟩ => by rw [h, k, gcd_self]⟩
  · exact Nat.zero_dvd.mp (h ▸ gcd_dvd_left i j)
  · exact Nat.zero_dvd.mp (h ▸ gcd_dvd_right i j)
theorem gcd_mul_left (m n k : Nat) : gcd (m * n) (m * k) = m * gcd n k := by
  by_cases z : m = 0
  · subst z; simp
  have p : 0 < m := by omega
  apply Nat.dvd_antisymm
  · obtain ⟨c, hc⟩ := dvd_gcd (Nat.dvd_mul_right m n) (Nat.dvd_mul_right m k)
    rw [hc]
    refine Nat.mul_dvd_mul_left m (dvd_gcd ?_ ?_)
    · exact Nat.dvd_of_mul_dvd_mul_left p (hc ▸ gcd_dvd_left (m * n) (m * k))
    · exact Nat.dvd_of_mul_dvd_mul_left p (hc ▸ gcd_dvd_right (m * n) (m * k))
  · exact dvd_gcd (Nat.mul_dvd_mul_left m (gcd_dvd_left n k)) (Nat.mul_dvd_mul_left m (gcd_dvd_right n k))
theorem gcd_mul_right (m n k : Nat) : gcd (m * n) (k * n) = gcd m k * n := by
  rw [Nat.mul_comm m, Nat.mul_comm k, gcd_mul_left, Nat.mul_comm]
def lcm (m n : Nat) : Nat := m * n / gcd m n
@[simp] theorem gcd_mul_lcm (m n : Nat) : gcd m n * lcm m n = m * n :=
  Nat.mul_div_cancel' (Nat.dvd_trans (gcd_dvd_left m n) (Nat.dvd_mul_right m n))
theorem lcm_comm (m n : Nat) : lcm m n = lcm n m := by rw [lcm, lcm, Nat.mul_comm n m, gcd_comm n m]
@[simp] theorem lcm_zero_left (m : Nat) : lcm 0 m = 0 := by rw [lcm, Nat.zero_mul, Nat.zero_div]
@[simp] theorem lcm_zero_right (m : Nat) : lcm m 0 = 0 := by rw [lcm, Nat.mul_zero, Nat.zero_div]
@[simp] theorem lcm_one_left (m : Nat) : lcm 1 m = m := by rw [lcm, gcd_one_left, Nat.one_mul, Nat.div_one]
@[simp] theorem lcm_one_right (m : Nat) : lcm m 1 = m := by rw [lcm, gcd_one_right, Nat.mul_one, Nat.div_one]
@[simp] theorem lcm_self (m : Nat) : lcm m m = m := by
  rw [lcm, gcd_self]
  by_cases z : m = 0
  · subst z; rfl
  · exact Nat.mul_div_cancel m (by omega)
theorem dvd_lcm_left (m n : Nat) : m ∣ lcm m n := ⟨n / gcd m n, Nat.mul_div_assoc m (gcd_dvd_right m n)⟩
theorem dvd_lcm_right (m n : Nat) : n ∣ lcm m n := lcm_comm n m ▸ dvd_lcm_left n m
theorem lcm_dvd {m n k : Nat} (H1 : m ∣ k) (H2 : n ∣ k) : lcm m n ∣ k := by
  by_cases z : gcd m n = 0
  · have ⟨a, b⟩ := gcd_eq_zero_iff.mp z
    subst a b
    rwa [lcm_zero_left]
  · refine Nat.dvd_of_mul_dvd_mul_left (show 0 < gcd m n by omega) ?_
    rw [gcd_mul_lcm, ← gcd_mul_right]
    refine dvd_gcd (Nat.mul_dvd_mul_left m H2) ?_
    rw [Nat.mul_comm m]
    exact Nat.mul_dvd_mul_left n H1
theorem lcm_ne_zero {m n : Nat} (hm : m ≠ 0) (hn : n ≠ 0) : lcm m n ≠ 0 := by
  intro h
  have h1 := gcd_mul_lcm m n
  rw [h, Nat.mul_zero] at h1
  exact Nat.mul_ne_zero hm hn h1.symm
theorem lcm_pos {m n : Nat} : 0 < m → 0 < n → 0 < lcm m n :=
  fun _ _ => Nat.pos_of_ne_zero (lcm_ne_zero (by omega) (by omega))
@[reducible] def Coprime (m n : Nat) : Prop := gcd m n = 1
theorem coprime_iff_gcd_eq_one {m n : Nat} : Coprime m n ↔ gcd m n = 1 := Iff.rfl
theorem Coprime.gcd_eq_one {m n : Nat} : Coprime m n → gcd m n = 1 := id
theorem Coprime.symm {n m : Nat} : Coprime n m → Coprime m n := fun h => (gcd_comm m n).trans h
theorem coprime_comm {n m : Nat} : Coprime n m ↔ Coprime m n := ⟨Coprime.symm, Coprime.symm⟩
theorem Coprime.dvd_of_dvd_mul_right {k n m : Nat} (H1 : Coprime k n) (H2 : k ∣ m * n) : k ∣ m := by
  have h := dvd_gcd (Nat.dvd_mul_left k m) H2
  rwa [gcd_mul_left, H1.gcd_eq_one, Nat.mul_one] at h
theorem Coprime.dvd_of_dvd_mul_left {k m n : Nat} (H1 : Coprime k m) (H2 : k ∣ m * n) : k ∣ n :=
  H1.dvd_of_dvd_mul_right (by rwa [Nat.mul_comm])
theorem Coprime.mul_dvd_of_dvd_of_dvd {m n a : Nat} (hmn : Coprime m n) (hm : m ∣ a) (hn : n ∣ a) : m * n ∣ a := by
  obtain ⟨c, rfl⟩ := hm
  exact Nat.mul_dvd_mul_left m (hmn.symm.dvd_of_dvd_mul_left hn)
@[simp] theorem coprime_one_left_eq_true (n : Nat) : Coprime 1 n = True := eq_true (gcd_one_left n)
@[simp] theorem coprime_one_right_eq_true (n : Nat) : Coprime n 1 = True := eq_true (gcd_one_right n)
theorem coprime_one_left (n : Nat) : Coprime 1 n := gcd_one_left n
theorem coprime_one_right (n : Nat) : Coprime n 1 := gcd_one_right n
end Nat
