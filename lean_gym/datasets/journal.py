"""A log of finished work under fixed settings, so that what was interrupted goes on where it stopped."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Self

from lean_gym.append_log import AppendLog, LogError, read_rows

__all__ = ["Journal"]

_BEGINNING = b'{"settings":'


class Journal:
    """Rows of JSON in a file that is only ever appended to. A context manager.

    The first line keeps the settings under which the rows were made. A last line that was not written to its end, as
    after a crash, is taken off; a row counts once its line is complete.

    Args:
        path: the file; it is made where there is none.
        settings: plain JSON data; a log that was begun with others is refused.

    Raises:
        LogError: the file is no such log, is that of other settings, is damaged, or is being written by another
            process.

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
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise LogError(f"{self.path.parent} cannot be made: {error.strerror}") from error
        _require_journal(self.path)
        self._log = AppendLog(self.path)
        try:
            wanted = json.loads(json.dumps(settings))
            first = next(read_rows([self.path]), None)
            if first is None:
                self.append({"settings": wanted})
            elif first.data.get("settings") != wanted:
                raise LogError(
                    f"{self.path} was made with other settings, {json.dumps(first.data.get('settings'))} instead of "
                    f"{json.dumps(wanted)}; name another file"
                )
        except BaseException:
            self.close()
            raise

    def rows(self) -> Iterator[dict[str, Any]]:
        """The rows in the file, in order.

        Raises:
            LogError: the file is damaged.
        """
        rows = read_rows([self.path])
        next(rows, None)
        for row in rows:
            yield row.data

    def append(self, row: Mapping[str, Any]) -> None:
        """Write a row, at once.

        Raises:
            LogError: it cannot be written.
        """
        self._log.append(row)

    def close(self) -> None:
        """Close the file. May be called twice."""
        self._log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _require_journal(path: Path) -> None:
    """Refuse a file that is something else, before anything is taken off its end.

    Raises:
        LogError: it is, or it cannot be read.
    """
    try:
        with path.open("rb") as stream:
            head = stream.read(len(_BEGINNING))
    except FileNotFoundError:
        return
    except OSError as error:
        raise LogError(f"{path} cannot be read: {error.strerror}") from error
    if head != _BEGINNING[: len(head)]:
        raise LogError(f"{path} is no log of finished work; name another file")
