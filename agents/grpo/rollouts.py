"""Rollouts: episodes of one or more turns, judged while others are still being written.

An episode is one list of token ids. What the policy sampled stays in it as it was sampled and is never made again from
text; prompts and feedback stand around it as the policy's template writes them, and only the policy's own tokens are
trained on.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Literal

import torch

from agents.policies.base import Completion, Policy, SamplingSettings
from lean_gym.attempt import Attempt
from lean_gym.judge import Judge
from lean_gym.problem import Problem

__all__ = ["Episode", "Rollouts", "Seconds", "Task", "Turn"]

Kind = Literal["fresh", "revisit", "correction"]


@dataclass(frozen=True, slots=True)
class Task:
    """What an episode starts from.

    Attributes:
        problem: the theorem.
        prompt: token ids up to the place where the policy answers.
        group: the number of the group; its members share problem and prompt.
        kind: why the problem is there.
    """

    problem: Problem
    prompt: tuple[int, ...]
    group: int
    kind: Kind = "fresh"


@dataclass(frozen=True, slots=True)
class Turn:
    """One response of an episode: its place in the ids, whether it was cut off, and the judgement."""

    start: int
    end: int
    truncated: bool
    attempt: Attempt


@dataclass(slots=True)
class Episode:
    """An episode, finished or not.

    Attributes:
        task: what it started from.
        ids: the whole conversation.
        logprobs: of the policy's own tokens, in order, as they were sampled.
        turns: the responses that are finished.
        open: where the response that is being written starts, or None.
    """

    task: Task
    ids: list[int]
    logprobs: list[float] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    open: int | None = None

    @property
    def last(self) -> Turn:
        """The last finished turn."""
        return self.turns[-1]

    @property
    def own_tokens(self) -> int:
        """The number of tokens that the policy wrote."""
        return len(self.logprobs)

    def own_mask(self) -> list[bool]:
        """Which of the ids the policy wrote."""
        mask = [False] * len(self.ids)
        for turn in self.turns:
            mask[turn.start : turn.end] = [True] * (turn.end - turn.start)
        return mask


@dataclass(slots=True)
class Seconds:
    """Wall-clock seconds of a collection: sampling, and what verification took after sampling had ended."""

    sampling: float = 0.0
    waiting: float = 0.0


class Rollouts:
    """Collects episodes in groups.

    Args:
        policy: writes.
        judge: scores.
        sampling: how responses are sampled; with a token budget, what is unfinished when it is spent goes on in the
            next call, and a group comes out when all its members are finished.
        turns: responses of an episode at most.
        threads: judgements at the same time.
    """

    def __init__(self, policy: Policy, judge: Judge, sampling: SamplingSettings, turns: int, threads: int) -> None:
        self.policy, self.judge, self.sampling, self.turns = policy, judge, sampling, turns
        self._pool = ThreadPoolExecutor(max(1, threads), thread_name_prefix="judge")
        self._held: list[Episode] = []
        self.seconds = Seconds()
        self.tokens = 0

    def close(self) -> None:
        """Stop the threads; the judge stays the caller's."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    @property
    def held(self) -> int:
        """Episodes that wait for the next call."""
        return len(self._held)

    def collect(self, tasks: Sequence[Task], generator: torch.Generator) -> list[Episode]:
        """Write and judge episodes, one for each task; those of complete groups come back, group by group.

        Args:
            tasks: new episodes; held ones go on beside them.
            generator: the source of randomness.
        """
        self.seconds, self.tokens = Seconds(), 0
        episodes = [*self._held, *(Episode(task, list(task.prompt)) for task in tasks)]
        self._held = []
        active = [e for e in episodes if not self._over(e)]
        budget = self.sampling.token_budget
        while active and (budget is None or self.tokens < budget):
            active = self._round(active, generator, None if budget is None else budget - self.tokens)
        groups: dict[int, list[Episode]] = defaultdict(list)
        for episode in episodes:
            groups[episode.task.group].append(episode)
        complete: list[Episode] = []
        for _, members in sorted(groups.items()):
            (complete if all(map(self._over, members)) else self._held).extend(members)
        return complete

    @staticmethod
    def _over(episode: Episode) -> bool:
        """Whether nothing more comes: the last response is judged, and no feedback was appended to it."""
        return bool(episode.turns) and episode.open is None and len(episode.ids) == episode.last.end

    def _round(self, active: list[Episode], generator: torch.Generator, budget: int | None) -> list[Episode]:
        """One response for each active episode; returns those that go on."""
        for episode in active:
            if episode.open is None:
                episode.open = len(episode.ids)
        judged: dict[int, Future[Attempt]] = {}

        def submit(place: int, completion: Completion) -> None:
            episode = active[place]
            assert episode.open is not None
            text = self.policy.text([*episode.ids[episode.open :], *completion.ids])
            judged[place] = self._pool.submit(self._judge_one, episode.task.problem, text)

        settings = SamplingSettings(
            self.sampling.max_new_tokens, self.sampling.temperature, self.sampling.top_p, budget, self.sampling.stop
        )
        start = time.monotonic()
        completions = self.policy.generate(
            [e.ids for e in active],
            settings,
            generator,
            submit,
            started=[len(e.ids) - (e.open or 0) for e in active],
        )
        written = time.monotonic()
        self.seconds.sampling += written - start
        going: list[Episode] = []
        for place, (episode, completion) in enumerate(zip(active, completions, strict=True)):
            self.tokens += len(completion.ids)
            episode.ids += completion.ids
            episode.logprobs += completion.logprobs
            if completion.finish == "budget":
                going.append(episode)
                continue
            assert episode.open is not None
            attempt = judged[place].result()
            episode.turns.append(Turn(episode.open, len(episode.ids), completion.finish == "length", attempt))
            episode.open = None
            if self._continue(episode):
                going.append(episode)
        self.seconds.waiting += time.monotonic() - written
        return going

    def _continue(self, episode: Episode) -> bool:
        """Append the feedback where another turn follows and the conversation has room for it."""
        last = episode.last
        status = last.attempt.verdict.status
        if last.truncated or not status.scored or not last.attempt.feedback or len(episode.turns) >= self.turns:
            return False
        more = self.policy.follow_up(episode.ids[last.start : last.end], last.attempt.feedback)
        if len(episode.ids) + len(more) >= self.policy.max_length:
            return False
        episode.ids += more
        return True

    def _judge_one(self, problem: Problem, text: str) -> Attempt:
        [attempt] = self.judge([problem], [text])
        return attempt

    def state(self) -> list[dict[str, Any]]:
        """The held episodes as plain data for a checkpoint."""
        return [
            {
                "problem": e.task.problem.id,
                "prompt": list(e.task.prompt),
                "group": e.task.group,
                "kind": e.task.kind,
                "ids": list(e.ids),
                "logprobs": list(e.logprobs),
                "turns": [[t.start, t.end, t.truncated] for t in e.turns],
                "open": e.open,
            }
            for e in self._held
        ]

    def load(self, state: Sequence[Mapping[str, Any]], problems: Mapping[str, Problem]) -> None:
        """Continue from `state`; finished turns are judged again, with the same outcome."""
        self._held = []
        for row in state:
            task = Task(problems[row["problem"]], tuple(row["prompt"]), row["group"], row["kind"])
            episode = Episode(task, list(row["ids"]), list(row["logprobs"]), open=row["open"])
            for start, end, truncated in row["turns"]:
                attempt = self._judge_one(task.problem, self.policy.text(episode.ids[start:end]))
                episode.turns.append(Turn(start, end, truncated, attempt))
            self._held.append(episode)
