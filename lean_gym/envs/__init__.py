"""The Gymnasium environments."""

from lean_gym.envs.lean_proof import LeanProofEnv
from lean_gym.envs.spaces import UnicodeText

__all__ = ["LeanProofEnv", "UnicodeText"]
