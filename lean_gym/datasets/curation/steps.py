"""The steps of a curation: each takes the problems and gives those that are left, and an account of the rest."""

from __future__ import annotations

import contextlib
import dataclasses
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeGuard

import numpy as np

from lean_gym.datasets.check import TACTICS, CheckSettings, check_problems
from lean_gym.datasets.decontaminate import Contaminated, OverlapSettings, find_contaminated
from lean_gym.datasets.dedupe import Duplicate, find_duplicates
from lean_gym.datasets.sources import Rejected, stream_problems
from lean_gym.problem import Problem

if TYPE_CHECKING:
    from lean_gym.verifiers.base import Verifier

__all__ = [
    "Check",
    "Context",
    "Decontaminate",
    "Dedupe",
    "DuplicateHard",
    "PlanError",
    "RemoveEasy",
    "Removed",
    "Sample",
    "Shuffle",
    "Step",
    "StepResult",
]

MakeVerifier = Callable[[str, float], AbstractContextManager["Verifier"]]
"""Opens a verifier, from its name and the seconds of a check."""

Unknown = Literal["keep", "remove"]


class PlanError(ValueError):
    """A plan that cannot be carried out; says which value, where, and how to mend it."""


@dataclass(frozen=True, slots=True)
class Removed:
    """A problem that a step took out, or a row that could not be used.

    Attributes:
        id: the problem's id.
        reason: in a word or two; the account counts by it.
        detail: the rest of the reason: the problem that it doubles, the score, Lean's message.
    """

    id: str
    reason: str
    detail: str = ""


@dataclass(slots=True)
class StepResult:
    """What a step did.

    Attributes:
        problems: what is left, with what was added.
        removed: what was taken out, in order.
        added: how many problems are new.
        refused: what it might have added but did not.
        counts: further counts for the report.
    """

    problems: list[Problem]
    removed: list[Removed] = field(default_factory=list)
    added: int = 0
    refused: list[Removed] = field(default_factory=list)
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Context:
    """What a step may use.

    Attributes:
        folder: for the step's own logs and caches, by which it goes on after an interruption.
        seed: the step's own.
        base: the folder that relative paths of the plan begin at.
        on_progress: told how far a long step is: what is done, of how many.
        make_verifier: opens verifiers; default: `lean_gym.make_verifier`.
    """

    folder: Path
    seed: int
    base: Path
    on_progress: Callable[[int, int], None] = lambda done, total: None
    make_verifier: MakeVerifier | None = None

    def rng(self) -> np.random.Generator:
        """Randomness that is a function of the step's seed."""
        return np.random.default_rng(self.seed)

    @contextlib.contextmanager
    def verifier(self, name: str, seconds: float) -> Iterator[Verifier]:
        """A verifier by its name, as `make_verifier` takes it.

        Raises:
            PlanError: there is none of this name, or it does not work here.
        """
        from lean_gym.toolchains import Limits, ToolchainError
        from lean_gym.verifiers import make_verifier

        try:
            lean: AbstractContextManager[Verifier]
            if self.make_verifier is not None:
                lean = self.make_verifier(name, seconds)
            else:
                lean = make_verifier(name, limits=Limits(seconds=seconds))
        except (ToolchainError, ValueError) as error:
            raise PlanError(f"verifier {name!r}: {error}") from error
        with lean as opened:
            yield opened

    def path(self, source: str) -> str:
        """A source of the plan, with relative paths from the plan's own folder."""
        if source == "builtin" or source.startswith("hf:"):
            return source
        prefix = "lake:" if source.startswith("lake:") else ""
        return prefix + os.fspath(self.base / Path(source.removeprefix("lake:")).expanduser())


class Step(Protocol):
    """A step; its settings are its attributes."""

    kind: ClassVar[str]

    def __call__(self, problems: list[Problem], context: Context) -> StepResult:
        """Carry it out."""
        ...


def require(step: object, name: str, fits: bool, expected: str) -> None:
    """Raises where a setting does not fit."""
    if not fits:
        kind = getattr(step, "kind", type(step).__name__)
        raise PlanError(f"{kind}: {name} is {getattr(step, name)!r}; expected {expected}")


def is_share(value: object) -> TypeGuard[float]:
    """Whether a value is a number from 0 to 1."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0.0 <= value <= 1.0


def is_count(value: object, least: int = 1) -> bool:
    """Whether a value is a whole number from `least` on."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def is_texts(value: object) -> bool:
    """Whether a value is a list of strings."""
    return isinstance(value, tuple) and all(isinstance(item, str) for item in value)


