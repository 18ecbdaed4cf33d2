/-
Values that are computed when they are first asked for.
-/
structure Thunk (α : Type u) : Type u where
  mk ::
  fn : Unit → α
attribute [extern "lean_mk_thunk"] Thunk.mk
namespace Thunk
variable {α : Type u} {β : Type v}
@[extern "lean_thunk_pure"] protected def pure (a : α) : Thunk α := ⟨fun _ => a⟩
@[extern "lean_thunk_get_own"] protected def get (x : @& Thunk α) : α := x.fn ()
@[inline] def fnImpl (x : Thunk α) : Unit → α := fun _ => x.get
@[csimp] theorem fn_eq_fnImpl : @fn = @fnImpl := rfl
@[inline] protected def map (f : α → β) (x : Thunk α) : Thunk β := ⟨fun _ => f x.get⟩
@[inline] protected def bind (x : Thunk α) (f : α → Thunk β) : Thunk β := ⟨fun _ => (f x.get).get⟩
@[simp] theorem sizeOf_eq {α : Type w} [SizeOf α] (a : Thunk α) : sizeOf a = 1 + sizeOf a.get := rfl
@[ext] protected theorem ext {a b : Thunk α} : a.get = b.get → a = b := fun h => congrArg Thunk.mk (funext fun _ => h)
end Thunk
instance thunkCoe {α : Type u} : CoeTail α (Thunk α) := ⟨fun a => ⟨fun _ => a⟩⟩
