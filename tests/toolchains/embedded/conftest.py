"""Fixtures of the embedded Lean's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from lean_gym.run import LeanRun
from lean_gym.toolchains import Limits, Toolchain
from lean_gym.toolchains.process import LeanProcesses


@pytest.fixture(scope="session")
def run_lean(toolchain: Toolchain) -> Iterator[Callable[[str], LeanRun]]:
    """Runs a text in a new Lean process."""
    lean = LeanProcesses(toolchain, Limits(seconds=120.0), options=("-DmaxErrors=10000",))
    yield lean.run
    lean.stop()
