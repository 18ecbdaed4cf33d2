"""What happens between NeMo RL's rollouts and its loss.

NeMo RL's environments declare ``global_post_process_and_metrics``, but its trainer does not call it (version of August
2026), and it tells an environment neither where a response was cut off nor asks it for figures. `install` puts a
function around the three that the trainer calls by name: the two rollout loops and the validation.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import ray
import torch
from nemo_rl.algorithms import grpo
from nemo_rl.distributed.batched_data_dict import BatchedDataDict

from agents.nemo_rl.config import TASK
from agents.nemo_rl.data import LeanDataset
from agents.nemo_rl.episodes import END_ROLE, FEEDBACK_ROLE, OWN, settle

__all__ = ["Hooks", "install", "installed"]

PREFIX = "lean/"
"""Of the figures in NeMo RL's logs."""
ROLLOUTS = ("run_multi_turn_rollout", "run_async_multi_turn_rollout")


@dataclass
class Hooks:
    """What the functions around NeMo RL's need.

    Attributes:
        stop_ids: tokens that end a response.
        dataset: where failed attempts and success rates go; None for nowhere.
        validation_turns: responses of an episode in validation.
    """

    stop_ids: frozenset[int]
    dataset: LeanDataset | None = None
    validation_turns: int = 1
    _validation: list[tuple[Hashable, int, float]] | None = field(default=None, init=False)

    def after_rollout(
        self, batch: Any, metrics: dict[str, Any], task_to_env: dict[str, Any]
    ) -> tuple[Any, dict[str, Any]]:
        """Settle a batch: what was cut off earns nothing, what was not judged has no weight, figures are added."""
        rows = [i for i, name in enumerate(batch["task_name"]) if name == TASK]
        if not rows:
            return batch, metrics
        places = torch.tensor(rows)
        rewards, cut_off = batch["total_reward"].clone(), torch.zeros(len(batch["task_name"]), dtype=torch.bool)
        answers = {}
        for i in rows:
            answers[i] = [m for m in batch["message_log"][i] if m["role"] == "assistant" and "generation_logprobs" in m]
            if not answers[i] or self._broken_off(batch, i, len(answers[i])):
                rewards[i] = torch.nan  # generation failed: there was nothing to judge
                continue
            ids = answers[i][-1]["token_ids"]
            cut_off[i] = not len(ids) or int(ids[-1]) not in self.stop_ids
        # The published recipe: a response over the limit is malformed.
        rewards = torch.where(cut_off & ~torch.isnan(rewards), 0.0, rewards)
        if self._validation is not None:
            return self._validated(batch, rewards, rows, answers), metrics

        self._collect(batch, rewards, cut_off, rows, answers)
        slim = BatchedDataDict(
            total_reward=rewards[places],
            loss_multiplier=batch["loss_multiplier"][places].float(),
            idx=[batch["idx"][i] for i in rows],
        )
        slim, figures = ray.get(task_to_env[TASK].global_post_process_and_metrics.remote(slim))
        multiplier = batch["loss_multiplier"].float().clone()
        multiplier[places] = slim["loss_multiplier"]
        rewards[places] = slim["total_reward"]
        truncated = torch.as_tensor(batch["truncated"]).clone()
        truncated[places] = cut_off[places]  # NeMo RL's also says where only the observation was too long
        batch["total_reward"], batch["loss_multiplier"], batch["truncated"] = rewards, multiplier, truncated
        figures["cut_off"] = float(cut_off[places].float().mean())
        figures["reward"] = float(rewards[places].mean())
        if self.dataset is not None:
            figures["corrections_kept"] = float(len(self.dataset.cache))
            corrections = sum(_own(batch, i)["kind"] == "correction" for i in rows)
            figures["corrections_of_prompts"] = corrections / len(rows)
        metrics = {**metrics, **{PREFIX + name: value for name, value in figures.items()}}
        if "mean_total_reward" in metrics:  # the asynchronous loop's own, NaN with one episode that was not judged
            metrics |= {f"{name}_total_reward": float(getattr(rewards, name)()) for name in ("mean", "max", "min")}
        return batch, metrics

    @staticmethod
    def _broken_off(batch: Any, row: int, answers: int) -> bool:
        """Whether the next answer never came: feedback stands last, though there was a turn and room for an answer."""
        waiting = batch["message_log"][row][-1]["role"] == FEEDBACK_ROLE and answers < _own(batch, row)["turns"]
        return waiting and not bool(batch["truncated"][row])

    def _collect(
        self, batch: Any, rewards: torch.Tensor, cut_off: torch.Tensor, rows: Sequence[int], answers: dict[int, Any]
    ) -> None:
        """Failed first attempts and success rates to the data set; observations after the last response go."""
        shares: dict[int, list[float]] = {}
        for i in rows:
            log, metadata = batch["message_log"][i], batch["extra_env_info"][i]
            trailing = log[-1] if log[-1]["role"] in (FEEDBACK_ROLE, END_ROLE) and len(log) > 1 else None
            if self.dataset is not None and not torch.isnan(rewards[i]):
                if _own(batch, i)["kind"] == "problem":
                    shares.setdefault(batch["idx"][i], []).append(float(rewards[i] > 0))
                told = trailing is not None and trailing["role"] == FEEDBACK_ROLE and len(answers[i]) == 1
                if told and _own(batch, i)["collect"] and not cut_off[i]:
                    prompt = torch.cat([m["token_ids"] for m in log]).to(torch.int32)
                    self.dataset.cache.keep(metadata["problem"]["id"], prompt)
            if trailing is not None:
                del log[-1]
        if self.dataset is not None:
            problems = {batch["idx"][i]: batch["extra_env_info"][i]["problem"]["id"] for i in rows}
            for group, solved in shares.items():
                self.dataset.learn(problems[group], sum(solved) / len(solved))

    def _validated(self, batch: Any, rewards: torch.Tensor, rows: Sequence[int], answers: dict[int, Any]) -> Any:
        """Keep the rows for the figures of the validation; groups without any judgement are left out of NeMo RL's."""
        assert self._validation is not None
        groups = [batch["idx"][i] for i in rows]
        for i in rows:
            self._validation.append((batch["idx"][i], len(answers[i]), float(rewards[i])))
        filled, judged = settle(rewards[torch.tensor(rows)], groups)
        rewards[torch.tensor(rows)] = filled
        batch["total_reward"] = rewards
        known = {group for group, right in zip(groups, judged.tolist(), strict=True) if right}
        lean = set(rows)
        kept = [i for i in range(len(rewards)) if i not in lean or batch["idx"][i] in known]
        return batch if len(kept) == len(rewards) else batch.select_indices(kept)

    @contextmanager
    def validating(self) -> Iterator[list[tuple[Hashable, int, float]]]:
        """Rollouts in here are of a validation; gives the list to which their rows are added."""
        rows: list[tuple[Hashable, int, float]] = []
        self._validation = rows
        try:
            yield rows
        finally:
            self._validation = None


