"""The arithmetic on top of NeMo RL's token mean, against the local agent's losses; needs no NeMo RL."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")

from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

from agents.grpo.losses import Clip, Totals, policy_loss  # noqa: E402
from agents.nemo_rl.normalization import dr_grpo_factor  # noqa: E402


@settings(max_examples=50, deadline=None)
@given(st.lists(st.integers(1, 12), min_size=1, max_size=6), st.integers(0, 2**16), st.floats(1.0, 4096.0))
def test_a_token_mean_times_the_factor_is_dr_grpo(lengths: list[int], seed: int, length: float) -> None:
    """NeMo RL's token-level loss is the mean over all tokens, DAPO's: the factor makes Dr. GRPO's of it, with the
    gradient, also where the totals are those of a larger batch."""
    made = torch.Generator().manual_seed(seed)
    tokens = sum(lengths)
    logp = torch.randn(tokens, generator=made, dtype=torch.float64).requires_grad_()
    before = logp.detach() + 0.3 * torch.randn(tokens, generator=made, dtype=torch.float64)
    advantages = torch.randn(len(lengths), generator=made, dtype=torch.float64)
    sequence = torch.repeat_interleave(torch.arange(len(lengths)), torch.tensor(lengths))
    totals = Totals.of([*lengths, 7, 3], length)

    def of(aggregation: str) -> tuple[torch.Tensor, torch.Tensor]:
        loss, _ = policy_loss(logp, before, sequence, advantages, totals, aggregation=aggregation, clip=Clip(0.2, 0.3))
        return loss, torch.autograd.grad(loss, logp)[0]

    factor = dr_grpo_factor(torch.tensor(float(totals.tokens)), torch.tensor(float(totals.sequences)), length)
    (mean, mean_gradient), (wanted, wanted_gradient) = of("dapo"), of("dr_grpo")
    torch.testing.assert_close(mean * factor, wanted, rtol=1e-6, atol=1e-12)
    torch.testing.assert_close(mean_gradient * factor, wanted_gradient, rtol=1e-6, atol=1e-12)


def test_an_empty_batch_is_finite() -> None:
    assert dr_grpo_factor(torch.tensor(0.0), torch.tensor(0.0), 8.0) == 0.0
    assert dr_grpo_factor(0, 0, 8.0) == 0.0
    for length in (0.0, -1.0, float("nan")):
        with pytest.raises(ValueError, match="length"):
            dr_grpo_factor(1, 1, length)
