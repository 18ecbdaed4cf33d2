/-
Natural numbers: what else Lean's core library says of successors, order, subtraction, minimum and maximum.
-/
namespace Nat
/- Quantifiers. -/
theorem and_forall_add_one {p : Nat → Prop} : p 0 ∧ (∀ n, p (n + 1)) ↔ ∀ n, p n :=
  ⟨fun h n => n.casesAuxOn h.1 h.2, fun h => ⟨h 0, fun n => h (n + 1)⟩⟩
theorem or_exists_add_one {p : Nat → Prop} : p 0 ∨ (∃ n, p (n + 1)) ↔ Exists p :=
  ⟨fun h => h.elim (fun z => ⟨0, z⟩) fun ⟨n, k⟩ => ⟨n + 1, k⟩, fun ⟨n, k⟩ => by
    cases n with
    | zero => exact .inl k
    | succ n => exact .inr ⟨n, k⟩⟩
@[simp] theorem exists_ne_zero {P : Nat → Prop} : (∃ n, ¬ n = 0 ∧ P n) ↔ ∃ n, P (n + 1) :=
  ⟨fun ⟨n, h, k⟩ => by
    cases n with
    | zero => exact absurd rfl h
    | succ n => exact ⟨n, k⟩, fun ⟨n, k⟩ => ⟨n + 1, succ_ne_zero n, k⟩⟩
@[simp] theorem exists_eq_add_one {a : Nat} : (∃ n, a = n + 1) ↔ 0 < a :=
  ⟨fun ⟨_, h⟩ => h ▸ zero_lt_succ _, fun h => ⟨a - 1, by omega⟩⟩
@[simp] theorem exists_add_one_eq {a : Nat} : (∃ n, n + 1 = a) ↔ 0 < a :=
  ⟨fun ⟨_, h⟩ => h ▸ zero_lt_succ _, fun h => ⟨a - 1, by omega⟩⟩
theorem forall_lt_succ_right' {n : Nat} {p : (m : Nat) → (m < n + 1) → Prop} :
    (∀ m (h : m < n + 1), p m h) ↔ (∀ m (h : m < n), p m (by omega)) ∧ p n (by omega) :=
  ⟨fun f => ⟨fun m h => f m (by omega), f n (by omega)⟩, fun f m h =>
    if e : m = n then by subst e; exact f.2 else f.1 m (by omega)⟩
theorem forall_lt_succ_left' {n : Nat} {p : (m : Nat) → (m < n + 1) → Prop} :
    (∀ m (h : m < n + 1), p m h) ↔ p 0 (by omega) ∧ (∀ m (h : m < n), p (m + 1) (by omega)) :=
  ⟨fun f => ⟨f 0 (by omega), fun m h => f (m + 1) (by omega)⟩, fun f m h => by
    cases m with
    | zero => exact f.1
    | succ m => exact f.2 m (by omega)⟩
theorem forall_lt_succ_left {n : Nat} {p : Nat → Prop} :
    (∀ m, m < n + 1 → p m) ↔ p 0 ∧ (∀ m, m < n → p (m + 1)) :=
  forall_lt_succ_left' (p := fun m _ => p m)
theorem exists_lt_succ_right' {n : Nat} {p : (m : Nat) → (m < n + 1) → Prop} :
    (∃ m, ∃ (h : m < n + 1), p m h) ↔ (∃ m, ∃ (h : m < n), p m (by omega)) ∨ p n (by omega) :=
  ⟨fun ⟨m, h, k⟩ => if e : m = n then by subst e; exact .inr k else .inl ⟨m, by omega, k⟩,
    fun f => f.elim (fun ⟨m, h, k⟩ => ⟨m, by omega, k⟩) fun k => ⟨n, by omega, k⟩⟩
theorem exists_lt_succ_left' {n : Nat} {p : (m : Nat) → (m < n + 1) → Prop} :
    (∃ m, ∃ (h : m < n + 1), p m h) ↔ p 0 (by omega) ∨ (∃ m, ∃ (h : m < n), p (m + 1) (by omega)) :=
  ⟨fun ⟨m, h, k⟩ => by
    cases m with
    | zero => exact .inl k
    | succ m => exact .inr ⟨m, by omega, k⟩,
    fun f => f.elim (fun k => ⟨0, by omega, k⟩) fun ⟨m, h, k⟩ => ⟨m + 1, by omega, k⟩⟩
theorem exists_lt_succ_left {n : Nat} {p : Nat → Prop} :
    (∃ m, m < n + 1 ∧ p m) ↔ p 0 ∨ (∃ m, m < n ∧ p (m + 1)) :=
  ⟨fun ⟨m, h, k⟩ => by
    cases m with
    | zero => exact .inl k
    | succ m => exact .inr ⟨m, by omega, k⟩,
    fun f => f.elim (fun k => ⟨0, by omega, k⟩) fun ⟨m, h, k⟩ => ⟨m + 1, by omega, k⟩⟩

/- Truth values. -/
def blt (a b : Nat) : Bool := ble a.succ b
@[simp] theorem blt_eq {x y : Nat} : (Nat.blt x y = true) = (x < y) :=
  propext ⟨Nat.le_of_ble_eq_true, Nat.ble_eq_true_of_le⟩
theorem beq_eq_true_eq (a b : Nat) : ((a == b) = true) = (a = b) := propext beq_iff_eq
theorem not_beq_eq_true_eq (a b : Nat) : ((!(a == b)) = true) = ¬(a = b) := propext bne_iff_ne

