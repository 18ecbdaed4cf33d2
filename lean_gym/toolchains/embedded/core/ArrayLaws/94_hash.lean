/-
Hashes. As in a full Lean, `mixHash` and the hash of a string are opaque: they run, and nothing can be proved about
their values.
-/
class Hashable (α : Sort u) where
  hash : α → UInt64
export Hashable (hash)
@[extern "lean_uint64_mix_hash"] opaque mixHash (u₁ u₂ : UInt64) : UInt64
@[extern "lean_string_hash"] protected opaque String.hash (s : @& String) : UInt64
class LawfulHashable (α : Type u) [BEq α] [Hashable α] : Prop where
  hash_eq (a b : α) : a == b → hash a = hash b
theorem hash_eq {α : Type u} [BEq α] [Hashable α] [LawfulHashable α] {a b : α} : a == b → hash a = hash b :=
  LawfulHashable.hash_eq a b
instance (priority := low) instLawfulHashableOfLawfulBEq {α : Type u} [BEq α] [Hashable α] [LawfulBEq α] :
    LawfulHashable α where
  hash_eq _ _ h := eq_of_beq h ▸ rfl
instance instHashableSubtype {α : Sort u} [Hashable α] {p : α → Prop} : Hashable (Subtype p) := ⟨fun a => hash a.val⟩
instance instHashableNat : Hashable Nat := ⟨fun n => UInt64.ofNat n⟩
instance instHashableString : Hashable String := ⟨String.hash⟩
instance instHashableProd {α : Type u} {β : Type v} [Hashable α] [Hashable β] : Hashable (α × β) where
  hash | (a, b) => mixHash (hash a) (hash b)
instance instHashableBool : Hashable Bool where
  hash
    | true => 11
    | false => 13
instance instHashablePEmpty : Hashable PEmpty.{u} := ⟨fun x => nomatch x⟩
instance instHashablePUnit : Hashable PUnit.{u} where
  hash | .unit => 11
instance instHashableOption {α : Type u} [Hashable α] : Hashable (Option α) where
  hash
    | none => 11
    | some a => mixHash (hash a) 13
instance instHashableList {α : Type u} [Hashable α] : Hashable (List α) where
  hash as := as.foldl (fun r a => mixHash r (hash a)) 7
instance instHashableArray {α : Type u} [Hashable α] : Hashable (Array α) where
  hash as := as.foldl (fun r a => mixHash r (hash a)) 7
instance instHashableUInt64 : Hashable UInt64 := ⟨fun n => n⟩
instance instHashableFin {n : Nat} : Hashable (Fin n) := ⟨fun v => v.val.toUInt64⟩
instance instHashableChar : Hashable Char := ⟨fun c => UInt64.ofNat c.val.toNat⟩
instance instHashableInt : Hashable Int where
  hash
    | Int.ofNat n => UInt64.ofNat (2 * n)
    | Int.negSucc n => UInt64.ofNat (2 * n + 1)
instance instHashable (P : Prop) : Hashable P := ⟨fun _ => 0⟩
@[always_inline, inline] def hash64 (u : UInt64) : UInt64 := mixHash u 11
