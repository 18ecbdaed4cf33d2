"""The losses of GRPO and its relatives, on packed tokens.

Only the policy's own tokens come in: ``logp[t]`` is the log-probability of the t-th of them, and ``sequence[t]`` says
to which response it belongs. There is no padding and no mask. Every loss is a *sum* over tokens or responses whose
weights come from the totals of the whole batch (:class:`Totals`), so that micro-batches and data-parallel ranks that
add up their gradients get exactly the gradient of the whole batch.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import torch
from torch import Tensor
from torch.utils.checkpoint import checkpoint

__all__ = [
    "AGGREGATIONS",
    "KL_ESTIMATORS",
    "SURROGATES",
    "Aggregation",
    "Clip",
    "KLEstimator",
    "LossStats",
    "Mismatch",
    "Surrogate",
    "Totals",
    "importance_weights",
    "kl_estimate",
    "mirror_descent_loss",
    "policy_loss",
    "sequence_sum",
    "token_logprobs",
    "token_weights",
]

Aggregation = Literal["grpo", "dr_grpo", "dapo", "sequence"]
Surrogate = Literal["token", "sequence", "cispo"]
KLEstimator = Literal["k1", "k2", "k3"]
AGGREGATIONS: tuple[Aggregation, ...] = ("grpo", "dr_grpo", "dapo", "sequence")
SURROGATES: tuple[Surrogate, ...] = ("token", "sequence", "cispo")
KL_ESTIMATORS: tuple[KLEstimator, ...] = ("k1", "k2", "k3")


# --- log-probabilities ------------------------------------------------------------------------------------------


def token_logprobs(
    hidden: Tensor,
    weight: Tensor,
    targets: Tensor,
    *,
    bias: Tensor | None = None,
    temperature: float = 1.0,
    chunk: int = 1024,
    entropy: bool = False,
) -> tuple[Tensor, Tensor | None]:
    """Log-probabilities of target tokens from hidden states, without ever holding all logits.

    The logits of ``chunk`` positions are made, used and dropped, and made again in the backward pass: memory is
    ``chunk × vocabulary`` instead of ``T × vocabulary``, for one more product with the output matrix.

    Args:
        hidden: the last hidden states at the positions that predict the targets, shape ``[T, d]``.
        weight: the output matrix, shape ``[V, d]``.
        targets: token ids, shape ``[T]``.
        bias: the output bias, shape ``[V]``.
        temperature: the logits are divided by it, as in sampling.
        chunk: positions at a time.
        entropy: also return the entropy at each position, in nats.

    Returns:
        log-probabilities, shape ``[T]``, float32, and the entropies or None.

    Raises:
        ValueError: the temperature is not positive, or ``chunk`` is less than 1.
    """
    if temperature <= 0 or chunk < 1:
        raise ValueError(f"temperature must be positive and chunk at least 1, got {temperature} and {chunk}")

    def of(part: Tensor, ids: Tensor) -> tuple[Tensor, Tensor]:
        logits = torch.nn.functional.linear(part, weight, bias).float()
        if temperature != 1.0:
            logits = logits / temperature
        every = torch.log_softmax(logits, -1)
        spread = -(every.exp() * every).sum(-1) if entropy else every.new_empty(0)
        return every.gather(1, ids[:, None])[:, 0], spread

    if len(targets) <= chunk:
        logp, spread = of(hidden, targets)
        return logp, spread if entropy else None
    recompute = torch.is_grad_enabled()
    parts = [
        checkpoint(of, h, t, use_reentrant=False) if recompute else of(h, t)
        for h, t in zip(hidden.split(chunk), targets.split(chunk), strict=True)
    ]
    logp = torch.cat([p[0] for p in parts])
    return logp, torch.cat([p[1] for p in parts]) if entropy else None


# --- aggregation ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Totals:
    """The totals of the whole batch, over all micro-batches and ranks.

    Attributes:
        sequences: responses that take part in the loss.
        tokens: their tokens.
        length: the constant by which Dr. GRPO divides a response's token sum; the longest response that is allowed.
    """

    sequences: int
    tokens: int
    length: float

    def __post_init__(self) -> None:
        if self.sequences < 0 or self.tokens < 0 or not self.length > 0:
            raise ValueError(f"Totals: counts must not be negative and length must be positive, got {self}")

    @classmethod
    def of(cls, lengths: Iterable[int], length: float) -> Totals:
        """The totals of responses with these lengths."""
        counts = list(lengths)
        return cls(len(counts), sum(counts), length)

    def __add__(self, other: Totals) -> Totals:
        """The totals of two parts of one batch.

        Raises:
            ValueError: the parts were made with different constants.
        """
        if self.length != other.length:
            raise ValueError(f"Totals with different lengths do not add up: {self.length} and {other.length}")
        return Totals(self.sequences + other.sequences, self.tokens + other.tokens, self.length)


def token_weights(
    sequence: Tensor,
    lengths: Tensor,
    totals: Totals,
    aggregation: Aggregation,
    dtype: torch.dtype = torch.float32,
) -> Tensor:
    """The weight of each token in the loss.

    With N responses and T tokens in the whole batch, for a token of a response of length n:

    * ``grpo``: ``1 / (N n)``: the mean over each response, then over responses (Shao 2024, arXiv:2402.03300, eq. 3).
      A wrong answer is punished less per token the longer it is, which lengthens wrong answers (Liu 2025).
    * ``dr_grpo``: ``1 / (N L)`` with the constant ``L = totals.length`` (Liu 2025, arXiv:2503.20783, section 3.2).
    * ``dapo``: ``1 / T``: the mean over all tokens (Yu 2025, arXiv:2503.14476, eq. 12).
    * ``sequence``: ``1 / N``: the sum over each response, the mean over responses.

    Args:
        sequence: the response of each token, shape ``[t]``.
        lengths: the number of policy tokens of each response, shape ``[s]``.
        totals: of the whole batch.
        aggregation: the name.
        dtype: of the weights.

    Returns:
        shape ``[t]``.
    """
    responses = max(1, totals.sequences)
    if aggregation == "grpo":
        return 1.0 / (responses * lengths[sequence].to(dtype))
    constants = {
        "dr_grpo": 1.0 / (responses * totals.length),
        "dapo": 1.0 / max(1, totals.tokens),
        "sequence": 1.0 / responses,
    }
    if aggregation not in constants:
        raise ValueError(f"aggregation: {aggregation!r} is not known; choose from {', '.join(AGGREGATIONS)}")
    return torch.full(sequence.shape, constants[aggregation], dtype=dtype, device=sequence.device)


def sequence_sum(values: Tensor, sequence: Tensor, count: int) -> Tensor:
    """The sum of token values for each of ``count`` responses."""
    return torch.zeros(count, dtype=values.dtype, device=values.device).index_add(0, sequence, values)


# --- losses -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Clip:
    """How far the new policy may move from the one that sampled before a token stops to count.

    Attributes:
        low: the ratio is clipped below at ``1 - low``.
        high: and above at ``1 + high``; a larger value lets rare tokens grow (Yu 2025, arXiv:2503.14476, section 3.1).
        dual: for negative advantages the objective is at least ``dual × advantage`` (Ye 2020, arXiv:1912.09729);
            above 1, or None for no such bound.

    Raises:
        ValueError: a bound is out of range.
    """

    low: float = 0.2
    high: float = 0.3
    dual: float | None = None

    def __post_init__(self) -> None:
        if not 0 <= self.low <= 1 or self.high < 0:
            raise ValueError(f"Clip: low must lie between 0 and 1 and high must not be negative, got {self}")
        if self.dual is not None and self.dual <= 1:
            raise ValueError(f"Clip: dual must be greater than 1, got {self.dual}")


@dataclass(frozen=True, slots=True)
class Mismatch:
    """How far the log-probabilities of two implementations of one policy are apart, so that parts add up.

    Attributes:
        tokens: number of tokens.
        total: sum of the absolute differences, in nats.
        largest: the largest of them.
    """

    tokens: int = 0
    total: float = 0.0
    largest: float = 0.0

    @classmethod
    def of(cls, trainer: Tensor, sampler: Tensor) -> Mismatch:
        """Between the log-probabilities of the same tokens, shape ``[t]``.

        >>> Mismatch.of(torch.tensor([-1.0, -2.0]), torch.tensor([-1.5, -2.0])).mean
        0.25
        """
        if not len(trainer):
            return cls()
        distance = (trainer.detach() - sampler).abs()
        return cls(len(trainer), float(distance.sum()), float(distance.max()))

    @property
    def mean(self) -> float:
        """The mean absolute difference; NaN without tokens."""
        return self.total / self.tokens if self.tokens else float("nan")

    def __add__(self, other: Mismatch) -> Mismatch:
        return Mismatch(self.tokens + other.tokens, self.total + other.total, max(self.largest, other.largest))


@dataclass(frozen=True, slots=True)
class LossStats:
    """What a loss saw, as sums over tokens, so that parts add up.

    Attributes:
        tokens: number of tokens.
        clipped_low: tokens whose ratio is below the lower bound while the advantage is negative.
        clipped_high: tokens whose ratio is above the upper bound while the advantage is positive.
        divergence: sum of the k3 estimate of KL(sampling policy ‖ policy), in nats.
        reference_divergence: sum of the KL estimate to the reference policy.
        entropy: sum of the entropies.
        mismatch: between the policy as it is trained and as it sampled, before the first update of a step.
    """

    tokens: int = 0
    clipped_low: float = 0.0
    clipped_high: float = 0.0
    divergence: float = 0.0
    reference_divergence: float = 0.0
    entropy: float = 0.0
    mismatch: Mismatch = Mismatch()

    def __add__(self, other: LossStats) -> LossStats:
        return LossStats(
            self.tokens + other.tokens,
            self.clipped_low + other.clipped_low,
            self.clipped_high + other.clipped_high,
            self.divergence + other.divergence,
            self.reference_divergence + other.reference_divergence,
            self.entropy + other.entropy,
            self.mismatch + other.mismatch,
        )

    def means(self) -> dict[str, float]:
        """The figures per token."""
        count = max(1, self.tokens)
        return {
            "clip_low": self.clipped_low / count,
            "clip_high": self.clipped_high / count,
            "kl_behaviour": self.divergence / count,
            "kl_reference": self.reference_divergence / count,
            "entropy": self.entropy / count,
        }


def kl_estimate(logp: Tensor, reference: Tensor, estimator: KLEstimator) -> Tensor:
    """Estimates of KL(policy ‖ reference) from tokens that the policy sampled (Schulman 2020, "Approximating KL
    divergence"), with ``d = logp - reference``: k1 is ``d``, k2 is ``d²/2``, k3 is ``exp(-d) - 1 + d``.

    k1 and k3 have the right mean, k2 and k3 are never negative. As a loss term, only the gradient of k2 has the mean
    of the true gradient; that of k1 has mean 0.

    >>> import torch
    >>> kl_estimate(torch.tensor([-1.0]), torch.tensor([-2.0]), "k2")
    tensor([0.5000])
    """
    difference = logp - reference
    if estimator == "k1":
        return difference
    if estimator == "k2":
        return difference**2 / 2
    if estimator == "k3":
        return torch.expm1(-difference) + difference
    raise ValueError(f"kl estimator: {estimator!r} is not known; choose from {', '.join(KL_ESTIMATORS)}")


def importance_weights(trainer: Tensor, sampler: Tensor, cap: float) -> Tensor:
    """``min(p_trainer / p_sampler, cap)`` for each token: truncated importance sampling, for tokens that another
    implementation of the policy sampled (Yao 2025, "Your Efficient RL Framework Secretly Brings You Off-Policy RL
    Training"; the truncation: Ionides 2008, doi:10.1198/106186008X320456).

    Args:
        trainer: log-probabilities under the policy as it is trained, shape ``[t]``.
        sampler: under the policy as it sampled, shape ``[t]``.
        cap: the largest weight.

    >>> importance_weights(torch.tensor([-1.0, -1.0]), torch.tensor([-1.0, -9.0]), 2.0).tolist()
    [1.0, 2.0]
    """
    return (trainer.detach() - sampler).exp().clamp(max=cap)


def policy_loss(
    logp: Tensor,
    behaviour: Tensor,
    sequence: Tensor,
    advantages: Tensor,
    totals: Totals,
    *,
    surrogate: Surrogate = "token",
    aggregation: Aggregation = "dr_grpo",
    clip: Clip = Clip(),
    reference: Tensor | None = None,
    kl_weight: float = 0.0,
    kl_estimator: KLEstimator = "k3",
    entropies: Tensor | None = None,
    entropy_weight: float = 0.0,
    importance: Tensor | None = None,
) -> tuple[Tensor, LossStats]:
    """The clipped policy-gradient loss, to be minimised, as this part's share of the whole batch's loss.

    With the ratio ``ρ = exp(logp - behaviour)`` and the advantage ``A`` of the token's response:

    * ``token``: ``-min(ρ A, clip(ρ, 1-low, 1+high) A)`` for each token (PPO: Schulman 2017, arXiv:1707.06347; GRPO:
      Shao 2024, arXiv:2402.03300; Dr. GRPO: Liu 2025, arXiv:2503.20783; DAPO: Yu 2025, arXiv:2503.14476).
    * ``sequence``: the same with one ratio for a response, the geometric mean of its tokens' ratios (GSPO: Zheng 2025,
      arXiv:2507.18071); with ``aggregation="grpo"`` that is GSPO's objective.
    * ``cispo``: ``-sg(clip(ρ, 1-low, 1+high)) A logp``: the weight is clipped, no token loses its gradient (Chen 2025,
      arXiv:2506.13585).

    Args:
        logp: log-probabilities under the policy, shape ``[t]``, with gradient.
        behaviour: under the policy that sampled, shape ``[t]``.
        sequence: the response of each token within this part, from 0, shape ``[t]``.
        advantages: of each response of this part, shape ``[s]``.
        totals: of the whole batch.
        surrogate: the name of the surrogate.
        aggregation: how tokens are weighted, see :func:`token_weights`.
        clip: the bounds.
        reference: log-probabilities under the reference policy, shape ``[t]``; needed with ``kl_weight``.
        kl_weight: weight of the KL estimate to the reference policy.
        kl_estimator: which estimate.
        entropies: entropies with gradient, shape ``[t]``; needed with ``entropy_weight``.
        entropy_weight: weight of the entropy, which is rewarded.
        importance: weights of the surrogate of each token, shape ``[t]``; see :func:`importance_weights`.

    Returns:
        the loss (a scalar with gradient) and its statistics.

    Raises:
        ValueError: a name is unknown, or something that a weight needs is missing.
    """
    if surrogate not in SURROGATES:
        raise ValueError(f"surrogate: {surrogate!r} is not known; choose from {', '.join(SURROGATES)}")
    if kl_weight and reference is None:
        raise ValueError("kl_weight needs the log-probabilities of the reference policy")
    if entropy_weight and entropies is None:
        raise ValueError("entropy_weight needs the entropies")
    count = len(advantages)
    lengths = torch.bincount(sequence, minlength=count)
    weights = token_weights(sequence, lengths, totals, aggregation, logp.dtype)
    advantage = advantages.to(logp.dtype)[sequence]
    log_ratio = logp - behaviour
    if surrogate == "sequence":
        means = sequence_sum(log_ratio, sequence, count) / lengths.clamp(min=1)
        ratio = means.exp()[sequence]
    else:
        ratio = log_ratio.exp()
    bounded = ratio.clamp(1 - clip.low, 1 + clip.high)
    if surrogate == "cispo":
        objective = bounded.detach() * advantage * logp
    else:
        objective = torch.minimum(ratio * advantage, bounded * advantage)
        if clip.dual is not None:
            objective = torch.where(advantage < 0, torch.maximum(objective, clip.dual * advantage), objective)
    terms = -objective if importance is None else -objective * importance
    divergence = None
    if reference is not None:
        divergence = kl_estimate(logp, reference, kl_estimator)
        if kl_weight:
            terms = terms + kl_weight * divergence
    if entropy_weight and entropies is not None:
        terms = terms - entropy_weight * entropies
    loss = (terms * weights).sum()

    with torch.no_grad():
        stats = LossStats(
            tokens=len(logp),
            clipped_low=float(((ratio < 1 - clip.low) & (advantage < 0)).sum()),
            clipped_high=float(((ratio > 1 + clip.high) & (advantage > 0)).sum()),
            divergence=float(kl_estimate(behaviour, logp, "k3").sum()),
            reference_divergence=0.0 if divergence is None else float(divergence.sum()),
            entropy=0.0 if entropies is None else float(entropies.sum()),
        )
    return loss, stats


def mirror_descent_loss(
    logp: Tensor, reference: Tensor, sequence: Tensor, advantages: Tensor, totals: Totals, *, tau: float
) -> tuple[Tensor, LossStats]:
    """Online mirror descent of Kimi k1.5 (Kimi 2025, arXiv:2501.12599, section 2.3.2), to be minimised.

    For each response the squared residual of ``r - r̄ - τ log(π/π_ref)``, divided by ``2τ``, so that the gradient is
    the published one: ``-(r - r̄) ∇log π + (τ/2) ∇ log²(π/π_ref)``, of the size of a policy gradient whatever ``τ``
    is. The mean over responses. ``π_ref`` is the policy at the start of the iteration; responses may be off-policy.

    Args:
        logp: log-probabilities under the policy, shape ``[t]``, with gradient.
        reference: under the reference policy, shape ``[t]``.
        sequence: the response of each token within this part, from 0, shape ``[t]``.
        advantages: reward minus the group's mean of each response, shape ``[s]``.
        totals: of the whole batch.
        tau: the regularisation, positive.

    Raises:
        ValueError: ``tau`` is not positive.
    """
    if not tau > 0:
        raise ValueError(f"tau must be positive, got {tau}")
    log_ratio = sequence_sum(logp - reference, sequence, len(advantages))
    residual = advantages.to(logp.dtype) - tau * log_ratio
    loss = (residual**2).sum() / (2 * tau * max(1, totals.sequences))
    with torch.no_grad():
        stats = LossStats(tokens=len(logp), divergence=float(kl_estimate(reference, logp, "k3").sum()))
    return loss, stats
