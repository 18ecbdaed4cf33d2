"""Makes the environment known to NeMo RL."""

from __future__ import annotations

from nemo_rl.distributed.ray_actor_environment_registry import ACTOR_ENVIRONMENT_REGISTRY
from nemo_rl.distributed.virtual_cluster import PY_EXECUTABLES
from nemo_rl.environments.utils import ENV_REGISTRY, register_env

from agents.nemo_rl.config import TASK

__all__ = ["ACTOR", "register"]

ACTOR = "agents.nemo_rl.environment.LeanEnvironment"


def register(name: str = TASK) -> None:
    """Register the environment, and the Python in which its actor runs: that of the driver. May be called again.

    Raises:
        ValueError: another environment has the name.
    """
    ACTOR_ENVIRONMENT_REGISTRY[ACTOR] = PY_EXECUTABLES.SYSTEM
    if ENV_REGISTRY.get(name, {}).get("actor_class_fqn") != ACTOR:
        register_env(name, ACTOR)
