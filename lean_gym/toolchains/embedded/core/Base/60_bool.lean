/-
Booleans and Boolean equality (`==`), with the laws that `simp` and `grind` use.
-/
abbrev Bool.xor : Bool → Bool → Bool := bne
export Bool (xor)
namespace Bool
theorem of_not_eq_true : {b : Bool} → ¬ b = true → b = false
  | true, h => absurd rfl h
  | false, _ => rfl
theorem of_not_eq_false : {b : Bool} → ¬ b = false → b = true
  | true, _ => rfl
  | false, h => absurd rfl h
@[simp] theorem not_eq_true (b : Bool) : (¬ (b = true)) = (b = false) := by cases b <;> simp
@[simp] theorem not_eq_false (b : Bool) : (¬ (b = false)) = (b = true) := by cases b <;> simp
@[simp] theorem not_not (b : Bool) : (!!b) = b := by cases b <;> rfl
@[simp] theorem not_true : (!true) = false := rfl
@[simp] theorem not_false : (!false) = true := rfl
theorem not_eq_true' (b : Bool) : ((!b) = true) = (b = false) := by cases b <;> simp
theorem not_eq_false' (b : Bool) : ((!b) = false) = (b = true) := by cases b <;> simp
@[simp] theorem not_eq_eq_eq_not {a b : Bool} : ((!a) = b) ↔ (a = !b) := by cases a <;> cases b <;> simp
@[simp] theorem cond_eq_ite {α : Sort u} (b : Bool) (t e : α) : cond b t e = if b then t else e := by cases b <;> rfl
@[simp] theorem true_and (b : Bool) : (true && b) = b := rfl
@[simp] theorem and_true (b : Bool) : (b && true) = b := by cases b <;> rfl
@[simp] theorem false_and (b : Bool) : (false && b) = false := rfl
@[simp] theorem and_false (b : Bool) : (b && false) = false := by cases b <;> rfl
@[simp] theorem and_self (b : Bool) : (b && b) = b := by cases b <;> rfl
@[simp] theorem true_or (b : Bool) : (true || b) = true := rfl
@[simp] theorem or_true (b : Bool) : (b || true) = true := by cases b <;> rfl
@[simp] theorem false_or (b : Bool) : (false || b) = b := rfl
@[simp] theorem or_false (b : Bool) : (b || false) = b := by cases b <;> rfl
@[simp] theorem or_self (b : Bool) : (b || b) = b := by cases b <;> rfl
theorem and_comm (x y : Bool) : (x && y) = (y && x) := by cases x <;> cases y <;> rfl
theorem or_comm (x y : Bool) : (x || y) = (y || x) := by cases x <;> cases y <;> rfl
theorem and_assoc (a b c : Bool) : ((a && b) && c) = (a && (b && c)) := by cases a <;> rfl
theorem or_assoc (a b c : Bool) : ((a || b) || c) = (a || (b || c)) := by cases a <;> rfl
@[simp] theorem not_and (x y : Bool) : (!(x && y)) = (!x || !y) := by cases x <;> rfl
@[simp] theorem not_or (x y : Bool) : (!(x || y)) = (!x && !y) := by cases x <;> rfl
theorem and_or_distrib_left (x y z : Bool) : (x && (y || z)) = (x && y || x && z) := by cases x <;> rfl
theorem or_and_distrib_left (x y z : Bool) : (x || y && z) = ((x || y) && (x || z)) := by cases x <;> rfl
@[simp] theorem and_eq_true (a b : Bool) : ((a && b) = true) = (a = true ∧ b = true) := by cases a <;> simp
@[simp] theorem or_eq_true (a b : Bool) : ((a || b) = true) = (a = true ∨ b = true) := by cases a <;> simp
@[simp] theorem and_not_self (x : Bool) : (x && !x) = false := by cases x <;> rfl
@[simp] theorem not_and_self (x : Bool) : ((!x) && x) = false := by cases x <;> rfl
@[simp] theorem or_not_self (x : Bool) : (x || !x) = true := by cases x <;> rfl
@[simp] theorem not_or_self (x : Bool) : ((!x) || x) = true := by cases x <;> rfl
instance instDecidableForallOfDecidablePred (p : Bool → Prop) [inst : DecidablePred p] : Decidable (∀ x, p x) :=
  match inst true, inst false with
  | isFalse a, _ => isFalse fun f => a (f true)
  | _, isFalse b => isFalse fun f => b (f false)
  | isTrue a, isTrue b => isTrue fun x => by cases x <;> assumption
