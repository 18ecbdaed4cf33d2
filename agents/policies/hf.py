"""Any causal language model of ``transformers`` with a chat template, as a policy that can be trained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor, nn

from agents.policies.base import Completion, OnFinished, SamplingSettings
from agents.policies.decoding import decode_rows
from agents.policies.template import around_feedback, encode, opening
from agents.policies.vllm import VLLMSampler, check_vllm
from lean_gym.prompts.chat import Message

if TYPE_CHECKING:
    from agents.grpo.config import PolicyConfig

__all__ = ["TransformersPolicy"]

_TAIL = 24
"""Tokens at the end of a response in which a stop text is looked for."""
_TOLERANCE = 1e-2


class TransformersPolicy:
    """A model and its tokenizer.

    What stands between two responses is taken from the chat template once, as text around the feedback; the responses
    themselves are never rendered, so that a template that drops earlier reasoning cannot take it out of the
    conversation.

    Args:
        model: a causal language model, with LoRA adapters or without.
        tokenizer: with a chat template.
        max_length: tokens of prompt and response together at most.
        generation_batch: responses that are sampled at a time.

    Attributes:
        sampler: vLLM's engine where it samples instead of the model itself, or None.

    Raises:
        ValueError: the tokenizer has no chat template or end token, or the model's logits are not its output matrix
            times its hidden states.
    """

    def __init__(self, model: Any, tokenizer: Any, max_length: int, generation_batch: int = 64) -> None:
        if not tokenizer.chat_template:
            raise ValueError("the tokenizer has no chat template; choose a model that was tuned for chats")
        self.module: nn.Module = model
        self.tokenizer = tokenizer
        self.max_length, self.generation_batch = max_length, generation_batch
        self._causal = model.get_base_model() if hasattr(model, "peft_config") else model
        self._backbone = self._causal.get_decoder()
        ends = getattr(model.generation_config, "eos_token_id", None)
        ends = [*(ends if isinstance(ends, list) else [ends]), tokenizer.eos_token_id]
        self.stop_ids = {e for e in ends if e is not None}
        if not self.stop_ids:
            raise ValueError("neither the model nor the tokenizer names an end token")
        self.sampler: VLLMSampler | None = None
        self.pad_id: int = tokenizer.pad_token_id if tokenizer.pad_token_id is not None else min(self.stop_ids)
        self._check_head()

    @property
    def device(self) -> torch.device:
        """Where the parameters are."""
        return next(self.module.parameters()).device

    @classmethod
    def load(cls, config: PolicyConfig, folder: Path, device: torch.device | str = "cpu") -> TransformersPolicy:
        """A model from a folder or by its name, with new LoRA adapters or with those that `save` wrote.

        Args:
            config: which model, how precise, how long.
            folder: the folder that `save` wrote, or the model's folder or name.
            device: where to put it.

        Raises:
            ValueError: no model is named, or vLLM cannot use the device.
            ModuleNotFoundError: vLLM is to sample, but is not installed.
        """
        from transformers import AutoModelForCausalLM, AutoTokenizer

        if not config.model:
            raise ValueError("policy.model is empty; name a model or its folder")
        if config.generation == "vllm":
            check_vllm(torch.device(device))
        adapters = (folder / "adapter_config.json").is_file()
        source = config.model if adapters or config.lora_rank else str(folder)
        # With adapters the frozen weights need no more than bf16; without, the optimizer needs fp32.
        dtype = torch.bfloat16 if config.lora_rank and config.precision == "bf16" else torch.float32
        model = AutoModelForCausalLM.from_pretrained(source, dtype=dtype)
        tokenizer = AutoTokenizer.from_pretrained(config.model)
        if config.gradient_checkpointing:
            model.gradient_checkpointing_enable(gradient_checkpointing_kwargs={"use_reentrant": False})
        if config.lora_rank:
            from peft import LoraConfig, PeftModel, get_peft_model

            if config.gradient_checkpointing:
                model.enable_input_require_grads()
            if adapters:
                model = PeftModel.from_pretrained(model, folder, is_trainable=True)
            else:
                lora = LoraConfig(
                    r=config.lora_rank,
                    lora_alpha=config.lora_alpha,
                    target_modules=list(config.lora_targets),
                    task_type="CAUSAL_LM",
                )
                model = get_peft_model(model, lora)
        policy = cls(model.to(device), tokenizer, config.max_length, config.generation_batch)
        if config.generation == "vllm":
            policy.sampler = VLLMSampler(config, policy.stop_ids, policy.device)
        return policy

    def save(self, folder: Path) -> None:
        """Write the model (or its adapters alone) and the tokenizer, as ``transformers`` reads them."""
        folder.mkdir(parents=True, exist_ok=True)
        self.module.save_pretrained(folder, safe_serialization=True)
        self.tokenizer.save_pretrained(folder)

    def close(self) -> None:
        """Stop vLLM where it samples; it starts again when it is needed."""
        if self.sampler is not None:
            self.sampler.close()

    # --- text and ids -------------------------------------------------------------------------------------------

    def start(self, messages: Sequence[Message]) -> list[int]:
        """The ids of a chat, up to the place where the policy answers."""
        return encode(self.tokenizer, opening(self.tokenizer, messages))

    def follow_up(self, response: Sequence[int], feedback: str) -> list[int]:
        """The ids between a response and the next one, as the chat template writes them.

        The feedback is plain text: what looks like a control token in it (a policy can write one, and Lean repeats
        it) does not become one.
        """
        before, after = around_feedback(self.tokenizer)
        closing = encode(self.tokenizer, before)
        if response and response[-1] in self.stop_ids and closing and closing[0] in self.stop_ids:
            closing = closing[1:]
        plain = self.tokenizer(feedback, add_special_tokens=False, split_special_tokens=True)["input_ids"]
        return [*closing, *plain, *encode(self.tokenizer, after)]

    def text(self, response: Sequence[int]) -> str:
        """The text of a response, without its stop token."""
        ids = response[:-1] if response and response[-1] in self.stop_ids else response
        return self.tokenizer.decode(list(ids), skip_special_tokens=False, clean_up_tokenization_spaces=False)

    # --- the model ----------------------------------------------------------------------------------------------

    @torch.no_grad()
    def generate(
        self,
        prompts: Sequence[Sequence[int]],
        settings: SamplingSettings,
        generator: torch.Generator,
        on_finished: OnFinished | None = None,
        started: Sequence[int] | None = None,
    ) -> list[Completion]:
        """Sample one response to each prompt; see :meth:`agents.policies.base.Policy.generate`."""
        if self.sampler is not None:
            if not self.sampler.current:
                self.sampler.load(self.weights())
            return self.sampler.generate(prompts, settings, generator, self.max_length, on_finished, started)
        done: list[Completion] = []
        budget = settings.token_budget

        def ended(ids: Sequence[int]) -> bool:
            # A stop text that was there before would have ended the response then.
            tail = self.tokenizer.decode(list(ids[-_TAIL:]), skip_special_tokens=False)
            return any(text in tail for text in settings.stop)

        for first in range(0, len(prompts), self.generation_batch):
            part = prompts[first : first + self.generation_batch]
            if budget is not None and budget <= 0:
                done += [Completion((), (), "budget")] * len(part)
                continue

            def report(place: int, completion: Completion, first: int = first) -> None:
                if on_finished:
                    on_finished(first + place, completion)

            completions = decode_rows(
                _Engine(self._causal),
                part,
                SamplingSettings(settings.max_new_tokens, settings.temperature, settings.top_p, budget),
                generator,
                stop_ids=self.stop_ids,
                pad_id=self.pad_id,
                max_length=self.max_length,
                on_finished=report,
                started=None if started is None else started[first : first + self.generation_batch],
                ended=ended if settings.stop else None,
            )
            done += completions
            if budget is not None:
                budget -= sum(len(c.ids) for c in completions)
        return done

    def train(self) -> None:
        """The weights are about to change; vLLM takes the new ones before it samples again."""
        self.module.train()
        if self.sampler is not None:
            self.sampler.release()

    def eval(self) -> None:
        """The weights stay as they are until `train`."""
        self.module.eval()

    def weights(self) -> Iterator[tuple[str, Tensor]]:
        """All weights by their names in a checkpoint, one at a time, LoRA adapters added in.

        The module stays as it is: merging adapters into bf16 weights and taking them out again would not give the same
        weights back.
        """
        modules = dict(self._causal.named_modules())
        for name, parameter in self._causal.named_parameters():
            place, _, last = name.rpartition(".")
            weight = parameter.detach()
            if ".lora_" in name:
                continue
            if place.endswith(".base_layer"):
                place = place.removesuffix(".base_layer")
                layer = modules[place]
                for adapter in layer.active_adapters if last == "weight" else ():
                    weight = weight.float() + layer.get_delta_weight(adapter).detach().float()
            yield name.replace(".base_layer.", "."), weight

    def hidden(self, ids: Tensor, mask: Tensor) -> Tensor:
        """The last hidden states of right-padded rows."""
        return self._backbone(input_ids=ids, attention_mask=mask.long(), use_cache=False).last_hidden_state

    def head(self) -> tuple[Tensor, Tensor | None]:
        """The output matrix and its bias."""
        head = self._causal.get_output_embeddings()
        return head.weight, getattr(head, "bias", None)

    @torch.no_grad()
    def _check_head(self) -> None:
        """Some models scale or cap their logits; log-probabilities from hidden states would be wrong for them."""
        ids = torch.tensor([sorted(self.stop_ids)[:1] * 3], device=self.device)
        weight, bias = self.head()
        made = torch.nn.functional.linear(self.hidden(ids, torch.ones_like(ids)), weight, bias).float()
        known = self._causal(input_ids=ids, use_cache=False).logits.float()
        if not torch.allclose(made, known, atol=_TOLERANCE * float(known.abs().max() + 1)):
            raise ValueError(f"{type(self._causal).__name__} changes its logits after the output matrix: not supported")


class _Engine:
    """A causal model with a growing cache, for the sampling loop."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self.device = next(model.parameters()).device

    def prefill(self, ids: Tensor, visible: Tensor, room: int) -> Tensor:
        self.model.eval()
        self.mask = visible.long()
        positions = (self.mask.cumsum(-1) - 1).clamp(min=0)
        out = self.model(
            input_ids=ids, attention_mask=self.mask, position_ids=positions, use_cache=True, logits_to_keep=1
        )
        self.cache = out.past_key_values
        self.position = self.mask.sum(-1)
        return out.logits[:, -1]

    def select(self, rows: Tensor) -> None:
        self.cache.batch_select_indices(rows)
        self.mask, self.position = self.mask[rows], self.position[rows]

    def step(self, ids: Tensor) -> Tensor:
        self.mask = torch.cat([self.mask, self.mask.new_ones(len(self.mask), 1)], 1)
        out = self.model(
            input_ids=ids[:, None],
            attention_mask=self.mask,
            position_ids=self.position[:, None],
            past_key_values=self.cache,
            use_cache=True,
        )
        self.cache = out.past_key_values
        self.position = self.position + 1
        return out.logits[:, -1]
