/- Monad transformers. -/
structure Counted (α : Type) where
  value : α
  count : Nat
instance : Monad Counted where
  pure a := ⟨a, 0⟩
  bind x f := ⟨(f x.value).value, 0⟩
  map f x := ⟨f x.value, 5⟩

/- A monad's own `map` is not what its `bind` would give; `ReaderT` uses it. -/
theorem map_of_the_monad (x : ReaderT Nat Counted Nat) (f : Nat → Nat) : (f <$> x).run 0 = f <$> x.run 0 := by simp
def one : ReaderT Nat Counted Nat := fun _ => ⟨1, 1⟩
theorem map_is_not_bind : (Nat.succ <$> one).run 0 = ⟨2, 5⟩ := rfl
theorem seq_of_the_monad (f : ReaderT Nat Counted (Nat → Nat)) (x : ReaderT Nat Counted Nat) :
    (f <*> x).run 3 = f.run 3 <*> x.run 3 := by simp
theorem bad_map : (Nat.succ <$> one).run 0 = ⟨2, 0⟩ := rfl -- FAIL

/- Loops over several collections side by side. -/
def dot (xs ys : List Nat) : Nat := Id.run do
  let mut sum := 0
  for x in xs, y in ys do
    sum := sum + x * y
  return sum
theorem dot_three : dot [1, 2, 3] [4, 5, 6] = 32 := rfl
theorem dot_shorter : dot [1, 2, 3] [4, 5] = 14 := by decide
theorem dot_nil (xs ys : List Nat) (h : ys = []) : dot xs ys = 0 := by subst h; cases xs <;> rfl
theorem dot_wrong : dot [1] [2] = 3 := rfl -- FAIL
def weighted (xs : Array Nat) (ys : List Nat) : Option Nat := do
  let mut sum := 0
  for x in xs, y in ys, i in [0:10:2] do
    if y = 0 then failure
    sum := sum + x * y * i
  return sum
theorem weighted_three : weighted #[1, 2, 3] [4, 5, 6] = some 92 := rfl
#eval (weighted #[1] [0], weighted #[1, 2] [3, 4]) -- SAYS: (none, some 16)

/- Coercions of what a monad yields. -/
def asInteger (x : Option Nat) : Option Int := do
  let y : Int ← x
  return y - 5
theorem asInteger_three : asInteger (some 3) = some (-2) := rfl
def lifted (x : Option Nat) : StateT Nat Option Int := x
theorem lifted_three : (lifted (some 3)).run 2 = some (3, 2) := rfl
def notLifted (x : Option Int) : Option Nat := x -- FAIL: Type mismatch

/- Of two ways to choose the other one, an `Alternative` is taken before exceptions. -/
def orThree (x : OptionT Id Nat) : OptionT Id Nat := x <|> pure 3
theorem orThree_failure : (orThree failure).run = some 3 := rfl
theorem orThree_some : (orThree (pure 4)).run = some 4 := rfl
#synth OrElse (OptionT Id Nat) -- SAYS: instOrElseOfAlternative (OptionT Id) Nat
#eval [()] -- SAYS: [()]

/- Exceptions and state in continuation-passing style. -/
def sumUpTo (bound : Nat) : StateCpsT Nat (ExceptCpsT String Id) Nat := do
  for i in [1, 2, 3] do modify (· + i)
  if (← get) > bound then (throw "big" : ExceptCpsT String Id Unit)
  return (← get) * 2
#eval Id.run (ExceptCpsT.runK ((sumUpTo 100).run' 5) toString id) -- SAYS: 22
#eval Id.run (ExceptCpsT.runK ((sumUpTo 10).run' 5) toString id) -- SAYS: big
theorem stepped (m : Type → Type) [Monad m] (s : Nat) : (do let a ← get; set (a + 1) : StateCpsT Nat m PUnit).run s = pure (⟨⟩, s + 1) := by simp
theorem stepped' (m : Type → Type) [Monad m] (s : Nat) : (do let a ← get; set (a + 1) : StateCpsT Nat m PUnit).run s = pure (⟨⟩, s) := by simp -- FAIL
theorem thrown (ε : Type) (e : ε) (f : Nat → ExceptCpsT ε Id Nat) : (throw e >>= f).run = pure (.error e) := by simp
