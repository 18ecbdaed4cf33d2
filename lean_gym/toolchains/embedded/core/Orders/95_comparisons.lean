/-
Comparisons and their laws: reflexive, turning around, transitive, equal on equal elements only.
-/
@[reducible] def beqOfOrd {α : Type u} [Ord α] : BEq α := ⟨fun a b => (compare a b).isEq⟩
@[reducible] def ltOfOrd {α : Type u} [Ord α] : LT α := ⟨fun a b => compare a b = .lt⟩
@[reducible] def leOfOrd {α : Type u} [Ord α] : LE α := ⟨fun a b => (compare a b).isLE⟩
instance instDecidableRelLt {α : Type u} [Ord α] : DecidableRel (@LT.lt α ltOfOrd) := fun a b =>
  inferInstanceAs (Decidable (compare a b = .lt))
instance instDecidableRelLe {α : Type u} [Ord α] : DecidableRel (@LE.le α leOfOrd) := fun a b =>
  inferInstanceAs (Decidable ((compare a b).isLE = true))
@[reducible] def lexOrd {α : Type u} {β : Type v} [Ord α] [Ord β] : Ord (α × β) :=
  ⟨compareLex (compareOn (·.1)) (compareOn (·.2))⟩
namespace Ord
variable {α : Type u} {β : Type v}
@[ext] protected theorem ext : {x y : Ord α} → (compare : x.compare = y.compare) → x = y
  | ⟨_⟩, ⟨_⟩, rfl => rfl
protected abbrev lex (_ : Ord α) (_ : Ord β) : Ord (α × β) := lexOrd
@[reducible] protected def lex' (ord₁ ord₂ : Ord α) : Ord α := ⟨compareLex ord₁.compare ord₂.compare⟩
protected abbrev toBEq (ord : Ord α) : BEq α := beqOfOrd
protected abbrev toLT (ord : Ord α) : LT α := ltOfOrd
protected abbrev toLE (ord : Ord α) : LE α := leOfOrd
@[reducible] protected def opposite (ord : Ord α) : Ord α := ⟨fun x y => ord.compare y x⟩
@[reducible] protected def on (_ : Ord β) (f : α → β) : Ord α := ⟨compareOn f⟩
end Ord
namespace Std
variable {α : Type u} {cmp : α → α → Ordering} {a b c : α}
class ReflCmp {α : Type u} (cmp : α → α → Ordering) : Prop where
  protected compare_self {a : α} : cmp a a = .eq
abbrev ReflOrd (α : Type u) [Ord α] := ReflCmp (compare : α → α → Ordering)
class OrientedCmp {α : Type u} (cmp : α → α → Ordering) : Prop where
  eq_swap {a b : α} : cmp a b = (cmp b a).swap
abbrev OrientedOrd (α : Type u) [Ord α] := OrientedCmp (compare : α → α → Ordering)
class TransCmp {α : Type u} (cmp : α → α → Ordering) : Prop extends OrientedCmp cmp where
  isLE_trans {a b c : α} : (cmp a b).isLE → (cmp b c).isLE → (cmp a c).isLE
abbrev TransOrd (α : Type u) [Ord α] := TransCmp (compare : α → α → Ordering)
class LawfulEqCmp {α : Type u} (cmp : α → α → Ordering) : Prop extends ReflCmp cmp where
  eq_of_compare {a b : α} : cmp a b = .eq → a = b
abbrev LawfulEqOrd (α : Type u) [Ord α] := LawfulEqCmp (compare : α → α → Ordering)
class LawfulBEqCmp {α : Type u} [BEq α] (cmp : α → α → Ordering) : Prop where
  compare_eq_iff_beq {a b : α} : cmp a b = .eq ↔ a == b
abbrev LawfulBEqOrd (α : Type u) [BEq α] [Ord α] := LawfulBEqCmp (compare : α → α → Ordering)

