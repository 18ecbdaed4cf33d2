"""A judge without Lean and policies with known answers, so that the runner can be tested by itself."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from lean_gym.attempt import Attempt
from lean_gym.audit.config import AuditConfig
from lean_gym.evaluation.policies import Completion, Request
from lean_gym.problem import Problem
from lean_gym.response import Response
from lean_gym.verdict import Diagnostic, Position, Severity, Status, Verdict

RIGHT = "```lean4\nby trivial\n```"
WRONG = "```lean4\nby exact wrong\n```"
EMPTY = "I do not know."


def problems(count: int) -> tuple[Problem, ...]:
    return tuple(
        Problem.from_lean(
            f"theorem p{i} : True := by sorry", metadata={"level": i % 3 + 1, "source": "even" if i % 2 == 0 else "odd"}
        )
        for i in range(count)
    )


def wrong_verdict(text: str = "unsolved goals\n⊢ True") -> Verdict:
    error = Diagnostic(Severity.ERROR, Position(1, 3), Position(1, 8), text)
    return Verdict(Status.FAILED, (error,), goals=("⊢ True",), elapsed=0.01)


class FakeJudge:
    """Judges by the text alone: `trivial` is proved, no code is malformed, the rest fails.

    Args:
        unavailable: says of a problem's id and a text whether it cannot be judged.
    """

    def __init__(self, unavailable: Callable[[str, str], bool] = lambda _i, _t: False, workers: int = 2) -> None:
        self.verifier = SimpleNamespace(workers=workers)
        self.audit = AuditConfig()
        self.rules: tuple[Any, ...] = ()
        self.unavailable = unavailable
        self.judged = 0
        self.lock = threading.Lock()

    def __call__(self, goals: Sequence[Problem], texts: Sequence[str]) -> list[Attempt]:
        with self.lock:
            self.judged += len(texts)
        return [self._one(goal, text) for goal, text in zip(goals, texts, strict=True)]

    def _one(self, goal: Problem, text: str) -> Attempt:
        response = Response.parse(text)
        if self.unavailable(goal.id, text):
            verdict = Verdict(Status.UNAVAILABLE, reason="the machine is on fire")
        elif response.code is None:
            verdict = Verdict(Status.MALFORMED, reason="no code")
        elif "trivial" in text:
            verdict = Verdict(Status.PROVED, axioms=())
        else:
            verdict = wrong_verdict()
        feedback = "" if verdict.status.proved else f"It {verdict.status.value}."
        return Attempt(goal, response, (), None, verdict, feedback=feedback)


class FakePolicy:
    """Answers with what a function says; counts and remembers the requests.

    Args:
        answer: the text of a request, or a completion.
        delay: seconds of each call.
    """

    def __init__(
        self,
        answer: Callable[[Request], str | Completion],
        *,
        batch: int = 3,
        parallel: int = 2,
        delay: float = 0.0,
        name: str = "fake",
    ) -> None:
        self.name, self.batch, self.parallel = name, batch, parallel
        self.answer, self.delay = answer, delay
        self.requests: list[Request] = []
        self.lock = threading.Lock()

    def generate(self, requests: Sequence[Request]) -> list[Completion]:
        with self.lock:
            self.requests += requests
        time.sleep(self.delay)
        answers = [self.answer(r) for r in requests]
        return [a if isinstance(a, Completion) else Completion(a, 10, len(a), "stop", 0.01) for a in answers]

    def describe(self) -> Mapping[str, Any]:
        return {"kind": "fake", "name": self.name}

    def close(self) -> None:
        pass


def chance(request: Request) -> float:
    """A number from 0 to 1 that depends on the request's seed only."""
    return int.from_bytes(hashlib.sha256(str(request.seed).encode()).digest()[:4], "big") / 2**32


def mixed(request: Request) -> str:
    """A third right, a half wrong, the rest without code."""
    x = chance(request)
    return RIGHT if x < 1 / 3 else WRONG if x < 5 / 6 else EMPTY
