"""Tiny tokenizers with the chat templates of several families of models, made on the spot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import tokenizers
import transformers

TEXT = ["theorem t (p q : Prop) (h : p ∧ q) : q := by exact h.2", "Lean did not accept the proof. Error 1, line 2"]


@dataclass(frozen=True)
class Family:
    """A chat template with its control tokens.

    Attributes:
        template: Jinja.
        controls: tokens that the template writes.
        stop: the one that ends a response.
        system: whether there is a system message.
    """

    template: str
    controls: tuple[str, ...]
    stop: str
    system: bool = True


CHATML = (
    "{%- if messages[0].role != 'system' %}{{- '<|im_start|>system\\nYou are helpful.<|im_end|>\\n' }}{%- endif %}"
    "{%- for m in messages %}{{- '<|im_start|>' + m.role + '\\n' + m.content + '<|im_end|>\\n' }}{%- endfor %}"
    "{%- if add_generation_prompt %}{{- '<|im_start|>assistant\\n' }}{%- endif %}"
)
# The reasoning of answers before the last question is dropped; the last answer gets an empty one if it has none.
REASONING = (
    "{%- set ns = namespace(last=0) %}"
    "{%- for m in messages %}{%- if m.role == 'user' %}{%- set ns.last = loop.index0 %}{%- endif %}{%- endfor %}"
    "{%- for m in messages %}"
    "{%- if m.role == 'assistant' %}"
    "{%- set content = m.content.split('</think>')[-1].lstrip('\\n') %}"
    "{%- set thought = '' %}"
    "{%- if '</think>' in m.content %}"
    "{%- set thought = m.content.split('</think>')[0].rstrip('\\n').split('<think>')[-1].lstrip('\\n') %}{%- endif %}"
    "{{- '<|im_start|>assistant\\n' }}"
    "{%- if loop.index0 > ns.last %}{{- '<think>\\n' + thought.strip('\\n') + '\\n</think>\\n\\n' }}{%- endif %}"
    "{{- content + '<|im_end|>\\n' }}"
    "{%- else %}{{- '<|im_start|>' + m.role + '\\n' + m.content + '<|im_end|>\\n' }}{%- endif %}{%- endfor %}"
    "{%- if add_generation_prompt %}{{- '<|im_start|>assistant\\n' }}{%- endif %}"
)
HEADERS = (
    "{{- '<|begin_of_text|>' }}"
    "{%- for m in messages %}"
    "{{- '<|start_header_id|>' + m.role + '<|end_header_id|>\\n\\n' + m.content | trim + '<|eot_id|>' }}{%- endfor %}"
    "{%- if add_generation_prompt %}{{- '<|start_header_id|>assistant<|end_header_id|>\\n\\n' }}{%- endif %}"
)
NO_SYSTEM = (
    "{%- if messages[0].role == 'system' %}{{- raise_exception('System role not supported') }}{%- endif %}"
    "{%- for m in messages %}"
    "{{- '<start_of_turn>' + ('model' if m.role == 'assistant' else m.role) + '\\n' + m.content + '<end_of_turn>\\n' }}"
    "{%- endfor %}"
    "{%- if add_generation_prompt %}{{- '<start_of_turn>model\\n' }}{%- endif %}"
)

FAMILIES = {
    "chatml": Family(CHATML, ("<|im_start|>", "<|im_end|>"), "<|im_end|>"),
    "reasoning": Family(REASONING, ("<|im_start|>", "<|im_end|>"), "<|im_end|>"),
    "headers": Family(
        HEADERS, ("<|begin_of_text|>", "<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"), "<|eot_id|>"
    ),
    "no_system": Family(NO_SYSTEM, ("<start_of_turn>", "<end_of_turn>"), "<end_of_turn>", system=False),
}


def make_tokenizer(family: Family) -> Any:
    """A byte-level tokenizer with a few merges and the family's template."""
    raw = tokenizers.Tokenizer(tokenizers.models.BPE())
    raw.pre_tokenizer = tokenizers.pre_tokenizers.ByteLevel(add_prefix_space=False)
    raw.decoder = tokenizers.decoders.ByteLevel()
    trainer = tokenizers.trainers.BpeTrainer(
        vocab_size=420,
        special_tokens=[*family.controls, "<|pad|>"],
        initial_alphabet=tokenizers.pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    raw.train_from_iterator(TEXT * 20, trainer)
    made = transformers.PreTrainedTokenizerFast(
        tokenizer_object=raw, eos_token=family.stop, pad_token="<|pad|>", chat_template=family.template
    )
    made.add_tokens(["<think>", "</think>"])
    return made
