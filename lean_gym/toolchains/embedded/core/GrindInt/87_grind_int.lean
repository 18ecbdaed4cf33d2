/-
The integer solver of `grind` (namespace `Int.Internal.Linear`): linear expressions and polynomials, and the rules of
its certificates. DIFFERS: one equality test on coefficients (`eqv`) serves every rule; the statements have a full
Lean's shape.
-/
namespace Int.Internal.Linear
abbrev Context := Lean.RArray Int
inductive Expr where
  | num (v : Int)
  | var (i : Nat)
  | add (a b : Expr)
  | sub (a b : Expr)
  | neg (a : Expr)
  | mulL (k : Int) (a : Expr)
  | mulR (a : Expr) (k : Int)
inductive Poly where
  | num (k : Int)
  | add (k : Int) (v : Nat) (p : Poly)
end Int.Internal.Linear
namespace Int.Internal.Linear.Expr
def denote (ctx : Context) : Expr → Int
  | num v => v
  | var i => ctx.get i
  | add a b => denote ctx a + denote ctx b
  | sub a b => denote ctx a - denote ctx b
  | neg a => - denote ctx a
  | mulL k a => k * denote ctx a
  | mulR a k => denote ctx a * k
private def cst : Expr → Int
  | num v => v
  | var _ => 0
  | add a b => cst a + cst b
  | sub a b => cst a - cst b
  | neg a => - cst a
  | mulL k a => k * cst a
  | mulR a k => cst a * k
private def cf : Expr → Nat → Int
  | num _, _ => 0
  | var i, j => cond (Nat.beq i j) 1 0
  | add a b, j => cf a j + cf b j
  | sub a b, j => cf a j - cf b j
  | neg a, j => - cf a j
  | mulL k a, j => k * cf a j
  | mulR a k, j => cf a j * k
private def bound : Expr → Nat
  | num _ => 0
  | var i => i + 1
  | add a b => Nat.max' (bound a) (bound b)
  | sub a b => Nat.max' (bound a) (bound b)
  | neg a => bound a
  | mulL _ a => bound a
  | mulR a _ => bound a
where Nat.max' (a b : Nat) : Nat := cond (Nat.ble a b) b a
end Int.Internal.Linear.Expr
namespace Int.Internal.Linear
private theorem max_l (a b : Nat) : a ≤ Expr.bound.Nat.max' a b := by
  unfold Expr.bound.Nat.max'
  cases h : Nat.ble a b with
  | true => exact Nat.le_of_ble_eq_true h
  | false => exact Nat.le_refl a
private theorem max_r (a b : Nat) : b ≤ Expr.bound.Nat.max' a b := by
  unfold Expr.bound.Nat.max'
  cases h : Nat.ble a b with
  | true => exact Nat.le_refl b
  | false => exact (Nat.le_total b a).elim id fun k => by rw [Nat.ble_eq_true_of_le k] at h; exact Bool.noConfusion h
private def S (ctx : Context) (f : Nat → Int) : Nat → Int
  | 0 => 0
  | n + 1 => S ctx f n + f n * ctx.get n
private theorem S_congr (ctx : Context) (f g : Nat → Int) (n : Nat) (h : ∀ i, i < n → f i = g i) :
    S ctx f n = S ctx g n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [S, S, ih (fun i hi => h i (Nat.lt_trans hi (Nat.lt_succ_self n))), h n (Nat.lt_succ_self n)]
private theorem S_zero (ctx : Context) (n : Nat) : S ctx (fun _ => 0) n = 0 := by
  induction n with
  | zero => rfl
  | succ n ih => rw [S, ih, Int.zero_mul]; rfl
private theorem S_add (ctx : Context) (f g : Nat → Int) (n : Nat) :
    S ctx (fun i => f i + g i) n = S ctx f n + S ctx g n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [S, S, S, ih, Int.add_mul]; omega
private theorem S_mul (ctx : Context) (k : Int) (f : Nat → Int) (n : Nat) :
    S ctx (fun i => k * f i) n = k * S ctx f n := by
  induction n with
  | zero => rw [S, S, Int.mul_zero]
  | succ n ih => rw [S, S, ih, Int.mul_add, Int.mul_assoc]
private theorem S_neg (ctx : Context) (f : Nat → Int) (n : Nat) : S ctx (fun i => - f i) n = - S ctx f n := by
  induction n with
  | zero => rfl
  | succ n ih => rw [S, S, ih, Int.neg_mul]; omega
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
    | false => show 0 + 0 * _ = 0; rw [Int.zero_mul]; rfl
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
      rw [Int.one_mul, Int.zero_add]
    | false =>
      have ne := Nat.ne_of_beq_eq_false e
      have lt : i < n := by omega
      rw [ih lt]
      show _ + 0 * _ = _
      rw [Int.zero_mul, Int.add_zero]
