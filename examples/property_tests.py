"""Test a reward wrapper of your own with Lean Gym's strategies: no Lean, hundreds of episodes, in seconds.

Run it with ``python examples/property_tests.py`` or with pytest. Needs ``pip install hypothesis``.
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium as gym
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lean_gym.attempt import Attempt
from lean_gym.testing import ReplayEnv, attempts, episodes, well_formed
from lean_gym.verdict import Status
from lean_gym.wrappers import FormatReward

# Long responses take a while to draw where the machine is busy.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


class SorryPenalty(gym.Wrapper[str, str, str, str]):
    """Takes a penalty off the reward of a proof that was left incomplete."""

    def __init__(self, env: gym.Env[str, str], penalty: float = 0.1) -> None:
        super().__init__(env)
        self.penalty = penalty

    def step(self, action: str) -> tuple[str, SupportsFloat, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        if info["status"] == "incomplete":
            reward = float(reward) - self.penalty
        return observation, reward, terminated, truncated, info


def rewards(env: gym.Env[str, str], steps: int) -> list[tuple[float, dict[str, Any]]]:
    """Play one episode of at most so many steps."""
    env.reset(seed=0)
    played = []
    for _ in range(steps):
        _, reward, terminated, truncated, info = env.step("the replay has its own responses")
        played.append((float(reward), info))
        if terminated or truncated:
            break
    return played


@given(episodes(), st.floats(0, 1))
def test_only_incomplete_proofs_pay(episode: list[Attempt], penalty: float) -> None:
    plain = rewards(ReplayEnv([episode]), len(episode))
    shaped = rewards(SorryPenalty(ReplayEnv([episode]), penalty), len(episode))
    for (before, _), (after, info) in zip(plain, shaped, strict=True):
        assert after == before - penalty * (info["status"] == "incomplete")


@given(attempts((Status.UNAVAILABLE,)))
def test_what_was_not_judged_costs_nothing(attempt: Attempt) -> None:
    [(reward, info)] = rewards(SorryPenalty(ReplayEnv([[attempt]])), 1)
    assert reward == 0.0
    assert info["scored"] is False


@given(episodes())
def test_it_commutes_with_the_format_gate(episode: list[Attempt]) -> None:
    one = rewards(SorryPenalty(FormatReward(ReplayEnv([episode]))), len(episode))
    two = rewards(FormatReward(SorryPenalty(ReplayEnv([episode]))), len(episode))
    assert [reward for reward, _ in one] == [reward for reward, _ in two]


@given(attempts((Status.PROVED,), well_formed()))
def test_a_good_proof_keeps_its_reward(attempt: Attempt) -> None:
    [(reward, _)] = rewards(SorryPenalty(FormatReward(ReplayEnv([[attempt]]))), 1)
    assert reward == 1.0


if __name__ == "__main__":
    for name, test in list(globals().items()):
        if name.startswith("test_"):
            test()
            print(f"{name}: passed")
