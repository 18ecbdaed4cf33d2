/- A proof's own `notation`, `macro`, `syntax` and `macro_rules`. -/
set_option linter.unusedVariables false
notation "foo" => True
infixl:65 " +++ " => Nat.add
prefix:100 "♯" => Nat.succ
notation:50 a " divs " b:51 => ∃ c, b = a * c
macro "mytac" : tactic => `(tactic| exact True.intro)
macro "mytrm" x:term : term => `($x ∧ True)
syntax "bar" term : term
macro_rules
  | `(bar $x) => `($x ∨ False)
theorem a1 : foo := trivial
theorem a2 : 2 +++ 3 = 5 := rfl
theorem a3 : ♯ 3 = 4 := rfl
theorem a4 : foo := by mytac
theorem a5 : mytrm True := ⟨trivial, trivial⟩
theorem a6 : bar True := .inl trivial
theorem a7 : ∃ c, 4 = 2 * c := ⟨2, rfl⟩
#check a1 -- SAYS: a1 : foo
#check a2 -- SAYS: a2 : 2 +++ 3 = 5
#check a6 -- SAYS: a6 : foo ∨ False
#check a7 -- SAYS: a7 : ∃ c, 4 = 2 * c
theorem bad : bar False := by -- FAIL: unsolved goals
  trace_state -- SAYS: ⊢ False ∨ False
  skip
def Set (α : Type) := α → Prop
def Set.mem {α : Type} (s : Set α) (a : α) : Prop := s a
infix:50 " ∈' " => fun a s => Set.mem s a
example (s : Set Nat) (h : 1 ∈' s) : s 1 := h
syntax "mytac2 " term : tactic
macro_rules
  | `(tactic| mytac2 $t) => `(tactic| first | exact $t | skip)
example : True := by mytac2 trivial

/- Local syntax, and arguments whose kind of syntax is coerced. -/
namespace Typed
section
local notation "plus_one " x => x + 1
theorem t1 : (plus_one 2) = 3 := rfl
end
local macro "easy" : tactic => `(tactic| trivial)
theorem t2 : True := by easy
macro "or_skip " t:tactic : tactic => `(tactic| first | $t | skip)
theorem t3 : True := by or_skip trivial
macro "by_exactly " h:ident : tactic => `(tactic| exact $h)
theorem t4 (p : Prop) (h : p) : p := by by_exactly h
macro "define " i:ident : command => `(def $i := 3)
define three
theorem t5 : three = 3 := rfl
macro "next_of " n:num : term => `($n + 1)
theorem t6 : next_of 2 = 3 := rfl
syntax "numbers" "[" term,* "]" : term
macro_rules | `(numbers [$xs,*]) => `(([$xs,*] : List Nat))
theorem t7 : numbers [1, 2] = [1, 2] := rfl
end Typed

/- Many pieces of syntax of one kind stand for pieces of another; kinds are printed as they are written. -/
macro "list_of " xs:ident* : term => `([$xs,*])
theorem list_of_two (a b : Nat) : list_of a b = [a, b] := rfl
theorem list_of_two' (a b : Nat) : list_of a b = [b, a] := rfl -- FAIL
#check fun (_ : Lean.TSyntax `term) => 1 -- SAYS: fun x => 1 : Lean.TSyntax `term → Nat
#check fun (_ : Lean.TSyntaxArray `term) => 1 -- SAYS: fun x => 1 : Lean.TSyntaxArray `term → Nat
#check fun (_ : Lean.TSyntax [`term, `num]) => 1 -- SAYS: fun x => 1 : Lean.TSyntax [`term, `num] → Nat
