/-
Natural numbers: what else Lean's core library says of products, division, remainder, divisibility and powers.
-/
namespace Nat
/- Products. -/
protected theorem mul_ne_zero_iff {n m : Nat} : n * m ≠ 0 ↔ n ≠ 0 ∧ m ≠ 0 := by rw [ne_eq, Nat.mul_eq_zero, not_or]
protected theorem ne_zero_of_mul_ne_zero_left {n m : Nat} (h : n * m ≠ 0) : n ≠ 0 := (Nat.mul_ne_zero_iff.1 h).1
protected theorem ne_zero_of_mul_ne_zero_right {n m : Nat} (h : n * m ≠ 0) : m ≠ 0 := (Nat.mul_ne_zero_iff.1 h).2
protected theorem mul_lt_mul_of_lt_of_le' {a c b d : Nat} (hac : a < c) (hbd : b ≤ d) (hb : 0 < b) : a * b < c * d :=
  Nat.mul_lt_mul_of_lt_of_le hac hbd (Nat.lt_of_lt_of_le hb hbd)
protected theorem mul_lt_mul_of_le_of_lt' {a c b d : Nat} (hac : a ≤ c) (hbd : b < d) (ha : 0 < a) : a * b < c * d :=
  Nat.mul_lt_mul_of_le_of_lt hac hbd (Nat.lt_of_lt_of_le ha hac)
protected theorem mul_lt_mul_of_lt_of_lt {a b c d : Nat} (hac : a < c) (hbd : b < d) : a * b < c * d :=
  Nat.mul_lt_mul_of_le_of_lt (Nat.le_of_lt hac) hbd (zero_lt_of_lt hac)
theorem mul_lt_mul'' {a b c d : Nat} (hac : a < c) (hbd : b < d) : a * b < c * d :=
  Nat.mul_lt_mul_of_lt_of_lt hac hbd
theorem add_one_mul_add_one (a b : Nat) : (a + 1) * (b + 1) = a * b + a + b + 1 := by
  rw [mul_add_one, add_one_mul]; omega
theorem succ_mul_succ (a b : Nat) : succ a * succ b = a * b + a + b + 1 := add_one_mul_add_one a b
theorem succ_mul_succ_eq (a b : Nat) : succ a * succ b = a * b + a + b + 1 := add_one_mul_add_one a b
theorem mul_le_add_right {m k n : Nat} : k * m ≤ m + n ↔ (k-1) * m ≤ n := by
  cases k with
  | zero => simp
  | succ k => rw [add_one_mul, Nat.add_comm _ m, Nat.add_le_add_iff_left]; rfl
protected theorem mul_sub_right_distrib (n m k : Nat) : (n - m) * k = n * k - m * k := Nat.sub_mul n m k
protected theorem mul_sub_left_distrib (n m k : Nat) : n * (m - k) = n * m - n * k := Nat.mul_sub n m k
protected theorem sub_one_mul (n m : Nat) : (n - 1) * m = n * m - m := by rw [Nat.sub_mul, Nat.one_mul]
theorem pred_mul (n m : Nat) : pred n * m = n * m - m := Nat.sub_one_mul n m
theorem mul_sub_one (n m : Nat) : n * (m - 1) = n * m - n := by rw [Nat.mul_sub, Nat.mul_one]
theorem mul_pred (n m : Nat) : n * pred m = n * m - n := mul_sub_one n m
protected theorem mul_self_sub_mul_self_eq (a b : Nat) : a * a - b * b = (a + b) * (a - b) := by
  rw [Nat.mul_sub, Nat.add_mul, Nat.add_mul, Nat.mul_comm b a]; omega
protected theorem pos_of_mul_pos_left {a b : Nat} (h : 0 < a * b) : 0 < b :=
  Nat.pos_of_ne_zero (Nat.ne_zero_of_mul_ne_zero_right (Nat.ne_of_gt h))
protected theorem pos_of_mul_pos_right {a b : Nat} (h : 0 < a * b) : 0 < a :=
  Nat.pos_of_ne_zero (Nat.ne_zero_of_mul_ne_zero_left (Nat.ne_of_gt h))
@[simp] protected theorem mul_pos_iff_of_pos_left {a b : Nat} (h : 0 < a) : 0 < a * b ↔ 0 < b :=
  ⟨Nat.pos_of_mul_pos_left, Nat.mul_pos h⟩
@[simp] protected theorem mul_pos_iff_of_pos_right {a b : Nat} (h : 0 < b) : 0 < a * b ↔ 0 < a :=
  ⟨Nat.pos_of_mul_pos_right, fun k => Nat.mul_pos k h⟩
protected theorem pos_of_lt_mul_left {a b c : Nat} (h : a < b * c) : 0 < c := Nat.pos_of_mul_pos_left (zero_lt_of_lt h)
protected theorem pos_of_lt_mul_right {a b c : Nat} (h : a < b * c) : 0 < b :=
  Nat.pos_of_mul_pos_right (zero_lt_of_lt h)
protected theorem mul_dvd_mul_iff_right {a b c : Nat} (h : 0 < c) : a * c ∣ b * c ↔ a ∣ b := by
  rw [Nat.mul_comm _ c, Nat.mul_comm _ c, Nat.mul_dvd_mul_iff_left h]
protected theorem zero_eq_mul {m n : Nat} : 0 = m * n ↔ m = 0 ∨ n = 0 := eq_comm.trans Nat.mul_eq_zero
protected theorem mul_left_inj {a b c : Nat} (ha : a ≠ 0) : b * a = c * a ↔ b = c :=
  Nat.mul_right_cancel_iff (Nat.pos_of_ne_zero ha)
protected theorem mul_right_inj {a b c : Nat} (ha : a ≠ 0) : a * b = a * c ↔ b = c :=
  Nat.mul_left_cancel_iff (Nat.pos_of_ne_zero ha)
protected theorem mul_ne_mul_left {a b c : Nat} (ha : a ≠ 0) : b * a ≠ c * a ↔ b ≠ c := not_congr (Nat.mul_left_inj ha)
protected theorem mul_ne_mul_right {a b c : Nat} (ha : a ≠ 0) : a * b ≠ a * c ↔ b ≠ c :=
  not_congr (Nat.mul_right_inj ha)
theorem mul_eq_left {a b : Nat} (ha : a ≠ 0) : a * b = a ↔ b = 1 := by
  conv => lhs; rhs; rw [← Nat.mul_one a]
  exact Nat.mul_right_inj ha
theorem mul_eq_right {b a : Nat} (hb : b ≠ 0) : a * b = b ↔ a = 1 := by rw [Nat.mul_comm]; exact mul_eq_left hb
theorem eq_one_of_mul_eq_one_right {m n : Nat} (H : m * n = 1) : m = 1 := (Nat.mul_eq_one_iff.mp H).1
theorem eq_one_of_mul_eq_one_left {m n : Nat} (H : m * n = 1) : n = 1 := (Nat.mul_eq_one_iff.mp H).2
theorem one_lt_mul_iff {m n : Nat} : 1 < m * n ↔ 0 < m ∧ 0 < n ∧ (1 < m ∨ 1 < n) := by
  refine ⟨fun h => ?_, fun ⟨a, b, c⟩ => ?_⟩
  · have hm := Nat.pos_of_lt_mul_right h
    have hn := Nat.pos_of_lt_mul_left h
    refine ⟨hm, hn, (Nat.lt_or_ge 1 m).imp_right fun k => ?_⟩
    rwa [show m = 1 by omega, Nat.one_mul] at h
  · have := Nat.mul_eq_one_iff (m := m) (n := n)
    have := Nat.mul_pos a b
    omega
@[simp] protected theorem lt_mul_iff_one_lt_left {b a : Nat} (hb : 0 < b) : b < a * b ↔ 1 < a := by
  conv => lhs; lhs; rw [← Nat.one_mul b]
  exact Nat.mul_lt_mul_right hb
@[simp] protected theorem lt_mul_iff_one_lt_right {a b : Nat} (ha : 0 < a) : a < a * b ↔ 1 < b := by
  rw [Nat.mul_comm]; exact Nat.lt_mul_iff_one_lt_left ha
theorem eq_zero_of_two_mul_le {n : Nat} (h : 2 * n ≤ n) : n = 0 :=
  Nat.eq_zero_of_le_zero (Nat.le_of_add_le_add_left (a := n) (b := n) (c := 0) (le_of_eq_of_le (Nat.two_mul n).symm
    h))
theorem eq_zero_of_mul_le {n m : Nat} (hb : 2 ≤ n) (h : n * m ≤ m) : m = 0 :=
  eq_zero_of_two_mul_le (Nat.le_trans (Nat.mul_le_mul_right m hb) h)
