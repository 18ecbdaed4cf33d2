/-
Decidable propositions and `if`: what `decide`, `split`, `by_cases` and `simp` look up.
-/
theorem of_decide_eq_true {p : Prop} [inst : Decidable p] : decide p = true → p := fun h =>
  match inst, h with
  | isTrue h, _ => h
  | isFalse _, h => Bool.noConfusion h
theorem of_decide_eq_false {p : Prop} [inst : Decidable p] : decide p = false → ¬ p := fun h =>
  match inst, h with
  | isTrue _, h => Bool.noConfusion h
  | isFalse h, _ => h
theorem decide_eq_true {p : Prop} [inst : Decidable p] : p → decide p = true := fun h =>
  match inst with
  | isTrue _ => rfl
  | isFalse n => absurd h n
theorem decide_eq_false {p : Prop} [inst : Decidable p] : ¬ p → decide p = false := fun h =>
  match inst with
  | isTrue k => absurd k h
  | isFalse _ => rfl
instance instDecidableTrue : Decidable True := isTrue trivial
instance instDecidableFalse : Decidable False := isFalse id
instance instDecidableForall {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (p → q) where
  decide := !(decide p) || decide q
  reflects_decide := match dp, dq with
    | isTrue _, isTrue b => fun _ => b
    | isTrue a, isFalse b => fun h => b (h a)
    | isFalse a, _ => fun h => absurd h a
instance (p : Prop) : Subsingleton (Decidable p) := ⟨fun a b =>
  match a, b with
  | isTrue _, isTrue _ => rfl
  | isFalse _, isFalse _ => rfl
  | isTrue h, isFalse n => absurd h n
  | isFalse n, isTrue h => absurd h n⟩
@[reducible] def decidable_of_decidable_of_iff {p q : Prop} [dp : Decidable p] (h : p ↔ q) : Decidable q where
  decide := decide p
  reflects_decide := match dp with
    | isTrue a => h.mp a
    | isFalse a => fun b => a (h.mpr b)
@[reducible] def decidable_of_decidable_of_eq {p q : Prop} [Decidable p] (h : p = q) : Decidable q :=
  decidable_of_decidable_of_iff (Iff.of_eq h)
instance instDecidableIff {p q : Prop} [dp : Decidable p] [dq : Decidable q] : Decidable (p ↔ q) where
  decide := decide p == decide q
  reflects_decide := match dp, dq with
    | isTrue a, isTrue b => ⟨fun _ => b, fun _ => a⟩
    | isTrue a, isFalse b => fun h => b (h.mp a)
    | isFalse a, isTrue b => fun h => a (h.mpr b)
    | isFalse a, isFalse b => ⟨fun h => absurd h a, fun h => absurd h b⟩
instance instDecidableEqPUnit : DecidableEq PUnit := fun _ _ => isTrue rfl
instance instDecidableEqEmpty : DecidableEq Empty := nofun
namespace Decidable
variable {p q : Prop}
theorem em (p : Prop) [Decidable p] : p ∨ ¬ p :=
  match (inferInstance : Decidable p) with | isTrue h => .inl h | isFalse h => .inr h
@[macro_inline] def byCases {q : Sort u} [dec : Decidable p] (h1 : p → q) (h2 : ¬ p → q) : q :=
  match dec with
  | isTrue h => h1 h
  | isFalse h => h2 h
theorem byContradiction [dec : Decidable p] (h : ¬ p → False) : p := (em p).elim id (fun n => (h n).elim)
theorem of_not_not [Decidable p] : ¬ ¬ p → p := fun h => byContradiction h
theorem not_not [Decidable p] : ¬ ¬ p ↔ p := ⟨of_not_not, not_not_intro⟩
theorem not_and_iff_or_not_not [Decidable p] : ¬ (p ∧ q) ↔ ¬ p ∨ ¬ q :=
  ⟨fun h => (em p).elim (fun x => .inr fun y => h ⟨x, y⟩) .inl, fun h k => h.elim (fun n => n k.1) (fun n => n k.2)⟩
theorem not_or_of_imp [Decidable p] (h : p → q) : ¬ p ∨ q := (em p).elim (fun x => .inr (h x)) .inl
theorem not_imp_iff_and_not [Decidable p] : ¬ (p → q) ↔ p ∧ ¬ q :=
  ⟨fun h => ⟨byContradiction fun n => h fun x => absurd x n, fun y => h fun _ => y⟩, fun h k => h.2 (k h.1)⟩
end Decidable
theorem eq_true_of_decide {p : Prop} [Decidable p] (h : decide p = true) : p = True := eq_true (of_decide_eq_true h)
theorem eq_false_of_decide {p : Prop} {_ : Decidable p} (h : decide p = false) : p = False :=
  eq_false (of_decide_eq_false h)

/- if -/
theorem if_pos {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t e : α} : (ite c t e) = t :=
  match h with
  | isTrue _ => rfl
  | isFalse n => absurd hc n
theorem if_neg {c : Prop} {h : Decidable c} (hnc : ¬ c) {α : Sort u} {t e : α} : (ite c t e) = e :=
  match h with
  | isTrue n => absurd n hnc
  | isFalse _ => rfl
theorem dif_pos {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t : c → α} {e : ¬ c → α} : (dite c t e) = t hc :=
  match h with
  | isTrue _ => rfl
  | isFalse n => absurd hc n
theorem dif_neg {c : Prop} {h : Decidable c} (hnc : ¬ c) {α : Sort u} {t : c → α} {e : ¬ c → α} :
    (dite c t e) = e hnc :=
  match h with
  | isTrue n => absurd n hnc
  | isFalse _ => rfl
section
variable {α : Sort u} {c : Prop} {_ : Decidable c}
theorem ite_eq_left_of_eq_true (a b : α) (h : c = True) : (ite c a b) = a := if_pos (of_eq_true h)
theorem ite_eq_right_of_eq_false (a b : α) (h : c = False) : (ite c a b) = b := if_neg (of_eq_false h)
theorem dite_eq_left_of_eq_true {a : c → α} {b : ¬ c → α} (h : c = True) : (dite c a b) = a (of_eq_true h) :=
  dif_pos (of_eq_true h)
theorem dite_eq_right_of_eq_false {a : c → α} {b : ¬ c → α} (h : c = False) : (dite c a b) = b (of_eq_false h) :=
  dif_neg (of_eq_false h)
end

/- `split` and `fun_cases` apply these by position: the order of the arguments counts. -/
theorem ite_eq_left {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t e : α} : (ite c t e) = t := if_pos hc
theorem ite_eq_right {c : Prop} {h : Decidable c} (hnc : ¬ c) {α : Sort u} {t e : α} : (ite c t e) = e := if_neg hnc
theorem dite_eq_left {c : Prop} {h : Decidable c} (hc : c) {α : Sort u} {t : c → α} {e : ¬ c → α} :
    (dite c t e) = t hc := dif_pos hc
theorem dite_eq_right {c : Prop} {h : Decidable c} (hnc : ¬ c) {α : Sort u} {t : c → α} {e : ¬ c → α} :
    (dite c t e) = e hnc := dif_neg hnc
@[congr] theorem ite_congr {α : Sort u} {b c : Prop} {x y u v : α} {s : Decidable b} [Decidable c]
    (h₁ : b = c) (h₂ : c → x = u) (h₃ : ¬ c → y = v) : ite b x y = ite c u v := by
  subst h₁
  by_cases h : b
  · rw [if_pos h, if_pos h]; exact h₂ h
  · rw [if_neg h, if_neg h]; exact h₃ h
@[congr] theorem dite_congr {b c : Prop} {α : Sort u} {_ : Decidable b} [Decidable c] {x : b → α} {u : c → α}
    {y : ¬ b → α} {v : ¬ c → α} (h₁ : b = c) (h₂ : (h : c) → x (h₁.mpr_prop h) = u h)
    (h₃ : (h : ¬ c) → y (h₁.mpr_not h) = v h) : dite b x y = dite c u v := by
  subst h₁
  by_cases h : b
  · rw [dif_pos h, dif_pos h]; exact h₂ h
  · rw [dif_neg h, dif_neg h]; exact h₃ h
theorem ite_cond_congr {α : Sort u} {b c : Prop} {s : Decidable b} [Decidable c] {x y : α} (h₁ : b = c) :
    ite b x y = ite c x y := ite_congr h₁ (fun _ => rfl) (fun _ => rfl)
theorem dite_cond_congr {α : Sort u} {b c : Prop} {s : Decidable b} [Decidable c] {x : b → α} {y : ¬ b → α}
    (h₁ : b = c) : dite b x y = dite c (fun h => x (h₁.mpr_prop h)) (fun h => y (h₁.mpr_not h)) :=
  dite_congr h₁ (fun _ => rfl) (fun _ => rfl)
@[simp] theorem ite_true {α : Sort u} {_ : Decidable True} (a b : α) : (if True then a else b) = a := if_pos trivial
@[simp] theorem ite_false {α : Sort u} {_ : Decidable False} (a b : α) : (if False then a else b) = b := if_neg id
@[simp] theorem dite_true {α : Sort u} {_ : Decidable True} {t : True → α} {e : ¬ True → α} :
    (dite True t e) = t True.intro := dif_pos trivial
@[simp] theorem dite_false {α : Sort u} {_ : Decidable False} {t : False → α} {e : ¬ False → α} :
    (dite False t e) = e not_false := dif_neg id
@[simp] theorem ite_self {α : Sort u} {c : Prop} {d : Decidable c} (a : α) : ite c a a = a := by cases d <;> rfl
@[simp] theorem dite_eq_ite {α : Sort u} {P : Prop} {a b : α} [Decidable P] :
    (dite P (fun _ => a) (fun _ => b)) = ite P a b := by
  by_cases h : P
  · rw [dif_pos h, if_pos h]
  · rw [dif_neg h, if_neg h]
@[simp] theorem decide_true (h : Decidable True) : @decide True h = true := decide_eq_true trivial
@[simp] theorem decide_false (h : Decidable False) : @decide False h = false := decide_eq_false id
@[simp] theorem decide_eq_true_eq {p : Prop} [Decidable p] : (decide p = true) = p :=
  propext ⟨of_decide_eq_true, decide_eq_true⟩
@[simp] theorem decide_eq_false_iff_not {p : Prop} {_ : Decidable p} : (decide p = false) ↔ ¬ p :=
  ⟨of_decide_eq_false, decide_eq_false⟩
