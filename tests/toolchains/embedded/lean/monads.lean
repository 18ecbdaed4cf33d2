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
