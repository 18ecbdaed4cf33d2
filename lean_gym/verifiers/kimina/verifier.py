"""The verifier that sends submissions to Kimina Lean Servers, one or many."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import logging
import math
import os
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from lean_gym.repl.framing import Framed, empty_frame, frame, read_reply
from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.limits import Limits
from lean_gym.verifiers.base import Verifier
from lean_gym.verifiers.kimina.server import Fault, Server, ServerFault, require_url

__all__ = ["KiminaVerifier"]

logger = logging.getLogger(__name__)

IN_FLIGHT = 8
"""Checks under way at each server, unless told otherwise."""
SENDS = 3
"""How often a check is sent before its loss is reported. The verifier asks again for what is lost."""
PATIENCE_SECONDS = 15.0
"""How long a check waits for a server to become available."""
BUSY_SECONDS = 120.0
"""How long a check goes on asking servers that have too much to do, before that is no judgement."""
START_SECONDS = 300
"""Limit of the first check at a server, which may have to import a large library."""
TICK_SECONDS = 0.1
CLOSE_SECONDS = 10
"""Seconds that the end of the connections may take."""
JOIN_SECONDS = 0.005
"""How long a check waits for others to make a batch with it."""
HEALTH_EVERY = 3.0
"""Seconds between looks at a server that works, or does not; two failed looks in a row give its work to others."""


@dataclass(slots=True, eq=False)
class _Item:
    """One check on its way."""

    framed: Framed
    future: concurrent.futures.Future[LeanRun]
    give_up: float
    sends: int = 0
    last: Server | None = None
    alone: bool = False
    busy_since: float | None = None
    why: str = ""
    id: str = field(default="")

    def settle(self, run: LeanRun) -> None:
        if not self.future.done():
            self.future.set_result(run)


class KiminaVerifier(Verifier):
    """Checks submissions at Kimina Lean Servers.

    Each check goes to the server with the least to do. A server that fails is left alone until it answers again, and
    its work goes to another one. What a server says is read by this package's own rules: the server's or its client's
    idea of a valid proof does not count. Limits of memory are the server's own.

    Args:
        urls: the servers, such as ``"http://localhost:8000"``.
        limits: seconds of a check (rounded up to whole ones), and the bytes of its answer.
        workers: checks under way at the same time, at all servers together; default: 8 at each.
        api_key: the servers' key; default: the environment variable ``KIMINA_API_KEY``.
        batch: most checks in one request. A request is answered when its slowest check is, so that more than one pays
            only where requests are expensive.

    Raises:
        ValueError: there is no URL, or one that is none; a number is out of range.
        ToolchainError: no server works; the message says what each of them did.
    """

    def __init__(
        self,
        urls: Sequence[str],
        limits: Limits | None = None,
        *,
        workers: int | None = None,
        api_key: str | None = None,
        batch: int = 1,
    ) -> None:
        urls = list(dict.fromkeys(url.strip().rstrip("/") for url in urls if url.strip()))
        if not urls:
            raise ValueError("no Kimina server is named; write kimina:URL or kimina:URL,URL")
        for url in urls:
            require_url(url)
        if batch < 1:
            raise ValueError(f"batch must be at least 1, got {batch}")
        self.limits = limits or Limits()
        self.batch = batch
        self._timeout = max(1, math.ceil(self.limits.seconds))
        super().__init__(workers or IN_FLIGHT * len(urls))
        capacity = math.ceil(self.workers / len(urls))
        key = api_key or os.environ.get("KIMINA_API_KEY") or None
        max_bytes = (self.limits.output_bytes + (1 << 20)) * batch
        self._servers = [Server.at(url, key, capacity, max_bytes) for url in urls]
        self._waiting: list[_Item] = []
        self._number = 0
        self._stopped = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="lean-gym-kimina", daemon=True)
        self._thread.start()
        try:
            self.lean_version = asyncio.run_coroutine_threadsafe(self._open_servers(), self._loop).result()
        except BaseException:
            self.close()
            raise

    def run(self, source: str) -> LeanRun:
        """Check one text at one of the servers."""
        framed = frame(source, split_on_the_way=True)
        if isinstance(framed, LeanRun):
            return framed
        if self._stopped:
            return _closed()
        began = time.monotonic()
        future: concurrent.futures.Future[LeanRun] = concurrent.futures.Future()
        item = _Item(framed, future, give_up=0.0)
        try:
            self._loop.call_soon_threadsafe(self._enqueue, item)
        except RuntimeError:  # the loop is closed
            return _closed()
        run = self._answer(future)
        if run.elapsed:
            return run
        return LeanRun(run.outcome, run.exit_code, run.messages, time.monotonic() - began, run.detail)

    def _answer(self, future: concurrent.futures.Future[LeanRun]) -> LeanRun:
        """Wait for an answer; none comes where the event loop had stopped before it took the check."""
        patience = CLOSE_SECONDS
        while True:
            try:
                return future.result(timeout=1)
            except concurrent.futures.TimeoutError:
                patience -= self._stopped
                if self._stopped and (patience <= 0 or not self._thread.is_alive()):
                    return _closed()

    def describe(self) -> str:
        """One line for a person."""
        working = sum(server.healthy for server in self._servers)
        urls = ", ".join(server.url for server in self._servers)
        return f"Lean {self.lean_version} at {working} of {len(self._servers)} Kimina servers ({urls})"

    def close(self) -> None:
        """Give up checks that are under way, and the connections."""
        if self._pid == os.getpid() and not self._loop.is_closed():
            self._stopped = True
            if self._thread.is_alive():
                with contextlib.suppress(RuntimeError, concurrent.futures.TimeoutError):
                    asyncio.run_coroutine_threadsafe(self._close_servers(), self._loop).result(timeout=CLOSE_SECONDS)
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(timeout=CLOSE_SECONDS)
            super().close()
            if not self._thread.is_alive():
                self._loop.close()
            return
        super().close()

    @property
    def served(self) -> dict[str, int]:
        """How many checks each server has answered."""
        return {server.url: server.served for server in self._servers}

    # All that follows runs in the event loop.

    async def _open_servers(self) -> str:
        """Try every server; the version of Lean at the first that works.

        Raises:
            ToolchainError: none works.
        """
        versions = await asyncio.gather(*(self._try(server) for server in self._servers))
        working = [version for version in versions if version is not None]
        if not working:
            reasons = "; ".join(server.why for server in self._servers)
            raise ToolchainError(f"no Kimina server works: {reasons}")
        for server in self._servers:
            if not server.healthy:
                logger.warning("a Kimina server does not work yet: %s", server.why)
        if len(set(working)) > 1:
            logger.warning("the Kimina servers run different versions of Lean: %s", ", ".join(sorted(set(working))))
        self._tasks = {self._loop.create_task(self._tick())}
        self._tasks |= {self._loop.create_task(self._watch(server)) for server in self._servers}
        return working[0]

    async def _try(self, server: Server) -> str | None:
        """The version of Lean at a server, ``"?"`` where it does not say; None where it does not work."""
        framed = frame("#eval Lean.versionString\n")
        assert isinstance(framed, Framed)
        try:
            results = await server.check([("0", framed.snippet)], START_SECONDS)
            run = _read(framed, results.get("0"))
            if run.outcome is not Outcome.FINISHED:
                raise ServerFault(Fault.LOST, f"{server.url} does not check the empty text: {run.detail}")
        except ServerFault as fault:
            server.failed(fault, self._loop.time())
            return None
        said = [m.text.strip().strip('"') for m in run.messages if m.text.strip().startswith('"')]
        return said[0] if said else "?"

    async def _close_servers(self) -> None:
        for task in (*getattr(self, "_tasks", ()), *(task for server in self._servers for task in server.requests)):
            task.cancel()
        for item in self._waiting:
            item.settle(_closed())
        self._waiting.clear()
        await asyncio.sleep(0)
        await asyncio.gather(*(server.client.close() for server in self._servers), return_exceptions=True)

    def _enqueue(self, item: _Item) -> None:
        if self._stopped:
            item.settle(_closed())
            return
        self._number += 1
        item.id = str(self._number)
        item.give_up = self._loop.time() + PATIENCE_SECONDS
        self._waiting.append(item)
        self._pump_soon()

    def _pump_soon(self) -> None:
        """Send what waits: at once where it makes a whole batch, else when others have had a moment to join it."""
        if len(self._waiting) >= self.batch:
            self._pump()
        elif self._waiting:
            self._loop.call_later(JOIN_SECONDS, self._pump)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self._pump()

    def _pump(self) -> None:
        """Give waiting checks to servers that are free."""
        now = self._loop.time()
        while self._waiting and (server := self._free(now)) is not None:
            others = any(s is not server and s.healthy and s.not_before <= now for s in self._servers)
            batch: list[_Item] = []
            for item in self._waiting:
                if others and item.last is server:
                    continue
                if batch and (item.alone or batch[0].alone):
                    continue
                batch.append(item)
                if len(batch) >= min(self.batch, server.capacity - server.load):
                    break
            if not batch:
                break
            self._waiting = [item for item in self._waiting if item not in batch]
            server.load += len(batch)
            task = self._loop.create_task(self._send(server, batch))
            server.requests.add(task)
            task.add_done_callback(server.requests.discard)
        self._expire(now)

    def _free(self, now: float) -> Server | None:
        """The server with the least to do that can take a check."""
        free = [s for s in self._servers if s.healthy and s.not_before <= now and s.load < s.capacity]
        return min(free, key=lambda s: (s.load / s.capacity, s.seconds), default=None)

    def _expire(self, now: float) -> None:
        """Give up what has waited too long for any server; what waits only for its turn goes on waiting."""
        if any(server.healthy and server.not_before <= now for server in self._servers):
            for item in self._waiting:
                item.give_up = now + PATIENCE_SECONDS
            return
        rejected = all("does not take the API key" in server.why for server in self._servers)
        gone = [item for item in self._waiting if rejected or now >= item.give_up]
        if gone:
            why = "; ".join(server.why or f"{server.url} is busy" for server in self._servers)
            for item in gone:
                item.settle(LeanRun(Outcome.UNAVAILABLE, detail=f"no Kimina server is available: {item.why or why}"))
            self._waiting = [item for item in self._waiting if item not in gone]

    async def _send(self, server: Server, batch: list[_Item]) -> None:
        """Have a server check a batch; what gets no judgement waits for the next server."""
        for item in batch:
            item.sends += 1
            item.last = server
        began = self._loop.time()
        try:
            results = await server.check([(item.id, item.framed.snippet) for item in batch], self._timeout)
            server.worked(len(batch), self._loop.time() - began)
            for item in batch:
                await self._judge(server, item, results.get(item.id))
        except ServerFault as fault:
            self._fault(server, batch, fault)
        except asyncio.CancelledError:
            if self._stopped:
                for item in batch:
                    item.settle(_closed())
            else:
                self._again(batch, f"{server.url} was lost: {server.why}")
        except Exception as error:  # a fault of ours must not leave a caller waiting
            logger.exception("a check at %s broke down", server.url)
            for item in batch:
                item.settle(LeanRun(Outcome.UNAVAILABLE, detail=f"internal error: {type(error).__name__}: {error}"))
        finally:
            server.load -= len(batch)
            if not self._stopped:
                self._pump_soon()

    async def _judge(self, server: Server, item: _Item, result: dict[str, Any] | None) -> None:
        run = _read(item.framed, result)
        if run.outcome is Outcome.CRASHED and not await self._alive(server):
            run = LeanRun(Outcome.UNAVAILABLE, detail=f"{server.url} breaks down: {run.detail}")
        if run.outcome is Outcome.UNAVAILABLE:
            self._again([item], f"{server.url}: {run.detail}")
        else:
            item.settle(run)

    async def _alive(self, server: Server) -> bool:
        """Whether a server still checks a text that has no errors: if so, a crash was the submission's."""
        framed = empty_frame()
        try:
            results = await server.check([("0", framed.snippet)], max(self._timeout, 60))
        except ServerFault as fault:
            server.failed(fault, self._loop.time())
            return False
        return _read(framed, results.get("0")).outcome is Outcome.FINISHED

    def _fault(self, server: Server, batch: list[_Item], fault: ServerFault) -> None:
        if fault.kind in (Fault.REQUEST, Fault.TOO_LONG):
            if len(batch) > 1:
                for item in batch:  # each alone: one of them is the cause
                    item.alone = True
                    item.sends -= 1
                self._again(batch, str(fault))
                return
            outcome = Outcome.OUTPUT if fault.kind == Fault.TOO_LONG else Outcome.UNAVAILABLE
            batch[0].settle(LeanRun(outcome, detail=str(fault)))
            return
        logger.info("%s", fault)
        server.failed(fault, self._loop.time())
        if fault.kind == Fault.BUSY:
            now = self._loop.time()
            for item in batch:  # it was not looked at
                item.sends -= 1
                item.busy_since = item.busy_since or now
                if now - item.busy_since > BUSY_SECONDS:
                    item.settle(LeanRun(Outcome.UNAVAILABLE, detail=str(fault)))
        self._again(batch, str(fault))

    def _again(self, batch: list[_Item], why: str) -> None:
        now = self._loop.time()
        for item in batch:
            item.why = why
            if item.sends >= SENDS:
                item.settle(LeanRun(Outcome.UNAVAILABLE, detail=why))
            elif not item.future.done() and item not in self._waiting:
                item.give_up = now + PATIENCE_SECONDS
                self._waiting.append(item)

    async def _watch(self, server: Server) -> None:
        """Look after a server: one that hangs loses its work to others, one that is back gets work again."""
        missed = 0
        while True:
            await asyncio.sleep(HEALTH_EVERY if server.healthy else HEALTH_EVERY / 3)
            if server.healthy and not server.requests:
                missed = 0
                continue
            if self._loop.time() < server.not_before:
                continue
            try:
                await server.health()
            except ServerFault as fault:
                if fault.kind == Fault.BUSY:
                    continue
                missed += 1
                if not server.healthy or missed >= 2:
                    server.failed(fault, self._loop.time())
                    server.healthy = False
                    for task in list(server.requests):
                        task.cancel()
            else:
                missed = 0
                server.healthy = True


