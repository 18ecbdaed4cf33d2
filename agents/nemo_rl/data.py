"""The data of a run: prompts from the project's data sets, and failed first attempts as prompts of their own.

`LeanDataset` is what NeMo RL's loader iterates over. The loader has to run in the driver's process
(``data.num_workers=0``), because the failed attempts of a step come back into it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.utils.data import IterableDataset

from agents.grpo.config import ConfigError
from agents.grpo.problems import difficulty
from agents.nemo_rl.config import TASK, LeanConfig
from agents.nemo_rl.episodes import episode_metadata
from agents.nemo_rl.render import Renderer
from agents.nemo_rl.verify import prompt_template
from lean_gym.datasets.resolve import load_problems
from lean_gym.datasets.samplers import (
    CorrectionCache,
    CurriculumSampler,
    Sampler,
    UniformSampler,
    WinRates,
    prioritized_sampler,
)
from lean_gym.problem import Problem, ProblemError
from lean_gym.prompts.chat import first_messages

__all__ = ["LeanDataset", "ValidationDataset", "datum", "load", "make_sampler", "prompts_that_fit"]

logger = logging.getLogger(__name__)

Datum = dict[str, Any]
"""NeMo RL's ``DatumSpec``."""


def load(source: str, place: str) -> tuple[Problem, ...]:
    """The problems of a source.

    Raises:
        ConfigError: it cannot be read, or two problems have one id.
    """
    try:
        problems = load_problems(source)
    except (ProblemError, OSError, ImportError, ValueError) as error:
        raise ConfigError(f"{place}: {error}") from error
    seen: set[str] = set()
    for problem in problems:
        if problem.id in seen:
            raise ConfigError(f"{place}: two problems of {source!r} have the id {problem.id!r}")
        seen.add(problem.id)
    return problems


def datum(text: str, ids: Sequence[int] | Tensor, metadata: Mapping[str, Any], idx: int) -> Datum:
    """One prompt as NeMo RL wants it: a single message, rendered and tokenized.

    Args:
        text: the prompt with the delimiters of the chat template.
        ids: of the text.
        metadata: with which the episode begins.
        idx: the number of the prompt; all responses to it have the same.
    """
    tokens = torch.as_tensor(ids, dtype=torch.int64)
    return {
        "message_log": [{"role": "user", "content": text, "token_ids": tokens}],
        "length": len(tokens),
        "extra_env_info": dict(metadata),
        "loss_multiplier": 1.0,
        "idx": idx,
        "task_name": TASK,
    }


def make_sampler(problems: Sequence[Problem], config: LeanConfig, rates: WinRates) -> Sampler:
    """The sampler that the configuration names."""
    sampling = config.sampling
    if sampling.strategy == "curriculum":
        return CurriculumSampler(list(map(difficulty, problems)), sampling.curriculum_steps, seed=config.seed)
    if sampling.strategy == "prioritized":
        return prioritized_sampler([p.id for p in problems], rates, config.seed)
    return UniformSampler(len(problems), config.seed)


def prompts_that_fit(
    problems: Sequence[Problem], renderer: Renderer, config: LeanConfig
) -> tuple[list[Problem], list[str]]:
    """The problems whose prompts are not too long (``correction.max_prompt`` tokens), and their prompts.

    Raises:
        ConfigError: no prompt fits.
    """
    template = prompt_template(config)
    kept: list[Problem] = []
    prompts: list[str] = []
    for problem in problems:
        text = renderer.prompt(first_messages(problem, template))
        if len(renderer.ids(text)) <= config.correction.max_prompt:
            kept.append(problem)
            prompts.append(text)
    if len(kept) < len(problems):
        logger.warning("%d of %d prompts are too long and are left out", len(problems) - len(kept), len(problems))
    if not kept:
        raise ConfigError(f"no prompt has at most env.lean.correction.max_prompt={config.correction.max_prompt} tokens")
    return kept, prompts


