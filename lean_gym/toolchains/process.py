"""One check in one new process: started under limits, watched, and gone with all its children at the end."""

from __future__ import annotations

import json
import logging
import os
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import IO, Any

import psutil

from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains import launch
from lean_gym.toolchains.base import Toolchain
from lean_gym.toolchains.limits import Limits
from lean_gym.verdict import Diagnostic, Position, Severity

__all__ = ["LeanProcesses", "parse_messages", "read_exit"]

logger = logging.getLogger(__name__)

WATCH_SECONDS = 0.05
"""How often the resident memory of a running check is looked at."""

ERROR_TAIL = 2000
"""Characters of standard error that are kept to explain a crash."""

_LAST_WORDS = ("PANIC", "Stack overflow", "stack overflow", "out of memory", "libc++abi", "uncaught exception")
"""What Lean says on standard error when it breaks down itself."""

_SEVERITIES = {
    "information": Severity.INFORMATION,
    "info": Severity.INFORMATION,
    "warning": Severity.WARNING,
    "error": Severity.ERROR,
}


def parse_messages(output: str) -> tuple[Diagnostic, ...]:
    """Read what ``lean --json`` prints: one JSON object a line.

    A line that is no such object (text that the program printed itself, or the torn last line of a killed process)
    is no message.

    >>> parse_messages('{"severity":"error","pos":{"line":1,"column":2},"endPos":null,"data":"no","kind":"k"}')
    (Diagnostic(severity=<Severity.ERROR: 'error'>, start=Position(line=1, column=2), end=None, text='no', kind='k'),)
    """
    return tuple(d for line in output.split("\n") if line.startswith("{") and (d := _message(line)) is not None)


def _message(line: str) -> Diagnostic | None:
    try:
        data = json.loads(line)
        return Diagnostic(
            severity=_SEVERITIES[data["severity"]],
            start=_position(data["pos"]),
            end=_position(data.get("endPos")),
            text=str(data["data"]),
            kind=str(data.get("kind") or "").removeprefix("[anonymous]"),
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        return None


def _position(data: Any) -> Position | None:
    return None if data is None else Position(int(data["line"]), int(data["column"]))


def read_exit(code: int, output: str, errors: str, elapsed: float, limits: Limits, *, lean_ran: bool = True) -> LeanRun:
    """What a process that ended by itself has to say.

    Args:
        code: its exit status; negative for a signal.
        output: standard output.
        errors: standard error.
        elapsed: wall-clock seconds.
        limits: the limits that it ran under.
        lean_ran: whether it was surely Lean that ended. If not (``lake`` may fail before Lean starts), a failure
            without a message or a word of Lean's own panic is a fault of the machinery.
    """
    said = errors.strip()[-ERROR_TAIL:]
    if code == launch.CANNOT_START:
        return LeanRun(Outcome.UNAVAILABLE, code, elapsed=elapsed, detail=said or "Lean could not be started")
    messages = parse_messages(output)
    if code == -signal.SIGXFSZ or len(output) >= limits.output_bytes:
        return LeanRun(Outcome.OUTPUT, None, messages, elapsed, f"more than {limits.output_bytes} bytes of output")
    if code < 0:
        what = f"Lean was ended by signal {-code} ({signal.strsignal(-code) or 'unknown'})"
        return LeanRun(Outcome.CRASHED, None, messages, elapsed, f"{what}. {said}".strip())
    failed = any(m.severity is Severity.ERROR for m in messages)
    if code > 1 or (code == 1 and not failed):
        if not lean_ran and not messages and not any(word in errors for word in _LAST_WORDS):
            detail = f"Lean was not started, or did not answer (exit status {code}): {said or 'no word why'}"
            return LeanRun(Outcome.UNAVAILABLE, code, elapsed=elapsed, detail=detail)
        return LeanRun(Outcome.CRASHED, code, messages, elapsed, f"Lean ended with exit status {code}. {said}".strip())
    return LeanRun(Outcome.FINISHED, code, messages, elapsed)


class LeanProcesses:
    """Starts a new Lean process for each text, from any thread, and can stop them all.

    Args:
        toolchain: the Lean to start.
        limits: of each process.
        options: more arguments for Lean, such as ``-DmaxHeartbeats=200000``.
        confine: arguments of :func:`lean_gym.toolchains.confine.confine`, or None for none.
        wrap: words put before the launcher's command line (``bwrap …``).
    """

    def __init__(
        self,
        toolchain: Toolchain,
        limits: Limits,
        *,
        options: tuple[str, ...] = (),
        confine: dict[str, Any] | None = None,
        wrap: tuple[str, ...] = (),
    ) -> None:
        self.toolchain = toolchain
        self.limits = limits
        specification = {
            "library": toolchain.library,
            "program": toolchain.program,
            "arguments": [*toolchain.arguments, "--json", "-j1", *options, "--stdin"],
            "output_bytes": limits.output_bytes,
            "confine": confine,
        }
        self._command = [*wrap, sys.executable, "-I", "-S", launch.__file__, json.dumps(specification)]
        self._environment = {"LANG": "C.UTF-8", "UV_USE_IO_URING": "0", **toolchain.environment}
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[bytes]] = set()
        self._stopped = False

    def run(self, source: str) -> LeanRun:
        """Check one text. Never raises for what the text does; a fault of the machine is ``UNAVAILABLE``."""
        start = time.monotonic()
        try:
            with tempfile.TemporaryDirectory(prefix="lean-gym-", ignore_cleanup_errors=True) as folder:
                return self._run_in(Path(folder), source, start)
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            detail = f"cannot run Lean: {type(error).__name__}: {error}"
            return LeanRun(Outcome.UNAVAILABLE, elapsed=time.monotonic() - start, detail=detail)

    def stop(self) -> None:
        """Kill all running checks; later ones are ``UNAVAILABLE``."""
        with self._lock:
            self._stopped = True
            running = list(self._running)
        for process in running:
            _kill_tree(process)

    def _run_in(self, folder: Path, source: str, start: float) -> LeanRun:
        with (
            tempfile.TemporaryFile(dir=folder) as text,
            tempfile.TemporaryFile(dir=folder) as output,
            tempfile.TemporaryFile(dir=folder) as errors,
        ):
            text.write(source.encode("utf-8"))
            text.seek(0)
            process = self._start(folder, text, output, errors)
            try:
                outcome = self._watch(process, start)
            finally:
                _kill_tree(process)
                code = process.wait()
                with self._lock:
                    self._running.discard(process)
                    stopped = self._stopped
            elapsed = time.monotonic() - start
            said = _read(output, self.limits.output_bytes)
            if stopped:
                return LeanRun(Outcome.UNAVAILABLE, elapsed=elapsed, detail="the verifier was closed during the check")
            if outcome is None:
                complaint = _read(errors, self.limits.output_bytes)
                lean_ran = self.toolchain.library is not None
                return read_exit(code, said, complaint, elapsed, self.limits, lean_ran=lean_ran)
            detail = {
                Outcome.TIMEOUT: f"no answer after {self.limits.seconds:g} s",
                Outcome.MEMORY: f"more than {self.limits.memory_bytes >> 20} MiB of memory",
            }[outcome]
            return LeanRun(outcome, None, parse_messages(said), elapsed, detail)

    def _start(self, folder: Path, text: IO[bytes], output: IO[bytes], errors: IO[bytes]) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._stopped:
                raise ValueError("the verifier is closed")
            process = subprocess.Popen(
                self._command,
                stdin=text,
                stdout=output,
                stderr=errors,
                cwd=self.toolchain.directory or folder,
                env={**self._environment, "TMPDIR": str(folder)},
                start_new_session=True,
            )
            self._running.add(process)
            return process

    def _watch(self, process: subprocess.Popen[bytes], start: float) -> Outcome | None:
        """Wait until the process ends or passes a limit; None when it ended by itself. Does not reap it."""
        deadline = start + self.limits.seconds
        with _ExitWatch(process.pid) as exited:
            while True:
                left = deadline - time.monotonic()
                if exited.wait(max(0.0, min(WATCH_SECONDS, left))):
                    return None
                if left <= 0:
                    return Outcome.TIMEOUT
                if _tree_memory(process.pid) > self.limits.memory_bytes:
                    return Outcome.MEMORY


