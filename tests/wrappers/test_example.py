"""The example of property tests holds, and would notice a wrapper that breaks its promise."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "property_tests.py"


def test_the_example_passes(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert capsys.readouterr().out.count("passed") == 4


def test_the_example_catches_a_wrapper_that_pays_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    names = runpy.run_path(str(EXAMPLE))

    def step(self: object, action: str) -> object:
        observation, reward, *rest = self.env.step(action)  # type: ignore[attr-defined]
        return observation, float(reward) + 0.1, *rest

    monkeypatch.setattr(names["SorryPenalty"], "step", step)
    with pytest.raises(AssertionError):
        names["test_what_was_not_judged_costs_nothing"]()
