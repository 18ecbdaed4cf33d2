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

__all__ = ["ExitWatch", "children", "contents", "temporary"]

_POLL_SECONDS = 0.002


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
