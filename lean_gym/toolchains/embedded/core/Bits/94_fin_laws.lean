/-
More of `Fin`: the laws of Lean's core library on numerals, order, operators and changes of the bound;
eliminators, folds.
-/
namespace Fin
variable {n : Nat}
theorem mod_def (a m : Fin n) : a % m = Fin.mk (a.val % m.val) (Nat.lt_of_le_of_lt (Nat.mod_le _ _) a.2) := rfl
theorem mul_def (a b : Fin n) : a * b = Fin.mk ((a.val * b.val) % n) (Nat.mod_lt _ a.pos) := rfl
theorem sub_def (a b : Fin n) : a - b = Fin.mk (((n - b.val) + a.val) % n) (Nat.mod_lt _ a.pos) := rfl
theorem add_def (a b : Fin n) : a + b = Fin.mk ((a.val + b.val) % n) (Nat.mod_lt _ a.pos) := rfl
theorem neg_def (a : Fin n) : -a = ⟨(n - a.val) % n, Nat.mod_lt _ a.pos⟩ := rfl
protected theorem val_neg' (a : Fin n) : ((-a : Fin n) : Nat) = (n - a.val) % n := rfl
theorem pos' : ∀ [Nonempty (Fin n)], 0 < n
  | ⟨i⟩ => i.pos
theorem pos_iff_nonempty {n : Nat} : 0 < n ↔ Nonempty (Fin n) := ⟨fun h => ⟨⟨0, h⟩⟩, fun ⟨i⟩ => i.pos⟩
@[simp] theorem zero_eta : (⟨0, Nat.zero_lt_succ _⟩ : Fin (n + 1)) = 0 := rfl
theorem modn_lt : ∀ {m : Nat} (i : Fin n), m > 0 → (modn i m).val < m
  | _, ⟨_, _⟩, h => Nat.mod_lt _ h

/- Constructions. -/
theorem val_ne_iff {a b : Fin n} : a.1 ≠ b.1 ↔ a ≠ b := not_congr val_inj
theorem forall_iff {p : Fin n → Prop} : (∀ i, p i) ↔ ∀ i h, p ⟨i, h⟩ := ⟨fun h i hi => h ⟨i, hi⟩, fun h i => h i.1 i.2⟩
protected theorem mk.inj_iff {n a b : Nat} {ha : a < n} {hb : b < n} : (⟨a, ha⟩ : Fin n) = ⟨b, hb⟩ ↔ a = b :=
  Fin.ext_iff
theorem val_mk {m n : Nat} (h : m < n) : (⟨m, h⟩ : Fin n).val = m := rfl
theorem eq_mk_iff_val_eq {a : Fin n} {k : Nat} {hk : k < n} : a = ⟨k, hk⟩ ↔ (a : Nat) = k := Fin.ext_iff
theorem mk_val (i : Fin n) : (⟨i.val, i.isLt⟩ : Fin n) = i := rfl
@[simp] theorem mk_eq_zero {n a : Nat} {ha : a < n} [NeZero n] : (⟨a, ha⟩ : Fin n) = 0 ↔ a = 0 := by
  rw [Fin.ext_iff]; show a = 0 % n ↔ a = 0; rw [Nat.zero_mod]
@[simp] theorem zero_eq_mk {n a : Nat} {ha : a < n} [NeZero n] : 0 = (⟨a, ha⟩ : Fin n) ↔ a = 0 := by
  rw [eq_comm]; exact mk_eq_zero
@[simp] theorem val_ofNat (n : Nat) [NeZero n] (a : Nat) : (Fin.ofNat n a).val = a % n := rfl
@[simp] theorem ofNat_zero (n : Nat) [NeZero n] : Fin.ofNat n 0 = 0 := rfl
@[simp] theorem ofNat_self {n : Nat} [NeZero n] : Fin.ofNat n n = 0 :=
  Fin.ext (by show n % n = 0 % n; rw [Nat.mod_self, Nat.zero_mod])
@[simp] theorem ofNat_val_eq_self [NeZero n] (x : Fin n) : Fin.ofNat n x.val = x := Fin.ext (Nat.mod_eq_of_lt x.2)
@[simp] theorem val_mod (a m : Fin n) : (a % m).val = a.val % m.val := rfl
@[simp] theorem mod_val (a b : Fin n) : (a % b).val = a.val % b.val := rfl
@[simp] theorem div_val (a b : Fin n) : (a / b).val = a.val / b.val := rfl
@[simp] theorem modn_val (a : Fin n) (b : Nat) : (a.modn b).val = a.val % b := rfl
@[simp] theorem val_eq_zero (a : Fin 1) : a.val = 0 := Nat.lt_one_iff.mp a.isLt
theorem ite_val {n : Nat} {c : Prop} [Decidable c] {x : c → Fin n} (y : ¬c → Fin n) :
    (if h : c then x h else y h).val = if h : c then (x h).val else (y h).val := by split <;> rfl
theorem dite_val {n : Nat} {c : Prop} [Decidable c] {x y : Fin n} :
    (if c then x else y).val = if c then x.val else y.val := by split <;> rfl

/- Order. -/
theorem lt_iff_val_lt_val {a b : Fin n} : a < b ↔ a.val < b.val := Iff.rfl
@[simp] protected theorem not_le {a b : Fin n} : ¬ a ≤ b ↔ b < a := Nat.not_le
@[simp] protected theorem not_lt {a b : Fin n} : ¬ a < b ↔ b ≤ a := Nat.not_lt
@[simp] protected theorem le_refl (a : Fin n) : a ≤ a := Nat.le_refl a.val
protected theorem le_rfl {a : Fin n} : a ≤ a := Nat.le_refl a.val
@[simp] protected theorem lt_irrefl (a : Fin n) : ¬ a < a := Nat.lt_irrefl a.val
protected theorem le_trans {a b c : Fin n} : a ≤ b → b ≤ c → a ≤ c := Nat.le_trans
protected theorem lt_trans {a b c : Fin n} : a < b → b < c → a < c := Nat.lt_trans
protected theorem lt_of_lt_of_le {a b c : Fin n} : a < b → b ≤ c → a < c := Nat.lt_of_lt_of_le
protected theorem lt_of_le_of_lt {a b c : Fin n} : a ≤ b → b < c → a < c := Nat.lt_of_le_of_lt
protected theorem le_total (a b : Fin n) : a ≤ b ∨ b ≤ a := Nat.le_total a.val b.val
protected theorem lt_asymm {a b : Fin n} (h : a < b) : ¬ b < a := fun k => Nat.lt_irrefl _ (Nat.lt_trans h k)
protected theorem ne_of_lt {a b : Fin n} (h : a < b) : a ≠ b := ne_of_val_ne (Nat.ne_of_lt h)
protected theorem ne_of_gt {a b : Fin n} (h : a < b) : b ≠ a := ne_of_val_ne (Nat.ne_of_gt h)
protected theorem le_of_lt {a b : Fin n} (h : a < b) : a ≤ b := Nat.le_of_lt h
protected theorem lt_of_le_of_ne {a b : Fin n} (h : a ≤ b) (k : a ≠ b) : a < b :=
  Nat.lt_of_le_of_ne h (val_ne_of_ne k)
protected theorem lt_of_le_of_not_le {a b : Fin n} : a ≤ b → ¬ b ≤ a → a < b := fun _ k => Nat.lt_of_not_le k
protected theorem le_of_eq {a b : Fin n} (hab : a = b) : a ≤ b := Nat.le_of_eq (val_eq_of_eq hab)
protected theorem le_of_not_lt {a b : Fin n} : ¬ b < a → a ≤ b := Nat.le_of_not_lt
protected theorem lt_or_ge (a b : Fin n) : a < b ∨ b ≤ a := Nat.lt_or_ge a.val b.val
protected theorem lt_or_eq_of_le {a b : Fin n} : a ≤ b → a < b ∨ a = b := fun h => by
  by_cases e : a = b
  · exact .inr e
  · exact .inl (Fin.lt_of_le_of_ne h e)
