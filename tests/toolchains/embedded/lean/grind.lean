/- `grind`: logic, congruence, constructors, e-matching, case splits, linear arithmetic. -/
set_option linter.unusedVariables false
namespace Logic
theorem g1 (p q : Prop) (h : p ∧ q) : q ∧ p := by grind
theorem g2 (p q r : Prop) (h : p → q) (k : q → r) (hp : p) : r := by grind
theorem g3 (α : Type) (a b c : α) (h : a = b) (k : b = c) : a = c := by grind
theorem g4 (α : Type) (f : α → α) (a b : α) (h : a = b) : f a = f b := by grind
theorem g5 (p q : Prop) (h : p ∨ q) (k : ¬ p) : q := by grind
theorem g6 (α : Type) (f : α → α) (a : α) (h : f (f (f a)) = a) (k : f (f (f (f (f a)))) = a) : f a = a := by grind
theorem g7 (p q : Prop) : ¬ (p ∧ q) ↔ (¬ p ∨ ¬ q) := by grind
theorem bad (p q : Prop) : p ∨ q := by grind -- FAIL
theorem n9 (a b : Nat) (f : Nat → Nat) (h : a = b) : f (a + 1) = f (b + 1) := by grind
theorem n10 (a b : Nat) (h : a = b) : a + 1 = b + 1 := by grind
theorem n12 (a : Nat) : a + 0 = a := by grind
theorem n13 (α : Type) (a b : α) (l : List α) (h : a :: l = b :: l) : a = b := by grind
theorem n14 (α : Type) (a b : α) (h : some a = some b) : a = b := by grind
theorem n15 (α : Type) (a : α) (h : some a = none) : False := by grind
theorem n16 (α : Type) (P : α → Prop) (h : ∀ x, P x) (a : α) : P a := by grind
theorem n17 (α : Type) (P Q : α → Prop) (h : ∀ x, P x → Q x) (a : α) (k : P a) : Q a := by grind
theorem n18 (α : Type) (P Q : α → Prop) (h : ∃ x, P x ∧ Q x) : ∃ x, Q x ∧ P x := by grind
theorem n19 (p : Prop) [Decidable p] (a b : Nat) (h : p) : (if p then a else b) = a := by grind
theorem n20 (a b : Bool) (h : (a && b) = true) : a = true := by grind
def dbl (n : Nat) : Nat := n + n
theorem h7 : dbl 2 = 4 := by grind [dbl]
theorem h8 (p q : Prop) (h : p ∨ q) (k : ¬ q) : p := by grind only
theorem h9 (p q : Prop) (h : p ∨ q) (k : ¬ q) : p := by grind?
@[grind =] theorem dbl_eq (n : Nat) : dbl n = n + n := rfl
theorem h11 {α : Type} (xs ys : List α) (a : α) : a ∈ xs ++ ys ↔ a ∈ ys ∨ a ∈ xs := by grind
theorem h12 {α : Type} (a b : α) (l : List α) (f : α → Nat) (h : a :: l = b :: l) : f a = f b := by grind
theorem bad2 (α : Type) (f : α → α) (a b : α) (h : f a = f b) : a = b := by grind -- FAIL
theorem bad3 (p q : Prop) (h : p → q) : q → p := by grind -- FAIL
theorem h13 (p q r s : Prop) (h : p ∨ q) (a : p → r) (b : q → r) : r := by grind
theorem h14 (p q r : Prop) : (p ∧ (q ∨ r)) ↔ ((p ∧ q) ∨ (p ∧ r)) := by grind
theorem h15 (p q : Prop) : ((p → q) → p) → p := by grind
theorem h16 {α β : Type} (a b : α) (c d : β) (h : a ≍ c) (k : b ≍ d) (P : Prop → Prop) : P (a = b) → P (c = d) := by
  grind
theorem h17 {α β : Type} (a b : α) (c d : β) (h : a ≍ d) (k : b ≍ c) (P : Prop → Prop) : P (a = b) → P (c = d) := by
  grind
theorem h18 (p q r : Prop) : ((p ↔ q) ↔ r) ↔ (p ↔ (q ↔ r)) := by grind
theorem bad4 {α β : Type} (a b : α) (c d : β) (h : a ≍ c) (P : Prop → Prop) : P (a = b) → P (c = d) := by grind -- FAIL
structure Point where
  x : Int
  y : Int
