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
