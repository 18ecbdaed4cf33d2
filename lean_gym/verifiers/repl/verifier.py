"""The verifier that keeps Lean REPLs: header environments are made once, each check starts from one of them."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import logging
import os
import shutil
import signal
import tempfile
import threading
import time
from collections import OrderedDict
from pathlib import Path
from typing import Any

from lean_gym.repl.framing import Framed, empty_frame, frame, read_reply
from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.watch import PATIENCE
from lean_gym.verifiers.base import Verifier
from lean_gym.verifiers.pool import Pool
from lean_gym.verifiers.repl.place import Place, prepare

__all__ = ["ReplVerifier"]

logger = logging.getLogger(__name__)

HEADER_SECONDS = 600.0
"""Limit of a header's import, which may load all of Mathlib from a slow disk."""
GRACE_SECONDS = 15.0
"""How much longer to wait for a REPL that keeps the limit of time by itself."""
HUNG_SECONDS = 5.0
"""How long after its limit a request is given up by force."""
HEADERS = 4
"""Header environments that one REPL keeps; a REPL that would need more is started again."""
FULL = 0.8
"""A REPL that holds this part of its memory limit after a check is started again."""


class ReplVerifier(Verifier):
    """Checks submissions in Lean REPLs that stay, through LeanInteract.

    Each worker is a REPL. It imports a header once and starts each check from that environment, so that checks do not
    see each other. A REPL that crashes, hangs, floods its output or grows too large is killed with its children, and a
    new one takes its place.

    Args:
        place: ``"embedded"`` (the Lean that pip brings), the folder of a Lake project, ``"git+URL[@REVISION]"``, or
            ``"mathlib@VERSION"`` (a new project with Mathlib, which is large).
        limits: of each check. The limit of memory is that of a whole REPL, with what it has imported.
        workers: REPLs; default: the processors of this machine.
        sandbox: ``"auto"`` (the best that this machine offers), ``"required"`` or ``"off"``.
        repl_path: a folder in which the Lean REPL is built for the project's Lean; default: ``LEAN_GYM_REPL``, one
            among the project's packages, or one that LeanInteract fetches and builds.

    Raises:
        ToolchainError: the REPL does not start, or does not check the empty text.
        ValueError: the place is unknown.
    """

    def __init__(
        self,
        place: str,
        limits: Limits | None = None,
        *,
        workers: int | None = None,
        sandbox: str = "auto",
        repl_path: str | None = None,
    ) -> None:
        self.limits = limits or Limits()
        super().__init__(workers)
        self._repls: Pool[_Repl] = Pool(self.workers, self.workers, reuse=True)
        self._folder = Path(tempfile.mkdtemp(prefix="lean-gym-repl-"))
        try:
            self._place = prepare(place, self.limits, sandbox, self._folder, repl_path)
            self.toolchain = self._place.toolchain
            first = _Repl(self._place, self.limits)
            self._repls.add(first)
            run = first.check(empty_frame(), max(self.limits.seconds, 60.0))
            if run.outcome is not Outcome.FINISHED:
                raise ToolchainError(f"the REPL of repl:{place} does not check the empty text: {run.detail}")
        except BaseException:
            self.close()
            raise

    def run(self, source: str) -> LeanRun:
        """Check one text in one of the REPLs."""
        framed = frame(source)
        if isinstance(framed, LeanRun):
            return framed
        began = time.monotonic()
        run = self._run(framed)
        if run.outcome is Outcome.CRASHED and not self._works():
            run = LeanRun(Outcome.UNAVAILABLE, detail=f"the REPL breaks down: {run.detail}")
        if self._repls.stopped:
            run = LeanRun(Outcome.UNAVAILABLE, detail="the verifier was closed during the check")
        return dataclasses.replace(run, elapsed=time.monotonic() - began)

    def describe(self) -> str:
        """One line for a person."""
        return f"{self.toolchain.describe()}; {self.workers} REPLs; sandbox: {self._place.sandbox}"

    def close(self) -> None:
        """Kill the REPLs and running checks, and wait for their end."""
        if self._pid == os.getpid():
            self._repls.close()
        super().close()
        if self._pid == os.getpid():
            shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def repls(self) -> tuple[int, ...]:
        """Process numbers of the REPLs that are running."""
        return tuple(each.pid for each in self._repls.processes)

    def _run(self, framed: Framed) -> LeanRun:
        try:
            repl = self._repls.take(lambda repl: framed.header in repl.headers, lambda: _Repl(self._place, self.limits))
        except (ToolchainError, OSError) as error:
            return LeanRun(Outcome.UNAVAILABLE, detail=f"no REPL can be started: {error}")
        if repl is None:
            return LeanRun(Outcome.UNAVAILABLE, detail="the verifier is closed")
        try:
            return repl.check(framed, self.limits.seconds)
        finally:
            usable = repl.usable()
            if not usable and not self._repls.stopped:
                self.metrics.count("restarts")
            self._repls.give_back(repl, keep=usable)

    def _works(self) -> bool:
        """Whether the empty text is still checked: if so, a crash was the submission's."""
        return self._run(empty_frame()).outcome is Outcome.FINISHED


