/-
`Fin n`: numerals, the operators, changes of the bound, order; lexicographic order of pairs.
-/
class NeZero {R : Type u} [Zero R] (n : R) : Prop where
  out : n ≠ 0
instance Nat.instNeZeroSucc {n : Nat} : NeZero (n + 1) := ⟨Nat.succ_ne_zero n⟩
theorem Nat.pos_of_neZero (n : Nat) [h : NeZero n] : 0 < n := Nat.pos_of_ne_zero h.out
theorem NeZero.ne {R : Type u} [Zero R] (n : R) [h : NeZero n] : n ≠ 0 := h.out
instance Nat.instNeZeroHPow {n m : Nat} [NeZero n] : NeZero (n ^ m) :=
  ⟨Nat.ne_of_gt (Nat.pow_pos (Nat.pos_of_neZero n))⟩
namespace Fin
variable {n m : Nat}
theorem eq_of_val_eq : {i j : Fin n} → i.val = j.val → i = j
  | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl
theorem val_eq_of_eq {i j : Fin n} (h : i = j) : i.val = j.val := congrArg Fin.val h
theorem ne_of_val_ne {i j : Fin n} (h : i.val ≠ j.val) : i ≠ j := fun e => h (val_eq_of_eq e)
theorem val_ne_of_ne {i j : Fin n} (h : i ≠ j) : i.val ≠ j.val := fun e => h (eq_of_val_eq e)
@[ext] protected theorem ext {a b : Fin n} (h : a.val = b.val) : a = b := eq_of_val_eq h
theorem val_inj {a b : Fin n} : a.val = b.val ↔ a = b := ⟨eq_of_val_eq, val_eq_of_eq⟩
theorem val_congr {a b : Fin n} (h : a = b) : a.val = b.val := congrArg Fin.val h
@[simp] protected theorem eta (a : Fin n) (h : a.val < n) : (⟨a.val, h⟩ : Fin n) = a := rfl
@[simp] theorem is_lt (a : Fin n) : a.val < n := a.isLt
protected theorem pos (i : Fin n) : 0 < n := Nat.lt_of_le_of_lt (Nat.zero_le i.val) i.isLt
theorem val_lt_of_le {b : Nat} (i : Fin b) (h : b ≤ n) : i.val < n := Nat.lt_of_lt_of_le i.isLt h

/- Numerals and operators, modulo `n`. -/
@[implicit_reducible] protected def ofNat (n : Nat) [NeZero n] (a : Nat) : Fin n :=
  ⟨a % n, Nat.mod_lt a (Nat.pos_of_neZero n)⟩
@[inline] protected def toNat (i : Fin n) : Nat := i.val
@[simp] theorem toNat_eq_val {i : Fin n} : i.toNat = i.val := rfl
private theorem mod_le (a b : Nat) : a % b ≤ a :=
  Nat.le_trans (Nat.le_add_right _ _) (Nat.le_of_eq (Nat.mod_add_div a b))
private theorem div_le (a b : Nat) : a / b ≤ a :=
  match b with
  | 0 => Nat.zero_le _
  | b + 1 => Nat.le_trans (Nat.le_trans (Nat.le_of_eq (Nat.one_mul _).symm)
      (Nat.mul_le_mul_right _ (Nat.succ_le_succ (Nat.zero_le b))))
      (Nat.le_trans (Nat.le_add_right _ _) (Nat.le_of_eq (Nat.div_add_mod a (b + 1))))
private theorem add_lt {a b : Nat} (h : a < b) (c : Nat) : a + c < b + c :=
  Nat.le_trans (Nat.le_of_eq (Nat.succ_add a c).symm) (Nat.add_le_add_right h c)
private theorem mlt {a b : Nat} (h : a < n) : b % n < n := Nat.mod_lt b (Nat.lt_of_le_of_lt (Nat.zero_le a) h)
@[implicit_reducible] protected def add : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨(a + b) % n, mlt h⟩
@[implicit_reducible] protected def mul : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨(a * b) % n, mlt h⟩
@[implicit_reducible] protected def sub : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨((n - b) + a) % n, mlt h⟩
@[implicit_reducible] protected def mod : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨a % b, Nat.lt_of_le_of_lt (mod_le a b) h⟩
@[implicit_reducible] protected def div : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨a / b, Nat.lt_of_le_of_lt (div_le a b) h⟩
def modn : Fin n → Nat → Fin n
  | ⟨a, h⟩, m => ⟨a % m, Nat.lt_of_le_of_lt (mod_le a m) h⟩
@[implicit_reducible] def shiftLeft : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨(a <<< b) % n, mlt h⟩
@[implicit_reducible] def shiftRight : Fin n → Fin n → Fin n
  | ⟨a, h⟩, ⟨b, _⟩ => ⟨(a >>> b) % n, mlt h⟩
instance instAdd : Add (Fin n) := ⟨Fin.add⟩
instance instSub : Sub (Fin n) := ⟨Fin.sub⟩
instance instMul : Mul (Fin n) := ⟨Fin.mul⟩
instance instMod : Mod (Fin n) := ⟨Fin.mod⟩
instance instDiv : Div (Fin n) := ⟨Fin.div⟩
instance instShiftLeft : ShiftLeft (Fin n) := ⟨Fin.shiftLeft⟩
instance instShiftRight : ShiftRight (Fin n) := ⟨Fin.shiftRight⟩
instance instOfNat {n : Nat} [NeZero n] {i : Nat} : OfNat (Fin n) i := ⟨Fin.ofNat n i⟩
instance neg (n : Nat) : Neg (Fin n) := ⟨fun a => ⟨(n - a.val) % n, Nat.mod_lt _ a.pos⟩⟩
instance instInhabited {n : Nat} [NeZero n] : Inhabited (Fin n) := ⟨0⟩

