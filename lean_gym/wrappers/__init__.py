"""Reward wrappers; `lean_gym.wrappers.vector` has the same for vector environments."""

from lean_gym.wrappers import vector
from lean_gym.wrappers.single import (
    AttemptDiscount,
    FormatReward,
    LengthReward,
    ProgressReward,
    ShortProofReward,
    TermReward,
)

__all__ = [
    "AttemptDiscount",
    "FormatReward",
    "LengthReward",
    "ProgressReward",
    "ShortProofReward",
    "TermReward",
    "vector",
]
