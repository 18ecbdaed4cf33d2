/-
Functions; laws of monads and of lifting between them.
-/
@[inline] def flip {α : Sort u} {β : Sort v} {φ : Sort w} (f : α → β → φ) : β → α → φ := fun b a => f a b
@[simp] theorem flip_flip {α : Sort u} {β : Sort v} {φ : Sort w} {f : α → β → φ} : flip (flip f) = f := rfl
namespace Function
@[simp] theorem const_comp {α : Sort u} {β : Sort v} {γ : Sort w} {f : α → β} {c : γ} : const β c ∘ f = const α c := rfl
@[simp] theorem comp_const {β : Sort u} {γ : Sort v} {α : Sort w} {f : β → γ} {b : β} : f ∘ const α b = const α (f b) :=
  rfl
@[simp] theorem true_comp {α : Sort u} {β : Sort v} {f : α → β} : (fun (x : β) => true) ∘ f = fun (x : α) => true := rfl
@[simp] theorem false_comp {α : Sort u} {β : Sort v} {f : α → β} : (fun (x : β) => false) ∘ f = fun (x : α) => false :=
  rfl
end Function

/- Sequencing. -/
@[simp] theorem pure_seqRight {f : Type u → Type v} {α β : Type u} [Applicative f] [LawfulApplicative f] (x : α)
    (y : f β) : pure x *> y = y := by
  rewrite [seqRight_eq, map_pure, pure_seq]; exact id_map y
@[simp] theorem seqLeft_pure {f : Type u → Type v} {α β : Type u} [Applicative f] [LawfulApplicative f] (x : f α)
    (y : β) : x <* pure y = x := by
  rewrite [seqLeft_eq, seq_pure, ← comp_map]; exact id_map x
@[simp] theorem pure_unit_seqLeft {f : Type → Type u} [Applicative f] [LawfulApplicative f] (x : f Unit) :
    pure () <* x = x := by
  rewrite [seqLeft_eq, map_pure, pure_seq]; exact id_map x
@[simp] theorem seqRight_pure_unit {f : Type → Type u} [Applicative f] [LawfulApplicative f] (x : f Unit) :
    x *> pure () = x := by
  rewrite [seqRight_eq, seq_pure, ← comp_map]; exact id_map x
theorem map_inj_of_left_inverse {m : Type u → Type v} {α β : Type u} [Functor m] [LawfulFunctor m] {f : α → β}
    (w : ∃ (g : β → α), ∀ (x : α), g (f x) = x) {x y : m α} : f <$> x = f <$> y ↔ x = y := by
  refine ⟨fun h => ?_, congrArg _⟩
  have ⟨g, e⟩ := w
  have h := congrArg (g <$> ·) h
  rewrite [← comp_map, ← comp_map, show g ∘ f = id from funext e] at h
  exact (id_map x).symm.trans (h.trans (id_map y))
open Classical in
@[simp] theorem map_inj_right_of_nonempty {m : Type u → Type v} {α β : Type u} [Functor m] [LawfulFunctor m]
    [Nonempty α] {f : α → β} (w : ∀ {x y : α}, f x = f y → x = y) {x y : m α} : f <$> x = f <$> y ↔ x = y := by
  refine map_inj_of_left_inverse ⟨fun b => if h : ∃ a, f a = b then h.choose else Classical.choice ‹_›, fun a => ?_⟩
  have h : ∃ a', f a' = f a := ⟨a, rfl⟩
  exact (dif_pos h).trans (w h.choose_spec)
open Classical in
@[simp] theorem map_inj_right {m : Type u → Type v} {α β : Type u} [Monad m] [LawfulMonad m] {f : α → β}
    (h : ∀ {x y : α}, f x = f y → x = y) {x y : m α} : f <$> x = f <$> y ↔ x = y := by
  by_cases k : Nonempty α
  · exact map_inj_right_of_nonempty h
  · refine ⟨fun e => ?_, congrArg _⟩
    have g (z : m α) : z = f <$> z >>= fun _ => x := by
      rw [bind_map_left, show (fun _ : α => x) = pure from funext fun a => absurd ⟨a⟩ k, bind_pure]
    exact (g x).trans ((congrArg (· >>= fun _ => x) e).trans (g y).symm)
