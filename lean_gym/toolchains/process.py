"""One check in one new process: started under limits, watched, and gone with all its children at the end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
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
from lean_gym.toolchains.watch import ExitWatch, children, contents, more_time, temporary
from lean_gym.verdict import Diagnostic, Position, Severity

__all__ = ["LeanProcesses", "parse_messages", "read_exit", "read_killed"]

WATCH_SECONDS = 0.05
"""How often the memory and the threads of a running check are looked at."""

ERROR_TAIL = 2000
"""Characters of standard error that are kept to explain a crash."""

_BEGINNING = Position(1, 0)

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
    if data is None:
        return None
    line, column = data["line"], data["column"]
    if type(line) is not int or type(column) is not int or line < 1 or column < 0:
        raise ValueError(f"line {line!r}, column {column!r} is no position")
    return Position(line, column)


def read_exit(code: int, output: str, errors: str, elapsed: float, limits: Limits, *, lean_ran: bool = True) -> LeanRun:
    """What a process that ended by itself has to say.

    Args:
        code: its exit status; negative for a signal.
        output: standard output.
        errors: standard error. Where it does not begin with ``launch.STARTED``, Lean never ran.
        elapsed: wall-clock seconds.
        limits: the limits that it ran under.
        lean_ran: whether it was surely Lean that ended. If not (``lake`` may fail before Lean starts), a failure
            without a message or a word of Lean's own panic is a fault of the machinery.
    """
    started, said = _started(errors)
    if not started or code == launch.CANNOT_START:
        return _not_started(elapsed, said or f"no word why (exit status {code})", code)
    messages = parse_messages(output)
    if code == -signal.SIGXFSZ or len(output) >= limits.output_bytes:
        return LeanRun(Outcome.OUTPUT, None, messages, elapsed, f"more than {limits.output_bytes} bytes of output")
    if code < 0:
        what = f"Lean was ended by signal {-code} ({signal.strsignal(-code) or 'unknown'})"
        return LeanRun(Outcome.CRASHED, None, messages, elapsed, f"{what}. {said}".strip())
    failed = any(m.severity is Severity.ERROR for m in messages)
    if code > 1 or (code == 1 and not failed):
        if not lean_ran and not messages and not any(word in errors for word in _LAST_WORDS):
            return _not_started(elapsed, said or f"no word why (exit status {code})", code)
        return LeanRun(Outcome.CRASHED, code, messages, elapsed, f"Lean ended with exit status {code}. {said}".strip())
    return LeanRun(Outcome.FINISHED, code, messages, elapsed)


def read_killed(outcome: Outcome, output: str, errors: str, elapsed: float, limits: Limits) -> LeanRun:
    """What a process that was killed at a limit has to say.

    Args:
        outcome: ``TIMEOUT`` or ``MEMORY``.
        output: standard output.
        errors: standard error, as for :func:`read_exit`.
        elapsed: wall-clock seconds.
        limits: the limits that it ran under.
    """
    passed = {
        Outcome.TIMEOUT: f"no answer after {limits.seconds:g} s",
        Outcome.MEMORY: f"more than {limits.memory_bytes >> 20} MiB of memory, or too many threads",
    }[outcome]
    started, said = _started(errors)
    if not started:
        return _not_started(elapsed, f"{passed}. {said}".strip())
    return LeanRun(outcome, None, parse_messages(output), elapsed, passed)


def read_starved(elapsed: float, limits: Limits) -> LeanRun:
    """No judgement, since the check did not get the time that it had.

    Args:
        elapsed: wall-clock seconds.
        limits: the limits that it ran under.
    """
    detail = (
        f"the machine is too busy: a check that may take {limits.seconds:g} s had no processor for the most part of "
        f"{elapsed:.1f} s. Use fewer workers, or end what else is running"
    )
    return LeanRun(Outcome.UNAVAILABLE, elapsed=elapsed, detail=detail)


def _started(errors: str) -> tuple[bool, str]:
    """Whether Lean was reached, and the end of what standard error says besides."""
    said = errors.removeprefix(launch.STARTED.decode())
    return len(said) < len(errors), said.strip()[-ERROR_TAIL:]


def _not_started(elapsed: float, why: str, code: int | None = None) -> LeanRun:
    return LeanRun(Outcome.UNAVAILABLE, code, elapsed=elapsed, detail=f"Lean was not started, or did not answer: {why}")


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
            "arguments": [*toolchain.arguments, "--json", f"-j{launch.LEAN_WORKERS}", *options, "--stdin"],
            "output_bytes": limits.output_bytes,
            "confine": confine,
        }
        self._command = launch.command(specification, wrap)
        self._environment = {"LANG": "C.UTF-8", "UV_USE_IO_URING": "0", **toolchain.environment}
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[bytes]] = set()
        self._stopped = False

    def run(self, source: str) -> LeanRun:
        """Check one text. Never raises for what the text does; a fault of the machine is ``UNAVAILABLE``.

        An error at the very beginning of the text, or without a place, may be Lean's own: its library is gone, or it
        does not know an option. The empty text, which has no errors, tells.
        """
        result = self._run(source)
        if source and any(m.severity is Severity.ERROR and m.start in (None, _BEGINNING) for m in result.messages):
            empty = self._run("")
            if empty.outcome is not Outcome.FINISHED or empty.exit_code != 0:
                said = empty.detail or "; ".join(m.text for m in empty.messages)
                detail = f"Lean does not check the empty text either: {said[:ERROR_TAIL]}"
                return LeanRun(Outcome.UNAVAILABLE, elapsed=result.elapsed + empty.elapsed, detail=detail)
        return result

    def _run(self, source: str) -> LeanRun:
        start = time.monotonic()
        try:
            with tempfile.TemporaryDirectory(prefix="lean-gym-", ignore_cleanup_errors=True) as folder:
                return self._run_in(Path(folder), source, start)
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            detail = f"cannot run Lean: {type(error).__name__}: {error}"
            return LeanRun(Outcome.UNAVAILABLE, elapsed=time.monotonic() - start, detail=detail)

    def stop(self) -> None:
        """Kill all running checks; later ones are ``UNAVAILABLE``."""
        with self._lock:  # none of these is reaped before it has left the set, so their numbers are theirs
            self._stopped = True
            for process in self._running:
                _kill_tree(process)

    def _run_in(self, folder: Path, source: str, start: float) -> LeanRun:
        with (
            open(temporary(), "w+b") as text,
            open(temporary(), "w+b") as output,
            open(temporary(), "w+b") as errors,
        ):
            text.write(source.encode("utf-8"))
            text.seek(0)
            process = self._start(folder, text, output, errors)
            try:
                outcome = self._watch(process, start)
            finally:
                with self._lock:
                    self._running.discard(process)
                    stopped = self._stopped
                _kill_tree(process)
                code = process.wait()
            elapsed = time.monotonic() - start
            if stopped:
                return LeanRun(Outcome.UNAVAILABLE, elapsed=elapsed, detail="the verifier was closed during the check")
            said = contents(output.fileno(), self.limits.output_bytes).decode("utf-8", "replace")
            complaint = contents(errors.fileno(), self.limits.output_bytes).decode("utf-8", "replace")
            if outcome is Outcome.UNAVAILABLE:
                return read_starved(elapsed, self.limits)
            if outcome is not None:
                return read_killed(outcome, said, complaint, elapsed, self.limits)
            lean_ran = self.toolchain.library is not None
            return read_exit(code, said, complaint, elapsed, self.limits, lean_ran=lean_ran)

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
        """Wait until the process ends or passes a limit; None when it ended by itself. Does not reap it.

        ``UNAVAILABLE`` says that it had too little of the processors to pass its limit.
        """
        deadline = start + self.limits.seconds
        with ExitWatch(process.pid) as exited:
            while True:
                left = deadline - time.monotonic()
                if exited.wait(min(WATCH_SECONDS, left)):
                    return None
                if left <= 0:
                    pids = [process.pid, *(child.pid for child in _descendants(process.pid))]
                    more = more_time(pids, self.limits.seconds, time.monotonic() - start)
                    if not more:
                        return Outcome.UNAVAILABLE if more is None else Outcome.TIMEOUT
                    deadline = time.monotonic() + more
                memory, threads = _tree_usage(process.pid)
                if memory > self.limits.memory_bytes or threads > launch.THREADS:
                    return Outcome.MEMORY


def _descendants(pid: int) -> list[psutil.Process]:
    """The processes below one that can still be seen."""
    try:
        if not os.path.exists("/proc/thread-self/children"):  # not this system: looks at every process of the machine
            return psutil.Process(pid).children(recursive=True)
    except psutil.Error:
        return []
    found: list[psutil.Process] = []
    numbers = children(pid)
    for number in numbers:  # grows meanwhile
        try:
            found.append(psutil.Process(number))
        except psutil.Error:
            continue
        numbers += children(number)
    return found


def _tree_usage(pid: int) -> tuple[int, int]:
    """Resident bytes and threads of a process and its descendants; zeros when it is gone."""
    memory = threads = 0
    try:
        for process in (psutil.Process(pid), *_descendants(pid)):
            memory += process.memory_info().rss
            threads += process.num_threads()
    except psutil.Error:
        pass
    return memory, threads


def _kill_tree(process: subprocess.Popen[bytes]) -> None:
    """Kill a process that is not reaped yet, its group, and every descendant, also one that left the group."""
    descendants = _descendants(process.pid)
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        process.kill()
    for child in descendants:
        try:
            child.kill()
        except psutil.Error:
            continue