theorem succ_mul_pos {n : Nat} (m : Nat) (hn : 0 < n) : 0 < succ m * n := Nat.mul_pos (succ_pos m) hn
protected theorem lt_iff_lt_of_mul_eq_mul {a b d c e : Nat} (ha : a ≠ 0) (hbd : a = b * d) (hce : a = c * e) :
    c < b ↔ d < e := by
  subst hbd
  have hb := Nat.pos_of_ne_zero (Nat.ne_zero_of_mul_ne_zero_left ha)
  have hd := Nat.pos_of_ne_zero (Nat.ne_zero_of_mul_ne_zero_right ha)
  have he : e ≠ 0 := fun z => ha (by rw [hce, z, Nat.mul_zero])
  refine ⟨fun h => ?_, fun h => ?_⟩
  · refine Nat.lt_of_not_le fun k => ?_
    have := Nat.mul_lt_mul_of_lt_of_le h k hd
    omega
  · refine Nat.lt_of_not_le fun k => ?_
    have := Nat.mul_lt_mul_of_le_of_lt k h (Nat.lt_of_lt_of_le hb k)
    omega
theorem mul_self_le_mul_self_iff {m n : Nat} : m * m ≤ n * n ↔ m ≤ n :=
  ⟨fun h => Nat.le_of_not_lt fun k => Nat.not_le_of_gt (mul_self_lt_mul_self k) h, mul_self_le_mul_self⟩
theorem mul_self_lt_mul_self_iff {m n : Nat} : m * m < n * n ↔ m < n :=
  ⟨fun h => Nat.lt_of_not_le fun k => Nat.not_le_of_gt h (mul_self_le_mul_self k), mul_self_lt_mul_self⟩
theorem le_mul_self : ∀ n : Nat, n ≤ n * n
  | 0 => Nat.le_refl 0
  | n + 1 => Nat.le_mul_of_pos_right _ (succ_pos n)
@[simp] theorem lt_mul_self_iff : ∀ {n : Nat}, n < n * n ↔ 1 < n
  | 0 => by decide
  | n + 1 => Nat.lt_mul_iff_one_lt_left (succ_pos n)
theorem add_sub_one_le_mul {a b : Nat} (ha : a ≠ 0) (hb : b ≠ 0) : a + b - 1 ≤ a * b := by
  have ⟨m, hm⟩ := exists_eq_add_one_of_ne_zero ha
  have ⟨n, hn⟩ := exists_eq_add_one_of_ne_zero hb
  rw [hm, hn, add_one_mul_add_one]
  omega
protected theorem add_le_mul {a : Nat} (ha : 2 ≤ a) {b : Nat} : 2 ≤ b → a + b ≤ a * b := fun hb => by
  have ⟨m, hm⟩ := Nat.exists_eq_add_of_le ha
  have ⟨n, hn⟩ := Nat.exists_eq_add_of_le hb
  rw [hm, hn, Nat.add_mul, Nat.mul_add m]
  omega

/- Division and remainder. -/
@[simp] theorem mod_two_bne_zero {a : Nat} : ((a % 2) != 0) = (a % 2 == 1) := by
  cases mod_two_eq_zero_or_one a with | _ h => rw [h]; rfl
@[simp] theorem mod_two_bne_one {a : Nat} : ((a % 2) != 1) = (a % 2 == 0) := by
  cases mod_two_eq_zero_or_one a with | _ h => rw [h]; rfl
theorem le_of_mod_lt {a b : Nat} (h : a % b < a) : b ≤ a :=
  Nat.le_of_not_lt fun k => Nat.ne_of_lt h (mod_eq_of_lt k)
theorem mod_def (m k : Nat) : m % k = m - k * (m / k) := by
  have := div_add_mod m k
  omega
theorem mod_eq_sub (x w : Nat) : x % w = x - w * (x / w) := mod_def x w
theorem mod_eq_sub_mul_div {x k : Nat} : x % k = x - k * (x / k) := mod_def x k
theorem mod_eq_sub_div_mul {x k : Nat} : x % k = x - (x / k) * k := by rw [Nat.mul_comm]; exact mod_def x k
theorem sub_mul_mod {x k n : Nat} (h₁ : n*k ≤ x) : (x - n*k) % n = x % n := by
  have e := add_mul_mod_self_left (x - n * k) n k
  rw [Nat.sub_add_cancel h₁] at e
  exact e.symm
@[simp] theorem self_sub_mod (n k : Nat) [NeZero k] : (n - k) % n = n - k := by
  have := pos_of_neZero k
  cases n with
  | zero => rw [Nat.zero_sub]
  | succ n => exact mod_eq_of_lt (by omega)
theorem mod_lt_of_lt {a b c : Nat} (h : a < c) : a % b < c := Nat.lt_of_le_of_lt (mod_le a b) h
@[simp] protected theorem sub_mod_add_mod_cancel (a b : Nat) [NeZero a] : a - b % a + b % a = a :=
  Nat.sub_add_cancel (Nat.le_of_lt (mod_lt b (pos_of_neZero a)))
@[simp] theorem one_mod_eq_zero_iff {n : Nat} : 1 % n = 0 ↔ n = 1 :=
  ⟨fun h => eq_one_of_dvd_one (dvd_of_mod_eq_zero h), fun h => by subst h; rfl⟩
@[simp] theorem zero_eq_one_mod_iff {n : Nat} : 0 = 1 % n ↔ n = 1 := eq_comm.trans one_mod_eq_zero_iff
theorem pos_of_div_pos {a b : Nat} (h : 0 < a / b) : 0 < a :=
  Nat.pos_of_ne_zero fun e => by rw [e, Nat.zero_div] at h; exact Nat.lt_irrefl 0 h
@[simp] theorem mul_add_mod_self_left (a b c : Nat) : (a * b + c) % a = c % a := by
  rw [Nat.add_comm, add_mul_mod_self_left]
@[simp] theorem mul_add_mod_self_right (a b c : Nat) : (a * b + c) % b = c % b := by
  rw [Nat.add_comm, add_mul_mod_self_right]
