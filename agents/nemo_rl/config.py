"""The part of the configuration that is ours: ``env.lean`` in NeMo RL's YAML."""

# ruff: noqa: RUF009  (option makes the fields of frozen dataclasses)
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from agents.grpo.config import ConfigError, CorrectionConfig, PromptConfig, VerifierConfig, option, parse_config

__all__ = ["TASK", "LeanConfig", "ProblemsConfig", "SamplingConfig", "lean_config"]

TASK = "lean"
"""The name of the task and of the environment in NeMo RL."""


@dataclass(frozen=True)
class ProblemsConfig:
    """Where the theorems come from."""

    train: str = option(
        "builtin", "what lean_gym.datasets.load_problems takes: builtin, a file, hf:NAME, generate:FAMILY"
    )
    validation: str = option("", "the same, for validation; empty: no validation")


@dataclass(frozen=True)
class SamplingConfig:
    """Which problems are practised; see lean_gym.datasets.samplers."""

    strategy: Literal["uniform", "curriculum", "prioritized"] = option(
        "uniform", "every problem once before any comes again, from easy to hard, or with weight 1 - success rate"
    )
    curriculum_steps: int = option(100, "curriculum: steps until all problems are in", least=1)
    smoothing: float = option(0.5, "prioritized: weight of the newest group in a success rate", least=1e-6, most=1)


@dataclass(frozen=True)
class LeanConfig:
    """The environment, its data and its prompts."""

    tokenizer: Any = option({}, "NeMo RL's policy.tokenizer; write ${policy.tokenizer}")
    stop_token_ids: Any = option(None, "NeMo RL's policy.generation.stop_token_ids; null: the tokenizer's end token")
    problems: ProblemsConfig = option(ProblemsConfig, "")
    prompt: PromptConfig = option(PromptConfig, "")
    sampling: SamplingConfig = option(SamplingConfig, "")
    correction: CorrectionConfig = option(CorrectionConfig, "")
    verifier: VerifierConfig = option(VerifierConfig, "")
    replicas: int = option(1, "actors that judge; 1: the environment's own; more are spread over the nodes", least=1)
    in_flight: int = option(2, "batches that each of several replicas works on at a time", least=1)
    batch: int = option(64, "responses of a batch for one of several replicas", least=1)
    reward: Any = option("kimina", "what lean_gym.integrations.batch.resolve_reward takes")
    verify_malformed: bool = option(False, "whether Lean sees responses that break a rule")
    turns: int = option(1, "responses of an episode in training; the same as grpo.max_rollout_turns", least=1)
    validation_turns: int = option(1, "responses of an episode in validation", least=1)
    dr_grpo_length: float = option(0.0, "the constant of Dr. GRPO, in tokens; 0: NeMo RL's own loss", least=0)
    seed: int = option(0, "of the draws of problems and corrections")


def lean_config(env: Any, place: str = "env") -> LeanConfig:
    """Our part of NeMo RL's ``env`` section.

    Raises:
        ConfigError: there is none, a field is unknown, or a value does not fit.

    >>> lean_config({"lean": {"turns": 2}}).turns
    2
    """
    if TASK not in env:
        raise ConfigError(f"{place}: there is no section {TASK!r}; begin from one of the presets of agents.nemo_rl")
    config: LeanConfig = parse_config(env[TASK], f"{place}.{TASK}", LeanConfig)
    return config