private theorem denote_eq (ctx : Context) (e : Expr) : ∀ n, e.bound ≤ n → e.denote ctx = e.cst + S ctx e.cf n := by
  induction e with
  | num v => intro n _; show v = v + S ctx (fun _ => 0) n; rw [S_zero, Int.add_zero]
  | var i => intro n h; show ctx.get i = 0 + S ctx (fun j => cond (Nat.beq i j) 1 0) n; rw
      [S_single ctx i n h, Int.zero_add]
  | add a b iha ihb =>
    intro n h
    show a.denote ctx + b.denote ctx = (a.cst + b.cst) + S ctx (fun i => a.cf i + b.cf i) n
    rw [S_add, iha n (Nat.le_trans (max_l _ _) h), ihb n (Nat.le_trans (max_r _ _) h)]
    omega
  | sub a b iha ihb =>
    intro n h
    show a.denote ctx - b.denote ctx = (a.cst - b.cst) + S ctx (fun i => a.cf i - b.cf i) n
    rw [S_congr ctx (fun i => a.cf i - b.cf i) (fun i => a.cf i + - b.cf i) n (fun i _ => Int.sub_eq_add_neg), S_add,
        S_neg,
      iha n (Nat.le_trans (max_l _ _) h), ihb n (Nat.le_trans (max_r _ _) h)]
    omega
  | neg a ih =>
    intro n h
    show - a.denote ctx = - a.cst + S ctx (fun i => - a.cf i) n
    rw [S_neg, ih n h]
    omega
  | mulL k a ih =>
    intro n h
    show k * a.denote ctx = k * a.cst + S ctx (fun i => k * a.cf i) n
    rw [S_mul, ih n h, Int.mul_add]
  | mulR a k ih =>
    intro n h
    show a.denote ctx * k = a.cst * k + S ctx (fun i => a.cf i * k) n
    rw [S_congr ctx (fun i => a.cf i * k) (fun i => k * a.cf i) n (fun i _ => Int.mul_comm _ _), S_mul, ih n h,
        Int.add_mul, Int.mul_comm (S _ _ _) k]
private def ieq : Int → Int → Bool
  | .ofNat a, .ofNat b => Nat.beq a b
  | .negSucc a, .negSucc b => Nat.beq a b
  | _, _ => false
private theorem ieq_sound : ∀ a b : Int, ieq a b = true → a = b
  | .ofNat _, .ofNat _, h => congrArg Int.ofNat (Nat.eq_of_beq_eq_true h)
  | .negSucc _, .negSucc _, h => congrArg Int.negSucc (Nat.eq_of_beq_eq_true h)
  | .ofNat _, .negSucc _, h => Bool.noConfusion h
  | .negSucc _, .ofNat _, h => Bool.noConfusion h
private def nonneg : Int → Bool
  | .ofNat _ => true
  | .negSucc _ => false
private theorem nonneg_sound : ∀ a : Int, nonneg a = true → 0 ≤ a
  | .ofNat n, _ => by have := Int.natCast_nonneg n; exact this
  | .negSucc _, h => Bool.noConfusion h
