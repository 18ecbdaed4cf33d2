"""Verifiers: submissions in, verdicts out."""

from lean_gym.verifiers.base import Verifier
from lean_gym.verifiers.factory import make_verifier
from lean_gym.verifiers.forking import ForkingVerifier
from lean_gym.verifiers.process import ProcessVerifier

__all__ = ["ForkingVerifier", "ProcessVerifier", "Verifier", "make_verifier"]
