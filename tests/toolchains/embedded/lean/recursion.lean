/- Well-founded, lexicographic and mutual recursion; functional induction; induction principles. -/
set_option linter.unusedVariables false
namespace First
inductive T where
  | leaf (n : Nat) : T
  | node (l r : T) : T
#check @T.node.sizeOf_spec -- SAYS: sizeOf (l.node r) = 1 + sizeOf l + sizeOf r
inductive Rose (α : Type) where
  | mk (a : α) (l : List (Rose α)) : Rose α
structure P where
  a : Nat
  b : List Nat
def gcdx (a b : Nat) : Nat := if h : b = 0 then a else gcdx b (a % b)
termination_by b
decreasing_by exact Nat.mod_lt a (Nat.pos_of_ne_zero h)
theorem gcdx_zero (a : Nat) : gcdx a 0 = a := by unfold gcdx; simp
theorem gcdx_zero' (a : Nat) : gcdx a 0 = a := by simp [gcdx]
def half (n : Nat) : Nat := if n < 2 then 0 else 1 + half (n - 2)
theorem half_eq (n : Nat) : half n = n / 2 := by
  induction n using Nat.strongRecOn with
  | ind n ih =>
    unfold half
    by_cases h : n < 2
    · rw [if_pos h]; omega
    · rw [if_neg h, ih (n - 2) (by omega)]; omega
theorem half_eq' (n : Nat) : half n = n / 2 := by
  induction n using half.induct with
  | case1 n h => unfold half; rw [if_pos h]; omega
  | case2 n h ih => unfold half; rw [if_neg h, ih]; omega
def ack : Nat → Nat → Nat
  | 0, n => n + 1
  | m + 1, 0 => ack m 1
  | m + 1, n + 1 => ack m (ack (m + 1) n)
termination_by m n => (m, n)
theorem ack1 : ack 1 1 = 3 := by simp [ack]
def collatzLike (n : Nat) : Nat := if h : n ≤ 1 then 0 else collatzLike (n / 2) + 1
theorem log (n : Nat) (h : 2 ≤ n) : collatzLike n ≥ 1 := by unfold collatzLike; split <;> omega
def interleave : List Nat → List Nat → List Nat
  | [], ys => ys
  | x :: xs, ys => x :: interleave ys xs
termination_by xs ys => xs.length + ys.length
decreasing_by simp [List.length]; omega
mutual
def ev : Nat → Bool
  | 0 => true
  | n + 1 => od n
def od : Nat → Bool
  | 0 => false
  | n + 1 => ev n
end
end First

def half (n : Nat) : Nat := if h : n < 2 then 0 else half (n - 2) + 1
theorem half_eq (n : Nat) : half (n + 2) = half n + 1 := by rw [half, dif_neg (by omega)]; simp
theorem half10 : half 10 = 5 := by decide +kernel
theorem half10' : half 10 = 5 := by simp [half]
example : half 0 = 0 := by rw [half]; rfl
def half2 (n : Nat) : Nat := if h : n < 2 then 0 else half2 (n - 2) + 1
termination_by n
decreasing_by exact Nat.sub_lt (Nat.lt_of_lt_of_le (by decide) (Nat.not_lt.mp h)) (by decide)
def ack : Nat → Nat → Nat
  | 0, n => n + 1
  | m+1, 0 => ack m 1
  | m+1, n+1 => ack m (ack (m+1) n)
termination_by m n => (m, n)
theorem ack0 (n : Nat) : ack 0 n = n + 1 := by rw [ack]
theorem ack0' (n : Nat) : ack 0 n = n + 1 := by simp [ack]
def gcd' (m n : Nat) : Nat := if h : m = 0 then n else gcd' (n % m) m
termination_by m
decreasing_by exact Nat.mod_lt n (Nat.pos_of_ne_zero h)
mutual
def ev2 (n : Nat) : Bool := match n with
  | 0 => true
  | n+1 => od2 n
termination_by n
def od2 (n : Nat) : Bool := match n with
  | 0 => false
  | n+1 => ev2 n
termination_by n
end
inductive T2 (α : Type) | leaf : T2 α | node : T2 α → α → T2 α → T2 α
def T2.size {α : Type} : T2 α → Nat | .leaf => 0 | .node l _ r => l.size + r.size + 1
termination_by t => t
theorem half_le (n : Nat) : half n ≤ n := by
  induction n using half.induct with
  | case1 n h => rw [half]; simp [h]
  | case2 n h ih => rw [half, dif_neg h]; omega
def log2' (n : Nat) (fuel : Nat) : Nat := if fuel = 0 then 0 else log2' (n / 2) (fuel - 1) + 1
termination_by fuel
theorem ev_or (n : Nat) : half n = half n := by fun_cases half n <;> rfl
theorem ackp (m n : Nat) : 0 < ack m n := by fun_induction ack m n <;> first | assumption | exact Nat.zero_lt_succ _
theorem si (P : Nat → Prop) (h : ∀ n, (∀ m, m < n → P m) → P n) (n : Nat) : P n := by
  induction n using Nat.strongRecOn with
  | ind n ih => exact h n ih
theorem wi {α : Type} (r : α → α → Prop) (w : WellFounded r) (P : α → Prop) (h : ∀ x, (∀ y, r y x → P y) → P x) (a : α) : P a := w.induction a h
theorem sz {α : Type} (a : α) (l : List α) : sizeOf l < sizeOf (a :: l) := by simp
inductive Bush | node (n : Nat) (kids : Array Bush)
def Bush.sum : Bush → Nat
  | .node n kids => n + (kids.map Bush.sum).sum
def Bush.mirror : Bush → Bush
  | .node n kids => .node n (kids.map Bush.mirror).reverse
theorem Bush.sum_node (n : Nat) (kids : Array Bush) : (Bush.node n kids).sum = n + (kids.map Bush.sum).sum := by
  rw [Bush.sum]
#eval (Bush.node 1 #[.node 2 #[], .node 3 #[.node 4 #[]]]).sum -- SAYS: 10
def Bush.total : Bush → Nat
  | .node n kids => Id.run do
    let mut s := n
    for k in kids do s := s + k.total
    return s
#eval (Bush.node 1 #[.node 2 #[], .node 3 #[.node 4 #[]]]).total -- SAYS: 10
def partitions (n : Nat) : Nat := Id.run do
  let mut s := 1
  for i in [:n] do s := s + partitions i
  return s
decreasing_by
  rename_i h
  trace_state -- SAYS: h : i ∈ [:n]
  exact Membership.get_elem_helper h rfl
#eval partitions 6 -- SAYS: 64
def bad (n : Nat) : Nat := bad (n + 1) -- FAIL
def bad2 (n : Nat) : Nat := bad2 (n + 1) -- FAIL
termination_by n
theorem bad3 : half 10 = 6 := by decide +kernel -- FAIL
theorem bad4 (n : Nat) : ack 0 n = n := by rw [ack] -- FAIL
def bad5 (n : Nat) : Nat := Id.run do
  let mut s := 1
  for i in [:n + 2] do s := s + bad5 i -- FAIL: i ∈ [:n + 2]
  return s
termination_by n
