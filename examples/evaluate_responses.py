"""Evaluate a file of responses: pass@k with intervals, and an HTML report to look through.

Run it with ``python examples/evaluate_responses.py FILE.jsonl OUT``: each line holds ``problem`` (an id) and
``response``. Without a file it writes a small one first: right and wrong proofs of some built-in problems. The command
``lean-gym eval FILE.jsonl --out OUT`` does the same.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from lean_gym import Judge, make_verifier
from lean_gym.datasets import builtin_problems, reference_proof
from lean_gym.evaluation import Evaluation, evaluate, write_results
from lean_gym.evaluation.policies import RecordedPolicy
from lean_gym.response import render_response


def write_sample(file: Path, samples: int = 4) -> None:
    """Four responses to every twentieth built-in problem; the harder it is, the more of them are wrong."""
    rng = random.Random(0)
    with file.open("w", encoding="utf-8") as out:
        for problem in builtin_problems()[::20]:
            for _ in range(samples):
                right = rng.random() * 6 > problem.metadata["level"]
                proof = reference_proof(problem) if right else problem.metadata["wrong_proof"]
                response = render_response("As recorded.", problem.source(proof))
                out.write(json.dumps({"problem": problem.id, "response": response}) + "\n")


def main(file: str = "", out: str = "evaluation") -> float:
    """Evaluate; the estimate of pass@1."""
    folder = Path(out)
    responses = Path(file) if file else folder / "responses.jsonl"
    if not file:
        folder.mkdir(parents=True, exist_ok=True)
        write_sample(responses)
    policy = RecordedPolicy(responses)
    problems = [p for p in builtin_problems() if policy.samples(p.id)]
    samples = min(policy.samples(p.id) for p in problems)
    with make_verifier("embedded") as verifier:
        evaluate(policy, Judge(verifier), problems, folder, Evaluation(samples=samples))
    policy.close()
    summary = write_results(folder)
    for row in summary.data["pass_at_k"]:
        print(f"pass@{row['k']}: {row['estimate']:.1%} ({row['low']:.1%} to {row['high']:.1%})")
    print(f"look through the attempts: {folder / 'report.html'}")
    return float(summary.data["pass_at_k"][0]["estimate"])


if __name__ == "__main__":
    main(*sys.argv[1:3])
