"""Reward wrappers for one environment.

Each adds one named term to the reward of an environment that reports its attempt (`LeanProof-v0` does), writes it to
``info["reward_terms"]``, and can be rebuilt from the environment's spec. What was not judged
(``info["scored"]`` is False) passes unchanged: reward 0.0, no terms, to be left out of the loss.

Factors (`FormatReward`, `AttemptDiscount`) commute with each other. A term that adds (`LengthReward`,
`ProgressReward`, `ShortProofReward`) gives nothing to a response of which a wrapper further in, or the environment's
own rules, noted a violation: put `FormatReward` next to the environment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, SupportsFloat

import gymnasium as gym
from gymnasium.utils import RecordConstructorArgs

from lean_gym.rewards import terms
from lean_gym.rewards.presets import Rules, resolve_rules, rules_config
from lean_gym.rewards.terms import Method, Term, Weight, resolve_weight, weight_config
from lean_gym.wrappers.shaping import FormatTerm, apply, install_rules, record_of, shaped, updates

__all__ = ["AttemptDiscount", "FormatReward", "LengthReward", "ProgressReward", "ShortProofReward", "TermReward"]


class TermReward(gym.Wrapper[str, str, str, str], RecordConstructorArgs):
    """Adds a term to the reward.

    Args:
        env: reports ``info["attempt_record"]``, ``info["attempt"]`` and ``info["scored"]``.
        term: what to add.
        method: ``product``, ``min`` or ``sum``, see `lean_gym.wrappers.shaping.apply`.
        weight: a number or a schedule over the steps of this wrapper (see `schedule_step`).

    Attributes:
        schedule_step: the step at which the schedule is; counts the calls of ``step`` and may be set.
    """

    def __init__(self, env: gym.Env[str, str], term: Term, method: Method = "product", weight: Weight = 1.0) -> None:
        RecordConstructorArgs.__init__(self, term=term, method=method, weight=weight_config(weight))
        gym.Wrapper.__init__(self, env)
        apply(1.0, 1.0, method, resolve_weight(weight))
        self.term = term
        self.method: Method = method
        self.weight = weight
        self.schedule_step = 0

    def step(self, action: str) -> tuple[str, SupportsFloat, bool, bool, dict[str, Any]]:
        """Step the environment and add the term."""
        observation, reward, terminated, truncated, info = self.env.step(action)
        weight = resolve_weight(self.weight, self.schedule_step)
        self.schedule_step += 1
        if info.get("scored", True):
            attempt = record_of(info, type(self).__name__)
            attempt, reward = shaped(attempt, info["attempt"], float(reward), self.term, self.method, weight)
            info = {**info, **updates(attempt)}
        return observation, reward, terminated, truncated, info


class FormatReward(TermReward):
    """Reward 0 for a response that breaks a format rule, or the reward times the share of the rules that it keeps.

    A reward below 0 is left as it is. The violations are in ``info["violations"]``, and in the feedback where the
    environment has a judge of its own.

    Args:
        env: the environment.
        rules: a preset's name, or rules, as `lean_gym.rewards.resolve_rules` takes them.
        graded: whether a violation costs its share rather than everything.
        verify_malformed: whether Lean sees malformed responses. If not, their status is ``malformed``.
        weight: from 0 (no influence) to 1.

    Raises:
        ValueError: if ``verify_malformed`` is off and the environment has no judge that could skip Lean.

    >>> import gymnasium as gym, lean_gym
    >>> env = FormatReward(gym.make("LeanProof-v0", problem="theorem t : 1 = 1 := by sorry"), verify_malformed=False)
    >>> _ = env.reset(seed=0)
    >>> _, reward, _, _, info = env.step("```lean4\\ntheorem t : 1 = 1 := by\\n  rfl\\n```")
    >>> reward, info["status"], [violation.rule for violation in info["violations"]]
    (0.0, 'malformed', ['think_block', 'tactics_blocks'])
    >>> env.close()
    """

    def __init__(
        self,
        env: gym.Env[str, str],
        rules: Rules = "kimina",
        *,
        graded: bool = False,
        verify_malformed: bool = True,
        weight: Weight = 1.0,
    ) -> None:
        RecordConstructorArgs.__init__(
            self,
            rules=rules_config(rules),
            graded=graded,
            verify_malformed=verify_malformed,
            weight=weight_config(weight),
        )
        TermReward.__init__(self, env, FormatTerm(resolve_rules(rules), graded), "product", weight)
        self.verify_malformed = verify_malformed
        if not verify_malformed and not hasattr(type(env.unwrapped), "judge"):
            raise ValueError(
                f"FormatReward: {type(env.unwrapped).__name__} has no judge that could skip Lean; "
                "leave verify_malformed=True"
            )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        """Begin an episode."""
        assert isinstance(self.term, FormatTerm)
        result = self.env.reset(seed=seed, options=options)
        if hasattr(type(self.env.unwrapped), "judge"):
            install_rules(self.env.unwrapped.judge, self.term.rules, self.verify_malformed)  # type: ignore[attr-defined]
        return result


class AttemptDiscount(TermReward):
    """The reward times γ for each attempt of the episode that failed before: a proof on the second try is worth γ."""

    def __init__(self, env: gym.Env[str, str], gamma: float = 0.5) -> None:
        RecordConstructorArgs.__init__(self, gamma=gamma)
        TermReward.__init__(self, env, terms.AttemptDiscount(gamma))


class LengthReward(TermReward):
    """Adds the length reward of Kimi k1.5, measured against a fixed range as there is no group here.

    Args:
        env: the environment.
        longest: length at which the term is −0.5.
        shortest: length at which it is 0.5.
        weight: of the term; the report warms it up with a schedule.
        count: how a response is measured; characters when None.
    """

    def __init__(
        self,
        env: gym.Env[str, str],
        longest: float,
        shortest: float = 0.0,
        *,
        weight: Weight = 1.0,
        count: Callable[[str], int] | None = None,
    ) -> None:
        RecordConstructorArgs.__init__(
            self, longest=longest, shortest=shortest, weight=weight_config(weight), count=count
        )
        TermReward.__init__(self, env, terms.LengthReward(shortest, longest, count), "sum", weight)


class ProgressReward(TermReward):
    """Adds a share for how far Lean got in the proof, see `lean_gym.rewards.Progress`."""

    def __init__(self, env: gym.Env[str, str], weight: Weight = 0.1) -> None:
        RecordConstructorArgs.__init__(self, weight=weight_config(weight))
        TermReward.__init__(self, env, terms.Progress(), "sum", weight)


class ShortProofReward(TermReward):
    """Adds a bonus for short proofs, see `lean_gym.rewards.ShortProof`.

    Args:
        env: the environment.
        scale: lines of code at which the bonus is half the weight.
        weight: the bonus of a proof without lines.
    """

    def __init__(self, env: gym.Env[str, str], scale: float = 10.0, weight: Weight = 0.1) -> None:
        RecordConstructorArgs.__init__(self, scale=scale, weight=weight_config(weight))
        TermReward.__init__(self, env, terms.ShortProof(scale), "sum", weight)
