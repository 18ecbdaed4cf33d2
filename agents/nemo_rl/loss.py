"""Dr. GRPO's loss on top of NeMo RL's clipped policy-gradient loss.

The trainer pickles its loss to the workers of the policy, which import this module: it needs only torch and NeMo RL,
and the folder above `agents` on their ``PYTHONPATH`` (the launcher puts it there).
"""

from __future__ import annotations

from typing import Any

import torch
from nemo_rl.algorithms.loss import ClippedPGLossConfig, ClippedPGLossFn
from nemo_rl.algorithms.loss.interfaces import LossType, MetricNormalizer

from agents.nemo_rl.normalization import dr_grpo_factor

__all__ = ["DrGRPOLoss"]


class DrGRPOLoss(ClippedPGLossFn):  # type: ignore[misc]
    """NeMo RL's clipped loss, summed over tokens and divided by (valid responses × a constant).

    Clipping, importance-sampling correction and KL penalty are NeMo RL's; only the division is another. To the
    trainer the loss is one that is normalised by responses, which is what it has to know where it scales gradients
    itself.

    Args:
        cfg: NeMo RL's configuration of the loss, with ``token_level_loss`` and without sequence-level ratios.
        length: the constant L, in tokens.
        use_fused_linear_logprobs: as in NeMo RL.

    Raises:
        ValueError: the length is not positive, or the configuration asks for something that has no meaning here.
    """

    def __init__(self, cfg: ClippedPGLossConfig, length: float, use_fused_linear_logprobs: bool = False) -> None:
        dr_grpo_factor(1, 1, length)
        if not cfg.token_level_loss or cfg.sequence_level_importance_ratios:
            raise ValueError(
                "Dr. GRPO sums over tokens: set loss_fn.token_level_loss=true and "
                "loss_fn.sequence_level_importance_ratios=false"
            )
        if cfg.positive_example_nll_weight:
            raise ValueError("loss_fn.positive_example_nll_weight has its own division: set it to 0 with Dr. GRPO")
        super().__init__(cfg, use_fused_linear_logprobs)
        self.length = float(length)
        self._token_mean = ClippedPGLossFn(cfg, use_fused_linear_logprobs)
        self.loss_type = LossType.SEQUENCE_LEVEL
        self.metric_normalizations["loss"] = MetricNormalizer.SEQUENCES

    def __call__(
        self, next_token_logprobs: Any, data: Any, global_valid_seqs: torch.Tensor, global_valid_toks: torch.Tensor
    ) -> tuple[torch.Tensor, dict[str, Any]]:
        """The loss of a microbatch as its share of the global batch's, and NeMo RL's metrics.

        Args:
            next_token_logprobs: of the current policy, shape ``[B, S-1]``.
            data: NeMo RL's batch.
            global_valid_seqs: N of the global batch.
            global_valid_toks: T of the global batch.
        """
        loss, metrics = self._token_mean(next_token_logprobs, data, global_valid_seqs, global_valid_toks)
        loss = loss * dr_grpo_factor(global_valid_toks, global_valid_seqs, self.length)
        return loss, {**metrics, "loss": loss.item()}
