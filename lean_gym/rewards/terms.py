"""Reward terms: named numbers, each a pure function of an attempt or of a group of attempts, and their combination.

An attempt that was not judged (status ``UNAVAILABLE``) has no reward: every term of it is NaN, and `score` says so in
its mask. Terms that add to a reward give nothing to a response that breaks a format rule.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeAlias, runtime_checkable

import numpy as np
import numpy.typing as npt

from lean_gym.lean.lexer import strip_comments
from lean_gym.rewards.presets import Rules, resolve_rules
from lean_gym.rewards.rules import FormatRule, Rule, find_statement, violations
from lean_gym.verdict import Status

if TYPE_CHECKING:
    from lean_gym.attempt import Attempt
    from lean_gym.problem import Problem
    from lean_gym.response import Response
    from lean_gym.verdict import Diagnostic

__all__ = [
    "AttemptDiscount",
    "FormatGate",
    "GradedFormat",
    "GroupTerm",
    "LengthReward",
    "LinearSchedule",
    "Method",
    "Progress",
    "Scores",
    "ShortProof",
    "Term",
    "Verified",
    "Weight",
    "combine",
    "length_reward",
    "lower",
    "resolve_weight",
    "score",
    "share_kept",
    "weight_config",
]

Floats: TypeAlias = npt.NDArray[np.float64]
Method: TypeAlias = Literal["product", "sum", "min"]


@runtime_checkable
class Term(Protocol):
    """A named number for one attempt, NaN where the attempt was not judged."""

    @property
    def name(self) -> str:
        """Under which the value is reported."""
        ...

    def __call__(self, attempt: Attempt, number: int = 1) -> float:
        """The value; `number` says which attempt of its episode it is, from 1."""
        ...


@runtime_checkable
class GroupTerm(Protocol):
    """A named number for each attempt of a group, the attempts at one prompt."""

    @property
    def name(self) -> str:
        """Under which the values are reported."""
        ...

    def group(self, attempts: Sequence[Attempt]) -> Floats:
        """The values, NaN where an attempt was not judged."""
        ...


def _scored(attempt: Attempt) -> bool:
    return attempt.verdict.status.scored


def _correct(attempt: Attempt) -> bool:
    """Whether the attempt earns what is given for a proof: proved, and no format rule broken."""
    return attempt.verdict.status.proved and not attempt.violations


# --- terms of one attempt ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Verified:
    """1 when the theorem is proved, else 0."""

    name: ClassVar[str] = "verified"

    def __call__(self, attempt: Attempt, number: int = 1) -> float:
        """1.0 or 0.0; NaN when not judged."""
        return float(attempt.verdict.status.proved) if _scored(attempt) else math.nan


@dataclass(frozen=True, slots=True)
class FormatGate:
    """1 when the response keeps all rules, 0 when it breaks one. A factor.

    Attributes:
        rules: what `resolve_rules` takes.
    """

    name: ClassVar[str] = "format"
    rules: Rules = "kimina"

    def __call__(self, attempt: Attempt, number: int = 1) -> float:
        """1.0 or 0.0; NaN when not judged."""
        if not _scored(attempt):
            return math.nan
        return 0.0 if violations(attempt.response, attempt.problem, resolve_rules(self.rules)) else 1.0


@dataclass(frozen=True, slots=True)
class GradedFormat:
    """Share of the rules that the response keeps, from 0 to 1. A factor.

    A rule that found nothing to measure is not kept: an empty response keeps nothing.
    """

    name: ClassVar[str] = "graded_format"
    rules: Rules = "kimina"

    def __call__(self, attempt: Attempt, number: int = 1) -> float:
        """The share; NaN when not judged; 1 without rules."""
        if not _scored(attempt):
            return math.nan
        return share_kept(attempt.response, attempt.problem, resolve_rules(self.rules))


def share_kept(response: Response, problem: Problem | None, rules: Sequence[FormatRule]) -> float:
    """Share of the rules that were measured and kept; 1 without rules."""

    def kept(rule: FormatRule) -> bool:
        if isinstance(rule, Rule):
            found = rule.measure(response, problem)
            return found is not None and found.kept
        return rule(response, problem) is None

    return sum(map(kept, rules)) / len(rules) if rules else 1.0


@dataclass(frozen=True, slots=True)
class AttemptDiscount:
    """γ to the power of the failed attempts before this one: a proof on the second try is worth γ. A factor."""

    name: ClassVar[str] = "attempt_discount"
    gamma: float = 0.5

    def __post_init__(self) -> None:
        if not 0 <= self.gamma <= 1:
            raise ValueError(f"AttemptDiscount: gamma is {self.gamma!r}; it must be between 0 and 1")

    def __call__(self, attempt: Attempt, number: int = 1) -> float:
        """The discount of attempt `number`, from 1; NaN when not judged."""
        if number < 1:
            raise ValueError(f"AttemptDiscount: attempts are numbered from 1, got {number}")
        return float(self.gamma ** (number - 1)) if _scored(attempt) else math.nan


@dataclass(frozen=True, slots=True)
class Progress:
    """How far Lean got in the proof: lines of code before the first error, of all its lines and the goal itself.

    With n lines, a proof that fails in line k is worth (k − 1)/(n + 1), and one without a false line that leaves goals
    open n/(n + 1); 1 means proved. 0 for everything but ``PROVED`` and ``FAILED`` (after a `sorry` nothing counts)
    and for a response that breaks a format rule. Blank lines and comments do not count; lines that do nothing do, so
    give this term a small weight.
    """

    name: ClassVar[str] = "progress"

    def __call__(self, attempt: Attempt, number: int = 1) -> float:
        """The share; NaN when not judged."""
        status = attempt.verdict.status
        if not _scored(attempt):
            return math.nan
        if attempt.violations:
            return 0.0
        if status is not Status.FAILED:
            return float(status.proved)
        reached = [_reached(error) for error in attempt.verdict.errors]
        if not reached:
            return 0.0
        lines = _proof_lines(attempt)
        limit = min(reached)
        return sum(line <= limit for line in lines) / (len(lines) + 1)


def _reached(error: Diagnostic) -> int:
    """The last line that the error does not touch; goals that are left open are reported from the `by` on."""
    if error.start is None:
        return 0
    unsolved = error.kind == "Tactic.unsolvedGoals" or error.text.startswith("unsolved goals")
    if unsolved:
        return error.end.line if error.end is not None else error.start.line
    return error.start.line - 1


def _proof_lines(attempt: Attempt) -> list[int]:
    """Numbers of the lines of code of the proof, from 1, in the policy's code; all its lines where the statement is
    not repeated."""
    code = attempt.response.code or ""
    place = find_statement(code, attempt.problem)
    start = place[1] if place is not None else 0
    bare = strip_comments(code)
    first = code.count("\n", 0, start) + 1
    lines = bare.split("\n")[first - 1 :]
    if place is not None:
        # What follows the statement on its own line.
        tail = strip_comments(code[start:]).split("\n", 1)[0]
        lines[0] = tail.strip().removeprefix("by")
    return [first + i for i, line in enumerate(lines) if line.strip()]


@dataclass(frozen=True, slots=True)
class ShortProof:
    """A bonus for short proofs: ``scale / (scale + lines)`` when proved and well-formed, else 0.

    Attributes:
        scale: lines of code at which the bonus is one half.
    """

    name: ClassVar[str] = "short_proof"
    scale: float = 10.0

    def __post_init__(self) -> None:
        if not (self.scale > 0 and math.isfinite(self.scale)):
            raise ValueError(f"ShortProof: scale is {self.scale!r}; it must be a positive number of lines")

    def __call__(self, attempt: Attempt, number: int = 1) -> float:
        """From 0 to 1; NaN when not judged."""
        if not _scored(attempt):
            return math.nan
        return self.scale / (self.scale + len(_proof_lines(attempt))) if _correct(attempt) else 0.0


# --- terms of a group -------------------------------------------------------------------------------------------


def length_reward(lengths: Sequence[float] | Floats, correct: Sequence[bool] | npt.NDArray[np.bool_]) -> Floats:
    """The length reward of Kimi k1.5 (arXiv:2501.12599, section 2.3.3) for the responses to one prompt.

    λ = 0.5 − (length − shortest)/(longest − shortest); a correct response gets λ, another one min(0, λ); all get 0
    where all are equally long.

    Args:
        lengths: of the responses, in any one unit; shape (n,).
        correct: whether each is correct; shape (n,).

    Returns:
        shape (n,), from −0.5 to 0.5.

    Raises:
        ValueError: if the shapes differ or a length is negative or not finite.

    >>> length_reward([100, 150, 200], [True, True, False])
    array([ 0.5,  0. , -0.5])
    """
    size = np.asarray(lengths, dtype=np.float64)
    right = np.asarray(correct, dtype=np.bool_)
    if size.ndim != 1 or size.shape != right.shape:
        raise ValueError(f"length_reward: shapes {size.shape} of lengths and {right.shape} of correct; give (n,) twice")
    if not np.all(np.isfinite(size)) or np.any(size < 0):
        raise ValueError("length_reward: lengths must be finite and not negative")
    if not size.size or size.min() == size.max():
        return np.zeros_like(size)
    share = 0.5 - (size - size.min()) / (size.max() - size.min())
    return np.asarray(np.where(right, share, np.minimum(0.0, share)), dtype=np.float64)


@dataclass(frozen=True, slots=True)
class LengthReward:
    """`length_reward` for a group; for one attempt alone, against a given range of lengths.

    Correct is what is proved and breaks no format rule. Attempts that were not judged take no part.

    Attributes:
        shortest: length at which one attempt alone gets 0.5.
        longest: length at which it gets −0.5; needed for attempts without a group only.
        count: how a response is measured; characters when None.
    """

    name: ClassVar[str] = "length"
    shortest: float = 0.0
    longest: float | None = None
    count: Callable[[str], int] | None = field(default=None)

    def __post_init__(self) -> None:
        if self.shortest < 0 or (self.longest is not None and not self.longest > self.shortest):
            raise ValueError(
                f"LengthReward: 0 <= shortest < longest does not hold for {self.shortest!r} and {self.longest!r}"
            )

    def length(self, attempt: Attempt) -> int:
        """The response's length."""
        text = attempt.response.text
        return len(text) if self.count is None else self.count(text)

    def __call__(self, attempt: Attempt, number: int = 1) -> float:
        """The reward against the given range; NaN when not judged.

        Raises:
            ValueError: if there is no `longest`.
        """
        if self.longest is None:
            raise ValueError("LengthReward: one attempt alone has no group to be compared with; give `longest`")
        if not _scored(attempt):
            return math.nan
        length = min(max(self.length(attempt), self.shortest), self.longest)
        share = 0.5 - (length - self.shortest) / (self.longest - self.shortest)
        return share if _correct(attempt) else min(0.0, share)

    def group(self, attempts: Sequence[Attempt]) -> Floats:
        """The rewards within the group; NaN where not judged."""
        values = np.full(len(attempts), np.nan)
        judged = [i for i, attempt in enumerate(attempts) if _scored(attempt)]
        values[judged] = length_reward(
            [self.length(attempts[i]) for i in judged], [_correct(attempts[i]) for i in judged]
        )
        return values


