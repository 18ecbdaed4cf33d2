"""Which constants the compiled core library declares."""

from __future__ import annotations

from collections.abc import Iterable

from lean_gym.run import Outcome
from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.embedded.toolchain import embedded_toolchain
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.process import LeanProcesses
from lean_gym.verdict import Severity

__all__ = ["declared", "signatures"]

_LIMITS = Limits(seconds=600.0, memory_bytes=8 << 30, output_bytes=1 << 28)


def declared(names: Iterable[str]) -> set[str]:
    """The names that are constants of the core library; they are asked of Lean.

    Args:
        names: dotted names, without dots or French quotes inside their components.

    Raises:
        ToolchainError: the embedded Lean is missing, its library does not compile, or Lean left a name unanswered.
    """
    return set(signatures(names))


def signatures(names: Iterable[str]) -> dict[str, str]:
    """The types of those names that are constants of the core library, as Lean prints them.

    Args:
        names: dotted names, without dots or French quotes inside their components.

    Raises:
        ToolchainError: as ``declared``.
    """
    asked = sorted(set(names))
    lean = LeanProcesses(embedded_toolchain(), _LIMITS, options=("-DmaxErrors=1000000",))
    lines = ["set_option autoImplicit false", *(f"#check @«{name.replace('.', '».«')}»" for name in asked)]
    run = lean.run("\n".join(lines))
    answers: dict[int, str] = {}
    failed: set[int] = set()
    for message in run.messages:
        if message.start and message.severity is Severity.INFORMATION:
            answers.setdefault(message.start.line, message.text.partition(" : ")[2].strip())
        elif message.start:
            failed.add(message.start.line)
    unanswered = [name for line, name in enumerate(asked, 2) if line not in answers and line not in failed]
    if run.outcome is not Outcome.FINISHED or unanswered:
        raise ToolchainError(f"Lean did not say which constants are declared: {run.detail or unanswered[:5]}")
    return {name: answers[line] for line, name in enumerate(asked, 2) if line in answers and line not in failed}
