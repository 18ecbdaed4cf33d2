"""TRL's GRPOTrainer on a model and a batch of ours, for comparisons of numbers and of speed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch


def trl_trainer(model: Any, tokenizer: Any, folder: Path, **options: Any) -> Any:
    """A GRPOTrainer that is never asked to generate."""
    import pyarrow
    from datasets import Dataset
    from datasets.table import InMemoryTable
    from trl import GRPOConfig, GRPOTrainer

    settings = {
        "output_dir": str(folder), "use_cpu": True, "report_to": [], "bf16": False, "beta": 0.0,
        "per_device_train_batch_size": 8, "num_generations": 8, "gradient_checkpointing": False,
        "disable_dropout": True, "epsilon": 0.2, "epsilon_high": 0.3,
    }  # fmt: skip
    return GRPOTrainer(
        model=model,
        reward_funcs=lambda completions, **_: [0.0] * len(completions),
        args=GRPOConfig(**(settings | options)),
        # With a fingerprint of its own, the data set need not pickle its table to make one.
        train_dataset=Dataset(InMemoryTable(pyarrow.table({"prompt": ["x"] * 8})), fingerprint="eight"),
        processing_class=tokenizer,
    )


def trl_inputs(
    prompts: Sequence[Sequence[int]],
    responses: Sequence[Sequence[int]],
    behaviour: Sequence[Sequence[float]],
    advantages: torch.Tensor,
    pad: int,
) -> dict[str, torch.Tensor]:
    """A batch in TRL's layout: prompts padded on the left, responses on the right."""

    def padded(rows: Sequence[Sequence[Any]], fill: Any, left: bool) -> tuple[torch.Tensor, torch.Tensor]:
        width = max(map(len, rows))
        values = [[fill] * (width - len(r)) + [*r] if left else [*r] + [fill] * (width - len(r)) for r in rows]
        mask = [[0] * (width - len(r)) + [1] * len(r) if left else [1] * len(r) + [0] * (width - len(r)) for r in rows]
        return torch.tensor(values), torch.tensor(mask)

    prompt_ids, prompt_mask = padded(prompts, pad, True)
    completion_ids, completion_mask = padded(responses, pad, False)
    return {
        "prompt_ids": prompt_ids,
        "prompt_mask": prompt_mask,
        "completion_ids": completion_ids,
        "completion_mask": completion_mask,
        "advantages": advantages,
        "old_per_token_logps": padded(behaviour, 0.0, False)[0],
        "num_items_in_batch": completion_mask.sum(),
    }
