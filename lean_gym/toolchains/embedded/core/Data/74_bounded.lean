/-
Bounded quantifiers over `Nat` and `Fin n` are decidable.
-/
namespace Nat
instance decidableBallLT : ∀ (n : Nat) (P : ∀ k, k < n → Prop) [∀ n h, Decidable (P n h)], Decidable (∀ n h, P n h)
  | 0, _, _ => isTrue fun k h => absurd h (Nat.not_succ_le_zero k)
  | n + 1, P, H =>
    match decidableBallLT n fun k h => P k (Nat.lt_of_lt_of_le h (Nat.le_succ n)) with
    | isFalse h => isFalse fun x => h fun k hk => x k (Nat.lt_of_lt_of_le hk (Nat.le_succ n))
    | isTrue h =>
      match H n (Nat.lt_succ_self n) with
      | isFalse x => isFalse fun y => x (y n (Nat.lt_succ_self n))
      | isTrue x => isTrue fun k hk =>
        if e : k = n then by subst e; exact x else h k (Nat.lt_of_le_of_ne (Nat.le_of_succ_le_succ hk) e)
instance decidableBallLE (n : Nat) (P : ∀ k, k ≤ n → Prop) [∀ n h, Decidable (P n h)] : Decidable (∀ n h, P n h) :=
  decidable_of_decidable_of_iff (p := ∀ k (h : k < n + 1), P k (Nat.le_of_lt_succ h))
    ⟨fun h k hk => h k (Nat.lt_succ_of_le hk), fun h k hk => h k (Nat.le_of_lt_succ hk)⟩
instance decidableForallFin {n : Nat} (P : Fin n → Prop) [DecidablePred P] : Decidable (∀ i, P i) :=
  decidable_of_decidable_of_iff (p := ∀ k (h : k < n), P ⟨k, h⟩)
    ⟨fun h i => h i.val i.isLt, fun h k hk => h ⟨k, hk⟩⟩
instance decidableExistsFin {n : Nat} (P : Fin n → Prop) [DecidablePred P] : Decidable (∃ i, P i) :=
  decidable_of_decidable_of_iff (p := ¬ ∀ k, ¬ P k)
    ⟨fun h => Classical.byContradiction fun n => h fun k hk => n ⟨k, hk⟩, fun ⟨k, hk⟩ h => h k hk⟩
instance decidableExistsLT {p : Nat → Prop} [h : DecidablePred p] : DecidablePred fun n => ∃ m, m < n ∧ p m := fun n =>
  decidable_of_decidable_of_iff (p := ∃ i : Fin n, p i.val)
    ⟨fun ⟨i, hi⟩ => ⟨i.val, i.isLt, hi⟩, fun ⟨m, hm, h⟩ => ⟨⟨m, hm⟩, h⟩⟩
instance decidableExistsLE {p : Nat → Prop} [DecidablePred p] : DecidablePred fun n => ∃ m, m ≤ n ∧ p m := fun n =>
  decidable_of_decidable_of_iff (p := ∃ m, m < n + 1 ∧ p m)
    ⟨fun ⟨m, h, k⟩ => ⟨m, Nat.le_of_lt_succ h, k⟩, fun ⟨m, h, k⟩ => ⟨m, Nat.lt_succ_of_le h, k⟩⟩
end Nat
