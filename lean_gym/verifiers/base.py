"""What every verifier is: submissions in, verdicts out, in order, whatever happens on the way."""

from __future__ import annotations

import abc
import asyncio
import atexit
import dataclasses
import logging
import os
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn, Self

from lean_gym.audit.reading import read_verdict
from lean_gym.run import LeanRun, Outcome
from lean_gym.toolchains.cores import available_cores
from lean_gym.verdict import Status, Verdict
from lean_gym.verifiers.cache import VerdictCache
from lean_gym.verifiers.metrics import VerifierMetrics

if TYPE_CHECKING:
    from lean_gym.submission import Submission

__all__ = ["Verifier", "confirmed_run"]

logger = logging.getLogger(__name__)

EXHAUSTED = frozenset({Outcome.MEMORY, Outcome.OUTPUT, Outcome.CRASHED})
UNAVAILABLE_TRIES = 3
"""How often a check is tried when the machinery, not the submission, fails."""

_EXPECTED = 100_000
"""Problems whose last check's time is remembered."""


def confirmed_run(run: Callable[[str], LeanRun], source: str) -> LeanRun:
    """Run a text; what looks like exhaustion or our own fault is tried again before it is believed.

    An exhausted run counts when it is seen twice; a fault of the machinery is tried ``UNAVAILABLE_TRIES`` times.
    The elapsed seconds are those of all tries.
    """
    result = run(source)
    elapsed = result.elapsed
    tries = 1
    confirmed = False
    while (result.outcome is Outcome.UNAVAILABLE and tries < UNAVAILABLE_TRIES) or (
        result.outcome in EXHAUSTED and not confirmed
    ):
        confirmed = result.outcome in EXHAUSTED
        logger.info("checking again: %s", result.detail)
        result = run(source)
        elapsed += result.elapsed
        tries += 1
    return dataclasses.replace(result, elapsed=elapsed)


@dataclass(slots=True)
class _Check:
    """A check under way, and how many callers wait for it."""

    future: Future[Verdict]
    waiting: int = 1


def _done(verdict: Verdict) -> _Check:
    future: Future[Verdict] = Future()
    future.set_result(verdict)
    return _Check(future)


_CLOSED = Verdict(Status.UNAVAILABLE, reason="the verifier was closed before the check")


