/-
Natural numbers: folds and tests of the numbers below a bound.
-/
namespace Nat
/- Folding and testing the numbers below a bound. -/
@[specialize] def fold {α : Type u} : (n : Nat) → (f : (i : Nat) → i < n → α → α) → (init : α) → α
  | 0, _, a => a
  | succ n, f, a => f n (lt_succ_self n) (fold n (fun i h => f i (lt_succ_of_lt h)) a)
@[specialize] def foldRev {α : Type u} : (n : Nat) → (f : (i : Nat) → i < n → α → α) → (init : α) → α
  | 0, _, a => a
  | succ n, f, a => foldRev n (fun i h => f i (lt_succ_of_lt h)) (f n (lt_succ_self n) a)
@[specialize] def any : (n : Nat) → (f : (i : Nat) → i < n → Bool) → Bool
  | 0, _ => false
  | succ n, f => any n (fun i h => f i (lt_succ_of_lt h)) || f n (lt_succ_self n)
@[specialize] def all : (n : Nat) → (f : (i : Nat) → i < n → Bool) → Bool
  | 0, _ => true
  | succ n, f => all n (fun i h => f i (lt_succ_of_lt h)) && f n (lt_succ_self n)
@[simp] theorem fold_zero {α : Type u} (f : (i : Nat) → i < 0 → α → α) (init : α) : fold 0 f init = init := rfl
@[simp] theorem fold_succ {α : Type u} (n : Nat) (f : (i : Nat) → i < n + 1 → α → α) (init : α) :
    fold (n + 1) f init = f n (lt_succ_self n) (fold n (fun i h => f i (lt_succ_of_lt h)) init) := rfl
@[simp] theorem foldRev_zero {α : Type u} (f : (i : Nat) → i < 0 → α → α) (init : α) : foldRev 0 f init = init := rfl
@[simp] theorem foldRev_succ {α : Type u} (n : Nat) (f : (i : Nat) → i < n + 1 → α → α) (init : α) :
    foldRev (n + 1) f init = foldRev n (fun i h => f i (lt_succ_of_lt h)) (f n (lt_succ_self n) init) := rfl
@[simp] theorem any_zero {f : (i : Nat) → i < 0 → Bool} : any 0 f = false := rfl
@[simp] theorem any_succ {n : Nat} (f : (i : Nat) → i < n + 1 → Bool) :
    any (n + 1) f = (any n (fun i h => f i (lt_succ_of_lt h)) || f n (lt_succ_self n)) := rfl
@[simp] theorem all_zero {f : (i : Nat) → i < 0 → Bool} : all 0 f = true := rfl
@[simp] theorem all_succ {n : Nat} (f : (i : Nat) → i < n + 1 → Bool) :
    all (n + 1) f = (all n (fun i h => f i (lt_succ_of_lt h)) && f n (lt_succ_self n)) := rfl
theorem fold_congr {α : Type u} {n m : Nat} (w : n = m) (f : (i : Nat) → i < n → α → α) (init : α) :
    fold n f init = fold m (fun i h => f i (w ▸ h)) init := by subst w; rfl
theorem foldRev_congr {α : Type u} {n m : Nat} (w : n = m) (f : (i : Nat) → i < n → α → α) (init : α) :
    foldRev n f init = foldRev m (fun i h => f i (w ▸ h)) init := by subst w; rfl
theorem any_congr {n m : Nat} (w : n = m) (f : (i : Nat) → i < n → Bool) :
    any n f = any m (fun i h => f i (w ▸ h)) := by subst w; rfl
theorem all_congr {n m : Nat} (w : n = m) (f : (i : Nat) → i < n → Bool) :
    all n f = all m (fun i h => f i (w ▸ h)) := by subst w; rfl
theorem fold_add {α : Type _} {n m : Nat} (f : (i : Nat) → i < n + m → α → α) (init : α) :
    fold (n + m) f init = fold m (fun i h => f (n + i) (Nat.add_lt_add_left h n))
      (fold n (fun i h => f i (Nat.lt_add_right m h)) init) := by
  induction m with
  | zero => rfl
  | succ m ih => exact congrArg (f (n + m) _) (ih fun i h => f i (lt_succ_of_lt h))
theorem foldRev_add {α : Type _} {n m : Nat} (f : (i : Nat) → i < n + m → α → α) (init : α) :
    foldRev (n + m) f init = foldRev n (fun i h => f i (Nat.lt_add_right m h))
      (foldRev m (fun i h => f (n + i) (Nat.add_lt_add_left h n)) init) := by
  induction m generalizing init with
  | zero => rfl
  | succ m ih => exact ih (fun i h => f i (lt_succ_of_lt h)) (f (n + m) _ init)

/- Zero is neutral for the maximum. -/
instance instLawfulIdentityMaxOfNat : Std.LawfulIdentity (α := Nat) max 0 where
  left_id := Nat.zero_max
  right_id := Nat.max_zero
end Nat
