/-
Loops without a bound: what `while` and `repeat` stand on.
-/
instance instInhabitedForallOfMonad {α : Type u} {m : Type u → Type v} [Monad m] : Inhabited (α → m α) :=
  ⟨pure⟩
instance instInhabitedOfMonad {α : Type u} {m : Type u → Type v} [Inhabited α] [Monad m] : Inhabited (m α) :=
  ⟨pure default⟩
instance instNonemptyOfMonad {m : Type u → Type v} {α : Type u} [Monad m] [h : Nonempty α] : Nonempty (m α) :=
  h.elim fun a => ⟨pure a⟩
namespace Lean
inductive Loop where
  | mk

@[inline]
partial def Loop.forIn {β : Type u} {m : Type u → Type v} [Monad m] (_ : Loop) (init : β)
    (f : Unit → β → m (ForInStep β)) : m β :=
  let rec @[specialize] loop (b : β) : m β := do
    match ← f () b with
    | .done b => pure b
    | .yield b => loop b
  loop init

instance {m : Type u → Type v} [Monad m] : ForIn m Loop Unit where
  forIn := Loop.forIn
end Lean
