/-
Older names of laws, which a full Lean still has and warns of.
-/
namespace Char
@[deprecated String.length_singleton +typeChanged (since := "2026-02-12")]
theorem length_toString (c : Char) : c.toString.length = 1 := String.length_singleton ..
end Char
namespace String.Pos.Raw
@[deprecated String.Pos.Raw.byteIdx_add_char (since := "2025-10-10")]
theorem addChar_byteIdx (p : Raw) (c : Char) : (p + c).byteIdx = p.byteIdx + c.utf8Size :=
    String.Pos.Raw.byteIdx_add_char ..
@[deprecated String.Pos.Raw.byteIdx_offsetBy +typeChanged (since := "2025-10-08")]
theorem add_byteIdx {p₁ p₂ : Raw} : (p₂.offsetBy p₁).byteIdx = p₁.byteIdx + p₂.byteIdx :=
    String.Pos.Raw.byteIdx_offsetBy ..
@[deprecated String.Pos.Raw.byteIdx_add_string (since := "2025-10-10")]
theorem byteIdx_addString (p : Raw) (s : String) : (p + s).byteIdx = p.byteIdx + s.utf8ByteSize :=
    String.Pos.Raw.byteIdx_add_string ..
@[deprecated String.Pos.Raw.byteIdx_unoffsetBy (since := "2025-10-08")]
theorem sub_byteIdx (p₁ p₂ : Raw) : (p₁.unoffsetBy p₂).byteIdx = p₁.byteIdx - p₂.byteIdx :=
    String.Pos.Raw.byteIdx_unoffsetBy ..
end String.Pos.Raw
namespace String
@[deprecated String.ofList_toList (since := "2025-10-30")]
theorem asString_data {b : String} : ofList b.toList = b := String.ofList_toList ..
@[deprecated String.byteIdx_rawEndPos (since := "2025-10-20")]
theorem byteIdx_endPos {s : String} : s.rawEndPos.byteIdx = s.utf8ByteSize := String.byteIdx_rawEndPos ..
@[deprecated String.toByteArray_inj (since := "2025-11-24")]
theorem bytes_inj {s t : String} : s.toByteArray = t.toByteArray ↔ s = t := String.toByteArray_inj ..
@[deprecated String.toByteArray_ofList (since := "2025-11-24")]
theorem bytes_ofList {l : List Char} : (ofList l).toByteArray = l.utf8Encode := String.toByteArray_ofList ..
@[deprecated String.toList_append (since := "2025-10-30")]
theorem data_append {l₁ l₂ : String} : (l₁ ++ l₂).toList = l₁.toList ++ l₂.toList := String.toList_append ..
@[deprecated String.toList_empty (since := "2025-10-30")]
theorem data_empty  : "".toList = [] := String.toList_empty ..
@[deprecated String.toList_eq_nil_iff (since := "2025-10-30")]
theorem data_eq_nil_iff {b : String} : b.toList = [] ↔ b = "" := String.toList_eq_nil_iff ..
@[deprecated String.toList_inj (since := "2025-10-30")]
theorem data_inj {s₁ s₂ : String} : s₁.toList = s₂.toList ↔ s₁ = s₂ := String.toList_inj ..
@[deprecated String.toList_push (since := "2025-10-30")]
theorem data_push {s : String} (c : Char) : (s.push c).toList = s.toList ++ [c] := String.toList_push ..
@[deprecated String.toList_singleton (since := "2025-10-30")]
theorem data_singleton (c : Char) : (singleton c).toList = [c] := String.toList_singleton ..
@[deprecated String.exists_eq_ofList (since := "2025-10-30")]
theorem exists_eq_asString (s : String) : ∃ (l : List Char), s = ofList l := String.exists_eq_ofList ..
@[deprecated String.length_toList (since := "2025-10-30")]
theorem length_data {b : String} : b.toList.length = b.length := String.length_toList ..
@[deprecated String.Pos.Raw.byteIdx_add_char (since := "2025-10-10")]
theorem pos_add_char (p : Pos.Raw) (c : Char) : (p + c).byteIdx = p.byteIdx + c.utf8Size :=
    String.Pos.Raw.byteIdx_add_char ..
