/-
Data types: subtypes, dependent pairs, sums, lists, options, arrays, fixed-width integers, characters, strings.
-/
@[pp_using_anonymous_constructor] structure Subtype {α : Sort u} (p : α → Prop) where
  val : α
  property : p val
@[pp_using_anonymous_constructor] structure Sigma {α : Type u} (β : α → Type v) where
  fst : α
  snd : β fst
@[pp_using_anonymous_constructor] structure PSigma {α : Sort u} (β : α → Sort v) where
  fst : α
  snd : β fst
inductive Sum (α : Type u) (β : Type v) where
  | inl (val : α) : Sum α β
  | inr (val : β) : Sum α β
inductive PSum (α : Sort u) (β : Sort v) where
  | inl (val : α) : PSum α β
  | inr (val : β) : PSum α β
inductive List (α : Type u) where
  | nil : List α
  | cons (head : α) (tail : List α) : List α
inductive Option (α : Type u) where
  | none : Option α
  | some (val : α) : Option α
export Option (none some)
structure Array (α : Type u) where
  mk ::
  toList : List α
attribute [extern "lean_array_mk"] Array.mk
attribute [extern "lean_array_to_list"] Array.toList
@[pp_using_anonymous_constructor] structure Fin (n : Nat) where
  mk ::
  val : Nat
  isLt : LT.lt val n
protected def Fin.Internal.ofNat (n : Nat) (hn : LT.lt 0 n) (a : Nat) : Fin n := ⟨HMod.hMod a n, Nat.mod_lt a hn⟩

/- Functions of lists and arrays that strings need. -/
protected def List.append {α : Type u} : (xs ys : List α) → List α
  | .nil, bs => bs
  | .cons a as, bs => .cons a (List.append as bs)
def List.length {α : Type u} : List α → Nat
  | .nil => 0
  | .cons _ as => HAdd.hAdd (List.length as) 1
def List.concat {α : Type u} : List α → α → List α
  | .nil, b => .cons b .nil
  | .cons a as, b => .cons a (List.concat as b)
def List.map {α : Type u} {β : Type v} (f : α → β) : (l : List α) → List β
  | .nil => .nil
  | .cons a as => .cons (f a) (List.map f as)
def List.flatten {α : Type u} : List (List α) → List α
  | .nil => .nil
  | .cons a as => List.append a (List.flatten as)
@[inline] def List.flatMap {α : Type u} {β : Type v} (b : α → List β) (as : List α) : List β :=
  List.flatten (List.map b as)
attribute [extern "lean_array_mk"] Array.mk
attribute [extern "lean_array_to_list"] Array.toList
@[extern "lean_mk_empty_array_with_capacity"] def Array.emptyWithCapacity {α : Type u} (c : @& Nat) : Array α where
  toList := .nil
def Array.empty {α : Type u} : Array α := Array.emptyWithCapacity 0
@[extern "lean_array_get_size"] def Array.size {α : Type u} (a : @& Array α) : Nat :=
  match a with
  | { toList := as } => as.length
@[extern "lean_array_push"] def Array.push {α : Type u} (a : Array α) (v : α) : Array α where
  toList := List.concat a.toList v

/- Fixed-width integers. -/
structure BitVec (w : Nat) where
  ofFin ::
  toFin : Fin (HPow.hPow 2 w)
protected def BitVec.ofNatLT {w : Nat} (i : Nat) (p : LT.lt i (HPow.hPow 2 w)) : BitVec w := ⟨⟨i, p⟩⟩
@[match_pattern] protected def BitVec.ofNat (n : Nat) (i : Nat) : BitVec n :=
  ⟨Fin.Internal.ofNat (HPow.hPow 2 n) (Nat.pow_pos (.step .refl)) i⟩
protected def BitVec.toNat {w : Nat} (x : BitVec w) : Nat := x.toFin.val
structure UInt8 where
  ofBitVec ::
  toBitVec : BitVec 8
structure UInt16 where
  ofBitVec ::
  toBitVec : BitVec 16
structure UInt32 where
  ofBitVec ::
  toBitVec : BitVec 32
structure UInt64 where
  ofBitVec ::
  toBitVec : BitVec 64
