"""Tools for property-based tests of rewards: strategies for hypothesis, and an environment that replays attempts.

Needs the package ``hypothesis``; nothing else in Lean Gym imports it.

>>> from hypothesis import find
>>> from lean_gym.response import Response
>>> from lean_gym.rewards import kimina, violations
>>> sample = find(malformed(), lambda sample: sample.defect == "text_after_code")
>>> [v.rule for v in violations(Response.parse(sample.text), sample.problem, kimina())]
['text_after_code']
"""

from lean_gym.testing.replay import ReplayEnv, make_attempt
from lean_gym.testing.strategies import DEFECTS, Sample, any_text, attempts, episodes, malformed, well_formed

__all__ = [
    "DEFECTS",
    "ReplayEnv",
    "Sample",
    "any_text",
    "attempts",
    "episodes",
    "make_attempt",
    "malformed",
    "well_formed",
]