protected theorem lt_iff_le_and_ne {a b : Fin n} : a < b ↔ a ≤ b ∧ a ≠ b :=
  ⟨fun h => ⟨Fin.le_of_lt h, Fin.ne_of_lt h⟩, fun h => Fin.lt_of_le_of_ne h.1 h.2⟩
theorem is_le (i : Fin (n + 1)) : i.val ≤ n := Nat.le_of_lt_succ i.is_lt
@[simp] theorem is_le' {a : Fin n} : a.val ≤ n := Nat.le_of_lt a.is_lt
theorem mk_lt_of_lt_val {b : Fin n} {a : Nat} (h : a < b.val) : (⟨a, Nat.lt_trans h b.is_lt⟩ : Fin n) < b := h
theorem mk_le_of_le_val {b : Fin n} {a : Nat} (h : a ≤ b.val) : (⟨a, Nat.lt_of_le_of_lt h b.is_lt⟩ : Fin n) ≤ b := h
@[simp] theorem mk_le_mk {x y : Nat} {hx hy} : (⟨x, hx⟩ : Fin n) ≤ ⟨y, hy⟩ ↔ x ≤ y := .rfl
@[simp] theorem mk_lt_mk {x y : Nat} {hx hy} : (⟨x, hx⟩ : Fin n) < ⟨y, hy⟩ ↔ x < y := .rfl
@[simp] theorem val_zero (n : Nat) [NeZero n] : ((0 : Fin n) : Nat) = 0 := Nat.zero_mod n
@[simp] theorem mk_zero : (⟨0, Nat.succ_pos n⟩ : Fin (n + 1)) = 0 := rfl
@[simp] theorem zero_le [NeZero n] (a : Fin n) : 0 ≤ a := by
  show 0 % n ≤ a.val; rw [Nat.zero_mod]; exact Nat.zero_le _
theorem zero_lt_one : (0 : Fin (n + 2)) < 1 := Nat.zero_lt_one
@[simp] theorem not_lt_zero [NeZero n] (a : Fin n) : ¬ a < 0 := Fin.not_lt.mpr (zero_le a)
theorem pos_iff_ne_zero [NeZero n] {a : Fin n} : 0 < a ↔ a ≠ 0 := by
  rw [lt_def, val_zero, ← val_ne_iff, val_zero]; omega
theorem eq_zero_or_eq_succ {n : Nat} : ∀ i : Fin (n + 1), i = 0 ∨ ∃ j : Fin n, i = j.succ
  | ⟨0, _⟩ => .inl rfl
  | ⟨j + 1, h⟩ => .inr ⟨⟨j, Nat.lt_of_succ_lt_succ h⟩, rfl⟩
theorem eq_succ_of_ne_zero {n : Nat} {i : Fin (n + 1)} (hi : i ≠ 0) : ∃ j : Fin n, i = j.succ :=
  (eq_zero_or_eq_succ i).resolve_left hi
protected theorem le_antisymm_iff {x y : Fin n} : x = y ↔ x ≤ y ∧ y ≤ x := Fin.ext_iff.trans Nat.le_antisymm_iff
protected theorem le_antisymm {x y : Fin n} (h1 : x ≤ y) (h2 : y ≤ x) : x = y := Fin.le_antisymm_iff.2 ⟨h1, h2⟩
instance instTransLt : Trans (α := Fin n) (· < ·) (· < ·) (· < ·) := ⟨Fin.lt_trans⟩
instance instTransLe : Trans (α := Fin n) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨Fin.le_trans⟩
instance instTransLtLe : Trans (α := Fin n) (· < ·) (· ≤ ·) (· < ·) := ⟨Fin.lt_of_lt_of_le⟩
instance instTransLeLt : Trans (α := Fin n) (· ≤ ·) (· < ·) (· < ·) := ⟨Fin.lt_of_le_of_lt⟩
instance instIsLinearOrder : Std.IsLinearOrder (Fin n) where
  le_refl := Fin.le_refl
  le_trans := fun _ _ _ => Fin.le_trans
  le_antisymm := fun _ _ => Fin.le_antisymm
  le_total := Fin.le_total
instance instLawfulOrderLT : Std.LawfulOrderLT (Fin n) := ⟨fun _ _ => Nat.lt_iff_le_and_not_ge⟩
@[simp] theorem val_rev (i : Fin n) : (rev i).val = n - (i.val + 1) := rfl
@[simp] theorem rev_rev (i : Fin n) : rev (rev i) = i :=
  Fin.ext (by rw [val_rev, val_rev, ← Nat.sub_sub n i 1, Nat.sub_one_add_one (Nat.sub_ne_zero_of_lt i.isLt),
    Nat.sub_sub_self (Nat.le_of_lt i.isLt)])
@[simp] theorem rev_le_rev {i j : Fin n} : rev i ≤ rev j ↔ j ≤ i :=
  (Nat.sub_le_sub_iff_left j.isLt).trans Nat.succ_le_succ_iff
@[simp] theorem rev_inj {i j : Fin n} : rev i = rev j ↔ i = j :=
  ⟨fun h => by rw [← rev_rev i, h, rev_rev], congrArg _⟩
theorem rev_eq {n a : Nat} (i : Fin (n + 1)) (h : n = a + i.val) : rev i = ⟨a, by omega⟩ :=
  Fin.ext ((Nat.add_sub_add_right ..).trans (Nat.sub_eq_of_eq_add h))
@[simp] theorem rev_lt_rev {i j : Fin n} : rev i < rev j ↔ j < i := by rw [← Fin.not_le, ← Fin.not_le, rev_le_rev]

/- The last element. -/
@[simp] theorem val_last (n : Nat) : (last n).val = n := rfl
@[simp] theorem last_zero : (Fin.last 0 : Fin 1) = 0 := rfl
@[simp] theorem zero_eq_last_iff {n : Nat} : (0 : Fin (n + 1)) = last n ↔ n = 0 := by
  rw [Fin.ext_iff, val_zero, val_last]; omega
@[simp] theorem last_eq_zero_iff {n : Nat} : Fin.last n = 0 ↔ n = 0 := by rw [Fin.ext_iff, val_zero, val_last]
theorem le_last (i : Fin (n + 1)) : i ≤ last n := Nat.le_of_lt_succ i.is_lt
theorem last_pos : (0 : Fin (n + 2)) < last (n + 1) := Nat.succ_pos _
theorem eq_last_of_not_lt {i : Fin (n + 1)} (h : ¬ i.val < n) : i = last n :=
  Fin.ext (Nat.le_antisymm (is_le i) (Nat.le_of_not_lt h))
theorem val_lt_last {i : Fin (n + 1)} : i ≠ last n → i.val < n :=
  fun h => Decidable.byContradiction fun k => h (eq_last_of_not_lt k)
@[simp] theorem rev_last (n : Nat) : rev (last n) = 0 := Fin.ext (Nat.sub_self (n + 1))
@[simp] theorem rev_zero (n : Nat) : rev 0 = last n := by rw [← rev_rev (last n), rev_last]

/- Numerals, addition. -/
@[simp] theorem val_one (n : Nat) : (1 : Fin (n + 2)).val = 1 := show 1 % (n + 2) = 1 from Nat.mod_eq_of_lt (by omega)
@[simp] theorem mk_one : (⟨1, Nat.succ_lt_succ (Nat.succ_pos n)⟩ : Fin (n + 2)) = (1 : Fin _) :=
  Fin.ext (val_one n).symm
@[simp] theorem val_two {n : Nat} : (2 : Fin (n + 3)).val = 2 := show 2 % (n + 3) = 2 from Nat.mod_eq_of_lt (by omega)
theorem subsingleton_iff_le_one : Subsingleton (Fin n) ↔ n ≤ 1 := by
  refine ⟨fun ⟨h⟩ => ?_, fun h => ⟨fun a b => Fin.ext (by have := a.isLt; have := b.isLt; omega)⟩⟩
  refine Decidable.byContradiction fun k => ?_
  have := val_congr (h ⟨0, by omega⟩ ⟨1, by omega⟩)
  exact absurd (show (0 : Nat) = 1 from this) (by decide)
