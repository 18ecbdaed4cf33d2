"""NeMo RL's own code, if a checkout is on the path; without it, the tests that need it are skipped with the reason."""

from __future__ import annotations

import importlib.util
import os
import sys
import typing

import pytest

REASON = "no checkout of NeMo RL on PYTHONPATH (tests/integration/run_nemo_rl.sh PATH runs these tests)"


def require() -> None:
    """Skip the module without NeMo RL and what its code imports."""
    if importlib.util.find_spec("nemo_rl") is None:
        pytest.skip(REASON, allow_module_level=True)
    os.environ.setdefault("RAY_raylet_start_wait_time_s", "300")  # a busy machine takes its time
    for package in ("ray", "omegaconf", "hydra", "tensordict", "torchdata"):
        pytest.importorskip(package, reason=f"NeMo RL needs {package}")
    if sys.version_info < (3, 12):
        # Its configuration is for Python 3.13: pydantic wants the newer TypedDict before 3.12.
        import typing_extensions

        typing.TypedDict = typing_extensions.TypedDict  # type: ignore[misc, assignment]
