"""A reward function for TRL's GRPO trainer.

TRL leaves out of a group what every one of its reward functions returned None for (1.16 does; old versions make 0 of
it). So give this function alone, with everything that shapes the reward as terms of the stepper.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from typing import Any

from lean_gym.integrations.batch import BatchStepper, problem_from_column, problem_to_dict
from lean_gym.problem import Problem

__all__ = ["dataset_row", "reward_function"]

logger = logging.getLogger(__name__)


def dataset_row(problem: Problem, stepper: BatchStepper) -> dict[str, Any]:
    """A row for TRL's data set: the ``prompt`` as messages, and the ``problem`` as JSON text."""
    return {
        "prompt": [dict(message) for message in stepper.first_messages(problem)],
        "problem": json.dumps(problem_to_dict(problem), ensure_ascii=False),
    }


def reward_function(
    stepper: BatchStepper, *, column: str = "problem", max_completion_length: int | None = None
) -> Callable[..., list[float | None]]:
    """A function for ``GRPOTrainer(reward_funcs=…)``.

    It judges all completions that it is given as one batch and returns a reward for each, or None for what could not
    be judged. It logs the share of proofs and the mean of each term.

    Args:
        stepper: judges.
        column: of the data set, with what `lean_gym.integrations.batch.problem_from_column` takes.
        max_completion_length: the trainer's; completions that are as long were cut off and earn nothing. Off when
            None.

    >>> from lean_gym import Judge, make_verifier
    >>> with make_verifier("embedded") as verifier:
    ...     reward = reward_function(BatchStepper(Judge(verifier)))
    ...     problems = ["theorem t (n : Nat) : n + 0 = n := by sorry"] * 2
    ...     reward(prompts=["…"] * 2, completions=["```lean4\\nby rfl\\n```", "no idea"], problem=problems)
    [1.0, 0.0]
    """

    def lean_reward(
        prompts: Sequence[Any],
        completions: Sequence[Any],
        completion_ids: Sequence[Sequence[int]] | None = None,
        **columns: Any,
    ) -> list[float | None]:
        if column not in columns:
            raise ValueError(f"the data set has no column {column!r} with the problems; it has {', '.join(columns)}")
        metadata = [stepper.initial_metadata(problem_from_column(value)) for value in columns[column]]
        cut_off = None
        if max_completion_length is not None and completion_ids is not None:
            cut_off = [len(ids) >= max_completion_length for ids in completion_ids]
        chats = [[{"role": "assistant", "content": _text(completion)}] for completion in completions]
        results = stepper.step(chats, metadata, cut_off=cut_off)
        scored = [result for result in results if result.scored]
        if len(scored) < len(results):
            logger.warning("%d of %d completions could not be judged", len(results) - len(scored), len(results))
        log = columns.get("log_metric")
        if log is not None and scored:
            for name in stepper.term_names:
                log(f"lean/{name}", sum(result.terms[name] for result in scored) / len(scored))
        return [result.reward if result.scored else None for result in results]

    return lean_reward


def _text(completion: Any) -> str:
    """The policy's text: of a plain completion, or of the last message of a conversational one.

    Raises:
        ValueError: it is neither. That is no fault of the policy's, so it must not become a reward.
    """
    if isinstance(completion, str):
        return completion
    content = completion[-1].get("content") if completion else ""
    if not isinstance(content, str):
        raise ValueError(
            f"a completion must be text, or messages of which the last holds text, not {completion!r:.200}"
        )
    return content
