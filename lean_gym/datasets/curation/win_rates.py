"""How often a policy solves each problem: measured, or read from a file."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from lean_gym.append_log import read_rows
from lean_gym.datasets.canonical import statement_key
from lean_gym.datasets.curation.steps import Context, PlanError, StepResult, is_count, is_share, require, with_metadata
from lean_gym.datasets.rows import read_rows as read_table
from lean_gym.evaluation.log import log_files
from lean_gym.evaluation.policies import PolicyError, Sampling, make_policy
from lean_gym.evaluation.runner import Evaluation, Progress, evaluate
from lean_gym.judge import Judge
from lean_gym.problem import Problem

__all__ = ["WinRate", "rates_in_log"]


@dataclass(frozen=True, slots=True)
class WinRate:
    """Notes each problem's win rate, the share of a policy's attempts that prove it, as `metadata["win_rate"]`.

    With neither `read` nor `policy`, the win rates that the source brought are used.

    Attributes:
        read: a table with win rates, or the folder of an evaluation.
        id: of the table: the column with the problem's id.
        rate: of the table: the column with the win rate.
        policy: the policy to measure, as `lean-gym eval` names it.
        model: its model, on a server.
        samples: attempts at each problem.
        temperature: of sampling.
        top_p: of sampling.
        max_tokens: of a response.
        verifier: the Lean, as `lean-gym` names it.
        seconds: of one check at most.
    """

    kind: ClassVar[str] = "win_rate"
    read: str = ""
    id: str = "id"
    rate: str = "win_rate"
    policy: str = ""
    model: str | None = None
    samples: int = 8
    temperature: float = 1.0
    top_p: float = 1.0
    max_tokens: int = 8192
    verifier: str = "embedded"
    seconds: float = 60.0

    def __post_init__(self) -> None:
        require(self, "samples", is_count(self.samples), "a whole number from 1 on")
        if self.read and self.policy:
            raise PlanError("win_rate: name read or policy, not both")
        try:
            self._sampling()
        except (TypeError, ValueError) as error:
            raise PlanError(f"win_rate: {error}") from None

    def _sampling(self) -> Sampling:
        return Sampling(self.temperature, self.top_p, self.max_tokens)

    def __call__(self, problems: list[Problem], context: Context) -> StepResult:
        rates: Mapping[str, float] = {}
        key: Callable[[Problem], str] = lambda problem: problem.id  # noqa: E731
        if self.read:
            rates = self._read(Path(context.path(self.read)))
        elif self.policy:
            key = statement_key
            rates = self._measure(problems, context)
        noted = []
        unknown = 0
        for problem in problems:
            rate = rates.get(key(problem), problem.metadata.get("win_rate") if not rates else None)
            unknown += rate is None
            noted.append(problem if rate is None else with_metadata(problem, win_rate=rate))
        return StepResult(noted, counts={"with a win rate": len(problems) - unknown, "without": unknown})

    def _read(self, path: Path) -> dict[str, float]:
        if path.is_dir():
            files = log_files(path)
            if not files:
                raise PlanError(f"win_rate: {path} is no folder of an evaluation: it has no attempts*.jsonl")
            return rates_in_log(path)
        rates: dict[str, float] = {}
        for row in read_table(path):
            rate = row.data.get(self.rate)
            rate = float(rate) if isinstance(rate, str) and rate.replace(".", "", 1).isdecimal() else rate
            if row.fault or self.id not in row.data or not is_share(rate):
                fault = row.fault or f"no {self.id!r}, or no number from 0 to 1 as {self.rate!r}"
                raise PlanError(f"win_rate: {path}, row {row.number}: {fault}")
            assert isinstance(rate, int | float)
            rates[str(row.data[self.id])] = float(rate)
        return rates

    def _measure(self, problems: list[Problem], context: Context) -> dict[str, float]:
        # Copies of a problem are sampled once; different problems with one id get names of their own.
        keys: dict[str, str] = {}
        named: list[Problem] = []
        seen: set[str] = set()
        for problem in problems:
            key = statement_key(problem)
            if key in seen:
                continue
            seen.add(key)
            id = problem.id if problem.id not in keys else f"{problem.id}#{key[:12]}"
            keys[id] = key
            named.append(dataclasses.replace(problem, id=id))

        def on_progress(progress: Progress) -> None:
            context.on_progress(progress.finished, progress.total)

        folder = context.folder / "win_rate"
        try:
            policy = make_policy(self.policy, self._sampling(), model=self.model)
            try:
                with context.verifier(self.verifier, self.seconds) as lean:
                    config = Evaluation(samples=self.samples, seed=context.seed)
                    outcome = evaluate(policy, Judge(lean), named, folder, config, on_progress=on_progress)
            finally:
                policy.close()
        except PolicyError as error:
            raise PlanError(f"win_rate: {error}") from error
        if not outcome.complete:
            raise PlanError(
                f"win_rate: {outcome.progress.unavailable} attempts could not be judged; run the curation again, it "
                f"goes on where it stopped (log: {folder})"
            )
        return {keys[id]: rate for id, rate in rates_in_log(folder).items()}


def rates_in_log(folder: Path) -> dict[str, float]:
    """The win rates by problem, from the first attempts in the log of an evaluation; what was not judged counts not."""
    won: defaultdict[str, dict[int, bool]] = defaultdict(dict)
    for row in read_rows(log_files(folder)):
        data: dict[str, Any] = row.data
        if data.get("turn") == 0 and data["verdict"]["status"] != "unavailable":
            won[data["problem"]][data["sample"]] = bool(data["solved"])
    return {problem: sum(samples.values()) / len(samples) for problem, samples in won.items()}
