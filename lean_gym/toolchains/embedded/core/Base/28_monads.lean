/-
Functors and monads, and the ones that macros run in.
-/
class Pure (f : Type u → Type v) where
  pure {α : Type u} : α → f α
export Pure (pure)
class Functor (f : Type u → Type v) : Type (max (u+1) v) where
  map : {α β : Type u} → (α → β) → f α → f β
  mapConst : {α β : Type u} → α → f β → f α := Function.comp map (Function.const _)
class Seq (f : Type u → Type v) : Type (max (u+1) v) where
  seq : {α β : Type u} → f (α → β) → (Unit → f α) → f β
class SeqLeft (f : Type u → Type v) : Type (max (u+1) v) where
  seqLeft : {α β : Type u} → f α → (Unit → f β) → f α
class SeqRight (f : Type u → Type v) : Type (max (u+1) v) where
  seqRight : {α β : Type u} → f α → (Unit → f β) → f β
class Bind (m : Type u → Type v) where
  bind : {α β : Type u} → m α → (α → m β) → m β
export Bind (bind)
class Applicative (f : Type u → Type v) extends Functor f, Pure f, Seq f, SeqLeft f, SeqRight f where
  map := fun x y => Seq.seq (pure x) fun _ => y
  seqLeft := fun a b => Seq.seq (Functor.map (Function.const _) a) b
  seqRight := fun a b => Seq.seq (Functor.map (Function.const _ id) a) b
class Monad (m : Type u → Type v) : Type (max (u+1) v) extends Applicative m, Bind m where
  map f x := bind x (Function.comp pure f)
  seq f x := bind f fun y => Functor.map y (x ())
  seqLeft x y := bind x fun a => bind (y ()) (fun _ => pure a)
  seqRight x y := bind x fun _ => y ()
class MonadExceptOf (ε : semiOutParam (Type u)) (m : Type v → Type w) where
  throw {α : Type v} : ε → m α
  tryCatch {α : Type v} (body : m α) (handler : ε → m α) : m α
class MonadExcept (ε : outParam (Type u)) (m : Type v → Type w) where
  throw {α : Type v} : ε → m α
  tryCatch {α : Type v} (body : m α) (handler : ε → m α) : m α
export MonadExcept (throw tryCatch)
instance instMonadExceptOfMonadExceptOf (ε : Type u) (m : Type v → Type w) [MonadExceptOf ε m] : MonadExcept ε m :=
  ⟨MonadExceptOf.throw, MonadExceptOf.tryCatch⟩

/- Here, in front of `Option.map`, so that its matcher gets the name that the elaborator of loops asks for. -/
@[always_inline, inline] abbrev Break.runK {α : Type u} {β : Type v} (x : Option α) (breakK : Unit → β)
    (successK : α → β) : β :=
  match x with
  | some a => successK a
  | none => breakK ()

inductive EStateM.Result (ε σ α : Type u) where
  | ok (a : α) (s : σ) : EStateM.Result ε σ α
  | error (e : ε) (s : σ) : EStateM.Result ε σ α
def EStateM (ε σ α : Type u) : Type u := σ → EStateM.Result ε σ α
namespace EStateM
variable {ε σ α β : Type u}
@[inline] protected def pure (a : α) : EStateM ε σ α := fun s => .ok a s
@[inline] protected def bind (x : EStateM ε σ α) (f : α → EStateM ε σ β) : EStateM ε σ β := fun s =>
  match x s with
  | .ok a s => f a s
  | .error e s => .error e s
@[inline] protected def throw (e : ε) : EStateM ε σ α := fun s => .error e s
instance instMonad : Monad (EStateM ε σ) where
  pure := EStateM.pure
  bind := EStateM.bind
instance {ε σ : Type u} : MonadExceptOf ε (EStateM ε σ) where
  throw := EStateM.throw
  tryCatch := fun x h s => match x s with
    | .error e s => h e s
    | r => r
end EStateM
def ReaderT (ρ : Type u) (m : Type u → Type v) (α : Type u) : Type (max u v) := ρ → m α
namespace ReaderT
@[inline] protected def pure {ρ : Type u} {m : Type u → Type v} [Monad m] {α : Type u} (a : α) : ReaderT ρ m α :=
  fun _ => pure a
@[inline] protected def bind {ρ : Type u} {m : Type u → Type v} [Monad m] {α β : Type u} (x : ReaderT ρ m α)
    (f : α → ReaderT ρ m β) : ReaderT ρ m β := fun r => bind (x r) fun a => f a r
@[always_inline] instance instFunctorOfMonad {ρ : Type u} {m : Type u → Type v} [Monad m] : Functor (ReaderT ρ m) where
  map := fun f x r => Functor.map f (x r)
  mapConst := fun a x r => Functor.mapConst a (x r)
@[always_inline] instance instApplicativeOfMonad {ρ : Type u} {m : Type u → Type v} [Monad m] :
    Applicative (ReaderT ρ m) where
  pure := ReaderT.pure
  seq := fun f x r => Seq.seq (f r) fun _ => x () r
  seqLeft := fun a b r => SeqLeft.seqLeft (a r) fun _ => b () r
  seqRight := fun a b r => SeqRight.seqRight (a r) fun _ => b () r
instance instMonad {ρ : Type u} {m : Type u → Type v} [Monad m] : Monad (ReaderT ρ m) where
  bind := ReaderT.bind
instance {ρ : Type u} {m : Type u → Type v} (ε : Type w) [MonadExceptOf ε m] : MonadExceptOf ε (ReaderT ρ m) where
  throw := fun e _ => MonadExceptOf.throw e
  tryCatch := fun x h r => MonadExceptOf.tryCatch (x r) fun e => h e r
end ReaderT
def Id (type : Type u) : Type u := type
namespace Id
@[inline] protected def run {α : Type u} (x : Id α) : α := x
instance : Monad Id where
  pure := fun x => x
  bind := fun x f => f x
end Id