def validation_figures(rows: Sequence[tuple[Hashable, int, float]]) -> dict[str, float]:
    """Figures of a validation before and after the correction turns: for each turn N, ``solved_by_turn_N`` is the
    share of episodes that are solved in N responses, ``best_by_turn_N`` the share of problems that one of their
    episodes solves. Episodes that were not judged are left out.

    Args:
        rows: problem, number of responses and reward of each episode, NaN where it was not judged.

    >>> validation_figures([("a", 1, 1.0), ("a", 2, 0.0), ("b", 2, 1.0), ("b", 1, float("nan"))])["best_by_turn_1"]
    0.5
    """
    judged = [row for row in rows if row[2] == row[2]]
    figures = {"episodes": float(len(rows)), "unscored": 1 - len(judged) / len(rows) if rows else 0.0}
    problems = {problem for problem, _, _ in judged}
    for turn in range(1, max((turns for _, turns, _ in judged), default=0) + 1):
        solved = [problem for problem, turns, reward in judged if reward > 0 and turns <= turn]
        figures[f"solved_by_turn_{turn}"] = len(solved) / len(judged)
        figures[f"best_by_turn_{turn}"] = len(set(solved)) / len(problems)
    return figures


def _own(batch: Any, row: int) -> dict[str, Any]:
    own: dict[str, Any] = batch["extra_env_info"][row][OWN]
    return own


_HOOKS: list[Hooks] = []


def installed() -> Hooks | None:
    """The hooks that are installed, or None."""
    return _HOOKS[-1] if _HOOKS else None


def install(hooks: Hooks) -> None:
    """Put the hooks around NeMo RL's functions; called again, the new hooks take the place of the old ones.

    Raises:
        RuntimeError: this version of NeMo RL does not have the functions.
    """
    missing = [name for name in (*ROLLOUTS, "validate") if not callable(getattr(grpo, name, None))]
    if missing:
        raise RuntimeError(f"nemo_rl.algorithms.grpo has no {', '.join(missing)}: this version of NeMo RL does not fit")
    if not _HOOKS:
        for name in ROLLOUTS:
            setattr(grpo, name, _rollout(getattr(grpo, name)))
        grpo.validate = _validate(grpo.validate)
    _HOOKS[:] = [hooks]


def _rollout(original: Callable[..., Any]) -> Callable[..., Any]:
    signature = inspect.signature(original)

    @functools.wraps(original)
    def rollout(*args: Any, **kwargs: Any) -> Any:
        batch, metrics = original(*args, **kwargs)
        task_to_env = signature.bind(*args, **kwargs).arguments["task_to_env"]
        return _HOOKS[-1].after_rollout(batch, metrics, task_to_env)

    return rollout


def _validate(original: Callable[..., Any]) -> Callable[..., Any]:
    signature = inspect.signature(original)

    @functools.wraps(original)
    def validate(*args: Any, **kwargs: Any) -> Any:
        bound = signature.bind(*args, **kwargs)
        hooks, master = _HOOKS[-1], bound.arguments["master_config"]
        settings = master.grpo.model_copy(update={"max_rollout_turns": hooks.validation_turns})
        bound.arguments["master_config"] = master.model_copy(update={"grpo": settings})
        with hooks.validating() as rows:
            metrics, timings = original(*bound.args, **bound.kwargs)
        if rows:
            figures = validation_figures(rows)
            steps = ray.get(bound.arguments["val_task_to_env"][TASK].metrics.remote())
            metrics = {**metrics, **{PREFIX + name: value for name, value in {**steps, **figures}.items()}}
        return metrics, timings

    return validate
