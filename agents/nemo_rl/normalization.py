"""The arithmetic of Dr. GRPO on top of a token-mean loss; needs neither torch nor NeMo RL."""

from __future__ import annotations

from typing import Any

__all__ = ["dr_grpo_factor"]


def dr_grpo_factor(tokens: Any, sequences: Any, length: float) -> Any:
    """What turns a mean over the tokens of the global batch into Dr. GRPO's loss.

    With T tokens and N responses, a token-mean loss is ``Σ / T``; Dr. GRPO's is ``Σ / (N L)`` with a constant L (Liu
    2025, arXiv:2503.20783, section 3.2). The factor is ``T / (N L)``; an empty batch counts as one response.

    Args:
        tokens: T, a number or a tensor.
        sequences: N, a number or a tensor.
        length: L, in tokens.

    Raises:
        ValueError: the length is not positive.

    >>> dr_grpo_factor(30, 4, 10.0)
    0.75
    """
    if not length > 0:
        raise ValueError(f"the length of Dr. GRPO must be positive, got {length!r}")
    count = sequences.clamp(min=1) if hasattr(sequences, "clamp") else max(1, sequences)
    return tokens / (count * length)
