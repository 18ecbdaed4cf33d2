"""Policies that can be evaluated: recorded responses, servers, models in this process."""

from lean_gym.evaluation.policies.base import Completion, Policy, PolicyError, Request, Sampling, request_seed
from lean_gym.evaluation.policies.factory import make_policy
from lean_gym.evaluation.policies.recorded import RecordedPolicy, ReferencePolicy

__all__ = [
    "Completion",
    "Policy",
    "PolicyError",
    "RecordedPolicy",
    "ReferencePolicy",
    "Request",
    "Sampling",
    "make_policy",
    "request_seed",
]
