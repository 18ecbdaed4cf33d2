"""Which constants the compiled core library declares."""

from __future__ import annotations

import re
from collections.abc import Iterable

from lean_gym.run import Outcome
from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.embedded.toolchain import embedded_toolchain
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.process import LeanProcesses
from lean_gym.verdict import Severity

__all__ = ["declared"]

_LIMITS = Limits(seconds=600.0, memory_bytes=8 << 30, output_bytes=1 << 28)


def declared(names: Iterable[str]) -> set[str]:
    """The names, as written in Lean, that are constants of the core library; they are asked of Lean.

    Args:
        names: names as Lean text. One that Lean doesn't read as a name counts as not declared.

    Raises:
        ToolchainError: the embedded Lean is missing, its library does not compile, or Lean did not finish.
    """
    asked = sorted({name for name in names if name and not re.search(r"\s", name)})
    lean = LeanProcesses(embedded_toolchain(), _LIMITS, options=("-DmaxErrors=1000000",))
    run = lean.run("".join(f"#check @{name}\n" for name in asked))
    if run.outcome is not Outcome.FINISHED:
        raise ToolchainError(f"Lean did not say which constants are declared: {run.detail}")
    wrong = {m.start.line for m in run.messages if m.severity is Severity.ERROR and m.start}
    return {name for line, name in enumerate(asked, 1) if line not in wrong}
