"""Problems of a training set that give evaluation problems away."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

import numpy as np

from lean_gym.datasets.canonical import definition_tokens, shape_tokens, statement_key
from lean_gym.datasets.ngrams import Numbers, ngrams, words
from lean_gym.problem import Problem

__all__ = ["Contaminated", "OverlapSettings", "find_contaminated"]


@dataclass(frozen=True, slots=True)
class OverlapSettings:
    """How much of an evaluation problem a training problem may hold.

    A text of fewer than twice as many tokens as a run has counts as a single run: it must be the same altogether.

    Attributes:
        statement_ngram: tokens of a run of the formal statement. Which bound variable stands where plays no part.
        statement_overlap: the share of an evaluation statement's runs from which on it counts as given away.
        informal_ngram: words of a run of the problem in words.
        informal_overlap: the same share for the problem in words.

    Raises:
        ValueError: a run has no token, or a share is not above 0 and at most 1.
    """

    statement_ngram: int = 10
    statement_overlap: float = 0.8
    informal_ngram: int = 8
    informal_overlap: float = 0.6

    def __post_init__(self) -> None:
        for name in ("statement_ngram", "informal_ngram"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, got {getattr(self, name)}")
        for name in ("statement_overlap", "informal_overlap"):
            if not 0.0 < getattr(self, name) <= 1.0:
                raise ValueError(f"{name} is a share above 0 and at most 1, got {getattr(self, name)}")


@dataclass(frozen=True, slots=True)
class Contaminated:
    """A training problem that gives an evaluation problem away.

    Attributes:
        problem: the training problem.
        evaluation: the id of the evaluation problem.
        kind: `same statement` (up to bound names), `statement` or `informal`.
        score: the share of the evaluation problem's runs that the training problem holds.
    """

    problem: Problem
    evaluation: str
    kind: str
    score: float = 1.0


def find_contaminated(
    problems: Iterable[Problem],
    evaluation: Iterable[Problem],
    settings: OverlapSettings = OverlapSettings(),
) -> Iterator[Problem | Contaminated]:
    """Passes the problems on, in order, with a `Contaminated` in the place of each that gives something away.

    Args:
        problems: the training problems.
        evaluation: the problems of all evaluation sets.
        settings: how much is too much.

    >>> train = [Problem.from_lean("theorem t (x : ℕ) (h : x = 2) : x + x = 4 := by sorry")]
    >>> test = [Problem.from_lean("theorem test_1 (n : ℕ) (hn : n = 2) : n + n = 4 := by sorry")]
    >>> [(c.evaluation, c.kind) for c in find_contaminated(train, test)]
    [('test_1', 'same statement')]
    """
    ids: list[str] = []
    keys: dict[str, int] = {}
    statements = _Overlap(settings.statement_ngram, settings.statement_overlap)
    informal = _Overlap(settings.informal_ngram, settings.informal_overlap)
    for problem in evaluation:
        keys.setdefault(statement_key(problem), len(ids))
        ids.append(problem.id)
        statements.add([*definition_tokens(problem), *shape_tokens(problem)])
        informal.add(words(problem.informal))
    for problem in problems:
        same = keys.get(statement_key(problem))
        if same is not None:
            yield Contaminated(problem, ids[same], "same statement")
            continue
        for kind, overlap, tokens in (
            ("statement", statements, [*definition_tokens(problem), *shape_tokens(problem)]),
            ("informal", informal, words(problem.informal)),
        ):
            found = overlap.find(tokens)
            if found is not None:
                yield Contaminated(problem, ids[found[0]], kind, found[1])
                break
        else:
            yield problem


class _Overlap:
    """Texts by their runs of tokens, and for another text the one of which it holds the largest share."""

    def __init__(self, ngram: int, share: float) -> None:
        self.ngram, self.share = ngram, share
        self.sizes: list[int] = []
        self.texts: defaultdict[int, list[int]] = defaultdict(list)

    def _runs(self, tokens: list[str]) -> Numbers:
        return ngrams(tokens, self.ngram if len(tokens) >= 2 * self.ngram else max(1, len(tokens)))

    def add(self, tokens: list[str]) -> None:
        runs = self._runs(tokens)
        for run in runs.tolist():
            self.texts[run].append(len(self.sizes))
        self.sizes.append(len(runs))

    def find(self, tokens: list[str]) -> tuple[int, float] | None:
        lists = [found for run in self._runs(tokens).tolist() if (found := self.texts.get(run)) is not None]
        if not lists:
            return None
        held = np.bincount(np.fromiter(chain.from_iterable(lists), dtype=np.intp), minlength=len(self.sizes))
        scores = held / np.maximum(1, self.sizes)
        best = int(scores.argmax())  # the first of several
        return (best, float(scores[best])) if scores[best] >= self.share else None
