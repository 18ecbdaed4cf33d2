"""Lean texts of all kinds, by name, for comparing two ways of checking."""

from __future__ import annotations

__all__ = ["HEADERS", "TEXTS"]

TEXTS = {
    "proved": "theorem t (p : Prop) (h : p) : p := h\n#print axioms t\n",
    "failed": "theorem t : 1 = 2 := rfl\n",
    "sorry": "theorem t (n : Nat) : n = n + 0 := by\n  have h : 1 = 2 := by sorry\n  simp\n#print axioms t\n",
    "classical": "theorem t (p : Prop) : p ∨ ¬p := Classical.em p\n#print axioms t\n",
    "own axiom": "axiom a : 1 = 2\ntheorem t : 1 = 2 := a\n#print axioms t\n",
    "goals": "theorem t (p q : Prop) (hp : p) : p ∧ q := by\n  constructor\n  · exact hp\n  · trace_state\n    skip\n",
    "empty": "",
    "blank": " \n\r\n-- c\n/- d /- e -/ -/\n",
    "documentation": "/-- d -/\ntheorem t : 1 = 1 := rfl\n",
    "module documentation": "/-! hi -/\n#check Nat\n",
    "comment tokens": "/--/\n#check Nat\n-/",
    "slashes": "/-/ x -/\n#check Nat\n",
    "comment edge": "/-/-/ #check Nat\n",
    "comment edges": "/-/ /- -/ -/\n/- /-/ -/ -/ #check Nat\n/-/-/#check Bool",
    "unfinished comment": "theorem t : True := trivial\n/- x\n",
    "unfinished namespace": "namespace A\ntheorem t : True := trivial\n",
    "exit": "theorem t : False := by simp\n#exit\n#check 1\n",
    "carriage returns": "theorem t : True := by\r\n  trivial\r\n",
    "nul": "theorem t : True := trivial -- \0\n#check Nat\n",
    "byte order mark": "\ufefftheorem t : True := trivial\n",
    "other planes": "theorem «𝒳» : True := by exact foo 𝒳\n",
    "first token wrong": ")\ntheorem t : True := trivial",
    "private first": "private theorem t : 1 = 2 := rfl\n",
    "public first": "public -- c\ntheorem t : 1 = 2 := rfl\n",
    "meta first": "meta def f : Nat := 1\n#print f\n",
    "private": "\n/-- x -/ private theorem t : 1 = 2 := rfl\n#check t\n#print t",
    "macro": 'macro "foo" : tactic => `(tactic| trivial)\ntheorem t : True := by foo\n',
    "mutual": (
        "mutual\ndef ev : Nat → Bool | 0 => true | n+1 => od n\ndef od : Nat → Bool | 0 => false | n+1 => ev n\nend\n"
        "#print axioms ev\ntheorem x : ev 4 = true := by decide\n#eval ev 10\n"
    ),
    "heartbeats": (
        "set_option maxHeartbeats 20 in\n"
        "theorem t (a b c d : Nat) (h : a < b) (i : b < c) (j : c < d) : a + 2 < d := by omega\n"
    ),
    "tactics": (
        "theorem t (a b : Nat) (h : a = b) (f : Nat → Nat) : f a = f b := by grind\n"
        "theorem u (p q : Prop) : p → q := by grind\n"
        "theorem v (x y : Int) (h : 2 * x + 1 = 2 * y) : False := by omega\n"
        "theorem w (l : List Nat) : (l ++ []).length = l.length := by simp\n"
    ),
    "recursion depth": (
        "def f : Nat → Nat | 0 => 0 | n+1 => f n + 1\n"
        "example : f 5000 = 5000 := rfl\nexample : f 5000 = 5000 := by decide\n"
    ),
    "deep calls": "example : Nat := " + "id (" * 5000 + "0" + ")" * 5000 + "\n",
    "deep parentheses": "example : True := " + "(" * 5000 + "trivial" + ")" * 5000 + "\n",
    "deep negation": "example : " + "¬ " * 3000 + "True := by simp\n",
    "many errors": "".join(f"theorem t{i} : {i} = {i + 1} := rfl\n" for i in range(120)),
    "long line": "theorem t : " + " ∧ ".join(["True"] * 300) + " := by simp\n",
}

# Texts that must be read from their beginning.
HEADERS = {
    "modified import": "public import Foo\ntheorem t : True := trivial\n",
    "prelude": "prelude\n#check Nat\n",
    "module": "module\n#check Nat\n",
    "tab": "\ttheorem t : True := trivial\n",
    "lone carriage return": "\rtheorem t : True := trivial\n",
    "unfinished first comment": "/- x",
}
