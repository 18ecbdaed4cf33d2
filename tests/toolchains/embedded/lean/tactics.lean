/- Every tactic that works, each proving a small theorem. A mark at the end of a line tells what Lean must say there. -/
set_option linter.unusedVariables false
section
variable (p q r : Prop) (a b c d : Nat)
theorem intro_exact : p → q → p := by intro hp _; exact hp
theorem intros_assumption : p → q → p := by intros; assumption
theorem intro_pat : p ∧ q → q := by intro ⟨_, h⟩; exact h
theorem apply1 (h : p → q) (hp : p) : q := by apply h; exact hp
theorem refine1 (h : p → q) (hp : p) : q := by refine h ?_; exact hp
theorem refine2' (h : p → q) (hp : p) : q := by refine' h _; exact hp
theorem constructor1 (hp : p) (hq : q) : p ∧ q := by constructor <;> assumption
theorem and_intros1 (hp : p) (hq : q) : p ∧ q ∧ p := by and_intros <;> assumption
theorem left1 (hp : p) : p ∨ q := by left; exact hp
theorem right1 (hp : p) : q ∨ p := by right; exact hp
theorem cases1 (h : p ∨ q) : q ∨ p := by
  cases h
  case inl h => right; exact h
  case inr h => left; exact h
theorem cases2 (h : p ∨ q) : q ∨ p := by
  cases h with
  | inl h => exact .inr h
  | inr h => exact .inl h
theorem rcases1 (h : p ∨ q) : q ∨ p := by
  rcases h with h | h
  · right; exact h
  · left; exact h
theorem rintro1 : p ∨ q → q ∨ p := by
  rintro (h | h)
  · right; exact h
  · left; exact h
theorem obtain1 (h : ∃ n : Nat, n = a ∧ p) : p := by
  obtain ⟨n, rfl, hp⟩ := h
  exact hp
theorem match1 (h : p ∨ q) : q ∨ p := by
  match h with
  | .inl h => exact .inr h
  | .inr h => exact .inl h
theorem exfalso1 (h : False) : p := by exfalso; exact h
theorem contradiction1 (h : p) (n : ¬p) : q := by contradiction
theorem absurd1 (h : p) (n : ¬p) : q := absurd h n
theorem by_cases1 (h : p → q) (k : ¬p → q) : q := by
  by_cases hp : p
  · exact h hp
  · exact k hp
theorem by_contra1 (h : ¬¬p) : p := by
  false_or_by_contra
  contradiction
theorem exists1 : ∃ n : Nat, n + n = 4 := by exists 2
theorem exists2 : ∃ n : Nat, n + n = 4 := ⟨2, rfl⟩
theorem exists3 : ∃ n m : Nat, n + m = 4 := ⟨2, 2, by decide⟩
theorem rfl1 : a = a := by rfl
theorem rfl2 : 2 * 3 = 6 := by rfl
theorem eq_refl1 : a = a := by eq_refl
theorem symm1 (h : a = b) : b = a := by symm; exact h
theorem symm2 (h : a = b) : b = a := by exact h.symm
theorem rw1 (h : a = b) (k : b = c) : a = c := by rw [h]; exact k
theorem rw2 (h : a = b) (k : c = b) : a = c := by rw [h, ← k]
theorem rw3 (h : a = b) (k : a + c = d) : b + c = d := by rw [h] at k; exact k
theorem rwa1 (h : a = b) (k : a + c = d) : b + c = d := by rwa [h] at k
theorem rw4 : a + b + c = c + (b + a) := by rw [Nat.add_comm, Nat.add_comm a]
theorem subst1 (h : a = b) (k : a = c) : b = c := by subst h; exact k
theorem subst2 (h : a = b) (k : a = c) : b = c := by subst_vars; rfl
theorem show1 : 2 + 2 = 4 := by show 4 = 4; rfl
theorem change1 : 2 + 2 = 4 := by change 4 = 4; rfl
theorem have1 (h : p ∧ q) : p := by have ⟨x, _⟩ := h; exact x
theorem have2 (h : p ∧ q) : q ∧ p := by
  have hq : q := by exact h.2
  exact ⟨hq, h.1⟩
theorem suffices1 (h : p ∧ q) : q ∧ p := by
  suffices hq : q from ⟨hq, h.1⟩
  exact h.2
