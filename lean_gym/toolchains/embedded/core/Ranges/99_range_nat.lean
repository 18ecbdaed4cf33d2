/-
Ranges of natural numbers.
-/
namespace Std.PRange.Nat
@[simp] theorem succ?_eq {n : Nat} : succ? n = some (n + 1) := rfl
@[simp] theorem succMany?_eq {m n : Nat} : succMany? n m = some (m + n) := rfl
@[simp] theorem succ_eq {n : Nat} : succ n = n + 1 := rfl
@[simp] theorem succMany_eq {m n : Nat} : succMany n m = m + n := rfl
end Std.PRange.Nat
namespace Nat
open Std Std.PRange
section
variable {i k l m n : Nat}
private theorem not_lt_sub : ¬i < n - m ↔ n ≤ i + m := Nat.not_lt.trans Nat.sub_le_iff_le_add
private theorem add_one_add_ne_zero : m + 1 + i ≠ 0 := Nat.add_right_comm m 1 i ▸ Nat.succ_ne_zero _
private theorem lt_sub_iff : m + i < n ↔ i < n - m := Nat.lt_sub_iff_add_lt'.symm
private theorem le_iff_lt_sub : m + i ≤ n ↔ i < n + 1 - m := Nat.lt_succ_iff.symm.trans lt_sub_iff
private theorem succ_le_iff_lt_sub : m + 1 + i ≤ n ↔ i < n - m :=
  Nat.add_right_comm m 1 i ▸ lt_sub_iff
private theorem single_rco : m = k ∧ m < n ∧ n ≤ m + 1 ↔ n = m + 1 ∧ m = k :=
  ⟨fun h => ⟨Nat.le_antisymm h.2.2 h.2.1, h.1⟩,
   fun ⟨e, h⟩ => ⟨h, e ▸ Nat.lt_succ_self m, Nat.le_of_eq e⟩⟩
private theorem single_rcc : m = k ∧ m ≤ n ∧ n < m + 1 ↔ n = m ∧ m = k :=
  ⟨fun h => ⟨Nat.le_antisymm (Nat.le_of_lt_succ h.2.2) h.2.1, h.1⟩,
   fun ⟨e, h⟩ => ⟨h, Nat.le_of_eq e.symm, e ▸ Nat.lt_succ_self n⟩⟩
private theorem sub_right : n + k - (m + k) = n - m := Nat.add_sub_add_right n k m
private theorem sub_left : k + n - (k + m) = n - m := Nat.add_sub_add_left k n m
private theorem sub_right_succ : n + k + 1 - (m + k) = n + 1 - m := Nat.add_right_comm n k 1 ▸ sub_right
private theorem sub_left_succ : k + n + 1 - (k + m) = n + 1 - m := Nat.add_sub_add_left k (n + 1) m
private theorem sub_right_of_succ : n + k - (m + k + 1) = n - (m + 1) := Nat.add_right_comm m k 1 ▸ sub_right
private theorem sub_left_of_succ : k + n - (k + m + 1) = n - (m + 1) := sub_left (m := m + 1)
private theorem sub_right_succ_succ : n + k + 1 - (m + k + 1) = n + 1 - (m + 1) :=
  sub_right.trans (sub_right.trans sub_right.symm)
private theorem sub_left_succ_succ : k + n + 1 - (k + m + 1) = n + 1 - (m + 1) :=
  sub_right.trans (sub_left.trans sub_right.symm)
private theorem add_succ_comm : m + 1 + i + k = m + k + 1 + i :=
  (Nat.add_right_comm (m + 1) i k).trans (congrArg (· + i) (Nat.add_right_comm m 1 k))
private theorem add_succ_assoc : k + (m + 1 + i) = k + m + 1 + i := (Nat.add_assoc k (m + 1) i).symm
private theorem lt_succ_of (h : m ≤ n) : m < n + 1 := Nat.lt_succ_of_le h
private theorem lt_succ_iff_le : n < m + 1 ↔ n ≤ m := Nat.lt_succ_iff
private theorem le_succ_self : n ≤ n + 1 := Nat.le_succ n
private theorem sub_zero_eq : n - 0 = n := rfl
private theorem add_sub_self : m + n - m = n := Nat.add_sub_cancel_left m n
private theorem add_succ_sub_self : m + n + 1 - m = n + 1 := add_sub_self (n := n + 1)
private theorem add_succ_sub_succ : m + n + 1 - (m + 1) = n := (Nat.add_sub_add_right ..).trans add_sub_self
private theorem zero_add_add : 0 + i + m = m + i := (Nat.zero_add i).symm ▸ Nat.add_comm i m
private theorem zero_add_add_succ : 0 + i + m + 1 = m + 1 + i :=
  (congrArg (· + 1) zero_add_add).trans (Nat.add_right_comm m i 1)