/- Reflexive comparisons. -/
theorem ReflCmp.cmp_eq_of_eq [ReflCmp cmp] : a = b → cmp a b = .eq := fun h => h ▸ ReflCmp.compare_self
theorem ReflCmp.ne_of_cmp_ne_eq [ReflCmp cmp] : cmp a b ≠ .eq → a ≠ b := mt ReflCmp.cmp_eq_of_eq
theorem ReflCmp.isLE_rfl [ReflCmp cmp] : (cmp a a).isLE := ReflCmp.compare_self (cmp := cmp) (a := a) ▸ rfl
@[simp] theorem ReflOrd.compare_self [Ord α] [ReflOrd α] : compare a a = .eq := ReflCmp.compare_self
@[simp] theorem ReflOrd.isLE_rfl [Ord α] [ReflOrd α] : (compare a a).isLE := ReflCmp.isLE_rfl

/- Comparisons that turn around. -/
instance instReflCmpOfOrientedCmp [OrientedCmp cmp] : ReflCmp cmp :=
  ⟨fun {a} => Ordering.eq_eq_of_eq_swap (OrientedCmp.eq_swap (cmp := cmp) (a := a))⟩
instance OrientedCmp.opposite [OrientedCmp cmp] : OrientedCmp fun a b => cmp b a := ⟨OrientedCmp.eq_swap⟩
instance OrientedOrd.opposite [Ord α] [OrientedOrd α] : letI := (inferInstance : Ord α).opposite; OrientedOrd α :=
  OrientedCmp.opposite
theorem OrientedOrd.eq_swap [Ord α] [OrientedOrd α] : compare a b = (compare b a).swap := OrientedCmp.eq_swap
namespace OrientedCmp
variable [OrientedCmp cmp]
theorem gt_iff_lt : cmp a b = .gt ↔ cmp b a = .lt := by rw [OrientedCmp.eq_swap (cmp := cmp), Ordering.swap_eq_gt]
theorem lt_of_gt : cmp a b = .gt → cmp b a = .lt := gt_iff_lt.mp
theorem gt_of_lt : cmp a b = .lt → cmp b a = .gt := gt_iff_lt.mpr
theorem isGT_eq_isLT : (cmp a b).isGT = (cmp b a).isLT := by rw [OrientedCmp.eq_swap (cmp := cmp), Ordering.isGT_swap]
theorem isGE_eq_isLE : (cmp a b).isGE = (cmp b a).isLE := by rw [OrientedCmp.eq_swap (cmp := cmp), Ordering.isGE_swap]
theorem isGE_iff_isLE : (cmp a b).isGE ↔ (cmp b a).isLE := by rw [isGE_eq_isLE]
theorem isLE_of_isGE : (cmp b a).isGE → (cmp a b).isLE := isGE_iff_isLE.mp
theorem isGE_of_isLE : (cmp b a).isLE → (cmp a b).isGE := isGE_iff_isLE.mpr
protected theorem eq_comm : cmp a b = .eq ↔ cmp b a = .eq :=
  by rw [OrientedCmp.eq_swap (cmp := cmp), Ordering.swap_eq_eq]
theorem eq_symm : cmp a b = .eq → cmp b a = .eq := OrientedCmp.eq_comm.mp
theorem not_isLE_of_lt : cmp a b = .lt → ¬(cmp b a).isLE := fun h => by rw [gt_of_lt h]; decide
theorem not_isGE_of_gt : cmp a b = .gt → ¬(cmp b a).isGE := fun h => by rw [lt_of_gt h]; decide
theorem not_lt_of_isLE : (cmp a b).isLE → cmp b a ≠ .lt := fun h k => not_isLE_of_lt k h
theorem not_gt_of_isGE : (cmp a b).isGE → cmp b a ≠ .gt := fun h k => not_isGE_of_gt k h
theorem not_lt_of_lt : cmp a b = .lt → cmp b a ≠ .lt := fun h => not_lt_of_isLE (Ordering.isLE_of_eq_lt h)
theorem not_gt_of_gt : cmp a b = .gt → cmp b a ≠ .gt := fun h => not_gt_of_isGE (Ordering.isGE_of_eq_gt h)
theorem lt_of_not_isLE : ¬(cmp a b).isLE → cmp b a = .lt := fun h =>
  lt_of_gt (Ordering.isLE_eq_false.mp (Bool.eq_false_iff.mpr h))
theorem gt_of_not_isGE : ¬(cmp a b).isGE → cmp b a = .gt := fun h =>
  gt_of_lt (Ordering.isGE_eq_false.mp (Bool.eq_false_iff.mpr h))
