/-
Natural numbers: what else Lean's core library says of the greatest common divisor, the least common multiple and
coprimality.
-/
namespace Nat
theorem gcd_left_comm (m n k : Nat) : gcd m (gcd n k) = gcd n (gcd m k) := by
  rw [← gcd_assoc, ← gcd_assoc, gcd_comm m]
theorem gcd_add_one (x y : Nat) : gcd (x + 1) y = gcd (y % (x + 1)) (x + 1) := gcd_rec (x + 1) y
theorem gcd_def (x y : Nat) : gcd x y = if x = 0 then y else gcd (y % x) x := by
  split
  · next h => rw [h, gcd_zero_left]
  · exact gcd_rec x y
@[elab_as_elim] theorem gcd.induction {P : Nat → Nat → Prop} (m n : Nat) (H0 : ∀ n, P 0 n)
    (H1 : ∀ m n, 0 < m → P (n % m) m → P m n) : P m n :=
  Nat.strongRecOn (motive := fun m => ∀ n, P m n) m (fun m ih n =>
    if h : m = 0 then by subst h; exact H0 n
    else H1 m n (Nat.pos_of_ne_zero h) (ih (n % m) (mod_lt n (Nat.pos_of_ne_zero h)) m)) n
theorem gcd_eq_left_iff_dvd {m n : Nat} : gcd m n = m ↔ m ∣ n := ⟨fun h => h ▸ gcd_dvd_right m n, gcd_eq_left⟩
theorem gcd_eq_right_iff_dvd {n m : Nat} : gcd n m = m ↔ m ∣ n := ⟨fun h => h ▸ gcd_dvd_left n m, gcd_eq_right⟩
theorem div_gcd_pos_of_pos_left {a : Nat} (b : Nat) (h : 0 < a) : 0 < a / a.gcd b :=
  div_pos (gcd_le_left b h) (gcd_pos_of_pos_left b h)
theorem div_gcd_pos_of_pos_right {b : Nat} (a : Nat) (h : 0 < b) : 0 < b / a.gcd b :=
  div_pos (gcd_le_right a h) (gcd_pos_of_pos_right a h)
theorem eq_zero_of_gcd_eq_zero_left {m n : Nat} (H : gcd m n = 0) : m = 0 := (gcd_eq_zero_iff.mp H).1
theorem eq_zero_of_gcd_eq_zero_right {m n : Nat} (H : gcd m n = 0) : n = 0 := (gcd_eq_zero_iff.mp H).2
theorem gcd_ne_zero_left {m n : Nat} : m ≠ 0 → gcd m n ≠ 0 := mt eq_zero_of_gcd_eq_zero_left
theorem gcd_ne_zero_right {n m : Nat} : n ≠ 0 → gcd m n ≠ 0 := mt eq_zero_of_gcd_eq_zero_right
theorem gcd_div {m n k : Nat} (H1 : k ∣ m) (H2 : k ∣ n) : gcd (m / k) (n / k) = gcd m n / k := by
  obtain ⟨a, rfl⟩ := H1
  obtain ⟨b, rfl⟩ := H2
  by_cases z : k = 0
  · subst z; simp
  · have p := Nat.pos_of_ne_zero z
    rw [gcd_mul_left, mul_div_right _ p, mul_div_right _ p, mul_div_right _ p]
theorem gcd_dvd_gcd_of_dvd_left {m k : Nat} (n : Nat) (H : m ∣ k) : gcd m n ∣ gcd k n :=
  dvd_gcd (Nat.dvd_trans (gcd_dvd_left m n) H) (gcd_dvd_right m n)
theorem gcd_dvd_gcd_of_dvd_right {m k : Nat} (n : Nat) (H : m ∣ k) : gcd n m ∣ gcd n k :=
  dvd_gcd (gcd_dvd_left n m) (Nat.dvd_trans (gcd_dvd_right n m) H)
theorem gcd_dvd_gcd_mul_left_left (m n k : Nat) : gcd m n ∣ gcd (k * m) n :=
  gcd_dvd_gcd_of_dvd_left n (Nat.dvd_mul_left m k)
theorem gcd_dvd_gcd_mul_right_left (m n k : Nat) : gcd m n ∣ gcd (m * k) n :=
  gcd_dvd_gcd_of_dvd_left n (Nat.dvd_mul_right m k)
theorem gcd_dvd_gcd_mul_left_right (m n k : Nat) : gcd m n ∣ gcd m (k * n) :=
  gcd_dvd_gcd_of_dvd_right m (Nat.dvd_mul_left n k)
theorem gcd_dvd_gcd_mul_right_right (m n k : Nat) : gcd m n ∣ gcd m (n * k) :=
  gcd_dvd_gcd_of_dvd_right m (Nat.dvd_mul_right n k)
