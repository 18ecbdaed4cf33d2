"""Advantages of responses within their group: all that GRPO has in place of a value function.

A group is the set of responses to one prompt. Responses that could not be judged are masked: they take no part in the
mean or the deviation of their group, and their advantage is 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import torch
from torch import Tensor

__all__ = ["Advantages", "Baseline", "Scale", "group_advantages", "term_advantages"]

Baseline = Literal["mean", "leave_one_out"]
Scale = Literal["none", "std"]

EPSILON = 1e-4
"""Added to the standard deviation, so that a group of nearly equal rewards is not blown up without bound."""


@dataclass(frozen=True, slots=True)
class Advantages:
    """The advantages of a batch and what became of its groups.

    Attributes:
        values: advantages, shape ``[N]``; 0 for masked responses and in groups without signal.
        scored: which responses take part in the loss, shape ``[N]``.
        group_ids: the ids of the groups in ascending order, shape ``[G]``.
        signal: which groups have scored responses with different rewards, shape ``[G]``.
        usable: which groups have at least two scored responses, shape ``[G]``.
    """

    values: Tensor
    scored: Tensor
    group_ids: Tensor
    signal: Tensor
    usable: Tensor

    @property
    def groups(self) -> int:
        """The number of groups."""
        return len(self.group_ids)

    @property
    def groups_with_signal(self) -> int:
        """The number of groups that teach something."""
        return int(self.signal.sum())


def group_advantages(
    rewards: Tensor,
    groups: Tensor,
    *,
    scored: Tensor | None = None,
    baseline: Baseline = "mean",
    scale: Scale = "none",
    epsilon: float = EPSILON,
) -> Advantages:
    """The advantage of each response over its group.

    With the group's scored rewards ``r_1 … r_n``, their mean ``m`` and their standard deviation ``s`` (with
    ``n - 1``, as is common in implementations):

    * ``baseline="mean"``: ``r_i - m``; with ``scale="std"`` divided by ``s + epsilon``, which is GRPO (Shao et al.
      2024, arXiv:2402.03300, section 4.1.2), without is Dr. GRPO (Liu et al. 2025, arXiv:2503.20783, section 3.2).
    * ``baseline="leave_one_out"``: ``r_i`` minus the mean of the *other* rewards, which is ``n/(n-1) (r_i - m)`` and
      unbiased (RLOO: Ahmadian et al. 2024, arXiv:2402.14740).

    Args:
        rewards: shape ``[N]``.
        groups: the id of each response's group, shape ``[N]``; the members need not stand together.
        scored: which responses were judged, shape ``[N]``; default: all. The rewards of the others are not read.
        baseline: what is subtracted.
        scale: what the result is divided by.
        epsilon: added to the standard deviation.

    Raises:
        ValueError: the shapes differ, a name is unknown, or the reward of a scored response is not finite.

    >>> import torch
    >>> group_advantages(torch.tensor([1.0, 0.0, 0.0, 1.0, 1.0]), torch.tensor([7, 7, 7, 9, 9])).values
    tensor([ 0.6667, -0.3333, -0.3333,  0.0000,  0.0000])
    """
    if baseline not in ("mean", "leave_one_out"):
        raise ValueError(f"baseline: {baseline!r} is not known; choose 'mean' or 'leave_one_out'")
    if scale not in ("none", "std"):
        raise ValueError(f"scale: {scale!r} is not known; choose 'none' or 'std'")
    if rewards.dim() != 1 or groups.shape != rewards.shape:
        raise ValueError(f"rewards and groups must be vectors of one length, got {rewards.shape} and {groups.shape}")
    scored = torch.ones_like(groups, dtype=torch.bool) if scored is None else scored.bool()
    if scored.shape != rewards.shape:
        raise ValueError(f"scored must have the shape of rewards, {rewards.shape}, got {scored.shape}")
    rewards = torch.where(scored, rewards, torch.zeros_like(rewards))
    if not torch.isfinite(rewards).all():
        place = int((~torch.isfinite(rewards)).nonzero()[0])
        raise ValueError(f"rewards[{place}] is {rewards[place].item()}; mask a response that has no reward with scored")

    ids, index = torch.unique(groups, return_inverse=True)
    zeros = torch.zeros(len(ids), dtype=rewards.dtype)
    count = zeros.index_add(0, index, scored.to(rewards.dtype))
    mean = zeros.index_add(0, index, rewards) / count.clamp(min=1)
    centred = torch.where(scored, rewards - mean[index], 0.0)
    usable = count >= 2
    low = torch.full_like(mean, torch.inf).scatter_reduce(0, index[scored], rewards[scored], "amin")
    high = torch.full_like(mean, -torch.inf).scatter_reduce(0, index[scored], rewards[scored], "amax")
    signal = usable & (high > low)

    values = centred
    if baseline == "leave_one_out":
        values = values * (count / (count - 1).clamp(min=1))[index]
    if scale == "std":
        variance = zeros.index_add(0, index, centred**2) / (count - 1).clamp(min=1)
        values = values / (variance.sqrt() + epsilon)[index]
    # A group of equal rewards is exactly 0, whatever rounding left of it.
    values = torch.where(signal[index] & scored, values, 0.0)
    return Advantages(values, scored, ids, signal, usable)


def term_advantages(
    terms: Mapping[str, Tensor],
    groups: Tensor,
    weights: Mapping[str, float],
    *,
    scored: Tensor | None = None,
    baseline: Baseline = "mean",
    scale: Scale = "std",
    epsilon: float = EPSILON,
) -> Advantages:
    """Advantages of several named rewards, each over its own group statistics, then added with weights.

    Compared with the advantage of the summed reward, a term with a small spread is not drowned by one with a large
    spread when ``scale="std"``; with ``scale="none"`` both are the same.

    Args:
        terms: rewards by name, each of shape ``[N]``.
        groups: as in :func:`group_advantages`.
        weights: the weight of each term; exactly the names of ``terms``.
        scored: as in :func:`group_advantages`.
        baseline: likewise.
        scale: likewise.
        epsilon: likewise.

    Raises:
        ValueError: the names of ``terms`` and ``weights`` differ, or there is none.
    """
    if not terms or set(terms) != set(weights):
        raise ValueError(f"terms and weights must have the same names, got {sorted(terms)} and {sorted(weights)}")
    each = {
        name: group_advantages(rewards, groups, scored=scored, baseline=baseline, scale=scale, epsilon=epsilon)
        for name, rewards in terms.items()
    }
    first = next(iter(each.values()))
    values = torch.stack([weights[name] * a.values for name, a in each.items()]).sum(0)
    signal = torch.stack([a.signal & (weights[name] != 0) for name, a in each.items()]).any(0)
    return Advantages(values, first.scored, first.group_ids, signal, first.usable)
