"""The verifier that imports Lean's library once and forks a process for every check."""

from __future__ import annotations

import functools
import logging
import os
import signal
import subprocess
import time
from collections import Counter
from concurrent.futures import Future

from lean_gym.lean.header import split_header
from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains import launch
from lean_gym.toolchains.base import Toolchain, ToolchainError
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.process import read_exit, read_killed, read_starved
from lean_gym.verifiers.forking import server
from lean_gym.verifiers.forking.client import ForkServer, Reply, ServerLost
from lean_gym.verifiers.local import LocalVerifier
from lean_gym.verifiers.pool import Pool

__all__ = ["ForkingVerifier"]

logger = logging.getLogger(__name__)

SELF_TEST = (
    "theorem self_test (p q : Prop) (h : p ∧ q) : q ∧ p := ⟨h.2, h.1⟩\n#print axioms self_test\n",
    "theorem self_test (α n : Nat) : n + 1 = n := by\n  induction n with\n  | zero => simp\n  | succ n ih => omega\n",
)
"""A text that is proved and one that is not."""
SELF_TEST_SECONDS = 60
SPARE_SERVERS = 4
"""How many servers are kept beyond the workers, where texts import different modules; each holds about 150 MB, most of
it shared with the others."""
_START_TRIES = 3
"""How often a server with some imports is tried: one may fail for a shortage of memory, all do for a missing module."""
_HEADERS = 1000
"""Headers that are remembered because no server starts with them."""


class ForkingVerifier(LocalVerifier):
    """Checks each submission in a forked child of a process that has imported the library of the embedded Lean.

    Each worker is such a process, started when it is first needed; a child starts from the imported state and ends with
    the check, so that a check can neither see nor change another one. Texts that import other modules are checked by
    servers that have imported these; a few servers more than workers are kept, the least recently used one makes room.
    A text with another header (``prelude``, ``module``) is checked in a new process, and so is every text for which no
    server can be started.

    Args:
        toolchain: the embedded Lean.
        limits: of each check.
        workers: checks at the same time; default: the processors of this machine.
        options: more arguments for Lean, each of the form ``-Dname=value``.
        sandbox: ``"auto"`` (the best that this machine offers), ``"required"`` (refuse to run without) or ``"off"``.

    Raises:
        ToolchainError: this Lean or machine cannot do that, or the self-test failed; or the sandbox is required and
            this machine offers none.

    >>> from lean_gym import Judge, Problem
    >>> from lean_gym.toolchains.embedded import embedded_toolchain
    >>> problem = Problem.from_lean("theorem t (p : Prop) (h : p) : p := by sorry")
    >>> with ForkingVerifier(embedded_toolchain(), workers=1) as verifier:
    ...     [attempt] = Judge(verifier)([problem], ["```lean4\\nby exact h\\n```"])
    >>> attempt.verdict.status
    <Status.PROVED: 'proved'>
    """

    def __init__(
        self,
        toolchain: Toolchain,
        limits: Limits | None = None,
        *,
        workers: int | None = None,
        options: tuple[str, ...] = (),
        sandbox: str = "auto",
    ) -> None:
        if toolchain.library is None:
            raise ToolchainError(f"the forking checker works with the embedded Lean only, not with {toolchain.kind}")
        self._options = _names_and_values(options)
        super().__init__(toolchain, limits, workers=workers, options=options, sandbox=sandbox)
        self._servers: Pool[ForkServer] = Pool(self.workers, self.workers + SPARE_SERVERS, reuse=False)
        self._failed_starts: Counter[tuple[str, ...]] = Counter()
        try:
            environment = tuple(sorted(toolchain.environment.items()))
            answers = [  # asked for while the server starts
                self._pool.submit(_plain_answer, toolchain.library, environment, options, source)
                for source in SELF_TEST
            ]
            first = self._start(())
            self._servers.add(first)
            _self_test(first, answers)
        except BaseException:
            self.close()
            raise

    def run(self, source: str) -> LeanRun:
        """Check one text in a forked child.

        Raises:
            RuntimeError: the verifier was made in another process.
        """
        if not self._ours():
            self._require_open()
        began = time.monotonic()
        try:
            text = source.replace("\r\n", "\n").encode("utf-8")  # as Lean does itself, so that offsets agree
        except UnicodeEncodeError:  # no text; the plain way says so
            return self._processes.run(source)
        header = split_header(text)
        if header is None or self._failed_starts.get(header[0], 0) >= _START_TRIES:
            return self._processes.run(source)
        imports, start = header
        try:
            worker = self._servers.take(lambda each: each.imports == imports, lambda: self._start(imports))
        except (ToolchainError, OSError) as error:
            # Modules that are not there are said by Lean itself, in the new process.
            logger.log(logging.INFO if imports else logging.WARNING, "this check starts a new process: %s", error)
            if imports and (imports in self._failed_starts or len(self._failed_starts) < _HEADERS):
                self._failed_starts[imports] += 1
            return self._processes.run(source)
        if worker is None:
            return LeanRun(Outcome.UNAVAILABLE, elapsed=time.monotonic() - began, detail="the verifier is closed")
        alive = False
        try:
            reply = worker.check(text, start)
            alive = True
        except ServerLost as error:
            detail = "the verifier was closed during the check" if self._servers.stopped else str(error)
            return LeanRun(Outcome.UNAVAILABLE, elapsed=time.monotonic() - began, detail=detail)
        finally:
            if not alive:
                self.metrics.count("restarts")
            self._servers.give_back(worker, keep=alive)
        return self._read(reply)

    def describe(self) -> str:
        """One line for a person."""
        return f"{self.toolchain.describe()}; a forked process per check; sandbox: {self.sandbox.name}"

    def close(self) -> None:
        """Kill the servers and running checks, and wait for their end."""
        if self._ours():
            self._processes.stop()
            self._servers.close()
        elif not self.closed:  # a copy, in a process that was forked from the owner's
            for each in self._servers.processes:
                each.forget()
        super().close()

    @property
    def servers(self) -> tuple[int, ...]:
        """Process numbers of the servers that are running."""
        return tuple(each.pid for each in self._servers.processes)

    def _ours(self) -> bool:
        return self._pid == os.getpid()

    def _start(self, imports: tuple[str, ...]) -> ForkServer:
        return ForkServer(self.toolchain, self.limits, self._options, self.sandbox, imports=imports)

    def _read(self, reply: Reply) -> LeanRun:
        output, errors = reply.output.decode("utf-8", "replace"), reply.errors.decode("utf-8", "replace")
        if reply.outcome == server.TIMEOUT or reply.exit_code == -signal.SIGXCPU:
            return read_killed(Outcome.TIMEOUT, output, errors, reply.seconds, self.limits)
        if reply.outcome == server.STARVED:
            return read_starved(reply.seconds, self.limits)
        if reply.outcome == server.MEMORY:
            return read_killed(Outcome.MEMORY, output, errors, reply.seconds, self.limits)
        return read_exit(reply.exit_code, output, errors, reply.seconds, self.limits)


