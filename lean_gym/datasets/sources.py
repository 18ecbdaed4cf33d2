"""Problems from wherever they are kept: files with rows, Lean files, Lake projects, Hugging Face data sets.

>>> import tempfile, pathlib
>>> folder = tempfile.TemporaryDirectory()
>>> path = pathlib.Path(folder.name, "two.jsonl")
>>> lean = '{"id": "a", "formal_statement": "theorem t : True := by sorry"}'
>>> _ = path.write_text(lean + '\\n{"id": "b", "formal_statement": "def f := 1"}\\n')
>>> loaded = read_problems(path)
>>> [p.id for p in loaded.problems], [(r.number, r.reason[:28]) for r in loaded.rejected]
(['a'], [(2, 'no theorem in the Lean text:')])
>>> folder.cleanup()
"""

from __future__ import annotations

import dataclasses
import itertools
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lean_gym.datasets.builtin import builtin_problems
from lean_gym.datasets.generators import generate_named
from lean_gym.datasets.lean_files import lean_files, problems_in_file
from lean_gym.datasets.presets import PRESETS, Columns, find_columns, problem_from_row, renamed
from lean_gym.datasets.rows import TABLES, Row, is_saved_dataset, is_table, read_hub, read_rows
from lean_gym.problem import Problem, ProblemError

__all__ = ["PREFIXES", "Loaded", "Rejected", "names_a_source", "read_problems", "row_of", "stream_problems"]

PREFIXES = ("hf:", "lake:", "generate:")
"""Of sources that are no files."""

_SAMPLE = 20
"""Rows that are looked at for their columns: JSONL rows may leave some out."""


@dataclass(frozen=True, slots=True)
class Rejected:
    """A row, or a theorem of a Lean file, that cannot be used.

    Attributes:
        place: the file and what part of it.
        number: the row's number, from 1 (a line of a JSONL or Lean file); 0 where it is a whole file.
        reason: why.
        id: what the data set calls it, where that is known.
    """

    place: str
    number: int
    reason: str
    id: str = ""

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a source gave.

    Attributes:
        problems: the problems, in order.
        rejected: what could not be used, in order.
    """

    problems: tuple[Problem, ...]
    rejected: tuple[Rejected, ...]


def names_a_source(text: str) -> bool:
    """Whether a string names a source for `stream_problems`, rather than being Lean text or a problem's id."""
    if text == "builtin":
        return True
    if text.startswith(PREFIXES):
        return "\n" not in text
    path = Path(text)
    return "\n" not in text and (path.suffix == ".lean" or is_table(path) or os.path.isdir(text))


def read_problems(
    source: str | os.PathLike[str],
    *,
    preset: str | None = None,
    columns: Columns | None = None,
    split: str | None = None,
    header: str | None = None,
) -> Loaded:
    """All that `stream_problems` gives, at once.

    Raises:
        ProblemError: as there.
    """
    problems: list[Problem] = []
    rejected: list[Rejected] = []
    for item in stream_problems(source, preset=preset, columns=columns, split=split, header=header):
        if isinstance(item, Problem):
            problems.append(item)
        else:
            rejected.append(item)
    return Loaded(tuple(problems), tuple(rejected))