class Verifier(abc.ABC):
    """Checks submissions with a Lean, several at a time. Thread-safe; a context manager.

    Identical submissions that are under way at the same time are checked once, and final verdicts are remembered.
    Subclasses give :meth:`run`, which checks one text, :meth:`describe`, and :meth:`close` where they hold more than
    threads.

    Args:
        workers: how many checks run at the same time; default: the processors of this machine.
    """

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise ValueError(f"workers must be at least 1, got {workers}")
        self.workers = workers or available_cores()
        self.cache = VerdictCache()
        self.identity = ""
        self.metrics = VerifierMetrics()
        self.closed = False
        self._pool = ThreadPoolExecutor(self.workers, thread_name_prefix="lean-gym")
        self._pid = os.getpid()
        self._lock = threading.Lock()
        self._under_way: dict[str, _Check] = {}
        self._expected: dict[str, float] = {}
        _open.add(self)

    @abc.abstractmethod
    def run(self, source: str) -> LeanRun:
        """Check one text once. Thread-safe; never raises for what the text does."""

    @abc.abstractmethod
    def describe(self) -> str:
        """One line for a person: which Lean, under which confinement."""

    def remember_in(self, cache: VerdictCache, identity: str) -> None:
        """Keep final verdicts in a cache that may outlive this verifier.

        Args:
            cache: closed with the verifier.
            identity: what tells verdicts of this verifier from those of others: toolchain, limits, options.

        Raises:
            ValueError: the identity is empty.
        """
        if not identity:
            raise ValueError("a verdict cache that outlives the verifier needs the verifier's identity")
        self.cache, self.identity = cache, f"{identity}\n"

    def verify(self, submissions: Sequence[Submission]) -> list[Verdict]:
        """Check submissions; the verdicts come back in their order.

        What is expected to take long is started first, so that the end of a batch does not wait for it.

        Raises:
            RuntimeError: the verifier is closed, or was made in another process.
        """
        checks = self._submit_all(submissions, self._known(submissions))
        try:
            return [check.future.result() for check in checks]
        except BaseException:
            self._leave(submissions, checks)
            raise

    async def averify(self, submissions: Sequence[Submission]) -> list[Verdict]:
        """The same for asyncio: the event loop stays free."""
        on_disk = self.cache.path is not None
        known = await asyncio.to_thread(self._known, submissions) if on_disk else self._known(submissions)
        checks = self._submit_all(submissions, known)
        try:
            # A shield: cancelling this caller must not cancel a check that another one waits for.
            return list(await asyncio.gather(*(asyncio.shield(asyncio.wrap_future(c.future)) for c in checks)))
        except BaseException:
            self._leave(submissions, checks)
            raise

    def close(self) -> None:
        """Stop all checks and leave no process behind. May be called twice. What is not done is ``UNAVAILABLE``."""
        if self._pid == os.getpid():
            with self._lock:  # nobody is in the middle of handing in a batch
                closed, self.closed = self.closed, True
            if not closed:
                logger.info("verifier closed: %s", self.metrics.snapshot())
            self._pool.shutdown(wait=True)
        self.closed = True
        self.cache.close()

    @property
    def usable(self) -> bool:
        """Whether it is open and belongs to this process."""
        return not self.closed and self._pid == os.getpid()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a verifier holds threads and processes and cannot be pickled; make one in each process")

    def _known(self, submissions: Sequence[Submission]) -> dict[str, Verdict]:
        """The verdicts that the cache has, by key. May wait for the disk."""
        self._require_open()
        found = {key: self.cache.get(self.identity + key) for key in {s.key for s in submissions} if key}
        return {key: verdict for key, verdict in found.items() if verdict is not None}

    def _submit_all(self, submissions: Sequence[Submission], known: Mapping[str, Verdict]) -> list[_Check]:
        self._require_open()
        order = sorted(range(len(submissions)), key=lambda i: -self._expected.get(submissions[i].problem.id, 0.0))
        checks: dict[int, _Check] = {}
        with self._lock:
            for i in order:
                checks[i] = self._submit(submissions[i], known)
        return [checks[i] for i in range(len(submissions))]

    def _submit(self, submission: Submission, known: Mapping[str, Verdict]) -> _Check:
        """Begin a check, join one under way, or take the known verdict. Under the lock."""
        self.metrics.count("submitted")
        key = submission.key
        if not key:
            return self._begin(submission)
        check = self._under_way.get(key)
        if check is not None:
            check.waiting += 1
            self.metrics.count("shared")
            return check
        verdict = known.get(key) or self.cache.get(self.identity + key, memory_only=True)  # it may have come just now
        if verdict is not None:
            self.metrics.count("cached")
            return _done(verdict)
        check = self._begin(submission)
        if not check.future.done():
            self._under_way[key] = check
        return check

    def _begin(self, submission: Submission) -> _Check:
        if self.closed:
            return _done(_CLOSED)
        self.metrics.count("queued")
        return _Check(self._pool.submit(self._verify_one, submission))

    def _leave(self, submissions: Sequence[Submission], checks: Sequence[_Check]) -> None:
        """A caller gave up: checks that nobody else waits for and that have not begun are cancelled."""
        with self._lock:
            for submission, check in zip(submissions, checks, strict=True):
                check.waiting -= 1
                if check.waiting <= 0 and check.future.cancel():
                    self.metrics.count("queued", -1)
                    self.metrics.count("cancelled")
                    self._under_way.pop(submission.key, None)

    def _verify_one(self, submission: Submission) -> Verdict:
        self.metrics.count("queued", -1)
        self.metrics.count("running")
        try:
            if self.closed:
                return _CLOSED
            try:
                verdict = read_verdict(submission, confirmed_run(self._counted_run, submission.source))
            except Exception as error:  # a fault of ours is no judgement, and must not take the batch with it
                logger.exception("problem %s: the check broke down", submission.problem.id)
                verdict = Verdict(Status.UNAVAILABLE, reason=f"internal error: {type(error).__name__}: {error}")
            self.metrics.judged(verdict)
            if submission.key:
                self.cache.put(self.identity + submission.key, verdict)
            with self._lock:
                if len(self._expected) >= _EXPECTED:
                    self._expected.pop(next(iter(self._expected)))
                self._expected[submission.problem.id] = verdict.elapsed
            return verdict
        finally:
            self.metrics.count("running", -1)
            with self._lock:
                self._under_way.pop(submission.key, None)

    def _counted_run(self, source: str) -> LeanRun:
        self.metrics.count("runs")
        return self.run(source)

    def _require_open(self) -> None:
        if self.closed:
            raise RuntimeError("this verifier is closed; make a new one")
        if self._pid != os.getpid():
            raise RuntimeError("this verifier belongs to another process; make one in each process")


_open: weakref.WeakSet[Verifier] = weakref.WeakSet()


def _close_all() -> None:
    """A program that ends, by an interrupt as well, stops its checks: an endless proof must not hold it up."""
    for verifier in list(_open):
        if verifier.usable:
            verifier.close()


# Before the interpreter waits for the threads of every pool, which `atexit` does only afterwards.
getattr(threading, "_register_atexit", atexit.register)(_close_all)