def Point.swap (p : Point) : Point := ⟨p.y, p.x⟩
theorem h19 : Point.swap ∘ Point.swap = id := by unfold Point.swap; grind -- FAIL: `grind` failed
attribute [grind ext] Point
theorem h20 : Point.swap ∘ Point.swap = id := by unfold Point.swap; grind
theorem h21 (f : Nat → Nat) (h : ∀ x, f (f x) = x) : f ∘ f = id := by grind
end Logic

namespace Arithmetic
theorem g8 (a b : Nat) (h : a < b) : a ≤ b := by grind
theorem g8b (a b c : Nat) (h : a < b) (k : b < c) : a < c := by grind
theorem g11 (a b : Nat) (f : Nat → Nat) (h : f a = 3) (k : f b = 4) : a ≠ b := by grind
theorem g21 (a b : Nat) : a + b = b + a := by grind
theorem g22 (a b : Nat) (h : a = b + 1) : b < a := by grind
theorem g23 (a b : Nat) (h : 2 * a = 2 * b + 1) : False := by grind
theorem g24 (a b : Nat) (h : a ≠ b) (k : a ≤ b) : a < b := by grind
theorem g25 (a b c : Nat) (h : a ≤ b) : a + c ≤ b + c := by grind
theorem g26 (a b : Nat) (h : a - b = 0) : a ≤ b := by grind
theorem g27 (xs : List Nat) (h : xs.length = 3) : xs ≠ [] := by grind
theorem g28 (n : Nat) : n % 2 < 2 := by grind
theorem m1 (n : Nat) : n % 2 < 2 := by grind
theorem m2 (n : Nat) : n % 2 = 0 ∨ n % 2 = 1 := by grind
theorem m3 (n : Nat) (h : n % 2 = 1) : (n + 1) % 2 = 0 := by grind
theorem m4 (n : Nat) : n / 2 ≤ n := by grind
theorem m5 (n : Nat) (h : 2 ∣ n) : n % 2 = 0 := by grind
theorem m6 (a b : Int) (h : a % 3 = 0) (k : b = a + 3) : b % 3 = 0 := by grind
theorem m7 (a b : Nat) (h : a < b) : ∃ k, b = a + k := by exact ⟨b - a, by grind⟩
theorem m8 (p q : Prop) (h : p ↔ q) (k : p) : q := by grind
theorem m9 (α : Type) (s : α → Prop) (h : ∃ x, s x) (k : ∀ x, s x → False) : False := by grind
theorem m10 (xs : List Nat) (h : xs = [1,2]) : xs.length = 2 := by grind [List.length]
theorem m11 (a b c d : Nat) (f : Nat → Nat) (h : f (a + b) = c) (k : a + b = d) : f d = c := by grind
theorem m12 (x : Nat) (h : match x with | 0 => False | _ + 1 => True) : x ≠ 0 := by grind
theorem m13 (x y : Nat) : (if x < y then x else y) ≤ x := by grind
theorem m14 (x y : Nat) : max x y = max y x := by grind
theorem g23x (a b : Nat) (h : 2 * a = 2 * b + 1) : False := by grind
theorem g26x (a b : Nat) (h : a - b = 0) : a ≤ b := by grind
theorem g28x (n : Nat) : n % 2 < 2 := by grind
theorem g29 (a b : Nat) (h : 2 * a + 1 ≤ 2 * b) : a < b := by grind
theorem g30 (a b c : Nat) (h : a = b + 1) (k : c = a + 1) : c = b + 2 := by grind
theorem g31 (a b c : Nat) (h : 3 * a ≤ 2 * b) (k : 5 * b ≤ 2 * c) (l : c < a) (m : 0 < a) : False := by grind
theorem g32 (n : Nat) (h : n ≠ 0) : 0 < n := by grind
theorem g33 (n : Nat) (h : n < 2) (h0 : n ≠ 0) (h1 : n ≠ 1) : False := by grind
theorem g34 (a b : Int) (h : a < b) : a + 1 ≤ b := by grind
theorem g35 (a b : Int) (h : 2 * a = b) (k : b = 7) : False := by grind
theorem g36 (a b c : Nat) (h : a ≤ b) (k : b ≤ c) : a ≤ c + 1 := by grind
theorem g37 (f : Nat → Nat) (a b : Nat) (h : a + 1 = b + 1) : f a = f b := by grind
theorem g38 (a b : Nat) (h : ¬ a ≤ b) : b < a := by grind
theorem g39 (xs ys : List Nat) (h : xs.length = ys.length) : (xs ++ ys).length = 2 * xs.length := by grind [List.length_append]
theorem g40 (a b : Nat) (p : Nat → Prop) (h : p (a + b)) : p (b + a) := by grind
theorem g41 (a b : Nat) (h : a * b = 3) (k : b * a = 4) : False := by grind
theorem bad1 (a b : Nat) (h : a ≤ b) : a < b := by grind -- FAIL
theorem bad2 (a b : Nat) : a = b := by grind -- FAIL
theorem bad3 (a b : Int) (h : 2 * a ≤ 2 * b + 1) : a < b := by grind -- FAIL
def dbl (n : Nat) : Nat := n + n
@[grind =] theorem dbl_eq (n : Nat) : dbl n = n + n := rfl
theorem h10 (n m : Nat) (h : n = m) : dbl n = m + m := by grind
theorem q1 (n : Nat) (f : Nat → Nat) (h : ∀ x, f (x+1) = f x) (h0 : f 0 = 7) : f n = 7 := by induction n <;> grind
end Arithmetic

