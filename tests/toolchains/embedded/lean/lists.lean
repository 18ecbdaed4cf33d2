-- Lists: functions, their laws by `simp`, decidable relations, recursion through lists.
open List

/- Values. -/
example : [1, 2, 3].zipIdx = [(1, 0), (2, 1), (3, 2)] := rfl
example : [3, 1, 2].merge [5, 4] = [3, 1, 2, 5, 4] := by simp
example : range' 3 4 2 = [3, 5, 7, 9] := rfl
example : [1, 5, 3, 2, 5].erase 5 = [1, 3, 2, 5] := by decide
example : [5, 1, 4].min? = some 1 ∧ [5, 1, 4].max? = some 5 := by decide
example : [1, 2, 3, 4, 5].rotateLeft 3 = [4, 5, 1, 2, 3] ∧ [1, 2, 3].rotateRight = [3, 1, 2] := by decide
example : [1, 1, 2, 2, 2, 3].splitBy (· == ·) = [[1, 1], [2, 2, 2], [3]] := by decide
example : intercalate [0] [[1, 2], [], [3]] = [1, 2, 0, 0, 3] := rfl
example : [(1, true), (2, false)].lookup 2 = some false := rfl
#eval [3, 1, 2].mergeSort -- SAYS: [1, 2, 3]
#eval [1, 3, 2, 2, 3, 5].eraseDups -- SAYS: [1, 3, 2, 5]
#eval [6, 8, 9, 5].span (· > 5) -- SAYS: ([6, 8, 9], [5])

/- Relations and their notation. -/
example : [1, 2] <+: [1, 2, 3] ∧ [2, 3] <:+ [1, 2, 3] ∧ [2] <:+: [1, 2, 3] ∧ [1, 3] <+ [1, 2, 3] := by decide
example : ¬ [2, 1] <+ [1, 2, 3] := by decide
example : [3, 1, 2] ~ [1, 2, 3] ∧ ¬ [1, 1] ~ [1, 2] := by decide
example : [1, 2, 3].Nodup ∧ [1, 2, 3].Pairwise (· < ·) ∧ ¬ [1, 2, 1].Nodup := by decide
example : [1, 2] < [1, 3] ∧ [] < [1] ∧ ¬ [2] ≤ [1, 5] := by decide
example : [1, 2] ⊆ [2, 3, 1] := by decide
example : [1, 2] <+: [2] := by decide -- FAIL: is false
#check fun (l m : List Nat) (h : l <+: m) => h.length_le -- SAYS: l.length ≤ m.length
#check fun (l m : List Nat) (h : l ~ m) => h -- SAYS: l ~ m → l ~ m

/- Laws by `simp`. -/
namespace Lists
variable {α β : Type} (l m : List α) (f : α → β) (p : α → Bool)
theorem take_map (n : Nat) : (l.map f).take n = (l.take n).map f := by simp
theorem length_zip_take (n : Nat) : ((l.take n).zip (l.drop n)).length = min (min n l.length) (l.length - n) := by simp
theorem last_append (a : α) : (l ++ [a]).getLast? = some a := by simp
theorem mem_set (a : α) (h : 0 < l.length) : a ∈ l.set 0 a := List.mem_set h a
theorem getElem_of_append (i : Nat) (h : i < l.length) : (l ++ m)[i]? = some l[i] := by
  rw [getElem?_append_left h, getElem?_eq_getElem h]
theorem filter_count : (l.filter p).length = l.countP p := countP_eq_length_filter.symm
theorem perm_rev : l.reverse ++ m ~ m ++ l := (perm_append_comm).trans ((reverse_perm l).append_left m)
theorem nodup_map (h : (l.map f).Nodup) : l.Nodup := h.of_map f fun _ _ k e => k (e ▸ rfl)
theorem sorted (l : List Nat) : (l.mergeSort).Pairwise (· ≤ ·) := by
  have h := pairwise_mergeSort (le := fun a b : Nat => decide (a ≤ b)) (by simp; omega) (by simp; omega) l
  simpa using h
