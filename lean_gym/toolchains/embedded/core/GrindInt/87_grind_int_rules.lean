/-
The remaining rules of the integer solver of `grind`: products and powers that turn linear, divisibility, the normal
form of its ring solver, and Cooper's case distinctions.
-/
namespace Int.Internal.Linear
section
variable (ctx : Context)
private theorem eqv_poly {e : Expr} {p : Poly} (h : eqv e p.toExpr = true) : e.denote ctx = p.denote ctx :=
  (eqv_sound ctx e p.toExpr h).trans (p.denote_toExpr ctx).symm
private theorem eqv_poly' {e : Expr} {p : Poly} (h : eqv p.toExpr e = true) : p.denote ctx = e.denote ctx :=
  (p.denote_toExpr ctx).trans (eqv_sound ctx p.toExpr e h)
/-- The expression as a polynomial; `eqv` tells whether it is. -/
private def Expr.polyBelow (e : Expr) : Nat → Poly
  | 0 => .num e.cst
  | n + 1 => .add (e.cf n) n (polyBelow e n)
private def Expr.toPoly (e : Expr) : Poly := e.polyBelow e.bound
private theorem pos_sound {k : Int} (h : nonneg (k - 1) = true) : 0 < k := by
  have := nonneg_sound _ h
  omega
end
theorem norm_eq_coeff (ctx : Context) (lhs rhs : Expr) (p : Poly) (k : Int)
    (h : cond (nonneg (k - 1)) (eqv (.sub lhs rhs) (.mulL k p.toExpr)) false = true) :
    (lhs.denote ctx = rhs.denote ctx) = (p.denote ctx = 0) := by
  have ⟨h1, h2⟩ := and2 h
  have e : lhs.denote ctx - rhs.denote ctx = k * p.toExpr.denote ctx := eqv_sound ctx _ _ h2
  have := pos_sound h1
  rw [Poly.denote_toExpr]
  refine propext ⟨fun c => ?_, fun c => ?_⟩
  · rw [c, Int.sub_self] at e
    cases Int.mul_eq_zero.mp e.symm with
    | inl z => omega
    | inr z => exact z
  · rw [c, Int.mul_zero] at e; omega
theorem norm_le_coeff (ctx : Context) (lhs rhs : Expr) (p : Poly) (k : Int)
    (h : cond (nonneg (k - 1)) (eqv (.sub lhs rhs) (.mulL k p.toExpr)) false = true) :
    (lhs.denote ctx ≤ rhs.denote ctx) = (p.denote ctx ≤ 0) := by
  have ⟨h1, h2⟩ := and2 h
  have e : lhs.denote ctx - rhs.denote ctx = k * p.toExpr.denote ctx := eqv_sound ctx _ _ h2
  have pos := pos_sound h1
  rw [Poly.denote_toExpr]
  refine propext ⟨fun c => ?_, fun c => ?_⟩
  · exact le_div (r := 0) pos (by omega) (a := lhs.denote ctx - rhs.denote ctx) (by omega) (by omega)
  · have := mul_nonpos (Int.le_of_lt pos) c
    omega
theorem norm_le_coeff_tight (ctx : Context) (lhs rhs : Expr) (p : Poly) (k : Int)
    (h : cond (nonneg (k * p.cst - (Expr.sub lhs rhs).cst)) (divCheck k (.sub lhs rhs) p) false = true) :
    (lhs.denote ctx ≤ rhs.denote ctx) = (p.denote ctx ≤ 0) := by
  have ⟨r, h⟩ := and2 h
  have r := nonneg_sound _ r
  refine propext ⟨fun c => divCheck_sound ctx k _ p h ?_, fun c => ?_⟩
  · show lhs.denote ctx - rhs.denote ctx ≤ 0
    omega
  · have ⟨h1, h2, h3⟩ := and3 h
    have e : k * p.toExpr.denote ctx = (lhs.denote ctx - rhs.denote ctx) + (k * p.cst - (Expr.sub lhs rhs).cst) :=
      eqv_sound ctx _ _ h3
    have h1 := pos_sound h1
    rw [Poly.denote_toExpr] at c
    have := mul_nonpos (Int.le_of_lt h1) c
    omega
theorem eq_eq_false_of_divCoeff (ctx : Context) (lhs rhs : Expr) (k : Int)
    (h : cond (eqv (.sub lhs rhs) (Expr.sub lhs rhs).toPoly.toExpr) (cond (Bool.not (ieq
    ((Expr.sub lhs rhs).toPoly.cst % k) 0))
      (eqv (Expr.sub lhs rhs).toPoly.toExpr (.add (.mulL k ((Expr.sub lhs rhs).toPoly.divAll k).toExpr)
        (.num (Expr.sub lhs rhs).toPoly.cst))) false) false = true) : (lhs.denote ctx = rhs.denote ctx) = False := by
  have ⟨h1, h2⟩ := and2 h
  have e : lhs.denote ctx - rhs.denote ctx = _ := eqv_poly ctx h1
  exact eq_false fun c => eq_unsat_coeff ctx _ k h2 (by rw [← e, c, Int.sub_self])
theorem norm_dvd (ctx : Context) (k : Int) (e : Expr) (p : Poly) (h : eqv e p.toExpr = true) :
    (k ∣ e.denote ctx) = (k ∣ p.denote ctx) := by rw [eqv_poly ctx h]
theorem dvd_eq_false (ctx : Context) (k : Int) (e : Expr)
    (h : cond (eqv e e.toPoly.toExpr) (unsatDvd k (.ofNat (e.toPoly.gcdAll (Int.natAbs k))) e.toPoly) false = true) :
    (k ∣ e.denote ctx) = False := by
  have ⟨h1, h2⟩ := and2 h
  rw [eqv_poly ctx h1]
  exact eq_false (dvd_unsat ctx k e.toPoly h2)
private theorem mul_dvd_mul_iff {g a b : Int} (h : g ≠ 0) : (g * a ∣ g * b) = (a ∣ b) := by
  refine propext ⟨fun ⟨c, e⟩ => ⟨c, ?_⟩, fun ⟨c, e⟩ => ⟨c, by rw [e, Int.mul_assoc]⟩⟩
  have z : g * (b - a * c) = 0 := by rw [Int.mul_sub, e, Int.mul_assoc, Int.sub_self]
  cases Int.mul_eq_zero.mp z with
  | inl z => exact (h z).elim
  | inr z => omega