/- Ring identities, orders, associative operators, and what mixes them with linear arithmetic. -/
namespace Solvers
theorem r1 (a b : Nat) : (a + b) ^ 2 = a ^ 2 + 2 * a * b + b ^ 2 := by grind
theorem r2 (a b : Int) : (a + b) * (a - b) = a * a - b * b := by grind
theorem r3 (x y : Int) (h : x * y = 1) : x * x * y = x := by grind
theorem r4 (x : Int) (h : x ^ 2 = 4) : x ^ 4 = 16 := by grind
theorem r5 (x y z : Int) (h : x + y + z = 0) : x^3 + y^3 + z^3 = 3 * x * y * z := by grind
theorem r6 (n : Nat) : (n + 1) ^ 3 = n ^ 3 + 3 * n ^ 2 + 3 * n + 1 := by grind
theorem r7 (a b : Nat) (h : a * b = 3) (k : b * a = 4) : False := by grind
theorem r8 (a b : Nat) (f : Nat → Nat) : f (a * (b + 1)) = f (a * b + a) := by grind
theorem r9 (a b : Nat) (h : a * b + a * b = 7) : False := by grind
theorem r10 {α : Type} [Lean.Grind.CommRing α] (a b : α) : (a + b) * (a - b) = a * a - b * b := by grind
theorem r11 {α : Type} [Lean.Grind.Ring α] (a b : α) : (a + b) * (a + b) = a * a + a * b + b * a + b * b := by grind
theorem r12 {α : Type} [Lean.Grind.Field α] (a b : α) (h : a ≠ 0) (k : a * b = a) : b = 1 := by grind
theorem bad1 (a b : Int) : (a + b) ^ 2 = a ^ 2 + b ^ 2 := by grind -- FAIL: `grind` failed
theorem bad2 (x y : Int) (h : x * y = 2) : x = 1 := by grind -- FAIL: `grind` failed
theorem bad3 {α : Type} [Lean.Grind.Ring α] (a b : α) : a * b = b * a := by grind -- FAIL: `grind` failed
theorem o1 {α : Type} [LE α] [Std.IsPreorder α] (a b c : α) (h : a ≤ b) (k : b ≤ c) : a ≤ c := by grind
theorem o2 {α : Type} [LE α] [Std.IsPartialOrder α] (a b : α) (h : a ≤ b) (k : b ≤ a) : a = b := by grind
theorem o3 {α : Type} [LE α] [LT α] [Std.LawfulOrderLT α] [Std.IsLinearOrder α] (a b c : α) (h : ¬ a ≤ b)
    (k : b < c → False) : c < a := by grind
theorem o4 (a b c : Nat) (h : a < b) (k : b < c) : a + 1 < c := by grind
theorem o5 (a b : Int) : max a b = max b a := by grind
theorem o6 (a b c : Nat) : max a (max b c) = max (max a b) c := by grind
theorem o7 (a b : Int) : (if a < b then a else b) = min a b := by grind
theorem o8 (a b : Nat) : min a b ≤ max a b := by grind
theorem bad4 {α : Type} [LE α] [Std.IsPreorder α] (a b : α) (h : a ≤ b) : b ≤ a := by grind -- FAIL: `grind` failed
theorem bad5 (a b : Int) : max a b = a := by grind -- FAIL: `grind` failed
theorem ac1 {α : Type} (op : α → α → α) [Std.Associative op] (a b c d : α) (h : op a b = op b c) :
    op (op d a) b = op (op d b) c := by grind
