"""The trainer on the real Lean, with the smallest of policies: it learns, resumes to the same numbers, and warns."""

from __future__ import annotations

import json
import logging
import math
import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="the extra 'agents' is not installed")

from agents.grpo.advantages import Advantages  # noqa: E402
from agents.grpo.checkpoint import latest_checkpoint, write_checkpoint  # noqa: E402
from agents.grpo.compare import compare, draw_comparison  # noqa: E402
from agents.grpo.config import Config, ConfigError, load_config, parse_config  # noqa: E402
from agents.grpo.metrics import MetricsLog, read_metrics  # noqa: E402
from agents.grpo.report import change_interval, summary, write_report  # noqa: E402
from agents.grpo.rollouts import Episode, Task, Turn  # noqa: E402
from agents.grpo.trainer import Trainer, _learning_rate, resume_config, train  # noqa: E402
from lean_gym.attempt import Attempt  # noqa: E402
from lean_gym.problem import Problem  # noqa: E402
from lean_gym.response import Response  # noqa: E402
from lean_gym.verdict import Status, Verdict  # noqa: E402
from lean_gym.verifiers import Verifier  # noqa: E402

SMALL = [
    "policy.width=32", "policy.layers=1", "policy.heads=2", "policy.max_length=256", "problems.train=30",
    "problems.held_out=4", "warm_start.steps=3", "warm_start.batch=4", "warm_start.mistakes=8", "rollout.problems=3",
    "rollout.group=4", "rollout.max_new_tokens=40", "evaluation.samples=2", "logging.progress=false", "threads=1",
    "sampling.revisit_share=0.3",
]  # fmt: skip
TIMES = ("seconds", "seconds_sampling", "seconds_verifying", "seconds_training", "total_seconds", "training_seconds")


def config(folder: Path, *changes: str) -> Config:
    return load_config("tiny", [*SMALL, f"output={str(folder)!r}", *changes])


def numbers(folder: Path, kind: str = "step") -> list[dict]:
    records = [r for r in read_metrics(folder / "metrics.jsonl") if r["kind"] == kind]
    return [{k: v for k, v in r.items() if k not in TIMES} for r in records]


class Rigged:
    """A verifier whose verdicts depend on the text alone, so that rewards vary from the first step on."""

    workers = 2

    def __init__(self, unavailable: bool = False) -> None:
        self.unavailable = unavailable

    def verify(self, submissions) -> list[Verdict]:
        return [self._one(s.source) for s in submissions]

    def _one(self, source: str) -> Verdict:
        total = sum(map(ord, source))
        if self.unavailable and total % 5 == 0:
            return Verdict(Status.UNAVAILABLE, reason="a fault")
        return Verdict(Status.PROVED if total % 2 else Status.FAILED, reason="" if total % 2 else "no")


