"""From the configuration to what judges: the same in the environment's actor, its replicas and the check."""

from __future__ import annotations

import os
from typing import Any

from agents.nemo_rl.config import LeanConfig
from agents.nemo_rl.episodes import Episodes
from agents.nemo_rl.render import Renderer
from lean_gym.integrations.batch import BatchStepper
from lean_gym.judge import Judge
from lean_gym.prompts.chat import PromptTemplate
from lean_gym.prompts.feedback import FeedbackStyle
from lean_gym.toolchains.limits import Limits
from lean_gym.verifiers import Verifier, make_verifier

__all__ = ["make_episodes", "make_renderer", "open_verifier", "prompt_template"]


def prompt_template(config: LeanConfig) -> PromptTemplate:
    """The wording of the first prompt.

    Raises:
        ValueError: the user's message has no theorem in it, or an unknown placeholder.
    """
    return PromptTemplate(system=config.prompt.system, user=config.prompt.user)


def make_renderer(config: LeanConfig, tokenizer: Any) -> Renderer:
    """A renderer for a tokenizer.

    Raises:
        ValueError: the tokenizer's chat template does not fit.
    """
    return Renderer(tokenizer, config.stop_token_ids)


def open_verifier(config: LeanConfig) -> Verifier:
    """The verifier that the configuration names; the caller closes it.

    Raises:
        ValueError: its name is unknown.
        ToolchainError: it is not there.
    """
    verifier = config.verifier
    return make_verifier(
        os.path.expandvars(verifier.name),
        limits=Limits(seconds=verifier.seconds),
        workers=verifier.workers or None,
        cache=verifier.cache or None,
    )


def make_episodes(config: LeanConfig, verifier: Verifier, renderer: Renderer) -> Episodes:
    """What steps episodes with a verifier.

    Raises:
        ValueError: the reward, the rules or the prompt do not fit.
    """
    style = FeedbackStyle(config.prompt.errors, config.prompt.context, config.prompt.budget)
    stepper = BatchStepper(
        Judge(verifier, config.verifier.audit, feedback=style),
        max_attempts=max(config.turns, config.validation_turns),
        reward=config.reward,
        verify_malformed=config.verify_malformed,
        prompt=prompt_template(config),
    )
    return Episodes(stepper, renderer, config.correction.max_feedback)
