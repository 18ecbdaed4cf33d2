"""Verifiers without Lean."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Any

from lean_gym.submission import Submission
from lean_gym.verdict import Diagnostic, Position, Severity, Status, Verdict
from lean_gym.verifiers import Verifier

__all__ = ["DiceVerifier", "HeldVerifier", "SaysVerifier"]


class DiceVerifier(Verifier):
    """Gives every text one of all statuses, always the same one."""

    def run(self, source: str) -> Any:
        raise NotImplementedError

    def describe(self) -> str:
        return "dice"

    def verify(self, submissions: Sequence[Submission]) -> list[Verdict]:
        return [self.verdict(submission.code) for submission in submissions]

    async def averify(self, submissions: Sequence[Submission]) -> list[Verdict]:
        return self.verify(submissions)

    def verdict(self, code: str) -> Verdict:
        dice = hashlib.sha256(code.encode("utf-8", "surrogatepass")).digest()
        statuses = [s for s in Status if s is not Status.MALFORMED]
        status = statuses[dice[0] % len(statuses)]
        line = dice[1] % (code.count("\n") + 1) + 1
        error = Diagnostic(Severity.ERROR, Position(line, 0), Position(line, 1), "unknown identifier")
        return Verdict(status, (error,) if status is Status.FAILED else (), reason=f"the dice fell on {status.value}")


class SaysVerifier(DiceVerifier):
    """Gives every text the same status, which may be changed."""

    status = Status.PROVED

    def verdict(self, code: str) -> Verdict:
        return Verdict(self.status, reason="" if self.status.proved else "as told")


class HeldVerifier(SaysVerifier):
    """Answers when it is let go."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.go = asyncio.Event()
        self.waiting = 0
        self.cancelled = 0

    async def averify(self, submissions: Sequence[Submission]) -> list[Verdict]:
        self.waiting += 1
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        finally:
            self.waiting -= 1
        return self.verify(submissions)
