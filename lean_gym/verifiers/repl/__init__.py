"""The verifier that keeps Lean REPLs, through LeanInteract."""

from lean_gym.verifiers.repl.verifier import ReplVerifier

__all__ = ["ReplVerifier"]
