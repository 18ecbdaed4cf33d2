"""The report of a run: curves as a picture, and a page of Markdown with the figures."""

from __future__ import annotations

import math
import resource
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from agents.grpo.metrics import read_metrics
from lean_gym.evaluation.estimators import paired_bootstrap

__all__ = ["change_interval", "draw_curves", "smooth", "summary", "write_report"]

_SMOOTH = 10
"""Steps over which curves are averaged."""


def write_report(folder: Path) -> dict[str, Any]:
    """Write ``curves.png`` and ``report.md`` into a run's folder; returns the figures.

    Without matplotlib there is no picture, and the page says so.
    """
    records = read_metrics(folder / "metrics.jsonl")
    figures = summary(records)
    picture = draw_curves(records, folder / "curves.png")
    (folder / "report.md").write_text(_markdown(figures, picture), encoding="utf-8")
    return figures


def summary(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The figures of a run from its records."""
    by_kind: dict[str, list[Mapping[str, Any]]] = {}
    for record in records:
        by_kind.setdefault(str(record["kind"]), []).append(record)
    steps = by_kind.get("step", [])

    def last(kind: str) -> dict[str, Any]:
        return dict(by_kind[kind][-1]) if kind in by_kind else {}

    total = sum(s["seconds"] for s in steps)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    figures: dict[str, Any] = {
        "before": last("evaluation_before"),
        "after": last("evaluation_after"),
        "warm_start": last("warm_start"),
        "end": last("end"),
        "steps": len(steps),
        "seconds_per_step": total / len(steps) if steps else math.nan,
        "peak_megabytes": peak / (1 << 20 if sys.platform == "darwin" else 1 << 10),
    }
    for part in ("sampling", "verifying", "training"):
        spent = sum(s[f"seconds_{part}"] for s in steps)
        figures[f"share_{part}"] = spent / total if total else math.nan
    for what in ("tokens", "judged"):
        figures[f"{what}_per_second"] = sum(s.get(what, 0) for s in steps) / total if total else math.nan
    for name in ("solved_fresh", "solved_revisit", "solved_correction", "malformed", "length_wrong", "length_right"):
        values = [s[name] for s in steps if s.get(name) is not None]
        tenth = max(1, len(values) // 10)
        figures[f"{name}_first"], figures[f"{name}_last"] = _mean(values[:tenth]), _mean(values[-tenth:])
    return figures


def draw_curves(records: Sequence[Mapping[str, Any]], path: Path) -> bool:
    """Draw reward, format, lengths and time over the steps; says whether there is a picture."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ModuleNotFoundError:
        return False
    steps = [r for r in records if r["kind"] == "step"]
    if not steps:
        return False
    figure, axes = pyplot.subplots(2, 2, figsize=(11, 7), constrained_layout=True)

    def curve(axis: Any, name: str, label: str, scale: float = 1.0) -> None:
        pairs = [(r["step"], scale * r[name]) for r in steps if r.get(name) is not None]
        if not pairs:
            return
        x, y = zip(*pairs, strict=True)
        [line] = axis.plot(x, smooth(y), label=label, linewidth=1.8)
        axis.plot(x, y, color=line.get_color(), alpha=0.2, linewidth=0.8)

    top = axes[0][0]
    curve(top, "solved_fresh", "training, fresh problems", 100)
    curve(top, "solved_revisit", "training, problems met before", 100)
    curve(top, "solved_correction", "training, corrections", 100)
    held = [r for r in records if str(r["kind"]).startswith("evaluation_")]
    for key, label, mark in (("pass1", "held-out pass@1", "o"), ("pass1_corrected", "… with correction", "s")):
        points = [(r["step"], 100 * r[key]) for r in held if r.get(key) is not None]
        if points:
            top.plot(*zip(*points, strict=True), mark, linestyle="--", label=label, color="black", markersize=7)
    top.set(title="Solved: proved and well-formed", ylabel="%", ylim=(0, None))
    right = axes[0][1]
    curve(right, "malformed", "malformed", 100)
    curve(right, "truncated", "cut off", 100)
    right.set(title="Format", ylabel="% of first responses", ylim=(0, None))
    left = axes[1][0]
    curve(left, "length_right", "right answers")
    curve(left, "length_wrong", "wrong answers")
    left.set(title="Length", ylabel="tokens of an episode", xlabel="step")
    low = axes[1][1]
    curve(low, "seconds_sampling", "sampling")
    curve(low, "seconds_verifying", "verifying (not overlapped)")
    curve(low, "seconds_training", "training")
    low.set(title="Time", ylabel="seconds per step", xlabel="step", ylim=(0, None))
    for axis in axes.flat:
        axis.grid(alpha=0.3)
        if axis.get_legend_handles_labels()[0]:
            axis.legend(fontsize=8)
    figure.savefig(path, dpi=110)
    pyplot.close(figure)
    return True


def _markdown(figures: Mapping[str, Any], picture: bool) -> str:
    before, after = figures["before"], figures["after"]
    rows = [
        ("pass@1", "pass1"),
        ("pass@1 with the correction turn", "pass1_corrected"),
        (f"pass@{before.get('samples', 'k')}", "passk"),
        (f"pass@{before.get('samples', 'k')} with the correction turn", "passk_corrected"),
        ("malformed first responses", "malformed"),
        ("pass@1 among well-formed responses", "pass1_well_formed"),
    ]
    lines = ["# Training run", ""]
    if picture:
        lines += ["![curves](curves.png)", ""]
    else:
        lines += ["There is no picture: matplotlib is not installed, or no step was made.", ""]
    lines += [f"{before.get('problems', '?')} held-out problems, {before.get('samples', '?')} responses to each. "]
    lines[-1] += "In brackets: 95% interval of the change, over problems."
    lines.append("")
    lines += ["| held-out | before | after | change |", "| --- | --- | --- | --- |"]
    for title, key in rows:
        lines.append(f"| {title} | {_percent(before, key)} | {_percent(after, key)} | {_change(before, after, key)} |")
    for title, key in (("tokens of a right answer", "right_length"), ("tokens of a wrong answer", "wrong_length")):
        lines.append(f"| {title} | {_number(before, key)} | {_number(after, key)} | |")
    lines += ["", "| training | first tenth | last tenth |", "| --- | --- | --- |"]
    for title, key in (
        ("solved, fresh problems", "solved_fresh"),
        ("solved, problems met before", "solved_revisit"),
        ("solved, corrections", "solved_correction"),
        ("malformed", "malformed"),
    ):
        lines.append(f"| {title} | {_percent(figures, f'{key}_first')} | {_percent(figures, f'{key}_last')} |")
    for title, key in (("tokens, wrong answers", "length_wrong"), ("tokens, right answers", "length_right")):
        lines.append(f"| {title} | {_number(figures, f'{key}_first')} | {_number(figures, f'{key}_last')} |")
    warm = figures["warm_start"]
    lines += ["", f"{figures['steps']} steps of {_number(figures, 'seconds_per_step', 2)} s: "]
    lines[-1] += ", ".join(
        f"{part} {_percent(figures, f'share_{part}')}" for part in ("sampling", "verifying", "training")
    )
    lines[-1] += f"; {_number(figures, 'tokens_per_second')} tokens and "
    lines[-1] += f"{_number(figures, 'judged_per_second')} judged responses a second; peak memory "
    lines[-1] += f"{_number(figures, 'peak_megabytes')} MB (verifier apart)."
    if warm.get("steps"):
        lines.append(
            f"Warm start: {warm['steps']} steps, {_number(warm, 'seconds')} s; "
            f"{warm.get('parameters', 0):,} parameters."
        )
    if figures["end"]:
        lines.append(
            f"The whole run took {figures['end']['total_seconds'] / 60:.1f} minutes; "
            f"{_number(figures['end'], 'cpu_seconds')} s of a processor, the verifier's apart."
        )
    return "\n".join(lines) + "\n"


def _percent(figures: Mapping[str, Any], key: str) -> str:
    value = figures.get(key)
    return "–" if value is None or math.isnan(value) else f"{100 * value:.1f}%"


def _number(figures: Mapping[str, Any], key: str, digits: int = 0) -> str:
    value = figures.get(key)
    return "–" if value is None or math.isnan(value) else f"{value:,.{digits}f}"


def _change(before: Mapping[str, Any], after: Mapping[str, Any], key: str) -> str:
    if before.get(key) is None or after.get(key) is None:
        return "–"
    text = f"{100 * (after[key] - before[key]):+.1f}"
    interval = change_interval(before, after, key)
    return text if interval is None else f"{text} ({100 * interval[0]:+.1f} to {100 * interval[1]:+.1f})"


def change_interval(before: Mapping[str, Any], after: Mapping[str, Any], key: str) -> tuple[float, float] | None:
    """The 95% interval of the change of pass@1, by drawing problems anew; None for other figures."""
    shares = {"pass1": "shares", "pass1_corrected": "shares_corrected"}.get(key, "")
    pairs = [
        (a, b)
        for a, b in zip(before.get(shares) or (), after.get(shares) or (), strict=False)
        if a is not None and b is not None
    ]
    if not pairs:
        return None
    difference, _ = paired_bootstrap([a for a, _ in pairs], [b for _, b in pairs])
    return difference.low, difference.high


def smooth(values: Sequence[float], window: int = _SMOOTH) -> list[float]:
    """The mean of each value and those before it within the window.

    >>> smooth([0.0, 1.0, 2.0], 2)
    [0.0, 0.5, 1.5]
    """
    return [_mean(values[max(0, i + 1 - window) : i + 1]) for i in range(len(values))]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else math.nan