/- Other bounds. -/
def elim0 {α : Sort u} : Fin 0 → α
  | ⟨_, h⟩ => absurd h (Nat.not_succ_le_zero _)
@[instance_reducible] def succ : Fin n → Fin (n + 1)
  | ⟨i, h⟩ => ⟨i + 1, Nat.succ_lt_succ h⟩
@[inline, instance_reducible] def last (n : Nat) : Fin (n + 1) := ⟨n, n.lt_succ_self⟩
@[inline, implicit_reducible] def castLT (i : Fin m) (h : i.1 < n) : Fin n := ⟨i.1, h⟩
@[inline, instance_reducible] def castLE (h : n ≤ m) (i : Fin n) : Fin m := ⟨i.1, Nat.lt_of_lt_of_le i.2 h⟩
@[inline, instance_reducible] protected def cast (eq : n = m) (i : Fin n) : Fin m := ⟨i.1, eq ▸ i.2⟩
@[inline, instance_reducible] def castAdd (m : Nat) : Fin n → Fin (n + m) := castLE (Nat.le_add_right n m)
@[inline, instance_reducible] def castSucc : Fin n → Fin (n + 1) := castAdd 1
@[implicit_reducible] def addNat (i : Fin n) (m : Nat) : Fin (n + m) := ⟨i.1 + m, add_lt i.2 m⟩
@[implicit_reducible] def natAdd (n : Nat) (i : Fin m) : Fin (n + m) := ⟨n + i.1, Nat.add_le_add_left i.2 n⟩
@[inline, implicit_reducible] def rev (i : Fin n) : Fin n := ⟨n - (i.1 + 1), Nat.sub_lt i.pos (Nat.succ_pos _)⟩
private theorem sub_lt {i n m : Nat} (h : m ≤ i) (k : i < n + m) : i - m < n :=
  Nat.le_of_add_le_add_right (b := m) (by rw [Nat.succ_add, Nat.sub_add_cancel h]; exact k)
@[inline, implicit_reducible] def subNat (m : Nat) (i : Fin (n + m)) (h : m ≤ i.1) : Fin n := ⟨i.1 - m, sub_lt h i.2⟩
@[inline, implicit_reducible] def pred {n : Nat} (i : Fin (n + 1)) (h : i ≠ 0) : Fin n :=
  subNat 1 i (Nat.pos_of_ne_zero fun e => h (Fin.eq_of_val_eq (j := 0) (e.trans (Nat.zero_mod _).symm)))
end Fin
instance instDecidableEqFin (n : Nat) : DecidableEq (Fin n) := fun i j => {
  decide := decide (i.val = j.val)
  reflects_decide := match instDecidableEqNat i.val j.val with
    | isTrue h => Fin.eq_of_val_eq h
    | isFalse h => Fin.ne_of_val_ne h }
instance instLTFin {n : Nat} : LT (Fin n) := ⟨fun a b => a.val < b.val⟩
instance instLEFin {n : Nat} : LE (Fin n) := ⟨fun a b => a.val ≤ b.val⟩
instance Fin.decLt {n : Nat} (a b : Fin n) : Decidable (a < b) := Nat.decLt a.val b.val
instance Fin.decLe {n : Nat} (a b : Fin n) : Decidable (a ≤ b) := Nat.decLe a.val b.val
instance Fin.instMin {n : Nat} : Min (Fin n) := minOfLe
instance Fin.instMax {n : Nat} : Max (Fin n) := maxOfLe
attribute [coe] Fin.val
instance Fin.coeToNat {n : Nat} : CoeOut (Fin n) Nat := ⟨fun v => v.val⟩
namespace Fin
variable {n : Nat} {a b : Fin n}
theorem val_le_of_le (h : a ≤ b) : a.val ≤ b.val := h
theorem val_le_of_ge (h : a ≥ b) : b.val ≤ a.val := h
theorem val_add_one_le_of_lt (h : a < b) : a.val + 1 ≤ b.val := h
theorem val_add_one_le_of_gt (h : a > b) : b.val + 1 ≤ a.val := h
theorem lt_def : a < b ↔ a.val < b.val := Iff.rfl
theorem le_def : a ≤ b ↔ a.val ≤ b.val := Iff.rfl
theorem exists_iff {p : Fin n → Prop} : (Exists fun i => p i) ↔ Exists fun i => Exists fun h => p ⟨i, h⟩ :=
  ⟨fun ⟨⟨i, hi⟩, hp⟩ => ⟨i, hi, hp⟩, fun ⟨i, hi, hp⟩ => ⟨⟨i, hi⟩, hp⟩⟩
end Fin

protected inductive Prod.Lex {α : Type u} {β : Type v} (ra : α → α → Prop) (rb : β → β → Prop) :
    α × β → α × β → Prop where
  | left {a₁ : α} (b₁ : β) {a₂ : α} (b₂ : β) (h : ra a₁ a₂) : Prod.Lex ra rb (a₁, b₁) (a₂, b₂)
  | right (a : α) {b₁ b₂ : β} (h : rb b₁ b₂) : Prod.Lex ra rb (a, b₁) (a, b₂)
