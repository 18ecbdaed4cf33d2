"""From a log to figures: pass@k with intervals, by group, statuses, errors, cost."""

from __future__ import annotations

import json
import math
from array import array
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lean_gym.append_log import LogError, read_rows
from lean_gym.evaluation.errors import failure_kind
from lean_gym.evaluation.estimators import Floats, bootstrap_interval, pass_at_ks, report_ks
from lean_gym.evaluation.log import StoredProblem, correctable, log_files, read_problems
from lean_gym.verdict import Status

__all__ = ["Chains", "Summary", "load_chains", "rates", "read_plan", "summarise"]

_NEVER = -1
_MOST_GROUPS = 40
_LENGTHS = (100, 200, 400, 800)


@dataclass(slots=True)
class Chains:
    """What became of each chain of attempts: a first attempt and its corrections.

    Attributes:
        problems: the problems, in order.
        judged: shape ``[problems, samples]``: how many turns in a row are judged, from the first.
        solved_at: the same shape: the turn that solved it, from 0; -1 where none did.
        ended: the same shape: whether there is no correction after the last judged turn, whatever the budget.
    """

    problems: list[StoredProblem]
    judged: npt.NDArray[np.int16]
    solved_at: npt.NDArray[np.int16]
    ended: npt.NDArray[np.bool_]

    @property
    def samples(self) -> int:
        """Chains of a problem at most."""
        return int(self.judged.shape[1])

    def counts(self, fixes: int) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Of each problem: how many chains are decided within so many corrections, and how many of them are solved.

        A chain is undecided where an attempt that would matter is missing or was not judged.
        """
        solved = (self.solved_at >= 0) & (self.solved_at <= fixes)
        decided = solved | (self.judged > fixes) | (self.ended & (self.judged > 0))
        return decided.sum(axis=1), solved.sum(axis=1)


@dataclass(slots=True)
class _Tally:
    """What is counted while the log is read; bounded but for the lengths, at four bytes each."""

    statuses: dict[int, Counter[str]] = field(default_factory=dict)
    kinds: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    attempts: int = 0
    cut: int = 0
    broken: int = 0
    tokens: int = 0
    with_tokens: int = 0
    prompt_tokens: int = 0
    generate_seconds: float = 0.0
    verify_seconds: float = 0.0
    checks: int = 0
    solved_lengths: array[int] = field(default_factory=lambda: array("I"))
    other_lengths: array[int] = field(default_factory=lambda: array("I"))


@dataclass(slots=True)
class Summary:
    """The figures of an evaluation.

    Attributes:
        data: what `results.json` holds.
        chains: the outcome of each chain.
        solved_lengths: lengths of the solved responses, in tokens where all are known, else in characters.
        other_lengths: of the others.
        length_unit: ``"tokens"`` or ``"characters"``.
    """

    data: dict[str, Any]
    chains: Chains
    solved_lengths: array[int]
    other_lengths: array[int]
    length_unit: str


def read_plan(folder: Path) -> dict[str, Any]:
    """What a folder's ``run.json`` says.

    Raises:
        LogError: it is not there or damaged.
    """
    file = folder / "run.json"
    try:
        data = json.loads(file.read_bytes())
        data["plan"]["samples"], data["plan"]["fixes"]
    except FileNotFoundError:
        raise LogError(f"{folder} is no folder of an evaluation: it has no run.json") from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise LogError(f"{file} cannot be read: {error}") from None
    return dict(data)


def load_chains(folder: str | Path, visit: Callable[[dict[str, Any]], None] | None = None) -> Chains:
    """Read the outcomes of all chains; memory grows with their number only, by a few bytes each.

    Args:
        folder: the evaluation's.
        visit: called with each line that counts. A line for an attempt that was judged before does not.

    Raises:
        LogError: the folder holds no evaluation, or a damaged one.
    """
    folder = Path(folder)
    run = read_plan(folder)
    plan = run["plan"]
    problems = read_problems(folder)
    places = {p.id: i for i, p in enumerate(problems)}
    shape = (len(problems), plan["samples"])
    turns = plan["fixes"] + 1
    seen = np.zeros((*shape, turns), dtype=np.bool_)
    ended = np.zeros(shape, dtype=np.bool_)
    solved_at = np.full(shape, _NEVER, dtype=np.int16)
    for row in read_rows(log_files(folder)):
        data = row.data
        place, sample, turn = places.get(data["problem"]), data["sample"], data["turn"]
        if place is None or not 0 <= sample < shape[1] or not 0 <= turn < turns:
            raise LogError(f"{row.file}, byte {row.offset}: the attempt belongs to no problem or sample of {folder}")
        if seen[place, sample, turn]:
            continue
        if Status(data["verdict"]["status"]).scored:
            seen[place, sample, turn] = True
            ended[place, sample] |= not correctable(data, run["fix_without_code"])
            if data["solved"] and solved_at[place, sample] in (_NEVER, *range(turn + 1, turns)):
                solved_at[place, sample] = turn
        if visit is not None:
            visit(data)
    judged = np.logical_and.accumulate(seen, axis=2).sum(axis=2).astype(np.int16)
    return Chains(problems, judged, solved_at, ended)


def rates(chains: Chains, fixes: int, ks: Sequence[int]) -> Floats:
    """The estimates of each problem for each k, shape ``[problems, len(ks)]``; NaN with fewer than k decided chains."""
    decided, solved = chains.counts(fixes)
    return pass_at_ks(decided, solved, ks)


def summarise(folder: str | Path, *, confidence: float = 0.95, seed: int = 0) -> Summary:
    """The figures of an evaluation, finished or not, from its log.

    Raises:
        LogError: the folder holds no evaluation, or a damaged one.
    """
    folder = Path(folder)
    run = read_plan(folder)
    tally = _Tally()
    pending: set[tuple[str, int, int]] = set()

    def visit(data: dict[str, Any]) -> None:
        key = (data["problem"], data["sample"], data["turn"])
        if Status(data["verdict"]["status"]).scored:
            pending.discard(key)
            _count(tally, data)
        else:
            pending.add(key)

    chains = load_chains(folder, visit)
    fixes, samples = run["plan"]["fixes"], run["plan"]["samples"]
    ks = report_ks(samples)
    passes = [row for m in range(fixes + 1) for row in _passes(chains, m, ks, confidence, seed)]
    decided, _ = chains.counts(fixes)
    in_tokens = tally.with_tokens == tally.attempts > 0
    data = {
        "run": run,
        "problems": len(chains.problems),
        "samples": samples,
        "fixes": fixes,
        "chains": {
            "planned": len(chains.problems) * samples,
            "decided": int(decided.sum()),
            "started": int((chains.judged > 0).sum()),
        },
        "attempts": tally.attempts,
        "unavailable": len(pending),
        "solved_problems": int(np.any(chains.solved_at >= 0, axis=1).sum()),
        "pass_at_k": passes,
        "confidence": confidence,
        "groups": _groups(chains, fixes, ks, confidence, seed),
        "statuses": {str(turn): dict(counter.most_common()) for turn, counter in sorted(tally.statuses.items())},
        "failures": dict(tally.kinds.most_common(_MOST_GROUPS)),
        "format": {
            "broken": tally.broken,
            "cut_off": tally.cut,
            "rules": dict(tally.rules.most_common()),
        },
        "length": {
            "unit": "tokens" if in_tokens else "characters",
            "solved": _spread(tally.solved_lengths),
            "not_solved": _spread(tally.other_lengths),
        },
        "cost": {
            "checks": tally.checks,
            "tokens": tally.tokens if in_tokens else None,
            "prompt_tokens": tally.prompt_tokens if in_tokens else None,
            "generate_seconds": round(tally.generate_seconds, 2),
            "verify_seconds": round(tally.verify_seconds, 2),
            "attempts_per_solved_problem": _ratio(tally.attempts, int(np.any(chains.solved_at >= 0, axis=1).sum())),
        },
    }
    return Summary(data, chains, tally.solved_lengths, tally.other_lengths, data["length"]["unit"])


def _count(tally: _Tally, data: Mapping[str, Any]) -> None:
    verdict = data["verdict"]
    tally.attempts += 1
    tally.statuses.setdefault(data["turn"], Counter())[verdict["status"]] += 1
    if verdict["status"] != Status.PROVED.value:
        tally.kinds[failure_kind(verdict)] += 1
    tally.checks += verdict["status"] != Status.MALFORMED.value
    tally.broken += bool(data["violations"])
    tally.cut += data["finish"] == "length"
    tally.rules.update({v["rule"] for v in data["violations"]})
    tokens = data["tokens"]
    if tokens is not None:
        tally.tokens += tokens
        tally.with_tokens += 1
    tally.prompt_tokens += data["prompt_tokens"] or 0
    tally.generate_seconds += data["generate_seconds"]
    tally.verify_seconds += verdict["elapsed"]
    lengths = tally.solved_lengths if data["solved"] else tally.other_lengths
    lengths.append(min(tokens if tokens is not None else len(data["response"]), 0xFFFFFFFF))


def _passes(chains: Chains, fixes: int, ks: Sequence[int], confidence: float, seed: int) -> list[dict[str, Any]]:
    """Rows for a table: one for each k, over the problems that have so many decided chains."""
    table = rates(chains, fixes, ks)
    rows = []
    for column, k in enumerate(ks):
        values = table[:, column]
        known = values[~np.isnan(values)]
        interval = bootstrap_interval(known, confidence=confidence, seed=seed)
        rows.append(
            {
                "k": k,
                "fixes": fixes,
                "estimate": _number(interval.estimate),
                "low": _number(interval.low),
                "high": _number(interval.high),
                "problems": interval.problems,
                "left_out": len(values) - interval.problems,
            }
        )
    return rows


def _groups(
    chains: Chains, fixes: int, ks: Sequence[int], confidence: float, seed: int
) -> dict[str, list[dict[str, Any]]]:
    """pass@1 and pass@n by level, source and length of the statement; only divisions with more than one part."""
    divisions: dict[str, Callable[[StoredProblem], Any]] = {
        "level": lambda p: p.metadata.get("level"),
        "source": lambda p: p.metadata.get("source"),
        "statement_length": _length_class,
    }
    shown = [ks[0], ks[-1]] if len(ks) > 1 else [ks[0]]
    tables = {m: rates(chains, m, shown) for m in sorted({0, fixes})}
    result = {}
    for name, of in divisions.items():
        members: dict[Any, list[int]] = {}
        for place, problem in enumerate(chains.problems):
            members.setdefault(of(problem), []).append(place)
        if len(members) < 2 or len(members) > _MOST_GROUPS:
            continue
        rows = []
        for value in sorted(members, key=lambda v: (v is None, isinstance(v, str), v if v is not None else 0)):
            entry: dict[str, Any] = {"value": value, "problems": len(members[value]), "pass_at_k": []}
            for m, table in tables.items():
                for column, k in enumerate(shown):
                    values = table[members[value], column]
                    interval = bootstrap_interval(values[~np.isnan(values)], confidence=confidence, seed=seed)
                    entry["pass_at_k"].append(
                        {
                            "k": k,
                            "fixes": m,
                            "estimate": _number(interval.estimate),
                            "low": _number(interval.low),
                            "high": _number(interval.high),
                            "problems": interval.problems,
                        }
                    )
            rows.append(entry)
        result[name] = rows
    return result


def _length_class(problem: StoredProblem) -> str:
    """The length of the problem's Lean text, in classes of characters that sort as they should."""
    size = len(problem.source)
    low = 0
    for high in _LENGTHS:
        if size < high:
            return f"{low:>3}–{high - 1}"
        low = high
    return f"{low}+"


def _spread(lengths: array[int]) -> dict[str, float | None]:
    if not lengths:
        return {"mean": None, "median": None, "p90": None, "max": None}
    values = np.frombuffer(lengths, dtype=np.uint32)
    return {
        "mean": round(float(values.mean()), 1),
        "median": float(np.median(values)),
        "p90": float(np.quantile(values, 0.9)),
        "max": float(values.max()),
    }


def _number(value: float) -> float | None:
    return None if math.isnan(value) else round(value, 6)


def _ratio(a: int, b: int) -> float | None:
    return round(a / b, 2) if b else None
