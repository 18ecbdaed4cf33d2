/-
Strings: functions and laws.
DIFFERS: functions that a full Lean defines by positions in bytes (`map`, `foldl`, `front`, …) work on the list of
characters; their values are the same. Where compiled code would reach Lean's function of the same name but with other
arguments, a copy runs instead.
-/
namespace String
/- Characters of a string. -/
theorem ofList_injective {l₁ l₂ : List Char} (h : ofList l₁ = ofList l₂) : l₁ = l₂ := by
  rw [← toList_ofList (l := l₁), h, toList_ofList]
theorem ofList_inj {l₁ l₂ : List Char} : ofList l₁ = ofList l₂ ↔ l₁ = l₂ := ⟨ofList_injective, fun h => h ▸ rfl⟩
@[ext] protected theorem ext {s₁ s₂ : String} (h : s₁.toList = s₂.toList) : s₁ = s₂ := toList_injective h
@[simp] theorem utf8Encode_toList {b : String} : b.toList.utf8Encode = b.toByteArray :=
  congrArg toByteArray ofList_toList
@[simp] theorem length_toList {s : String} : s.toList.length = s.length := rfl
@[simp] theorem length_ofList {l : List Char} : (ofList l).length = l.length := congrArg List.length toList_ofList
@[simp] theorem toList_empty : "".toList = [] := rfl
@[simp] theorem length_empty : "".length = 0 := rfl
@[simp] theorem ofList_nil : ofList [] = "" := rfl
@[simp] theorem toByteArray_empty : "".toByteArray = ByteArray.empty := rfl
@[simp] theorem toByteArray_push {s : String} {c : Char} :
    (s.push c).toByteArray = s.toByteArray ++ [c].utf8Encode := rfl
-- Characters are encoded only where their bytes matter.
section
attribute [local irreducible] utf8EncodeChar
theorem push_eq_append {s : String} (c : Char) : s.push c = s ++ singleton c := rfl
@[simp] theorem append_singleton {s : String} {c : Char} : s ++ singleton c = s.push c := rfl
theorem singleton_eq_ofList {c : Char} : singleton c = ofList [c] := rfl
@[simp] theorem toByteArray_singleton {c : Char} : (singleton c).toByteArray = [c].utf8Encode := rfl
end
@[simp] theorem toList_singleton (c : Char) : (singleton c).toList = [c] :=
  (congrArg toList singleton_eq_ofList).trans toList_ofList
@[simp] theorem toList_push {s : String} (c : Char) : (s.push c).toList = s.toList ++ [c] := by
  rw [push_eq_append, toList_append, toList_singleton]
@[simp] theorem length_push {s : String} (c : Char) : (s.push c).length = s.length + 1 :=
  (congrArg List.length (toList_push c)).trans List.length_append
@[simp] theorem length_singleton {c : Char} : (singleton c).length = 1 := congrArg List.length (toList_singleton c)
@[simp] theorem ofList_cons {c : Char} {l : List Char} : ofList (c :: l) = singleton c ++ ofList l :=
  (ofList_append (l₁ := [c])).trans (congrArg (· ++ ofList l) singleton_eq_ofList.symm)
@[simp] theorem append_empty {s : String} : s ++ "" = s :=
  toList_injective (toList_append.trans (List.append_nil _))
@[simp] theorem empty_append {s : String} : "" ++ s = s := toList_injective toList_append
theorem append_assoc {s₁ s₂ s₃ : String} : s₁ ++ s₂ ++ s₃ = s₁ ++ (s₂ ++ s₃) :=
  toList_injective (by rw [toList_append, toList_append, toList_append, toList_append, List.append_assoc])
@[simp] theorem append_left_inj {s₁ s₂ : String} (t : String) : s₁ ++ t = s₂ ++ t ↔ s₁ = s₂ := by
  rewrite [← toList_inj, ← toList_inj, toList_append, toList_append]
  exact List.append_left_inj _
@[simp] theorem append_right_inj (s : String) {t₁ t₂ : String} : s ++ t₁ = s ++ t₂ ↔ t₁ = t₂ := by
  rewrite [← toList_inj, ← toList_inj, toList_append, toList_append]
  exact List.append_right_inj _
