"""The figures as pictures; needs matplotlib."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from lean_gym.evaluation.estimators import Floats

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from lean_gym.evaluation.summary import Summary

__all__ = ["draw_plots"]

_SOLVED, _OTHER = "#1a7f5a", "#b3541e"
_COLOURS = ("#2458a6", _SOLVED, "#8a4fbf", _OTHER, "#555555")


def draw_plots(summary: Summary, folder: str | Path) -> list[Path]:
    """Write PNG files: the pass@k curve, by level, lengths, errors by kind. Those without data are left out.

    Raises:
        ModuleNotFoundError: matplotlib is not installed; the message says how to install it.
    """
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("plots need matplotlib: pip install 'lean-gym[plots]'", name=error.name) from error
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, draw in (
        ("pass_at_k", _curve),
        ("by_level", _levels),
        ("lengths", _lengths),
        ("failures", _failures),
    ):
        figure = Figure(figsize=(6.4, 4.0), layout="constrained", dpi=150)
        FigureCanvasAgg(figure)
        axes = figure.add_subplot()
        axes.spines[["top", "right"]].set_visible(False)
        if draw(axes, summary):
            file = folder / f"{name}.png"
            figure.savefig(file)
            written.append(file)
    return written


def _curve(axes: Axes, summary: Summary) -> bool:
    rows = [row for row in summary.data["pass_at_k"] if row["estimate"] is not None]
    if not rows:
        return False
    for number, fixes in enumerate(sorted({row["fixes"] for row in rows})):
        of = [row for row in rows if row["fixes"] == fixes]
        k = [row["k"] for row in of]
        colour = _COLOURS[number % len(_COLOURS)]
        label = "first attempts only" if fixes == 0 else f"with up to {fixes} correction" + "s" * (fixes > 1)
        axes.plot(k, [100 * row["estimate"] for row in of], marker="o", color=colour, label=label)
        low, high = ([100 * row[end] for row in of] for end in ("low", "high"))
        axes.fill_between(k, low, high, color=colour, alpha=0.15, linewidth=0)
    ks = sorted({row["k"] for row in rows})
    axes.set_xscale("log", base=2)
    axes.set_xticks(ks, [str(k) for k in ks])
    axes.minorticks_off()
    axes.set_xlabel("k, first attempts")
    axes.set_ylabel("pass@k, %")
    axes.set_ylim(0, 102)
    axes.grid(alpha=0.25)
    axes.legend(frameon=False, loc="lower right")
    return True


def _levels(axes: Axes, summary: Summary) -> bool:
    groups = summary.data["groups"].get("level") or summary.data["groups"].get("statement_length")
    if not groups:
        return False
    columns = [(p["k"], p["fixes"]) for p in groups[0]["pass_at_k"]]
    places = np.arange(len(groups))
    width = 0.8 / len(columns)
    for number, (k, fixes) in enumerate(columns):
        rows: list[dict[str, Any]] = [g["pass_at_k"][number] for g in groups]
        heights = [100 * (row["estimate"] or 0.0) for row in rows]
        spread = [
            [h - 100 * row["low"] if row["estimate"] is not None else 0 for h, row in zip(heights, rows, strict=True)],
            [100 * row["high"] - h if row["estimate"] is not None else 0 for h, row in zip(heights, rows, strict=True)],
        ]
        label = f"pass@{k}" + (f", up to {fixes} fixed" if fixes else "")
        axes.bar(
            places + (number - (len(columns) - 1) / 2) * width,
            heights,
            width * 0.92,
            yerr=np.maximum(spread, 0),
            label=label,
            color=_COLOURS[number % len(_COLOURS)],
            error_kw={"elinewidth": 0.8, "ecolor": "#222222"},
        )
    axes.set_xticks(places, [f"{str(g['value'])[:20]}\n({g['problems']})" for g in groups])
    name = "level" if "level" in summary.data["groups"] else "length of the problem's Lean text, characters"
    axes.set_xlabel(f"{name} (problems)")
    axes.set_ylabel("%")
    axes.set_ylim(0, 105)
    axes.legend(frameon=False, fontsize="small", ncols=2, loc="upper right", bbox_to_anchor=(1, 1.12))
    return True


def _lengths(axes: Axes, summary: Summary) -> bool:
    parts = [
        np.frombuffer(a, dtype=np.uint32) if a else np.empty(0) for a in (summary.solved_lengths, summary.other_lengths)
    ]
    everything: Floats = np.concatenate(parts)
    if not everything.size:
        return False
    top = max(float(np.quantile(everything, 0.995)), 1.0)
    bins = [top * i / 40 for i in range(41)]
    shown = [np.minimum(p, top) for p in parts]
    axes.hist(shown, bins=bins, stacked=True, color=[_SOLVED, _OTHER], label=["solved", "not solved"])
    axes.set_xlabel(f"length of a response, {summary.length_unit}")
    axes.set_ylabel("attempts")
    axes.legend(frameon=False)
    return True


def _failures(axes: Axes, summary: Summary) -> bool:
    rows = list(summary.data["failures"].items())[:12][::-1]
    if not rows:
        return False
    axes.barh([name for name, _ in rows], [count for _, count in rows], color=_OTHER)
    axes.set_xlabel("attempts, by their first error")
    return True
