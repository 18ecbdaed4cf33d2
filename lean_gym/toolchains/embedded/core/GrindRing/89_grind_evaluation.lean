/-
How `grind` evaluates applications to literals, and products with 0 and 1 where no ring solver is in charge.
-/
namespace Lean.Grind
theorem Bool.ne_of_eq_false_of_eq_true {a b : _root_.Bool} (h₁ : a = false) (h₂ : b = true) : (a = b) = False := by
  rewrite [h₁, h₂]; exact eq_false (fun h => Bool.noConfusion h)
namespace Nat
theorem and_congr {a b : _root_.Nat} {k₁ k₂ k : _root_.Nat} (h₁ : a = k₁) (h₂ : b = k₂)
    (h : Nat.beq (k₁ &&& k₂) k = true) : a &&& b = k := by rewrite [h₁, h₂]; exact Nat.eq_of_beq_eq_true h
theorem or_congr {a b : _root_.Nat} {k₁ k₂ k : _root_.Nat} (h₁ : a = k₁) (h₂ : b = k₂)
    (h : Nat.beq (k₁ ||| k₂) k = true) : a ||| b = k := by rewrite [h₁, h₂]; exact Nat.eq_of_beq_eq_true h
theorem xor_congr {a b : _root_.Nat} {k₁ k₂ k : _root_.Nat} (h₁ : a = k₁) (h₂ : b = k₂)
    (h : Nat.beq (k₁ ^^^ k₂) k = true) : a ^^^ b = k := by rewrite [h₁, h₂]; exact Nat.eq_of_beq_eq_true h
theorem shiftLeft_congr {a b : _root_.Nat} {k₁ k₂ k : _root_.Nat} (h₁ : a = k₁) (h₂ : b = k₂)
    (h : Nat.beq (k₁ <<< k₂) k = true) : a <<< b = k := by rewrite [h₁, h₂]; exact Nat.eq_of_beq_eq_true h
theorem shiftRight_congr {a b : _root_.Nat} {k₁ k₂ k : _root_.Nat} (h₁ : a = k₁) (h₂ : b = k₂)
    (h : Nat.beq (k₁ >>> k₂) k = true) : a >>> b = k := by rewrite [h₁, h₂]; exact Nat.eq_of_beq_eq_true h
end Nat
theorem eval_congr₁ {α : Sort u} {β : Sort v} {f : α → β} {a a' : α} {b : β} (h₁ : a = a') (h₂ : f a' = b) : f a = b :=
  h₁ ▸ h₂
theorem eval_congr₂ {α₁ : Sort u} {α₂ : Sort v} {β : Sort w} {f : α₁ → α₂ → β} {a₁ a₁' : α₁} {a₂ a₂' : α₂} {b : β}
    (h₁ : a₁ = a₁') (h₂ : a₂ = a₂') (h₃ : f a₁' a₂' = b) : f a₁ a₂ = b := h₁ ▸ h₂ ▸ h₃
theorem getElem_congr {coll : Type u} {idx : Type v} {elem : Type w} {valid : coll → idx → Prop}
    [GetElem coll idx elem valid] {x x' : coll} {i i' : idx} {w : valid x i} {b : elem} (h₁ : x = x') (h₂ : i = i')
    (h₃ : ∀ w' : valid x' i', x'[i'] = b) : x[i] = b := by subst h₁ h₂; exact h₃ w
namespace Semiring
theorem zero_mul_congr {α : Type u} [Semiring α] {a b : α} (h : a = 0) : a * b = 0 := by rw [h, zero_mul]
theorem mul_zero_congr {α : Type u} [Semiring α] {a b : α} (h : b = 0) : a * b = 0 := by rw [h, mul_zero]
theorem mul_one_congr {α : Type u} [Semiring α] {a b : α} (h : b = 1) : a * b = a := by rw [h, mul_one]
end Semiring
end Lean.Grind
