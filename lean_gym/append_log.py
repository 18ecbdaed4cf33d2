"""Logs of JSON lines that are only ever appended to, and files that are written as a whole or not at all.

A process that is killed leaves at most one torn line at the end of its log, which is cut off when the log is opened
again.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Self

from filelock import FileLock, Timeout

__all__ = [
    "AppendLog",
    "LogError",
    "Row",
    "encode_line",
    "read_row",
    "read_rows",
    "write_atomically",
    "write_through",
]


class LogError(ValueError):
    """A log that cannot be read or written, or belongs to something else."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a log, and where it is.

    Attributes:
        data: the object.
        file: the file.
        offset: of the line's first byte.
    """

    data: dict[str, Any]
    file: Path
    offset: int


def encode_line(data: Mapping[str, Any]) -> bytes:
    """One line of JSON; any string at all, lone surrogates included, comes back as it was.

    >>> json.loads(encode_line({"a": "∀\\ud800\\u2028"}))["a"] == "∀\\ud800\\u2028"
    True
    """
    try:
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode() + b"\n"
    except UnicodeEncodeError:
        return json.dumps(data, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def read_rows(files: Iterable[Path]) -> Iterator[Row]:
    """The lines of logs, one after the other, in constant memory. A torn last line is left out.

    Raises:
        LogError: a line before the last is no JSON object, or a file cannot be read.
    """
    for file in files:
        try:
            with file.open("rb") as stream:
                offset = 0
                for number, line in enumerate(stream, 1):
                    data = _parsed(line)
                    if data is not None:
                        yield Row(data, file, offset)
                    elif stream.peek(1):
                        raise LogError(f"{file}, line {number} is no JSON object; the log is damaged")
                    offset += len(line)
        except OSError as error:
            raise LogError(f"{file} cannot be read: {error.strerror}") from error


def read_row(file: Path, offset: int) -> dict[str, Any]:
    """The line at an offset that `read_rows` gave."""
    with file.open("rb") as stream:
        stream.seek(offset)
        data = _parsed(stream.readline())
    if data is None:
        raise LogError(f"{file}: there is no line at byte {offset}")
    return data


def _parsed(line: bytes) -> dict[str, Any] | None:
    if not line.endswith(b"\n"):
        return None
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


class AppendLog:
    """A log that is open for appending; a lock keeps a second process away.

    Args:
        file: made if it is not there; a torn last line is cut off.

    Raises:
        LogError: another process writes to it, it ends in more than one line that is none, or it cannot be written.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock = FileLock(str(file) + ".lock")
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise LogError(f"{file} is being written by another process") from None
        except OSError as error:
            raise LogError(f"{file} cannot be locked: {error.strerror}") from error
        try:
            self.mended = _mend(file)
            self._fd = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            self._lock.release()
            raise LogError(f"{file} cannot be written: {error.strerror}") from error

    def append(self, data: Mapping[str, Any]) -> None:
        """Write one line, at once.

        Raises:
            LogError: it cannot be written; what was written of it is cut off when the log is opened again.
        """
        line = memoryview(encode_line(data))
        try:
            while line:
                line = line[os.write(self._fd, line) :]
        except OSError as error:
            raise LogError(f"{self.file} cannot be written: {error.strerror}") from error

    def close(self) -> None:
        """Write everything to the disk and let go of the lock. May be called twice."""
        if self._fd >= 0:
            with contextlib.suppress(OSError):
                os.fsync(self._fd)
            os.close(self._fd)
            self._fd = -1
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _mend(file: Path) -> int:
    """Cut off what is torn at the end of a log; the number of bytes that went."""
    if not file.exists():
        return 0
    with file.open("r+b") as stream:
        size = stream.seek(0, os.SEEK_END)
        whole = _last_whole_line(stream, size)
        if whole == size:
            return 0
        if whole and _last_whole_line(stream, whole) != whole:
            raise LogError(f"{file} ends in several lines that are no JSON objects; it is left as it is")
        stream.truncate(whole)
        return size - whole


def _last_whole_line(stream: IO[bytes], end: int) -> int:
    """Where the log ends without its last line, if that is torn; else the end as it is."""
    if not end:
        return end
    start = _line_start(stream, end)
    stream.seek(start)
    return end if _parsed(stream.read(end - start)) is not None else start


def _line_start(stream: IO[bytes], end: int) -> int:
    """The offset of the first byte of the line that ends before an offset."""
    position = end - 1
    while position > 0:
        step = min(position, 1 << 16)
        stream.seek(position - step)
        at = stream.read(step).rfind(b"\n")
        if at >= 0:
            return position - step + at + 1
        position -= step
    return 0


@contextlib.contextmanager
def write_through(file: Path) -> Iterator[IO[bytes]]:
    """A file to write to that takes its place only when all is written."""
    new = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        with new.open("wb") as stream:
            yield stream
        os.replace(new, file)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def write_atomically(file: Path, data: bytes) -> None:
    """Write a file as a whole or not at all."""
    with write_through(file) as stream:
        stream.write(data)
