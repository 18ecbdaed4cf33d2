"""The table of tactics in the documentation: each passing example passes, and each failing one fails."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Severity

DOCUMENT = Path(__file__).parents[3] / "docs" / "embedded_lean.md"


def rows() -> list[list[str]]:
    """The passing and the failing example of each row."""
    section = DOCUMENT.read_text(encoding="utf-8").partition("## Tactics by example\n")[2].partition("\n## ")[0]
    cells = [re.split(r"(?<!\\)\|", line)[2:4] for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip().strip("`").replace(r"\|", "|") for cell in row] for row in cells[2:]]


def test_every_example_does_what_the_table_says(run_lean: Callable[[str], LeanRun]) -> None:
    table = rows()
    assert len(table) >= 30
    lines = [f"example {text}" for row in table for text in row]
    run = run_lean("\n".join(["set_option linter.all false", *lines]))
    assert run.outcome is Outcome.FINISHED, run.detail
    refused = {m.start.line - 2 for m in run.messages if m.severity is Severity.ERROR and m.start}
    wrong = [line for number, line in enumerate(lines) if (number in refused) is (number % 2 == 0)]
    assert not wrong