attribute [extern "lean_uint8_of_nat_mk"] UInt8.ofBitVec
attribute [extern "lean_uint8_to_nat"] UInt8.toBitVec
attribute [extern "lean_uint16_of_nat_mk"] UInt16.ofBitVec
attribute [extern "lean_uint16_to_nat"] UInt16.toBitVec
attribute [extern "lean_uint32_of_nat_mk"] UInt32.ofBitVec
attribute [extern "lean_uint32_to_nat"] UInt32.toBitVec
attribute [extern "lean_uint64_of_nat_mk"] UInt64.ofBitVec
attribute [extern "lean_uint64_to_nat"] UInt64.toBitVec
@[extern "lean_uint8_of_nat"] def UInt8.ofNat (n : @& Nat) : UInt8 := ⟨BitVec.ofNat 8 n⟩
@[extern "lean_uint32_to_nat"] def UInt32.toNat (n : UInt32) : Nat := n.toBitVec.toNat
theorem LeanGym.Internal.uint32_eq_of_toNat_eq : {a b : UInt32} → Eq a.toNat b.toNat → Eq a b
  | ⟨⟨⟨n, hn⟩⟩⟩, ⟨⟨⟨m, hm⟩⟩⟩, h =>
    Eq.rec (motive := fun k _ => (hk : LT.lt k (HPow.hPow 2 32)) → Eq (UInt32.ofBitVec ⟨⟨n, hn⟩⟩) ⟨⟨⟨k, hk⟩⟩⟩)
      (fun _ => rfl) h hm
@[extern "lean_uint32_dec_eq"] def UInt32.decEq (a b : UInt32) : Decidable (Eq a b) where
  decide := decide (Eq a.toNat b.toNat)
  reflects_decide := match instDecidableEqNat a.toNat b.toNat with
    | isTrue h => LeanGym.Internal.uint32_eq_of_toNat_eq h
    | isFalse h => fun e => h (congrArg UInt32.toNat e)
instance instDecidableEqUInt32 : DecidableEq UInt32 := UInt32.decEq

/- The size of a word is known when a program runs: 32 or 64 bits. -/
@[extern "lean_system_platform_nbits"] opaque System.Platform.getNumBits :
    Unit → Subtype (fun n : Nat => Or (Eq n 32) (Eq n 64)) := fun _ => ⟨64, .inr rfl⟩
def System.Platform.numBits : Nat := (getNumBits ()).val
theorem System.Platform.numBits_eq : Or (Eq numBits 32) (Eq numBits 64) := (getNumBits ()).property
structure USize where
  ofBitVec ::
  toBitVec : BitVec System.Platform.numBits
attribute [extern "lean_usize_of_nat_mk"] USize.ofBitVec
attribute [extern "lean_usize_to_nat"] USize.toBitVec

/- DIFFERS: floating-point numbers are only named (the compiler wants the name), and nothing is known of them. -/
structure LeanGym.Internal.Inhabitant where
  type : Type
  value : type
opaque LeanGym.Internal.floats : LeanGym.Internal.Inhabitant := ⟨Unit, ()⟩
structure Float where
  private mk ::
  private value : LeanGym.Internal.floats.type

/- Characters. -/
abbrev Nat.isValidChar (n : Nat) : Prop := Or (LT.lt n 0xd800) (And (LT.lt 0xdfff n) (LT.lt n 0x110000))
abbrev UInt32.isValidChar (n : UInt32) : Prop := n.toNat.isValidChar
structure Char where
  val : UInt32
  valid : val.isValidChar
private theorem Nat.isValidChar_lt {n : Nat} (h : n.isValidChar) : LT.lt n (HPow.hPow 2 32) :=
  match h with
  | .inl h => Nat.le_trans h (Nat.le_of_ble_eq_true rfl)
  | .inr ⟨_, h⟩ => Nat.le_trans h (Nat.le_of_ble_eq_true rfl)
@[extern "lean_uint32_of_nat"] def Char.ofNatAux (n : Nat) (h : n.isValidChar) : Char :=
  ⟨⟨⟨⟨n, Nat.isValidChar_lt h⟩⟩⟩, h⟩
@[noinline, match_pattern] def Char.ofNat (n : Nat) : Char :=
  dite n.isValidChar (fun h => Char.ofNatAux n h) (fun _ => Char.ofNatAux 0 (.inl (Nat.le_of_ble_eq_true rfl)))