theorem mul_add_mod (m x y : Nat) : (m * x + y) % m = y % m := mul_add_mod_self_left m x y
theorem mul_add_mod' (a b c : Nat) : (a * b + c) % b = c % b := mul_add_mod_self_right a b c
theorem mul_add_mod_of_lt {a b c : Nat} (h : c < b) : (a * b + c) % b = c := by
  rw [mul_add_mod', mod_eq_of_lt h]
protected theorem div_eq_of_lt_le {k n m : Nat} (lo : k * n ≤ m) (hi : m < (k + 1) * n) : m / n = k := by
  have p : 0 < n := Nat.pos_of_lt_mul_left hi
  exact Nat.le_antisymm (le_of_lt_succ ((div_lt_iff_lt_mul p).2 hi)) ((le_div_iff_mul_le p).2 lo)
theorem sub_mul_div (a b c : Nat) : (a - b * c) / b = a / b - c := by
  by_cases z : b = 0
  · subst z; rw [Nat.div_zero, Nat.div_zero, Nat.zero_sub]
  · have p : 0 < b := Nat.pos_of_ne_zero z
    cases Nat.le_total (b * c) a with
    | inl h =>
      conv => rhs; rw [← Nat.sub_add_cancel h, add_mul_div_left _ _ p, Nat.add_sub_cancel]
    | inr h =>
      rw [Nat.sub_eq_zero_of_le h, Nat.zero_div]
      refine (Nat.sub_eq_zero_of_le ?_).symm
      have := Nat.div_le_div_right (c := b) h
      rwa [Nat.mul_div_cancel_left c p] at this
theorem sub_mul_div_of_le (x n p : Nat) (h₁ : n*p ≤ x) : (x - n*p) / n = x / n - p := sub_mul_div x n p
private theorem mul_sub_succ {x n p : Nat} (h : x < n * p) :
    n * p - (x + 1) = n * (p - (x / n + 1)) + (n - (x % n + 1)) := by
  have hn := Nat.pos_of_lt_mul_right h
  have l : x % n + 1 ≤ n := mod_lt x hn
  have ⟨d, hd⟩ := Nat.exists_eq_add_of_lt ((div_lt_iff_lt_mul hn).2 (Nat.mul_comm n p ▸ h))
  have a : p - (x / n + 1) = d := by rw [hd, Nat.add_right_comm, Nat.add_sub_cancel_left]
  have b : n * p = n * (x / n) + (n * d + n) := by rw [hd, Nat.mul_add, Nat.mul_add, Nat.mul_one, Nat.add_assoc]
  have c : x + 1 = n * (x / n) + (x % n + 1) := by rw [← Nat.add_assoc, div_add_mod]
  rw [a, b, c, Nat.add_sub_add_left, Nat.add_sub_assoc l]
theorem mul_sub_div (x n p : Nat) (h₁ : x < n*p) : (n * p - (x + 1)) / n = p - ((x / n) + 1) := by
  have hn := Nat.pos_of_lt_mul_right h₁
  rw [mul_sub_succ h₁, Nat.add_comm (n * _), add_mul_div_left _ _ hn, div_eq_of_lt (Nat.sub_lt hn (succ_pos _)),
    Nat.zero_add]
theorem mul_sub_mod {x n p : Nat} (h : x < n * p) : (n * p - (x + 1)) % n = n - (x % n + 1) := by
  rw [mul_sub_succ h, mul_add_mod, mod_eq_of_lt (Nat.sub_lt (Nat.pos_of_lt_mul_right h) (succ_pos _))]
protected theorem div_le_of_le_mul {m n k : Nat} : m ≤ k * n → m / k ≤ n := fun h => by
  by_cases z : k = 0
  · subst z; rw [Nat.div_zero]; exact zero_le n
  · have := Nat.div_le_div_right (c := k) h
    rwa [Nat.mul_div_cancel_left n (Nat.pos_of_ne_zero z)] at this
@[simp] theorem mul_div_right (n : Nat) {m : Nat} (H : 0 < m) : m * n / m = n := Nat.mul_div_cancel_left n H
@[simp] theorem mul_div_left (m : Nat) {n : Nat} (H : 0 < n) : m * n / n = m := Nat.mul_div_cancel m H
protected theorem div_eq_of_eq_mul_left {n m k : Nat} (H1 : 0 < n) (H2 : m = k * n) : m / n = k := by
  rw [H2, Nat.mul_div_cancel k H1]
protected theorem div_eq_of_eq_mul_right {n m k : Nat} (H1 : 0 < n) (H2 : m = n * k) : m / n = k := by
  rw [H2, Nat.mul_div_cancel_left k H1]
theorem mul_add_div {m : Nat} (m_pos : m > 0) (x y : Nat) : (m * x + y) / m = x + y / m := by
  rw [Nat.add_comm, add_mul_div_left _ _ m_pos, Nat.add_comm]
protected theorem div_lt_of_lt_mul {m n k : Nat} (h : m < n * k) : m / n < k :=
  (div_lt_iff_lt_mul (Nat.pos_of_lt_mul_right h)).2 (by rwa [Nat.mul_comm])
theorem div_eq_self {m n : Nat} : m / n = m ↔ m = 0 ∨ n = 1 := by
  refine ⟨fun h => ?_, fun h => ?_⟩
  · by_cases z : m = 0
    · exact .inl z
    · refine .inr ?_
      have p := Nat.pos_of_ne_zero z
      by_cases y : n = 0
      · rw [y, Nat.div_zero] at h; exact absurd h.symm z
      · exact Decidable.byContradiction fun k => Nat.ne_of_lt (div_lt_self p (show 1 < n by omega)) h
  · cases h with
    | inl h => rw [h, Nat.zero_div]
    | inr h => rw [h, Nat.div_one]
@[simp] protected theorem div_eq_zero_iff {a b : Nat} : a / b = 0 ↔ b = 0 ∨ a < b := by
  by_cases z : b = 0
  · subst z; simp
  · have p := Nat.pos_of_ne_zero z
    rw [← Nat.lt_one_iff, div_lt_iff_lt_mul p, Nat.one_mul]
    exact ⟨.inr, fun h => h.resolve_left z⟩
protected theorem div_ne_zero_iff {a b : Nat} : a / b ≠ 0 ↔ b ≠ 0 ∧ b ≤ a := by
  rw [ne_eq, Nat.div_eq_zero_iff, not_or, Nat.not_lt]
theorem lt_mul_of_div_lt {a c b : Nat} (h : a / c < b) (hc : 0 < c) : a < b * c := (div_lt_iff_lt_mul hc).1 h
theorem mul_div_le_mul_div_assoc (a b c : Nat) : a * (b / c) ≤ a * b / c := by
  by_cases z : c = 0
  · subst z; rw [Nat.div_zero, Nat.mul_zero]; exact zero_le _
  · rw [le_div_iff_mul_le (Nat.pos_of_ne_zero z), Nat.mul_assoc]
    exact Nat.mul_le_mul_left a (div_mul_le_self b c)
protected theorem eq_mul_of_div_eq_left {a b c : Nat} (H1 : b ∣ a) (H2 : a / b = c) : a = c * b := by
  rw [← H2, Nat.div_mul_cancel H1]
protected theorem mul_div_cancel_left' {a b : Nat} (Hd : a ∣ b) : a * (b / a) = b := Nat.mul_div_cancel' Hd
theorem lt_div_mul_add {a b : Nat} (hb : 0 < b) : a < a / b * b + b := by
  have := div_add_mod a b
  have := mod_lt a hb
  rw [Nat.mul_comm]; omega
theorem lt_mul_div_succ {b : Nat} (a : Nat) (hb : 0 < b) : a < b * (a / b + 1) := by
  rw [mul_add_one, Nat.mul_comm]; exact lt_div_mul_add hb
theorem lt_mul_div_self_add {x k : Nat} (h : 0 < k) : x < k * (x / k) + k := lt_mul_div_succ x h
@[simp] protected theorem div_left_inj {a b d : Nat} (hda : d ∣ a) (hdb : d ∣ b) : a / d = b / d ↔ a = b :=
  ⟨fun h => by rw [← Nat.mul_div_cancel' hda, ← Nat.mul_div_cancel' hdb, h], fun h => by rw [h]⟩
theorem div_le_iff_le_mul_add_pred {b a c : Nat} (hb : 0 < b) : a / b ≤ c ↔ a ≤ b * c + (b - 1) := by
  rw [← Nat.lt_succ_iff, div_lt_iff_lt_mul hb, succ_mul, Nat.mul_comm c]; omega
theorem div_le_iff_le_mul {k x y : Nat} (h : 0 < k) : x / k ≤ y ↔ x ≤ y * k + k - 1 := by
  rw [div_le_iff_le_mul_add_pred h, Nat.mul_comm, Nat.add_sub_assoc h]
theorem one_le_div_iff {a b : Nat} (hb : 0 < b) : 1 ≤ a / b ↔ b ≤ a := by rw [le_div_iff_mul_le hb, Nat.one_mul]
theorem div_lt_one_iff {b a : Nat} (hb : 0 < b) : a / b < 1 ↔ a < b := by rw [div_lt_iff_lt_mul hb, Nat.one_mul]
theorem lt_of_div_lt_div {a b c : Nat} (h : a / c < b / c) : a < b :=
  Nat.lt_of_not_le fun k => Nat.not_le_of_lt h (Nat.div_le_div_right (c := c) k)
theorem lt_of_div_eq_zero {k x : Nat} (h : 0 < k) (h' : x / k = 0) : x < k := (div_lt_one_iff h).1 (by omega)
theorem div_eq_zero_iff_lt {k x : Nat} (h : 0 < k) : x / k = 0 ↔ x < k := ⟨lt_of_div_eq_zero h, div_eq_of_lt⟩
theorem div_mul_self_eq_mod_sub_self {x k : Nat} : (x / k) * k = x - (x % k) := by
  rw [Nat.mul_comm]; exact (Nat.sub_eq_of_eq_add (div_add_mod x k).symm).symm
theorem mul_div_self_eq_mod_sub_self {x k : Nat} : k * (x / k) = x - (x % k) := by
  have := div_add_mod x k
  omega
theorem lt_div_mul_self {k x : Nat} (h : 0 < k) (w : k ≤ x) : x - k < x / k * k := by
  have := lt_div_mul_add (a := x) h
  omega
theorem div_add_le_right {z : Nat} (h : 0 < z) (x y : Nat) : x / (y + z) ≤ x / z :=
  Nat.div_le_div_left (le_add_left z y) h
theorem mul_sub_div_of_dvd {b c : Nat} (hc : c ≠ 0) (hcb : c ∣ b) (a : Nat) : (c * a - b) / c = a - b / c := by
  have ⟨d, hd⟩ := hcb
  have p := Nat.pos_of_ne_zero hc
  rw [hd, ← Nat.mul_sub, mul_div_right _ p, mul_div_right _ p]
theorem mul_add_mul_div_of_dvd {b d a c : Nat} (hb : b ≠ 0) (hd : d ≠ 0) (hba : b ∣ a) (hdc : d ∣ c) :
    (a * d + b * c) / (b * d) = a / b + c / d := by
  obtain ⟨m, rfl⟩ := hba
  obtain ⟨n, rfl⟩ := hdc
  have p := Nat.pos_of_ne_zero hb
  have q := Nat.pos_of_ne_zero hd
  rw [show b * m * d + b * (d * n) = b * d * (m + n) by rw [Nat.mul_add]; ac_rfl, mul_div_right _ (Nat.mul_pos p q),
    mul_div_right m p, mul_div_right n q]
theorem mul_sub_mul_div_of_dvd {b d a c : Nat} (hb : b ≠ 0) (hd : d ≠ 0) (hba : b ∣ a) (hdc : d ∣ c) :
    (a * d - b * c) / (b * d) = a / b - c / d := by
  obtain ⟨m, rfl⟩ := hba
  obtain ⟨n, rfl⟩ := hdc
  have p := Nat.pos_of_ne_zero hb
  have q := Nat.pos_of_ne_zero hd
  rw [show b * m * d - b * (d * n) = b * d * (m - n) by rw [Nat.mul_sub]; ac_rfl, mul_div_right _ (Nat.mul_pos p q),
    mul_div_right m p, mul_div_right n q]
protected theorem div_mul_right_comm {a b : Nat} (hba : b ∣ a) (c : Nat) : a / b * c = a * c / b := by
  rw [Nat.mul_comm, ← Nat.mul_div_assoc c hba, Nat.mul_comm]
protected theorem mul_div_right_comm {a b : Nat} (hba : b ∣ a) (c : Nat) : a * c / b = a / b * c :=
  (Nat.div_mul_right_comm hba c).symm
theorem eq_div_iff_mul_eq_left {c b a : Nat} (hc : c ≠ 0) (hcb : c ∣ b) : a = b / c ↔ b = a * c := by
  rw [eq_comm, Nat.div_eq_iff_eq_mul_left (Nat.pos_of_ne_zero hc) hcb]
theorem div_mul_div_comm {a b c d : Nat} : b ∣ a → d ∣ c → (a / b) * (c / d) = (a * c) / (b * d) := by
  rintro ⟨x, rfl⟩ ⟨y, rfl⟩
  by_cases hb : b = 0
  · subst hb; simp
  by_cases hd : d = 0
  · subst hd; simp
  have p := Nat.pos_of_ne_zero hb
  have q := Nat.pos_of_ne_zero hd
  rw [mul_div_right x p, mul_div_right y q, Nat.mul_mul_mul_comm, mul_div_right _ (Nat.mul_pos p q)]
protected theorem mul_div_mul_comm {a b c d : Nat} (hba : b ∣ a) (hdc : d ∣ c) : a * c / (b * d) = a / b * (c / d) :=
  (div_mul_div_comm hba hdc).symm
theorem eq_zero_of_le_div {n m : Nat} (hn : 2 ≤ n) (h : m ≤ m / n) : m = 0 :=
  Nat.eq_zero_of_not_pos fun k => Nat.not_le_of_lt (div_lt_self k hn) h
theorem div_mul_div_le_div (a b c : Nat) : a / c * b / a ≤ b / c := by
  by_cases z : a = 0
  · subst z; rw [Nat.div_zero]; exact zero_le _
  · have h := Nat.div_le_div_right (c := a) (mul_div_le_mul_div_assoc b a c)
    rw [Nat.div_div_eq_div_mul, Nat.mul_comm c, ← Nat.div_div_eq_div_mul, mul_div_left _ (Nat.pos_of_ne_zero z)] at h
    rwa [Nat.mul_comm]
theorem eq_zero_of_le_div_two {n : Nat} (h : n ≤ n / 2) : n = 0 := by omega
theorem le_div_two_of_div_two_lt_sub {a b : Nat} (h : a / 2 < a - b) : b ≤ a / 2 := by omega
theorem div_two_le_of_sub_le_div_two {a b : Nat} (h : a - b ≤ a / 2) : a / 2 ≤ b := by omega
protected theorem div_le_div_of_mul_le_mul {d c a b : Nat} (hd : d ≠ 0) (hdc : d ∣ c) (h : a * d ≤ c * b) :
    a / b ≤ c / d := by
  obtain ⟨e, rfl⟩ := hdc
  have p := Nat.pos_of_ne_zero hd
  rw [mul_div_right e p]
  refine Nat.div_le_of_le_mul (Nat.le_of_mul_le_mul_left ?_ p)
  rwa [Nat.mul_comm d a, Nat.mul_comm b, ← Nat.mul_assoc]
theorem div_eq_sub_mod_div {m n : Nat} : m / n = (m - m % n) / n := by
  by_cases z : n = 0
  · subst z; rw [Nat.div_zero, Nat.div_zero]
  · rw [← mul_div_self_eq_mod_sub_self, mul_div_right _ (Nat.pos_of_ne_zero z)]
protected theorem eq_div_of_mul_eq_left {c a b : Nat} (hc : c ≠ 0) (h : a * c = b) : a = b / c := by
  rw [← h, Nat.mul_div_cancel _ (Nat.pos_of_ne_zero hc)]
protected theorem eq_div_of_mul_eq_right {c a b : Nat} (hc : c ≠ 0) (h : c * a = b) : a = b / c := by
  rw [← h, Nat.mul_div_cancel_left _ (Nat.pos_of_ne_zero hc)]
protected theorem mul_le_of_le_div (k x y : Nat) (h : x ≤ y / k) : x * k ≤ y :=
  Nat.le_trans (Nat.mul_le_mul_right k h) (div_mul_le_self y k)
theorem div_le_iff_le_mul_of_dvd {b a c : Nat} (hb : b ≠ 0) (hba : b ∣ a) : a / b ≤ c ↔ a ≤ c * b := by
  obtain ⟨e, rfl⟩ := hba
  have p := Nat.pos_of_ne_zero hb
  rw [mul_div_right e p, Nat.mul_comm c, Nat.mul_le_mul_left_iff p]
protected theorem div_lt_div_right {a c b : Nat} (ha : a ≠ 0) (hc : a ∣ c) : b / a < c / a ↔ b < c := by
  obtain ⟨d, rfl⟩ := hc
  have p := Nat.pos_of_ne_zero ha
  rw [mul_div_right d p, Nat.div_lt_iff_lt_mul p, Nat.mul_comm]
protected theorem div_lt_div_left {a b c : Nat} (ha : a ≠ 0) (hba : b ∣ a) (hca : c ∣ a) : a / b < a / c ↔ c < b :=
  (Nat.lt_iff_lt_of_mul_eq_mul ha (Nat.mul_div_cancel' hba).symm (Nat.mul_div_cancel' hca).symm).symm
theorem lt_div_iff_mul_lt_of_dvd {c b a : Nat} (hc : c ≠ 0) (hcb : c ∣ b) : a < b / c ↔ a * c < b := by
  obtain ⟨e, rfl⟩ := hcb
  have p := Nat.pos_of_ne_zero hc
  rw [mul_div_right e p, Nat.mul_comm a, Nat.mul_lt_mul_left p]
protected theorem lt_div_iff_mul_lt' {d n : Nat} (hdn : d ∣ n) (a : Nat) : a < n / d ↔ d * a < n := by
  by_cases z : d = 0
  · subst z; rw [Nat.zero_dvd.1 hdn]; simp
  · rw [lt_div_iff_mul_lt_of_dvd z hdn, Nat.mul_comm]
protected theorem div_mul_div_le (a b c d : Nat) : (a / b) * (c / d) ≤ (a * c) / (b * d) := by
  by_cases hb : b = 0
  · subst hb; simp
  by_cases hd : d = 0
  · subst hd; simp
  rw [le_div_iff_mul_le (Nat.mul_pos (Nat.pos_of_ne_zero hb) (Nat.pos_of_ne_zero hd)), Nat.mul_mul_mul_comm]
  exact Nat.mul_le_mul (div_mul_le_self a b) (div_mul_le_self c d)
theorem div_lt_div_of_lt_of_dvd {a b d : Nat} (hdb : d ∣ b) (h : a < b) : a / d < b / d := by
  rw [Nat.lt_div_iff_mul_lt' hdb]
  exact Nat.lt_of_le_of_lt (mul_div_le a d) h
theorem mul_div_eq_iff_dvd {n d : Nat} : d * (n / d) = n ↔ d ∣ n :=
  ⟨fun h => ⟨n / d, h.symm⟩, Nat.mul_div_cancel'⟩
theorem mul_div_lt_iff_not_dvd {n d : Nat} : d * (n / d) < n ↔ ¬ d ∣ n := by
  rw [Nat.lt_iff_le_and_ne, ← mul_div_eq_iff_dvd]
  exact ⟨And.right, fun h => ⟨mul_div_le n d, h⟩⟩
theorem div_eq_iff_eq_of_dvd_dvd {n a b : Nat} (hn : n ≠ 0) (ha : a ∣ n) (hb : b ∣ n) : n / a = n / b ↔ a = b := by
  refine ⟨fun h => ?_, fun h => by rw [h]⟩
  have e := Nat.mul_div_cancel' ha
  have f := Nat.mul_div_cancel' hb
  rw [h] at e
  exact Nat.mul_right_cancel (Nat.pos_of_ne_zero fun z => hn (by rw [← f, z, Nat.mul_zero])) (e.trans f.symm)
theorem le_iff_ne_zero_of_dvd {a b : Nat} (ha : a ≠ 0) (hab : a ∣ b) : a ≤ b ↔ b ≠ 0 :=
  ⟨fun h => by omega, fun h => le_of_dvd (Nat.pos_of_ne_zero h) hab⟩
theorem div_ne_zero_iff_of_dvd {b a : Nat} (hba : b ∣ a) : a / b ≠ 0 ↔ a ≠ 0 ∧ b ≠ 0 := by
  rw [Nat.div_ne_zero_iff]
  exact ⟨fun ⟨h, k⟩ => ⟨(le_iff_ne_zero_of_dvd h hba).1 k, h⟩, fun ⟨h, k⟩ => ⟨k, (le_iff_ne_zero_of_dvd k hba).2 h⟩⟩
theorem div_dvd_div {m n k : Nat} : k ∣ m → m ∣ n → m / k ∣ n / k := by
  rintro ⟨a, rfl⟩ ⟨b, rfl⟩
  by_cases z : k = 0
  · subst z; simp
  · have p := Nat.pos_of_ne_zero z
    rw [Nat.mul_assoc, mul_div_right _ p, mul_div_right _ p]
    exact Nat.dvd_mul_right a b
@[simp] theorem div_dvd_iff_dvd_mul {a b c : Nat} (h : b ∣ a) (hb : 0 < b) : a / b ∣ c ↔ a ∣ b * c := by
  obtain ⟨k, rfl⟩ := h
  rw [mul_div_right _ hb, Nat.mul_dvd_mul_iff_left hb]
protected theorem div_div_self {n m : Nat} (h : n ∣ m) (hm : m ≠ 0) : m / (m / n) = n := by
  obtain ⟨k, rfl⟩ := h
  rw [mul_div_right _ (Nat.pos_of_ne_zero (Nat.ne_zero_of_mul_ne_zero_left hm)),
    mul_div_left _ (Nat.pos_of_ne_zero (Nat.ne_zero_of_mul_ne_zero_right hm))]
theorem not_dvd_of_pos_of_lt {n m : Nat} (h1 : 0 < n) (h2 : n < m) : ¬m ∣ n := fun h =>
  Nat.not_le_of_lt h2 (le_of_dvd h1 h)
theorem eq_of_dvd_of_lt_two_mul {a b : Nat} (ha : a ≠ 0) (hdvd : b ∣ a) (hlt : a < 2 * b) : a = b := by
  obtain ⟨c, rfl⟩ := hdvd
  rw [Nat.mul_comm 2] at hlt
  have k := Nat.lt_of_mul_lt_mul_left hlt
  rw [show c = 1 by have := Nat.ne_zero_of_mul_ne_zero_right ha; omega, Nat.mul_one]
theorem mod_eq_iff_lt {n m : Nat} (hn : n ≠ 0) : m % n = m ↔ m < n :=
  ⟨fun h => h ▸ mod_lt m (Nat.pos_of_ne_zero hn), mod_eq_of_lt⟩
@[simp] theorem mod_succ_eq_iff_lt {m n : Nat} : m % n.succ = m ↔ m < n.succ := mod_eq_iff_lt (succ_ne_zero n)
@[simp] theorem mod_succ (n : Nat) : n % n.succ = n := mod_eq_of_lt (lt_succ_self n)
theorem mod_add_div' (a b : Nat) : a % b + a / b * b = a := by rw [Nat.mul_comm]; exact mod_add_div a b
theorem div_add_mod' (a b : Nat) : a / b * b + a % b = a := by rw [Nat.mul_comm]; exact div_add_mod a b
theorem sub_mod_eq_zero_of_mod_eq {m k n : Nat} (h : m % k = n % k) : (m - n) % k = 0 := by
  rw [show m - n = k * (m / k - n / k) by
    rw [Nat.mul_sub, ← Nat.add_sub_add_right (k * (m / k)) (n % k) (k * (n / k)), div_add_mod, ← h, div_add_mod]]
  exact mul_mod_right k _
@[simp] theorem one_mod (n : Nat) : 1 % (n + 2) = 1 := mod_eq_of_lt (by omega)
theorem one_mod_eq_one : ∀ {n : Nat}, 1 % n = 1 ↔ n ≠ 1
  | 0 => by decide
  | 1 => by decide
  | n + 2 => iff_of_true (one_mod n) (by omega)
theorem dvd_sub_mod {n : Nat} (k : Nat) : n ∣ k - k % n := ⟨k / n, mul_div_self_eq_mod_sub_self.symm⟩
theorem add_mod_eq_ite {k m n : Nat} :
    (m + n) % k = if k ≤ m % k + n % k then m % k + n % k - k else m % k + n % k := by
  rw [add_mod]
  by_cases z : k = 0
  · subst z; simp
  · have a := mod_lt m (Nat.pos_of_ne_zero z)
    have b := mod_lt n (Nat.pos_of_ne_zero z)
    split
    · next h => rw [mod_eq_sub_mod h, mod_eq_of_lt (by omega)]
    · next h => exact mod_eq_of_lt (by omega)
theorem add_mod_eq_add_mod_right {a d b : Nat} (c : Nat) (H : a % d = b % d) : (a + c) % d = (b + c) % d := by
  rw [← mod_add_mod, H, mod_add_mod]
theorem add_mod_eq_add_mod_left {a d b : Nat} (c : Nat) (H : a % d = b % d) : (c + a) % d = (c + b) % d := by
  rw [Nat.add_comm c, Nat.add_comm c, add_mod_eq_add_mod_right c H]
theorem mul_dvd_of_dvd_div {a b c : Nat} (hcb : c ∣ b) (h : a ∣ b / c) : c * a ∣ b := by
  obtain ⟨d, e⟩ := h
  exact ⟨d, by rw [← Nat.mul_div_cancel' hcb, e, Nat.mul_assoc]⟩
theorem eq_of_dvd_of_div_eq_one {a b : Nat} (hab : a ∣ b) (h : b / a = 1) : a = b := by
  rw [← Nat.div_mul_cancel hab, h, Nat.one_mul]
theorem eq_zero_of_dvd_of_div_eq_zero {a b : Nat} (hab : a ∣ b) (h : b / a = 0) : b = 0 := by
  rw [← Nat.div_mul_cancel hab, h, Nat.zero_mul]
@[simp] theorem mod_div_self (m n : Nat) : m % n / n = 0 := by
  by_cases z : n = 0
  · subst z; rw [Nat.div_zero]
  · exact div_eq_of_lt (mod_lt m (Nat.pos_of_ne_zero z))
theorem mod_eq_iff {a b c : Nat} : a % b = c ↔ (b = 0 ∧ a = c) ∨ (c < b ∧ Exists fun k => a = b * k + c) := by
  refine ⟨fun h => ?_, fun h => ?_⟩
  · subst h
    by_cases z : b = 0
    · subst z; exact .inl ⟨rfl, (mod_zero a).symm⟩
    · exact .inr ⟨mod_lt a (Nat.pos_of_ne_zero z), a / b, (div_add_mod a b).symm⟩
  · rcases h with ⟨rfl, rfl⟩ | ⟨l, k, rfl⟩
    · exact mod_zero a
    · rw [mul_add_mod, mod_eq_of_lt l]
theorem mod_eq_sub_iff {a b c : Nat} (h₁ : 0 < c) (h : c ≤ b) : a % b = b - c ↔ b ∣ a + c := by
  have p : 0 < b := Nat.lt_of_lt_of_le h₁ h
  refine ⟨fun k => ⟨a / b + 1, ?_⟩, fun ⟨k, e⟩ => ?_⟩
  · have e := div_add_mod a b
    rw [k] at e
    rw [← e, Nat.add_assoc, Nat.sub_add_cancel h, e, mul_add_one]
  · cases k with
    | zero => rw [Nat.mul_zero] at e; exact absurd (Nat.eq_zero_of_add_eq_zero e).2 (Nat.ne_of_gt h₁)
    | succ j =>
      rw [mul_add_one] at e
      rw [show a = b * j + (b - c) by omega, mul_add_mod, mod_eq_of_lt (Nat.sub_lt p h₁)]
theorem succ_mod_succ_eq_zero_iff {a b : Nat} : (a + 1) % (b + 1) = 0 ↔ a % (b + 1) = b := by
  have h := mod_eq_sub_iff (a := a) (b := b + 1) (c := 1) (by omega) (by omega)
  rw [Nat.add_sub_cancel] at h
  rw [← dvd_iff_mod_eq_zero, h]
theorem dvd_iff_div_mul_eq (n d : Nat) : d ∣ n ↔ n / d * d = n :=
  ⟨Nat.div_mul_cancel, fun h => ⟨n / d, by rw [Nat.mul_comm, h]⟩⟩
theorem dvd_iff_le_div_mul (n d : Nat) : d ∣ n ↔ n ≤ n / d * d :=
  ⟨fun h => Nat.le_of_eq (Nat.div_mul_cancel h).symm, fun h =>
    (dvd_iff_div_mul_eq n d).2 (Nat.le_antisymm (div_mul_le_self n d) h)⟩
theorem dvd_iff_dvd_dvd (n d : Nat) : d ∣ n ↔ ∀ k : Nat, k ∣ d → k ∣ n :=
  ⟨fun h _ k => Nat.dvd_trans k h, fun h => h d (Nat.dvd_refl d)⟩
@[simp] theorem dvd_div_iff_mul_dvd {a b c : Nat} (hbc : c ∣ b) : a ∣ b / c ↔ c * a ∣ b :=
  ⟨mul_dvd_of_dvd_div hbc, Nat.dvd_div_of_mul_dvd⟩
theorem dvd_mul_of_div_dvd {a b c : Nat} (h : b ∣ a) (hdiv : a / b ∣ c) : a ∣ b * c := by
  obtain ⟨e, rfl⟩ := hdiv
  exact ⟨e, by rw [← Nat.mul_assoc, Nat.mul_div_cancel' h]⟩
@[simp] theorem div_div_div_eq_div {a b c : Nat} (dvd : b ∣ a) (dvd2 : a ∣ c) : c / (a / b) / b = c / a := by
  rw [Nat.div_div_eq_div_mul, Nat.div_mul_cancel dvd]
theorem le_of_lt_add_of_dvd {n a b : Nat} (h : a < b + n) : n ∣ a → n ∣ b → a ≤ b := by
  rintro ⟨c, rfl⟩ ⟨d, rfl⟩
  rw [← mul_add_one] at h
  exact Nat.mul_le_mul_left n (le_of_lt_succ (Nat.lt_of_mul_lt_mul_left h))
theorem not_dvd_of_lt_of_lt_mul_succ {n k m : Nat} (h1 : n * k < m) (h2 : m < n * (k + 1)) : ¬n ∣ m := by
  rintro ⟨d, rfl⟩
  have := Nat.lt_of_mul_lt_mul_left h1
  have := Nat.lt_of_mul_lt_mul_left h2
  omega
theorem not_dvd_iff_lt_mul_succ (n : Nat) {a : Nat} (ha : 0 < a) :
    ¬a ∣ n ↔ (∃ k : Nat, a * k < n ∧ n < a * (k + 1)) :=
  ⟨fun h => ⟨n / a, mul_div_lt_iff_not_dvd.2 h, lt_mul_div_succ n ha⟩, fun ⟨_, h, k⟩ =>
    not_dvd_of_lt_of_lt_mul_succ h k⟩
protected theorem eq_zero_of_zero_dvd {a : Nat} (h : 0 ∣ a) : a = 0 := Nat.zero_dvd.1 h
theorem succ_div_of_dvd {a b : Nat} (h : b ∣ a + 1) : (a + 1) / b = a / b + 1 := by
  obtain ⟨c, e⟩ := h
  have p := Nat.pos_of_mul_pos_right (show 0 < b * c by omega)
  rw [e, mul_div_right c p]
  have ⟨d, f⟩ := exists_eq_add_one_of_ne_zero (show c ≠ 0 from fun z => by rw [z, Nat.mul_zero] at e; omega)
  subst f
  rw [show a = b * d + (b - 1) by rw [mul_add_one] at e; omega, mul_add_div p, div_eq_of_lt (by omega)]
theorem succ_div_of_mod_eq_zero {a b : Nat} (h : (a + 1) % b = 0) : (a + 1) / b = a / b + 1 :=
  succ_div_of_dvd (dvd_of_mod_eq_zero h)
theorem succ_div_of_not_dvd {a b : Nat} (h : ¬ b ∣ a + 1) : (a + 1) / b = a / b := by
  by_cases z : b = 0
  · subst z; rw [Nat.div_zero, Nat.div_zero]
  · have p := Nat.pos_of_ne_zero z
    have e := div_add_mod a b
    have l := mod_lt a p
    have k : a % b + 1 ≠ b := fun k => h ⟨a / b + 1, by rw [mul_add_one]; omega⟩
    conv => lhs; rw [← e, Nat.add_assoc, mul_add_div p, div_eq_of_lt (show a % b + 1 < b by omega)]
    rfl
theorem succ_div_of_mod_ne_zero {a b : Nat} (h : (a + 1) % b ≠ 0) : (a + 1) / b = a / b :=
  succ_div_of_not_dvd fun k => h (mod_eq_zero_of_dvd k)
protected theorem succ_div {a b : Nat} : (a + 1) / b = a / b + if b ∣ a + 1 then 1 else 0 := by
  split
  · next h => exact succ_div_of_dvd h
  · next h => exact succ_div_of_not_dvd h
protected theorem add_div {a b c : Nat} (h : 0 < c) :
    (a + b) / c = a / c + b / c + if c ≤ a % c + b % c then 1 else 0 := by
  have d : a + b = c * (a / c + b / c) + (a % c + b % c) := by
    rw [Nat.mul_add, Nat.add_add_add_comm, div_add_mod, div_add_mod]
  have l := Nat.add_lt_add (mod_lt a h) (mod_lt b h)
  rw [d, mul_add_div h]
  split
  · next k =>
    rw [show (a % c + b % c) / c = 1 from
      Nat.div_eq_of_lt_le (Nat.le_trans (Nat.le_of_eq (Nat.one_mul c)) k) (Nat.lt_of_lt_of_eq l (Nat.two_mul c).symm)]
  · next k => rw [show (a % c + b % c) / c = 0 from div_eq_of_lt (Nat.lt_of_not_le k)]
theorem mod_mul_right_div_self (m n k : Nat) : m % (n * k) / n = m / n % k := by
  by_cases hn : n = 0
  · subst hn; simp
  by_cases hk : k = 0
  · subst hk; simp
  have p := Nat.pos_of_ne_zero hn
  conv => rhs; rw [← mod_add_div m (n * k), Nat.mul_assoc, add_mul_div_left _ _ p, add_mul_mod_self_left]
  exact (mod_eq_of_lt (Nat.div_lt_of_lt_mul (mod_lt m (Nat.mul_pos p (Nat.pos_of_ne_zero hk))))).symm
theorem mod_mul_left_div_self (m n k : Nat) : m % (k * n) / n = m / n % k := by
  rw [Nat.mul_comm k, mod_mul_right_div_self]
@[simp] theorem mod_mul_right_mod (a b c : Nat) : a % (b * c) % b = a % b := mod_mod_of_dvd a (Nat.dvd_mul_right b c)
@[simp] theorem mod_mul_left_mod (a b c : Nat) : a % (b * c) % c = a % c := mod_mod_of_dvd a (Nat.dvd_mul_left c b)
theorem mod_mul {a b x : Nat} : x % (a * b) = x % a + a * (x / a % b) := by
  rw [Nat.add_comm, ← mod_mul_right_div_self, ← mod_mul_right_mod x a b, div_add_mod]

theorem mod_add_mod_lt_of_add_mod_eq_sub_one {c a b : Nat} (w : 0 < c) (h : (a + b) % c = c - 1) :
    a % c + b % c < c := by
  have l := mod_lt a w
  have m := mod_lt b w
  rw [add_mod_eq_ite] at h
  split at h <;> omega
theorem add_div_of_dvd_add_add_one {c a b : Nat} (h : c ∣ a + b + 1) : (a + b) / c = a / c + b / c := by
  have w : 0 < c := Nat.pos_of_ne_zero fun z => by rw [z, Nat.zero_dvd] at h; omega
  have k := mod_add_mod_lt_of_add_mod_eq_sub_one w ((mod_eq_sub_iff Nat.zero_lt_one w).mpr h)
  rw [Nat.add_div w, if_neg (Nat.not_le_of_lt k)]
  rfl
theorem div_lt_of_lt {a b c : Nat} (ha : a < c) : a / b < c := Nat.lt_of_le_of_lt (div_le_self a b) ha
theorem div_mod_eq_div {a b c : Nat} (ha : a < c) : (a / b) % c = a / b := mod_eq_of_lt (div_lt_of_lt ha)
theorem div_mod_eq_mod_div_mod {a b c : Nat} (ha : a < c) (hb : b < c) : (a / b) % c = a % c / (b % c) := by
  rw [div_mod_eq_div ha, mod_eq_of_lt ha, mod_eq_of_lt hb]
theorem mod_mod_eq_mod_of_lt_right {a b c : Nat} (ha : a < c) : (a % b) % c = a % b := mod_eq_of_lt (mod_lt_of_lt ha)
theorem mod_mod_eq_mod_mod_mod {a b c : Nat} (ha : a < c) (hb : b < c) : (a % b) % c = (a % c) % (b % c) := by
  rw [mod_mod_eq_mod_of_lt_right ha, mod_eq_of_lt ha, mod_eq_of_lt hb]
theorem mod_mod_of_dvd' {a b c : Nat} (h : b ∣ c) : a % b % c = a % b := by
  by_cases z : b = 0
  · subst z; rw [Nat.zero_dvd.1 h, mod_zero, mod_zero]
  by_cases y : c = 0
  · subst y; rw [mod_zero]
  · exact mod_eq_of_lt (Nat.lt_of_lt_of_le (mod_lt a (Nat.pos_of_ne_zero z)) (le_of_dvd (Nat.pos_of_ne_zero y) h))
theorem mod_mod_eq_mod_mod_of_dvd {a b c : Nat} (h : b ∣ c) : a % b % c = a % c % b := by
  rw [mod_mod_of_dvd' h, mod_mod_of_dvd a h]
theorem mod_mod_eq_mod_mod_mod_of_dvd {a b c : Nat} (hb : b ∣ c) : (a % b) % c = (a % c) % (b % c) := by
  rw [mod_mod_of_dvd' hb]
  by_cases e : b = c
  · subst e; rw [mod_self, mod_zero]
  by_cases y : c = 0
  · subst y; rw [mod_zero, mod_zero]
  · rw [mod_eq_of_lt (Nat.lt_of_le_of_ne (le_of_dvd (Nat.pos_of_ne_zero y) hb) e), mod_mod_of_dvd a hb]
theorem mod_eq_mod_iff {x y z : Nat} : x % z = y % z ↔ ∃ k₁ k₂, x + k₁ * z = y + k₂ * z := by
  refine ⟨fun h => ⟨y / z, x / z, ?_⟩, fun ⟨i, j, h⟩ => ?_⟩
  · have e := div_add_mod x z
    have f := div_add_mod y z
    rw [Nat.mul_comm _ z, Nat.mul_comm _ z]
    omega
  · rw [← add_mul_mod_self_right x i z, h, add_mul_mod_self_right]
theorem dvd_sub_iff_right {m n k : Nat} (hkn : k ≤ n) (h : m ∣ n) : m ∣ n - k ↔ m ∣ k :=
  ⟨fun h' => by have := dvd_sub h h'; rwa [Nat.sub_sub_self hkn] at this, dvd_sub h⟩
theorem dvd_sub_iff_left {m n k : Nat} (hkn : k ≤ n) (h : m ∣ k) : m ∣ n - k ↔ m ∣ n :=
  ⟨fun h' => by have := Nat.dvd_add h' h; rwa [Nat.sub_add_cancel hkn] at this, fun h' => dvd_sub h' h⟩

/- Powers. -/
theorem mod_pow_succ {x b k : Nat} : x % b ^ (k + 1) = x % b ^ k + b ^ k * ((x / b ^ k) % b) := by
  rw [Nat.pow_succ, mod_mul]
@[simp] theorem pow_eq {m n : Nat} : m.pow n = m ^ n := rfl
@[simp] theorem zero_pow_of_pos (n : Nat) (h : 0 < n) : 0 ^ n = 0 := Nat.zero_pow h
instance {n m : Nat} [NeZero n] : NeZero (n^m) := ⟨Nat.ne_of_gt (Nat.pow_pos (pos_of_neZero n))⟩
instance {n : Nat} : NeZero (n^0) := ⟨Nat.one_ne_zero⟩
protected theorem pow_left_inj {a b n : Nat} (hn : n ≠ 0) : a ^ n = b ^ n ↔ a = b := by
  refine ⟨fun h => ?_, fun h => by rw [h]⟩
  rcases Nat.lt_trichotomy a b with k | k | k
  · exact absurd h (Nat.ne_of_lt (Nat.pow_lt_pow_left k hn))
  · exact k
  · exact absurd h (Nat.ne_of_gt (Nat.pow_lt_pow_left k hn))
theorem div_pow_of_pos (a n : Nat) : n > 0 → a ∣ a ^ n := fun h => by
  cases n with
  | zero => exact absurd h (Nat.lt_irrefl 0)
  | succ n => exact Nat.dvd_mul_left a (a ^ n)
protected theorem pow_add' (a m n : Nat) : a ^ (m + n) = a ^ n * a ^ m := by rw [Nat.add_comm, Nat.pow_add]
@[simp] protected theorem one_lt_two_pow_iff {n : Nat} : 1 < 2 ^ n ↔ n ≠ 0 :=
  ⟨fun h e => by rw [e] at h; exact absurd h (by decide), Nat.one_lt_two_pow⟩
@[simp] theorem one_mod_two_pow_eq_one {n : Nat} : 1 % 2 ^ n = 1 ↔ 0 < n := by
  cases n with
  | zero => decide
  | succ n => exact iff_of_true (mod_eq_of_lt (Nat.one_lt_two_pow (succ_ne_zero n))) (succ_pos n)
@[simp] theorem one_mod_two_pow {n : Nat} (h : 0 < n) : 1 % 2 ^ n = 1 := one_mod_two_pow_eq_one.mpr h
@[simp] theorem two_pow_mod_two_eq_zero {n : Nat} : 2 ^ n % 2 = 0 ↔ 0 < n := by
  cases n with
  | zero => decide
  | succ n => exact iff_of_true (mul_mod_left _ 2) (succ_pos n)
@[simp] theorem two_pow_mod_two_eq_one {n : Nat} : 2 ^ n % 2 = 1 ↔ n = 0 := by
  cases n with
  | zero => decide
  | succ n => exact iff_of_false (fun h => by rw [Nat.pow_succ, mul_mod_left] at h; omega) (succ_ne_zero n)
protected theorem pow_lt_pow_succ {a n : Nat} (h : 1 < a) : a ^ n < a ^ (n + 1) :=
  Nat.pow_lt_pow_right h (lt_succ_self n)
protected theorem pow_lt_pow_of_lt {a n m : Nat} (h : 1 < a) (w : n < m) : a ^ n < a ^ m := Nat.pow_lt_pow_right h w
protected theorem pow_le_pow_of_le {a n m : Nat} (h : 1 < a) (w : n ≤ m) : a ^ n ≤ a ^ m :=
  Nat.pow_le_pow_right (Nat.le_of_lt h) w
@[simp] protected theorem pow_pred_mul {x w : Nat} (h : 0 < w) : x ^ (w - 1) * x = x ^ w := by
  rw [← Nat.pow_add_one, Nat.sub_add_cancel h]
protected theorem pow_pred_lt_pow {x w : Nat} (h₁ : 1 < x) (h₂ : 0 < w) : x ^ (w - 1) < x ^ w :=
  Nat.pow_lt_pow_right h₁ (by omega)
protected theorem two_pow_pred_lt_two_pow {w : Nat} (h : 0 < w) : 2 ^ (w - 1) < 2 ^ w :=
  Nat.pow_pred_lt_pow (by decide) h
@[simp] protected theorem two_pow_pred_add_two_pow_pred {w : Nat} (h : 0 < w) : 2 ^ (w - 1) + 2 ^ (w - 1) = 2 ^ w := by
  rw [← Nat.mul_two, Nat.pow_pred_mul h]
@[simp] protected theorem two_pow_sub_two_pow_pred {w : Nat} (h : 0 < w) : 2 ^ w - 2 ^ (w - 1) = 2 ^ (w - 1) := by
  rw [← Nat.two_pow_pred_add_two_pow_pred h, Nat.add_sub_cancel]
@[simp] protected theorem two_pow_pred_mod_two_pow {w : Nat} (h : 0 < w) : 2 ^ (w - 1) % 2 ^ w = 2 ^ (w - 1) :=
  mod_eq_of_lt (Nat.two_pow_pred_lt_two_pow h)
@[simp] theorem two_pow_pred_mul_two {w : Nat} (h : 0 < w) : 2 ^ (w - 1) * 2 = 2 ^ w := Nat.pow_pred_mul h
protected theorem pow_lt_pow_iff_pow_mul_le_pow {a n m : Nat} (h : 1 < a) : a ^ n < a ^ m ↔ a ^ n * a ≤ a ^ m := by
  rw [← Nat.pow_succ, Nat.pow_le_pow_iff_right h, Nat.pow_lt_pow_iff_right h]; rfl
protected theorem lt_pow_self {n a : Nat} (h : 1 < a) : n < a ^ n := by
  induction n with
  | zero => exact Nat.zero_lt_one
  | succ n ih => exact Nat.lt_of_le_of_lt ih (Nat.pow_lt_pow_succ h)
@[simp] protected theorem mod_two_pow_self {n : Nat} : n % 2 ^ n = n := mod_eq_of_lt Nat.lt_two_pow_self
theorem le_self_pow {n : Nat} (hn : n ≠ 0) (a : Nat) : a ≤ a ^ n := by
  cases a with
  | zero => exact zero_le _
  | succ a =>
    have := Nat.pow_le_pow_right (succ_pos a) (Nat.pos_of_ne_zero hn)
    rwa [Nat.pow_one] at this
theorem le_pow {a b : Nat} (h : 0 < b) : a ≤ a ^ b := le_self_pow (Nat.ne_of_gt h) a
protected theorem pow_le_pow_iff_left {a b n : Nat} (hn : n ≠ 0) : a ^ n ≤ b ^ n ↔ a ≤ b :=
  ⟨fun h => Nat.le_of_not_lt fun k => Nat.not_le_of_lt (Nat.pow_lt_pow_left k hn) h, fun h => Nat.pow_le_pow_left h n⟩
protected theorem pow_lt_pow_iff_left {a b n : Nat} (hn : n ≠ 0) : a ^ n < b ^ n ↔ a < b :=
  ⟨fun h => Nat.lt_of_not_le fun k => Nat.not_le_of_lt h (Nat.pow_le_pow_left k n), fun h => Nat.pow_lt_pow_left h hn⟩
theorem one_le_pow (n m : Nat) (h : 0 < m) : 1 ≤ m ^ n := Nat.pow_pos h
theorem one_lt_pow {n a : Nat} (hn : n ≠ 0) (ha : 1 < a) : 1 < a ^ n := Nat.lt_of_lt_of_le ha (le_self_pow hn a)
theorem one_lt_pow' (n m : Nat) : 1 < (m + 2) ^ (n + 1) := one_lt_pow (succ_ne_zero n) (by omega)
@[simp] theorem one_lt_pow_iff {n : Nat} (hn : n ≠ 0) {a : Nat} : 1 < a ^ n ↔ 1 < a := by
  have := Nat.pow_lt_pow_iff_left (a := 1) (b := a) hn
  rwa [Nat.one_pow] at this
theorem one_lt_two_pow' (n : Nat) : 1 < 2 ^ (n + 1) := one_lt_pow (succ_ne_zero n) (by decide)
theorem mul_lt_mul_pow_succ {a b n : Nat} (ha : 0 < a) (hb : 1 < b) : n * b < a * b ^ (n + 1) := by
  rw [Nat.pow_succ, ← Nat.mul_assoc, Nat.mul_lt_mul_right (by omega)]
  exact Nat.lt_of_lt_of_le (Nat.lt_pow_self hb) (Nat.le_mul_of_pos_left _ ha)
theorem pow_two_sub_pow_two (a b : Nat) : a ^ 2 - b ^ 2 = (a + b) * (a - b) := by
  rw [Nat.pow_two, Nat.pow_two, Nat.mul_self_sub_mul_self_eq]
protected theorem pow_pos_iff {a n : Nat} : 0 < a ^ n ↔ 0 < a ∨ n = 0 := by
  rw [Nat.pos_iff_ne_zero, ne_eq, Nat.pow_eq_zero]; omega
theorem pow_self_pos {n : Nat} : 0 < n ^ n := Nat.pow_pos_iff.2 (n.eq_zero_or_pos.symm)
theorem pow_self_mul_pow_self_le {m n : Nat} : m ^ m * n ^ n ≤ (m + n) ^ (m + n) := by
  rw [Nat.pow_add]
  exact Nat.mul_le_mul (Nat.pow_le_pow_left (le_add_right m n) m) (Nat.pow_le_pow_left (le_add_left n m) n)
protected theorem pow_right_inj {a m n : Nat} (ha : 1 < a) : a ^ m = a ^ n ↔ m = n := by
  rw [Nat.le_antisymm_iff, Nat.pow_le_pow_iff_right ha, Nat.pow_le_pow_iff_right ha, ← Nat.le_antisymm_iff]
@[simp] protected theorem pow_eq_one {a n : Nat} : a ^ n = 1 ↔ a = 1 ∨ n = 0 := by
  by_cases h : n = 0
  · subst h; exact iff_of_true rfl (.inr rfl)
  · have := Nat.pow_left_inj (a := a) (b := 1) h
    rw [Nat.one_pow] at this
    rw [this]
    exact ⟨.inl, fun k => k.resolve_right h⟩
theorem pow_eq_self_iff {a b : Nat} (ha : 1 < a) : a ^ b = a ↔ b = 1 := by
  have := Nat.pow_right_inj (m := b) (n := 1) ha
  rwa [Nat.pow_one] at this
@[simp] protected theorem pow_le_one_iff {n a : Nat} (hn : n ≠ 0) : a ^ n ≤ 1 ↔ a ≤ 1 := by
  rw [← Nat.not_lt, one_lt_pow_iff hn, Nat.not_lt]
theorem pow_dvd_pow_iff_pow_le_pow {k l x : Nat} : 0 < x → (x ^ k ∣ x ^ l ↔ x ^ k ≤ x ^ l) := fun h => by
  refine ⟨le_of_dvd (Nat.pow_pos h), fun a => ?_⟩
  by_cases e : x = 1
  · subst e; rw [Nat.one_pow, Nat.one_pow]; exact Nat.dvd_refl 1
  · exact Nat.pow_dvd_pow x ((Nat.pow_le_pow_iff_right (by omega)).mp a)
theorem pow_dvd_pow_iff_le_right {x k l : Nat} (w : 1 < x) : x ^ k ∣ x ^ l ↔ k ≤ l := by
  rw [pow_dvd_pow_iff_pow_le_pow (by omega), Nat.pow_le_pow_iff_right w]
theorem pow_dvd_pow_iff_le_right' {b k l : Nat} : (b + 2) ^ k ∣ (b + 2) ^ l ↔ k ≤ l :=
  pow_dvd_pow_iff_le_right (by omega)
theorem pow_dvd_of_le_of_pow_dvd {p m n k : Nat} (hmn : m ≤ n) (hdiv : p ^ n ∣ k) : p ^ m ∣ k :=
  Nat.dvd_trans (Nat.pow_dvd_pow p hmn) hdiv
protected theorem pow_div {x m n : Nat} (h : n ≤ m) (hx : 0 < x) : x ^ m / x ^ n = x ^ (m - n) := by
  rw [← Nat.pow_sub_mul_pow x h, mul_div_left _ (Nat.pow_pos hx)]
protected theorem div_pow {a b c : Nat} (h : a ∣ b) : (b / a) ^ c = b ^ c / a ^ c := by
  obtain ⟨d, rfl⟩ := h
  by_cases z : a = 0
  · subst z
    cases c with
    | zero => rfl
    | succ c => rw [Nat.zero_mul, Nat.zero_div, Nat.zero_pow (succ_pos c), Nat.zero_div]
  · have p := Nat.pos_of_ne_zero z
    rw [mul_div_right d p, Nat.mul_pow, mul_div_right _ (Nat.pow_pos p)]
theorem mod_two_ne_one {n : Nat} : n % 2 ≠ 1 ↔ n % 2 = 0 := mod_two_not_eq_one
theorem mod_two_ne_zero {n : Nat} : n % 2 ≠ 0 ↔ n % 2 = 1 := mod_two_not_eq_zero
theorem lt_of_pow_dvd_right {b a n : Nat} (hb : b ≠ 0) (ha : 2 ≤ a) (h : a ^ n ∣ b) : n < b :=
  Nat.lt_of_lt_of_le (Nat.lt_pow_self ha) (le_of_dvd (Nat.pos_of_ne_zero hb) h)
end Nat
