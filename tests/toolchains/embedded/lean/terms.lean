/- Declarations and terms: types, structures, classes, recursion, matching, coercions, notation, commands. -/
set_option linter.unusedVariables false

/- Inductive types, structures, classes, instances. -/
inductive Tree (α : Type) where
  | leaf : Tree α
  | node (left : Tree α) (value : α) (right : Tree α) : Tree α
namespace Tree
variable {α : Type}
def size : Tree α → Nat
  | leaf => 0
  | node l _ r => l.size + r.size + 1
def mirror : Tree α → Tree α
  | leaf => leaf
  | node l a r => node r.mirror a l.mirror
theorem size_mirror (t : Tree α) : t.mirror.size = t.size := by
  induction t with
  | leaf => rfl
  | node l a r ihl ihr => simp [mirror, size, ihl, ihr, Nat.add_comm]
theorem mirror_mirror (t : Tree α) : t.mirror.mirror = t := by
  induction t with
  | leaf => rfl
  | node l a r ihl ihr => simp only [mirror, ihl, ihr]
end Tree
inductive Even : Nat → Prop where
  | zero : Even 0
  | step {n : Nat} : Even n → Even (n + 2)
theorem even_double (n : Nat) : Even (n + n) := by
  induction n with
  | zero => exact .zero
  | succ n ih =>
    have h : n + 1 + (n + 1) = n + n + 2 := by omega
    rw [h]
    exact .step ih
theorem not_even_one : ¬ Even 1 := nofun
inductive Vec (α : Type) : Nat → Type where
  | nil : Vec α 0
  | cons {n : Nat} (a : α) (v : Vec α n) : Vec α (n + 1)
def Vec.head {α : Type} {n : Nat} : Vec α (n + 1) → α
  | .cons a _ => a
structure Point where
  x : Nat
  y : Nat := 7
  deriving DecidableEq, Repr
theorem point_default : ({ x := 3 } : Point) = ⟨3, 7⟩ := rfl
theorem point_update (p : Point) : { p with x := 1 }.y = p.y := rfl
theorem point_eq : Point.mk 1 2 ≠ { x := 1, y := 3 } := by decide
structure Point3 extends Point where
  z : Nat
theorem point3 (p : Point3) : p.toPoint.x = p.x := rfl
class Monoid (α : Type) extends Mul α where
  one : α
  mul_one : ∀ a : α, a * one = a
  one_mul : ∀ a : α, one * a = a
instance : Monoid Nat := { one := 1, mul_one := Nat.mul_one, one_mul := Nat.one_mul }
theorem one_unique {α : Type} [Monoid α] (e : α) (h : ∀ a : α, e * a = a) : e = Monoid.one := by
  have k := h Monoid.one
  rw [Monoid.mul_one] at k
  exact k
instance : Add Point := ⟨fun p q => ⟨p.x + q.x, p.y + q.y⟩⟩
theorem point_add : (⟨1, 2⟩ + ⟨3, 4⟩ : Point) = ⟨4, 6⟩ := rfl

/- Matching, recursion, local declarations. -/
theorem or_swap {p q : Prop} : p ∨ q → q ∨ p
  | .inl h => .inr h
  | .inr h => .inl h
def pred? (n : Nat) : Option Nat :=
  match n with
  | 0 => none
  | n + 1 => some n
theorem pred?_succ (n : Nat) : pred? (n + 1) = some n := rfl
theorem match_pair (p : Nat × Nat) : (match p with | (a, b) => a + b) = p.1 + p.2 := rfl
def fact : Nat → Nat
  | 0 => 1
  | n + 1 => (n + 1) * fact n
theorem fact_pos (n : Nat) : 0 < fact n := by
  induction n with
  | zero => decide
  | succ n ih => exact Nat.mul_pos (Nat.succ_pos n) ih
theorem fact_20 : fact 20 = 2432902008176640000 := by decide +kernel
mutual
inductive Odd₂ : Nat → Prop
  | succ {n : Nat} : Even₂ n → Odd₂ (n + 1)
inductive Even₂ : Nat → Prop
  | zero : Even₂ 0
  | succ {n : Nat} : Odd₂ n → Even₂ (n + 1)
end
theorem even₂_two : Even₂ 2 := .succ (.succ .zero)
mutual
theorem even_of_even₂ : {n : Nat} → Even₂ n → n % 2 = 0
  | _, .zero => rfl
  | _, .succ h => by have := odd_of_odd₂ h; omega
theorem odd_of_odd₂ : {n : Nat} → Odd₂ n → n % 2 = 1
  | _, .succ h => by have := even_of_even₂ h; omega
end
def sumSquares (l : List Nat) : Nat := go l 0
where
  go : List Nat → Nat → Nat
    | [], acc => acc
    | a :: l, acc => go l (acc + a * a)
theorem sumSquares_123 : sumSquares [1, 2, 3] = 14 := rfl
theorem local_let : (let x := 3; x * x) = 9 := rfl
theorem cast_along {a b : Nat} (h : a = b) (P : Nat → Prop) (k : P a) : P b := h ▸ k
theorem calc_chain (a b c d : Nat) (h : a < b) (k : b = c) (l : c ≤ d) : a < d :=
  calc
    a < b := h
    b = c := k
    _ ≤ d := l
theorem big_numeral : 123456789012345678901234567890 % 1000 = 890 := by decide
theorem placeholder (p q : Prop) (hp : p) (hq : q) : p ∧ q := ⟨‹_›, ‹q›⟩
theorem dot_function : [1, 2, 3].map (· + 1) = [2, 3, 4] := rfl
theorem pipeline : ([3, 1, 2] |>.map (· * 2) |>.length) = 3 := rfl
theorem named_argument (a b : Nat) : a + b = b + a := Nat.add_comm (m := b) (n := a)
theorem bind_option : (do let x ← some 3; let y ← some 4; return x + y) = some 7 := rfl
instance stateless : Monad Id := inferInstance
instance : Monad List where
  pure a := [a]
  bind l f := l.flatMap f