theorem ac2 {α : Type} (op : α → α → α) [Std.Associative op] [Std.Commutative op] (a b c : α) :
    op a (op b c) = op (op c b) a := by grind
theorem ac3 {α : Type} (op : α → α → α) [Std.Associative op] [Std.Commutative op] [Std.IdempotentOp op] (a b : α) :
    op a (op b a) = op b a := by grind
theorem ac4 {α : Type} (xs ys zs : List α) : (xs ++ ys) ++ zs = xs ++ (ys ++ zs) := by grind
theorem bad6 {α : Type} (op : α → α → α) [Std.Associative op] (a b : α) : op a b = op b a := by grind -- FAIL
theorem l1 (a b : Int) (h : 2 * a = 2 * b) : a = b := by lia
theorem l2 (a b : Int) (h : a ≤ b) (k : b < a + 1) : a = b := by lia
theorem l3 (a b : Nat) (h : 3 ∣ a) (k : a = b + 1) : b % 3 = 2 := by lia
theorem l4 (x y : Int) (h : 2 * x + 3 * y = 1) (k : 0 ≤ x) (l : x ≤ 1) : False := by lia
theorem l5 (x : Int) (h : 5 * x ≤ 11) (k : 9 ≤ 5 * x) : x = 2 := by lia
theorem l6 (x y : Int) (h : 27 ≤ 11 * x + 13 * y) (h₁ : 11 * x + 13 * y ≤ 45) (h₂ : -10 ≤ 7 * x - 9 * y)
    (h₃ : 7 * x - 9 * y ≤ 4) : False := by grind
theorem l7 (a b : Nat) : min a b ≤ max a b := by lia
theorem l8 (a b : Int) : max a b = max b a := by lia
theorem l9 (a b c : Int) (h : max a b ≤ c) (k : c < min a b + 1) : a = b := by lia
def clamp (n : Int) : Int := if n ≤ 0 then 0 else n
@[lia =] theorem clamp_def (n : Int) : clamp n = if n ≤ 0 then 0 else n := rfl
theorem l10 (n : Int) : 0 ≤ clamp n ∧ n ≤ clamp n := by lia
def next (n : Int) : Int := n + 1
@[grind =] theorem next_def (n : Int) : next n = n + 1 := rfl
theorem l11 (n : Int) : next n = n + 1 := by grind
theorem bad8 (a b : Int) : max a b ≤ min a b := by lia -- FAIL: `grind` failed
theorem bad9 (n : Int) : next n = n + 1 := by lia -- FAIL: `grind` failed
theorem bad7 (a b : Int) (h : a ≤ b) : a < b := by lia -- FAIL: `grind` failed
end Solvers
namespace Arrays
variable {α : Type} {β : Type}
theorem a1 (xs : Array α) (a : α) : (xs.push a).size = xs.size + 1 := by grind
theorem a2 (xs ys : Array α) : (xs ++ ys).size = ys.size + xs.size := by grind
theorem a3 (xs : Array α) (i : Nat) (a : α) (h : i < xs.size) : (xs.set i a).size = xs.size := by grind
theorem a4 (xs : Array α) (i j : Nat) (a : α) (h : i < xs.size) (k : j < xs.size) (n : i ≠ j) :
    (xs.set i a)[j]'(by grind) = xs[j] := by grind
