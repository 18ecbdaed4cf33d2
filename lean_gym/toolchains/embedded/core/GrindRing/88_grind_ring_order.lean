/-
The order solver of `grind` (namespace `Lean.Grind.Order`), and the rules for orders of its ring solver.
-/
namespace Std
variable {α : Type u}
@[simp] theorem le_refl [LE α] [Refl (α := α) (· ≤ ·)] (a : α) : a ≤ a := Refl.refl a
theorem le_trans [LE α] [Trans (α := α) (· ≤ ·) (· ≤ ·) (· ≤ ·)] {a b c : α} (hab : a ≤ b) (hbc : b ≤ c) : a ≤ c :=
  Trans.trans hab hbc
theorem le_antisymm [LE α] [Antisymm (α := α) (· ≤ ·)] {a b : α} (hab : a ≤ b) (hba : b ≤ a) : a = b :=
  Antisymm.antisymm a b hab hba
theorem le_total [LE α] [Total (α := α) (· ≤ ·)] {a b : α} : a ≤ b ∨ b ≤ a := Total.total a b
theorem lt_iff_le_and_not_ge [LT α] [LE α] [LawfulOrderLT α] {a b : α} : a < b ↔ a ≤ b ∧ ¬ b ≤ a :=
  LawfulOrderLT.lt_iff a b
theorem le_of_lt [LT α] [LE α] [LawfulOrderLT α] {a b : α} (h : a < b) : a ≤ b := (LawfulOrderLT.lt_iff a b).mp h |>.1
theorem lt_irrefl [LT α] [i : Irrefl (α := α) (· < ·)] {a : α} : ¬ a < a := i.irrefl a
theorem not_gt_of_lt [LT α] [i : Asymm (α := α) (· < ·)] {a b : α} (h : a < b) : ¬ b < a := i.asymm a b h
section
variable [LE α] [LT α] [Trans (α := α) (· ≤ ·) (· ≤ ·) (· ≤ ·)] [LawfulOrderLT α] {a b c : α}
theorem lt_of_lt_of_le (hab : a < b) (hbc : b ≤ c) : a < c :=
  have h := (LawfulOrderLT.lt_iff a b).mp hab
  (LawfulOrderLT.lt_iff a c).mpr ⟨le_trans h.1 hbc, fun l => h.2 (le_trans hbc l)⟩
theorem lt_of_le_of_lt (hab : a ≤ b) (hbc : b < c) : a < c :=
  have k := (LawfulOrderLT.lt_iff b c).mp hbc
  (LawfulOrderLT.lt_iff a c).mpr ⟨le_trans hab k.1, fun l => k.2 (le_trans l hab)⟩
end
theorem lt_trans [LT α] [Trans (α := α) (· < ·) (· < ·) (· < ·)] {a b c : α} (hab : a < b) (hbc : b < c) : a < c :=
  Trans.trans hab hbc
theorem not_lt [LT α] [LE α] [Total (α := α) (· ≤ ·)] [LawfulOrderLT α] {a b : α} : ¬ a < b ↔ b ≤ a :=
  ⟨fun h => (le_total (a := a) (b := b)).elim
      (fun k => Classical.byContradiction fun n => h ((LawfulOrderLT.lt_iff a b).mpr ⟨k, n⟩)) id,
    fun h k => ((LawfulOrderLT.lt_iff a b).mp k).2 h⟩
theorem not_le [LT α] [LE α] [Total (α := α) (· ≤ ·)] [LawfulOrderLT α] {a b : α} : ¬ a ≤ b ↔ b < a :=
  ⟨fun h => Classical.byContradiction fun n => h (not_lt.mp n), fun h k => not_lt.mpr k h⟩
end Std

namespace Lean.Grind
attribute [local instance] Semiring.natCast Ring.intCast Semiring.nsmul Ring.zsmul
namespace OrderedAdd
section
variable {M : Type u} [LE M] [Std.IsPreorder M] [AddCommMonoid M] [OrderedAdd M]
theorem add_le_left {a b : M} (h : a ≤ b) (c : M) : a + c ≤ b + c := (add_le_left_iff c).mp h
theorem add_le_right {a b : M} (c : M) (h : a ≤ b) : c + a ≤ c + b := by
  rewrite [AddCommMonoid.add_comm c a, AddCommMonoid.add_comm c b]; exact add_le_left h c
