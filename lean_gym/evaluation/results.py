"""All files that people read, from the log of an evaluation."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

from lean_gym.append_log import write_atomically
from lean_gym.evaluation.markdown import results_page
from lean_gym.evaluation.plots import draw_plots
from lean_gym.evaluation.report import write_report
from lean_gym.evaluation.report.html import BUDGET
from lean_gym.evaluation.summary import Summary, summarise

__all__ = ["write_results"]


def write_results(
    folder: str | Path, *, confidence: float = 0.95, seed: int = 0, plots: bool | None = None, budget: int = BUDGET
) -> Summary:
    """Write `results.json`, `results.md`, `plots/*.png` and `report.html` into an evaluation's folder.

    It works on an evaluation that is not finished as well, and on the logs of several shards together.

    Args:
        folder: the evaluation's.
        confidence: of the intervals.
        seed: of the bootstrap.
        plots: whether to draw; default: if matplotlib is there.
        budget: bytes of texts in the report at most.

    Raises:
        LogError: the folder holds no evaluation, or a damaged one.
        ModuleNotFoundError: plots are asked for, and matplotlib is not there.
    """
    folder = Path(folder)
    summary = summarise(folder, confidence=confidence, seed=seed)
    text = json.dumps(summary.data, indent=2, ensure_ascii=True) + "\n"
    write_atomically(folder / "results.json", text.encode())
    write_atomically(folder / "results.md", results_page(summary.data).encode())
    if plots is None:
        plots = importlib.util.find_spec("matplotlib") is not None
    pictures = draw_plots(summary, folder / "plots") if plots else []
    write_report(summary, folder, folder / "report.html", plots=pictures, budget=budget)
    return summary