@[simp] theorem toList_eq_nil_iff {b : String} : b.toList = [] ↔ b = "" := toList_inj (s₂ := "")
@[simp] theorem length_eq_zero_iff {s : String} : s.length = 0 ↔ s = "" :=
  List.length_eq_zero_iff.trans toList_eq_nil_iff
@[simp] theorem append_eq_empty_iff {s t : String} : s ++ t = "" ↔ s = "" ∧ t = "" := by
  rewrite [← toList_eq_nil_iff, ← toList_eq_nil_iff, ← toList_eq_nil_iff, toList_append]
  exact List.append_eq_nil_iff
@[simp] theorem push_ne_empty {s : String} {c : Char} : push s c ≠ "" := fun h =>
  List.cons_ne_nil _ _ (List.append_eq_nil_iff.mp ((toList_push c).symm.trans (congrArg toList h))).2
@[simp] theorem singleton_ne_empty {c : Char} : singleton c ≠ "" := push_ne_empty (s := "")
@[simp] theorem empty_eq_iff {s : String} : "" = s ↔ s = "" := eq_comm
@[simp] theorem push_inj {s : String} {c : Char} {t : String} {d : Char} : push s c = push t d ↔ s = t ∧ c = d := by
  refine ⟨fun h => ?_, fun ⟨h, k⟩ => by rw [h, k]⟩
  have e : s.toList ++ [c] = t.toList ++ [d] := (toList_push c).symm.trans ((congrArg toList h).trans (toList_push d))
  have k := List.append_inj' e rfl
  exact ⟨toList_injective k.1, (List.cons.inj k.2).1⟩
@[simp] theorem singleton_append_inj {c : Char} {s : String} {d : Char} {t : String} :
    singleton c ++ s = singleton d ++ t ↔ c = d ∧ s = t := by
  rewrite [← toList_inj, ← toList_inj, toList_append, toList_append, toList_singleton, toList_singleton]
  exact List.cons.injEq c s.toList d t.toList ▸ .rfl
@[simp] theorem append_eq_left_iff {s t : String} : s ++ t = s ↔ t = "" := by
  have h := append_right_inj s (t₁ := t) (t₂ := "")
  rwa [append_empty] at h
@[simp] theorem append_eq_right_iff {s t : String} : s ++ t = t ↔ s = "" := by
  have h := append_left_inj t (s₁ := s) (s₂ := "")
  rwa [empty_append] at h
theorem empty_ne_singleton {c : Char} : "" ≠ singleton c := fun h => singleton_ne_empty h.symm

/- Bytes. -/
@[inline] def fromUTF8 (a : @& ByteArray) (h : a.IsValidUTF8) : String := .ofByteArray a h
@[inline] def fromUTF8? (a : ByteArray) : Option String :=
  if h : a.IsValidUTF8 then some (fromUTF8 a h) else none
@[extern "lean_string_to_utf8"] def toUTF8 (a : @& String) : ByteArray := a.toByteArray
@[simp] theorem toUTF8_eq_toByteArray {s : String} : s.toUTF8 = s.toByteArray := rfl
@[simp] theorem size_toByteArray {s : String} : s.toByteArray.size = s.utf8ByteSize := rfl
@[simp] theorem utf8ByteSize_ofByteArray {b : ByteArray} {h} : (String.ofByteArray b h).utf8ByteSize = b.size := rfl
@[simp] theorem utf8ByteSize_empty : "".utf8ByteSize = 0 := rfl
@[simp] theorem utf8ByteSize_append {s t : String} : (s ++ t).utf8ByteSize = s.utf8ByteSize + t.utf8ByteSize :=
  List.length_append
private theorem byteArray_eq_empty : ∀ {b : ByteArray}, b.size = 0 → b = ByteArray.empty
  | ⟨⟨[]⟩⟩, _ => rfl
@[simp] theorem utf8ByteSize_eq_zero_iff {s : String} : s.utf8ByteSize = 0 ↔ s = "" :=
  ⟨fun h => toByteArray_inj.mp (byteArray_eq_empty h), fun h => h ▸ rfl⟩

/- Functions. -/
@[inline] def isEmpty (s : String) : Bool := s.utf8ByteSize == 0
@[simp] theorem isEmpty_iff {s : String} : s.isEmpty ↔ s = "" := by
  refine Iff.trans ?_ utf8ByteSize_eq_zero_iff
  exact ⟨fun h => eq_of_beq h, fun h => by show (s.utf8ByteSize == 0) = true; rewrite [h]; rfl⟩
