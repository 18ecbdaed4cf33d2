"""Losses against plain Python, token by token, and their gradients against finite differences."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pytest

torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")

from agents.grpo.losses import (  # noqa: E402
    AGGREGATIONS,
    KL_ESTIMATORS,
    SURROGATES,
    Clip,
    Mismatch,
    Totals,
    importance_weights,
    kl_estimate,
    mirror_descent_loss,
    policy_loss,
    token_logprobs,
)

LENGTHS = [3, 1, 5, 2]
ADVANTAGES = [0.75, -0.25, -1.0, 0.5]
LENGTH = 6.0


@dataclass
class Batch:
    logp: torch.Tensor
    behaviour: torch.Tensor
    reference: torch.Tensor
    entropies: torch.Tensor
    sequence: torch.Tensor
    advantages: torch.Tensor

    def part(self, members: list[int]) -> Batch:
        """Some of the responses as a batch of their own."""
        keep = torch.cat([(self.sequence == m).nonzero()[:, 0] for m in members])
        renumber = {m: i for i, m in enumerate(members)}
        return Batch(
            *(x[keep] for x in (self.logp, self.behaviour, self.reference, self.entropies)),
            torch.tensor([renumber[int(s)] for s in self.sequence[keep]]),
            self.advantages[members],
        )


@pytest.fixture
def batch() -> Batch:
    torch.manual_seed(3)
    tokens = sum(LENGTHS)
    behaviour = -torch.rand(tokens, dtype=torch.float64) * 3
    return Batch(
        (behaviour + 0.5 * torch.randn(tokens, dtype=torch.float64)).requires_grad_(),
        behaviour,
        behaviour + 0.3 * torch.randn(tokens, dtype=torch.float64),
        torch.rand(tokens, dtype=torch.float64).requires_grad_(),
        torch.repeat_interleave(torch.arange(len(LENGTHS)), torch.tensor(LENGTHS)),
        torch.tensor(ADVANTAGES, dtype=torch.float64),
    )


def plain_loss(
    batch: Batch,
    surrogate: str,
    aggregation: str,
    low: float,
    high: float,
    dual: float | None,
    kl_weight: float,
    kl: str,
    entropy_weight: float,
) -> float:
    """The definitions, with nothing but floats and loops. For CISPO the detached weight times logp."""
    logp, behaviour = batch.logp.tolist(), batch.behaviour.tolist()
    reference, entropies = batch.reference.tolist(), batch.entropies.tolist()
    total, start = 0.0, 0
    for length, advantage in zip(LENGTHS, ADVANTAGES, strict=True):
        places = range(start, start + length)
        start += length
        mean_ratio = math.exp(sum(logp[t] - behaviour[t] for t in places) / length)
        terms = []
        for t in places:
            ratio = mean_ratio if surrogate == "sequence" else math.exp(logp[t] - behaviour[t])
            bounded = min(max(ratio, 1 - low), 1 + high)
            if surrogate == "cispo":
                value = bounded * advantage * logp[t]
            else:
                value = min(ratio * advantage, bounded * advantage)
                if dual is not None and advantage < 0:
                    value = max(value, dual * advantage)
            difference = logp[t] - reference[t]
            divergence = {
                "k1": difference,
                "k2": difference**2 / 2,
                "k3": math.exp(-difference) - 1 + difference,
            }[kl]
            terms.append(-value + kl_weight * divergence - entropy_weight * entropies[t])
        if aggregation == "grpo":
            total += sum(terms) / length / len(LENGTHS)
        elif aggregation == "dr_grpo":
            total += sum(terms) / LENGTH / len(LENGTHS)
        elif aggregation == "dapo":
            total += sum(terms) / sum(LENGTHS)
        else:
            total += sum(terms) / len(LENGTHS)
    return total


def loss_of(batch: Batch, totals: Totals | None = None, **options) -> torch.Tensor:
    return policy_loss(
        batch.logp,
        batch.behaviour,
        batch.sequence,
        batch.advantages,
        totals or Totals.of(LENGTHS, LENGTH),
        reference=batch.reference,
        entropies=batch.entropies,
        **options,
    )[0]


@pytest.mark.parametrize("surrogate", SURROGATES)
@pytest.mark.parametrize("aggregation", AGGREGATIONS)
@pytest.mark.parametrize(
    ("dual", "kl", "kl_weight", "entropy"),
    [(None, "k3", 0.0, 0.0), (2.0, "k1", 0.1, 0.01), (1.5, "k2", 0.2, 0.0), (None, "k3", 0.3, 0.02)],
)
def test_value(
    batch: Batch, surrogate: str, aggregation: str, dual: float | None, kl: str, kl_weight: float, entropy: float
) -> None:
    got = loss_of(
        batch,
        surrogate=surrogate,
        aggregation=aggregation,
        clip=Clip(0.2, 0.3, dual),
        kl_weight=kl_weight,
        kl_estimator=kl,
        entropy_weight=entropy,
    )
    want = plain_loss(batch, surrogate, aggregation, 0.2, 0.3, dual, kl_weight, kl, entropy)
    assert got.item() == pytest.approx(want, abs=1e-9)


@pytest.mark.parametrize("surrogate", ["token", "sequence"])
@pytest.mark.parametrize("aggregation", AGGREGATIONS)
def test_gradient_against_finite_differences(batch: Batch, surrogate: str, aggregation: str) -> None:
    options = {
        "surrogate": surrogate,
        "aggregation": aggregation,
        "clip": Clip(0.2, 0.3, 1.5),
        "kl_weight": 0.1,
        "kl_estimator": "k3",
        "entropy_weight": 0.01,
    }
    loss_of(batch, **options).backward()
    step = 1e-6
    for t in range(len(batch.logp)):
        sides = []
        for sign in (1, -1):
            moved = batch.logp.detach().clone()
            moved[t] += sign * step
            shifted = Batch(moved, batch.behaviour, batch.reference, batch.entropies, batch.sequence, batch.advantages)
            sides.append(plain_loss(shifted, surrogate, aggregation, 0.2, 0.3, 1.5, 0.1, "k3", 0.01))
        assert batch.logp.grad[t].item() == pytest.approx((sides[0] - sides[1]) / (2 * step), abs=1e-7)


def test_cispo_keeps_the_gradient_of_clipped_tokens(batch: Batch) -> None:
    loss_of(batch, surrogate="cispo", aggregation="dapo").backward()
    for t, s in enumerate(batch.sequence.tolist()):
        ratio = math.exp(batch.logp[t].item() - batch.behaviour[t].item())
        want = -min(max(ratio, 0.8), 1.3) * ADVANTAGES[s] / sum(LENGTHS)
        assert batch.logp.grad[t].item() == pytest.approx(want, abs=1e-7)


def test_on_policy_gradient_is_the_policy_gradient(batch: Batch) -> None:
    """Where the policy is the one that sampled, no surrogate clips and all are REINFORCE with the same weights."""
    for surrogate in SURROGATES:
        logp = batch.behaviour.clone().requires_grad_()
        policy_loss(
            logp,
            batch.behaviour,
            batch.sequence,
            batch.advantages,
            Totals.of(LENGTHS, LENGTH),
            surrogate=surrogate,
            aggregation="grpo",
        )[0].backward()
        want = [-a / n / len(LENGTHS) for a, n in zip(ADVANTAGES, LENGTHS, strict=True) for _ in range(n)]
        assert logp.grad.tolist() == pytest.approx(want, abs=1e-7)


@pytest.mark.parametrize("cap", [1.0, 2.0, 1e9])
def test_importance_weights_stand_on_the_surrogate_alone(batch: Batch, cap: float) -> None:
    """A step after tokens that another implementation sampled, against the formula; KL and entropy are not weighted."""
    sampler = batch.behaviour + torch.linspace(-1.5, 1.0, sum(LENGTHS), dtype=torch.float64)
    logp = batch.behaviour.clone().requires_grad_()
    loss, _ = policy_loss(
        logp,
        batch.behaviour,
        batch.sequence,
        batch.advantages,
        Totals.of(LENGTHS, LENGTH),
        aggregation="dapo",
        importance=importance_weights(batch.behaviour, sampler, cap),
        reference=batch.reference,
        kl_weight=0.1,
        kl_estimator="k2",
        entropies=batch.entropies,
        entropy_weight=0.01,
    )
    loss.backward()
    total = 0.0
    for t, s in enumerate(batch.sequence.tolist()):
        old, reference = batch.behaviour[t].item(), batch.reference[t].item()
        weight = min(math.exp(old - sampler[t].item()), cap)
        total += -weight * ADVANTAGES[s] + 0.1 * (old - reference) ** 2 / 2 - 0.01 * batch.entropies[t].item()
        want = (-weight * ADVANTAGES[s] + 0.1 * (old - reference)) / sum(LENGTHS)
        assert logp.grad[t].item() == pytest.approx(want, abs=1e-9)
    assert loss.item() == pytest.approx(total / sum(LENGTHS), abs=1e-9)


def test_mismatch_of_parts_is_that_of_the_whole() -> None:
    trainer, sampler = torch.tensor([-1.0, -2.0, -4.0]), torch.tensor([-1.5, -2.0, -3.0])
    whole = Mismatch.of(trainer, sampler)
    assert (whole.mean, whole.largest) == (0.5, 1.0)
    assert Mismatch.of(trainer[:1], sampler[:1]) + Mismatch.of(trainer[1:], sampler[1:]) == whole
    assert Mismatch() + whole == whole
    assert math.isnan(Mismatch.of(trainer[:0], sampler[:0]).mean)


def test_length_bias_is_in_grpo_alone() -> None:
    """Two wrong answers of different lengths: GRPO punishes a token of the longer one less, Dr. GRPO equally."""
    sequence = torch.tensor([0] * 2 + [1] * 8)
    for aggregation, equal in (("grpo", False), ("dr_grpo", True), ("dapo", True)):
        logp = torch.full((10,), -1.0, requires_grad=True)
        policy_loss(
            logp, logp.detach(), sequence, torch.tensor([-1.0, -1.0]), Totals.of([2, 8], 10.0), aggregation=aggregation
        )[0].backward()
        assert (logp.grad[0].item() == pytest.approx(logp.grad[-1].item())) is equal


PARTS = [[[0], [1], [2], [3]], [[0, 1], [2, 3]], [[3, 0, 2], [1]]]


@pytest.mark.parametrize("parts", PARTS)
@pytest.mark.parametrize("surrogate", SURROGATES)
@pytest.mark.parametrize("aggregation", AGGREGATIONS)
def test_micro_batches_add_up_to_the_batch(
    batch: Batch, parts: list[list[int]], surrogate: str, aggregation: str
) -> None:
    """Micro-batches on one machine, or ranks that add their gradients: the same loss and the same gradient."""
    totals = sum(
        (Totals.of([LENGTHS[m] for m in part], LENGTH) for part in parts[1:]),
        Totals.of([LENGTHS[m] for m in parts[0]], LENGTH),
    )
    assert totals == Totals.of(LENGTHS, LENGTH)
    options = {"surrogate": surrogate, "aggregation": aggregation, "kl_weight": 0.1, "entropy_weight": 0.01}
    whole = loss_of(batch, totals, **options)
    [want] = torch.autograd.grad(whole, [batch.logp])
    summed = sum(loss_of(batch.part(part), totals, **options) for part in parts)
    [got] = torch.autograd.grad(summed, [batch.logp])
    assert summed.item() == pytest.approx(whole.item(), abs=1e-9)
    assert torch.allclose(got, want, atol=1e-9)


def test_statistics_add_up(batch: Batch) -> None:
    totals = Totals.of(LENGTHS, LENGTH)
    _, whole = policy_loss(batch.logp, batch.behaviour, batch.sequence, batch.advantages, totals)
    parts = [batch.part([m]) for m in range(4)]
    stats = [policy_loss(p.logp, p.behaviour, p.sequence, p.advantages, totals)[1] for p in parts]
    assert sum(stats[1:], stats[0]).means() == pytest.approx(whole.means())
    ratios = (batch.logp - batch.behaviour).exp().tolist()
    advantages = [ADVANTAGES[s] for s in batch.sequence.tolist()]
    pairs = list(zip(ratios, advantages, strict=True))
    assert whole.clipped_low == sum(r < 0.8 and a < 0 for r, a in pairs)
    assert whole.clipped_high == sum(r > 1.3 and a > 0 for r, a in pairs)
    assert whole.divergence == pytest.approx(sum(r - 1 - math.log(r) for r in ratios))


def test_mirror_descent(batch: Batch) -> None:
    tau = 0.7
    loss, _ = mirror_descent_loss(
        batch.logp, batch.reference, batch.sequence, batch.advantages, Totals.of(LENGTHS, LENGTH), tau=tau
    )
    logp, reference = batch.logp.tolist(), batch.reference.tolist()
    total, start, gradient = 0.0, 0, []
    for length, advantage in zip(LENGTHS, ADVANTAGES, strict=True):
        log_ratio = sum(logp[t] - reference[t] for t in range(start, start + length))
        start += length
        total += (advantage - tau * log_ratio) ** 2 / (2 * tau)
        # The published gradient: (r - r̄) ∇log π - (τ/2) ∇ log²(π/π_ref), to be followed upwards.
        gradient += [-(advantage - tau * log_ratio) / len(LENGTHS)] * length
    assert loss.item() == pytest.approx(total / len(LENGTHS), abs=1e-9)
    loss.backward()
    assert batch.logp.grad.tolist() == pytest.approx(gradient, abs=1e-9)


def test_kl_estimators_on_a_real_distribution() -> None:
    """Over all outcomes, weighted by the policy, k1 and k3 give the divergence itself, and k2 has its gradient."""
    logits = torch.randn(5, dtype=torch.float64, requires_grad=True)
    other = torch.log_softmax(torch.randn(5, dtype=torch.float64), -1)
    logp = torch.log_softmax(logits, -1)
    divergence = (logp.exp() * (logp - other)).sum()
    for name in ("k1", "k3"):
        assert (logp.exp() * kl_estimate(logp, other, name)).sum().item() == pytest.approx(divergence.item())
    [want] = torch.autograd.grad(divergence, [logits], retain_graph=True)
    [got] = torch.autograd.grad((logp.exp().detach() * kl_estimate(logp, other, "k2")).sum(), [logits])
    assert torch.allclose(got, want)
    for name in KL_ESTIMATORS:
        assert kl_estimate(other, other, name).abs().max() == 0


@pytest.mark.parametrize("temperature", [1.0, 0.7])
@pytest.mark.parametrize("chunk", [1, 3, 100])
def test_chunked_logprobs(chunk: int, temperature: float) -> None:
    hidden = torch.randn(10, 4, dtype=torch.float64, requires_grad=True)
    weight = torch.randn(7, 4, dtype=torch.float64, requires_grad=True)
    bias = torch.randn(7, dtype=torch.float64, requires_grad=True)
    targets = torch.randint(7, (10,))
    got, entropies = token_logprobs(
        hidden, weight, targets, bias=bias, temperature=temperature, chunk=chunk, entropy=True
    )
    every = torch.log_softmax(((hidden @ weight.T + bias) / temperature).float(), -1)
    want, spread = every[range(10), targets], torch.distributions.Categorical(logits=every).entropy()
    assert torch.allclose(got, want)
    assert torch.allclose(entropies, spread)
    toward = torch.randn(10)
    for a, b in zip(
        torch.autograd.grad((got * toward).sum() + entropies.sum(), [hidden, weight, bias]),
        torch.autograd.grad((want * toward).sum() + spread.sum(), [hidden, weight, bias]),
        strict=True,
    ):
        assert torch.allclose(a, b, atol=1e-6)


def test_chunked_logprobs_never_hold_all_logits() -> None:
    """What autograd keeps for the backward pass has no tensor of tokens × vocabulary."""
    tokens, width, vocabulary, chunk = 64, 8, 500, 8
    hidden = torch.randn(tokens, width, requires_grad=True)
    weight = torch.randn(vocabulary, width, requires_grad=True)
    targets = torch.randint(vocabulary, (tokens,))

    def largest_kept(size: int) -> int:
        kept = [0]
        with torch.autograd.graph.saved_tensors_hooks(lambda x: kept.append(x.numel()) or x, lambda x: x):
            token_logprobs(hidden, weight, targets, chunk=size)
        return max(kept)

    assert largest_kept(tokens) >= tokens * vocabulary
    assert largest_kept(chunk) <= max(vocabulary * width, chunk * width)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda b: loss_of(b, surrogate="ppo"), "surrogate: 'ppo'"),
        (lambda b: loss_of(b, aggregation="mean"), "aggregation: 'mean'"),
        (lambda b: loss_of(b, kl_weight=1.0, kl_estimator="k4"), "kl estimator: 'k4'"),
        (
            lambda b: policy_loss(b.logp, b.behaviour, b.sequence, b.advantages, Totals(4, 11, 1), kl_weight=1.0),
            "kl_weight needs",
        ),
        (
            lambda b: policy_loss(b.logp, b.behaviour, b.sequence, b.advantages, Totals(4, 11, 1), entropy_weight=1.0),
            "entropy_weight needs",
        ),
        (lambda b: Clip(low=1.5), "low must lie between"),
        (lambda b: Clip(dual=0.5), "dual must be greater"),
        (lambda b: Totals(1, 1, 0), "length must be positive"),
        (lambda b: Totals(1, 1, 2) + Totals(1, 1, 3), "different lengths"),
        (lambda b: mirror_descent_loss(b.logp, b.logp, b.sequence, b.advantages, Totals(4, 11, 1), tau=0), "tau"),
        (lambda b: token_logprobs(b.logp, b.logp, b.sequence, temperature=0), "temperature must be positive"),
    ],
)
def test_bad_input(batch: Batch, call, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call(batch)
