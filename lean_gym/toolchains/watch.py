"""Watching one check: its end, its children, and the files that it writes to.

Standard library only: the forking checker's server uses it as well, in a process without installed packages.
"""

from __future__ import annotations

import contextlib
import os
import select
import socket
import tempfile
import time
from collections.abc import Iterable

__all__ = ["PATIENCE", "ExitWatch", "children", "contents", "more_time", "scheduled", "temporary"]

_POLL_SECONDS = 0.002

PATIENCE = 4.0
"""How many times its limit a check may take while it waits for a processor. After that the machine is at fault."""
_LEAST_SECONDS = 0.005
"""Less is not worth waiting for."""


class ExitWatch:
    """Waits for a child's end without reaping it, so that its number stays ours to kill. A context manager.

    Args:
        pid: the child.
        connection: a socket whose other end may be closed meanwhile.
    """

    def __init__(self, pid: int, connection: socket.socket | None = None) -> None:
        self.pid = pid
        self.descriptor = -1
        self.polling = select.poll()
        if connection is not None:
            self.polling.register(connection, getattr(select, "POLLRDHUP", 0) | select.POLLHUP)
        try:
            self.descriptor = os.pidfd_open(pid)
        except (AttributeError, OSError):  # another system, an older kernel, or a container that forbids it
            return
        self.polling.register(self.descriptor, select.POLLIN)

    def __enter__(self) -> ExitWatch:
        return self

    def __exit__(self, *_: object) -> None:
        if self.descriptor >= 0:
            os.close(self.descriptor)

    def wait(self, seconds: float) -> bool:
        """Whether the child ends within the time.

        Raises:
            ConnectionResetError: the other end of the connection is closed.
        """
        end = time.monotonic() + seconds
        while True:
            left = max(0.0, end - time.monotonic())
            pause = left if self.descriptor >= 0 else min(left, _POLL_SECONDS)
            ready = [descriptor for descriptor, _ in self.polling.poll(pause * 1000)]
            if self.descriptor in ready:
                return True
            if ready:
                raise ConnectionResetError("the other end is closed")
            if self.descriptor < 0 and os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
                return True
            if time.monotonic() >= end:
                return False


def more_time(pids: Iterable[int], seconds: float, elapsed: float) -> float | None:
    """What a check whose time is up still has, because others held the processors meanwhile.

    Args:
        pids: the processes of the check.
        seconds: its limit.
        elapsed: wall-clock seconds since it began.

    Returns:
        Seconds; 0.0 where it used its time, None where it was starved for so long that nobody can say whether it would.
        Threads that wait for each other's turn cannot make it look starved: that takes less running than its limit.
    """
    ran = waited = 0.0
    for pid in pids:
        of_this = scheduled(pid)
        ran, waited = ran + of_this[0], waited + of_this[1]
    if elapsed >= PATIENCE * seconds - _LEAST_SECONDS:
        return None if elapsed - waited < seconds and ran < seconds else 0.0
    left = min(seconds + waited, PATIENCE * seconds) - elapsed
    return left if left > _LEAST_SECONDS else 0.0


def scheduled(pid: int) -> tuple[float, float]:
    """Seconds for which the threads of a process ran, and for which they could have run and had no processor.

    Both are added up over the threads that there are: Lean's take turns. It is what ``/proc`` says (the kernel's
    documentation, sched-stats); zeros where the system does not say.
    """
    ran = waited = 0
    with contextlib.suppress(OSError):
        for task in os.listdir(f"/proc/{pid}/task"):
            with (
                contextlib.suppress(OSError, ValueError, IndexError),
                open(f"/proc/{pid}/task/{task}/schedstat") as file,
            ):
                times = file.read().split()
                ran, waited = ran + int(times[0]), waited + int(times[1])
    return ran / 1e9, waited / 1e9


def children(pid: int) -> list[int]:
    """The children of a process, found without looking at every process of the machine. Linux only."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for task in os.listdir(f"/proc/{pid}/task"):
            with contextlib.suppress(OSError), open(f"/proc/{pid}/task/{task}/children", "rb") as file:
                found += map(int, file.read().split())
    return found


def temporary() -> int:
    """Descriptor of an empty file without a name, in memory where the system has such files: no disk can fill up."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("lean-gym", os.MFD_CLOEXEC)
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def contents(descriptor: int, most: int) -> bytes:
    """What a file holds, up to a number of bytes."""
    size = min(os.fstat(descriptor).st_size, most)
    return os.pread(descriptor, size, 0) if size else b""
