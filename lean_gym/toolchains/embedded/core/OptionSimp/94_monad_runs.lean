/-
What the transformers of monads run to.
-/
section
variable {m : Type u → Type v}
namespace OptionT
@[simp] theorem run_bind {α β : Type u} {x : OptionT m α} (f : α → OptionT m β) [Monad m] :
    (x >>= f).run = Option.elimM x.run (pure none) fun x => (f x).run := by
  refine congrArg (x.run >>= ·) (funext fun o => ?_)
  cases o <;> rfl
@[simp] theorem run_lift {α : Type u} [Monad m] (x : m α) : (OptionT.lift x).run = x >>= fun a => pure (some a) := rfl
@[simp] theorem run_bind_lift {α β : Type u} [Monad m] [LawfulMonad m] (x : m α) (f : α → OptionT m β) :
    (OptionT.lift x >>= f).run = x >>= fun a => (f a).run := by
  rewrite [run_bind, run_lift, Option.elimM, LawfulMonad.bind_assoc]; simp only [pure_bind, Option.elim_some]
@[simp] theorem run_map {α β : Type u} [Monad m] [LawfulMonad m] (f : α → β) (x : OptionT m α) :
    (f <$> x).run = Option.map f <$> x.run := by
  rewrite [← bind_pure_comp (m := m)]
  refine congrArg (x.run >>= ·) (funext fun o => ?_)
  cases o <;> rfl
@[simp] theorem run_failure {α : Type u} [Monad m] : (failure : OptionT m α).run = pure none := rfl
@[simp] theorem run_throw {β : Type u} {e : PUnit} [Monad m] : (throw e : OptionT m β).run = pure none := rfl
@[simp] theorem run_orElse {α : Type u} [Monad m] (x y : OptionT m α) :
    (x <|> y).run = Option.elimM x.run y.run fun x => pure (some x) := by
  refine congrArg (x.run >>= ·) (funext fun o => ?_)
  cases o <;> rfl
@[simp] theorem run_monadMap {n : Type u → Type w} {α : Type u} [MonadFunctorT n m] (f : {β : Type u} → n β → n β)
    (x : OptionT m α) :
    (monadMap @f x).run = monadMap @f x.run := rfl
@[simp] theorem bind_throw {α β : Type u} {e : PUnit} [Monad m] [LawfulMonad m] (f : α → OptionT m β) :
    (throw e >>= f : OptionT m β) = throw e := pure_bind (m := m) ..
@[simp] theorem map_failure [Monad m] [LawfulMonad m] {α β : Type u} (f : α → β) :
    f <$> (failure : OptionT m α) = (failure : OptionT m β) := by
  refine ext ((run_map ..).trans ?_)
  rewrite [run_failure, map_pure]; rfl
@[simp] theorem run_seq {α β : Type u} [Monad m] [LawfulMonad m] (f : OptionT m (α → β)) (x : OptionT m α) :
    (f <*> x).run = Option.elimM f.run (pure none) fun f => Option.map f <$> x.run := by
  refine (run_bind (x := f) fun f => f <$> x).trans ?_
  simp only [run_map]
@[simp] theorem run_seqLeft {α β : Type u} [Monad m] [LawfulMonad m] (x : OptionT m α) (y : OptionT m β) :
    (x <* y).run = Option.elimM x.run (pure none) fun x => Option.map (Function.const β x) <$> y.run := by
  refine (run_bind (x := x) fun a => y >>= fun _ => pure a).trans
    (congrArg (Option.elimM x.run (pure none)) (funext fun a => ?_))
  rewrite [← run_map]; rfl
@[simp] theorem run_seqRight {α β : Type u} [Monad m] [LawfulMonad m] (x : OptionT m α) (y : OptionT m β) :
    (x *> y).run = Option.elimM x.run (pure none) (Function.const α y.run) := run_bind (x := x) fun _ => y
end OptionT
namespace ExceptT
@[simp] theorem run_liftM {α ε : Type u} [Monad m] [LawfulMonad m] (x : m α) :
    (liftM x : ExceptT ε m α).run = Except.ok <$> x := rfl
@[simp] theorem run_adapt {ε ε' α : Type u} [Monad m] (f : ε → ε') (x : ExceptT ε m α) :
    (ExceptT.adapt f x).run = Except.mapError f <$> x.run := rfl
@[simp] theorem run_bind_lift {α ε β : Type u} [Monad m] [LawfulMonad m] (x : m α) (f : α → ExceptT ε m β) :
    (ExceptT.lift x >>= f).run = x >>= fun a => (f a).run := bind_map_left (m := m) Except.ok x (ExceptT.bindCont f)
@[simp] theorem bind_throw {α ε β : Type u} {e : ε} [Monad m] [LawfulMonad m] (f : α → ExceptT ε m β) :
    (throw e >>= f : ExceptT ε m β) = throw e := pure_bind (m := m) (Except.error e) (ExceptT.bindCont f)
@[simp] theorem map_throw {ε : Type u} [Monad m] [LawfulMonad m] {α β : Type u} (f : α → β) (e : ε) :
    f <$> (throw e : ExceptT ε m α) = (throw e : ExceptT ε m β) := by
  refine ext ((run_map ..).trans ?_)
  rewrite [run_throw, map_pure]; rfl
@[simp] theorem run_monadMap {n : Type u → Type w} {ε α : Type u} [MonadFunctorT n m] (f : {β : Type u} → n β → n β)
    (x : ExceptT ε m α) :
    (monadMap @f x).run = monadMap @f x.run := rfl