/- Successor and predecessor. -/
theorem add_one_mul (n m : Nat) : (n + 1) * m = (n * m) + m := succ_mul n m
theorem mul_add_one (n m : Nat) : n * (m + 1) = n * m + n := rfl
theorem lt_add_one_of_le {n m : Nat} : n ≤ m → n < m + 1 := succ_le_succ
theorem not_add_one_le_zero (n : Nat) : ¬ n + 1 ≤ 0 := nofun
theorem not_add_one_le_self : (n : Nat) → ¬ n + 1 ≤ n := Nat.not_succ_le_self
theorem sub_lt_of_lt {a b c : Nat} (h : a < c) : a - b < c := Nat.lt_of_le_of_lt (sub_le a b) h
theorem le_or_eq_of_le_succ {m n : Nat} (h : m ≤ succ n) : m ≤ n ∨ m = succ n :=
  (Nat.lt_or_eq_of_le h).imp_left Nat.le_of_lt_succ
theorem le_or_eq_of_le_add_one {m n : Nat} (h : m ≤ n + 1) : m ≤ n ∨ m = n + 1 :=
  (Nat.lt_or_eq_of_le h).imp_left Nat.le_of_lt_succ
theorem le_of_add_right_le {n m k : Nat} (h : n + k ≤ m) : n ≤ m := Nat.le_trans (le_add_right n k) h
theorem le_add_right_of_le {n m k : Nat} (h : n ≤ m) : n ≤ m + k := Nat.le_trans h (le_add_right m k)
theorem le_of_add_left_le {n m k : Nat} (h : k + n ≤ m) : n ≤ m := Nat.le_trans (le_add_left n k) h
theorem le_add_left_of_le {n m k : Nat} (h : n ≤ m) : n ≤ k + m := Nat.le_trans h (le_add_left m k)
theorem lt_of_add_one_le {n m : Nat} (h : n + 1 ≤ m) : n < m := h
theorem add_one_le_of_lt {n m : Nat} (h : n < m) : n + 1 ≤ m := h
theorem lt_of_add_right_lt {n m k : Nat} (h : n + k < m) : n < m := Nat.lt_of_le_of_lt (le_add_right n k) h
theorem lt_of_add_left_lt {n m k : Nat} (h : k + n < m) : n < m := Nat.lt_of_le_of_lt (le_add_left n k) h
protected theorem lt_le_asymm {a b : Nat} : a < b → ¬(b ≤ a) := Nat.not_le_of_gt
protected theorem le_lt_asymm {a b : Nat} : a ≤ b → ¬(b < a) := Nat.not_lt_of_le
theorem gt_of_not_le {n m : Nat} (h : ¬ n ≤ m) : n > m := Nat.lt_of_not_le h
theorem ge_of_not_lt {n m : Nat} (h : ¬ n < m) : n ≥ m := Nat.le_of_not_lt h
protected theorem le_of_not_ge {a b : Nat} : ¬(a ≥ b) → a ≤ b := Nat.le_of_not_le
protected theorem lt_or_lt_of_ne {a b : Nat} : a ≠ b → a < b ∨ b < a := Nat.lt_or_gt_of_ne
protected theorem eq_iff_le_and_ge {a b : Nat} : a = b ↔ a ≤ b ∧ b ≤ a := Nat.le_antisymm_iff
protected abbrev not_lt_of_gt := @Nat.lt_asymm
protected abbrev not_lt_of_lt := @Nat.lt_asymm
protected theorem lt_iff_le_and_not_ge {m n : Nat} : m < n ↔ m ≤ n ∧ ¬ n ≤ m :=
  ⟨fun h => ⟨Nat.le_of_lt h, Nat.not_le_of_lt h⟩, fun h => Nat.lt_of_not_le h.2⟩
protected theorem ne_iff_lt_or_gt {a b : Nat} : a ≠ b ↔ a < b ∨ b < a :=
  ⟨Nat.lt_or_gt_of_ne, fun h => h.elim Nat.ne_of_lt Nat.ne_of_gt⟩
protected abbrev lt_or_gt := @Nat.ne_iff_lt_or_gt
protected abbrev le_or_ge := @Nat.le_total
protected abbrev le_or_le := @Nat.le_total
protected theorem eq_or_lt_of_not_lt {a b : Nat} (hnlt : ¬ a < b) : a = b ∨ b < a :=
  (Nat.eq_or_lt_of_le (Nat.le_of_not_lt hnlt)).imp_left Eq.symm
protected theorem lt_succ_iff_lt_or_eq {m n : Nat} : m < succ n ↔ m < n ∨ m = n :=
  Nat.lt_succ_iff.trans Nat.le_iff_lt_or_eq
protected theorem lt_add_one_iff_lt_or_eq {m n : Nat} : m < n + 1 ↔ m < n ∨ m = n :=
  Nat.lt_add_one_iff.trans Nat.le_iff_lt_or_eq
protected theorem zero_lt_two : 0 < 2 := zero_lt_succ 1
protected theorem one_lt_two : 1 < 2 := Nat.lt_add_one 1
theorem add_one_ne_self (n : Nat) : n + 1 ≠ n := succ_ne_self n
theorem lt_add_one_of_lt {a b : Nat} (h : a < b) : a < b + 1 := le_succ_of_le h
theorem succ_pred_eq_of_ne_zero : ∀ {n : Nat}, n ≠ 0 → succ (pred n) = n := succ_pred
theorem eq_zero_or_eq_succ_pred : ∀ n : Nat, n = 0 ∨ n = succ (pred n)
  | 0 => .inl rfl
  | _ + 1 => .inr rfl
theorem succ_ne_succ_iff {a b : Nat} : succ a ≠ succ b ↔ a ≠ b := not_congr succ_inj
theorem succ_succ_ne_one (a : Nat) : succ (succ a) ≠ 1 := nofun
theorem add_one_inj {a b : Nat} : a + 1 = b + 1 ↔ a = b := succ_inj
theorem ne_add_one (n : Nat) : n ≠ n + 1 := (succ_ne_self n).symm
theorem add_one_le_add_one_iff {a b : Nat} : a + 1 ≤ b + 1 ↔ a ≤ b := Nat.succ_le_succ_iff
theorem add_one_lt_add_one_iff {a b : Nat} : a + 1 < b + 1 ↔ a < b := Nat.succ_lt_succ_iff
theorem add_one_ne_add_one_iff {a b : Nat} : a + 1 ≠ b + 1 ↔ a ≠ b := succ_ne_succ_iff
theorem add_one_add_one_ne_one {a : Nat} : a + 1 + 1 ≠ 1 := nofun
theorem pred_inj {a b : Nat} : 0 < a → 0 < b → pred a = pred b → a = b := fun h k e => by
  rw [← succ_pred_eq_of_pos h, ← succ_pred_eq_of_pos k, e]
