"""The forking checker's server: answers each request by a check in a forked child.

It says ``READY`` once, then answers each request (``REQUEST``, then the text) with one reply (``REPLY``, then standard
output and standard error of the child), in order, until the client's end of the socket is closed or the client is
gone. A child that goes beyond a limit is killed. Children start from the imported state, cannot reach the server or
each other, and never outlive the server.

Started by :mod:`start`; standard library only, beside modules that keep to it as well.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import resource
import select
import signal
import socket
import struct
import sys
import time
from typing import Any, NoReturn

from lean_gym.toolchains.confine import Plan, prepare
from lean_gym.toolchains.launch import CANNOT_START, LEAN_WORKERS, STARTED, THREADS
from lean_gym.toolchains.watch import ExitWatch, children, contents, more_time, temporary
from lean_gym.verifiers.forking.frontend import Frontend
from lean_gym.verifiers.forking.pages import use_large_pages

READY = b"ready\n"
REQUEST = struct.Struct("<QQ")
"""Bytes of the text; offset of its first token."""
REPLY = struct.Struct("<BidQQ")
"""Outcome; exit status (negative: a signal); seconds; bytes of standard output; bytes of standard error."""
ENDED, TIMEOUT, MEMORY, STARVED = range(4)
"""Outcomes: the child ended by itself; it was killed at the limit of time; of memory (or of threads)."""

DESCRIPTORS = 64
"""Most descriptors of a check."""
ERROR_BYTES = 1 << 16
WATCH_SECONDS = 0.05
"""How often the memory of a running check is looked at."""
IDLE_SECONDS = 2.0
"""How often an idle server looks whether its client lives. The socket tells at once, unless a copy of it lives on in
a process that the client forked."""

_PR_SET_PDEATHSIG, _PR_SET_CHILD_SUBREAPER = 1, 36


class ClientGone(Exception):
    """Nobody waits for an answer any more."""


class Server:
    """The loop of one server; one check at a time."""

    def __init__(
        self, specification: dict[str, Any], connection: socket.socket, frontend: Frontend, plan: Plan | None
    ) -> None:
        self.connection = connection
        self.frontend = frontend
        self.plan = plan
        self.seconds: float = specification["seconds"]
        self.memory_bytes: int = specification["memory_bytes"]
        self.output_bytes: int = specification["output_bytes"]
        self.required = plan is not None and bool(specification["confine"].get("required"))
        self.pid, self.parent = os.getpid(), os.getppid()
        self.null = os.open(os.devnull, os.O_RDONLY)
        self.libc = ctypes.CDLL(None)
        self.fork = ctypes.PyDLL(None).fork  # cheaper than os.fork, which runs hooks of its own
        self.polling = select.poll()
        self.polling.register(connection, select.POLLIN)

    def serve(self) -> None:
        """Answer requests until the client is gone."""
        while True:
            size, start = REQUEST.unpack(self.receive(REQUEST.size))
            text = self.receive(size)
            output, errors = temporary(), temporary()
            try:
                self.answer(text, start, output, errors)
            finally:
                os.close(output)
                os.close(errors)

    def receive(self, size: int) -> bytes:
        """Exactly so many bytes."""
        parts = bytearray(size)
        view = memoryview(parts)
        at = 0
        while at < size:
            while not self.polling.poll(IDLE_SECONDS * 1000):
                self.require_client()
            got = self.connection.recv_into(view[at:])
            if got == 0:
                raise ClientGone
            at += got
        return bytes(parts)

    def require_client(self) -> None:
        if os.getppid() != self.parent:
            raise ClientGone

    def answer(self, text: bytes, start: int, output: int, errors: int) -> None:
        """Check one text and send the reply."""
        began = time.monotonic()
        pid = self.fork()
        if pid == 0:
            self.child(text, start, output, errors)
        if pid < 0:
            raise OSError("cannot fork")
        outcome = ENDED
        try:
            outcome = self.watch(pid, began)
        finally:
            status = self.end(pid)
        elapsed = time.monotonic() - began
        said, complained = contents(output, self.output_bytes), contents(errors, ERROR_BYTES)
        reply = REPLY.pack(outcome, os.waitstatus_to_exitcode(status), elapsed, len(said), len(complained))
        self.connection.sendall(reply + said + complained)

    def child(self, text: bytes, start: int, output: int, errors: int) -> NoReturn:
        """In the forked child: give up what a check has no use for, then run Lean."""
        code = CANNOT_START
        try:
            if sys.platform == "linux":
                self.libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
                if os.getppid() != self.pid:  # the server died before that
                    os._exit(code)
            os.setpgid(0, 0)
            cpu = int((1 + LEAN_WORKERS) * self.seconds) + 2  # of the first thread and the workers
            resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu + 1))
            resource.setrlimit(resource.RLIMIT_FSIZE, (self.output_bytes, self.output_bytes))
            resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
            os.dup2(self.null, 0)
            os.dup2(output, 1)
            os.dup2(errors, 2)
            if self.plan is not None:
                self.plan.apply(required=self.required)
            os.closerange(3, DESCRIPTORS)
            os.write(2, STARTED)
            code = self.frontend.check(text, start)
        except BaseException as error:
            os.write(2, f"{type(error).__name__}: {error}".encode())
        finally:
            os._exit(code)

    def watch(self, pid: int, began: float) -> int:
        """Wait until the child ends (it stays unreaped), or passes a limit.

        Raises:
            ConnectionResetError: the client closed its end.
            ClientGone: the client is gone.
        """
        deadline = began + self.seconds
        with ExitWatch(pid, self.connection) as exited:
            while True:
                left = deadline - time.monotonic()
                if exited.wait(min(WATCH_SECONDS, left)):
                    return ENDED
                if left <= 0:
                    more = more_time([pid], self.seconds, time.monotonic() - began)
                    if not more:
                        return STARVED if more is None else TIMEOUT
                    deadline = time.monotonic() + more
                memory, threads = usage(pid)
                if memory > self.memory_bytes or threads > THREADS:
                    return MEMORY
                self.require_client()

    def end(self, pid: int) -> int:
        """Kill a child and all that it started; its status."""
        for kill in (os.killpg, os.kill):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                kill(pid, signal.SIGKILL)
        status = os.waitpid(pid, 0)[1]
        if self.plan is None:  # only an unconfined check can start processes; orphans fall to us
            sweep()
        return status


def usage(pid: int) -> tuple[int, int]:
    """Resident bytes and threads of a process; zeros where the system does not say."""
    memory = threads = 0
    try:
        with open(f"/proc/{pid}/status", "rb") as file:
            for line in file:
                if line.startswith(b"VmRSS:"):
                    memory = int(line.split()[1]) << 10
                elif line.startswith(b"Threads:"):
                    threads = int(line.split()[1])
    except (OSError, ValueError):
        pass
    return memory, threads


def sweep() -> None:
    """Kill and reap the processes that a check left behind. Linux only: elsewhere they do not fall to this process."""
    while left := children(os.getpid()):
        for pid in left:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)


def run(specification: dict[str, Any]) -> NoReturn:
    """Run a server; see :mod:`start` for the specification. Never returns."""
    connection = socket.socket(fileno=os.dup(specification["socket"]))  # a low number, which children close
    os.close(specification["socket"])
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)  # Python ignores it, and Lean would go on after a failed write
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    frontend = Frontend(specification["library"], specification["options"], specification["header"])
    if specification["large_pages"]:
        use_large_pages(specification["library"])
    plan = None
    if specification["confine"] is not None:
        plan = prepare(**{key: value for key, value in specification["confine"].items() if key != "required"})
    gc.collect()
    gc.disable()
    gc.freeze()  # or a child would copy every page that a collection touches
    connection.sendall(READY)
    with contextlib.suppress(ClientGone, BrokenPipeError, ConnectionResetError):
        Server(specification, connection, frontend, plan).serve()
    os._exit(0)  # Lean's own threads do not end by themselves
