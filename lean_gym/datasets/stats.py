"""Figures of a data set, in one pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from lean_gym.datasets.canonical import statement_key
from lean_gym.datasets.sources import Rejected
from lean_gym.lean.lexer import TokenKind
from lean_gym.problem import Problem

__all__ = ["DatasetStats", "dataset_stats"]

QUANTILES = (0.0, 0.25, 0.5, 0.75, 0.95, 1.0)
GROUPS = ("source", "split", "level", "category", "problem_type", "question_type", "author", "set")
"""Metadata that problems are counted by, where they have it."""

_MOST_GROUPS = 1000


@dataclass(slots=True)
class DatasetStats:
    """Figures of a data set.

    Attributes:
        problems: usable problems.
        rejected: rows that cannot be used, by reason (its first words).
        different: different statements, up to bound names.
        ids: different ids.
        informal: problems that are also put in words.
        characters: the quantiles `QUANTILES` of the statements' lengths, in characters.
        header_characters: the same for the headers.
        imports: problems by the modules that they import.
        groups: problems by the metadata `GROUPS`.
        win_rates: problems with a win rate, in ten bins from 0 to 1; the last one holds 1 as well.
    """

    problems: int = 0
    rejected: Counter[str] = field(default_factory=Counter)
    different: int = 0
    ids: int = 0
    informal: int = 0
    characters: list[int] = field(default_factory=list)
    header_characters: list[int] = field(default_factory=list)
    imports: Counter[str] = field(default_factory=Counter)
    groups: dict[str, Counter[str]] = field(default_factory=dict)
    win_rates: list[int] = field(default_factory=lambda: [0] * 10)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "problems": self.problems,
            "rejected": dict(self.rejected),
            "different": self.different,
            "ids": self.ids,
            "informal": self.informal,
            "quantiles": list(QUANTILES),
            "characters": self.characters,
            "header_characters": self.header_characters,
            "imports": dict(self.imports.most_common()),
            "groups": {name: dict(counts.most_common()) for name, counts in self.groups.items()},
            "win_rates": self.win_rates,
        }


def dataset_stats(items: Iterable[Problem | Rejected]) -> DatasetStats:
    """The figures of what `stream_problems` gives. It keeps 16 bytes for each problem, not the problems.

    >>> stats = dataset_stats([Problem.from_lean("theorem t : 1 = 1 := by sorry")] * 2)
    >>> stats.problems, stats.different, stats.characters
    (2, 1, [20, 20, 20, 20, 20, 20])
    """
    stats = DatasetStats()
    keys: set[int] = set()
    ids: set[int] = set()
    lengths: list[int] = []
    headers: list[int] = []
    for item in items:
        if isinstance(item, Rejected):
            stats.rejected[_kind(item.reason)] += 1
            continue
        stats.problems += 1
        keys.add(int(statement_key(item)[:16], 16))
        ids.add(hash(item.id))
        stats.informal += bool(item.informal.strip())
        lengths.append(len(item.statement))
        headers.append(len(item.header))
        stats.imports.update(_imports(item))
        _count_groups(stats.groups, item.metadata)
        rate = item.metadata.get("win_rate")
        if isinstance(rate, int | float) and 0.0 <= rate <= 1.0:
            stats.win_rates[min(9, int(rate * 10))] += 1
    stats.different, stats.ids = len(keys), len(ids)
    if lengths:
        stats.characters = [int(q) for q in np.quantile(lengths, QUANTILES, method="nearest")]
        stats.header_characters = [int(q) for q in np.quantile(headers, QUANTILES, method="nearest")]
    return stats


def _kind(reason: str) -> str:
    """A reason without what is particular to a row."""
    return reason.partition(":")[0].partition(";")[0][:80]


def _imports(problem: Problem) -> list[str]:
    parsed = problem.parsed()
    return [
        parsed.file.text[parsed.file.code[c.first_token].end : c.end].strip()
        for c in parsed.file.commands
        if c.kind == "import" and parsed.file.code[c.first_token].kind is TokenKind.NAME
    ]


def _count_groups(groups: dict[str, Counter[str]], metadata: Mapping[str, Any]) -> None:
    for name in GROUPS:
        value = metadata.get(name)
        if not isinstance(value, str | int) or isinstance(value, bool):
            continue
        counts = groups.setdefault(name, Counter())
        text = str(value)[:80]
        if text in counts or len(counts) < _MOST_GROUPS:
            counts[text] += 1
        else:
            counts["others"] += 1
