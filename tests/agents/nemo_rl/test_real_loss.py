"""Dr. GRPO's loss in NeMo RL's own wrappers, against the local agent's: value and gradient on random tensors."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from tests.agents.nemo_rl import nemo

nemo.require()

import torch  # noqa: E402
from nemo_rl.algorithms.loss import (  # noqa: E402
    ClippedPGLossConfig,
    SequencePackingLossWrapper,
    prepare_loss_input,
    wrap_loss_fn_with_input_preparation,
)
from nemo_rl.algorithms.loss.interfaces import LossType, MetricNormalizer  # noqa: E402
from nemo_rl.distributed.batched_data_dict import BatchedDataDict  # noqa: E402

from agents.grpo.losses import Clip, Totals, policy_loss  # noqa: E402
from agents.nemo_rl.loss import DrGRPOLoss  # noqa: E402

pytestmark = pytest.mark.nemo_rl

LENGTH = 24.0
DIFFERENCES: dict[str, float] = {}


@pytest.fixture(scope="module", autouse=True)
def _group(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A vocabulary-parallel group of one: without it, NeMo RL moves the ids to a GPU."""
    store = tmp_path_factory.mktemp("store") / "file"
    torch.distributed.init_process_group("gloo", init_method=f"file://{store}", rank=0, world_size=1)
    yield
    torch.distributed.destroy_process_group()


def parallel() -> dict[str, Any]:
    return {"vocab_parallel_rank": 0, "vocab_parallel_group": torch.distributed.group.WORLD}


def config(**changes: object) -> ClippedPGLossConfig:
    settings = {"ratio_clip_min": 0.2, "ratio_clip_max": 0.3, "reference_policy_kl_penalty": 0.0, **changes}
    return ClippedPGLossConfig(**settings)


def batch(seed: int, rows: int = 6, width: int = 17, vocabulary: int = 29) -> tuple[torch.Tensor, BatchedDataDict]:
    """Random logits and data: several turns in a row, a masked row, ratios on both sides of the clip."""
    made = torch.Generator().manual_seed(seed)
    logits = torch.randn(rows, width, vocabulary, generator=made)
    ids = torch.randint(vocabulary, (rows, width), generator=made)
    mask = torch.zeros(rows, width)
    lengths = torch.randint(6, width + 1, (rows,), generator=made)
    for row, length in enumerate(lengths.tolist()):
        mask[row, 3 : length - 2] = 1
        mask[row, 5] = 0  # an observation between two answers
    sample = torch.ones(rows)
    sample[2] = 0
    advantages = torch.randn(rows, 1, generator=made).expand(rows, width)
    logp = torch.log_softmax(logits, -1)[:, :-1].gather(2, ids[:, 1:, None])[..., 0]
    noise = torch.randn(rows, width - 1, generator=made) * 0.4
    previous = torch.cat([torch.zeros(rows, 1), logp + noise], 1) * mask
    data = BatchedDataDict(
        input_ids=ids, input_lengths=lengths, token_mask=mask, sample_mask=sample, advantages=advantages.clone(),
        prev_logprobs=previous, generation_logprobs=previous.clone(),
        reference_policy_logprobs=torch.cat([torch.zeros(rows, 1), logp - noise], 1) * mask,
    )  # fmt: skip
    return logits, data


def totals(data: BatchedDataDict) -> tuple[torch.Tensor, torch.Tensor]:
    """Valid responses and tokens, as NeMo RL's workers count them."""
    return data["sample_mask"].sum(), (data["token_mask"][:, 1:] * data["sample_mask"][:, None]).sum()


def ours(logits: torch.Tensor, data: BatchedDataDict, kl: float = 0.0, dual: float | None = None) -> torch.Tensor:
    """The local agent's loss, from packed tokens."""
    rows = data["sample_mask"].nonzero()[:, 0].tolist()
    logp = torch.log_softmax(logits.float(), -1)[:, :-1].gather(2, data["input_ids"][:, 1:, None])[..., 0]
    picked, before, reference, sequence, lengths = [], [], [], [], []
    for place, row in enumerate(rows):
        at = data["token_mask"][row, 1:].nonzero()[:, 0]
        picked.append(logp[row, at])
        before.append(data["prev_logprobs"][row, 1:][at])
        reference.append(data["reference_policy_logprobs"][row, 1:][at])
        sequence += [place] * len(at)
        lengths.append(len(at))
    loss, _ = policy_loss(
        torch.cat(picked), torch.cat(before), torch.tensor(sequence), data["advantages"][rows, 0],
        Totals.of(lengths, LENGTH), aggregation="dr_grpo", clip=Clip(0.2, 0.3, dual),
        reference=torch.cat(reference) if kl else None, kl_weight=kl,
    )  # fmt: skip
    return loss


