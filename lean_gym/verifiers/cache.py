"""Verdicts that are known already: in memory, and on disk where a path is given."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
import threading
import time
from collections import OrderedDict
from pathlib import Path

from lean_gym.verdict import Status, Verdict

__all__ = ["FINAL", "VerdictCache"]

logger = logging.getLogger(__name__)

FINAL = frozenset({Status.PROVED, Status.FAILED, Status.INCOMPLETE, Status.REFUSED})
"""The statuses that depend on the submission alone. A time-out or a crash may have to do with the machine."""

_MEMORY_CHARACTERS = 1 << 26
"""Characters of all messages that are kept in memory: a check may print megabytes."""
_LARGEST = 1 << 20
"""Characters of the messages of one verdict that is kept."""

_abandoned: list[sqlite3.Connection] = []
"""Copies of connections of another process: even closing one could do harm to the file."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS verdicts (key TEXT PRIMARY KEY, used INTEGER NOT NULL, verdict TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS by_use ON verdicts (used);
"""
_BUSY_SECONDS = 10.0
_TRIM_EVERY = 256
_FRESH_SECONDS = 3600
"""A use is noted where the last one is longer ago: a note is a write, for which processes wait for each other."""


class VerdictCache:
    """Final verdicts by key; the least recently used ones are dropped. Safe for threads, and on disk for processes.

    A damaged or unwritable file is no fault of a submission: it is reported in the log, and the cache goes on in
    memory.

    Args:
        path: an SQLite file; None keeps verdicts in memory only.
        memory: verdicts kept in memory at most.
        disk: verdicts kept on disk at most.

    Raises:
        ValueError: a size is negative.
    """

    def __init__(
        self, path: str | os.PathLike[str] | None = None, *, memory: int = 20_000, disk: int = 1_000_000
    ) -> None:
        if memory < 0 or disk < 0:
            raise ValueError(f"VerdictCache: sizes must not be negative, got memory={memory}, disk={disk}")
        self.path = None if path is None else Path(path).expanduser()
        self._most, self._most_on_disk = memory, disk
        self._memory: OrderedDict[str, Verdict] = OrderedDict()
        self._held = 0
        self._lock = threading.Lock()  # of the memory; never held while the disk is waited for
        self._disk_lock = threading.Lock()
        self._database: sqlite3.Connection | None = None
        self._pid = os.getpid()
        self._writes = 0
        if self.path is not None:
            self._open()

    def get(self, key: str, *, memory_only: bool = False) -> Verdict | None:
        """The verdict known for a key, or None; with ``memory_only`` it does not wait for the disk."""
        with self._lock:
            known = self._memory.get(key)
            if known is not None:
                self._memory.move_to_end(key)
        if known is not None or memory_only or self.path is None:
            return known
        with self._disk_lock:
            known = self._get_from_disk(key)
        if known is not None:
            self._keep(key, known)
        return known

    def put(self, key: str, verdict: Verdict) -> None:
        """Remember a verdict, if it is final and not too long."""
        if verdict.status not in FINAL or _size(verdict) > _LARGEST:
            return
        self._keep(key, verdict)
        if self.path is not None:
            with self._disk_lock:
                self._put_on_disk(key, verdict)

    def close(self) -> None:
        """Close the file. In a process that was forked from the one that opened it, that one's file stays open."""
        if self._pid != os.getpid():
            return
        with self._disk_lock:
            if self._database is None:
                return
            try:
                self._trim(self._database)
                self._database.close()
            except sqlite3.Error as error:
                logger.warning("the verdict cache %s was not closed well: %s", self.path, error)
            self._database = None

    def __len__(self) -> int:
        return len(self._memory)

    def _keep(self, key: str, verdict: Verdict) -> None:
        with self._lock:
            replaced = self._memory.pop(key, None)
            self._held -= 0 if replaced is None else _size(replaced)
            self._memory[key] = verdict
            self._held += _size(verdict)
            while len(self._memory) > self._most or self._held > _MEMORY_CHARACTERS:
                self._held -= _size(self._memory.popitem(last=False)[1])

    def _open(self) -> None:
        assert self.path is not None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            database = sqlite3.connect(self.path, timeout=_BUSY_SECONDS, check_same_thread=False, isolation_level=None)
            database.execute("PRAGMA journal_mode=WAL")
            database.execute("PRAGMA synchronous=NORMAL")
            database.executescript(_SCHEMA)
            self._database = database
        except (sqlite3.Error, OSError) as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        logger.warning(
            "the verdict cache %s cannot be used (%s); going on in memory. Delete it to mend it", self.path, error
        )
        if self._database is not None:
            self._database.close()
        self._database = None

    def _usable(self) -> sqlite3.Connection | None:
        if self._pid != os.getpid():  # an SQLite connection must not cross a fork
            self._pid = os.getpid()
            if self._database is not None:
                _abandoned.append(self._database)
                self._database = None
                self._open()
        return self._database

    def _get_from_disk(self, key: str) -> Verdict | None:
        database = self._usable()
        if database is None:
            return None
        try:
            row = database.execute("SELECT verdict, used FROM verdicts WHERE key = ?", (key,)).fetchone()
            if row is None:
                return None
            now = int(time.time())
            if now - row[1] > _FRESH_SECONDS:
                database.execute("UPDATE verdicts SET used = ? WHERE key = ?", (now, key))
            verdict = Verdict.from_dict(json.loads(row[0]))
        except (sqlite3.Error, ValueError, KeyError, TypeError) as error:
            self._give_up(error)
            return None
        return verdict if verdict.status in FINAL else None

    def _put_on_disk(self, key: str, verdict: Verdict) -> None:
        database = self._usable()
        if database is None:
            return
        try:
            text = json.dumps(verdict.to_dict())  # in ASCII, whatever characters the messages hold
            database.execute("INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?)", (key, int(time.time()), text))
            self._writes += 1
            if self._writes % _TRIM_EVERY == 0:
                self._trim(database)
        except sqlite3.Error as error:
            self._give_up(error)

    def _trim(self, database: sqlite3.Connection) -> None:
        [count] = database.execute("SELECT count(*) FROM verdicts").fetchone()
        if count > self._most_on_disk:
            database.execute(
                "DELETE FROM verdicts WHERE key IN (SELECT key FROM verdicts ORDER BY used, key LIMIT ?)",
                (count - self._most_on_disk,),
            )


def _size(verdict: Verdict) -> int:
    """Characters of what a verdict says."""
    return sum(len(d.text) for d in verdict.diagnostics) + sum(map(len, verdict.goals)) + len(verdict.reason)