theorem gcd_right_eq_iff {m n n' : Nat} : gcd m n = gcd m n' ↔ ∀ k, k ∣ m → (k ∣ n ↔ k ∣ n') := by
  refine ⟨fun h k hk => ?_, fun h => Nat.dvd_antisymm ?_ ?_⟩
  · have e : k ∣ gcd m n ↔ k ∣ gcd m n' := h ▸ Iff.rfl
    rw [dvd_gcd_iff, dvd_gcd_iff] at e
    exact ⟨fun x => (e.1 ⟨hk, x⟩).2, fun x => (e.2 ⟨hk, x⟩).2⟩
  · exact dvd_gcd (gcd_dvd_left m n) ((h _ (gcd_dvd_left m n)).1 (gcd_dvd_right m n))
  · exact dvd_gcd (gcd_dvd_left m n') ((h _ (gcd_dvd_left m n')).2 (gcd_dvd_right m n'))
theorem gcd_left_eq_iff {m m' n : Nat} : gcd m n = gcd m' n ↔ ∀ k, k ∣ n → (k ∣ m ↔ k ∣ m') := by
  rw [gcd_comm m, gcd_comm m', gcd_right_eq_iff]
@[simp] theorem gcd_mul_left_left (m n : Nat) : gcd (m * n) n = n := gcd_eq_right (Nat.dvd_mul_left n m)
@[simp] theorem gcd_mul_left_right (m n : Nat) : gcd n (m * n) = n := gcd_eq_left (Nat.dvd_mul_left n m)
@[simp] theorem gcd_mul_right_left (m n : Nat) : gcd (n * m) n = n := gcd_eq_right (Nat.dvd_mul_right n m)
@[simp] theorem gcd_mul_right_right (m n : Nat) : gcd n (n * m) = n := gcd_eq_left (Nat.dvd_mul_right n m)
@[simp] theorem gcd_gcd_self_right_left (m n : Nat) : gcd m (gcd m n) = gcd m n := gcd_eq_right (gcd_dvd_left m n)
@[simp] theorem gcd_gcd_self_right_right (m n : Nat) : gcd m (gcd n m) = gcd n m := gcd_eq_right (gcd_dvd_right n m)
@[simp] theorem gcd_gcd_self_left_right (m n : Nat) : gcd (gcd n m) m = gcd n m := gcd_eq_left (gcd_dvd_right n m)
@[simp] theorem gcd_gcd_self_left_left (m n : Nat) : gcd (gcd m n) m = gcd m n := gcd_eq_left (gcd_dvd_left m n)
@[simp] theorem gcd_add_mul_right_right (m n k : Nat) : gcd m (n + k * m) = gcd m n :=
  gcd_right_eq_iff.2 fun _ h => Nat.dvd_add_left (Nat.dvd_mul_left_of_dvd h k)
@[simp] theorem gcd_add_mul_left_right (m n k : Nat) : gcd m (n + m * k) = gcd m n :=
  gcd_right_eq_iff.2 fun _ h => Nat.dvd_add_left (Nat.dvd_mul_right_of_dvd h k)
@[simp] theorem gcd_mul_right_add_right (m n k : Nat) : gcd m (k * m + n) = gcd m n :=
  gcd_right_eq_iff.2 fun _ h => Nat.dvd_add_right (Nat.dvd_mul_left_of_dvd h k)
@[simp] theorem gcd_mul_left_add_right (m n k : Nat) : gcd m (m * k + n) = gcd m n :=
  gcd_right_eq_iff.2 fun _ h => Nat.dvd_add_right (Nat.dvd_mul_right_of_dvd h k)
@[simp] theorem gcd_add_mul_right_left (m n k : Nat) : gcd (n + k * m) m = gcd n m :=
  gcd_left_eq_iff.2 fun _ h => Nat.dvd_add_left (Nat.dvd_mul_left_of_dvd h k)
@[simp] theorem gcd_add_mul_left_left (m n k : Nat) : gcd (n + m * k) m = gcd n m :=
  gcd_left_eq_iff.2 fun _ h => Nat.dvd_add_left (Nat.dvd_mul_right_of_dvd h k)
@[simp] theorem gcd_mul_right_add_left (m n k : Nat) : gcd (k * m + n) m = gcd n m :=
  gcd_left_eq_iff.2 fun _ h => Nat.dvd_add_right (Nat.dvd_mul_left_of_dvd h k)
@[simp] theorem gcd_mul_left_add_left (m n k : Nat) : gcd (m * k + n) m = gcd n m :=
  gcd_left_eq_iff.2 fun _ h => Nat.dvd_add_right (Nat.dvd_mul_right_of_dvd h k)
@[simp] theorem gcd_add_self_right (m n : Nat) : gcd m (n + m) = gcd m n := gcd_right_eq_iff.2 fun _ => Nat.dvd_add_left
@[simp] theorem gcd_self_add_right (m n : Nat) : gcd m (m + n) = gcd m n :=
  gcd_right_eq_iff.2 fun _ => Nat.dvd_add_right
@[simp] theorem gcd_add_self_left (m n : Nat) : gcd (n + m) m = gcd n m := gcd_left_eq_iff.2 fun _ => Nat.dvd_add_left
@[simp] theorem gcd_self_add_left (m n : Nat) : gcd (m + n) m = gcd n m := gcd_left_eq_iff.2 fun _ => Nat.dvd_add_right
@[simp] theorem gcd_add_left_left_of_dvd {m k : Nat} (n : Nat) : m ∣ k → gcd (k + n) m = gcd n m :=
  fun d => gcd_left_eq_iff.2 fun _ h => Nat.dvd_add_right (Nat.dvd_trans h d)
@[simp] theorem gcd_add_right_left_of_dvd {m k : Nat} (n : Nat) : m ∣ k → gcd (n + k) m = gcd n m :=
  fun d => gcd_left_eq_iff.2 fun _ h => Nat.dvd_add_left (Nat.dvd_trans h d)
@[simp] theorem gcd_add_left_right_of_dvd {n k : Nat} (m : Nat) : n ∣ k → gcd n (k + m) = gcd n m :=
  fun d => gcd_right_eq_iff.2 fun _ h => Nat.dvd_add_right (Nat.dvd_trans h d)
@[simp] theorem gcd_add_right_right_of_dvd {n k : Nat} (m : Nat) : n ∣ k → gcd n (m + k) = gcd n m :=
  fun d => gcd_right_eq_iff.2 fun _ h => Nat.dvd_add_left (Nat.dvd_trans h d)
@[simp] theorem gcd_sub_right_right_of_dvd {m k : Nat} (n : Nat) (h : k ≤ m) : n ∣ k → gcd n (m - k) = gcd n m :=
  fun d => gcd_right_eq_iff.2 fun _ l => dvd_sub_iff_left h (Nat.dvd_trans l d)
@[simp] theorem gcd_sub_left_right_of_dvd {m k : Nat} (n : Nat) (h : m ≤ k) : n ∣ k → gcd n (k - m) = gcd n m :=
  fun d => gcd_right_eq_iff.2 fun _ l => dvd_sub_iff_right h (Nat.dvd_trans l d)
@[simp] theorem gcd_sub_right_left_of_dvd {n k : Nat} (m : Nat) (h : k ≤ n) : m ∣ k → gcd (n - k) m = gcd n m :=
  fun d => gcd_left_eq_iff.2 fun _ l => dvd_sub_iff_left h (Nat.dvd_trans l d)
@[simp] theorem gcd_sub_left_left_of_dvd {n k : Nat} (m : Nat) (h : n ≤ k) : m ∣ k → gcd (k - n) m = gcd n m :=
  fun d => gcd_left_eq_iff.2 fun _ l => dvd_sub_iff_right h (Nat.dvd_trans l d)
@[simp] theorem gcd_sub_mul_right_right {m n k : Nat} (h : k * m ≤ n) : gcd m (n - k * m) = gcd m n :=
  gcd_sub_right_right_of_dvd m h (Nat.dvd_mul_left m k)
@[simp] theorem gcd_sub_mul_left_right {m n k : Nat} (h : m * k ≤ n) : gcd m (n - m * k) = gcd m n :=
  gcd_sub_right_right_of_dvd m h (Nat.dvd_mul_right m k)
@[simp] theorem gcd_mul_right_sub_right {m n k : Nat} (h : n ≤ k * m) : gcd m (k * m - n) = gcd m n :=
  gcd_sub_left_right_of_dvd m h (Nat.dvd_mul_left m k)
@[simp] theorem gcd_mul_left_sub_right {m n k : Nat} (h : n ≤ m * k) : gcd m (m * k - n) = gcd m n :=
  gcd_sub_left_right_of_dvd m h (Nat.dvd_mul_right m k)
@[simp] theorem gcd_sub_mul_right_left {m n k : Nat} (h : k * m ≤ n) : gcd (n - k * m) m = gcd n m :=
  gcd_sub_right_left_of_dvd m h (Nat.dvd_mul_left m k)
@[simp] theorem gcd_sub_mul_left_left {m n k : Nat} (h : m * k ≤ n) : gcd (n - m * k) m = gcd n m :=
  gcd_sub_right_left_of_dvd m h (Nat.dvd_mul_right m k)
@[simp] theorem gcd_mul_right_sub_left {m n k : Nat} (h : n ≤ k * m) : gcd (k * m - n) m = gcd n m :=
  gcd_sub_left_left_of_dvd m h (Nat.dvd_mul_left m k)
@[simp] theorem gcd_mul_left_sub_left {m n k : Nat} (h : n ≤ m * k) : gcd (m * k - n) m = gcd n m :=
  gcd_sub_left_left_of_dvd m h (Nat.dvd_mul_right m k)
@[simp] theorem gcd_sub_self_right {m n : Nat} (h : m ≤ n) : gcd m (n - m) = gcd m n :=
  gcd_sub_right_right_of_dvd m h (Nat.dvd_refl m)
@[simp] theorem gcd_self_sub_right {m n : Nat} (h : n ≤ m) : gcd m (m - n) = gcd m n :=
  gcd_sub_left_right_of_dvd m h (Nat.dvd_refl m)
@[simp] theorem gcd_sub_self_left {m n : Nat} (h : m ≤ n) : gcd (n - m) m = gcd n m :=
  gcd_sub_right_left_of_dvd m h (Nat.dvd_refl m)
@[simp] theorem gcd_self_sub_left {m n : Nat} (h : n ≤ m) : gcd (m - n) m = gcd n m :=
  gcd_sub_left_left_of_dvd m h (Nat.dvd_refl m)
theorem gcd_eq_iff {g a b : Nat} : gcd a b = g ↔ g ∣ a ∧ g ∣ b ∧ (∀ c, c ∣ a → c ∣ b → c ∣ g) :=
  ⟨fun h => h ▸ ⟨gcd_dvd_left a b, gcd_dvd_right a b, fun _ => dvd_gcd⟩, fun ⟨h, k, l⟩ =>
    Nat.dvd_antisymm (l _ (gcd_dvd_left a b) (gcd_dvd_right a b)) (dvd_gcd h k)⟩
def dvdProdDvdOfDvdProd {k m n : Nat} (h : k ∣ m * n) :
    {d : {m' // m' ∣ m} × {n' // n' ∣ n} // k = d.1.val * d.2.val} :=
  if h0 : gcd k m = 0 then
    ⟨⟨⟨0, eq_zero_of_gcd_eq_zero_right h0 ▸ Nat.dvd_refl 0⟩, ⟨n, Nat.dvd_refl n⟩⟩,
      (eq_zero_of_gcd_eq_zero_left h0).trans (Nat.zero_mul n).symm⟩
  else
    have hd : gcd k m * (k / gcd k m) = k := Nat.mul_div_cancel' (gcd_dvd_left k m)
    ⟨⟨⟨gcd k m, gcd_dvd_right k m⟩, ⟨k / gcd k m, Nat.dvd_of_mul_dvd_mul_left (Nat.pos_of_ne_zero h0) (by
      rw [hd, ← gcd_mul_right]
      exact dvd_gcd (Nat.dvd_mul_right k n) h)⟩⟩, hd.symm⟩
protected theorem dvd_mul {k m n : Nat} : k ∣ m * n ↔ ∃ k₁ k₂, k₁ ∣ m ∧ k₂ ∣ n ∧ k₁ * k₂ = k :=
  ⟨fun h => have d := dvdProdDvdOfDvdProd h; ⟨d.1.1.1, d.1.2.1, d.1.1.2, d.1.2.2, d.2.symm⟩,
    fun ⟨_, _, h, k, e⟩ => e ▸ Nat.mul_dvd_mul h k⟩
theorem gcd_mul_right_dvd_mul_gcd (k m n : Nat) : gcd k (m * n) ∣ gcd k m * gcd k n := by
  have ⟨a, b, ha, hb, e⟩ := Nat.dvd_mul.1 (gcd_dvd_right k (m * n))
  have hk := gcd_dvd_left k (m * n)
  rw [← e] at hk ⊢
  exact Nat.mul_dvd_mul (dvd_gcd (Nat.dvd_trans (Nat.dvd_mul_right a b) hk) ha)
    (dvd_gcd (Nat.dvd_trans (Nat.dvd_mul_left b a) hk) hb)
theorem gcd_mul_left_dvd_mul_gcd (k m n : Nat) : gcd (m * n) k ∣ gcd m k * gcd n k := by
  rw [gcd_comm, gcd_comm m, gcd_comm n]; exact gcd_mul_right_dvd_mul_gcd k m n
theorem dvd_gcd_mul_iff_dvd_mul {k n m : Nat} : k ∣ gcd k n * m ↔ k ∣ n * m := by
  refine ⟨fun h => Nat.dvd_trans h (Nat.mul_dvd_mul_right (gcd_dvd_right k n) m), fun h => ?_⟩
  rw [← gcd_mul_right]
  exact dvd_gcd (Nat.dvd_mul_right k m) h
theorem dvd_mul_gcd_iff_dvd_mul {k n m : Nat} : k ∣ n * gcd k m ↔ k ∣ n * m := by
  rw [Nat.mul_comm, dvd_gcd_mul_iff_dvd_mul, Nat.mul_comm]
theorem dvd_gcd_mul_gcd_iff_dvd_mul {k n m : Nat} : k ∣ gcd k n * gcd k m ↔ k ∣ n * m := by
  rw [dvd_gcd_mul_iff_dvd_mul, dvd_mul_gcd_iff_dvd_mul]
theorem gcd_eq_one_iff {m n : Nat} : gcd m n = 1 ↔ ∀ c, c ∣ m → c ∣ n → c = 1 :=
  ⟨fun h c hm hn => eq_one_of_dvd_one (h ▸ dvd_gcd hm hn), fun h => h _ (gcd_dvd_left m n) (gcd_dvd_right m n)⟩
theorem gcd_mul_right_right_of_gcd_eq_one {n m k : Nat} : gcd n m = 1 → gcd n (m * k) = gcd n k :=
  fun h => gcd_right_eq_iff.2 fun l hl => ⟨fun a => Coprime.dvd_of_dvd_mul_left
    (show gcd l m = 1 from eq_one_of_dvd_one (h ▸ gcd_dvd_gcd_of_dvd_left m hl)) a, fun a =>
    Nat.dvd_mul_left_of_dvd a m⟩
theorem gcd_mul_left_right_of_gcd_eq_one {n m k : Nat} (h : gcd n m = 1) : gcd n (k * m) = gcd n k := by
  rw [Nat.mul_comm, gcd_mul_right_right_of_gcd_eq_one h]
theorem gcd_mul_right_left_of_gcd_eq_one {n m k : Nat} (h : gcd n m = 1) : gcd (n * k) m = gcd k m := by
  rw [gcd_comm, gcd_mul_right_right_of_gcd_eq_one (gcd_comm n m ▸ h), gcd_comm]
theorem gcd_mul_left_left_of_gcd_eq_one {n m k : Nat} (h : gcd n m = 1) : gcd (k * n) m = gcd k m := by
  rw [Nat.mul_comm, gcd_mul_right_left_of_gcd_eq_one h]
theorem gcd_pow_left_of_gcd_eq_one {k n m : Nat} (h : gcd n m = 1) : gcd (n ^ k) m = 1 := by
  induction k with
  | zero => exact gcd_one_left m
  | succ k ih => rw [Nat.pow_succ, gcd_mul_left_left_of_gcd_eq_one h, ih]
theorem gcd_pow_right_of_gcd_eq_one {k n m : Nat} (h : gcd n m = 1) : gcd n (m ^ k) = 1 := by
  rw [gcd_comm, gcd_pow_left_of_gcd_eq_one (gcd_comm n m ▸ h)]
theorem pow_gcd_pow_of_gcd_eq_one {k l n m : Nat} (h : gcd n m = 1) : gcd (n ^ k) (m ^ l) = 1 :=
  gcd_pow_left_of_gcd_eq_one (gcd_pow_right_of_gcd_eq_one h)
theorem gcd_div_gcd_div_gcd_of_pos_left {n m : Nat} (h : 0 < n) : gcd (n / gcd n m) (m / gcd n m) = 1 := by
  rw [gcd_div (gcd_dvd_left n m) (gcd_dvd_right n m), Nat.div_self (gcd_pos_of_pos_left m h)]
theorem gcd_div_gcd_div_gcd_of_pos_right {n m : Nat} (h : 0 < m) : gcd (n / gcd n m) (m / gcd n m) = 1 := by
  rw [gcd_div (gcd_dvd_left n m) (gcd_dvd_right n m), Nat.div_self (gcd_pos_of_pos_right n h)]
theorem pow_gcd_pow {k n m : Nat} : gcd (n ^ k) (m ^ k) = (gcd n m) ^ k := by
  by_cases z : n = 0
  · subst z
    cases k with
    | zero => rfl
    | succ k => rw [Nat.zero_pow (succ_pos k), gcd_zero_left, gcd_zero_left]
  · have p := Nat.pos_of_ne_zero z
    have e := Nat.div_mul_cancel (gcd_dvd_left n m)
    have f := Nat.div_mul_cancel (gcd_dvd_right n m)
    have c := pow_gcd_pow_of_gcd_eq_one (k := k) (l := k) (gcd_div_gcd_div_gcd_of_pos_left (m := m) p)
    generalize gcd n m = g at e f c ⊢
    have l : gcd (n ^ k) (m ^ k) = gcd ((n / g * g) ^ k) ((m / g * g) ^ k) := by rw [e, f]
    rw [l, Nat.mul_pow, Nat.mul_pow, gcd_mul_right, c, Nat.one_mul]
theorem pow_dvd_pow_iff {a b n : Nat} (h : n ≠ 0) : a ^ n ∣ b ^ n ↔ a ∣ b := by
  rw [← gcd_eq_left_iff_dvd, ← gcd_eq_left_iff_dvd, pow_gcd_pow, Nat.pow_left_inj h]

/- Least common multiple. -/
theorem lcm_eq_mul_div (m n : Nat) : lcm m n = m * n / gcd m n := rfl
@[simp] theorem lcm_mul_gcd (m n : Nat) : lcm m n * gcd m n = m * n := by rw [Nat.mul_comm, gcd_mul_lcm]
@[simp] theorem lcm_dvd_mul (m n : Nat) : lcm m n ∣ m * n := lcm_dvd (Nat.dvd_mul_right m n) (Nat.dvd_mul_left n m)
@[simp] theorem gcd_dvd_mul (m n : Nat) : gcd m n ∣ m * n := Nat.dvd_mul_right_of_dvd (gcd_dvd_left m n) n
@[simp] theorem lcm_le_mul {m n : Nat} (hm : 0 < m) (hn : 0 < n) : lcm m n ≤ m * n :=
  le_of_dvd (Nat.mul_pos hm hn) (lcm_dvd_mul m n)
@[simp] theorem gcd_le_mul {m n : Nat} (hm : 0 < m) (hn : 0 < n) : gcd m n ≤ m * n :=
  le_of_dvd (Nat.mul_pos hm hn) (gcd_dvd_mul m n)
theorem le_lcm_left {n : Nat} (m : Nat) (hn : 0 < n) : m ≤ lcm m n :=
  m.eq_zero_or_pos.elim (fun h => h ▸ zero_le _) fun h => le_of_dvd (lcm_pos h hn) (dvd_lcm_left m n)
theorem le_lcm_right {m : Nat} (n : Nat) (hm : 0 < m) : n ≤ lcm m n := lcm_comm n m ▸ le_lcm_left n hm
theorem lcm_dvd_iff {m n k : Nat} : lcm m n ∣ k ↔ m ∣ k ∧ n ∣ k :=
  ⟨fun h => ⟨Nat.dvd_trans (dvd_lcm_left m n) h, Nat.dvd_trans (dvd_lcm_right m n) h⟩, fun h => lcm_dvd h.1 h.2⟩
theorem lcm_eq_left {m n : Nat} (h : n ∣ m) : lcm m n = m :=
  Nat.dvd_antisymm (lcm_dvd (Nat.dvd_refl m) h) (dvd_lcm_left m n)
theorem lcm_eq_right {m n : Nat} (h : m ∣ n) : lcm m n = n := lcm_comm n m ▸ lcm_eq_left h
theorem lcm_eq_left_iff_dvd {m n : Nat} : lcm m n = m ↔ n ∣ m := ⟨fun h => h ▸ dvd_lcm_right m n, lcm_eq_left⟩
theorem lcm_eq_right_iff_dvd {m n : Nat} : lcm m n = n ↔ m ∣ n := ⟨fun h => h ▸ dvd_lcm_left m n, lcm_eq_right⟩
theorem lcm_eq_iff {n m l : Nat} : lcm n m = l ↔ n ∣ l ∧ m ∣ l ∧ (∀ c, n ∣ c → m ∣ c → l ∣ c) :=
  ⟨fun h => h ▸ ⟨dvd_lcm_left n m, dvd_lcm_right n m, fun _ => lcm_dvd⟩, fun ⟨h, k, l⟩ =>
    Nat.dvd_antisymm (lcm_dvd h k) (l _ (dvd_lcm_left n m) (dvd_lcm_right n m))⟩
private theorem lcm_congr {a b c d : Nat} (h : ∀ k, a ∣ k ∧ b ∣ k ↔ c ∣ k ∧ d ∣ k) : lcm a b = lcm c d :=
  Nat.dvd_antisymm (lcm_dvd_iff.2 ((h _).2 (lcm_dvd_iff.1 (Nat.dvd_refl _))))
    (lcm_dvd_iff.2 ((h _).1 (lcm_dvd_iff.1 (Nat.dvd_refl _))))
theorem lcm_assoc (m n k : Nat) : lcm (lcm m n) k = lcm m (lcm n k) :=
  lcm_congr fun l => by rw [lcm_dvd_iff, lcm_dvd_iff, and_assoc]
theorem lcm_mul_left (m n k : Nat) : lcm (m * n) (m * k) = m * lcm n k := by
  by_cases z : m = 0
  · subst z; simp
  have p := Nat.pos_of_ne_zero z
  refine Nat.dvd_antisymm (lcm_dvd (Nat.mul_dvd_mul_left m (dvd_lcm_left n k))
    (Nat.mul_dvd_mul_left m (dvd_lcm_right n k))) ?_
  obtain ⟨a, e⟩ := Nat.dvd_trans (Nat.dvd_mul_right m n) (dvd_lcm_left (m * n) (m * k))
  rw [e]
  exact Nat.mul_dvd_mul_left m (lcm_dvd (Nat.dvd_of_mul_dvd_mul_left p (e ▸ dvd_lcm_left (m * n) (m * k)))
    (Nat.dvd_of_mul_dvd_mul_left p (e ▸ dvd_lcm_right (m * n) (m * k))))
theorem lcm_mul_right (m n k : Nat) : lcm (m * n) (k * n) = lcm m k * n := by
  rw [Nat.mul_comm m, Nat.mul_comm k, lcm_mul_left, Nat.mul_comm]
@[simp] theorem lcm_eq_zero_iff {m n : Nat} : lcm m n = 0 ↔ m = 0 ∨ n = 0 :=
  ⟨fun h => Decidable.byContradiction fun k => lcm_ne_zero (fun e => k (.inl e)) (fun e => k (.inr e)) h, fun h =>
    h.elim (fun e => e ▸ lcm_zero_left n) fun e => e ▸ lcm_zero_right m⟩
theorem eq_zero_of_lcm_eq_zero {m n : Nat} (h : lcm m n = 0) : m = 0 ∨ n = 0 := lcm_eq_zero_iff.1 h
@[simp] theorem lcm_pos_iff {m n : Nat} : 0 < lcm m n ↔ 0 < m ∧ 0 < n := by
  rw [Nat.pos_iff_ne_zero, ne_eq, lcm_eq_zero_iff]; omega
theorem lcm_div {m n k : Nat} (hkm : k ∣ m) (hkn : k ∣ n) : lcm (m / k) (n / k) = lcm m n / k := by
  obtain ⟨a, rfl⟩ := hkm
  obtain ⟨b, rfl⟩ := hkn
  by_cases z : k = 0
  · subst z; simp
  · have p := Nat.pos_of_ne_zero z
    rw [lcm_mul_left, mul_div_right _ p, mul_div_right _ p, mul_div_right _ p]
theorem lcm_dvd_lcm_of_dvd_left {m k : Nat} (n : Nat) (h : m ∣ k) : lcm m n ∣ lcm k n :=
  lcm_dvd (Nat.dvd_trans h (dvd_lcm_left k n)) (dvd_lcm_right k n)
theorem lcm_dvd_lcm_of_dvd_right {m k : Nat} (n : Nat) (h : m ∣ k) : lcm n m ∣ lcm n k :=
  lcm_dvd (dvd_lcm_left n k) (Nat.dvd_trans h (dvd_lcm_right n k))
theorem lcm_dvd_lcm_mul_left_left (m n k : Nat) : lcm m n ∣ lcm (k * m) n :=
  lcm_dvd_lcm_of_dvd_left n (Nat.dvd_mul_left m k)
theorem lcm_dvd_lcm_mul_right_left (m n k : Nat) : lcm m n ∣ lcm (m * k) n :=
  lcm_dvd_lcm_of_dvd_left n (Nat.dvd_mul_right m k)
theorem lcm_dvd_lcm_mul_left_right (m n k : Nat) : lcm m n ∣ lcm m (k * n) :=
  lcm_dvd_lcm_of_dvd_right m (Nat.dvd_mul_left n k)
theorem lcm_dvd_lcm_mul_right_right (m n k : Nat) : lcm m n ∣ lcm m (n * k) :=
  lcm_dvd_lcm_of_dvd_right m (Nat.dvd_mul_right n k)
@[simp] theorem lcm_mul_left_left (m n : Nat) : lcm (m * n) n = m * n := lcm_eq_left (Nat.dvd_mul_left n m)
@[simp] theorem lcm_mul_left_right (m n : Nat) : lcm n (m * n) = m * n := lcm_eq_right (Nat.dvd_mul_left n m)
@[simp] theorem lcm_mul_right_left (m n : Nat) : lcm (n * m) n = n * m := lcm_eq_left (Nat.dvd_mul_right n m)
@[simp] theorem lcm_mul_right_right (m n : Nat) : lcm n (n * m) = n * m := lcm_eq_right (Nat.dvd_mul_right n m)
@[simp] theorem lcm_lcm_self_right_left (m n : Nat) : lcm m (lcm m n) = lcm m n := lcm_eq_right (dvd_lcm_left m n)
@[simp] theorem lcm_lcm_self_right_right (m n : Nat) : lcm m (lcm n m) = lcm m n :=
  (lcm_eq_right (dvd_lcm_right n m)).trans (lcm_comm n m)
@[simp] theorem lcm_lcm_self_left_left (m n : Nat) : lcm (lcm m n) m = lcm n m :=
  (lcm_eq_left (dvd_lcm_left m n)).trans (lcm_comm m n)
@[simp] theorem lcm_lcm_self_left_right (m n : Nat) : lcm (lcm n m) m = lcm n m := lcm_eq_left (dvd_lcm_right n m)
theorem lcm_eq_mul_iff {m n : Nat} : lcm m n = m * n ↔ m = 0 ∨ n = 0 ∨ gcd m n = 1 := by
  rw [lcm_eq_mul_div, Nat.div_eq_self, Nat.mul_eq_zero, or_assoc]
@[simp] theorem lcm_eq_one_iff {m n : Nat} : lcm m n = 1 ↔ m = 1 ∧ n = 1 :=
  ⟨fun h => ⟨eq_one_of_dvd_one (h ▸ dvd_lcm_left m n), eq_one_of_dvd_one (h ▸ dvd_lcm_right m n)⟩, fun ⟨h, k⟩ => by
    rw [h, k]; exact lcm_one_left 1⟩
theorem lcm_mul_right_dvd_mul_lcm (k m n : Nat) : lcm k (m * n) ∣ lcm k m * lcm k n :=
  lcm_dvd (Nat.dvd_mul_right_of_dvd (dvd_lcm_left k m) _) (Nat.mul_dvd_mul (dvd_lcm_right k m) (dvd_lcm_right k n))
theorem lcm_mul_left_dvd_mul_lcm (k m n : Nat) : lcm (m * n) k ∣ lcm m k * lcm n k := by
  rw [lcm_comm, lcm_comm m, lcm_comm n]; exact lcm_mul_right_dvd_mul_lcm k m n
theorem lcm_dvd_mul_self_left_iff_dvd_mul {k n m : Nat} : lcm k n ∣ k * m ↔ n ∣ k * m :=
  ⟨Nat.dvd_trans (dvd_lcm_right k n), lcm_dvd (Nat.dvd_mul_right k m)⟩
theorem lcm_dvd_mul_self_right_iff_dvd_mul {k m n : Nat} : lcm n k ∣ m * k ↔ n ∣ m * k :=
  ⟨Nat.dvd_trans (dvd_lcm_left n k), fun h => lcm_dvd h (Nat.dvd_mul_left k m)⟩
theorem lcm_mul_right_right_eq_mul_of_lcm_eq_mul {n m k : Nat} (h : lcm n m = n * m) :
    lcm n (m * k) = lcm n k * m := by
  rcases lcm_eq_mul_iff.1 h with e | e | e
  · subst e; simp
  · subst e; simp
  · rw [lcm_eq_mul_div, gcd_mul_right_right_of_gcd_eq_one e, show n * (m * k) = m * (n * k) by ac_rfl,
      Nat.mul_div_assoc m (gcd_dvd_mul n k), Nat.mul_comm, lcm_eq_mul_div]
theorem lcm_mul_left_right_eq_mul_of_lcm_eq_mul {n m k : Nat} (h : lcm n m = n * m) :
    lcm n (k * m) = lcm n k * m := by
  rw [Nat.mul_comm, lcm_mul_right_right_eq_mul_of_lcm_eq_mul h]
theorem lcm_mul_right_left_eq_mul_of_lcm_eq_mul {n m k : Nat} (h : lcm n m = n * m) :
    lcm (n * k) m = n * lcm k m := by
  rw [lcm_comm, lcm_mul_right_right_eq_mul_of_lcm_eq_mul (by rw [lcm_comm, h, Nat.mul_comm]), lcm_comm, Nat.mul_comm]
theorem lcm_mul_left_left_eq_mul_of_lcm_eq_mul {n m k : Nat} (h : lcm n m = n * m) :
    lcm (k * n) m = n * lcm k m := by
  rw [Nat.mul_comm, lcm_mul_right_left_eq_mul_of_lcm_eq_mul h]
theorem pow_lcm_pow {k n m : Nat} : lcm (n ^ k) (m ^ k) = (lcm n m) ^ k := by
  rw [lcm_eq_mul_div, pow_gcd_pow, ← Nat.mul_pow, ← Nat.div_pow (gcd_dvd_mul n m), lcm_eq_mul_div]
instance : Std.Commutative gcd := ⟨gcd_comm⟩
instance : Std.Associative gcd := ⟨gcd_assoc⟩
instance : Std.IdempotentOp gcd := ⟨gcd_self⟩
instance : Std.LawfulIdentity gcd 0 where
  left_id := gcd_zero_left
  right_id := gcd_zero_right
instance : Std.Commutative lcm := ⟨lcm_comm⟩
instance : Std.Associative lcm := ⟨lcm_assoc⟩
instance : Std.IdempotentOp lcm := ⟨lcm_self⟩
instance : Std.LawfulIdentity lcm 1 where
  left_id := lcm_one_left
  right_id := lcm_one_right

/- Coprime numbers. -/
instance (m n : Nat) : Decidable (Coprime m n) := inferInstanceAs (Decidable (gcd m n = 1))
theorem Coprime.gcd_mul_left_cancel {k n : Nat} (m : Nat) (H : Coprime k n) : gcd (k * m) n = gcd m n :=
  gcd_mul_right_left_of_gcd_eq_one H
theorem Coprime.gcd_mul_right_cancel {k n : Nat} (m : Nat) (H : Coprime k n) : gcd (m * k) n = gcd m n :=
  gcd_mul_left_left_of_gcd_eq_one H
theorem Coprime.gcd_mul_left_cancel_right {k m : Nat} (n : Nat) (H : Coprime k m) : gcd m (k * n) = gcd m n :=
  gcd_mul_right_right_of_gcd_eq_one H.symm
theorem Coprime.gcd_mul_right_cancel_right {k m : Nat} (n : Nat) (H : Coprime k m) : gcd m (n * k) = gcd m n :=
  gcd_mul_left_right_of_gcd_eq_one H.symm
theorem coprime_div_gcd_div_gcd {m n : Nat} (H : 0 < gcd m n) : Coprime (m / gcd m n) (n / gcd m n) := by
  rw [Coprime, gcd_div (gcd_dvd_left m n) (gcd_dvd_right m n), Nat.div_self H]
theorem not_coprime_of_dvd_of_dvd {d m n : Nat} (dgt1 : 1 < d) (Hm : d ∣ m) (Hn : d ∣ n) : ¬ Coprime m n := fun h =>
  Nat.ne_of_gt dgt1 (gcd_eq_one_iff.1 h d Hm Hn)
theorem exists_coprime (m n : Nat) : ∃ m' n', Coprime m' n' ∧ m = m' * gcd m n ∧ n = n' * gcd m n := by
  by_cases h : gcd m n = 0
  · refine ⟨1, 1, gcd_one_left 1, ?_, ?_⟩
    · rw [h, eq_zero_of_gcd_eq_zero_left h]
    · rw [h, eq_zero_of_gcd_eq_zero_right h]
  · exact ⟨_, _, coprime_div_gcd_div_gcd (Nat.pos_of_ne_zero h), (Nat.div_mul_cancel (gcd_dvd_left m n)).symm,
      (Nat.div_mul_cancel (gcd_dvd_right m n)).symm⟩
theorem exists_coprime' {m n : Nat} (H : 0 < gcd m n) :
    ∃ g m' n', 0 < g ∧ Coprime m' n' ∧ m = m' * g ∧ n = n' * g :=
  have ⟨m', n', h⟩ := exists_coprime m n
  ⟨_, m', n', H, h⟩
theorem Coprime.mul_left {m k n : Nat} (H1 : Coprime m k) (H2 : Coprime n k) : Coprime (m * n) k :=
  (H1.gcd_mul_left_cancel n).trans H2
theorem Coprime.mul_right {k m n : Nat} (H1 : Coprime k m) (H2 : Coprime k n) : Coprime k (m * n) :=
  (H1.symm.mul_left H2.symm).symm
theorem Coprime.coprime_dvd_left {m k n : Nat} (H1 : m ∣ k) (H2 : Coprime k n) : Coprime m n :=
  eq_one_of_dvd_one (H2.gcd_eq_one ▸ gcd_dvd_gcd_of_dvd_left n H1)
theorem Coprime.coprime_dvd_right {n m k : Nat} (H1 : n ∣ m) (H2 : Coprime k m) : Coprime k n :=
  (H2.symm.coprime_dvd_left H1).symm
theorem Coprime.coprime_mul_left {k m n : Nat} (H : Coprime (k * m) n) : Coprime m n :=
  H.coprime_dvd_left (Nat.dvd_mul_left m k)
theorem Coprime.coprime_mul_right {m k n : Nat} (H : Coprime (m * k) n) : Coprime m n :=
  H.coprime_dvd_left (Nat.dvd_mul_right m k)
theorem Coprime.coprime_mul_left_right {m k n : Nat} (H : Coprime m (k * n)) : Coprime m n :=
  H.coprime_dvd_right (Nat.dvd_mul_left n k)
theorem Coprime.coprime_mul_right_right {m n k : Nat} (H : Coprime m (n * k)) : Coprime m n :=
  H.coprime_dvd_right (Nat.dvd_mul_right n k)
theorem Coprime.coprime_div_left {m n a : Nat} (cmn : Coprime m n) (dvd : a ∣ m) : Coprime (m / a) n :=
  cmn.coprime_dvd_left (div_dvd_of_dvd dvd)
theorem Coprime.coprime_div_right {m n a : Nat} (cmn : Coprime m n) (dvd : a ∣ n) : Coprime m (n / a) :=
  cmn.coprime_dvd_right (div_dvd_of_dvd dvd)
theorem coprime_mul_iff_left {m n k : Nat} : Coprime (m * n) k ↔ Coprime m k ∧ Coprime n k :=
  ⟨fun h => ⟨h.coprime_mul_right, h.coprime_mul_left⟩, fun h => h.1.mul_left h.2⟩
theorem coprime_mul_iff_right {k m n : Nat} : Coprime k (m * n) ↔ Coprime k m ∧ Coprime k n :=
  ⟨fun h => ⟨h.coprime_mul_right_right, h.coprime_mul_left_right⟩, fun h => h.1.mul_right h.2⟩
theorem Coprime.gcd_left {m n : Nat} (k : Nat) (hmn : Coprime m n) : Coprime (gcd k m) n :=
  hmn.coprime_dvd_left (gcd_dvd_right k m)
theorem Coprime.gcd_right {m n : Nat} (k : Nat) (hmn : Coprime m n) : Coprime m (gcd k n) :=
  hmn.coprime_dvd_right (gcd_dvd_right k n)
theorem Coprime.gcd_both {m n : Nat} (k l : Nat) (hmn : Coprime m n) : Coprime (gcd k m) (gcd l n) :=
  (hmn.gcd_left k).gcd_right l
@[simp] theorem coprime_zero_left (n : Nat) : Coprime 0 n ↔ n = 1 := by rw [Coprime, gcd_zero_left]
@[simp] theorem coprime_zero_right (n : Nat) : Coprime n 0 ↔ n = 1 := by rw [Coprime, gcd_zero_right]
@[simp] theorem coprime_self (n : Nat) : Coprime n n ↔ n = 1 := by rw [Coprime, gcd_self]
theorem Coprime.pow_left {m k : Nat} (n : Nat) (H1 : Coprime m k) : Coprime (m ^ n) k := gcd_pow_left_of_gcd_eq_one H1
theorem Coprime.pow_right {k m : Nat} (n : Nat) (H1 : Coprime k m) : Coprime k (m ^ n) :=
  gcd_pow_right_of_gcd_eq_one H1
theorem Coprime.pow {k l : Nat} (m n : Nat) (H1 : Coprime k l) : Coprime (k ^ m) (l ^ n) :=
  pow_gcd_pow_of_gcd_eq_one H1
theorem Coprime.eq_one_of_dvd {k m : Nat} (H : Coprime k m) (d : k ∣ m) : k = 1 :=
  (gcd_eq_left d).symm.trans H
theorem Coprime.gcd_mul {m n : Nat} (k : Nat) (h : Coprime m n) : gcd k (m * n) = gcd k m * gcd k n :=
  Nat.dvd_antisymm (gcd_mul_right_dvd_mul_gcd k m n) ((h.gcd_both k k).mul_dvd_of_dvd_of_dvd
    (gcd_dvd_gcd_mul_right_right k m n) (gcd_dvd_gcd_mul_left_right k n m))
theorem Coprime.mul_gcd {m n : Nat} (h : Coprime m n) (k : Nat) : gcd (m * n) k = gcd m k * gcd n k := by
  rw [gcd_comm, h.gcd_mul, gcd_comm k, gcd_comm k]
theorem gcd_mul_gcd_of_coprime_of_mul_eq_mul {c d a b : Nat} (cop : Coprime c d) (h : a * b = c * d) :
    a.gcd c * b.gcd c = c := by
  apply Nat.dvd_antisymm
  · apply ((cop.gcd_left a).mul_left (cop.gcd_left b)).dvd_of_dvd_mul_right
    rw [← h]
    exact Nat.mul_dvd_mul (gcd_dvd_left a c) (gcd_dvd_left b c)
  · rw [gcd_comm a, gcd_comm b, dvd_gcd_mul_gcd_iff_dvd_mul, h]
    exact Nat.dvd_mul_right c d
end Nat
