"""Steps per second of NeMo RL's environment actor against the raw verifier, on the embedded Lean.

    PYTHONPATH=CHECKOUT python tests/benchmarks/bench_nemo_rl.py [--prompts 256] [--responses 8] [--workers N]

One round is one response to every prompt. The rounds of the raw verifier and of the actor alternate, so that a busy
machine is as busy for both; every text is checked once by each, and no two are equal. The raw verifier gets submissions
that are ready; the actor gets what NeMo RL sends: conversations and metadata through Ray, with the kimina format rules,
the strict audit, feedback and rendering on top of the check.
"""

# ruff: noqa: E402
from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests/agents/nemo_rl")]  # a checkout has a package `tests` of its own
os.environ.setdefault("RAY_raylet_start_wait_time_s", "300")

import ray
from templates import FAMILIES, make_tokenizer

from agents.nemo_rl.config import TASK
from agents.nemo_rl.episodes import episode_metadata
from agents.nemo_rl.registration import register
from lean_gym.audit import instrument
from lean_gym.datasets.builtin import builtin_problems, reference_proof
from lean_gym.problem import Problem
from lean_gym.response import Response
from lean_gym.rewards.presets import resolve_rules
from lean_gym.rewards.rules import violations
from lean_gym.verifiers import make_verifier


def response(problem: Problem, number: int) -> str:
    """A response in the published format; every second one is wrong."""
    proof = reference_proof(problem).strip()
    if number % 2:
        proof += "\n  exact absurd rfl id" if proof.startswith("by") else " |>.nothing"
    code = f"{problem.statement.strip()} -- {number}\n  {proof}".split("\n")
    half = (len(code) + 1) // 2
    blocks = "".join(f"```tactics\n{chr(10).join(part)}\n```\n" for part in (code[:half], code[half:]))
    return f"<think>\n{blocks}</think>\n\n```lean4\n{chr(10).join(code)}\n```"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prompts", type=int, default=256)
    parser.add_argument("--responses", type=int, default=8)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    rules = resolve_rules("kimina")  # a problem with definitions of its own wants them repeated: left out here
    known = [p for p in builtin_problems() if not violations(Response.parse(response(p, 0)), p, rules)]
    drawn = [known[i % len(known)] for i in range(chosen.prompts)]

    folder = Path(tempfile.mkdtemp())
    make_tokenizer(FAMILIES["reasoning"]).save_pretrained(folder)
    config: dict[str, Any] = {
        "tokenizer": {"name": str(folder), "chat_template_kwargs": None},
        "prompt": {"system": "", "user": "${formal}", "budget": 3000, "errors": 3, "context": 2},
        "verifier": {"workers": chosen.workers, "seconds": 60},
    }
    from nemo_rl.environments.utils import create_env

    register()
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    actor = create_env(TASK, config)
    ray.get(actor.metrics.remote())

    raw_seconds, actor_seconds, different = [], [], 0
    with make_verifier("embedded", workers=chosen.workers) as verifier:
        for turn in range(-1, chosen.responses):  # the first round warms up: headers are imported, pages are read
            problems = drawn if turn >= 0 else drawn[:32]
            texts = [response(p, i + (turn + 1) * chosen.prompts) for i, p in enumerate(problems)]
            logs = [[{"role": "user", "content": "x"}, {"role": "assistant", "content": text}] for text in texts]
            metadata = [episode_metadata(p, turns=1, collect=True) for p in problems]
            ready = [instrument(p, Response.parse(t).code or "") for p, t in zip(problems, texts, strict=True)]

            def of_raw(ready: Any = ready) -> list[bool]:
                return [v.status.proved for v in verifier.verify(ready)]

            def of_actor(logs: Any = logs, metadata: Any = metadata) -> list[bool]:
                return [r == 1.0 for r in ray.get(actor.step.remote(logs, metadata)).rewards.tolist()]

            found = {}
            for name, run in (("raw", of_raw), ("actor", of_actor))[:: 1 if turn % 2 else -1]:
                began = time.monotonic()
                found[name] = run()
                seconds = time.monotonic() - began
                if turn >= 0:
                    (raw_seconds if name == "raw" else actor_seconds).append(seconds)
            different += sum(a != b for a, b in zip(found["raw"], found["actor"], strict=True))
            print(f"round {turn}: {sum(found['raw'])} of {len(texts)} proved", flush=True)
    ray.get(actor.shutdown.remote())
    ray.shutdown()

    steps = chosen.prompts * chosen.responses
    raw, through = steps / sum(raw_seconds), steps / sum(actor_seconds)
    ratios = [r / a for r, a in zip(raw_seconds, actor_seconds, strict=True)]
    print(f"{chosen.prompts} prompts × {chosen.responses} responses, {chosen.workers} workers")
    print(f"raw verifier {raw:.1f}/s, actor {through:.1f}/s: {through / raw:.2f}, median of the rounds "
          f"{statistics.median(ratios):.2f}; {different} different verdicts")  # fmt: skip


if __name__ == "__main__":
    main()
