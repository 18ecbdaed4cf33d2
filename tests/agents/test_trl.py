"""Losses against TRL's own numbers, where TRL is installed."""

from __future__ import annotations

from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")
pytest.importorskip("trl", reason="TRL is not installed; it is no dependency")
transformers = pytest.importorskip("transformers", reason="the extra 'agents' is not installed")

from agents.grpo.losses import Clip, Totals, policy_loss, token_logprobs  # noqa: E402
from agents.policies.base import pad_rows  # noqa: E402
from agents.policies.hf import TransformersPolicy  # noqa: E402
from tests.agents.qwen import make_qwen  # noqa: E402
from tests.agents.trl_side import trl_inputs, trl_trainer  # noqa: E402

CASES = [
    ("grpo", "token", "grpo", "token"),
    ("dr_grpo", "token", "dr_grpo", "token"),
    ("dapo", "token", "dapo", "token"),
    ("grpo", "sequence", "grpo", "sequence"),
]


@pytest.mark.parametrize(("loss_type", "level", "aggregation", "surrogate"), CASES)
def test_loss_and_gradient(tmp_path: Path, loss_type: str, level: str, aggregation: str, surrogate: str) -> None:
    folder = make_qwen(tmp_path / "model")
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder)
    policy = TransformersPolicy(transformers.AutoModelForCausalLM.from_pretrained(folder), tokenizer, 256)
    other = trl_trainer(
        transformers.AutoModelForCausalLM.from_pretrained(folder), tokenizer, tmp_path / "trl",
        loss_type=loss_type, importance_sampling_level=level, max_completion_length=40, temperature=0.8,
    )  # fmt: skip
    generator = torch.Generator().manual_seed(1)
    lengths = [3, 17, 40, 9, 1, 22, 40, 5]
    prompts = [torch.randint(4, 300, (n,), generator=generator).tolist() for n in (5, 9, 4, 7, 5, 5, 8, 6)]
    responses = [torch.randint(4, 300, (n,), generator=generator).tolist() for n in lengths]
    advantages = torch.randn(8, generator=generator)

    ids, mask = pad_rows([[*p, *r] for p, r in zip(prompts, responses, strict=True)], policy.pad_id)
    own, _ = pad_rows([[0] * len(p) + [1] * len(r) for p, r in zip(prompts, responses, strict=True)], 0)
    own = own.bool()

    def logprobs() -> torch.Tensor:
        hidden = policy.hidden(ids[:, :-1], mask[:, :-1])[own[:, 1:]]
        return token_logprobs(hidden, policy.head()[0], ids[:, 1:][own[:, 1:]], temperature=0.8, chunk=16)[0]

    behaviour = logprobs().detach() + 0.3 * torch.randn(sum(lengths), generator=generator)
    sequence = torch.repeat_interleave(torch.arange(8), torch.tensor(lengths))
    loss, _ = policy_loss(
        logprobs(), behaviour, sequence, advantages, Totals.of(lengths, 40),
        surrogate=surrogate, aggregation=aggregation, clip=Clip(0.2, 0.3),
    )  # fmt: skip
    loss.backward()

    split = [part.tolist() for part in behaviour.split(lengths)]
    other.model.eval()  # in training mode, TRL divides by accumulation steps of a loop that does not run here
    theirs = other._compute_loss(other.model, trl_inputs(prompts, responses, split, advantages, policy.pad_id))
    theirs.backward()
    assert loss.item() == pytest.approx(theirs.item(), abs=1e-5)
    for (name, mine), their in zip(policy.module.named_parameters(), other.model.parameters(), strict=True):
        assert torch.allclose(mine.grad, their.grad, atol=2e-5), name
