"""The small policy: tokenizer and decoder together, with sampling from a key-value cache."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from torch import Tensor

from agents.policies.base import Completion, OnFinished, SamplingSettings, pad_rows, sample_ids
from agents.policies.tiny.model import Cache, Decoder, DecoderConfig
from agents.policies.tiny.tokenizer import Tokenizer
from lean_gym.prompts.chat import Message

__all__ = ["TinyPolicy"]

_HIDDEN = -1e9
_COMPACT = 5
"""Finished rows leave the batch when they are one in this many."""


class TinyPolicy:
    """A small decoder with its tokenizer.

    Args:
        tokenizer: the tokenizer.
        model: the decoder, with as many tokens as the tokenizer.
    """

    def __init__(self, tokenizer: Tokenizer, model: Decoder) -> None:
        if model.config.vocabulary != len(tokenizer):
            raise ValueError(f"the model has {model.config.vocabulary} tokens, but the tokenizer {len(tokenizer)}")
        self.tokenizer, self.module = tokenizer, model
        self.max_length = model.config.positions
        self.pad_id = tokenizer.pad

    @property
    def device(self) -> torch.device:
        """Where the parameters are."""
        return self.module.embedding.weight.device

    def start(self, messages: Sequence[Message]) -> list[int]:
        """The ids of a chat, up to the place where the policy answers."""
        roles = {"system": self.tokenizer.system, "user": self.tokenizer.user, "assistant": self.tokenizer.assistant}
        ids: list[int] = []
        for message in messages:
            ids += [roles[message["role"]], *self.tokenizer.encode(message["content"])]
            if message["role"] == "assistant":
                ids.append(self.tokenizer.end)
        return [*ids, self.tokenizer.assistant]

    def follow_up(self, response: Sequence[int], feedback: str) -> list[int]:
        """The ids between a response and the next one."""
        close = [] if response and response[-1] == self.tokenizer.end else [self.tokenizer.end]
        return [*close, self.tokenizer.user, *self.tokenizer.encode(feedback), self.tokenizer.assistant]

    def answer(self, text: str) -> list[int]:
        """The ids of a response that is taught."""
        return [*self.tokenizer.encode(text), self.tokenizer.end]

    def text(self, response: Sequence[int]) -> str:
        """The text of a response, without its stop token."""
        return self.tokenizer.decode(response[:-1] if response and response[-1] == self.tokenizer.end else response)

    @torch.no_grad()
    def generate(
        self,
        prompts: Sequence[Sequence[int]],
        settings: SamplingSettings,
        generator: torch.Generator,
        on_finished: OnFinished | None = None,
        started: Sequence[int] | None = None,
    ) -> list[Completion]:
        """Sample one response to each prompt; see :meth:`agents.policies.base.Policy.generate`.

        Raises:
            ValueError: a prompt is empty or leaves no room for a response.
        """
        if not prompts:
            return []
        if settings.stop:
            raise ValueError("the small policy ends its responses with its end token; stop texts are not supported")
        for place, prompt in enumerate(prompts):
            if not 0 < len(prompt) < self.max_length:
                raise ValueError(
                    f"prompts[{place}] has {len(prompt)} tokens; it must have between 1 and {self.max_length - 1}"
                )
        model = self.module
        written = torch.tensor(started or [0] * len(prompts))
        unique = list(dict.fromkeys(tuple(p) for p in prompts))
        where = {p: i for i, p in enumerate(unique)}
        width = max(map(len, unique))
        room = self.max_length - width
        # A row ends at its own limit, or where the positions end for the longest prompt.
        limits = (settings.max_new_tokens - written).clamp(min=1, max=room)
        ids, visible = (x.to(self.device) for x in pad_rows(unique, self.pad_id, left=True))
        length = width + int(limits.max())
        cache = Cache(model.config, len(unique), length, model.embedding.weight.dtype, self.device)
        logits = model.head(model.prefill(ids, cache, visible))
        rows = torch.tensor([where[tuple(p)] for p in prompts])
        cache.select(rows)
        logits = logits[rows]
        bias = torch.zeros(len(prompts), 1, 1, length, dtype=logits.dtype, device=self.device)
        bias[:, 0, 0, :width].masked_fill_(~visible[rows], _HIDDEN)

        count = len(prompts)
        out = torch.zeros(count, int(limits.max()), dtype=torch.long)
        logps = torch.zeros(count, int(limits.max()))
        lengths = torch.zeros(count, dtype=torch.long)
        finish: list[str] = ["budget"] * count
        open_ = torch.ones(count, dtype=torch.bool)  # by prompt
        live = torch.arange(count)  # the prompt of each row of the cache
        spent = 0

        def completion(place: int) -> Completion:
            n = int(lengths[place])
            return Completion(tuple(out[place, :n].tolist()), tuple(logps[place, :n].tolist()), finish[place])

        for t in range(int(limits.max())):
            next_ids, next_logps = (x.cpu() for x in sample_ids(logits, settings, generator))
            going = open_[live]
            at = live[going]
            out[at, t], logps[at, t], lengths[at] = next_ids[going], next_logps[going], t + 1
            spent += len(at)
            stopped = going & (next_ids == self.tokenizer.end)
            cut = going & ~stopped & (limits[live] == t + 1)
            if bool((stopped | cut).any()):
                for mask, reason in ((stopped, "stop"), (cut, "length")):
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
                    live, next_ids, bias = live[keep], next_ids[keep], bias[keep.to(self.device)]
                    cache.select(keep.to(self.device))
            if settings.token_budget is not None and spent >= settings.token_budget:
                break
            position = width + t
            hidden = model.step(next_ids.to(self.device), position, cache, bias[..., : position + 1])
            logits = model.head(hidden)
        return [completion(place) for place in range(count)]

    def hidden(self, ids: Tensor, mask: Tensor) -> Tensor:
        """The last hidden states of right-padded rows."""
        return self.module(ids)

    def head(self) -> tuple[Tensor, Tensor | None]:
        """The output matrix; there is no bias."""
        return self.module.head.weight, None

    def save(self, folder: Path) -> None:
        """Write ``model.safetensors``, ``config.json`` and ``tokenizer.json``."""
        folder.mkdir(parents=True, exist_ok=True)
        save_file({k: v.contiguous() for k, v in self.module.state_dict().items()}, folder / "model.safetensors")
        (folder / "config.json").write_text(json.dumps(asdict(self.module.config), indent=2), encoding="utf-8")
        (folder / "tokenizer.json").write_text(self.tokenizer.to_json(), encoding="utf-8")

    @classmethod
    def load(cls, folder: Path, device: torch.device | str = "cpu") -> TinyPolicy:
        """The policy that `save` wrote."""
        config = DecoderConfig(**json.loads((folder / "config.json").read_text(encoding="utf-8")))
        model = Decoder(config)
        model.load_state_dict(load_file(folder / "model.safetensors"))
        tokenizer = Tokenizer.from_json((folder / "tokenizer.json").read_text(encoding="utf-8"))
        return cls(tokenizer, model.to(device))
