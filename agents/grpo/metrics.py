"""Where the figures of a run go: metrics.jsonl always; TensorBoard and Weights & Biases where they are asked for."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

__all__ = ["MetricsLog", "read_metrics"]


class MetricsLog:
    """Appends records to ``metrics.jsonl`` in a run's folder.

    Args:
        folder: of the run.
        tensorboard: also write TensorBoard events.
        wandb: a project in Weights & Biases, or the empty string.
        config: shown by Weights & Biases.
        from_step: records of this step and later ones are dropped: they will be written again.

    Raises:
        ModuleNotFoundError: what is asked for is not installed.
    """

    def __init__(
        self, folder: Path, *, tensorboard: bool = False, wandb: str = "", config: Any = None, from_step: int = 0
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / "metrics.jsonl"
        kept = [r for r in read_metrics(self._path) if r.get("step", -1) < from_step] if from_step else []
        self._path.write_text("".join(_line(r) for r in kept), encoding="utf-8")
        self._writer: Any = None
        self._wandb: Any = None
        if tensorboard:
            from torch.utils.tensorboard import SummaryWriter

            self._writer = SummaryWriter(str(folder / "tensorboard"), purge_step=from_step or None)
        if wandb:
            import wandb as weights_and_biases

            self._wandb = weights_and_biases.init(project=wandb, dir=str(folder), config=config, resume="allow")

    def write(self, kind: str, step: int, figures: Mapping[str, Any]) -> None:
        """Append a record."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_line({"kind": kind, "step": step, **figures}))
        numbers = {f"{kind}/{k}": v for k, v in figures.items() if isinstance(v, (int, float)) and math.isfinite(v)}
        if self._writer is not None:
            for name, value in numbers.items():
                self._writer.add_scalar(name, value, step)
            self._writer.flush()
        if self._wandb is not None:
            self._wandb.log(numbers, step=step)

    def close(self) -> None:
        """Finish what was begun."""
        if self._writer is not None:
            self._writer.close()
        if self._wandb is not None:
            self._wandb.finish()


def _line(record: Mapping[str, Any]) -> str:
    clean = {k: None if isinstance(v, float) and not math.isfinite(v) else v for k, v in record.items()}
    return json.dumps(clean, ensure_ascii=False) + "\n"


def read_metrics(path: Path) -> list[dict[str, Any]]:
    """The records of a ``metrics.jsonl``; a torn last line is left out."""
    records = []
    if path.is_file():
        for line in path.read_text(encoding="utf-8").split("\n"):
            try:
                records.append(json.loads(line))
            except ValueError:
                continue
    return records
