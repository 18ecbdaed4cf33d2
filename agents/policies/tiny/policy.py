"""The small policy: tokenizer and decoder together, with sampling from a key-value cache."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from torch import Tensor

from agents.policies.base import Completion, OnFinished, SamplingSettings
from agents.policies.decoding import decode_rows
from agents.policies.tiny.model import Cache, Decoder, DecoderConfig
from agents.policies.tiny.tokenizer import Tokenizer
from lean_gym.prompts.chat import Message

__all__ = ["TinyPolicy"]

_HIDDEN = -1e9


class _Engine:
    """The decoder with its cache, for the sampling loop."""

    def __init__(self, model: Decoder) -> None:
        self.model = model
        self.device = model.embedding.weight.device

    def prefill(self, ids: Tensor, visible: Tensor, room: int) -> Tensor:
        rows, width = ids.shape
        self.cache = Cache(self.model.config, rows, width + room, self.model.embedding.weight.dtype, self.device)
        self.bias = torch.zeros(rows, 1, width + room, dtype=self.model.embedding.weight.dtype, device=self.device)
        self.bias[:, 0, :width].masked_fill_(~visible, _HIDDEN)
        self.position = width
        return self.model.head(self.model.prefill(ids, self.cache, visible))

    def select(self, rows: Tensor) -> None:
        self.cache.select(rows)
        self.bias = self.bias[rows]

    def step(self, ids: Tensor) -> Tensor:
        hidden = self.model.step(ids, self.position, self.cache, self.bias[..., : self.position + 1])
        self.position += 1
        return self.model.head(hidden)


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
            ValueError: a prompt is empty or leaves no room for a response, or there are stop texts.
        """
        if settings.stop:
            raise ValueError("the small policy ends its responses with its end token; stop texts are not supported")
        return decode_rows(
            _Engine(self.module),
            prompts,
            settings,
            generator,
            stop_ids={self.tokenizer.end},
            pad_id=self.pad_id,
            max_length=self.max_length,
            on_finished=on_finished,
            started=started,
        )

    def train(self) -> None:
        """The weights are about to change."""
        self.module.train()

    def eval(self) -> None:
        """The weights stay as they are until `train`."""
        self.module.eval()

    def hidden(self, ids: Tensor, mask: Tensor) -> Tensor:
        """The last hidden states of right-padded rows."""
        return self.module(ids)

    def head(self) -> tuple[Tensor, Tensor | None]:
        """The output matrix; there is no bias."""
        return self.module.head.weight, None

    def close(self) -> None:
        """There is nothing to give back."""

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
