"""One Kimina server: requests through its own client, and every failure under one name."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from lean_gym.verifiers.kimina.client import AsyncKiminaClient, Snippet

__all__ = ["CHECK_EXTRA_SECONDS", "Fault", "Server", "ServerFault", "require_url"]

CHECK_EXTRA_SECONDS = 20.0
"""A server gives up a request 10 s after the limits of all its snippets; this much later its answer is not awaited."""
CONNECT_SECONDS = 10.0
HEALTH_SECONDS = 10.0
PENALTY_SECONDS = 0.25
MAX_PENALTY_SECONDS = 30.0
"""How long a server is left alone after a failure, doubled with each further one, and at most."""
REJECTED_SECONDS = 60.0

_SCHEME = re.compile(r"https?://[^/\s]+")


class Fault:
    """Kinds of failure: what to do about them differs."""

    LOST = "lost"
    """No connection, a torn or senseless answer, an internal error: try another server."""
    BUSY = "busy"
    """The server has too much to do (429, 503): come back later."""
    REJECTED = "rejected"
    """The server does not take the API key."""
    REQUEST = "request"
    """The server does not take this request: a smaller one may do."""
    TOO_LONG = "too long"
    """The answer is longer than the limit."""


class ServerFault(RuntimeError):
    """A request got no usable answer.

    Args:
        kind: one of :class:`Fault`.
        reason: for a person.
        wait: seconds after which the server asks to be tried again.
    """

    def __init__(self, kind: str, reason: str, wait: float = 0.0) -> None:
        super().__init__(reason)
        self.kind = kind
        self.wait = wait


class _TooLong(httpx.TransportError):
    pass


class _LimitedStream(httpx.AsyncByteStream):
    """A response's body that ends with an error after so many bytes."""

    def __init__(self, stream: httpx.AsyncByteStream, limit: int) -> None:
        self._stream = stream
        self._limit = limit

    async def __aiter__(self) -> AsyncIterator[bytes]:
        size = 0
        async for part in self._stream:
            size += len(part)
            if size > self._limit:
                raise _TooLong(f"the answer has more than {self._limit} bytes")
            yield part

    async def aclose(self) -> None:
        await self._stream.aclose()


class _LimitedTransport(httpx.AsyncHTTPTransport):
    def __init__(self, limit: int, connections: int) -> None:
        super().__init__(limits=httpx.Limits(max_connections=connections, max_keepalive_connections=connections))
        self._limit = limit

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response = await super().handle_async_request(request)
        assert isinstance(response.stream, httpx.AsyncByteStream)
        response.stream = _LimitedStream(response.stream, self._limit)
        return response


