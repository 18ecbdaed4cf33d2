/-
Transformers in continuation-passing style: exceptions and state.
-/
@[implicit_reducible] def ExceptCpsT (ε : Type u) (m : Type u → Type v) (α : Type u) :=
  (β : Type u) → (α → m β) → (ε → m β) → m β
namespace ExceptCpsT
@[inline] def run {m : Type u → Type v} {ε α : Type u} [Monad m] (x : ExceptCpsT ε m α) : m (Except ε α) :=
  x _ (fun a => pure (.ok a)) (fun e => pure (.error e))
@[inline] def runK {m : Type u → Type v} {β ε α : Type u} (x : ExceptCpsT ε m α) (ok : α → m β) (error : ε → m β) :
    m β := x _ ok error
@[inline] def runCatch {m : Type u → Type v} {α : Type u} [Monad m] (x : ExceptCpsT α m α) : m α := x α pure pure
variable {m : Type u → Type v} {ε α β γ : Type u}
@[always_inline] instance instMonad {ε : Type u} {m : Type u → Type v} : Monad (ExceptCpsT ε m) where
  map f x := fun _ k₁ k₂ => x _ (fun a => k₁ (f a)) k₂
  pure a := fun _ k _ => k a
  bind x f := fun _ k₁ k₂ => x _ (fun a => f a _ k₁ k₂) k₂
instance instLawfulMonad {ε : Type u} {m : Type u → Type v} : LawfulMonad (ExceptCpsT ε m) :=
  .mk' _ (fun _ => rfl) (fun _ _ => rfl) (fun _ _ _ => rfl) (fun _ _ => rfl)
instance instMonadExceptOf {ε : Type u} {m : Type u → Type v} : MonadExceptOf ε (ExceptCpsT ε m) where
  throw e := fun _ _ k => k e
  tryCatch x handle := fun _ k₁ k₂ => x _ k₁ (fun e => handle e _ k₁ k₂)
@[inline] def lift {m : Type u → Type v} {α ε : Type u} [Monad m] (x : m α) : ExceptCpsT ε m α := fun _ k _ => x >>= k
instance instMonadLiftOfMonad [Monad m] : MonadLift m (ExceptCpsT ε m) := ⟨ExceptCpsT.lift⟩
instance instInhabited {ε : Type u} {m : Type u → Type v} {α : Type u} [Inhabited ε] :
    Inhabited (ExceptCpsT ε m α) := ⟨fun _ _ k => k default⟩
@[simp] theorem throw_bind [Monad m] (e : ε) (f : α → ExceptCpsT ε m β) :
    (throw e >>= f : ExceptCpsT ε m β) = throw e := rfl
@[simp] theorem run_pure {x : α} [Monad m] : run (pure x : ExceptCpsT ε m α) = pure (Except.ok x) := rfl
@[simp] theorem run_lift [Monad m] (x : m α) :
    run (ExceptCpsT.lift x : ExceptCpsT ε m α) = (do let a ← x; pure (Except.ok a)) := rfl
@[simp] theorem run_throw {e : ε} [Monad m] : run (throw e : ExceptCpsT ε m β) = pure (Except.error e) := rfl
@[simp] theorem run_bind_lift [Monad m] (x : m α) (f : α → ExceptCpsT ε m β) :
    run (ExceptCpsT.lift x >>= f : ExceptCpsT ε m β) = (do let a ← x; run (f a)) := rfl
@[simp] theorem runK_pure {x : α} {ok : α → m γ} {error : ε → m γ} :
    runK (pure x : ExceptCpsT ε m α) ok error = ok x := rfl
@[simp] theorem runK_lift [Monad m] (x : m α) (ok : α → m β) (error : ε → m β) :
    runK (ExceptCpsT.lift x : ExceptCpsT ε m α) ok error = x >>= ok := rfl
@[simp] theorem runK_throw {e : ε} {ok : β → m γ} {error : ε → m γ} [Monad m] :
    runK (throw e : ExceptCpsT ε m β) ok error = error e := rfl
@[simp] theorem runK_bind_lift {ok : β → m γ} {error : ε → m γ} [Monad m] (x : m α) (f : α → ExceptCpsT ε m β) :
    runK (ExceptCpsT.lift x >>= f : ExceptCpsT ε m β) ok error = (do let a ← x; runK (f a) ok error) := rfl
@[simp] theorem runCatch_pure {x : α} [Monad m] : runCatch (pure x : ExceptCpsT α m α) = pure x := rfl
@[simp] theorem runCatch_lift [Monad m] [LawfulMonad m] (x : m α) :
    runCatch (ExceptCpsT.lift x : ExceptCpsT α m α) = x := bind_pure x
