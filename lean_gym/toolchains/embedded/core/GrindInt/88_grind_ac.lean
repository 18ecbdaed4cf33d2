/-
The solver of `grind` for associative operators (namespace `Lean.Grind.AC`): sequences of variables, and the rules of
its certificates. DIFFERS: the tests that a rule's certificate has to pass are our own; the types, the denotations and
    the
rest of the statements have a full Lean's shape.
-/
namespace Lean.Grind.AC
abbrev Var := _root_.Nat
structure Context (α : Sort u) where
  vars : RArray (PLift α)
  op : α → α → α
inductive Expr where
  | var (x : Var)
  | op (lhs rhs : Expr)
inductive Seq where
  | var (x : Var)
  | cons (x : Var) (s : Seq)
def Var.denote {α : Sort u} (ctx : Context α) (x : Var) : α := (ctx.vars.get x).down
def Expr.denote {α : Sort u} (ctx : Context α) : Expr → α
  | .var x => Var.denote ctx x
  | .op a b => ctx.op (denote ctx a) (denote ctx b)
def Seq.denote {α : Sort u} (ctx : Context α) : Seq → α
  | .var x => Var.denote ctx x
  | .cons x s => ctx.op (Var.denote ctx x) (denote ctx s)

private def Seq.same : Seq → Seq → _root_.Bool
  | .var x, .var y => Nat.beq x y
  | .cons x s, .cons y t => cond (Nat.beq x y) (same s t) false
  | .var _, .cons _ _ => false
  | .cons _ _, .var _ => false
private theorem Seq.eq_of_same (s : Seq) : ∀ t : Seq, same s t = true → s = t := by
  induction s with
  | var x =>
    intro t h
    cases t with
    | var y => exact congrArg Seq.var (Nat.eq_of_beq_eq_true h)
    | cons => exact Bool.noConfusion h
  | cons x s ih =>
    intro t h
    cases t with
    | var => exact Bool.noConfusion h
    | cons y t =>
      have h : cond (Nat.beq x y) (same s t) false = true := h
      cases k : Nat.beq x y with
      | true => rw [k] at h; rw [show x = y from Nat.eq_of_beq_eq_true k, ih t h]
      | false => rw [k] at h; exact Bool.noConfusion h
private def Seq.append : Seq → Seq → Seq
  | .var x, t => .cons x t
  | .cons x s, t => .cons x (append s t)
private def Expr.seq : Expr → Seq
  | .var x => .var x
  | .op a b => (seq a).append (seq b)
private def Seq.insert (x : Var) : Seq → Seq
  | .var y => cond (Nat.ble x y) (.cons x (.var y)) (.cons y (.var x))
  | .cons y s => cond (Nat.ble x y) (.cons x (.cons y s)) (.cons y (insert x s))
private def Seq.sorted : Seq → Seq
  | .var x => .var x
  | .cons x s => insert x (sorted s)
/-- `x` before `s`, without the neutral element 0. -/
private def Seq.push0 (x : Var) : Seq → Seq
  | .var y => cond (Nat.beq x 0) (.var y) (cond (Nat.beq y 0) (.var x) (.cons x (.var y)))
  | .cons y t => cond (Nat.beq x 0) (.cons y t) (.cons x (.cons y t))
private def Seq.without0 : Seq → Seq
  | .var x => .var x
  | .cons x s => push0 x (without0 s)
private def Seq.pushDup (x : Var) : Seq → Seq
  | .var y => cond (Nat.beq x y) (.var y) (.cons x (.var y))
  | .cons y t => cond (Nat.beq x y) (.cons y t) (.cons x (.cons y t))
private def Seq.withoutDup : Seq → Seq
  | .var x => .var x
  | .cons x s => pushDup x (withoutDup s)
private def Seq.sameAC (s t : Seq) : _root_.Bool := same s.sorted t.sorted
private def both (a b : _root_.Bool) : _root_.Bool := cond a b false
private theorem both_sound {a b : _root_.Bool} (h : both a b = true) : a = true ∧ b = true := by
  cases a with
  | true => exact ⟨rfl, h⟩
  | false => exact Bool.noConfusion h

section
variable {α : Sort u} (ctx : Context α)
private theorem Seq.denote_same {s t : Seq} (h : same s t = true) : s.denote ctx = t.denote ctx := by
  rw [eq_of_same s t h]
private theorem Seq.denote_append (A : Std.Associative ctx.op) (s t : Seq) :
    (s.append t).denote ctx = ctx.op (s.denote ctx) (t.denote ctx) := by
  induction s with
  | var x => rfl
  | cons x s ih => rw [append, denote, ih, denote, A.assoc]
