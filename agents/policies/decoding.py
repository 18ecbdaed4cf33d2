"""The sampling loop that all policies share: one token at a time for a batch of left-padded rows with a cache."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

import torch
from torch import Tensor

from agents.policies.base import (
    Completion,
    FinishReason,
    OnFinished,
    SamplingSettings,
    check_prompts,
    pad_rows,
    sample_ids,
)

__all__ = ["Engine", "decode_rows"]

_COMPACT = 5
"""Finished rows leave the batch when they are one in this many."""


class Engine(Protocol):
    """A model with its cache; the loop below is all that speaks to it."""

    device: torch.device

    def prefill(self, ids: Tensor, visible: Tensor, room: int) -> Tensor:
        """Read left-padded prompts and keep room for more tokens; logits of the next one, ``[rows, vocabulary]``."""

    def select(self, rows: Tensor) -> None:
        """Keep these rows, in this order; a row may occur more than once."""

    def step(self, ids: Tensor) -> Tensor:
        """Read one token for each row; logits of the next one."""


def decode_rows(
    engine: Engine,
    prompts: Sequence[Sequence[int]],
    settings: SamplingSettings,
    generator: torch.Generator,
    *,
    stop_ids: Collection[int],
    pad_id: int,
    max_length: int,
    on_finished: OnFinished | None = None,
    started: Sequence[int] | None = None,
    ended: Callable[[Sequence[int]], bool] | None = None,
) -> list[Completion]:
    """Sample one response to each prompt; equal prompts are read once.

    Args:
        engine: the model.
        prompts: token ids.
        settings: how to sample.
        generator: the source of randomness, on the engine's device.
        stop_ids: tokens that end a response; they are part of it.
        pad_id: fills rows.
        max_length: tokens of a row at most; for all rows of a call it is counted from the longest prompt.
        on_finished: called with place and completion when a response is finished.
        started: how many tokens at the end of each prompt already belong to its response.
        ended: whether a response that has just got a token ends there.

    Raises:
        ValueError: a prompt is empty or leaves no room for a response.
    """
    if not prompts:
        return []
    check_prompts(prompts, max_length)
    unique = list(dict.fromkeys(tuple(p) for p in prompts))
    where = {p: i for i, p in enumerate(unique)}
    written = torch.tensor(started if started is not None else [0] * len(prompts))
    room = max_length - max(map(len, unique))
    limits = (settings.max_new_tokens - written).clamp(min=1, max=room)
    longest = int(limits.max())
    ids, visible = (x.to(engine.device) for x in pad_rows(unique, pad_id, left=True))
    logits = engine.prefill(ids, visible, longest)
    rows = torch.tensor([where[tuple(p)] for p in prompts], device=engine.device)
    engine.select(rows)
    logits = logits[rows]

    count = len(prompts)
    out = torch.zeros(count, longest, dtype=torch.long)
    logps = torch.zeros(count, longest)
    lengths = torch.zeros(count, dtype=torch.long)
    finish: list[FinishReason] = ["budget"] * count
    open_ = torch.ones(count, dtype=torch.bool)  # by prompt
    live = torch.arange(count)  # the prompt of each row in the engine
    stops = torch.tensor(sorted(stop_ids))
    spent = 0

    def completion(place: int) -> Completion:
        n = int(lengths[place])
        return Completion(tuple(out[place, :n].tolist()), tuple(logps[place, :n].tolist()), finish[place])

    for t in range(longest):
        next_ids, next_logps = (x.cpu() for x in sample_ids(logits, settings, generator))
        going = open_[live]
        at = live[going]
        out[at, t], logps[at, t], lengths[at] = next_ids[going], next_logps[going], t + 1
        spent += len(at)
        stopped = going & torch.isin(next_ids, stops)
        if ended is not None:
            stopped |= going & torch.tensor([ended(out[p, : t + 1].tolist()) for p in live.tolist()])
        cut = going & ~stopped & (limits[live] == t + 1)
        if bool((stopped | cut).any()):
            reasons: tuple[tuple[Tensor, FinishReason], ...] = ((stopped, "stop"), (cut, "length"))
            for mask, reason in reasons:
                for place in live[mask].tolist():
                    finish[place] = reason
                    open_[place] = False
                    if on_finished:
                        on_finished(place, completion(place))
            going = open_[live]
            if not going.any():
                break
            if int((~going).sum()) * _COMPACT >= len(live):
                keep = going.nonzero()[:, 0]
                live, next_ids = live[keep], next_ids[keep]
                engine.select(keep.to(engine.device))
        if settings.token_budget is not None and spent >= settings.token_budget:
            break
        logits = engine.step(next_ids.to(engine.device))
    return [completion(place) for place in range(count)]
