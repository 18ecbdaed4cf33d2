"""The stepper behind HTTP (extra ``serve``): for any framework, in any language, on any machine.

What the policy did is an answer with status 200; what our side cannot do is another status (429, 500, 503) or
``scored: false``. Neither is ever a reward of 0.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import math
import os
import signal
import socket
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, NoReturn, TypeVar

try:
    import uvicorn
    from fastapi import FastAPI, Request
    from fastapi.responses import JSONResponse, Response
    from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
    from starlette.exceptions import HTTPException
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"{error.name} is not installed: pip install 'lean-gym[serve]'", name=error.name
    ) from error

from lean_gym import __version__
from lean_gym.audit.canary import CanaryProved, is_canary
from lean_gym.datasets.builtin import canaries
from lean_gym.integrations.batch import BatchStepper, StepInputError, StepResult, problem_from_dict
from lean_gym.integrations.serve_schema import ERRORS, MESSAGES, STEP, VERIFY, described
from lean_gym.judge import Judge
from lean_gym.problem import Problem
from lean_gym.response import render_response
from lean_gym.verifiers.prometheus import export

__all__ = ["ServeSettings", "Service", "create_app", "run_server"]

logger = logging.getLogger(__name__)

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
T = TypeVar("T")

LARGE = 1 << 18
"""Bytes of a body from which on it is read in a thread, so that the others do not wait."""

UNSCORED_IN_A_ROW = 8
"""Judgements that fell out one after the other until the server no longer calls itself healthy without a check."""

PROBE_SECONDS = 20.0

KEEP_ALIVE_SECONDS = 75
"""Longer than clients usually keep an idle connection: they close it, not the server in front of a request."""


@dataclass(frozen=True, slots=True)
class ServeSettings:
    """Limits of the server.

    Attributes:
        token: what clients must send as ``Authorization: Bearer …``; None for no check.
        max_body: bytes of a request's body at most (413).
        max_batch: episodes of a request at most (413).
        max_in_flight: episodes under way at most; a request that would go beyond it is told to come back (429).
        request_seconds: until a request must be answered (503); what is done by then is remembered.
        body_seconds: until a body must have arrived (408).

    Raises:
        ValueError: a limit is out of range, or a batch at its limit would never be admitted.
    """

    token: str | None = field(default=None, repr=False)
    max_body: int = 64 << 20
    max_batch: int = 2048
    max_in_flight: int = 4096
    request_seconds: float = 600.0
    body_seconds: float = 60.0

    def __post_init__(self) -> None:
        for name in ("max_body", "max_batch", "max_in_flight", "request_seconds", "body_seconds"):
            value = getattr(self, name)
            if not (value > 0 and math.isfinite(value)):
                raise ValueError(f"{name} must be positive, got {value!r}")
        if self.max_batch > self.max_in_flight:
            raise ValueError(
                f"max_batch ({self.max_batch}) is above max_in_flight ({self.max_in_flight}), so a full batch would "
                "never be admitted; raise max_in_flight"
            )
        if self.token is not None and len(self.token) < 16:
            raise ValueError("the token must have at least 16 characters; make one with: openssl rand -hex 32")


class _Refused(Exception):
    """A request that ends with an error."""

    def __init__(self, status: int, message: str, retry_after: int | None = None) -> None:
        super().__init__(message)
        self.status, self.message, self.retry_after = status, message, retry_after

    def response(self) -> Response:
        headers = {} if self.retry_after is None else {"Retry-After": str(self.retry_after)}
        return _answer({"error": self.message}, self.status, headers)


def _answer(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """JSON in UTF-8; text that is no Unicode (a policy may write it) goes as escapes."""
    try:
        body = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:
        body = json.dumps(data, allow_nan=False, separators=(",", ":")).encode()
    return Response(body, status, dict(headers or {}), "application/json")


# --- before a request is read -----------------------------------------------------------------------------------


class Guard:
    """Before the application: the token, then the body, whole and within its limits.

    Args:
        app: the application.
        settings: the limits.
    """

    OPEN = frozenset({"/health", "/openapi.json"})

    def __init__(self, app: Any, settings: ServeSettings) -> None:
        self.app = app
        self.settings = settings
        self._expected = None if settings.token is None else settings.token.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["path"] in self.OPEN:  # nobody's body is kept without the token
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        try:
            self._admit(headers.get(b"authorization", b""))
            body = await self._body(headers.get(b"content-length", b""), receive)
        except _Refused as refused:
            response = refused.response()
            # The rest of the body is not read.
            response.headers["Connection"] = "close"
            if refused.status == 401:
                response.headers["WWW-Authenticate"] = "Bearer"
            await response(scope, receive, send)
            return
        if body is None:
            return
        sent = False

        async def again() -> MutableMapping[str, Any]:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, again, send)

    def _admit(self, authorization: bytes) -> None:
        if self._expected is None:
            return
        scheme, _, token = authorization.partition(b" ")
        if scheme.lower() != b"bearer" or not hmac.compare_digest(token.strip(), self._expected):
            raise _Refused(401, "the token is missing or wrong; send the header Authorization: Bearer TOKEN")

    async def _body(self, length: bytes, receive: Receive) -> bytes | None:
        """The body; None where the client went away."""
        limit = self.settings.max_body
        too_large = _Refused(413, f"the body is larger than {limit} bytes; send smaller batches")
        if length.isdigit() and int(length[:20]) > limit:
            raise too_large
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return None
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    if size > limit:
                        raise too_large
                    if not message.get("more_body", False):
                        return b"".join(parts)
        except TimeoutError:
            raise _Refused(408, f"the body did not arrive within {self.settings.body_seconds:g} s") from None


# --- the service ------------------------------------------------------------------------------------------------


class _Figures:
    """What the server counts."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.requests = Counter(
            "lean_gym_http_requests", "Requests by path and status.", ["path", "code"], registry=registry
        )
        self.seconds = Histogram(
            "lean_gym_http_seconds",
            "Seconds from a request to its answer.",
            ["path"],
            buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600),
            registry=registry,
        )
        self.steps = Counter("lean_gym_http_steps", "Steps answered, by status.", ["status"], registry=registry)
        self.under_way = Gauge("lean_gym_http_steps_under_way", "Steps under way now.", registry=registry)


