"""What a run shows: a progress line for a person, and samples in a file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from torch import Tensor

from agents.grpo.evaluate import Evaluation
from agents.grpo.rollouts import Episode
from agents.policies.base import Policy

__all__ = ["Screen"]


class Screen:
    """Progress on the terminal, samples in ``samples.jsonl``.

    Args:
        folder: of the run.
        shown: whether the terminal shows anything.
    """

    def __init__(self, folder: Path, shown: bool) -> None:
        self._samples = folder / "samples.jsonl"
        self._console = Console(stderr=True, quiet=not shown)
        self._progress: Progress | None = None
        self._task: TaskID | None = None

    def say(self, text: str) -> None:
        """One line."""
        self._console.print(text, highlight=False)

    def warm_start(self, steps: int) -> Callable[[int, float], None]:
        """What the warm start calls after each step."""
        self._begin("warm start", steps)

        def show(step: int, loss: float) -> None:
            self._advance(step, f"loss {loss:.3f}")
            if step == steps:
                self._end()

        return show

    def step(self, step: int, steps: int, figures: Mapping[str, Any]) -> None:
        """A step of training."""
        if self._progress is None:
            self._begin("training", steps)
        self._advance(
            step,
            f"reward {figures['reward']:.2f} fresh {figures['solved_fresh']:.2f} malformed {figures['malformed']:.2f} "
            f"signal {figures['groups_with_signal']}/{figures['groups']} length {figures['length']:.0f} "
            f"s {figures['seconds_sampling']:.1f}+{figures['seconds_verifying']:.1f}+{figures['seconds_training']:.1f}",
        )
        if step == steps:
            self._end()

    def evaluation(self, kind: str, result: Evaluation) -> None:
        """The figures of an evaluation."""
        self._end()
        self.say(
            f"{kind}: pass@1 {result.pass1:.1%}, with correction {result.pass1_corrected:.1%}; pass@{result.samples} "
            f"{result.passk:.1%}, with correction {result.passk_corrected:.1%}; malformed {result.malformed:.1%} "
            f"({result.seconds:.0f} s)"
        )

    def samples(self, step: int, policy: Policy, episodes: Sequence[Episode], rewards: Tensor, count: int) -> None:
        """Write down some responses of a step, evenly spread over its groups."""
        pairs = list(zip(episodes, rewards.tolist(), strict=True))
        with self._samples.open("a", encoding="utf-8") as file:
            for episode, reward in pairs[:: max(1, len(pairs) // count)][:count]:
                row = {
                    "step": step,
                    "problem": episode.task.problem.source(),
                    "kind": episode.task.kind,
                    "reward": reward,
                    "turns": [
                        {
                            "response": policy.text(episode.ids[t.start : t.end]),
                            "status": t.attempt.verdict.status.value,
                            "violations": [v.rule for v in t.attempt.violations],
                            "truncated": t.truncated,
                        }
                        for t in episode.turns
                    ],
                }
                file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def close(self) -> None:
        """Take the progress line away."""
        self._end()

    def _begin(self, title: str, total: int) -> None:
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=20),
            TextColumn("{task.completed}/{task.total}"),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[figures]}"),
            console=self._console,
        )
        self._task = self._progress.add_task(title, total=total, figures="")
        self._progress.start()

    def _advance(self, step: int, figures: str) -> None:
        if self._progress is not None and self._task is not None:
            self._progress.update(self._task, completed=step, figures=figures)

    def _end(self) -> None:
        if self._progress is not None:
            self._progress.stop()
            self._progress = self._task = None
