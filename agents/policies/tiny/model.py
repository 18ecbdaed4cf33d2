"""A small decoder: pre-norm transformer with rotary positions, and a key-value cache for sampling."""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional as F

__all__ = ["Cache", "Decoder", "DecoderConfig"]


@dataclass(frozen=True, slots=True)
class DecoderConfig:
    """The size of the model.

    Attributes:
        vocabulary: number of tokens.
        width: of the hidden states.
        layers: number of blocks.
        heads: of the attention.
        positions: tokens of a sequence at most.

    Raises:
        ValueError: a number is not positive, or the heads do not divide the width into even parts.
    """

    vocabulary: int
    width: int = 128
    layers: int = 3
    heads: int = 4
    positions: int = 512

    def __post_init__(self) -> None:
        for name in ("vocabulary", "width", "layers", "heads", "positions"):
            if getattr(self, name) < 1:
                raise ValueError(f"DecoderConfig: {name} must be positive, got {getattr(self, name)}")
        if self.width % (2 * self.heads):
            raise ValueError(f"DecoderConfig: width {self.width} must be a multiple of 2 × heads = {2 * self.heads}")


class Cache:
    """Keys and values of all layers for a batch of rows, with room for ``length`` positions."""

    def __init__(self, config: DecoderConfig, rows: int, length: int, dtype: torch.dtype, device: torch.device) -> None:
        shape = (config.layers, rows, config.heads, length, config.width // config.heads)
        self.keys = torch.zeros(shape, dtype=dtype, device=device)
        self.values = torch.zeros(shape, dtype=dtype, device=device)

    def select(self, rows: Tensor) -> None:
        """Keep these rows, in this order; a row may occur more than once."""
        self.keys, self.values = self.keys[:, rows], self.values[:, rows]


class _Block(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv = nn.Linear(width, 3 * width, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def project(self, x: Tensor, cos: Tensor, sin: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        rows, length, _ = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(rows, length, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        return _rotate(q, cos, sin), _rotate(k, cos, sin), v

    def finish(self, x: Tensor, attended: Tensor) -> Tensor:
        x = x + self.out(attended.transpose(1, 2).reshape(x.shape))
        return x + self.down(F.gelu(self.up(self.norm2(x)), approximate="tanh"))


def _rotate(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Rotary positions (Su 2021, arXiv:2104.09864), in the layout that pairs the two halves."""
    half = x.shape[-1] // 2
    return x * cos + torch.cat([x[..., half:], x[..., :half]], -1) * sin


class Decoder(nn.Module):
    """The model; `forward` gives hidden states, ``head`` turns them into logits."""

    def __init__(self, config: DecoderConfig) -> None:
        super().__init__()
        self.config = config
        self.embedding = nn.Embedding(config.vocabulary, config.width)
        self.blocks = nn.ModuleList(_Block(config.width, config.heads) for _ in range(config.layers))
        self.norm = nn.LayerNorm(config.width)
        self.head = nn.Linear(config.width, config.vocabulary, bias=False)
        head_width = config.width // config.heads
        frequency = 10000.0 ** (-torch.arange(0, head_width, 2).float() / head_width)
        angle = torch.arange(config.positions).float()[:, None] * frequency[None]
        self.register_buffer("cos", torch.cat([angle.cos(), angle.cos()], -1), persistent=False)
        self.register_buffer("sin", torch.cat([-angle.sin(), angle.sin()], -1), persistent=False)
        for name, parameter in self.named_parameters():
            if parameter.dim() == 2:
                small = "embedding" in name or "head" in name
                nn.init.normal_(parameter, 0.0, 0.02 if small else 0.5 / math.sqrt(parameter.shape[1]))
        for block in self.blocks:
            for last in (block.out, block.down):
                last.weight.data /= math.sqrt(2 * config.layers)

    def forward(self, ids: Tensor) -> Tensor:
        """Hidden states of right-padded rows, shape ``[rows, length, width]``."""
        x = self.embedding(ids)
        cos, sin = self.cos[: ids.shape[1]], self.sin[: ids.shape[1]]
        for block in self.blocks:
            q, k, v = block.project(x, cos, sin)
            x = block.finish(x, F.scaled_dot_product_attention(q, k, v, is_causal=True))
        return self.norm(x)

    def prefill(self, ids: Tensor, cache: Cache, visible: Tensor) -> Tensor:
        """Hidden state after left-padded prompts, shape ``[rows, width]``; fills the cache's first positions.

        Args:
            ids: shape ``[rows, length]``.
            cache: with room for these rows.
            visible: which positions are no padding, shape ``[rows, length]``.
        """
        length = ids.shape[1]
        causal = torch.ones(length, length, dtype=torch.bool, device=ids.device).tril()
        # A padded position sees itself, so that its row of the softmax is not empty; nobody reads it.
        mask = (causal & visible[:, None, None, :]) | torch.eye(length, dtype=torch.bool, device=ids.device)
        x = self.embedding(ids)
        cos, sin = self.cos[:length], self.sin[:length]
        for layer, block in enumerate(self.blocks):
            q, k, v = block.project(x, cos, sin)
            cache.keys[layer, :, :, :length], cache.values[layer, :, :, :length] = k, v
            x = block.finish(x, F.scaled_dot_product_attention(q, k, v, attn_mask=mask))
        return self.norm(x[:, -1])

    def step(self, ids: Tensor, position: int, cache: Cache, bias: Tensor) -> Tensor:
        """Hidden states after one more token for each row, shape ``[rows, width]``.

        Args:
            ids: shape ``[rows]``.
            position: where the tokens stand, the same for all rows.
            cache: filled up to ``position``.
            bias: added to the attention's scores, shape ``[rows, 1, 1, position + 1]``; hides the padding.
        """
        x = self.embedding(ids)[:, None]
        cos, sin = self.cos[position], self.sin[position]
        for layer, block in enumerate(self.blocks):
            q, k, v = block.project(x, cos, sin)
            cache.keys[layer, :, :, position], cache.values[layer, :, :, position] = k[:, :, 0], v[:, :, 0]
            keys, values = cache.keys[layer, :, :, : position + 1], cache.values[layer, :, :, : position + 1]
            x = block.finish(x, F.scaled_dot_product_attention(q, keys, values, attn_mask=bias))
        return self.norm(x[:, 0])