# --- weights and combination ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LinearSchedule:
    """A weight that goes from `start` to `end` in `steps` steps and stays there.

    >>> LinearSchedule(0.0, 0.2, steps=10)(5)
    0.1
    """

    start: float
    end: float
    steps: int

    def __post_init__(self) -> None:
        if self.steps < 1 or not (math.isfinite(self.start) and math.isfinite(self.end)):
            raise ValueError(f"LinearSchedule: start and end must be finite and steps at least 1, got {self}")

    def __call__(self, step: int) -> float:
        """The weight at a step, from 0."""
        share = min(max(step, 0) / self.steps, 1.0)
        return self.start + (self.end - self.start) * share


Weight: TypeAlias = "float | Callable[[int], float] | Mapping[str, Any]"
"""A number, a function of the step such as a `LinearSchedule`, or the latter's parameters as plain data."""


def resolve_weight(weight: Weight, step: int = 0) -> float:
    """The weight at a step.

    Raises:
        ValueError: if it is not finite.
        TypeError: if it is none of what a weight can be.
    """
    if isinstance(weight, Mapping):
        weight = LinearSchedule(**weight)
    value = weight(step) if callable(weight) else weight
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError(f"weight: {weight!r} is neither a number nor a function of the step")
    if not math.isfinite(value):
        raise ValueError(f"weight: {value!r} at step {step} is not finite")
    return float(value)


