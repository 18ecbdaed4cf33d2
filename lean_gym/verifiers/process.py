"""The verifier that starts a new Lean process for every check: slow, simple, and right everywhere."""

from __future__ import annotations

from lean_gym.run import LeanRun
from lean_gym.toolchains.base import Toolchain
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.process import LeanProcesses
from lean_gym.toolchains.sandbox import Sandbox, choose_sandbox
from lean_gym.verifiers.base import Verifier

__all__ = ["ProcessVerifier"]


class ProcessVerifier(Verifier):
    """Checks each submission in a new process of a toolchain.

    Args:
        toolchain: the Lean.
        limits: of each check.
        workers: checks at the same time; default: the processors of this machine.
        options: more arguments for Lean, such as ``-DmaxHeartbeats=400000``.
        sandbox: ``"auto"`` (the best that this machine offers), ``"required"`` (refuse to run without) or ``"off"``.

    Raises:
        ToolchainError: the sandbox is required and this machine offers none.

    >>> from lean_gym import Judge, Problem
    >>> from lean_gym.toolchains.embedded import embedded_toolchain
    >>> problem = Problem.from_lean("theorem t (p : Prop) (h : p) : p := by sorry")
    >>> with ProcessVerifier(embedded_toolchain(), workers=1) as verifier:
    ...     [attempt] = Judge(verifier)([problem], ["```lean4\\nby exact h\\n```"])
    >>> attempt.verdict.status
    <Status.PROVED: 'proved'>
    """

    def __init__(
        self,
        toolchain: Toolchain,
        limits: Limits | None = None,
        *,
        workers: int | None = None,
        options: tuple[str, ...] = (),
        sandbox: str = "auto",
    ) -> None:
        self.toolchain = toolchain
        self.limits = limits or Limits()
        self.sandbox: Sandbox = choose_sandbox(sandbox, toolchain)
        self._processes = LeanProcesses(
            toolchain, self.limits, options=options, confine=self.sandbox.confine, wrap=self.sandbox.wrap
        )
        super().__init__(workers)

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