@dataclass(slots=True, eq=False)
class Server:
    """A server and what is known of its state. To be used from one event loop.

    Attributes:
        url: where it is.
        client: its own client.
        capacity: most snippets under way at the same time.
        load: snippets under way.
        healthy: whether it is believed to work.
        failures: failures since the last answer.
        not_before: the loop's time before which it is left alone.
        why: why it is not healthy.
        seconds: how long a snippet takes there, lately.
        served: snippets that it has answered.
        requests: the requests under way.
    """

    url: str
    client: AsyncKiminaClient
    capacity: int
    load: int = 0
    healthy: bool = True
    failures: int = 0
    not_before: float = 0.0
    why: str = ""
    seconds: float = 0.0
    served: int = 0
    requests: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    def at(cls, url: str, api_key: str | None, capacity: int, max_bytes: int) -> Server:
        """A server at a URL."""
        client = AsyncKiminaClient(api_url=url, api_key=api_key, n_retries=1)
        session = client.session
        client.session = httpx.AsyncClient(
            headers=client.headers,
            timeout=httpx.Timeout(None, connect=CONNECT_SECONDS),  # the whole request has a limit of its own
            transport=_LimitedTransport(max_bytes, capacity + 4),
        )
        _discard(session)
        return cls(url, client, capacity)

    async def check(self, snippets: Sequence[tuple[str, str]], timeout: int) -> dict[str, dict[str, Any]]:
        """The server's results for some snippets, by their ids; an id may be missing.

        Args:
            snippets: ids and codes.
            timeout: the limit of each, in whole seconds.

        Raises:
            ServerFault: there are no results.
        """
        limit = timeout * len(snippets) + CHECK_EXTRA_SECONDS
        payload = [Snippet(id=id, code=code) for id, code in snippets]
        response = await self._guarded(self.client.api_check(payload, timeout=timeout), limit)
        wanted = {id for id, _ in snippets}
        results: dict[str, dict[str, Any]] = {}
        for result in response.results:
            if result.id in wanted and result.id in results:
                raise ServerFault(Fault.LOST, f"{self.url} gave two results for one snippet")
            results[result.id] = result.model_dump()
        return results

    async def health(self) -> None:
        """Ask whether the server lives.

        Raises:
            ServerFault: it does not.
        """
        await self._guarded(self.client.health(), HEALTH_SECONDS)

    async def _guarded(self, request: Any, limit: float) -> Any:
        try:
            return await asyncio.wait_for(request, limit)
        except TimeoutError:
            raise ServerFault(Fault.LOST, f"{self.url} did not answer within {limit:g} s") from None
        except Exception as error:
            raise _fault(self.url, _cause(error)) from error

    def worked(self, snippets: int, seconds: float) -> None:
        """Note that a request was answered."""
        self.healthy = True
        self.failures = 0
        self.not_before = 0.0
        self.why = ""
        self.served += snippets
        self.seconds = seconds if not self.seconds else 0.8 * self.seconds + 0.2 * seconds

    def failed(self, fault: ServerFault, now: float) -> None:
        """Note that a request failed, and leave the server alone for a while."""
        self.failures += 1
        penalty = min(MAX_PENALTY_SECONDS, PENALTY_SECONDS * 2 ** min(self.failures, 10))
        if fault.kind == Fault.BUSY:
            penalty = min(MAX_PENALTY_SECONDS, fault.wait or penalty)
        elif fault.kind == Fault.REJECTED:
            penalty = REJECTED_SECONDS
        if fault.kind in (Fault.LOST, Fault.REJECTED):
            self.healthy = False
        self.why = str(fault)
        self.not_before = now + penalty


def require_url(url: str) -> None:
    """Refuse what is no URL of a server.

    Raises:
        ValueError: the URL has no scheme or no host.
    """
    if not _SCHEME.match(url):
        raise ValueError(f"{url!r} is no URL of a Kimina server; write http://HOST:PORT or https://HOST:PORT")


def _discard(session: httpx.AsyncClient) -> None:
    """Close a session that was never used: it holds nothing that needs the event loop."""
    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(session.aclose())
    finally:
        loop.close()


def _cause(error: BaseException) -> BaseException:
    """The exception behind the client's own, which does not name it."""
    context = error.__context__
    attempt = getattr(context, "last_attempt", None)
    cause = attempt.exception() if attempt is not None else None
    return cause if isinstance(cause, BaseException) else error


def _fault(url: str, error: BaseException) -> ServerFault:
    if isinstance(error, httpx.HTTPStatusError):
        status = error.response.status_code
        said = _said(error.response)
        if status in (401, 403):
            return ServerFault(
                Fault.REJECTED, f"{url} does not take the API key ({status}{said}): set KIMINA_API_KEY to a valid one"
            )
        if status in (429, 503):
            return ServerFault(Fault.BUSY, f"{url} is overloaded ({status}{said})", _retry_after(error.response))
        if status in (400, 413, 422):
            return ServerFault(Fault.REQUEST, f"{url} does not take the request ({status}{said})")
        return ServerFault(Fault.LOST, f"{url} answered with status {status}{said}")
    if isinstance(error, _TooLong):
        return ServerFault(Fault.TOO_LONG, f"{url}: {error}")
    if isinstance(error, UnicodeEncodeError):
        return ServerFault(Fault.REQUEST, "the text is no Unicode text")
    if isinstance(error, httpx.HTTPError | OSError):
        return ServerFault(Fault.LOST, f"{url} was lost: {type(error).__name__}: {error}".rstrip(": "))
    return ServerFault(Fault.LOST, f"{url} did not answer with a result: {str(error)[:300]}")


def _said(response: httpx.Response) -> str:
    try:
        detail = json.loads(response.text)["detail"]
    except (ValueError, KeyError, TypeError, RecursionError, httpx.StreamError):
        return ""
    return f": {str(detail)[:200]}"


def _retry_after(response: httpx.Response) -> float:
    try:
        return max(0.0, float(response.headers.get("retry-after", "0")))
    except ValueError:
        return 0.0
