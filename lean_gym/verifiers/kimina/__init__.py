"""The verifier that sends submissions to Kimina Lean Servers."""

from lean_gym.verifiers.kimina.verifier import KiminaVerifier

__all__ = ["KiminaVerifier"]
