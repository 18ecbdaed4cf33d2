"""From whatever a user gives as a problem to problems."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from lean_gym.datasets.builtin import builtin_problem, builtin_problems
from lean_gym.datasets.sources import PREFIXES, names_a_source, stream_problems
from lean_gym.problem import Problem, ProblemError

__all__ = ["ProblemSource", "load_problems"]

ProblemSource = Problem | str | os.PathLike[str] | Iterable[Problem] | None
"""A problem, Lean text, the id of a built-in problem, a source as `stream_problems` takes it, several problems, or
None."""


def load_problems(source: ProblemSource) -> tuple[Problem, ...]:
    """The problems that a source names; None stands for all built-in ones.

    A string names a source (`lean_gym.datasets.stream_problems`) if it ends as a file of one does, is a folder, or
    begins with `hf:`, `lake:` or `generate:`; it is Lean text if there is white space in it, and the id of a built-in
    problem otherwise.

    Every row must be usable; `lean_gym.datasets.read_problems` reads what there is and reports the rest.

    Raises:
        ProblemError: the text holds no theorem, the source cannot be read, one of its rows is no problem, or the id is
            unknown.
        TypeError: the source is of another type.
    """
    if source is None:
        return builtin_problems()
    if isinstance(source, Problem):
        return (source,)
    if isinstance(source, bytes):
        raise TypeError("a problem is given as str, not bytes: decode it first (UTF-8)")
    if isinstance(source, os.PathLike):
        return _all_of(source)
    if isinstance(source, str):
        text = source.strip()
        spaced = any(c.isspace() for c in text)
        if text and names_a_source(text) and (not spaced or text.startswith(PREFIXES) or Path(text).exists()):
            return _all_of(text)
        if text and not spaced:
            return (builtin_problem(text),)
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


def _all_of(source: str | os.PathLike[str]) -> tuple[Problem, ...]:
    problems = []
    for item in stream_problems(source):
        if not isinstance(item, Problem):
            raise ProblemError(str(item))
        problems.append(item)
    return tuple(problems)
