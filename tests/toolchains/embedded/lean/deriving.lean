/- Classes that are derived, with their laws. -/
structure Point (α : Type u) where
  x : α
  y : α
  deriving Repr, BEq, DecidableEq, Inhabited, Nonempty, Ord, ReflBEq, LawfulBEq
inductive Tree (α : Type) where
  | leaf
  | node (l : Tree α) (v : α) (r : Tree α)
  deriving Repr, BEq, DecidableEq, Inhabited, Ord, ReflBEq, LawfulBEq
inductive Color | red | green | blue
  deriving Repr, BEq, DecidableEq, Inhabited, Nonempty, Ord, ReflBEq, LawfulBEq
theorem point_beq (p q : Point Nat) (h : (p == q) = true) : p = q := eq_of_beq h
theorem tree_beq (s t : Tree Nat) : (s == t) = true ↔ s = t := beq_iff_eq
theorem color_beq (c : Color) : (c == c) = true := by simp
#guard Tree.node .leaf 3 .leaf == .node .leaf 3 .leaf
#guard compare Color.red Color.blue == .lt
inductive Wrong (α : Type) where | mk (f : α → α)
  deriving BEq -- FAIL: failed to synthesize

/- Hash values and comparisons of words, arrays and vectors. -/
structure Packet where
  kind : UInt8
  port : UInt16
  address : UInt32
  size : USize
  offset : Int32
  body : ByteArray
  deriving Hashable
#guard hash (300 : UInt16) == 300 && hash (-1 : Int8) == 255
#guard hash (ByteArray.mk #[1, 2]) == hash (ByteArray.mk #[1, 2])
#guard hash (Packet.mk 1 2 3 4 5 (.mk #[6])) == hash (Packet.mk 1 2 3 4 5 (.mk #[6]))
#guard hash (Packet.mk 1 2 3 4 5 (.mk #[6])) != hash (Packet.mk 1 2 3 4 6 (.mk #[6]))
theorem hash_u8 (n : UInt8) : hash n = n.toUInt64 := rfl
structure Row where
  bits : BitVec 8
  cells : Array Nat
  pair : Vector Nat 2
  last : Ordering
  deriving Ord
#guard compare (Row.mk 1 #[1, 2] #v[1, 2] .lt) (.mk 1 #[1, 2] #v[1, 3] .lt) == .lt
#guard compare (Row.mk 1 #[1, 2] #v[1, 2] .gt) (.mk 1 #[1, 2] #v[1, 2] .eq) == .gt
#guard compare 200#8 100#8 == .gt
#guard compare #[1, 2] #[1, 2] == .eq
#guard compare #[1, 2] #[1, 2, 0] == .lt
#guard compare #[1, 2] #[1] == .gt
#guard compare #[1, 3] #[1, 2, 0] == .lt -- FAIL: did not evaluate to `true`
theorem compare_arrays : compare #[1, 2] #[1] = .gt := by simp [Array.compare_eq_compare_toList]
theorem compare_vectors (x y : Vector Nat 3) : compare x y = compare x.toList y.toList := Vector.compare_eq_compare_toList
theorem arrays_trans (x y z : Array Nat) (h : x ≤ y) (k : y < z) : x < z := Array.lt_of_le_of_lt h k
theorem vectors_order (x y z : Vector Int 2) (h : x ≤ y) (k : y < z) : x < z := by grind
example (x y z : Vector Int 2) (h : x ≤ y) (k : z ≤ y) : x ≤ z := by grind -- FAIL: `grind` failed
inductive Opaque where | mk (f : Nat → Nat)
  deriving Hashable -- FAIL: failed to synthesize