instance subsingleton_zero : Subsingleton (Fin 0) := subsingleton_iff_le_one.2 (by decide)
instance subsingleton_one : Subsingleton (Fin 1) := subsingleton_iff_le_one.2 (by decide)
theorem fin_one_eq_zero (a : Fin 1) : a = 0 := Subsingleton.elim a 0
@[simp] theorem zero_eq_one_iff {n : Nat} [NeZero n] : (0 : Fin n) = 1 ↔ n = 1 := by
  rw [Fin.ext_iff, val_zero]
  show 0 = 1 % n ↔ n = 1
  by_cases h : n = 1
  · subst h; decide
  · have := Nat.pos_of_neZero n
    rw [Nat.mod_eq_of_lt (by omega)]; omega
@[simp] theorem one_eq_zero_iff {n : Nat} [NeZero n] : (1 : Fin n) = 0 ↔ n = 1 := by rw [eq_comm]; exact zero_eq_one_iff
theorem val_add (a b : Fin n) : (a + b).val = (a.val + b.val) % n := rfl
@[simp] protected theorem zero_add [NeZero n] (k : Fin n) : (0 : Fin n) + k = k :=
  Fin.ext (by rw [val_add, val_zero, Nat.zero_add, Nat.mod_eq_of_lt k.2])
@[simp] protected theorem add_zero [NeZero n] (k : Fin n) : k + 0 = k :=
  Fin.ext (by rw [val_add, val_zero, Nat.add_zero, Nat.mod_eq_of_lt k.2])
protected theorem add_comm (a b : Fin n) : a + b = b + a := Fin.ext (by rw [val_add, val_add, Nat.add_comm])
protected theorem add_assoc (a b c : Fin n) : a + b + c = a + (b + c) :=
  Fin.ext (by simp only [val_add, Nat.mod_add_mod, Nat.add_mod_mod, Nat.add_assoc])
theorem val_add_one_of_lt {n : Nat} {i : Fin n.succ} (h : i < last _) : (i + 1).1 = i.val + 1 := by
  have k : i.val < n := h
  match n, i, k with
  | n + 1, i, k => rw [val_add, val_one, Nat.mod_eq_of_lt (by omega)]
@[simp] theorem last_add_one : ∀ n, last n + 1 = 0
  | 0 => rfl
  | n + 1 => Fin.ext (by rw [val_add, val_zero, val_last, val_one, Nat.mod_self])
theorem val_add_one {n : Nat} (i : Fin (n + 1)) :
    ((i + 1 : Fin (n + 1)) : Nat) = if i = last _ then (0 : Nat) else i.val + 1 := by
  split
  · next h => rw [h, last_add_one, val_zero]
  · next h => exact val_add_one_of_lt (val_lt_last h)
theorem add_one_pos (i : Fin (n + 1)) (h : i < Fin.last n) : (0 : Fin (n + 1)) < i + 1 := by
  rw [lt_def, val_add_one_of_lt h, val_zero]; omega
theorem one_pos : (0 : Fin (n + 2)) < 1 := Nat.zero_lt_one
theorem zero_ne_one : (0 : Fin (n + 2)) ≠ 1 := Fin.ne_of_lt one_pos

/- `succ`. -/
@[simp] theorem val_succ (j : Fin n) : j.succ.val = j.val + 1 := rfl
@[simp] theorem succ_pos (a : Fin n) : (0 : Fin (n + 1)) < a.succ := Nat.succ_pos _
@[simp] theorem succ_le_succ_iff {a b : Fin n} : a.succ ≤ b.succ ↔ a ≤ b := Nat.succ_le_succ_iff
@[simp] theorem succ_lt_succ_iff {a b : Fin n} : a.succ < b.succ ↔ a < b := Nat.succ_lt_succ_iff
@[simp] theorem succ_inj {a b : Fin n} : a.succ = b.succ ↔ a = b :=
  Fin.ext_iff.trans (Nat.succ_inj.trans Fin.ext_iff.symm)
theorem succ_ne_zero {n} : ∀ k : Fin n, Fin.succ k ≠ 0 := fun k => Fin.ne_of_gt (succ_pos k)
@[simp] theorem succ_zero_eq_one : Fin.succ (0 : Fin (n + 1)) = 1 := Fin.ext (by rw [val_succ, val_zero, val_one])
@[simp] theorem succ_one_eq_two : Fin.succ (1 : Fin (n + 2)) = 2 := Fin.ext (by rw [val_succ, val_one, val_two])
@[simp] theorem succ_mk (n i : Nat) (h : i < n) : Fin.succ ⟨i, h⟩ = ⟨i + 1, Nat.succ_lt_succ h⟩ := rfl
theorem mk_succ_pos (i : Nat) (h : i < n) : (0 : Fin (n + 1)) < ⟨i.succ, Nat.add_lt_add_right h 1⟩ := Nat.succ_pos i
theorem one_lt_succ_succ (a : Fin n) : (1 : Fin (n + 2)) < a.succ.succ := by
  rw [lt_def, val_one, val_succ, val_succ]; omega
theorem succ_succ_ne_one (a : Fin n) : Fin.succ (Fin.succ a) ≠ 1 := Fin.ne_of_gt (one_lt_succ_succ a)
@[simp] theorem add_one_lt_iff {n : Nat} {k : Fin (n + 2)} : k + 1 < k ↔ k = last _ := by
  rw [lt_def, val_add_one]
  split
  · next h => exact ⟨fun _ => h, fun _ => by rw [h, val_last]; omega⟩
  · next h => exact ⟨fun k => absurd k (by omega), fun k => (h k).elim⟩
@[simp] theorem add_one_le_iff {n : Nat} : ∀ {k : Fin (n + 1)}, k + 1 ≤ k ↔ k = last _ := by
  intro k
  rw [le_def, val_add_one]
  split
  · next h => exact ⟨fun _ => h, fun _ => Nat.zero_le _⟩
  · next h => exact ⟨fun k => absurd k (by omega), fun k => (h k).elim⟩
@[simp] theorem last_le_iff {n : Nat} {k : Fin (n + 1)} : last n ≤ k ↔ k = last n := by
  rw [le_def, Fin.ext_iff, val_last]; have := k.isLt; omega
@[simp] theorem lt_add_one_iff {n : Nat} {k : Fin (n + 1)} : k < k + 1 ↔ k < last n := by
  rw [← Fin.not_le, add_one_le_iff, ← last_le_iff, Fin.not_le]
@[simp] theorem le_zero_iff {n : Nat} {k : Fin (n + 1)} : k ≤ 0 ↔ k = 0 := by
  rw [le_def, Fin.ext_iff, val_zero]; omega

/- Casts. -/
@[simp] theorem val_castLT {m n : Nat} (i : Fin m) (h : i.1 < n) : (castLT i h).val = i.val := rfl
@[simp] theorem castLT_mk (i n m : Nat) (hn : i < n) (hm : i < m) : castLT ⟨i, hn⟩ hm = ⟨i, hm⟩ := rfl
@[simp] theorem val_castLE {m : Nat} (h : n ≤ m) (i : Fin n) : (castLE h i).val = i.val := rfl
@[simp] theorem castLE_mk (i n m : Nat) (hn : i < n) (h : n ≤ m) :
    castLE h ⟨i, hn⟩ = ⟨i, Nat.lt_of_lt_of_le hn h⟩ := rfl
@[simp] theorem castLE_zero {n m : Nat} (h : n.succ ≤ m.succ) : castLE h 0 = 0 := rfl
@[simp] theorem castLE_succ {m n : Nat} (h : m + 1 ≤ n + 1) (i : Fin m) :
    castLE h i.succ = (castLE (Nat.le_of_succ_le_succ h) i).succ := rfl
