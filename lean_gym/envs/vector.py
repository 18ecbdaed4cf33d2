"""Many episodes at once: the responses of a step are checked as one batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from lean_gym.datasets.resolve import ProblemSource, load_problems
from lean_gym.envs.lean_proof import LeanProofEnv
from lean_gym.toolchains.cores import available_cores

__all__ = ["LeanProofVectorEnv"]

BoolArray = npt.NDArray[np.bool_]


class LeanProofVectorEnv(gym.vector.VectorEnv[tuple[str, ...], Sequence[str], npt.NDArray[np.float64]]):
    """``num_envs`` copies of :class:`LeanProofEnv`, with one verifier for the whole batch of responses.

    It gives the same as ``gymnasium.vector.SyncVectorEnv`` on single environments, in less time: identical responses
    are checked once, and all processors work.

    Args:
        num_envs: how many episodes run side by side.
        problem: as for :class:`LeanProofEnv`.
        autoreset_mode: what happens after the end of an episode (Gymnasium's ``AutoresetMode``).
        workers: checks at the same time; default: the processors of this machine.
        options: further arguments of :class:`LeanProofEnv`.

    Raises:
        ValueError: ``num_envs`` is not positive, or an argument of the single environments is out of range.

    >>> import gymnasium as gym, lean_gym
    >>> envs = gym.make_vec("LeanProof-v0", num_envs=2, problem="theorem t (p : Prop) (h : p) : p := by sorry")
    >>> prompts, infos = envs.reset(seed=0)
    >>> feedback, rewards, terminated, truncated, infos = envs.step(["```lean4\\nby exact h\\n```", "no idea"])
    >>> rewards, infos["status"]
    (array([1., 0.]), array(['proved', 'malformed'], dtype=object))
    >>> envs.close()
    """

    def __init__(
        self,
        num_envs: int = 1,
        problem: ProblemSource = None,
        *,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        workers: int | None = None,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs must be at least 1, got {num_envs}")
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        problems = load_problems(problem)
        workers = workers or available_cores()
        self.envs = [LeanProofEnv(problems, workers=workers, **options) for _ in range(num_envs)]
        self.metadata = {**LeanProofEnv.metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = self.envs[0].render_mode
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = [""] * num_envs
        self._over: BoolArray = np.zeros(num_envs, dtype=np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[tuple[str, ...], dict[str, Any]]:
        """Begin episodes; an integer seed stands for ``seed, seed + 1, …``.

        Args:
            seed: for drawing problems.
            options: those of :class:`LeanProofEnv`, and ``reset_mask``, a Boolean array of the environments to reset.

        Raises:
            ValueError: as many seeds as environments are needed; or a mask of another shape, or without a True.
        """
        seeds = (
            [None if seed is None else seed + i for i in range(self.num_envs)] if not isinstance(seed, list) else seed
        )
        if len(seeds) != self.num_envs:
            raise ValueError(f"there are {len(seeds)} seeds for {self.num_envs} environments; give one for each")
        options = dict(options or {})
        mask = np.asarray(options.pop("reset_mask", np.ones(self.num_envs, dtype=np.bool_)))
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(
                f"reset_mask must be a Boolean array of shape ({self.num_envs},) with at least one True, got {mask!r}"
            )
        infos: dict[str, Any] = {}
        for i in np.flatnonzero(mask):
            self._observations[i], info = self.envs[i].reset(seed=seeds[i], options=options)
            infos = self._add_info(infos, info, int(i))
            self._over[i] = False
        return tuple(self._observations), infos

    def step(self, actions: Sequence[str]) -> tuple[tuple[str, ...], npt.NDArray[np.float64], Any, Any, dict[str, Any]]:
        """Check one response per environment, all as one batch.

        Returns the feedback, the rewards, which episodes are terminated and truncated (Boolean arrays), and the infos.

        Raises:
            ValueError: there are not as many responses as environments.
            TypeError: the responses are one string, or one of them is none.
            RuntimeError: an episode is over and ``AutoresetMode.DISABLED`` is in force.
        """
        if isinstance(actions, str):
            raise TypeError("the responses are given as a list of str, one for each environment, not as one str")
        if len(actions) != self.num_envs:
            raise ValueError(f"there are {len(actions)} responses for {self.num_envs} environments; give one for each")
        resetting = self._over if self.autoreset_mode == AutoresetMode.NEXT_STEP else np.zeros_like(self._over)
        playing = [int(i) for i in np.flatnonzero(~resetting)]
        problems = [self.envs[i].problem_for(actions[i]) for i in playing]
        attempts = self.envs[0].judge(problems, [actions[i] for i in playing]) if playing else []
        judged = dict(zip(playing, attempts, strict=True))
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        terminated, truncated = np.zeros_like(self._over), np.zeros_like(self._over)
        infos: dict[str, Any] = {}
        for i, env in enumerate(self.envs):
            if i not in judged:
                self._observations[i], info = env.reset()
            else:
                observation, reward, terminated[i], truncated[i], info = env.record(actions[i], judged[i])
                rewards[i] = float(reward)
                if self.autoreset_mode == AutoresetMode.SAME_STEP and (terminated[i] or truncated[i]):
                    infos = self._add_info(infos, {"final_obs": observation, "final_info": info}, i)
                    observation, info = env.reset()
                self._observations[i] = observation
            infos = self._add_info(infos, info, i)
        self._over = np.logical_or(terminated, truncated)
        return tuple(self._observations), rewards, terminated, truncated, infos

    def render(self) -> tuple[str, ...] | None:
        """The episodes so far as texts (``ansi``)."""
        shown = [env.render() for env in self.envs]
        return None if self.render_mode != "ansi" else tuple(text or "" for text in shown)

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the verifier."""
        for env in self.envs:
            env.close()