theorem sum_map_const (n : Nat) : (l.map fun _ => n).sum = l.length * n := by
  rw [map_const', sum_replicate_nat]
theorem prod_two : [a, b].prod = a * (b * (1 : Nat)) := rfl
theorem or_some (o : Option α) : (o.or none).isSome = o.isSome := by simp
theorem opt (o : Option Nat) (h : o.map (· + 1) = some 3) : o = some 2 := by simpa using h
theorem filter_opt (o : Option Nat) : (o.filter (· > 3)).isSome = o.any (· > 3) := by simp
theorem modified (n i : Nat) (h : n ≠ i) (f : α → α) : (l.modify n f)[i]? = l[i]? := by simp [h]
theorem inserted (n : Nat) (a : α) : (l.insertIdx n a).eraseIdx n = l := by simp
theorem enumerated (g : Fin 3 → α) : (ofFn g).length = 3 ∧ ofFn g = [g 0, g 1, g 2] := by simp
theorem numbered (g : Nat → α → β) : (l.mapFinIdx fun i a _ => g i a) = l.mapIdx g := by simp
theorem every_place (n : Nat) (i : Fin n) : i ∈ finRange n := by simp
theorem last_sum (l : List Nat) : (l.scanl (· + ·) 0).length = l.length + 1 := by simp
theorem parts (l : List Nat) : [0].intercalate (l.splitOn 0) = l := by simp
theorem least (g : α → Nat) (h : l ≠ []) : l[l.minIdxOn g h]'(by simp) = l.minOn g h := by simp
theorem greatest (g : α → Nat) (h : l ++ [] ≠ []) : (l ++ []).maxOn g h = l.maxOn g (by simpa using h) := by simp
theorem least_of_all (a : Nat) (h : a ∈ l.map (fun _ => 3)) : ((l.map fun _ => 3).minOn id (ne_nil_of_mem h)) ≤ a :=
  List.apply_minOn_le_of_mem (f := id) h
example (a : α) : a ∈ l ++ m ↔ a ∈ m ++ l := by simp -- FAIL: unsolved goals
example (l : List Nat) : l.reverse.length = l.length := by simp? -- SAYS: simp only [length_reverse]
example (l m : List Nat) (h : l ~ m) : l.length = m.length := by exact? -- SAYS: exact Perm.length_eq h
theorem in_a_monad (g : α → Option β) (a : α) : (a :: l).mapM g = return (← g a) :: (← l.mapM g) := by simp
theorem folded {σ : Type} {M : Type → Type} [Monad M] [LawfulMonad M] (g : σ → α → M σ) (s : σ) :
    (l ++ m).foldlM g s = l.foldlM g s >>= m.foldlM g := by simp
theorem pure_steps (q : α → Bool) : (l.anyM (m := Option) fun a => pure (q a)) = some (l.any q) := anyM_pure
def total (g : α → Nat) (l : List α) : Nat := Id.run do
  let mut s := 0
  for h : a in l do
    have : a ∈ l := h
    s := s + g a
  return s
theorem looped (g : α → Nat) : total g l = l.attach.foldl (fun s a => s + g a.1) 0 := by simp [total]
theorem found : (l.find? p).isSome ↔ ∃ x, x ∈ l ∧ p x := by simp
theorem found_at (q : β → Bool) : (l.map f).findIdx? q = l.findIdx? (q ∘ f) := by simp
theorem not_found [BEq α] [LawfulBEq α] (a : α) : l.idxOf? a = none ↔ a ∉ l := by simp
theorem at_fin (i : Fin l.length) : l[i] ∈ l := by simp
theorem ordered (l m : List Nat) : ¬ l ≤ m ↔ m < l := by simp
theorem ordered_cons (a : Nat) (l m : List Nat) : a :: l < a :: m ↔ l < m := by simp
theorem ordered_trans (l m n : List Nat) (h : l ≤ m) (k : m < n) : l < n := List.lt_of_le_of_lt h k
theorem extreme (n a : Nat) (h : 0 < n) : (replicate n a).min? = some a := by simp [h]
theorem with_proof {P : α → Prop} (H : ∀ a, a ∈ l ++ m → P a) :
    ((l ++ m).attachWith P H).length = l.length + m.length := by simp
theorem counted_with_proof : l.attach.countP (fun a => p a.1) = l.countP p := by simp
theorem erased [BEq α] [LawfulBEq α] (n : Nat) (a : α) : (replicate n a).erase a = replicate (n - 1) a := by simp
theorem by_places (R : α → α → Prop) (h : l.Pairwise R) (i j : Nat) (hj : j < l.length) (k : i < j) :
    R (l[i]'(Nat.lt_trans k hj)) l[j] := pairwise_iff_getElem.mp h _ _ _ _ k
theorem part_of_filter (h : m <+ l.filter p) : ∃ k, k <+ l ∧ m = k.filter p := sublist_filter_iff.mp h
#check (⟨1, by decide⟩ : Fin 3) -- SAYS: ⟨1, ⋯⟩ : Fin 3
#check () -- SAYS: () : Unit
end Lists

/- Recursion through lists. -/
variable {α β : Type}
inductive Tree (α : Type) where
  | node (value : α) (children : List (Tree α))

namespace Tree
def size : Tree α → Nat
  | node _ ts => 1 + (ts.map size).sum
def depth : Tree α → Nat
  | node _ ts => 1 + (ts.map fun t => t.depth).foldl max 0
termination_by t => sizeOf t
def map (f : α → β) : Tree α → Tree β
  | node a ts => node (f a) (ts.attach.map fun ⟨t, _⟩ => t.map f)
def values : Tree α → List α
  | node a ts => a :: ts.flatMap values
example : (node 1 [node 2 [], node 3 [node 4 []]]).size = 4 := by simp [size]
example : (node 1 [node 2 [], node 3 [node 4 []]]).depth = 3 := by simp [depth]
#eval (node 1 [node 2 [], node 3 [node 4 []]]).values -- SAYS: [1, 2, 3, 4]
theorem size_pos (t : Tree α) : 0 < t.size := by
  cases t
  rw [size]
  omega
theorem length_values (t : Tree α) : t.values.length = t.size := by
  match t with
  | node a ts =>
    rw [values, size, length_cons, length_flatMap, Nat.add_comm]
    congr 2
    exact map_congr_left fun t _ => length_values t
theorem size_map (f : α → β) (t : Tree α) : (t.map f).size = t.size := by
  fun_induction map with
  | case1 a ts ih =>
    rw [size, size, map_map]
    congr 2
    rw [← attach_map_val (f := size)]
    exact map_congr_left fun t _ => ih t.1 t.2
end Tree

/- Lists are compared from the left. -/
theorem compare_lists : compare [1, 2] [1, 3] = .lt ∧ compare [2] [1, 3] = .gt ∧ compare [1] [1] = .eq := by decide
theorem compare_longer (x : Nat) (xs : List Nat) : compare (x :: xs) [] = .gt := by simp
theorem compare_shorter (x : Nat) (xs : List Nat) : compare (x :: xs) [] = .lt := by simp -- FAIL
namespace Elements
variable {α : Type u} (x y : α) (ys : List α)
example : (x :: ys)[0] = x := by simp
example : (x :: ys)[0]? = some x := by simp
example : (x :: y :: ys)[1] = y := by simp
example : (x :: y :: ys)[1]? = some y := by simp
example (i : Nat) : (x :: ys)[i + 1]? = ys[i]? := by simp
example (i : Nat) (h : i < ys.length) : (x :: ys)[i + 1]'(Nat.succ_lt_succ h) = ys[i] := by simp
example : #[x, y][1] = y := by simp
example : #[x, y][1]? = some y := by simp
example [Inhabited α] : [x, y][1]! = y := by simp
example (p : α → Bool) (h : p x = true) : ∃ z, (x :: ys)[0]? = some z ∧ p z = true := by simp_all
example (h : x ≠ y) : (x :: ys)[0]? = some y := by simp -- FAIL: unsolved goals
end Elements