theorem pred_ne_self {a : Nat} : a ≠ 0 → pred a ≠ a := fun h => ne_of_lt (pred_lt h)
theorem sub_one_ne_self {a : Nat} : a ≠ 0 → a - 1 ≠ a := fun h => ne_of_lt (pred_lt h)
theorem pred_lt_self {a : Nat} : 0 < a → pred a < a := fun h => pred_lt_of_lt h
theorem pred_lt_pred : ∀ {n m : Nat}, n ≠ 0 → n < m → pred n < pred m
  | 0, _, h, _ => absurd rfl h
  | _ + 1, _ + 1, _, h => lt_of_succ_lt_succ h
theorem pred_le_iff : ∀ {n m : Nat}, pred n ≤ m ↔ n ≤ succ m
  | 0, m => iff_of_true (zero_le m) (zero_le _)
  | _ + 1, _ => Nat.succ_le_succ_iff.symm
theorem le_succ_of_pred_le {n m : Nat} : pred n ≤ m → n ≤ succ m := pred_le_iff.1
theorem pred_le_of_le_succ {n m : Nat} : n ≤ succ m → pred n ≤ m := pred_le_iff.2
theorem lt_pred_iff : ∀ {n m : Nat}, n < pred m ↔ succ n < m
  | _, 0 => iff_of_false (not_lt_zero _) (not_lt_zero _)
  | _, _ + 1 => Nat.succ_lt_succ_iff.symm
theorem succ_lt_of_lt_pred {n m : Nat} : n < pred m → succ n < m := lt_pred_iff.1
theorem lt_pred_of_succ_lt {n m : Nat} : succ n < m → n < pred m := lt_pred_iff.2
theorem le_pred_iff_lt {n m : Nat} : 0 < m → (n ≤ pred m ↔ n < m) := fun h => by
  rw [← Nat.lt_succ_iff, succ_pred_eq_of_pos h]
theorem le_pred_of_lt {n m : Nat} (h : n < m) : n ≤ pred m := (le_pred_iff_lt (zero_lt_of_lt h)).2 h
theorem le_sub_one_of_lt {a b : Nat} : a < b → a ≤ b - 1 := le_pred_of_lt
theorem lt_of_le_pred {m n : Nat} (h : 0 < m) : n ≤ pred m → n < m := (le_pred_iff_lt h).1
theorem lt_of_le_sub_one {m n : Nat} (h : 0 < m) : n ≤ m - 1 → n < m := (le_pred_iff_lt h).1
protected theorem le_sub_one_iff_lt {m n : Nat} (h : 0 < m) : n ≤ m - 1 ↔ n < m := le_pred_iff_lt h
theorem sub_one_eq_self {n : Nat} : n - 1 = n ↔ n = 0 :=
  ⟨fun h => Nat.eq_zero_of_not_pos fun k => Nat.ne_of_lt (Nat.sub_one_lt (Nat.ne_of_gt k)) h, fun h => h ▸ rfl⟩
theorem eq_self_sub_one {n : Nat} : n = n - 1 ↔ n = 0 := eq_comm.trans sub_one_eq_self
theorem sub_one_add_one_eq_of_pos : ∀ {n : Nat}, 0 < n → (n - 1) + 1 = n
  | _ + 1, _ => rfl
theorem eq_zero_or_eq_sub_one_add_one : ∀ {n : Nat}, n = 0 ∨ n = n - 1 + 1 := @eq_zero_or_eq_succ_pred
@[simp] protected theorem zero_sub_one : 0 - 1 = 0 := rfl
@[simp] protected theorem add_one_sub_one (n : Nat) : n + 1 - 1 = n := rfl
@[simp] theorem default_eq_zero : (default : Nat) = 0 := rfl
protected theorem sub_one (n : Nat) : n - 1 = pred n := rfl
theorem one_lt_succ_succ (n : Nat) : 1 < n.succ.succ := succ_lt_succ (zero_lt_succ n)
theorem not_succ_lt_self {n : Nat} : ¬ succ n < n := Nat.not_lt_of_le (Nat.le_succ n)
theorem le_succ_iff {m n : Nat} : m ≤ n.succ ↔ m ≤ n ∨ m = n.succ :=
  ⟨le_or_eq_of_le_succ, fun h => h.elim le_succ_of_le Nat.le_of_eq⟩
theorem lt_iff_le_pred {m n : Nat} : 0 < n → (m < n ↔ m ≤ n - 1) := fun h => (le_pred_iff_lt h).symm
theorem le_of_pred_lt {n : Nat} : ∀ {m : Nat}, pred m < n → m ≤ n
  | 0, _ => zero_le n
  | _ + 1, h => h
theorem lt_iff_add_one_le {m n : Nat} : m < n ↔ m + 1 ≤ n := Iff.rfl
theorem lt_one_add_iff {m n : Nat} : m < 1 + n ↔ m ≤ n := Nat.add_comm n 1 ▸ Nat.lt_add_one_iff (m := m) (n := n)
theorem one_add_le_iff {m n : Nat} : 1 + m ≤ n ↔ m < n := Nat.add_comm m 1 ▸ Nat.add_one_le_iff (n := m) (m := n)
theorem one_lt_iff_ne_zero_and_ne_one {n : Nat} : 1 < n ↔ n ≠ 0 ∧ n ≠ 1 :=
  ⟨fun h => ⟨Nat.ne_of_gt (Nat.zero_lt_of_lt h), Nat.ne_of_gt h⟩, fun h => Nat.lt_of_le_of_ne (Nat.pos_of_ne_zero
    h.1) (Ne.symm h.2)⟩
