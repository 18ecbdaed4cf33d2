"""What a policy is to the evaluation: chats in, texts out."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from lean_gym.prompts.chat import Message

if TYPE_CHECKING:
    from lean_gym.problem import Problem

__all__ = ["Completion", "Policy", "PolicyError", "Request", "Sampling", "request_seed", "token_count"]


def token_count(value: object) -> int | None:
    """A number of tokens as a server or a file gives it; None for what is none, such as -1 for "not known".

    >>> token_count(7), token_count(-1), token_count("7"), token_count(True)
    (7, None, None, None)
    """
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


class PolicyError(RuntimeError):
    """A policy that cannot work at all: a wrong key, a model that is not there, a file that cannot be read."""


@dataclass(frozen=True, slots=True)
class Sampling:
    """How responses are sampled.

    Attributes:
        temperature: 0 takes the likeliest token.
        top_p: sample from the smallest set of tokens that has this probability.
        max_tokens: of a response.
        stop: texts that end a response.
        extra: further fields, as the policy's server or library takes them.

    Raises:
        ValueError: a number is out of range.
    """

    temperature: float = 1.0
    top_p: float = 1.0
    max_tokens: int = 8192
    stop: tuple[str, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        if not self.temperature >= 0 or not 0 < self.top_p <= 1 or self.max_tokens < 1:
            raise ValueError(
                "Sampling: temperature must not be negative, top_p in (0, 1] and max_tokens at least 1, got "
                f"temperature={self.temperature}, top_p={self.top_p}, max_tokens={self.max_tokens}"
            )

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "temperature": self.temperature,
            "top_p": self.top_p,
            "max_tokens": self.max_tokens,
            "stop": list(self.stop),
            "extra": dict(self.extra),
        }


@dataclass(frozen=True, slots=True)
class Request:
    """One response that is asked for.

    Attributes:
        problem: the problem.
        sample: which sample of it, from 0.
        turn: 0 for the first attempt, then the number of the correction.
        messages: the chat, which ends in a message of the user.
        seed: differs for each request of a run, and is the same when the request is made again.
    """

    problem: Problem
    sample: int
    turn: int
    messages: Sequence[Message]
    seed: int


@dataclass(frozen=True, slots=True)
class Completion:
    """What a policy wrote, or why it did not.

    Attributes:
        text: the response.
        prompt_tokens: tokens of the chat, where the policy says so.
        tokens: tokens of the response, where the policy says so.
        finish: ``"length"`` when the response was cut off at its limit, ``"stop"`` when not, empty when not known.
        seconds: wall-clock seconds of the request.
        error: why there is no response; the sample then counts as not judged, never as a failure.
    """

    text: str = ""
    prompt_tokens: int | None = None
    tokens: int | None = None
    finish: str = ""
    seconds: float = 0.0
    error: str = ""


class Policy(Protocol):
    """A policy that can be evaluated.

    Attributes:
        name: for people.
        batch: requests of one call at most.
        parallel: calls at the same time, from as many threads.
    """

    name: str
    batch: int
    parallel: int

    def generate(self, requests: Sequence[Request]) -> Sequence[Completion]:
        """One completion for each request, in order.

        A request that fails gives a completion with an ``error``.

        Raises:
            PolicyError: nothing will ever work; the run stops.
        """
        ...

    def describe(self) -> Mapping[str, Any]:
        """Plain data that identifies the policy and its settings; a run goes on only with the same."""
        ...

    def close(self) -> None:
        """Give back what it holds. May be called twice."""
        ...


def request_seed(seed: int, problem: str, sample: int, turn: int) -> int:
    """The seed of one request: 31 bits of a hash, so that it does not depend on what else is run.

    >>> request_seed(0, "p", 1, 0) == request_seed(0, "p", 1, 0) != request_seed(0, "p", 1, 1)
    True
    """
    text = f"{seed}\n{sample}\n{turn}\n{problem}".encode("utf-8", "surrogatepass")
    return int.from_bytes(hashlib.sha256(text).digest()[:4], "big") & 0x7FFFFFFF