theorem a5 (xs : Array α) (i : Nat) (a : α) (h : i < xs.size) : (xs.push a)[i]'(by grind) = xs[i] := by grind
theorem a6 (xs : Array α) (a : α) : (xs.push a)[xs.size]? = some a := by grind
theorem a7 (xs : Array α) (f : α → β) (i : Nat) (h : i < xs.size) : (xs.map f)[i]'(by grind) = f xs[i] := by grind
theorem a8 (xs ys : Array α) (i : Nat) (h : i < xs.size) : (xs ++ ys)[i]? = xs[i]? := by grind
theorem a10 (xs : Array α) (a b : α) : a ∈ xs.push b ↔ a ∈ xs ∨ a = b := by grind
theorem a12 (xs : Array α) (p : α → Bool) (a : α) (h : a ∈ xs.filter p) : a ∈ xs := by grind
theorem a13 (n i : Nat) (a : α) (h : i < n) : (Array.replicate n a)[i]? = some a := by grind
theorem a14 (xs : Array α) : xs.reverse.size = xs.size := by grind
theorem a15 (xs : Array α) (p : α → Bool) (a : α) (h : p a = false) : (xs.push a).filter p = xs.filter p := by grind
theorem a17 (xs : Array α) (i : Nat) (h : i < xs.size) : xs[i] ∈ xs := by grind
theorem a19 (xs : Array α) (i : Nat) (h : xs.size ≤ i) : xs[i]? = none := by grind
theorem a21 (xs : Array α) (i j : Nat) (h : i < xs.size) (k : j < xs.size) :
    (xs.swap i j h k)[i]'(by grind) = xs[j] := by grind
theorem a22 (xs : Array α) (i : Nat) (f : α → α) : (xs.modify i f).size = xs.size := by grind
theorem a24 (xs : Array α) (i j : Nat) (h : j ≤ xs.size) : (xs.extract i j).size = j - i := by grind
theorem a25 (n i : Nat) (h : i < n) : (Array.range n)[i]'(by grind) = i := by grind
theorem a26 (xs : Array α) : xs.toList.length = xs.size := by grind
theorem a28 (xs : Array α) (a : α) (f : Nat → α → Nat) (n : Nat) : (xs.push a).foldl f n = f (xs.foldl f n) a := by grind
theorem a29 (xs ys : Array α) (p : α → Bool) : (xs ++ ys).countP p = ys.countP p + xs.countP p := by grind
theorem a32 (xs : Array α) (a : α) : (xs.push a).back? = some a := by grind
theorem a34 (xs : Array α) (p : α → Bool) (h : xs.findIdx p < xs.size) : p xs[xs.findIdx p] = true := by grind
theorem a35 (xs : Array Nat) : (xs.push 3).contains 3 = true := by grind
theorem f1 (n : Nat) (i j : Fin n) (h : i.val = j.val) : i = j := by grind
theorem f2 (n : Nat) (i : Fin n) : i.castSucc.val = i.val := by grind
theorem f3 (n : Nat) (i : Fin n) : i.succ.val = i.val + 1 := by grind
theorem b2 (x y : BitVec 8) (i : Nat) : (x &&& y).getLsbD i = (y.getLsbD i && x.getLsbD i) := by grind
theorem b3 (x y : BitVec w) (i : Nat) : (x ||| y).getLsbD i = (x.getLsbD i || y.getLsbD i) := by grind
theorem m1 (m : Type → Type) [Monad m] [LawfulMonad m] (x : m α) : (do let a ← x; pure a) = x := by grind
theorem m2 (m : Type → Type) [Monad m] [LawfulMonad m] (a : α) (f : α → m β) : (pure a >>= f) = f a := by grind
theorem k1 (a b : Nat) : 2 ^ (a + b) = 2 ^ b * 2 ^ a := by grind
theorem k3 (a b : Nat) (h : a ≤ b) : min a b = a := by grind
theorem bad1 (xs : Array α) (i : Nat) (a : α) (h : i < xs.size) : xs.set i a = xs := by grind -- FAIL
theorem bad2 (xs ys : Array α) : xs ++ ys = ys ++ xs := by grind -- FAIL
theorem bad3 (xs : Array α) (a : α) (p : α → Bool) : (xs.push a).filter p = (xs.filter p).push a := by grind -- FAIL
theorem bad4 (xs : Array α) (i : Nat) : (xs.extract 0 i).size = i := by grind -- FAIL
theorem bad5 (xs ys : Array α) (h : xs.size = ys.size) : xs = ys := by grind -- FAIL
theorem bad6 (xs : Array Nat) (f : Nat → Nat) : xs.map f = xs := by grind -- FAIL
theorem bad7 (xs : Array α) (i j : Nat) (h : i < xs.size) (k : j < xs.size) : xs.swap i j h k = xs := by grind -- FAIL
theorem bad8 (xs : Array α) (p q : α → Bool) : xs.any p = xs.any q := by grind -- FAIL
theorem bad9 (x y : BitVec 8) : x &&& y = x ||| y := by grind -- FAIL
theorem bad10 (xs ys zs : Array α) (i : Nat) : (xs ++ ys ++ zs)[i]? = (zs ++ ys ++ xs)[i]? := by grind -- FAIL
end Arrays
namespace ListsAndWords
open List
example (xs ys : List Nat) (x : Nat) : x ∈ xs ++ ys ↔ x ∈ ys ∨ x ∈ xs := by grind
example {α β} (f : α → β) (xs : List α) (i : Nat) : (xs.map f)[i]? = xs[i]?.map f := by grind
example (xs ys : List Nat) : (xs ++ ys).reverse = ys.reverse ++ xs.reverse := by grind
example (xs : List Nat) (p : Nat → Bool) : (xs.filter p).length ≤ xs.length := by grind
example (xs : List Nat) (n : Nat) : (xs.take n).length + (xs.drop n).length = xs.length := by grind
example (xs ys zs : List Nat) (h : xs <+ ys) (k : ys <+ zs) (m : xs.length = zs.length) : xs.length = ys.length := by
  grind