@[simp] theorem castLE_castLE {k m n} (km : k ≤ m) (mn : m ≤ n) (i : Fin k) :
    Fin.castLE mn (Fin.castLE km i) = Fin.castLE (Nat.le_trans km mn) i := rfl
@[simp] theorem castLE_comp_castLE {k m n} (km : k ≤ m) (mn : m ≤ n) :
    Fin.castLE mn ∘ Fin.castLE km = Fin.castLE (Nat.le_trans km mn) := rfl
@[simp] theorem val_cast {m : Nat} (h : n = m) (i : Fin n) : (i.cast h).val = i.val := rfl
@[simp] theorem cast_zero {m : Nat} [NeZero n] [NeZero m] (h : n = m) : Fin.cast h 0 = 0 := Fin.ext (by simp)
@[simp] theorem cast_last {n' : Nat} {h : n + 1 = n' + 1} : (last n).cast h = last n' :=
  Fin.ext (by rw [val_cast, val_last, val_last]; omega)
@[simp] theorem cast_mk {m : Nat} (h : n = m) (i : Nat) (hn : i < n) : Fin.cast h ⟨i, hn⟩ = ⟨i, h ▸ hn⟩ := rfl
@[simp] theorem cast_refl (n : Nat) (h : n = n) : Fin.cast h = id := rfl
@[simp] theorem cast_cast {m k : Nat} (h : n = m) (h' : m = k) {i : Fin n} :
    (i.cast h).cast h' = i.cast (Eq.trans h h') := rfl
