/-
Arrays: what is needed before the other functions, and the elements. An array is the list of its elements to a proof,
and a block of memory to a running program.
-/
namespace Array
variable {α : Type u}
@[extern "lean_mk_empty_array_with_capacity"] def mkEmpty (c : @& Nat) : Array α where
  toList := []
@[extern "lean_array_fget"] def getInternal (a : @& Array α) (i : @& Nat) (h : i < a.size) : α := a.toList.get ⟨i, h⟩
@[extern "lean_array_fget_borrowed"] unsafe opaque getInternalBorrowed (a : @& Array α) (i : @& Nat) (h : i < a.size) :
    α := a.toList.get ⟨i, h⟩
abbrev getD (a : Array α) (i : Nat) (v₀ : α) : α := if h : i < a.size then a.getInternal i h else v₀
@[extern "lean_array_get"] def get!Internal [Inhabited α] (a : @& Array α) (i : @& Nat) : α := Array.getD a i default
@[extern "lean_array_get_borrowed"] unsafe opaque get!InternalBorrowed [Inhabited α] (a : @& Array α) (i : @& Nat) : α
instance instGetElemNatLtSize : GetElem (Array α) Nat α fun xs i => i < xs.size := ⟨fun xs i h => xs.getInternal i h⟩
structure Mem (as : Array α) (a : α) : Prop where
  val : a ∈ as.toList
instance instMembership : Membership α (Array α) := ⟨Mem⟩
theorem mem_def {a : α} {as : Array α} : a ∈ as ↔ a ∈ as.toList := ⟨fun h => h.val, Mem.mk⟩
protected theorem ext' {xs ys : Array α} (h : xs.toList = ys.toList) : xs = ys := by
  cases xs; cases ys; cases h; rfl
@[simp] theorem size_push {xs : Array α} (v : α) : (push xs v).size = xs.size + 1 := by
  show (List.concat xs.toList v).length = xs.toList.length + 1
  rw [List.concat_eq_append, List.length_append]; rfl
@[simp] theorem toList_push {xs : Array α} {x : α} : (xs.push x).toList = xs.toList ++ [x] := List.concat_eq_append
@[simp] theorem length_toList {xs : Array α} : xs.toList.length = xs.size := rfl
end Array
@[match_pattern] abbrev List.toArray {α : Type u} (xs : List α) : Array α := .mk xs