def _closed() -> LeanRun:
    return LeanRun(Outcome.UNAVAILABLE, detail="the verifier was closed during the check")


def _read(framed: Framed, result: dict[str, Any] | None) -> LeanRun:
    """What a server's result for one snippet says."""
    if result is None:
        return LeanRun(Outcome.UNAVAILABLE, detail="there is no result for this snippet")
    seconds = result.get("time")
    elapsed = float(seconds) if isinstance(seconds, int | float) and 0 < seconds < math.inf else 0.0
    error = result.get("error")
    if error:
        outcome = _error_outcome(str(error))
        return LeanRun(outcome, elapsed=elapsed, detail=str(error)[:500])
    run = read_reply(framed, result.get("response"))
    return LeanRun(run.outcome, run.exit_code, run.messages, elapsed, run.detail)


def _error_outcome(error: str) -> Outcome:
    """What the server's own words for a failed snippet mean.

    A time-out of the header's import, or of the wait for a REPL, is not the submission's. A REPL that ends without an
    answer may have been ended by it.
    """
    if "command timed out" in error:
        return Outcome.UNAVAILABLE if "header" in error else Outcome.TIMEOUT
    if "JSON decode error" in error or "broken pipe" in error:
        return Outcome.CRASHED
    return Outcome.UNAVAILABLE
