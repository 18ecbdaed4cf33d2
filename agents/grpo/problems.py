"""The problems of a run: what is practised, and what is held out."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from agents.grpo.config import ConfigError, ProblemsConfig
from lean_gym.datasets.builtin import builtin_problems
from lean_gym.datasets.generators.scripted import LARGE, SMALL, Generated, make_problems
from lean_gym.datasets.resolve import load_problems
from lean_gym.problem import Problem

__all__ = ["ProblemSets", "difficulty", "load_problem_sets"]


@dataclass(frozen=True, slots=True)
class ProblemSets:
    """Problems to practise on and held-out ones, with different ids; and the shapes of the held-out ones."""

    train: tuple[Problem, ...]
    held_out: tuple[Problem, ...]
    shapes: frozenset[str]

    def by_id(self) -> dict[str, Problem]:
        """The problems to practise on by their ids."""
        return {p.id: p for p in self.train}


def difficulty(problem: Problem) -> float:
    """What the curriculum sorts by: the level where there is one, else the lines of the known proof, else the length
    of the statement."""
    for key in ("level", "lines"):
        value = problem.metadata.get(key)
        if isinstance(value, (int, float)):
            return float(value)
    return float(len(problem.statement))


def load_problem_sets(config: ProblemsConfig, seed: int) -> ProblemSets:
    """The problems that a configuration asks for.

    Generated problems are split by shape; those of a file or the built-in ones by a shuffle with the held-out seed, or
    the held-out ones come from a file of their own.

    Raises:
        ConfigError: there are too few problems, or a problem is on both sides.
    """
    if config.source == "generated":
        small = round(config.held_out * config.held_out_small_share)
        held = _both_sizes(config.held_out, small, config.held_out_seed, config.families, frozenset())
        shapes = frozenset(p.shape for p in held)
        train = _both_sizes(
            config.train, round(config.train * config.small_share), 2000 + seed, config.families, shapes
        )
        return ProblemSets(
            tuple(p.problem(f"train-{i}") for i, p in enumerate(train)),
            tuple(p.problem(f"held-out-{i}") for i, p in enumerate(held)),
            shapes,
        )
    problems = _from(config.source)
    if config.held_out_source:
        train, held_out = problems, _from(config.held_out_source)[: config.held_out]
    else:
        order = list(problems)
        random.Random(config.held_out_seed).shuffle(order)
        held_out, train = order[: config.held_out], order[config.held_out :]
    if not train or not held_out:
        raise ConfigError(
            f"problems: {len(problems)} problems in {config.source!r} leave {len(train)} to practise on and "
            f"{len(held_out)} held out; lower problems.held_out"
        )
    statements = {p.header + p.restated("t") for p in train}
    for problem in held_out:
        if problem.header + problem.restated("t") in statements:
            raise ConfigError(f"problems: the held-out problem {problem.id!r} is also among those to practise on")
    ids = [p.id for p in train]
    if len(set(ids)) != len(ids):
        twice = next(i for i in ids if ids.count(i) > 1)
        raise ConfigError(f"problems: two problems of {config.source!r} have the id {twice!r}")
    return ProblemSets(tuple(train), tuple(held_out), frozenset())


def _both_sizes(
    count: int, small: int, seed: int, families: Mapping[str, float], without: frozenset[str]
) -> list[Generated]:
    """``count`` theorems of different shapes, ``small`` of them small."""
    made = make_problems(small, 1000 + seed, SMALL, families, without) if small else []
    if count > small:
        made += make_problems(count - small, seed, LARGE, families, without | {p.shape for p in made})
    return made


def _from(source: str) -> Sequence[Problem]:
    if source == "builtin":
        return builtin_problems()
    if not Path(source).is_file():
        raise ConfigError(f"problems: there is no file {source!r}; write generated, builtin or a .jsonl file")
    try:
        return load_problems(source)
    except (ValueError, json.JSONDecodeError) as error:
        raise ConfigError(f"problems: {error}") from None
