"""``lean-gym play``: prove a theorem in the terminal, with Lean's feedback."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from lean_gym.commands.common import (
    Exit,
    SecondsOption,
    VerifierOption,
    console,
    open_verifier,
    show_lean,
    show_text,
    stop,
)

if TYPE_CHECKING:
    from lean_gym.judge import Judge
    from lean_gym.problem import Problem

__all__ = ["play_command"]

HELP = """\
Type a proof: tactics, one a line, or `by …`, or a term, or a whole theorem with helper lemmas before it.
An empty line sends it to Lean. Lines that begin with a colon are commands:
  :show  the theorem again      :skip  another theorem      :proof  the reference proof
  :help  this text              :quit  stop"""


def play_command(
    problem: Annotated[
        str | None, typer.Argument(help="A built-in problem's id, or a .lean file; default: one drawn at random.")
    ] = None,
    level: Annotated[int | None, typer.Option("--level", "-l", help="Draw from this level only.", min=1, max=5)] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Draw the same problems again.")] = None,
    verifier: VerifierOption = "embedded",
    seconds: SecondsOption = 60.0,
) -> None:
    """Prove theorems in the terminal; Lean checks every attempt."""
    import random

    from lean_gym.datasets import builtin_problems
    from lean_gym.datasets.resolve import load_problems
    from lean_gym.judge import Judge
    from lean_gym.problem import ProblemError

    try:
        pool = list(load_problems(problem) if problem is not None else builtin_problems(level=level))
    except (ProblemError, KeyError) as error:
        stop(str(error.args[0]))
    random.Random(seed).shuffle(pool)
    proved = 0
    with open_verifier(verifier, seconds=seconds, workers=1) as lean:
        console.print(HELP, style="dim")
        judge = Judge(lean)
        for goal in pool:
            outcome = _play_one(judge, goal)
            proved += outcome == "proved"
            if outcome == "quit":
                break
    console.print(f"{proved} proved.", style="bold")
    raise typer.Exit(Exit.PROVED if proved else Exit.NOT_PROVED)


def _play_one(judge: Judge, goal: Problem) -> str:
    """One theorem until it is proved, skipped or left: ``proved``, ``skipped`` or ``quit``."""
    from lean_gym.datasets import reference_proof
    from lean_gym.envs.render import STATUS_COLOURS
    from lean_gym.response import render_response

    _show(goal)
    while True:
        entry = _read_entry()
        if entry is None or entry == ":quit":
            return "quit"
        if entry == ":skip":
            return "skipped"
        if entry == ":show":
            _show(goal)
        elif entry == ":help":
            console.print(HELP, style="dim")
        elif entry == ":proof":
            if "proof" in goal.metadata:
                show_lean(reference_proof(goal))
            else:
                console.print("This problem comes without a reference proof.")
        elif entry.startswith(":"):
            console.print(f"There is no command {entry.split()[0]}; :help lists them.")
        elif entry.strip():
            [attempt] = judge([goal], [render_response("", entry)])
            status = attempt.verdict.status
            console.print(Text(status.value, style=STATUS_COLOURS[status]))
            if status.proved:
                return "proved"
            console.print(Text(attempt.feedback))


def _show(goal: Problem) -> None:
    console.rule(Text(goal.id))
    if goal.informal:
        show_text(goal.informal)
    show_lean(goal.source(""))


def _read_entry() -> str | None:
    """Lines up to an empty one, or a command; None at the end of the input, and when it is interrupted."""
    lines: list[str] = []
    while True:
        try:
            line = input("… " if lines else "> ")
        except EOFError:
            console.print()
            return "\n".join(lines) if lines else None
        except KeyboardInterrupt:
            console.print()
            return None
        if not lines and line.strip().startswith(":"):
            return line.strip()
        if not line.strip():
            if lines:
                return "\n".join(lines)
            continue
        lines.append(line)