theorem let1 : ∃ n : Nat, n = 5 := by let x := 5; exact ⟨x, rfl⟩
theorem induction1 : 0 + a = a := by
  induction a with
  | zero => rfl
  | succ n ih => rw [Nat.add_succ, ih]
theorem induction2 : 0 + a = a := by
  induction a
  case zero => rfl
  case succ n ih => rw [Nat.add_succ, ih]
theorem decide1 : 10 ≤ 20 ∧ ¬ (3 = 4) := by decide
theorem decide2 : True ∨ False := by decide
theorem simp1 (h : a = b) : b = a := by simp [h]
theorem simp2 : p ∧ True ↔ p := by simp
theorem simp3 (h : p) : p ∧ (q ∨ p) := by simp [h]
theorem simp4 : a + 0 = a := by simp
theorem simp5 (h : p ∧ q) : q ∧ p := by simp_all
theorem simp_only1 : a + 0 = a := by simp only [Nat.add_zero]
theorem simp_at (h : a + 0 = b) : a = b := by simp at h; exact h
theorem simpa1 (h : a + 0 = b) : a = b := by simpa using h
theorem dsimp1 : (fun x : Nat => x + 0) a = a := by dsimp
theorem unfold1 (h : p) : ¬¬p := by unfold Not; intro k; exact k h
theorem delta1 (h : p) : ¬¬p := by delta Not; intro k; exact k h
theorem funext1 (f g : Nat → Nat) (h : ∀ x, f x = g x) : f = g := by funext x; exact h x
theorem ext1 (f g : Nat → Nat) (h : ∀ x, f x = g x) : f = g := by ext x; exact h x
theorem congr1 (f : Nat → Nat) (h : a = b) : f a = f b := by congr
theorem calc1 (h : a = b) (k : b = c) : a = c := calc
  a = b := h
  _ = c := k
theorem calc2 (h : a = b) (k : b = c) : a = c := by
  calc a = b := h
    _ = c := k
theorem conv1 (h : a = b) : a + a = b + a := by
  conv => lhs; arg 1; rw [h]
theorem generalize1 : a + 0 = a := by generalize a = x; rfl
theorem specialize1 (h : ∀ n : Nat, n = n → p) : p := by specialize h 0 rfl; exact h
theorem revert1 (h : p) : p := by revert h; intro h; exact h
theorem clear1 (h : p) (k : q) : p := by clear k; exact h
theorem rename1 (h : p) : p := by rename p => k; exact k
theorem rename_i1 : p → p := by intros; rename_i h; exact h
theorem injection1 (h : Nat.succ a = Nat.succ b) : a = b := by injection h
theorem first1 (h : p) : p := by first | fail | exact h
theorem repeat1 (h : p) : p ∧ p ∧ p := by repeat (first | exact h | constructor)
theorem try1 (h : p) : p := by try contradiction
                               exact h
theorem allgoals1 (h : p) : p ∧ p := by constructor; all_goals exact h
theorem anygoals1 (h : p) : p ∧ p := by constructor; any_goals exact h
theorem iterate1 (h : p) : p ∧ p := by constructor; iterate 2 exact h
theorem nofun1 : ¬ (0 = 1) := by nofun
theorem nomatch1 (h : 0 = 1) : p := by nomatch h
theorem trivial1 : True := by trivial
def infer1 : Decidable (a = b) := by infer_instance
theorem exacts1 : p → p := by exact fun h => h
theorem split1 (h : a = b) : (if a = b then c else d) = c := by
  split
  · rfl
  · contradiction
theorem if1 (h : a = b) : (if a = b then c else d) = c := by simp [h]
theorem omega1 (h : a < b) : a + 1 ≤ b := by omega
theorem ac1 : a + b = b + a := by ac_rfl
theorem sorry1 : p := by sorry -- WARNING: declaration uses `sorry`
theorem admit1 : p := by admit -- WARNING: declaration uses `sorry`
theorem iff1 (h : p ↔ q) : q ↔ p := ⟨h.2, h.1⟩
theorem iff_rw (h : p ↔ q) (hp : p) : q := by rw [← h]; exact hp
theorem solve_by_elim1 (h : p → q) (hp : p) : q := by solve_by_elim
theorem exact?1 (h : p → q) (hp : p) : q := by exact? -- SAYS: Try this
theorem grind1 (h : p ∧ q) : q ∧ p := by grind
theorem termby (h : p ∧ q) : q ∧ p := ⟨by exact h.2, by exact h.1⟩
theorem fun_pat : p ∧ q → q := fun ⟨_, h⟩ => h
theorem fun_match : p ∨ q → q ∨ p
  | .inl h => .inr h
  | .inr h => .inl h