class _Repl:
    """One REPL process. Not thread-safe; :meth:`kill` may be called from any thread.

    Raises:
        ToolchainError: it does not start.
    """

    def __init__(self, place: Place, limits: Limits) -> None:
        from lean_interact import LeanServer

        self.place = place
        self.limits = limits
        self.headers: OrderedDict[str, int] = OrderedDict()
        self.spoilt = False
        try:
            self._server: Any = LeanServer(place.config)
        except Exception as error:
            raise ToolchainError(f"the REPL does not start: {type(error).__name__}: {error}") from error
        self.pid: int = self._server._proc.pid
        self._report = Path(f"{place.reports}{self.pid}")

    def check(self, framed: Framed, seconds: float) -> LeanRun:
        """Check a text in the environment of its header."""
        environment = self.headers.get(framed.header)
        if environment is None:
            loaded = self._load(framed.header)
            if isinstance(loaded, LeanRun):
                return loaded
            environment = loaded
        self.headers.move_to_end(framed.header)
        limit = PATIENCE * seconds + GRACE_SECONDS if self.place.own_limits else seconds
        request = {"cmd": framed.body, "env": environment, "gc": True}
        if self.place.own_limits:
            request["sorries"] = False  # their goals would take the REPL of this package further runs
        reply = self._ask(request, limit)
        if isinstance(reply, LeanRun):
            if self.place.own_limits and reply.outcome is Outcome.TIMEOUT:  # a check out of time gets an answer there
                return dataclasses.replace(reply, outcome=Outcome.UNAVAILABLE, detail=f"the REPL hangs: {reply.detail}")
            return reply
        run = read_reply(framed, reply)
        if run.outcome is Outcome.UNAVAILABLE:  # an answer to something else: no later one can be trusted either
            self.spoilt = True
        return run

    def usable(self) -> bool:
        """Whether it may be asked again."""
        if self.spoilt or not self._server.is_alive() or len(self.headers) > HEADERS:
            return False
        try:
            return float(self._server.get_memory_usage()) * (1 << 20) < FULL * self.limits.memory_bytes
        except Exception:  # it ended meanwhile
            return False

    def kill(self) -> None:
        """End it with all its children. May be called twice, and while :meth:`check` waits."""
        self.spoilt = True
        self._end_processes()
        with contextlib.suppress(Exception):
            self._server.kill()

    def _end_processes(self) -> None:
        process = self._server._proc
        if process is not None and process.poll() is None:
            with contextlib.suppress(OSError):
                os.killpg(process.pid, signal.SIGKILL)

    def _load(self, header: str) -> int | LeanRun:
        """The environment of a header. Where it cannot be made there is no judgement: it is not the submission's."""
        reply = self._ask({"cmd": header}, HEADER_SECONDS)
        if isinstance(reply, LeanRun):
            return dataclasses.replace(reply, outcome=Outcome.UNAVAILABLE, detail=f"{header!r}: {reply.detail}")
        errors = [m for m in _list(reply.get("messages")) if isinstance(m, dict) and m.get("severity") == "error"]
        number = reply.get("env")
        if errors or type(number) is not int:
            said = str(errors[0].get("data")) if errors else str(reply.get("message", reply))
            self.spoilt = type(number) is not int
            return LeanRun(Outcome.UNAVAILABLE, detail=f"the header is not accepted there ({header!r}): {said[:500]}")
        self.headers[header] = number
        return number

    def _ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any] | LeanRun:
        # LeanInteract waits without limit for the last words of a REPL that it takes for dead.
        watchdog = threading.Timer(seconds + HUNG_SECONDS, self._end_processes)
        watchdog.daemon = True
        watchdog.start()
        try:
            reply = self._server.run_dict(request, timeout=seconds)
        except TimeoutError:
            self.spoilt = True
            return LeanRun(Outcome.TIMEOUT, detail=f"no answer after {seconds:g} s")
        except Exception as error:  # LeanInteract raises errors of many kinds for a REPL that is gone
            self.spoilt = True
            return self._ended(error)
        finally:
            watchdog.cancel()
        if not isinstance(reply, dict):
            self.spoilt = True
            return LeanRun(Outcome.UNAVAILABLE, detail=f"the REPL's reply is no object: {str(reply)[:200]!r}")
        return reply

    def _ended(self, error: Exception) -> LeanRun:
        """How the REPL ended, from its guard's report."""
        self._wait_for_report()
        try:
            report = json.loads(self._report.read_text(encoding="utf-8"))
            how, detail = str(report["how"]), str(report["detail"])
        except (OSError, ValueError, KeyError, TypeError):
            return LeanRun(Outcome.UNAVAILABLE, detail=f"the REPL was lost: {type(error).__name__}: {error}"[:1000])
        outcome = {"memory": Outcome.MEMORY, "output": Outcome.OUTPUT, "ended": Outcome.CRASHED}.get(how)
        return LeanRun(outcome or Outcome.UNAVAILABLE, detail=detail[:1000])

    def _wait_for_report(self) -> None:
        """Wait a moment for a REPL that is ending, so that its guard can report."""
        deadline = time.monotonic() + 2.0
        while time.monotonic() < deadline and not self._report.exists() and self._server.is_alive():
            time.sleep(0.01)


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []
