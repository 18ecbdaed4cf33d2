/-
Control: functors and monads with their laws, exceptions, state, environments, optional results, and loops.
-/
universe x u₁ u₂ w₁ w₂
/- What `simp` uses below `have`. -/
section
variable {α : Sort u} {β : Sort v}
theorem have_unused' (a : α) {b b' : β} (h : b = b') : (fun _ => b) a = b' := h
theorem have_unused_dep' (a : α) {b : α → β} {b' : β} (h : ∀ x, b x = b') : b a = b' := h a
theorem have_congr' {a a' : α} {f f' : α → β} (h₁ : a = a') (h₂ : ∀ x, f x = f' x) :
    f a = f' a' := (congrArg f h₁).trans (h₂ a')
theorem have_val_congr' {a a' : α} {f : α → β} (h : a = a') : f a = f a' := congrArg f h
theorem have_body_congr_dep' {β : α → Sort v} (a : α) {f f' : (x : α) → β x} (h : ∀ x, f x = f' x) : f a = f' a := h a
theorem have_body_congr' (a : α) {f f' : α → β} (h : ∀ x, f x = f' x) : f a = f' a := h a
end

/- Functors and alternatives. -/
@[reducible] def Functor.mapRev {f : Type u → Type v} [Functor f] {α β : Type u} : f α → (α → β) → f β :=
  fun a f => f <$> a
@[always_inline, inline] def Functor.discard {f : Type u → Type v} {α : Type u} [Functor f] (x : f α) : f PUnit :=
  Functor.mapConst PUnit.unit x
export Functor (discard)
namespace MonadExcept
@[inline] protected def orElse {ε : Type u} {m : Type v → Type w} [MonadExcept ε m] {α : Type v} (t₁ : m α)
    (t₂ : Unit → m α) : m α := MonadExcept.tryCatch t₁ fun _ => t₂ ()
instance instOrElse {ε : Type u} {m : Type v → Type w} [MonadExcept ε m] {α : Type v} : OrElse (m α) :=
  ⟨MonadExcept.orElse⟩
end MonadExcept
class Alternative (f : Type u → Type v) : Type (max (u+1) v) extends Applicative f where
  failure : {α : Type u} → f α
  orElse : {α : Type u} → f α → (Unit → f α) → f α
instance instOrElseOfAlternative (f : Type u → Type v) (α : Type u) [Alternative f] : OrElse (f α) :=
  ⟨Alternative.orElse⟩
export Alternative (failure)
@[always_inline, inline] def guard {f : Type → Type v} [Alternative f] (p : Prop) [Decidable p] : f Unit :=
  if p then pure () else failure
@[always_inline, inline] def optional {f : Type u → Type v} [Alternative f] {α : Type u} (x : f α) : f (Option α) :=
  some <$> x <|> pure none
class ToBool (α : Type u) where
  toBool : α → Bool
export ToBool (toBool)
instance instToBoolBool : ToBool Bool := ⟨fun b => b⟩
@[macro_inline] def bool {β : Type u} {α : Type v} [ToBool β] (f t : α) (b : β) : α :=
  match toBool b with
  | true => t
  | false => f
@[macro_inline] def orM {m : Type u → Type v} {β : Type u} [Monad m] [ToBool β] (x y : m β) : m β := do
  let b ← x
  match toBool b with
  | true => pure b
  | false => y
@[macro_inline] def andM {m : Type u → Type v} {β : Type u} [Monad m] [ToBool β] (x y : m β) : m β := do
  let b ← x
  match toBool b with
  | true => y
  | false => pure b
@[macro_inline] def notM {m : Type → Type v} [Functor m] (x : m Bool) : m Bool := Bool.not <$> x
@[always_inline, inline] def Bind.kleisliRight {m : Type u → Type v} {α : Type w} {β γ : Type u} [Bind m]
    (f₁ : α → m β) (f₂ : β → m γ) (a : α) : m γ := f₁ a >>= f₂
@[always_inline, inline] def Bind.kleisliLeft {m : Type u → Type v} {α : Type w} {β γ : Type u} [Bind m]
    (f₂ : β → m γ) (f₁ : α → m β) (a : α) : m γ := f₁ a >>= f₂
@[always_inline, inline] def Bind.bindLeft {m : Type u → Type v} {α β : Type u} [Bind m] (f : α → m β) (ma : m α) :
    m β := ma >>= f

/- Lifting from one monad to another. -/
class MonadLift (m : semiOutParam (Type u → Type v)) (n : Type u → Type w) where
  monadLift : {α : Type u} → m α → n α
class MonadLiftT (m : Type u → Type v) (n : Type u → Type w) where
  monadLift : {α : Type u} → m α → n α
export MonadLiftT (monadLift)
@[reducible] def liftM {m : Type u → Type v} {n : Type u → Type w} [MonadLiftT m n] {α : Type u} : m α → n α :=
  monadLift
@[always_inline] instance instMonadLiftTOfMonadLift (m : Type u → Type v) (n : Type u → Type w) (o : Type u → Type x)
    [MonadLift n o] [MonadLiftT m n] : MonadLiftT m o := ⟨fun x => MonadLift.monadLift (m := n) (monadLift x)⟩
instance instMonadLiftT (m : Type u → Type v) : MonadLiftT m m := ⟨fun x => x⟩
class MonadFunctor (m : semiOutParam (Type u → Type v)) (n : Type u → Type w) where
  monadMap {α : Type u} : ({β : Type u} → m β → m β) → n α → n α
class MonadFunctorT (m : Type u → Type v) (n : Type u → Type w) where
  monadMap {α : Type u} : ({β : Type u} → m β → m β) → n α → n α
export MonadFunctorT (monadMap)
@[always_inline] instance instMonadFunctorTOfMonadFunctor (m : Type u → Type v) (n : Type u → Type w)
    (o : Type u → Type x) [MonadFunctor n o] [MonadFunctorT m n] : MonadFunctorT m o :=
  ⟨fun f => MonadFunctor.monadMap (m := n) (monadMap (m := m) f)⟩
instance monadFunctorRefl (m : Type u → Type v) : MonadFunctorT m m := ⟨fun f => f⟩
class MonadControl (m : semiOutParam (Type u → Type v)) (n : Type u → Type w) where
  stM : Type u → Type u
  liftWith : {α : Type u} → (({β : Type u} → n β → m (stM β)) → m α) → n α
  restoreM : {α : Type u} → m (stM α) → n α
class MonadControlT (m : Type u → Type v) (n : Type u → Type w) where
  stM : Type u → Type u
  liftWith : {α : Type u} → (({β : Type u} → n β → m (stM β)) → m α) → n α
  restoreM {α : Type u} : stM α → n α
export MonadControlT (stM liftWith restoreM)
@[always_inline] instance instMonadControlTOfMonadControl (m : Type u → Type v) (n : Type u → Type w)
    (o : Type u → Type x) [MonadControl n o] [MonadControlT m n] : MonadControlT m o where
  stM α := stM m n (MonadControl.stM n o α)
  liftWith f := MonadControl.liftWith fun x₂ => liftWith fun x₁ => f (x₁ ∘ x₂)
  restoreM := MonadControl.restoreM ∘ restoreM
instance instMonadControlTOfPure (m : Type u → Type v) [Pure m] : MonadControlT m m where
  stM α := α
  liftWith f := f fun x => x
  restoreM x := pure x
@[always_inline, inline] def controlAt (m : Type u → Type v) {n : Type u → Type w} [MonadControlT m n] [Bind n]
    {α : Type u} (f : ({β : Type u} → n β → m (stM m n β)) → m (stM m n α)) : n α := liftWith f >>= restoreM
@[always_inline, inline] def control {m : Type u → Type v} {n : Type u → Type w} [MonadControlT m n] [Bind n]
    {α : Type u} (f : ({β : Type u} → n β → m (stM m n β)) → m (stM m n α)) : n α := controlAt m f

/- Loops. -/
inductive ForInStep (α : Type u) where
  | done : α → ForInStep α
  | yield : α → ForInStep α
deriving Inhabited
class ForIn (m : Type u₁ → Type u₂) (ρ : Type u) (α : outParam (Type v)) where
  forIn {β : Type u₁} (xs : ρ) (b : β) (f : α → β → m (ForInStep β)) : m β
export ForIn (forIn)
class ForIn' (m : Type u₁ → Type u₂) (ρ : Type u) (α : outParam (Type v)) (d : outParam (Membership α ρ)) where
  forIn' {β : Type u₁} (x : ρ) (b : β) (f : (a : α) → a ∈ x → β → m (ForInStep β)) : m β
export ForIn' (forIn')
@[always_inline] instance (priority := 500) instForInOfForIn' {m : Type u₁ → Type u₂} {ρ : Type u} {α : Type v}
    {d : Membership α ρ} [ForIn' m ρ α d] : ForIn m ρ α where
  forIn x b f := forIn' x b fun a _ => f a
@[simp] theorem forIn'_eq_forIn {m : Type u₁ → Type u₂} {ρ : Type u} {α : Type v} [d : Membership α ρ]
    [ForIn' m ρ α d] {β : Type u₁} (x : ρ) (b : β) (f : (a : α) → a ∈ x → β → m (ForInStep β))
    (g : (a : α) → β → m (ForInStep β)) (h : ∀ a m b, f a m b = g a b) : forIn' x b f = forIn x b g := by
  show forIn' x b f = forIn' x b fun a _ => g a
  congr
  funext a m b
  exact h a m b
class ForM (m : Type u → Type v) (γ : Type w₁) (α : outParam (Type w₂)) where
  forM (coll : γ) (f : α → m PUnit) : m PUnit
export ForM (forM)
namespace ForInStep
@[inline] def value {α : Type u} (x : ForInStep α) : α :=
  match x with
  | ForInStep.done b => b
  | ForInStep.yield b => b
@[simp] theorem value_done {β : Type u} (b : β) : (ForInStep.done b).value = b := rfl
@[simp] theorem value_yield {β : Type u} (b : β) : (ForInStep.yield b).value = b := rfl
end ForInStep

/- Results that may be errors. -/
inductive Except (ε : Type u) (α : Type v) where
  | error : ε → Except ε α
  | ok : α → Except ε α
instance instInhabitedExcept {ε : Type u} {α : Type v} [Inhabited ε] : Inhabited (Except ε α) := ⟨.error default⟩
instance instToStringExcept {ε : Type u} {α : Type v} [ToString ε] [ToString α] : ToString (Except ε α) := ⟨fun
  | .error e => "error: " ++ toString e
  | .ok a => "ok: " ++ toString a⟩
instance instReprExcept {ε : Type u} {α : Type v} [Repr ε] [Repr α] : Repr (Except ε α) := ⟨fun
  | .error e, prec => Repr.addAppParen ("Except.error " ++ reprArg e) prec
  | .ok a, prec => Repr.addAppParen ("Except.ok " ++ reprArg a) prec⟩
namespace Except
variable {ε : Type u}
@[always_inline, inline] protected def pure {α : Type v} (a : α) : Except ε α := .ok a
@[always_inline, inline] protected def map {α : Type v} {β : Type w} (f : α → β) : Except ε α → Except ε β
  | .error err => .error err
  | .ok v => .ok (f v)
@[simp] theorem map_id {α : Type v} : Except.map (ε := ε) (α := α) id = id := by
  funext e
  cases e <;> rfl
@[always_inline, inline] protected def mapError {ε' : Type w} {α : Type v} (f : ε → ε') : Except ε α → Except ε' α
  | .error err => .error (f err)
  | .ok v => .ok v
@[always_inline, inline] protected def bind {α : Type v} {β : Type w} (ma : Except ε α) (f : α → Except ε β) :
    Except ε β :=
  match ma with
  | .error err => .error err
  | .ok v => f v
@[always_inline, inline] protected def toBool {α : Type v} : Except ε α → Bool
  | .ok _ => true
  | .error _ => false
abbrev isOk {α : Type v} : Except ε α → Bool := Except.toBool
@[always_inline, inline] protected def toOption {α : Type v} : Except ε α → Option α
  | .ok a => some a
  | .error _ => none
@[always_inline, inline] protected def tryCatch {α : Type v} (ma : Except ε α) (handle : ε → Except ε α) :
    Except ε α :=
  match ma with
  | .ok a => .ok a
  | .error e => handle e
def orElseLazy {α : Type v} (x : Except ε α) (y : Unit → Except ε α) : Except ε α :=
  match x with
  | .ok a => .ok a
  | .error _ => y ()
@[always_inline] instance instMonad : Monad (Except ε) where
  pure := Except.pure
  bind := Except.bind
  map := Except.map
@[simp] theorem map_error {α β : Type v} (f : α → β) (e : ε) : f <$> (.error e : Except ε α) = .error e := rfl
@[simp] theorem map_ok {α β : Type v} (f : α → β) (x : α) : f <$> (.ok x : Except ε α) = .ok (f x) := rfl
end Except
instance instMonadExceptOfExcept (ε : Type u) : MonadExceptOf ε (Except ε) where
  throw := Except.error
  tryCatch := Except.tryCatch

/- Exceptions. -/
@[always_inline, inline] abbrev throwThe (ε : Type u) {m : Type v → Type w} [MonadExceptOf ε m] {α : Type v} (e : ε) :
    m α := MonadExceptOf.throw e
@[always_inline, inline] abbrev tryCatchThe (ε : Type u) {m : Type v → Type w} [MonadExceptOf ε m] {α : Type v}
    (x : m α) (handle : ε → m α) : m α := MonadExceptOf.tryCatch x handle
namespace MonadExcept
@[always_inline, inline] def ofExcept {m : Type u → Type v} {ε : Type w} {α : Type u} [Monad m] [MonadExcept ε m] :
    Except ε α → m α
  | .ok a => pure a
  | .error e => throw e
@[always_inline, inline] def orelse' {ε : Type u} {m : Type v → Type w} [MonadExcept ε m] {α : Type v} (t₁ t₂ : m α)
    (useFirstEx := true) : m α := tryCatch t₁ fun e₁ => tryCatch t₂ fun e₂ => throw (if useFirstEx then e₁ else e₂)
end MonadExcept
export MonadExcept (ofExcept)
class MonadFinally (m : Type u → Type v) where
  tryFinally' {α β : Type u} : (x : m α) → (f : Option α → m β) → m (α × β)
export MonadFinally (tryFinally')
@[always_inline, inline] abbrev tryFinally {m : Type u → Type v} {α β : Type u} [MonadFinally m] [Functor m]
    (x : m α) (finalizer : m β) : m α :=
  let y := tryFinally' x (fun _ => finalizer)
  (·.1) <$> y
@[always_inline] instance Id.finally : MonadFinally Id where
  tryFinally' := fun x h =>
    let a := x
    let b := h (some x)
    pure (a, b)
instance Id.instMonadLiftTOfPure {m : Type u → Type v} [Pure m] : MonadLiftT Id m := ⟨fun x => pure x.run⟩
instance Id.instOfNat {α : Type u} {n : Nat} [OfNat α n] : OfNat (Id α) n := inferInstanceAs (OfNat α n)

def ExceptT (ε : Type u) (m : Type u → Type v) (α : Type u) : Type v := m (Except ε α)
@[always_inline, inline] def ExceptT.mk {ε : Type u} {m : Type u → Type v} {α : Type u} (x : m (Except ε α)) :
    ExceptT ε m α := x
@[always_inline, inline] def ExceptT.run {ε : Type u} {m : Type u → Type v} {α : Type u} (x : ExceptT ε m α) :
    m (Except ε α) := x
@[always_inline, inline] def ExceptT.runK {ε : Type u} {m : Type u → Type v} {α β : Type u} [Monad m]
    (x : ExceptT ε m α) (ok : α → m β) (error : ε → m β) : m β :=
  x.run >>= fun
    | .ok a => ok a
    | .error e => error e
@[always_inline, inline] def ExceptT.runCatch {m : Type u → Type v} {α : Type u} [Monad m] (x : ExceptT α m α) :
    m α := x.runK pure pure
namespace ExceptT
variable {ε : Type u} {m : Type u → Type v} [Monad m]
@[always_inline, inline] protected def pure {α : Type u} (a : α) : ExceptT ε m α := ExceptT.mk (pure (Except.ok a))
@[always_inline, inline] protected def bindCont {α β : Type u} (f : α → ExceptT ε m β) : Except ε α → m (Except ε β)
  | .ok a => f a
  | .error e => pure (.error e)
@[always_inline, inline] protected def bind {α β : Type u} (ma : ExceptT ε m α) (f : α → ExceptT ε m β) :
    ExceptT ε m β := ExceptT.mk (ma >>= ExceptT.bindCont f)
@[always_inline, inline] protected def map {α β : Type u} (f : α → β) (x : ExceptT ε m α) : ExceptT ε m β :=
  ExceptT.mk <| x >>= fun a => match a with
    | .ok a => pure (.ok (f a))
    | .error e => pure (.error e)
@[always_inline, inline] protected def lift {α : Type u} (t : m α) : ExceptT ε m α := ExceptT.mk (Except.ok <$> t)
@[always_inline] instance instMonadLiftExcept : MonadLift (Except ε) (ExceptT ε m) := ⟨fun e => ExceptT.mk (pure e)⟩
instance instMonadLift : MonadLift m (ExceptT ε m) := ⟨ExceptT.lift⟩
@[always_inline, inline] protected def tryCatch {α : Type u} (ma : ExceptT ε m α) (handle : ε → ExceptT ε m α) :
    ExceptT ε m α :=
  ExceptT.mk <| ma >>= fun res => match res with
    | .ok a => pure (.ok a)
    | .error e => (handle e)
instance instMonadFunctor : MonadFunctor m (ExceptT ε m) := ⟨fun f x => f x⟩
@[always_inline] instance instMonad : Monad (ExceptT ε m) where
  pure := ExceptT.pure
  bind := ExceptT.bind
  map := ExceptT.map
@[always_inline, inline] protected def adapt {ε' α : Type u} (f : ε → ε') : ExceptT ε m α → ExceptT ε' m α :=
  fun x => ExceptT.mk (Except.mapError f <$> x)
end ExceptT
@[always_inline] instance instMonadExceptOfExceptT (m : Type u → Type v) (ε₁ ε₂ : Type u) [MonadExceptOf ε₁ m] :
    MonadExceptOf ε₁ (ExceptT ε₂ m) where
  throw e := ExceptT.mk (throwThe ε₁ e)
  tryCatch x handle := ExceptT.mk (tryCatchThe ε₁ x handle)
@[always_inline] instance instMonadExceptOfExceptTOfMonad (m : Type u → Type v) (ε : Type u) [Monad m] :
    MonadExceptOf ε (ExceptT ε m) where
  throw e := ExceptT.mk (pure (Except.error e))
  tryCatch := ExceptT.tryCatch
instance instInhabitedExceptTOfMonad {m : Type u → Type v} {ε α : Type u} [Monad m] [Inhabited ε] :
    Inhabited (ExceptT ε m α) := ⟨throw default⟩
@[always_inline] instance instMonadControlExceptTOfMonad (ε : Type u) (m : Type u → Type v) [Monad m] :
    MonadControl m (ExceptT ε m) where
  stM := Except ε
  liftWith f := liftM <| f fun x => x.run
  restoreM x := x
@[always_inline] instance ExceptT.finally {m : Type u → Type v} {ε : Type u} [MonadFinally m] [Monad m] :
    MonadFinally (ExceptT ε m) where
  tryFinally' := fun x h => ExceptT.mk do
    let r ← tryFinally' x fun e? => match e? with
      | some (.ok a) => h (some a)
      | _ => h none
    match r with
    | (.ok a, .ok b) => pure (.ok (a, b))
    | (_, .error e) => pure (.error e)
    | (.error e, _) => pure (.error e)
@[always_inline, inline] def observing {ε α : Type u} {m : Type u → Type v} [Monad m] [MonadExcept ε m] (x : m α) :
    m (Except ε α) := tryCatch (do let a ← x; pure (Except.ok a)) (fun ex => pure (Except.error ex))
def liftExcept {ε α : Type u} {m : Type u → Type v} [MonadExceptOf ε m] [Pure m] : Except ε α → m α
  | .ok a => pure a
  | .error e => throw e

/- Optional results. -/
@[always_inline] instance instAlternativeOption : Alternative Option where
  failure := Option.none
  orElse := Option.orElse
@[always_inline, inline] protected def Option.tryCatch {α : Type u} (x : Option α) (handle : Unit → Option α) :
    Option α :=
  match x with
  | some _ => x
  | none => handle ()
instance instMonadExceptOfUnitOption : MonadExceptOf Unit Option where
  throw := fun _ => Option.none
  tryCatch := Option.tryCatch
def OptionT (m : Type u → Type v) (α : Type u) : Type v := m (Option α)
@[always_inline, inline] def OptionT.run {m : Type u → Type v} {α : Type u} (x : OptionT m α) : m (Option α) := x
namespace OptionT
@[always_inline, inline] protected def mk {m : Type u → Type v} {α : Type u} (x : m (Option α)) : OptionT m α := x
variable {m : Type u → Type v} [Monad m] {α : Type u}
@[always_inline, inline] protected def bind {β : Type u} (x : OptionT m α) (f : α → OptionT m β) :
    OptionT m β := OptionT.mk do
  match (← x) with
  | some a => f a
  | none => pure none
@[always_inline, inline] protected def pure (a : α) : OptionT m α := OptionT.mk do
  pure (some a)
@[always_inline] instance instMonad : Monad (OptionT m) where
  pure := OptionT.pure
  bind := OptionT.bind
@[always_inline, inline] protected def orElse (x : OptionT m α) (y : Unit → OptionT m α) : OptionT m α :=
  OptionT.mk do
    match (← x) with
    | some a => pure (some a)
    | _ => y ()
@[always_inline, inline] protected def fail : OptionT m α := OptionT.mk do
  pure none
@[always_inline] instance instAlternative : Alternative (OptionT m) where
  failure := OptionT.fail
  orElse := OptionT.orElse
@[always_inline, inline] protected def lift (x : m α) : OptionT m α := OptionT.mk do
  return some (← x)
instance instMonadLift : MonadLift m (OptionT m) := ⟨OptionT.lift⟩
instance instMonadFunctor : MonadFunctor m (OptionT m) := ⟨fun f x => f x⟩
@[always_inline, inline] protected def tryCatch (x : OptionT m α) (handle : PUnit → OptionT m α) : OptionT m α :=
  OptionT.mk do
    let some a ← x | handle ⟨⟩
    pure <| some a
@[always_inline] instance instMonadExceptOfPUnit : MonadExceptOf PUnit (OptionT m) where
  throw := fun _ => OptionT.fail
  tryCatch := OptionT.tryCatch
instance instMonadExceptOf {m : Type u → Type v} (ε : Type u) [MonadExceptOf ε m] : MonadExceptOf ε (OptionT m) where
  throw e := OptionT.mk (throwThe ε e)
  tryCatch x handle := OptionT.mk (tryCatchThe ε x handle)
end OptionT
abbrev EarlyReturnT (ρ : Type u) (m : Type u → Type v) (α : Type u) := ExceptT ρ m α
@[always_inline, inline] abbrev EarlyReturnT.return {ρ : Type u} {m : Type u → Type v} {α : Type u} [Monad m] (r : ρ) :
    EarlyReturnT ρ m α := throw r
@[always_inline, inline] abbrev EarlyReturn.runK {ρ α : Type u} {β : Type v} (x : Except ρ α) (ret : ρ → β)
    (pure : α → β) : β := x.casesOn ret pure
abbrev BreakT := OptionT
@[always_inline, inline] abbrev BreakT.break {α : Type w} {m : Type w → Type x} [Monad m] : BreakT m α := failure
abbrev ContinueT := OptionT
@[always_inline, inline] abbrev ContinueT.continue {α : Type w} {m : Type w → Type x} [Monad m] : ContinueT m α :=
  failure
@[always_inline, inline] abbrev Continue.runK {α : Type u} {β : Type v} (x : Option α) (continueK : Unit → β)
    (successK : α → β) : β := x.casesOn continueK (fun a _ => successK a) ()

/- State. -/
def StateT (σ : Type u) (m : Type u → Type v) (α : Type u) : Type (max u v) := σ → m (α × σ)
@[always_inline, inline] def StateT.run {σ : Type u} {m : Type u → Type v} {α : Type u} (x : StateT σ m α) (s : σ) :
    m (α × σ) := x s
@[always_inline, inline] def StateT.mk {σ : Type u} {m : Type u → Type v} {α : Type u} (x : σ → m (α × σ)) :
    StateT σ m α := x
@[always_inline, inline] def StateT.run' {σ : Type u} {m : Type u → Type v} [Functor m] {α : Type u}
    (x : StateT σ m α) (s : σ) : m α := (·.1) <$> x.run s
@[reducible] def StateM (σ α : Type u) : Type u := StateT σ Id α
class MonadStateOf (σ : semiOutParam (Type u)) (m : Type u → Type v) where
  get : m σ
  set : σ → m PUnit
  modifyGet {α : Type u} : (σ → Prod α σ) → m α
export MonadStateOf (set)
abbrev getThe (σ : Type u) {m : Type u → Type v} [MonadStateOf σ m] : m σ := MonadStateOf.get
@[always_inline, inline] abbrev modifyThe (σ : Type u) {m : Type u → Type v} [MonadStateOf σ m] (f : σ → σ) :
    m PUnit := MonadStateOf.modifyGet fun s => (PUnit.unit, f s)
@[always_inline, inline] abbrev modifyGetThe {α : Type u} (σ : Type u) {m : Type u → Type v} [MonadStateOf σ m]
    (f : σ → Prod α σ) : m α := MonadStateOf.modifyGet f
class MonadState (σ : outParam (Type u)) (m : Type u → Type v) where
  get : m σ
  set : σ → m PUnit
  modifyGet {α : Type u} : (σ → Prod α σ) → m α
export MonadState (get modifyGet)
instance instMonadStateOfMonadStateOf (σ : Type u) (m : Type u → Type v) [MonadStateOf σ m] : MonadState σ m where
  set := MonadStateOf.set
  get := getThe σ
  modifyGet f := MonadStateOf.modifyGet f
@[always_inline, inline] def modify {σ : Type u} {m : Type u → Type v} [MonadState σ m] (f : σ → σ) : m PUnit :=
  modifyGet fun s => (PUnit.unit, f s)
@[always_inline, inline] def getModify {σ : Type u} {m : Type u → Type v} [MonadState σ m] (f : σ → σ) : m σ :=
  modifyGet fun s => (s, f s)
@[always_inline] instance instMonadStateOfOfMonadLift {σ : Type u} {m : Type u → Type v} {n : Type u → Type w}
    [MonadLift m n] [MonadStateOf σ m] : MonadStateOf σ n where
  get := liftM (m := m) MonadStateOf.get
  set s := liftM (m := m) (MonadStateOf.set s)
  modifyGet f := monadLift (m := m) (MonadState.modifyGet f)
namespace StateT
section
variable {σ : Type u} {m : Type u → Type v} [Monad m]
@[always_inline, inline] protected def pure {α : Type u} (a : α) : StateT σ m α := fun s => pure (a, s)
@[always_inline, inline] protected def bind {α β : Type u} (x : StateT σ m α) (f : α → StateT σ m β) : StateT σ m β :=
  fun s => do let (a, s) ← x s; f a s
@[always_inline, inline] protected def map {α β : Type u} (f : α → β) (x : StateT σ m α) : StateT σ m β :=
  fun s => do let (a, s) ← x s; pure (f a, s)
@[always_inline] instance instMonad : Monad (StateT σ m) where
  pure := StateT.pure
  bind := StateT.bind
  map := StateT.map
@[always_inline, inline] protected def orElse {m : Type u → Type v} [Alternative m] {α : Type u} (x₁ : StateT σ m α)
    (x₂ : Unit → StateT σ m α) : StateT σ m α := fun s => x₁ s <|> x₂ () s
@[always_inline, inline] protected def failure {m : Type u → Type v} [Alternative m] {α : Type u} : StateT σ m α :=
  fun _ => failure
instance instAlternative [Alternative m] : Alternative (StateT σ m) where
  failure := StateT.failure
  orElse := StateT.orElse
@[always_inline, inline] protected def get : StateT σ m σ := fun s => pure (s, s)
@[always_inline, inline] protected def set : σ → StateT σ m PUnit := fun s' _ => pure (⟨⟩, s')
@[always_inline, inline] protected def modifyGet {α : Type u} (f : σ → α × σ) : StateT σ m α := fun s => pure (f s)
@[always_inline, inline] protected def lift {α : Type u} (t : m α) : StateT σ m α :=
  fun s => do let a ← t; pure (a, s)
instance instMonadLift : MonadLift m (StateT σ m) := ⟨StateT.lift⟩
@[always_inline] instance instMonadFunctor (σ : Type u) (m : Type u → Type v) : MonadFunctor m (StateT σ m) :=
  ⟨fun f x s => f (x s)⟩
@[always_inline] instance instMonadExceptOf (ε : Type u) [MonadExceptOf ε m] : MonadExceptOf ε (StateT σ m) where
  throw := StateT.lift ∘ throwThe ε
  tryCatch := fun x c s => tryCatchThe ε (x s) (fun e => c e s)
end
end StateT
@[always_inline, inline] def ForM.forIn {m : Type u → Type v} {β : Type u} {ρ : Type w} {α : Type x} [Monad m]
    [ForM (StateT β (ExceptT β m)) ρ α] (x : ρ) (b : β) (f : α → β → m (ForInStep β)) : m β := do
  let g := fun a b => .mk do
    match ← f a b with
    | .yield b' => pure (.ok (⟨⟩, b'))
    | .done b' => pure (.error b')
  match ← forM (m := StateT β (ExceptT β m)) (α := α) x g |>.run b |>.run with
  | .ok a => pure a.2
  | .error a => pure a