@[simp] theorem monadMap_refl {m : Type u → Type v} {α : Type u} (f : ∀ {α : Type u}, m α → m α) : monadMap @f = @f α :=
  rfl

/- Lifting. -/
class LawfulMonadLift (m : semiOutParam (Type u → Type v)) (n : Type u → Type w) [Monad m] [Monad n]
    [inst : MonadLift m n] : Prop where
  monadLift_pure {α : Type u} (a : α) : inst.monadLift (pure a) = pure a
  monadLift_bind {α β : Type u} (ma : m α) (f : α → m β) :
    inst.monadLift (ma >>= f) = inst.monadLift ma >>= (fun x => inst.monadLift (f x))
class LawfulMonadLiftT (m : Type u → Type v) (n : Type u → Type w) [Monad m] [Monad n] [inst : MonadLiftT m n] :
    Prop where
  monadLift_pure {α : Type u} (a : α) : inst.monadLift (pure a) = pure a
  monadLift_bind {α β : Type u} (ma : m α) (f : α → m β) :
    inst.monadLift (ma >>= f) = inst.monadLift ma >>= (fun x => inst.monadLift (f x))
export LawfulMonadLiftT (monadLift_pure monadLift_bind)
section
variable {m : Type u → Type v} {n : Type u → Type w} [Monad m] [Monad n] [MonadLiftT m n] [LawfulMonadLiftT m n]
  {α β : Type u}
theorem monadLift_map [LawfulMonad m] [LawfulMonad n] (f : α → β) (ma : m α) :
    monadLift (n := n) (f <$> ma) = f <$> monadLift ma := by
  rewrite [← bind_pure_comp, ← bind_pure_comp, monadLift_bind]; simp only [monadLift_pure]
theorem monadLift_seq [LawfulMonad m] [LawfulMonad n] (mf : m (α → β)) (ma : m α) :
    monadLift (n := n) (mf <*> ma) = monadLift mf <*> monadLift ma := by
  simp only [seq_eq_bind_map, monadLift_map, monadLift_bind]
theorem monadLift_seqLeft [LawfulMonad m] [LawfulMonad n] (x : m α) (y : m β) :
    monadLift (n := n) (x <* y) = monadLift x <* monadLift y := by
  simp only [seqLeft_eq, monadLift_map, monadLift_seq]
theorem monadLift_seqRight [LawfulMonad m] [LawfulMonad n] (x : m α) (y : m β) :
    monadLift (n := n) (x *> y) = monadLift x *> monadLift y := by
  simp only [seqRight_eq, monadLift_map, monadLift_seq]
@[simp] theorem liftM_pure (a : α) : liftM (pure a : m α) = (pure a : n α) := monadLift_pure _
@[simp] theorem liftM_bind (ma : m α) (f : α → m β) : liftM (n := n) (ma >>= f) = liftM ma >>= fun a => liftM (f a) :=
  monadLift_bind _ _
@[simp] theorem liftM_map [LawfulMonad m] [LawfulMonad n] (f : α → β) (ma : m α) :
    liftM (n := n) (f <$> ma) = f <$> liftM ma := monadLift_map _ _
@[simp] theorem liftM_seq [LawfulMonad m] [LawfulMonad n] (mf : m (α → β)) (ma : m α) :
    liftM (n := n) (mf <*> ma) = liftM mf <*> liftM ma := monadLift_seq _ _
@[simp] theorem liftM_seqLeft [LawfulMonad m] [LawfulMonad n] (x : m α) (y : m β) :
    liftM (n := n) (x <* y) = liftM x <* liftM y := monadLift_seqLeft _ _
@[simp] theorem liftM_seqRight [LawfulMonad m] [LawfulMonad n] (x : m α) (y : m β) :
    liftM (n := n) (x *> y) = liftM x *> liftM y := monadLift_seqRight _ _
end

