"""Processes that stay and are lent to one check at a time: taken, started, given back, closed."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

__all__ = ["Killable", "Pool"]


class Killable(Protocol):
    """A process that a pool keeps."""

    @property
    def pid(self) -> int:
        """Its number."""

    def kill(self) -> None:
        """End it. May be called twice, and while a check waits for it."""


P = TypeVar("P", bound=Killable)


class Pool(Generic[P]):
    """Keeps processes for checks, from any thread.

    Args:
        workers: processes that may be lent at the same time.
        most: processes that are kept, those that are lent among them.
        reuse: where no free process suits and no more are to be kept: lend another one (else the least recently used
            one ends, and a new one takes its place).
    """

    def __init__(self, workers: int, most: int, *, reuse: bool) -> None:
        self.stopped = False
        self._workers = workers
        self._most = most
        self._reuse = reuse
        self._changed = threading.Condition()
        self._idle: list[P] = []  # least recently used first
        self._busy: set[P] = set()
        self._starting = 0

    @property
    def processes(self) -> tuple[P, ...]:
        """All that are kept. Takes no lock, since a forked copy of this process asks too."""
        return (*self._idle, *self._busy)

    def add(self, process: P) -> None:
        """Keep one that is free."""
        with self._changed:
            self._idle.append(process)

    def take(self, suits: Callable[[P], bool], start: Callable[[], P]) -> P | None:
        """Lend a process that suits, else start one; waits while all workers are lent. None when the pool is closed.

        Raises:
            Exception: what `start` raises.
        """
        with self._changed:
            while not self.stopped and len(self._busy) + self._starting >= self._workers:
                self._changed.wait()
            if self.stopped:
                return None
            full = len(self._idle) + len(self._busy) + self._starting >= self._most
            found = next((each for each in reversed(self._idle) if suits(each)), None)
            if found is None and full and self._reuse and self._idle:
                found = self._idle[-1]
            if found is not None:
                self._idle.remove(found)
                self._busy.add(found)
                return found
            oldest = self._idle.pop(0) if full and self._idle else None
            self._starting += 1
        started: P | None = None
        try:
            if oldest is not None:
                oldest.kill()
            started = start()
        finally:
            with self._changed:
                self._starting -= 1
                if started is not None and not self.stopped:
                    self._busy.add(started)
                self._changed.notify()
        if self.stopped:
            started.kill()
            return None
        return started

    def give_back(self, process: P, *, keep: bool) -> None:
        """Make a process free for others, or end it."""
        with self._changed:
            self._busy.discard(process)
            keep = keep and not self.stopped
            if keep:
                self._idle.append(process)
            self._changed.notify()
        if not keep:
            process.kill()

    def close(self) -> None:
        """End all processes; who waits for one gets none."""
        with self._changed:
            self.stopped = True
            processes = [*self._idle, *self._busy]
            self._idle.clear()
            self._changed.notify_all()
        for process in processes:
            process.kill()
