"""Problems into files that `stream_problems` reads back."""

from __future__ import annotations

import csv
import io
import math
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from lean_gym.append_log import encode_line
from lean_gym.datasets.rows import library
from lean_gym.datasets.sources import row_of
from lean_gym.problem import Problem, ProblemError

__all__ = ["ProblemWriter", "json_line", "plain", "write_problems"]

_COLUMNS = ("id", "name", "informal", "formal_statement", "metadata")
_BATCH = 512


class ProblemWriter:
    """Writes problems one by one, in bounded memory. A context manager; a file takes its place when all is written.

    JSONL keeps the metadata as an object, CSV and Parquet as a column of JSON.

    Args:
        path: ends in `.jsonl`, `.csv` or `.parquet`; anything else without a suffix is a folder of Lean files.

    Raises:
        ProblemError: the path has another suffix.
        ModuleNotFoundError: Parquet is asked for and `pyarrow` is missing.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self.count = 0
        self._kind = self.path.suffix.lower()
        if self._kind not in (".jsonl", ".csv", ".parquet", ""):
            raise ProblemError(
                f"{self.path}: problems are written to .jsonl, .csv, .parquet, or a folder of Lean files"
            )
        self._rows: list[dict[str, Any]] = []
        self._parquet: Any = None
        self._stream: IO[bytes] | None = None
        self._names: set[str] = set()
        if self._kind == ".parquet":
            _pyarrow()
        if not self._kind:
            self.path.mkdir(parents=True, exist_ok=True)
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._new = self.path.with_name(f".{self.path.name}.{os.getpid()}.new")
        self._stream = self._new.open("wb")
        if self._kind == ".csv":
            self._stream.write(_csv_line(_COLUMNS))

    def write(self, problem: Problem) -> None:
        """Write one problem.

        Raises:
            ProblemError: a text holds half a character (a surrogate), which only JSONL can keep.
        """
        self.count += 1
        if self._kind != ".jsonl":
            _require_text(problem)
        if not self._kind:
            self._write_lean(problem)
            return
        assert self._stream is not None
        if self._kind == ".jsonl":
            self._stream.write(json_line(problem))
            return
        row = row_of(problem)
        row["metadata"] = encode_line(plain(row["metadata"])).decode().rstrip("\n")
        if self._kind == ".csv":
            self._stream.write(_csv_line([row[column] for column in _COLUMNS]))
            return
        self._rows.append(row)
        if len(self._rows) >= _BATCH:
            self._flush()

    def close(self, keep: bool = True) -> None:
        """Finish the file; with `keep` false, leave nothing behind."""
        if self._stream is None:
            return
        if self._kind == ".parquet" and keep:
            self._flush()
            self._parquet.close()
        self._stream.close()
        self._stream = None
        if keep:
            os.replace(self._new, self.path)
        else:
            self._new.unlink(missing_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close(keep=kind is None)

    def _flush(self) -> None:
        arrow, parquet = _pyarrow()
        schema = arrow.schema([(column, arrow.string()) for column in _COLUMNS])
        if self._parquet is None:
            self._parquet = parquet.ParquetWriter(self._stream, schema)
        if self._rows:
            self._parquet.write_table(arrow.Table.from_pylist(self._rows, schema=schema))
            self._rows = []

    def _write_lean(self, problem: Problem) -> None:
        plain_id = "".join(c if c.isalnum() or c in "._-" else "_" for c in problem.id).strip(".") or "problem"
        name, number = plain_id[:150], 1
        while name in self._names:
            number += 1
            name = f"{plain_id[:150]}_{number}"
        self._names.add(name)
        (self.path / f"{name}.lean").write_text(problem.source().rstrip() + "\n", encoding="utf-8")


def write_problems(problems: Iterable[Problem], path: str | os.PathLike[str]) -> int:
    """Write problems to a file or folder (see `ProblemWriter`); gives their number.

    Raises:
        ProblemError: the path has an unknown suffix.
    """
    with ProblemWriter(path) as writer:
        for problem in problems:
            writer.write(problem)
    return writer.count


def json_line(problem: Problem) -> bytes:
    """The line of a JSONL file that keeps a problem.

    >>> problem = Problem.from_lean("theorem t : True := by sorry", metadata={"rate": float("nan")})
    >>> json_line(problem).decode().partition('"metadata":')[2].strip()
    '{"rate":null}}'
    """
    row = row_of(problem)
    return encode_line({**row, "metadata": plain(row["metadata"])})


def plain(value: Any) -> Any:
    """Metadata as JSON holds it: tuples and sets become lists, and what JSON does not know becomes text."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted(plain(item) for item in value)
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value if isinstance(value, str | int | float | bool) or value is None else str(value)


def _require_text(problem: Problem) -> None:
    for name, text in (("id", problem.id), ("informal", problem.informal), ("Lean text", problem.source())):
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise ProblemError(
                f"problem {problem.id!r}: the {name} holds half a character ({text[error.start]!r}, a surrogate); "
                "only .jsonl can keep it"
            ) from None


def _csv_line(cells: Iterable[Any]) -> bytes:
    line = io.StringIO(newline="")
    csv.writer(line).writerow(cells)
    return line.getvalue().encode()


def _pyarrow() -> tuple[Any, Any]:
    return library("pyarrow"), library("pyarrow.parquet")