theorem le_one_iff_eq_zero_or_eq_one {n : Nat} : n ≤ 1 ↔ n = 0 ∨ n = 1 :=
  ⟨fun h => (Nat.lt_or_eq_of_le h).imp_left Nat.lt_one_iff.mp, fun h => h.elim (fun e => e ▸ Nat.zero_le 1)
    Nat.le_of_eq⟩
theorem one_le_of_lt {a b : Nat} (h : a < b) : 1 ≤ b := zero_lt_of_lt h
theorem pred_one_add (n : Nat) : pred (1 + n) = n := by rw [Nat.add_comm]; rfl
theorem pred_eq_self_iff {n : Nat} : n.pred = n ↔ n = 0 := sub_one_eq_self
theorem pred_eq_of_eq_succ {m n : Nat} (H : m = n.succ) : m.pred = n := by rw [H]; rfl
@[simp] theorem pred_eq_succ_iff {n m : Nat} : n - 1 = m + 1 ↔ n = m + 2 :=
  match n with
  | 0 => ⟨nofun, nofun⟩
  | _ + 1 => ⟨congrArg succ, Nat.succ.inj⟩
@[simp] theorem add_succ_sub_one (m n : Nat) : m + succ n - 1 = m + n := rfl
@[simp] theorem succ_add_sub_one (n m : Nat) : succ m + n - 1 = m + n := by rw [succ_add]; rfl
theorem pred_sub (n m : Nat) : pred n - m = pred (n - m) := Nat.sub_right_comm n 1 m
theorem self_add_sub_one (n : Nat) : n + (n - 1) = 2 * n - 1 :=
  match n with
  | 0 => rfl
  | n + 1 => (congrArg (· - 1) (Nat.two_mul (n + 1))).symm
theorem sub_one_add_self (n : Nat) : (n - 1) + n = 2 * n - 1 := (Nat.add_comm _ _).trans (self_add_sub_one n)
theorem self_add_pred (n : Nat) : n + pred n = (2 * n).pred := self_add_sub_one n
theorem pred_add_self (n : Nat) : pred n + n = (2 * n).pred := sub_one_add_self n
theorem lt_of_lt_pred {m n : Nat} (h : m < n - 1) : m < n := Nat.lt_of_lt_of_le h (Nat.sub_le n 1)
theorem le_add_pred_of_pos {b : Nat} (a : Nat) (hb : b ≠ 0) : a ≤ b + (a - 1) :=
  match a with
  | 0 => Nat.zero_le _
  | a + 1 => le_of_eq_of_le (Nat.add_comm a 1) (Nat.add_le_add_right (Nat.pos_of_ne_zero hb) a)

/- Addition. -/
protected theorem eq_zero_of_add_eq_zero_left {n m : Nat} (h : n + m = 0) : m = 0 := (eq_zero_of_add_eq_zero h).2
protected theorem eq_zero_of_add_eq_zero_right {n m : Nat} (h : n + m = 0) : n = 0 := (eq_zero_of_add_eq_zero h).1
theorem succ_add_eq_add_succ (a b : Nat) : succ a + b = a + succ b := succ_add a b
@[simp high] protected theorem left_eq_add {a b : Nat} : a = a + b ↔ b = 0 := eq_comm.trans Nat.add_eq_left
@[simp high] protected theorem right_eq_add {a b : Nat} : b = a + b ↔ a = 0 := eq_comm.trans Nat.add_eq_right
protected theorem pos_of_lt_add_right {n k : Nat} (h : n < n + k) : 0 < k := Nat.lt_add_right_iff_pos.mp h
protected theorem pos_of_lt_add_left {n k : Nat} : n < k + n → 0 < k := Nat.lt_add_left_iff_pos.mp
protected theorem add_self_ne_one (n : Nat) : n + n ≠ 1 :=
  match n with
  | 0 => nofun
  | n + 1 => fun h => Nat.succ_ne_zero n (Nat.eq_zero_of_add_eq_zero (Nat.succ.inj h)).1
theorem le_iff_lt_add_one {x y : Nat} : x ≤ y ↔ x < y + 1 := Nat.lt_add_one_iff.symm
theorem add_pos_iff_pos_or_pos {m n : Nat} : 0 < m + n ↔ 0 < m ∨ 0 < n :=
  ⟨fun h => (Nat.eq_zero_or_pos m).elim (fun e => .inr (lt_of_lt_of_eq h ((congrArg (· + n) e).trans (Nat.zero_add
    n)))) .inl, fun h => h.elim (fun h => Nat.add_pos_left h n) (Nat.add_pos_right m)⟩
private theorem add_ne_of_lt {m n k : Nat} (h : k < m) (e : m + n = k) : False :=
  Nat.not_le_of_lt h (le_of_le_of_eq (Nat.le_add_right m n) e)
theorem add_eq_one_iff {m n : Nat} : m + n = 1 ↔ m = 0 ∧ n = 1 ∨ m = 1 ∧ n = 0 := by
  refine ⟨fun h => ?_, by rintro (⟨rfl, rfl⟩ | ⟨rfl, rfl⟩) <;> rfl⟩
  match m with
  | 0 => exact .inl ⟨rfl, (Nat.zero_add n).symm.trans h⟩
  | 1 => exact .inr ⟨rfl, Nat.add_left_cancel h⟩
  | m + 2 => exact (add_ne_of_lt (Nat.le_add_left 2 m) h).elim
theorem add_eq_two_iff {m n : Nat} : m + n = 2 ↔ m = 0 ∧ n = 2 ∨ m = 1 ∧ n = 1 ∨ m = 2 ∧ n = 0 := by
  refine ⟨fun h => ?_, by rintro (⟨rfl, rfl⟩ | ⟨rfl, rfl⟩ | ⟨rfl, rfl⟩) <;> rfl⟩
  match m with
  | 0 => exact .inl ⟨rfl, (Nat.zero_add n).symm.trans h⟩
  | 1 => exact .inr (.inl ⟨rfl, Nat.add_left_cancel (m := n) (k := 1) h⟩)
  | 2 => exact .inr (.inr ⟨rfl, Nat.add_left_cancel h⟩)
  | m + 3 => exact (add_ne_of_lt (Nat.le_add_left 3 m) h).elim