class LeanDataset(IterableDataset[Datum]):
    """The prompts of training; one iteration is one epoch.

    At the first prompt of every step it draws the step's prompts: failed attempts from the cache, each with the
    configured probability, and problems from the sampler for the rest. Its state is part of the loader's, so that a
    run that goes on from a checkpoint draws what it would have drawn.

    Args:
        problems: to practise on.
        renderer: of the policy's tokenizer.
        config: what is drawn, and how.
        step: prompts of a step (``grpo.num_prompts_per_step``).

    Raises:
        ConfigError: no prompt is short enough, or there are fewer problems than prompts of a step.
    """

    def __init__(self, problems: Sequence[Problem], renderer: Renderer, config: LeanConfig, step: int) -> None:
        super().__init__()
        self.config, self.renderer, self.step = config, renderer, step
        self.problems, self._prompts = prompts_that_fit(problems, renderer, config)
        if len(self.problems) < step:
            raise ConfigError(
                f"there are {len(self.problems)} problems to practise on, but a step takes {step}; lower "
                "grpo.num_prompts_per_step or give more problems"
            )
        self._place = {problem.id: i for i, problem in enumerate(self.problems)}
        self.rates = WinRates(config.sampling.smoothing)
        self.sampler = make_sampler(self.problems, config, self.rates)
        self.cache: CorrectionCache[Tensor] = CorrectionCache(
            config.correction.capacity,
            config.correction.rate,
            max_feedback=config.correction.max_feedback,
            max_prompt=config.correction.max_prompt,
            seed=config.seed + 1,
        )
        self._queue: list[tuple[int, Tensor | None]] = []
        self._drawn = 0  # steps
        self._given = 0  # prompts of this epoch
        self._number = 0  # prompts of all epochs

    def __len__(self) -> int:
        """Prompts of an epoch: as many whole steps as there are problems for."""
        return len(self.problems) // self.step * self.step

    def __iter__(self) -> Iterator[Datum]:
        while self._given < len(self):
            if not self._queue:
                self._draw()
            place, prompt = self._queue.pop(0)
            made = self._datum(place, prompt)
            self._given += 1
            self._number += 1
            yield made
        self._given = 0

    def _draw(self) -> None:
        corrections = self.cache.draw(self.step)
        problems = self.sampler.draw(self.step - len(corrections))
        self._queue = [(self._place[c.problem], c.prompt) for c in corrections] + [(i, None) for i in problems]
        self._drawn += 1

    def _datum(self, place: int, prompt: Tensor | None) -> Datum:
        problem, turns = self.problems[place], self.config.turns
        if prompt is not None:
            text = self.renderer.tokenizer.decode(prompt, skip_special_tokens=False)
            return datum(text, prompt, episode_metadata(problem, turns=turns, kind="correction"), self._number)
        collect = self.config.correction.rate > 0
        text = self._prompts[place]
        metadata = episode_metadata(problem, turns=turns, collect=collect)
        return datum(text, self.renderer.ids(text), metadata, self._number)

    def learn(self, problem: str, share: float) -> None:
        """A group of responses to a problem's own prompt was sampled, and this share of the scored ones was solved."""
        self.rates.update(problem, share, self._drawn)

    def state_dict(self) -> dict[str, Any]:
        """Numbers, strings and tensors, so that ``torch.load`` takes it without pickled code."""
        cache = self.cache.state_dict()
        prompts = [prompt for _, prompt in cache["items"]]
        queue = [-1 if prompt is None else len(prompt) for _, prompt in self._queue]
        return {
            "sampler": self.sampler.state_dict(),
            "rates": self.rates.state_dict(),
            "cache": {**cache, "items": [problem for problem, _ in cache["items"]], "refused": dict(cache["refused"])},
            "cache_lengths": torch.tensor([len(p) for p in prompts], dtype=torch.int32),
            "cache_ids": _joined(prompts),
            "queue": [place for place, _ in self._queue],
            "queue_lengths": queue,
            "queue_ids": _joined([prompt for _, prompt in self._queue if prompt is not None]),
            "counts": [self._drawn, self._given, self._number],
        }

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Continue from `state`.

        Raises:
            ValueError: the state is that of another sampler or of another number of problems.
        """
        self.sampler.load_state_dict(state["sampler"])
        self.rates.load_state_dict(state["rates"])
        prompts = state["cache_ids"].split(state["cache_lengths"].tolist()) if len(state["cache_lengths"]) else ()
        items = list(zip(state["cache"]["items"], prompts, strict=True))
        self.cache.load_state_dict({**state["cache"], "items": items})
        waiting = iter(state["queue_ids"].split([n for n in state["queue_lengths"] if n >= 0] or [0]))
        self._queue = [
            (place, None if length < 0 else next(waiting))
            for place, length in zip(state["queue"], state["queue_lengths"], strict=True)
        ]
        self._drawn, self._given, self._number = state["counts"]


def _joined(prompts: Sequence[Tensor]) -> Tensor:
    """The ids of all prompts behind each other."""
    if not prompts:
        return torch.empty(0, dtype=torch.int32)
    return torch.cat([torch.as_tensor(prompt, dtype=torch.int32) for prompt in prompts])


class ValidationDataset(torch.utils.data.Dataset[Datum]):
    """The prompts of validation, each problem once.

    Args:
        problems: held out.
        renderer: of the policy's tokenizer.
        config: prompts and turns.

    Raises:
        ConfigError: no prompt is short enough.
    """

    def __init__(self, problems: Sequence[Problem], renderer: Renderer, config: LeanConfig) -> None:
        self.config, self.renderer = config, renderer
        self.problems, self._prompts = prompts_that_fit(problems, renderer, config)

    def __len__(self) -> int:
        return len(self.problems)

    def __getitem__(self, place: int) -> Datum:
        if not 0 <= place < len(self.problems):
            raise IndexError(place)
        text = self._prompts[place]
        metadata = episode_metadata(self.problems[place], turns=self.config.validation_turns)
        return datum(text, self.renderer.ids(text), metadata, place)
