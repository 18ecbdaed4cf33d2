/-
Instances for the types of the files before: decidable, inhabited, equality by `==`, products in order.
-/
/- Decidable propositions. -/
instance instDecidableIte {c t e : Prop} [dC : Decidable c] [dT : Decidable t] [dE : Decidable e] :
    Decidable (if c then t else e) :=
  match dC with
  | isTrue _ => dT
  | isFalse _ => dE
instance instDecidableDite {c : Prop} {t : c → Prop} {e : ¬ c → Prop} [dC : Decidable c] [dT : ∀ h, Decidable (t h)]
    [dE : ∀ h, Decidable (e h)] : Decidable (if h : c then t h else e h) :=
  match dC with
  | isTrue hc => dT hc
  | isFalse hc => dE hc
instance instDecidableEqOfIff {p q : Prop} [d : Decidable (p ↔ q)] : Decidable (p = q) :=
  match d with
  | isTrue h => isTrue (propext h)
  | isFalse h => isFalse fun e => h (e ▸ Iff.rfl)
instance instDecidablePredComp {α : Sort u} {p : α → Prop} {β : Sort v} {f : β → α} [DecidablePred p] :
    DecidablePred (p ∘ f) := fun x => inferInstanceAs (Decidable (p (f x)))
instance Decidable.predToBool {α : Sort u} (p : α → Prop) [DecidablePred p] : CoeDep (α → Prop) p (α → Bool) :=
  ⟨fun b => decide (p b)⟩
instance instDecidableEqPEmpty : DecidableEq PEmpty.{u} := fun a => nomatch a
deriving instance DecidableEq for PLift
deriving instance DecidableEq for ULift
instance instDecidableEqSigma {α : Type u} {β : α → Type v} [h₁ : DecidableEq α] [h₂ : (a : α) → DecidableEq (β a)] :
    DecidableEq (Sigma β)
  | ⟨a₁, b₁⟩, ⟨a₂, b₂⟩ =>
    match a₁, b₁, a₂, b₂, h₁ a₁ a₂ with
    | _, b₁, _, b₂, isTrue (Eq.refl _) =>
      match h₂ _ b₁ b₂ with
      | isTrue (Eq.refl _) => isTrue rfl
      | isFalse n => isFalse fun h => n (eq_of_heq (Sigma.mk.inj h).2)
    | _, _, _, _, isFalse n => isFalse fun h => n (Sigma.mk.inj h).1
instance instDecidableEqPSigma {α : Sort u} {β : α → Sort v} [h₁ : DecidableEq α] [h₂ : (a : α) → DecidableEq (β a)] :
    DecidableEq (PSigma β)
  | ⟨a₁, b₁⟩, ⟨a₂, b₂⟩ =>
    match a₁, b₁, a₂, b₂, h₁ a₁ a₂ with
    | _, b₁, _, b₂, isTrue (Eq.refl _) =>
      match h₂ _ b₁ b₂ with
      | isTrue (Eq.refl _) => isTrue rfl
      | isFalse n => isFalse fun h => n (eq_of_heq (PSigma.mk.inj h).2)
    | _, _, _, _, isFalse n => isFalse fun h => n (PSigma.mk.inj h).1
instance Quotient.decidableEq {α : Sort u} {s : Setoid α} [d : ∀ (a b : α), Decidable (a ≈ b)] :
    DecidableEq (Quotient s) := fun q₁ q₂ =>
  Quotient.recOnSubsingleton₂ (motive := fun a b => Decidable (a = b)) q₁ q₂ fun a₁ a₂ =>
    match d a₁ a₂ with
    | isTrue h => isTrue (Quotient.sound h)
    | isFalse h => isFalse fun e => h (Quotient.exact e)
instance Option.decidableEqNone {α : Type u} (o : Option α) : Decidable (o = none) :=
  match o with
  | none => isTrue rfl
  | some _ => isFalse nofun
instance Option.decidableNoneEq {α : Type u} (o : Option α) : Decidable (none = o) :=
  match o with
  | none => isTrue rfl
  | some _ => isFalse nofun

/- Inhabited and not empty. -/
instance Classical.instNonemptyDecidable (a : Prop) : Nonempty (Decidable a) := ⟨Classical.propDecidable a⟩
instance instNonemptyForall {α : Sort u} {β : Sort v} [Nonempty β] : Nonempty (α → β) := ⟨fun _ => Classical.ofNonempty⟩
instance Pi.instNonempty {α : Sort u} {β : α → Sort v} [(a : α) → Nonempty (β a)] : Nonempty ((a : α) → β a) :=
  ⟨fun _ => Classical.ofNonempty⟩
