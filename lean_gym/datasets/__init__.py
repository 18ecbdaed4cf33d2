"""Where problems come from: the built-in ones, files, and whatever else a user names."""

from lean_gym.datasets.builtin import (
    LEVELS,
    builtin_problem,
    builtin_problems,
    builtin_tags,
    canaries,
    reference_proof,
)
from lean_gym.datasets.resolve import ProblemSource, load_problems

__all__ = [
    "LEVELS",
    "ProblemSource",
    "builtin_problem",
    "builtin_problems",
    "builtin_tags",
    "canaries",
    "load_problems",
    "reference_proof",
]
