/-
Ranges of integers.
-/
namespace Std.PRange.Int
@[simp] theorem succ?_eq {n : Int} : succ? n = some (n + 1) := rfl
@[simp] theorem succMany?_eq {n : Nat} {m : Int} : succMany? n m = some (m + n) := rfl
@[simp] theorem succ_eq {n : Int} : succ n = n + 1 := rfl
@[simp] theorem succMany_eq {n : Nat} {m : Int} : succMany n m = m + n := rfl
end Std.PRange.Int
namespace Int
open Std Std.PRange
section
variable {i : Nat} {k l m n : Int}
private theorem add_one_add_eq_zero : m + 1 + i = 0 ↔ m + i = -1 := by omega
private theorem lt_sub_iff : m + i < n ↔ i < (n - m).toNat :=
  Int.add_comm m i ▸ (Int.lt_toNat.trans Int.lt_sub_iff_add_lt).symm
private theorem le_iff_lt_sub : m + i ≤ n ↔ i < (n + 1 - m).toNat := Int.lt_add_one_iff.symm.trans lt_sub_iff
private theorem succ_le_iff_lt_sub : m + 1 + i ≤ n ↔ i < (n - m).toNat :=
  Int.add_sub_add_right n 1 m ▸ le_iff_lt_sub (m := m + 1)
private theorem single_rco : m = k ∧ m < n ∧ n ≤ m + 1 ↔ n = m + 1 ∧ m = k :=
  ⟨fun h => ⟨Int.le_antisymm h.2.2 h.2.1, h.1⟩,
   fun ⟨e, h⟩ => ⟨h, e ▸ Int.lt_succ m, Int.le_of_eq e⟩⟩
private theorem single_rcc : m = k ∧ m ≤ n ∧ n < m + 1 ↔ n = m ∧ m = k :=
  ⟨fun h => ⟨Int.le_antisymm (Int.lt_add_one_iff.mp h.2.2) h.2.1, h.1⟩,
   fun ⟨e, h⟩ => ⟨h, Int.le_of_eq e.symm, e ▸ Int.lt_succ n⟩⟩
private theorem sub_right : (n + k - (m + k)).toNat = (n - m).toNat := congrArg toNat (Int.add_sub_add_right n k m)
private theorem sub_left : (k + n - (k + m)).toNat = (n - m).toNat := congrArg toNat (Int.add_sub_add_left k n m)
private theorem sub_right_succ : (n + k + 1 - (m + k)).toNat = (n + 1 - m).toNat :=
  Int.add_right_comm n k 1 ▸ sub_right (n := n + 1)
private theorem sub_left_succ : (k + n + 1 - (k + m)).toNat = (n + 1 - m).toNat :=
  (Int.add_assoc k n 1).symm ▸ sub_left (n := n + 1)
private theorem sub_right_of_succ : (n + k - (m + k + 1)).toNat = (n - (m + 1)).toNat :=
  Int.add_right_comm m k 1 ▸ sub_right (m := m + 1)
private theorem sub_left_of_succ : (k + n - (k + m + 1)).toNat = (n - (m + 1)).toNat :=
  (Int.add_assoc k m 1).symm ▸ sub_left (m := m + 1)
private theorem sub_right_succ_succ : (n + k + 1 - (m + k + 1)).toNat = (n + 1 - (m + 1)).toNat :=
  sub_right.trans (sub_right.trans sub_right.symm)
private theorem sub_left_succ_succ : (k + n + 1 - (k + m + 1)).toNat = (n + 1 - (m + 1)).toNat :=
  sub_right.trans (sub_left.trans sub_right.symm)
private theorem add_succ_comm : m + 1 + i + k = m + k + 1 + i :=
  (Int.add_right_comm (m + 1) i k).trans (congrArg (· + _) (Int.add_right_comm m 1 k))
private theorem add_succ_assoc : k + (m + 1 + i) = k + m + 1 + i :=
  (Int.add_assoc k (m + 1) i).symm.trans (congrArg (· + _) (Int.add_assoc k m 1).symm)
private theorem lt_succ_of (h : m ≤ n) : m < n + 1 := Int.lt_add_one_of_le h
private theorem lt_succ_iff_le : n < m + 1 ↔ n ≤ m := Int.lt_add_one_iff
private theorem le_succ_self : n ≤ n + 1 := Int.le_of_lt (Int.lt_succ n)
private theorem le_add_nat : m ≤ m + i := Int.le_add_of_nonneg_right (Int.natCast_nonneg i)
private theorem sub_zero_eq : (n - 0).toNat = n.toNat := congrArg toNat (Int.sub_zero n)
private theorem add_sub_self : (m + n - m).toNat = n.toNat :=
  congrArg toNat ((congrArg (· - m) (Int.add_comm m n)).trans (Int.add_sub_cancel n m))
private theorem add_succ_sub_self : (m + n + 1 - m).toNat = (n + 1).toNat :=
  (Int.add_assoc m n 1).symm ▸ add_sub_self (n := n + 1)
private theorem add_succ_sub_succ : (m + n + 1 - (m + 1)).toNat = n.toNat := sub_right.trans add_sub_self
private theorem zero_add_add : 0 + i + m = m + i := (congrArg (· + m) (Int.zero_add i)).trans (Int.add_comm i m)
private theorem zero_add_add_succ : 0 + i + m + 1 = m + 1 + i :=
  (congrArg (· + 1) zero_add_add).trans (Int.add_right_comm m i 1)
private theorem add_sub (h : l ≤ m) : l + (m - l).toNat = m := by
  rw [Int.toNat_of_nonneg (Int.sub_nonneg_of_le h), Int.add_comm, Int.sub_add_cancel]
