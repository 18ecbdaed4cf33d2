"""A run: NeMo RL's own set-up and trainer, with our data, environment, loss and hooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nemo_rl.algorithms import grpo
from nemo_rl.algorithms.utils import get_tokenizer, set_seed
from nemo_rl.distributed.virtual_cluster import init_ray
from nemo_rl.environments.utils import create_env
from nemo_rl.models.generation import configure_generation_config
from nemo_rl.utils.logger import get_next_experiment_dir

from agents.grpo.config import ConfigError
from agents.nemo_rl.check import problems_of
from agents.nemo_rl.config import TASK, lean_config
from agents.nemo_rl.data import LeanDataset, ValidationDataset, load
from agents.nemo_rl.hooks import Hooks, install
from agents.nemo_rl.loss import DrGRPOLoss
from agents.nemo_rl.registration import register
from agents.nemo_rl.verify import make_renderer

__all__ = ["train"]


def train(config: Mapping[str, Any]) -> None:
    """Train, from the newest checkpoint in ``checkpointing.checkpoint_dir`` if there is one.

    Raises:
        ConfigError: the configuration does not fit together, or the data cannot be read.
    """
    lean = lean_config(config["env"])
    if wrong := list(problems_of(config, lean)):
        raise ConfigError("; ".join(wrong))
    master = grpo.MasterConfig(**config)
    master.logger["log_dir"] = get_next_experiment_dir(master.logger["log_dir"])
    register()
    init_ray()
    set_seed(master.grpo.seed)

    tokenizer = get_tokenizer(master.policy["tokenizer"])
    master.policy["generation"] = configure_generation_config(master.policy["generation"], tokenizer)
    renderer = make_renderer(lean, tokenizer)
    dataset = LeanDataset(load(lean.problems.train, "training"), renderer, lean, master.grpo.num_prompts_per_step)
    validation = None
    if lean.problems.validation:
        validation = ValidationDataset(load(lean.problems.validation, "validation"), renderer, lean)
    environment = create_env(TASK, config["env"][TASK])
    task_to_env = {TASK: environment}
    install(Hooks(renderer.stop_ids, dataset, lean.validation_turns))

    generation: Any = None
    try:
        made = grpo.setup(master, tokenizer, dataset, validation)
        policy, generation, _, _, loader, validation_loader, loss_fn, logger, checkpointer, state, master = made[:11]
        if lean.dr_grpo_length:
            loss_fn = DrGRPOLoss(master.loss_fn, lean.dr_grpo_length, loss_fn.use_fused_linear_logprobs)
        with checkpointer:
            grpo.grpo_train(
                policy, generation, loader, validation_loader, tokenizer, loss_fn, task_to_env, task_to_env, logger,
                checkpointer, state, master,
            )  # fmt: skip
    finally:
        grpo.shutdown_environments(task_to_env, task_to_env)
        if generation is not None:
            generation.shutdown()
