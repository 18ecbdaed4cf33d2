"""A small decoder: pre-norm transformer with rotary positions and one key for all heads, and a cache for sampling."""

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
    """What a batch of rows has read: keys, values and the last position's input, with room for ``length`` positions."""

    def __init__(self, config: DecoderConfig, rows: int, length: int, dtype: torch.dtype, device: torch.device) -> None:
        shape = (config.layers, rows, length, config.width // config.heads)
        self.keys = torch.zeros(shape, dtype=dtype, device=device)
        self.values = torch.zeros(shape, dtype=dtype, device=device)
        self.last = torch.zeros(config.layers, rows, config.width, dtype=dtype, device=device)

    def select(self, rows: Tensor) -> None:
        """Keep these rows, in this order; a row may occur more than once."""
        self.keys, self.values, self.last = self.keys[:, rows], self.values[:, rows], self.last[:, rows]


class _Block(nn.Module):
    """Attention and a feed-forward part.

    All heads share one key and one value (Shazeer 2019, arXiv:1911.02150): sampling on a CPU is bound by reading the
    cache. Queries, keys and values see a position and the one before it, so that one layer is enough to find what came
    after an earlier occurrence of a token, which is what copying a statement takes. The activation is the squared ReLU
    (So 2021, arXiv:2109.08668), the cheapest that does as well as others.
    """

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads, self.head_width = heads, width // heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv = nn.Linear(2 * width, width + 2 * self.head_width, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def project(self, x: Tensor, before: Tensor, cos: Tensor, sin: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Queries ``[rows, heads, length, head width]``, keys and values ``[rows, 1, length, head width]``.

        Args:
            x: normalised input, shape ``[rows, length, width]``.
            before: the same of the positions before.
            cos: of the rotation, shape ``[length, head width]``.
            sin: likewise.
        """
        rows, length, width = x.shape
        q, k, v = self.qkv(torch.cat([x, before], -1)).split([width, self.head_width, self.head_width], -1)
        q = q.view(rows, length, self.heads, self.head_width).transpose(1, 2)
        return _rotate(q, cos, sin), _rotate(k[:, None], cos, sin), v[:, None]

    def finish(self, x: Tensor, attended: Tensor) -> Tensor:
        """The output from the input and what was attended to, shape ``[rows, length, width]`` each."""
        x = x + self.out(attended)
        return x + self.down(F.relu(self.up(self.norm2(x))).square())

    def attend(self, x: Tensor, before: Tensor, cos: Tensor, sin: Tensor, mask: Tensor | None) -> tuple[Tensor, ...]:
        """What whole rows attend to, ``[rows, length, width]``, with their keys and values; causal without a mask."""
        q, k, v = self.project(x, before, cos, sin)
        shared = (q.shape[0], self.heads, *k.shape[2:])
        out = F.scaled_dot_product_attention(q, k.expand(shared), v.expand(shared), mask, is_causal=mask is None)
        return out.transpose(1, 2).reshape(x.shape), k[:, 0], v[:, 0]


def _shifted(x: Tensor) -> Tensor:
    """Each position's predecessor; zeros before the first."""
    return F.pad(x, (0, 0, 1, 0))[:, :-1]


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
            h = block.norm1(x)
            x = block.finish(x, block.attend(h, _shifted(h), cos, sin, None)[0])
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
            h = block.norm1(x) * visible[:, :, None]  # the first token of a row has nothing before it
            out, cache.keys[layer, :, :length], cache.values[layer, :, :length] = block.attend(
                h, _shifted(h), cos, sin, mask
            )
            cache.last[layer] = h[:, -1]
            x = block.finish(x, out)
        return self.norm(x[:, -1])

    def step(self, ids: Tensor, position: int, cache: Cache, bias: Tensor) -> Tensor:
        """Hidden states after one more token for each row, shape ``[rows, width]``.

        Args:
            ids: shape ``[rows]``.
            position: where the tokens stand, the same for all rows.
            cache: filled up to ``position``.
            bias: added to the attention's scores, shape ``[rows, 1, position + 1]``; hides the padding.
        """
        x = self.embedding(ids)[:, None]
        cos, sin = self.cos[position], self.sin[position]
        for layer, block in enumerate(self.blocks):
            h = block.norm1(x)
            q, k, v = block.project(h, cache.last[layer][:, None], cos, sin)
            cache.last[layer] = h[:, 0]
            cache.keys[layer, :, position], cache.values[layer, :, position] = k[:, 0, 0], v[:, 0, 0]
            keys, values = cache.keys[layer, :, : position + 1], cache.values[layer, :, : position + 1]
            # The fused attention is an order of magnitude slower here: one query for each head.
            scores = torch.bmm(q[:, :, 0] * block.head_width**-0.5, keys.transpose(1, 2)) + bias
            x = block.finish(x, torch.bmm(scores.softmax(-1), values).reshape(x.shape))
        return self.norm(x[:, 0])