private theorem sub_eq_add (h : l ≤ m) (h' : m ≤ n) : (n - l).toNat = (m - l).toNat + (n - m).toNat := by
  rw [← Int.toNat_add (Int.sub_nonneg_of_le h) (Int.sub_nonneg_of_le h'), Int.add_comm, ← Int.add_sub_assoc,
    Int.sub_add_cancel]
private theorem add_sub_add (h : l ≤ m) : l + ((m - l).toNat + i : Nat) = m + i :=
  (congrArg (l + ·) (Int.natCast_add _ i)).trans
    ((Int.add_assoc l _ i).symm.trans (congrArg (· + (i : Int)) (add_sub h)))
private theorem sub_sub_one : n - m - 1 = n - 1 - m :=
  (Int.sub_sub n m 1).trans ((congrArg (n - ·) (Int.add_comm m 1)).trans (Int.sub_sub n 1 m).symm)
private theorem toNat_sub_eq_zero : (n - m).toNat = 0 ↔ n ≤ m := Int.toNat_sub_eq_zero_iff n m
private theorem toNat_sub_eq_succ {k : Nat} (h : (n - m).toNat = k + 1) :
    m < n ∧ (n - (m + 1)).toNat = k ∧ (n - 1 - m).toNat = k :=
  have e : (n - m - 1).toNat = k := (Int.pred_toNat _).trans (congrArg (· - 1) h)
  ⟨Int.not_le.mp fun l => (nomatch h.symm.trans (toNat_sub_eq_zero.mpr l)),
   (congrArg toNat (Int.sub_sub n m 1).symm).trans e, (congrArg toNat sub_sub_one).symm.trans e⟩
end

/- The number of elements. -/
@[simp] theorem size_rcc {a b : Int} : (a...=b).size = (b + 1 - a).toNat := rfl
@[simp] theorem length_toList_rcc {a b : Int} : (a...=b).toList.length = (b + 1 - a).toNat :=
  Std.Rcc.length_toList.trans size_rcc
@[simp] theorem size_rco {a b : Int} : (a...b).size = (b - a).toNat :=
  (Int.pred_toNat (b + 1 - a)).symm.trans (congrArg toNat
    (sub_sub_one.trans (congrArg (· - a) (Int.add_sub_cancel b 1))))
@[simp] theorem length_toList_rco {a b : Int} : (a...b).toList.length = (b - a).toNat :=
  Std.Rco.length_toList.trans size_rco
@[simp] theorem size_toArray_rco {a b : Int} : (a...b).toArray.size = (b - a).toNat :=
  Std.Rco.size_toArray.trans size_rco
@[simp] theorem size_roc {a b : Int} : (a<...=b).size = (b - a).toNat :=
  congrArg Int.toNat (Int.add_sub_add_right b 1 a)
@[simp] theorem length_toList_roc {a b : Int} : (a<...=b).toList.length = (b - a).toNat :=
  Std.Roc.length_toList.trans size_roc
@[simp] theorem size_toArray_roc {a b : Int} : (a<...=b).toArray.size = (b - a).toNat :=
  Std.Roc.size_toArray.trans size_roc
@[simp] theorem size_roo {a b : Int} : (a<...b).size = (b - a - 1).toNat :=
  (congrArg (Int.toNat · - 1) (Int.add_sub_add_right b 1 a)).trans (Int.pred_toNat (b - a)).symm
@[simp] theorem length_toList_roo {a b : Int} : (a<...b).toList.length = (b - a - 1).toNat :=
  Std.Roo.length_toList.trans size_roo
@[simp] theorem size_toArray_roo {a b : Int} : (a<...b).toArray.size = (b - a - 1).toNat :=
  Std.Roo.size_toArray.trans size_roo

/- Lists: `m...n`. -/
@[simp] theorem toList_toArray_rco {m n : Int} : (m...n).toArray.toList = (m...n).toList := rfl
@[simp] theorem toArray_toList_rco {m n : Int} : (m...n).toList.toArray = (m...n).toArray := rfl
theorem toList_rco_eq_ite {m n : Int} : (m...n).toList = if m < n then m :: ((m + 1)...n).toList else [] :=
  Rxo.Iterator.toList_some
@[deprecated toList_rco_eq_ite (since := "2026-07-21")]
theorem toList_rco_eq_if : type_of% @toList_rco_eq_ite := toList_rco_eq_ite
theorem getElem?_toList_rco {m n : Int} {i : Nat} :
    (m...n).toList[i]? = if i < (n - m).toNat then some (m + ↑i) else none :=
  Rxo.Iterator.getElem?_toList.trans (if_decide lt_sub_iff)
private theorem list_rco {m n : Int} {l : Nat} (e : (n - m).toNat = l) :
    (m...n).toList = (List.range l).map fun i : Nat => m + i := e ▸ list_of fun _ => getElem?_toList_rco
theorem map_add_toList_rco {m n k : Int} : (m...n).toList.map (· + k) = ((m + k)...n + k).toList :=
  map_of (list_rco rfl) (list_rco sub_right) fun _ => Int.add_right_comm ..
theorem toList_rco_succ_succ {m n : Int} : ((m + 1)...n + 1).toList = (m...n).toList.map (· + 1) :=
  map_add_toList_rco.symm
theorem toList_rco_eq_cons {m n : Int} (h : m < n) : (m...n).toList = m :: ((m + 1)...n).toList :=
  toList_rco_eq_ite.trans (if_pos h)
theorem toList_rco_succ_right_eq_cons_map {m n : Int} (h : m ≤ n) :
    (m...n + 1).toList = m :: (m...n).toList.map (· + 1) :=
  (toList_rco_eq_cons (lt_succ_of h)).trans (congrArg (m :: ·) toList_rco_succ_succ)
@[simp] theorem toList_rco_eq_nil_iff {m n : Int} : (m...n).toList = [] ↔ n ≤ m :=
  eq_nil_iff_of toList_rco_eq_ite Int.not_lt
theorem toList_rco_ne_nil_iff {m n : Int} : (m...n).toList ≠ [] ↔ m < n := ne_nil_iff_of toList_rco_eq_ite
@[simp] theorem toList_rco_eq_nil {m n : Int} (h : n ≤ m) : (m...n).toList = [] := toList_rco_eq_nil_iff.mpr h
@[simp] theorem toList_rco_eq_singleton_iff {k m n : Int} : (m...n).toList = [k] ↔ n = m + 1 ∧ m = k :=
  (eq_cons_iff_of toList_rco_eq_ite).trans
    ((and_congr_right' (and_congr_right' toList_rco_eq_nil_iff)).trans single_rco)
@[simp] theorem toList_rco_eq_singleton {m n : Int} (h : n = m + 1) : (m...n).toList = [m] :=
  toList_rco_eq_singleton_iff.mpr ⟨h, rfl⟩
@[simp] theorem toList_rco_eq_cons_iff {xs : List Int} {m n a : Int} :
    (m...n).toList = a :: xs ↔ m = a ∧ m < n ∧ ((m + 1)...n).toList = xs := eq_cons_iff_of toList_rco_eq_ite
theorem map_add_toList_rco' {m n k : Int} : (m...n).toList.map (k + ·) = ((k + m)...k + n).toList :=
  map_of (list_rco rfl) (list_rco sub_left) fun _ => (Int.add_assoc ..).symm
theorem toList_rco_add_right_eq_map {m n : Int} : (m...m + n).toList = (0...n).toList.map (· + m) :=
  (map_of (list_rco sub_zero_eq) (list_rco add_sub_self) fun _ => zero_add_add).symm
theorem toList_rco_append_toList_rco {l m n : Int} (h : l ≤ m) (h' : m ≤ n) :
    (l...m).toList ++ (m...n).toList = (l...n).toList :=
  append_of (list_rco rfl) (list_rco rfl) (list_rco (sub_eq_add h h')) fun _ => add_sub_add h
theorem toList_rco_succ_right_eq_append {m n : Int} (h : m ≤ n) : (m...n + 1).toList = (m...n).toList ++ [n] :=
  (toList_rco_append_toList_rco h le_succ_self).symm.trans
    (congrArg ((m...n).toList ++ ·) (toList_rco_eq_singleton (n := n + 1) rfl))
theorem toList_rco_eq_append {m n : Int} (h : m < n) : (m...n).toList = (m...n - 1).toList ++ [n - 1] :=
  (congrArg (fun x => (m...x).toList) (Int.sub_add_cancel n 1)).symm.trans
    (toList_rco_succ_right_eq_append (Int.le_sub_one_of_lt h))
theorem toList_rco_eq_ite_append {m n : Int} : (m...n).toList = if m < n then (m...n - 1).toList ++ [n - 1] else [] :=
  if h : m < n then (toList_rco_eq_append h).trans (if_pos h).symm
  else (toList_rco_eq_nil (Int.not_lt.mp h)).trans (if_neg h).symm
@[deprecated toList_rco_eq_ite_append (since := "2026-07-21")]
theorem toList_rco_eq_if_append : type_of% @toList_rco_eq_ite_append := toList_rco_eq_ite_append
theorem toList_rco_add_add_eq_append {m : Int} {n k : Nat} :
    (m...m + ↑n + ↑k).toList = (m...m + ↑n).toList ++ ((m + ↑n)...m + ↑n + ↑k).toList :=
  (toList_rco_append_toList_rco le_add_nat le_add_nat).symm
@[simp] theorem getElem_toList_rco {m n : Int} {i : Nat} (_h : i < (m...n).toList.length) :
    (m...n).toList[i] = m + ↑i := get_of getElem?_toList_rco
@[simp] theorem getElem?_toList_rco_eq_some_iff {k m n : Int} {i : Nat} :
    (m...n).toList[i]? = some k ↔ i < (n - m).toNat ∧ m + ↑i = k := eq_some_iff_of getElem?_toList_rco
@[simp] theorem getElem?_toList_rco_eq_none_iff {m n : Int} {i : Nat} : (m...n).toList[i]? = none ↔ (n - m).toNat ≤ i :=
  eq_none_iff_of getElem?_toList_rco Nat.not_lt
@[simp] theorem isSome_getElem?_toList_rco_eq {m n : Int} {i : Nat} :
    ((m...n).toList[i]?.isSome = true) = (i < (n - m).toNat) := isSome_of getElem?_toList_rco
@[simp] theorem isNone_getElem?_toList_rco_eq {m n : Int} {i : Nat} :
    ((m...n).toList[i]?.isNone = true) = ((n - m).toNat ≤ i) := isNone_of getElem?_toList_rco Nat.not_lt
@[simp] theorem getElem?_toList_rco_eq_some {m n : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m...n).toList[i]? = some (m + ↑i) := eq_some_of getElem?_toList_rco h
@[simp] theorem getElem?_toList_rco_eq_none {m n : Int} {i : Nat} (h : (n - m).toNat ≤ i) : (m...n).toList[i]? = none :=
  eq_none_of getElem?_toList_rco Nat.not_lt h
theorem getElem!_toList_rco {m n : Int} {i : Nat} : (m...n).toList[i]! = if i < (n - m).toNat then m + ↑i else 0 :=
  get!_of getElem?_toList_rco
@[simp] theorem getElem!_toList_rco_eq_add {m n : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m...n).toList[i]! = m + ↑i := eq_value_of getElem!_toList_rco h
@[simp] theorem getElem!_toList_rco_eq_zero {m n : Int} {i : Nat} (h : (n - m).toNat ≤ i) : (m...n).toList[i]! = 0 :=
  eq_default_of getElem!_toList_rco Nat.not_lt h
theorem getElem!_toList_rco_eq_zero_iff {m n : Int} {i : Nat} :
    (m...n).toList[i]! = 0 ↔ (n - m).toNat ≤ i ∨ m + ↑i = 0 := eq_default_iff_of getElem!_toList_rco Nat.not_lt Iff.rfl
theorem getElem!_toList_rco_ne_zero_iff {m n : Int} {i : Nat} :
    (m...n).toList[i]! ≠ 0 ↔ i < (n - m).toNat ∧ m + ↑i ≠ 0 := ne_default_iff_of getElem!_toList_rco (not_congr Iff.rfl)
theorem getD_toList_rco {m n fallback : Int} {i : Nat} :
    (m...n).toList.getD i fallback = if i < (n - m).toNat then m + ↑i else fallback := getD_of getElem?_toList_rco
@[simp] theorem getD_toList_rco_eq_add {m n fallback : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m...n).toList.getD i fallback = m + ↑i := eq_value_of getD_toList_rco h
@[simp] theorem getD_toList_rco_eq_fallback {m n fallback : Int} {i : Nat} (h : (n - m).toNat ≤ i) :
    (m...n).toList.getD i fallback = fallback := eq_default_of getD_toList_rco Nat.not_lt h

/- Arrays: `m...n`. -/
theorem toArray_rco_eq_ite {m n : Int} : (m...n).toArray = if m < n then #[m] ++ ((m + 1)...n).toArray else #[] :=
  array_ite_of toArray_toList_rco toArray_toList_rco toList_rco_eq_ite
@[deprecated toArray_rco_eq_ite (since := "2026-07-21")]
theorem toArray_rco_eq_if : type_of% @toArray_rco_eq_ite := toArray_rco_eq_ite
theorem toArray_rco_succ_succ {m n : Int} : ((m + 1)...n + 1).toArray = (m...n).toArray.map (· + 1) :=
  (array_map_of toArray_toList_rco toArray_toList_rco toList_rco_succ_succ.symm).symm
theorem toArray_rco_succ_right_eq_append_map {m n : Int} (h : m ≤ n) :
    (m...n + 1).toArray = #[m] ++ (m...n).toArray.map (· + 1) :=
  (array_cons_of toArray_toList_rco List.map_toArray.symm (toList_rco_succ_right_eq_cons_map h)).trans
    (congrArg (#[_] ++ Array.map _ ·) toArray_toList_rco)
@[simp] theorem toArray_rco_eq_empty_iff {m n : Int} : (m...n).toArray = #[] ↔ n ≤ m :=
  array_eq_iff_of toArray_toList_rco toList_rco_eq_nil_iff
theorem toArray_rco_ne_empty_iff {m n : Int} : (m...n).toArray ≠ #[] ↔ m < n :=
  array_ne_iff_of toArray_toList_rco toList_rco_ne_nil_iff
@[simp] theorem toArray_rco_eq_empty {m n : Int} (h : n ≤ m) : (m...n).toArray = #[] :=
  array_eq_of toArray_toList_rco (toList_rco_eq_nil h)
@[simp] theorem toArray_rco_eq_singleton_iff {k m n : Int} : (m...n).toArray = #[k] ↔ n = m + 1 ∧ m = k :=
  array_eq_iff_of toArray_toList_rco toList_rco_eq_singleton_iff
@[simp] theorem toArray_rco_eq_singleton {m n : Int} (h : n = m + 1) : (m...n).toArray = #[m] :=
  array_eq_of toArray_toList_rco (toList_rco_eq_singleton h)
@[simp] theorem toArray_rco_eq_singleton_append_iff {xs : Array Int} {m n a : Int} :
    (m...n).toArray = #[a] ++ xs ↔ m = a ∧ m < n ∧ ((m + 1)...n).toArray = xs :=
  array_cons_iff_of toArray_toList_rco toArray_toList_rco toList_rco_eq_cons_iff
theorem toArray_rco_eq_singleton_append {m n : Int} (h : m < n) : (m...n).toArray = #[m] ++ ((m + 1)...n).toArray :=
  array_cons_of toArray_toList_rco toArray_toList_rco (toList_rco_eq_cons h)
theorem map_add_toArray_rco {m n k : Int} : (m...n).toArray.map (· + k) = ((m + k)...n + k).toArray :=
  array_map_of toArray_toList_rco toArray_toList_rco map_add_toList_rco
theorem map_add_toArray_rco' {m n k : Int} : (m...n).toArray.map (k + ·) = ((k + m)...k + n).toArray :=
  array_map_of toArray_toList_rco toArray_toList_rco map_add_toList_rco'
theorem toArray_rco_add_right_eq_map {m n : Int} : (m...m + n).toArray = (0...n).toArray.map (· + m) :=
  (array_map_of toArray_toList_rco toArray_toList_rco toList_rco_add_right_eq_map.symm).symm
theorem toArray_rco_succ_right_eq_push {m n : Int} (h : m ≤ n) : (m...n + 1).toArray = (m...n).toArray.push n :=
  array_push_of toArray_toList_rco toArray_toList_rco (toList_rco_succ_right_eq_append h)
theorem toArray_rco_eq_push {m n : Int} (h : m < n) : (m...n).toArray = (m...n - 1).toArray.push (n - 1) :=
  array_push_of toArray_toList_rco toArray_toList_rco (toList_rco_eq_append h)
theorem toArray_rco_eq_ite_push {m n : Int} :
    (m...n).toArray = if m < n then (m...n - 1).toArray.push (n - 1) else #[] :=
  array_ite_push_of toArray_toList_rco toArray_toList_rco toList_rco_eq_ite_append
@[deprecated toArray_rco_eq_ite_push (since := "2026-07-21")]
theorem toArray_rco_eq_if_push : type_of% @toArray_rco_eq_ite_push := toArray_rco_eq_ite_push
theorem toArray_rco_add_add_eq_append {m : Int} {n k : Nat} :
    (m...m + ↑n + ↑k).toArray = (m...m + ↑n).toArray ++ ((m + ↑n)...m + ↑n + ↑k).toArray :=
  (array_append_of toArray_toList_rco toArray_toList_rco toArray_toList_rco toList_rco_add_add_eq_append.symm).symm
theorem toArray_rco_append_toArray_rco {l m n : Int} (h : l ≤ m) (h' : m ≤ n) :
    (l...m).toArray ++ (m...n).toArray = (l...n).toArray :=
  array_append_of toArray_toList_rco toArray_toList_rco toArray_toList_rco (toList_rco_append_toList_rco h h')
theorem getElem?_toArray_rco {m n : Int} {i : Nat} :
    (m...n).toArray[i]? = if i < (n - m).toNat then some (m + ↑i) else none :=
  Array.getElem?_toList.symm.trans getElem?_toList_rco
@[simp] theorem getElem_toArray_rco {m n : Int} {i : Nat} (_h : i < (m...n).toArray.size) :
    (m...n).toArray[i] = m + ↑i := array_get_of getElem?_toArray_rco
@[simp] theorem getElem?_toArray_rco_eq_some_iff {k m n : Int} {i : Nat} :
    (m...n).toArray[i]? = some k ↔ i < (n - m).toNat ∧ m + ↑i = k := eq_some_iff_of getElem?_toArray_rco
@[simp] theorem getElem?_toArray_rco_eq_none_iff {m n : Int} {i : Nat} :
    (m...n).toArray[i]? = none ↔ (n - m).toNat ≤ i := eq_none_iff_of getElem?_toArray_rco Nat.not_lt
@[simp] theorem isSome_getElem?_toArray_rco_eq {m n : Int} {i : Nat} :
    ((m...n).toArray[i]?.isSome = true) = (i < (n - m).toNat) := isSome_of getElem?_toArray_rco
@[simp] theorem isNone_getElem?_toArray_rco_eq {m n : Int} {i : Nat} :
    ((m...n).toArray[i]?.isNone = true) = ((n - m).toNat ≤ i) := isNone_of getElem?_toArray_rco Nat.not_lt
@[simp] theorem getElem?_toArray_rco_eq_some {m n : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m...n).toArray[i]? = some (m + ↑i) := eq_some_of getElem?_toArray_rco h
@[simp] theorem getElem?_toArray_rco_eq_none {m n : Int} {i : Nat} (h : (n - m).toNat ≤ i) :
    (m...n).toArray[i]? = none := eq_none_of getElem?_toArray_rco Nat.not_lt h
theorem getElem!_toArray_rco {m n : Int} {i : Nat} : (m...n).toArray[i]! = if i < (n - m).toNat then m + ↑i else 0 :=
  array_get!_of getElem?_toArray_rco
@[simp] theorem getElem!_toArray_rco_eq_add {m n : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m...n).toArray[i]! = m + ↑i := eq_value_of getElem!_toArray_rco h
@[simp] theorem getElem!_toArray_rco_eq_zero {m n : Int} {i : Nat} (h : (n - m).toNat ≤ i) : (m...n).toArray[i]! = 0 :=
  eq_default_of getElem!_toArray_rco Nat.not_lt h
theorem getElem!_toArray_rco_eq_zero_iff {m n : Int} {i : Nat} :
    (m...n).toArray[i]! = 0 ↔ (n - m).toNat ≤ i ∨ m + ↑i = 0 :=
  eq_default_iff_of getElem!_toArray_rco Nat.not_lt Iff.rfl
theorem getElem!_toArray_rco_ne_zero_iff {m n : Int} {i : Nat} :
    (m...n).toArray[i]! ≠ 0 ↔ i < (n - m).toNat ∧ m + ↑i ≠ 0 :=
  ne_default_iff_of getElem!_toArray_rco (not_congr Iff.rfl)
theorem getD_toArray_rco {m n fallback : Int} {i : Nat} :
    (m...n).toArray.getD i fallback = if i < (n - m).toNat then m + ↑i else fallback :=
  array_getD_of getElem?_toArray_rco
@[simp] theorem getD_toArray_rco_eq_add {m n fallback : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m...n).toArray.getD i fallback = m + ↑i := eq_value_of getD_toArray_rco h
@[simp] theorem getD_toArray_rco_eq_fallback {m n fallback : Int} {i : Nat} (h : (n - m).toNat ≤ i) :
    (m...n).toArray.getD i fallback = fallback := eq_default_of getD_toArray_rco Nat.not_lt h
theorem induct_rco_left (motive : Int → Int → Prop) (base : ∀ (a b : Int), b ≤ a → motive a b)
    (step : ∀ (a b : Int), a < b → motive (a + 1) b → motive a b) (a b : Int) : motive a b := by
  generalize e : (b - a).toNat = k
  induction k generalizing a with
  | zero => exact base a b (toNat_sub_eq_zero.mp e)
  | succ k ih => exact have ⟨h, k, _⟩ := toNat_sub_eq_succ e; step a b h (ih (a + 1) k)
theorem induct_rco_right (motive : Int → Int → Prop) (base : ∀ (a b : Int), b ≤ a → motive a b)
    (step : ∀ (a b : Int), a ≤ b → motive a b → motive a (b + 1)) (a b : Int) : motive a b := by
  generalize e : (b - a).toNat = k
  induction k generalizing b with
  | zero => exact base a b (toNat_sub_eq_zero.mp e)
  | succ k ih => 
    have ⟨h, _, k⟩ := toNat_sub_eq_succ e
    exact Int.sub_add_cancel b 1 ▸ step a (b - 1) (Int.le_sub_one_of_lt h) (ih (b - 1) k)

/- Lists: `m...=n`. -/
theorem getElem?_toList_rcc {m n : Int} {i : Nat} :
    (m...=n).toList[i]? = if i < (n + 1 - m).toNat then some (m + ↑i) else none :=
  Rxc.Iterator.getElem?_toList.trans (if_decide le_iff_lt_sub)
theorem toList_rcc_eq_toList_rco {m n : Int} : (m...=n).toList = (m...n + 1).toList :=
  List.ext_getElem? fun _ => getElem?_toList_rcc.trans getElem?_toList_rco.symm
@[simp] theorem toList_toArray_rcc {m n : Int} : (m...=n).toArray.toList = (m...=n).toList := rfl
@[simp] theorem toArray_toList_rcc {m n : Int} : (m...=n).toList.toArray = (m...=n).toArray := rfl
theorem toList_rcc_eq_ite {m n : Int} : (m...=n).toList = if m ≤ n then m :: ((m + 1)...=n).toList else [] :=
  Rxc.Iterator.toList_some
@[deprecated toList_rcc_eq_ite (since := "2026-07-21")]
theorem toList_rcc_eq_if : type_of% @toList_rcc_eq_ite := toList_rcc_eq_ite
private theorem list_rcc {m n : Int} {l : Nat} (e : (n + 1 - m).toNat = l) :
    (m...=n).toList = (List.range l).map fun i : Nat => m + i := e ▸ list_of fun _ => getElem?_toList_rcc
theorem map_add_toList_rcc {m n k : Int} : (m...=n).toList.map (· + k) = ((m + k)...=n + k).toList :=
  map_of (list_rcc rfl) (list_rcc sub_right_succ) fun _ => Int.add_right_comm ..
theorem toList_rcc_succ_succ {m n : Int} : ((m + 1)...=n + 1).toList = (m...=n).toList.map (· + 1) :=
  map_add_toList_rcc.symm
theorem toList_rcc_eq_cons {m n : Int} (h : m ≤ n) : (m...=n).toList = m :: ((m + 1)...=n).toList :=
  toList_rcc_eq_ite.trans (if_pos h)
theorem toList_rcc_succ_right_eq_cons_map {m n : Int} (h : m ≤ n + 1) :
    (m...=n + 1).toList = m :: (m...=n).toList.map (· + 1) :=
  (toList_rcc_eq_cons h).trans (congrArg (m :: ·) toList_rcc_succ_succ)
@[simp] theorem toList_rcc_eq_nil_iff {m n : Int} : (m...=n).toList = [] ↔ n < m :=
  eq_nil_iff_of toList_rcc_eq_ite Int.not_le
theorem toList_rcc_ne_nil_iff {m n : Int} : (m...=n).toList ≠ [] ↔ m ≤ n := ne_nil_iff_of toList_rcc_eq_ite
@[simp] theorem toList_rcc_eq_nil {m n : Int} (h : n < m) : (m...=n).toList = [] := toList_rcc_eq_nil_iff.mpr h
@[simp] theorem toList_rcc_eq_singleton_iff {k m n : Int} : (m...=n).toList = [k] ↔ n = m ∧ m = k :=
  (eq_cons_iff_of toList_rcc_eq_ite).trans
    ((and_congr_right' (and_congr_right' toList_rcc_eq_nil_iff)).trans single_rcc)
@[simp] theorem toList_rcc_eq_singleton {m n : Int} (h : n = m) : (m...=n).toList = [m] :=
  toList_rcc_eq_singleton_iff.mpr ⟨h, rfl⟩
@[simp] theorem toList_rcc_eq_cons_iff {xs : List Int} {m n a : Int} :
    (m...=n).toList = a :: xs ↔ m = a ∧ m ≤ n ∧ ((m + 1)...=n).toList = xs := eq_cons_iff_of toList_rcc_eq_ite
theorem map_add_toList_rcc' {m n k : Int} : (m...=n).toList.map (k + ·) = ((k + m)...=k + n).toList :=
  map_of (list_rcc rfl) (list_rcc sub_left_succ) fun _ => (Int.add_assoc ..).symm
theorem toList_rcc_add_right_eq_map {m n : Int} : (m...=m + n).toList = (0...=n).toList.map (· + m) :=
  (map_of (list_rcc sub_zero_eq) (list_rcc add_succ_sub_self) fun _ => zero_add_add).symm
@[simp] theorem toList_rcc_eq_append {m n : Int} (h : m ≤ n) : (m...=n).toList = (m...n).toList ++ [n] :=
  toList_rcc_eq_toList_rco.trans (toList_rco_succ_right_eq_append h)
theorem toList_rcc_succ_right_eq_append {m n : Int} (h : m ≤ n + 1) :
    (m...=n + 1).toList = (m...=n).toList ++ [n + 1] :=
  (toList_rcc_eq_append h).trans (congrArg (· ++ [n + 1]) toList_rcc_eq_toList_rco.symm)
@[simp] theorem getElem_toList_rcc {m n : Int} {i : Nat} (_h : i < (m...=n).toList.length) :
    (m...=n).toList[i] = m + ↑i := get_of getElem?_toList_rcc
@[simp] theorem getElem?_toList_rcc_eq_some_iff {k m n : Int} {i : Nat} :
    (m...=n).toList[i]? = some k ↔ i < (n + 1 - m).toNat ∧ m + ↑i = k := eq_some_iff_of getElem?_toList_rcc
@[simp] theorem getElem?_toList_rcc_eq_none_iff {m n : Int} {i : Nat} :
    (m...=n).toList[i]? = none ↔ (n + 1 - m).toNat ≤ i := eq_none_iff_of getElem?_toList_rcc Nat.not_lt
@[simp] theorem isSome_getElem?_toList_rcc_eq {m n : Int} {i : Nat} :
    ((m...=n).toList[i]?.isSome = true) = (i < (n + 1 - m).toNat) := isSome_of getElem?_toList_rcc
@[simp] theorem isNone_getElem?_toList_rcc_eq {m n : Int} {i : Nat} :
    ((m...=n).toList[i]?.isNone = true) = ((n + 1 - m).toNat ≤ i) := isNone_of getElem?_toList_rcc Nat.not_lt
@[simp] theorem getElem?_toList_rcc_eq_some {m n : Int} {i : Nat} (h : i < (n + 1 - m).toNat) :
    (m...=n).toList[i]? = some (m + ↑i) := eq_some_of getElem?_toList_rcc h
@[simp] theorem getElem?_toList_rcc_eq_none {m n : Int} {i : Nat} (h : (n + 1 - m).toNat ≤ i) :
    (m...=n).toList[i]? = none := eq_none_of getElem?_toList_rcc Nat.not_lt h
theorem getElem!_toList_rcc {m n : Int} {i : Nat} : (m...=n).toList[i]! = if i < (n + 1 - m).toNat then m + ↑i else 0 :=
  get!_of getElem?_toList_rcc
@[simp] theorem getElem!_toList_rcc_eq_add {m n : Int} {i : Nat} (h : i < (n + 1 - m).toNat) :
    (m...=n).toList[i]! = m + ↑i := eq_value_of getElem!_toList_rcc h
@[simp] theorem getElem!_toList_rcc_eq_zero {m n : Int} {i : Nat} (h : (n + 1 - m).toNat ≤ i) :
    (m...=n).toList[i]! = 0 := eq_default_of getElem!_toList_rcc Nat.not_lt h
theorem getElem!_toList_rcc_eq_zero_iff {m n : Int} {i : Nat} :
    (m...=n).toList[i]! = 0 ↔ (n + 1 - m).toNat ≤ i ∨ m + ↑i = 0 :=
  eq_default_iff_of getElem!_toList_rcc Nat.not_lt Iff.rfl
theorem getElem!_toList_rcc_ne_zero_iff {m n : Int} {i : Nat} :
    (m...=n).toList[i]! ≠ 0 ↔ i < (n + 1 - m).toNat ∧ m + ↑i ≠ 0 :=
  ne_default_iff_of getElem!_toList_rcc (not_congr Iff.rfl)
theorem getD_toList_rcc {m n fallback : Int} {i : Nat} :
    (m...=n).toList.getD i fallback = if i < (n + 1 - m).toNat then m + ↑i else fallback := getD_of getElem?_toList_rcc
@[simp] theorem getD_toList_rcc_eq_add {m n fallback : Int} {i : Nat} (h : i < (n + 1 - m).toNat) :
    (m...=n).toList.getD i fallback = m + ↑i := eq_value_of getD_toList_rcc h
@[simp] theorem getD_toList_rcc_eq_fallback {m n fallback : Int} {i : Nat} (h : (n + 1 - m).toNat ≤ i) :
    (m...=n).toList.getD i fallback = fallback := eq_default_of getD_toList_rcc Nat.not_lt h

/- Arrays: `m...=n`. -/
theorem toArray_rcc_eq_toArray_rco {m n : Int} : (m...=n).toArray = (m...n + 1).toArray :=
  array_eq_of toArray_toList_rcc toList_rcc_eq_toList_rco
theorem toArray_rcc_eq_ite {m n : Int} : (m...=n).toArray = if m ≤ n then #[m] ++ ((m + 1)...=n).toArray else #[] :=
  array_ite_of toArray_toList_rcc toArray_toList_rcc toList_rcc_eq_ite
@[deprecated toArray_rcc_eq_ite (since := "2026-07-21")]
theorem toArray_rcc_eq_if : type_of% @toArray_rcc_eq_ite := toArray_rcc_eq_ite
theorem toArray_rcc_succ_succ {m n : Int} : ((m + 1)...=n + 1).toArray = (m...=n).toArray.map (· + 1) :=
  (array_map_of toArray_toList_rcc toArray_toList_rcc toList_rcc_succ_succ.symm).symm
theorem toArray_rcc_succ_right_eq_append_map {m n : Int} (h : m ≤ n + 1) :
    (m...=n + 1).toArray = #[m] ++ (m...=n).toArray.map (· + 1) :=
  (array_cons_of toArray_toList_rcc List.map_toArray.symm (toList_rcc_succ_right_eq_cons_map h)).trans
    (congrArg (#[_] ++ Array.map _ ·) toArray_toList_rcc)
@[simp] theorem toArray_rcc_eq_empty_iff {m n : Int} : (m...=n).toArray = #[] ↔ n < m :=
  array_eq_iff_of toArray_toList_rcc toList_rcc_eq_nil_iff
theorem toArray_rcc_ne_empty_iff {m n : Int} : (m...=n).toArray ≠ #[] ↔ m ≤ n :=
  array_ne_iff_of toArray_toList_rcc toList_rcc_ne_nil_iff
@[simp] theorem toArray_rcc_eq_empty {m n : Int} (h : n < m) : (m...=n).toArray = #[] :=
  array_eq_of toArray_toList_rcc (toList_rcc_eq_nil h)
@[simp] theorem toArray_rcc_eq_singleton_iff {k m n : Int} : (m...=n).toArray = #[k] ↔ n = m ∧ m = k :=
  array_eq_iff_of toArray_toList_rcc toList_rcc_eq_singleton_iff
@[simp] theorem toArray_rcc_eq_singleton {m n : Int} (h : n = m) : (m...=n).toArray = #[m] :=
  array_eq_of toArray_toList_rcc (toList_rcc_eq_singleton h)
@[simp] theorem toArray_rcc_eq_singleton_append_iff {xs : Array Int} {m n a : Int} :
    (m...=n).toArray = #[a] ++ xs ↔ m = a ∧ m ≤ n ∧ ((m + 1)...=n).toArray = xs :=
  array_cons_iff_of toArray_toList_rcc toArray_toList_rcc toList_rcc_eq_cons_iff
theorem toArray_rcc_eq_singleton_append {m n : Int} (h : m ≤ n) : (m...=n).toArray = #[m] ++ ((m + 1)...=n).toArray :=
  array_cons_of toArray_toList_rcc toArray_toList_rcc (toList_rcc_eq_cons h)
theorem map_add_toArray_rcc {m n k : Int} : (m...=n).toArray.map (· + k) = ((m + k)...=n + k).toArray :=
  array_map_of toArray_toList_rcc toArray_toList_rcc map_add_toList_rcc
theorem map_add_toArray_rcc' {m n k : Int} : (m...=n).toArray.map (k + ·) = ((k + m)...=k + n).toArray :=
  array_map_of toArray_toList_rcc toArray_toList_rcc map_add_toList_rcc'
theorem toArray_rcc_add_right_eq_map {m n : Int} : (m...=m + n).toArray = (0...=n).toArray.map (· + m) :=
  (array_map_of toArray_toList_rcc toArray_toList_rcc toList_rcc_add_right_eq_map.symm).symm
@[simp] theorem toArray_rcc_eq_push {m n : Int} (h : m ≤ n) : (m...=n).toArray = (m...n).toArray.push n :=
  array_push_of toArray_toList_rcc toArray_toList_rco (toList_rcc_eq_append h)
theorem toArray_rcc_succ_right_eq_push {m n : Int} (h : m ≤ n + 1) :
    (m...=n + 1).toArray = (m...=n).toArray.push (n + 1) :=
  array_push_of toArray_toList_rcc toArray_toList_rcc (toList_rcc_succ_right_eq_append h)
theorem getElem?_toArray_rcc {m n : Int} {i : Nat} :
    (m...=n).toArray[i]? = if i < (n + 1 - m).toNat then some (m + ↑i) else none :=
  Array.getElem?_toList.symm.trans getElem?_toList_rcc
@[simp] theorem getElem_toArray_rcc {m n : Int} {i : Nat} (_h : i < (m...=n).toArray.size) :
    (m...=n).toArray[i] = m + ↑i := array_get_of getElem?_toArray_rcc
@[simp] theorem getElem?_toArray_rcc_eq_some_iff {k m n : Int} {i : Nat} :
    (m...=n).toArray[i]? = some k ↔ i < (n + 1 - m).toNat ∧ m + ↑i = k := eq_some_iff_of getElem?_toArray_rcc
@[simp] theorem getElem?_toArray_rcc_eq_none_iff {m n : Int} {i : Nat} :
    (m...=n).toArray[i]? = none ↔ (n + 1 - m).toNat ≤ i := eq_none_iff_of getElem?_toArray_rcc Nat.not_lt
@[simp] theorem isSome_getElem?_toArray_rcc_eq {m n : Int} {i : Nat} :
    ((m...=n).toArray[i]?.isSome = true) = (i < (n + 1 - m).toNat) := isSome_of getElem?_toArray_rcc
@[simp] theorem isNone_getElem?_toArray_rcc_eq {m n : Int} {i : Nat} :
    ((m...=n).toArray[i]?.isNone = true) = ((n + 1 - m).toNat ≤ i) := isNone_of getElem?_toArray_rcc Nat.not_lt
@[simp] theorem getElem?_toArray_rcc_eq_some {m n : Int} {i : Nat} (h : i < (n + 1 - m).toNat) :
    (m...=n).toArray[i]? = some (m + ↑i) := eq_some_of getElem?_toArray_rcc h
@[simp] theorem getElem?_toArray_rcc_eq_none {m n : Int} {i : Nat} (h : (n + 1 - m).toNat ≤ i) :
    (m...=n).toArray[i]? = none := eq_none_of getElem?_toArray_rcc Nat.not_lt h
theorem getElem!_toArray_rcc {m n : Int} {i : Nat} :
    (m...=n).toArray[i]! = if i < (n + 1 - m).toNat then m + ↑i else 0 := array_get!_of getElem?_toArray_rcc
@[simp] theorem getElem!_toArray_rcc_eq_add {m n : Int} {i : Nat} (h : i < (n + 1 - m).toNat) :
    (m...=n).toArray[i]! = m + ↑i := eq_value_of getElem!_toArray_rcc h
@[simp] theorem getElem!_toArray_rcc_eq_zero {m n : Int} {i : Nat} (h : (n + 1 - m).toNat ≤ i) :
    (m...=n).toArray[i]! = 0 := eq_default_of getElem!_toArray_rcc Nat.not_lt h
theorem getElem!_toArray_rcc_eq_zero_iff {m n : Int} {i : Nat} :
    (m...=n).toArray[i]! = 0 ↔ (n + 1 - m).toNat ≤ i ∨ m + ↑i = 0 :=
  eq_default_iff_of getElem!_toArray_rcc Nat.not_lt Iff.rfl
theorem getElem!_toArray_rcc_ne_zero_iff {m n : Int} {i : Nat} :
    (m...=n).toArray[i]! ≠ 0 ↔ i < (n + 1 - m).toNat ∧ m + ↑i ≠ 0 :=
  ne_default_iff_of getElem!_toArray_rcc (not_congr Iff.rfl)
theorem getD_toArray_rcc {m n fallback : Int} {i : Nat} :
    (m...=n).toArray.getD i fallback = if i < (n + 1 - m).toNat then m + ↑i else fallback :=
  array_getD_of getElem?_toArray_rcc
@[simp] theorem getD_toArray_rcc_eq_add {m n fallback : Int} {i : Nat} (h : i < (n + 1 - m).toNat) :
    (m...=n).toArray.getD i fallback = m + ↑i := eq_value_of getD_toArray_rcc h
@[simp] theorem getD_toArray_rcc_eq_fallback {m n fallback : Int} {i : Nat} (h : (n + 1 - m).toNat ≤ i) :
    (m...=n).toArray.getD i fallback = fallback := eq_default_of getD_toArray_rcc Nat.not_lt h
theorem induct_rcc_left (motive : Int → Int → Prop) (base : ∀ (a b : Int), b < a → motive a b)
    (step : ∀ (a b : Int), a ≤ b → motive (a + 1) b → motive a b) (a b : Int) : motive a b := by
  generalize e : (b + 1 - a).toNat = k
  induction k generalizing a with
  | zero => exact base a b (toNat_sub_eq_zero.mp e)
  | succ k ih => exact have ⟨h, k, _⟩ := toNat_sub_eq_succ e; step a b (Int.lt_add_one_iff.mp h) (ih (a + 1) k)
theorem induct_rcc_right (motive : Int → Int → Prop) (base : ∀ (a b : Int), b ≤ a → motive a b)
    (step : ∀ (a b : Int), a ≤ b → motive a b → motive a (b + 1)) (a b : Int) : motive a b :=
  induct_rco_right motive base step a b

/- Lists: `m<...n`. -/
theorem toList_roo_eq_toList_rco {m n : Int} : (m<...n).toList = ((m + 1)...n).toList := rfl
@[simp] theorem toList_toArray_roo {m n : Int} : (m<...n).toArray.toList = (m<...n).toList := rfl
@[simp] theorem toArray_toList_roo {m n : Int} : (m<...n).toList.toArray = (m<...n).toArray := rfl
theorem toList_roo_eq_ite {m n : Int} : (m<...n).toList = if m + 1 < n then (m + 1) :: ((m + 1)<...n).toList else [] :=
  toList_rco_eq_ite (m := m + 1)
@[deprecated toList_roo_eq_ite (since := "2026-07-21")]
theorem toList_roo_eq_if : type_of% @toList_roo_eq_ite := toList_roo_eq_ite
theorem toList_roo_succ_succ {m n : Int} : ((m + 1)<...n + 1).toList = (m<...n).toList.map (· + 1) :=
  toList_rco_succ_succ
theorem toList_roo_succ_right_eq_cons_map {m n : Int} (h : m < n) :
    (m<...n + 1).toList = (m + 1) :: (m<...n).toList.map (· + 1) := toList_rco_succ_right_eq_cons_map (m := m + 1) h
@[simp] theorem toList_roo_eq_nil_iff {m n : Int} : (m<...n).toList = [] ↔ n ≤ m + 1 := toList_rco_eq_nil_iff
theorem toList_roo_ne_nil_iff {m n : Int} : (m<...n).toList ≠ [] ↔ m + 1 < n := toList_rco_ne_nil_iff
@[simp] theorem toList_roo_eq_nil {m n : Int} (h : n ≤ m + 1) : (m<...n).toList = [] := toList_rco_eq_nil (m := m + 1) h
@[simp] theorem toList_roo_eq_singleton_iff {k m n : Int} : (m<...n).toList = [k] ↔ n = m + 2 ∧ m + 1 = k :=
  (toList_rco_eq_singleton_iff (m := m + 1)).trans
    (and_congr_left' (iff_of_eq (congrArg (n = ·) (Int.add_assoc m 1 1))))
@[simp] theorem toList_roo_eq_singleton {m n : Int} (h : n = m + 2) : (m<...n).toList = [m + 1] :=
  toList_roo_eq_singleton_iff.mpr ⟨h, rfl⟩
@[simp] theorem toList_roo_eq_cons_iff {xs : List Int} {m n a : Int} :
    (m<...n).toList = a :: xs ↔ m + 1 = a ∧ m + 1 < n ∧ ((m + 1)<...n).toList = xs := toList_rco_eq_cons_iff
theorem toList_roo_eq_cons {m n : Int} (h : m + 1 < n) : (m<...n).toList = (m + 1) :: ((m + 1)<...n).toList :=
  toList_rco_eq_cons (m := m + 1) h
theorem map_add_toList_roo {m n k : Int} : (m<...n).toList.map (· + k) = ((m + k)<...n + k).toList :=
  map_of (list_rco rfl) (list_rco sub_right_of_succ) fun _ => add_succ_comm
theorem map_add_toList_roo' {m n k : Int} : (m<...n).toList.map (k + ·) = ((k + m)<...k + n).toList :=
  map_of (list_rco rfl) (list_rco sub_left_of_succ) fun _ => add_succ_assoc
theorem toList_roo_add_right_eq_map {m n : Int} : (m<...m + 1 + n).toList = (0...n).toList.map (fun x => x + m + 1) :=
  (map_of (list_rco sub_zero_eq) (list_rco add_sub_self) fun _ => zero_add_add_succ).symm
theorem toList_roo_succ_right_eq_append {m n : Int} (h : m < n) : (m<...n + 1).toList = (m<...n).toList ++ [n] :=
  toList_rco_succ_right_eq_append (m := m + 1) h
@[simp] theorem toList_roo_eq_append {m n : Int} (h : m + 1 < n) : (m<...n).toList = (m<...n - 1).toList ++ [n - 1] :=
  toList_rco_eq_append (m := m + 1) h
theorem getElem?_toList_roo {m n : Int} {i : Nat} :
    (m<...n).toList[i]? = if i < (n - (m + 1)).toNat then some (m + 1 + ↑i) else none :=
  getElem?_toList_rco (m := m + 1)
@[simp] theorem getElem_toList_roo {m n : Int} {i : Nat} (_h : i < (m<...n).toList.length) :
    (m<...n).toList[i] = m + 1 + ↑i := get_of getElem?_toList_roo
@[simp] theorem getElem?_toList_roo_eq_some_iff {k m n : Int} {i : Nat} :
    (m<...n).toList[i]? = some k ↔ i < (n - (m + 1)).toNat ∧ m + 1 + ↑i = k := eq_some_iff_of getElem?_toList_roo
@[simp] theorem getElem?_toList_roo_eq_none_iff {m n : Int} {i : Nat} :
    (m<...n).toList[i]? = none ↔ (n - (m + 1)).toNat ≤ i := eq_none_iff_of getElem?_toList_roo Nat.not_lt
@[simp] theorem isSome_getElem?_toList_roo_eq {m n : Int} {i : Nat} :
    ((m<...n).toList[i]?.isSome = true) = (i < (n - (m + 1)).toNat) := isSome_of getElem?_toList_roo
@[simp] theorem isNone_getElem?_toList_roo_eq {m n : Int} {i : Nat} :
    ((m<...n).toList[i]?.isNone = true) = ((n - (m + 1)).toNat ≤ i) := isNone_of getElem?_toList_roo Nat.not_lt
@[simp] theorem getElem?_toList_roo_eq_some {m n : Int} {i : Nat} (h : i < (n - (m + 1)).toNat) :
    (m<...n).toList[i]? = some (m + 1 + ↑i) := eq_some_of getElem?_toList_roo h
@[simp] theorem getElem?_toList_roo_eq_none {i : Nat} {m n : Int} (h : (n - (m + 1)).toNat ≤ i) :
    (m<...n).toList[i]? = none := eq_none_of getElem?_toList_roo Nat.not_lt h
theorem getElem!_toList_roo {m n : Int} {i : Nat} :
    (m<...n).toList[i]! = if i < (n - (m + 1)).toNat then m + 1 + ↑i else 0 := get!_of getElem?_toList_roo
@[simp] theorem getElem!_toList_roo_eq_add {m n : Int} {i : Nat} (h : i < (n - (m + 1)).toNat) :
    (m<...n).toList[i]! = m + 1 + ↑i := eq_value_of getElem!_toList_roo h
@[simp] theorem getElem!_toList_roo_eq_zero {m n : Int} {i : Nat} (h : (n - (m + 1)).toNat ≤ i) :
    (m<...n).toList[i]! = 0 := eq_default_of getElem!_toList_roo Nat.not_lt h
theorem getElem!_toList_roo_eq_zero_iff {m n : Int} {i : Nat} :
    (m<...n).toList[i]! = 0 ↔ (n - (m + 1)).toNat ≤ i ∨ m + ↑i = -1 :=
  eq_default_iff_of getElem!_toList_roo Nat.not_lt add_one_add_eq_zero
theorem zero_ne_getElem!_toList_roo_iff {m n : Int} {i : Nat} :
    (m<...n).toList[i]! ≠ 0 ↔ i < (n - (m + 1)).toNat ∧ m + ↑i ≠ -1 :=
  ne_default_iff_of getElem!_toList_roo (not_congr add_one_add_eq_zero)
theorem getD_toList_roo {m n fallback : Int} {i : Nat} :
    (m<...n).toList.getD i fallback = if i < (n - (m + 1)).toNat then m + 1 + ↑i else fallback :=
  getD_of getElem?_toList_roo
@[simp] theorem getD_toList_roo_eq_add {m n fallback : Int} {i : Nat} (h : i < (n - (m + 1)).toNat) :
    (m<...n).toList.getD i fallback = m + 1 + ↑i := eq_value_of getD_toList_roo h
@[simp] theorem getD_toList_roo_eq_fallback {m n fallback : Int} {i : Nat} (h : (n - (m + 1)).toNat ≤ i) :
    (m<...n).toList.getD i fallback = fallback := eq_default_of getD_toList_roo Nat.not_lt h

/- Arrays: `m<...n`. -/
theorem toArray_roo_eq_toArray_rco {m n : Int} : (m<...n).toArray = ((m + 1)...n).toArray := rfl
theorem toArray_roo_eq_ite {m n : Int} :
    (m<...n).toArray = if m + 1 < n then #[m + 1] ++ ((m + 1)<...n).toArray else #[] :=
  array_ite_of toArray_toList_roo toArray_toList_roo toList_roo_eq_ite
@[deprecated toArray_roo_eq_ite (since := "2026-07-21")]
theorem toArray_roo_eq_if : type_of% @toArray_roo_eq_ite := toArray_roo_eq_ite
theorem toArray_roo_succ_succ {m n : Int} : ((m + 1)<...n + 1).toArray = (m<...n).toArray.map (· + 1) :=
  (array_map_of toArray_toList_roo toArray_toList_roo toList_roo_succ_succ.symm).symm
theorem toArray_roo_succ_right_eq_append_map {m n : Int} (h : m < n) :
    (m<...n + 1).toArray = #[m + 1] ++ (m<...n).toArray.map (· + 1) :=
  (array_cons_of toArray_toList_roo List.map_toArray.symm (toList_roo_succ_right_eq_cons_map h)).trans
    (congrArg (#[_] ++ Array.map _ ·) toArray_toList_roo)
@[simp] theorem toArray_roo_eq_nil_iff {m n : Int} : (m<...n).toArray = #[] ↔ n ≤ m + 1 :=
  array_eq_iff_of toArray_toList_roo toList_roo_eq_nil_iff
theorem toArray_roo_ne_nil_iff {m n : Int} : (m<...n).toArray ≠ #[] ↔ m + 1 < n :=
  array_ne_iff_of toArray_toList_roo toList_roo_ne_nil_iff
@[simp] theorem toArray_roo_eq_nil {m n : Int} (h : n ≤ m + 1) : (m<...n).toArray = #[] :=
  array_eq_of toArray_toList_roo (toList_roo_eq_nil h)
@[simp] theorem toArray_roo_eq_singleton_iff {k m n : Int} : (m<...n).toArray = #[k] ↔ n = m + 2 ∧ m + 1 = k :=
  array_eq_iff_of toArray_toList_roo toList_roo_eq_singleton_iff
@[simp] theorem toArray_roo_eq_singleton {m n : Int} (h : n = m + 2) : (m<...n).toArray = #[m + 1] :=
  array_eq_of toArray_toList_roo (toList_roo_eq_singleton h)
@[simp] theorem toArray_roo_eq_singleton_append_iff {xs : Array Int} {m n a : Int} :
    (m<...n).toArray = #[a] ++ xs ↔ m + 1 = a ∧ m + 1 < n ∧ ((m + 1)<...n).toArray = xs :=
  array_cons_iff_of toArray_toList_roo toArray_toList_roo toList_roo_eq_cons_iff
theorem toArray_roo_eq_singleton_append {m n : Int} (h : m + 1 < n) :
    (m<...n).toArray = #[m + 1] ++ ((m + 1)<...n).toArray :=
  array_cons_of toArray_toList_roo toArray_toList_roo (toList_roo_eq_cons h)
theorem map_add_toArray_roo {m n k : Int} : (m<...n).toArray.map (· + k) = ((m + k)<...n + k).toArray :=
  array_map_of toArray_toList_roo toArray_toList_roo map_add_toList_roo
theorem map_add_toArray_roo' {m n k : Int} : (m<...n).toArray.map (k + ·) = ((k + m)<...k + n).toArray :=
  array_map_of toArray_toList_roo toArray_toList_roo map_add_toList_roo'
theorem toArray_roo_add_right_eq_map {m n : Int} :
    (m<...m + 1 + n).toArray = (0...n).toArray.map (fun x => x + m + 1) :=
  (array_map_of toArray_toList_rco toArray_toList_roo toList_roo_add_right_eq_map.symm).symm
theorem toArray_roo_succ_right_eq_push {m n : Int} (h : m < n) : (m<...n + 1).toArray = (m<...n).toArray.push n :=
  array_push_of toArray_toList_roo toArray_toList_roo (toList_roo_succ_right_eq_append h)
@[simp] theorem toArray_roo_eq_push {m n : Int} (h : m + 1 < n) :
    (m<...n).toArray = (m<...n - 1).toArray.push (n - 1) :=
  array_push_of toArray_toList_roo toArray_toList_roo (toList_roo_eq_append h)
theorem getElem?_toArray_roo {m n : Int} {i : Nat} :
    (m<...n).toArray[i]? = if i < (n - (m + 1)).toNat then some (m + 1 + ↑i) else none :=
  Array.getElem?_toList.symm.trans getElem?_toList_roo
@[simp] theorem getElem_toArray_roo {m n : Int} {i : Nat} (_h : i < (m<...n).toArray.size) :
    (m<...n).toArray[i] = m + 1 + ↑i := array_get_of getElem?_toArray_roo
@[simp] theorem getElem?_toArray_roo_eq_some_iff {k m n : Int} {i : Nat} :
    (m<...n).toArray[i]? = some k ↔ i < (n - (m + 1)).toNat ∧ m + 1 + ↑i = k := eq_some_iff_of getElem?_toArray_roo
@[simp] theorem getElem?_toArray_roo_eq_none_iff {m n : Int} {i : Nat} :
    (m<...n).toArray[i]? = none ↔ (n - (m + 1)).toNat ≤ i := eq_none_iff_of getElem?_toArray_roo Nat.not_lt
@[simp] theorem isSome_getElem?_toArray_roo_eq {m n : Int} {i : Nat} :
    ((m<...n).toArray[i]?.isSome = true) = (i < (n - (m + 1)).toNat) := isSome_of getElem?_toArray_roo
@[simp] theorem isNone_getElem?_toArray_roo_eq {m n : Int} {i : Nat} :
    ((m<...n).toArray[i]?.isNone = true) = ((n - (m + 1)).toNat ≤ i) := isNone_of getElem?_toArray_roo Nat.not_lt
@[simp] theorem getElem?_toArray_roo_eq_some {m n : Int} {i : Nat} (h : i < (n - (m + 1)).toNat) :
    (m<...n).toArray[i]? = some (m + 1 + ↑i) := eq_some_of getElem?_toArray_roo h
@[simp] theorem getElem?_toArray_roo_eq_none {m n : Int} {i : Nat} (h : (n - (m + 1)).toNat ≤ i) :
    (m<...n).toArray[i]? = none := eq_none_of getElem?_toArray_roo Nat.not_lt h
theorem getElem!_toArray_roo {m n : Int} {i : Nat} :
    (m<...n).toArray[i]! = if i < (n - (m + 1)).toNat then m + 1 + ↑i else 0 := array_get!_of getElem?_toArray_roo
@[simp] theorem getElem!_toArray_roo_eq_add {m n : Int} {i : Nat} (h : i < (n - (m + 1)).toNat) :
    (m<...n).toArray[i]! = m + 1 + ↑i := eq_value_of getElem!_toArray_roo h
@[simp] theorem getElem!_toArray_roo_eq_zero {m n : Int} {i : Nat} (h : (n - (m + 1)).toNat ≤ i) :
    (m<...n).toArray[i]! = 0 := eq_default_of getElem!_toArray_roo Nat.not_lt h
theorem getElem!_toArray_roo_eq_zero_iff {m n : Int} {i : Nat} :
    (m<...n).toArray[i]! = 0 ↔ (n - (m + 1)).toNat ≤ i ∨ m + ↑i = -1 :=
  eq_default_iff_of getElem!_toArray_roo Nat.not_lt add_one_add_eq_zero
theorem getElem!_toArray_roo_ne_zero_iff {m n : Int} {i : Nat} :
    (m<...n).toArray[i]! ≠ 0 ↔ i < (n - (m + 1)).toNat ∧ m + ↑i ≠ -1 :=
  ne_default_iff_of getElem!_toArray_roo (not_congr add_one_add_eq_zero)
theorem getD_toArray_roo {m n fallback : Int} {i : Nat} :
    (m<...n).toArray.getD i fallback = if i < (n - (m + 1)).toNat then m + 1 + ↑i else fallback :=
  array_getD_of getElem?_toArray_roo
@[simp] theorem getD_toArray_roo_eq_add {m n fallback : Int} {i : Nat} (h : i < (n - (m + 1)).toNat) :
    (m<...n).toArray.getD i fallback = m + 1 + ↑i := eq_value_of getD_toArray_roo h
@[simp] theorem getD_toArray_roo_eq_fallback {m n fallback : Int} {i : Nat} (h : (n - (m + 1)).toNat ≤ i) :
    (m<...n).toArray.getD i fallback = fallback := eq_default_of getD_toArray_roo Nat.not_lt h
theorem induct_roo_left (motive : Int → Int → Prop) (base : ∀ (a b : Int), b ≤ a + 1 → motive a b)
    (step : ∀ (a b : Int), a + 1 < b → motive (a + 1) b → motive a b) (a b : Int) : motive a b := by
  generalize e : (b - (a + 1)).toNat = k
  induction k generalizing a with
  | zero => exact base a b (toNat_sub_eq_zero.mp e)
  | succ k ih => exact have ⟨h, k, _⟩ := toNat_sub_eq_succ e; step a b h (ih (a + 1) k)
theorem induct_roo_right (motive : Int → Int → Prop) (base : ∀ (a b : Int), b ≤ a + 1 → motive a b)
    (step : ∀ (a b : Int), a + 1 ≤ b → motive a b → motive a (b + 1)) (a b : Int) : motive a b := by
  generalize e : (b - (a + 1)).toNat = k
  induction k generalizing b with
  | zero => exact base a b (toNat_sub_eq_zero.mp e)
  | succ k ih => 
    have ⟨h, _, k⟩ := toNat_sub_eq_succ e
    exact Int.sub_add_cancel b 1 ▸ step a (b - 1) (Int.le_sub_one_of_lt h) (ih (b - 1) k)

/- Lists: `m<...=n`. -/
theorem toList_roc_eq_toList_roo {m n : Int} : (m<...=n).toList = (m<...n + 1).toList := toList_rcc_eq_toList_rco
theorem toList_roc_eq_toList_rco {m n : Int} : (m<...=n).toList = ((m + 1)...n + 1).toList := toList_rcc_eq_toList_rco
theorem toList_roc_eq_toList_rcc {m n : Int} : (m<...=n).toList = ((m + 1)...=n).toList := rfl
@[simp] theorem toList_toArray_roc {m n : Int} : (m<...=n).toArray.toList = (m<...=n).toList := rfl
@[simp] theorem toArray_toList_roc {m n : Int} : (m<...=n).toList.toArray = (m<...=n).toArray := rfl
theorem toList_roc_eq_ite {m n : Int} :
    (m<...=n).toList = if m + 1 ≤ n then (m + 1) :: ((m + 1)<...=n).toList else [] := toList_rcc_eq_ite (m := m + 1)
@[deprecated toList_roc_eq_ite (since := "2026-07-21")]
theorem toList_roc_eq_if : type_of% @toList_roc_eq_ite := toList_roc_eq_ite
theorem toList_roc_succ_succ {m n : Int} : ((m + 1)<...=n + 1).toList = (m<...=n).toList.map (· + 1) :=
  toList_rcc_succ_succ (m := m + 1)
theorem toList_roc_succ_right_eq_cons_map {m n : Int} (h : m ≤ n) :
    (m<...=n + 1).toList = (m + 1) :: (m<...=n).toList.map (· + 1) :=
  toList_rcc_succ_right_eq_cons_map (m := m + 1) (Int.add_le_add_right h 1)
@[simp] theorem toList_roc_eq_nil_iff {m n : Int} : (m<...=n).toList = [] ↔ n ≤ m :=
  (toList_rcc_eq_nil_iff (m := m + 1)).trans lt_succ_iff_le
theorem toList_roc_ne_nil_iff {m n : Int} : (m<...=n).toList ≠ [] ↔ m < n := toList_rcc_ne_nil_iff (m := m + 1)
@[simp] theorem toList_roc_eq_nil {m n : Int} (h : n ≤ m) : (m<...=n).toList = [] := toList_roc_eq_nil_iff.mpr h
@[simp] theorem toList_roc_eq_singleton_iff {k m n : Int} : (m<...=n).toList = [k] ↔ n = m + 1 ∧ m + 1 = k :=
  toList_rcc_eq_singleton_iff (m := m + 1)
@[simp] theorem toList_roc_eq_singleton {m n : Int} (h : n = m + 1) : (m<...=n).toList = [m + 1] :=
  toList_roc_eq_singleton_iff.mpr ⟨h, rfl⟩
@[simp] theorem toList_roc_eq_cons_iff {xs : List Int} {m n a : Int} :
    (m<...=n).toList = a :: xs ↔ m + 1 = a ∧ m < n ∧ ((m + 1)<...=n).toList = xs := toList_rcc_eq_cons_iff (m := m + 1)
theorem toList_roc_eq_cons {m n : Int} (h : m < n) : (m<...=n).toList = (m + 1) :: ((m + 1)<...=n).toList :=
  toList_rcc_eq_cons (m := m + 1) h
theorem map_add_toList_roc {m n k : Int} : (m<...=n).toList.map (· + k) = ((m + k)<...=n + k).toList :=
  map_of (list_rcc rfl) (list_rcc sub_right_succ_succ) fun _ => add_succ_comm
theorem map_add_toList_roc' {m n k : Int} : (m<...=n).toList.map (k + ·) = ((k + m)<...=k + n).toList :=
  map_of (list_rcc rfl) (list_rcc sub_left_succ_succ) fun _ => add_succ_assoc
theorem toList_roc_add_right_eq_map {m n : Int} : (m<...=m + n).toList = (0...n).toList.map (fun x => x + m + 1) :=
  (map_of (list_rco sub_zero_eq) (list_rcc add_succ_sub_succ) fun _ => zero_add_add_succ).symm
theorem toList_roc_succ_right_eq_append {m n : Int} (h : m ≤ n) : (m<...=n + 1).toList = (m<...=n).toList ++ [n + 1] :=
  toList_rcc_succ_right_eq_append (m := m + 1) (Int.add_le_add_right h 1)
theorem toList_roc_eq_append {m n : Int} (h : m < n) : (m<...=n).toList = (m<...=n - 1).toList ++ [n] :=
  (toList_rcc_eq_append (m := m + 1) h).trans (congrArg (· ++ [n])
    (toList_rcc_eq_toList_rco.trans (congrArg (fun x => (_...x).toList) (Int.sub_add_cancel n 1))).symm)
theorem toList_roc_append_toList_roc {l m n : Int} (h : l ≤ m) (h' : m ≤ n) :
    (l<...=m).toList ++ (m<...=n).toList = (l<...=n).toList := by
  rw [toList_roc_eq_toList_rco, toList_roc_eq_toList_rco, toList_roc_eq_toList_rco]
  exact toList_rco_append_toList_rco (Int.add_le_add_right h 1) (Int.add_le_add_right h' 1)
theorem getElem?_toList_roc {m n : Int} {i : Nat} :
    (m<...=n).toList[i]? = if i < (n - m).toNat then some (m + 1 + ↑i) else none :=
  Rxc.Iterator.getElem?_toList.trans (if_decide succ_le_iff_lt_sub)
@[simp] theorem getElem_toList_roc {m n : Int} {i : Nat} (_h : i < (m<...=n).toList.length) :
    (m<...=n).toList[i] = m + 1 + ↑i := get_of getElem?_toList_roc
@[simp] theorem getElem?_toList_roc_eq_some_iff {k m n : Int} {i : Nat} :
    (m<...=n).toList[i]? = some k ↔ i < (n - m).toNat ∧ m + 1 + ↑i = k := eq_some_iff_of getElem?_toList_roc
@[simp] theorem getElem?_toList_roc_eq_none_iff {m n : Int} {i : Nat} :
    (m<...=n).toList[i]? = none ↔ (n - m).toNat ≤ i := eq_none_iff_of getElem?_toList_roc Nat.not_lt
@[simp] theorem isSome_getElem?_toList_roc_eq {m n : Int} {i : Nat} :
    ((m<...=n).toList[i]?.isSome = true) = (i < (n - m).toNat) := isSome_of getElem?_toList_roc
@[simp] theorem isNone_getElem?_toList_roc_eq {m n : Int} {i : Nat} :
    ((m<...=n).toList[i]?.isNone = true) = ((n - m).toNat ≤ i) := isNone_of getElem?_toList_roc Nat.not_lt
@[simp] theorem getElem?_toList_roc_eq_some {m n : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m<...=n).toList[i]? = some (m + 1 + ↑i) := eq_some_of getElem?_toList_roc h
@[simp] theorem getElem?_toList_roc_eq_none {m n : Int} {i : Nat} (h : (n - m).toNat ≤ i) :
    (m<...=n).toList[i]? = none := eq_none_of getElem?_toList_roc Nat.not_lt h
theorem getElem!_toList_roc {m n : Int} {i : Nat} :
    (m<...=n).toList[i]! = if i < (n - m).toNat then m + 1 + ↑i else 0 := get!_of getElem?_toList_roc
@[simp] theorem getElem!_toList_roc_eq_add {m n : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m<...=n).toList[i]! = m + 1 + ↑i := eq_value_of getElem!_toList_roc h
@[simp] theorem getElem!_toList_roc_eq_zero {m n : Int} {i : Nat} (h : (n - m).toNat ≤ i) : (m<...=n).toList[i]! = 0 :=
  eq_default_of getElem!_toList_roc Nat.not_lt h
theorem getElem!_toList_roc_eq_zero_iff {m n : Int} {i : Nat} :
    (m<...=n).toList[i]! = 0 ↔ (n - m).toNat ≤ i ∨ m + ↑i = -1 :=
  eq_default_iff_of getElem!_toList_roc Nat.not_lt add_one_add_eq_zero
theorem getElem!_toList_roc_ne_zero_iff {m n : Int} {i : Nat} :
    (m<...=n).toList[i]! ≠ 0 ↔ i < (n - m).toNat ∧ m + ↑i ≠ -1 :=
  ne_default_iff_of getElem!_toList_roc (not_congr add_one_add_eq_zero)
theorem getD_toList_roc {m n fallback : Int} {i : Nat} :
    (m<...=n).toList.getD i fallback = if i < (n - m).toNat then m + 1 + ↑i else fallback := getD_of getElem?_toList_roc
@[simp] theorem getD_toList_roc_eq_add {m n fallback : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m<...=n).toList.getD i fallback = m + 1 + ↑i := eq_value_of getD_toList_roc h
@[simp] theorem getD_toList_roc_eq_fallback {m n fallback : Int} {i : Nat} (h : (n - m).toNat ≤ i) :
    (m<...=n).toList.getD i fallback = fallback := eq_default_of getD_toList_roc Nat.not_lt h

/- Arrays: `m<...=n`. -/
theorem toArray_roc_eq_toArray_rcc {m n : Int} : (m<...=n).toArray = ((m + 1)...=n).toArray := rfl
theorem toArray_roc_eq_toArray_roo {m n : Int} : (m<...=n).toArray = (m<...n + 1).toArray :=
  array_eq_of toArray_toList_roc toList_roc_eq_toList_roo
theorem toArray_roc_eq_toArray_rco {m n : Int} : (m<...=n).toArray = ((m + 1)...n + 1).toArray :=
  array_eq_of toArray_toList_roc toList_roc_eq_toList_rco
theorem toArray_roc_eq_ite {m n : Int} :
    (m<...=n).toArray = if m + 1 ≤ n then #[m + 1] ++ ((m + 1)<...=n).toArray else #[] :=
  array_ite_of toArray_toList_roc toArray_toList_roc toList_roc_eq_ite
@[deprecated toArray_roc_eq_ite (since := "2026-07-21")]
theorem toArray_roc_eq_if : type_of% @toArray_roc_eq_ite := toArray_roc_eq_ite
theorem toArray_roc_succ_succ {m n : Int} : ((m + 1)<...=n + 1).toArray = (m<...=n).toArray.map (· + 1) :=
  (array_map_of toArray_toList_roc toArray_toList_roc toList_roc_succ_succ.symm).symm
theorem toArray_roc_succ_right_eq_append_map {m n : Int} (h : m ≤ n) :
    (m<...=n + 1).toArray = #[m + 1] ++ (m<...=n).toArray.map (· + 1) :=
  (array_cons_of toArray_toList_roc List.map_toArray.symm (toList_roc_succ_right_eq_cons_map h)).trans
    (congrArg (#[_] ++ Array.map _ ·) toArray_toList_roc)
@[simp] theorem toArray_roc_eq_nil_iff {m n : Int} : (m<...=n).toArray = #[] ↔ n ≤ m :=
  array_eq_iff_of toArray_toList_roc toList_roc_eq_nil_iff
theorem toArray_roc_ne_nil_iff {m n : Int} : (m<...=n).toArray ≠ #[] ↔ m < n :=
  array_ne_iff_of toArray_toList_roc toList_roc_ne_nil_iff
@[simp] theorem toArray_roc_eq_nil {m n : Int} (h : n ≤ m) : (m<...=n).toArray = #[] :=
  array_eq_of toArray_toList_roc (toList_roc_eq_nil h)
@[simp] theorem toArray_roc_eq_singleton_iff {k m n : Int} : (m<...=n).toArray = #[k] ↔ n = m + 1 ∧ m + 1 = k :=
  array_eq_iff_of toArray_toList_roc toList_roc_eq_singleton_iff
@[simp] theorem toArray_roc_eq_singleton {m n : Int} (h : n = m + 1) : (m<...=n).toArray = #[m + 1] :=
  array_eq_of toArray_toList_roc (toList_roc_eq_singleton h)
@[simp] theorem toArray_roc_eq_singleton_append_iff {xs : Array Int} {m n a : Int} :
    (m<...=n).toArray = #[a] ++ xs ↔ m + 1 = a ∧ m < n ∧ ((m + 1)<...=n).toArray = xs :=
  array_cons_iff_of toArray_toList_roc toArray_toList_roc toList_roc_eq_cons_iff
theorem toArray_roc_eq_singleton_append {m n : Int} (h : m < n) :
    (m<...=n).toArray = #[m + 1] ++ ((m + 1)<...=n).toArray :=
  array_cons_of toArray_toList_roc toArray_toList_roc (toList_roc_eq_cons h)
theorem map_add_toArray_roc {m n k : Int} : (m<...=n).toArray.map (· + k) = ((m + k)<...=n + k).toArray :=
  array_map_of toArray_toList_roc toArray_toList_roc map_add_toList_roc
theorem map_add_toArray_roc' {m n k : Int} : (m<...=n).toArray.map (k + ·) = ((k + m)<...=k + n).toArray :=
  array_map_of toArray_toList_roc toArray_toList_roc map_add_toList_roc'
theorem toArray_roc_add_right_eq_map {m n : Int} : (m<...=m + n).toArray = (0...n).toArray.map (fun x => x + m + 1) :=
  (array_map_of toArray_toList_rco toArray_toList_roc toList_roc_add_right_eq_map.symm).symm
theorem toArray_roc_succ_right_eq_push {m n : Int} (h : m ≤ n) :
    (m<...=n + 1).toArray = (m<...=n).toArray.push (n + 1) :=
  array_push_of toArray_toList_roc toArray_toList_roc (toList_roc_succ_right_eq_append h)
theorem toArray_roc_eq_push {m n : Int} (h : m < n) : (m<...=n).toArray = (m<...=n - 1).toArray.push n :=
  array_push_of toArray_toList_roc toArray_toList_roc (toList_roc_eq_append h)
theorem toArray_roc_append_toArray_roc {l m n : Int} (h : l ≤ m) (h' : m ≤ n) :
    (l<...=m).toArray ++ (m<...=n).toArray = (l<...=n).toArray :=
  array_append_of toArray_toList_roc toArray_toList_roc toArray_toList_roc (toList_roc_append_toList_roc h h')
theorem getElem?_toArray_roc {m n : Int} {i : Nat} :
    (m<...=n).toArray[i]? = if i < (n - m).toNat then some (m + 1 + ↑i) else none :=
  Array.getElem?_toList.symm.trans getElem?_toList_roc
@[simp] theorem getElem_toArray_roc {m n : Int} {i : Nat} (_h : i < (m<...=n).toArray.size) :
    (m<...=n).toArray[i] = m + 1 + ↑i := array_get_of getElem?_toArray_roc
@[simp] theorem getElem?_toArray_roc_eq_some_iff {k m n : Int} {i : Nat} :
    (m<...=n).toArray[i]? = some k ↔ i < (n - m).toNat ∧ m + 1 + ↑i = k := eq_some_iff_of getElem?_toArray_roc
@[simp] theorem getElem?_toArray_roc_eq_none_iff {m n : Int} {i : Nat} :
    (m<...=n).toArray[i]? = none ↔ (n - m).toNat ≤ i := eq_none_iff_of getElem?_toArray_roc Nat.not_lt
@[simp] theorem isSome_getElem?_toArray_roc_eq {m n : Int} {i : Nat} :
    ((m<...=n).toArray[i]?.isSome = true) = (i < (n - m).toNat) := isSome_of getElem?_toArray_roc
@[simp] theorem isNone_getElem?_toArray_roc_eq {m n : Int} {i : Nat} :
    ((m<...=n).toArray[i]?.isNone = true) = ((n - m).toNat ≤ i) := isNone_of getElem?_toArray_roc Nat.not_lt
@[simp] theorem getElem?_toArray_roc_eq_some {m n : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m<...=n).toArray[i]? = some (m + 1 + ↑i) := eq_some_of getElem?_toArray_roc h
@[simp] theorem getElem?_toArray_roc_eq_none {m n : Int} {i : Nat} (h : (n - m).toNat ≤ i) :
    (m<...=n).toArray[i]? = none := eq_none_of getElem?_toArray_roc Nat.not_lt h
theorem getElem!_toArray_roc {m n : Int} {i : Nat} :
    (m<...=n).toArray[i]! = if i < (n - m).toNat then m + 1 + ↑i else 0 := array_get!_of getElem?_toArray_roc
@[simp] theorem getElem!_toArray_roc_eq_add {m n : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m<...=n).toArray[i]! = m + 1 + ↑i := eq_value_of getElem!_toArray_roc h
@[simp] theorem getElem!_toArray_roc_eq_zero {m n : Int} {i : Nat} (h : (n - m).toNat ≤ i) :
    (m<...=n).toArray[i]! = 0 := eq_default_of getElem!_toArray_roc Nat.not_lt h
theorem getElem!_toArray_roc_eq_zero_iff {m n : Int} {i : Nat} :
    (m<...=n).toArray[i]! = 0 ↔ (n - m).toNat ≤ i ∨ m + ↑i = -1 :=
  eq_default_iff_of getElem!_toArray_roc Nat.not_lt add_one_add_eq_zero
theorem zero_lt_getElem!_toArray_roc_iff {m n : Int} {i : Nat} :
    (m<...=n).toArray[i]! ≠ 0 ↔ i < (n - m).toNat ∧ m + ↑i ≠ -1 :=
  ne_default_iff_of getElem!_toArray_roc (not_congr add_one_add_eq_zero)
theorem getD_toArray_roc {m n fallback : Int} {i : Nat} :
    (m<...=n).toArray.getD i fallback = if i < (n - m).toNat then m + 1 + ↑i else fallback :=
  array_getD_of getElem?_toArray_roc
@[simp] theorem getD_toArray_roc_eq_add {m n fallback : Int} {i : Nat} (h : i < (n - m).toNat) :
    (m<...=n).toArray.getD i fallback = m + 1 + ↑i := eq_value_of getD_toArray_roc h
@[simp] theorem getD_toArray_roc_eq_fallback {m n fallback : Int} {i : Nat} (h : (n - m).toNat ≤ i) :
    (m<...=n).toArray.getD i fallback = fallback := eq_default_of getD_toArray_roc Nat.not_lt h
theorem induct_roc_left (motive : Int → Int → Prop) (base : ∀ (a b : Int), b ≤ a → motive a b)
    (step : ∀ (a b : Int), a < b → motive (a + 1) b → motive a b) (a b : Int) : motive a b :=
  induct_rco_left motive base step a b
theorem induct_roc_right (motive : Int → Int → Prop) (base : ∀ (a b : Int), b ≤ a → motive a b)
    (step : ∀ (a b : Int), a ≤ b → motive a b → motive a (b + 1)) (a b : Int) : motive a b :=
  induct_rco_right motive base step a b
end Int