theorem add_le_add {a b c d : M} (h : a ≤ b) (k : c ≤ d) : a + c ≤ b + d :=
  Std.le_trans (add_le_left h c) (add_le_right b k)
theorem add_lt_left_iff [LT M] [Std.LawfulOrderLT M] {a b : M} (c : M) : a < b ↔ a + c < b + c := by
  rw [Std.LawfulOrderLT.lt_iff, Std.LawfulOrderLT.lt_iff, ← add_le_left_iff, ← add_le_left_iff]
theorem add_lt_left [LT M] [Std.LawfulOrderLT M] {a b : M} (h : a < b) (c : M) : a + c < b + c :=
  (add_lt_left_iff c).mp h
theorem add_lt_right [LT M] [Std.LawfulOrderLT M] {a b : M} (c : M) (h : a < b) : c + a < c + b := by
  rewrite [AddCommMonoid.add_comm c a, AddCommMonoid.add_comm c b]; exact add_lt_left h c
end
section
variable {M : Type u} [LE M] [Std.IsPreorder M] [AddCommGroup M] [OrderedAdd M]
open AddCommGroup (sub_add_cancel)
theorem sub_nonneg_iff {a b : M} : 0 ≤ a - b ↔ b ≤ a := by
  rw [add_le_left_iff b, AddCommMonoid.zero_add, sub_add_cancel]
theorem sub_pos_iff [LT M] [Std.LawfulOrderLT M] {a b : M} : 0 < a - b ↔ b < a := by
  rw [add_lt_left_iff b, AddCommMonoid.zero_add, sub_add_cancel]
private theorem sub_nonpos_iff {a b : M} : a - b ≤ 0 ↔ a ≤ b := by
  rw [add_le_left_iff b, AddCommMonoid.zero_add, sub_add_cancel]
private theorem sub_neg_iff [LT M] [Std.LawfulOrderLT M] {a b : M} : a - b < 0 ↔ a < b := by
  rw [add_lt_left_iff b, AddCommMonoid.zero_add, sub_add_cancel]
end
end OrderedAdd

namespace OrderedRing
variable {R : Type u} [Ring R] [LE R] [LT R] [Std.LawfulOrderLT R] [Std.IsPreorder R] [OrderedRing R]
private theorem natCast_succ_pos (n : _root_.Nat) : (0 : R) < ((n + 1 : _root_.Nat) : R) := by
  induction n with
  | zero => rewrite [Semiring.natCast_succ, Semiring.natCast_zero, Semiring.zero_add]; exact zero_lt_one
  | succ n ih =>
    rewrite [Semiring.natCast_succ]
    exact Std.lt_trans ih (by
      have := OrderedAdd.add_lt_right ((n + 1 : _root_.Nat) : R) (zero_lt_one (R := R))
      rewrite [Semiring.add_zero] at this
      exact this)
theorem natCast_nonneg {a : _root_.Nat} : (0 : R) ≤ (a : R) := by
  cases a with
  | zero => rewrite [Semiring.natCast_zero]; exact Std.le_refl _
  | succ n => exact Std.le_of_lt (natCast_succ_pos n)
private theorem natCast_pos {a : _root_.Nat} (h : 0 < a) : (0 : R) < (a : R) := by
  cases a with
  | zero => exact absurd h (Nat.lt_irrefl 0)
  | succ n => exact natCast_succ_pos n
theorem pos_intCast_of_pos (a : Int) (h : 0 < a) : (0 : R) < (a : R) := by
  obtain ⟨n, rfl⟩ : ∃ n : _root_.Nat, a = (n : Int) := ⟨a.toNat, by omega⟩
  rewrite [Ring.intCast_natCast]
  exact natCast_pos (by omega)
theorem nonneg_intCast_of_nonneg (a : Int) (h : 0 ≤ a) : (0 : R) ≤ (a : R) := by
  obtain ⟨n, rfl⟩ : ∃ n : _root_.Nat, a = (n : Int) := ⟨a.toNat, by omega⟩
  rewrite [Ring.intCast_natCast]
  exact natCast_nonneg
