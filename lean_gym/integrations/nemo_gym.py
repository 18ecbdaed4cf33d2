"""A resources server for NeMo Gym: ``/seed_session``, ``/verify`` and ``/health`` over the stepper.

It keeps no state: the number of the turn comes with the request, so that NeMo Gym's ``proof_refinement_agent`` can
drive episodes of several turns. `examples/nemo_gym` holds the folder that NeMo Gym wants: entry point, configuration,
requirements and a small data set.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, ClassVar, Literal

try:
    import nemo_gym.base_resources_server as _base
    from fastapi import FastAPI
    from fastapi.exceptions import HTTPException
    from fastapi.responses import JSONResponse
    from nemo_gym.base_resources_server import (
        BaseResourcesServerConfig,
        BaseRunRequest,
        BaseSeedSessionRequest,
        BaseSeedSessionResponse,
        BaseVerifyRequest,
        BaseVerifyResponse,
        SimpleResourcesServer,
    )
    from pydantic import ConfigDict, PrivateAttr
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"{error.name} is not installed: install NeMo Gym (pip install nemo-gym)", name=error.name
    ) from error

from lean_gym.integrations.batch import BatchStepper, StepInputError, StepResult, problem_from_dict
from lean_gym.judge import Judge
from lean_gym.problem import Problem
from lean_gym.response import ResponseFormat
from lean_gym.toolchains.limits import Limits
from lean_gym.verifiers.factory import make_verifier

__all__ = [
    "LeanGymResourcesServer",
    "LeanGymResourcesServerConfig",
    "LeanGymSeedSessionResponse",
    "LeanGymVerifyRequest",
    "LeanGymVerifyResponse",
    "correction_prompt",
    "problem_of_row",
    "response_text",
    "was_cut_off",
]


class LeanGymResourcesServerConfig(BaseResourcesServerConfig):  # type: ignore[misc]
    """The settings, as a configuration of NeMo Gym gives them; see `lean_gym.integrations.batch.BatchStepper`.

    Attributes:
        verifier: a name for `lean_gym.make_verifier`.
        workers: Lean checks at the same time; the processors where None.
        seconds: of a check.
        memory_mib: of a check.
        audit: ``fast``, ``strict`` or ``external``.
        reward: a preset's name, or terms as plain data.
        credit: ``each`` or ``last``. NeMo Gym takes the reward of the last turn only.
        max_attempts: turns of an episode; one more than the agent's ``max_correction_turns``.
        verify_malformed: whether Lean sees responses that break a format rule.
    """

    model_config = ConfigDict(extra="allow")

    verifier: str = "embedded"
    workers: int | None = None
    seconds: float = 60.0
    memory_mib: int = 4096
    audit: Literal["fast", "strict", "external"] = "strict"
    reward: str | list[dict[str, Any]] = "kimina"
    credit: Literal["each", "last"] = "each"
    max_attempts: int = 2
    verify_malformed: bool = True

    # A verdict depends on the request alone, so rollouts can be verified again.
    if hasattr(_base, "ReverifyMode"):
        REVERIFY_MODE: ClassVar[Any] = _base.ReverifyMode.STATELESS


class LeanGymRunRequest(BaseRunRequest):  # type: ignore[misc]
    """A row of a data set: the prompt for the model, and the problem.

    Either ``problem`` (what `lean_gym.integrations.batch.problem_from_dict` takes), or ``header`` and
    ``formal_statement`` as NeMo Gym's own Lean rows have them.
    """

    model_config = ConfigDict(extra="allow")

    problem: dict[str, Any] | None = None
    header: str | None = None
    formal_statement: str | None = None
    name: str | None = None


class LeanGymVerifyRequest(LeanGymRunRequest, BaseVerifyRequest):  # type: ignore[misc]
    """The row with the model's response.

    Attributes:
        turn_index: which turn of the episode it is, from 0.
    """

    turn_index: int = 0


class LeanGymVerifyResponse(BaseVerifyResponse):  # type: ignore[misc]
    """The row with its reward.

    Attributes:
        reward: of this turn.
        reward_components: its named parts; each is also a field of its own, so that NeMo Gym averages it.
        proof_status: value of a `lean_gym.Status`.
        scored: whether the response was judged.
        needs_correction: whether the episode goes on.
        error_feedback: what is to be corrected.
        correction_prompt: one user message that says it all: the problem, the code, the feedback.
        correction_messages: the conversation so far with the feedback, ready for a chat template.
        violations: names of the broken format rules.
        axioms: that the proof depends on.
        verify_seconds: of the check.
    """

    model_config = ConfigDict(extra="allow")

    reward_components: dict[str, float]
    proof_status: str
    scored: bool
    turn_index: int
    needs_correction: bool
    error_feedback: str | None = None
    correction_prompt: str | None = None
    correction_messages: list[dict[str, Any]] | None = None
    violations: list[str]
    axioms: list[str] | None = None
    verify_seconds: float


class LeanGymSeedSessionRequest(LeanGymRunRequest, BaseSeedSessionRequest):  # type: ignore[misc]
    """The row of the episode that begins."""


class LeanGymSeedSessionResponse(BaseSeedSessionResponse):  # type: ignore[misc]
    """The first prompt of the row's problem, for agents that have none yet."""

    messages: list[dict[str, str]]


