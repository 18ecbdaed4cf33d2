"""Fixtures of the embedded Lean's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from lean_gym.run import LeanRun
from lean_gym.toolchains import Limits, Toolchain
from lean_gym.toolchains.embedded import build
from lean_gym.toolchains.process import LeanProcesses
from tests.toolchains.embedded.olean import Olean


@pytest.fixture(scope="session")
def run_lean(toolchain: Toolchain) -> Iterator[Callable[[str], LeanRun]]:
    """Runs a text in a new Lean process."""
    lean = LeanProcesses(toolchain, Limits(seconds=120.0), options=("-DmaxErrors=10000",))
    yield lean.run
    lean.stop()


@pytest.fixture(scope="module")
def modules() -> list[Olean]:
    """The compiled modules of the core library."""
    return [Olean(path) for path in sorted(build.library().rglob("*.olean"))]
