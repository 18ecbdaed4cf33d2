"""Episodes as a person reads them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.syntax import Syntax
from rich.text import Text

from lean_gym.attempt import Attempt
from lean_gym.problem import Problem
from lean_gym.verdict import Status

__all__ = ["STATUS_COLOURS", "episode_text", "print_step"]

STATUS_COLOURS = {
    Status.PROVED: "bold green",
    Status.FAILED: "red",
    Status.INCOMPLETE: "yellow",
    Status.REFUSED: "bold red",
    Status.TIMEOUT: "magenta",
    Status.EXHAUSTED: "magenta",
    Status.MALFORMED: "yellow",
    Status.UNAVAILABLE: "bold white on red",
}


def episode_text(problem: Problem, attempts: Sequence[Attempt]) -> str:
    """The problem, and each attempt with its status and feedback, without colours."""
    parts = [f"Problem {problem.id}\n{problem.source().strip()}"]
    for number, attempt in enumerate(attempts, 1):
        code = attempt.response.code
        shown = code if code is not None else "(no Lean code)"
        part = f"Attempt {number}: {attempt.verdict.status.value}\n{shown.strip()}"
        parts.append(f"{part}\n\n{attempt.feedback}" if attempt.feedback else part)
    return "\n\n".join(parts)


def print_step(problem: Problem, attempt: Attempt | None, number: int, console: Console | None = None) -> None:
    """Print the problem (``attempt`` None) or one attempt, in colour where the terminal has it."""
    console = console or Console()
    if attempt is None:
        console.print(Text(f"Problem {problem.id}", style="bold"))
        console.print(Syntax(problem.source().strip(), "lean4", background_color="default", word_wrap=True))
        return
    status = attempt.verdict.status
    code = attempt.response.code
    console.print(Text.assemble(f"Attempt {number}: ", (status.value, STATUS_COLOURS[status])))
    if code is not None:
        console.print(Syntax(code.strip(), "lean4", background_color="default", word_wrap=True))
    if attempt.feedback:
        console.print(Text(attempt.feedback))
