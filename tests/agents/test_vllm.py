"""Sampling with vLLM: what it gives is what `transformers` gives, also after updates. Runs where vLLM is installed."""

from __future__ import annotations

import importlib.util
import math
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")
pytest.importorskip("transformers", reason="the extra 'agents' is not installed")
pytest.importorskip("peft", reason="LoRA needs peft")

from typer.testing import CliRunner  # noqa: E402

from agents.grpo.__main__ import app  # noqa: E402
from agents.grpo.config import ConfigError, PolicyConfig, load_config  # noqa: E402
from agents.grpo.losses import token_logprobs  # noqa: E402
from agents.grpo.metrics import read_metrics  # noqa: E402
from agents.grpo.trainer import Trainer, train  # noqa: E402
from agents.policies.base import Completion, SamplingSettings  # noqa: E402
from agents.policies.hf import TransformersPolicy  # noqa: E402
from agents.policies.vllm import VLLMSampler, check_vllm  # noqa: E402
from lean_gym.verdict import Status, Verdict  # noqa: E402
from tests.agents.qwen import make_qwen  # noqa: E402

needs_vllm = pytest.mark.skipif(
    importlib.util.find_spec("vllm") is None, reason="vLLM is not installed (pip install 'lean-gym[vllm]')"
)
TEXTS = ("p", "theorem t : q", "exact h.2", "theorem t (p q : Prop) (h : p ∧ q) : q := by")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model with heads wide enough for vLLM's kernels on a CPU."""
    return make_qwen(tmp_path_factory.mktemp("qwen3"), width=128, spread=0.15)


def settings_of(folder: Path, **changes: Any) -> PolicyConfig:
    return PolicyConfig(
        kind="transformers", model=str(folder), max_length=400, generation_batch=16, lora_rank=4, **changes
    )


def disturb(policy: TransformersPolicy, seed: int) -> None:
    """Change all weights, those of the adapters and the frozen ones."""
    policy.train()
    torch.manual_seed(seed)
    for parameter in policy.module.parameters():
        parameter.data += 0.05 * torch.randn_like(parameter)
    policy.eval()


# --- without vLLM -----------------------------------------------------------------------------------------------


def test_weights_are_those_of_the_merged_model(folder: Path) -> None:
    policy = TransformersPolicy.load(settings_of(folder), folder)
    disturb(policy, 1)
    before = {name: value.clone() for name, value in policy.module.state_dict().items()}
    given = dict(policy.weights())
    assert all(torch.equal(value, before[name]) for name, value in policy.module.state_dict().items())
    merged = policy.module.merge_and_unload()
    expected = dict(merged.named_parameters())
    assert given.keys() == expected.keys()
    for name, value in expected.items():
        assert torch.allclose(given[name], value, atol=1e-6), name