theorem isLE_antisymm (h₁ : (cmp a b).isLE) (h₂ : (cmp b a).isLE) : cmp a b = .eq :=
  Ordering.eq_eq_of_isLE_of_isGE h₁ (isGE_of_isLE h₂)
theorem isGE_antisymm (h₁ : (cmp a b).isGE) (h₂ : (cmp b a).isGE) : cmp a b = .eq :=
  Ordering.eq_eq_of_isLE_of_isGE (isLE_of_isGE h₂) h₁
end OrientedCmp

/- Transitive comparisons. -/
namespace TransCmp
variable [TransCmp cmp]
theorem isGE_trans (h₁ : (cmp a b).isGE) (h₂ : (cmp b c).isGE) : (cmp a c).isGE :=
  OrientedCmp.isGE_of_isLE (TransCmp.isLE_trans (OrientedCmp.isLE_of_isGE h₂) (OrientedCmp.isLE_of_isGE h₁))
instance opposite : TransCmp fun a b => cmp b a := { OrientedCmp.opposite with isLE_trans := flip TransCmp.isLE_trans }
theorem lt_of_lt_of_isLE (hab : cmp a b = .lt) (hbc : (cmp b c).isLE) : cmp a c = .lt := by
  refine OrientedCmp.lt_of_not_isLE fun h => ?_
  exact OrientedCmp.not_isLE_of_lt hab (TransCmp.isLE_trans hbc h)
theorem lt_of_isLE_of_lt (hab : (cmp a b).isLE) (hbc : cmp b c = .lt) : cmp a c = .lt := by
  refine OrientedCmp.lt_of_not_isLE fun h => ?_
  exact OrientedCmp.not_isLE_of_lt hbc (TransCmp.isLE_trans h hab)
theorem lt_of_lt_of_eq (hab : cmp a b = .lt) (hbc : cmp b c = .eq) : cmp a c = .lt :=
  lt_of_lt_of_isLE hab (Ordering.isLE_of_eq_eq hbc)
theorem lt_of_eq_of_lt (hab : cmp a b = .eq) (hbc : cmp b c = .lt) : cmp a c = .lt :=
  lt_of_isLE_of_lt (Ordering.isLE_of_eq_eq hab) hbc
protected theorem lt_trans (hab : cmp a b = .lt) (hbc : cmp b c = .lt) : cmp a c = .lt :=
  lt_of_lt_of_isLE hab (Ordering.isLE_of_eq_lt hbc)
theorem gt_of_gt_of_isGE (hab : cmp a b = .gt) (hbc : (cmp b c).isGE) : cmp a c = .gt :=
  OrientedCmp.gt_of_lt (lt_of_isLE_of_lt (OrientedCmp.isLE_of_isGE hbc) (OrientedCmp.lt_of_gt hab))
theorem gt_of_isGE_of_gt (hab : (cmp a b).isGE) (hbc : cmp b c = .gt) : cmp a c = .gt :=
  OrientedCmp.gt_of_lt (lt_of_lt_of_isLE (OrientedCmp.lt_of_gt hbc) (OrientedCmp.isLE_of_isGE hab))
theorem gt_of_gt_of_gt (hab : cmp a b = .gt) (hbc : cmp b c = .gt) : cmp a c = .gt :=
  gt_of_gt_of_isGE hab (Ordering.isGE_of_eq_gt hbc)
protected theorem gt_trans (hab : cmp a b = .gt) (hbc : cmp b c = .gt) : cmp a c = .gt := gt_of_gt_of_gt hab hbc
theorem gt_of_eq_of_gt (hab : cmp a b = .eq) (hbc : cmp b c = .gt) : cmp a c = .gt :=
  gt_of_isGE_of_gt (Ordering.isGE_of_eq_eq hab) hbc
theorem gt_of_gt_of_eq (hab : cmp a b = .gt) (hbc : cmp b c = .eq) : cmp a c = .gt :=
  gt_of_gt_of_isGE hab (Ordering.isGE_of_eq_eq hbc)
