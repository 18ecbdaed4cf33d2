/-
The next power of two.
-/
namespace Nat
theorem nextPowerOfTwo_dec {n power : Nat} (h₁ : power > 0) (h₂ : power < n) : n - power * 2 < n - power := by omega
def nextPowerOfTwo (n : Nat) : Nat := go 1 (by decide)
where
  go (power : Nat) (h : power > 0) : Nat :=
    if power < n then go (power * 2) (Nat.mul_pos h (by decide)) else power
  termination_by n - power
  decreasing_by exact nextPowerOfTwo_dec ‹_› ‹_›
private theorem go_spec (n power : Nat) (h : power > 0) : n ≤ nextPowerOfTwo.go n power h ∧
    (power.isPowerOfTwo → (nextPowerOfTwo.go n power h).isPowerOfTwo) ∧
    ∀ k, n ≤ k → k.isPowerOfTwo → power ≤ k → power.isPowerOfTwo → nextPowerOfTwo.go n power h ≤ k := by
  rw [nextPowerOfTwo.go]
  split
  · next hp =>
    have ih := go_spec n (power * 2) (Nat.mul_pos h (by decide))
    have step : power.isPowerOfTwo → (power * 2).isPowerOfTwo := fun ⟨i, e⟩ => ⟨i + 1, by rw [e, Nat.pow_succ]⟩
    refine ⟨ih.1, fun k => ih.2.1 (step k), fun k hn hk hle hpow => ih.2.2 k hn hk ?_ (step hpow)⟩
    have ⟨i, ei⟩ := hpow
    have ⟨j, ej⟩ := hk
    have lt : 2 ^ i < 2 ^ j := ei ▸ ej ▸ Nat.lt_of_lt_of_le hp hn
    rw [ei, ej, ← Nat.pow_succ]
    exact Nat.pow_le_pow_right (by decide) ((Nat.pow_lt_pow_iff_right (by decide)).mp lt)
  · next hp => exact ⟨Nat.le_of_not_lt hp, id, fun _ _ _ hle _ => hle⟩
termination_by n - power
decreasing_by exact nextPowerOfTwo_dec ‹_› ‹_›
private theorem one : (1 : Nat).isPowerOfTwo := ⟨0, rfl⟩
@[simp] theorem le_nextPowerOfTwo (n : Nat) : n ≤ n.nextPowerOfTwo := (go_spec n 1 (by decide)).1
@[simp] theorem isPowerOfTwo_nextPowerOfTwo (n : Nat) : n.nextPowerOfTwo.isPowerOfTwo :=
  (go_spec n 1 (by decide)).2.1 one
theorem nextPowerOfTwo_le {n m : Nat} (hn : n ≤ m) (hm : m.isPowerOfTwo) : n.nextPowerOfTwo ≤ m :=
  (go_spec n 1 (by decide)).2.2 m hn hm (have ⟨i, e⟩ := hm; e ▸ Nat.pow_pos (by decide)) one
theorem nextPowerOfTwo_eq_iff {n m : Nat} :
    n.nextPowerOfTwo = m ↔ n ≤ m ∧ m.isPowerOfTwo ∧ ∀ k, n ≤ k → k.isPowerOfTwo → m ≤ k :=
  ⟨fun h => h ▸ ⟨le_nextPowerOfTwo n, isPowerOfTwo_nextPowerOfTwo n, fun _ => nextPowerOfTwo_le⟩, fun ⟨h₁, h₂, h₃⟩ =>
    Nat.le_antisymm (nextPowerOfTwo_le h₁ h₂) (h₃ _ (le_nextPowerOfTwo n) (isPowerOfTwo_nextPowerOfTwo n))⟩
theorem nextPowerOfTwo_eq_self {n : Nat} (h : n.isPowerOfTwo) : n.nextPowerOfTwo = n :=
  Nat.le_antisymm (nextPowerOfTwo_le (Nat.le_refl n) h) (le_nextPowerOfTwo n)
end Nat
