"""The model, sampling from its cache, and drawing problems."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")

from agents.grpo.config import SamplingConfig  # noqa: E402
from agents.grpo.losses import token_logprobs  # noqa: E402
from agents.grpo.sampling import ProblemSampler  # noqa: E402
from agents.policies.base import SamplingSettings, sample_ids  # noqa: E402
from agents.policies.tiny import Decoder, DecoderConfig, TinyPolicy, Tokenizer  # noqa: E402
from lean_gym.datasets.samplers import WinRates  # noqa: E402


@pytest.fixture
def policy() -> TinyPolicy:
    torch.manual_seed(1)
    tokenizer = Tokenizer.train(["theorem t ( p : Prop ) : p := by exact"], 300)
    model = Decoder(DecoderConfig(len(tokenizer), width=32, layers=2, heads=2, positions=64))
    for parameter in model.parameters():  # larger than at the start, so that mistakes in the cache show
        if parameter.dim() == 2:
            parameter.data *= 3
    # The end token now and then, so that rows leave the batch.
    model.head.weight.data[tokenizer.end] += 0.3
    return TinyPolicy(tokenizer, model)


PROMPTS = [[5, 9, 11, 270, 271], [6], [6], [9] * 17, [270, 7, 8]]


def whole_logprobs(policy: TinyPolicy, prompt: list[int], ids: tuple[int, ...], temperature: float) -> list[float]:
    """Without any cache: the whole sequence in one forward pass."""
    row = torch.tensor([[*prompt, *ids]])
    hidden = policy.hidden(row[:, :-1], torch.ones_like(row[:, :-1]))[0, len(prompt) - 1 :]
    return token_logprobs(hidden, policy.head()[0], row[0, len(prompt) :], temperature=temperature)[0].tolist()


@pytest.mark.parametrize("temperature", [1.0, 0.6])
def test_sampled_logprobs_are_those_of_training(policy: TinyPolicy, temperature: float) -> None:
    generator = torch.Generator().manual_seed(2)
    prompts = [p for p in PROMPTS for _ in range(6)]
    seen = {}
    got = policy.generate(
        prompts, SamplingSettings(30, temperature), generator, lambda place, c: seen.setdefault(place, c)
    )
    assert {c.finish for c in got} == {"stop", "length"}
    for place, (prompt, completion) in enumerate(zip(prompts, got, strict=True)):
        want = whole_logprobs(policy, prompt, completion.ids, temperature)
        assert list(completion.logprobs) == pytest.approx(want, abs=2e-4)
        assert (completion.ids[-1] == policy.tokenizer.end) == (completion.finish == "stop")
        assert policy.tokenizer.end not in completion.ids[:-1]
        assert completion.finish == "stop" or len(completion.ids) == 30
        assert seen[place] == completion


def test_sampling_follows_the_distribution(policy: TinyPolicy) -> None:
    count = 4000
    got = policy.generate([[6, 270]] * count, SamplingSettings(1), torch.Generator().manual_seed(0))
    logits = policy.module.head(policy.hidden(torch.tensor([[6, 270]]), torch.ones(1, 2)))[0, -1]
    expected = torch.softmax(logits.detach(), -1)
    seen = Counter(c.ids[0] for c in got)
    for id in expected.topk(5).indices.tolist():
        p = float(expected[id])
        assert abs(seen[id] / count - p) < 5 * (p * (1 - p) / count) ** 0.5


def test_greedy_and_top_p() -> None:
    logits = torch.log(torch.tensor([[0.5, 0.3, 0.15, 0.05]]))
    ids, logp = sample_ids(logits, SamplingSettings(1, temperature=0), torch.Generator())
    assert ids.tolist() == [0]
    assert logp.exp().item() == pytest.approx(0.5)
    generator = torch.Generator().manual_seed(0)
    drawn = Counter(int(sample_ids(logits, SamplingSettings(1, top_p=0.7), generator)[0]) for _ in range(300))
    assert set(drawn) == {0, 1}
    assert drawn[0] / 300 == pytest.approx(0.5 / 0.8, abs=0.12)


def test_same_seed_same_samples(policy: TinyPolicy) -> None:
    runs = [policy.generate(PROMPTS, SamplingSettings(20), torch.Generator().manual_seed(4)) for _ in range(2)]
    assert runs[0] == runs[1]


def test_token_budget_stops_in_the_middle_and_goes_on(policy: TinyPolicy) -> None:
    """Parts that are put together are one response under the policy, with the limit of one response."""
    generator = torch.Generator().manual_seed(3)
    settings = SamplingSettings(20, token_budget=24)
    prompts = [[6, 270], [7, 271, 9], [8]]
    rows, done = [list(p) for p in prompts], [False] * 3
    logps: list[list[float]] = [[], [], []]
    rounds = 0
    while not all(done):
        open_ = [i for i in range(3) if not done[i]]
        parts = policy.generate(
            [rows[i] for i in open_], settings, generator, started=[len(rows[i]) - len(prompts[i]) for i in open_]
        )
        assert sum(len(p.ids) for p in parts) <= 24 + 3
        for i, part in zip(open_, parts, strict=True):
            rows[i] += part.ids
            logps[i] += part.logprobs
            done[i] = part.finish != "budget"
        rounds += 1
    assert rounds > 1
    for prompt, row, logp in zip(prompts, rows, logps, strict=True):
        assert len(row) - len(prompt) <= 20
        assert logp == pytest.approx(whole_logprobs(policy, prompt, tuple(row[len(prompt) :]), 1.0), abs=2e-4)


@pytest.mark.parametrize("prompt", [[], [5] * 64])
def test_prompts_must_fit(policy: TinyPolicy, prompt: list[int]) -> None:
    with pytest.raises(ValueError, match="between 1 and 63"):
        policy.generate([prompt], SamplingSettings(3), torch.Generator())


def test_save_and_load(policy: TinyPolicy, tmp_path: Path) -> None:
    policy.save(tmp_path)
    again = TinyPolicy.load(tmp_path)
    ids = torch.tensor([[5, 6, 270]])
    assert torch.equal(again.hidden(ids, torch.ones_like(ids)), policy.hidden(ids, torch.ones_like(ids)))
    assert again.tokenizer.words == policy.tokenizer.words


def test_chat(policy: TinyPolicy) -> None:
    t = policy.tokenizer
    start = policy.start([{"role": "system", "content": "p"}, {"role": "user", "content": "t"}])
    [p], [word] = t.encode("p"), t.encode("t")
    assert start == [t.system, p, t.user, word, t.assistant]
    assert policy.follow_up([p, t.end], "t") == [t.user, word, t.assistant]
    assert policy.follow_up([p], "t") == [t.end, t.user, word, t.assistant]
    assert policy.text([p, t.end]) == policy.text([p]) == "p"


@pytest.mark.parametrize(
    "settings",
    [
        {"max_new_tokens": 0},
        {"max_new_tokens": 1, "top_p": 0.0},
        {"max_new_tokens": 1, "temperature": -1.0},
        {"max_new_tokens": 1, "token_budget": 0},
    ],
)
def test_bad_settings(settings: dict) -> None:
    with pytest.raises(ValueError, match="SamplingSettings"):
        SamplingSettings(**settings)


# --- problems ---------------------------------------------------------------------------------------------------

IDS = [f"p{i}" for i in range(10)]


def sampler(rates: WinRates | None = None, **config) -> ProblemSampler:
    return ProblemSampler(IDS, list(range(10)), SamplingConfig(**config), rates or WinRates(0.5), seed=3)


def test_revisits_are_problems_of_both_outcomes_that_rested() -> None:
    rates = WinRates(1.0)
    for id, rate, step in (("p1", 0.5, 0), ("p2", 1.0, 0), ("p3", 0.0, 0), ("p4", 0.25, 8)):
        rates.update(id, rate, step)
    drawer = sampler(rates, revisit_share=0.5, revisit_after=5)
    choices = drawer.draw(6, 10)
    assert [c.index for c in choices if c.kind == "revisit"] == [1]
    assert len(choices) == len({c.index for c in choices}) == 6
    assert {c.index for c in drawer.draw(6, 13) if c.kind == "revisit"} == {1, 4}
    assert [c.index for c in drawer.draw(6, 13, without=[1]) if c.kind == "revisit"] == [4]


def test_what_is_fresh_follows_the_strategy() -> None:
    uniform = sampler()
    assert sorted(c.index for step in range(5) for c in uniform.draw(2, step)) == list(range(10))
    curriculum = sampler(strategy="curriculum", curriculum_steps=20)
    assert max(c.index for step in range(2) for c in curriculum.draw(1, step)) <= 2
    rates = WinRates(1.0)
    for id in IDS[:-1]:
        rates.update(id, 1.0, 0)
    assert [c.index for c in sampler(rates, strategy="prioritized").draw(1, 0)] == [9]


def test_state_of_samplers_continues_to_the_same_problems() -> None:
    for config in ({}, {"strategy": "curriculum", "curriculum_steps": 7}, {"strategy": "prioritized"}):
        config |= {"revisit_share": 0.5, "revisit_after": 1}
        rates = WinRates(0.5)
        first = sampler(rates, **config)
        for id in IDS[:6]:
            rates.update(id, 0.5, 0)
        for step in range(3):
            first.draw(3, step)
        state, again = json.loads(json.dumps([first.state_dict(), rates.state_dict()])), WinRates(0.5)
        resumed = sampler(again, **config)
        resumed.load_state_dict(state[0])
        again.load_state_dict(state[1])
        want = [first.draw(3, step) for step in range(3, 9)]
        assert any(c.kind == "revisit" for draw in want for c in draw)
        assert [resumed.draw(3, step) for step in range(3, 9)] == want
