/-
Laws of `OptionT` and `EStateM`, how transformers run what they lift, and coercions inside of monads.
-/
/- `OptionT`. -/
namespace OptionT
variable {m : Type u → Type v} [Monad m] {α β : Type u}
instance instInhabitedOfPure {m : Type u → Type v} [Pure m] : Inhabited (OptionT m α) := ⟨OptionT.mk (pure none)⟩
instance _root_.instMonadControlOptionTOfMonad {m : Type u → Type v} [Monad m] : MonadControl m (OptionT m) where
  stM := Option
  liftWith f := liftM <| f fun x => x.run
  restoreM x := x
instance instLawfulMonad [LawfulMonad m] : LawfulMonad (OptionT m) := LawfulMonad.mk'
  (id_map := fun x => by
    refine (bind_congr (m := m) fun o => ?_).trans (bind_pure (m := m) x)
    cases o <;> rfl)
  (pure_bind := fun a f => pure_bind (m := m) (some a) fun
    | some a => f a
    | none => pure none)
  (bind_assoc := fun x f g => by
    refine (LawfulMonad.bind_assoc (m := m) ..).trans (bind_congr (m := m) fun o => ?_)
    cases o with
    | none => exact pure_bind (m := m) none _
    | some a => rfl)
theorem bind_pure_comp (f : α → β) (x : OptionT m α) : x >>= pure ∘ f = f <$> x := rfl
theorem seq_eq (mf : OptionT m (α → β)) (x : OptionT m α) : mf <*> x = mf >>= fun f => f <$> x := rfl
theorem seqLeft_eq [LawfulMonad m] (x : OptionT m α) (y : OptionT m β) : x <* y = Function.const β <$> x <*> y :=
  LawfulApplicative.seqLeft_eq x y
theorem seqRight_eq [LawfulMonad m] (x : OptionT m α) (y : OptionT m β) : x *> y = Function.const α id <$> x <*> y :=
  LawfulApplicative.seqRight_eq x y
@[simp] theorem run_liftWith [LawfulMonad m] (f : ({β : Type u} → OptionT m β → m (stM m (OptionT m) β)) → m α) :
    OptionT.run (liftWith f) = some <$> f fun x => x.run :=
  LawfulMonad.bind_pure_comp (m := m) some _
@[simp] theorem run_restoreM (x : stM m (OptionT m) α) : OptionT.run (restoreM x : OptionT m α) = pure x := rfl
end OptionT

/- `EStateM`. -/
namespace EStateM
variable {ε σ α β : Type u}
@[always_inline, inline] protected def run (x : EStateM ε σ α) (s : σ) : Result ε σ α := x s
@[always_inline, inline] protected def run' (x : EStateM ε σ α) (s : σ) : Option α :=
  match x.run s with
  | .ok v _ => some v
  | .error .. => none
@[always_inline, inline] protected def set (s : σ) : EStateM ε σ PUnit := fun _ => .ok ⟨⟩ s
@[always_inline, inline] protected def get : EStateM ε σ σ := fun s => .ok s s
@[always_inline, inline] protected def modifyGet (f : σ → Prod α σ) : EStateM ε σ α := fun s =>
  match f s with
  | (a, s) => .ok a s
@[always_inline, inline] protected def map (f : α → β) (x : EStateM ε σ α) : EStateM ε σ β := fun s =>
  match x s with
  | .ok a s => .ok (f a) s
  | .error e s => .error e s
@[always_inline, inline] protected def seqRight (x : EStateM ε σ α) (y : Unit → EStateM ε σ β) : EStateM ε σ β :=
  fun s =>
  match x s with
  | .ok _ s => y () s
  | .error e s => .error e s
@[always_inline, inline] def adaptExcept {ε' : Type u} (f : ε → ε') (x : EStateM ε σ α) : EStateM ε' σ α := fun s =>
  match x s with
  | .error e s => .error (f e) s
  | .ok a s => .ok a s
instance instInhabitedResult [Inhabited ε] [Inhabited σ] : Inhabited (Result ε σ α) := ⟨.error default default⟩
instance instInhabited [Inhabited ε] : Inhabited (EStateM ε σ α) := ⟨EStateM.throw default⟩
instance instMonadStateOf : MonadStateOf σ (EStateM ε σ) where
  get := EStateM.get
  set := EStateM.set
  modifyGet := EStateM.modifyGet
instance instLawfulMonad : LawfulMonad (EStateM ε σ) := LawfulMonad.mk'
  (id_map := fun x => funext fun s => by
    show (match x s with | .ok a s => pure (f := EStateM ε σ) a s | .error e s => .error e s) = x s
    cases x s <;> rfl)
  (pure_bind := fun _ _ => rfl)
  (bind_assoc := fun x f g => funext fun s => by
    show EStateM.bind (EStateM.bind x f) g s = EStateM.bind x (fun a => EStateM.bind (f a) g) s
    unfold EStateM.bind
    cases x s <;> rfl)
