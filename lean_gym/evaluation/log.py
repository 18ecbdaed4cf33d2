"""The folder of an evaluation: ``run.json`` (what is evaluated), ``problems.jsonl`` (the problems) and one
``attempts*.jsonl`` for each shard, with one line for each attempt, only ever appended to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lean_gym.append_log import LogError, read_rows
from lean_gym.datasets.write import plain
from lean_gym.verdict import Status

if TYPE_CHECKING:
    from lean_gym.problem import Problem

__all__ = ["StoredProblem", "correctable", "log_files", "read_problems", "stored"]


@dataclass(frozen=True, slots=True)
class StoredProblem:
    """A problem as an evaluation's folder keeps it.

    Attributes:
        id: its id.
        name: the theorem's name.
        source: header, statement and ``sorry``.
        informal: the problem in words.
        metadata: what of its metadata is plain data: ``level``, ``source``, ``split``, ``tags``.
    """

    id: str
    name: str
    source: str
    informal: str
    metadata: Mapping[str, Any]


def log_files(folder: Path) -> list[Path]:
    """The logs of all shards, in order."""
    return sorted(folder.glob("attempts*.jsonl"))


def correctable(record: Mapping[str, Any], fix_without_code: bool) -> bool:
    """Whether an attempt that did not solve its problem may be corrected: there is feedback, and code it is about."""
    return bool(record["feedback"]) and (fix_without_code or record["verdict"]["status"] != Status.MALFORMED.value)


def stored(problem: Problem) -> dict[str, Any]:
    """A problem as `problems.jsonl` holds it."""
    kept = {
        key: plain(problem.metadata[key]) for key in ("level", "source", "split", "tags") if key in problem.metadata
    }
    return {
        "id": problem.id,
        "name": problem.name,
        "source": problem.source(),
        "informal": problem.informal,
        "metadata": kept,
    }


def read_problems(folder: Path) -> list[StoredProblem]:
    """The problems of an evaluation's folder, in order.

    Raises:
        LogError: they are not there, or cannot be read.
    """
    file = folder / "problems.jsonl"
    if not file.is_file():
        raise LogError(f"{folder} is no folder of an evaluation: it has no problems.jsonl")
    return [StoredProblem(**row.data) for row in read_rows([file])]