private theorem sub_eq_add (h : l ≤ m) (h' : m ≤ n) : n - l = m - l + (n - m) :=
  ((Nat.add_comm ..).trans (Nat.sub_add_sub_cancel h' h)).symm
private theorem add_sub_add (h : l ≤ m) : l + (m - l + i) = m + i :=
  (Nat.add_assoc ..).symm.trans (congrArg (· + i) (Nat.add_sub_of_le h))
end

/- The number of elements. -/
@[simp] theorem size_rcc {a b : Nat} : (a...=b).size = b + 1 - a := rfl
@[simp] theorem length_toList_rcc {a b : Nat} : (a...=b).toList.length = b + 1 - a :=
  Std.Rcc.length_toList.trans size_rcc
@[simp] theorem size_toArray_rcc {a b : Nat} : (a...=b).toArray.size = b + 1 - a := Std.Rcc.size_toArray.trans size_rcc
@[simp] theorem size_rco {a b : Nat} : (a...b).size = b - a :=
  show b + 1 - a - 1 = b - a by rw [Nat.sub_right_comm, Nat.add_sub_cancel]
@[simp] theorem length_toList_rco {a b : Nat} : (a...b).toList.length = b - a := Std.Rco.length_toList.trans size_rco
@[simp] theorem size_toArray_rco {a b : Nat} : (a...b).toArray.size = b - a := Std.Rco.size_toArray.trans size_rco
@[simp] theorem size_roc {a b : Nat} : (a<...=b).size = b - a := Nat.add_sub_add_right b 1 a
@[simp] theorem length_toList_roc {a b : Nat} : (a<...=b).toList.length = b - a := Std.Roc.length_toList.trans size_roc
@[simp] theorem size_toArray_roc {a b : Nat} : (a<...=b).toArray.size = b - a := Std.Roc.size_toArray.trans size_roc
@[simp] theorem size_roo {a b : Nat} : (a<...b).size = b - a - 1 := congrArg (· - 1) (Nat.add_sub_add_right b 1 a)
@[simp] theorem length_toList_roo {a b : Nat} : (a<...b).toList.length = b - a - 1 :=
  Std.Roo.length_toList.trans size_roo
@[simp] theorem size_toArray_roo {a b : Nat} : (a<...b).toArray.size = b - a - 1 := Std.Roo.size_toArray.trans size_roo
@[simp] theorem size_ric {b : Nat} : (*...=b).size = b + 1 := rfl
@[simp] theorem length_toList_ric {b : Nat} : (*...=b).toList.length = b + 1 := Std.Ric.length_toList.trans size_ric
@[simp] theorem size_toArray_ric {b : Nat} : (*...=b).toArray.size = b + 1 := Std.Ric.size_toArray.trans size_ric
@[simp] theorem size_rio {b : Nat} : (*...b).size = b := rfl
@[simp] theorem length_toList_rio {b : Nat} : (*...b).toList.length = b := Std.Rio.length_toList.trans size_rio
@[simp] theorem size_toArray_rio {b : Nat} : (*...b).toArray.size = b := Std.Rio.size_toArray.trans size_rio

/- Lists: `m...n`. -/
@[simp] theorem toList_toArray_rco {m n : Nat} : (m...n).toArray.toList = (m...n).toList := rfl
@[simp] theorem toArray_toList_rco {m n : Nat} : (m...n).toList.toArray = (m...n).toArray := rfl
theorem toList_rco_eq_ite {m n : Nat} : (m...n).toList = if m < n then m :: ((m + 1)...n).toList else [] :=
  Rxo.Iterator.toList_some
@[deprecated toList_rco_eq_ite (since := "2026-07-21")]
theorem toList_rco_eq_if : type_of% @toList_rco_eq_ite := toList_rco_eq_ite
theorem getElem?_toList_rco {m n i : Nat} : (m...n).toList[i]? = if i < n - m then some (m + i) else none :=
  Rxo.Iterator.getElem?_toList.trans (if_decide lt_sub_iff)
private theorem list_rco {m n : Nat} {l : Nat} (e : n - m = l) : (m...n).toList = (List.range l).map (m + ·) :=
  e ▸ list_of fun _ => getElem?_toList_rco
theorem map_add_toList_rco {m n k : Nat} : (m...n).toList.map (· + k) = ((m + k)...n + k).toList :=
  map_of (list_rco rfl) (list_rco sub_right) fun _ => Nat.add_right_comm ..
theorem toList_rco_succ_succ {m n : Nat} : ((m + 1)...n + 1).toList = (m...n).toList.map (· + 1) :=
  map_add_toList_rco.symm
theorem toList_rco_eq_cons {m n : Nat} (h : m < n) : (m...n).toList = m :: ((m + 1)...n).toList :=
  toList_rco_eq_ite.trans (if_pos h)
theorem toList_rco_succ_right_eq_cons_map {m n : Nat} (h : m ≤ n) :
    (m...n + 1).toList = m :: (m...n).toList.map (· + 1) :=
  (toList_rco_eq_cons (lt_succ_of h)).trans (congrArg (m :: ·) toList_rco_succ_succ)
@[simp] theorem toList_rco_eq_nil_iff {m n : Nat} : (m...n).toList = [] ↔ n ≤ m :=
  eq_nil_iff_of toList_rco_eq_ite Nat.not_lt
theorem toList_rco_ne_nil_iff {m n : Nat} : (m...n).toList ≠ [] ↔ m < n := ne_nil_iff_of toList_rco_eq_ite
@[simp] theorem toList_rco_eq_nil {m n : Nat} (h : n ≤ m) : (m...n).toList = [] := toList_rco_eq_nil_iff.mpr h
@[simp] theorem toList_rco_eq_singleton_iff {k m n : Nat} : (m...n).toList = [k] ↔ n = m + 1 ∧ m = k :=
  (eq_cons_iff_of toList_rco_eq_ite).trans
    ((and_congr_right' (and_congr_right' toList_rco_eq_nil_iff)).trans single_rco)
@[simp] theorem toList_rco_eq_singleton {m n : Nat} (h : n = m + 1) : (m...n).toList = [m] :=
  toList_rco_eq_singleton_iff.mpr ⟨h, rfl⟩
@[simp] theorem toList_rco_eq_cons_iff {xs : List Nat} {m n a : Nat} :
    (m...n).toList = a :: xs ↔ m = a ∧ m < n ∧ ((m + 1)...n).toList = xs := eq_cons_iff_of toList_rco_eq_ite
@[simp] theorem toList_rco_zero_right_eq_nil {m : Nat} : (m...0).toList = [] := toList_rco_eq_nil (Nat.zero_le _)
theorem map_add_toList_rco' {m n k : Nat} : (m...n).toList.map (k + ·) = ((k + m)...k + n).toList :=
  map_of (list_rco rfl) (list_rco sub_left) fun _ => (Nat.add_assoc ..).symm
theorem toList_rco_add_right_eq_map {m n : Nat} : (m...m + n).toList = (0...n).toList.map (· + m) :=
  (map_of (list_rco sub_zero_eq) (list_rco add_sub_self) fun _ => zero_add_add).symm
theorem toList_rco_append_toList_rco {l m n : Nat} (h : l ≤ m) (h' : m ≤ n) :
    (l...m).toList ++ (m...n).toList = (l...n).toList :=
  append_of (list_rco rfl) (list_rco rfl) (list_rco (sub_eq_add h h')) fun _ => add_sub_add h
theorem toList_rco_succ_right_eq_append {m n : Nat} (h : m ≤ n) : (m...n + 1).toList = (m...n).toList ++ [n] :=
  (toList_rco_append_toList_rco h le_succ_self).symm.trans
    (congrArg ((m...n).toList ++ ·) (toList_rco_eq_singleton (n := n + 1) rfl))
theorem toList_rco_add_succ_right_eq_append {m n : Nat} : (m...m + n + 1).toList = (m...m + n).toList ++ [m + n] :=
  toList_rco_succ_right_eq_append (Nat.le_add_right m n)
theorem toList_rco_add_succ_right_eq_append' {m n : Nat} : (m...m + (n + 1)).toList = (m...m + n).toList ++ [m + n] :=
  toList_rco_succ_right_eq_append (Nat.le_add_right m n)
theorem toList_rco_eq_append {m n : Nat} (h : m < n) : (m...n).toList = (m...n - 1).toList ++ [n - 1] := match n, h with
  | _ + 1, h => toList_rco_succ_right_eq_append (Nat.le_of_lt_succ h)
theorem toList_rco_eq_ite_append {m n : Nat} : (m...n).toList = if m < n then (m...n - 1).toList ++ [n - 1] else [] :=
  if h : m < n then (toList_rco_eq_append h).trans (if_pos h).symm
  else (toList_rco_eq_nil (Nat.not_lt.mp h)).trans (if_neg h).symm
@[deprecated toList_rco_eq_ite_append (since := "2026-07-21")]
theorem toList_rco_eq_if_append : type_of% @toList_rco_eq_ite_append := toList_rco_eq_ite_append
theorem toList_rco_add_add_eq_append {m n k : Nat} :
    (m...m + n + k).toList = (m...m + n).toList ++ ((m + n)...m + n + k).toList :=
  (toList_rco_append_toList_rco (Nat.le_add_right ..) (Nat.le_add_right ..)).symm
@[simp] theorem getElem_toList_rco {m n i : Nat} (_h : i < (m...n).toList.length) : (m...n).toList[i] = m + i :=
  get_of getElem?_toList_rco
@[simp] theorem getElem?_toList_rco_eq_some_iff {k m n i : Nat} : (m...n).toList[i]? = some k ↔ i < n - m ∧ m + i = k :=
  eq_some_iff_of getElem?_toList_rco
@[simp] theorem getElem?_toList_rco_eq_none_iff {m n i : Nat} : (m...n).toList[i]? = none ↔ n ≤ i + m :=
  eq_none_iff_of getElem?_toList_rco not_lt_sub
@[simp] theorem isSome_getElem?_toList_rco_eq {m n i : Nat} : ((m...n).toList[i]?.isSome = true) = (i < n - m) :=
  isSome_of getElem?_toList_rco
@[simp] theorem isNone_getElem?_toList_rco_eq {m n i : Nat} : ((m...n).toList[i]?.isNone = true) = (n ≤ i + m) :=
  isNone_of getElem?_toList_rco not_lt_sub
@[simp] theorem getElem?_toList_rco_eq_some {m n i : Nat} (h : i < n - m) : (m...n).toList[i]? = some (m + i) :=
  eq_some_of getElem?_toList_rco h
@[simp] theorem getElem?_toList_rco_eq_none {m n i : Nat} (h : n ≤ i + m) : (m...n).toList[i]? = none :=
  eq_none_of getElem?_toList_rco not_lt_sub h
theorem getElem!_toList_rco {m n i : Nat} : (m...n).toList[i]! = if i < n - m then m + i else 0 :=
  get!_of getElem?_toList_rco
@[simp] theorem getElem!_toList_rco_eq_add {m n i : Nat} (h : i < n - m) : (m...n).toList[i]! = m + i :=
  eq_value_of getElem!_toList_rco h
@[simp] theorem getElem!_toList_rco_eq_zero {m n i : Nat} (h : n ≤ i + m) : (m...n).toList[i]! = 0 :=
  eq_default_of getElem!_toList_rco not_lt_sub h
theorem getElem!_toList_rco_eq_zero_iff {m n i : Nat} : (m...n).toList[i]! = 0 ↔ n ≤ i + m ∨ m = 0 ∧ i = 0 :=
  eq_default_iff_of getElem!_toList_rco not_lt_sub Nat.add_eq_zero_iff
theorem zero_lt_getElem!_toList_rco_iff {m n i : Nat} : 0 < (m...n).toList[i]! ↔ i < n - m ∧ 0 < i + m :=
  pos_iff_of getElem!_toList_rco (iff_of_eq (congrArg (0 < ·) (Nat.add_comm ..)))
theorem getD_toList_rco {m n i fallback : Nat} :
    (m...n).toList.getD i fallback = if i < n - m then m + i else fallback := getD_of getElem?_toList_rco
@[simp] theorem getD_toList_rco_eq_add {m n i fallback : Nat} (h : i < n - m) :
    (m...n).toList.getD i fallback = m + i := eq_value_of getD_toList_rco h
@[simp] theorem getD_toList_rco_eq_fallback {m n i fallback : Nat} (h : n ≤ i + m) :
    (m...n).toList.getD i fallback = fallback := eq_default_of getD_toList_rco not_lt_sub h

/- Arrays: `m...n`. -/
theorem toArray_rco_eq_ite {m n : Nat} : (m...n).toArray = if m < n then #[m] ++ ((m + 1)...n).toArray else #[] :=
  array_ite_of toArray_toList_rco toArray_toList_rco toList_rco_eq_ite
@[deprecated toArray_rco_eq_ite (since := "2026-07-21")]
theorem toArray_rco_eq_if : type_of% @toArray_rco_eq_ite := toArray_rco_eq_ite
theorem toArray_rco_succ_succ {m n : Nat} : ((m + 1)...n + 1).toArray = (m...n).toArray.map (· + 1) :=
  (array_map_of toArray_toList_rco toArray_toList_rco toList_rco_succ_succ.symm).symm
theorem toArray_rco_succ_right_eq_append_map {m n : Nat} (h : m ≤ n) :
    (m...n + 1).toArray = #[m] ++ (m...n).toArray.map (· + 1) :=
  (array_cons_of toArray_toList_rco List.map_toArray.symm (toList_rco_succ_right_eq_cons_map h)).trans
    (congrArg (#[_] ++ Array.map _ ·) toArray_toList_rco)
@[simp] theorem toArray_rco_eq_empty_iff {m n : Nat} : (m...n).toArray = #[] ↔ n ≤ m :=
  array_eq_iff_of toArray_toList_rco toList_rco_eq_nil_iff
theorem toArray_rco_ne_empty_iff {m n : Nat} : (m...n).toArray ≠ #[] ↔ m < n :=
  array_ne_iff_of toArray_toList_rco toList_rco_ne_nil_iff
@[simp] theorem toArray_rco_eq_empty {m n : Nat} (h : n ≤ m) : (m...n).toArray = #[] :=
  array_eq_of toArray_toList_rco (toList_rco_eq_nil h)
@[simp] theorem toArray_rco_eq_singleton_iff {k m n : Nat} : (m...n).toArray = #[k] ↔ n = m + 1 ∧ m = k :=
  array_eq_iff_of toArray_toList_rco toList_rco_eq_singleton_iff
@[simp] theorem toArray_rco_eq_singleton {m n : Nat} (h : n = m + 1) : (m...n).toArray = #[m] :=
  array_eq_of toArray_toList_rco (toList_rco_eq_singleton h)
@[simp] theorem toArray_rco_eq_singleton_append_iff {xs : Array Nat} {m n a : Nat} :
    (m...n).toArray = #[a] ++ xs ↔ m = a ∧ m < n ∧ ((m + 1)...n).toArray = xs :=
  array_cons_iff_of toArray_toList_rco toArray_toList_rco toList_rco_eq_cons_iff
theorem toArray_rco_eq_singleton_append {m n : Nat} (h : m < n) : (m...n).toArray = #[m] ++ ((m + 1)...n).toArray :=
  array_cons_of toArray_toList_rco toArray_toList_rco (toList_rco_eq_cons h)
@[simp] theorem toArray_rco_zero_right_eq_empty {m : Nat} : (m...0).toArray = #[] :=
  array_eq_of toArray_toList_rco toList_rco_zero_right_eq_nil
theorem map_add_toArray_rco {m n k : Nat} : (m...n).toArray.map (· + k) = ((m + k)...n + k).toArray :=
  array_map_of toArray_toList_rco toArray_toList_rco map_add_toList_rco
theorem map_add_toArray_rco' {m n k : Nat} : (m...n).toArray.map (k + ·) = ((k + m)...k + n).toArray :=
  array_map_of toArray_toList_rco toArray_toList_rco map_add_toList_rco'
theorem toArray_rco_add_right_eq_map {m n : Nat} : (m...m + n).toArray = (0...n).toArray.map (· + m) :=
  (array_map_of toArray_toList_rco toArray_toList_rco toList_rco_add_right_eq_map.symm).symm
theorem toArray_rco_add_succ_right_eq_push {m n : Nat} : (m...m + n + 1).toArray = (m...m + n).toArray.push (m + n) :=
  array_push_of toArray_toList_rco toArray_toList_rco toList_rco_add_succ_right_eq_append
theorem toArray_rco_succ_right_eq_push {m n : Nat} (h : m ≤ n) : (m...n + 1).toArray = (m...n).toArray.push n :=
  array_push_of toArray_toList_rco toArray_toList_rco (toList_rco_succ_right_eq_append h)
theorem toArray_rco_add_succ_right_eq_push' {m n : Nat} :
    (m...m + (n + 1)).toArray = (m...m + n).toArray.push (m + n) :=
  array_push_of toArray_toList_rco toArray_toList_rco toList_rco_add_succ_right_eq_append'
theorem toArray_rco_eq_push {m n : Nat} (h : m < n) : (m...n).toArray = (m...n - 1).toArray.push (n - 1) :=
  array_push_of toArray_toList_rco toArray_toList_rco (toList_rco_eq_append h)
theorem toArray_rco_eq_ite_push {m n : Nat} :
    (m...n).toArray = if m < n then (m...n - 1).toArray.push (n - 1) else #[] :=
  array_ite_push_of toArray_toList_rco toArray_toList_rco toList_rco_eq_ite_append
@[deprecated toArray_rco_eq_ite_push (since := "2026-07-21")]
theorem toArray_rco_eq_if_push : type_of% @toArray_rco_eq_ite_push := toArray_rco_eq_ite_push
theorem toArray_rco_add_add_eq_append {m n k : Nat} :
    (m...m + n + k).toArray = (m...m + n).toArray ++ ((m + n)...m + n + k).toArray :=
  (array_append_of toArray_toList_rco toArray_toList_rco toArray_toList_rco toList_rco_add_add_eq_append.symm).symm
theorem toArray_rco_append_toArray_rco {l m n : Nat} (h : l ≤ m) (h' : m ≤ n) :
    (l...m).toArray ++ (m...n).toArray = (l...n).toArray :=
  array_append_of toArray_toList_rco toArray_toList_rco toArray_toList_rco (toList_rco_append_toList_rco h h')
theorem getElem?_toArray_rco {m n i : Nat} : (m...n).toArray[i]? = if i < n - m then some (m + i) else none :=
  Array.getElem?_toList.symm.trans getElem?_toList_rco
@[simp] theorem getElem_toArray_rco {m n i : Nat} (_h : i < (m...n).toArray.size) : (m...n).toArray[i] = m + i :=
  array_get_of getElem?_toArray_rco
@[simp] theorem getElem?_toArray_rco_eq_some_iff {k m n i : Nat} :
    (m...n).toArray[i]? = some k ↔ i < n - m ∧ m + i = k := eq_some_iff_of getElem?_toArray_rco
@[simp] theorem getElem?_toArray_rco_eq_none_iff {m n i : Nat} : (m...n).toArray[i]? = none ↔ n ≤ i + m :=
  eq_none_iff_of getElem?_toArray_rco not_lt_sub
@[simp] theorem isSome_getElem?_toArray_rco_eq {m n i : Nat} : ((m...n).toArray[i]?.isSome = true) = (i < n - m) :=
  isSome_of getElem?_toArray_rco
@[simp] theorem isNone_getElem?_toArray_rco_eq {m n i : Nat} : ((m...n).toArray[i]?.isNone = true) = (n ≤ i + m) :=
  isNone_of getElem?_toArray_rco not_lt_sub
@[simp] theorem getElem?_toArray_rco_eq_some {m n i : Nat} (h : i < n - m) : (m...n).toArray[i]? = some (m + i) :=
  eq_some_of getElem?_toArray_rco h
@[simp] theorem getElem?_toArray_rco_eq_none {m n i : Nat} (h : n ≤ i + m) : (m...n).toArray[i]? = none :=
  eq_none_of getElem?_toArray_rco not_lt_sub h
theorem getElem!_toArray_rco {m n i : Nat} : (m...n).toArray[i]! = if i < n - m then m + i else 0 :=
  array_get!_of getElem?_toArray_rco
@[simp] theorem getElem!_toArray_rco_eq_add {m n i : Nat} (h : i < n - m) : (m...n).toArray[i]! = m + i :=
  eq_value_of getElem!_toArray_rco h
@[simp] theorem getElem!_toArray_rco_eq_zero {m n i : Nat} (h : n ≤ i + m) : (m...n).toArray[i]! = 0 :=
  eq_default_of getElem!_toArray_rco not_lt_sub h
theorem getElem!_toArray_rco_eq_zero_iff {m n i : Nat} : (m...n).toArray[i]! = 0 ↔ n ≤ i + m ∨ m = 0 ∧ i = 0 :=
  eq_default_iff_of getElem!_toArray_rco not_lt_sub Nat.add_eq_zero_iff
theorem zero_lt_getElem!_toArray_rco_iff {m n i : Nat} : 0 < (m...n).toArray[i]! ↔ i < n - m ∧ 0 < i + m :=
  pos_iff_of getElem!_toArray_rco (iff_of_eq (congrArg (0 < ·) (Nat.add_comm ..)))
theorem getD_toArray_rco {m n i fallback : Nat} :
    (m...n).toArray.getD i fallback = if i < n - m then m + i else fallback := array_getD_of getElem?_toArray_rco
@[simp] theorem getD_toArray_rco_eq_add {m n i fallback : Nat} (h : i < n - m) :
    (m...n).toArray.getD i fallback = m + i := eq_value_of getD_toArray_rco h
@[simp] theorem getD_toArray_rco_eq_fallback {m n i fallback : Nat} (h : n ≤ i + m) :
    (m...n).toArray.getD i fallback = fallback := eq_default_of getD_toArray_rco not_lt_sub h
theorem induct_rco_left (motive : Nat → Nat → Prop) (base : ∀ (a b : Nat), b ≤ a → motive a b)
    (step : ∀ (a b : Nat), a < b → motive (a + 1) b → motive a b) (a b : Nat) : motive a b := by
  generalize e : b - a = k
  induction k generalizing a with
  | zero => exact base a b (Nat.sub_eq_zero_iff_le.mp e)
  | succ k ih => 
    have h := Nat.lt_of_sub_eq_succ e
    exact step a b h (ih (a + 1) ((Nat.sub_add_eq ..).trans (congrArg (· - 1) e)))
theorem induct_rco_right (motive : Nat → Nat → Prop) (base : ∀ (a b : Nat), b ≤ a → motive a b)
    (step : ∀ (a b : Nat), a ≤ b → motive a b → motive a (b + 1)) (a b : Nat) : motive a b := by
  induction b with
  | zero => exact base a 0 (Nat.zero_le a)
  | succ b ih => exact (Nat.lt_or_ge b a).elim (base a (b + 1)) fun h => step a b h ih

/- Lists: `m...=n`. -/
theorem getElem?_toList_rcc {m n i : Nat} : (m...=n).toList[i]? = if i < n + 1 - m then some (m + i) else none :=
  Rxc.Iterator.getElem?_toList.trans (if_decide le_iff_lt_sub)
theorem toList_rcc_eq_toList_rco {m n : Nat} : (m...=n).toList = (m...n + 1).toList :=
  List.ext_getElem? fun _ => getElem?_toList_rcc.trans getElem?_toList_rco.symm
@[simp] theorem toList_toArray_rcc {m n : Nat} : (m...=n).toArray.toList = (m...=n).toList := rfl
@[simp] theorem toArray_toList_rcc {m n : Nat} : (m...=n).toList.toArray = (m...=n).toArray := rfl
theorem toList_rcc_eq_ite {m n : Nat} : (m...=n).toList = if m ≤ n then m :: ((m + 1)...=n).toList else [] :=
  Rxc.Iterator.toList_some
@[deprecated toList_rcc_eq_ite (since := "2026-07-21")]
theorem toList_rcc_eq_if : type_of% @toList_rcc_eq_ite := toList_rcc_eq_ite
private theorem list_rcc {m n : Nat} {l : Nat} (e : n + 1 - m = l) : (m...=n).toList = (List.range l).map (m + ·) :=
  e ▸ list_of fun _ => getElem?_toList_rcc
theorem map_add_toList_rcc {m n k : Nat} : (m...=n).toList.map (· + k) = ((m + k)...=n + k).toList :=
  map_of (list_rcc rfl) (list_rcc sub_right_succ) fun _ => Nat.add_right_comm ..
theorem toList_rcc_succ_succ {m n : Nat} : ((m + 1)...=n + 1).toList = (m...=n).toList.map (· + 1) :=
  map_add_toList_rcc.symm
theorem toList_rcc_eq_cons {m n : Nat} (h : m ≤ n) : (m...=n).toList = m :: ((m + 1)...=n).toList :=
  toList_rcc_eq_ite.trans (if_pos h)
theorem toList_rcc_succ_right_eq_cons_map {m n : Nat} (h : m ≤ n + 1) :
    (m...=n + 1).toList = m :: (m...=n).toList.map (· + 1) :=
  (toList_rcc_eq_cons h).trans (congrArg (m :: ·) toList_rcc_succ_succ)
@[simp] theorem toList_rcc_eq_nil_iff {m n : Nat} : (m...=n).toList = [] ↔ n < m :=
  eq_nil_iff_of toList_rcc_eq_ite Nat.not_le
theorem toList_rcc_ne_nil_iff {m n : Nat} : (m...=n).toList ≠ [] ↔ m ≤ n := ne_nil_iff_of toList_rcc_eq_ite
@[simp] theorem toList_rcc_eq_nil {m n : Nat} (h : n < m) : (m...=n).toList = [] := toList_rcc_eq_nil_iff.mpr h
@[simp] theorem toList_rcc_eq_singleton_iff {k m n : Nat} : (m...=n).toList = [k] ↔ n = m ∧ m = k :=
  (eq_cons_iff_of toList_rcc_eq_ite).trans
    ((and_congr_right' (and_congr_right' toList_rcc_eq_nil_iff)).trans single_rcc)
@[simp] theorem toList_rcc_eq_singleton {m n : Nat} (h : n = m) : (m...=n).toList = [m] :=
  toList_rcc_eq_singleton_iff.mpr ⟨h, rfl⟩
@[simp] theorem toList_rcc_eq_cons_iff {xs : List Nat} {m n a : Nat} :
    (m...=n).toList = a :: xs ↔ m = a ∧ m ≤ n ∧ ((m + 1)...=n).toList = xs := eq_cons_iff_of toList_rcc_eq_ite
theorem map_add_toList_rcc' {m n k : Nat} : (m...=n).toList.map (k + ·) = ((k + m)...=k + n).toList :=
  map_of (list_rcc rfl) (list_rcc sub_left_succ) fun _ => (Nat.add_assoc ..).symm
theorem toList_rcc_add_right_eq_map {m n : Nat} : (m...=m + n).toList = (0...=n).toList.map (· + m) :=
  (map_of (list_rcc sub_zero_eq) (list_rcc add_succ_sub_self) fun _ => zero_add_add).symm
@[simp] theorem toList_rcc_eq_append {m n : Nat} (h : m ≤ n) : (m...=n).toList = (m...n).toList ++ [n] :=
  toList_rcc_eq_toList_rco.trans (toList_rco_succ_right_eq_append h)
theorem toList_rcc_succ_right_eq_append {m n : Nat} (h : m ≤ n + 1) :
    (m...=n + 1).toList = (m...=n).toList ++ [n + 1] :=
  (toList_rcc_eq_append h).trans (congrArg (· ++ [n + 1]) toList_rcc_eq_toList_rco.symm)
theorem toList_rcc_add_succ_right_eq_append {m n : Nat} :
    (m...=m + n + 1).toList = (m...=m + n).toList ++ [m + n + 1] :=
  toList_rcc_succ_right_eq_append (Nat.le_add_right m (n + 1))
theorem toList_rcc_add_succ_right_eq_append' {m n : Nat} :
    (m...=m + (n + 1)).toList = (m...=m + n).toList ++ [m + n + 1] :=
  toList_rcc_succ_right_eq_append (Nat.le_add_right m (n + 1))
@[simp] theorem getElem_toList_rcc {m n i : Nat} (_h : i < (m...=n).toList.length) : (m...=n).toList[i] = m + i :=
  get_of getElem?_toList_rcc
@[simp] theorem getElem?_toList_rcc_eq_some_iff {k m n i : Nat} :
    (m...=n).toList[i]? = some k ↔ i < n + 1 - m ∧ m + i = k := eq_some_iff_of getElem?_toList_rcc
@[simp] theorem getElem?_toList_rcc_eq_none_iff {m n i : Nat} : (m...=n).toList[i]? = none ↔ n + 1 ≤ i + m :=
  eq_none_iff_of getElem?_toList_rcc not_lt_sub
@[simp] theorem isSome_getElem?_toList_rcc_eq {m n i : Nat} : ((m...=n).toList[i]?.isSome = true) = (i < n + 1 - m) :=
  isSome_of getElem?_toList_rcc
@[simp] theorem isNone_getElem?_toList_rcc_eq {m n i : Nat} : ((m...=n).toList[i]?.isNone = true) = (n + 1 ≤ i + m) :=
  isNone_of getElem?_toList_rcc not_lt_sub
@[simp] theorem getElem?_toList_rcc_eq_some {m n i : Nat} (h : i < n + 1 - m) : (m...=n).toList[i]? = some (m + i) :=
  eq_some_of getElem?_toList_rcc h
@[simp] theorem getElem?_toList_rcc_eq_none {m n i : Nat} (h : n + 1 ≤ i + m) : (m...=n).toList[i]? = none :=
  eq_none_of getElem?_toList_rcc not_lt_sub h
theorem getElem!_toList_rcc {m n i : Nat} : (m...=n).toList[i]! = if i < n + 1 - m then m + i else 0 :=
  get!_of getElem?_toList_rcc
@[simp] theorem getElem!_toList_rcc_eq_add {m n i : Nat} (h : i < n + 1 - m) : (m...=n).toList[i]! = m + i :=
  eq_value_of getElem!_toList_rcc h
@[simp] theorem getElem!_toList_rcc_eq_zero {m n i : Nat} (h : n + 1 ≤ i + m) : (m...=n).toList[i]! = 0 :=
  eq_default_of getElem!_toList_rcc not_lt_sub h
theorem getElem!_toList_rcc_eq_zero_iff {m n i : Nat} : (m...=n).toList[i]! = 0 ↔ n + 1 ≤ i + m ∨ m = 0 ∧ i = 0 :=
  eq_default_iff_of getElem!_toList_rcc not_lt_sub Nat.add_eq_zero_iff
theorem zero_lt_getElem!_toList_rcc_iff {m n i : Nat} : 0 < (m...=n).toList[i]! ↔ i < n + 1 - m ∧ 0 < i + m :=
  pos_iff_of getElem!_toList_rcc (iff_of_eq (congrArg (0 < ·) (Nat.add_comm ..)))
theorem getD_toList_rcc {m n i fallback : Nat} :
    (m...=n).toList.getD i fallback = if i < n + 1 - m then m + i else fallback := getD_of getElem?_toList_rcc
@[simp] theorem getD_toList_rcc_eq_add {m n i fallback : Nat} (h : i < n + 1 - m) :
    (m...=n).toList.getD i fallback = m + i := eq_value_of getD_toList_rcc h
@[simp] theorem getD_toList_rcc_eq_fallback {m n i fallback : Nat} (h : n + 1 ≤ i + m) :
    (m...=n).toList.getD i fallback = fallback := eq_default_of getD_toList_rcc not_lt_sub h

/- Arrays: `m...=n`. -/
theorem toArray_rcc_eq_toArray_rco {m n : Nat} : (m...=n).toArray = (m...n + 1).toArray :=
  array_eq_of toArray_toList_rcc toList_rcc_eq_toList_rco
theorem toArray_rcc_eq_ite {m n : Nat} : (m...=n).toArray = if m ≤ n then #[m] ++ ((m + 1)...=n).toArray else #[] :=
  array_ite_of toArray_toList_rcc toArray_toList_rcc toList_rcc_eq_ite
@[deprecated toArray_rcc_eq_ite (since := "2026-07-21")]
theorem toArray_rcc_eq_if : type_of% @toArray_rcc_eq_ite := toArray_rcc_eq_ite
theorem toArray_rcc_succ_succ {m n : Nat} : ((m + 1)...=n + 1).toArray = (m...=n).toArray.map (· + 1) :=
  (array_map_of toArray_toList_rcc toArray_toList_rcc toList_rcc_succ_succ.symm).symm
theorem toArray_rcc_succ_right_eq_append_map {m n : Nat} (h : m ≤ n + 1) :
    (m...=n + 1).toArray = #[m] ++ (m...=n).toArray.map (· + 1) :=
  (array_cons_of toArray_toList_rcc List.map_toArray.symm (toList_rcc_succ_right_eq_cons_map h)).trans
    (congrArg (#[_] ++ Array.map _ ·) toArray_toList_rcc)
@[simp] theorem toArray_rcc_eq_empty_iff {m n : Nat} : (m...=n).toArray = #[] ↔ n < m :=
  array_eq_iff_of toArray_toList_rcc toList_rcc_eq_nil_iff
theorem toArray_rcc_ne_empty_iff {m n : Nat} : (m...=n).toArray ≠ #[] ↔ m ≤ n :=
  array_ne_iff_of toArray_toList_rcc toList_rcc_ne_nil_iff
@[simp] theorem toArray_rcc_eq_empty {m n : Nat} (h : n < m) : (m...=n).toArray = #[] :=
  array_eq_of toArray_toList_rcc (toList_rcc_eq_nil h)
@[simp] theorem toArray_rcc_eq_singleton_iff {k m n : Nat} : (m...=n).toArray = #[k] ↔ n = m ∧ m = k :=
  array_eq_iff_of toArray_toList_rcc toList_rcc_eq_singleton_iff
@[simp] theorem toArray_rcc_eq_singleton {m n : Nat} (h : n = m) : (m...=n).toArray = #[m] :=
  array_eq_of toArray_toList_rcc (toList_rcc_eq_singleton h)
@[simp] theorem toArray_rcc_eq_singleton_append_iff {xs : Array Nat} {m n a : Nat} :
    (m...=n).toArray = #[a] ++ xs ↔ m = a ∧ m ≤ n ∧ ((m + 1)...=n).toArray = xs :=
  array_cons_iff_of toArray_toList_rcc toArray_toList_rcc toList_rcc_eq_cons_iff
theorem toArray_rcc_eq_singleton_append {m n : Nat} (h : m ≤ n) : (m...=n).toArray = #[m] ++ ((m + 1)...=n).toArray :=
  array_cons_of toArray_toList_rcc toArray_toList_rcc (toList_rcc_eq_cons h)
theorem map_add_toArray_rcc {m n k : Nat} : (m...=n).toArray.map (· + k) = ((m + k)...=n + k).toArray :=
  array_map_of toArray_toList_rcc toArray_toList_rcc map_add_toList_rcc
theorem map_add_toArray_rcc' {m n k : Nat} : (m...=n).toArray.map (k + ·) = ((k + m)...=k + n).toArray :=
  array_map_of toArray_toList_rcc toArray_toList_rcc map_add_toList_rcc'
theorem toArray_rcc_add_right_eq_map {m n : Nat} : (m...=m + n).toArray = (0...=n).toArray.map (· + m) :=
  (array_map_of toArray_toList_rcc toArray_toList_rcc toList_rcc_add_right_eq_map.symm).symm
theorem toArray_rcc_add_succ_right_eq_push {m n : Nat} :
    (m...=m + n + 1).toArray = (m...=m + n).toArray.push (m + n + 1) :=
  array_push_of toArray_toList_rcc toArray_toList_rcc toList_rcc_add_succ_right_eq_append
@[simp] theorem toArray_rcc_eq_push {m n : Nat} (h : m ≤ n) : (m...=n).toArray = (m...n).toArray.push n :=
  array_push_of toArray_toList_rcc toArray_toList_rco (toList_rcc_eq_append h)
theorem toArray_rcc_succ_right_eq_push {m n : Nat} (h : m ≤ n + 1) :
    (m...=n + 1).toArray = (m...=n).toArray.push (n + 1) :=
  array_push_of toArray_toList_rcc toArray_toList_rcc (toList_rcc_succ_right_eq_append h)
theorem toArray_rcc_add_succ_right_eq_push' {m n : Nat} :
    (m...=m + (n + 1)).toArray = (m...=m + n).toArray.push (m + n + 1) :=
  array_push_of toArray_toList_rcc toArray_toList_rcc toList_rcc_add_succ_right_eq_append'
theorem getElem?_toArray_rcc {m n i : Nat} : (m...=n).toArray[i]? = if i < n + 1 - m then some (m + i) else none :=
  Array.getElem?_toList.symm.trans getElem?_toList_rcc
@[simp] theorem getElem_toArray_rcc {m n i : Nat} (_h : i < (m...=n).toArray.size) : (m...=n).toArray[i] = m + i :=
  array_get_of getElem?_toArray_rcc
@[simp] theorem getElem?_toArray_rcc_eq_some_iff {k m n i : Nat} :
    (m...=n).toArray[i]? = some k ↔ i < n + 1 - m ∧ m + i = k := eq_some_iff_of getElem?_toArray_rcc
@[simp] theorem getElem?_toArray_rcc_eq_none_iff {m n i : Nat} : (m...=n).toArray[i]? = none ↔ n + 1 ≤ i + m :=
  eq_none_iff_of getElem?_toArray_rcc not_lt_sub
@[simp] theorem isSome_getElem?_toArray_rcc_eq {m n i : Nat} : ((m...=n).toArray[i]?.isSome = true) = (i < n + 1 - m) :=
  isSome_of getElem?_toArray_rcc
@[simp] theorem isNone_getElem?_toArray_rcc_eq {m n i : Nat} : ((m...=n).toArray[i]?.isNone = true) = (n + 1 ≤ i + m) :=
  isNone_of getElem?_toArray_rcc not_lt_sub
@[simp] theorem getElem?_toArray_rcc_eq_some {m n i : Nat} (h : i < n + 1 - m) : (m...=n).toArray[i]? = some (m + i) :=
  eq_some_of getElem?_toArray_rcc h
@[simp] theorem getElem?_toArray_rcc_eq_none {m n i : Nat} (h : n + 1 ≤ i + m) : (m...=n).toArray[i]? = none :=
  eq_none_of getElem?_toArray_rcc not_lt_sub h
theorem getElem!_toArray_rcc {m n i : Nat} : (m...=n).toArray[i]! = if i < n + 1 - m then m + i else 0 :=
  array_get!_of getElem?_toArray_rcc
@[simp] theorem getElem!_toArray_rcc_eq_add {m n i : Nat} (h : i < n + 1 - m) : (m...=n).toArray[i]! = m + i :=
  eq_value_of getElem!_toArray_rcc h
@[simp] theorem getElem!_toArray_rcc_eq_zero {m n i : Nat} (h : n + 1 ≤ i + m) : (m...=n).toArray[i]! = 0 :=
  eq_default_of getElem!_toArray_rcc not_lt_sub h
theorem getElem!_toArray_rcc_eq_zero_iff {m n i : Nat} : (m...=n).toArray[i]! = 0 ↔ n + 1 ≤ i + m ∨ m = 0 ∧ i = 0 :=
  eq_default_iff_of getElem!_toArray_rcc not_lt_sub Nat.add_eq_zero_iff
theorem zero_lt_getElem!_toArray_rcc_iff {m n i : Nat} : 0 < (m...=n).toArray[i]! ↔ i < n + 1 - m ∧ 0 < i + m :=
  pos_iff_of getElem!_toArray_rcc (iff_of_eq (congrArg (0 < ·) (Nat.add_comm ..)))
theorem getD_toArray_rcc {m n i fallback : Nat} :
    (m...=n).toArray.getD i fallback = if i < n + 1 - m then m + i else fallback := array_getD_of getElem?_toArray_rcc
@[simp] theorem getD_toArray_rcc_eq_add {m n i fallback : Nat} (h : i < n + 1 - m) :
    (m...=n).toArray.getD i fallback = m + i := eq_value_of getD_toArray_rcc h
@[simp] theorem getD_toArray_rcc_eq_fallback {m n i fallback : Nat} (h : n + 1 ≤ i + m) :
    (m...=n).toArray.getD i fallback = fallback := eq_default_of getD_toArray_rcc not_lt_sub h
theorem induct_rcc_left (motive : Nat → Nat → Prop) (base : ∀ (a b : Nat), b < a → motive a b)
    (step : ∀ (a b : Nat), a ≤ b → motive (a + 1) b → motive a b) (a b : Nat) : motive a b := by
  generalize e : b + 1 - a = k
  induction k generalizing a with
  | zero => exact base a b (Nat.sub_eq_zero_iff_le.mp e)
  | succ k ih => 
    have h := Nat.lt_of_sub_eq_succ e
    exact step a b (Nat.le_of_lt_succ h) (ih (a + 1) ((Nat.sub_add_eq ..).trans (congrArg (· - 1) e)))
theorem induct_rcc_right (motive : Nat → Nat → Prop) (base : ∀ (a b : Nat), b ≤ a → motive a b)
    (step : ∀ (a b : Nat), a ≤ b → motive a b → motive a (b + 1)) (a b : Nat) : motive a b :=
  induct_rco_right motive base step a b

/- Lists: `m<...n`. -/
theorem toList_roo_eq_toList_rco {m n : Nat} : (m<...n).toList = ((m + 1)...n).toList := rfl
@[simp] theorem toList_toArray_roo {m n : Nat} : (m<...n).toArray.toList = (m<...n).toList := rfl
@[simp] theorem toArray_toList_roo {m n : Nat} : (m<...n).toList.toArray = (m<...n).toArray := rfl
theorem toList_roo_eq_ite {m n : Nat} : (m<...n).toList = if m + 1 < n then (m + 1) :: ((m + 1)<...n).toList else [] :=
  toList_rco_eq_ite (m := m + 1)
@[deprecated toList_roo_eq_ite (since := "2026-07-21")]
theorem toList_roo_eq_if : type_of% @toList_roo_eq_ite := toList_roo_eq_ite
theorem toList_roo_succ_succ {m n : Nat} : ((m + 1)<...n + 1).toList = (m<...n).toList.map (· + 1) :=
  toList_rco_succ_succ
theorem toList_roo_succ_right_eq_cons_map {m n : Nat} (h : m < n) :
    (m<...n + 1).toList = (m + 1) :: (m<...n).toList.map (· + 1) := toList_rco_succ_right_eq_cons_map (m := m + 1) h
@[simp] theorem toList_roo_eq_nil_iff {m n : Nat} : (m<...n).toList = [] ↔ n ≤ m + 1 := toList_rco_eq_nil_iff
theorem toList_roo_ne_nil_iff {m n : Nat} : (m<...n).toList ≠ [] ↔ m + 1 < n := toList_rco_ne_nil_iff
@[simp] theorem toList_roo_eq_nil {m n : Nat} (h : n ≤ m + 1) : (m<...n).toList = [] := toList_rco_eq_nil (m := m + 1) h
@[simp] theorem toList_roo_eq_singleton_iff {k m n : Nat} : (m<...n).toList = [k] ↔ n = m + 2 ∧ m + 1 = k :=
  toList_rco_eq_singleton_iff
@[simp] theorem toList_roo_eq_singleton {m n : Nat} (h : n = m + 2) : (m<...n).toList = [m + 1] :=
  toList_roo_eq_singleton_iff.mpr ⟨h, rfl⟩
@[simp] theorem toList_roo_eq_cons_iff {xs : List Nat} {m n a : Nat} :
    (m<...n).toList = a :: xs ↔ m + 1 = a ∧ m + 1 < n ∧ ((m + 1)<...n).toList = xs := toList_rco_eq_cons_iff
theorem toList_roo_eq_cons {m n : Nat} (h : m + 1 < n) : (m<...n).toList = (m + 1) :: ((m + 1)<...n).toList :=
  toList_rco_eq_cons (m := m + 1) h
@[simp] theorem toList_roo_zero_right_eq_nil {m : Nat} : (m<...0).toList = [] :=
  toList_rco_eq_nil (m := m + 1) (Nat.zero_le _)
@[simp] theorem toList_roo_one_right_eq_nil {m : Nat} : (m<...1).toList = [] :=
  toList_rco_eq_nil (m := m + 1) (Nat.le_add_left 1 m)
theorem map_add_toList_roo {m n k : Nat} : (m<...n).toList.map (· + k) = ((m + k)<...n + k).toList :=
  map_of (list_rco rfl) (list_rco sub_right_of_succ) fun _ => add_succ_comm
theorem map_add_toList_roo' {m n k : Nat} : (m<...n).toList.map (k + ·) = ((k + m)<...k + n).toList :=
  map_of (list_rco rfl) (list_rco sub_left_of_succ) fun _ => add_succ_assoc
theorem toList_roo_add_right_eq_map {m n : Nat} : (m<...m + 1 + n).toList = (0...n).toList.map (fun x => x + m + 1) :=
  (map_of (list_rco sub_zero_eq) (list_rco add_sub_self) fun _ => zero_add_add_succ).symm
theorem toList_roo_succ_right_eq_append {m n : Nat} (h : m < n) : (m<...n + 1).toList = (m<...n).toList ++ [n] :=
  toList_rco_succ_right_eq_append (m := m + 1) h
@[simp] theorem toList_roo_eq_append {m n : Nat} (h : m + 1 < n) : (m<...n).toList = (m<...n - 1).toList ++ [n - 1] :=
  toList_rco_eq_append (m := m + 1) h
theorem getElem?_toList_roo {m n i : Nat} : (m<...n).toList[i]? = if i < n - (m + 1) then some (m + 1 + i) else none :=
  getElem?_toList_rco (m := m + 1)
@[simp] theorem getElem_toList_roo {m n i : Nat} (_h : i < (m<...n).toList.length) : (m<...n).toList[i] = m + 1 + i :=
  get_of getElem?_toList_roo
@[simp] theorem getElem?_toList_roo_eq_some_iff {k m n i : Nat} :
    (m<...n).toList[i]? = some k ↔ i < n - (m + 1) ∧ m + 1 + i = k := eq_some_iff_of getElem?_toList_roo
@[simp] theorem getElem?_toList_roo_eq_none_iff {m n i : Nat} : (m<...n).toList[i]? = none ↔ n ≤ i + (m + 1) :=
  eq_none_iff_of getElem?_toList_roo not_lt_sub
@[simp] theorem isSome_getElem?_toList_roo_eq {m n i : Nat} : ((m<...n).toList[i]?.isSome = true) = (i < n - (m + 1)) :=
  isSome_of getElem?_toList_roo
@[simp] theorem isNone_getElem?_toList_roo_eq {m n i : Nat} : ((m<...n).toList[i]?.isNone = true) = (n ≤ i + (m + 1)) :=
  isNone_of getElem?_toList_roo not_lt_sub
@[simp] theorem getElem?_toList_roo_eq_some {m n i : Nat} (h : i < n - (m + 1)) :
    (m<...n).toList[i]? = some (m + 1 + i) := eq_some_of getElem?_toList_roo h
@[simp] theorem getElem?_toList_roo_eq_none {m n i : Nat} (h : n ≤ i + (m + 1)) : (m<...n).toList[i]? = none :=
  eq_none_of getElem?_toList_roo not_lt_sub h
theorem getElem!_toList_roo {m n i : Nat} : (m<...n).toList[i]! = if i < n - (m + 1) then m + 1 + i else 0 :=
  get!_of getElem?_toList_roo
@[simp] theorem getElem!_toList_roo_eq_add {m n i : Nat} (h : i < n - (m + 1)) : (m<...n).toList[i]! = m + 1 + i :=
  eq_value_of getElem!_toList_roo h
@[simp] theorem getElem!_toList_roo_eq_zero {m n i : Nat} (h : n ≤ i + (m + 1)) : (m<...n).toList[i]! = 0 :=
  eq_default_of getElem!_toList_roo not_lt_sub h
theorem getElem!_toList_roo_eq_zero_iff {m n i : Nat} : (m<...n).toList[i]! = 0 ↔ n ≤ i + (m + 1) :=
  eq_default_iff_of_ne getElem!_toList_roo not_lt_sub add_one_add_ne_zero
theorem zero_lt_getElem!_toList_roo_iff {m n i : Nat} : 0 < (m<...n).toList[i]! ↔ i < n - (m + 1) :=
  pos_iff_of_pos getElem!_toList_roo (Nat.pos_of_ne_zero add_one_add_ne_zero)
theorem getD_toList_roo {m n i fallback : Nat} :
    (m<...n).toList.getD i fallback = if i < n - (m + 1) then m + 1 + i else fallback := getD_of getElem?_toList_roo
@[simp] theorem getD_toList_roo_eq_add {m n i fallback : Nat} (h : i < n - (m + 1)) :
    (m<...n).toList.getD i fallback = m + 1 + i := eq_value_of getD_toList_roo h
@[simp] theorem getD_toList_roo_eq_fallback {m n i fallback : Nat} (h : n ≤ i + (m + 1)) :
    (m<...n).toList.getD i fallback = fallback := eq_default_of getD_toList_roo not_lt_sub h

/- Arrays: `m<...n`. -/
theorem toArray_roo_eq_toArray_rco {m n : Nat} : (m<...n).toArray = ((m + 1)...n).toArray := rfl
theorem toArray_roo_eq_ite {m n : Nat} :
    (m<...n).toArray = if m + 1 < n then #[m + 1] ++ ((m + 1)<...n).toArray else #[] :=
  array_ite_of toArray_toList_roo toArray_toList_roo toList_roo_eq_ite
@[deprecated toArray_roo_eq_ite (since := "2026-07-21")]
theorem toArray_roo_eq_if : type_of% @toArray_roo_eq_ite := toArray_roo_eq_ite
theorem toArray_roo_succ_succ {m n : Nat} : ((m + 1)<...n + 1).toArray = (m<...n).toArray.map (· + 1) :=
  (array_map_of toArray_toList_roo toArray_toList_roo toList_roo_succ_succ.symm).symm
theorem toArray_roo_succ_right_eq_append_map {m n : Nat} (h : m < n) :
    (m<...n + 1).toArray = #[m + 1] ++ (m<...n).toArray.map (· + 1) :=
  (array_cons_of toArray_toList_roo List.map_toArray.symm (toList_roo_succ_right_eq_cons_map h)).trans
    (congrArg (#[_] ++ Array.map _ ·) toArray_toList_roo)
@[simp] theorem toArray_roo_eq_nil_iff {m n : Nat} : (m<...n).toArray = #[] ↔ n ≤ m + 1 :=
  array_eq_iff_of toArray_toList_roo toList_roo_eq_nil_iff
theorem toArray_roo_ne_nil_iff {m n : Nat} : (m<...n).toArray ≠ #[] ↔ m + 1 < n :=
  array_ne_iff_of toArray_toList_roo toList_roo_ne_nil_iff
@[simp] theorem toArray_roo_eq_nil {m n : Nat} (h : n ≤ m + 1) : (m<...n).toArray = #[] :=
  array_eq_of toArray_toList_roo (toList_roo_eq_nil h)
@[simp] theorem toArray_roo_eq_singleton_iff {k m n : Nat} : (m<...n).toArray = #[k] ↔ n = m + 2 ∧ m + 1 = k :=
  array_eq_iff_of toArray_toList_roo toList_roo_eq_singleton_iff
@[simp] theorem toArray_roo_eq_singleton {m n : Nat} (h : n = m + 2) : (m<...n).toArray = #[m + 1] :=
  array_eq_of toArray_toList_roo (toList_roo_eq_singleton h)
@[simp] theorem toArray_roo_eq_singleton_append_iff {xs : Array Nat} {m n a : Nat} :
    (m<...n).toArray = #[a] ++ xs ↔ m + 1 = a ∧ m + 1 < n ∧ ((m + 1)<...n).toArray = xs :=
  array_cons_iff_of toArray_toList_roo toArray_toList_roo toList_roo_eq_cons_iff
theorem toArray_roo_eq_singleton_append {m n : Nat} (h : m + 1 < n) :
    (m<...n).toArray = #[m + 1] ++ ((m + 1)<...n).toArray :=
  array_cons_of toArray_toList_roo toArray_toList_roo (toList_roo_eq_cons h)
@[simp] theorem toArray_roo_zero_right_eq_nil {m : Nat} : (m<...0).toArray = #[] :=
  array_eq_of toArray_toList_roo toList_roo_zero_right_eq_nil
@[simp] theorem toArray_roo_one_right_eq_nil {m : Nat} : (m<...1).toArray = #[] :=
  array_eq_of toArray_toList_roo toList_roo_one_right_eq_nil
theorem map_add_toArray_roo {m n k : Nat} : (m<...n).toArray.map (· + k) = ((m + k)<...n + k).toArray :=
  array_map_of toArray_toList_roo toArray_toList_roo map_add_toList_roo
theorem map_add_toArray_roo' {m n k : Nat} : (m<...n).toArray.map (k + ·) = ((k + m)<...k + n).toArray :=
  array_map_of toArray_toList_roo toArray_toList_roo map_add_toList_roo'
theorem toArray_roo_add_right_eq_map {m n : Nat} :
    (m<...m + 1 + n).toArray = (0...n).toArray.map (fun x => x + m + 1) :=
  (array_map_of toArray_toList_rco toArray_toList_roo toList_roo_add_right_eq_map.symm).symm
theorem toArray_roo_succ_right_eq_push {m n : Nat} (h : m < n) : (m<...n + 1).toArray = (m<...n).toArray.push n :=
  array_push_of toArray_toList_roo toArray_toList_roo (toList_roo_succ_right_eq_append h)
@[simp] theorem toArray_roo_eq_push {m n : Nat} (h : m + 1 < n) :
    (m<...n).toArray = (m<...n - 1).toArray.push (n - 1) :=
  array_push_of toArray_toList_roo toArray_toList_roo (toList_roo_eq_append h)
theorem getElem?_toArray_roo {m n i : Nat} :
    (m<...n).toArray[i]? = if i < n - (m + 1) then some (m + 1 + i) else none :=
  Array.getElem?_toList.symm.trans getElem?_toList_roo
@[simp] theorem getElem_toArray_roo {m n i : Nat} (_h : i < (m<...n).toArray.size) : (m<...n).toArray[i] = m + 1 + i :=
  array_get_of getElem?_toArray_roo
@[simp] theorem getElem?_toArray_roo_eq_some_iff {k m n i : Nat} :
    (m<...n).toArray[i]? = some k ↔ i < n - (m + 1) ∧ m + 1 + i = k := eq_some_iff_of getElem?_toArray_roo
@[simp] theorem getElem?_toArray_roo_eq_none_iff {m n i : Nat} : (m<...n).toArray[i]? = none ↔ n ≤ i + (m + 1) :=
  eq_none_iff_of getElem?_toArray_roo not_lt_sub
@[simp] theorem isSome_getElem?_toArray_roo_eq {m n i : Nat} :
    ((m<...n).toArray[i]?.isSome = true) = (i < n - (m + 1)) := isSome_of getElem?_toArray_roo
@[simp] theorem isNone_getElem?_toArray_roo_eq {m n i : Nat} :
    ((m<...n).toArray[i]?.isNone = true) = (n ≤ i + (m + 1)) := isNone_of getElem?_toArray_roo not_lt_sub
@[simp] theorem getElem?_toArray_roo_eq_some {m n i : Nat} (h : i < n - (m + 1)) :
    (m<...n).toArray[i]? = some (m + 1 + i) := eq_some_of getElem?_toArray_roo h
@[simp] theorem getElem?_toArray_roo_eq_none {m n i : Nat} (h : n ≤ i + (m + 1)) : (m<...n).toArray[i]? = none :=
  eq_none_of getElem?_toArray_roo not_lt_sub h
theorem getElem!_toArray_roo {m n i : Nat} : (m<...n).toArray[i]! = if i < n - (m + 1) then m + 1 + i else 0 :=
  array_get!_of getElem?_toArray_roo
@[simp] theorem getElem!_toArray_roo_eq_add {m n i : Nat} (h : i < n - (m + 1)) : (m<...n).toArray[i]! = m + 1 + i :=
  eq_value_of getElem!_toArray_roo h
@[simp] theorem getElem!_toArray_roo_eq_zero {m n i : Nat} (h : n ≤ i + (m + 1)) : (m<...n).toArray[i]! = 0 :=
  eq_default_of getElem!_toArray_roo not_lt_sub h
theorem getElem!_toArray_roo_eq_zero_iff {m n i : Nat} : (m<...n).toArray[i]! = 0 ↔ n ≤ i + (m + 1) :=
  eq_default_iff_of_ne getElem!_toArray_roo not_lt_sub add_one_add_ne_zero
theorem zero_lt_getElem!_toArray_roo_iff {m n i : Nat} : 0 < (m<...n).toArray[i]! ↔ i < n - (m + 1) :=
  pos_iff_of_pos getElem!_toArray_roo (Nat.pos_of_ne_zero add_one_add_ne_zero)
theorem getD_toArray_roo {m n i fallback : Nat} :
    (m<...n).toArray.getD i fallback = if i < n - (m + 1) then m + 1 + i else fallback :=
  array_getD_of getElem?_toArray_roo
@[simp] theorem getD_toArray_roo_eq_add {m n i fallback : Nat} (h : i < n - (m + 1)) :
    (m<...n).toArray.getD i fallback = m + 1 + i := eq_value_of getD_toArray_roo h
@[simp] theorem getD_toArray_roo_eq_fallback {m n i fallback : Nat} (h : n ≤ i + (m + 1)) :
    (m<...n).toArray.getD i fallback = fallback := eq_default_of getD_toArray_roo not_lt_sub h
theorem induct_roo_left (motive : Nat → Nat → Prop) (base : ∀ (a b : Nat), b ≤ a + 1 → motive a b)
    (step : ∀ (a b : Nat), a + 1 < b → motive (a + 1) b → motive a b) (a b : Nat) : motive a b := by
  generalize e : b - (a + 1) = k
  induction k generalizing a with
  | zero => exact base a b (Nat.sub_eq_zero_iff_le.mp e)
  | succ k ih => 
    have h := Nat.lt_of_sub_eq_succ e
    exact step a b h (ih (a + 1) ((Nat.sub_add_eq ..).trans (congrArg (· - 1) e)))
theorem induct_roo_right (motive : Nat → Nat → Prop) (base : ∀ (a b : Nat), b ≤ a + 1 → motive a b)
    (step : ∀ (a b : Nat), a + 1 ≤ b → motive a b → motive a (b + 1)) (a b : Nat) : motive a b := by
  induction b with
  | zero => exact base a 0 (Nat.zero_le _)
  | succ b ih => exact (Nat.lt_or_ge b (a + 1)).elim (base a (b + 1)) fun h => step a b h ih

/- Lists: `m<...=n`. -/
theorem toList_roc_eq_toList_roo {m n : Nat} : (m<...=n).toList = (m<...n + 1).toList := toList_rcc_eq_toList_rco
theorem toList_roc_eq_toList_rco {m n : Nat} : (m<...=n).toList = ((m + 1)...n + 1).toList := toList_rcc_eq_toList_rco
theorem toList_roc_eq_toList_rcc {m n : Nat} : (m<...=n).toList = ((m + 1)...=n).toList := rfl
@[simp] theorem toList_toArray_roc {m n : Nat} : (m<...=n).toArray.toList = (m<...=n).toList := rfl
@[simp] theorem toArray_toList_roc {m n : Nat} : (m<...=n).toList.toArray = (m<...=n).toArray := rfl
theorem toList_roc_eq_ite {m n : Nat} :
    (m<...=n).toList = if m + 1 ≤ n then (m + 1) :: ((m + 1)<...=n).toList else [] := toList_rcc_eq_ite (m := m + 1)
@[deprecated toList_roc_eq_ite (since := "2026-07-21")]
theorem toList_roc_eq_if : type_of% @toList_roc_eq_ite := toList_roc_eq_ite
theorem toList_roc_succ_succ {m n : Nat} : ((m + 1)<...=n + 1).toList = (m<...=n).toList.map (· + 1) :=
  toList_rcc_succ_succ (m := m + 1)
theorem toList_roc_succ_right_eq_cons_map {m n : Nat} (h : m ≤ n) :
    (m<...=n + 1).toList = (m + 1) :: (m<...=n).toList.map (· + 1) :=
  toList_rcc_succ_right_eq_cons_map (m := m + 1) (Nat.succ_le_succ h)
@[simp] theorem toList_roc_eq_nil_iff {m n : Nat} : (m<...=n).toList = [] ↔ n ≤ m :=
  (toList_rcc_eq_nil_iff (m := m + 1)).trans lt_succ_iff_le
theorem toList_roc_ne_nil_iff {m n : Nat} : (m<...=n).toList ≠ [] ↔ m < n := toList_rcc_ne_nil_iff (m := m + 1)
@[simp] theorem toList_roc_eq_nil {m n : Nat} (h : n ≤ m) : (m<...=n).toList = [] := toList_roc_eq_nil_iff.mpr h
@[simp] theorem toList_roc_eq_singleton_iff {k m n : Nat} : (m<...=n).toList = [k] ↔ n = m + 1 ∧ m + 1 = k :=
  toList_rcc_eq_singleton_iff (m := m + 1)
@[simp] theorem toList_roc_eq_singleton {m n : Nat} (h : n = m + 1) : (m<...=n).toList = [m + 1] :=
  toList_roc_eq_singleton_iff.mpr ⟨h, rfl⟩
@[simp] theorem toList_roc_eq_cons_iff {xs : List Nat} {m n a : Nat} :
    (m<...=n).toList = a :: xs ↔ m + 1 = a ∧ m < n ∧ ((m + 1)<...=n).toList = xs := toList_rcc_eq_cons_iff (m := m + 1)
theorem toList_roc_eq_cons {m n : Nat} (h : m < n) : (m<...=n).toList = (m + 1) :: ((m + 1)<...=n).toList :=
  toList_rcc_eq_cons (m := m + 1) h
theorem map_add_toList_roc {m n k : Nat} : (m<...=n).toList.map (· + k) = ((m + k)<...=n + k).toList :=
  map_of (list_rcc rfl) (list_rcc sub_right_succ_succ) fun _ => add_succ_comm
theorem map_add_toList_roc' {m n k : Nat} : (m<...=n).toList.map (k + ·) = ((k + m)<...=k + n).toList :=
  map_of (list_rcc rfl) (list_rcc sub_left_succ_succ) fun _ => add_succ_assoc
theorem toList_roc_add_right_eq_map {m n : Nat} : (m<...=m + n).toList = (0...n).toList.map (fun x => x + m + 1) :=
  (map_of (list_rco sub_zero_eq) (list_rcc add_succ_sub_succ) fun _ => zero_add_add_succ).symm
theorem toList_roc_succ_right_eq_append {m n : Nat} (h : m ≤ n) : (m<...=n + 1).toList = (m<...=n).toList ++ [n + 1] :=
  toList_rcc_succ_right_eq_append (m := m + 1) (Nat.succ_le_succ h)
theorem toList_roc_add_succ_right_eq_append {m n : Nat} :
    (m<...=m + n + 1).toList = (m<...=m + n).toList ++ [m + n + 1] :=
  toList_roc_succ_right_eq_append (Nat.le_add_right m n)
theorem toList_roc_add_succ_right_eq_append' {m n : Nat} :
    (m<...=m + (n + 1)).toList = (m<...=m + n).toList ++ [m + n + 1] :=
  toList_roc_succ_right_eq_append (Nat.le_add_right m n)
theorem toList_roc_eq_append {m n : Nat} (h : m < n) : (m<...=n).toList = (m<...=n - 1).toList ++ [n] := match n, h with
  | _ + 1, h => toList_roc_succ_right_eq_append (Nat.le_of_lt_succ h)
theorem toList_roc_append_toList_roc {l m n : Nat} (h : l ≤ m) (h' : m ≤ n) :
    (l<...=m).toList ++ (m<...=n).toList = (l<...=n).toList := by
  rw [toList_roc_eq_toList_rco, toList_roc_eq_toList_rco, toList_roc_eq_toList_rco]
  exact toList_rco_append_toList_rco (Nat.succ_le_succ h) (Nat.succ_le_succ h')
theorem toList_roc_add_add_eq_append {m n k : Nat} :
    (m<...=m + n + k).toList = (m<...=m + n).toList ++ ((m + n)<...=m + n + k).toList :=
  (toList_roc_append_toList_roc (Nat.le_add_right ..) (Nat.le_add_right ..)).symm
theorem getElem?_toList_roc {m n i : Nat} : (m<...=n).toList[i]? = if i < n - m then some (m + 1 + i) else none :=
  Rxc.Iterator.getElem?_toList.trans (if_decide succ_le_iff_lt_sub)
@[simp] theorem getElem_toList_roc {m n i : Nat} (_h : i < (m<...=n).toList.length) : (m<...=n).toList[i] = m + 1 + i :=
  get_of getElem?_toList_roc
@[simp] theorem getElem?_toList_roc_eq_some_iff {k m n i : Nat} :
    (m<...=n).toList[i]? = some k ↔ i < n - m ∧ m + 1 + i = k := eq_some_iff_of getElem?_toList_roc
@[simp] theorem getElem?_toList_roc_eq_none_iff {m n i : Nat} : (m<...=n).toList[i]? = none ↔ n ≤ i + m :=
  eq_none_iff_of getElem?_toList_roc not_lt_sub
@[simp] theorem isSome_getElem?_toList_roc_eq {m n i : Nat} : ((m<...=n).toList[i]?.isSome = true) = (i < n - m) :=
  isSome_of getElem?_toList_roc
@[simp] theorem isNone_getElem?_toList_roc_eq {m n i : Nat} : ((m<...=n).toList[i]?.isNone = true) = (n ≤ i + m) :=
  isNone_of getElem?_toList_roc not_lt_sub
@[simp] theorem getElem?_toList_roc_eq_some {m n i : Nat} (h : i < n - m) : (m<...=n).toList[i]? = some (m + 1 + i) :=
  eq_some_of getElem?_toList_roc h
@[simp] theorem getElem?_toList_roc_eq_none {m n i : Nat} (h : n ≤ i + m) : (m<...=n).toList[i]? = none :=
  eq_none_of getElem?_toList_roc not_lt_sub h
theorem getElem!_toList_roc {m n i : Nat} : (m<...=n).toList[i]! = if i < n - m then m + 1 + i else 0 :=
  get!_of getElem?_toList_roc
@[simp] theorem getElem!_toList_roc_eq_add {m n i : Nat} (h : i < n - m) : (m<...=n).toList[i]! = m + 1 + i :=
  eq_value_of getElem!_toList_roc h
@[simp] theorem getElem!_toList_roc_eq_zero {m n i : Nat} (h : n ≤ i + m) : (m<...=n).toList[i]! = 0 :=
  eq_default_of getElem!_toList_roc not_lt_sub h
theorem getElem!_toList_roc_eq_zero_iff {m n i : Nat} : (m<...=n).toList[i]! = 0 ↔ n ≤ i + m :=
  eq_default_iff_of_ne getElem!_toList_roc not_lt_sub add_one_add_ne_zero
theorem zero_lt_getElem!_toList_roc_iff {m n i : Nat} : 0 < (m<...=n).toList[i]! ↔ i < n - m :=
  pos_iff_of_pos getElem!_toList_roc (Nat.pos_of_ne_zero add_one_add_ne_zero)
theorem getD_toList_roc {m n i fallback : Nat} :
    (m<...=n).toList.getD i fallback = if i < n - m then m + 1 + i else fallback := getD_of getElem?_toList_roc
@[simp] theorem getD_toList_roc_eq_add {m n i fallback : Nat} (h : i < n - m) :
    (m<...=n).toList.getD i fallback = m + 1 + i := eq_value_of getD_toList_roc h
@[simp] theorem getD_toList_roc_eq_fallback {m n i fallback : Nat} (h : n ≤ i + m) :
    (m<...=n).toList.getD i fallback = fallback := eq_default_of getD_toList_roc not_lt_sub h

/- Arrays: `m<...=n`. -/
theorem toArray_roc_eq_toArray_rcc {m n : Nat} : (m<...=n).toArray = ((m + 1)...=n).toArray := rfl
theorem toArray_roc_eq_toArray_roo {m n : Nat} : (m<...=n).toArray = (m<...n + 1).toArray :=
  array_eq_of toArray_toList_roc toList_roc_eq_toList_roo
theorem toArray_roc_eq_toArray_rco {m n : Nat} : (m<...=n).toArray = ((m + 1)...n + 1).toArray :=
  array_eq_of toArray_toList_roc toList_roc_eq_toList_rco
theorem toArray_roc_eq_ite {m n : Nat} :
    (m<...=n).toArray = if m + 1 ≤ n then #[m + 1] ++ ((m + 1)<...=n).toArray else #[] :=
  array_ite_of toArray_toList_roc toArray_toList_roc toList_roc_eq_ite
@[deprecated toArray_roc_eq_ite (since := "2026-07-21")]
theorem toArray_roc_eq_if : type_of% @toArray_roc_eq_ite := toArray_roc_eq_ite
theorem toArray_roc_succ_succ {m n : Nat} : ((m + 1)<...=n + 1).toArray = (m<...=n).toArray.map (· + 1) :=
  (array_map_of toArray_toList_roc toArray_toList_roc toList_roc_succ_succ.symm).symm
theorem toArray_roc_succ_right_eq_append_map {m n : Nat} (h : m ≤ n) :
    (m<...=n + 1).toArray = #[m + 1] ++ (m<...=n).toArray.map (· + 1) :=
  (array_cons_of toArray_toList_roc List.map_toArray.symm (toList_roc_succ_right_eq_cons_map h)).trans
    (congrArg (#[_] ++ Array.map _ ·) toArray_toList_roc)
@[simp] theorem toArray_roc_eq_nil_iff {m n : Nat} : (m<...=n).toArray = #[] ↔ n ≤ m :=
  array_eq_iff_of toArray_toList_roc toList_roc_eq_nil_iff
theorem toArray_roc_ne_nil_iff {m n : Nat} : (m<...=n).toArray ≠ #[] ↔ m < n :=
  array_ne_iff_of toArray_toList_roc toList_roc_ne_nil_iff
@[simp] theorem toArray_roc_eq_nil {m n : Nat} (h : n ≤ m) : (m<...=n).toArray = #[] :=
  array_eq_of toArray_toList_roc (toList_roc_eq_nil h)
@[simp] theorem toArray_roc_eq_singleton_iff {k m n : Nat} : (m<...=n).toArray = #[k] ↔ n = m + 1 ∧ m + 1 = k :=
  array_eq_iff_of toArray_toList_roc toList_roc_eq_singleton_iff
@[simp] theorem toArray_roc_eq_singleton {m n : Nat} (h : n = m + 1) : (m<...=n).toArray = #[m + 1] :=
  array_eq_of toArray_toList_roc (toList_roc_eq_singleton h)
@[simp] theorem toArray_roc_eq_singleton_append_iff {xs : Array Nat} {m n a : Nat} :
    (m<...=n).toArray = #[a] ++ xs ↔ m + 1 = a ∧ m < n ∧ ((m + 1)<...=n).toArray = xs :=
  array_cons_iff_of toArray_toList_roc toArray_toList_roc toList_roc_eq_cons_iff
theorem toArray_roc_eq_singleton_append {m n : Nat} (h : m < n) :
    (m<...=n).toArray = #[m + 1] ++ ((m + 1)<...=n).toArray :=
  array_cons_of toArray_toList_roc toArray_toList_roc (toList_roc_eq_cons h)
theorem map_add_toArray_roc {m n k : Nat} : (m<...=n).toArray.map (· + k) = ((m + k)<...=n + k).toArray :=
  array_map_of toArray_toList_roc toArray_toList_roc map_add_toList_roc
theorem map_add_toArray_roc' {m n k : Nat} : (m<...=n).toArray.map (k + ·) = ((k + m)<...=k + n).toArray :=
  array_map_of toArray_toList_roc toArray_toList_roc map_add_toList_roc'
theorem toArray_roc_add_right_eq_map {m n : Nat} : (m<...=m + n).toArray = (0...n).toArray.map (fun x => x + m + 1) :=
  (array_map_of toArray_toList_rco toArray_toList_roc toList_roc_add_right_eq_map.symm).symm
theorem toArray_roc_succ_right_eq_push {m n : Nat} (h : m ≤ n) :
    (m<...=n + 1).toArray = (m<...=n).toArray.push (n + 1) :=
  array_push_of toArray_toList_roc toArray_toList_roc (toList_roc_succ_right_eq_append h)
theorem toArray_roc_add_succ_right_eq_push {m n : Nat} :
    (m<...=m + n + 1).toArray = (m<...=m + n).toArray.push (m + n + 1) :=
  array_push_of toArray_toList_roc toArray_toList_roc toList_roc_add_succ_right_eq_append
theorem toArray_roc_add_succ_right_eq_push' {m n : Nat} :
    (m<...=m + (n + 1)).toArray = (m<...=m + n).toArray.push (m + n + 1) :=
  array_push_of toArray_toList_roc toArray_toList_roc toList_roc_add_succ_right_eq_append'
theorem toArray_roc_eq_push {m n : Nat} (h : m < n) : (m<...=n).toArray = (m<...=n - 1).toArray.push n :=
  array_push_of toArray_toList_roc toArray_toList_roc (toList_roc_eq_append h)
theorem toArray_roc_add_add_eq_append {m n k : Nat} :
    (m<...=m + n + k).toArray = (m<...=m + n).toArray ++ ((m + n)<...=m + n + k).toArray :=
  (array_append_of toArray_toList_roc toArray_toList_roc toArray_toList_roc toList_roc_add_add_eq_append.symm).symm
theorem toArray_roc_append_toArray_roc {l m n : Nat} (h : l ≤ m) (h' : m ≤ n) :
    (l<...=m).toArray ++ (m<...=n).toArray = (l<...=n).toArray :=
  array_append_of toArray_toList_roc toArray_toList_roc toArray_toList_roc (toList_roc_append_toList_roc h h')
theorem getElem?_toArray_roc {m n i : Nat} : (m<...=n).toArray[i]? = if i < n - m then some (m + 1 + i) else none :=
  Array.getElem?_toList.symm.trans getElem?_toList_roc
@[simp] theorem getElem_toArray_roc {m n i : Nat} (_h : i < (m<...=n).toArray.size) :
    (m<...=n).toArray[i] = m + 1 + i := array_get_of getElem?_toArray_roc
@[simp] theorem getElem?_toArray_roc_eq_some_iff {k m n i : Nat} :
    (m<...=n).toArray[i]? = some k ↔ i < n - m ∧ m + 1 + i = k := eq_some_iff_of getElem?_toArray_roc
@[simp] theorem getElem?_toArray_roc_eq_none_iff {m n i : Nat} : (m<...=n).toArray[i]? = none ↔ n ≤ i + m :=
  eq_none_iff_of getElem?_toArray_roc not_lt_sub
@[simp] theorem isSome_getElem?_toArray_roc_eq {m n i : Nat} : ((m<...=n).toArray[i]?.isSome = true) = (i < n - m) :=
  isSome_of getElem?_toArray_roc
@[simp] theorem isNone_getElem?_toArray_roc_eq {m n i : Nat} : ((m<...=n).toArray[i]?.isNone = true) = (n ≤ i + m) :=
  isNone_of getElem?_toArray_roc not_lt_sub
@[simp] theorem getElem?_toArray_roc_eq_some {m n i : Nat} (h : i < n - m) : (m<...=n).toArray[i]? = some (m + 1 + i) :=
  eq_some_of getElem?_toArray_roc h
@[simp] theorem getElem?_toArray_roc_eq_none {m n i : Nat} (h : n ≤ i + m) : (m<...=n).toArray[i]? = none :=
  eq_none_of getElem?_toArray_roc not_lt_sub h
theorem getElem!_toArray_roc {m n i : Nat} : (m<...=n).toArray[i]! = if i < n - m then m + 1 + i else 0 :=
  array_get!_of getElem?_toArray_roc
@[simp] theorem getElem!_toArray_roc_eq_add {m n i : Nat} (h : i < n - m) : (m<...=n).toArray[i]! = m + 1 + i :=
  eq_value_of getElem!_toArray_roc h
@[simp] theorem getElem!_toArray_roc_eq_zero {m n i : Nat} (h : n ≤ i + m) : (m<...=n).toArray[i]! = 0 :=
  eq_default_of getElem!_toArray_roc not_lt_sub h
theorem getElem!_toArray_roc_eq_zero_iff {m n i : Nat} : (m<...=n).toArray[i]! = 0 ↔ n ≤ i + m :=
  eq_default_iff_of_ne getElem!_toArray_roc not_lt_sub add_one_add_ne_zero
theorem zero_lt_getElem!_toArray_roc_iff {m n i : Nat} : 0 < (m<...=n).toArray[i]! ↔ i < n - m :=
  pos_iff_of_pos getElem!_toArray_roc (Nat.pos_of_ne_zero add_one_add_ne_zero)
theorem getD_toArray_roc {m n i fallback : Nat} :
    (m<...=n).toArray.getD i fallback = if i < n - m then m + 1 + i else fallback := array_getD_of getElem?_toArray_roc
@[simp] theorem getD_toArray_roc_eq_add {m n i fallback : Nat} (h : i < n - m) :
    (m<...=n).toArray.getD i fallback = m + 1 + i := eq_value_of getD_toArray_roc h
@[simp] theorem getD_toArray_roc_eq_fallback {m n i fallback : Nat} (h : n ≤ i + m) :
    (m<...=n).toArray.getD i fallback = fallback := eq_default_of getD_toArray_roc not_lt_sub h
theorem induct_roc_left (motive : Nat → Nat → Prop) (base : ∀ (a b : Nat), b ≤ a → motive a b)
    (step : ∀ (a b : Nat), a < b → motive (a + 1) b → motive a b) (a b : Nat) : motive a b :=
  induct_rco_left motive base step a b
theorem induct_roc_right (motive : Nat → Nat → Prop) (base : ∀ (a b : Nat), b ≤ a → motive a b)
    (step : ∀ (a b : Nat), a ≤ b → motive a b → motive a (b + 1)) (a b : Nat) : motive a b :=
  induct_rco_right motive base step a b

/- Lists: `*...n`. -/
theorem toList_rio_eq_toList_rco {n : Nat} : (*...n).toList = (0...n).toList := rfl
@[simp] theorem toList_toArray_rio {n : Nat} : (*...n).toArray.toList = (*...n).toList := rfl
@[simp] theorem toArray_toList_rio {n : Nat} : (*...n).toList.toArray = (*...n).toArray := rfl
theorem toList_rio_eq_ite {n : Nat} : (*...n).toList = if 0 < n then (*...n - 1).toList ++ [n - 1] else [] :=
  toList_rco_eq_ite_append
@[deprecated toList_rio_eq_ite (since := "2026-07-21")]
theorem toList_rio_eq_if : type_of% @toList_rio_eq_ite := toList_rio_eq_ite
theorem toList_rio_succ {n : Nat} : (*...n + 1).toList = (*...n).toList ++ [n] :=
  toList_rco_succ_right_eq_append (Nat.zero_le _)
@[simp] theorem toList_rio_eq_nil_iff {n : Nat} : (*...n).toList = [] ↔ n = 0 :=
  toList_rco_eq_nil_iff.trans (Nat.le_zero_eq n ▸ Iff.rfl)
theorem toList_rio_ne_nil_iff {n : Nat} : (*...n).toList ≠ [] ↔ 0 < n := toList_rco_ne_nil_iff
@[simp] theorem toList_rio_eq_nil {n : Nat} (h : n = 0) : (*...n).toList = [] := toList_rio_eq_nil_iff.mpr h
@[simp] theorem toList_rio_eq_singleton_iff {k n : Nat} : (*...n).toList = [k] ↔ n = 1 ∧ 0 = k :=
  toList_rco_eq_singleton_iff
@[simp] theorem toList_rio_one_eq_singleton : (*...1).toList = [0] := toList_rco_eq_singleton rfl
@[simp] theorem toList_rio_eq_cons_iff {xs : List Nat} {n a : Nat} :
    (*...n).toList = a :: xs ↔ 0 = a ∧ 0 < n ∧ (1...n).toList = xs := toList_rco_eq_cons_iff
theorem toList_rio_eq_cons {n : Nat} (h : 0 < n) : (*...n).toList = 0 :: (1...n).toList := toList_rco_eq_cons h
@[simp] theorem toList_rio_zero_right_eq_nil {m : Nat} : (m...0).toList = [] := toList_rco_zero_right_eq_nil
theorem map_add_toList_rio {n k : Nat} : (*...n).toList.map (· + k) = (k...n + k).toList :=
  (map_add_toList_rco (m := 0)).trans (congrArg (fun x => (x...n + k).toList) (Nat.zero_add k))
theorem map_add_toList_rio' {n k : Nat} : (*...n).toList.map (k + ·) = (k...k + n).toList :=
  map_add_toList_rco' (m := 0)
theorem toList_rio_succ_eq_append {n : Nat} : (*...n + 1).toList = (*...n).toList ++ [n] :=
  toList_rco_succ_right_eq_append (Nat.zero_le _)
theorem toList_rio_eq_append {n : Nat} (h : 0 < n) : (*...n).toList = (*...n - 1).toList ++ [n - 1] :=
  toList_rco_eq_append h
theorem toList_rio_add_add_eq_append {m n : Nat} : (*...m + n).toList = (*...m).toList ++ (m...m + n).toList :=
  (toList_rco_append_toList_rco (Nat.zero_le m) (Nat.le_add_right m n)).symm
theorem getElem?_toList_rio {n i : Nat} : (*...n).toList[i]? = if i < n then some i else none :=
  (getElem?_toList_rco (m := 0)).trans
    (congrArg (fun x => if i < n then some x else none) (Nat.zero_add i))
@[simp] theorem getElem_toList_rio {n i : Nat} (_h : i < (*...n).toList.length) : (*...n).toList[i] = i :=
  get_of getElem?_toList_rio
@[simp] theorem getElem?_toList_rio_eq_some_iff {k n i : Nat} : (*...n).toList[i]? = some k ↔ i < n ∧ i = k :=
  eq_some_iff_of getElem?_toList_rio
@[simp] theorem getElem?_toList_rio_eq_none_iff {n i : Nat} : (*...n).toList[i]? = none ↔ n ≤ i :=
  eq_none_iff_of getElem?_toList_rio Nat.not_lt
@[simp] theorem isSome_getElem?_toList_rio_eq {n i : Nat} : ((*...n).toList[i]?.isSome = true) = (i < n) :=
  isSome_of getElem?_toList_rio
@[simp] theorem isNone_getElem?_toList_rio_eq {n i : Nat} : ((*...n).toList[i]?.isNone = true) = (n ≤ i) :=
  isNone_of getElem?_toList_rio Nat.not_lt
@[simp] theorem getElem?_toList_rio_eq_some {n i : Nat} (h : i < n) : (*...n).toList[i]? = some i :=
  eq_some_of getElem?_toList_rio h
@[simp] theorem getElem?_toList_rio_eq_none {n i : Nat} (h : n ≤ i) : (*...n).toList[i]? = none :=
  eq_none_of getElem?_toList_rio Nat.not_lt h
theorem getElem!_toList_rio {n i : Nat} : (*...n).toList[i]! = if i < n then i else 0 := get!_of getElem?_toList_rio
@[simp] theorem getElem!_toList_rio_eq_self {n i : Nat} (h : i < n) : (*...n).toList[i]! = i :=
  eq_value_of getElem!_toList_rio h
@[simp] theorem getElem!_toList_rio_eq_zero {n i : Nat} (h : n ≤ i) : (*...n).toList[i]! = 0 :=
  eq_default_of getElem!_toList_rio Nat.not_lt h
theorem getElem!_toList_rio_eq_zero_iff {n i : Nat} : (*...n).toList[i]! = 0 ↔ n ≤ i ∨ i = 0 :=
  eq_default_iff_of getElem!_toList_rio Nat.not_lt Iff.rfl
theorem zero_lt_getElem!_toList_rio_iff {n i : Nat} : 0 < (*...n).toList[i]! ↔ i < n ∧ 0 < i :=
  pos_iff_of getElem!_toList_rio Iff.rfl
theorem getD_toList_rio {n i fallback : Nat} : (*...n).toList.getD i fallback = if i < n then i else fallback :=
  getD_of getElem?_toList_rio
@[simp] theorem getD_toList_rio_eq_self {n i fallback : Nat} (h : i < n) : (*...n).toList.getD i fallback = i :=
  eq_value_of getD_toList_rio h
@[simp] theorem getD_toList_rio_eq_fallback {n i fallback : Nat} (h : n ≤ i) :
    (*...n).toList.getD i fallback = fallback := eq_default_of getD_toList_rio Nat.not_lt h

/- Arrays: `*...n`. -/
theorem toArray_rio_eq_toArray_rco {n : Nat} : (*...n).toArray = (0...n).toArray := rfl
theorem toArray_rio_eq_ite {n : Nat} : (*...n).toArray = if 0 < n then (*...n - 1).toArray.push (n - 1) else #[] :=
  array_ite_push_of toArray_toList_rio toArray_toList_rio toList_rio_eq_ite
@[deprecated toArray_rio_eq_ite (since := "2026-07-21")]
theorem toArray_rio_eq_if : type_of% @toArray_rio_eq_ite := toArray_rio_eq_ite
theorem toArray_rio_succ {n : Nat} : (*...n + 1).toArray = (*...n).toArray ++ [n] :=
  Array.toList_inj.mp (toList_rio_succ.trans Array.toList_appendList.symm)
@[simp] theorem toArray_rio_eq_nil_iff {n : Nat} : (*...n).toArray = #[] ↔ n = 0 :=
  array_eq_iff_of toArray_toList_rio toList_rio_eq_nil_iff
theorem toArray_rio_ne_nil_iff {n : Nat} : (*...n).toArray ≠ #[] ↔ 0 < n :=
  array_ne_iff_of toArray_toList_rio toList_rio_ne_nil_iff
@[simp] theorem toArray_rio_eq_nil {n : Nat} (h : n = 0) : (*...n).toArray = #[] :=
  array_eq_of toArray_toList_rio (toList_rio_eq_nil h)
@[simp] theorem toArray_rio_eq_singleton_iff {k n : Nat} : (*...n).toArray = #[k] ↔ n = 1 ∧ 0 = k :=
  array_eq_iff_of toArray_toList_rio toList_rio_eq_singleton_iff
@[simp] theorem toArray_rio_one_eq_singleton : (*...1).toArray = #[0] :=
  array_eq_of toArray_toList_rio toList_rio_one_eq_singleton
@[simp] theorem toArray_rio_eq_singleton_append_iff {xs : Array Nat} {n a : Nat} :
    (*...n).toArray = #[a] ++ xs ↔ 0 = a ∧ 0 < n ∧ (1...n).toArray = xs :=
  array_cons_iff_of toArray_toList_rio toArray_toList_rco toList_rio_eq_cons_iff
theorem toArray_rio_eq_singleton_append {n : Nat} (h : 0 < n) : (*...n).toArray = #[0] ++ (1...n).toArray :=
  array_cons_of toArray_toList_rio toArray_toList_rco (toList_rio_eq_cons h)
@[simp] theorem toArray_rio_zero_right_eq_nil {m : Nat} : (m...0).toArray = #[] := toArray_rco_zero_right_eq_empty
theorem map_add_toArray_rio {n k : Nat} : (*...n).toArray.map (· + k) = (k...n + k).toArray :=
  array_map_of toArray_toList_rio toArray_toList_rco map_add_toList_rio
theorem map_add_toArray_rio' {n k : Nat} : (*...n).toArray.map (k + ·) = (k...k + n).toArray :=
  array_map_of toArray_toList_rio toArray_toList_rco map_add_toList_rio'
theorem toArray_rio_succ_eq_push {n : Nat} : (*...n + 1).toArray = (*...n).toArray.push n :=
  array_push_of toArray_toList_rio toArray_toList_rio toList_rio_succ_eq_append
theorem toArray_rio_eq_push {n : Nat} (h : 0 < n) : (*...n).toArray = (*...n - 1).toArray.push (n - 1) :=
  array_push_of toArray_toList_rio toArray_toList_rio (toList_rio_eq_append h)
theorem toArray_rio_add_add_eq_append {m n : Nat} : (*...m + n).toArray = (*...m).toArray ++ (m...m + n).toArray :=
  (array_append_of toArray_toList_rio toArray_toList_rco toArray_toList_rio toList_rio_add_add_eq_append.symm).symm
theorem getElem?_toArray_rio {n i : Nat} : (*...n).toArray[i]? = if i < n then some i else none :=
  Array.getElem?_toList.symm.trans getElem?_toList_rio
@[simp] theorem getElem_toArray_rio {n i : Nat} (_h : i < (*...n).toArray.size) : (*...n).toArray[i] = i :=
  array_get_of getElem?_toArray_rio
@[simp] theorem getElem?_toArray_rio_eq_some_iff {k n i : Nat} : (*...n).toArray[i]? = some k ↔ i < n ∧ i = k :=
  eq_some_iff_of getElem?_toArray_rio
@[simp] theorem getElem?_toArray_rio_eq_none_iff {n i : Nat} : (*...n).toArray[i]? = none ↔ n ≤ i :=
  eq_none_iff_of getElem?_toArray_rio Nat.not_lt
@[simp] theorem isSome_getElem?_toArray_rio_eq {n i : Nat} : ((*...n).toArray[i]?.isSome = true) = (i < n) :=
  isSome_of getElem?_toArray_rio
@[simp] theorem isNone_getElem?_toArray_rio_eq {n i : Nat} : ((*...n).toArray[i]?.isNone = true) = (n ≤ i) :=
  isNone_of getElem?_toArray_rio Nat.not_lt
@[simp] theorem getElem?_toArray_rio_eq_some {n i : Nat} (h : i < n) : (*...n).toArray[i]? = some i :=
  eq_some_of getElem?_toArray_rio h
@[simp] theorem getElem?_toArray_rio_eq_none {n i : Nat} (h : n ≤ i) : (*...n).toArray[i]? = none :=
  eq_none_of getElem?_toArray_rio Nat.not_lt h
theorem getElem!_toArray_rio {n i : Nat} : (*...n).toArray[i]! = if i < n then i else 0 :=
  array_get!_of getElem?_toArray_rio
@[simp] theorem getElem!_toArray_rio_eq_self {n i : Nat} (h : i < n) : (*...n).toArray[i]! = i :=
  eq_value_of getElem!_toArray_rio h
@[simp] theorem getElem!_toArray_rio_eq_zero {n i : Nat} (h : n ≤ i) : (*...n).toArray[i]! = 0 :=
  eq_default_of getElem!_toArray_rio Nat.not_lt h
theorem getElem!_toArray_rio_eq_zero_iff {n i : Nat} : (*...n).toArray[i]! = 0 ↔ n ≤ i ∨ i = 0 :=
  eq_default_iff_of getElem!_toArray_rio Nat.not_lt Iff.rfl
theorem zero_lt_getElem!_toArray_rio_iff {n i : Nat} : 0 < (*...n).toArray[i]! ↔ i < n ∧ 0 < i :=
  pos_iff_of getElem!_toArray_rio Iff.rfl
theorem getD_toArray_rio {n i fallback : Nat} : (*...n).toArray.getD i fallback = if i < n then i else fallback :=
  array_getD_of getElem?_toArray_rio
@[simp] theorem getD_toArray_rio_eq_self {n i fallback : Nat} (h : i < n) : (*...n).toArray.getD i fallback = i :=
  eq_value_of getD_toArray_rio h
@[simp] theorem getD_toArray_rio_eq_fallback {n i fallback : Nat} (h : n ≤ i) :
    (*...n).toArray.getD i fallback = fallback := eq_default_of getD_toArray_rio Nat.not_lt h

/- Lists: `*...=n`. -/
theorem toList_ric_eq_toList_rio {n : Nat} : (*...=n).toList = (*...n + 1).toList := toList_rcc_eq_toList_rco
theorem toList_ric_eq_toList_rcc {n : Nat} : (*...=n).toList = (0...=n).toList := rfl
theorem toList_ric_eq_toList_rco {n : Nat} : (*...=n).toList = (0...n + 1).toList := toList_rcc_eq_toList_rco
@[simp] theorem toList_toArray_ric {n : Nat} : (*...=n).toArray.toList = (*...=n).toList := rfl
@[simp] theorem toArray_toList_ric {n : Nat} : (*...=n).toList.toArray = (*...=n).toArray := rfl
theorem toList_ric_eq_toList_rio_append {n : Nat} : (*...=n).toList = (*...n).toList ++ [n] :=
  toList_rcc_eq_append (Nat.zero_le n)
theorem toList_ric_succ {n : Nat} : (*...=n + 1).toList = (*...=n).toList ++ [n + 1] :=
  toList_rcc_succ_right_eq_append (Nat.zero_le _)
@[simp] theorem toList_ric_ne_nil {n : Nat} : (*...=n).toList ≠ [] := toList_rcc_ne_nil_iff.mpr (Nat.zero_le n)
@[simp] theorem toList_ric_eq_singleton_iff {k n : Nat} : (*...=n).toList = [k] ↔ n = 0 ∧ 0 = k :=
  toList_rcc_eq_singleton_iff
@[simp] theorem toList_ric_zero_eq_singleton : (*...=0).toList = [0] := toList_rcc_eq_singleton rfl
@[simp] theorem toList_ric_eq_cons_iff {xs : List Nat} {n a : Nat} :
    (*...=n).toList = a :: xs ↔ 0 = a ∧ (1...=n).toList = xs :=
  toList_rcc_eq_cons_iff.trans (and_congr_right' (and_iff_right (Nat.zero_le n)))
theorem toList_ric_eq_cons {n : Nat} : (*...=n).toList = 0 :: (1...=n).toList := toList_rcc_eq_cons (Nat.zero_le n)
theorem map_add_toList_ric {n k : Nat} : (*...=n).toList.map (· + k) = (k...=n + k).toList :=
  (map_add_toList_rcc (m := 0)).trans (congrArg (fun x => (x...=n + k).toList) (Nat.zero_add k))
theorem map_add_toList_ric' {n k : Nat} : (*...=n).toList.map (k + ·) = (k...=k + n).toList :=
  map_add_toList_rcc' (m := 0)
theorem toList_ric_succ_eq_append {n : Nat} : (*...=n + 1).toList = (*...=n).toList ++ [n + 1] :=
  toList_rcc_succ_right_eq_append (Nat.zero_le _)
theorem toList_ric_eq_append {n : Nat} (h : 0 < n) : (*...=n).toList = (*...=n - 1).toList ++ [n] := match n, h with
  | _ + 1, _ => toList_ric_succ
theorem toList_ric_add_add_eq_append {m n : Nat} : (*...=m + n).toList = (*...m).toList ++ (m...=m + n).toList := by
  rw [toList_ric_eq_toList_rco, toList_rcc_eq_toList_rco]
  exact (toList_rco_append_toList_rco (Nat.zero_le m) (Nat.le_add_right m (n + 1))).symm
theorem getElem?_toList_ric {n i : Nat} : (*...=n).toList[i]? = if i ≤ n then some i else none :=
  (getElem?_toList_rcc (m := 0)).trans
    (ite_congr (propext Nat.lt_succ_iff) (fun _ => congrArg some (Nat.zero_add i)) fun _ => rfl)
@[simp] theorem getElem_toList_ric {n i : Nat} (_h : i < (*...=n).toList.length) : (*...=n).toList[i] = i :=
  get_of getElem?_toList_ric
@[simp] theorem getElem?_toList_ric_eq_some_iff {k n i : Nat} : (*...=n).toList[i]? = some k ↔ i ≤ n ∧ i = k :=
  eq_some_iff_of getElem?_toList_ric
@[simp] theorem getElem?_toList_ric_eq_none_iff {n i : Nat} : (*...=n).toList[i]? = none ↔ n < i :=
  eq_none_iff_of getElem?_toList_ric Nat.not_le
@[simp] theorem isSome_getElem?_toList_ric_eq {n i : Nat} : ((*...=n).toList[i]?.isSome = true) = (i ≤ n) :=
  isSome_of getElem?_toList_ric
@[simp] theorem isNone_getElem?_toList_ric_eq {n i : Nat} : ((*...=n).toList[i]?.isNone = true) = (n < i) :=
  isNone_of getElem?_toList_ric Nat.not_le
@[simp] theorem getElem?_toList_ric_eq_some {n i : Nat} (h : i ≤ n) : (*...=n).toList[i]? = some i :=
  eq_some_of getElem?_toList_ric h
@[simp] theorem getElem?_toList_ric_eq_none {n i : Nat} (h : n < i) : (*...=n).toList[i]? = none :=
  eq_none_of getElem?_toList_ric Nat.not_le h
theorem getElem!_toList_ric {n i : Nat} : (*...=n).toList[i]! = if i ≤ n then i else 0 := get!_of getElem?_toList_ric
@[simp] theorem getElem!_toList_ric_eq_self {n i : Nat} (h : i ≤ n) : (*...=n).toList[i]! = i :=
  eq_value_of getElem!_toList_ric h
@[simp] theorem getElem!_toList_ric_eq_zero {n i : Nat} (h : n < i) : (*...=n).toList[i]! = 0 :=
  eq_default_of getElem!_toList_ric Nat.not_le h
theorem getElem!_toList_ric_eq_zero_iff {n i : Nat} : (*...=n).toList[i]! = 0 ↔ n < i ∨ i = 0 :=
  eq_default_iff_of getElem!_toList_ric Nat.not_le Iff.rfl
theorem zero_lt_getElem!_toList_ric_iff {n i : Nat} : 0 < (*...=n).toList[i]! ↔ i ≤ n ∧ 0 < i :=
  pos_iff_of getElem!_toList_ric Iff.rfl
theorem getD_toList_ric {n i fallback : Nat} : (*...=n).toList.getD i fallback = if i ≤ n then i else fallback :=
  getD_of getElem?_toList_ric
@[simp] theorem getD_toList_ric_eq_self {n i fallback : Nat} (h : i ≤ n) : (*...=n).toList.getD i fallback = i :=
  eq_value_of getD_toList_ric h
@[simp] theorem getD_toList_ric_eq_fallback {n i fallback : Nat} (h : n < i) :
    (*...=n).toList.getD i fallback = fallback := eq_default_of getD_toList_ric Nat.not_le h

/- Arrays: `*...=n`. -/
theorem toArray_ric_eq_toArray_rio {n : Nat} : (*...=n).toArray = (*...n + 1).toArray :=
  array_eq_of toArray_toList_ric toList_ric_eq_toList_rio
theorem toArray_ric_eq_toArray_rcc {n : Nat} : (*...=n).toArray = (0...=n).toArray := rfl
theorem toArray_ric_eq_toArray_rco {n : Nat} : (*...=n).toArray = (0...n + 1).toArray :=
  array_eq_of toArray_toList_ric toList_ric_eq_toList_rco
theorem toArray_ric_eq_toArray_rio_push {n : Nat} : (*...=n).toArray = (*...n).toArray.push n :=
  array_push_of toArray_toList_ric toArray_toList_rio toList_ric_eq_toList_rio_append
theorem toArray_ric_succ {n : Nat} : (*...=n + 1).toArray = (*...=n).toArray.push (n + 1) :=
  array_push_of toArray_toList_ric toArray_toList_ric toList_ric_succ
@[simp] theorem toArray_ric_ne_nil {n : Nat} : (*...=n).toArray ≠ #[] :=
  array_ne_of toArray_toList_ric toList_ric_ne_nil
@[simp] theorem toArray_ric_eq_singleton_iff {k n : Nat} : (*...=n).toArray = #[k] ↔ n = 0 ∧ 0 = k :=
  array_eq_iff_of toArray_toList_ric toList_ric_eq_singleton_iff
@[simp] theorem toArray_ric_zero_eq_singleton : (*...=0).toArray = #[0] :=
  array_eq_of toArray_toList_ric toList_ric_zero_eq_singleton
@[simp] theorem toArray_ric_eq_singleton_append_iff {xs : Array Nat} {n a : Nat} :
    (*...=n).toArray = #[a] ++ xs ↔ 0 = a ∧ (1...=n).toArray = xs := by
  rw [toArray_ric_eq_toArray_rcc, toArray_rcc_eq_singleton_append_iff, and_iff_right (Nat.zero_le n)]
theorem toArray_ric_eq_cons {n : Nat} : (*...=n).toArray = #[0] ++ (1...=n).toArray :=
  array_cons_of toArray_toList_ric toArray_toList_rcc toList_ric_eq_cons
theorem map_add_toArray_ric {n k : Nat} : (*...=n).toArray.map (· + k) = (k...=n + k).toArray :=
  array_map_of toArray_toList_ric toArray_toList_rcc map_add_toList_ric
theorem map_add_toArray_ric' {n k : Nat} : (*...=n).toArray.map (k + ·) = (k...=k + n).toArray :=
  array_map_of toArray_toList_ric toArray_toList_rcc map_add_toList_ric'
theorem toArray_ric_succ_eq_push {n : Nat} : (*...=n + 1).toArray = (*...=n).toArray.push (n + 1) :=
  array_push_of toArray_toList_ric toArray_toList_ric toList_ric_succ_eq_append
theorem toArray_ric_eq_push {n : Nat} (h : 0 < n) : (*...=n).toArray = (*...=n - 1).toArray.push n :=
  array_push_of toArray_toList_ric toArray_toList_ric (toList_ric_eq_append h)
theorem toArray_ric_add_add_eq_append {m n : Nat} : (*...=m + n).toArray = (*...m).toArray ++ (m...=m + n).toArray :=
  (array_append_of toArray_toList_rio toArray_toList_rcc toArray_toList_ric toList_ric_add_add_eq_append.symm).symm
theorem getElem?_toArray_ric {n i : Nat} : (*...=n).toArray[i]? = if i ≤ n then some i else none :=
  Array.getElem?_toList.symm.trans getElem?_toList_ric
@[simp] theorem getElem_toArray_ric {n i : Nat} (_h : i < (*...=n).toArray.size) : (*...=n).toArray[i] = i :=
  array_get_of getElem?_toArray_ric
@[simp] theorem getElem?_toArray_ric_eq_some_iff {k n i : Nat} : (*...=n).toArray[i]? = some k ↔ i ≤ n ∧ i = k :=
  eq_some_iff_of getElem?_toArray_ric
@[simp] theorem getElem?_toArray_ric_eq_none_iff {n i : Nat} : (*...=n).toArray[i]? = none ↔ n < i :=
  eq_none_iff_of getElem?_toArray_ric Nat.not_le
@[simp] theorem isSome_getElem?_toArray_ric_eq {n i : Nat} : ((*...=n).toArray[i]?.isSome = true) = (i ≤ n) :=
  isSome_of getElem?_toArray_ric
@[simp] theorem isNone_getElem?_toArray_ric_eq {n i : Nat} : ((*...=n).toArray[i]?.isNone = true) = (n < i) :=
  isNone_of getElem?_toArray_ric Nat.not_le
@[simp] theorem getElem?_toArray_ric_eq_some {n i : Nat} (h : i ≤ n) : (*...=n).toArray[i]? = some i :=
  eq_some_of getElem?_toArray_ric h
@[simp] theorem getElem?_toArray_ric_eq_none {n i : Nat} (h : n < i) : (*...=n).toArray[i]? = none :=
  eq_none_of getElem?_toArray_ric Nat.not_le h
theorem getElem!_toArray_ric {n i : Nat} : (*...=n).toArray[i]! = if i ≤ n then i else 0 :=
  array_get!_of getElem?_toArray_ric
@[simp] theorem getElem!_toArray_ric_eq_self {n i : Nat} (h : i ≤ n) : (*...=n).toArray[i]! = i :=
  eq_value_of getElem!_toArray_ric h
@[simp] theorem getElem!_toArray_ric_eq_zero {n i : Nat} (h : n < i) : (*...=n).toArray[i]! = 0 :=
  eq_default_of getElem!_toArray_ric Nat.not_le h
theorem getElem!_toArray_ric_eq_zero_iff {n i : Nat} : (*...=n).toArray[i]! = 0 ↔ n < i ∨ i = 0 :=
  eq_default_iff_of getElem!_toArray_ric Nat.not_le Iff.rfl
theorem zero_lt_getElem!_toArray_ric_iff {n i : Nat} : 0 < (*...=n).toArray[i]! ↔ i ≤ n ∧ 0 < i :=
  pos_iff_of getElem!_toArray_ric Iff.rfl
theorem getD_toArray_ric {n i fallback : Nat} : (*...=n).toArray.getD i fallback = if i ≤ n then i else fallback :=
  array_getD_of getElem?_toArray_ric
@[simp] theorem getD_toArray_ric_eq_self {n i fallback : Nat} (h : i ≤ n) : (*...=n).toArray.getD i fallback = i :=
  eq_value_of getD_toArray_ric h
@[simp] theorem getD_toArray_ric_eq_fallback {n i fallback : Nat} (h : n < i) :
    (*...=n).toArray.getD i fallback = fallback := eq_default_of getD_toArray_ric Nat.not_le h

/- What `List.range` is, and names of before. -/
theorem _root_.List.range_eq_toList_rco {n : Nat} : List.range n = (0...n).toList :=
  ((list_rco (m := 0) rfl).trans ((congrArg (List.map · _) (funext Nat.zero_add)).trans (List.map_id' _))).symm
theorem _root_.List.range'_eq_toList_rco {m n : Nat} : List.range' m n = (m...m + n).toList :=
  List.range'_eq_map_range.trans (list_rco add_sub_self).symm
theorem _root_.Array.range_eq_toArray_rco {n : Nat} : Array.range n = (0...n).toArray :=
  List.toArray_range.symm.trans (congrArg List.toArray List.range_eq_toList_rco)
theorem _root_.Array.range'_eq_toArray_rco {m n : Nat} : Array.range' m n = (m...m + n).toArray :=
  List.toArray_range'.symm.trans (congrArg List.toArray List.range'_eq_toList_rco)
@[deprecated toList_rco_succ_succ (since := "2025-10-30")]
theorem _root_.Std.PRange.Nat.toList_Rco_succ_succ : type_of% @toList_rco_succ_succ := toList_rco_succ_succ
@[deprecated toList_rco_succ_succ (since := "2025-12-01")]
theorem _root_.Std.PRange.Nat.toList_rco_succ_succ {m n : Nat} :
    ((m + 1)...n + 1).toList = (m...n).toList.map (· + 1) := _root_.Nat.toList_rco_succ_succ
end Nat