protected theorem eq_trans (hab : cmp a b = .eq) (hbc : cmp b c = .eq) : cmp a c = .eq :=
  Ordering.eq_eq_of_isLE_of_isGE (TransCmp.isLE_trans (Ordering.isLE_of_eq_eq hab) (Ordering.isLE_of_eq_eq hbc))
    (isGE_trans (Ordering.isGE_of_eq_eq hab) (Ordering.isGE_of_eq_eq hbc))
theorem congr_left (hab : cmp a b = .eq) : cmp a c = cmp b c := by
  cases h : cmp b c with
  | lt => exact lt_of_eq_of_lt hab h
  | eq => exact TransCmp.eq_trans hab h
  | gt => exact gt_of_eq_of_gt hab h
theorem congr_right (hbc : cmp b c = .eq) : cmp a b = cmp a c := by
  rw [OrientedCmp.eq_swap (cmp := cmp), congr_left hbc, ← OrientedCmp.eq_swap]
end TransCmp
instance TransOrd.opposite [Ord α] [TransOrd α] : letI := (inferInstance : Ord α).opposite; TransOrd α :=
  TransCmp.opposite
theorem TransOrd.isLE_trans [Ord α] [TransOrd α] : (compare a b).isLE → (compare b c).isLE → (compare a c).isLE :=
  TransCmp.isLE_trans
theorem TransOrd.isGE_trans [Ord α] [TransOrd α] : (compare a b).isGE → (compare b c).isGE → (compare a c).isGE :=
  TransCmp.isGE_trans

/- Comparisons that are equal on equal elements only. -/
namespace LawfulEqCmp
variable [LawfulEqCmp cmp]
@[simp] theorem compare_eq_iff_eq : cmp a b = .eq ↔ a = b := ⟨LawfulEqCmp.eq_of_compare, ReflCmp.cmp_eq_of_eq⟩
theorem compare_beq_iff_eq : cmp a b == .eq ↔ a = b := beq_iff_eq.trans compare_eq_iff_eq
instance opposite [OrientedCmp cmp] : LawfulEqCmp fun a b => cmp b a :=
  { compare_self := ReflCmp.compare_self, eq_of_compare := fun h => (LawfulEqCmp.eq_of_compare h).symm }
end LawfulEqCmp
theorem LawfulEqOrd.eq_of_compare [Ord α] [LawfulEqOrd α] : compare a b = .eq → a = b := LawfulEqCmp.eq_of_compare
@[simp] theorem LawfulEqOrd.compare_eq_iff_eq [Ord α] [LawfulEqOrd α] : compare a b = .eq ↔ a = b :=
  LawfulEqCmp.compare_eq_iff_eq
theorem LawfulEqOrd.compare_beq_iff_eq [Ord α] [LawfulEqOrd α] : compare a b == .eq ↔ a = b :=
  LawfulEqCmp.compare_beq_iff_eq
namespace LawfulBEqCmp
variable [BEq α]
theorem not_compare_eq_iff_beq_eq_false [LawfulBEqCmp cmp] : ¬cmp a b = .eq ↔ (a == b) = false := by
  rw [LawfulBEqCmp.compare_eq_iff_beq (cmp := cmp), Bool.not_eq_true]
theorem compare_beq_eq_beq [LawfulBEqCmp cmp] : (cmp a b == .eq) = (a == b) :=
  Bool.eq_iff_iff.mpr (beq_iff_eq.trans LawfulBEqCmp.compare_eq_iff_beq)
theorem isEq_compare_eq_beq [LawfulBEqCmp cmp] : (cmp a b).isEq = (a == b) :=
  Bool.eq_iff_iff.mpr (Ordering.isEq_iff_eq_eq.trans LawfulBEqCmp.compare_eq_iff_beq)
theorem reflBEq [inst : LawfulBEqCmp cmp] [ReflCmp cmp] : ReflBEq α := ⟨inst.compare_eq_iff_beq.mp ReflCmp.compare_self⟩
theorem lawfulBEq [inst : LawfulBEqCmp cmp] [LawfulEqCmp cmp] : LawfulBEq α :=
  { reflBEq (cmp := cmp) with eq_of_beq := fun h => LawfulEqCmp.eq_of_compare (inst.compare_eq_iff_beq.mpr h) }
