"""What the verifiers with a Lean on this machine share."""

from __future__ import annotations

from lean_gym.toolchains.base import Toolchain
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.process import LeanProcesses
from lean_gym.toolchains.sandbox import Sandbox, choose_sandbox
from lean_gym.verifiers.base import Verifier

__all__ = ["LocalVerifier"]


class LocalVerifier(Verifier):
    """A verifier with a toolchain of this machine, limits and a sandbox; it can start a new process for a check.

    Args:
        toolchain: the Lean.
        limits: of each check.
        workers: checks at the same time; default: the processors of this machine.
        options: more arguments for Lean, such as ``-DmaxHeartbeats=400000``.
        sandbox: ``"auto"`` (the best that this machine offers), ``"required"`` (refuse to run without) or ``"off"``.

    Raises:
        ToolchainError: the sandbox is required and this machine offers none.
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
