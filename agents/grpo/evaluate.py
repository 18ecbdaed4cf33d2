"""How a policy does on held-out problems: pass@1 and pass@k, with and without the correction turn."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import torch

from agents.grpo.config import ConfigError, EvaluationConfig
from agents.grpo.rollouts import Episode, Rollouts, Task
from agents.policies.base import Policy, SamplingSettings
from lean_gym.evaluation.estimators import pass_at_k
from lean_gym.judge import Judge
from lean_gym.problem import Problem
from lean_gym.prompts.chat import PromptTemplate, first_messages

__all__ = ["Evaluation", "evaluate"]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The figures of an evaluation; shares from 0 to 1.

    Attributes:
        problems: number of problems.
        samples: responses to each.
        pass1: share of first responses that are solved: proved and well-formed.
        passk: share of problems that one of the first responses solves.
        pass1_corrected: the same with one correction turn for each failed response; NaN without.
        passk_corrected: likewise.
        malformed: share of first responses that break a format rule or were cut off.
        pass1_well_formed: share of the others that are solved.
        unscored: share of episodes that could not be judged; they are left out of all other figures.
        length: mean tokens of a first response.
        right_length: of those that are solved.
        wrong_length: of those that are not.
        seconds: of the whole evaluation.
        shares: for each problem, the share of its first responses that are solved; None where none was judged.
        shares_corrected: the same with the correction turn; empty without.
    """

    problems: int
    samples: int
    pass1: float
    passk: float
    pass1_corrected: float
    passk_corrected: float
    malformed: float
    pass1_well_formed: float
    unscored: float
    length: float
    right_length: float
    wrong_length: float
    seconds: float
    shares: tuple[float | None, ...]
    shares_corrected: tuple[float | None, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def evaluate(
    policy: Policy,
    judge: Judge,
    problems: Sequence[Problem],
    template: PromptTemplate,
    config: EvaluationConfig,
    max_new_tokens: int,
    *,
    stop: tuple[str, ...] = (),
    threads: int = 4,
) -> Evaluation:
    """Evaluate a policy; the same seed gives the same figures.

    Args:
        policy: writes.
        judge: scores.
        problems: held-out problems.
        template: the wording of the prompts.
        config: how many samples, how sampled, with correction or not.
        max_new_tokens: of a response.
        stop: texts that end a response.
        threads: judgements at the same time.

    Raises:
        ConfigError: the prompt of a problem leaves no room for a response.
    """
    begin = time.monotonic()
    chosen = list(problems[: config.problems] if config.problems else problems)
    prompts = [tuple(policy.start(first_messages(problem, template))) for problem in chosen]
    for problem, prompt in zip(chosen, prompts, strict=True):
        if len(prompt) >= policy.max_length:  # leaving it out would change what the figures are about
            raise ConfigError(
                f"held-out problem {problem.id or problem.name}: its prompt has {len(prompt)} tokens, and prompt and "
                f"response together have at most {policy.max_length}: raise policy.max_length or leave the problem out"
            )
    device = getattr(policy, "device", torch.device("cpu"))
    generator = torch.Generator(device=device).manual_seed(config.seed)
    settings = SamplingSettings(max_new_tokens, config.temperature, config.top_p, stop=stop)
    rollouts = Rollouts(policy, judge, settings, 2 if config.correction else 1, threads)
    episodes: list[Episode] = []
    try:
        per_round = max(1, config.batch // config.samples)
        for start in range(0, len(chosen), per_round):
            tasks = []
            for number in range(start, min(start + per_round, len(chosen))):
                tasks += [Task(chosen[number], prompts[number], number)] * config.samples
            episodes += rollouts.collect(tasks, generator)
    finally:
        rollouts.close()
    return _figures(episodes, len(chosen), config, time.monotonic() - begin)


def _figures(episodes: Sequence[Episode], problems: int, config: EvaluationConfig, seconds: float) -> Evaluation:
    judged = [e for e in episodes if all(t.attempt.verdict.status.scored for t in e.turns)]

    def solved(episode: Episode, turns: int) -> bool:
        return any(
            not t.truncated and t.attempt.verdict.status.proved and not t.attempt.violations
            for t in episode.turns[:turns]
        )

    groups: dict[int, list[Episode]] = {number: [] for number in range(problems)}
    for episode in judged:
        groups[episode.task.group].append(episode)

    def shares(turns: int, k: int) -> tuple[float | None, ...]:
        """pass@k of each problem."""
        outcomes = [[solved(e, turns) for e in members] for members in groups.values()]
        return tuple(pass_at_k(len(o), sum(o), min(k, len(o))) if o else None for o in outcomes)

    def passes(turns: int, k: int) -> float:
        return _mean([share for share in shares(turns, k) if share is not None])

    firsts = [(e.turns[0], solved(e, 1)) for e in judged]
    formed = [s for t, s in firsts if not t.truncated and not t.attempt.violations]
    nan = float("nan")
    return Evaluation(
        problems=problems,
        samples=config.samples,
        pass1=passes(1, 1),
        passk=passes(1, config.samples),
        pass1_corrected=passes(2, 1) if config.correction else nan,
        passk_corrected=passes(2, config.samples) if config.correction else nan,
        malformed=1 - len(formed) / len(firsts) if firsts else nan,
        pass1_well_formed=_mean([float(s) for s in formed]),
        unscored=1 - len(judged) / len(episodes) if episodes else nan,
        length=_mean([t.end - t.start for t, _ in firsts]),
        right_length=_mean([t.end - t.start for t, s in firsts if s]),
        wrong_length=_mean([t.end - t.start for t, s in firsts if not s]),
        seconds=seconds,
        shares=shares(1, 1),
        shares_corrected=shares(2, 1) if config.correction else (),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else float("nan")