@[inline] def join (l : List String) : String := l.foldl (fun r s => r ++ s) ""
private theorem toList_foldl_append (l : List String) : ∀ r : String,
    (l.foldl (fun r s => r ++ s) r).toList = r.toList ++ l.flatMap toList := by
  induction l with
  | nil => intro r; exact (List.append_nil _).symm
  | cons s l ih => intro r; rewrite [List.foldl_cons, ih, toList_append, List.append_assoc]; rfl
@[simp] theorem toList_join {l : List String} : (join l).toList = l.flatMap toList := toList_foldl_append l ""
@[simp] theorem join_nil : join [] = "" := rfl
@[simp] theorem join_cons {s : String} {l : List String} : join (s :: l) = s ++ join l :=
  toList_injective (by rewrite [toList_append, toList_join, toList_join]; rfl)
@[simp] theorem join_append {l m : List String} : join (l ++ m) = join l ++ join m :=
  toList_injective (by rewrite [toList_append, toList_join, toList_join, toList_join]; exact List.flatMap_append)
@[simp] theorem length_join {l : List String} : (join l).length = (l.map String.length).sum := by
  induction l with
  | nil => rfl
  | cons s l ih => rewrite [join_cons, String.length_append, ih]; rfl
def intercalate (s : String) : List String → String
  | [] => ""
  | a :: as => go a s as
where
  go (acc : String) (s : String) : List String → String
    | a :: as => go (acc ++ s ++ a) s as
    | [] => acc
@[simp] theorem intercalate_nil {s : String} : s.intercalate [] = "" := rfl
@[simp] theorem intercalate_singleton {s t : String} : s.intercalate [t] = t := rfl
def map (f : Char → Char) (s : String) : String := ofList (s.toList.map f)
@[simp] theorem toList_map {f : Char → Char} {s : String} : (s.map f).toList = s.toList.map f := toList_ofList
@[simp] theorem length_map {f : Char → Char} {s : String} : (s.map f).length = s.length :=
  (congrArg List.length toList_map).trans (List.length_map f)
@[simp] theorem map_append {f : Char → Char} {s t : String} : (s ++ t).map f = s.map f ++ t.map f :=
  toList_injective (by rw [toList_append, toList_map, toList_map, toList_map, toList_append, List.map_append])
def foldl {α : Type u} (f : α → Char → α) (init : α) (s : String) : α := s.toList.foldl f init
def foldr {α : Type u} (f : Char → α → α) (init : α) (s : String) : α := s.toList.foldr f init
def front (s : String) : Char := s.toList.headD default
def front? (s : String) : Option Char := s.toList.head?
def back? (s : String) : Option Char := s.toList.getLast?
def back (s : String) : Char := s.back?.getD default
@[inline] def pushn (s : String) (c : Char) (n : Nat) : String := n.repeat (fun s => s.push c) s
theorem pushn_eq_repeat_push {s : String} {c : Char} {n : Nat} : s.pushn c n = n.repeat (fun s => s.push c) s := rfl
private def dropPrefix' : List Char → List Char → Option (List Char)
  | [], cs => some cs
  | _ :: _, [] => none
  | p :: ps, c :: cs => if p = c then dropPrefix' ps cs else none
private def splitOn' (sep : List Char) : Nat → List Char → List Char → List String
  | _, cur, [] => [ofList cur.reverse]
  | skip + 1, cur, _ :: cs => splitOn' sep skip cur cs
  | 0, cur, c :: cs =>
    match dropPrefix' sep (c :: cs) with
    | some _ => ofList cur.reverse :: splitOn' sep (sep.length - 1) [] cs
    | none => splitOn' sep 0 (c :: cur) cs
def splitOn (s : String) (sep : String := " ") : List String :=
  if sep = "" then [s] else splitOn' sep.toList 0 [] s.toList
end String

