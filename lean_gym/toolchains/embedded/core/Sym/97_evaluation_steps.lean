/-
Steps of evaluation: arrows, conditions, decisions, and comparisons of literals.
-/
theorem pi_congr {α : Sort u} {β β' : α → Sort v} (h : ∀ a, β a = β' a) : (∀ a, β a) = ∀ a, β' a :=
  (funext h : β = β') ▸ rfl

namespace Lean
/-- `α → β` as an application, without a binder. -/
def Arrow (α : Sort u) (β : Sort v) : Sort (imax u v) := α → β
theorem arrow_congr {p₁ p₂ : Sort u} {q₁ q₂ : Sort v} (h₁ : p₁ = p₂) (h₂ : q₁ = q₂) : Arrow p₁ q₁ = Arrow p₂ q₂ :=
  h₁ ▸ h₂ ▸ rfl
theorem arrow_congr_left {p₁ p₂ : Sort u} {q : Sort v} (h : p₁ = p₂) : Arrow p₁ q = Arrow p₂ q := h ▸ rfl
theorem arrow_congr_right {p : Sort u} {q₁ q₂ : Sort v} (h : q₁ = q₂) : Arrow p q₁ = Arrow p q₂ := h ▸ rfl
theorem true_arrow (p : Prop) : Arrow True p = p := propext ⟨fun h => h trivial, fun h _ => h⟩
theorem true_arrow_congr_left (p q : Prop) : p = True → Arrow p q = q := fun h => h ▸ true_arrow q
theorem true_arrow_congr_right (q q' : Prop) : q = q' → Arrow True q = q' := fun h => h ▸ true_arrow q
theorem true_arrow_congr (p q q' : Prop) : p = True → q = q' → Arrow p q = q' := fun hp hq => hp ▸ hq ▸ true_arrow q
theorem false_arrow (p : Prop) : Arrow False p = True := eq_true False.elim
theorem false_arrow_congr (p q : Prop) : p = False → Arrow p q = True := fun h => h ▸ false_arrow q
theorem arrow_true (α : Sort u) : Arrow α True = True := eq_true fun _ => trivial
theorem arrow_true_congr (α : Sort u) (p : Prop) : p = True → Arrow α p = True := fun h => h ▸ arrow_true α
end Lean

namespace Lean.Sym
theorem ne_self {α : Sort u} (a : α) : (a ≠ a) = False := eq_false fun h => h rfl
theorem not_true_eq : (¬ True) = False := eq_false fun h => h trivial
theorem not_false_eq : (¬ False) = True := eq_true id
theorem or_eq_true_left (a b : Prop) (h : a = True) : (a ∨ b) = True := eq_true (.inl (of_eq_true h))
theorem or_eq_right (a b : Prop) (h : a = False) : (a ∨ b) = b := h ▸ false_or b
theorem and_eq_false_left (a b : Prop) (h : a = False) : (a ∧ b) = False := h ▸ false_and b
theorem and_eq_left (a b : Prop) (h : a = True) : (a ∧ b) = b := h ▸ true_and b

section ite
variable {α : Sort u} (c : Prop) {inst : Decidable c}
theorem ite_true (a b : α) {ht : c} : (if c then a else b) = a := if_pos ht
theorem ite_false (a b : α) {ht : ¬ c} : (if c then a else b) = b := if_neg ht
theorem ite_true_congr (a b : α) (c' : Prop) (h : c = c') {ht : c'} : (if c then a else b) = a := if_pos (h ▸ ht)
theorem ite_false_congr (a b : α) (c' : Prop) (h : c = c') {ht : ¬ c'} : (if c then a else b) = b := if_neg (h ▸ ht)
theorem ite_cond_congr (a b : α) (c' : Prop) {inst' : Decidable c'} (h : c = c') :
    (if c then a else b) = if c' then a else b := by
  subst h
  exact congrArg (@ite α c · a b) (Subsingleton.elim inst inst')
theorem ite_of_decide_eq_true (a b : α) (h : decide c = true) : (if c then a else b) = a := if_pos (of_decide_eq_true h)
theorem ite_of_decide_eq_false (a b : α) (h : decide c = false) : (if c then a else b) = b :=
  if_neg (of_decide_eq_false h)
theorem ite_of_decide_eq_true_congr (a b : α) (c' : Prop) (h : c = c') {inst' : Decidable c'}
    (hc : decide c' = true) : (if c then a else b) = a := if_pos (h ▸ of_decide_eq_true hc)
theorem ite_of_decide_eq_false_congr (a b : α) (c' : Prop) (h : c = c') {inst' : Decidable c'}
    (hc : decide c' = false) : (if c then a else b) = b := if_neg (h ▸ of_decide_eq_false hc)
theorem dite_true (a : c → α) (b : ¬ c → α) {ht : c} : dite c a b = a ht := dif_pos ht
theorem dite_false (a : c → α) (b : ¬ c → α) {ht : ¬ c} : dite c a b = b ht := dif_neg ht
theorem dite_true_congr (a : c → α) (b : ¬ c → α) (c' : Prop) (h : c = c') {ht : c'} :
    dite c a b = a (h.mpr_prop ht) := dif_pos (h.mpr_prop ht)
theorem dite_false_congr (a : c → α) (b : ¬ c → α) (c' : Prop) (h : c = c') {ht : ¬ c'} :
    dite c a b = b (h.mpr_not ht) := dif_neg (h.mpr_not ht)
theorem dite_cond_congr (a : c → α) (b : ¬ c → α) (c' : Prop) {inst' : Decidable c'} (h : c = c') :
    dite c a b = if h' : c' then a (h.mpr_prop h') else b (h.mpr_not h') := by
  subst h
  exact congrArg (@dite α c · a b) (Subsingleton.elim inst inst')
end ite

section cond
variable {α : Sort u} (c : Bool) (a b : α)
theorem cond_cond_eq_true (h : c = true) : (bif c then a else b) = a := h ▸ rfl
theorem cond_cond_eq_false (h : c = false) : (bif c then a else b) = b := h ▸ rfl
theorem cond_cond_congr (c' : Bool) (h : c = c') : (bif c then a else b) = bif c' then a else b := h ▸ rfl
end cond

theorem decide_isTrue (p : Prop) {inst : Decidable p} {h : p} : decide p = true := decide_eq_true h
theorem decide_isTrue_congr (p p' : Prop) (heq : p = p') {inst : Decidable p} {hp : p'} : decide p = true :=
  decide_eq_true (heq ▸ hp)
theorem decide_isFalse (p : Prop) {inst : Decidable p} {h : ¬ p} : decide p = false := decide_eq_false h
theorem decide_isFalse_congr (p p' : Prop) (heq : p = p') {inst : Decidable p} {hnp : ¬ p'} : decide p = false :=
  decide_eq_false (heq ▸ hnp)
theorem decide_prop_eq_true (p : Prop) {inst : Decidable p} (h : p = True) : decide p = true :=
  decide_eq_true (of_eq_true h)
theorem decide_prop_eq_false (p : Prop) {inst : Decidable p} (h : p = False) : decide p = false :=
  decide_eq_false (of_eq_false h)
theorem decide_eq_congr (p p' : Prop) (h : p = p') {inst : Decidable p} {inst' : Decidable p'} (b : Bool)
    (hb : decide p' = b) : decide p = b := (decide_eq_decide.2 (h ▸ .rfl)).trans hb

/- Comparisons of literals. -/
theorem Nat.lt_eq_true (a b : Nat) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem Int.lt_eq_true (a b : Int) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem Rat.lt_eq_true (a b : Rat) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem Int8.lt_eq_true (a b : Int8) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem Int16.lt_eq_true (a b : Int16) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem Int32.lt_eq_true (a b : Int32) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem Int64.lt_eq_true (a b : Int64) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem UInt8.lt_eq_true (a b : UInt8) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem UInt16.lt_eq_true (a b : UInt16) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem UInt32.lt_eq_true (a b : UInt32) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem UInt64.lt_eq_true (a b : UInt64) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem Fin.lt_eq_true {n : Nat} (a b : Fin n) (h : decide (a < b) = true) : (a < b) = True :=
  eq_true (of_decide_eq_true h)
theorem BitVec.lt_eq_true {n : Nat} (a b : BitVec n) (h : decide (a < b) = true) : (a < b) = True :=
  eq_true (of_decide_eq_true h)
theorem String.lt_eq_true (a b : String) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem Char.lt_eq_true (a b : Char) (h : decide (a < b) = true) : (a < b) = True := eq_true (of_decide_eq_true h)
theorem Nat.lt_eq_false (a b : Nat) (h : decide (a < b) = false) : (a < b) = False := eq_false (of_decide_eq_false h)
theorem Int.lt_eq_false (a b : Int) (h : decide (a < b) = false) : (a < b) = False := eq_false (of_decide_eq_false h)
theorem Rat.lt_eq_false (a b : Rat) (h : decide (a < b) = false) : (a < b) = False := eq_false (of_decide_eq_false h)
theorem Int8.lt_eq_false (a b : Int8) (h : decide (a < b) = false) : (a < b) = False := eq_false (of_decide_eq_false h)
theorem Int16.lt_eq_false (a b : Int16) (h : decide (a < b) = false) : (a < b) = False :=
  eq_false (of_decide_eq_false h)
theorem Int32.lt_eq_false (a b : Int32) (h : decide (a < b) = false) : (a < b) = False :=
  eq_false (of_decide_eq_false h)
theorem Int64.lt_eq_false (a b : Int64) (h : decide (a < b) = false) : (a < b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt8.lt_eq_false (a b : UInt8) (h : decide (a < b) = false) : (a < b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt16.lt_eq_false (a b : UInt16) (h : decide (a < b) = false) : (a < b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt32.lt_eq_false (a b : UInt32) (h : decide (a < b) = false) : (a < b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt64.lt_eq_false (a b : UInt64) (h : decide (a < b) = false) : (a < b) = False :=
  eq_false (of_decide_eq_false h)
theorem Fin.lt_eq_false {n : Nat} (a b : Fin n) (h : decide (a < b) = false) : (a < b) = False :=
  eq_false (of_decide_eq_false h)
theorem BitVec.lt_eq_false {n : Nat} (a b : BitVec n) (h : decide (a < b) = false) : (a < b) = False :=
  eq_false (of_decide_eq_false h)
theorem String.lt_eq_false (a b : String) (h : decide (a < b) = false) : (a < b) = False :=
  eq_false (of_decide_eq_false h)
theorem Char.lt_eq_false (a b : Char) (h : decide (a < b) = false) : (a < b) = False := eq_false (of_decide_eq_false h)
theorem Nat.le_eq_true (a b : Nat) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem Int.le_eq_true (a b : Int) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem Rat.le_eq_true (a b : Rat) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem Int8.le_eq_true (a b : Int8) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem Int16.le_eq_true (a b : Int16) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem Int32.le_eq_true (a b : Int32) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem Int64.le_eq_true (a b : Int64) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem UInt8.le_eq_true (a b : UInt8) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem UInt16.le_eq_true (a b : UInt16) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem UInt32.le_eq_true (a b : UInt32) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem UInt64.le_eq_true (a b : UInt64) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem Fin.le_eq_true {n : Nat} (a b : Fin n) (h : decide (a ≤ b) = true) : (a ≤ b) = True :=
  eq_true (of_decide_eq_true h)
theorem BitVec.le_eq_true {n : Nat} (a b : BitVec n) (h : decide (a ≤ b) = true) : (a ≤ b) = True :=
  eq_true (of_decide_eq_true h)
theorem String.le_eq_true (a b : String) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem Char.le_eq_true (a b : Char) (h : decide (a ≤ b) = true) : (a ≤ b) = True := eq_true (of_decide_eq_true h)
theorem Nat.le_eq_false (a b : Nat) (h : decide (a ≤ b) = false) : (a ≤ b) = False := eq_false (of_decide_eq_false h)
theorem Int.le_eq_false (a b : Int) (h : decide (a ≤ b) = false) : (a ≤ b) = False := eq_false (of_decide_eq_false h)
theorem Rat.le_eq_false (a b : Rat) (h : decide (a ≤ b) = false) : (a ≤ b) = False := eq_false (of_decide_eq_false h)
theorem Int8.le_eq_false (a b : Int8) (h : decide (a ≤ b) = false) : (a ≤ b) = False := eq_false (of_decide_eq_false h)
theorem Int16.le_eq_false (a b : Int16) (h : decide (a ≤ b) = false) : (a ≤ b) = False :=
  eq_false (of_decide_eq_false h)
theorem Int32.le_eq_false (a b : Int32) (h : decide (a ≤ b) = false) : (a ≤ b) = False :=
  eq_false (of_decide_eq_false h)
theorem Int64.le_eq_false (a b : Int64) (h : decide (a ≤ b) = false) : (a ≤ b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt8.le_eq_false (a b : UInt8) (h : decide (a ≤ b) = false) : (a ≤ b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt16.le_eq_false (a b : UInt16) (h : decide (a ≤ b) = false) : (a ≤ b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt32.le_eq_false (a b : UInt32) (h : decide (a ≤ b) = false) : (a ≤ b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt64.le_eq_false (a b : UInt64) (h : decide (a ≤ b) = false) : (a ≤ b) = False :=
  eq_false (of_decide_eq_false h)
theorem Fin.le_eq_false {n : Nat} (a b : Fin n) (h : decide (a ≤ b) = false) : (a ≤ b) = False :=
  eq_false (of_decide_eq_false h)
theorem BitVec.le_eq_false {n : Nat} (a b : BitVec n) (h : decide (a ≤ b) = false) : (a ≤ b) = False :=
  eq_false (of_decide_eq_false h)
theorem String.le_eq_false (a b : String) (h : decide (a ≤ b) = false) : (a ≤ b) = False :=
  eq_false (of_decide_eq_false h)
theorem Char.le_eq_false (a b : Char) (h : decide (a ≤ b) = false) : (a ≤ b) = False := eq_false (of_decide_eq_false h)
theorem Bool.eq_eq_true (a b : Bool) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem Nat.eq_eq_true (a b : Nat) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem Int.eq_eq_true (a b : Int) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem Rat.eq_eq_true (a b : Rat) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem Int8.eq_eq_true (a b : Int8) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem Int16.eq_eq_true (a b : Int16) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem Int32.eq_eq_true (a b : Int32) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem Int64.eq_eq_true (a b : Int64) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem UInt8.eq_eq_true (a b : UInt8) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem UInt16.eq_eq_true (a b : UInt16) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem UInt32.eq_eq_true (a b : UInt32) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem UInt64.eq_eq_true (a b : UInt64) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem Fin.eq_eq_true {n : Nat} (a b : Fin n) (h : decide (a = b) = true) : (a = b) = True :=
  eq_true (of_decide_eq_true h)
theorem BitVec.eq_eq_true {n : Nat} (a b : BitVec n) (h : decide (a = b) = true) : (a = b) = True :=
  eq_true (of_decide_eq_true h)
theorem String.eq_eq_true (a b : String) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem Char.eq_eq_true (a b : Char) (h : decide (a = b) = true) : (a = b) = True := eq_true (of_decide_eq_true h)
theorem Bool.eq_eq_false (a b : Bool) (h : decide (a = b) = false) : (a = b) = False := eq_false (of_decide_eq_false h)
theorem Nat.eq_eq_false (a b : Nat) (h : decide (a = b) = false) : (a = b) = False := eq_false (of_decide_eq_false h)
theorem Int.eq_eq_false (a b : Int) (h : decide (a = b) = false) : (a = b) = False := eq_false (of_decide_eq_false h)
theorem Rat.eq_eq_false (a b : Rat) (h : decide (a = b) = false) : (a = b) = False := eq_false (of_decide_eq_false h)
theorem Int8.eq_eq_false (a b : Int8) (h : decide (a = b) = false) : (a = b) = False := eq_false (of_decide_eq_false h)
theorem Int16.eq_eq_false (a b : Int16) (h : decide (a = b) = false) : (a = b) = False :=
  eq_false (of_decide_eq_false h)
theorem Int32.eq_eq_false (a b : Int32) (h : decide (a = b) = false) : (a = b) = False :=
  eq_false (of_decide_eq_false h)
theorem Int64.eq_eq_false (a b : Int64) (h : decide (a = b) = false) : (a = b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt8.eq_eq_false (a b : UInt8) (h : decide (a = b) = false) : (a = b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt16.eq_eq_false (a b : UInt16) (h : decide (a = b) = false) : (a = b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt32.eq_eq_false (a b : UInt32) (h : decide (a = b) = false) : (a = b) = False :=
  eq_false (of_decide_eq_false h)
theorem UInt64.eq_eq_false (a b : UInt64) (h : decide (a = b) = false) : (a = b) = False :=
  eq_false (of_decide_eq_false h)
theorem Fin.eq_eq_false {n : Nat} (a b : Fin n) (h : decide (a = b) = false) : (a = b) = False :=
  eq_false (of_decide_eq_false h)
theorem BitVec.eq_eq_false {n : Nat} (a b : BitVec n) (h : decide (a = b) = false) : (a = b) = False :=
  eq_false (of_decide_eq_false h)
theorem String.eq_eq_false (a b : String) (h : decide (a = b) = false) : (a = b) = False :=
  eq_false (of_decide_eq_false h)
theorem Char.eq_eq_false (a b : Char) (h : decide (a = b) = false) : (a = b) = False := eq_false (of_decide_eq_false h)
theorem Nat.dvd_eq_true (a b : Nat) (h : decide (a ∣ b) = true) : (a ∣ b) = True := eq_true (of_decide_eq_true h)
theorem Int.dvd_eq_true (a b : Int) (h : decide (a ∣ b) = true) : (a ∣ b) = True := eq_true (of_decide_eq_true h)
theorem Nat.dvd_eq_false (a b : Nat) (h : decide (a ∣ b) = false) : (a ∣ b) = False := eq_false (of_decide_eq_false h)
theorem Int.dvd_eq_false (a b : Int) (h : decide (a ∣ b) = false) : (a ∣ b) = False := eq_false (of_decide_eq_false h)
end Lean.Sym