def rate_of(problem: Problem) -> float | None:
    """The win rate in a problem's metadata; None where there is none."""
    rate = problem.metadata.get("win_rate")
    return float(rate) if is_share(rate) else None


def with_metadata(problem: Problem, **more: Any) -> Problem:
    """The problem with more metadata."""
    return dataclasses.replace(problem, metadata={**problem.metadata, **more})


@dataclass(frozen=True, slots=True)
class RemoveEasy:
    """Takes out the problems that a policy solves too often.

    Attributes:
        above: the win rate above which a problem goes. The published recipe has 0.5.
        unknown: what becomes of a problem without a win rate.
    """

    kind: ClassVar[str] = "remove_easy"
    above: float = 0.5
    unknown: Unknown = "keep"

    def __post_init__(self) -> None:
        require(self, "above", is_share(self.above), "a number from 0 to 1")
        require(self, "unknown", self.unknown in ("keep", "remove"), "keep or remove")

    def __call__(self, problems: list[Problem], context: Context) -> StepResult:
        result = StepResult([])
        for problem in problems:
            rate = rate_of(problem)
            if rate is None and self.unknown == "remove":
                result.removed.append(Removed(problem.id, "no win rate"))
            elif rate is not None and rate > self.above:
                result.removed.append(Removed(problem.id, "easy", f"win rate {rate:g}"))
            else:
                result.problems.append(problem)
        return result


@dataclass(frozen=True, slots=True)
class DuplicateHard:
    """Gives hard problems more weight: each comes several times, right after itself, as `id#2`, `id#3` …

    Attributes:
        below: the win rate up to which a problem is hard.
        copies: how often a hard problem comes altogether.
        unknown: whether a problem without a win rate counts as hard.
    """

    kind: ClassVar[str] = "duplicate_hard"
    below: float = 0.1
    copies: int = 2
    unknown: bool = False

    def __post_init__(self) -> None:
        require(self, "below", is_share(self.below), "a number from 0 to 1")
        require(self, "copies", is_count(self.copies, 2), "a whole number from 2 on")
        require(self, "unknown", isinstance(self.unknown, bool), "true or false")

    def __call__(self, problems: list[Problem], context: Context) -> StepResult:
        result = StepResult([])
        for problem in problems:
            rate = rate_of(problem)
            result.problems.append(problem)
            if self.unknown if rate is None else rate <= self.below:
                result.problems += [
                    dataclasses.replace(with_metadata(problem, copy_of=problem.id), id=f"{problem.id}#{number}")
                    for number in range(2, self.copies + 1)
                ]
        result.added = len(result.problems) - len(problems)
        return result


@dataclass(frozen=True, slots=True)
class Check:
    """Takes out what Lean does not accept, and what is false; if asked, also what a tactic proves at once.

    Attributes:
        keep: the kinds that stay: `open`, `easy` (a tactic proves it), `false` (a tactic proves its negation). A
            problem about which Lean could not be asked always stops the curation.
        verifier: the Lean, as `lean-gym` names it.
        tactics: what is tried.
        negation: whether the negation is tried as well.
        seconds: of one check at most.
    """

    kind: ClassVar[str] = "check"
    keep: tuple[str, ...] = ("open", "easy")
    verifier: str = "embedded"
    tactics: tuple[str, ...] = TACTICS
    negation: bool = True
    seconds: float = 60.0

    def __post_init__(self) -> None:
        fits = is_texts(self.keep) and set(self.keep) <= {"open", "easy", "false"}
        require(self, "keep", fits, "a list of open, easy, false")
        require(self, "tactics", is_texts(self.tactics), "a list of tactics")
        require(self, "seconds", isinstance(self.seconds, int | float) and self.seconds > 0, "a positive number")

    def __call__(self, problems: list[Problem], context: Context) -> StepResult:
        result = StepResult([])
        settings = CheckSettings(self.tactics, self.negation)
        counts: Counter[str] = Counter()
        with context.verifier(self.verifier, self.seconds) as lean:
            answers = check_problems(problems, lean, settings, log=context.folder / "check.jsonl")
            for done, (problem, answer) in enumerate(zip(problems, answers, strict=True), 1):
                context.on_progress(done, len(problems))
                counts[answer.kind] += 1
                if answer.kind == "unavailable":
                    raise PlanError(f"check: Lean could not be asked about {problem.id!r}: {answer.error}")
                if answer.kind in self.keep:
                    result.problems.append(problem)
                else:
                    by = answer.refuted_by if answer.kind == "false" else answer.proved_by
                    result.removed.append(Removed(problem.id, answer.kind, answer.error or ", ".join(by)))
        result.counts = dict(counts)
        return result


