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

/- Patterns with literals, coercions between kinds, separators, priorities, scopes, what a macro may ask. -/
namespace Written
open Lean
syntax &"notFive" term:arg : term
macro_rules
  | `(term| notFive 5) => Macro.throwError "five is not allowed"
  | `(term| notFive $e) => pure e
#guard notFive (2 + 3) = 5
#eval notFive 5 -- FAIL: five is not allowed
macro "doubled " x:ident " => " e:term : term => `(fun $x => $e + $e)
theorem doubled₁ : (doubled n => n + 1) 3 = 8 := rfl
syntax "⟪" sepBy1(num, " — ") "⟫" : term
syntax "⟪" sepBy1(num, " ** ") "⟫" : term
macro_rules
  | `(⟪$n:num—*⟫) => `(⟪$n***⟫)
  | `(⟪$n:num***⟫) => `([$n,*])
theorem separated : ⟪1 — 2 — 3⟫ = [1, 2, 3] := rfl
syntax "⟪| " (term)? " |⟫" : term
macro_rules
  | `(⟪| |⟫) => `(none)
  | `(⟪| $e |⟫) => `(some $e)
theorem optional : (⟪| |⟫, ⟪| 3 |⟫) = ((none : Option Nat), some 3) := rfl
def optionally {m : Type → Type} [Monad m] [MonadQuotation m] (e : Option Term) : m Term := `(⟪| $(e)? |⟫)
macro "plus_two " x:term : term => `($x + 2)
macro (priority := high) "plus_two " x:num : term => return Syntax.mkNatLit (x.getNat + 2)
#check plus_two 3 -- SAYS: 5 : Nat
#check fun x => plus_two x -- SAYS: fun x => x + 2
namespace Even
scoped macro_rules
  | `($n:num) => do
    if n.getNat % 2 = 0 then Macro.throwUnsupported
    return Syntax.mkNumLit (info := n.raw.getHeadInfo) (toString (n.getNat * 2))
end Even
#eval (3, 4) -- SAYS: (3, 4)
section
open Even
#eval (3, 4) -- SAYS: (6, 4)
end
macro "successor " : term => do return Syntax.mkApp (← mkIdentFromRef `Nat.succ) #[quote 3]
#eval successor  -- SAYS: 4
macro "quoted " : term => return quote [(1, "a", 'c', some `b.c, #[true])]
#eval quoted  -- SAYS: [(1, "a", 'c', some `b.c, #[true])]
macro "is_known " x:ident : term => do
  let readings ← Macro.resolveGlobalName x.getId
  return quote ((← Macro.hasDecl x.getId), readings.length, toString (← Macro.getCurrNamespace))
#eval is_known Nat.succ -- SAYS: (true, 1, "Written")
#eval is_known Nat.suck -- SAYS: (false, 1, "Written")
macro "same " x:term ", " y:term : term => return quote (x.raw == y.raw, toString y)
#eval same 1 + 2, 1 + 2 -- SAYS: (true,
#eval same 1 + 2, 1 + 3 -- SAYS: (false,
end Written

/- Names, and text with places for line breaks. -/
theorem name₁ : `a.b ≠ `a.c := by decide
theorem name₂ : `a.b = `a.c := by decide -- FAIL: decide
theorem name₃ (m n : Lean.Name) (h : (m == n) = true) : m = n := by simpa using h
#eval (`a ++ `b.c, toString `x.y, "u.v".toName, (`a.b.c).replacePrefix `a `d) -- SAYS: (`a.b.c, "x.y", `u.v, `d.b.c)
#eval repr [some 3, none] -- SAYS: [some 3, none]
#eval f!"{3} and {[1, 2]}" -- SAYS: 3 and [1, 2]
#eval (Std.Format.group (.nest 2 ("abc" ++ .line ++ "def"))).pretty 6 -- SAYS: "abc\n  def"
#eval (Std.Format.group (.nest 2 ("abc" ++ .line ++ "def"))).pretty 7 -- SAYS: "abc def"
#eval (7#2, toString 7#2) -- SAYS: (0x3#2, "0x3#2")
