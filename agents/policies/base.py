"""What a policy is to the trainer: chats to token ids, ids to more ids, ids to hidden states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol

import torch
from torch import Tensor, nn

from lean_gym.prompts.chat import Message

__all__ = ["Completion", "OnFinished", "Policy", "SamplingSettings", "check_prompts", "pad_rows", "sample_ids"]

FinishReason = Literal["stop", "length", "budget"]


@dataclass(frozen=True, slots=True)
class SamplingSettings:
    """How responses are sampled.

    Attributes:
        max_new_tokens: tokens of a response at most.
        temperature: the logits are divided by it; 0 takes the likeliest token.
        top_p: sample from the smallest set of tokens that has this probability.
        token_budget: tokens of all responses together at most; what is not finished then comes back unfinished.
        stop: texts that end a response, such as the closing fence of the code; the text itself is kept.

    Raises:
        ValueError: a number is out of range.
    """

    max_new_tokens: int
    temperature: float = 1.0
    top_p: float = 1.0
    token_budget: int | None = None
    stop: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.max_new_tokens < 1 or self.temperature < 0 or not 0 < self.top_p <= 1:
            raise ValueError(
                "SamplingSettings: max_new_tokens must be at least 1, temperature not negative and top_p in (0, 1], "
                f"got {self}"
            )
        if self.token_budget is not None and self.token_budget < 1:
            raise ValueError(f"SamplingSettings: token_budget must be at least 1, got {self.token_budget}")


@dataclass(frozen=True, slots=True)
class Completion:
    """What the policy sampled after a prompt.

    Attributes:
        ids: the tokens, the stop token included.
        logprobs: the log-probability of each under the policy that sampled it, at the sampling temperature; before
            ``top_p``, with vLLM after it (training samples without).
        finish: ``"stop"``, ``"length"`` (cut off) or ``"budget"`` (to be continued).
    """

    ids: tuple[int, ...]
    logprobs: tuple[float, ...]
    finish: FinishReason


OnFinished = Callable[[int, Completion], None]


class Policy(Protocol):
    """A policy that can be trained. Ids that were sampled are never made again from text."""

    module: nn.Module
    max_length: int
    """Tokens of prompt and response together at most."""
    pad_id: int

    def start(self, messages: Sequence[Message]) -> list[int]:
        """The ids of a chat, up to the place where the policy answers."""

    def follow_up(self, response: Sequence[int], feedback: str) -> list[int]:
        """The ids between a response (already in the conversation) and the next: the user's message and the rest."""

    def text(self, response: Sequence[int]) -> str:
        """The text of a response, without its stop token."""

    def generate(
        self,
        prompts: Sequence[Sequence[int]],
        settings: SamplingSettings,
        generator: torch.Generator,
        on_finished: OnFinished | None = None,
        started: Sequence[int] | None = None,
    ) -> list[Completion]:
        """Sample one response to each prompt; equal prompts are read once.

        Args:
            prompts: token ids.
            settings: how to sample.
            generator: the source of randomness.
            on_finished: called with the place and the completion as soon as one is finished (not for those that ran
                into the token budget), so that it can be checked while the others are written.
            started: how many tokens at the end of each prompt already belong to its response.
        """

    def train(self) -> None:
        """The weights are about to change."""

    def eval(self) -> None:
        """The weights stay as they are until `train`."""

    def hidden(self, ids: Tensor, mask: Tensor) -> Tensor:
        """The last hidden states of right-padded rows, shape ``[rows, length, width]``."""

    def head(self) -> tuple[Tensor, Tensor | None]:
        """The output matrix and its bias."""

    def close(self) -> None:
        """Give back what only sampling needs; the policy can be used again."""

    def save(self, folder: Path) -> None:
        """Write everything that `load` needs."""


def check_prompts(prompts: Sequence[Sequence[int]], max_length: int) -> None:
    """Raise unless each prompt leaves room for a response.

    Raises:
        ValueError: a prompt is empty or has ``max_length`` tokens or more.
    """
    for place, prompt in enumerate(prompts):
        if not 0 < len(prompt) < max_length:
            raise ValueError(f"prompts[{place}] has {len(prompt)} tokens; it must have between 1 and {max_length - 1}")


def pad_rows(rows: Sequence[Sequence[int]], pad: int, *, left: bool = False) -> tuple[Tensor, Tensor]:
    """Rows of ids as one matrix, and which places of it are ids.

    >>> pad_rows([[5, 6], [7]], 0)[0].tolist()
    [[5, 6], [7, 0]]
    """
    width = max(map(len, rows))
    ids = torch.full((len(rows), width), pad, dtype=torch.long)
    mask = torch.zeros((len(rows), width), dtype=torch.bool)
    for i, row in enumerate(rows):
        part = slice(width - len(row), width) if left else slice(0, len(row))
        ids[i, part] = torch.tensor(row, dtype=torch.long)
        mask[i, part] = True
    return ids, mask


def sample_ids(logits: Tensor, settings: SamplingSettings, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """One token for each row of logits, and its log-probability at the temperature, before ``top_p``.

    Args:
        logits: shape ``[rows, vocabulary]``.
        settings: temperature and ``top_p``.
        generator: the source of randomness, on the device of the logits.
    """
    if settings.temperature == 0:
        every = torch.log_softmax(logits.float(), -1)
        ids = every.argmax(-1)
        return ids, every.gather(1, ids[:, None])[:, 0]
    every = torch.log_softmax(logits.float() / settings.temperature, -1)
    probabilities = every.exp()
    if settings.top_p < 1:
        ordered, places = probabilities.sort(-1, descending=True)
        beyond = ordered.cumsum(-1) - ordered >= settings.top_p
        probabilities = torch.zeros_like(probabilities).scatter(1, places, ordered.masked_fill(beyond, 0.0))
    # One uniform number for each row, looked up in the distribution function: cheaper than torch.multinomial, which
    # draws one for each token of the vocabulary. Doubles, so that rare tokens are not lost in the sum.
    cumulative = probabilities.double().cumsum(-1)
    uniform = torch.rand(len(logits), 1, dtype=torch.float64, generator=generator, device=logits.device)
    ids = torch.searchsorted(cumulative, uniform * cumulative[:, -1:], right=True)
    return ids[:, 0], every.gather(1, ids)[:, 0]