def stream_problems(
    source: str | os.PathLike[str],
    *,
    preset: str | None = None,
    columns: Columns | None = None,
    split: str | None = None,
    header: str | None = None,
) -> Iterator[Problem | Rejected]:
    """The problems of a source, one after the other, and what in it is none, with the reason.

    Args:
        source: a file with rows (`.jsonl`, `.json`, `.csv`, `.tsv`, `.parquet`; the text ones also with `.gz`); a
            `.lean` file, a folder of them or a Lake project (also `lake:DIR`), of which every theorem with `sorry` is
            a problem; a folder of Parquet files, or one saved by the `datasets` library; `hf:NAME` for a data set on
            the Hugging Face hub; `builtin` for the problems that come with the package; `generate:FAMILY?n=100&seed=0`
            for random ones (`lean_gym.datasets.generators`).
        preset: the name of a preset (`PRESETS`); default: found by the columns.
        columns: the columns by hand, instead of a preset.
        split: of a source with several splits, the one to read; of rows with a column `split`, those that have it.
        header: put before statements that have no `import`, instead of the preset's own default.

    Raises:
        ProblemError: the source cannot be read at all, its columns are unknown, or it has none and columns, a split or
            a header are given.
        ModuleNotFoundError: the source needs an optional library.
    """
    name = os.fspath(source)
    if columns is not None and preset is not None:
        raise ProblemError("give a preset or columns, not both")
    if preset is not None and preset not in PRESETS:
        raise ProblemError(f"there is no preset {preset!r}; choose one of {', '.join(PRESETS)}")

    def without_rows() -> None:
        given = {"columns": columns, "a split": split, "a header": header}
        for what, value in given.items():
            if value is not None:
                raise ProblemError(f"{name} has no rows, so that {what} cannot be chosen: leave that out")

    if name == "builtin":
        without_rows()
        return iter(builtin_problems())
    if name.startswith("generate:"):
        without_rows()
        return iter(generate_named(name.removeprefix("generate:")))
    if name.startswith("hf:"):
        rows = read_hub(name[len("hf:") :], split)
        return _from_rows(name, rows, preset, columns, split, header)
    path = Path(name.removeprefix("lake:")).expanduser()
    if path.is_dir():
        if is_saved_dataset(path):
            return _from_rows(name, read_rows(path, split), preset, columns, split, header)
        first = next(lean_files(path), None)
        if first is None and not name.startswith("lake:"):
            return _from_rows(name, read_rows(path, split), preset, columns, split, header)
        if first is None:
            raise ProblemError(f"{path} holds no .lean file")
        without_rows()
        return _from_lean_files(path)
    if name.startswith("lake:"):
        raise ProblemError(f"{path} is no folder; write lake:DIR with the root of a Lake project")
    if path.suffix == ".lean":
        without_rows()
        return _from_lean_file(path)
    if not is_table(path):
        known = f".lean, {', '.join(TABLES)}, a folder, hf:NAME, lake:DIR, generate:FAMILY or builtin"
        raise ProblemError(f"{name}: unknown kind of source; expected {known}")
    return _from_rows(name, read_rows(path, split), preset, columns, split, header)


def _from_rows(
    name: str, rows: Iterator[Row], preset: str | None, columns: Columns | None, split: str | None, header: str | None
) -> Iterator[Problem | Rejected]:
    unit = "line" if ".jsonl" in Path(name).suffixes else "row"
    sample = list(itertools.islice(rows, _SAMPLE))
    if not sample:
        raise ProblemError(f"{name} has no rows")
    if columns is None:
        have = frozenset(key for row in sample for key in row.data)
        if not have:
            raise ProblemError(f"{name}, {unit} {sample[0].number}: {sample[0].fault or 'the row is empty'}")
        try:
            _, columns = find_columns(have, preset)
        except ProblemError as error:
            raise ProblemError(f"{name}, {unit} {sample[0].number}: {error}") from None
    columns = renamed(columns, default_header=header)
    for row in itertools.chain(sample, rows):
        if split is not None and row.data.get("split", split) != split:
            continue
        place = f"{name}, {unit} {row.number}"
        identity = str(row.data.get(columns.id, "") or "")
        if row.fault:
            yield Rejected(place, row.number, row.fault)
            continue
        try:
            yield problem_from_row(row.data, columns)
        except ProblemError as error:
            yield Rejected(place, row.number, str(error), identity)


def _from_lean_file(path: Path) -> Iterator[Problem | Rejected]:
    """Of a single file with one goal, the goal, even where it is proved; else all theorems with `sorry`."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise ProblemError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ProblemError(f"{path} is not UTF-8 text (byte {error.start}): save it as UTF-8") from error
    found = list(_named(problems_in_file(path, path.name), str(path)))
    if not any(isinstance(item, Problem) for item in found) and "sorry" not in text:
        try:
            found = [Problem.from_lean(text, id=path.stem)]
        except ProblemError as error:
            raise ProblemError(f"{path}: {error}") from error
    elif len(found) == 1 and isinstance(found[0], Problem):
        found = [dataclasses.replace(found[0], id=path.stem)]
    yield from found


def _from_lean_files(folder: Path) -> Iterator[Problem | Rejected]:
    for path in lean_files(folder):
        yield from _named(problems_in_file(path, path.relative_to(folder).as_posix()), str(path))


def _named(items: Iterator[Problem | tuple[int, str]], place: str) -> Iterator[Problem | Rejected]:
    for item in items:
        if isinstance(item, Problem):
            yield item
        else:
            line, reason = item
            yield Rejected(f"{place}, line {line}" if line else place, line, reason)


def row_of(problem: Problem) -> dict[str, Any]:
    """The row that keeps a problem in Lean Gym's own layout; `problem_from_row` reads it back.

    >>> row = row_of(Problem.from_lean("theorem t : True := by sorry", metadata={"level": 1}))
    >>> row["id"], row["name"], row["metadata"]
    ('t', 't', {'level': 1})
    """
    return {
        "id": problem.id,
        "name": problem.full_name,
        "informal": problem.informal,
        "formal_statement": problem.source(),
        "metadata": dict(problem.metadata),
    }
