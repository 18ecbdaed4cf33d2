"""Sampling with vLLM's offline engine, in this process, for the policy of ``transformers`` models.

The engine has its own copy of the weights. It is brought up to date from the trainer's tensors before the first
sampling after an update, and on a GPU it gives its memory back while the trainer computes gradients.
"""

from __future__ import annotations

import gc
import importlib.util
import os
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from agents.policies.base import Completion, FinishReason, OnFinished, SamplingSettings, check_prompts

if TYPE_CHECKING:
    from agents.grpo.config import PolicyConfig

__all__ = ["VLLMSampler", "check_vllm"]

_SEEDS = 2**62
_REASONS: dict[str, FinishReason] = {"stop": "stop", "length": "length"}


def check_vllm(device: torch.device) -> None:
    """Raise unless vLLM is there and can use the trainer's device.

    Raises:
        ModuleNotFoundError: vLLM is not installed.
        ValueError: vLLM would take another GPU than the trainer.
    """
    if not _installed():
        raise ModuleNotFoundError("policy.generation is vllm, but vllm is not installed", name="vllm")
    if device.type == "cuda" and device.index:
        raise ValueError(
            f"device is {str(device)!r}, but vLLM takes the first GPU that it sees: set device=cuda and choose the GPU "
            f"with CUDA_VISIBLE_DEVICES={device.index}"
        )


def _installed() -> bool:
    return importlib.util.find_spec("vllm") is not None


def _pack_tied_head(model: Any) -> None:
    """On a CPU, vLLM computes with a packed copy of the output matrix. Where that matrix is the embeddings', a reload
    finds no weights of its own for it and leaves the copy as it was: pack it again."""
    head = getattr(model, "lm_head", None)
    if getattr(model.config, "tie_word_embeddings", False) and head is not None and head.weight.is_cpu:
        head.quant_method.process_weights_after_loading(head)


