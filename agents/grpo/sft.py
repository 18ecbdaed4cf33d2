"""Warm start of the small policy: supervised learning on generated theorems with proofs."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice

import torch

from agents.grpo.config import WarmStartConfig
from agents.grpo.losses import token_logprobs
from agents.policies.base import Policy, pad_rows
from agents.policies.tiny.policy import TinyPolicy

__all__ = ["supervised_loss", "warm_start"]

_BUFFER = 16
"""Batches that are read ahead and sorted by length, so that little is padding."""


def supervised_loss(policy: Policy, batch: list[tuple[list[int], list[int]]]) -> torch.Tensor:
    """The mean negative log-likelihood of the answers' tokens."""
    ids, mask = pad_rows([[*prompt, *answer] for prompt, answer in batch], policy.pad_id)
    learnt = torch.zeros_like(mask)
    for row, (prompt, answer) in enumerate(batch):
        learnt[row, len(prompt) : len(prompt) + len(answer)] = True
    hidden = policy.hidden(ids[:, :-1], mask[:, :-1])[learnt[:, 1:]]
    weight, bias = policy.head()
    logp, _ = token_logprobs(hidden, weight, ids[:, 1:][learnt[:, 1:]], bias=bias, chunk=1 << 16)
    return -logp.mean()


def warm_start(
    policy: TinyPolicy,
    examples: Iterator[tuple[list[int], list[int]]],
    config: WarmStartConfig,
    seed: int,
    progress: Callable[[int, float], None] = lambda step, loss: None,
) -> float:
    """Train the policy on examples; returns the mean loss of the last tenth of the steps.

    The matrices of the layers are trained by Muon (Jordan 2024), the rest by AdamW. The rate grows over 50 steps and
    falls over the last 40%.

    Args:
        policy: the policy.
        examples: pairs of a prompt's and an answer's ids.
        config: steps, batch, rates.
        seed: of the order of batches.
        progress: called after each step with its number, from 1, and its loss.
    """
    rng = random.Random(seed)
    model = policy.module
    inner = {p for block in model.blocks for p in block.parameters() if p.dim() == 2}
    rest = [p for p in model.parameters() if p not in inner]
    optimizers: list[torch.optim.Optimizer] = [
        torch.optim.Muon(
            [p for p in model.parameters() if p in inner], config.muon_learning_rate, momentum=0.95, weight_decay=0.0
        ),
        torch.optim.AdamW(rest, config.learning_rate, betas=(0.9, 0.98), weight_decay=0.0),
    ]
    rates = [[g["lr"] for g in o.param_groups] for o in optimizers]
    ready: list[list[tuple[list[int], list[int]]]] = []
    losses: list[float] = []
    model.train()
    for step in range(config.steps):
        if not ready:
            rows = sorted(islice(examples, _BUFFER * config.batch), key=lambda e: len(e[0]) + len(e[1]))
            ready = [rows[i : i + config.batch] for i in range(0, len(rows), config.batch)]
            rng.shuffle(ready)
        loss = supervised_loss(policy, ready.pop())
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        left = (config.steps - step) / (0.4 * config.steps)
        factor = min(1.0, (step + 1) / 50) * min(1.0, max(0.05, left))
        for optimizer, base in zip(optimizers, rates, strict=True):
            for group, rate in zip(optimizer.param_groups, base, strict=True):
                group["lr"] = rate * factor
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
        losses.append(loss.item())
        progress(step + 1, losses[-1])
    tail = losses[-max(1, len(losses) // 10) :]
    return sum(tail) / len(tail) if tail else float("nan")