/- Sizes of encoded characters. -/
namespace String
private theorem utf8Size_cases (c : Char) :
    (c.val.toNat ≤ 0x7f ∧ c.utf8Size = 1) ∨ (¬ c.val.toNat ≤ 0x7f ∧ c.val.toNat ≤ 0x7ff ∧ c.utf8Size = 2) ∨
    (¬ c.val.toNat ≤ 0x7f ∧ ¬ c.val.toNat ≤ 0x7ff ∧ c.val.toNat ≤ 0xffff ∧ c.utf8Size = 3) ∨
    (¬ c.val.toNat ≤ 0x7f ∧ ¬ c.val.toNat ≤ 0x7ff ∧ ¬ c.val.toNat ≤ 0xffff ∧ c.utf8Size = 4) := by
  have e : c.utf8Size = if c.val.toNat ≤ 0x7f then 1 else if c.val.toNat ≤ 0x7ff then 2 else
    if c.val.toNat ≤ 0xffff then 3 else 4 := rfl
  rw [e]
  by_cases h₁ : c.val.toNat ≤ 0x7f
  · exact .inl ⟨h₁, if_pos h₁⟩
  · by_cases h₂ : c.val.toNat ≤ 0x7ff
    · exact .inr (.inl ⟨h₁, h₂, by rw [if_neg h₁, if_pos h₂]⟩)
    · by_cases h₃ : c.val.toNat ≤ 0xffff
      · exact .inr (.inr (.inl ⟨h₁, h₂, h₃, by rw [if_neg h₁, if_neg h₂, if_pos h₃]⟩))
      · exact .inr (.inr (.inr ⟨h₁, h₂, h₃, by rw [if_neg h₁, if_neg h₂, if_neg h₃]⟩))
theorem _root_.Char.utf8Size_pos (c : Char) : 0 < c.utf8Size := by
  rcases utf8Size_cases c with ⟨_, h⟩ | ⟨_, _, h⟩ | ⟨_, _, _, h⟩ | ⟨_, _, _, h⟩ <;> rw [h] <;> decide
theorem _root_.Char.utf8Size_le_four (c : Char) : c.utf8Size ≤ 4 := by
  rcases utf8Size_cases c with ⟨_, h⟩ | ⟨_, _, h⟩ | ⟨_, _, _, h⟩ | ⟨_, _, _, h⟩ <;> rw [h] <;> decide
@[simp] theorem length_utf8EncodeChar (c : Char) : (utf8EncodeChar c).length = c.utf8Size := by
  unfold utf8EncodeChar
  rcases utf8Size_cases c with ⟨h₁, h⟩ | ⟨h₁, h₂, h⟩ | ⟨h₁, h₂, h₃, h⟩ | ⟨h₁, h₂, h₃, h⟩
  · rewrite [h]; simp only [if_pos h₁]; rfl
  · rewrite [h]; simp only [if_neg h₁, if_pos h₂]; rfl
  · rewrite [h]; simp only [if_neg h₁, if_neg h₂, if_pos h₃]; rfl
  · rewrite [h]; simp only [if_neg h₁, if_neg h₂, if_neg h₃]; rfl
@[simp] theorem utf8EncodeChar_ne_nil {c : Char} : utf8EncodeChar c ≠ [] := fun h => by
  have e := length_utf8EncodeChar c
  rewrite [h] at e
  exact Nat.ne_of_gt c.utf8Size_pos e.symm
theorem _root_.List.utf8Encode_singleton {c : Char} : [c].utf8Encode = (utf8EncodeChar c).toByteArray :=
  congrArg List.toByteArray (List.append_nil _)
theorem _root_.List.utf8Encode_cons {c : Char} {l : List Char} :
    (c :: l).utf8Encode = [c].utf8Encode ++ l.utf8Encode := List.utf8Encode_append (l := [c])
@[simp] theorem utf8ByteSize_singleton {c : Char} : (singleton c).utf8ByteSize = c.utf8Size := by
  rw [utf8ByteSize, toByteArray_singleton, List.utf8Encode_singleton, List.size_toByteArray, length_utf8EncodeChar]
@[simp] theorem utf8ByteSize_push {s : String} {c : Char} : (s.push c).utf8ByteSize = s.utf8ByteSize + c.utf8Size := by
  rw [push_eq_append, utf8ByteSize_append, utf8ByteSize_singleton]
@[simp] theorem isEmpty_eq_false_iff {s : String} : s.isEmpty = false ↔ s ≠ "" := by
  rw [ne_eq, ← isEmpty_iff, Bool.not_eq_true]
instance instForInCharOfMonad {m : Type u → Type v} [Monad m] : ForIn m String Char :=
  ⟨fun s b f => forIn s.toList b f⟩
