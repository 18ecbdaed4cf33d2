"""The same reward wrappers for vector environments.

They read ``infos["attempt_record"]`` with its mask ``infos["_attempt_record"]``, also inside ``final_info``, so they
work in every autoreset mode; sub-environments that were reset in this step, or not judged, pass unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.vector import VectorWrapper

from lean_gym.rewards import terms
from lean_gym.rewards.presets import Rules, resolve_rules
from lean_gym.rewards.terms import GroupTerm, Method, Term, Weight, resolve_weight
from lean_gym.wrappers.shaping import FormatTerm, apply, install_rules, noted, updates

if TYPE_CHECKING:
    from lean_gym.attempt import Attempt

__all__ = ["AttemptDiscount", "FormatReward", "LengthReward", "ProgressReward", "ShortProofReward", "TermReward"]


class TermReward(VectorWrapper):
    """Adds a term to the rewards.

    Args:
        env: a vector environment of which each sub-environment reports ``attempt_record``, ``attempt``, ``scored``.
        term: a term of an attempt, or of a group: the sub-environments with the same problem (by id) in this step.
        method: ``product``, ``min`` or ``sum``, see `lean_gym.wrappers.shaping.apply`.
        weight: a number or a schedule over the steps of this wrapper (see `schedule_step`).

    Attributes:
        schedule_step: the step at which the schedule is; counts the calls of ``step`` and may be set.
    """

    def __init__(
        self, env: gym.vector.VectorEnv, term: Term | GroupTerm, method: Method = "product", weight: Weight = 1.0
    ) -> None:
        super().__init__(env)
        apply(1.0, 1.0, method, resolve_weight(weight))
        self.term = term
        self.method: Method = method
        self.weight = weight
        self.schedule_step = 0

    def step(
        self, actions: Any
    ) -> tuple[Any, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Step the sub-environments and add the term to the rewards of those that were judged."""
        observations, rewards, terminations, truncations, infos = self.env.step(actions)
        weight = resolve_weight(self.weight, self.schedule_step)
        self.schedule_step += 1
        rewards = np.array(rewards, dtype=np.float64)
        judged = [found for found in _records(infos, self.num_envs) if found[2].verdict.status.scored]
        if isinstance(self.term, FormatTerm):
            judged = [(place, i, self.term.note(attempt), number) for place, i, attempt, number in judged]
        values = self._values([attempt for _, _, attempt, _ in judged], [number for _, _, _, number in judged])
        for (place, i, attempt, _), value in zip(judged, values, strict=True):
            rewards[i] = apply(float(rewards[i]), value, self.method, weight)
            _write(place, i, self.num_envs, updates(noted(attempt, self.term.name, value)))
        return observations, rewards, terminations, truncations, infos

    def _values(self, attempts: Sequence[Attempt], numbers: Sequence[int]) -> list[float]:
        if not isinstance(self.term, GroupTerm):
            return [self.term(attempt, number) for attempt, number in zip(attempts, numbers, strict=True)]
        groups: dict[str, list[int]] = {}
        for i, attempt in enumerate(attempts):
            groups.setdefault(attempt.problem.id, []).append(i)
        values = np.full(len(attempts), np.nan)
        for members in groups.values():
            values[members] = self.term.group([attempts[i] for i in members])
        return [float(value) for value in values]


def _records(infos: dict[str, Any], n: int) -> Iterator[tuple[dict[str, Any], int, Attempt, int]]:
    """The attempts of this step: the infos that hold it, the sub-environment, the attempt and its number."""
    final = infos.get("final_info")
    for place in (infos, final if isinstance(final, dict) else {}):
        mask = place.get("_attempt_record")
        if mask is None:
            continue
        for i in range(n):
            if mask[i]:
                yield place, i, place["attempt_record"][i], int(place["attempt"][i])


def _write(infos: dict[str, Any], i: int, n: int, values: dict[str, Any]) -> None:
    """Set values of one sub-environment, in Gymnasium's layout: an array and a mask for each key."""
    for key, value in values.items():
        if isinstance(value, dict):
            if not isinstance(infos.get(key), dict):
                infos[key] = {}
            infos.setdefault(f"_{key}", np.zeros(n, dtype=np.bool_))[i] = True
            _write(infos[key], i, n, value)
            continue
        if key not in infos:
            infos[key] = np.zeros(n, dtype=np.float64 if isinstance(value, float) else object)
        infos.setdefault(f"_{key}", np.zeros(n, dtype=np.bool_))[i] = True
        infos[key][i] = value


class FormatReward(TermReward):
    """`lean_gym.wrappers.FormatReward` for a vector environment.

    The rules reach the judges, and so the feedback, where the sub-environments are in this process (in `LeanProof-v0`'s
    own vector environment and ``SyncVectorEnv``). With ``AsyncVectorEnv``, wrap the sub-environments to show violations
    to the policy or to skip Lean: ``gym.make_vec(…, wrappers=[lean_gym.wrappers.FormatReward])``.

    Raises:
        ValueError: if ``verify_malformed`` is off and the judges are out of reach.
    """

    def __init__(
        self,
        env: gym.vector.VectorEnv,
        rules: Rules = "kimina",
        *,
        graded: bool = False,
        verify_malformed: bool = True,
        weight: Weight = 1.0,
    ) -> None:
        super().__init__(env, FormatTerm(resolve_rules(rules), graded), "product", weight)
        self.verify_malformed = verify_malformed
        if not verify_malformed and not self._judging():
            raise ValueError(
                f"FormatReward: the judges of {type(env.unwrapped).__name__} are out of reach, so Lean cannot be "
                "skipped; wrap the sub-environments with lean_gym.wrappers.FormatReward (make_vec(…, wrappers=[…]))"
            )

    def _judging(self) -> list[Any]:
        """The sub-environments in this process that have a judge."""
        inner = [env.unwrapped for env in getattr(self.env.unwrapped, "envs", ())]
        return [env for env in inner if hasattr(type(env), "judge")]

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> Any:
        """Begin episodes."""
        assert isinstance(self.term, FormatTerm)
        result = self.env.reset(seed=seed, options=options)  # type: ignore[arg-type]
        for env in self._judging():
            install_rules(env.judge, self.term.rules, self.verify_malformed)
        return result


class AttemptDiscount(TermReward):
    """`lean_gym.wrappers.AttemptDiscount` for a vector environment."""

    def __init__(self, env: gym.vector.VectorEnv, gamma: float = 0.5) -> None:
        super().__init__(env, terms.AttemptDiscount(gamma))


class LengthReward(TermReward):
    """Adds the length reward of Kimi k1.5 within each group: the sub-environments with the same problem in this step.

    Args:
        env: the vector environment.
        weight: of the term; the report warms it up with a schedule.
        count: how a response is measured; characters when None.
    """

    def __init__(
        self, env: gym.vector.VectorEnv, *, weight: Weight = 1.0, count: Callable[[str], int] | None = None
    ) -> None:
        super().__init__(env, terms.LengthReward(count=count), "sum", weight)


class ProgressReward(TermReward):
    """`lean_gym.wrappers.ProgressReward` for a vector environment."""

    def __init__(self, env: gym.vector.VectorEnv, weight: Weight = 0.1) -> None:
        super().__init__(env, terms.Progress(), "sum", weight)


class ShortProofReward(TermReward):
    """`lean_gym.wrappers.ShortProofReward` for a vector environment."""

    def __init__(self, env: gym.vector.VectorEnv, scale: float = 10.0, weight: Weight = 0.1) -> None:
        super().__init__(env, terms.ShortProof(scale), "sum", weight)
