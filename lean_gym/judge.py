"""The judge: from problems and responses to attempts. Everything that scores a policy calls it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from lean_gym.attempt import Attempt
from lean_gym.audit.canary import check_canary
from lean_gym.audit.config import AuditConfig, Level
from lean_gym.audit.probes import instrument
from lean_gym.audit.reading import refusal_verdict
from lean_gym.audit.screen import screen
from lean_gym.problem import Problem
from lean_gym.prompts.feedback import DEFAULT_STYLE, FeedbackStyle, feedback_text
from lean_gym.response import DEFAULT_FORMAT, Response, ResponseFormat
from lean_gym.rewards.rules import FormatRule, Violation, violations
from lean_gym.submission import Submission
from lean_gym.verdict import Status, Verdict

if TYPE_CHECKING:
    from lean_gym.audit.external import ExternalAudit
    from lean_gym.verifiers.base import Verifier

__all__ = ["Judge"]

logger = logging.getLogger(__name__)

MAX_CODE = 400_000
"""Characters of Lean code that are sent to Lean at most. The longest proofs that people publish have a tenth of it."""


@dataclass(frozen=True, slots=True)
class _Prepared:
    """A response on its way to Lean, or one that does not go there and has its verdict already."""

    problem: Problem
    response: Response
    violations: tuple[Violation, ...]
    submission: Submission | None = None
    verdict: Verdict | None = None


class Judge:
    """Judges responses to problems: format rules, audit, Lean, feedback.

    Args:
        verifier: checks the submissions; stays the caller's to close.
        audit: ``"fast"``, ``"strict"`` or ``"external"``, or an :class:`~lean_gym.audit.AuditConfig`.
        rules: format rules whose violations are noted on each attempt.
        verify_malformed: whether Lean sees responses that break a rule. If not, they are ``MALFORMED``.
        response_format: the tags and languages of a response.
        feedback: how much the feedback shows.
        external: the external checker of level ``"external"``; the first that is installed for the verifier's Lean
            where None.

    Raises:
        ToolchainError: level ``"external"``, and there is no checker for this verifier.

    >>> from lean_gym import Judge, Problem, make_verifier
    >>> problem = Problem.from_lean("theorem t (p q : Prop) (h : p ∧ q) : q := by sorry")
    >>> with make_verifier("embedded") as verifier:
    ...     attempts = Judge(verifier)([problem, problem], ["```lean4\\nby exact h.2\\n```", "I do not know."])
    >>> [attempt.verdict.status.value for attempt in attempts]
    ['proved', 'malformed']
    """

    def __init__(
        self,
        verifier: Verifier,
        audit: Level | AuditConfig = "strict",
        rules: Sequence[FormatRule] = (),
        *,
        verify_malformed: bool = True,
        response_format: ResponseFormat = DEFAULT_FORMAT,
        feedback: FeedbackStyle = DEFAULT_STYLE,
        external: ExternalAudit | None = None,
    ) -> None:
        self.verifier = verifier
        self.audit = audit if isinstance(audit, AuditConfig) else AuditConfig(level=audit)
        self.rules = tuple(rules)
        self.verify_malformed = verify_malformed
        self.response_format = response_format
        self.feedback = feedback
        if external is None and self.audit.level == "external":
            from lean_gym.audit.external import external_audit

            external = external_audit(verifier, self.audit)
        self.external = external

    def __call__(self, problems: Sequence[Problem], responses: Sequence[str | Response]) -> list[Attempt]:
        """Judge one response to each problem; the attempts come back in order.

        Raises:
            ValueError: there are not as many responses as problems.
            CanaryProved: a problem that is false by construction came out as proved.
        """
        start = time.monotonic()
        prepared = self._prepare_all(problems, responses)
        verdicts = self.verifier.verify([p.submission for p in prepared if p.submission is not None])
        return self._finish_all(prepared, verdicts, start)

    async def ajudge(self, problems: Sequence[Problem], responses: Sequence[str | Response]) -> list[Attempt]:
        """The same for asyncio: the event loop stays free while responses are read and while Lean works."""
        start = time.monotonic()
        prepared = await asyncio.to_thread(self._prepare_all, problems, responses)
        verdicts = await self.verifier.averify([p.submission for p in prepared if p.submission is not None])
        return await asyncio.to_thread(self._finish_all, prepared, verdicts, start)

    def _prepare_all(self, problems: Sequence[Problem], responses: Sequence[str | Response]) -> list[_Prepared]:
        if len(problems) != len(responses):
            raise ValueError(f"there are {len(problems)} problems but {len(responses)} responses; give one for each")
        return [self._prepare(problem, response) for problem, response in zip(problems, responses, strict=True)]

    def _prepare(self, problem: Problem, response: str | Response) -> _Prepared:
        if isinstance(response, str):
            response = Response.parse(response, self.response_format)
        broken = violations(response, problem, self.rules)

        def settled(verdict: Verdict) -> _Prepared:
            return _Prepared(problem, response, broken, verdict=verdict)

        code = response.code
        if code is None:
            return settled(Verdict(Status.MALFORMED, reason="The response has no closed block of Lean code."))
        if reason := _unreadable(code):
            return settled(Verdict(Status.MALFORMED, reason=reason))
        if broken and not self.verify_malformed:
            return settled(Verdict(Status.MALFORMED, reason="The response breaks the format."))
        try:
            if refusals := screen(code, self.audit):
                return settled(refusal_verdict(refusals))
            submission = instrument(problem, code, level=self.audit.level, config=self.audit, screened=True)
            if not submission.has_proof:
                return settled(Verdict(Status.MALFORMED, reason="The code holds no proof of the theorem."))
        except Exception as error:  # a fault of ours is no judgement, and must not take the batch with it
            logger.exception("problem %s: the response could not be prepared", problem.id)
            return settled(Verdict(Status.UNAVAILABLE, reason=f"internal error: {type(error).__name__}: {error}"))
        return _Prepared(problem, response, broken, submission=submission)

    def _finish_all(self, prepared: list[_Prepared], verdicts: Sequence[Verdict], start: float) -> list[Attempt]:
        answers = iter(verdicts)
        return [self._finish(p, p.verdict or next(answers), start) for p in prepared]

    def _finish(self, prepared: _Prepared, verdict: Verdict, start: float) -> Attempt:
        code = prepared.response.code
        if self.external is not None:
            verdict = self.external.confirm(prepared.problem, code or "", verdict)
        check_canary(prepared.problem, code or "", verdict)
        if verdict.status is Status.UNAVAILABLE:
            logger.warning("problem %s could not be judged: %s", prepared.problem.id, verdict.reason)
        return Attempt(
            problem=prepared.problem,
            response=prepared.response,
            violations=prepared.violations,
            submission=prepared.submission,
            verdict=verdict,
            feedback=feedback_text(code, verdict, prepared.violations, self.feedback),
            seconds=time.monotonic() - start,
        )


def _unreadable(code: str) -> str:
    """Why Lean cannot read the code at all, or the empty string."""
    if len(code) > MAX_CODE:
        return f"The Lean code has {len(code)} characters; at most {MAX_CODE} are checked."
    if (at := code.find("\0")) >= 0:
        return f"The Lean code has a NUL character on line {code.count(chr(10), 0, at) + 1}."
    try:
        code.encode("utf-8")
    except UnicodeEncodeError as error:
        line = code.count("\n", 0, error.start) + 1
        return f"The Lean code has a character on line {line} that is no Unicode text ({code[error.start]!r})."
    return ""