theorem list_monad : (do let x ← [1, 2]; let y ← [10, 20]; pure (x + y)) = [11, 21, 12, 22] := rfl

/- Arguments with a default or a tactic. -/
def scale (n : Nat) (k : Nat := 2) : Nat := k * n
theorem scale_default : scale 5 = 10 := rfl
theorem between {a b : Nat} (h : a < b := by decide) : a ≤ b := Nat.le_of_lt h
theorem between_3_5 : 3 ≤ 5 := between
theorem between_5_3 : 5 ≤ 3 := between -- FAIL: could not synthesize default value for parameter 'h' using tactics

/- Coercions. -/
theorem coe_int (n : Nat) : (n : Int) + 1 = ((n + 1 : Nat) : Int) := rfl
theorem coe_option : ((3 : Nat) : Option Nat) = some 3 := rfl
theorem coe_subtype (s : { n : Nat // n < 5 }) : (s : Nat) < 5 := s.2
theorem coe_bool (b : Bool) (h : b) : b = true := h
theorem coe_fin (i : Fin 3) : (i : Nat) < 3 := i.isLt
theorem coe_fin_int (i : Fin 3) : (i : Int) < 3 := by omega
structure Fun where
  f : Nat → Nat
instance : CoeFun Fun fun _ => Nat → Nat := ⟨Fun.f⟩
theorem coe_fun (g : Fun) : g 3 = g.f 3 := rfl

/- Binders, universes, sections, attributes. -/
section
variable (p q : Prop)
theorem section_variable (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩
end
universe u
theorem universe_poly {α : Sort u} (a : α) : a = a := rfl
theorem auto_implicit {α : Type u} {xs : List α} (h : xs = []) : xs.length = 0 := by rw [h]; rfl
@[simp] theorem simp_attribute (n : Nat) : scale n 1 = n := Nat.one_mul n
theorem uses_simp_attribute (n : Nat) : scale (scale n 1) 1 = n := by simp
open Nat in
theorem opened (n : Nat) : succ n ≠ 0 := succ_ne_zero n
private theorem hidden_helper : 1 + 1 = 2 := rfl
theorem exists_unique_like : ∃ n : Nat, n * n = 49 ∧ ∀ m, m = n → m * m = 49 := ⟨7, rfl, fun m h => h ▸ rfl⟩
theorem bounded : ∀ n ∈ [2, 3, 5], n ∣ 30 := by decide
theorem bounded_exists : ∃ n > 3, n < 5 := ⟨4, by decide, by decide⟩

/- Commands. -/
#check fact -- SAYS: fact : Nat → Nat
#check (2 : Nat) -- SAYS: 2 : Nat
#check ∀ n : Nat, ∃ m, n < m -- SAYS: ∀ (n : Nat), ∃ m, n < m : Prop
#print axioms fact_pos -- SAYS: 'fact_pos' does not depend on any axioms
#print axioms point_default -- SAYS: 'point_default' does not depend on any axioms
#reduce (fun x => x + 2) 3 -- SAYS: 5
#print Point -- SAYS: structure Point : Type
#print Even -- SAYS: inductive Even : Nat → Prop
example : fact 3 = 6 := rfl
set_option pp.all true in
#check 1 -- SAYS: @OfNat.ofNat.{0} Nat (nat_lit 1)

/- Notation is printed as it is written. -/
#check ∀ (p q : Prop) (a b : Nat), p ∧ ¬q ∨ (p ↔ q) → a ≠ b → a * b - 1 / 2 % 3 ^ 2 < b -- SAYS: ∀ (p q : Prop) (a b : Nat), p ∧ ¬q ∨ (p ↔ q) → a ≠ b → a * b - 1 / 2 % 3 ^ 2 < b : Prop
#check ∀ x ∈ [1, 2], ∃ y > x, x ∣ y ∧ y ≥ 3 -- SAYS: ∀ (x : Nat), x ∈ [1, 2] → ∃ y, y > x ∧ x ∣ y ∧ y ≥ 3 : Prop
#check { n : Nat // n ≤ 3 } × (Nat ⊕ Bool) -- SAYS: { n // n ≤ 3 } × (Nat ⊕ Bool) : Type
#check fun (f g : Nat → Nat) (a b : Bool) => ((f ∘ g) 1, [2] ++ [3], if a && !b then 1 else 2) -- SAYS: if (a && !b) = true then 1 else 2) : (Nat → Nat)
#check fun (x : Int) (n : Nat) => -x + ↑n * 2 ^ n -- SAYS: fun x n => -x + ↑n * 2 ^ n

/- Comparisons in ASCII. -/
theorem ascii₁ (a b : Nat) (h : a >= b) : b <= a := h
theorem ascii₂ (a b : Nat) (h : a >= b) : a <= b := h -- FAIL: Type mismatch
def asciiMin (a b : Nat) : Nat := if a <= b then a else b
#guard asciiMin 3 2 = 2
#check fun a b : Nat => a <= b && b>=a -- SAYS: fun a b => decide (a ≤ b) && decide (b ≥ a) : Nat → Nat → Bool
example (a b : Nat) : a • b = a * b := rfl
example (a b : Int) : a • b = b • a := Int.mul_comm a b
example (a b : Bool) : a • b = (a && b) := rfl -- FAIL: failed to synthesize
#check (ofNat : Nat) -- FAIL: Unknown identifier `ofNat`
#check OfNat.ofNat -- SAYS: OfNat.ofNat.{u} {α : Type u} (n : Nat) [self : OfNat α n] : α
