"""Any server that speaks the OpenAI chat protocol: ``vllm serve``, SGLang, ``transformers serve``, a hosted model."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from typing import Any

from lean_gym.evaluation.policies.base import Completion, PolicyError, Request, Sampling, token_count

try:
    import httpx
    import tenacity
except ModuleNotFoundError as error:  # pragma: no cover - depends on what is installed
    raise ModuleNotFoundError(
        f"{error.name} is needed to ask a server: pip install 'lean-gym[eval]'", name=error.name
    ) from error

__all__ = ["OpenAIPolicy"]

_RETRIED = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})
_FATAL = {401: "the key is not accepted", 403: "the key may not do this", 404: "no such address or model"}
_LONGEST_WAIT = 60.0


class _Busy(Exception):
    """The server said to try again; ``wait`` is what it asked for, in seconds."""

    def __init__(self, reason: str, wait: float | None = None) -> None:
        super().__init__(reason)
        self.wait = wait


class OpenAIPolicy:
    """A model behind ``POST {url}/chat/completions``.

    What cannot be had at once (no connection, a time-out, status 408, 409, 425, 429 or 5xx) is tried again, after the
    wait that the server asks for (``Retry-After``) or an exponentially growing one with jitter. Reasoning that the
    server split off (``reasoning_content`` or ``reasoning``) is put back in front of the answer between its tags.

    Args:
        url: base address, such as ``http://localhost:8000/v1``.
        model: the model's name; default: the only one that the server lists.
        sampling: how responses are sampled.
        concurrency: requests under way at the same time.
        api_key: default: the environment variable ``OPENAI_API_KEY``, if it is set.
        timeout: seconds for one try of a request.
        tries: tries of a request.
        first_wait: seconds before the second try.
        length_field: the field that limits the response's tokens (some servers want ``max_completion_tokens``).
        think_tag: the name of the reasoning's tag.

    Raises:
        PolicyError: the server lists several models, or none, and no name is given; or it cannot be reached for that.
    """

    batch = 1

    def __init__(
        self,
        url: str,
        model: str | None = None,
        sampling: Sampling | None = None,
        *,
        concurrency: int = 32,
        api_key: str | None = None,
        timeout: float = 1800.0,
        tries: int = 6,
        first_wait: float = 1.0,
        length_field: str = "max_tokens",
        think_tag: str = "think",
    ) -> None:
        if not url.startswith(("http://", "https://")):
            raise PolicyError(f"{url!r} is no address of a server; it begins with http:// or https://")
        if concurrency < 1 or tries < 1:
            raise ValueError(f"concurrency and tries must be at least 1, got {concurrency} and {tries}")
        self.url = url.rstrip("/").removesuffix("/chat/completions")
        self.parallel = concurrency
        self.sampling = sampling or Sampling()
        self._tries, self._first_wait = tries, first_wait
        self._length_field, self._think_tag = length_field, think_tag
        key = api_key if api_key is not None else os.environ.get("OPENAI_API_KEY", "")
        self._client = httpx.Client(
            headers={"Authorization": f"Bearer {key}"} if key else {},
            timeout=httpx.Timeout(timeout, connect=min(timeout, 30.0)),
            limits=httpx.Limits(max_connections=concurrency, max_keepalive_connections=concurrency),
        )
        try:
            self.name = model or self._only_model()
        except BaseException:
            self._client.close()
            raise

    def generate(self, requests: Sequence[Request]) -> list[Completion]:
        """Ask the server for each."""
        return [self._one(request) for request in requests]

    def describe(self) -> Mapping[str, Any]:
        """Model and sampling; the address may change between two sessions of a run."""
        return {"kind": "openai", "name": self.name, **self.sampling.to_dict()}

    def close(self) -> None:
        """Close the connections."""
        self._client.close()

    def _one(self, request: Request) -> Completion:
        body: dict[str, Any] = {
            "model": self.name,
            "messages": [dict(m) for m in request.messages],
            "temperature": self.sampling.temperature,
            "top_p": self.sampling.top_p,
            self._length_field: self.sampling.max_tokens,
            "seed": request.seed,
            **self.sampling.extra,
        }
        if self.sampling.stop:
            body["stop"] = list(self.sampling.stop)
        start = time.monotonic()
        try:
            data = self._retried("POST", "/chat/completions", body)
            return self._read(data, time.monotonic() - start)
        except (_Busy, ValueError) as error:
            return Completion(error=str(error), seconds=time.monotonic() - start)

    def _read(self, data: Any, seconds: float) -> Completion:
        try:
            choice = data["choices"][0]
            message = choice["message"]
            content = message.get("content")
            if isinstance(content, list):  # parts, as some servers write them
                content = "".join(part.get("text", "") for part in content)
            reasoning = message.get("reasoning_content") or message.get("reasoning")
        except (KeyError, IndexError, TypeError, AttributeError):
            raise ValueError(f"{self.url} gave no chat completion but {str(data)[:200]!r}") from None
        text = content if isinstance(content, str) else ""
        finish = choice.get("finish_reason")
        if isinstance(reasoning, str) and reasoning.strip():
            closing = f"\n</{self._think_tag}>\n\n" if text or finish != "length" else ""  # or cut off while reasoning
            text = f"<{self._think_tag}>\n{reasoning.strip()}{closing}{text}"
        usage = data.get("usage") or {}
        return Completion(
            text=text,
            prompt_tokens=token_count(usage.get("prompt_tokens")),
            tokens=token_count(usage.get("completion_tokens")),
            finish=finish if isinstance(finish, str) else "",
            seconds=seconds,
        )

    def _only_model(self) -> str:
        try:
            data = self._retried("GET", "/models", None)
            names = [m["id"] for m in data["data"]]
        except (_Busy, ValueError, KeyError, TypeError) as error:
            raise PolicyError(f"{self.url} does not list its models ({error}); name one with --model") from None
        if len(names) != 1:
            raise PolicyError(
                f"{self.url} lists {len(names)} models; name one of them with --model: {', '.join(map(str, names[:8]))}"
            )
        return str(names[0])

    def _retried(self, method: str, path: str, body: Mapping[str, Any] | None) -> Any:
        backoff = tenacity.wait_random_exponential(multiplier=self._first_wait, max=_LONGEST_WAIT)

        def wait(state: tenacity.RetryCallState) -> float:
            error = state.outcome.exception() if state.outcome else None
            asked = error.wait if isinstance(error, _Busy) else None
            return min(asked, _LONGEST_WAIT) if asked is not None else backoff(state)

        retrying = tenacity.Retrying(
            retry=tenacity.retry_if_exception_type(_Busy),
            stop=tenacity.stop_after_attempt(self._tries),
            wait=wait,
            reraise=True,
        )
        return retrying(self._try, method, path, body)

    def _try(self, method: str, path: str, body: Mapping[str, Any] | None) -> Any:
        try:
            answer = self._client.request(method, self.url + path, json=body)
        except httpx.TransportError as error:
            raise _Busy(f"{self.url}: {type(error).__name__}: {error}") from None
        if answer.status_code in _RETRIED:
            raise _Busy(f"{self.url} answered {answer.status_code}: {_said(answer)}", _retry_after(answer))
        if answer.status_code in _FATAL:
            raise PolicyError(
                f"{self.url} answered {answer.status_code}, {_FATAL[answer.status_code]}: {_said(answer)}"
            )
        if not answer.is_success:
            raise ValueError(f"{self.url} answered {answer.status_code}: {_said(answer)}")
        try:
            return answer.json()
        except ValueError:
            raise _Busy(f"{self.url} answered no JSON: {_said(answer)}") from None


def _said(answer: httpx.Response) -> str:
    return answer.text[:300].strip()


def _retry_after(answer: httpx.Response) -> float | None:
    try:
        return max(0.0, float(answer.headers["retry-after"]))
    except (KeyError, ValueError):
        return None
