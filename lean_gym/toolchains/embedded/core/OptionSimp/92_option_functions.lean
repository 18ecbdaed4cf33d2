/-
Options: monadic functions, partial filters, choice.
-/
namespace Option
section
variable {m : Type u → Type v}
def getM [Alternative m] {α : Type u} : Option α → m α
  | none => failure
  | some a => pure a
@[inline] protected def bindM {α : Type w} {β : Type u} [Pure m] (f : α → m (Option β)) : Option α → m (Option β)
  | none => pure none
  | some a => f a
@[inline] protected def mapA {α : Type w} {β : Type u} [Applicative m] (f : α → m β) : Option α → m (Option β) :=
  Option.mapM f
@[inline] protected def filterM {m : Type → Type v} {α : Type} [Applicative m] (p : α → m Bool) :
    Option α → m (Option α)
  | none => pure none
  | some a => (fun b => if b then some a else none) <$> p a
@[inline] def sequence [Applicative m] {α : Type u} : Option (m α) → m (Option α)
  | none => pure none
  | some f => some <$> f
@[inline] def elimM [Monad m] {α β : Type u} (x : m (Option α)) (y : m β) (z : α → m β) : m β :=
  x >>= fun o => o.elim y z
@[inline] def getDM [Pure m] {α : Type u} (x : Option α) (y : m α) : m α :=
  match x with
  | some a => pure a
  | none => y
instance instForMOfMonad {α : Type w} [Monad m] : ForM m (Option α) α := ⟨Option.forM⟩
@[inline] def pfilter {α : Type u} (o : Option α) (p : (a : α) → o = some a → Bool) : Option α :=
  match o with
  | none => none
  | some a => bif p a rfl then some a else none
open Classical in
noncomputable def choice (α : Type u) : Option α := if h : Nonempty α then some (Classical.choice h) else none
instance decidableForallMem {α : Type u} {p : α → Prop} [DecidablePred p] :
    (o : Option α) → Decidable (∀ a, a ∈ o → p a)
  | none => isTrue nofun
  | some a => decidable_of_iff (p a) ⟨fun h _ e => Option.some.inj e ▸ h, fun h => h a rfl⟩
instance decidableExistsMem {α : Type u} {p : α → Prop} [DecidablePred p] :
    (o : Option α) → Decidable (∃ a, a ∈ o ∧ p a)
  | none => isFalse nofun
  | some a => decidable_of_iff (p a) ⟨fun h => ⟨a, rfl, h⟩, fun ⟨_, e, h⟩ => Option.some.inj e ▸ h⟩
instance instDecidableMemOfDecidableEq {α : Type u} [DecidableEq α] (j : α) (o : Option α) : Decidable (j ∈ o) :=
  inferInstanceAs (Decidable (o = some j))