def weight_config(weight: Weight) -> Any:
    """The weight as plain data where it can be."""
    if isinstance(weight, LinearSchedule):
        return {"start": weight.start, "end": weight.end, "steps": weight.steps}
    return dict(weight) if isinstance(weight, Mapping) else weight


def lower(reward: float, factor: float) -> float:
    """The reward times a factor from 0 to 1, but never more than the reward: a penalty stays whole.

    >>> lower(1.0, 0.5), lower(-0.2, 0.0)
    (0.5, -0.2)
    """
    if not 0 <= factor <= 1:
        raise ValueError(f"a factor of the reward must be between 0 and 1, got {factor!r}; add such a term instead")
    return min(reward, reward * factor)


def combine(
    values: Mapping[str, float], method: Method = "product", weights: Mapping[str, float] | None = None
) -> float:
    """One reward from named terms.

    Args:
        values: the terms.
        method: ``sum``: Σ w·v. ``product``: Π (1 − w + w·v), ``min``: min (1 − w + w·v); with these two a weight
            lies between 0 (no influence) and 1, and so does each value.
        weights: by name; 1 where there is none.

    Returns:
        the reward; NaN where a term is NaN.

    Raises:
        ValueError: if there are no terms, a weight is for none of them, or something is out of range.

    >>> combine({"verified": 1.0, "format": 1.0, "attempt_discount": 0.5})
    0.5
    """
    weights = weights or {}
    if not values:
        raise ValueError("combine: there are no terms")
    if unknown := set(weights) - set(values):
        raise ValueError(f"combine: weight for {sorted(unknown)[0]!r}, which is no term; there are {', '.join(values)}")
    if method == "sum":
        return float(sum(weights.get(name, 1.0) * value for name, value in values.items()))
    if method not in ("product", "min"):
        raise ValueError(f"combine: method {method!r} is not known; choose product, sum or min")
    parts = []
    for name, value in values.items():
        weight = weights.get(name, 1.0)
        if not 0 <= weight <= 1:
            raise ValueError(f"combine: the weight of {name!r} is {weight!r}; with {method} it must be between 0 and 1")
        if math.isnan(value):
            return math.nan
        if not 0 <= value <= 1:
            raise ValueError(f"combine: {name!r} is {value!r}; with {method} a term must be between 0 and 1")
        parts.append(1 - weight + weight * value)
    return math.prod(parts) if method == "product" else min(parts)