def test_without_vllm_the_error_is_one_line(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agents.policies.vllm._installed", lambda: False)
    with pytest.raises(ModuleNotFoundError, match=r"policy\.generation is vllm"):
        TransformersPolicy.load(settings_of(folder, generation="vllm"), folder)
    monkeypatch.setattr("agents.grpo.trainer.make_verifier", None)  # it is said before Lean is made ready
    changes = ["policy.kind=transformers", f"policy.model={folder}", "policy.generation=vllm", "warm_start.steps=0"]
    arguments = [x for change in changes for x in ("--set", change)]
    result = CliRunner().invoke(app, [*arguments, "--output", str(tmp_path)])
    assert result.exit_code == 2
    assert result.output.startswith("Error: policy.generation is vllm")
    assert "pip install 'lean-gym[vllm]'" in result.output


def test_the_second_gpu_is_chosen_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agents.policies.vllm._installed", lambda: True)
    check_vllm(torch.device("cuda"))
    check_vllm(torch.device("cuda:0"))
    with pytest.raises(ValueError, match="CUDA_VISIBLE_DEVICES=1"):
        check_vllm(torch.device("cuda:1"))
    changes = ["policy.kind=transformers", "policy.generation=vllm", "device=cuda:1"]
    result = CliRunner().invoke(app, [x for change in changes for x in ("--set", change)])
    assert result.exit_code == 2
    assert result.output.startswith("Error: device is 'cuda:1'")


def test_the_small_policy_is_not_sampled_with_vllm() -> None:
    with pytest.raises(ConfigError, match=r"policy\.kind is 'tiny'"):
        Trainer(load_config("tiny", ["policy.generation=vllm"]), SimpleNamespace(workers=1))


class Scripted:
    """Stands for vLLM's engine: each request gets the next of its tokens at each step."""

    def __init__(self, answers: list[list[int]], reason: str = "stop") -> None:
        self.answers, self.reason = list(answers), reason
        self.open: dict[str, list[int]] = {}
        self.aborted: list[str] = []

    def add_request(self, request: str, prompt: dict[str, Any], params: int) -> None:
        self.open[request] = list(self.answers.pop(0))[:params]

    def abort_request(self, requests: list[str]) -> None:
        self.aborted += requests
        for request in requests:
            del self.open[request]

    def step(self) -> list[Any]:
        outputs = []
        for request in list(self.open):
            token = self.open[request].pop(0)
            done = not self.open[request]
            part = SimpleNamespace(
                token_ids=[token],
                logprobs=[{token: SimpleNamespace(logprob=-float(token))}],
                finish_reason=self.reason if done else None,
                stop_reason=None,
            )
            outputs.append(SimpleNamespace(request_id=request, outputs=[part], finished=done))
            if done:
                del self.open[request]
        return outputs


def scripted(monkeypatch: pytest.MonkeyPatch, engine: Scripted) -> VLLMSampler:
    monkeypatch.setattr("agents.policies.vllm._installed", lambda: True)
    monkeypatch.setattr(VLLMSampler, "_params", lambda self, settings, room, seed: room)
    sampler = VLLMSampler(PolicyConfig(), [1], torch.device("cpu"))
    sampler._llm, sampler.current = SimpleNamespace(llm_engine=engine), True
    return sampler


def test_each_response_is_reported_when_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    sampler = scripted(monkeypatch, Scripted([[4, 5, 6, 1], [7, 1], [8, 9, 1]]))
    seen: list[tuple[int, Completion]] = []
    got = sampler.generate(
        [[2]] * 3, SamplingSettings(9), torch.Generator(), 20, lambda place, done: seen.append((place, done))
    )
    assert [place for place, _ in seen] == [1, 2, 0]
    assert all(got[place] == done for place, done in seen)
    assert got[2] == Completion((8, 9, 1), (-8.0, -9.0, -1.0), "stop")


def test_a_budget_leaves_the_rest_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Scripted([[4, 5, 6, 1], [7, 1], [8, 9, 1]])
    sampler = scripted(monkeypatch, engine)
    got = sampler.generate([[2]] * 3, SamplingSettings(9, token_budget=4), torch.Generator(), 20)
    assert [c.finish for c in got] == ["budget", "stop", "budget"]
    assert [c.ids for c in got] == [(4, 5), (7, 1), (8, 9)]
    assert len(engine.aborted) == 2
    assert not engine.open


def test_room_is_counted_for_each_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    sampler = scripted(monkeypatch, Scripted([[5] * 50, [6] * 50, [7] * 50], "length"))
    got = sampler.generate([[2] * 4, [2] * 17, [2] * 9], SamplingSettings(9), torch.Generator(), 20, started=[0, 0, 5])
    assert [len(c.ids) for c in got] == [9, 3, 4]
    assert {c.finish for c in got} == {"length"}
    with pytest.raises(ValueError, match=r"prompts\[1\] has 20 tokens"):
        sampler.generate([[2], [2] * 20], SamplingSettings(9), torch.Generator(), 20)


def test_a_fault_of_the_engine_is_no_response(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Scripted([[4, 5], [6, 7, 8]], "error")
    sampler = scripted(monkeypatch, engine)
    with pytest.raises(RuntimeError, match="'error'"):
        sampler.generate([[2]] * 2, SamplingSettings(9), torch.Generator(), 20)
    assert not engine.open
    sampler.release()
    with pytest.raises(RuntimeError, match="old weights"):
        sampler.generate([[2]], SamplingSettings(9), torch.Generator(), 20)


# --- with vLLM --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def policy(folder: Path) -> TransformersPolicy:
    """One engine for the tests below."""
    if importlib.util.find_spec("vllm") is None:
        pytest.skip("vLLM is not installed")
    return TransformersPolicy.load(
        settings_of(folder, generation="vllm", vllm_eager=True, vllm_memory=0.05), folder, "cpu"
    )


def both(policy: TransformersPolicy, settings: SamplingSettings, **more: Any) -> tuple[list[Completion], ...]:
    """What vLLM samples, and what the model itself samples."""
    prompts = [policy.start([{"role": "user", "content": text}]) for text in TEXTS]
    fast = policy.generate(prompts, settings, torch.Generator().manual_seed(0), **more)
    sampler, policy.sampler = policy.sampler, None
    try:
        plain = policy.generate(prompts, settings, torch.Generator().manual_seed(0), **more)
    finally:
        policy.sampler = sampler
    return fast, plain


def assert_same(fast: list[Completion], plain: list[Completion]) -> None:
    for one, other in zip(fast, plain, strict=True):
        assert (one.ids, one.finish) == (other.ids, other.finish)
        assert one.logprobs == pytest.approx(other.logprobs, abs=1e-3)


@needs_vllm
def test_the_likeliest_tokens_are_the_same(policy: TransformersPolicy) -> None:
    fast, plain = both(policy, SamplingSettings(40, temperature=0.0))
    assert_same(fast, plain)
    assert len({c.ids for c in fast}) > 1


@needs_vllm
@pytest.mark.parametrize("seed", [1, 2])
def test_updates_reach_the_engine(policy: TransformersPolicy, seed: int) -> None:
    """Adapters and frozen weights, embeddings that are the output matrix too; nothing of the old weights is left in
    the cache of prompts."""
    settings = SamplingSettings(40, temperature=0.0)
    before, _ = both(policy, settings)
    disturb(policy, seed)
    fast, plain = both(policy, settings)
    assert_same(fast, plain)
    assert [c.ids for c in before] != [c.ids for c in fast]


@needs_vllm
def test_an_engine_that_slept_has_the_new_weights(policy: TransformersPolicy) -> None:
    """On a CPU vLLM frees nothing when it sleeps, but goes through the same states."""
    assert policy.sampler is not None
    both(policy, SamplingSettings(4, temperature=0.0))
    policy.sampler._sleeps = True
    try:
        disturb(policy, 3)
        engine = policy.sampler._llm.llm_engine
        assert engine.is_sleeping()
        fast, plain = both(policy, SamplingSettings(40, temperature=0.0))
        assert not engine.is_sleeping()
    finally:
        policy.sampler._sleeps = False
    assert_same(fast, plain)


@needs_vllm
@pytest.mark.parametrize("temperature", [1.0, 0.6])
def test_sampled_logprobs_are_those_of_training(policy: TransformersPolicy, temperature: float) -> None:
    prompts = [policy.start([{"role": "user", "content": text}]) for text in TEXTS] * 3
    settings = SamplingSettings(30, temperature=temperature)
    seen: dict[int, Completion] = {}

    def sample(seed: int) -> list[Completion]:
        return policy.generate(prompts, settings, torch.Generator().manual_seed(seed), seen.__setitem__)

    got = sample(0)
    for place, (prompt, completion) in enumerate(zip(prompts, got, strict=True)):
        row = torch.tensor([[*prompt, *completion.ids]])
        hidden = policy.hidden(row[:, :-1], torch.ones_like(row[:, :-1]))[0, len(prompt) - 1 :]
        logp, _ = token_logprobs(hidden, policy.head()[0], row[0, len(prompt) :], temperature=temperature)
        assert list(completion.logprobs) == pytest.approx(logp.tolist(), abs=1e-3)
        assert seen[place] == completion
    assert len({c.ids for c in got}) == 12
    assert [c.ids for c in sample(0)] == [c.ids for c in got]
    assert [c.ids for c in sample(1)] != [c.ids for c in got]


@needs_vllm
def test_more_prompts_than_the_engine_reads_at_once(policy: TransformersPolicy) -> None:
    texts = [f"{i} " + "theorem t (p q : Prop) (h : p ∧ q) : q := by exact h.2 " * 16 for i in range(20)]
    prompts = [policy.start([{"role": "user", "content": text}])[-390:] for text in texts]
    assert sum(map(len, prompts[:16])) > 4096
    got = policy.generate(prompts, SamplingSettings(20), torch.Generator().manual_seed(0))
    for prompt, completion in zip(prompts, got, strict=True):
        row = torch.tensor([[*prompt, *completion.ids]])
        hidden = policy.hidden(row[:, :-1], torch.ones_like(row[:, :-1]))[0, len(prompt) - 1 :]
        logp, _ = token_logprobs(hidden, policy.head()[0], row[0, len(prompt) :])
        assert list(completion.logprobs) == pytest.approx(logp.tolist(), abs=1e-3)


@needs_vllm
def test_responses_end_where_those_of_transformers_end(policy: TransformersPolicy) -> None:
    assert policy.sampler is not None
    free, _ = both(policy, SamplingSettings(30, temperature=0.0))
    # Whole characters: a random model writes broken UTF-8, of which each decoder makes what it likes.
    texts = [[policy.text([i]) for i in c.ids[place:]] for c, place in zip(free, (3, 5, 9, 15), strict=True)]
    stops = tuple(next(text for text in own if text and "\ufffd" not in text) for own in texts)
    fast, plain = both(policy, SamplingSettings(30, temperature=0.0, stop=stops))
    assert_same(fast, plain)
    assert all(c.finish == "stop" and any(s in policy.text(c.ids[-3:]) for s in stops) for c in fast)
    assert any(len(one.ids) < len(other.ids) for one, other in zip(fast, free, strict=True))
    # A token that ends a response, the very last one that was allowed among them.
    known = policy.stop_ids, policy.sampler.stop_ids
    try:
        policy.stop_ids = {free[0].ids[6], free[1].ids[9]}
        policy.sampler.stop_ids = sorted(policy.stop_ids)
        fast, plain = both(policy, SamplingSettings(10, temperature=0.0))
    finally:
        policy.stop_ids, policy.sampler.stop_ids = known
    assert_same(fast, plain)
    assert "stop" in {c.finish for c in fast}
    fast, plain = both(policy, SamplingSettings(30, temperature=0.0), started=[28, 29, 30, 0])
    assert_same(fast, plain)
    assert [len(c.ids) for c in fast] == [2, 1, 1, 30]


@needs_vllm
def test_what_a_budget_cut_goes_on_as_if_nothing_had_happened(policy: TransformersPolicy) -> None:
    whole, _ = both(policy, SamplingSettings(30, temperature=0.0))
    cut, _ = both(policy, SamplingSettings(30, temperature=0.0, token_budget=40))
    assert {c.finish for c in cut} == {"budget"}
    assert 40 <= sum(len(c.ids) for c in cut) < 44
    prompts = [policy.start([{"role": "user", "content": text}]) for text in TEXTS]
    rest = policy.generate(
        [[*prompt, *c.ids] for prompt, c in zip(prompts, cut, strict=True)],
        SamplingSettings(30, temperature=0.0),
        torch.Generator(),
        started=[len(c.ids) for c in cut],
    )
    assert [one.ids + other.ids for one, other in zip(cut, rest, strict=True)] == [c.ids for c in whole]


class Parity:
    """A verifier whose verdicts depend on the text alone."""

    workers = 2

    def verify(self, submissions: Any) -> list[Verdict]:
        proved = [sum(map(ord, s.source)) % 2 for s in submissions]
        return [Verdict(Status.PROVED if p else Status.FAILED, reason="" if p else "no") for p in proved]


@needs_vllm
@pytest.mark.parametrize("old", ["sampler", "trainer"])
def test_training_and_going_on(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str) -> None:
    monkeypatch.setattr(TransformersPolicy, "text", lambda self, ids: f"```lean4\nby\n  exact h{sum(ids)}\n```")
    monkeypatch.setattr("agents.grpo.report.draw_curves", lambda records, path: False)
    config = load_config(
        "qwen3-0.6b-1gpu",
        [
            f"policy.model={str(folder)!r}", "device=cpu", "policy.lora_rank=4", "policy.max_length=900",
            "policy.generation=vllm", "policy.vllm_eager=true", "policy.vllm_memory=0.1", "policy.precision=fp32",
            "policy.gradient_checkpointing=false", "problems.train=20", "problems.held_out=3", "rollout.problems=3",
            "rollout.group=4", "rollout.max_new_tokens=40", "rollout.stop=[e, t, o, p, x]", "evaluation.samples=2",
            "reward.rules=[]", "train.steps=3", "train.checkpoint_every=1", "optimizer.learning_rate=0.01",
            "optimizer.warmup_steps=0", f"loss.old_logprobs={old}", "train.minibatches=2", "correction.rate=0",
            "logging.progress=false", "logging.tensorboard=false", "threads=1",
        ],
    )  # fmt: skip

    def numbers(name: str) -> list[dict[str, Any]]:
        kinds = ("step", "evaluation_after")
        records = [r for r in read_metrics(tmp_path / name / "metrics.jsonl") if r["kind"] in kinds]
        return [{k: v for k, v in r.items() if "seconds" not in k} for r in records]

    train(replace(config, output=str(tmp_path / "whole")), verifier=Parity())
    steps = [r for r in numbers("whole") if r["kind"] == "step"]
    assert len(steps) == 3
    assert any(r["grad_norm"] > 0 for r in steps)
    assert all(r["sampling_logp_difference"] < 1e-3 for r in steps if r["groups_with_signal"])
    if old == "sampler":
        part = replace(config, output=str(tmp_path / "part"))
        train(replace(part, train=replace(part.train, steps=1)), verifier=Parity())
        train(part, resume=True, verifier=Parity())
        resumed = [r for r in numbers("part") if r["kind"] == "step"] + numbers("part")[-1:]
        expected = [*steps, numbers("whole")[-1]]
        for one, other in zip(resumed, expected, strict=True):
            assert one.keys() == other.keys()
            for key, value in one.items():
                if isinstance(value, float) and not math.isnan(value):
                    assert value == pytest.approx(other[key], rel=1e-4, abs=1e-6), key
                else:
                    assert value == other[key], key
