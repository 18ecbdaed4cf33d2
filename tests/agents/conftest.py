"""Agents need torch; without it their tests are skipped with the reason."""

from __future__ import annotations

import importlib.util

import pytest

MISSING = [name for name in ("torch", "safetensors", "yaml") if importlib.util.find_spec(name) is None]
collect_ignore_glob: list[str] = ["test_*.py"] if MISSING else []

if not MISSING:
    import torch

    torch.set_num_threads(1)


def pytest_report_header() -> str | None:
    """Say why nothing of tests/agents runs."""
    return f"tests/agents skipped: {', '.join(MISSING)} not installed (pip install -e '.[agents]')" if MISSING else None


@pytest.fixture(autouse=True)
def _seed() -> None:
    torch.manual_seed(0)