example (xs ys : List Nat) (h : xs ~ ys) : xs.sum = ys.sum := by grind
example (xs ys : List Nat) (h : (xs ++ ys).Nodup) (a : Nat) (ha : a ∈ xs) : a ∉ ys := by grind
example (xs ys : List Nat) (x : Nat) (h : xs = ys ++ [x]) : xs.getLast? = some x := by grind
example (xs : List Nat) (i j a : Nat) (h : i ≠ j) : (xs.set i a)[j]? = xs[j]? := by grind
example (o p q : Option Nat) : (o.or p).or q = o.or (p.or q) := by grind
example (o : Option Nat) (f g : Nat → Option Nat) : (o.bind f).bind g = o.bind fun x => (f x).bind g := by grind
example (x : Nat ⊕ Bool) (h : x.isLeft) : ¬ x.isRight := by grind
def rev {α} : List α → List α | [] => [] | x :: xs => rev xs ++ [x]
example {α} (xs : List α) : rev xs = xs.reverse := by induction xs <;> grind [rev]
example (xs ys : List Nat) : xs ++ ys = ys ++ xs := by grind -- FAIL: `grind` failed
example (xs ys : List Nat) (h : xs ~ ys) : xs = ys := by grind -- FAIL: `grind` failed
example (xs : List Nat) (p : Nat → Bool) : (xs.filter p).length = xs.length := by grind -- FAIL: `grind` failed
example (o p : Option Nat) : o.or p = p.or o := by grind -- FAIL: `grind` failed
example (a b : UInt8) (h : a.toNat = b.toNat) : a = b := by grind
example (a b : UInt8) (h : a < b) : a.toNat < b.toNat := by grind
example (a b : UInt8) : (a + b).toNat = (a.toNat + b.toNat) % 256 := by grind
example (a b : Int8) (h : a.toInt < b.toInt) : a < b := by grind
example (p q : Nat × Nat) (h : p.1 = q.1) (k : p.2 = q.2) : p = q := by grind
example (a b : UInt8) (h : a ≤ b) : a.toNat < b.toNat := by grind -- FAIL: `grind` failed
end ListsAndWords
namespace NormalForms
def one : Nat → Nat := fun _ => 1
example : one 0 > 0 := by grind -- FAIL: h : one 0 = 0
example (f : Nat → Nat) (h : f 0 ≤ 0) : f (f 0) = f 0 := by grind
example (a b : Bool) (h : (a && !b) = true) : a = true ∧ b = false := by grind
example (f : Nat → Bool) (x y : Nat) (h : (f x && decide (x ≤ y)) = true) (k : y < x) : False := by grind
example (c : Bool) (x y : Nat) (h : (bif c then x else y) = 0) : x = 0 ∨ y = 0 := by grind
example (f g : Nat → Nat) (h : ∀ x, g x = x) : (f ∘ g) 3 = f 3 := by grind
example (x : Int) : x.sign = 1 ↔ x > 0 := by grind
example (a b : Nat) (h : (a == b) = false) (k : a ≤ b) : a < b := by grind
example {R : Type} [Lean.Grind.CommRing R] (a b : R) : 3 • a + b = a + b + 2 * a := by grind
example (h : y = match x with | 0 => 1 | _ => 2) : y > 0 := by grind
end NormalForms