private def dvdCoeff (k₁ : Int) (e₁ : Expr) (k₂ : Int) (p₂ : Poly) (g : Int) : Bool :=
  cond (Bool.not (ieq g 0)) (cond (ieq k₁ (g * k₂)) (eqv e₁ (.mulL g p₂.toExpr)) false) false
private theorem dvdCoeff_sound (ctx : Context) {k₁ : Int} {e₁ : Expr} {k₂ : Int} {p₂ : Poly} {g : Int}
    (h : dvdCoeff k₁ e₁ k₂ p₂ g = true) : (k₁ ∣ e₁.denote ctx) = (k₂ ∣ p₂.denote ctx) := by
  have ⟨h1, h2, h3⟩ := and3 h
  have e : e₁.denote ctx = g * p₂.toExpr.denote ctx := eqv_sound ctx _ _ h3
  rw [e, ieq_sound _ _ h2, Poly.denote_toExpr]
  exact mul_dvd_mul_iff fun z => by rw [z] at h1; exact Bool.noConfusion h1
theorem norm_dvd_gcd (ctx : Context) (k₁ : Int) (e₁ : Expr) (k₂ : Int) (p₂ : Poly) (g : Int)
    (h : dvdCoeff k₁ e₁ k₂ p₂ g = true) : (k₁ ∣ e₁.denote ctx) = (k₂ ∣ p₂.denote ctx) := dvdCoeff_sound ctx h
theorem dvd_coeff (ctx : Context) (k₁ : Int) (p₁ : Poly) (k₂ : Int) (p₂ : Poly) (g : Int)
    (h : dvdCoeff k₁ p₁.toExpr k₂ p₂ g = true) (d : k₁ ∣ p₁.denote ctx) : k₂ ∣ p₂.denote ctx := by
  rw [← dvdCoeff_sound ctx h, ← Poly.denote_toExpr]; exact d
theorem dvd_solve_combine (ctx : Context) (d₁ : Int) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (d : Int) (p : Poly)
    (_g α β : Int) (h : cond (ieq d (d₁ * d₂)) (eqv p.toExpr (comb (α * d₂) (β * d₁) p₁ p₂)) false = true)
    (h₁ : d₁ ∣ p₁.denote ctx) (h₂ : d₂ ∣ p₂.denote ctx) : d ∣ p.denote ctx := by
  have ⟨a, b⟩ := and2 h
  have e : p.denote ctx = (α * d₂) * p₁.toExpr.denote ctx + (β * d₁) * p₂.toExpr.denote ctx := eqv_poly' ctx b
  rw [← Poly.denote_toExpr, ← Poly.denote_toExpr] at e
  obtain ⟨x, hx⟩ := h₁
  obtain ⟨y, hy⟩ := h₂
  refine ⟨α * x + β * y, ?_⟩
  rw [e, ieq_sound _ _ a, hx, hy, Int.mul_add]
  congr 1 <;> ac_rfl
private theorem dvd_of_div {d a : Int} (h : ieq a (d * (a / d)) = true) : d ∣ a := ⟨_, ieq_sound _ _ h⟩
theorem dvd_solve_elim (ctx : Context) (d₁ : Int) (p₁ : Poly) (d₂ : Int) (p₂ : Poly) (d : Int) (p : Poly)
    (h : cond (ieq (p₁.lead * d₂) (d * (p₁.lead * d₂ / d))) (cond (ieq (p₂.lead * d₁) (d * (p₂.lead * d₁ / d)))
      (eqv p.toExpr (comb p₂.lead (- p₁.lead) p₁ p₂)) false) false = true)
    (h₁ : d₁ ∣ p₁.denote ctx) (h₂ : d₂ ∣ p₂.denote ctx) : d ∣ p.denote ctx := by
  have ⟨a, b, c⟩ := and3 h
  have e : p.denote ctx = p₂.lead * p₁.toExpr.denote ctx + (- p₁.lead) * p₂.toExpr.denote ctx := eqv_poly' ctx c
  rw [← Poly.denote_toExpr, ← Poly.denote_toExpr] at e
  obtain ⟨s, hs⟩ := dvd_of_div a
  obtain ⟨t, ht⟩ := dvd_of_div b
  obtain ⟨x, hx⟩ := h₁
  obtain ⟨y, hy⟩ := h₂
  refine ⟨t * x - s * y, ?_⟩
  rw [e, hx, hy, Int.mul_sub, ← Int.mul_assoc d, ← Int.mul_assoc d, ← ht, ← hs, Int.neg_mul, Int.mul_assoc,
      Int.mul_assoc]
  omega
private def Poly.leadVar : Poly → Nat
  | .num _ => 0
  | .add _ x _ => x
theorem dvd_elim (ctx : Context) (k₁ : Int) (p₁ : Poly) (k₂ : Int) (p₂ : Poly)
    (h : cond (ieq k₁ (k₂ * (k₁ / k₂))) (cond (ieq p₁.lead (k₂ * (p₁.lead / k₂)))
      (eqv p₂.toExpr (.sub p₁.toExpr (.mulL p₁.lead (.var p₁.leadVar)))) false) false = true)
    (d : k₁ ∣ p₁.denote ctx) : k₂ ∣ p₂.denote ctx := by
  have ⟨a, b, c⟩ := and3 h
  have e : p₂.denote ctx = p₁.toExpr.denote ctx - p₁.lead * ctx.get p₁.leadVar := eqv_poly' ctx c
  rw [← Poly.denote_toExpr] at e
  obtain ⟨s, hs⟩ := dvd_of_div a
  obtain ⟨t, ht⟩ := dvd_of_div b
  obtain ⟨x, hx⟩ := d
  refine ⟨s * x - t * ctx.get p₁.leadVar, ?_⟩
  rw [e, hx, Int.mul_sub, ← Int.mul_assoc, ← Int.mul_assoc, ← hs, ← ht]