@[simp] theorem stM_eq {ε α : Type u} [Monad m] : stM m (ExceptT ε m) α = Except ε α := rfl
@[simp] theorem run_restoreM {ε α : Type u} [Monad m] (x : stM m (ExceptT ε m) α) :
    ExceptT.run (restoreM x : ExceptT ε m α) = pure x := rfl
end ExceptT
namespace ReaderT
@[simp] theorem run_map {α β ρ : Type u} [Monad m] (f : α → β) (x : ReaderT ρ m α) (ctx : ρ) :
    (f <$> x).run ctx = f <$> x.run ctx := rfl
@[simp] theorem run_mapConst {α ρ β : Type u} [Monad m] (a : α) (x : ReaderT ρ m β) (ctx : ρ) :
    (Functor.mapConst a x).run ctx = Functor.mapConst a (x.run ctx) := rfl
@[simp] theorem run_seq {ρ α β : Type u} [Monad m] (f : ReaderT ρ m (α → β)) (x : ReaderT ρ m α) (ctx : ρ) :
    (f <*> x).run ctx = f.run ctx <*> x.run ctx := rfl
@[simp] theorem run_seqLeft {ρ α β : Type u} [Monad m] (x : ReaderT ρ m α) (y : ReaderT ρ m β) (ctx : ρ) :
    (x <* y).run ctx = x.run ctx <* y.run ctx := rfl
@[simp] theorem run_seqRight {ρ α β : Type u} [Monad m] (x : ReaderT ρ m α) (y : ReaderT ρ m β) (ctx : ρ) :
    (x *> y).run ctx = x.run ctx *> y.run ctx := rfl
@[simp] theorem run_monadMap {n : Type u → Type w} {ρ α : Type u} [MonadFunctorT n m] (f : {β : Type u} → n β → n β)
    (x : ReaderT ρ m α)
    (ctx : ρ) : (monadMap @f x).run ctx = monadMap @f (x.run ctx) := rfl
instance instLawfulFunctor {ρ : Type u} [Monad m] [LawfulFunctor m] : LawfulFunctor (ReaderT ρ m) where
  id_map x := funext fun ctx => id_map (x ctx)
  map_const := funext fun a => funext fun x => funext fun ctx => congrFun (congrFun (map_const (f := m)) a) (x ctx)
  comp_map g h x := funext fun ctx => comp_map g h (x ctx)
instance instLawfulApplicative {ρ : Type u} [Monad m] [LawfulApplicative m] : LawfulApplicative (ReaderT ρ m) where
  seqLeft_eq x y := funext fun ctx => seqLeft_eq (x ctx) (y ctx)
  seqRight_eq x y := funext fun ctx => seqRight_eq (x ctx) (y ctx)
  pure_seq g x := funext fun ctx => pure_seq g (x ctx)
  map_pure g a := funext fun _ => map_pure g a
  seq_pure g a := funext fun ctx => seq_pure (g ctx) a
  seq_assoc x g h := funext fun ctx => seq_assoc (x ctx) (g ctx) (h ctx)
instance instLawfulMonad {ρ : Type u} [Monad m] [LawfulMonad m] : LawfulMonad (ReaderT ρ m) where
  bind_pure_comp f x := funext fun ctx => bind_pure_comp f (x ctx)
  bind_map f x := funext fun ctx => bind_map (f ctx) (x ctx)
  pure_bind a f := funext fun ctx => pure_bind a fun b => f b ctx
  bind_assoc x f g := funext fun ctx => LawfulMonad.bind_assoc (x ctx) (fun a => f a ctx) fun b => g b ctx
end ReaderT
namespace StateT
@[simp] theorem run_monadLift {n : Type u → Type w} {α σ : Type u} [Monad m] [MonadLiftT n m] (x : n α) (s : σ) :
    (monadLift x : StateT σ m α).run s = (monadLift x : m α) >>= fun a => pure (a, s) := rfl
@[simp] theorem run_monadMap {n : Type u → Type w} {σ α : Type u} [MonadFunctorT n m] (f : {β : Type u} → n β → n β)
    (x : StateT σ m α)
    (s : σ) : (monadMap @f x).run s = monadMap @f (x.run s) := rfl
@[simp] theorem run_seqLeft {α β σ : Type u} [Monad m] (x : StateT σ m α) (y : StateT σ m β) (s : σ) :
    (x <* y).run s = x.run s >>= fun p => y.run p.2 >>= fun p' => pure (p.1, p'.2) := rfl
@[simp] theorem run_seqRight {σ α β : Type u} [Monad m] (x : StateT σ m α) (y : StateT σ m β) (s : σ) :
    (x *> y).run s = x.run s >>= fun p => y.run p.2 := rfl
@[simp] theorem run_seq {α β σ : Type u} [Monad m] [LawfulMonad m] (f : StateT σ m (α → β)) (x : StateT σ m α) (s : σ) :
    (f <*> x).run s = f.run s >>= fun fs => (fun p : α × σ => (fs.1 p.1, p.2)) <$> x.run fs.2 := by
  refine (run_bind f (fun f => f <$> x) s).trans (bind_congr fun a => run_map ..)
end StateT
namespace LawfulMonad
variable {α β γ : Type u} [Monad m] [LawfulMonad m]
@[simp] theorem map_pure' {f : α → β} {a : α} : f <$> (pure a : m α) = pure (f a) := map_pure f a
@[simp] theorem map_map {g : β → γ} {f : α → β} {x : m α} : g <$> f <$> x = (fun a => g (f a)) <$> x :=
  (comp_map f g x).symm
end LawfulMonad
end
