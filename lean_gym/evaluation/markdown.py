"""The figures as a Markdown page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lean_gym.evaluation.text import one_line

__all__ = ["comparison_page", "percent", "results_page", "table"]

_LONGEST_CELL = 60


def percent(row: Mapping[str, Any]) -> str:
    """An estimate with its interval: ``72.1% (68.0–76.2)``."""
    if row["estimate"] is None:
        return "–"
    low, high = 100 * row["low"], 100 * row["high"]
    return f"{100 * row['estimate']:.1f}% ({low:.1f}–{high:.1f})"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A Markdown table; what is in a cell cannot end it.

    >>> print(table(["a"], [["x|y"]]))
    | a |
    | --- |
    | x\\|y |
    """

    def line(cells: Sequence[object]) -> str:
        return f"| {' | '.join(_cell(c) for c in cells)} |"

    return "\n".join([line(head), line(["---"] * len(head)), *(line(row) for row in rows)])


def _cell(value: object) -> str:
    text = "–" if value is None else one_line(str(value))
    text = text if len(text) <= _LONGEST_CELL else text[: _LONGEST_CELL - 1] + "…"
    for mark in "\\|<>`*_[]" if not isinstance(value, (int, float)) and value != "---" else "":
        text = text.replace(mark, f"\\{mark}")
    return text


def results_page(data: Mapping[str, Any]) -> str:
    """What `results.md` holds."""
    run, chains = data["run"], data["chains"]
    parts = [f"# Evaluation of {_cell(str(run['policy'].get('name', '?')))}"]
    state = f"{data['solved_problems']} of {data['problems']} problems solved; {data['attempts']} attempts judged."
    if chains["decided"] < chains["planned"]:
        state += f" **Not finished:** {chains['decided']} of {chains['planned']} chains of attempts are decided."
    if data["unavailable"]:
        state += (
            f" **{data['unavailable']} attempts could not be judged**; they count nowhere, and the next run makes them "
            "again."
        )
    parts.append(state)
    ks = sorted({row["k"] for row in data["pass_at_k"]})
    rows = []
    for fixes in sorted({row["fixes"] for row in data["pass_at_k"]}):
        of = {row["k"]: row for row in data["pass_at_k"] if row["fixes"] == fixes}
        rows.append([_corrections(fixes), *(percent(of[k]) for k in ks)])
    parts.append("## pass@k")
    parts.append(table(["corrections", *(f"pass@{k}" for k in ks)], rows))
    interval = f"{100 * data['confidence']:.0f}% bootstrap intervals over problems."
    if left := max((row["left_out"] for row in data["pass_at_k"]), default=0):
        interval += f" Up to {left} problems have fewer than k decided samples and are left out."
    parts.append(interval)
    for name, groups in data["groups"].items():
        columns = [(p["k"], p["fixes"]) for p in groups[0]["pass_at_k"]]
        head = [name.replace("_", " "), "problems", *(_column(k, m) for k, m in columns)]
        body = [[g["value"], g["problems"], *(percent(p) for p in g["pass_at_k"])] for g in groups]
        parts += [f"## By {name.replace('_', ' ')}", table(head, body)]
    statuses = list(dict.fromkeys(s for turn in data["statuses"].values() for s in turn))
    parts += [
        "## Attempts",
        table(
            ["turn", *statuses],
            [[int(turn) + 1, *(of.get(s, 0) for s in statuses)] for turn, of in data["statuses"].items()],
        ),
    ]
    if data["failures"]:
        parts += ["## Why attempts failed", table(["first error", "attempts"], list(data["failures"].items()))]
    if data["format"]["broken"] or data["format"]["cut_off"]:
        parts += [
            "## Format",
            f"{data['format']['broken']} attempts break a rule, {data['format']['cut_off']} were cut off.",
            table(["rule", "attempts"], list(data["format"]["rules"].items())),
        ]
    length = data["length"]
    parts += [
        "## Length and cost",
        table(
            [f"response, {length['unit']}", "mean", "median", "90%", "longest"],
            [
                [name.replace("_", " "), *(length[name][key] for key in ("mean", "median", "p90", "max"))]
                for name in ("solved", "not_solved")
            ],
        ),
        table(["cost", ""], [[key.replace("_", " "), value] for key, value in data["cost"].items()]),
    ]
    return "\n\n".join(parts) + "\n"


def comparison_page(data: Mapping[str, Any]) -> str:
    """A comparison of two runs."""
    a, b = data["first"], data["second"]
    rows = [
        [
            _corrections(row["fixes"]),
            row["k"],
            *(f"{100 * row[side]:.1f}%" if row[side] is not None else None for side in ("first", "second")),
            _difference(row),
            None if row["p"] is None else f"{row['p']:.3f}",
            row["problems"],
        ]
        for row in data["pass_at_k"]
    ]
    parts = [
        f"# {_cell(a['name'])} and {_cell(b['name'])}",
        f"{data['problems']} problems are in both; {a['only']} are in the first only, {b['only']} in the second only.",
        table(["corrections", "k", "first", "second", "difference (points)", "p", "problems"], rows),
        f"{100 * data['confidence']:.0f}% intervals and two-sided p-values of the paired bootstrap over problems.",
    ]
    for key, title in (("gained", "Solved by the second only"), ("lost", "Solved by the first only")):
        listed = data[key]
        parts.append(f"## {title}: {len(listed)}")
        if listed:
            parts.append(
                table(
                    ["problem", "first", "second"],
                    [[c["problem"], f"{c['first'][0]}/{c['first'][1]}", f"{c['second'][0]}/{c['second'][1]}"]
                     for c in listed],
                )
            )  # fmt: skip
    return "\n\n".join(parts) + "\n"


def _difference(row: Mapping[str, Any]) -> str | None:
    if row["difference"] is None:
        return None
    return f"{100 * row['difference']:+.1f} ({100 * row['low']:+.1f} to {100 * row['high']:+.1f})"


def _corrections(fixes: int) -> str:
    return "none" if fixes == 0 else f"up to {fixes}"


def _column(k: int, fixes: int) -> str:
    return f"pass@{k}" + (f", {_corrections(fixes)} fixed" if fixes else "")
