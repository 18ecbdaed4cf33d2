"""The Gymnasium environments."""

from lean_gym.envs.lean_proof import LeanProofEnv
from lean_gym.envs.spaces import UnicodeText
from lean_gym.envs.vector import LeanProofVectorEnv

__all__ = ["LeanProofEnv", "LeanProofVectorEnv", "UnicodeText"]
