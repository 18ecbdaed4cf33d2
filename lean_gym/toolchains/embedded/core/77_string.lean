/-
Strings and arrays: the few functions that are modelled.
DIFFERS: the bodies are those of the model of `String` in `25_data_types.lean`.
-/
namespace String
@[extern "lean_string_append"] protected def append (s t : String) : String := ⟨s.chars ++ t.chars⟩
@[extern "lean_string_length"] protected def length (s : String) : Nat := s.chars.length
@[extern "lean_string_data"] def toList (s : String) : List Char := s.chars
@[extern "lean_string_push"] def push (s : String) (c : Char) : String := ⟨s.chars ++ [c]⟩
@[inline] def singleton (c : Char) : String := .ofList [c]
@[extern "lean_string_dec_eq"] def decEq (s₁ s₂ : String) : Decidable (s₁ = s₂) :=
  decidable_of_decidable_of_iff (p := s₁.chars = s₂.chars)
    ⟨fun h => match s₁, s₂, h with | ⟨_⟩, ⟨_⟩, rfl => rfl, fun h => h ▸ rfl⟩
@[simp] theorem toList_ofList {l : List Char} : (String.ofList l).toList = l := rfl
@[simp] theorem ofList_toList {s : String} : String.ofList s.toList = s := rfl
end String
instance instAppendString : Append String := ⟨String.append⟩
@[simp] theorem String.length_append {s t : String} : (s ++ t).length = s.length + t.length := List.length_append
instance instDecidableEqString : DecidableEq String := String.decEq
@[extern "native"] opaque String.quote (s : String) : String
@[extern "native"] opaque Char.quote (c : Char) : String
