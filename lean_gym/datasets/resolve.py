"""From whatever a user gives as a problem to problems."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lean_gym.datasets.builtin import builtin_problem, builtin_problems
from lean_gym.problem import Problem, ProblemError

__all__ = ["ProblemSource", "load_problems"]

ProblemSource = Problem | str | os.PathLike[str] | Iterable[Problem] | None
"""A problem, Lean text, the id of a built-in problem, a ``.lean`` or ``.jsonl`` file, several problems, or None."""


def load_problems(source: ProblemSource) -> tuple[Problem, ...]:
    """The problems that a source names; None stands for all built-in ones.

    A string is the path of a file if it ends in ``.lean`` or ``.jsonl``, Lean text if there is white space in it,
    and the id of a built-in problem otherwise.

    Raises:
        ProblemError: the text holds no theorem, the file cannot be read, or the id is unknown.
        TypeError: the source is of another type.
    """
    if source is None:
        return builtin_problems()
    if isinstance(source, Problem):
        return (source,)
    if isinstance(source, bytes):
        raise TypeError("a problem is given as str, not bytes: decode it first (UTF-8)")
    if isinstance(source, os.PathLike):
        return _from_file(Path(source))
    if isinstance(source, str):
        text = source.strip()
        if not any(c.isspace() for c in text) and text:
            if text.endswith((".lean", ".jsonl")):
                return _from_file(Path(text))
            return (builtin_problem(text),)
        if "\n" not in text and text.endswith((".lean", ".jsonl")) and Path(text).is_file():
            return _from_file(Path(text))
        return (Problem.from_lean(source),)
    if not isinstance(source, Iterable):
        raise TypeError(
            f"a problem is given as Problem, Lean text, path or several problems, not {type(source).__name__}"
        )
    problems = tuple(source)
    for i, problem in enumerate(problems):
        if not isinstance(problem, Problem):
            raise TypeError(f"problem number {i} is a {type(problem).__name__}, not a Problem; use Problem.from_lean")
    if not problems:
        raise ProblemError("there are no problems: the list is empty")
    return problems


def _from_file(path: Path) -> tuple[Problem, ...]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise ProblemError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ProblemError(f"{path} is not UTF-8 text (byte {error.start}): save it as UTF-8") from error
    if path.suffix == ".jsonl":
        rows = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
        if not rows:
            raise ProblemError(f"{path} has no rows")
        return tuple(_from_row(path, n, line) for n, line in rows)
    try:
        return (Problem.from_lean(text, id=path.stem),)
    except ProblemError as error:
        raise ProblemError(f"{path}: {error}") from error


def _from_row(path: Path, number: int, line: str) -> Problem:
    place = f"{path}, line {number}"
    try:
        row: Any = json.loads(line)
    except ValueError as error:
        raise ProblemError(f"{place}: not JSON: {error}") from error
    if not isinstance(row, dict) or not isinstance(row.get("formal_statement"), str):
        raise ProblemError(f'{place}: a row is an object with the Lean text in "formal_statement"')
    metadata = {k: v for k, v in row.items() if k not in ("formal_statement", "informal", "id", "name")}
    identity = row.get("id", row.get("name"))
    try:
        return Problem.from_lean(
            row["formal_statement"],
            id=None if identity is None else str(identity),
            informal=row.get("informal"),
            metadata=metadata,
        )
    except ProblemError as error:
        raise ProblemError(f"{place}: {error}") from error