theorem add_eq_three_iff {m n : Nat} :
    m + n = 3 ↔ m = 0 ∧ n = 3 ∨ m = 1 ∧ n = 2 ∨ m = 2 ∧ n = 1 ∨ m = 3 ∧ n = 0 := by
  refine ⟨fun h => ?_, by rintro (⟨rfl, rfl⟩ | ⟨rfl, rfl⟩ | ⟨rfl, rfl⟩ | ⟨rfl, rfl⟩) <;> rfl⟩
  match m with
  | 0 => exact .inl ⟨rfl, (Nat.zero_add n).symm.trans h⟩
  | 1 => exact .inr (.inl ⟨rfl, Nat.add_left_cancel (m := n) (k := 2) h⟩)
  | 2 => exact .inr (.inr (.inl ⟨rfl, Nat.add_left_cancel (m := n) (k := 1) h⟩))
  | 3 => exact .inr (.inr (.inr ⟨rfl, Nat.add_left_cancel h⟩))
  | m + 4 => exact (add_ne_of_lt (Nat.le_add_left 4 m) h).elim
theorem le_add_one_iff {m n : Nat} : m ≤ n + 1 ↔ m ≤ n ∨ m = n + 1 := le_succ_iff
theorem le_and_le_add_one_iff {n m : Nat} : n ≤ m ∧ m ≤ n + 1 ↔ m = n ∨ m = n + 1 :=
  ⟨fun h => (Nat.lt_or_eq_of_le h.2).imp_left fun k => Nat.le_antisymm (Nat.le_of_lt_succ k) h.1, fun h => h.elim
    (fun e => ⟨Nat.le_of_eq e.symm, Nat.le_succ_of_le (Nat.le_of_eq e)⟩) fun e => ⟨e ▸ Nat.le_succ n, Nat.le_of_eq
    e⟩⟩
theorem add_succ_lt_add {a b c d : Nat} (hab : a < b) (hcd : c < d) : a + c + 1 < b + d :=
  le_of_eq_of_le (congrArg succ (Nat.succ_add a c).symm) (Nat.add_le_add hab hcd)
theorem le_or_le_of_add_eq_add_pred {a c b d : Nat} (h : a + c = b + d - 1) : b ≤ a ∨ d ≤ c := by omega

/- Subtraction. -/
theorem add_sub_self_left (a b : Nat) : (a + b) - a = b := Nat.add_sub_cancel_left a b
theorem add_sub_self_right (a b : Nat) : (a + b) - b = a := Nat.add_sub_cancel a b
theorem sub_le_succ_sub (a i : Nat) : a - i ≤ a.succ - i := Nat.sub_le_sub_right (Nat.le_succ a) i
theorem zero_lt_sub_of_lt {i a : Nat} (h : i < a) : 0 < a - i := Nat.sub_pos_of_lt h
theorem sub_one_cancel {a b : Nat} : 0 < a → 0 < b → a - 1 = b - 1 → a = b := pred_inj
protected theorem eq_add_of_sub_eq {a b c : Nat} (hle : b ≤ a) (h : a - b = c) : a = c + b :=
  (Nat.sub_eq_iff_eq_add hle).mp h
protected theorem sub_eq_of_eq_add {a b c : Nat} (h : a = c + b) : a - b = c :=
  (congrArg (· - b) h).trans (Nat.add_sub_cancel c b)
theorem le_add_of_sub_le {a b c : Nat} (h : a - b ≤ c) : a ≤ c + b := Nat.sub_le_iff_le_add.mp h
theorem sub_le_of_le_add {a b c : Nat} (h : a ≤ c + b) : a - b ≤ c := Nat.sub_le_iff_le_add.mpr h
theorem add_le_of_le_sub {a b c : Nat} (hle : b ≤ c) (h : a ≤ c - b) : a + b ≤ c := (Nat.le_sub_iff_add_le hle).mp h
theorem le_sub_of_add_le {a b c : Nat} (h : a + b ≤ c) : a ≤ c - b :=
  (Nat.le_sub_iff_add_le (Nat.le_trans (Nat.le_add_left b a) h)).mpr h
theorem add_lt_of_lt_sub {a b c : Nat} (h : a < c - b) : a + b < c := Nat.lt_sub_iff_add_lt.mp h
theorem lt_sub_of_add_lt {a b c : Nat} (h : a + b < c) : a < c - b := Nat.lt_sub_iff_add_lt.mpr h
theorem sub.elim {motive : Nat → Prop} (x y : Nat) (h₁ : y ≤ x → (k : Nat) → x = y + k → motive k)
    (h₂ : x < y → motive 0) : motive (x - y) :=
  (Nat.lt_or_ge x y).elim (fun h => by rw [Nat.sub_eq_zero_of_le (Nat.le_of_lt h)]; exact h₂ h)
    fun h => h₁ h (x - y) (Nat.add_sub_of_le h).symm
protected theorem sub_le_add_right_sub (a i j : Nat) : a - i ≤ a + j - i :=
  Nat.sub_le_sub_right (Nat.le_add_right a j) i
protected theorem sub_ne_zero_iff_lt {n m : Nat} : n - m ≠ 0 ↔ m < n := ⟨Nat.lt_of_sub_ne_zero, Nat.sub_ne_zero_of_lt⟩
protected theorem lt_of_sub_pos {n m : Nat} (h : 0 < n - m) : m < n := Nat.lt_of_sub_ne_zero (Nat.ne_of_gt h)
protected theorem lt_of_sub_eq_succ {m n l : Nat} (h : m - n = succ l) : n < m :=
  Nat.lt_of_sub_ne_zero (h ▸ Nat.succ_ne_zero l)