class _ExitWatch:
    """Waits for a child's end without reaping it, so that its process group stays ours to kill."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.descriptor = os.pidfd_open(pid) if hasattr(os, "pidfd_open") else None

    def __enter__(self) -> _ExitWatch:
        return self

    def __exit__(self, *_: object) -> None:
        if self.descriptor is not None:
            os.close(self.descriptor)

    def wait(self, seconds: float) -> bool:
        """Whether the process has ended within the time."""
        if self.descriptor is not None:
            poll = select.poll()
            poll.register(self.descriptor, select.POLLIN)
            return bool(poll.poll(seconds * 1000))
        end = time.monotonic() + seconds  # macOS has no pidfd
        while True:
            if os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
                return True
            if time.monotonic() >= end:
                return False
            time.sleep(0.002)


def _read(file: IO[bytes], most: int) -> str:
    file.seek(0)
    return file.read(most).decode("utf-8", "replace")


def _tree_memory(pid: int) -> int:
    """Resident bytes of a process and its descendants; 0 when it is gone."""
    try:
        process = psutil.Process(pid)
        total = int(process.memory_info().rss)
        for child in process.children(recursive=True):
            try:
                total += int(child.memory_info().rss)
            except psutil.Error:
                continue
        return total
    except psutil.Error:
        return 0


def _kill_tree(process: subprocess.Popen[bytes]) -> None:
    """Kill a process that is not reaped yet, its group, and every descendant, also one that left the group."""
    try:
        descendants = psutil.Process(process.pid).children(recursive=True)
    except psutil.Error:
        descendants = []
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        process.kill()
    for child in descendants:
        try:
            child.kill()
        except psutil.Error:
            continue
