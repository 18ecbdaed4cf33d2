"""Where problems come from: the built-in ones, random ones, files of many kinds, and whatever else a user names.

Checking, difficulty, duplicates, decontamination, samplers and curation are modules of their own: `check`,
`difficulty`, `dedupe`, `decontaminate`, `samplers`, `curation`.
"""

from lean_gym.datasets.builtin import (
    LEVELS,
    builtin_problem,
    builtin_problems,
    builtin_tags,
    canaries,
    reference_proof,
)
from lean_gym.datasets.generators import FAMILIES, generate
from lean_gym.datasets.presets import PRESETS, Columns
from lean_gym.datasets.resolve import ProblemSource, load_problems
from lean_gym.datasets.sources import Loaded, Rejected, read_problems, stream_problems

__all__ = [
    "FAMILIES",
    "LEVELS",
    "PRESETS",
    "Columns",
    "Loaded",
    "ProblemSource",
    "Rejected",
    "builtin_problem",
    "builtin_problems",
    "builtin_tags",
    "canaries",
    "generate",
    "load_problems",
    "read_problems",
    "reference_proof",
    "stream_problems",
]
