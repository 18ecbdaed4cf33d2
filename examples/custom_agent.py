"""An agent of your own in the environment: it tries one tactic script after the other until Lean accepts one.

Run it with ``python examples/custom_agent.py [LEVEL]``; it plays the built-in problems of that level (default: 1).
"""

from __future__ import annotations

import sys

import gymnasium as gym
from rich.console import Console

import lean_gym  # noqa: F401  (registers LeanProof-v0)
from lean_gym.datasets import builtin_problems
from lean_gym.response import render_response

SCRIPTS = (
    "by rfl",
    "by simp_all",
    "by omega",
    "by intros; assumption",
    "by intro h; exact ⟨h.2, h.1⟩",
    "by constructor <;> simp_all",
    "by intros; simp_all",
    "by decide",
)


class PortfolioAgent:
    """Tries its scripts in turn; one that proved something goes to the front for the next problem."""

    def __init__(self) -> None:
        self.scripts = list(SCRIPTS)

    def act(self, attempt: int) -> str:
        """The response for an attempt, from 0."""
        return render_response("Another script.", self.scripts[attempt])

    def learn(self, attempt: int, reward: float) -> None:
        """Move what worked one place forward."""
        if reward > 0 and attempt > 0:
            self.scripts.insert(attempt - 1, self.scripts.pop(attempt))


def play(env: gym.Env[str, str], agent: PortfolioAgent) -> tuple[str, int]:
    """One episode: how it ended, and after how many attempts."""
    info = {"attempt": 0}
    over = False
    while not over:
        _, reward, terminated, truncated, info = env.step(agent.act(info["attempt"]))
        over = terminated or truncated
    agent.learn(info["attempt"] - 1, float(reward))
    return info["status"], info["attempt"]


def main(level: int = 1) -> int:
    """Play all problems of a level; the number of proved ones."""
    console = Console()
    problems = builtin_problems(level=level)
    env = gym.make("LeanProof-v0", problem=problems, max_attempts=len(SCRIPTS))
    agent = PortfolioAgent()
    proved = 0
    for problem in problems:
        env.reset(options={"problem": problem})
        status, attempts = play(env, agent)
        proved += status == "proved"
        console.print(f"{problem.id}: {status} after {attempts} attempts")
    env.close()
    console.print(f"[bold]{proved} of {len(problems)} proved[/bold]")
    return proved


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