LOOSE = ["reward.rules=[]", "rollout.max_new_tokens=24"]
"""Everything is well-formed, so that the rigged verifier decides. Code is needed all the same, see `talk`."""


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every response becomes a block of code that names its tokens, so that it gets to the verifier."""
    from agents.policies.tiny import TinyPolicy

    monkeypatch.setattr(TinyPolicy, "text", lambda self, ids: f"```lean4\nby\n  exact h{sum(ids)}\n```")


@pytest.fixture
def rigged(monkeypatch: pytest.MonkeyPatch, talk: None) -> Rigged:
    """No response counts as cut off: an untrained policy never stops by itself. No pictures, which take long."""
    from agents.policies.tiny import TinyPolicy

    monkeypatch.setattr("agents.grpo.report.draw_curves", lambda records, path: False)
    monkeypatch.setattr("agents.grpo.trainer._CORPUS", 20)

    plain = TinyPolicy.generate

    def generate(self, prompts, settings, generator, on_finished=None, started=None):
        def report(place, completion):
            on_finished(place, replace(completion, finish="stop"))

        done = plain(self, prompts, settings, generator, report if on_finished else None, started)
        return [c if c.finish == "budget" else replace(c, finish="stop") for c in done]

    monkeypatch.setattr(TinyPolicy, "generate", generate)
    return Rigged()


VARIANTS = {
    "dr_grpo": [],
    "grpo": ["loss.aggregation=grpo", "advantage.scale=std", "train.minibatches=2", "train.epochs=2"],
    "mirror": ["loss.objective=mirror_descent"],
    "kl": ["loss.kl_weight=0.1", "loss.entropy_weight=0.01", "loss.surrogate=sequence"],
    "multi-turn": ["rollout.turns=2", "policy.max_length=400"],
    "partial": ["rollout.token_budget=150"],
    "dynamic": ["sampling.resample=1", "sampling.strategy=curriculum", "reward.length_weight=0.1"],
}


QUICK = ("dr_grpo", "partial")


@pytest.mark.parametrize("name", [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow) for n in VARIANTS])
def test_resume_goes_on_to_the_same_numbers(tmp_path: Path, rigged: Rigged, name: str) -> None:
    changes = [*LOOSE, *VARIANTS[name], "train.checkpoint_every=2", "evaluation.problems=2", "correction.rate=0.3"]
    whole = config(tmp_path / "whole", *changes, "train.steps=4")
    Trainer(whole, rigged).run()
    assert {r["groups_with_signal"] for r in numbers(tmp_path / "whole")} != {0}
    assert any(r["grad_norm"] for r in numbers(tmp_path / "whole"))

    part = config(tmp_path / "part", *changes, "train.steps=2")
    Trainer(part, rigged).run()
    assert resume_config(tmp_path / "part") == part
    Trainer(replace(part, train=replace(part.train, steps=4)), rigged).run(resume=True)
    assert numbers(tmp_path / "part") == numbers(tmp_path / "whole")
    assert numbers(tmp_path / "part", "evaluation_after")[-1] == numbers(tmp_path / "whole", "evaluation_after")[-1]
    one, other = ((tmp_path / x / "policy" / "model.safetensors").read_bytes() for x in ("whole", "part"))
    assert one == other


@pytest.mark.parametrize("changes", [[], ["loss.old_logprobs=trainer", "train.minibatches=2"]])
def test_micro_batches_do_not_change_the_numbers(tmp_path: Path, rigged: Rigged, changes: list[str]) -> None:
    for name, tokens in (("one", 100_000), ("many", 120)):
        made = config(tmp_path / name, *LOOSE, *changes, "train.steps=2", f"train.micro_tokens={tokens}")
        Trainer(made, rigged).run()
    for a, b in zip(numbers(tmp_path / "one"), numbers(tmp_path / "many"), strict=True):
        assert a["loss"] == pytest.approx(b["loss"], abs=1e-6)
        assert a["grad_norm"] == pytest.approx(b["grad_norm"], rel=1e-4)


def test_unavailable_episodes_are_masked_and_said(
    tmp_path: Path, rigged: Rigged, caplog: pytest.LogCaptureFixture
) -> None:
    rigged.unavailable = True
    with caplog.at_level(logging.WARNING, logger="agents"):
        Trainer(config(tmp_path, *LOOSE, "train.steps=2", "rollout.group=8"), rigged).run()
    shares = [r["unscored"] for r in numbers(tmp_path)]
    assert max(shares) > 0
    assert "episodes are masked" in caplog.text


def test_a_step_without_signal_is_said_loudly(
    tmp_path: Path, verifier: Verifier, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, logger="agents"):
        figures = train(config(tmp_path, "train.steps=1"), verifier=verifier)
    assert "NO GROUP CARRIES A SIGNAL (all rewards are equal)" in caplog.text
    assert figures["after"]["pass1"] == 0.0
    assert (tmp_path / "report.md").read_text(encoding="utf-8").startswith("# Training run")
    rows = [json.loads(line) for line in (tmp_path / "samples.jsonl").read_text(encoding="utf-8").splitlines()]
    assert rows[0]["turns"][0]["status"] == "malformed"


def test_a_step_makes_rewarded_responses_likelier(tmp_path: Path, rigged: Rigged) -> None:
    """The direction of the update: after it, rewarded responses are likelier and the others less likely."""
    trainer = Trainer(
        config(tmp_path, *LOOSE, "train.steps=1", "optimizer.warmup_steps=0", "optimizer.decay_share=0"), rigged
    )
    trainer.run()
    trainer.rollouts = trainer.rollouts.__class__(trainer.policy, trainer.judge, trainer._sampling(), 1, 2)
    episodes, rewards, _ = trainer._experience(1)
    advantages: Advantages = trainer._advantages(episodes, rewards)
    assert advantages.groups_with_signal

    def gain() -> float:
        total = 0.0
        for episode, advantage in zip(episodes, advantages.values.tolist(), strict=True):
            ids = torch.tensor([episode.ids])
            own = torch.tensor([episode.own_mask()])
            with torch.no_grad():
                logp, _ = trainer._logprobs(trainer.policy, ids, torch.ones_like(ids), own, False)
            assert logp.tolist() == pytest.approx(episode.logprobs, abs=1e-3) or updated
            total += advantage * float(logp.sum())
        return total

    updated = False
    before = gain()
    trainer._update(10, episodes, advantages, None)
    updated = True
    assert gain() > before
    trainer.rollouts.close()


def test_what_the_ratio_is_to(tmp_path: Path, rigged: Rigged, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sampler whose log-probabilities are off by half a nat: the difference is logged and said; the loss that takes
    those of the trained model is the one without the fault, and truncated weights are exp(1/2) for every token."""
    from agents.policies.tiny import TinyPolicy

    def run(name: str, *changes: str) -> dict:
        quick = ["train.steps=1", "evaluation.problems=1", "evaluation.samples=1", "evaluation.correction=false"]
        Trainer(config(tmp_path / name, *LOOSE, *quick, *changes), rigged).run()
        return numbers(tmp_path / name)[0]

    several = ["train.minibatches=2", "train.epochs=2"]
    trainer = ["loss.old_logprobs=trainer", "loss.importance_cap=0"]
    right = run("right")
    assert right["sampling_logp_difference"] < 1e-4
    assert run("right-trainer", *trainer)["grad_norm"] == pytest.approx(right["grad_norm"], rel=1e-3)
    right_several = run("right-several", *several)["loss"]
    weighted_several = run("weighted-several", *several, "loss.old_logprobs=trainer")["loss"]
    assert weighted_several == pytest.approx(right_several, abs=1e-5)

    plain = TinyPolicy.generate

    def generate(self, prompts, settings, generator, on_finished=None, started=None):
        done = plain(self, prompts, settings, generator, on_finished, started)
        return [replace(c, logprobs=tuple(x - 0.5 for x in c.logprobs)) for c in done]

    monkeypatch.setattr(TinyPolicy, "generate", generate)
    off = run("off", *trainer)
    assert off["sampling_logp_difference"] == pytest.approx(0.5, abs=1e-3)
    assert off["sampling_logp_difference_max"] == pytest.approx(0.5, abs=1e-3)
    assert off["grad_norm"] == pytest.approx(right["grad_norm"], rel=1e-3)
    assert run("off-several", *trainer, *several)["loss"] == pytest.approx(right_several, abs=1e-5)
    weighted = run("weighted", "loss.old_logprobs=trainer")
    assert weighted["grad_norm"] == pytest.approx(math.exp(0.5) * right["grad_norm"], rel=1e-3)
    capped = run("capped", "loss.old_logprobs=trainer", "loss.importance_cap=1.25")
    assert capped["grad_norm"] == pytest.approx(1.25 * right["grad_norm"], rel=1e-3)


