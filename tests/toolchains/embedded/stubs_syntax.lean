/- Syntax, macros and unexpanders that are in Lean's shared library and only declared here. A declaration whose last
   line ends in the mark must be refused. -/

/- Notation, and how it is printed. -/
example (a b : Bool) : (a && b || !a) = (!a || b) := by cases a <;> cases b <;> rfl
example (p q : Prop) (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩
example (p q : Prop) (h : p /\ q) : q \/ p := Or.inl h.2
example (p q : Prop) : (p <-> q) ↔ (q ↔ p) := ⟨Iff.symm, Iff.symm⟩
example : ∀ x ∈ [1, 2, 3], x < 4 := by decide
example : ∃ x > 3, x < 5 := ⟨4, by decide, by decide⟩
example (x : { n : Nat // 2 ≤ n }) : 1 < x.1 := x.2
example (f g : Nat → Nat) (h : f = g) : (f ∘ g) 1 = g (g 1) := by subst h; rfl
example : (3, 4).1 = 3 := rfl
example (x : Option Nat) (h : x matches some _) : True := trivial
example (n : Nat) : (if n = n then 1 else 2) = 1 := by simp
open List in
example : [1, 2] ~ [2, 1] := List.Perm.swap 2 1 []
example : [1, 2] ~ [2, 1] := List.Perm.swap 2 1 [] -- FAIL
open Int in
example : -[3+1] = (-4 : Int) := rfl
example : -[3+1] = (-4 : Int) := rfl -- FAIL

/- Casts of the goal and of the type of a term. -/
example (a b : Nat) (h : (a : Int) = b) : a = b := mod_cast h
example (a b : Nat) (h : (a : Int) = b) : a = b := by exact_mod_cast h

/- `conv` and its own `calc`. -/
example (f : Nat → Nat) (a b : Nat) (h : a = b) : f a = f b := by
  conv =>
    lhs
    rw [h]
example (a b c : Nat) (h : a = b) (h' : b = c) : a = c := by
  conv =>
    lhs
    calc a
      _ = b := h
      _ = c := h'
example (f : Nat → Nat) (h : ∀ x, f x = x) : f 1 + f 2 = 3 := by
  conv in (occs := 1 2) f _ => all_goals rw [h]

/- Tactics that are one declaration away. -/
example (a b : Nat) (h : a < b) : a ≤ b := by lia
example (a b : Nat) (h : a < b) : b ≤ a := by lia -- FAIL
example (p : Prop) (h : p) : p := by sym => finish
example (p q : Prop) (hp : p) (hq : q) : p ∧ q := by and_intros <;> assumption
example (x : Nat) : (let y := x + 1; y) = x + 1 := by lift_lets; intro y; rfl
example (x : Nat) : (let y := x + 1; y) = x + 1 := by extract_lets y; rfl
example (a b : Nat) (h : a = b) : b = a := by symm_saturate; assumption
example (a b c : Nat) (h : a = b) (h' : b = c) : a = c := by subst_eqs; rfl
example (a b c : Nat) (h : a = b) (h' : b = c) : a = c := by subst_vars; rfl
example (a b : Nat) : a + b = b + a := by guard_target = a + b = b + a; exact Nat.add_comm a b
example (a b : Nat) : a + b = b + a := by guard_target = b + a = a + b; exact Nat.add_comm a b -- FAIL
example : True := by solve | fail | trivial
example : True := by solve | fail -- FAIL
example (p : Prop) (h : p) : p := by show_term assumption
example (p : Prop) (h : p) : p := by expose_names; exact h
example (a b : Nat) (h : a = b) : b = a := by apply_rules [h.symm]
example (p q : Nat → Prop) (h : ∀ x, p x → q x) (g : p 1) : q 1 := by apply_assumption; assumption
example : True := by as_aux_lemma => trivial
example (f g : Nat → Nat) (h : ∀ x, f x = g x) : f = g := by ext x; exact h x
example (x y z : Nat) : x + y + z = z + y + x := by ac_nf

/- Commands and attributes. -/
def three := 3
seal three
example : three = 3 := by with_reducible rfl -- FAIL
unseal three
example : three = 3 := rfl
@[coe] def asInteger (n : Nat) : Int := n
class abbrev Arithmetic (α : Type) := Add α, Mul α
example [Arithmetic Nat] : True := trivial

/- Nothing of `Std` or `Lean`, which a full Lean must import. -/
example (p : Prop) (h : p) : p := by mstart; exact h -- FAIL
example : True := by run_tac pure () -- FAIL
