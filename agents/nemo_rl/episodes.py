"""What the environment's actor does, without NeMo RL: judge, render, count, and take out what was not judged."""

from __future__ import annotations

import math
import threading
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import torch
from torch import Tensor

from agents.nemo_rl.render import Renderer
from lean_gym.datasets.samplers import CorrectionCache
from lean_gym.integrations.batch import BatchStepper, StepResult, initial_metadata
from lean_gym.problem import Problem

__all__ = ["END_ROLE", "FEEDBACK_ROLE", "OWN", "Episodes", "Outcome", "Tally", "episode_metadata", "settle", "unscored"]

FEEDBACK_ROLE = "user"
"""Of an observation that is a message to the policy."""
END_ROLE = "environment"
"""Of an observation that only closes the policy's last turn."""
OWN = "nemo_rl"
"""The key of our own part of an episode's metadata."""
Kind = Literal["problem", "correction"]


def episode_metadata(problem: Problem, *, turns: int, kind: Kind = "problem", collect: bool = False) -> dict[str, Any]:
    """The metadata with which an episode begins: plain data, the whole state of the episode.

    Args:
        problem: the theorem.
        turns: responses at most.
        kind: whether the prompt is the problem's own, or a failed attempt to be corrected.
        collect: whether a failed first response that can be corrected ends with the feedback, for the cache of
            corrections.

    Raises:
        ValueError: the problem's own metadata is no JSON data.
    """
    return initial_metadata(problem) | {OWN: {"turns": turns, "kind": kind, "collect": collect}}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a step gives for one episode.

    Attributes:
        role: of the observation.
        content: the observation as text that is tokenized as it stands.
        metadata: for the next turn.
        reward: of this turn; NaN where nothing was judged.
        done: whether the episode is over.
        turn: which response of the episode it was, from 1.
        status: value of a `lean_gym.Status`.
        proved: whether Lean accepted it, whatever the format rules say.
        rules: the format rules that it breaks.
        characters: of the response.
        seconds: from the response to its judgement.
        refused: why a failed first response is not kept for correction; empty where it is, or none is wanted.
    """

    role: str
    content: str
    metadata: dict[str, Any]
    reward: float
    done: bool
    turn: int
    status: str
    proved: bool
    rules: tuple[str, ...]
    characters: int
    seconds: float
    refused: str = ""


class Episodes:
    """Steps episodes and renders what the policy is told. Keeps nothing between calls.

    Args:
        stepper: judges; its `max_attempts` must not be less than any episode's turns.
        renderer: of the policy's tokenizer.
        max_feedback: characters of feedback with which a failed first response is kept at most.
    """

    def __init__(self, stepper: BatchStepper, renderer: Renderer, max_feedback: int = 3000) -> None:
        self.stepper, self.renderer, self.max_feedback = stepper, renderer, max_feedback

    def step(
        self, conversations: Sequence[Sequence[Mapping[str, Any]]], metadata: Sequence[Mapping[str, Any]]
    ) -> list[Outcome]:
        """Judge the last message of each conversation; the outcomes come back in order.

        Raises:
            ValueError: a conversation or its metadata is not one.
            CanaryProved: a problem that is false by construction came out as proved.
        """
        results = self.stepper.step(conversations, metadata)
        return [self._outcome(result) for result in results]

    def _outcome(self, result: StepResult) -> Outcome:
        own = result.metadata.get(OWN) or {}
        done = result.done or result.number >= own.get("turns", self.stepper.max_attempts)
        follow, refused = not done, ""
        if done and own.get("collect") and result.number == 1:
            filters: CorrectionCache[Any] = CorrectionCache(max_feedback=self.max_feedback)
            follow = filters.wants(result.attempt)
            refused = "" if follow else next(iter(filters.refused))
        return Outcome(
            role=FEEDBACK_ROLE if follow else END_ROLE,
            content=self.renderer.follow_up(result.observation) if follow else self.renderer.end(),
            metadata=result.metadata,
            reward=result.reward if result.scored else math.nan,
            done=done,
            turn=result.number,
            status=result.status,
            proved=result.attempt.verdict.status.proved,
            rules=tuple(dict.fromkeys(v.rule for v in result.attempt.violations)),
            characters=len(result.attempt.response.text),
            seconds=result.attempt.seconds,
            refused=refused,
        )


def unscored(metadata: Mapping[str, Any], end: str) -> Outcome:
    """The outcome where even the actor that judges was lost."""
    own = dict(metadata)
    turn = len(own.get("attempts", ())) + 1
    return Outcome(END_ROLE, end, own, math.nan, True, turn, "unavailable", False, (), 0, 0.0)


class Tally:
    """Counts outcomes until they are taken. Thread-safe."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._outcomes: list[tuple[int, str, bool, float, tuple[str, ...], int, float, str]] = []

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Count these."""
        rows = [(o.turn, o.status, o.proved, o.reward, o.rules, o.characters, o.seconds, o.refused) for o in outcomes]
        with self._lock:
            self._outcomes += rows

    def take(self) -> dict[str, float]:
        """The figures since the last time.

        For each turn: ``turn_N/responses``, ``turn_N/proved`` and ``turn_N/solved`` (proved, and rewarded), as shares
        of the scored responses of that turn; ``solved_by_turn_N``: of the scored first responses. Shares of all
        responses: ``unscored``, ``refused`` (what Lean accepted, or would have been shown, and the audit did not),
        ``format/RULE``, ``status/NAME``. ``characters`` and ``seconds``: means. ``correction/REASON``: failed first
        responses that are not kept.
        """
        with self._lock:
            rows, self._outcomes = self._outcomes, []
        if not rows:
            return {}
        figures: dict[str, float] = {"responses": float(len(rows))}
        first = sum(row[0] == 1 and row[1] != "unavailable" for row in rows)
        solved_so_far = 0
        for turn in sorted({row[0] for row in rows}):
            of_turn = [row for row in rows if row[0] == turn]
            scored = [row for row in of_turn if row[1] != "unavailable"]
            solved = sum(row[2] and row[3] > 0 for row in scored)
            solved_so_far += solved
            figures[f"turn_{turn}/responses"] = float(len(of_turn))
            if scored:
                figures[f"turn_{turn}/proved"] = sum(row[2] for row in scored) / len(scored)
                figures[f"turn_{turn}/solved"] = solved / len(scored)
            if first:
                figures[f"solved_by_turn_{turn}"] = solved_so_far / first
        statuses = Counter(row[1] for row in rows)
        figures |= {f"status/{name}": count / len(rows) for name, count in sorted(statuses.items())}
        figures["unscored"] = statuses["unavailable"] / len(rows)
        figures["refused"] = statuses["refused"] / len(rows)
        rules = Counter(rule for row in rows for rule in row[4])
        figures |= {f"format/{rule}": count / len(rows) for rule, count in sorted(rules.items())}
        figures["malformed"] = sum(bool(row[4]) or row[1] == "malformed" for row in rows) / len(rows)
        figures["characters"] = sum(row[5] for row in rows) / len(rows)
        figures["characters_max"] = float(max(row[5] for row in rows))
        figures["seconds"] = sum(row[6] for row in rows) / len(rows)
        reasons = Counter(row[7] for row in rows if row[7])
        figures |= {f"correction/{reason.replace(' ', '_')}": float(n) for reason, n in sorted(reasons.items())}
        return figures


def settle(rewards: Tensor, groups: Sequence[Hashable]) -> tuple[Tensor, Tensor]:
    """Take the episodes without a judgement out of their groups.

    NeMo RL's baseline is the mean over *all* responses to a prompt. An episode without a judgement gets the mean of
    its group's scored rewards: then that mean, and with it the advantage of every other response, is what it would be
    without the episode. Its own weight in the loss has to be 0, which is what the mask is for.

    Args:
        rewards: shape ``[N]``, NaN where nothing was judged.
        groups: what the responses to one prompt have in common, N of them.

    Returns:
        rewards without NaN (0 in a group where nothing was judged), and which were judged, both of shape ``[N]``.

    Raises:
        ValueError: there are not as many groups as rewards.

    >>> import torch
    >>> settle(torch.tensor([1.0, float("nan"), 0.0, 1.0]), ["a", "a", "a", "b"])
    (tensor([1.0000, 0.5000, 0.0000, 1.0000]), tensor([ True, False,  True,  True]))
    """
    if len(groups) != len(rewards):
        raise ValueError(f"there are {len(rewards)} rewards but {len(groups)} groups")
    judged = ~torch.isnan(rewards)
    filled = torch.where(judged, rewards, 0.0)
    members: dict[Hashable, list[int]] = {}
    for i, group in enumerate(groups):
        members.setdefault(group, []).append(i)
    for places in members.values():
        of_group = torch.tensor(places)
        known = of_group[judged[of_group]]
        if 0 < len(known) < len(places):
            filled[of_group[~judged[of_group]]] = rewards[known].mean()
    return filled, judged