def test_a_sampler_that_is_another_policy_is_said(
    tmp_path: Path, rigged: Rigged, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("agents.grpo.trainer._MISMATCH", -1.0)
    with caplog.at_level(logging.WARNING, logger="agents"):
        Trainer(config(tmp_path, *LOOSE, "train.steps=1"), rigged).run()
    assert "are not the same policy" in caplog.text


def test_the_learning_rate_grows_and_falls() -> None:
    changes = ["train.steps=10", "optimizer.learning_rate=1", "optimizer.warmup_steps=2", "optimizer.decay_share=0.4"]
    rates = [_learning_rate(load_config("tiny", changes), step) for step in range(10)]
    assert rates == pytest.approx([0.5, 1, 1, 1, 1, 1, 1, 0.75, 0.5, 0.25])
    assert _learning_rate(load_config("tiny", [*changes, "optimizer.decay_share=0"]), 9) == 1


def test_control_c_saves_and_says_how_to_go_on(tmp_path: Path, rigged: Rigged) -> None:
    trainer = Trainer(config(tmp_path, *LOOSE, "train.steps=50"), rigged)
    plain = trainer._step

    def step(number: int, reference) -> None:
        plain(number, reference)
        if number == 1:
            os.kill(os.getpid(), signal.SIGINT)

    trainer._step = step
    before = signal.getsignal(signal.SIGINT)  # a shell starts background jobs with the signal ignored
    trainer.run()
    checkpoint = latest_checkpoint(tmp_path / "checkpoints")
    assert checkpoint is not None
    assert checkpoint.name == "step-000002"
    assert numbers(tmp_path, "evaluation_after") == []
    assert signal.getsignal(signal.SIGINT) is before


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (["problems.source=nothing.jsonl"], "there is no file 'nothing.jsonl'"),
        (["problems.source=builtin"], "learns from generated problems"),
        (["problems.source=builtin", "problems.held_out=9999"], "lower problems.held_out"),
    ],
)
def test_configurations_that_do_not_fit_together(tmp_path: Path, changes: list[str], message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        Trainer(config(tmp_path, *changes), Rigged()).run()


def test_a_correction_leaves_room_for_a_response(tmp_path: Path) -> None:
    cache = Trainer(config(tmp_path, "correction.max_prompt=8192"), Rigged()).cache
    assert not cache.keep("a", [1] * 256)  # policy.max_length
    assert cache.keep("a", [1] * 255)


def test_nothing_to_resume(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="no checkpoint"):
        Trainer(config(tmp_path), Rigged()).run(resume=True)
    with pytest.raises(ConfigError, match=r"no config\.yaml"):
        resume_config(tmp_path / "nowhere")


# --- pieces -----------------------------------------------------------------------------------------------------


def test_checkpoints_are_whole_or_not_there(tmp_path: Path) -> None:
    def write(text: str):
        return lambda folder: (folder / "a").write_text(text)

    def fail(folder: Path) -> None:
        (folder / "a").write_text("torn")
        raise OSError("the disk is full")

    for step in (1, 2, 3):
        write_checkpoint(tmp_path, step, write(str(step)), keep=2)
    with pytest.raises(OSError, match="full"):
        write_checkpoint(tmp_path, 4, fail, keep=2)
    newest = latest_checkpoint(tmp_path)
    assert newest is not None
    assert (newest / "a").read_text() == "3"
    assert sorted(p.name for p in tmp_path.glob("step-*")) == ["step-000002", "step-000003"]
    write_checkpoint(tmp_path, 4, write("4"), keep=2)
    assert (latest_checkpoint(tmp_path) / "a").read_text() == "4"


def test_metrics_are_cut_where_a_run_goes_on(tmp_path: Path) -> None:
    log = MetricsLog(tmp_path)
    for step in range(4):
        log.write("step", step, {"x": float("nan") if step == 0 else step})
    with (tmp_path / "metrics.jsonl").open("a") as file:
        file.write('{"kind": "step", "st')  # a torn line
    MetricsLog(tmp_path, from_step=2)
    assert read_metrics(tmp_path / "metrics.jsonl") == [
        {"kind": "step", "step": 0, "x": None}, {"kind": "step", "step": 1, "x": 1}
    ]  # fmt: skip


def test_evaluation_counts_by_hand() -> None:
    from agents.grpo.evaluate import _figures

    problem = Problem.from_lean("theorem t : True := by sorry")

    def made(group: int, *statuses: Status, truncated: bool = False, length: int = 4) -> Episode:
        episode = Episode(Task(problem, (1,), group), [1])
        for status in statuses:
            attempt = Attempt(problem, Response.parse(""), (), None, Verdict(status))
            episode.turns.append(Turn(0, length, truncated, attempt))
        return episode

    good, bad, off = Status.PROVED, Status.FAILED, Status.UNAVAILABLE
    episodes = [
        made(0, good), made(0, bad, good), made(0, bad, bad, length=8), made(0, off),
        made(1, bad, good), made(1, bad, bad), made(1, bad, bad, truncated=True), made(1, bad, off),
    ]  # fmt: skip
    got = _figures(episodes, 2, parse_config({"evaluation": {"samples": 4}}).evaluation, 1.0)
    assert got.pass1 == pytest.approx((1 / 3 + 0) / 2)
    assert got.shares == (pytest.approx(1 / 3), 0.0)
    assert got.shares_corrected == (pytest.approx(2 / 3), pytest.approx(1 / 3))
    assert _figures(episodes[:4], 2, parse_config({}).evaluation, 1.0).shares == (pytest.approx(1 / 3), None)
    assert got.pass1_corrected == pytest.approx((2 / 3 + 1 / 3) / 2)
    assert (got.passk, got.passk_corrected) == (0.5, 1.0)
    assert got.malformed == pytest.approx(1 / 6)
    assert got.pass1_well_formed == pytest.approx(1 / 5)
    assert got.unscored == pytest.approx(2 / 8)
    assert (got.right_length, got.wrong_length) == (4.0, pytest.approx(24 / 5))


def test_the_interval_of_a_change_is_over_problems() -> None:
    before = {"pass1": 0.25, "shares": [0.0, 0.5, 0.5, None]}
    after = {"pass1": 0.5, "shares": [0.25, 0.75, 0.75, 1.0]}
    assert change_interval(before, after, "pass1") == (0.25, 0.25)
    low, high = change_interval(before, {"shares": [1.0, 0.5, 0.5, 1.0]}, "pass1") or (1.0, 0.0)
    assert low == 0.0
    assert 1 / 3 < high <= 1.0
    assert change_interval({"shares": []}, after, "pass1") is None
    assert change_interval(before, after, "malformed") is None


def test_report_of_given_numbers(tmp_path: Path) -> None:
    log = MetricsLog(tmp_path)
    log.write("evaluation_before", 0, {"pass1": 0.1, "samples": 8, "problems": 5, "malformed": 0.5})
    for step in range(1, 21):
        log.write("step", step, {"solved_fresh": step / 100, "malformed": 0.4, "seconds": 2.0, "seconds_sampling": 1.0,
                                 "seconds_verifying": 0.2, "seconds_training": 0.5, "tokens": 300,
                                 "length_right": 10, "length_wrong": 12})  # fmt: skip
    log.write("evaluation_after", 20, {"pass1": 0.3, "samples": 8, "problems": 5, "malformed": 0.2})
    figures = write_report(tmp_path)
    assert figures == summary(read_metrics(tmp_path / "metrics.jsonl")) | {"peak_megabytes": figures["peak_megabytes"]}
    assert figures["solved_fresh_first"] == pytest.approx(0.015)
    assert figures["solved_fresh_last"] == pytest.approx(0.195)
    assert figures["share_sampling"] == 0.5
    assert figures["tokens_per_second"] == 150
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "| pass@1 | 10.0% | 30.0% | +20.0 |" in text
    assert (tmp_path / "curves.png").read_bytes().startswith(b"\x89PNG")
    table = compare([tmp_path])
    assert "10.0 → 30.0" in table
    assert "50.0 → 20.0" in table
    assert "mean change" not in table
    assert "| +20.0 (+20.0 … +20.0) |" in compare([tmp_path, tmp_path])
    draw_comparison([tmp_path, tmp_path], tmp_path / "both.png")
    assert (tmp_path / "both.png").read_bytes().startswith(b"\x89PNG")