@dataclass(frozen=True, slots=True)
class Scores:
    """The rewards of a batch.

    Attributes:
        total: shape (n,); NaN where an attempt was not judged: leave it out of the loss.
        scored: shape (n,); whether each attempt was judged.
        terms: by name, shape (n,) each, unweighted; for estimators that treat several rewards on their own.
    """

    total: Floats
    scored: npt.NDArray[np.bool_]
    terms: Mapping[str, Floats]


def score(
    attempts: Sequence[Attempt],
    terms: Sequence[Term | GroupTerm] = (Verified(), FormatGate()),
    *,
    method: Method = "product",
    weights: Mapping[str, Weight] | None = None,
    numbers: Sequence[int] | None = None,
    groups: Sequence[Hashable] | None = None,
    step: int = 0,
) -> Scores:
    """The rewards of a batch of attempts; the default is the published one, verification × format.

    Args:
        attempts: n judged attempts.
        terms: their values are combined under their names.
        method: see `combine`.
        weights: by name of the term; may follow a schedule.
        numbers: which attempt of its episode each one is, from 1; the first when None.
        groups: to which group each one belongs; attempts at the same problem (by id) form one when None.
        step: of the schedules.

    Raises:
        ValueError: if lengths differ, two terms share a name, or a value is out of range.
    """
    n = len(attempts)
    numbers = [1] * n if numbers is None else numbers
    groups = [attempt.problem.id for attempt in attempts] if groups is None else groups
    if len(numbers) != n or len(groups) != n:
        raise ValueError(f"score: {n} attempts, {len(numbers)} numbers and {len(groups)} groups; give n of each")
    members: dict[Hashable, list[int]] = {}
    for i, key in enumerate(groups):
        members.setdefault(key, []).append(i)
    values: dict[str, Floats] = {}
    for term in terms:
        if term.name in values:
            raise ValueError(f"score: two terms are called {term.name!r}")
        if isinstance(term, GroupTerm):
            column = np.full(n, np.nan)
            for indices in members.values():
                column[indices] = term.group([attempts[i] for i in indices])
        else:
            column = np.array([term(a, k) for a, k in zip(attempts, numbers, strict=True)], dtype=np.float64)
        values[term.name] = column
    fixed = {name: resolve_weight(weight, step) for name, weight in (weights or {}).items()}
    total = np.array(
        [combine({name: float(column[i]) for name, column in values.items()}, method, fixed) for i in range(n)],
        dtype=np.float64,
    )
    scored = np.array([_scored(attempt) for attempt in attempts], dtype=np.bool_)
    return Scores(total, scored, values)