private theorem le_shift {a b : R} {k l : Int} (h : k ≤ l) (e : a ≤ b + (k : R)) : a ≤ b + (l : R) :=
  Std.le_trans e (OrderedAdd.add_le_right b (by
    rewrite [← OrderedAdd.sub_nonneg_iff, ← Ring.intCast_sub]; exact nonneg_intCast_of_nonneg _ (by omega)))
private theorem cast_lt {k l : Int} (h : k < l) : (k : R) < (l : R) := by
  rewrite [← OrderedAdd.sub_pos_iff, ← Ring.intCast_sub]; exact pos_intCast_of_pos _ (by omega)
private theorem cast_le {k l : Int} (h : k ≤ l) : (k : R) ≤ (l : R) := by
  rewrite [← OrderedAdd.sub_nonneg_iff, ← Ring.intCast_sub]; exact nonneg_intCast_of_nonneg _ (by omega)
end OrderedRing

namespace Order
theorem eq_mp {p q : Prop} (h₁ : p = q) (h₂ : p) : q := h₁.mp h₂
theorem eq_mp_not {p q : Prop} (h₁ : p = q) (h₂ : ¬ p) : ¬ q := h₁ ▸ h₂
theorem eq_trans_true {p q : Prop} (h₁ : p = q) (h₂ : q = True) : p = True := h₁.trans h₂
theorem eq_trans_false {p q : Prop} (h₁ : p = q) (h₂ : q = False) : p = False := h₁.trans h₂
theorem eq_trans_true' {p q : Prop} (h₁ : p = q) (h₂ : p = True) : q = True := h₁.symm.trans h₂
theorem eq_trans_false' {p q : Prop} (h₁ : p = q) (h₂ : p = False) : q = False := h₁.symm.trans h₂
theorem le_of_eq_1 {α} [LE α] [Std.IsPreorder α] {a b : α} (h : a = b) : a ≤ b := h ▸ Std.le_refl a
theorem le_of_eq_2 {α} [LE α] [Std.IsPreorder α] {a b : α} (h : a = b) : b ≤ a := h ▸ Std.le_refl a
section
variable {α : Type u} [LE α] [LT α] [Std.LawfulOrderLT α]
theorem le_of_eq_1_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a b : α}
    (h : a = b) : a ≤ b + Int.cast (R := α) 0 := by
  rewrite [Ring.intCast_zero, Semiring.add_zero]; exact le_of_eq_1 h
theorem le_of_eq_2_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a b : α}
    (h : a = b) : b ≤ a + Int.cast (R := α) 0 := by
  rewrite [Ring.intCast_zero, Semiring.add_zero]; exact le_of_eq_2 h
theorem le_of_offset_eq_1_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
    {a b : α} {k : Int} (h : a = b + k) : a ≤ b + k := le_of_eq_1 h
theorem le_of_offset_eq_2_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
    {a b : α} {k : Int} (h : a = b + k) : b ≤ a + (-k : Int) := by
  rewrite [h, Semiring.add_assoc, ← Ring.intCast_add, Int.add_right_neg, Ring.intCast_zero, Semiring.add_zero]
  exact Std.le_refl b
end
theorem nat_eq (a b : _root_.Nat) (x y : Int) (h₁ : NatCast.natCast a = x) (h₂ : NatCast.natCast b = y) (h : x = y) :
    a = b := Int.ofNat_inj.mp ((h₁.trans h).trans h₂.symm)
theorem of_nat_eq (a b : _root_.Nat) (x y : Int) (h₁ : NatCast.natCast a = x) (h₂ : NatCast.natCast b = y)
    (h : a = b) : x = y := (h₁.symm.trans (congrArg _ h)).trans h₂
theorem of_natCast_eq {α : Type u} [NatCast α] (a b : _root_.Nat) (x y : α) (h₁ : NatCast.natCast a = x)
    (h₂ : NatCast.natCast b = y) (h : a = b) : x = y := h₁.symm.trans ((congrArg _ h).trans h₂)
theorem le_of_not_le {α} [LE α] [Std.IsLinearPreorder α] {a b : α} (h : ¬ a ≤ b) : b ≤ a :=
  Std.le_total.elim (fun k => (h k).elim) id
