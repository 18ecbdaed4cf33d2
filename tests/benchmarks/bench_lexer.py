"""Speed of reading Lean text, and whether it is linear: `python tests/benchmarks/bench_lexer.py [megabytes]`.

For each kind of text, honest and hostile: the processor seconds for a text of that size, and the ratio of the time for
twice the size. A ratio near 2 is linear.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from lean_gym.lean.assemble import assemble
from lean_gym.lean.declarations import parse
from lean_gym.lean.lexer import strip_comments, tokenize
from lean_gym.problem import Problem

THEOREM = "theorem t (n m : Nat) (h : n = m) : m + 0 = n := by sorry"
HONEST = """/-- A helper: it says little. -/
@[simp] theorem helper (a b : Nat) (h₁ : a ≤ b) : a < b + 1 := by
  -- by the library
  have h₂ : a ≤ b := h₁
  rw [Nat.lt_succ] at *
  exact ⟨h₂, fun x => by simpa using x⟩

"""
TEXTS: dict[str, str] = {
    "honest Lean": HONEST,
    "one long name": "a",
    "spaces": " ",
    "line breaks": "\n",
    "tabs": "\t",
    "CR LF": "\r\n",
    "open comments": "/-",
    "comment edges": "/-/",
    "closed comments": "/- a -/ ",
    "quotes": '"',
    "escapes": '"\\',
    "raw strings": 'r#"',
    "hashes": "r#",
    "interpolation": 's!"{',
    "interpolations in braces": 's!"{{}',
    "guillemets": "«",
    "dotted quotes": "a.«",
    "primes": "'",
    "open brackets": "(",
    "attributes": "@[",
    "closed attributes": "@[a] ",
    "namespaces": "namespace a\n",
    "sections": "section\n",
    "ends": "end\n",
    "theorems": "theorem t : 1 = 1 := rfl\n",
    "theorems without a proof": "theorem t : 1 = 1\n",
    "copies": "theorem t (n m : Nat) (h : n = m) : m + 0 = n := by rw [h]\n",
    "open … in": "open a in ",
    "docstrings": "/-- a -/ ",
    "modifiers": "private ",
    "lets in a type": "let x := 1; ",
    "bars": "| ",
    "bars on lines": "\n| a",
    "arrows": "=> ",
    "imports": "import A\n",
    "guards": "#guard_msgs in ",
    "mutual": "mutual\n",
    "surrogates": "\ud800",
    "NUL": "\0",
    "Cyrillic": "ж",
    "operators": "<;>",
    "`by` lines": "by\n",
}


def seconds(work: Callable[[str], object], text: str) -> float:
    begin = time.process_time()
    work(text)
    return time.process_time() - begin


def main() -> None:
    size = int(float(sys.argv[1] if len(sys.argv) > 1 else "1") * 1_000_000)
    problem = Problem.from_lean(THEOREM)
    works: dict[str, Callable[[str], object]] = {
        "tokenize": tokenize,
        "strip": strip_comments,
        "parse": parse,
        "assemble": lambda text: assemble(problem, text),
        "after a head": lambda text: assemble(problem, THEOREM[:-5] + "\n  simp " + text),
        "before it": lambda text: assemble(problem, text + "\n" + THEOREM),
    }
    print(f"{'text':26}" + "".join(f"{name:>22}" for name in works))
    for name, unit in TEXTS.items():
        row = []
        for work in works.values():
            once = seconds(work, unit * (size // len(unit)))
            twice = seconds(work, unit * (2 * size // len(unit)))
            row.append(f"{once:9.3f} s  ×{twice / max(once, 1e-6):5.2f}  ")
        print(f"{name:26}" + "".join(f"{cell:>22}" for cell in row), flush=True)


if __name__ == "__main__":
    main()