class VLLMSampler:
    """vLLM's engine, made at its first use.

    Args:
        config: which model, how precise, how long, and the settings of vLLM.
        stop_ids: tokens that end a response; they are part of it.
        device: of the trainer.

    Raises:
        ModuleNotFoundError: vLLM is not installed.
        ValueError: vLLM would take another GPU than the trainer.
    """

    def __init__(self, config: PolicyConfig, stop_ids: Collection[int], device: torch.device) -> None:
        check_vllm(device)
        self.config, self.stop_ids, self.device = config, sorted(stop_ids), device
        self.current = False
        """Whether the engine has the trainer's weights."""
        self._sleeps = config.vllm_sleep and device.type == "cuda"
        self._asleep = False
        self._requests = 0
        self._llm: Any = None

    def load(self, weights: Iterable[tuple[str, Tensor]]) -> None:
        """Bring the engine's weights up to date, waking it where it sleeps.

        Args:
            weights: all tensors, by the names that they have in a checkpoint of the model.

        Raises:
            RuntimeError: what the engine has computed with the old weights could not be dropped.
        """
        if self._llm is None:
            self._llm = self._make()
        if self._asleep:
            self._llm.wake_up(tags=["weights"])
        with torch.no_grad():
            self._llm.collective_rpc("reload_weights", kwargs={"weights_iterator": iter(weights)})
            self._llm.apply_model(_pack_tied_head)
        if self._asleep:
            self._llm.wake_up(tags=["kv_cache"])
            self._asleep = False
        if not self._llm.reset_prefix_cache():
            raise RuntimeError("vLLM could not drop the keys and values of the old weights")
        self.current = True

    def release(self) -> None:
        """The weights are about to change: give the memory back until `load`."""
        self.current = False
        if self._sleeps and self._llm is not None and not self._asleep:
            # Level 2 keeps nothing: the weights come from the trainer.
            self._llm.sleep(level=2)
            self._asleep = True

    def close(self) -> None:
        """Stop the engine and give its memory back; `load` makes another one."""
        if self._llm is not None:
            self._llm.llm_engine.engine_core.shutdown()
            self._llm, self.current, self._asleep = None, False, False
            gc.collect()

    def generate(
        self,
        prompts: Sequence[Sequence[int]],
        settings: SamplingSettings,
        generator: torch.Generator,
        max_length: int,
        on_finished: OnFinished | None = None,
        started: Sequence[int] | None = None,
    ) -> list[Completion]:
        """Sample one response to each prompt; see :meth:`agents.policies.base.Policy.generate`.

        Each response has a seed of its own from the generator, so that it does not depend on what is sampled beside
        it. The log-probabilities are those that vLLM sampled from: at the temperature, after ``top_p``.

        Raises:
            RuntimeError: the weights are not up to date, or vLLM ends a response for a reason of its own.
            ValueError: a prompt is empty or leaves no room for a response.
        """
        if not prompts:
            return []
        check_prompts(prompts, max_length)
        if not self.current:
            raise RuntimeError("vLLM has old weights: load the trainer's first")
        size, engine, budget = len(prompts), self._llm.llm_engine, settings.token_budget
        seeds = torch.randint(_SEEDS, (size,), generator=generator, device=generator.device).tolist()
        ids: list[list[int]] = [[] for _ in prompts]
        logprobs: list[list[float]] = [[] for _ in prompts]
        completions: list[Completion | None] = [None] * size
        places: dict[str, int] = {}
        spent = 0
        try:
            for place, (prompt, seed) in enumerate(zip(prompts, seeds, strict=True)):
                written = started[place] if started is not None else 0
                room = min(max(1, settings.max_new_tokens - written), max_length - len(prompt))
                request = str(self._requests)
                self._requests += 1
                places[request] = place
                params = self._params(settings, room, seed)
                engine.add_request(request, {"type": "token", "prompt_token_ids": list(prompt)}, params)
            while places and (budget is None or spent < budget):
                for output in engine.step():
                    place = places[output.request_id]
                    [part] = output.outputs
                    ids[place] += part.token_ids
                    logprobs[place] += [
                        entry[token].logprob for token, entry in zip(part.token_ids, part.logprobs, strict=True)
                    ]
                    spent += len(part.token_ids)
                    if not output.finished:
                        continue
                    del places[output.request_id]
                    if part.finish_reason not in _REASONS:
                        raise RuntimeError(f"vLLM ended a response with {part.finish_reason!r} ({part.stop_reason!r})")
                    done = Completion(tuple(ids[place]), tuple(logprobs[place]), _REASONS[part.finish_reason])
                    completions[place] = done
                    if on_finished:
                        on_finished(place, done)
        finally:
            if places:
                engine.abort_request(list(places))
        return [
            done or Completion(tuple(own), tuple(sampled), "budget")
            for done, own, sampled in zip(completions, ids, logprobs, strict=True)
        ]

    def _params(self, settings: SamplingSettings, room: int, seed: int) -> Any:
        from vllm import SamplingParams
        from vllm.sampling_params import RequestOutputKind

        # With a budget each token is counted as it comes; without, only whole responses leave the engine.
        whole = settings.token_budget is None
        return SamplingParams(
            max_tokens=room,
            temperature=settings.temperature,
            top_p=settings.top_p,
            seed=seed,
            logprobs=0,
            stop=list(settings.stop) or None,
            stop_token_ids=self.stop_ids,
            ignore_eos=True,  # the stop tokens are all in the list
            include_stop_str_in_output=True,
            skip_special_tokens=False,
            detokenize=bool(settings.stop),
            output_kind=RequestOutputKind.FINAL_ONLY if whole else RequestOutputKind.DELTA,
        )

    def _make(self) -> Any:
        # The engine must live in this process to be handed tensors; the trainer's progress bar needs the terminal.
        os.environ["VLLM_ENABLE_V1_MULTIPROCESSING"] = "0"
        os.environ.setdefault("VLLM_LOGGING_LEVEL", "WARNING")
        from vllm import LLM

        config = self.config
        with torch.random.fork_rng():  # vLLM seeds the generators of this process
            return LLM(
                model=config.model,
                load_format="dummy",  # the weights come from the trainer
                dtype="bfloat16" if config.precision == "bf16" else "float32",
                max_model_len=config.max_length,
                max_num_seqs=config.generation_batch,
                gpu_memory_utilization=config.vllm_memory,
                enforce_eager=config.vllm_eager,
                enable_sleep_mode=self._sleeps,
                logprobs_mode="processed_logprobs",
                generation_config="vllm",
                # On a CPU, vLLM 0.32 cannot rewind the generator of a response whose prompt it reads in two parts.
                enable_chunked_prefill=False if self.device.type == "cpu" else None,
                seed=0,
            )
