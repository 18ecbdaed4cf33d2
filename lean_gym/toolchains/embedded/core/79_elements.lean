/-
Laws of element access, and functions on lists in monads.
-/
abbrev DecidableLT (α : Type u) [LT α] := DecidableRel (LT.lt : α → α → Prop)
abbrev DecidableLE (α : Type u) [LE α] := DecidableRel (LE.le : α → α → Prop)
section
variable {coll : Type u} {idx : Type v} {elem : Type w} {valid : coll → idx → Prop}
abbrev decidableGetElem? [GetElem coll idx elem valid] (xs : coll) (i : idx) [Decidable (valid xs i)] : Option elem :=
  if h : valid xs i then some (getElem xs i h) else none
def outOfBounds {α : Type u} [Inhabited α] : α := default
theorem outOfBounds_eq_default {α : Type u} [Inhabited α] : (outOfBounds : α) = default := rfl
class LawfulGetElem (cont : Type u) (idx : Type v) (elem : outParam (Type w)) (dom : outParam (cont → idx → Prop))
    [ge : GetElem? cont idx elem dom] : Prop where
  getElem?_def (c : cont) (i : idx) [Decidable (dom c i)] :
      c[i]? = if h : dom c i then some (c[i]'h) else none
  getElem!_def [Inhabited elem] (c : cont) (i : idx) :
      c[i]! = match c[i]? with | some e => e | none => default
export LawfulGetElem (getElem?_def getElem!_def)
variable [GetElem? coll idx elem valid] [LawfulGetElem coll idx elem valid]
theorem getElem?_pos (c : coll) (i : idx) (h : valid c i) : c[i]? = some (c[i]'h) :=
  (@getElem?_def _ _ _ _ _ _ c i (isTrue h)).trans rfl
theorem getElem?_neg (c : coll) (i : idx) (h : ¬ valid c i) : c[i]? = none :=
  (@getElem?_def _ _ _ _ _ _ c i (isFalse h)).trans rfl
theorem getElem!_pos [Inhabited elem] (c : coll) (i : idx) (h : valid c i) : c[i]! = c[i]'h := by
  rw [getElem!_def, getElem?_pos c i h]
theorem getElem!_neg [Inhabited elem] (c : coll) (i : idx) (h : ¬ valid c i) : c[i]! = default := by
  rw [getElem!_def, getElem?_neg c i h]
end
namespace List
section
universe u₁ u₂ u₃
variable {m : Type u₁ → Type u₂} [Monad m]
def foldlM {s : Type u₁} {α : Type u₃} : (f : s → α → m s) → (init : s) → List α → m s
  | _, s, [] => pure s
  | f, s, a :: as => do
    let s' ← f s a
    List.foldlM f s' as
@[inline] def foldrM {s : Type u₁} {α : Type u₃} (f : α → s → m s) (init : s) (l : List α) : m s :=
  l.reverse.foldlM (fun s a => f a s) init
@[inline] def mapM {α : Type u₃} {β : Type u₁} (f : α → m β) (as : List α) : m (List β) :=
  let rec loop
    | [], bs => pure bs.reverse
    | a :: as, bs => do
      let b ← f a
      loop as (b :: bs)
  loop as []
protected def forM {α : Type u₃} (as : List α) (f : α → m PUnit) : m PUnit :=
  match as with
  | [] => pure ⟨⟩
  | a :: as => do f a; List.forM as f
end
end List