theorem castLE_of_eq {m n : Nat} (h : m = n) {h' : m ≤ n} : castLE h' = Fin.cast h := rfl
@[simp] theorem val_castAdd (m : Nat) (i : Fin n) : (castAdd m i).val = i.val := rfl
@[simp] theorem castAdd_zero : (castAdd 0 : Fin n → Fin (n + 0)) = Fin.cast rfl := rfl
theorem castAdd_lt {m : Nat} (n : Nat) (i : Fin m) : (castAdd n i).val < m := i.isLt
@[simp] theorem castAdd_mk (m : Nat) (i : Nat) (h : i < n) : castAdd m ⟨i, h⟩ = ⟨i, Nat.lt_add_right m h⟩ := rfl
@[simp] theorem castAdd_castLT (m : Nat) (i : Fin (n + m)) (hi : i.val < n) : castAdd m (castLT i hi) = i := rfl
@[simp] theorem castLT_castAdd (m : Nat) (i : Fin n) : castLT (castAdd m i) (castAdd_lt m i) = i := rfl
theorem castAdd_cast {n n' : Nat} (m : Nat) (i : Fin n') (h : n' = n) :
    castAdd m (Fin.cast h i) = Fin.cast (congrArg (. + m) h) (castAdd m i) := rfl
theorem cast_castAdd_left {n n' m : Nat} (i : Fin n') (h : n' + m = n + m) :
    (i.castAdd m).cast h = (i.cast (Nat.add_right_cancel h)).castAdd m := rfl
@[simp] theorem cast_castAdd_right {n m m' : Nat} (i : Fin n) (h : n + m' = n + m) :
    (i.castAdd m').cast h = i.castAdd m := rfl
theorem castAdd_castAdd {m n p : Nat} (i : Fin m) :
    (i.castAdd n).castAdd p = (i.castAdd (n + p)).cast (Nat.add_assoc ..).symm := rfl
@[simp] theorem cast_succ_eq {n' : Nat} (i : Fin n) (h : n.succ = n'.succ) :
    i.succ.cast h = (i.cast (Nat.succ.inj h)).succ := rfl
theorem succ_cast_eq {n' : Nat} (i : Fin n) (h : n = n') : (i.cast h).succ = i.succ.cast (by rw [h]) := rfl
@[simp] theorem val_castSucc (i : Fin n) : i.castSucc.val = i.val := rfl
@[simp] theorem castSucc_mk (n i : Nat) (h : i < n) : castSucc ⟨i, h⟩ = ⟨i, Nat.le_succ_of_le h⟩ := rfl
@[simp] theorem cast_castSucc {n' : Nat} {h : n + 1 = n' + 1} {i : Fin n} :
    i.castSucc.cast h = (i.cast (Nat.succ.inj h)).castSucc := rfl
theorem castSucc_lt_succ {i : Fin n} : i.castSucc < i.succ := Nat.lt_succ_self i.val
theorem le_castSucc_iff {i : Fin (n + 1)} {j : Fin n} : i ≤ j.castSucc ↔ i < j.succ := Nat.lt_succ_iff.symm
theorem castSucc_lt_iff_succ_le {n : Nat} {i : Fin n} {j : Fin (n + 1)} : i.castSucc < j ↔ i.succ ≤ j := .rfl
@[simp] theorem succ_last (n : Nat) : (last n).succ = last n.succ := rfl
@[simp] theorem succ_eq_last_succ {n : Nat} {i : Fin n.succ} : i.succ = last (n + 1) ↔ i = last n := by
  rw [← succ_last, succ_inj]
@[simp] theorem castSucc_castLT (i : Fin (n + 1)) (h : i.val < n) : (castLT i h).castSucc = i := rfl
@[simp] theorem castLT_castSucc {n : Nat} (a : Fin n) (h : a.val < n) : castLT a.castSucc h = a := rfl
@[simp] theorem castSucc_lt_castSucc_iff {a b : Fin n} : a.castSucc < b.castSucc ↔ a < b := .rfl
@[simp] theorem castSucc_inj {a b : Fin n} : a.castSucc = b.castSucc ↔ a = b := by
  rw [Fin.ext_iff, Fin.ext_iff]; rfl
theorem castSucc_lt_last (a : Fin n) : a.castSucc < last n := a.is_lt
@[simp] theorem castSucc_zero [NeZero n] : castSucc (0 : Fin n) = 0 := Fin.ext (Nat.zero_mod n)
@[simp] theorem castSucc_one {n : Nat} : castSucc (1 : Fin (n + 2)) = 1 :=
  Fin.ext (by rw [val_castSucc, val_one, val_one])
theorem castSucc_pos [NeZero n] {i : Fin n} (h : 0 < i) : 0 < i.castSucc := by
  simp only [lt_def, val_zero, val_castSucc] at h ⊢; exact h
@[simp] theorem castSucc_eq_zero_iff [NeZero n] {a : Fin n} : a.castSucc = 0 ↔ a = 0 := by
  simp only [Fin.ext_iff, val_castSucc, val_zero]
theorem castSucc_ne_zero_iff [NeZero n] {a : Fin n} : a.castSucc ≠ 0 ↔ a ≠ 0 := not_congr castSucc_eq_zero_iff
@[simp] theorem castSucc_succ {n : Nat} (i : Fin n) : i.succ.castSucc = i.castSucc.succ := rfl
theorem succ_castSucc {n : Nat} (i : Fin n) : i.castSucc.succ = i.succ.castSucc := rfl
@[simp] theorem coeSucc_eq_succ {a : Fin n} : a.castSucc + 1 = a.succ := by
  cases n with
  | zero => exact a.elim0
  | succ n => exact Fin.ext (by rw [val_add, val_castSucc, val_one, val_succ, Nat.mod_eq_of_lt (by omega)])
theorem lt_succ {a : Fin n} : a.castSucc < a.succ := castSucc_lt_succ
theorem exists_castSucc_eq {n : Nat} {i : Fin (n + 1)} : (∃ j, castSucc j = i) ↔ i ≠ last n :=
  ⟨fun ⟨j, hj⟩ => hj ▸ Fin.ne_of_lt j.castSucc_lt_last, fun hi => ⟨i.castLT (val_lt_last hi), rfl⟩⟩

/- Sums with a natural number. -/
@[simp] theorem val_addNat (m : Nat) (i : Fin n) : (addNat i m).val = i.val + m := rfl
@[simp] theorem addNat_zero (n : Nat) (i : Fin n) : addNat i 0 = i := rfl
@[simp] theorem addNat_one {i : Fin n} : addNat i 1 = i.succ := rfl
theorem le_coe_addNat (m : Nat) (i : Fin n) : m ≤ (addNat i m).val := Nat.le_add_left _ _
@[simp] theorem addNat_mk {m : Nat} (n i : Nat) (hi : i < m) : addNat ⟨i, hi⟩ n = ⟨i + n, Nat.add_lt_add_right hi n⟩ :=
  rfl
@[simp] theorem cast_addNat_zero {n n' : Nat} (i : Fin n) (h : n + 0 = n') :
    (addNat i 0).cast h = i.cast ((Nat.add_zero _).symm.trans h) := rfl
theorem addNat_cast {n n' m : Nat} (i : Fin n') (h : n' = n) :
    addNat (i.cast h) m = (addNat i m).cast (congrArg (. + m) h) := rfl
theorem cast_addNat_left {n n' m : Nat} (i : Fin n') (h : n' + m = n + m) :
    (addNat i m).cast h = addNat (i.cast (Nat.add_right_cancel h)) m := rfl
@[simp] theorem cast_addNat_right {n m m' : Nat} (i : Fin n) (h : n + m' = n + m) : (addNat i m').cast h = addNat i m :=
  Fin.ext (by rw [val_cast, val_addNat, val_addNat]; omega)
@[simp] theorem val_natAdd (n : Nat) {m : Nat} (i : Fin m) : (natAdd n i).val = n + i.val := rfl
@[simp] theorem natAdd_mk {m : Nat} (n i : Nat) (hi : i < m) : natAdd n ⟨i, hi⟩ = ⟨n + i, Nat.add_lt_add_left hi n⟩ :=
  rfl
theorem le_coe_natAdd (m : Nat) (i : Fin n) : m ≤ (natAdd m i).val := Nat.le_add_right ..
@[simp] theorem natAdd_zero {n : Nat} : natAdd 0 = Fin.cast (Nat.zero_add n).symm :=
  funext fun i => Fin.ext (Nat.zero_add i.val)
theorem natAdd_cast {n n' : Nat} (m : Nat) (i : Fin n') (h : n' = n) :
    natAdd m (i.cast h) = (natAdd m i).cast (congrArg _ h) := rfl
theorem cast_natAdd_right {n n' m : Nat} (i : Fin n') (h : m + n' = m + n) :
    (natAdd m i).cast h = natAdd m (i.cast (Nat.add_left_cancel h)) := rfl
@[simp] theorem cast_natAdd_left {n m m' : Nat} (i : Fin n) (h : m' + n = m + n) : (natAdd m' i).cast h = natAdd m i :=
  Fin.ext (by rw [val_cast, val_natAdd, val_natAdd]; omega)
theorem castAdd_natAdd (p m : Nat) {n : Nat} (i : Fin n) :
    castAdd p (natAdd m i) = (natAdd m (castAdd p i)).cast (Nat.add_assoc ..).symm := rfl
theorem natAdd_castAdd (p m : Nat) {n : Nat} (i : Fin n) :
    natAdd m (castAdd p i) = (castAdd p (natAdd m i)).cast (Nat.add_assoc ..) := rfl
theorem natAdd_natAdd (m n : Nat) {p : Nat} (i : Fin p) :
    natAdd m (natAdd n i) = (natAdd (m + n) i).cast (Nat.add_assoc ..) := Fin.ext (Nat.add_assoc ..).symm
theorem cast_natAdd_zero {n n' : Nat} (i : Fin n) (h : 0 + n = n') :
    (natAdd 0 i).cast h = i.cast ((Nat.zero_add _).symm.trans h) := Fin.ext (Nat.zero_add i.val)
@[simp] theorem cast_natAdd (n : Nat) {m : Nat} (i : Fin m) : (natAdd n i).cast (Nat.add_comm ..) = addNat i n :=
  Fin.ext (Nat.add_comm ..)
@[simp] theorem cast_addNat {n : Nat} (m : Nat) (i : Fin n) : (addNat i m).cast (Nat.add_comm ..) = natAdd m i :=
  Fin.ext (Nat.add_comm ..)
@[simp] theorem natAdd_last {m n : Nat} : natAdd n (last m) = last (n + m) := rfl
@[simp] theorem addNat_last {m : Nat} (n : Nat) : addNat (last n) m = (last (n + m)).cast (by omega) := rfl
theorem natAdd_castSucc {m n : Nat} {i : Fin m} : natAdd n (castSucc i) = castSucc (natAdd n i) := rfl
@[simp] theorem natAdd_eq_addNat (n : Nat) (i : Fin n) : Fin.natAdd n i = i.addNat n :=
  Fin.ext (Nat.add_comm n i.val)
theorem rev_castAdd (k : Fin n) (m : Nat) : rev (castAdd m k) = addNat (rev k) m :=
  Fin.ext (Nat.sub_add_comm k.isLt)
theorem rev_addNat (k : Fin n) (m : Nat) : rev (addNat k m) = castAdd m (rev k) :=
  Fin.ext (by rw [val_rev, val_castAdd, val_addNat, val_rev, Nat.add_right_comm k.val, Nat.add_sub_add_right])
theorem rev_castSucc (k : Fin n) : rev (castSucc k) = succ (rev k) := k.rev_castAdd 1
theorem rev_succ (k : Fin n) : rev (succ k) = castSucc (rev k) := k.rev_addNat 1
@[simp] theorem castSucc_natAdd {k : Nat} (n : Nat) (i : Fin k) : castSucc (natAdd n i) = natAdd n (castSucc i) := rfl

/- `pred`, `subNat`. -/
@[simp] theorem val_pred (j : Fin (n + 1)) (h : j ≠ 0) : (j.pred h).val = j.val - 1 := rfl
@[simp] theorem succ_pred (i : Fin (n + 1)) (h : i ≠ 0) : (i.pred h).succ = i := by
  exact Fin.ext (Nat.sub_one_add_one (val_ne_iff.mpr h))
@[simp] theorem pred_succ (i : Fin n) {h : i.succ ≠ 0} : i.succ.pred h = i := rfl
theorem pred_eq_iff_eq_succ {n : Nat} {i : Fin (n + 1)} (hi : i ≠ 0) {j : Fin n} : i.pred hi = j ↔ i = j.succ := by
  rw [← succ_inj, succ_pred]
theorem pred_mk_succ (i : Nat) (h : i < n + 1) :
    Fin.pred ⟨i + 1, Nat.add_lt_add_right h 1⟩ (ne_of_val_ne (Nat.ne_of_gt (mk_succ_pos i h))) = ⟨i, h⟩ := rfl
@[simp] theorem pred_mk_succ' (i : Nat) (h₁ : i + 1 < n + 1 + 1) (h₂) :
    Fin.pred ⟨i + 1, h₁⟩ h₂ = ⟨i, Nat.lt_of_succ_lt_succ h₁⟩ := rfl
theorem pred_mk {n : Nat} (i : Nat) (h : i < n + 1) (w) : Fin.pred ⟨i, h⟩ w =
    ⟨i - 1, by have := Fin.val_ne_of_ne w; rw [val_zero] at this; omega⟩ := rfl
@[simp] theorem pred_le_pred_iff {n : Nat} {a b : Fin n.succ} {ha : a ≠ 0} {hb : b ≠ 0} :
    a.pred ha ≤ b.pred hb ↔ a ≤ b := by rw [← succ_le_succ_iff, succ_pred, succ_pred]
@[simp] theorem pred_lt_pred_iff {n : Nat} {a b : Fin n.succ} {ha : a ≠ 0} {hb : b ≠ 0} :
    a.pred ha < b.pred hb ↔ a < b := by rw [← succ_lt_succ_iff, succ_pred, succ_pred]
@[simp] theorem pred_inj {a b : Fin (n + 1)} {ha : a ≠ 0} {hb : b ≠ 0} : a.pred ha = b.pred hb ↔ a = b := by
  rw [← succ_inj, succ_pred, succ_pred]
@[simp] theorem pred_one {n : Nat} : Fin.pred (1 : Fin (n + 2)) (Ne.symm (Fin.ne_of_lt one_pos)) = 0 :=
  Fin.ext (by rw [val_pred, val_one, val_zero])
theorem pred_add_one (i : Fin (n + 2)) (h : i.val < n + 1) :
    pred (i + 1) (Fin.ne_of_gt (add_one_pos _ (lt_def.2 h))) = castLT i h :=
  Fin.ext (by rw [val_pred, val_castLT, val_add_one_of_lt (lt_def.2 h)]; rfl)
@[simp] theorem val_subNat {m : Nat} (i : Fin (n + m)) (h : m ≤ i.val) : (i.subNat m h).val = i.val - m := rfl
@[simp] theorem subNat_mk {m i : Nat} (h₁ : i < n + m) (h₂ : m ≤ i) :
    subNat m ⟨i, h₁⟩ h₂ = ⟨i - m, by omega⟩ := rfl
@[simp] theorem subNat_zero (i : Fin n) (h : 0 ≤ i.val) : Fin.subNat 0 i h = i := rfl
@[simp] theorem subNat_one_succ (i : Fin (n + 1)) (h : 1 ≤ i.val) : (subNat 1 i h).succ = i :=
  Fin.ext (Nat.sub_add_cancel h)
@[simp] theorem pred_castSucc_succ (i : Fin n) :
    pred (castSucc i.succ) (Fin.ne_of_gt (castSucc_pos i.succ_pos)) = castSucc i := rfl
@[simp] theorem addNat_subNat {m : Nat} {i : Fin (n + m)} (h : m ≤ i.val) : addNat (subNat m i h) m = i :=
  Fin.ext (Nat.sub_add_cancel h)
@[simp] theorem subNat_addNat (i : Fin n) (m : Nat) (h : m ≤ (addNat i m).val := le_coe_addNat m i) :
    subNat m (addNat i m) h = i := Fin.ext (Nat.add_sub_cancel i.val m)
@[simp] theorem natAdd_subNat_cast {m : Nat} {i : Fin (n + m)} (h : n ≤ i.val) :
    natAdd n (subNat n (i.cast (Nat.add_comm ..)) h) = i :=
  Fin.ext (by rw [val_natAdd, val_subNat, val_cast]; omega)

/- Eliminators. -/
@[elab_as_elim] def succRec {motive : ∀ n, Fin n → Sort _} (zero : ∀ n, motive n.succ (0 : Fin (n + 1)))
    (succ : ∀ n i, motive n i → motive n.succ i.succ) : ∀ {n : Nat} (i : Fin n), motive n i
  | 0, i => i.elim0
  | Nat.succ n, ⟨0, _⟩ => zero n
  | Nat.succ _, ⟨Nat.succ i, h⟩ => succ _ _ (succRec zero succ ⟨i, Nat.lt_of_succ_lt_succ h⟩)
@[elab_as_elim] def succRecOn {n : Nat} (i : Fin n) {motive : ∀ n, Fin n → Sort _} (zero : ∀ n, motive (n + 1) 0)
    (succ : ∀ n i, motive n i → motive (Nat.succ n) i.succ) : motive n i := i.succRec zero succ
@[simp] theorem succRecOn_zero {motive : ∀ n, Fin n → Sort _} {zero succ} (n) :
    @Fin.succRecOn (n + 1) 0 motive zero succ = zero n := by cases n <;> rfl
@[simp] theorem succRecOn_succ {motive : ∀ n, Fin n → Sort _} {zero succ} {n} (i : Fin n) :
    @Fin.succRecOn (n + 1) i.succ motive zero succ = succ n i (Fin.succRecOn i zero succ) := by cases i; rfl
@[elab_as_elim] def induction {motive : Fin (n + 1) → Sort _} (zero : motive 0)
    (succ : ∀ i : Fin n, motive (castSucc i) → motive i.succ) : ∀ i : Fin (n + 1), motive i
  | ⟨i, hi⟩ => go i hi
where
  go : ∀ (i : Nat) (hi : i < n + 1), motive ⟨i, hi⟩
  | 0, _ => zero
  | i + 1, hi => succ ⟨i, Nat.lt_of_succ_lt_succ hi⟩ (go i (Nat.lt_of_succ_lt hi))
@[simp] theorem induction_zero {motive : Fin (n + 1) → Sort _} (zero : motive 0)
    (hs : ∀ i : Fin n, motive (castSucc i) → motive i.succ) :
    (induction zero hs : ∀ i : Fin (n + 1), motive i) 0 = zero := rfl
@[simp] theorem induction_succ {motive : Fin (n + 1) → Sort _} (zero : motive 0)
    (succ : ∀ i : Fin n, motive (castSucc i) → motive i.succ) (i : Fin n) :
    induction (motive := motive) zero succ i.succ = succ i (induction zero succ (castSucc i)) := rfl
@[elab_as_elim] def inductionOn (i : Fin (n + 1)) {motive : Fin (n + 1) → Sort _} (zero : motive 0)
    (succ : ∀ i : Fin n, motive (castSucc i) → motive i.succ) : motive i := induction zero succ i
@[elab_as_elim] def cases {motive : Fin (n + 1) → Sort _} (zero : motive 0) (succ : ∀ i : Fin n, motive i.succ) :
    ∀ i : Fin (n + 1), motive i := induction zero fun i _ => succ i
@[simp] theorem cases_zero {n} {motive : Fin (n + 1) → Sort _} {zero succ} :
    @Fin.cases n motive zero succ 0 = zero := rfl
@[simp] theorem cases_succ {n} {motive : Fin (n + 1) → Sort _} {zero succ} (i : Fin n) :
    @Fin.cases n motive zero succ i.succ = succ i := rfl
@[simp] theorem cases_succ' {n} {motive : Fin (n + 1) → Sort _} {zero succ} {i : Nat} (h : i + 1 < n + 1) :
    @Fin.cases n motive zero succ ⟨i.succ, h⟩ = succ ⟨i, Nat.lt_of_succ_lt_succ h⟩ := rfl
@[simp] theorem forall_fin_zero {p : Fin 0 → Prop} : (∀ i, p i) ↔ True := ⟨fun _ => trivial, fun _ i => i.elim0⟩
@[simp] theorem exists_fin_zero {p : Fin 0 → Prop} : (∃ i, p i) ↔ False := ⟨fun ⟨i, _⟩ => i.elim0, False.elim⟩
theorem forall_fin_succ {P : Fin (n + 1) → Prop} : (∀ i, P i) ↔ P 0 ∧ ∀ i : Fin n, P i.succ :=
  ⟨fun h => ⟨h 0, fun _ => h _⟩, fun h i => Fin.cases h.1 h.2 i⟩
theorem exists_fin_succ {P : Fin (n + 1) → Prop} : (∃ i, P i) ↔ P 0 ∨ ∃ i : Fin n, P i.succ :=
  ⟨fun ⟨i, h⟩ => Fin.cases (motive := fun i => P i → _) Or.inl (fun i hi => Or.inr ⟨i, hi⟩) i h,
    fun h => h.elim (fun h => ⟨0, h⟩) fun ⟨i, hi⟩ => ⟨i.succ, hi⟩⟩
@[simp] theorem forall_fin_one {p : Fin 1 → Prop} : (∀ i, p i) ↔ p 0 :=
  ⟨fun h => h _, fun h i => Subsingleton.elim (0 : Fin 1) i ▸ h⟩
@[simp] theorem exists_fin_one {p : Fin 1 → Prop} : (∃ i, p i) ↔ p 0 :=
  ⟨fun ⟨i, h⟩ => Subsingleton.elim i (0 : Fin 1) ▸ h, fun h => ⟨_, h⟩⟩
@[simp] theorem forall_fin_two {p : Fin 2 → Prop} : (∀ i, p i) ↔ p 0 ∧ p 1 :=
  forall_fin_succ.trans (and_congr_right fun _ => forall_fin_one)
@[simp] theorem exists_fin_two {p : Fin 2 → Prop} : (∃ i, p i) ↔ p 0 ∨ p 1 :=
  exists_fin_succ.trans (or_congr Iff.rfl exists_fin_one)
theorem fin_two_eq_of_eq_zero_iff : ∀ {a b : Fin 2}, (a = 0 ↔ b = 0) → a = b := by decide
@[elab_as_elim] def reverseInduction {motive : Fin (n + 1) → Sort _} (last : motive (Fin.last n))
    (cast : ∀ i : Fin n, motive i.succ → motive (castSucc i)) (i : Fin (n + 1)) : motive i :=
  if hi : i = Fin.last n then _root_.cast (congrArg motive hi.symm) last
  else
    let j : Fin n := ⟨i.1, val_lt_last hi⟩
    cast _ (reverseInduction last cast j.succ)
termination_by n + 1 - i.1
decreasing_by
  exact Nat.sub_lt_sub_left i.isLt (Nat.lt_succ_self i.1)
@[simp] theorem reverseInduction_last {n : Nat} {motive : Fin (n + 1) → Sort _} {zero succ} :
    (reverseInduction zero succ (Fin.last n) : motive (Fin.last n)) = zero := by
  rw [reverseInduction, dif_pos rfl]; rfl
@[simp] theorem reverseInduction_castSucc {n : Nat} {motive : Fin (n + 1) → Sort _} {zero succ} (i : Fin n) :
    reverseInduction (motive := motive) zero succ (castSucc i) = succ i (reverseInduction zero succ i.succ) := by
  rw [reverseInduction, dif_neg (Fin.ne_of_lt (Fin.castSucc_lt_last i))]; rfl
@[elab_as_elim] def lastCases {n : Nat} {motive : Fin (n + 1) → Sort _} (last : motive (Fin.last n))
    (cast : ∀ i : Fin n, motive (castSucc i)) (i : Fin (n + 1)) : motive i :=
  reverseInduction last (fun i _ => cast i) i
@[simp] theorem lastCases_last {n : Nat} {motive : Fin (n + 1) → Sort _} {last cast} :
    (Fin.lastCases last cast (Fin.last n) : motive (Fin.last n)) = last := reverseInduction_last ..
@[simp] theorem lastCases_castSucc {n : Nat} {motive : Fin (n + 1) → Sort _} {last cast} (i : Fin n) :
    (Fin.lastCases last cast (Fin.castSucc i) : motive (Fin.castSucc i)) = cast i := reverseInduction_castSucc ..
@[elab_as_elim] def addCases {m n : Nat} {motive : Fin (m + n) → Sort u} (left : ∀ i, motive (castAdd n i))
    (right : ∀ i, motive (natAdd m i)) (i : Fin (m + n)) : motive i :=
  if hi : i.val < m then (castAdd_castLT n i hi) ▸ (left (castLT i hi))
  else (natAdd_subNat_cast (Nat.le_of_not_lt hi)) ▸ (right _)
@[simp] theorem addCases_left {m n : Nat} {motive : Fin (m + n) → Sort _} {left right} (i : Fin m) :
    addCases (motive := motive) left right (Fin.castAdd n i) = left i := by
  rw [addCases, dif_pos (castAdd_lt _ _)]; rfl
@[simp] theorem addCases_right {m n : Nat} {motive : Fin (m + n) → Sort _} {left right} (i : Fin n) :
    addCases (motive := motive) left right (natAdd m i) = right i := by
  have h : ¬ (natAdd m i).val < m := Nat.not_lt.2 (le_coe_natAdd ..)
  have e : subNat m ((natAdd m i).cast (Nat.add_comm ..)) (Nat.le_of_not_lt h) = i :=
    Fin.ext (Nat.add_sub_cancel_left m i.val)
  have g : ∀ (j k : Fin n) (e : j = k) (h : natAdd m j = natAdd m k), (h ▸ right j :
      motive (natAdd m k)) = right k := by
    intro j k e; subst e; exact fun _ => rfl
  rw [addCases, dif_neg h]
  exact g _ _ e _

/- Operators. -/
theorem ofNat_add [NeZero n] (x : Nat) (y : Fin n) : Fin.ofNat n x + y = Fin.ofNat n (x + y.val) :=
  Fin.ext (by simp only [val_add, val_ofNat, Nat.mod_add_mod])
theorem add_ofNat [NeZero n] (x : Fin n) (y : Nat) : x + Fin.ofNat n y = Fin.ofNat n (x.val + y) :=
  Fin.ext (by simp only [val_add, val_ofNat, Nat.add_mod_mod])
theorem val_sub (a b : Fin n) : ((a - b : Fin n) : Nat) = ((n - b.val) + a.val) % n := rfl
theorem ofNat_sub [NeZero n] (x : Nat) (y : Fin n) : Fin.ofNat n x - y = Fin.ofNat n ((n - y.val) + x) :=
  Fin.ext (by simp only [Fin.val_sub, val_ofNat, Nat.add_mod_mod])
theorem sub_ofNat [NeZero n] (x : Fin n) (y : Nat) : x - Fin.ofNat n y = Fin.ofNat n ((n - y % n) + x.val) := rfl
@[simp] protected theorem sub_self [NeZero n] {x : Fin n} : x - x = 0 :=
  Fin.ext (by rw [Fin.val_sub, Nat.sub_add_cancel (Nat.le_of_lt x.isLt), Nat.mod_self, val_zero])
private theorem coe_sub_of_le {a b : Fin n} (h : b.val ≤ a.val) : (a - b).val = a.val - b.val := by
  rw [Fin.val_sub, ← Nat.sub_add_comm (Nat.le_of_lt b.isLt), Nat.add_sub_assoc h, Nat.add_mod_left,
    Nat.mod_eq_of_lt (Nat.lt_of_le_of_lt (Nat.sub_le _ _) a.isLt)]
private theorem coe_sub_of_lt {a b : Fin n} (h : a.val < b.val) : (a - b).val = n + a.val - b.val := by
  rw [Fin.val_sub, ← Nat.sub_add_comm (Nat.le_of_lt b.isLt), Nat.mod_eq_of_lt]
  exact (Nat.sub_lt_iff_lt_add (Nat.le_trans (Nat.le_of_lt b.isLt) (Nat.le_add_right n _))).mpr
    (Nat.add_lt_add_left h n)
theorem coe_sub_iff_le {a b : Fin n} : (↑(a - b) : Nat) = a.val - b.val ↔ b ≤ a := by
  rcases Nat.lt_or_ge a.val b.val with h | h
  · refine iff_of_false ?_ (Nat.not_le_of_lt h)
    rw [coe_sub_of_lt h, Nat.sub_eq_zero_of_le (Nat.le_of_lt h)]
    exact Nat.ne_of_gt (Nat.sub_pos_of_lt (Nat.lt_of_lt_of_le b.isLt (Nat.le_add_right n _)))
  · exact iff_of_true (coe_sub_of_le h) h
theorem sub_val_of_le {a b : Fin n} : b ≤ a → (a - b).val = a.val - b.val := coe_sub_iff_le.2
theorem coe_sub_iff_lt {a b : Fin n} : (↑(a - b) : Nat) = n + a.val - b.val ↔ a < b := by
  rcases Nat.lt_or_ge a.val b.val with h | h
  · exact iff_of_true (coe_sub_of_lt h) h
  · refine iff_of_false ?_ (Nat.not_lt_of_le h)
    rw [coe_sub_of_le h, Nat.add_sub_assoc h]
    exact Nat.ne_of_lt (Nat.lt_add_of_pos_left (Nat.lt_of_le_of_lt (Nat.zero_le _) a.isLt))
theorem val_mul {n : Nat} (a b : Fin n) : (a * b).val = a.val * b.val % n := rfl
theorem coe_mul {n : Nat} (a b : Fin n) : ((a * b : Fin n) : Nat) = a.val * b.val % n := rfl
@[simp] protected theorem mul_one [i : NeZero n] (k : Fin n) : k * 1 = k := by
  refine Fin.ext ?_
  show k.val * (1 % n) % n = k.val
  rw [Nat.mul_mod_mod, Nat.mul_one, Nat.mod_eq_of_lt k.isLt]
protected theorem mul_comm (a b : Fin n) : a * b = b * a := Fin.ext (by rw [val_mul, val_mul, Nat.mul_comm])
instance instCommutativeHMul : Std.Commutative (α := Fin n) (· * ·) := ⟨Fin.mul_comm⟩
protected theorem mul_assoc (a b c : Fin n) : a * b * c = a * (b * c) :=
  Fin.ext (by simp only [val_mul, Nat.mod_mul_mod, Nat.mul_mod_mod, Nat.mul_assoc])
instance instAssociativeHMul : Std.Associative (α := Fin n) (· * ·) := ⟨Fin.mul_assoc⟩
@[simp] protected theorem one_mul [NeZero n] (k : Fin n) : (1 : Fin n) * k = k := by rw [Fin.mul_comm, Fin.mul_one]
instance instLawfulIdentityHMulOfNat [NeZero n] : Std.LawfulIdentity (α := Fin n) (· * ·) 1 where
  left_id := Fin.one_mul
  right_id := Fin.mul_one
@[simp] protected theorem mul_zero [NeZero n] (k : Fin n) : k * 0 = 0 :=
  Fin.ext (by rw [val_mul, val_zero, Nat.mul_zero, Nat.zero_mod])
@[simp] protected theorem zero_mul [NeZero n] (k : Fin n) : (0 : Fin n) * k = 0 := by rw [Fin.mul_comm, Fin.mul_zero]
protected theorem mul_add (a b c : Fin n) : a * (b + c) = a * b + a * c :=
  Fin.ext (by simp only [val_mul, val_add, Nat.mul_mod_mod, Nat.mod_add_mod, Nat.add_mod_mod, Nat.mul_add])
protected theorem add_mul (a b c : Fin n) : (a + b) * c = a * c + b * c := by
  rw [Fin.mul_comm, Fin.mul_add, Fin.mul_comm c, Fin.mul_comm c]
protected theorem sub_eq_add_neg (x y : Fin n) : x - y = x + -y :=
  Fin.ext (by rw [Fin.val_sub, val_add, Fin.val_neg', Nat.add_mod_mod, Nat.add_comm])
protected theorem neg_add_cancel [NeZero n] (a : Fin n) : -a + a = 0 :=
  Fin.ext (by
    rw [val_add, Fin.val_neg', Nat.mod_add_mod, Nat.sub_add_cancel (Nat.le_of_lt a.isLt), Nat.mod_self, val_zero])
theorem val_neg [NeZero n] (x : Fin n) : (-x).val = if x = 0 then 0 else n - x.val := by
  rw [Fin.val_neg']
  split
  · next h => rw [h, val_zero, Nat.sub_zero, Nat.mod_self]
  · next h =>
    have := val_ne_iff.mpr h
    rw [val_zero] at this
    exact Nat.mod_eq_of_lt (by have := x.isLt; omega)

/- Logarithm. -/
protected def log2 {m : Nat} (n : Fin m) : Fin m := ⟨Nat.log2 n.val, Nat.lt_of_le_of_lt (Nat.log2_le_self n.val) n.isLt⟩

/- Folds. -/
@[inline] def foldl {α : Sort _} (n) (f : α → Fin n → α) (init : α) : α := loop init 0
where
  loop (x : α) (i : Nat) : α := if h : i < n then loop (f x ⟨i, h⟩) (i + 1) else x
  termination_by n - i
@[inline] def foldr {α : Sort _} (n) (f : Fin n → α → α) (init : α) : α := loop n (Nat.le_refl n) init
where
  loop : (i : Nat) → i ≤ n → α → α
  | 0, _, x => x
  | i + 1, h, x => loop i (Nat.le_of_lt h) (f ⟨i, h⟩ x)
theorem foldl_loop_lt {α : Sort _} {n i : Nat} (f : α → Fin n → α) (x : α) (h : i < n) :
    foldl.loop n f x i = foldl.loop n f (f x ⟨i, h⟩) (i + 1) := by rw [foldl.loop, dif_pos h]
theorem foldl_loop_eq {α : Sort _} {n : Nat} (f : α → Fin n → α) (x : α) : foldl.loop n f x n = x := by
  rw [foldl.loop, dif_neg (Nat.lt_irrefl _)]
theorem foldl_loop {α : Sort _} {n : Nat} (f : α → Fin (n + 1) → α) (x : α) : ∀ {i : Nat} (h : i < n + 1),
    foldl.loop (n + 1) f x i = foldl.loop n (fun x j => f x j.succ) (f x ⟨i, h⟩) i := by
  intro i h
  induction k : n - i generalizing i x with
  | zero =>
    cases Nat.le_antisymm (Nat.le_of_lt_succ h) (Nat.le_of_sub_eq_zero k)
    rw [foldl_loop_lt _ _ h, foldl_loop_eq, foldl_loop_eq]
  | succ k ih =>
    have l : i < n := Nat.lt_of_sub_eq_succ ‹_›
    rw [foldl_loop_lt _ _ h, foldl_loop_lt _ _ l]
    exact ih _ (Nat.succ_lt_succ l) ((Nat.sub_add_eq n i 1).trans (congrArg (· - 1) ‹_›))
@[simp] theorem foldl_zero {α : Sort _} (f : α → Fin 0 → α) (x : α) : foldl 0 f x = x := foldl_loop_eq f x
theorem foldl_succ {α : Sort _} {n : Nat} (f : α → Fin (n + 1) → α) (x : α) :
    foldl (n + 1) f x = foldl n (fun x i => f x i.succ) (f x 0) :=
  foldl_loop f x _
theorem foldr_loop_zero {α : Sort _} (f : Fin n → α → α) (x : α) : foldr.loop n f 0 (Nat.zero_le _) x = x := rfl
theorem foldr_loop_succ {α : Sort _} {i : Nat} (f : Fin n → α → α) (x : α) (h : i < n) :
    foldr.loop n f (i + 1) h x = foldr.loop n f i (Nat.le_of_lt h) (f ⟨i, h⟩ x) := rfl
theorem foldr_loop {α : Sort _} {i : Nat} (f : Fin (n + 1) → α → α) (x : α) (h : i + 1 ≤ n + 1) :
    foldr.loop (n + 1) f (i + 1) h x = f 0 (foldr.loop n (fun j => f j.succ) i (Nat.le_of_succ_le_succ h) x) := by
  induction i generalizing x with
  | zero => rfl
  | succ i ih => rw [foldr_loop_succ, ih]; rfl
@[simp] theorem foldr_zero {α : Sort _} (f : Fin 0 → α → α) (x : α) : foldr 0 f x = x := rfl
theorem foldr_succ {α : Sort _} (f : Fin (n + 1) → α → α) (x : α) :
    foldr (n + 1) f x = f 0 (foldr n (fun i => f i.succ) x) := foldr_loop f x _
theorem foldr_succ_last {α : Sort _} (f : Fin (n + 1) → α → α) (x : α) :
    foldr (n + 1) f x = foldr n (f ·.castSucc) (f (last n) x) := by
  induction n generalizing x with
  | zero => rfl
  | succ n ih => rw [foldr_succ, ih (f ·.succ), foldr_succ]; rfl
theorem foldl_succ_last {α : Sort _} {n : Nat} (f : α → Fin (n + 1) → α) (x : α) :
    foldl (n + 1) f x = f (foldl n (f · ·.castSucc) x) (last n) := by
  induction n generalizing x with
  | zero => rw [foldl_succ, foldl_zero, foldl_zero]; rfl
  | succ n ih => rw [foldl_succ, ih (f · ·.succ), foldl_succ]; rfl
end Fin
