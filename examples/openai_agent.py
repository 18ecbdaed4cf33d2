"""A language model behind an OpenAI-compatible server plays episodes: it proves, reads Lean's errors, corrects itself.

Start a server, for instance ``vllm serve AI-MO/Kimina-Prover-RL-1.7B``, then run
``python examples/openai_agent.py http://localhost:8000/v1 prop_and_swap``. The key, if one is needed, is taken from
the environment variable ``OPENAI_API_KEY``. Needs ``pip install httpx``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import gymnasium as gym
import httpx

import lean_gym  # noqa: F401  (registers LeanProof-v0)


def complete(client: httpx.Client, model: str, messages: Sequence[dict[str, str]]) -> str:
    """The model's next message in a chat."""
    body = {"model": model, "messages": messages, "temperature": 0.6, "top_p": 0.95, "max_tokens": 8096}
    answer = client.post("/chat/completions", json=body).raise_for_status().json()
    message = answer["choices"][0]["message"]
    thought = message.get("reasoning_content")  # some servers split the reasoning off
    return (f"<think>\n{thought}\n</think>\n\n" if thought else "") + (message["content"] or "")


def main(url: str = "http://localhost:8000/v1", problem: str = "prop_and_swap", attempts: int = 4) -> float:
    """Play one episode and print it; the reward."""
    key = os.environ.get("OPENAI_API_KEY", "")
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    env = gym.make("LeanProof-v0", problem=problem, max_attempts=attempts, render_mode="human")
    _, info = env.reset(seed=0)
    with httpx.Client(base_url=url, headers=headers, timeout=1800) as client:
        model = client.get("/models").raise_for_status().json()["data"][0]["id"]
        over, reward = False, 0.0
        while not over:
            response = complete(client, model, info["messages"])
            _, reward, terminated, truncated, info = env.step(response)
            over = terminated or truncated
    env.close()
    print(f"{info['status']} after {info['attempt']} attempts, reward {reward}")
    return float(reward)


if __name__ == "__main__":
    main(*sys.argv[1:3])
