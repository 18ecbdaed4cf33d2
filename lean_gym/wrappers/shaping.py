"""What the single and the vector wrappers share: pure functions from an attempt and a reward to the shaped reward."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from lean_gym.rewards.rules import FormatRule, violations
from lean_gym.rewards.terms import Method, Term, lower, share_kept

if TYPE_CHECKING:
    from lean_gym.attempt import Attempt
    from lean_gym.judge import Judge

__all__ = ["FormatTerm", "apply", "install_rules", "noted", "record_of", "shaped", "updates"]


def apply(reward: float, value: float, method: Method, weight: float) -> float:
    """The reward with one more term.

    ``sum``: reward + w·v. ``product``: reward × (1 − w + w·v), ``min``: the lesser of both; these two never raise a
    reward, and their weight lies between 0 and 1.
    """
    if method == "sum":
        return reward + weight * value
    if not 0 <= weight <= 1:
        raise ValueError(f"the weight of a factor must be between 0 and 1, got {weight!r}")
    factor = 1 - weight + weight * value
    return lower(reward, factor) if method == "product" else min(reward, factor)


def noted(attempt: Attempt, name: str, value: float) -> Attempt:
    """The attempt with one more reward term; the first one brings ``verified`` along."""
    terms = {"verified": float(attempt.verdict.status.proved), **attempt.reward_terms, name: value}
    return replace(attempt, reward_terms=terms)


def shaped(
    attempt: Attempt, number: int, reward: float, term: Term, method: Method, weight: float
) -> tuple[Attempt, float]:
    """The attempt with the term noted on it, and the reward with the term in it.

    Args:
        attempt: a judged attempt.
        number: which attempt of its episode it is, from 1.
        reward: what it is worth so far.
        term: what is put in.
        method: see `apply`.
        weight: see `apply`.
    """
    if isinstance(term, FormatTerm):
        attempt = term.note(attempt)
    value = term(attempt, number)
    return noted(attempt, term.name, value), apply(reward, value, method, weight)


def updates(attempt: Attempt) -> dict[str, Any]:
    """The entries of ``info`` that a wrapper changes."""
    return {
        "attempt_record": attempt,
        "violations": attempt.violations,
        "reward_terms": dict(attempt.reward_terms),
    }


def record_of(info: Mapping[str, Any], wrapper: str) -> Attempt:
    """The attempt that ``step`` reports.

    Raises:
        KeyError: if the environment reports none.
    """
    try:
        attempt: Attempt = info["attempt_record"]
    except KeyError:
        raise KeyError(
            f"{wrapper}: info has no 'attempt_record'; wrap an environment that reports it, such as LeanProof-v0"
        ) from None
    return attempt


class FormatTerm(Term):
    """The format as a factor that also notes the violations on the attempt."""

    def __init__(self, rules: Sequence[FormatRule], graded: bool) -> None:
        self.rules = tuple(rules)
        self.graded = graded

    @property
    def name(self) -> str:
        """As the batch terms are called."""
        return "graded_format" if self.graded else "format"

    def note(self, attempt: Attempt) -> Attempt:
        """The attempt with the violations of these rules beside those that it has."""
        found = violations(attempt.response, attempt.problem, self.rules)
        return replace(attempt, violations=tuple(dict.fromkeys((*attempt.violations, *found))))

    def __call__(self, attempt: Attempt, number: int = 1) -> float:
        """The share of the rules that are kept, or whether all are."""
        if self.graded:
            return share_kept(attempt.response, attempt.problem, self.rules)
        return 0.0 if violations(attempt.response, attempt.problem, self.rules) else 1.0


def install_rules(judge: Judge, rules: Sequence[FormatRule], verify_malformed: bool) -> None:
    """Let the judge apply the rules too, so that the policy reads of violations, and Lean may be skipped."""
    judge.rules = tuple(dict.fromkeys((*judge.rules, *rules)))
    judge.verify_malformed = judge.verify_malformed and verify_malformed