theorem lt_of_not_le {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearPreorder α] {a b : α} (h : ¬ a ≤ b) : b < a :=
  Std.not_le.mp h
theorem le_of_not_lt {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearPreorder α] {a b : α} (h : ¬ a < b) : b ≤ a :=
  Std.not_lt.mp h
private theorem add_cancel {α} [Ring α] (b : α) (k : Int) : b + (k : α) + ((-k : Int) : α) = b := by
  rw [Semiring.add_assoc, ← Ring.intCast_add, Int.add_right_neg, Ring.intCast_zero, Semiring.add_zero]
theorem le_of_not_lt_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearPreorder α] [Ring α] [OrderedRing α]
    {a b : α} {k k' : Int} (e : k'.beq' (-k) = true) (h : ¬ a < b + k) : b ≤ a + k' := by
  have h := OrderedAdd.add_le_left (le_of_not_lt h) ((-k : Int) : α)
  rewrite [add_cancel] at h
  rewrite [(Int.beq'_eq _ _).mp e]; exact h
theorem lt_of_not_le_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearPreorder α] [Ring α] [OrderedRing α]
    {a b : α} {k k' : Int} (e : k'.beq' (-k) = true) (h : ¬ a ≤ b + k) : b < a + k' := by
  have h := OrderedAdd.add_lt_left (lt_of_not_le h) ((-k : Int) : α)
  rewrite [add_cancel] at h
  rewrite [(Int.beq'_eq _ _).mp e]; exact h
theorem int_lt {x y k k' : Int} (e : k'.beq' (k-1) = true) (h : x < y + k) : x ≤ y + k' := by
  have := (Int.beq'_eq _ _).mp e
  omega
theorem eq_of_le_of_le {α} [LE α] [Std.IsPartialOrder α] {a b : α} (h : a ≤ b) (k : b ≤ a) : a = b :=
  Std.le_antisymm h k
theorem eq_of_le_of_le_0 {α} [LE α] [Std.IsPartialOrder α] [Ring α] {a b : α} (h : a ≤ b + Int.cast (R := α) 0)
    (k : b ≤ a + Int.cast (R := α) 0) : a = b := by
  rewrite [Ring.intCast_zero, Semiring.add_zero] at h k; exact Std.le_antisymm h k
theorem le_trans {α} [LE α] [Std.IsPreorder α] {a b c : α} (h₁ : a ≤ b) (h₂ : b ≤ c) : a ≤ c := Std.le_trans h₁ h₂
theorem lt_trans {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] {a b c : α} (h₁ : a < b) (h₂ : b < c) :
    a < c := Std.lt_trans h₁ h₂
theorem le_lt_trans {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] {a b c : α} (h₁ : a ≤ b) (h₂ : b < c) :
    a < c := Std.lt_of_le_of_lt h₁ h₂
theorem lt_le_trans {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] {a b c : α} (h₁ : a < b) (h₂ : b ≤ c) :
    a < c := Std.lt_of_lt_of_le h₁ h₂
theorem lt_unsat {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] (a : α) (h : a < a) : False :=
  Std.lt_irrefl h
private theorem add_offset {α} [Ring α] {c : α} {k₁ k₂ k : Int} (e : (k == k₂ + k₁) = true) :
    c + (k : α) = c + (k₂ : α) + (k₁ : α) := by rw [eq_of_beq e, Ring.intCast_add, Semiring.add_assoc]
theorem le_trans_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a b c : α}
    {k₁ k₂ : Int} (k : Int) (h₁ : a ≤ b + k₁) (h₂ : b ≤ c + k₂) (e : (k == k₂ + k₁) = true) : a ≤ c + k := by
  rewrite [add_offset e]; exact Std.le_trans h₁ (OrderedAdd.add_le_left h₂ _)
theorem lt_trans_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a b c : α}
    {k₁ k₂ : Int} (k : Int) (h₁ : a < b + k₁) (h₂ : b < c + k₂) (e : (k == k₂ + k₁) = true) : a < c + k := by
  rewrite [add_offset e]; exact Std.lt_trans h₁ (OrderedAdd.add_lt_left h₂ _)
theorem le_lt_trans_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a b c : α}
    {k₁ k₂ : Int} (k : Int) (h₁ : a ≤ b + k₁) (h₂ : b < c + k₂) (e : (k == k₂ + k₁) = true) : a < c + k := by
  rewrite [add_offset e]; exact Std.lt_of_le_of_lt h₁ (OrderedAdd.add_lt_left h₂ _)
theorem lt_le_trans_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a b c : α}
    {k₁ k₂ : Int} (k : Int) (h₁ : a < b + k₁) (h₂ : b ≤ c + k₂) (e : (k == k₂ + k₁) = true) : a < c + k := by
  rewrite [add_offset e]; exact Std.lt_of_lt_of_le h₁ (OrderedAdd.add_le_left h₂ _)
section
variable {α : Type u} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
private theorem add_lt_self {a : α} {k : Int} (h : k < 0) : a + (k : α) < a := by
  have := OrderedAdd.add_lt_right a (OrderedRing.cast_lt (R := α) h)
  rewrite [Ring.intCast_zero, Semiring.add_zero] at this
  exact this
private theorem add_le_self {a : α} {k : Int} (h : k ≤ 0) : a + (k : α) ≤ a := by
  have := OrderedAdd.add_le_right a (OrderedRing.cast_le (R := α) h)
  rewrite [Ring.intCast_zero, Semiring.add_zero] at this
  exact this
private theorem self_le_add {a : α} {k : Int} (h : 0 ≤ k) : a ≤ a + (k : α) := by
  have := OrderedAdd.add_le_right a (OrderedRing.cast_le (R := α) h)
  rewrite [Ring.intCast_zero, Semiring.add_zero] at this
  exact this
private theorem self_lt_add {a : α} {k : Int} (h : 0 < k) : a < a + (k : α) := by
  have := OrderedAdd.add_lt_right a (OrderedRing.cast_lt (R := α) h)
  rewrite [Ring.intCast_zero, Semiring.add_zero] at this
  exact this
private theorem lt_shift {b : α} {k l : Int} (h : k < l) : b + (k : α) < b + (l : α) :=
  OrderedAdd.add_lt_right b (OrderedRing.cast_lt h)
end
theorem le_unsat_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a : α}
    {k : Int} (e : k.blt' 0 = true) (h : a ≤ a + k) : False :=
  Std.lt_irrefl (Std.lt_of_le_of_lt h (add_lt_self ((Int.blt'_eq_true _ _).mp e)))
theorem lt_unsat_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a : α}
    {k : Int} (e : k.ble' 0 = true) (h : a < a + k) : False :=
  Std.lt_irrefl (Std.lt_of_lt_of_le h (add_le_self ((Int.ble'_eq_true _ _).mp e)))
theorem le_eq_true_of_lt {α} [LE α] [LT α] [Std.LawfulOrderLT α] {a b : α} (h : a < b) : (a ≤ b) = True :=
  eq_true (Std.le_of_lt h)
theorem le_eq_true {α} [LE α] [Std.IsPreorder α] {a : α} : (a ≤ a) = True := eq_true (Std.le_refl a)
theorem le_eq_true_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a : α}
    {k : Int} (e : (0 : Int).ble' k = true) : (a ≤ a + k) = True := eq_true (self_le_add ((Int.ble'_eq_true _ _).mp e))
theorem lt_eq_true_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a : α}
    {k : Int} (e : (0 : Int).blt' k = true) : (a < a + k) = True := eq_true (self_lt_add ((Int.blt'_eq_true _ _).mp e))
theorem le_eq_true_of_le_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
    {a b : α} {k₁ k₂ : Int} (e : k₁.ble' k₂ = true) (h : a ≤ b + k₁) : (a ≤ b + k₂) = True :=
  eq_true (OrderedRing.le_shift ((Int.ble'_eq_true _ _).mp e) h)
theorem le_eq_true_of_lt_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
    {a b : α} {k₁ k₂ : Int} (e : k₁.ble' k₂ = true) (h : a < b + k₁) : (a ≤ b + k₂) = True :=
  le_eq_true_of_le_k e (Std.le_of_lt h)
theorem lt_eq_true_of_lt_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
    {a b : α} {k₁ k₂ : Int} (e : k₁.ble' k₂ = true) (h : a < b + k₁) : (a < b + k₂) = True :=
  eq_true (Std.lt_of_lt_of_le h (OrderedRing.le_shift ((Int.ble'_eq_true _ _).mp e) (Std.le_refl _)))
theorem lt_eq_true_of_le_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
    {a b : α} {k₁ k₂ : Int} (e : k₁.blt' k₂ = true) (h : a ≤ b + k₁) : (a < b + k₂) = True :=
  eq_true (Std.lt_of_le_of_lt h (lt_shift ((Int.blt'_eq_true _ _).mp e)))
theorem lt_eq_false {α} [LE α] [LT α] [Std.LawfulOrderLT α] {a : α} : (a < a) = False := eq_false Std.lt_irrefl
theorem le_eq_false_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a : α}
    {k : Int} (e : k.blt' 0 = true) : (a ≤ a + k) = False := eq_false (le_unsat_k e)
theorem lt_eq_false_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α] {a : α}
    {k : Int} (e : k.ble' 0 = true) : (a < a + k) = False := eq_false (lt_unsat_k e)
theorem le_eq_false_of_lt {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] {a b : α} (h : a < b) :
    (b ≤ a) = False := eq_false fun k => Std.lt_irrefl (Std.lt_of_lt_of_le h k)
theorem lt_eq_false_of_lt {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] {a b : α} (h : a < b) :
    (b < a) = False := eq_false fun k => Std.lt_irrefl (Std.lt_trans h k)
theorem lt_eq_false_of_le {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] {a b : α} (h : a ≤ b) :
    (b < a) = False := eq_false fun k => Std.lt_irrefl (Std.lt_of_le_of_lt h k)
private theorem beq_self (k : Int) : (k == k) = true := beq_self_eq_true k
theorem le_eq_false_of_le_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
    {a b : α} {k₁ k₂ : Int} (e : (k₂ + k₁).blt' 0 = true) (h : a ≤ b + k₁) : (b ≤ a + k₂) = False :=
  eq_false fun k => le_unsat_k e (le_trans_k (k₂ + k₁) h k (beq_self _) |> fun (x : a ≤ a + ((k₂ + k₁ : Int) : α)) => x)
theorem lt_eq_false_of_le_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
    (a b : α) (k₁ k₂ : Int) (e : (k₂ + k₁).ble' 0 = true) (h : a ≤ b + k₁) : (b < a + k₂) = False :=
  eq_false fun k => lt_unsat_k e (le_lt_trans_k (k₂ + k₁) h k (beq_self _))
theorem lt_eq_false_of_lt_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
    (a b : α) (k₁ k₂ : Int) (e : (k₂ + k₁).ble' 0 = true) (h : a < b + k₁) : (b < a + k₂) = False :=
  eq_false fun k => lt_unsat_k e (lt_trans_k (k₂ + k₁) h k (beq_self _))
theorem le_eq_false_of_lt_k {α} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [Ring α] [OrderedRing α]
    (a b : α) (k₁ k₂ : Int) (e : (k₂ + k₁).ble' 0 = true) (h : a < b + k₁) : (b ≤ a + k₂) = False :=
  eq_false fun k => lt_unsat_k e (lt_le_trans_k (k₂ + k₁) h k (beq_self _))
end Order

namespace CommRing
open OrderedAdd (sub_nonneg_iff sub_pos_iff sub_nonpos_iff sub_neg_iff)
theorem le_norm {α} [CommRing α] [LE α] [LT α] [Std.IsPreorder α] [OrderedRing α] (ctx : Context α) (lhs rhs : Expr)
    (p : Poly) (h : p.isExpr (.sub lhs rhs) = true) (k : lhs.denote ctx ≤ rhs.denote ctx) : p.denote ctx ≤ 0 := by
  rewrite [Poly.eq_expr ctx h]; exact sub_nonpos_iff.mpr k
theorem lt_norm {α} [CommRing α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [OrderedRing α]
    (ctx : Context α) (lhs rhs : Expr) (p : Poly) (h : p.isExpr (.sub lhs rhs) = true)
    (k : lhs.denote ctx < rhs.denote ctx) : p.denote ctx < 0 := by
  rewrite [Poly.eq_expr ctx h]; exact sub_neg_iff.mpr k
theorem not_le_norm {α} [CommRing α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] [OrderedRing α]
    (ctx : Context α) (lhs rhs : Expr) (p : Poly) (h : p.isExpr (.sub rhs lhs) = true)
    (k : ¬ lhs.denote ctx ≤ rhs.denote ctx) : p.denote ctx < 0 := by
  rewrite [Poly.eq_expr ctx h]; exact sub_neg_iff.mpr (Std.not_le.mp k)
theorem not_lt_norm {α} [CommRing α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] [OrderedRing α]
    (ctx : Context α) (lhs rhs : Expr) (p : Poly) (h : p.isExpr (.sub rhs lhs) = true)
    (k : ¬ lhs.denote ctx < rhs.denote ctx) : p.denote ctx ≤ 0 := by
  rewrite [Poly.eq_expr ctx h]; exact sub_nonpos_iff.mpr (Std.not_lt.mp k)
theorem le_norm_expr {α} [CommRing α] [LE α] [LT α] [Std.IsPreorder α] [OrderedRing α] (ctx : Context α)
    (lhs rhs : Expr) (lhs' rhs' : Expr) (h : Expr.same Mon.times (.sub rhs lhs) (.sub rhs' lhs') = true) :
    (lhs.denote ctx ≤ rhs.denote ctx) = (lhs'.denote ctx ≤ rhs'.denote ctx) := by
  have e : rhs.denote ctx - lhs.denote ctx = rhs'.denote ctx - lhs'.denote ctx := Expr.eq_of_toPoly_eq ctx _ _ h
  exact propext ⟨fun k => sub_nonneg_iff.mp (e ▸ sub_nonneg_iff.mpr k),
    fun k => sub_nonneg_iff.mp (e.symm ▸ sub_nonneg_iff.mpr k)⟩
theorem lt_norm_expr {α} [CommRing α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [OrderedRing α]
    (ctx : Context α) (lhs rhs : Expr) (lhs' rhs' : Expr)
    (h : Expr.same Mon.times (.sub rhs lhs) (.sub rhs' lhs') = true) :
    (lhs.denote ctx < rhs.denote ctx) = (lhs'.denote ctx < rhs'.denote ctx) := by
  have e : rhs.denote ctx - lhs.denote ctx = rhs'.denote ctx - lhs'.denote ctx := Expr.eq_of_toPoly_eq ctx _ _ h
  exact propext ⟨fun k => sub_pos_iff.mp (e ▸ sub_pos_iff.mpr k), fun k => sub_pos_iff.mp (e.symm ▸ sub_pos_iff.mpr k)⟩
theorem le_norm_expr_nc {α} [Ring α] [LE α] [LT α] [Std.IsPreorder α] [OrderedRing α] (ctx : Context α)
    (lhs rhs : Expr) (lhs' rhs' : Expr) (h : Expr.same Mon.append (.sub rhs lhs) (.sub rhs' lhs') = true) :
    (lhs.denote ctx ≤ rhs.denote ctx) = (lhs'.denote ctx ≤ rhs'.denote ctx) := by
  have e : rhs.denote ctx - lhs.denote ctx = rhs'.denote ctx - lhs'.denote ctx := Expr.eq_of_toPoly_nc_eq ctx _ _ h
  exact propext ⟨fun k => sub_nonneg_iff.mp (e ▸ sub_nonneg_iff.mpr k),
    fun k => sub_nonneg_iff.mp (e.symm ▸ sub_nonneg_iff.mpr k)⟩
theorem lt_norm_expr_nc {α} [Ring α] [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsPreorder α] [OrderedRing α]
    (ctx : Context α) (lhs rhs : Expr) (lhs' rhs' : Expr)
    (h : Expr.same Mon.append (.sub rhs lhs) (.sub rhs' lhs') = true) :
    (lhs.denote ctx < rhs.denote ctx) = (lhs'.denote ctx < rhs'.denote ctx) := by
  have e : rhs.denote ctx - lhs.denote ctx = rhs'.denote ctx - lhs'.denote ctx := Expr.eq_of_toPoly_nc_eq ctx _ _ h
  exact propext ⟨fun k => sub_pos_iff.mp (e ▸ sub_pos_iff.mpr k), fun k => sub_pos_iff.mp (e.symm ▸ sub_pos_iff.mpr k)⟩
end CommRing
end Lean.Grind
