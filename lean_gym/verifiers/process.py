"""The verifier that starts a new Lean process for every check: slow, simple, and right everywhere."""

from __future__ import annotations

from lean_gym.run import LeanRun
from lean_gym.verifiers.local import LocalVerifier

__all__ = ["ProcessVerifier"]


class ProcessVerifier(LocalVerifier):
    """Checks each submission in a new process of a toolchain.

    Its arguments are those of :class:`~lean_gym.verifiers.local.LocalVerifier`.

    >>> from lean_gym import Judge, Problem
    >>> from lean_gym.toolchains.embedded import embedded_toolchain
    >>> problem = Problem.from_lean("theorem t (p : Prop) (h : p) : p := by sorry")
    >>> with ProcessVerifier(embedded_toolchain(), workers=1) as verifier:
    ...     [attempt] = Judge(verifier)([problem], ["```lean4\\nby exact h\\n```"])
    >>> attempt.verdict.status
    <Status.PROVED: 'proved'>
    """

    def run(self, source: str) -> LeanRun:
        """Check one text in a new process."""
        return self._processes.run(source)

    def describe(self) -> str:
        """One line for a person."""
        return f"{self.toolchain.describe()}; a new process per check; sandbox: {self.sandbox.name}"

    def close(self) -> None:
        """Kill running checks and wait for their end."""
        self._processes.stop()
        super().close()
