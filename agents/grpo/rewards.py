"""From episodes to rewards: verification × format, and what a configuration adds."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import torch
from torch import Tensor

from agents.grpo.config import RewardConfig
from agents.grpo.rollouts import Episode
from lean_gym.attempt import Attempt
from lean_gym.rewards.terms import LinearSchedule, Verified, length_reward, score

__all__ = ["EpisodeRewards", "WellFormed", "episode_rewards", "shuffled"]


@dataclass(frozen=True, slots=True)
class WellFormed:
    """1 for an attempt that breaks no rule of the judge's, else 0; NaN where nothing was judged. A factor."""

    name: ClassVar[str] = "format"

    def __call__(self, attempt: Attempt, number: int = 1) -> float:
        """1.0 or 0.0."""
        return float(not attempt.violations) if attempt.verdict.status.scored else math.nan


@dataclass(frozen=True, slots=True)
class EpisodeRewards:
    """The rewards of a batch of episodes.

    Attributes:
        total: shape ``[N]``; 0 where nothing was judged.
        scored: which episodes take part in the loss, shape ``[N]``.
        solved: 1 for a proof that keeps the rules, else 0, without any shaping, shape ``[N]``.
        terms: the parts that were added, by name, shape ``[N]`` each.
    """

    total: Tensor
    scored: Tensor
    solved: Tensor
    terms: dict[str, Tensor]


def episode_rewards(
    episodes: Sequence[Episode], config: RewardConfig, step: int, *, mask_truncated: bool = False
) -> EpisodeRewards:
    """The rewards of episodes, from the judge's verdicts alone.

    ``verified × format`` of the last attempt, times ``turn_discount`` for every failed turn before it; plus the length
    reward within the group with its weight. A response that was cut off earns nothing, whatever it holds. An episode
    of which any attempt could not be judged is masked.

    Args:
        episodes: finished episodes.
        config: how to reward.
        step: for the weight's warm-up.
        mask_truncated: mask episodes whose last response was cut off.
    """
    attempts = [e.last.attempt for e in episodes]
    scores = score(attempts, (Verified(), WellFormed()), numbers=[len(e.turns) for e in episodes])
    whole = torch.tensor([not e.last.truncated for e in episodes], dtype=torch.bool)
    judged = torch.tensor([all(t.attempt.verdict.status.scored for t in e.turns) for e in episodes], dtype=torch.bool)
    scored = judged & (whole | (not mask_truncated))
    total = torch.nan_to_num(torch.tensor(scores.total, dtype=torch.float32))
    solved = torch.where(whole & judged, total, 0.0)
    discount = torch.tensor([config.turn_discount ** (len(e.turns) - 1) for e in episodes], dtype=torch.float32)
    terms = {"proof": solved * discount}
    if config.length_weight:
        weight = config.length_weight
        if config.length_warmup:
            weight = LinearSchedule(0.0, config.length_weight, config.length_warmup)(step)
        length = torch.zeros(len(episodes))
        for group in {e.task.group for e in episodes}:
            members = [i for i, e in enumerate(episodes) if e.task.group == group and scored[i]]
            values = length_reward([episodes[i].own_tokens for i in members], [bool(solved[i]) for i in members])
            length[members] = weight * torch.tensor(values, dtype=torch.float32)
        terms["length"] = length
    return EpisodeRewards(torch.stack(list(terms.values())).sum(0), scored, solved, terms)


def shuffled(rewards: EpisodeRewards, rng: random.Random) -> EpisodeRewards:
    """Control experiment: the rewards of the scored episodes, dealt out anew over the whole batch."""
    places = rewards.scored.nonzero()[:, 0].tolist()
    order = list(places)
    rng.shuffle(order)
    total = rewards.total.clone()
    total[places] = rewards.total[order]
    return EpisodeRewards(total, rewards.scored, rewards.solved, {"proof": total})
