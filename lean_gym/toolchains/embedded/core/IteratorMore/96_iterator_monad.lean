/-
Operations with what is known of their results are a lawful monad.
-/
namespace Std.Iterators
namespace PostconditionT
section
variable {m : Type w → Type w'} [Monad m] [LawfulMonad m] {α β : Type w}
@[simp] protected theorem map_eq_pure_bind {f : α → β} {x : PostconditionT m α} : x.map f = x.bind (pure ∘ f) := by
  refine ext (funext fun b => propext ⟨fun ⟨a, h⟩ => ⟨a.1, a.2, h⟩, fun ⟨a, h, k⟩ => ⟨⟨a, h⟩, k⟩⟩) ?_
  simp only [PostconditionT.map, PostconditionT.bind, Function.comp, Functor.map_map, operation_pure, map_pure,
    bind_pure_comp]
@[simp] protected theorem pure_bind {f : α → PostconditionT m β} {a : α} :
    (pure a : PostconditionT m α).bind f = f a := by
  refine ext (funext fun b => propext ⟨fun ⟨_, h, k⟩ => h ▸ k, fun h => ⟨a, rfl, h⟩⟩) ?_
  simp only [PostconditionT.bind, operation_pure, pure_bind, Functor.map_map]
  exact id_map _
@[simp] protected theorem bind_pure {x : PostconditionT m α} : x.bind pure = x := by
  refine ext (funext fun b => propext ⟨fun ⟨_, h, k⟩ => k ▸ h, fun h => ⟨b, h, rfl⟩⟩) ?_
  simp only [PostconditionT.bind, operation_pure, map_pure, bind_pure_comp, Functor.map_map]
  exact id_map _
@[simp] protected theorem bind_assoc {γ : Type w} {x : PostconditionT m α} {f : α → PostconditionT m β}
    {g : β → PostconditionT m γ} : (x.bind f).bind g = x.bind (fun a => (f a).bind g) := by
  refine ext (funext fun c => propext ⟨fun ⟨b, ⟨a, h, k⟩, l⟩ => ⟨a, h, b, k, l⟩,
    fun ⟨a, h, b, k, l⟩ => ⟨b, ⟨a, h, k⟩, l⟩⟩) ?_
  simp only [PostconditionT.bind, bind_assoc, bind_map_left, map_bind, Functor.map_map]
@[simp] protected theorem map_pure {f : α → β} {a : α} : (pure a : PostconditionT m α).map f = pure (f a) := by
  rw [PostconditionT.map_eq_pure_bind, PostconditionT.pure_bind]; rfl
end
end PostconditionT
instance {m : Type w → Type w'} [Monad m] [LawfulMonad m] : LawfulMonad (PostconditionT m) :=
  LawfulMonad.mk' (m := PostconditionT m)
    (id_map := fun x => PostconditionT.map_eq_pure_bind.trans PostconditionT.bind_pure)
    (pure_bind := fun _ _ => PostconditionT.pure_bind)
    (bind_assoc := fun _ _ _ => PostconditionT.bind_assoc)
    (bind_pure_comp := fun _ _ => PostconditionT.map_eq_pure_bind.symm)
end Std.Iterators