private theorem Expr.denote_seq (A : Std.Associative ctx.op) (e : Expr) : e.seq.denote ctx = e.denote ctx := by
  induction e with
  | var x => rfl
  | op a b iha ihb => rw [seq, Seq.denote_append ctx A, iha, ihb]; rfl
private theorem left_comm (A : Std.Associative ctx.op) (C : Std.Commutative ctx.op) (a b c : α) :
    ctx.op a (ctx.op b c) = ctx.op b (ctx.op a c) := by rw [← A.assoc, C.comm a b, A.assoc]
private theorem Seq.denote_insert (A : Std.Associative ctx.op) (C : Std.Commutative ctx.op) (x : Var) (s : Seq) :
    (s.insert x).denote ctx = ctx.op (Var.denote ctx x) (s.denote ctx) := by
  induction s with
  | var y =>
    rw [insert]
    cases Nat.ble x y with
    | true => rfl
    | false => exact C.comm _ _
  | cons y s ih =>
    rw [insert]
    cases Nat.ble x y with
    | true => rfl
    | false => show ctx.op _ (denote ctx (insert x s)) = _; rw [ih, left_comm ctx A C]; rfl
private theorem Seq.denote_sorted (A : Std.Associative ctx.op) (C : Std.Commutative ctx.op) (s : Seq) :
    s.sorted.denote ctx = s.denote ctx := by
  induction s with
  | var x => rfl
  | cons x s ih => rw [sorted, denote_insert ctx A C, ih]; rfl
private theorem Seq.denote_sameAC (A : Std.Associative ctx.op) (C : Std.Commutative ctx.op) {s t : Seq}
    (h : sameAC s t = true) : s.denote ctx = t.denote ctx := by
  rw [← denote_sorted ctx A C s, denote_same ctx h, denote_sorted ctx A C]
private theorem Seq.denote_without0 (N : Std.LawfulIdentity ctx.op (Var.denote ctx 0)) (s : Seq) :
    s.without0.denote ctx = s.denote ctx := by
  induction s with
  | var x => rfl
  | cons x s ih =>
    rw [without0, denote, ← ih]
    cases s.without0 with
    | cons y t =>
      rw [push0]
      cases h : Nat.beq x 0 with
      | true => rw [Nat.eq_of_beq_eq_true h]; exact (N.left_id _).symm
      | false => rfl
    | var y =>
      rw [push0]
      cases h : Nat.beq x 0 with
      | true => rw [Nat.eq_of_beq_eq_true h]; exact (N.left_id _).symm
      | false =>
        show denote ctx (cond (Nat.beq y 0) (.var x) (.cons x (.var y))) = _
        cases k : Nat.beq y 0 with
        | true => rw [Nat.eq_of_beq_eq_true k]; exact (N.right_id _).symm
        | false => rfl
private theorem Seq.denote_withoutDup (A : Std.Associative ctx.op) (D : Std.IdempotentOp ctx.op) (s : Seq) :
    s.withoutDup.denote ctx = s.denote ctx := by
  induction s with
  | var x => rfl
  | cons x s ih =>
    rw [withoutDup, denote, ← ih]
    cases s.withoutDup with
    | var y =>
      rw [pushDup]
      cases h : Nat.beq x y with
      | true => rw [Nat.eq_of_beq_eq_true h]; exact (D.idempotent _).symm
      | false => rfl
    | cons y t =>
      rw [pushDup]
      cases h : Nat.beq x y with
      | true => rw [Nat.eq_of_beq_eq_true h, denote, ← A.assoc, D.idempotent]; rfl
      | false => rfl
end

theorem eq_orient {α : Sort u} (ctx : Context α) (lhs rhs : Seq) (h : lhs.denote ctx = rhs.denote ctx) :
    rhs.denote ctx = lhs.denote ctx := h.symm
theorem refl {α : Sort u} (ctx : Context α) (s : Seq) : s.denote ctx = s.denote ctx := rfl
theorem eq_expr_seq_seq {α : Sort u} (ctx : Context α) (e : Expr) (s₁ s₂ : Seq) (h₁ : e.denote ctx = s₁.denote ctx)
    (h₂ : s₁.denote ctx = s₂.denote ctx) : e.denote ctx = s₂.denote ctx := h₁.trans h₂