end String
@[deprecated String.ofList (since := "2025-10-30")] def List.asString (s : List Char) : String := String.ofList s
@[inline] protected def Char.toString (c : Char) : String := String.singleton c

/- Order: of the lists of characters. -/
namespace String
private theorem irrefl : ∀ l : List Char, ¬ l < l
  | _ :: l, .cons h => irrefl l h
  | _ :: _, .rel h => Char.lt_irrefl _ h
private theorem trans {l m n : List Char} (h : List.Lex (· < ·) l m) : m < n → l < n := by
  induction h generalizing n with
  | nil => intro k; cases k <;> exact .nil
  | cons h ih =>
    intro k
    cases k with
    | cons k => exact .cons (ih k)
    | rel k => exact .rel k
  | rel h =>
    intro k
    cases k with
    | cons _ => exact .rel h
    | rel k => exact .rel (Char.lt_trans h k)
private theorem trichotomy : ∀ l m : List Char, l < m ∨ l = m ∨ m < l
  | [], [] => .inr (.inl rfl)
  | [], _ :: _ => .inl .nil
  | _ :: _, [] => .inr (.inr .nil)
  | a :: l, b :: m =>
    if h : a < b then .inl (.rel h)
    else if k : b < a then .inr (.inr (.rel k))
    else by
      have e : a = b := Char.le_antisymm (Char.not_lt.mp k) (Char.not_lt.mp h)
      subst e
      exact (trichotomy l m).imp .cons (Or.imp (congrArg (a :: ·)) .cons)
instance instLT : LT String := ⟨fun s₁ s₂ => s₁.toList < s₂.toList⟩
@[extern "lean_string_dec_lt"] instance decidableLT (s₁ s₂ : @& String) : Decidable (s₁ < s₂) :=
  List.decidableLT s₁.toList s₂.toList
@[reducible] protected def le (a b : String) : Prop := ¬ b < a
instance instLE : LE String := ⟨String.le⟩
instance decLE (s₁ s₂ : String) : Decidable (s₁ ≤ s₂) := inferInstanceAs (Decidable (Not _))
@[extern "lean_string_compare"] protected def compare (s₁ s₂ : @& String) : Ordering := compareOfLessAndEq s₁ s₂
instance instOrd : Ord String := ⟨String.compare⟩
theorem lt_iff {s t : String} : s < t ↔ s.toList < t.toList := .rfl
@[simp] protected theorem not_le {a b : String} : ¬ a ≤ b ↔ b < a := Decidable.not_not
@[simp] protected theorem not_lt {a b : String} : ¬ a < b ↔ b ≤ a := .rfl
@[simp] protected theorem le_refl (a : String) : a ≤ a := irrefl _
@[simp] protected theorem lt_irrefl (a : String) : ¬ a < a := irrefl _
protected theorem lt_trans {a b c : String} : a < b → b < c → a < c := trans
protected theorem lt_asymm {a b : String} (h : a < b) : ¬ b < a := fun k => irrefl _ (trans h k)
protected theorem le_antisymm {a b : String} : a ≤ b → b ≤ a → a = b :=
  fun h k => toList_injective (((trichotomy _ _).resolve_left k).resolve_right h)
protected theorem le_trans {a b c : String} : a ≤ b → b ≤ c → a ≤ c := fun h k => fun l =>
  (trichotomy b.toList c.toList).elim (fun m => h (trans m l))
    (fun m => m.elim (fun e => h ((toList_injective e : b = c) ▸ l)) k)
protected theorem le_total (a b : String) : a ≤ b ∨ b ≤ a :=
  if h : b < a then .inr (String.lt_asymm h) else .inl h
protected theorem ne_of_lt {a b : String} (h : a < b) : a ≠ b := fun e => String.lt_irrefl b (e ▸ h)
instance instIsLinearOrder : Std.IsLinearOrder String where
  le_refl := String.le_refl
  le_trans := fun _ _ _ => String.le_trans
  le_antisymm := fun _ _ => String.le_antisymm
  le_total := String.le_total
instance instLawfulOrderLT : Std.LawfulOrderLT String :=
  ⟨fun a b => ⟨fun h => ⟨(String.le_total a b).resolve_right (String.not_le.mpr h), String.not_le.mpr h⟩,
    fun h => String.not_le.mp h.2⟩⟩
end String