@[simp] theorem run_pure (a : α) (s : σ) : EStateM.run (pure a : EStateM ε σ α) s = .ok a s := rfl
@[simp] theorem run_get (s : σ) : EStateM.run (get : EStateM ε σ σ) s = .ok s s := rfl
@[simp] theorem run_set (s₁ s₂ : σ) : EStateM.run (set s₁ : EStateM ε σ PUnit) s₂ = .ok ⟨⟩ s₁ := rfl
@[simp] theorem run_modify (f : σ → σ) (s : σ) : EStateM.run (modify f : EStateM ε σ PUnit) s = .ok ⟨⟩ (f s) := rfl
@[simp] theorem run_modifyGet (f : σ → α × σ) (s : σ) :
    EStateM.run (modifyGet f : EStateM ε σ α) s = .ok (f s).1 (f s).2 := rfl
@[simp] theorem run_throw (e : ε) (s : σ) : EStateM.run (throw e : EStateM ε σ PUnit) s = .error e s := rfl
@[simp] theorem run_bind {s : σ} (x : EStateM ε σ α) (f : α → EStateM ε σ β) : EStateM.run (x >>= f) s =
    match EStateM.run x s with
    | .ok x s => EStateM.run (f x) s
    | .error e s => .error e s := rfl
@[simp] theorem run_adaptExcept {ε' : Type u} (f : ε → ε') (x : EStateM ε σ α) (s : σ) :
    EStateM.run (adaptExcept f x) s = match EStateM.run x s with
    | .ok x s => .ok x s
    | .error e s => .error (f e) s := by
  unfold EStateM.run adaptExcept
  cases x s <;> rfl
end EStateM

/- The other transformers. -/
namespace ExceptT
variable {m : Type u → Type v} [Monad m] {ε α β : Type u}
theorem bind_pure_comp (f : α → β) (x : ExceptT ε m α) : x >>= pure ∘ f = f <$> x := by
  refine bind_congr (m := m) fun a => ?_
  cases a <;> rfl
theorem seq_eq (mf : ExceptT ε m (α → β)) (x : ExceptT ε m α) : mf <*> x = mf >>= fun f => f <$> x := rfl
theorem seqLeft_eq [LawfulMonad m] (x : ExceptT ε m α) (y : ExceptT ε m β) : x <* y = Function.const β <$> x <*> y :=
  LawfulApplicative.seqLeft_eq x y
theorem seqRight_eq [LawfulMonad m] (x : ExceptT ε m α) (y : ExceptT ε m β) : x *> y = Function.const α id <$> x <*>
    y :=
  LawfulApplicative.seqRight_eq x y
@[simp] theorem run_liftWith (f : ({β : Type u} → ExceptT ε m β → m (stM m (ExceptT ε m) β)) → m α) :
    ExceptT.run (liftWith f) = Except.ok <$> f fun x => x.run := rfl
end ExceptT
namespace ReaderT
variable {m : Type u → Type v} [Monad m] {ρ α : Type u}
@[simp] theorem run_liftWith (f : ({β : Type u} → ReaderT ρ m β → m (stM m (ReaderT ρ m) β)) → m α) (ctx : ρ) :
    ReaderT.run (liftWith f) ctx = f fun x => x.run ctx := rfl
@[simp] theorem run_restoreM (x : stM m (ReaderT ρ m) α) (ctx : ρ) : ReaderT.run (restoreM x) ctx = pure x := rfl
end ReaderT
namespace StateT
variable {m : Type u → Type v} [Monad m] {σ α β : Type u}
theorem seqLeft_eq [LawfulMonad m] (x : StateT σ m α) (y : StateT σ m β) : x <* y = Function.const β <$> x <*> y :=
  LawfulApplicative.seqLeft_eq x y
theorem seqRight_eq [LawfulMonad m] (x : StateT σ m α) (y : StateT σ m β) : x *> y = Function.const α id <$> x <*> y :=
  LawfulApplicative.seqRight_eq x y
end StateT

/- Coercions of what a monad yields, perhaps into another monad. -/
namespace Lean.Internal
abbrev liftCoeM {m : Type u → Type v} {n : Type u → Type w} {α β : Type u} [MonadLiftT m n] [∀ a, CoeT α a β]
    [Monad n] (x : m α) : n β := do
  let a ← liftM x
  pure (CoeT.coe a)
abbrev coeM {m : Type u → Type v} {α β : Type u} [∀ a, CoeT α a β] [Monad m] (x : m α) : m β := do
  let a ← x
  pure (CoeT.coe a)
end Lean.Internal
