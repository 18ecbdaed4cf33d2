"""Checkpoints: a folder that is there whole or not at all."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

__all__ = ["latest_checkpoint", "random_state", "restore_random", "write_checkpoint"]

_PREFIX = "step-"


def write_checkpoint(folder: Path, step: int, write: Callable[[Path], None], keep: int) -> Path:
    """Write a checkpoint and remove the oldest beyond ``keep``.

    It is written beside its place, synced to disk and then renamed: after a crash there is the old one or the new one.

    Args:
        folder: of the checkpoints.
        step: its number.
        write: fills a folder.
        keep: how many stay.
    """
    final = folder / f"{_PREFIX}{step:06d}"
    partial = folder / f".{final.name}.partial"
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    write(partial)
    for path in partial.rglob("*"):
        if path.is_file():
            with path.open("rb") as file:
                os.fsync(file.fileno())
    shutil.rmtree(final, ignore_errors=True)
    os.replace(partial, final)
    for old in sorted(folder.glob(f"{_PREFIX}*"))[:-keep]:
        shutil.rmtree(old)
    return final


def latest_checkpoint(folder: Path) -> Path | None:
    """The newest checkpoint of a run, or None."""
    found = sorted(folder.glob(f"{_PREFIX}*"))
    return found[-1] if found else None


def random_state(rng: random.Random) -> Any:
    """The state of a generator as plain data."""
    version, internal, gauss = rng.getstate()
    return [version, list(internal), gauss]


def restore_random(rng: random.Random, state: Any) -> None:
    """Continue from `random_state`."""
    version, internal, gauss = state
    rng.setstate((version, tuple(internal), gauss))


def write_json(path: Path, data: Any) -> None:
    """Write plain data."""
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
