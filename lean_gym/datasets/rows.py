"""Rows of data files, one at a time: JSONL, JSON, CSV, Parquet, and Hugging Face data sets.

A row that cannot be read is given as a row with a fault, so that nobody drops it in silence.
"""

from __future__ import annotations

import contextlib
import csv
import gzip
import io
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from lean_gym.problem import ProblemError

__all__ = ["TABLES", "Row", "is_saved_dataset", "is_table", "library", "read_hub", "read_rows"]

TABLES = (".jsonl", ".ndjson", ".json", ".csv", ".tsv", ".parquet")
"""Suffixes of the files that hold rows; the text ones may have `.gz` after them."""

_CHUNK = 1 << 20
_LARGEST_FIELD = 1 << 27
"""Characters of one CSV field at most."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a file.

    Attributes:
        number: the row's number, from 1; for JSONL the number of its line.
        data: its columns; empty where it could not be read.
        fault: why it could not be read; empty where it could.
    """

    number: int
    data: Mapping[str, Any] = field(default_factory=dict)
    fault: str = ""


def is_table(path: Path) -> bool:
    """Whether a path has the suffix of a file with rows.

    >>> is_table(Path("a/b.jsonl.gz")), is_table(Path("a/b.lean"))
    (True, False)
    """
    return _suffix(path) in TABLES


def is_saved_dataset(folder: Path) -> bool:
    """Whether a folder was written by `save_to_disk` of the `datasets` library."""
    return (folder / "dataset_dict.json").is_file() or (
        (folder / "dataset_info.json").is_file() and (folder / "state.json").is_file()
    )


