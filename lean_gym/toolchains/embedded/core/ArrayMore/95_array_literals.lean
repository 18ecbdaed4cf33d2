/-
Arrays of a known size: what patterns such as `#[a, b]` are compiled to.
-/
namespace Array
variable {α : Type u}
abbrev getLit {n : Nat} (xs : Array α) (i : Nat) (h₁ : xs.size = n) (h₂ : i < n) : α := xs[i]'(h₁ ▸ h₂)
theorem extLit {n : Nat} (xs ys : Array α) (hsz₁ : xs.size = n) (hsz₂ : ys.size = n)
    (h : ∀ (i : Nat) (hi : i < n), xs.getLit i hsz₁ hi = ys.getLit i hsz₂ hi) : xs = ys :=
  ext (hsz₁.trans hsz₂.symm) fun i hi _ => h i (hsz₁ ▸ hi)
def toListLitAux (xs : Array α) (n : Nat) (hsz : xs.size = n) : ∀ i, i ≤ xs.size → List α → List α
  | 0, _, acc => acc
  | i + 1, hi, acc => toListLitAux xs n hsz i (Nat.le_of_succ_le hi) (xs.getLit i hsz (hsz ▸ hi) :: acc)
def toArrayLit (xs : Array α) (n : Nat) (hsz : xs.size = n) : Array α :=
  (toListLitAux xs n hsz n (Nat.le_of_eq hsz.symm) []).toArray
private theorem toListLitAux_eq (xs : Array α) (n : Nat) (hsz : xs.size = n) (i : Nat) (hi : i ≤ xs.size)
    (acc : List α) : toListLitAux xs n hsz i hi acc = xs.toList.take i ++ acc := by
  induction i generalizing acc with
  | zero => rfl
  | succ i ih =>
    rw [toListLitAux, ih, List.take_succ_eq_append_getElem hi, List.append_assoc]
    rfl
theorem toArrayLit_eq (xs : Array α) (n : Nat) (hsz : xs.size = n) : xs = toArrayLit xs n hsz := by
  subst hsz
  rw [toArrayLit, toListLitAux_eq, List.append_nil]
  exact (congrArg List.toArray (List.take_length (l := xs.toList))).symm
end Array
