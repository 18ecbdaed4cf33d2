"""How a Lean process is started: embedded, on the path, or in a Lake project; limits and confinement of a check."""

from lean_gym.toolchains.base import Toolchain, ToolchainError
from lean_gym.toolchains.limits import Limits

__all__ = ["Limits", "Toolchain", "ToolchainError"]