instance instDecidableExistsOfDecidablePred (p : Bool → Prop) [inst : DecidablePred p] : Decidable (∃ x, p x) :=
  match inst true, inst false with
  | isTrue a, _ => isTrue ⟨_, a⟩
  | _, isTrue b => isTrue ⟨_, b⟩
  | isFalse a, isFalse b => isFalse fun ⟨x, k⟩ => match x, k with
    | true, k => a k
    | false, k => b k
end Bool
theorem cond_true {α : Sort u} (a b : α) : cond true a b = a := rfl
theorem cond_false {α : Sort u} (a b : α) : cond false a b = b := rfl

/- == -/
class ReflBEq (α : Type u) [BEq α] : Prop where
  protected rfl {a : α} : (a == a) = true
class LawfulBEq (α : Type u) [BEq α] : Prop extends ReflBEq α where
  eq_of_beq : {a b : α} → (a == b) = true → a = b
export LawfulBEq (eq_of_beq)
instance instLawfulBEq {α : Type u} [DecidableEq α] : LawfulBEq α where
  rfl := decide_eq_true rfl
  eq_of_beq := of_decide_eq_true
section
variable {α : Type u} [BEq α]
@[simp] theorem BEq.rfl [ReflBEq α] {a : α} : (a == a) = true := ReflBEq.rfl
theorem BEq.refl [ReflBEq α] (a : α) : (a == a) = true := ReflBEq.rfl
theorem beq_self_eq_true [ReflBEq α] (a : α) : (a == a) = true := ReflBEq.rfl
theorem beq_of_eq [ReflBEq α] {a b : α} : a = b → (a == b) = true := fun h => h ▸ BEq.rfl
theorem ne_of_beq_false [ReflBEq α] {a b : α} (h : (a == b) = false) : a ≠ b := fun e => by
  subst e
  rw [beq_self_eq_true] at h
  exact Bool.noConfusion h
@[simp] theorem beq_iff_eq [LawfulBEq α] {a b : α} : (a == b) = true ↔ a = b := ⟨eq_of_beq, beq_of_eq⟩
theorem beq_false_of_ne [LawfulBEq α] {a b : α} (h : a ≠ b) : (a == b) = false :=
  Bool.of_not_eq_true fun k => h (eq_of_beq k)
@[simp] theorem beq_eq_false_iff_ne [LawfulBEq α] {a b : α} : (a == b) = false ↔ a ≠ b :=
  ⟨ne_of_beq_false, beq_false_of_ne⟩
@[simp] theorem bne_iff_ne [LawfulBEq α] {a b : α} : (a != b) = true ↔ a ≠ b := by
  rw [bne, Bool.not_eq_true', beq_eq_false_iff_ne]
@[simp] theorem bne_eq_false_iff_eq [LawfulBEq α] {a b : α} : (a != b) = false ↔ a = b := by
  rw [bne, Bool.not_eq_false', beq_iff_eq]
@[simp] theorem bne_self_eq_false [LawfulBEq α] (a : α) : (a != a) = false := by rw [bne, beq_self_eq_true]; rfl
end
@[simp] theorem beq_true (b : Bool) : (b == true) = b := by cases b <;> rfl
@[simp] theorem beq_false (b : Bool) : (b == false) = !b := by cases b <;> rfl
