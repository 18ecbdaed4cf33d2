"""A reward function for verl: ``custom_reward_function.path`` is this file, its name ``compute_score``.

verl gives the reward function's settings as ``reward_kwargs`` and calls it for one response at a time, many at once.
It runs several reward workers (``reward.num_workers``), each a process with a verifier of its own: choose ``workers``
so that together they have as many checks under way as the machine has processors.

verl cannot leave a sample out of the loss, so a response that could not be judged is tried again and then an error:
better a run that stops than one that learns from a wrong reward.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Mapping
from typing import Any

from lean_gym.integrations.batch import BatchStepper, problem_from_column
from lean_gym.judge import Judge
from lean_gym.toolchains.limits import Limits
from lean_gym.verifiers.factory import make_verifier

__all__ = ["NotJudgedError", "compute_score"]

TRIES = 3


class NotJudgedError(RuntimeError):
    """A response could not be judged, and verl has no way to leave it out."""


async def compute_score(
    data_source: str,
    solution_str: str,
    ground_truth: Any,
    extra_info: Mapping[str, Any] | None = None,
    *,
    verifier: str = "embedded",
    workers: int | None = None,
    seconds: float = 60.0,
    memory_mib: int = 4096,
    audit: str = "strict",
    reward: Any = "kimina",
    **_: Any,
) -> dict[str, float]:
    """The reward of one response.

    Args:
        data_source: not used.
        solution_str: the policy's whole text.
        ground_truth: the problem: Lean text, or what `lean_gym.integrations.batch.problem_from_column` takes.
        extra_info: not used.
        verifier: a name for `lean_gym.make_verifier`.
        workers: Lean checks at the same time in this process.
        seconds: of a check.
        memory_mib: of a check.
        audit: ``fast``, ``strict`` or ``external``.
        reward: what `lean_gym.integrations.batch.resolve_reward` takes.

    Returns:
        ``score``, ``acc`` (1 for a proof) and the terms by name.

    Raises:
        NotJudgedError: our machinery failed, again and again.
        ValueError: a setting or the problem is wrong.
    """
    settings = (verifier, workers, seconds, memory_mib, audit, _frozen(reward))
    stepper = await asyncio.to_thread(_stepper, settings)
    metadata = stepper.initial_metadata(problem_from_column(ground_truth))
    for number in range(1, TRIES + 1):
        [result] = await stepper.astep([[{"role": "assistant", "content": solution_str}]], [metadata])
        if result.scored:
            return {"score": result.reward, "acc": result.terms["verified"], **result.terms}
        if number < TRIES:
            await asyncio.sleep(number)
    raise NotJudgedError(
        f"problem {metadata['problem']['id']!r}: the response could not be judged in {TRIES} tries: "
        f"{result.attempt.verdict.reason}"
    )


_steppers: dict[Any, BatchStepper] = {}
_lock = threading.Lock()


def _frozen(reward: Any) -> str:
    """The reward as text, also where it comes from OmegaConf."""
    if isinstance(reward, str):
        return reward
    return json.dumps([dict(term) for term in reward], default=list)


def _stepper(settings: tuple[str, int | None, float, int, str, str]) -> BatchStepper:
    """The stepper of these settings; one for each process."""
    with _lock:
        stepper = _steppers.get(settings)
        if stepper is None or not stepper.judge.verifier.usable:
            name, workers, seconds, memory, audit, reward = settings
            lean = make_verifier(name, workers=workers, limits=Limits(seconds=seconds, memory_bytes=memory << 20))
            try:
                judge = Judge(lean, audit=audit)  # type: ignore[arg-type]  # checked there
                terms = json.loads(reward) if reward.startswith("[") else reward
                stepper = _steppers[settings] = BatchStepper(judge, max_attempts=1, reward=terms)
            except BaseException:
                lean.close()
                raise
        return stepper
