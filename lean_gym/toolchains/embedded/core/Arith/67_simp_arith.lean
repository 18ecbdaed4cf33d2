/-
What `simp` looks up for arithmetic: the lemmas of its `Nat` and `Int` procedures (`Nat.Simproc`), negated inequalities,
and the reflection behind `simp +arith` (`Nat.Internal.Linear`). DIFFERS: the reflection compares coefficients as
functions, without a normal form; the statements have a full Lean's shape.
-/
namespace Nat.Simproc
theorem sub_add_eq_comm (a b c : Nat) : a - (b + c) = a - c - b :=
  (congrArg (a - ·) (Nat.add_comm b c)).trans (Nat.sub_sub a c b).symm
theorem add_eq_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : (a + b = c + d) = (a = c + (d - b)) := by
  obtain ⟨e, rfl⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_comm b e, ← Nat.add_assoc]
  exact propext Nat.add_right_cancel_iff
theorem add_eq_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : (a + b = c + d) = (a + (b - d) = c) := by
  obtain ⟨e, rfl⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_comm d e, ← Nat.add_assoc]
  exact propext Nat.add_right_cancel_iff
theorem add_eq_le (a : Nat) {b c : Nat} (h : b ≤ c) : (a + b = c) = (a = c - b) :=
  propext ⟨fun e => (Nat.add_sub_cancel a b).symm.trans (congrArg (· - b) e),
    fun e => (congrArg (· + b) e).trans (Nat.sub_add_cancel h)⟩
theorem add_eq_gt (a : Nat) {b c : Nat} (h : b > c) : (a + b = c) = False :=
  eq_false fun e => Nat.not_le_of_lt h (le_of_le_of_eq (Nat.le_add_left b a) e)
theorem eq_add_gt (a : Nat) {b c : Nat} (h : c > a) : (a = b + c) = False :=
  eq_false fun e => Nat.not_le_of_lt h (le_of_le_of_eq (Nat.le_add_left c b) e.symm)
theorem eq_add_le {a : Nat} (b : Nat) {c : Nat} (h : c ≤ a) : (a = b + c) = (b = a - c) :=
  propext ⟨fun e => ((congrArg (· - c) e).trans (Nat.add_sub_cancel b c)).symm,
    fun e => ((congrArg (· + c) e).trans (Nat.sub_add_cancel h)).symm⟩
theorem add_le_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : (a + b ≤ c + d) = (a ≤ c + (d - b)) := by
  obtain ⟨e, rfl⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_comm b e, ← Nat.add_assoc]
  exact propext Nat.add_le_add_iff_right
theorem add_le_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : (a + b ≤ c + d) = (a + (b - d) ≤ c) := by
  obtain ⟨e, rfl⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_comm d e, ← Nat.add_assoc]
  exact propext Nat.add_le_add_iff_right
theorem add_le_le (a : Nat) {b c : Nat} (h : b ≤ c) : (a + b ≤ c) = (a ≤ c - b) :=
  propext ⟨fun l => le_of_eq_of_le (Nat.add_sub_cancel a b).symm (Nat.sub_le_sub_right l b),
    fun l => le_of_le_of_eq (Nat.add_le_add_right l b) (Nat.sub_add_cancel h)⟩
theorem add_le_gt (a : Nat) {b c : Nat} (h : b > c) : (a + b ≤ c) = False :=
  eq_false fun l => Nat.not_le_of_lt h (Nat.le_trans (Nat.le_add_left b a) l)
private theorem le_add_le (a : Nat) {b c : Nat} (h : a ≤ c) : (a ≤ b + c) = True :=
  eq_true (Nat.le_trans h (Nat.le_add_left c b))
theorem le_add_ge (a : Nat) {b c : Nat} (h : a ≥ c) : (a ≤ b + c) = (a - c ≤ b) :=
  propext ⟨fun l => le_of_le_of_eq (Nat.sub_le_sub_right l c) (Nat.add_sub_cancel b c),
    fun l => le_of_eq_of_le (Nat.sub_add_cancel h).symm (Nat.add_le_add_right l c)⟩