theorem dvd_of_eq (ctx : Context) (x : Nat) (p₁ : Poly) (d₂ : Int) (p₂ : Poly)
    (h : cond (cond (ieq d₂ (p₁.cf x)) true (ieq d₂ (- p₁.cf x)))
      (eqv p₂.toExpr (.sub p₁.toExpr (.mulL (p₁.cf x) (.var x)))) false = true) (z : p₁.denote ctx = 0) :
    d₂ ∣ p₂.denote ctx := by
  have ⟨a, b⟩ := and2 h
  have e : p₂.denote ctx = p₁.toExpr.denote ctx - p₁.cf x * ctx.get x := eqv_poly' ctx b
  rw [← Poly.denote_toExpr, z] at e
  cases k : ieq d₂ (p₁.cf x) with
  | true => exact ⟨- ctx.get x, by rw [e, ieq_sound _ _ k, Int.mul_neg]; omega⟩
  | false =>
    rw [k] at a
    exact ⟨ctx.get x, by rw [e, ieq_sound _ _ a, Int.neg_mul]; omega⟩
theorem eq_of_zero_dvd (ctx : Context) (p : Poly) (h : (0 : Int) ∣ p.denote ctx) : p.denote ctx = 0 := by
  obtain ⟨c, e⟩ := h
  rw [e, Int.zero_mul]
theorem diseq_split_resolve (ctx : Context) (p₁ p₂ p₃ : Poly)
    (h : cond (eqv p₂.toExpr (.add p₁.toExpr (.num 1))) (eqv p₃.toExpr (.sub (.num 1) p₁.toExpr)) false = true)
    (n : ¬ p₁.denote ctx = 0) (k : ¬ p₂.denote ctx ≤ 0) : p₃.denote ctx ≤ 0 := by
  have ⟨a, b⟩ := and2 h
  have e : p₂.denote ctx = p₁.toExpr.denote ctx + 1 := eqv_poly' ctx a
  have f : p₃.denote ctx = 1 - p₁.toExpr.denote ctx := eqv_poly' ctx b
  rw [← Poly.denote_toExpr] at e f
  omega
theorem eq_norm_poly (ctx : Context) (p p' : Poly) (h : p.denote ctx = p'.denote ctx) (k : p.denote ctx = 0) :
    p'.denote ctx = 0 := h ▸ k
theorem le_norm_poly (ctx : Context) (p p' : Poly) (h : p.denote ctx = p'.denote ctx) (k : p.denote ctx ≤ 0) :
    p'.denote ctx ≤ 0 := h ▸ k
theorem diseq_norm_poly (ctx : Context) (p p' : Poly) (h : p.denote ctx = p'.denote ctx) (k : p.denote ctx ≠ 0) :
    p'.denote ctx ≠ 0 := h ▸ k
theorem dvd_norm_poly (ctx : Context) (d : Int) (p p' : Poly) (h : p.denote ctx = p'.denote ctx)
    (k : d ∣ p.denote ctx) : d ∣ p'.denote ctx := h ▸ k
