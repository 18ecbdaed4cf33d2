"""A small transformer for Lean text, made from nothing: tokenizer, decoder, sampling."""

from agents.policies.tiny.model import Decoder, DecoderConfig
from agents.policies.tiny.policy import TinyPolicy
from agents.policies.tiny.tokenizer import Tokenizer

__all__ = ["Decoder", "DecoderConfig", "TinyPolicy", "Tokenizer"]
