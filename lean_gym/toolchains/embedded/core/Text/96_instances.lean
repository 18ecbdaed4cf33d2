/-
What `deriving LawfulBEq` uses.
-/
namespace DerivingHelpers
theorem and_true_curry {a b : Bool} {P : Prop} (h : a → b → P) : (a && b) → P :=
  match a, b, h with
  | true, true, h => fun _ => h rfl rfl
  | true, false, _ => fun k => Bool.noConfusion k
  | false, _, _ => fun k => Bool.noConfusion k
theorem deriving_lawful_beq_helper_dep {α : Type u} {x y : α} [BEq α] [ReflBEq α] {t : (x == y) = true → Bool}
    {P : Prop} (inst : (x == y) = true → x = y) (k : (h : x = y) → t (h ▸ ReflBEq.rfl) = true → P) :
    (if h : (x == y) then t h else false) = true → P := by
  intro h
  by_cases e : (x == y) = true
  · rewrite [dif_pos e] at h
    exact k (inst e) h
  · rewrite [dif_neg e] at h
    exact Bool.noConfusion h
theorem deriving_lawful_beq_helper_nd {α : Type u} {x y : α} [BEq α] [ReflBEq α] {P : Prop}
    (inst : (x == y) = true → x = y) (k : x = y → P) : (x == y) = true → P := fun h => k (inst h)
end DerivingHelpers
