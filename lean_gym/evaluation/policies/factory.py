"""A policy from its name on the command line."""

from __future__ import annotations

import importlib
from typing import Any

from lean_gym.evaluation.policies.base import Policy, PolicyError, Sampling
from lean_gym.evaluation.policies.recorded import RecordedPolicy, ReferencePolicy

__all__ = ["make_policy"]


def make_policy(spec: str, sampling: Sampling | None = None, *, model: str | None = None, **options: Any) -> Policy:
    """Make the policy that a string names.

    Args:
        spec: ``http://…`` or ``https://…`` (a server that speaks the OpenAI chat protocol), ``hf:MODEL``
            (transformers), ``vllm:MODEL``, ``file:PATH`` or a path that ends in ``.jsonl`` (recorded responses),
            ``reference`` (the proofs that come with the problems), or ``py:MODULE:NAME`` (a function of your own that
            takes a :class:`Sampling` and returns a :class:`Policy`).
        sampling: how responses are sampled.
        model: the model's name on a server.
        options: further arguments of the policy's class.

    Raises:
        PolicyError: the string names no policy, or the policy cannot be made.
    """
    if spec == "reference":
        return ReferencePolicy(**options)
    if spec.startswith("file:") or spec.endswith(".jsonl"):
        return RecordedPolicy(spec.removeprefix("file:"), **options)
    try:
        if spec.startswith(("http://", "https://")):
            from lean_gym.evaluation.policies.openai import OpenAIPolicy

            return OpenAIPolicy(spec, model, sampling, **options)
        if spec.startswith("hf:"):
            from lean_gym.evaluation.policies.local import TransformersPolicy

            return TransformersPolicy(spec.removeprefix("hf:"), sampling, **options)
        if spec.startswith("vllm:"):
            from lean_gym.evaluation.policies.local import VLLMPolicy

            return VLLMPolicy(spec.removeprefix("vllm:"), sampling, **options)
        if spec.startswith("py:"):
            return _own(spec, sampling or Sampling())
    except ModuleNotFoundError as error:
        raise PolicyError(f"policy {spec!r}: {error}") from error
    raise PolicyError(
        f"unknown policy {spec!r}; it is http://…, https://…, hf:MODEL, vllm:MODEL, file:PATH, PATH.jsonl, "
        "reference or py:MODULE:NAME"
    )


def _own(spec: str, sampling: Sampling) -> Policy:
    module, _, name = spec.removeprefix("py:").partition(":")
    if not module or not name:
        raise PolicyError(f"policy {spec!r}: write py:MODULE:NAME")
    try:
        make = getattr(importlib.import_module(module), name)
    except AttributeError:
        raise PolicyError(f"policy {spec!r}: the module {module} has no {name!r}") from None
    policy: Policy = make(sampling)
    return policy
