"""Random statements: tactics, `decide` and Python agree on what is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lean_gym.run import LeanRun
from tests.toolchains.embedded.fuzz import FAMILIES, disagreements, statements

DEAR = {"residues", "ring"}
"""Families whose statements take a tactic long."""


@pytest.mark.parametrize("family", [pytest.param(f, marks=pytest.mark.slow if f in DEAR else ()) for f in FAMILIES])
def test_tactics_agree_with_python(family: str, run_lean: Callable[[str], LeanRun]) -> None:
    wrong, counts = disagreements(run_lean, statements(family, 60, 0))
    assert not wrong, "\n".join(wrong)
    assert counts["true"] >= 5
    assert counts["false"] >= 5


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_tactics_agree_with_python_on_many(family: str, run_lean: Callable[[str], LeanRun]) -> None:
    wrong, _ = disagreements(run_lean, statements(family, 1000, 1))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_same_seed_gives_the_same_statements(family: str) -> None:
    assert statements(family, 30, 5) == statements(family, 30, 5)
    assert statements(family, 30, 5) != statements(family, 30, 6)