theorem add_sub_add_le (a c : Nat) {b d : Nat} (h : b ≤ d) : a + b - (c + d) = a - (c + (d - b)) := by
  obtain ⟨e, rfl⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_left_comm, Nat.add_comm a, Nat.add_sub_add_left]
theorem add_sub_add_ge (a c : Nat) {b d : Nat} (h : b ≥ d) : a + b - (c + d) = a + (b - d) - c := by
  obtain ⟨e, rfl⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_left_comm, Nat.add_comm c, Nat.add_sub_add_left]
theorem add_sub_le (a : Nat) {b c : Nat} (h : b ≤ c) : a + b - c = a - (c - b) := by
  obtain ⟨e, rfl⟩ := Nat.exists_eq_add_of_le h
  rw [Nat.add_sub_cancel_left, Nat.add_comm, Nat.add_sub_add_left]
theorem beqEqOfEqEq {a b c d : Nat} (p : (a = b) = (c = d)) : (a == b) = (c == d) := by
  by_cases k : a = b
  · rw [beq_iff_eq.mpr k, beq_iff_eq.mpr (p ▸ k)]
  · have k' : ¬ c = d := p ▸ k
    cases e : (a == b) with
    | true => exact absurd (beq_iff_eq.mp e) k
    | false =>
      cases e' : (c == d) with
      | true => exact absurd (beq_iff_eq.mp e') k'
      | false => rfl
theorem beqFalseOfEqFalse {a b : Nat} (p : (a = b) = False) : (a == b) = false := by
  cases e : (a == b) with
  | true => exact absurd (beq_iff_eq.mp e) (of_eq_false p)
  | false => rfl
end Nat.Simproc
theorem Nat.Simproc.bneEqOfEqEq {a b c d : Nat} (p : (a = b) = (c = d)) : (a != b) = (c != d) :=
  congrArg Bool.not (beqEqOfEqEq p)
theorem Nat.Simproc.bneTrueOfEqFalse {a b : Nat} (p : (a = b) = False) : (a != b) = true :=
  congrArg Bool.not (beqFalseOfEqFalse p)
theorem Nat.dvd_eq_true_of_mod_eq_zero {m n : Nat} (h : (n % m == 0) = true) : (m ∣ n) = True :=
  eq_true (Nat.dvd_of_mod_eq_zero (beq_iff_eq.mp h))
theorem Nat.dvd_eq_false_of_mod_ne_zero {m n : Nat} (h : (n % m != 0) = true) : (m ∣ n) = False :=
  eq_false fun k => bne_iff_ne.mp h (Nat.mod_eq_zero_of_dvd k)
theorem Int.dvd_eq_true_of_mod_eq_zero {a b : Int} (h : (b % a == 0) = true) : (a ∣ b) = True :=
  eq_true (Int.dvd_of_emod_eq_zero (beq_iff_eq.mp h))
theorem Int.dvd_eq_false_of_mod_ne_zero {a b : Int} (h : (b % a != 0) = true) : (a ∣ b) = False :=
  eq_false fun k => bne_iff_ne.mp h (Int.emod_eq_zero_of_dvd k)
theorem Nat.not_le_eq (a b : Nat) : (¬ a ≤ b) = (b + 1 ≤ a) := propext Nat.not_le
theorem Nat.not_ge_eq (a b : Nat) : (¬ a ≥ b) = (a + 1 ≤ b) := propext Nat.not_le
theorem Nat.not_lt_eq (a b : Nat) : (¬ a < b) = (b ≤ a) := propext Nat.not_lt
theorem Nat.not_gt_eq (a b : Nat) : (¬ a > b) = (a ≤ b) := propext Nat.not_lt
theorem Int.not_le_eq (a b : Int) : (¬ a ≤ b) = (b + 1 ≤ a) := propext Int.not_le
theorem Int.not_ge_eq (a b : Int) : (¬ a ≥ b) = (a + 1 ≤ b) := propext Int.not_le
theorem Int.not_lt_eq (a b : Int) : (¬ a < b) = (b ≤ a) := propext Int.not_lt
theorem Int.not_gt_eq (a b : Int) : (¬ a > b) = (a ≤ b) := propext Int.not_lt
def eagerReduce {α : Sort u} (a : α) : α := a
namespace Lean
inductive RArray (α : Type u) : Type u where
  | leaf : α → RArray α
  | branch : Nat → RArray α → RArray α → RArray α
def RArray.get {α : Type u} : RArray α → Nat → α
  | .leaf a, _ => a
  | .branch p l r, n => cond (Nat.ble p n) (RArray.get r n) (RArray.get l n)
end Lean
namespace Nat.Internal.Linear
abbrev Context := Lean.RArray Nat
inductive Expr where
  | num (v : Nat)
  | var (i : Nat)
  | add (a b : Expr)
  | mulL (k : Nat) (a : Expr)
  | mulR (a : Expr) (k : Nat)
structure ExprCnstr where
  eq : Bool
  lhs : Expr
  rhs : Expr
end Nat.Internal.Linear
namespace Nat.Internal.Linear.Expr
def denote (ctx : Context) : Expr → Nat
  | num v => v
  | var i => ctx.get i
  | add a b => denote ctx a + denote ctx b
  | mulL k a => k * denote ctx a
  | mulR a k => denote ctx a * k
private def cst : Expr → Nat
  | num v => v
  | var _ => 0
  | add a b => cst a + cst b
  | mulL k a => k * cst a
  | mulR a k => cst a * k
private def cf : Expr → Nat → Nat
  | num _, _ => 0
  | var i, j => cond (Nat.beq i j) 1 0
  | add a b, j => cf a j + cf b j
  | mulL k a, j => k * cf a j
  | mulR a k, j => cf a j * k
private def bound : Expr → Nat
  | num _ => 0
  | var i => i + 1
  | add a b => bound a + bound b
  | mulL _ a => bound a
  | mulR a _ => bound a
end Nat.Internal.Linear.Expr
namespace Nat.Internal.Linear
private def S (ctx : Context) (f : Nat → Nat) : Nat → Nat
  | 0 => 0
  | n + 1 => S ctx f n + f n * ctx.get n
private theorem S_congr (ctx : Context) (f g : Nat → Nat) (n : Nat) (h : ∀ i, i < n → f i = g i) :
    S ctx f n = S ctx g n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [S, S, ih (fun i hi => h i (Nat.lt_trans hi (Nat.lt_succ_self n))), h n (Nat.lt_succ_self n)]
private theorem S_zero (ctx : Context) (n : Nat) : S ctx (fun _ => 0) n = 0 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [S, ih, Nat.zero_mul]
private theorem S_add (ctx : Context) (f g : Nat → Nat) (n : Nat) :
    S ctx (fun i => f i + g i) n = S ctx f n + S ctx g n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [S, S, S, ih, Nat.add_mul]; ac_rfl
private theorem S_mul (ctx : Context) (k : Nat) (f : Nat → Nat) (n : Nat) :
    S ctx (fun i => k * f i) n = k * S ctx f n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [S, S, ih, Nat.mul_add, Nat.mul_assoc]
private theorem S_single_ge (ctx : Context) (i n : Nat) (h : n ≤ i) : S ctx (fun j => cond (Nat.beq i j) 1 0) n = 0 :=
  by
  induction n with
  | zero => rfl
  | succ n ih =>
    rw [S, ih (Nat.le_trans (Nat.le_succ n) h)]
    cases e : Nat.beq i n with
    | true =>
      have e := Nat.eq_of_beq_eq_true e
      subst e
      exact absurd h (Nat.lt_irrefl i)
    | false => show 0 + 0 * _ = 0; rw [Nat.zero_mul]
private theorem S_single (ctx : Context) (i n : Nat) (h : i < n) :
    S ctx (fun j => cond (Nat.beq i j) 1 0) n = ctx.get i := by
  induction n with
  | zero => exact absurd h (Nat.not_succ_le_zero i)
  | succ n ih =>
    rw [S]
    cases e : Nat.beq i n with
    | true =>
      have e := Nat.eq_of_beq_eq_true e
      subst e
      rw [S_single_ge ctx i i (Nat.le_refl i)]
      show 0 + 1 * _ = _
      rw [Nat.one_mul, Nat.zero_add]
    | false =>
      have ne := Nat.ne_of_beq_eq_false e
      have lt : i < n := (Nat.lt_or_ge i n).elim id fun g => absurd (Nat.le_antisymm (Nat.le_of_succ_le_succ h) g) ne
      rw [ih lt]
      show _ + 0 * _ = _
      rw [Nat.zero_mul, Nat.add_zero]
private theorem denote_eq (ctx : Context) (e : Expr) : ∀ n, e.bound ≤ n → e.denote ctx = e.cst + S ctx e.cf n := by
  induction e with
  | num v => intro n _; show v = v + S ctx (fun _ => 0) n; rw [S_zero, Nat.add_zero]
  | var i => intro n h; show ctx.get i = 0 + S ctx (fun j => cond (Nat.beq i j) 1 0) n; rw
      [S_single ctx i n h, Nat.zero_add]
  | add a b iha ihb =>
    intro n h
    show a.denote ctx + b.denote ctx = (a.cst + b.cst) + S ctx (fun i => a.cf i + b.cf i) n
    rw [S_add, iha n (Nat.le_trans (Nat.le_add_right _ _) h), ihb n (Nat.le_trans (Nat.le_add_left _ _) h)]
    ac_rfl
  | mulL k a ih =>
    intro n h
    show k * a.denote ctx = k * a.cst + S ctx (fun i => k * a.cf i) n
    rw [S_mul, ih n h, Nat.mul_add]
  | mulR a k ih =>
    intro n h
    show a.denote ctx * k = a.cst * k + S ctx (fun i => a.cf i * k) n
    rw [S_congr ctx (fun i => a.cf i * k) (fun i => k * a.cf i) n (fun i _ => Nat.mul_comm _ _), S_mul, ih n h,
        Nat.add_mul, Nat.mul_comm k]
def _root_.LeanGym.Internal.allLt : Nat → (Nat → Bool) → Bool
  | 0, _ => true
  | n + 1, p => cond (p n) (LeanGym.Internal.allLt n p) false
theorem _root_.LeanGym.Internal.allLt_sound (n : Nat) (p : Nat → Bool) :
    LeanGym.Internal.allLt n p = true → ∀ i, i < n → p i = true := by
  induction n with
  | zero => exact fun _ i hi => absurd hi (Nat.not_succ_le_zero i)
  | succ n ih =>
    intro h i hi
    have h : cond (p n) (LeanGym.Internal.allLt n p) false = true := h
    cases e : p n with
    | false => rw [e] at h; exact Bool.noConfusion h
    | true =>
      rw [e] at h
      exact (Nat.lt_or_ge i n).elim (ih h i) fun g => Nat.le_antisymm (Nat.le_of_succ_le_succ hi) g ▸ e
private def leq (k : Nat) (a b : Expr) : Bool :=
  cond (Nat.ble (a.cst + k) b.cst) (LeanGym.Internal.allLt (a.bound + b.bound) fun i => Nat.ble (a.cf i) (b.cf i)) false
private def eqv (a b : Expr) : Bool :=
  cond (Nat.beq a.cst b.cst) (LeanGym.Internal.allLt (a.bound + b.bound) fun i => Nat.beq (a.cf i) (b.cf i)) false
private theorem S_le (ctx : Context) (f g : Nat → Nat) (n : Nat) (h : ∀ i, i < n → f i ≤ g i) : S ctx f n ≤ S ctx g n :=
  by
  induction n with
  | zero => exact Nat.le_refl 0
  | succ n ih =>
    rw [S, S]
    have h1 := ih fun i hi => h i (Nat.lt_trans hi (Nat.lt_succ_self n))
    obtain ⟨d, hd⟩ : ∃ d, g n = f n + d := ⟨g n - f n, by
      have := h n (Nat.lt_succ_self n)
      exact (Nat.add_comm (f n) _).trans (sub_add f g this) |>.symm⟩
    rw [hd, Nat.add_mul, ← Nat.add_assoc]
    exact Nat.le_trans (add_le h1 _) (Nat.le_add_right _ _)
where
  sub_add (f g : Nat → Nat) {n : Nat} (h : f n ≤ g n) : g n - f n + f n = g n := sub_add' h
  sub_add' {n m : Nat} (h : m ≤ n) : n - m + m = n := by
    induction m generalizing n with
    | zero => rfl
    | succ m ih =>
      cases n with
      | zero => exact absurd h (Nat.not_succ_le_zero m)
      | succ n => rw [Nat.succ_sub_succ_eq_sub, Nat.add_succ, ih (Nat.le_of_succ_le_succ h)]
  add_le {a b : Nat} (h : a ≤ b) (k : Nat) : a + k ≤ b + k := by
    induction k with
    | zero => exact h
    | succ k ih => exact Nat.succ_le_succ ih
private theorem le_add_le {a b c d : Nat} (h : a ≤ b) (k : c ≤ d) : a + c ≤ b + d := by
  have := S_le.add_le h c
  rw [Nat.add_comm b c] at this
  have := Nat.le_trans this (S_le.add_le k b)
  rw [Nat.add_comm d b] at this
  exact this
private theorem leq_sound (ctx : Context) (k : Nat) (a b : Expr) (h : leq k a b = true) :
    a.denote ctx + k ≤ b.denote ctx := by
  rw [leq] at h
  cases e : Nat.ble (a.cst + k) b.cst with
  | false => rw [e] at h; exact Bool.noConfusion h
  | true =>
    rw [e] at h
    rw [denote_eq ctx a _ (Nat.le_add_right a.bound b.bound), denote_eq ctx b _ (Nat.le_add_left b.bound a.bound),
        Nat.add_right_comm]
    exact le_add_le (Nat.le_of_ble_eq_true e)
        (S_le ctx _ _ _ fun i hi => Nat.le_of_ble_eq_true (LeanGym.Internal.allLt_sound _ _ h i hi))
private theorem eqv_sound (ctx : Context) (a b : Expr) (h : eqv a b = true) : a.denote ctx = b.denote ctx := by
  rw [eqv] at h
  cases e : Nat.beq a.cst b.cst with
  | false => rw [e] at h; exact Bool.noConfusion h
  | true =>
    rw [e] at h
    rw [denote_eq ctx a _ (Nat.le_add_right a.bound b.bound), denote_eq ctx b _ (Nat.le_add_left b.bound a.bound),
        Nat.eq_of_beq_eq_true e]
    exact congrArg _ (S_congr ctx _ _ _ fun i hi => Nat.eq_of_beq_eq_true (LeanGym.Internal.allLt_sound _ _ h i hi))
theorem Expr.eq_of_toNormPoly_eq (ctx : Context) (e e' : Expr) (h : eqv e e' = true) : e.denote ctx = e'.denote ctx :=
  eqv_sound ctx e e' h
end Nat.Internal.Linear
namespace Nat.Internal.Linear.ExprCnstr
def denote (ctx : Context) (c : ExprCnstr) : Prop :=
  bif c.eq then c.lhs.denote ctx = c.rhs.denote ctx else c.lhs.denote ctx ≤ c.rhs.denote ctx
def isValid (c : ExprCnstr) : Bool := bif c.eq then eqv c.lhs c.rhs else leq 0 c.lhs c.rhs
def isUnsat (c : ExprCnstr) : Bool := bif c.eq then (leq 1 c.lhs c.rhs || leq 1 c.rhs c.lhs) else leq 1 c.rhs c.lhs
private def same (c d : ExprCnstr) : Bool :=
  (bif c.eq then d.eq else Bool.not d.eq) && eqv (.add c.lhs d.rhs) (.add c.rhs d.lhs)
theorem eq_true_of_isValid (ctx : Context) (c : ExprCnstr) (h : c.isValid = true) : c.denote ctx = True := by
  obtain ⟨eq, l, r⟩ := c
  cases eq with
  | true => exact eq_true (eqv_sound ctx l r h)
  | false => exact eq_true (leq_sound ctx 0 l r h)
theorem eq_false_of_isUnsat (ctx : Context) (c : ExprCnstr) (h : c.isUnsat = true) : c.denote ctx = False := by
  obtain ⟨eq, l, r⟩ := c
  cases eq with
  | true =>
    refine eq_false fun (e : l.denote ctx = r.denote ctx) => ?_
    have h : (leq 1 l r || leq 1 r l) = true := h
    cases h1 : leq 1 l r with
    | true => exact Nat.lt_irrefl _ (e ▸ leq_sound ctx 1 l r h1 : r.denote ctx + 1 ≤ r.denote ctx)
    | false =>
      rw [h1] at h
      exact Nat.lt_irrefl _ (e ▸ leq_sound ctx 1 r l h : r.denote ctx + 1 ≤ r.denote ctx)
  | false => exact eq_false fun (e : l.denote ctx ≤ r.denote ctx) =>
      Nat.lt_irrefl _ (Nat.le_trans (leq_sound ctx 1 r l h) e)
private theorem cancel_le {a b c d : Nat} (h : a + d = b + c) : a ≤ b → c ≤ d := by
  intro k
  have := S_le.add_le k c
  rw [← h] at this
  exact cancel this
where
  cancel {x y z : Nat} (h : x + y ≤ x + z) : y ≤ z := by
    induction x with
    | zero => rw [Nat.zero_add, Nat.zero_add] at h; exact h
    | succ x ih => rw [Nat.succ_add, Nat.succ_add] at h; exact ih (Nat.le_of_succ_le_succ h)
theorem eq_of_toNormPoly_eq (ctx : Context) (c d : ExprCnstr) (h : same c d = true) : c.denote ctx = d.denote ctx := by
  obtain ⟨eq, l, r⟩ := c
  obtain ⟨eq', l', r'⟩ := d
  have key : ∀ (hh : eqv (.add l r') (.add r l') = true), l.denote ctx + r'.denote ctx = r.denote ctx + l'.denote ctx :=
      fun hh => eqv_sound ctx (.add l r') (.add r l') hh
  cases eq with
  | true =>
    cases eq' with
    | false => exact Bool.noConfusion h
    | true =>
      have k := key h
      refine propext ⟨fun (e : l.denote ctx = r.denote ctx) => (?_ : l'.denote ctx = r'.denote ctx),
          fun (e : l'.denote ctx = r'.denote ctx) => (?_ : l.denote ctx = r.denote ctx)⟩
      · rw [e] at k; exact (Nat.add_left_cancel k).symm
      · rw [e, Nat.add_comm, Nat.add_comm (r.denote ctx)] at k; exact Nat.add_left_cancel k
  | false =>
    cases eq' with
    | true => exact Bool.noConfusion h
    | false =>
      have k := key h
      exact propext ⟨cancel_le k, cancel_le (by rw [Nat.add_comm, ← k, Nat.add_comm])⟩
end Nat.Internal.Linear.ExprCnstr