class LeanGymResourcesServer(SimpleResourcesServer):  # type: ignore[misc]
    """The resources server. Lean is started with the web server and stopped with it."""

    config: LeanGymResourcesServerConfig
    _stepper: BatchStepper | None = PrivateAttr(default=None)

    def setup_webserver(self) -> FastAPI:
        """The application, with ``/health``; Lean starts here, so that its absence is told at once.

        Raises:
            ToolchainError, ValueError: a setting is wrong, or there is no such Lean.
        """
        stepper = self.stepper
        app = super().setup_webserver()
        app.add_api_route("/health", self.health, methods=["GET"])
        inner = app.router.lifespan_context

        @asynccontextmanager
        async def lifespan(app: FastAPI) -> Any:
            async with inner(app) as state:
                yield state
            await asyncio.to_thread(stepper.judge.verifier.close)

        app.router.lifespan_context = lifespan
        return app

    @property
    def stepper(self) -> BatchStepper:
        """The stepper of these settings; made when it is first needed."""
        if self._stepper is None:
            config = self.config
            verifier = make_verifier(
                config.verifier,
                workers=config.workers,
                limits=Limits(seconds=config.seconds, memory_bytes=config.memory_mib << 20),
            )
            try:
                self._stepper = BatchStepper(
                    Judge(verifier, audit=config.audit),
                    max_attempts=config.max_attempts,
                    reward=config.reward,
                    verify_malformed=config.verify_malformed,
                    credit=config.credit,
                )
            except BaseException:
                verifier.close()
                raise
        return self._stepper

    async def health(self) -> Any:
        """Whether it can judge."""
        verifier = self.stepper.judge.verifier
        body = {"status": "ok" if verifier.usable else "unavailable", "verifier": verifier.describe()}
        return JSONResponse(body, 200 if verifier.usable else 503)

    async def seed_session(self, body: LeanGymSeedSessionRequest) -> LeanGymSeedSessionResponse:
        """Begin an episode: the row's problem is read, and its first prompt given."""
        return LeanGymSeedSessionResponse(messages=self.stepper.first_messages(_problem(body)))

    async def verify(self, body: LeanGymVerifyRequest) -> LeanGymVerifyResponse:
        """Judge the response of a turn.

        What could not be judged is marked as NeMo Gym and NeMo RL know it (``_ng_failure_class``, ``mask_sample``):
        it is kept apart from the results, verified again on resume, and left out of the loss.
        """
        stepper = self.stepper
        problem = _problem(body)
        if not 0 <= body.turn_index < stepper.max_attempts:
            raise HTTPException(
                422,
                f"turn_index is {body.turn_index}, but episodes have {stepper.max_attempts} turns here; set the "
                "server's max_attempts to one more than the agent's max_correction_turns",
            )
        text = response_text(body.response, stepper.judge.response_format)
        metadata = {**stepper.initial_metadata(problem), "attempts": [{}] * body.turn_index}
        chat = [{"role": "assistant", "content": text}]
        try:
            [result] = await stepper.astep([chat], [metadata], cut_off=[was_cut_off(body.response)])
        except StepInputError as error:
            raise HTTPException(422, str(error)) from error
        answer: LeanGymVerifyResponse = _answer(body, problem, stepper, result)
        return answer