theorem imp_eq {α : Sort u} (ctx : Context α) (lhs rhs : Expr) (s : Seq) (h₁ : lhs.denote ctx = s.denote ctx)
    (h₂ : rhs.denote ctx = s.denote ctx) : lhs.denote ctx = rhs.denote ctx := h₁.trans h₂.symm
theorem diseq_unsat {α : Sort u} (ctx : Context α) (lhs rhs : Seq) (h : lhs.same rhs = true)
    (n : lhs.denote ctx ≠ rhs.denote ctx) : False := n (Seq.denote_same ctx h)
theorem norm_a {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} (e : Expr) (s : Seq)
    (h : e.seq.same s = true) : e.denote ctx = s.denote ctx :=
  (Expr.denote_seq ctx A e).symm.trans (Seq.denote_same ctx h)
theorem eq_norm_a {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} (lhs rhs : Expr)
    (lhs' rhs' : Seq) (h : both (lhs.seq.same lhs') (rhs.seq.same rhs') = true)
    (k : lhs.denote ctx = rhs.denote ctx) : lhs'.denote ctx = rhs'.denote ctx :=
  (norm_a ctx (A := A) lhs lhs' (both_sound h).1).symm.trans (k.trans
    (norm_a ctx (A := A) rhs rhs' (both_sound h).2))
theorem diseq_norm_a {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} (lhs rhs : Expr)
    (lhs' rhs' : Seq) (h : both (lhs.seq.same lhs') (rhs.seq.same rhs') = true)
    (k : lhs.denote ctx ≠ rhs.denote ctx) : lhs'.denote ctx ≠ rhs'.denote ctx :=
  fun e => k ((norm_a ctx (A := A) lhs lhs' (both_sound h).1).trans (e.trans
    (norm_a ctx (A := A) rhs rhs' (both_sound h).2).symm))
theorem norm_ai {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {N : Std.LawfulIdentity ctx.op
    (Var.denote ctx 0)} (e : Expr) (s : Seq)
    (h : e.seq.without0.same s = true) : e.denote ctx = s.denote ctx :=
  ((Expr.denote_seq ctx A e).symm.trans (Seq.denote_without0 ctx N _).symm).trans (Seq.denote_same ctx h)
theorem eq_norm_ai {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {N : Std.LawfulIdentity ctx.op
    (Var.denote ctx 0)} (lhs rhs : Expr)
    (lhs' rhs' : Seq) (h : both (lhs.seq.without0.same lhs') (rhs.seq.without0.same rhs') = true)
    (k : lhs.denote ctx = rhs.denote ctx) : lhs'.denote ctx = rhs'.denote ctx :=
  (norm_ai ctx (A := A) (N := N) lhs lhs' (both_sound h).1).symm.trans (k.trans
    (norm_ai ctx (A := A) (N := N) rhs rhs' (both_sound h).2))
theorem diseq_norm_ai {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {N : Std.LawfulIdentity ctx.op
    (Var.denote ctx 0)} (lhs rhs : Expr)
    (lhs' rhs' : Seq) (h : both (lhs.seq.without0.same lhs') (rhs.seq.without0.same rhs') = true)
    (k : lhs.denote ctx ≠ rhs.denote ctx) : lhs'.denote ctx ≠ rhs'.denote ctx :=
  fun e => k ((norm_ai ctx (A := A) (N := N) lhs lhs' (both_sound h).1).trans (e.trans
    (norm_ai ctx (A := A) (N := N) rhs rhs' (both_sound h).2).symm))
theorem norm_ac {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op} (e : Expr)
    (s : Seq)
    (h : e.seq.sameAC s = true) : e.denote ctx = s.denote ctx :=
  (Expr.denote_seq ctx A e).symm.trans (Seq.denote_sameAC ctx A C h)
theorem eq_norm_ac {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    (lhs rhs : Expr)
    (lhs' rhs' : Seq) (h : both (lhs.seq.sameAC lhs') (rhs.seq.sameAC rhs') = true)
    (k : lhs.denote ctx = rhs.denote ctx) : lhs'.denote ctx = rhs'.denote ctx :=
  (norm_ac ctx (A := A) (C := C) lhs lhs' (both_sound h).1).symm.trans (k.trans
    (norm_ac ctx (A := A) (C := C) rhs rhs' (both_sound h).2))
theorem diseq_norm_ac {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    (lhs rhs : Expr)
    (lhs' rhs' : Seq) (h : both (lhs.seq.sameAC lhs') (rhs.seq.sameAC rhs') = true)
    (k : lhs.denote ctx ≠ rhs.denote ctx) : lhs'.denote ctx ≠ rhs'.denote ctx :=
  fun e => k ((norm_ac ctx (A := A) (C := C) lhs lhs' (both_sound h).1).trans (e.trans
    (norm_ac ctx (A := A) (C := C) rhs rhs' (both_sound h).2).symm))
theorem norm_aci {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    {N : Std.LawfulIdentity ctx.op (Var.denote ctx 0)} (e : Expr) (s : Seq)
    (h : e.seq.without0.sameAC s = true) : e.denote ctx = s.denote ctx :=
  ((Expr.denote_seq ctx A e).symm.trans (Seq.denote_without0 ctx N _).symm).trans
    (Seq.denote_sameAC ctx A C h)
theorem eq_norm_aci {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    {N : Std.LawfulIdentity ctx.op (Var.denote ctx 0)} (lhs rhs : Expr)
    (lhs' rhs' : Seq) (h : both (lhs.seq.without0.sameAC lhs') (rhs.seq.without0.sameAC rhs') = true)
    (k : lhs.denote ctx = rhs.denote ctx) : lhs'.denote ctx = rhs'.denote ctx :=
  (norm_aci ctx (A := A) (C := C) (N := N) lhs lhs' (both_sound h).1).symm.trans (k.trans
    (norm_aci ctx (A := A) (C := C) (N := N) rhs rhs' (both_sound h).2))
theorem diseq_norm_aci {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    {N : Std.LawfulIdentity ctx.op (Var.denote ctx 0)} (lhs rhs : Expr)
    (lhs' rhs' : Seq) (h : both (lhs.seq.without0.sameAC lhs') (rhs.seq.without0.sameAC rhs') = true)
    (k : lhs.denote ctx ≠ rhs.denote ctx) : lhs'.denote ctx ≠ rhs'.denote ctx :=
  fun e => k ((norm_aci ctx (A := A) (C := C) (N := N) lhs lhs' (both_sound h).1).trans (e.trans
    (norm_aci ctx (A := A) (C := C) (N := N) rhs rhs' (both_sound h).2).symm))
theorem eq_erase_dup {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {D : Std.IdempotentOp ctx.op}
    (lhs rhs lhs' rhs' : Seq)
    (h : both (lhs.withoutDup.same lhs') (rhs.withoutDup.same rhs') = true) (k : lhs.denote ctx = rhs.denote ctx) :
    lhs'.denote ctx = rhs'.denote ctx :=
  ((Seq.denote_withoutDup ctx A D lhs).symm.trans (Seq.denote_same ctx (both_sound h).1)).symm.trans (k.trans
    ((Seq.denote_withoutDup ctx A D rhs).symm.trans (Seq.denote_same ctx (both_sound h).2)))
theorem diseq_erase_dup {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {D : Std.IdempotentOp ctx.op}
    (lhs rhs lhs' rhs' : Seq)
    (h : both (lhs.withoutDup.same lhs') (rhs.withoutDup.same rhs') = true) (k : lhs.denote ctx ≠ rhs.denote ctx) :
    lhs'.denote ctx ≠ rhs'.denote ctx :=
  fun e => k (((Seq.denote_withoutDup ctx A D lhs).symm.trans (Seq.denote_same ctx (both_sound h).1)).trans (e.trans
    ((Seq.denote_withoutDup ctx A D rhs).symm.trans (Seq.denote_same ctx (both_sound h).2)).symm))
theorem eq_erase_dup_rhs {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {D : Std.IdempotentOp ctx.op}
    (lhs rhs rhs' : Seq)
    (h : rhs.withoutDup.same rhs' = true) (k : lhs.denote ctx = rhs.denote ctx) : lhs.denote ctx = rhs'.denote ctx :=
  k.trans ((Seq.denote_withoutDup ctx A D rhs).symm.trans (Seq.denote_same ctx h))
theorem eq_erase0 {α : Sort u} (ctx : Context α) {_ : Std.Associative ctx.op} {N : Std.LawfulIdentity ctx.op
    (Var.denote ctx 0)} (lhs rhs lhs' rhs' : Seq)
    (h : both (lhs.without0.same lhs') (rhs.without0.same rhs') = true) (k : lhs.denote ctx = rhs.denote ctx) :
    lhs'.denote ctx = rhs'.denote ctx :=
  ((Seq.denote_without0 ctx N lhs).symm.trans (Seq.denote_same ctx (both_sound h).1)).symm.trans (k.trans
    ((Seq.denote_without0 ctx N rhs).symm.trans (Seq.denote_same ctx (both_sound h).2)))
theorem diseq_erase0 {α : Sort u} (ctx : Context α) {_ : Std.Associative ctx.op} {N : Std.LawfulIdentity ctx.op
    (Var.denote ctx 0)} (lhs rhs lhs' rhs' : Seq)
    (h : both (lhs.without0.same lhs') (rhs.without0.same rhs') = true) (k : lhs.denote ctx ≠ rhs.denote ctx) :
    lhs'.denote ctx ≠ rhs'.denote ctx :=
  fun e => k (((Seq.denote_without0 ctx N lhs).symm.trans (Seq.denote_same ctx (both_sound h).1)).trans (e.trans
    ((Seq.denote_without0 ctx N rhs).symm.trans (Seq.denote_same ctx (both_sound h).2)).symm))
theorem eq_erase0_rhs {α : Sort u} (ctx : Context α) {_ : Std.Associative ctx.op} {N : Std.LawfulIdentity ctx.op
    (Var.denote ctx 0)} (lhs rhs rhs' : Seq)
    (h : rhs.without0.same rhs' = true) (k : lhs.denote ctx = rhs.denote ctx) : lhs.denote ctx = rhs'.denote ctx :=
  k.trans ((Seq.denote_without0 ctx N rhs).symm.trans (Seq.denote_same ctx h))
theorem eq_simp_lhs_exact {α : Sort u} (ctx : Context α) (lhs₁ rhs₁ rhs₂ : Seq)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₁.denote ctx = rhs₂.denote ctx) :
    rhs₁.denote ctx = rhs₂.denote ctx := h ▸ k
theorem eq_simp_rhs_exact {α : Sort u} (ctx : Context α) (lhs₁ rhs₁ lhs₂ : Seq)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx = lhs₁.denote ctx) :
    lhs₂.denote ctx = rhs₁.denote ctx := h ▸ k
theorem diseq_simp_lhs_exact {α : Sort u} (ctx : Context α) (lhs₁ rhs₁ rhs₂ : Seq)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₁.denote ctx ≠ rhs₂.denote ctx) :
    rhs₁.denote ctx ≠ rhs₂.denote ctx := h ▸ k
theorem diseq_simp_rhs_exact {α : Sort u} (ctx : Context α) (lhs₁ rhs₁ lhs₂ : Seq)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx ≠ lhs₁.denote ctx) :
    lhs₂.denote ctx ≠ rhs₁.denote ctx := h ▸ k
private theorem simp_prefix {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} (lhs₁ rhs₁ tail s s' : Seq)
    (t : both (s.same (lhs₁.append tail)) (s'.same (rhs₁.append tail)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) : s.denote ctx = s'.denote ctx := by
  have k := both_sound t
  rw [Seq.denote_same ctx k.1, Seq.denote_same ctx k.2, Seq.denote_append ctx A, Seq.denote_append ctx A, h]
theorem eq_simp_lhs_prefix {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ tail lhs₂ rhs₂ lhs₂' : Seq)
    (t : both (lhs₂.same (lhs₁.append tail)) (lhs₂'.same (rhs₁.append tail)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx = rhs₂.denote ctx) :
    lhs₂'.denote ctx = rhs₂.denote ctx :=
  simp_prefix ctx (A := A) lhs₁ rhs₁ tail lhs₂ lhs₂' t h ▸ k
theorem eq_simp_rhs_prefix {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ tail lhs₂ rhs₂ rhs₂' : Seq)
    (t : both (rhs₂.same (lhs₁.append tail)) (rhs₂'.same (rhs₁.append tail)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx = rhs₂.denote ctx) :
    lhs₂.denote ctx = rhs₂'.denote ctx :=
  simp_prefix ctx (A := A) lhs₁ rhs₁ tail rhs₂ rhs₂' t h ▸ k
theorem diseq_simp_lhs_prefix {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ tail lhs₂ rhs₂ lhs₂' : Seq)
    (t : both (lhs₂.same (lhs₁.append tail)) (lhs₂'.same (rhs₁.append tail)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx ≠ rhs₂.denote ctx) :
    lhs₂'.denote ctx ≠ rhs₂.denote ctx :=
  simp_prefix ctx (A := A) lhs₁ rhs₁ tail lhs₂ lhs₂' t h ▸ k
theorem diseq_simp_rhs_prefix {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ tail lhs₂ rhs₂ rhs₂' : Seq)
    (t : both (rhs₂.same (lhs₁.append tail)) (rhs₂'.same (rhs₁.append tail)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx ≠ rhs₂.denote ctx) :
    lhs₂.denote ctx ≠ rhs₂'.denote ctx :=
  simp_prefix ctx (A := A) lhs₁ rhs₁ tail rhs₂ rhs₂' t h ▸ k
private theorem simp_suffix {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} (lhs₁ rhs₁ head s s' : Seq)
    (t : both (s.same (head.append lhs₁)) (s'.same (head.append rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) : s.denote ctx = s'.denote ctx := by
  have k := both_sound t
  rw [Seq.denote_same ctx k.1, Seq.denote_same ctx k.2, Seq.denote_append ctx A, Seq.denote_append ctx A, h]
theorem eq_simp_lhs_suffix {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ head lhs₂ rhs₂ lhs₂' : Seq)
    (t : both (lhs₂.same (head.append lhs₁)) (lhs₂'.same (head.append rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx = rhs₂.denote ctx) :
    lhs₂'.denote ctx = rhs₂.denote ctx :=
  simp_suffix ctx (A := A) lhs₁ rhs₁ head lhs₂ lhs₂' t h ▸ k
theorem eq_simp_rhs_suffix {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ head lhs₂ rhs₂ rhs₂' : Seq)
    (t : both (rhs₂.same (head.append lhs₁)) (rhs₂'.same (head.append rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx = rhs₂.denote ctx) :
    lhs₂.denote ctx = rhs₂'.denote ctx :=
  simp_suffix ctx (A := A) lhs₁ rhs₁ head rhs₂ rhs₂' t h ▸ k
theorem diseq_simp_lhs_suffix {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ head lhs₂ rhs₂ lhs₂' : Seq)
    (t : both (lhs₂.same (head.append lhs₁)) (lhs₂'.same (head.append rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx ≠ rhs₂.denote ctx) :
    lhs₂'.denote ctx ≠ rhs₂.denote ctx :=
  simp_suffix ctx (A := A) lhs₁ rhs₁ head lhs₂ lhs₂' t h ▸ k
theorem diseq_simp_rhs_suffix {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ head lhs₂ rhs₂ rhs₂' : Seq)
    (t : both (rhs₂.same (head.append lhs₁)) (rhs₂'.same (head.append rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx ≠ rhs₂.denote ctx) :
    lhs₂.denote ctx ≠ rhs₂'.denote ctx :=
  simp_suffix ctx (A := A) lhs₁ rhs₁ head rhs₂ rhs₂' t h ▸ k
private theorem simp_middle {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} (lhs₁ rhs₁ head tail s s' : Seq)
    (t : both (s.same (head.append (lhs₁.append tail))) (s'.same (head.append (rhs₁.append tail))) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) : s.denote ctx = s'.denote ctx := by
  have k := both_sound t
  rw [Seq.denote_same ctx k.1, Seq.denote_same ctx k.2,
    Seq.denote_append ctx A, Seq.denote_append ctx A, Seq.denote_append ctx A, Seq.denote_append ctx A, h]
theorem eq_simp_lhs_middle {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ head tail lhs₂ rhs₂ lhs₂' : Seq)
    (t : both (lhs₂.same (head.append (lhs₁.append tail))) (lhs₂'.same (head.append (rhs₁.append tail))) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx = rhs₂.denote ctx) :
    lhs₂'.denote ctx = rhs₂.denote ctx :=
  simp_middle ctx (A := A) lhs₁ rhs₁ head tail lhs₂ lhs₂' t h ▸ k
theorem eq_simp_rhs_middle {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ head tail lhs₂ rhs₂ rhs₂' : Seq)
    (t : both (rhs₂.same (head.append (lhs₁.append tail))) (rhs₂'.same (head.append (rhs₁.append tail))) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx = rhs₂.denote ctx) :
    lhs₂.denote ctx = rhs₂'.denote ctx :=
  simp_middle ctx (A := A) lhs₁ rhs₁ head tail rhs₂ rhs₂' t h ▸ k
theorem diseq_simp_lhs_middle {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ head tail lhs₂ rhs₂ lhs₂' : Seq)
    (t : both (lhs₂.same (head.append (lhs₁.append tail))) (lhs₂'.same (head.append (rhs₁.append tail))) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx ≠ rhs₂.denote ctx) :
    lhs₂'.denote ctx ≠ rhs₂.denote ctx :=
  simp_middle ctx (A := A) lhs₁ rhs₁ head tail lhs₂ lhs₂' t h ▸ k
theorem diseq_simp_rhs_middle {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    (lhs₁ rhs₁ head tail lhs₂ rhs₂ rhs₂' : Seq)
    (t : both (rhs₂.same (head.append (lhs₁.append tail))) (rhs₂'.same (head.append (rhs₁.append tail))) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx ≠ rhs₂.denote ctx) :
    lhs₂.denote ctx ≠ rhs₂'.denote ctx :=
  simp_middle ctx (A := A) lhs₁ rhs₁ head tail rhs₂ rhs₂' t h ▸ k
private theorem simp_ac {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    (lhs₁ rhs₁ c s s' : Seq)
    (t : both (s.sameAC (c.append lhs₁)) (s'.sameAC (c.append rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) : s.denote ctx = s'.denote ctx := by
  have k := both_sound t
  rw [Seq.denote_sameAC ctx A C k.1, Seq.denote_sameAC ctx A C k.2, Seq.denote_append ctx A, Seq.denote_append ctx A, h]
theorem eq_simp_lhs_ac {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    (c lhs₁ rhs₁ lhs₂ rhs₂ lhs₂' : Seq)
    (t : both (lhs₂.sameAC (c.append lhs₁)) (lhs₂'.sameAC (c.append rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx = rhs₂.denote ctx) :
    lhs₂'.denote ctx = rhs₂.denote ctx :=
  simp_ac ctx (A := A) (C := C) lhs₁ rhs₁ c lhs₂ lhs₂' t h ▸ k
theorem eq_simp_rhs_ac {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    (c lhs₁ rhs₁ lhs₂ rhs₂ rhs₂' : Seq)
    (t : both (rhs₂.sameAC (c.append lhs₁)) (rhs₂'.sameAC (c.append rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx = rhs₂.denote ctx) :
    lhs₂.denote ctx = rhs₂'.denote ctx :=
  simp_ac ctx (A := A) (C := C) lhs₁ rhs₁ c rhs₂ rhs₂' t h ▸ k
theorem diseq_simp_lhs_ac {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    (c lhs₁ rhs₁ lhs₂ rhs₂ lhs₂' : Seq)
    (t : both (lhs₂.sameAC (c.append lhs₁)) (lhs₂'.sameAC (c.append rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx ≠ rhs₂.denote ctx) :
    lhs₂'.denote ctx ≠ rhs₂.denote ctx :=
  simp_ac ctx (A := A) (C := C) lhs₁ rhs₁ c lhs₂ lhs₂' t h ▸ k
theorem diseq_simp_rhs_ac {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    (c lhs₁ rhs₁ lhs₂ rhs₂ rhs₂' : Seq)
    (t : both (rhs₂.sameAC (c.append lhs₁)) (rhs₂'.sameAC (c.append rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) (k : lhs₂.denote ctx ≠ rhs₂.denote ctx) :
    lhs₂.denote ctx ≠ rhs₂'.denote ctx :=
  simp_ac ctx (A := A) (C := C) lhs₁ rhs₁ c rhs₂ rhs₂' t h ▸ k
theorem superpose {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} (p c s lhs₁ rhs₁ lhs₂ rhs₂ lhs rhs : Seq)
    (t : both (both (lhs₁.same (p.append c)) (lhs₂.same (c.append s)))
      (both (lhs.same (rhs₁.append s)) (rhs.same (p.append rhs₂))) = true)
    (h₁ : lhs₁.denote ctx = rhs₁.denote ctx) (h₂ : lhs₂.denote ctx = rhs₂.denote ctx) :
    lhs.denote ctx = rhs.denote ctx := by
  have ⟨a, b⟩ := both_sound t
  have a := both_sound a
  have b := both_sound b
  rw [Seq.denote_same ctx b.1, Seq.denote_same ctx b.2, Seq.denote_append ctx A, Seq.denote_append ctx A, ← h₁, ← h₂,
    Seq.denote_same ctx a.1, Seq.denote_same ctx a.2, Seq.denote_append ctx A, Seq.denote_append ctx A, A.assoc]
theorem superpose_ac {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op} {C : Std.Commutative ctx.op}
    (r₁ c r₂ lhs₁ rhs₁ lhs₂ rhs₂ lhs rhs : Seq)
    (t : both (both (lhs₁.sameAC (c.append r₁)) (lhs₂.sameAC (c.append r₂)))
      (both (lhs.sameAC (r₂.append rhs₁)) (rhs.sameAC (r₁.append rhs₂))) = true)
    (h₁ : lhs₁.denote ctx = rhs₁.denote ctx) (h₂ : lhs₂.denote ctx = rhs₂.denote ctx) :
    lhs.denote ctx = rhs.denote ctx := by
  have ⟨a, b⟩ := both_sound t
  have a := both_sound a
  have b := both_sound b
  rw [Seq.denote_sameAC ctx A C b.1, Seq.denote_sameAC ctx A C b.2, Seq.denote_append ctx A, Seq.denote_append ctx A,
    ← h₁, ← h₂, Seq.denote_sameAC ctx A C a.1, Seq.denote_sameAC ctx A C a.2, Seq.denote_append ctx A,
    Seq.denote_append ctx A, left_comm ctx A C, C.comm (r₂.denote ctx), left_comm ctx A C (r₁.denote ctx)]
private theorem absorb {α : Sort u} (ctx : Context α) (A : Std.Associative ctx.op) (C : Std.Commutative ctx.op)
    (D : Std.IdempotentOp ctx.op) (x : Var) (s : Seq) (h : s.sameAC (.cons x s) = true ∨ s.sorted.withoutDup.same
      (Seq.cons x s).sorted.withoutDup = true) : ctx.op (Var.denote ctx x) (s.denote ctx) = s.denote ctx := by
  cases h with
  | inl h => exact (Seq.denote_sameAC ctx A C h).symm
  | inr h =>
    have e := Seq.denote_same ctx h
    rw [Seq.denote_withoutDup ctx A D, Seq.denote_withoutDup ctx A D, Seq.denote_sorted ctx A C,
      Seq.denote_sorted ctx A C] at e
    exact e.symm
theorem superpose_ac_idempotent {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    {C : Std.Commutative ctx.op} {D : Std.IdempotentOp ctx.op} (x : Var) (lhs₁ rhs₁ rhs : Seq)
    (t : both (lhs₁.sorted.withoutDup.same (Seq.cons x lhs₁).sorted.withoutDup) (rhs.sameAC (.cons x rhs₁)) = true)
    (h : lhs₁.denote ctx = rhs₁.denote ctx) : lhs₁.denote ctx = rhs.denote ctx := by
  have ⟨a, b⟩ := both_sound t
  rw [Seq.denote_sameAC ctx A C b, Seq.denote, ← h, absorb ctx A C D x lhs₁ (.inr a)]
private def Seq.first : Seq → Var
  | .var x => x
  | .cons x _ => x
private def Seq.last : Seq → Var
  | .var x => x
  | .cons _ s => last s
private theorem Seq.denote_first {α : Sort u} (ctx : Context α) (A : Std.Associative ctx.op)
    (D : Std.IdempotentOp ctx.op) (s : Seq) : ctx.op (Var.denote ctx s.first) (s.denote ctx) = s.denote ctx := by
  cases s with
  | var x => exact D.idempotent _
  | cons x s => rw [first, denote, ← A.assoc, D.idempotent]
private theorem Seq.denote_last {α : Sort u} (ctx : Context α) (A : Std.Associative ctx.op)
    (D : Std.IdempotentOp ctx.op) (s : Seq) : ctx.op (s.denote ctx) (Var.denote ctx s.last) = s.denote ctx := by
  induction s with
  | var x => exact D.idempotent _
  | cons x s ih => rw [last, denote, A.assoc, ih]
theorem superpose_head_idempotent {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    {D : Std.IdempotentOp ctx.op} (x : Var) (lhs₁ rhs₁ rhs : Seq)
    (t : both (Nat.beq lhs₁.first x) (rhs.same (.cons x rhs₁)) = true) (h : lhs₁.denote ctx = rhs₁.denote ctx) :
    lhs₁.denote ctx = rhs.denote ctx := by
  have ⟨a, b⟩ := both_sound t
  rw [Seq.denote_same ctx b, Seq.denote, ← h, ← show lhs₁.first = x from Nat.eq_of_beq_eq_true a,
    Seq.denote_first ctx A D]
theorem superpose_tail_idempotent {α : Sort u} (ctx : Context α) {A : Std.Associative ctx.op}
    {D : Std.IdempotentOp ctx.op} (x : Var) (lhs₁ rhs₁ rhs : Seq)
    (t : both (Nat.beq lhs₁.last x) (rhs.same (rhs₁.append (.var x))) = true) (h : lhs₁.denote ctx = rhs₁.denote ctx) :
    lhs₁.denote ctx = rhs.denote ctx := by
  have ⟨a, b⟩ := both_sound t
  rw [Seq.denote_same ctx b, Seq.denote_append ctx A, ← h, Seq.denote,
    ← show lhs₁.last = x from Nat.eq_of_beq_eq_true a, Seq.denote_last ctx A D]
end Lean.Grind.AC