def read_rows(path: Path, split: str | None = None) -> Iterator[Row]:
    """The rows of a file, of a folder of Parquet files, or of a data set saved by the `datasets` library.

    Memory stays bounded, except for a `.json` file that is no list.

    Args:
        path: a file with one of the suffixes `TABLES`, or a folder.
        split: of a folder with several splits, the one to read; each row of several splits gets the column `split`.

    Raises:
        ProblemError: the file cannot be read at all, is of an unknown kind, or there is no such split.
        ModuleNotFoundError: Parquet or a saved data set is asked for and its library is missing.
    """
    if path.is_dir():
        yield from _saved(path, split) if is_saved_dataset(path) else _parquet_folder(path, split)
        return
    suffix = _suffix(path)
    try:
        if suffix in (".jsonl", ".ndjson"):
            with _open(path) as stream:
                yield from _jsonl(stream)
        elif suffix == ".json":
            with _open(path) as stream:
                yield from _json(path, io.TextIOWrapper(stream, encoding="utf-8-sig"))
        elif suffix in (".csv", ".tsv"):
            with _open(path) as stream:
                yield from _csv(io.TextIOWrapper(stream, encoding="utf-8-sig", newline=""), suffix)
        elif suffix == ".parquet":
            yield from _parquet(path, 0)
        else:
            raise ProblemError(f"{path}: unknown kind of file; rows are read from {', '.join(TABLES)}")
    except OSError as error:
        raise ProblemError(f"{path} cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise ProblemError(f"{path} is not UTF-8 text ({error.reason}): save it as UTF-8") from error
    except EOFError as error:
        raise ProblemError(f"{path} ends too early; it was not compressed or copied to its end") from error


def read_hub(name: str, split: str | None = None) -> Iterator[Row]:
    """The rows of a data set on the Hugging Face hub, as they arrive.

    Args:
        name: such as `AI-MO/minif2f_test`.
        split: one split; default: all of them, each row with the column `split`.

    Raises:
        ProblemError: there is no such data set or split, or the hub cannot be reached.
        ModuleNotFoundError: the library `datasets` is missing.
    """
    datasets = library("datasets")
    try:
        found = datasets.load_dataset(name, split=split, streaming=True)
        yield from _splits({split: found} if split is not None else found)
    except (OSError, ValueError) as error:
        raise ProblemError(f"the data set {name!r} cannot be loaded: {error}") from error


def _suffix(path: Path) -> str:
    suffixes = [s.lower() for s in path.suffixes]
    if suffixes and suffixes[-1] == ".gz":
        suffixes.pop()
    return suffixes[-1] if suffixes else ""


@contextlib.contextmanager
def _open(path: Path) -> Iterator[IO[bytes]]:
    with path.open("rb") as plain:
        if path.suffix.lower() == ".gz":
            with gzip.open(plain) as stream:
                yield stream  # type: ignore[misc]  # a GzipFile reads bytes
        else:
            yield plain


def _jsonl(stream: IO[bytes]) -> Iterator[Row]:
    number = 0
    for number, line in enumerate(stream, 1):
        if number == 1:
            line = line.removeprefix(b"\xef\xbb\xbf")
        if not line.strip():
            continue
        try:
            data = json.loads(line.decode("utf-8"))
        except UnicodeDecodeError as error:
            yield Row(number, fault=f"not UTF-8 text (byte {error.start} of the line)")
        except (ValueError, RecursionError) as error:
            yield Row(number, fault=f"not JSON: {error or 'too deeply nested'}")
        else:
            yield _row(number, data)


def _row(number: int, data: Any) -> Row:
    if isinstance(data, dict):
        return Row(number, data)
    return Row(number, fault=f"a row is an object with columns, this one is {_kind(data)}")


def _kind(data: Any) -> str:
    return {list: "a list", str: "a string", type(None): "null", bool: "true or false"}.get(type(data), "a number")


def _json(path: Path, stream: io.TextIOBase) -> Iterator[Row]:
    """A list of objects is read element by element; an object is taken apart after it is read whole."""
    buffer = stream.read(_CHUNK)
    if not buffer.lstrip().startswith("["):
        yield from _json_object(path, buffer + stream.read())
        return
    decoder = json.JSONDecoder()
    position = buffer.index("[") + 1
    number = 0
    separator = False
    while True:
        while position < len(buffer) and buffer[position] in " \t\r\n":
            position += 1
        if position < len(buffer) and buffer[position] == "]" and (number == 0 or separator):
            rest = buffer[position + 1 :]
            while rest and not rest.strip():
                rest = stream.read(_CHUNK)
            if rest:
                raise ProblemError(f"{path}: not JSON: there is more after the list of {number} rows")
            return
        if position < len(buffer) and separator:
            if buffer[position] != ",":
                raise ProblemError(f"{path}: not JSON: expected ',' or ']' after row {number}")
            position, separator = position + 1, False
            continue
        try:
            data, end = decoder.raw_decode(buffer, position)
        except (ValueError, RecursionError) as error:
            more = stream.read(max(_CHUNK, len(buffer) - position))  # doubles, so that a large row stays linear
            if not more:
                raise ProblemError(f"{path}: not JSON after row {number}: {error or 'too deeply nested'}") from error
            buffer, position = buffer[position:] + more, 0
            continue
        if end == len(buffer) and not isinstance(data, dict | list | str):
            more = stream.read(_CHUNK)  # a number may go on
            if more:
                buffer, position = buffer[position:] + more, 0
                continue
        number += 1
        position, separator = end, True
        yield _row(number, data)


def _json_object(path: Path, text: str) -> Iterator[Row]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ProblemError(f"{path}: not JSON: {error or 'too deeply nested'}") from error
    if isinstance(data, list):  # after much white space
        yield from (_row(number, row) for number, row in enumerate(data, 1))
        return
    if not isinstance(data, dict):
        raise ProblemError(f"{path}: expected a list of objects, found {_kind(data)}")
    lists = [value for value in data.values() if isinstance(value, list) and value and isinstance(value[0], dict)]
    if len(lists) == 1:
        yield from (_row(number, row) for number, row in enumerate(lists[0], 1))
    elif data and all(isinstance(value, dict) for value in data.values()):
        yield from (Row(number, {"id": key, **row}) for number, (key, row) in enumerate(data.items(), 1))
    else:
        yield Row(1, data)


def _csv(stream: io.TextIOBase, suffix: str) -> Iterator[Row]:
    csv.field_size_limit(max(csv.field_size_limit(), _LARGEST_FIELD))
    reader = csv.reader(stream, dialect="excel-tab" if suffix == ".tsv" else "excel", strict=True)
    header: list[str] | None = None
    number = 0
    while True:
        try:
            cells = next(reader, None)
        except csv.Error as error:
            yield Row(number + 1, fault=f"not CSV from line {reader.line_num} on, the rest is not read: {error}")
            return
        if cells is None:
            return
        if header is None:
            header = cells
            continue
        if not cells:
            continue
        number += 1
        if len(cells) != len(header):
            yield Row(number, fault=f"{len(cells)} cells for {len(header)} columns (line {reader.line_num})")
        else:
            yield Row(number, dict(zip(header, cells, strict=True)))


def _parquet(path: Path, first: int) -> Iterator[Row]:
    arrow, parquet = library("pyarrow"), library("pyarrow.parquet")
    try:
        with parquet.ParquetFile(path) as file:
            number = first
            for batch in file.iter_batches(batch_size=512):
                for data in batch.to_pylist():
                    number += 1
                    yield Row(number, data)
    except arrow.ArrowInvalid as error:
        raise ProblemError(f"{path} is no Parquet file: {error}") from error


def _parquet_folder(folder: Path, split: str | None) -> Iterator[Row]:
    files = sorted(folder.rglob("*.parquet"))
    if not files:
        raise ProblemError(f"{folder} holds no .lean and no .parquet file, and is no data set saved by save_to_disk")
    # The hub names files `train-00000-of-00002.parquet`, and converted ones `train/0000.parquet`.
    names = {file: file.stem.split("-")[0] if "-" in file.stem else file.parent.name for file in files}
    splits = sorted(set(names.values()))
    if split is not None and split not in splits:
        raise ProblemError(f"{folder} has no split {split!r}; it has {', '.join(splits)}")
    number = 0
    for file in files:
        if split is not None and names[file] != split:
            continue
        for row in _parquet(file, number):
            number = row.number
            yield _with_split(row, names[file]) if split is None and len(splits) > 1 else row


def _saved(folder: Path, split: str | None) -> Iterator[Row]:
    datasets = library("datasets")
    try:
        found = datasets.load_from_disk(str(folder))
    except (OSError, ValueError) as error:
        raise ProblemError(f"{folder} cannot be loaded: {error}") from error
    splits: dict[str | None, Any] = dict(found) if isinstance(found, datasets.DatasetDict) else {split: found}
    if split is not None and split not in splits:
        raise ProblemError(f"{folder} has no split {split!r}; it has {', '.join(map(str, splits))}")
    yield from _splits({split: splits[split]} if split is not None else splits)


def _splits(splits: Mapping[str | None, Any]) -> Iterator[Row]:
    number = 0
    for name, rows in splits.items():
        for data in rows:
            number += 1
            yield Row(number, data) if len(splits) == 1 else _with_split(Row(number, data), str(name))


def _with_split(row: Row, split: str) -> Row:
    return Row(row.number, {"split": split, **row.data}, row.fault)


def library(name: str) -> Any:
    """An optional library, or an error that says how to get it."""
    import importlib

    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name.partition(".")[0]:
            raise
        raise ModuleNotFoundError(
            f"{error.name} is not installed; it reads Parquet and Hugging Face data: pip install 'lean-gym[data]'",
            name=error.name,
        ) from error
