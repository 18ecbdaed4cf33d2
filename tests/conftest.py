"""Fixtures that many tests use."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from lean_gym.judge import Judge
from lean_gym.toolchains import Toolchain
from lean_gym.toolchains.embedded import embedded_toolchain
from lean_gym.verifiers import Verifier, make_verifier

# No test depends on the speed of the machine.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# Where the tests run in the background of a shell, SIGINT is ignored, and programs that they start inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SHARED = Path(__file__).resolve().parents[2] / "shared" / "data"


@pytest.fixture(scope="session")
def toolchain() -> Toolchain:
    """The embedded Lean."""
    return embedded_toolchain()


@pytest.fixture(scope="session")
def verifier() -> Iterator[Verifier]:
    """A verifier on the embedded Lean."""
    with make_verifier("embedded") as lean:
        yield lean


@pytest.fixture(scope="session")
def judge(verifier: Verifier) -> Judge:
    """A strict judge on the embedded Lean."""
    return Judge(verifier)


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of real material; tests that need it are skipped where it is absent."""
    if not SHARED.is_dir():
        pytest.skip("the real material of shared/data is not beside this checkout")
    return SHARED
