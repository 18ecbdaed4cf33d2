"""A curation's plan: one file that says everything."""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lean_gym.datasets.curation.steps import (
    Check,
    Decontaminate,
    Dedupe,
    DuplicateHard,
    PlanError,
    RemoveEasy,
    Sample,
    Shuffle,
    Step,
)
from lean_gym.datasets.curation.variants import Variants
from lean_gym.datasets.curation.win_rates import WinRate
from lean_gym.datasets.presets import Columns

__all__ = ["STEPS", "Plan", "PlanError", "Source", "load_plan"]

STEPS: Mapping[str, type[Any]] = {
    step.kind: step
    for step in (WinRate, RemoveEasy, DuplicateHard, Variants, Check, Dedupe, Decontaminate, Sample, Shuffle)
}
"""The steps by their names in a plan."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where problems come from; see `stream_problems`.

    Attributes:
        source: the file, folder or data set.
        preset: the preset's name.
        columns: the columns by hand.
        split: the split to read.
        header: put before statements without an `import`.
        name: noted as `metadata["set"]`; default: nothing is noted.
    """

    source: str
    preset: str | None = None
    columns: Columns | None = None
    split: str | None = None
    header: str | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is done, in order.

    Attributes:
        sources: where the problems come from.
        steps: what is done with them.
        seed: everything random is a function of it.
        base: the folder that relative paths begin at.
    """

    sources: tuple[Source, ...]
    steps: tuple[Step, ...]
    seed: int = 0
    base: Path = Path()


def load_plan(path: str | os.PathLike[str]) -> Plan:
    """The plan in a YAML or JSON file::

        seed: 0
        sources:
          - source: promptset.parquet
            preset: kimina
        steps:
          - win_rate: {read: rates.jsonl}
          - remove_easy: {above: 0.5}
          - variants: {policy: "http://localhost:8000/v1", per_problem: 2}
          - dedupe: {near: 0.9}
          - decontaminate: {against: [minif2f.jsonl]}
          - duplicate_hard: {below: 0.1, copies: 2}

    Relative paths begin at the file's folder.

    Raises:
        PlanError: the file cannot be read, or says something that cannot be done.
        ModuleNotFoundError: it is YAML, and PyYAML is not installed.
    """
    path = Path(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise PlanError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise PlanError(f"{path} is not UTF-8 text (byte {error.start}): save it as UTF-8") from error
    try:
        return plan_from(_parsed(text, path), base=path.parent)
    except PlanError as error:
        raise PlanError(f"{path}: {error}") from None


def plan_from(data: Any, base: Path = Path()) -> Plan:
    """The plan in plain data.

    Raises:
        PlanError: it says something that cannot be done.

    >>> plan_from({"sources": ["a.jsonl"], "steps": [{"dedupe": {"near": 0.8}}, "shuffle"]}).steps
    (Dedupe(near=0.8), Shuffle())
    """
    if not isinstance(data, Mapping):
        raise PlanError("a plan is a mapping with sources, steps and seed")
    _known(data, ("seed", "sources", "steps"), "the plan")
    seed = data.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool) or seed < 0:
        raise PlanError(f"seed is {seed!r}; expected a whole number from 0 on")
    sources = _list(data, "sources")
    if not sources:
        raise PlanError("the plan has no sources")
    return Plan(
        sources=tuple(_source(item) for item in sources),
        steps=tuple(_step(item) for item in _list(data, "steps")),
        seed=seed,
        base=base,
    )


def _parsed(text: str, path: Path) -> Any:
    try:
        if path.suffix == ".json":
            return json.loads(text)
        try:
            import yaml
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(
                "PyYAML is not installed; it reads the plan: pip install 'lean-gym[data]', or write the plan as JSON",
                name="yaml",
            ) from error
        return yaml.safe_load(text)
    except ValueError as error:
        raise PlanError(f"not JSON: {error}") from error
    except Exception as error:
        if type(error).__module__.startswith("yaml"):
            raise PlanError(f"not YAML: {error}") from error
        raise


def _list(data: Mapping[str, Any], name: str) -> Sequence[Any]:
    value = data.get(name, [])
    if not isinstance(value, list):
        raise PlanError(f"{name} is {type(value).__name__}; expected a list")
    return value


def _known(data: Mapping[str, Any], names: Sequence[str], where: str) -> None:
    for key in data:
        if key not in names:
            raise PlanError(f"{where} has the unknown setting {key!r}; there are {', '.join(names) or 'none'}")


def _source(item: Any) -> Source:
    if isinstance(item, str):
        return Source(item)
    if not isinstance(item, Mapping) or not isinstance(item.get("source"), str):
        raise PlanError(f"a source is a path, or a mapping with source, not {item!r}")
    settings = dict(item)
    columns = settings.pop("columns", None)
    _known(settings, [f.name for f in dataclasses.fields(Source)], f"the source {item['source']!r}")
    if columns is not None:
        if not isinstance(columns, Mapping):
            raise PlanError(f"columns is {columns!r}; expected a mapping, such as statement: lean_code")
        _known(columns, [f.name for f in dataclasses.fields(Columns)], "columns")
        if "statement" not in columns:
            raise PlanError("columns: name the one with the Lean statement (statement: …)")
        columns = Columns(**columns)
    return Source(**settings, columns=columns)


def _step(item: Any) -> Step:
    if isinstance(item, str):
        item = {item: None}
    if not isinstance(item, Mapping) or len(item) != 1:
        raise PlanError(f"a step is its name with its settings, such as {{dedupe: {{near: 0.9}}}}, not {item!r}")
    [(kind, settings)] = item.items()
    if kind not in STEPS:
        raise PlanError(f"there is no step {kind!r}; there are {', '.join(STEPS)}")
    settings = settings or {}
    if not isinstance(settings, Mapping):
        raise PlanError(f"{kind}: the settings are {settings!r}; expected a mapping")
    names = [f.name for f in dataclasses.fields(STEPS[kind])]
    _known(settings, names, kind)
    values = {
        key: tuple(value) if isinstance(value, list) else tuple(value.items()) if isinstance(value, dict) else value
        for key, value in settings.items()
    }
    for field in dataclasses.fields(STEPS[kind]):
        types = [_TYPES[name] for name in str(field.type).split(" | ") if name in _TYPES]
        if field.name in values and str in types and not isinstance(values[field.name], tuple(types)):
            expected = str(field.type).replace("str", "a text").replace("None", "null").replace(" | ", " or ")
            raise PlanError(f"{kind}: {field.name} is {values[field.name]!r}; expected {expected}")
    step: Step = STEPS[kind](**values)
    return step


_TYPES: Mapping[str, type] = {"str": str, "None": type(None)}
"""Texts are checked here, as YAML makes `no` and `1e5` something else; numbers and lists by the steps themselves."""