theorem forall1 (P : Nat → Prop) (h : ∀ x, P x) : ¬ ∃ x, ¬ P x := fun ⟨x, n⟩ => n (h x)
theorem ne1 (h : a ≠ b) : b ≠ a := fun e => h e.symm
theorem lt1 : 3 < 5 := by decide
theorem next1 (h : p) : p ∧ p := by
  constructor
  next => exact h
  next => exact h
theorem showterm (h : p) : p := show p from h
theorem have_term (h : p) : p := have k := h; k
theorem parens (h : p) : p := by (exact h)
theorem exact_q : p → (q → p) := by
  intro hp
  intro hq
  exact hp
theorem apply_fun1 (f : Nat → Nat) (h : a = b) : f a = f b := congrArg f h
theorem subst_tri (h : a = b) (P : Nat → Prop) (k : P a) : P b := h ▸ k
end

section
variable (p q r : Prop) (a b c d : Nat)
theorem tac_match₂ (h : p ∨ q) : q ∨ p := by
  match h with
  | .inl h => right; exact h
  | .inr h => left; exact h
theorem tac_if₂ (h : a = b → p) (k : a ≠ b → p) : p := by
  if e : a = b then exact h e else exact k e
theorem subst_eqs₂ (h : a = b) (k : b = c) : a = c := by subst_eqs; rfl
theorem injections₂ (h : Nat.succ (Nat.succ a) = Nat.succ (Nat.succ b)) : a = b := by injections
theorem change_at₂ (h : ¬ p) (hp : p) : False := by change p → False at h; exact h hp
theorem rw_at₂ (h : a = b) (k : a + 1 = c) : b + 1 = c := by rw [h] at k; exact k
theorem simp_at_star₂ (h : a + 0 = b) (k : p ∧ True) : p ∧ a = b := by simp at *; exact ⟨k, h⟩
theorem split_at₂ (h : (if a = b then c else d) = 1) (e : a = b) : c = 1 := by
  split at h
  · exact h
  · contradiction
theorem ind_gen₂ : ∀ b, a + b = b + a := by
  induction a with
  | zero => intro b; simp
  | succ n ih => intro b; rw [Nat.succ_add, ih]; rfl
theorem ind_gen2₂ : a + b = b + a := by
  induction a generalizing b with
  | zero => simp
  | succ n ih => rw [Nat.succ_add, ih b]; rfl
theorem cases_nat₂ : a = 0 ∨ ∃ k, a = k + 1 := by
  cases a with
  | zero => left; rfl
  | succ k => right; exact ⟨k, rfl⟩
theorem rcases_nat₂ : a = 0 ∨ ∃ k, a = k + 1 := by
  rcases a with _ | k
  · left; rfl
  · right; exact ⟨k, rfl⟩
theorem cases_using₂ (h : ∀ n : Nat, p) (a : Nat) : p := by
  cases a using Nat.rec with
  | zero => exact h 0
  | succ n => exact h 0
theorem show_term₂ : p → p := by show_term intro h; exact h -- SAYS: exact fun h => h
theorem case₃ (h : p) (k : q) : p ∧ q := by
  constructor
  case' left => skip
  · exact h
  · exact k
theorem replace₂ (h : p ∧ q) : p := by replace h := h.1; exact h
theorem repeat₃ (h : p) : p ∧ p ∧ p := by
  repeat' constructor
  all_goals exact h
theorem fail_if₂ (h : p) : p := by
  fail_if_success contradiction
  exact h
