"""The client's side of a forking checker's server: one process, one socket, one check at a time."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from lean_gym.toolchains.base import Toolchain, ToolchainError
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.sandbox import Sandbox
from lean_gym.toolchains.watch import PATIENCE
from lean_gym.verifiers.forking import server, start

__all__ = ["ForkServer", "Reply", "ServerLost"]

START_SECONDS = 60.0
"""A server imports the library in about 0.3 s; more only where a machine is very busy."""
GRACE_SECONDS = 10.0
"""A server kills a check at its limit and answers; one that doesn't within this time after it is lost."""


class ServerLost(RuntimeError):
    """The server ended, hangs, or was stopped: the check was not judged."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of one check.

    Attributes:
        outcome: ``server.ENDED``, ``server.TIMEOUT``, ``server.MEMORY`` or ``server.STARVED``.
        exit_code: the child's exit status; negative for a signal.
        seconds: of the check, in the server.
        output: standard output.
        errors: standard error.
    """

    outcome: int
    exit_code: int
    seconds: float
    output: bytes
    errors: bytes


class ForkServer:
    """A server process that is ready to check. Not thread-safe; :meth:`kill` may be called from any thread.

    Args:
        toolchain: the embedded Lean.
        limits: of each check.
        options: Lean's options, ``name=value``.
        sandbox: what confines each check.
        imports: modules that its texts import.
        large_pages: hold the library's code in large pages, where the system has them.

    Raises:
        ToolchainError: the server does not start; the message says why.
    """

    def __init__(
        self,
        toolchain: Toolchain,
        limits: Limits,
        options: tuple[str, ...],
        sandbox: Sandbox,
        *,
        imports: tuple[str, ...] = (),
        large_pages: bool = True,
    ) -> None:
        self.imports = imports
        self._limits = limits
        ours, theirs = socket.socketpair()
        self._socket = ours
        specification = {
            "socket": theirs.fileno(),
            "library": toolchain.library,
            "options": list(options),
            "header": "".join(f"import {module}\n" for module in imports),
            "seconds": limits.seconds,
            "memory_bytes": limits.memory_bytes,
            "output_bytes": limits.output_bytes,
            "confine": sandbox.confine,
            "large_pages": large_pages,
        }
        wrap = sandbox.wrap
        if wrap:  # `bwrap … --`: the server's modules must be visible, too
            package = str(Path(start.__file__).parents[2])
            wrap = (*wrap[:-1], "--ro-bind", package, package, wrap[-1])
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed by `kill`
        try:
            self._process = subprocess.Popen(
                [*wrap, sys.executable, "-I", "-S", start.__file__, json.dumps(specification)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self._errors,
                cwd="/",
                env={"LANG": "C.UTF-8", "UV_USE_IO_URING": "0", **toolchain.environment},
                pass_fds=(theirs.fileno(),),
                start_new_session=True,  # the terminal's Ctrl-C is for the user's process alone
            )
        except BaseException:
            ours.close()
            self._errors.close()
            raise
        finally:
            theirs.close()
        try:
            self._receive(len(server.READY), START_SECONDS)
        except ServerLost as error:
            self.kill()
            raise ToolchainError(f"the forking checker does not start: {error}") from error

    @property
    def pid(self) -> int:
        """The server's process number."""
        return self._process.pid

    def check(self, text: bytes, start: int) -> Reply:
        """Check one text.

        Args:
            text: valid UTF-8, with a header that imports :attr:`imports`.
            start: offset of the first token behind the header, see :func:`lean_gym.lean.header.split_header`.

        Raises:
            ServerLost: there is no answer. The server is of no use any more: call :meth:`kill`.
        """
        try:
            self._socket.settimeout(GRACE_SECONDS)
            self._socket.sendall(server.REQUEST.pack(len(text), start))
            self._socket.sendall(text)
        except OSError as error:
            raise ServerLost(f"the forking checker was lost: {self._said() or error}") from error
        head = self._receive(server.REPLY.size, PATIENCE * self._limits.seconds + GRACE_SECONDS)
        outcome, code, seconds, output, errors = server.REPLY.unpack(head)
        return Reply(outcome, code, seconds, self._receive(output, GRACE_SECONDS), self._receive(errors, GRACE_SECONDS))

    def kill(self) -> None:
        """End the server and a check that it is running. May be called twice, and while :meth:`check` waits."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)  # wakes a waiting `check`
        self._process.kill()
        self._process.wait()
        self._socket.close()
        self._errors.close()

    def forget(self) -> None:
        """After a fork of this process: give up the copies of descriptors, and leave the server to its owner."""
        self._socket.close()
        self._errors.close()
        self._process.returncode = 0  # nothing to wait for in this process

    def _receive(self, size: int, seconds: float) -> bytes:
        parts: list[bytes] = []
        try:
            self._socket.settimeout(seconds)
            while size:
                part = self._socket.recv(min(size, 1 << 20))
                if not part:
                    raise ServerLost(f"the forking checker was lost: {self._said() or 'it ended without a word'}")
                parts.append(part)
                size -= len(part)
        except TimeoutError as error:
            raise ServerLost(f"the forking checker did not answer within {seconds:g} s") from error
        except OSError as error:
            raise ServerLost(f"the forking checker was lost: {self._said() or error}") from error
        return b"".join(parts)

    def _said(self) -> str:
        """The end of what the server wrote to standard error."""
        try:
            size = os.fstat(self._errors.fileno()).st_size
            said = os.pread(self._errors.fileno(), 2000, max(0, size - 2000))
        except (OSError, ValueError):
            return ""
        return said.decode("utf-8", "replace").strip()