protected theorem lt_of_sub_eq_sub_one {m n l : Nat} (h : m - n = l + 1) : n < m :=
  Nat.lt_of_sub_ne_zero (h ▸ Nat.succ_ne_zero l)
protected theorem sub_lt_left_of_lt_add {n k m : Nat} (H : n ≤ k) (h : k < n + m) : k - n < m :=
  (Nat.sub_lt_iff_lt_add' H).mpr h
protected theorem sub_lt_right_of_lt_add {n k m : Nat} (H : n ≤ k) (h : k < m + n) : k - n < m :=
  (Nat.sub_lt_iff_lt_add H).mpr h
protected theorem le_of_sub_le_sub_right {n m k : Nat} : k ≤ m → n - k ≤ m - k → n ≤ m :=
  fun h l => le_of_le_of_eq (Nat.sub_le_iff_le_add.mp l) (Nat.sub_add_cancel h)
protected theorem sub_le_sub_iff_right {k m n : Nat} (h : k ≤ m) : n - k ≤ m - k ↔ n ≤ m :=
  ⟨Nat.le_of_sub_le_sub_right h, fun l => Nat.sub_le_sub_right l k⟩
protected theorem sub_one_sub_lt_of_lt {a b : Nat} (h : a < b) : b - 1 - a < b :=
  Nat.lt_of_le_of_lt (Nat.sub_le _ _) (Nat.sub_one_lt_of_lt h)
protected theorem one_sub (n : Nat) : 1 - n = if n = 0 then 1 else 0 := by
  cases n with
  | zero => rfl
  | succ n => exact Nat.sub_eq_zero_of_le (Nat.le_add_left 1 n)
theorem succ_sub_sub_succ (n m k : Nat) : succ n - m - succ k = n - m - k :=
  (Nat.sub_sub (succ n) m (succ k)).trans ((Nat.succ_sub_succ n (m + k)).trans (Nat.sub_sub n m k).symm)
theorem add_sub_sub_add_right (n m k l : Nat) : (n + l) - m - (k + l) = n - m - k :=
  by rw [Nat.sub_sub, Nat.sub_sub, ← Nat.add_assoc, Nat.add_sub_add_right]
protected theorem add_sub_cancel_right (n m : Nat) : (n + m) - m = n := Nat.add_sub_cancel n m
@[simp] protected theorem add_sub_cancel' {n m : Nat} (h : m ≤ n) : m + (n - m) = n := Nat.add_sub_of_le h
theorem succ_sub_one (n : Nat) : succ n - 1 = n := rfl
protected theorem one_add_sub_one (n : Nat) : (1 + n) - 1 = n := Nat.add_sub_cancel_left 1 n
protected theorem sub_pos_iff_lt {n m : Nat} : 0 < n - m ↔ m < n := ⟨Nat.lt_of_sub_pos, Nat.sub_pos_of_lt⟩
theorem add_lt_iff_lt_sub_right {a b c : Nat} : a + b < c ↔ a < c - b := Nat.lt_sub_iff_add_lt.symm
protected theorem add_le_of_le_sub' {n k m : Nat} (h : m ≤ k) : n ≤ k - m → m + n ≤ k :=
  fun l => Nat.add_comm n m ▸ (Nat.le_sub_iff_add_le h).mp l
protected theorem le_sub_of_add_le' {n k m : Nat} : m + n ≤ k → n ≤ k - m :=
  fun h => le_sub_of_add_le (Nat.add_comm m n ▸ h)
protected theorem le_sub_iff_add_le' {k m n : Nat} (h : k ≤ m) : n ≤ m - k ↔ k + n ≤ m :=
  Nat.add_comm n k ▸ Nat.le_sub_iff_add_le h
protected theorem le_of_sub_le_sub_left {n k m : Nat} : n ≤ k → k - m ≤ k - n → n ≤ m :=
  fun h l => Nat.le_of_add_le_add_left (a := k - n) (le_of_eq_of_le (Nat.sub_add_cancel h) (Nat.sub_le_iff_le_add.mp
    l))
protected theorem sub_le_sub_iff_left {n m k : Nat} (h : n ≤ k) : k - m ≤ k - n ↔ n ≤ m :=
  ⟨Nat.le_of_sub_le_sub_left h, fun l => Nat.sub_le_sub_left l k⟩
protected abbrev sub_lt_self := @Nat.sub_lt_of_pos_le
theorem add_lt_of_lt_sub' {a b c : Nat} : b < c - a → a + b < c := Nat.lt_sub_iff_add_lt'.mp
protected theorem sub_add_lt_sub {m k n : Nat} (h₁ : m + k ≤ n) (h₂ : 0 < k) : n - (m + k) < n - m :=
  Nat.sub_sub n m k ▸ Nat.sub_lt (Nat.sub_pos_of_lt (Nat.lt_of_lt_of_le (Nat.lt_add_of_pos_right h₂) h₁)) h₂
theorem sub_one_lt_of_le {a b : Nat} (h₀ : 0 < a) (h₁ : a ≤ b) : a - 1 < b :=
  Nat.lt_of_lt_of_le (Nat.sub_one_lt (Nat.ne_of_gt h₀)) h₁
theorem sub_lt_succ (a b : Nat) : a - b < succ a := lt_succ_of_le (sub_le a b)
theorem sub_lt_add_one (a b : Nat) : a - b < a + 1 := lt_succ_of_le (sub_le a b)
theorem sub_one_sub_lt {i n : Nat} (h : i < n) : n - 1 - i < n := Nat.sub_one_sub_lt_of_lt h
theorem sub_succ' (m n : Nat) : m - n.succ = m - n - 1 := rfl
protected theorem sub_eq_of_eq_add' {a b c : Nat} (h : a = b + c) : a - b = c :=
  (congrArg (· - b) h).trans (Nat.add_sub_cancel_left b c)
protected theorem eq_sub_of_add_eq {a b c : Nat} (h : c + b = a) : c = a - b := (Nat.sub_eq_of_eq_add h.symm).symm
protected theorem eq_sub_of_add_eq' {a b c : Nat} (h : b + c = a) : c = a - b := (Nat.sub_eq_of_eq_add' h.symm).symm
protected theorem sub_sub_sub_cancel_right {a b c : Nat} (h : c ≤ b) : a - c - (b - c) = a - b :=
  (Nat.sub_sub a c (b - c)).trans (congrArg (a - ·) (Nat.add_sub_of_le h))
