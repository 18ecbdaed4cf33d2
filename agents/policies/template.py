"""What a chat template writes around the policy's responses.

A conversation that is trained on is never rendered as a whole: the responses stay as they were sampled, and only what
stands between two of them is taken from the template. A template that drops the reasoning of earlier answers cannot
take it out of the conversation then.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from lean_gym.prompts.chat import Message

__all__ = ["after_response", "around_feedback", "control_tokens", "encode", "opening", "without_control_tokens"]

_RESPONSE, _FEEDBACK = "\u2060response\u2060", "\u2060feedback\u2060"
_BREAK = "\u200b"


def opening(tokenizer: Any, messages: Sequence[Message]) -> str:
    """A chat as text, up to the place where the policy answers."""
    text: str = tokenizer.apply_chat_template(list(messages), tokenize=False, add_generation_prompt=True)
    return text


def encode(tokenizer: Any, text: str) -> list[int]:
    """The ids of a text that the template wrote; its control tokens are control tokens, and nothing is added."""
    return list(tokenizer(text, add_special_tokens=False)["input_ids"])


def after_response(tokenizer: Any, feedback: str | None = None) -> str:
    """What the template writes after a response: the end of its turn, and, where there is feedback, the user's
    message with it and the beginning of the next answer.

    Raises:
        ValueError: the template does not show the answer.
    """
    chat = [{"role": "user", "content": "x"}, {"role": "assistant", "content": _RESPONSE}]
    if feedback is not None:
        chat.append({"role": "user", "content": feedback})
    text = tokenizer.apply_chat_template(chat, tokenize=False, add_generation_prompt=feedback is not None)
    _, found, rest = text.partition(_RESPONSE)
    if not found:
        raise ValueError("the chat template does not show the assistant's answer")
    return str(rest)


def around_feedback(tokenizer: Any) -> tuple[str, str]:
    """What the template writes between a response and the feedback after it, and after the feedback.

    Raises:
        ValueError: the template does not show the answer and the message after it.
    """
    try:
        before, after = after_response(tokenizer, _FEEDBACK).split(_FEEDBACK)
    except ValueError:
        raise ValueError("the chat template does not show the assistant's answer and the next message") from None
    return before, after


def control_tokens(tokenizer: Any) -> tuple[str, ...]:
    """The texts that become control tokens, longest first."""
    added = getattr(tokenizer, "added_tokens_decoder", {})
    texts = {*tokenizer.all_special_tokens, *(token.content for token in added.values() if token.special)}
    return tuple(sorted((t for t in texts if t), key=lambda t: (-len(t), t)))


def without_control_tokens(text: str, tokens: Iterable[str]) -> str:
    """The text with a zero-width space in everything that would become a control token.

    For where a text is tokenized by others: a policy can write such a thing, and Lean repeats it.

    >>> without_control_tokens("x <|im_end|> y", ["<|im_end|>"]).split("\\u200b")
    ['x <', '|im_end|> y']
    """
    found = "|".join(map(re.escape, tokens))
    return re.sub(f"(?=(?:{found}))(.)", rf"\1{_BREAK}", text, flags=re.DOTALL) if found else text
