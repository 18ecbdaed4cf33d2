"""What every verifier is: submissions in, verdicts out, in order, whatever happens on the way."""

from __future__ import annotations

import abc
import asyncio
import dataclasses
import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Self

from lean_gym.audit.reading import read_verdict
from lean_gym.run import LeanRun, Outcome
from lean_gym.verdict import Verdict

if TYPE_CHECKING:
    from lean_gym.submission import Submission

__all__ = ["Verifier", "available_cores", "confirmed_run"]

logger = logging.getLogger(__name__)

EXHAUSTED = frozenset({Outcome.MEMORY, Outcome.OUTPUT, Outcome.CRASHED})
UNAVAILABLE_TRIES = 3
"""How often a check is tried when the machinery, not the submission, fails."""


def available_cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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


class Verifier(abc.ABC):
    """Checks submissions with a Lean, several at a time. Thread-safe; a context manager.

    Subclasses give :meth:`run`, which checks one text, and :meth:`close`.

    Args:
        workers: how many checks run at the same time; default: the processors of this machine.
    """

    def __init__(self, workers: int | None = None) -> None:
        if workers is not None and workers < 1:
            raise ValueError(f"workers must be at least 1, got {workers}")
        self.workers = workers or available_cores()
        self._pool = ThreadPoolExecutor(self.workers, thread_name_prefix="lean-gym")
        self._pid = os.getpid()
        self.closed = False

    @abc.abstractmethod
    def run(self, source: str) -> LeanRun:
        """Check one text once. Thread-safe; never raises for what the text does."""

    @abc.abstractmethod
    def describe(self) -> str:
        """One line for a person: which Lean, under which confinement."""

    def verify(self, submissions: Sequence[Submission]) -> list[Verdict]:
        """Check submissions; the verdicts come back in their order.

        Raises:
            RuntimeError: the verifier is closed, or was made in another process.
        """
        self._require_open()
        futures = [self._pool.submit(self._verify_one, submission) for submission in submissions]
        try:
            return [future.result() for future in futures]
        except BaseException:
            for future in futures:
                future.cancel()
            raise

    async def averify(self, submissions: Sequence[Submission]) -> list[Verdict]:
        """The same for asyncio: the event loop stays free."""
        self._require_open()
        futures = [self._pool.submit(self._verify_one, submission) for submission in submissions]
        return list(await asyncio.gather(*(asyncio.wrap_future(f) for f in futures)))

    def close(self) -> None:
        """Stop all checks and leave no process behind. May be called twice."""
        self.closed = True
        if self._pid == os.getpid():
            self._pool.shutdown(wait=True, cancel_futures=True)

    @property
    def usable(self) -> bool:
        """Whether it is open and belongs to this process."""
        return not self.closed and self._pid == os.getpid()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _verify_one(self, submission: Submission) -> Verdict:
        return read_verdict(submission, confirmed_run(self.run, submission.source))

    def _require_open(self) -> None:
        if self.closed:
            raise RuntimeError("this verifier is closed; make a new one")
        if self._pid != os.getpid():
            raise RuntimeError("this verifier belongs to another process; make one in each process")