protected theorem sub_lt_sub_iff_right {a b c : Nat} (h : c ≤ a) : a - c < b - c ↔ a < b :=
  ⟨fun l => Nat.lt_of_not_le fun k => Nat.not_le_of_lt l (Nat.sub_le_sub_right k c), Nat.sub_lt_sub_right h⟩

/- Minimum and maximum: monotone functions preserve them, antitone ones exchange them. -/
private theorem map_min {f : Nat → Nat} (hf : ∀ {x y}, x ≤ y → f x ≤ f y) (x y : Nat) :
    min (f x) (f y) = f (min x y) :=
  (Nat.le_total x y).elim (fun h => (Nat.min_eq_left (hf h)).trans (congrArg f (Nat.min_eq_left h).symm))
    fun h => (Nat.min_eq_right (hf h)).trans (congrArg f (Nat.min_eq_right h).symm)
private theorem map_max {f : Nat → Nat} (hf : ∀ {x y}, x ≤ y → f x ≤ f y) (x y : Nat) :
    max (f x) (f y) = f (max x y) :=
  (Nat.le_total x y).elim (fun h => (Nat.max_eq_right (hf h)).trans (congrArg f (Nat.max_eq_right h).symm))
    fun h => (Nat.max_eq_left (hf h)).trans (congrArg f (Nat.max_eq_left h).symm)
private theorem map_min_anti {f : Nat → Nat} (hf : ∀ {x y}, x ≤ y → f y ≤ f x) (x y : Nat) :
    min (f x) (f y) = f (max x y) :=
  (Nat.le_total x y).elim (fun h => (Nat.min_eq_right (hf h)).trans (congrArg f (Nat.max_eq_right h).symm))
    fun h => (Nat.min_eq_left (hf h)).trans (congrArg f (Nat.max_eq_left h).symm)
private theorem map_max_anti {f : Nat → Nat} (hf : ∀ {x y}, x ≤ y → f y ≤ f x) (x y : Nat) :
    max (f x) (f y) = f (min x y) :=
  (Nat.le_total x y).elim (fun h => (Nat.max_eq_left (hf h)).trans (congrArg f (Nat.min_eq_left h).symm))
    fun h => (Nat.max_eq_right (hf h)).trans (congrArg f (Nat.min_eq_right h).symm)
private theorem min_mono (a : Nat) {b c : Nat} (h : b ≤ c) : min a b ≤ min a c :=
  Nat.le_min.mpr ⟨Nat.min_le_left a b, Nat.le_trans (Nat.min_le_right a b) h⟩
private theorem max_mono (a : Nat) {b c : Nat} (h : b ≤ c) : max a b ≤ max a c :=
  Nat.max_le.mpr ⟨Nat.le_max_left a c, Nat.le_trans h (Nat.le_max_right a c)⟩
protected theorem add_min_add_right (a b c : Nat) : min (a + c) (b + c) = min a b + c :=
  map_min (f := (· + c)) (fun h => Nat.add_le_add_right h c) a b
protected theorem add_min_add_left (a b c : Nat) : min (a + b) (a + c) = a + min b c :=
  map_min (f := (a + ·)) (fun h => Nat.add_le_add_left h a) b c
protected theorem mul_min_mul_right (a b c : Nat) : min (a * c) (b * c) = min a b * c :=
  map_min (f := (· * c)) (fun h => Nat.mul_le_mul_right c h) a b
protected theorem mul_min_mul_left (a b c : Nat) : min (a * b) (a * c) = a * min b c :=
  map_min (f := (a * ·)) (fun h => Nat.mul_le_mul_left a h) b c
protected theorem add_max_add_right (a b c : Nat) : max (a + c) (b + c) = max a b + c :=
  map_max (f := (· + c)) (fun h => Nat.add_le_add_right h c) a b
protected theorem add_max_add_left (a b c : Nat) : max (a + b) (a + c) = a + max b c :=
  map_max (f := (a + ·)) (fun h => Nat.add_le_add_left h a) b c
protected theorem mul_max_mul_right (a b c : Nat) : max (a * c) (b * c) = max a b * c :=
  map_max (f := (· * c)) (fun h => Nat.mul_le_mul_right c h) a b
protected theorem mul_max_mul_left (a b c : Nat) : max (a * b) (a * c) = a * max b c :=
  map_max (f := (a * ·)) (fun h => Nat.mul_le_mul_left a h) b c
protected theorem min_eq_min {b : Nat} (a : Nat) : Nat.min a b = min a b := rfl
protected theorem max_eq_max {b : Nat} (a : Nat) : Nat.max a b = max a b := rfl
theorem succ_min_succ (x y : Nat) : min (succ x) (succ y) = succ (min x y) := map_min succ_le_succ x y
protected theorem succ_max_succ (x y : Nat) : max (succ x) (succ y) = succ (max x y) := map_max succ_le_succ x y
protected theorem pred_min_pred (x y : Nat) : min (pred x) (pred y) = pred (min x y) := map_min pred_le_pred x y
protected theorem pred_max_pred (x y : Nat) : max (pred x) (pred y) = pred (max x y) := map_max pred_le_pred x y
protected theorem sub_min_sub_right (a b c : Nat) : min (a - c) (b - c) = min a b - c :=
  map_min (fun h => Nat.sub_le_sub_right h c) a b