def _problem(row: LeanGymRunRequest) -> Problem:
    try:
        return problem_of_row(row.model_dump(include={"problem", "header", "formal_statement", "name"}))
    except ValueError as error:
        raise HTTPException(422, str(error)) from error


def problem_of_row(row: Mapping[str, Any]) -> Problem:
    """The problem of a row of a data set.

    Args:
        row: with ``problem``, or with ``formal_statement`` and perhaps ``header`` and ``name``.

    Raises:
        ValueError: there is neither, or it is no theorem.
    """
    if row.get("problem") is not None:
        return problem_from_dict(row["problem"])
    statement = row.get("formal_statement")
    if statement is None:
        raise ValueError("the row has neither 'problem' nor 'formal_statement'; add the theorem to prove")
    header = row.get("header") or ""
    if header and not header.endswith("\n"):
        header += "\n"
    name = row.get("name")
    return Problem.from_lean(f"{header}{statement}", id=name)


def response_text(response: Any, format: ResponseFormat) -> str:
    """The policy's whole text: a model server with a reasoning parser takes the reasoning out of it; put it back.

    Args:
        response: of the Responses API.
        format: its tags stood around the reasoning.
    """
    return "".join(_parts(response, format))


def _parts(response: Any, format: ResponseFormat) -> Iterator[str]:
    for item in response.output:
        if item.type == "reasoning":
            texts = [part.text for part in (item.summary or ())] or [
                part.text for part in (getattr(item, "content", None) or ())
            ]
            for text in filter(None, texts):
                yield f"{format.opening}{text}{format.closing}"
        elif item.type == "message":
            for part in item.content if not isinstance(item.content, str) else ():
                if part.type == "output_text":
                    yield part.text
            if isinstance(item.content, str):
                yield item.content


def was_cut_off(response: Any) -> bool:
    """Whether the response ended at the limit of generation."""
    details = getattr(response, "incomplete_details", None)
    return getattr(details, "reason", None) == "max_output_tokens"


def correction_prompt(problem: Problem, stepper: BatchStepper, result: StepResult) -> str:
    """One user message for the next turn: the problem, the code of this turn, and what is wrong with it."""
    task = stepper.first_messages(problem)[-1]["content"]
    code = result.attempt.response.code
    language = stepper.judge.response_format.lean[0]
    fence = "```"
    while code is not None and fence in code:
        fence += "`"
    before = "" if code is None else f"Your last attempt was:\n\n{fence}{language}\n{code.strip()}\n{fence}\n\n"
    return f"{task}\n\n{before}{result.observation}"


def _answer(body: LeanGymVerifyRequest, problem: Problem, stepper: BatchStepper, result: StepResult) -> Any:
    again = not result.done
    row = body.model_dump()
    conversation = [
        *stepper.first_messages(problem),
        {"role": "assistant", "content": result.attempt.response.text},
        {"role": "user", "content": result.observation},
    ]
    components = result.terms if result.scored else dict.fromkeys(stepper.term_names, 0.0)
    verdict = result.attempt.verdict
    own = {
        "reward": result.reward,
        "reward_components": components,
        "proof_status": result.status,
        "scored": result.scored,
        "needs_correction": again,
        "error_feedback": result.observation or None,
        "correction_prompt": correction_prompt(problem, stepper, result) if again else None,
        "correction_messages": conversation if again else None,
        "violations": [violation.rule for violation in result.attempt.violations],
        "axioms": None if verdict.axioms is None else list(verdict.axioms),
        "verify_seconds": verdict.elapsed,
    }
    data = {**row, **components, **own}
    if result.scored:
        return LeanGymVerifyResponse.model_validate(data)
    # NeMo Gym routes by the class, NeMo RL masks by the last (older versions) or by `mask_sample`. What begins with
    # `_` is no field of a model.
    marks = {
        "_ng_failure_class": "judge_failed",
        "_ng_failure_judge_error": verdict.reason,
        "failure_kind": "verifier_error",
        "failure_reason": verdict.reason,
        "mask_sample": True,
        "instance_config": {**(row.get("instance_config") or {}), "mask_sample": True},
    }
    # A text of the policy may hold what is no Unicode text: escapes.
    return JSONResponse(json.loads(json.dumps({**LeanGymVerifyResponse.model_validate(data).model_dump(), **marks})))