@[deprecated String.singleton_eq_ofList (since := "2025-10-30")]
theorem singleton_eq {c : Char} : singleton c = ofList [c] := String.singleton_eq_ofList ..
@[deprecated String.singleton_eq_ofList (since := "2025-10-30")]
theorem singleton_eq_asString {c : Char} : singleton c = ofList [c] := String.singleton_eq_ofList ..
@[deprecated String.size_toByteArray (since := "2025-11-24")]
theorem size_bytes {s : String} : s.toByteArray.size = s.utf8ByteSize := String.size_toByteArray ..
@[deprecated String.utf8Encode_toList (since := "2025-10-30")]
theorem utf8encode_data {b : String} : b.toList.utf8Encode = b.toByteArray := String.utf8Encode_toList ..
end String
namespace Vector
@[deprecated Vector.not_le (since := "2025-10-26")]
theorem not_le_iff_gt {α : Type u} {n : Nat} [LT α] {xs ys : Vector α n} : ¬xs ≤ ys ↔ ys < xs := Vector.not_le ..
@[deprecated Vector.not_lt (since := "2025-10-26")]
theorem not_lt_iff_ge {α : Type u} {n : Nat} [LT α] {xs ys : Vector α n} : ¬xs < ys ↔ ys ≤ xs := Vector.not_lt ..
end Vector
namespace Array
@[deprecated Array.contains_iff_mem (since := "2025-10-26")]
theorem contains_iff {α : Type u} [BEq α] [LawfulBEq α] {a : α} {xs : Array α} : xs.contains a = true ↔ a ∈ xs :=
    Array.contains_iff_mem ..
@[deprecated List.flatMap_toArray (since := "2025-10-29")]
theorem flatMap_toArray {α : Type u} {β : Type v} {f : α → Array β} {as : List α} : flatMap f as.toArray =
    (List.flatMap (fun (a : α) => (f a).toList) as).toArray := List.flatMap_toArray ..
@[deprecated List.flatMap_toArray_cons (since := "2025-10-29")]
theorem flatMap_toArray_cons {α : Type u} {β : Type v} {f : α → Array β} {a : α} {as : List α} : flatMap f
    (a :: as).toArray = f a ++ flatMap f as.toArray := List.flatMap_toArray_cons ..
@[deprecated Array.flatten_map_toArray_toArray (since := "2025-10-26")]
theorem flatten_map_toArray {α : Type u} {L : List (List α)} : (map List.toArray L.toArray).flatten =
    L.flatten.toArray := Array.flatten_map_toArray_toArray ..
@[deprecated Array.flatten_toArray_map_toArray (since := "2025-10-26")]
theorem flatten_toArray_map {α : Type u} {L : List (List α)} : (List.map List.toArray L).toArray.flatten =
    L.flatten.toArray := Array.flatten_toArray_map_toArray ..
@[deprecated Array.getElem?_push_size (since := "2025-10-26")]
theorem getElem?_push_eq {α : Type u} {xs : Array α} {x : α} : (xs.push x)[xs.size]? = some x :=
    Array.getElem?_push_size ..
@[deprecated List.mem_toArray (since := "2025-09-04")]
theorem mem_toArray {α : Type u} {a : α} {l : List α} : a ∈ l.toArray ↔ a ∈ l := List.mem_toArray ..
@[deprecated Array.not_le (since := "2025-10-26")]
theorem not_le_iff_gt {α : Type u} [LT α] {xs ys : Array α} : ¬xs ≤ ys ↔ ys < xs := Array.not_le ..
@[deprecated Array.not_lt (since := "2025-10-26")]
theorem not_lt_iff_ge {α : Type u} [LT α] {xs ys : Array α} : ¬xs < ys ↔ ys ≤ xs := Array.not_lt ..
@[deprecated Array.push_eq_append +typeChanged (since := "2025-10-26")]
theorem push_eq_append_singleton {α : Type u} {as : Array α} {x : α} : as.push x = as ++ #[x] := Array.push_eq_append
    ..
@[deprecated Array.sum_toList (since := "2026-01-14")]
theorem sum_eq_sum_toList {α : Type u} [Add α] [Zero α] {as : Array α} : as.toList.sum = as.sum := Array.sum_toList ..
end Array
namespace Int
@[deprecated Int.lt_iff_le_and_not_ge (since := "2026-02-11")]
theorem lt_iff_le_not_le {a b : Int} : a < b ↔ a ≤ b ∧ ¬b ≤ a := Int.lt_iff_le_and_not_ge ..
@[deprecated Int.ofNat_eq_natCast (since := "2025-10-29")]
theorem ofNat_eq_coe {n : Nat} : ofNat n = ↑n := Int.ofNat_eq_natCast ..
@[deprecated Int.repr_eq_ite (since := "2026-07-21")]
theorem repr_eq_if {a : Int} : a.repr = if 0 ≤ a then a.toNat.repr else "-" ++ (-a).toNat.repr := Int.repr_eq_ite ..
@[deprecated Int.sq_nonneg (since := "2026-03-13")]
theorem sq_nonnneg (m : Int) : 0 ≤ m ^ 2 := Int.sq_nonneg ..
end Int
namespace List
@[deprecated String.ofList_append (since := "2025-10-30")]
theorem asString_append {l₁ l₂ : List Char} : String.ofList (l₁ ++ l₂) = String.ofList l₁ ++ String.ofList l₂ :=
    String.ofList_append ..
