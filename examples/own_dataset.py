"""A data set of your own: read it, see what cannot be used, check the statements, draw episodes from it.

Run it with ``python examples/own_dataset.py FILE.jsonl``; without a file it writes a small one. The columns have
names of their own here, so they are said by hand; published layouts are found by themselves.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import gymnasium as gym

import lean_gym  # noqa: F401  (registers LeanProof-v0)
from lean_gym import Judge, Status, make_verifier
from lean_gym.datasets.presets import Columns
from lean_gym.datasets.sources import read_problems
from lean_gym.response import render_response

ROWS = (
    {"key": "swap", "lean": "theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry", "words": "And commutes."},
    {"key": "double", "lean": "theorem double (n : Nat) : n + n = 2 * n := by sorry", "words": "n and n is 2n."},
    {"key": "typo", "lean": "theorem typo (n : Nat) : n + true = n := by sorry", "words": "Types do not fit."},
    {"key": "no_theorem", "lean": "def two := 2", "words": "Nothing to prove."},
)
COLUMNS = Columns(statement="lean", informal="words", id="key")


def main(file: str = "") -> dict[str, list[str]]:
    """The ids of usable problems and of those whose statement Lean rejects, and the numbers of the rejected rows."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(file) if file else Path(folder, "own.jsonl")
        if not file:
            path.write_text("".join(json.dumps(row) + "\n" for row in ROWS), encoding="utf-8")
        loaded = read_problems(path, columns=COLUMNS)
    for rejected in loaded.rejected:
        print(f"row {rejected.number} cannot be used: {rejected.reason}")
    with make_verifier("embedded") as verifier:
        # A statement is well-formed if Lean has no objection but the missing proof.
        sorry = render_response("", "by sorry")
        attempts = Judge(verifier)(loaded.problems, [sorry] * len(loaded.problems))
    usable = [a.problem for a in attempts if a.verdict.status is Status.INCOMPLETE]
    wrong = [a for a in attempts if a.verdict.status is not Status.INCOMPLETE]
    for attempt in wrong:
        errors = attempt.verdict.errors
        print(f"{attempt.problem.id} is no problem: {errors[0].text if errors else attempt.verdict.reason}")
    env = gym.make("LeanProof-v0", problem=usable)
    for seed in range(3):
        prompt, info = env.reset(seed=seed)
        print(f"episode with seed {seed}: {info['problem'].id}, a prompt of {len(prompt)} characters")
    env.close()
    return {
        "usable": [p.id for p in usable],
        "wrong": [a.problem.id for a in wrong],
        "rejected": [str(r.number) for r in loaded.rejected],
    }


if __name__ == "__main__":
    main(*sys.argv[1:2])
