/-
What is at the places of a list or an array, and what follows from its first element.
-/
namespace Std.PRange
section
variable {α : Type u} {i : Nat} {a b x k d : α} {P Q R : Prop}
private theorem if_decide {_ : Decidable P} {_ : Decidable Q} (h : P ↔ Q) :
    (if decide P then a else b) = if Q then a else b :=
  ite_congr (decide_eq_true_eq.trans (propext h)) (fun _ => rfl) fun _ => rfl
section
variable {o : Option α} {_ : Decidable P}
private theorem eq_some_of (h : o = if P then some x else none) (p : P) : o = some x := h.trans (if_pos p)
private theorem eq_none_of (h : o = if P then some x else none) (q : ¬P ↔ Q) (k : Q) : o = none :=
  h.trans (if_neg (q.mpr k))
private theorem eq_some_iff_of (h : o = if P then some x else none) : o = some k ↔ P ∧ x = k := by
  subst h
  split
  · next p => exact (Option.some_inj (a := x)).trans (and_iff_right p).symm
  · next p => exact iff_of_false nofun fun k => p k.1
private theorem eq_none_iff_of (h : o = if P then some x else none) (q : ¬P ↔ Q) : o = none ↔ Q := by
  subst h
  split
  · next p => exact iff_of_false nofun fun k => q.mpr k p
  · next p => exact iff_of_true rfl (q.mp p)
private theorem isSome_of (h : o = if P then some x else none) : (o.isSome = true) = P := by
  subst h
  split
  · next p => exact (eq_true rfl).trans (eq_true p).symm
  · next p => exact (eq_false nofun).trans (eq_false p).symm
private theorem isNone_of (h : o = if P then some x else none) (q : ¬P ↔ Q) : (o.isNone = true) = Q :=
  propext (Option.isNone_iff_eq_none.trans (eq_none_iff_of h q))
end

/- Values with a default. -/
section
variable {v : α} {_ : Decidable P}
private theorem eq_value_of (h : v = if P then x else d) (p : P) : v = x := h.trans (if_pos p)
private theorem eq_default_of (h : v = if P then x else d) (q : ¬P ↔ Q) (k : Q) : v = d := h.trans (if_neg (q.mpr k))
private theorem eq_default_iff_of (h : v = if P then x else d) (q : ¬P ↔ Q) (r : x = d ↔ R) : v = d ↔ Q ∨ R := by
  subst h
  split
  · next p => exact r.trans (or_iff_right fun k => q.mpr k p).symm
  · next p => exact iff_of_true rfl (.inl (q.mp p))
private theorem eq_default_iff_of_ne (h : v = if P then x else d) (q : ¬P ↔ Q) (r : x ≠ d) : v = d ↔ Q :=
  (eq_default_iff_of h q (iff_false_intro r)).trans (or_iff_left id)
private theorem ne_default_iff_of (h : v = if P then x else d) (r : x ≠ d ↔ R) : v ≠ d ↔ P ∧ R := by
  subst h
  split
  · next p => exact r.trans (and_iff_right p).symm
  · next p => exact iff_of_false (fun k => k rfl) fun k => p k.1
private theorem pos_iff_of {v x : Nat} (h : v = if P then x else 0) (r : 0 < x ↔ R) : 0 < v ↔ P ∧ R := by
  subst h
  split
  · next p => exact r.trans (and_iff_right p).symm
  · next p => exact iff_of_false (Nat.lt_irrefl 0) fun k => p k.1
private theorem pos_iff_of_pos {v x : Nat} (h : v = if P then x else 0) (r : 0 < x) : 0 < v ↔ P :=
  (pos_iff_of h (iff_true_intro r)).trans (and_iff_left trivial)
end

/- Lists and arrays. -/
section
variable {L : List α} {A : Array α} {_ : Decidable P}
private theorem getD_of (h : L[i]? = if P then some x else none) : L.getD i d = if P then x else d :=
  (congrArg (Option.getD · d) h).trans (apply_ite (Option.getD · d) ..)
private theorem get!_of {_ : Inhabited α} (h : L[i]? = if P then some x else none) :
    L[i]! = if P then x else default := List.getElem!_eq_getElem?_getD.trans (getD_of h)
private theorem get_of (h : L[i]? = if P then some x else none) {k : i < L.length} : L[i] = x :=
  ((eq_some_iff_of h).mp (List.getElem?_eq_getElem k)).2.symm
private theorem array_getD_of (h : A[i]? = if P then some x else none) : A.getD i d = if P then x else d :=
  Array.getD_eq_getD_getElem?.trans ((congrArg (Option.getD · d) h).trans (apply_ite (Option.getD · d) ..))
private theorem array_get!_of {_ : Inhabited α} (h : A[i]? = if P then some x else none) :
    A[i]! = if P then x else default := Array.getElem!_eq_getD.trans (array_getD_of h)
private theorem array_get_of (h : A[i]? = if P then some x else none) {k : i < A.size} : A[i] = x :=
  ((eq_some_iff_of h).mp (Array.getElem?_eq_getElem k)).2.symm
end

