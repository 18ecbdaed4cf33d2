/-
Strings: the bytes of a string and its characters, and the few functions that printing needs.
-/
namespace List
private theorem toList_loop (l : List UInt8) : ∀ b : ByteArray,
    (toByteArray.loop l b).data.toList = b.data.toList ++ l := by
  induction l with
  | nil => intro b; exact (List.append_nil _).symm
  | cons a l ih =>
    intro b
    refine (ih (b.push a)).trans ?_
    rw [show (b.push a).data.toList = b.data.toList ++ [a] from Array.toList_push, List.append_assoc]; rfl
@[simp] theorem toList_data_toByteArray {l : List UInt8} : l.toByteArray.data.toList = l := toList_loop l .empty
@[simp] theorem data_toByteArray {l : List UInt8} : l.toByteArray.data = l.toArray :=
  Array.ext' toList_data_toByteArray
private theorem flatMap_append' {α : Type u} {β : Type v} (f : α → List β) : ∀ l m : List α,
    List.flatMap f (l ++ m) = List.flatMap f l ++ List.flatMap f m
  | [], _ => rfl
  | a :: l, m => (congrArg (f a ++ ·) (flatMap_append' f l m)).trans (List.append_assoc _ _ _).symm
end List
namespace ByteArray
@[ext] protected theorem ext {x y : ByteArray} : x.data = y.data → x = y := fun h => by cases x; cases y; cases h; rfl
private theorem ext' {x y : ByteArray} (h : x.data.toList = y.data.toList) : x = y := ByteArray.ext (Array.ext' h)
/-- DIFFERS: a full Lean's body copies a slice with `ByteArray.copySlice`; the value is the same. -/
protected def append (a b : ByteArray) : ByteArray := ⟨⟨a.data.toList ++ b.data.toList⟩⟩
instance instAppend : Append ByteArray := ⟨ByteArray.append⟩
private theorem toList_append (a b : ByteArray) : (a ++ b).data.toList = a.data.toList ++ b.data.toList := rfl
end ByteArray
@[simp] theorem List.toByteArray_append {l l' : List UInt8} :
    (l ++ l').toByteArray = l.toByteArray ++ l'.toByteArray := by
  apply ByteArray.ext'
  rw [ByteArray.toList_append, toList_data_toByteArray, toList_data_toByteArray, toList_data_toByteArray]
@[simp] theorem List.utf8Encode_nil : List.utf8Encode [] = ByteArray.empty := rfl
@[simp] theorem List.utf8Encode_append {l l' : List Char} : (l ++ l').utf8Encode = l.utf8Encode ++ l'.utf8Encode :=
  (congrArg toByteArray (flatMap_append' _ l l')).trans toByteArray_append
theorem ByteArray.isValidUTF8_utf8Encode {l : List Char} : IsValidUTF8 l.utf8Encode := .intro l rfl
theorem ByteArray.IsValidUTF8.append {b b' : ByteArray} (h : IsValidUTF8 b) (h' : IsValidUTF8 b') :
    IsValidUTF8 (b ++ b') := by
  cases h with | intro l h => cases h' with | intro l' h' =>
  exact .intro (l ++ l') (by rw [h, h', List.utf8Encode_append])

namespace String
/-- The characters that bytes encode, after a start of `value` that wants `more` bytes. -/
private def decode : (more value : Nat) → List UInt8 → List Char
  | _, _, [] => []
  | 0, _, b :: bs =>
    let n := b.toNat
    if n < 128 then Char.ofNat n :: decode 0 0 bs
    else if n < 224 then decode 1 (n % 32) bs
    else if n < 240 then decode 2 (n % 16) bs
    else decode 3 (n % 8) bs
  | 1, value, b :: bs => Char.ofNat (value * 64 + b.toNat % 64) :: decode 0 0 bs
  | more + 2, value, b :: bs => decode (more + 1) (value * 64 + b.toNat % 64) bs
private theorem decode_byte {n : Nat} (h : n < 256) (bs : List UInt8) : decode 0 0 (.ofNat n :: bs) =
    if n < 128 then Char.ofNat n :: decode 0 0 bs
    else if n < 224 then decode 1 (n % 32) bs
    else if n < 240 then decode 2 (n % 16) bs
    else decode 3 (n % 8) bs :=
  congrArg (fun n => if n < 128 then Char.ofNat n :: decode 0 0 bs
    else if n < 224 then decode 1 (n % 32) bs
    else if n < 240 then decode 2 (n % 16) bs
    else decode 3 (n % 8) bs) (Nat.mod_eq_of_lt h : (UInt8.ofNat n).toNat = n)
private theorem not_add_lt {a b : Nat} (h : b ≤ a) (n : Nat) : ¬ n + a < b :=
  Nat.not_lt.mpr (Nat.le_trans h (Nat.le_add_left a n))
private theorem add_mod {n k : Nat} (h : n < k) (m : Nat) : (n + k * m) % k = n :=
  (Nat.add_mul_mod_self_left n k m).trans (Nat.mod_eq_of_lt h)
private theorem decode_one {n : Nat} (h : n < 128) (bs : List UInt8) :
    decode 0 0 (.ofNat n :: bs) = Char.ofNat n :: decode 0 0 bs :=
  (decode_byte (Nat.lt_trans h (by decide)) bs).trans (if_pos h)
private theorem decode_two {n : Nat} (h : n < 32) (bs : List UInt8) :
    decode 0 0 (.ofNat (n + 192) :: bs) = decode 1 n bs := by
  rw [decode_byte (Nat.lt_trans (Nat.add_lt_add_right h 192) (by decide)), if_neg (not_add_lt (by decide) n),
    if_pos (Nat.add_lt_add_right h 192), show (n + 192) % 32 = n from add_mod h 6]
private theorem decode_three {n : Nat} (h : n < 16) (bs : List UInt8) :
    decode 0 0 (.ofNat (n + 224) :: bs) = decode 2 n bs := by
  rw [decode_byte (Nat.lt_trans (Nat.add_lt_add_right h 224) (by decide)), if_neg (not_add_lt (by decide) n),
    if_neg (not_add_lt (by decide) n), if_pos (Nat.add_lt_add_right h 224), show (n + 224) % 16 = n from add_mod h 14]
private theorem decode_four {n : Nat} (h : n < 8) (bs : List UInt8) :
    decode 0 0 (.ofNat (n + 240) :: bs) = decode 3 n bs := by
  rw [decode_byte (Nat.lt_trans (Nat.add_lt_add_right h 240) (by decide)), if_neg (not_add_lt (by decide) n),
    if_neg (not_add_lt (by decide) n), if_neg (not_add_lt (by decide) n), show (n + 240) % 8 = n from add_mod h 30]
private theorem toNat_more (v : Nat) : (UInt8.ofNat (v % 64 + 128)).toNat % 64 = v % 64 :=
  have h : v % 64 < 64 := Nat.mod_lt v (by decide)
  (congrArg (· % 64) (Nat.mod_eq_of_lt (Nat.lt_trans (Nat.add_lt_add_right h 128) (by decide)))).trans (add_mod h 2)
private theorem decode_last (w v : Nat) (bs : List UInt8) :
    decode 1 w (.ofNat (v % 64 + 128) :: bs) = Char.ofNat (w * 64 + v % 64) :: decode 0 0 bs :=
  congrArg (fun n => Char.ofNat (w * 64 + n) :: decode 0 0 bs) (toNat_more v)
private theorem decode_more (k w v : Nat) (bs : List UInt8) :
    decode (k + 2) w (.ofNat (v % 64 + 128) :: bs) = decode (k + 1) (w * 64 + v % 64) bs :=
  congrArg (fun n => decode (k + 1) (w * 64 + n) bs) (toNat_more v)
private theorem div_lt {v k : Nat} (h : v < k * 64) : v / 64 < k := by omega
private theorem digits {v k : Nat} (h : v < k * 64) : v / 64 % k * 64 + v % 64 = v := by
  rw [Nat.mod_eq_of_lt (div_lt h), Nat.mul_comm, Nat.div_add_mod]
private theorem digits' (v : Nat) : v / 64 * 64 + v % 64 = v := by rw [Nat.mul_comm, Nat.div_add_mod]
private theorem decode_utf8EncodeChar (c : Char) (bs : List UInt8) :
    decode 0 0 (utf8EncodeChar c ++ bs) = c :: decode 0 0 bs := by
  have hv : c.val.toNat < 1114112 := c.valid.elim (fun h => Nat.lt_trans h (by decide)) (·.2)
  have hc : Char.ofNat c.val.toNat = c := Char.ofNat_toNat c
  unfold utf8EncodeChar
  generalize c.val.toNat = v at hv hc
  have last {w : Nat} (h : w * 64 + v % 64 = v) : decode 1 w (.ofNat (v % 64 + 128) :: bs) = c :: decode 0 0 bs :=
    (decode_last ..).trans (by rw [h, hc])
  have e₂ : v / 4096 = v / 64 / 64 := by omega
  have e₃ : v / 262144 = v / 64 / 64 / 64 := by omega
  by_cases h₁ : v ≤ 0x7f
  · rw [if_pos h₁]
    exact (decode_one (Nat.lt_succ_of_le h₁) bs).trans (by rw [hc])
  · by_cases h₂ : v ≤ 0x7ff
    · rw [if_neg h₁, if_pos h₂]
      exact (decode_two (Nat.mod_lt _ (by decide)) _).trans (last (digits (Nat.lt_succ_of_le h₂)))
    · by_cases h₃ : v ≤ 0xffff
      · rw [if_neg h₁, if_neg h₂, if_pos h₃]
        exact (decode_three (Nat.mod_lt _ (by decide)) _).trans ((decode_more ..).trans
          (last (by rw [e₂, digits (div_lt (Nat.lt_succ_of_le h₃)), digits'])))
      · rw [if_neg h₁, if_neg h₂, if_neg h₃]
        exact (decode_four (Nat.mod_lt _ (by decide)) _).trans ((decode_more ..).trans ((decode_more ..).trans
          (last (by rw [e₂, e₃, digits (div_lt (div_lt (Nat.lt_trans hv (by decide)))), digits', digits']))))
private theorem decode_flatMap : ∀ l : List Char, decode 0 0 (l.flatMap utf8EncodeChar) = l
  | [] => rfl
  | c :: l => (decode_utf8EncodeChar c _).trans (congrArg (c :: ·) (decode_flatMap l))
private theorem utf8Encode_singleton_append (c : Char) (b : ByteArray) :
    ([c].utf8Encode ++ b).data.toList = utf8EncodeChar c ++ b.data.toList := by
  rw [ByteArray.toList_append]
  exact congrArg (· ++ b.data.toList) (List.toList_data_toByteArray.trans (List.append_nil _))
private theorem utf8EncodeChar_ne_nil' (c : Char) : utf8EncodeChar c ≠ [] := fun h => by
  have e := decode_utf8EncodeChar c []
  rw [h] at e
  exact List.cons_ne_nil _ _ e.symm
theorem _root_.ByteArray.isValidUTF8_utf8Encode_singleton_append_iff {b : ByteArray} {c : Char} :
    ByteArray.IsValidUTF8 ([c].utf8Encode ++ b) ↔ ByteArray.IsValidUTF8 b := by
  refine ⟨fun h => ?_, fun h => ByteArray.isValidUTF8_utf8Encode.append h⟩
  cases h with | intro m h =>
  have e : utf8EncodeChar c ++ b.data.toList = m.flatMap utf8EncodeChar :=
    (utf8Encode_singleton_append c b).symm.trans ((congrArg (·.data.toList) h).trans List.toList_data_toByteArray)
  cases m with
  | nil => exact absurd (List.append_eq_nil_iff.mp e).1 (utf8EncodeChar_ne_nil' c)
  | cons d m =>
    have k : c = d := (List.cons.inj ((decode_utf8EncodeChar c _).symm.trans
      ((congrArg (decode 0 0) e).trans (decode_flatMap (d :: m))))).1
    subst k
    exact .intro m (ByteArray.ext' ((List.append_cancel_left e).trans List.toList_data_toByteArray.symm))

@[extern "lean_string_append"] def append (s : String) (t : @& String) : String where
  toByteArray := s.toByteArray ++ t.toByteArray
  isValidUTF8 := s.isValidUTF8.append t.isValidUTF8
/-- DIFFERS: a full Lean's body is `ByteArray.utf8Decode?`, which decodes and checks; the value is the same. -/
@[extern "lean_string_data"] def toList (s : String) : List Char := decode 0 0 s.toByteArray.data.toList
@[extern "lean_string_length"] def length (b : @& String) : Nat := b.toList.length
@[extern "lean_string_push"] def push : String → Char → String
  | s, c => ⟨s.toByteArray ++ [c].utf8Encode, s.isValidUTF8.append ByteArray.isValidUTF8_utf8Encode⟩
@[inline] def singleton (c : Char) : String := push "" c
@[extern "lean_string_dec_eq"] def decEq (s₁ s₂ : @& String) : Decidable (s₁ = s₂) :=
  match s₁, s₂ with
  | ⟨⟨⟨s₁⟩⟩, _⟩, ⟨⟨⟨s₂⟩⟩, _⟩ =>
    if h : s₁ = s₂ then match s₁, s₂, h with | _, _, Eq.refl _ => isTrue rfl
    else isFalse fun h' => h (congrArg (fun s => s.toByteArray.data.toList) h')
@[simp] theorem toList_ofList {l : List Char} : (String.ofList l).toList = l :=
  (congrArg (decode 0 0) List.toList_data_toByteArray).trans (decode_flatMap l)
theorem toByteArray_inj {s t : String} : s.toByteArray = t.toByteArray ↔ s = t :=
  ⟨fun h => by cases s; cases t; cases h; rfl, fun h => h ▸ rfl⟩
theorem exists_eq_ofList (s : String) : ∃ l : List Char, s = ofList l :=
  match s.isValidUTF8 with
  | .intro m h => ⟨m, toByteArray_inj.mp h⟩
@[simp] theorem ofList_toList {s : String} : String.ofList s.toList = s := by
  have ⟨l, h⟩ := exists_eq_ofList s
  rw [h, toList_ofList]
end String
namespace ByteArray
/-- DIFFERS: a full Lean's body goes through the bytes without building characters; the value is the same. -/
@[extern "lean_string_validate_utf8"] def validateUTF8 (b : @& ByteArray) : Bool :=
  decide ((String.decode 0 0 b.data.toList).utf8Encode.data.toList = b.data.toList)
@[simp] theorem validateUTF8_eq_true_iff {b : ByteArray} : b.validateUTF8 = true ↔ b.IsValidUTF8 := by
  refine Iff.trans (b := (String.decode 0 0 b.data.toList).utf8Encode.data.toList = b.data.toList)
    ⟨of_decide_eq_true, decide_eq_true⟩ ⟨fun h => .intro _ (ext' h.symm), fun h => ?_⟩
  cases h with | intro m h =>
  subst h
  exact congrArg (·.utf8Encode.data.toList) (String.toList_ofList (l := m))
instance _root_.instDecidableIsValidUTF8 {b : ByteArray} : Decidable b.IsValidUTF8 :=
  decidable_of_decidable_of_iff validateUTF8_eq_true_iff
/-- DIFFERS: as `validateUTF8`. -/
def utf8Decode? (b : ByteArray) : Option (Array Char) :=
  if b.validateUTF8 then some (String.decode 0 0 b.data.toList).toArray else none
theorem isSome_utf8Decode?_iff {b : ByteArray} : b.utf8Decode?.isSome ↔ b.IsValidUTF8 := by
  rw [← validateUTF8_eq_true_iff, utf8Decode?]
  cases b.validateUTF8
  · exact ⟨fun h => Bool.noConfusion h, fun h => Bool.noConfusion h⟩
  · exact ⟨fun _ => rfl, fun _ => rfl⟩
@[simp] theorem _root_.List.utf8Decode?_utf8Encode {l : List Char} : l.utf8Encode.utf8Decode? = some l.toArray := by
  rw [utf8Decode?, if_pos (validateUTF8_eq_true_iff.mpr isValidUTF8_utf8Encode)]
  exact congrArg (fun m => some (List.toArray m)) String.toList_ofList
/-- DIFFERS: a full Lean's body looks at the first byte, then at those that it announces; the value is the same. -/
def utf8DecodeChar? (bytes : ByteArray) (i : Nat) : Option Char :=
  match String.decode 0 0 (bytes.data.toList.drop i) with
  | [] => none
  | c :: _ =>
    if (bytes.data.toList.drop i).take (String.utf8EncodeChar c).length = String.utf8EncodeChar c then some c
    else none
def utf8DecodeChar (bytes : ByteArray) (i : Nat) (h : (bytes.utf8DecodeChar? i).isSome) : Char :=
  (bytes.utf8DecodeChar? i).get h
private theorem take_left : ∀ l m : List UInt8, (l ++ m).take l.length = l
  | [], _ => rfl
  | a :: l, m => congrArg (a :: ·) (take_left l m)
@[simp] theorem _root_.List.utf8DecodeChar?_utf8Encode_singleton_append {b : ByteArray} {c : Char} :
    ([c].utf8Encode ++ b).utf8DecodeChar? 0 = some c := by
  have e : ([c].utf8Encode ++ b).data.toList.drop 0 = String.utf8EncodeChar c ++ b.data.toList :=
    String.utf8Encode_singleton_append c b
  rw [utf8DecodeChar?, e, String.decode_utf8EncodeChar]
  exact if_pos (take_left _ _)
@[simp] theorem _root_.List.utf8DecodeChar?_utf8Encode_cons {l : List Char} {c : Char} :
    (c :: l).utf8Encode.utf8DecodeChar? 0 = some c :=
  (congrArg (utf8DecodeChar? · 0) (List.utf8Encode_append (l := [c]))).trans
    List.utf8DecodeChar?_utf8Encode_singleton_append
@[simp] theorem _root_.List.utf8DecodeChar?_utf8Encode_singleton {c : Char} :
    [c].utf8Encode.utf8DecodeChar? 0 = some c := List.utf8DecodeChar?_utf8Encode_cons
@[simp] theorem _root_.List.utf8DecodeChar_utf8Encode_cons {l : List Char} {c : Char}
    {h : ((c :: l).utf8Encode.utf8DecodeChar? 0).isSome} : (c :: l).utf8Encode.utf8DecodeChar 0 h = c := by
  generalize hd : (c :: l).utf8Encode = b at h
  have e : b.utf8DecodeChar? 0 = some c := hd ▸ List.utf8DecodeChar?_utf8Encode_cons
  unfold utf8DecodeChar
  generalize b.utf8DecodeChar? 0 = o at h e
  cases e
  rfl
end ByteArray
instance instAppendString : Append String := ⟨String.append⟩
namespace String
@[simp] theorem toByteArray_append {s t : String} : (s ++ t).toByteArray = s.toByteArray ++ t.toByteArray := rfl
@[simp] theorem toByteArray_ofList {l : List Char} : (String.ofList l).toByteArray = l.utf8Encode := rfl
@[simp] theorem ofList_append {l₁ l₂ : List Char} : ofList (l₁ ++ l₂) = ofList l₁ ++ ofList l₂ :=
  toByteArray_inj.mp List.utf8Encode_append
theorem toList_injective {s₁ s₂ : String} (h : s₁.toList = s₂.toList) : s₁ = s₂ := by
  rw [← ofList_toList (s := s₁), h, ofList_toList]
theorem toList_inj {s₁ s₂ : String} : s₁.toList = s₂.toList ↔ s₁ = s₂ := ⟨toList_injective, fun h => h ▸ rfl⟩
@[simp] theorem toList_append {s t : String} : (s ++ t).toList = s.toList ++ t.toList := by
  have h : s ++ t = ofList (s.toList ++ t.toList) := by rw [ofList_append, ofList_toList, ofList_toList]
  rw [h, toList_ofList]
@[simp] theorem length_append (s t : String) : (s ++ t).length = s.length + t.length :=
  (congrArg List.length toList_append).trans List.length_append
end String
instance instDecidableEqString : DecidableEq String := String.decEq