instance instSubsingletonSubtypeEqSome {α : Type u} {o : Option α} : Subsingleton { x : α // o = some x } :=
  ⟨fun ⟨_, h⟩ ⟨_, k⟩ => Subtype.ext (Option.some.inj (h.symm.trans k))⟩
instance commutative_merge {α : Type u} (f : α → α → α) [Std.Commutative f] : Std.Commutative (merge f) :=
  ⟨fun a b => by cases a <;> cases b <;> simp only [merge, Std.Commutative.comm (op := f)]⟩
instance associative_merge {α : Type u} (f : α → α → α) [Std.Associative f] : Std.Associative (merge f) :=
  ⟨fun a b c => by cases a <;> cases b <;> cases c <;> simp only [merge, Std.Associative.assoc (op := f)]⟩
instance idempotentOp_merge {α : Type u} (f : α → α → α) [Std.IdempotentOp f] : Std.IdempotentOp (merge f) :=
  ⟨fun a => by cases a <;> simp only [merge, Std.IdempotentOp.idempotent (op := f)]⟩
instance lawfulIdentity_merge {α : Type u} (f : α → α → α) : Std.LawfulIdentity (merge f) none where
  left_id _ := merge_none_left
  right_id _ := merge_none_right
instance instLawfulIdentityMaxNone {α : Type u} [Max α] : Std.LawfulIdentity (max (α := Option α)) none where
  left_id _ := max_none_left
  right_id _ := max_none_right
instance instIdempotentOpMax {α : Type u} [Max α] [Std.IdempotentOp (max (α := α))] :
    Std.IdempotentOp (max (α := Option α)) :=
  ⟨fun a => by cases a with | none => rfl | some a => exact congrArg some (Std.IdempotentOp.idempotent a)⟩

/- Monadic functions. -/
@[simp] theorem getM_none {α : Type u} [Alternative m] : (none : Option α).getM = (failure : m α) := rfl
@[simp] theorem getM_some {α : Type u} [Alternative m] {a : α} : (some a).getM = (pure a : m α) := rfl
@[simp] theorem bindM_none {α : Type w} {β : Type u} [Pure m] (f : α → m (Option β)) :
    Option.bindM f none = pure none := rfl
@[simp] theorem bindM_some {α : Type w} {β : Type u} [Pure m] (a : α) (f : α → m (Option β)) :
    Option.bindM f (some a) = f a := rfl
@[simp] theorem mapM_none {α : Type w} {β : Type u} [Applicative m] (f : α → m β) : Option.mapM f none = pure none :=
  rfl
@[simp] theorem mapM_some {α : Type w} {β : Type u} [Applicative m] (x : α) (f : α → m β) :
    Option.mapM f (some x) = some <$> f x := rfl
@[simp] theorem mapA_eq_mapM {α : Type w} {β : Type u} {o : Option α} [Applicative m] {f : α → m β} :
    Option.mapA f o = Option.mapM f o := rfl
@[simp] theorem filterM_none {m : Type → Type u} {α : Type} [Applicative m] (p : α → m Bool) :
    Option.filterM p none = pure none := rfl
@[simp] theorem sequence_none {α : Type u} [Applicative m] : (none : Option (m α)).sequence = pure none := rfl
@[simp] theorem sequence_some {α : Type u} [Applicative m] (f : m α) : (some f).sequence = some <$> f := rfl
@[simp] theorem getDM_none {α : Type u} [Pure m] (y : m α) : (none : Option α).getDM y = y := rfl
@[simp] theorem getDM_some {α : Type u} [Pure m] (a : α) (y : m α) : (some a).getDM y = pure a := rfl
@[simp] theorem elimM_pure {α β : Type u} [Monad m] [LawfulMonad m] (x : Option α) (y : m β) (z : α → m β) :
    elimM (pure x) y z = x.elim y z := pure_bind ..
@[simp] theorem elimM_bind {α β γ : Type u} [Monad m] [LawfulMonad m] (x : m α) (f : α → m (Option β)) (y : m γ)
    (z : β → m γ) : elimM (x >>= f) y z = x >>= fun a => elimM (f a) y z := LawfulMonad.bind_assoc ..
@[simp] theorem elimM_map {α β γ : Type u} [Monad m] [LawfulMonad m] (x : m α) (f : α → Option β) (y : m γ)
    (z : β → m γ) : elimM (f <$> x) y z = x >>= fun a => (f a).elim y z := bind_map_left ..
@[simp] theorem forM_eq_forM {α : Type w} [Monad m] : Option.forM (m := m) (α := α) = forM := rfl
@[simp] theorem forM_none {α : Type w} [Monad m] (f : α → m PUnit) : forM none f = pure PUnit.unit := rfl
@[simp] theorem forM_some {α : Type w} [Monad m] (f : α → m PUnit) (a : α) : forM (some a) f = f a := rfl
@[simp] theorem forM_map {α : Type w} {β : Type x} [Monad m] [LawfulMonad m] (o : Option α) (g : α → β)
    (f : β → m PUnit) : forM (Option.map g o) f = forM o fun (a : α) => f (g a) := by cases o <;> rfl
@[simp] theorem throw_eq_none {α : Type u} : throw () = (none : Option α) := rfl
@[simp] theorem tryCatch_eq_or {α : Type u} (o : Option α) (alternative : Unit → Option α) :
    tryCatch o alternative = o.or (alternative ()) := by cases o <;> rfl

/- Loops. -/
@[simp] theorem forIn'_map {α : Type w} {β : Type x} {γ : Type u} {init : γ} [Monad m] [LawfulMonad m] (o : Option α)
    (g : α → β) (f : (b : β) → b ∈ Option.map g o → γ → m (ForInStep γ)) :
    forIn' (Option.map g o) init f =
    forIn' o init fun (a : α) (h : a ∈ o) (y : γ) => f (g a) (mem_map_of_mem g h) y := by
  cases o <;> rfl
@[simp] theorem forIn_map {α : Type w} {β : Type x} {γ : Type u} {init : γ} [Monad m] [LawfulMonad m] (o : Option α)
    (g : α → β) (f : β → γ → m (ForInStep γ)) : forIn (Option.map g o) init f =
    forIn o init fun (a : α) (y : γ) => f (g a) y := by cases o <;> rfl
@[simp] theorem forIn'_yield_eq_pelim {α : Type w} {β γ : Type u} [Monad m] [LawfulMonad m] (o : Option α)
    (f : (a : α) → a ∈ o → β → m γ) (g : (a : α) → a ∈ o → β → γ → β) (b : β) :
    (forIn' o b fun (a : α) (m_1 : a ∈ o) (b : β) => (fun (c : γ) => ForInStep.yield (g a m_1 b c)) <$> f a m_1 b) =
    o.pelim (pure b) fun (a : α) (h : o = some a) => g a h b <$> f a h b := by
  cases o with
  | none => rfl
  | some a => exact (bind_map_left ..).trans (bind_pure_comp ..)
@[simp] theorem forIn'_pure_yield_eq_pelim {α : Type w} {β : Type u} [Monad m] [LawfulMonad m] (o : Option α)
    (f : (a : α) → a ∈ o → β → β) (b : β) : (forIn' o b fun (a : α) (m_1 : a ∈ o) (b : β) => pure
    (ForInStep.yield (f a m_1 b))) = (pure (o.pelim b fun (a : α) (h : o = some a) => f a h b) : m β) := by
  cases o with
  | none => rfl
  | some a => exact pure_bind ..
@[simp] theorem idRun_forIn'_yield_eq_pelim {α : Type u} {β : Type v} (o : Option α) (f : (a : α) → a ∈ o → β → Id β)
    (b : β) : (forIn' o b fun (a : α) (m : a ∈ o) (b : β) => ForInStep.yield <$> f a m b).run =
    o.pelim b fun (a : α) (h : o = some a) => (f a h b).run := by cases o <;> rfl
@[simp] theorem forIn_yield_eq_elim {α : Type w} {β γ : Type u} [Monad m] [LawfulMonad m] (o : Option α)
    (f : α → β → m γ) (g : α → β → γ → β) (b : β) : (forIn o b fun (a : α) (b : β) =>
    (fun (c : γ) => ForInStep.yield (g a b c)) <$> f a b) = o.elim (pure b) fun (a : α) => g a b <$> f a b := by
  cases o with
  | none => rfl
  | some a => exact (bind_map_left ..).trans (bind_pure_comp ..)
@[simp] theorem forIn_pure_yield_eq_elim {α : Type w} {β : Type u} [Monad m] [LawfulMonad m] (o : Option α)
    (f : α → β → β) (b : β) : (forIn o b fun (a : α) (b : β) => pure (ForInStep.yield (f a b))) =
    (pure (o.elim b fun (a : α) => f a b) : m β) := by
  cases o with
  | none => rfl
  | some a => exact pure_bind ..
@[simp] theorem idRun_forIn_yield_eq_elim {α : Type u} {β : Type v} (o : Option α) (f : α → β → Id β) (b : β) :
    (forIn o b fun (a : α) (b : β) => ForInStep.yield <$> f a b).run = o.elim b fun (a : α) => (f a b).run := by
  cases o <;> rfl
end

/- `choice`. -/
@[simp] theorem choice_eq_default {α : Type u} [Subsingleton α] [Inhabited α] : choice α = some default := by
  rw [choice, dif_pos ⟨default⟩, Subsingleton.elim (Classical.choice _) default]
theorem choice_eq_none_iff_not_nonempty {α : Type u} : choice α = none ↔ ¬Nonempty α := by
  by_cases h : Nonempty α <;> simp [choice, h]
theorem isSome_choice_iff_nonempty {α : Type u} : (choice α).isSome = true ↔ Nonempty α := by
  by_cases h : Nonempty α <;> simp [choice, h]
@[simp] theorem isSome_choice {α : Type u} [Nonempty α] : (choice α).isSome = true := isSome_choice_iff_nonempty.2 ‹_›
@[simp] theorem isNone_choice_eq_false {α : Type u} [Nonempty α] : (choice α).isNone = false :=
  isNone_eq_false_iff.2 isSome_choice
@[simp] theorem getD_choice {α : Type u} {a : α} :
    (choice α).getD a = (choice α).get (isSome_choice_iff_nonempty.2 ⟨a⟩) :=
  (get_eq_getD ..).symm
@[simp] theorem get!_choice {α : Type u} [Inhabited α] : (choice α).get! = (choice α).get isSome_choice :=
  (get_eq_get! ..).symm

/- Equality tests. -/
@[simp] theorem reflBEq_iff {α : Type u} [BEq α] : ReflBEq (Option α) ↔ ReflBEq α :=
  ⟨fun h => ⟨fun {a} => h.rfl (a := some a)⟩, fun _ => inferInstance⟩
@[simp] theorem lawfulBEq_iff {α : Type u} [BEq α] : LawfulBEq (Option α) ↔ LawfulBEq α := by
  refine ⟨fun h => ?_, fun _ => inferInstance⟩
  have : ReflBEq α := reflBEq_iff.1 inferInstance
  exact ⟨fun {a b} e => Option.some.inj (h.eq_of_beq (a := some a) (b := some b) e)⟩
@[simp] theorem filter_beq_self {α : Type u} [BEq α] [ReflBEq α] {p : α → Bool} {o : Option α} :
    (Option.filter p o == o) = Option.all p o := by
  cases o with
  | none => rfl
  | some a => cases h : p a <;> simp [filter_some, h]
@[simp] theorem self_beq_filter {α : Type u} [BEq α] [ReflBEq α] {p : α → Bool} {o : Option α} :
    (o == Option.filter p o) = Option.all p o := by
  cases o with
  | none => rfl
  | some a => cases h : p a <;> simp [filter_some, h]
@[simp] theorem guard_beq_some {α : Type u} [BEq α] [ReflBEq α] {x : α} {p : α → Bool} :
    (guard p x == some x) = p x := by
  cases h : p x <;> simp [guard, h]
end Option