theorem eq_def'_norm (ctx : Context) (x : Nat) (e : Expr) (ePoly ePoly' : Poly) (p : Poly)
    (h : cond (eqv e ePoly.toExpr) (eqvPM p.toExpr (.sub (.var x) ePoly'.toExpr)) false = true)
    (h₁ : ctx.get x = e.denote ctx) (h₂ : ePoly.denote ctx = ePoly'.denote ctx) : p.denote ctx = 0 := by
  have ⟨a, b⟩ := and2 h
  have i := eqv_poly ctx a
  have f : p.toExpr.denote ctx = ctx.get x - ePoly'.toExpr.denote ctx ∨
      p.toExpr.denote ctx = - (ctx.get x - ePoly'.toExpr.denote ctx) := eqvPM_sound ctx _ _ b
  simp only [← Poly.denote_toExpr] at f
  omega
theorem eq_def_struct_norm (ctx : Context) (x : Nat) (e : Expr) (ePoly ePoly' : Poly) (p : Poly)
    (h : cond (eqv e ePoly.toExpr) (eqvPM p.toExpr (.sub (.var x) ePoly'.toExpr)) false = true)
    (h₁ : ctx.get x = e.denote ctx) (h₂ : ePoly.denote ctx = ePoly'.denote ctx) : p.denote ctx = 0 :=
  eq_def'_norm ctx x e ePoly ePoly' p h h₁ h₂
theorem of_not_dvd (a b : Int) (h : (a != 0) = true) (n : ¬ (a ∣ b)) : b % a > 0 := by
  have z : a ≠ 0 := fun z => by rw [z] at h; exact Bool.noConfusion h
  have := Int.emod_nonneg b z
  have : b % a ≠ 0 := fun z => n (Int.dvd_of_emod_eq_zero z)
  omega

/- Products, quotients and powers with known parts. -/
theorem var_eq (ctx : Context) (x : Nat) (k : Int) (p : Poly)
    (h : cond (Bool.not (ieq p.lead 0)) (eqv p.toExpr (.sub (.mulL p.lead (.var x)) (.num (p.lead * k)))) false = true)
    (z : p.denote ctx = 0) : ctx.get x = k := by
  have ⟨a, b⟩ := and2 h
  have e : p.denote ctx = p.lead * ctx.get x - p.lead * k := eqv_poly' ctx b
  rw [z, ← Int.mul_sub] at e
  cases Int.mul_eq_zero.mp e.symm with
  | inl z => rw [z] at a; exact Bool.noConfusion a
  | inr z => omega
theorem of_var_eq_mul (ctx : Context) (x : Nat) (k : Int) (y : Nat) (p : Poly)
    (h : eqvPM p.toExpr (.sub (.var x) (.mulL k (.var y))) = true) (e : ctx.get x = k * ctx.get y) :
    p.denote ctx = 0 := by
  have f : p.toExpr.denote ctx = ctx.get x - k * ctx.get y ∨ p.toExpr.denote ctx = - (ctx.get x - k * ctx.get y) :=
    eqvPM_sound ctx _ _ h
  rw [← Poly.denote_toExpr] at f
  omega
theorem of_var_eq_var (ctx : Context) (x : Nat) (y : Nat) (p : Poly)
    (h : eqvPM p.toExpr (.sub (.var x) (.var y)) = true) (e : ctx.get x = ctx.get y) : p.denote ctx = 0 := by
  have f : p.toExpr.denote ctx = ctx.get x - ctx.get y ∨ p.toExpr.denote ctx = - (ctx.get x - ctx.get y) :=
    eqvPM_sound ctx _ _ h
  rw [← Poly.denote_toExpr] at f
  omega
theorem of_var_eq (ctx : Context) (x : Nat) (k : Int) (p : Poly) (h : eqvPM p.toExpr (.sub (.var x) (.num k)) = true)
    (e : ctx.get x = k) : p.denote ctx = 0 := by
  have f : p.toExpr.denote ctx = ctx.get x - k ∨ p.toExpr.denote ctx = - (ctx.get x - k) := eqvPM_sound ctx _ _ h
  rw [← Poly.denote_toExpr] at f
  omega
theorem eq_one_mul (a : Int) : a = 1*a := (Int.one_mul a).symm
theorem mul_eq_kk (a b k₁ k₂ k : Int) (h₁ : a = k₁) (h₂ : b = k₂) (h₃ : (k₁*k₂ == k) = true) : a*b = k := by
  rw [h₁, h₂, eq_of_beq h₃]
theorem mul_eq_kkx (a b k₁ k₂ c k : Int) (h₁ : a = k₁) (h₂ : b = k₂*c) (h₃ : (k₁*k₂ == k) = true) : a*b = k*c := by
  rw [h₁, h₂, ← Int.mul_assoc, eq_of_beq h₃]
theorem mul_eq_kxk (a b k₁ c k₂ k : Int) (h₁ : a = k₁*c) (h₂ : b = k₂) (h₃ : (k₁*k₂ == k) = true) : a*b = k*c := by
  rw [h₁, h₂, ← eq_of_beq h₃]; ac_rfl
theorem mul_eq_zero_left (a b : Int) (h : a = 0) : a*b = 0 := by rw [h, Int.zero_mul]
theorem mul_eq_zero_right (a b : Int) (h : b = 0) : a*b = 0 := by rw [h, Int.mul_zero]
theorem div_eq (a b k : Int) (h : b = k) : a / b = a / k := by rw [h]
theorem mod_eq (a b k : Int) (h : b = k) : a % b = a % k := by rw [h]
theorem div_eq' (a b b' k : Int) (h₁ : b = b') (h₂ : (k == a/b') = true) : a / b = k := by rw [h₁, eq_of_beq h₂]
theorem mod_eq' (a b b' k : Int) (h₁ : b = b') (h₂ : (k == a%b') = true) : a % b = k := by rw [h₁, eq_of_beq h₂]
theorem pow_eq (a : Int) (b : Nat) (a' b' k : Int) (h₁ : a = a') (h₂ : (b : Int) = b')
    (h₃ : (k == a'^b'.toNat) = true) : a^b = k := by
  rw [h₁, eq_of_beq h₃, ← h₂]; rfl

/- Divisibility and a bound. -/
private theorem tight {d a b e : Int} (hd : 0 < d) (h : d ∣ a) (k : b ≤ 0) (s : a = b + e) : a ≤ d * (e / d) := by
  obtain ⟨c, rfl⟩ := h
  have l : d * c ≤ e := s ▸ le_of_le_of_eq (Int.add_le_add_right k e) (Int.zero_add e)
  refine Int.mul_le_mul_of_nonneg_left (Int.not_lt.mp fun n => ?_) (Int.le_of_lt hd)
  have p := Int.mul_le_mul_of_nonneg_left (show e / d + 1 ≤ c from n) (Int.le_of_lt hd)
  rw [Int.mul_add, Int.mul_one] at p
  exact Int.not_le_of_lt (Int.lt_mul_ediv_self_add hd) (Int.le_trans p l)
private def tightCheck (d : Int) (p₁ : Expr) (p₂ p₃ : Poly) : Bool :=
  cond (nonneg (d - 1)) (cond (eqv p₁ (.add p₂.toExpr (.num (p₁.cst - p₂.cst))))
    (eqv p₃.toExpr (.sub p₁ (.num (d * ((p₁.cst - p₂.cst) / d))))) false) false
private theorem tightCheck_sound (ctx : Context) {d : Int} {p₁ : Expr} {p₂ p₃ : Poly} (h : tightCheck d p₁ p₂ p₃ = true)
    (h₁ : d ∣ p₁.denote ctx) (h₂ : p₂.denote ctx ≤ 0) : p₃.denote ctx ≤ 0 := by
  have ⟨a, b, c⟩ := and3 h
  have e : p₁.denote ctx = p₂.toExpr.denote ctx + (p₁.cst - p₂.cst) := eqv_sound ctx _ _ b
  have f : p₃.denote ctx = p₁.denote ctx - d * ((p₁.cst - p₂.cst) / d) := eqv_poly' ctx c
  rw [← Poly.denote_toExpr] at e
  have := tight (pos_sound a) h₁ h₂ e
  omega
theorem dvd_le_tight (ctx : Context) (d : Int) (p₁ p₂ p₃ : Poly) (h : tightCheck d p₁.toExpr p₂ p₃ = true)
    (h₁ : d ∣ p₁.denote ctx) (h₂ : p₂.denote ctx ≤ 0) : p₃.denote ctx ≤ 0 :=
  tightCheck_sound ctx h (p₁.denote_toExpr ctx ▸ h₁) h₂
theorem dvd_neg_le_tight (ctx : Context) (d : Int) (p₁ p₂ p₃ : Poly) (h : tightCheck d (.neg p₁.toExpr) p₂ p₃ = true)
    (h₁ : d ∣ p₁.denote ctx) (h₂ : p₂.denote ctx ≤ 0) : p₃.denote ctx ≤ 0 := by
  refine tightCheck_sound ctx h ?_ h₂
  obtain ⟨c, e⟩ := h₁
  refine ⟨-c, ?_⟩
  show - p₁.toExpr.denote ctx = d * -c
  rw [← Poly.denote_toExpr, e, Int.mul_neg]

/- Cooper's case distinctions. -/
def OrOver (n : Nat) (p : Nat → Prop) : Prop := match n with
  | 0 => False
  | n + 1 => p n ∨ OrOver n p
def OrOver_cases_type (n : Nat) (p : Nat → Prop) : Prop := match n with
  | 0 => p 0
  | n + 1 => ¬ p (n + 1) → OrOver_cases_type n p
theorem orOver_cases {n : Nat} {p : Nat → Prop} (h : OrOver (n + 1) p) : OrOver_cases_type n p := by
  induction n with
  | zero => exact h.elim id False.elim
  | succ n ih => exact fun k => ih (h.elim (fun x => (k x).elim) id)
private theorem orOver_of {n : Nat} {p : Nat → Prop} {i : Nat} (h : i < n) (k : p i) : OrOver n p := by
  induction n with
  | zero => exact absurd h (Nat.not_lt_zero i)
  | succ n ih =>
    by_cases e : i = n
    · exact .inl (e ▸ k)
    · exact .inr (ih (by omega))
private theorem orOver_emod {n : Nat} {p : Nat → Prop} (y : Int) (h : 0 < n)
    (k : ∀ i : Nat, (i : Int) = y % n → p i) : OrOver n p := by
  have a := Int.emod_nonneg y (show (n : Int) ≠ 0 by omega)
  have b := Int.emod_lt_of_pos y (show (0 : Int) < n by omega)
  exact orOver_of (i := (y % n).toNat) (by omega) (k _ (by omega))
def Poly.tail (p : Poly) : Poly := match p with
  | .add _ _ p => p
  | p => p
/-- Whether the polynomial begins with the variable. -/
private def Poly.hasLead (x : Nat) (p : Poly) : Bool := eqv p.toExpr (.add (.mulL p.lead (.var x)) p.tail.toExpr)
private theorem Poly.split (ctx : Context) {x : Nat} {p : Poly} (h : p.hasLead x = true) :
    p.denote ctx = p.lead * ctx.get x + p.tail.denote ctx := by
  rw [p.tail.denote_toExpr]; exact eqv_poly' ctx h
def cooper_left_split (ctx : Context) (p₁ p₂ : Poly) (k : Nat) : Prop :=
  p₂.lead * p₁.tail.denote ctx + (- p₁.lead) * p₂.tail.denote ctx + p₂.lead * k ≤ 0 ∧
  p₁.lead ∣ p₁.tail.denote ctx + k
def cooper_right_split (ctx : Context) (p₁ p₂ : Poly) (k : Nat) : Prop :=
  p₂.lead * p₁.tail.denote ctx + (- p₁.lead) * p₂.tail.denote ctx + (- p₁.lead) * k ≤ 0 ∧
  p₂.lead ∣ p₂.tail.denote ctx + k
def cooper_dvd_left_split (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) : Prop :=
  cooper_left_split ctx p₁ p₂ k ∧
  p₁.lead * d ∣ p₃.lead * p₁.tail.denote ctx + (- p₁.lead) * p₃.tail.denote ctx + p₃.lead * k
def cooper_dvd_right_split (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) : Prop :=
  cooper_right_split ctx p₁ p₂ k ∧
  p₂.lead * d ∣ (- p₃.lead) * p₂.tail.denote ctx + p₂.lead * p₃.tail.denote ctx + (- p₃.lead) * k
private theorem emod_le_self {y n : Int} (hn : 0 < n) (hy : 0 ≤ y) : y % n ≤ y :=
  le_of_le_of_eq (le_of_eq_of_le (Int.zero_add _).symm (Int.add_le_add_right
    (Int.mul_nonneg (Int.le_of_lt hn) (Int.ediv_nonneg hy (Int.le_of_lt hn))) (y % n))) (Int.mul_ediv_add_emod y n)
private theorem left_core {a b x p q : Int} (ha : a < 0) (hb : 0 < b) (h₁ : a * x + p ≤ 0) (h₂ : b * x + q ≤ 0)
    {k n : Int}
    (hk : k = (-a * x - p) % n) (hn : 0 < n) (d : a ∣ n) :
    b * p + (-a) * q + b * k ≤ 0 ∧ a ∣ p + k := by
  have e := Int.mul_ediv_add_emod (-a * x - p) n
  rw [← hk] at e
  have le : k ≤ -a * x - p := hk ▸ emod_le_self hn (Int.sub_nonneg_of_le (by rw [Int.neg_mul]; clear h₂ e hk; omega))
  refine ⟨?_, ?_⟩
  · have m := Int.mul_le_mul_of_nonneg_left le (Int.le_of_lt hb)
    have m' := Int.mul_le_mul_of_nonneg_left h₂ (Int.neg_le_neg (Int.le_of_lt ha))
    rw [Int.mul_sub, Int.mul_left_comm] at m
    rw [Int.mul_add, Int.mul_zero] at m'
    clear e le hk h₁ h₂ ha hb
    omega
  · obtain ⟨t, ht⟩ := d
    refine ⟨- x - t * ((-a * x - p) / n), ?_⟩
    rw [Int.mul_sub, Int.mul_neg, ← Int.mul_assoc, ← ht]
    rw [Int.neg_mul] at e ⊢
    clear le hk h₁ h₂ ha hb
    omega
private theorem right_core {a b x p q : Int} (ha : a < 0) (hb : 0 < b) (h₁ : a * x + p ≤ 0) (h₂ : b * x + q ≤ 0)
    {k n : Int} (hk : k = (-(b * x) - q) % n) (hn : 0 < n) (d : b ∣ n) :
    b * p + (-a) * q + (-a) * k ≤ 0 ∧ b ∣ q + k := by
  have e := Int.mul_ediv_add_emod (-(b * x) - q) n
  rw [← hk] at e
  have le : k ≤ -(b * x) - q := hk ▸ emod_le_self hn (Int.sub_nonneg_of_le (by clear h₁ e hk; omega))
  refine ⟨?_, ?_⟩
  · have m := Int.mul_le_mul_of_nonneg_left le (Int.neg_le_neg (Int.le_of_lt ha))
    have m' := Int.mul_le_mul_of_nonneg_left h₁ (Int.le_of_lt hb)
    rw [Int.mul_sub, Int.mul_neg, Int.mul_left_comm, Int.neg_mul a x, Int.mul_neg b] at m
    rw [Int.mul_add, Int.mul_zero] at m'
    clear e le hk h₁ h₂ ha hb
    omega
  · obtain ⟨t, ht⟩ := d
    refine ⟨- x - t * ((-(b * x) - q) / n), ?_⟩
    rw [Int.mul_sub, Int.mul_neg, ← Int.mul_assoc, ← ht]
    clear le hk h₁ h₂ ha hb
    omega
private def cooperCheck (p₁ p₂ : Poly) (n : Nat) (m : Int) : Bool :=
  cond (p₁.hasLead p₁.leadVar) (cond (p₂.hasLead p₁.leadVar) (cond (nonneg (- p₁.lead - 1)) (cond (nonneg (p₂.lead - 1))
    (cond (nonneg (Int.ofNat n - 1)) (ieq (Int.ofNat n) (m * (Int.ofNat n / m))) false) false) false) false) false
private theorem cooperCheck_sound (ctx : Context) {p₁ p₂ : Poly} {n : Nat} {m : Int}
    (h : cooperCheck p₁ p₂ n m = true) :
    p₁.denote ctx = p₁.lead * ctx.get p₁.leadVar + p₁.tail.denote ctx ∧
    p₂.denote ctx = p₂.lead * ctx.get p₁.leadVar + p₂.tail.denote ctx ∧ p₁.lead < 0 ∧ 0 < p₂.lead ∧ 0 < n ∧
    m ∣ (n : Int) := by
  have ⟨a, h⟩ := and2 h
  have ⟨b, h⟩ := and2 h
  have ⟨c, h⟩ := and2 h
  have ⟨d, h⟩ := and2 h
  have ⟨e, h⟩ := and2 h
  have c := nonneg_sound _ c
  have d := nonneg_sound _ d
  have e := nonneg_sound _ e
  have e : 0 ≤ (n : Int) - 1 := e
  exact ⟨Poly.split ctx a, Poly.split ctx b, by omega, by omega, by omega, dvd_of_div h⟩
theorem cooper_left (ctx : Context) (p₁ p₂ : Poly) (n : Nat) (h : cooperCheck p₁ p₂ n p₁.lead = true)
    (h₁ : p₁.denote ctx ≤ 0) (h₂ : p₂.denote ctx ≤ 0) : OrOver n (cooper_left_split ctx p₁ p₂) := by
  have ⟨a, b, c, d, e, f⟩ := cooperCheck_sound ctx h
  rw [a] at h₁
  rw [b] at h₂
  exact orOver_emod _ e fun i hi => left_core c d h₁ h₂ hi (by omega) f
theorem cooper_right (ctx : Context) (p₁ p₂ : Poly) (n : Nat) (h : cooperCheck p₁ p₂ n p₂.lead = true)
    (h₁ : p₁.denote ctx ≤ 0) (h₂ : p₂.denote ctx ≤ 0) : OrOver n (cooper_right_split ctx p₁ p₂) := by
  have ⟨a, b, c, d, e, f⟩ := cooperCheck_sound ctx h
  rw [a] at h₁
  rw [b] at h₂
  exact orOver_emod _ e fun i hi => right_core c d h₁ h₂ hi (by omega) f
theorem cooper_dvd_left (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (n : Nat)
    (h : cond (cooperCheck p₁ p₂ n p₁.lead) (cond (p₃.hasLead p₁.leadVar)
      (ieq (p₃.lead * Int.ofNat n) (p₁.lead * d * (p₃.lead * Int.ofNat n / (p₁.lead * d)))) false) false = true)
    (h₁ : p₁.denote ctx ≤ 0) (h₂ : p₂.denote ctx ≤ 0) (h₃ : d ∣ p₃.denote ctx) :
    OrOver n (cooper_dvd_left_split ctx p₁ p₂ p₃ d) := by
  have ⟨k, l, m⟩ := and3 h
  have ⟨a, b, c, d', e, f⟩ := cooperCheck_sound ctx k
  rw [a] at h₁
  rw [b] at h₂
  rw [Poly.split ctx l] at h₃
  refine orOver_emod _ e fun i hi => ⟨left_core c d' h₁ h₂ hi (by omega) f, ?_⟩
  obtain ⟨s, hs⟩ := dvd_of_div m
  obtain ⟨t, ht⟩ := h₃
  have e := Int.mul_ediv_add_emod (- p₁.lead * ctx.get p₁.leadVar - p₁.tail.denote ctx) (n : Int)
  rw [← hi] at e
  refine ⟨- t - s * ((- p₁.lead * ctx.get p₁.leadVar - p₁.tail.denote ctx) / n), ?_⟩
  have hs : p₃.lead * (n : Int) = p₁.lead * d * s := hs
  have g := congrArg (p₃.lead * ·) e
  simp only [Int.mul_add, Int.mul_sub, ← Int.mul_assoc, hs] at g
  have u : p₁.lead * (d * t) = p₁.lead * (p₃.lead * ctx.get p₁.leadVar + p₃.tail.denote ctx) := by rw [ht]
  rw [Int.mul_add, ← Int.mul_assoc, ← Int.mul_assoc] at u
  rw [Int.mul_sub, Int.mul_neg, ← Int.mul_assoc, Int.neg_mul]
  have v : p₃.lead * -p₁.lead * ctx.get p₁.leadVar = - (p₁.lead * p₃.lead * ctx.get p₁.leadVar) := by
    rw [Int.mul_neg, Int.neg_mul]; exact congrArg _ (by ac_rfl)
  rw [v] at g
  clear h h₁ h₂ k l m a b c d' f hs ht hi e v
  omega
theorem cooper_dvd_right (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (n : Nat)
    (h : cond (cooperCheck p₁ p₂ n p₂.lead) (cond (p₃.hasLead p₁.leadVar)
      (ieq (p₃.lead * Int.ofNat n) (p₂.lead * d * (p₃.lead * Int.ofNat n / (p₂.lead * d)))) false) false = true)
    (h₁ : p₁.denote ctx ≤ 0) (h₂ : p₂.denote ctx ≤ 0) (h₃ : d ∣ p₃.denote ctx) :
    OrOver n (cooper_dvd_right_split ctx p₁ p₂ p₃ d) := by
  have ⟨k, l, m⟩ := and3 h
  have ⟨a, b, c, d', e, f⟩ := cooperCheck_sound ctx k
  rw [a] at h₁
  rw [b] at h₂
  rw [Poly.split ctx l] at h₃
  refine orOver_emod _ e fun i hi => ⟨right_core c d' h₁ h₂ hi (by omega) f, ?_⟩
  obtain ⟨s, hs⟩ := dvd_of_div m
  obtain ⟨t, ht⟩ := h₃
  have e := Int.mul_ediv_add_emod (-(p₂.lead * ctx.get p₁.leadVar) - p₂.tail.denote ctx) (n : Int)
  rw [← hi] at e
  refine ⟨t + s * ((-(p₂.lead * ctx.get p₁.leadVar) - p₂.tail.denote ctx) / n), ?_⟩
  have hs : p₃.lead * (n : Int) = p₂.lead * d * s := hs
  have g := congrArg (p₃.lead * ·) e
  simp only [Int.mul_add, Int.mul_sub, Int.mul_neg, ← Int.mul_assoc, hs] at g
  have u : p₂.lead * (d * t) = p₂.lead * (p₃.lead * ctx.get p₁.leadVar + p₃.tail.denote ctx) := by rw [ht]
  rw [Int.mul_add, ← Int.mul_assoc, ← Int.mul_assoc, Int.mul_comm p₂.lead p₃.lead] at u
  rw [Int.mul_add, ← Int.mul_assoc, Int.neg_mul, Int.neg_mul]
  clear h h₁ h₂ k l m a b c d' f hs ht hi e
  omega
private theorem eq_of_beqs {a b : Int} (h : ieq a b = true) : a = b := ieq_sound a b h
theorem cooper_left_split_ineq (ctx : Context) (p₁ p₂ : Poly) (k : Nat) (_b : Int) (p' : Poly)
    (s : cooper_left_split ctx p₁ p₂ k) (h : eqv p'.toExpr (.add (comb p₂.lead (- p₁.lead) p₁.tail p₂.tail)
      (.num (p₂.lead * Int.ofNat k))) = true) : p'.denote ctx ≤ 0 := by
  rw [show p'.denote ctx = p₂.lead * p₁.tail.toExpr.denote ctx + (- p₁.lead) * p₂.tail.toExpr.denote ctx +
    p₂.lead * k from eqv_poly' ctx h, ← Poly.denote_toExpr, ← Poly.denote_toExpr]
  exact s.1
theorem cooper_right_split_ineq (ctx : Context) (p₁ p₂ : Poly) (k : Nat) (_a : Int) (p' : Poly)
    (s : cooper_right_split ctx p₁ p₂ k) (h : eqv p'.toExpr (.add (comb p₂.lead (- p₁.lead) p₁.tail p₂.tail)
      (.num (- p₁.lead * Int.ofNat k))) = true) : p'.denote ctx ≤ 0 := by
  rw [show p'.denote ctx = p₂.lead * p₁.tail.toExpr.denote ctx + (- p₁.lead) * p₂.tail.toExpr.denote ctx +
    - p₁.lead * k from eqv_poly' ctx h, ← Poly.denote_toExpr, ← Poly.denote_toExpr]
  exact s.1
private def shifted (a : Int) (p p' : Poly) (k : Nat) (q : Poly) : Bool :=
  cond (ieq a p.lead) (eqv p'.toExpr (.add q.toExpr (.num (Int.ofNat k)))) false
private theorem shifted_sound (ctx : Context) {a : Int} {p p' : Poly} {k : Nat} {q : Poly}
    (h : shifted a p p' k q = true)
    (d : p.lead ∣ q.denote ctx + k) : a ∣ p'.denote ctx := by
  have ⟨x, y⟩ := and2 h
  rw [show p'.denote ctx = q.toExpr.denote ctx + k from eqv_poly' ctx y, ← Poly.denote_toExpr, ieq_sound _ _ x]
  exact d
theorem cooper_left_split_dvd (ctx : Context) (p₁ p₂ : Poly) (k : Nat) (a : Int) (p' : Poly)
    (s : cooper_left_split ctx p₁ p₂ k) (h : shifted a p₁ p' k p₁.tail = true) : a ∣ p'.denote ctx :=
  shifted_sound ctx h s.2
theorem cooper_right_split_dvd (ctx : Context) (p₁ p₂ : Poly) (k : Nat) (b : Int) (p' : Poly)
    (s : cooper_right_split ctx p₁ p₂ k) (h : shifted b p₂ p' k p₂.tail = true) : b ∣ p'.denote ctx :=
  shifted_sound ctx h s.2
theorem cooper_dvd_left_split_ineq (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (b : Int) (p' : Poly)
    (s : cooper_dvd_left_split ctx p₁ p₂ p₃ d k) (h : eqv p'.toExpr (.add (comb p₂.lead (- p₁.lead) p₁.tail p₂.tail)
      (.num (p₂.lead * Int.ofNat k))) = true) : p'.denote ctx ≤ 0 := cooper_left_split_ineq ctx p₁ p₂ k b p' s.1 h
theorem cooper_dvd_right_split_ineq (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (a : Int) (p' : Poly)
    (s : cooper_dvd_right_split ctx p₁ p₂ p₃ d k) (h : eqv p'.toExpr (.add (comb p₂.lead (- p₁.lead) p₁.tail p₂.tail)
      (.num (- p₁.lead * Int.ofNat k))) = true) : p'.denote ctx ≤ 0 := cooper_right_split_ineq ctx p₁ p₂ k a p' s.1 h
theorem cooper_dvd_left_split_dvd1 (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (a : Int) (p' : Poly)
    (s : cooper_dvd_left_split ctx p₁ p₂ p₃ d k) (h : shifted a p₁ p' k p₁.tail = true) : a ∣ p'.denote ctx :=
  shifted_sound ctx h s.1.2
theorem cooper_dvd_right_split_dvd1 (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (b : Int) (p' : Poly)
    (s : cooper_dvd_right_split ctx p₁ p₂ p₃ d k) (h : shifted b p₂ p' k p₂.tail = true) : b ∣ p'.denote ctx :=
  shifted_sound ctx h s.1.2
theorem cooper_dvd_left_split_dvd2 (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (d' : Int) (p' : Poly)
    (s : cooper_dvd_left_split ctx p₁ p₂ p₃ d k) (h : cond (ieq d' (p₁.lead * d)) (eqv p'.toExpr
      (.add (comb p₃.lead (- p₁.lead) p₁.tail p₃.tail) (.num (p₃.lead * Int.ofNat k)))) false = true) :
    d' ∣ p'.denote ctx := by
  have ⟨x, y⟩ := and2 h
  rw [show p'.denote ctx = p₃.lead * p₁.tail.toExpr.denote ctx + (- p₁.lead) * p₃.tail.toExpr.denote ctx +
    p₃.lead * k from eqv_poly' ctx y, ← Poly.denote_toExpr, ← Poly.denote_toExpr, ieq_sound _ _ x]
  exact s.2
theorem cooper_dvd_right_split_dvd2 (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (k : Nat) (d' : Int) (p' : Poly)
    (s : cooper_dvd_right_split ctx p₁ p₂ p₃ d k) (h : cond (ieq d' (p₂.lead * d)) (eqv p'.toExpr
      (.add (comb (- p₃.lead) p₂.lead p₂.tail p₃.tail) (.num (- p₃.lead * Int.ofNat k)))) false = true) :
    d' ∣ p'.denote ctx := by
  have ⟨x, y⟩ := and2 h
  rw [show p'.denote ctx = - p₃.lead * p₂.tail.toExpr.denote ctx + p₂.lead * p₃.tail.toExpr.denote ctx +
    - p₃.lead * k from eqv_poly' ctx y, ← Poly.denote_toExpr, ← Poly.denote_toExpr, ieq_sound _ _ x]
  exact s.2
private theorem unsat_core {x l c d α β t : Int} (b : α * l + β * d = 1) (h : l * x + c = d * t) :
    x = -α * c + d * (α * t + β * x) := by
  have v : α * (l * x) + d * (β * x) = x := by
    rw [← Int.mul_assoc, ← Int.mul_assoc, Int.mul_comm d β, ← Int.add_mul, b, Int.one_mul]
  have u : α * (l * x) = d * (α * t) - α * c := by rw [Int.mul_left_comm d, ← h, Int.mul_add, Int.add_sub_cancel]
  rw [Int.mul_add, ← Int.add_assoc, Int.neg_mul, Int.add_comm (-(α * c))]
  exact v.symm.trans (congrArg (· + d * (β * x)) u)
private theorem unsat_bounds {x r p q : Int} (h₁ : x + q ≤ 0) (h₂ : 0 ≤ q + p + r - 1) (h₃ : r ≤ x - p) : False := by
  omega
theorem cooper_unsat (ctx : Context) (p₁ p₂ p₃ : Poly) (d : Int) (α β : Int)
    (h : cond (nonneg (d - 1)) (cond (ieq (α * p₃.lead + β * d) 1)
      (cond (eqv p₁.toExpr (.sub (.num p₁.cst) (.var p₁.leadVar)))
      (cond (eqv p₂.toExpr (.add (.var p₁.leadVar) (.num p₂.cst)))
      (cond (eqv p₃.toExpr (.add (.mulL p₃.lead (.var p₁.leadVar)) (.num p₃.cst)))
      (nonneg (p₂.cst + p₁.cst + (-α * p₃.cst - p₁.cst) % d - 1)) false) false) false) false) false = true)
    (h₁ : p₁.denote ctx ≤ 0) (h₂ : p₂.denote ctx ≤ 0) (h₃ : d ∣ p₃.denote ctx) : False := by
  have ⟨a, h⟩ := and2 h
  have ⟨b, h⟩ := and2 h
  have ⟨c, h⟩ := and2 h
  have ⟨e, h⟩ := and2 h
  have ⟨f, h⟩ := and2 h
  have c : p₁.denote ctx = p₁.cst - ctx.get p₁.leadVar := eqv_poly' ctx c
  have e : p₂.denote ctx = ctx.get p₁.leadVar + p₂.cst := eqv_poly' ctx e
  have f : p₃.denote ctx = p₃.lead * ctx.get p₁.leadVar + p₃.cst := eqv_poly' ctx f
  have a := pos_sound a
  have b := ieq_sound _ _ b
  have h := nonneg_sound _ h
  rw [c] at h₁
  rw [e] at h₂
  obtain ⟨t, ht⟩ := h₃
  rw [f] at ht
  have k : 0 ≤ ctx.get p₁.leadVar - p₁.cst := Int.sub_nonneg_of_le (by clear h₂ h ht a b; omega)
  have m := congrArg (· - p₁.cst) (unsat_core b ht)
  have m : ctx.get p₁.leadVar - p₁.cst = -α * p₃.cst - p₁.cst + d * (α * t + β * ctx.get p₁.leadVar) :=
    m.trans (by rw [Int.sub_eq_add_neg, Int.sub_eq_add_neg, Int.add_assoc, Int.add_comm (d * _), ← Int.add_assoc])
  have le := emod_le_self a k
  rw [congrArg (· % d) m, Int.add_mul_emod_self_left] at le
  exact unsat_bounds h₂ h le
end Int.Internal.Linear
namespace Nat.ToInt
theorem ofNat_toNat (a : Int) : (NatCast.natCast a.toNat : Int) = if a ≤ 0 then 0 else a := by
  show (a.toNat : Int) = _
  split <;> omega
theorem pow_congr {a : Nat} (k : Nat) (a' : Int) (h₁ : NatCast.natCast a = a') :
    NatCast.natCast (a ^ k) = a' ^ k := by
  subst h₁; exact Int.natCast_pow a k
end Nat.ToInt
