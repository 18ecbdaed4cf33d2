"""A reward wrapper of your own: a bonus for proofs that use no axioms.

Run it with ``python examples/reward_wrapper.py``. ``examples/property_tests.py`` shows how to test such a wrapper
without Lean.
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium as gym

import lean_gym  # noqa: F401  (registers LeanProof-v0)
from lean_gym.wrappers import AttemptDiscount


class ConstructiveBonus(gym.Wrapper[str, str, str, str]):
    """Adds a bonus to the reward of a proof without axioms.

    What was not judged (``info["scored"]`` is False) must pass unchanged: it is left out of the loss.
    """

    def __init__(self, env: gym.Env[str, str], bonus: float = 0.5) -> None:
        super().__init__(env)
        self.bonus = bonus

    def step(self, action: str) -> tuple[str, SupportsFloat, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        if info["scored"]:
            value = self.bonus if info["proved"] and info["axioms"] == () else 0.0
            reward = float(reward) + value
            info = {**info, "reward_terms": {**info["reward_terms"], "constructive": value}}
        return observation, reward, terminated, truncated, info


PROBLEM = "theorem not_not_of (p : Prop) (h : p) : ¬¬p := by sorry"
ANSWERS = {
    "wrong": "by exact h",
    "classical": "by\n  intro n\n  exact (Classical.em p).elim (fun _ => n h) (fun _ => n h)",
    "constructive": "by\n  exact fun n => n h",
}


def main() -> dict[str, float]:
    """The reward of each answer, at the first attempt."""
    env = ConstructiveBonus(AttemptDiscount(gym.make("LeanProof-v0", problem=PROBLEM)))
    rewards = {}
    for name, proof in ANSWERS.items():
        env.reset(seed=0)
        _, reward, _, _, info = env.step(f"```lean4\n{proof}\n```")
        rewards[name] = float(reward)
        print(f"{name}: {info['status']}, reward {float(reward)}, terms {info['reward_terms']}")
    env.close()
    return rewards


if __name__ == "__main__":
    main()
