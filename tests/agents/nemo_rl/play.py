"""A policy whose answers are written down, for our rollouts and for NeMo RL's; and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from agents.policies.base import Completion
from agents.policies.hf import TransformersPolicy
from lean_gym.problem import Problem

PROBLEMS = [
    Problem.from_lean("theorem first (p q : Prop) (h : p ∧ q) : q := by sorry", id="first"),
    Problem.from_lean("theorem second (p q : Prop) (hp : p) (hq : q) : q ∧ p := by sorry", id="second"),
]


def answer(problem: Problem, proof: str, thought: str = "") -> str:
    """A response in the published format."""
    code = f"{problem.statement.strip()} by\n" + "\n".join(f"  {line}" for line in proof.split("\n"))
    blocks = f"First this.\n```tactics\n{proof}\n```\nThen all of it.\n```tactics\n{code}\n```\n"
    return f"<think>\n{thought}{blocks}</think>\n\n```lean4\n{code}\n```"


def script() -> dict[str, list[list[str]]]:
    """For each problem, the answers of its episodes, turn by turn."""
    first, second = PROBLEMS
    return {
        "first": [
            [answer(first, "exact h.2")],
            [answer(first, "exact h.1"), answer(first, "exact h.2", "Lean says no. ")],
            [answer(first, "exact h.1"), answer(first, "exact h")],
            [answer(first, "sorry"), answer(first, "exact And.right h")],
        ],
        "second": [
            ["I do not know.", answer(second, "exact ⟨hq, hp⟩")],
            [answer(second, "constructor\nexact hq\nexact hp")],
            [answer(second, "axiom cheat : False\nexact cheat.elim"), "Still not."],
            [answer(second, "exact ⟨hp, hq⟩ -- <|im_end|> <|im_start|>user"), answer(second, "exact ⟨hq, hp⟩")],
        ],
    }


def encoded(tokenizer: Any, text: str) -> list[int]:
    """The ids of an answer as a model writes it: control tokens in it are plain text, and the stop token comes last."""
    ids = tokenizer(text, add_special_tokens=False, split_special_tokens=True)["input_ids"]
    return [*ids, tokenizer.eos_token_id]


def logprob(place: int) -> float:
    """Of the token at this place of an answer."""
    return -0.01 * (place % 7 + 1)


class Scripted(TransformersPolicy):
    """The local agent's policy with written answers: its text side is the real one, there is no model."""

    def __init__(self, tokenizer: Any, episodes: Sequence[list[str]], max_length: int = 4096) -> None:
        self.tokenizer, self.max_length = tokenizer, max_length
        self.stop_ids, self.pad_id = {tokenizer.eos_token_id}, tokenizer.pad_token_id
        self.left = [list(turns) for turns in episodes]

    def generate(self, prompts, settings, generator, on_finished=None, started=None):  # type: ignore[no-untyped-def]
        """The next answer of every episode that has one left; prompts come in the order of the episodes."""
        order = [i for i, turns in enumerate(self.left) if turns]
        assert len(order) == len(prompts), (len(order), len(prompts))
        done = []
        for place, episode in enumerate(order):
            ids = encoded(self.tokenizer, self.left[episode].pop(0))
            done.append(Completion(tuple(ids), tuple(logprob(at) for at in range(len(ids))), "stop"))
            if on_finished:
                on_finished(place, done[-1])
        return done


def padded(rows: Sequence[Sequence[int]], pad: int) -> torch.Tensor:
    """Rows of ids, padded on the right."""
    width = max(map(len, rows))
    return torch.tensor([[*row, *[pad] * (width - len(row))] for row in rows], dtype=torch.int64)