instance lawfulEqCmp [inst : LawfulBEqCmp cmp] [LawfulBEq α] : LawfulEqCmp cmp where
  compare_self := inst.compare_eq_iff_beq.mpr BEq.rfl
  eq_of_compare h := eq_of_beq (inst.compare_eq_iff_beq.mp h)
instance opposite [OrientedCmp cmp] [LawfulBEqCmp cmp] : LawfulBEqCmp fun a b => cmp b a :=
  ⟨OrientedCmp.eq_comm.trans LawfulBEqCmp.compare_eq_iff_beq⟩
end LawfulBEqCmp
instance instLawfulBEqCmpOfLawfulEqCmpOfLawfulBEq [BEq α] [LawfulEqCmp cmp] [LawfulBEq α] : LawfulBEqCmp cmp :=
  ⟨LawfulEqCmp.compare_eq_iff_eq.trans beq_iff_eq.symm⟩
namespace LawfulBEqOrd
theorem compare_eq_iff_beq {_ : Ord α} {_ : BEq α} [LawfulBEqOrd α] : compare a b = .eq ↔ a == b :=
  LawfulBEqCmp.compare_eq_iff_beq
theorem not_compare_eq_iff_beq_eq_false {_ : BEq α} {_ : Ord α} [LawfulBEqOrd α] :
    ¬compare a b = .eq ↔ (a == b) = false := LawfulBEqCmp.not_compare_eq_iff_beq_eq_false
theorem compare_beq_eq_beq {_ : Ord α} {_ : BEq α} [LawfulBEqOrd α] : (compare a b == .eq) = (a == b) :=
  LawfulBEqCmp.compare_beq_eq_beq
theorem isEq_compare_eq_beq {_ : Ord α} {_ : BEq α} [LawfulBEqOrd α] : (compare a b).isEq = (a == b) :=
  LawfulBEqCmp.isEq_compare_eq_beq
end LawfulBEqOrd

/- The types with decidable orders, by `<` and `=`. -/
private theorem compareOfLessAndEq_lawful [LT α] [DecidableLT α] [DecidableEq α] (irrefl : ∀ a : α, ¬ a < a) :
    LawfulEqCmp fun x y : α => compareOfLessAndEq x y where
  compare_self {a} := by
    show (if a < a then Ordering.lt else if a = a then .eq else .gt) = .eq
    rw [if_neg (irrefl a), if_pos rfl]
  eq_of_compare {a b} h := by
    have h : (if a < b then Ordering.lt else if a = b then .eq else .gt) = .eq := h
    split at h
    · exact Ordering.noConfusion h
    · split at h
      · assumption
      · exact Ordering.noConfusion h
theorem TransOrd.compareOfLessAndEq_of_lt_trans_of_lt_iff [LT α] [DecidableLT α] [DecidableEq α]
    (lt_trans : ∀ {a b c : α}, a < b → b < c → a < c) (h : ∀ x y : α, x < y ↔ ¬ y < x ∧ x ≠ y) :
    TransCmp fun x y : α => compareOfLessAndEq x y where
  eq_swap {a b} := by
    show (if a < b then Ordering.lt else if a = b then .eq else .gt) =
      (if b < a then Ordering.lt else if b = a then .eq else .gt).swap
    by_cases e : a = b
    · subst e
      have k : ¬ a < a := fun k => ((h a a).mp k).2 rfl
      rw [if_neg k, if_pos rfl]; rfl
    · by_cases k : a < b
      · rw [if_pos k, if_neg ((h a b).mp k).1, if_neg (Ne.symm e)]; rfl
      · have l : b < a := (h b a).mpr ⟨k, Ne.symm e⟩
        rw [if_neg k, if_neg e, if_pos l]; rfl
  isLE_trans {a b c} := by
    have key : ∀ x y : α, (compareOfLessAndEq x y).isLE = true ↔ x < y ∨ x = y := by
      intro x y
      show (if x < y then Ordering.lt else if x = y then .eq else .gt).isLE = true ↔ _
      by_cases k : x < y
      · rw [if_pos k]; exact ⟨fun _ => .inl k, fun _ => rfl⟩
      · by_cases e : x = y
        · rw [if_neg k, if_pos e]; exact ⟨fun _ => .inr e, fun _ => rfl⟩
        · rw [if_neg k, if_neg e]; exact ⟨nofun, fun l => l.elim (absurd · k) (absurd · e)⟩
    rw [key, key, key]
    rintro (k | rfl) (l | rfl)
    · exact .inl (lt_trans k l)
    · exact .inl k
    · exact .inl l
    · exact .inr rfl