private def eqv (a b : Expr) : Bool :=
  cond (ieq a.cst b.cst) (LeanGym.Internal.allLt (Expr.bound.Nat.max' a.bound b.bound) fun i =>
      ieq (a.cf i) (b.cf i)) false
private theorem eqv_sound (ctx : Context) (a b : Expr) (h : eqv a b = true) : a.denote ctx = b.denote ctx := by
  rw [eqv] at h
  cases e : ieq a.cst b.cst with
  | false => rw [e] at h; exact Bool.noConfusion h
  | true =>
    rw [e] at h
    rw [denote_eq ctx a _ (max_l a.bound b.bound), denote_eq ctx b _ (max_r a.bound b.bound), ieq_sound _ _ e]
    exact congrArg _ (S_congr ctx _ _ _ fun i hi => ieq_sound _ _ (LeanGym.Internal.allLt_sound _ _ h i hi))
end Int.Internal.Linear
namespace Int.Internal.Linear.Poly
private def toExpr : Poly → Expr
  | num k => .num k
  | add k v p => .add (.mulL k (.var v)) (toExpr p)
private def term (ctx : Context) (k : Int) (v : Nat) : Int := cond (ieq k 1) (ctx.get v) (k * ctx.get v)
private def go (ctx : Context) (r : Int) : Poly → Int
  | num k => cond (ieq k 0) r (r + k)
  | add k v p => go ctx (r + term ctx k v) p
def denote (ctx : Context) : Poly → Int
  | num k => k
  | add k v p => go ctx (term ctx k v) p
private theorem term_eq (ctx : Context) (k : Int) (v : Nat) : term ctx k v = k * ctx.get v := by
  rw [term]
  cases h : ieq k 1 with
  | true => rw [ieq_sound _ _ h, Int.one_mul]; rfl
  | false => rfl
private theorem go_eq (ctx : Context) (p : Poly) : ∀ r : Int, go ctx r p = r + p.toExpr.denote ctx := by
  induction p with
  | num k =>
    intro r
    show cond (ieq k 0) r (r + k) = r + k
    cases h : ieq k 0 with
    | true => rw [ieq_sound _ _ h, Int.add_zero]; rfl
    | false => rfl
  | add k v p ih =>
    intro r
    show go ctx (r + term ctx k v) p = r + (k * ctx.get v + p.toExpr.denote ctx)
    rw [ih, term_eq, Int.add_assoc]
private theorem denote_toExpr (ctx : Context) (p : Poly) : p.denote ctx = p.toExpr.denote ctx := by
  cases p with
  | num k => rfl
  | add k v p =>
    show go ctx (term ctx k v) p = k * ctx.get v + p.toExpr.denote ctx
    rw [go_eq, term_eq]
private def lead : Poly → Int
  | num _ => 1
  | add k _ _ => k
private def cst (p : Poly) : Int := p.toExpr.cst
private def cf (p : Poly) (v : Nat) : Int := p.toExpr.cf v
end Int.Internal.Linear.Poly
namespace Int.Internal.Linear
private def iabs : Int → Int
  | .ofNat n => .ofNat n
  | .negSucc n => .ofNat (n + 1)
private theorem iabs_nonneg : ∀ a : Int, 0 ≤ iabs a
  | .ofNat n => Int.natCast_nonneg n
  | .negSucc n => Int.natCast_nonneg (n + 1)
private def isConst (p : Poly) : Bool := eqv p.toExpr (.num p.cst)
private theorem isConst_sound (ctx : Context) (p : Poly) (h : isConst p = true) : p.denote ctx = p.cst :=
  (p.denote_toExpr ctx).trans (eqv_sound ctx _ _ h)
private theorem and2 {a b : Bool} (h : cond a b false = true) : a = true ∧ b = true :=
  by cases a <;> simp at * ; exact h
private theorem and3 {a b c : Bool} (h : cond a (cond b c false) false = true) : a = true ∧ b = true ∧ c = true := by
  have h1 := and2 h
  have h2 := and2 h1.2
  exact ⟨h1.1, h2.1, h2.2⟩
theorem le_norm_expr (ctx : Context) (a b : Expr) (p : Poly) (h : eqv (.sub a b) p.toExpr = true)
    (k : a.denote ctx ≤ b.denote ctx) : p.denote ctx ≤ 0 := by
  have e : a.denote ctx - b.denote ctx = p.denote ctx := by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h
  omega
theorem eq_norm_expr (ctx : Context) (a b : Expr) (p : Poly) (h : eqv (.sub a b) p.toExpr = true)
    (k : a.denote ctx = b.denote ctx) : p.denote ctx = 0 := by
  have e : a.denote ctx - b.denote ctx = p.denote ctx := by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h
  omega
theorem not_eq_norm_expr (ctx : Context) (a b : Expr) (p : Poly) (h : eqv (.sub a b) p.toExpr = true)
    (k : ¬ a.denote ctx = b.denote ctx) : ¬ p.denote ctx = 0 := by
  have e : a.denote ctx - b.denote ctx = p.denote ctx := by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h
  omega
theorem le_unsat (ctx : Context) (p : Poly) (h : cond (isConst p) (nonneg (p.cst - 1)) false = true)
    (k : p.denote ctx ≤ 0) : False := by
  have ⟨h1, h2⟩ := and2 h
  have e := isConst_sound ctx p h1
  have f := nonneg_sound _ h2
  omega
theorem eq_unsat (ctx : Context) (p : Poly) (h : cond (isConst p) (Bool.not (ieq p.cst 0)) false = true)
    (k : p.denote ctx = 0) : False := by
  have ⟨h1, h2⟩ := and2 h
  have e := isConst_sound ctx p h1
  have e0 : p.cst = 0 := e.symm.trans k
  rw [e0] at h2
  exact Bool.noConfusion h2
theorem diseq_unsat (ctx : Context) (p : Poly) (h : eqv p.toExpr (.num 0) = true) (k : ¬ p.denote ctx = 0) : False :=
  k ((p.denote_toExpr ctx).trans (eqv_sound ctx _ _ h))
private def comb (a b : Int) (p q : Poly) : Expr := .add (.mulL a p.toExpr) (.mulL b q.toExpr)
private theorem mul_nonpos {a b : Int} (ha : 0 ≤ a) (hb : b ≤ 0) : a * b ≤ 0 := by
  have := Int.mul_nonneg ha (show 0 ≤ -b by omega)
  rw [Int.mul_neg] at this
  omega
theorem le_combine (ctx : Context) (p q r : Poly) (h : eqv (comb (iabs q.lead) (iabs p.lead) p q) r.toExpr = true)
    (hp : p.denote ctx ≤ 0) (hq : q.denote ctx ≤ 0) : r.denote ctx ≤ 0 := by
  have e : iabs q.lead * p.denote ctx + iabs p.lead * q.denote ctx = r.denote ctx := by
    simp only [Poly.denote_toExpr]
    exact eqv_sound ctx _ _ h
  have h1 := mul_nonpos (iabs_nonneg q.lead) hp
  have h2 := mul_nonpos (iabs_nonneg p.lead) hq
  omega
theorem eq_le_subst_nonneg (ctx : Context) (x : Nat) (p q r : Poly)
    (h : cond (nonneg (p.cf x)) (eqv (comb (p.cf x) (- q.cf x) q p) r.toExpr) false = true)
    (hp : p.denote ctx = 0) (hq : q.denote ctx ≤ 0) : r.denote ctx ≤ 0 := by
  have ⟨h1, h2⟩ := and2 h
  have e : p.cf x * q.denote ctx + (- q.cf x) * p.denote ctx = r.denote ctx := by
    simp only [Poly.denote_toExpr]
    exact eqv_sound ctx _ _ h2
  rw [hp, Int.mul_zero] at e
  have := mul_nonpos (nonneg_sound _ h1) hq
  omega
theorem eq_le_subst_nonpos (ctx : Context) (x : Nat) (p q r : Poly)
    (h : cond (nonneg (- p.cf x)) (eqv (comb (- p.cf x) (q.cf x) q p) r.toExpr) false = true)
    (hp : p.denote ctx = 0) (hq : q.denote ctx ≤ 0) : r.denote ctx ≤ 0 := by
  have ⟨h1, h2⟩ := and2 h
  have e : (- p.cf x) * q.denote ctx + (q.cf x) * p.denote ctx = r.denote ctx := by
    simp only [Poly.denote_toExpr]
    exact eqv_sound ctx _ _ h2
  rw [hp, Int.mul_zero] at e
  have := mul_nonpos (nonneg_sound _ h1) hq
  omega
theorem le_of_le_diseq (ctx : Context) (p q r : Poly)
    (h : cond (cond (eqv q.toExpr p.toExpr) true (eqv q.toExpr (.neg p.toExpr)))
        (eqv r.toExpr (.add p.toExpr (.num 1))) false = true)
    (hp : p.denote ctx ≤ 0) (hq : ¬ q.denote ctx = 0) : r.denote ctx ≤ 0 := by
  have ⟨h1, h2⟩ := and2 h
  have e : r.denote ctx = p.denote ctx + 1 := by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h2
  have f : q.denote ctx = p.denote ctx ∨ q.denote ctx = - p.denote ctx := by
    cases k : eqv q.toExpr p.toExpr with
    | true => exact .inl (by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ k)
    | false => rw [k] at h1; exact .inr (by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h1)
  omega
theorem eq_of_le_ge (ctx : Context) (p q : Poly) (h : eqv q.toExpr (.neg p.toExpr) = true) (hp : p.denote ctx ≤ 0)
    (hq : q.denote ctx ≤ 0) : p.denote ctx = 0 := by
  have e : q.denote ctx = - p.denote ctx := by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h
  omega
end Int.Internal.Linear
namespace Nat.ToInt
theorem of_le {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a') (h₂ : (NatCast.natCast b : Int) = b') :
    a ≤ b → a' ≤ b' := fun h => by
  subst h₁ h₂; exact Int.ofNat_le.mpr h
theorem of_eq {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a') (h₂ : (NatCast.natCast b : Int) = b') :
    a = b → a' = b' := fun h => by
  subst h₁ h₂ h; rfl
theorem of_diseq {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a') (h₂ : (NatCast.natCast b : Int) = b') :
    a ≠ b → a' ≠ b' := fun h => by
  subst h₁ h₂; intro e; have e : (a : Int) = (b : Int) := e; omega
theorem add_congr {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a') (h₂ : (NatCast.natCast b : Int) = b')
    : (NatCast.natCast (a + b) : Int) = a' + b' := by
  subst h₁ h₂; rfl
theorem mul_congr {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a') (h₂ : (NatCast.natCast b : Int) = b')
    : (NatCast.natCast (a * b) : Int) = a' * b' := by
  subst h₁ h₂; rfl
theorem natCast_ofNat (n : Nat) : (NatCast.natCast (OfNat.ofNat n : Nat) : Int) = OfNat.ofNat n := rfl
end Nat.ToInt
namespace Int.Internal.Linear
theorem natCast_sub (x y : Nat) : (NatCast.natCast (x - y) : Int) = if (NatCast.natCast y : Int) +
    (-1) * NatCast.natCast x ≤ 0 then (NatCast.natCast x : Int) + (-1) * NatCast.natCast y else (0 : Int) := by
  have e : ∀ n : Nat, (NatCast.natCast n : Int) = (n : Int) := fun _ => rfl
  rw [e, e, e]
  by_cases h : (y : Int) + (-1) * (x : Int) ≤ 0
  · rw [if_pos h]; omega
  · rw [if_neg h]; omega
theorem ediv_emod (x y : Int) : -1 * x + y * (x / y) + x % y = 0 := by
  have := Int.mul_ediv_add_emod x y
  omega
theorem emod_nonneg (x y : Int) (h : Bool.not (ieq y 0) = true) : -1 * (x % y) ≤ 0 := by
  have n : y ≠ 0 := fun e => by subst e; exact Bool.noConfusion h
  have := Int.emod_nonneg x n
  omega
end Int.Internal.Linear
namespace Nat.ToInt
theorem toNat_nonneg (x : Nat) : -1 * (NatCast.natCast x : Int) ≤ 0 := by
  have e : (NatCast.natCast x : Int) = (x : Int) := rfl
  rw [e]; omega
theorem of_not_le {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a')
    (h₂ : (NatCast.natCast b : Int) = b') : ¬ a ≤ b → b' + 1 ≤ a' := fun h => by
  subst h₁ h₂; exact Int.ofNat_le.mpr (Nat.lt_of_not_le h)
theorem le_eq {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a') (h₂ : (NatCast.natCast b : Int) = b') :
    (a ≤ b) = (a' ≤ b') := by
  subst h₁ h₂; exact propext ⟨Int.ofNat_le.mpr, Int.ofNat_le.mp⟩
theorem lt_eq {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a') (h₂ : (NatCast.natCast b : Int) = b') :
    (a < b) = (a' < b') := by
  subst h₁ h₂; exact propext ⟨Int.ofNat_lt.mpr, Int.ofNat_lt.mp⟩
theorem eq_eq {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a') (h₂ : (NatCast.natCast b : Int) = b') :
    (a = b) = (a' = b') := by
  subst h₁ h₂; exact propext Int.ofNat_inj.symm
end Nat.ToInt
namespace Int.Internal.Linear
private theorem poly_eqv (ctx : Context) (p q : Poly) (h : eqv p.toExpr q.toExpr = true) :
    p.denote ctx = q.denote ctx := by
  simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h
theorem le_norm (ctx : Context) (p q : Poly) (h : eqv p.toExpr q.toExpr = true) (k : p.denote ctx ≤ 0) :
    q.denote ctx ≤ 0 := poly_eqv ctx p q h ▸ k
theorem eq_norm (ctx : Context) (p q : Poly) (h : eqv p.toExpr q.toExpr = true) (k : p.denote ctx = 0) :
    q.denote ctx = 0 := (poly_eqv ctx p q h).symm.trans k
theorem diseq_norm (ctx : Context) (p q : Poly) (h : eqv p.toExpr q.toExpr = true) (k : ¬ p.denote ctx = 0) :
    ¬ q.denote ctx = 0 := fun e => k ((poly_eqv ctx p q h).trans e)
theorem diseq_neg (ctx : Context) (p q : Poly) (h : eqv q.toExpr (.neg p.toExpr) = true) (k : ¬ p.denote ctx = 0) :
    ¬ q.denote ctx = 0 := by
  have e : q.denote ctx = - p.denote ctx := by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h
  omega
theorem le_neg (ctx : Context) (p q : Poly) (h : eqv q.toExpr (.sub (.num 1) p.toExpr) = true)
    (k : ¬ p.denote ctx ≤ 0) : q.denote ctx ≤ 0 := by
  have e : q.denote ctx = 1 - p.denote ctx := by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h
  omega
theorem norm_le (ctx : Context) (a b : Expr) (p : Poly) (h : eqv (.sub a b) p.toExpr = true) :
    (a.denote ctx ≤ b.denote ctx) = (p.denote ctx ≤ 0) := by
  have e : a.denote ctx - b.denote ctx = p.denote ctx := by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h
  exact propext ⟨fun k => by omega, fun k => by omega⟩
theorem norm_eq (ctx : Context) (a b : Expr) (p : Poly) (h : eqv (.sub a b) p.toExpr = true) :
    (a.denote ctx = b.denote ctx) = (p.denote ctx = 0) := by
  have e : a.denote ctx - b.denote ctx = p.denote ctx := by simp only [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h
  exact propext ⟨fun k => by omega, fun k => by omega⟩
private def eqvPM (a b : Expr) : Bool := cond (eqv a b) true (eqv a (.neg b))
private theorem eqvPM_sound (ctx : Context) (a b : Expr) (h : eqvPM a b = true) :
    a.denote ctx = b.denote ctx ∨ a.denote ctx = - b.denote ctx := by
  rw [eqvPM] at h
  cases k : eqv a b with
  | true => exact .inl (eqv_sound ctx _ _ k)
  | false => rw [k] at h; exact .inr (eqv_sound ctx _ _ h)
theorem norm_eq_var (ctx : Context) (a b : Expr) (x y : Nat) (h : eqvPM (.sub a b) (.sub (.var x) (.var y)) = true) :
    (a.denote ctx = b.denote ctx) = (ctx.get x = ctx.get y) := by
  have e : a.denote ctx - b.denote ctx = ctx.get x - ctx.get y ∨ a.denote ctx - b.denote ctx =
      - (ctx.get x - ctx.get y) := eqvPM_sound ctx _ _ h
  exact propext ⟨fun k => by omega, fun k => by omega⟩
theorem norm_eq_var_const (ctx : Context) (a b : Expr) (x : Nat) (k : Int)
    (h : eqvPM (.sub a b) (.sub (.var x) (.num k)) = true) : (a.denote ctx = b.denote ctx) = (ctx.get x = k) := by
  have e : a.denote ctx - b.denote ctx = ctx.get x - k ∨ a.denote ctx - b.denote ctx = - (ctx.get x - k) :=
      eqvPM_sound ctx _ _ h
  exact propext ⟨fun k => by omega, fun k => by omega⟩
theorem eq_def' (ctx : Context) (x : Nat) (e : Expr) (p : Poly) (h : eqvPM p.toExpr (.sub (.var x) e) = true)
    (k : ctx.get x = e.denote ctx) : p.denote ctx = 0 := by
  rw [Poly.denote_toExpr]
  have f : p.toExpr.denote ctx = ctx.get x - e.denote ctx ∨ p.toExpr.denote ctx = - (ctx.get x - e.denote ctx) :=
      eqvPM_sound ctx _ _ h
  omega
theorem eq_def_struct (ctx : Context) (x : Nat) (e : Expr) (p : Poly) (h : eqvPM p.toExpr (.sub (.var x) e) = true)
    (k : ctx.get x = e.denote ctx) : p.denote ctx = 0 := eq_def' ctx x e p h k
theorem eq_of_core (ctx : Context) (p q r : Poly) (h : eqv (.sub p.toExpr q.toExpr) r.toExpr = true)
    (k : p.denote ctx = q.denote ctx) : r.denote ctx = 0 := by
  simp only [Poly.denote_toExpr] at *
  have e : p.toExpr.denote ctx - q.toExpr.denote ctx = r.toExpr.denote ctx := eqv_sound ctx _ _ h
  omega
theorem diseq_of_core (ctx : Context) (p q r : Poly) (h : eqv (.sub p.toExpr q.toExpr) r.toExpr = true)
    (k : ¬ p.denote ctx = q.denote ctx) : ¬ r.denote ctx = 0 := by
  simp only [Poly.denote_toExpr] at *
  have e : p.toExpr.denote ctx - q.toExpr.denote ctx = r.toExpr.denote ctx := eqv_sound ctx _ _ h
  omega
private def or3 (a b c : Bool) : Bool := cond a true (cond b true c)
private theorem or3_sound {a b c : Bool} (h : or3 a b c = true) : a = true ∨ b = true ∨ c = true := by
  cases a with
  | true => exact .inl rfl
  | false => cases b with
    | true => exact .inr (.inl rfl)
    | false => exact .inr (.inr h)
private theorem comb_zero (ctx : Context) (a b : Int) (p q r : Poly) (h : eqvPM r.toExpr (comb a b p q) = true)
    (hp : p.denote ctx = 0) (hq : q.denote ctx = 0) : r.denote ctx = 0 := by
  simp only [Poly.denote_toExpr] at *
  have e : r.toExpr.denote ctx = a * p.toExpr.denote ctx + b * q.toExpr.denote ctx ∨ r.toExpr.denote ctx =
      - (a * p.toExpr.denote ctx + b * q.toExpr.denote ctx) := eqvPM_sound ctx _ _ h
  rw [hp, hq, Int.mul_zero, Int.mul_zero] at e
  omega
theorem eq_eq_subst' (ctx : Context) (a b : Int) (p q r : Poly)
    (h : or3 (eqvPM r.toExpr (comb b (-a) p q)) (eqvPM r.toExpr (comb a b p q))
        (or3 (eqvPM r.toExpr (comb b a p q)) (eqvPM r.toExpr (comb a (-b) p q)) false) = true)
    (hp : p.denote ctx = 0) (hq : q.denote ctx = 0) : r.denote ctx = 0 := by
  rcases or3_sound h with h | h | h
  · exact comb_zero ctx _ _ p q r h hp hq
  · exact comb_zero ctx _ _ p q r h hp hq
  · rcases or3_sound h with h | h | h
    · exact comb_zero ctx _ _ p q r h hp hq
    · exact comb_zero ctx _ _ p q r h hp hq
    · exact Bool.noConfusion h
theorem eq_diseq_subst (ctx : Context) (x : Nat) (p q r : Poly)
    (h : cond (Bool.not (ieq (p.cf x) 0)) (eqvPM r.toExpr (comb (p.cf x) (- q.cf x) q p)) false = true)
    (hp : p.denote ctx = 0) (hq : ¬ q.denote ctx = 0) : ¬ r.denote ctx = 0 := by
  have ⟨h1, h2⟩ := and2 h
  simp only [Poly.denote_toExpr] at *
  have e : r.toExpr.denote ctx = p.cf x * q.toExpr.denote ctx + (- q.cf x) * p.toExpr.denote ctx ∨
      r.toExpr.denote ctx = - (p.cf x * q.toExpr.denote ctx + (- q.cf x) * p.toExpr.denote ctx) :=
          eqvPM_sound ctx _ _ h2
  rw [hp, Int.mul_zero] at e
  intro hr
  have z : p.cf x * q.toExpr.denote ctx = 0 := by omega
  cases Int.mul_eq_zero.mp z with
  | inl k => rw [k] at h1; exact Bool.noConfusion h1
  | inr k => exact hq k
private theorem le_div {k a b r : Int} (hk : 0 < k) (hr : r < k) (e : k * b = a + r) (h : a ≤ 0) : b ≤ 0 := by
  apply Classical.byContradiction
  intro n
  have n : 1 ≤ b := by omega
  have := Int.mul_nonneg (show 0 ≤ k by omega) (show 0 ≤ b - 1 by omega)
  rw [Int.mul_sub, Int.mul_one] at this
  omega
private def divCheck (k : Int) (a : Expr) (p : Poly) : Bool :=
  cond (nonneg (k - 1)) (cond (nonneg (k - 1 - (k * p.cst - a.cst)))
      (eqv (.mulL k p.toExpr) (.add a (.num (k * p.cst - a.cst)))) false) false
private theorem divCheck_sound (ctx : Context) (k : Int) (a : Expr) (p : Poly) (h : divCheck k a p = true)
    (ha : a.denote ctx ≤ 0) : p.denote ctx ≤ 0 := by
  have ⟨h1, h2, h3⟩ := and3 h
  have e : k * p.toExpr.denote ctx = a.denote ctx + (k * p.cst - a.cst) := eqv_sound ctx _ _ h3
  have h1 := nonneg_sound _ h1
  have h2 := nonneg_sound _ h2
  rw [Poly.denote_toExpr]
  exact le_div (r := k * p.cst - a.cst) (by omega) (by omega) e ha
theorem le_coeff (ctx : Context) (p q : Poly) (k : Int) (h : divCheck k p.toExpr q = true) (hp : p.denote ctx ≤ 0) :
    q.denote ctx ≤ 0 :=
  divCheck_sound ctx k p.toExpr q h (p.denote_toExpr ctx ▸ hp)
theorem le_combine_coeff (ctx : Context) (p q r : Poly) (k : Int)
    (h : divCheck k (comb (iabs q.lead) (iabs p.lead) p q) r = true) (hp : p.denote ctx ≤ 0) (hq : q.denote ctx ≤ 0) :
        r.denote ctx ≤ 0 := by
  refine divCheck_sound ctx k _ r h ?_
  simp only [Poly.denote_toExpr] at *
  have h1 := mul_nonpos (iabs_nonneg q.lead) hp
  have h2 := mul_nonpos (iabs_nonneg p.lead) hq
  show iabs q.lead * p.toExpr.denote ctx + iabs p.lead * q.toExpr.denote ctx ≤ 0
  omega
theorem eq_coeff (ctx : Context) (p q : Poly) (k : Int)
    (h : cond (Bool.not (ieq k 0)) (eqv (.mulL k q.toExpr) p.toExpr) false = true) (hp : p.denote ctx = 0) :
        q.denote ctx = 0 := by
  have ⟨h1, h2⟩ := and2 h
  simp only [Poly.denote_toExpr] at *
  have e : k * q.toExpr.denote ctx = p.toExpr.denote ctx := eqv_sound ctx _ _ h2
  rw [hp] at e
  cases Int.mul_eq_zero.mp e with
  | inl z => rw [z] at h1; exact Bool.noConfusion h1
  | inr z => exact z
theorem diseq_coeff (ctx : Context) (p q : Poly) (k : Int) (h : eqv (.mulL k q.toExpr) p.toExpr = true)
    (hp : ¬ p.denote ctx = 0) : ¬ q.denote ctx = 0 := by
  simp only [Poly.denote_toExpr] at *
  have e : k * q.toExpr.denote ctx = p.toExpr.denote ctx := eqv_sound ctx _ _ h
  intro z
  rw [z, Int.mul_zero] at e
  exact hp e.symm
private def Poly.divAll (k : Int) : Poly → Poly
  | .num _ => .num 0
  | .add a v p => .add (a / k) v (divAll k p)
theorem eq_unsat_coeff (ctx : Context) (p : Poly) (k : Int)
    (h : cond (Bool.not (ieq (p.cst % k) 0)) (eqv p.toExpr (.add (.mulL k (p.divAll k).toExpr) (.num p.cst))) false =
        true) (hp : p.denote ctx = 0) : False := by
  have ⟨h1, h2⟩ := and2 h
  rw [Poly.denote_toExpr] at hp
  have e : p.toExpr.denote ctx = k * (p.divAll k).toExpr.denote ctx + p.cst := eqv_sound ctx _ _ h2
  rw [hp] at e
  have c : p.cst = k * (- (p.divAll k).toExpr.denote ctx) := by rw [Int.mul_neg]; omega
  rw [Int.emod_eq_zero_of_dvd ⟨_, c⟩] at h1
  exact Bool.noConfusion h1
theorem emod_le (x y k : Int) (h : cond (nonneg (y - 1)) (ieq k (1 - y)) false = true) : x % y + k ≤ 0 := by
  have ⟨h1, h2⟩ := and2 h
  have h1 := nonneg_sound _ h1
  have := ieq_sound _ _ h2
  have := Int.emod_lt_of_pos x (show 0 < y by omega)
  omega
theorem le_eq_true (ctx : Context) (a b : Expr)
    (h : cond (eqv (.sub a b) (.num (a.cst - b.cst))) (nonneg (b.cst - a.cst)) false = true) :
        (a.denote ctx ≤ b.denote ctx) = True := by
  have ⟨h1, h2⟩ := and2 h
  have e : a.denote ctx - b.denote ctx = a.cst - b.cst := eqv_sound ctx _ _ h1
  have := nonneg_sound _ h2
  exact eq_true (by omega)
theorem le_eq_false (ctx : Context) (a b : Expr)
    (h : cond (eqv (.sub a b) (.num (a.cst - b.cst))) (nonneg (a.cst - b.cst - 1)) false = true) :
        (a.denote ctx ≤ b.denote ctx) = False := by
  have ⟨h1, h2⟩ := and2 h
  have e : a.denote ctx - b.denote ctx = a.cst - b.cst := eqv_sound ctx _ _ h1
  have := nonneg_sound _ h2
  exact eq_false (by omega)
theorem eq_eq_true (ctx : Context) (a b : Expr) (h : eqv a b = true) : (a.denote ctx = b.denote ctx) = True :=
  eq_true (eqv_sound ctx a b h)
theorem eq_eq_false (ctx : Context) (a b : Expr)
    (h : cond (eqv (.sub a b) (.num (a.cst - b.cst))) (Bool.not (ieq (a.cst - b.cst) 0)) false = true) :
        (a.denote ctx = b.denote ctx) = False := by
  have ⟨h1, h2⟩ := and2 h
  have e : a.denote ctx - b.denote ctx = a.cst - b.cst := eqv_sound ctx _ _ h1
  refine eq_false fun k => ?_
  have z : a.cst - b.cst = 0 := by omega
  rw [z] at h2
  exact Bool.noConfusion h2
theorem Expr.eq_of_norm_eq (ctx : Context) (e : Expr) (p : Poly) (h : eqv e p.toExpr = true) :
    e.denote ctx = p.denote ctx := by
  rw [Poly.denote_toExpr]; exact eqv_sound ctx _ _ h
end Int.Internal.Linear
namespace Nat.ToInt
theorem mod_congr {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a') (h₂ : (NatCast.natCast b : Int) = b')
    : (NatCast.natCast (a % b) : Int) = a' % b' := by
  subst h₁ h₂; exact Int.natCast_emod a b
theorem div_congr {a b : Nat} {a' b' : Int} (h₁ : (NatCast.natCast a : Int) = a') (h₂ : (NatCast.natCast b : Int) = b')
    : (NatCast.natCast (a / b) : Int) = a' / b' := by
  subst h₁ h₂; exact Int.natCast_ediv a b
end Nat.ToInt
namespace Int
theorem Nonneg.natCast (a : Nat) : (NatCast.natCast a : Int) ≥ 0 := Int.natCast_nonneg a
def Nonneg.num_cert (a : Int) : Bool := a ≥ 0
theorem Nonneg.num (a : Int) : num_cert a = true → a ≥ 0 := of_decide_eq_true
theorem Nonneg.add (a b : Int) (h₁ : a ≥ 0) (h₂ : b ≥ 0) : a + b ≥ 0 := by omega
theorem Nonneg.mul (a b : Int) (h₁ : a ≥ 0) (h₂ : b ≥ 0) : a * b ≥ 0 := Int.mul_nonneg h₁ h₂
theorem Nonneg.div (a b : Int) (h₁ : a ≥ 0) (h₂ : b ≥ 0) : a / b ≥ 0 := Int.ediv_nonneg h₁ h₂
theorem Nonneg.pow (a : Int) (k : Nat) (h₁ : a ≥ 0) : a ^ k ≥ 0 := Int.pow_nonneg h₁
theorem Nonneg.mod (a b : Int) (h₁ : a ≥ 0) : a % b ≥ 0 := by
  by_cases h : b = 0
  · subst h; rw [Int.emod_zero]; exact h₁
  · exact Int.emod_nonneg a h
theorem Nonneg.toPoly (e : Int) : e ≥ 0 → -1 * e ≤ 0 := by omega
end Int
theorem Nat.ToInt.of_dvd (d a : Nat) (d' a' : Int) (h₁ : (NatCast.natCast d : Int) = d')
    (h₂ : (NatCast.natCast a : Int) = a') : d ∣ a → d' ∣ a' := fun h => by
  subst h₁ h₂
  obtain ⟨c, rfl⟩ := h
  exact ⟨(c : Int), rfl⟩
namespace Int.Internal.Linear
theorem dvd_norm_expr (ctx : Context) (d : Int) (e : Expr) (p : Poly) (h : eqv e p.toExpr = true)
    (k : d ∣ e.denote ctx) : d ∣ p.denote ctx := by
  rw [Poly.denote_toExpr, ← eqv_sound ctx _ _ h]; exact k
theorem dvd_norm (ctx : Context) (d : Int) (p q : Poly) (h : eqv p.toExpr q.toExpr = true) (k : d ∣ p.denote ctx) :
    d ∣ q.denote ctx := by
  rw [← poly_eqv ctx p q h]; exact k
theorem eq_dvd_subst (ctx : Context) (x : Nat) (p : Poly) (d : Int) (q : Poly) (d' : Int) (r : Poly)
    (h : cond (cond (ieq d' (p.cf x * d)) true (ieq d' (- (p.cf x * d))))
        (eqvPM r.toExpr (comb (p.cf x) (- q.cf x) q p)) false = true)
    (hp : p.denote ctx = 0) (hq : d ∣ q.denote ctx) : d' ∣ r.denote ctx := by
  have ⟨h1, h2⟩ := and2 h
  simp only [Poly.denote_toExpr] at *
  have e : r.toExpr.denote ctx = p.cf x * q.toExpr.denote ctx + (- q.cf x) * p.toExpr.denote ctx ∨
      r.toExpr.denote ctx = - (p.cf x * q.toExpr.denote ctx + (- q.cf x) * p.toExpr.denote ctx) :=
          eqvPM_sound ctx _ _ h2
  rw [hp, Int.mul_zero, Int.add_zero] at e
  obtain ⟨c, hc⟩ := hq
  rw [hc, ← Int.mul_assoc] at e
  have s : d' = p.cf x * d ∨ d' = - (p.cf x * d) := by
    cases k : ieq d' (p.cf x * d) with
    | true => exact .inl (ieq_sound _ _ k)
    | false => rw [k] at h1; exact .inr (ieq_sound _ _ h1)
  rcases s with s | s <;> rcases e with e | e
  · exact ⟨c, by rw [s, e]⟩
  · exact ⟨-c, by rw [s, e, Int.mul_neg]⟩
  · exact ⟨-c, by rw [s, e, Int.mul_neg, Int.neg_mul]; omega⟩
  · exact ⟨c, by rw [s, e, Int.neg_mul]⟩
private def Poly.gcdAll (g : Nat) : Poly → Nat
  | .num _ => g
  | .add a _ p => Nat.gcd (Int.natAbs a) (gcdAll g p)
private def unsatDvd (d g : Int) (p : Poly) : Bool :=
  cond (Bool.not (ieq (p.cst % g) 0)) (cond (ieq d (g * (d / g)))
      (eqv p.toExpr (.add (.mulL g (p.divAll g).toExpr) (.num p.cst))) false) false
theorem dvd_unsat (ctx : Context) (d : Int) (p : Poly) (h : unsatDvd d (.ofNat (p.gcdAll (Int.natAbs d))) p = true)
    (k : d ∣ p.denote ctx) : False := by
  rw [unsatDvd] at h
  have ⟨h1, h2, h3⟩ := and3 h
  rw [Poly.denote_toExpr] at k
  obtain ⟨c, hc⟩ := k
  have e := eqv_sound ctx _ _ h3
  have dd := ieq_sound _ _ h2
  revert h1 e dd
  generalize (Int.ofNat (p.gcdAll (Int.natAbs d)) : Int) = g
  intro h1 e dd
  have e : p.toExpr.denote ctx = g * (p.divAll g).toExpr.denote ctx + p.cst := e
  have z : p.cst = g * (d / g * c - (p.divAll g).toExpr.denote ctx) := by
    rw [Int.mul_sub, ← Int.mul_assoc, ← dd]
    omega
  rw [Int.emod_eq_zero_of_dvd ⟨_, z⟩] at h1
  exact Bool.noConfusion h1
end Int.Internal.Linear