@[deprecated String.ofList_inj (since := "2025-10-30")]
theorem asString_inj {l₁ l₂ : List Char} : String.ofList l₁ = String.ofList l₂ ↔ l₁ = l₂ := String.ofList_inj ..
@[deprecated String.ofList_nil (since := "2025-10-30")]
theorem asString_nil  : String.ofList [] = "" := String.ofList_nil ..
@[deprecated List.beq_cons_cons (since := "2026-02-26")]
theorem beq_cons₂ {α : Type u} [BEq α] {a b : α} {as bs : List α} : (a :: as).beq (b :: bs) = (a == b && as.beq bs)
    := List.beq_cons_cons ..
@[deprecated List.contains_iff_mem (since := "2025-10-26")]
theorem contains_iff {α : Type u} [BEq α] [LawfulBEq α] {a : α} {as : List α} : as.contains a = true ↔ a ∈ as :=
    List.contains_iff_mem ..
@[deprecated String.toList_ofList (since := "2025-10-30")]
theorem data_asString {l : List Char} : (String.ofList l).toList = l := String.toList_ofList ..
@[deprecated List.dropLast_cons_cons (since := "2026-02-26")]
theorem dropLast_cons₂ {α₀ : Type u} {x y : α₀} {zs : List α₀} : (x :: y :: zs).dropLast = x :: (y :: zs).dropLast :=
    List.dropLast_cons_cons ..
@[deprecated List.extract_eq_take_drop (since := "2026-02-06")]
theorem extract_eq_drop_take {α : Type u} {l : List α} {start stop : Nat} : l.extract start stop = take
    (stop - start) (drop start l) := List.extract_eq_take_drop ..
@[deprecated Array.flatten_map_toArray_toArray (since := "2025-10-26")]
theorem flatten_toArray {α : Type u} {L : List (List α)} : (Array.map toArray L.toArray).flatten = L.flatten.toArray
    := Array.flatten_map_toArray_toArray ..
@[deprecated List.getElem_cons_drop (since := "2025-10-26")]
theorem getElem_cons_drop_succ_eq_drop {α : Type u} {as : List α} {i : Nat} (h : i < as.length) : as[i] :: drop
    (i + 1) as = drop i as := List.getElem_cons_drop ..
@[deprecated List.getLast?_eq_some_getLast (since := "2025-10-26")]
theorem getLast?_eq_getLast {α : Type u} {l : List α} (h : l ≠ []) : l.getLast? = some (l.getLast h) :=
    List.getLast?_eq_some_getLast ..
@[deprecated List.head?_eq_some_head (since := "2025-10-26")]
theorem head?_eq_head {α : Type u} {l : List α} (h : l ≠ []) : l.head? = some (l.head h) := List.head?_eq_some_head ..
@[deprecated List.intersperse_cons_cons (since := "2026-02-26")]
theorem intersperse_cons₂ {α : Type u} {x y : α} {zs : List α} {sep : α} : intersperse sep (x :: y :: zs) = x :: sep
    :: intersperse sep (y :: zs) := List.intersperse_cons_cons ..
@[deprecated List.intersperse_singleton (since := "2026-02-26")]
theorem intersperse_single {α : Type u} {x sep : α} : intersperse sep [x] = [x] := List.intersperse_singleton ..
@[deprecated List.isEqv_cons_cons +typeChanged (since := "2026-02-26")]
theorem isEqv_cons₂ {α₀ : Type u} {a : α₀} {as : List α₀} {b : α₀} {bs : List α₀} {eqv : α₀ → α₀ → Bool} :
    (a :: as).isEqv (b :: bs) eqv = (eqv a b && as.isEqv bs eqv) := List.isEqv_cons_cons ..
@[deprecated List.isPrefixOf_cons_cons +typeChanged (since := "2026-02-26")]
theorem isPrefixOf_cons₂ {α : Type u} {as : List α} {b : α} {bs : List α} [BEq α] {a : α} : (a :: as).isPrefixOf
    (b :: bs) = (a == b && as.isPrefixOf bs) := List.isPrefixOf_cons_cons ..
