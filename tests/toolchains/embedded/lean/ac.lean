/- `ac_rfl` and `ac_nf`. -/
set_option linter.unusedVariables false
theorem a1 (a b c : Nat) : a + b + c = c + (b + a) := by ac_rfl
theorem a2 (a b c d : Nat) : a * b * (c * d) = d * (b * c) * a := by ac_rfl
theorem a3 (a b : Nat) : a + 0 + b = b + a := by ac_rfl
theorem a4 (p q r : Prop) : (p ∧ q ∧ r) = (r ∧ p ∧ q) := by ac_rfl
theorem a5 (p q r : Prop) : (p ∨ q ∨ r) = (r ∨ p ∨ q) := by ac_rfl
theorem a5' (p q r : Prop) : (p ∨ q ∨ r) = (r ∨ p ∨ p ∨ q) := by ac_rfl
theorem a6 (a b c : Nat) (f : Nat → Nat) (h : f (a + b + c) = 0) : f (c + (b + a)) = 0 := by ac_nf at *
theorem a7 (α : Type) (a b c : List α) : a ++ b ++ c = a ++ (b ++ (c ++ [])) := by ac_rfl
theorem a8 (α : Type) (f : α → α → α) (ha : Std.Associative f) (hc : Std.Commutative f) (a b c : α) : f (f a b) c = f (f c b) a := by ac_rfl
theorem a9 (a b c : Nat) : (a + b) * c = c * (b + a) := by ac_rfl
theorem bad1 (a b c : Nat) : a + b + c = c + (b + b) := by ac_rfl -- FAIL
theorem bad2 (α : Type) (a b : List α) : a ++ b = b ++ a := by ac_rfl -- FAIL
theorem bad3 (a b : Nat) : a - b = b - a := by ac_rfl -- FAIL

theorem ac1 (a b c : Nat) : a + b + c = c + b + a := by ac_rfl
theorem ac2 (a b c : Int) : a * b * c + a = a + c * (b * a) := by ac_rfl
theorem ac3 (p q r : Prop) : (p ∧ q ∧ r) = (r ∧ q ∧ p ∧ p) := by ac_rfl
theorem ac4 (a b c : Nat) : a + b + 0 + c = c + (b + a) := by ac_rfl
theorem ac7 (f : Nat → Nat) (a b c : Nat) : f (a + b) + c = c + f (b + a) := by ac_rfl
