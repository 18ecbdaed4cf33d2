"""``lean-gym repl``: any Lean behind the protocol of the Lean REPL."""

from __future__ import annotations

import contextlib
import sys
from typing import Annotated

import typer

from lean_gym.commands.common import Exit, MemoryOption, SecondsOption, VerifierOption, stop

__all__ = ["repl_command"]


def repl_command(
    verifier: VerifierOption = "embedded",
    seconds: SecondsOption = 60.0,
    memory: MemoryOption = 4096,
    sandbox: Annotated[str, typer.Option("--sandbox", help="auto, required or off.")] = "auto",
) -> None:
    """Answer requests of the Lean REPL's JSON protocol on standard input and output.

    Each request and each reply ends with a blank line: {"cmd": "def f := 37"}, then {"cmd": "#check f", "env": 0}.
    Tools that talk to the Lean REPL, such as a Kimina server or LeanInteract, can use it in its place.
    """
    from lean_gym.repl import Session, serve
    from lean_gym.toolchains import Limits, ToolchainError
    from lean_gym.verifiers import make_verifier

    replies = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may be printed between the replies
    limits = Limits(seconds=seconds, memory_bytes=memory << 20)
    try:
        lean = make_verifier(verifier, limits=limits, workers=1, sandbox=sandbox)
    except (ToolchainError, ValueError) as error:
        stop(str(error), Exit.UNAVAILABLE if isinstance(error, ToolchainError) else Exit.USAGE)
    with lean, contextlib.suppress(BrokenPipeError):
        serve(Session(lean.run, seconds), sys.stdin.buffer, replies)
