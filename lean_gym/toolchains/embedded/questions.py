"""Asks the embedded Lean about its compiled core library."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lean_gym.run import Outcome
from lean_gym.toolchains.base import ToolchainError
from lean_gym.toolchains.embedded.toolchain import embedded_toolchain
from lean_gym.toolchains.limits import Limits
from lean_gym.toolchains.process import LeanProcesses
from lean_gym.verdict import Diagnostic

__all__ = ["ask"]

_LIMITS = Limits(seconds=600.0, memory_bytes=8 << 30, output_bytes=1 << 28)
_OPTIONS = ("-DmaxErrors=1000000", "-DautoImplicit=false", "-DElab.async=false")
_AT_A_TIME = 600
"""Questions in one file: the time of a file grows faster than its length."""


def ask(questions: Sequence[str], options: Iterable[str] = ()) -> list[tuple[Diagnostic, ...]]:
    """What Lean says to each question, in the order of the questions.

    Args:
        questions: a line of commands each, which leaves nothing behind that another line would notice.
        options: Lean's, as arguments: ``-Dpp.funBinderTypes=true``.

    Raises:
        ToolchainError: the embedded Lean is missing, its library does not compile, or it left a question unanswered.
    """
    lean = LeanProcesses(embedded_toolchain(), _LIMITS, options=(*_OPTIONS, *options))
    answers: list[tuple[Diagnostic, ...]] = []
    for at in range(0, len(questions), _AT_A_TIME):
        some = questions[at : at + _AT_A_TIME]
        run = lean.run("\n".join(some))
        said: list[list[Diagnostic]] = [[] for _ in some]
        for message in run.messages:
            if message.start and message.start.line <= len(some):
                said[message.start.line - 1].append(message)
        unanswered = [question for question, messages in zip(some, said, strict=True) if not messages]
        if run.outcome is not Outcome.FINISHED or unanswered:
            raise ToolchainError(f"Lean did not answer about its library: {run.detail or unanswered[:5]}")
        answers.extend(map(tuple, said))
    return answers