@dataclass(frozen=True, slots=True)
class Dedupe:
    """Takes out duplicates: the same statement up to bound names, and nearly the same ones.

    Attributes:
        near: the Jaccard index from which on two statements are nearly the same; null for exact duplicates only.
    """

    kind: ClassVar[str] = "dedupe"
    near: float | None = 0.9

    def __post_init__(self) -> None:
        fits = self.near is None or (is_share(self.near) and self.near > 0)
        require(self, "near", fits, "a number above 0 and at most 1, or null")

    def __call__(self, problems: list[Problem], context: Context) -> StepResult:
        result = StepResult([])
        for done, item in enumerate(find_duplicates(problems, near=self.near), 1):
            if done % 1000 == 0:
                context.on_progress(done, len(problems))
            if isinstance(item, Duplicate):
                detail = f"of {item.of}" + (f", Jaccard index {item.score:.3f}" if item.kind == "near" else "")
                result.removed.append(Removed(item.problem.id, f"duplicate ({item.kind})", detail))
            else:
                result.problems.append(item)
        return result


@dataclass(frozen=True, slots=True)
class Decontaminate:
    """Takes out what gives evaluation problems away.

    Attributes:
        against: the evaluation sets, as sources.
        statement_ngram: see `OverlapSettings`.
        statement_overlap: see `OverlapSettings`.
        informal_ngram: see `OverlapSettings`.
        informal_overlap: see `OverlapSettings`.
    """

    kind: ClassVar[str] = "decontaminate"
    against: tuple[str, ...] = ()
    statement_ngram: int = OverlapSettings().statement_ngram
    statement_overlap: float = OverlapSettings().statement_overlap
    informal_ngram: int = OverlapSettings().informal_ngram
    informal_overlap: float = OverlapSettings().informal_overlap

    def __post_init__(self) -> None:
        require(self, "against", is_texts(self.against) and bool(self.against), "a list of evaluation sets")
        try:
            self._settings()
        except (TypeError, ValueError) as error:
            raise PlanError(f"decontaminate: {error}") from None

    def _settings(self) -> OverlapSettings:
        return OverlapSettings(self.statement_ngram, self.statement_overlap, self.informal_ngram, self.informal_overlap)

    def __call__(self, problems: list[Problem], context: Context) -> StepResult:
        result = StepResult([])
        evaluation: list[Problem] = []
        unused = 0
        for source in self.against:
            found = list(stream_problems(context.path(source)))
            evaluation += [item for item in found if isinstance(item, Problem)]
            # Nothing is compared with what cannot be read: that must not go unnoticed.
            unused += sum(isinstance(item, Rejected) for item in found)
        for done, item in enumerate(find_contaminated(problems, evaluation, self._settings()), 1):
            if done % 1000 == 0:
                context.on_progress(done, len(problems))
            if isinstance(item, Contaminated):
                detail = f"gives away {item.evaluation}, share {item.score:.3f}"
                result.removed.append(Removed(item.problem.id, f"contaminated ({item.kind})", detail))
            else:
                result.problems.append(item)
        result.counts = {"evaluation problems": len(evaluation), "unusable evaluation rows": unused}
        return result


@dataclass(frozen=True, slots=True)
class Sample:
    """Keeps some of the problems, drawn at random, in their order.

    Attributes:
        count: how many at most.
    """

    kind: ClassVar[str] = "sample"
    count: int = 1000

    def __post_init__(self) -> None:
        require(self, "count", is_count(self.count), "a whole number from 1 on")

    def __call__(self, problems: list[Problem], context: Context) -> StepResult:
        chosen = set(context.rng().permutation(len(problems))[: self.count].tolist())
        kept = [p for i, p in enumerate(problems) if i in chosen]
        removed = [Removed(p.id, "not drawn") for i, p in enumerate(problems) if i not in chosen]
        return StepResult(kept, removed)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Puts the problems in a random order."""

    kind: ClassVar[str] = "shuffle"

    def __call__(self, problems: list[Problem], context: Context) -> StepResult:
        return StepResult([problems[i] for i in context.rng().permutation(len(problems)).tolist()])