@[deprecated List.isPrefixOf_cons_cons_self +typeChanged (since := "2026-02-26")]
theorem isPrefixOf_cons₂_self {α : Type u} [BEq α] {as bs : List α} [LawfulBEq α] {a : α} : (a :: as).isPrefixOf
    (a :: bs) = as.isPrefixOf bs := List.isPrefixOf_cons_cons_self ..
@[deprecated String.length_ofList (since := "2025-10-30")]
theorem length_asString {l : List Char} : (String.ofList l).length = l.length := String.length_ofList ..
@[deprecated List.maxIdxOn?_eq_ite (since := "2026-07-21")]
theorem maxIdxOn?_eq_if {β : Type u} {α : Type v} [LE β] [DecidableLE β] {f : α → β} {xs : List α} : maxIdxOn? f xs =
    if h : xs ≠ [] then some (maxIdxOn f xs h) else none := List.maxIdxOn?_eq_ite ..
@[deprecated List.maxOn?_eq_ite (since := "2026-07-21")]
theorem maxOn?_eq_if {β : Type u} {α : Type v} [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β}
    {xs : List α} : List.maxOn? f xs = if h : xs ≠ [] then some (List.maxOn f xs h) else none := List.maxOn?_eq_ite ..
@[deprecated List.minIdxOn?_eq_ite (since := "2026-07-21")]
theorem minIdxOn?_eq_if {β : Type u} {α : Type v} [LE β] [DecidableLE β] {f : α → β} {xs : List α} : minIdxOn? f xs =
    if h : xs ≠ [] then some (minIdxOn f xs h) else none := List.minIdxOn?_eq_ite ..
@[deprecated List.minOn?_eq_ite (since := "2026-07-21")]
theorem minOn?_eq_if {β : Type u} {α : Type v} [LE β] [DecidableLE β] [Std.IsLinearPreorder β] {f : α → β}
    {xs : List α} : List.minOn? f xs = if h : xs ≠ [] then some (List.minOn f xs h) else none := List.minOn?_eq_ite ..
@[deprecated List.not_le (since := "2025-10-26")]
theorem not_le_iff_gt {α : Type u} [LT α] {l₁ l₂ : List α} : ¬l₁ ≤ l₂ ↔ l₂ < l₁ := List.not_le ..
@[deprecated List.not_lt (since := "2025-10-26")]
theorem not_lt_iff_ge {α : Type u} [LT α] {l₁ l₂ : List α} : ¬l₁ < l₂ ↔ l₂ ≤ l₁ := List.not_lt ..
@[deprecated String.toByteArray_ofList (since := "2025-10-30")]
theorem toByteArray_asString {l : List Char} : (String.ofList l).toByteArray = l.utf8Encode :=
    String.toByteArray_ofList ..
end List
namespace Nat
@[deprecated Nat.add_eq_zero_iff (since := "2025-10-26")]
theorem add_eq_zero {m n : Nat} : m + n = 0 ↔ m = 0 ∧ n = 0 := Nat.add_eq_zero_iff ..
@[deprecated Nat.zero_eq (since := "2025-10-26")]
theorem ctor_eq_zero  : zero = 0 := Nat.zero_eq ..
@[deprecated Nat.lt_iff_le_and_not_ge (since := "2026-02-11")]
theorem lt_iff_le_not_le {m n : Nat} : m < n ↔ m ≤ n ∧ ¬n ≤ m := Nat.lt_iff_le_and_not_ge ..
@[deprecated Nat.lt_pred_iff (since := "2025-10-26")]
theorem lt_pred_iff_succ_lt {n m : Nat} : n < m.pred ↔ n.succ < m := Nat.lt_pred_iff ..
@[deprecated Nat.lt_succ_iff (since := "2025-10-26")]
theorem lt_succ {m n : Nat} : m < n.succ ↔ m ≤ n := Nat.lt_succ_iff ..
@[deprecated Nat.pred_le_iff (since := "2025-10-26")]
theorem pred_le_iff_le_succ {n m : Nat} : n.pred ≤ m ↔ n ≤ m.succ := Nat.pred_le_iff ..
@[deprecated Nat.succ_le_iff (since := "2025-10-26")]
theorem succ_le {n m : Nat} : n.succ ≤ m ↔ n < m := Nat.succ_le_iff ..
@[deprecated Nat.succ_ne_succ_iff (since := "2025-10-26")]
theorem succ_ne_succ {m n : Nat} : m.succ ≠ n.succ ↔ m ≠ n := Nat.succ_ne_succ_iff ..
end Nat
namespace Nat.lt
@[deprecated Nat.lt_add_one (since := "2025-10-26")]
theorem base (n : Nat) : n < n.succ := Nat.lt_add_one ..
end Nat.lt