protected theorem Char.eq_of_val_eq : {a b : Char} → Eq a.val b.val → Eq a b
  | ⟨_, _⟩, ⟨_, _⟩, rfl => rfl
theorem Char.val_eq_of_eq {c d : Char} : Eq c d → Eq c.val d.val := fun h => congrArg Char.val h
theorem Char.ne_of_val_ne {c d : Char} (h : Not (Eq c.val d.val)) : Not (Eq c d) := fun e => h (Char.val_eq_of_eq e)
instance instDecidableEqChar : DecidableEq Char := fun c d => {
  decide := decide (Eq c.val d.val)
  reflects_decide := match instDecidableEqUInt32 c.val d.val with
    | isTrue h => Char.eq_of_val_eq h
    | isFalse h => Char.ne_of_val_ne h }
instance Char.instInhabited : Inhabited Char := ⟨Char.ofNat 65⟩

/- Bytes, and the encoding of characters in UTF-8. -/
structure ByteArray where
  mk ::
  data : Array UInt8
attribute [extern "lean_byte_array_mk"] ByteArray.mk
attribute [extern "lean_byte_array_data"] ByteArray.data
@[extern "lean_mk_empty_byte_array"] def ByteArray.emptyWithCapacity (c : @& Nat) : ByteArray := ⟨Array.empty⟩
def ByteArray.empty : ByteArray := ByteArray.emptyWithCapacity 0
instance ByteArray.instInhabited : Inhabited ByteArray := ⟨ByteArray.empty⟩
@[extern "lean_byte_array_push"] def ByteArray.push : ByteArray → UInt8 → ByteArray
  | ⟨bs⟩, b => ⟨bs.push b⟩
@[extern "lean_byte_array_size"] def ByteArray.size : (@& ByteArray) → Nat
  | ⟨bs⟩ => bs.size
def List.toByteArray (bs : List UInt8) : ByteArray := loop bs ByteArray.empty
where
  loop : List UInt8 → ByteArray → ByteArray
    | .nil, r => r
    | .cons b bs, r => loop bs (r.push b)
def String.utf8EncodeChar (c : Char) : List UInt8 :=
  let v := c.val.toNat
  ite (LE.le v 0x7f)
    (.cons (UInt8.ofNat v) .nil)
    (ite (LE.le v 0x7ff)
      (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 64) 0x20) 0xc0))
        (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod v 0x40) 0x80)) .nil))
      (ite (LE.le v 0xffff)
        (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 4096) 0x10) 0xe0))
          (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 64) 0x40) 0x80))
            (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod v 0x40) 0x80)) .nil)))
        (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 262144) 0x08) 0xf0))
          (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 4096) 0x40) 0x80))
            (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod (HDiv.hDiv v 64) 0x40) 0x80))
              (.cons (UInt8.ofNat (HAdd.hAdd (HMod.hMod v 0x40) 0x80)) .nil))))))
noncomputable def List.utf8Encode (l : List Char) : ByteArray := (l.flatMap String.utf8EncodeChar).toByteArray
inductive ByteArray.IsValidUTF8 (b : ByteArray) : Prop where
  | intro (m : List Char) (hm : Eq b (List.utf8Encode m)) : ByteArray.IsValidUTF8 b

/- Strings: the bytes of their encoding. A literal is `String.ofList [Char.ofNat …, …]` to the kernel. -/
structure String where
  ofByteArray ::
  toByteArray : ByteArray
  isValidUTF8 : ByteArray.IsValidUTF8 toByteArray
attribute [extern "lean_string_to_utf8"] String.toByteArray
attribute [extern "lean_string_from_utf8_unchecked"] String.ofByteArray
@[extern "lean_string_mk"] def String.ofList (data : List Char) : String := ⟨List.utf8Encode data, .intro data rfl⟩
instance String.instInhabited : Inhabited String := ⟨String.ofList .nil⟩
structure String.Pos.Raw where
  byteIdx : Nat := 0
instance instInhabitedRaw : Inhabited String.Pos.Raw := ⟨⟨0⟩⟩
structure Substring.Raw where
  str : String
  startPos : String.Pos.Raw
  stopPos : String.Pos.Raw
@[extern "lean_string_utf8_byte_size"] def String.utf8ByteSize (s : @& String) : Nat := s.toByteArray.size
@[inline] def String.rawEndPos (s : String) : String.Pos.Raw := ⟨String.utf8ByteSize s⟩
