"""Models in this process: with ``transformers``, or with vLLM."""

from __future__ import annotations

import importlib
import time
from collections.abc import Mapping, Sequence
from typing import Any

from lean_gym.evaluation.policies.base import Completion, PolicyError, Request, Sampling

__all__ = ["TransformersPolicy", "VLLMPolicy"]

_OPENING = "<think>"


class TransformersPolicy:
    """A causal language model of ``transformers`` with a chat template.

    Each batch is sampled with the seed of its first request. Which requests share a batch depends on what was done
    before, so that a run that was stopped and goes on samples other responses than an undisturbed one would have.

    Args:
        model: a name on the hub, a folder, or a loaded model (then with its ``tokenizer``).
        sampling: how responses are sampled.
        tokenizer: of a loaded model.
        batch: responses at a time.
        device: such as ``"cuda"``; default: the first accelerator, else the processor.
        dtype: such as ``"bfloat16"``; default: the checkpoint's own.

    Raises:
        PolicyError: the model cannot be loaded, or its tokenizer has no chat template.
    """

    parallel = 1

    def __init__(
        self,
        model: Any,
        sampling: Sampling | None = None,
        *,
        tokenizer: Any = None,
        batch: int = 16,
        device: str | None = None,
        dtype: str = "auto",
    ) -> None:
        try:
            import torch
            from transformers import AutoModelForCausalLM, AutoTokenizer
        except ModuleNotFoundError as error:
            raise PolicyError(f"{error.name} is not installed: pip install 'lean-gym[agents]'") from error
        self._torch = torch
        self.sampling = sampling or Sampling()
        self.batch = batch
        if isinstance(model, str):
            self.name = model
            try:
                tokenizer = AutoTokenizer.from_pretrained(model)
                model = AutoModelForCausalLM.from_pretrained(model, dtype=dtype)
            except (OSError, ValueError) as error:
                raise PolicyError(f"the model {model!r} cannot be loaded: {error}") from error
            model.to(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        else:
            self.name = str(getattr(model.config, "name_or_path", "") or type(model).__name__)
        if not getattr(tokenizer, "chat_template", None):
            raise PolicyError(f"the tokenizer of {self.name} has no chat template; choose a model tuned for chats")
        self._model, self._tokenizer = model.eval(), tokenizer
        if tokenizer.pad_token_id is None:
            tokenizer.pad_token = tokenizer.eos_token

    def generate(self, requests: Sequence[Request]) -> list[Completion]:
        """Sample one response to each chat, all at once."""
        torch, tokenizer = self._torch, self._tokenizer
        start = time.monotonic()
        prompts = [
            tokenizer.apply_chat_template([dict(m) for m in r.messages], tokenize=False, add_generation_prompt=True)
            for r in requests
        ]
        tokenizer.padding_side = "left"
        inputs = tokenizer(prompts, return_tensors="pt", padding=True, add_special_tokens=False).to(self._model.device)
        inputs.pop("token_type_ids", None)
        torch.manual_seed(requests[0].seed)
        s = self.sampling
        choice: dict[str, Any] = {"do_sample": False}
        if s.temperature > 0:
            choice = {"do_sample": True, "temperature": s.temperature, "top_p": s.top_p}
        if s.stop:
            choice |= {"stop_strings": list(s.stop), "tokenizer": tokenizer}
        with torch.inference_mode():
            out = self._model.generate(
                **inputs, max_new_tokens=s.max_tokens, pad_token_id=tokenizer.pad_token_id, **choice, **s.extra
            )
        width = inputs["input_ids"].shape[1]
        ends = self._model.generation_config.eos_token_id
        ends = {e for e in (ends if isinstance(ends, list) else [ends]) if e is not None} | {tokenizer.eos_token_id}
        seconds = (time.monotonic() - start) / len(requests)
        completions = []
        for row, prompt, mask in zip(out[:, width:].tolist(), prompts, inputs["attention_mask"], strict=True):
            end = next((i + 1 for i, token in enumerate(row) if token in ends), len(row))
            text = tokenizer.decode(row[:end], skip_special_tokens=True)
            stopped = end < len(row) or row[end - 1] in ends or end < s.max_tokens
            completions.append(
                Completion(_with_opening(prompt, text), int(mask.sum()), end, "stop" if stopped else "length", seconds)
            )
        return completions

    def describe(self) -> Mapping[str, Any]:
        """Model and sampling."""
        return {"kind": "transformers", "name": self.name, **self.sampling.to_dict()}

    def close(self) -> None:
        """The model goes when the policy does."""


class VLLMPolicy:
    """A model in vLLM's offline engine, which batches the requests itself.

    Args:
        model: a name on the hub, or a folder.
        sampling: how responses are sampled; each request has its own seed.
        batch: requests handed over at a time.
        options: of ``vllm.LLM``.

    Raises:
        PolicyError: vLLM is not there.
    """

    parallel = 1

    def __init__(
        self,
        model: str,
        sampling: Sampling | None = None,
        *,
        batch: int = 512,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        try:
            vllm = importlib.import_module("vllm")
        except ModuleNotFoundError as error:
            raise PolicyError("vLLM is not installed: pip install vllm, on a machine with a GPU") from error
        self.name, self.batch, self.sampling = model, batch, sampling or Sampling()
        self._vllm, self._engine = vllm, vllm.LLM(model=model, **dict(options or {}))

    def generate(self, requests: Sequence[Request]) -> list[Completion]:
        """Sample one response to each chat."""
        s, start = self.sampling, time.monotonic()
        parameters = [
            self._vllm.SamplingParams(
                temperature=s.temperature,
                top_p=s.top_p,
                max_tokens=s.max_tokens,
                stop=list(s.stop) or None,
                seed=r.seed,
                **s.extra,
            )
            for r in requests
        ]
        outputs = self._engine.chat([[dict(m) for m in r.messages] for r in requests], parameters, use_tqdm=False)
        seconds = (time.monotonic() - start) / len(requests)
        return [
            Completion(
                _with_opening(output.prompt or "", output.outputs[0].text),
                len(output.prompt_token_ids or ()),
                len(output.outputs[0].token_ids),
                output.outputs[0].finish_reason or "",
                seconds,
            )
            for output in outputs
        ]

    def describe(self) -> Mapping[str, Any]:
        """Model and sampling."""
        return {"kind": "vllm", "name": self.name, **self.sampling.to_dict()}

    def close(self) -> None:
        """The engine goes when the policy does."""


def _with_opening(prompt: str, text: str) -> str:
    """Put back the opening tag of the reasoning where the chat template already wrote it."""
    return f"{_OPENING}\n{text}" if prompt.rstrip().endswith(_OPENING) else text
