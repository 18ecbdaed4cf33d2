"""Runs side by side: ``python -m agents.grpo.compare runs/a runs/b …`` prints a table and draws their curves."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from agents.grpo.metrics import read_metrics
from agents.grpo.report import smooth, summary

__all__ = ["compare", "draw_comparison"]

_FIGURES = (
    ("pass@1", "pass1"),
    ("with correction", "pass1_corrected"),
    ("pass@k", "passk"),
    ("with correction", "passk_corrected"),
    ("malformed", "malformed"),
)
_CURVES = (
    ("solved_fresh", "Solved, fresh problems", "%", 100.0),
    ("malformed", "Malformed", "%", 100.0),
    ("length_wrong", "Length of wrong answers", "tokens", 1.0),
)


def compare(folders: Sequence[Path]) -> str:
    """A table of runs: held-out figures before and after, in percent, and the steps' time; then the mean change."""
    head = [title for title, _ in _FIGURES]
    lines = [
        f"| run | {' | '.join(head)} | tokens of a wrong answer | steps | s/step |",
        "| --- " * (len(head) + 4) + "|",
    ]
    changes: dict[str, list[float]] = {key: [] for _, key in _FIGURES}
    for folder in folders:
        figures = summary(read_metrics(folder / "metrics.jsonl"))
        before, after = figures["before"], figures["after"]
        cells = [f"{_percent(before.get(key))} → {_percent(after.get(key))}" for _, key in _FIGURES]
        for key, values in changes.items():
            if before.get(key) is not None and after.get(key) is not None:
                values.append(100 * (after[key] - before[key]))
        cells.append(f"{_number(before.get('wrong_length'))} → {_number(after.get('wrong_length'))}")
        lines.append(
            f"| {folder.name} | {' | '.join(cells)} | {figures['steps']} | {figures['seconds_per_step']:.2f} |"
        )
    if len(folders) > 1:
        means = [f"{sum(v) / len(v):+.1f} ({min(v):+.1f} … {max(v):+.1f})" if v else "–" for v in changes.values()]
        lines.append(f"| mean change (least … most) | {' | '.join(means)} | | | |")
    return "\n".join(lines)


def draw_comparison(folders: Sequence[Path], path: Path, *, window: int = 15) -> None:
    """Several runs in one picture: held-out problems before and after, and curves over the steps.

    Args:
        folders: of the runs; their names are the labels.
        path: where to write the picture.
        window: steps over which curves are averaged.
    """
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(2, 2, figsize=(11, 7), constrained_layout=True)
    for folder in folders:
        records = read_metrics(folder / "metrics.jsonl")
        held = [r for r in records if str(r["kind"]).startswith("evaluation_") and r.get("pass1_corrected") is not None]
        axes.flat[0].plot(
            [r["step"] for r in held],
            [100 * r["pass1_corrected"] for r in held],
            "o-",
            label=folder.name,
            linewidth=1.6,
        )
        steps = [r for r in records if r["kind"] == "step"]
        for axis, (key, title, unit, scale) in zip(axes.flat[1:], _CURVES, strict=True):
            pairs = [(r["step"], scale * r[key]) for r in steps if r.get(key) is not None]
            if pairs:
                x, y = zip(*pairs, strict=True)
                axis.plot(x, smooth(y, window), label=folder.name, linewidth=1.6)
            axis.set(title=title, ylabel=unit, xlabel="step")
    axes.flat[0].set(title="Held-out pass@1 with the correction turn", ylabel="%", xlabel="step")
    for axis in axes.flat:
        axis.set_ylim(0, None)
        axis.grid(alpha=0.3)
    axes.flat[0].legend(fontsize=8)
    figure.savefig(path, dpi=110)
    pyplot.close(figure)


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.1f}"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.0f}"


def main(
    folders: Annotated[list[Path], typer.Argument(help="Folders of runs.")],
    picture: Annotated[Path | None, typer.Option(help="Where to write the curves as PNG.")] = None,
) -> None:
    """Print a table of runs, and draw their curves."""
    for folder in folders:
        if not (folder / "metrics.jsonl").is_file():
            typer.echo(f"Error: there is no run in {str(folder)!r}: it has no metrics.jsonl", err=True)
            sys.exit(2)
    typer.echo(compare(folders))
    if picture is not None:
        draw_comparison(folders, picture)


if __name__ == "__main__":
    typer.run(main)