/- The first element. -/
section
variable {L L' xs : List α} {_ : Decidable P}
private theorem eq_nil_iff_of (h : L = if P then a :: L' else []) (q : ¬P ↔ Q) : L = [] ↔ Q := by
  subst h
  split
  · next p => exact iff_of_false nofun fun k => q.mpr k p
  · next p => exact iff_of_true rfl (q.mp p)
private theorem ne_nil_iff_of (h : L = if P then a :: L' else []) : L ≠ [] ↔ P :=
  (not_congr (eq_nil_iff_of h Iff.rfl)).trans Decidable.not_not
private theorem eq_cons_iff_of (h : L = if P then a :: L' else []) : L = b :: xs ↔ a = b ∧ P ∧ L' = xs := by
  subst h
  split
  · next p => exact List.cons.injEq .. ▸ and_congr_right' (and_iff_right p).symm
  · next p => exact iff_of_false nofun fun k => p k.2.1
end

/- Lists that have `f 0`, `f 1`, … at their places. -/
section
variable {L L' L'' : List α} {l l' : Nat} {f f' : Nat → α}
private theorem list_of (h : ∀ i, L[i]? = if i < l then some (f i) else none) : L = (List.range l).map f :=
  List.ext_getElem? fun i => by
    rw [h, List.getElem?_map]
    split
    · next h => rw [List.getElem?_range h]; rfl
    · next h => rw [List.getElem?_eq_none (List.length_range.symm ▸ Nat.le_of_not_lt h)]; rfl
private theorem map_of {g : α → α} (h : L = (List.range l).map f) (h' : L' = (List.range l).map f')
    (e : ∀ i, g (f i) = f' i) : L.map g = L' := by
  rw [h, h', List.map_map]
  exact congrArg (List.map · _) (funext e)
private theorem append_of (h : L = (List.range l).map f) (h' : L' = (List.range l').map f')
    (h'' : L'' = (List.range (l + l')).map f) (e : ∀ i, f (l + i) = f' i) : L ++ L' = L'' := by
  rw [h, h', h'', List.range_add, List.map_append, List.map_map]
  exact congrArg (_ ++ List.map · _) (funext e).symm
end

/- Arrays by their lists. -/
section
variable {A A' A'' : Array α} {L L' L'' : List α}
private theorem array_ite_of {_ : Decidable P} (a : L.toArray = A) (a' : L'.toArray = A')
    (h : L = if P then x :: L' else []) : A = if P then #[x] ++ A' else #[] :=
  a ▸ a' ▸ h ▸ (apply_ite List.toArray ..).trans
    (ite_congr rfl (fun _ => (List.append_toArray [x] L').symm) fun _ => rfl)
private theorem array_ite_push_of {_ : Decidable P} (a : L.toArray = A) (a' : L'.toArray = A')
    (h : L = if P then L' ++ [x] else []) : A = if P then A'.push x else #[] :=
  a ▸ a' ▸ h ▸ (apply_ite List.toArray ..).trans (ite_congr rfl (fun _ => (List.push_toArray ..).symm) fun _ => rfl)
private theorem array_cons_of (a : L.toArray = A) (a' : L'.toArray = A') (h : L = x :: L') : A = #[x] ++ A' :=
  a ▸ a' ▸ h ▸ (List.append_toArray [x] L').symm
private theorem array_push_of (a : L.toArray = A) (a' : L'.toArray = A') (h : L = L' ++ [x]) : A = A'.push x :=
  a ▸ a' ▸ h ▸ (List.push_toArray ..).symm
private theorem array_append_of (a : L.toArray = A) (a' : L'.toArray = A') (a'' : L''.toArray = A'')
    (h : L ++ L' = L'') : A ++ A' = A'' := a ▸ a' ▸ a'' ▸ h ▸ List.append_toArray L L'
private theorem array_map_of {g : α → α} (a : L.toArray = A) (a' : L'.toArray = A') (h : L.map g = L') :
    A.map g = A' := a ▸ a' ▸ h ▸ List.map_toArray
private theorem array_eq_of (a : L.toArray = A) (h : L = L') : A = L'.toArray := a ▸ congrArg List.toArray h
private theorem array_ne_of (a : L.toArray = A) (h : L ≠ L') : A ≠ L'.toArray := a ▸ mt (congrArg Array.toList) h
private theorem array_eq_iff_of (a : L.toArray = A) (h : L = L' ↔ P) : A = L'.toArray ↔ P :=
  a ▸ Array.toList_inj.symm.trans h
private theorem array_ne_iff_of (a : L.toArray = A) (h : L ≠ L' ↔ P) : A ≠ L'.toArray ↔ P :=
  a ▸ (not_congr Array.toList_inj.symm).trans h
private theorem array_cons_iff_of {xs : Array α} (a : L.toArray = A) (a' : L'.toArray = A')
    (h : L = x :: xs.toList ↔ P ∧ Q ∧ L' = xs.toList) : A = #[x] ++ xs ↔ P ∧ Q ∧ A' = xs :=
  a ▸ a' ▸ Array.toList_inj.symm.trans ((iff_of_eq (congrArg (_ = ·) Array.toList_append)).trans
    (h.trans (and_congr_right' (and_congr_right' Array.toList_inj))))
end
end
end Std.PRange