class Service:
    """The endpoints.

    Args:
        stepper: judges; its verifier stays the caller's.
        settings: the limits.
        problems: that clients may name by id.
    """

    def __init__(self, stepper: BatchStepper, settings: ServeSettings, problems: Iterable[Problem] = ()) -> None:
        self.stepper = stepper
        self.settings = settings
        self.problems = {problem.id: problem for problem in problems}
        self._false = {_theorem(p) for p in (*canaries(), *self.problems.values()) if is_canary(p)}
        self.registry = CollectorRegistry()
        self.figures = _Figures(self.registry)
        self.verifier = stepper.judge.verifier
        export(self.verifier, "serve", self.registry)
        self.under_way = 0
        self.unscored = 0
        self.unsound = ""
        self._probes = 0
        self._probed = ""
        self._probing = asyncio.Lock()

    # Endpoints

    async def messages(self, request: Request) -> Response:
        """The chats that open episodes, and the metadata of their first turns."""
        return await self._timed("/messages", request, self._messages)

    async def step(self, request: Request) -> Response:
        """Judge the newest response of each conversation."""
        return await self._timed("/step", request, self._step)

    async def verify(self, request: Request) -> Response:
        """Judge one response, or one Lean text, to each problem, without an episode."""
        return await self._timed("/verify", request, self._verify)

    async def health(self, request: Request) -> Response:
        """Whether this server can judge."""
        fault = await self._fault()
        state = {
            "status": "unavailable" if fault else "ok",
            "version": __version__,
            "verifier": self.verifier.describe(),
            "workers": self.verifier.workers,
            "under_way": self.under_way,
        }
        return _answer({**state, "error": fault}, 503) if fault else _answer(state)

    async def metrics(self, request: Request) -> Response:
        """The figures of the server and of its verifier, for Prometheus."""
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)

    # What they do

    async def _messages(self, body: Mapping[str, Any], request: Request) -> Any:
        problems = self._problems(_list(body, "problems"))
        _only(body, "problems")
        try:
            return {
                "episodes": [
                    {"messages": self.stepper.first_messages(p), "metadata": self.stepper.initial_metadata(p)}
                    for p in problems
                ]
            }
        except ValueError as error:
            raise _Refused(422, str(error)) from error

    async def _step(self, body: Mapping[str, Any], request: Request) -> Any:
        conversations, metadata = _list(body, "conversations"), _list(body, "metadata")
        cut_off = _list(body, "cut_off") if body.get("cut_off") is not None else None
        _only(body, "conversations", "metadata", "cut_off")
        for i, flag in enumerate(cut_off or ()):
            if not isinstance(flag, bool):
                raise _Refused(422, f"cut_off[{i}] must be true or false, not {flag!r:.40}")
        results = await self._judged(
            request, len(conversations), self.stepper.astep(conversations, metadata, cut_off=cut_off)
        )
        return {"results": [result.to_dict() for result in results]}

    async def _verify(self, body: Mapping[str, Any], request: Request) -> Any:
        problems = self._problems(_list(body, "problems"))
        if (body.get("responses") is None) == (body.get("code") is None):
            raise _Refused(422, "give either 'responses' (the policy's texts) or 'code' (Lean texts)")
        _only(body, "problems", "responses", "code")
        what = "code" if body.get("responses") is None else "responses"
        texts = _list(body, what)
        if len(texts) != len(problems):
            raise _Refused(422, f"there are {len(problems)} problems but {len(texts)} of {what}; give one for each")
        for i, text in enumerate(texts):
            if not isinstance(text, str):
                raise _Refused(422, f"{what}[{i}] must be a string, not {type(text).__name__}")
        if what == "code":
            texts = [render_response("", text) for text in texts]
        try:
            metadata = [self.stepper.initial_metadata(problem) for problem in problems]
        except ValueError as error:
            raise _Refused(422, str(error)) from error
        chats = [[{"role": "assistant", "content": text}] for text in texts]
        results = await self._judged(request, len(problems), self.stepper.astep(chats, metadata))
        return {"results": [_verdict(result) for result in results]}

    def _problems(self, items: Sequence[Any]) -> list[Problem]:
        problems = []
        for i, item in enumerate(items):
            if isinstance(item, str):
                if item not in self.problems:
                    raise _Refused(
                        422,
                        f"problems[{i}]: there is no problem {item[:80]!r} here; give its Lean text as "
                        '{"lean": "theorem …"}',
                    )
                problems.append(self.problems[item])
                continue
            try:
                problems.append(problem_from_dict(item))
            except ValueError as error:
                raise _Refused(422, f"problems[{i}]: {error}") from error
        return problems

    # Around every request

    async def _timed(
        self,
        path: str,
        request: Request,
        handle: Callable[[Mapping[str, Any], Request], Coroutine[Any, Any, Any]],
    ) -> Response:
        start = time.monotonic()
        response = await self._handled(request, handle)
        self.figures.seconds.labels(path).observe(time.monotonic() - start)
        self.figures.requests.labels(path, str(response.status_code)).inc()
        return response

    async def _handled(
        self, request: Request, handle: Callable[[Mapping[str, Any], Request], Coroutine[Any, Any, Any]]
    ) -> Response:
        try:
            body = await _parsed(await request.body())
            data = await handle(body, request)
            return await asyncio.to_thread(_answer, data) if len(body) > 64 else _answer(data)
        except _Refused as refused:
            return refused.response()
        except CanaryProved as canary:
            if _theorem(canary.problem) not in self._false:  # only the client says so, and it may be wrong
                return _answer({"error": f"not judged: {canary}"}, 422)
            self.unsound = f"the false statement {canary.problem.id!r} was judged proved"
            logger.critical("%s", canary)
            return _answer({"error": f"{self.unsound}: no verdict of this server can be trusted; stop it"}, 500)
        except Exception as error:
            logger.exception("a request failed")
            return _answer({"error": f"internal error: {type(error).__name__}: {error}"}, 500)

    async def _judged(self, request: Request, n: int, work: Coroutine[Any, Any, list[StepResult]]) -> list[StepResult]:
        """Wait for a batch, unless there is no room, no time or no client any more."""
        try:
            with self._room(n):
                results = await self._attended(request, work)
        except StepInputError as error:
            raise _Refused(422, str(error)) from error
        except RuntimeError as error:
            if self.verifier.usable:
                raise
            raise _Refused(503, f"the server is stopping: {error}", 5) from error
        finally:
            work.close()
        for result in results:
            self.unscored = 0 if result.scored else self.unscored + 1
            self.figures.steps.labels(result.status).inc()
        return results

    @contextmanager
    def _room(self, n: int) -> Iterator[None]:
        limits = self.settings
        if self.unsound:
            raise _Refused(503, f"{self.unsound}: no verdict of this server can be trusted")
        if n > limits.max_batch:
            raise _Refused(413, f"a batch of {n} is larger than {limits.max_batch}; send smaller ones")
        if self.under_way + n > limits.max_in_flight:
            raise _Refused(
                429, f"{self.under_way} steps are under way, at most {limits.max_in_flight} can be", self._patience()
            )
        self.under_way += n
        self.figures.under_way.set(self.under_way)
        try:
            yield
        finally:
            self.under_way -= n
            self.figures.under_way.set(self.under_way)

    def _patience(self) -> int:
        """Seconds in which, by the recent checks, half of what is under way will be done; from 1 to 60."""
        median: float = self.verifier.metrics.snapshot()["latency_seconds"].get("p50", 1.0)
        return math.ceil(min(60.0, max(1.0, self.under_way / 2 / self.verifier.workers * median)))

    async def _attended(self, request: Request, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.ensure_future(work)
        gone = asyncio.ensure_future(_disconnected(request))
        try:
            await asyncio.wait({task, gone}, timeout=self.settings.request_seconds, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                return task.result()
            if gone.done():
                raise _Refused(499, "the client went away")
            raise _Refused(
                503,
                f"not done within {self.settings.request_seconds:g} s; send it again: what was done is remembered",
                self._patience(),
            )
        finally:
            for other in (task, gone):
                if not other.done():
                    other.cancel()
                    with suppress(asyncio.CancelledError):
                        await other

    async def _fault(self) -> str:
        """What keeps this server from judging; empty where nothing does."""
        if self.unsound:
            return self.unsound
        if not self.verifier.usable:
            return "the verifier is closed"
        if self.unscored < UNSCORED_IN_A_ROW:
            return ""
        begun = self._probes
        async with self._probing:
            if self.unscored >= UNSCORED_IN_A_ROW and self._probes == begun:  # else another caller's trial will do
                self._probes += 1  # another text each time, so that no cache answers
                self._probed = await self._trial()
                if not self._probed:
                    self.unscored = 0
            return self._probed if self.unscored >= UNSCORED_IN_A_ROW else ""

    async def _trial(self) -> str:
        """Have a true theorem judged; what is wrong, or the empty text."""
        problem = Problem.from_lean(f"theorem health_{os.getpid()}_{self._probes} : True := by sorry")
        failed = f"the last {self.unscored} checks failed, and a trial too"
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                [attempt] = await Judge(self.verifier).ajudge([problem], ["```lean4\nby trivial\n```"])
        except (TimeoutError, RuntimeError) as error:
            return f"{failed}: {error or 'no answer'}"
        return "" if attempt.verdict.status.proved else f"{failed}: {attempt.verdict.reason}"


def _theorem(problem: Problem) -> tuple[str, str]:
    return problem.header, problem.statement


def _verdict(result: StepResult) -> dict[str, Any]:
    """A result without what only an episode has."""
    data = {"proved": result.terminated, "feedback": result.observation, **result.to_dict()}
    for name in ("observation", "metadata", "done", "terminated", "truncated", "attempt"):
        del data[name]
    return data


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word[:40]} is no JSON number that can be sent back")


def _number(text: str) -> float:
    value = float(text)
    return value if math.isfinite(value) else _no_number(text)


def _loads(body: bytes) -> Any:
    return json.loads(body, parse_constant=_no_number, parse_float=_number)


async def _parsed(body: bytes) -> Mapping[str, Any]:
    try:
        data = await asyncio.to_thread(_loads, body) if len(body) > LARGE else _loads(body)
    except RecursionError:
        raise _Refused(400, "the body is nested too deeply") from None
    except ValueError as error:  # JSONDecodeError and UnicodeDecodeError are
        raise _Refused(400, f"the body is no JSON: {str(error)[:200]}") from None
    if not isinstance(data, dict):
        raise _Refused(422, f"the body must be a JSON object, not {type(data).__name__}")
    return data


def _list(body: Mapping[str, Any], name: str) -> list[Any]:
    value = body.get(name)
    if not isinstance(value, list):
        found = "is missing" if name not in body else f"is {type(value).__name__}"
        raise _Refused(422, f"{name!r} {found}; it must be a list")
    return value


def _only(body: Mapping[str, Any], *names: str) -> None:
    if unknown := set(body) - set(names):
        raise _Refused(422, f"there is no field {sorted(unknown)[0][:80]!r} here; there are {', '.join(names)}")


# --- the application --------------------------------------------------------------------------------------------


def create_app(
    stepper: BatchStepper, settings: ServeSettings | None = None, problems: Iterable[Problem] = ()
) -> FastAPI:
    """The ASGI application; see `docs/integrations.md` for its endpoints, and ``/openapi.json``.

    Args:
        stepper: judges; it and its verifier stay the caller's.
        settings: the limits.
        problems: that clients may name by id.
    """
    settings = settings or ServeSettings()
    service = Service(stepper, settings, problems)
    app = FastAPI(
        title="Lean Gym",
        version=__version__,
        summary="Judges proofs of Lean 4 theorems.",
        docs_url=None,
        redoc_url=None,
    )
    app.state.service = service
    for path, handler, extra in (
        ("/messages", service.messages, MESSAGES),
        ("/step", service.step, STEP),
        ("/verify", service.verify, VERIFY),
    ):
        app.add_api_route(
            path, handler, methods=["POST"], response_class=JSONResponse, openapi_extra=extra, responses=ERRORS
        )
    app.add_api_route("/health", service.health, methods=["GET"], response_class=JSONResponse)
    app.add_api_route("/metrics", service.metrics, methods=["GET"], response_class=Response)
    app.add_exception_handler(HTTPException, _http_error)
    app.openapi = lambda plain=app.openapi: described(plain(), settings.token is not None)
    app.add_middleware(Guard, settings=settings)
    return app


async def _http_error(request: Request, error: Any) -> Response:
    """No such path, or no such method."""
    return _answer({"error": str(error.detail)}, error.status_code, error.headers)


def run_server(
    app: FastAPI, listening: socket.socket, *, stop_seconds: float = 120.0, log_level: str = "warning"
) -> None:
    """Serve until SIGTERM or SIGINT; what is under way then is finished first, and a second signal ends at once.

    Args:
        app: from `create_app`.
        listening: a bound socket.
        stop_seconds: for finishing.
        log_level: of uvicorn.
    """
    config = uvicorn.Config(
        app,
        log_level=log_level,
        access_log=False,
        timeout_graceful_shutdown=math.ceil(stop_seconds),
        lifespan="off",
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
    )
    server = uvicorn.Server(config)
    # Uvicorn raises the signals again when it is done, in front of these.
    before = {kind: signal.signal(kind, lambda *_: None) for kind in (signal.SIGTERM, signal.SIGINT)}
    try:
        server.run(sockets=[listening])
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)
