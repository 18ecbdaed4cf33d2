/-
`Fin n`: numerals and arithmetic modulo `n`, order; lexicographic order of pairs.
-/
class NeZero {R : Type u} [Zero R] (n : R) : Prop where
  out : n ≠ 0
instance Nat.instNeZeroSucc {n : Nat} : NeZero (n + 1) := ⟨Nat.succ_ne_zero n⟩
theorem Nat.pos_of_neZero (n : Nat) [h : NeZero n] : 0 < n := Nat.pos_of_ne_zero h.out
namespace Fin
variable {n : Nat}
theorem eq_of_val_eq : {i j : Fin n} → i.val = j.val → i = j
  | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl
@[ext] protected theorem ext {a b : Fin n} (h : a.val = b.val) : a = b := eq_of_val_eq h
theorem val_congr {a b : Fin n} (h : a = b) : a.val = b.val := congrArg Fin.val h
theorem val_inj {a b : Fin n} : a.val = b.val ↔ a = b := ⟨eq_of_val_eq, val_congr⟩
@[simp] protected theorem eta (a : Fin n) (h : a.val < n) : (⟨a.val, h⟩ : Fin n) = a := rfl
@[simp] theorem is_lt (a : Fin n) : a.val < n := a.isLt
protected theorem pos (i : Fin n) : 0 < n := Nat.lt_of_le_of_lt (Nat.zero_le i.val) i.isLt
protected def ofNat (n : Nat) [NeZero n] (a : Nat) : Fin n := ⟨a % n, Nat.mod_lt a (Nat.pos_of_neZero n)⟩
instance instOfNat {n : Nat} [NeZero n] {i : Nat} : OfNat (Fin n) i := ⟨Fin.ofNat n i⟩
instance instInhabited {n : Nat} [NeZero n] : Inhabited (Fin n) := ⟨0⟩
protected def add (a b : Fin n) : Fin n := ⟨(a.val + b.val) % n, Nat.mod_lt _ a.pos⟩
protected def mul (a b : Fin n) : Fin n := ⟨a.val * b.val % n, Nat.mod_lt _ a.pos⟩
protected def sub (a b : Fin n) : Fin n := ⟨((n - b.val) + a.val) % n, Nat.mod_lt _ a.pos⟩
instance instAdd : Add (Fin n) := ⟨Fin.add⟩
instance instMul : Mul (Fin n) := ⟨Fin.mul⟩
instance instSub : Sub (Fin n) := ⟨Fin.sub⟩
def succ (i : Fin n) : Fin (n + 1) := ⟨i.val + 1, Nat.succ_le_succ i.isLt⟩
def castSucc (i : Fin n) : Fin (n + 1) := ⟨i.val, Nat.lt_of_lt_of_le i.isLt (Nat.le_succ n)⟩
def last (n : Nat) : Fin (n + 1) := ⟨n, Nat.lt_succ_self n⟩
def elim0 {α : Sort u} (i : Fin 0) : α := absurd i.isLt (Nat.not_succ_le_zero _)
end Fin
instance instDecidableEqFin (n : Nat) : DecidableEq (Fin n) := fun i j =>
  match Nat.decEq i.val j.val with
  | isTrue h => isTrue (Fin.eq_of_val_eq h)
  | isFalse h => isFalse fun e => h (Fin.val_congr e)
instance instLTFin {n : Nat} : LT (Fin n) := ⟨fun a b => a.val < b.val⟩
instance instLEFin {n : Nat} : LE (Fin n) := ⟨fun a b => a.val ≤ b.val⟩
instance Fin.decLt {n : Nat} (a b : Fin n) : Decidable (a < b) := Nat.decLt a.val b.val
instance Fin.decLe {n : Nat} (a b : Fin n) : Decidable (a ≤ b) := Nat.decLe a.val b.val
attribute [coe] Fin.val
instance {n : Nat} : CoeOut (Fin n) Nat := ⟨Fin.val⟩
namespace Fin
variable {n : Nat} {a b : Fin n}
theorem val_le_of_le (h : a ≤ b) : a.val ≤ b.val := h
theorem val_le_of_ge (h : a ≥ b) : b.val ≤ a.val := h
theorem val_add_one_le_of_lt (h : a < b) : a.val + 1 ≤ b.val := h
theorem val_add_one_le_of_gt (h : a > b) : b.val + 1 ≤ a.val := h
theorem lt_def : a < b ↔ a.val < b.val := Iff.rfl
theorem le_def : a ≤ b ↔ a.val ≤ b.val := Iff.rfl
end Fin

inductive Prod.Lex {α : Type u} {β : Type v} (ra : α → α → Prop) (rb : β → β → Prop) : α × β → α × β → Prop where
  | left {a₁ : α} (b₁ : β) {a₂ : α} (b₂ : β) (h : ra a₁ a₂) : Prod.Lex ra rb (a₁, b₁) (a₂, b₂)
  | right (a : α) {b₁ b₂ : β} (h : rb b₁ b₂) : Prod.Lex ra rb (a, b₁) (a, b₂)
