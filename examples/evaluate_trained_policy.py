"""Evaluate the small policy of a training run on the problems that the run held out, with a report to look through.

Run it with ``python -m examples.evaluate_trained_policy RUN OUT [PROBLEMS] [SAMPLES]`` after ``make train``, which
leaves ``runs/tiny``; it needs the extra ``agents``. Prompt, rules and feedback are those of the run; a failed first
response may be corrected once.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from agents.grpo.problems import load_problem_sets
from agents.grpo.trainer import resume_config
from agents.policies.evaluated import EvaluatedPolicy
from agents.policies.tiny import TinyPolicy
from lean_gym import Judge, Limits, make_verifier
from lean_gym.evaluation import Evaluation, evaluate, write_results
from lean_gym.evaluation.policies import Sampling
from lean_gym.prompts.chat import PromptTemplate, first_messages
from lean_gym.prompts.feedback import FeedbackStyle
from lean_gym.rewards.presets import resolve_rules


def main(run: str = "runs/tiny", out: str = "evaluation", problems: str = "64", samples: str = "4") -> float:
    """Evaluate; the estimate of pass@1."""
    config = resume_config(Path(run))
    held_out = load_problem_sets(config.problems, config.seed).held_out[: int(problems)]
    sampling = Sampling(temperature=1.0, top_p=1.0, max_tokens=config.rollout.max_new_tokens)
    policy = EvaluatedPolicy(TinyPolicy.load(Path(run) / "policy"), sampling, name=Path(run).name)
    prompt = PromptTemplate(system=config.prompt.system, user=config.prompt.user)
    with make_verifier(config.verifier.name, limits=Limits(seconds=config.verifier.seconds)) as verifier:
        judge = Judge(
            verifier,
            rules=resolve_rules(config.reward.rules),
            feedback=FeedbackStyle(config.prompt.errors, config.prompt.context, config.prompt.budget),
        )
        settings = Evaluation(samples=int(samples), fixes=1, require_format=True)
        evaluate(policy, judge, held_out, Path(out), settings, prompt=partial(first_messages, template=prompt))
    summary = write_results(Path(out))
    for row in summary.data["pass_at_k"]:
        print(f"pass@{row['k']}, {row['fixes']} fixes: {row['estimate']:.1%} ({row['low']:.1%} to {row['high']:.1%})")
    print(f"look through the attempts: {Path(out) / 'report.html'}")
    return float(summary.data["pass_at_k"][0]["estimate"])


if __name__ == "__main__":
    main(*sys.argv[1:5])