theorem guard₂ (h : p) : p := by guard_hyp h : p; exact h
theorem letI₂ : True := by letI x := 5; trivial
theorem haveI₂ : True := by haveI x := 5; trivial
theorem stop₂ : p := by stop trivial -- WARNING: declaration uses `sorry`
theorem decide_rev₂ : ∀ b : Bool, b = b := by intro b; cases b <;> decide
theorem fun_ind₂ : True := by trivial
theorem apply₃ (h : p → q) (hp : p) : q := by apply? -- SAYS: Try this
theorem rw₃ (h : a = b) : b = a := by rw [h]
theorem grind₂ (h : p ∧ q) : p := by grind
theorem lia₂ (h : a < b) : a ≤ b := by lia
theorem try₃ (h : p) : p := by try?
theorem ac_rfl₂ : a + b = b + a := by ac_rfl
theorem ac_nf₂ : a + b = b + a := by ac_nf
theorem omega₂ (h : a < b) (k : b < c) : a + 1 < c := by omega
theorem simp_arith₂ : a + 1 + 1 = a + 2 := by simp
theorem nat_lit₂ : 100 * 100 = 10000 := by simp
theorem nat_dec₂ : 7 % 3 = 1 := by decide
theorem norm₂ : 2 + 3 < 10 := by simp
theorem conv_rhs₂ (h : a = b) : b + b = a + b := by
  conv => rhs; rw [h]
theorem conv_in₂ (h : a = b) : (fun x : Nat => x + a) = (fun x : Nat => x + b) := by
  conv => lhs; intro x; rw [h]
theorem nth₂ : a = a := by exact Eq.refl _
theorem and_comm₂ : p ∧ q ↔ q ∧ p := by
  constructor <;> (rintro ⟨h1, h2⟩; exact ⟨h2, h1⟩)
theorem exists_rcases₂ (P : Nat → Prop) : (∃ x, P x ∧ p) → (∃ x, P x) ∧ p := by
  rintro ⟨x, hx, hp⟩
  exact ⟨⟨x, hx⟩, hp⟩
theorem not_exists₂ (P : Nat → Prop) : (¬ ∃ x, P x) ↔ ∀ x, ¬ P x :=
  ⟨fun h x hx => h ⟨x, hx⟩, fun h ⟨x, hx⟩ => h x hx⟩
theorem push₂ : ¬ ¬ p → p := Classical.byContradiction
theorem em₂ : p ∨ ¬ p := Classical.em p
theorem contra₂ : (¬ q → ¬ p) → (p → q) := fun h hp => Classical.byContradiction fun hq => h hq hp
theorem wf₂ : ∀ n : Nat, n < n + 1 := fun n => Nat.le_refl _
theorem calc_le₂ (h : a ≤ b) (k : b ≤ c) : a ≤ c := calc
  a ≤ b := h
  _ ≤ c := k
theorem calc_mixed₂ (h : a ≤ b) (k : b = c) : a ≤ c := calc
  a ≤ b := h
  _ = c := k
theorem calc_lt₂ (h : a < b) (k : b ≤ c) : a < c := calc
  a < b := h
  _ ≤ c := k
theorem dot₂ (h : p) : p ∧ True := by
  refine ⟨h, ?_⟩
  trivial
theorem intro_multi₂ : p → q → r → p ∧ q ∧ r := by
  intro hp hq hr
  exact ⟨hp, hq, hr⟩
theorem semicolon₂ (h : p) : p := by skip; exact h
theorem existsUnique₂ : ∃ x : Nat, x = 1 ∧ ∀ y, y = 1 → y = x := ⟨1, rfl, fun y h => h⟩
theorem list₂ (x : Nat) : x ∈ [x] := .head _
theorem length₂ : [1,2,3].length = 3 := rfl
end
namespace Extensionality
example (p q : Prop) (h : p → q) (k : q → p) : p = q := by
  ext
  exact ⟨h, k⟩
example (p q : Nat → Prop) (h : ∀ n, p n ↔ q n) : p = q := by
  ext n
  exact h n
example (a b : Unit) : a = b := by ext
example (xs : Array Unit) : xs.size = 2 → xs = #[(), ()] := by
  intros
  ext
  simp only [List.size_toArray, List.length_cons, List.length_nil, Nat.zero_add, Nat.reduceAdd]
  assumption
example (a b : PProd Nat Nat) (h : a.1 = b.1) (k : a.2 = b.2) : a = b := by ext <;> assumption
example (a b : (x : Nat) × Fin x) (h : a.1 = b.1) (k : HEq a.2 b.2) : a = b := by
  ext
  · rw [h]
  · exact k
example (a b : (x : Nat) ×' Fin x) : a = b ↔ a.1 = b.1 ∧ HEq a.2 b.2 := PSigma.ext_iff
example (a b : Nat) : a = b := by ext -- FAIL: No applicable extensionality theorem found for type
end Extensionality
