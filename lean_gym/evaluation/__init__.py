"""Evaluation: pass@k with intervals, a runner that can be stopped at any time, reports, comparisons.

`evaluate` writes a log, `summarise` turns it into figures, `write_results` into files that people read.
"""

from lean_gym.append_log import LogError
from lean_gym.evaluation.comparison import compare
from lean_gym.evaluation.estimators import (
    Interval,
    attempt_and_fix,
    bootstrap_interval,
    paired_bootstrap,
    pass_at_k,
    pass_at_ks,
)
from lean_gym.evaluation.policies import Completion, Policy, PolicyError, Request, Sampling, make_policy
from lean_gym.evaluation.results import write_results
from lean_gym.evaluation.runner import Evaluation, Outcome, Progress, evaluate
from lean_gym.evaluation.summary import Summary, summarise

__all__ = [
    "Completion",
    "Evaluation",
    "Interval",
    "LogError",
    "Outcome",
    "Policy",
    "PolicyError",
    "Progress",
    "Request",
    "Sampling",
    "Summary",
    "attempt_and_fix",
    "bootstrap_interval",
    "compare",
    "evaluate",
    "make_policy",
    "paired_bootstrap",
    "pass_at_k",
    "pass_at_ks",
    "summarise",
    "write_results",
]
