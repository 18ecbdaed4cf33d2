"""Conversations as text that NeMo RL tokenizes as it stands.

Its rollout loop appends what the environment says to the conversation without any chat template. The environment
therefore has to say it with the template's own delimiters: then the ids of the whole conversation are those that the
template gives.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any

from agents.policies.template import after_response, control_tokens, encode, opening, without_control_tokens
from lean_gym.prompts.chat import Message

__all__ = ["Renderer"]


class Renderer:
    """Writes prompts and observations with a tokenizer's chat template.

    Args:
        tokenizer: of transformers, with a chat template.
        stop_ids: the tokens that end a response, which the generation keeps in its ids; default: the tokenizer's end
            token.

    Raises:
        ValueError: the tokenizer has no chat template, or its template does not close an answer with a stop token.
    """

    def __init__(self, tokenizer: Any, stop_ids: Collection[int] | None = None) -> None:
        if not getattr(tokenizer, "chat_template", None):
            raise ValueError("the tokenizer has no chat template; choose a model that was tuned for chats")
        self.tokenizer = tokenizer
        if stop_ids is None:
            stop_ids = () if tokenizer.eos_token_id is None else (tokenizer.eos_token_id,)
        self.stop_ids = frozenset(stop_ids)
        if not self.stop_ids:
            raise ValueError("no token ends a response: the tokenizer has no end token; set stop_token_ids")
        self._stops = tuple(tokenizer.convert_ids_to_tokens(i) for i in sorted(self.stop_ids))
        self._controls = control_tokens(tokenizer)
        self.end()

    def prompt(self, messages: Sequence[Message]) -> str:
        """A chat as text, up to the place where the policy answers."""
        return opening(self.tokenizer, messages)

    def ids(self, text: str) -> list[int]:
        """The ids of a rendered text, as NeMo RL makes them."""
        return encode(self.tokenizer, text)

    def follow_up(self, feedback: str) -> str:
        """What stands between a response that ended with a stop token and the next one: the user's message.

        The feedback cannot write control tokens: what looks like one gets a zero-width space.
        """
        return self._after_stop(after_response(self.tokenizer, without_control_tokens(feedback, self._controls)))

    def end(self) -> str:
        """What the template writes after a last response that ended with a stop token; may be empty."""
        return self._end

    @cached_property
    def _end(self) -> str:
        return self._after_stop(after_response(self.tokenizer))

    def _after_stop(self, text: str) -> str:
        """Without the stop token, which the response's ids hold already."""
        for stop in self._stops:
            if text.startswith(stop):
                return text[len(stop) :]
        raise ValueError(
            f"the chat template closes an answer with {text[:20]!r}, but generation stops at "
            f"{', '.join(map(repr, self._stops))}; set policy.generation.stop_token_ids to the token of the template"
        )