def note(name: str, one: torch.Tensor, other: torch.Tensor) -> None:
    DIFFERENCES[name] = max(DIFFERENCES.get(name, 0.0), float((one - other).abs().max()))


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("options", [{}, {"kl": 0.05}, {"dual": 1.5}], ids=["plain", "kl", "dual"])
def test_value_and_gradient(seed: int, options: dict[str, float]) -> None:
    logits, data = batch(seed)
    sequences, tokens = totals(data)
    loss_fn = DrGRPOLoss(
        config(reference_policy_kl_penalty=options.get("kl", 0.0), ratio_clip_c=options.get("dual"),
               kl_input_clamp_value=None, kl_output_clamp_value=None), LENGTH)  # fmt: skip
    theirs_at, ours_at = (logits.clone().requires_grad_() for _ in range(2))
    theirs, metrics = wrap_loss_fn_with_input_preparation(
        theirs_at, data, sequences, tokens, loss_fn, prepare_loss_input, **parallel()
    )
    mine = ours(ours_at, data, **options)
    if "kl" not in options:
        theirs.backward()
        mine.backward()
        torch.testing.assert_close(theirs_at.grad, ours_at.grad, rtol=1e-4, atol=1e-7)
        assert ours_at.grad.abs().max() > 1e-4
        assert not theirs_at.grad[2].any(), "a masked response has no gradient"
        note("gradient", theirs_at.grad, ours_at.grad)
    torch.testing.assert_close(theirs, mine, rtol=1e-5, atol=1e-7)
    note("loss", theirs.detach(), mine.detach())
    assert metrics["loss"] == pytest.approx(theirs.item())


@pytest.mark.parametrize("seed", range(5))
def test_packed_sequences_and_microbatches_add_up(seed: int) -> None:
    logits, data = batch(seed)
    sequences, tokens = totals(data)
    loss_fn = DrGRPOLoss(config(), LENGTH)
    whole, _ = wrap_loss_fn_with_input_preparation(
        logits, data, sequences, tokens, loss_fn, prepare_loss_input, **parallel()
    )
    parts = [
        wrap_loss_fn_with_input_preparation(
            logits[at : at + 2], data.slice(at, at + 2), sequences, tokens, loss_fn, prepare_loss_input, **parallel()
        )[0]
        for at in (0, 2, 4)
    ]
    torch.testing.assert_close(torch.stack(parts).sum(), whole, rtol=1e-5, atol=1e-7)
    lengths = data["input_lengths"].tolist()
    packed = torch.cat([logits[row, :length] for row, length in enumerate(lengths)])[None]
    starts = torch.tensor([0, *torch.tensor(lengths).cumsum(0).tolist()])
    from_packed, _ = SequencePackingLossWrapper(loss_fn, prepare_loss_input, starts, **parallel())(
        packed, data, sequences, tokens
    )
    torch.testing.assert_close(from_packed, whole, rtol=1e-5, atol=1e-7)


def test_placeholder_totals_are_rescaled_by_responses() -> None:
    """Where NeMo RL learns the totals later, it calls the loss with 1 and 1 and divides by what `loss_type` says."""
    logits, data = batch(3)
    sequences, tokens = totals(data)
    loss_fn = DrGRPOLoss(config(), LENGTH)
    assert loss_fn.loss_type is LossType.SEQUENCE_LEVEL
    assert loss_fn.metric_normalizations["loss"] is MetricNormalizer.SEQUENCES
    one = torch.tensor(1.0)
    raw, _ = wrap_loss_fn_with_input_preparation(logits, data, one, one, loss_fn, prepare_loss_input, **parallel())
    whole, _ = wrap_loss_fn_with_input_preparation(
        logits, data, sequences, tokens, loss_fn, prepare_loss_input, **parallel()
    )
    torch.testing.assert_close(raw / sequences, whole, rtol=1e-5, atol=1e-7)


def test_it_is_pickled_by_name_and_needs_little() -> None:
    """A worker of the policy imports the class; nothing of it needs the environment's packages."""
    import subprocess
    import sys

    loss_fn = DrGRPOLoss(config(), LENGTH)
    stored = pickle.dumps(loss_fn)
    assert pickle.loads(stored).length == LENGTH
    code = (
        "import pickle, sys, typing, typing_extensions\n"
        "typing.TypedDict = typing_extensions.TypedDict\n"
        "sys.modules['lean_gym'] = None\n"  # importing it would fail
        "print(type(pickle.loads(sys.stdin.buffer.read())).__name__)"
    )
    done = subprocess.run([sys.executable, "-c", code], input=stored, capture_output=True, check=True)
    assert done.stdout.strip().endswith(b"DrGRPOLoss")


def test_what_has_no_meaning_is_an_error() -> None:
    for changes in ({"token_level_loss": False}, {"positive_example_nll_weight": 0.1}):
        with pytest.raises(ValueError, match="loss_fn"):
            DrGRPOLoss(config(**changes), LENGTH)
    with pytest.raises(ValueError, match="length"):
        DrGRPOLoss(config(), 0.0)


def test_report(capsys: pytest.CaptureFixture[str]) -> None:
    """The largest differences of this run, in the output of ``pytest -s``."""
    if not DIFFERENCES:
        pytest.skip("the tests above did not run")
    with capsys.disabled():
        print("\nlargest difference to the local agent:", {k: f"{v:.1e}" for k, v in DIFFERENCES.items()})
    assert max(DIFFERENCES.values()) < 1e-5