instance Pi.instInhabited {α : Sort u} {β : α → Sort v} [(a : α) → Inhabited (β a)] : Inhabited ((a : α) → β a) :=
  ⟨fun _ => default⟩
instance instNonemptyProd {α : Type u} {β : Type v} [h1 : Nonempty α] [h2 : Nonempty β] : Nonempty (α × β) :=
  h1.elim fun a => h2.elim fun b => ⟨(a, b)⟩
instance instNonemptyMProd {α β : Type u} [h1 : Nonempty α] [h2 : Nonempty β] : Nonempty (MProd α β) :=
  h1.elim fun a => h2.elim fun b => ⟨⟨a, b⟩⟩
instance instNonemptyPProd {α : Sort u} {β : Sort v} [h1 : Nonempty α] [h2 : Nonempty β] : Nonempty (α ×' β) :=
  h1.elim fun a => h2.elim fun b => ⟨⟨a, b⟩⟩
instance Sum.nonemptyLeft {α : Type u} {β : Type v} [h : Nonempty α] : Nonempty (α ⊕ β) := h.elim fun a => ⟨.inl a⟩
instance Sum.nonemptyRight {α : Type u} {β : Type v} [h : Nonempty β] : Nonempty (α ⊕ β) := h.elim fun b => ⟨.inr b⟩
instance PSum.nonemptyLeft {α : Sort u} {β : Sort v} [h : Nonempty α] : Nonempty (α ⊕' β) := h.elim fun a => ⟨.inl a⟩
instance PSum.nonemptyRight {β : Sort u} {α : Sort v} [h : Nonempty β] : Nonempty (α ⊕' β) := h.elim fun b => ⟨.inr b⟩
instance instInhabitedTrue : Inhabited True := ⟨trivial⟩
instance instInhabitedULift {α : Type u} [Inhabited α] : Inhabited (ULift.{v} α) := ⟨⟨default⟩⟩
instance instInhabitedMProd {α β : Type u} [Inhabited α] [Inhabited β] : Inhabited (MProd α β) := ⟨⟨default, default⟩⟩
instance instInhabitedPProd {α : Sort u} {β : Sort v} [Inhabited α] [Inhabited β] : Inhabited (α ×' β) :=
  ⟨⟨default, default⟩⟩
instance instInhabitedReaderT (ρ : Type u) (m : Type u → Type v) (α : Type u) [Inhabited (m α)] :
    Inhabited (ReaderT ρ m α) := ⟨fun _ => default⟩
instance instSubsingletonPLift {α : Sort u} [Subsingleton α] : Subsingleton (PLift α) :=
  ⟨fun ⟨a⟩ ⟨b⟩ => congrArg _ (Subsingleton.elim a b)⟩
instance instSubsingletonULift {α : Type u} [Subsingleton α] : Subsingleton (ULift.{v} α) :=
  ⟨fun ⟨a⟩ ⟨b⟩ => congrArg _ (Subsingleton.elim a b)⟩

/- Numbers other than zero. -/
instance instNeZeroNatIte {p : Prop} [Decidable p] {n m : Nat} [NeZero n] [NeZero m] : NeZero (if p then n else m) :=
  ⟨by split; exact NeZero.ne n; exact NeZero.ne m⟩
instance instNeZeroNatHAdd {n m : Nat} [h : NeZero n] : NeZero (n + m) :=
  ⟨fun e => h.out (Nat.add_eq_zero_iff.mp e).1⟩
instance instNeZeroNatHAdd_1 {n m : Nat} [h : NeZero m] : NeZero (n + m) :=
  ⟨fun e => h.out (Nat.add_eq_zero_iff.mp e).2⟩
instance instNeZeroNatHMul {n m : Nat} [hn : NeZero n] [hm : NeZero m] : NeZero (n * m) :=
  ⟨fun e => (Nat.mul_eq_zero.mp e).elim hn.out hm.out⟩

/- Pairs. -/
instance instBEqProd {α : Type u} {β : Type v} [BEq α] [BEq β] : BEq (α × β) :=
  ⟨fun (a₁, b₁) (a₂, b₂) => a₁ == a₂ && b₁ == b₂⟩
namespace Prod
variable {α : Type u} {β : Type v}
instance instReflBEq [BEq α] [BEq β] [ReflBEq α] [ReflBEq β] : ReflBEq (α × β) where
  rfl {a} := show (a.1 == a.1 && a.2 == a.2) = true by rw [BEq.rfl, BEq.rfl]; rfl
instance instLawfulBEq [BEq α] [BEq β] [LawfulBEq α] [LawfulBEq β] : LawfulBEq (α × β) where
  eq_of_beq {a b} h := by
    have k := (Bool.and_eq_true _ _).mp (show (a.1 == b.1 && a.2 == b.2) = true from h)
    exact Prod.ext (eq_of_beq k.1) (eq_of_beq k.2)
def lexLt [LT α] [LT β] (s : α × β) (t : α × β) : Prop := s.1 < t.1 ∨ (s.1 = t.1 ∧ s.2 < t.2)
instance lexLtDec [LT α] [LT β] [DecidableEq α] [(a b : α) → Decidable (a < b)] [(a b : β) → Decidable (a < b)] :
    (s t : α × β) → Decidable (Prod.lexLt s t) := fun _ _ => inferInstanceAs (Decidable (_ ∨ _))
theorem lexLt_def [LT α] [LT β] (s t : α × β) : (Prod.lexLt s t) = (s.1 < t.1 ∨ (s.1 = t.1 ∧ s.2 < t.2)) := rfl
instance Lex.instDecidableRelOfDecidableEq [αeqDec : DecidableEq α] {r : α → α → Prop} [rDec : DecidableRel r]
    {s : β → β → Prop} [sDec : DecidableRel s] : DecidableRel (Prod.Lex r s)
  | (a, b), (a', b') => match rDec a a' with
    | isTrue raa' => isTrue (.left b b' raa')
    | isFalse nraa' => match αeqDec a a' with
      | isTrue eq => match sDec b b' with
        | isTrue sbb' => isTrue (eq ▸ .right a sbb')
        | isFalse nsbb' => isFalse fun h => by cases h with | left _ _ h => exact nraa' h | right _ h => exact nsbb' h
      | isFalse neqaa' => isFalse fun h => by cases h with | left _ _ h => exact nraa' h | right _ h => exact neqaa' rfl
end Prod

/- Subtypes. -/
namespace Subtype
variable {α : Type u} {P : α → Prop}
instance instLE [LE α] : LE (Subtype P) := ⟨fun a b => a.val ≤ b.val⟩
instance instLT [LT α] : LT (Subtype P) := ⟨fun a b => a.val < b.val⟩
instance instLawfulOrderLT [LT α] [LE α] [Std.LawfulOrderLT α] : Std.LawfulOrderLT (Subtype P) :=
  ⟨fun a b => Std.LawfulOrderLT.lt_iff a.val b.val⟩
instance instReflLE [LE α] [i : Std.Refl (α := α) (· ≤ ·)] : Std.Refl (α := Subtype P) (· ≤ ·) :=
  ⟨fun a => i.refl a.val⟩
instance instAntisymmLE [LE α] [i : Std.Antisymm (α := α) (· ≤ ·)] : Std.Antisymm (α := Subtype P) (· ≤ ·) :=
  ⟨fun a b h k => Subtype.ext (i.antisymm a.val b.val h k)⟩
instance instTotalLE [LE α] [i : Std.Total (α := α) (· ≤ ·)] : Std.Total (α := Subtype P) (· ≤ ·) :=
  ⟨fun a b => i.total a.val b.val⟩
instance instTransLE [LE α] [i : Trans (α := α) (· ≤ ·) (· ≤ ·) (· ≤ ·)] :
    Trans (α := Subtype P) (· ≤ ·) (· ≤ ·) (· ≤ ·) := ⟨fun h k => i.trans h k⟩
instance instIsPreorder [LE α] [Std.IsPreorder α] : Std.IsPreorder (Subtype P) :=
  ⟨fun a => Std.IsPreorder.le_refl a.val, fun a b c => Std.IsPreorder.le_trans a.val b.val c.val⟩
instance instIsLinearPreorder [LE α] [Std.IsLinearPreorder α] : Std.IsLinearPreorder (Subtype P) where
  le_total a b := Std.IsLinearPreorder.le_total a.val b.val
instance instIsPartialOrder [LE α] [Std.IsPartialOrder α] : Std.IsPartialOrder (Subtype P) where
  le_antisymm a b h k := Subtype.ext (Std.IsPartialOrder.le_antisymm a.val b.val h k)
instance instIsLinearOrder [LE α] [Std.IsLinearOrder α] : Std.IsLinearOrder (Subtype P) where
  le_antisymm a b h k := Subtype.ext (Std.IsPartialOrder.le_antisymm a.val b.val h k)
  le_total a b := Std.IsLinearPreorder.le_total a.val b.val
end Subtype

/- Comparison. -/
instance instOrdChar : Ord Char := ⟨fun a b => compareOfLessAndEq a b⟩
instance instOrdOption {α : Type u} [Ord α] : Ord (Option α) := ⟨fun
  | none, none => .eq
  | none, some _ => .lt
  | some _, none => .gt
  | some x, some y => compare x y⟩
instance instOrdSubtype {α : Type u} [Ord α] {P : α → Prop} : Ord (Subtype P) := ⟨fun a b => compare a.val b.val⟩
