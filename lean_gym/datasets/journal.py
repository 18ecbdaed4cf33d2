"""A log of finished work that grows by lines, so that what was interrupted goes on where it stopped."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from filelock import FileLock, Timeout

__all__ = ["Journal", "JournalError"]


class JournalError(ValueError):
    """The log cannot be used: it belongs to other settings, is damaged, or another process writes it."""


class Journal:
    """Rows of JSON in a file that is only ever appended to. A context manager.

    The first line keeps the settings under which the rows were made. A last line that was not written to its end, as
    after a crash, is taken off; a row counts once its line is complete.

    Args:
        path: the file; it is made where there is none.
        settings: plain JSON data; a log that was begun with others is refused.

    Raises:
        JournalError: the log is that of other settings, is damaged, or is being written by another process.

    >>> import tempfile, os.path
    >>> folder = tempfile.TemporaryDirectory()
    >>> path = os.path.join(folder.name, "log.jsonl")
    >>> with Journal(path, {"tactics": ["simp"]}) as journal:
    ...     journal.append({"id": "a"})
    >>> with Journal(path, {"tactics": ["simp"]}) as journal:
    ...     list(journal.rows())
    [{'id': 'a'}]
    >>> folder.cleanup()
    """

    def __init__(self, path: str | os.PathLike[str], settings: Mapping[str, Any]) -> None:
        self.path = Path(path)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(f"{self.path}.lock")
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise JournalError(
                f"{self.path} is being written by another process; wait for it, or name another"
            ) from None
        try:
            self._file = self.path.open("a+b")
            self._drop_torn_line()
            wanted = json.loads(json.dumps(settings))
            first = next(self._lines(), None)
            if first is None:
                self.append({"settings": wanted})
            elif first.get("settings") != wanted:
                raise JournalError(
                    f"{self.path} was made with other settings, {json.dumps(first.get('settings'))} instead of "
                    f"{json.dumps(wanted)}; name another file"
                )
        except BaseException:
            self.close()
            raise

    def rows(self) -> Iterator[dict[str, Any]]:
        """The rows that were there when the file was read, in order."""
        lines = self._lines()
        next(lines, None)
        yield from lines

    def append(self, row: Mapping[str, Any]) -> None:
        """Write a row; it is in the file when this returns, whatever becomes of this process."""
        self._file.write(json.dumps(row, ensure_ascii=True, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file. May be called twice."""
        if hasattr(self, "_file"):
            self._file.close()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _drop_torn_line(self) -> None:
        end = self._file.seek(0, os.SEEK_END)
        position, tail = end, b""
        while position > 0 and b"\n" not in tail:
            step = min(position, 1 << 16)
            position = self._file.seek(position - step)
            tail = self._file.read(step) + tail
            self._file.seek(position)
        keep = position + tail.rfind(b"\n") + 1
        if keep < end:
            self._file.truncate(keep)

    def _lines(self) -> Iterator[dict[str, Any]]:
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                try:
                    row = json.loads(line)
                except ValueError as error:
                    raise JournalError(f"{self.path}, line {number} is damaged: {error}; delete it") from error
                if not isinstance(row, dict):
                    raise JournalError(f"{self.path}, line {number} is no row of this log; name another file")
                yield row