@[always_inline] instance instMonadStateOfStateTOfMonad {σ : Type u} {m : Type u → Type v} [Monad m] :
    MonadStateOf σ (StateT σ m) where
  get := StateT.get
  set := StateT.set
  modifyGet := StateT.modifyGet
@[always_inline] instance StateT.monadControl (σ : Type u) (m : Type u → Type v) [Monad m] :
    MonadControl m (StateT σ m) where
  stM := fun α => α × σ
  liftWith := fun f => do let s ← get; liftM (f (fun x => x.run s))
  restoreM := fun x => do let (a, s) ← liftM x; set s; pure a
@[always_inline] instance StateT.tryFinally {m : Type u → Type v} {σ : Type u} [MonadFinally m] [Monad m] :
    MonadFinally (StateT σ m) where
  tryFinally' := fun x h s => do
    let ((a, _), (b, s'')) ← tryFinally' (x s) fun
      | some (a, s') => h (some a) s'
      | none => h none s
    pure ((a, b), s'')

/- Environments. -/
@[always_inline, inline] def ReaderT.run {ρ : Type u} {m : Type u → Type v} {α : Type u} (x : ReaderT ρ m α) (r : ρ) :
    m α := x r
@[always_inline, inline] def ReaderT.mk {ρ : Type u} {m : Type u → Type v} {α : Type u} (x : ρ → m α) :
    ReaderT ρ m α := x
abbrev ReaderM (ρ : Type u) := ReaderT ρ Id
class MonadReaderOf (ρ : semiOutParam (Type u)) (m : Type u → Type v) where
  read : m ρ
@[always_inline, inline] def readThe (ρ : Type u) {m : Type u → Type v} [MonadReaderOf ρ m] : m ρ := MonadReaderOf.read
class MonadReader (ρ : outParam (Type u)) (m : Type u → Type v) where
  read : m ρ
export MonadReader (read)
instance instMonadReaderOfMonadReaderOf (ρ : Type u) (m : Type u → Type v) [MonadReaderOf ρ m] : MonadReader ρ m :=
  ⟨readThe ρ⟩
instance instMonadReaderOfOfMonadLift {ρ : Type u} {m : Type u → Type v} {n : Type u → Type w} [MonadLift m n]
    [MonadReaderOf ρ m] : MonadReaderOf ρ n := ⟨liftM (m := m) read⟩
class MonadWithReaderOf (ρ : semiOutParam (Type u)) (m : Type u → Type v) where
  withReader {α : Type u} : (f : ρ → ρ) → (x : m α) → m α
@[always_inline, inline] def withTheReader (ρ : Type u) {m : Type u → Type v} [MonadWithReaderOf ρ m] {α : Type u}
    (f : ρ → ρ) (x : m α) : m α := MonadWithReaderOf.withReader f x
class MonadWithReader (ρ : outParam (Type u)) (m : Type u → Type v) where
  withReader {α : Type u} : (f : ρ → ρ) → (x : m α) → m α
export MonadWithReader (withReader)
instance instMonadWithReaderOfMonadWithReaderOf (ρ : Type u) (m : Type u → Type v) [MonadWithReaderOf ρ m] :
    MonadWithReader ρ m := ⟨withTheReader ρ⟩
instance instMonadWithReaderOfOfMonadFunctor {ρ : Type u} {m : Type u → Type v} {n : Type u → Type v}
    [MonadFunctor m n] [MonadWithReaderOf ρ m] : MonadWithReaderOf ρ n :=
  ⟨fun f => monadMap (m := m) (withTheReader ρ f)⟩
namespace ReaderT
section
variable {ρ : Type u} {m : Type u → Type v}
instance instMonadLift : MonadLift m (ReaderT ρ m) := ⟨fun x _ => x⟩
instance instMonadFunctor (ρ : Type u) (m : Type u → Type v) : MonadFunctor m (ReaderT ρ m) :=
  ⟨fun f x ctx => f (x ctx)⟩
@[always_inline, inline] protected def orElse [Alternative m] {α : Type u} (x₁ : ReaderT ρ m α)
    (x₂ : Unit → ReaderT ρ m α) : ReaderT ρ m α := fun s => x₁ s <|> x₂ () s
@[always_inline, inline] protected def failure [Alternative m] {α : Type u} : ReaderT ρ m α := fun _ => failure
instance instAlternativeOfMonad [Monad m] [Alternative m] : Alternative (ReaderT ρ m) where
  failure := ReaderT.failure
  orElse := ReaderT.orElse
@[always_inline, inline] protected def read [Monad m] : ReaderT ρ m ρ := pure
@[always_inline, inline] protected def adapt {α ρ' : Type u} (f : ρ' → ρ) : ReaderT ρ m α → ReaderT ρ' m α :=
  fun x r => x (f r)
@[always_inline] instance tryFinally [MonadFinally m] : MonadFinally (ReaderT ρ m) where
  tryFinally' := fun x h ctx => tryFinally' (x ctx) (fun a? => h a? ctx)
end
end ReaderT
instance instMonadReaderOfReaderTOfMonad {ρ : Type u} {m : Type u → Type v} [Monad m] :
    MonadReaderOf ρ (ReaderT ρ m) := ⟨ReaderT.read⟩
instance instMonadWithReaderOfReaderT {ρ : Type u} {m : Type u → Type v} : MonadWithReaderOf ρ (ReaderT ρ m) :=
  ⟨fun f x ctx => x (f ctx)⟩
@[always_inline] instance instMonadControlReaderT {ρ : Type u} {m : Type u → Type v} :
    MonadControl m (ReaderT ρ m) where
  stM := id
  liftWith f ctx := f fun x => x ctx
  restoreM x _ := x

/- Laws. -/
@[simp] theorem monadLift_self {m : Type u → Type v} {α : Type u} (x : m α) : monadLift x = x := rfl
class LawfulFunctor (f : Type u → Type v) [Functor f] : Prop where
  map_const {α β : Type u} : (Functor.mapConst : α → f β → f α) = Functor.map ∘ Function.const β
  id_map {α : Type u} (x : f α) : id <$> x = x
  comp_map {α β γ : Type u} (g : α → β) (h : β → γ) (x : f α) : (h ∘ g) <$> x = h <$> g <$> x
export LawfulFunctor (map_const id_map comp_map)
attribute [simp] id_map
@[simp] theorem id_map' {m : Type u → Type v} {α : Type u} [Functor m] [LawfulFunctor m] (x : m α) :
    (fun a => a) <$> x = x := id_map x
@[simp] theorem Functor.map_map {f : Type u → Type v} {α β γ : Type u} [Functor f] [LawfulFunctor f] (m : α → β)
    (g : β → γ) (x : f α) : g <$> m <$> x = (fun a => g (m a)) <$> x := (comp_map _ _ _).symm
theorem map_congr {m : Type u → Type v} {α β : Type u} [Functor m] {x : m α} {f g : α → β} (h : ∀ a, f a = g a) :
    (f <$> x : m β) = g <$> x := by rw [funext h]
class LawfulApplicative (f : Type u → Type v) [Applicative f] : Prop extends LawfulFunctor f where
  seqLeft_eq {α β : Type u} (x : f α) (y : f β) : x <* y = Function.const β <$> x <*> y
  seqRight_eq {α β : Type u} (x : f α) (y : f β) : x *> y = Function.const α id <$> x <*> y
  pure_seq {α β : Type u} (g : α → β) (x : f α) : pure g <*> x = g <$> x
  map_pure {α β : Type u} (g : α → β) (x : α) : g <$> (pure x : f α) = pure (g x)
  seq_pure {α β : Type u} (g : f (α → β)) (x : α) : g <*> pure x = (fun h => h x) <$> g
  seq_assoc {α β γ : Type u} (x : f α) (g : f (α → β)) (h : f (β → γ)) :
    h <*> (g <*> x) = ((@Function.comp α β γ) <$> h) <*> g <*> x
  comp_map g h x := (by
    rw [← pure_seq h, ← pure_seq g, seq_assoc, map_pure, pure_seq, map_pure, pure_seq])
export LawfulApplicative (seqLeft_eq seqRight_eq pure_seq map_pure seq_pure seq_assoc)
attribute [simp] map_pure seq_pure pure_seq
@[simp] theorem pure_id_seq {f : Type u → Type v} {α : Type u} [Applicative f] [LawfulApplicative f] (x : f α) :
    pure id <*> x = x := by rw [pure_seq, id_map]
class LawfulMonad (m : Type u → Type v) [Monad m] : Prop extends LawfulApplicative m where
  bind_pure_comp {α β : Type u} (f : α → β) (x : m α) : x >>= (fun a => pure (f a)) = f <$> x
  bind_map {α β : Type u} (f : m (α → β)) (x : m α) : f >>= (fun g => g <$> x) = f <*> x
  pure_bind {α β : Type u} (x : α) (f : α → m β) : pure x >>= f = f x
  bind_assoc {α β γ : Type u} (x : m α) (f : α → m β) (g : β → m γ) : x >>= f >>= g = x >>= fun x => f x >>= g
  map_pure g x := (by rw [← bind_pure_comp, pure_bind])
  seq_pure g x := (by
    rw [← bind_map]
    simp only [← bind_pure_comp, pure_bind])
  seq_assoc x g h := (by
    simp only [← bind_map, ← bind_pure_comp, bind_assoc, pure_bind]
    rfl)
export LawfulMonad (bind_pure_comp bind_map pure_bind bind_assoc)
attribute [simp] pure_bind bind_assoc bind_pure_comp
attribute [grind <=] pure_bind
section
variable {m : Type u → Type v} {α β : Type u} [Monad m]
@[simp] theorem bind_pure [LawfulMonad m] (x : m α) : x >>= pure = x :=
  (bind_pure_comp id x).trans (id_map x)
theorem map_eq_pure_bind [LawfulMonad m] (f : α → β) (x : m α) : f <$> x = x >>= fun a => pure (f a) :=
  (bind_pure_comp f x).symm
theorem seq_eq_bind_map [LawfulMonad m] (f : m (α → β)) (x : m α) : f <*> x = f >>= (· <$> x) := (bind_map f x).symm
theorem bind_congr {m : Type u → Type v} [Bind m] {x : m α} {f g : α → m β} (h : ∀ a, f a = g a) :
    x >>= f = x >>= g := by rw [funext h]
theorem bind_pure_unit [LawfulMonad m] {x : m PUnit} : (x >>= fun _ => pure PUnit.unit) = x := bind_pure x
theorem seq_eq_bind [LawfulMonad m] (mf : m (α → β)) (x : m α) : mf <*> x = mf >>= fun f => f <$> x :=
  (bind_map mf x).symm
theorem seqRight_eq_bind [LawfulMonad m] (x : m α) (y : m β) : x *> y = x >>= fun _ => y := by
  rw [seqRight_eq, ← bind_map, ← bind_pure_comp, bind_assoc]
  simp only [pure_bind, Function.const, id_map]
theorem seqLeft_eq_bind [LawfulMonad m] (x : m α) (y : m β) :
    x <* y = x >>= fun a => y >>= fun _ => pure a := by
  rw [seqLeft_eq, ← bind_map, ← bind_pure_comp, bind_assoc]
  simp only [pure_bind, ← bind_pure_comp, Function.const_apply]
@[simp] theorem map_bind {m : Type u → Type v} {α β γ : Type u} [Monad m] [LawfulMonad m] (f : β → γ) (x : m α)
    (g : α → m β) :
    f <$> (x >>= g) = x >>= fun a => f <$> g a := by
  rw [← bind_pure_comp, bind_assoc]
  exact bind_congr fun a => bind_pure_comp f (g a)
@[simp] theorem bind_map_left {m : Type u → Type v} {α β γ : Type u} [Monad m] [LawfulMonad m] (f : α → β) (x : m α)
    (g : β → m γ) :
    ((f <$> x) >>= fun b => g b) = (x >>= fun a => g (f a)) := by
  rw [← bind_pure_comp, bind_assoc]
  exact bind_congr fun a => pure_bind _ _
theorem Functor.map_unit [LawfulMonad m] {a : m PUnit} : (fun _ => PUnit.unit) <$> a = a := id_map a
theorem LawfulMonad.mk' (m : Type u → Type v) [Monad m]
    (id_map : ∀ {α : Type u} (x : m α), id <$> x = x)
    (pure_bind : ∀ {α β : Type u} (x : α) (f : α → m β), pure x >>= f = f x)
    (bind_assoc : ∀ {α β γ : Type u} (x : m α) (f : α → m β) (g : β → m γ),
      x >>= f >>= g = x >>= fun x => f x >>= g)
    (map_const : ∀ {α β : Type u} (x : α) (y : m β),
      Functor.mapConst x y = Function.const β x <$> y := by intros; rfl)
    (seqLeft_eq : ∀ {α β : Type u} (x : m α) (y : m β),
      x <* y = (x >>= fun a => y >>= fun _ => pure a) := by intros; rfl)
    (seqRight_eq : ∀ {α β : Type u} (x : m α) (y : m β), x *> y = (x >>= fun _ => y) := by intros; rfl)
    (bind_pure_comp : ∀ {α β : Type u} (f : α → β) (x : m α),
      x >>= (fun y => pure (f y)) = f <$> x := by intros; rfl)
    (bind_map : ∀ {α β : Type u} (f : m (α → β)) (x : m α), f >>= (· <$> x) = f <*> x := by intros; rfl) :
    LawfulMonad m :=
  { map_const := funext fun x => funext (map_const x)
    id_map, bind_pure_comp, bind_map, pure_bind, bind_assoc
    map_pure := fun g x => by rw [← bind_pure_comp, pure_bind]
    comp_map := fun g h x => by
      simp only [← bind_pure_comp, bind_assoc, pure_bind]
      rfl
    pure_seq := fun g x => by rw [← bind_map, pure_bind]
    seqLeft_eq := fun x y => by
      rw [seqLeft_eq, ← bind_map]
      simp only [← bind_pure_comp, bind_assoc, pure_bind, Function.const_apply]
    seqRight_eq := fun x y => by
      rw [seqRight_eq, ← bind_map, ← bind_pure_comp, bind_assoc]
      simp only [pure_bind]
      congr
      funext a
      exact (id_map y).symm }
end
namespace Id
variable {α β : Type u}
@[ext] theorem ext {x y : Id α} (h : x.run = y.run) : x = y := h
instance instLawfulMonad : LawfulMonad Id := LawfulMonad.mk' _ (fun _ => rfl) (fun _ _ => rfl) (fun _ _ _ => rfl)
@[simp, grind =] theorem run_map (x : Id α) (f : α → β) : (f <$> x).run = f x.run := rfl
@[simp, grind =] theorem run_bind (x : Id α) (f : α → Id β) : (x >>= f).run = (f x.run).run := rfl
@[simp, grind =] theorem run_pure (a : α) : (pure a : Id α).run = a := rfl
@[simp, grind =] theorem pure_run (a : Id α) : pure a.run = a := rfl
@[simp] theorem run_seqRight (x : Id α) (y : Id β) : (x *> y).run = y.run := rfl
@[simp] theorem run_seqLeft (x : Id α) (y : Id β) : (x <* y).run = x.run := rfl
@[simp] theorem run_seq (f : Id (α → β)) (x : Id α) : (f <*> x).run = f.run x.run := rfl
end Id
instance instLawfulMonadOption : LawfulMonad Option := LawfulMonad.mk' _ (fun x => by cases x <;> rfl)
  (fun _ _ => rfl) (fun x _ _ => by cases x <;> rfl) (bind_pure_comp := fun _ x => by cases x <;> rfl)
  (seqRight_eq := fun x _ => by cases x <;> rfl) (bind_map := fun f _ => by cases f <;> rfl)
instance instLawfulApplicativeOption : LawfulApplicative Option := inferInstance
instance instLawfulFunctorOption : LawfulFunctor Option := inferInstance
instance instLawfulMonadExcept {ε : Type u} : LawfulMonad (Except.{u, v} ε) := LawfulMonad.mk' _
  (fun x => by cases x <;> rfl) (fun _ _ => rfl) (fun x _ _ => by cases x <;> rfl)
  (bind_pure_comp := fun _ x => by cases x <;> rfl)
instance instLawfulApplicativeExcept {ε : Type u} : LawfulApplicative (Except.{u, v} ε) := inferInstance
instance instLawfulFunctorExcept {ε : Type u} : LawfulFunctor (Except.{u, v} ε) := inferInstance
namespace ReaderT
variable {ρ : Type u} {m : Type u → Type v} {α : Type u}
@[ext] theorem ext {x y : ReaderT ρ m α} (h : ∀ ctx, x.run ctx = y.run ctx) : x = y := funext h
@[simp, grind =] theorem run_mk (x : ρ → m α) (ctx : ρ) : (ReaderT.mk x).run ctx = x ctx := rfl
@[simp, grind =] theorem run_pure [Monad m] (a : α) (ctx : ρ) : (pure a : ReaderT ρ m α).run ctx = pure a := rfl
@[simp, grind =] theorem run_bind {β : Type u} [Monad m] (x : ReaderT ρ m α) (f : α → ReaderT ρ m β) (ctx : ρ) :
    (x >>= f).run ctx = x.run ctx >>= fun a => (f a).run ctx := rfl
@[simp, grind =] theorem run_monadLift {n : Type u → Type w} [MonadLiftT n m] (x : n α) (ctx : ρ) :
    (monadLift x : ReaderT ρ m α).run ctx = (monadLift x : m α) := rfl
@[simp, grind =] theorem run_read [Monad m] (ctx : ρ) : (ReaderT.read : ReaderT ρ m ρ).run ctx = pure ctx := rfl
end ReaderT
namespace StateT
variable {σ : Type u} {m : Type u → Type v} {α : Type u}
@[ext, grind ext] theorem ext {x y : StateT σ m α} (h : ∀ s, x.run s = y.run s) : x = y := funext h
@[simp, grind =] theorem run_mk [Monad m] (x : σ → m (α × σ)) (s : σ) : (StateT.mk x).run s = x s := rfl
@[simp, grind =] theorem run'_eq [Monad m] (x : StateT σ m α) (s : σ) : run' x s = (·.1) <$> run x s := rfl
@[simp, grind =] theorem run_pure [Monad m] (a : α) (s : σ) : (pure a : StateT σ m α).run s = pure (a, s) := rfl
@[simp, grind =] theorem run_bind {β : Type u} [Monad m] (x : StateT σ m α) (f : α → StateT σ m β) (s : σ) :
    (x >>= f).run s = x.run s >>= fun p => (f p.1).run p.2 := rfl
@[simp, grind =] theorem run_map {β : Type u} [Monad m] [LawfulMonad m] (f : α → β) (x : StateT σ m α) (s : σ) :
    (f <$> x).run s = (fun (p : α × σ) => (f p.1, p.2)) <$> x.run s :=
  bind_pure_comp (fun (p : α × σ) => (f p.1, p.2)) (x.run s)
@[simp, grind =] theorem run_get [Monad m] (s : σ) : (get : StateT σ m σ).run s = pure (s, s) := rfl
@[simp, grind =] theorem run_set [Monad m] (s s' : σ) : (set s' : StateT σ m PUnit).run s = pure (PUnit.unit, s') := rfl
@[simp, grind =] theorem run_modify [Monad m] (f : σ → σ) (s : σ) :
    (modify f : StateT σ m PUnit).run s = pure (PUnit.unit, f s) := rfl
@[simp, grind =] theorem run_modifyGet [Monad m] (f : σ → α × σ) (s : σ) :
    (modifyGet f : StateT σ m α).run s = pure ((f s).1, (f s).2) := rfl
@[simp, grind =] theorem run_lift [Monad m] (x : m α) (s : σ) :
    (StateT.lift x : StateT σ m α).run s = x >>= fun a => pure (a, s) := rfl
theorem run_bind_lift {β : Type u} [Monad m] [LawfulMonad m] (x : m α) (f : α → StateT σ m β) (s : σ) :
    (StateT.lift x >>= f).run s = x >>= fun a => (f a).run s := by
  rw [run_bind, run_lift, bind_assoc]
  exact bind_congr fun a => pure_bind _ _
instance instLawfulMonad [Monad m] [LawfulMonad m] : LawfulMonad (StateT σ m) := LawfulMonad.mk' _
  (fun x => ext fun s => by rw [run_map]; exact id_map _)
  (fun x f => ext fun s => by rw [run_bind, run_pure, pure_bind])
  (fun x f g => ext fun s => by simp only [run_bind, bind_assoc])
end StateT
namespace ExceptT
variable {ε : Type u} {m : Type u → Type v} {α : Type u}
@[ext, grind ext] theorem ext {x y : ExceptT ε m α} (h : x.run = y.run) : x = y := h
@[simp, grind =] theorem run_mk (x : m (Except ε α)) : (ExceptT.mk x).run = x := rfl
@[simp, grind =] theorem run_pure [Monad m] (x : α) : run (pure x : ExceptT ε m α) = pure (Except.ok x) := rfl
@[simp, grind =] theorem run_lift [Monad m] (x : m α) :
    run (ExceptT.lift x : ExceptT ε m α) = (Except.ok <$> x : m (Except ε α)) := rfl
@[simp, grind =] theorem run_throw {β : Type u} [Monad m] {e : ε} :
    run (throw e : ExceptT ε m β) = pure (Except.error e) := rfl
theorem run_bind {β : Type u} [Monad m] (x : ExceptT ε m α) (f : α → ExceptT ε m β) : run (x >>= f : ExceptT ε m β) =
    run x >>= fun
      | Except.ok x => run (f x)
      | Except.error e => pure (Except.error e) := rfl
@[simp, grind =] theorem run_map {β : Type u} [Monad m] [LawfulMonad m] (f : α → β) (x : ExceptT ε m α) :
    (f <$> x).run = Except.map f <$> x.run := by
  refine (bind_congr (x := x.run) fun a => ?_).trans (bind_pure_comp (Except.map f) x.run)
  cases a <;> rfl
instance instLawfulMonad [Monad m] [LawfulMonad m] : LawfulMonad (ExceptT ε m) := LawfulMonad.mk' _
  (fun x => ext (by rw [run_map, Except.map_id]; exact id_map _))
  (fun x f => ext (by rw [run_bind, run_pure, pure_bind]))
  (fun x f g => ext (by
    simp only [run_bind, bind_assoc]
    refine bind_congr fun a => ?_
    cases a with
    | ok a => rfl
    | error e => exact pure_bind _ _))
  (seqLeft_eq := fun x y => ext (by
    show _ = _
    rfl))
end ExceptT
