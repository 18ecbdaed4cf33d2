"""Tokens per second of a training step, and its memory; beside TRL's GRPOTrainer where TRL is installed.

Run as a script: ``python -m tests.benchmarks.bench_train``. The same random model of the Qwen3 architecture, the same
batch and lengths on both sides; a step is loss, backward pass, gradient clipping and AdamW. The two take turns.
"""

from __future__ import annotations

import argparse
import importlib.util
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import torch
import transformers

from agents.grpo.losses import Clip, Totals, policy_loss, token_logprobs
from agents.policies.base import pad_rows
from agents.policies.hf import TransformersPolicy
from tests.agents.qwen import make_qwen
from tests.agents.trl_side import trl_inputs, trl_trainer

Step = Callable[[], float]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--responses", type=int, default=16)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--vocabulary", type=int, default=8000)
    parser.add_argument("--longest", type=int, default=200)
    options = parser.parse_args()
    torch.manual_seed(0)
    count, longest = options.responses, options.longest
    lengths = [int(x) for x in torch.linspace(longest // 4, longest, count)]
    prompts = [torch.randint(4, 300, (40 + i % 8,)).tolist() for i in range(count)]
    responses = [torch.randint(4, 300, (n,)).tolist() for n in lengths]
    advantages = torch.randn(count)
    behaviour = [torch.full((n,), -6.0).tolist() for n in lengths]

    with tempfile.TemporaryDirectory() as name:
        place = make_qwen(
            Path(name) / "model", width=options.width, layers=options.layers, vocabulary=options.vocabulary, spread=0.02
        )
        tokenizer = transformers.AutoTokenizer.from_pretrained(place)

        def load() -> torch.nn.Module:
            return transformers.AutoModelForCausalLM.from_pretrained(place)

        steps: dict[str, Step] = {}
        for title, chunk in (("agents.grpo, logits in chunks of 256", 256), ("agents.grpo, all logits", 1 << 30)):
            steps[title] = _ours(
                TransformersPolicy(load(), tokenizer, 1024), prompts, responses, behaviour, advantages, longest, chunk
            )
        if importlib.util.find_spec("trl") is not None:
            trainer = trl_trainer(
                load(), tokenizer, Path(name) / "trl", loss_type="dr_grpo", max_completion_length=longest,
                per_device_train_batch_size=count, num_generations=count,
            )  # fmt: skip
            steps["TRL GRPOTrainer"] = _theirs(
                trainer, trl_inputs(prompts, responses, behaviour, advantages, tokenizer.pad_token_id)
            )
        else:
            print("TRL is not installed: only our own steps are measured")
        times: dict[str, list[float]] = {title: [] for title in steps}
        losses = {title: step() for title, step in steps.items()}  # warm-up
        for _ in range(options.rounds):
            for title, step in steps.items():
                start = time.perf_counter()
                step()
                times[title].append(time.perf_counter() - start)
        print(
            f"{count} responses, {sum(lengths)} response tokens, {torch.get_num_threads()} threads, "
            f"{options.rounds} rounds"
        )
        print("| step | median s | response tokens/s | largest tensor for backward | first loss |")
        print("| --- | --- | --- | --- | --- |")
        for title, step in steps.items():
            median = statistics.median(times[title])
            print(
                f"| {title} | {median:.3f} | {sum(lengths) / median:,.0f} | {_largest_kept(step):,} elements | "
                f"{losses[title]:.6f} |"
            )


def _ours(
    policy: TransformersPolicy,
    prompts: list[list[int]],
    responses: list[list[int]],
    behaviour: list[list[float]],
    advantages: torch.Tensor,
    longest: int,
    chunk: int,
) -> Step:
    optimizer = torch.optim.AdamW(policy.module.parameters(), 1e-5, weight_decay=0.0)
    ids, mask = pad_rows([[*p, *r] for p, r in zip(prompts, responses, strict=True)], policy.pad_id)
    own = pad_rows([[0] * len(p) + [1] * len(r) for p, r in zip(prompts, responses, strict=True)], 0)[0].bool()
    lengths = [len(r) for r in responses]
    sequence = torch.repeat_interleave(torch.arange(len(lengths)), torch.tensor(lengths))
    old = torch.tensor([x for row in behaviour for x in row])
    policy.module.train()

    def step() -> float:
        hidden = policy.hidden(ids[:, :-1], mask[:, :-1])[own[:, 1:]]
        # Entropies are computed as well, as on the other side.
        logp, entropies = token_logprobs(hidden, policy.head()[0], ids[:, 1:][own[:, 1:]], chunk=chunk, entropy=True)
        loss, _ = policy_loss(
            logp, old, sequence, advantages, Totals.of(lengths, longest), clip=Clip(0.2, 0.3),
            entropies=None if entropies is None else entropies.detach(),
        )  # fmt: skip
        loss.backward()
        torch.nn.utils.clip_grad_norm_(policy.module.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        return loss.item()

    return step


def _theirs(trainer: object, inputs: dict[str, torch.Tensor]) -> Step:
    model = trainer.model
    optimizer = torch.optim.AdamW(model.parameters(), 1e-5, weight_decay=0.0)
    trainer.current_gradient_accumulation_steps = 1
    model.train()

    def step() -> float:
        loss = trainer._compute_loss(model, inputs)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        return loss.item()

    return step


def _largest_kept(step: Step) -> int:
    """The largest tensor that one step keeps for its backward pass, in elements, parameters included."""
    kept = [0]
    with torch.autograd.graph.saved_tensors_hooks(lambda x: kept.append(x.numel()) or x, lambda x: x):
        step()
    return max(kept)


if __name__ == "__main__":
    main()
