"""Two evaluations side by side: a paired bootstrap, and the problems that changed."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np

from lean_gym.evaluation.estimators import paired_bootstrap, report_ks
from lean_gym.evaluation.summary import load_chains, rates, read_plan

__all__ = ["compare"]


def compare(first: str | Path, second: str | Path, *, confidence: float = 0.95, seed: int = 0) -> dict[str, Any]:
    """Compare two evaluations on the problems that both have (the same id and the same Lean text).

    For each k and each number of corrections that both allow: the two means, their difference (second minus first)
    with its interval, and a two-sided p-value, over the problems for which both have enough samples. ``gained`` and
    ``lost`` list the problems that only one of them solved, with solved and decided chains of both.

    Raises:
        LogError: a folder holds no evaluation, or a damaged one.
        ValueError: they have no problem in common.
    """
    folders = [Path(first), Path(second)]
    runs = [read_plan(folder) for folder in folders]
    sides = [load_chains(folder) for folder in folders]
    keys = [{(p.id, p.source): place for place, p in enumerate(side.problems)} for side in sides]
    common = [key for key in keys[0] if key in keys[1]]
    if not common:
        raise ValueError(f"{first} and {second} have no problem in common (the same id and the same Lean text)")
    places = [np.array([of[key] for key in common]) for of in keys]
    fixes = min(run["plan"]["fixes"] for run in runs)
    ks = report_ks(min(side.samples for side in sides))
    rows = []
    for m in range(fixes + 1):
        tables = [rates(side, m, ks)[place] for side, place in zip(sides, places, strict=True)]
        for column, k in enumerate(ks):
            a, b = tables[0][:, column], tables[1][:, column]
            both = ~(np.isnan(a) | np.isnan(b))
            difference, p = paired_bootstrap(a[both], b[both], confidence=confidence, seed=seed)
            rows.append(
                {
                    "k": k,
                    "fixes": m,
                    "first": _mean(a[both]),
                    "second": _mean(b[both]),
                    "difference": _number(difference.estimate),
                    "low": _number(difference.low),
                    "high": _number(difference.high),
                    "p": _number(p),
                    "problems": difference.problems,
                }
            )
    decided, solved = zip(*(side.counts(fixes) for side in sides), strict=True)
    gained: list[dict[str, Any]] = []
    lost: list[dict[str, Any]] = []
    for number, key in enumerate(common):
        a, b = ([int(solved[i][places[i][number]]), int(decided[i][places[i][number]])] for i in range(2))
        if bool(a[0]) != bool(b[0]) and a[1] and b[1]:
            (gained if b[0] else lost).append({"problem": key[0], "first": a, "second": b})
    return {
        "first": {"folder": str(first), "name": _name(runs[0]), "only": len(keys[0]) - len(common)},
        "second": {"folder": str(second), "name": _name(runs[1]), "only": len(keys[1]) - len(common)},
        "problems": len(common),
        "confidence": confidence,
        "pass_at_k": rows,
        "gained": sorted(gained, key=lambda c: -c["second"][0] / c["second"][1]),
        "lost": sorted(lost, key=lambda c: -c["first"][0] / c["first"][1]),
    }


def _name(run: dict[str, Any]) -> str:
    return str(run["policy"].get("name", "?"))


def _mean(values: Any) -> float | None:
    return _number(float(values.mean())) if values.size else None


def _number(value: float) -> float | None:
    return None if math.isnan(value) else round(value, 6)
