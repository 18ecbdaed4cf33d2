"""Makes the environment known to NeMo RL."""

from __future__ import annotations

import os
from pathlib import Path

from nemo_rl.distributed.ray_actor_environment_registry import ACTOR_ENVIRONMENT_REGISTRY
from nemo_rl.distributed.virtual_cluster import PY_EXECUTABLES
from nemo_rl.environments.utils import ENV_REGISTRY, register_env

from agents.nemo_rl.config import TASK

__all__ = ["ACTOR", "register", "share_path"]

ACTOR = "agents.nemo_rl.environment.LeanEnvironment"


def share_path() -> None:
    """Put the folder above `agents` on the ``PYTHONPATH`` that Ray hands to its workers: they import the loss."""
    root = str(Path(__file__).resolve().parents[2])
    places = [place for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    if root not in places:
        os.environ["PYTHONPATH"] = os.pathsep.join([root, *places])


def register(name: str = TASK) -> None:
    """Register the environment, and the Python in which its actor runs: that of the driver. May be called again.

    Call it before Ray is started, so that all workers find this package.

    Raises:
        ValueError: another environment has the name.
    """
    share_path()
    ACTOR_ENVIRONMENT_REGISTRY[ACTOR] = PY_EXECUTABLES.SYSTEM
    if ENV_REGISTRY.get(name, {}).get("actor_class_fqn") != ACTOR:
        register_env(name, ACTOR)