section
variable (m : Type u → Type v) (n : Type u → Type w) (o : Type u → Type x)
instance instLawfulMonadLiftTOfLawfulMonadLift [Monad m] [Monad n] [Monad o] [MonadLift n o] [MonadLiftT m n]
    [LawfulMonadLift n o] [LawfulMonadLiftT m n] : LawfulMonadLiftT m o where
  monadLift_pure a := (congrArg _ (liftM_pure a)).trans (LawfulMonadLift.monadLift_pure a)
  monadLift_bind ma f := (congrArg _ (liftM_bind ma f)).trans (LawfulMonadLift.monadLift_bind ..)
instance instLawfulMonadLiftT [Monad m] : LawfulMonadLiftT m m := ⟨fun _ => rfl, fun _ _ => rfl⟩
end
variable {m : Type u → Type v}
namespace OptionT
@[ext, grind ext] theorem ext {α : Type u} {x y : OptionT m α} (h : x.run = y.run) : x = y := h
variable [Monad m]
@[simp] theorem run_mk {α : Type u} {m : Type u → Type v} (x : m (Option α)) : (OptionT.mk x).run = x := rfl
@[simp] theorem run_pure {α : Type u} (x : α) : (pure x : OptionT m α).run = pure (some x) := rfl
@[simp] theorem lift_pure [LawfulMonad m] {α : Type u} (a : α) : OptionT.lift (pure a : m α) = pure a :=
  pure_bind (m := m) a _
@[simp] theorem lift_bind [LawfulMonad m] {α β : Type u} (ma : m α) (f : α → m β) :
    OptionT.lift (ma >>= f) = OptionT.lift ma >>= fun a => OptionT.lift (f a) := by
  refine (LawfulMonad.bind_assoc (m := m) ..).trans (Eq.trans ?_ (LawfulMonad.bind_assoc (m := m) ..).symm)
  exact bind_congr (m := m) fun a => (pure_bind (m := m) (some a) fun
    | some a => OptionT.lift (f a)
    | none => pure none).symm
instance instLawfulMonadLift [LawfulMonad m] : LawfulMonadLift m (OptionT m) := ⟨lift_pure, lift_bind⟩
end OptionT
variable [Monad m]
namespace ExceptT
@[simp] theorem lift_pure [LawfulMonad m] {α ε : Type u} (a : α) :
    ExceptT.lift (pure a : m α) = (pure a : ExceptT ε m α) := map_pure (f := m) ..
@[simp] theorem lift_bind [LawfulMonad m] {α β ε : Type u} (ma : m α) (f : α → m β) :
    ExceptT.lift (ε := ε) (ma >>= f) = ExceptT.lift ma >>= fun a => ExceptT.lift (f a) :=
  (map_bind (m := m) ..).trans (bind_map_left (m := m) Except.ok ma (ExceptT.bindCont fun a => ExceptT.lift (f a))).symm
instance instLawfulMonadLift [LawfulMonad m] {ε : Type u} : LawfulMonadLift m (ExceptT ε m) := ⟨lift_pure, lift_bind⟩
instance instLawfulMonadLiftExcept [LawfulMonad m] {ε : Type u} : LawfulMonadLift (Except ε) (ExceptT ε m) where
  monadLift_pure _ := rfl
  monadLift_bind ma f := by
    refine Eq.trans ?_ (pure_bind (m := m) ma (ExceptT.bindCont fun x => ExceptT.mk (pure (f x)))).symm
    cases ma <;> rfl
end ExceptT
instance StateT.instLawfulMonadLift [LawfulMonad m] {σ : Type u} : LawfulMonadLift m (StateT σ m) where
  monadLift_pure a := by apply StateT.ext; intro s; simp [MonadLift.monadLift]
  monadLift_bind ma f := by apply StateT.ext; intro s; simp [MonadLift.monadLift]
instance ReaderT.instLawfulMonadLift {ρ : Type u} : LawfulMonadLift m (ReaderT ρ m) := ⟨fun _ => rfl, fun _ _ => rfl⟩
instance Id.instLawfulMonadLiftTOfLawfulMonad [LawfulMonad m] : LawfulMonadLiftT Id m where
  monadLift_pure _ := rfl
  monadLift_bind x f := (pure_bind x.run fun a => (pure (f a).run : m _)).symm