protected theorem sub_max_sub_right (a b c : Nat) : max (a - c) (b - c) = max a b - c :=
  map_max (fun h => Nat.sub_le_sub_right h c) a b
protected theorem sub_min_sub_left (a b c : Nat) : min (a - b) (a - c) = a - max b c :=
  map_min_anti (fun h => Nat.sub_le_sub_left h a) b c
protected theorem sub_max_sub_left (a b c : Nat) : max (a - b) (a - c) = a - min b c :=
  map_max_anti (fun h => Nat.sub_le_sub_left h a) b c
protected theorem max_min_distrib_left (a b c : Nat) : max a (min b c) = min (max a b) (max a c) :=
  (map_min (max_mono a) b c).symm
protected theorem min_max_distrib_left (a b c : Nat) : min a (max b c) = max (min a b) (min a c) :=
  (map_max (min_mono a) b c).symm
protected theorem max_min_distrib_right (a b c : Nat) : max (min a b) c = min (max a c) (max b c) := by
  rw [Nat.max_comm, Nat.max_min_distrib_left, Nat.max_comm c, Nat.max_comm c]
protected theorem min_max_distrib_right (a b c : Nat) : min (max a b) c = max (min a c) (min b c) := by
  rw [Nat.min_comm, Nat.min_max_distrib_left, Nat.min_comm c, Nat.min_comm c]
@[simp] protected theorem min_self_assoc {m n : Nat} : min m (min m n) = min m n :=
  Nat.min_eq_right (Nat.min_le_left m n)
@[simp] protected theorem min_self_assoc' {m n : Nat} : min n (min m n) = min n m :=
  (Nat.min_eq_right (Nat.min_le_right m n)).trans (Nat.min_comm m n)
theorem min_add_left_self {a b : Nat} : min a (b + a) = a := Nat.min_eq_left (le_add_left a b)
theorem min_add_right_self {a b : Nat} : min a (a + b) = a := Nat.min_eq_left (le_add_right a b)
theorem add_left_min_self {a b : Nat} : min (b + a) a = a := Nat.min_eq_right (le_add_left a b)
theorem add_right_min_self {a b : Nat} : min (a + b) a = a := Nat.min_eq_right (le_add_right a b)
theorem max_add_left_self {a b : Nat} : max a (b + a) = b + a := Nat.max_eq_right (le_add_left a b)
theorem max_add_right_self {a b : Nat} : max a (a + b) = a + b := Nat.max_eq_right (le_add_right a b)
theorem add_left_max_self {a b : Nat} : max (b + a) a = b + a := Nat.max_eq_left (le_add_left a b)
theorem add_right_max_self {a b : Nat} : max (a + b) a = a + b := Nat.max_eq_left (le_add_right a b)
protected theorem sub_sub_eq_min (a b : Nat) : a - (a - b) = min a b :=
  (Nat.le_total a b).elim (fun h => by rw [Nat.sub_eq_zero_of_le h, Nat.min_eq_left h]; rfl)
    fun h => (Nat.sub_sub_self h).trans (Nat.min_eq_right h).symm
protected theorem sub_eq_sub_min (n m : Nat) : n - m = n - min n m :=
  (Nat.le_total n m).elim (fun h => by rw [Nat.sub_eq_zero_of_le h, Nat.min_eq_left h, Nat.sub_self])
    fun h => by rw [Nat.min_eq_right h]
@[simp] protected theorem sub_add_min_cancel (n m : Nat) : n - m + min n m = n := by
  rw [Nat.sub_eq_sub_min, Nat.sub_add_cancel (Nat.min_le_left n m)]
protected theorem sub_add_eq_max (a b : Nat) : a - b + b = max a b :=
  (Nat.le_total a b).elim (fun h => by rw [Nat.sub_eq_zero_of_le h, Nat.zero_add, Nat.max_eq_right h])
    fun h => (Nat.sub_add_cancel h).trans (Nat.max_eq_left h).symm
protected theorem sub_eq_max_sub (n m : Nat) : n - m = max n m - m :=
  (Nat.le_total n m).elim (fun h => by rw [Nat.sub_eq_zero_of_le h, Nat.max_eq_right h, Nat.sub_self])
    fun h => by rw [Nat.max_eq_left h]
protected theorem min_left_comm (a b c : Nat) : min a (min b c) = min b (min a c) := by
  rw [← Nat.min_assoc, Nat.min_comm a, Nat.min_assoc]
protected theorem max_left_comm (a b c : Nat) : max a (max b c) = max b (max a c) := by
  rw [← Nat.max_assoc, Nat.max_comm a, Nat.max_assoc]
protected theorem min_right_comm (a b c : Nat) : min (min a b) c = min (min a c) b := by
  rw [Nat.min_assoc, Nat.min_comm b, ← Nat.min_assoc]
protected theorem max_right_comm (a b c : Nat) : max (max a b) c = max (max a c) b := by
  rw [Nat.max_assoc, Nat.max_comm b, ← Nat.max_assoc]
@[simp] theorem min_eq_zero_iff {m n : Nat} : min m n = 0 ↔ m = 0 ∨ n = 0 := by
  rw [Nat.min_def]; split <;> omega
@[simp] theorem max_eq_zero_iff {m n : Nat} : max m n = 0 ↔ m = 0 ∧ n = 0 := by
  rw [← Nat.le_zero, Nat.max_le, Nat.le_zero, Nat.le_zero]
theorem add_eq_max_iff {m n : Nat} : m + n = max m n ↔ m = 0 ∨ n = 0 := by
  rw [Nat.max_def]; split <;> omega
theorem add_eq_min_iff {m n : Nat} : m + n = min m n ↔ m = 0 ∧ n = 0 := by
  rw [Nat.min_def]; split <;> omega

/- Iteration. -/
@[specialize] def «repeat» {α : Type u} (f : α → α) : (n : Nat) → (a : α) → α
  | 0, a => a
  | succ n, a => f («repeat» f n a)
end Nat
