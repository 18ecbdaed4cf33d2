"""A policy of the trainer, as `lean_gym.evaluation` takes policies."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import torch

from agents.policies.base import Policy, SamplingSettings
from lean_gym.evaluation.policies import Completion, Request, Sampling

__all__ = ["EvaluatedPolicy"]


class EvaluatedPolicy:
    """Samples with a trained policy; each batch with the seed of its first request.

    Args:
        policy: of the trainer; its conversations are made again from their texts.
        sampling: how responses are sampled.
        name: for people and for the log.
        batch: responses at a time.
    """

    parallel = 1

    def __init__(self, policy: Policy, sampling: Sampling, name: str, batch: int = 64) -> None:
        self.policy, self.sampling, self.name, self.batch = policy, sampling, name, batch
        self._settings = SamplingSettings(sampling.max_tokens, sampling.temperature, sampling.top_p, stop=sampling.stop)

    def generate(self, requests: Sequence[Request]) -> list[Completion]:
        """Sample one response to each chat. A chat that leaves no room for a response gives an error."""
        start = time.monotonic()
        prompts = [tuple(self.policy.start(request.messages)) for request in requests]
        fits = [i for i, prompt in enumerate(prompts) if len(prompt) < self.policy.max_length]
        device = getattr(self.policy, "device", torch.device("cpu"))
        generator = torch.Generator(device=device).manual_seed(requests[0].seed)
        sampled = self.policy.generate([prompts[i] for i in fits], self._settings, generator) if fits else []
        seconds = (time.monotonic() - start) / len(requests)
        result = [
            Completion(error=f"the chat has {len(prompt)} tokens; the policy takes {self.policy.max_length}")
            for prompt in prompts
        ]
        for i, completion in zip(fits, sampled, strict=True):
            text, size = self.policy.text(completion.ids), len(completion.ids)
            result[i] = Completion(text, len(prompts[i]), size, completion.finish, seconds)
        return result

    def describe(self) -> Mapping[str, Any]:
        """Its name and its sampling."""
        return {"kind": "trained", "name": self.name, **self.sampling.to_dict()}

    def close(self) -> None:
        """The policy stays the caller's."""