def _names_and_values(options: tuple[str, ...]) -> tuple[str, ...]:
    """Lean's options ``name=value`` from arguments ``-Dname=value``."""
    for option in options:
        if not option.startswith("-D") or "=" not in option:
            raise ToolchainError(f"the forking checker takes options of the form -Dname=value only, not {option!r}")
    return tuple(option[2:] for option in options)


def _self_test(worker: ForkServer, answers: list[Future[tuple[int, bytes]]]) -> None:
    """Compare what a server says with what Lean says in a new process, byte for byte.

    Raises:
        ToolchainError: there is a difference.
    """
    for source, answer in zip(SELF_TEST, answers, strict=True):
        text = source.encode()
        try:
            reply = worker.check(text, 0)
            expected = answer.result()
        except (ServerLost, OSError, subprocess.SubprocessError) as error:
            raise ToolchainError(f"the self-test of the forking checker failed: {error}") from error
        if reply.outcome != server.ENDED or (reply.exit_code, reply.output) != expected:
            said = reply.errors.removeprefix(launch.STARTED).decode("utf-8", "replace")
            raise ToolchainError(
                "the self-test of the forking checker failed: its answer is not that of a new process "
                f"(outcome {reply.outcome}, exit status {reply.exit_code}). {said}".strip()
            )


@functools.cache
def _plain_answer(
    library: str | None, environment: tuple[tuple[str, str], ...], options: tuple[str, ...], source: str
) -> tuple[int, bytes]:
    """Exit status and standard output of Lean in a new process."""
    specification = {
        "library": library,
        "arguments": ["--json", f"-j{launch.LEAN_WORKERS}", *options, "--stdin"],
        "output_bytes": 1 << 20,
        "confine": None,
    }
    done = subprocess.run(
        launch.command(specification),
        input=source.encode(),
        capture_output=True,
        env={"LANG": "C.UTF-8", "UV_USE_IO_URING": "0", **dict(environment)},
        timeout=SELF_TEST_SECONDS,
        check=False,
    )
    if done.returncode not in (0, 1):
        done.check_returncode()  # raises, so that it is not remembered
    return done.returncode, done.stdout