end Std
instance Nat.instTransOrd : Std.TransOrd Nat :=
  Std.TransOrd.compareOfLessAndEq_of_lt_trans_of_lt_iff Nat.lt_trans fun _ _ => by omega
instance Nat.instLawfulEqOrd : Std.LawfulEqOrd Nat := Std.compareOfLessAndEq_lawful Nat.lt_irrefl
instance Int.instTransOrd : Std.TransOrd Int :=
  Std.TransOrd.compareOfLessAndEq_of_lt_trans_of_lt_iff Int.lt_trans fun _ _ => by omega
instance Int.instLawfulEqOrd : Std.LawfulEqOrd Int := Std.compareOfLessAndEq_lawful Int.lt_irrefl
instance Char.instTransOrd : Std.TransOrd Char :=
  Std.TransOrd.compareOfLessAndEq_of_lt_trans_of_lt_iff Char.lt_trans fun _ _ =>
    ⟨fun h => ⟨Char.lt_asymm h, Char.ne_of_lt h⟩, fun h => Char.not_le.mp fun k =>
      h.2 (Char.le_antisymm (Char.not_lt.mp h.1) k)⟩
instance Char.instLawfulEqOrd : Std.LawfulEqOrd Char := Std.compareOfLessAndEq_lawful Char.lt_irrefl
instance Bool.instTransOrd : Std.TransOrd Bool where
  eq_swap {a b} := by cases a <;> cases b <;> rfl
  isLE_trans {a b c} := by cases a <;> cases b <;> cases c <;> decide
instance Bool.instLawfulEqOrd : Std.LawfulEqOrd Bool where
  eq_of_compare {a b} := by cases a <;> cases b <;> decide
  compare_self {a} := by cases a <;> rfl
namespace Fin
instance instOrientedOrd (n : Nat) : Std.OrientedOrd (Fin n) :=
  ⟨fun {a b} => Std.OrientedOrd.eq_swap (a := a.val) (b := b.val)⟩
instance instTransOrd (n : Nat) : Std.TransOrd (Fin n) where
  isLE_trans {a b c} := Std.TransOrd.isLE_trans (a := a.val) (b := b.val) (c := c.val)
instance instLawfulEqOrd (n : Nat) : Std.LawfulEqOrd (Fin n) where
  eq_of_compare h := Fin.ext (Std.LawfulEqOrd.eq_of_compare (α := Nat) h)
end Fin
namespace Option
variable {α : Type u} [Ord α]
instance instReflOrd [Std.ReflOrd α] : Std.ReflOrd (Option α) :=
  ⟨fun {a} => match a with | none => rfl | some _ => Std.ReflOrd.compare_self (α := α)⟩
instance instOrientedOrd [Std.OrientedOrd α] : Std.OrientedOrd (Option α) := ⟨fun {a b} => match a, b with
  | none, none | none, some _ | some _, none => rfl
  | some _, some _ => Std.OrientedOrd.eq_swap (α := α)⟩
instance instTransOrd [Std.TransOrd α] : Std.TransOrd (Option α) where
  isLE_trans {a b c} := match a, b, c with
    | none, none, _ => fun _ h => h
    | none, some _, none => fun _ => nofun
    | none, some _, some _ => fun _ _ => rfl
    | some _, none, _ => nofun
    | some _, some _, none => fun _ => nofun
    | some _, some _, some _ => Std.TransOrd.isLE_trans (α := α)
instance instLawfulEqOrd [Std.LawfulEqOrd α] : Std.LawfulEqOrd (Option α) where
  eq_of_compare {a b} := match a, b with
    | none, none => fun _ => rfl
    | none, some _ | some _, none => nofun
    | some _, some _ => fun h => congrArg some (Std.LawfulEqOrd.eq_of_compare (α := α) h)
end Option
