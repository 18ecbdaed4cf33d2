"""How published models are evaluated: their chat format, sampling and budgets."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lean_gym.evaluation.policies.base import Sampling
from lean_gym.prompts.chat import Message, first_messages

if TYPE_CHECKING:
    from lean_gym.problem import Problem

__all__ = ["PRESETS", "EvaluationPreset", "kimina_messages"]


@dataclass(frozen=True, slots=True)
class EvaluationPreset:
    """The settings of an evaluation under a name.

    Attributes:
        samples: first attempts at each problem.
        fixes: corrections of each at most.
        sampling: how responses are sampled.
        rules: the preset of format rules that are noted.
        prompt: the first messages of a chat.
    """

    samples: int = 8
    fixes: int = 0
    sampling: Sampling = field(default_factory=Sampling)
    rules: str = "none"
    prompt: Callable[[Problem], list[Message]] = first_messages


def kimina_messages(problem: Problem) -> list[Message]:
    """The chat that the published Kimina-Prover models were trained on, as their model cards give it.

    The statement ends in ``:= by``; the problem in words stands under its own heading.

    >>> from lean_gym import Problem
    >>> problem = Problem.from_lean("theorem t : 1 + 1 = 2 := by sorry", informal="One and one is two.")
    >>> print(kimina_messages(problem)[1]["content"])
    Think about and solve the following problem step by step in Lean 4.
    # Problem:One and one is two.
    # Formal statement:
    ```lean4
    theorem t : 1 + 1 = 2 := by
    ```
    <BLANKLINE>
    """
    informal = re.sub(r"\A/--\s*|\s*-/\Z", "", problem.informal.strip())
    formal = problem.source("by").strip()
    user = (
        "Think about and solve the following problem step by step in Lean 4."
        f"\n# Problem:{informal}\n# Formal statement:\n```lean4\n{formal}\n```\n"
    )
    return [
        {"role": "system", "content": "You are an expert in mathematics and Lean 4."},
        {"role": "user", "content": user},
    ]


PRESETS: Mapping[str, EvaluationPreset] = {
    "default": EvaluationPreset(),
    "kimina": EvaluationPreset(
        samples=32,
        fixes=1,
        sampling=Sampling(temperature=0.6, top_p=0.95, max_tokens=8096),
        rules="kimina",
        prompt=kimina_messages,
    ),
}
"""``kimina``: pass@32 with one correction, with the sampling of the model cards of Kimina-Prover-Distill (July 2025);
published on MiniF2F's test split: Distill-1.7B 72.95% (75.41% corrected), RL-1.7B 76.23% (77.87%)."""
