"""An environment that replays attempts, so that rewards can be tested without Lean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium as gym

from lean_gym.attempt import Attempt
from lean_gym.envs.lean_proof import attempt_info
from lean_gym.envs.spaces import UnicodeText
from lean_gym.problem import Problem
from lean_gym.response import DEFAULT_FORMAT, Response, ResponseFormat
from lean_gym.verdict import Diagnostic, Status, Verdict

__all__ = ["ReplayEnv", "make_attempt"]


def make_attempt(
    problem: Problem,
    text: str,
    status: Status,
    diagnostics: Sequence[Diagnostic] = (),
    format: ResponseFormat = DEFAULT_FORMAT,
) -> Attempt:
    """An attempt with a given verdict, as if it had been judged."""
    verdict = Verdict(status, tuple(diagnostics))
    return Attempt(problem, Response.parse(text, format), (), None, verdict, feedback=f"status: {status.value}")


class ReplayEnv(gym.Env[str, str]):
    """Replays episodes: each step reports the next attempt, whatever the action is.

    Observations, rewards, ends and ``info`` are those of `LeanProof-v0`: reward 1.0 when proved, ``terminated`` then,
    ``truncated`` at the last attempt of the episode or when an attempt was not judged.

    Args:
        episodes: the attempts of each episode; after the last one it begins again.

    Raises:
        ValueError: if there is no episode or an empty one.
    """

    def __init__(self, episodes: Sequence[Sequence[Attempt]]) -> None:
        if not episodes or not all(episodes):
            raise ValueError("ReplayEnv: give at least one episode, each with at least one attempt")
        self.observation_space = UnicodeText(1 << 20)
        self.action_space = UnicodeText(1 << 20)
        self.episodes = [tuple(episode) for episode in episodes]
        self._next = 0
        self._left: list[Attempt] = []
        self._number = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        """Begin the next episode."""
        super().reset(seed=seed)
        self._left = list(self.episodes[self._next % len(self.episodes)])
        self._next += 1
        self._number = 0
        return "prompt", {"messages": [], "attempt": 0, "problem": self._left[0].problem}

    def step(self, action: str) -> tuple[str, SupportsFloat, bool, bool, dict[str, Any]]:
        """Report the next attempt.

        Raises:
            RuntimeError: if the episode is over.
        """
        if not self._left:
            raise RuntimeError("there is no episode under way; call reset first")
        attempt = self._left.pop(0)
        self._number += 1
        status = attempt.verdict.status
        terminated = status.proved
        truncated = not terminated and (not status.scored or not self._left)
        if terminated or truncated:
            self._left = []
        return attempt.feedback, float(terminated), terminated, truncated, attempt_info(attempt, self._number, [])
