"""Carrying out a plan: the curated problems, a list of what was removed, and a report that accounts for every one."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from lean_gym.append_log import encode_line, write_atomically, write_through
from lean_gym.datasets.curation.plan import Plan
from lean_gym.datasets.curation.steps import Context, MakeVerifier, PlanError, Removed, with_metadata
from lean_gym.datasets.sources import stream_problems
from lean_gym.datasets.write import json_line
from lean_gym.problem import Problem, ProblemError

__all__ = ["CurationReport", "StepReport", "curate"]

OnStep = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class StepReport:
    """The account of a step: `after` is `before` without the removed ones and with the added ones.

    Attributes:
        kind: the step's name; `sources` for the reading.
        settings: its settings.
        before: problems before it.
        removed: problems that it took out, by reason.
        added: problems that it added.
        after: problems after it.
        refused: what it might have added but did not, by reason.
        counts: further counts.
    """

    kind: str
    settings: Mapping[str, Any]
    before: int
    removed: Mapping[str, int]
    added: int
    after: int
    refused: Mapping[str, int] = field(default_factory=dict)
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CurationReport:
    """The account of a curation.

    Attributes:
        seed: the plan's.
        steps: one account for the reading, and one for each step.
        sha256: of the curated file: two runs with the same hash gave the same problems.
    """

    seed: int
    steps: tuple[StepReport, ...]
    sha256: str

    def markdown(self) -> str:
        """A table for people."""
        lines = [
            "# Curation",
            "",
            "| step | before | removed | added | after | details |",
            "| --- | ---: | ---: | ---: | ---: | --- |",
        ]
        for step in self.steps:
            details = [f"{reason}: {count}" for reason, count in {**step.removed, **step.counts}.items()]
            details += [f"refused, {reason}: {count}" for reason, count in step.refused.items()]
            removed = sum(step.removed.values())
            cells = (step.kind, step.before, removed, step.added, step.after, "; ".join(details))
            lines.append(f"| {' | '.join(map(str, cells))} |")
        return "\n".join([*lines, "", f"Seed {self.seed}. SHA-256 of the problems: `{self.sha256}`.", ""])


def curate(
    plan: Plan,
    folder: str | os.PathLike[str],
    *,
    on_step: OnStep | None = None,
    make_verifier: MakeVerifier | None = None,
) -> CurationReport:
    """Carry out a plan.

    It writes `problems.jsonl` (the curated problems), `removed.jsonl` (every problem or row that was taken out or
    refused, with the step and the reason), `report.json` and `report.md` into the folder. The logs of long steps stay
    there as well: run again after an interruption, it goes on where it stopped.

    Args:
        plan: the plan.
        folder: made where there is none.
        on_step: told the step's name, what is done of it, and of how many.
        make_verifier: opens verifiers; default: `lean_gym.make_verifier`.

    Raises:
        PlanError: a step cannot be carried out.
        LogError: the folder holds the logs of another plan, or is in use.
        ProblemError: a source cannot be read.
    """
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    progress = on_step or (lambda kind, done, total: None)
    steps: list[StepReport] = []
    gone: list[tuple[int, str, Removed]] = []
    problems, unusable, read = _read(plan, progress)
    gone += [(0, "sources", removed) for removed in unusable]
    steps.append(read)
    for number, step in enumerate(plan.steps, 1):
        logs = folder / "steps" / f"{number}-{step.kind}"
        logs.mkdir(parents=True, exist_ok=True)

        def tell(done: int, total: int, kind: str = step.kind) -> None:
            progress(kind, done, total)

        seed = int(np.random.SeedSequence([plan.seed, number]).generate_state(1)[0])
        progress(step.kind, 0, len(problems))
        result = step(problems, Context(logs, seed, plan.base, tell, make_verifier))
        assert len(problems) - len(result.removed) + result.added == len(result.problems), step.kind
        steps.append(
            StepReport(
                kind=step.kind,
                settings=dataclasses.asdict(step),  # type: ignore[call-overload]  # steps are data classes
                before=len(problems),
                removed=_reasons(result.removed),
                added=result.added,
                after=len(result.problems),
                refused=_reasons(result.refused),
                counts=dict(result.counts),
            )
        )
        gone += [(number, step.kind, removed) for removed in (*result.removed, *result.refused)]
        problems = result.problems
        if not problems:
            raise PlanError(f"step {number} ({step.kind}) left no problems: {dict(steps[-1].removed)}")
    data = b"".join(json_line(problem) for problem in problems)
    write_atomically(folder / "problems.jsonl", data)
    with write_through(folder / "removed.jsonl") as stream:
        for number, kind, removed in gone:
            stream.write(encode_line({"step": number, "kind": kind, **dataclasses.asdict(removed)}))
    report = CurationReport(plan.seed, tuple(steps), hashlib.sha256(data).hexdigest())
    write_atomically(folder / "report.json", (json.dumps(dataclasses.asdict(report), indent=2) + "\n").encode())
    write_atomically(folder / "report.md", report.markdown().encode())
    return report


def _read(plan: Plan, progress: OnStep) -> tuple[list[Problem], list[Removed], StepReport]:
    problems: list[Problem] = []
    unusable: list[Removed] = []
    counts: dict[str, int] = {}
    context = Context(Path(), 0, plan.base)
    for source in plan.sources:
        begin = len(problems)
        try:
            stream = stream_problems(
                context.path(source.source),
                preset=source.preset,
                columns=source.columns,
                split=source.split,
                header=source.header,
            )
            for item in stream:
                if isinstance(item, Problem):
                    problems.append(with_metadata(item, set=source.name) if source.name else item)
                else:
                    unusable.append(Removed(item.id or item.place, "unusable row", str(item)))
                if (len(problems) + len(unusable)) % 1000 == 0:
                    progress("sources", len(problems), 0)
        except ProblemError as error:
            raise PlanError(f"source {source.source!r}: {error}") from error
        counts[source.name or source.source] = len(problems) - begin
    if not problems:
        raise PlanError(f"the sources hold no problems; {len(unusable)} rows cannot be used: {unusable[:1]}")
    reasons = {"unusable row": len(unusable)} if unusable else {}
    settings = {"sources": [dataclasses.asdict(source) for source in plan.sources]}
    before = len(problems) + len(unusable)
    report = StepReport("sources", settings, before, reasons, 0, len(problems), counts=counts)
    return problems, unusable, report


def _reasons(removed: list[Removed]) -> dict[str, int]:
    return dict(Counter(item.reason for item in removed))