@[simp] theorem runCatch_throw {a : α} [Monad m] : runCatch (throw a : ExceptCpsT α m α) = pure a := rfl
@[simp] theorem runCatch_bind_lift [Monad m] (x : m α) (f : α → ExceptCpsT β m β) :
    runCatch (ExceptCpsT.lift x >>= f : ExceptCpsT β m β) = (do let a ← x; runCatch (f a)) := rfl
end ExceptCpsT

@[implicit_reducible] def StateCpsT (σ : Type u) (m : Type u → Type v) (α : Type u) :=
  (δ : Type u) → σ → (α → σ → m δ) → m δ
namespace StateCpsT
variable {α σ : Type u} {m : Type u → Type v} {β γ : Type u}
@[inline] def runK (x : StateCpsT σ m α) (s : σ) (k : α → σ → m β) : m β := x _ s k
@[inline] def run [Monad m] (x : StateCpsT σ m α) (s : σ) : m (α × σ) := runK x s (fun a s => pure (a, s))
@[inline] def run' [Monad m] (x : StateCpsT σ m α) (s : σ) : m α := runK x s (fun a _ => pure a)
@[always_inline] instance instMonad : Monad (StateCpsT σ m) where
  map f x := fun δ s k => x δ s fun a s => k (f a) s
  pure a := fun _ s k => k a s
  bind x f := fun δ s k => x δ s fun a s => f a δ s k
instance instLawfulMonad : LawfulMonad (StateCpsT σ m) :=
  .mk' _ (fun _ => rfl) (fun _ _ => rfl) (fun _ _ _ => rfl) (fun _ _ => rfl)
@[always_inline] instance instMonadStateOf : MonadStateOf σ (StateCpsT σ m) where
  get := fun _ s k => k s s
  set s := fun _ _ k => k ⟨⟩ s
  modifyGet f := fun _ s k => let (a, s) := f s; k a s
@[inline] protected def lift [Monad m] (x : m α) : StateCpsT σ m α := fun _ s k => x >>= fun a => k a s
instance instMonadLiftOfMonad [Monad m] : MonadLift m (StateCpsT σ m) := ⟨StateCpsT.lift⟩
@[simp] theorem runK_pure (a : α) (s : σ) (k : α → σ → m β) :
    runK (pure a : StateCpsT σ m α) s k = k a s := rfl
@[simp] theorem runK_get (s : σ) (k : σ → σ → m β) : runK (get : StateCpsT σ m σ) s k = k s s := rfl
@[simp] theorem runK_set (s s' : σ) (k : PUnit → σ → m β) :
    runK (set s' : StateCpsT σ m PUnit) s k = k ⟨⟩ s' := rfl
@[simp] theorem runK_modify (f : σ → σ) (s : σ) (k : PUnit → σ → m β) :
    runK (modify f : StateCpsT σ m PUnit) s k = k ⟨⟩ (f s) := rfl
@[simp] theorem runK_lift [Monad m] (x : m α) (s : σ) (k : α → σ → m β) :
    runK (StateCpsT.lift x : StateCpsT σ m α) s k = (do let x ← x; k x s) := rfl
@[simp] theorem runK_monadLift {n : Type u → Type w} [Monad m] [MonadLiftT n m] (x : n α) (s : σ) (k : α → σ → m β) :
    runK (monadLift x : StateCpsT σ m α) s k = (do let x ← monadLift x; k x s) := rfl
@[simp] theorem runK_bind_pure (a : α) (f : α → StateCpsT σ m β) (s : σ) (k : β → σ → m γ) :
    runK (pure a >>= f) s k = runK (f a) s k := rfl
@[simp] theorem runK_bind_lift [Monad m] (x : m α) (f : α → StateCpsT σ m β) (s : σ) (k : β → σ → m γ) :
    runK (StateCpsT.lift x >>= f) s k = (do let a ← x; runK (f a) s k) := rfl
@[simp] theorem runK_bind_get (f : σ → StateCpsT σ m β) (s : σ) (k : β → σ → m γ) :
    runK (get >>= f) s k = runK (f s) s k := rfl
@[simp] theorem runK_bind_set (f : PUnit → StateCpsT σ m β) (s s' : σ) (k : β → σ → m γ) :
    runK (set s' >>= f) s k = runK (f ⟨⟩) s' k := rfl
@[simp] theorem runK_bind_modify (f : σ → σ) (g : PUnit → StateCpsT σ m β) (s : σ) (k : β → σ → m γ) :
    runK (modify f >>= g) s k = runK (g ⟨⟩) (f s) k := rfl
@[simp] theorem run_eq [Monad m] (x : StateCpsT σ m α) (s : σ) : run x s = runK x s (fun a s => pure (a, s)) := rfl
@[simp] theorem run'_eq [Monad m] (x : StateCpsT σ m α) (s : σ) : run' x s = runK x s (fun a _ => pure a) := rfl
end StateCpsT
