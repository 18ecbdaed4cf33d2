"""Canaries: false statements mixed into training. One that comes out as proved means that the verifier is broken."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lean_gym.problem import Problem
    from lean_gym.verdict import Verdict

__all__ = ["CanaryProved", "check_canary", "is_canary", "mix_canaries"]


class CanaryProved(RuntimeError):
    """A false statement was judged ``PROVED``. Stop: no reward of this run can be trusted.

    Attributes:
        problem: the canary.
        code: the code that passed for its proof.
        verdict: the verdict on it.
    """

    def __init__(self, problem: Problem, code: str, verdict: Verdict) -> None:
        self.problem = problem
        self.code = code
        self.verdict = verdict
        axioms = "unknown" if verdict.axioms is None else ", ".join(verdict.axioms) or "none"
        super().__init__(
            f"the false statement {problem.id or problem.name!r} was judged proved: the verifier, its library or the "
            "audit has a hole, and no reward since the last sound check can be trusted.\n"
            f"Statement:\n{problem.statement}\nCode that passed for a proof (axioms: {axioms}):\n{code}"
        )

    def __reduce__(self) -> tuple[type[CanaryProved], tuple[Problem, str, Verdict]]:
        return type(self), (self.problem, self.code, self.verdict)


def is_canary(problem: Problem) -> bool:
    """Whether the problem is marked as a false statement (``metadata["canary"]``)."""
    return problem.metadata.get("canary") is True


def check_canary(problem: Problem, code: str, verdict: Verdict) -> None:
    """Raise `CanaryProved` where the problem is a canary and the verdict says that it is proved."""
    if is_canary(problem) and verdict.status.proved:
        raise CanaryProved(problem, code, verdict)


def mix_canaries(
    problems: Iterable[Problem], canaries: Iterable[Problem], rate: float = 0.02, seed: int = 0
) -> Iterator[Problem]:
    """The problems in order, each followed with probability `rate` by a canary drawn at random.

    Args:
        problems: the stream of problems; it may be endless.
        canaries: false statements, each with ``metadata["canary"]`` true.
        rate: canaries per problem, from 0 to 1.
        seed: the draws are a function of it.

    Raises:
        ValueError: `rate` is outside 0 … 1, there is no canary, or one of them is not marked.
    """
    pool = list(canaries)
    if not 0.0 <= rate <= 1.0:
        raise ValueError(f"canary rate {rate} is outside 0 … 1")
    if not pool:
        raise ValueError("no canaries given: take lean_gym.datasets.canaries(), or false statements of your own")
    for canary in pool:
        if not is_canary(canary):
            name = canary.id or canary.name
            raise ValueError(f"problem {name!r} is not marked as a canary; set metadata['canary'] = True")
    generator = random.Random(seed)

    def stream() -> Iterator[Problem]:
        for problem in problems:
            yield problem
            if generator.random() < rate:
                yield generator.choice(pool)

    return stream()
