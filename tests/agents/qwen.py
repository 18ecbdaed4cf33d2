"""A tiny random model of the Qwen3 architecture with a tokenizer trained on the spot."""

from __future__ import annotations

from pathlib import Path

import tokenizers
import torch
import transformers

# Like Qwen3's: the reasoning of earlier answers is dropped when a conversation is rendered.
TEMPLATE = (
    "{%- for m in messages %}"
    "{%- if m.role == 'assistant' %}"
    "{{- '<|im_start|>assistant\\n' + m.content.split('</think>')[-1].lstrip('\\n') + '<|im_end|>\\n' }}"
    "{%- else %}{{- '<|im_start|>' + m.role + '\\n' + m.content + '<|im_end|>\\n' }}{%- endif %}"
    "{%- endfor %}"
    "{%- if add_generation_prompt %}{{- '<|im_start|>assistant\\n' }}{%- endif %}"
)


def make_qwen(place: Path, *, width: int = 32, layers: int = 2, vocabulary: int = 400, spread: float = 0.4) -> Path:
    """Write the model and the tokenizer to a folder, as a hub would have it."""
    torch.manual_seed(0)
    raw = tokenizers.Tokenizer(tokenizers.models.BPE())
    raw.pre_tokenizer = tokenizers.pre_tokenizers.ByteLevel(add_prefix_space=False)
    raw.decoder = tokenizers.decoders.ByteLevel()
    trainer = tokenizers.trainers.BpeTrainer(
        vocab_size=400,
        special_tokens=["<|im_start|>", "<|im_end|>", "<|endoftext|>"],
        initial_alphabet=tokenizers.pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    raw.train_from_iterator(["theorem t (p q : Prop) (h : p ∧ q) : q := by exact h.2"] * 20, trainer)
    tokenizer = transformers.PreTrainedTokenizerFast(
        tokenizer_object=raw, eos_token="<|im_end|>", pad_token="<|endoftext|>", chat_template=TEMPLATE
    )
    tokenizer.add_tokens(["<think>", "</think>"])
    config = transformers.Qwen3Config(
        vocab_size=max(vocabulary, len(tokenizer)), hidden_size=width, intermediate_size=2 * width,
        num_hidden_layers=layers, num_attention_heads=4, num_key_value_heads=2, head_dim=width // 4,
        max_position_embeddings=2048, tie_word_embeddings=True, initializer_range=spread,
        eos_token_id=tokenizer.eos_token_id, pad_token_id=tokenizer.pad_token_id,
    )  # fmt: skip
    transformers.Qwen3ForCausalLM(config).save_pretrained(place)
    tokenizer.save_pretrained(place)
    return place
